"""What is known of hands that a log does not show: what is proven, possible, impossible.

A hand that may have been held agrees with what is known of that deal, at whatever time it became known: the seat's own
cards, the cards accounted for elsewhere, and the number of its cards. What other seats did or did not do proves
nothing. A display is believed of what it does not show, for its own seat's good only, until it is refuted.

An act is a fault when it is one for every such hand, innocent when it is one for none, else it stays undecided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

from referee.cards import mask_of, members
from referee.table import At, Display, Fault, Open, Shown, Table

GUILTY, INNOCENT, UNDECIDED = "guilty", "innocent", "undecided"

_COUNT: Final = 10
_COUNTED: Final = (1 << _COUNT) - 1
"""So many bits hold a count of cards."""


def hands(held: int, missing: int, pool: int, asked: Sequence[int]) -> Iterator[int]:
    """One hand of each kind that may have been held: masks, alike in how much they hold of what is asked.

    A condition sees no more than those counts, so that a handful of hands stand for all.

    Args:
        held: The cards known to be in the hand.
        missing: How many more it holds.
        pool: Where they may come from.
        asked: The sets of cards that a condition counts in the hand.

    >>> [bin(hand) for hand in hands(0b1, 1, 0b110, [0b100])]
    ['0b101', '0b11']
    """
    if missing > pool.bit_count():
        return
    kinds: dict[int, list[int]] = {}  # by what one such card adds to the counts: the number of cards, then each set's
    for card in members(pool):
        counted = sum([1 << _COUNT * place for place, mask in enumerate(asked, 1) if mask >> card & 1])
        kinds.setdefault(1 + counted, []).append(1 << card)
    found = {0: held}  # by the counts, one hand that has them
    left = pool.bit_count()
    for kind, cards in kinds.items():
        left -= len(cards)
        some = [0, *accumulate(cards)]
        more: dict[int, int] = {}
        for counts, hand in found.items():
            lacking = missing - (counts & _COUNTED)
            for number in range(max(0, lacking - left), min(len(cards), lacking) + 1):
                more.setdefault(counts + number * kind, hand | some[number])
        found = more
    yield from found.values()


def pool(table: Table) -> int:
    """The cards of this deal that nothing accounts for."""
    return table.pack & ~table.located


def holding(table: Table, seat: int) -> tuple[int, int]:
    """The cards known to be in a hand now, and how many are not known: none where only those that fit are left over."""
    rest = pool(table)
    missing = table.unknown[seat]
    if missing and missing == rest.bit_count():
        return table.hands[seat] | rest, 0
    return table.hands[seat], missing


def known(table: Table, seat: int, played: int) -> int:
    """The cards known to have been in a hand when these had left it, of a hand that takes up no more."""
    return (table.original[seat] | table.played[seat]) & ~played


@dataclass(frozen=True, slots=True)
class Held:
    """What is known of a hand at an earlier act, from all that came to light later.

    Args:
        surely: The cards that were in it.
        later: Cards that came to light after the seat had drawn cards nobody knows: each with the tricks taken till
            then. It may have been drawn.
        drawn: For each card drawn after the act that nobody knows, the tricks taken till then.
        missing: How many cards of the hand as it is now nobody knows.
    """

    surely: int
    later: Sequence[tuple[int, int]]
    drawn: Sequence[int]
    missing: int

    def possible(self, without: int) -> int:
        """How many of the later cards may have been drawn, some left aside: no card before it came to light."""
        found = 0
        for trick_no, card in self.later:
            if not without >> card & 1:
                found = min(found + 1, sum(1 for drawn in self.drawn if drawn <= trick_no))
        return found


def held_then(table: Table, act: Open | Display) -> Held:
    """What is known of a hand at an open act, when the card had left it, or at a display."""
    seat, own = act.seat, known(table, act.seat, act.played)
    drawn = []
    for drawer, trick_no, card in table.draws:
        if drawer != seat:
            continue
        if card >= 0:
            own = own & ~(1 << card) if trick_no > act.trick_no else own | 1 << card & ~act.played
        elif trick_no > act.trick_no:
            drawn.append(trick_no)
    later = []
    if drawn:
        later = [(no, card) for who, no, card in table.seen if who == seat and own >> card & 1 and no >= drawn[0]]
        own &= ~mask_of(card for _, card in later)
    return Held(own, later, drawn, table.unknown[seat])


def refuted(table: Table, display: Display) -> bool:
    """Whether a display is shown to be false: by a card that it denies, or because too few cards are left to agree."""
    return _by_cards(held_then(table, display), display.denied, pool(table), 0) == GUILTY


def refutation(table: Table, display: Display) -> Fault:
    """A display that is refuted, with the cards that refute it, or none where those left do."""
    held = held_then(table, display).surely & display.denied
    fault = display.fault
    words = f"{fault.words}-refuted" if held else f"{fault.words}-eliminated"
    return replace(fault, words=words, args={**fault.args, "held": Shown(held)})


def denied(table: Table, seat: int, trick_no: int = 0) -> int:
    """The cards that a seat's display says it does not hold, while it is believed; none once the seat has drawn."""
    if any(who == seat and no <= trick_no for who, no, _ in table.draws):
        return 0
    return next(
        (shown.denied for shown in table.displays if shown.seat == seat and not refuted(table, shown)),
        0,
    )


def ruling(table: Table, act: Open) -> str:
    """Tell whether an open act is a fault, from all that is known of the deal by now."""
    seat = act.seat
    rest = pool(table)
    if act.condition is None:
        return _by_cards(held_then(table, act), act.binding, rest, denied(table, seat, act.trick_no))
    held = known(table, seat, act.played)
    missing = table.unknown[seat]
    faulty, innocent = _answers(act, held, missing, rest)
    if faulty and innocent:
        believed = rest & ~denied(table, seat)  # what a display denies may acquit, and never convicts
        if believed != rest:
            faulty, _ = _answers(act, held, missing, believed)
        return UNDECIDED if faulty else INNOCENT
    return GUILTY if faulty else INNOCENT


def _by_cards(held: Held, binding: int, rest: int, denied: int) -> str:
    """The ruling on an act that is a fault where one of some cards was in the hand.

    Of the cards drawn after the act that nobody knows, some came to light later and the others are still in the hand:
    so that as few as possible of the hand's own cards are unknown, as many as possible of those are drawn ones.

    Args:
        held: The hand then.
        binding: The cards.
        rest: The cards that nothing accounts for.
        denied: Those of them that the seat's display says it did not hold.
    """
    if held.surely & binding:
        return GUILTY
    needed = max(0, len(held.drawn) - held.missing)  # so many of the later cards must have been drawn, at least
    suspects = [card for _, card in held.later if binding >> card & 1]
    drawn = max(needed, len(suspects))
    own = held.missing - len(held.drawn)  # less the drawn cards that came to light, the unknown ones held since then
    free = held.possible(~binding) == len(suspects)  # all suspects may have been drawn
    if not free or own + drawn > (rest & ~binding).bit_count():
        return GUILTY
    if any(held.possible(1 << card) >= needed for card in suspects):
        return UNDECIDED
    return UNDECIDED if own + held.possible(0) > 0 and rest & binding & ~denied else INNOCENT


def _answers(act: Open, held: int, missing: int, rest: int) -> tuple[bool, bool]:
    """Whether an act is a fault for one of the hands that may have been held, and whether it is none for one."""
    assert act.condition is not None
    found = [False, False]
    for hand in hands(held, missing, rest, act.asked):
        found[bool(act.condition(hand))] = True
        if all(found):
            break
    return found[1], found[0]


def settle(table: Table) -> tuple[list[tuple[At, Fault]], list[tuple[At, Fault]]]:
    """Judge the open acts of the deal: the faults proven, dated back, and the acts still undecided."""
    guilty = [
        (shown.at, refutation(table, shown)) for shown in table.displays if shown.denied and refuted(table, shown)
    ]
    undecided: list[tuple[At, Fault]] = []
    for act in table.open:
        verdict = ruling(table, act)
        if verdict == GUILTY:
            guilty.append((act.at, proven(table, act)))
        elif verdict == UNDECIDED:
            undecided.append((act.at, act.fault))
    return guilty, undecided


def proven(table: Table, act: Open) -> Fault:
    """The fault, with the cards that are now known to have been in the hand, or none where those left prove it.

    Of several duties it is the first that was surely broken: a revoke only where a card that follows is shown or
    counted out, else what is a fault of the hand in any other case.
    """
    fault = act.fault
    if act.condition is not None:
        hand = held = known(table, act.seat, act.played)
        seen, legal = act.condition(hand), None
    else:
        then, rest, asked, due = held_then(table, act), pool(table), 0, act.binding
        for cards, broken in act.duties:
            asked, due, fault = asked | cards, cards, broken
            if _by_cards(then, asked, rest, 0) == GUILTY:
                break
        hand = then.surely
        held = hand & due
        seen = bool(held)
        bound = hand if seen else hand | act.binding  # what is not seen may be any of them
        legal = sum([1 << card for card in members(hand) if not act.breach[card] & bound]) or None
    words = fault.words if seen else f"{fault.words}-eliminated"
    return replace(fault, words=words, args={**fault.args, "held": Shown(held)}, legal=legal)
