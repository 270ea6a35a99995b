"""One phrase in every language that the feature files are written in."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from referee.testing.steps.words import BETS, CHOICES

LANGUAGES: Final = ("en", "de")
"""The languages that scenarios are written in."""
Kind = Literal["given", "when", "then"]

_NAME: Final = r"[^\W\d_]+"
_CALL: Final = rf"(?:\d+|{_NAME}(?:[ -]{_NAME})*)"
_POT: Final = rf"{_NAME}(?:[ -]{_NAME})*"

HOLES: Final[dict[str, str | dict[str, str]]] = {
    "seat": _NAME,
    "seats": rf"{_NAME}(?:, {_NAME})*(?: (?:and|und) {_NAME})?",
    "game": rf"{_NAME}(?:[ -]{_NAME})*",
    "word": r"[\w-]+",
    "style": rf"{_NAME}(?: {_NAME})*",
    "names": r"»[^»«]+«(?:(?:, | and | und )»[^»«]+«)*",
    "agreement": r"\S.*",
    "number": r"\d+",
    "most": r"\d+",
    "gain": r"\d+",
    "ante": r"\d+",
    "deals": r"\d+",
    "hand": r"\d+",
    "barred": r"\d+",
    "rest": r"-?\d+",
    "numbers": r"-?\d+(?:(?:, | (?:and then|und dann) )-?\d+)*",
    "standing": rf"{_NAME} -?\d+(?:, {_NAME} -?\d+)*",
    "chips": rf"{_NAME} -?\d+(?:, {_NAME} -?\d+)*",
    "pot": _POT,
    "others": {"en": rf"(?:, the {_POT} \d+)*", "de": rf"(?:, im {_POT} \d+)*"},
    "call": _CALL,
    "calls": rf"{_NAME} {_CALL}(?:, {_NAME} {_CALL})*",
    "betting": {lang: "|".join(words) for lang, words in BETS.items()},
    "choices": {
        lang: rf"(?:{words})(?:(?:, | or | oder )(?:{words}))*"
        for lang, words in ((lang, "|".join(choices)) for lang, choices in CHOICES.items())
    },
    "card": r"[^\s,()|]+",
    "named": r"[^\s,()|]+",
    "cards": r"[^\s,()|]+(?: [^\s,()|]+)*",
    "cut": rf"{_NAME} [^\s,]+(?:, {_NAME} [^\s,]+)*",
    "fault": r"[^\W\d_](?:[^\W\d_]|[ -])*[^\W\d_]",
    "severity": _NAME,
    "doing": rf"{_NAME}(?: up)?",
    "clause": r"[A-Z][A-Z0-9]*(?:[.-][A-Z0-9]+)*",
}
"""What may stand in a hole of a phrase."""
_HOLE: Final = re.compile(r"\{(\w+)\}")


class Say:
    """A step's wordings: for each language one, or several where grammar asks for it.

    >>> say = Say(en="{seat} leads {card}", de="{seat} {card} ausspielt")
    >>> say.parse_arguments("Ben A♥ ausspielt")
    {'lang': 'de', 'seat': 'Ben', 'card': 'A♥'}
    >>> say.is_matching("Ben plays A♥")
    False
    """

    def __init__(self, **wordings: str | tuple[str, ...]) -> None:
        self.wordings = {lang: (said,) if isinstance(said, str) else said for lang, said in wordings.items()}
        self.patterns = [(lang, said, _pattern(said, lang)) for lang, group in self.wordings.items() for said in group]

    def found(self, text: str) -> tuple[str, str, re.Match[str]] | None:
        """The language and the wording that a step is in, and what fills its holes, if it is one of these."""
        for lang, said, pattern in self.patterns:
            match = pattern.fullmatch(text)
            if match:
                return lang, said, match
        return None

    def wording(self, text: str) -> tuple[str, str] | None:
        """The language and the wording that a step is in, if it is one of these."""
        found = self.found(text)
        return None if found is None else found[:2]

    def is_matching(self, text: str) -> bool:
        """A step is said in one of these wordings."""
        return self.found(text) is not None

    def parse_arguments(self, text: str) -> dict[str, Any] | None:
        """What fills the holes of a step, with its language as `lang`."""
        found = self.found(text)
        if found is None:
            return None
        return {"lang": found[0]} | {key: value for key, value in found[2].groupdict().items() if value is not None}


@dataclass(frozen=True)
class Phrase:
    """A step definition: when it may be said, how, and what it does.

    Args:
        kind: `given`, `when` or `then`; None for what may be given as well as happen.
        say: How it is said.
        function: What it does; it takes the scene, and what fills the holes, by their names.
    """

    kind: Kind | None
    say: Say
    function: Callable[..., None]


PHRASES: Final[list[Phrase]] = []
"""All phrases, in the order of their definition."""


def phrase(
    kind: Kind | None = None, *, en: str | tuple[str, ...], de: str | tuple[str, ...]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Define a step for both languages; without a kind it may be given as well as happen."""
    say = Say(en=en, de=de)

    def define(function: Callable[..., None]) -> Callable[..., None]:
        PHRASES.append(Phrase(kind, say, function))
        return function

    return define


@cache
def meanings(kind: str, text: str) -> tuple[Phrase, ...]:
    """What a step can mean: one phrase, if all is well.

    Args:
        kind: `given`, `when` or `then`.
        text: The step without its keyword.
    """
    return tuple(each for each in PHRASES if each.kind in (None, kind) and each.say.is_matching(text))


def _pattern(said: str, lang: str) -> re.Pattern[str]:
    """Square brackets hold what may be left out."""
    text = re.escape(said).replace(r"\[", "(?:").replace(r"\]", ")?").replace(r"\{", "{").replace(r"\}", "}")
    return re.compile(_HOLE.sub(lambda hole: f"(?P<{hole[1]}>{_hole(hole[1], lang)})", text))


def _hole(name: str, lang: str) -> str:
    pattern = HOLES[name]
    return pattern if isinstance(pattern, str) else pattern[lang]
