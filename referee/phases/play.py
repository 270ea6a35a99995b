"""The tricks: leading, following, taking, and what happens after each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from referee.cards import members
from referee.expressions import Compiled
from referee.hidden import holding, pool
from referee.log.verbs import PLAY, TURN
from referee.reasons import reason_of, told
from referee.rules import Rules
from referee.rules.model import PlayPhase, Rung, ScoreStep
from referee.rules.rules import TRICK_SCOPE, TRICK_TURN_SCOPE
from referee.stock import Turning
from referee.table import (
    Choices,
    Complete,
    Fault,
    Handler,
    Named,
    Offer,
    Open,
    Reason,
    Runner,
    Shown,
    Table,
    Term,
    Told,
    out_of_turn,
)
from referee.tricks import Duty, strengths, trick_law


@dataclass(frozen=True)
class _Scoring:
    """A score after each trick."""

    to_winner: bool
    value: Compiled
    reason: Reason


class Play:
    """The tricks of a deal.

    A lead must be a card in hand; the others are bound by the ladder (`referee.tricks`). A revoke stands, and the
    trick is judged by the cards as they lie.
    """

    optional = False

    def __init__(self, model: PlayPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.lead_clause = model.lead.clause
        self.first_is_dealer = model.lead.first == "dealer"
        self.seat_count = seat_count
        self.names = rules.model.cards.names
        self.suits = rules.cards.suits
        self.class_of = rules.class_of
        self.class_mask = rules.class_mask
        order = rules.model.order
        strength = strengths(rules.cards, [str(r) for r in order.default], rules.suit_orders)
        self.law = trick_law(
            rules.class_mask,
            strength,
            [rules.selector(text) for text in model.win.tiers],
            model.win.pick,
            [self._duty(entry, model.follow.clause, rules) for entry in model.follow.ladder],
            [self._duty(entry, model.follow.clause, rules) for entry in model.follow.permit],
        )
        self.steps: list[Turning | _Scoring] = []
        for step in model.after:
            if isinstance(step, ScoreStep):
                amount = rules.expression(step.amount, "number", TRICK_SCOPE)
                reason = reason_of(rules, step.clause, amount, TRICK_SCOPE, step.why)
                self.steps.append(_Scoring(step.to == "winner", amount.value, reason))
            else:
                self.steps.append(Turning(step, rules, TRICK_TURN_SCOPE))
        self.run = self._runner()
        self.accepts: dict[int, Handler] = {PLAY: self.play}
        self.playing: Sequence[Handler] = ()
        self.turning: Sequence[Handler] = ()

    @staticmethod
    def _duty(entry: str | Rung, clause: str, rules: Rules) -> Duty:
        if isinstance(entry, Rung):
            return Duty(rules.selector(entry.cards), entry.clause)
        return Duty(rules.selector(entry), clause)

    @property
    def turning_clause(self) -> str:
        """The clause that a card is turned up by after a trick."""
        return next((step.clause for step in self.steps if isinstance(step, Turning)), self.clause)

    @property
    def verbs(self) -> frozenset[int]:
        """Playing, and turning up where a card is turned up after a trick."""
        return frozenset({PLAY, TURN} if any(isinstance(step, Turning) for step in self.steps) else {PLAY})

    def prepare(self, complete: Complete) -> None:
        """Playing to a trick, and turning up after it."""
        self.playing = complete(self.clause, self.accepts)
        self.turning = complete(self.turning_clause, {TURN: self.turn})

    def enter(self, table: Table) -> None:
        """The first lead."""
        table.leader = table.turn = table.dealer if self.first_is_dealer else table.left_of(table.dealer)
        table.handlers = self.playing
        table.runner = self.run

    def _runner(self) -> Runner:
        """Take acts of the tricks, one after the other, for as long as they are lawful plays and turn-ups.

        Of each card played: whose turn it is, whether it is in hand, whether it follows. After a trick its steps, of
        which a turn-up waits for the card; then the next trick, or the end of the tricks. What never changes is bound
        once, and what changes with every card is kept at hand: this runs for every card of a corpus.
        """
        seat_count, class_of, class_mask = self.seat_count, self.class_of, self.class_mask
        law_power, law_breach = self.law.power, self.law.breach
        bits = tuple(1 << card for card in range(len(class_of)))
        following = tuple((seat + 1) % seat_count for seat in range(seat_count))
        not_held, does_not_follow, score = self._not_held, self._does_not_follow, self._score
        last = seat_count - 1
        turn_ups = [step.turn if isinstance(step, Turning) else None for step in self.steps]
        scorings = [None if isinstance(step, Turning) else step for step in self.steps]
        step_count = len(self.steps)

        def run(table: Table, acts: Sequence[tuple[int, int, Any, Any]], place: int) -> tuple[int, Fault | None]:
            turning = table.handlers is self.turning
            if not turning and table.handlers is not self.playing:
                return place, None
            hands, played = table.hands, table.played
            turn, best, best_seat = table.turn, table.best, table.best_seat
            binding, powers, step, cards = table.binding, table.powers, table.step, table.trick_cards
            fault: Fault | None = None
            count = len(acts)
            while place < count:
                verb, seat, card, table.at = acts[place]
                if turning:
                    turn_up = turn_ups[step]
                    if verb != TURN or turn_up is None:
                        break
                    fault = turn_up(table, seat, turn, card)
                    if fault is not None:
                        break
                    place += 1
                    if table.finished:
                        return place, None
                    step += 1
                else:
                    if verb != PLAY:
                        break
                    if seat != turn and seat >= 0:
                        fault = out_of_turn(seat, turn, self.clause if cards else self.lead_clause)
                        break
                    bit = bits[card]
                    hand = hands[turn]
                    if hand & bit:
                        hand ^= bit
                        hands[turn] = hand
                    elif table.unknown[turn] and not table.located & bit and table.pack & bit:
                        table.unknown[turn] -= 1
                        table.located |= bit
                    else:
                        fault = not_held(table, turn, card)
                        break
                    played[turn] |= bit
                    place += 1
                    if cards:
                        if binding[card] and (hand & binding[card] or table.unknown[turn]):
                            table.binding = binding
                            does_not_follow(table, turn, card, hand)
                        power = powers[card]
                        if power > best:
                            best = power
                            best_seat = turn
                    else:
                        trump = table.trump
                        table.led = led = class_of[card]
                        table.led_mask = class_mask[led]
                        powers = law_power[trump][led]
                        binding = law_breach[trump][led]
                        best = powers[card]
                        best_seat = turn
                    cards.append(card)
                    if len(cards) <= last:
                        turn = following[turn]
                        continue
                    turn = table.winner = table.last_winner = best_seat
                    table.tricks[turn] += 1
                    table.cards_won[turn] += seat_count
                    table.trick_no += 1
                    step = 0
                while step < step_count:
                    scoring = scorings[step]
                    if scoring is None:
                        turning = True
                        break
                    score(table, turn, scoring)
                    if table.finished:
                        return place, None
                    step += 1
                else:
                    turning = False
                    table.trick_cards = cards = []
                    table.led = -1
                    table.led_mask = 0
                    if table.trick_no == table.hand_size:
                        table.advance()
                        return place, None
                    table.leader = turn
            table.turn, table.best, table.best_seat = turn, best, best_seat
            table.binding, table.powers, table.step = binding, powers, step
            table.handlers = self.turning if turning else self.playing
            return place, fault

        return run

    def _score(self, table: Table, winner: int, scoring: _Scoring) -> None:
        """Score after a trick."""
        reason = scoring.reason
        for seat in (winner,) if scoring.to_winner else range(self.seat_count):
            points = scoring.value(table, seat, 0)
            if points:
                table.award(seat, points, reason, told(reason, table, seat, tuple(table.trick_cards)))
                if table.finished:
                    return

    def play(self, table: Table, seat: int, card: int) -> Fault | None:
        """A single card to the trick."""
        return self.run(table, [(PLAY, seat, card, table.at)], 0)[1]

    def _does_not_follow(self, table: Table, seat: int, card: int, hand: int) -> None:
        """A card that the duty may not allow: a revoke where the hand shows it, else open until it does."""
        if hand & table.binding[card]:
            table.irregular(self._revoke(table, seat, card, hand))
            return
        fault = self._revoke(table, seat, card, 0)
        duties = self.law.duties[table.trump][table.led]
        table.open.append(
            Open(table.at, seat, fault, table.played[seat], table.binding[card], table.binding, duties=duties)
        )

    def turn(self, table: Table, seat: int, card: int) -> Fault | None:
        """The winner turns up the next card."""
        return self.run(table, [(TURN, seat, card, table.at)], 0)[1]

    def _not_held(self, table: Table, seat: int, card: int) -> Fault:
        """Say where the card is instead."""
        bit = 1 << card
        args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card), "held": Shown(table.hands[seat])}
        words = "play-not-held"
        if not table.pack & bit:
            words = "play-foreign"
        else:
            for other in range(self.seat_count):
                if table.played[other] & bit:
                    words, args["holder"] = "play-again" if other == seat else "play-played", Named(other)
                elif table.hands[other] & bit:
                    words, args["holder"] = "play-other-hand", Named(other)
            if words == "play-not-held" and table.located & bit:
                words = "play-turned"
        return Fault("play.card-not-held", words, self.clause, seat, args, None, ("play",))

    def _revoke(self, table: Table, seat: int, card: int, hand: int) -> Fault:
        """A card that the duty does not allow: `hand` is what was held beside it."""
        due, clause = self.law.duty(table.trump, table.led, hand & table.binding[card])
        suit = self.names.get(self.suits[table.led], {})
        args: dict[str, object] = {
            "seat": Named(seat),
            "card": Shown.card(card),
            "held": Shown(hand & due),
            "suit": Term(suit, self.suits[table.led]),
        }
        lawful = self._lawful(table, hand)
        return Fault("play.revoke", "revoke", clause, seat, args, lawful, ("play",))

    def _lawful(self, table: Table, hand: int) -> int:
        """The cards of a fully known hand that may be played now."""
        if not table.trick_cards:
            return hand
        return sum(1 << card for card in members(hand) if not table.binding[card] & hand)

    def due(self, table: Table) -> Told:
        """A card to the trick, or the card that is to be turned up."""
        words = "due-turn" if table.handlers is self.turning else "due-play" if table.trick_cards else "due-lead"
        return Told(words, {"seat": Named(table.turn)})

    def legal(self, table: Table) -> Choices:
        """What the seat to act may play, and why not the rest; or the card that is to be turned up."""
        seat = table.turn
        if table.handlers is self.turning:
            return Choices(seat, (Offer("turn", seat, chance=True),))
        hand, missing = holding(table, seat)
        lawful = self._lawful(table, hand)
        if missing and table.trick_cards:  # what too few other cards are left for is refused as well
            rest = pool(table)
            lawful = sum(
                1 << card
                for card in members(lawful)
                if not table.binding[card] or missing <= (rest & ~table.binding[card]).bit_count()
            )
        offers = tuple(Offer("play", seat, (card,)) for card in members(lawful))
        refused = tuple(
            (Offer("play", seat, (card,)), self._revoke(table, seat, card, hand ^ (1 << card)))
            for card in members(hand & ~lawful)
        )
        return Choices(seat, offers, refused, missing)
