"""Scoring when the tricks are over."""

from __future__ import annotations

from collections.abc import Sequence

from referee.reasons import reason_of, told
from referee.rules import Rules
from referee.rules.phase_model import ScorePhase
from referee.rules.rules import SCORE_SCOPE
from referee.table import Choices, OneState, Table, Told


class Score(OneState):
    """Each seat, each that is still in, or each side scores an amount."""

    def __init__(self, model: ScorePhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.amount = rules.expression(model.amount, "number", SCORE_SCOPE)
        self.reason = reason_of(rules, model.clause, self.amount, SCORE_SCOPE, model.why)
        self.to = model.to
        self.floor = model.floor
        self.pairs = tuple((seat, seat) for seat in range(seat_count))
        self.accepts = {}

    def enter(self, table: Table) -> None:
        """Score, seat by seat, and go on; the game may end on the way."""
        value = self.amount.value
        worth = []
        for seat, counted in self._scorers(table):  # every amount is worked out before any is scored
            points = value(table, counted, table.hands[counted])
            if points and self.floor is not None:
                points = max(points, min(0, self.floor - table.scores[seat]))
            if points:
                worth.append((seat, points, told(self.reason, table, counted)))
        for seat, points, kept in worth:
            table.award(seat, points, self.reason, kept)
            if table.finished:
                return
        table.course.counted(table)
        if not table.finished:
            table.advance()

    def _scorers(self, table: Table) -> Sequence[tuple[int, int]]:
        """Who scores, and the seat whose doings count for it: with sides the first of the side that is still in."""
        if self.to == "each":
            return self.pairs
        if self.to == "active":
            return [pair for pair in self.pairs if table.active >> pair[0] & 1]
        sides = [(seat, table.allies(seat)) for seat, _ in self.pairs]
        return [(seat, allies[0]) for seat, allies in sides if allies]

    def due(self, table: Table) -> Told:
        """Nothing."""
        return Told("due-nothing")

    def legal(self, table: Table) -> Choices:
        """Nobody acts here."""
        return Choices()
