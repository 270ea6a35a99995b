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
from test_adjudicate import TABLES, Croupier, hidden_act

import referee
from referee import LiveTable, load_rules
from referee.adjudicate import Bench, Verdict
from referee.cards import members
from referee.hidden import GUILTY, INNOCENT, UNDECIDED, denied, hands, refuted, ruling
from referee.log import from_value
from referee.rules import Rules
from referee.table import Display, Fault, Open

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
        self.displays: list[Display] = []
        self.draws: list[tuple[int, int, int]] = []
        self.seen: list[tuple[int, int, int]] = []


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


def every_course(hand: int, course: list[tuple[int, int, int | None]], out: int, stock: int) -> Iterator[None]:
    """Every way in which unknown cards may be drawn so that the cards that were played can be."""
    if not course:
        yield None
        return
    (played, drawn, shown), *rest = course
    if not hand >> played & 1:
        return
    hand ^= 1 << played
    for card in [drawn] if shown else members(stock & ~hand & ~out):
        yield from every_course(hand | 1 << card, rest, out | 1 << played, stock)


@settings(max_examples=600, deadline=None)
@given(st.data())
def test_a_card_drawn_after_an_act_was_not_in_the_hand_then(data: st.DataObject) -> None:
    """Every hand tried, and every card that may have been drawn: one card played and one drawn a trick."""
    size, tricks = 9, data.draw(st.integers(0, 3))
    order = data.draw(st.permutations(range(size)))
    held = data.draw(st.integers(1, 4))
    hand, stock = list(order[:held]), list(order[held:])
    own = sum(1 << card for card in hand)
    original = own & data.draw(masks(size))
    table: Any = Stand((1 << size) - 1, original, 0, 0, 0)
    known, located = original, original
    course: list[tuple[int, int, int | None]] = []
    for trick_no in range(tricks):
        card = hand.pop(data.draw(st.integers(0, len(hand) - 1)))
        if not known >> card & 1:
            table.seen.append((0, trick_no, card))
        table.played[0] |= 1 << card
        located |= 1 << card
        drawn, shown = stock.pop(0), data.draw(st.booleans())
        table.draws += [(1, trick_no + 1, -1), (0, trick_no + 1, drawn if shown else -1)]  # the other one draws as well
        hand.append(drawn)
        if shown:
            known |= 1 << drawn
            located |= 1 << drawn
        course.append((card, drawn, shown or None))
    table.located = located | sum(1 << card for card in stock) & data.draw(masks(size)) & data.draw(masks(size))
    table.unknown[0] = sum(not known >> card & 1 for card in hand)
    binding = data.draw(masks(size))
    act = Open(0, 0, Fault("a.b", "", ""), 0, binding, trick_no=0)
    elsewhere = sum(1 << drawn for _, drawn, shown in course if shown) | table.located & ~(original | table.played[0])
    free = (1 << size) - 1 & ~elsewhere
    told = set()
    for chosen in itertools.combinations(list(members(free & ~original)), held - original.bit_count()):
        start = original | sum(1 << card for card in chosen)
        if any(True for _ in every_course(start, course, 0, free)):
            told.add(bool(start & binding))
    assert told, "the hand that it was is one of them"
    expected = UNDECIDED if len(told) > 1 else GUILTY if told == {True} else INNOCENT
    assert ruling(table, act) == expected


@settings(max_examples=600, deadline=None)
@given(st.data())
def test_a_display_is_believed_until_no_hand_agrees_with_it_and_only_acquits(data: st.DataObject) -> None:
    """Every hand tried, once as if nothing were shown, once as if what is not shown were not there."""
    size = 9
    pack = (1 << size) - 1
    original, played = data.draw(masks(size)) & data.draw(masks(size)), data.draw(masks(size)) & data.draw(masks(size))
    before = data.draw(masks(size)) & played
    located = original | played | data.draw(masks(size)) & data.draw(masks(size))
    pool = pack & ~located
    missing = data.draw(st.integers(0, pool.bit_count()))
    binding, not_there = data.draw(masks(size)), data.draw(masks(size))
    gone = data.draw(masks(size)) & before  # what had been played when the cards were shown
    fault = Fault("a.b", "", "")
    table: Any = Stand(pack, original, played, missing, located)
    shown = Display(0, 0, not_there, gone, fault)
    table.displays = [Display(0, 1, pack, 0, fault), shown]  # what another seat shows is another matter
    act = Open(0, 0, fault, before, binding)
    at_display, at_act = (original | played) & ~gone, (original | played) & ~before
    agreeing = [hand for hand in every_hand(at_display, missing, pool) if not hand & not_there]
    assert refuted(table, shown) == (not agreeing)
    assert denied(table, 0) == (not_there if agreeing else 0)
    told = {bool(hand & binding) for hand in every_hand(at_act, missing, pool)}
    believed = {bool(hand & binding) for hand in every_hand(at_act, missing, pool & ~not_there)} if agreeing else told
    expected = GUILTY if told == {True} else UNDECIDED if True in believed else INNOCENT
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


def test_of_a_hand_that_may_be_any_a_few_thousand_stand_for_all() -> None:
    asked = [
        sum(1 << card for card in range(52) if card % few < most) for few, most in ((2, 1), (4, 2), (13, 6), (7, 3))
    ]
    tried = list(hands(0, 13, (1 << 52) - 1, asked))
    assert 1_000 < len(tried) < 40_000
    assert all(hand.bit_count() == 13 for hand in tried)


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


def a_prefix_is_judged_as_the_prefix_of_the_whole(log: dict[str, Any], cut: int) -> None:
    """Of a log in which all hands are known."""
    whole = BENCH.judge(from_value(log))
    count = cut % (len(log["events"]) + 1)
    prefix = {key: part for key, part in log.items() if key != "result"} | {"events": log["events"][:count]}
    part = BENCH.judge(from_value(prefix))

    def early(entries: Any) -> list[Any]:
        return [e for e in entries if e.at.startswith("/events") and int(e.at.split("/")[2]) < count]

    assert part.findings == early(whole.findings)
    assert part.ledger == early(whole.ledger)
    assert part.undecided == whole.undecided == []


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_with_all_hands_known_judging_a_prefix_is_the_prefix_of_judging(seed: int, cut: int) -> None:
    log = case_of(seed).log
    if any("x" in str(hand) or "?" in str(hand) or isinstance(hand, int) for hand in deals(log)):
        return
    if any(len(event.get("deal", (1, 1))) < 2 for event in log["events"]):
        return
    a_prefix_is_judged_as_the_prefix_of_the_whole(log, cut)


def test_the_library_tells_what_is_open() -> None:
    verdict = referee.judge({**HEAD, "events": [deal(), {"turn": "9♠"}, {"plays": "5♥ 3♣"}]}, lang="de")
    assert (
        verdict.undecided[0].why
        == "Ben legt 3♣ auf ein Herz-Ausspiel; ob Ben bedienen konnte, zeigt das Protokoll nicht."
    )


# --- Penta: displays, wild cards and leads from hands that the log does not show

PENTA_HEAD: dict[str, Any] = {"format": "referee-log/1", "game": "penta", "variants": ["points-only"]}
EIGHT = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal"]


def penta(*events: dict[str, Any], seats: int = 5, shown: dict[str, str] | None = None, **rulings: str) -> Verdict:
    """A deal by the last seat, whose hands are as told; `shown` are displays, in the order of the seats."""
    named = {"PT-OBS-2": "no-bid", **{key.replace("_", "-"): answer for key, answer in rulings.items()}}
    displays = [{"by": seat, "display": cards} for seat, cards in (shown or {}).items()]
    log = {**PENTA_HEAD, "options": {"goal": 100}, "rulings": named, "seats": EIGHT[:seats]}
    first, *rest = events
    return BENCH.judge(from_value({**log, "events": [first, *displays, *rest]}))


def dealt(seats: int = 5, **hands_: Any) -> dict[str, Any]:
    return {"by": EIGHT[seats - 1], "deal": hands_}


def test_a_display_acquits_of_what_it_does_not_show() -> None:
    off = [dealt(), {"plays": "elay-5 coru-4"}]
    assert undecided(penta(*off)) == ["/events/1/plays/1"]
    verdict = penta(*off, shown={"Bo": "coru-4 torz-1"})
    assert (verdict.verdict, undecided(verdict)) == ("clean", [])
    verdict = penta(*off, shown={"Bo": "elay-7 coru-4"})  # the seven itself would have followed
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]
    assert "holding elay-7" in verdict.findings[0].message
    verdict = penta(*off, shown={"Ada": "elay-5", "Cy": "coru-1 torz-1"})  # what others show acquits nobody else
    assert undecided(verdict) == ["/events/3/plays/1"]


def test_a_displayed_card_that_was_played_before_proves_nothing_any_more() -> None:
    acts = [
        dealt(),
        {"plays": "elay-1 elay-7 elay-2 elay-3 elay-4"},  # Bo plays the only elay card that was shown
        {"by": "Bo", "plays": "hunti-1 hunti-8 hunti-2 hunti-3 hunti-4"},
        {"by": "Cy", "plays": "elay-5 elay-6 sweela-1 sweela-2 coru-1"},
    ]
    verdict = penta(*acts, shown={"Bo": "elay-7 hunti-1 coru-1"})
    assert findings(verdict) == []
    assert undecided(verdict) == [f"/events/4/plays/{place}" for place in (2, 3, 4)]  # the eight may be there
    verdict = penta(*acts, {"by": "Di", "play": "sweela-8"}, shown={"Bo": "elay-8 hunti-1 coru-1"})
    assert findings(verdict)[0] == ("/events/1", "display.wrong-cards")  # the seven was lower


def test_a_later_card_refutes_a_display_once_and_it_proves_only_what_it_shows() -> None:
    acts = [
        dealt(),
        {"plays": "coru-5 coru-6 torz-8 coru-7 coru-8"},  # Cy shows no coru, and throws off
        {"by": "Eli", "play": "elay-1"},
        {"plays": "elay-2 elay-3 elay-4 elay-5"},  # the four is lower than what Cy showed
    ]
    verdict = penta(*acts[:3], shown={"Cy": "elay-6 torz-8"})
    assert (verdict.verdict, undecided(verdict)) == ("clean", [])
    acts[3] = {"plays": "elay-2 elay-3 elay-4 elay-8"}
    verdict = penta(*acts, shown={"Cy": "elay-6 torz-8"})
    assert undecided(verdict) == ["/events/2/plays/2"]  # not acquitted any more
    assert findings(verdict) == [("/events/1", "display.wrong-cards")]
    verdict = penta(*acts, {"by": "Di", "play": "sweela-1"}, shown={"Cy": "elay-6 torz-8"})
    assert findings(verdict)[:1] == [("/events/1", "display.wrong-cards")]
    later = [{"by": "Di", "plays": "hunti-8 hunti-7 hunti-6 hunti-5 coru-1"}]
    verdict = penta(*acts, *later, shown={"Cy": "elay-6 torz-8"})
    assert [code for _, code in findings(verdict)].count("display.wrong-cards") == 1


def test_a_display_that_holds_back_a_card_convicts_by_the_card_when_it_comes() -> None:
    acts = [
        dealt(),
        {"plays": "coru-5 coru-6 torz-8 coru-7 coru-8"},
        {"by": "Eli", "plays": "hunti-1 hunti-2 hunti-3 coru-3 hunti-4"},
    ]
    verdict = penta(*acts, shown={"Cy": "torz-8 hunti-8"})
    assert findings(verdict) == [
        ("/events/1", "display.wrong-cards"),
        ("/events/2/plays/2", "play.revoke"),  # the coru came later
        ("/events/3/plays/3", "play.revoke"),  # the hunti was shown
    ]


def test_a_display_is_refuted_by_counting() -> None:
    """Of eight players each holds six cards; six trumps and two wild cards are in the pack."""
    assert penta(dealt(8), seats=8, shown={"Bo": ""}).verdict == "clean"
    verdict = penta(dealt(8, Ada="trump-4 trump-5 trump-6 x x x"), seats=8, shown={"Bo": ""})
    assert findings(verdict) == [("/events/1", "display.wrong-cards")]
    verdict = penta(dealt(8), {"plays": "trump-4 elay-5"}, seats=8, shown={"Bo": "elay-5"})
    assert undecided(verdict) == ["/events/2/plays/1"]
    verdict = penta(dealt(8), {"plays": "trump-4 elay-5 trump-5"}, seats=8, shown={"Bo": ""})
    assert findings(verdict)[0] == ("/events/1", "display.wrong-cards")  # the five was an elemental
    verdict = penta(dealt(5), shown={"Ada": "trump-9"})  # no hand could show that
    assert findings(verdict) == [("/events/1", "display.wrong-cards")]


def test_one_card_of_a_suit_of_choice_denies_the_lower_cards_of_that_suit_only() -> None:
    choice = {"PT_DIS_1": "one-suit-of-choice"}
    verdict = penta(dealt(), {"plays": "elay-5 coru-4"}, shown={"Bo": "coru-4"}, **choice)
    assert undecided(verdict) == ["/events/2/plays/1"]
    verdict = penta(dealt(), {"plays": "elay-5 trump-9"}, shown={"Bo": "elay-8"}, **choice)
    assert findings(verdict) == [("/events/2/plays/1", "play.revoke")]
    verdict = penta(dealt(8), {"plays": "elay-5 trump-9"}, seats=8, shown={"Bo": ""}, **choice)
    assert verdict.verdict == "clean"
    verdict = penta(dealt(), {"plays": "coru-3 coru-2"}, shown={"Bo": "coru-4"}, **choice)
    assert findings(verdict) == [("/events/1", "display.wrong-cards")]


def test_where_the_lowest_goes_by_number_a_display_denies_by_number() -> None:
    for answer, refuting in (("by-play-rank", "elay-2"), ("by-number", "elay-1")):
        rulings = {"PT_DECK_2": "ace-high", "PT_DIS_9": answer}
        for card in ("elay-1", "elay-2"):
            # a display of the other card says that this one is not there, or says nothing of it
            other = "elay-2" if card == "elay-1" else "elay-1"
            verdict = penta(dealt(), {"plays": f"elay-5 {card}"}, shown={"Bo": other}, **rulings)
            expected = [("/events/1", "display.wrong-cards")] if card == refuting else []
            assert findings(verdict) == expected, (answer, card)


def test_a_display_of_a_known_hand_that_was_left_out_proves_nothing() -> None:
    verdict = penta(dealt(Ada="elay-1 x x x x x x x x x"), {"plays": "hunti-5"}, {"plays": "coru-4"})
    assert undecided(verdict) == ["/events/2/plays/0"]


def test_a_wild_card_off_the_suit_led_from_an_unknown_hand() -> None:
    acts = [dealt(), {"play": "elay-5"}, {"by": "Bo", "play": "wild-2", "as": "coru-4"}]
    verdict = penta(*acts)
    assert undecided(verdict) == ["/events/2"]
    assert "wild-2 as coru-4" in verdict.undecided[0].why
    verdict = penta(*acts, shown={"Bo": "coru-1"})
    assert verdict.verdict == "clean"
    more = [{"plays": "elay-6 elay-7 elay-8"}, {"by": "Eli", "plays": "elay-1 elay-2 elay-3"}]
    verdict = penta(*acts, *more)
    assert findings(verdict) == [("/events/2", "play.revoke")]
    assert verdict.findings[0].legal == ["elay-3", "wild-2"]
    assert verdict.findings[0].clause is not None
    assert verdict.findings[0].clause.id == "PT.FOLLOW"
    assert penta(dealt(), {"play": "elay-5"}, {"play": "wild-2", "as": "elay-4"}).verdict == "clean"
    led_only = penta(*acts, PT_PLAY_4="led-suit-only")
    assert findings(led_only) == [("/events/2", "play.revoke")]  # whatever the hand is
    escape = penta(dealt(), {"play": "trump-5"}, acts[2], PT_PLAY_6="wild-may-escape-trump")
    assert escape.verdict == "clean"
    assert undecided(penta(dealt(), {"play": "trump-5"}, acts[2])) == ["/events/2"]


def test_wild_cards_of_a_hand_do_not_make_it_able_to_follow() -> None:
    known = "wild-2 wild-3 x x x x x x x x"
    verdict = penta(dealt(Bo=known), {"plays": "elay-5 coru-4"})
    assert undecided(verdict) == ["/events/1/plays/1"]
    full_ = "wild-2 wild-3 coru-1 coru-2 coru-3 coru-4 coru-5 coru-6 coru-7 coru-8"
    assert penta(dealt(Bo=full_), {"plays": "elay-5 coru-4"}).verdict == "clean"


def test_a_trump_led_before_one_was_played_hangs_on_the_rest_of_the_hand() -> None:
    broken = {"PT_PLAY_2": "trumps-broken"}
    lead = [dealt(8), {"play": "trump-9"}]
    assert undecided(penta(*lead, seats=8, **broken)) == ["/events/1"]
    known = [dealt(8, Ada="trump-9 wild-2 x x x x"), lead[1]]
    assert findings(penta(*known, seats=8, **broken)) == [("/events/1", "play.barred")]  # a wild card is no trump
    rest = "trump-4 trump-5 trump-6 trump-7 trump-8"
    verdict = penta(dealt(8, Ada=f"trump-9 {rest}"), lead[1], seats=8, **broken)
    assert verdict.verdict == "clean"
    verdict = penta(dealt(8, Ada=f"trump-9 {rest[8:]} x"), lead[1], seats=8, **broken)
    assert undecided(verdict) == ["/events/1"]
    verdict = penta(dealt(8, Ada=f"trump-9 {rest[8:]} x", Cy="trump-4 x x x x x"), lead[1], seats=8, **broken)
    assert findings(verdict) == [("/events/1", "play.barred")]  # the sixth trump is elsewhere
    assert "too few" in verdict.findings[0].message
    later = [{"plays": "elay-1 elay-2 elay-3 elay-4 elay-5 elay-6 elay-7"}, {"by": "Ada", "play": "coru-3"}]
    verdict = penta(*lead, *later, seats=8, **broken)
    assert ("/events/1", "play.barred") in findings(verdict)  # the coru was in the hand all along
    assert verdict.findings[0].legal == ["coru-3"]
    shown = penta(*lead, seats=8, shown={"Ada": ""}, **broken)
    assert undecided(shown) == ["/events/2"]  # a wild card may be there, and is not shown
    shown = penta(*lead, seats=8, shown={"Ada": "coru-3"}, **broken)
    assert findings(shown) == [("/events/2", "play.barred")]
    assert penta({**dealt(8)}, {"play": "wild-2", "as": "elay-1"}, seats=8, **broken).verdict == "clean"


TINY_PENTA = """
format: referee-rules/1
game: tiny-penta
extends: penta
version: 1.0.0
name: {en: Tiny Penta, de: Kleines Penta}
set:
  players/count: [2]
  pack/cards: "suit:elay & rank:1,2,3 | suit:hunti & rank:1,2 | suit:trump & rank:1,2 | card:wild-1"
  pack/remove: null
  options/goal/default: 500
"""
TINY_PACK = ["elay-1", "elay-2", "elay-3", "hunti-1", "hunti-2", "trump-1", "trump-2", "wild-1"]
TINY_HANDS = [frozenset(each) for each in itertools.combinations(TINY_PACK, 4)]
TINY_RULINGS = {
    "PT-DIS-1": "one-suit-of-choice",
    "PT-PLAY-2": "trumps-broken",
    "PT-PLAY-4": "led-suit-only",
    "PT-PLAY-6": "wild-may-escape-trump",
    "PT-WILD-6": "end-of-trick",
    "PT-DECK-2": "ace-high",
}


class TinyPenta:
    """Penta with eight cards for two: every way in which the hidden cards may lie is tried."""

    def __init__(self, folder: Path) -> None:
        (folder / "tiny-penta.yaml").write_text(TINY_PENTA, "utf-8")
        self.folder = folder
        self.bench = Bench([folder])

    def judge(self, events: list[dict[str, Any]], rulings: dict[str, str]) -> Verdict:
        head = {**PENTA_HEAD, "game": "tiny-penta", "seats": ["Ada", "Bo"]}
        return self.bench.judge(from_value({**head, "rulings": rulings, "events": events}))

    def rules(self, rulings: dict[str, str]) -> Rules:
        return load_rules("tiny-penta", variants=["points-only"], rulings=rulings, specs=[self.folder])

    def play(self, rng: random.Random, rulings: dict[str, str]) -> tuple[list[dict[str, Any]], dict[str, list[str]]]:
        """A deal played from known hands, lawfully or not, as a log tells it that hides some of the cards."""
        cards = rng.sample(TINY_PACK, 8)
        held = {"Ada": cards[:4], "Bo": cards[4:]}
        table = LiveTable(self.rules(rulings), ["Ada", "Bo"])
        acts: list[dict[str, Any]] = [{"by": "Bo", "deal": {seat: list(hand) for seat, hand in held.items()}}]
        table.do(acts[0])
        for seat in ("Ada", "Bo"):
            if rng.random() < 0.6:
                shown = rng.sample(held[seat], rng.randrange(3))
                due = next(act["display"] for act in table.legal().acts if act.get("by") == seat and "display" in act)
                acts.append({"by": seat, "display": due.split() if rng.random() < 0.5 else shown})
                assert table.do(acts[-1]).applied
        left = {seat: list(hand) for seat, hand in held.items()}
        for _ in range(rng.choice((2, 2, 3, 4, 9, 15))):
            legal = table.legal()
            assert legal.seat is not None
            if "deal" in legal.acts[0]:
                break
            if "rename" in legal.acts[0]:
                acts.append(rng.choice(legal.acts))
                assert table.do(acts[-1]).applied
                continue
            card = rng.choice(left[legal.seat])
            act = {"by": legal.seat, "play": card}
            if card == "wild-1":
                act["as"] = rng.choice(TINY_PACK[:5])
            if table.do(act).applied:
                acts.append(act)
                left[legal.seat].remove(card)
            else:
                assert card == "wild-1"  # the card that it was named as lies in the trick
        hide = rng.choice((0.5, 0.8, 1.0))
        told = {seat: [card if rng.random() > hide else "x" for card in hand] for seat, hand in held.items()}
        return [{"by": "Bo", "deal": told}, *acts[1:]], told

    def worlds(self, events: list[dict[str, Any]], told: dict[str, list[str]]) -> Iterator[dict[str, list[str]]]:
        """Every deal that agrees with all that the log tells."""
        known = {seat: {card for card in told[seat] if card != "x"} for seat in told}
        for event in events:
            if "play" in event:
                known[event["by"]].add(event["play"])
            if "display" in event:
                known[event["by"]] |= set(event["display"])
        for ada in TINY_HANDS:
            bo = frozenset(TINY_PACK) - ada
            if known["Ada"] <= ada and known["Bo"] <= bo:
                yield {"Ada": sorted(ada), "Bo": sorted(bo)}


def test_the_whole_judgement_of_displays_and_wild_cards_is_what_trying_every_deal_gives(tmp_path: Path) -> None:
    game = TinyPenta(tmp_path)
    seen = {GUILTY: 0, INNOCENT: 0, UNDECIDED: 0}
    codes: dict[str, int] = {}
    acquitted = 0
    for seed in range(220):
        rng = random.Random(seed)
        rulings = {point: answer for point, answer in TINY_RULINGS.items() if rng.random() < 0.3}
        rulings["PT-OBS-2"] = "no-bid"
        events, told = game.play(rng, rulings)
        verdict = game.judge(events, rulings)
        assert verdict.verdict not in ("impossible", "unreadable"), (seed, events, verdict.findings)
        guilty_in: list[set[str]] = []
        for world in game.worlds(events, told):
            shown = game.judge([{"by": "Bo", "deal": world}, *events[1:]], rulings)
            assert shown.verdict not in ("impossible", "undetermined")
            guilty_in.append({at for at, _ in findings(shown)})
        assert guilty_in
        display_of = {event["by"]: f"/events/{number}" for number, event in enumerate(events) if "display" in event}
        for number, event in enumerate(events[1:], 1):
            at = f"/events/{number}"
            everywhere = {at in world for world in guilty_in}
            shown_at = display_of.get(event["by"], "-") if "play" in event else "-"
            believed = {at in world for world in guilty_in if shown_at not in world} or everywhere
            if "display" in event:
                expected = GUILTY if everywhere == {True} else INNOCENT
            else:
                expected = GUILTY if everywhere == {True} else UNDECIDED if True in believed else INNOCENT
                acquitted += expected == INNOCENT and True in everywhere
            found = GUILTY if at in dict(findings(verdict)) else UNDECIDED if at in undecided(verdict) else INNOCENT
            assert found == expected, (seed, at, events, rulings)
            seen[expected] += 1
        for _, code in findings(verdict):
            codes[code] = codes.get(code, 0) + 1
    assert min(seen.values()) > 20, seen
    assert set(codes) == {"display.wrong-cards", "play.barred", "play.revoke"}, codes
    assert acquitted > 5


# --- hiding and later events, in games of Penta


def hidden_hands(log: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The log with cards of its deals left out."""
    rate = rng.choice((0.2, 0.6, 0.9, 1.0))
    events = []
    for event in log["events"]:
        if "deal" in event:
            hands_ = {}
            for seat, hand in event["deal"].items():
                words = hand.split() if isinstance(hand, str) else hand if isinstance(hand, list) else ["x"] * hand
                hands_[seat] = ["x" if rng.random() < rate else card for card in words]
            if rng.random() < 0.3:
                hands_.pop(rng.choice(list(hands_)))
            event = {**event, "deal": hands_}
        events.append(event)
    return {**log, "events": events}


def seat_of_display(log: dict[str, Any], at: str) -> tuple[int, str]:
    """The deal in which a display was made, and whose it is."""
    number = int(at.split("/")[2])
    return sum("deal" in event for event in log["events"][: number + 1]), log["events"][number]["by"]


def in_deal(log: dict[str, Any], at: str) -> int:
    return sum("deal" in event for event in log["events"][: int(at.split("/")[2]) + 1])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9))
def test_hiding_hands_of_penta_turns_no_innocent_act_into_a_guilty_one(seed: int) -> None:
    log = case_of(seed, game="penta").log
    verdict = BENCH.judge(from_value(log))
    if verdict.verdict == "impossible":
        log = {**log, "events": log["events"][: int(verdict.findings[-1].at.split("/")[2])]}
        log.pop("result", None)
        verdict = BENCH.judge(from_value(log))
        assert verdict.verdict != "impossible"
    hidden = BENCH.judge(from_value(hidden_hands(log, random.Random(seed))))
    assert hidden.verdict != "impossible"
    assert set(findings(hidden)) <= set(findings(verdict))
    open_ = set(undecided(hidden))
    false_displays = {seat_of_display(log, at) for at, code in findings(verdict) if code == "display.wrong-cards"}
    for finding in verdict.findings:
        if (finding.at, finding.code) in findings(hidden) or finding.at in open_:
            continue  # else a display that nothing refutes any more acquits its seat, and itself
        assert (in_deal(log, finding.at), finding.seat) in false_displays
    for act in verdict.undecided:
        assert act.at in open_ or (in_deal(log, act.at), act.seat) in false_displays
    for name in ("finished", "winners", "scores", "chips", "pots", "sides", "ledger"):
        assert getattr(hidden, name) == getattr(verdict, name)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_what_comes_later_in_penta_only_adds_to_what_was_found(seed: int, cut: int) -> None:
    log = case_of(seed, game="penta").log
    whole = BENCH.judge(from_value(log))
    count = cut % (len(log["events"]) + 1)
    prefix = {key: part for key, part in log.items() if key != "result"} | {"events": log["events"][:count]}
    part = BENCH.judge(from_value(prefix))

    def early(at: str) -> bool:
        return at.startswith("/events") and int(at.split("/")[2]) < count

    assert set(findings(part)) <= {each for each in findings(whole) if early(each[0])}
    new_displays = {
        seat_of_display(log, at)
        for at, code in findings(whole)
        if code == "display.wrong-cards" and early(at) and (at, code) not in findings(part)
    }
    for finding in whole.findings:
        if early(finding.at) and (finding.at, finding.code) not in findings(part) and finding.at not in undecided(part):
            assert (in_deal(log, finding.at), finding.seat) in new_displays
    for act in whole.undecided:
        if early(act.at) and act.at not in undecided(part):
            assert (in_deal(log, act.at), act.seat) in new_displays
    assert part.ledger == [entry for entry in whole.ledger or [] if early(entry.at)]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 10**6))
def test_with_all_hands_of_penta_known_judging_a_prefix_is_the_prefix_of_judging(seed: int, cut: int) -> None:
    log = case_of(seed, game="penta").log
    for event in log["events"]:
        hands_ = event.get("deal", {}).values()
        if "deal" in event and (
            len(event["deal"]) < len(log["seats"]) or any(isinstance(h, int) or {"x", "?"} & set(h) for h in hands_)
        ):
            return
    a_prefix_is_judged_as_the_prefix_of_the_whole(log, cut)


# --- draws and vetoes: every way in which the cards may lie is tried

DRAWS = """
format: referee-rules/1
game: tiny-draws-{number}
extends: german-whist
version: 1.0.0
name: {{en: Tiny draws, de: Winziges Ziehen}}
set:
  pack/cards: "rank:A,K,Q & !suit:C & !card:QD"
  phases/deal/each: {each}
  phases/turn-up: {up}
  trump: {trump}
  phases/tricks/lead/veto: {lead}
  phases/tricks/follow: {{clause: GW.FOLLOW, ladder: {ladder}, veto: {follow}}}
  phases/tricks/after: {after}
  options: {{}}
  end/if: deal_no >= 1
clauses:
  TD.LEAD: {{text: {{en: No hearts first, de: Zuerst kein Herz}}, cite: ["pagat: Play"]}}
  TD.ACE: {{text: {{en: No ace first, de: Zuerst kein Ass}}, cite: ["pagat: Play"]}}
  TD.FIRST: {{text: {{en: No hearts to the first trick, de: Kein Herz im ersten Stich}}, cite: ["pagat: Play"]}}
  TD.KING: {{text: {{en: No kings to the second trick, de: Kein König im zweiten Stich}}, cite: ["pagat: Play"]}}
"""
DRAW_STEP = "{{kind: draw, clause: GW.DRAW, turned: {turned}}}"
DRAW_FORMS = {
    "first": (
        "[" + DRAW_STEP.format(turned="first") + ", {kind: turn-up, clause: GW.NEXT, by: anyone, trump: null}]",
        2,
    ),
    "last": ("[" + DRAW_STEP.format(turned="last") + "]", 2),
    "null": ("[" + DRAW_STEP.format(turned="null") + "]", 2),
    "none": ("[]", 4),
}
DRAW_PACK = ["A♠", "K♠", "Q♠", "A♥", "K♥", "Q♥", "A♦", "K♦"]
LEAD_VETOES = (
    "[{clause: TD.LEAD, cards: 'suit:H', unless: 'broken(suit:H)'}, "
    "{clause: TD.ACE, cards: 'rank:A', unless: trick_no > 1}]"
)
FOLLOW_VETOES = (
    "[{clause: TD.FIRST, cards: 'suit:H', unless: trick_no > 0}, "
    "{clause: TD.KING, cards: 'rank:K', unless: trick_no != 1}]"
)


class TinyDraws:
    """A game of eight cards for two, who draw or not, under vetoes or not."""

    def __init__(self, folder: Path, number: int, form: str, *, vetoed: bool, ladder: str) -> None:
        after, each = DRAW_FORMS[form]
        up = "null" if form == "null" else "{kind: turn-up, clause: GW.TURN, by: dealer, trump: null}"
        if form == "none":
            up = "null"
        text = DRAWS.format(
            number=number,
            each=each,
            up=up,
            trump="{clause: GW.RANK, suit: H}",
            after=after,
            ladder=ladder,
            lead=LEAD_VETOES if vetoed else "null",
            follow=FOLLOW_VETOES if vetoed else "null",
        )
        (folder / f"tiny-draws-{number}.yaml").write_text(text, "utf-8")
        self.head = {**HEAD, "game": f"tiny-draws-{number}"}
        self.each = each
        self.bench = Bench([folder])
        self.rules = load_rules(self.head["game"], specs=[folder])

    def judge(self, events: list[dict[str, Any]]) -> Verdict:
        return self.bench.judge(from_value({**self.head, "events": events}))

    def faults(self, events: list[dict[str, Any]]) -> dict[str, tuple[str, str]]:
        """Of each finding its code and its clause."""
        return {f.at: (f.code, f.clause.id if f.clause else "") for f in self.judge(events).findings}

    def play(self, rng: random.Random) -> tuple[list[dict[str, Any]], set[int]]:
        """A deal as the cards lie, played lawfully or not, and which of its draws took a card that lay turned up."""
        cards = rng.sample(DRAW_PACK, 8)
        held = {"Anna": cards[: self.each], "Ben": cards[self.each : 2 * self.each]}
        stock = cards[2 * self.each :]
        table = LiveTable(self.rules, ["Anna", "Ben"])
        events: list[dict[str, Any]] = [
            {"by": "Ben", "deal": {seat: list(hand) for seat, hand in held.items()}, "stock": list(stock)}
        ]
        assert table.do(events[0]).applied
        taken = set()
        while not table.finished and len(events) < 20:
            offered = table.legal()
            act = dict(offered.acts[0])
            if "turn" in act:
                act = {
                    "by": rng.choice(("Anna", "Ben")) if offered.seat is None else offered.seat,
                    "turn": stock.pop(0),
                }
            elif "draw" in act:
                if act["draw"] is None:
                    act["draw"] = stock.pop(0)
                else:
                    taken.add(len(events))
                held[act["by"]].append(act["draw"])
            elif "play" in act or offered.refused:
                act = {"by": offered.seat, "play": rng.choice(held[offered.seat])}
                held[offered.seat].remove(act["play"])
            else:
                break
            assert table.do(act).applied, (events, act)
            events.append(act)
        return events, taken

    def worlds(self, events: list[dict[str, Any]], taken: set[int], most: int) -> list[list[dict[str, Any]]]:
        """Every log with all cards shown that agrees with what this one tells."""
        deal_ = events[0]
        found = []
        told = {seat: [c for c in deal_["deal"].get(seat, ()) if c != "x"] for seat in ("Anna", "Ben")}
        pile = list(deal_.get("stock", ["x"] * (8 - 2 * self.each)))
        place = 0
        for number, event in enumerate(events):
            if "turn" in event or ("draw" in event and number not in taken):
                card = event.get("turn", event.get("draw"))
                if card != "x":
                    pile[place] = card
                place += 1
        rest = [c for c in DRAW_PACK if c not in (*told["Anna"], *told["Ben"], *pile)]
        for anna in itertools.combinations(rest, self.each - len(told["Anna"])):
            for ben in itertools.combinations([c for c in rest if c not in anna], self.each - len(told["Ben"])):
                for others in itertools.permutations([c for c in rest if c not in anna + ben]):
                    missing = iter(others)
                    stock = [next(missing) if c == "x" else c for c in pile]
                    world = self.as_told(
                        events, taken, {"Anna": [*told["Anna"], *anna], "Ben": [*told["Ben"], *ben]}, stock
                    )
                    if world is not None:
                        found.append(world)
                        if len(found) > most:
                            return found
        return found

    @staticmethod
    def as_told(
        events: list[dict[str, Any]], taken: set[int], hands_: dict[str, list[str]], stock: list[str]
    ) -> list[dict[str, Any]] | None:
        """The events with these cards; None where they cannot have happened so."""
        whole: list[dict[str, Any]] = [
            {"by": "Ben", "deal": {seat: list(hand) for seat, hand in hands_.items()}, "stock": list(stock)}
        ]
        held = {seat: set(hand) for seat, hand in hands_.items()}
        place, up = 0, ""
        for number, event in enumerate(events[1:], 1):
            if "turn" in event:
                up, place = stock[place], place + 1
            elif "draw" in event:
                card = up
                if number not in taken:
                    card, place = stock[place], place + 1
                held[event["by"]].add(card)
                event = {**event, "draw": card}
            elif event["play"] not in held[event["by"]]:
                return None
            else:
                held[event["by"]].remove(event["play"])
            whole.append(event)
        return whole


def hide_draws(events: list[dict[str, Any]], rng: random.Random) -> list[dict[str, Any]]:
    """The log as it is told by somebody who saw only some of the cards."""
    rate = rng.choice((0.3, 0.7, 1.0))

    def hide(cards: list[str]) -> list[str]:
        return [card if rng.random() > rate else "x" for card in cards]

    first = {"by": "Ben", "deal": {seat: hide(hand) for seat, hand in events[0]["deal"].items()}}
    if rng.random() < 0.5:
        first["stock"] = hide(events[0]["stock"])
    rest = [{**e, "draw": "x"} if "draw" in e and rng.random() < rate else e for e in events[1:]]
    return [first, *rest[: rng.choice((2, 4, 6, 20, 20, 20))]]


def lawful_at(verdict: Verdict, at: str) -> set[str]:
    """The cards that a finding says would have been lawful."""
    return {card for finding in verdict.findings if finding.at == at for card in finding.legal or ()}


@pytest.mark.parametrize("form", DRAW_FORMS)
def test_the_whole_judgement_of_draws_and_vetoes_is_what_trying_every_deal_gives(form: str, tmp_path: Path) -> None:
    """Guilty, innocent or undecided at every play; and of a guilty one the code and the clause that are sure."""
    ladders = ("[led, any]", "[led, 'suit:H', any]", "['led & rank:A', led, any]")
    games = [
        TinyDraws(tmp_path, number, form, vetoed=number % 2 == 0, ladder=ladders[number // 2]) for number in range(6)
    ]
    seen = {GUILTY: 0, INNOCENT: 0, UNDECIDED: 0}
    tried: dict[tuple[str, str], int] = {}
    for seed in range(90):
        rng = random.Random(seed)
        game = games[seed % 6]
        events, taken = game.play(rng)
        told = hide_draws(events, rng)
        verdict = game.judge(told)
        assert verdict.verdict not in ("impossible", "unreadable"), (seed, told, verdict.findings)
        worlds = game.worlds(told, taken, 100)
        assert worlds
        if len(worlds) > 100:  # too many to try them all here
            continue
        guilty_in: list[dict[str, tuple[str, str]]] = []
        for world in worlds:
            assert game.judge(world).verdict in ("clean", "irregular"), (seed, world)
            guilty_in.append(game.faults(world))
        found = game.faults(told)
        for number in range(1, len(told)):
            at = f"/events/{number}"
            answers = {at in guilty for guilty in guilty_in}
            expected = UNDECIDED if len(answers) > 1 else GUILTY if answers == {True} else INNOCENT
            was = GUILTY if at in found else UNDECIDED if at in undecided(verdict) else INNOCENT
            assert was == expected, (seed, at, told, game.head)
            seen[expected] += 1
            if expected == GUILTY:
                assert found[at] in {guilty[at] for guilty in guilty_in}, (seed, at, told, game.head, found[at])
                lawful = [lawful_at(game.judge(world), at) for world in worlds]
                assert lawful_at(verdict, at) <= set().union(*lawful), (seed, at, told, game.head)
                tried[found[at]] = tried.get(found[at], 0) + 1
    assert min(seen.values()) > 10, seen
    vetoes = {("play.barred", clause) for clause in ("TD.LEAD", "TD.ACE", "TD.FIRST", "TD.KING")}
    assert set(tried) <= {("play.revoke", "GW.FOLLOW"), *vetoes}
    assert len(set(tried) & vetoes) >= (4 if form == "none" else 3), tried
    assert tried["play.revoke", "GW.FOLLOW"] > 10


# --- hiding, and what comes later, in any game


def places(verdict: Verdict) -> set[str]:
    return {finding.at for finding in verdict.findings}


def hidden_log(log: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    rate = rng.choice((0.2, 0.6, 0.9, 1.0))
    return {**log, "events": [hidden_act(event, rng, rate) for event in log["events"]]}


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_in_any_game_hiding_cards_turns_no_innocent_act_into_a_guilty_one(table: int, seed: int) -> None:
    """Hands, the stock, and the cards that are drawn; whoever plays is careless."""
    croupier = Croupier(table, 300 + seed)
    log = croupier.play(150, careless=0.4)
    verdict = BENCH.judge(from_value(log))
    assert verdict.verdict in ("clean", "irregular")
    for _ in range(3):
        hidden = BENCH.judge(from_value(hidden_log(log, croupier.rng)))
        assert hidden.verdict != "impossible", hidden.findings
        assert places(hidden) <= places(verdict)
        assert places(verdict) <= places(hidden) | set(undecided(hidden))
        assert not places(hidden) & set(undecided(hidden))
        for name in ("finished", "winners", "scores", "chips", "pots", "sides", "ledger"):
            assert getattr(hidden, name) == getattr(verdict, name)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_in_any_game_what_is_undecided_only_turns_guilty_or_innocent(table: int, seed: int) -> None:
    croupier = Croupier(table, 400 + seed)
    log = hidden_log(croupier.play(150, careless=0.4), croupier.rng)
    found: set[str] = set()
    open_: set[str] = set()
    before = 0
    for count in sorted({*(croupier.rng.randrange(len(log["events"])) for _ in range(6)), len(log["events"])}):
        part = BENCH.judge(from_value({**log, "events": log["events"][:count]}))
        early = {at for at in places(part) | set(undecided(part)) if int(at.split("/")[2]) < before}
        assert found <= places(part)
        assert early <= found | open_, "an innocent act is never anything else again"
        found, open_, before = places(part), set(undecided(part)), count
