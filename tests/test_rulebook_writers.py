"""Rulebooks side by side, as text, as Markdown and as pages, and the command that writes them."""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, tostring

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from referee.cli import main
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
    Mark,
    Paragraph,
    Row,
    Section,
    Sentence,
    Table,
)
from referee.rulebook.comparing import is_marked, marked
from referee.rulebook.faces import Faces
from referee.rulebook.html import anchor, book_elements, book_page
from referee.rulebook.markdown import book_markdown, escaped
from referee.rulebook.pictures import FRENCH, pictures_of
from referee.rulebook.text import book_text
from referee.rulebook.writing import write_book
from referee.rules import Game, Rules, Shelf
from referee.wording.escaping import width

LANGS = ("en", "de")
SHELF = Shelf()
GAMES = SHELF.names()
VOID = {"meta", "br", "hr", "img", "link", "input", "col"}


def game(name: str) -> Game:
    found = SHELF.game(name)
    assert found is not None
    return found


def faces(name: str = "penneech", lang: str = "en") -> Faces:
    base = game(name).base
    assert base is not None
    return Faces.of(base, lang)


def text(*texts: str, clause: str | None = None) -> Paragraph:
    """A paragraph whose sentences are keyed by their first words."""
    return Paragraph(tuple(Sentence(each.split()[0], each, clause) for each in texts))


def book(*blocks: Block, **more: Any) -> Book:
    return Book("toy", "1.0.0", "en", "Toy", "A toy.", sections=(Section("play", "Play", blocks),), **more)


TABLE = Table("worth", "What it is worth", ("Card", "Points"), (Row("a", ("Ace", "5")), Row("k", ("King", "4"))), "T.A")


# --- side by side ---


def sentences(blocks: Sequence[Block]) -> Iterator[Sentence]:
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.sentences
        elif isinstance(block, Items):
            for item in block.items:
                yield from item.sentences
        elif isinstance(block, Entries):
            for entry in block.entries:
                yield from sentences(entry.blocks)


def blocks_of(sections: Sequence[Section]) -> Iterator[Block]:
    def inside(blocks: Sequence[Block]) -> Iterator[Block]:
        for block in blocks:
            yield block
            if isinstance(block, Entries):
                for entry in block.entries:
                    yield from inside(entry.blocks)

    for section in sections:
        yield from inside(section.blocks)
        yield from blocks_of(section.sections)


def told(book: Book) -> Counter[Any]:
    """Everything that an unmarked book says."""
    found: Counter[Any] = Counter()
    for block in blocks_of(book.sections):
        if isinstance(block, Table):
            found.update((block.key, block.head, row.key, row.cells) for row in block.rows)
        elif isinstance(block, Entries):
            found.update((entry.key, entry.name) for entry in block.entries)
        else:
            found.update((sentence.key, sentence.text) for sentence in sentences([block]))
    return found


def told_before(book: Book) -> Counter[Any]:
    """Everything that a marked book says was told before."""
    found: Counter[Any] = Counter()
    for block in blocks_of(book.sections):
        if isinstance(block, Table):
            rows = [row for row in block.rows if row.mark != NEW]
            cells = ((row.key, row.was if row.mark == CHANGED else row.cells) for row in rows)
            found.update((block.key, block.head, *each) for each in cells)
        elif isinstance(block, Entries):
            found.update((entry.key, entry.name) for entry in block.entries if entry.mark != NEW)
        else:
            before = [sentence for sentence in sentences([block]) if sentence.mark != NEW]
            found.update((each.key, each.was if each.mark == CHANGED else each.text) for each in before)
    return found


def _kept(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Blocks without marks, and without what is gone."""
    found: list[Block] = []
    for block in blocks:
        kept: Block
        if isinstance(block, Table):
            kept = replace(block, rows=tuple(replace(r, mark=SAME, was=()) for r in block.rows if r.mark != GONE))
            there = bool(kept.rows)
        elif isinstance(block, Entries):
            kept = Entries(
                tuple(replace(e, mark=SAME, blocks=_kept(e.blocks)) for e in block.entries if e.mark != GONE)
            )
            there = bool(kept.entries)
        elif isinstance(block, Items):
            kept = replace(block, items=tuple(p for item in block.items if (p := _said(item)).sentences))
            there = bool(kept.items)
        else:
            kept = _said(block)
            there = bool(kept.sentences)
        if there:
            found.append(kept)
    return tuple(found)


def _said(paragraph: Paragraph) -> Paragraph:
    return Paragraph(tuple(replace(s, mark=SAME, was="") for s in paragraph.sentences if s.mark != GONE))


def _sections(sections: Sequence[Section]) -> tuple[Section, ...]:
    kept = [replace(s, blocks=_kept(s.blocks), sections=_sections(s.sections)) for s in sections]
    return tuple(section for section in kept if section.blocks or section.sections)


WORDS = st.sampled_from(["one", "two", "three"])
SENTENCES = st.builds(Sentence, st.sampled_from("abcdef"), WORDS)
PARAGRAPHS = st.builds(Paragraph, st.lists(SENTENCES, min_size=1, max_size=4).map(tuple))
ITEMS = st.builds(Items, st.lists(PARAGRAPHS, min_size=1, max_size=3).map(tuple))
TABLES = st.builds(
    lambda key, head, rows: Table(key, "Caption", head, tuple(rows)),
    st.sampled_from(["t", "u"]),
    st.sampled_from([("x", "y"), ("x", "z")]),
    st.lists(
        st.builds(lambda key, a, b: Row(key, (a, b)), st.sampled_from("rst"), WORDS, WORDS),
        min_size=1,
        max_size=4,
        unique_by=lambda row: row.key,
    ),
)
PLAIN = st.one_of(PARAGRAPHS, ITEMS, TABLES)
ENTRIES = st.builds(
    lambda entries: Entries(tuple(entries)),
    st.lists(
        st.builds(
            lambda key, name, blocks: Entry(key, name, key, tuple(blocks)),
            st.sampled_from(["p", "q", "r"]),
            st.sampled_from(["Peter", "Paul"]),
            st.lists(PLAIN, max_size=2),
        ),
        min_size=1,
        max_size=3,
    ),
)
BLOCKS = st.lists(st.one_of(PLAIN, ENTRIES), min_size=1, max_size=3).map(tuple)


@st.composite
def books(draw: st.DrawFn) -> Book:
    """Small books whose sections, sentences, rows and entries meet often."""
    keys = draw(st.lists(st.sampled_from(["deal", "play", "end", "count"]), max_size=3, unique=True))
    inner = draw(st.lists(st.sampled_from(["inner", "other", *{"deal", "count"} - set(keys)]), max_size=2, unique=True))
    sections = []
    for place, key in enumerate(keys):
        below = tuple(Section(each, each, draw(BLOCKS)) for each in inner) if place == 0 else ()
        sections.append(Section(key, key, draw(BLOCKS), below))
    return Book("toy", "1.0.0", "en", "Toy", "", sections=tuple(sections))


@settings(max_examples=300)
@given(old=books(), new=books())
def test_side_by_side_nothing_is_lost(old: Book, new: Book) -> None:
    both = marked(old, new)
    assert replace(both, sections=_sections(both.sections)) == new
    assert told_before(both) == told(old)


@given(old=books(), new=books())
def test_what_is_in_both_is_not_marked(old: Book, new: Book) -> None:
    found: Counter[Any] = Counter()
    for block in blocks_of(marked(old, new).sections):
        if isinstance(block, Table):
            found.update((block.key, block.head, row.key, row.cells) for row in block.rows if row.mark == SAME)
        elif isinstance(block, Entries):
            found.update((entry.key, entry.name) for entry in block.entries if entry.mark == SAME)
        else:
            found.update((each.key, each.text) for each in sentences([block]) if each.mark == SAME)
    rows = {key for key in told(old) & told(new) if len(key) == 4}
    for key, count in (told(old) & told(new)).items():
        if key not in rows:  # which of several tables of one key is which, only its place can tell
            assert found[key] == count, key


@given(one=books())
def test_a_book_beside_itself_has_no_marks(one: Book) -> None:
    assert marked(one, one) == one
    assert not is_marked(marked(one, one))


def test_a_sentence_may_be_new_changed_gone_or_moved() -> None:
    old = book(text("deal seven.", "turn one.", "cut."), text("lead any."))
    new = book(text("deal six.", "cut.", "shuffle."), text("turn one.", "lead any."))
    first, second = marked(old, new).sections[0].blocks
    assert isinstance(first, Paragraph)
    assert isinstance(second, Paragraph)
    assert [(s.text, s.mark, s.was) for s in first.sentences] == [
        ("deal six.", CHANGED, "deal seven."),
        ("cut.", SAME, ""),
        ("shuffle.", NEW, ""),
    ]
    assert {s.mark for s in second.sentences} == {SAME}


def test_what_is_gone_stays_in_its_place() -> None:
    old = book(text("one."), text("two."), TABLE, text("three."))
    new = book(text("one."), text("three."))
    blocks = marked(old, new).sections[0].blocks
    assert [type(block).__name__ for block in blocks] == ["Paragraph", "Paragraph", "Table", "Paragraph"]
    assert isinstance(blocks[2], Table)
    assert {row.mark for row in blocks[2].rows} == {GONE}


def test_sections_and_entries_that_only_one_book_has() -> None:
    one = Entries((Entry("v/a", "A", "a", (text("x."),)), Entry("v/b", "B", "b", (text("y."),))))
    old = replace(book(text("one.")), sections=(Section("bets", "Bets", (text("bet."),)), Section("v", "V", (one,))))
    new = replace(old, sections=(Section("v", "V", (Entries(one.entries[1:]),)), Section("end", "End", (text("e."),))))
    both = marked(old, new)
    assert [section.key for section in both.sections] == ["bets", "v", "end"]
    (entries,) = both.sections[1].blocks
    assert isinstance(entries, Entries)
    assert [(entry.id, entry.mark) for entry in entries.entries] == [("a", GONE), ("b", SAME)]
    marks = [{s.mark for s in sentences(section.blocks)} for section in both.sections]
    assert marks == [{GONE}, {GONE, SAME}, {NEW}]


def test_a_deal_played_as_an_example_is_another_deal_and_has_no_marks() -> None:
    one, other = (Section("sample", "A deal", (text(words),)) for words in ("one.", "two."))
    last = Section("v", "V", (text("x."),))
    old = replace(book(text("one.")), sections=(Section("end", "End", (text("e."),)), one, last))
    both = marked(old, replace(old, sections=(old.sections[0], other, last)))
    assert [section.key for section in both.sections] == ["end", "sample", "v"]
    assert [(s.text, s.mark) for s in sentences(both.sections[1].blocks)] == [("two.", SAME)]
    without = marked(old, replace(old, sections=(old.sections[0], last)))
    assert [section.key for section in without.sections] == ["end", "v"]


def test_a_table_with_other_columns_is_another_table() -> None:
    other = replace(TABLE, head=("Card", "Chips"))
    tables = marked(book(TABLE), book(other)).sections[0].blocks
    assert [{row.mark for row in table.rows} for table in tables if isinstance(table, Table)] == [{GONE}, {NEW}]


# --- as text ---

CHANGED_TABLE = replace(
    TABLE,
    rows=(Row("a", ("Ace", "11"), mark=CHANGED, was=("Ace", "5")), Row("q", ("7♦", "3"), "T.Q", mark=NEW)),
    numbers=(1,),
)
MARKED = book(
    Paragraph(
        (
            Sentence("a", "The dealer deals six cards.", "T.DEAL", mark=CHANGED, was="The dealer deals seven cards."),
            Sentence("b", "The rest is the stock.", "T.DEAL"),
            Sentence("c", "One card is turned up.", "T.TURN", mark=NEW),
            Sentence("d", "The rest is laid aside.", mark=GONE),
        )
    ),
    Items((text("Lead."), text("Follow.")), numbered=True),
    CHANGED_TABLE,
    Entries((Entry("v", "Short", "short", (text("Fewer cards."),), mark=NEW),)),
    agreed=("Short",),
)


def test_text_of_a_marked_book() -> None:
    assert (
        book_text(MARKED, 60)
        == """\
  Toy
  ===

  A toy.

  Agreed on: Short.

  Marked is what differs from the usual rules: + new, ~
  changed, - no longer.


  Play
  ----

~ The dealer deals six cards. [T.DEAL] (instead of: The
~ dealer deals seven cards.)
  The rest is the stock. [T.DEAL]
+ One card is turned up. [T.TURN]
- no longer: The rest is laid aside.

  1. Lead.
  2. Follow.

  What it is worth [T.A]
  Card              Points  Clause
  ----  ------------------  ------
~ Ace   11 (instead of: 5)
+ 7♦                     3  T.Q

+ Short (short)
    Fewer cards.

  toy, version 1.0.0 of the rules
"""
    )


def test_text_without_marks_has_no_margin_and_tells_a_clause_once() -> None:
    plain = book(text("Deal.", "Turn.", clause="T.DEAL"), TABLE)
    lines = book_text(plain).splitlines()
    assert lines[:2] == ["Toy", "==="]
    assert "Deal. Turn. [T.DEAL]" in lines
    assert lines[lines.index("What it is worth [T.A]") + 1 :][:4] == [
        "Card  Points",
        "----  ------",
        "Ace   5",
        "King  4",
    ]


@pytest.mark.parametrize("columns", [24, 40, 79, 100])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_text_keeps_to_the_terminal(name: str, lang: str, columns: int) -> None:
    written = written_book(name, lang)
    for line in book_text(written, columns).splitlines():
        assert width(line) <= columns or len(line.split()) <= 2, line  # a word, perhaps behind its bullet
    assert max(width(line) for line in book_text(written, 100).splitlines()) <= 100


def test_a_table_without_room_is_told_row_by_row() -> None:
    rows = (Row("a", ("anaesthetist", "overconfident")), Row("b", ("b", ""), mark=NEW))
    lines = book_text(book(Table("t", "T", ("who", "how"), rows)), 24).splitlines()
    at = lines.index("  T")
    assert lines[at + 1 : at + 5] == ["  anaesthetist", "    how: overconfident", "+ b", ""]


def test_a_cell_that_is_empty_now_says_what_stood_there() -> None:
    rows = (
        Row("a", ("Ace", ""), mark=CHANGED, was=("Ace", "5")),
        Row("b", ("King", "4"), mark=CHANGED, was=("King", "")),
    )
    one = book(Table("t", "T", ("who", "how"), rows))
    lines = book_text(one).splitlines()
    assert "~ Ace   – (instead of: 5)" in lines
    assert "~ King  4 (instead of: –)" in lines
    assert "| Ace | – (instead of: ~~5~~) |" in book_markdown(one)
    assert "| King | **4** (instead of: –) |" in book_markdown(one)
    cells = elements(one).findall(".//td")
    assert ["".join(cell.itertext()) for cell in cells] == ["formerly: 5", "changed: 4"]


def test_tables_are_aligned_by_what_is_seen() -> None:
    rows = (Row("a", ("札札", "1")), Row("b", ("é", "22")), Row("c", ("♠♥", "3")))
    lines = book_text(book(Table("t", "T", ("x", "n"), rows, numbers=(1,)))).splitlines()
    at = lines.index("T")
    assert lines[at + 1 : at + 6] == ["x      n", "----  --", "札札   1", "é     22", "♠♥     3"]


# --- as Markdown ---

COMMON = MarkdownIt("gfm-like", {"html": True, "linkify": False})


def test_markdown_of_a_marked_book() -> None:
    html = COMMON.render(book_markdown(MARKED))
    assert "<h1>Toy</h1>" in html
    assert (
        "<strong>changed:</strong> The dealer deals six cards. [T.DEAL] (instead of: <s>The dealer deals seven" in html
    )
    assert "<strong>no longer:</strong> <s>The rest is laid aside.</s>" in html
    assert '<td style="text-align:right"><strong>11</strong> (instead of: <s>5</s>)</td>' in html
    assert "<ol>\n<li>Lead.</li>\n<li>Follow.</li>\n</ol>" in html
    assert "<strong>new:</strong> <strong>Short</strong> (short)" in html


HOSTILE = [
    "<script>alert(1)</script>",
    "*a* **b** _c_ `d` ~~e~~ | f",
    "[g](https://example.org) ![h](i.png)",
    "\x1b[31mred\x1b[0m \u202eredro\u202c \x07",
    "# j",
    "1. k",
    "- l",
    "> m",
    "&lt;n&gt; &amp;",
    '"><img src=x onerror=alert(1)>',
    "</style></title></article>",
    "<!-- o",
    "\\",
    "``` p",
    "---",
    "+ q",
    "=== r",
    "http://example.org www.example.org a@example.org",
    "s\n\n# t",
]


def seen(words: str) -> str:
    """A hostile text as a reader may see it: with whatever cannot be seen escaped."""
    from referee.wording.escaping import folded

    return folded(words)


@pytest.mark.parametrize("words", HOSTILE)
def test_markdown_of_a_strangers_text_is_that_text(words: str) -> None:
    tokens = COMMON.parse(escaped(words))
    assert [token.type for token in tokens] == ["paragraph_open", "inline", "paragraph_close"]
    children = tokens[1].children or []
    assert {child.type for child in children} <= {"text", "html_inline", "text_special"}
    assert {child.content for child in children if child.type == "html_inline"} <= {"<!-- -->"}
    assert "".join(child.content for child in children if child.type != "html_inline") == seen(words)


def hostile_book(words: str, mark: Mark = SAME) -> Book:
    sentence = Sentence("k", words, None, ("a/b",), mark, words)
    table = Table(words, words, (words, "n"), (Row(words, (words, "1"), None, (), mark, (words + "!", "1")),))
    entries = Entries((Entry(words, words, words + "-", (Paragraph((sentence,)),), mark),))
    blocks = (Paragraph((sentence,)), Items((Paragraph((sentence,)),)), table, entries)
    return Book(words, "1.0.0", "en", words, words, (words,), (Section("s", words, blocks),))


@pytest.mark.parametrize("mark", [SAME, NEW, CHANGED, GONE])
@pytest.mark.parametrize("words", HOSTILE)
def test_a_strangers_text_is_inert_in_every_form(words: str, mark: Mark) -> None:
    one = hostile_book(words, mark)
    for written in (book_text(one), book_markdown(one), book_page(one, faces())):
        assert all(sign.isprintable() or sign == "\n" for sign in written)
    tokens = COMMON.parse(book_markdown(one))
    for token in [each for top in tokens for each in (top, *(top.children or []))]:
        assert not token.type.startswith(("link", "image", "code", "fence", "html_block", "em_", "blockquote", "hr"))
        assert token.type != "html_inline" or token.content == "<!-- -->"
    assert sum(token.type == "heading_open" for token in tokens) == 2
    assert sum(token.type == "table_open" for token in tokens) == 1
    assert sum(token.type == "tr_open" for token in tokens) == 2
    page = Page(book_page(one, faces()))
    assert page.tags["script"] == page.tags["img"] == 0
    assert page.tags["h1"] == page.tags["title"] == page.tags["article"] == page.tags["style"] == 1
    assert not [name for name in page.names if name.startswith("on") or name == "style"]


# --- as a page ---


class Page(HTMLParser):
    """A page that is looked at: every element is closed in its turn."""

    def __init__(self, written: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.names: Counter[str] = Counter()
        self.ids: Counter[str] = Counter()
        self.hrefs: list[str] = []
        self.text: list[str] = []
        self.styles: list[str] = []
        self.policy = ""
        self.lang = ""
        self.feed(written)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs)
        self.names.update(list(given))
        if "id" in given:
            self.ids[given["id"]] += 1
        if "href" in given:
            self.hrefs.append(given["href"])
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]
        if tag == "html":
            self.lang = given["lang"]
        if tag == "a":
            assert "a" not in self.open
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "style":
            self.styles.append(data)
        elif self.open:
            self.text.append(data)


def assert_whole(written: str, lang: str) -> Page:
    """A page that needs nothing else, and in which every reference leads somewhere."""
    assert written.startswith("<!doctype html>\n")
    page = Page(written)
    assert page.lang == lang
    assert [name for name, count in page.ids.items() if count > 1] == []
    assert page.hrefs
    assert [href for href in page.hrefs if not href.startswith("#") or href[1:] not in page.ids] == []
    (style,) = page.styles
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in page.policy
    assert page.policy.startswith("default-src 'none'")
    assert "url(" not in style
    assert "@import" not in style
    assert page.tags["script"] == page.tags["link"] == page.names["src"] == page.names["style"] == 0
    assert page.tags["main"] == page.tags["h1"] == page.tags["title"] == 1
    return page


def elements(one: Book, **more: Any) -> Element:
    return book_elements(one, faces(), **more)


def test_page_of_a_marked_book() -> None:
    page = assert_whole(book_page(MARKED, faces()), "en")
    assert page.tags["ins"] == 8  # two where the marks are told, two sentences, a cell, a row of two cells, an entry
    assert "instead" not in "".join(page.text)


def test_marks_are_told_in_words_to_whoever_cannot_see_them() -> None:
    sentence = elements(MARKED).findall(".//span[@class='sentence']")[0]
    assert tostring(sentence, encoding="unicode").strip() == (
        '<span class="sentence" id="a"><ins><span class="unseen">changed: </span>The dealer deals six cards.</ins> '
        '<del><span class="unseen">formerly: </span>The dealer deals seven cards.</del></span>'
    )


def test_a_table_has_a_caption_heads_of_rows_and_columns_and_a_box_to_scroll_in() -> None:
    (box,) = elements(book(replace(TABLE, numbers=(1,)))).findall(".//div[@class='table']")
    assert box.attrib == {"class": "table", "role": "group", "tabindex": "0", "aria-label": "What it is worth"}
    assert "".join(box.find("table/caption").itertext()) == "What it is worth T.A"  # type: ignore[union-attr]
    assert [th.attrib for th in box.findall("table/thead/tr/th")] == [
        {"scope": "col"},
        {"scope": "col", "class": "number"},
    ]
    assert [th.get("scope") for th in box.findall("table/tbody/tr/th")] == ["row", "row"]
    assert [tr.get("id") for tr in box.findall("table/tbody/tr")] == ["worth_a", "worth_k"]


class Links:
    """References that lead to other pages."""

    def clause(self, clause: str) -> str | None:
        return f"clauses.html#{clause}" if clause == "T.DEAL" else None

    def place(self, path: str) -> str | None:
        return f"rules.html#{path}" if path == "phases/deal" else None


def test_references_lead_where_a_site_says() -> None:
    told = Sentence("k", "Deal.", "T.DEAL", ("options/x", "phases/deal"))
    one = book(Paragraph((told, Sentence("l", "Turn.", "T.TURN"))))
    refs = elements(one, links=Links()).findall(".//*[@class='sentence']//*[@aria-label]")
    assert [(ref.get("href"), ref.get("aria-label")) for ref in refs] == [
        ("clauses.html#T.DEAL", "clause T.DEAL"),
        ("rules.html#phases/deal", "where the rules decide it: phases/deal"),
    ]
    plain = elements(one, links=Links()).findall(".//span[@class='ref clause']")
    assert [ref.text for ref in plain] == ["T.TURN"]


def test_a_clause_is_named_once_behind_all_that_is_told_of_it() -> None:
    places = [("phases/deal",), ("phases/deal",), (), ("phases/deal",)]
    told = tuple(Sentence(f"k{number}", "Deal.", "T.DEAL", place) for number, place in enumerate(places))
    parts = elements(book(Paragraph((*told, Sentence("l", "Turn.", "T.TURN")))), links=Links())
    spans = parts.findall(".//span[@class='sentence']")
    assert ["".join(span.itertext()) for span in spans] == [
        "Deal.", "Deal. { }", "Deal.", "Deal. T.DEAL { }", "Turn. T.TURN",
    ]  # fmt: skip


def test_a_place_on_the_same_line_as_the_next_is_left_to_it() -> None:
    class OneLine(Links):
        def place(self, path: str) -> str | None:
            return "rules.html#L7"

    told = (Sentence("k", "Over.", "T.DEAL", ("end/if",)), Sentence("l", "Won.", "T.DEAL", ("end/winner",)))
    spans = elements(book(Paragraph(told)), links=OneLine()).findall(".//span[@class='sentence']")
    assert ["".join(span.itertext()) for span in spans] == ["Over.", "Won. T.DEAL { }"]


def test_the_cards_of_a_trick_stay_in_one_line() -> None:
    trick, scored, hand, told = "5♦, 7♣", "7♣ 2", "2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦", "7♣ wins"
    one = Table("t", "Tricks", ("No.", "a", "b", "c", "d"), (Row("1", ("1", trick, scored, hand, told)),))
    cells = elements(book(one)).findall(".//tbody/tr/td")
    assert [cell.get("class") for cell in cells] == ["run", "run", None, None]


def test_a_broad_table_is_set_closer() -> None:
    for columns, kind in ((6, None), (7, "broad")):
        row = Row("1", tuple(map(str, range(columns))))
        table = elements(book(Table("t", "T", tuple(f"c{n}" for n in range(columns)), (row,)))).find(".//table")
        assert table is not None
        assert table.get("class") == kind


def test_a_cell_that_names_a_clause_leads_to_it_and_needs_no_second_column() -> None:
    rows = (Row("clauses/T.DEAL", ("T.DEAL", "Deal."), "T.DEAL"), Row("b", ("T.TURN", "Turn."), "T.TURN"))
    one = book(text("Seven each.", clause="T.DEAL"), Table("brief", "All", ("Clause", "Text"), rows))
    heads = elements(one).findall(".//th[@scope='col']")
    assert ["".join(head.itertext()) for head in heads] == ["Clause", "Text"]
    assert [ref.tag for ref in elements(one).findall(".//th//*[@class='ref clause']")] == ["span", "span"]
    assert [ref.get("href") for ref in elements(one).findall(".//a[@class='ref clause']")] == ["#clauses_T.DEAL"]
    led = elements(one, links=Links()).findall(".//th/a")
    assert [ref.get("href") for ref in led] == ["clauses.html#T.DEAL"]


def test_a_key_makes_the_same_id_in_both_languages_and_a_second_one_has_a_number() -> None:
    one = book(Paragraph((Sentence("phases/deal/each", "Seven."), Sentence("phases/deal/each", "Six."))))
    ids = [part.get("id") for part in elements(one).findall(".//*[@class='sentence']")]
    assert (
        ids
        == [anchor("phases/deal/each"), anchor("phases/deal/each") + "-2"]
        == [
            "phases_deal_each",
            "phases_deal_each-2",
        ]
    )


# --- cards ---


def put(words: str, name: str = "penneech", lang: str = "en") -> Element:
    part = Element("p")
    faces(name, lang).put(part, words)
    return part


def drawn(part: Element) -> list[str | None]:
    return [each.get("aria-label") for each in part.iter() if each.get("role") == "img"]


@pytest.mark.parametrize(
    ("name", "lang", "words", "expected"),
    [
        ("penneech", "en", "the 7♦, A♠ and 10♥.", ["seven of diamonds", "ace of spades", "ten of hearts"]),
        ("penneech", "de", "die 7♦ und D♣", ["Karo Sieben", "Kreuz Dame"]),
        ("penneech", "en", "2♠–10♠ and (K♥)", ["two of spades", "ten of spades", "king of hearts"]),
        ("penneech", "en", "7♦\ufe0f", ["seven of diamonds"]),
        ("penneech", "en", "T♥ 7d 17♦ x7♦ 7♦x", ["heart", "diamond", "diamond", "diamond"]),
        ("penneech", "en", "♠ or ♥", ["spade", "heart"]),
        ("penta", "en", "elay-5 and trump-9; wild-2.", ["elay five", "trump nine", "wild card two"]),
        ("penta", "de", "Trumpf-9, Joker-2", ["Trumpf Neun", "Joker Zwei"]),
        ("penta", "en", "elay-50 Elay-5 elay-5-ish non-elay-5 elay", []),
    ],
)
def test_cards_are_found_in_a_text(name: str, lang: str, words: str, expected: list[str]) -> None:
    part = put(words, name, lang)
    assert drawn(part) == expected
    assert "".join(part.itertext()) == words.replace("\ufe0f", "")  # what is copied is what was written


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_every_game_is_drawn(name: str, lang: str) -> None:
    one = faces(name, lang)
    base = game(name).base
    assert base is not None
    assert set(pictures_of(base)) == set(base.cards.suits)
    for card, written in enumerate(one.notation.written):
        face = one.card(card)
        assert "".join(face.itertext()) == written
        assert face.get("aria-label")
        assert face.findall("svg/use")
    assert len(set(one.labels)) == len(one.labels)
    assert len(one.definitions().findall("symbol/path")) == len(base.cards.suits)


def test_colours_have_a_style_for_light_and_dark() -> None:
    from referee.rulebook.faces import STYLE
    from referee.rules.schema import rules_schema

    colours = rules_schema()["$defs"]["SuitPicture"]["properties"]["colour"]["enum"]
    assert {picture.colour for picture in FRENCH.values()} <= set(colours)
    for colour in set(colours) - {"black"}:
        assert STYLE.count(f".suit.{colour} {{") == 2, colour
        assert f".card.{colour}," in STYLE


OWN = """
format: referee-rules/1
game: kitchen
extends: penneech
version: 1.0.0
name: {en: Kitchen, de: Küche}
set:
  cards/pictures: {D: {path: M1 1L9 9Z, colour: green}}
  clauses/PN.DEAL/text: {en: HOSTILE, de: HOSTILE}
  clauses/PN.PLAY/text: {en: HOSTILE, de: HOSTILE}
  cards/names/H: {en: HOSTILE, de: HOSTILE}
"""


def own_game(folder: Path, words: str = "plain") -> Path:
    import json

    (folder / "rules.yaml").write_text(OWN.replace("HOSTILE", json.dumps(words)), "utf-8")
    return folder


def test_a_picture_of_ones_own_comes_before_the_usual_one(tmp_path: Path) -> None:
    own = Shelf([own_game(tmp_path)]).game("kitchen")
    assert own is not None
    assert own.base is not None
    found = pictures_of(own.base)
    assert (found["D"].path, found["D"].colour) == ("M1 1L9 9Z", "green")
    assert found["S"] == FRENCH["♠"]


# --- the command ---


def ask(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(main, ["rules", *words])
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.stdout, done.stderr


def asked(*words: str) -> str:
    status, out, err = ask(*words)
    assert (status, err) == (0, "")
    return out


@cache
def written_book(name: str, lang: str) -> Book:
    return write_book(game(name), resolved(name, []), lang)


def choices() -> Iterator[tuple[str, list[str]]]:
    """Every game as usual, under each variant and preset, and under each answer that is no default."""
    for name in GAMES:
        base = game(name).base
        assert base is not None
        yield name, []
        for variant in (*base.model.variants, *base.model.presets):
            yield name, ["--variant", variant]
        for ruling, point in base.model.rulings.items():
            other = next(answer for answer in point.answers if answer != point.default)
            yield name, ["--ruling", f"{ruling}={other}"]


CHOICES = list(choices())


def resolved(name: str, agreed: list[str]) -> Rules:
    found = game(name)
    assert found.base is not None
    least = {key: option.min for key, option in found.base.model.options.items() if option.default is None}
    variants = agreed[1:] if agreed[:1] == ["--variant"] else []
    rulings = dict([agreed[1].split("=")]) if agreed[:1] == ["--ruling"] else {}
    rules = found.resolve(variants, least, rulings)
    assert isinstance(rules, Rules)
    return rules


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("name", "agreed"), CHOICES, ids=[" ".join((name, *agreed)) for name, agreed in CHOICES])
def test_every_book_can_be_written_in_every_form(name: str, agreed: list[str], lang: str) -> None:
    rules = resolved(name, agreed)
    one = write_book(game(name), rules, lang)
    if agreed:
        one = marked(written_book(name, lang), one)
    page = assert_whole(book_page(one, Faces.of(rules, lang)), lang)
    assert page.tags["section"] > 8
    headings = [token for token in COMMON.parse(book_markdown(one)) if token.type == "heading_open"]
    assert len(headings) == page.tags["section"] + 1
    plain = book_text(one)
    assert all(sign.isprintable() or sign == "\n" for sign in plain)
    assert not re.search(r"[{}]|\bNone\b", plain), plain


@pytest.mark.parametrize("form", ["text", "md", "html"])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_the_command_writes_every_game_in_every_form(name: str, lang: str, form: str) -> None:
    out = asked(name, "--format", form, "--lang", lang)
    one = written_book(name, lang)
    base = game(name).base
    assert base is not None
    if form == "html":
        assert out == book_page(one, Faces.of(base, lang))
    else:
        assert out == (book_text(one) if form == "text" else book_markdown(one))


@pytest.mark.parametrize(("name", "agreed"), [(n, a) for n, a in CHOICES if a[:1] == ["--variant"]])
def test_a_variant_marks_what_it_changes(name: str, agreed: list[str]) -> None:
    base = game(name).base
    assert base is not None
    changes = base.model.variants[agreed[1]].set if agreed[1] in base.model.variants else base.model.presets[agreed[1]]
    plain = asked(name, *agreed)
    assert bool(re.search(r"^[+~-] ", plain, re.MULTILINE)) is bool(changes)


def test_options_and_rulings_are_marked_too() -> None:
    out = asked("penneech", "--option", "target=91", "--ruling", "pn-a5=dealer-leads")
    assert re.search(r"^~ .*91", out, re.MULTILINE)
    assert "instead of:" in out
    assert "PN.LEAD" in out


def test_an_option_that_must_be_agreed_on_need_not_be_given() -> None:
    assert "--option" not in asked("penta")
    out = asked("penta", "--option", "goal=500")
    assert "500" in out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["penneach"], "did you mean"),
        (["nothing-like-it"], "penneech"),
        (["penneech", "--variant", "short-dekc"], "did you mean `short-deck`?"),
        (["penneech", "--variant", "short-dekc", "--lang", "de"], "meinst du `short-deck`?"),
        (["penneech", "--option", "tarket=9"], "did you mean `target`?"),
        (["penneech", "--option", "target=many"], "whole number"),
        (["penneech", "--option", "target=0"], "0 is not"),
        (["penneech", "--option", "target"], "'target' is not written NAME=NUMBER"),
        (["penneech", "--option", "target=1", "--option", "target=2"], "'target' is named twice"),
        (["penneech", "--ruling", "PN-A5=dealer-lead"], "did you mean `dealer-leads`?"),
        (["penneech", "--ruling", "PN-A99=x"], "PN-A99"),
        (
            ["penneech", "--ruling", "PN-A5=dealer-leads", "--ruling", "pn-a5=non-dealer-leads"],
            "'pn-a5' is named twice",
        ),
        (["penta", "--variant", "simplified", "--variant", "points-only"], "simplified"),
        (["penneech", "--format", "markdwon"], "is not one of"),
        (["penneech", "--format", "htlm"], "Did you mean 'html'?"),
    ],
)
def test_what_is_not_there_is_told_with_what_was_meant(words: list[str], message: str) -> None:
    status, out, err = ask(*words)
    assert (status, out) == (2, "")
    assert message in err
    assert "Traceback" not in err


def test_a_file_that_cannot_be_read_is_told_when_the_game_is_not_found(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text("game: &name own\n", encoding="utf-8")
    status, out, err = ask("own", "--specs", str(tmp_path))
    assert (status, out) == (2, "")
    assert "rules.syntax" in err
    assert err.index("rules.syntax") < err.index("There is no game called `own`")


def test_words_for_whoever_cannot_see_do_not_widen_the_page() -> None:
    """They are placed absolutely: a table that is scrolled must hold them, else a phone scrolls the whole page."""
    from referee.rulebook.styles import STYLE

    box = re.findall(r"\.rulebook \.table {([^}]*)}", STYLE)[0]
    assert "position: relative" in box
    assert "overflow-x: auto" in box


def test_the_head_of_the_clauses_is_the_same_word_in_every_table() -> None:
    assert "| Regel |" in asked("penneech", "--lang", "de", "--format", "md")
    assert "Klausel" not in asked("penneech", "--lang", "de", "--format", "md")


def test_help_names_a_game_that_is_there() -> None:
    assert f"referee rules {GAMES[0]} --format html" in " ".join(asked("--help").split())


@pytest.mark.parametrize("form", ["text", "md", "html"])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("words", [*HOSTILE[:4], HOSTILE[9]])
def test_a_game_of_a_strangers_is_inert(tmp_path: Path, words: str, lang: str, form: str) -> None:
    out = asked("kitchen", "--specs", str(own_game(tmp_path, words)), "--format", form, "--lang", lang)
    assert all(sign.isprintable() or sign == "\n" for sign in out)
    if form == "html":
        page = assert_whole(out, lang)
        assert page.tags["img"] == 0
        assert not [name for name in page.names if name.startswith("on")]
    elif form == "md":
        kinds = {child.type for token in COMMON.parse(out) for child in token.children or []}
        assert not kinds & {"link_open", "image", "code_inline", "html_inline", "em_open"}


def test_names_are_completed() -> None:
    from click.shell_completion import ShellComplete

    complete = ShellComplete(main, {}, "referee", "_REFEREE_COMPLETE")

    def offered(*words: str) -> list[str]:
        return [item.value for item in complete.get_completions(["rules", *words[:-1]], words[-1])]

    assert offered("penn") == ["penneech"]
    assert offered("penneech", "--variant", "sh") == ["short-deck"]
    assert offered("penneech", "--option", "t") == ["target="]
    assert offered("penneech", "--ruling", "PN-A5") == ["PN-A5="]
    assert "PN-A5=dealer-leads" in offered("penneech", "--ruling", "PN-A5=d")
    assert offered("nothing", "--variant", "sh") == []
