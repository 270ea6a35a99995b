"""Hands that the log does not show: each sentence of the law of hidden cards, and every hand tried on a tiny pack."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from run_generator import case_of

import referee
from referee.adjudicate import Bench, Verdict
from referee.cards import members
from referee.hidden import GUILTY, INNOCENT, UNDECIDED, hands, ruling
from referee.log import from_value
from referee.table import Fault, Open

HEAD: dict[str, Any] = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"]}
BENCH = Bench()


def judged(*events: dict[str, Any], **head: Any) -> Verdict:
    return BENCH.judge(from_value({**HEAD, **head, "events": list(events)}))


def findings(verdict: Verdict) -> list[tuple[str, str]]:
    return [(finding.at, finding.code) for finding in verdict.findings]


def undecided(verdict: Verdict) -> list[str]:
    return [act.at for act in verdict.undecided]


def deal(stock: str | None = None, **hands_: Any) -> dict[str, Any]:
    return {"by": "Ben", "deal": hands_, **({"stock": stock} if stock is not None else {})}


# --- a fault for every hand, for none, or undecided


def test_a_failure_to_follow_from_an_unknown_hand_is_undecided_and_listed_at_the_end() -> None:
    verdict = judged(deal(), {"turn": "9♠"}, {"plays": "5♥ 3♣"})
    assert (verdict.verdict, findings(verdict), undecided(verdict)) == ("undetermined", [], ["/events/2/plays/1"])
    assert verdict.undecided[0].seat == "Ben"
    assert verdict.undecided[0].clause == "PN.FOLLOW"
    assert "does not show" in verdict.undecided[0].why


def test_a_known_hand_leaves_nothing_open() -> None:
    known = "3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣"
    assert judged(deal(Ben=known), {"turn": "9♠"}, {"plays": "5♥ 3♣"}).verdict == "clean"
    verdict = judged(deal(Ben=known.replace("9♣", "9♥")), {"turn": "9♠"}, {"plays": "5♥ 3♣"})
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]


def test_a_known_card_that_follows_proves_a_revoke_though_the_rest_is_hidden() -> None:
    verdict = judged(deal(Ben="9♥ x x x x x x"), {"turn": "9♠"}, {"plays": "5♥ 3♣"})
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]
    assert undecided(verdict) == []
    assert verdict.findings[0].legal == ["9♥"]


def test_a_card_that_follows_shown_later_dates_the_revoke_back() -> None:
    acts = [deal(), {"turn": "9♠"}, {"plays": "5♥ 3♣"}, {"turn": "2♦"}, {"play": "6♥"}]
    assert undecided(judged(*acts)) == ["/events/2/plays/1"]
    verdict = judged(*acts, {"play": "9♥"})
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]
    assert undecided(verdict) == []
    assert "3♣" in verdict.findings[0].message
    assert "holding 9♥" in verdict.findings[0].message
    assert verdict.findings[0].legal == ["9♥"]
    later = judged(*acts, {"play": "4♣"})
    assert undecided(later) == ["/events/2/plays/1", "/events/5"]


def test_a_revoke_dated_back_stands_before_what_was_found_in_between() -> None:
    acts = [deal(Anna="5♥ 6♥ 7♥ 8♥ 2♦ 3♦ 4♦"), {"turn": "9♠"}, {"plays": "5♥ 3♣"}, {"trick": "Ben"}]
    verdict = judged(*acts, {"turn": "2♠"}, {"play": "6♥"}, {"play": "9♥"}, {"trick": "Anna"})
    assert findings(verdict) == [
        ("/events/2/plays/1", "play.revoke"),
        ("/events/3", "claim.trick"),
        ("/events/7", "claim.trick"),
    ]


def test_cards_that_left_the_hand_before_prove_nothing() -> None:
    acts = [deal(), {"turn": "9♠"}, {"plays": "5♥ 9♥"}, {"turn": "2♠"}, {"plays": "8♥ 3♣"}]
    assert undecided(judged(deal(), {"turn": "9♠"}, {"plays": "9♥ 5♥"}, {"turn": "2♠"}, {"plays": "8♥ 3♣"})) == [
        "/events/4/plays/1"
    ]
    assert judged(*acts).findings == []


def test_another_seats_presumed_void_proves_nothing() -> None:
    """Anna failed to follow hearts, so Ben seems to hold them all: it is no proof."""
    acts = [deal(), {"turn": "9♠"}, {"plays": "5♥ 3♣"}, {"turn": "2♦"}, {"plays": "7♣ 4♠"}]
    verdict = judged(*acts, rulings={"PN-A5": "dealer-leads"})
    assert findings(verdict) == []
    assert undecided(verdict) == ["/events/2/plays/1", "/events/4/plays/1"]


@pytest.mark.parametrize("where", ["hand", "stock", "played", "turned"])
def test_cards_accounted_for_elsewhere_are_in_no_hand(where: str) -> None:
    """When every heart is elsewhere, a seat that throws off is innocent."""
    hearts = "A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥"
    all_hearts = {
        "hand": deal(Anna="A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥", stock="7♥" + " x" * 17),
        "stock": deal(Anna="7♥ x x x x x x", stock=f"A♦ {hearts.replace(' 7♥', '')} x x x x x x x x x x"),
        "played": deal(Anna="A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥", stock="x" + " x" * 16 + " 7♥"),
        "turned": deal(Anna="A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥"),
    }[where]
    turned = {"hand": "7♥", "stock": "A♦", "played": "A♦", "turned": "7♥"}[where]
    lead = "7♥" if where == "stock" else "8♥"
    verdict = judged(all_hearts, {"turn": turned}, {"plays": f"{lead} 7♣"}, variants=["short-deck"])
    assert (verdict.verdict, undecided(verdict)) == ("clean", [])


def test_the_number_of_cards_proves_a_revoke_when_too_few_others_are_left() -> None:
    stock = "K♠ A♠ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 7♥"
    acts = [deal(stock, Anna="8♥ 7♠ 8♠ 9♠ 10♠ J♠ Q♠"), {"turn": "K♠"}, {"plays": "8♥ 7♣"}]
    verdict = judged(*acts, variants=["short-deck"])
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]
    assert verdict.findings[0].legal is None
    assert "too few others" in verdict.findings[0].message


def test_a_known_lawful_card_is_named_though_the_proof_is_by_number() -> None:
    """Under follow or trump a trump in hand is lawful whatever the hidden card is."""
    stock = "K♠ A♠ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 7♥"
    acts = [deal(stock, Anna="8♥ 7♠ 8♠ 9♠ 10♠ J♠ 9♥", Ben="Q♠ x x x x x 7♣"), {"turn": "K♠"}, {"plays": "8♥ 7♣"}]
    verdict = judged(*acts, variants=["short-deck", "follow-or-trump"])
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]
    assert verdict.findings[0].legal == ["Q♠"]


def test_under_follow_or_trump_the_lawful_cards_of_a_revoke_dated_back_are_all_named() -> None:
    acts = [deal(), {"turn": "9♠"}, {"plays": "5♥ 3♣"}, {"turn": "2♦"}, {"plays": "6♥ 9♥"}]
    verdict = judged(*acts, variants=["follow-or-trump"])
    assert verdict.findings[0].legal == ["9♥"]
    acts = [deal(Ben="4♠ x x x x x x"), {"turn": "9♠"}, {"plays": "5♥ 3♣"}, {"turn": "2♦"}, {"plays": "6♥ 9♥"}]
    verdict = judged(*acts, variants=["follow-or-trump"])
    assert sorted(verdict.findings[0].legal or []) == ["4♠", "9♥"]
    assert verdict.findings[0].clause is not None
    assert verdict.findings[0].clause.id == "PN.FOLLOW.FREE-TRUMP"


def test_a_card_from_an_unknown_hand_counts_as_held_unless_it_is_elsewhere() -> None:
    for known, code in (("K♥ x x x x x x", "play.card-not-held"), ("Q♥ x x x x x x", None)):
        verdict = judged(deal(Ben=known), {"turn": "9♠"}, {"play": "K♥"})
        assert [each for _, each in findings(verdict)] == ([code] if code else [])


def test_only_what_hangs_on_the_rest_of_the_hand_can_be_undecided() -> None:
    """A lead, a card that follows, and a trump where trumping is free are judged whatever is hidden."""
    acts = [deal(), {"turn": "9♠"}, {"plays": "5♥ 6♥"}, {"turn": "2♠"}, {"plays": "7♥ 4♠"}]
    assert judged(*acts, variants=["follow-or-trump"]).verdict == "clean"
    assert undecided(judged(*acts)) == ["/events/4/plays/1"]


# --- throwing in


def test_a_hand_thrown_in_partly_unknown_is_undecided_by_what_may_be_in_it() -> None:
    for shown, result in (
        ("x x x x x x x", "undetermined"),
        ("2♦ 3♦ 4♦ 5♦ 6♦ 8♦ x", "undetermined"),
        ("2♦ 3♦ 4♦ 5♦ 6♦ 8♦ 9♦", "clean"),
        ("K♦ x x x x x x", "irregular"),
    ):
        verdict = judged(deal(), {"by": "Anna", "throw-in": shown})
        assert verdict.verdict == result, shown
        assert undecided(verdict) == (["/events/1"] if result == "undetermined" else [])


def test_what_is_dealt_and_what_is_shown_are_one_hand() -> None:
    verdict = judged(deal(Anna="K♦ x x x x x x"), {"by": "Anna", "throw-in": "x 2♦ 3♦ 4♦ 5♦ 6♦ 8♦"})
    assert findings(verdict) == [("/events/1", "throw-in.not-entitled")]
    assert "K♦" in verdict.findings[0].message
    verdict = judged(deal(Anna="K♦ x x x x x x"), {"by": "Anna", "throw-in": "2♦ 3♦ 4♦ 5♦ 6♦ 8♦ 9♦"})
    assert findings(verdict) == [("/events/1", "throw-in.wrong-cards")]


def test_hidden_hands_of_a_deal_are_settled_with_it() -> None:
    """Nothing of the next deal says anything about a hand of this one."""
    verdict = judged(deal(), {"by": "Anna", "throw-in": "x x x x x x x"}, deal(Anna="K♦ x x x x x x"))
    assert undecided(verdict) == ["/events/1"]
    verdict = judged(deal(), {"turn": "9♠"}, {"by": "Ben", "play": "3♥"}, rulings={"PN-A5": "dealer-leads"})
    assert verdict.verdict == "clean"


def test_a_hand_that_is_not_shown_is_judged_by_what_is_known_of_it() -> None:
    head = {"rulings": {"PN-A6": "not-shown"}}
    assert judged(deal(), {"by": "Anna", "throw-in": []}, **head).verdict == "undetermined"
    assert judged(deal(Anna="K♦ x x x x x x"), {"by": "Anna", "throw-in": []}, **head).verdict == "irregular"
    assert judged(deal(Anna="2♦ 3♦ 4♦ 5♦ 6♦ 8♦ 9♦"), {"by": "Anna", "throw-in": ""}, **head).verdict == "clean"


# --- the stock


def test_a_stock_partly_unknown_takes_its_known_cards_out_of_the_hands() -> None:
    stock = "x K♥" + " x" * 36
    verdict = judged(deal(stock), {"turn": "9♠"}, {"play": "K♥"})
    assert findings(verdict) == [("/events/2", "play.card-not-held")]
    verdict = judged(deal(stock), {"turn": "9♠"}, {"plays": "2♥ 3♥"}, {"turn": "4♥"})
    assert findings(verdict) == [("/events/3", "turn-up.not-in-stock")]
    assert "K♥" in verdict.findings[0].message
    assert judged(deal(stock), {"turn": "9♠"}, {"plays": "2♥ 3♥"}, {"turn": "K♥"}).verdict == "clean"
    assert findings(judged(deal(stock), {"turn": "K♥"})) == [("/events/1", "turn-up.not-in-stock")]


# --- every hand tried


def every_hand(known: int, missing: int, pool: int) -> Iterator[int]:
    for chosen in itertools.combinations(list(members(pool)), missing):
        yield known | sum(1 << card for card in chosen)


class Stand:
    """As much of a table as a ruling looks at."""

    def __init__(self, pack: int, original: int, played: int, unknown: int, located: int) -> None:
        self.pack, self.located = pack, located
        self.original, self.played, self.unknown = [original], [played], [unknown]


def masks(size: int) -> st.SearchStrategy[int]:
    return st.integers(0, (1 << size) - 1)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_ruling_is_what_trying_every_hand_gives(data: st.DataObject) -> None:
    size = 9
    pack = (1 << size) - 1
    original = data.draw(masks(size)) & data.draw(masks(size))
    played = data.draw(masks(size)) & data.draw(masks(size))
    before = data.draw(masks(size)) & played
    located = original | played | data.draw(masks(size)) & data.draw(masks(size))
    pool = pack & ~located
    missing = data.draw(st.integers(0, pool.bit_count()))
    binding, other = data.draw(masks(size)), data.draw(masks(size))
    condition: Callable[[int], bool] | None = None
    if data.draw(st.booleans()):
        least = data.draw(st.integers(0, 3))
        condition = lambda hand: (hand & binding).bit_count() >= least and bool(hand & other) == (least < 2)  # noqa: E731
    act = Open(0, 0, Fault("a.b", "", ""), before, binding, (), condition, (binding, other))
    table: Any = Stand(pack, original, played, missing, located)
    known = (original | played) & ~before
    told = {condition(hand) if condition else bool(hand & binding) for hand in every_hand(known, missing, pool)}
    expected = UNDECIDED if len(told) > 1 else GUILTY if told == {True} else INNOCENT
    assert ruling(table, act) == expected


@settings(max_examples=200, deadline=None)
@given(masks(8), st.integers(0, 4), masks(8), st.lists(masks(8), max_size=3))
def test_one_hand_of_each_kind_is_tried(known: int, missing: int, pool: int, asked: list[int]) -> None:
    pool &= ~known

    def kinds(found: Iterator[int]) -> set[tuple[int, ...]]:
        return {tuple((hand & mask).bit_count() for mask in asked) for hand in found}

    assert kinds(hands(known, missing, pool, asked)) == kinds(every_hand(known, missing, pool))
    for hand in hands(known, missing, pool, asked):
        assert hand & known == known
        assert hand & ~known & ~pool == 0
        assert (hand & ~known).bit_count() == missing


TINY = """
format: referee-rules/1
game: tiny
extends: penneech
version: 1.0.0
name: {en: Tiny, de: Winzig}
set: {pack/cards: "rank:K,9", phases/deal/each: 2}
"""
PACK = [rank + suit for rank in ("K", "9") for suit in "♠♥♦♣"]
HANDS = [frozenset(each) for each in itertools.combinations(PACK, 2)]


class Tiny:
    """A game of eight cards, two each: every way in which the hidden cards may lie is tried."""

    def __init__(self, folder: Path) -> None:
        (folder / "tiny.yaml").write_text(TINY, "utf-8")
        self.bench = Bench([folder])

    def judge(self, events: list[dict[str, Any]], variants: list[str]) -> Verdict:
        head = {**HEAD, "game": "tiny", "variants": variants, "options": {"target": 500}}
        return self.bench.judge(from_value({**head, "events": events}))

    def play(self, rng: random.Random) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """A deal played as the cards lie, now and then against the rules, and as the log tells it."""
        cards = rng.sample(PACK, 8)
        held = {"Anna": cards[:2], "Ben": cards[2:4]}
        stock = cards[4:]
        hide = rng.choice((0.3, 0.6, 1.0))
        told = {seat: [card if rng.random() > hide else "x" for card in hand] for seat, hand in held.items()}
        if rng.random() < 0.3:
            del told[rng.choice(("Anna", "Ben"))]
        event: dict[str, Any] = {"by": "Ben", "deal": told}
        if rng.random() < 0.5:
            event["stock"] = [card if rng.random() > hide else "x" for card in stock]
        if rng.random() < 0.2:
            seat = rng.choice(("Anna", "Ben"))
            shown = [card if rng.random() > hide else "x" for card in rng.sample(held[seat], 2)]
            return [event, {"by": seat, "throw-in": shown}], event
        events, hands_ = [event], {seat: list(hand) for seat, hand in held.items()}
        leader, trump = "Anna", ""
        for _ in range(2):
            trump = stock[len([e for e in events if "turn" in e])]
            events.append({"turn": trump})
            led = hands_[leader].pop(rng.randrange(len(hands_[leader])))
            events.append({"by": leader, "play": led})
            other = "Ben" if leader == "Anna" else "Anna"
            follows = hands_[other].pop(rng.randrange(len(hands_[other])))
            events.append({"by": other, "play": follows})
            same = led[-1] == follows[-1]
            if (same and follows[0] == "K") or (not same and follows[-1] == trump[-1]):
                leader = other
        if rng.random() < 0.5:
            del events[rng.randrange(2, len(events)) :]
        return events, event

    def worlds(self, events: list[dict[str, Any]], event: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Every deal that agrees with all that the log tells."""
        turned = [each["turn"] for each in events if "turn" in each]
        shown = next(((e["by"], {c for c in e["throw-in"] if c != "x"}) for e in events if "throw-in" in e), None)
        told = {seat: {c for c in event["deal"].get(seat, []) if c != "x"} for seat in ("Anna", "Ben")}
        for each in events:
            if "play" in each:
                told[each["by"]].add(each["play"])
        pile = event.get("stock", ["x"] * 4)
        for anna, ben in itertools.product(HANDS, HANDS):
            if anna & ben or not told["Anna"] <= anna or not told["Ben"] <= ben:
                continue
            if shown and not shown[1] <= (anna if shown[0] == "Anna" else ben):
                continue
            for stock in itertools.permutations([card for card in PACK if card not in anna | ben]):
                if list(stock[: len(turned)]) == turned and all(
                    p in ("x", c) for p, c in zip(pile, stock, strict=True)
                ):
                    yield {"by": "Ben", "deal": {"Anna": sorted(anna), "Ben": sorted(ben)}, "stock": list(stock)}


def full(events: list[dict[str, Any]], world: dict[str, Any]) -> list[dict[str, Any]]:
    """The log as it would be with all cards shown."""
    shown = [
        {**event, "throw-in": world["deal"][event["by"]]} if "throw-in" in event else event for event in events[1:]
    ]
    return [world, *shown]


def test_the_whole_judgement_is_what_trying_every_deal_gives(tmp_path: Path) -> None:
    game = Tiny(tmp_path)
    seen = {GUILTY: 0, INNOCENT: 0, UNDECIDED: 0}
    tried = 0
    for seed in range(160):
        rng = random.Random(seed)
        events, event = game.play(rng)
        variants = rng.choice(([], ["follow-or-trump"]))
        verdict = game.judge(events, variants)
        assert verdict.verdict not in ("impossible", "unreadable"), events
        told: dict[str, set[bool]] = {}
        worlds = list(itertools.islice(game.worlds(events, event), 121))
        if len(worlds) > 120:  # too many to try them all here
            continue
        for world in worlds:
            tried += 1
            shown = game.judge(full(events, world), variants)
            assert shown.verdict != "impossible"
            guilty = {at for at, _ in findings(shown)}
            for number in range(1, len(events)):
                told.setdefault(f"/events/{number}", set()).add(f"/events/{number}" in guilty)
        assert told
        for at, answers in told.items():
            expected = UNDECIDED if len(answers) > 1 else GUILTY if answers == {True} else INNOCENT
            found = GUILTY if at in dict(findings(verdict)) else UNDECIDED if at in undecided(verdict) else INNOCENT
            assert found == expected, (seed, at, events)
            seen[expected] += 1
    assert min(seen.values()) > 10, seen
    assert tried > 1000


# --- hiding, and what comes later


def hidden_cards(log: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The log with cards of deals, throw-ins and stocks left out."""
    rate = rng.choice((0.1, 0.5, 0.9, 1.0))

    def hide(cards: Any) -> Any:
        if isinstance(cards, int):
            return cards
        words = cards if isinstance(cards, list) else cards.split()
        return [rng.choice("x?") if rng.random() < rate else card for card in words]

    events = []
    for event in log["events"]:
        event = dict(event)
        if "deal" in event:
            event["deal"] = {seat: hide(hand) for seat, hand in event["deal"].items() if rng.random() < 0.9}
            if "stock" in event:
                event["stock"] = hide(event["stock"])
                if rng.random() < 0.3:
                    del event["stock"]
        if "throw-in" in event:
            event["throw-in"] = hide(event["throw-in"])
        events.append(event)
    return {**log, "events": events}


@settings(max_examples=90, deadline=None)
@given(st.integers(0, 10**9))
def test_hiding_cards_turns_no_innocent_act_into_a_guilty_one(seed: int) -> None:
    log = case_of(seed).log
    verdict = BENCH.judge(from_value(log))
    if verdict.verdict == "impossible":
        log = {**log, "events": log["events"][: int(verdict.findings[-1].at.split("/")[2])]}
        log.pop("result", None)
        verdict = BENCH.judge(from_value(log))
        assert verdict.verdict != "impossible"
    hidden = BENCH.judge(from_value(hidden_cards(log, random.Random(seed))))
    assert hidden.verdict != "impossible"
    assert set(findings(hidden)) <= set(findings(verdict)) | {
        (at, "throw-in.not-entitled" if "throw-in" in log["events"][int(at.split("/")[2])] else "play.revoke")
        for at in undecided(verdict)
    }
    assert set(findings(hidden)) - {(at, c) for at, c in findings(verdict)} == set()
    open_ = set(undecided(hidden))
    for at, code in findings(verdict):  # the hand really held is one that may have been held
        assert (at, code) in findings(hidden) or at in open_
    assert set(undecided(verdict)) <= open_
    for name in ("finished", "winners", "scores", "ledger"):
        assert getattr(hidden, name) == getattr(verdict, name)


@settings(max_examples=90, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_what_comes_later_only_adds_to_what_was_found(seed: int, cut: int) -> None:
    log = case_of(seed).log
    whole = BENCH.judge(from_value(log))
    count = cut % (len(log["events"]) + 1)
    prefix = {key: part for key, part in log.items() if key != "result"} | {"events": log["events"][:count]}
    part = BENCH.judge(from_value(prefix))

    def early(places: list[Any]) -> list[Any]:
        return [
            p
            for p in places
            if (at := p[0] if isinstance(p, tuple) else p).startswith("/e") and int(at.split("/")[2]) < count
        ]

    assert set(findings(part)) <= set(early(findings(whole)))
    assert set(early(undecided(whole))) <= set(undecided(part))
    assert {at for at, _ in early(findings(whole))} <= {at for at, _ in findings(part)} | set(undecided(part))
    if not whole.undecided and not part.undecided and all(not isinstance(v, int) for v in deals(log)):
        ledger = [(entry.at, entry.seat, entry.points) for entry in whole.ledger or []]
        assert [(e.at, e.seat, e.points) for e in part.ledger or []] == early(ledger)


def deals(log: dict[str, Any]) -> Iterator[Any]:
    for event in log["events"]:
        yield from event.get("deal", {}).values()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_with_all_hands_known_judging_a_prefix_is_the_prefix_of_judging(seed: int, cut: int) -> None:
    log = case_of(seed).log
    if any("x" in str(hand) or "?" in str(hand) or isinstance(hand, int) for hand in deals(log)):
        return
    if any(len(event.get("deal", (1, 1))) < 2 for event in log["events"]):
        return
    whole = BENCH.judge(from_value(log))
    count = cut % (len(log["events"]) + 1)
    prefix = {key: part for key, part in log.items() if key != "result"} | {"events": log["events"][:count]}
    part = BENCH.judge(from_value(prefix))

    def early(entries: Any) -> list[Any]:
        return [e for e in entries if e.at.startswith("/events") and int(e.at.split("/")[2]) < count]

    assert part.findings == early(whole.findings)
    assert part.ledger == early(whole.ledger)
    assert part.undecided == whole.undecided == []


def test_the_library_tells_what_is_open() -> None:
    verdict = referee.judge({**HEAD, "events": [deal(), {"turn": "9♠"}, {"plays": "5♥ 3♣"}]}, lang="de")
    assert (
        verdict.undecided[0].why
        == "Ben legt 3♣ auf ein Herz-Ausspiel; ob Ben bedienen konnte, zeigt das Protokoll nicht."
    )
