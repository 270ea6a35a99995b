"""A deal that nobody has played: what an amount comes to in it can be worked out, as an example for the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from referee.rules import Rules
from referee.rules.phase_model import DealPhase
from referee.rules.rules import DEAL_SCOPE, END_SCOPE

_DEALS_TRIED: Final = 60
"""Of how many deals of a game the largest hand is looked for."""


@dataclass
class Imagined:
    """As much of a deal as an amount may ask for, by the names that a table has for it.

    Args:
        seat_count: How many play.
        side_count: How many sides; as many as seats where everybody plays alone.
        hand_size: The cards dealt to each.
        pots: How many pots there are.
        tricks: The tricks that each seat has won.
        bids: What each seat has bid; -1 where it has not.
        said: The place of the word that each seat has bid among the words of the rules; -1 for none.
        scores: The points of each seat before.
        deal_no: Which deal of the game it is, from 1.
    """

    seat_count: int
    side_count: int
    hand_size: int = 0
    pots: int = 0
    tricks: Sequence[int] = ()
    bids: Sequence[int] = ()
    said: Sequence[int] = ()
    scores: Sequence[int] = ()
    deal_no: int = 1
    dealer: int = 0
    trump_mask: int = 0
    led_mask: int = 0
    accounts: list[int] = field(default_factory=list)
    carried: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        nothing, nobody = [0] * self.seat_count, [-1] * self.seat_count
        self.tricks = self.tricks or nothing
        self.bids = self.bids or nobody
        self.said = self.said or nobody
        self.scores = self.scores or nothing
        self.accounts = [0] * (self.seat_count + self.pots)
        self.carried = list(self.accounts)
        self.played = nothing

    @property
    def trick_no(self) -> int:
        """How many tricks have been played."""
        return sum(self.tricks)

    @property
    def cards_won(self) -> list[int]:
        """The cards that each seat has won: a card of each seat in each trick."""
        return [won * self.seat_count for won in self.tricks]

    def left_of(self, seat: int) -> int:
        """The next seat to the left."""
        return (seat + 1) % self.seat_count

    def allies(self, seat: int) -> list[int]:
        """The seats of a seat's side."""
        return [other for other in range(self.seat_count) if (other - seat) % self.side_count == 0]

    @staticmethod
    def was_played(cards: int) -> bool:
        """Whether such a card was played: nobody has seen any."""
        return False


def usual_players(rules: Rules) -> int:
    """A number of players for an example: four where so many may play, else the most below, else the fewest."""
    counts = rules.model.players.count
    return max((count for count in counts if count <= 4), default=min(counts))


def usual_hand(rules: Rules, players: int) -> int:
    """How many cards each is dealt, in the deal that has the largest hands."""
    dealt = next(phase.each for phase in rules.dealt if isinstance(phase, DealPhase))
    if isinstance(dealt, int):
        return dealt
    most = rules.pack_for(players).bit_count() // players
    if dealt == "all":
        return most
    each = rules.expression(dealt, "number", DEAL_SCOPE).value
    over = rules.expression(rules.model.end.condition, "boolean", END_SCOPE).value
    largest = 1
    for deal_no in range(1, _DEALS_TRIED + 1):
        deal = imagined(rules, players, deal_no=deal_no)
        largest = max(largest, each(deal, 0, 0))
        if over(deal, 0, 0):
            break
    return min(most, largest)


def deal_places(rules: Rules) -> tuple[str, ...]:
    """The places that decide how large a hand is, and so how an example comes out."""
    deals = [f"phases/{name}/each" for name, phase in rules.phases.items() if isinstance(phase, DealPhase)]
    return (*deals, "players/count", "pack")


def imagined(rules: Rules, players: int, **more: object) -> Imagined:
    """A deal of some rules, with what is given of it."""
    sides = rules.model.sides
    known: dict[str, object] = {
        "seat_count": players,
        "side_count": players if sides is None else sides.count,
        "pots": len(rules.model.pots),
        **more,
    }
    return Imagined(**known)  # type: ignore[arg-type]
