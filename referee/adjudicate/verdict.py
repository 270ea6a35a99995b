"""A verdict: the whole judgement of one log, in the shape that `schemas/verdict.schema.json` describes."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from referee.findings import CLEAN, IMPOSSIBLE, IRREGULAR, UNDETERMINED, UNREADABLE

FORMAT: Final = "referee-verdict/1"
WORST_FIRST: Final = (UNREADABLE, IMPOSSIBLE, IRREGULAR, UNDETERMINED, CLEAN)


class ClauseReference(Struct, frozen=True, gc=False):
    """A clause as a verdict quotes it: its id, its text in the language asked for, and where it is printed."""

    id: str
    text: str
    cite: list[str]


class Finding(Struct, frozen=True, gc=False):
    """One remark on a log; `line` and `column` are 1-based, in code points, where there is a text."""

    code: str
    severity: str
    at: str
    line: int | None
    column: int | None
    seat: str | None
    message: str
    clause: ClauseReference | None
    legal: list[str] | None


class Undecided(Struct, frozen=True, gc=False):
    """An act of which nobody can tell whether it was lawful: the log does not show the hand."""

    at: str
    seat: str
    clause: str
    why: str


class LedgerEntry(Struct, frozen=True, omit_defaults=True, gc=False):
    """Points (never chips) scored at an event, and why; `table` is the clause of their value table, if there is one."""

    at: str
    seat: str
    points: int
    clause: str
    why: str
    table: str = ""


class ChipsEntry(Struct, frozen=True, gc=False, rename={"source": "from", "target": "to"}):
    """Chips that went from one account to another at an event, and why: `seat:NAME` or `pot:ID`."""

    at: str
    chips: int
    source: str
    target: str
    clause: str
    why: str


class RulesReference(Struct, frozen=True):
    """The rules that a log was judged by: presets are spelt out, every option stands."""

    game: str
    version: str
    digest: str
    variants: list[str]
    options: dict[str, int]
    rulings: dict[str, str]


class Verdict(Struct, dict=True, kw_only=True):
    """The whole judgement of one log."""

    format: str
    log: str | None
    entry: int
    id: str | None
    rules: RulesReference | None
    verdict: str
    finished: bool | None
    winners: list[str] | None
    scores: dict[str, int] | None
    chips: dict[str, int] | None
    pots: dict[str, int] | None
    sides: list[list[str]] | None
    findings: list[Finding]
    undecided: list[Undecided]
    ledger: list[LedgerEntry | ChipsEntry] | None

    def __post_init__(self) -> None:
        self.source: Any = None
        """The log that was judged, with its text; not part of the verdict."""

    def to_json(self) -> bytes:
        """The verdict as one line of JSON, without the line's end."""
        return one_line(self)

    def to_dict(self) -> dict[str, Any]:
        """The verdict as plain data."""
        plain: dict[str, Any] = msgspec.json.decode(self.to_json())
        return plain


def one_line(value: Any) -> bytes:
    r"""Write a value as JSON that is one line by anybody's count: three more characters end a line for some readers.

    >>> one_line({"seat": "A\u2028B"})
    b'{"seat":"A\\u2028B"}'
    """
    line = msgspec.json.encode(value)
    for raw, escaped in _LINE_ENDS:
        if raw in line:
            line = line.replace(raw, escaped)
    return line


_LINE_ENDS: Final = ((b"\xc2\x85", b"\\u0085"), (b"\xe2\x80\xa8", b"\\u2028"), (b"\xe2\x80\xa9", b"\\u2029"))


def worst(findings: list[Finding], undecided: list[Undecided]) -> str:
    """The worst of what was found."""
    found = {finding.severity for finding in findings}
    if undecided:
        found.add(UNDETERMINED)
    return next((severity for severity in WORST_FIRST if severity in found), CLEAN)
