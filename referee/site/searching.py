"""What can be searched for, as one list for each language."""

from __future__ import annotations

import json
from collections.abc import Iterator

from referee.codes import CODES
from referee.rulebook.book import Section, Table, sentences_of
from referee.rulebook.html import anchor
from referee.site.addresses import clause_page, scene_place
from referee.site.matter import GameMatter, grouped, row_key
from referee.site.reference import SchemaReference, schema
from referee.site.site import Site
from referee.wording import in_language

Row = tuple[str, str, str, str]
"""A kind (`b` book, `c` clause, `s` scenario, `k` code, `y` key), what is found by it, what is said with it, and where
it is."""


def search_index(site: Site) -> str:
    """The index of a language as JSON: the words for its kinds, and its rows."""
    kinds = {kind: site.say(f"site-kind-{kind}") for kind in "bcsky"}
    rows = [row for matter in site.games for row in _game(site, matter)]
    rows += [("k", code, about.text[site.lang], f"codes.html#{code}") for code, about in CODES.items()]
    for name, page in (
        ("rules", "language.html"),
        ("log", "log.html"),
        ("verdict", "verdict.html"),
        ("replay", "replay.html"),
    ):
        reference = SchemaReference(site, schema(name))
        for kind, node in reference.types.items():
            for key, value in node.get("properties", {}).items():
                words = f"{reference.title(kind)}: {value.get('description', '')}".rstrip(": ")
                rows.append(("y", key, words, f"{page}#{reference.anchor(kind)}.{key}"))
    return json.dumps({"kinds": kinds, "rows": rows}, ensure_ascii=False, separators=(",", ":"))


def _game(site: Site, matter: GameMatter) -> Iterator[Row]:
    book = matter.books[site.lang]
    for name, clause in matter.clauses.items():
        yield "c", name, f"{book.title}: {in_language(clause.text, site.lang)}", clause_page(matter.name, name)
    for name, ruling in matter.rulings.items():
        yield "c", name, f"{book.title}: {in_language(ruling.text, site.lang)}", clause_page(matter.name, name)
    for section in book.every_section():
        here = f"{matter.name}/index.html#"
        yield "b", section.title, book.title, here + anchor(section.key)
        if section.key not in ("brief", "sources"):
            yield from _sentences(section, book.title, here)
    for group in grouped(matter.scenes):
        first = group.scenes[0]
        run = first.run(site.lang)
        yield "s", group.name(site.lang), f"{book.title}: {run.rule or run.section}", scene_place(matter, first)


def _sentences(section: Section, title: str, here: str) -> Iterator[Row]:
    for sentence in sentences_of(section.blocks):
        yield "b", sentence.text, f"{title}: {section.title}", here + anchor(sentence.key)
    for block in section.blocks:
        if isinstance(block, Table):
            for row in block.rows:
                yield (
                    "b",
                    " · ".join(row.cells),
                    f"{title}: {block.caption or section.title}",
                    here + anchor(row_key(block, row)),
                )
