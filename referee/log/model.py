"""The shape of a log as typed data, for a decoder that is fast enough for a corpus.

It accepts exactly what `schemas/log.schema.json` accepts (a test proves it); the schema is asked only to explain.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

MOST: Final = 1_000_000_000
"""The largest whole number."""
LONGEST: Final = 64
"""So many characters a bid's word may have."""
SEAT_PATTERN: Final = r"^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{1,64}$(?!\n)"
"""A seat's name: no control and no direction characters."""

Seat = Annotated[str, Meta(pattern=SEAT_PATTERN)]
CardList = str | list[str]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Whole = Annotated[int, Meta(ge=0, le=MOST)]
Claimed = Annotated[int, Meta(ge=-MOST, le=MOST)]


class EventModel(Struct, forbid_unknown_fields=True, gc=False, frozen=True):
    """One event: exactly one verb, and what may stand beside it."""

    by: str | UnsetType = UNSET
    play: str | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    note: Any = UNSET
    at: Any = UNSET
    deal: dict[str, CardList | Whole] | UnsetType = UNSET
    stock: CardList | UnsetType = UNSET
    cut: dict[str, str] | UnsetType = UNSET
    throw_in: CardList | UnsetType = msgspec.field(default=UNSET, name="throw-in")
    plays: CardList | UnsetType = UNSET
    trick: str | UnsetType = UNSET
    score: dict[str, Claimed] | UnsetType = UNSET
    chips: dict[str, Claimed] | UnsetType = UNSET
    bet: Literal["pass", "fold", "match"] | Whole | UnsetType = UNSET
    display: CardList | UnsetType = UNSET
    bid: Word | Whole | UnsetType = UNSET
    rename: str | UnsetType = UNSET
    draw: str | UnsetType = UNSET
    as_: str | UnsetType = msgspec.field(default=UNSET, name="as")


class ResultModel(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What the log claims of the whole game."""

    winners: list[str] | UnsetType = UNSET
    scores: dict[str, Claimed] | UnsetType = UNSET
    chips: dict[str, Claimed] | UnsetType = UNSET
    ended: Literal["played", "resigned", "forfeit", "abandoned"] = "played"


class LogModel(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """A log.

    Written again, it has no key that its text did not have: the check for keys that stand twice rests on that.
    """

    format: Literal["referee-log/1"]
    game: str
    seats: list[Seat]
    events: list[EventModel]
    id: str | Whole | UnsetType = UNSET
    rules: str | Whole | UnsetType = UNSET
    variants: list[str] = []
    options: dict[str, Any] = {}
    rulings: dict[str, str] = {}
    notation: str = "en"
    meta: Any = UNSET
    result: ResultModel | UnsetType = UNSET


VERB_FIELDS: Final = (
    "play", "turn", "deal", "cut", "throw_in", "bet", "display", "bid", "rename", "draw", "trick", "score", "chips",
    "plays",
)  # fmt: skip
