"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
"""Every run tries the same; `--hypothesis-profile=default` tries something new each time."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--reset", action="store_true", help="Write golden files anew instead of comparing; read the diff."
    )


@pytest.fixture
def reset(request: pytest.FixtureRequest) -> bool:
    """Golden files are to be written anew."""
    return bool(request.config.getoption("--reset"))
