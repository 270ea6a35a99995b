"""Verdicts as text: one line a finding, the source line with a caret, a hint, and a summary with the score."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from referee.adjudicate import Finding, Legal, Verdict
from referee.adjudicate.verdict import WORST_FIRST, Undecided
from referee.findings import CLEAN, UNDETERMINED, UNREADABLE
from referee.log import Log
from referee.render.explaining import joined
from referee.render.framing import MARGIN, WIDEST, framed, part_length
from referee.render.places import place_of
from referee.render.sheet import sheet_text, side_name, signed
from referee.rules import Misrule
from referee.wording import say
from referee.wording.escaping import file_name, visible, yaml_scalar

_COLOURS: Final = {
    UNREADABLE: "red",
    "impossible": "red",
    "irregular": "yellow",
    UNDETERMINED: "cyan",
    CLEAN: "green",
}
_HINT: Final = "     = "
_REMARK: Final = "    # "
_COLUMNS: Final = 80


def _styled(text: str, colour: str | None, *, bold: bool = False) -> str:
    import click

    return click.style(text, fg=colour, bold=bold)


def verdict_text(
    verdict: Verdict,
    lang: str,
    *,
    several: bool = False,
    columns: int | None = None,
    due: str = "",
    pots: Mapping[str, str] | None = None,
) -> str:
    """A verdict for a person: what was found, the score sheet where the verdict has a ledger, and a summary.

    Args:
        verdict: The verdict.
        lang: The language.
        several: The file holds several logs: say which one this is.
        columns: How wide the terminal is; None where there is none.
        due: What must come next (`due_next`).
        pots: What the pots are called (`pot_names`); left out, they go by their ids.
    """
    lines: list[str] = []
    for remark in _in_order(verdict):
        if isinstance(remark, Finding):
            lines += _finding(verdict, remark, lang, columns)
        else:
            lines += _undecided(verdict, remark, lang, columns)
    name = log_name(verdict.log, verdict.entry, verdict.id, several=several)
    sheet = sheet_text(verdict, name, lang, columns, pots)
    if sheet:
        lines.append(sheet)
    lines.append(f"{name}: {summary(verdict, lang, due, pots)}")
    return "\n".join(lines)


def _in_order(verdict: Verdict) -> Iterator[Finding | Undecided]:
    """The findings, and the acts that stay open where they stand among them."""
    waiting = [(place_of(verdict, act.at), act) for act in verdict.undecided]
    for finding in verdict.findings:
        here = (finding.line or 0, finding.column or 0)
        while waiting and (waiting[0][0][0] or 0, waiting[0][0][1] or 0) < here:
            yield waiting.pop(0)[1]
        yield finding
    yield from (act for _, act in waiting)


def log_name(name: str | None, entry: int, known_as: str | None = None, *, several: bool = False) -> str:
    """What a log is called: its file, with its number and its id where the file holds several."""
    text = file_name(name)
    if several or entry > 1:
        text += f"#{entry}" + (f" ({visible(known_as)})" if known_as else "")
    return text


def place_name(log: str | None, line: int | None, column: int | None, at: str) -> str:
    """What a remark begins with: its file, and its line and column or, where there is no text, its pointer."""
    name = file_name(log)
    if line is not None:
        return f"{name}:{line}:{column}:"
    return f"{name}:{visible(at)}:" if at else f"{name}:"


def _finding(verdict: Verdict, finding: Finding, lang: str, columns: int | None) -> Iterator[str]:
    place = place_name(verdict.log, finding.line, finding.column, finding.at)
    clause = f" [{finding.clause.id}]" if finding.clause else ""
    code = _styled(finding.code, _COLOURS[finding.severity], bold=True)
    yield f"{place} {code} {visible(finding.message)}{clause}"
    yield from _source(verdict, finding.line, finding.column, columns)
    for hint in hints(finding, lang):
        yield from _hint(hint, columns)


def hints(finding: Finding, lang: str) -> Iterator[str]:
    """What else there is to say of a finding: what would have been lawful, the clause in words, where it is printed."""
    if finding.legal:
        yield say("hint-legal", {"cards": ", ".join(finding.legal)}, lang)
    if finding.clause:
        yield f"{finding.clause.id}: {finding.clause.text}"
        if finding.clause.cite:
            yield say("hint-cite", {"cite": "; ".join(joined(finding.clause.cite))}, lang)


def _undecided(verdict: Verdict, act: Undecided, lang: str, columns: int | None) -> Iterator[str]:
    line, column = place_of(verdict, act.at)
    word = _styled(say("word-undetermined", {}, lang), _COLOURS[UNDETERMINED], bold=True)
    yield f"{place_name(verdict.log, line, column, act.at)} {word} {visible(act.why)} [{act.clause}]"
    yield from _source(verdict, line, column, columns)


def _hint(text: str, columns: int | None) -> Iterator[str]:
    text = visible(text)
    if columns is None:
        yield _HINT + text
        return
    yield from textwrap.wrap(
        text,
        max(columns, 4 * len(_HINT)),
        initial_indent=_HINT,
        subsequent_indent=" " * len(_HINT),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _source(verdict: Verdict, line: int | None, column: int | None, columns: int | None) -> Iterator[str]:
    """The line of the text, and carets under the place."""
    log = verdict.source
    if line is None or column is None or not isinstance(log, Log):
        return
    text = log.line(line)
    if text:
        yield from framed(text, line, column, part_length(text, column), _room(columns))


def _room(columns: int | None) -> int:
    return WIDEST if columns is None else columns - MARGIN


def summary(verdict: Verdict, lang: str, due: str = "", pots: Mapping[str, str] | None = None) -> str:
    """The verdict in a line: how it is, what was found, points and chips, who has won or what must come next."""
    parts = []
    count = len(verdict.findings)
    if count:
        parts.append(say("findings-one" if count == 1 else "findings-several", {"count": count}, lang))
    if verdict.undecided:
        words = "undecided-one" if len(verdict.undecided) == 1 else "undecided-several"
        parts.append(say(words, {"count": len(verdict.undecided)}, lang))
    if verdict.scores is not None:
        sides = verdict.sides or [[seat] for seat in verdict.scores]
        parts.append(", ".join(f"{side_name(side)} {verdict.scores[side[0]]}" for side in sides))
        if verdict.chips is not None:
            parts.append(_chips(verdict.chips, verdict.pots or {}, pots or {}, lang))
        *others, last = [visible(winner) for winner in verdict.winners or [""]]
        if last:
            several = "summary-won-several" if others else "summary-won"
            parts.append(say(several, {"winners": ", ".join(others), "winner": last}, lang))
        elif due:
            parts.append(say("summary-due", {"due": visible(due)}, lang))
        else:
            parts.append(say("summary-stopped" if verdict.verdict == "impossible" else "summary-open", {}, lang))
    word = _styled(say(f"word-{verdict.verdict}", {}, lang), _COLOURS[verdict.verdict], bold=True)
    return "; ".join([word, *parts])


def _chips(chips: Mapping[str, int], pots: Mapping[str, int], names: Mapping[str, str], lang: str) -> str:
    """What each has won or lost, and what lies in the pots that hold something."""
    parts = [f"{visible(seat)} {signed(gain)}" for seat, gain in chips.items()]
    parts += [f"{visible(names.get(pot, pot))} {held}" for pot, held in pots.items() if held]
    return say("summary-chips", {"chips": ", ".join(parts)}, lang)


def tally_text(counts: Mapping[str, int], lang: str) -> str:
    """How many logs had which verdict."""
    parts = [f"{counts[word]} {say(f'word-{word}', {}, lang)}" for word in reversed(WORST_FIRST) if counts.get(word)]
    return say("total", {"count": sum(counts.values()), "parts": ", ".join(parts)}, lang)


def misrule_text(
    misrule: Misrule, rows: Sequence[str] | None, lang: str, message: str, columns: int | None = None
) -> str:
    """A remark of the linter, with the line of the rules file.

    Args:
        misrule: The remark.
        rows: The lines of its file; None where the file is not at hand.
        lang: The language.
        message: The remark in words.
        columns: How wide the terminal is; None where there is none.
    """
    span = misrule.place.span
    place = f"{file_name(misrule.place.file)}:" + (f"{span.line}:{span.column}:" if span else "")
    lines = [f"{place} {_styled(misrule.problem.code, 'yellow', bold=True)} {visible(message)}"]
    if span and rows is not None and span.line <= len(rows):
        text = rows[span.line - 1]
        length = span.end_column - span.column if span.end_line == span.line else part_length(text, span.column)
        if text:
            lines += framed(text, span.line, span.column, length, _room(columns))
    return "\n".join(lines)


def legal_text(legal: Legal, name: str, lang: str, columns: int | None = None) -> str:
    """What may come next in a log, for a person.

    Each line can be put into the log as it stands. Numbers that follow each other, and the cards that one wild card may
    stand for, share a line: a comment behind or below it names the others.

    Args:
        legal: What may come.
        name: What the log is called.
        lang: The language.
        columns: How wide the terminal is; None where there is none.
    """
    if not legal.acts and legal.seat is None:
        return f"{name}: {say('legal-over', {}, lang)}"
    who = (
        say("legal-seat", {"seat": visible(legal.seat)}, lang)
        if legal.seat is not None
        else say("legal-nobody", {}, lang)
    )
    lines = [f"{name}: {who}"]
    if legal.acts:
        lines.append(say("legal-may", {}, lang))
        lines += _acts(legal.acts, lang, columns or _COLUMNS)
    if legal.refused:
        lines.append(say("legal-refused", {}, lang))
        lines += [f"  - {_act(r.act)}  # {r.code}" + (f" [{r.clause}]" if r.clause else "") for r in legal.refused]
    if legal.unknown:
        words = "legal-unknown-one" if legal.unknown == 1 else "legal-unknown"
        lines.append(say(words, {"count": legal.unknown}, lang))
    return "\n".join(lines)


def _acts(acts: Sequence[Mapping[str, object]], lang: str, columns: int) -> Iterator[str]:
    """A line for each act, or for several that differ in a number or in what a wild card stands for."""
    groups: list[list[Mapping[str, object]]] = []
    for act in acts:
        if groups and _goes_on(groups[-1][-1], act):
            groups[-1].append(act)
        else:
            groups.append([act])
    for group in groups:
        yield from _together(group, lang, columns)


def _goes_on(last: Mapping[str, object], act: Mapping[str, object]) -> bool:
    """Whether an act shares a line with the one before: the next number, or the same wild card as another card."""
    if list(last) != list(act):
        return False
    (key, *more) = [key for key in act if act[key] != last[key]] or [""]
    before, value = last.get(key), act.get(key)
    follows = isinstance(before, int) and isinstance(value, int) and value == before + 1
    return not more and (key == "as" or follows)


def _together(acts: Sequence[Mapping[str, object]], lang: str, columns: int) -> Iterator[str]:
    """The first of some acts, and in a comment the others."""
    first, last = acts[0], acts[-1]
    *_, (key, value) = first.items()
    words, most = "", last[key]
    if isinstance(value, Mapping):
        first = {**first, key: value["from"]}
        most = value.get("to")
        words = "legal-or-more" if most is None else "legal-up-to"
    elif first is not last and key != "as":
        words = "legal-up-to"
    yield f"  - {_act(first)}" + (f"  # {say(words, {'most': most}, lang)}" if words else "")
    if first is not last and key == "as":
        named = say("legal-or-as", {"cards": " ".join(str(act[key]) for act in acts[1:])}, lang)
        yield from textwrap.wrap(
            named, columns, initial_indent=_REMARK, subsequent_indent=_REMARK, break_on_hyphens=False
        )


def _act(act: Mapping[str, object]) -> str:
    """An act as it could stand in a log."""
    return "{" + ", ".join(f"{yaml_scalar(key)}: {_value(value)}" for key, value in act.items()) + "}"


def _value(value: object) -> str:
    if value is None:
        return "…"
    if isinstance(value, Mapping):
        return _act(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return yaml_scalar(value) if isinstance(value, str) else str(value)
