"""The cut for the first deal, and the deal."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import mask_of
from referee.expressions import Compiled
from referee.log import Dealt
from referee.log.verbs import CUT, DEAL
from referee.rules import Rules
from referee.rules.phase_model import DealPhase
from referee.rules.rules import DEAL_SCOPE
from referee.table import Choices, Fault, Named, Offer, OneState, Shown, Table, Told


class Deal(OneState):
    """Each seat gets its cards; the rest of the pack is the stock."""

    def __init__(self, model: DealPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.stock = model.stock
        self.dealer_clause = rules.model.dealer.clause
        self.pack_clause = rules.model.pack.clause
        removed = rules.model.pack.remove
        self.removed_clause = self.pack_clause if removed is None else removed.clause
        self.whole_pack = rules.pack
        self.pack = rules.pack_for(seat_count)
        self.pack_size = self.pack.bit_count()
        self.most = (self.pack_size - rules.turned_once) // (seat_count + rules.turned_a_trick)
        self.fixed = model.each if isinstance(model.each, int) else self.pack_size // seat_count
        self.size: Compiled | None = None
        if isinstance(model.each, str) and model.each != "all":
            self.size = rules.expression(model.each, "number", DEAL_SCOPE).value
        trump = rules.model.trump
        suits = [] if trump is None else trump.suits
        self.trumps = [-1 if suit is None else rules.cards.suits.index(suit) for suit in suits] or [-1]
        self.class_mask = rules.class_mask
        self.seat_count = seat_count
        cut = rules.model.dealer.first
        self.cut_rows = [rules.selector(text).mask() for text in cut.order] if cut else []
        self.lowest = cut is not None and cut.deals == "lowest"
        self.accepts = {DEAL: self.deal}
        if cut:
            self.accepts[CUT] = self.cut

    def enter(self, table: Table) -> None:
        """Wait for the deal: of hands thrown in and dealt again all are one deal."""
        table.turn = table.dealer
        if not table.redeals:
            table.deal_no += 1

    def cut(self, table: Table, seat: int, cards: Sequence[int]) -> Fault | None:
        """The lower (or higher) card deals first; equal cards are cut again."""
        if table.dealer >= 0:
            return Fault("order.out-of-phase", "cut-settled", self.dealer_clause, seat, {"dealer": Named(table.dealer)})
        fault = self._twice_or_foreign([(("cut", place), card) for place, card in enumerate(cards)], -1)
        if fault:
            return fault
        ranks = [self._cut_rank(card) for card in cards]
        best = (max if self.lowest else min)(ranks)  # rows stand from high to low
        table.cut_open = ranks.count(best) > 1
        table.dealer = -1 if table.cut_open else ranks.index(best)
        table.turn = table.dealer
        return None

    def _cut_rank(self, card: int) -> int:
        return next((row for row, mask in enumerate(self.cut_rows) if mask >> card & 1), len(self.cut_rows))

    def _twice_or_foreign(self, cards: Sequence[tuple[tuple[str | int, ...], int]], seat: int) -> Fault | None:
        """A card that stands twice, else a card that this pack does not have."""
        seen = 0
        for where, card in cards:
            if card < 0:
                continue
            if seen >> card & 1:
                return Fault(
                    "deal.duplicate-card", "card-twice", self.pack_clause, seat, {"card": Shown.card(card)}, None, where
                )
            seen |= 1 << card
        for where, card in cards:
            if card >= 0 and not self.pack >> card & 1:
                removed = self.whole_pack >> card & 1
                words, clause = ("card-removed", self.removed_clause) if removed else ("card-foreign", self.pack_clause)
                args: dict[str, object] = {"card": Shown.card(card), "players": self.seat_count}
                return Fault("deal.foreign-card", words, clause, seat, args, None, where)
        return None

    def deal(self, table: Table, seat: int, dealt: Dealt) -> Fault | None:
        """Take the hands as recorded; what is not recorded is unknown."""
        if table.cut_open:
            return Fault("order.out-of-phase", "cut-again", self.dealer_clause, seat)
        dealer = table.dealer
        if dealer < 0:
            if seat < 0:
                return Fault("deal.no-dealer", "no-dealer", self.dealer_clause)
            dealer = seat
        elif seat >= 0 and seat != dealer:
            why = "again" if table.redeals else "cut" if table.deal_no == 1 else "next"
            args: dict[str, object] = {"seat": Named(seat), "expected": Named(dealer)}
            return Fault("deal.wrong-dealer", f"wrong-dealer-{why}", self.dealer_clause, seat, args)
        each = self._each(table)
        left = self.pack_size - each * self.seat_count
        fault = self._miscounted(dealt, dealer, each, left)
        if fault:
            return fault
        masks, pile = dealt.masks, dealt.piles.get(self.stock) if self.stock else None
        known = mask_of(pile) if pile else 0
        named = sum([1 for card in pile if card >= 0]) if pile else 0
        for mask in masks:
            known |= mask
        if known.bit_count() != named + dealt.named or known & ~self.pack:
            places: list[tuple[tuple[str | int, ...], int]] = [
                (("deal", place, k), card) for place, hand in enumerate(dealt.hands) for k, card in enumerate(hand)
            ]
            places += [((self.stock or "", k), card) for k, card in enumerate(pile or ())]
            return self._twice_or_foreign(places, dealer)
        table.dealer = dealer
        table.new_deal()
        table.hand_size = each
        table.hands = masks.copy()
        table.original = masks.copy()
        table.unknown = [each - mask.bit_count() for mask in masks]
        table.located = known
        table.stock = list(reversed(pile)) if pile is not None else None
        table.stock_left = left
        table.trump = self.trumps[(table.deal_no - 1) % len(self.trumps)]
        table.trump_mask = self.class_mask[table.trump]
        table.advance()
        return None

    def _each(self, table: Table) -> int:
        """How many cards each seat gets in this deal: at least one, and no more than leaves those to be turned up."""
        return self.fixed if self.size is None else max(1, min(self.most, self.size(table, 0, 0)))

    def _miscounted(self, dealt: Dealt, dealer: int, each: int, left: int) -> Fault | None:
        for place, hand in enumerate(dealt.hands):
            if len(hand) != each and not dealt.left_out >> place & 1:
                args: dict[str, object] = {"seat": Named(place), "count": len(hand), "expected": each}
                return Fault("deal.wrong-count", "wrong-count", self.clause, dealer, args)
        for name, pile in dealt.piles.items():
            if len(pile) != left:
                args = {"pile": name, "count": len(pile), "expected": left}
                return Fault("deal.wrong-count", "wrong-count-pile", self.clause, dealer, args)
        return None

    def due(self, table: Table) -> Told:
        """The cut, or the deal."""
        if table.cut_open:
            return Told("due-cut")
        if table.dealer >= 0:
            return Told("due-deal", {"seat": Named(table.dealer)})
        return Told("due-cut-or-deal" if self.cut_rows else "due-first-deal")

    def legal(self, table: Table) -> Choices:
        """A deal by the dealer; before the first one a cut, or a deal by anybody."""
        if table.dealer >= 0:
            return Choices(table.dealer, (Offer("deal", table.dealer, chance=True),))
        offers = [Offer("cut", -1, chance=True)] if self.cut_rows else []
        if not table.cut_open:
            offers += [Offer("deal", seat, chance=True) for seat in range(self.seat_count)]
        return Choices(-1, tuple(offers))
