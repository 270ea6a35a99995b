"""Places in a text, and faults found there.

Nothing here prints or raises: a fault in a user's file is a value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

MOST_PROBLEMS: Final = 1000
"""So many faults of a log are listed, beside those that keep its text from being read."""
Path = tuple[str | int, ...]
"""Where a node stands in a document's tree: keys and indexes from the root."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a text, 1-based, counted in code points; the end is exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault found while reading a text, before it is put into words.

    Args:
        code: The finding's code, `log.syntax` and the like.
        words: The key of its sentence in `referee.wording`.
        args: What fills the sentence.
        path: The node at fault.
        on_key: The key is at fault, not its value.
        span: The place, where it is known already (a syntax error has no node).
    """

    code: str
    words: str
    args: Mapping[str, object] = field(default_factory=dict)
    path: Path = ()
    on_key: bool = False
    span: Span | None = None


class Problems(list[Problem]):
    """Problems, as many as can be listed: a hostile log can hold millions."""

    @property
    def full(self) -> bool:
        """Whether it is of no use to look for more."""
        return len(self) > MOST_PROBLEMS

    def append(self, problem: Problem) -> None:
        """Add one, or say that there are more."""
        if len(self) < MOST_PROBLEMS:
            super().append(problem)
        elif len(self) == MOST_PROBLEMS:
            super().append(replace(problem, words="more-faults", args={"limit": MOST_PROBLEMS}))


UNREADABLE: Final = "unreadable"
IMPOSSIBLE: Final = "impossible"
IRREGULAR: Final = "irregular"
UNDETERMINED: Final = "undetermined"
CLEAN: Final = "clean"


def pointer(path: Path) -> str:
    """Write a path as a JSON Pointer (RFC 6901).

    >>> pointer(("events", 7, "plays", 1))
    '/events/7/plays/1'
    >>> pointer(("seats", "a/b~c"))
    '/seats/a~1b~0c'
    """
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)
