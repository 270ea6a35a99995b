"""One phrase in every language that the feature files are written in."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import pytest_bdd
from pytest_bdd.parsers import StepParser

from steps.words import BETS, CALLS, CHOICES, PRESETS

LANGUAGES = ("en", "de")
Kind = Literal["given", "when", "then"]

# What may stand in a hole of a phrase.
HOLES: dict[str, str | dict[str, str]] = {
    "seat": r"[^\W\d_]+",
    "seats": r"[^\W\d_]+(?:, [^\W\d_]+)*(?: (?:and|und) [^\W\d_]+)?",
    "game": r"[^\W\d_]+(?: [^\W\d_]+)*",
    "word": r"[\w-]+",
    "style": {lang: "|".join(words) for lang, words in PRESETS.items()},
    "names": r"»[^»«]+«(?:(?:, | and | und )»[^»«]+«)*",
    "agreement": r"\S.*",
    "number": r"\d+",
    "most": r"\d+",
    "gain": r"\d+",
    "ante": r"\d+",
    "deals": r"\d+",
    "hand": r"\d+",
    "barred": r"\d+",
    "reward": r"\d+",
    "rest": r"-?\d+",
    "numbers": r"\d+(?:(?:, | (?:and then|und dann) )\d+)*",
    "standing": r"[^\W\d_]+ -?\d+(?:, [^\W\d_]+ -?\d+)*",
    "chips": r"[^\W\d_]+ -?\d+(?:, [^\W\d_]+ -?\d+)*",
    "call": {lang: "|".join(("\\d+", *words)) for lang, words in CALLS.items()},
    "calls": {
        lang: rf"[^\W\d_]+ (?:{words})(?:, [^\W\d_]+ (?:{words}))*"
        for lang, words in ((lang, "|".join(("\\d+", *calls))) for lang, calls in CALLS.items())
    },
    "betting": {lang: "|".join(words) for lang, words in BETS.items()},
    "choices": {
        lang: rf"(?:{words})(?:(?:, | or | oder )(?:{words}))*"
        for lang, words in ((lang, "|".join(choices)) for lang, choices in CHOICES.items())
    },
    "card": r"[^\s,()|]+",
    "named": r"[^\s,()|]+",
    "cards": r"[^\s,()|]+(?: [^\s,()|]+)*",
    "cut": r"[^\W\d_]+ [^\s,]+(?:, [^\W\d_]+ [^\s,]+)*",
    "fault": r"[^\W\d_](?:[^\W\d_]|[ -])*[^\W\d_]",
    "severity": r"[^\W\d_]+",
    "doing": r"[^\W\d_]+(?: up)?",
    "clause": r"[A-Z][A-Z0-9]*(?:[.-][A-Z0-9]+)*",
}
HOLE = re.compile(r"\{(\w+)\}")


class Say(StepParser):
    """A step's wordings: for each language one, or several where grammar asks for it.

    >>> say = Say(en="{seat} leads {card}", de="{seat} {card} ausspielt")
    >>> say.parse_arguments("Ben A♥ ausspielt")
    {'lang': 'de', 'seat': 'Ben', 'card': 'A♥'}
    >>> say.is_matching("Ben plays A♥")
    False
    """

    def __init__(self, **wordings: str | tuple[str, ...]) -> None:
        assert tuple(wordings) == LANGUAGES, wordings
        self.wordings = {lang: (said,) if isinstance(said, str) else said for lang, said in wordings.items()}
        super().__init__(self.wordings["en"][0])
        self.patterns = {(lang, said): _pattern(said, lang) for lang, group in self.wordings.items() for said in group}

    def wording(self, name: str) -> tuple[str, str] | None:
        """Give the language and the wording that the step is in, if any."""
        for lang, group in self.wordings.items():
            for said in group:
                if self.patterns[lang, said].fullmatch(name):
                    return lang, said
        return None

    def is_matching(self, name: str) -> bool:
        return self.wording(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        found = self.wording(name)
        if found is None:
            return None
        lang, _ = found
        match = self.patterns[found].fullmatch(name)
        assert match
        return {"lang": lang} | {key: value for key, value in match.groupdict().items() if value is not None}


@dataclass(frozen=True)
class Phrase:
    """A step definition: when it may be said, how, and what it does."""

    kind: Kind | None
    say: Say
    function: Callable[..., None]


PHRASES: list[Phrase] = []
"""All phrases, in the order of their definition."""


def phrase(
    kind: Kind | None = None, *, en: str | tuple[str, ...], de: str | tuple[str, ...]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define a step for both languages; without a kind it may be given as well as happen."""
    say = Say(en=en, de=de)

    def define(function: Callable[..., None]) -> Callable[..., None]:
        PHRASES.append(Phrase(kind, say, function))
        return pytest_bdd.step(say, kind, stacklevel=2)(function)

    return define


def _pattern(said: str, lang: str) -> re.Pattern[str]:
    """Square brackets hold what may be left out."""
    text = re.escape(said).replace(r"\[", "(?:").replace(r"\]", ")?").replace(r"\{", "{").replace(r"\}", "}")
    return re.compile(HOLE.sub(lambda hole: f"(?P<{hole[1]}>{_hole(hole[1], lang)})", text))


def _hole(name: str, lang: str) -> str:
    pattern = HOLES[name]
    return pattern if isinstance(pattern, str) else pattern[lang]
