"""What earns each code: a line of a faulty file, and what the referee says about it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from referee.adjudicate import Bench
from referee.log import ReadingLimits, read_path
from referee.rules.lint import lint_path
from referee.wording import LANGUAGES, say

_MARK: Final = re.compile(r"(?:#! (?:-\d+ )?|^\d+:\d+ )([a-z-]+\.[a-z-]+)", re.M)
"""What a faulty line is marked with, in the file or beside it: the code that is to be found there."""
_LIMITS: Final = re.compile(r"#! limits ((?:(?:size|depth|events)=\d{1,9} ?)+)")
_LONGEST: Final = 160

Said = tuple[str, int, dict[str, str]]
"""A code, the line that has it, and what is said in each language."""


@dataclass(frozen=True)
class Earned:
    """A finding.

    Args:
        line: The line that earns it.
        messages: What is said about it in each language.
    """

    line: str
    messages: Mapping[str, str]


def earned_in(folder: Path) -> dict[str, Earned]:
    """A finding with each code.

    Args:
        folder: The faulty files, each line of them marked with the codes that it earns: `logs` and `rules`, and in each
            of them the games that they need in `specs`.
    """
    found = {
        "log.not-found": Earned("referee check tuseday.yaml", _in_each("no-such-file")),
        "rules.not-found": Earned("referee lint trio.yaml", _in_each("rules-unreadable", reason="Permission denied")),
    }
    for kind, judged in (("logs", _logs), ("rules", _rules)):
        for file in sorted((folder / kind).glob("*.yaml")):
            text = file.read_text("utf-8", errors="backslashreplace")
            beside = file.with_name(f"{file.name}.expect")
            marked = set(_MARK.findall(beside.read_text("utf-8", errors="replace") if beside.is_file() else text))
            if marked <= set(found):
                continue
            lines = text.splitlines()
            for code, number, messages in judged(file):
                line = lines[number - 1].partition("#!")[0].strip() if 0 < number <= len(lines) else ""
                if line and len(line) <= _LONGEST and line.isprintable():
                    told = {lang: message.replace(f"{file.parent}/", "") for lang, message in messages.items()}
                    found.setdefault(code, Earned(line, told))
    return found


def _in_each(words: str, **args: str) -> dict[str, str]:
    return {lang: say(words, args, lang) for lang in LANGUAGES}


def _logs(file: Path) -> Iterator[Said]:
    asked = _LIMITS.match(file.read_text("utf-8", errors="replace"))
    given = dict(each.split("=") for each in asked[1].split()) if asked else {}
    limits = ReadingLimits(**{name: int(value) for name, value in given.items()})
    benches = {lang: Bench([file.parent / "specs"], lang=lang, limits=limits) for lang in LANGUAGES}
    for log in read_path(str(file), limits):
        verdicts = {lang: bench.judge(log).findings for lang, bench in benches.items()}
        for same in zip(*verdicts.values(), strict=True):
            told = {lang: finding.message for lang, finding in zip(verdicts, same, strict=True)}
            yield same[0].code, same[0].line or 0, told


def _rules(file: Path) -> Iterator[Said]:
    for misrule in lint_path(str(file), [file.parent / "specs"])[str(file)]:
        span, problem = misrule.place.span, misrule.problem
        told = {lang: say(problem.words, problem.args, lang) for lang in LANGUAGES}
        yield problem.code, span.line if span else 0, told
