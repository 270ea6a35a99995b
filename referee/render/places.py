"""Where in its text stands what a verdict points to."""

from __future__ import annotations

from referee.adjudicate import Verdict
from referee.findings import Path
from referee.log import Log, Token


def place_of(verdict: Verdict, at: str) -> tuple[int | None, int | None]:
    """Line and column of what a pointer points to, where the log is a text."""
    log = verdict.source
    span = log.place(_path(log, at)) if isinstance(log, Log) else None
    return (span.line, span.column) if span else (None, None)


def _path(log: Log, at: str) -> Path:
    """A pointer as a path into the text: of cards in one text, the one that is meant."""
    steps: list[str | int] = [int(step) if step.isdigit() else step for step in at.split("/")[1:]]
    if "plays" in steps and log.model is not None and isinstance(log.model.events[int(steps[1])].plays, str):
        steps[-1] = Token(int(steps[-1]))
    return tuple(steps)
