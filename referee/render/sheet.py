"""The score sheet: every point and every chip of a game in the order in which it moved, with reason and clause.

Points and chips are two tables: what is scored is never added to what is paid.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as replace_kind
from typing import Final

from msgspec.structs import replace

from referee.adjudicate import Verdict
from referee.adjudicate.verdict import ChipsEntry, LedgerEntry
from referee.log import Log
from referee.render.places import place_of
from referee.wording import say
from referee.wording.escaping import visible, width

_COLUMNS: Final = 80
_NAME: Final = 16
"""So many columns the name of a seat or a pot may take; of partners each."""
_REASON: Final = 12
"""So many columns a reason has at least."""
_AND: Final = " & "
_GAP: Final = "  "
_TIED: Final = "\u00a0"


@dataclass(frozen=True)
class _Kind:
    """How a table is laid out.

    Args:
        heads: The keys of its heads, after that of the place.
        right: The columns whose ends stand one under the other.
        names: The columns with names, which may be clipped.
        why: The column of the reason, which may be wrapped.
        reason: So many columns a reason has before names are clipped for it.
        shortest: So many columns are left to a name where the table would be too wide.
        together: So many seats may share a row: partners.
    """

    heads: Sequence[str]
    right: Sequence[int]
    names: Sequence[int]
    why: int
    reason: int
    shortest: int = 8
    together: int = 1

    def room(self, each: int) -> int:
        """How many columns a name may take, where a seat's takes so many."""
        return each * self.together + len(_AND) * (self.together - 1)


_POINTS: Final = _Kind(
    ("sheet-seat", "sheet-points", "sheet-total", "sheet-why", "sheet-clause"), (0, 2, 3), (1,), why=4, reason=16
)
_CHIPS: Final = _Kind(
    ("sheet-from", "sheet-total", "sheet-to", "sheet-total", "sheet-chips", "sheet-why", "sheet-clause"),
    (0, 2, 4, 5),
    (1, 3),
    why=6,
    reason=12,
)


def sheet_text(
    verdict: Verdict, name: str, lang: str, columns: int | None = None, pots: Mapping[str, str] | None = None
) -> str:
    """The ledger of a verdict as a table of points and, where money is played for, one of chips; empty without one.

    Args:
        verdict: The verdict.
        name: What the log is called.
        lang: The language.
        columns: How wide the terminal is; None where there is none.
        pots: What the pots are called, by their ids.
    """
    ledger = verdict.ledger
    if ledger is None:
        return ""
    places, head = _places(verdict, lang)
    points: list[list[str]] = []
    chips: list[list[str]] = []
    scored: Counter[str] = Counter()
    moved: Counter[str] = Counter()
    together = 1
    for place, entry, seats in zip(places, ledger, _together(verdict), strict=True):
        if isinstance(entry, ChipsEntry):
            chips.append([place, *_chips_row(entry, moved, pots or {})])
        elif seats:
            together = max(together, len(seats))
            points.append([place, *_points_row(entry, scored, seats)])
    kind = _POINTS
    if together > 1:
        heads = ("sheet-side", *kind.heads[1:])
        kind = replace_kind(kind, heads=heads, shortest=5, together=together)
    parts = _titled("sheet-head" if points else "sheet-empty", points, kind, name, head, lang, columns)
    if verdict.pots is not None:
        parts += _titled("sheet-chips-head" if chips else "sheet-chips-empty", chips, _CHIPS, name, head, lang, columns)
    return "\n".join(parts)


def _places(verdict: Verdict, lang: str) -> tuple[list[str], str]:
    """Where each entry stands, and the head above: its event's line, or its pointer where all stand in one line."""
    ledger = verdict.ledger or []
    by_line = isinstance(verdict.source, Log) and verdict.source.document is not None
    places = [str(place_of(verdict, entry.at)[0]) for entry in ledger] if by_line else []
    if len({entry.at for entry in ledger}) > 1 and len(set(places)) == 1:
        places = []
    return places or [entry.at for entry in ledger], say("sheet-line" if places else "sheet-event", {}, lang)


def _together(verdict: Verdict) -> Iterator[Sequence[str]]:
    """Whom the row of each entry is about: where partners score the same the first has a row, and the others none."""
    ledger = verdict.ledger or []
    partners = {seat: side for side in verdict.sides or [] for seat in side}
    alike: dict[LedgerEntry, set[str]] = {}
    for entry in ledger:
        if isinstance(entry, LedgerEntry):
            alike.setdefault(replace(entry, seat=""), set()).add(entry.seat)
    for entry in ledger:
        if isinstance(entry, ChipsEntry):
            yield ()
            continue
        side = partners.get(entry.seat, [entry.seat])
        if not alike[replace(entry, seat="")].issuperset(side):
            side = [entry.seat]
        yield side if entry.seat == side[0] else ()


def _points_row(entry: LedgerEntry, totals: Counter[str], seats: Sequence[str]) -> Iterator[str]:
    """A score, of one seat or of partners."""
    totals.update(dict.fromkeys(seats, entry.points))
    yield side_name(seats)
    yield from (str(entry.points), str(totals[entry.seat]), visible(entry.why), entry.clause)


def _chips_row(entry: ChipsEntry, totals: Counter[str], pots: Mapping[str, str]) -> Iterator[str]:
    """Who pays whom, and what each of the two has then: a seat its gain or loss, a pot what is in it."""
    totals[entry.source] -= entry.chips
    totals[entry.target] += entry.chips
    for account in (entry.source, entry.target):
        kind, _, known_as = account.partition(":")
        yield visible(pots.get(known_as, known_as) if kind == "pot" else known_as)
        yield signed(totals[account]) if kind == "seat" else str(totals[account])
    yield from (str(entry.chips), visible(entry.why), entry.clause)


def side_name(seats: Sequence[str]) -> str:
    """Partners, or a seat alone.

    >>> side_name(["North", "South"])
    'North & South'
    """
    return _AND.join(map(visible, seats))


def signed(chips: int) -> str:
    """A gain or a loss.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '-3', '0')
    """
    return f"{chips:+}" if chips else "0"


def _titled(
    title: str, rows: Sequence[list[str]], kind: _Kind, name: str, head: str, lang: str, columns: int | None
) -> list[str]:
    """A table under its title; the title alone where nothing is in it."""
    lines = [say(title, {"log": name}, lang)]
    if rows:
        lines += _table([[head, *(say(words, {}, lang) for words in kind.heads)], *rows], kind, columns or _COLUMNS)
    return lines


def _table(rows: Sequence[list[str]], kind: _Kind, columns: int) -> Iterator[str]:
    """The rows, the first of them the head."""
    widths = [max(width(row[place]) for row in rows) for place in range(len(rows[0]))]
    for place in kind.names:
        widths[place] = min(widths[place], kind.room(_NAME))
    others = sum(widths) - widths[kind.why] + len(_GAP) * len(widths)
    spare = columns - min(widths[kind.why], kind.reason) - others
    widest = max(kind.names, key=widths.__getitem__)
    while spare < 0 and widths[widest] > kind.room(kind.shortest):
        widths[widest] -= 1
        spare, others = spare + 1, others - 1
        widest = max(kind.names, key=widths.__getitem__)
    widths[kind.why] = min(widths[kind.why], max(_REASON, columns - others))
    for row in rows:
        cells = [_clipped(cell, widths[place]) if place in kind.names else cell for place, cell in enumerate(row)]
        first, *more = _wrapped(row[kind.why], widths[kind.why]) or [""]
        yield _line([*cells[: kind.why], first, *cells[kind.why + 1 :]], widths, kind)
        for part in more:
            yield _line(["" if place != kind.why else part for place in range(len(row))], widths, kind)


def _clipped(text: str, room: int) -> str:
    """A name that is too long, without its end; of partners the longest names lose theirs.

    >>> _clipped("Maximilian & Kim", 12), _clipped("Maximilian", 8)
    ('Maxim… & Kim', 'Maximil…')
    """
    parts = text.split(_AND)
    while width(_AND.join(parts)) > room and max(map(width, parts)) > 1:
        longest = max(range(len(parts)), key=lambda place: width(parts[place]))
        parts[longest] = parts[longest].rstrip("…")[:-1] + "…"
    text = _AND.join(parts)
    while width(text) > room:
        text = text.rstrip("…")[:-1] + "…"
    return text


def _wrapped(text: str, room: int) -> list[str]:
    """A reason in lines; what stands between two commas is kept together where it can be."""
    parts = [part.replace(" ", _TIED) for part in text.split(", ")]
    if max(map(len, parts)) < room:
        text = ", ".join(parts)
    return [line.replace(_TIED, " ") for line in textwrap.wrap(text, room, break_on_hyphens=False)]


def _line(cells: Sequence[str], widths: Sequence[int], kind: _Kind) -> str:
    filled = []
    for place, (cell, room) in enumerate(zip(cells, widths, strict=True)):
        space = " " * (room - width(cell))
        filled.append(space + cell if place in kind.right else cell + space)
    return (_GAP + _GAP.join(filled)).rstrip()
