"""Two rulebooks laid side by side: what is new, what reads otherwise, and what is no longer there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Final, TypeVar, cast

from referee.rulebook.book import (
    CHANGED,
    GONE,
    NEW,
    SAME,
    Block,
    Book,
    Entries,
    Entry,
    Items,
    Paragraph,
    Row,
    Section,
    Sentence,
    Table,
)

_Part = TypeVar("_Part")
_Unit = Sentence | Row | Entry | Table | Section
_SAMPLE: Final = "sample"
"""The key of a section that is not compared: the deal in it is another one, if other rules hold."""


def marked(old: Book, new: Book) -> Book:
    """Mark in a book what is not as in another, and put back in its place what only the other one says.

    What is about the same matter is found by its key, wherever it stands; so what has only been moved is not marked.
    A table with other columns is another table, and an entry with another name another entry.

    Args:
        old: The book that is compared with; it may not be marked itself.
        new: The book that is read; neither may it.

    Returns:
        The new book. What is the same in both is unmarked; what reads otherwise is `changed`, and says what it `was`;
        what only the new book says is `new`, what only the old one says `gone`. The deal played as an example is the
        new one's, without marks.
    """
    old, new = _fresh(_without_samples(old)), _fresh(new)
    compared = _without_samples(new)
    laid = list(_Laid(_Pairs(old, compared)).sections(old.sections, compared.sections))
    keys = [section.key for section in new.sections]
    for place, section in enumerate(new.sections):
        if section.key == _SAMPLE:
            before = keys[place - 1] if place else None
            found = next((at + 1 for at, other in enumerate(laid) if other.key == before), 0)
            laid.insert(found, section)
    return replace(new, sections=tuple(laid))


def _without_samples(book: Book) -> Book:
    """A book without the deal played as an example."""
    return replace(book, sections=tuple(section for section in book.sections if section.key != _SAMPLE))


def _fresh(part: _Part) -> _Part:
    """A copy in which nothing is the same object twice, so that equal things can be told apart."""
    if isinstance(part, tuple):
        return cast("_Part", tuple(_fresh(each) for each in part))
    if is_dataclass(part) and not isinstance(part, type):
        return cast("_Part", replace(part, **{name.name: _fresh(getattr(part, name.name)) for name in fields(part)}))
    return part


@dataclass(frozen=True)
class _Place:
    """Something in a book, and where it stands.

    Args:
        unit: The thing itself.
        kind: What it can be compared with: its kind and its key.
        within: The keys of what it stands in.
        text: What it says.
    """

    unit: _Unit
    kind: Hashable
    within: tuple[str, ...]
    text: Hashable


def _places(sections: Iterable[Section], within: tuple[str, ...] = ()) -> Iterator[_Place]:
    """Everything in a book that has a key."""
    for section in sections:
        yield _Place(section, ("section", section.key), within, section.title)
        here = (*within, section.key)
        yield from _in_blocks(section.blocks, here)
        yield from _places(section.sections, here)


def _in_blocks(blocks: Iterable[Block], within: tuple[str, ...]) -> Iterator[_Place]:
    for block in blocks:
        if isinstance(block, Table):
            yield _Place(block, ("table", block.key, block.head), within, tuple((r.key, r.cells) for r in block.rows))
        elif isinstance(block, Entries):
            for entry in block.entries:
                yield _Place(entry, ("entry", entry.key, entry.name, entry.id), within, None)
                yield from _in_blocks(entry.blocks, (*within, entry.key))
        else:
            for paragraph in block.items if isinstance(block, Items) else (block,):
                for sentence in paragraph.sentences:
                    yield _Place(sentence, ("sentence", sentence.key), within, sentence.text)


_WAYS: Final[tuple[Callable[[_Place], Hashable], ...]] = (
    lambda place: (place.kind, place.within, place.text),
    lambda place: (place.kind, place.text),
    lambda place: (place.kind, place.within),
    lambda place: place.kind,
)
"""What two things must have in common to be the same matter: the closest first."""


@dataclass
class _Pairs:
    """What of two books is the same matter: each thing has at most one that it is compared with.

    Two things of one book may be equal, so that they are told apart by being one object or another.
    """

    old_book: Book
    new_book: Book
    was: dict[int, _Unit] = field(init=False, default_factory=dict)
    """The old thing, by the identity of the new one."""
    becomes: dict[int, _Unit] = field(init=False, default_factory=dict)
    """The new thing, by the identity of the old one."""

    def __post_init__(self) -> None:
        olds, news = list(_places(self.old_book.sections)), list(_places(self.new_book.sections))
        for way in _WAYS:
            waiting: dict[Hashable, list[_Place]] = defaultdict(list)
            for place in reversed(olds):
                if id(place.unit) not in self.becomes:
                    waiting[way(place)].append(place)
            for place in news:
                if id(place.unit) not in self.was and waiting[way(place)]:
                    found = waiting[way(place)].pop()
                    self._pair(found.unit, place.unit)

    def _pair(self, old: _Unit, new: _Unit) -> None:
        self.was[id(new)], self.becomes[id(old)] = old, new
        if isinstance(old, Table) and isinstance(new, Table):
            rows = {row.key: row for row in reversed(old.rows)}
            for row in new.rows:
                if row.key in rows:
                    self._pair(rows.pop(row.key), row)


class _Laid:
    """The laying of an old book over a new one.

    Args:
        pairs: What of the two is the same matter.
    """

    def __init__(self, pairs: _Pairs) -> None:
        self.pairs = pairs

    def _is_gone(self, unit: _Unit) -> bool:
        return id(unit) not in self.pairs.becomes

    def _woven(
        self,
        olds: Sequence[_Part],
        news: Sequence[_Part],
        partner: Callable[[_Part], int | None],
        told: Callable[[_Part, list[_Part]], _Part],
        left: Callable[[_Part], _Part | None],
    ) -> tuple[_Part, ...]:
        """The new parts in their order, and between them what is left of the old ones.

        Args:
            olds: The old parts.
            news: The new parts.
            partner: Which of the new parts an old one has become.
            told: A new part, marked, given the old ones that have become it.
            left: What is left of an old part that has become none of them.
        """
        became: list[list[_Part]] = [[] for _ in news]
        after: list[list[_Part]] = [[] for _ in range(len(news) + 1)]
        at = 0
        for old in olds:
            place = partner(old)
            if place is not None:
                became[place].append(old)
                at = place + 1
            elif (rest := left(old)) is not None:
                after[at].append(rest)
        woven = list(after[0])
        for place, new in enumerate(news):
            woven += [told(new, became[place]), *after[place + 1]]
        return tuple(woven)

    def sections(self, olds: Sequence[Section], news: Sequence[Section]) -> tuple[Section, ...]:
        """Sections of one level."""
        places = {id(new): place for place, new in enumerate(news)}
        return self._woven(
            olds,
            news,
            lambda old: places.get(id(self.pairs.becomes.get(id(old)))),
            lambda new, _: self._section(new),
            self._section_left,
        )

    def _section(self, new: Section) -> Section:
        old = self.pairs.was.get(id(new))
        assert old is None or isinstance(old, Section)
        blocks, sections = (old.blocks, old.sections) if old is not None else ((), ())
        return replace(new, blocks=self.blocks(blocks, new.blocks), sections=self.sections(sections, new.sections))

    def _section_left(self, old: Section) -> Section | None:
        """What is left of a section that the new book does not have where it was."""
        if not self._is_gone(old):
            return None
        blocks: tuple[Block, ...] = _there(self._block_left(block) for block in old.blocks)
        sections = _there(self._section_left(section) for section in old.sections)
        bare = not old.blocks and not old.sections
        return replace(old, blocks=blocks, sections=sections) if blocks or sections or bare else None

    def blocks(self, olds: Sequence[Block], news: Sequence[Block]) -> tuple[Block, ...]:
        """Blocks that stand one after the other."""
        places = {unit: place for place, new in reversed(list(enumerate(news))) for unit in _units(new)}

        def partner(old: Block) -> int | None:
            for unit in _units_of(old):
                place = places.get(id(self.pairs.becomes.get(id(unit))))
                if place is not None and type(news[place]) is type(old):
                    return place
            return None

        return self._woven(olds, news, partner, self._block, self._block_left)

    def _block(self, new: Block, olds: Sequence[Block]) -> Block:
        if isinstance(new, Table):
            table = self.pairs.was.get(id(new))
            return replace(new, rows=self._rows(table.rows if isinstance(table, Table) else (), new.rows))
        if isinstance(new, Entries):
            return Entries(self._entries([e for old in olds if isinstance(old, Entries) for e in old.entries], new))
        if isinstance(new, Items):
            items = [item for old in olds if isinstance(old, Items) for item in old.items]
            return replace(new, items=self._items(items, new.items))
        return self._paragraph(new, [old for old in olds if isinstance(old, Paragraph)])

    def _block_left(self, old: Block) -> Block | None:
        """What is left of a block that has become no other; None where nothing is."""
        if isinstance(old, Table):
            if not self._is_gone(old):
                return None
            return replace(old, rows=tuple(replace(row, mark=GONE) for row in old.rows))
        if isinstance(old, Entries):
            entries = _there(self._entry_left(entry) for entry in old.entries)
            return Entries(entries) if entries else None
        if isinstance(old, Items):
            items = _there(self._paragraph_left(item) for item in old.items)
            return replace(old, items=items) if items else None
        return self._paragraph_left(old)

    def _rows(self, olds: Sequence[Row], news: Sequence[Row]) -> tuple[Row, ...]:
        places = {id(new): place for place, new in enumerate(news)}
        return self._woven(
            olds,
            news,
            lambda old: places.get(id(self.pairs.becomes.get(id(old)))),
            lambda new, _: self._row(new),
            lambda old: replace(old, mark=GONE) if self._is_gone(old) else None,
        )

    def _row(self, new: Row) -> Row:
        old = self.pairs.was.get(id(new))
        if old is None:
            return replace(new, mark=NEW)
        assert isinstance(old, Row)
        return new if old.cells == new.cells else replace(new, mark=CHANGED, was=old.cells)

    def _entries(self, olds: Sequence[Entry], new: Entries) -> tuple[Entry, ...]:
        places = {id(entry): place for place, entry in enumerate(new.entries)}
        return self._woven(
            olds,
            new.entries,
            lambda old: places.get(id(self.pairs.becomes.get(id(old)))),
            lambda entry, _: self._entry(entry),
            self._entry_left,
        )

    def _entry(self, new: Entry) -> Entry:
        old = self.pairs.was.get(id(new))
        assert old is None or isinstance(old, Entry)
        blocks = self.blocks(old.blocks if old is not None else (), new.blocks)
        return replace(new, blocks=blocks, mark=SAME if old is not None else NEW)

    def _entry_left(self, old: Entry) -> Entry | None:
        if not self._is_gone(old):
            return None
        blocks: tuple[Block, ...] = _there(self._block_left(block) for block in old.blocks)
        return replace(old, blocks=blocks, mark=GONE)

    def _items(self, olds: Sequence[Paragraph], news: Sequence[Paragraph]) -> tuple[Paragraph, ...]:
        places = {unit: place for place, new in reversed(list(enumerate(news))) for unit in _units(new)}

        def partner(old: Paragraph) -> int | None:
            found = (places.get(id(self.pairs.becomes.get(id(sentence)))) for sentence in old.sentences)
            return next((place for place in found if place is not None), None)

        return self._woven(olds, news, partner, self._paragraph, self._paragraph_left)

    def _paragraph(self, new: Paragraph, olds: Sequence[Paragraph]) -> Paragraph:
        places = {id(sentence): place for place, sentence in enumerate(new.sentences)}
        return Paragraph(
            self._woven(
                [sentence for old in olds for sentence in old.sentences],
                new.sentences,
                lambda old: places.get(id(self.pairs.becomes.get(id(old)))),
                lambda sentence, _: self._sentence(sentence),
                lambda old: replace(old, mark=GONE) if self._is_gone(old) else None,
            )
        )

    def _paragraph_left(self, old: Paragraph) -> Paragraph | None:
        sentences = tuple(replace(sentence, mark=GONE) for sentence in old.sentences if self._is_gone(sentence))
        return Paragraph(sentences) if sentences else None

    def _sentence(self, new: Sentence) -> Sentence:
        old = self.pairs.was.get(id(new))
        if old is None:
            return replace(new, mark=NEW)
        assert isinstance(old, Sentence)
        return new if old.text == new.text else replace(new, mark=CHANGED, was=old.text)


def _there(parts: Iterable[_Part | None]) -> tuple[_Part, ...]:
    """Those that are there."""
    return tuple(part for part in parts if part is not None)


def _units_of(block: Block) -> Iterator[_Unit]:
    """The things in a block that it is known by."""
    if isinstance(block, Table):
        yield block
    elif isinstance(block, Entries):
        yield from block.entries
    else:
        for paragraph in block.items if isinstance(block, Items) else (block,):
            yield from paragraph.sentences


def _units(block: Block) -> Iterator[int]:
    return (id(unit) for unit in _units_of(block))


def is_marked(book: Book) -> bool:
    """Whether something in a book is marked."""
    return any(_marks(section.blocks) for section in _every(book.sections))


def _every(sections: Iterable[Section]) -> Iterator[Section]:
    for section in sections:
        yield section
        yield from _every(section.sections)


def _marks(blocks: Iterable[Block]) -> bool:
    for block in blocks:
        if isinstance(block, Table):
            found = any(row.mark != SAME for row in block.rows)
        elif isinstance(block, Entries):
            found = any(entry.mark != SAME or _marks(entry.blocks) for entry in block.entries)
        else:
            paragraphs = block.items if isinstance(block, Items) else (block,)
            found = any(sentence.mark != SAME for paragraph in paragraphs for sentence in paragraph.sentences)
        if found:
            return True
    return False
