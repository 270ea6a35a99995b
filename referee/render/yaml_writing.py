"""Plain data as YAML that reads as people write it: an event is one line, whatever is larger stands below its key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from referee.wording.escaping import yaml_scalar

_WIDTH: Final = 120


def log_yaml(log: Mapping[str, Any]) -> str:
    """A log as YAML: each event in a line of its own.

    >>> print(log_yaml({"game": "x", "seats": ["Anna", "Ben"], "events": [{"turn": "9♥"}]}), end="")
    game: x
    seats: [Anna, Ben]
    events:
      - {turn: 9♥}
    """
    rows = []
    for key, value in log.items():
        if key == "events" and value:
            rows.append("events:")
            rows += [f"  - {_flow(event)}" for event in value]
        else:
            rows.append(f"{yaml_scalar(key)}: {_flow(value)}")
    return "\n".join(rows) + "\n"


def tree_yaml(tree: Any) -> str:
    """Any plain data as YAML: what fits in a line stands in it.

    >>> print(tree_yaml({"game": "x", "players": {"count": [2, 3]}, "text": "no"}), end="")
    game: x
    players: {count: [2, 3]}
    text: "no"
    """
    return "".join(f"{row}\n" for row in _block(tree, 0))


def _block(value: Any, indent: int) -> Iterator[str]:
    """The lines of a list or mapping."""
    margin = " " * indent
    if isinstance(value, Mapping) and value:
        for key, part in value.items():
            yield from _entry(f"{margin}{_flow(str(key))}:", part, indent)
    elif isinstance(value, list) and value:
        for part in value:
            yield from _entry(f"{margin}-", part, indent)
    else:
        yield margin + _flow(value)


def _entry(begin: str, value: Any, indent: int) -> Iterator[str]:
    """One entry, in a line where it fits; the outermost keys are set apart by what is below them."""
    flow = _flow(value)
    if len(begin) + 1 + len(flow) <= _WIDTH or not isinstance(value, Mapping | list) or not value:
        yield f"{begin} {flow}"
        return
    yield begin
    yield from _block(value, indent + 2)


def _flow(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{yaml_scalar(str(key))}: {_flow(part)}" for key, part in value.items()) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if isinstance(value, str):
        return yaml_scalar(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
