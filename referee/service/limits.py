"""How much a request may bring, how long it may take, and how many are at work at once.

Who sends or fetches slowly takes nothing from the others: a request has a place among those at work only while it is
worked on, or while so much of it is there that memory counts.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from referee.service.negotiation import is_lines
from referee.service.problems import SPOKEN, RefusedError, answer_refused
from referee.service.settings import Settings

PLACE: Final = "referee.place"
"""Where the scope of a request has its place among those at work."""
ALWAYS: Final = "/healthz"
"""What is answered however much is at work."""
_SMALL: Final = 64 * 1024
"""A body may be that long before its request needs a place: the server holds as much of it anyway."""
_RATE: Final = 1024
_LINES_RATE: Final = 100
"""So many bytes a second must come on average, of a body and of JSON Lines, which somebody may be writing just now."""
_PATIENCE: Final = 5.0
"""So many seconds a request waits for a place."""
_QUEUE: Final = 2
"""So many times as many requests as may be at work may wait."""
_SWALLOWED: Final = 64 * 1024 * 1024
"""So much of a body that nobody wants is taken in, so that its sender reads the answer instead of a reset."""
HUGE: Final = 256 * 1024
"""A log that is longer is huge: a whole evening takes some tens of kilobytes."""
_SOON: Final = {"retry-after": "1"}

_Answer = TypeVar("_Answer")


class Gate:
    """Lets in so many requests at once; a few more wait in line.

    Args:
        places: How many may be at work.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.most_waiting = places * _QUEUE
        self.waiting: deque[asyncio.Future[None]] = deque()

    async def enter(self, *, patient: bool = False) -> Place:
        """Take a place, at once or when it is one's turn.

        Args:
            patient: Wait as long as it takes: an answer that has begun cannot be refused any more.

        Raises:
            RefusedError: Too many are waiting, or it took too long.
        """
        if self.free > 0:
            self.free -= 1
            return Place(self)
        if len(self.waiting) >= self.most_waiting and not patient:
            raise RefusedError("too-busy", headers=_SOON)
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            async with asyncio.timeout(None if patient else _PATIENCE):
                await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():  # its turn came in the moment in which it gave up
                self.leave()
            else:
                with suppress(ValueError):
                    self.waiting.remove(turn)
            if isinstance(error, TimeoutError):
                raise RefusedError("too-busy", headers=_SOON) from None
            raise
        return Place(self)

    def leave(self) -> None:
        """Give a place back: to whoever waits longest, if anybody does."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Place:
    """The place of one request among those at work; it is free again when nobody holds it any more."""

    __slots__ = ("gate", "holders")

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.holders = 1

    def hold(self) -> None:
        """Keep the place for somebody else."""
        self.holders += 1

    def drop(self) -> None:
        """Hold it no longer."""
        self.holders -= 1
        if not self.holders:
            self.gate.leave()


class Workers:
    """The threads that judge what takes long, beside the short logs that are judged at once.

    Python cannot end a thread: judging that takes longer than it may is given up, but it goes on. Its request keeps
    its place among those at work until the thread has really ended, and the thread is not there for others meanwhile.
    So no client makes more work than there are threads and places. Huge logs have threads of their own, for which
    everything else need not wait: what a log costs grows with its length.
    """

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.judge_seconds
        huge = max(1, settings.workers // 2)
        self._threads = ThreadPoolExecutor(max(1, settings.workers - huge), thread_name_prefix="judging")
        self._huge = ThreadPoolExecutor(huge, thread_name_prefix="judging-huge")

    async def run(self, scope: Scope, function: Callable[..., _Answer], *args: object, size: int = 0) -> _Answer:
        """Ask something in a thread, and wait for the answer.

        Args:
            scope: The request.
            function: What is asked.
            args: Of what.
            size: How long the text is that it is asked of.

        Raises:
            RefusedError: It took too long: to judge, or to come to a thread at all.
        """
        loop = asyncio.get_running_loop()
        place: Place | None = scope.get(PLACE)
        try:
            work = (self._huge if size > HUGE else self._threads).submit(function, *args)
        except RuntimeError:  # they take no more work
            raise RefusedError("shutting-down", headers=_SOON) from None
        if place is not None:
            held = place
            held.hold()

            def ended(_: object) -> None:
                with suppress(RuntimeError):  # the service has ended before
                    loop.call_soon_threadsafe(held.drop)

            work.add_done_callback(ended)
        try:
            async with asyncio.timeout(self._seconds):
                return await asyncio.wrap_future(work)
        except TimeoutError:
            if not work.running() and not (work.done() and not work.cancelled()):
                raise RefusedError("too-busy", headers=_SOON) from None
            raise RefusedError("judging-too-slow", headers=_SOON) from None

    def close(self) -> None:
        """Take no more work, and wait for nobody."""
        for threads in (self._threads, self._huge):
            threads.shutdown(wait=False, cancel_futures=True)


class Limits:
    """Keeps every request within its limits, and answers with a problem where it is not.

    A body is at most as long as a log may be: one that says that it is longer is refused before it is read, any other
    when it is. It must not stop for longer than `body_seconds`, and must come fast enough on average; of JSON Lines
    both hold as well, but they may go on for ever (whoever reads them minds the length of a line). At most
    `concurrency` requests are at work; as many again, and once more, wait for a moment.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.size = settings.limits.size
        self.seconds = settings.body_seconds
        self.gate = Gate(settings.concurrency)
        self.lang = settings.lang

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        scope[SPOKEN] = self.lang
        if scope["type"] != "http" or scope["path"] == ALWAYS:
            await self.app(scope, receive, send)
            return
        request = _Request(self, scope, receive, send)
        try:
            await request.pass_on()
        except RefusedError as refused:
            if not request.started:
                await answer_refused(scope, receive, request.send, refused)
        finally:
            request.drop_place()


class _Request:
    """One request on its way through the limits."""

    def __init__(self, limits: Limits, scope: Scope, receive: Receive, send: Send) -> None:
        self.limits = limits
        self.scope = scope
        self._receive = receive
        self._send = send
        self.length = 0
        self.more = False
        self.expects = False
        for name, value in scope["headers"]:
            if name == b"content-length":
                self.length = int(value) if value.isdigit() else 0
                self.more = self.more or self.length > 0
            elif name == b"transfer-encoding":
                self.more = True
            elif name == b"expect":
                self.expects = True
        self.lines = self.more and is_lines(scope)
        self.place: Place | None = None
        self.arrived = 0
        self.waited = 0.0
        self.started = False
        self.hopeless = False

    async def pass_on(self) -> None:
        """Let the request in, if it may be."""
        if self.length > self.limits.size and not self.lines:
            raise RefusedError("body-too-large", {"limit": self.limits.size})
        if not self.more:
            await self.enter()
        await self.limits.app(self.scope, self.receive, self.send)

    async def enter(self) -> None:
        """Take a place among those at work."""
        self.place = self.scope[PLACE] = await self.limits.gate.enter(patient=self.started)

    def drop_place(self) -> None:
        """Give the place back."""
        if self.place is not None:
            self.place.drop()
            self.place = None
            del self.scope[PLACE]

    async def receive(self) -> Message:
        """The next piece of the body.

        Raises:
            RefusedError: It is too long or too slow, or too many are at work.
        """
        if not self.more:
            return await self._receive()
        self.drop_place()
        message = await self._next(self.limits.seconds)
        if message["type"] != "http.request":
            self.more = False
            return message
        self.arrived += len(message.get("body", b""))
        self.more = message.get("more_body", False)
        if self.arrived > self.limits.size and not self.lines:
            raise RefusedError("body-too-large", {"limit": self.limits.size})
        if self.lines or (not self.started and (not self.more or self.arrived > _SMALL)):
            await self.enter()
        return message

    async def _next(self, seconds: float) -> Message:
        """What comes next, if it comes within so many seconds, and if all comes fast enough."""
        rate = _LINES_RATE if self.lines else _RATE
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with asyncio.timeout(min(seconds, max(0.0, seconds + self.arrived / rate - self.waited))):
                return await self._receive()
        except TimeoutError:
            self.hopeless = True
            raise RefusedError("body-too-slow") from None
        finally:
            self.waited += loop.time() - begun

    async def send(self, message: Message) -> None:
        """Send a piece of the answer; after it, take in what is still to come of a body that nobody wanted.

        Whoever fetches an answer slowly has no place meanwhile.
        """
        self.drop_place()
        going_on = message.get("more_body", False)
        if message["type"] == "http.response.start":
            self.started = True
            if self.more and (self.hopeless or self.expects):  # nothing good will come on this connection
                message = {**message, "headers": [*message.get("headers", ()), (b"connection", b"close")]}
                self.more = False
        elif self.more and not going_on:
            await self._send({**message, "more_body": True})
            if not await self._swallowed():
                return  # and the server, which waits for an end of the answer, ends the connection
            message = {"type": "http.response.body", "body": b""}
        await self._send(message)
        if going_on and self.lines:
            await self.enter()

    async def _swallowed(self) -> bool:
        """Take in the rest of a body; whether it came to an end."""
        self.arrived, self.waited = 0, 0.0
        while self.more and self.arrived <= _SWALLOWED:
            try:
                message = await self._next(self.limits.seconds)
            except RefusedError:
                return False
            self.arrived += len(message.get("body", b""))
            self.more = message.get("more_body", False)
        return not self.more
