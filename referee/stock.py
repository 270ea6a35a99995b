"""The stock: turning a card of it up, in a phase of its own or after a trick, and drawing from it."""

from __future__ import annotations

from referee.cards import UNKNOWN
from referee.expressions import Scope
from referee.reasons import reason_of
from referee.rules import Rules
from referee.rules.phase_model import DrawStep, TurnUpPhase, TurnUpStep
from referee.table import Fault, Named, Reason, Shown, Table


class Turning:
    """What a card turned up does: it must be in the stock, makes trumps, and may score for who turned it.

    One that is turned up from a hand must be in that hand, and stays there.
    """

    def __init__(self, model: TurnUpPhase | TurnUpStep, rules: Rules, scope: Scope) -> None:
        self.clause = model.clause
        self.makes_trump = model.trump == "suit"
        self.from_hand = isinstance(model, TurnUpPhase) and model.source == "hand"
        self.by_anyone = isinstance(model, TurnUpStep) and model.by == "anyone"
        self.class_of = rules.class_of
        self.class_mask = rules.class_mask
        self.bits = tuple(1 << card for card in range(len(rules.cards)))
        self.value = None
        self.reason = Reason(model.clause)
        if model.score is not None:
            amount = rules.expression(model.score, "number", scope)
            self.value = amount.value
            self.reason = reason_of(rules, model.clause, amount, scope)

    def take(self, table: Table, seat: int, expected: int, card: int) -> Fault | None:
        """Turn a card up: who does it, whether the card can be there, what it makes and scores."""
        if seat != expected and seat >= 0:
            if not self.by_anyone:
                return table.out_of_turn(seat, expected, self.clause)
            expected = seat
        bit = self.bits[card]
        if self.from_hand:
            if not table.may_hold(expected, card):
                return self._absent(table, expected, card)
            table.reveal(expected, bit)
        else:
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
        where, args = elsewhere(table, card)
        if self.from_hand and where in ("elsewhere", "no-stock", "not-next"):
            where = "not-held"
        args |= {"seat": Named(seat), "card": Shown.card(card)}
        return Fault("turn-up.not-in-stock", f"turned-{where}", self.clause, seat, args, None, ("turn",))


class Drawing:
    """One card that is drawn after a trick: whose it is, and whether it can be the one.

    Args:
        model: The step of the rules: every seat draws one card, from the winner of the trick on.
        place: How many have drawn before.
    """

    def __init__(self, model: DrawStep, place: int) -> None:
        self.clause = model.clause
        self.turned = model.turned
        self.place = place

    def drawer(self, table: Table) -> int:
        """Whose turn it is to draw: the winner of the trick, then the others to the left."""
        return self._from(table, table.turn)

    def _from(self, table: Table, seat: int) -> int:
        for _ in range(self.place):
            seat = table.following[seat]
        return seat

    def face_up(self, table: Table) -> int:
        """The card turned up, where that is the one to be drawn; else -1."""
        if self.turned == "first":
            return table.turned if self.place == 0 else -1
        return table.turned if self.turned == "last" and not table.stock_left else -1

    def due(self, table: Table) -> bool:
        """There is a card to be drawn."""
        return self.place < table.trick_size and (table.stock_left > 0 or self.face_up(table) >= 0)

    def take(self, table: Table, seat: int, winner: int, card: int) -> Fault | None:
        """Take the next card, known or not, into the hand."""
        drawer = self._from(table, winner)
        if seat != drawer and seat >= 0:
            return table.out_of_turn(seat, drawer, self.clause)
        turned = self.face_up(table)
        if turned >= 0:
            if card not in (UNKNOWN, turned):
                return self._wrong(table, drawer, card, "not-turned", {"turned": Shown.card(turned)})
            card = turned
            table.turned = -1
        else:
            due = table.stock[-1] if table.stock else UNKNOWN
            if card == UNKNOWN:
                card = due
            elif card != due and (due >= 0 or table.located >> card & 1 or not table.pack >> card & 1):
                last = self.turned == "last" and card == table.turned
                return self._wrong(table, drawer, card, *(("last", {}) if last else elsewhere(table, card)))
            if table.stock:
                table.stock.pop()
            table.stock_left -= 1
        if card >= 0:
            table.hands[drawer] |= 1 << card
            table.located |= 1 << card
        else:
            table.unknown[drawer] += 1
        table.draws.append((drawer, table.trick_no, card))
        return None

    def _wrong(self, table: Table, seat: int, card: int, where: str, args: dict[str, object]) -> Fault:
        args |= {"seat": Named(seat), "card": Shown.card(card)}
        return Fault("draw.wrong-card", f"drawn-{where}", self.clause, seat, args, None, ("draw",))


def elsewhere(table: Table, card: int) -> tuple[str, dict[str, object]]:
    """Where a card is that is not the next of the stock: a word for it, and what its sentence names."""
    if not table.pack >> card & 1:
        return "foreign", {}
    if any(played >> card & 1 for played in table.played):
        return "played", {}
    for seat in range(table.seat_count):
        if (table.hands[seat] | table.original[seat]) >> card & 1:
            return "held", {"holder": Named(seat)}
    if not table.stock_left:
        return "no-stock", {}
    if table.stock and table.stock[-1] >= 0:
        return "not-next", {"next": Shown.card(table.stock[-1])}
    return "elsewhere", {}  # it was turned up before, or stands further down in the recorded stock
