"""The library as a caller meets it: what it takes, what it gives out, and what it costs."""

from __future__ import annotations

import io
import json
import time
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.findings import MOST_PROBLEMS
from referee.log import from_value, read_path

HEAD: dict[str, Any] = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"]}
DEAL = {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}}
REVOKE = {**HEAD, "events": [DEAL, {"turn": "9♥"}, {"plays": "K♥ 3♣"}]}


class TestWhatIsGivenOut:
    def test_it_is_the_callers_own(self) -> None:
        before = referee.judge(REVOKE).to_json()
        verdict = referee.judge(REVOKE)
        assert verdict.rules is not None
        verdict.rules.variants.append("zz")
        verdict.rules.options["target"] = 5
        verdict.rules.rulings["PN-A5"] = "zz"
        (finding,) = verdict.findings
        assert finding.clause is not None
        finding.clause.cite.append("zz")
        assert referee.judge(REVOKE).to_json() == before

    def test_rules_cannot_be_written_to(self) -> None:
        rules = referee.load_rules("penneech", rulings={"PN-A5": "dealer-leads"})
        for part in (rules.options, rules.rulings, rules.clauses):
            with pytest.raises(TypeError):
                part["target"] = 5  # type: ignore[index]

    def test_dir_names_the_whole_api(self) -> None:
        assert set(referee.__all__) <= set(dir(referee))
        for name in referee.__all__:
            assert getattr(referee, name) is not None


class TestWhatIsTaken:
    @pytest.mark.parametrize(
        "wrong", [{"lang": "fr"}, {"ledger": "nothing"}, {"specs": ["nowhere"]}, {"specs": "nowhere"}], ids=str
    )
    def test_an_argument_that_makes_no_sense_is_refused(self, wrong: dict[str, Any]) -> None:
        with pytest.raises(referee.RefereeError):
            referee.judge(REVOKE, **wrong)

    @pytest.mark.parametrize("log", [b"format: x", [], None, 7])
    def test_what_is_no_log_at_all_is_refused(self, log: Any) -> None:
        with pytest.raises(referee.RefereeError):
            referee.judge(log)

    def test_names_are_lists(self) -> None:
        with pytest.raises(referee.RefereeError):
            referee.load_rules("penneech", variants="short-deck")
        for variants in (None, True, 5, {"short-deck": 1}, [5]):
            with pytest.raises(referee.RefereeError):
                referee.load_rules("penneech", variants=variants)  # type: ignore[arg-type]
        with pytest.raises(referee.RefereeError):
            referee.LiveTable(referee.load_rules("penneech"), "AB")
        with pytest.raises(referee.RefereeError):
            referee.load_rules("penneech", variants=["shortdeck"])

    @pytest.mark.parametrize("act", [None, "play", ["play"], 3])
    def test_an_act_is_a_mapping(self, act: Any) -> None:
        table = referee.LiveTable(referee.load_rules("penneech"), ["Anna", "Ben"])
        with pytest.raises(referee.RefereeError):
            table.do(act)

    def test_one_folder_need_not_be_a_list(self, tmp_path: Path) -> None:
        assert referee.judge(REVOKE, specs=str(tmp_path)).verdict == "irregular"  # type: ignore[arg-type]

    def test_a_log_read_before_is_judged(self) -> None:
        log = from_value(REVOKE)
        assert isinstance(log, referee.Log)
        assert referee.judge(log).to_json() == referee.Bench().judge(log).to_json() == referee.judge(REVOKE).to_json()


def test_a_card_that_proves_an_earlier_revoke_is_told_with_it() -> None:
    table = referee.LiveTable(referee.load_rules("penneech"), ["Anna", "Ben"])
    for act in (
        {"by": "Ben", "deal": {"Anna": 7, "Ben": 7}},
        {"turn": "9♥"},
        {"play": "K♥"},
        {"play": "3♣"},
        {"turn": "J♦"},
    ):
        assert table.do(act).proven == ()
    assert table.do({"plays": "9♣ 10♣"}).finding is None
    assert table.do({"turn": "2♠"}).finding is None
    outcome = table.do({"play": "A♥"})
    assert outcome.finding is None
    assert [(found.at, found.code) for found in outcome.proven] == [("/events/3", "play.revoke")]
    assert [found.at for found in table.verdict().findings] == ["/events/3"]


class TestHostileHeads:
    """What only makes a log unreadable must not make it dear."""

    def test_thousands_of_seats(self) -> None:
        log = {**HEAD, "seats": [f"seat {n}" for n in range(8_000)], "events": [{"deal": {}}] * 8_000}
        start = time.process_time()
        verdict = referee.judge(json.dumps(log))
        assert [finding.code for finding in verdict.findings] == ["log.seats"]
        assert time.process_time() - start < 10

    def test_thousands_of_unknown_seats(self) -> None:
        log = {**HEAD, "events": [{"by": f"seat {n}", "play": "K♥"} for n in range(5_000)]}
        start = time.process_time()
        verdict = referee.judge(json.dumps(log))
        assert {finding.code for finding in verdict.findings} == {"log.unknown-seat"}
        assert len(verdict.findings) == MOST_PROBLEMS + 1
        assert time.process_time() - start < 15

    def test_heads_that_are_wrong_are_not_remembered(self) -> None:
        bench = referee.Bench()
        known = len(bench._seatings)
        for number in range(20):
            log = {
                **HEAD,
                "variants": [f"long{number}" * 1_000],
                "options": {"target": "9" * 1_000 + str(number)},
                "events": [],
            }
            assert bench.judge(from_value(log)).verdict == "unreadable"
        assert len(bench._seatings) == known

    @pytest.mark.parametrize(
        "text", ["\n" * 100_000, "\ufeff\n" * 20_000, "{\n" + "\n" * 100_000], ids=["lines", "marks", "open"]
    )
    def test_nothing_for_many_lines(self, text: str) -> None:
        start = time.process_time()
        with io.BytesIO(text.encode()) as stream:
            logs = list(read_path("-", None, stream))
        assert [log.model for log in logs] == [None]
        assert time.process_time() - start < 10

    def test_marks_of_yaml_by_the_thousand(self) -> None:
        start = time.process_time()
        verdict = referee.judge(f"format: referee-log/1\ngame: penneech\nseats: [A, B]\nevents: {'&a ' * 20_000}")
        assert {finding.code for finding in verdict.findings} == {"log.syntax"}
        assert time.process_time() - start < 10

    def test_long_names_that_nearly_fit(self) -> None:
        seats = [f"{number:064d}" for number in range(60)]
        events = [{"by": f"{number:063d}x", "turn": "3H"} for number in range(200)]
        start = time.process_time()
        assert len(referee.judge({**HEAD, "seats": seats, "events": events}).findings) >= 200
        assert time.process_time() - start < 10

    def test_a_long_name_is_not_said_whole(self) -> None:
        for head in ({"game": "g" * 10_000}, {"notation": "n" * 10_000}, {"variants": ["v" * 10_000]}):
            for finding in referee.judge({**HEAD, "events": [], **head}).findings:
                assert len(finding.message) < 1_000, finding.code


class TestPenta:
    """A game with money at a live table, and its verdict as plain data."""

    SEATS = ("Ada", "Bo", "Cy", "Di")

    def table(self, lang: str = "en", notation: str = "en", **rulings: str) -> referee.LiveTable:
        named = {key.replace("_", "-"): answer for key, answer in rulings.items()}
        rules = referee.load_rules("penta", options={"goal": 50, "max-hands": 1}, rulings=named)
        return referee.LiveTable(rules, self.SEATS, lang=lang, notation=notation)

    def test_points_and_chips_stand_in_one_ledger(self) -> None:
        table = self.table()
        antes = table.do({"by": "Di", "deal": {}}).ledger
        assert [(entry.at, entry.clause) for entry in antes] == [("/events/0", "PT.ANTE")] * 4
        assert [entry.why for entry in table.do({"bet": 3}).ledger] == ["bets 3"]
        for word in ("fold", "fold"):
            assert table.do({"bet": word}).ledger == ()
        entries = table.do({"bet": "fold"}).ledger
        assert [(entry.chips, entry.source, entry.target) for entry in entries] == [  # type: ignore[union-attr]
            (2, "pot:hand", "pot:reward"),
            (5, "pot:hand", "seat:Ada"),
            (1, "pot:reward", "seat:Ada"),
            (1, "pot:reward", "seat:Bo"),
        ]
        plain = table.verdict().to_dict()
        assert plain["ledger"][-1] == {
            "at": "/events/4",
            "chips": 1,
            "from": "pot:reward",
            "to": "seat:Bo",
            "clause": "PT.REWARD",
            "why": plain["ledger"][-1]["why"],
        }
        assert (plain["chips"], plain["pots"]) == ({"Ada": 2, "Bo": 0, "Cy": -1, "Di": -1}, {"hand": 0, "reward": 0})
        assert (plain["sides"], plain["winners"], table.finished) == (None, list(self.SEATS), True)

    def test_what_may_come_next_is_plain_data(self) -> None:
        table = self.table(PT_BET_6="pot-limit")
        table.do({"by": "Di", "deal": {}})
        acts = json.loads(table.legal().to_json())["acts"]
        assert acts == [
            {"by": "Ada", "bet": "pass"},
            {"by": "Ada", "bet": "fold"},
            {"by": "Ada", "bet": {"from": 1, "to": 4}},
        ]
        for word in ("pass",) * 4:
            table.do({"bet": word})
        acts = json.loads(table.legal().to_json())["acts"]
        assert acts[:4] == [{"by": seat, "display": None} for seat in self.SEATS]
        assert acts[4:] == [{"by": "Ada", "bid": bid} for bid in range(14)]

    def test_sides_are_told_and_each_seat_carries_its_sides_score(self) -> None:
        rules = referee.load_rules("penta", variants=["partners", "simplified"], options={"goal": 50})
        table = referee.LiveTable(rules, self.SEATS)
        verdict = table.verdict()
        assert verdict.sides == [["Ada", "Cy"], ["Bo", "Di"]]
        assert verdict.chips is verdict.pots is None

    def test_a_message_is_in_the_notation_of_the_table(self) -> None:
        for notation, lang, word in (("de", "de", "Trumpf-9"), ("home-made", "en", "K♠"), ("en", "de", "trump-9")):
            table = self.table(lang=lang, notation=notation)
            for act in ({"by": "Di", "deal": {"Ada": [word, *["x"] * 12]}}, *[{"bet": "pass"}] * 4, *[{"bid": 1}] * 4):
                assert table.do(act).applied
            first = table.legal().acts[0]
            assert first == {"by": "Ada", "play": word}
            assert table.do(first).applied
            finding = table.verify({"play": word})
            assert finding is not None
            assert finding.code == "play.card-not-held"
            assert word in finding.message


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"variants": [None]}, "variants are a list of names"),
        ({"variants": "points-only"}, "variants are a list of names"),
        ({"options": 3}, "options are a mapping"),
        ({"options": {1: 3}}, "options are a mapping"),
        ({"rulings": ["PT-BET-2"]}, "rulings are a mapping"),
        ({"rulings": {"PT-BET-2": 3}}, "an answer to an open point is a name"),
    ],
)
def test_rules_are_asked_for_by_names(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(referee.RefereeError, match=said):
        referee.load_rules("penta", **{"options": {"goal": 100}, **wrong})
