"""Logs that get another verdict by other rules, as text and as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from referee.adjudicate import Finding, LedgerEntry, Undecided, Verdict
from referee.adjudicate.rejudging import FIELDS, Change, Entry, Pair
from referee.adjudicate.verdict import ChipsEntry
from referee.log import Log
from referee.render.places import place_of
from referee.wording import say
from referee.wording.escaping import file_name, visible

_SHOWN: Final = 8
"""So many findings, entries or places of one log are told; of more only how many."""


def change_lines(
    change: Change, places: Sequence[tuple[str, str]], lang: str, *, several: bool = False
) -> Iterator[str]:
    """A log with another verdict, line by line: what is not the same, where the two part, and by which rules.

    Args:
        change: The log and both verdicts.
        places: What differs in the clauses to blame: each place, and all of it in words.
        lang: The language.
        several: Its file holds several logs.
    """
    yield f"{_name(change, several)} {_of('verdict', change, lang)}"
    for name in change.fields:
        if name != "verdict" and not _says_nothing(name, change):
            yield f"  {_of(name, change, lang)}"
    yield from _some([_entry_line(change.old, entry, "gone", lang) for entry in change.gone], lang, "  ")
    yield from _some([_entry_line(change.new, entry, "new", lang) for entry in change.came], lang, "  ")
    if change.at:
        line, column = place_of(change.new, change.at)
        args = {"at": change.at, "line": line, "column": column, "clauses": clauses_in_words(change.clauses, lang)}
        words = "change-parts" if line is None else "change-parts-line"
        if change.at == "/result" and _claims_nothing(change.log):
            words = "change-parts-end"
        yield "  " + visible(say(words, args, lang))
    yield from _some([visible(told) for _, told in places], lang, "    ")


def change_row(change: Change, places: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """A log with another verdict, as data."""
    return {
        "status": "changed",
        "log": change.new.log,
        "entry": change.new.entry,
        "id": change.new.id,
        "line": _line(change),
        "at": change.at or None,
        "clauses": [{"was": was, "now": now} for was, now in change.clauses],
        "places": [place for place, _ in places],
        "was": _side(change.old, change.gone),
        "now": _side(change.new, change.came),
    }


def _side(verdict: Verdict, entries: Sequence[Entry]) -> dict[str, Any]:
    """One verdict, and what only it has."""
    plain: dict[str, Any] = {name: getattr(verdict, name) for name in FIELDS}
    plain["rules"] = verdict.rules and {"version": verdict.rules.version, "digest": verdict.rules.digest}
    plain["findings"] = [entry for entry in entries if isinstance(entry, Finding)]
    plain["undecided"] = [entry for entry in entries if isinstance(entry, Undecided)]
    plain["ledger"] = [entry for entry in entries if isinstance(entry, LedgerEntry | ChipsEntry)]
    return plain


def summary_lines(
    counts: Mapping[str, int], clauses: Mapping[tuple[Pair, ...], int], left: Mapping[str, int], lang: str
) -> Iterator[str]:
    """How many logs of a corpus have another verdict, by which clauses, and which were not judged twice."""
    args = {name.replace("-", "_"): count for name, count in counts.items()}
    logs = sum(counts.values())
    yield say("change-total-one" if logs == 1 else "change-total", {"logs": logs, **args}, lang)
    told = [(-count, clauses_in_words(each, lang), "clause" if each else "one-side") for each, count in clauses.items()]
    for count, clause, words in sorted(told):
        yield visible(say(f"change-total-{words}", {"count": -count, "clause": clause}, lang))
    if left:
        games = ", ".join(f"{game} ({count})" for game, count in left.items())
        yield visible(say("change-untouched-games", {"games": games}, lang))
    if counts["not-judged"]:
        yield say("change-total-unjudged", {"count": counts["not-judged"]}, lang)


def clauses_in_words(clauses: Sequence[Pair], lang: str) -> str:
    """The clauses by which two verdicts part: each as it was and as it is; none where only one side can be read."""
    told = []
    for was, now in clauses:
        if was is None and now is None:
            told.append(say("change-no-clause", {}, lang))
        else:
            told.append(str(was) if was == now else f"{was or '–'} → {now or '–'}")
    return ", ".join(told) or say("change-one-side", {}, lang)


def _claims_nothing(log: Log) -> bool:
    """A log says nothing of how its game ended, so that there is no line where two verdicts of that could part."""
    return log.model is None or log.model.result is msgspec.UNSET


def _name(change: Change, several: bool) -> str:
    """What a log is called, with the line where the two verdicts part."""
    line = _line(change)
    verdict = change.new
    name = f"{file_name(verdict.log)}:" + (f"{line}:" if line else "")
    if several or verdict.entry > 1:
        name += f" #{verdict.entry}" + (f" ({visible(verdict.id)})" if verdict.id else "") + ":"
    return name


def _line(change: Change) -> int | None:
    """The line of the event at which the two verdicts part, in the file as read; of the log where they part at once."""
    log = change.new.source
    steps = change.at.split("/")
    if not isinstance(log, Log):
        return None
    path = ("events", int(steps[2])) if len(steps) > _EVENT else ("result",) if len(steps) > 1 else ()
    span = log.place(path)
    return span.line if span else None


_EVENT: Final = 2


def _of(name: str, change: Change, lang: str) -> str:
    """What a verdict says of one thing, before and now."""
    was, now = (_value(getattr(verdict, name), lang) for verdict in (change.old, change.new))
    words = f"change-{name}-same" if was == now else f"change-{name}"
    return visible(say(words, {"was": was, "now": now}, lang))


def _says_nothing(name: str, change: Change) -> bool:
    """Neither verdict has it: one because its log could not be read, the other because it is empty."""
    return not any(getattr(verdict, name) or getattr(verdict, name) is False for verdict in (change.old, change.new))


def _value(value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return say("diff-yes" if value else "diff-no", {}, lang)
    if isinstance(value, dict):
        return ", ".join(f"{name} {count}" for name, count in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(" + ".join(each) if isinstance(each, list) else str(each) for each in value) or "–"
    return "–" if value is None else say(f"change-word-{value}", {}, lang)


def _entry_line(verdict: Verdict, entry: Entry, what: str, lang: str) -> str:
    """A finding, an undecided act or an entry that only one verdict has, with its line as `check` has it."""
    line, column = place_of(verdict, entry.at)
    at = entry.at if line is None else f"{line}:{column}"
    if isinstance(entry, Finding):
        clause = f" [{entry.clause.id}]" if entry.clause else ""
        told = f"{at} {entry.code} {entry.message}{clause}"
        kind = "finding"
    elif isinstance(entry, Undecided):
        told = f"{at} {entry.seat}: {entry.why} [{entry.clause}]"
        kind = "undecided"
    elif isinstance(entry, ChipsEntry):
        args = {"at": at, "source": entry.source, "target": entry.target, "count": entry.chips}
        words = "change-entry-chips-one" if entry.chips == 1 else "change-entry-chips"
        told = f"{say(words, args, lang)} [{entry.clause}]"
        kind = "ledger"
    else:
        words = "change-entry-points-one" if entry.points == 1 else "change-entry-points"
        told = say(words, {"at": at, "seat": entry.seat, "count": entry.points}, lang)
        told += f" [{entry.clause}]"
        kind = "ledger"
    return visible(say(f"change-{kind}-{what}", {"told": told}, lang))


def _some(lines: Sequence[str], lang: str, indent: str) -> Iterator[str]:
    """The first of some lines, and how many more there are."""
    yield from (indent + line for line in lines[:_SHOWN])
    if len(lines) > _SHOWN:
        yield indent + say("change-more", {"count": len(lines) - _SHOWN}, lang)
