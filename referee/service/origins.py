"""Which pages of others may ask from a browser (CORS): nobody's, unless whoever runs the service allows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ANY: Final = "*"
_PREFLIGHT: Final = (
    (b"access-control-allow-methods", b"GET, HEAD, POST"),
    (b"access-control-allow-headers", b"Accept, Accept-Language, Content-Type, If-None-Match"),
    (b"access-control-max-age", b"600"),
)
_EXPOSED: Final = (b"access-control-expose-headers", b"Allow, Content-Language, ETag, Request-Id, Retry-After")


class Origins:
    """Tells browsers which pages may read the answers.

    Args:
        app: Who answers.
        allowed: The origins of these pages, as in `https://club.example`; `*` for all of them.
    """

    def __init__(self, app: ASGIApp, allowed: Iterable[str]) -> None:
        self.app = app
        self.allowed = frozenset(origin.rstrip("/").lower() for origin in allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; answer a browser that only wants to know whether it may ask."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        granted = self._granted(headers.get(b"origin"))
        vary = [] if _ANY in self.allowed else [(b"vary", b"Origin")]
        if granted and scope["method"] == "OPTIONS" and b"access-control-request-method" in headers:
            await send({"type": "http.response.start", "status": 204, "headers": [*granted, *vary, *_PREFLIGHT]})
            await send({"type": "http.response.body", "body": b""})
            return

        more = [*granted, _EXPOSED, *vary] if granted else vary

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self.app(scope, receive, told)

    def _granted(self, origin: bytes | None) -> list[tuple[bytes, bytes]]:
        """The header that lets a page read an answer, if it may."""
        if origin is None:
            return []
        if _ANY in self.allowed:
            return [(b"access-control-allow-origin", b"*")]
        if origin.decode("latin-1").lower() in self.allowed:
            return [(b"access-control-allow-origin", origin)]
        return []
