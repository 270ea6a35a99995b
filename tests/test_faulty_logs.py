"""Logs whose faulty line carries its expectation: every one must fire, at its place, and nothing else may.

A line of a YAML log says what is found there: `#! play.revoke @3♣ "holding A♥"` is the code, the text in the line that
the finding points to (`@2:Ben` for its second place; the event where no text is named), and words of the message. `-1`
after the mark means the line before it. `undecided` stands for an act that cannot be judged. A log in JSON has its
expectations beside it, in a file of the same name and `.expect`: line, column, code and words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from referee import wording
from referee.adjudicate import Bench, Verdict
from referee.codes import CODES
from referee.log import ReadingLimits, read_path

HERE = Path(__file__).parent / "faulty" / "logs"
FILES = sorted(p for p in HERE.iterdir() if p.is_file() and p.suffix != ".expect")
_MARK = re.compile(
    r"#! (?P<back>-\d+ )?(?P<code>[a-z][a-z.-]*)(?: @(?:(?P<nth>\d+):)?(?P<at>\S+))?(?P<words>(?: \"[^\"]+\")*)"
)
_WORD = re.compile(r'"([^"]+)"')
_LIMITS = re.compile(r"(?:#! )?limits (.*)")


@dataclass(frozen=True, order=True)
class Expected:
    line: int
    column: int
    code: str
    words: tuple[str, ...]


def expectations(path: Path) -> list[Expected]:
    """What a file says is to be found in it, in the order of its text."""
    beside = path.with_name(path.name + ".expect")
    if beside.exists():
        return [_beside(line) for line in beside.read_text("utf-8").splitlines() if not line.startswith("limits")]
    found = []
    lines = path.read_text("utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        for mark in _MARK.finditer(line):
            if mark["code"] == "limits":
                continue
            row = number + int(mark["back"] or 0)
            text = lines[row - 1].partition("#!")[0]
            assert text.strip(), (path.name, number)
            column = re.compile(r"\s*(?:- )*").match(text).end() + 1  # type: ignore[union-attr]
            if mark["at"]:
                start = -1
                for _ in range(int(mark["nth"] or 1)):
                    start = text.index(mark["at"], start + 1)
                column = start + 1
            found.append(Expected(row, column, mark["code"], tuple(_WORD.findall(mark["words"]))))
    return sorted(found, key=lambda each: (each.line, each.column))


def _beside(line: str) -> Expected:
    place, code, words = (line + " ").split(" ", 2)
    row, column = place.split(":")
    return Expected(int(row), int(column), code, tuple(_WORD.findall(words)))


def limits_of(path: Path) -> ReadingLimits:
    beside = path.with_name(path.name + ".expect")
    first = (beside if beside.exists() else path).read_text("utf-8").partition("\n")[0]
    found = _LIMITS.match(first)
    given = dict(each.split("=") for each in found[1].split()) if found else {}
    return ReadingLimits(**{name: int(value) for name, value in given.items()})


def verdicts(path: Path, lang: str = "en") -> Iterator[Verdict]:
    limits = limits_of(path)
    bench = Bench([HERE / "specs"], lang=lang, limits=limits)
    for log in read_path(str(path), limits):
        yield bench.judge(log)


def found_in(verdict: Verdict) -> Iterator[tuple[int | None, int | None, str, str]]:
    for finding in verdict.findings:
        yield finding.line, finding.column, finding.code, finding.message
    for act in verdict.undecided:
        path: tuple[str | int, ...] = tuple(int(s) if s.isdigit() else s for s in act.at.split("/")[1:])
        span = verdict.source.place(path)
        yield span.line, span.column, "undecided", act.why


class Recorder(Mapping[str, Any]):
    """The sentences, and which of them were said."""

    def __init__(self, sentences: Mapping[str, Any]) -> None:
        self.sentences = sentences
        self.said: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.said.add(key)
        return self.sentences[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.sentences)

    def __len__(self) -> int:
        return len(self.sentences)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_expectation_fires_at_its_place_and_nothing_else_does(path: Path) -> None:
    found = [each for verdict in verdicts(path) for each in found_in(verdict)]
    expected = expectations(path)
    assert [each[:3] for each in found] == [(each.line, each.column, each.code) for each in expected], found
    for (_, _, _, message), each in zip(found, expected, strict=True):
        assert not [word for word in each.words if word not in message], (message, each)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_same_is_found_in_german(path: Path) -> None:
    english = [each for verdict in verdicts(path) for each in found_in(verdict)]
    german = [each for verdict in verdicts(path, "de") for each in found_in(verdict)]
    assert [each[:3] for each in german] == [each[:3] for each in english]
    for one, other in zip(english, german, strict=True):
        assert one[3] != other[3], other
        assert "{seat}" not in other[3]


NOT_HERE = {
    "decoder-says": "the decoder and the schema accept the same (`test_schemas`), so that the schema knows the reason",
    "no-such-file": "the command says it of a file that is not there",
    "file-unreadable": "the command says it of a file that may not be read",
    "due-rename": "said of a game that stops there; whatever else comes then is `wild.rename-missing`",
    "due-nothing": "a phase without acts is over before anybody acts",
    "turned-no-stock": "rules whose stock does not last are refused",
    "unreadable-to-a-seat": "said to a single seat instead of whatever else is wrong (`test_seat_views`)",
}
"""The sentences that no file reaches, and why."""


def test_every_sentence_about_a_log_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(wording.SENTENCES)
    monkeypatch.setattr(wording, "SENTENCES", recorder)
    for path in FILES:
        list(verdicts(path))
    known = {*wording.logs.SENTENCES, *wording.judging.SENTENCES}
    assert known - recorder.said == set(NOT_HERE)


def test_every_code_of_a_log_fires() -> None:
    fired = {each.code for path in FILES for each in expectations(path)} - {"undecided"}
    assert fired == {code for code in CODES if not code.startswith("rules.")} - {"log.not-found"}
