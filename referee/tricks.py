"""Pure trick law: what a lead binds the others to, and who takes the trick.

Everything hangs on two things only, the trump class and the class led, so that it is worked out once, when rules are
loaded, into tables by `[trump][led][card]`; a trump of -1 (none) reads the last row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from referee.cards import Cards, members
from referee.expressions import Selector


@dataclass(frozen=True)
class Duty:
    """A rung or a permit: which cards, and the clause that says so."""

    cards: Selector
    clause: str


@dataclass(frozen=True)
class Step:
    """A rung of a ladder under one trump and one class led.

    Args:
        cards: Its cards.
        clause: The clause that says so.
        whole: (of a rung without the cards that a veto forbids) its cards with those; else 0.
    """

    cards: int
    clause: str
    whole: int = 0


@dataclass(frozen=True)
class TrickLaw:
    """The law of one game's tricks.

    Args:
        power: How strong each card is in a trick, by `[trump][led][card]`; 0 takes no trick.
        breach: By `[trump][led][card]`, the cards that make it a revoke to play this card when one of them is in hand.
        rungs: By `[trump][led]`, the rungs of the ladder.
        vetoed: By `[trump][led]`, the cards of each veto, and its clause.
    """

    power: tuple[tuple[tuple[int, ...], ...], ...]
    breach: tuple[tuple[tuple[int, ...], ...], ...]
    rungs: tuple[tuple[tuple[Step, ...], ...], ...]
    vetoed: tuple[tuple[tuple[tuple[int, str], ...], ...], ...]

    def broken(self, trump: int, led: int, card: int, hand: int) -> tuple[int, str, bool]:
        """What is broken by playing a card while holding others that were to be played.

        Returns:
            The cards of the first rung that these match (of none of them, the first), the clause, and whether it is a
            veto: then the card would follow, but may not be played while there are others that do.
        """
        rungs = self.rungs[trump][led]
        step = next((step for step in rungs if step.cards & hand), rungs[0])
        if not step.whole >> card & 1:
            return step.cards, step.clause, False
        clause = next(clause for mask, clause in self.vetoed[trump][led] if mask >> card & 1)
        return step.cards, clause, True


@dataclass(frozen=True)
class WildLaw:
    """What a wild card may be named as.

    Args:
        breach: As in `TrickLaw`, by the card that it is named as.
        barred: By `[trump][led]`, the cards that it may not be named as, whatever is in hand.
    """

    breach: tuple[tuple[tuple[int, ...], ...], ...]
    barred: tuple[tuple[int, ...], ...]


def strengths(cards: Cards, default: Sequence[str], suits: dict[str, Sequence[str]]) -> list[int]:
    """How high each card stands in its suit's order, 1 for the lowest.

    >>> from referee.cards import Group
    >>> cards = Cards((Group("french", ("S", "D"), ("A", "7", "2")),))
    >>> strengths(cards, ["A", "7", "2"], {"D": ["7", "A", "2"]})
    [3, 2, 1, 2, 3, 1]
    """
    found = []
    for suit, rank in zip(cards.suit, cards.rank, strict=True):
        order = list(suits.get(suit, default))
        found.append(len(order) - order.index(rank) if rank in order else 0)
    return found


def trick_law(
    class_mask: Sequence[int],
    strength: Sequence[int],
    tiers: Sequence[Selector],
    pick: str,
    ladder: Sequence[Duty],
    permits: Sequence[Duty],
    vetoes: Sequence[Duty] = (),
) -> TrickLaw:
    """Work the law out for every trump and every class led.

    The first rung of the ladder that matches a card in hand is the duty; a permit may always be played as well. So a
    card is a revoke when a card of an earlier rung is in hand and no permit covers it. A veto splits each rung in two:
    before its cards stand those of them that the veto does not forbid. The first tier with a card in the trick wins
    it, by the highest (or lowest) card of that tier.

    Args:
        class_mask: The cards of each class; the last row, empty, stands for "none".
        strength: How high each card stands in its own order.
        tiers: The tiers, from the strongest.
        pick: `highest` or `lowest`.
        ladder: The rungs, from the first.
        permits: What may always be played.
        vetoes: What may not be played while there is something else.
    """
    every = range(len(strength))
    top = max(strength, default=0) + 1
    ranked = [top - s if pick == "lowest" else s for s in strength]
    power, breach, rungs, vetoed = [], [], [], []
    for trump in class_mask:
        power_row, breach_row, rungs_row, vetoed_row = [], [], [], []
        for led in class_mask:
            tier_masks = [tier.mask(trump, led) for tier in tiers]
            power_row.append(tuple(_power(card, tier_masks, ranked[card], top) for card in every))
            barred = tuple((duty.cards.mask(trump, led), duty.clause) for duty in vetoes)
            steps = tuple(_steps([(duty.cards.mask(trump, led), duty.clause) for duty in ladder], barred))
            allowed = 0
            for permit in permits:
                allowed |= permit.cards.mask(trump, led)
            breach_row.append(tuple(0 if allowed >> card & 1 else _earlier(card, steps) for card in every))
            rungs_row.append(steps)
            vetoed_row.append(barred)
        power.append(tuple(power_row))
        breach.append(tuple(breach_row))
        rungs.append(tuple(rungs_row))
        vetoed.append(tuple(vetoed_row))
    return TrickLaw(tuple(power), tuple(breach), tuple(rungs), tuple(vetoed))


def _steps(ladder: Sequence[tuple[int, str]], vetoes: Sequence[tuple[int, str]]) -> Iterator[Step]:
    """The rungs, each after those of its cards that no veto forbids where a veto forbids some."""
    barred = 0
    for mask, _ in vetoes:
        barred |= mask
    for mask, clause in ladder:
        if mask & barred:
            yield Step(mask & ~barred, clause, mask)
        yield Step(mask, clause)


def _power(card: int, tiers: Sequence[int], strength: int, top: int) -> int:
    for place, tier in enumerate(tiers):
        if tier >> card & 1:
            return (len(tiers) - 1 - place) * (top + 1) + strength
    return 0


def _earlier(card: int, rungs: Sequence[Step]) -> int:
    """The cards of the rungs before the first that this card is on: they bind whoever plays it."""
    earlier = 0
    for step in rungs:
        if step.cards >> card & 1:
            break
        earlier |= step.cards
    return earlier


shared_law: Final = lru_cache(maxsize=256)(trick_law)
"""The same, kept, for what can be a key: it takes long to work out, and rules that differ elsewhere share it."""


def with_wilds(
    law: TrickLaw, class_mask: Sequence[int], wild: int, stands_for: int, *, void: str, unmatched: str
) -> tuple[TrickLaw, WildLaw]:
    """Add wild cards to the law of tricks.

    A wild card counts as the card that it is named as, and never makes a hand able to follow.

    Args:
        law: The law without them.
        class_mask: The cards of each class; the last row, empty, stands for "none".
        wild: The wild cards.
        stands_for: What they may stand for.
        void: `led`: where they can be named in the suit led they must be, even by who cannot follow; else `any`.
        unmatched: `free`: where they cannot be named in the suit led they may be played though the hand could follow;
            else `bound`.

    Returns:
        The law, by which a wild card may be played where it may be named as anything; and what it may be named as.
    """
    breach, wild_breach, barred = [], [], []
    for rows in law.breach:
        row, wild_row, barred_row = [], [], []
        for led, every in zip(class_mask, rows, strict=True):
            plain = tuple(mask & ~wild for mask in every)
            matched = led & stands_for
            if matched or unmatched == "bound":
                named = plain
            else:
                named = tuple(0 if stands_for >> card & 1 else mask for card, mask in enumerate(plain))
            refused = stands_for & ~led if matched and void == "led" else 0
            bounds = [named[card] for card in members(stands_for & ~refused)]
            best = min(bounds, key=int.bit_count, default=0)
            row.append(tuple(best if wild >> card & 1 else mask for card, mask in enumerate(plain)))
            wild_row.append(named)
            barred_row.append(refused)
        breach.append(tuple(row))
        wild_breach.append(tuple(wild_row))
        barred.append(tuple(barred_row))
    return TrickLaw(law.power, tuple(breach), law.rungs, law.vetoed), WildLaw(tuple(wild_breach), tuple(barred))
