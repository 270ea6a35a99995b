"""Scoring when the tricks are over."""

from __future__ import annotations

from referee.reasons import reason_of, told
from referee.rules import Rules
from referee.rules.model import ScorePhase
from referee.rules.rules import SCORE_SCOPE
from referee.table import Choices, OneState, Table, Told


class Score(OneState):
    """Each seat scores an amount."""

    def __init__(self, model: ScorePhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.amount = rules.expression(model.amount, "number", SCORE_SCOPE)
        self.reason = reason_of(rules, model.clause, self.amount, SCORE_SCOPE, model.why)
        self.seats = range(seat_count)
        self.accepts = {}

    def enter(self, table: Table) -> None:
        """Score, seat by seat, and go on; the game may end on the way."""
        value = self.amount.value
        for seat in self.seats:
            points = value(table, seat, table.hands[seat])
            if points:
                table.award(seat, points, self.reason, told(self.reason, table, seat))
                if table.finished:
                    return
        table.advance()

    def due(self, table: Table) -> Told:
        """Nothing."""
        return Told("due-nothing")

    def legal(self, table: Table) -> Choices:
        """Nobody acts here."""
        return Choices()
