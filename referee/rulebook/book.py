"""A rulebook as a tree: sections of paragraphs, lists and tables, down to sentences that name what they were told from.

Every sentence and every row of a table has a key that is the same in two books of like rules, so that two books can be
laid side by side, and names the clause that it tells and the places in the rules that decide it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

Mark = Literal["", "new", "changed", "gone"]
"""How a sentence differs from the same one in the book it was compared with."""

SAME: Final[Mark] = ""
NEW: Final[Mark] = "new"
CHANGED: Final[Mark] = "changed"
GONE: Final[Mark] = "gone"


@dataclass(frozen=True)
class Sentence:
    """One or more sentences that belong together.

    Args:
        key: What it is about, the same in every book that says something about it: `phases/redeal/limit`.
        text: Plain text, in the book's language; cards as the language's notation writes them.
        clause: The clause that it tells, if one.
        places: The places in the rules that decide it, their steps joined by `/`.
        mark: How it differs from the book that this one was compared with.
        was: What stood there instead.
    """

    key: str
    text: str
    clause: str | None = None
    places: tuple[str, ...] = ()
    mark: Mark = SAME
    was: str = ""


@dataclass(frozen=True)
class Paragraph:
    """Sentences that are read one after the other."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class Items:
    """Paragraphs as a list.

    Args:
        items: The paragraphs.
        numbered: They are done in this order.
    """

    items: tuple[Paragraph, ...]
    numbered: bool = False


@dataclass(frozen=True)
class Row:
    """A row of a table.

    Args:
        key: What it is about, unique in the table.
        cells: One text for each column.
        clause: The clause that it tells, where the table's is not meant.
        places: The places in the rules that decide it.
        mark: How it differs from the book that this one was compared with.
        was: What stood in each column instead; nothing where the row is new.
    """

    key: str
    cells: tuple[str, ...]
    clause: str | None = None
    places: tuple[str, ...] = ()
    mark: Mark = SAME
    was: tuple[str, ...] = ()


@dataclass(frozen=True)
class Table:
    """A table.

    Args:
        key: What it is about.
        caption: What it shows, for whoever cannot see where it stands.
        head: The heads of its columns.
        rows: Its rows.
        clause: The clause that it tells, if one.
        places: The places in the rules that decide it.
        numbers: The columns (0 is the first) that hold numbers and are set flush right.
    """

    key: str
    caption: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]
    clause: str | None = None
    places: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Entry:
    """A thing with a name, and what is told of it: a variant, an open point, a clause, a source.

    Args:
        key: Its place in the rules, as in `variants/short-deck`.
        name: What it is called.
        id: Its id, as a log or a verdict writes it.
        blocks: What is told of it.
        mark: How it differs from the book that this one was compared with.
    """

    key: str
    name: str
    id: str
    blocks: tuple[Block, ...]
    mark: Mark = SAME


@dataclass(frozen=True)
class Entries:
    """Things with a name, one after the other."""

    entries: tuple[Entry, ...]


Block = Paragraph | Items | Table | Entries


@dataclass(frozen=True)
class Section:
    """A section.

    Args:
        key: What it is about; unique in the book, fit for an anchor.
        title: Its heading.
        blocks: What stands in it.
        sections: Sections within it, one level down.
    """

    key: str
    title: str
    blocks: tuple[Block, ...] = ()
    sections: tuple[Section, ...] = ()


@dataclass(frozen=True)
class Book:
    """A rulebook.

    Args:
        game: The game's id.
        version: The version of its rules.
        lang: The language it is written in.
        title: What the game is called.
        summary: The game in a sentence, or nothing.
        agreed: What is agreed on beside the usual rules, each in words; where there is something, the changed places
            are marked.
        sections: Its sections, in the order in which a person learns the game.
    """

    game: str
    version: str
    lang: str
    title: str
    summary: str
    agreed: tuple[str, ...] = ()
    sections: tuple[Section, ...] = field(default_factory=tuple)

    def every_section(self) -> Iterator[Section]:
        """All sections, those within others after them."""
        for section in self.sections:
            yield section
            yield from section.sections

    def sentences(self) -> Iterator[Sentence]:
        """All sentences outside of tables, in the order of reading."""
        for section in self.every_section():
            yield from sentences_of(section.blocks)


def sentences_of(blocks: tuple[Block, ...]) -> Iterator[Sentence]:
    """The sentences of some blocks, in the order of reading."""
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.sentences
        elif isinstance(block, Items):
            for item in block.items:
                yield from item.sentences
        elif isinstance(block, Entries):
            for entry in block.entries:
                yield from sentences_of(entry.blocks)
