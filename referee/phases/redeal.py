"""Throwing in a hand: the same dealer deals again."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import UNKNOWN, mask_of, members
from referee.hidden import hands, pool
from referee.log.verbs import THROW_IN
from referee.rules import Rules
from referee.rules.phase_model import RedealPhase
from referee.rules.rules import REDEAL_SCOPE
from referee.table import Choices, Fault, Named, Offer, OneState, Open, Shown, Table, Told


class Redeal(OneState):
    """A seat whose hand meets the condition may throw it in; nobody has to."""

    optional = True

    def __init__(self, model: RedealPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.condition = rules.expression(model.condition, "boolean", REDEAL_SCOPE)
        self.shown = model.show == "hand"
        self.limit = model.limit
        self.seat_count = seat_count
        self.accepts = {THROW_IN: self.throw_in}

    def enter(self, table: Table) -> None:
        """Wait: any seat may throw in, or the next phase begins."""

    def throw_in(self, table: Table, seat: int, cards: Sequence[int]) -> Fault | None:
        """Check the hand shown and whether it may be thrown in; it is thrown in all the same."""
        if not table.active >> seat & 1:
            return Fault("order.out-of-turn", "throw-in-folded", self.clause, seat, {"seat": Named(seat)})
        fault = self._wrong_cards(table, seat, cards)
        if fault:
            return fault
        table.reveal(seat, mask_of(cards))
        args: dict[str, object] = {"seat": Named(seat), "held": Shown(table.hands[seat])}
        if self.limit is not None and table.redeals >= self.limit:
            table.irregular(Fault("throw-in.not-entitled", "throw-in-again", self.clause, seat, args))
        else:
            refused = Fault("throw-in.not-entitled", "throw-in-not-entitled", self.clause, seat, args)
            self._judge(table, seat, refused)
        table.redeals += 1
        table.course.throw_in(table)
        return None

    def _judge(self, table: Table, seat: int, refused: Fault) -> None:
        value = self.condition.value
        if not table.unknown[seat]:
            if not value(table, seat, table.hands[seat]):
                table.irregular(refused)
            return
        table.open.append(
            Open(
                table.at,
                seat,
                refused,
                0,
                condition=lambda hand: not value(table, seat, hand),
                asked=self._asked(table),
            )
        )

    def _asked(self, table: Table) -> tuple[int, ...]:
        return tuple(s.mask(table.trump_mask, table.led_mask) for s in self.condition.hand_selectors)

    def _wrong_cards(self, table: Table, seat: int, cards: Sequence[int]) -> Fault | None:
        """The cards shown must be the hand: as many, and no card that is known to be elsewhere."""
        due = table.hand_size if self.shown else 0
        args: dict[str, object] = {"seat": Named(seat), "count": len(cards), "expected": due}
        if len(cards) != due:
            words = "throw-in-count" if self.shown else "throw-in-shown"
            return Fault("throw-in.wrong-cards", words, self.clause, seat, args)
        seen = 0
        for place, card in enumerate(cards):
            if card == UNKNOWN:
                continue
            bit = 1 << card
            if seen & bit or not table.may_hold(seat, card):
                args = {"seat": Named(seat), "card": Shown.card(card)}
                words = "throw-in-twice" if seen & bit else "throw-in-not-held"
                return Fault("throw-in.wrong-cards", words, self.clause, seat, args, None, ("throw-in", place))
            seen |= bit
        hidden = len(cards) - seen.bit_count()
        missing = table.hands[seat] & ~seen
        if due and missing.bit_count() > hidden:
            args = {"seat": Named(seat), "held": Shown(missing)}
            return Fault("throw-in.wrong-cards", "throw-in-left-out", self.clause, seat, args)
        return None

    def due(self, table: Table) -> Told:
        """Nothing: a throw-in is nobody's duty."""
        return Told("due-nothing")

    def legal(self, table: Table) -> Choices:
        """A throw-in by each seat whose hand may allow it."""
        if self.limit is not None and table.redeals >= self.limit:
            return Choices()
        offers = []
        for seat in members(table.active):
            missing = table.unknown[seat]
            held = table.hands[seat]
            possible = hands(held, missing, pool(table), self._asked(table))
            if any(self.condition.value(table, seat, hand) for hand in possible):
                shown = (*members(held), *[UNKNOWN] * missing) if self.shown else ()
                offers.append(Offer("throw-in", seat, shown))
        return Choices(-1, tuple(offers))
