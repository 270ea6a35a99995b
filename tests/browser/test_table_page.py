"""The card table as a player meets it: a log is laid, stepped through, edited, sent to a friend."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import re
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from playwright.sync_api import Error as PlaywrightError

from referee.adjudicate import Bench
from referee.log import from_text
from referee.replay import Replay, replay_of
from referee.replay.page import replay_page
from referee.rulebook.agreeing import article_of
from referee.rules import Shelf
from referee.service.application import application

Opener = Callable[..., Page]

SPECS = Path(__file__).parents[2] / "specs"
REVOKE = (SPECS / "penneech" / "examples" / "revoke.yaml").read_text("utf-8")
PHONE = {"width": 390, "height": 844}
FAULT = 7
"""The move of the revoke."""
EIGHT = """format: referee-log/1
game: penta
options: {goal: 100}
seats: [Ada, Bo, Cy, Di, "🃏 Eli 🃏", Flo, "אורי", "Maximiliane von Hohenstein-Wittelsbach zu Lichtenberg am Neckar"]
events:
  - {by: Ada, deal: {Bo: elay-5 hunti-3 coru-1 trump-9 trump-4 torz-8}}
  - {by: Bo, bet: 2}
"""


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    """Where the service answers."""
    server = uvicorn.Server(uvicorn.Config(application(), host="127.0.0.1", port=0, log_level="critical"))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started and time.monotonic() < until:
        time.sleep(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}/"
    server.should_exit = True
    thread.join(20)


@pytest.fixture
def opened(browser: Browser, service: str) -> Iterator[Opener]:
    """Opens the page; a complaint of the browser, or a request that leaves the service, fails the test."""
    contexts = []
    wrong: list[str] = []
    within = (service, "file:", "data:", "blob:")

    def hear(message: ConsoleMessage) -> None:
        if "status of 422" not in message.text:  # a log that cannot be read is answered so
            wrong.append(message.text)

    def start(fragment: str = "", address: str = service, **settings: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", **settings})
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(within) else wrong.append(asked.url))
        page.goto(address + fragment)
        return page

    yield start
    for context in contexts:
        context.close()
    assert wrong == []


def laid(page: Page) -> Page:
    """Wait until a game lies on the table."""
    expect(page.locator("body")).to_have_class(re.compile("laid"))
    return page


def drop(page: Page, name: str, text: str) -> None:
    """Drop a file on the page."""
    page.evaluate(
        """([name, text]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        [name, text],
    )


def paste(page: Page, text: str) -> None:
    """Paste a text on the page."""
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        }""",
        text,
    )


def move(page: Page) -> int:
    """Which move is shown."""
    return int(page.locator("#scrubber").input_value())


def test_an_example_can_be_picked(opened: Opener) -> None:
    page = opened()
    page.locator("#examples a[href='#example=penneech/revoke']").click()
    laid(page)
    expect(page.locator("h1")).to_have_text("Penneech")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#told")).to_contain_text("Ben deals seven cards each")
    expect(page.get_by_role("list", name="Hand of Anna: 7 cards").get_by_role("listitem").first).to_have_text(
        "six of spades"
    )
    assert page.locator("#cards .c svg").count() == 14


@pytest.mark.parametrize("way", ["picked", "dropped", "pasted", "opened", "pasted into the editor"])
def test_a_log_with_a_fault_opens_at_it(opened: Opener, tmp_path: Path, way: str) -> None:
    page = opened()
    if way == "picked":
        page.locator("#examples a[href='#example=penneech/revoke']").click()
    elif way == "dropped":
        drop(page, "revoke.yaml", REVOKE)
    elif way == "pasted":
        paste(page, REVOKE)
    elif way == "opened":
        page.locator("#file").set_input_files(SPECS / "penneech" / "examples" / "revoke.yaml")
    else:
        page.get_by_role("textbox").evaluate(
            """(field, text) => {
                field.value = text;
                field.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
            }""",
            REVOKE,
        )
    laid(page)
    assert move(page) == FAULT
    expect(page.locator(".notice")).to_contain_text("while holding")
    expect(page.locator(".notice")).to_be_in_viewport()


def test_a_clean_log_begins_at_the_beginning_and_a_doubtful_one_at_the_doubt(opened: Opener) -> None:
    page = laid(opened("#example=penneech/worked-example"))
    expect(page.locator("#told")).to_contain_text("deals seven cards each")
    expect(page.locator("#faults")).to_be_hidden()
    page = laid(opened("#example=penneech/hidden-open"))
    expect(page.locator(".notice.undetermined blockquote")).to_contain_text("Follow suit if you can")
    expect(page.locator(".notice.undetermined footer")).to_contain_text("Penneech, full rules (English): Playing")


def test_a_log_that_is_being_written_does_not_jump_to_its_fault(opened: Opener) -> None:
    page = opened()
    page.get_by_role("textbox").fill(REVOKE)
    laid(page)
    expect(page.locator("#verdict")).to_contain_text("irregular")
    assert move(page) == 1


def test_several_faults_are_listed_and_lead_to_their_moves(opened: Opener) -> None:
    page = laid(opened("#example=penta/hidden-hands"))
    rows = page.locator("#faults button")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Line 25 Bo shows")
    expect(rows.nth(0)).to_have_attribute("aria-current", "true")
    expect(page.locator(".notice")).to_contain_text("but was holding")
    rows.nth(1).click()
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    expect(page.locator("#faults [aria-current]")).to_have_count(1)
    expect(page.locator(".notice.undetermined")).to_contain_text("Gus")
    expect(page.locator(".notice footer")).to_contain_text(
        "printed in Franklin's Rules of Penta, with Sharon's observations: PLAY 3, 4"
    )
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("#faults [aria-current]")).to_have_count(0)


def test_a_single_fault_is_listed_as_well(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke&move=2"))
    row = page.locator("#faults button")
    expect(row).to_have_text(re.compile("^Line 14 Anna plays"))
    row.click()
    assert move(page) == FAULT


def test_a_claim_that_is_wrong_is_no_act_that_stands(opened: Opener) -> None:
    page = opened()
    drop(page, "wrong.yaml", REVOKE.replace("- trick: Anna", "- trick: Ben"))
    laid(page)
    page.locator("#faults button", has_text="gives the trick").click()
    expect(page.locator(".notice h2")).to_have_text("noted down wrongly; what was played counts")
    expect(page.locator("#told .badge")).to_have_text("noted down wrongly; what was played counts")


def test_a_wild_card_in_a_wrong_name_could_have_been_another(opened: Opener) -> None:
    page = laid(opened("#example=penta/points-only"))
    expect(page.locator(".notice .could")).to_have_text(re.compile(r"^Could have played: \S+ \S+ \S+ as another card"))
    expect(page.locator("#suits li").nth(1)).to_have_text("elay ♦")
    expect(page.locator("#suits")).to_contain_text("trumps trump")
    page = laid(opened("#example=penta/hidden-hands"))
    expect(page.locator(".notice")).not_to_contain_text("Could have played")
    page = laid(opened("#example=penneech/revoke"))
    expect(page.locator("#suits")).to_be_hidden()


def test_what_had_to_be_shown_is_told(opened: Opener) -> None:
    page = opened()
    log = (SPECS / "penta" / "examples" / "whole-game.yaml").read_text("utf-8")
    shown = re.search(r"display: \[?([\w-]+),? [\w-]+", log)
    assert shown
    drop(
        page,
        "short.yaml",
        log.replace(shown[0], shown[0].replace(f"{shown[1]} ", "", 1).replace(f"{shown[1]}, ", ""), 1),
    )
    laid(page)
    expect(page.locator(".notice .could").first).to_contain_text("Should have shown:")


def test_a_thousand_faults_are_not_all_listed(opened: Opener) -> None:
    page = opened()
    words = ["  - trick: Ben # it was Anna's"] * 1000
    drop(page, "many.yaml", REVOKE.replace("  - trick: Anna", "\n".join(words), 1))
    laid(page)
    expect(page.locator("#faults li")).to_have_count(101)
    expect(page.locator("#faults li").last).to_contain_text("more")


def test_the_examples_with_a_fault_are_marked_and_stand_first(opened: Opener) -> None:
    page = opened()
    section = page.locator("#examples section", has_text="Penneech")
    expect(section.get_by_role("listitem").filter(has_text="with a fault")).to_have_count(2)
    expect(section.get_by_role("listitem").nth(0)).to_contain_text("with a fault")
    expect(section.get_by_role("listitem").filter(has_text="Worked example")).not_to_contain_text("fault")
    page.get_by_role("button", name="DE", exact=True).click()
    expect(section.get_by_role("listitem").first).to_contain_text("Deutsch")
    expect(section.get_by_role("listitem").nth(1)).to_contain_text("mit Fehler")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_list_of_examples_is_not_cut_off(opened: Opener, size: tuple[int, int]) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]})
    expect(page.locator("#examples li").last).to_be_attached()
    low, frame = page.evaluate(
        "[...document.querySelectorAll('#examples li'), document.querySelector('#felt')]"
        ".map((each) => each.getBoundingClientRect().bottom).reduce(([most, last], now) => [Math.max(most, last), now],"
        " [0, 0])"
    )
    assert 0 < low < frame
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_log_can_be_dropped_pasted_opened_and_written(opened: Opener) -> None:
    page = opened()
    drop(page, "revoke.yaml", REVOKE)
    laid(page)
    expect(page.locator("#verdict")).to_contain_text("irregular")
    paste(page, (SPECS / "whist" / "examples" / "whole-game.yaml").read_text("utf-8"))
    expect(page.locator("h1")).to_have_text("Whist")
    page.locator("#file").set_input_files(SPECS / "spades" / "examples" / "whole-game.yaml")
    expect(page.locator("h1")).to_have_text("Spades")
    page.get_by_role("textbox").fill(REVOKE)
    expect(page.locator("h1")).to_have_text("Penneech")


def test_of_several_logs_in_a_file_one_can_be_chosen(opened: Opener) -> None:
    page = opened()
    logs = [
        {"format": "referee-log/1", "game": game, "seats": ["Anna", "Ben"], "events": []}
        for game in ("penneech", "german-whist")
    ]
    for name, text in (
        ("logs.jsonl", "\n".join(map(json.dumps, logs)) + "\n"),
        ("logs.yaml", "# two\n---\n" + "\n--- # and\n".join(json.dumps(log, indent=1) for log in logs)),
    ):
        drop(page, name, text)
        expect(page.locator("h1")).to_have_text("Penneech")
        page.locator("#entry").select_option("2")
        expect(page.locator("h1")).to_have_text("German Whist")


def test_a_packed_log_is_unpacked_and_a_broken_one_is_told(opened: Opener, tmp_path: Path) -> None:
    page = opened()
    broken, packed = tmp_path / "broken.jsonl.gz", tmp_path / "packed.yaml.gz"
    broken.write_bytes(b"no gzip at all")
    packed.write_bytes(gzip.compress(REVOKE.encode()))
    page.locator("#file").set_input_files(broken)
    expect(page.locator(".trouble")).to_contain_text("unpacked")
    page.locator("#file").set_input_files(packed)
    expect(page.locator("h1")).to_have_text("Penneech")


def test_bytes_that_are_no_text_are_judged_as_they_are(opened: Opener, tmp_path: Path) -> None:
    page = opened()
    file = tmp_path / "latin.yaml"
    file.write_bytes(
        REVOKE.replace("♥", "H")
        .replace("♦", "D")
        .replace("♠", "S")
        .replace("♣", "C")
        .replace("Ben", "Jürg")
        .encode("latin-1")
    )
    page.locator("#file").set_input_files(file)
    expect(page.locator(".notice.unreadable")).to_contain_text("UTF-8")


def test_keys_lead_through_the_game(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke"))
    keys = {"Home": 0, "ArrowRight": 1, "End": 12, "ArrowLeft": 11, "p": FAULT}
    for key, there in keys.items():
        page.keyboard.press(key)
        assert move(page) == there, key
    page.keyboard.press("Home")
    page.keyboard.press("n")
    assert move(page) == FAULT
    page.keyboard.press("n")
    expect(page.locator("#remark")).to_have_text("There is no later fault.")


def test_buttons_lead_through_the_game_and_it_plays_by_itself(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke"))
    for name, there in (
        ("To the end", 12),
        ("One move back", 11),
        ("To the beginning", 0),
        ("One move on", 1),
        ("Next fault", FAULT),
    ):
        page.get_by_role("button", name=name).click()
        assert move(page) == there, name
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play by itself").click()
    expect(page.locator("#count")).to_contain_text("Move 2 of 12")
    page.get_by_role("button", name="Play by itself").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    assert move(page) == 12


def test_a_swipe_turns_to_the_next_move(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke", viewport=PHONE, has_touch=True))
    before = move(page)
    assert before == FAULT
    page.evaluate(
        """() => {
            const felt = document.querySelector("#felt");
            const touch = (type, x) => {
                const settings = { pointerType: "touch", clientX: x, clientY: 200, bubbles: true };
                felt.dispatchEvent(new PointerEvent(type, settings));
            };
            touch("pointerdown", 300);
            touch("pointerup", 200);
        }"""
    )
    assert move(page) == before + 1


def test_a_fault_is_shown_where_it_was_done(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke"))
    page.keyboard.press("n")
    expect(page.locator(".c.fault")).to_have_attribute("title", "four of spades")
    expect(page.locator(".c.lawful")).to_have_attribute("title", "two of diamonds")
    notice = page.locator(".notice")
    expect(notice).to_contain_text("against the rules, but it stands")
    expect(notice).to_contain_text("Could have played")
    expect(notice).to_contain_text("Follow suit if you can, else play any card")
    expect(notice).to_contain_text("Penneech, full rules (English): Playing the tricks")
    expect(page.locator("#alert")).to_contain_text(
        "Anna plays four of spades to a diamond lead while holding two of diamonds."
    )
    expect(page.locator("#numbers .current.fault")).to_have_text("14")
    expect(page.locator("#fault-ticks")).to_have_attribute("d", re.compile("^M583 "))


def test_the_rulebook_opens_at_the_clause(opened: Opener) -> None:
    page = laid(opened(f"#example=penneech/revoke&move={FAULT}"))
    page.get_by_role("button", name="Open the rulebook at PN.FOLLOW").click()
    marked = page.locator("#book .marked").last
    expect(marked).to_contain_text("PN.FOLLOW")
    expect(marked).to_be_in_viewport()
    expect(page.get_by_role("tab", name="Rulebook")).to_have_attribute("aria-selected", "true")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((node) => node.id)")
    assert len(ids) == len(set(ids)) > 50
    page.locator("#book a.ref.clause").first.click()
    assert f"move={FAULT}" in page.url


def test_the_score_sheet_grows_with_the_game(opened: Opener) -> None:
    page = laid(opened("#example=penneech/whole-match"))
    page.get_by_role("tab", name="Score sheet").click()
    page.get_by_role("button", name="One by one").click()
    expect(page.locator("#sheet")).to_contain_text("No points yet.")
    page.keyboard.press("End")
    expect(page.locator("#sheet tbody tr").last).to_contain_text("PN.")
    page.get_by_role("button", name="By deal").click()
    expect(page.locator("#sheet .total td").last).to_have_text("63")
    expect(page.locator("#due")).to_have_text("The game is over: Ben has won.")


def test_chips_lie_in_pots(opened: Opener) -> None:
    page = laid(opened("#example=penta/whole-game&move=40"))
    expect(page.locator("#pots")).to_contain_text("hand pot 13")
    page.get_by_role("tab", name="Score sheet").click()
    expect(page.locator("#sheet")).to_contain_text("hand pot → reward pot")


def test_the_language_changes_and_the_move_stays(opened: Opener) -> None:
    page = laid(opened(f"#example=penneech/revoke&move={FAULT}"))
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.locator("#told")).to_contain_text("Anna sticht mit")
    expect(page.locator(".notice")).to_contain_text("regelwidrig, aber es gilt")
    assert move(page) == FAULT
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("#told")).to_contain_text("Anna sticht mit")


def test_the_verdict_changes_while_one_types(opened: Opener) -> None:
    page = laid(opened(f"#example=penneech/revoke&move={FAULT}"))
    page.get_by_role("textbox").fill(REVOKE.replace("7♦ 4♠", "7♦ 2♦").replace("- trick: Anna", "- trick: Ben"))
    expect(page.locator("#verdict")).not_to_contain_text("irregular")
    assert move(page) <= FAULT
    page.get_by_role("textbox").fill(REVOKE)
    expect(page.locator("#verdict")).to_contain_text("irregular")
    assert move(page) <= FAULT


def test_slips_are_listed_and_the_table_waits(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke"))
    page.get_by_role("textbox").fill(REVOKE.replace("9♥", "9♡").replace("Q♠", "Z♠"))
    notice = page.locator(".notice.unreadable")
    expect(notice.get_by_role("listitem")).to_have_count(2)
    expect(page.locator("#felt")).to_have_class(re.compile("waits"))
    expect(page.locator(".waiting")).to_be_visible()
    expect(page.locator("#numbers .unreadable")).to_have_text(["11", "13"])
    notice.get_by_role("button", name="Line 13").click()
    expect(page.get_by_role("textbox")).to_be_focused()
    page.get_by_role("textbox").fill(REVOKE)
    expect(page.locator(".waiting")).to_be_hidden()


def test_a_line_leads_to_its_move(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke"))
    page.locator("#numbers [data-line='14']").click()
    assert move(page) == FAULT - 1
    expect(page.locator("#numbers .current")).to_have_text("14")


def test_what_cannot_have_happened_ends_the_game(opened: Opener) -> None:
    page = opened()
    drop(page, "odd.yaml", REVOKE.replace("7♦ 4♠", "7♦ A♠"))
    laid(page)
    page.keyboard.press("End")
    expect(page.locator(".notice")).to_contain_text("judging stops here")
    expect(page.locator(".notice")).to_contain_text("or the rules do not say how to go on")
    expect(page.locator("#told")).not_to_contain_text("happened")
    expect(page.locator("#felt")).to_have_class(re.compile("stopped"))


def test_a_link_carries_the_log_and_the_move(opened: Opener) -> None:
    page = opened()
    drop(page, "mine.yaml", REVOKE.replace("Anna", "Änne"))
    laid(page)
    page.keyboard.press("n")
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#remark")).to_contain_text("in the link itself")
    link = page.evaluate("window.copied")
    assert link.partition("#")[2].startswith(f"move={FAULT}&log=d.")
    other = laid(opened("#" + link.partition("#")[2]))
    expect(other.locator("#told")).to_contain_text("Änne trumps with")
    assert move(other) == FAULT


def packed(content: bytes) -> str:
    """A log as it stands in a link."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "d." + base64.urlsafe_b64encode(squeezed.compress(content) + squeezed.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    "fragment",
    [
        "move=3&log=d.AAAA",
        "log=%",
        "log=p.é",
        pytest.param("log=" + packed(b"# " + b"x" * 300_000_000), id="a bomb"),
    ],
)
def test_a_damaged_link_says_so(opened: Opener, fragment: str) -> None:
    page = opened("#" + fragment)
    expect(page.get_by_role("alert").first).to_contain_text("damaged")
    expect(page.locator("#welcome")).to_be_visible()


def test_a_link_without_a_log_says_so(opened: Opener) -> None:
    page = opened("#move=3")
    expect(page.get_by_role("alert").first).to_contain_text("no log in it")
    expect(page.locator("#welcome")).to_be_visible()


@pytest.mark.parametrize("text", ["Dear Ben: was that allowed?", "no log", "[1, 2"])
def test_what_is_no_log_leads_to_the_examples(opened: Opener, text: str) -> None:
    page = opened()
    paste(page, text)
    expect(page.locator(".notice")).to_contain_text("This is no log.")
    expect(page.locator("#welcome")).to_be_hidden()
    page.locator(".notice").get_by_role("button", name="Examples").click()
    expect(page.locator("#welcome")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#welcome")).to_be_hidden()
    paste(page, REVOKE.replace("9♥", "9♡"))
    expect(page.locator("#numbers .unreadable")).to_have_text(["11"])
    expect(page.locator(".notice")).not_to_contain_text("This is no log.")


def test_after_a_tab_the_arrows_go_where_one_came_from(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke"))
    page.get_by_role("tab", name="Score sheet").click()
    page.keyboard.press("ArrowRight")
    assert move(page) == FAULT + 1
    page.get_by_role("tab", name="Score sheet").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Rulebook")).to_be_focused()
    assert move(page) == FAULT + 1


@pytest.mark.parametrize("size", [(1280, 800), (1280, 860)])
@pytest.mark.parametrize("fragment", ["", "#example=penneech/revoke", "#example=penta/points-only"])
def test_a_page_on_a_desk_is_as_high_as_its_screen(opened: Opener, size: tuple[int, int], fragment: str) -> None:
    page = opened(fragment, viewport={"width": size[0], "height": size[1]})
    expect(page.locator("#examples li").last).to_be_attached()
    if fragment:
        laid(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]


@pytest.mark.parametrize(
    "fragment", ["#example=../..", "#example=penneech/..", "#example=//elsewhere.test/x", "#move=x"]
)
def test_a_link_to_nothing_asks_for_nothing(opened: Opener, fragment: str) -> None:
    page = opened()
    expect(page.locator("#examples li").first).to_be_attached()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "icon" not in request.url else None)
    page.evaluate("(fragment) => { location.hash = fragment; }", fragment)
    page.wait_for_timeout(200)
    assert asked == []
    expect(page.locator("#welcome")).to_be_visible()


def test_a_dropped_log_is_there_again_after_a_reload(opened: Opener) -> None:
    page = opened()
    drop(page, "mine.yaml", REVOKE.replace("Anna", "Änne"))
    laid(page)
    page.keyboard.press("End")
    page.wait_for_timeout(500)
    page.reload()
    laid(page)
    assert move(page) == 12
    expect(page.get_by_role("textbox")).to_have_value(re.compile("Änne"))


NAME = "</script><img src=x onerror=window.hacked=1>"
NASTY = f"{NAME}<a href='javascript:window.hacked=2'>x</a>\u2028"


def hacked(page: Page) -> bool:
    """Whether anything from a log has acted, or can."""
    found: bool = page.evaluate(
        """() => {
            const bad = [...document.querySelectorAll("*")].some((node) =>
                [...node.attributes].some(({ name, value }) => /^on/.test(name) || /^\\s*javascript:/i.test(value)));
            const foreign = document.querySelectorAll("img:not([src*=icon], [src^=data])");
            return bad || window.hacked !== undefined || foreign.length > 0;
        }"""
    )
    return found


def nasty(log: str) -> str:
    """A log with markup wherever there is room for it."""
    name, words = json.dumps(NAME), json.dumps(NASTY)
    return (
        log.replace("Anna", name)
        .replace("events:", f"meta: {{where: {words}}}\nevents:", 1)
        .replace("id: revoke", f"id: {name}")
        .replace("- turn: 9♥", f"- {{turn: 9♥, note: {words}}}", 1)
    )


def test_nothing_in_a_log_acts(opened: Opener, tmp_path: Path) -> None:
    text = nasty(REVOKE)
    page = opened(f"#log={packed(text.encode())}")
    laid(page)
    assert move(page) == FAULT
    for tab in ("Rulebook", "Score sheet", "The log"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(200)
        assert not hacked(page), tab
    expect(page.locator(".seat .name").first).to_have_text(re.compile("^</script><img"))
    for wrong in (text.replace("9♥", NASTY), f"game: {json.dumps(NASTY)}", text.replace("7♦ 4♠", "7♦ A♠")):
        drop(page, f"{NASTY[:30]}.yaml", wrong)
        expect(page.locator("#verdict")).to_contain_text(re.compile("unreadable|impossible"))
        assert not hacked(page)
    replay = replay_of(Bench(), next(from_text(text)))
    assert isinstance(replay, Replay)
    assert replay.verdict.rules is not None
    file = tmp_path / "game.html"
    file.write_text(replay_page(replay, text, "en", article_of(Shelf(), replay.verdict.rules, "en")), "utf-8")
    saved = laid(opened(address=file.as_uri()))
    assert move(saved) == FAULT
    assert not hacked(saved)


@pytest.mark.parametrize("kind", ["service", "file"])
def test_a_script_that_gets_in_is_not_run(browser: Browser, service: str, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "game.html"
    replay = replay_of(Bench(), next(from_text(REVOKE)))
    assert isinstance(replay, Replay)
    file.write_text(replay_page(replay, REVOKE, "en", None), "utf-8")
    context = browser.new_context()
    page = context.new_page()
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    page.goto(service if kind == "service" else file.as_uri())
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.hacked = 1";
            const image = document.createElement("img");
            image.setAttribute("onerror", "window.hacked = 2");
            image.src = "data:,";
            const link = document.createElement("a");
            link.href = "javascript:window.hacked=3";
            document.body.append(script, image, link);
            link.click();
        }"""
    )
    page.wait_for_timeout(300)
    assert page.evaluate("window.hacked") is None
    assert len([each for each in refused if "Content Security Policy" in each]) >= 3
    context.close()


def test_a_late_answer_is_dropped(opened: Opener) -> None:
    page = laid(opened(f"#example=penneech/revoke&move={FAULT}"))
    held: list[Any] = []

    def hold(route: Any) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/v1/replay*", hold)
    field = page.get_by_role("textbox")
    field.fill(REVOKE.replace("Anna", "Early"))
    page.wait_for_timeout(600)
    assert len(held) == 1
    field.fill(REVOKE.replace("Anna", "Later"))
    page.evaluate(
        """() => {
            const look = () => { window.early ||= document.querySelector("#seats").textContent.includes("Early"); };
            window.early = false;
            new MutationObserver(look).observe(document.querySelector("#seats"), { childList: true, subtree: true });
        }"""
    )
    with suppress(PlaywrightError):  # the page may have given it up already
        held[0].continue_()
    expect(page.locator("#told")).to_contain_text("Later")
    page.wait_for_timeout(300)
    expect(page.locator("#told")).to_contain_text("Later")
    assert page.evaluate("window.early") is False


def test_a_late_example_does_not_replace_what_was_chosen_after_it(opened: Opener) -> None:
    page = opened()

    def slow(route: Any) -> None:
        time.sleep(0.6)
        route.continue_()

    page.route("**/examples/revoke", slow)
    page.evaluate("location.hash = '#example=penneech/revoke'")
    drop(page, "other.yaml", (SPECS / "whist" / "examples" / "whole-game.yaml").read_text("utf-8"))
    expect(page.locator("h1")).to_have_text("Whist")
    page.wait_for_timeout(900)
    expect(page.locator("h1")).to_have_text("Whist")


def test_a_log_too_long_for_a_link_is_saved_as_a_page(opened: Opener, tmp_path: Path) -> None:
    page = opened()
    noise = "".join(f"# {number * 7919 % 999983 * number}\n" for number in range(9000))
    drop(page, "long.yaml", REVOKE + noise)
    laid(page)
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#remark")).to_contain_text("too long for a link")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a page").click()
    file = tmp_path / "game.html"
    saving.value.save_as(file)
    assert saving.value.suggested_filename == "revoke.html"
    other = laid(opened(address=file.as_uri()))
    expect(other.locator("h1")).to_have_text("Penneech")


def test_without_the_service_the_game_stays_and_the_page_says_so(browser: Browser, service: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{service}#example=penneech/revoke&move={FAULT}")
    laid(page)
    context.set_offline(True)
    page.get_by_role("textbox").fill(REVOKE + "# more\n")
    expect(page.locator(".trouble")).to_contain_text("cannot be reached")
    expect(page.locator("#told")).to_contain_text("Anna trumps with")
    context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".trouble")).to_have_count(0)
    context.close()


def test_what_the_service_refuses_is_told_in_its_words(browser: Browser, service: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{service}#example=penneech/revoke&move={FAULT}")
    laid(page)
    problem = json.dumps(
        {"type": "/problems/too-busy", "title": "Too busy", "status": 503, "detail": "Come back soon."}
    )
    page.route(
        "**/v1/replay*",
        lambda route: route.fulfill(status=503, content_type="application/problem+json", body=problem),
    )
    page.get_by_role("textbox").fill(REVOKE + "# more\n")
    expect(page.locator(".trouble")).to_contain_text("Come back soon.")
    expect(page.locator("#told")).to_contain_text("Anna trumps with")
    context.close()


@pytest.mark.parametrize("example", ["penneech/revoke", "penta/hidden-hands", "whist/whole-game", "spades/whole-game"])
def test_nothing_sticks_out_on_a_phone(opened: Opener, example: str) -> None:
    page = laid(opened(f"#example={example}", viewport=PHONE))
    for key in ("n", "End"):
        page.keyboard.press(key)
        for tab in ("Rulebook", "Score sheet", "The log"):
            page.get_by_role("tab", name=tab).click()
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], (key, tab)
    wide = page.evaluate("document.querySelector('#felt').getBoundingClientRect().right")
    assert all(
        edge <= wide
        for edge in page.evaluate("[...document.querySelectorAll('.c')].map((c) => c.getBoundingClientRect().right)")
    )


OVERLAPS = """() => {
    const box = (node) => node.getBoundingClientRect();
    const written = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const [text, own] = [range.getBoundingClientRect(), box(node)];
        const [left, right] = [Math.max(text.left, own.left), Math.min(text.right, own.right)];
        return { left, right, top: text.top, bottom: text.bottom };
    };
    const deep = (a, b) => Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const felt = box(document.querySelector("#felt"));
    const cards = [...document.querySelectorAll(".c:not(.gone)")];
    const found = [];
    const plates = [...document.querySelectorAll(".plate, .facts")].filter((each) => each.textContent);
    for (const plate of plates) {
        const seat = plate.closest(".seat").dataset.seat;
        const here = plate.className === "facts" ? written(plate) : box(plate);
        for (const card of cards)
            if (card.dataset.of !== `hand ${seat}` && deep(here, box(card)) > 2) found.push([seat, card.dataset.of]);
        for (const other of plates)
            if (other.closest(".seat") !== plate.closest(".seat") && deep(here, written(other)) > 2)
                found.push([seat, other.textContent]);
        const within = here.left >= felt.left + 6 && here.right <= felt.right - 6 && here.top >= felt.top + 20;
        if (!within || here.bottom > felt.bottom - 8) found.push([seat, "the frame"]);
    }
    for (const card of cards) {
        const here = box(card);
        if (here.left < felt.left || here.right > felt.right || here.bottom > felt.bottom)
            found.push([card.dataset.of, "out"]);
    }
    for (const tag of document.querySelectorAll(".tag.leads"))
        for (const card of cards)
            if (card.dataset.of.startsWith("hand") && deep(box(tag), box(card)) > 6)
                found.push(["led", card.dataset.of]);
    return found;
}"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("players", [7, 8])
def test_no_name_lies_over_the_cards_of_a_neighbour(opened: Opener, size: tuple[int, int], players: int) -> None:
    text = (SPECS / "penta" / "examples" / "hidden-hands.yaml").read_text("utf-8")
    if players == 8:
        text = text.replace("Flo, Gus]", "Flo, Hal, Gus]").replace("Ada: hunti-7", "Ada:")
        text = text.replace("  - {by: Gus, bet: match}", "  - {by: Hal, bet: fold}\n  - {by: Gus, bet: match}")
    page = opened(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    drop(page, "crowd.yaml", text)
    laid(page)
    expect(page.locator(".seat")).to_have_count(players)
    last = int(page.locator("#scrubber").get_attribute("max") or "")
    assert last >= 20
    page.keyboard.press("Home")
    for there in range(last + 1):
        assert page.evaluate(OVERLAPS) == [], there
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(20)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
@pytest.mark.parametrize(
    "example", ["penneech/revoke", "whist/hidden-revoke", "penta/hidden-hands", "penta/points-only"]
)
def test_on_a_phone_the_fault_is_seen_without_scrolling(opened: Opener, size: tuple[int, int], example: str) -> None:
    page = laid(opened(f"#example={example}", viewport={"width": size[0], "height": size[1]}))
    for key in ("", "Home", "n"):
        if key:
            page.keyboard.press(key)
        if key != "Home":
            message = page.locator(".notice .message").first.bounding_box()
            controls = page.locator(".steering").bounding_box()
            assert message is not None
            assert controls is not None
            assert 0 <= message["y"] < message["y"] + message["height"] <= controls["y"]
            assert controls["y"] + controls["height"] <= size[1]


def test_the_focus_is_not_lost(opened: Opener) -> None:
    page = opened()
    page.locator("#examples a[href='#example=penneech/revoke']").focus()
    page.keyboard.press("Enter")
    laid(page)
    expect(page.locator("h1")).to_be_focused()
    page.get_by_role("button", name="Examples").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Examples")).to_be_focused()
    page.get_by_role("button", name="DE", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_contain_text("regelwidrig")
    expect(page.locator("#languages [lang='de']")).to_be_focused()
    expect(page.locator("h1")).to_have_text("Penneech")


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_on_a_phone_the_end_of_a_notice_can_be_reached(opened: Opener, size: tuple[int, int]) -> None:
    page = laid(opened("#example=penneech/revoke", viewport={"width": size[0], "height": size[1]}))
    page.locator(".notice button").focus()
    button = page.locator(".notice button").bounding_box()
    controls = page.locator(".steering").bounding_box()
    assert button is not None
    assert controls is not None
    assert 0 < button["y"] < button["y"] + button["height"] <= controls["y"]


def test_eight_players_with_odd_names_find_room_on_a_phone(opened: Opener) -> None:
    page = opened(viewport=PHONE)
    drop(page, "eight.yaml", EIGHT)
    laid(page)
    page.keyboard.press("End")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    plates = page.evaluate(
        """[...document.querySelectorAll(".seat")].map((seat) => {
            const box = seat.getBoundingClientRect();
            return [Math.round(box.left), Math.round(box.top), Math.round(box.right), Math.round(box.top + 30)];
        })"""
    )
    assert len(plates) == 8
    for one in plates:
        for other in plates:
            assert one is other or one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_anybody_can_sit_at_the_bottom(opened: Opener) -> None:
    page = laid(opened("#example=whist/whole-game"))
    for name in ("North", "South"):
        page.get_by_label("Bottom:").select_option(name)
        plate = page.locator(".seat[data-side='bottom'] .name")
        expect(plate).to_have_text(name)


def test_the_other_hands_can_be_covered(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke&move=1"))
    button = page.get_by_role("button", name="Cover the other hands")
    button.click()
    expect(page.get_by_role("list", name="Hand of Ben").get_by_role("listitem")).to_have_text(["unknown card"] * 7)
    expect(page.locator("#cards .back")).to_have_count(7)
    button.click()
    expect(page.locator("#cards .back")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("fragment", "tab"),
    [
        ("", "The log"),
        (f"#example=penneech/revoke&move={FAULT}", "Rulebook"),
        ("#example=penta/whole-game&move=60", "Score sheet"),
        ("#example=penta/hidden-hands&move=22", "The log"),
    ],
)
def test_everybody_can_read_it(opened: Opener, scheme: Any, fragment: str, tab: str) -> None:
    page = opened(fragment, color_scheme=scheme)
    if fragment:
        laid(page)
    page.get_by_role("tab", name=tab).click()
    page.wait_for_timeout(500)
    found = Axe().run(page)
    told = [
        (each["id"], each["nodes"][0]["html"][:200], each["nodes"][0]["failureSummary"])
        for each in found.response["violations"]
    ]
    assert told == []


def test_the_dark_is_remembered(opened: Opener) -> None:
    page = opened(color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_role("button", name="Dark").click()
    dark = page.evaluate(ground)
    assert dark != light
    page.reload()
    assert page.evaluate(ground) == dark


def test_who_wants_no_motion_sees_none(opened: Opener) -> None:
    page = laid(opened("#example=penneech/revoke", reduced_motion="reduce"))
    page.keyboard.press("ArrowRight")
    assert page.locator(".c").first.evaluate("(card) => getComputedStyle(card).transitionDuration") == "0s"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_file_opens_from_a_disk(opened: Opener, tmp_path: Path, lang: str) -> None:
    replay = replay_of(Bench(lang=lang), next(from_text(REVOKE)))
    assert isinstance(replay, Replay)
    assert replay.verdict.rules is not None
    article = article_of(Shelf(), replay.verdict.rules, lang)
    file = tmp_path / "game.html"
    file.write_text(replay_page(replay, REVOKE, lang, article), "utf-8")
    page = laid(opened(f"#move={FAULT}", address=file.as_uri(), viewport=PHONE))
    assert move(page) == FAULT
    expect(page.locator(".c.fault")).to_have_count(1)
    page.locator(".notice button").click()
    expect(page.locator("#book .marked").last).to_contain_text("PN.FOLLOW")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.get_by_role("button", name=re.compile("Open a log|Protokoll öffnen"))).to_have_count(0)
    page.keyboard.press("End")
    page.wait_for_timeout(500)
    assert page.url.endswith("#move=12")


def test_a_hundred_thousand_lines_stay_usable(opened: Opener) -> None:
    page = opened()
    drop(page, "long.yaml", REVOKE + "# more\n" * 100_000)
    page.locator("body.laid").wait_for(timeout=30_000)
    assert move(page) == FAULT
    assert page.locator("#numbers span").count() < 100
    assert page.evaluate("document.querySelectorAll('*').length") < 1500
