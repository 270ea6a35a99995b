"""Where things stand in a log: acts in their order, pointers to them, and the part of a text that is meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from referee.findings import Path, Problem, Span
from referee.log import Log, LogModel, Token
from referee.table import At

RESULT: Final = -1
"""Where a claim about the whole log stands: after all events."""


def moment_of(at: At) -> tuple[float, int]:
    """What places in a log are put in order by."""
    if type(at) is int:
        return (float("inf"), 0) if at == RESULT else (at, 0)
    return at  # type: ignore[return-value]


def pointer_of(at: At) -> str:
    """The pointer to an event, or to a card of several, in a log; quick, for a ledger has many entries."""
    if type(at) is int:
        return "/result" if at == RESULT else f"/events/{at}"
    return f"/events/{at[0]}/plays/{at[1]}"  # type: ignore[index]


def place_path(model: LogModel, at: At, where: tuple[str | int, ...] = ()) -> Path:
    """The offending part of the text: the card for a fault of a card, else the event."""
    if isinstance(at, tuple):
        event = model.events[at[0]]
        return ("events", at[0], "plays", Token(at[1]) if isinstance(event.plays, str) else at[1])
    if at == RESULT:
        return ("result",)
    event = model.events[at]
    if not where:
        return ("events", at)
    key, *rest = where
    if key in ("deal", "cut"):
        name = model.seats[int(rest[0])]
        value = getattr(event, str(key)).get(name)
        rest = [name, *rest[1:]]
    else:
        value = getattr(event, str(key).replace("-", "_"), None)
    if len(rest) > (1 if key in ("deal", "cut") else 0) and isinstance(value, str):
        rest[-1] = Token(int(rest[-1]))
    return ("events", at, key, *rest)


def in_order(log: Log, problems: Sequence[Problem]) -> list[tuple[Problem, Span | None]]:
    """Problems in the order of the text, each with its place; of a log that never was a text, in that of its tree."""
    found = [(problem, problem.span or log.place(problem.path, on_key=problem.on_key)) for problem in problems]

    def place(each: tuple[Problem, Span | None]) -> tuple[int, ...]:
        problem, span = each
        return _tree_place(log.value, problem.path) if span is None else (span.line, span.column)

    return sorted(found, key=place)


def _tree_place(value: Any, path: Path) -> tuple[int, ...]:
    """Where a node stands in a tree, by the order of keys and entries."""
    place: list[int] = []
    for step in path:
        if isinstance(value, dict):
            keys = list(value)
            place.append(keys.index(step) if step in value else len(keys))
            value = value.get(str(step))
        else:
            place.append(int(step) if isinstance(step, int) else 0)
            value = value[step] if isinstance(value, list) and isinstance(step, int) and step < len(value) else None
    return tuple(place)
