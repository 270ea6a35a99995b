"""The course of a game: its phases built from the rules, and what follows what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from referee.hidden import settle
from referee.log.verbs import CHIPS, CLAIMS, PLAY, PLAY_AS, SCORE, TRICK, VERBS
from referee.phases.deal import Deal
from referee.phases.play import Play
from referee.phases.redeal import Redeal
from referee.phases.scoring import Score
from referee.phases.turn_up import TurnUp
from referee.rules import Rules
from referee.rules.model import DealPhase, PlayPhase, RedealPhase, ScorePhase, TurnUpPhase
from referee.rules.rules import END_SCOPE
from referee.table import Choices, Fault, Handler, Named, Phase, Table, Told

_KINDS: Final[dict[type, Callable[[Any, Rules, int], Phase]]] = {
    DealPhase: Deal,
    RedealPhase: Redeal,
    TurnUpPhase: TurnUp,
    PlayPhase: Play,
    ScorePhase: Score,
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
        built = {name: _KINDS[type(part)](part, rules, seat_count) for name, part in model.phases.items()}
        self.phases = [built[name] for name in model.sequence]
        accepted = {verb for phase in self.phases for verb in phase.verbs}
        self.used = accepted | ({PLAY_AS} if PLAY in accepted else set())
        self.full = [self._full(place) for place in range(len(self.phases))]
        for phase in self.phases:
            phase.prepare(self._with)
        end_clause = model.end.clause
        self.over: Sequence[Handler] = tuple(
            self._claims([_after_the_end(verb, end_clause) for verb in range(len(VERBS))])
        )
        self.rotates = model.dealer.next == "rotate"
        self.reached = rules.expression(model.end.condition, "boolean", END_SCOPE)
        self.every_score = model.end.check == "every-score"
        self.winner = model.end.winner

    def table(self) -> Table:
        """A table before the first act."""
        return Table(self, self.seat_count, self.rules.pack)

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
        if PLAY in accepted:
            handlers[PLAY_AS] = _no_wild(clause, accepted[PLAY])
        return tuple(handlers)

    @staticmethod
    def _claims(handlers: list[Handler]) -> list[Handler]:
        handlers[TRICK], handlers[SCORE], handlers[CHIPS] = claim_trick, claim_score, claim_chips
        return handlers

    def _full(self, place: int) -> tuple[Handler, ...]:
        """What is accepted at a place of the sequence: an optional phase lets the acts of the next one through."""
        phase = self.phases[place]
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
        if table.position >= len(self.phases):
            self.end_deal(table)
            return
        table.handlers = self.full[table.position]
        table.runner = None
        self.phases[table.position].enter(table)

    def end_deal(self, table: Table) -> None:
        """The deal is over: the end is looked at, hidden hands are settled, the next dealer deals."""
        if not self.every_score:
            self._look(table, [seat for seat in range(self.seat_count) if self.reached.value(table, seat, 0)])
            if table.finished:
                return
        self._close(table)
        table.redeals = 0
        if self.rotates:
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
        """What was still open in this deal is settled: nothing more will be known of it."""
        if table.open:
            guilty, undecided = settle(table)
            table.faults += guilty
            table.undecided += undecided
            table.open = []

    def scored(self, table: Table, seat: int) -> None:
        """Look whether the game is over, now that a seat has scored."""
        if self.every_score and self.reached.value(table, seat, 0):
            self._look(table, [seat])

    def _look(self, table: Table, reached: list[int]) -> None:
        if not reached:
            return
        if self.winner == "scorer":
            table.finish(reached)
            return
        best = max(table.scores) if self.winner == "highest" else min(table.scores)
        table.finish([seat for seat, score in enumerate(table.scores) if score == best])

    def due(self, table: Table) -> Told:
        """What must come next: of phases that may be left out, the first after them that may not."""
        place = table.position
        while self.phases[place].optional:
            place += 1
        return self.phases[place].due(table)

    def choices(self, table: Table) -> Choices:
        """What may come next."""
        if table.finished:
            return Choices()
        found = self.phases[table.position].legal(table)
        place = table.position
        while self.phases[place].optional:
            place += 1
            trial = table.copy()
            trial.position = place
            self.enter(trial)
            after = self.phases[place].legal(trial)
            found = Choices(after.seat, found.offers + after.offers, found.refused + after.refused, after.unknown)
        return found


def _out_of_phase(verb: int, clause: str, *, used: bool = True) -> Handler:
    def refuse(table: Table, seat: int, value: Any) -> Fault | None:
        args: dict[str, object] = {"verb": VERBS[verb], "due": table.course.due(table)}
        return Fault("order.out-of-phase", "out-of-phase" if used else "verb-unused", clause, seat, args)

    return refuse


def _after_the_end(verb: int, clause: str) -> Handler:
    def refuse(table: Table, seat: int, value: Any) -> Fault | None:
        args: dict[str, object] = {"verb": VERBS[verb], "winner": Named(table.winners[0] if table.winners else -1)}
        return Fault("order.after-the-end", "after-the-end", clause, seat, args)

    return refuse


def _no_wild(clause: str, play: Handler) -> Handler:
    """A game without wild cards: a card may not be named as another."""

    def refuse(table: Table, seat: int, value: Any) -> Fault | None:
        fault = play(table.copy(), seat, value[0])
        if fault is not None and fault.code.startswith("order."):
            return fault
        return Fault("wild.not-wild", "not-wild", clause, seat, {}, None, ("as",))

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
    """The chips stand so; here no money is played for."""
    if not claimed:
        return None
    table.irregular(Fault("claim.chips", "claim-no-chips", ""))
    return None


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
    if result.get("chips"):
        wrong.append(("claim-no-chips", {}))
    if not wrong:
        return None
    return Fault("claim.result", "result", "", -1, {"parts": tuple(wrong)})
