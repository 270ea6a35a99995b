"""Rules whose faulty line carries its expectation: every one must be remarked, at its place, and nothing else may.

A line of a rules file says what is found there: `#! rules.name @short "did you mean"` is the code, the text in the line
that the remark points to (`@2:led` for its second place; the first word where no text is named), and words of the
message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from referee import wording
from referee.cli import main
from referee.codes import CODES
from referee.documents import shipped
from referee.rules import Misrule, Shelf
from referee.rules.lint import lint_path
from referee.wording import LANGUAGES, say

HERE = Path(__file__).parent / "faulty" / "rules"
SPECS = HERE / "specs"
FILES = sorted(HERE.glob("*.yaml"))
MARK = re.compile(r"#! (?P<code>rules\.[a-z-]+)(?: @(?:(?P<nth>\d+):)?(?P<at>\S+))?(?P<words>(?: \"(?:[^\"]+)\")*)")
WORD = re.compile(r'"([^"]+)"')


@dataclass(frozen=True)
class Expected:
    line: int
    column: int
    code: str
    words: tuple[str, ...]


def expectations(path: Path) -> list[Expected]:
    found = []
    for number, line in enumerate(path.read_text("utf-8", errors="backslashreplace").splitlines(), 1):
        text = line.partition("#!")[0]
        for mark in MARK.finditer(line):
            column = re.compile(r"\s*(?:- )*").match(text).end() + 1  # type: ignore[union-attr]
            if mark["at"]:
                start = -1
                for _ in range(int(mark["nth"] or 1)):
                    start = text.index(mark["at"], start + 1)
                column = start + 1
            found.append(Expected(number, column, mark["code"], tuple(WORD.findall(mark["words"]))))
        assert line.count("#!") == len(MARK.findall(line)), (path.name, number)
    return sorted(found, key=lambda each: (each.line, each.column))


@cache
def linted() -> dict[str, list[Misrule]]:
    """All faulty files that say they hold rules."""
    return lint_path(str(HERE), [SPECS])


@cache
def remarks(path: Path) -> list[Misrule]:
    found = linted().get(str(path))
    return lint_path(str(path), [SPECS])[str(path)] if found is None else found


def message(misrule: Misrule, lang: str = "en") -> str:
    return say(misrule.problem.words, misrule.problem.args, lang)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_expectation_fires_at_its_place_and_nothing_else_does(path: Path) -> None:
    waiting = expectations(path)
    unforeseen = []
    for misrule in remarks(path):
        span = misrule.place.span
        assert misrule.place.file == str(path)
        assert span is not None
        text = message(misrule)
        for each in waiting:
            here = (each.line, each.column, each.code) == (span.line, span.column, misrule.problem.code)
            if here and all(word in text for word in each.words):
                waiting.remove(each)
                break
        else:
            unforeseen.append((span.line, span.column, misrule.problem.code, text))
    assert (waiting, unforeseen) == ([], [])


# --- nothing that the linter can say goes unproven ---

ELSEWHERE = {
    "decoder-says": "only where the decoder refuses what the schema takes: test_rules_schema looks for that",
    "extends-deep": "test_a_chain_of_games_has_an_end",
    "lint-with": "wraps other sentences, with its own expectations in patches-of-variants.yaml",
    "rules-unreadable": "test_a_file_that_cannot_be_opened_is_told",
}


def said() -> set[str]:
    """The sentences that the faulty files bring up, those within others included."""
    found = set()
    for path in FILES:
        for misrule in remarks(path):
            found.add(misrule.problem.words)
            inner = misrule.problem.args.get("inner")
            if isinstance(inner, Mapping):
                found.add(str(inner["words"]))
    return found


def test_every_sentence_about_rules_is_brought_up_by_a_faulty_file() -> None:
    assert set(wording.rules.SENTENCES) - said() - set(ELSEWHERE) == set()


def test_every_code_about_rules_is_expected_somewhere() -> None:
    expected = {each.code for path in FILES for each in expectations(path)}
    assert {code for code in CODES if code.startswith("rules.")} - expected == {"rules.not-found"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_remarks_are_whole_sentences_in_both_languages(path: Path) -> None:
    for misrule in remarks(path):
        english, german = (message(misrule, language) for language in LANGUAGES)
        assert english != german
        for text in (english, german):
            assert text[-1] in ".?…"
            assert "None" not in text
            assert "there are: ." not in text
            assert len(text) < 500


def test_no_two_faulty_games_share_a_name_but_those_that_test_it() -> None:
    texts = [path.read_text("utf-8", errors="replace") for path in FILES]
    names = [name for text in texts for name in re.findall(r"^game: (\S+)", text, re.M)]
    assert {name for name in names if names.count(name) > 1} <= {"slip-namesakes", "penneech"}


@pytest.mark.parametrize(
    "name", [*sorted(Shelf().shipped_names), str(SPECS), str(SPECS / "trio" / "rules.yaml"), str(SPECS / "trio")]
)
def test_sound_rules_earn_no_remark(name: str) -> None:
    found = lint_path(name)
    assert len(found) == 1
    assert list(found.values()) == [[]]


# --- the command ---


def run(*args: str | Path) -> Any:
    return CliRunner().invoke(main, ["lint", *map(str, args)])


def test_a_slip_is_shown_with_its_line_and_a_caret_under_the_word() -> None:
    done = run(HERE / "expressions.yaml", "--specs", SPECS)
    assert done.exit_code == 1
    place = done.output.index(f"{HERE / 'expressions.yaml'}:36:11: rules.expression `deal_no` must be true or false")
    shown = done.output[place:].splitlines()
    assert shown[1].startswith("  36 |   end/if: deal_no")
    assert shown[2] == "     |           ^^^^^^^"
    assert done.output.splitlines()[-1] == "18 remarks"


def test_remarks_come_as_lines_of_json() -> None:
    done = run(HERE / "extends-unknown.yaml", "--format", "jsonl", "--lang", "de")
    assert done.exit_code == 1
    assert [json.loads(line) for line in done.output.splitlines()] == [
        {
            "code": "rules.extends",
            "file": str(HERE / "extends-unknown.yaml"),
            "line": 3,
            "column": 10,
            "message": "Es gibt kein Spiel `peneech`, das sich erweitern ließe; meinst du `penneech`?",
        }
    ]


OWN = """format: referee-rules/1
game: {name}
extends: {extends}
version: 1.0.0
name: {{en: Own}}
"""


def own(folder: Path, file: str, name: str, extends: str = "penneech", more: str = "") -> Path:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(OWN.format(name=name, extends=extends) + more, "utf-8")
    return path


def test_a_folder_is_linted_file_by_file_and_logs_in_it_are_left_alone(tmp_path: Path) -> None:
    own(tmp_path, "b.yaml", "good")
    own(tmp_path, "a.yml", "bad", more="set: {pakc/cards: any}\n")
    own(tmp_path, "third/rules.yaml", "other", extends="good")
    (tmp_path / "log.yaml").write_text("format: referee-log/1\nplays: [", "utf-8")
    (tmp_path / "list.yaml").write_text("- 1\n- 2\n", "utf-8")
    (tmp_path / "empty.yaml").write_text("", "utf-8")
    done = run(tmp_path)
    assert done.exit_code == 1
    assert re.findall(rf"^{re.escape(str(tmp_path))}/(\S+?):(?:\d+:\d+: )?(.*)$", done.output, re.M) == [
        (
            "a.yml",
            "rules.patch There is no `pakc` on the way to `pakc/cards`; a patch can only change what is there: pack.",
        ),
        ("b.yaml", " nothing to remark"),
        ("third/rules.yaml", " nothing to remark"),
    ]
    assert done.output.endswith("1 remark\n")


@pytest.mark.parametrize("content", [None, "format: referee-log/1\n"])
def test_a_folder_without_rules_is_wrong_usage(tmp_path: Path, content: str | None) -> None:
    if content:
        (tmp_path / "log.yaml").write_text(content, "utf-8")
    done = run(tmp_path)
    assert (done.exit_code, done.output) == (2, f"No rules were found in {tmp_path}.\n")


def test_what_is_not_there_is_wrong_usage() -> None:
    done = run("nowhere.yaml", "penneech")
    assert done.exit_code == 2
    first, second = done.output.splitlines()
    assert first == "nowhere.yaml: there is no such file or folder."
    assert second.endswith("penneech/rules.yaml: nothing to remark")


def test_two_files_of_one_folder_with_one_name(tmp_path: Path) -> None:
    first = own(tmp_path, "one.yaml", "twin")
    second = own(tmp_path, "two.yaml", "twin")
    done = run(tmp_path)
    assert done.exit_code == 1
    assert f"{second}:2:7: rules.redefined `twin` is defined in {first} as well." in done.output
    assert f"{first}: nothing to remark" in done.output


def test_one_file_by_two_names_is_one_game(tmp_path: Path) -> None:
    own(tmp_path, "one.yaml", "twin")
    (tmp_path / "two.yaml").symlink_to(tmp_path / "one.yaml")
    (tmp_path / "loop.yaml").symlink_to(tmp_path / "loop.yaml")
    (tmp_path / "gone.yaml").symlink_to(tmp_path / "nowhere.yaml")
    done = run(tmp_path)
    assert (done.exit_code, done.output) == (0, f"{tmp_path / 'one.yaml'}: nothing to remark\n")


def test_a_copy_of_shipped_rules_is_no_redefinition(tmp_path: Path) -> None:
    shipped_rules = shipped("specs") / "penneech" / "rules.yaml"
    (tmp_path / "rules.yaml").write_bytes(shipped_rules.read_bytes())
    assert run(tmp_path).output == f"{tmp_path / 'rules.yaml'}: nothing to remark\n"
    (tmp_path / "rules.yaml").write_bytes(shipped_rules.read_bytes().replace(b"default: 61", b"default: 62"))
    done = run(tmp_path / "rules.yaml")
    assert done.exit_code == 1
    assert f"{tmp_path / 'rules.yaml'}:3:7: rules.redefined `penneech` ships with the referee" in done.output


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1"])
def test_rules_that_are_not_utf8_are_told_in_one_line(tmp_path: Path, encoding: str) -> None:
    text = OWN.format(name="own", extends="penneech").replace("Own", "Jörg")
    (tmp_path / "mine.yaml").write_bytes(text.encode(encoding))
    for target in (tmp_path, tmp_path / "mine.yaml"):
        done = run(target)
        assert done.exit_code == 1
        assert f"{tmp_path / 'mine.yaml'}:" in done.output
        assert "rules.encoding" in done.output
        assert done.output.endswith("1 remark\n")


def test_a_byte_order_mark_and_crlf_change_nothing(tmp_path: Path) -> None:
    text = OWN.format(name="own", extends="penneech").replace("\n", "\r\n") + "set: {pack/crads: any}"
    (tmp_path / "mine.yaml").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert f"{tmp_path / 'mine.yaml'}:6:7: rules.patch There is no `crads`" in run(tmp_path).output


def test_a_chain_of_games_has_an_end(tmp_path: Path) -> None:
    for number in range(10):
        own(tmp_path, f"{number}.yaml", f"game-{number}", extends=f"game-{number - 1}" if number else "penneech")
    found = [lint_path(str(tmp_path / f"{number}.yaml"))[str(tmp_path / f"{number}.yaml")] for number in (7, 8, 9)]
    assert [[message(remark) for remark in each] for each in found] == [
        [],
        ["At most 8 games may extend each other one by one."],
        ["At most 8 games may extend each other one by one."],
    ]


def test_a_game_made_from_a_broken_one_is_told_what_is_broken(tmp_path: Path) -> None:
    base = own(tmp_path, "base.yaml", "base", more="set: {pakc/cards: any}\n")
    own(tmp_path, "own.yaml", "own", extends="base")
    assert f"{base}:6:7: rules.patch There is no `pakc`" in run(tmp_path / "own.yaml").output


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = own(tmp_path, "own.yaml", "own")

    def refuse(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("referee.rules.shelf.first_bytes", refuse)
    monkeypatch.setattr("referee.rules.lint.first_bytes", refuse)
    ((remark,),) = lint_path(str(tmp_path)).values()
    assert remark.place.file == str(path)
    assert message(remark) == "The file cannot be read: Permission denied."
    done = run(path)
    assert (done.exit_code, done.output) == (2, f"{path}: it cannot be read: Permission denied.\n")


def test_what_an_extension_breaks_is_found_at_its_own_change(tmp_path: Path) -> None:
    more = """variants:
  few: {name: {en: Few}, set: {pack/cards: "rank:A,K,Q,J"}, excludes: [short-deck]}
set:
  options/target/default: 81
  phases/deal/each: 22
"""
    path = own(tmp_path, "own.yaml", "own", more=more)
    done = run(path)
    assert f"{path}:10:21: rules.deal With what is changed here in `penneech`: Cards to be turned up: 23" in done.output
    assert done.output.endswith("1 remark\n")
    path = own(tmp_path, "own.yaml", "own", more=more.replace("22", "8"))
    done = run(path)
    assert f"{path}:7:44: rules.deal With `few`: 2 players with 8 cards each need" not in done.output
    assert f"{path}:7:44: rules.deal With `few`: Cards to be turned up: 9; but with 2 players" in done.output
    assert done.output.endswith("1 remark\n")


def test_a_variant_of_the_extended_game_that_breaks_here_is_told_here(tmp_path: Path) -> None:
    path = own(tmp_path, "own.yaml", "own", more="set: {phases/deal/each: 12}\n")
    done = run(path)
    assert f"{path}:3:10: rules.deal With `short-deck`: Cards to be turned up: 13" in done.output


def test_a_variant_of_the_extended_game_that_finds_its_place_gone_is_told_here(tmp_path: Path) -> None:
    path = own(tmp_path, "own.yaml", "own", more="set: {phases/first-turn: null, sequence: [deal, redeal, tricks]}\n")
    done = run(path)
    assert f"{path}:3:10: rules.patch With `first-turn-up-scores`: `phases/first-turn` is `null` here" in done.output


def test_a_huge_file_in_a_folder_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = own(tmp_path, "big.yaml", "big", more="# " + "x" * 1_100_000)
    done = run(tmp_path)
    assert done.exit_code == 1
    assert f"{path}:1:1: rules.too-large" in done.output


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    path = own(tmp_path, "own.yaml", "own", more='set: {"pack/\\u001b[31mcards": any}\n')
    done = run(path)
    assert "\x1b[31mcards" not in done.output
    assert "rules.patch" in done.output
