"""The pages of a game's rules: the first page, the rulebook, the rules file, and recorded games as they are judged."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from referee.adjudicate import Finding, Verdict
from referee.adjudicate.verdict import ChipsEntry, LedgerEntry
from referee.rulebook.html import PLACE, anchor, book_elements
from referee.site.addresses import Links
from referee.site.elements import Child, element
from referee.site.layout import Page
from referee.site.matter import GameMatter, shown_first
from referee.site.pieces import Dressed, badge, wide
from referee.site.site import Site

_YAML: Final = re.compile(
    r"""(?P<comment>(?:(?<=\s)|^)\#.*$)|(?P<key>"(?:[^"\\]|\\.)*"(?=:(?:\s|$))|[\w./-]+(?=:(?:\s|$)))"""
    r"""|(?P<text>"(?:[^"\\]|\\.)*")|(?P<id>\b[A-Z][A-Z0-9]*(?:[.-][A-Z0-9]+)+\b)"""
    r"""|(?P<number>(?<![\w.-])-?\d+(?![\w.-]))"""
)


_APPENDED: Final = frozenset(["brief", "sources", "sample", "words"])
"""The sections of a book that tell no rule of their own."""
_NOTATION: Final = "en"
"""How a log writes its cards where it does not say."""
_SCENES: Final = 3
"""So many scenarios of a clause are named in the book."""


def home_page(site: Site) -> Page:
    """The first page: what can be judged, and how its scenarios fared."""
    say = site.say
    cards = [_game_card(site, matter) for matter in site.games]
    body: list[Child] = [element("h2", say("site-games"), class_="unseen"), element("ul", cards, class_="shelf")]
    if not site.has_scenes:
        body.append(element("p", say("site-no-features"), class_="remark"))
    if site.flaws:
        body.append(element("h2", say("site-flaws"), id="flaws"))
        body.append(element("ul", [element("li", flaw, lang=site.foreign) for flaw in site.flaws], class_="flaws"))
    body.append(element("h2", say("site-references")))
    links = [
        ("codes.html", "site-codes", "site-codes-lead"),
        ("language.html", "site-language", "site-language-lead"),
        ("log.html", "site-log", "site-log-lead"),
        ("verdict.html", "site-verdict", "site-verdict-lead"),
        ("replay.html", "site-replay", "site-replay-lead"),
        ("proof.html", "site-proof", "site-proof-short"),
    ]
    body.append(
        element(
            "dl",
            [
                element("div", element("dt", element("a", say(words), href=path)), element("dd", say(more)))
                for path, words, more in links
            ],
            class_="references",
        )
    )
    lead = say("site-lead" if all(matter.scenes for matter in site.games) else "site-lead-plain")
    return Page("index.html", say("site-title"), body, lead, current="index.html")


def _game_card(site: Site, matter: GameMatter) -> Element:
    say = site.say
    book = matter.books[site.lang]
    facts = [
        element("li", say("site-players", count=players(site, matter))),
        element("li", say("site-count-clauses", count=len(matter.clauses))),
    ]
    if matter.scenes:
        passed = sum(scene.passed for scene in matter.scenes)
        words = "site-count-passed" if passed == len(matter.scenes) else "site-count-failed"
        kind = "passed" if passed == len(matter.scenes) else "failed"
        facts.append(element("li", say(words, passed=passed, count=len(matter.scenes)), class_=kind))
    elif site.has_scenes:
        facts.append(element("li", say("site-count-none")))
    return element(
        "li",
        element("h3", element("a", book.title, href=f"{matter.name}/index.html")),
        element("p", site.dressed(matter, among=True)(book.summary)),
        element("ul", facts, class_="facts"),
    )


def players(site: Site, matter: GameMatter) -> str:
    """How many may play."""
    counts = matter.model.players.count
    lowest, highest = min(counts), max(counts)
    if len(counts) > 1 and set(counts) == set(range(lowest, highest + 1)):
        return site.say("site-range", lowest=lowest, highest=highest)
    return ", ".join(map(str, counts))


def rulebook_page(site: Site, matter: GameMatter) -> Page:
    """The rulebook."""
    book = matter.books[site.lang]
    path = f"{matter.name}/index.html"
    article = book_elements(book, site.new_faces(matter), site.links(matter, path))
    for part in [each for each in article if each.tag == "h1" or each.get("class") == "summary"]:
        article.remove(part)  # the page has them already
    _with_scenes(site, matter, article, path)
    article.insert(0, _legend(site, matter))
    contents = [(f"#{anchor(section.key)}", section.title) for section in book.sections]
    lead = site.dressed(matter)(book.summary) if book.summary else None
    return Page(path, book.title, [article], lead, matter, "index.html", contents, beside=True)


def _legend(site: Site, matter: GameMatter) -> Element:
    """What the signs behind a sentence lead to."""
    words = "site-legend" if matter.scenes else "site-legend-plain"
    before, after = site.say(words, sign="|").split("|")
    pointing = element("span", " ", site.say("site-legend-pointing"), class_="pointing")
    return element("p", before, element("span", PLACE, class_="ref"), after, pointing, class_="legend remark")


def _with_scenes(site: Site, matter: GameMatter, article: Element, path: str) -> None:
    """Put a few scenarios under each section of the book: those of the clauses that it tells."""
    clauses: dict[str, list[str]] = {}
    titles: dict[str, str] = {}
    for clause, spots in matter.told(site.lang).items():
        for spot in spots:
            if spot.section.key not in _APPENDED:
                inside = clauses.setdefault(anchor(spot.section.key), [])
                titles[anchor(spot.section.key)] = spot.section.title
                if clause not in inside and clause in matter.by_tag:
                    inside.append(clause)
    telling, dressed, links = site.telling(matter), site.dressed(matter), site.links(matter, path)
    for part in [each for each in article.iter("section") if clauses.get(each.get("id", ""))]:
        name = part.get("id", "")
        few = _SCENES if len(clauses[name]) < _SCENES else _SCENES - 1
        rows = []
        for clause in clauses[name]:
            for group in shown_first(matter, clause)[:few]:
                first = group.scenes[0]
                words = dressed(first.run(site.lang).name)
                link = element("a", words, href=links.scene(first), lang=telling.other(first))
                mark = element("a", clause, href=links.clause(clause), class_="ref clause")
                sign = badge(group.passed == len(group.scenes), site.lang)
                rows.append(element("li", link, " ", mark, None if group.passed == len(group.scenes) else [" ", sign]))
        label = site.say("site-in-scenarios-of", section=titles[name])
        summary = element("summary", site.say("site-in-scenarios"), aria_label=label)
        folded = element("details", summary, element("ul", rows), class_="examples")
        inner = next((place for place, each in enumerate(part) if each.tag == "section"), len(part))
        part.insert(inner, folded)


def rules_page(site: Site, matter: GameMatter) -> Page:
    """The rules file with its lines numbered."""
    path = f"{matter.name}/rules.html"
    links = site.links(matter, path)
    lines = []
    for number, text in enumerate(matter.lines, 1):
        name = f"L{number}"
        mark = element(
            "a", str(number), href=f"#{name}", class_="number", aria_label=site.say("site-line", line=number)
        )
        lines.append(
            element("span", mark, element("code", list(_coloured(text, links)) or " "), id=name, class_="line")
        )
    listing = element("div", lines, class_="listing", role="group", tabindex="0", aria_label=matter.file)
    lead = site.say("site-rules-lead", file=matter.file, version=matter.model.version)
    return Page(path, site.say("site-rules-file"), [listing], lead, matter, "rules.html")


def _coloured(text: str, links: Links | None) -> Iterator[Child]:
    """A line of YAML with its kinds of words told apart."""
    done = 0
    for found in _YAML.finditer(text):
        yield text[done : found.start()]
        kind = found.lastgroup or ""
        word = found[0]
        href = links.clause(word) if links is not None and kind in ("id", "key") else None
        yield element("a", word, href=href, class_=kind) if href else element("span", word, class_=f"y-{kind}")
        done = found.end()
    yield text[done:]


def examples_page(site: Site, matter: GameMatter) -> Page:
    """Recorded games as they are judged."""
    path = f"{matter.name}/examples.html"
    body: list[Child] = []
    contents = []
    if not matter.examples:
        body.append(element("p", site.say("site-no-examples")))
    for file, verdict in site.verdicts(matter):
        contents.append((f"#{matter.example_places[file]}", file.name))
        body.append(_example(site, matter, file, verdict, site.links(matter, path)))
    return Page(
        path, site.say("site-examples"), body, site.say("site-examples-lead"), matter, "examples.html", contents
    )


def _example(site: Site, matter: GameMatter, file: Path, verdict: Verdict, links: Links) -> Element:
    say = site.say
    place = matter.example_places[file]
    parts: list[Child] = [element("h2", file.name, id=place)]
    remarks = []
    text = file.read_text("utf-8", errors="replace").split("\n")
    for line in text:
        if not line.startswith("#"):
            break
        if not line.startswith("# yaml-language-server"):
            remarks.append(line.lstrip("# "))
    named = next((line.partition(": ")[2].strip() for line in text if line.startswith("notation: ")), _NOTATION)
    if any(remarks):
        lang = "de" if named == "de" else "en"
        parts.append(element("p", _remark(" ".join(remarks).strip()), lang=None if lang == site.lang else lang))
    parts.append(element("p", element("strong", say(f"word-{verdict.verdict}"), class_=f"v-{verdict.verdict}"),
                         _won(site, verdict)))  # fmt: skip
    dressed = site.dressed(matter, notation=named)
    if verdict.findings:
        parts.append(element("ul", [_finding(site, f, dressed, links) for f in verdict.findings], class_="findings"))
    marked = {finding.line for finding in verdict.findings}
    lines = []
    for number, line in enumerate(text[:-1] if text[-1:] == [""] else text, 1):
        name = f"{place}-L{number}"
        mark = element("a", str(number), href=f"#{name}", class_="number", aria_label=say("site-line", line=number))
        kind = "line found" if number in marked else "line"
        lines.append(element("span", mark, element("code", list(_coloured(line, None)) or " "), id=name, class_=kind))
    listing = element("div", lines, class_="listing", role="group", tabindex="0", aria_label=file.name)
    parts.append(element("details", element("summary", say("site-log-text")), listing, open=bool(verdict.findings)))
    if verdict.ledger:
        parts.append(_ledger(site, verdict, links, dressed))
    return element("section", parts, class_="example")


def _remark(text: str) -> list[Child]:
    """A remark with what stands between backticks as it is typed."""
    pieces = text.split("`")
    if len(pieces) % 2 == 0:  # one of them has no other: it stands for itself
        return [text]
    return [element("code", piece) if place % 2 else piece for place, piece in enumerate(pieces)]


def _won(site: Site, verdict: Verdict) -> Child:
    parts: list[str] = []
    if verdict.scores is not None:
        parts.append(", ".join(f"{seat} {score}" for seat, score in verdict.scores.items()))
    if verdict.winners:
        parts.append(site.say("site-winners", winners=", ".join(verdict.winners)))
    return "".join(f" · {part}" for part in parts)


def _finding(site: Site, finding: Finding, dressed: Dressed, links: Links) -> Element:
    href = links.clause(finding.clause.id) if finding.clause else None
    where = site.say("site-line", line=finding.line) + ": " if finding.line else ""
    return element(
        "li",
        where,
        element("a", finding.code, href=links.to(f"codes.html#{finding.code}")),
        " ",
        dressed(finding.message),
        " " if href and finding.clause else None,
        element("a", finding.clause.id, href=href) if href and finding.clause else None,
    )


def _ledger(site: Site, verdict: Verdict, links: Links, dressed: Dressed) -> Element:
    say = site.say
    points = [entry for entry in verdict.ledger or () if isinstance(entry, LedgerEntry)]
    chips = [entry for entry in verdict.ledger or () if isinstance(entry, ChipsEntry)]
    parts: list[Child] = []
    if points:
        totals: dict[str, int] = {}
        rows = []
        for entry in points:
            totals[entry.seat] = totals.get(entry.seat, 0) + entry.points
            rows.append([entry.seat, f"{entry.points:+d}", str(totals[entry.seat]), entry.why, entry.clause])
        heads = ["site-seat", "site-points", "site-total", "site-why", "site-clause"]
        parts.append(_sheet([say(head) for head in heads], rows, (1, 2), say("site-sheet"), links, dressed))
    if chips:
        rows = [[_account(c.source), _account(c.target), str(c.chips), c.why, c.clause] for c in chips]
        heads = ["site-from", "site-to", "site-chips", "site-why", "site-clause"]
        parts.append(_sheet([say(head) for head in heads], rows, (2,), say("site-chips-sheet"), links, dressed))
    return element("details", element("summary", say("site-sheet")), parts)


def _account(name: str) -> str:
    return name.partition(":")[2]


def _sheet(
    heads: list[str], rows: list[list[str]], numbers: Sequence[int], caption: str, links: Links, dressed: Dressed
) -> Element:
    last = len(heads) - 1

    def cell(column: int, text: str) -> Element:
        if column == last and (href := links.clause(text)):
            return element("td", element("a", text, href=href))
        told = dressed(text) if column == last - 1 else text
        return element("td", told, class_="n" if column in numbers else None)

    head = element("tr", [element("th", text, scope="col", class_="n" if column in numbers else None)
                          for column, text in enumerate(heads)])  # fmt: skip
    body = [element("tr", [cell(column, text) for column, text in enumerate(row)]) for row in rows]
    table = element("table", element("caption", caption), element("thead", head), element("tbody", body))
    return wide(table, caption)
