"""What the keys of a rules file may hold: ids, words, citations, ranks, selectors, expressions."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct


def expected(en: str, de: str) -> dict[str, Any]:
    """What is expected, in the words of a message."""
    return {"x-expected": {"en": en, "de": de}}


Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$(?!\n)",
        max_length=64,
        description="An id: lower case, hyphens between words.",
        extra_json_schema=expected(
            "an id, as in `short-deck` (small letters and digits)",
            "eine Kennung wie `short-deck` (kleine Buchstaben und Ziffern)",
        ),
    ),
]
ClauseId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Z][A-Z0-9]*([.-][A-Z0-9]+)*$(?!\n)",
        max_length=64,
        description="The id of a clause or ruling: capitals, with dots and hyphens.",
        extra_json_schema=expected(
            "an id in capitals, as in `PN.FOLLOW`", "eine Kennung in Großbuchstaben wie `PN.FOLLOW`"
        ),
        examples=["PN.FOLLOW", "PN-A5"],
    ),
]
Language = Annotated[
    str,
    Meta(
        pattern=r"^[a-z]{2,8}$(?!\n)",
        description="A language, as in `en` or `de`.",
        extra_json_schema=expected("a language, as in `en` or `de`", "eine Sprache wie `en` oder `de`"),
    ),
]
Words = Annotated[
    dict[Language, Annotated[str, Meta(min_length=1, max_length=500)]],
    Meta(
        min_length=1,
        description="One text in each language.",
        examples=[{"en": "Follow suit if you can", "de": "Bedienen"}],
    ),
]
Cite = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9-]+: [^ ].*$(?!\n)",
        max_length=200,
        description="Where it is printed: the source's id and the section, with `#` and a number for an item of it.",
        extra_json_schema=expected(
            "a source and its section, as in `en: Setup#3`", "eine Quelle und ihr Abschnitt wie `en: Setup#3`"
        ),
        examples=["en: Setup#3"],
    ),
]
Cites = Annotated[list[Cite], Meta(max_length=20, description="Where it is printed, in any of the sources.")]
Version = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}$(?!\n)",
        description="The version of these rules. The first number rises when any log could get another verdict.",
        examples=["1.0.0"],
        extra_json_schema=expected("three numbers, as in `1.0.0`", "drei Zahlen wie `1.0.0`"),
    ),
]
Rank = Annotated[str | int, Meta(description="A rank. A whole number is read as text.", examples=["A", 10])]
SelectorText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=1000,
        description="Which cards: `rank:A,K`, `suit:D`, `card:7D`, `group:…`, `trump`, `led`, `any`, with & | !.",
        examples=["card:7D", "rank:A,K & !trump", "any"],
    ),
]
Amount = Annotated[
    str | int,
    Meta(
        description="How many points: an expression, at most 10^15 either way.",
        examples=["sum(trick, won)", "max(0, cards(me) - hand_size)"],
    ),
]
Condition = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=1000,
        description="An expression that is true or false.",
        examples=["score(me) >= target"],
    ),
]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]

CARD_LIMIT: Final = 512


def texts(words: Any) -> list[str]:
    """Words as texts, one or several: the rank `10` is the rank `"10"`."""
    return [str(word) for word in (words if isinstance(words, list) else [words])]


keep: Final = msgspec.structs.force_setattr
"""Sets a key of a frozen part while it is made."""


class Part(Struct, forbid_unknown_fields=True, rename="kebab", frozen=True, kw_only=True):
    """A closed mapping: a key that is not listed is refused."""
