"""Text for people: carets under the place, foreign text made harmless, everything in both languages."""

from __future__ import annotations

import io
import itertools
import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from click import unstyle
from generators import penta
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee.adjudicate import Bench, Legal, legal
from referee.adjudicate.verdict import ChipsEntry, LedgerEntry, Verdict
from referee.codes import CODES
from referee.log import from_text, from_value
from referee.render import (
    Progress,
    Sarif,
    catalogue,
    due_next,
    explain,
    explainable,
    games_text,
    github_lines,
    json_text,
    legal_text,
    log_name,
    misrule_text,
    pot_names,
    tally_text,
    verdict_text,
    visible,
    weight,
)
from referee.render.explaining import joined
from referee.render.framing import framed, part_length
from referee.render.sheet import sheet_text
from referee.rules import Shelf
from referee.wording import SENTENCES
from referee.wording.escaping import file_name, folded, width, yaml_scalar

HOSTILE = ["\x1b[31m", "\x9b31m", "\u202e", "\u2066", "\x07", "\r", "\n", "\t", "\x00", "\u2028", "\ufeff", "\ue000"]
HEAD = "format: referee-log/1\ngame: penneech\nseats: [Anna, Ben]\n"
EVENTS = """events:
  - {by: Ben, deal: {Anna: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣, Ben: A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠}}
  - turn: 9♥
"""


def judged(text: str, lang: str = "en", name: str = "game.yaml") -> Verdict:
    return Bench(lang=lang).judge(next(from_text(text, name)))


def shown(text: str, lang: str = "en", **wishes: Any) -> list[str]:
    """What a person reads of a verdict without a ledger."""
    verdict = Bench(lang=lang, ledger="none").judge(next(from_text(text, "game.yaml")))
    return unstyle(verdict_text(verdict, lang, **wishes)).splitlines()


class TestVerdicts:
    def test_a_finding_has_place_code_message_clause_line_caret_and_hints(self) -> None:
        assert shown(HEAD + EVENTS + "  - plays: K♥ 3♣\n") == [
            "game.yaml:7:15: play.revoke Ben plays 3♣ to a heart lead while holding A♥. [PN.FOLLOW]",
            "   7 |   - plays: K♥ 3♣",
            "     |               ^^",
            "     = lawful: A♥",
            "     = PN.FOLLOW: Follow suit if you can, else play any card",
            "     = see en: Playing the tricks; de: Die Stiche",
            "game.yaml: irregular; 1 finding; Anna 4, Ben 0; not finished",
        ]

    def test_in_german(self) -> None:
        assert shown(HEAD + EVENTS + "  - plays: K♥ 3♣\n", "de") == [
            "game.yaml:7:15: play.revoke Ben legt 3♣ auf ein Herz-Ausspiel und hat dabei A♥ auf der Hand. [PN.FOLLOW]",
            "   7 |   - plays: K♥ 3♣",
            "     |               ^^",
            "     = erlaubt: A♥",
            "     = PN.FOLLOW: Wer bedienen kann, muss; sonst ist jede Karte erlaubt",
            "     = siehe en: Playing the tricks; de: Die Stiche",
            "game.yaml: regelwidrig; 1 Befund; Anna 4, Ben 0; nicht beendet",
        ]

    @pytest.mark.parametrize("plays", ["K♥ 3♣", "[K♥, 3♣]", '"K♥  3♣"', "'K♥ 3♣'"])
    def test_an_undecided_play_has_its_caret_under_the_card(self, plays: str) -> None:
        text = HEAD + EVENTS.replace("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠", "7") + f"  - plays: {plays}\n"
        head, line, caret, end = shown(text)
        assert head.startswith(f"game.yaml:7:{line.index('3♣') - 6}: undetermined Ben plays 3♣ to a heart lead")
        assert head.endswith("[PN.FOLLOW]")
        assert caret.index("^") == line.index("3♣")
        assert end == "game.yaml: undetermined; 1 act undecided; Anna 4, Ben 0; not finished"

    def test_what_stays_open_stands_in_its_place_among_the_findings(self) -> None:
        text = HEAD + EVENTS.replace("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠", "7") + "  - plays: K♥ 3♣\n  - {by: Ben, turn: K♥}\n"
        heads = [line.split(" ")[:2] for line in shown(text) if line.startswith("game.yaml:")][:-1]
        assert heads == [["game.yaml:7:15:", "undetermined"], ["game.yaml:8:5:", "order.out-of-turn"]]

    def test_where_judging_stopped(self) -> None:
        assert shown(HEAD + EVENTS + "  - play: A♦\n")[-1] == (
            "game.yaml: impossible; 1 finding; Anna 0, Ben 0; judged up to there"
        )

    def test_who_has_won(self) -> None:
        text = HEAD.replace("seats", "options: {target: 9}\nseats") + EVENTS + "  - plays: K♥ A♥\n"
        assert shown(text) == ["game.yaml: clean; Anna 0, Ben 9; Ben has won"]
        assert shown(text, "de") == ["game.yaml: fehlerfrei; Anna 0, Ben 9; Ben hat gewonnen"]

    def test_a_finding_without_a_text_has_its_pointer(self) -> None:
        log = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"], "events": [{"play": "A♥"}]}
        head, *_ = unstyle(verdict_text(referee.judge(log), "en")).splitlines()
        assert head.startswith("-:/events/0: order.out-of-phase ")

    def test_a_file_that_is_not_there_has_no_place(self) -> None:
        from referee.findings import Problem
        from referee.log import Log

        lost = Log("x.yaml", problems=[Problem("log.not-found", "no-such-file")])
        assert unstyle(verdict_text(Bench().judge(lost), "en")).splitlines() == [
            "x.yaml: log.not-found There is no such file or folder.",
            "x.yaml: unreadable; 1 finding",
        ]

    @pytest.mark.parametrize(
        ("entry", "known_as", "several", "name"),
        [
            (1, None, False, "a.yaml"),
            (1, "x", False, "a.yaml"),
            (1, "x", True, "a.yaml#1 (x)"),
            (2, None, False, "a.yaml#2"),
            (2, "x\x1b", True, "a.yaml#2 (x\\x1b)"),
        ],
    )
    def test_what_a_log_is_called(self, entry: int, known_as: str | None, several: bool, name: str) -> None:
        assert log_name("a.yaml", entry, known_as, several=several) == name

    def test_hints_keep_to_the_terminal(self) -> None:
        lines = shown(HEAD + EVENTS + "  - plays: K♥ 3♣\n", columns=40)
        assert [line for line in lines if line.startswith("     ")] == [
            "     |               ^^",
            "     = lawful: A♥",
            "     = PN.FOLLOW: Follow suit if you",
            "       can, else play any card",
            "     = see en: Playing the tricks; de:",
            "       Die Stiche",
        ]

    def test_the_tally(self) -> None:
        assert tally_text({"irregular": 2, "clean": 1, "impossible": 0}, "en") == "3 logs: 1 clean, 2 irregular"
        assert tally_text({"unreadable": 1, "undetermined": 1}, "de") == "2 Protokolle: 1 ungeklärt, 1 unlesbar"

    @pytest.mark.parametrize("evil", HOSTILE)
    def test_nothing_hostile_comes_through(self, evil: str) -> None:
        name = json.dumps(f"Anna{evil}")[1:-1]
        log = (
            f'{{"format":"referee-log/1","id":"{name}","game":"penneech","seats":["Anna","Ben"],'
            f'"events":[{{"by":"{name}","play":"A{name}"}},{{"play":"2♦","note":"{name}"}}],"{name}":1}}'
        )
        verdict = judged(log, name=f"x{evil}.json")
        for lang in ("en", "de"):
            text = unstyle(verdict_text(verdict, lang, several=True))
            assert all(line.isprintable() for line in text.split("\n"))
        assert json.loads(json_text(verdict.to_json())) == verdict.to_dict()
        assert json_text(verdict.to_json()).isprintable()

    def test_a_line_of_output_never_begins_with_a_command_of_a_build_log(self) -> None:
        lines = unstyle(verdict_text(judged("::error::x", name="::error::y"), "en")).splitlines()
        assert [line for line in lines if line.lstrip().startswith(("::", "##["))] == []


EXAMPLES = sorted((Path(referee.__file__).parents[1] / "specs").glob("*/examples/*.yaml"))


def points_of(sheet: list[str]) -> list[str]:
    """The lines of a score sheet that are about points, where there are any."""
    ends = [place for place, line in enumerate(sheet) if line.startswith("game.yaml: ")]
    return sheet[: ends[1]] if len(ends) > 1 else sheet


class TestSheet:
    @staticmethod
    def sheet(verdict: Verdict, lang: str = "en", columns: int | None = None) -> list[str]:
        return sheet_text(verdict, "game.yaml", lang, columns).splitlines()

    def test_every_point_has_its_line_its_sum_its_reason_and_its_clause(self) -> None:
        text = HEAD + EVENTS + "  - plays: K♥ A♥\n  - turn: Q♠\n  - plays: 7♦ 4♠\n  - turn: K♣\n"
        assert self.sheet(judged(text)) == [
            "game.yaml: score sheet",
            "  line  seat  points  total  why         clause",
            "     7  Ben        9      9  K♥ 4, A♥ 5  PN.SCORE.TRICK",
            "     8  Ben        3     12  Q♠ 3        PN.TURN",
            "    10  Anna       4      4  K♣ 4        PN.TURN",
        ]
        assert self.sheet(judged(text, "de"), "de")[:3] == [
            "game.yaml: Punktezettel",
            "  Zeile  Platz  Punkte  Stand  wofür       Klausel",
            "      7  Ben         9      9  K♥ 4, A♥ 5  PN.SCORE.TRICK",
        ]

    @pytest.mark.parametrize("columns", [None, 80, 66])
    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_it_keeps_to_the_terminal_and_its_sums_are_the_scores(self, lang: str, columns: int | None) -> None:
        for path in EXAMPLES:
            verdict = referee.judge(path, lang=lang)
            title, *rows = points_of(self.sheet(verdict, lang, columns))
            assert max(map(width, [title, *rows])) <= (columns or 80)
            assert title.endswith(SENTENCES["sheet-head" if rows else "sheet-empty"][lang].removeprefix("{log}"))
            whole = [re.split("  +", row.strip()) for row in rows[1:] if row[:7].strip()]
            first = {seat: " & ".join(side) for side in verdict.sides or [] for seat in side[:1]}
            scored = [entry for entry in verdict.ledger or [] if isinstance(entry, LedgerEntry)]
            assert [(row[1], row[2], row[-1]) for row in whole] == [
                (first.get(entry.seat, entry.seat), str(entry.points), entry.clause)
                for entry in scored
                if not verdict.sides or entry.seat in first
            ]
            last = {seat: int(row[3]) for row in whole for seat in row[1].split(" & ")}
            assert {seat: score for seat, score in (verdict.scores or {}).items() if score} == last

    def test_a_long_reason_is_wrapped_between_two_cards(self) -> None:
        verdict = judged(HEAD + EVENTS + "  - plays: K♥ A♥\n")
        assert verdict.ledger
        why = ", ".join(f"{rank}♥ {points}" for points, rank in enumerate(["K", "A", "Q", "J", "10"] * 3, 2))
        long = msgspec.structs.replace(verdict.ledger[0], why=why)
        verdict.ledger[:] = [long, msgspec.structs.replace(long, points=-12, why="x" * 50)]
        lines = self.sheet(verdict, columns=70)
        assert lines[2:] == [
            "     7  Ben        9      9  K♥ 2, A♥ 3, Q♥ 4, J♥ 5,    PN.SCORE.TRICK",
            "                             10♥ 6, K♥ 7, A♥ 8, Q♥ 9,",
            "                             J♥ 10, 10♥ 11, K♥ 12,",
            "                             A♥ 13, Q♥ 14, J♥ 15,",
            "                             10♥ 16",
            "     7  Ben      -12     -3  xxxxxxxxxxxxxxxxxxxxxxxxx  PN.SCORE.TRICK",
            "                             xxxxxxxxxxxxxxxxxxxxxxxxx",
        ]

    def test_where_all_events_stand_in_one_line_they_are_told_by_their_pointer(self) -> None:
        events = yaml.safe_load(EVENTS + "  - plays: K♥ A♥\n  - turn: Q♠\n")["events"]
        log = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"], "events": events}
        for verdict in (referee.judge(log), referee.judge(json.dumps(log))):
            assert self.sheet(verdict)[1:] == [
                "              event  seat  points  total  why         clause",
                "  /events/2/plays/1  Ben        9      9  K♥ 4, A♥ 5  PN.SCORE.TRICK",
                "          /events/3  Ben        3     12  Q♠ 3        PN.TURN",
            ]

    def test_names_are_clipped_and_made_visible(self) -> None:
        name = "Ben\\u200b of the very long name"
        text = (HEAD + EVENTS + "  - plays: K♥ A♥\n").replace("Ben", f'"{name}"')
        (row,) = self.sheet(judged(text))[2:]
        assert row.startswith("     7  Ben\\u200b of th…       9      9  ")

    def test_without_points_or_a_ledger(self) -> None:
        assert self.sheet(judged(HEAD + EVENTS)) == ["game.yaml: score sheet: no points yet"]
        assert self.sheet(judged("x")) == []


MONEY = """format: referee-log/1
game: penta
options: {goal: 30}
seats: [Ada, Bo, Cy, Di]
events:
  - {by: Di, deal: {Ada: trump-9 wild-1 x x x x x x x x x x x}}
  - {by: Ada, bet: 3}
  - {by: Bo, bet: fold}
  - {by: Cy, bet: 5}
  - {by: Di, bet: fold}
  - {by: Ada, bet: fold}
"""
POTS = {"hand": "hand pot", "reward": "reward pot"}


def partners() -> dict[str, Any]:
    """A hand of the simplified game with partners: Ada has all trumps and all wild cards, and takes every trick."""
    trumps = [f"trump-{number}" for number in range(9, 0, -1)]
    low = [f"elay-{number}" for number in range(1, 8)]
    hunti, sweela, coru, torz = (
        [f"{suit}-{n}" for n in range(8, 0, -1)] for suit in ("hunti", "sweela", "coru", "torz")
    )
    bo, cy, di = [*hunti[:6], *low[::-1]], [*sweela, *coru[:5]], [*coru[5:], *torz, *hunti[6:]]
    ada = [*trumps, "elay-8", "wild-1", "wild-2", "wild-3"]
    events: list[dict[str, Any]] = [{"by": "Di", "deal": {"Ada": ada, "Bo": bo, "Cy": cy, "Di": di}}]
    events += [{"bid": bid} for bid in (13, 0, 0, 0)]
    for lead, *others in zip(ada, bo, cy, di, strict=True):
        named = {"as": f"elay-{8 - int(lead[-1])}"} if lead.startswith("wild") else {}
        events += [{"play": lead, **named}, {"plays": others}]
    options = {"goal": 200}
    head = {"format": "referee-log/1", "game": "penta", "variants": ["simplified", "partners"], "options": options}
    return {**head, "seats": ["Ada", "Bo", "Cy", "Di"], "events": events}


class TestMoney:
    """Chips are told apart from points, and who pays whom."""

    @staticmethod
    def chips(verdict: Verdict, lang: str = "en", columns: int | None = None) -> list[str]:
        """The table of chips."""
        sheet = sheet_text(verdict, "game.yaml", lang, columns, pot_names(Bench(lang=lang), verdict)).splitlines()
        return sheet[len(points_of(sheet)) :]

    def test_who_pays_whom_and_what_each_has_then(self) -> None:
        verdict = judged(MONEY)
        assert sheet_text(verdict, "game.yaml", "en", None, POTS).splitlines() == [
            "game.yaml: score sheet: no points yet",
            "game.yaml: chips",
            "  line  from      total  to          total  chips  why               clause",
            "     6  Ada          -1  hand pot        1      1  ante              PT.ANTE",
            "     6  Bo           -1  hand pot        2      1  ante              PT.ANTE",
            "     6  Cy           -1  hand pot        3      1  ante              PT.ANTE",
            "     6  Di           -1  hand pot        4      1  ante              PT.ANTE",
            "     7  Ada          -4  hand pot        7      3  bets 3            PT.BET",
            "     9  Cy           -6  hand pot       12      5  raises to 5       PT.BET",
            "    11  hand pot      8  reward pot      4      4  of 12 in the pot  PT.SPLIT",
            "    11  hand pot      0  Cy             +2      8  all 8             PT.ALONE",
        ]
        german = judged(MONEY, "de")
        assert self.chips(german, "de")[:3] == [
            "game.yaml: Chips",
            "  Zeile  von   Stand  an          Stand  Chips  wofür           Klausel",
            "      6  Ada      -1  Topf            1      1  Grundeinsatz    PT.ANTE",
        ]

    def test_the_summary_has_chips_beside_the_points_and_the_pots_that_hold_something(self) -> None:
        assert shown(MONEY, pots=POTS)[-1] == (
            "game.yaml: clean; Ada 0, Bo 0, Cy 0, Di 0; chips: Ada -4, Bo -1, Cy +2, Di -1, reward pot 4; not finished"
        )
        verdict = judged(MONEY.replace("goal: 30", "goal: 30, max-hands: 1"), "de")
        assert unstyle(verdict_text(verdict, "de")).splitlines()[-1] == (
            "game.yaml: fehlerfrei; Ada 0, Bo 0, Cy 0, Di 0; "
            "Chips: Ada -3, Bo 0, Cy +3, Di 0; Ada, Bo, Cy und Di haben gewonnen"
        )

    def test_without_names_the_pots_go_by_their_ids(self) -> None:
        assert ", reward 4; " in shown(MONEY)[-1]
        assert "  hand      0  Cy " in sheet_text(judged(MONEY), "x", "en")

    def test_a_game_without_money_says_nothing_of_chips(self) -> None:
        verdict = judged(MONEY[: MONEY.index("  - {by: Ada, bet")].replace("seats", "variants: [points-only]\nseats"))
        assert verdict.verdict == "clean"
        assert pot_names(Bench(), verdict) == {}
        assert "chips" not in verdict_text(verdict, "en")

    def test_before_anything_is_paid(self) -> None:
        verdict = judged(MONEY[: MONEY.index("  - {by: Di, deal")].replace("events:", "events: []"))
        assert sheet_text(verdict, "game.yaml", "en").splitlines() == [
            "game.yaml: score sheet: no points yet",
            "game.yaml: chips: none paid yet",
        ]

    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_pots_are_called_as_the_rules_say(self, lang: str) -> None:
        names = {"en": POTS, "de": {"hand": "Topf", "reward": "Siegertopf"}}
        assert pot_names(Bench(lang=lang), judged(MONEY, lang)) == names[lang]
        assert pot_names(Bench(lang=lang), judged("x", lang)) == {}

    @pytest.mark.parametrize("columns", [None, 80, 100])
    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_it_keeps_to_the_terminal_and_its_sums_are_the_chips(self, lang: str, columns: int | None) -> None:
        tables = 0
        for path in EXAMPLES:
            verdict = referee.judge(path, lang=lang)
            rows = self.chips(verdict, lang, columns)
            assert bool(rows) == (verdict.chips is not None)
            if not rows:
                continue
            tables += 1
            assert max(map(width, rows[1:])) <= (columns or 80)
            assert max(map(width, self.chips(verdict, lang, 74)[1:])) <= 74
            names = pot_names(Bench(lang=lang), verdict)
            last: dict[str, int] = {}
            for row in rows[2:]:
                if row[:7].strip():
                    source, before, target, after, *_ = re.split("  +", row.strip())[1:]
                    last |= {source: int(before), target: int(after)}
            pots = {name: last.pop(name) for name in names.values()}
            assert pots == {names[pot]: held for pot, held in (verdict.pots or {}).items()}
            assert last == verdict.chips
        assert tables > 1

    @pytest.mark.parametrize(
        "name", ["Somebody with a very long name", "ひろしひろしひろしひろしひろし", "e\u0301" * 20]
    )
    def test_long_and_wide_names_are_clipped_before_the_table_is_too_wide(self, name: str) -> None:
        text = MONEY.replace("Ada", f'"{name}"').replace("Cy", f'"{name[:-1]}"')
        rows = self.chips(judged(text))
        assert sum("PT." in row for row in rows) == 8
        assert max(map(width, rows)) <= 80
        assert len({width(row[: row.index("PT.")]) for row in rows if "PT." in row}) == 1
        assert sum("…" in row for row in rows) == 5

    @pytest.mark.parametrize("evil", HOSTILE)
    def test_nothing_hostile_comes_through(self, evil: str) -> None:
        verdict = judged(MONEY)
        assert verdict.ledger
        moved = next(entry for entry in verdict.ledger if isinstance(entry, ChipsEntry))
        verdict.ledger[:] = [msgspec.structs.replace(moved, source=f"seat:Ada{evil}", target=f"pot:{evil}", why=evil)]
        verdict.chips, verdict.pots = {f"Ada{evil}": -1}, {f"hand{evil}": 1}
        verdict.scores, verdict.sides = {f"Ada{evil}": 0}, [[f"Ada{evil}"]]
        for pots in ({}, {evil: evil}):
            text = unstyle(verdict_text(verdict, "en", pots=pots))
            assert all(line.isprintable() for line in text.split("\n"))


class TestSides:
    def test_partners_have_one_row_and_one_score(self) -> None:
        verdict = referee.judge(partners())
        assert sheet_text(verdict, "game.yaml", "en", 100).splitlines()[1:] == [
            "               event  side      points  total  why                        clause",
            "  /events/30/plays/2  Ada & Cy     155    155  bid 13, took 13; zeros 25  PT.PARTNERS",
            "  /events/30/plays/2  Bo & Di       50     50  bid 0, took 0; zeros 50    PT.PARTNERS",
        ]
        assert (
            unstyle(verdict_text(verdict, "en")).splitlines()[-1] == "-: clean; Ada & Cy 155, Bo & Di 50; not finished"
        )

    def test_a_side_has_a_total_of_its_own_from_deal_to_deal(self) -> None:
        verdict = referee.judge(next(path for path in EXAMPLES if path.match("spades/examples/whole-game.yaml")))
        assert sheet_text(verdict, "game.yaml", "en", 80).splitlines() == [
            "game.yaml: score sheet",
            "  line  side           points  total  why                     clause",
            "    37  East & West       100    100  tricks taken on nil: 0  SP.NIL",
            "    37  North & South      70     70  bid 7, took 9           SP.CONTRACT",
            "    37  East & West        40    140  bid 4, took 4           SP.CONTRACT",
            "    37  North & South       2     72  bags: 2                 SP.OVER",
            "    63  North & South    -100    -28  tricks taken on nil: 1  SP.NIL",
            "    63  North & South     -50    -78  bid 5, took 3           SP.CONTRACT",
            "    63  East & West        60    200  bid 6, took 9           SP.CONTRACT",
            "    63  North & South       1    -77  bags: 1                 SP.OVER",
            "    63  East & West         3    203  bags: 3                 SP.OVER",
        ]
        assert unstyle(verdict_text(verdict, "en")).endswith(
            "whole-game.yaml: clean; North & South -77, East & West 203; East and West have won"
        )

    def test_in_german_they_are_a_side(self) -> None:
        head = sheet_text(referee.judge(partners(), lang="de"), "game.yaml", "de", 100).splitlines()[1]
        assert head.split() == ["Ereignis", "Partei", "Punkte", "Stand", "wofür", "Klausel"]

    @pytest.mark.parametrize(
        ("cy", "columns", "shown"),
        [
            ("Maximiliane of the Hill", 120, "Ada & Maximiliane of the Hill"),
            ("Maximiliane of the Hill", 80, "Ada & Maximiliane of the …"),
            ("Maximiliane & Moritz", 120, "Ada & Maximiliane & Moritz"),
            ("Maximiliane & Moritz", 70, "Ada & Ma… & Mor…"),
            (" & " * 20 + "Cy", 80, "… &  &  "),
            ("ひろしひろしひろしひろしひろし", 70, "Ada & ひろしひ…"),
        ],
    )
    def test_of_long_names_every_partner_keeps_a_part(self, cy: str, columns: int, shown: str) -> None:
        log = json.loads(json.dumps(partners()).replace('"Cy"', json.dumps(cy)))
        for text in (yaml.safe_dump(log, allow_unicode=True, sort_keys=False), json.dumps(log)):
            rows = sheet_text(judged(text), "game.yaml", "en", columns).splitlines()[2:]
            assert max(map(width, rows)) <= columns
        rows = sheet_text(judged(yaml.safe_dump(log)), "game.yaml", "en", columns).splitlines()[2:]
        assert [row for row in rows if f"  {shown}" in row], rows

    def test_partners_who_win_are_told_by_name(self) -> None:
        log = partners()
        log["options"]["goal"] = 100
        assert verdict_text(referee.judge(log), "en").endswith("; Ada and Cy have won")
        assert verdict_text(referee.judge(log, lang="de"), "de").endswith("; Ada und Cy haben gewonnen")

    def test_partners_who_score_apart_have_a_row_each(self) -> None:
        verdict = referee.judge(partners())
        assert verdict.ledger
        first, *others = verdict.ledger
        assert isinstance(first, LedgerEntry)
        verdict.ledger[:] = [msgspec.structs.replace(first, points=7), *others]
        rows = sheet_text(verdict, "game.yaml", "en", 100).splitlines()[2:]
        assert [re.split("  +", row.strip())[1] for row in rows] == ["Ada", "Bo & Di", "Cy"]


class TestStanding:
    @pytest.mark.parametrize(
        ("events", "en", "de"),
        [
            ("events: []\n", "first comes the cut or the deal", "Zuerst wird abgehoben oder gegeben"),
            (
                "events:\n  - cut: {Anna: 3♠, Ben: 3♦}\n",
                "equal cards were cut, so another cut is due",
                "Nach gleichen Karten ist noch einmal abzuheben",
            ),
            ("events:\n  - cut: {Anna: 3♠, Ben: K♦}\n", "a deal by Anna is due", "Anna muss geben"),
            (EVENTS[: EVENTS.index("  - turn")], "Ben must turn up a card", "Ben muss eine Karte aufdecken"),
            (EVENTS, "Anna must lead", "Anna muss ausspielen"),
            (EVENTS + "  - play: K♥\n", "Ben must play a card", "Ben muss eine Karte spielen"),
            (EVENTS + "  - plays: K♥ 3♣\n", "Anna must turn up a card", "Anna muss eine Karte aufdecken"),
        ],
    )
    def test_what_must_come_next(self, events: str, en: str, de: str) -> None:
        for lang, due in (("en", en), ("de", de)):
            verdict = judged(HEAD + events, lang)
            assert due_next(Bench(lang=lang), verdict) == due
            line = verdict_text(verdict, lang, due=due).splitlines()[-1]
            assert line.endswith(f"; not finished: {due}" if lang == "en" else f"; nicht beendet: {due}")

    @pytest.mark.parametrize(
        ("example", "line", "en", "de"),
        [
            ("german-whist/hidden-draws", "draw: 8♥", "Ben must draw 8♥, which lies turned up", "Ben muss 8♥ ziehen; "),
            ("german-whist/hidden-draws", "draw: 5♣", "Anna must draw a card", "Anna muss eine Karte ziehen"),
            ("german-whist/hidden-draws", "turn: Q♣", "a card must be turned up", "Eine Karte ist aufzudecken"),
            ("whist/hidden-revoke", "turn: 7♠", "East must turn up a card", "East muss eine Karte aufdecken"),
            ("spades/whole-game", "{by: North, bid: 3}", "North must bid", "North muss ansagen"),
            ("spades/whole-game", "plays: 2♣ 3♣ A♣ 6♣", "West must lead", "West muss ausspielen"),
        ],
    )
    def test_what_must_come_next_where_cards_are_drawn_and_tricks_bid(
        self, example: str, line: str, en: str, de: str
    ) -> None:
        game, name = example.split("/")
        (path,) = (path for path in EXAMPLES if path.match(f"{game}/examples/{name}.yaml"))
        text = path.read_text("utf-8")
        assert text.count(f"  - {line}") == 1
        for lang, due in (("en", en), ("de", de)):
            assert due_next(Bench(lang=lang), judged(text[: text.index(f"  - {line}")], lang)).startswith(due)

    def test_it_is_whose_turn_it_is(self) -> None:
        for text in (HEAD + EVENTS, HEAD + EVENTS + "  - play: K♥\n", HEAD + EVENTS + "  - plays: K♥ 3♣\n"):
            answer = legal(Bench(), next(from_text(text)))
            assert isinstance(answer, Legal)
            assert due_next(Bench(), judged(text)).startswith(f"{answer.seat} must ")

    @pytest.mark.parametrize(
        "text",
        [
            HEAD + EVENTS + "  - play: A♦\n",
            HEAD.replace("seats", "options: {target: 9}\nseats") + EVENTS + "  - plays: K♥ A♥\n",
            HEAD + EVENTS + "result: {ended: abandoned}\n",
            "x",
        ],
    )
    def test_nothing_must_come_next(self, text: str) -> None:
        assert due_next(Bench(), judged(text)) == ""

    def test_of_a_log_that_never_was_a_text(self) -> None:
        log = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"], "events": []}
        assert due_next(Bench(), referee.judge(log)) == "first comes the cut or the deal"


class TestAnnotations:
    def test_a_fault_is_an_error_and_an_open_question_a_notice(self) -> None:
        (line,) = github_lines(judged(HEAD + EVENTS + "  - plays: K♥ 3♣\n"))
        assert line == (
            "::error file=game.yaml,line=7,col=15,title=referee (play.revoke)"
            "::game.yaml:7:15: Ben plays 3♣ to a heart lead while holding A♥. [PN.FOLLOW]"
            "%0Alawful: A♥"
            "%0APN.FOLLOW: Follow suit if you can, else play any card"
            "%0Asee en: Playing the tricks; de: Die Stiche"
        )
        hidden = EVENTS.replace("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠", "7")
        (line,) = github_lines(judged(HEAD + hidden + "  - plays: K♥ 3♣\n", "de"), "de")
        assert line.startswith(
            "::notice file=game.yaml,line=7,col=15,title=referee (undetermined)::game.yaml:7:15: Ben "
        )

    def test_a_clean_log_needs_no_annotation(self) -> None:
        assert list(github_lines(judged(HEAD + EVENTS))) == []

    def test_a_log_that_is_no_text_has_a_pointer(self) -> None:
        log = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"], "events": [{"play": "A♥"}]}
        (line,) = github_lines(referee.judge(log))
        assert line.startswith("::error title=referee (order.out-of-phase)::-:/events/0: ")

    @pytest.mark.parametrize("evil", [*HOSTILE, "%0A::error::x", "a,line=1::x"])
    def test_nothing_hostile_is_a_command(self, evil: str) -> None:
        log = f'{{"format":"referee-log/1","game":{json.dumps(evil)},"seats":["Anna","Ben"],"events":[]}}'
        (line,) = github_lines(judged(log, name=f"x{evil}.json"))
        assert line.isprintable()
        command, place, told = re.fullmatch(r"::(\w+) (.*?)::(.*)", line).groups()  # type: ignore[union-attr]
        assert command == "error"
        assert [part.split("=")[0] for part in place.split(",")] == ["file", "line", "col", "title"]
        assert "%" not in re.sub(r"%(25|3A|2C)", "", place + told)

    @staticmethod
    def sarif(*verdicts: Verdict, lang: str = "en") -> Any:
        writer = Sarif("1.2.3", lang)
        return json.loads(writer.begin() + "".join(map(writer.add, verdicts)) + writer.end(successful=True))

    def test_sarif_has_a_rule_for_every_code_of_a_log(self) -> None:
        for lang in ("en", "de"):
            run = self.sarif(lang=lang)["runs"][0]
            rules = run["tool"]["driver"]["rules"]
            codes = [code for code in CODES if not code.startswith("rules.")]
            assert [rule["id"] for rule in rules] == [*codes, "undetermined"]
            assert rules[0]["shortDescription"]["text"] == CODES["log.not-found"].text[lang]
            assert run["columnKind"] == "unicodeCodePoints"
            assert run["results"] == []
            assert run["invocations"] == [{"executionSuccessful": True}]

    def test_a_result_has_its_place_and_its_rule(self) -> None:
        text = HEAD + EVENTS + "  - plays: K♥ 3♣\n  - score: {Ben: 3}\n"
        run = self.sarif(judged(text, name="a b/ö.yaml"), judged(text), judged(HEAD + EVENTS))["runs"][0]
        assert len(run["results"]) == 4
        first, second, *_ = run["results"]
        rule = run["tool"]["driver"]["rules"][first["ruleIndex"]]["id"]
        assert (rule, first["ruleId"], first["level"]) == ("play.revoke", "play.revoke", "error")
        place = first["locations"][0]["physicalLocation"]
        assert place["artifactLocation"] == {"uri": "a%20b/%C3%B6.yaml", "uriBaseId": "%SRCROOT%"}
        assert place["region"] == {"startLine": 7, "startColumn": 15, "endLine": 7, "endColumn": 17}
        assert first["message"]["text"] == (
            "Ben plays 3♣ to a heart lead while holding A♥. "
            "PN.FOLLOW: Follow suit if you can, else play any card (en: Playing the tricks; de: Die Stiche)."
        )
        assert first["properties"] == {
            "entry": 1,
            "severity": "irregular",
            "clause": "PN.FOLLOW",
            "clauseText": "Follow suit if you can, else play any card",
            "cite": ["en: Playing the tricks", "de: Die Stiche"],
            "seat": "Ben",
            "legal": ["A♥"],
        }
        assert second["ruleId"] == "claim.score"
        assert len({result["partialFingerprints"]["referee/v1"] for result in run["results"]}) == 4

    def test_an_open_question_is_no_error(self) -> None:
        text = HEAD + EVENTS.replace("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠", "7") + "  - plays: K♥ 3♣\n"
        (result,) = self.sarif(judged(text, name="/x/y.yaml"))["runs"][0]["results"]
        assert (result["ruleId"], result["kind"], result["level"]) == ("undetermined", "open", "none")
        assert result["message"]["text"].endswith(" [PN.FOLLOW]")
        assert result["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": "file:///x/y.yaml"}

    def test_sarif_of_no_text(self) -> None:
        log = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"], "events": [{"play": "A♥"}]}
        (result,) = self.sarif(referee.judge(log))["runs"][0]["results"]
        assert result["locations"][0] == {
            "physicalLocation": {"artifactLocation": {"uri": "-", "uriBaseId": "%SRCROOT%"}},
            "logicalLocations": [{"fullyQualifiedName": "/events/0"}],
        }


class TestCarets:
    @staticmethod
    def marked(text: str, column: int, length: int, columns: int = 120) -> str:
        """What stands above the carets, by the columns of a terminal."""
        line, carets = framed(text, 1, column, length, columns)
        start, count = carets.index("^"), carets.count("^")
        place, found = 0, ""
        for sign in line:
            if start <= place < start + count or (place == start + count and width(sign) == 0):
                found += sign
            place += width(sign)
        return found

    @pytest.mark.parametrize(
        ("text", "part"),
        [
            ("- {by: Anna, play: 3♣}", "3♣"),
            ("- {by: 老王, play: 3♣}", "3♣"),
            ("- {by: 老王, play: 3♣}", "老王"),
            ("- {by: Zoe\u0308, play: 3♣}", "3♣"),
            ("- {by: Zoe\u0308, play: 3♣}", "Zoe\u0308"),
            ("- {by: 👩‍🚀, play: 3♥\ufe0f}", "3♥\ufe0f"),
            ("\t- {by: Anna,\tplay: 3♣}", "3♣"),
            ("- {by: ｶﾞ, play: 3♣}", "3♣"),
        ],
    )
    def test_carets_stand_under_the_part(self, text: str, part: str) -> None:
        assert self.marked(text, text.index(part) + 1, len(part)) == part

    def test_escaped_signs_take_the_room_they_take(self) -> None:
        line, carets = framed("a\x1bb\u202ec", 1, 5, 1)
        assert line == "   1 | a\\x1bb\\u202ec"
        assert line[carets.index("^")] == "c"

    def test_past_the_end_of_the_line(self) -> None:
        assert list(framed("- {by: Ben", 3, 11, 1)) == ["   3 | - {by: Ben", "     |           ^"]

    @pytest.mark.parametrize("column", [1, 60, 500, 981, 1000])
    @pytest.mark.parametrize("columns", [30, 73, 120])
    def test_of_a_long_line_what_is_around(self, column: int, columns: int) -> None:
        text = "".join(chr(ord("a") + place % 26) for place in range(1000))
        line, carets = framed(text, 1, column, 1, columns)
        assert width(line) <= columns + 7
        assert width(carets) <= columns + 7
        assert line[carets.index("^")] == text[column - 1]
        assert ("…" in line[:8]) == (column > columns // 2)
        assert line.endswith("…") == (column < 1000 - columns // 2)

    @given(st.text(max_size=300), st.data(), st.integers(20, 130))
    def test_no_line_is_wider_than_the_terminal(self, text: str, data: st.DataObject, columns: int) -> None:
        column = data.draw(st.integers(1, len(text) + 1))
        line, carets = framed(text, 1, column, data.draw(st.integers(0, 400)), columns)
        widest = max((width(visible(sign)) for sign in text), default=1)
        assert width(line) <= columns + 7 + widest
        assert width(carets) <= columns + 7 + widest
        assert line.isprintable() or set("\ufe0f\u200d") & set(line)

    def test_a_line_of_megabytes_takes_no_time(self) -> None:
        text = "x" * 8_000_000
        for _ in range(200):
            list(framed(text, 1, 7_000_000, part_length(text, 7_000_000)))

    @pytest.mark.parametrize(
        ("text", "column", "part"),
        [
            ("- {by: Anna, play: 3♣} # no", 3, "{by: Anna, play: 3♣}"),
            ("- {by: 'A}', play: 3♣} # no", 3, "{by: 'A}', play: 3♣}"),
            ("- {by: O'Neil, play: 3♣} # don't", 3, "{by: O'Neil, play: 3♣}"),
            ('{"events":[{"by":"A\\"}","play":"3♣"},{"by":"B"}]}', 12, '{"by":"A\\"}","play":"3♣"}'),
            ("- plays: K♥ 3♣", 13, "3♣"),
            ("- plays: [K♥, 3♣]", 15, "3♣"),
            ('"K♥ 3♣"', 1, '"K♥ 3♣"'),
            ("- plays:", 3, "plays"),
            ("- {by: Anna, ", 3, "{by: Anna,"),
            ("", 1, "-"),
            (": x", 1, ":"),
        ],
    )
    def test_what_part_begins_there(self, text: str, column: int, part: str) -> None:
        assert part_length(text, column) == len(part)

    def test_a_log_in_one_line_has_one_event_underlined(self) -> None:
        log = (
            '{"format":"referee-log/1","game":"penneech","seats":["Anna","Ben"],"events":[{"play":"A♥"},{"turn":"9♥"}]}'
        )
        _, line, caret, *_ = shown(log)
        assert line[caret.index("^") : caret.rindex("^") + 1].startswith('{"play":"A♥"}')
        assert caret.count("^") == len('{"play":"A♥"}')


class TestEscaping:
    @given(st.text())
    def test_what_is_visible_is_harmless(self, text: str) -> None:
        assert visible(text).replace("\ufe0f", "").replace("\u200d", "").isprintable()

    @given(st.text(st.characters(exclude_categories=["Cs"])))
    def test_an_act_can_be_pasted_into_a_log(self, text: str) -> None:
        written = yaml_scalar(text)
        assert written.isprintable()
        verdict = judged(f"{HEAD}id: {written}\nmeta: {{a: {written}, b: [{written}]}}\nevents: []\n")
        assert verdict.id == text or verdict.verdict == "unreadable"
        if text and not re.search(r"[\ud800-\udfff]", text):
            assert yaml.safe_load(f"{{a: {written}}}") == {"a": text}

    def test_texts_of_rules_are_one_line(self) -> None:
        assert folded("Follow\n  suit\x1b[0m\n") == "Follow suit\\x1b[0m"

    def test_file_names(self) -> None:
        assert [file_name(name) for name in (None, "-", "::x", "##[x]", "a\nb")] == [
            "-",
            "-",
            "./::x",
            "./##[x]",
            "a\\nb",
        ]


class TestLegal:
    @staticmethod
    def answer(text: str) -> Legal:
        answer = legal(Bench(), next(from_text(text)))
        assert isinstance(answer, Legal)
        return answer

    @staticmethod
    def ask(log: dict[str, Any]) -> Legal:
        answer = legal(Bench(), from_value(log))
        assert isinstance(answer, Legal)
        return answer

    def test_before_the_cut(self) -> None:
        assert legal_text(self.answer(HEAD + "events: []\n"), "x.yaml", "en").splitlines() == [
            "x.yaml: No one seat is to act.",
            "May come next:",
            "  - {cut: …}",
            "  - {by: Anna, deal: …}",
            "  - {by: Ben, deal: …}",
        ]

    def test_what_may_be_played_and_what_may_not(self) -> None:
        answer = self.answer(HEAD + EVENTS + "  - play: K♥\n")
        lines = legal_text(answer, "x.yaml", "de").splitlines()
        assert lines[:4] == [
            "x.yaml: Ben ist an der Reihe.",
            "Jetzt kann kommen:",
            "  - {by: Ben, play: A♥}",
            "Darf nicht gespielt werden:",
        ]
        assert "  - {by: Ben, play: 3♣}  # play.revoke [PN.FOLLOW]" in lines

    @pytest.mark.parametrize(
        ("cards", "end"),
        [
            ("7", "7 cards of this hand are unknown."),
            ("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ x", "One card of this hand is unknown."),
        ],
    )
    def test_what_nobody_knows(self, cards: str, end: str) -> None:
        text = HEAD + EVENTS.replace("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠", cards) + "  - play: K♥\n"
        assert legal_text(self.answer(text), "x.yaml", "en").splitlines()[-1] == end

    def test_a_bet_is_a_number_or_more(self) -> None:
        before = MONEY[: MONEY.index("  - {by: Cy, bet")]
        assert legal_text(self.answer(before), "x.yaml", "en").splitlines() == [
            "x.yaml: Cy is to act.",
            "May come next:",
            "  - {by: Cy, bet: match}",
            "  - {by: Cy, bet: fold}",
            "  - {by: Cy, bet: 4}  # or more",
        ]
        limited = before.replace("seats:", "rulings: {PT-BET-6: pot-limit}\nseats:")
        assert "  - {by: Cy, bet: 4}  # up to 13" in legal_text(self.answer(limited), "x.yaml", "en")
        assert "  - {by: Cy, bet: 4}  # bis 13" in legal_text(self.answer(limited), "x.yaml", "de")

    def test_bids_that_follow_each_other_share_a_line(self) -> None:
        log = partners()
        del log["events"][4:]
        lines = legal_text(self.ask(log), "x.yaml", "en").splitlines()
        assert lines[1:] == ["May come next:", "  - {by: Di, bid: 0}  # up to 13"]
        log["events"][1:] = [{"bid": 1}, {"bid": 2}, {"bid": 3}]
        log["rulings"] = {"PT-BID-2": "hook"}
        assert legal_text(self.ask(log), "x.yaml", "en").splitlines()[2:] == [
            "  - {by: Di, bid: 0}  # up to 6",
            "  - {by: Di, bid: 8}  # up to 13",
        ]
        log["rulings"] = {"PT-BID-2": "uncapped"}
        assert legal_text(self.ask(log), "x.yaml", "de").splitlines()[2:] == ["  - {by: Di, bid: 0}  # oder mehr"]

    def test_a_word_that_may_be_bid_has_a_line_of_its_own(self) -> None:
        """But another way to write a number has none."""
        (path,) = (path for path in EXAMPLES if path.match("spades/examples/whole-game.yaml"))
        text = path.read_text("utf-8").replace("options: {target: 200}", "variants: [blind-nil]")
        text = text[: text.index("result:")] + "  - {by: North, deal: {}}\n"
        for bid, lines in (
            ("", ["  - {by: East, bid: 0}  # up to 13"]),
            ("  - bid: 3\n", ["  - {by: South, bid: 0}  # up to 13", "  - {by: South, bid: blind-nil}"]),
        ):
            assert legal_text(self.ask(yaml.safe_load(text + bid)), "x.yaml", "en").splitlines()[2:] == lines

    def test_a_card_that_is_drawn(self) -> None:
        (path,) = (path for path in EXAMPLES if path.match("german-whist/examples/hidden-draws.yaml"))
        text = path.read_text("utf-8")
        for next_line, act in (
            ("draw: 8♥", "{by: Ben, draw: 8♥}"),
            ("draw: 5♣", "{by: Anna, draw: …}"),
            ("turn: Q♣", "{turn: …}"),
        ):
            log = yaml.safe_load(text[: text.index(f"  - {next_line}")])
            assert legal_text(self.ask(log), "x.yaml", "en").splitlines()[1:] == ["May come next:", f"  - {act}"]

    @pytest.mark.parametrize("columns", [None, 50])
    def test_a_wild_card_has_one_line_for_all_that_it_may_stand_for(self, columns: int | None) -> None:
        log = partners()
        log["events"] = log["events"][: 5 + 2 * 10]
        answer = self.ask(log)
        lines = legal_text(answer, "x.yaml", "en", columns).splitlines()
        first = lines.index("  - {by: Ada, play: wild-1, as: elay-8}")
        others = lines[first + 1 :]
        assert others[0].startswith("    # or as elay-7 elay-6 ")
        assert all(line.startswith("    # ") for line in others)
        assert max(map(len, others)) <= (columns or 80)
        named = [act["as"] for act in answer.acts if act["play"] == "wild-1"]
        assert " ".join(line.removeprefix("    # ") for line in others) == f"or as {' '.join(named[1:])}"
        assert len(named) == 40

    def test_a_display_of_a_hand_that_nobody_knows_is_left_open(self) -> None:
        matches = "".join(f"  - {{by: {seat}, bet: match}}\n" for seat in ("Bo", "Cy", "Di"))
        lines = legal_text(self.answer(MONEY[: MONEY.index("  - {by: Bo, bet")] + matches), "x.yaml", "en").splitlines()
        assert lines == [
            "x.yaml: Ada is to act.",
            "May come next:",
            *(f"  - {{by: {seat}, display: …}}" for seat in ("Ada", "Bo", "Cy", "Di")),
            "  - {by: Ada, bid: 0}  # up to 13",
        ]

    def test_a_renaming(self) -> None:
        log = partners()
        log["events"] = [*log["events"][: 5 + 2 * 10], {"play": "wild-1", "as": "elay-2"}, {"play": "elay-2"}]
        assert legal_text(self.ask(log), "x.yaml", "en").splitlines()[:4] == [
            "x.yaml: Ada is to act.",
            "May come next:",
            "  - {by: Ada, rename: elay-8}",
            "  - {by: Ada, rename: elay-7}",
        ]

    @pytest.mark.parametrize("seed", range(12))
    def test_each_line_for_an_act_can_be_put_into_the_log(self, seed: int) -> None:
        """Of a game with bets, bids and wild cards, too."""
        log = penta.lawful(random.Random(seed), stop=6 + 5 * seed).log
        log.pop("result", None)
        answer = self.ask(log)
        lines = legal_text(answer, "x.yaml", "en").split("May not be played:")[0].splitlines()
        acts = [yaml.safe_load(line)[0] for line in lines if line.startswith("  - ") and "…" not in line]
        assert acts or not answer.acts or all(None in act.values() for act in answer.acts)
        for act in acts:
            assert referee.judge({**log, "events": [*log["events"], act]}).verdict in ("clean", "undetermined"), act

    def test_after_the_end(self) -> None:
        text = HEAD.replace("seats", "options: {target: 9}\nseats") + EVENTS + "  - plays: K♥ A♥\n"
        assert legal_text(self.answer(text), "x.yaml", "en") == "x.yaml: The game is over."

    @pytest.mark.parametrize("name", ["a: b", "no", "007", "- x", "{x}", 'say "x"', "O'Neil", "#1", "老王"])
    def test_each_act_can_be_appended_as_it_stands(self, name: str) -> None:
        head = HEAD.replace("Anna", yaml_scalar(name))
        events = EVENTS.replace("Anna", yaml_scalar(name)).replace("by: Ben", f"by: {yaml_scalar(name)}")
        lines = legal_text(self.answer(head + events), "x.yaml", "en").splitlines()
        acts = [line for line in lines if "play" in line]
        assert len(acts) == 7
        for act in acts:
            assert judged(head + events + act + "\n").verdict == "clean"


class TestGames:
    @staticmethod
    def one(name: str, lang: str = "en", columns: int | None = None) -> list[str]:
        """What is told of one game."""
        return games_text([game for game in Shelf().games() if game.name == name], lang, columns).splitlines()

    def test_of_one_game_everything_is_told_in_words(self) -> None:
        for game in referee.games():
            lines = self.one(game["game"])
            assert lines[0] == f"{game['game']} {game['version']}: {game['name']['en']}"
            assert lines[1] == f"  {game['summary']['en']}"
            for part in ("variants", "profiles", "presets", "options", "rulings", "sources"):
                for name in game[part]:
                    assert [line for line in lines if line.startswith(f"    {name} ")]
            for name, title in game["sources"].items():
                assert re.search(rf"^    {name} +{re.escape(title)}$", "\n".join(lines), re.MULTILINE)
            for ruling in game["rulings"].values():
                ((question, answers),) = [
                    pair for pair in itertools.pairwise(lines) if pair[0].endswith(f"  {ruling['text']['en']}")
                ]
                assert answers.strip().split(", ")[0] == ruling["default"]
                assert set(answers.strip().split(", ")) == set(ruling["answers"])
                assert len(answers) - len(answers.lstrip()) == len(question) - len(ruling["text"]["en"])

    def test_of_several_the_names(self) -> None:
        *blocks, more = games_text(Shelf().games(), "en").split("\n\n")
        assert more == "More of one game: `referee games GAME`; of one name: `referee explain NAME`."
        for game, block in zip(referee.games(), blocks, strict=True):
            assert block.startswith(
                f"{game['game']} {game['version']}: {game['name']['en']}\n  {game['summary']['en']}\n"
            )
            told = dict(re.split("  +", line.strip(), maxsplit=1) for line in block.splitlines()[2:])
            kinds = {"variants": "variants", "profiles": "profiles", "presets": "presets", "rulings": "open points"}
            for part, label in kinds.items():
                assert told.get(label, "") == ", ".join(game[part])
            assert told["sources"] == "; ".join(game["sources"].values())
            assert told["notations"] == ", ".join(game["notations"])
            assert re.findall("[a-z-]+(?= =| [(])", told["options"]) == list(game["options"])

    def test_several_games_take_less_room_than_each_alone(self) -> None:
        games = Shelf().games()
        several = games_text(games, "en", 80).splitlines()
        assert len(several) < sum(len(self.one(game.name, "en", 80)) for game in games) / 2

    def test_how_many_play_and_what_a_log_must_say(self) -> None:
        lines = self.one("penta")
        for line in (
            "  players: 2 to 8",
            "    goal (must be given)  points that end the game",
            "    ante = 1              chips that each player antes",
        ):
            assert line in lines
        german = self.one("penta", "de")
        for line in ("  Spieler: 2 bis 8", "    goal (muss genannt werden)  Punkte, die das Spiel beenden"):
            assert line in german
        several = games_text(Shelf().games(), "en").splitlines()
        assert "  players      2" in several
        assert "  options      goal (must be given), ante = 1, max-hands = 0" in several

    def test_how_another_program_plays_is_a_list_of_its_own(self, tmp_path: Path) -> None:
        (tmp_path / "x.yaml").write_text(
            "format: referee-rules/1\ngame: parlour\nextends: penneech\nversion: 1.0.0\n"
            "name: {en: Parlour Penneech, de: Salon-Penneech}\nvariants:\n"
            "  robot: {name: {en: As the robot plays, de: Wie der Roboter spielt}, profile: true, "
            "set: {options/target/default: 31}}\n",
            "utf-8",
        )
        games = Shelf([tmp_path]).games()
        text = games_text(games, "en")
        variants = "follow-or-trump, every-honour-counts, first-turn-up-scores, short-deck"
        assert f"\n  variants     {variants}\n  profiles     robot\n  presets      " in text
        lines = games_text(games[-1:], "de").splitlines()
        place = lines.index("  Profile, für Protokolle eines Programms, das so spielt:")
        assert lines[place + 1] == "    robot  Wie der Roboter spielt"
        assert [line for line in lines if "robot" in line] == [lines[place + 1]]
        assert explain("robot", games, "en")[0].splitlines() == [
            "robot (parlour)",
            "As the robot plays: a profile, for the logs of a program that plays so.",
            "In a log: variants: [robot]",
            "In the rules file: options/target/default",
        ]
        assert "Profiles of parlour\n  robot  As the robot plays\n" in catalogue(games, "en")
        assert "Profile von parlour\n" in catalogue(games, "de")

    def test_partners_are_told_beside_the_players(self, tmp_path: Path) -> None:
        """Also where only a game of one's own makes them partners."""
        (tmp_path / "x.yaml").write_text(
            "format: referee-rules/1\ngame: pairs\nextends: penta\nversion: 1.0.0\n"
            "name: {en: Pairs, de: Paare}\nset:\n  players/count: [4, 6, 8]\n"
            "  sides: {clause: PT.PARTNERS, count: 2}\n  phases/points/to: sides\n  end/check: deal-end\n",
            "utf-8",
        )
        games = [game for game in Shelf([tmp_path]).games() if game.name == "pairs"]
        assert "  players: 4, 6, 8, in 2 sides" in games_text(games, "en").splitlines()
        assert "  Spieler: 4, 6, 8, in 2 Parteien" in games_text(games, "de").splitlines()

    def test_a_variant_has_its_name_and_what_is_different(self) -> None:
        assert "    short-deck            Short deck: 32 cards, seven to ace, and 91 points to win." in self.one(
            "penneech"
        )
        assert "    pagat    no variant at all" in self.one("penneech")

    @pytest.mark.parametrize(
        ("counts", "told"), [([2], "2"), ([2, 3], "2, 3"), ([4, 2, 3], "2 to 4"), ([4, 6, 8], "4, 6, 8")]
    )
    def test_how_many_may_play(self, counts: list[int], told: str) -> None:
        from referee.render.games import _counts

        assert _counts(counts, "en") == told

    def test_in_german(self) -> None:
        lines = self.one("penneech", "de")
        for head in ("Einstellungen", "Varianten", "offene Punkte mit den Antworten (die Vorgabe zuerst)", "Quellen"):
            assert f"  {head}:" in lines
        text = games_text(Shelf().games(), "de")
        assert "\n  Zusammenstellungen  pagat, parlett\n" in text
        assert text.endswith("\n\nMehr: `referee games SPIEL` zu einem Spiel, `referee explain NAME` zu einem Wort.")

    @pytest.mark.parametrize("columns", [40, 80, 200])
    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_it_keeps_to_the_terminal(self, lang: str, columns: int) -> None:
        games = Shelf().games()
        for asked in (games, *([game] for game in games)):
            text = games_text(asked, lang, columns)
            longest = max(map(len, text.split()))
            assert max(map(len, text.splitlines())) <= max(columns, 34 + longest)
            assert text.split() == games_text(asked, lang).split()
        assert max(map(len, games_text(games, lang, 80).splitlines())) <= 80

    def test_what_goes_on_stands_in_its_column(self) -> None:
        lines = self.one("penneech", "en", 60)
        place = lines.index("  variants:") + 1
        assert lines[place : place + 3] == [
            "    follow-or-trump       Follow or trump (Parlett): A trump",
            "                          may be played though one could",
            "                          follow; another suit only by a",
        ]
        assert lines[1:3] == [
            "  An English game of the 17th century for two. Every trick",
            "  has a trump suit of its own, and the 7♦ is the best",
        ]

    def test_rules_of_a_stranger_are_data(self, tmp_path: Path) -> None:
        evil = '{en: "\\e[31m\\n::error::x\\u202e"}'
        answers = f"{{a: {{text: {evil}}}, b: {{text: {evil}, set: {{options/target/default: 4}}}}}}"
        (tmp_path / "x.yaml").write_text(
            f"format: referee-rules/1\ngame: evil\nextends: penneech\nversion: 1.0.0\nname: {evil}\nsummary: {evil}\n"
            f'sources: {{s: {{title: {evil[5:-1]}, sections: ["\\u202e"]}}}}\n'
            f'clauses: {{X.Y: {{text: {evil}, cite: ["s: \\u202e"]}}}}\n'
            f"variants: {{v: {{name: {evil}, text: {evil}, set: {{options/target/default: 5}}}}}}\n"
            f"rulings: {{X-A1: {{text: {evil}, default: a, answers: {answers}}}}}\n"
        )
        games = Shelf([tmp_path]).games()
        assert [game.name for game in games][-1] == "evil"
        for text in [
            games_text(games, "de"),
            games_text(games[-1:], "de"),
            *(explain(name, games, "de")[0] for name in ("X.Y", "v", "X-A1")),
        ]:
            assert all(line.isprintable() for line in text.split("\n"))
            assert [line for line in text.split("\n") if line.lstrip().startswith("::")] == []


class TestExplaining:
    def test_everything_listed_is_explained_in_both_languages(self) -> None:
        games = Shelf().games()
        names = explainable(games)
        assert set(CODES) < set(names)
        for name in names:
            english, german = (explain(name, games, lang) for lang in ("en", "de"))
            assert english[1]
            assert german[1]
            assert english[0] != german[0]

    def test_a_code(self) -> None:
        assert explain("play.revoke", [], "en")[0].splitlines() == [
            "play.revoke (irregular)",
            "A card outside what the rules of following allow; it stands.",
            "Example: - plays: K♥ 3♣   # Ben holds A♥",
        ]

    def test_a_clause(self) -> None:
        assert explain("pn.follow", Shelf().games(), "en")[0].splitlines() == [
            "PN.FOLLOW (penneech)",
            "Follow suit if you can, else play any card",
            "  en: Playing the tricks (Penneech, full rules (English))",
            "  de: Die Stiche (Penneech, ausführliche Regeln (deutsch))",
            "In the rules file: phases/tricks/follow",
        ]

    def test_a_clause_of_a_word_that_may_be_bid(self) -> None:
        lines = explain("SP.NIL", Shelf().games(), "en")[0].splitlines()
        assert lines[0] == "SP.NIL (spades)"
        assert lines[-1] == "In the rules file: phases/bid/words/nil, phases/nil"

    @pytest.mark.parametrize(
        ("clause", "choices"),
        [("SP.BLIND", "blind-nil"), ("OH.END.HALF", "down-only, up-only"), ("PT.BET.LIMIT", "pot-limit")],
    )
    def test_a_clause_that_holds_only_where_it_is_chosen(self, clause: str, choices: str) -> None:
        games = Shelf().games()
        assert explain(clause, games, "en")[0].splitlines()[-1] == f"Only with: {choices}"
        assert explain(clause, games, "de")[0].splitlines()[-1] == f"Nur mit: {choices}"

    def test_every_clause_says_where_it_holds(self) -> None:
        games = Shelf().games()
        for game in referee.games():
            for clause in game["clauses"]:
                text = explain(clause, games, "en")[0]
                assert "\nIn the rules file: " in text or "\nOnly with: " in text

    def test_a_card_that_was_drawn(self) -> None:
        for lang, head, remark in (
            ("en", "draw.wrong-card (impossible)", "# 9♥ lies turned up"),
            ("de", "draw.wrong-card (unmöglich)", "# 9♥ liegt aufgedeckt"),
        ):
            lines = explain("draw.wrong-card", [], lang)[0].splitlines()
            assert lines[0] == head
            assert lines[-1].endswith(f"- {{by: Ben, draw: K♥}}   {remark}")

    def test_a_profile_that_two_games_have(self) -> None:
        text, _ = explain("openspiel", Shelf().games(), "en")
        parts = text.split("\n\n")
        assert [part.splitlines()[0] for part in parts] == ["openspiel (oh-hell)", "openspiel (spades)"]
        for part in parts:
            assert part.splitlines()[1] == "OpenSpiel: a profile, for the logs of a program that plays so."
            assert "\nIn a log: variants: [openspiel]\n" in part

    def test_sentences_of_one_section_are_cited_together(self) -> None:
        assert explain("PT.FOLLOW", Shelf().games(), "en")[0].splitlines()[2] == (
            "  en: PLAY#3, #4, #5, WILD CARDS#7 (Franklin's Rules of Penta, with Sharon's observations)"
        )
        text = MONEY[: MONEY.index("  - {by: Bo")] + "  - {by: Bo, bet: pass}\n  - {by: Ada, display: trump-9}\n"
        assert "     = see en: BETTING" in shown(text)
        assert "     = see en: DISPLAY#1, #2, #3, PLAY#6" in shown(
            MONEY[: MONEY.index("  - {by: Ada")].replace("seats", "variants: [points-only]\nseats")
            + "  - {by: Ada, display: trump-9}\n"
        )

    @pytest.mark.parametrize(
        ("cites", "told"),
        [
            ([], []),
            (["en: A#1", "de: B", "en: A#2"], ["en: A#1, #2", "de: B"]),
            (["en: A", "en: A"], ["en: A, A"]),
            (["en: A#1", "en: B#1", "en: A#2"], ["en: A#1, B#1, A#2"]),
        ],
    )
    def test_citations_of_one_source_stand_together(self, cites: list[str], told: list[str]) -> None:
        assert joined(cites) == told

    def test_an_open_point(self) -> None:
        lines = explain("PN-A5", Shelf().games(), "de")[0].splitlines()
        assert lines[1] == "Wer spielt zum ersten Stich aus?"
        assert lines[-3:] == [
            "Antworten (die erste gilt, wo nichts gesagt ist):",
            "  non-dealer-leads: Der Nichtgeber.",
            "  dealer-leads: Der Geber.",
        ]

    def test_a_variant(self) -> None:
        lines = explain("short-deck", Shelf().games(), "en")[0].splitlines()
        assert lines[:2] == ["short-deck (penneech)", "32 cards, seven to ace, and 91 points to win."]
        assert lines[-2:] == [
            "In a log: variants: [short-deck]",
            "In the rules file: pack/cards, pack/clause, options/target/default",
        ]

    def test_a_preset(self) -> None:
        games = Shelf().games()
        assert explain("pagat", games, "en")[0].splitlines() == [
            "pagat (penneech)",
            "Variants played together: no variant at all",
            "In a log: variants: [pagat]",
        ]
        assert "Varianten: follow-or-trump, every-honour-counts, " in explain("parlett", games, "de")[0]

    def test_an_option(self) -> None:
        games = [game for game in Shelf().games() if game.name == "penneech"]
        assert explain("target", games, "en")[0].splitlines() == [
            "target (penneech)",
            "points that win the game",
            "A whole number from 1 to 1000000000. [PN.END.TARGET]",
            "Where a log says nothing: 61",
            "In a log: options: {target: 61}",
        ]

    def test_an_option_that_a_log_must_name(self) -> None:
        assert explain("goal", Shelf().games(), "en")[0].splitlines() == [
            "goal (penta)",
            "points that end the game",
            "A whole number from 1 to 1000000000. [PT.END.GOAL]",
            "A log must name it: there is no usual value.",
            "In a log: options: {goal: 100}",
        ]
        assert (
            explain("ante", Shelf().games(), "de")[0].splitlines()[-1] == "Im Protokoll: options: {ante: 1, goal: 100}"
        )

    def test_an_answer_that_two_games_have(self) -> None:
        text, there = explain("no-limit", Shelf().games(), "en")
        assert there
        assert [part.splitlines()[0] for part in text.split("\n\n")] == ["no-limit (penneech)", "no-limit (penta)"]

    def test_an_answer(self) -> None:
        games = Shelf().games()
        assert explain("dealer-leads", games, "en")[0].splitlines() == [
            "dealer-leads (penneech)",
            "An answer to PN-A5: Who leads to the first trick?",
            "The dealer.",
            "In a log: rulings: {PN-A5: dealer-leads}",
            "In the rules file: phases/tricks/lead/first, clauses/PN.LEAD/text, clauses/PN.LEAD/cite",
        ]
        assert explain("non-dealer-leads", games, "de")[0].splitlines()[-1] == (
            "Im Protokoll: rulings: {PN-A5: non-dealer-leads}"
        )

    def test_a_game(self) -> None:
        lines = explain("Penneech", Shelf().games(), "en")[0].splitlines()
        assert lines[0] == "penneech: Penneech"
        assert lines[1].startswith("An English game ")
        assert lines[2] == "`referee games penneech` shows its variants, options and open points."

    def test_what_an_explanation_says_of_a_log_can_stand_in_one(self) -> None:
        """Beside what every log of that game must have."""
        games = Shelf().games()
        told = []
        for name in explainable(games):
            for part in explain(name, games, "en")[0].split("\n\n"):
                head, *lines = part.splitlines()
                told += [
                    (head.rsplit("(")[-1].rstrip(")"), line[10:]) for line in lines if line.startswith("In a log: ")
                ]
        assert {game for game, _ in told} == {game.name for game in games}
        assert len(told) > 80
        for known in referee.games():
            needed = {name: 100 for name, option in known["options"].items() if option["default"] is None}
            seats = ["Anna", "Ben", "Cleo", "Dora"][: max(2, min(4, max(known["players"])))]
            for line in [line for game, line in told if game == known["game"]]:
                given = {"options": needed} | yaml.safe_load(line)
                log = {"format": "referee-log/1", "game": known["game"], "seats": seats, **given, "events": []}
                assert referee.judge(log).verdict == "clean", line

    def test_an_example_has_its_remark_in_each_language(self) -> None:
        assert explain("claim.trick", [], "de")[0].endswith("Beispiel: - trick: Anna   # Ben hat ihn gewonnen")
        for code in CODES.values():
            assert "#" not in code.example
            assert set(code.remark) in (set(), {"en", "de"})

    @pytest.mark.parametrize("columns", [40, 80, 200])
    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_the_list_keeps_to_the_terminal(self, lang: str, columns: int) -> None:
        games = Shelf().games()
        text = catalogue(games, lang, columns)
        assert max(map(len, text.splitlines())) <= max(columns, 32 + max(map(len, text.split())))
        assert text.split() == catalogue(games, lang).split()

    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_an_explanation_keeps_to_the_terminal_but_what_can_be_copied_is_whole(self, lang: str) -> None:
        games = Shelf().games()
        whole = {"en": ("Example: ", "In a log: "), "de": ("Beispiel: ", "Im Protokoll: ")}[lang]
        for name in explainable(games):
            plain, fitted = (explain(name, games, lang, columns)[0] for columns in (None, 60))
            assert plain.split() == fitted.split()
            lines = fitted.splitlines()
            assert [line for line in lines if line.startswith(whole)] == [
                line for line in plain.splitlines() if line.startswith(whole)
            ]
            assert max(len(line) for line in lines if not line.startswith(whole)) <= 60

    def test_a_slip(self) -> None:
        text, there = explain("play.revok\x1b", [], "en")
        assert not there
        assert text == "There is nothing called `play.revok\\x1b`; did you mean `play.revoke`?"


class TestMisrules:
    def test_with_the_line_of_the_file(self, tmp_path: Path) -> None:
        from referee.rules.lint import lint_path

        file = tmp_path / "x.yaml"
        file.write_text("format: referee-rules/1\ngame: x\nextends: penneech\nversion: one\nname: {en: X}\n")
        (misrule,) = lint_path(str(file))[str(file)]
        text = unstyle(misrule_text(misrule, file.read_text().split("\n"), "en", "No.\n"))
        assert text.splitlines() == [
            f"{file}:4:10: rules.schema No.\\n",
            "   4 | version: one",
            "     |          ^^^",
        ]
        assert len(unstyle(misrule_text(misrule, None, "en", "No.")).splitlines()) == 1


class TestProgress:
    @staticmethod
    def bars(written: str) -> list[tuple[int, int]]:
        """The per cent and the logs of each bar drawn."""
        return [(int(part), int(logs)) for part, logs in re.findall(r"(\d+) % \[[#.]{30}\] (\d+)", written)]

    def test_it_reaches_the_end_though_sizes_were_guessed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("referee.render.progress._EVERY", 0.0)
        stream = io.StringIO()
        progress = Progress(stream, 100)
        progress.open(60)
        for _ in range(10):
            progress.judged(20)  # an archive that holds more than it said
        progress.open(40)
        progress.judged(0)  # a log whose size nobody knows
        progress.close()
        assert self.bars(stream.getvalue()) == [
            (20, 1), (40, 2), (60, 3), *((60, logs) for logs in range(4, 11)), (60, 11), (100, 11),
        ]  # fmt: skip
        assert stream.getvalue().count("\n") == 1
        assert stream.getvalue().endswith("\n")

    def test_another_line_does_not_stand_in_it(self) -> None:
        stream = io.StringIO()
        progress = Progress(stream, 10)
        progress.open(10)
        progress.judged(5)
        progress.clear()
        assert stream.getvalue().endswith("\r\x1b[K")

    def test_what_a_file_weighs(self, tmp_path: Path) -> None:
        import gzip

        plain, packed, broken = tmp_path / "a.jsonl", tmp_path / "a.jsonl.gz", tmp_path / "b.jsonl.gz"
        plain.write_bytes(b"x" * 5000)
        packed.write_bytes(gzip.compress(b"x" * 5000))
        broken.write_bytes(b"x")
        assert [weight(path) for path in (plain, packed, broken, tmp_path, tmp_path / "no")] == [5000, 5000, 1, 0, 0]


def test_every_sentence_of_this_room_is_said_somewhere() -> None:
    from referee.wording import render as sentences

    source = "".join(path.read_text("utf-8") for path in (Path(referee.__file__).parent).rglob("*.py"))
    source = source.replace(Path(sentences.__file__).read_text("utf-8"), "")
    unused = [
        key
        for key in sentences.SENTENCES
        if f'"{key}"' not in source and f"'{key}'" not in source and key[:5] != "word-"
    ]
    assert unused == []
    assert all(SENTENCES[key] == sentences.SENTENCES[key] for key in sentences.SENTENCES)
