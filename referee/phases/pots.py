"""Paying into pots, and sharing them out, in the course of a deal."""

from __future__ import annotations

from referee.money import settlement
from referee.rules import Rules
from referee.rules.phase_model import AwardPhase, PayPhase
from referee.table import Choices, OneState, Table, Told


class Pots(OneState):
    """Chips move, and the deal goes on: nobody acts here."""

    def __init__(self, model: PayPhase | AwardPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.settle = settlement(model, rules, seat_count)
        self.accepts = {}

    def enter(self, table: Table) -> None:
        """Move the chips, and go on."""
        self.settle(table)
        table.advance()

    def due(self, table: Table) -> Told:
        """Nothing."""
        return Told("due-nothing")

    def legal(self, table: Table) -> Choices:
        """Nobody acts here."""
        return Choices()
