"""Performs scenarios without a test runner, for a test that wants to see them fail."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from typing import Any

import steps.phrases  # noqa: F401  (defines the phrases)
from steps.say import PHRASES, Phrase
from steps.scene import Scene

Pickle = Mapping[str, Any]
"""A scenario as the Gherkin compiler makes it; only its steps are looked at."""
KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


def phrases_for(step: Mapping[str, Any]) -> Iterator[Phrase]:
    """Find what a pickle's step can mean: one phrase, if all is well."""
    return (
        phrase
        for phrase in PHRASES
        if phrase.kind in (None, KINDS.get(step["type"])) and phrase.say.is_matching(step["text"])
    )


def perform(pickle: Pickle, scene: Scene) -> None:
    """Take the steps of a pickle, one after the other.

    Raises:
        AssertionError: The scenario does not hold.
    """
    for step in pickle["steps"]:
        (phrase,) = phrases_for(step)
        known: dict[str, Any] = {"scene": scene, **(phrase.say.parse_arguments(step["text"]) or {})}
        if "argument" in step:
            rows = step["argument"]["dataTable"]["rows"]
            known["datatable"] = [[cell["value"] for cell in row["cells"]] for row in rows]
        wanted = inspect.signature(phrase.function).parameters
        phrase.function(**{name: value for name, value in known.items() if name in wanted})
