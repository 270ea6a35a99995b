"""What would come of an act after a log, and a live table that goes on from one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from run_generator import GAMES, case_of
from test_adjudicate import TABLES, Croupier, anything, hidden_act

import referee
from referee import LiveTable, RefereeError, Verdict
from referee.adjudicate import Bench, Trial, legal, try_act
from referee.adjudicate.verdict import Finding
from referee.log import Log, from_text, from_value, read_path

BENCH = Bench()
ROOT = Path(__file__).parent.parent
EXAMPLES = sorted(ROOT.glob("specs/*/examples/*.yaml"))
HEAD: dict[str, Any] = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"]}
DEALT = {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}}
SO_FAR: dict[str, Any] = {**HEAD, "events": [DEALT, {"turn": "9♥"}, {"play": "K♥"}]}


def tried(log: dict[str, Any] | Log, act: dict[str, Any], bench: Bench = BENCH) -> dict[str, Any]:
    """What a trial says, as plain data."""
    trial = try_act(bench, log, act)
    assert isinstance(trial, Trial), trial
    plain: dict[str, Any] = msgspec.json.decode(trial.to_json())
    return plain


# --- by hand


def test_a_lawful_act_is_applied_with_what_it_scores_and_what_comes_next() -> None:
    assert tried(SO_FAR, {"by": "Ben", "play": "A♥"}) == {
        "applied": True,
        "ledger": [
            {
                "at": "/events/3",
                "seat": "Ben",
                "points": 9,
                "clause": "PN.SCORE.TRICK",
                "why": "K♥ 4, A♥ 5",
                "table": "PN.VAL.WON",
            }
        ],
        "next": {"seat": "Ben", "acts": [{"by": "Ben", "turn": None}], "refused": [], "unknown": 0},
    }
    assert SO_FAR["events"] == [DEALT, {"turn": "9♥"}, {"play": "K♥"}], "nothing was done"


@pytest.mark.parametrize(
    ("act", "code", "at"),
    [
        ({"play": "3♣"}, "play.revoke", "/events/3"),
        ({"plays": "3♣"}, "play.revoke", "/events/3/plays/0"),
        ({"play": "3♦"}, "play.card-not-held", "/events/3"),
        ({"by": "Anna", "play": "4♠"}, "order.out-of-turn", "/events/3"),
        ({"score": {"Anna": 5}}, "claim.score", "/events/3"),
        ({"play": "3♣", "bid": 3}, "log.schema", "/events/3/bid"),
        ({}, "log.schema", "/events/3"),
        ({"play": "Z♥"}, "log.unknown-card", "/events/3/play"),
        ({"by": "Bem", "play": "A♥"}, "log.unknown-seat", "/events/3/by"),
        ({"result": {}}, "log.schema", "/events/3/result"),
    ],
)
def test_an_unlawful_act_is_told_and_nothing_else(act: dict[str, Any], code: str, at: str) -> None:
    told = tried(SO_FAR, act)
    assert [*told] == ["finding"]
    assert (told["finding"]["code"], told["finding"]["at"]) == (code, at)
    german = tried(SO_FAR, act, Bench(lang="de"))["finding"]
    assert german["message"] != told["finding"]["message"]


def test_an_act_that_shows_an_earlier_one_to_have_been_a_fault_is_lawful_itself() -> None:
    hidden = {**HEAD, "events": [{"by": "Ben", "deal": {"Anna": 7, "Ben": 7}}, {"turn": "9♥"}, {"plays": "K♥ 3♣"}]}
    hidden["events"] += [{"turn": "Q♠"}, {"play": "4♠"}]
    assert tried(hidden, {"play": "5♠"}).keys() == {"applied", "ledger", "next"}
    told = tried(hidden, {"play": "A♥"})
    assert told.keys() == {"applied", "ledger", "proven", "next"}
    assert [(finding["code"], finding["at"]) for finding in told["proven"]] == [("play.revoke", "/events/2/plays/1")]
    assert told["proven"][0]["legal"] == ["A♥"]


def test_after_an_impossible_log_no_act_can_be_tried_and_what_stopped_it_is_told() -> None:
    (log,) = from_text(json.dumps({**SO_FAR, "events": [*SO_FAR["events"], {"play": "K♥"}]}, indent=1))
    told = tried(log, {"play": "A♥"})
    assert [*told] == ["finding"]
    verdict = BENCH.judge(log)
    assert msgspec.convert(told["finding"], Finding) == verdict.findings[-1]
    assert told["finding"]["line"] is not None


def test_of_an_unreadable_log_its_verdict_is_told() -> None:
    log = {**SO_FAR, "seats": ["Anna"]}
    verdict = try_act(BENCH, log, {"play": "A♥"})
    assert isinstance(verdict, Verdict)
    assert verdict.to_json() == BENCH.judge(from_value(log)).to_json()


def test_after_the_end_only_a_claim_is_lawful() -> None:
    (log,) = read_path(str(ROOT / "specs/penneech/examples/whole-match.yaml"))
    verdict = BENCH.judge(log)
    assert verdict.finished
    assert tried(log, {"play": "A♥"})["finding"]["code"] == "order.after-the-end"
    claim = tried(log, {"score": verdict.scores})
    assert claim == {"applied": True, "ledger": [], "next": {"seat": None, "acts": [], "refused": [], "unknown": 0}}


@pytest.mark.parametrize("act", [None, 3, "play: A♥", ["play", "A♥"], b"{}"])
def test_an_act_is_a_mapping(act: Any) -> None:
    with pytest.raises(RefereeError, match="an act is a mapping like an event of a log, not "):
        try_act(BENCH, SO_FAR, act)


def test_a_log_is_a_log_or_a_mapping() -> None:
    with pytest.raises(RefereeError, match="a log is a Log or a mapping, not str"):
        try_act(BENCH, "events: []", {"play": "A♥"})  # type: ignore[arg-type]


deep: list[Any] = []
for _ in range(200):
    deep = [deep]
ODD_ACTS: list[dict[Any, Any]] = [
    {"bet": float("nan")},
    {"bid": float("inf")},
    {"bid": 10**30},
    {"bid": 10**5000},
    {"score": {"Anna": -(10**5000)}},
    {"score": {"Anna": float("-inf")}},
    {"play": "A\ud800"},
    {"play": b"A"},
    {"play": {"A♥"}},
    {"deal": {1: "A♥"}},
    {7: "A♥"},
    {"play": "A♥", "note": deep},
    {"play": "A" * 100_000},
    {"plays": ["A♥"] * 10_000},
    {"deal": {"Anna": 10**9}},
    {"play": "A♥", "at": object()},
]


@pytest.mark.parametrize("act", ODD_ACTS, ids=range(len(ODD_ACTS)))
def test_what_no_text_can_hold_is_a_finding(act: dict[Any, Any]) -> None:
    told = tried(SO_FAR, act)
    assert [*told] == ["finding"]
    assert told["finding"]["at"].startswith("/events/3")
    assert len(told["finding"]["message"]) < 1_000


def test_what_is_never_judged_may_be_anything_that_a_text_can_hold() -> None:
    for note in (float("nan"), {"a": [1, None]}, "A♥", 10**30):
        assert tried(SO_FAR, {"play": "A♥", "note": note, "at": note})["applied"]


# --- what a trial says is what judging says


def agrees_with_judging(log: dict[str, Any], act: dict[str, Any]) -> str:
    """Try an act after a log, and judge the log with it; what came of it in a word."""
    whole = {key: part for key, part in log.items() if key != "result"}
    before = BENCH.judge(from_value(whole))
    after = BENCH.judge(from_value({**whole, "events": [*log["events"], act]}))
    trial = try_act(BENCH, log, act)
    if before.verdict == "unreadable":
        assert isinstance(trial, Verdict)
        return "unreadable log"
    assert isinstance(trial, Trial)
    if before.verdict == "impossible":
        assert trial == Trial(before.findings[-1])
        return "impossible log"
    place = f"/events/{len(log['events'])}"
    own = [found for found in after.findings if found.at == place or found.at.startswith(f"{place}/")]
    if own:
        stopped = after.verdict in ("impossible", "unreadable")
        expected = own[-1] if after.verdict == "impossible" else own[0]
        assert trial == Trial(expected), act
        assert trial.to_json() == b'{"finding":' + msgspec.json.encode(expected) + b"}"
        return after.verdict if stopped else "irregular"
    assert after.verdict not in ("impossible", "unreadable")
    assert trial.finding is None
    assert trial.applied
    assert before.ledger is not None
    assert before.ledger + (trial.ledger or []) == after.ledger
    known = {finding.at for finding in before.findings}
    assert trial.proven == [finding for finding in after.findings if finding.at not in known]
    following = legal(BENCH, from_value({**whole, "events": [*log["events"], act]}))
    assert trial.next == following
    return "proven" if trial.proven else "applied"


def at_any_table(seed: int) -> Iterator[str]:
    """Try some acts after a game of which not every card need be known."""
    rng = random.Random(seed)
    croupier = Croupier(rng.randrange(len(TABLES)), seed)
    hide = rng.choice((0.0, 0.3, 1.0))
    played = croupier.play(rng.randrange(80), careless=rng.choice((0.1, 0.7)))
    log = {**played, "events": [hidden_act(event, rng, hide) for event in played["events"]]}
    for count in range(max(0, len(log["events"]) - 9), len(log["events"])):
        yield agrees_with_judging({**log, "events": log["events"][:count]}, log["events"][count])
    following = croupier.act(careless=0.3)
    for act in (*[anything(croupier) for _ in range(5)], *([following] if following is not None else [])):
        yield agrees_with_judging(log, act)


def in_any_record(seed: int, game: str) -> Iterator[str]:
    """Try an event of a recorded game after those before it, and a claim after the whole."""
    log = json.loads(json.dumps(case_of(seed, game=game).log))
    if log["events"]:
        count = random.Random(seed).randrange(len(log["events"]))
        yield agrees_with_judging({**log, "events": log["events"][:count]}, log["events"][count])
        yield agrees_with_judging({**log, "events": log["events"][:-1]}, log["events"][-1])
        yield agrees_with_judging(log, {"trick": log["seats"][0]})


@settings(max_examples=60)
@given(st.integers(0, 10**9))
def test_a_trial_says_what_judging_the_log_with_the_act_adds(seed: int) -> None:
    assert [*at_any_table(seed)]


@settings(max_examples=100)
@given(st.integers(0, 10**9), st.sampled_from(GAMES))
def test_a_trial_of_the_next_event_of_a_recorded_game_says_what_judging_adds(seed: int, game: str) -> None:
    [*in_any_record(seed, game)]


def test_such_trials_come_out_in_every_way() -> None:
    found = {word for seed in range(40) for word in (*at_any_table(seed), *in_any_record(seed, GAMES[seed % 4]))}
    assert found == {"applied", "proven", "irregular", "impossible", "impossible log", "unreadable"}


# --- a live table that goes on from a log


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_table_goes_on_from_any_event_of_a_log_as_if_it_had_been_there_from_the_first(path: Path) -> None:
    (read,) = read_path(str(path))
    assert read.document is not None
    log = {key: part for key, part in read.document().value.items() if key not in ("result", "meta")}
    whole = BENCH.judge(from_value(log))
    rng = random.Random(path.name)
    for count in (0, rng.randrange(len(log["events"])), len(log["events"])):
        table = LiveTable.of(BENCH, {**log, "events": log["events"][:count]})
        assert isinstance(table, LiveTable)
        for event in log["events"][count:]:
            table.verify(event)
            assert table.do(event).applied
        assert table.verdict().to_json() == whole.to_json()
        assert table.events == log["events"]
        assert table.legal() == legal(BENCH, from_value(log))
        assert (table.finished, table.scores) == (whole.finished, whole.scores)


def test_a_table_that_goes_on_leaves_the_log_as_it_is() -> None:
    (log,) = from_text(json.dumps(SO_FAR))
    before = BENCH.judge(log).to_json()
    table, other = LiveTable.of(BENCH, log), LiveTable.of(BENCH, log)
    assert isinstance(table, LiveTable)
    assert isinstance(other, LiveTable)
    assert table.do({"play": "A♥"}).applied
    table.events[0]["deal"]["Anna"] = ""
    assert (len(table.events), len(other.events)) == (4, 3)
    assert table.events[0] == DEALT
    assert other.can({"play": "A♥"})
    assert BENCH.judge(log).to_json() == before


def test_a_table_does_not_go_on_from_a_log_that_is_impossible_or_unreadable() -> None:
    for log in ({**SO_FAR, "events": [*SO_FAR["events"], {"play": "K♥"}]}, {**SO_FAR, "game": "nothing"}):
        verdict = LiveTable.of(BENCH, log)
        assert isinstance(verdict, Verdict)
        assert verdict.to_json() == BENCH.judge(from_value(log)).to_json()


def test_a_table_speaks_the_language_and_the_notation_of_its_log() -> None:
    log = {**HEAD, "notation": "de", "events": [{**DEALT, "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": 7}}]}
    table = LiveTable.of(Bench(lang="de"), log)
    assert isinstance(table, LiveTable)
    finding = table.verify({"turn": "K♥"})
    assert finding is not None
    assert finding.message.startswith("Ben deckt K♥ auf")
    assert table.do({"turn": "D♥"}).applied
    assert {"by": "Anna", "play": "K♥"} in table.legal().acts


def test_the_library_tries_acts() -> None:
    trial = referee.try_act(referee.Bench(), SO_FAR, {"play": "A♥"})
    assert isinstance(trial, referee.Trial)
    assert trial.applied
