"""The room `findings`: places, pointers, severities."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.adjudicate.verdict import Finding, Undecided, worst
from referee.findings import CLEAN, IMPOSSIBLE, IRREGULAR, UNDETERMINED, UNREADABLE, Problem, Span, pointer

SEVERITIES = (UNREADABLE, IMPOSSIBLE, IRREGULAR, UNDETERMINED, CLEAN)


def finding(severity: str) -> Finding:
    return Finding("a.b", severity, "/events/0", None, None, None, "", None, None)


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ((), ""),
        (("events", 7, "plays", 1), "/events/7/plays/1"),
        (("seats", "a/b~c"), "/seats/a~1b~0c"),
        (("deal", ""), "/deal/"),
        (("~1", "/0"), "/~01/~10"),
        (("K♥", 0), "/K♥/0"),
    ],
)
def test_a_path_is_written_as_a_json_pointer(path: tuple[str | int, ...], written: str) -> None:
    assert pointer(path) == written


@given(st.lists(st.text() | st.integers(0, 99), max_size=5))
def test_a_pointer_can_be_read_again(path: list[str | int]) -> None:
    steps = pointer(tuple(path)).split("/")[1:]
    assert [step.replace("~1", "/").replace("~0", "~") for step in steps] == [str(step) for step in path]


@pytest.mark.parametrize("severity", SEVERITIES[:3])
def test_the_verdict_is_the_worst_of_what_was_found(severity: str) -> None:
    open_act = Undecided("/events/0", "Anna", "X", "")
    lighter = [finding(other) for other in SEVERITIES[SEVERITIES.index(severity) : 3]]
    assert worst(lighter, [open_act]) == worst([*reversed(lighter)], []) == severity
    assert worst([], [open_act]) == UNDETERMINED
    assert worst([], []) == CLEAN


def test_a_problem_needs_no_more_than_a_code_and_words() -> None:
    problem = Problem("log.schema", "verb-missing")
    assert (problem.args, problem.path, problem.on_key, problem.span) == ({}, (), False, None)
    with pytest.raises(dataclasses.FrozenInstanceError):
        problem.code = "x"  # type: ignore[misc]
    assert Span(1, 2, 3, 4) == Span(line=1, column=2, end_line=3, end_column=4)
