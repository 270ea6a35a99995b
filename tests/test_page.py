"""The page on which a game lies at a table: what stands in it, what it may do, and that nothing from a log can act."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

import pytest

from referee.adjudicate import Bench
from referee.log import from_text
from referee.replay import Replay, replay_of
from referee.replay.page import ICON, POLICY, SCRIPTS, STYLE, asset, island, read, replay_page, table_page
from referee.wording import LANGUAGES, SENTENCES

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "specs" / "penneech" / "examples" / "revoke.yaml"
NASTY = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
WORDS = {key.removeprefix("page-") for key in SENTENCES if key.startswith("page-")}


class Reader(HTMLParser):
    """What a page consists of: its elements, and the content of those that a browser does not read as markup."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.contents: list[str] = []
        self.inside = False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        self.contents.append("")
        self.inside = True

    def handle_endtag(self, tag: str) -> None:
        self.inside = False

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.contents[-1] += data

    def of(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.elements if name == tag]

    def content(self, wanted: str) -> list[str]:
        return [text for (tag, _), text in zip(self.elements, self.contents, strict=True) if tag == wanted]

    def data(self) -> dict[str, object]:
        found: dict[str, object] = json.loads(
            next(
                text
                for (_, attributes), text in zip(self.elements, self.contents, strict=True)
                if attributes.get("id") == "page-data"
            )
        )
        return found


def replay_from(text: str, lang: str) -> Replay:
    made = replay_of(Bench(lang=lang), next(from_text(text)))
    assert isinstance(made, Replay), made.findings
    return made


@cache
def replay(lang: str = "en") -> Replay:
    return replay_from(EXAMPLE.read_text("utf-8"), lang)


def rulebook() -> Element:
    article = Element("article", {"class": "rulebook"})
    SubElement(article, "p").text = NASTY
    return article


def in_one_file(lang: str = "en") -> str:
    return replay_page(replay(lang), EXAMPLE.read_text("utf-8"), lang, rulebook())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_service_has_no_script_and_no_style_of_its_own(lang: str) -> None:
    page = Reader(table_page(lang, "1.2.3"))
    scripts = page.of("script")
    assert [each["src"] for each in scripts if "src" in each] == [f"assets/{name}" for name in SCRIPTS]
    assert [each for each in scripts if "src" not in each] == [{"type": "application/json", "id": "page-data"}]
    assert page.of("style") == []
    assert not [name for _, attributes in page.elements for name in attributes if name == "style" or name[:2] == "on"]
    assert page.of("html") == [{"lang": lang}]
    assert page.of("meta")[1]["content"] == POLICY


def test_whatever_the_page_loads_is_there() -> None:
    page = Reader(table_page("en", "1.2.3"))
    wanted = {value for _, attributes in page.elements for name, value in attributes.items() if name in ("src", "href")}
    assert wanted == {f"assets/{name}" for name in (*SCRIPTS, STYLE, ICON)}
    kinds = {asset(address.removeprefix("assets/"))[1] for address in wanted}
    assert kinds == {"text/javascript; charset=utf-8", "text/css; charset=utf-8", "image/svg+xml"}


@pytest.mark.parametrize("name", ["table.html", "nothing.js", "../page.py", ""])
def test_nothing_else_is_given_away(name: str) -> None:
    with pytest.raises(KeyError):
        asset(name)


def test_the_style_dresses_the_rulebook_as_well() -> None:
    style = asset(STYLE)[0].decode()
    assert ".rulebook h2" in style
    assert ".felt {" in style


def test_one_file_runs_only_what_stands_in_it() -> None:
    page = Reader(in_one_file())
    policy = page.of("meta")[1]["content"]
    scripts = [text for text in page.content("script") if "use strict" in text]
    styles = page.content("style")
    assert (len(scripts), len(styles)) == (1, 1)
    for kind, text in (("script", scripts[0]), ("style", styles[0])):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy
    assert "connect-src" not in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_one_file_asks_for_nothing_from_outside() -> None:
    page = Reader(in_one_file())
    addresses = {
        value
        for _, attributes in page.elements
        for name, value in attributes.items()
        if name in ("src", "href", "srcset", "action", "data")
    }
    assert {address.partition(":")[0] for address in addresses if not address.startswith("#")} == {"data"}


def test_one_file_holds_the_game_the_log_and_the_rulebook() -> None:
    page = Reader(in_one_file("de"))
    data = page.data()
    assert data["replay"] == replay("de").to_dict()
    assert data["text"] == EXAMPLE.read_text("utf-8")
    assert set(data["words"]) == {"de"}  # type: ignore[call-overload]
    assert page.of("article")[-1] == {"class": "rulebook"}
    assert Reader(replay_page(replay(), None, "en", None)).of("template") == []


def test_names_and_notes_of_a_log_are_never_markup() -> None:
    cards = "Anna: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣"
    head = f"format: referee-log/1\ngame: penneech\nseats: [Anna, {json.dumps(NASTY)}]\nevents:\n"
    text = head + f"  - {{by: Anna, deal: {{{cards}}}, note: {json.dumps(NASTY)}}}\n  - turn: 9♥\n"
    made = replay_from(text, "en")
    assert made.seats[1] == NASTY
    page = Reader(replay_page(made, text, "en", rulebook()))
    assert len(page.of("script")) == 2
    assert [each for each in page.of("img") if not each["src"].startswith("data:image/svg+xml,")] == []
    assert page.of("b") == Reader(in_one_file()).of("b")
    assert page.data()["text"] == text


def test_data_in_a_page_never_ends_early() -> None:
    text = f"{NASTY}<!--\u2028\u2029"
    page = island({"name": text})
    assert page.count("<") == 2
    assert not set("\u2028\u2029") & set(page)
    assert Reader(page).data() == {"name": text}


def test_no_script_writes_markup_or_runs_text() -> None:
    banned = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\(\"style\"|cssText"
    )
    for name in SCRIPTS:
        assert not banned.search(read(name)), name


def test_every_word_is_there_and_every_one_is_said() -> None:
    scripts = "".join(map(read, SCRIPTS))
    page = read("table.html")
    said = set(re.findall(r'\bsay\("([a-z-]+)"', scripts))
    said |= set(re.findall(r'data-(?:say|label|key)="([a-z-]+)"', page))
    counted = set(re.findall(r'\bcount\("([a-z-]+)"', scripts))
    assert len(said) > 40
    assert said | counted | {f"{each}-one" for each in counted} <= WORDS
    named = set(re.findall(r'"([a-z-]+)"', scripts + page)) | {f"{each}-one" for each in counted}
    made = {each for each in WORDS if each.startswith(("severity-", "verdict-"))}
    assert WORDS - named - made == {"no-script"}


def test_the_page_stays_light() -> None:
    assert sum(len(asset(name)[0]) for name in (*SCRIPTS, STYLE, ICON)) < 130_000
