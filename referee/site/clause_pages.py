"""The pages of clauses: what each says, where it is printed and told, what decides it, and which scenarios show it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import dedent
from typing import TYPE_CHECKING, Any, Final
from xml.etree.ElementTree import Element

from referee.findings import Path
from referee.rulebook.html import anchor
from referee.rules.walking import clause_references
from referee.site.addresses import Links, clause_page, line_of
from referee.site.elements import Child, element, slug
from referee.site.layout import Page
from referee.site.matter import GameMatter, Scene, grouped
from referee.site.pieces import badge, wide
from referee.site.site import Site
from referee.wording import in_language

if TYPE_CHECKING:
    from referee.testing.proving import Judged


_SHOWN: Final = 12
"""So many lines of the rules are shown behind the first."""


def clauses_page(site: Site, matter: GameMatter) -> Page:
    """All clauses and open points of a game."""
    say = site.say
    dressed = site.dressed(matter)
    rows = [
        _row(site, matter, name, dressed(in_language(clause.text, site.lang)), told=bool(clause.told))
        for name, clause in matter.clauses.items()
    ]
    body: list[Child] = [element("h2", say("site-clauses"), id="clauses"), element("ul", rows, class_="clauses")]
    if matter.rulings:
        points = [
            _row(site, matter, name, dressed(in_language(ruling.text, site.lang)), told=False)
            for name, ruling in matter.rulings.items()
        ]
        body += [element("h2", say("site-rulings"), id="rulings"), element("ul", points, class_="clauses")]
    homeless = [scene for scene in matter.scenes if matter.home(scene) is None]
    if homeless:
        body += [element("h2", say("site-homeless"), id="homeless"), element("p", say("site-homeless-lead"))]
        body += map(site.telling(matter).group, grouped(homeless))
    lead = say("site-clauses-lead" if matter.scenes else "site-clauses-lead-plain")
    return Page(f"{matter.name}/clauses.html", say("site-clauses"), body, lead, matter, "clauses.html")


def _row(site: Site, matter: GameMatter, name: str, text: Child, *, told: bool) -> Element:
    scenes = matter.by_tag.get(name, [])
    passed = sum(scene.passed for scene in scenes)
    counts: list[Child] = []
    if scenes:
        counts = [tally(site, passed, len(scenes))]
    elif told:
        counts = [site.say("site-told")]
    elif matter.scenes:
        counts = [site.say("site-scenes-none")]
    alive = survivors(matter, name)
    if alive:
        counts += [" · ", element("span", site.say("site-survivors", count=alive), class_="failed")]
    link = element("a", name, href=f"clauses/{name}.html")
    return element("li", element("p", link, class_="id"), element("p", text), element("p", counts, class_="counts"))


def tally(site: Site, passed: int, count: int) -> Element:
    """How many scenarios passed of how many."""
    if passed == count:
        words = "site-scenes-one" if count == 1 else "site-scenes"
        return element("span", "✓ ", site.say(words, count=count), class_="passed")
    return element("span", "✗ ", site.say("site-scenes-failed", passed=passed, count=count), class_="failed")


def survivors(matter: GameMatter, clause: str) -> int:
    """How many changes of a clause no scenario noticed."""
    return sum(each.killed_by is None for each in tried(matter, clause))


def tried(matter: GameMatter, name: str) -> list[Judged]:
    """The changes of a clause's data, or of what an open point may change."""
    return [each for each in matter.judged or () if name in (each.mutant.clause, each.mutant.choice)]


def clause_pages(site: Site, matter: GameMatter) -> Iterator[Page]:
    """A page for each clause and each open point."""
    told = matter.told(site.lang)
    places: dict[str, list[Path]] = {}
    for path, clause in clause_references(matter.model):
        places.setdefault(clause, []).append(path)
    _patched(matter, places)
    names = [*matter.clauses, *matter.rulings]
    for before, name, after in zip([None, *names], names, [*names[1:], None], strict=False):
        yield _clause_page(site, matter, name, told, places, before, after)


def _patched(matter: GameMatter, places: dict[str, list[Path]]) -> None:
    """The changes of variants and answers that name a clause."""

    def walk(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
        if isinstance(value, Mapping):
            for key, each in value.items():
                if str(key).split("/")[-1] == "clause" and isinstance(each, str):
                    yield (*path, key), each
                yield from walk(each, (*path, key))
        elif isinstance(value, Sequence) and not isinstance(value, str):
            for number, each in enumerate(value):
                yield from walk(each, (*path, number))

    tree = matter.game.tree.value
    for part in ("variants", "rulings"):
        for path, clause in walk(tree.get(part) or {}, (part,)):
            if clause in matter.clauses:
                places.setdefault(clause, []).append(path)


def _clause_page(
    site: Site,
    matter: GameMatter,
    name: str,
    told: Mapping[str, list[Any]],
    places: Mapping[str, list[Path]],
    before: str | None,
    after: str | None,
) -> Page:
    say = site.say
    path = clause_page(matter.name, name)
    links = site.links(matter, path)
    dressed = site.dressed(matter)
    clause = matter.clauses.get(name)
    body: list[Child] = []
    if clause is not None:
        text, cites = in_language(clause.text, site.lang), list(clause.cite)
        here: list[Path] = [("clauses", name), *map(_whole, places.get(name, []))]
    else:
        ruling = matter.rulings[name]
        text, cites = in_language(ruling.text, site.lang), list(ruling.cite)
        here = [("rulings", name)]
        answers = [
            element(
                "li",
                element("code", key),
                " ",
                element("em", say("site-usual"), " ") if key == ruling.default else None,
                dressed(in_language(answer.text, site.lang)),
            )
            for key, answer in ruling.answers.items()
        ]
        body += [element("h2", say("site-answers"), id="answers"), element("ul", answers, class_="answers")]
    if any(spot.section.key != "brief" for spot in told.get(name, ())):
        body.append(element("h2", say("site-in-book"), id="book"))
        spots = [
            element(
                "li",
                element("a", dressed(spot.text), href=links.to(f"{matter.name}/index.html") + "#" + anchor(spot.key)),
            )
            for spot in _once(spot for spot in told[name] if spot.section.key != "brief")
        ]
        body.append(element("ul", spots, class_="told"))
    if cites:
        body.append(element("h2", say("site-printed"), id="printed"))
        body.append(element("ul", [element("li", _cite(matter, cite)) for cite in cites]))
    decided = list(_places(site, matter, here, links))
    if decided:
        body += [element("h2", say("site-decided"), id="decided"), element("ul", decided, class_="places")]
    body += _scenes(site, matter, name, told=bool(clause is not None and clause.told))
    body += _mutants(site, matter, name)
    steps = [
        element("a", each, href=f"{each}.html", rel=rel, class_=rel)
        for each, rel in ((before, "prev"), (after, "next"))
        if each
    ]
    body.append(element("nav", steps, class_="steps-nav", aria_label=say("site-neighbours")))
    above = ((f"{matter.name}/clauses.html", say("site-clauses")),)
    return Page(path, name, body, dressed(text), matter, "clauses.html", above=above)


def _once(spots: Iterable[Any]) -> Iterator[Any]:
    seen = set()
    for spot in spots:
        if spot.key not in seen:
            seen.add(spot.key)
            yield spot


def _cite(matter: GameMatter, cite: str) -> Child:
    """A citation with the title of its source."""
    source, _, place = cite.partition(": ")
    known = matter.model.sources.get(source)
    return cite if known is None else [element("cite", known.title), f", {place.replace('#', ' § ')}"]


def _whole(path: Path) -> Path:
    """What a clause decides: not the place that names it, but all that this one stands in."""
    return path[:-1] if path[-1] == "clause" else path


def _places(site: Site, matter: GameMatter, paths: Iterable[Path], links: Links) -> Iterator[Element]:
    """Places in the rules, each with its lines as they are written."""
    for path in dict.fromkeys(paths):
        href = links.at(path)
        code = element("code", "/".join(str(step) for step in path))
        item = element("li", element("a", code, href=href) if href else code)
        line = line_of(matter.game, path)
        owner = next((each for each in site.games if line is not None and each.name == line.game), None)
        if line is not None and owner is not None and path[0] != "clauses":
            lines = owner.lines[line.number - 1 : min(line.last, line.number + _SHOWN)]
            more = ["…"] if line.last > line.number + _SHOWN else []
            item.append(element("pre", element("code", "\n".join([dedent("\n".join(lines)), *more]))))
        yield item


def _scenes(site: Site, matter: GameMatter, name: str, *, told: bool) -> list[Child]:
    say = site.say
    scenes = matter.by_tag.get(name, [])
    body: list[Child] = [element("h2", say("site-scenarios"), id="scenarios")]
    if not scenes:
        words = "site-told-long" if told else _without(site, matter)
        return [*body, element("p", say(words))]
    passed = sum(scene.passed for scene in scenes)
    body.append(element("p", tally(site, passed, len(scenes))))
    body += _sections(site, matter, scenes, name)
    return body


def _without(site: Site, matter: GameMatter) -> str:
    """The words for a clause without scenarios: it has none, or the game, or all games."""
    if matter.scenes:
        return "site-no-scenario"
    return "site-no-scenes-here" if site.has_scenes else "site-no-features"


def _sections(site: Site, matter: GameMatter, scenes: Sequence[Scene], name: str) -> Iterator[Child]:
    """Scenarios under the parts of the feature files that they stand in; in full on the page that is their home."""
    telling = site.telling(matter)
    links = site.links(matter, clause_page(matter.name, name))
    parts: dict[tuple[str, str], list[Scene]] = {}
    for scene in scenes:
        run = scene.run(site.lang)
        parts.setdefault((run.section, run.rule), []).append(scene)
    for (section, rule), inside in parts.items():
        title = section[:1].upper() + section[1:]
        heading = site.dressed(matter)(f"{title} · {rule}" if rule else title)
        yield element("h3", heading, id=f"in-{inside[0].key}")
        elsewhere = []
        for group in grouped(inside):
            if matter.home(group.scenes[0]) == name:
                yield telling.group(group)
            else:
                first = group.scenes[0]
                link = element("a", telling.outlined(group.name(site.lang)), href=links.scene(first))
                elsewhere.append(element("li", link, " ", badge(group.passed == len(group.scenes), site.lang)))
        if elsewhere:
            yield element("ul", elsewhere, class_="elsewhere")


def _mutants(site: Site, matter: GameMatter, name: str) -> list[Child]:
    if not matter.judged:  # nothing was tried, or nothing of this game
        return []
    say = site.say
    mine = tried(matter, name)
    body: list[Child] = [element("h2", say("site-proof"), id="proof")]
    if not mine:
        return [*body, element("p", say("site-mutants-none"))]
    alive = [judged for judged in mine if judged.killed_by is None]
    body.append(element("p", say("site-mutants", count=len(mine), alive=len(alive))))
    if alive:
        body.append(
            wide(
                mutant_table(site, alive, site.links(matter, clause_page(matter.name, name))),
                say("site-survivors-table"),
            )
        )
    return body


def mutant_table(site: Site, judged: Iterable[Judged], links: Links) -> Element:
    """Changes as a table."""
    heads = [site.say(words) for words in ("site-place", "site-was", "site-becomes")]
    rows = []
    for each in judged:
        mutant = each.mutant
        code = element("code", mutant.place)
        href = links.place(mutant.place)
        becomes = mutant.becomes or element("em", site.say("site-left-out"))
        cells = element("a", code, href=href) if href else code, mutant.was, becomes
        rows.append(element("tr", [element("td", cell) for cell in cells]))
    head = element("tr", [element("th", text, scope="col") for text in heads])
    return element("table", element("thead", head), element("tbody", rows))


def coverage_page(site: Site, matter: GameMatter) -> Page:
    """Every sentence of the sources with what shows it, and every section with the clauses that cite it."""
    say = site.say
    path = f"{matter.name}/coverage.html"
    links = site.links(matter, path)
    body: list[Child] = []
    contents = []
    for key, source in matter.accounts.items():
        name = f"source-{slug(str(key))}"
        contents.append((f"#{name}", str(source.get("title", key))))
        body.append(element("h2", str(source.get("title", key)), id=name, lang=_lang(source, site)))
        for title, section in (source.get("sections") or {}).items():
            body.append(element("h3", str(title), id=f"{name}-{slug(str(title))}", lang=_lang(source, site)))
            body.append(_account(site, matter, source, section, links))
    contents.append(("#sections", say("site-section-clauses")))
    body.append(element("h2", say("site-section-clauses"), id="sections"))
    body += _matrix(site, matter, links)
    lead = say("site-coverage-lead" if matter.accounts else "site-coverage-none")
    return Page(path, say("site-coverage"), body, lead, matter, "coverage.html", contents)


def _lang(source: Mapping[str, Any], site: Site) -> str | None:
    lang = str(source.get("language", "en"))
    return None if lang == site.lang else lang


def _account(site: Site, matter: GameMatter, source: Mapping[str, Any], section: Any, links: Links) -> Element:
    say = site.say
    dressed = site.dressed(matter, "en")
    rows = []
    for number, sentence in (section.get("account") or {}).items():
        if sentence.get("shown"):
            told: Child = element("ul", [_shown(site, matter, source, str(name), links) for name in sentence["shown"]])
        else:
            told = element("em", dressed(str(sentence.get("why", ""))), lang=site.foreign)
        rows.append(
            element(
                "tr",
                element("th", str(number), scope="row", class_="n"),
                element("td", dressed(str(sentence.get("says", ""))), lang=site.foreign),
                element("td", told),
            )
        )
    heads = [say(words) for words in ("site-sentence", "site-says", "site-shown")]
    head = element("tr", [element("th", text, scope="col") for text in heads])
    return wide(
        element("table", element("thead", head), element("tbody", rows), class_="account"), say("site-coverage")
    )


def _shown(site: Site, matter: GameMatter, source: Mapping[str, Any], name: str, links: Links) -> Element:
    lang = str(source.get("language", "en"))
    scenes = matter.by_name.get((lang, name)) or []
    if not scenes:
        return element("li", name.partition(": ")[2] or name, class_="unknown")
    first = scenes[0]
    run = first.run(site.lang)
    words = site.telling(matter).outlined(run.outline or run.name)
    passed = all(scene.passed for scene in scenes)
    mark = element("span", "✓" if passed else "✗", class_="passed" if passed else "failed", role="img",
                   aria_label=site.say("site-passed" if passed else "site-failed"))  # fmt: skip
    return element("li", mark, " ", element("a", words, href=links.scene(first)))


def _matrix(site: Site, matter: GameMatter, links: Links) -> Iterator[Child]:
    """For each section of each source the clauses that cite it."""
    cited: dict[tuple[str, str], list[str]] = {}
    cites = {name: clause.cite for name, clause in matter.clauses.items()}
    cites |= {name: ruling.cite for name, ruling in matter.rulings.items()}
    for name, places in cites.items():
        for cite in places:
            home, _, place = cite.partition(": ")
            names = cited.setdefault((home, place.partition("#")[0]), [])
            if name not in names:
                names.append(name)
    heads = [site.say(words) for words in ("site-section", "site-clauses")]
    for key, source in matter.model.sources.items():
        rows = []
        for section in source.sections:
            names = cited.get((key, section), [])
            cells: list[Child] = [[element("a", name, href=links.clause(name)), " "] for name in names]
            rows.append(element("tr", element("th", section, scope="row"), element("td", cells or "–")))
        head = element("tr", [element("th", text, scope="col") for text in heads])
        table = element("table", element("caption", source.title), element("thead", head), element("tbody", rows))
        yield wide(table, source.title)
