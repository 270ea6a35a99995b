"""A game as moments, in the shape that `schemas/replay.schema.json` describes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from referee.adjudicate import ClauseReference, Verdict, one_line

FORMAT: Final = "referee-replay/1"


class Game(Struct, frozen=True):
    """The game that was played: its id, its name in the language asked for, and the version of its rules."""

    id: str
    name: str
    version: str


class Face(Struct, frozen=True):
    """A card: the id of its suit, its rank as the log writes it, and what it is called."""

    suit: str
    rank: str
    label: str


class Suit(Struct, frozen=True):
    """A suit: what it is called, how it is written, and its picture, in a square of 24 units, where it has one."""

    name: str
    sign: str
    path: str | None
    colour: str


class Moment(Struct, frozen=True, omit_defaults=True, gc=False):
    """One act, and what it changed.

    Args:
        at: Where it stands in the log, as a JSON Pointer; None before the first act.
        line: The line of the log's text on which it begins, where there is a text.
        last_line: The line on which it ends.
        verb: What was done.
        seat: Who did it, counted from 0; None where nobody did.
        told: The act in a sentence.
        findings: What is wrong with it, as places in the verdict's findings.
        undecided: What is open about it, as places in the verdict's `undecided`.
        ledger: What it scored and moved, as places in the verdict's ledger.
        state: What is now otherwise at the table; at the first moment everything.
        impossible: It cannot have happened, and changed nothing.
    """

    at: str | None
    line: int | None
    last_line: int | None
    verb: str | None
    seat: int | None
    told: str
    findings: Sequence[int]
    undecided: Sequence[int]
    ledger: Sequence[int]
    state: Mapping[str, Any]
    impossible: bool = False


class Replay(Struct, frozen=True, kw_only=True):
    """A game as moments."""

    format: str
    lang: str
    game: Game
    seats: Sequence[str]
    sides: Sequence[Sequence[str]] | None
    verdict: Verdict
    cards: Mapping[str, Face]
    suits: Mapping[str, Suit]
    pots: Mapping[str, str]
    sources: Mapping[str, str]
    clauses: Mapping[str, ClauseReference]
    moments: Sequence[Moment]

    def to_json(self) -> bytes:
        """The replay as one line of JSON, without the line's end."""
        return one_line(self)

    def to_dict(self) -> dict[str, Any]:
        """The replay as plain data."""
        plain: dict[str, Any] = msgspec.json.decode(self.to_json())
        return plain
