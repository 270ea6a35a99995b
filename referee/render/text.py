"""Verdicts as text: one line a finding, the source line with a caret, a hint, and a summary with the score."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from referee.adjudicate import Finding, Legal, Verdict
from referee.adjudicate.verdict import WORST_FIRST, Undecided
from referee.findings import CLEAN, UNDETERMINED, UNREADABLE
from referee.log import Log
from referee.render.escaping import file_name, visible, yaml_scalar
from referee.render.framing import MARGIN, WIDEST, framed, part_length
from referee.render.places import place_of
from referee.render.sheet import sheet_text
from referee.rules import Misrule
from referee.wording import say

_COLOURS: Final = {
    UNREADABLE: "red",
    "impossible": "red",
    "irregular": "yellow",
    UNDETERMINED: "cyan",
    CLEAN: "green",
}
_HINT: Final = "     = "


def _styled(text: str, colour: str | None, *, bold: bool = False) -> str:
    import click

    return click.style(text, fg=colour, bold=bold)


def verdict_text(
    verdict: Verdict, lang: str, *, several: bool = False, columns: int | None = None, due: str = ""
) -> str:
    """A verdict for a person: what was found, the score sheet where the verdict has a ledger, and a summary.

    Args:
        verdict: The verdict.
        lang: The language.
        several: The file holds several logs: say which one this is.
        columns: How wide the terminal is; None where there is none.
        due: What must come next (`due_next`).
    """
    lines: list[str] = []
    for finding in verdict.findings:
        lines += _finding(verdict, finding, lang, columns)
    for act in verdict.undecided:
        lines += _undecided(verdict, act, lang, columns)
    name = log_name(verdict.log, verdict.entry, verdict.id, several=several)
    sheet = sheet_text(verdict, name, lang, columns)
    if sheet:
        lines.append(sheet)
    lines.append(f"{name}: {summary(verdict, lang, due)}")
    return "\n".join(lines)


def log_name(name: str | None, entry: int, known_as: str | None = None, *, several: bool = False) -> str:
    """What a log is called: its file, with its number and its id where the file holds several."""
    text = file_name(name)
    if several or entry > 1:
        text += f"#{entry}" + (f" ({visible(known_as)})" if known_as else "")
    return text


def _place(log: str | None, line: int | None, column: int | None, at: str) -> str:
    name = file_name(log)
    if line is not None:
        return f"{name}:{line}:{column}:"
    return f"{name}:{visible(at)}:" if at else f"{name}:"


def _finding(verdict: Verdict, finding: Finding, lang: str, columns: int | None) -> Iterator[str]:
    place = _place(verdict.log, finding.line, finding.column, finding.at)
    clause = f" [{finding.clause.id}]" if finding.clause else ""
    code = _styled(finding.code, _COLOURS[finding.severity], bold=True)
    yield f"{place} {code} {visible(finding.message)}{clause}"
    yield from _source(verdict, finding.line, finding.column, columns)
    if finding.legal:
        yield from _hint(say("hint-legal", {"cards": ", ".join(finding.legal)}, lang), columns)
    if finding.clause:
        yield from _hint(f"{finding.clause.id}: {finding.clause.text}", columns)
        if finding.clause.cite:
            yield from _hint(say("hint-cite", {"cite": "; ".join(finding.clause.cite)}, lang), columns)


def _undecided(verdict: Verdict, act: Undecided, lang: str, columns: int | None) -> Iterator[str]:
    line, column = place_of(verdict, act.at)
    word = _styled(say("word-undetermined", {}, lang), _COLOURS[UNDETERMINED], bold=True)
    yield f"{_place(verdict.log, line, column, act.at)} {word} {visible(act.why)} [{act.clause}]"
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


def summary(verdict: Verdict, lang: str, due: str = "") -> str:
    """The verdict in a line: how it is, what was found, the score, who has won or what must come next."""
    parts = []
    count = len(verdict.findings)
    if count:
        parts.append(say("findings-one" if count == 1 else "findings-several", {"count": count}, lang))
    if verdict.undecided:
        words = "undecided-one" if len(verdict.undecided) == 1 else "undecided-several"
        parts.append(say(words, {"count": len(verdict.undecided)}, lang))
    if verdict.scores is not None:
        parts.append(", ".join(f"{visible(seat)} {score}" for seat, score in verdict.scores.items()))
        winners = [visible(winner) for winner in verdict.winners or []]
        if winners:
            words = "summary-won" if len(winners) == 1 else "summary-won-several"
            parts.append(say(words, {"winners": ", ".join(winners)}, lang))
        elif due:
            parts.append(say("summary-due", {"due": visible(due)}, lang))
        else:
            parts.append(say("summary-stopped" if verdict.verdict == "impossible" else "summary-open", {}, lang))
    word = _styled(say(f"word-{verdict.verdict}", {}, lang), _COLOURS[verdict.verdict], bold=True)
    return "; ".join([word, *parts])


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


def legal_text(legal: Legal, name: str, lang: str) -> str:
    """What may come next in a log, for a person.

    Args:
        legal: What may come.
        name: What the log is called.
        lang: The language.
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
        lines += [f"  - {_act(act)}" for act in legal.acts]
    if legal.refused:
        lines.append(say("legal-refused", {}, lang))
        lines += [f"  - {_act(r.act)}  # {r.code}" + (f" [{r.clause}]" if r.clause else "") for r in legal.refused]
    if legal.unknown:
        words = "legal-unknown-one" if legal.unknown == 1 else "legal-unknown"
        lines.append(say(words, {"count": legal.unknown}, lang))
    return "\n".join(lines)


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
