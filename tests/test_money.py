"""The room `money`: what is paid into pots, what is set aside, who shares, and what becomes of odd chips."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from run_generator import case_of

from referee import LiveTable, Verdict, judge, load_rules
from referee.adjudicate.course import GameCourse
from referee.adjudicate.verdict import ChipsEntry
from referee.money import settlement
from referee.rules.phase_model import AwardPhase, PayPhase
from referee.table import Table

NAMES = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal"]


def rulings_of(named: dict[str, str]) -> dict[str, str]:
    return {key.replace("_", "-"): answer for key, answer in named.items()}


def live(seats: int = 4, *, variants: tuple[str, ...] = (), ante: int = 1, hands: int = 0, **rulings: str) -> LiveTable:
    options = {"goal": 1000, "ante": ante, "max-hands": hands}
    return LiveTable(
        load_rules("penta", variants=variants, options=options, rulings=rulings_of(rulings)), NAMES[:seats]
    )


def moves(verdict: Verdict) -> list[tuple[int, str, str, str]]:
    return [(e.chips, e.source, e.target, e.clause) for e in verdict.ledger or [] if isinstance(e, ChipsEntry)]


def table(seats: int = 4, dealer: int = 3, **pots: int) -> tuple[Table, GameCourse]:
    """A table between the acts, with chips in its pots: everybody has paid a part of them."""
    course = GameCourse(load_rules("penta", options={"goal": 1000}), seats)
    found = course.table()
    found.dealer = dealer
    for place, name in enumerate(course.pots):
        found.accounts[seats + place] = pots.get(name, 0)
    found.accounts[0] -= sum(pots.values())
    return found, course


def award(table_: Table, course: GameCourse, **model: Any) -> list[int]:
    """Share a pot out; what each seat got."""
    before = table_.accounts.copy()
    settlement(AwardPhase(clause="PT.AWARD", **model), course.rules, course.seat_count)(table_)
    return [now - then for now, then in zip(table_.accounts, before, strict=True)][: course.seat_count]


# --- paying


def test_everybody_pays_and_nobody_pays_nothing() -> None:
    table_, course = table()
    for amount, paid in (("2", -2), ("0", 0), ("0 - 3", 0)):
        before = list(table_.accounts)
        model = PayPhase(clause="PT.ANTE", source="each", to="hand", amount=amount)
        settlement(model, course.rules, 4)(table_)
        assert [now - then for now, then in zip(table_.accounts, before, strict=True)] == [*[paid] * 4, -4 * paid, 0]
    assert len(table_.ledger) == 4


def test_a_pot_pays_into_another_or_to_the_left_of_the_dealer() -> None:
    for dealer in range(4):
        table_, course = table(dealer=dealer, hand=7)
        settlement(PayPhase(clause="PT.SPLIT", source="hand", to="reward", amount="pot(hand) // 3"), course.rules, 4)(
            table_
        )
        assert table_.accounts[4:] == [5, 2]
        left = PayPhase(clause="PT.AWARD", source="hand", to="left-of-dealer", amount="pot(hand)")
        settlement(left, course.rules, 4)(table_)
        assert table_.accounts[4:] == [0, 2]
        assert table_.accounts[(dealer + 1) % 4] == 5 - (7 if dealer == 3 else 0)
        assert sum(table_.accounts) == 0


@given(st.integers(0, 10**6))
def test_a_third_rounded_down_is_set_aside(pot: int) -> None:
    table_, course = THIRDS
    table_.accounts[:] = [-pot, 0, 0, 0, pot, 0]
    settlement(PayPhase(clause="PT.SPLIT", source="hand", to="reward", amount="pot(hand) // 3"), course.rules, 4)(
        table_
    )
    hand, reward = table_.accounts[4:]
    assert hand + reward == pot
    assert 0 <= hand - 2 * reward < 3


THIRDS = table()


# --- sharing


@pytest.mark.parametrize(
    ("tricks", "got", "stays"),
    [
        ((7, 3, 2, 1), (11, 0, 0, 0), 0),
        ((1, 5, 5, 2), (0, 5, 5, 0), 1),
        ((4, 1, 4, 4), (3, 0, 3, 3), 2),
        ((3, 3, 3, 3), (2, 2, 2, 2), 3),
        ((0, 0, 0, 0), (2, 2, 2, 2), 3),
        ((0, 13, 0, 0), (0, 11, 0, 0), 0),
    ],
)
def test_the_most_tricks_take_the_pot_and_what_does_not_come_out_stays(
    tricks: tuple[int, ...], got: tuple[int, ...], stays: int
) -> None:
    table_, course = table(hand=11)
    table_.tricks = list(tricks)
    assert tuple(award(table_, course, pot="hand", to="most", of="tricks(me)")) == got
    assert table_.accounts[4] == stays
    assert sum(table_.accounts) == 0


def test_who_has_folded_shares_nothing_whatever_the_tricks() -> None:
    table_, course = table(hand=10)
    table_.tricks = [9, 2, 2, 1]
    table_.stay(0b1110)
    assert award(table_, course, pot="hand", to="most", of="tricks(me)") == [0, 5, 5, 0]
    table_, course = table(hand=10)
    table_.stay(0b0100)
    assert award(table_, course, pot="hand", to="active") == [0, 0, 10, 0]


@pytest.mark.parametrize("dealer", range(4))
def test_odd_chips_go_one_each_from_the_left_of_the_dealer(dealer: int) -> None:
    for winners in ([0, 1, 2, 3], [0, 2], [1, 2, 3], [3]):
        for chips in range(12):
            table_, course = table(dealer=dealer, reward=chips)
            table_.winners = winners
            got = award(table_, course, pot="reward", to="winners", leftover="one-each")
            share, odd = divmod(chips, len(winners))
            order = [seat % 4 for seat in range(dealer + 1, dealer + 5) if seat % 4 in winners]  # the dealer comes last
            assert got == [0 if seat not in winners else share + (order.index(seat) < odd) for seat in range(4)]
            assert table_.accounts[5] == 0


def test_nobody_shares_a_pot_that_nobody_has_coming() -> None:
    table_, course = table(hand=5)
    assert award(table_, course, pot="hand", to="winners") == [0] * 4
    assert table_.accounts[4] == 5
    assert table_.ledger == []


def test_sides_share_by_the_tricks_of_the_side() -> None:
    rules = load_rules("penta", variants=["partners"], options={"goal": 1000})
    course = GameCourse(rules, 4)
    for tricks, active, got, stays in (
        ([5, 4, 2, 2], 0b1111, [6, 0, 6, 0], 1),  # seven to six
        ([5, 4, 1, 3], 0b1111, [0, 6, 0, 6], 1),
        ([5, 3, 1, 3], 0b1111, [3, 3, 3, 3], 1),
        ([7, 4, 0, 2], 0b1011, [13, 0, 0, 0], 0),  # a partner who has folded gets nothing
        ([0, 9, 0, 4], 0b1010, [0, 6, 0, 6], 1),
        ([6, 6, 0, 0], 0b1011, [4, 4, 0, 4], 1),
    ):
        table_ = course.table()
        table_.dealer = 3
        table_.accounts[:] = [-13, 0, 0, 0, 13, 0]
        table_.tricks = tricks
        table_.stay(active)
        before = list(table_.accounts)
        model = rules.phases["award"]
        assert isinstance(model, AwardPhase)
        settlement(model, rules, 4)(table_)
        assert [now - then for now, then in zip(table_.accounts, before, strict=True)][:4] == got
        assert table_.accounts[4] == stays


# --- in the course of a game


def fold_out(table_: LiveTable, *words: str | int) -> None:
    for word in words:
        assert table_.do({"bet": word}).finding is None


def test_antes_fall_with_the_deal_and_all_is_in_the_hand_pot_before_the_split() -> None:
    table_ = live(3, ante=5)
    assert table_.verdict().chips == {"Ada": 0, "Bo": 0, "Cy": 0}
    table_.do({"by": "Cy", "deal": {}})
    verdict = table_.verdict()
    assert (verdict.chips, verdict.pots) == ({"Ada": -5, "Bo": -5, "Cy": -5}, {"hand": 15, "reward": 0})
    assert {e.at for e in verdict.ledger or []} == {"/events/0"}
    fold_out(table_, 7, "match")
    assert table_.verdict().pots == {"hand": 29, "reward": 0}
    fold_out(table_, "match")
    assert table_.verdict().pots == {"hand": 24, "reward": 12}
    assert moves(table_.verdict())[-1] == (12, "pot:hand", "pot:reward", "PT.SPLIT")
    table_ = live(3, ante=0)
    table_.do({"by": "Cy", "deal": {}})
    fold_out(table_, "pass", "pass", "pass")
    assert (moves(table_.verdict()), table_.verdict().pots) == ([], {"hand": 0, "reward": 0})


def test_coins_left_over_are_in_the_next_pot_and_split_with_it_or_not() -> None:
    """Four chips are carried over, and six come in: of ten three are set aside, of six two."""
    for answer, pots in (("before-split", {"hand": 7, "reward": 3}), ("added-after-split", {"hand": 8, "reward": 2})):
        table_ = live(4, PT_BET_5="redeal-keep-pot", PT_DEAL_6=answer)
        table_.do({"by": "Di", "deal": {}})
        fold_out(table_, "pass", "pass", "pass", "pass")
        assert table_.verdict().pots == {"hand": 4, "reward": 0}
        table_.do({"deal": {}})
        assert table_.verdict().pots == {"hand": 8, "reward": 0}
        fold_out(table_, "fold", "fold", 1, "match")
        assert table_.verdict().pots == pots


def test_when_the_game_is_over_the_pots_are_empty() -> None:
    """Two folds and a survivor, and all three stand at nought: they share what was set aside."""
    table_ = live(3, ante=2, hands=1)
    table_.do({"by": "Bo", "deal": {}})
    fold_out(table_, 5, "fold", "fold")  # Cy bets
    verdict = table_.verdict()
    assert (verdict.finished, verdict.winners) == (True, ["Ada", "Bo", "Cy"])
    # eleven chips: three aside, eight to Cy; then one each
    assert (verdict.chips, verdict.pots) == ({"Ada": -1, "Bo": -1, "Cy": 2}, {"hand": 0, "reward": 0})
    assert moves(verdict)[-4:] == [
        (8, "pot:hand", "seat:Cy", "PT.ALONE"),
        *[(1, "pot:reward", f"seat:{name}", "PT.REWARD") for name in ("Cy", "Ada", "Bo")],
    ]


def test_odd_chips_of_the_end_begin_at_the_left_of_the_last_dealer() -> None:
    for dealer in range(4):
        for ante in (1, 2, 3, 4, 5):
            table_ = live(4, ante=ante, hands=1)
            table_.do({"by": NAMES[dealer], "deal": {}})
            fold_out(table_, "fold", "fold", "fold")
            third = 4 * ante // 3
            share, odd = divmod(third, 4)
            expected = dict.fromkeys(NAMES[:4], share - ante)
            for step in range(1, 5):
                expected[NAMES[(dealer + step) % 4]] += step <= odd
            expected[NAMES[dealer]] += 4 * ante - third  # the dealer is the last one left
            assert table_.verdict().chips == expected


@pytest.mark.parametrize(("answer", "left"), [("to-reward-pot", False), ("left-of-dealer-gets-them", True)])
def test_what_is_left_in_the_pot_at_the_very_end(answer: str, left: bool) -> None:
    table_ = live(3, ante=2, hands=1, PT_BET_5="redeal-keep-pot", PT_BID_12=answer)
    table_.do({"by": "Ada", "deal": {}})
    fold_out(table_, "pass", "pass", "pass")
    verdict = table_.verdict()
    assert verdict.finished
    assert verdict.pots == {"hand": 0, "reward": 0}
    assert verdict.chips == ({"Ada": -2, "Bo": 4, "Cy": -2} if left else {"Ada": 0, "Bo": 0, "Cy": 0})
    clauses = [clause for _, _, _, clause in moves(verdict)][3:]
    assert clauses == (["PT.AWARD.REST"] if left else ["PT.REWARD"] * 4)


def test_deals_are_counted_whether_tricks_were_played_or_not() -> None:
    table_ = live(2, hands=3)
    for number in range(3):
        assert not table_.finished
        dealer = NAMES[(1 + number) % 2]
        assert table_.do({"by": dealer, "deal": {}}).applied
        fold_out(table_, "fold")
    assert table_.finished
    assert table_.verify({"deal": {}}).code == "order.after-the-end"  # type: ignore[union-attr]
    table_ = live(2, hands=1)
    assert not table_.finished
    table_ = live(2, hands=0)
    for number in range(5):
        table_.do({"by": NAMES[number % 2], "deal": {}})
        fold_out(table_, "fold")
    assert not table_.finished


@pytest.mark.parametrize("variant", ["points-only", "simplified"])
def test_without_money_nobody_counts_chips(variant: str) -> None:
    table_ = live(4, variants=(variant,), hands=1)
    table_.do({"by": "Di", "deal": {}})
    verdict = table_.verdict()
    assert (verdict.chips, verdict.pots, verdict.ledger) == (None, None, [])
    assert GameCourse(load_rules("penta", variants=[variant], options={"goal": 9}), 4).settlements == []


@pytest.mark.parametrize("seed", range(60))
def test_the_ledger_accounts_for_every_chip_at_every_event(seed: int) -> None:
    """Of any game: all accounts sum to nought, no pot owes anything, and the end leaves the pots empty."""
    log = case_of(seed, game="penta").log
    verdict = judge(log)
    if verdict.chips is None:
        assert {"points-only", "simplified"} & set(log.get("variants", ()))
        assert not any(isinstance(entry, ChipsEntry) for entry in verdict.ledger or [])
        return
    kept = {f"seat:{name}": 0 for name in log["seats"]} | {"pot:hand": 0, "pot:reward": 0}
    for entry in verdict.ledger or []:
        if isinstance(entry, ChipsEntry):
            assert entry.chips > 0
            assert entry.source != entry.target
            assert entry.clause.startswith("PT.")
            assert entry.why
            kept[entry.source] -= entry.chips
            kept[entry.target] += entry.chips
            assert min(kept["pot:hand"], kept["pot:reward"]) >= 0
    assert kept == {f"seat:{name}": chips for name, chips in verdict.chips.items()} | {
        f"pot:{name}": chips for name, chips in (verdict.pots or {}).items()
    }
    if verdict.finished:
        assert verdict.pots == {"hand": 0, "reward": 0}
    rng = random.Random(seed)
    for count in rng.sample(range(len(log["events"]) + 1), min(6, len(log["events"]))):
        part = judge({**{key: value for key, value in log.items() if key != "result"}, "events": log["events"][:count]})
        assert sum((part.chips or {}).values()) + sum((part.pots or {}).values()) == 0
