"""A rulebook for a terminal: wrapped to its width, and readable without colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from referee.rulebook.book import (
    CHANGED,
    GONE,
    NEW,
    SAME,
    Block,
    Book,
    Entries,
    Items,
    Mark,
    Paragraph,
    Row,
    Section,
    Sentence,
    Table,
)
from referee.rulebook.comparing import is_marked
from referee.rulebook.reading import in_turn, names_clause, names_clauses, with_next
from referee.wording import say
from referee.wording.escaping import folded, width

WIDEST: Final = 100
"""So many columns are written where there is no terminal to ask, and on a wider one: longer lines are hard to read."""

_NARROWEST: Final = 24
_SIGNS: Final[dict[Mark, str]] = {SAME: " ", NEW: "+", CHANGED: "~", GONE: "-"}
_GAP: Final = "  "
_SHORTEST: Final = 6
"""A column of a table is made no narrower than this."""


def book_text(book: Book, columns: int | None = None) -> str:
    """A rulebook as plain text.

    Sentences are followed by the clause that they tell, in square brackets. In a marked book a column at the left says
    what is new (`+`), changed (`~`) and no longer there (`-`).

    Args:
        book: The book.
        columns: How wide the terminal is; None where there is none.
    """
    return "\n".join(line.rstrip() for line in _Writer(book, columns).lines()) + "\n"


def wrapped(text: str, columns: int, indent: str = "", hanging: str | None = None) -> list[str]:
    """A text in lines, broken between words; a word that is wider than a line is not broken.

    Args:
        text: The text.
        columns: How many columns a line may take.
        indent: What the first line begins with.
        hanging: What the other lines begin with, if not the same.

    >>> wrapped("The 7♦ is the best diamond.", 14, "* ", "  ")
    ['* The 7♦ is', '  the best', '  diamond.']
    """
    lines: list[str] = []
    line, used = indent, width(indent)
    empty = True
    for word in text.split(" "):
        if not empty and used + 1 + width(word) > columns:
            lines.append(line)
            line = indent if hanging is None else hanging
            used, empty = width(line), True
        line += word if empty else " " + word
        used += width(word) + (not empty)
        empty = False
    return [*lines, line]


class _Writer:
    """Writes one book.

    Args:
        book: The book.
        columns: How wide the terminal is; None where there is none.
    """

    def __init__(self, book: Book, columns: int | None) -> None:
        self.book = book
        self.lang = book.lang
        self.marks = is_marked(book)
        self.columns = max(_NARROWEST, min(columns or WIDEST, WIDEST)) - self._margin

    @property
    def _margin(self) -> int:
        return 2 if self.marks else 0

    def _line(self, line: str, mark: Mark = SAME) -> str:
        """A line with its margin."""
        return f"{_SIGNS[mark]} {line}" if self.marks else line

    def _say(self, words: str, **args: object) -> str:
        return say(words, args, self.lang)

    def lines(self) -> Iterator[str]:
        """The whole book."""
        book = self.book
        yield from self._heading(book.title, "=")
        for text in (folded(book.summary), *self._agreed()):
            if text:
                yield ""
                yield from map(self._line, wrapped(text, self.columns))
        for section in book.sections:
            yield from self._section(section, 0)
        yield ""
        version = self._say("written-version", game=folded(book.game), version=book.version)
        yield from map(self._line, wrapped(version, self.columns))

    def _agreed(self) -> Iterator[str]:
        if self.book.agreed:
            yield self._say("written-agreed", agreed="; ".join(folded(each.rstrip(".")) for each in self.book.agreed))
        if self.marks:
            signs = {
                name: f"{_SIGNS[mark]} {self._say(f'written-mark-{name}')}"
                for name, mark in (("new", NEW), ("changed", CHANGED), ("gone", GONE))
            }
            yield self._say("written-marks", **signs)
        elif self.book.agreed:
            yield self._say("written-no-marks")

    def _heading(self, title: str, rule: str) -> Iterator[str]:
        lines = wrapped(folded(title), self.columns)
        yield from map(self._line, lines)
        yield self._line(rule * min(self.columns, max(map(width, lines))))

    def _section(self, section: Section, depth: int) -> Iterator[str]:
        yield ""
        if not depth:
            yield ""
        yield from self._heading(section.title, "-" if not depth else ".")
        yield from self._blocks(section.blocks, "")
        for each in section.sections:
            yield from self._section(each, depth + 1)

    def _blocks(self, blocks: Sequence[Block], indent: str) -> Iterator[str]:
        for block in blocks:
            yield ""
            if isinstance(block, Paragraph):
                yield from self._paragraph(block, indent, indent)
            elif isinstance(block, Items):
                yield from self._items(block, indent)
            elif isinstance(block, Table):
                yield from self._table(block, indent)
            else:
                yield from self._entries(block, indent)

    def _items(self, items: Items, indent: str) -> Iterator[str]:
        number = 0
        for item, following in with_next(items.items):
            gone = all(sentence.mark == GONE for sentence in item.sentences)
            number += not gone
            bullet = f"{number}. " if items.numbered and not gone else "* "
            yield from self._paragraph(item, indent + bullet, indent + " " * len(bullet), following)

    def _paragraph(
        self, paragraph: Paragraph, indent: str, hanging: str, then: Paragraph | None = None
    ) -> Iterator[str]:
        """A paragraph; where something in it is marked, that stands in lines of its own."""
        flow: list[str] = []
        for sentence, following in in_turn(paragraph, then):
            text = self._sentence(sentence, following)
            if sentence.mark == SAME:
                flow.append(text)
                continue
            if flow:
                yield from map(self._line, wrapped(" ".join(flow), self.columns, indent, hanging))
                flow, indent = [], hanging
            for line in wrapped(text, self.columns, indent, hanging):
                yield self._line(line, sentence.mark)
            indent = hanging
        if flow:
            yield from map(self._line, wrapped(" ".join(flow), self.columns, indent, hanging))

    def _sentence(self, sentence: Sentence, following: Sentence | None) -> str:
        text = folded(sentence.text)
        if sentence.mark == GONE:
            text = f"{self._say('written-gone-word')} {text}"
        if names_clause(sentence, following):
            text += f" [{sentence.clause}]"
        if sentence.mark == CHANGED:
            text += f" ({self._say('written-instead', was=folded(sentence.was))})"
        return text

    def _entries(self, entries: Entries, indent: str) -> Iterator[str]:
        for place, entry in enumerate(entries.entries):
            if place:
                yield ""
            name, id_ = folded(entry.name), folded(entry.id)
            head = f"{name} ({id_})" if id_ and id_ != name else name
            if entry.mark == GONE:
                head = f"{self._say('written-gone-word')} {head}"
            for line in wrapped(head, self.columns, indent, indent + "  "):
                yield self._line(line, entry.mark)
            for line in self._inside(entry.blocks, indent + "  "):
                yield line

    def _inside(self, blocks: Sequence[Block], indent: str) -> Iterator[str]:
        """What is told of an entry, close below its name."""
        lines = self._blocks(blocks, indent)
        next(lines, None)
        yield from lines

    def _table(self, table: Table, indent: str) -> Iterator[str]:
        caption = folded(table.caption) + (f" [{table.clause}]" if table.clause else "")
        if caption:
            yield from map(self._line, wrapped(caption, self.columns, indent))
        own = names_clauses(table)
        head = [*map(folded, table.head), *([self._say("written-clause")] if own else [])]
        rows = [[*self._cells(row, len(table.head)), *([row.clause or ""] if own else [])] for row in table.rows]
        widths = _widths([head, *rows], self.columns - len(indent))
        if widths is None:
            for row, cells in zip(table.rows, rows, strict=True):
                yield from self._stacked(row, head, cells, indent)
            return
        yield from map(self._line, self._row(head, widths, table.numbers, indent))
        yield self._line(indent + _GAP.join("-" * wide for wide in widths))
        for row, cells in zip(table.rows, rows, strict=True):
            for line in self._row(cells, widths, table.numbers, indent):
                yield self._line(line, row.mark)

    def _stacked(self, row: Row, head: Sequence[str], cells: Sequence[str], indent: str) -> Iterator[str]:
        """A row of a table that is too wide: its first cell, and below it the others with the heads of the columns."""
        lines = wrapped(cells[0] or "–", self.columns, indent, indent + "  ")
        for title, cell in zip(head[1:], cells[1:], strict=True):
            if cell:
                lines += wrapped(f"{title}: {cell}", self.columns, indent + "  ", indent + "    ")
        for line in lines:
            yield self._line(line, row.mark)

    def _cells(self, row: Row, count: int) -> list[str]:
        cells = [folded(cell) for cell in row.cells]
        if row.mark == CHANGED:
            was = [*map(folded, row.was), *[""] * (len(cells) - len(row.was))]
            cells = [
                cell if cell == old else f"{cell or '–'} ({self._say('written-instead', was=old or '–')})"
                for cell, old in zip(cells, was, strict=False)
            ]
        return [*cells, *[""] * (count - len(cells))]

    @staticmethod
    def _row(cells: Sequence[str], widths: Sequence[int], numbers: Sequence[int], indent: str) -> Iterator[str]:
        """A row of a table, whose cells may take several lines."""
        columns = [wrapped(cell, wide) for cell, wide in zip(cells, widths, strict=True)]
        for number in range(max(map(len, columns))):
            parts = []
            for place, (lines, wide) in enumerate(zip(columns, widths, strict=True)):
                part = lines[number] if number < len(lines) else ""
                room = " " * max(0, wide - width(part))
                parts.append(room + part if place in numbers else part + room)
            yield indent + _GAP.join(parts)


def _widths(rows: Sequence[Sequence[str]], room: int) -> list[int] | None:
    """How wide each column is: as its widest cell, but the widest columns give way where there is no room for all.

    Returns:
        The widths; None where there is no room without breaking words.

    >>> _widths([["a", "b c d e f g h i"], ["7", "j k"]], 12)
    [1, 9]
    >>> _widths([["a", "overtricks"]], 12) is None
    True
    """
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    least = [
        max([min(wide, _SHORTEST), *(width(word) for cell in column for word in cell.split(" "))])
        for wide, column in zip(widths, zip(*rows, strict=True), strict=True)
    ]
    room -= len(_GAP) * (len(widths) - 1)
    if sum(least) > room:
        return None
    while sum(widths) > room:
        _, widest = max((wide, place) for place, wide in enumerate(widths) if wide > least[place])
        widths[widest] -= 1
    return widths
