"""Where in a game's rules there is an expression, a clause, a rung of a ladder, a text: each with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import UNSET, UnsetType

from referee.expressions import Scope
from referee.findings import Path
from referee.rules.model import RulesModel
from referee.rules.phase_model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    DealPhase,
    DrawStep,
    PayPhase,
    Phase,
    PlayPhase,
    RedealPhase,
    Rung,
    ScorePhase,
    ScoreStep,
    TurnUpPhase,
    Veto,
    vetoes_of,
)
from referee.rules.rules import (
    BID_SCOPE,
    DEAL_SCOPE,
    END_SCOPE,
    HOLE,
    LEAD_SCOPE,
    OPENS_SCOPE,
    REDEAL_SCOPE,
    SCORE_SCOPE,
    TRICK_SCOPE,
    TRICK_TURN_SCOPE,
    TURN_SCOPE,
)


def expressions(model: RulesModel) -> Iterator[tuple[Path, str | int, str, Scope, int]]:
    """Every expression: where it stands, its text and kind, what has a meaning there, and where in that text it begins.

    An expression in a reason stands within a text; all others are the whole of theirs.
    """
    for name, phase in model.phases.items():
        path: Path = ("phases", name)
        if isinstance(phase, RedealPhase):
            yield (*path, "if"), phase.condition, "boolean", REDEAL_SCOPE, 0
        elif isinstance(phase, DealPhase) and phase.each != "all":
            yield (*path, "each"), phase.each, "number", DEAL_SCOPE, 0
        elif isinstance(phase, PayPhase | AwardPhase):
            yield from _amounts(path, phase)
        elif isinstance(phase, BettingPhase) and phase.opens_at is not None:
            yield (*path, "opens-at"), phase.opens_at, "number", OPENS_SCOPE, 0
        elif isinstance(phase, BiddingPhase):
            if phase.most is not None:
                yield (*path, "most"), phase.most, "number", BID_SCOPE, 0
            for name, word in phase.words.items():
                if word.condition is not None:
                    yield (*path, "words", name, "if"), word.condition, "boolean", BID_SCOPE, 0
        elif isinstance(phase, TurnUpPhase) and phase.score is not None:
            yield (*path, "score"), phase.score, "number", TURN_SCOPE, 0
        elif isinstance(phase, ScorePhase):
            yield (*path, "amount"), phase.amount, "number", SCORE_SCOPE, 0
            yield from _holes((*path, "why"), phase.why, SCORE_SCOPE)
        elif isinstance(phase, PlayPhase):
            for at, veto in vetoes(path, phase):
                if veto.unless is not None:
                    yield (*at, "unless"), veto.unless, "boolean", LEAD_SCOPE, 0
            for place, step in enumerate(phase.after):
                at = (*path, "after", place)
                if isinstance(step, ScoreStep):
                    yield (*at, "amount"), step.amount, "number", TRICK_SCOPE, 0
                    yield from _holes((*at, "why"), step.why, TRICK_SCOPE)
                elif not isinstance(step, DrawStep) and step.score is not None:
                    yield (*at, "score"), step.score, "number", TRICK_TURN_SCOPE, 0
    yield ("end", "if"), model.end.condition, "boolean", END_SCOPE, 0
    for place, settled in enumerate(model.end.settle):
        yield from _amounts(("end", "settle", place), settled)


def _amounts(path: Path, step: PayPhase | AwardPhase) -> Iterator[tuple[Path, str | int, str, Scope, int]]:
    if isinstance(step, PayPhase):
        yield (*path, "amount"), step.amount, "number", SCORE_SCOPE, 0
    elif step.of is not None:
        yield (*path, "of"), step.of, "number", SCORE_SCOPE, 0


def _holes(
    path: Path, why: dict[str, str] | UnsetType, scope: Scope
) -> Iterator[tuple[Path, str | int, str, Scope, int]]:
    for language, text in ({} if isinstance(why, UnsetType) else why).items():
        for hole in HOLE.finditer(text):
            yield (*path, language), hole[1], "number", scope, hole.start(1)


def rungs(path: Path, phase: PlayPhase) -> Iterator[tuple[Path, str]]:
    """The selectors of the ladder and the permits, with their places."""
    for key, entries in (("ladder", phase.follow.ladder), ("permit", phase.follow.permit)):
        for place, entry in enumerate(entries):
            at = (*path, "follow", key, place)
            yield ((*at, "cards"), entry.cards) if isinstance(entry, Rung) else (at, entry)


def vetoes(path: Path, phase: PlayPhase) -> Iterator[tuple[Path, Veto]]:
    """The vetoes on leading and on following, with their places."""
    for key, given in (("lead", phase.lead.veto), ("follow", phase.follow.veto)):
        several = isinstance(given, list)
        for place, veto in enumerate(vetoes_of(given)):
            yield (*path, key, "veto", place) if several else (*path, key, "veto"), veto


def clause_references(model: RulesModel) -> Iterator[tuple[Path, str]]:
    """Every place that names a clause."""
    for name, option in model.options.items():
        yield ("options", name, "clause"), option.clause
    yield ("pack", "clause"), model.pack.clause
    if model.pack.remove is not None:
        yield ("pack", "remove", "clause"), model.pack.remove.clause
    yield ("order", "clause"), model.order.clause
    for part, named_part in (("trump", model.trump), ("wild", model.wild), ("sides", model.sides)):
        if named_part is not None:
            yield (part, "clause"), named_part.clause
    if model.wild is not None and model.wild.rename is not None:
        yield ("wild", "rename", "clause"), model.wild.rename.clause
    for name, table in model.values.items():
        yield ("values", name, "clause"), table.clause
    yield ("dealer", "clause"), model.dealer.clause
    for name, phase in model.phases.items():
        if phase is not None:
            yield from _phase_clauses(("phases", name), phase)
    yield ("end", "clause"), model.end.clause
    for place, settled in enumerate(model.end.settle):
        yield ("end", "settle", place, "clause"), settled.clause


def _phase_clauses(path: Path, phase: Phase) -> Iterator[tuple[Path, str]]:
    yield (*path, "clause"), phase.clause
    if isinstance(phase, BettingPhase):
        yield (*path, "fold"), phase.fold
        for key, part in (("own-raise", phase.own_raise), ("limit", phase.limit), ("alone", phase.alone)):
            if part is not None:
                yield (*path, key, "clause"), part.clause
    elif isinstance(phase, BiddingPhase):
        if phase.hook is not None:
            yield (*path, "hook"), phase.hook
        for name, word in phase.words.items():
            yield (*path, "words", name, "clause"), word.clause
    elif isinstance(phase, PlayPhase):
        yield (*path, "lead", "clause"), phase.lead.clause
        for at, veto in vetoes(path, phase):
            yield (*at, "clause"), veto.clause
        yield (*path, "follow", "clause"), phase.follow.clause
        for key, entries in (("ladder", phase.follow.ladder), ("permit", phase.follow.permit)):
            for place, entry in enumerate(entries):
                if isinstance(entry, Rung):
                    yield (*path, "follow", key, place, "clause"), entry.clause
        yield (*path, "win", "clause"), phase.win.clause
        for place, step in enumerate(phase.after):
            yield (*path, "after", place, "clause"), step.clause


def texts(model: RulesModel) -> Iterator[tuple[Path, Mapping[str, str]]]:
    """Every text that a person reads."""
    yield ("name",), model.name
    if model.summary is not UNSET:
        yield ("summary",), model.summary
    for name, option in model.options.items():
        yield ("options", name, "name"), option.name
    for suit, words in model.cards.names.items():
        yield ("cards", "names", suit), words
    for name, pot in model.pots.items():
        yield ("pots", name, "name"), pot.name
    for name, variant in model.variants.items():
        yield ("variants", name, "name"), variant.name
        if variant.text is not UNSET:
            yield ("variants", name, "text"), variant.text
    for name, ruling in model.rulings.items():
        yield ("rulings", name, "text"), ruling.text
        for answer, given in ruling.answers.items():
            yield ("rulings", name, "answers", answer, "text"), given.text
    for name, clause in model.clauses.items():
        yield ("clauses", name, "text"), clause.text
    for name, phase in model.phases.items():
        if isinstance(phase, ScorePhase | PayPhase) and phase.why is not UNSET:
            yield ("phases", name, "why"), phase.why
        for place, step in enumerate(phase.after if isinstance(phase, PlayPhase) else ()):
            if isinstance(step, ScoreStep) and step.why is not UNSET:
                yield ("phases", name, "after", place, "why"), step.why
    for place, settled in enumerate(model.end.settle):
        if isinstance(settled, PayPhase) and settled.why is not UNSET:
            yield ("end", "settle", place, "why"), settled.why
