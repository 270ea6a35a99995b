"""Judging: the generator's games, the laws that games are said to have been judged wrongly by, and the live table."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from generators import penta
from generators.penneech import FAULTS, PACK, SHORT, lawful
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from run_generator import GAMES, as_yaml, case_of, differences, in_order, run

import referee
from referee import LiveTable, Verdict, load_rules
from referee.adjudicate import Bench, Legal, legal
from referee.adjudicate.verdict import ChipsEntry
from referee.documents import shipped
from referee.log import from_bytes, from_value
from referee.rules.phase_model import DealPhase

HEAD: dict[str, Any] = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"]}
BENCH = Bench()


def judged(*events: dict[str, Any], **head: Any) -> Verdict:
    return BENCH.judge(from_value({**HEAD, **head, "events": list(events)}))


def findings(verdict: Verdict) -> list[tuple[str, str]]:
    return [(finding.at, finding.code) for finding in verdict.findings]


def ledger(verdict: Verdict) -> list[tuple[str, str, int]]:
    return [(entry.at, entry.seat, entry.points) for entry in verdict.ledger or []]


def deal(**hands: str) -> dict[str, Any]:
    return {"by": "Anna", "deal": hands}


# --- the generator


@pytest.mark.parametrize("game", ["penneech", "penta"])
@pytest.mark.parametrize("seed", range(0, 6000, 1000))
def test_the_referee_agrees_with_the_generator(seed: int, game: str) -> None:
    """Some 30,000 events of each; `python tests/run_generator.py --events 2000000` judges more."""
    done, cases, _, wrong = run(seed, 5000, games=(game,))
    assert wrong == []
    assert done >= 5000
    assert cases > 50


def test_every_kind_of_fault_was_among_them() -> None:
    kinds = {case_of(seed).name.removeprefix("penneech ") for seed in range(240)}
    assert kinds >= {"lawful"}
    assert len(kinds & set(FAULTS)) > len(FAULTS) * 0.8


def test_findings_open_acts_and_ledger_stand_in_the_order_of_events() -> None:
    for game in GAMES:
        for seed in range(200, 260):
            assert in_order(BENCH.judge(from_value(case_of(seed, game=game).log)))


# --- what does not matter


def renamed(log: Any, names: dict[str, str]) -> Any:
    """The log with other words for seats or cards, wherever they stand."""
    if isinstance(log, dict):
        return {names.get(key, key): renamed(part, names) for key, part in log.items()}
    if isinstance(log, list):
        return [renamed(part, names) for part in log]
    if isinstance(log, str):
        return names.get(log) or " ".join(names.get(word, word) for word in log.split(" "))
    return log


def bare(seed: int) -> dict[str, Any]:
    """A generated log between Anna and Ben, without remarks."""
    rng = random.Random(seed)
    while True:
        log: dict[str, Any] = json.loads(json.dumps(case_of(rng.randrange(10**9)).log))
        if log["seats"] == ["Anna", "Ben"]:
            for event in log["events"]:
                event.pop("note", None)
            return {
                key: part
                for key, part in log.items()
                if key in (*HEAD, "events", "variants", "options", "rulings", "result")
            }


def outcome(verdict: Verdict) -> dict[str, Any]:
    return {
        "verdict": verdict.verdict,
        "finished": verdict.finished,
        "winners": verdict.winners,
        "scores": sorted((verdict.scores or {}).items()),
        "findings": [(f.at, f.code, f.seat) for f in verdict.findings],
        "undecided": [(u.at, u.seat) for u in verdict.undecided],
        "ledger": sorted(ledger(verdict)),
    }


@pytest.mark.parametrize("seed", range(30))
def test_which_seat_stands_first_does_not_matter(seed: int) -> None:
    """Every log is one with the other seat as dealer, as leader, as winner."""
    log = bare(seed)
    swapped = {**log, "seats": ["Ben", "Anna"]}
    assert outcome(BENCH.judge(from_value(swapped))) == outcome(BENCH.judge(from_value(log)))


@pytest.mark.parametrize("seed", range(30))
def test_what_the_seats_are_called_does_not_matter(seed: int) -> None:
    log = bare(seed)
    names = random.Random(seed).sample(
        ["a: b", "$1", "A.", "(x)", "None", "0", "no", "~1/", "{seat}", "%s", "N" * 64], 2
    )
    other = outcome(BENCH.judge(from_value(renamed(log, {"Anna": names[0], "Ben": names[1]}))))
    back = renamed(json.loads(json.dumps(other)), {names[0]: "Anna", names[1]: "Ben"})
    for key in ("scores", "ledger"):
        back[key].sort()
    assert back == json.loads(json.dumps(outcome(BENCH.judge(from_value(log)))))


@pytest.mark.parametrize("seed", range(20))
def test_which_of_spades_hearts_and_clubs_is_which_does_not_matter(seed: int) -> None:
    log = bare(seed)
    for suits in itertools.permutations("♠♥♣"):
        names = {
            rank + old: rank + new
            for rank in {card[:-1] for card in PACK}
            for old, new in zip("♠♥♣", suits, strict=True)
        }
        assert outcome(BENCH.judge(from_value(renamed(log, names)))) == outcome(BENCH.judge(from_value(log)))


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("style", ["symbols", "words"])
def test_the_notation_does_not_matter(seed: int, style: str) -> None:
    log = bare(seed)
    ranks = {"Q": "D", "J": "B"}
    suits = {"♠": "Pik", "♥": "Herz", "♦": "Karo", "♣": "Kreuz"}
    names = {}
    for card in PACK:
        rank = ranks.get(card[:-1], card[:-1])
        names[card] = rank + card[-1] if style == "symbols" else f"{suits[card[-1]]}-{rank}"
    german = {**renamed(log, names), "notation": "de"}
    assert outcome(BENCH.judge(from_value(german))) == outcome(BENCH.judge(from_value(log)))


@pytest.mark.parametrize("seed", range(30))
def test_the_shorthand_for_plays_is_so_many_plays(seed: int) -> None:
    log = bare(seed)
    events: list[dict[str, Any]] = []
    at: dict[str, str] = {}
    for number, event in enumerate(log["events"]):
        at[f"/events/{number}"] = f"/events/{len(events)}"
        cards = event.get("plays", ())
        for place, card in enumerate(cards.split() if isinstance(cards, str) else cards):
            at[f"/events/{number}/plays/{place}"] = f"/events/{len(events)}"
            events.append({**({"by": event["by"]} if "by" in event and place == 0 else {}), "play": card})
        if "plays" not in event:
            events.append(event)
    spelt_out = outcome(BENCH.judge(from_value({**log, "events": events})))
    wanted = outcome(BENCH.judge(from_value(log)))
    assert [(at.get(p, p), *rest) for p, *rest in wanted["findings"]] == spelt_out["findings"]
    assert sorted((at[p], *rest) for p, *rest in wanted["ledger"]) == spelt_out["ledger"]
    assert (spelt_out["scores"], spelt_out["winners"]) == (wanted["scores"], wanted["winners"])


@pytest.mark.parametrize("seed", range(30))
def test_a_seat_that_is_worked_out_is_the_one_that_is_named(seed: int) -> None:
    """`by` may be left out of all but the first deal and a throw-in; it is checked where it stands."""
    log = bare(seed)
    verdict = BENCH.judge(from_value(log))
    if any(code in ("order.out-of-turn", "deal.wrong-dealer") for _, code in findings(verdict)):
        return
    first = next((k for k, event in enumerate(log["events"]) if "deal" in event), 0)
    events = [
        event
        if k == first or "throw-in" in event or "display" in event
        else {key: v for key, v in event.items() if key != "by"}
        for k, event in enumerate(log["events"])
    ]
    left_out = outcome(BENCH.judge(from_value({**log, "events": events})))
    wanted = outcome(verdict)
    for each in (left_out, wanted):
        each["findings"] = [finding[:2] for finding in each["findings"]]
    assert left_out == wanted


def test_the_order_in_which_the_rules_list_suits_and_ranks_does_not_matter(tmp_path: Path) -> None:
    text = (shipped("specs") / "penneech" / "rules.yaml").read_text("utf-8")
    suits, ranks = "suits: [S, H, D, C], ranks: [A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]", "default: [A, K"
    assert text.count(suits) == text.count(ranks) == 1
    turned = text.replace(suits, "suits: [D, C, S, H], ranks: [2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A]")
    turned = turned.replace("game: penneech", "game: turned")
    (tmp_path / "rules.yaml").write_text(turned, "utf-8")
    bench = Bench([tmp_path])
    for seed in range(40):
        log = case_of(seed).log
        one, other = BENCH.judge(from_value(log)), bench.judge(from_value({**log, "game": "turned"}))
        assert outcome(other) == outcome(one)
        assert [sorted(f.legal or []) for f in other.findings] == [sorted(f.legal or []) for f in one.findings]


@pytest.mark.parametrize("seed", range(12))
def test_true_claims_change_nothing_and_false_ones_only_add_their_finding(seed: int) -> None:
    log = {key: part for key, part in bare(seed).items() if key != "result"}
    verdict = BENCH.judge(from_value(log))
    scores = [0, 0]
    for place in range(seed % 5, len(log["events"]) + 1, 5):
        before = BENCH.judge(from_value({**log, "events": log["events"][:place]}))
        if before.verdict == "impossible":
            break
        scores = [before.scores[name] for name in ("Anna", "Ben")]  # type: ignore[index]
        true = {"score": dict(zip(("Anna", "Ben"), scores, strict=True))}
        false = {"score": {"Anna": scores[0] + 1}}
        with_true = BENCH.judge(from_value({**log, "events": [*log["events"][:place], true, *log["events"][place:]]}))
        assert [code for _, code in findings(with_true)] == [code for _, code in findings(verdict)]
        with_false = BENCH.judge(from_value({**log, "events": [*log["events"][:place], false, *log["events"][place:]]}))
        assert sorted(code for _, code in findings(with_false)) == sorted(
            [*(c for _, c in findings(verdict)), "claim.score"]
        )
        assert with_false.scores == with_true.scores == verdict.scores


# --- laws that games are said to have been judged wrongly by


def test_a_trump_beats_an_ace_and_scores_nothing_if_it_is_none_of_value() -> None:
    acts = [deal(Anna="2♠ 3♣ 4♣ 5♣ 6♣ 8♣ 9♣", Ben="A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥"), {"turn": "4♠"}, {"plays": "A♥ 2♠"}]
    verdict = judged(*acts, {"trick": "Anna"})
    assert (verdict.verdict, verdict.scores, verdict.ledger) == ("clean", {"Anna": 0, "Ben": 0}, [])
    assert judged(*acts, {"by": "Anna", "turn": "K♠"}).scores == {"Anna": 4, "Ben": 0}
    assert findings(judged(*acts, {"by": "Ben", "turn": "K♠"})) == [("/events/3", "order.out-of-turn")]


def test_of_two_trumps_the_higher_takes_the_trick() -> None:
    verdict = judged(deal(), {"turn": "3♥"}, {"plays": "K♥ 2♥"}, {"trick": "Ben"})
    assert (verdict.verdict, ledger(verdict)) == ("clean", [("/events/2/plays/1", "Ben", 4)])


def test_of_two_plain_suits_the_led_one_takes_the_trick() -> None:
    assert judged(deal(), {"turn": "3♥"}, {"plays": "2♣ A♠"}, {"trick": "Ben"}).findings == []


def test_the_trumps_of_a_trick_are_those_of_its_own_turn_up() -> None:
    hands = {"Anna": "5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠", "Ben": "2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣"}
    acts = [deal(**hands), {"turn": "4♠"}, {"plays": "2♣ 5♠"}, {"turn": "4♥"}, {"plays": "6♠ 3♣"}, {"trick": "Anna"}]
    assert judged(*acts).verdict == "clean"
    acts = [deal(**hands), {"turn": "4♥"}, {"plays": "2♣ 5♠"}, {"trick": "Ben"}, {"turn": "4♠"}, {"plays": "3♣ 6♠"}]
    assert judged(*acts, {"trick": "Anna"}).verdict == "clean"


def test_the_seven_of_diamonds_stays_a_diamond() -> None:
    hands = {"Anna": "7♦ 5♦ 2♣ 3♣ 4♣ 5♣ 6♣", "Ben": "K♦ A♠ 2♥ 3♥ 4♥ 5♥ 6♥"}
    verdict = judged(deal(**hands), {"turn": "4♠"}, {"plays": "A♠ 7♦"}, {"trick": "Ben"})
    assert verdict.findings == []
    for card, winner in (("7♦", "Anna"), ("5♦", "Ben")):
        verdict = judged(deal(**hands), {"turn": "4♠"}, {"plays": f"K♦ {card}"}, {"trick": winner})
        assert (verdict.findings, verdict.ledger) == ([], [])
    assert findings(judged(deal(**hands), {"turn": "4♠"}, {"plays": "K♦ 2♣"})) == [("/events/2/plays/1", "play.revoke")]


def test_the_seven_of_diamonds_is_worth_seven_as_a_trump_and_fourteen_turned_up() -> None:
    acts = [deal(), {"turn": "9♦"}, {"plays": "7♦ A♦"}]
    assert ledger(judged(*acts)) == [("/events/2/plays/1", "Ben", 12)]
    acts = [deal(), {"turn": "9♠"}, {"plays": "2♣ A♣"}, {"turn": "7♦"}]
    assert ledger(judged(*acts)) == [("/events/3", "Anna", 14)]


def test_a_turned_honour_scores_for_who_turned_it_and_honours_of_other_suits_do_not() -> None:
    acts = [
        deal(),
        {"turn": "9♠"},
        {"plays": "A♣ 2♣"},
        {"turn": "K♥"},
        {"plays": "A♥ Q♥"},
        {"turn": "2♥"},
        {"plays": "A♠ K♠"},
    ]
    verdict = judged(*acts)
    assert ledger(verdict) == [("/events/3", "Ben", 4), ("/events/4/plays/1", "Ben", 8)]
    assert verdict.ledger is not None
    assert [entry.why for entry in verdict.ledger] == ["K♥ 4", "A♥ 5, Q♥ 3"]


def test_the_first_card_turned_up_scores_only_where_it_is_agreed() -> None:
    assert ledger(judged(deal(), {"turn": "A♥"})) == []
    verdict = judged(deal(), {"turn": "A♥"}, variants=["first-turn-up-scores"])
    assert ledger(verdict) == [("/events/1", "Anna", 5)]
    verdict = judged(deal(), {"turn": "7♦"}, variants=["first-turn-up-scores"], options={"target": 14})
    assert (verdict.finished, verdict.winners) == (True, ["Anna"])


def test_a_revoke_is_told_with_the_card_that_should_have_followed() -> None:
    hands = {"Anna": "9♥ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣", "Ben": "5♥ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥"}
    verdict = judged(deal(**hands), {"turn": "4♠"}, {"plays": "5♥ 3♣"})
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]
    assert verdict.findings[0].message == "Anna plays 3♣ to a heart lead while holding 9♥."
    assert verdict.findings[0].legal == ["9♥"]


def test_a_second_breach_is_told_too_and_judging_goes_on_from_what_was_played() -> None:
    hands = {"Anna": "9♥ 10♥ 4♣ 5♣ 6♣ 7♣ 8♣", "Ben": "5♥ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥"}
    acts = [
        deal(**hands),
        {"turn": "4♠"},
        {"plays": "5♥ 4♣"},
        {"turn": "4♦"},
        {"plays": "2♥ 5♣"},
        {"turn": "A♦"},
        {"plays": "3♥ 9♥"},
    ]
    verdict = judged(*acts, {"trick": "Anna"})
    assert [at for at, _ in findings(verdict)] == ["/events/2/plays/1", "/events/4/plays/1"]
    assert verdict.scores == {"Anna": 0, "Ben": 5}


def test_a_card_of_the_table_is_in_no_hand() -> None:
    assert findings(judged(deal(Anna="7♦ x x x x x x", Ben="7♦ x x x x x x"))) == [("/events/0", "deal.duplicate-card")]
    assert findings(judged(deal(Ben="K♥ x x x x x x"), {"turn": "K♥"})) == [("/events/1", "turn-up.not-in-stock")]
    acts = [deal(), {"turn": "K♥"}, {"play": "2♣"}, {"play": "K♥"}]
    assert findings(judged(*acts)) == [("/events/3", "play.card-not-held")]


@pytest.mark.parametrize(
    ("hand", "rulings", "result"),
    [
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 9♠", {}, "clean"),
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 10♥", {}, "clean"),
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ J♥", {}, "irregular"),
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ A♥", {}, "irregular"),
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 7♦", {}, "clean"),
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 7♦", {"PN-A2": "seven-d-is-not-a-face"}, "clean"),
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 7♦", {"PN-A2": "seven-d-blocks-redeal"}, "irregular"),
        ("2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 7♥", {"PN-A2": "seven-d-blocks-redeal"}, "clean"),
    ],
)
def test_a_hand_without_honours_may_be_thrown_in_and_may_be_played(
    hand: str, rulings: dict[str, str], result: str
) -> None:
    for seat in ("Anna", "Ben"):
        start = deal(**{seat: hand})
        assert judged(start, {"by": seat, "throw-in": hand}, rulings=rulings).verdict == result
        assert judged(start, {"turn": "9♣"}, rulings=rulings).verdict == "clean"


@pytest.mark.parametrize(
    ("rulings", "events", "expected"),
    [
        ({}, "deal throw deal throw deal turn", []),
        ({"PN-A4": "once-per-hand"}, "deal throw deal throw deal turn", ["/events/3"]),
        ({"PN-A4": "once-per-hand"}, "deal throw deal throw deal throw deal turn", ["/events/3", "/events/5"]),
        ({}, "deal turn throw", ["/events/2"]),
        ({"PN-A3": "before-first-lead"}, "deal turn throw deal turn", []),
        ({"PN-A3": "before-first-lead"}, "deal turn throw deal throw deal turn throw", []),
        ({"PN-A3": "before-first-lead"}, "deal turn play throw", ["/events/3"]),
        ({"PN-A3": "before-first-lead", "PN-A4": "once-per-hand"}, "deal turn throw deal turn throw", ["/events/5"]),
    ],
)
def test_when_and_how_often_a_hand_may_be_thrown_in(rulings: dict[str, str], events: str, expected: list[str]) -> None:
    weak = "2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 9♠"
    acts: dict[str, dict[str, Any]] = {
        "deal": deal(Anna=weak),
        "throw": {"by": "Anna", "throw-in": weak},
        "turn": {"turn": "K♣"},
        "play": {"play": "A♣"},
    }
    for starts in ({}, {"PN-A6": "not-shown"}):
        acts["throw"] = {"by": "Anna", "throw-in": [] if starts else weak}
        verdict = judged(*[acts[name] for name in events.split()], rulings={**rulings, **starts})
        assert [at for at, _ in findings(verdict)] == expected


def test_points_turned_up_before_a_hand_is_thrown_in_stay() -> None:
    weak = "2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 9♠"
    verdict = judged(
        *(deal(Anna=weak), {"turn": "K♣"}, {"by": "Anna", "throw-in": weak}, deal(Anna=weak), {"turn": "A♣"}),
        variants=["first-turn-up-scores"],
        rulings={"PN-A3": "before-first-lead"},
    )
    assert (verdict.verdict, verdict.scores) == ("clean", {"Anna": 9, "Ben": 0})


@pytest.mark.parametrize(
    ("cut", "rulings", "dealer"),
    [
        ({"Anna": "A♠", "Ben": "2♠"}, {}, "Anna"),
        ({"Anna": "K♠", "Ben": "10♠"}, {}, "Ben"),
        ({"Anna": "7♦", "Ben": "8♠"}, {}, "Anna"),
        ({"Anna": "7♦", "Ben": "6♠"}, {}, "Ben"),
        ({"Anna": "7♦", "Ben": "K♠"}, {"PN-A10": "play-rank"}, "Ben"),
        ({"Anna": "7♦", "Ben": "7♠"}, {"PN-A10": "play-rank"}, "Ben"),
        ({"Anna": "7♥", "Ben": "8♠"}, {"PN-A10": "play-rank"}, "Anna"),
        ({"Anna": "7♦", "Ben": "7♠"}, {}, None),
        ({"Anna": "A♦", "Ben": "A♠"}, {}, None),
    ],
)
def test_the_lower_card_cut_deals_and_equal_ones_are_cut_again(
    cut: dict[str, str], rulings: dict[str, str], dealer: str | None
) -> None:
    for seat in ("Anna", "Ben"):
        verdict = judged({"cut": cut}, {"by": seat, "deal": {}}, rulings=rulings)
        expected = [("/events/1", "order.out-of-phase")] if dealer is None else []
        if dealer and seat != dealer:
            expected = [("/events/1", "deal.wrong-dealer")]
        assert findings(verdict) == expected
    if dealer is None:
        again = {"cut": {"Anna": "3♠", "Ben": "4♠"}}
        assert judged({"cut": cut}, again, {"by": "Anna", "deal": {}}, rulings=rulings).verdict == "clean"


def played(winners: str, turned: str = "2♦ 3♦ 4♦ 5♦ 6♦ 8♦ 9♦ 10♦") -> list[dict[str, Any]]:
    """A deal by Anna with these winners; no card of it has a value of its own but what is turned up."""
    hearts = {"Anna": list("3456789"), "Ben": list("3456789")}
    events: list[dict[str, Any]] = [deal()]
    turns = iter(turned.split())
    events.append({"turn": next(turns)})
    leader = "Ben"
    used: dict[str, int] = {"♠": 0, "♥": 0}
    for winner in winners:
        suit = "♠" if used["♠"] < 4 else "♥"
        low, high = f"{3 + 2 * used[suit]}{suit}", f"{4 + 2 * used[suit]}{suit}"
        used[suit] += 1
        lead, follow = (high, low) if (winner == "A") == (leader == "Anna") else (low, high)
        events += [{"plays": f"{lead} {follow}"}, {"turn": next(turns)}]
        leader = "Anna" if winner == "A" else "Ben"
    assert hearts
    return events


@pytest.mark.parametrize("tricks", range(8))
def test_the_count_pays_for_each_card_above_seven(tricks: int) -> None:
    verdict = judged(*played("A" * tricks + "B" * (7 - tricks)))
    assert verdict.verdict == "clean"
    points = {"Anna": max(0, 2 * tricks - 7), "Ben": max(0, 7 - 2 * tricks)}
    assert verdict.scores == points
    assert [entry.clause for entry in verdict.ledger or []] == ["PN.COUNT"]
    assert (verdict.ledger or [])[0].at == "/events/15"


def test_the_last_turn_up_scores_before_the_count_and_the_last_trick_needs_nothing_behind_it() -> None:
    acts = played("AAAABBB", "2♦ 3♦ 4♦ 5♦ 6♦ 8♦ 9♦ K♣")
    assert ledger(judged(*acts)) == [("/events/15", "Ben", 4), ("/events/15", "Anna", 1)]
    assert judged(*acts[:-1]).verdict == "clean"
    verdict = judged(*acts, options={"target": 4})
    assert (verdict.finished, verdict.winners, verdict.scores) == (True, ["Ben"], {"Anna": 0, "Ben": 4})
    assert judged(*acts, {"by": "Ben", "deal": {}}, options={"target": 9}).verdict == "clean"


@pytest.mark.parametrize("seed", range(12))
def test_the_first_to_the_target_wins_at_whatever_moment(seed: int) -> None:
    """At a trick, a turn-up, the first turn-up or the count: then only claims may follow."""
    rng = random.Random(seed)
    variants = ["first-turn-up-scores", *rng.sample(["every-honour-counts", "follow-or-trump"], seed % 3)]
    long = lawful(rng, variants=variants, target=400, stop=120, plays=seed % 2 == 0).log
    entries = BENCH.judge(from_value(long)).ledger or []
    kinds = set()
    for target in (*range(1, 30), *range(30, 120, 7)):
        totals = dict.fromkeys(long["seats"], 0)
        end = None
        for entry in entries:
            totals[entry.seat] += entry.points
            if totals[entry.seat] >= target:
                end = entry
                break
        if end is None:
            continue
        kinds.add(end.clause)
        at = [int(step) for step in end.at.split("/") if step.isdigit()]
        verdict = BENCH.judge(from_value({**long, "options": {"target": target}}))
        assert (verdict.finished, verdict.winners) == (True, [end.seat])
        assert verdict.scores == totals
        assert (verdict.ledger or [])[-1] == end
        if (late := verdict.findings) or at[0] < len(long["events"]) - 1:
            assert [finding.code for finding in late] == ["order.after-the-end"]
            assert [int(step) for step in late[0].at.split("/") if step.isdigit()] > at
        cut = {**long, "options": {"target": target}, "events": long["events"][: at[0] + 1]}
        if len(at) == 1:
            claims = [{"score": totals}, {"trick": long["seats"][0]}]
            done = BENCH.judge(
                from_value(
                    {**cut, "events": [*cut["events"], claims[0]], "result": {"winners": [end.seat], "scores": totals}}
                )
            )
            assert (done.verdict, done.finished) == ("clean", True)
    assert len(kinds) >= 3


def test_the_boundary_is_the_target_itself() -> None:
    acts = [deal(), {"turn": "4♠"}, {"plays": "A♠ 3♠"}]
    for target, finished in ((4, True), (5, True), (6, False)):
        verdict = judged(*acts, options={"target": target})
        assert (verdict.finished, verdict.scores) == (finished, {"Anna": 0, "Ben": 5})
    verdict = judged(*acts[:2], {"plays": "K♠ 3♠"}, {"turn": "7♦"}, options={"target": 4})
    assert (verdict.scores, findings(verdict)) == ({"Anna": 0, "Ben": 4}, [("/events/3", "order.after-the-end")])


def test_an_act_after_the_end_is_the_last_thing_judged() -> None:
    acts = [deal(), {"turn": "4♠"}, {"plays": "A♠ 3♠"}, {"turn": "K♠"}, {"score": {"Anna": 99}}]
    verdict = BENCH.judge(
        from_value({**HEAD, "options": {"target": 5}, "events": acts, "result": {"winners": ["Anna"]}})
    )
    assert findings(verdict) == [("/events/3", "order.after-the-end")]


def test_at_an_impossible_act_everything_is_as_just_before_it() -> None:
    for seed in range(150):
        case = case_of(seed)
        if case.expected.verdict != "impossible":
            continue
        verdict = BENCH.judge(from_value(case.log))
        at = verdict.findings[-1].at
        steps = [int(step) for step in at.split("/") if step.isdigit()]
        events = [dict(event) for event in case.log["events"][: steps[0] + 1]]
        if len(steps) == 2:
            cards = events[-1]["plays"]
            events[-1]["plays"] = (cards.split() if isinstance(cards, str) else cards)[: steps[1]]
        if len(steps) == 1 or not events[-1]["plays"]:
            events.pop()
        log = {key: part for key, part in case.log.items() if key != "result"} | {"events": events}
        before = BENCH.judge(from_value(log))
        assert before.verdict != "impossible"
        assert findings(before) == findings(verdict)[:-1]
        for name in ("finished", "winners", "scores", "ledger", "undecided"):
            assert getattr(before, name) == getattr(verdict, name)


def test_each_wrong_claim_is_one_finding() -> None:
    claims = [{"score": {"Anna": 1, "Ben": 1}}, {"score": {"Anna": 1}}, {"trick": "Anna"}, {"chips": {"Anna": 0}}]
    acts = [deal(), {"turn": "9♥"}, {"plays": "K♥ 2♥"}]
    log = {**HEAD, "events": [*acts, *claims], "result": {"winners": ["Anna"], "scores": {"Anna": 1}, "chips": {}}}
    verdict = BENCH.judge(from_value(log))
    expected = ["claim.score", "claim.score", "claim.trick", "claim.chips", "claim.result"]
    assert [code for _, code in findings(verdict)] == expected
    assert findings(verdict)[-1][0] == "/result"
    assert verdict.scores == {"Anna": 0, "Ben": 4}


@pytest.mark.parametrize(
    ("result", "finished", "fault"),
    [
        ({}, True, False),
        ({}, False, True),
        ({"ended": "played"}, False, True),
        ({"ended": "resigned"}, False, False),
        ({"ended": "forfeit", "winners": ["Anna"]}, False, False),
        ({"ended": "abandoned", "winners": ["Anna", "Anna"], "scores": {"Ben": 0}}, False, False),
        ({"ended": "abandoned", "scores": {"Ben": 1}}, False, True),
        ({"winners": ["Ben"]}, True, False),
        ({"winners": ["Anna"]}, True, True),
        ({"winners": ["Anna"], "ended": "resigned"}, True, False),
        ({"winners": ["Ben", "Ben"]}, True, False),
        ({"winners": []}, True, True),
        ({"winners": ["Ben"], "scores": {"Ben": 5, "Anna": 0}}, True, False),
        ({"winners": ["Ben"], "scores": {"Ben": 4}}, True, True),
        ({"chips": {"Ben": 0}}, True, True),
    ],
)
def test_a_result_is_a_claim_about_the_whole_log(result: dict[str, Any], finished: bool, fault: bool) -> None:
    acts = [deal(), {"turn": "9♥"}, {"plays": "A♥ 2♥"}] if finished else [deal()]
    verdict = judged(*acts, options={"target": 5}, result=result)
    assert findings(verdict) == ([("/result", "claim.result")] if fault else [])


def test_the_last_finished_trick_may_be_one_of_the_deal_before() -> None:
    acts = [*played("AAAABBB"), {"trick": "Ben"}, {"by": "Ben", "deal": {}}, {"trick": "Ben"}, {"trick": "Anna"}]
    assert findings(judged(*acts)) == [("/events/19", "claim.trick")]


def test_the_dealer_changes_with_every_deal_and_not_with_a_throw_in() -> None:
    weak = "2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 9♠"
    first = played("AAAABBB")
    acts = [
        *first,
        {"deal": {"Anna": weak}},
        {"by": "Anna", "throw-in": weak},
        {"deal": {}},
        {"by": "Ben", "turn": "9♥"},
    ]
    verdict = judged(*acts, {"by": "Anna", "play": "2♥"})
    assert verdict.verdict == "clean"
    assert findings(judged(*first, {"by": "Anna", "deal": {}})) == [("/events/16", "deal.wrong-dealer")]


def test_a_log_without_events_or_stopped_anywhere_is_no_fault() -> None:
    log = lawful(random.Random(4), target=30, plays=True, claims=True).log
    log.pop("result", None)
    for count in range(len(log["events"]) + 1):
        verdict = BENCH.judge(from_value({**log, "events": log["events"][:count]}))
        assert verdict.verdict == "clean"
        assert verdict.finished == (
            count >= len(log["events"]) - sum("score" in e or "trick" in e for e in log["events"][-2:])
            or verdict.finished
        )


def test_what_the_verdict_says_of_the_rules() -> None:
    verdict = judged(variants=["parlett", "short-deck"], rulings={"PN-A5": "non-dealer-leads"})
    assert verdict.rules is not None
    assert verdict.rules.variants == ["follow-or-trump", "every-honour-counts", "first-turn-up-scores", "short-deck"]
    assert verdict.rules.options == {"target": 91}
    assert verdict.rules.rulings == {"PN-A5": "non-dealer-leads"}
    assert verdict.rules.digest.startswith("sha256:")
    digests = {
        str(judged(**head).rules and judged(**head).rules.digest)  # type: ignore[union-attr]
        for head in ({}, {"variants": ["short-deck"]}, {"rulings": {"PN-A5": "dealer-leads"}}, {"notation": "de"})
    }
    assert len(digests) == 3


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["penneech", "penta"])
def test_messages_name_those_who_sit_there(lang: str, game: str) -> None:
    bench = Bench(lang=lang)
    for seed in range(160):
        log = case_of(seed, game=game).log
        verdict = bench.judge(from_value(log))
        for text in [f.message for f in verdict.findings] + [u.why for u in verdict.undecided]:
            assert "{" not in text.replace("é{}[]", "")
            assert "None" not in text or "None" in log["seats"]
            assert ": ." not in text
            assert "  " not in text
        for finding in verdict.findings:
            if finding.seat is not None and finding.code.startswith(("play", "throw", "turn", "order.out-of-turn")):
                assert finding.seat in finding.message


def test_the_library_the_reader_and_the_bench_give_the_same_bytes(tmp_path: Path) -> None:
    for seed in range(40):
        log = case_of(seed).log
        text = json.dumps(log)
        (tmp_path / "log.json").write_text(text, "utf-8")
        by_path = referee.judge(tmp_path / "log.json")
        by_path.log = None
        assert by_path.to_json() == referee.judge(text).to_json()
        (by_many,) = referee.judge_many(tmp_path)
        by_many.log = None
        assert by_many.to_json() == by_path.to_json()
        tree = referee.judge(log).to_dict()
        for finding in (read := referee.judge(text).to_dict())["findings"]:
            finding["line"] = finding["column"] = None
        assert read == tree


def test_a_text_of_several_logs_is_judged_by_judge_many() -> None:
    text = "\n".join(json.dumps({**HEAD, "events": []}) for _ in range(3))
    with pytest.raises(ValueError, match="judge_many"):
        referee.judge(text)


# --- what may come next, and the table held live


def filled(act: dict[str, Any], pack: list[str], rng: random.Random, gone: set[str]) -> dict[str, Any]:
    """An act as offered, with cards where chance decides them."""
    for verb in ("cut", "deal", "turn"):
        if verb in act and act[verb] is None:
            free = [card for card in pack if verb != "turn" or card not in gone]
            cards = rng.sample(free, len(free))
            value: Any = cards[0]
            if verb == "cut":
                value = {"Anna": cards[0], "Ben": cards[1]}
            elif verb == "deal":
                value = {"Anna": " ".join(cards[:7]), "Ben": " ".join(cards[7:14])}
            return {**act, verb: value}
    return act


def cards_of(event: dict[str, Any]) -> Iterator[str]:
    for verb in ("play", "turn", "plays", "throw-in"):
        value = event.get(verb, ())
        yield from value.split() if isinstance(value, str) else value
    for hand in event.get("deal", {}).values():
        yield from hand.split() if isinstance(hand, str) else hand


UNREADABLE: list[dict[str, Any]] = [
    {"colour": "red"},
    {"play": "Z♥"},
    {"by": "Bne", "play": "K♥"},
    {"play": "Z♥", "by": "Bne"},
    {"turn": "K♥", "play": "Q♥"},
    {"play": "Z♥", "turn": "Z♦", "by": "Bne"},
    {"by": "Anna"},
    {"deal": {"Bne": 7, "Cleo": "Z♥"}, "stok": "K♥"},
    {"throw-in": "Z♥"},
    {"plays": ["x", "Z♥"]},
    {"note": [[[1]]], "by": 7},
    {"play": "K♥", "note": {1: 2}},
]


class AtTheTable(RuleBasedStateMachine):
    """Play at a live table, lawfully and not: it always says what judging the whole log says."""

    @initialize(
        variants=st.sets(
            st.sampled_from(["follow-or-trump", "every-honour-counts", "first-turn-up-scores", "short-deck"])
        ),
        rulings=st.fixed_dictionaries(
            {},
            optional={
                "PN-A2": st.just("seven-d-blocks-redeal"),
                "PN-A3": st.just("before-first-lead"),
                "PN-A4": st.just("once-per-hand"),
                "PN-A5": st.just("dealer-leads"),
                "PN-A6": st.just("not-shown"),
            },
        ),
        goal=st.sampled_from([1, 9, 25, 61]),
        hidden=st.booleans(),
        seed=st.integers(0, 10**6),
    )
    def sit_down(self, variants: set[str], rulings: dict[str, str], goal: int, hidden: bool, seed: int) -> None:
        options = {"target": goal}
        rules = load_rules("penneech", variants=sorted(variants), options=options, rulings=rulings)
        self.table = LiveTable(rules, seats=["Anna", "Ben"])
        self.head = {**HEAD, "variants": sorted(variants), "options": options, "rulings": rulings}
        self.pack = list(SHORT if "short-deck" in variants else PACK)
        self.rng = random.Random(seed)
        self.hidden = hidden
        self.unlawful = 0
        self.gone: set[str] = set()
        self.events: list[dict[str, Any]] = []

    def whole(self, *more: dict[str, Any]) -> Verdict:
        return BENCH.judge(from_value({**self.head, "events": [*self.events, *more]}))

    def note(self, act: dict[str, Any]) -> None:
        self.events.append(act)
        self.gone = {*cards_of(act)} if "deal" in act else {*self.gone, *cards_of(act)}

    @rule(times=st.integers(1, 9))
    def act_as_offered(self, times: int) -> None:
        for _ in range(times):
            offered = self.table.legal()
            if not offered.acts:
                return
            act = filled(self.rng.choice(offered.acts), self.pack, self.rng, self.gone)
            if self.hidden and "deal" in act:
                hands = {seat: hand.split() for seat, hand in act["deal"].items()}
                act["deal"] = {seat: [self.rng.choice((card, "x")) for card in hand] for seat, hand in hands.items()}
            assert self.table.can(act), act
            done = self.table.do(act)
            assert done.applied
            assert done.finding is None, act
            self.note(act)

    @rule()
    def look_at_what_is_refused(self) -> None:
        before = self.table.verdict().to_json()
        for refusal in self.table.legal().refused:
            finding = self.table.verify(refusal.act)
            assert finding is not None
            assert (finding.code, finding.clause and finding.clause.id) == (refusal.code, refusal.clause)
            assert not self.table.can(refusal.act)
        assert self.table.verdict().to_json() == before

    @rule(verb=st.sampled_from(["play", "turn", "plays", "cut", "deal", "throw-in", "as", "bid", "play-by"]))
    def try_anything(self, verb: str) -> None:
        first, second = self.rng.sample(PACK, 2)
        seat = self.rng.choice(["Anna", "Ben"])
        act: dict[str, Any] = {
            "plays": {"plays": [first, second]},
            "cut": {"cut": {"Anna": first, "Ben": second}},
            "deal": {"by": seat, "deal": {"Anna": first}},
            "throw-in": {"by": seat, "throw-in": f"{first} {second} x x x x x"},
            "as": {"play": first, "as": second},
            "bid": {"by": seat, "bid": 3},
            "play-by": {"by": seat, "play": first},
        }.get(verb, {verb: first})
        before = self.table.verdict().to_json(), self.table.events
        verified = self.table.verify(act)
        assert (self.table.verdict().to_json(), self.table.events) == before
        whole = self.whole(act)
        tried = self.table.do(act)
        at = f"/events/{len(self.events)}"
        own = [f for f in whole.findings if f.at == at or f.at.startswith(at + "/")]
        assert tried.finding == verified == ((own[0] if tried.applied else own[-1]) if own else None)
        if not tried.applied:
            assert whole.verdict in ("impossible", "unreadable")
            assert (self.table.verdict().to_json(), self.table.events) == before
            return
        assert whole.verdict != "impossible"
        self.note(act)

    @rule(act=st.sampled_from(UNREADABLE))
    def say_what_cannot_be_read(self, act: dict[str, Any]) -> None:
        before = self.table.verdict().to_json()
        finding = self.table.verify(act)
        assert finding is not None
        assert finding.severity == "unreadable"
        assert self.whole(act).findings[0] == finding
        assert not self.table.do(act).applied
        assert self.table.verdict().to_json() == before

    @precondition(lambda self: self.table.verdict().verdict in ("clean", "undetermined"))
    @rule()
    def claim_truly(self) -> None:
        act = {"score": dict(self.table.scores)}
        assert self.table.do(act).finding is None
        self.events.append(act)

    @invariant()
    def agree(self) -> None:
        if hasattr(self, "table"):
            assert self.table.events == self.events
            assert self.table.verdict().to_json() == self.whole().to_json()
            assert self.table.finished == self.whole().finished


TestAtTheTable = AtTheTable.TestCase
TestAtTheTable.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_what_is_offered_can_be_appended_to_the_log(seed: int, cut: int) -> None:
    log = case_of(seed).log
    log = {key: part for key, part in log.items() if key != "result"} | {
        "events": log["events"][: cut % (len(log["events"]) + 1)]
    }
    offered = legal(BENCH, from_value(log))
    if isinstance(offered, Verdict):
        assert offered.verdict in ("impossible", "unreadable")
        return
    assert isinstance(offered, Legal)
    before = BENCH.judge(from_value(log))
    if before.finished:
        assert offered.acts == offered.refused == []
    elif not offered.unknown:
        assert offered.acts
    for act in offered.acts:
        if None in act.values():
            continue
        after = BENCH.judge(from_value({**log, "events": [*log["events"], act]}))
        at = f"/events/{len(log['events'])}"
        assert after.verdict not in ("impossible", "unreadable")
        assert at not in [finding.at for finding in after.findings]
    for refusal in offered.refused:
        after = BENCH.judge(from_value({**log, "events": [*log["events"], refusal.act]}))
        assert after.findings[-1].code == refusal.code
        assert after.findings[-1].at == f"/events/{len(log['events'])}"


@pytest.mark.parametrize("seed", range(25))
def test_one_unlawful_card_is_one_finding_there(seed: int) -> None:
    rng = random.Random(seed)
    log = lawful(rng, variants=rng.choice(([], ["follow-or-trump"]))).log
    places = [number for number, event in enumerate(log["events"]) if "play" in event]
    rng.shuffle(places)
    done = 0
    for place in places[:12]:
        before = {**log, "events": log["events"][:place]}
        before.pop("result", None)
        offered = legal(BENCH, from_value(before))
        assert isinstance(offered, Legal)
        for refusal in offered.refused:
            swapped = {**before, "events": [*before["events"], {**log["events"][place], "play": refusal.act["play"]}]}
            verdict = BENCH.judge(from_value(swapped))
            assert findings(verdict) == [(f"/events/{place}", "play.revoke")]
            done += 1
        foreign = next(
            card
            for card in PACK
            if card not in [act.get("play") for act in offered.acts + [r.act for r in offered.refused]]
        )
        swapped = {**before, "events": [*before["events"], {**log["events"][place], "play": foreign}]}
        assert findings(BENCH.judge(from_value(swapped))) == [(f"/events/{place}", "play.card-not-held")]
    assert places


def test_what_a_caller_keeps_does_not_change_the_table() -> None:
    table = LiveTable(load_rules("penneech"), seats=["Anna", "Ben"])
    act: dict[str, Any] = {"by": "Ben", "deal": {"Anna": ["K♥", *["x"] * 6]}}
    assert table.do(act).applied
    before = table.verdict().to_json()
    act["deal"]["Anna"][0] = "A♠"
    table.events[0]["deal"] = {}
    table.events[0]["deal"]["Anna"] = []
    assert table.verdict().to_json() == before
    assert table.events == [{"by": "Ben", "deal": {"Anna": ["K♥", *["x"] * 6]}}]
    assert BENCH.judge(from_value({**HEAD, "events": table.events})).to_json() == before


@pytest.mark.parametrize(
    "seats", [["Anna"], ["Anna", "Anna"], ["Anna", "Ben", "Cleo"], ["Anna", ""], ["Anna", "B\u202e"]]
)
def test_a_table_is_for_as_many_seats_as_the_game_takes(seats: list[str]) -> None:
    with pytest.raises(ValueError, match=r"seat|name|Expected"):
        LiveTable(load_rules("penneech"), seats=seats)


def test_a_table_speaks_the_language_and_the_notation_that_it_is_held_in() -> None:
    table = LiveTable(load_rules("penneech"), seats=["Anna", "Ben"], notation="de", lang="de")
    table.do({"by": "Ben", "deal": {"Anna": "Karo-D x x x x x x"}})
    finding = table.verify({"turn": "Karo-D"})
    assert finding is not None
    assert finding.message == "Ben deckt D♦ auf, aber diese Karte hat Anna auf der Hand."
    with pytest.raises(ValueError, match="notation"):
        LiveTable(load_rules("penneech"), seats=["Anna", "Ben"], notation="fr")


def test_json_and_yaml_of_every_card_are_read_as_written() -> None:
    for name, notation in load_rules("penneech").notations.items():
        for number, card in enumerate(notation.written):
            assert notation.read(card) == number
            log = {**HEAD, "notation": name, "events": [{"play": card}]}
            (read,) = from_bytes(json.dumps(log).encode())
            assert read.model is not None
            assert read.model.events[0].play == card
            assert findings(BENCH.judge(read)) == [("/events/0", "order.out-of-phase")]


# --- Penta: what does not matter


def bare_penta(seed: int) -> dict[str, Any]:
    """A generated log of Penta, without remarks."""
    log: dict[str, Any] = json.loads(json.dumps(case_of(seed, game="penta").log))
    kept = (*HEAD, "events", "variants", "options", "rulings", "notation", "result")
    events = [{k: v for k, v in e.items() if k not in ("note", "at") and k[0] != "_"} for e in log["events"]]
    return {key: part for key, part in log.items() if key in kept} | {"events": events}


def with_names(log: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """The log with other names for its seats, and with nothing else changed."""

    def event(each: dict[str, Any]) -> dict[str, Any]:
        return {
            key: names[part]
            if key in ("by", "trick")
            else {names[name]: value for name, value in part.items()}
            if isinstance(part, dict)
            else part
            for key, part in each.items()
        }

    found = {**log, "seats": [names[name] for name in log["seats"]], "events": [event(each) for each in log["events"]]}
    if "result" in log:
        result = event(log["result"])
        found["result"] = result | (
            {"winners": [names[name] for name in result["winners"]]} if "winners" in result else {}
        )
    return found


def with_cards(log: dict[str, Any], words: dict[str, str]) -> dict[str, Any]:
    """The log with its cards written otherwise."""

    def cards(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: cards(part) for key, part in value.items()}
        if isinstance(value, list):
            return [words[word] for word in value]
        return " ".join(words[word] for word in value.split(" ") if word) if isinstance(value, str) else value

    verbs = ("deal", "cut", "display", "play", "plays", "rename", "as", "turn", "throw-in")
    events = [{key: cards(part) if key in verbs else part for key, part in each.items()} for each in log["events"]]
    return {**log, "events": events}


def everything(verdict: Verdict) -> dict[str, Any]:
    """A verdict without its words, and in no order of seats."""
    plain = verdict.to_dict()
    return {
        **{key: plain[key] for key in ("verdict", "finished", "scores", "chips", "pots")},
        "winners": sorted(plain["winners"] or []),
        "sides": sorted(sorted(side) for side in plain["sides"] or []),
        "findings": [(f["at"], f["code"], f["seat"]) for f in plain["findings"]],
        "undecided": [(u["at"], u["seat"]) for u in plain["undecided"]],
        "ledger": sorted(
            (e["at"], *(str(e.get(key)) for key in ("seat", "points", "from", "to", "chips", "clause")))
            for e in plain["ledger"] or []
        ),
    }


@pytest.mark.parametrize("seed", range(30))
def test_which_seat_of_a_round_table_stands_first_does_not_matter(seed: int) -> None:
    """Every seat is the first, is the dealer, is the one to the left of it."""
    log = bare_penta(seed)
    wanted = everything(BENCH.judge(from_value(log)))
    for turn in range(1, len(log["seats"])):
        turned = {**log, "seats": log["seats"][turn:] + log["seats"][:turn]}
        assert everything(BENCH.judge(from_value(turned))) == wanted


@pytest.mark.parametrize("seed", range(40))
def test_what_many_seats_are_called_does_not_matter(seed: int) -> None:
    log = bare_penta(seed)
    odd = ["a: b", "pot:hand", "seat:x", "pass", "0", "no", "~1/", "{seat}", "elay-5", "x", "N" * 64, "%s", "-1", "by"]
    names = dict(zip(log["seats"], random.Random(seed).sample(odd, len(log["seats"])), strict=True))
    plain = {name: f"seat-{place}" for place, name in enumerate(log["seats"])}
    first = BENCH.judge(from_value(with_names(log, plain)))
    second = BENCH.judge(from_value(with_names(log, names)))
    called = {plain[name]: names[name] for name in names}
    for one, other in ((first.scores, second.scores), (first.chips, second.chips)):
        assert {called[name]: number for name, number in (one or {}).items()} == (other or {})
    assert [called[name] for name in first.winners or []] == second.winners
    assert [(f.at, f.code, called.get(f.seat or "")) for f in first.findings] == [
        (f.at, f.code, f.seat) for f in second.findings
    ]
    moves = [(e.at, e.chips, e.source, e.target) for e in first.ledger or [] if isinstance(e, ChipsEntry)]
    accounts = {f"seat:{old}": f"seat:{new}" for old, new in called.items()}
    assert [(at, chips, accounts.get(a, a), accounts.get(b, b)) for at, chips, a, b in moves] == [
        (e.at, e.chips, e.source, e.target) for e in second.ledger or [] if isinstance(e, ChipsEntry)
    ]


@pytest.mark.parametrize("seed", range(30))
def test_in_which_notation_penta_is_written_does_not_matter(seed: int) -> None:
    log = bare_penta(seed)
    ascending = log.get("rulings", {}).get("PT-OBS-1") == "numbers-ascending"
    here = penta.spelling(log.get("notation", "en"), ascending)
    for notation in penta.NOTATIONS:
        words = dict(zip(here, penta.spelling(notation, ascending), strict=True)) | {"x": "x", "?": "?"}
        words |= {f"Rect-{rank}": words.get(f"{rank}▭", "") for rank in range(1, 9)}
        other = {**with_cards(with_cards(log, _plain(log)), words), "notation": notation}
        assert everything(BENCH.judge(from_value(other))) == everything(BENCH.judge(from_value(log)))


def _plain(log: dict[str, Any]) -> dict[str, str]:
    """The plain spelling of whatever stands in a log: with signs for the eye left away."""
    found = {}
    for word in json.dumps(log["events"], ensure_ascii=False).replace('"', " ").replace(",", " ").split():
        found[word] = found[word.rstrip("]}")] = word.rstrip("]}").replace("\ufe0f", "")
    return found


@pytest.mark.parametrize("seed", range(40))
def test_by_may_be_left_out_wherever_it_is_not_asked_for(seed: int) -> None:
    """Whoever deals first, shows cards, or raises out of turn must be named; the rest is worked out."""
    log = bare_penta(seed)
    verdict = BENCH.judge(from_value(log))
    if any(f.code in ("order.out-of-turn", "deal.wrong-dealer", "bet.own-raise") for f in verdict.findings):
        return
    first = next((k for k, event in enumerate(log["events"]) if "deal" in event), 0)
    events = [
        event
        if k == first or "display" in event or "throw-in" in event
        else {k: v for k, v in event.items() if k != "by"}
        for k, event in enumerate(log["events"])
    ]
    wanted, found = everything(verdict), everything(BENCH.judge(from_value({**log, "events": events})))
    for each in (wanted, found):
        each["findings"] = [finding[:2] for finding in each["findings"]]
    assert found == wanted


@pytest.mark.parametrize("seed", range(30))
def test_the_shorthand_in_penta_is_so_many_plays(seed: int) -> None:
    """One by one, and as many together as stand side by side."""
    log = bare_penta(seed)
    events: list[dict[str, Any]] = []
    for event in log["events"]:
        cards = event.get("plays", ())
        for place, card in enumerate(cards.split() if isinstance(cards, str) else cards):
            events.append({**({"by": event["by"]} if "by" in event and place == 0 else {}), "play": card})
        if "plays" not in event:
            events.append(event)
    together: list[dict[str, Any]] = []
    for event in events:
        plain = "play" in event and "as" not in event and "Joker" not in event["play"] and "wild" not in event["play"]
        if plain and together and "plays" in together[-1] and "by" not in event:
            together[-1]["plays"].append(event["play"])
        elif plain:
            together.append({**{k: v for k, v in event.items() if k == "by"}, "plays": [event["play"]]})
        else:
            together.append(event)
    verdicts = [BENCH.judge(from_value({**log, "events": each})) for each in (log["events"], events, together)]
    codes = [[(f.code, f.seat) for f in verdict.findings] for verdict in verdicts]
    assert codes[0] == codes[1] == codes[2]
    for name in ("verdict", "scores", "chips", "pots", "finished", "winners"):
        assert len({json.dumps(getattr(verdict, name)) for verdict in verdicts}) == 1
    assert len({len(verdict.undecided) for verdict in verdicts}) == 1


def test_the_order_in_which_the_rules_of_penta_list_cards_does_not_matter(tmp_path: Path) -> None:
    text = (shipped("specs") / "penta" / "rules.yaml").read_text("utf-8")
    for old, new in (
        ("suits: [elay, hunti, sweela, coru, torz], ranks: [8, 7, 6, 5, 4, 3, 2, 1]",) * 2,
        ("game: penta\n", "game: turned\n"),
    ):
        assert text.count(old) == 1
        if old == new:
            new = "suits: [torz, elay, coru, sweela, hunti], ranks: [1, 2, 3, 4, 5, 6, 7, 8]"
        text = text.replace(old, new)
    trump = "trump: {suits: [trump], ranks: [9, 8, 7, 6, 5, 4, 3, 2, 1]}"
    assert text.count(trump) == 1
    text = text.replace(trump, "trump: {suits: [trump], ranks: [1, 3, 2, 9, 8, 7, 4, 6, 5]}")
    (tmp_path / "rules.yaml").write_text(text, "utf-8")
    bench = Bench([tmp_path])
    for seed in range(40):
        log = case_of(seed, game="penta").log
        one, other = BENCH.judge(from_value(log)), bench.judge(from_value({**log, "game": "turned"}))
        assert everything(other) == everything(one)
        assert [sorted(f.legal or []) for f in other.findings] == [sorted(f.legal or []) for f in one.findings]


@pytest.mark.parametrize("seed", range(25))
def test_true_claims_of_penta_change_nothing_and_false_ones_only_add_their_finding(seed: int) -> None:
    log = {key: part for key, part in bare_penta(seed).items() if key != "result"}
    verdict = BENCH.judge(from_value(log))
    codes = [f.code for f in verdict.findings]
    name = log["seats"][seed % len(log["seats"])]
    for place in range(seed % 7, len(log["events"]) + 1, 7):
        before = BENCH.judge(from_value({**log, "events": log["events"][:place]}))
        if before.verdict == "impossible":
            break
        for claim, right in (("score", before.scores), ("chips", before.chips)):
            for wrong in (0, 1, -1):
                said = {claim: {name: (right or {}).get(name, 0) + wrong}}
                events = [*log["events"][:place], said, *log["events"][place:]]
                after = BENCH.judge(from_value({**log, "events": events}))
                false = wrong or right is None
                assert sorted(f.code for f in after.findings) == sorted([*codes, *[f"claim.{claim}"] * bool(false)])
                assert (after.scores, after.chips, after.pots) == (verdict.scores, verdict.chips, verdict.pots)


def test_a_result_is_a_claim_about_winners_scores_and_chips() -> None:
    log = {
        **HEAD,
        "game": "penta",
        "options": {"goal": 100, "max-hands": 1, "ante": 3},
        "seats": ["Ada", "Bo", "Cy"],
        "events": [{"by": "Cy", "deal": {}}, {"bet": "fold"}, {"bet": "fold"}],
    }
    chips = {"Ada": -2, "Bo": -2, "Cy": 4}
    for result, parts in (
        ({"winners": ["Cy", "Ada", "Bo"], "scores": {"Cy": 0}, "chips": chips}, 0),
        ({"chips": {"Cy": 4}}, 0),
        ({"chips": {}}, 0),
        ({"winners": ["Cy"]}, 1),
        ({"winners": [], "ended": "abandoned"}, 0),
        ({"winners": ["Cy"], "chips": {"Cy": 5}, "scores": {"Bo": 1}}, 3),
        ({"chips": {"Ada": -2, "Bo": 0}, "ended": "resigned"}, 1),
    ):
        verdict = BENCH.judge(from_value({**log, "result": result}))
        assert findings(verdict) == [("/result", "claim.result")] * bool(parts)
        if parts:
            assert verdict.findings[0].message.count(".") == parts
    points = {**log, "options": {"goal": 100}, "variants": ["points-only"], "events": []}
    for chips_, found in (({}, []), ({"Ada": 0}, [("/result", "claim.result")])):
        verdict = BENCH.judge(from_value({**points, "result": {"chips": chips_, "ended": "abandoned"}}))
        assert findings(verdict) == found
        verdict = BENCH.judge(from_value({**points, "events": [{"chips": chips_}]}))
        assert [code for _, code in findings(verdict)] == ["claim.chips"] * bool(found)


# --- Penta: what may come next, and the table held live


def table_of(log: dict[str, Any], count: int) -> LiveTable | None:
    """A live table after so many events of a log; None where one of them cannot be."""
    rules = load_rules(
        log["game"], variants=log.get("variants", ()), options=log.get("options"), rulings=log.get("rulings")
    )
    table = LiveTable(rules, log["seats"], notation=log.get("notation", "en"))
    for event in log["events"][:count]:
        if not table.do(event).applied:
            return None
    return table


def all_acts(table: LiveTable, log: dict[str, Any], seat: str, ahead: bool) -> Iterator[dict[str, Any]]:
    """Whatever a seat could do next with one card or one word: every card, every name, every word, small numbers."""
    ascending = log.get("rulings", {}).get("PT-OBS-1") == "numbers-ascending"
    cards = penta.spelling(log.get("notation", "en"), ascending)
    for card in cards:
        yield {"by": seat, "play": card}
        yield {"by": seat, "rename": card}
    if ahead:
        for card in (cards[0], *cards[-3:]):
            for name in cards:
                yield {"by": seat, "play": card, "as": name}
    numbers = {*range(20), 10**9, *(n + k for act in table.legal().acts for n in _bounds(act) for k in (-1, 0, 1))}
    for number in numbers:
        if 0 <= number <= 10**9:
            yield {"by": seat, "bet": number}
            yield {"by": seat, "bid": number}
    for word in ("pass", "match", "fold"):
        yield {"by": seat, "bet": word}


def _bounds(act: dict[str, Any]) -> Iterator[int]:
    word = act.get("bet", act.get("bid"))
    if isinstance(word, dict):
        yield from word.values()


def is_offered(act: dict[str, Any], offers: list[dict[str, Any]]) -> bool:
    """The act is among those that may come next, as it stands or within a range."""
    verb = next(verb for verb in ("bet", "bid", "play", "rename") if verb in act)
    if not isinstance(act[verb], int):
        return act in offers
    for offer in offers:
        span = offer.get(verb)
        if isinstance(span, dict) and span["from"] <= act[verb] <= span.get("to", 10**9):
            return True
    return act in offers


@settings(max_examples=90, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_what_is_offered_is_exactly_what_is_no_fault(seed: int, cut: int) -> None:
    """Every card as every card, every word and number: offered, or at fault, or a card that the log does not show."""
    log = bare_penta(seed)
    table = table_of(log, cut % (len(log["events"]) + 1))
    if table is None:
        return
    legal_ = table.legal()
    if legal_.seat is None and not table.finished:
        return
    rng = random.Random(seed)
    seat = legal_.seat or log["seats"][0]
    known = {act["play"] for act in legal_.acts if "play" in act} | {r.act["play"] for r in legal_.refused}
    wanted = [act for act in all_acts(table, log, seat, bool(known)) if rng.random() < 0.6 or act.get("play") in known]
    for act in wanted:
        finding = table.verify(act)
        if is_offered(act, legal_.acts):
            assert finding is None, (act, finding)
        elif finding is None:
            assert "play" in act, act
            assert act["play"] not in known
            assert legal_.unknown
        if table.finished:
            assert finding is not None
            assert finding.code == "order.after-the-end"
    for refusal in legal_.refused:
        if "as" in refusal.act or table.verify(refusal.act) is None:
            raise AssertionError(refusal)
    for act in legal_.acts:
        if None not in act.values() and not any(isinstance(part, dict) for part in act.values()):
            assert table.verify(act) is None, act
    other = next((name for name in log["seats"] if name != seat), seat)
    for act in legal_.acts:
        if "display" not in act and None not in act.values():
            verb = next(verb for verb in act if verb not in ("by", "as"))
            word = act[verb]["from"] if isinstance(act[verb], dict) else act[verb]
            finding = table.verify({**act, verb: word, "by": other})
            assert finding is not None
            assert finding.code in ("order.out-of-turn", "bet.own-raise")


def some_act(table: LiveTable, rng: random.Random, seats: list[str], cards: list[str]) -> dict[str, Any]:
    """Anything: mostly what may come next, now and then what comes to mind."""
    legal_ = table.legal()
    if legal_.acts and rng.random() < 0.75:
        act = dict(rng.choice(legal_.acts))
        for verb, value in act.items():
            if isinstance(value, dict):
                act[verb] = value["from"] + rng.randrange(3)
            elif value is None and verb == "deal":
                hands = rng.sample(cards, len(cards))
                each = len(cards) // len(seats)
                act[verb] = {
                    seat: " ".join(card if rng.random() < 0.8 else "x" for card in hands[each * k : each * (k + 1)])
                    for k, seat in enumerate(seats)
                }
            elif value is None:
                act[verb] = rng.choice(("", rng.choice(cards), " ".join(rng.sample(cards, 2))))
        return act
    seat, card = rng.choice(seats), rng.choice(cards)
    act = rng.choice(
        [
            {"bet": rng.choice(("pass", "fold", "match", 0, 1, 5, 50))},
            {"bid": rng.randrange(20)},
            {"by": seat, "display": rng.choice(("", card))},
            {"play": card},
            {"play": card, "as": rng.choice(cards)},
            {"plays": " ".join(rng.sample(cards, 2))},
            {"rename": card},
            {"deal": {}},
            {"turn": card},
            {"trick": seat},
            {"score": {seat: rng.choice((0, 10, -10))}},
            {"chips": {seat: rng.choice((0, -1, 4))}},
        ]
    )
    return {"by": seat, **act} if rng.random() < 0.5 else act


@pytest.mark.parametrize("seed", range(45))
def test_a_table_of_penta_says_what_judging_the_whole_log_says(seed: int) -> None:
    rng = random.Random(seed)
    seats = list(penta.TABLE_NAMES[: 2 + seed % 7])
    variants = rng.choice(([], [], ["points-only"], ["simplified"]))
    if len(seats) in (4, 6, 8) and rng.random() < 0.4:
        variants = [*variants, "partners"]
    rulings = {point: rng.choice(answers) for point, answers in penta.RULINGS.items() if rng.random() < 0.15}
    rulings.pop("PT-DEAL-1", None)
    options = {"goal": rng.choice((20, 60)), "ante": rng.choice((0, 1, 2)), "max-hands": rng.choice((0, 1, 2))}
    rules = load_rules("penta", variants=variants, options=options, rulings=rulings)
    table = LiveTable(rules, seats)
    written = rules.notations["en"].written
    cards = [written[card] for card in range(len(written)) if rules.pack_for(len(seats)) >> card & 1]
    head = {**HEAD, "game": "penta", "seats": seats, "variants": variants, "options": options, "rulings": rulings}
    events: list[dict[str, Any]] = []
    proven: list[tuple[str, str]] = []

    def whole(*more: dict[str, Any]) -> Verdict:
        return BENCH.judge(from_value({**head, "events": [*events, *more]}))

    for _ in range(rng.randrange(30, 110)):
        act = some_act(table, rng, seats, cards)
        before = table.verdict()
        finding = table.verify(act)
        assert table.can(act) == (finding is None)
        assert (table.verdict().to_json(), table.events) == (before.to_json(), events)
        done = table.do(act)
        assert done.finding == finding
        after = whole(act)
        if not done.applied:
            assert after.verdict == "impossible"
            assert finding == after.findings[-1]
            assert finding.severity == "impossible"
            assert (table.verdict().to_json(), table.events) == (before.to_json(), events)
            if "plays" not in act:  # of several plays those before stand in a log
                for name in ("scores", "chips", "pots", "ledger", "finished", "winners"):
                    assert getattr(after, name) == getattr(before, name)
            continue
        events.append(act)
        assert table.verdict().to_json() == after.to_json()
        entries = [*(before.ledger or []), *done.ledger]
        assert entries == after.ledger
        proven = [(found.at, found.code) for found in done.proven]
        new = {(f.at, f.code) for f in after.findings} - {(f.at, f.code) for f in before.findings}
        at = f"/events/{len(events) - 1}"
        assert set(proven) == {each for each in new if each[0] != at and not each[0].startswith(at + "/")}
        if after.chips is not None:
            assert sum(after.chips.values()) + sum((after.pots or {}).values()) == 0
            if after.finished:
                assert after.pots == {"hand": 0, "reward": 0}


def spoilt(log: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The log with some of its events left out, doubled, moved, or telling something else."""
    log = json.loads(json.dumps(log))
    events: list[dict[str, Any]] = log["events"]
    cards = penta.spelling(log.get("notation", "en"), log.get("rulings", {}).get("PT-OBS-1") == "numbers-ascending")
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        place = min(rng.randrange(len(events)), int(rng.expovariate(1 / 20)))
        event, seat, card = events[place], rng.choice(log["seats"]), rng.choice(cards)
        way = rng.randrange(7)
        if way == 0 and len(events) > 1:
            del events[place]
        elif way == 1:
            events.insert(rng.randrange(len(events) + 1), json.loads(json.dumps(event)))
        elif way == 2:
            other = rng.randrange(len(events))
            events[place], events[other] = events[other], event
        elif way == 3:
            event["by"] = seat
        elif way == 4 and "display" not in event:
            event.pop("by", None)
        elif way == 5:
            for verb, words in (
                ("play", cards),
                ("rename", cards),
                ("as", cards),
                ("bet", ["pass", "fold", "match", 0, 1, 2, 5, 40]),
                ("bid", [0, 1, 5, 13, 15, 16]),
                ("display", ["", card]),
            ):
                if verb in event:
                    event[verb] = rng.choice(words)
        else:
            acts: list[dict[str, Any]] = [
                {"bet": rng.choice([1, 9, "pass", "fold", "match"])},
                {"bid": rng.randrange(9)},
                {"by": seat, "display": rng.choice(["", card])},
                {"play": card},
                {"play": card, "as": rng.choice(cards)},
                {"plays": [card, rng.choice(cards)]},
                {"rename": card},
                {"deal": {}},
                {"trick": seat},
                {"chips": {seat: 0}},
            ]
            events.insert(place, {**rng.choice(acts), **({"by": seat} if rng.random() < 0.5 else {})})
    return log


@pytest.mark.parametrize("seed", range(8))
def test_a_spoilt_log_is_judged_as_the_generator_judges_it(seed: int) -> None:
    """Several faults, in any act, by anybody, at any time: two who know only the rules say the same."""
    rng = random.Random(seed)
    judged_ = 0
    while judged_ < 45:
        case = case_of(rng.randrange(10**9), only_lawful=rng.random() < 0.7, game="penta")
        log = spoilt(case.log, rng)
        verdict = BENCH.judge(from_value(log))
        if verdict.verdict == "unreadable":
            continue
        judged_ += 1
        assert differences(penta.Case("spoilt", log, penta.judge(log)), verdict) == {}, log
        assert in_order(verdict)


def test_a_false_display_is_told_with_the_card_that_refutes_it() -> None:
    rules = load_rules("penta", variants=["points-only"], options={"goal": 100}, rulings={"PT-OBS-2": "no-bid"})
    table = LiveTable(rules, ["Ada", "Bo", "Cy", "Di", "Eli"])
    for act in (
        {"by": "Eli", "deal": {}},
        {"by": "Bo", "display": "elay-5 torz-1"},
        {"play": "coru-5"},
        {"play": "torz-1"},
    ):
        done = table.do(act)
        assert (done.applied, done.finding, done.proven) == (True, None, ())
    assert table.verdict().verdict == "clean"  # no coru was shown
    table.do({"plays": "coru-6 coru-7 coru-8"})
    table.do({"by": "Eli", "play": "elay-1"})
    table.do({"play": "elay-2"})
    outcome_ = table.do({"play": "elay-4"})
    assert outcome_.finding is None
    assert [(found.at, found.code) for found in outcome_.proven] == [("/events/1", "display.wrong-cards")]
    assert [(act.at, act.seat) for act in table.verdict().undecided] == [("/events/3", "Bo")]


# --- any game: played as the cards lie, by what `legal` offers


TABLES: list[tuple[str, tuple[str, ...], dict[str, int], int]] = [
    ("penneech", (), {"target": 31}, 2),
    ("penneech", ("follow-or-trump", "short-deck"), {"target": 12}, 2),
    ("penta", (), {"goal": 60, "max-hands": 2}, 3),
    ("penta", ("partners", "simplified"), {"goal": 40}, 4),
    ("whist", ("honours",), {"target": 3}, 4),
    ("whist", ("no-trump-every-fifth",), {}, 4),
    ("german-whist", ("second-half-double",), {"deals": 2}, 2),
    ("german-whist", ("to-fifty",), {}, 2),
    ("oh-hell", ("no-hook", "misses-cost"), {"most": 3}, 5),
    ("oh-hell", ("up-and-down",), {"most": 17}, 3),
    ("oh-hell", ("openspiel",), {}, 7),
    ("spades", ("blind-nil", "no-spades-first-trick"), {"target": 100}, 4),
    ("spades", ("openspiel",), {}, 4),
    ("spades", ("losing-score", "spades-any-time"), {"target": 50}, 4),
]
"""Games, variants, options and how many play."""


class Croupier:
    """Plays a game as the cards lie: it alone knows them all, and acts as the table offers, or carelessly."""

    def __init__(self, table: int, seed: int) -> None:
        game, variants, options, count = TABLES[table]
        self.rng = random.Random(seed)
        self.rules = load_rules(game, variants=variants, options=options)
        self.seats = list(penta.TABLE_NAMES[:count])
        variants_ = list(variants)
        self.head: dict[str, Any] = {
            **HEAD,
            "game": game,
            "variants": variants_,
            "options": options,
            "seats": self.seats,
        }
        self.table = LiveTable(self.rules, self.seats)
        written = self.rules.notations["en"].written
        self.cards = [written[card] for card in range(len(written)) if self.rules.pack_for(count) >> card & 1]
        self.hands: dict[str, list[str]] = {}
        self.stock: list[str] = []
        self.piles = [p.stock for p in self.rules.phases.values() if isinstance(p, DealPhase) and p.stock]
        self.log: dict[str, Any] = {**self.head, "events": []}
        """The log, with every card in it."""

    def act(self, *, careless: float = 0.0) -> dict[str, Any] | None:
        """The next act, with all its cards; None where the game is over."""
        offered = self.table.legal()
        if not offered.acts:
            return None
        act = dict(self.rng.choice(offered.acts))
        if len({*act} & {"deal", "cut"}) and act.get("deal", act.get("cut")) is None:
            return self.dealt(act) if "deal" in act else {"cut": dict(zip(self.seats, self.shuffled(), strict=False))}
        if "throw-in" in act and self.rng.random() < 0.7:
            act = dict(offered.acts[-1])
        for verb, value in act.items():
            if isinstance(value, dict):
                act[verb] = min(value["from"] + self.rng.randrange(3), value.get("to", 10**9))
            elif value is None:
                act[verb] = self.stock[0] if self.stock else self.rng.choice(self.hands[act["by"]])
        if self.rng.random() < careless and "play" in act and "as" not in act:
            wild = self.rules.model.wild is not None
            cards = [card for card in self.hands[act["by"]] if not wild or not card.startswith("wild")]
            act["play"] = self.rng.choice(cards or [act["play"]])
        if self.rng.random() < careless and "bid" in act:
            act["bid"] = self.rng.randrange(15)
        return act

    def shuffled(self) -> list[str]:
        return self.rng.sample(self.cards, len(self.cards))

    def dealt(self, act: dict[str, Any]) -> dict[str, Any]:
        """The cards of a deal: how many there are, the table says."""
        refused = self.table.verify({**act, "deal": {self.seats[0]: 0}})
        assert refused is not None
        assert refused.code == "deal.wrong-count"
        each = int(re.findall(r"dealt (\d+) cards", refused.message)[0])
        cards = self.shuffled()
        hands = {seat: cards[place * each :][:each] for place, seat in enumerate(self.seats)}
        rest = {pile: cards[each * len(self.seats) :] for pile in self.piles}
        return {**act, "deal": hands, **rest}

    def do(self, act: dict[str, Any]) -> Any:
        """Do an act that the table takes, and keep account of the cards."""
        done = self.table.do(act)
        assert done.applied, (self.head, act, done.finding)
        self.log["events"].append(act)
        if "deal" in act:
            self.hands = {seat: list(hand) for seat, hand in act["deal"].items()}
            self.stock = [card for pile in self.piles for card in act[pile]]
        for verb in ("turn", "draw"):
            if act.get(verb) in self.stock:
                self.stock.remove(act[verb])
        if "draw" in act:
            self.hands[act["by"]].append(act["draw"])
        if "play" in act:
            self.hands[act["by"]].remove(act["play"])
        return done

    def play(self, acts: int, *, careless: float = 0.0) -> dict[str, Any]:
        """So many acts, or all to the end; the log."""
        for _ in range(acts):
            act = self.act(careless=careless)
            if act is None:
                break
            self.do(act)
        return self.log


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_any_game_played_by_what_is_offered_is_clean(table: int, seed: int) -> None:
    croupier = Croupier(table, seed)
    log = croupier.play((60, 200)[seed % 2])
    verdict = BENCH.judge(from_value(log))
    assert verdict.verdict == "clean", verdict.findings
    assert croupier.table.verdict().to_json() == verdict.to_json()
    (again,) = from_bytes(as_yaml(json.loads(json.dumps(log))).encode())
    assert everything(BENCH.judge(again)) == everything(verdict)
    bare = [
        event if {"deal", "throw-in", "display"} & set(event) else {k: v for k, v in event.items() if k != "by"}
        for event in log["events"]
    ]
    assert everything(BENCH.judge(from_value({**log, "events": bare}))) == everything(verdict)
    if verdict.finished:
        claim = {"winners": verdict.winners, "scores": verdict.scores}
        assert BENCH.judge(from_value({**log, "result": claim})).verdict == "clean"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_any_game_judged_up_to_somewhere_is_judged_as_the_beginning_of_the_whole(table: int, seed: int) -> None:
    croupier = Croupier(table, 100 + seed)
    log = croupier.play(150, careless=0.3)
    whole = BENCH.judge(from_value(log))
    assert whole.undecided == []
    count = croupier.rng.randrange(len(log["events"]) + 1)
    part = BENCH.judge(from_value({**log, "events": log["events"][:count]}))
    for name in ("findings", "ledger"):
        early = [entry for entry in getattr(whole, name) if int(entry.at.split("/")[2]) < count]
        assert getattr(part, name) == early
    assert part.undecided == []


VERBS_TRIED: dict[str, dict[str, Any]] = {
    "play": {"play": ""},
    "turn": {"turn": ""},
    "deal": {"deal": {}},
    "cut": {"cut": None},
    "throw-in": {"throw-in": "x"},
    "bet": {"bet": "match"},
    "display": {"display": []},
    "bid": {"bid": 1},
    "rename": {"rename": ""},
    "draw": {"draw": "x"},
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_any_game_says_what_may_come_next_and_what_may_not(table: int, seed: int) -> None:
    """At a table that sees only some of the cards: what is offered is no fault, what is refused is the one named."""
    croupier = Croupier(table, 200 + seed)
    rng = croupier.rng
    seen = LiveTable(croupier.rules, croupier.seats)
    for number in range(90):
        act = croupier.act(careless=0.1)
        if act is None:
            assert seen.finished
            assert seen.legal().acts == []
            break
        if rng.random() < 0.25:
            look_at_what_is_offered(seen, croupier, act)
        croupier.do(act)
        assert seen.do(hidden_act(act, rng, 0.4)).applied, (number, act)
    assert (seen.scores, seen.finished) == (croupier.table.scores, croupier.table.finished)


def look_at_what_is_offered(seen: LiveTable, croupier: Croupier, act: dict[str, Any]) -> None:
    offered = seen.legal()
    seats = croupier.seats
    verbs = {verb for each in offered.acts + [each.act for each in offered.refused] for verb in each} - {"by", "as"}
    verbs |= {"play"} if offered.unknown else set()
    verbs |= {"throw-in"} if "throw-in" in act else set()
    for verb, word in VERBS_TRIED.items():
        if verb in verbs:
            continue
        tried = {"by": offered.seat or seats[0], **word}
        if verb in ("play", "turn", "rename"):
            tried[verb] = croupier.cards[0]
        if verb == "cut":
            tried = {"cut": dict(zip(seats, croupier.cards, strict=False))}
        finding = seen.verify(tried)
        assert finding is not None
        if "rename" in verbs:
            assert finding.code == "wild.rename-missing"
        elif verb == "bet":
            assert finding.code in ("order.out-of-phase", "order.out-of-turn", "bet.own-raise")
        elif verb == "throw-in" and "turn" in verbs:
            assert finding.code in ("order.out-of-phase", "throw-in.wrong-cards")
        else:
            assert finding.code == "order.out-of-phase", (tried, finding)
            assert finding.message
    for each in offered.acts:
        if None in each.values() or any(isinstance(part, dict) for part in each.values()):
            continue
        assert seen.verify(each) is None, (each, seen.verify(each))
        if "by" in each and not {"throw-in", "display"} & set(each):
            other = seats[(seats.index(each["by"]) + 1) % len(seats)]
            finding = seen.verify({**each, "by": other})
            assert finding is not None
            assert finding.code in ("order.out-of-turn", "bet.own-raise")
    for refusal in offered.refused:
        finding = seen.verify(refusal.act)
        assert finding is not None
        assert (finding.code, finding.clause and finding.clause.id) == (refusal.code, refusal.clause)
    if "play" in verbs and "as" not in act and offered.seat is not None:
        known = {each["play"] for each in offered.acts if "play" in each} | {
            each.act["play"] for each in offered.refused
        }
        assert len(known) + offered.unknown == len(croupier.hands[offered.seat])
        for card in croupier.cards:
            finding = seen.verify({"by": offered.seat, "play": card})
            if card in croupier.hands[offered.seat] and card not in known:
                assert finding is None or finding.severity == "irregular" or finding.code == "wild.unnamed"
            elif card not in known and not offered.unknown:
                assert finding is not None
                assert finding.code in ("play.card-not-held", "wild.unnamed")


def hidden_act(act: dict[str, Any], rng: random.Random, rate: float) -> dict[str, Any]:
    """An act as it is told by somebody who saw only some of the cards."""

    def hide(cards: Any) -> list[str]:
        return ["x" if rng.random() < rate else card for card in (cards.split() if isinstance(cards, str) else cards)]

    told = dict(act)
    for verb, value in act.items():
        if verb == "deal":
            told[verb] = {seat: hide(hand) for seat, hand in value.items() if rng.random() < 0.9}
        elif verb == "draw":
            told[verb] = hide([value])[0]
        elif verb == "throw-in" and value:
            told[verb] = hide(value)
        elif verb == "stock":
            told[verb] = hide(value)
            if rng.random() < 0.5:
                del told[verb]
    return told


def anything(croupier: Croupier) -> dict[str, Any]:
    """Any act that comes to mind, lawful or not."""
    rng, seats = croupier.rng, croupier.seats
    card, seat = rng.choice(croupier.cards), rng.choice(seats)
    act: dict[str, Any] = rng.choice(
        [
            {"play": card},
            {"play": rng.choice(croupier.hands.get(seat) or [card])},
            {"draw": card},
            {"draw": "x"},
            {"draw": (croupier.stock or [card])[0]},
            {"turn": card},
            {"turn": (croupier.stock or [card])[0]},
            {"plays": rng.sample(croupier.cards, 2)},
            {"bid": rng.randrange(15)},
            {"bid": rng.choice(("nil", "blind-nil", "pass"))},
            {"deal": {}},
            {"cut": dict(zip(seats, croupier.shuffled(), strict=False))},
            {"throw-in": card},
            {"display": card},
            {"bet": "pass"},
            {"rename": card},
            {"play": card, "as": rng.choice(croupier.cards)},
            {"trick": seat},
            {"score": {seat: 0}},
        ]
    )
    return {"by": seat, **act} if rng.random() < 0.5 or {"throw-in", "display"} & set(act) else act


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_any_table_says_what_judging_the_whole_log_says(table: int, seed: int) -> None:
    """Whatever is tried: the live table and the judge of the whole log give the same finding, or take the same act."""
    croupier = Croupier(table, 500 + seed)
    events: list[dict[str, Any]] = []
    live = LiveTable(croupier.rules, croupier.seats)
    for _ in range(55):
        if croupier.rng.random() < 0.4:
            act = anything(croupier)
            before = live.verdict().to_json()
            verified = live.verify(act)
            whole = BENCH.judge(from_value({**croupier.head, "events": [*events, act]}))
            at = f"/events/{len(events)}"
            own = [found for found in whole.findings if found.at == at or found.at.startswith(at + "/")]
            stopped = whole.verdict in ("impossible", "unreadable")
            assert verified == ((own[-1] if stopped else own[0]) if own else None), act
            assert live.verdict().to_json() == before
            twin = LiveTable(croupier.rules, croupier.seats)
            for event in events:
                twin.do(event)
            done = twin.do(act)
            assert done.applied == (not stopped)
            assert done.finding == verified
            if done.applied:
                assert twin.verdict().to_json() == whole.to_json()
            continue
        act_ = croupier.act(careless=0.2)
        if act_ is None:
            break
        croupier.do(act_)
        told = hidden_act(act_, croupier.rng, 0.5)
        assert live.do(told).applied
        events.append(told)
    assert live.verdict().to_json() == BENCH.judge(from_value({**croupier.head, "events": events})).to_json()
