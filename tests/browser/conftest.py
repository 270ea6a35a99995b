"""A browser, and the documentation served to it."""

from __future__ import annotations

import functools
import http.server
import importlib.util
import os
import shutil
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NEEDS = "REFEREE_BROWSER"
"""Where this is set, a missing browser is an error."""
BROWSER = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)
MISSING = [
    what for what, there in (("chromium", BROWSER), ("playwright", importlib.util.find_spec("playwright"))) if not there
]  # fmt: skip

if MISSING and os.environ.get(NEEDS):
    raise RuntimeError(f"{NEEDS} is set, but there is no {' and no '.join(MISSING)}")
collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_report_header() -> str | None:
    """Say that the pages are not opened, where they cannot be."""
    return f"browser tests left out: no {', no '.join(MISSING)}; {NEEDS}=1 makes that an error" if MISSING else None


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    """Where the documentation is served."""
    from browser.building import built

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(built())))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield opened
        opened.close()
