"""Verdicts for other programs' eyes: annotations of a GitHub workflow, and SARIF for code scanning."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any, Final
from urllib.parse import quote

import msgspec

from referee.adjudicate import Verdict
from referee.codes import CODES, RULES
from referee.render.places import place_of
from referee.wording.escaping import visible

_SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"
_ROOT: Final = "%SRCROOT%"


def github_lines(verdict: Verdict) -> Iterator[str]:
    """A line for each finding, as a workflow's log takes it: errors, and notices of what is undecided."""
    for finding in verdict.findings:
        clause = f" [{finding.clause.id}]" if finding.clause else ""
        place = (finding.line, finding.column)
        yield _command("error", verdict, finding.code, place, finding.at, finding.message + clause)
    for act in verdict.undecided:
        place = place_of(verdict, act.at)
        yield _command("notice", verdict, "undetermined", place, act.at, f"{act.why} [{act.clause}]")


def _command(
    kind: str, verdict: Verdict, code: str, place: tuple[int | None, int | None], at: str, message: str
) -> str:
    told = {"title": f"referee ({code})", "file": verdict.log or "-"}
    line, column = place
    if line is not None and column is not None:
        told |= {"line": str(line), "col": str(column)}
    elif at:
        message = f"{at}: {message}"
    return f"::{kind} {','.join(f'{name}={_property(value)}' for name, value in told.items())}::{_data(message)}"


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
        self._codes = [name for name, code in CODES.items() if code.severity != RULES]
        self._some = False

    def begin(self) -> str:
        """What stands before the first result."""
        rules = [
            {
                "id": name,
                "shortDescription": {"text": CODES[name].text.get(self._lang, CODES[name].text["en"])},
                "defaultConfiguration": {"level": "error"},
                "properties": {"severity": CODES[name].severity},
            }
            for name in self._codes
        ]
        driver = {"name": "referee", "semanticVersion": self._version, "rules": rules}
        run = {"tool": {"driver": driver}, "language": self._lang, "columnKind": "unicodeCodePoints"}
        head = msgspec.json.encode({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}).decode()
        return head.removesuffix("}]}") + ',"results":['

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
            told = {"ruleIndex": self._codes.index(finding.code), "level": "error"}
            yield self._result(
                verdict, finding.code, finding.message, finding.at, (finding.line, finding.column), told, more
            )
        for act in verdict.undecided:
            told = {"kind": "open", "level": "none"}
            more = {"clause": act.clause, "seat": act.seat}
            yield self._result(verdict, act.clause, act.why, act.at, place_of(verdict, act.at), told, more)

    @staticmethod
    def _result(
        verdict: Verdict,
        rule: str,
        message: str,
        at: str,
        place: tuple[int | None, int | None],
        told: dict[str, Any],
        more: dict[str, Any],
    ) -> dict[str, Any]:
        physical: dict[str, Any] = {"artifactLocation": _artifact(verdict.log or "-")}
        line, column = place
        if line is not None and column is not None:
            physical["region"] = {"startLine": line, "startColumn": column}
        location = {"physicalLocation": physical, "logicalLocations": [{"fullyQualifiedName": at or "/"}]}
        known = "\0".join((verdict.log or "-", verdict.id or str(verdict.entry), at, rule, message))
        return {
            "ruleId": rule,
            **told,
            "message": {"text": message},
            "locations": [location],
            "partialFingerprints": {"referee/v1": hashlib.sha256(known.encode()).hexdigest()[:32]},
            "properties": {"entry": verdict.entry, **more},
        }


def _artifact(name: str) -> dict[str, str]:
    """A file as SARIF names it: relative to the root of what was checked, or absolute."""
    path = PurePath(name)
    if path.is_absolute():
        return {"uri": path.as_uri()}
    return {"uri": quote(path.as_posix()), "uriBaseId": _ROOT}
