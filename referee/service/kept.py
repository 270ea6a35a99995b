"""Answers that stay the same: kept with a tag, so that who has one already is told so."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape
from typing import Final

from starlette.responses import Response

from referee.service.endpoints import Asked
from referee.service.negotiation import header, matches

_POLICY: Final = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"')


@dataclass(frozen=True)
class Kept:
    """An answer that stays the same while the program runs.

    Args:
        content: Its body.
        media: Its media type.
        language: The language of its texts; several where it has them in several.
        headers: More headers.
        digest: The digest of the rules that it is about; its tag begins with it.
    """

    content: bytes
    media: str
    language: str
    headers: Mapping[str, str] = field(default_factory=dict)
    digest: str = ""
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        # the tag is one of what is told: whatever changes it, be it rules, language, form or program, changes the tag
        told = hashlib.sha256(f"{self.media}\n{self.language}\n".encode() + self.content).hexdigest()[:32]
        rules = f"{self.digest.removeprefix('sha256:')}-" if self.digest else ""
        object.__setattr__(self, "tag", f'"{rules}{told}"')

    def response(self, asked: Asked) -> Response:
        """The answer; to who has it already, that it is the same."""
        headers = {
            "etag": self.tag,
            "cache-control": "no-cache",
            "content-language": self.language,
            "vary": "Accept, Accept-Language",
            **self.headers,
        }
        if matches(header(asked.scope, b"if-none-match"), self.tag):
            return Response(None, 304, headers)
        return Response(self.content, 200, headers, self.media)


def page_headers(page: str) -> dict[str, str]:
    """The headers that a page goes with: what it says itself that it may load, and that no other page may frame it."""
    policy = _POLICY.search(page)
    assert policy is not None, "a page that says what it may load"
    return {
        "content-security-policy": f"{unescape(policy[1])}; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
    }
