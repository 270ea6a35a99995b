"""The typed decoder and the schemas accept the same, however a log is spelt; every verdict fits its schema."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from run_generator import GAMES, as_yaml, case_of
from test_faulty_logs import FILES, verdicts

import referee
from referee.adjudicate import Bench, Verdict
from referee.adjudicate.verdict import ChipsEntry
from referee.documents import schema_problems, shipped
from referee.log import Log, LogModel, from_bytes, from_value
from referee.log.decoding import ReadingLimits, careful_json, json_line

BENCH = Bench()
LOG: dict[str, Any] = {
    "format": "referee-log/1",
    "id": "tuesday-7",
    "game": "penneech",
    "rules": "1",
    "variants": ["first-turn-up-scores"],
    "options": {"target": 61},
    "rulings": {"PN-A5": "non-dealer-leads"},
    "notation": "en",
    "seats": ["Anna", "Ben"],
    "meta": {"event": "Tuesday club", "_n": 1},
    "_mine": {"a": [1]},
    "events": [
        {"cut": {"Anna": "3♠", "Ben": "K♦"}},
        {"by": "Anna", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": 7}, "stock": ["x"] * 38, "_mine": 1},
        {"by": "Ben", "throw-in": ["x", "x", "x", "x", "x", "x", "x"], "note": {"a": 1}},
        {"by": "Anna", "deal": {"Anna": ["K♥", "2♦", "4♠", "5♠", "6♠", "8♣", "9♣"]}, "talon": 3},
        {"turn": "9♥", "at": "12:30"},
        {"plays": "A♥ K♥"},
        {"by": "Ben", "play": "7♦", "as": "8♦"},
        {"bet": "pass"},
        {"bet": 5},
        {"by": "Anna", "display": ""},
        {"bid": 0},
        {"bid": "nothing"},
        {"rename": "K♥"},
        {"by": "Ben", "draw": "x"},
        {"draw": "9♥"},
        {"trick": "Anna"},
        {"score": {"Anna": 0, "Ben": -12}},
        {"chips": {"Anna": 0}},
    ],
    "result": {"winners": ["Ben"], "scores": {"Anna": 1}, "chips": {"Ben": 2}, "ended": "played"},
}

ATOMS: list[Any] = [
    *(None, True, False, 0, -1, 5, 10**9, 10**9 + 1, -(10**9), -(10**9) - 1, 10**30, 5.0, 1e3, 0.5, -0.0, 1e300),
    *(
        "",
        "K♥",
        "x",
        "?",
        "Anna",
        "Ben",
        "pass",
        "K♥ 2♦",
        " ",
        "1e3",
        "5.0",
        "true",
        "a: b",
        "A\u00a0B",
        "N" * 64,
        "N" * 65,
    ),
    *("An\tna", "\u202eAnna", "An\nna", "Anna\n", "\u200b", "referee-log/1", "played", "\u2066x", "\U0001f0a1"),
]
junk = st.recursive(
    st.sampled_from(ATOMS),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["Anna", "by", "_x", "a"]), inner, max_size=3)
    ),
    max_leaves=5,
)
KEYS = [
    "by",
    "play",
    "turn",
    "as",
    "stock",
    "note",
    "at",
    "_x",
    "_",
    "plays",
    "deal",
    "cut",
    "bid",
    "draw",
    "Play",
    "throw_in",
    "talon",
]


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every node below the root."""
    below = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in below:
        yield (*path, step)
        yield from nodes(part, (*path, step))


@st.composite
def near_logs(draw: st.DrawFn) -> Any:
    """A log in which a few things are otherwise: another value, a key too many, one too few."""
    log = json.loads(json.dumps(LOG))
    if draw(st.booleans()):
        log["events"] = draw(st.lists(st.sampled_from(log["events"]), max_size=3))
    for _ in range(draw(st.integers(0, 3))):
        path = draw(st.sampled_from(list(nodes(log))))
        holder = log
        for step in path[:-1]:
            holder = holder[step]
        what = draw(st.sampled_from(["value", "value", "drop", "add"]))
        if what == "drop":
            del holder[path[-1]]
        elif what == "add" and isinstance(holder, dict):
            holder[draw(st.sampled_from(KEYS))] = draw(junk)
        else:
            holder[path[-1]] = draw(junk)
        if not log:
            break
    return log


def plain(verdict: Verdict) -> dict[str, Any]:
    """A verdict without places in a text."""
    found = verdict.to_dict()
    for finding in found["findings"]:
        finding["line"] = finding["column"] = None
    return found


def only(logs: Iterator[Log]) -> Log:
    (log,) = logs
    return log


def in_words(value: Any) -> dict[str, Log]:
    """One log, spelt in every way."""
    text = json.dumps(value, ensure_ascii=False)
    limits = ReadingLimits()
    return {
        "a tree": from_value(value),
        "json": only(from_bytes(text.encode())),
        "json with care": careful_json(text.encode(), None, 1, limits, 1),
        "json over lines": only(from_bytes(json.dumps(value, indent=1).encode())),
        "yaml": only(from_bytes(b"--- " + text.encode())),
    }


@settings(max_examples=220, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(near_logs())
def test_the_typed_decoder_and_the_schema_accept_the_same(value: Any) -> None:
    by_schema = schema_problems(value, "log")
    log = from_value(value)
    assert (log.model is None) == bool(by_schema)
    if by_schema and not any(problem.words.startswith("format-") for problem in log.problems):
        assert log.problems == by_schema


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(near_logs())
def test_a_log_is_judged_alike_however_it_is_spelt(value: Any) -> None:
    logs = in_words(value)
    judged = {name: plain(BENCH.judge(log)) for name, log in logs.items()}
    assert len({json.dumps(each, sort_keys=True) for each in judged.values()}) == 1, judged


@pytest.mark.parametrize("seed", range(0, 120, 4))
@pytest.mark.parametrize("game", GAMES)
def test_generated_logs_fit_the_schema_in_every_spelling(game: str, seed: int) -> None:
    case = case_of(seed, game=game)
    assert schema_problems(case.log, "log") == []
    yaml = only(from_bytes(as_yaml(case.log).encode()))
    assert {str(plain(BENCH.judge(log))) for log in (*in_words(case.log).values(), yaml)} == {
        str(plain(BENCH.judge(from_value(case.log))))
    }


SIGNS = [
    b'"',
    b"\\",
    b"{",
    b"}",
    b":",
    b",",
    b"\x00",
    b"\x1f",
    b"\x7f",
    b"\xff",
    b"0",
    b"-",
    b"e",
    b".",
    b"\t",
    b" ",
    b"u",
]
PARTS = ['"id"', '"K♥"', '"Ben"', "61", "true", "{}", "[]", "1e3", "5.0", "-0", "01", '"\\ud800"', '"\\u0062y"', "NaN"]


def test_bytes_gone_wrong_are_read_by_the_quick_decoder_as_with_care() -> None:
    rng = random.Random(7)
    limits = ReadingLimits()
    logs = [json.dumps(log, ensure_ascii=False) for log in (LOG, *(case_of(seed).log for seed in range(60)))]
    logs = [log for log in logs if len(log) < 3000]
    accepted = 0
    for number in range(900):
        line = logs[number % len(logs)].encode()
        for _ in range(rng.randrange(1, 3)):
            if rng.random() < 0.5:
                at = rng.randrange(len(line))
                line = line[:at] + rng.choice(SIGNS) + line[at + rng.randrange(2) :]
            else:
                parts = line.split(b" ")
                parts[rng.randrange(len(parts))] = rng.choice(PARTS).encode()
                line = b" ".join(parts)
        quick, careful = json_line(line, None, 1, limits, 1), careful_json(line, None, 1, limits, 1)
        accepted += quick.colons >= 0
        assert BENCH.judge(quick).to_json() == BENCH.judge(careful).to_json(), line
    assert accepted > 20  # the quick way was taken now and then


def test_the_model_written_again_is_the_log_again() -> None:
    for seed in range(0, 100, 5):
        log = from_value(case_of(seed, game=GAMES[seed // 5 % len(GAMES)]).log)
        again = only(from_bytes(msgspec.json.encode(log.model)))
        assert again.model == log.model
        assert plain(BENCH.judge(again)) == plain(BENCH.judge(log))


def test_the_model_has_the_fields_of_the_schema() -> None:
    schema = json.loads((shipped("schemas") / "log.schema.json").read_text("utf-8"))
    event = msgspec.inspect.type_info(LogModel.__annotations__["events"] and referee.log.EventModel)
    assert {field.encode_name for field in event.fields} == set(schema["$defs"]["event"]["properties"])  # type: ignore[union-attr]
    log = msgspec.inspect.type_info(LogModel)
    assert {field.encode_name for field in log.fields} == set(schema["properties"])  # type: ignore[union-attr]
    assert {f.encode_name for f in log.fields if f.required} == set(schema["required"])  # type: ignore[union-attr]


# --- the verdict


def verdict_schema() -> Mapping[str, Any]:
    schema: Mapping[str, Any] = json.loads((shipped("schemas") / "verdict.schema.json").read_text("utf-8"))
    return schema


VALIDATOR = Draft202012Validator(verdict_schema())


def test_the_schema_of_verdicts_is_a_schema() -> None:
    Draft202012Validator.check_schema(verdict_schema())


@cache
def every_verdict() -> list[Verdict]:
    """The verdicts on all faulty logs, all examples and some generated logs of every game."""
    faulty = [verdict for path in FILES for lang in ("en", "de") for verdict in verdicts(path, lang)]
    shown = list(referee.judge_many(sorted(Path(str(shipped("specs"))).glob("*/examples"))))
    generated = [BENCH.judge(from_value(case_of(seed, game=game).log)) for game in GAMES for seed in range(60)]
    return [*faulty, *shown, *generated, Bench(ledger="none").judge(from_value(LOG | {"events": []}))]


def test_every_verdict_fits_its_schema() -> None:
    kinds = set()
    for verdict in every_verdict():
        plain = verdict.to_dict()
        assert not (wrong := list(VALIDATOR.iter_errors(plain))), wrong
        kinds.add(plain["verdict"])
        assert list(plain) == list(verdict_schema()["properties"])
    assert kinds == set(verdict_schema()["properties"]["verdict"]["enum"])


def test_a_clause_is_missing_for_logs_and_claims_and_for_nothing_else() -> None:
    for verdict in every_verdict():
        for finding in verdict.findings:
            assert (finding.clause is None) == finding.code.startswith(("log.", "claim.")), finding
        unreadable = verdict.verdict == "unreadable"
        fields = ("rules", "finished", "winners", "scores", "ledger")
        assert [getattr(verdict, field) is None for field in fields[:4]] == [unreadable] * 4
        assert not unreadable or verdict.chips is verdict.pots is verdict.sides is None
        assert all((finding.severity == "unreadable") == unreadable for finding in verdict.findings)
        assert not (verdict.winners and not verdict.finished)


def test_chips_stand_where_money_is_played_for_and_sum_to_zero() -> None:
    """What the seats have won or lost and what lies in the pots is all that there is; the ledger tells every chip."""
    kinds = set()
    for verdict in every_verdict():
        assert (verdict.chips is None) == (verdict.pots is None)
        accounts: Counter[str] = Counter()
        for entry in verdict.ledger or []:
            if isinstance(entry, ChipsEntry):
                accounts.update({entry.target: entry.chips})
                accounts.subtract({entry.source: entry.chips})
        kinds.add((verdict.chips is None, bool(accounts), bool(verdict.sides)))
        if verdict.chips is not None and verdict.pots is not None and verdict.ledger is not None:
            assert sum(verdict.chips.values()) + sum(verdict.pots.values()) == 0
            assert {seat: accounts[f"seat:{seat}"] for seat in verdict.chips} == verdict.chips
            assert {pot: accounts[f"pot:{pot}"] for pot in verdict.pots} == verdict.pots
        else:
            assert not accounts
    assert {(True, False, False), (False, True, False), (False, True, True)} <= kinds


def test_a_side_lists_its_seats_and_each_has_its_score() -> None:
    with_sides = [verdict for verdict in every_verdict() if verdict.sides]
    assert with_sides
    for verdict in with_sides:
        assert verdict.scores
        assert sorted(seat for side in verdict.sides or [] for seat in side) == sorted(verdict.scores)
        assert all(len({verdict.scores[seat] for seat in side}) == 1 for side in verdict.sides or [])


MOVED = {"at": "/events/1", "chips": 2, "from": "seat:Anna", "to": "pot:hand", "clause": "PT.BET", "why": "bets 2"}


def test_the_ledger_has_two_forms_and_no_third() -> None:
    verdict = referee.judge(LOG | {"events": []}).to_dict()
    assert VALIDATOR.is_valid(verdict | {"ledger": [MOVED]})
    for wrong in (
        {"chips": 0},
        {"chips": -2},
        {"from": "Anna"},
        {"from": "seat:"},
        {"to": "pot:Hand pot"},
        {"seat": "Anna"},
        {"points": 2},
    ):
        assert not VALIDATOR.is_valid(verdict | {"ledger": [MOVED | wrong]}), wrong
    for missing in MOVED:
        short = {key: value for key, value in MOVED.items() if key != missing}
        assert not VALIDATOR.is_valid(verdict | {"ledger": [short]}), missing


@pytest.mark.parametrize(
    "changed",
    [
        {"pots": {"hand": 3}},
        {"chips": {"Anna": 3}},
        {"chips": {"Anna": -3}, "pots": {"hand": -3}},
        {"sides": [["Anna", "Ben"]]},
        {"verdict": "invalid"},
        {"entry": 0},
        {"scores": {"Anna": "3"}},
        {"findings": [{"code": "play.revoke"}]},
        {"ledger": [{"at": "/events/1", "seat": "Anna", "points": 0, "clause": "PN.COUNT", "why": ""}]},
        {"rules": {"game": "penneech"}},
        {"format": "referee-verdict/2"},
    ],
    ids=lambda changed: "-".join(changed),
)
def test_the_schema_of_verdicts_refuses_what_is_none(changed: dict[str, Any]) -> None:
    verdict = referee.judge(LOG | {"events": []}).to_dict()
    assert VALIDATOR.is_valid(verdict)
    assert not VALIDATOR.is_valid(verdict | changed)
