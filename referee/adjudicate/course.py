"""The course of a game: its phases built from the rules, and what follows what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from referee.hidden import settle
from referee.log.verbs import BET, BID, CHIPS, CLAIMS, DISPLAY, DRAW, PLAY, PLAY_AS, SCORE, TRICK, VERBS
from referee.money import settlement
from referee.phases.betting import Betting
from referee.phases.bidding import Bidding
from referee.phases.deal import Deal
from referee.phases.display import Displaying
from referee.phases.play import Play
from referee.phases.pots import Pots
from referee.phases.redeal import Redeal
from referee.phases.scoring import Score
from referee.phases.turn_up import TurnUp
from referee.rules import Rules
from referee.rules.phase_model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    DealPhase,
    DisplayPhase,
    PayPhase,
    PlayPhase,
    RedealPhase,
    ScorePhase,
    TurnUpPhase,
)
from referee.rules.rules import END_SCOPE
from referee.table import Choices, Fault, Handler, Named, Phase, Table, Told

_KINDS: Final[dict[type, Callable[[Any, Rules, int], Phase]]] = {
    DealPhase: Deal,
    RedealPhase: Redeal,
    TurnUpPhase: TurnUp,
    PlayPhase: Play,
    ScorePhase: Score,
    PayPhase: Pots,
    AwardPhase: Pots,
    BettingPhase: Betting,
    DisplayPhase: Displaying,
    BiddingPhase: Bidding,
}


class GameCourse:
    """The phases of one game for one number of seats; shared by all its tables.

    Args:
        rules: The rules.
        seat_count: How many take part.
    """

    def __init__(self, rules: Rules, seat_count: int) -> None:
        self.rules = rules
        self.seat_count = seat_count
        model = rules.model
        built = {name: _KINDS[type(part)](part, rules, seat_count) for name, part in rules.phases.items()}
        self.places: list[Phase | None] = [*(built[name] for name in rules.sequence), None]
        """The phases of a deal, then those of each other way in which it may end; None is where it is over."""
        self.endings: dict[int, int] = {}
        for place, name in enumerate(rules.sequence):
            part = rules.phases[name]
            if isinstance(part, BettingPhase) and part.alone is not None:
                self.endings[place] = len(self.places)
                self.places += [*(built[other] for other in part.alone.sequence if other in built), None]
        self.phases = [phase for phase in self.places if phase is not None]
        accepted = {verb for phase in self.phases for verb in phase.verbs}
        self.used = accepted | ({PLAY_AS} if PLAY in accepted else set())
        self.full = [() if phase is None else self._full(phase) for phase in self.places]
        for phase in self.phases:
            phase.prepare(self._with)
        end_clause = model.end.clause
        self.over: Sequence[Handler] = tuple(
            self._claims([_after_the_end(verb, end_clause) for verb in range(len(VERBS))])
        )
        self.next_dealer = model.dealer.next
        self.reached = rules.expression(model.end.condition, "boolean", END_SCOPE)
        self.every_score = model.end.check == "every-score"
        self.every_count = model.end.check == "every-count"
        self.winner = model.end.winner
        self.play_on = model.end.ties == "play-on"
        self.unplayed = model.dealer.unplayed
        self.side_count = 0 if model.sides is None else model.sides.count
        self.pots = tuple(model.pots)
        self.pack = rules.pack_for(seat_count)
        self.more = bool(self.pots or model.wild or self.used & {BET, BID, DISPLAY, DRAW})
        self.settlements = [settlement(step, rules, seat_count) for step in model.end.settle]

    def table(self) -> Table:
        """A table before the first act."""
        return Table(self, self.seat_count, self.pack, len(self.pots), self.side_count, more=self.more)

    def sides(self, seats: Sequence[str]) -> list[list[str]] | None:
        """The names of each side, or None where everybody plays alone."""
        return [list(seats[side :: self.side_count]) for side in range(self.side_count)] if self.side_count else None

    # --- what a phase accepts ---

    def _with(self, clause: str, accepted: Mapping[int, Handler]) -> tuple[Handler, ...]:
        """A handler for every verb: those accepted, the claims, and a refusal for the rest."""
        handlers = self._claims([_out_of_phase(verb, clause, used=verb in self.used) for verb in range(len(VERBS))])
        for phase in self.phases:  # what may be left out has a time of its own, and a clause that tells it
            if phase.optional:
                for verb in phase.accepts:
                    handlers[verb] = _out_of_phase(verb, phase.clause)
        for verb, handler in accepted.items():
            handlers[verb] = handler
        for phase in self.phases:  # a refusal of its own, wherever that act is not awaited
            for verb, look in phase.elsewhere.items():
                if verb not in phase.accepts or handlers[verb] is not phase.accepts[verb]:
                    handlers[verb] = _either(look, handlers[verb])
        if PLAY in accepted and PLAY_AS not in accepted:
            handlers[PLAY_AS] = _no_wild(clause, accepted[PLAY])
        return tuple(handlers)

    @staticmethod
    def _claims(handlers: list[Handler]) -> list[Handler]:
        handlers[TRICK], handlers[SCORE], handlers[CHIPS] = claim_trick, claim_score, claim_chips
        return handlers

    def _full(self, phase: Phase) -> tuple[Handler, ...]:
        """What is accepted when a phase begins: an optional phase lets the acts of the next one through."""
        handlers = list(self._with(phase.clause, phase.accepts))
        if phase.optional:
            for verb in range(len(VERBS)):
                if verb not in phase.accepts and verb not in CLAIMS:
                    handlers[verb] = self._through(verb)
        return tuple(handlers)

    @staticmethod
    def _through(verb: int) -> Handler:
        """An act of a later phase: this one is over, unless that one refuses it.

        What is put back is all that entering may have changed: a phase that does more on being entered cannot follow
        one that may be left out, and the rules are checked for that.
        """

        def handler(table: Table, seat: int, value: Any) -> Fault | None:
            before = table.position, table.turn, table.leader, table.handlers, table.runner
            table.advance()
            fault = table.handlers[verb](table, seat, value)
            if fault is not None:  # an act refused changes nothing: the phase that it would have ended goes on
                table.position, table.turn, table.leader, table.handlers, table.runner = before
            return fault

        return handler

    # --- what follows what ---

    def enter(self, table: Table) -> None:
        """Begin the phase at the table's position, or close the deal after the last."""
        phase = self.places[table.position]
        if phase is None:
            self.end_deal(table)
            return
        table.handlers = self.full[table.position]
        table.runner = None
        phase.enter(table)

    def leave(self, table: Table) -> None:
        """All but one have folded: go on with what ends the deal then."""
        table.position = self.endings[table.position]
        self.enter(table)

    def end_deal(self, table: Table) -> None:
        """The deal is over: the end is looked at, hidden hands are settled, the next dealer deals."""
        if not self.every_score and not self.every_count:
            self._look(table, self._reached(table))
            if table.finished:
                return
        self._close(table)
        table.redeals = 0
        rule = self.next_dealer if table.trick_no or self.unplayed is None else self.unplayed
        if rule == "rotate":
            table.dealer = table.left_of(table.dealer)
        table.position = 0
        self.enter(table)

    def throw_in(self, table: Table) -> None:
        """The hands are thrown in: the same dealer deals again."""
        self._close(table)
        table.position = 0
        self.enter(table)

    @staticmethod
    def _close(table: Table) -> None:
        """What was still open in this deal is settled: nothing more will be known of it, and nobody raises any more."""
        table.last_raiser = -1
        if table.open or table.displays:
            guilty, undecided = settle(table)
            table.faults += guilty
            table.undecided += undecided
            table.open = []
            table.displays = []

    def scored(self, table: Table, seat: int) -> None:
        """Look whether the game is over, now that a seat has scored."""
        if self.every_score and self.reached.value(table, seat, 0):
            self._look(table, [seat])

    def counted(self, table: Table) -> None:
        """Look whether the game is over, now that the points of a phase are given."""
        if self.every_count:
            self._look(table, self._reached(table))

    def _reached(self, table: Table) -> list[int]:
        """The seats for which the game is over."""
        return [seat for seat in range(self.seat_count) if self.reached.value(table, seat, 0)]

    def _look(self, table: Table, reached: list[int]) -> None:
        if not reached:
            return
        if self.winner == "scorer":
            sides = {seat % table.side_count for seat in reached}
            winners = [seat for seat in range(self.seat_count) if seat % table.side_count in sides]
        else:
            best = max(table.scores) if self.winner == "highest" else min(table.scores)
            winners = [seat for seat, score in enumerate(table.scores) if score == best]
            if self.play_on and len({seat % table.side_count for seat in winners}) > 1:
                return
        table.finish(winners)
        for settle_up in self.settlements:
            settle_up(table)

    def due(self, table: Table) -> Told:
        """What must come next: of phases that may be left out, the first after them that may not."""
        place, phase = self._after_optional(table.position)
        if place != table.position:
            table = table.copy()
            table.position = place
            self.enter(table)
        return phase.due(table)

    def _after_optional(self, place: int) -> tuple[int, Phase]:
        """The first phase from a place on that may not be left out."""
        phase = self.places[place]
        while phase is not None and phase.optional:
            place += 1
            phase = self.places[place]
        assert phase is not None, "the rules are checked for it: something follows what may be left out"
        return place, phase

    def choices(self, table: Table) -> Choices:
        """What may come next."""
        if table.finished:
            return Choices()
        phase = self.places[table.position]
        assert phase is not None
        found = phase.legal(table)
        place = table.position
        while phase.optional:
            place += 1
            phase = self.places[place]
            assert phase is not None
            trial = table.copy()
            trial.position = place
            self.enter(trial)
            after = phase.legal(trial)
            found = Choices(after.seat, found.offers + after.offers, found.refused + after.refused, after.unknown)
        return found


@lru_cache(maxsize=64)
def course_of(rules: Rules, seat_count: int) -> GameCourse:
    """The course of a game for so many seats: it takes time to make, and many tables share it."""
    return GameCourse(rules, seat_count)


def _out_of_phase(verb: int, clause: str, *, used: bool = True) -> Handler:
    def refuse(table: Table, seat: int, value: Any) -> Fault | None:
        args: dict[str, object] = {"verb": VERBS[verb], "due": table.course.due(table)}
        return Fault("order.out-of-phase", "out-of-phase" if used else "verb-unused", clause, seat, args)

    return refuse


def _either(look: Handler, refuse: Handler) -> Handler:
    """A refusal with a code of its own, where it fits, before the usual one."""

    def handler(table: Table, seat: int, value: Any) -> Fault | None:
        return look(table, seat, value) or refuse(table, seat, value)

    return handler


def _after_the_end(verb: int, clause: str) -> Handler:
    def refuse(table: Table, seat: int, value: Any) -> Fault | None:
        winners = tuple(Named(winner) for winner in table.winners)
        words = "after-the-end" if len(winners) == 1 else "after-the-end-several"
        return Fault("order.after-the-end", words, clause, seat, {"verb": VERBS[verb], "winner": winners})

    return refuse


def _no_wild(clause: str, play: Handler) -> Handler:
    """A game without wild cards: a card may not be named as another."""

    def refuse(table: Table, seat: int, value: Any) -> Fault | None:
        fault = play(table.copy(), seat, value[0])
        if fault is not None and fault.code.startswith("order."):
            return fault
        return Fault("wild.not-wild", "not-wild", clause, seat if seat >= 0 else table.turn, {}, None, ("as",))

    return refuse


# --- claims: they change nothing ---


def claim_trick(table: Table, seat: int, claimed: int) -> Fault | None:
    """The last finished trick was won by this seat."""
    if table.last_winner < 0:
        table.irregular(Fault("claim.trick", "claim-no-trick", "", claimed, {"seat": Named(claimed)}))
    elif claimed != table.last_winner:
        args: dict[str, object] = {"seat": Named(claimed), "winner": Named(table.last_winner)}
        table.irregular(Fault("claim.trick", "claim-trick", "", claimed, args))
    return None


def claim_score(table: Table, seat: int, claimed: Mapping[int, int]) -> Fault | None:
    """The scores stand so."""
    wrong = [seat for seat, score in claimed.items() if table.scores[seat] != score]
    if wrong:
        args: dict[str, object] = {
            "claimed": {s: claimed[s] for s in wrong},
            "really": {s: table.scores[s] for s in wrong},
        }
        table.irregular(Fault("claim.score", "claim-score", "", -1, args))
    return None


def claim_chips(table: Table, seat: int, claimed: Mapping[int, int]) -> Fault | None:
    """So much has been won and lost."""
    wrong = _wrong_chips(table, claimed)
    if wrong is not None:
        table.irregular(Fault("claim.chips", wrong[0], "", -1, wrong[1]))
    return None


def _wrong_chips(table: Table, claimed: Mapping[int, int]) -> tuple[str, dict[str, object]] | None:
    """What is wrong with a claim about chips: its sentence, and what fills it."""
    if len(table.accounts) == table.seat_count:
        return ("claim-no-chips", {}) if claimed else None
    differing = {seat: chips for seat, chips in claimed.items() if table.accounts[seat] != chips}
    if not differing:
        return None
    return "claim-chips", {"claimed": differing, "really": {seat: table.accounts[seat] for seat in differing}}


def claim_result(table: Table, result: Mapping[str, Any]) -> Fault | None:
    """The log's claim about the whole game."""
    wrong: list[tuple[str, dict[str, object]]] = []
    played = result["ended"] == "played"
    if played and not table.finished:
        wrong.append(("result-unfinished", {}))
    elif played and "winners" in result and set(result["winners"]) != set(table.winners):
        winners = tuple(Named(seat) for seat in table.winners)
        words = "result-winners" if result["winners"] else "result-no-winners"
        wrong.append((words, {"claimed": tuple(Named(s) for s in result["winners"]), "winners": winners}))
    if "scores" in result:
        differing = {s: n for s, n in result["scores"].items() if table.scores[s] != n}
        if differing:
            really = {s: table.scores[s] for s in differing}
            wrong.append(("result-scores", {"claimed": differing, "really": really}))
    chips = _wrong_chips(table, result.get("chips", {}))
    if chips is not None:
        wrong.append(chips)
    if not wrong:
        return None
    return Fault("claim.result", "result", "", -1, {"parts": tuple(wrong)})
