"""The connections under the requests: how long each may take to say something, how much it may say, how many there are.

The server library reads requests but has no limit for the time that the head of one takes, for a connection that is
silent, for an answer that nobody reads, nor for the size of a head. So each connection is looked at once in a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from referee.service.journal import Pen
from referee.service.negotiation import best_language, header
from referee.service.problems import RefusedError
from referee.service.settings import Door

_HEAD_SIZE: Final = 32 * 1024
"""So many bytes there may be of a head; and in the body of a request, between one piece of it and the next."""
_ADDRESS_SIZE: Final = 8 * 1024
_PIPELINED: Final = 16
"""So many requests may wait behind the one that is answered, on one connection."""
_VERSIONS: Final = ("1.0", "1.1")
_FRAMING: Final = (b"content-length", b"transfer-encoding")
_RESTS: Final = 1.0
"""So many seconds a connection is idle before it must give way to a new one."""
_LATER: Final = 503
_GO_ON: Final = b"HTTP/1.1 100 "
_LINGERS: Final = 2.0
"""So many seconds a refused client may still send before the connection goes: else it might not see why."""


@dataclass(frozen=True)
class Terms:
    """What connections are held to.

    Args:
        seconds: How long the head of a request may take, a connection be silent before its first one, and an answer
            lie about without being fetched.
        most: How many connections there may be.
        door: Whether there is another request to come on a connection that is kept.
        pen: Writes the journal.
    """

    seconds: float
    most: int
    door: Door
    pen: Pen


class Connection(HttpToolsProtocol):
    """One connection, with limits."""

    def __init__(self, *args: Any, terms: Terms, **more: Any) -> None:
        super().__init__(*args, **more)
        self.terms = terms
        self.since: float | None = None  # since when the head of a request is awaited; None while one is answered
        self.begun = False  # a part of that head is there
        self.rested = 0.0
        self.size = 0
        self.framing: tuple[bytes, bytes] | None = None  # the header that says where the body of the last request ends
        self.rejoins = False
        self.refusal = ""
        self.stuck: float | None = None
        self.ending: float | None = None

    @property
    def busy(self) -> bool:
        """Whether a request has begun that is not answered."""
        return self.begun or bool(self.pipeline) or (self.cycle is not None and not self.cycle.response_complete)

    # --- what the transport calls ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a new connection; where there are too many, instead of one that is doing nothing."""
        super().connection_made(transport)
        self.since = self.rested = self.loop.time()
        if len(self.connections) <= self.terms.most:
            return
        there = [each for each in self.connections if isinstance(each, Connection) and not each.transport.is_closing()]
        if len(there) <= self.terms.most:
            return
        idle = idlest(there, self.since - _RESTS)
        if idle is None:
            self.refuse("too-many-connections")
        else:
            idle.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read what came, unless the client has had its answer."""
        if self.refusal:
            return
        if self.since is None and (self.cycle is None or self.cycle.response_complete):
            self.since = self.loop.time()
        self.size += len(data)
        self._unset_keepalive_if_required()
        try:
            self._read(data)
        except HttpParserError:
            refusal, self.refusal = self.refusal or "malformed", ""
            self.refuse(refusal)
        else:
            if self.size > _HEAD_SIZE and not self.refusal:
                if self.begun:
                    self.refuse("head-too-large")
                elif self.cycle is not None and self.cycle.more_body:  # of which nothing comes but how it is packed
                    self.refuse("malformed")

    def _read(self, data: bytes) -> None:
        """Read on in this protocol where a client asks for another one, as some do with every first request.

        The parser takes what follows such a head for the other protocol, and reads no further; a new one does.
        """
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade as asked:
            self.parser = HttpRequestParser(self)
            if self.framing:
                self.rejoins = True
                self.parser.feed_data(b"POST / HTTP/1.1\r\n%s: %s\r\n\r\n" % self.framing)
                self.rejoins = False
            self._read(data[asked.args[0] :])

    def eof_received(self) -> bool:  # type: ignore[override]
        """The client has said all; whether the connection stays open, for the answer to it."""
        cycle = self.cycle
        waits = not self.begun and cycle is not None and not cycle.response_complete and not cycle.more_body
        if waits:
            cycle.keep_alive = False
        return waits

    def pause_writing(self) -> None:
        """The client does not fetch its answer."""
        self.stuck = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does."""
        self.stuck = None
        super().resume_writing()

    # --- what the parser calls ---

    def on_message_begin(self) -> None:
        """A request begins."""
        if self.rejoins:
            return
        self.since = self.loop.time()
        self.begun = True
        self.size = 0
        self.framing = None
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A piece of its address is there."""
        if not self.rejoins:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header of it is there; one that comes behind the body is none of its head, and nobody asks for it."""
        if not self.begun:
            return
        super().on_header(name, value)
        name = self.headers[-1][0]
        if name in _FRAMING and value != b"0":
            self.framing = (name, value)

    def on_body(self, body: bytes) -> None:
        """A piece of its body is there."""
        self.size = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        if self.framing is None or not self.parser.should_upgrade():
            super().on_message_complete()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        if self.rejoins:
            return
        self.begun = False
        self.since = None
        refusal = self._refusal()
        if refusal:
            self.refusal = refusal
            raise ValueError(refusal)  # which ends the parsing, and leads to the answer
        if self.parser.get_http_version() == "1.0":  # where nobody waits to be told to go on
            self.expect_100_continue = False
        super().on_headers_complete()
        cycle: Any = self.cycle
        cycle.transport = _Whole(self.transport)
        cycle.on_response = partial(self._answered, cycle.transport)
        if not self.terms.door.open:
            self.cycle.keep_alive = False

    def _refusal(self) -> str:
        """Why a request with this head is not taken, if it is not."""
        if len(self.url) > _ADDRESS_SIZE:
            return "address-too-long"
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > _HEAD_SIZE:
            return "head-too-large"
        version = self.parser.get_http_version()
        if version not in _VERSIONS:
            return "http-version"
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and version != "1.0"):  # RFC 9112, 3.2
            return "malformed"
        if self.framing and self.framing[0] == b"transfer-encoding" and self.framing[1].lower() != b"chunked":
            return "malformed"
        return "malformed" if len(self.pipeline) >= _PIPELINED else ""

    def _answered(self, whole: _Whole) -> None:
        whole.flush()
        self.on_response_complete()

    def on_response_complete(self) -> None:
        """A request is answered."""
        self.rested = self.loop.time()
        super().on_response_complete()

    # --- ends ---

    def refuse(self, name: str) -> None:
        """Answer with a problem, and end the connection.

        Requests that are there already are answered first; an answer to one that will never be there is broken off.
        """
        if self.refusal or self.transport.is_closing():
            return
        self.refusal = name
        self.begun = False
        self.terms.pen.write("warning", "refused", problem=name, status=RefusedError(name).status)
        cycle = self.cycle  # the one that came last
        if cycle is not None and not cycle.response_complete:
            if not cycle.more_body:
                cycle.keep_alive = False
                return
            cycle.disconnected = True  # whatever reads its body learns that there is no more of it
            cycle.message_event.set()
            if self.pipeline or cycle.response_started:
                self.transport.close()
                return
        headers = {"retry-after": "1"} if RefusedError(name).status == _LATER else None
        answer = RefusedError(name, headers=headers).response(self._language())
        content = [STATUS_LINE[answer.status_code], b"connection: close\r\n"]
        content += [b"%s: %s\r\n" % pair for pair in [*self.server_state.default_headers, *answer.raw_headers]]
        self.transport.write(b"".join([*content, b"\r\n", bytes(answer.body)]))
        self.ending = self.loop.time()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()

    def _language(self) -> str:
        return best_language(header({"headers": self.headers or []}, b"accept-language"))

    def shutdown(self) -> None:
        """The service ends: this connection after the request that has begun, if one has."""
        if self.busy:
            if self.cycle is not None:
                self.cycle.keep_alive = False
        else:
            self.transport.close()

    def look_after(self, now: float) -> None:
        """End the connection where its time is up."""
        seconds = self.terms.seconds
        if self.transport.is_closing():
            self.ending = self.ending or now
            if now - self.ending >= seconds:
                self.transport.abort()
        elif self.ending is not None:
            if now - self.ending >= _LINGERS:
                self.transport.close()
        elif self.stuck is not None:
            if now - self.stuck >= seconds:
                self.terms.pen.write("warning", "unread")
                self.transport.abort()
        elif self.since is not None and not self.flow.read_paused and now - self.since >= seconds:
            if self.begun:
                self.refuse("head-too-slow")
            else:
                self.transport.close()


class _Whole:
    """Sends the head of an answer together with the beginning of its body: once is half as dear as twice."""

    __slots__ = ("begun", "held", "transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.begun = False
        self.held = b""

    def write(self, data: bytes) -> None:
        """Send a piece of the answer, of which the first one waits for the second."""
        if self.held:
            data, self.held = self.held + data, b""
        elif not self.begun and not data.startswith(_GO_ON):
            self.begun = True
            self.held = data
            return
        self.transport.write(data)

    def flush(self) -> None:
        """Send what waits."""
        if self.held:
            self.write(b"")

    def close(self) -> None:
        """End the connection when everything is sent."""
        self.flush()
        self.transport.close()

    def is_closing(self) -> bool:
        """Whether it is about to end."""
        return self.transport.is_closing()


def idlest(connections: Iterable[Connection], since: float) -> Connection | None:
    """The connection that has done nothing for the longest time, if one has done nothing since then."""
    idle = [each for each in connections if not each.busy and each.rested <= since]
    return min(idle, key=lambda each: each.rested, default=None)
