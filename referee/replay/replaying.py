"""A log as moments: it is judged act by act, and after each the table is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from referee.adjudicate import Bench, Verdict
from referee.adjudicate.judging import Bound, Played, steps
from referee.adjudicate.places import RESULT, place_path, pointer_of
from referee.adjudicate.speech import Speech, clause_reference
from referee.findings import Path
from referee.log import Log
from referee.log.verbs import CHIPS, CLAIMS, CUT, DEAL, SCORE, TRICK, VERBS
from referee.replay import moments
from referee.replay.deck import Deck, deck_of
from referee.replay.moments import Moment, Replay
from referee.replay.telling import Teller
from referee.replay.watching import Watcher
from referee.table import At, Fault, Table
from referee.wording import in_language

_NOBODY: Final = frozenset({CUT, TRICK, SCORE, CHIPS})
"""What nobody does: it names no seat unless the log does."""
_NONE: Final[tuple[int, ...]] = ()


class _Act(NamedTuple):
    """What was done: where, what, by whom, in a sentence, and what it changed."""

    at: At | None
    verb: str | None
    seat: int
    told: str
    state: Mapping[str, Any]
    impossible: bool = False


def replay_of(bench: Bench, log: Log) -> Replay | Verdict:
    """A log as moments, with its verdict; only the verdict where it is unreadable.

    Raises:
        RulesError: The game's rules themselves are at fault.
    """
    bound = bench.bound(log)
    if isinstance(bound, tuple):
        return bench.unreadable(*bound)
    speech = bound.speech(bench.lang)
    rules, course = bound.seating.rules, bound.seating.course
    deck = deck_of(rules, speech.notation, course.seat_count, bench.lang)
    table = course.table()
    acts, stopped = _done(bound, speech, deck, table)
    verdict = bench.judged(Played(bound.log, bound.seating, bound.acts, bound.result, table, stopped))
    if verdict.ledger is None:
        verdict.ledger = bench.entries(bound.seating, speech, table.ledger)
    return Replay(
        format=moments.FORMAT,
        lang=bench.lang,
        game=moments.Game(rules.game, in_language(rules.model.name, bench.lang), rules.version),
        seats=list(speech.seats),
        sides=course.sides(speech.seats),
        verdict=verdict,
        cards=deck.cards,
        suits=deck.suits,
        pots=deck.pots,
        sources={name: source.title for name, source in rules.model.sources.items()},
        clauses={name: clause_reference(rules, name, bench.lang) for name in _clauses(verdict)},
        moments=list(_moments(acts, verdict, _lines(bound))),
    )


def _clauses(verdict: Verdict) -> list[str]:
    """The clauses that a verdict names without their text."""
    named = [*(act.clause for act in verdict.undecided), *(entry.clause for entry in verdict.ledger or ())]
    return list(dict.fromkeys(name for name in named if name))


def _done(bound: Bound, speech: Speech, deck: Deck, table: Table) -> tuple[list[_Act], tuple[At, Fault] | None]:
    """Do the acts of a log at a table, as judging does, and look at it after each; tells which one stopped it."""
    teller, watcher = Teller(bound, speech, deck), Watcher(bound, speech, deck)
    done = [_Act(None, None, -1, teller.table(), watcher.first(table))]
    for (verb, named, value, at), fault in steps(table, bound.acts):
        if fault is not None:
            seat = named if named >= 0 else fault.seat
            done.append(_Act(at, VERBS[verb], seat, teller.lets(verb, seat, value), {}, True))
            return done, (at, fault)
        seat = named if named >= 0 or verb in _NOBODY else table.dealer if verb == DEAL else watcher.seen.turn
        told = teller.act(watcher.seen, table, verb, seat, value)
        state = {} if verb in CLAIMS else watcher.after(table, verb, seat, value)
        done.append(_Act(at, VERBS[verb], seat, told, state))
    if bound.result:
        goes_on = bound.result["ended"] == "played"
        done.append(_Act(RESULT, "result", -1, teller.result(bound.result), {} if goes_on else watcher.given_up()))
    return done, None


def _moments(
    acts: Iterable[_Act], verdict: Verdict, lines: Callable[[At], tuple[int | None, int | None]]
) -> Iterator[Moment]:
    """The acts as moments, each with what the verdict says of it."""
    findings, undecided, ledger = map(_by_place, (verdict.findings, verdict.undecided, verdict.ledger or ()))
    for at, verb, seat, told, state, impossible in acts:
        where = None if at is None else pointer_of(at)
        first, last = (None, None) if at is None else lines(at)
        yield Moment(
            where,
            first,
            last,
            verb,
            seat if seat >= 0 else None,
            told,
            findings.get(where, _NONE),
            undecided.get(where, _NONE),
            ledger.get(where, _NONE),
            state,
            impossible,
        )


def _lines(bound: Bound) -> Callable[[At], tuple[int | None, int | None]]:
    """Tells the lines of the log's text on which an act begins and ends."""
    log, model = bound.log, bound.log.model
    if log.document is None or model is None:
        return lambda at: (None, None)
    only = log.document().only_line()
    if only is not None:
        return lambda at: (only, only)

    def stretch(path: Path) -> tuple[int | None, int | None]:
        span = log.place(path)
        if span is None:
            return None, None
        last = span.end_line - 1 if span.end_column == 1 and span.end_line > span.line else span.end_line
        return span.line, last

    event = -1
    known: tuple[int | None, int | None] = None, None

    def lines(at: At) -> tuple[int | None, int | None]:
        nonlocal event, known
        if at == RESULT:
            return stretch(("result",))
        index = at if isinstance(at, int) else at[0]
        if index != event:
            event, known = index, stretch(("events", index))
        if isinstance(at, int) or known[0] == known[1]:
            return known
        return stretch(place_path(model, at))

    return lines


def _by_place(found: Iterable[Any]) -> dict[str | None, list[int]]:
    """The numbers of findings, or of entries of a ledger, by the event at which they stand."""
    places: dict[str | None, list[int]] = {}
    for number, each in enumerate(found):
        places.setdefault(each.at, []).append(number)
    return places
