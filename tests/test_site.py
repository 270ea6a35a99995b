"""The documentation as a static site: what stands on its pages, where its links lead, and what it does not let in."""

from __future__ import annotations

import itertools
import json
import posixpath
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from browser.building import FEATURES, MADE, built, material
from click.testing import CliRunner

from referee.cli import main
from referee.codes import CODES
from referee.rules import Shelf
from referee.site import (
    AccountError,
    GameMatter,
    Material,
    PlaceError,
    Scene,
    building,
    check_place,
    gather,
    publish,
    write_site,
)
from referee.site.accounts import read_accounts
from referee.site.layout import POLICY
from referee.site.matter import grouped, scenes_of
from referee.testing.features import Flaw
from referee.testing.proving import Judged, Mutant, Proof
from referee.testing.running import Run, ScenarioRun, StepRun
from referee.wording import LANGUAGES
from referee.wording.site import SENTENCES

VOID = {"br", "img", "input", "link", "meta"}
SPECS = FEATURES.parent / "specs"
FORMATS = ("language.html", "log.html", "verdict.html", "replay.html", "codes.html")


class Reader(HTMLParser):
    """Reads a page: its elements, whether each is closed in its place, and its words, also those not marked English."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self.stray: list[str] = []
        self.native: list[str] = []
        self._open: list[str] = []
        self._foreign: int | None = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)
            if self._foreign is None and dict(attrs).get("lang") == "en":
                self._foreign = len(self._open)

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.stray.append(tag)
        if self._foreign is not None and len(self._open) < self._foreign:
            self._foreign = None
        if tag in ("td", "th", "li", "p", "h1", "h2", "h3", "dt", "dd"):
            self.handle_data("\n")

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self._foreign is None:
            self.native.append(data)

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]

    @property
    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


@cache
def page(name: str) -> Reader:
    return Reader((built() / name).read_text("utf-8"))


@cache
def names() -> list[str]:
    return sorted(path.relative_to(built()).as_posix() for path in built().rglob("*.html"))


def games() -> tuple[GameMatter, ...]:
    return material().games


def links(name: str) -> Iterator[str]:
    """Where everything on a page leads or comes from."""
    for tag, attributes in page(name).elements:
        for key in ("href", "src", "data-index"):
            if key in attributes and tag != "use":
                yield attributes[key]


class TestRulebook:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_signs_are_explained_before_they_are_met(self, lang: str) -> None:
        before, after = SENTENCES["site-legend"][lang].split("{sign}")
        text = page(f"{lang}/penneech/index.html").text
        assert f"{before}{{ }}{after}" in text
        assert text.index(after) < text.index("PN.PACK")

    def test_what_is_said_of_a_score_leads_to_the_phase(self) -> None:
        text = (built() / "en" / "penneech" / "index.html").read_text("utf-8")
        (line,) = set(re.findall(r'href="rules\.html#L(\d+)"[^>]*phases/count/why', text))
        rules = (SPECS / "penneech" / "rules.yaml").read_text("utf-8").splitlines()
        assert rules[int(line) - 1].strip().startswith("count:")

    def test_one_word_for_a_clause_in_german(self) -> None:
        assert [name for name, texts in SENTENCES.items() if "Klausel" in texts["de"]] == []


class TestEveryPage:
    def test_every_link_leads_somewhere(self) -> None:
        lost = set()
        for name in names():
            for link in links(name):
                path, _, anchor = link.partition("#")
                target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
                if not (built() / target).is_file() or (anchor and unquote(anchor) not in page(target).ids):
                    lost.add((name, link))
        assert lost == set()

    def test_nothing_comes_from_outside(self) -> None:
        assert {link for name in names() for link in links(name) if re.match(r"[a-z+.-]*:|//", link)} == set()
        assets = "".join(path.read_text("utf-8") for path in (built() / "assets").iterdir())
        assert set(re.findall(r"https?://[^\s\"']+|@import|url\(", assets)) == {"http://www.w3.org/2000/svg"}

    def test_no_id_stands_twice(self) -> None:
        twice = {(name, each) for name in names() for each, count in Counter(page(name).ids).items() if count > 1}
        assert twice == set()

    def test_every_picture_of_a_suit_is_there(self) -> None:
        for name in names():
            wanted = {attributes["href"] for attributes in page(name).all("use")}
            assert wanted <= {f"#{each}" for each in page(name).ids}, name

    def test_a_page_has_a_language_a_title_a_policy_and_one_heading(self) -> None:
        for name in names():
            read = page(name)
            text = (built() / name).read_text("utf-8")
            assert text.startswith("<!doctype html>\n"), name
            assert read.stray == [], name
            assert read.all("html")[0]["lang"] == (name[:2] if "/" in name else "en"), name
            assert len(read.all("title")) == len(read.all("h1")) == len(read.all("main")) == 1, name
            policies = [each["content"] for each in read.all("meta") if "http-equiv" in each]
            assert policies == [POLICY], name

    def test_titles_are_all_different(self) -> None:
        titles = Counter(re.findall(r"<title>(.*)</title>", (built() / name).read_text("utf-8"))[0] + name[:2]
                         for name in names())  # fmt: skip
        assert [title for title, count in titles.items() if count > 1] == []

    def test_no_style_and_no_script_stands_in_a_page(self) -> None:
        for name in names():
            read = page(name)
            assert read.all("style") == []
            assert all(each.get("src") for each in read.all("script"))
            assert not [each for _, each in read.elements for key in each if key == "style" or key.startswith("on")]

    def test_headings_leave_out_no_level(self) -> None:
        for name in names():
            levels = [int(tag[1]) for tag, _ in page(name).elements if re.fullmatch(r"h[1-6]", tag)]
            body = levels[levels.index(1) :]
            assert all(after <= before + 1 for before, after in itertools.pairwise(body)), (name, body)

    def test_both_languages_have_the_same_pages(self) -> None:
        pages = {lang: {name[3:] for name in names() if name.startswith(f"{lang}/")} for lang in LANGUAGES}
        assert pages["en"] == pages["de"]
        assert len(pages["en"]) > 100

    def test_a_page_leads_to_the_same_one_in_the_other_language(self) -> None:
        for name in names():
            if "/" in name:
                leads = {each["hreflang"]: each["href"] for each in page(name).all("a") if "hreflang" in each}
                for lang in LANGUAGES:
                    there = posixpath.normpath(posixpath.join(posixpath.dirname(name), leads[lang]))
                    assert there == f"{lang}/{name[3:]}"

    def test_places_have_the_same_names_in_both_languages(self) -> None:
        for name in names():
            if name.startswith("en/"):
                here, there = (
                    {each for each in page(f"{lang}/{name[3:]}").ids if "picture-" not in each} for lang in LANGUAGES
                )
                assert here == there, name

    def test_no_page_is_too_heavy(self) -> None:
        heavy = {name: size for name in names() if (size := (built() / name).stat().st_size) > 500_000}
        assert heavy == {}
        assert (built() / "assets" / "style.css").stat().st_size < 20_000

    def test_every_text_around_the_pages_is_there_in_both_languages(self) -> None:
        for key, sentence in SENTENCES.items():
            assert set(sentence) == set(LANGUAGES), key
            holes = [set(re.findall(r"\{(\w+)\}", sentence[lang])) for lang in LANGUAGES]
            assert holes[0] == holes[1], key

    def test_no_english_stands_around_the_german_pages(self) -> None:
        only_english = {
            sentence["en"]
            for key, sentence in SENTENCES.items()
            if sentence["en"] != sentence["de"] and "{" not in sentence["en"] and len(sentence["en"]) > 12
        }
        for name in names():
            if name.startswith("de/"):
                text = " ".join("".join(page(name).native).split())
                assert [english for english in only_english if english in text] == [], name


class TestGames:
    def test_the_first_page_tells_each_game(self) -> None:
        for lang in LANGUAGES:
            text = page(f"{lang}/index.html").text
            for matter in games():
                assert matter.books[lang].title in text
                assert matter.books[lang].summary in text
                assert str(len(matter.scenes)) in text
            assert MADE.when in text
            assert "0123456789ab + " in text
            assert "9.9.9" in text

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_clause_and_open_point_has_a_page_with_its_scenarios(self, lang: str) -> None:
        for matter in games():
            shown = set()
            for name in [*matter.clauses, *matter.rulings]:
                read = page(f"{lang}/{matter.name}/clauses/{name}.html")
                assert read.text.count(name) >= 1
                shown |= {each[1:] for each in read.ids if re.fullmatch(r"s\d+-\d+", each)}
            assert shown == {scene.key for scene in matter.scenes}, matter.name

    def test_a_scenario_stands_on_one_page_with_every_step(self) -> None:
        matter = next(each for each in games() if each.name == "penneech")
        scene = matter.by_name["en", "4-playing-the-tricks: The dealer may not lead"][0]
        read = page(f"en/penneech/clauses/{matter.home(scene)}.html")
        for step in scene.run("en").steps:
            assert re.sub(r"\W", "", step.text) in re.sub(r"\W", "", read.text)

    def test_a_sentence_of_the_rulebook_leads_to_its_scenarios_and_to_its_line(self) -> None:
        read = page("en/penneech/index.html")
        leads = [each["href"] for each in read.all("a") if each.get("class", "").startswith("ref")]
        assert "clauses/PN.FOLLOW.html" in leads
        follow = next(each for each in leads if each.startswith("rules.html#L"))
        assert follow.partition("#")[2] in page("en/penneech/rules.html").ids

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_scenarios_stand_under_what_the_rulebook_tells(self, lang: str) -> None:
        for matter in games():
            article = (built() / lang / matter.name / "index.html").read_text("utf-8").partition("<article")[2]
            shown = set(re.findall(r'<li><a href="clauses/[^"#]+#s([\w-]+)"', article))
            scoring = article.partition('<section id="scoring"')[2].partition('<section id="end"')[0]
            assert len(shown) > 5, matter.name
            assert shown <= {scene.key for scene in matter.scenes}
            assert '<details class="examples">' in scoring or not scoring, matter.name

    def test_a_table_of_the_rulebook_is_named_once_by_what_it_shows(self) -> None:
        read = page("de/penneech/clauses/PN.COUNT.html")
        assert read.text.count("Die Punkte zählen: Punkte nach Stichen") == 1
        assert "7: 7" not in page("de/penneech/clauses/PN.VAL.TURN.html").text
        assert "Ben: " not in read.text.partition(SENTENCES["site-printed"]["de"])[0]

    def test_what_decides_a_clause_is_shown_whole(self) -> None:
        text = (built() / "en" / "penneech" / "clauses" / "PN.VAL.WON.html").read_text("utf-8")
        shown = text.partition('class="places"')[2].partition("</pre>")[0]
        assert "won:\n  clause: PN.VAL.WON\n  rows:\n" in shown
        assert "card:7D" in shown

    def test_a_line_of_the_rules_is_where_a_clause_says(self) -> None:
        read = page("en/penneech/clauses/PN.FOLLOW.html")
        lead = next(each["href"] for each in read.all("a") if "rules.html#L" in each.get("href", ""))
        lines = (SPECS / "penneech" / "rules.yaml").read_text("utf-8").splitlines()
        assert lines[int(lead.partition("#L")[2]) - 1].strip() == "PN.FOLLOW:"

    def test_the_rules_file_stands_there_line_by_line(self) -> None:
        for matter in games():
            lines = (SPECS / matter.name / "rules.yaml").read_text("utf-8").splitlines()
            read = page(f"de/{matter.name}/rules.html")
            assert [each for each in read.ids if re.fullmatch(r"L\d+", each)] == [
                f"L{number}" for number in range(1, len(lines) + 1)
            ]
            plain = "".join(read.words)
            for line in lines:
                assert line in plain

    def test_every_sentence_of_the_sources_is_on_the_page_of_the_coverage(self) -> None:
        for matter in games():
            read = page(f"en/{matter.name}/coverage.html")
            told = sum(
                len(section["account"])
                for source in matter.accounts.values()
                for section in source["sections"].values()
            )
            rows = len([each for each in read.all("th") if each.get("scope") == "row" and each.get("class") == "n"])
            assert rows == told > 0
            assert "unknown" not in [each.get("class") for each in read.all("li")]

    def test_recorded_games_are_judged(self) -> None:
        read = page("de/penneech/examples.html")
        cards = {each["aria-label"] for each in read.all("span") if each.get("class", "").startswith("card")}
        assert {"Karo Bube", "Karo Dame"} <= cards  # J♦ of an English log, D♦ of a German one
        assert "regelwidrig" in read.text
        assert "codes.html#play.revoke" in " ".join(each.get("href", "") for each in read.all("a"))
        for matter in games():
            for file in matter.examples:
                assert f"log-{file.stem}" in page(f"en/{matter.name}/examples.html").ids


class TestReferences:
    def test_every_code_has_a_line_and_what_the_referee_says_of_it(self) -> None:
        earned = material().earned
        assert set(earned) == set(CODES)
        for lang in LANGUAGES:
            text = page(f"{lang}/codes.html").text
            for code, each in earned.items():
                assert " ".join(each.line.split()) in text, code
                assert " ".join(each.messages[lang].replace("`", "").split()) in text, code
        assert str(SPECS.parent) not in text

    def test_every_code_is_told(self) -> None:
        for lang in LANGUAGES:
            read = page(f"{lang}/codes.html")
            assert set(CODES) <= set(read.ids)
            plain = read.text.replace("`", "")
            for code in CODES.values():
                assert " ".join(code.text[lang].replace("`", "").split()) in plain
                assert " ".join(code.example.split()) in read.text

    @pytest.mark.parametrize(
        ("name", "file"), [("language", "rules"), ("log", "log"), ("verdict", "verdict"), ("replay", "replay")]
    )
    def test_every_key_of_a_format_is_told(self, name: str, file: str) -> None:
        schema = json.loads((SPECS.parent / "schemas" / f"{file}.schema.json").read_text("utf-8"))
        ids = page(f"de/{name}.html").ids
        for kind, node in [*schema["$defs"].items(), ("", schema)]:
            for key in node.get("properties", {}):
                assert f"{f'type-{kind}' if kind else 'type'}.{key}" in ids

    def test_selectors_and_functions_are_told(self) -> None:
        text = page("en/language.html").text
        for word in ("group:plain", "if(condition, a, b)", "hand_size", "broken(selector)"):
            assert word in text

    def test_no_markdown_is_left(self) -> None:
        for name in names():
            if name.count("/") == 1 and name.endswith(FORMATS):
                outside = re.sub(r"<(code|pre)>.*?</\1>", "", (built() / name).read_text("utf-8"), flags=re.S)
                assert "`" not in outside, name
                assert "](#" not in outside, name


class TestSearch:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_whatever_is_found_is_there(self, lang: str) -> None:
        index = json.loads((built() / "search" / f"{lang}.json").read_text("utf-8"))
        assert set(index["kinds"]) == {row[0] for row in index["rows"]}
        for _, title, _, where in index["rows"]:
            path, _, anchor = where.partition("#")
            assert title.strip()
            assert (built() / lang / path).is_file(), where
            assert not anchor or anchor in page(f"{lang}/{path}").ids, where

    def test_both_languages_find_the_same_things(self) -> None:
        found = [
            Counter(row[0] for row in json.loads((built() / "search" / f"{lang}.json").read_text("utf-8"))["rows"])
            for lang in LANGUAGES
        ]
        assert all(found[0][kind] == found[1][kind] for kind in "csky")


# --- games of one's own

RUDE = "<script>alert(1)</script><img src=x onerror=alert(1)>"
TRIO = SPECS / "README.md"


def own_game(folder: Path, **changes: str) -> Path:
    """The small game of the manual, with some of its words changed."""
    text = re.findall(r"```yaml\n(# my-games/trio.yaml\n.*?)```", TRIO.read_text("utf-8"), re.S)[0]
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "trio.yaml").write_text(text, "utf-8")
    return folder


def small(specs: Path, run: Run | None = None, proof: Proof | None = None, features: Path | None = None) -> Material:
    """What a site of one's own game alone is made from."""
    whole = gather(Shelf([specs]), features, run, proof, specs=[str(specs)], made=MADE)
    return Material(
        tuple(each for each in whole.games if each.name == "trio"), MADE, (str(specs),), features, run, proof
    )


def run_of(*steps: StepRun, name: str = "One", tags: tuple[str, ...] = ("TR.FOLLOW",), **more: str) -> ScenarioRun:
    status = next((step.status for step in steps if step.status != "passed"), "passed")
    told = {"lang": "en", "file": "trio/en/1-cards.feature", "section": "cards", "rule": "", "outline": "", **more}
    assert status != "skipped"
    return ScenarioRun("trio", told["lang"], told["file"], 3, told["section"], told["rule"], name, told["outline"],
                       tags, steps, status)  # fmt: skip


def run(*scenarios: ScenarioRun) -> Run:
    return Run(scenarios, (), run_now(), 0.1)


def run_now() -> object:
    from datetime import UTC, datetime

    return datetime.now(UTC)


class TestOwnGames:
    def test_a_game_of_ones_own_has_its_pages(self, tmp_path: Path) -> None:
        write_site(small(own_game(tmp_path / "games")), tmp_path / "site")
        read = Reader((tmp_path / "site" / "en" / "trio" / "index.html").read_text("utf-8"))
        assert "Trio" in read.text
        clause = Reader((tmp_path / "site" / "de" / "trio" / "clauses" / "TR.FOLLOW.html").read_text("utf-8"))
        assert "Wer bedienen kann, muss" in clause.text
        assert SENTENCES["site-no-features"]["de"] in clause.text

    def test_hostile_words_are_words(self, tmp_path: Path) -> None:
        quoted = json.dumps(RUDE)
        specs = own_game(
            tmp_path / "games",
            **{
                "en: Follow suit if you can": f"en: {quoted}",
                "The sheet on our kitchen wall": quoted,
                "name: {en: Trio,": f"name: {{en: {quoted},",
                "For three: eighteen cards, no trumps, six tricks.": RUDE + "\\u202e\\u0007",
                "deals in a game": quoted,
            },
        )
        step = StepRun("Given", RUDE, ((RUDE, "7♦"),), "failed", RUDE)
        mutant = Mutant("trio", RUDE, "TR.FOLLOW", RUDE, RUDE, "row")
        material = small(specs, run(run_of(step, name=RUDE, rule=RUDE)), Proof((Judged(mutant, None),), 1.0))
        write_site(material, tmp_path / "site")
        for file in (tmp_path / "site").rglob("*.html"):
            text = file.read_text("utf-8")
            read = Reader(text)
            assert read.stray == [], file
            assert not [each for each in read.all("script") if "src" not in each], file
            assert {each["src"].rpartition("/")[2] for each in read.all("img")} == {"icon.svg"}, file
            assert "\u202e" not in text
            assert "\x07" not in text
        assert (
            RUDE in Reader((tmp_path / "site" / "en" / "trio" / "clauses" / "TR.FOLLOW.html").read_text("utf-8")).text
        )

    def test_a_scenario_that_failed_is_shown_with_its_message(self, tmp_path: Path) -> None:
        steps = (
            StepRun("When", "Ben plays 9♦", (), "failed", "It is Cleo's turn."),
            StepRun("Then", "on", (), "skipped"),
        )
        write_site(small(own_game(tmp_path / "games"), run(run_of(*steps))), tmp_path / "site")
        read = Reader((tmp_path / "site" / "en" / "trio" / "clauses" / "TR.FOLLOW.html").read_text("utf-8"))
        assert "It is Cleo's turn." in read.text
        assert "✗ 0 of 1 scenarios pass" in read.text
        assert [each for each in read.all("details") if each.get("id") == "s1-1" and "open" in each]

    def test_a_scenario_that_failed_in_the_other_language_says_so(self, tmp_path: Path) -> None:
        german = run_of(
            StepRun("Wenn", "Ben 9♦ spielt", (), "failed", "Cleo ist an der Reihe."),
            lang="de",
            file="trio/de/1-karten.feature",
        )
        both = run(run_of(StepRun("When", "Ben plays 9♦", (), "passed")), german)
        write_site(small(own_game(tmp_path / "games"), both), tmp_path / "site")
        read = Reader((tmp_path / "site" / "en" / "trio" / "clauses" / "TR.FOLLOW.html").read_text("utf-8"))
        assert "trio/de/1-karten.feature:3: Ben 9♦ spielt Cleo ist an der Reihe." in read.text
        other = Reader((tmp_path / "site" / "de" / "trio" / "clauses" / "TR.FOLLOW.html").read_text("utf-8"))
        assert other.text.count("Cleo ist an der Reihe.") == 1

    def test_a_scenario_in_one_language_stands_on_the_pages_of_both(self, tmp_path: Path) -> None:
        write_site(
            small(own_game(tmp_path / "games"), run(run_of(StepRun("Given", "it", (), "passed")))), tmp_path / "s"
        )
        read = Reader((tmp_path / "s" / "de" / "trio" / "clauses" / "TR.FOLLOW.html").read_text("utf-8"))
        assert "s1-1" in read.ids
        assert "en" in [each.get("lang") for each in read.all("ol")]

    def test_a_scenario_without_a_clause_is_told_under_all_clauses(self, tmp_path: Path) -> None:
        one = run_of(StepRun("Given", "it", (), "passed"), name="Homeless", tags=("TR.NOWHERE",))
        write_site(small(own_game(tmp_path / "games"), run(one)), tmp_path / "site")
        read = Reader((tmp_path / "site" / "de" / "trio" / "clauses.html").read_text("utf-8"))
        assert SENTENCES["site-homeless"]["de"] in read.text
        assert "s1-1" in read.ids
        index = json.loads((tmp_path / "site" / "search" / "de.json").read_text("utf-8"))
        assert [row[3] for row in index["rows"] if row[0] == "s"] == ["trio/clauses.html#s1-1"]

    def test_faults_of_the_feature_files_stand_on_the_first_page(self, tmp_path: Path) -> None:
        wrong = Run((), (Flaw(Path("trio/en/1-cards.feature"), 7, f"It has {RUDE}."),), run_now(), 0.1)
        write_site(small(own_game(tmp_path / "games"), wrong), tmp_path / "site")
        read = Reader((tmp_path / "site" / "de" / "index.html").read_text("utf-8"))
        assert SENTENCES["site-flaws"]["de"] in read.text
        assert f"trio/en/1-cards.feature:7: It has {RUDE}." in read.text

    def test_names_of_recorded_games_become_anchors(self, tmp_path: Path) -> None:
        matter = small(own_game(tmp_path / "games")).games[0]
        matter.examples = tuple(Path(name) for name in ("a b.yaml", "a-b.yaml", "main.yaml", "é%23.yaml"))
        assert list(matter.example_places.values()) == ["log-a-b", "log-a-b-2", "log-main", "log-é-23"]

    def test_a_change_that_nobody_noticed_is_listed(self, tmp_path: Path) -> None:
        mutants = (
            Judged(Mutant("trio", "phases/deal/each", "TR.DEAL", "6", "7", "number"), None),
            Judged(Mutant("trio", "order/default", "TR.RANK", "A K", "K A", "order"), "trio/en/1-cards.feature:3"),
        )
        write_site(small(own_game(tmp_path / "games"), proof=Proof(mutants, 1.0)), tmp_path / "site")
        read = Reader((tmp_path / "site" / "en" / "proof.html").read_text("utf-8"))
        assert "phases/deal/each" in read.text
        assert "order/default" not in read.text
        assert "Trio 2 1 1" in read.text
        clause = Reader((tmp_path / "site" / "en" / "trio" / "clauses" / "TR.DEAL.html").read_text("utf-8"))
        assert "Changes of this clause's data that were tried: 1; noticed by no scenario: 1." in clause.text

    def test_a_game_without_scenarios_is_not_said_to_be_proven(self, tmp_path: Path) -> None:
        shown = run(run_of(StepRun("Given ", "a game", (), "passed", "")))
        mutants = (
            Judged(Mutant("trio", "phases/deal/each", "TR.DEAL", "6", "7", "number"), "trio/en/1-cards.feature:3"),
        )
        whole = gather(Shelf([own_game(tmp_path / "games")]), None, shown, Proof(mutants, 1.0), made=MADE)
        two = tuple(each for each in whole.games if each.name in ("trio", "penta"))
        specs = (str(tmp_path / "games"),)
        write_site(Material(two, MADE, specs, None, shown, Proof(mutants, 1.0)), tmp_path / "site")

        def read(name: str) -> str:
            return Reader((tmp_path / "site" / "en" / name).read_text("utf-8")).text

        def said(words: str, **args: str) -> str:
            return SENTENCES[words]["en"].format(**args)

        assert said("site-lead-plain") in read("index.html")
        assert "no scenarios" in read("index.html")
        assert said("site-proof-without", games="Penta") in read("proof.html")
        assert " 0 0 0" not in read("proof.html")
        assert said("site-clauses-lead-plain") in read("penta/clauses.html")
        assert said("site-clauses-lead") in read("trio/clauses.html")
        clause = read("penta/clauses/PT.WIN.html")
        assert said("site-no-scenes-here") in clause
        assert said("site-mutants-none") not in clause
        assert said("site-no-features") not in clause

    def test_the_table_of_a_step_has_headings_where_it_names_its_columns(self, tmp_path: Path) -> None:
        dealt = StepRun("Given ", "Ben deals", (("Anna", "5♦ 7♣"), ("Ben", "x 8♦")), "passed", "")
        played = StepRun("When ", "these tricks are played", (("led", "followed"), ("Anna 5♦", "Ben 8♦")), "passed", "")
        write_site(small(own_game(tmp_path / "games"), run(run_of(dealt, played))), tmp_path / "site")
        text = (tmp_path / "site" / "en" / "trio" / "clauses" / "TR.FOLLOW.html").read_text("utf-8")
        assert [re.sub("<[^>]+>", "", each) for each in re.findall(r'<th scope="row">(.*?)</th>', text)] == [
            "Anna",
            "Ben",
        ]
        assert re.findall(r'<th scope="col">(.*?)</th>', text) == ["led", "followed"]

    def test_what_stands_between_backticks_is_typed(self, tmp_path: Path) -> None:
        matter = small(own_game(tmp_path / "games")).games[0]
        for name, remark in (("a", "Say `x < y` here."), ("b", "One ` alone.")):
            (tmp_path / f"{name}.yaml").write_text(f"# {remark}\ngame: trio\n", "utf-8")
        matter.examples = tuple(tmp_path / f"{name}.yaml" for name in "ab")
        write_site(Material((matter,), MADE, (str(tmp_path / "games"),), None, None, None), tmp_path / "site")
        text = (tmp_path / "site" / "en" / "trio" / "examples.html").read_text("utf-8")
        assert "<p>Say <code>x &lt; y</code> here.</p>" in text
        assert "<p>One ` alone.</p>" in text

    def test_cards_on_a_page_of_several_games_have_their_pictures(self, tmp_path: Path) -> None:
        specs = own_game(
            tmp_path / "games", **{"For three: eighteen cards, no trumps, six tricks.": "The 9♦ and the ♥ and a 2♠."}
        )
        write_site(small(specs), tmp_path / "site")
        read = Reader((tmp_path / "site" / "en" / "index.html").read_text("utf-8"))
        named = [each["aria-label"] for each in read.all("span") if each.get("role") == "img"]
        assert named == ["nine of diamonds", "heart", "spade"]
        wanted = {each["href"] for each in read.all("use")}
        assert len(wanted) == 3
        assert wanted <= {f"#{each}" for each in read.ids}

    def test_the_same_material_gives_the_same_pages(self, tmp_path: Path) -> None:
        specs = own_game(tmp_path / "games")
        for name in ("one", "other"):
            write_site(small(specs), tmp_path / name)
        for file in (tmp_path / "one").rglob("*.*"):
            assert file.read_bytes() == (tmp_path / "other" / file.relative_to(tmp_path / "one")).read_bytes()


class TestScenes:
    def test_rows_of_an_outline_belong_together_and_languages_do(self) -> None:
        step = StepRun("Given", "it", (), "passed")
        rows = [run_of(step, name=name, outline="<which>") for name in ("a", "b")] + [run_of(step, name="c")]
        german = [
            run_of(step, name=each.name, lang="de", file="trio/de/1-karten.feature", outline=each.outline)
            for each in rows
        ]
        scenes = scenes_of([*rows, *german])
        assert [scene.key for scene in scenes] == ["1-1", "1-2", "1-3"]
        assert [set(scene.runs) for scene in scenes] == [{"en", "de"}] * 3
        assert [[scene.key for scene in group.scenes] for group in grouped(scenes)] == [["1-1", "1-2"], ["1-3"]]

    def test_scenarios_of_different_clauses_are_not_taken_for_the_same(self) -> None:
        step = StepRun("Given", "it", (), "passed")
        german = run_of(step, lang="de", file="trio/de/1-karten.feature", tags=("TR.DEAL",))
        scenes = scenes_of([run_of(step), german])
        assert [(scene.key, set(scene.runs)) for scene in scenes] == [("1-1", {"en"}), ("1-1-de", {"de"})]

    def test_files_of_one_number_are_read_one_after_the_other(self) -> None:
        step = StepRun("Given", "it", (), "passed")
        files = [
            run_of(step, name=f"{lang} {name}", lang=lang, file=f"trio/{lang}/1-{name}.feature")
            for lang in LANGUAGES
            for name in ("a", "b")
        ]
        assert [scene.run("de").name for scene in scenes_of(files)] == ["de a", "de b"]

    def test_a_name_of_a_file_becomes_an_anchor(self) -> None:
        [scene] = scenes_of([run_of(StepRun("Given", "it", (), "passed"), file="trio/en/my 'cards'.feature")])
        assert scene.key == "my-cards-1"

    def test_a_scene_passes_where_it_passes_in_every_language(self) -> None:
        passed, failed = (run_of(StepRun("Given", "it", (), status)) for status in ("passed", "failed"))  # type: ignore[arg-type]
        assert Scene("1-1", {"en": passed}).passed
        assert not Scene("1-1", {"en": passed, "de": failed}).passed


class TestPlace:
    def test_an_earlier_site_is_replaced_whole(self, tmp_path: Path) -> None:
        place = tmp_path / "site"

        def write(text: str, name: str) -> None:
            def into(folder: Path) -> int:
                (folder / building.MARKER).write_text("1\n")
                (folder / name).write_text(text)
                return 1

            publish(place, into)

        write("old", "de")
        write("new", "index.html")
        assert sorted(path.name for path in place.iterdir()) == [building.MARKER, "index.html"]
        assert [path.name for path in tmp_path.iterdir()] == ["site"]

    def test_a_site_that_cannot_be_written_leaves_the_earlier_one(self, tmp_path: Path) -> None:
        place = tmp_path / "site"
        place.mkdir()
        (place / building.MARKER).write_text("1\n")

        def fails(folder: Path) -> int:
            (folder / "half.html").write_text("…")
            raise OSError("full")

        with pytest.raises(OSError, match="full"):
            publish(place, fails)
        assert [path.name for path in place.iterdir()] == [building.MARKER]
        assert [path.name for path in tmp_path.iterdir()] == ["site"]

    def test_other_peoples_files_are_left_alone(self, tmp_path: Path) -> None:
        (tmp_path / "letter.txt").write_text("mine")
        with pytest.raises(PlaceError, match="not empty"):
            check_place(tmp_path)
        with pytest.raises(PlaceError, match="no folder"):
            check_place(tmp_path / "letter.txt")

    def test_what_was_put_beside_the_pages_is_not_thrown_away(self, tmp_path: Path) -> None:
        place = tmp_path / "site"
        place.mkdir()
        (place / building.MARKER).write_text("1\n")
        (place / "CNAME").write_text("cards.example")
        with pytest.raises(PlaceError, match="lies CNAME"):
            check_place(place)

    def test_what_came_while_the_pages_were_written_is_left_alone(self, tmp_path: Path) -> None:
        place = tmp_path / "site"

        def slow(folder: Path) -> int:
            place.mkdir()
            (place / "letter.txt").write_text("mine")
            return 1

        with pytest.raises(PlaceError, match="not empty"):
            publish(place, slow)
        assert [path.name for path in place.iterdir()] == ["letter.txt"]
        assert [path.name for path in tmp_path.iterdir()] == ["site"]


class TestAccounts:
    def test_accounts_are_read(self, tmp_path: Path) -> None:
        path = tmp_path / "sources.yaml"
        path.write_text("home:\n  title: T\n  sections: {A: {account: {1: {says: x, why: y}}}}\n")
        assert read_accounts(path)["home"]["title"] == "T"
        path.write_text("# nothing yet\n")
        assert read_accounts(path) == {}

    @pytest.mark.parametrize(
        ("text", "place"),
        [
            ("a: [1\n: : x", "sources.yaml:2: "),
            ("[a]", "sources.yaml: "),
            ("home: text", "sources.yaml: "),
            ("home: {sections: [A]}", "sources.yaml: "),
            ("home: {sections: {A: text}}", "sources.yaml: "),
            ("home: {sections: {A: {account: [1]}}}", "sources.yaml: "),
            ("home: {sections: {A: {account: {1: text}}}}", "sources.yaml: "),
            ("home: {sections: {A: {account: {1: {shown: 7}}}}}", "sources.yaml: "),
            ("\ud800", "sources.yaml: "),
        ],
    )
    def test_what_is_none_is_told_with_its_place(self, tmp_path: Path, text: str, place: str) -> None:
        path = tmp_path / "sources.yaml"
        path.write_bytes(text.encode("utf-8", errors="surrogatepass"))
        with pytest.raises(AccountError) as caught:
            read_accounts(path)
        assert place in str(caught.value)
        assert "Das ist keine Aufstellung" in caught.value.told("de")


class TestMade:
    def test_where_nothing_is_known_no_commit_is_told(self, tmp_path: Path) -> None:
        assert building.made_now(tmp_path).commit == ""
        assert building.made_now(None).commit == ""

    def test_the_commit_and_whether_there_was_more(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
        for words in (
            ["init", "-q"],
            ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "--allow-empty", "-m", "x"],
        ):
            subprocess.run(["git", "-C", str(tmp_path), *words], check=True)
        made = building.made_now(tmp_path)
        assert re.fullmatch("[0-9a-f]{40}", made.commit)
        assert not made.changed
        assert made.when == "1970-01-01 00:00 UTC"
        (tmp_path / "more").write_text("x")
        assert building.made_now(tmp_path).changed


class TestCommand:
    def test_without_features_the_pages_say_so(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("referee.cli.docs._features", lambda: None)
        done = CliRunner().invoke(main, ["docs", "--out", str(tmp_path / "site"), "--jobs", "1", "--lang", "de"])
        assert done.exit_code == 0, done.output
        assert "ohne Szenarien" in done.output
        text = Reader((tmp_path / "site" / "en" / "index.html").read_text("utf-8")).text
        assert SENTENCES["site-no-features"]["en"] in text

    def test_a_red_run_is_written_and_told(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        red = run(run_of(StepRun("When", "x", (), "failed", "That is no card.", 5), name="It fails"))
        monkeypatch.setattr("referee.testing.running.run_features", lambda *args, **more: red)
        folder = tmp_path / "features"
        folder.mkdir()
        words = ["docs", "--out", str(tmp_path / "site"), "--features", str(folder), "--no-proof", "--jobs", "1"]
        done = CliRunner().invoke(main, [*words, "--specs", str(own_game(tmp_path / "games"))])
        assert done.exit_code == 1, done.output
        told = "trio/en/1-cards.feature:3: failed: It fails\n  line 5: When x: That is no card.\n"
        assert told in done.output
        assert (tmp_path / "site" / "en" / "trio" / "index.html").is_file()

    def test_a_folder_that_holds_something_else_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "letter.txt").write_text("mine")
        done = CliRunner().invoke(main, ["docs", "--out", str(tmp_path)])
        assert done.exit_code == 2
        assert done.output == f"{tmp_path} is not empty, and what lies in it is no earlier documentation.\n"
