"""What is known of hands that a log does not show: what is proven, possible, impossible.

A hand that may have been held agrees with what is known of that deal, at whatever time it became known: the seat's own
cards, the cards accounted for elsewhere, and the number of its cards. What other seats did or did not do proves
nothing. A display is believed of what it does not show, for its own seat's good only, until it is refuted.

An act is a fault when it is one for every such hand, innocent when it is one for none, else it stays undecided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from referee.cards import members
from referee.table import At, Display, Fault, Open, Shown, Table

GUILTY, INNOCENT, UNDECIDED = "guilty", "innocent", "undecided"


def hands(held: int, missing: int, pool: int, asked: Sequence[int]) -> Iterator[int]:
    """One hand of each kind that may have been held: masks, alike in what is asked of them.

    Cards of the pool that no question tells apart are the same, so that a handful of hands stand for all.

    Args:
        held: The cards known to be in the hand.
        missing: How many more it holds.
        pool: Where they may come from.
        asked: The sets of cards that a condition counts in the hand.

    >>> [bin(hand) for hand in hands(0b1, 1, 0b110, [0b100])]
    ['0b101', '0b11']
    """
    kinds: dict[tuple[int, ...], int] = {}
    rest = pool
    while rest:
        low = rest & -rest
        rest ^= low
        kind = tuple(int(bool(low & mask)) for mask in asked)
        kinds[kind] = kinds.get(kind, 0) | low
    yield from _choose(held, missing, list(kinds.values()))


def _choose(hand: int, missing: int, kinds: list[int]) -> Iterator[int]:
    if not kinds:
        if missing == 0:
            yield hand
        return
    kind, *others = kinds
    taken = 0
    for count in range(min(missing, kind.bit_count()) + 1):
        if count:
            low = kind & -kind
            kind ^= low
            taken |= low
        yield from _choose(hand | taken, missing - count, others)


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
    """The cards known to have been in a hand when these had left it."""
    return (table.original[seat] | table.played[seat]) & ~played


def refuted(table: Table, display: Display) -> bool:
    """Whether a display is shown to be false: by a card that it denies, or because too few cards are left to agree."""
    held = known(table, display.seat, display.played)
    return bool(held & display.denied or table.unknown[display.seat] > (pool(table) & ~display.denied).bit_count())


def refutation(table: Table, display: Display) -> Fault:
    """A display that is refuted, with the cards that refute it, or none where those left do."""
    held = known(table, display.seat, display.played) & display.denied
    fault = display.fault
    words = f"{fault.words}-refuted" if held else f"{fault.words}-eliminated"
    return replace(fault, words=words, args={**fault.args, "held": Shown(held)})


def denied(table: Table, seat: int) -> int:
    """The cards that a seat's display says it does not hold, as long as it is believed."""
    return next(
        (shown.denied for shown in table.displays if shown.seat == seat and not refuted(table, shown)),
        0,
    )


def ruling(table: Table, act: Open) -> str:
    """Tell whether an open act is a fault, from all that is known of the deal by now."""
    seat = act.seat
    held = known(table, seat, act.played)
    missing = table.unknown[seat]
    rest = pool(table)
    if act.condition is None:
        if held & act.binding or missing > (rest & ~act.binding).bit_count():
            return GUILTY
        return UNDECIDED if missing and rest & act.binding & ~denied(table, seat) else INNOCENT
    faulty, innocent = _answers(act, held, missing, rest)
    if faulty and innocent:
        believed = rest & ~denied(table, seat)  # what a display denies may acquit, and never convicts
        if believed != rest:
            faulty, _ = _answers(act, held, missing, believed)
        return UNDECIDED if faulty else INNOCENT
    return GUILTY if faulty else INNOCENT


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
    """The fault, with the cards that are now known to have been in the hand, or none where those left prove it."""
    hand = known(table, act.seat, act.played)
    fault = act.fault
    if act.condition is not None:
        seen, legal = act.condition(hand), None
        held = hand
    else:
        held = hand & act.binding
        seen = bool(held)
        due = next(((mask, clause) for mask, clause in act.duties if mask & held), None)
        if due is not None:
            held, fault = held & due[0], replace(act.fault, clause=due[1])
        bound = hand if seen else hand | act.binding  # what is not seen may be any of them
        legal = sum([1 << card for card in members(hand) if not act.breach[card] & bound]) or None
    words = fault.words if seen else f"{fault.words}-eliminated"
    return replace(fault, words=words, args={**fault.args, "held": Shown(held)}, legal=legal)
