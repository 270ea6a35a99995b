"""The score sheet: every point of a game in the order in which it was scored, with its reason and its clause."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from referee.adjudicate import Verdict
from referee.log import Log
from referee.render.escaping import visible
from referee.render.framing import width
from referee.render.places import place_of
from referee.wording import say

_COLUMNS: Final = 80
_SEAT: Final = 16
"""So many columns a seat's name may take."""
_REASON: Final = 16
"""So many columns a reason has at least."""
_GAP: Final = "  "
_TIED: Final = "\u00a0"
_HEADS: Final = ("sheet-seat", "sheet-points", "sheet-total", "sheet-why", "sheet-clause")
_RIGHT: Final = (0, 2, 3)
"""The columns whose ends stand one under the other: line, points, total."""
_WHY: Final = 4


def sheet_text(verdict: Verdict, name: str, lang: str, columns: int | None = None) -> str:
    """The ledger of a verdict as a table; empty where there is none.

    Args:
        verdict: The verdict.
        name: What the log is called.
        lang: The language.
        columns: How wide the terminal is; None where there is none.
    """
    if verdict.ledger is None:
        return ""
    if not verdict.ledger:
        return say("sheet-empty", {"log": name}, lang)
    rows = list(_rows(verdict, lang))
    widths = [max(width(row[place]) for row in rows) for place in range(len(rows[0]))]
    fixed = sum(widths) - widths[_WHY] + len(_GAP) * len(widths)
    widths[_WHY] = min(widths[_WHY], max(_REASON, (columns or _COLUMNS) - fixed))
    lines = [say("sheet-head", {"log": name}, lang)]
    for row in rows:
        reasons = _wrapped(row[_WHY], widths[_WHY]) or [""]
        lines.append(_line([*row[:_WHY], reasons[0], *row[_WHY + 1 :]], widths))
        lines += [_line(["" if place != _WHY else more for place in range(len(row))], widths) for more in reasons[1:]]
    return "\n".join(lines)


def _rows(verdict: Verdict, lang: str) -> Iterator[list[str]]:
    """The head, and a row for each entry: the line of its event, or its pointer where all stand in one line."""
    ledger = verdict.ledger or []
    by_line = isinstance(verdict.source, Log) and verdict.source.document is not None
    places = [str(place_of(verdict, entry.at)[0]) for entry in ledger] if by_line else []
    if len({entry.at for entry in ledger}) > 1 and len(set(places)) == 1:
        places = []
    yield [say("sheet-line" if places else "sheet-event", {}, lang), *(say(words, {}, lang) for words in _HEADS)]
    totals: Counter[str] = Counter()
    for place, entry in zip(places or [entry.at for entry in ledger], ledger, strict=True):
        totals[entry.seat] += entry.points
        seat = _clipped(visible(entry.seat))
        yield [place, seat, str(entry.points), str(totals[entry.seat]), visible(entry.why), entry.clause]


def _clipped(text: str) -> str:
    if width(text) <= _SEAT:
        return text
    while width(text) >= _SEAT:
        text = text[:-1]
    return text + "…"


def _wrapped(text: str, room: int) -> list[str]:
    """A reason in lines; what stands between two commas is kept together where it can be."""
    parts = [part.replace(" ", _TIED) for part in text.split(", ")]
    if max(map(len, parts)) < room:
        text = ", ".join(parts)
    return [line.replace(_TIED, " ") for line in textwrap.wrap(text, room, break_on_hyphens=False)]


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    filled = []
    for place, (cell, room) in enumerate(zip(cells, widths, strict=True)):
        space = " " * (room - width(cell))
        filled.append(space + cell if place in _RIGHT else cell + space)
    return (_GAP + _GAP.join(filled)).rstrip()
