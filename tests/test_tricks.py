"""The room `tricks`: what a lead binds the others to, and who takes the trick."""

from __future__ import annotations

from itertools import permutations

import pytest
from generators import penneech
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import load_rules
from referee.cards import Cards, Group, members
from referee.expressions import SelectorReader
from referee.phases.play import Play
from referee.rules.phase_model import PlayPhase
from referee.tricks import Duty, TrickLaw, WildLaw, strengths, trick_law, with_wilds

RULES = load_rules("penneech")
CARDS = RULES.cards
SUITS = "SHDC"
WRITTEN = RULES.notations["en"].written


def law_of(*variants: str) -> TrickLaw:
    rules = load_rules("penneech", variants=variants)
    (tricks,) = (phase for phase in rules.model.phases.values() if isinstance(phase, PlayPhase))
    return Play(tricks, rules, 2).laws[0]


LAW = law_of()


def takes(law: TrickLaw, led: int, followed: int, trump: int) -> int:
    power = law.power[trump][RULES.class_of[led]]
    assert power[led] != power[followed]
    return int(power[followed] > power[led])


@pytest.mark.parametrize("trump", range(4))
def test_of_any_two_cards_one_takes_the_trick(trump: int) -> None:
    for led, followed in permutations(range(52), 2):
        winner = takes(LAW, led, followed, trump)
        assert winner == penneech.takes(
            WRITTEN[led], WRITTEN[followed], WRITTEN[RULES.class_mask[trump].bit_length() - 1][-1]
        )
        if CARDS.suit[led] != CARDS.suit[followed] and trump != RULES.class_of[followed]:
            assert winner == 0


@pytest.mark.parametrize("variants", [(), ("follow-or-trump",)])
@pytest.mark.parametrize("trump", range(4))
def test_what_may_follow_is_what_the_rulebook_lets(trump: int, variants: tuple[str, ...]) -> None:
    law = law_of(*variants)
    suit_of = {number: WRITTEN[RULES.class_mask[number].bit_length() - 1][-1] for number in range(4)}

    @settings(max_examples=60, deadline=None)
    @given(st.sets(st.integers(0, 51), min_size=2, max_size=7), st.integers(0, 51))
    def check(hand: set[int], led: int) -> None:
        hand = hand - {led}
        mask = sum(1 << card for card in hand)
        breach = law.breach[trump][RULES.class_of[led]]
        lawful = {card for card in hand if not breach[card] & (mask ^ (1 << card))}
        cards = [WRITTEN[card] for card in hand]
        may = penneech.may_follow(cards, WRITTEN[led], suit_of[trump], bool(variants))
        assert {WRITTEN[card] for card in lawful} == set(may)
        assert lawful or not hand

    check()


def test_the_breach_names_the_clause_that_it_breaks() -> None:
    free = law_of("follow-or-trump")
    for trump in range(4):
        for led in range(4):
            for card in range(52):
                breaks = LAW.breach[trump][led][card]
                assert bool(breaks) == (RULES.class_of[card] != led)
                assert not breaks or LAW.broken(trump, led, card, breaks)[1] == "PN.FOLLOW"
                free_breaks = free.breach[trump][led][card]
                assert bool(free_breaks) == (RULES.class_of[card] not in (led, trump))
                assert not free_breaks or free.broken(trump, led, card, free_breaks)[1] == "PN.FOLLOW.FREE-TRUMP"


def test_the_seven_of_diamonds_is_the_highest_diamond_and_no_other_seven_is() -> None:
    order = strengths(CARDS, [str(rank) for rank in RULES.model.order.default], RULES.suit_orders)
    for suit in SUITS:
        cards = sorted((c for c in range(52) if CARDS.suit[c] == suit), key=lambda c: -order[c])
        ranks = [CARDS.rank[card] for card in cards]
        assert ranks == (
            ["7", "A", "K", "Q", "J", "10", "9", "8", "6", "5", "4", "3", "2"]
            if suit == "D"
            else ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
        )
        assert len({order[card] for card in cards}) == 13


def test_a_rank_that_the_order_lacks_takes_nothing() -> None:
    cards = Cards((Group("french", ("S",), ("A", "2", "Z")),))
    assert strengths(cards, ["A", "2"], {}) == [2, 1, 0]


SMALL = Cards((Group("small", ("S", "H"), ("3", "2", "1")),))
MASKS = (SMALL.where("suit", ["S"]), SMALL.where("suit", ["H"]), 0)
READ = SelectorReader(SMALL).read
ORDER = strengths(SMALL, ["3", "2", "1"], {})


def small(tiers: list[str], pick: str, ladder: list[str], permit: str = "", *vetoes: str) -> TrickLaw:
    duties = [Duty(READ(text), f"C{number}") for number, text in enumerate(ladder)]
    barred = [Duty(READ(text), f"V{number}") for number, text in enumerate(vetoes)]
    permits = [Duty(READ(permit), "P")] if permit else []
    return trick_law(MASKS, ORDER, [READ(text) for text in tiers], pick, duties, permits, barred)


def card(name: str) -> int:
    return SMALL.ids.index(name)


def test_the_lowest_card_may_take_the_trick() -> None:
    law = small(["trump", "led"], "lowest", ["any"])
    power = law.power[1][0]  # hearts are trumps, spades are led
    by_power = sorted(range(6), key=lambda card: -power[card])
    assert [SMALL.ids[card] for card in by_power] == ["1H", "2H", "3H", "1S", "2S", "3S"]
    assert all(power)


def test_a_card_of_no_tier_takes_no_trick() -> None:
    law = small(["led"], "highest", ["any"])
    assert [law.power[1][0][card] > 0 for card in range(6)] == [True] * 3 + [False] * 3
    assert law.power[-1][0] == law.power[2][0]  # no trumps at all reads the last row


def test_of_several_rungs_the_first_that_can_be_met_is_the_duty() -> None:
    law = small(["trump", "led"], "highest", ["led & rank:3", "led", "trump", "any"])
    breach = law.breach[1][0]
    three, spades, hearts = 1 << card("3S"), MASKS[0], MASKS[1]
    assert breach[card("3S")] == 0
    assert breach[card("2S")] == three
    assert breach[card("1H")] == spades
    assert law.broken(1, 0, card("1H"), spades | hearts) == (three, "C0", False)
    assert law.broken(1, 0, card("1H"), spades & ~three | hearts) == (spades, "C1", False)
    assert law.broken(1, 0, card("1H"), hearts) == (hearts, "C2", False)
    assert law.broken(1, 0, card("1H"), 0) == (three, "C0", False)
    law = small(["led"], "highest", ["led", "trump", "any"], "rank:1")
    assert law.breach[2][0][card("1H")] == 0
    assert law.breach[2][0][card("2H")] == spades
    assert list(members(hearts)) == [3, 4, 5]


# --- wild cards: 3, 2, 1 of spades and hearts, and two jokers that may stand for a spade

JOKERS = Cards((Group("small", ("S", "H"), ("3", "2", "1")), Group("wild", ("W",), ("2", "1"))))
CLASSES = (*(JOKERS.where("suit", [suit]) for suit in "SHW"), 0)
SPADES, HEARTS, WILDS, NONE = range(4)
AT = {name: 1 << index for index, name in enumerate(JOKERS.ids)}


def wild_law(
    stands_for: int, ladder: list[str], *, void: str = "any", unmatched: str = "bound"
) -> tuple[TrickLaw, WildLaw]:
    read = SelectorReader(JOKERS).read
    order = strengths(JOKERS, ["3", "2", "1"], {})
    duties = [Duty(read(text), "C") for text in ladder]
    law = trick_law(CLASSES, order, [read("trump"), read("led")], "highest", duties, [])
    return with_wilds(law, CLASSES, CLASSES[WILDS], stands_for, void=void, unmatched=unmatched)


def test_a_wild_card_follows_as_what_it_is_named_as_and_makes_nobody_able_to_follow() -> None:
    law, wild = wild_law(CLASSES[SPADES] | CLASSES[HEARTS], ["led", "any"])
    for led, other in ((SPADES, HEARTS), (HEARTS, SPADES)):
        for card in members(CLASSES[led]):
            assert wild.breach[NONE][led][card] == 0
        for card in members(CLASSES[other]):
            assert wild.breach[NONE][led][card] == CLASSES[led]
            assert not wild.breach[NONE][led][card] & CLASSES[WILDS]
        for joker in members(CLASSES[WILDS]):
            assert law.breach[NONE][led][joker] == 0  # there is a name with which it may always be played
        assert wild.barred[NONE][led] == 0


def test_a_wild_card_that_cannot_stand_for_the_suit_led_is_bound_or_free() -> None:
    law, wild = wild_law(CLASSES[SPADES], ["led", "any"])
    for joker in members(CLASSES[WILDS]):
        assert law.breach[NONE][HEARTS][joker] == CLASSES[HEARTS]
        assert law.breach[NONE][SPADES][joker] == 0
    free, free_wild = wild_law(CLASSES[SPADES], ["led", "any"], unmatched="free")
    for joker in members(CLASSES[WILDS]):
        assert free.breach[NONE][HEARTS][joker] == 0
    for card in members(CLASSES[SPADES]):
        assert wild.breach[NONE][HEARTS][card] == CLASSES[HEARTS]
        assert free_wild.breach[NONE][HEARTS][card] == 0
        assert free.breach[NONE][HEARTS][card] == CLASSES[HEARTS]  # a real spade is bound all the same
        assert free_wild.breach[NONE][SPADES][card] == 0


def test_where_a_void_hand_must_name_the_suit_led_every_other_name_is_barred() -> None:
    law, wild = wild_law(CLASSES[SPADES] | CLASSES[HEARTS], ["led", "any"], void="led")
    assert (wild.barred[NONE][SPADES], wild.barred[NONE][HEARTS]) == (CLASSES[HEARTS], CLASSES[SPADES])
    only_spades, wild = wild_law(CLASSES[SPADES], ["led", "any"], void="led")
    assert (wild.barred[NONE][SPADES], wild.barred[NONE][HEARTS]) == (0, 0)  # no name in hearts: any
    assert law.rungs == only_spades.rungs
    assert law.power == only_spades.power


def test_a_ladder_of_several_rungs_binds_a_named_card_like_a_real_one() -> None:
    """Hearts are trumps, and who cannot follow must ruff: a joker named as a trump is one."""
    law, wild = wild_law(CLASSES[SPADES] | CLASSES[HEARTS], ["led", "trump", "any"])
    for card in members(CLASSES[HEARTS]):
        assert wild.breach[HEARTS][SPADES][card] == law.breach[HEARTS][SPADES][card] == CLASSES[SPADES]
    assert law.breach[HEARTS][SPADES][AT["1W"].bit_length() - 1] == 0
    hearts_only, wild = wild_law(CLASSES[HEARTS], ["led", "trump", "any"])
    assert hearts_only.breach[HEARTS][SPADES][AT["1W"].bit_length() - 1] == CLASSES[SPADES]
    assert wild.breach[HEARTS][HEARTS][AT["1H"].bit_length() - 1] == 0


PENTA = load_rules("penta", options={"goal": 100})
ALL = PENTA.class_mask


@pytest.mark.parametrize("answer", ["must-follow", "wild-may-escape-trump"])
@pytest.mark.parametrize("void", ["any-as", "led-suit-only"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_what_may_follow_in_penta_is_what_the_rulebook_lets(seats: int, void: str, answer: str) -> None:
    rules = load_rules("penta", options={"goal": 100}, rulings={"PT-PLAY-4": void, "PT-PLAY-6": answer})
    (tricks,) = (phase for phase in rules.model.phases.values() if isinstance(phase, PlayPhase))
    play = Play(tricks, rules, seats)
    wilds = play.wilds
    assert wilds is not None
    cards = rules.cards
    trump = cards.suits.index("trump")
    elementals = cards.where("group", ["elemental"]) & rules.pack_for(seats)
    for led in range(len(cards.suits) - 1):
        for card in members(rules.pack_for(seats)):
            bound = play.laws[0].breach[trump][led][card]
            if cards.group[card] != "wild":
                assert bound == (0 if rules.class_of[card] == led else ALL[led])
            else:
                assert bound == (ALL[led] if led == trump and answer == "must-follow" else 0)
        for name in members(elementals):
            bound = wilds.named_law.breach[trump][led][name]
            free = rules.class_of[name] == led or (led == trump and answer == "wild-may-escape-trump")
            assert bound == (0 if free else ALL[led])
        barred = elementals & ~ALL[led] if void == "led-suit-only" and led != trump else 0
        assert wilds.named_law.barred[trump][led] == barred
    assert wilds.stands_for == elementals


def test_of_any_cards_of_a_trick_in_penta_one_takes_it() -> None:
    (tricks,) = (phase for phase in PENTA.model.phases.values() if isinstance(phase, PlayPhase))
    law = Play(tricks, PENTA, 4).laws[0]
    cards = PENTA.cards
    trump = cards.suits.index("trump")
    real = [card for card in range(len(cards)) if cards.group[card] != "wild"]
    for led in real:
        power = law.power[trump][PENTA.class_of[led]]
        for other in real:
            if other == led:
                continue
            ruffs = cards.suit[other] == "trump" != cards.suit[led]
            higher = cards.suit[other] == cards.suit[led] and int(cards.rank[other]) > int(cards.rank[led])
            assert (power[other] > power[led]) == (ruffs or higher)
            assert power[other] != power[led]
    assert all(law.power[trump][led][card] == 0 for led in range(5) for card in range(len(cards)) if card not in real)


def test_a_veto_forbids_a_card_while_the_ladder_allows_another() -> None:
    law = small(["led"], "highest", ["led", "any"], "", "rank:3", "card:1H")
    spades, hearts = MASKS[0], MASKS[1]
    three, one = 1 << card("3S"), 1 << card("1H")
    # spades are led: the three may not be played while there is another spade; a heart is a revoke in any case
    assert law.breach[2][0][card("2S")] == 0
    assert law.breach[2][0][card("3S")] == spades & ~three
    assert law.broken(2, 0, card("3S"), spades & ~three) == (spades & ~three, "V0", True)
    assert law.broken(2, 0, card("2H"), three) == (spades, "C0", False)
    assert law.broken(2, 0, card("1H"), spades) == (spades & ~three, "C0", False)
    # without a spade the vetoes hold among all cards, each with its clause
    free = hearts & ~(1 << card("3H") | one)
    assert law.breach[2][0][card("2H")] == spades
    assert law.breach[2][0][card("1H")] == spades | free
    assert law.broken(2, 0, card("1H"), free) == (free | spades & ~three, "V1", True)
    assert law.broken(2, 0, card("3H"), free) == (free | spades & ~three, "V0", True)


def test_a_permit_is_stronger_than_a_veto() -> None:
    law = small(["led"], "highest", ["led", "any"], "rank:3", "rank:3")
    assert law.breach[2][0][card("3S")] == 0
    assert law.breach[2][0][card("3H")] == 0
