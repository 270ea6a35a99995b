"""Performs scenarios without a test runner."""

from __future__ import annotations

import difflib
import inspect
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import referee.testing.steps.phrases  # noqa: F401  (defines the phrases)
from referee.testing.steps.say import PHRASES, Phrase, meanings
from referee.testing.steps.scene import Scene
from referee.testing.steps.told import UnsaidError

Pickle = Mapping[str, Any]
"""A scenario as the Gherkin compiler makes it; only its steps are looked at."""
KINDS: Final = {"Context": "given", "Action": "when", "Outcome": "then"}
"""What the compiler calls the kinds of steps."""

_NEAR: Final = 0.6
"""More of the words of a wording than this must be in a step that was meant to be said so."""
_ALIKE: Final = 0.75
"""Two words that are misspelt at most have so much of their letters in common."""
_OPTIONAL: Final = re.compile(r"\[[^\]]*\]")


@dataclass(frozen=True)
class Deed:
    """A step whose meaning is known.

    Args:
        phrase: What is said.
        known: What its function is given beside the scene.
    """

    phrase: Phrase
    known: Mapping[str, Any]

    def do(self, scene: Scene) -> None:
        """Take the step.

        Raises:
            Exception: It does not hold.
        """
        self.phrase.function(scene=scene, **self.known)


def phrases_for(step: Mapping[str, Any]) -> tuple[Phrase, ...]:
    """Find what a pickle's step can mean: one phrase, if all is well."""
    return meanings(KINDS.get(step["type"], ""), step["text"])


def table_of(step: Mapping[str, Any]) -> list[list[str]]:
    """The table under a step, row by row; no row where there is none."""
    rows = step["argument"]["dataTable"]["rows"] if "dataTable" in step.get("argument", {}) else []
    return [[cell["value"] for cell in row["cells"]] for row in rows]


def deed(step: Mapping[str, Any]) -> Deed:
    """Find the meaning of a step.

    Raises:
        UnsaidError: It has none, or several.
    """
    found = phrases_for(step)
    if len(found) != 1:
        raise (
            UnsaidError("step-ambiguous", {"count": len(found)})
            if found
            else _unsaid(KINDS.get(step["type"], ""), step["text"])
        )
    known: dict[str, Any] = dict(found[0].say.parse_arguments(step["text"]) or {})
    table = table_of(step)
    if table:
        known["datatable"] = table
    wanted = _wanted(found[0])
    return Deed(found[0], {name: value for name, value in known.items() if name in wanted})


def perform(pickle: Pickle, scene: Scene) -> None:
    """Take the steps of a pickle, one after the other.

    Raises:
        UnsaidError: A step has no meaning, or several, or a word of it is not known.
        UntrueError: A step does not hold.
    """
    take([deed(step) for step in pickle["steps"]], scene)


def take(deeds: Iterable[Deed], scene: Scene) -> None:
    """Take steps, one after the other.

    Raises:
        Exception: One does not hold.
    """
    for each in deeds:
        each.do(scene)


@cache
def _unsaid(kind: str, text: str) -> UnsaidError:
    """Says that a step means nothing, and what was perhaps meant: the wording whose own words it has, or nearly."""
    words = text.split()
    best, meant = (_NEAR, 0), ""
    for said in (said for each in PHRASES if each.kind in (None, kind) for said in _sayings(each)):
        own = [word for word in said.split() if "{" not in word]
        found = sum(bool(difflib.get_close_matches(word, words, 1, _ALIKE)) for word in own)
        if own and (found / len(own), found) > best:
            best, meant = (found / len(own), found), said
    return UnsaidError("step-undefined-near", {"phrase": meant}) if meant else UnsaidError("step-undefined", {})


def _sayings(each: Phrase) -> list[str]:
    """All wordings of a phrase, without what may be left out."""
    return [_OPTIONAL.sub("", said) for group in each.say.wordings.values() for said in group]


@cache
def _wanted(phrase: Phrase) -> frozenset[str]:
    return frozenset(inspect.signature(phrase.function).parameters)
