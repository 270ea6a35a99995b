"""The documentation as a reader meets it: in a browser, on a phone, in the dark, by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Request, expect

from browser.building import built, material

Opener = Callable[..., Page]

KINDS = (
    "index.html", "penneech/index.html", "penta/index.html", "penneech/clauses.html",
    "penneech/clauses/PN.FOLLOW.html", "penta/clauses/PT.WIN.html", "penneech/clauses/PN-A2.html",
    "whist/coverage.html", "whist/rules.html", "penneech/examples.html", "penta/examples.html",
    "codes.html", "language.html", "log.html", "verdict.html", "replay.html", "proof.html",
)  # fmt: skip
"""A page of each kind."""


def lost(request: Request) -> bool:
    """It failed by itself: it was not cut off because the page was left."""
    return request.failure != "net::ERR_ABORTED"


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens a page; whatever goes wrong in it fails the test."""
    contexts = []
    wrong: list[str] = []

    def start(path: str, **settings: Any) -> Page:
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: wrong.append(f"{path}: {message.text}") if message.type != "log" else None)
        page.on("pageerror", lambda error: wrong.append(f"{path}: {error}"))
        page.on("requestfailed", lambda request: wrong.append(f"{path}: {request.url}") if lost(request) else None)
        page.on(
            "response", lambda answer: wrong.append(f"{answer.status}: {answer.url}") if answer.status > 399 else None
        )
        page.on("request", lambda request: None if request.url.startswith(address) else wrong.append(request.url))
        page.goto(address + path)
        return page

    yield start
    for context in contexts:
        context.close()
    assert wrong == []


def test_every_page_opens_without_a_complaint(opened: Opener, address: str) -> None:
    page = opened("index.html")
    for file in sorted(built().rglob("*.html")):
        page.goto(address + file.relative_to(built()).as_posix())
        assert page.locator("h1").count() == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_sticks_out_on_a_phone(opened: Opener, lang: str, kind: str) -> None:
    page = opened(f"{lang}/{kind}", viewport={"width": 360, "height": 740})
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_everybody_can_read_it(opened: Opener, kind: str, scheme: Any) -> None:
    page = opened(f"de/{kind}", color_scheme=scheme)
    page.evaluate("[...document.querySelectorAll('details')].slice(0, 8).forEach((part) => { part.open = true; })")
    found = Axe().run(page)
    told = [(each["id"], each["nodes"][0]["html"][:200], each["nodes"][0]["failureSummary"])
            for each in found.response["violations"]]  # fmt: skip
    assert told == []


def test_a_search_finds_and_enter_opens(opened: Opener) -> None:
    page = opened("en/index.html")
    page.keyboard.press("/")
    box = page.get_by_role("combobox")
    expect(box).to_be_focused()
    page.keyboard.type("PN.FOLLOW")
    expect(page.get_by_role("option").first).to_contain_text("PN.FOLLOW")
    expect(page.get_by_role("status")).to_contain_text("results")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/penneech/clauses/PN.FOLLOW.html")


def test_a_search_does_not_care_for_marks_on_letters(opened: Opener) -> None:
    page = opened("de/codes.html")
    page.get_by_role("combobox").fill("ubersicht konig")
    expect(page.get_by_role("status")).to_have_text("Nichts gefunden")
    page.get_by_role("combobox").fill("trumpfe")
    expect(page.get_by_role("option").first).to_contain_text("Trümpfe")


def test_arrows_choose_and_escape_closes(opened: Opener) -> None:
    page = opened("en/penta/index.html")
    box = page.get_by_role("combobox")
    box.fill("trick")
    options = page.get_by_role("option")
    expect(options.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", "hit-1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    expect(box).to_have_attribute("aria-expanded", "false")


def test_a_scenario_that_is_found_is_unfolded(opened: Opener) -> None:
    page = opened("en/index.html")
    page.get_by_role("combobox").fill("The dealer may not lead penneech")
    page.get_by_role("option").first.click()
    page.wait_for_url("**/penneech/clauses/*#s*")
    assert page.evaluate("document.querySelector(':target').open")


def test_the_other_language_opens_in_the_same_place(opened: Opener) -> None:
    page = opened("en/penneech/clauses/PN.FOLLOW.html#scenarios")
    page.get_by_role("link", name="Deutsch").click()
    expect(page).to_have_url(re.compile("/de/penneech/clauses/PN.FOLLOW.html#scenarios$"))
    page.goto(page.url.partition("/de/")[0] + "/de/penneech/index.html")
    page.evaluate("document.querySelector('#scoring-title').scrollIntoView({ behavior: 'instant' })")
    page.get_by_role("link", name="English").evaluate("(link) => link.click()")  # without scrolling to it
    expect(page).to_have_url(re.compile("/en/penneech/index.html#scoring-title$"))


def test_the_other_language_opens_where_one_has_read_on_a_phone(opened: Opener) -> None:
    page = opened("en/penneech/index.html", viewport={"width": 360, "height": 740})
    page.evaluate("document.querySelector('#scoring-title').scrollIntoView({ behavior: 'instant' })")
    page.wait_for_timeout(1000)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    page.get_by_role("link", name="Deutsch").click()
    expect(page).to_have_url(re.compile("/de/penneech/index.html#scoring-title$"))


def test_the_dark_is_remembered(opened: Opener, address: str) -> None:
    page = opened("en/index.html", color_scheme="light")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    switch = page.get_by_role("button", name="Dark")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    page.goto(address + "de/codes.html")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_suits_are_readable_in_the_light_that_was_chosen(opened: Opener, scheme: Any) -> None:
    page = opened("en/penneech/index.html", color_scheme=scheme)
    red = "getComputedStyle(document.querySelector('main .suit.red')).color"
    bright, deep = "rgb(255, 138, 148)", "rgb(192, 26, 43)"
    assert page.evaluate(red) == (bright if scheme == "dark" else deep)
    page.get_by_role("button", name="Dark").click()
    assert page.evaluate(red) == (deep if scheme == "dark" else bright)


def test_examples_of_a_section_lead_to_a_scenario_and_back(opened: Opener) -> None:
    page = opened("de/penneech/index.html")
    values = page.locator("#values")
    values.locator("summary").click()
    values.locator(".examples a").first.click()
    page.wait_for_url("**/clauses/PN.VAL.WON.html#s*")
    assert page.evaluate("document.querySelector(':target').open")
    page.locator(".told a").first.click()
    page.wait_for_url("**/penneech/index.html#*")


def test_a_section_that_is_opened_is_marked_by_its_heading_alone(opened: Opener) -> None:
    page = opened("en/penneech/index.html#scoring")
    colour = "(part) => getComputedStyle(part).backgroundColor"
    assert page.locator("#scoring").evaluate(colour) == "rgba(0, 0, 0, 0)"
    assert page.locator("#scoring-title").evaluate(colour) != "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("width", [1200, 360])
def test_a_trick_is_in_one_line(opened: Opener, width: int) -> None:
    page = opened("de/penneech/index.html", viewport={"width": width, "height": 740})
    tops = page.evaluate(
        "[...document.querySelectorAll('#sample_tricks td.run')].map("
        "(cell) => [...cell.querySelectorAll('.card')].map((card) => card.offsetTop))"
    )
    assert len(tops) > 7
    assert all(len(set(each)) == 1 for each in tops)


def test_all_cells_of_a_step_are_at_one_height(opened: Opener) -> None:
    page = opened("en/penneech/clauses/PN.FOLLOW.html")
    page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
    heights = page.evaluate(
        "[...document.querySelectorAll('.dealt th, .dealt td')].map((c) => getComputedStyle(c).lineHeight)"
    )
    assert len(set(heights)) == 1


def test_a_place_shows_where_one_points_or_comes_by_key(opened: Opener) -> None:
    page = opened("en/penneech/index.html")
    place = page.locator(".sentence > .place:not(.clause + .place)").first
    assert place.evaluate("(part) => getComputedStyle(part).opacity") == "0"
    place.locator("xpath=..").hover()
    assert place.evaluate("(part) => getComputedStyle(part).opacity") == "1"
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")  # by key, so that what has the focus shows it
    place.focus()
    assert place.evaluate("(part) => getComputedStyle(part).opacity") == "1"


def test_keys_lead_from_section_to_section(opened: Opener) -> None:
    page = opened("en/penneech/index.html")
    page.keyboard.press("n")
    first = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("]")
    second = page.evaluate("document.activeElement.textContent")
    assert page.evaluate("document.activeElement.localName") in ("h2", "h3")
    assert first != second
    page.keyboard.press("[")
    assert page.evaluate("document.activeElement.textContent") == first


def test_the_keys_are_told(opened: Opener) -> None:
    page = opened("de/index.html")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("suchen")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_first_key_skips_to_the_text(opened: Opener) -> None:
    page = opened("de/penneech/index.html")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Zum Text springen")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_everything_can_be_read_without_a_script(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address + "en/penneech/clauses/PN.FOLLOW.html")
    expect(page.get_by_role("combobox")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    page.locator("summary").first.click()
    expect(page.locator("details.scene").first.locator("ol")).to_be_visible()
    page.get_by_role("link", name="Deutsch").click()
    page.wait_for_url("**/de/penneech/clauses/PN.FOLLOW.html")
    context.close()


def test_a_page_opens_from_a_disk(browser: Browser) -> None:
    context = browser.new_context()
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto((built() / "en" / "penneech" / "index.html").as_uri())
    assert page.evaluate("getComputedStyle(document.querySelector('.bar')).backgroundColor") != "rgba(0, 0, 0, 0)"
    page.get_by_role("combobox").fill("trump")
    expect(page.get_by_role("status")).to_contain_text("web server")
    assert wrong == []
    context.close()


def test_a_card_is_read_out_in_words(opened: Opener) -> None:
    page = opened("de/penneech/clauses/PN.RANK.html")
    assert page.get_by_role("img", name="Karo Sieben").count() > 0


def test_print_leaves_out_what_is_for_the_screen(opened: Opener) -> None:
    page = opened("en/penneech/index.html", color_scheme="dark")
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert len(material().games) > 1
