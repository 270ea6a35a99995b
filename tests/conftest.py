"""What all tests share."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--reset", action="store_true", help="Write golden files anew instead of comparing; read the diff."
    )


@pytest.fixture
def reset(request: pytest.FixtureRequest) -> bool:
    """Golden files are to be written anew."""
    return bool(request.config.getoption("--reset"))
