"""A rulebook as Markdown, which a repository or a forum shows."""

from __future__ import annotations

import re
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
    Paragraph,
    Row,
    Section,
    Sentence,
    Table,
)
from referee.rulebook.comparing import is_marked
from referee.rulebook.reading import in_turn, names_clause, names_clauses, with_next
from referee.wording import say
from referee.wording.escaping import folded

_SPECIAL: Final = re.compile(r"[\\`*_{}\[\]<>|~$]|&(?=[#A-Za-z0-9])|(?<=[Ww][Ww][Ww])\.|:(?=//)")
_MAIL: Final = re.compile(r"(?<=[A-Za-z0-9.+_-])@(?=[A-Za-z0-9])")
_START: Final = re.compile(r"^(?:[-+=#]|\d{1,9}(?=[.)]))")


def escaped(text: str) -> str:
    r"""A text in which nothing is a command to Markdown.

    >>> print(escaped("a*b | <b>_c_ [d](e) & 7♦"))
    a\*b \| \<b\>\_c\_ \[d\](e) & 7♦
    >>> print(escaped("1. deal"), escaped("- 3"), escaped("www.example.org"))
    1\. deal \- 3 www\.example.org
    """
    text = _SPECIAL.sub(lambda sign: "\\" + sign[0], folded(text))
    text = _MAIL.sub("<!-- -->@", text)
    start = _START.match(text)
    if start is None:
        return text
    number = start[0].isdigit()
    return start[0] + "\\" + text[start.end() :] if number else "\\" + text


def book_markdown(book: Book) -> str:
    """A rulebook as Markdown with tables (GitHub Flavored).

    In a marked book what is new or changed is bold, and what is no longer there struck through.
    """
    lines: list[str] = []
    for line in _Writer(book).lines():
        if line or (lines and lines[-1]):
            lines.append(line)
    return "\n".join(lines).strip("\n") + "\n"


class _Writer:
    """Writes one book.

    Args:
        book: The book.
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.lang = book.lang

    def _say(self, words: str, **args: object) -> str:
        return say(words, args, self.lang)

    def lines(self) -> Iterator[str]:
        """The whole book."""
        book = self.book
        yield from (f"# {escaped(book.title)}", "", escaped(book.summary), "")
        if book.agreed:
            yield from (
                self._say("written-agreed", agreed="; ".join(escaped(each.rstrip(".")) for each in book.agreed)),
                "",
            )
        if is_marked(book):
            marks = {name: self._say(f"written-mark-{name}") for name in ("new", "changed", "gone")}
            marks = {"new": f"**{marks['new']}**", "changed": f"**{marks['changed']}**", "gone": f"~~{marks['gone']}~~"}
            yield from (self._say("written-marks", **marks), "")
        elif book.agreed:
            yield from (self._say("written-no-marks"), "")
        for section in book.sections:
            yield from self._section(section, 2)
        yield from ("", escaped(self._say("written-version", game=book.game, version=book.version)))

    def _section(self, section: Section, level: int) -> Iterator[str]:
        yield from ("", f"{'#' * level} {escaped(section.title)}", "")
        yield from self._blocks(section.blocks, "")
        for each in section.sections:
            yield from self._section(each, level + 1)

    def _blocks(self, blocks: Sequence[Block], indent: str) -> Iterator[str]:
        for block in blocks:
            if isinstance(block, Paragraph):
                yield indent + self._paragraph(block)
            elif isinstance(block, Items):
                for number, (item, following) in enumerate(with_next(block.items), 1):
                    bullet = f"{number}." if block.numbered else "-"
                    yield f"{indent}{bullet} {self._paragraph(item, following)}"
            elif isinstance(block, Table):
                yield from (indent + line if line else "" for line in self._table(block))
            else:
                yield from self._entries(block, indent)
            yield ""

    def _paragraph(self, paragraph: Paragraph, then: Paragraph | None = None) -> str:
        return " ".join(self._sentence(*pair) for pair in in_turn(paragraph, then))

    def _sentence(self, sentence: Sentence, following: Sentence | None) -> str:
        text = escaped(sentence.text)
        if sentence.mark == NEW:
            text = f"**{self._say('written-new-word')}** {text}"
        elif sentence.mark == CHANGED:
            text = f"**{self._say('written-changed-word')}** {text}"
        elif sentence.mark == GONE:
            text = f"**{self._say('written-gone-word')}** {_struck(text)}"
        if names_clause(sentence, following):
            text += f" \\[{sentence.clause}\\]"
        if sentence.mark == CHANGED:
            text += f" ({self._say('written-instead', was=_struck(escaped(sentence.was)))})"
        return text

    def _entries(self, entries: Entries, indent: str) -> Iterator[str]:
        for entry in entries.entries:
            name, id_ = escaped(entry.name), escaped(entry.id)
            head = f"**{name}**" + (f" ({id_})" if id_ and id_ != name else "")
            if entry.mark == NEW:
                head = f"**{self._say('written-new-word')}** {head}"
            elif entry.mark == GONE:
                head = f"**{self._say('written-gone-word')}** {_struck(head)}"
            yield from (f"{indent}- {head}", "")
            yield from self._blocks(entry.blocks, indent + "  ")

    def _table(self, table: Table) -> Iterator[str]:
        caption = escaped(table.caption) + (f" \\[{table.clause}\\]" if table.clause else "")
        yield from (caption, "")
        own = names_clauses(table)
        head = [*map(escaped, table.head), *([self._say("written-clause")] if own else [])]
        yield _row(head)
        yield _row(["---:" if place in table.numbers else "---" for place in range(len(head))])
        for row in table.rows:
            yield _row([*self._cells(row, len(table.head)), *([row.clause or ""] if own else [])])

    def _cells(self, row: Row, count: int) -> list[str]:
        cells = [escaped(cell) for cell in (*row.cells, *[""] * (count - len(row.cells)))]
        if row.mark == CHANGED:
            was = [escaped(cell) for cell in (*row.was, *[""] * (count - len(row.was)))]
            return [
                cell
                if cell == old
                else f"**{cell}** ({self._say('written-instead', was=_struck(old))})".replace("****", "–")
                for cell, old in zip(cells, was, strict=False)
            ]
        if row.mark == GONE:
            cells = [_struck(cell) for cell in cells]
        if row.mark != SAME:
            words = "written-new-word" if row.mark == NEW else "written-gone-word"
            cells[0] = f"**{self._say(words)}** {cells[0]}"
        return cells


def _struck(text: str) -> str:
    return f"~~{text}~~" if text else "–"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
