"""Verdicts as text: one line a finding, the source line with a caret, a hint, and a summary with the score."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from referee.adjudicate import Finding, Legal, Verdict
from referee.adjudicate.verdict import WORST_FIRST
from referee.log import Log
from referee.render.escaping import visible
from referee.rules import Misrule
from referee.wording import say

_WIDEST: Final = 120
_COLOURS: Final = {
    "unreadable": "red",
    "impossible": "red",
    "irregular": "yellow",
    "undetermined": "cyan",
    "clean": "green",
}


def _styled(text: str, colour: str | None, *, bold: bool = False) -> str:
    import click

    return click.style(text, fg=colour, bold=bold)


def verdict_text(verdict: Verdict, lang: str, *, several: bool = False) -> str:
    """A verdict for a person.

    Args:
        verdict: The verdict.
        lang: The language.
        several: The file holds several logs: say which one this is.
    """
    name = visible(verdict.log or "-")
    if several or verdict.entry > 1:
        name += f"#{verdict.entry}" + (f" ({visible(verdict.id)})" if verdict.id else "")
    lines: list[str] = []
    for finding in verdict.findings:
        lines += _finding(verdict, finding, lang)
    log = verdict.source
    for act in verdict.undecided:
        span = log.place(_path(act.at)) if isinstance(log, Log) else None
        place = _place(verdict.log, span.line if span else None, span.column if span else None, act.at)
        lines.append(f"{place} {_styled(say('word-undetermined', {}, lang), 'cyan')} {visible(act.why)} [{act.clause}]")
        lines += _source(verdict, span.line if span else None, span.column if span else None)
    lines.append(f"{name}: {summary(verdict, lang)}")
    return "\n".join(lines)


def _path(pointer: str) -> tuple[str | int, ...]:
    return tuple(int(step) if step.isdigit() else step for step in pointer.split("/")[1:])


def _place(log: str | None, line: int | None, column: int | None, at: str) -> str:
    name = visible(log or "-")
    return f"{name}:{line}:{column}:" if line is not None else f"{name}:{visible(at)}:"


def _finding(verdict: Verdict, finding: Finding, lang: str) -> Iterator[str]:
    place = _place(verdict.log, finding.line, finding.column, finding.at)
    clause = f" [{finding.clause.id}]" if finding.clause else ""
    code = _styled(finding.code, _COLOURS[finding.severity], bold=True)
    yield f"{place} {code} {visible(finding.message)}{clause}"
    yield from _source(verdict, finding.line, finding.column)
    if finding.legal:
        yield "     = " + say("hint-legal", {"cards": ", ".join(finding.legal)}, lang)
    if finding.clause:
        cited = ", ".join(finding.clause.cite)
        args = {"id": finding.clause.id, "text": finding.clause.text, "cite": cited}
        yield "     = " + visible(say("hint-clause" if cited else "hint-clause-uncited", args, lang))


def _source(verdict: Verdict, line: int | None, column: int | None) -> Iterator[str]:
    """The line of the text, and a caret under the place; a long line is shown in part."""
    log = verdict.source
    if line is None or column is None or not isinstance(log, Log):
        return
    text = log.line(line)
    if text is None:
        return
    yield from framed(text, line, column, log.word_length(line, column))


def framed(text: str, line: int, column: int, length: int) -> Iterator[str]:
    r"""A line of a text with carets under a part of it.

    >>> print("\n".join(framed("- {play: 3♣}", 7, 10, 2)))
       7 | - {play: 3♣}
         |          ^^
    """
    start = 0
    text = text.expandtabs(1)
    if len(text) > _WIDEST:
        start = max(0, min(column - 1 - _WIDEST // 2, len(text) - _WIDEST))
    part = text[start : start + _WIDEST]
    head = "…" if start else ""
    tail = "…" if start + _WIDEST < len(text) else ""
    shown = visible(part)
    before = visible(part[: column - 1 - start])
    marked = visible(part[column - 1 - start : column - 1 - start + max(length, 1)])
    yield f"{line:>4} | {head}{shown}{tail}"
    yield f"     | {' ' * (len(head) + width(before))}{'^' * max(1, width(marked))}"


def width(text: str) -> int:
    """How many columns a text takes on a terminal."""
    return sum(
        0 if unicodedata.combining(sign) or sign == "\ufe0f" else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def summary(verdict: Verdict, lang: str) -> str:
    """The verdict in a line: how it is, what was found, the score, who has won."""
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
        else:
            parts.append(say("summary-stopped" if verdict.verdict == "impossible" else "summary-open", {}, lang))
    word = _styled(say(f"word-{verdict.verdict}", {}, lang), _COLOURS[verdict.verdict], bold=True)
    return "; ".join([word, *parts])


def tally_text(counts: Mapping[str, int], lang: str) -> str:
    """How many logs had which verdict."""
    parts = [f"{counts[word]} {say(f'word-{word}', {}, lang)}" for word in reversed(WORST_FIRST) if counts.get(word)]
    return say("total", {"count": sum(counts.values()), "parts": ", ".join(parts)}, lang)


def misrule_text(misrule: Misrule, text: str | None, lang: str, message: str) -> str:
    """A remark of the linter, with the line of the rules file."""
    span = misrule.place.span
    place = f"{visible(misrule.place.file)}:" + (f"{span.line}:{span.column}:" if span else "")
    lines = [f"{place} {_styled(misrule.problem.code, 'yellow', bold=True)} {visible(message)}"]
    if span and text is not None:
        rows = text.splitlines()
        if span.line <= len(rows):
            length = span.end_column - span.column if span.end_line == span.line else 1
            lines += framed(rows[span.line - 1], span.line, span.column, length)
    return "\n".join(lines)


def legal_text(legal: Legal, lang: str) -> str:
    """What may come next, for a person."""
    lines = []
    if not legal.acts and legal.seat is None:
        return say("legal-over", {}, lang)
    lines.append(
        say("legal-seat", {"seat": visible(legal.seat)}, lang)
        if legal.seat is not None
        else say("legal-nobody", {}, lang)
    )
    if legal.acts:
        lines.append(say("legal-may", {}, lang))
        lines += [f"  - {_act(act)}" for act in legal.acts]
    if legal.refused:
        lines.append(say("legal-refused", {}, lang))
        lines += [f"  - {_act(r.act)}  # {r.code}" + (f" [{r.clause}]" if r.clause else "") for r in legal.refused]
    if legal.unknown:
        lines.append(say("legal-unknown", {"count": legal.unknown}, lang))
    return "\n".join(lines)


def _act(act: Mapping[str, object]) -> str:
    """An act as it could stand in a log."""
    return "{" + ", ".join(f"{key}: {_value(value)}" for key, value in act.items()) + "}"


def _value(value: object) -> str:
    if value is None:
        return "…"
    if isinstance(value, Mapping):
        return _act(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return visible(str(value))
