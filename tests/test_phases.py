"""The room `phases`: what each accepts, which clause it could break, what is lawful now."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from referee import LiveTable, judge, load_rules
from referee.adjudicate.course import GameCourse
from referee.cards import members
from referee.log import Dealt
from referee.log.verbs import BET, BID, CUT, DEAL, DISPLAY, PLAY, PLAY_AS, RENAME, THROW_IN, TURN, VERBS
from referee.phases.betting import Betting
from referee.phases.bidding import Bidding
from referee.phases.deal import Deal
from referee.phases.scoring import Score
from referee.rules import Rules
from referee.rules.phase_model import DealPhase
from referee.table import Range, Table, Told

WEAK = "2♣ 3♣ 4♥ 5♥ 6♠ 8♠ 9♠"
STRONG = "A♣ K♣ Q♥ J♥ 10♠ 8♦ 9♦"


def table(*acts: dict[str, Any], **rulings: str) -> LiveTable:
    named = {key.replace("_", "-"): answer for key, answer in rulings.items()}
    live = LiveTable(load_rules("penneech", rulings=named), seats=["Anna", "Ben"])
    for act in acts:
        assert live.do(act).applied, act
    return live


def deal(**hands: str) -> dict[str, Any]:
    return {"by": "Anna", "deal": hands}


def code(live: LiveTable, act: dict[str, Any]) -> str | None:
    finding = live.verify(act)
    return None if finding is None else finding.code


def clause(live: LiveTable, act: dict[str, Any]) -> str | None:
    finding = live.verify(act)
    assert finding is not None
    assert finding.clause is not None
    return finding.clause.id


# --- what may come next


def test_before_the_first_deal_anybody_may_deal_or_the_cards_are_cut() -> None:
    legal = table().legal()
    assert legal.seat is None
    assert legal.acts == [{"cut": None}, {"by": "Anna", "deal": None}, {"by": "Ben", "deal": None}]


def test_after_a_cut_its_winner_deals_and_equal_cards_are_cut_again() -> None:
    legal = table({"cut": {"Anna": "3♠", "Ben": "4♠"}}).legal()
    assert (legal.seat, legal.acts) == ("Anna", [{"by": "Anna", "deal": None}])
    legal = table({"cut": {"Anna": "3♠", "Ben": "3♦"}}).legal()
    assert (legal.seat, legal.acts) == (None, [{"cut": None}])


@pytest.mark.parametrize(
    ("hands", "shown"),
    [
        ({"Anna": WEAK}, [("Anna", WEAK), ("Ben", "x x x x x x x")]),
        ({"Anna": WEAK, "Ben": STRONG}, [("Anna", WEAK)]),
        ({"Anna": STRONG, "Ben": "K♥ x x x x x x"}, []),
        ({"Ben": "2♣ x x x x x x"}, [("Anna", "x x x x x x x"), ("Ben", "2♣ x x x x x x")]),
    ],
)
def test_a_hand_that_may_be_thrown_in_is_offered_beside_the_turn_up(hands: dict[str, str], shown: list[Any]) -> None:
    legal = table(deal(**hands)).legal()
    offers = [(act["by"], set(act["throw-in"].split())) for act in legal.acts if "throw-in" in act]
    assert offers == [(seat, set(cards.split())) for seat, cards in shown]
    assert legal.acts[-1] == {"by": "Anna", "turn": None}
    assert legal.seat == "Anna"


def test_a_hand_is_thrown_in_unseen_where_that_is_agreed_and_once_where_that_is() -> None:
    live = table(deal(Anna=WEAK), PN_A6="not-shown", PN_A4="once-per-hand")
    assert {"by": "Anna", "throw-in": ""} in live.legal().acts
    live.do({"by": "Anna", "throw-in": ""})
    live.do(deal(Anna=WEAK))
    assert [act for act in live.legal().acts if "throw-in" in act] == []
    assert code(live, {"by": "Anna", "throw-in": ""}) == "throw-in.not-entitled"


def test_until_the_first_lead_where_that_is_agreed_the_lead_is_offered_too() -> None:
    live = table(deal(Anna=WEAK, Ben="A♣ K♣ x x x x x"), {"turn": "2♠"}, PN_A3="before-first-lead")
    legal = live.legal()
    assert [next(verb for verb in act if verb != "by") for act in legal.acts] == ["throw-in", "play", "play"]
    assert (legal.seat, legal.unknown) == ("Ben", 5)
    live.do({"play": "A♣"})
    assert code(live, {"by": "Anna", "throw-in": WEAK}) == "order.out-of-phase"


def test_a_lead_may_be_any_card_and_a_card_that_follows_is_bound() -> None:
    live = table(deal(Anna="A♣ 3♣ 2♦ 3♦ 4♦ 5♦ 6♦", Ben="4♣ 4♥ x x x x x"), {"turn": "2♠"})
    legal = live.legal()
    assert (legal.seat, legal.unknown, legal.refused) == ("Ben", 5, [])
    live.do({"play": "4♣"})
    legal = live.legal()
    assert sorted(act["play"] for act in legal.acts) == ["3♣", "A♣"]
    assert sorted(refusal.act["play"] for refusal in legal.refused) == ["2♦", "3♦", "4♦", "5♦", "6♦"]
    assert {(refusal.code, refusal.clause) for refusal in legal.refused} == {("play.revoke", "PN.FOLLOW")}
    live.do({"play": "A♣"})
    assert live.legal().acts == [{"by": "Anna", "turn": None}]


def test_when_the_game_is_over_nothing_may_come() -> None:
    live = LiveTable(load_rules("penneech", options={"target": 5}), seats=["Anna", "Ben"])
    for act in (deal(), {"turn": "2♠"}, {"plays": "A♠ 3♠"}):
        live.do(act)
    legal = live.legal()
    assert (legal.seat, legal.acts, legal.refused, legal.unknown) == (None, [], [], 0)


# --- one act, several faults: the finding that the contract puts first


@pytest.mark.parametrize(
    ("acts", "act", "first"),
    [
        ([], {"deal": {"Anna": 3}}, "deal.no-dealer"),
        ([{"cut": {"Anna": "3♠", "Ben": "4♠"}}], {"by": "Ben", "deal": {"Anna": 3}}, "deal.wrong-dealer"),
        ([{"cut": {"Anna": "3♠", "Ben": "3♦"}}], {"deal": {"Anna": 3}}, "order.out-of-phase"),
        ([deal()], {"by": "Ben", "deal": {"Anna": 3}}, "order.out-of-phase"),
        ([], deal(Anna="A♣ A♣ K♣"), "deal.wrong-count"),
        ([deal(Ben="K♥ x x x x x x")], {"by": "Ben", "turn": "K♥"}, "order.out-of-turn"),
        ([deal(), {"turn": "2♠"}], {"by": "Anna", "play": "2♠"}, "order.out-of-turn"),
        ([deal(), {"turn": "2♠"}], {"by": "Anna", "play": "2♠", "as": "3♠"}, "order.out-of-turn"),
        ([deal(), {"turn": "2♠"}], {"play": "2♠", "as": "3♠"}, "wild.not-wild"),
        ([deal(Anna=STRONG)], {"by": "Anna", "throw-in": "x"}, "throw-in.wrong-cards"),
        ([deal(Anna=STRONG)], {"by": "Anna", "throw-in": STRONG.replace("9♦", "2♦")}, "throw-in.wrong-cards"),
        ([deal(Anna=STRONG), {"turn": "2♠"}], {"by": "Anna", "throw-in": "x"}, "order.out-of-phase"),
        ([deal(Ben="A♣ K♣ x x x x x"), {"turn": "2♠"}], {"play": "2♠"}, "play.card-not-held"),
    ],
)
def test_several_faults_in_one_act_are_one_finding(acts: list[dict[str, Any]], act: dict[str, Any], first: str) -> None:
    assert code(table(*acts), act) == first


def test_a_card_of_another_hand_that_would_not_follow_either_is_not_held() -> None:
    live = table(deal(Anna="A♣ 3♣ 2♦ 3♦ 4♦ 5♦ 6♦", Ben="4♣ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥"), {"turn": "2♠"}, {"play": "4♣"})
    assert code(live, {"play": "9♥"}) == "play.card-not-held"
    assert code(live, {"play": "2♦"}) == "play.revoke"


# --- each fault names the clause that it breaks


@pytest.mark.parametrize(
    ("acts", "act", "broken"),
    [
        ([{"cut": {"Anna": "3♠", "Ben": "4♠"}}], {"by": "Ben", "deal": {}}, "PN.DEALER"),
        ([], {"deal": {}}, "PN.DEALER"),
        ([], {"by": "Anna", "deal": {"Ben": 6}}, "PN.DEAL"),
        ([], {"by": "Anna", "deal": {"Ben": "A♠ A♠ x x x x x"}}, "PN.PACK"),
        ([deal()], {"by": "Ben", "turn": "2♠"}, "PN.TURN.FIRST"),
        ([deal(Anna=STRONG)], {"by": "Anna", "throw-in": STRONG}, "PN.REDEAL"),
        ([deal(), {"turn": "2♠"}], {"by": "Anna", "play": "3♠"}, "PN.LEAD"),
        ([deal(), {"turn": "2♠"}], {"play": "2♠"}, "PN.PLAY"),
        ([deal(Anna=WEAK), {"turn": "2♠"}, {"play": "7♥"}], {"play": "2♣"}, "PN.FOLLOW"),
        ([deal(), {"turn": "2♠"}, {"plays": "7♥ 8♥"}], {"by": "Ben", "turn": "3♠"}, "PN.TURN"),
        ([deal(), {"turn": "2♠"}, {"plays": "7♥ 8♥"}], {"turn": "2♠"}, "PN.TURN"),
    ],
)
def test_a_fault_names_its_clause(acts: list[dict[str, Any]], act: dict[str, Any], broken: str) -> None:
    assert clause(table(*acts), act) == broken


# --- what is accepted when


@pytest.mark.parametrize(
    ("acts", "accepted"),
    [
        ([], {"cut", "deal"}),
        ([{"cut": {"Anna": "3♠", "Ben": "3♦"}}], {"cut"}),
        ([deal()], {"throw-in", "turn"}),
        ([deal(), {"turn": "2♠"}], {"play", "plays"}),
        ([deal(), {"turn": "2♠"}, {"play": "7♥"}], {"play", "plays"}),
        ([deal(), {"turn": "2♠"}, {"plays": "7♥ 8♥"}], {"turn"}),
        ([deal(), {"by": "Anna", "throw-in": "x x x x x x x"}], {"deal"}),
    ],
)
def test_what_is_accepted_when(acts: list[dict[str, Any]], accepted: set[str]) -> None:
    live = table(*acts)
    every: list[dict[str, Any]] = [
        {"cut": {"Anna": "5♣", "Ben": "6♣"}},
        deal(),
        {"by": "Anna", "throw-in": "x x x x x x x"},
        {"turn": "3♣"},
        {"play": "3♣"},
        {"plays": "3♣"},
        {"by": "Anna", "bid": 0},
        {"by": "Anna", "bet": "pass"},
        {"by": "Anna", "display": "3♣"},
        {"by": "Anna", "rename": "3♣"},
    ]
    taken = {verb for act in every for verb in act if verb != "by" and code(live, act) != "order.out-of-phase"}
    assert taken == accepted
    for claim in ({"score": {"Anna": 0}}, {"trick": "Anna"}, {"chips": {"Anna": 0}}):
        assert code(live, claim) != "order.out-of-phase"


def test_a_course_answers_every_verb_in_every_state() -> None:
    course = GameCourse(load_rules("penneech"), 2)
    assert len(course.over) == len(VERBS)
    for phase, handlers in zip(course.places, course.full, strict=True):
        assert len(handlers) == (0 if phase is None else len(VERBS))
    assert {VERBS[verb] for verb in course.used} == {"cut", "deal", "throw-in", "turn", "play"}
    assert {CUT, DEAL, THROW_IN, TURN, PLAY, PLAY_AS} == course.used


# --- cutting and dealing


def test_the_highest_card_deals_where_the_rules_say_so() -> None:
    rules = load_rules("penneech")
    (model,) = (phase for phase in rules.model.phases.values() if isinstance(phase, DealPhase))
    phase = Deal(model, rules, 2)
    cards = [rules.notations["en"].exact[card] for card in ("3♠", "K♠", "A♠", "7♦")]
    ranks = [phase._cut_rank(card) for card in cards]
    assert ranks[1] < ranks[3] < ranks[0] < ranks[2]  # king, seven, three, ace: from the highest
    phase.lowest = False
    course = GameCourse(rules, 2)
    table_ = course.table()
    assert phase.cut(table_, -1, [cards[0], cards[1]]) is None
    assert (table_.dealer, table_.cut_open) == (1, False)


def test_a_deal_starts_everything_of_the_last_one_anew() -> None:
    course = GameCourse(load_rules("penneech"), 2)
    table_ = course.table()
    table_.handlers[DEAL](table_, 0, Dealt([[], []], {}, 0b11))
    table_.handlers[TURN](table_, 0, 3)
    table_.handlers[PLAY](table_, 1, 5)
    table_.position = 0
    course.enter(table_)
    assert table_.handlers[DEAL](table_, -1, Dealt([[], []], {}, 0b11)) is None
    assert (table_.trump, table_.turned, table_.trick_cards, table_.located) == (-1, -1, [], 0)
    assert (table_.tricks, table_.cards_won, table_.played, table_.unknown) == ([0, 0], [0, 0], [0, 0], [7, 7])
    assert (table_.stock, table_.stock_left, table_.deal_no) == (None, 38, 2)


def test_what_is_due_is_told_by_the_first_phase_that_may_not_be_left_out() -> None:
    course = GameCourse(load_rules("penneech"), 2)
    table_ = course.table()
    assert course.due(table_) == Told("due-cut-or-deal")
    table_.handlers[DEAL](table_, 0, Dealt([[], []], {}, 0b11))
    assert course.due(table_).words == "due-turn"
    table_.handlers[TURN](table_, 0, 3)
    assert course.due(table_).words == "due-lead"
    table_.handlers[PLAY](table_, 1, 5)
    assert course.due(table_).words == "due-play"
    assert [phase.due(table_).words for phase in course.phases if phase.optional or not phase.accepts] == [
        "due-nothing"
    ] * 2
    assert course.phases[-1].legal(table_).offers == ()


def test_a_revoke_is_told_by_the_duty_that_was_in_the_hand(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(
        "format: referee-rules/1\ngame: must-trump\nextends: penneech\nversion: 1.0.0\n"
        "name: {en: Must trump, de: Trumpfzwang}\n"
        "set:\n  phases/tricks/follow/ladder: [led, {cards: trump, clause: MT.TRUMP}, any]\n"
        'clauses:\n  MT.TRUMP: {text: {en: Else trump, de: Sonst stechen}, cite: ["en: Variants"]}\n',
        "utf-8",
    )
    events = [
        {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♦ 5♦ 6♦ 8♣ 9♣", "Ben": "8♠ 7♦ 3♣ 4♣ 5♣ 6♣ 10♣"}},
        {"turn": "9♠"},
        {"plays": "K♥ 3♣"},
    ]
    log = {"format": "referee-log/1", "game": "must-trump", "seats": ["Anna", "Ben"], "events": events}
    (finding,) = judge(log, specs=[tmp_path]).findings
    assert finding.clause is not None
    assert (finding.clause.id, finding.legal) == ("MT.TRUMP", ["8♠"])
    events[0]["deal"] = {"Anna": 7, "Ben": 7}
    events += [
        {"turn": "2♠"},
        {"plays": "9♣ 4♣"},
        {"turn": "3♠"},
        {"by": "Anna", "play": "2♥"},
        {"by": "Ben", "play": "8♠"},
    ]
    found = judge(log, specs=[tmp_path]).findings
    assert [(f.at, f.clause and f.clause.id) for f in found] == [("/events/2/plays/1", "MT.TRUMP")]


def test_words_of_the_rules_stand_before_the_cards_of_a_table(tmp_path: Path) -> None:
    """A reason in words with holes, beside an amount that is no more than a table's: the holes are no cards."""
    (tmp_path / "rules.yaml").write_text(
        "format: referee-rules/1\ngame: worded\nextends: penneech\nversion: 1.0.0\nname: {en: Worded, de: In Worten}\n"
        "set:\n  phases/tricks/after/0:\n"
        "    {kind: score, clause: PN.SCORE.TRICK, to: winner, amount: 'sum(trick, won)',\n"
        "     why: {en: 'trick {trick_no} of {hand_size}', de: 'Stich {trick_no} von {hand_size}'}}\n",
        "utf-8",
    )
    events = [
        {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}},
        {"turn": "9♥"},
        {"plays": "K♥ A♥"},
    ]
    log = {"format": "referee-log/1", "game": "worded", "seats": ["Anna", "Ben"], "events": events}
    verdict = judge(log, specs=[tmp_path])
    assert verdict.ledger is not None
    assert [(e.points, e.clause, e.why, e.table) for e in verdict.ledger] == [
        (9, "PN.SCORE.TRICK", "trick 1 of 7", "PN.VAL.WON")
    ]


# --- a game with money, bids and wild cards: Penta


NAMES = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal"]
PLAIN = ("simplified",)


@cache
def penta_rules(variants: tuple[str, ...] = (), rulings: tuple[tuple[str, str], ...] = (), ante: int = 1) -> Rules:
    return load_rules("penta", variants=variants, options={"goal": 100, "ante": ante}, rulings=dict(rulings))


@cache
def penta_course(
    seats: int, variants: tuple[str, ...] = (), rulings: tuple[tuple[str, str], ...] = (), ante: int = 1
) -> GameCourse:
    return GameCourse(penta_rules(variants, rulings, ante), seats)


def penta(
    *acts: dict[str, Any], seats: int = 4, variants: tuple[str, ...] = (), ante: int = 1, **rulings: str
) -> LiveTable:
    """A table at which so many acts were done; the last seat deals, so that Ada speaks, bids and leads first."""
    named = tuple((key.replace("_", "-"), answer) for key, answer in rulings.items())
    live = LiveTable(penta_rules(variants, named, ante), seats=NAMES[:seats])
    for act in acts:
        assert live.do(act).applied, (act, live.verify(act))
    return live


def dealt(seats: int = 4, **hands: str) -> dict[str, Any]:
    return {"by": NAMES[seats - 1], "deal": hands}


def bets(*words: str | int) -> list[dict[str, Any]]:
    return [{"bet": word} for word in words]


def turn_of(live: LiveTable) -> str | None:
    return live.legal().seat


def verbs_next(live: LiveTable) -> set[str]:
    return {verb for act in live.legal().acts for verb in act if verb not in ("by", "as")}


# --- betting: whose turn, and when it is over


@pytest.mark.parametrize(
    ("words", "turn"),
    [
        ((), "Ada"),
        (("pass",), "Bo"),
        (("pass", "pass", "pass"), "Di"),
        ((3,), "Bo"),
        ((3, "match", 5), "Di"),
        ((3, "match", 5, "match"), "Ada"),  # the raise comes back to who had bet and who had matched
        ((3, "match", 5, "match", "match"), "Bo"),
        (("pass", 2, "match", "match"), "Ada"),  # and to who had passed
        (("pass", "pass", "pass", 2), "Ada"),
        (("fold",), "Bo"),
        (("fold", 2, "fold", 3), "Bo"),  # who has folded is left out
        ((3, "fold", "fold", 4), "Ada"),
        ((1, 2, 3, 4, 5, 6, 7, 8), "Ada"),  # as long as somebody raises it goes round
    ],
)
def test_whose_turn_it_is_to_bet(words: tuple[str | int, ...], turn: str) -> None:
    live = penta(dealt(), *bets(*words))
    assert turn_of(live) == turn
    assert verbs_next(live) == {"bet"}
    for name in NAMES[:4]:
        assert (code(live, {"by": name, "bet": "fold"}) is None) == (name == turn)


@pytest.mark.parametrize(
    ("words", "first", "active"),
    [
        (("pass", "pass", "pass", "pass"), "Ada", 4),
        ((3, "match", "match", "match"), "Ada", 4),
        (("pass", 3, "match", "match", "match"), "Ada", 4),
        (("fold", "pass", "pass", "pass"), "Bo", 3),  # the first has folded
        (("pass", "pass", "pass", "fold"), "Ada", 3),  # the dealer has
        ((3, "match", "match", "fold"), "Ada", 3),
        ((3, 4, "match", "match", "fold"), "Bo", 3),  # who was raised has
        (("fold", "fold", "pass", "pass"), "Cy", 2),
        (("fold", 3, "match", "fold"), "Bo", 2),
        ((1, 2, 3, 4, "match", "match", "fold"), "Ada", 3),
    ],
)
def test_when_the_betting_is_over_and_who_bids_first(words: tuple[str | int, ...], first: str, active: int) -> None:
    live = penta(dealt(), *bets(*words))
    assert turn_of(live) == first
    assert verbs_next(live) == {"display", "bid"}
    assert len([act for act in live.legal().acts if "display" in act]) == active
    assert code(live, {"bet": "match"}) == "order.out-of-phase"
    for _ in range(active):
        assert live.do({"bid": 1}).finding is None
    assert turn_of(live) == first


def test_two_may_bet_and_the_one_who_does_not_deal_begins() -> None:
    live = penta(dealt(2), seats=2)
    assert turn_of(live) == "Ada"
    live = penta(dealt(2), *bets("pass", 2), seats=2)
    assert turn_of(live) == "Ada"
    assert verbs_next(penta(dealt(2), *bets("pass", 2, "match"), seats=2)) == {"display", "bid"}
    assert verbs_next(penta(dealt(2), *bets("pass", 2, "fold"), seats=2)) == {"deal"}
    assert turn_of(penta(dealt(2), *bets("pass", 2, "fold"), seats=2)) == "Ada"


def test_a_bet_says_what_the_stake_becomes_and_a_match_pays_the_difference() -> None:
    live = penta(dealt(), *bets(3, "match", 7, "fold", "match", 10, "match", "match"))
    entries = [(e.source, e.chips, e.why) for e in live.verdict().ledger or [] if e.clause == "PT.BET"]  # type: ignore[union-attr]
    assert entries == [
        ("seat:Ada", 3, "bets 3"),
        ("seat:Bo", 3, "matches 3"),
        ("seat:Cy", 7, "raises to 7"),
        ("seat:Ada", 4, "matches 7"),
        ("seat:Bo", 7, "raises to 10"),
        ("seat:Cy", 3, "matches 10"),
        ("seat:Ada", 3, "matches 10"),
    ]
    assert live.verdict().chips == {"Ada": -11, "Bo": -11, "Cy": -11, "Di": -1}


def test_who_matches_in_full_pays_the_whole_bet_and_a_raise_still_says_what_the_stake_becomes() -> None:
    words = (3, "match", 5, "match", "match")
    live = penta(dealt(), *bets(*words), PT_BET_2="pay-full-last-raise")
    assert live.verdict().chips == {"Ada": -9, "Bo": -4, "Cy": -6, "Di": -6}  # Ada: 1, 3, and 5
    live.do({"bet": "match"})
    assert live.verdict().chips == {"Ada": -9, "Bo": -9, "Cy": -6, "Di": -6}
    live = penta(dealt(), *bets(3, "match", 5, "match", "match", 7), PT_BET_2="pay-full-last-raise")
    assert (live.verdict().chips or {})["Bo"] == -8
    live = penta(dealt(), *bets(3, 5, 6, "match", "match", 8, "match", "match"), PT_BET_2="pay-full-last-raise")
    assert code(live, {"bet": 9}) == "bet.too-low"  # Ada has staked 9 already
    live.do({"bet": 10})
    assert (live.verdict().chips or {})["Ada"] == -11
    assert turn_of(live) == "Bo"
    full = {"PT_BET_2": "pay-full-last-raise", "PT_BET_7": "full-circle"}
    live = penta(dealt(), *bets(3, "match", "match", "match", "match"), **full)
    assert live.verdict().chips == dict.fromkeys(NAMES[:4], -4)  # who raised last stands on what is staked
    # who matches pays the whole bet even where as much is staked: Ada has 3 and 5 in when 7 are bet
    live = penta(dealt(), *bets(3, "match", 5, "match", "match", 7, "match", "match"), PT_BET_2="pay-full-last-raise")
    assert turn_of(live) == "Ada"
    live.do({"bet": "match"})
    assert (live.verdict().chips or {})["Ada"] == -16
    ante = {"PT_BET_2": "pay-full-last-raise", "PT_DEAL_5": "ante-is-first-bet"}
    live = penta(dealt(), *bets("match", "match", 3, "match", "match"), ante=2, **ante)
    assert live.verdict().chips == {"Ada": -5, "Bo": -2, "Cy": -3, "Di": -5}


def test_the_last_raiser_has_one_more_turn_in_a_full_circle() -> None:
    full = {"PT_BET_7": "full-circle"}
    live = penta(dealt(), *bets(3, "match", "match", "match"), **full)
    assert turn_of(live) == "Ada"
    assert [act["bet"] for act in live.legal().acts] == ["match", "fold"]
    assert code(live, {"bet": 4}) == "bet.own-raise"
    assert code(live, {"bet": 3}) == "bet.too-low"
    assert code(live, {"bet": "pass"}) == "bet.pass-after-bet"
    chips = live.verdict().chips
    live.do({"bet": "match"})
    assert (live.verdict().chips or {})["Bo"] == (chips or {})["Bo"]
    assert verbs_next(live) == {"display", "bid"}
    live = penta(dealt(), *bets(3, "match", "match", "match", "fold"), **full)
    assert turn_of(live) == "Bo"  # the last raiser has folded, and is left out of all that follows
    assert code(live, {"by": "Ada", "display": ""}) == "order.out-of-turn"
    live = penta(dealt(), *bets(3, "fold", "fold", "match", "fold"), **full)
    assert verbs_next(live) == {"deal"}
    assert verbs_next(penta(dealt(), *bets("pass", "pass", "pass", "pass"), **full)) == {"display", "bid"}


def test_two_raises_running_where_they_are_allowed() -> None:
    words = (3, "match", "match", "match")
    live = penta(dealt(), *bets(*words), PT_BET_7="full-circle", PT_BET_8="allowed")
    assert live.legal().acts[-1] == {"by": "Ada", "bet": {"from": 4}}
    live.do({"bet": 4})
    assert turn_of(live) == "Bo"
    for word in ("match", "match", "match"):
        live.do({"bet": word})
    assert turn_of(live) == "Ada"
    live = penta(dealt(), *bets(*words), PT_BET_8="allowed")
    assert code(live, {"by": "Ada", "bet": 4}) == "order.out-of-phase"
    assert code(penta(dealt(), *bets(3), PT_BET_8="allowed"), {"by": "Ada", "bet": 4}) == "order.out-of-turn"


def test_the_opening_bet_is_no_raise_where_that_is_agreed() -> None:
    rulings = {"PT_BET_7": "full-circle", "PT_BET_9": "open-is-not-raise"}
    live = penta(dealt(), *bets(3, "match", "match", "match"), **rulings)
    assert code(live, {"bet": 4}) is None
    live.do({"bet": 4})
    for _ in range(3):
        live.do({"bet": "match"})
    assert turn_of(live) == "Ada"
    assert code(live, {"bet": 5}) == "bet.own-raise"
    assert code(penta(dealt(), *bets(3), PT_BET_9="open-is-not-raise"), {"by": "Ada", "bet": 4}) == "order.out-of-turn"
    assert code(penta(dealt(), *bets(3), PT_BET_9="opening-counts"), {"by": "Ada", "bet": 4}) == "bet.own-raise"
    assert code(penta(dealt(), *bets(1, 3), PT_BET_9="open-is-not-raise"), {"by": "Bo", "bet": 4}) == "bet.own-raise"


def test_the_ante_is_the_first_bet_where_that_is_agreed() -> None:
    live = penta(dealt(), ante=2, PT_DEAL_5="ante-is-first-bet")
    assert [act["bet"] for act in live.legal().acts] == ["match", "fold", {"from": 3}]
    assert code(live, {"bet": "pass"}) == "bet.pass-after-bet"
    assert code(live, {"bet": 2}) == "bet.too-low"
    live.do({"bet": 5})
    assert live.verdict().chips == {"Ada": -5, "Bo": -2, "Cy": -2, "Di": -2}
    for _ in range(3):
        live.do({"bet": "match"})
    assert live.verdict().chips == dict.fromkeys(NAMES[:4], -5)
    live = penta(dealt(), *bets("match", "match", "match", "match"), ante=2, PT_DEAL_5="ante-is-first-bet")
    assert verbs_next(live) == {"display", "bid"}
    assert live.verdict().chips == dict.fromkeys(NAMES[:4], -2)
    live = penta(dealt(), ante=0, PT_DEAL_5="ante-is-first-bet")
    assert [code(live, {"bet": word}) for word in ("pass", 0, "match", 1)] == [
        "bet.pass-after-bet",
        "bet.too-low",
        None,
        None,
    ]


def test_all_pass_three_ways() -> None:
    live = penta(dealt(), *bets("pass", "pass", "pass", "pass"))
    assert (verbs_next(live), live.verdict().pots) == ({"display", "bid"}, {"hand": 3, "reward": 1})
    live = penta(dealt(), *bets("pass", "fold", "pass", "pass"), PT_BET_5="redeal-keep-pot")
    assert (verbs_next(live), turn_of(live)) == ({"deal"}, "Ada")
    assert live.verdict().pots == {"hand": 4, "reward": 0}
    live.do({"deal": {}})
    assert live.verdict().pots == {"hand": 8, "reward": 0}
    assert live.verdict().scores == dict.fromkeys(NAMES[:4], 0)
    live = penta(dealt(), *bets("pass", "fold", "pass"), PT_BET_5="dealer-must-bet")
    assert live.legal().acts == [{"by": "Di", "bet": {"from": 1}}]
    assert [code(live, {"bet": word}) for word in ("pass", "fold", "match", 0)] == [
        "order.out-of-phase",
        "order.out-of-phase",
        "bet.nothing-to-match",
        "bet.too-low",
    ]
    live.do({"bet": 1})
    assert turn_of(live) == "Ada"
    assert verbs_next(penta(dealt(), *bets("fold", "fold", "fold"), PT_BET_5="dealer-must-bet")) == {"deal"}


def test_the_same_dealer_deals_again_where_no_trick_was_played_and_that_is_agreed() -> None:
    rulings = {"PT_BET_5": "redeal-keep-pot", "PT_DEAL_2": "same-dealer-if-unplayed"}
    for words in (("pass",) * 4, ("fold",) * 3):
        live = penta(dealt(), *bets(*words), **rulings)
        assert turn_of(live) == "Di"
        assert code(live, {"by": "Ada", "deal": {}}) == "deal.wrong-dealer"
        assert live.do({"deal": {}}).applied
        assert turn_of(live) == "Ada"


def test_all_but_one_fold_three_ways() -> None:
    words = (5, "fold", "fold", "fold")
    live = penta(dealt(), *bets(*words))
    assert (verbs_next(live), turn_of(live)) == ({"deal"}, "Ada")
    assert live.verdict().pots == {"hand": 0, "reward": 3}  # nine chips: six to Ada
    assert live.verdict().chips == {"Ada": 0, "Bo": -1, "Cy": -1, "Di": -1}
    live = penta(dealt(), *bets(*words), PT_BET_13="whole-pot")
    assert live.verdict().pots == {"hand": 0, "reward": 0}
    assert live.verdict().chips == {"Ada": 3, "Bo": -1, "Cy": -1, "Di": -1}
    live = penta(dealt(), *bets(*words), PT_BET_13="play-alone")
    assert (verbs_next(live), turn_of(live)) == ({"display", "bid"}, "Ada")
    live.do({"bid": 13})
    cards = [f"{suit}-{rank}" for suit in ("elay", "coru") for rank in range(1, 9)][:12]
    for card in cards:
        assert live.do({"play": card}).finding is None
        assert live.do({"trick": "Ada"}).finding is None
        assert code(live, {"by": "Bo", "play": "torz-3"}) == "order.out-of-turn"
    live.do({"play": "wild-3", "as": "elay-1"})
    assert live.scores == {"Ada": 130, "Bo": 0, "Cy": 0, "Di": 0}
    assert live.finished
    assert live.verdict().chips == {"Ada": 3, "Bo": -1, "Cy": -1, "Di": -1}


def test_the_last_one_left_is_alone_whoever_it_is_and_whatever_was_bet() -> None:
    for words, survivor in (
        (("fold", "fold", "fold"), "Di"),
        (("pass", "fold", "fold", "fold"), "Ada"),
        ((2, 3, "fold", "fold", "fold"), "Bo"),
        (("fold", "pass", 4, "fold", "fold"), "Cy"),
    ):
        live = penta(dealt(), *bets(*words))
        assert verbs_next(live) == {"deal"}, words
        ledger = [e for e in live.verdict().ledger or [] if e.clause == "PT.ALONE"]
        assert [e.target for e in ledger] == [f"seat:{survivor}"]  # type: ignore[union-attr]
        assert live.scores == dict.fromkeys(NAMES[:4], 0)


def test_the_pot_is_the_limit_where_that_is_agreed() -> None:
    limit = {"PT_BET_6": "pot-limit"}
    live = penta(dealt(), **limit)
    assert live.legal().acts[-1] == {"by": "Ada", "bet": {"from": 1, "to": 4}}
    live.do({"bet": 4})  # the pot is 8, and 12 when Bo has matched
    assert live.legal().acts[-1] == {"by": "Bo", "bet": {"from": 5, "to": 16}}
    assert (code(live, {"bet": 16}), code(live, {"bet": 17})) == (None, "bet.too-high")
    assert clause(live, {"bet": 17}) == "PT.BET.LIMIT"
    for word in ("match", 10, "fold"):
        live.do({"bet": word})  # 22 in the pot; Ada has 4 of 10 in, so that it is 28 when she has matched
    assert live.legal().acts[-1] == {"by": "Ada", "bet": {"from": 11, "to": 38}}
    live = penta(dealt(), ante=0, **limit)  # of nothing nothing can be raised
    assert [act["bet"] for act in live.legal().acts] == ["pass", "fold"]
    assert (code(live, {"bet": 1}), code(live, {"bet": 0})) == ("bet.too-high", "bet.too-low")
    live = penta(dealt(), *bets("pass", "pass", "pass"), ante=0, PT_BET_5="dealer-must-bet", **limit)
    assert [act["bet"] for act in live.legal().acts] == ["pass", "fold"]  # who must bet, but cannot, need not


def test_no_more_can_be_bet_than_a_log_can_hold() -> None:
    live = penta(dealt(), *bets(10**9))
    assert [act["bet"] for act in live.legal().acts] == ["match", "fold"]
    assert code(live, {"bet": 10**9}) == "bet.too-low"
    assert code(live, {"bet": 10**9 + 1}) == "log.schema"
    live = penta(dealt(), *bets(10**9 - 1))
    assert live.legal().acts[-1] == {"by": "Bo", "bet": {"from": 10**9}}


def test_who_may_not_fold_before_a_bet_or_raise_after_a_pass() -> None:
    live = penta(dealt(), *bets("pass"), PT_BET_4="no-fold-before-bet")
    assert [act["bet"] for act in live.legal().acts] == ["pass", {"from": 1}]
    assert (code(live, {"bet": "fold"}), clause(live, {"bet": "fold"})) == ("order.out-of-phase", "PT.FOLD")
    live.do({"bet": 1})
    assert code(live, {"bet": "fold"}) is None
    live = penta(dealt(), *bets("pass", 1, "match", "match"), PT_BET_10="no-check-raise")
    assert [act["bet"] for act in live.legal().acts] == ["match", "fold"]
    for number in (0, 1, 2, 100):
        assert code(live, {"bet": number}) == "order.out-of-phase"


@pytest.mark.parametrize(
    "more",
    [
        [],
        [{"bet": "match"}],
        [{"bet": "match"}, {"bet": "match"}, {"bet": "match"}],
        [{"bet": "match"}, {"bet": "match"}, {"bet": "match"}, {"by": "Bo", "display": "elay-3"}],
        [*bets("match", "match", "match"), {"bid": 0}],
        [*bets("match", "match", "match"), *[{"bid": 0}] * 4],
        [*bets("match", "match", "match"), *[{"bid": 0}] * 4, {"play": "elay-3"}],
        [*bets("match", "match", "match"), *[{"bid": 0}] * 4, {"play": "wild-1", "as": "elay-3"}, {"play": "elay-3"}],
    ],
    ids=["at once", "in turn", "closed", "displays", "bids", "lead", "trick", "renaming"],
)
def test_ones_own_raise_is_not_raised_at_any_point_of_the_deal(more: list[dict[str, Any]]) -> None:
    live = penta(dealt(), {"bet": 3}, *more)
    assert code(live, {"by": "Ada", "bet": 4}) == "bet.own-raise"
    assert clause(live, {"by": "Ada", "bet": 4}) == "PT.BET.OWN-RAISE"
    assert code(live, {"by": "Ada", "bet": 3}) != "bet.own-raise"
    assert code(live, {"by": "Ada", "bet": "match"}) != "bet.own-raise"
    assert code(live, {"by": "Cy", "bet": 4}) != "bet.own-raise"
    if turn_of(live) != "Ada" or not verbs_next(live) <= {"bet"}:
        assert code(live, {"bet": 4}) != "bet.own-raise"


def test_a_raise_of_the_deal_before_is_over_with_it() -> None:
    live = penta(dealt(), *bets(3, "fold", "fold", "fold"))
    assert code(live, {"by": "Ada", "bet": 4}) == "order.out-of-phase"
    live.do({"deal": {}})
    assert code(live, {"by": "Ada", "bet": 4}) == "order.out-of-turn"
    live = penta(dealt(), *bets(3, "fold", "fold", "fold"), {"deal": {}}, *bets("pass", "pass", "pass"))
    assert turn_of(live) == "Ada"
    assert code(live, {"by": "Ada", "bet": 4}) is None


@dataclass(frozen=True)
class Spoken:
    """A betting, told anew from what was said: who speaks next, what is staked, and what is wrong with a word."""

    seats: int
    dealer: int
    ante: int
    rulings: dict[str, str]
    said: tuple[tuple[int, str | int], ...] = ()

    def is_(self, point: str, answer: str) -> bool:
        return self.rulings.get(point) == answer

    @property
    def active(self) -> set[int]:
        return set(range(self.seats)) - {seat for seat, word in self.said if word == "fold"}

    @property
    def raises(self) -> list[tuple[int, int]]:
        return [(seat, word) for seat, word in self.said if isinstance(word, int)]

    @property
    def is_bet(self) -> bool:
        return bool(self.raises) or self.is_("PT-DEAL-5", "ante-is-first-bet")

    @property
    def level(self) -> int:
        return self.raises[-1][1] if self.raises else self.ante if self.is_bet else 0

    @property
    def over(self) -> bool:
        last = max((place for place, (_, word) in enumerate(self.said) if isinstance(word, int)), default=-1)
        since = {seat for seat, _ in self.said[last + 1 :]}
        if last >= 0 and not self.is_("PT-BET-7", "full-circle"):
            since.add(self.said[last][0])
        return len(self.active) == 1 or self.active <= since

    @property
    def turn(self) -> int:
        before = self.said[-1][0] if self.said else self.dealer
        return next(seat % self.seats for seat in range(before + 1, 99) if seat % self.seats in self.active)

    def paid(self) -> list[int]:
        """What each has paid beyond the ante."""
        opening = self.ante if self.is_("PT-DEAL-5", "ante-is-first-bet") else 0
        stakes, paid, level, raiser = [opening] * self.seats, [0] * self.seats, opening, -1
        for seat, word in self.said:
            more = 0
            if word == "match":
                more = max(0, level - stakes[seat])
                raised = raiser >= 0 or more > 0  # else there is only what everybody has staked before
                if self.is_("PT-BET-2", "pay-full-last-raise") and raised and seat != raiser:
                    more = level
            elif isinstance(word, int):
                level, more, raiser = word, max(0, word - stakes[seat]), seat
            stakes[seat] += more
            paid[seat] += more
        return paid

    def stake(self, seat: int) -> int:
        return self.paid()[seat] + (self.ante if self.is_("PT-DEAL-5", "ante-is-first-bet") else 0)

    @property
    def most(self) -> int:
        pot = self.ante * self.seats + sum(self.paid())
        return self.level + pot + self.level - self.stake(self.turn)

    def wrong(self, seat: int | None, word: str | int) -> str | None:
        """What the contract says of this word, the first fault first."""
        who = self.turn if seat is None else seat
        opened_only = len(self.raises) == 1 and not self.is_("PT-DEAL-5", "ante-is-first-bet")
        free = self.is_("PT-BET-8", "allowed") or (opened_only and self.is_("PT-BET-9", "open-is-not-raise"))
        own = bool(self.raises) and self.raises[-1][0] == who
        if isinstance(word, int) and word > self.level and own and not free:
            return "bet.own-raise"
        if who != self.turn:
            return "order.out-of-turn"
        last_to_speak = self.active - {seat for seat, _ in self.said} == {who} and len(self.active) > 1
        if word in ("pass", "fold") and not self.is_bet:
            if word == "fold" and self.is_("PT-BET-4", "no-fold-before-bet"):
                return "order.out-of-phase"
            nothing_to_bet = self.is_("PT-BET-6", "pot-limit") and self.most <= self.level
            if last_to_speak and self.is_("PT-BET-5", "dealer-must-bet") and not nothing_to_bet:
                return "order.out-of-phase"
        if isinstance(word, int) and (who, "pass") in self.said and self.is_("PT-BET-10", "no-check-raise"):
            return "order.out-of-phase"
        if word == "pass" and self.is_bet:
            return "bet.pass-after-bet"
        if word == "match" and not self.is_bet:
            return "bet.nothing-to-match"
        if isinstance(word, int) and word <= max(self.level, self.stake(self.turn)):
            return "bet.too-low"
        if isinstance(word, int) and self.is_("PT-BET-6", "pot-limit") and word > self.most:
            return "bet.too-high"
        return None


BET_RULINGS = {
    "PT-DEAL-5": "ante-is-first-bet",
    "PT-BET-2": "pay-full-last-raise",
    "PT-BET-4": "no-fold-before-bet",
    "PT-BET-6": "pot-limit",
    "PT-BET-7": "full-circle",
    "PT-BET-8": "allowed",
    "PT-BET-9": "open-is-not-raise",
    "PT-BET-10": "no-check-raise",
    "PT-BET-13": "play-alone",
}


def words_offered(table_: Table) -> Iterator[str | Range]:
    course = table_.course
    assert isinstance(course, GameCourse)
    for offer in course.choices(table_).offers:
        if offer.verb == "bet":
            assert isinstance(offer.word, str | Range)
            yield offer.word


def offered(table_: Table, word: str | int) -> bool:
    found = list(words_offered(table_))
    if isinstance(word, str):
        return word in found
    ranges = [each for each in found if isinstance(each, Range)]
    return any(each.lowest <= word and (each.highest is None or word <= each.highest) for each in ranges)


@pytest.mark.parametrize("seed", range(160))
def test_betting_is_what_the_words_said_make_it(seed: int) -> None:
    """Two to eight seats, each as dealer, every answer: after each word, every word by every seat."""
    rng = random.Random(seed)
    seats = 2 + seed % 7
    dealer, ante = rng.randrange(seats), rng.choice((0, 1, 1, 3))
    chosen = {point: answer for point, answer in BET_RULINGS.items() if rng.random() < 0.25}
    if rng.random() < 0.4:
        chosen["PT-BET-5"] = rng.choice(("redeal-keep-pot", "dealer-must-bet"))
    course = penta_course(seats, (), tuple(chosen.items()), ante)
    table_ = course.table()
    assert table_.handlers[DEAL](table_, dealer, Dealt([[] for _ in range(seats)], {}, (1 << seats) - 1)) is None
    spoken = Spoken(seats, dealer, ante, chosen)
    folds = rng.choice((1, 1, 4))
    while not spoken.over:
        assert isinstance(course.places[table_.position], Betting)
        level = spoken.level
        words = ["pass", "match", "fold", 0, level, level + 1, spoken.most, spoken.most + 1, 10**9]
        for seat in (None, *range(seats)):
            for word in words:
                fault = table_.handlers[BET](table_.copy(), -1 if seat is None else seat, word)
                assert (fault and fault.code) == spoken.wrong(seat, word), (spoken, seat, word)
                if seat is None:
                    assert offered(table_, word) == (fault is None), (spoken, word)
        weights = {"pass": 2, "match": 3, "fold": folds}
        choices = [word for word in (*words[:3], level + 1, level + 2) if spoken.wrong(None, word) is None]
        word = rng.choices(choices, [weights.get(str(each), 1) for each in choices])[0]
        seat = spoken.turn if rng.random() < 0.5 else -1
        said = Spoken(seats, dealer, ante, chosen, (*spoken.said, (spoken.turn, word)))
        assert table_.handlers[BET](table_, seat, word) is None
        spoken = said
        if len(spoken.said) > 60:
            return
        paid = [-ante - chips for chips in spoken.paid()]
        if not spoken.over or len(spoken.active) > 1:
            assert table_.accounts[:seats] == paid
    assert not isinstance(course.places[table_.position], Betting)
    unplayed = not spoken.raises and not spoken.is_bet and spoken.is_("PT-BET-5", "redeal-keep-pot")
    alone = len(spoken.active) == 1
    if alone and not spoken.is_("PT-BET-13", "play-alone"):
        assert table_.position == 0
        (survivor,) = spoken.active
        pot = ante * seats + sum(spoken.paid())
        assert table_.accounts[survivor] == -ante - spoken.paid()[survivor] + pot - pot // 3
    elif unplayed and not alone:
        assert table_.position == 0
        assert table_.accounts[seats] == ante * seats
    else:
        assert {seat for seat in range(seats) if table_.active >> seat & 1} == spoken.active
        assert table_.trick_size == len(spoken.active)


# --- bidding


def bidding(*bids: int, seats: int = 4, **rulings: str) -> LiveTable:
    return penta(dealt(seats), *[{"bid": bid} for bid in bids], seats=seats, variants=PLAIN, **rulings)


def test_each_bids_once_in_turn_any_number_of_tricks_there_is() -> None:
    live = bidding(13, 0)
    assert turn_of(live) == "Cy"
    assert [act["bid"] for act in live.legal().acts] == list(range(14))
    assert [code(live, {"bid": bid}) for bid in (0, 13, 14, 10**9)] == [None, None, *["bid.out-of-range"] * 2]
    assert code(live, {"by": "Di", "bid": 99}) == "order.out-of-turn"
    assert live.do({"bid": 14}).applied  # it stands
    assert turn_of(live) == "Di"
    live.do({"bid": 0})
    assert code(live, {"by": "Ada", "bid": 1}) == "order.out-of-phase"
    assert (turn_of(live), live.legal().unknown) == ("Ada", 13)


def test_a_bid_above_the_tricks_that_there_are_loses_as_it_stands() -> None:
    hands = {name: " ".join(cards) for name, cards in zip(NAMES[:2], two_hands(), strict=True)}
    live = LiveTable(penta_rules(("simplified",)), seats=NAMES[:2])
    for act in (dealt(2, **hands), {"bid": 16}, {"bid": 0}):
        live.do(act)
    play_out(live)
    assert (live.scores["Ada"], live.verdict().verdict) == (-160, "irregular")


def two_hands() -> list[list[str]]:
    """The thirty cards of two players, one by one."""
    rules = penta_rules()
    cards = [rules.notations["en"].written[card] for card in members(rules.pack_for(2))]
    return [cards[::2], cards[1::2]]


def play_out(live: LiveTable) -> None:
    """Play the first card that is lawful until the deal is over."""
    while verbs_next(live) & {"play", "rename"}:
        assert live.do(live.legal().acts[0]).finding is None


def test_the_last_bid_may_not_make_the_sum_come_out_where_that_is_agreed() -> None:
    for bids, hooked in (((3, 4, 5), 1), ((0, 0, 0), 13), ((13, 0, 0), 0), ((13, 1, 0), None), ((4, 4), None)):
        live = bidding(*bids, PT_BID_2="hook")
        lawful = [act["bid"] for act in live.legal().acts]
        assert lawful == [bid for bid in range(14) if bid != hooked]
        for bid in range(15):
            wrong = bid == hooked or bid == 14
            assert code(live, {"bid": bid}) == ("bid.out-of-range" if wrong else None)
        if hooked is not None:
            assert clause(live, {"bid": hooked}) == "PT.BID.HOOK"
            assert clause(live, {"bid": 14}) == "PT.BID"
    live = penta(dealt(), *bets("fold", 1, "match", "fold"), {"bid": 6}, PT_BID_2="hook")
    assert (turn_of(live), code(live, {"bid": 7})) == ("Cy", "bid.out-of-range")  # who has folded does not count


def test_any_number_may_be_bid_where_that_is_agreed() -> None:
    live = bidding(14, PT_BID_2="uncapped")
    assert live.legal().acts == [{"by": "Bo", "bid": {"from": 0}}]
    assert [code(live, {"bid": bid}) for bid in (0, 13, 14, 10**9)] == [None] * 4


@pytest.mark.parametrize(
    ("words", "rulings", "bids", "leads"),
    [
        ((1, "match", "match", "match"), {}, "Ada", "Ada"),
        (("fold", 1, "match", "match"), {}, "Bo", "Bo"),
        (("fold", 1, "match", 2, "match", "match"), {"PT_BET_15": "last-raiser-leads"}, "Di", "Di"),
        (("pass", 1, "match", 2, "match", "match", "match"), {"PT_BET_15": "last-raiser-leads"}, "Ada", "Ada"),
        (("fold", "pass", "pass", "pass"), {"PT_BET_15": "last-raiser-leads"}, "Bo", "Bo"),
        (("pass", 1, "match", "match", "match"), {"PT_BID_1": "left-of-last-raiser"}, "Cy", "Ada"),
        (("pass", 1, "fold", "match", "match"), {"PT_BID_1": "left-of-last-raiser"}, "Di", "Ada"),
        (("pass", "pass", "pass", 1, "fold", "match", "match"), {"PT_BID_1": "left-of-last-raiser"}, "Bo", "Bo"),
        (("pass", "pass", "pass", "pass"), {"PT_BID_1": "left-of-last-raiser"}, "Ada", "Ada"),
        (
            ("fold", 1, "match", "match"),
            {"PT_BID_1": "left-of-last-raiser", "PT_BET_15": "last-raiser-leads"},
            "Cy",
            "Bo",
        ),
        (
            ("fold", 1, "match", "match", "fold"),  # the last raiser has folded in his extra turn
            {"PT_BET_15": "last-raiser-leads", "PT_BET_7": "full-circle"},
            "Cy",
            "Cy",
        ),
    ],
)
def test_who_bids_and_who_leads_first(
    words: tuple[str | int, ...], rulings: dict[str, str], bids: str, leads: str
) -> None:
    live = penta(dealt(), *bets(*words), **rulings)
    assert turn_of(live) == bids
    first = turn_of(live)
    bidders = []
    while verbs_next(live) >= {"bid"}:
        bidders.append(turn_of(live))
        live.do({"bid": 1})
    assert bidders[0] == first
    assert len(set(bidders)) == len(bidders) == 4 - words.count("fold")
    assert turn_of(live) == leads
    assert code(live, {"by": leads, "play": "elay-3"}) is None


def test_only_who_is_in_plays_to_a_trick() -> None:
    live = penta(dealt(), *bets("fold", 1, "match", "fold"), *[{"bid": 1}] * 2)
    for led, followed in (("elay-8", "elay-1"), ("elay-7", "elay-2")):
        assert turn_of(live) == "Bo"
        live.do({"play": led})
        assert turn_of(live) == "Cy"
        for name in ("Ada", "Di"):
            assert code(live, {"by": name, "play": "elay-3"}) == "order.out-of-turn"
        live.do({"play": followed})
        assert live.do({"trick": "Bo"}).finding is None
    live.do({"plays": "coru-1 coru-2"})
    assert turn_of(live) == "Cy"
    assert code(live, {"trick": "Bo"}) == "claim.trick"


# --- the display

LOW = "elay-2 elay-5 coru-4 coru-8 torz-3 torz-7 torz-8 trump-9 trump-8 trump-7 trump-6 trump-5 wild-2"


def showing(hand: str | None, *acts: dict[str, Any], seats: int = 4, **rulings: str) -> LiveTable:
    hands = {} if hand is None else {"Ada": hand}
    return penta(dealt(seats, **hands), *acts, seats=seats, variants=("points-only",), **rulings)


@pytest.mark.parametrize(
    ("shown", "wrong"),
    [
        ("elay-2 coru-4 torz-3", None),
        ("torz-3 coru-4 elay-2", None),
        ("", "display.wrong-cards"),
        ("elay-2 coru-4", "display.wrong-cards"),
        ("elay-5 coru-4 torz-3", "display.wrong-cards"),
        ("elay-2 elay-5 coru-4 torz-3", "display.wrong-cards"),
        ("elay-2 coru-4 torz-3 trump-5", "display.wrong-cards"),
        ("elay-2 coru-4 torz-3 wild-2", "display.wrong-cards"),
        ("elay-2 coru-4 torz-3 hunti-1", "display.card-not-held"),
        ("elay-2 elay-2 coru-4 torz-3", "display.card-not-held"),
        ("trump-9 elay-1", "display.card-not-held"),  # what cannot be comes before what may not be
    ],
)
def test_a_known_hand_shows_the_lowest_of_each_suit(shown: str, wrong: str | None) -> None:
    live = showing(LOW)
    assert code(live, {"by": "Ada", "display": shown}) == wrong
    assert code(live, {"by": "Ada", "display": shown.split()}) == wrong
    assert {"by": "Ada", "display": "elay-2 coru-4 torz-3"} in live.legal().acts
    finding = live.verify({"by": "Ada", "display": shown})
    if wrong == "display.wrong-cards":
        assert finding is not None
        assert (finding.legal, finding.clause and finding.clause.id) == (["elay-2", "coru-4", "torz-3"], "PT.DISPLAY")


@pytest.mark.parametrize(
    ("shown", "wrong"),
    [
        ("elay-2", None),
        ("coru-4", None),
        ("torz-3", None),
        ("", "display.wrong-cards"),
        ("elay-5", "display.wrong-cards"),
        ("elay-2 coru-4", "display.wrong-cards"),
        ("trump-5", "display.wrong-cards"),
        ("hunti-1", "display.card-not-held"),
    ],
)
def test_one_suit_of_choice_where_that_is_agreed(shown: str, wrong: str | None) -> None:
    live = showing(LOW, PT_DIS_1="one-suit-of-choice")
    assert code(live, {"by": "Ada", "display": shown}) == wrong
    own = [act["display"] for act in live.legal().acts if act.get("by") == "Ada" and "display" in act]
    assert own == ["elay-2", "coru-4", "torz-3"]


def test_a_hand_without_elementals_shows_nothing() -> None:
    six = "trump-9 trump-8 trump-7 trump-6 trump-5 wild-2"
    for ruling in ({}, {"PT_DIS_1": "one-suit-of-choice"}):
        live = showing(six, seats=8, **ruling)
        assert {"by": "Ada", "display": ""} in live.legal().acts
        assert code(live, {"by": "Ada", "display": ""}) is None
        assert code(live, {"by": "Ada", "display": []}) is None
        assert code(live, {"by": "Ada", "display": "trump-5"}) == "display.wrong-cards"


def test_where_the_ace_is_high_the_two_is_the_lowest_or_the_one_by_its_number() -> None:
    hand = "elay-1 elay-2 elay-8 coru-1 trump-9 trump-8 trump-7 trump-6 trump-5 trump-4 trump-3 trump-2 trump-1"
    live = showing(hand, PT_DECK_2="ace-high")
    assert [code(live, {"by": "Ada", "display": cards}) for cards in ("elay-2 coru-1", "elay-1 coru-1")] == [
        None,
        "display.wrong-cards",
    ]
    live = showing(hand, PT_DECK_2="ace-high", PT_DIS_9="by-number")
    assert [code(live, {"by": "Ada", "display": cards}) for cards in ("elay-2 coru-1", "elay-1 coru-1")] == [
        "display.wrong-cards",
        None,
    ]


def test_a_display_comes_once_from_who_is_in_and_before_the_first_bid() -> None:
    live = penta(dealt(Ada=LOW), *bets("pass", "fold", "pass", "pass"))
    assert code(live, {"by": "Bo", "display": "trump-9 trump-9"}) == "order.out-of-turn"
    live.do({"by": "Di", "display": "elay-3 hunti-1"})
    assert code(live, {"by": "Di", "display": "elay-3 elay-3"}) == "order.out-of-turn"
    assert [act["by"] for act in live.legal().acts if "display" in act] == ["Ada", "Cy"]
    live.do({"bid": 1})
    assert code(live, {"by": "Cy", "display": "trump-9 trump-9"}) == "order.out-of-phase"
    assert code(penta(dealt(Ada=LOW)), {"by": "Ada", "display": "x"}) == "log.schema"
    assert code(penta(dealt(Ada=LOW)), {"display": "elay-2"}) == "log.schema"
    assert code(penta(dealt(Ada=LOW)), {"by": "Ada", "display": "elay-2 coru-4 torz-3"}) == "order.out-of-phase"
    live = penta(dealt(Ada=LOW), variants=PLAIN)
    assert code(live, {"by": "Ada", "display": "elay-2 coru-4 torz-3"}) == "order.out-of-phase"


def test_cards_shown_from_an_unknown_hand_are_in_it_and_no_more_than_it_holds() -> None:
    live = showing(None, {"by": "Ada", "display": "elay-2 coru-4"})
    assert code(live, {"by": "Bo", "display": "elay-2"}) == "display.card-not-held"
    live.do({"bid": 0})
    for _ in range(3):
        live.do({"bid": 0})
    assert [act["play"] for act in live.legal().acts] == ["elay-2", "coru-4"]
    assert live.legal().unknown == 11
    twelve = "trump-1 trump-2 trump-3 trump-4 trump-5 trump-6 trump-7 trump-8 trump-9 wild-1 wild-2 wild-3"
    live = showing(f"{twelve} x")
    assert code(live, {"by": "Ada", "display": "elay-2 coru-4"}) == "display.card-not-held"
    assert code(live, {"by": "Ada", "display": "elay-2"}) is None
    assert code(showing(None, seats=3), {"by": "Ada", "display": "elay-1"}) == "display.card-not-held"  # taken out


def test_who_folded_with_a_known_hand_keeps_the_cards_out_of_other_hands() -> None:
    live = penta(dealt(Ada=LOW), *bets("fold", "pass", "pass", "pass"))
    assert code(live, {"by": "Bo", "display": "elay-2"}) == "display.card-not-held"


# --- wild cards


def trick(*plays: str, seats: int = 5, hands: dict[str, str] | None = None, **rulings: str) -> LiveTable:
    """Cards played to the first trick: `wild-2=elay-5` is a wild card, `=elay-6` a renaming."""
    rulings = {"PT_OBS_2": "no-bid", **rulings}
    return penta(
        dealt(seats, **(hands or {})), *[played(word) for word in plays], seats=seats, variants=PLAIN, **rulings
    )


def played(word: str) -> dict[str, Any]:
    card, _, name = word.partition("=")
    if not card:
        return {"rename": name}
    return {"play": card, "as": name} if name else {"play": card}


@pytest.mark.parametrize(
    ("before", "act", "wrong"),
    [
        # led: named, as an elemental card in play
        ("", "wild-2", "wild.unnamed"),
        ("", "wild-2=trump-9", "wild.wrong-identity"),
        ("", "wild-2=wild-3", "wild.wrong-identity"),
        ("", "wild-2=wild-2", "wild.wrong-identity"),
        ("", "wild-2=elay-1", None),
        ("", "elay-2=elay-1", "wild.not-wild"),
        ("", "trump-2=elay-1", "wild.not-wild"),
        ("", "wild-1=elay-1", "play.card-not-held"),  # five play without it
        ("", "wild-1=trump-1", "wild.wrong-identity"),
        ("", "wild-1", "wild.unnamed"),
        # to a trick: nothing that lies there, real or named
        ("elay-5", "wild-2=elay-5", "wild.in-trick"),
        ("wild-3=elay-5", "wild-2=elay-5", "wild.in-trick"),
        ("wild-3=elay-5", "wild-2=elay-6", None),
        ("wild-3=elay-5 wild-2=elay-6", "elay-6", None),
        ("wild-3=elay-5", "wild-3=elay-6", "play.card-not-held"),
        ("wild-3=elay-5", "wild-3=elay-5", "play.card-not-held"),  # not held comes before in the trick
        ("wild-3=elay-5", "wild-3=trump-5", "wild.wrong-identity"),
        ("elay-5", "elay-5=elay-6", "wild.not-wild"),
        # the real card comes: the next act is the renaming
        ("wild-3=elay-5 elay-5", "elay-6", "wild.rename-missing"),
        ("wild-3=elay-5 elay-5", "wild-2", "wild.rename-missing"),
        ("wild-3=elay-5 elay-5", "wild-2=elay-5", "wild.rename-missing"),
        ("wild-3=elay-5 elay-5", "=elay-6", None),
        ("wild-3=elay-5 elay-5", "=elay-5", "wild.in-trick"),
        ("wild-3=elay-5 elay-5", "=coru-5", "wild.rename-off-suit"),
        ("wild-3=elay-5 elay-5", "=trump-5", "wild.rename-off-suit"),
        ("wild-3=elay-5 elay-5", "=wild-3", "wild.rename-off-suit"),
        ("wild-3=elay-5 wild-2=elay-6 elay-5", "=elay-6", "wild.in-trick"),
        ("wild-3=elay-5 elay-6", "=elay-7", "order.out-of-phase"),
        ("", "=elay-7", "order.out-of-phase"),
    ],
)
def test_what_a_wild_card_may_be_named_as(before: str, act: str, wrong: str | None) -> None:
    assert code(trick(*before.split()), played(act)) == wrong


def test_by_whom_a_wild_card_is_renamed() -> None:
    live = trick("elay-1", "wild-3=elay-5", "elay-5")
    assert (turn_of(live), verbs_next(live)) == ("Bo", {"rename"})
    assert code(live, {"by": "Cy", "rename": "elay-6"}) == "order.out-of-turn"
    assert code(live, {"by": "Cy", "rename": "coru-6"}) == "order.out-of-turn"
    assert code(live, {"by": "Bo", "rename": "elay-6"}) is None
    for verb in ({"by": "Di", "play": "elay-6"}, {"deal": {}}, {"bid": 1}, {"turn": "elay-6"}, {"plays": "elay-6"}):
        assert code(live, verb) == "wild.rename-missing"
        assert clause(live, verb) == "PT.WILD.RENAME"
    assert code(live, {"score": {"Ada": 0}}) is None
    assert code(live, {"trick": "Ada"}) == "claim.trick"
    assert [act["rename"] for act in live.legal().acts] == ["elay-8", "elay-7", "elay-6", "elay-4", "elay-3", "elay-2"]


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("wild-3=elay-8 elay-1 elay-2 elay-3 elay-4", "Ada"),
        ("elay-7 wild-3=elay-8 elay-2 elay-3 elay-4", "Bo"),
        ("elay-7 wild-3=elay-8 elay-8 =elay-6 elay-3 elay-4", "Cy"),  # the real card takes it
        ("elay-5 wild-3=elay-4 elay-4 =elay-8 elay-3 elay-7", "Bo"),  # the new name takes it
        ("wild-3=elay-5 elay-4 elay-5 =elay-6 elay-3 elay-6 =elay-7", "Ada"),  # named anew, and anew
        ("wild-3=elay-5 elay-4 elay-5 =elay-6 elay-3 elay-6 =elay-1", "Eli"),
        ("wild-3=elay-5 wild-2=elay-6 elay-5 =elay-7 elay-6 =elay-8 elay-1", "Bo"),
        ("elay-1 coru-8 wild-3=torz-8 elay-2 torz-8 =torz-7", "Di"),
        ("trump-2 coru-8 wild-3=torz-8 elay-2 torz-8 =torz-7", "Ada"),
        ("wild-3=elay-8 trump-2 elay-8 =elay-1 coru-8 coru-7", "Bo"),
        ("elay-1 elay-2 elay-3 elay-4 wild-3=elay-8", "Eli"),
    ],
)
def test_who_takes_a_trick_with_wild_cards(plays: str, winner: str) -> None:
    live = trick(*plays.split())
    assert live.do({"trick": winner}).finding is None
    assert turn_of(live) == winner
    assert code(live, {"by": winner, "play": "hunti-8"}) is None


def test_a_wild_card_is_renamed_by_its_owner_past_those_who_have_folded() -> None:
    live = penta(dealt(), *bets(1, "fold", "match", "match"), *[{"bid": 1}] * 3)
    for act in ({"play": "elay-1"}, {"play": "wild-3", "as": "elay-5"}, {"play": "elay-5"}):
        assert live.do(act).finding is None
    assert (turn_of(live), verbs_next(live)) == ("Cy", {"rename"})
    assert code(live, {"by": "Bo", "rename": "elay-8"}) == "order.out-of-turn"
    assert live.do({"by": "Cy", "rename": "elay-8"}).applied
    assert live.do({"trick": "Cy"}).finding is None
    assert turn_of(live) == "Cy"


def test_the_trick_is_over_only_after_the_renaming() -> None:
    live = trick("wild-3=elay-8", "elay-1", "elay-2", "elay-3", "elay-8")
    assert code(live, {"trick": "Eli"}) == "claim.trick"
    assert (turn_of(live), verbs_next(live)) == ("Ada", {"rename"})
    live.do({"rename": "elay-7"})
    assert code(live, {"trick": "Eli"}) is None
    assert turn_of(live) == "Eli"


def test_renaming_when_the_trick_lies_where_that_is_agreed() -> None:
    end = {"PT_WILD_6": "end-of-trick"}
    live = trick("wild-3=elay-5", "wild-2=elay-6", "elay-6", "elay-5", **end)
    assert (turn_of(live), live.legal().unknown) == ("Eli", 10)
    assert code(live, {"rename": "elay-7"}) == "order.out-of-phase"
    live.do({"play": "elay-7"})
    assert (turn_of(live), verbs_next(live)) == ("Ada", {"rename"})  # in the order in which they were played
    assert code(live, {"by": "Bo", "rename": "elay-8"}) == "order.out-of-turn"
    assert code(live, {"rename": "elay-6"}) == "wild.in-trick"
    live.do({"rename": "elay-4"})
    assert (turn_of(live), verbs_next(live)) == ("Bo", {"rename"})
    assert code(live, {"rename": "elay-4"}) == "wild.in-trick"
    live.do({"rename": "elay-8"})
    assert live.do({"trick": "Bo"}).finding is None
    live = trick("wild-3=elay-5", "elay-5", "elay-4", "elay-3", **end)
    assert code(live, {"play": "wild-2", "as": "elay-5"}) == "wild.in-trick"
    live.do({"play": "wild-2", "as": "elay-8"})
    assert (turn_of(live), verbs_next(live)) == ("Ada", {"rename"})
    live.do({"rename": "elay-6"})
    assert live.do({"trick": "Eli"}).finding is None


def test_a_wild_card_off_the_suit_led_is_not_renamed_where_that_is_agreed() -> None:
    live = trick("elay-1", "wild-3=coru-5", "coru-5", PT_WILD_9="ignore-off-suit")
    assert turn_of(live) == "Di"
    assert code(live, {"play": "wild-2", "as": "coru-5"}) == "wild.in-trick"
    live = trick("trump-2", "wild-3=coru-5", "coru-5", PT_WILD_9="ignore-off-suit")
    assert turn_of(live) == "Di"
    live = trick("coru-1", "wild-3=coru-5", "coru-5", PT_WILD_9="ignore-off-suit")
    assert (turn_of(live), verbs_next(live)) == ("Bo", {"rename"})


def test_a_new_name_is_lower_where_that_is_agreed_while_a_lower_one_is_free() -> None:
    lower = {"PT_WILD_5": "lower-only"}
    live = trick("wild-3=elay-4", "elay-2", "elay-4", **lower)
    assert [act["rename"] for act in live.legal().acts] == ["elay-3", "elay-1"]
    assert [code(live, {"rename": f"elay-{rank}"}) for rank in (8, 5, 3, 1)] == ["wild.wrong-identity"] * 2 + [None] * 2
    assert code(live, {"rename": "elay-2"}) == "wild.in-trick"
    assert code(live, {"rename": "elay-4"}) == "wild.wrong-identity"  # no lower one, which comes before in the trick
    live = trick("elay-7", "wild-3=elay-5", "elay-5", **lower)
    assert code(live, {"rename": "elay-7"}) == "wild.wrong-identity"
    live = trick("wild-3=elay-1", "elay-1", **lower)
    assert [act["rename"] for act in live.legal().acts] == [f"elay-{rank}" for rank in range(8, 1, -1)]
    live = trick("wild-3=elay-2", "elay-2", PT_DECK_2="ace-high", **lower)  # the one is no lower card there
    assert {act["rename"] for act in live.legal().acts} == {f"elay-{rank}" for rank in (1, 3, 4, 5, 6, 7, 8)}
    live = trick("wild-3=elay-1", "elay-1", PT_DECK_2="ace-high", **lower)
    assert code(live, {"rename": "elay-8"}) is None


def test_a_card_that_was_taken_out_may_be_named_where_that_is_agreed() -> None:
    assert code(trick(seats=2), played("wild-3=elay-3")) == "wild.wrong-identity"
    assert code(trick(seats=2, PT_WILD_1="full-deck"), played("wild-3=elay-3")) is None
    live = trick("wild-3=elay-4", "elay-4", seats=2, PT_WILD_1="full-deck", PT_WILD_5="lower-only")
    assert {act["rename"] for act in live.legal().acts} == {"elay-3", "elay-2", "elay-1"}


BO = "elay-2 elay-6 hunti-3 coru-4 torz-5 trump-9 trump-8 trump-7 trump-6 wild-2"
VOID = BO.replace("elay-2 elay-6", "coru-5 coru-6")
NO_TRUMP = BO.replace("trump-9 trump-8 trump-7 trump-6", "torz-6 torz-7 torz-8 torz-1")


@pytest.mark.parametrize(
    ("lead", "hand", "act", "rulings", "wrong"),
    [
        ("elay-4", BO, "wild-2=elay-1", {}, None),  # a wild card in the suit led is always allowed
        ("elay-4", BO, "wild-2=coru-1", {}, "play.revoke"),
        ("elay-4", BO, "trump-9", {}, "play.revoke"),
        ("elay-4", BO, "wild-2=elay-4", {}, "wild.in-trick"),
        ("wild-3=elay-4", BO, "coru-4", {}, "play.revoke"),  # what is led is what it stands for
        ("wild-3=elay-4", BO, "elay-6", {}, None),
        ("wild-3=hunti-4", BO, "elay-6", {}, "play.revoke"),
        ("elay-4", VOID, "wild-2=coru-1", {}, None),  # and does not make able to follow
        ("elay-4", VOID, "coru-4", {}, None),
        ("elay-4", VOID, "trump-9", {}, None),
        ("trump-2", BO, "wild-2=elay-1", {}, "play.revoke"),
        ("trump-2", BO, "elay-2", {}, "play.revoke"),
        ("trump-2", NO_TRUMP, "wild-2=elay-1", {}, None),
        ("trump-2", BO, "wild-2=elay-1", {"PT_PLAY_6": "wild-may-escape-trump"}, None),
        ("trump-2", BO, "wild-2=coru-8", {"PT_PLAY_6": "wild-may-escape-trump"}, None),
        ("trump-2", BO, "elay-2", {"PT_PLAY_6": "wild-may-escape-trump"}, "play.revoke"),
        ("elay-4", BO, "wild-2=coru-1", {"PT_PLAY_6": "wild-may-escape-trump"}, "play.revoke"),
        ("elay-4", VOID, "wild-2=coru-1", {"PT_PLAY_4": "led-suit-only"}, "play.revoke"),
        ("elay-4", VOID, "wild-2=elay-1", {"PT_PLAY_4": "led-suit-only"}, None),
        ("elay-4", VOID, "coru-4", {"PT_PLAY_4": "led-suit-only"}, None),
        ("elay-4", BO, "wild-2=coru-1", {"PT_PLAY_4": "led-suit-only"}, "play.revoke"),
        ("trump-2", NO_TRUMP, "wild-2=torz-2", {"PT_PLAY_4": "led-suit-only"}, None),
        ("trump-2", BO, "wild-2=torz-2", {"PT_PLAY_4": "led-suit-only"}, "play.revoke"),
        (
            "trump-2",
            BO,
            "wild-2=torz-2",
            {"PT_PLAY_4": "led-suit-only", "PT_PLAY_6": "wild-may-escape-trump"},
            None,
        ),
        ("elay-4", None, "wild-2=coru-1", {"PT_PLAY_4": "led-suit-only"}, "play.revoke"),  # whatever the hand is
    ],
)
def test_what_a_wild_card_may_follow_as(
    lead: str, hand: str | None, act: str, rulings: dict[str, str], wrong: str | None
) -> None:
    live = trick(lead, hands={} if hand is None else {"Bo": hand}, **rulings)
    assert code(live, played(act)) == wrong
    if hand is not None:
        assert ({"by": "Bo", **played(act)} in live.legal().acts) == (wrong is None)


def test_a_wild_card_off_the_suit_led_breaks_the_clause_of_following() -> None:
    for hand, rulings in ((BO, {}), (VOID, {"PT_PLAY_4": "led-suit-only"})):
        live = trick("elay-4", hands={"Bo": hand}, **rulings)
        assert clause(live, played("wild-2=coru-1")) == "PT.FOLLOW"


def test_the_lawful_cards_of_a_revoke_with_wild_cards_are_all_named() -> None:
    for lead, act, lawful in (
        ("elay-4", "coru-4", ["elay-6", "elay-2", "wild-2"]),
        ("elay-4", "wild-2=coru-1", ["elay-6", "elay-2", "wild-2"]),
        ("trump-2", "wild-2=elay-1", ["trump-9", "trump-8", "trump-7", "trump-6"]),
        ("trump-2", "coru-4", ["trump-9", "trump-8", "trump-7", "trump-6"]),
    ):
        finding = trick(lead, hands={"Bo": BO}).verify(played(act))
        assert finding is not None
        assert finding.legal == lawful


def test_a_trump_may_be_led_when_one_was_played_or_nothing_else_is_in_hand() -> None:
    broken = {"PT_PLAY_2": "trumps-broken"}
    hands = {"Ada": BO, "Bo": "elay-1 elay-3 elay-4 elay-5 elay-7 elay-8 hunti-8 coru-8 torz-8 sweela-8"}
    live = trick(hands=hands, **broken)
    assert [code(live, played(act)) for act in ("trump-9", "wild-2=elay-1", "elay-6")] == ["play.barred", None, None]
    assert {(refusal.act["play"], refusal.code) for refusal in live.legal().refused} == {
        (f"trump-{rank}", "play.barred") for rank in (9, 8, 7, 6)
    }
    finding = live.verify(played("trump-9"))
    assert finding is not None
    assert set(finding.legal or []) == {card for card in BO.split() if not card.startswith("trump")}
    live = trick("elay-2", "elay-8", "trump-2", "elay-4", "sweela-1", hands={"Ada": BO}, **broken)
    assert code(live, {"by": "Cy", "play": "trump-3"}) is None  # Cy has ruffed
    six = "trump-9 trump-8 trump-7 trump-6 trump-5 trump-4"
    assert code(trick(seats=8, hands={"Ada": six}, **broken), played("trump-9")) is None
    assert code(trick(seats=8, hands={"Ada": six.replace("trump-4", "wild-2")}, **broken), played("trump-9")) == (
        "play.barred"
    )


# --- the score


def scored(
    bids: list[int],
    tricks: list[int],
    *variants: str,
    before: list[int] | None = None,
    folded: tuple[int, ...] = (),
    **rulings: str,
) -> list[int]:
    """The scores after a deal with these bids and tricks."""
    named = tuple((key.replace("_", "-"), answer) for key, answer in rulings.items())
    course = penta_course(len(bids), ("simplified", *variants), named)
    table_ = course.table()
    deal_ = Dealt([[] for _ in bids], {}, (1 << len(bids)) - 1)
    assert table_.handlers[DEAL](table_, len(bids) - 1, deal_) is None
    table_.scores = list(before or [0] * len(bids))
    table_.stay(sum(1 << seat for seat in range(len(bids)) if seat not in folded))
    table_.bids, table_.tricks = list(bids), list(tricks)
    (phase,) = (phase for phase in course.phases if isinstance(phase, Score))
    table_.position = course.places.index(phase)
    phase.enter(table_)
    return table_.scores


def test_what_a_bid_is_worth() -> None:
    assert scored([5, 5, 5, 5], [5, 7, 4, 0]) == [50, 52, -50, -50]
    assert scored([0, 0, 0, 1], [0, 1, 3, 9]) == [25, -10, -30, 18]
    assert scored([13, 14, 0, 0], [13, 0, 0, 0]) == [130, -140, 25, 25]
    assert scored([3, 0, 2, -1], [3, 0, 10, 0], folded=(3,)) == [30, 25, 28, 0]  # a fold is no nought made
    assert scored([0, 1], [14, 1]) == [-140, 10]
    assert scored([0, 0, 0, 0], [1, 2, 3, 7], PT_OBS_2="no-bid") == [1, 2, 3, 7]


def test_no_total_falls_below_nought_where_that_is_agreed() -> None:
    floor = {"PT_GAME_6": "floor-zero"}
    for before, after in (([0, 5, 30, 31], [0, 0, 0, 1]), ([100, 0, 0, 29], [70, 0, 0, 0])):
        assert scored([3, 3, 3, 3], [0, 0, 0, 0], before=before, **floor) == after
    assert scored([3, 0, 0, 0], [3, 0, 9, 1], before=[0, 0, 50, 0], **floor) == [30, 25, 0, 0]


def test_partners_have_one_score() -> None:
    for bids, tricks, sides in (
        ([3, 2, 4, 3], [5, 1, 3, 4], [71, 50]),  # seven bid and eight made; five bid and five made
        ([3, 2, 4, 3], [5, 1, 3, 3], [71, -50]),
        ([3, 2, 4, 3], [2, 4, 5, 2], [70, 51]),
        ([0, 2, 4, 3], [0, 4, 5, 4], [66, 53]),  # nought made stands alone
        ([0, 2, 4, 3], [2, 4, 3, 4], [-60, 53]),  # its tricks do not help the partner
        ([0, 0, 0, 0], [0, 1, 0, 12], [50, -130]),
        ([0, 1, 5, 1], [3, 1, 5, 4], [20, 23]),
    ):
        assert scored(bids, tricks, "partners") == sides * 2, (bids, tricks)


def test_of_partners_only_those_who_are_in_count() -> None:
    assert scored([3, 2, -1, 3], [3, 4, 0, 6], "partners", folded=(2,)) == [30, 55, 30, 55]
    assert scored([-1, 2, -1, 3], [0, 4, 0, 9], "partners", folded=(0, 2)) == [0, 58, 0, 58]
    assert scored([0, 2, -1, 3], [0, 4, 0, 9], "partners", folded=(2,)) == [25, 58, 25, 58]
    six = scored([1, 1, 2, 0, 3, 0], [2, 1, 2, 0, 3, 0], "partners")
    assert six == [61, 60] * 3
    assert scored([0, 0, 0, 0], [1, 2, 3, 7], "partners", PT_OBS_2="no-bid") == [4, 9, 4, 9]
    floor = scored([9, 1, 0, 1], [0, 1, 0, 1], "partners", before=[30, 0, 30, 0], PT_GAME_6="floor-zero")
    assert floor == [0, 20, 0, 20]


# --- every verb, in every state


STATES: dict[str, list[dict[str, Any]]] = {
    "before": [],
    "betting": [dealt()],
    "raised": [dealt(), *bets(3)],
    "display": [dealt(), *bets(3, "match", "match", "fold")],
    "bidding": [dealt(), *bets(3, "match", "match", "fold"), {"bid": 1}],
    "lead": [dealt(), *bets(3, "match", "match", "fold"), *[{"bid": 1}] * 3],
    "trick": [dealt(), *bets(3, "match", "match", "fold"), *[{"bid": 1}] * 3, {"play": "wild-3", "as": "elay-5"}],
    "renaming": [
        dealt(),
        *bets(3, "match", "match", "fold"),
        *[{"bid": 1}] * 3,
        {"play": "wild-3", "as": "elay-5"},
        {"play": "elay-5"},
    ],
    "next deal": [dealt(), *bets("fold", "fold", "fold")],
}
PHASE, TURN_, DONE, MISSING = "order.out-of-phase", "order.out-of-turn", None, "wild.rename-missing"
ANSWERS: dict[str, dict[str, str | None]] = {
    "before": {"deal": DONE},
    "betting": {"pass": DONE, "fold": DONE, "match": "bet.nothing-to-match", "5": DONE, "0": "bet.too-low"},
    "raised": {"pass": "bet.pass-after-bet", "fold": DONE, "match": DONE, "5": DONE, "0": "bet.too-low"},
    "display": {"display": DONE, "bid": DONE},
    "bidding": {"bid": DONE},
    "lead": {"play": DONE, "plays": DONE, "play as": DONE, "wild": "wild.unnamed", "named": "wild.not-wild"},
    "trick": {"play": DONE, "plays": DONE, "play as": DONE, "wild": "wild.unnamed", "named": "wild.not-wild"},
    "renaming": {"rename": DONE},
    "next deal": {"deal": DONE},
}
EVERY: dict[str, dict[str, Any]] = {
    "cut": {"cut": {"Ada": "elay-3", "Bo": "elay-4", "Cy": "elay-5", "Di": "elay-6"}},
    "deal": {"by": "Di", "deal": {}},
    "throw-in": {"by": "Bo", "throw-in": "elay-3"},
    "turn": {"turn": "elay-3"},
    "pass": {"bet": "pass"},
    "fold": {"bet": "fold"},
    "match": {"bet": "match"},
    "5": {"bet": 5},
    "0": {"bet": 0},
    "display": {"by": "Bo", "display": "elay-3 coru-3"},
    "bid": {"bid": 0},
    "play": {"play": "elay-6"},
    "plays": {"plays": "elay-6 elay-7"},
    "play as": {"play": "wild-2", "as": "elay-6"},
    "wild": {"play": "wild-2"},
    "named": {"play": "elay-6", "as": "elay-7"},
    "rename": {"rename": "elay-6"},
}


@pytest.mark.parametrize("state", STATES)
def test_every_verb_in_every_state(state: str) -> None:
    live = penta(*STATES[state])
    before = live.verdict().to_json()
    for name, act in EVERY.items():
        act = {**act, "by": "Ada"} if state == "next deal" and name == "deal" else act
        otherwise = MISSING if state == "renaming" else PHASE
        assert code(live, act) == ANSWERS[state].get(name, otherwise), (state, name)
        if code(live, act) in (MISSING, PHASE):
            assert not live.do(act).applied
    assert live.verdict().to_json() == before
    for claim in ({"score": {"Ada": 0}}, {"chips": {}}):
        assert code(live, claim) is None
    if state != "before":
        assert code(live, {"chips": {"Di": 7}}) == "claim.chips"


@pytest.mark.parametrize("state", [state for state in STATES if state not in ("before", "display", "next deal")])
def test_the_right_kind_of_act_by_the_wrong_seat(state: str) -> None:
    live = penta(*STATES[state])
    turn = turn_of(live)
    for name, expected in ANSWERS[state].items():
        for seat in NAMES[:4]:
            act = {**EVERY[name], "by": seat}
            own = state == "raised" and seat == "Ada" and name == "5"
            assert code(live, act) == (expected if seat == turn else "bet.own-raise" if own else TURN_), (name, seat)


def test_after_the_end_every_verb_but_a_claim_is_too_late() -> None:
    live = LiveTable(load_rules("penta", options={"goal": 9, "max-hands": 1}), seats=NAMES[:4])
    for act in (dealt(), *bets(3, "fold", "fold", "fold")):
        live.do(act)
    assert live.finished
    assert (live.legal().acts, turn_of(live)) == ([], None)
    for act in EVERY.values():
        assert code(live, act) == "order.after-the-end"
        assert clause(live, act) == "PT.END.GOAL"
    assert code(live, {"by": "Ada", "bet": 99}) == "order.after-the-end"
    assert code(live, {"score": {"Ada": 0}}) is None
    assert code(live, {"chips": {"Ada": 1, "Bo": 0, "Cy": 0, "Di": -1}}) == "claim.chips"


def test_a_cut_where_one_is_agreed() -> None:
    def cut(first: str, second: str) -> dict[str, Any]:
        return {"cut": {"Ada": first, "Bo": second, "Cy": "elay-1", "Di": "elay-2"}}

    for high, dealer, low in (
        (cut("trump-1", "elay-8"), "Ada", "Cy"),
        (cut("elay-8", "coru-8"), None, "Cy"),
        (cut("trump-9", "trump-8"), "Ada", "Cy"),
        (cut("trump-8", "trump-9"), "Bo", "Cy"),
        (cut("wild-1", "wild-3"), "Di", None),
        (cut("torz-2", "coru-1"), None, None),
    ):
        assert turn_of(penta(high, PT_DEAL_1="cut-high")) == dealer
        assert turn_of(penta(high, PT_DEAL_1="cut-low")) == low
    again = penta(cut("elay-8", "coru-8"), PT_DEAL_1="cut-high")
    assert code(again, {"by": "Ada", "deal": {}}) == "order.out-of-phase"
    assert code(again, cut("elay-8", "elay-8")) == "deal.duplicate-card"
    assert again.do(cut("trump-3", "coru-8")).applied
    assert code(again, {"by": "Bo", "deal": {}}) == "deal.wrong-dealer"
    live = penta(cut("elay-8", "coru-7"), PT_DEAL_1="cut-high")
    assert code(live, cut("elay-8", "coru-7")) == "order.out-of-phase"
    assert code(penta(), cut("elay-8", "coru-7")) == "order.out-of-phase"  # nobody has agreed on cutting
    assert code(penta(), {"deal": {}}) == "deal.no-dealer"


@pytest.mark.parametrize(("seats", "each"), [(2, 15), (3, 14), (4, 13), (5, 10), (6, 8), (7, 7), (8, 6)])
def test_the_whole_pack_is_dealt_whatever_the_number_of_seats(seats: int, each: int) -> None:
    for dealer in NAMES[:seats]:
        live = LiveTable(penta_rules(PLAIN), seats=NAMES[:seats])
        assert code(live, {"by": dealer, "deal": {NAMES[0]: each + 1}}) == "deal.wrong-count"
        assert code(live, {"by": dealer, "deal": {NAMES[0]: 0}}) == "deal.wrong-count"
        assert code(live, {"by": dealer, "deal": {NAMES[0]: []}}) == "deal.wrong-count"
        live.do({"by": dealer, "deal": dict.fromkeys(NAMES[:seats], each)})
        assert turn_of(live) == NAMES[(NAMES.index(dealer) + 1) % seats]
        assert len(live.legal().acts) == each + 1
    rules = penta_rules()
    assert rules.pack_for(seats).bit_count() == each * seats


def test_the_acts_of_each_phase_are_its_own() -> None:
    course = penta_course(4)
    kinds = [type(phase).__name__ for phase in course.places]
    assert kinds == [
        *("Deal", "Pots", "Betting", "Pots", "Displaying", "Bidding", "Play", "Score", "Pots", "NoneType"),
        *("Pots", "Pots", "NoneType"),
    ]
    by_kind = {type(phase).__name__: {VERBS[verb] for verb in phase.verbs} for phase in course.phases}
    assert by_kind["Betting"] == {"bet"}
    assert by_kind["Displaying"] == {"display"}
    assert by_kind["Bidding"] == {"bid"}
    assert by_kind["Play"] == {"play", "rename"}
    assert by_kind["Pots"] == by_kind["Score"] == set()
    assert course.used == {DEAL, BET, DISPLAY, BID, PLAY, PLAY_AS, RENAME}
    for phase in course.phases:
        if not phase.accepts:
            assert phase.due(course.table()) == Told("due-nothing")
            assert phase.legal(course.table()).offers == ()
    for phase, handlers in zip(course.places, course.full, strict=True):
        assert len(handlers) == (0 if phase is None else len(VERBS))
    assert any(isinstance(phase, Bidding) for phase in course.phases)


# --- rules of one's own that mix what Penta brought ------------------------------------------------------------------


def own_rules(folder: Path, changes: str) -> dict[str, Any]:
    """The head of a log of Penta with changes, whose rules are written into a folder."""
    head = "format: referee-rules/1\ngame: own\nextends: penta\nversion: 1.0.0\nname: {en: Own, de: Eigen}\nset:\n"
    (folder / "rules.yaml").write_text(head + changes, "utf-8")
    options = {"goal": 100}
    return {"format": "referee-log/1", "game": "own", "options": options, "seats": ["Ada", "Bo", "Cy"], "events": []}


def test_a_pot_of_thousands_of_millions_is_split_to_the_chip() -> None:
    head = {"format": "referee-log/1", "game": "penta", "options": {"goal": 100}, "seats": ["Ada", "Bo", "Cy", "Di"]}
    events = [{"by": "Di", "deal": {}}, {"bet": 10**9}, {"bet": "match"}, {"bet": "match"}, {"bet": "match"}]
    verdict = judge({**head, "events": events})
    assert verdict.pots == {"hand": 2_666_666_670, "reward": 1_333_333_334}
    bids = [{"bid": 10**9}, {"bid": 0}, {"bid": 0}, {"bid": 0}]
    assert [finding.code for finding in judge({**head, "events": [*events, *bids]}).findings] == ["bid.out-of-range"]


def test_a_wild_card_in_hand_binds_nobody_by_whatever_rung(tmp_path: Path) -> None:
    head = own_rules(tmp_path, '  phases/tricks/follow/ladder: ["!trump", any]\n')
    head |= {"variants": ["simplified"], "seats": [*"ABCDEFGH"]}
    held = "wild-3 wild-2 trump-9 trump-8 trump-7 "
    for last, codes in (("trump-6", []), ("coru-4", ["play.revoke"])):
        events = [{"by": "H", "deal": {"B": held + last}}, *[{"bid": 0}] * 8, {"plays": "elay-5 trump-9"}]
        findings = judge({**head, "events": events}, specs=[tmp_path]).findings
        assert [finding.code for finding in findings] == codes


def test_a_lead_that_wild_cards_cannot_get_around_is_free_where_there_is_nothing_else(tmp_path: Path) -> None:
    veto = '{clause: PT.LEAD, cards: "group:elemental", unless: "broken(group:elemental)"}'
    head = own_rules(tmp_path, f"  phases/tricks/lead/veto: {veto}\n")
    elemental = "elay-2 elay-3 elay-4 hunti-2 hunti-3 hunti-4 coru-2 coru-3 coru-4 torz-2 torz-3 torz-4"
    head["variants"] = ["simplified"]
    events = [{"by": "Cy", "deal": {"Ada": f"{elemental} wild-2 wild-3"}}, *[{"bid": 0}] * 3]
    for led in ({"play": "elay-2"}, {"play": "wild-2", "as": "elay-5"}):
        assert judge({**head, "events": [*events, led]}, specs=[tmp_path]).verdict == "clean"
    events[0] = {"by": "Cy", "deal": {"Ada": f"{elemental} wild-2 trump-9"}}
    verdict = judge({**head, "events": [*events, {"play": "elay-2"}]}, specs=[tmp_path])
    assert [(finding.code, finding.legal) for finding in verdict.findings] == [("play.barred", ["trump-9"])]


def test_a_deal_thrown_in_is_over_for_its_raisers_too(tmp_path: Path) -> None:
    redeal = '{kind: redeal, clause: PT.DISPLAY, if: "count(hand, any) > 0", show: nothing}'
    head = own_rules(tmp_path, f"  phases/display: {redeal}\n")
    events = [{"by": "Cy", "deal": {}}, {"bet": 3}, {"bet": "match"}, {"bet": "fold"}]
    folded = judge({**head, "events": [*events, {"by": "Cy", "throw-in": []}]}, specs=[tmp_path])
    assert [finding.code for finding in folded.findings] == ["order.out-of-turn"]
    again = [*events, {"by": "Ada", "throw-in": []}, {"by": "Ada", "bet": 9}]
    assert [f.code for f in judge({**head, "events": again}, specs=[tmp_path]).findings] == ["order.out-of-phase"]
    before = judge({**head, "events": [*events, {"by": "Ada", "bet": 9}]}, specs=[tmp_path])
    assert [finding.code for finding in before.findings] == ["bet.own-raise"]


def test_a_display_may_acquit_of_a_hand_thrown_in(tmp_path: Path) -> None:
    redeal = '{kind: redeal, clause: PT.PLAY, if: "count(hand, group:elemental) == 0", show: nothing}'
    head = own_rules(
        tmp_path,
        f"  phases/split: {redeal}\n"
        "  phases/bet: {kind: turn-up, clause: PT.PLAY, by: dealer, trump: null}\n"
        "  trump: null\n  phases/tricks/win/tiers: [led]\n"
        "  phases/deal: {kind: deal, clause: PT.DEAL, each: 3, stock: stock}\n"
        "  sequence: [deal, display, bet, split, bid, tricks, points]\n",
    )
    events: list[dict[str, Any]] = [{"by": "Cy", "deal": {}}, {"by": "Ada", "display": []}, {"turn": "coru-5"}]
    acquitted = judge({**head, "events": [*events, {"by": "Ada", "throw-in": []}]}, specs=[tmp_path])
    assert (acquitted.verdict, acquitted.undecided) == ("clean", [])
    events[1] = {"by": "Bo", "display": []}
    open_still = judge({**head, "events": [*events, {"by": "Ada", "throw-in": []}]}, specs=[tmp_path])
    assert [act.at for act in open_still.undecided] == ["/events/3"]


def test_all_that_is_wrong_in_several_plays_is_told_at_a_live_table() -> None:
    live = LiveTable(load_rules("penta", variants=["simplified"], options={"goal": 100}), ["Ada", "Bo", "Cy"])
    live.do({"by": "Cy", "deal": {"Bo": "elay-7 elay-2 " + "x " * 12, "Cy": "elay-3 " + "x " * 13}})
    for _ in range(3):
        live.do({"bid": 1})
    done = live.do({"plays": "elay-5 hunti-2 hunti-3"})
    assert done.finding == done.findings[0]
    assert [found.at for found in done.findings] == ["/events/4/plays/1", "/events/4/plays/2"]


# --- small games of one's own: draws, hands of a size by the deal, vetoes, words to bid, ends ----------------------


def small(folder: Path, base: str, changes: str, seats: int, **options: int) -> LiveTable:
    """A table for a game that is another one with changes."""
    head = f"format: referee-rules/1\ngame: small\nextends: {base}\nversion: 1.0.0\nname: {{en: Small, de: Klein}}\n"
    (folder / "small.yaml").write_text(head + "set:\n" + changes, "utf-8")
    return LiveTable(load_rules("small", options=options, specs=[folder]), NAMES[:seats])


def done(live: LiveTable, *acts: dict[str, Any]) -> LiveTable:
    for act in acts:
        assert live.do(act).applied, (act, live.verify(act))
    return live


def found(live: LiveTable) -> list[tuple[str, str, str | None]]:
    """The findings: where, the code and the clause."""
    return [(f.at, f.code, f.clause.id if f.clause else None) for f in live.verdict().findings]


DIPPING = """
  players/count: [3, 4]
  pack/cards: "rank:A,K,Q,J,10"
  phases/deal/each: 3
  options: {}
  end/if: deal_no >= 2
"""
EVEN = 'pack/remove: {clause: GW.PACK, rows: [{players: [3], cards: "suit:C", left: 15}]}'
ONE_APART = """pack/remove:
    clause: GW.PACK
    rows:
      - {players: [3], cards: "rank:K,Q,J,10 & suit:C", left: 16}
      - {players: [4], cards: "rank:A,K,Q & suit:C", left: 17}"""
STEPS = {
    "first": "[{kind: draw, clause: GW.DRAW, turned: first}, {kind: turn-up, clause: GW.NEXT, trump: null}]",
    "last": "[{kind: draw, clause: GW.DRAW, turned: last}]",
    "null": "[{kind: draw, clause: GW.DRAW, turned: null}]",
    "anyone": "[{kind: draw, clause: GW.DRAW, turned: first}, {kind: turn-up, clause: GW.NEXT, by: anyone}]",
}


def dipping(folder: Path, turned: str, seats: int = 3) -> LiveTable:
    removed = ONE_APART if turned == "null" else EVEN
    return small(folder, "german-whist", f"{DIPPING}  {removed}\n  phases/tricks/after: {STEPS[turned]}\n", seats)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("turned", STEPS)
def test_the_winner_draws_first_then_the_others_to_the_left_as_long_as_the_stock_lasts(
    turned: str, seats: int, tmp_path: Path
) -> None:
    live = dipping(tmp_path, turned, seats)
    names = NAMES[:seats]
    later = turned in ("first", "anyone")
    draws = 4 if (turned, seats) == ("null", 4) else {3: 6, 4: 8}[seats]
    pack = [rank + suit for suit in "♠♥♦♣" for rank in ("A", "K", "Q", "J", "10")]
    rng = random.Random(seats)
    for deal_no in (1, 2):
        done(live, {"by": names[(deal_no - 2) % seats], "deal": {}}, {"turn": "K♥"})
        cards = rng.sample([card for card in pack if not later or card != "Q♥"], 20 - later)
        up, tricks, drawn = "K♥", 0, 0
        while not live.finished and "deal" not in verbs_next(live):
            for _ in range(seats):
                offered = live.legal()
                free = next((c for c in cards if live.can({"play": c})), None) if offered.unknown else None
                done(live, {"by": offered.seat, "play": free or offered.acts[0]["play"]})
            tricks += 1
            offered = live.legal()
            if drawn == draws:
                assert "draw" not in verbs_next(live)
                continue
            winner = names.index(offered.acts[0]["by"])
            for place in range(seats):
                who = names[(winner + place) % seats]
                face_up = place == 0 if later else turned == "last" and drawn == draws - 1
                offered = live.legal()
                assert offered.acts == [{"by": who, "draw": up if face_up else None}]
                assert (offered.seat, offered.unknown, offered.refused) == (who, 0, [])
                for other in names:
                    assert code(live, {"by": other, "draw": "x"}) == (None if other == who else "order.out-of-turn")
                    assert code(live, {"by": other, "play": "A♠"}) == "order.out-of-phase"
                told = up if face_up and rng.random() < 0.5 else "x"
                outcome = live.do({"draw": told} if rng.random() < 0.5 else {"by": who, "draw": told})
                assert (outcome.applied, outcome.ledger) == (True, ())
                drawn += 1
            if later and drawn < draws:
                up, by = "Q♥", names[(winner + 1) % seats]
                seat = {} if turned == "anyone" else {"by": names[winner]}
                assert live.legal().acts == [{**seat, "turn": None}]
                assert live.can({"by": by, "turn": up}) == (turned == "anyone")
                done(live, {"turn": up})
        assert (tricks, drawn) == (3 + draws // seats, draws)
    assert live.finished


OPEN_HANDS = {"Ada": "A♠ K♥ 10♦", "Bo": "Q♠ Q♥ Q♦", "Cy": "J♠ J♥ J♦"}
OPEN_STOCK = "10♥ K♠ 10♠ A♦ K♦ A♥"


def dipped(folder: Path, turned: str, *acts: dict[str, Any], stock: str = "", **hands: str) -> LiveTable:
    """Three sit there; Cy has dealt, 10♥ is turned up, and Ada has won the first trick with A♠."""
    first: dict[str, Any] = {"by": "Cy", "deal": hands, **({"stock": stock} if stock else {})}
    return done(dipping(folder, turned), first, {"turn": "10♥"}, {"plays": "A♠ Q♠ J♠"}, *acts)


def test_a_card_drawn_known_or_not_may_be_played_and_no_other(tmp_path: Path) -> None:
    live = dipped(tmp_path, "last", {"draw": "K♠"}, {"draw": "x"}, {"draw": "10♠"}, **OPEN_HANDS)
    known = {act["play"] for act in live.legal().acts}
    assert (known, live.legal().unknown) == ({"K♥", "10♦", "K♠"}, 0)
    assert code(live, {"play": "A♦"}) == "play.card-not-held"  # Ada's hand is known
    assert code(live, {"play": "10♠"}) == "play.card-not-held"  # and this is Cy's
    done(live, {"play": "K♠"})
    assert (live.legal().unknown, code(live, {"play": "A♦"})) == (1, None)  # it may be what Bo drew
    assert code(live, {"play": "10♥"}) == "play.card-not-held"  # it lies turned up
    done(live, {"play": "A♥"})
    assert live.legal().unknown == 0
    assert [each.act["play"] for each in live.legal().refused] == ["J♥", "J♦"]  # Cy drew a spade, and can follow
    assert found(live) == []


def test_a_card_of_the_recorded_stock_is_known_where_the_log_does_not_show_who_drew_what(tmp_path: Path) -> None:
    unseen = [{"draw": "x"}] * 3
    live = dipped(tmp_path, "last", *unseen, stock=OPEN_STOCK, **OPEN_HANDS)
    assert {act["play"] for act in live.legal().acts} == {"K♥", "10♦", "K♠"}
    done(live, {"play": "K♠"})
    assert code(live, {"play": "Q♥"}) == "play.revoke"
    done(live, {"plays": "10♠ J♦"}, *unseen)
    assert {act["play"] for act in live.legal().acts} == {"K♥", "10♦", "K♦"}
    assert found(live) == []
    live = dipped(tmp_path, "last", *unseen, stock="10♥ K♠ x x x x", **OPEN_HANDS)
    done(live, {"plays": "K♠ Q♥"})  # what Bo drew nobody knows
    assert [act.at for act in live.verdict().undecided] == ["/events/6/plays/1"]
    assert live.legal().unknown == 1


def test_a_card_turned_up_is_known_in_the_hand_that_took_it_though_the_log_does_not_say_so(tmp_path: Path) -> None:
    for card in ("x", "10♥"):
        live = dipped(tmp_path, "first", {"draw": card}, {"draw": "x"}, {"draw": "x"}, {"turn": "A♦"}, {"play": "K♠"})
        assert code(live, {"by": "Bo", "play": "10♥"}) == "play.card-not-held"
        done(live, {"plays": "Q♦ 10♠"})
        assert code(live, {"by": "Ada", "draw": "10♥"}) == "draw.wrong-card"
        done(live, {"draw": "A♦"}, {"draw": "x"}, {"draw": "x"})
        assert {"10♥", "A♦"} == {act["play"] for act in live.legal().acts}


@pytest.mark.parametrize(
    ("turned", "stock", "before", "card"),
    [
        ("last", "", 0, "A♠"),  # played
        ("last", "", 0, "K♥"),  # in Ada's own hand
        ("last", "", 0, "J♦"),  # in another
        ("last", "", 0, "10♥"),  # turned up
        ("last", "", 0, "A♣"),  # not in the pack of three
        ("last", "10♥ K♠ x x x x", 0, "A♦"),  # the stock says another
        ("last", "10♥ x K♠ x x x", 0, "K♠"),  # further down
        ("last", "", 1, "K♠"),  # what Ada has just drawn
        ("first", "", 0, "K♠"),  # one lies turned up
        ("first", "", 1, "10♥"),  # it is gone
        ("null", "", 0, "10♥"),
    ],
)
def test_a_card_that_cannot_be_drawn(turned: str, stock: str, before: int, card: str, tmp_path: Path) -> None:
    live = dipped(
        tmp_path, turned, *[{"draw": "10♥" if turned == "first" else "K♠"}] * before, stock=stock, **OPEN_HANDS
    )
    finding = live.verify({"draw": card})
    assert finding is not None
    assert (finding.code, finding.seat, finding.clause and finding.clause.id) == (
        "draw.wrong-card",
        NAMES[before],
        "GW.DRAW",
    )
    assert code(live, {"by": "Cy", "draw": card}) == "order.out-of-turn"
    assert live.can({"draw": "x"})


def test_a_turn_up_after_a_draw_is_no_card_of_a_hand(tmp_path: Path) -> None:
    live = dipped(tmp_path, "anyone", {"draw": "x"}, {"draw": "K♠"}, {"draw": "x"}, **OPEN_HANDS)
    for card in ("10♥", "K♠", "Q♥", "A♠"):
        assert code(live, {"by": "Bo", "turn": card}) == "turn-up.not-in-stock"
    assert live.legal().seat is None
    done(live, {"by": "Bo", "turn": "A♦"})
    assert code(live, {"play": "A♦"}) == "play.card-not-held"
    for verb in ("draw", "turn"):
        assert code(live, {verb: "K♦"}) == "order.out-of-phase"


def test_a_revoke_is_proven_by_a_card_only_if_it_was_not_drawn_since(tmp_path: Path) -> None:
    """Bo throws off, and shows a spade later: it may be the card drawn unseen, but two spades cannot both be that."""
    draws = [{"draw": "x"}] * 3
    first = [{"by": "Cy", "deal": {}}, {"turn": "10♥"}, {"plays": "A♠ Q♦ J♠"}, *draws, {"play": "K♠"}]
    live = done(dipping(tmp_path, "last"), *first, {"play": "10♠"})
    assert [act.at for act in live.verdict().undecided] == ["/events/2/plays/1"]
    known = [{"draw": "x"}, {"draw": "K♦"}, {"draw": "x"}]
    live = done(dipping(tmp_path, "last"), *first, {"plays": "10♠ 10♦"}, *known, {"plays": "A♥ Q♠"})
    assert found(live) == [("/events/2/plays/1", "play.revoke", "GW.FOLLOW")]
    first[3:6] = known
    live = done(dipping(tmp_path, "last"), *first, {"play": "10♠"})
    assert found(live) == [("/events/2/plays/1", "play.revoke", "GW.FOLLOW")]
    assert live.verdict().findings[0].legal == ["10♠"]


# --- hands of a size by the deal, trumps by the deal


def sizes(folder: Path, each: str, seats: int, deals: int, more: str = "") -> list[int]:
    """How many cards each is dealt, deal after deal; every deal is thrown in or left after one look."""
    changes = f'  players/count: [{seats}]\n  phases/deal/each: "{each}"\n  end/if: deal_no >= {deals}\n{more}'
    live = small(folder, "oh-hell", changes, seats)
    found_ = []
    while not live.finished:
        offered = live.legal().acts[-1]
        finding = live.verify({**offered, "deal": {"Ada": 0}})
        assert finding is not None
        assert finding.code == "deal.wrong-count"
        found_.append(int(finding.message.split("dealt ")[1].split()[0]))
        done(live, {**offered, "deal": {}})
        deck = [rank + suit for suit in "♠♥♦♣" for rank in ("A", "K", "Q", "J", *map(str, range(10, 1, -1)))]
        while not live.finished and "deal" not in verbs_next(live):
            if "turn" in verbs_next(live):
                done(live, {"turn": "2♣"})
            elif "bid" in verbs_next(live):
                done(live, {"bid": live.legal().acts[0]["bid"]})
            else:
                done(live, {"play": next(card for card in deck if live.can({"play": card}))})
    return found_


@pytest.mark.parametrize(
    ("each", "seats", "expected"),
    [
        ("deal_no", 7, [1, 2, 3, 4, 5, 6, 7, 7, 7]),  # one card is kept to be turned up
        ("4 - 2 * deal_no", 7, [2, 1, 1]),
        ("if(deal_no > 1, -1000000 * 1000000, 1)", 3, [1, 1]),
        ("if(deal_no > 1, 1000000 * 1000000 * 1000000, 2)", 7, [2, 7]),
        ("players + deal_no", 4, [5, 6]),
        ("most // 3", 4, [3]),
        ("if(deal_no % 2 == 0, 1, 2)", 3, [2, 1, 2]),
    ],
)
def test_how_many_cards_are_dealt_says_the_deal(each: str, seats: int, expected: list[int], tmp_path: Path) -> None:
    assert sizes(tmp_path, each, seats, len(expected)) == expected


def test_without_a_turn_up_no_card_is_kept_back(tmp_path: Path) -> None:
    more = "  phases/turn: null\n  trump: {clause: OH.TURN, suit: [H, null, S]}\n  pack/cards: rank:A,K\n"
    assert sizes(tmp_path, "deal_no + 1", 4, 3, more) == [2, 2, 2]


def test_trumps_by_the_deal_go_round_and_may_be_none_and_a_redeal_keeps_them(tmp_path: Path) -> None:
    redeal = '{kind: redeal, clause: OH.DEAL, if: "count(hand, any) > 0", show: nothing}'
    changes = (
        "  trump: {clause: OH.TURN, suit: [H, null, S]}\n  pack/cards: rank:A,K\n"
        f'  phases/turn: {redeal}\n  phases/deal/each: "deal_no"\n  end/if: deal_no >= 9\n'
    )
    live = small(tmp_path, "oh-hell", changes, 3)
    for deal_no, dealer, trump in ((1, "Cy", "H"), (2, "Ada", None), (3, "Bo", "S"), (4, "Cy", "H")):
        for _ in range(deal_no % 3):
            done(live, {"by": dealer, "deal": {}}, {"by": "Bo", "throw-in": []})
        size = min(deal_no, 2)
        finding = live.verify({"by": dealer, "deal": {"Ada": 0}})
        assert finding is not None
        assert f"dealt {size} cards" in finding.message
        done(live, {"by": dealer, "deal": {}}, *[{"bid": 1}] * 3)
        leader = live.legal().seat
        plays = ["K♦", "K♥", "K♠"]
        assert leader is not None
        done(live, {"plays": plays})
        winner = (NAMES.index(leader) + {"H": 1, "S": 2, None: 0}[trump]) % 3
        done(live, {"trick": NAMES[winner]})
        assert "claim.trick" not in {f.code for f in live.verdict().findings}
        if size == 2:
            done(live, {"plays": ["A♦", "A♣", "K♣"]})


# --- a card turned up from a hand


def whist(*acts: dict[str, Any], **hands: str) -> LiveTable:
    live = LiveTable(load_rules("whist"), NAMES[:4])
    return done(live, {"by": "Di", "deal": hands}, *acts)


@pytest.mark.parametrize(
    "hand", ["A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥", "", "A♥ K♠ " + "x " * 11, "K♠ " + "x " * 12]
)
def test_a_card_turned_up_from_a_hand_is_known_to_be_there(hand: str) -> None:
    live = whist(**({"Di": hand} if hand else {}))
    assert live.legal().acts == [{"by": "Di", "turn": None}]
    assert code(live, {"by": "Ada", "turn": "A♥"}) == "order.out-of-turn"
    if "x" not in hand and hand:
        assert code(live, {"turn": "A♠"}) == "turn-up.not-in-stock"
    done(live, {"turn": "A♥"})
    assert code(live, {"by": "Ada", "play": "A♥"}) == "play.card-not-held"
    done(live, {"plays": "2♣ 3♣ 4♣"})
    offered = live.legal()
    known = {act["play"] for act in offered.acts} | {each.act["play"] for each in offered.refused}
    assert "A♥" in known
    assert len(known) + offered.unknown == 13
    done(live, {"play": "A♥"})
    assert live.legal().seat == "Di"  # it is trumps


def test_a_card_turned_up_from_a_hand_proves_what_it_could_have_followed_with() -> None:
    live = whist({"turn": "A♥"}, {"plays": "2♥ 3♥ 4♥ 5♣"})
    assert found(live) == [("/events/2/plays/3", "play.revoke", "WH.FOLLOW")]
    assert live.verdict().findings[0].legal == ["A♥"]
    live = whist({"turn": "A♥"}, {"plays": "2♥ 3♥ 4♥ A♥"})
    assert found(live) == []


def test_a_card_turned_up_may_be_the_last_that_nobody_knows() -> None:
    twelve = "K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2♥ x"
    live = whist({"turn": "A♥"}, {"plays": "2♣ 3♣ 4♣"}, Di=twelve)
    assert live.legal().unknown == 0
    assert code(live, {"play": "5♣"}) == "play.card-not-held"
    live = whist(Ada=twelve.replace("x", "A♥"))
    assert code(live, {"turn": "A♥"}) == "turn-up.not-in-stock"
    assert clause(live, {"turn": "A♥"}) == "WH.TRUMP"


# --- vetoes


VETOES = """
  phases/tricks/lead/veto:
    - {clause: SP.BREAK, cards: "suit:S", unless: "broken(suit:S)"}
    - {clause: SP.LEAD, cards: "rank:A", unless: trick_no > 1}
  phases/tricks/follow/veto:
    - {clause: SP.FIRST, cards: "suit:S", unless: trick_no > 0}
    - {clause: SP.NIL, cards: "rank:A", unless: trick_no > 1 or bid(me) > 3}
"""


def handful(folder: Path, changes: str, *, bids: Sequence[int] = (1, 1, 1, 1), **hands: str) -> LiveTable:
    """Three cards each in Spades with vetoes; Di has dealt, and all have bid."""
    live = small(folder, "spades", "  pack/cards: rank:A,K,Q\n" + changes, 4)
    return done(live, {"by": "Di", "deal": hands}, *({"bid": bid} for bid in bids))


def offers(live: LiveTable) -> tuple[set[str], dict[str, str | None]]:
    """What may be played, and what may not, by which clause."""
    legal = live.legal()
    return {act["play"] for act in legal.acts}, {each.act["play"]: each.clause for each in legal.refused}


@pytest.mark.parametrize(
    ("hand", "lawful", "barred"),
    [
        ("K♠ A♥ Q♥", {"Q♥"}, {"K♠": "SP.BREAK", "A♥": "SP.LEAD"}),
        ("A♠ K♥ Q♥", {"K♥", "Q♥"}, {"A♠": "SP.BREAK"}),  # both forbid it, the first is named
        ("A♠ K♠ A♥", {"A♠", "K♠", "A♥"}, {}),  # nothing else is there
        ("A♠ K♠ Q♠", {"A♠", "K♠", "Q♠"}, {}),
        ("A♥ A♦ A♣", {"A♥", "A♦", "A♣"}, {}),
        ("K♥ Q♥ K♦", {"K♥", "Q♥", "K♦"}, {}),
    ],
)
def test_several_vetoes_on_leading(hand: str, lawful: set[str], barred: dict[str, str], tmp_path: Path) -> None:
    live = handful(tmp_path, VETOES, Ada=hand)
    assert offers(live) == (lawful, barred)
    for card, broken in barred.items():
        finding = live.verify({"play": card})
        assert finding is not None
        assert (finding.code, finding.clause and finding.clause.id) == ("play.barred", broken)
        assert set(finding.legal or ()) == lawful
    assert all(live.can({"play": card}) for card in lawful)


@pytest.mark.parametrize(
    ("led", "hand", "lawful", "refused"),
    [
        ("Q♥", "K♠ K♦ Q♦", {"K♦", "Q♦"}, {"K♠": "SP.FIRST"}),
        ("Q♥", "K♠ A♦ Q♦", {"Q♦"}, {"K♠": "SP.FIRST", "A♦": "SP.NIL"}),
        ("Q♥", "K♠ A♠ Q♠", {"K♠", "A♠", "Q♠"}, {}),
        ("Q♥", "K♠ A♦ A♣", {"K♠", "A♦", "A♣"}, {}),
        ("Q♥", "A♥ K♥ A♠", {"K♥"}, {"A♥": "SP.NIL", "A♠": "SP.FOLLOW"}),  # of two that follow one is barred
        ("Q♥", "A♥ K♠ K♦", {"A♥"}, {"K♠": "SP.FOLLOW", "K♦": "SP.FOLLOW"}),  # the only one that follows
        ("Q♥", "A♠ K♦ A♦", {"K♦"}, {"A♠": "SP.FIRST", "A♦": "SP.NIL"}),  # the first veto is named
    ],
)
def test_several_vetoes_on_following(
    led: str, hand: str, lawful: set[str], refused: dict[str, str], tmp_path: Path
) -> None:
    live = handful(tmp_path, VETOES, Bo=hand)
    done(live, {"play": led})
    assert offers(live) == (lawful, refused)
    for card, broken in refused.items():
        finding = live.verify({"play": card})
        assert finding is not None
        assert finding.code == ("play.revoke" if broken == "SP.FOLLOW" else "play.barred")
        assert (finding.clause and finding.clause.id) == broken
        assert set(finding.legal or ()) == lawful
    assert all(live.can({"play": card}) for card in lawful)


def test_a_permit_stands_above_a_veto_on_following(tmp_path: Path) -> None:
    permit = "  phases/tricks/follow/permit: [rank:K]\n"
    live = handful(tmp_path, VETOES + permit, Bo="K♠ A♥ Q♦")
    done(live, {"play": "Q♥"})
    assert offers(live) == ({"K♠", "A♥"}, {"Q♦": "SP.FOLLOW"})
    live = handful(tmp_path, VETOES + permit, Bo="K♠ Q♠ Q♦")
    done(live, {"play": "Q♥"})
    assert offers(live) == ({"K♠", "Q♦"}, {"Q♠": "SP.FIRST"})


def test_a_veto_is_looked_at_when_the_trick_is_led_and_by_who_leads(tmp_path: Path) -> None:
    """What falls in a trick lifts no veto of it; `me` is the leader."""
    veto = (
        "  phases/tricks/follow/veto: {clause: SP.FIRST, cards: 'suit:S', unless: 'broken(suit:S) or bid(me) == 3'}\n"
    )
    live = handful(tmp_path, veto, Cy="K♠ K♦ A♦")
    done(live, {"plays": "Q♥ A♠"})
    assert offers(live) == ({"K♦", "A♦"}, {"K♠": "SP.FIRST"})
    live = handful(tmp_path, veto, bids=(3, 1, 1, 1), Bo="A♠ K♦ Q♦")
    done(live, {"play": "Q♥"})
    assert offers(live) == ({"A♠", "K♦", "Q♦"}, {})
    live = handful(tmp_path, veto, bids=(1, 3, 3, 3), Bo="A♠ K♦ Q♦")
    done(live, {"play": "Q♥"})
    assert offers(live) == ({"K♦", "Q♦"}, {"A♠": "SP.FIRST"})


def test_a_barred_card_from_a_hidden_hand(tmp_path: Path) -> None:
    """Open until a card shows what else was there: one that follows makes it a revoke, another one barred."""
    veto = "  phases/tricks/follow/veto: {clause: SP.FIRST, cards: 'suit:S', unless: trick_no > 0}\n"
    acts = [{"plays": "Q♥ A♠ K♥ A♥"}]
    live = done(handful(tmp_path, veto), *acts)
    assert [(act.at, act.seat) for act in live.verdict().undecided] == [("/events/5/plays/1", "Bo")]
    assert done(live, {"plays": "K♦"}).verdict().findings[0].code == "play.barred"
    live = done(handful(tmp_path, veto, Ada="Q♥ K♥ Q♣", Cy="A♥ K♦ A♦"), {"plays": "Q♥ A♠"})
    # all hearts are elsewhere: a revoke it is not
    assert [(act.at, act.clause) for act in live.verdict().undecided] == [("/events/5/plays/1", "SP.FIRST")]
    more = {"plays": ["A♥", "Q♦"]}
    done(live, more, {"play": "K♠"})
    assert [act.at for act in live.verdict().undecided][:1] == ["/events/5/plays/1"]
    live = done(handful(tmp_path, veto, Ada="Q♥ K♥ Q♣", Cy="A♥ K♠ Q♠"), {"plays": "Q♥ A♠"})
    assert [(f.code, f.clause and f.clause.id, f.legal) for f in live.verdict().findings] == [
        ("play.barred", "SP.FIRST", None)
    ]
    assert "too few cards" in live.verdict().findings[0].message
    shown = done(handful(tmp_path, veto, Bo="A♠ K♦ x"), {"plays": "Q♥ A♠"})
    assert [f.code for f in shown.verdict().findings] == ["play.barred"]
    shown = done(handful(tmp_path, veto, Bo="A♠ K♦ K♥"), {"plays": "Q♥ A♠"})
    assert [f.code for f in shown.verdict().findings] == ["play.revoke"]


# --- words to bid


WORDS = """
  pack/cards: rank:A,K,Q
  phases/bid/words:
    nil: {clause: SP.NIL, counts: 0, spelling: true}
    grand-slam: {clause: SP.BLIND, counts: 3}
    lots: {clause: SP.BLIND, counts: 9}
    behind: {clause: SP.BREAK, counts: 2, if: "score(left) > score(me) or total(side, max(0, bid(me))) == 2"}
"""


def test_words_count_as_numbers_and_spellings_are_not_offered(tmp_path: Path) -> None:
    live = done(small(tmp_path, "spades", WORDS, 4), {"by": "Di", "deal": {}})
    assert [act["bid"] for act in live.legal().acts] == [0, 1, 2, 3, "grand-slam"]
    assert live.do({"bid": "nil"}).finding is None
    assert code(live, {"by": "Ada", "bid": "nil"}) == "order.out-of-turn"
    assert (code(live, {"bid": "lots"}), clause(live, {"bid": "lots"})) == ("bid.out-of-range", "SP.BID")
    assert (code(live, {"bid": "behind"}), clause(live, {"bid": "behind"})) == ("bid.out-of-range", "SP.BREAK")
    done(live, {"bid": 2}, {"bid": "grand-slam"})
    assert [act["bid"] for act in live.legal().acts] == [0, 1, 2, 3, "grand-slam", "behind"]  # the partner bid 2
    assert live.do({"bid": "behind"}).finding is None
    assert live.legal().seat == "Ada"


def test_a_word_that_may_not_be_bid_stands_all_the_same(tmp_path: Path) -> None:
    amount = "  phases/contract/amount: '100 * bid(me) + if(said(me, lots), 7, 0) + 1000 * bid(left)'\n"
    rest = "  phases/nil: null\n  phases/bags: null\n  phases/over: null\n  sides: null\n  phases/contract/to: each\n"
    rest += "  phases/contract/why: {en: '{bid(me)}', de: '{bid(me)}'}\n"
    words = WORDS.replace(" or total(side, max(0, bid(me))) == 2", "")
    live = done(small(tmp_path, "spades", words + amount + rest, 4, target=50000), {"by": "Di", "deal": {}})
    done(live, {"bid": "lots"}, {"bid": "grand-slam"}, {"bid": "nil"}, {"bid": 1})
    assert [(f.at, f.code) for f in live.verdict().findings] == [("/events/1", "bid.out-of-range")]
    done(live, {"plays": "A♥ K♥ Q♥ K♦"}, {"plays": "A♦ Q♦ K♣ Q♣"}, {"plays": "A♣ K♠ Q♠ A♠"})
    assert live.scores == {"Ada": 3907, "Bo": 300, "Cy": 1000, "Di": 9100}
    done(live, {"deal": {}})  # Bo bids first, and Cy to his left is ahead
    assert [act["bid"] for act in live.legal().acts] == [0, 1, 2, 3, "grand-slam", "behind"]
    assert [act["bid"] for act in done(live, {"bid": 0}, {"bid": 0}).legal().acts] == [0, 1, 2, 3, "grand-slam"]


def test_the_hook_binds_words_and_numbers_alike(tmp_path: Path) -> None:
    hook = WORDS + "  phases/bid/hook: SP.NIL\n"
    for bids, barred in (((1, "nil", 2), 0), (("nil", 0, 1), 2), (("nil", "nil", "nil"), 3), ((3, 3, 3), None)):
        live = done(small(tmp_path, "spades", hook, 4), {"by": "Di", "deal": {}}, *({"bid": bid} for bid in bids))
        offered = [act["bid"] for act in live.legal().acts]
        numbers = [number for number in range(4) if number != barred]
        words = [
            word
            for word, counts in (("grand-slam", 3), ("behind", 2))
            if counts != barred and (word != "behind" or sum(0 if isinstance(b, str) else b for b in bids[1::2]) == 2)
        ]
        assert offered == [*numbers, *words]
        for word, counts in (("nil", 0), ("grand-slam", 3)):
            assert (code(live, {"bid": word}) is None) == (counts != barred)


def test_the_hook_says_nothing_where_no_other_bid_is_left(tmp_path: Path) -> None:
    hook = '  phases/bid/hook: SP.NIL\n  phases/bid/most: "if(bid(left) < 0, hand_size, 0)"\n'
    live = done(small(tmp_path, "spades", hook, 4), {"by": "Di", "deal": {}}, {"bid": 13}, {"bid": 0}, {"bid": 0})
    assert live.legal().acts == [{"by": "Di", "bid": 0}]
    assert code(live, {"bid": 0}) is None


def test_hands_leave_the_cards_that_are_turned_up_after_each_trick(tmp_path: Path) -> None:
    changes = '  phases/deal/each: "if(deal_no == 1, 7, 40)"\n  phases/redeal: null\n  end/if: deal_no > 2\n'
    live = done(small(tmp_path, "penneech", changes, 2), {"by": "Ada", "deal": {}}, {"turn": "2♣"})
    cards = [rank + suit for suit in "♠♥♦" for rank in ("3", "4", "5", "6", "8", "9", "10")]
    for number in range(7):
        done(live, {"plays": cards[3 * number : 3 * number + 2]}, {"turn": cards[3 * number + 2]})
    assert code(live, {"deal": {"Ada": 18, "Bo": 18}}) == "deal.wrong-count"
    done(live, {"deal": {"Ada": 17, "Bo": 17}})  # a card is turned up before the tricks, and one after each of 17


@pytest.mark.parametrize(
    ("bids", "offered"),
    [
        ((0, 4), [0, 1, 2, 3, 4, 5, {"from": 7}]),  # of ten tricks six are left
        ((0, 10), [{"from": 1}]),
        ((0, 14), [{"from": 0}]),  # the sum is past it
        ((3,), [{"from": 0}]),  # somebody bids after this one
    ],
)
def test_where_any_number_may_be_bid_the_hook_leaves_one_out(
    bids: tuple[int, ...], offered: list[Any], tmp_path: Path
) -> None:
    live = small(tmp_path, "oh-hell", "  phases/bid/most: null\n", 3)
    done(live, {"by": "Cy", "deal": {}}, {"turn": "2♣"}, *({"bid": bid} for bid in bids))
    assert [act["bid"] for act in live.legal().acts] == offered
    spans = [each["from"] for each in offered if isinstance(each, dict)]
    for bid in (*range(12), 10**9):
        assert live.can({"bid": bid}) == (bid in offered or bid >= spans[0])


def test_the_most_that_may_be_bid_goes_by_what_the_partner_bid() -> None:
    live = LiveTable(load_rules("spades", variants=["openspiel"]), NAMES[:4])
    done(live, {"by": "Di", "deal": {}}, {"bid": 9}, {"bid": 13})
    assert [act["bid"] for act in live.legal().acts] == [0, 1, 2, 3, 4]
    assert code(live, {"bid": 5}) == "bid.out-of-range"
    done(live, {"bid": "nil"})
    assert [act["bid"] for act in live.legal().acts] == [0]


# --- what was played, and the seat to the left, in amounts


def test_what_was_played_counts_after_a_trick_and_when_the_tricks_are_over(tmp_path: Path) -> None:
    changes = """
  pack/cards: rank:A,K,Q
  phases/bid: null
  phases/nil: null
  phases/bags: null
  phases/over: null
  sides: null
  phases/tricks/after:
    - {kind: score, clause: SP.NIL, to: each, amount: "if(has(played, card:AS) and trick_no == 1, 1, 0)"}
  phases/contract: {kind: score, clause: SP.BAGS, to: each, amount: "100 * count(played, rank:K) + 10 * tricks(left)"}
"""
    live = small(tmp_path, "spades", changes, 4, target=5000)
    done(live, {"by": "Di", "deal": {}}, {"plays": "A♥ A♠ Q♥ K♥"}, {"plays": "K♦ A♦ Q♦ K♣"})
    assert live.scores == {"Ada": 0, "Bo": 1, "Cy": 0, "Di": 0}
    done(live, {"by": "Cy", "plays": "A♣ Q♣ K♠ Q♠"})
    assert live.scores == {"Ada": 210, "Bo": 111, "Cy": 0, "Di": 110}


# --- when the game is over


@pytest.mark.parametrize("check", ["every-score", "every-count", "deal-end"])
def test_when_the_end_is_looked_at(check: str, tmp_path: Path) -> None:
    """The points of a phase are all given before the end is looked at, or each one, or those of the whole deal."""
    changes = f"""
  pack/cards: rank:A,K,Q
  phases/bid: null
  phases/nil: {{kind: score, clause: SP.NIL, to: each, amount: 5}}
  phases/bags: null
  phases/over: null
  phases/contract: {{kind: score, clause: SP.BAGS, to: each, amount: "10 * tricks(me)"}}
  sides: null
  end: {{clause: SP.END, check: {check}, if: score(me) >= 5, winner: {"highest" if check == "deal-end" else "scorer"}}}
"""
    live = small(tmp_path, "spades", changes, 4)
    done(live, {"by": "Di", "deal": {}}, {"plays": "A♥ Q♥ K♥ A♦"}, {"plays": "K♦ Q♦ A♣ K♣"}, {"plays": "A♠ K♠ Q♠ Q♣"})
    assert live.finished
    verdict = live.verdict()
    assert (verdict.winners, sorted(live.scores.values())) == {
        "every-score": (["Ada"], [0, 0, 0, 5]),
        "every-count": (NAMES[:4], [5, 5, 5, 5]),
        "deal-end": (["Ada"], [5, 5, 5, 35]),
    }[check]


def test_of_sides_the_one_that_has_enough_wins_though_not_the_last_point_did_it(tmp_path: Path) -> None:
    changes = """
  pack/cards: rank:A,K,Q
  phases/bid: null
  phases/nil: null
  phases/bags: null
  phases/over: null
  phases/contract: {kind: score, clause: SP.BAGS, to: sides, amount: "total(side, tricks(me))"}
  end: {clause: SP.END, check: every-count, if: score(me) >= 2, winner: scorer}
"""
    live = small(tmp_path, "spades", changes, 4)
    done(live, {"by": "Di", "deal": {}}, {"plays": "A♥ Q♥ K♥ A♦"}, {"plays": "K♦ Q♦ A♣ K♣"}, {"plays": "A♠ K♠ Q♠ Q♣"})
    assert (live.finished, live.verdict().winners) == (True, ["Ada", "Cy"])
    assert live.scores == {"Ada": 3, "Bo": 0, "Cy": 3, "Di": 0}


@pytest.mark.parametrize("ties", ["shared", "play-on"])
@pytest.mark.parametrize("winner", ["highest", "lowest"])
@pytest.mark.parametrize("sides", [True, False])
def test_equal_first_share_or_play_on(ties: str, winner: str, sides: bool, tmp_path: Path) -> None:
    changes = f"""
  pack/cards: rank:A
  phases/bid: null
  phases/nil: null
  phases/bags: null
  phases/over: null
  phases/contract: {{kind: score, clause: SP.BAGS, to: each, amount: "if(deal_no == 2, tricks(me), 0)"}}
  sides: {"{clause: SP.SIDES, count: 2}" if sides else "null"}
  end: {{clause: SP.END, check: deal-end, if: score(me) >= 0, winner: {winner}, ties: {ties}}}
"""
    if sides:
        changes = changes.replace("to: each", "to: sides").replace("tricks(me), 0", "total(side, tricks(me)), 0")
    live = small(tmp_path, "spades", changes, 4)
    done(live, {"by": "Di", "deal": {}}, {"plays": "A♥ A♦ A♣ A♠"})
    assert live.finished == (ties == "shared")
    if ties == "shared":
        assert live.verdict().winners == NAMES[:4]
        return
    done(live, {"by": "Ada", "deal": {}}, {"plays": "A♥ A♦ A♣ A♠"})  # Bo leads, Ada's spade wins
    if winner == "lowest" and not sides:
        assert not live.finished  # three have nothing
        return
    assert live.finished
    ahead = ["Ada", "Cy"] if sides else ["Ada"]
    assert live.verdict().winners == (ahead if winner == "highest" else ["Bo", "Di"])


# --- draws beside bets, displays and wild cards


DRAWN = """
  players/count: [3]
  pack/remove: null
  trump: null
  phases/deal: {kind: deal, clause: PT.DEAL, each: EACH, stock: stock}
  phases/tricks/win/tiers: [led]
  phases/tricks/follow: {clause: PT.FOLLOW, ladder: [led, any]}
  phases/tricks/after: [{kind: draw, clause: PT.PLAY}]
"""


def drawn(folder: Path, each: int, pack: str, lead: str, *acts: dict[str, Any], wild: bool = False) -> LiveTable:
    """Penta for three with a stock to draw from; Cy has dealt."""
    changes = DRAWN.replace("EACH", str(each))
    changes += f'  pack/cards: "{pack}"\n  phases/tricks/lead/veto: {lead}\n' + ("" if wild else "  wild: null\n")
    return done(small(folder, "penta", changes, 3, goal=100), {"by": "Cy", "deal": {}}, *acts)


PLAIN_CARDS = "group:elemental & rank:1,2,3,4,5,6"


def test_who_has_folded_draws_nothing(tmp_path: Path) -> None:
    acts: list[dict[str, Any]] = [*bets(1, "fold", "match"), {"bid": 1}, {"bid": 1}, {"plays": "elay-1 elay-2"}]
    live = drawn(tmp_path, 4, PLAIN_CARDS, "null", *acts)
    assert live.legal().acts == [{"by": "Cy", "draw": None}]
    done(live, {"draw": "x"})
    assert live.legal().acts == [{"by": "Ada", "draw": None}]
    assert code(live, {"by": "Bo", "draw": "x"}) == "order.out-of-turn"
    done(live, {"draw": "x"})
    assert verbs_next(live) == set()  # the leader's hand is unknown
    assert code(live, {"by": "Cy", "draw": "x"}) == "order.out-of-phase"
    done(live, {"by": "Cy", "play": "elay-3"})


def test_a_card_drawn_after_a_display_neither_refutes_it_nor_is_denied_by_it(tmp_path: Path) -> None:
    acts: list[dict[str, Any]] = [*bets("pass", "pass", "pass"), {"by": "Ada", "display": "coru-1"}, *[{"bid": 1}] * 3]
    acts += [{"plays": "coru-1 coru-2 coru-3"}, *[{"draw": "x"}] * 3, {"by": "Cy", "play": "elay-1"}]
    live = done(drawn(tmp_path, 4, PLAIN_CARDS, "null", *acts), {"play": "elay-2"})
    assert found(live) == []
    live = done(drawn(tmp_path, 4, PLAIN_CARDS, "null", *acts), {"play": "coru-4"})
    assert found(live) == []
    assert [act.at for act in live.verdict().undecided] == ["/events/13"]  # an elay card may have been drawn


def test_a_wild_card_that_may_have_been_drawn_proves_nothing_of_an_earlier_lead(tmp_path: Path) -> None:
    veto = '{clause: PT.LEAD, cards: "suit:coru,elay,hunti", unless: trick_no > 0}'
    acts: list[dict[str, Any]] = [*bets("pass", "pass", "pass"), *[{"bid": 1}] * 3]
    acts += [{"plays": "coru-1 coru-2 coru-3"}, *[{"draw": "x"}] * 3, {"by": "Cy", "play": "coru-4"}]
    live = drawn(tmp_path, 5, f"{PLAIN_CARDS} | group:wild", veto, *acts, wild=True)
    assert [act.at for act in live.verdict().undecided] == ["/events/7/plays/0"]
    done(live, {"by": "Ada", "play": "wild-1", "as": "coru-5"})
    assert found(live) == []
    assert [act.at for act in live.verdict().undecided] == ["/events/7/plays/0"]
