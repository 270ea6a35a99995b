"""Bidding: each seat says once how many tricks it will take, by a number or a word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.cards import MOST_CARDS
from referee.expressions import Compiled
from referee.log.model import MOST
from referee.log.verbs import BID
from referee.rules import Rules
from referee.rules.phase_model import BiddingPhase
from referee.rules.rules import BID_SCOPE
from referee.table import Choices, Fault, Named, Offer, OneState, Range, Table, Told


@dataclass(frozen=True)
class _Word:
    """A word that may be bid: its place among those of the rules, the number it counts as, and when it may be bid."""

    clause: str
    place: int
    counts: int
    spelling: bool
    allowed: Compiled | None


class Bidding(OneState):
    """Each seat that is still in bids a whole number or a word that counts as one, in turn and once.

    A bid out of range stands all the same.
    """

    def __init__(self, model: BiddingPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.start = model.start
        self.hook = model.hook
        self.most = None if model.most is None else rules.expression(model.most, "number", BID_SCOPE).value
        self.words = {
            name: _Word(
                word.clause,
                rules.bid_words.index(name),
                word.counts,
                word.spelling,
                None if word.condition is None else rules.expression(word.condition, "boolean", BID_SCOPE).value,
            )
            for name, word in model.words.items()
        }
        self.accepts = {BID: self.bid}

    def enter(self, table: Table) -> None:
        """The first to bid."""
        table.turn = table.begins(self.start)

    def bid(self, table: Table, seat: int, bid: int | str) -> Fault | None:
        """One seat bids."""
        turn = table.turn
        if seat != turn and seat >= 0:
            return table.out_of_turn(seat, turn, self.clause)
        word = None if isinstance(bid, int) else self.words[bid]
        fault = self._refused(table, turn, bid, word)
        if fault is not None:
            table.irregular(fault)
        table.bids[turn] = self._number(bid)
        table.said[turn] = -1 if word is None else word.place
        table.turn = table.following[turn]
        if table.bids[table.turn] >= 0:
            table.advance()
        return None

    def _number(self, bid: int | str) -> int:
        return bid if isinstance(bid, int) else self.words[bid].counts

    def _refused(self, table: Table, seat: int, bid: int | str, word: _Word | None) -> Fault | None:
        """What is wrong with a bid, if anything."""
        number = self._number(bid)
        most = self._highest(table, seat)
        args: dict[str, object] = {"seat": Named(seat), "bid": bid, "most": most}
        if word is not None and word.allowed is not None and not word.allowed(table, seat, table.hands[seat]):
            return Fault("bid.out-of-range", "bid-word-not-now", word.clause, seat, args)
        if most is not None and number > most:
            return Fault("bid.out-of-range", "bid-high", self.clause, seat, args)
        if self.hook is not None and number == self._hooked(table, seat, most):
            args["tricks"] = table.hand_size
            return Fault("bid.out-of-range", "bid-hook", self.hook, seat, args)
        return None

    @staticmethod
    def _hooked(table: Table, seat: int, most: int | None) -> int:
        """The bid by which the last seat would bring the sum to the number of tricks.

        It is -1 for any other seat, and where nothing else could be bid.
        """
        if most == 0:
            return -1
        others = [table.bids[other] for other in range(table.seat_count) if table.active >> other & 1 and other != seat]
        return -1 if min(others, default=0) < 0 else table.hand_size - sum(others)

    def due(self, table: Table) -> Told:
        """A bid."""
        return Told("due-bid", {"seat": Named(table.turn)})

    def legal(self, table: Table) -> Choices:
        """Every bid, one by one where there is a highest; of words those that are no mere spelling of a number."""
        seat = table.turn
        bids = [*self._bids(table, seat)]
        words = [
            name
            for name, word in self.words.items()
            if not word.spelling and self._refused(table, seat, name, word) is None
        ]
        return Choices(seat, tuple(Offer("bid", seat, word=bid) for bid in (*bids, *words)))

    def _bids(self, table: Table, seat: int) -> Iterator[int | Range]:
        most = self._highest(table, seat)
        hooked = self._hooked(table, seat, most) if self.hook is not None else -1
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
