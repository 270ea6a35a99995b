"""The tricks: leading, following, taking, and what happens after each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from referee.cards import members
from referee.expressions import Compiled
from referee.hidden import holding, pool
from referee.log.verbs import CLAIMS, DRAW, PLAY, PLAY_AS, RENAME, TURN, VERBS
from referee.reasons import reason_of, told
from referee.rules import Rules
from referee.rules.phase_model import DrawStep, PlayPhase, Rung, ScoreStep, Veto, vetoes_of
from referee.rules.rules import LEAD_SCOPE, TRICK_SCOPE, TRICK_TURN_SCOPE
from referee.stock import Drawing, Turning
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
)
from referee.tricks import Duty, TrickLaw, shared_law, strengths
from referee.wilds import Wilds

_TAKE: Final = -1
"""Stands for an act where a trick is to be taken without another card."""


@dataclass(frozen=True)
class _Scoring:
    """A score after each trick."""

    to_winner: bool
    value: Compiled
    reason: Reason


class _Vetoes:
    """Vetoes on leading, or on following: which of them hold at a moment."""

    def __init__(self, vetoes: Sequence[Veto], rules: Rules) -> None:
        self.duties = [Duty(rules.selector(veto.cards), veto.clause) for veto in vetoes]
        self.allowed = [
            None if veto.unless is None else rules.expression(veto.unless, "boolean", LEAD_SCOPE).value
            for veto in vetoes
        ]

    def in_force(self, table: Table, seat: int) -> int:
        """Those that hold when a seat leads, as a mask."""
        held = 0
        for place, allowed in enumerate(self.allowed):
            if allowed is None or not allowed(table, seat, table.hands[seat]):
                held |= 1 << place
        return held

    def of(self, force: int) -> list[Duty]:
        """Those of a mask."""
        return [duty for place, duty in enumerate(self.duties) if force >> place & 1]


class _Laws(dict[int, TrickLaw]):
    """The law of tricks by the vetoes on following that hold, as a mask; each is worked out when it is first needed."""

    def __init__(self, make: Callable[[int], TrickLaw]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, force: int) -> TrickLaw:
        law = self[force] = self.make(force)
        return law


class Play:
    """The tricks of a deal.

    A lead must be a card in hand that no veto forbids; the others are bound by the ladder (`referee.tricks`), and by
    vetoes within it. A revoke stands, and the trick is judged by the cards as they lie; a wild card lies as the card
    that it is named as.
    """

    optional = False
    elsewhere: Mapping[int, Handler] = MappingProxyType({})

    def __init__(self, model: PlayPhase, rules: Rules, seat_count: int) -> None:
        self.clause = model.clause
        self.lead_clause = model.lead.clause
        self.follow_clause = model.follow.clause
        self.first = model.lead.first
        self.seat_count = seat_count
        self.names = rules.model.cards.names
        self.suits = rules.cards.suits
        self.class_of = rules.class_of
        self.class_mask = rules.class_mask
        pack = rules.pack_for(seat_count)
        order = rules.model.order
        strength = tuple(strengths(rules.cards, [str(r) for r in order.default], rules.suit_orders))
        self.leading = _Vetoes(vetoes_of(model.lead.veto), rules)
        self.joining = _Vetoes(vetoes_of(model.follow.veto), rules)
        tiers = tuple(rules.selector(text) for text in model.win.tiers)
        ladder = tuple(self._duty(entry, model.follow.clause, rules) for entry in model.follow.ladder)
        permits = tuple(self._duty(entry, model.follow.clause, rules) for entry in model.follow.permit)

        def law(force: int) -> TrickLaw:
            vetoes = self.joining.of(force)
            return shared_law(rules.class_mask, strength, tiers, model.win.pick, ladder, permits, tuple(vetoes))

        self.laws = _Laws(law)
        self.wilds: Wilds | None = None
        if rules.model.wild is not None:
            self.wilds = Wilds(rules.model.wild, rules, pack, self.laws[0], list(strength))
            self.laws[0] = self.wilds.law
        self.pack = pack
        self.lead_breaches: dict[tuple[int, int], tuple[int, ...]] = {}
        self.free: Sequence[int] = (0,) * len(rules.cards)
        self.steps: list[Turning | Drawing | _Scoring] = []
        for step in model.after:
            if isinstance(step, ScoreStep):
                amount = rules.expression(step.amount, "number", TRICK_SCOPE)
                reason = reason_of(rules, step.clause, amount, TRICK_SCOPE, step.why)
                self.steps.append(_Scoring(step.to == "winner", amount.value, reason))
            elif isinstance(step, DrawStep):
                self.steps += [Drawing(step, place) for place in range(seat_count)]
            else:
                self.steps.append(Turning(step, rules, TRICK_TURN_SCOPE))
        self.draws = any(isinstance(step, Drawing) for step in self.steps)
        self.run = self._runner()
        self.accepts: dict[int, Handler] = {PLAY: self.play}
        if self.wilds is not None:
            self.accepts[PLAY_AS] = self.play_as
        self.playing: Sequence[Handler] = ()
        self.turning: Sequence[Handler] = ()
        self.drawing: Sequence[Handler] = ()
        self.renaming: Sequence[Handler] = ()

    @staticmethod
    def _duty(entry: str | Rung, clause: str, rules: Rules) -> Duty:
        if isinstance(entry, Rung):
            return Duty(rules.selector(entry.cards), entry.clause)
        return Duty(rules.selector(entry), clause)

    def _clause_of(self, kind: type[Turning] | type[Drawing]) -> str:
        """The clause by which a card is turned up, or drawn, after a trick."""
        return next((step.clause for step in self.steps if isinstance(step, kind)), self.clause)

    @property
    def verbs(self) -> frozenset[int]:
        """Playing; turning up and drawing where the rules have it after a trick; renaming where wild cards are."""
        turns = any(isinstance(step, Turning) for step in self.steps)
        renames = self.wilds is not None and self.wilds.renaming is not None
        return frozenset((*self.accepts, *[TURN] * turns, *[DRAW] * self.draws, *[RENAME] * renames))

    def prepare(self, complete: Complete) -> None:
        """Playing to a trick, turning up and drawing after it, and renaming."""
        self.playing = complete(self.clause, self.accepts)
        self.turning = complete(self._clause_of(Turning), {TURN: self.turn})
        self.drawing = complete(self._clause_of(Drawing), {DRAW: self.draw})
        if self.wilds is not None and self.wilds.renaming is not None:
            others = [verb for verb in range(len(VERBS)) if verb not in CLAIMS]
            missing: dict[int, Handler] = dict.fromkeys(others, self.wilds.rename_missing)
            self.renaming = complete(self.wilds.renaming.clause, {**missing, RENAME: self.rename})

    def enter(self, table: Table) -> None:
        """The first lead."""
        table.leader = table.turn = table.begins(self.first)
        table.handlers = self.playing
        table.runner = self.run

    def _runner(self) -> Runner:
        """Take acts of the tricks, one after the other, for as long as they are lawful plays, turn-ups and draws.

        Of each card played: whose turn it is, whether it is in hand, whether it follows. After a trick its steps, of
        which a turn-up and a draw wait for the card; then the next trick, or the end of the tricks. What never changes
        is bound once, and what changes with every card is kept at hand: this runs for every card of a corpus.
        """
        class_of, class_mask = self.class_of, self.class_mask
        law_power, law_breach = self.laws[0].power, self.laws[0].breach
        laws, joining, draws = self.laws, self.joining if self.joining.duties else None, self.draws
        # a wild card needs a name: as it has no bit here it is found nowhere, and told by who looks for the reason
        wilds = self.wilds
        bits = tuple(0 if wilds and wilds.cards >> card & 1 else 1 << card for card in range(len(class_of)))
        not_held, does_not_follow, score = self._not_held, self._does_not_follow, self._score
        vetoed = bool(self.leading.duties)
        at_once = wilds is not None and wilds.at_once
        takers = [None if isinstance(step, _Scoring) else step.take for step in self.steps]
        takes = [DRAW if isinstance(step, Drawing) else TURN for step in self.steps]
        scorings = [step if isinstance(step, _Scoring) else None for step in self.steps]
        step_count = len(self.steps)

        def run(table: Table, acts: Sequence[tuple[int, int, Any, Any]], place: int) -> tuple[int, Fault | None]:
            handlers = table.handlers
            waiting = handlers is self.turning or handlers is self.drawing
            if not waiting and handlers is not self.playing:
                return place, None
            hands, played, named = table.hands, table.played, table.named
            turn, best, best_seat = table.turn, table.best, table.best_seat
            binding, powers, step, cards = table.binding, table.powers, table.step, table.trick_cards
            size, following = table.trick_size, table.following
            renaming = False
            fault: Fault | None = None
            count = len(acts)
            while place < count:
                verb, seat, card, table.at = acts[place]
                if waiting:
                    take = takers[step]
                    if verb != takes[step] or take is None:
                        break
                    fault = take(table, seat, turn, card)
                    if fault is not None:
                        break
                    place += 1
                    if table.finished:
                        return place, None
                    step += 1
                elif verb == PLAY:
                    if seat != turn and seat >= 0:
                        fault = table.out_of_turn(seat, turn, self.clause if cards else self.lead_clause)
                        break
                    bit = bits[card]
                    hand = hands[turn]
                    if hand & bit:
                        hand ^= bit
                        hands[turn] = hand
                    elif table.unknown[turn] and not table.located & bit and table.pack & bit:
                        table.unknown[turn] -= 1
                        table.located |= bit
                        table.seen.append((turn, table.trick_no, card))
                    else:
                        fault = not_held(table, turn, card)
                        break
                    place += 1
                    if cards:
                        played[turn] |= bit
                        if binding[card] and (hand & binding[card] or table.unknown[turn]):
                            table.binding = binding
                            does_not_follow(table, turn, card, hand)
                        power = powers[card]
                        if power > best:
                            best = power
                            best_seat = turn
                    else:
                        if vetoed:
                            self._lead(table, turn, card, hand, card)
                        played[turn] |= bit
                        trump = table.trump
                        table.led = led = class_of[card]
                        table.led_mask = class_mask[led]
                        powers = law_power[trump][led]
                        if joining is None:
                            binding = law_breach[trump][led]
                        else:
                            table.vetoes = joining.in_force(table, turn)
                            binding = laws[table.vetoes].breach[trump][led]
                        best = powers[card]
                        best_seat = turn
                    cards.append(card)
                    if named and (at_once or len(cards) == size) and wilds and wilds.due(table):
                        renaming = True
                        break
                    if len(cards) < size:
                        turn = following[turn]
                        continue
                elif verb == _TAKE:
                    place += 1
                else:
                    break
                if not waiting:
                    turn = table.winner = table.last_winner = best_seat
                    table.tricks[turn] += 1
                    table.cards_won[turn] += size
                    table.trick_no += 1
                    step = 0
                while step < step_count:
                    scoring = scorings[step]
                    if scoring is None:
                        if not draws or self._awaited(table, step):
                            waiting = True
                            break
                    else:
                        score(table, turn, scoring)
                        if table.finished:
                            return place, None
                    step += 1
                else:
                    waiting = False
                    table.trick_cards = cards = []
                    if named:
                        table.named = named = []
                    table.led = -1
                    table.led_mask = 0
                    if not hands[turn] and not table.unknown[turn]:
                        table.advance()
                        return place, None
                    table.leader = turn
            table.turn, table.best, table.best_seat = turn, best, best_seat
            table.binding, table.powers, table.step = binding, powers, step
            if waiting:
                table.handlers = self.drawing if takes[step] == DRAW else self.turning
            else:
                table.handlers = self.renaming if renaming else self.playing
            return place, fault

        return run

    def _awaited(self, table: Table, step: int) -> bool:
        """In a game with draws, whether there is still a card to be turned up, or drawn."""
        part = self.steps[step]
        return part.due(table) if isinstance(part, Drawing) else table.stock_left > 0

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

    def turn(self, table: Table, seat: int, card: int) -> Fault | None:
        """The next card is turned up."""
        return self.run(table, [(TURN, seat, card, table.at)], 0)[1]

    def draw(self, table: Table, seat: int, card: int) -> Fault | None:
        """A seat draws the next card."""
        return self.run(table, [(DRAW, seat, card, table.at)], 0)[1]

    # --- wild cards ---

    def play_as(self, table: Table, seat: int, value: tuple[int, int]) -> Fault | None:
        """A wild card to the trick, named as another card."""
        wilds = self.wilds
        assert wilds is not None
        card, named = value
        turn, cards = table.turn, table.trick_cards
        if seat != turn and seat >= 0:
            return table.out_of_turn(seat, turn, self.clause if cards else self.lead_clause)
        fault = wilds.misnamed(table, turn, card, named)
        if fault is None and not table.may_hold(turn, card):
            fault = self._elsewhere(table, turn, card)
        fault = fault or wilds.taken(table, turn, card, named)
        if fault is not None:
            return fault
        hand = table.take(turn, card)
        if cards:
            self._named_off(table, wilds, turn, card, named, hand)
            if table.powers[named] > table.best:
                table.best, table.best_seat = table.powers[named], turn
        else:
            if self.leading.duties:
                self._lead(table, turn, named, hand, card)
            self._begin(table, turn, named)
        table.played[turn] |= 1 << card
        table.named.append((len(cards), named))
        cards.append(named)
        if len(cards) < table.trick_size:
            table.turn = table.following[turn]
            return None
        if wilds.due(table):
            table.handlers = self.renaming
            return None
        return self._take(table)

    def _take(self, table: Table) -> Fault | None:
        """All cards of the trick lie, the last of them a wild one or after a renaming: somebody takes it."""
        return self.run(table, [(_TAKE, -1, None, table.at)], 0)[1]

    def _begin(self, table: Table, seat: int, card: int) -> None:
        """A card is led."""
        table.led = led = self.class_of[card]
        table.led_mask = self.class_mask[led]
        table.powers = self.laws[0].power[table.trump][led]
        table.binding = self.laws[0].breach[table.trump][led]
        table.best, table.best_seat = table.powers[card], seat

    def _named_off(self, table: Table, wilds: Wilds, seat: int, card: int, named: int, hand: int) -> None:
        """A wild card that is named outside what the duty allows; `hand` is what is held beside it."""
        bound = wilds.bound(table, named)
        if wilds.barred(table) >> named & 1 and not hand & bound:
            args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card), "named": Shown.card(named)}
            lawful = self._lawful(table, hand | 1 << card)
            table.irregular(Fault("play.revoke", "wild-off-suit", self.follow_clause, seat, args, lawful, ("play",)))
        elif bound and (hand & bound or table.unknown[seat]):
            self._does_not_follow(table, seat, card, hand, named)

    def rename(self, table: Table, seat: int, card: int) -> Fault | None:
        """A wild card is renamed; then the trick goes on, or is over."""
        assert self.wilds is not None
        fault = self.wilds.rename(table, seat, card)
        if fault is not None or table.renaming >= 0:
            return fault
        table.handlers = self.playing
        if len(table.trick_cards) < table.trick_size:
            table.turn = table.following[table.turn]
            return None
        return self._take(table)

    # --- what is wrong with a card ---

    def _lead(self, table: Table, seat: int, card: int, hand: int, real: int) -> None:
        """A lead that a veto may forbid: barred where the hand shows another card, else open until it does.

        Args:
            table: The table, before the card has left the hand for good.
            seat: Whose lead it is.
            card: The card that is led, or that a wild one is named as.
            hand: What is held beside it.
            real: The card itself.
        """
        force = self.leading.in_force(table, seat)
        breach = self._lead_breach(table.trump, force)
        others = breach[card]
        if not others:
            return
        args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(real), "held": Shown(hand & others)}
        clause = self._lead_clause(table.trump, force, card)
        fault = Fault("play.barred", "barred", clause, seat, args, hand & others, ("play",))
        if hand & others:
            table.irregular(fault)
        elif table.unknown[seat]:
            played = table.played[seat] | 1 << real
            table.open.append(Open(table.at, seat, fault, played, others, breach, trick_no=table.trick_no))

    def _lead_breach(self, trump: int, force: int) -> tuple[int, ...]:
        """By card, the cards in hand that make it a fault to lead that one, under the vetoes that hold."""
        known = self.lead_breaches.get((trump, force))
        if known is None:
            vetoed = 0
            for duty in self.leading.of(force):
                vetoed |= duty.cards.mask(self.class_mask[trump])
            others = self.pack & ~vetoed
            if self.wilds is not None and not self.wilds.stands_for & ~vetoed:
                others &= ~self.wilds.cards  # they can be named as nothing else
            known = tuple(others if vetoed >> card & 1 else 0 for card in range(len(self.class_of)))
            self.lead_breaches[trump, force] = known
        return known

    def _lead_clause(self, trump: int, force: int, card: int) -> str:
        """The clause of the first veto that forbids a card."""
        duties = self.leading.of(force)
        return next(duty.clause for duty in duties if duty.cards.mask(self.class_mask[trump]) >> card & 1)

    def _does_not_follow(self, table: Table, seat: int, card: int, hand: int, named: int = -1) -> None:
        """A card that the duty may not allow: a fault where the hand shows it, else open until it does.

        It is open, too, where the hand shows a fault, but may hold cards that make it another one.
        """
        law = self.laws[table.vetoes]
        breach = law.breach[table.trump][table.led]
        bound = breach[card] if named < 0 or self.wilds is None else self.wilds.bound(table, named)
        rest = pool(table) if table.unknown[seat] else 0
        shown = hand & bound
        duties: list[tuple[int, Fault]] = []
        earlier = 0
        for step in law.rungs[table.trump][table.led]:
            new = step.cards & bound & ~earlier
            if new & shown and not earlier & bound & rest:
                table.irregular(self._broken(table, seat, card, hand, shown, named))
                return
            if new:
                duties.append((new, self._broken(table, seat, card, 0, new, named)))
            earlier |= step.cards
        fault = next((fault for cards, fault in duties if cards & rest), duties[0][1])
        played = table.played[seat]
        act = Open(table.at, seat, fault, played, bound, breach, duties=duties, trick_no=table.trick_no)
        table.open.append(act)

    def _not_held(self, table: Table, seat: int, card: int) -> Fault:
        """A card that cannot be played: a wild one without a name, or one that is elsewhere."""
        if self.wilds is not None and self.wilds.cards >> card & 1:
            return self.wilds.unnamed(seat, card)
        return self._elsewhere(table, seat, card)

    def _elsewhere(self, table: Table, seat: int, card: int) -> Fault:
        """Say where a card is that is not in the hand."""
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

    def _broken(self, table: Table, seat: int, card: int, hand: int, bound: int, named: int = -1) -> Fault:
        """A card that the duty, or a veto within it, does not allow.

        Args:
            table: The table.
            seat: Whose card it is.
            card: The card.
            hand: What is held beside it, as far as it is known.
            bound: What of the hand, known or not, was to be played instead.
            named: What a wild card is named as, or -1.
        """
        due, clause, barred = self.laws[table.vetoes].broken(table.trump, table.led, card, bound)
        args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card), "held": Shown(hand & due)}
        if barred:
            lawful = self._lawful(table, hand)
            return Fault("play.barred", "barred-follow", clause, seat, args, lawful, ("play",))
        suit = self.suits[table.led]
        args["suit"] = Term(self.names.get(suit, {}), suit)
        if named >= 0:
            args["named"] = Shown.card(named)
        lawful = self._lawful(table, hand | (1 << card if named >= 0 and hand else 0))
        words = "revoke" if named < 0 else "revoke-as"
        return Fault("play.revoke", words, clause, seat, args, lawful, ("play",))

    def _binding(self, table: Table, seat: int) -> Sequence[int]:
        """By card, the cards in hand that make it a fault to play that one now."""
        if table.trick_cards:
            return table.binding
        if not self.leading.duties:
            return self.free
        return self._lead_breach(table.trump, self.leading.in_force(table, seat))

    def _lawful(self, table: Table, hand: int) -> int:
        """The cards of a fully known hand that may be played now."""
        binding = self._binding(table, table.turn)
        return sum(1 << card for card in members(hand) if not binding[card] & hand)

    def due(self, table: Table) -> Told:
        """A card to the trick, the card that is to be turned up or drawn, or the renaming."""
        part = self.steps[table.step] if table.handlers is self.turning or table.handlers is self.drawing else None
        if isinstance(part, Drawing):
            turned = part.face_up(table)
            args: dict[str, object] = {"seat": Named(part.drawer(table)), "card": Shown.card(turned)}
            return Told("due-draw" if turned < 0 else "due-draw-turned", args)
        if isinstance(part, Turning):
            return Told("due-turn-anyone") if part.by_anyone else Told("due-turn", {"seat": Named(table.turn)})
        if table.renaming >= 0:
            card = Shown.card(table.trick_cards[table.renaming])
            return Told("due-rename", {"seat": Named(Wilds.owner(table)), "card": card})
        return Told("due-play" if table.trick_cards else "due-lead", {"seat": Named(table.turn)})

    def legal(self, table: Table) -> Choices:
        """What the seat to act may play, and why not the rest; or the card that is to be turned up or drawn."""
        seat = table.turn
        part = self.steps[table.step] if table.handlers is self.turning or table.handlers is self.drawing else None
        if isinstance(part, Drawing):
            seat, turned = part.drawer(table), part.face_up(table)
            return Choices(seat, (Offer("draw", seat, (turned,) if turned >= 0 else (), chance=turned < 0),))
        if isinstance(part, Turning):
            seat = -1 if part.by_anyone else seat
            return Choices(seat, (Offer("turn", seat, chance=True),))
        wilds = self.wilds
        if wilds is not None and table.renaming >= 0:
            owner = wilds.owner(table)
            return Choices(owner, tuple(Offer("rename", owner, (card,)) for card in members(wilds.new_names(table))))
        hand, missing = holding(table, seat)
        rest = pool(table)
        binding = self._binding(table, seat)

        def refused(bound: int, others: int) -> bool:
            """Whether a card is refused, given what binds it; too few other cards may be left for the hidden ones."""
            return bool(bound & others) or bool(missing and bound and missing > (rest & ~bound).bit_count())

        lawful: list[Offer] = []
        unlawful: list[tuple[Offer, Fault]] = []
        for card in members(hand):
            others = hand ^ (1 << card)
            if wilds is not None and wilds.cards >> card & 1:
                names = [
                    Offer("play", seat, (card,), stands_for=name)
                    for name, bound in self._names(table, wilds)
                    if not refused(bound, others)
                ]
                lawful += names
                if names:
                    continue
            elif not refused(binding[card], others):
                lawful.append(Offer("play", seat, (card,)))
                continue
            unlawful.append((Offer("play", seat, (card,)), self._why_not(table, seat, card, others)))
        return Choices(seat, tuple(lawful), tuple(unlawful), missing)

    def _names(self, table: Table, wilds: Wilds) -> Iterator[tuple[int, int]]:
        """What a wild card may be named as now, each with the cards in hand that make that a fault."""
        free = wilds.open_names(table)
        if not table.trick_cards:
            binding = self._binding(table, table.turn)
            yield from ((name, binding[name]) for name in members(free))
            return
        for name in members(free & ~wilds.barred(table)):
            yield name, wilds.bound(table, name)

    def _why_not(self, table: Table, seat: int, card: int, hand: int) -> Fault:
        """Why a card in hand may not be played."""
        if table.trick_cards:
            return self._broken(table, seat, card, hand, table.binding[card] & hand or table.binding[card])
        clause = self._lead_clause(table.trump, self.leading.in_force(table, seat), card)
        return Fault("play.barred", "barred", clause, seat)
