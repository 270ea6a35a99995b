"""`referee view` as its users meet it: the page, where it is written, and what is said when there is none."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytest
from test_cli import CLEAN, EXTENDED, LINE, LOG, REVOKE, UNREADABLE, ask

from referee.replay import Replay, page


class Page:
    """What a page was made of."""

    def __init__(self, replay: Replay, text: str | None, lang: str, rulebook: Element | None) -> None:
        self.replay = replay.to_dict()
        self.text = text
        self.lang = lang
        self.rulebook = "" if rulebook is None else "".join(rulebook.itertext())


@pytest.fixture(autouse=True)
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[Page]:
    """What every page was made of; the page itself is a word."""
    made: list[Page] = []

    def replay_page(*args: Any) -> str:
        made.append(Page(*args))
        return "<!doctype html>\n♥\n"

    monkeypatch.setattr(page, "replay_page", replay_page, raising=False)
    return made


def test_a_page_is_called_like_its_log_and_lies_here(there: Path, pages: list[Page]) -> None:
    (there / "games").mkdir()
    (there / "games/tuesday.yaml").write_text(REVOKE, "utf-8")
    said = ask("view", "games/tuesday.yaml")
    assert said.status == 0
    assert said.out == (
        "tuesday.html: games/tuesday.yaml, 4 moments; irregular; 1 finding; Anna 4, Ben 0; not finished: "
        "Anna must turn up a card\n"
    )
    assert (there / "tuesday.html").read_bytes() == "<!doctype html>\n♥\n".encode()
    assert pages[0].text == REVOKE
    assert pages[0].lang == "en"
    assert [moment["line"] for moment in pages[0].replay["moments"]] == [None, 6, 7, 8, 9]
    assert "follow suit" in pages[0].rulebook.casefold()


def test_a_page_speaks_german(pages: list[Page]) -> None:
    said = ask("view", "-", "--out", "seite.html", "--lang", "de", given=CLEAN)
    assert said.out.startswith("seite.html: -, 4 Momente; fehlerfrei; Anna 0, Ben 9; ")
    assert pages[0].lang == pages[0].replay["lang"] == "de"
    assert pages[0].replay["moments"][-1]["told"] == "Ben bedient mit A♥ und gewinnt den Stich."
    assert "Stich" in pages[0].rulebook


def test_a_page_goes_to_standard_output(there: Path, pages: list[Page]) -> None:
    (there / "tuesday.yaml").write_text(CLEAN, "utf-8")
    assert ask("view", "tuesday.yaml", "--out", "-").out == "<!doctype html>\n♥\n"
    assert ask("view", "-", given=CLEAN).out == "<!doctype html>\n♥\n"
    assert [path.name for path in there.iterdir()] == ["tuesday.yaml"]


def test_a_page_that_was_there_is_written_anew_but_never_the_log(there: Path, pages: list[Page]) -> None:
    log = there / "tuesday.yaml"
    log.write_text(CLEAN, "utf-8")
    (there / "tuesday.html").write_text("old")
    assert ask("view", "tuesday.yaml").status == 0
    assert (there / "tuesday.html").read_text("utf-8") == "<!doctype html>\n♥\n"
    os.link(log, there / "twin.yaml")
    for out in ("tuesday.yaml", "./tuesday.yaml", "twin.yaml"):
        said = ask("view", "tuesday.yaml", "--out", out)
        assert (said.status, said.out) == (2, "")
        assert said.err == f"{out} is the log itself: name another file by `--out`.\n"
    assert log.read_text("utf-8") == CLEAN


def test_a_folder_that_is_not_there_is_told_in_a_line(there: Path, pages: list[Page]) -> None:
    (there / "tuesday.yaml").write_text(CLEAN, "utf-8")
    said = ask("view", "tuesday.yaml", "--out", "none/x.html")
    assert (said.status, said.out) == (2, "")
    assert said.err == "none/x.html cannot be written: there is no folder none.\n"
    assert ask("view", "tuesday.yaml", "--out", ".").err == ". cannot be written: it is a folder.\n"
    assert ask("view", ".").err == ". is a folder: name the file of one game.\n"
    nameless = ask("view", "tuesday.yaml", "--out", "")
    assert (nameless.status, "`--out` is empty: name a file" in nameless.err) == (2, True)
    assert not pages


def test_a_page_that_cannot_be_written_is_told_in_a_line(pages: list[Page]) -> None:
    said = ask("view", "-", "--out", "/dev/full", given=CLEAN)
    assert (said.status, said.out) == (2, "")
    assert said.err == "/dev/full cannot be written: No space left on device.\n"


def test_a_log_that_is_not_there_or_cannot_be_read_is_told_as_check_does(there: Path, pages: list[Page]) -> None:
    said = ask("view", "none.yaml")
    assert said.status == 2
    assert said.out == ask("check", "none.yaml").out
    (there / "odd.yaml").write_text(UNREADABLE, "utf-8")
    said = ask("view", "odd.yaml")
    assert said.status == 1
    assert said.out == ask("check", "odd.yaml").out
    assert "`plai`" in said.out
    assert ask("view", "odd.yaml", "--seat", "Anna").out == said.out
    assert not pages
    assert not (there / "odd.html").exists()


def test_an_impossible_game_is_shown_up_to_there(there: Path, pages: list[Page]) -> None:
    said = ask("view", "-", "--out", "x.html", given=LOG + "  - {by: Anna, play: 2♦}\n")
    assert said.status == 0
    assert said.out.startswith("x.html: -, 4 moments; impossible; 1 finding; ")
    assert pages[0].replay["moments"][-1]["impossible"]


def test_of_several_logs_one_is_named(there: Path, pages: list[Page]) -> None:
    lines = [LINE, LINE.replace("Anna", "Ada"), "", LINE.replace("Anna", "Bo")]
    (there / "corpus.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    (there / "packed.jsonl.gz").write_bytes(gzip.compress("\n".join(lines).encode()))
    said = ask("view", "corpus.jsonl")
    assert (said.status, said.out) == (2, "")
    assert said.err == "corpus.jsonl holds 3 logs: say which one by `--entry`, 1 to 3.\n"
    assert ask("view", "corpus.jsonl", "--entry", "4").err == "corpus.jsonl has no log number 4: it holds 3.\n"
    assert ask("view", "corpus.jsonl", "--entry", "0").status == 2
    assert not pages
    said = ask("view", "corpus.jsonl", "--entry", "3")
    assert said.out.startswith("corpus-3.html: corpus.jsonl#3, 4 moments; clean; ")
    assert pages[0].text == lines[3]
    assert pages[0].replay["verdict"]["entry"] == 3
    assert pages[0].replay["verdict"]["log"] == "corpus.jsonl"
    assert {moment["line"] for moment in pages[0].replay["moments"][1:]} == {1}
    assert ask("view", "packed.jsonl.gz", "--entry", "2").out.startswith("packed-2.html: packed.jsonl.gz#2, ")
    assert pages[1].replay["seats"] == ["Ada", "Ben"]


def test_a_single_line_of_json_lines_is_one_log(there: Path, pages: list[Page]) -> None:
    (there / "one.jsonl").write_text(LINE + "\n", "utf-8")
    assert ask("view", "one.jsonl").out.startswith("one.html: one.jsonl, 4 moments; clean; ")


def test_of_several_documents_the_lines_are_those_of_the_one_shown(there: Path, pages: list[Page]) -> None:
    (there / "both.yaml").write_text(CLEAN + "---\n# the second\n" + REVOKE, "utf-8")
    assert ask("view", "both.yaml").err == "both.yaml holds 2 logs: say which one by `--entry`, 1 to 2.\n"
    assert ask("view", "both.yaml", "--entry", "2").status == 0
    text, replay = pages[0].text, pages[0].replay
    assert text is not None
    assert text.endswith(REVOKE)
    assert CLEAN not in text
    rows = text.splitlines()
    assert "play: 3♣" in rows[replay["moments"][-1]["line"] - 1]
    assert replay["verdict"]["findings"][0]["line"] == replay["moments"][-1]["line"]


def test_a_seat_is_shown_what_it_knows_and_nothing_else(there: Path, pages: list[Page]) -> None:
    (there / "tuesday.yaml").write_text(REVOKE, "utf-8")
    assert ask("view", "tuesday.yaml", "--seat", "Anna").status == 0
    (made,) = pages
    assert made.text is not None
    assert "K♥ 2♦ 4♠" in made.text or "[K♥, 2♦" in made.text
    everything = json.dumps(made.replay["moments"], ensure_ascii=False) + made.text
    assert not [card for card in ("A♥", "7♦", "4♣", "8♠") if card in everything]
    assert "3♣" in everything
    assert made.replay["moments"][1]["state"]["hands"][1] == ["x"] * 7


def test_the_page_of_a_seat_has_a_name_of_its_own(there: Path, pages: list[Page]) -> None:
    (there / "tuesday.yaml").write_text(REVOKE, "utf-8")
    (there / "odd.yaml").write_text(REVOKE.replace("Ben", '"../B n"'), "utf-8")
    (there / "corpus.jsonl").write_text(f"{LINE}\n{LINE}\n", "utf-8")
    for asked, name in {
        ("tuesday.yaml",): "tuesday.html",
        ("tuesday.yaml", "--seat", "Ben"): "tuesday.Ben.html",
        ("odd.yaml", "--seat", "../B n"): "odd.seat-2.html",
        ("corpus.jsonl", "--entry", "2", "--seat", "Anna"): "corpus-2.Anna.html",
    }.items():
        before = {path.name for path in there.iterdir()}
        assert ask("view", *asked).out.startswith(f"{name}: ")
        assert {path.name for path in there.iterdir()} - before == {name}


def test_a_seat_that_nobody_has_is_told_with_a_near_one(there: Path, pages: list[Page]) -> None:
    (there / "tuesday.yaml").write_text(REVOKE, "utf-8")
    said = ask("view", "tuesday.yaml", "--seat", "Ana")
    assert (said.status, said.out) == (2, "")
    assert "Ana" in said.err
    assert "Anna" in said.err
    assert len(said.err.splitlines()) == 1
    assert not pages


def test_rules_of_ones_own_are_used_and_faulty_ones_told(there: Path, pages: list[Page]) -> None:
    (there / "own").mkdir()
    (there / "own/kitchen.yaml").write_text(EXTENDED, "utf-8")
    (there / "tuesday.yaml").write_text(CLEAN.replace("penneech", "kitchen"), "utf-8")
    said = ask("view", "tuesday.yaml", "--specs", "own")
    assert said.status == 0
    assert "Ben has won" in said.out
    assert pages[0].replay["game"]["name"] == "Kitchen"
    (there / "own/kitchen.yaml").write_text(EXTENDED.replace("9}", "-1}"), "utf-8")
    said = ask("view", "tuesday.yaml", "--specs", "own")
    assert said.status == 2
    assert len(pages) == 1


def test_the_real_page_holds_the_game_and_its_log(there: Path) -> None:
    (there / "tuesday.yaml").write_text(REVOKE, "utf-8")
    assert ask("view", "tuesday.yaml").status == 0
    text = (there / "tuesday.html").read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "Anna leads K♥." in text
    assert "play.revoke" in text
