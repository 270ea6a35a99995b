"""The room `table`: who holds what, whose turn it is, what has been scored."""

from __future__ import annotations

import random
from typing import Any

import pytest
from run_generator import case_of

from referee import load_rules
from referee.adjudicate import Bench
from referee.adjudicate.course import GameCourse
from referee.adjudicate.judging import run
from referee.log import bind, from_value
from referee.table import Fault, Named, Reason, Shown, Table, out_of_turn

BENCH = Bench()


def course() -> GameCourse:
    return GameCourse(load_rules("penneech"), 2)


def tables(seed: int) -> tuple[Table, list[Any]]:
    """A table in the middle of a generated game, and the acts to come."""
    rng = random.Random(seed)
    log = from_value(case_of(seed).log)
    assert log.model is not None
    seating = BENCH.seating(log.model)
    assert not isinstance(seating, list)
    acts = bind(log.model, seating.words, log.piles).acts
    table = seating.course.table()
    place = rng.randrange(len(acts) + 1)
    return (table, acts[place:]) if run(table, acts[:place]) is None else (table, [])


def state(table: Table) -> dict[str, Any]:
    return {name: list(value) if isinstance(value := getattr(table, name), list) else value for name in Table.__slots__}


@pytest.mark.parametrize("seed", range(25))
def test_a_copy_shares_nothing_that_changes(seed: int) -> None:
    table, acts = tables(seed)
    before = state(table)
    twin = table.copy()
    assert state(twin) == before
    run(twin, acts)
    assert state(table) == before
    other = table.copy()
    run(other, acts)
    assert {k: v for k, v in state(other).items() if k not in ("faults", "open", "undecided")} == {
        k: v for k, v in state(twin).items() if k not in ("faults", "open", "undecided")
    }
    assert len(other.faults) == len(twin.faults)


@pytest.mark.parametrize("seed", range(40))
def test_a_card_is_in_one_place_at_a_time(seed: int) -> None:
    log = from_value(case_of(seed).log)
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
        if table.deal_no and table.trick_no < table.hand_size:
            everywhere = sum(hand.bit_count() for hand in places) + sum(table.unknown)
            assert everywhere == table.hand_size * table.seat_count
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


def test_a_fault_says_who_and_whose_turn() -> None:
    fault = out_of_turn(0, 1, "X")
    assert fault == Fault("order.out-of-turn", "out-of-turn", "X", 0, {"seat": Named(0), "expected": Named(1)})
    assert Shown.card(3) == Shown(8)
    assert Shown.card(-1) == Shown(0)
