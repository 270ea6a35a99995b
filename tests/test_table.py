"""The room `table`: who holds what, whose turn it is, what has been scored."""

from __future__ import annotations

import random
from typing import Any

import pytest
from run_generator import GAMES, case_of

from referee import load_rules
from referee.adjudicate import Bench
from referee.adjudicate.course import GameCourse
from referee.adjudicate.judging import run
from referee.log import bind, from_value
from referee.table import Display, Fault, Movement, Named, Open, Reason, Shown, Table, Told, followers

BENCH = Bench()


def course() -> GameCourse:
    return GameCourse(load_rules("penneech"), 2)


def tables(seed: int, game: str = "penneech") -> tuple[Table, list[Any]]:
    """A table in the middle of a generated game, and the acts to come."""
    rng = random.Random(seed)
    log = from_value(case_of(seed, game=game).log)
    assert log.model is not None
    seating = BENCH.seating(log.model)
    assert not isinstance(seating, list)
    acts = bind(log.model, seating.words, log.piles).acts
    table = seating.course.table()
    place = rng.randrange(len(acts) + 1)
    return (table, acts[place:]) if run(table, acts[:place]) is None else (table, [])


def state(table: Table) -> dict[str, Any]:
    return {name: list(value) if isinstance(value := getattr(table, name), list) else value for name in Table.__slots__}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(25))
def test_a_copy_shares_nothing_that_changes(seed: int, game: str) -> None:
    table, acts = tables(seed, game)
    before = state(table)
    twin = table.copy()
    assert state(twin) == before
    run(twin, acts)
    assert state(table) == before
    other = table.copy()
    run(other, acts)
    conditions = ("faults", "open", "undecided", "displays", "ledger")
    assert {k: v for k, v in state(other).items() if k not in conditions} == {
        k: v for k, v in state(twin).items() if k not in conditions
    }
    for name in conditions:
        assert len(getattr(other, name)) == len(getattr(twin, name))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(40))
def test_a_card_is_in_one_place_at_a_time(seed: int, game: str) -> None:
    log = from_value(case_of(seed, game=game).log)
    assert log.model is not None
    seating = BENCH.seating(log.model)
    assert not isinstance(seating, list)
    table = seating.course.table()
    for act in bind(log.model, seating.words, log.piles).acts:
        if run(table, [act]) is not None or table.finished:
            break
        places = [*table.hands, *table.played]
        for one in range(len(places)):
            for other in range(one):
                assert not places[one] & places[other]
            assert not places[one] & ~table.pack
        assert min(table.unknown) >= 0
        if table.deal_no and any(table.hands + table.unknown):
            everywhere = sum(hand.bit_count() for hand in places) + sum(table.unknown)
            assert everywhere == table.hand_size * table.seat_count + len(table.draws)
            stock = table.pack.bit_count() - everywhere
            assert 0 <= table.stock_left <= stock
            assert table.stock is None or len(table.stock) == table.stock_left


def test_nothing_is_no_award_and_points_are_looked_at_at_once() -> None:
    table = course().table()
    table.award(0, 0, Reason("X"))
    assert table.ledger == []
    table.award(1, 60, Reason("X"))
    assert not table.finished
    table.award(1, 1, Reason("X"))
    assert (table.finished, table.winners, table.scores) == (True, [1], [0, 61])
    assert len(table.ledger) == 2


def test_the_next_seat_is_the_one_to_the_left() -> None:
    table = course().table()
    assert [table.left_of(seat) for seat in range(2)] == [1, 0]
    table.trick_cards = [3, 5]
    assert table.trick_mask() == 0b101000


def test_a_card_is_shown_by_its_index() -> None:
    assert Shown.card(3) == Shown(8)
    assert Shown.card(-1) == Shown(0)


# --- who is still in


def penta(seats: int = 4, **rulings: str) -> Table:
    named = {key.replace("_", "-"): answer for key, answer in rulings.items()}
    table = GameCourse(load_rules("penta", options={"goal": 100}, rulings=named), seats).table()
    table.dealer = seats - 1
    return table


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_next_to_follow_is_the_next_to_the_left_who_has_not_folded(seats: int) -> None:
    for active in range(1, 1 << seats):
        following = followers(seats, active)
        for seat in range(seats):
            left = [(seat + step) % seats for step in range(1, seats + 1)]
            assert following[seat] == next(other for other in left if active >> other & 1)


def test_who_stays_in_makes_the_tricks_shorter_and_each_deal_begins_with_all() -> None:
    table = penta()
    table.stay(0b1010)
    assert (table.trick_size, table.following) == (2, (1, 3, 3, 1))
    assert [table.first_active(seat) for seat in range(4)] == [1, 1, 3, 3]
    table.stakes, table.bids, table.last_raiser, table.bets_open = [3] * 4, [0, 1, 2, 3], 2, True
    table.displays = [Display(0, 1, 0, 0, Fault("a.b", "", ""))]
    table.new_deal()
    assert (table.active, table.trick_size, table.following) == (0b1111, 4, (1, 2, 3, 0))
    assert (table.bids, table.last_raiser, table.bets_open, table.displays) == ([-1] * 4, -1, False, [])


@pytest.mark.parametrize(
    ("rule", "active", "raiser", "first"),
    [
        ("left-of-dealer", 0b1111, 2, 0),
        ("left-of-dealer", 0b1110, 2, 1),
        ("left-of-dealer", 0b1000, -1, 3),
        ("dealer", 0b1111, 2, 3),
        ("dealer", 0b0111, 2, 0),
        ("left-of-last-raiser", 0b1111, 2, 3),
        ("left-of-last-raiser", 0b0111, 2, 0),
        ("left-of-last-raiser", 0b1111, -1, 0),
        ("left-of-last-raiser", 0b1110, -1, 1),
        ("left-of-dealer-or-last-raiser", 0b1111, 2, 0),
        ("left-of-dealer-or-last-raiser", 0b1110, 2, 2),
        ("left-of-dealer-or-last-raiser", 0b1010, 2, 3),
        ("left-of-dealer-or-last-raiser", 0b1110, -1, 1),
    ],
)
def test_who_begins(rule: str, active: int, raiser: int, first: int) -> None:
    table = penta()
    table.stay(active)
    table.last_raiser = raiser
    assert table.begins(rule) == first


def test_allies_sit_by_turns_and_only_those_who_are_in_count() -> None:
    rules = load_rules("penta", variants=["partners"], options={"goal": 100})
    table = GameCourse(rules, 6).table()
    assert [table.allies(seat) for seat in range(3)] == [(0, 2, 4), (1, 3, 5), (0, 2, 4)]
    table.stay(0b101010)
    assert [table.allies(seat) for seat in range(2)] == [(), (1, 3, 5)]
    alone = penta()
    assert [alone.allies(seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]


# --- chips


def test_a_pot_pays_no_more_than_it_holds_and_nothing_is_no_movement() -> None:
    table = penta()
    pot = table.seat_count
    for chips in (0, -3):
        table.pay(0, pot, chips, "X", Told("chips-paid"))
    table.pay(pot, 1, 5, "X", Told("chips-paid"))
    assert (table.ledger, table.accounts) == ([], [0] * 6)
    table.pay(0, pot, 3, "X", Told("chips-paid"))
    table.pay(pot, 1, 5, "X", Told("chips-paid"))
    assert table.accounts == [-3, 3, 0, 0, 0, 0]
    assert table.ledger == [
        Movement(0, 3, source, target, "X", Told("chips-paid")) for source, target in ((0, 4), (4, 1))
    ]


@pytest.mark.parametrize("seed", range(40))
def test_chips_come_from_somewhere_at_every_act(seed: int) -> None:
    log = from_value(case_of(seed, game="penta").log)
    assert log.model is not None
    seating = BENCH.seating(log.model)
    assert not isinstance(seating, list)
    table = seating.course.table()
    for act in bind(log.model, seating.words, log.piles).acts:
        stopped = run(table, [act])
        assert sum(table.accounts) == 0
        assert min([0, *table.accounts[table.seat_count :]]) == 0
        if stopped is not None:
            break
    kept = [0] * len(table.accounts)
    for entry in table.ledger:
        if isinstance(entry, Movement):
            assert entry.chips > 0
            kept[entry.source] -= entry.chips
            kept[entry.target] += entry.chips
    assert kept == table.accounts


@pytest.mark.parametrize("game", ["penta", "german-whist"])
@pytest.mark.parametrize("seed", range(60))
def test_an_act_that_cannot_be_changes_nothing(seed: int, game: str) -> None:
    """Whatever the fault: the table after it is the table before it."""
    table, acts = tables(1000 + seed, game)
    for act in acts:
        before = state(table)
        if run(table, [act]) is not None:
            after = state(table)
            assert {k: v for k, v in after.items() if k != "at"} == {k: v for k, v in before.items() if k != "at"}
            return


def test_what_hangs_on_a_hand_is_kept_until_the_deal_is_over() -> None:
    table = penta()
    table.open = [Open(0, 0, Fault("a.b", "", ""), 0)]
    assert table.copy().open == table.open
    assert table.copy().open is not table.open


def test_a_fault_says_who_and_whose_turn_and_who_has_folded() -> None:
    table = penta()
    args = {"seat": Named(0), "expected": Named(1)}
    assert table.out_of_turn(0, 1, "X") == Fault("order.out-of-turn", "out-of-turn", "X", 0, args)
    table.stay(0b1110)
    assert table.out_of_turn(0, 1, "X") == Fault("order.out-of-turn", "out-of-turn-folded", "X", 0, args)
