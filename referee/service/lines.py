"""JSON Lines in, JSON Lines out: one log after the other, as they come, with one in memory at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from time import monotonic
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from referee.log import LineReader, Log, ReadingLimits
from referee.service.benches import Benches
from referee.service.bodies import read_lines

_TURN: Final = 0.01
"""After so many seconds of judging at a stretch it is the turn of others."""


class LineStream(Response):
    """An answer that is written while the request is still being read.

    Nothing is read that is not answered yet, and nothing is answered faster than it is fetched: so a client that sends
    more than the buffers between hold must read while it writes.

    Args:
        benches: Where to judge.
        judge: Makes of a log a line, without its end.
        receive: Gives the body.
        limits: How much is read of a line.
        headers: The headers of the answer.
        media: Its media type.
    """

    def __init__(
        self,
        benches: Benches,
        judge: Callable[[Log], bytes],
        receive: Receive,
        limits: ReadingLimits,
        headers: dict[str, str],
        media: str,
    ) -> None:
        self.status_code = 200
        self.media_type = media
        self.background = None
        self.benches = benches
        self.judge = judge
        self.take = receive
        self.limits = limits
        self.init_headers(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        lines = self._answers(scope)
        first = await anext(lines, b"")  # a body that never comes is answered with a problem
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": first, "more_body": True})
        async for line in lines:
            await send({"type": "http.response.body", "body": line, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    async def _answers(self, scope: Scope) -> AsyncIterator[bytes]:
        """The answers, in the order of the logs."""
        reader = LineReader(None, self.limits)
        since = monotonic()
        async for line in read_lines(self.take, reader.most):
            answer = await self.benches.run(scope, len(line), "jsonl", self._answer, reader, line)
            if answer:
                yield answer
            if reader.refused:
                return
            if monotonic() - since > _TURN:
                await asyncio.sleep(0)
                since = monotonic()

    def _answer(self, reader: LineReader, line: bytes) -> bytes:
        log = reader.read(line)
        return b"" if log is None else self.judge(log) + b"\n"
