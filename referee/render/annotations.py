"""Verdicts for other programs' eyes: annotations of a GitHub workflow, and SARIF for code scanning."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any, Final
from urllib.parse import quote

import msgspec

from referee.adjudicate import Finding, Verdict
from referee.codes import CODES, RULES
from referee.findings import UNDETERMINED
from referee.log import Log
from referee.render.explaining import explain, joined
from referee.render.framing import part_length
from referee.render.places import place_of
from referee.render.text import hints, place_name
from referee.wording import say
from referee.wording.escaping import visible

_SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"
_ROOT: Final = "%SRCROOT%"
_STANDARD_INPUT: Final = "-"
_NEW_LINE: Final = "%0A"


def github_lines(verdict: Verdict, lang: str = "en") -> Iterator[str]:
    """A line for each finding, as a workflow's log takes it: errors, and notices of what is undecided.

    The message begins with its place, for the log of the workflow shows the message only, and goes on in further lines
    with what would have been lawful and with the clause in words.
    """
    for finding in verdict.findings:
        clause = f" [{finding.clause.id}]" if finding.clause else ""
        told = [finding.message + clause, *hints(finding, lang)]
        yield _command("error", verdict, finding.code, (finding.line, finding.column), finding.at, told)
    for act in verdict.undecided:
        told = [f"{act.why} [{act.clause}]"]
        yield _command("notice", verdict, UNDETERMINED, place_of(verdict, act.at), act.at, told)


def _command(
    kind: str, verdict: Verdict, code: str, place: tuple[int | None, int | None], at: str, told: list[str]
) -> str:
    line, column = place
    properties: dict[str, str] = {}
    if verdict.log not in (None, _STANDARD_INPUT):
        properties["file"] = str(verdict.log)
        if line is not None and column is not None:
            properties |= {"line": str(line), "col": str(column)}
    properties["title"] = f"referee ({code})"
    where = place_name(verdict.log, line, column, at)
    message = _NEW_LINE.join(map(_data, [f"{where} {told[0]}", *told[1:]]))
    return f"::{kind} {','.join(f'{name}={_property(value)}' for name, value in properties.items())}::{message}"


def _data(text: str) -> str:
    r"""A text as a workflow command carries it.

    >>> _data("100 %\n::error::")
    '100 %25\\n::error::'
    """
    return visible(text).replace("%", "%25")


def _property(text: str) -> str:
    """A text as a property of a workflow command carries it."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")


class Sarif:
    """Verdicts as one SARIF document, written piece by piece, so that a corpus needs no memory.

    Args:
        version: The referee's version.
        lang: The language.
    """

    def __init__(self, version: str, lang: str) -> None:
        self._version = version
        self._lang = lang
        self._codes = [*(name for name, code in CODES.items() if code.severity != RULES), UNDETERMINED]
        self._some = False

    def begin(self) -> str:
        """What stands before the first result."""
        rules = [self._rule(name) for name in self._codes]
        driver = {"name": "referee", "semanticVersion": self._version, "rules": rules}
        run = {"tool": {"driver": driver}, "language": self._lang, "columnKind": "unicodeCodePoints"}
        head = msgspec.json.encode({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}).decode()
        return head.removesuffix("}]}") + ',"results":['

    def _rule(self, name: str) -> dict[str, Any]:
        """What there is to know of a code, in the words of `referee explain`."""
        if name == UNDETERMINED:
            short = text = say("sarif-undetermined", {}, self._lang)
            severity, level, problem = UNDETERMINED, "note", "recommendation"
        else:
            short = CODES[name].text[self._lang]
            text, _ = explain(name, (), self._lang)
            severity, level, problem = CODES[name].severity, "error", "error"
        return {
            "id": name,
            "shortDescription": {"text": short},
            "fullDescription": {"text": short},
            "help": {"text": text},
            "defaultConfiguration": {"level": level},
            "properties": {"severity": severity, "precision": "very-high", "problem.severity": problem},
        }

    def add(self, verdict: Verdict) -> str:
        """The results of one log."""
        text = ",\n".join(msgspec.json.encode(result).decode() for result in self._results(verdict))
        if not text:
            return ""
        text = (",\n" if self._some else "\n") + text
        self._some = True
        return text

    @staticmethod
    def end(*, successful: bool) -> str:
        """What stands after the last result."""
        return '],"invocations":[{"executionSuccessful":' + ("true" if successful else "false") + "}]}]}"

    def _results(self, verdict: Verdict) -> Iterator[dict[str, Any]]:
        for finding in verdict.findings:
            more: dict[str, Any] = {"severity": finding.severity}
            if finding.clause:
                more |= {"clause": finding.clause.id, "clauseText": finding.clause.text, "cite": finding.clause.cite}
            if finding.seat is not None:
                more["seat"] = finding.seat
            if finding.legal is not None:
                more["legal"] = finding.legal
            yield self._result(
                verdict,
                finding.code,
                {"level": "error"},
                [finding.message, *_clause_told(finding)],
                finding.at,
                (finding.line, finding.column),
                more,
            )
        for act in verdict.undecided:
            told = {"kind": "open", "level": "none"}
            more = {"severity": UNDETERMINED, "clause": act.clause, "seat": act.seat}
            yield self._result(
                verdict, UNDETERMINED, told, [f"{act.why} [{act.clause}]"], act.at, place_of(verdict, act.at), more
            )

    def _result(
        self,
        verdict: Verdict,
        code: str,
        weight: dict[str, str],
        message: list[str],
        at: str,
        place: tuple[int | None, int | None],
        more: dict[str, Any],
    ) -> dict[str, Any]:
        physical: dict[str, Any] = {"artifactLocation": _artifact(verdict.log or _STANDARD_INPUT)}
        line, column = place
        if line is not None and column is not None:
            physical["region"] = _region(verdict, line, column)
        location = {"physicalLocation": physical, "logicalLocations": [{"fullyQualifiedName": at or "/"}]}
        known = "\0".join((verdict.log or _STANDARD_INPUT, verdict.id or str(verdict.entry), at, code, message[0]))
        return {
            "ruleId": code,
            "ruleIndex": self._codes.index(code),
            **weight,
            "message": {"text": " ".join(message).replace("](", "] (")},
            "locations": [location],
            "partialFingerprints": {"referee/v1": hashlib.sha256(known.encode()).hexdigest()[:32]},
            "properties": {"entry": verdict.entry, **more},
        }


def _clause_told(finding: Finding) -> Iterator[str]:
    """The clause in words, and where it is printed: a reader of the alert sees nothing but its message."""
    if finding.clause:
        cite = f" ({'; '.join(joined(finding.clause.cite))})" if finding.clause.cite else ""
        yield f"{finding.clause.id}: {finding.clause.text}{cite}."


def _region(verdict: Verdict, line: int, column: int) -> dict[str, int]:
    """The part of a line that is meant: a card, a key, an event as far as the line goes."""
    log = verdict.source
    text = (log.line(line) if isinstance(log, Log) else None) or ""
    end = min(column + part_length(text, column), len(text) + 1)
    return {"startLine": line, "startColumn": column, "endLine": line, "endColumn": max(end, column)}


def _artifact(name: str) -> dict[str, str]:
    """A file as SARIF names it: relative to the root of what was checked, or absolute."""
    path = PurePath(name)
    if path.is_absolute():
        return {"uri": path.as_uri()}
    return {"uri": quote(path.as_posix()), "uriBaseId": _ROOT}
