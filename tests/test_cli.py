"""The command as its users meet it: files, folders, pipes and terminals, exit statuses, both languages."""

from __future__ import annotations

import gzip
import json
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import referee
from referee.cli import main
from referee.codes import CODES

REFEREE = str(Path(sys.executable).with_name("referee"))
SPECS = Path(referee.__file__).parents[1] / "specs"
COMMANDS = sorted(main.commands)
LOG = """format: referee-log/1
id: tuesday
game: penneech
seats: [Anna, Ben]
events:
  - {by: Ben, deal: {Anna: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣, Ben: A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠}}
  - turn: 9♥
  - {by: Anna, play: K♥}
"""
CLEAN = LOG + "  - {by: Ben, play: A♥}\n"
REVOKE = LOG + "  - {by: Ben, play: 3♣}\n"
UNREADABLE = LOG + "  - {by: Ben, plai: A♥}\n"
UNDETERMINED = LOG.replace("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠", "7") + "  - {by: Ben, play: 3♣}\n"
TURN_UP = "not finished: Ben must turn up a card"
EXTENDED = """format: referee-rules/1
game: kitchen
extends: penneech
version: 1.0.0
name: {en: Kitchen, de: Küche}
set: {options/target/default: 9}
"""
LINE = json.dumps(
    {
        "format": "referee-log/1",
        "game": "penneech",
        "seats": ["Anna", "Ben"],
        "events": [
            {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}},
            {"turn": "9♥"},
            {"plays": "K♥ A♥"},
        ],
    },
    ensure_ascii=False,
)


@dataclass(frozen=True)
class Said:
    status: int
    out: str
    err: str

    @property
    def verdicts(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def end(self) -> str:
        return self.out.splitlines()[-1]


def ask(*words: str | Path, given: str | bytes = b"") -> Said:
    """Ask the command, not on a terminal."""
    done = CliRunner().invoke(main, [str(word) for word in words], input=given)
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Said(done.exit_code, done.stdout, done.stderr)


def shell(script: str, folder: Path, **env: str) -> Said:
    """Ask a shell, as a pipe would."""
    path = str(Path(REFEREE).parent) + os.pathsep + os.environ["PATH"]
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env={**os.environ, "PATH": path, **env}, capture_output=True, timeout=60
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def terminal(
    *words: str | Path, columns: int = 80, out: Path | None = None, folder: Path | None = None, **env: str
) -> tuple[int, str]:
    """Ask the command on a terminal: what it says there, with standard output in a file if one is given."""
    import fcntl
    import struct
    import termios

    here, there = pty.openpty()
    fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    clean = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    target = out.open("wb") if out else None
    process = subprocess.Popen(
        [REFEREE, *map(str, words)], stdin=there, stdout=target or there, stderr=there, cwd=folder, env={**clean, **env}
    )
    os.close(there)
    said = b""
    while True:
        ready, _, _ = select.select([here], [], [], 60)
        try:
            part = os.read(here, 65536) if ready else b""
        except OSError:  # the other end is closed
            break
        if not part:
            break
        said += part
    os.close(here)
    if target:
        target.close()
    return process.wait(60), said.decode().replace("\r\n", "\n")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in {
        "clean": CLEAN,
        "revoke": REVOKE,
        "unreadable": UNREADABLE,
        "undetermined": UNDETERMINED,
        "two": CLEAN + "---\n" + REVOKE,
    }.items():
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    (tmp_path / "corpus.jsonl").write_text(f"{LINE}\n\n{LINE.replace('K♥ A♥', 'K♥ 3♣')}\n{{\n", "utf-8")
    return tmp_path


@pytest.mark.usefixtures("folder")
class TestCheck:
    @pytest.mark.parametrize(
        ("files", "status"),
        [
            (["clean.yaml"], 0),
            (["undetermined.yaml"], 0),
            (["clean.yaml", "revoke.yaml"], 1),
            (["unreadable.yaml"], 1),
            (["no.yaml"], 2),
            (["revoke.yaml", "no.yaml", "clean.yaml"], 2),
        ],
    )
    def test_the_worst_decides_the_exit_status(self, files: list[str], status: int) -> None:
        assert ask("check", *files).status == status
        assert ask("check", *files, "--format", "jsonl").status == status

    def test_a_file_that_is_not_there_has_a_verdict_and_the_rest_is_judged(self) -> None:
        said = ask("check", "no.yaml", "clean.yaml", "--format", "jsonl")
        lost, clean = said.verdicts
        assert (lost["log"], lost["verdict"], lost["findings"][0]["code"]) == ("no.yaml", "unreadable", "log.not-found")
        assert (lost["findings"][0]["line"], lost["findings"][0]["at"]) == (None, "")
        assert clean["verdict"] == "clean"
        assert said.err == ""

    def test_a_file_that_cannot_be_read(self, folder: Path) -> None:
        (folder / "loop.yaml").symlink_to("loop.yaml")
        said = ask("check", "loop.yaml", "clean.yaml")
        assert said.status == 2
        assert said.out.startswith("loop.yaml: log.not-found The file cannot be read: ")
        assert said.end == "2 logs: 1 clean, 1 unreadable"

    def test_one_log_has_no_number_and_no_tally(self) -> None:
        assert ask("check", "clean.yaml").out == f"clean.yaml: clean; Anna 0, Ben 9; {TURN_UP}\n"

    @pytest.mark.parametrize("given", [False, True])
    def test_logs_of_one_file_are_told_apart(self, folder: Path, given: bool) -> None:
        text = (folder / "two.yaml").read_bytes()
        said = ask("check", "-", given=text) if given else ask("check", "two.yaml")
        name = "-" if given else "two.yaml"
        lines = said.out.splitlines()
        assert lines[0] == f"{name}#1 (tuesday): clean; Anna 0, Ben 9; {TURN_UP}"
        assert lines[1].startswith(f"{name}:19:21: play.revoke ")
        assert lines[-2] == (
            f"{name}#2 (tuesday): irregular; 1 finding; Anna 4, Ben 0; not finished: Anna must turn up a card"
        )
        assert lines[-1] == "2 logs: 1 clean, 1 irregular"

    def test_a_corpus_is_numbered_from_the_first_line(self) -> None:
        lines = ask("check", "corpus.jsonl").out.splitlines()
        assert lines[0] == f"corpus.jsonl#1: clean; Anna 0, Ben 9; {TURN_UP}"
        assert lines[1].startswith("corpus.jsonl:3:")
        assert lines[-2:] == ["corpus.jsonl#3: unreadable; 1 finding", "3 logs: 1 clean, 1 irregular, 1 unreadable"]

    def test_a_corpus_of_one_line_is_numbered_too(self) -> None:
        Path("one.jsonl").write_text(LINE, "utf-8")
        assert ask("check", "one.jsonl").out.startswith("one.jsonl#1: clean")

    @pytest.mark.parametrize(
        "given", [CLEAN, LINE, LINE + "\n" + LINE, json.dumps(json.loads(LINE), indent=1), "\ufeff" + CLEAN]
    )
    def test_standard_input(self, given: str) -> None:
        said = ask("check", "-", "--format", "jsonl", given=given)
        assert {verdict["verdict"] for verdict in said.verdicts} == {"clean"}
        assert [verdict["entry"] for verdict in said.verdicts] == list(range(1, len(said.verdicts) + 1))
        assert {verdict["log"] for verdict in said.verdicts} == {"-"}

    def test_a_packed_corpus(self) -> None:
        Path("corpus.jsonl.gz").write_bytes(gzip.compress(Path("corpus.jsonl").read_bytes()))
        plain, packed = (
            ask("check", name, "--format", "jsonl").verdicts for name in ("corpus.jsonl", "corpus.jsonl.gz")
        )
        for verdict in plain + packed:
            del verdict["log"]
        assert plain == packed

    def test_a_folder_is_walked_in_the_order_of_names(self, folder: Path) -> None:
        (folder / "b").mkdir()
        for name in ("b/2.yml", "b/1.json", "b/notes.txt", "b/a.jsonl"):
            (folder / name).write_text(LINE, "utf-8")
        (folder / "b" / "x.yaml").mkdir()
        (folder / "b" / "x.yaml" / "y.yaml").write_text(CLEAN, "utf-8")
        said = ask("check", "clean.yaml", "b", "--format", "jsonl")
        assert said.status == 0
        assert [v["log"] for v in said.verdicts] == [
            "clean.yaml",
            "b/1.json",
            "b/2.yml",
            "b/a.jsonl",
            "b/x.yaml/y.yaml",
        ]

    def test_one_file_of_a_folder_that_cannot_be_read_does_not_hide_the_next(self, folder: Path) -> None:
        (folder / "b").mkdir()
        (folder / "b" / "1.yaml").write_text(UNREADABLE, "utf-8")
        (folder / "b" / "2.jsonl.gz").write_bytes(b"no archive")
        (folder / "b" / "3.yaml").write_text(CLEAN, "utf-8")
        assert [v["verdict"] for v in ask("check", "b", "--format", "jsonl").verdicts] == [
            "unreadable", "unreadable", "clean",
        ]  # fmt: skip

    @pytest.mark.parametrize("name", ["none", "none.jsonl"])
    def test_nothing_to_judge(self, folder: Path, name: str) -> None:
        (folder / "none").mkdir()
        (folder / "none.jsonl").write_text("\n")
        said = ask("check", name)
        assert (said.status, said.out, said.err) == (2, "", f"No log was found in {name}.\n")
        assert ask("check", name, "--lang", "de").err == f"In {name} wurde kein Protokoll gefunden.\n"

    def test_verdicts_are_those_of_the_library(self) -> None:
        file = Path("revoke.yaml")
        line = ask("check", file, "--format", "jsonl").out
        assert line == referee.judge(file).to_json().decode() + "\n"
        german = ask("check", file, "--format", "jsonl", "--lang", "de", "--ledger", "none").out
        assert german == referee.judge(file, lang="de", ledger="none").to_json().decode() + "\n"

    def test_the_score_sheet_in_text_is_for_who_asks(self) -> None:
        plain = ask("check", "clean.yaml").out
        said = ask("check", "clean.yaml", "--ledger", "all").out
        assert said.splitlines() == [
            "clean.yaml: score sheet",
            "  line  seat  points  total  why         clause",
            "     9  Ben        9      9  K♥ 4, A♥ 5  PN.SCORE.TRICK",
            plain.rstrip("\n"),
        ]
        assert ask("check", "clean.yaml", "--ledger", "none").out == plain
        assert ask("check", "clean.yaml", "--format", "jsonl").verdicts[0]["ledger"]
        assert ask("check", "clean.yaml", "--format", "jsonl", "--ledger", "none").verdicts[0]["ledger"] is None

    @pytest.mark.parametrize(
        ("lang", "heads", "end"),
        [
            ("en", ["score sheet", "chips"], "chips: Ada +10, Bo -1, Cy -2, Di -7; Ada has won"),
            ("de", ["Punktezettel", "Chips"], "Chips: Ada +10, Bo -1, Cy -2, Di -7; Ada hat gewonnen"),
        ],
    )
    def test_where_money_is_played_for_the_sheet_has_two_parts(self, lang: str, heads: list[str], end: str) -> None:
        log = SPECS / "penta" / "examples" / "whole-game.yaml"
        lines = ask("check", log, "--ledger", "all", "--lang", lang).out.splitlines()
        assert [line for line in lines if line.startswith(str(log))][:-1] == [f"{log}: {head}" for head in heads]
        assert lines[-1].endswith(end)
        pots = {"en": ("hand pot", "reward pot"), "de": ("Topf", "Siegertopf")}[lang]
        assert all(any(f"  {pot}  " in line for line in lines) for pot in pots)
        assert len(ask("check", log, "--lang", lang).out.splitlines()) == 1

    def test_pots_of_a_game_of_ones_own_have_its_names(self, folder: Path) -> None:
        (folder / "pot.yaml").write_text(
            "format: referee-rules/1\ngame: kitty\nextends: penta\nversion: 1.0.0\nname: {en: K, de: K}\n"
            "set: {pots/reward/name: {en: kitty, de: Katze}}\n"
        )
        log = (SPECS / "penta" / "examples" / "hidden-hands.yaml").read_text("utf-8")
        (folder / "k.yaml").write_text(log.replace("game: penta", "game: kitty"), "utf-8")
        assert ", hand pot 8, kitty 4; " in ask("check", "k.yaml", "--specs", "pot.yaml").end
        assert ", Topf 8, Katze 4; " in ask("check", "k.yaml", "--specs", "pot.yaml", "--lang", "de").end

    def test_annotations(self) -> None:
        said = ask("check", "clean.yaml", "revoke.yaml", "no.yaml", "undetermined.yaml", "--format", "github")
        assert said.status == 2
        assert [re.split("::| ", line)[1] for line in said.out.splitlines()] == ["error", "error", "notice"]

    def test_sarif(self) -> None:
        said = ask("check", "clean.yaml", "revoke.yaml", "no.yaml", "undetermined.yaml", "--format", "sarif")
        assert said.status == 2
        (run,) = json.loads(said.out)["runs"]
        assert [result["ruleId"] for result in run["results"]] == ["play.revoke", "log.not-found", "undetermined"]
        assert json.loads(ask("check", "clean.yaml", "--format", "sarif").out)["runs"][0]["results"] == []

    def test_rules_are_told_from_logs(self) -> None:
        Path("rules.yaml").write_text(EXTENDED, "utf-8")
        said = ask("check", "rules.yaml")
        assert said.out.splitlines()[0] == (
            "rules.yaml:1:9: log.schema This is no log but a rules file (`referee-rules/1`): `referee lint` checks it."
        )
        assert said.end == "rules.yaml: unreadable; 1 finding"

    @pytest.mark.parametrize(
        ("limit", "code"), [("--max-bytes=20", "log.too-large"), ("--max-events=3", "log.too-large")]
    )
    def test_limits_can_be_set(self, limit: str, code: str) -> None:
        (verdict,) = ask("check", "clean.yaml", "--format", "jsonl", limit).verdicts
        assert [finding["code"] for finding in verdict["findings"]] == [code]

    def test_a_text_with_a_thousand_faults_takes_no_time(self, folder: Path) -> None:
        events = "".join(f"  - {{by: Bne{place}, play: A♥}}\n" for place in range(1000))
        (folder / "faulty.yaml").write_text(LOG + events + "# \n" * 200_000, "utf-8")
        said = ask("check", "faulty.yaml")
        assert said.out.count("log.unknown-seat") == 1000


@pytest.mark.usefixtures("folder")
class TestOwnRules:
    def test_a_game_of_ones_own(self, folder: Path) -> None:
        (folder / "my").mkdir()
        (folder / "my" / "kitchen.yaml").write_text(EXTENDED, "utf-8")
        (folder / "k.yaml").write_text(CLEAN.replace("penneech", "kitchen"), "utf-8")
        assert ask("check", "k.yaml").status == 1
        assert ask("check", "k.yaml", "--specs", "my").out == "k.yaml: clean; Anna 0, Ben 9; Ben has won\n"
        assert ask("legal", "k.yaml", "--specs", "my").out == "k.yaml: The game is over.\n"
        assert ask("games", "kitchen", "--specs", "my").out.startswith("kitchen 1.0.0: Kitchen, extends penneech\n")
        assert "kitchen" in ask("explain", "PN.FOLLOW", "--specs", "my").out
        assert ask("lint", "my").out == "my/kitchen.yaml: nothing to remark\n"
        assert ask("lint", "kitchen", "--specs", "my").status == 0

    def test_rules_that_cannot_be_used_stop_only_their_own_logs(self, folder: Path) -> None:
        (folder / "my").mkdir()
        (folder / "my" / "kitchen.yaml").write_text(EXTENDED.replace("default", "defalt"), "utf-8")
        (folder / "k.yaml").write_text(CLEAN.replace("penneech", "kitchen"), "utf-8")
        for command in ("check", "legal"):
            said = ask(command, "k.yaml", "clean.yaml", "--specs", "my", "--format", "jsonl")
            assert said.status == 2
            assert len(said.verdicts) == 1
            assert said.err.splitlines()[1].startswith("my/kitchen.yaml:6:7: rules.patch ")
            assert said.err.splitlines()[-1] == "k.yaml: not judged, for the rules of its game cannot be used."

    def test_rules_that_are_no_rules_are_told_and_the_rest_is_judged(self, folder: Path) -> None:
        (folder / "kitchen.yaml").write_text(EXTENDED.replace("kitchen", "penneech", 1), "utf-8")
        for command in ("check", "legal"):
            said = ask(command, "clean.yaml", "--specs", "kitchen.yaml")
            assert said.status == 2
            assert said.out
            assert "kitchen.yaml:2:7: rules.redefined" in said.err

    def test_a_folder_that_is_not_there(self) -> None:
        for command in COMMANDS:
            said = ask(command, "x", "--specs", "nowhere")
            assert said.status == 2
            assert "nowhere" in said.err


@pytest.mark.usefixtures("folder")
class TestLegal:
    def test_of_several_logs(self) -> None:
        Path("so-far.yaml").write_text(LOG, "utf-8")
        said = ask("legal", "so-far.yaml", "two.yaml", "unreadable.yaml")
        assert said.status == 1
        heads = [line for line in said.out.splitlines() if not line.startswith(" ")]
        assert heads[0] == "so-far.yaml: Ben is to act."
        assert "two.yaml#1 (tuesday): Ben is to act." in heads
        assert "two.yaml#2 (tuesday): Anna is to act." in heads
        assert heads[-1] == "unreadable.yaml: unreadable; 1 finding"

    def test_as_data(self) -> None:
        Path("so-far.yaml").write_text(LOG, "utf-8")
        (row,) = ask("legal", "so-far.yaml", "--format", "jsonl").verdicts
        assert row["seat"] == "Ben"
        assert row["acts"] == [{"by": "Ben", "play": "A♥"}]
        assert {"act": {"by": "Ben", "play": "3♣"}, "code": "play.revoke", "clause": "PN.FOLLOW"} in row["refused"]
        assert row["unknown"] == 0

    def test_numbers_and_wild_cards_as_data_and_in_words(self) -> None:
        """For programs each act of its own (a bet as a range), for people a line for those that belong together."""
        text = (SPECS / "penta" / "examples" / "whole-game.yaml").read_text("utf-8")
        for cut, acts, lines in (
            ("  - {by: Bo, bet: 2}", [{"by": "Bo", "bet": {"from": 1}}], ["  - {by: Bo, bet: 1}  # or more"]),
            ("  - {by: Bo, bid: 4}", [{"by": "Bo", "bid": 13}], ["  - {by: Bo, bid: 0}  # up to 13"]),
            ("  - {by: Bo, play: wild-3", [{"by": "Bo", "play": "wild-3", "as": "hunti-1"}], [
                "  - {by: Bo, play: wild-3, as: hunti-8}",
                "    # or as hunti-6 hunti-5 hunti-4 hunti-3 hunti-2 hunti-1",
            ]),
            ("  - {by: Bo, rename", [{"by": "Bo", "rename": "hunti-1"}], ["  - {by: Bo, rename: hunti-6}"]),
        ):  # fmt: skip
            Path("so-far.yaml").write_text(text[: text.index(cut)], "utf-8")
            (row,) = ask("legal", "so-far.yaml", "--format", "jsonl").verdicts
            assert [act for act in acts if act not in row["acts"]] == []
            said = ask("legal", "so-far.yaml").out.splitlines()
            assert [line for line in lines if line not in said] == []

    def test_draws_as_data(self) -> None:
        """Each act can be appended to the log; what only chance decides is null."""
        text = (SPECS / "german-whist" / "examples" / "hidden-draws.yaml").read_text("utf-8")
        for cut, acts in (
            ("draw: 8♥", [{"by": "Ben", "draw": "8♥"}]),
            ("draw: 5♣", [{"by": "Anna", "draw": None}]),
            ("turn: Q♣", [{"turn": None}]),
        ):
            Path("so-far.yaml").write_text(text[: text.index(f"  - {cut}")], "utf-8")
            (row,) = ask("legal", "so-far.yaml", "--format", "jsonl").verdicts
            assert row["acts"] == acts
            assert row["seat"] == acts[0].get("by")

    def test_bids_as_data(self) -> None:
        text = (SPECS / "oh-hell" / "examples" / "deutsch.yaml").read_text("utf-8")
        Path("so-far.yaml").write_text(text[: text.index("  - {by: Willi, bid")], "utf-8")
        (row,) = ask("legal", "so-far.yaml", "--format", "jsonl").verdicts
        assert row["acts"] == [{"by": "Willi", "bid": bid} for bid in (0, 2, 3, 4, 5)]

    def test_what_is_not_there(self) -> None:
        said = ask("legal", "no.yaml", "clean.yaml")
        assert said.status == 2
        assert said.out.splitlines()[0] == "no.yaml: log.not-found There is no such file or folder."
        assert "clean.yaml: Ben is to act." in said.out


@pytest.mark.usefixtures("folder")
class TestOtherCommands:
    def test_games(self) -> None:
        assert ask("games").status == 0
        assert [row["game"] for row in ask("games", "--format", "jsonl").verdicts] == [
            game["game"] for game in referee.games()
        ]
        said = ask("games", "peneech", "penneech")
        assert said.status == 2
        assert said.err == "There is no game called `peneech`; did you mean `penneech`?\n"
        assert said.out.startswith("penneech ")
        assert "Es gibt kein Spiel" in ask("games", "chess", "--lang", "de").err

    def test_all_games_by_name_and_one_in_words(self) -> None:
        every, one = ask("games").out, ask("games", "spades").out
        for game in referee.games():
            assert f"{game['game']} {game['version']}: {game['name']['en']}\n" in every
        assert "\n  players      4, in 2 sides\n" in every
        assert "\n  profiles     openspiel\n" in every
        assert "blind-nil, " in every
        assert every.endswith("`referee explain NAME`.\n")
        assert "\n    blind-nil              Blind nil: Who has not looked at the hand may bid blind nil" in one
        (row,) = ask("games", "spades", "--format", "jsonl").verdicts
        assert list(row["profiles"]) == ["openspiel"]
        assert "openspiel" not in row["variants"]

    def test_explain(self) -> None:
        said = ask("explain", "play.revoke", "no-such-thing", "PN.FOLLOW")
        assert said.status == 2
        assert said.out.count("\n\n") == 1
        assert said.err == "There is nothing called `no-such-thing`; see `referee explain --list`.\n"
        assert ask("explain").status == 2

    @pytest.mark.parametrize(("lang", "head"), [("en", "Options of "), ("de", "Einstellungen von ")])
    def test_what_can_be_explained(self, lang: str, head: str) -> None:
        lines = ask("explain", "--list", "--lang", lang).out.split("\n")
        listed = {line.split()[0]: line.split(maxsplit=1)[1] for line in lines if line.startswith("  ")}
        assert {name: words for name, words in listed.items() if name in CODES} == {
            name: code.text[lang] for name, code in CODES.items()
        }
        for game in referee.games():
            parts = [list(game[part]) for part in ("clauses", "rulings", "variants", "presets", "options")]
            assert set(sum(parts, [game["game"]])) < set(listed)
            assert head + game["game"] in lines

    def test_lint(self, folder: Path) -> None:
        (folder / "kitchen.yaml").write_text(EXTENDED.replace("default", "defalt"), "utf-8")
        said = ask("lint", "kitchen.yaml", "penneech", "no.yaml")
        assert said.status == 2
        assert said.out.splitlines()[1:3] == [
            "   6 | set: {options/target/defalt: 9}",
            "     |       ^^^^^^^^^^^^^^^^^^^^^",
        ]
        shipped = re.search(r"^(.*): nothing to remark$", said.out, re.MULTILINE)
        assert shipped
        assert Path(shipped[1]).samefile(SPECS / "penneech" / "rules.yaml")
        assert said.end == "1 remark"
        assert said.err == "no.yaml: there is no such file or folder.\n"
        (row,) = ask("lint", "kitchen.yaml", "--format", "jsonl").verdicts
        assert (row["code"], row["file"], row["line"], row["column"]) == ("rules.patch", "kitchen.yaml", 6, 7)
        assert ask("lint", "kitchen.yaml").status == 1

    def test_a_remark_on_a_game_that_ships_shows_its_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from referee.findings import Problem, Span
        from referee.rules.merging import Misrule, Place

        remark = Misrule(Place("penneech/rules.yaml", Span(3, 7, 3, 15)), Problem("rules.unused", "rules-several"))
        monkeypatch.setattr("referee.rules.lint.lint_path", lambda *_: {"penneech/rules.yaml": [remark]})
        head, line, caret, _ = ask("lint", "penneech").out.splitlines()
        assert Path(head.partition(":3:7: ")[0]).samefile(SPECS / "penneech" / "rules.yaml")
        assert line == "   3 | game: penneech"
        assert caret == "     |       ^^^^^^^^"
        (row,) = ask("lint", "penneech", "--format", "jsonl").verdicts
        assert Path(row["file"]).samefile(SPECS / "penneech" / "rules.yaml")
        monkeypatch.chdir(SPECS.parent)
        assert ask("lint", "penneech").out.startswith("specs/penneech/rules.yaml:3:7: ")

    @pytest.mark.parametrize("command", COMMANDS)
    def test_help_shows_an_example_that_works_so_far_as_it_names_what_is_there(self, command: str) -> None:
        said = ask(command, "--help")
        assert said.status == 0
        (example,) = re.findall(r"Example: referee (\w+) .+", said.out)
        assert example == command
        assert max(map(len, said.out.splitlines())) <= 80
        assert all(f"--{option}" in said.out for option in ("lang", "specs"))

    def test_the_examples_of_games_and_explain_run(self) -> None:
        for command in ("games", "explain"):
            (example,) = re.findall(r"Example: referee (.+)", ask(command, "--help").out)
            assert ask(*example.split()).status == 0

    def test_help_of_the_whole_fits(self) -> None:
        said = ask("--help")
        assert max(map(len, said.out.splitlines())) <= 80
        assert "..." not in said.out.split("Commands:")[1]
        for command in COMMANDS:
            assert f"referee {command} " in said.out or f"referee {command}\n" in said.out
        assert ask("--version").out.startswith("referee, version ")

    def test_a_form_that_may_have_been_meant(self) -> None:
        said = ask("check", "x", "--format", "json")
        assert said.status == 2
        assert said.err.endswith("'json' is not one of 'text', 'jsonl', 'github', 'sarif'. Did you mean 'jsonl'?\n")
        assert "Did you mean" not in ask("check", "x", "--format", "xml").err

    @pytest.mark.parametrize("words", [[], ["chek"], ["check"], ["check", "x", "--format", "xml"], ["legal"], ["lint"]])
    def test_wrong_usage(self, words: list[str]) -> None:
        assert ask(*words).status == 2


class TestFailing:
    def test_a_bug_costs_one_log_and_no_more(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        from referee.adjudicate import Bench

        judge = Bench.judge

        def broken(bench: Bench, log: Any) -> Any:
            if log.entry == 2:
                raise RuntimeError("dear\nme\x1b")
            return judge(bench, log)

        monkeypatch.setattr(Bench, "judge", broken)
        said = ask("check", "corpus.jsonl", "no.yaml", "--format", "jsonl")
        assert said.status == 3
        assert [verdict["entry"] for verdict in said.verdicts] == [1, 3, 1]
        assert said.err == "corpus.jsonl#2: the referee itself failed; this is a bug: RuntimeError: dear\\nme\\x1b.\n"
        monkeypatch.setenv("REFEREE_TRACEBACK", "1")
        with pytest.raises(RuntimeError, match="dear"):
            ask("check", "corpus.jsonl")

    def test_a_bug_of_the_reader_costs_the_rest_of_one_file(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        import referee.log

        read = referee.log.read_path

        def broken(path: str, *rest: Any) -> Iterator[Any]:
            if path == "two.yaml":
                yield next(read(path, *rest))
                raise RuntimeError("dear me")
            yield from read(path, *rest)

        monkeypatch.setattr("referee.log.read_path", broken)
        said = ask("check", "two.yaml", "clean.yaml")
        assert said.status == 3
        assert [line.split(":")[0] for line in said.out.splitlines()] == ["two.yaml", "clean.yaml", "2 logs"]
        assert said.err == "two.yaml: the referee itself failed; this is a bug: RuntimeError: dear me.\n"

    @pytest.mark.parametrize("raised", [RuntimeError("dear me"), OSError(28, "No space left", "x"), OSError("odd")])
    def test_whatever_else_goes_wrong_ends_without_a_traceback(
        self, monkeypatch: pytest.MonkeyPatch, raised: Exception
    ) -> None:
        def broken(*_: object) -> None:
            raise raised

        monkeypatch.setattr("referee.rules.Shelf.names", broken)
        said = ask("games")
        assert said.status == (2 if isinstance(raised, OSError) else 3)
        assert len(said.err.splitlines()) == 1

    def test_an_interrupt_is_no_finding(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("referee.rules.Shelf.names", interrupted)
        assert ask("games").status == 130


class TestPipes:
    def test_head_ends_quietly(self, folder: Path) -> None:
        (folder / "long.jsonl").write_text(f"{LINE}\n" * 400, "utf-8")
        script = "set -o pipefail; referee check long.jsonl{} | head -n 1"
        for form in ("", " --format jsonl"):
            said = shell(script.format(form), folder)
            assert said.err == ""
            assert len(said.out.splitlines()) == 1

    def test_who_sends_one_log_gets_one_answer(self) -> None:
        with subprocess.Popen(
            [REFEREE, "check", "-", "--format", "jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            assert process.stdin
            assert process.stdout
            for _ in range(2):
                process.stdin.write(f"{LINE}\n".encode())
                process.stdin.flush()
                ready, _, _ = select.select([process.stdout], [], [], 30)
                assert ready
                assert json.loads(process.stdout.readline())["verdict"] == "clean"
            process.stdin.close()
        assert process.returncode == 0

    def test_standard_input_may_be_closed(self, folder: Path) -> None:
        assert shell("referee check clean.yaml <&-", folder).status == 0

    def test_under_another_locale(self, folder: Path) -> None:
        (folder / "größe♥.yaml").write_text(REVOKE, "utf-8")
        env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        said = shell("referee check größe♥.yaml; referee check *.yaml --format jsonl; referee explain ö", folder, **env)
        assert "Traceback" not in said.err
        assert "\n   9 |   - {by: Ben, play: 3♣}\n" in said.out
        assert said.out.splitlines()[-1].startswith('{"format":"referee-verdict/1"')

    def test_a_name_that_is_no_text(self, folder: Path) -> None:
        name = os.fsdecode(b"caf\xe9.yaml")
        (folder / name).write_text(REVOKE, "utf-8")
        said = shell("referee check caf*; referee check caf* --format jsonl; referee legal caf*", folder)
        assert said.err == ""
        assert said.out.startswith("caf\\xe9.yaml:9:21: play.revoke")
        assert '"log":"caf\\\\xe9.yaml"' in said.out
        assert said.out.splitlines()[-1].startswith("  - ") or "caf\\xe9.yaml: Anna is to act." in said.out


class TestOnATerminal:
    def test_colours(self, folder: Path) -> None:
        status, said = terminal("check", "revoke.yaml", folder=folder)
        assert status == 1
        assert "\x1b[33m\x1b[1mplay.revoke\x1b[0m" in said
        assert "\x1b" not in terminal("check", "revoke.yaml", folder=folder, NO_COLOR="1")[1]

    def test_it_is_as_wide_as_the_terminal(self, folder: Path) -> None:
        note = "x" * 300
        (folder / "wide.yaml").write_text(LOG + f"  - {{note: {note}, by: Ben, play: 3♣, at: {note}}}\n", "utf-8")
        _, said = terminal("check", "wide.yaml", columns=60, folder=folder, NO_COLOR="1")
        _, line, caret, *hints, _ = said.splitlines()
        assert max(map(len, [line, caret, *hints])) <= 60
        assert line[caret.index("^") : caret.index("^") + 2] == "3♣"

    def test_nothing_hostile_reaches_it(self, folder: Path) -> None:
        evil = "\\e[31m\\r\\n::error::x\\u202e\\x9b31m<script>"
        (folder / "\x1b[31m\u202e.yaml").write_text(
            REVOKE.replace("Anna", f'"An{evil[8:]}"').replace("tuesday", f'"{evil}"')
            + f'  - {{by: "{evil}", play: "{evil}", note: "{evil}"}}\n---\n'
            + LOG.replace("tuesday", f'"{evil}"')
            + f'  - {{by: Ben, play: 3♣, note: "{evil}"}}\n'
        )
        (folder / "raw.yaml").write_text(LOG + "  - {by: Ben, play: 3♣, note: a\u202eb\u200bc} # \u2066\n", "utf-8")
        for words in (
            ["check", "."],
            ["check", ".", "--lang=de"],
            ["check", ".", "--format=jsonl"],
            ["check", ".", "--format=sarif"],
            ["legal", "."],
        ):
            _, said = terminal(*words, folder=folder, NO_COLOR="1")
            assert all(line.isprintable() for line in said.split("\n"))
            assert [line for line in said.split("\n") if line.startswith("::")] == []
            if "--format=jsonl" in words:
                assert [json.loads(line)["entry"] for line in said.splitlines()]

    @pytest.mark.parametrize("packed", [False, True])
    def test_a_long_corpus_shows_how_far_it_is(self, folder: Path, packed: bool) -> None:
        (folder / "many").mkdir()
        line = LINE.replace('"seats"', '"meta":"' + "x" * 60_000 + '","seats"')
        corpus = "".join(f"{line}\n" for _ in range(90)).encode()
        for name in ("a", "b"):
            path = folder / "many" / f"{name}.jsonl"
            if packed:
                path.with_suffix(".jsonl.gz").write_bytes(gzip.compress(corpus, 1))
            else:
                path.write_bytes(corpus)
        out = folder / "verdicts.jsonl"
        status, said = terminal("check", "many", "no.yaml", "--format", "jsonl", out=out, folder=folder)
        assert status == 2
        assert len([json.loads(line) for line in out.read_text("utf-8").splitlines()]) == 181
        drawn = said.replace("\x1b[K", "").split("\r")
        assert drawn[-1] == "100 % [##############################] 181\n"
        assert all(re.fullmatch(r" *\d+ % \[[#.]{30}\] \d+\n?", bar) for bar in drawn[1:])
        parts = [int(bar.split()[0]) for bar in drawn[1:]]
        assert parts == sorted(parts)

    def test_no_bar_where_it_would_stand_in_the_way(self, folder: Path) -> None:
        (folder / "big.jsonl").write_text(
            LINE.replace('"seats"', '"meta":"' + "x" * 7_900_000 + '","seats"') + "\n" * 500_000
        )
        for words in (["check", "big.jsonl"], ["check", "big.jsonl", "--format", "jsonl"]):
            _, said = terminal(*words, folder=folder)
            assert "%" not in said
        assert shell("referee check big.jsonl", folder).err == ""

    def test_what_is_said_beside_the_bar_has_a_line_of_its_own(self, folder: Path) -> None:
        big = LINE.replace('"seats"', '"meta":"' + "x" * 4_500_000 + '","seats"') + "\n"
        (folder / "a.jsonl").write_text(big + big)
        (folder / "none.jsonl").write_text("")
        _, said = terminal("check", "a.jsonl", "none.jsonl", "--format=jsonl", out=folder / "out", folder=folder)
        assert "\r\x1b[KNo log was found in none.jsonl.\n" in said


class TestCompletion:
    @staticmethod
    def complete(words: str, folder: Path | None = None) -> list[str]:
        count = len(words.split(" "))
        env = {**os.environ, "COMP_WORDS": words, "COMP_CWORD": str(count - 1), "_REFEREE_COMPLETE": "bash_complete"}
        done = subprocess.run([REFEREE], env=env, capture_output=True, encoding="utf-8", cwd=folder)
        assert done.stderr == ""
        return done.stdout.splitlines()

    @pytest.mark.parametrize(
        ("words", "some"),
        [
            ("referee ", [f"plain,{command}" for command in COMMANDS]),
            ("referee check --", ["plain,--format", "plain,--lang", "plain,--specs", "plain,--ledger"]),
            ("referee check --format ", ["plain,text", "plain,jsonl", "plain,github", "plain,sarif"]),
            ("referee check --lang ", ["plain,en", "plain,de"]),
            ("referee games p", ["plain,penneech", "plain,penta"]),
            ("referee games pent", ["plain,penta"]),
            ("referee explain bet.o", ["plain,bet.own-raise"]),
            ("referee explain pt.wild", ["plain,PT.WILD", "plain,PT.WILD.RENAME"]),
            ("referee explain part", ["plain,partners"]),
            ("referee explain opensp", ["plain,openspiel"]),
            ("referee explain draw.", ["plain,draw.wrong-card"]),
            ("referee games ", ["plain,german-whist", "plain,oh-hell", "plain,spades", "plain,whist"]),
            ("referee lint p", ["plain,penneech", "file,p"]),
            ("referee explain play.", ["plain,play.revoke", "plain,play.card-not-held"]),
            ("referee explain pn.fo", ["plain,PN.FOLLOW"]),
            ("referee check a", ["file,a"]),
        ],
    )
    def test_it_knows(self, words: str, some: Sequence[str]) -> None:
        assert set(some) <= set(self.complete(words))

    def test_games_of_ones_own(self, folder: Path) -> None:
        (folder / "kitchen.yaml").write_text(EXTENDED, "utf-8")
        assert self.complete("referee games --specs kitchen.yaml k", folder) == ["plain,kitchen"]

    def test_faulty_rules_do_not_disturb_it(self, folder: Path) -> None:
        (folder / "kitchen.yaml").write_text("format: referee-rules/1\ngame: [", "utf-8")
        assert self.complete("referee games --specs kitchen.yaml p", folder) == ["plain,penneech", "plain,penta"]


PEAK = """
import resource, sys
from referee.cli import main
try:
    main(["check", sys.argv[1], "--format", "jsonl"])
finally:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


def peak(path: Path) -> int:
    """The most memory that judging a corpus takes, in KiB."""
    done = subprocess.run(
        [sys.executable, "-c", PEAK, path], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return int(done.stderr)


@pytest.mark.parametrize("kind", ["jsonl", "yaml"])
def test_a_corpus_is_read_as_a_stream(tmp_path: Path, kind: str) -> None:
    """Ten times the logs take the same memory."""
    log, end, few = (LINE, "\n", 500) if kind == "jsonl" else (CLEAN, "---\n", 100)
    sizes = []
    for count in (few, 10 * few):
        path = tmp_path / f"{count}.{kind}"
        path.write_text(end.join([log] * count), "utf-8")
        sizes.append(peak(path))
    assert sizes[1] < 1.1 * sizes[0]


class TestWhereNothingCanBeSaid:
    """A closed or full output is the caller's doing, never a bug of the referee's."""

    @pytest.mark.parametrize("command", ["check", "legal", "games", "explain --list", "--help"])
    def test_a_closed_output(self, command: str, folder: Path) -> None:
        logs = "clean.yaml" if command in ("check", "legal") else ""
        done = subprocess.run(
            f"{sys.executable} -m referee.cli {command} {logs} >&-",
            shell=True,
            cwd=folder,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, "")

    @pytest.mark.parametrize("full", [path for path in ["/dev/full"] if Path(path).exists()])
    @pytest.mark.parametrize("command", ["check clean.yaml", "games", "--help", "--version"])
    def test_a_full_disk(self, command: str, full: str, folder: Path) -> None:
        done = subprocess.run(
            f"{sys.executable} -m referee.cli {command} >{full}",
            shell=True,
            cwd=folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert "No space left on device" in done.stderr

    def test_a_path_that_cannot_be_leaves_the_rest(self, folder: Path) -> None:
        said = ask("check", "a" * 300, "clean.yaml", "--format", "jsonl")
        assert said.status == 2
        assert [verdict["verdict"] for verdict in said.verdicts] == ["unreadable", "clean"]
        assert said.verdicts[0]["findings"][0]["code"] == "log.not-found"
