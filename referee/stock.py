"""Turning up a card of the stock: in a phase of its own, or after a trick."""

from __future__ import annotations

from referee.expressions import Scope
from referee.reasons import reason_of
from referee.rules import Rules
from referee.rules.model import TurnUpPhase, TurnUpStep
from referee.table import Fault, Named, Reason, Shown, Table


class Turning:
    """What a card turned up does: it must be in the stock, makes trumps, and may score for who turned it."""

    def __init__(self, model: TurnUpPhase | TurnUpStep, rules: Rules, scope: Scope) -> None:
        self.clause = model.clause
        self.makes_trump = model.trump == "suit"
        self.class_of = rules.class_of
        self.class_mask = rules.class_mask
        self.bits = tuple(1 << card for card in range(len(rules.cards)))
        self.value = None
        self.reason = Reason(model.clause)
        if model.score is not None:
            amount = rules.expression(model.score, "number", scope)
            self.value = amount.value
            self.reason = reason_of(rules, model.clause, amount, scope)

    def turn(self, table: Table, seat: int, expected: int, card: int) -> Fault | None:
        """Turn a card up: who does it, whether the card can be in the stock, what it makes and scores."""
        if seat != expected and seat >= 0:
            return table.out_of_turn(seat, expected, self.clause)
        bit = self.bits[card]
        stock = table.stock
        if stock:
            due = stock[-1]
            if due != card and (due >= 0 or table.located & bit or not table.pack & bit):
                return self._absent(table, expected, card)
            stock.pop()
        elif table.located & bit or not table.pack & bit or not table.stock_left:
            return self._absent(table, expected, card)
        table.located |= bit
        table.stock_left -= 1
        table.turned = card
        if self.makes_trump:
            table.trump = trump = self.class_of[card]
            table.trump_mask = self.class_mask[trump]
        value = self.value
        if value is not None:
            points = value(table, expected, 0)
            if points:
                table.award(expected, points, self.reason, (card,))
        return None

    def _absent(self, table: Table, seat: int, card: int) -> Fault:
        """Say where the card is instead."""
        args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card)}
        words = "turned-elsewhere"  # it was turned up before, or stands further down in the recorded stock
        if not table.pack >> card & 1:
            words = "turned-foreign"
        elif not table.stock_left:
            words = "turned-no-stock"
        else:
            holder = next((s for s in range(table.seat_count) if table.original[s] >> card & 1), None)
            if any(played >> card & 1 for played in table.played):
                words = "turned-played"
            elif holder is not None:
                words, args["holder"] = "turned-held", Named(holder)
            elif table.stock and table.stock[-1] >= 0:
                words, args["next"] = "turned-not-next", Shown.card(table.stock[-1])
        return Fault("turn-up.not-in-stock", words, self.clause, seat, args, None, ("turn",))
