"""Running the service: the address it listens on, its beginning, and its end."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.metadata import version
from time import perf_counter
from types import FrameType
from typing import Final

import uvicorn

from referee.errors import RefereeError
from referee.service.application import application
from referee.service.connections import Connection, Terms
from referee.service.journal import Pen, listen_to_python
from referee.service.settings import Door, Settings
from referee.wording import say

_KEPT: Final = 15
"""So many seconds a connection is kept for the next request."""
_MOST_CONNECTIONS: Final = 1000
_OWN_FILES: Final = 64
"""So many open files the program needs beside its connections."""
_LOOKS: Final = 0.5
_WAKES: Final = 0.05
_FAREWELL: Final = 1.0
_TURN: Final = 0.0005
"""So many seconds Python leaves it to a thread that judges: with ten times as many, short requests wait ten times as
long while long logs are judged."""
_MMAP_THRESHOLD: Final = -3
_LARGE: Final = 1024 * 1024
_NO_ADDRESS: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class ListeningError(RefereeError):
    """Nobody can listen on the address that was asked for."""


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    lang: str = "en",
    greet: Callable[[str], None] | None = None,
) -> None:
    """Serve until the program is told to stop (SIGTERM, SIGINT, Ctrl+C): then what has begun is finished.

    The journal goes to standard error: a JSON object for each request; where that is a terminal, in short.

    Args:
        settings: How the service is set up.
        host: The name or address to listen on.
        port: The port; 0 for any that is free.
        lang: The language of errors.
        greet: Is told the words for a person at a terminal: where to go, and how it ends.

    Raises:
        ListeningError: The address cannot be had.
    """
    sockets = listeners(host, port, lang)
    begun = perf_counter()
    sys.setswitchinterval(_TURN)
    _give_memory_back()
    pen = Pen(getattr(sys.stderr, "buffer", None), brief=sys.stderr is not None and sys.stderr.isatty())
    listen_to_python(pen)
    door = Door()
    terms = Terms(seconds=settings.body_seconds, most=_most_connections(), door=door, pen=pen)
    app = application(settings, door, pen)
    config = uvicorn.Config(
        app,
        loop="asyncio",
        http=partial(Connection, terms=terms),  # type: ignore[arg-type]
        ws="none",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=_KEPT,
    )
    place = address(host, sockets[0].getsockname()[1])

    def ready() -> None:
        seconds = round(perf_counter() - begun, 3)
        pen.write("info", "start", address=place, version=version("referee"), seconds=seconds)
        if greet is not None:
            greet(say("serve-greeting", {"address": place}, lang))

    def stopping() -> None:
        pen.write("info", "stopping")
        if greet is not None:
            greet(say("serve-waiting", {}, lang))

    server = _Server(config, settings, door, ready, stopping)
    server.run(sockets)
    pen.write("info", "stop", requests=pen.requests, cut=server.cut)
    if any(thread.name.startswith("judging") for thread in threading.enumerate()):
        os._exit(0)  # a thread that still judges cannot be ended, and would be waited for


class _Server(uvicorn.Server):
    """The server, which looks after its connections and ends in good order."""

    def __init__(
        self,
        config: uvicorn.Config,
        settings: Settings,
        door: Door,
        ready: Callable[[], None],
        stopping: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.settings = settings
        self.door = door
        self.cut = 0
        self._ready = ready
        self._stopping = stopping
        self._looked = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Look after the connections, several times a second."""
        self._look()
        return await super().on_tick(counter)

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._looked >= _LOOKS:
            self._looked = now
            for connection in self._connections():
                connection.look_after(now)

    def _connections(self) -> list[Connection]:
        return [each for each in self.server_state.connections if isinstance(each, Connection)]

    def _busy(self) -> list[Connection]:
        return [each for each in self._connections() if each.busy]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, finish what has begun, and end whatever lasts too long."""
        self.door.open = False
        for listener in self.servers:
            listener.close()
        loop = asyncio.get_running_loop()
        until = loop.time() + self.settings.shutdown_seconds
        if self._busy():
            self._stopping()
            for connection in self._busy():
                connection.shutdown()
        while self._busy() and loop.time() < until and not self.force_exit:
            self._look()
            await asyncio.sleep(_WAKES)
        self.cut = len(self._busy())
        tasks = list(self.server_state.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=_FAREWELL)
        for connection in self._connections():
            if connection.busy:
                connection.transport.abort()
            else:
                connection.transport.close()
        await asyncio.sleep(_WAKES)
        await self.lifespan.shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; told once more, at once. It is no failure: nothing is raised after it."""
        self.force_exit = self.should_exit
        self.should_exit = True


def listeners(host: str, port: int, lang: str = "en") -> list[socket.socket]:
    """Listen on all addresses that a host has, on one port.

    Raises:
        ListeningError: One of them cannot be had.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise ListeningError(say("serve-no-host", {"host": host}, lang)) from None
    sockets: list[socket.socket] = []
    refused: OSError | None = None
    for family, _, _, _, where in dict.fromkeys(found):
        listener = None
        try:
            # by its number: else asyncio does not know TCP, and leaves the delay on that costs each answer 40 ms
            listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            sockets.append(_bound(listener, family, (where[0], port, *where[2:])))
            port = listener.getsockname()[1]
        except OSError as error:
            if listener is not None:
                listener.close()
            if error.errno in _NO_ADDRESS:
                refused = refused or error
                continue
            for each in sockets:
                each.close()
            raise ListeningError(_reason(error, host, port, lang)) from None
    if not sockets:
        raise ListeningError(_reason(refused, host, port, lang))
    return sockets


def _bound(listener: socket.socket, family: int, where: tuple[object, ...]) -> socket.socket:
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    listener.bind(where)
    listener.setblocking(False)
    listener.listen(socket.SOMAXCONN)  # at once: of two programs that ask for a port, the second one must hear of it
    return listener


def _reason(error: OSError | None, host: str, port: int, lang: str) -> str:
    args: dict[str, object] = {"host": host, "port": port}
    if error is None or error.errno in _NO_ADDRESS:
        return say("serve-elsewhere", args, lang)
    if error.errno == errno.EADDRINUSE:
        return say("serve-taken", args, lang)
    if error.errno in (errno.EACCES, errno.EPERM):
        return say("serve-barred", args, lang)
    return say("serve-failed", args | {"reason": error.strerror or str(error)}, lang)


def address(host: str, port: int) -> str:
    """The address to open in a browser.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://127.0.0.1:8000/', 'http://[::1]:80/')
    """
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _give_memory_back() -> None:
    """Let what a large log takes go back to the system when the log is judged.

    The C library would otherwise keep room for the largest one that it has seen, several times over.
    """
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):  # another C library does not know this setting
            import ctypes

            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def _most_connections() -> int:
    """How many connections there may be: no more than the program may have files open."""
    with suppress(ImportError):
        import resource

        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files != resource.RLIM_INFINITY:
            return max(16, min(_MOST_CONNECTIONS, files - _OWN_FILES))
    return _MOST_CONNECTIONS
