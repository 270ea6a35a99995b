"""A rulebook as a page: for a site that links its sentences, or as one file that needs nothing else."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import Final, Protocol
from xml.etree.ElementTree import Element, SubElement, tostring

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
from referee.rulebook.faces import Faces, add_text
from referee.rulebook.reading import in_turn, names_clauses, with_next
from referee.rulebook.styles import PAGE_STYLE
from referee.wording import say
from referee.wording.escaping import folded

_ODD: Final = re.compile(r"[^A-Za-z0-9.-]+")
PLACE: Final = "{ }"
"""The sign that leads to the place in the rules that decides a sentence."""
_HEADINGS: Final = 6
"""There are no lower headings."""
_RUN: Final = 6
"""So many cards stay in one line of a table: a trick. A hand may be longer than the page is wide."""
_BETWEEN: Final = re.compile(r"[\s\d,;:+–-]*")
"""What may stand around the cards of a run."""
_BROAD: Final = 7
"""A table of so many columns is set closer."""

_PLAIN: Final[dict[Mark, str]] = {NEW: "written-new-word", CHANGED: "written-changed-word", GONE: "written-gone-word"}


class Links(Protocol):
    """Where the references of a book lead; None where they lead nowhere."""

    def clause(self, clause: str) -> str | None:
        """What proves a clause."""

    def place(self, path: str) -> str | None:
        """What decides a place in the rules, its steps joined by `/`."""


class _Within:
    """The references of a book that stands alone: a clause leads to where the book gives it in full.

    Args:
        book: The book.
    """

    def __init__(self, book: Book) -> None:
        self._known = {
            key
            for section in book.every_section()
            for block in section.blocks
            for key in _keys(block)
            if key.startswith("clauses/")
        }

    def clause(self, clause: str) -> str | None:
        """Where the clause is given in full."""
        key = f"clauses/{clause}"
        return f"#{anchor(key)}" if key in self._known else None

    def place(self, path: str) -> str | None:
        """Nowhere: the rules are in another file."""
        return None


def _keys(block: Block) -> Iterable[str]:
    if isinstance(block, Entries):
        return [entry.key for entry in block.entries if entry.mark != GONE]
    return [row.key for row in block.rows if row.mark != GONE] if isinstance(block, Table) else []


def anchor(key: str) -> str:
    """The id, in a page, of whatever has a key: the first that has it bears just this one.

    >>> anchor("deal"), anchor("phases/redeal/limit"), anchor("clauses/XX.DEAL/text")
    ('deal', 'phases_redeal_limit', 'clauses_XX.DEAL_text')
    """
    return _ODD.sub("_", key) or "_"


def book_elements(book: Book, faces: Faces, links: Links | None = None) -> Element:
    """A rulebook as an `<article class="rulebook">`, in the language of the book.

    Sections, sentences, rows, tables and entries have the id that `anchor` makes of their keys; a second one of a key
    has a number behind it. The pictures of suits stand at the end.

    Args:
        book: The book.
        faces: What draws the cards.
        links: Where references lead; None: within the book.
    """
    return _Writer(book, faces, links or _Within(book)).article()


def book_page(book: Book, faces: Faces) -> str:
    """A rulebook as one page that can be opened from a disk: no script, nothing from outside, for light and dark.

    Args:
        book: The book.
        faces: What draws the cards.
    """
    digest = base64.b64encode(hashlib.sha256(PAGE_STYLE.encode()).digest()).decode()
    page = Element("html", {"lang": book.lang})
    head = SubElement(page, "head")
    SubElement(head, "meta", {"charset": "utf-8"})
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    SubElement(head, "meta", {"http-equiv": "Content-Security-Policy", "content": policy})
    SubElement(head, "meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    SubElement(head, "title").text = folded(book.title)
    if book.summary:
        SubElement(head, "meta", {"name": "description", "content": folded(book.summary)})
    SubElement(head, "style").text = PAGE_STYLE
    main = SubElement(SubElement(page, "body"), "main")
    article = book_elements(book, faces)
    first = next((place for place, part in enumerate(article) if part.tag == "section"), len(article))
    article.insert(first, contents(book))
    main.append(article)
    return "<!doctype html>\n" + tostring(page, encoding="unicode", method="html") + "\n"


def contents(book: Book) -> Element:
    """The list of a book's sections, each a link."""
    part = Element("nav", {"class": "contents", "aria-label": say("written-contents", {}, book.lang)})
    SubElement(part, "h2").text = say("written-contents", {}, book.lang)
    rows = SubElement(part, "ol")
    for section in book.sections:
        SubElement(SubElement(rows, "li"), "a", {"href": f"#{anchor(section.key)}"}).text = folded(section.title)
    return part


class _Writer:
    """Writes one book.

    Args:
        book: The book.
        faces: What draws the cards.
        links: Where references lead.
    """

    def __init__(self, book: Book, faces: Faces, links: Links) -> None:
        self.book = book
        self.faces = faces
        self.links = links
        self._given: dict[str, int] = {}
        for section in book.every_section():  # whatever leads to a section must find it
            self._given.setdefault(anchor(section.key), 0)

    def _say(self, words: str, **args: object) -> str:
        return say(words, args, self.book.lang)

    def _id(self, key: str) -> str:
        """The id of the next thing with that key."""
        name = anchor(key)
        self._given[name] = number = self._given.get(name, 0) + 1
        return name if number == 1 else self._id(f"{name}-{number}")

    def article(self) -> Element:
        """The whole book."""
        book = self.book
        article = Element("article", {"class": "rulebook", "lang": book.lang})
        self.faces.put(SubElement(article, "h1"), book.title)
        if book.summary:
            self.faces.put(SubElement(article, "p", {"class": "summary"}), book.summary)
        self._agreed(article)
        for section in book.sections:
            self._section(article, section, 2)
        colophon = SubElement(article, "p", {"class": "colophon"})
        colophon.text = self._say("written-version", game=folded(book.game), version=book.version)
        article.append(self.faces.definitions())
        return article

    def _agreed(self, article: Element) -> None:
        """What is agreed on, and what the marks mean."""
        marks = is_marked(self.book)
        if not self.book.agreed and not marks:
            return
        part = SubElement(article, "p", {"class": "agreed"})
        if self.book.agreed:
            self.faces.put(
                part, self._say("written-agreed", agreed="; ".join(each.rstrip(".") for each in self.book.agreed))
            )
            add_text(part, " ")
        if not marks:
            self.faces.put(part, self._say("written-no-marks"))
            return
        signs = {"new": "ins", "changed": "ins", "gone": "del"}
        whole = self._say("written-marks", **{name: f"|{name}|" for name in signs})
        for place, piece in enumerate(whole.split("|")):
            if place % 2:
                SubElement(part, signs[piece]).text = self._say(f"written-mark-{piece}")
            else:
                add_text(part, piece)

    def _section(self, parent: Element, section: Section, level: int) -> None:
        name = self._id(section.key)
        part = SubElement(parent, "section", {"id": name, "aria-labelledby": f"{name}-title"})
        heading = SubElement(part, f"h{min(level, _HEADINGS)}", {"id": f"{name}-title"})
        self.faces.put(heading, section.title)
        self._blocks(part, section.blocks)
        for each in section.sections:
            self._section(part, each, level + 1)

    def _blocks(self, parent: Element, blocks: Sequence[Block]) -> None:
        for block in blocks:
            if isinstance(block, Paragraph):
                self._paragraph(SubElement(parent, "p"), block)
            elif isinstance(block, Items):
                rows = SubElement(parent, "ol" if block.numbered else "ul")
                for item, following in with_next(block.items):
                    self._paragraph(SubElement(rows, "li"), item, following)
            elif isinstance(block, Table):
                self._table(parent, block)
            else:
                self._entries(parent, block)

    def _paragraph(self, parent: Element, paragraph: Paragraph, then: Paragraph | None = None) -> None:
        for place, (sentence, following) in enumerate(in_turn(paragraph, then)):
            if place:
                add_text(parent, " ")
            self._sentence(parent, sentence, following)

    def _sentence(self, parent: Element, sentence: Sentence, following: Sentence | None) -> None:
        part = SubElement(parent, "span", {"class": "sentence"})
        if sentence.mark != GONE:
            part.set("id", self._id(sentence.key))
        self._marked(part, sentence.text, sentence.mark, sentence.was)
        if sentence.mark == GONE:
            return
        if following is not None and following.clause == sentence.clause and following.mark != GONE:
            self._refs(part, None, sentence.places, following.places)
        else:
            self._refs(part, sentence.clause, sentence.places)

    def _marked(self, parent: Element, text: str, mark: Mark, was: str = "") -> None:
        """A text as its mark shows it, and behind it what stood there instead."""
        if mark == SAME:
            self.faces.put(parent, text)
            return
        if text:
            part = SubElement(parent, "del" if mark == GONE else "ins")
            _unseen(part, self._say(_PLAIN[mark]))
            self.faces.put(part, text)
        if mark == CHANGED and was:
            add_text(parent, " " if text else "")
            old = SubElement(parent, "del")
            _unseen(old, self._say("written-formerly"))
            self.faces.put(old, was)

    def _refs(self, parent: Element, clause: str | None, places: Sequence[str], following: Sequence[str] = ()) -> None:
        """The references behind a sentence; its place is left to the next one where it is the same."""
        place = next((place for place in places if self.links.place(place) is not None), None)
        if place is not None and self.links.place(place) in map(self.links.place, following):
            place = None
        if clause is not None:
            add_text(parent, " ")
            self._clause(parent, clause)
        if place is not None:
            add_text(parent, " ")
            label = self._say("written-place-of", place=folded(place))
            attributes = {"class": "ref place", "href": self.links.place(place) or "", "aria-label": label}
            SubElement(parent, "a", {**attributes, "title": label}).text = PLACE

    def _clause(self, parent: Element, clause: str, here: str | None = None) -> None:
        """A clause by its id, which leads to it, but not from where one is already."""
        href = self.links.clause(clause)
        if href == f"#{here}":
            href = None
        ref = SubElement(parent, "span" if href is None else "a", {"class": "ref clause"})
        if href is not None:
            ref.set("href", href)
            ref.set("aria-label", self._say("written-clause-of", id=clause))
        ref.text = clause

    def _entries(self, parent: Element, entries: Entries) -> None:
        for entry in entries.entries:
            part = SubElement(parent, "div", {"class": "entry"})
            if entry.mark != GONE:
                part.set("id", self._id(entry.key))
            name = SubElement(part, "p")
            self._marked(name, entry.name, entry.mark)
            if entry.id and entry.id != entry.name:
                add_text(name, " ")
                SubElement(name, "code").text = folded(entry.id)
            self._blocks(part, entry.blocks)

    def _table(self, parent: Element, table: Table) -> None:
        box = SubElement(
            parent, "div", {"class": "table", "role": "group", "tabindex": "0", "aria-label": folded(table.caption)}
        )
        part = SubElement(box, "table", {"class": "broad"} if len(table.head) >= _BROAD else {})
        if any(row.mark != GONE for row in table.rows):
            part.set("id", self._id(table.key))
        caption = SubElement(part, "caption")
        self.faces.put(caption, table.caption)
        self._refs(caption, table.clause, table.places)
        own = names_clauses(table)
        head = SubElement(SubElement(part, "thead"), "tr")
        for place, title in enumerate(table.head):
            cell = SubElement(head, "th", {"scope": "col", **_flush(table, place)}) if title else SubElement(head, "td")
            self.faces.put(cell, title)
        if own:
            SubElement(head, "th", {"scope": "col"}).text = self._say("written-clause")
        body = SubElement(part, "tbody")
        for row in table.rows:
            self._row(SubElement(body, "tr"), row, table, own=own)

    def _row(self, parent: Element, row: Row, table: Table, *, own: bool) -> None:
        if row.mark != GONE:
            parent.set("id", self._id(f"{table.key}/{row.key}" if "/" not in row.key else row.key))
        was = [*row.was, *[""] * (len(row.cells) - len(row.was))]
        for place in range(len(table.head)):
            text = row.cells[place] if place < len(row.cells) else ""
            kind = {"scope": "row"} if place == 0 else {}
            cell = SubElement(parent, "th" if place == 0 else "td", {**kind, **_flush(table, place)})
            if self._is_run(text):
                cell.set("class", " ".join(filter(None, (cell.get("class"), "run"))))
            old = was[place] if row.mark == CHANGED and place < len(was) else ""
            mark = SAME if row.mark == CHANGED and text == old else row.mark
            if mark == SAME and text and text == row.clause:
                self._clause(cell, text, parent.get("id"))
            elif text or old:
                self._marked(cell, text, mark, old)
        if own:
            cell = SubElement(parent, "td")
            if row.clause and row.mark != GONE:
                self._refs(cell, row.clause, row.places)

    def _is_run(self, text: str) -> bool:
        """Whether a cell holds a few cards and hardly anything else, which are read as one."""
        pieces = list(self.faces.split(text))
        words = [each for each in pieces if isinstance(each, str)]
        return 0 < len(pieces) - len(words) <= _RUN and all(map(_BETWEEN.fullmatch, words))


def _flush(table: Table, place: int) -> dict[str, str]:
    return {"class": "number"} if place in table.numbers else {}


def _unseen(parent: Element, words: str) -> None:
    """Words that are only read out."""
    unseen = SubElement(parent, "span", {"class": "unseen"})
    unseen.text = words + " "
