"""A line of a text with carets under the part that is meant, however long, wide or hostile the line is."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import Final

from referee.wording.escaping import shown, width

WIDEST: Final = 120
"""So many columns of a line are shown where there is no terminal to ask."""
MARGIN: Final = 7
"""The columns that the number of the line takes."""

_NARROWEST: Final = 20
_WORD: Final = re.compile(r"[^\s,\]\[}{:\"']+")
_OPENING: Final = {"{": "}", "[": "]"}
_GAP: Final = 2
"""So many columns lie between a name and what is said of it."""
_FARTHEST: Final = 4
"""So many times the shown columns of a line are looked at: signs without width take room in the text, but not there."""


def framed(text: str, line: int, column: int, length: int, columns: int = WIDEST) -> Iterator[str]:
    r"""A line of a text with carets under a part of it; of a long line what is around that part.

    Args:
        text: The line, without its end.
        line: Its number.
        column: Where the part begins, from 1, in code points.
        length: Of how many code points it is.
        columns: How many columns of the line may be shown.

    >>> print("\n".join(framed("- {play: 3♣}", 7, 10, 2)))
       7 | - {play: 3♣}
         |          ^^
    """
    columns = max(columns, _NARROWEST)
    at = min(column - 1, len(text))
    first = max(0, at - _FARTHEST * columns)
    last = at + _FARTHEST * columns
    signs = [(" ", 1) if sign == "\t" else _sign(sign) for sign in text[first:last]]
    at -= first
    start, stop = 0, len(signs)
    if first or last < len(text) or sum(width for _, width in signs) > columns:
        start, stop = _window([width for _, width in signs], at, columns - 2)
    head = "…" if first or start else ""
    tail = "…" if stop < len(signs) or last < len(text) else ""
    body = "".join(part for part, _ in signs[start:stop])
    before = sum(width for _, width in signs[start:at])
    marked = sum(width for _, width in signs[at : max(at, min(at + length, stop))])
    yield f"{line:>4} | {head}{body}{tail}".rstrip()
    yield f"     | {' ' * (len(head) + before)}{'^' * max(1, marked)}"


def _window(widths: list[int], at: int, room: int) -> tuple[int, int]:
    """From where to where a line is shown: the place in the middle, or as far to the side as the line's end allows."""
    start = stop = at
    used = 0
    while start > 0 and used + widths[start - 1] <= room // 2:
        start -= 1
        used += widths[start]
    while stop < len(widths) and used + widths[stop] <= room:
        used += widths[stop]
        stop += 1
    while start > 0 and used + widths[start - 1] <= room:
        start -= 1
        used += widths[start]
    return start, stop


def _sign(sign: str) -> tuple[str, int]:
    text = shown(sign)
    return text, len(text) if len(text) > 1 else width(text)


def fitted(line: str, columns: int | None) -> str:
    """A line of prose, broken between words where the terminal ends; what goes on is set in by two more columns.

    >>> print(fitted("    ante (= 1): chips that each player antes", 30))
        ante (= 1): chips that
          each player antes
    """
    if columns is None or width(line) <= columns:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(
        line, max(columns, _NARROWEST), subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )


def listed(name: str, words: str, room: int, columns: int | None, indent: int = 2) -> str:
    """A name, and in a column of its own what is said of it.

    Args:
        name: The name; what is said of one that is wider than the room stands just behind it.
        words: What is said of it.
        room: How many columns the names take.
        columns: How wide the terminal is; None where there is none: then all is one line.
        indent: How many columns stand before the name.

    >>> print(listed("target = 61", "points that win the game", 12, 38))
      target = 61   points that win the
                    game
    """
    line = f"{' ' * indent}{name}{' ' * max(_GAP, room + _GAP - width(name))}{words}"
    if columns is None or width(line) <= columns:
        return line
    hang = " " * (indent + room + _GAP)
    wide = max(columns, len(hang) + _NARROWEST)
    return textwrap.fill(line, wide, subsequent_indent=hang, break_on_hyphens=False, break_long_words=False)


def part_length(text: str, column: int, most: int = _FARTHEST * WIDEST) -> int:
    """How long the part is that begins at a place: a mapping, a list, a text in quotes, or a word.

    >>> part_length("- {by: Anna, play: 3♣}  # no", 3), part_length("- {by: Anna, play: 3♣}", 20)
    (20, 2)
    >>> part_length('{"by":"Anna","plai":"3♣"}', 14)
    6
    """
    text = text[column - 1 : column - 1 + most]
    if text[:1] in ('"', "'"):
        return _quoted(text, 0)
    if text[:1] in _OPENING:
        return _bracketed(text)
    match = _WORD.match(text)
    return len(match[0]) if match else 1


def _quoted(text: str, at: int) -> int:
    """Where a text in quotes ends."""
    quote, place = text[at], at + 1
    while place < len(text) and text[place] != quote:
        place += 2 if text[place] == "\\" and quote == '"' else 1
    return min(place + 1, len(text))


def _bracketed(text: str) -> int:
    """Where a mapping or list ends."""
    waiting: list[str] = []
    place = 0
    while place < len(text):
        sign = text[place]
        if sign in _OPENING:
            waiting.append(_OPENING[sign])
        elif waiting and sign == waiting[-1]:
            waiting.pop()
            if not waiting:
                return place + 1
        elif sign in "\"'" and text[place - 1] in " ,:[{":
            place = _quoted(text, place)
            continue
        place += 1
    return len(text.rstrip())
