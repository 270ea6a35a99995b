"""Turning up a card of the stock, or of a hand, before the tricks."""

from __future__ import annotations

from collections.abc import Callable

from referee.log.verbs import TURN
from referee.rules import Rules
from referee.rules.phase_model import TurnUpPhase
from referee.rules.rules import TURN_SCOPE
from referee.stock import Turning
from referee.table import Choices, Fault, Named, Offer, OneState, Table, Told


class TurnUp(OneState):
    """The phase: one card is turned up."""

    def __init__(self, model: TurnUpPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.turning = Turning(model, rules, TURN_SCOPE)
        self.by: Callable[[Table], int] = (
            (lambda table: table.dealer) if model.by == "dealer" else (lambda table: table.left_of(table.dealer))
        )
        self.accepts = {TURN: self.turn}

    def enter(self, table: Table) -> None:
        """Wait for the card."""
        table.turn = self.by(table)

    def turn(self, table: Table, seat: int, card: int) -> Fault | None:
        """The card makes trumps for the first trick."""
        fault = self.turning.take(table, seat, self.by(table), card)
        if fault is not None:
            return fault
        if not table.finished:
            table.advance()
        return None

    def due(self, table: Table) -> Told:
        """The card."""
        return Told("due-turn", {"seat": Named(self.by(table))})

    def legal(self, table: Table) -> Choices:
        """The card is chance's to choose."""
        seat = self.by(table)
        return Choices(seat, (Offer("turn", seat, chance=True),))
