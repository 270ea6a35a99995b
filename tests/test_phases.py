"""The room `phases`: what each accepts, which clause it could break, what is lawful now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee import LiveTable, judge, load_rules
from referee.adjudicate.course import GameCourse
from referee.log import Dealt
from referee.log.verbs import CUT, DEAL, PLAY, PLAY_AS, THROW_IN, TURN, VERBS
from referee.phases.deal import Deal
from referee.rules.model import DealPhase
from referee.table import Told

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
    for handlers in course.full:
        assert len(handlers) == len(VERBS)
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
