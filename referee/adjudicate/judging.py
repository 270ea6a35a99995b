"""Judging: a log folded over its rules, act by act, into a verdict.

An irregular act stands and judging goes on from what was really played; at an impossible one it stops, and everything
is as just before it. Nothing is repaired.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path as FilePath
from typing import Any, Final

import msgspec

from referee.adjudicate.course import GameCourse, claim_result, course_of
from referee.adjudicate.places import RESULT, in_order, moment_of, place_path, pointer_of
from referee.adjudicate.speech import Speech, chips_entry, clause_reference, reason_told, reference_of
from referee.adjudicate.verdict import (
    FORMAT,
    ChipsEntry,
    Finding,
    LedgerEntry,
    Undecided,
    Verdict,
    worst,
)  # fmt: skip
from referee.codes import severity_of
from referee.documents import clip
from referee.errors import RefereeError
from referee.findings import UNREADABLE, Problem, Problems, pointer
from referee.hidden import settle
from referee.log import (
    SEATS_ONLY,
    Act,
    Log,
    LogModel,
    ReadingLimits,
    Token,
    Vocabulary,
    bind,
    bind_result,
    counted,
    from_text,
    from_value,
    read_path,
    second_verb,
    without_doubt,
)  # fmt: skip
from referee.rules import Game, Rules, Shelf
from referee.rules.phase_model import DealPhase
from referee.table import At, Fault, Movement, Points, Table
from referee.wording import LANGUAGES, say

_UNSET: Final = msgspec.UNSET


@dataclass(frozen=True)
class Seating:
    """What judging needs of a log's head: the rules, their course, and the words that the log may use."""

    rules: Rules
    course: GameCourse
    words: Vocabulary
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True)
class Bound:
    """A log in which everything that it names was looked up: it can be played out.

    Args:
        log: The log, as it was at last read.
        seating: Its rules.
        acts: Its acts, `plays` spelt out.
        result: What it claims of the whole game.
    """

    log: Log
    seating: Seating
    acts: list[Act]
    result: Mapping[str, Any]

    def speech(self, lang: str) -> Speech:
        """How to speak of it."""
        assert self.log.model is not None
        return Speech(lang, self.seating.words.notation, self.log.model.seats)


@dataclass(frozen=True)
class Played(Bound):
    """A log that was played out.

    Args:
        table: The table after its last act that could be.
        stopped: The act that could not be, and where it stands.
    """

    table: Table
    stopped: tuple[At, Fault] | None


_SHIPPED: Final = Shelf()
_SEATINGS: Final[dict[tuple[Any, ...], Seating]] = {}
"""The shipped games never change while the program runs: they are read and compiled once."""


class Bench:
    """Judges logs by the games on a shelf; keeps compiled rules from log to log.

    Args:
        specs: A user's own folders of rules.
        lang: The language of messages.
        ledger: `all`, or `none` for a verdict without the ledger.
        limits: How much is read.
        shelf: The games, where it is there already.

    Raises:
        RefereeError: There is no such language or folder.
    """

    def __init__(
        self,
        specs: Sequence[str | FilePath] = (),
        *,
        lang: str = "en",
        ledger: str = "all",
        limits: ReadingLimits | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise RefereeError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        if ledger not in ("all", "none"):
            raise RefereeError(f"the ledger is 'all' or 'none', not {ledger!r}")
        specs = [specs] if isinstance(specs, str | FilePath) else list(specs)
        missing = next((str(folder) for folder in specs if not FilePath(folder).exists()), None)
        if missing is not None:
            raise RefereeError(f"there is no folder or file {missing!r} with rules")
        self.shelf = shelf or (Shelf(specs) if specs else _SHIPPED)
        self.lang = lang
        self.ledger = ledger
        self.limits = limits or ReadingLimits()
        self._seatings = _SEATINGS if self.shelf is _SHIPPED else {}

    # --- the head of a log ---

    def seating(self, model: LogModel) -> Seating | list[Problem]:
        """The rules that a log was played by, compiled; or what is wrong with its head.

        Raises:
            RulesError: The game's rules themselves are at fault.
        """
        key = (
            model.game,
            model.notation,
            len(model.seats),
            model.rules,
            tuple(dict.fromkeys(model.variants)) if model.variants else (),  # a name may stand there many times
            repr(model.options) if model.options else "",
            tuple(model.rulings.items()) if model.rulings else (),
        )
        known = self._seatings.get(key)
        if known is not None:
            return known
        found = self._seat(model)
        if isinstance(found, Seating) and not found.problems:  # the names of others may be of any length
            if len(self._seatings) >= _CACHED:
                self._seatings.clear()
            self._seatings[key] = found
        return found

    def _seat(self, model: LogModel) -> Seating | list[Problem]:
        problems: list[Problem] = []
        game = self._versioned(model, problems)
        if game is None:
            return [self.shelf.unknown(model.game)]
        base = game.base
        assert base is not None
        resolved = game.resolve(model.variants, model.options, model.rulings)
        if isinstance(resolved, list):
            problems += resolved
            rules = base
        else:
            rules = resolved
        return self.seat_rules(rules, model, problems)

    def _versioned(self, model: LogModel, problems: list[Problem]) -> Game | None:
        """The game that a log names, in the major version that it names; else in the one that goes without saying."""
        if model.rules is _UNSET:
            return self.shelf.game(model.game)
        given = str(model.rules)
        versions = self.shelf.versions(model.game)
        majors = [version.split(".")[0] for version in versions]
        if given in majors:
            return self.shelf.game(model.game, given)
        game = self.shelf.game(model.game)
        if game is not None:
            major = given.split(".")[0]
            args = {"given": clip(given), "major": major, "version": ", ".join(versions)}
            words = "rules-version-major" if major in majors else "rules-version"
            problems.append(Problem("log.rules-version", words, args, ("rules",)))
        return game

    @staticmethod
    def seat_rules(rules: Rules, model: LogModel, problems: Sequence[Problem] = ()) -> Seating | list[Problem]:
        """Seat the players of a log under rules; what is wrong comes with the seating where its cards can be read."""
        problems = list(problems)
        notation = rules.notations.get(model.notation)
        if notation is None:
            known = list(rules.notations)
            args = {"name": clip(model.notation), "hint": ", ".join(known)}
            problems.append(Problem("log.unknown-notation", "unknown-notation", args, ("notation",)))
        counts = rules.model.players.count
        if len(model.seats) not in counts:
            wrong: dict[str, object] = {"count": len(model.seats), "expected": ", ".join(map(str, counts))}
            problems.append(Problem("log.seats", "seats-count", wrong, ("seats",)))
        if problems and notation is None:
            return problems
        assert notation is not None
        count = len(model.seats) if len(model.seats) in counts else counts[0]
        course = course_of(rules, count)
        piles = frozenset(phase.stock for phase in rules.dealt if isinstance(phase, DealPhase) and phase.stock)
        others = {name: other for name, other in rules.notations.items() if other is not notation}
        bids = frozenset(rules.bid_words)
        words = Vocabulary(notation, piles, bids, name=model.notation, others=others)
        return Seating(rules, course, words, tuple(problems))

    # --- judging ---

    def judge(self, log: Log) -> Verdict:
        """Judge one log.

        Raises:
            RulesError: The game's rules themselves are at fault.
        """
        played = self.play(log)
        return self.unreadable(*played) if isinstance(played, tuple) else self.judged(played)

    def judged(self, played: Played) -> Verdict:
        """The verdict on a log that was played out, its result included."""
        table = played.table
        if played.result and played.stopped is None:
            fault = claim_result(table, played.result)
            if fault is not None:
                table.faults.append((RESULT, fault))
        return self.verdict(played.log, played.seating, table, played.stopped)

    def play(self, log: Log) -> Played | tuple[Log, list[Problem]]:
        """Play a log out at a table; or what keeps it from being read.

        Raises:
            RulesError: The game's rules themselves are at fault.
        """
        bound = self.bound(log)
        if isinstance(bound, tuple):
            return bound
        table = bound.seating.course.table()
        return Played(bound.log, bound.seating, bound.acts, bound.result, table, run(table, bound.acts))

    def bound(self, log: Log) -> Bound | tuple[Log, list[Problem]]:
        """Look up everything that a log names; or what keeps it from being read.

        Raises:
            RulesError: The game's rules themselves are at fault.
        """
        model = log.model
        if model is None:
            return log, log.problems
        seating = self.seating(model)
        if len(model.seats) > MOST_SEATS:
            return log, [*(seating if isinstance(seating, list) else seating.problems), *seat_names(model)]
        words = SEATS_ONLY if isinstance(seating, list) else seating.words
        bound = bind(model, words, log.piles, counted=log.colons >= 0)
        if log.colons >= 0 and not counted(log, bound.keys):
            sure = without_doubt(log, self.limits)
            if sure is not log:
                return self.bound(sure)
            bound = bind(model, words, log.piles)
        problems = [*seat_names(model), *bound.problems]
        result: dict[str, Any] = {}
        if model.result is not _UNSET:
            result, wrong = bind_result(model, words)
            problems += wrong
        if isinstance(seating, list):
            return log, [*seating, *problems]
        problems += seating.problems
        if problems:
            return log, problems
        return Bound(log, seating, bound.acts, result)

    def verdict(self, log: Log, seating: Seating, table: Table, stopped: tuple[At, Fault] | None) -> Verdict:
        """Put what was found at a table into a verdict."""
        model = log.model
        assert model is not None
        seats = model.seats
        faults = table.faults
        undecided = table.undecided
        if table.open or table.displays:
            guilty, still = settle(table)
            faults = faults + guilty
            undecided = undecided + still
        pots = seating.course.pots
        speech = Speech(self.lang, seating.words.notation, seats)
        findings: list[Finding] = []
        open_acts: list[Undecided] = []
        if faults or stopped:
            every = sorted(faults, key=lambda found: moment_of(found[0]))
            if stopped:
                every.append(stopped)
            findings = [self.finding(log, seating, speech, at, fault) for at, fault in every]
        if undecided:
            open_acts = [
                Undecided(
                    pointer_of(at),
                    seats[fault.seat],
                    fault.clause,
                    speech.sentence(f"{fault.words}-undecided", fault.args),
                )
                for at, fault in sorted(undecided, key=lambda found: moment_of(found[0]))
            ]
        verdict = Verdict(
            format=FORMAT,
            log=log.name,
            entry=log.entry,
            id=log.id,
            rules=reference_of(seating.rules),
            verdict=worst(findings, open_acts),
            finished=table.finished,
            winners=[seats[seat] for seat in sorted(table.winners)],
            scores=dict(zip(seats, table.scores, strict=True)),
            chips=dict(zip(seats, table.accounts, strict=False)) if pots else None,
            pots=dict(zip(pots, table.accounts[len(seats) :], strict=True)) if pots else None,
            sides=seating.course.sides(seats),
            findings=findings,
            undecided=open_acts,
            ledger=self.entries(seating, speech, table.ledger) if self.ledger == "all" else None,
        )
        verdict.source = log
        return verdict

    def entries(
        self, seating: Seating, speech: Speech, ledger: Iterable[Points | Movement]
    ) -> list[LedgerEntry | ChipsEntry]:
        """The ledger in words."""
        seats = speech.seats
        written = speech.notation.written
        found: list[LedgerEntry | ChipsEntry] = []
        for entry in ledger:
            if isinstance(entry, Movement):
                found.append(chips_entry(entry, seating.course.pots, speech))
                continue
            at, seat, points, reason, told, trump = entry
            if reason.points_of is not None:
                worth = reason.points_of(trump)
                why = ", ".join([f"{written[card]} {worth[card]}" for card in told if worth[card]])
            else:
                why = reason_told(seating.rules, reason, told, self.lang)
            found.append(LedgerEntry(pointer_of(at), seats[seat], points, reason.clause, why, reason.table))
        return found

    def finding(self, log: Log, seating: Seating, speech: Speech, at: At, fault: Fault) -> Finding:
        """A fault in words, with its place in the text."""
        model = log.model
        assert model is not None
        span = None if log.document is None else log.place(place_path(model, at, fault.where))
        return Finding(
            fault.code,
            severity_of(fault.code),
            pointer_of(at),
            span.line if span else None,
            span.column if span else None,
            speech.seats[fault.seat] if fault.seat >= 0 else None,
            speech.sentence(fault.words, fault.args),
            clause_reference(seating.rules, fault.clause, self.lang) if fault.clause else None,
            None if fault.legal is None else speech.notation.write(fault.legal),
        )

    def unreadable(self, log: Log, problems: Sequence[Problem]) -> Verdict:
        """The verdict on a log that could not be read."""
        findings = []
        listed = Problems()
        for problem in problems:
            listed.append(second_verb(log, problem))
            if listed.full:
                break
        for problem, span in in_order(log, listed):
            path = tuple(step for step in problem.path if not isinstance(step, Token) or "plays" in problem.path)
            findings.append(
                Finding(
                    problem.code,
                    UNREADABLE,
                    pointer(path),
                    span.line if span else None,
                    span.column if span else None,
                    None,
                    say(problem.words, problem.args, self.lang),
                    None,
                    None,
                )
            )
        verdict = Verdict(
            format=FORMAT,
            log=log.name,
            entry=log.entry,
            id=log.id,
            rules=None,
            verdict=UNREADABLE,
            finished=None,
            winners=None,
            scores=None,
            chips=None,
            pots=None,
            sides=None,
            findings=findings,
            undecided=[],
            ledger=None,
        )
        verdict.source = log
        return verdict


MOST_SEATS: Final = 64
"""So many seats no rules can ask for."""
_CACHED: Final = 128


def run(table: Table, acts: Sequence[Act]) -> tuple[At, Fault] | None:
    """Apply acts until one is impossible; that one, and where it stands."""
    place, count = 0, len(acts)
    while place < count:
        runner = table.runner
        if runner is not None:
            place, fault = runner(table, acts, place)
            if fault is not None:
                return acts[place][3], fault
            if place == count:
                return None
        verb, seat, value, table.at = acts[place]
        fault = table.handlers[verb](table, seat, value)
        if fault is not None:
            return table.at, fault
        place += 1
    return None


def steps(table: Table, acts: Iterable[Act]) -> Iterator[tuple[Act, Fault | None]]:
    """Apply acts one by one, as `run` does, so that the table can be looked at after each.

    Returns:
        Each act that was applied; then the impossible one, if there is one, with its fault.
    """
    for act in acts:
        stopped = run(table, (act,))
        yield act, None if stopped is None else stopped[1]
        if stopped is not None:
            return


def seat_names(model: LogModel) -> list[Problem]:
    """Two seats of the same name."""
    known: set[str] = set()
    problems: list[Problem] = []
    for place, name in enumerate(model.seats):
        if name in known:
            problems.append(Problem("log.seats", "seats-same", {"name": name}, ("seats", place)))
        known.add(name)
    return problems


def judge(
    log: Mapping[str, Any] | str | FilePath | Log,
    *,
    lang: str = "en",
    specs: Sequence[str | FilePath] = (),
    ledger: str = "all",
) -> Verdict:
    """Judge one game.

    Args:
        log: A log as plain data, as text (JSON where it begins with `{`, else YAML), as a path, or as read before.
        lang: The language of messages, `en` or `de`.
        specs: Folders with rules of one's own.
        ledger: `all`, or `none` for a verdict without it.

    Whoever judges many logs by rules of one's own holds a `Bench`: it reads the rules once.

    Raises:
        RefereeError: The text or file holds no log or more than one, or there is no such language or folder.
        RulesError: The game's rules themselves are at fault.
        OSError: The file cannot be read.
    """
    bench = Bench(specs, lang=lang, ledger=ledger)
    if isinstance(log, Log):
        return bench.judge(log)
    if isinstance(log, Mapping):
        return bench.judge(from_value(dict(log)))
    if not isinstance(log, str | FilePath):
        raise RefereeError(f"a log is a mapping, a text or a Path, not {type(log).__name__}")
    logs = list(islice(read_path(str(log)) if isinstance(log, FilePath) else from_text(log), 2))
    if len(logs) != 1:
        raise RefereeError(f"{'several logs' if logs else 'no log'} where one is expected: use judge_many")
    return bench.judge(logs[0])


def judge_many(
    paths: str | FilePath | Iterable[str | FilePath],
    *,
    lang: str = "en",
    specs: Sequence[str | FilePath] = (),
    ledger: str = "all",
) -> Iterator[Verdict]:
    """Judge the games of files and folders, one after the other, in constant memory.

    Here a text is a path; to judge a log's own text use `judge`.

    Raises:
        RefereeError: There is no such language or folder of rules.
        RulesError: A game's rules themselves are at fault.
        OSError: A file cannot be read.
    """
    bench = Bench(specs, lang=lang, ledger=ledger)
    for path in [paths] if isinstance(paths, str | FilePath) else paths:
        for log in read_path(str(path), bench.limits):
            yield bench.judge(log)
