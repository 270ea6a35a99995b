"""Judging a log by two rule sets, and saying what became of its verdict.

Compared are the verdict's word, whether the game is finished, winners, scores, chips, pots and sides; of each finding
its code, severity, place, seat, clause and the cards that were lawful; of each undecided act its place, seat and
clause; of each ledger entry its place, its points or chips, its seat or accounts, and its clause. Wording is not
compared: another version number, another digest, another text of a clause or of a reason are no other verdict.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final

from referee.adjudicate.judging import Bench, Seating, run
from referee.adjudicate.places import moment_of, pointer_of
from referee.adjudicate.verdict import ChipsEntry, Finding, LedgerEntry, Undecided, Verdict
from referee.findings import UNREADABLE, Path
from referee.log import Log, Vocabulary, bind
from referee.log.verbs import CLAIMS
from referee.rules import Rules
from referee.rules.checking import faults
from referee.rules.differing import ABSENT, NEW, Difference, differences, tree_of
from referee.rules.shelf import model_of, option_values
from referee.table import At, Movement, Named, Table

FIELDS: Final = ("verdict", "finished", "winners", "scores", "chips", "pots", "sides")
"""What of a verdict is compared as a whole."""
_TOLD_ONLY: Final = frozenset(
    {
        "clauses",
        "sources",
        "name",
        "summary",
        "version",
        "format",
        "game",
        "variants",
        "presets",
        "rulings",
    }
)
"""Parts of the rules by which nothing is judged once variants and answers are laid."""
_CACHED: Final = 256
_PLACE: Final = re.compile(r"/events/([0-9]+)(?:/plays/([0-9]+))?(?:/|\Z)")
"""The pointer to an event, to a card of several in it, or to what stands within."""

Pair = tuple[str | None, str | None]
"""A clause in the old rules and in the new ones."""
Moment = tuple[float, int]
"""A place in a log, as places are put in order."""
Entry = Finding | Undecided | LedgerEntry | ChipsEntry
"""What of a verdict stands at a place of a log."""


@dataclass(frozen=True)
class Change:
    """A log with another verdict.

    Args:
        log: The log.
        old: Its verdict by the old rules.
        new: Its verdict by the new ones.
        fields: What of the two is not the same.
        gone: Findings, undecided acts and entries that only the old verdict has, in the order of the log.
        came: Those that only the new one has.
        at: Where the two part: a pointer into the log; empty where one of them could not be read.
        clauses: The clauses by whose change they part.
    """

    log: Log
    old: Verdict
    new: Verdict
    fields: tuple[str, ...]
    gone: tuple[Entry, ...]
    came: tuple[Entry, ...]
    at: str
    clauses: tuple[Pair, ...]


@dataclass(frozen=True)
class Between:
    """What lies between two rules of one game.

    Args:
        old: The merged tree of the old rules.
        new: That of the new ones.
        differences: Every place where it is not the same as that of the old ones.
        behind: Those of them that anything is judged by, by their clauses.
        alone: The old rules with the changes of one clause only; None where these cannot hold alone.
    """

    old: dict[str, Any]
    new: dict[str, Any]
    differences: tuple[Difference, ...]
    behind: dict[Pair, list[Difference]]
    alone: dict[Pair, Rules | None] = field(default_factory=dict)


class Rejudging:
    """Judges logs by old rules and by new ones.

    Args:
        old: Judges by the old rules.
        new: Judges by the new ones.
        games: The games that the old rules have; a log of any other is untouched. None: all.
    """

    def __init__(self, old: Bench, new: Bench, games: Iterable[str] | None = None) -> None:
        self.old = old
        self.new = new
        self.games = None if games is None else frozenset(games)
        self._between: dict[tuple[Any, ...], Between] = {}

    def untouched(self, log: Log) -> bool:
        """The old rules do not have the game of a log."""
        return log.model is not None and self.games is not None and log.model.game not in self.games

    def change(self, log: Log) -> Change | None:
        """What became of a log's verdict; None where it is the same.

        Raises:
            RulesError: The game's rules themselves are at fault.
        """
        old, new = self.old.judge(log), self.new.judge(log)
        fields = tuple(name for name in FIELDS if getattr(old, name) != getattr(new, name))
        if not fields and all(getattr(old, name) == getattr(new, name) for name in ("findings", "undecided", "ledger")):
            return None  # as most are, to the letter
        before = list(_entries(old, self._cards(self.old, old)))
        after = list(_entries(new, self._cards(self.new, new)))
        if not fields and [key for _, key in before] == [key for _, key in after]:
            return None
        gone, came = _only(before, after), _only(after, before)
        if not fields and not gone and not came:
            return None
        at, clauses = self._parting(old, new, [*gone, *came])
        return Change(log, old, new, fields, tuple(gone), tuple(came), at, clauses)

    def _cards(self, bench: Bench, verdict: Verdict) -> Mapping[str, int]:
        """The cards by how they are written in a verdict."""
        return {} if verdict.verdict == UNREADABLE else self._seating(bench, verdict.source).words.notation.exact

    def rules(self, change: Change) -> tuple[Rules, Rules] | None:
        """The old rules and the new ones that a log was judged by; None where it could not be read by one of them."""
        if UNREADABLE in (change.old.verdict, change.new.verdict):
            return None
        log = change.new.source
        return self._seating(self.old, log).rules, self._seating(self.new, log).rules

    def between(self, old: Rules, new: Rules, agreed: Collection[str] = ()) -> Between:
        """What lies between two rules under the options that a log sets, found out once."""
        key = old.digest, repr(sorted(old.options.items())), new.digest, repr(sorted(new.options.items())), (*agreed,)
        found = self._between.get(key)
        if found is None:
            tree = tree_of(new, agreed)
            before = tree_of(old, agreed)
            every = differences(before, tree)
            behind: dict[Pair, list[Difference]] = {}
            for each in every:
                if is_judged_by(each):
                    behind.setdefault(each.clauses, []).append(each)
            found = Between(before, tree, every, behind)
            if len(self._between) >= _CACHED:
                self._between.clear()
            self._between[key] = found
        return found

    # --- where two verdicts part ---

    def _parting(self, old: Verdict, new: Verdict, entries: Sequence[Entry]) -> tuple[str, tuple[Pair, ...]]:
        """Where the two part, and by the change of which clauses."""
        if UNREADABLE in (old.verdict, new.verdict):
            return "", ()
        log: Log = new.source
        seatings = self._seating(self.old, log), self._seating(self.new, log)
        places = [(_moment(entry.at), entry.at) for entry in entries]
        first = parting(log, *seatings, min((moment for moment, _ in places), default=(inf, 0)))
        if first is not None:
            places.append((moment_of(first), pointer_of(first)))
        moment, at = min(places, default=((inf, 0), "/result"))
        limit = (inf, 0) if first is None else moment  # what is dated back shows later than where it is dated
        quoted = {clause for entry in entries if _moment(entry.at) == moment and (clause := _clause(entry))}
        return at, self._blamed(log, seatings, limit, quoted)

    @staticmethod
    def _seating(bench: Bench, log: Log) -> Seating:
        assert log.model is not None
        found = bench.seating(log.model)
        assert isinstance(found, Seating), "a log that was judged"
        return found

    def _blamed(self, log: Log, seatings: tuple[Seating, Seating], limit: Moment, quoted: set[str]) -> tuple[Pair, ...]:
        """The clauses whose change alone makes a log leave its old course so early; else those that are quoted there.

        The old rules are changed by one clause at a time, as far as they can hold so.
        """
        assert log.model is not None
        between = self.between(seatings[0].rules, seatings[1].rules, list(log.model.options))
        pairs = tuple(between.behind)
        if len(pairs) <= 1:
            return pairs
        guilty = tuple(pair for pair in pairs if self._parts_alone(log, seatings[0], between, pair, limit))
        return guilty or tuple(pair for pair in pairs if quoted & {*pair}) or pairs

    @staticmethod
    def _parts_alone(log: Log, seating: Seating, between: Between, pair: Pair, limit: Moment) -> bool:
        """The change of one clause makes a log part from its old course no later than that."""
        if pair not in between.alone:
            between.alone[pair] = _with_some(seating.rules, between, between.behind[pair])
        rules = between.alone[pair]
        if rules is None or log.model is None:
            return False
        other = Bench.seat_rules(rules, log.model)
        if not isinstance(other, Seating) or other.problems:
            return False
        return parting(log, seating, other, limit) is not None


def is_judged_by(difference: Difference) -> bool:
    """Whether a difference is in what logs are judged by, not only in what is told to people."""
    return difference.spot.path[0] not in _TOLD_ONLY


def parting(log: Log, one: Seating, other: Seating, limit: Moment = (inf, 0)) -> At | None:
    """The first act of a log after which two tables are not the same; None where they always are, so far as asked for.

    Args:
        log: The log.
        one: Some rules.
        other: Other rules of the same game.
        limit: Nobody needs to know of an act that comes later.

    What would come next counts only where something does: a claim is nobody's turn.
    """
    assert log.model is not None
    tables = one.course.table(), other.course.table()
    # the log was judged, so its events are sound, and what is left of them to check is checked
    mine_all = bind(log.model, one.words, log.piles, counted=True).acts
    theirs_all = mine_all
    if not _one_vocabulary(one.words, other.words):
        theirs_all = bind(log.model, other.words, log.piles, counted=True).acts
    last = max((place for place, act in enumerate(mine_all) if act[0] not in CLAIMS), default=-1)
    for place, (mine, theirs) in enumerate(zip(mine_all, theirs_all, strict=False)):
        here: At = mine[3]
        if moment_of(here) > limit:
            return None
        before = [(len(table.faults), len(table.ledger)) for table in tables]
        stops = run(tables[0], [mine]), run(tables[1], [theirs])
        codes = [None if stop is None else (stop[1].code, stop[1].seat, stop[1].clause) for stop in stops]
        if codes[0] != codes[1]:
            return here
        if stops[0] is not None:
            return None
        states = [
            (*_state(seating, table, *known), place < last and _due(seating, table))
            for seating, table, known in zip((one, other), tables, before, strict=True)
        ]
        if states[0] != states[1]:
            return here
    return None


def _one_vocabulary(one: Vocabulary, other: Vocabulary) -> bool:
    """A log names the same things by two rule sets."""
    return one.notation.exact == other.notation.exact and (one.piles, one.bids) == (other.piles, other.bids)


def _state(seating: Seating, table: Table, faults: int, ledger: int) -> tuple[Any, ...]:
    """What of a table is compared after an act: who plays together, how all stand, what was found and scored."""
    return (
        seating.course.side_count,
        list(table.scores),
        list(table.accounts),
        table.finished,
        sorted(table.winners),
        [(fault.code, fault.seat, fault.clause, fault.legal) for _, fault in table.faults[faults:]],
        Counter(_entry(entry) for entry in table.ledger[ledger:]),
    )


def _due(seating: Seating, table: Table) -> tuple[Any, ...] | None:
    """What must come next, where anything does come."""
    due = None if table.finished else seating.course.due(table)
    return None if due is None else (due.words, [each for each in due.args.values() if isinstance(each, Named | int)])


def _entry(entry: Any) -> tuple[Any, ...]:
    if isinstance(entry, Movement):
        return entry.chips, entry.source, entry.target, entry.clause
    _, seat, points, reason, *_ = entry
    return seat, points, reason.clause, reason.table


def _with_some(old: Rules, between: Between, some: Sequence[Difference]) -> Rules | None:
    """Old rules with some of the differences to new ones; None where these cannot hold so."""
    tree: Any = between.old
    texts = [each for each in between.differences if each.now.path[0] == "clauses" and each.kind == NEW]
    for each in (*texts, *some):
        path = each.spot.path
        whole = next((place for place, step in enumerate(path) if isinstance(step, int)), len(path))
        tree = _laid(tree, path[:whole], _at(between.new, path[:whole]))
    model, _ = model_of(tree)
    if model is None:
        return None
    values, _ = option_values(model, {})  # those that the log sets are the usual ones of `tree_of` already
    rules = Rules(model, "", options={**old.options, **values})
    return None if any(True for _ in faults(rules)) else rules


def _at(tree: Any, path: Path) -> Any:
    """What stands at a place; nothing where it is not there."""
    for step in path:
        if not isinstance(tree, Mapping) or step not in tree:
            return ABSENT
        tree = tree[str(step)]
    return tree


def _laid(tree: Any, path: Path, value: Any) -> Any:
    """A tree with another value at a place, or without it, which shares what stays with the first."""
    if not path:
        return value
    if value is ABSENT and not (isinstance(tree, Mapping) and path[0] in tree):
        return tree  # it is gone with what was around it
    node = dict(tree) if isinstance(tree, Mapping) else {}
    if len(path) == 1 and value is ABSENT:
        node.pop(str(path[0]), None)
    else:
        node[str(path[0])] = _laid(node.get(str(path[0])), path[1:], value)
    return node


def _entries(verdict: Verdict, cards: Mapping[str, int]) -> Iterator[tuple[Entry, Hashable]]:
    """Everything of a verdict that stands at a place, and what of it is compared: lawful cards, however written."""
    for finding in verdict.findings:
        legal = None if finding.legal is None else frozenset(cards.get(card, card) for card in finding.legal)
        yield finding, (finding.code, finding.severity, finding.at, finding.seat, _clause(finding), legal)
    for act in verdict.undecided:
        yield act, (act.at, act.seat, act.clause)
    for entry in verdict.ledger or ():
        if isinstance(entry, ChipsEntry):
            yield entry, (entry.at, entry.chips, entry.source, entry.target, entry.clause)
        else:
            yield entry, (entry.at, entry.seat, entry.points, entry.clause, entry.table)


def _only(one: Sequence[tuple[Entry, Hashable]], other: Sequence[tuple[Entry, Hashable]]) -> list[Entry]:
    """What stands in one verdict and not in the other, each as often as it stands there more."""
    left = Counter(key for _, key in other)
    found = []
    for entry, key in one:
        if left[key]:
            left[key] -= 1
        else:
            found.append(entry)
    return sorted(found, key=lambda entry: _moment(entry.at))


def _clause(entry: Entry) -> str | None:
    """The clause that a part of a verdict quotes."""
    if isinstance(entry, Finding):
        return None if entry.clause is None else entry.clause.id
    return entry.clause


def _moment(at: str) -> Moment:
    """What pointers are put in order by.

    >>> _moment("/events/7/plays/1"), _moment("/events/7/deal/Anna/2"), _moment("/result")[0]
    ((7, 1), (7, 0), inf)
    """
    found = _PLACE.match(at)
    return (int(found[1]), int(found[2] or 0)) if found else (inf, 0)
