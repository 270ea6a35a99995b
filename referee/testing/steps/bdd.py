"""Hands the phrases to pytest-bdd: a test module says `pytest_plugins = ["referee.testing.steps.bdd"]`.

A game's own words are looked for two folders above the feature file, where `<game>/<language>/` begins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd.parsers import StepParser

import referee.testing.steps.phrases  # noqa: F401  (defines the phrases)
from referee.testing.plugin import feature_of
from referee.testing.steps.say import PHRASES, Say
from referee.testing.steps.scene import NOWHERE, Hall, Scene


class _Parser(StepParser):
    """A step's wordings as the runner asks for them."""

    def __init__(self, say: Say) -> None:
        super().__init__(next(iter(say.wordings.values()))[0])
        self._say = say

    def is_matching(self, name: str) -> bool:
        return self._say.is_matching(name)

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        return self._say.parse_arguments(name)


_HALLS: dict[Path, Hall] = {}


@pytest.fixture
def scene(request: pytest.FixtureRequest) -> Scene:
    """An empty table."""
    feature = feature_of(request.node)
    folder = feature.parents[2] if feature is not None else NOWHERE
    return Scene(_HALLS.setdefault(folder, Hall(folder)))


for _phrase in PHRASES:  # the runner keeps a step as a name of the module that defines it: this one
    pytest_bdd.step(_Parser(_phrase.say), _phrase.kind)(_phrase.function)
