"""Betting: passing, betting, matching, raising and folding, in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.log.model import MOST
from referee.log.verbs import BET
from referee.rules import Rules
from referee.rules.phase_model import BettingPhase
from referee.rules.rules import OPENS_SCOPE
from referee.table import Choices, Fault, Handler, Named, Offer, OneState, Range, Table, Told

Bet = int | str
"""A word, or what a seat's whole stake in this betting becomes, in chips."""


class Betting(OneState):
    """Each seat in turn folds, matches the bet or raises it; before there is one it may pass.

    Whoever folds is out of the deal. The betting is over when nobody is left who has to speak: after a raise that is
    everybody else who is still in. Where all but one have folded the deal may end at once.
    """

    def __init__(self, model: BettingPhase, rules: Rules, seat_count: int) -> None:
        self.model = model
        self.clause = model.clause
        self.pot = seat_count + list(rules.model.pots).index(model.pot)
        self.seat_count = seat_count
        self.opens_at = (
            None if model.opens_at is None else rules.expression(model.opens_at, "number", OPENS_SCOPE).value
        )
        self.accepts = {BET: self.bet}
        self.elsewhere: Mapping[int, Handler] = {} if model.own_raise is None else {BET: self._own_raise}

    def enter(self, table: Table) -> None:
        """The first to speak."""
        opening = 0 if self.opens_at is None else max(0, self.opens_at(table, -1, 0))
        table.stakes = [opening] * self.seat_count
        table.level = opening
        table.bets_open = self.opens_at is not None
        table.last_raiser = -1
        table.passed = 0
        table.to_act = table.active
        table.turn = table.begins(self.model.start)

    def bet(self, table: Table, seat: int, bet: Bet) -> Fault | None:
        """One seat speaks."""
        turn = table.turn
        fault = self._own_raise(table, turn if seat < 0 else seat, bet)
        if fault is not None:
            return fault
        if seat != turn and seat >= 0:
            return table.out_of_turn(seat, turn, self.clause)
        fault = self._refused(table, turn, bet)
        if fault is not None:
            return fault
        bit = 1 << turn
        table.to_act &= ~bit
        if bet == "fold":
            table.stay(table.active & ~bit)
            if table.trick_size == 1 and self.model.alone is not None:
                table.course.leave(table)
                return None
        elif bet == "pass":
            table.passed |= bit
        elif bet == "match":
            staked = table.stakes[turn]
            in_full = self.model.match == "in-full" and self._to_pay(table, turn)
            self._stake(table, turn, staked + table.level if in_full else table.level, table.level, "chips-match")
        else:
            assert isinstance(bet, int)
            self._stake(table, turn, bet, bet, "chips-raise" if table.bets_open else "chips-bet")
            table.opening = not table.bets_open
            table.bets_open = True
            table.level = bet
            table.last_raiser = turn
            table.to_act = table.active if self.model.close == "full-circle" else table.active & ~bit
        if table.to_act & table.active and table.trick_size > 1:
            table.turn = self._next(table, turn)
        elif not table.bets_open and table.trick_size > 1 and self.model.all_pass == "end-deal":
            table.course.end_deal(table)
        else:
            table.advance()
        return None

    @staticmethod
    def _to_pay(table: Table, seat: int) -> bool:
        """There is a bet to match: no raise of one's own, and not only what everybody has staked before."""
        return seat != table.last_raiser and (table.last_raiser >= 0 or table.stakes[seat] < table.level)

    def _next(self, table: Table, turn: int) -> int:
        """The next seat to the left that has to speak."""
        seat = table.following[turn]
        while not table.to_act >> seat & 1:
            seat = table.following[seat]
        return seat

    def _stake(self, table: Table, seat: int, stake: int, bet: int, words: str) -> None:
        """A seat's stake grows; the chips go into the pot."""
        chips = stake - table.stakes[seat]
        table.stakes[seat] = max(stake, table.stakes[seat])
        table.pay(seat, self.pot, chips, self.clause, Told(words, {"stake": bet}))

    def _own_raise(self, table: Table, seat: int, bet: Bet) -> Fault | None:
        """Whoever raised last raises again, at whatever point of the deal."""
        rule = self.model.own_raise
        if rule is None or seat < 0 or seat != table.last_raiser or not isinstance(bet, int) or bet <= table.level:
            return None
        if table.opening and not rule.opening:
            return None
        args: dict[str, object] = {"seat": Named(seat), "bet": bet, "level": table.level}
        return Fault("bet.own-raise", "own-raise", rule.clause, seat, args)

    def _refused(self, table: Table, seat: int, bet: Bet) -> Fault | None:
        """What a seat whose turn it is may not say now."""
        staked = max(table.level, table.stakes[seat])  # where the whole bet is matched one may have staked more
        args: dict[str, object] = {"seat": Named(seat), "bet": bet, "level": staked}
        code, words, clause = "", "", self.clause
        if bet == "pass":
            if table.bets_open:
                code, words = "bet.pass-after-bet", "bet-pass"
            elif self._must_bet(table, seat):
                code, words = "order.out-of-phase", "bet-must"
        elif bet == "match":
            if not table.bets_open:
                code, words = "bet.nothing-to-match", "bet-match"
        elif bet == "fold":
            if not table.bets_open and not self.model.early_fold:
                code, words, clause = "order.out-of-phase", "bet-early-fold", self.model.fold
            elif not table.bets_open and self._must_bet(table, seat):
                code, words = "order.out-of-phase", "bet-must"
        elif isinstance(bet, int):
            if not self.model.late_raise and table.passed >> seat & 1:
                code, words = "order.out-of-phase", "bet-late-raise"
            elif bet <= staked:
                code, words = "bet.too-low", "bet-low" if table.bets_open else "bet-nothing"
            elif self.model.limit is not None and bet > self._most(table, seat):
                code, words, clause = "bet.too-high", "bet-high", self.model.limit.clause
                args["most"] = self._most(table, seat)
        return Fault(code, words, clause, seat, args) if code else None

    def _must_bet(self, table: Table, seat: int) -> bool:
        """Nobody has bet, and the last seat that has to speak may not let it be, if the limit lets it bet at all."""
        if self.model.all_pass != "dealer-bets" or table.to_act.bit_count() > 1:
            return False
        return self.model.limit is None or self._most(table, seat) > table.level

    def _most(self, table: Table, seat: int) -> int:
        """The highest raise where the pot is the limit: the pot as it is when the bet is matched."""
        return table.level + table.accounts[self.pot] + table.level - table.stakes[seat]

    def due(self, table: Table) -> Told:
        """A word, or a bet."""
        return Told("due-match" if table.bets_open else "due-bet", {"seat": Named(table.turn)})

    def legal(self, table: Table) -> Choices:
        """What the seat to act may say, and how much it may bet."""
        seat = table.turn
        return Choices(seat, tuple(Offer("bet", seat, word=word) for word in self._words(table, seat)))

    def _words(self, table: Table, seat: int) -> Iterator[Bet | Range]:
        for word in ("pass", "match", "fold"):
            if self._refused(table, seat, word) is None:
                yield word
        lowest = max(table.level, table.stakes[seat]) + 1
        refused = self._own_raise(table, seat, lowest) or self._refused(table, seat, lowest)
        if refused is None and lowest <= MOST:
            yield Range(lowest, None if self.model.limit is None else min(MOST, self._most(table, seat)))
