"""Remarks on rules as they are found: a name that is not there, a text that cannot be read, each with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from referee.documents import clip, suggest
from referee.expressions import ExpressionError, Selector
from referee.findings import Path, Problem
from referee.rules.rules import Rules

SHOWN: Final = 12
"""So many names are listed where one is not there."""


def named(
    code: str, words: str, path: Path, name: str, known: Sequence[str], *, on_key: bool = False, **args: object
) -> Problem:
    """A name that is not there, with a near miss."""
    near = suggest(name, known)
    hint = near if near is not None else ", ".join(known[:SHOWN]) or "-"
    words = words if near is None else f"{words}-near"
    return Problem(code, words, {"name": clip(name), "hint": hint, **args}, path, on_key)


def unread(error: ExpressionError, path: Path, text: str, offset: int = 0) -> Problem:
    """Why a selector or an expression cannot be read; within a longer text it begins so many signs from its start."""
    args = {name: clip(fill) if isinstance(fill, str) else fill for name, fill in error.fills.items()}
    known = args.pop("known", None)
    words = error.words
    if isinstance(known, list | tuple):
        choices = [str(choice) for choice in known]
        near = suggest(str(args.get("name", "")), choices)
        args["hint"] = near if near is not None else ", ".join(choices[:SHOWN]) or "-"
        words = f"{words}-near" if near is not None else words
    args |= {"text": clip(text), "at": (error.start + offset, error.end + offset)}
    return Problem("rules.expression", words, args, path)


class Remarks:
    """What is found in rules, in order.

    Args:
        rules: The rules that are looked at.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.model = rules.model
        self.problems: list[Problem] = []

    def found(self, code: str, words: str, path: Path, *, on_key: bool = False, **args: object) -> None:
        """Remark on a place."""
        self.problems.append(Problem(code, words, args, path, on_key))

    def unknown(
        self, code: str, words: str, path: Path, name: str, known: Sequence[str], *, on_key: bool = False
    ) -> None:
        """Remark that a name is not there."""
        self.problems.append(named(code, words, path, name, known, on_key=on_key))

    def selector(self, path: Path, text: str, needs: frozenset[str]) -> Selector | None:
        """Read a selector that may hang on some of `trump` and `led`; remark on it where it is none."""
        try:
            selector = self.rules.selector(text)
            if selector.needs - needs:
                name = min(selector.needs - needs)
                start = text.index(name)
                raise ExpressionError("selector-early", start, start + len(name), name=name)
        except ExpressionError as error:
            self.problems.append(unread(error, path, text))
            return None
        return selector
