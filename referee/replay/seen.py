"""The table as it was seen last: what an act is told by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Lying:
    """A card in the trick.

    Args:
        seat: Who played it.
        card: The card.
        stands_for: What a wild card is named as; else -1.
    """

    seat: int
    card: int
    stands_for: int = -1

    @property
    def counts_as(self) -> int:
        """The card that it counts as."""
        return self.card if self.stands_for < 0 else self.stands_for


@dataclass(slots=True)
class Seen:
    """What is kept of the table from one act to the next.

    Args:
        trick: The cards in the trick.
        taken: It is complete: it goes with the next act.
        trick_no: How many tricks were taken in this deal.
        powers: How high each card is in this trick.
        renaming: The place in it of the wild card that must be renamed, or -1.
        turn: Who must act, or -1.
        turned: The card turned up, or -1.
        bets_open: There is a bet to match.
        level: The highest stake.
        finished: The game is over.
    """

    trick: list[Lying] = field(default_factory=list)
    taken: bool = False
    trick_no: int = 0
    powers: Sequence[int] = ()
    renaming: int = -1
    turn: int = -1
    turned: int = -1
    bets_open: bool = False
    level: int = 0
    finished: bool = False

    def lying(self) -> Sequence[Lying]:
        """What lies in the trick to which the next card is played."""
        return () if self.taken else self.trick
