"""How the service is set up, and whether its door is open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referee.log import ReadingLimits


def _limits() -> ReadingLimits:
    from referee.log import ReadingLimits  # only here: the command takes its defaults from this file, and begins fast

    return ReadingLimits()


@dataclass(frozen=True)
class Settings:
    """How the service is set up.

    Args:
        specs: Folders with rules of one's own.
        limits: How much is read of one log. A request's body is no longer than a log; a stream of JSON Lines may be of
            any length, but none of its lines.
        body_seconds: How long a client may be silent in the middle of a request.
        judge_seconds: How long the judging of one log may take.
        concurrency: How many requests may be at work at once.
        workers: How many long logs are judged at once, beside the short ones; half of them huge ones.
        shutdown_seconds: How long requests that are at work may take when the service shuts down.
        lang: The language of answers to whoever asks for none that is spoken here.
        allow_origins: The origins whose pages may ask (CORS), as in `https://club.example`; `*` for all of them.
    """

    specs: tuple[str, ...] = ()
    limits: ReadingLimits = field(default_factory=_limits)
    body_seconds: float = 10
    judge_seconds: float = 30
    concurrency: int = 100
    workers: int = 2
    shutdown_seconds: float = 30
    allow_origins: tuple[str, ...] = ()
    lang: str = "en"


@dataclass
class Door:
    """Whether new requests are welcome; whoever runs the service closes it before shutting down.

    Args:
        open: They are.
    """

    open: bool = True
