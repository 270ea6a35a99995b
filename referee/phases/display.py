"""Laying cards open: what a hand must show, and what a display says of the cards that it does not show."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import mask_of, members
from referee.log.verbs import DISPLAY
from referee.rules import Rules
from referee.rules.phase_model import DisplayPhase
from referee.table import Choices, Display, Fault, Named, Offer, OneState, Shown, Table, Told
from referee.tricks import strengths


class Displaying(OneState):
    """Each seat that is still in shows the lowest card of each suit, in any order of the seats.

    It is forced, so that it may be left out. The cards stay in the hand. Of a hand that the log does not know, a
    display is believed until a later card, or counting, refutes it.
    """

    optional = True

    def __init__(self, model: DisplayPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.one_suit = model.show == "lowest-of-one-suit"
        self.seat_count = seat_count
        cards = rules.cards
        pack = rules.pack_for(seat_count)
        about = rules.selector(model.cards).mask() & pack
        orders = rules.suit_orders if model.order == "own" else {}
        height = strengths(cards, [str(rank) for rank in rules.model.order.default], orders)
        self.suits = [mask & about for mask in rules.class_mask if mask & about]
        self.rising = [
            tuple(1 << card for card in sorted(members(suit), key=height.__getitem__)) for suit in self.suits
        ]
        self.below = [
            mask_of(
                other
                for suit in self.suits
                if suit >> card & 1
                for other in members(suit)
                if height[other] < height[card]
            )
            for card in range(len(cards))
        ]
        self.about = about
        self.accepts = {DISPLAY: self.display}

    def enter(self, table: Table) -> None:
        """Wait: the seats may show their cards, or the next phase begins."""

    def display(self, table: Table, seat: int, cards: Sequence[int]) -> Fault | None:
        """Take the cards as shown, and say what is wrong with them."""
        if not table.active >> seat & 1:
            return self._fault("order.out-of-turn", "display-folded", seat)
        if table.displayed >> seat & 1:
            return self._fault("order.out-of-turn", "display-again", seat)
        fault = self._not_held(table, seat, cards)
        if fault is not None:
            return fault
        shown = mask_of(cards)
        table.reveal(seat, shown)
        table.displayed |= 1 << seat
        denied = self._denied(shown)
        hidden = table.unknown[seat] > 0
        wrong = denied is None or (not hidden and table.hands[seat] & denied)
        if wrong or hidden:
            refuted = self._wrong(table, seat, shown, odd=denied is None)
            if wrong:
                table.irregular(refuted)
            else:
                table.displays.append(Display(table.at, seat, denied or 0, table.played[seat], refuted))
        return None

    def _not_held(self, table: Table, seat: int, cards: Sequence[int]) -> Fault | None:
        """A card that is shown must be in the hand, as far as anybody can tell."""
        seen, room = 0, table.unknown[seat]
        for place, card in enumerate(cards):
            bit = 1 << card
            args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card)}
            words = ""
            if seen & bit:
                words = "display-twice"
            elif not table.hands[seat] & bit:
                room -= 1
                if room < 0 or not table.may_hold(seat, card):
                    words = "display-not-held"
            if words:
                return Fault("display.card-not-held", words, self.clause, seat, args, None, ("display", place))
            seen |= bit
        return None

    def _denied(self, shown: int) -> int | None:
        """The cards that a display says are not in the hand; None where no hand could make it."""
        if shown & ~self.about or (self.one_suit and shown.bit_count() > 1):
            return None
        denied = 0
        for suit in self.suits:
            here = shown & suit
            if here & (here - 1):  # two of a suit
                return None
            if here:
                denied |= self.below[here.bit_length() - 1]
            elif not self.one_suit or not shown:
                denied |= suit
        return denied

    def due_of(self, hand: int) -> int:
        """The lowest card of each suit of a known hand."""
        lowest = 0
        for rising in self.rising:
            for bit in rising:
                if hand & bit:
                    lowest |= bit
                    break
        return lowest

    def _wrong(self, table: Table, seat: int, shown: int, *, odd: bool = False) -> Fault:
        """A display that is not what the hand demands; or an odd one, which no hand does."""
        known = not table.unknown[seat]
        due = self.due_of(table.hands[seat]) if known else None
        args: dict[str, object] = {"seat": Named(seat), "shown": Shown(shown), "due": Shown(due or 0)}
        words = "display-one" if self.one_suit and due else "display-wrong"
        if not known:
            words = "display-odd" if odd else "display-unlike"
        return Fault("display.wrong-cards", words, self.clause, seat, args, due)

    def _fault(self, code: str, words: str, seat: int) -> Fault:
        return Fault(code, words, self.clause, seat, {"seat": Named(seat)})

    def due(self, table: Table) -> Told:
        """Nothing: a display may be left out."""
        return Told("due-nothing")

    def legal(self, table: Table) -> Choices:
        """A display by each seat that has not shown its cards; of a hand that is not known, nobody can say which."""
        offers = []
        for seat in range(self.seat_count):
            if not table.active & ~table.displayed & 1 << seat:
                continue
            if table.unknown[seat]:
                offers.append(Offer("display", seat, chance=True))
                continue
            due = self.due_of(table.hands[seat])
            if self.one_suit and due:
                offers += [Offer("display", seat, (card,)) for card in members(due)]
            else:
                offers.append(Offer("display", seat, tuple(members(due))))
        return Choices(-1, tuple(offers))
