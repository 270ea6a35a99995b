"""Bidding: each seat says once how many tricks it will take."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import MOST_CARDS
from referee.log.model import MOST
from referee.log.verbs import BID
from referee.rules import Rules
from referee.rules.model import BiddingPhase
from referee.rules.rules import SCORE_SCOPE
from referee.table import Choices, Fault, Named, Offer, OneState, Range, Table, Told


class Bidding(OneState):
    """Each seat that is still in bids a whole number, in turn and once; a bid out of range stands all the same."""

    def __init__(self, model: BiddingPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.start = model.start
        self.hook = model.hook
        self.most = None if model.most is None else rules.expression(model.most, "number", SCORE_SCOPE).value
        self.accepts = {BID: self.bid}

    def enter(self, table: Table) -> None:
        """The first to bid."""
        table.turn = table.begins(self.start)

    def bid(self, table: Table, seat: int, bid: int | str) -> Fault | None:
        """One seat bids."""
        turn = table.turn
        if seat != turn and seat >= 0:
            return table.out_of_turn(seat, turn, self.clause)
        assert isinstance(bid, int), "a word is refused where the log is read, for these rules list none"
        most = self._highest(table, turn)
        args: dict[str, object] = {"seat": Named(turn), "bid": bid, "most": most}
        if most is not None and bid > most:
            table.irregular(Fault("bid.out-of-range", "bid-high", self.clause, turn, args))
        elif self.hook is not None and bid == self._hooked(table, turn):
            args["tricks"] = table.hand_size
            table.irregular(Fault("bid.out-of-range", "bid-hook", self.hook, turn, args))
        table.bids[turn] = bid
        table.turn = table.following[turn]
        if table.bids[table.turn] >= 0:
            table.advance()
        return None

    @staticmethod
    def _hooked(table: Table, seat: int) -> int:
        """The bid by which the last seat would bring the sum to the number of tricks; -1 for any other seat."""
        others = [table.bids[other] for other in range(table.seat_count) if table.active >> other & 1 and other != seat]
        return -1 if min(others, default=0) < 0 else table.hand_size - sum(others)

    def due(self, table: Table) -> Told:
        """A bid."""
        return Told("due-bid", {"seat": Named(table.turn)})

    def legal(self, table: Table) -> Choices:
        """Every bid, one by one where there is a highest."""
        seat = table.turn
        return Choices(seat, tuple(Offer("bid", seat, word=word) for word in self._bids(table, seat)))

    def _bids(self, table: Table, seat: int) -> Iterator[int | Range]:
        hooked = self._hooked(table, seat) if self.hook is not None else -1
        most = self._highest(table, seat)
        if most is not None and most <= MOST_CARDS:
            yield from (bid for bid in range(most + 1) if bid != hooked)
        elif hooked < 0:
            yield Range(0, most)
        else:
            yield from range(hooked)
            yield Range(hooked + 1, most)

    def _highest(self, table: Table, seat: int) -> int | None:
        """The highest bid that a seat may make, if there is one."""
        return None if self.most is None else min(MOST, max(0, self.most(table, seat, 0)))
