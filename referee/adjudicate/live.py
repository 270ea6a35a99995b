"""A live table: ask what is lawful, try an act, apply it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any

import msgspec
from msgspec import UNSET, Struct, to_builtins

from referee.adjudicate.judging import Bench, Seating, seat_names
from referee.adjudicate.speech import Speech
from referee.adjudicate.verdict import ChipsEntry, Finding, LedgerEntry, Verdict, one_line
from referee.cards import UNKNOWN
from referee.errors import RefereeError
from referee.findings import UNREADABLE, Problem
from referee.hidden import settle
from referee.log import Log, bind, from_value
from referee.rules import Game, Rules, Shelf
from referee.table import At, Choices, Fault, Offer, Range, Table


class Refusal(Struct, frozen=True):
    """A card in hand that may not be played, and why."""

    act: dict[str, Any]
    code: str
    clause: str | None


class Legal(Struct, frozen=True):
    """What may come next.

    Args:
        seat: The seat to act; None where no seat is.
        acts: What it may do: each can be appended to the log as it is; `null` stands where chance decides the cards.
        refused: The known cards in its hand that may not be played.
        unknown: How many cards of its hand nobody knows.
    """

    seat: str | None
    acts: list[dict[str, Any]]
    refused: list[Refusal]
    unknown: int

    def to_json(self) -> bytes:
        """One line of JSON, without the line's end."""
        return one_line(self)


@dataclass(frozen=True)
class Outcome:
    """What came of an act.

    Args:
        applied: It stands: lawful, or irregular.
        finding: What is wrong with it, if anything; in `plays` the first that is.
        ledger: What it scored and moved.
        proven: Earlier acts that it shows to have been faults: a card that was held all along.
        findings: All that is wrong with it: several cards of `plays` may be.
    """

    applied: bool
    finding: Finding | None
    ledger: tuple[LedgerEntry | ChipsEntry, ...] = ()
    proven: tuple[Finding, ...] = ()
    findings: tuple[Finding, ...] = ()


class Trial(Struct, frozen=True, omit_defaults=True):
    """What would come of an act: a finding and nothing else, or what it scores, moves and shows, and what comes next.

    Args:
        finding: What is wrong with it, or what has stopped the log before it (only that has a line and a column).
        applied: It is lawful, as far as anybody can tell.
        ledger: What it scores and moves.
        proven: Earlier acts that it shows to have been faults.
        next: What may come after it.
    """

    finding: Finding | None = None
    applied: bool = False
    ledger: list[LedgerEntry | ChipsEntry] | None = None
    proven: list[Finding] = []
    next: Legal | None = None

    def to_json(self) -> bytes:
        """One line of JSON, without the line's end; what is not there is left out."""
        return one_line(self)


def _refused(finding: Finding) -> Outcome:
    """An act that changes nothing."""
    return Outcome(False, finding, findings=(finding,))


class LiveTable:
    """A game in play.

    `verify` says what is wrong with an act, `can` whether it may be done; `do` does it; `legal` lists what may come
    next. A table may begin with nothing, or go on from a log (`of`).

    Args:
        rules: The rules, with their variants, options and rulings.
        seats: The names, clockwise.
        notation: How cards are written.
        lang: The language of messages.

    Raises:
        RefereeError: The game is not for so many seats, or has no such notation or language.
    """

    def __init__(self, rules: Rules, seats: Sequence[str], *, notation: str = "en", lang: str = "en") -> None:
        if isinstance(seats, str):
            raise RefereeError("seats are a list of names, not one text")
        head = {
            "format": "referee-log/1",
            "game": rules.game,
            "seats": list(seats),
            "notation": notation,
            "variants": list(rules.variants),
            "options": dict(rules.options),
            "rulings": dict(rules.rulings),
            "events": [],
        }
        log = from_value(head)
        self._bench = Bench(lang=lang)
        if log.model is None:
            raise RefereeError(self._bench.judge(log).findings[0].message)
        seating = self._bench.seat_rules(rules, log.model)
        problems = seating if isinstance(seating, list) else [*seating.problems, *seat_names(log.model)]
        if isinstance(seating, list) or problems:
            raise RefereeError(self._bench.unreadable(log, problems).findings[0].message)
        self._sit(log, seating, seating.course.table())

    @classmethod
    def of(cls, bench: Bench, log: Log | Mapping[str, Any]) -> LiveTable | Verdict:
        """A table that goes on from where a log stops; the verdict of a log that is unreadable or impossible.

        What the log claims of the whole game is not judged: the game goes on. Findings have no line and column.

        Args:
            bench: Knows the rules, and the language of messages.
            log: The log, or its plain data.

        Raises:
            RulesError: The game's rules themselves are at fault.
        """
        played = bench.play(given_log(bench, log))
        if isinstance(played, tuple):
            return bench.unreadable(*played)
        if played.stopped is not None:
            return bench.judged(played)
        live = cls.__new__(cls)
        live._bench = bench
        live._sit(played.log, played.seating, played.table)
        return live

    def _sit(self, log: Log, seating: Seating, table: Table) -> None:
        """Take a log's seats, at a table to which its acts have led."""
        assert log.model is not None
        self._log = Log(log.name, log.entry, log.model, piles=log.piles)  # what is done now stands in no text
        self._seating = seating
        self._table = table
        self._done: list[dict[str, Any]] = []
        self._speech = Speech(self._bench.lang, seating.words.notation, log.model.seats)
        self._count = len(log.model.events)
        head = msgspec.structs.replace(log.model, events=[], result=UNSET, meta=UNSET)
        self._head: dict[str, Any] = to_builtins(head)

    @property
    def finished(self) -> bool:
        """Somebody has won."""
        return self._table.finished

    @property
    def scores(self) -> dict[str, int]:
        """The points of each seat."""
        return dict(zip(self._speech.seats, self._table.scores, strict=True))

    @property
    def events(self) -> list[dict[str, Any]]:
        """The acts so far, as a log's events."""
        return [*self._before, *deepcopy(self._done)]

    @property
    def _before(self) -> list[dict[str, Any]]:
        """The events of the log that this table goes on from, each with the piles that stand beside it."""
        assert self._log.model is not None
        events: list[dict[str, Any]] = to_builtins(self._log.model.events)
        for index, piles in self._log.piles.items():
            events[index] |= deepcopy(dict(piles))
        return events

    def verify(self, act: Mapping[str, Any]) -> Finding | None:
        """What is wrong with an act, or None; nothing changes."""
        return self._try(act)[1].finding

    def can(self, act: Mapping[str, Any]) -> bool:
        """The act is lawful (or nobody can tell that it is not); nothing changes."""
        return self.verify(act) is None

    def do(self, act: Mapping[str, Any]) -> Outcome:
        """Apply an act. An irregular one stands; an impossible or unreadable one changes nothing."""
        table, outcome = self._try(act)
        if outcome.applied:
            self._table = table
            self._done.append(deepcopy(dict(act)))
        return outcome

    def _try(self, act: Mapping[str, Any]) -> tuple[Table, Outcome]:
        """The table after an act, and what came of it; this table stays as it is."""
        _as_mapping(act)
        index = self._count + len(self._done)
        log = from_value({**self._head, "events": [dict(act)]}, limits=self._bench.limits)
        if log.model is None:
            return self._table, _refused(self._first(log, log.problems, index))
        bound = bind(log.model, self._seating.words, log.piles)
        if bound.problems:
            return self._table, _refused(self._first(log, bound.problems, index))
        table = self._table.copy()
        scored, known = len(table.ledger), len(table.faults)
        for verb, seat, value, at in bound.acts:
            table.at = index if isinstance(at, int) else (index, at[1])
            fault: Fault | None = table.handlers[verb](table, seat, value)
            if fault is not None:
                return self._table, _refused(self._told(table.at, fault))
        before = {at for at, _ in settle(self._table)[0]}
        faults = [*table.faults[known:], *settle(table)[0]]
        new = [
            (at == index or (isinstance(at, tuple) and at[0] == index), self._told(at, fault))
            for at, fault in faults
            if at not in before
        ]
        findings = tuple(found for here, found in new if here)
        entries = self._bench.entries(self._seating, self._speech, table.ledger[scored:])
        proven = tuple(found for here, found in new if not here)
        return table, Outcome(True, findings[0] if findings else None, tuple(entries), proven, findings)

    def _told(self, at: At, fault: Fault) -> Finding:
        return self._bench.finding(self._log, self._seating, self._speech, at, fault)

    def _first(self, log: Log, problems: Sequence[Problem], index: int) -> Finding:
        """What is wrong with an act's own words, at its place in the game."""
        finding = self._bench.unreadable(log, problems).findings[0]
        return msgspec.structs.replace(finding, at=re.sub("^/events/0(?=/|$)", f"/events/{index}", finding.at))

    def legal(self) -> Legal:
        """What may come next, and why not the rest."""
        return legal_of(self._seating, self._speech, self._table)

    def verdict(self) -> Verdict:
        """The judgement of the game so far."""
        return self._bench.verdict(self._log, self._seating, self._table, None)


def legal_of(seating: Seating, speech: Speech, table: Table) -> Legal:
    """What may come next at a table, in the log's own words."""
    choices: Choices = seating.course.choices(table)
    return Legal(
        speech.seats[choices.seat] if choices.seat >= 0 else None,
        [act_of(offer, speech) for offer in choices.offers],
        [Refusal(act_of(offer, speech), fault.code, fault.clause or None) for offer, fault in choices.refused],
        choices.unknown,
    )


def act_of(offer: Offer, speech: Speech) -> dict[str, Any]:
    """An act as an event of a log."""
    act: dict[str, Any] = {"by": speech.seats[offer.seat]} if offer.seat >= 0 else {}
    written = ["x" if card == UNKNOWN else speech.notation.written[card] for card in offer.cards]
    if offer.chance:
        act[offer.verb] = None
    elif isinstance(offer.word, Range):
        act[offer.verb] = {"from": offer.word.lowest}
        if offer.word.highest is not None:
            act[offer.verb]["to"] = offer.word.highest
    elif offer.word is not None:
        act[offer.verb] = offer.word
    else:
        act[offer.verb] = written[0] if offer.verb in ("play", "turn", "rename", "draw") else " ".join(written)
    if offer.stands_for >= 0:
        act["as"] = speech.notation.written[offer.stands_for]
    return act


def legal(bench: Bench, log: Log) -> Legal | Verdict:
    """What may come next in a log; its verdict where it is unreadable or impossible."""
    played = bench.play(log)
    if isinstance(played, tuple):
        return bench.unreadable(*played)
    if played.stopped is not None:
        return bench.judged(played)
    return legal_of(played.seating, played.speech(bench.lang), played.table)


def try_act(bench: Bench, log: Log | Mapping[str, Any], act: Mapping[str, Any]) -> Trial | Verdict:
    """What would come of an act after a log; nothing changes.

    An act that is irregular, impossible or unreadable is told with what is wrong with it, and no more; so is any act
    after a log that is impossible itself: there it is what stopped the log. An act that shows an earlier one to have
    been a fault is lawful itself.

    Args:
        bench: Knows the rules, and the language of messages.
        log: The log, or its plain data.
        act: The act, like an event of a log.

    Returns:
        What would come of it; the verdict of a log that is unreadable.

    Raises:
        RefereeError: The act is no mapping.
        RulesError: The game's rules themselves are at fault.
    """
    _as_mapping(act)
    table = LiveTable.of(bench, log)
    if isinstance(table, Verdict):
        return table if table.verdict == UNREADABLE else Trial(table.findings[-1])
    done = table.do(act)
    if done.finding is not None:
        return Trial(done.finding)
    return Trial(applied=True, ledger=list(done.ledger), proven=list(done.proven), next=table.legal())


def given_log(bench: Bench, log: Log | Mapping[str, Any]) -> Log:
    """A log as it is given: read before, or as plain data.

    Raises:
        RefereeError: It is neither.
    """
    if isinstance(log, Log):
        return log
    if not isinstance(log, Mapping):
        raise RefereeError(f"a log is a Log or a mapping, not {type(log).__name__}")
    return from_value(dict(log), limits=bench.limits)


def _as_mapping(act: object) -> None:
    """An act is like an event of a log.

    Raises:
        RefereeError: It is no mapping.
    """
    if not isinstance(act, Mapping):
        raise RefereeError(f"an act is a mapping like an event of a log, not {type(act).__name__}")


def load_rules(
    game: str,
    *,
    variants: Sequence[str] = (),
    options: Mapping[str, int] | None = None,
    rulings: Mapping[str, str] | None = None,
    specs: Sequence[str | FilePath] = (),
    version: str = "",
    shelf: Shelf | None = None,
) -> Rules:
    """The rules of a game under variants, options and rulings.

    Args:
        game: Its id.
        variants: The variants, presets or profiles in force.
        options: The options that are set.
        rulings: Open points and how they are answered.
        specs: Folders with rules of one's own.
        version: The major version of the rules, as in `1`, where not the one that goes without saying is meant.
        shelf: The games, where it is there already.

    Raises:
        RulesError: The rules themselves are at fault.
        RefereeError: There is no such game, variant, option or ruling.
    """
    if not isinstance(variants, list | tuple) or not all(isinstance(name, str) for name in variants):
        raise RefereeError("variants are a list of names")
    for what, given in (("options", options), ("rulings", rulings)):
        if given is not None and not (isinstance(given, Mapping) and all(isinstance(name, str) for name in given)):
            raise RefereeError(f"{what} are a mapping from names to what is chosen")
    if not all(isinstance(answer, str) for answer in (rulings or {}).values()):
        raise RefereeError("an answer to an open point is a name")
    bench = Bench(specs, shelf=shelf)
    found = bench.shelf.game(game, version)
    if found is None and version and (versions := bench.shelf.versions(game)):
        raise RefereeError(f"there is no version {version!r} of {game!r}; there are: {', '.join(versions)}")
    if found is None:
        near = bench.shelf.suggest(game)
        raise RefereeError(f"there is no game {game!r}" + (f"; did you mean {near!r}?" if near else ""))
    rules = found.resolve(list(variants), dict(options or {}), dict(rulings or {}))
    if isinstance(rules, list):
        raise RefereeError(bench.unreadable(Log(None), rules).findings[0].message)
    return rules


def game_description(game: Game) -> dict[str, Any]:
    """A game as plain data: what a log may say of it."""
    rules = game.base
    assert rules is not None
    model = rules.model
    return {
        "game": model.game,
        "version": model.version,
        "versions": list(game.versions),
        "name": model.name,
        "summary": rules.words(model.summary),
        "players": model.players.count,
        "notations": list(model.notations),
        "options": {
            name: {"name": option.name, "min": option.min, "max": option.max, "default": option.default}
            for name, option in model.options.items()
        },
        "variants": {name: variant.name for name, variant in model.variants.items() if not variant.profile},
        "profiles": {name: variant.name for name, variant in model.variants.items() if variant.profile},
        "presets": model.presets,
        "rulings": {
            name: {"text": ruling.text, "default": ruling.default, "answers": list(ruling.answers)}
            for name, ruling in model.rulings.items()
        },
        "clauses": {name: {"text": clause.text, "cite": clause.cite} for name, clause in model.clauses.items()},
        "sources": {name: source.title for name, source in model.sources.items()},
        "digest": rules.digest,
    }


def games(specs: Sequence[str | FilePath] = ()) -> list[dict[str, Any]]:
    """The games that can be judged, each as plain data."""
    return [game_description(game) for game in Shelf(specs).games()]
