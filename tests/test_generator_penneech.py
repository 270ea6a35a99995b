"""The generator of Penneech games, checked against the rulebook and against itself; no referee is asked."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from generators import penneech
from generators.penneech import FAULTS, RULINGS, VARIANTS, Case, faulty, lawful

COMBINATIONS = [chosen for size in range(5) for chosen in combinations(VARIANTS, size)]
IRREGULAR = ("play.revoke", "throw-in.not-entitled", "claim.")


def names_of(variants: tuple[str, ...]) -> str:
    return "+".join(variants) or "pagat"


def wishes(rng: random.Random) -> dict[str, Any]:
    """Ask for anything but variants and an early stop."""
    return {
        "rulings": {ruling: rng.choice(answers) for ruling, answers in RULINGS.items() if rng.random() < 0.5},
        "target": rng.choice((None, None, 31, 61, 100)),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "stock", "cut")},
    }


def acts(case: Case) -> Iterator[tuple[str, str, Any]]:
    """Every act of a log as (pointer, verb, value), a `plays` as so many `play`."""
    for number, event in enumerate(case.log["events"]):
        for verb in ("cut", "deal", "throw-in", "turn", "play"):
            if verb in event:
                yield f"/events/{number}", verb, event[verb]
        cards = event.get("plays", [])
        for place, card in enumerate(cards.split() if isinstance(cards, str) else cards):
            yield f"/events/{number}/plays/{place}", "play", card


def deals(case: Case) -> Iterator[Counter[str]]:
    """How many acts of each kind there are in each deal."""
    counts: Counter[str] = Counter()
    for _, verb, _ in acts(case):
        if verb == "deal" and counts["deal"]:
            yield counts
            counts = Counter()
        if verb != "cut":
            counts[verb] += 1
    yield counts


def points_of(case: Case, variants: tuple[str, ...]) -> list[tuple[str, int]]:
    """What the acts of a log are worth and when, taking the log at its word."""
    points: list[tuple[str, int]] = []
    trick: list[str] = []
    turned: list[str] = []
    winners: list[int] = []
    leads_first = 1 if case.log.get("rulings", {}).get("PN-A5") == "dealer-leads" else 0  # 0: the non-dealer
    for at, verb, card in acts(case):
        if verb == "deal":
            turned, winners = [], []
        elif verb == "turn":
            turned.append(card)
            if len(turned) > 1 or "first-turn-up-scores" in variants:
                points.append((at, {"A": 5, "K": 4, "Q": 3, "J": 2}.get(card[:-1], 0) + 14 * (card == "7♦")))
            if len(turned) == 8:
                points.append((at, 2 * max(winners.count(0), winners.count(1)) - 7))
        elif verb == "play":
            trick.append(card)
            if len(trick) == 2:
                trump = turned[-1][-1]
                leader = winners[-1] if winners else leads_first
                winners.append(leader ^ penneech.takes(trick[0], trick[1], trump))
                points.append((at, penneech.trick_points(trick, trump, "every-honour-counts" in variants)))
                trick = []
    return [entry for entry in points if entry[1]]


def test_the_example_of_the_rulebook() -> None:
    assert penneech.takes("K♥", "A♥", "♥") == 1
    assert penneech.trick_points(("K♥", "A♥"), "♥") == 9
    assert penneech.turn_points("Q♠") == 3
    hand = ["2♦", "3♣", "4♠"]
    assert penneech.may_follow(hand, "7♦", "♠") == ["2♦"]
    assert penneech.may_follow(hand, "7♦", "♠", or_trump=True) == ["2♦", "4♠"]
    assert penneech.takes("7♦", "2♦", "♠") == 0
    assert penneech.trick_points(("7♦", "2♦"), "♠") == 0
    assert penneech.trick_points(("7♦", "2♦"), "♠", every_honour=True) == 0


def test_the_penneech_is_the_best_diamond_and_a_seven_in_the_cut() -> None:
    assert penneech.takes("A♦", "7♦", "♣") == 1
    assert penneech.takes("7♦", "A♦", "♦") == 0
    assert penneech.takes("A♥", "7♦", "♣") == 0
    assert penneech.trick_points(("7♦", "A♦"), "♦") == 12
    assert penneech.turn_points("7♦") == 14
    assert penneech.turn_points("7♥") == 0
    assert penneech.cut_rank("7♦") == penneech.cut_rank("7♠")
    assert penneech.cut_rank("A♠") < penneech.cut_rank("2♠") < penneech.cut_rank("10♦") < penneech.cut_rank("K♣")
    assert penneech.cut_rank("7♦", play_rank=True) > penneech.cut_rank("K♦")
    assert not penneech.bars_throw_in("7♦")
    assert penneech.bars_throw_in("7♦", seven_bars=True)


def test_the_count_pays_for_each_card_above_seven() -> None:
    assert [penneech.count_points(tricks) for tricks in range(8)] == [0, 0, 0, 0, 1, 3, 5, 7]


@pytest.mark.parametrize("trump", "♠♥♦♣")
def test_one_card_of_any_two_takes_the_trick(trump: str) -> None:
    for first, second in combinations(penneech.PACK, 2):
        if first[-1] == second[-1] or trump in (first[-1], second[-1]):  # then it matters not which was led
            assert penneech.takes(first, second, trump) != penneech.takes(second, first, trump)
        else:
            assert penneech.takes(first, second, trump) == penneech.takes(second, first, trump) == 0


def test_hidden_hands_are_judged_as_if_each_were_tried() -> None:
    rng = random.Random(11)
    answers = Counter[str]()
    for _ in range(2000):
        cards = rng.sample(penneech.SHORT, 11)
        split = rng.randrange(4)
        known, pool = set(cards[:split]), set(cards[split : split + rng.randrange(8)])
        unknown = rng.randrange(len(pool) + 1)
        suits = rng.sample("♠♥♦♣", rng.choice((1, 1, 3)))
        faults = {any(card[-1] in suits for card in known.union(rest)) for rest in combinations(sorted(pool), unknown)}
        answer = penneech.judge_hidden(known, unknown, pool, lambda card, suits=suits: card[-1] in suits)  # type: ignore[misc]
        assert answer == {(True,): "guilty", (False,): "innocent", (False, True): "undecided"}[tuple(sorted(faults))]
        answers[answer] += 1
    assert min(answers[answer] for answer in ("guilty", "innocent", "undecided")) > 100


@pytest.mark.parametrize("variants", COMBINATIONS, ids=names_of)
def test_lawful_games_end_with_one_winner_and_their_points_add_up(variants: tuple[str, ...]) -> None:
    for seed in range(30):
        rng = random.Random(seed)
        wish = wishes(rng)
        case = lawful(rng, variants=variants, **wish)
        expected, seats = case.expected, case.log["seats"]
        target = wish["target"] or (91 if "short-deck" in variants else 61)
        assert expected.findings == []
        assert expected.verdict == ("undetermined" if expected.undecided else "clean")
        assert expected.finished
        assert expected.winners == [seat for seat in seats if expected.scores[seat] >= target]
        assert len(expected.winners) == 1
        assert expected.ledger[-1][1] == expected.winners[0]
        for seat in seats:
            assert expected.scores[seat] == sum(points for _, of, points in expected.ledger if of == seat)
        assert [(at, points) for at, _, points in expected.ledger] == points_of(case, variants)[: len(expected.ledger)]
        assert len(points_of(case, variants)) - len(expected.ledger) in (0, 1)  # won by a turn: then no count


def test_every_deal_has_fourteen_cards_in_tricks_and_eight_turned_up() -> None:
    for seed in range(100):
        rng = random.Random(seed)
        *full, last = deals(lawful(rng, variants=rng.choice(COMBINATIONS), **wishes(rng)))
        for counts in full:
            if counts["throw-in"]:
                assert counts["play"] == 0
                assert counts["turn"] <= 1
            else:
                assert (counts["play"], counts["turn"]) == (14, 8)
        assert last["play"] <= 14
        assert last["turn"] <= 8


def test_a_card_lies_in_one_place() -> None:
    for seed in range(60):
        seen: set[str] = set()
        for _, verb, value in acts(lawful(random.Random(seed), hidden=True)):
            if verb == "deal":
                seen = set()
            elif verb in ("play", "turn"):
                assert value not in seen
                seen.add(value)


def test_a_log_that_stops_early_is_no_fault() -> None:
    for seed in range(100):
        rng = random.Random(seed)
        stop = rng.randrange(1, 60)
        case = lawful(rng, **{**wishes(rng), "target": 1000}, stop=stop)
        assert len(case.log["events"]) == stop
        assert not case.expected.finished
        assert case.expected.winners == []
        assert case.expected.findings == []


def test_what_games_hold_when_enough_are_played() -> None:
    seen = Counter[str]()
    for seed in range(400):
        rng = random.Random(seed)
        variants = rng.choice(COMBINATIONS)
        case = lawful(rng, variants=variants, **wishes(rng))
        verbs = [(at, verb) for at, verb, _ in acts(case)]
        seen["cut again"] += [verb for _, verb in verbs].count("cut") > 1
        seen["no cut"] += verbs[0][1] == "deal"
        last, _, _ = case.expected.ledger[-1]
        seen["won by " + dict(verbs)[last]] += 1
        *_, final = deals(case)
        seen["won by the count"] += final["turn"] == 8 and len(case.expected.ledger) == len(points_of(case, variants))
        seen["won by the first turn"] += final["turn"] == 1
        for before, after in zip(deals(case), list(deals(case))[1:], strict=False):
            seen["thrown in"] += before["throw-in"]
            seen["thrown in again"] += before["throw-in"] and after["throw-in"]
            seen["thrown in late"] += before["throw-in"] and before["turn"]
        for event in case.log["events"]:
            for verb in ("plays", "trick", "score", "stock", "note", "at"):
                seen[verb] += verb in event
            if "deal" in event:
                seen["left out"] += len(event["deal"]) < 2
                seen["number"] += 7 in event["deal"].values()
                seen["no by"] += "by" not in event
    assert min(seen.values()) > 0, seen
    assert len(seen) == 18, seen


@pytest.mark.parametrize("kind", FAULTS)
def test_every_fault_can_be_made_under_all_variants(kind: str) -> None:
    for seed, variants in enumerate(COMBINATIONS):
        rng = random.Random(seed)
        wish = {**wishes(rng), "target": None}
        case = faulty(rng, kind, variants=variants, **wish, stop=rng.choice((None, 5, 50)))
        expected, code = case.expected, kind.partition("/")[0]
        if kind.endswith("/unproven"):
            assert (expected.verdict, expected.findings) == ("undetermined", [])
            assert expected.undecided
            continue
        ((at, found),) = expected.findings
        assert found == code
        assert expected.verdict == ("irregular" if code.startswith(IRREGULAR) else "impossible")
        assert at == "/result" or at in {pointer for pointer, _, _ in acts(case)} | {
            f"/events/{number}" for number in range(len(case.log["events"]))
        }
        assert expected.finished == bool(expected.winners)
        assert kind != "order.after-the-end" or expected.finished
        json.dumps(case.log)


@pytest.mark.parametrize("code", sorted({kind.partition("/")[0] for kind in FAULTS}))
def test_a_code_alone_is_any_fault_of_that_code(code: str) -> None:
    for seed in range(4):
        expected = faulty(random.Random(seed), code, claims=True).expected
        assert [found for _, found in expected.findings] == [code] or expected.undecided


def test_a_revoke_is_dated_back_to_the_card_that_failed_to_follow() -> None:
    for seed in range(60):
        case = faulty(random.Random(seed), "play.revoke/proven-later")
        ((fault, _),) = case.expected.findings
        seat, suit = None, ""
        trick: list[str] = []
        later: list[str] = []
        for at, verb, card in acts(case):
            if verb == "deal":
                if seat is not None:
                    break
                trick = []
            elif verb == "play":
                trick.append(card)
                if at == fault:
                    assert len(trick) % 2 == 0
                    seat, suit = at, trick[-2][-1]
                    assert card[-1] != suit
                elif seat is not None:
                    later.append(card)
        assert any(card[-1] == suit for card in later)


def test_the_same_seed_gives_the_same_game() -> None:
    for kind in FAULTS:
        assert faulty(random.Random(5), kind, claims=True) == faulty(random.Random(5), kind, claims=True)
    assert lawful(random.Random(5), hidden=True) == lawful(random.Random(5), hidden=True)
    assert lawful(random.Random(5)) != lawful(random.Random(6))


def test_presets_stand_for_their_variants() -> None:
    spelt = lawful(random.Random(3), variants=VARIANTS[:3]).expected
    assert lawful(random.Random(3), variants=("parlett",)).expected == spelt
    assert lawful(random.Random(3), variants=("pagat",)).expected == lawful(random.Random(3)).expected


def test_what_penneech_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="no variant"):
        lawful(random.Random(1), variants=("long-deck",))
    with pytest.raises(ValueError, match="no answer"):
        lawful(random.Random(1), rulings={"PN-A5": "nobody-leads"})
    with pytest.raises(ValueError, match="no game"):
        faulty(random.Random(1), "deal.wrong-dealer/next", target=1)
