"""The service's own journal: what was asked and how it ended, never by whom or about what.

One JSON object a line. It has no body, name, query, address or other word of a client: of a path only its route, of a
bug only its type and where it came up.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import secrets
import select
import sys
import threading
import traceback
import warnings
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import BinaryIO, Final, TextIO

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from referee.service.problems import RefusedError, answer_refused

FAILED: Final = "referee.failed"
ROUTE: Final = "referee.route"
VERDICTS: Final = "referee.verdicts"
"""Where the scope of a request has the bug that it met, its route, and how many logs got which verdict."""
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_PACKAGE: Final = Path(__file__).resolve().parents[1]
_PLACES: Final = 20
"""So many places are told of a bug, the last ones: a line must not be too long to be written in one piece."""
_KNOWN: Final = "ASGI callable returned without"
"""How lines of the server library begin that stand in the journal already."""
_GREETED: Final = frozenset({"start", "stopping", "stop"})
"""What a person who looks on is told in other words, or sees."""


class Pen:
    """Writes lines of the journal, and never waits for whoever reads it.

    What cannot be written (nobody reads, the disk is full) is lost; as soon as something can be written again, a line
    tells how many lines were.

    Args:
        out: Where to, a file of the system; None for nowhere.
        brief: In short, for a person who looks on, instead of in JSON.
    """

    def __init__(self, out: BinaryIO | None, *, brief: bool = False) -> None:
        self._out = None if out is None else out.fileno()
        self._brief = brief
        self._lock = threading.Lock()
        self._room = _room(self._out)
        self._torn = b""
        self._lost = 0
        self.requests = 0

    def write(self, level: str, event: str, **more: object) -> None:
        """Write a line."""
        if self._out is None or (self._brief and event in _GREETED):
            return
        with self._lock:
            if self._lost and self._put(self._line("warning", "lost", {"lines": self._lost})):
                self._lost = 0
            if self._lost or not self._put(self._line(level, event, more)):
                self._lost += 1

    def _line(self, level: str, event: str, more: Mapping[str, object]) -> bytes:
        now = datetime.now(UTC)
        if self._brief:
            return _brief(now.astimezone(), event, more).encode() + b"\n"
        time = now.isoformat(timespec="milliseconds")
        return msgspec.json.encode({"time": time, "level": level, "event": event, **more}) + b"\n"

    def _put(self, line: bytes) -> bool:
        """Write a line if there is room for it; whether there was."""
        if self._out is None or not self._room():
            return False
        rest = self._torn + line
        try:
            while rest:
                rest = rest[os.write(self._out, rest) :]
                self._torn = b"\n"  # should it come no further
        except OSError as error:
            if error.errno in (errno.EPIPE, errno.EBADF):  # nobody will read any more
                self._out = None
            return False
        self._torn = b""
        return True

    def bug(self, error: BaseException, request: str | None = None) -> None:
        """Write of a bug: its type and its places, not what it says, which may quote somebody."""
        self.write("error", "bug", request=request, exception=_kind(error), places=places(error))


def _room(out: int | None) -> Callable[[], object]:
    """Tells whether a line can be written without waiting; where the system cannot say so, that it can."""
    if out is None or not hasattr(select, "poll"):
        return lambda: True
    poll = select.poll()
    poll.register(out, select.POLLOUT)
    return partial(poll.poll, 0)


def _brief(now: datetime, event: str, more: Mapping[str, object]) -> str:
    shown: list[object] = [now.strftime("%H:%M:%S")]
    if event == "request":
        shown += [more["status"], more["method"], more["route"] or "-", f"{more['milliseconds']} ms"]
        verdicts = more.get("verdicts")
        if isinstance(verdicts, Mapping):
            shown.append(", ".join(f"{count} {verdict}" for verdict, count in verdicts.items()))
    elif event == "refused":
        shown += [more["status"], more["problem"]]
    else:
        shown.append(event)
        shown += [f"{name}={value}" for name, value in more.items() if value is not None]
    return " ".join(map(str, shown))


def _kind(error: BaseException) -> str:
    kind = type(error)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def places(error: BaseException) -> list[str]:
    """Where a bug came up: the places in our own code that led to it, else the last one of all.

    >>> places(KeyError("a name"))
    []
    """
    found = []
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        own = path.is_relative_to(_PACKAGE)
        name = path.relative_to(_PACKAGE.parent).as_posix() if own else path.name
        found.append((own, f"{name}:{frame.lineno} {frame.name}"))
    return [place for own, place in found if own][-_PLACES:] or [place for _, place in found[-1:]]


class Journal:
    """Writes a line for every request, when it has ended, and gives each a number of its own (`Request-Id`)."""

    def __init__(self, app: ASGIApp, pen: Pen) -> None:
        self.app = app
        self.pen = pen

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and write it down."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = perf_counter()
        entry = _Entry(receive, send)
        verdicts: dict[str, int] = {}
        scope[VERDICTS] = verdicts
        try:
            await self.app(scope, entry.receive, entry.send)
        except asyncio.CancelledError:  # the service ends, and waits no longer
            if not entry.status:
                await answer_refused(scope, receive, entry.send, RefusedError("shutting-down"))
        except Exception as error:
            scope[FAILED] = error
            if not entry.status and not entry.gone:
                await answer_refused(scope, receive, entry.send, RefusedError("internal"))
        finally:
            self._write(scope, entry, verdicts, perf_counter() - begun)

    def _write(self, scope: Scope, entry: _Entry, verdicts: Mapping[str, int], seconds: float) -> None:
        pen = self.pen
        pen.requests += 1
        error = scope.get(FAILED)
        if error is not None and not entry.gone:
            pen.bug(error, entry.number)
        status = entry.status
        method = scope["method"]
        line: dict[str, object] = {
            "request": entry.number,
            "method": method if method in _METHODS else "other",
            "route": scope.get(ROUTE) or getattr(scope.get("route"), "path", None),
            "status": status or None,
            "milliseconds": round(seconds * 1000, 2),
            "bytes_in": entry.came,
            "bytes_out": entry.went,
        }
        if verdicts:
            line["verdicts"] = verdicts
        if entry.gone:
            line["gone"] = True  # the client
        elif not entry.complete:
            line["cut"] = True
        level = "info"
        if not entry.gone and (status >= 500 or not entry.complete):
            level = "error" if status == 500 else "warning"
        pen.write(level, "request", **line)


class _Entry:
    """What is counted of one request."""

    __slots__ = ("_receive", "_send", "came", "complete", "gone", "number", "status", "went")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.number = secrets.token_hex(8)
        self.status = 0
        self.came = 0
        self.went = 0
        self.complete = False
        self.gone = False

    async def receive(self) -> Message:
        """What comes from the client."""
        message = await self._receive()
        if message["type"] == "http.request":
            self.came += len(message.get("body", b""))
        else:
            self.gone = not self.complete
        return message

    async def send(self, message: Message) -> None:
        """What goes to the client."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", ()), (b"request-id", self.number.encode())]
            message = {**message, "headers": headers}
        else:
            self.went += len(message.get("body", b""))
            self.complete = not message.get("more_body", False)
        await self._send(message)


class ServerLines(logging.Handler):
    """Writes what the server library and Python itself have to say into the journal: what happened, about nobody."""

    def __init__(self, pen: Pen) -> None:
        super().__init__(logging.WARNING)
        self.pen = pen

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line: its words without what fills them, which may come from a client."""
        message = str(record.msg).strip().partition("\n")[0]
        if message.startswith(_KNOWN):
            return
        error = record.exc_info[1] if record.exc_info else None
        more: dict[str, object] = {"message": message}
        if error is not None:
            more |= {"exception": _kind(error), "places": places(error)}
        self.pen.write(record.levelname.lower(), "server", **more)


def listen_to_python(pen: Pen) -> None:
    """Let whatever the program says by itself go into the journal: log lines, warnings, exceptions of no request."""
    root = logging.getLogger()
    root.addHandler(ServerLines(pen))
    root.setLevel(logging.WARNING)
    threading.excepthook = lambda bug: pen.bug(bug.exc_value or bug.exc_type())
    sys.unraisablehook = lambda bug: pen.bug(bug.exc_value or bug.exc_type())

    def warn(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        pen.write("warning", "python", warning=category.__name__, place=f"{Path(filename).name}:{lineno}")

    warnings.showwarning = warn
