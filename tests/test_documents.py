"""The room `documents`: a text becomes a tree, and every fault of it a value with a place."""

from __future__ import annotations

import ast
import importlib.resources
import json
import re
import string
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path as File
from typing import Any

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

import referee.documents
from referee.documents import Document, Limits, decode_text, read_json, read_yaml, schema_problems, shipped, suggest
from referee.documents import schema as schema_module
from referee.documents import yaml_text as yaml_module
from referee.documents.json_scan import Scan
from referee.documents.located import Lines, within
from referee.documents.schema import _problems
from referee.documents.schema_tree import compiled
from referee.documents.yaml_tree import plain
from referee.findings import Path, Problem, Span
from referee.wording import LANGUAGES, SENTENCES, merged, say
from referee.wording.documents import SENTENCES as OURS

ROOM = File(referee.documents.__file__).parent
PLACEHOLDERS = string.Formatter()


def yaml_of(text: str, limits: Limits | None = None) -> Document:
    """The one document of a YAML text."""
    (document,) = read_yaml(text) if limits is None else read_yaml(text, limits)
    return document


def told(document: Document) -> list[tuple[str, str, int, int]]:
    """The problems of a document: code, sentence, line, column."""
    return [(each.code, each.words, *start(each)) for each in document.problems]


def start(problem: Problem) -> tuple[int, int]:
    assert problem.span is not None
    return problem.span.line, problem.span.column


def english(problem: Problem) -> str:
    """A problem in words; that it can be said in every language is tested on the way."""
    for lang in LANGUAGES:
        assert say(problem.words, problem.args, lang)
    return say(problem.words, problem.args, "en")


def at(text: str, span: Span | None) -> str:
    """What stands at a place."""
    assert span is not None
    starts = [0, *(match.end() for match in re.finditer("\r\n|\n|\r", text))]
    return text[starts[span.line - 1] + span.column - 1 : starts[span.end_line - 1] + span.end_column - 1]


@pytest.fixture(params=["fast", "slow"])
def reader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both readers of the YAML library: the one in C, and the one for where that was not built."""
    if request.param == "slow":
        monkeypatch.setattr(yaml_module, "_loader", lambda: yaml.SafeLoader)
    return str(request.param)


# --- bytes ------------------------------------------------------------------------------------------------------------


def test_bytes_are_utf_8_and_a_byte_order_mark_changes_nothing() -> None:
    assert decode_text("seats: [Jörg, 🂡]\r\n".encode()) == "seats: [Jörg, 🂡]\r\n"
    assert decode_text(b"\xef\xbb\xbfa: 1") == "a: 1"
    assert decode_text(b"") == ""


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
def test_wide_encodings_give_one_clear_fault(encoding: str) -> None:
    problem = decode_text("format: referee-log/1\nplay: 7♦\n".encode(encoding))
    assert isinstance(problem, Problem)
    assert (problem.code, problem.words) == ("log.encoding", "encoding-wide")
    assert encoding[:6].upper() in english(problem)
    assert start(problem) == (1, 1)


def test_latin_1_is_told_at_its_first_odd_byte() -> None:
    problem = decode_text("a: ♥\r\nb: J".encode() + "örg".encode("latin-1"))
    assert isinstance(problem, Problem)
    assert problem.span == Span(2, 5, 2, 6)
    assert english(problem) == (
        "This text is not UTF-8: byte 0xF6 belongs to another encoding (in Latin-1 it would be »ö«)."
        " Save the file as UTF-8."
    )
    cut = decode_text("♥".encode()[:2])
    assert isinstance(cut, Problem)
    assert cut.span == Span(1, 1, 1, 2)
    assert english(cut)


def test_too_many_bytes() -> None:
    problem = decode_text(b"x" * 11, Limits(size=10))
    assert isinstance(problem, Problem)
    assert problem.code == "log.too-large"
    assert english(problem) == "This text has 11 bytes; at most 10 are read."
    assert decode_text(b"x" * 10, Limits(size=10)) == "x" * 10
    assert decode_text(b"x" * 11, None) == "x" * 11


@given(st.binary(max_size=40))
@example(b"\xff\xfe")
@example(b"\x00")
def test_any_bytes_can_be_given(data: bytes) -> None:
    result = decode_text(data)
    if isinstance(result, Problem):
        assert english(result)
        assert result.span is not None
    else:
        assert not result.startswith("\ufeff") or data.startswith(b"\xef\xbb\xbf" * 2)


# --- YAML: what it means ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "value"),
    [
        *[(word, None) for word in ("null", "Null", "NULL", "~", "")],
        *[(word, True) for word in ("true", "True", "TRUE")],
        *[(word, False) for word in ("false", "False", "FALSE")],
        *[
            (word, word)
            for word in ("no", "on", "off", "Yes", "y", "N", "nUll", "tRue", "12:30", "1_000", "2024-01-01")
        ],
        *[
            (word, word)
            for word in ("7♦", "8♠", "AS", "7D", "0b1", "0o8", "0x", "+0x1", ".", "-", "+", "e1", "1e", "=")
        ],
        *[(word, word) for word in (".iNf", "+.nan", "1 000", "1.2.3", "--1", "٣", "１")],
        ("010", 10),
        ("+5", 5),
        ("-0", 0),
        ("0o17", 15),
        ("0x1f", 31),
        ("7E2", 700.0),
        ("1e3", 1000.0),
        ("10.", 10.0),
        (".5", 0.5),
        ("-1.5e-3", -0.0015),
        (".inf", float("inf")),
        ("-.INF", float("-inf")),
        ("+.Inf", float("inf")),
    ],
)
def test_core_types(written: str, value: object, reader: str) -> None:
    if written not in ("-",):  # a dash alone begins a list
        got = yaml_of(f"a: {written}\n").value["a"]
        assert (got, type(got)) == (value, type(value))
    got = plain(written)
    assert (got, type(got)) == (value, type(value))
    assert yaml_of(f'a: "{written}"\n').value["a"] == written


def test_not_a_number_is_a_number() -> None:
    assert yaml_of("a: .NaN").value["a"] != yaml_of("a: .NaN").value["a"]


def test_keys_are_text_as_written() -> None:
    assert yaml_of("{on: 1, 7: 2, 7E2: 3, true: 4, ~: 5, 010: 6}").value == {
        "on": 1,
        "7": 2,
        "7E2": 3,
        "true": 4,
        "~": 5,
        "010": 6,
    }


@pytest.mark.parametrize("written", ["7E2", "007", "1.50", "true", "TRUE", "~", "0x1F", "", "-0"])
def test_what_was_written_is_kept(written: str, reader: str) -> None:
    document = yaml_of(f"x: [a]\nid: {written} # here\n")
    assert document.written(("id",)) == written
    assert document.written(("x",)) is None
    assert document.written(("x", 0)) is None
    assert document.written(("x", 0, "y")) is None
    assert document.written(("y",)) is None
    assert document.written(("x", 7)) is None
    assert document.written(("x", "y")) is None


def test_what_was_written_in_json() -> None:
    document = read_json('{"id": 1.50, "x": [true, null, "a"], "y": -0}')
    assert [document.written(path) for path in (("id",), ("x", 0), ("x", 1), ("x", 2), ("y",), ("x",))] == [
        "1.50",
        "true",
        "null",
        None,
        "-0",
        None,
    ]
    assert read_json('{"a": 1, "a": 2}').written(("a",)) is None
    assert Document({"a": 1}, []).written(("a",)) is None


def test_a_log_as_people_write_it(reader: str) -> None:
    text = "\n".join(
        [
            "format: referee-log/1",
            'rules: "1"      # the major version',
            "options: {target: 61}",
            "events:",
            "  - cut: {Anna: 3♠, Ben: K♦}",
            '  - {by: Ben, turn: Q♠, note: "said something: rude"}',
            "  - by: Ben",
            "    play: 7♦",
            "  - plays: A♥ x ?",
        ]
    )
    document = yaml_of(text)
    assert document.problems == []
    assert document.value == {
        "format": "referee-log/1",
        "rules": "1",
        "options": {"target": 61},
        "events": [
            {"cut": {"Anna": "3♠", "Ben": "K♦"}},
            {"by": "Ben", "turn": "Q♠", "note": "said something: rude"},
            {"by": "Ben", "play": "7♦"},
            {"plays": "A♥ x ?"},
        ],
    }
    assert at(text, document.span(("events", 1))) == '{by: Ben, turn: Q♠, note: "said something: rude"}'
    assert at(text, document.span(("events", 1, "note"))) == '"said something: rude"'
    assert at(text, document.span(("events", 2))) == "by: Ben\n    play: 7♦"
    assert at(text, document.span(("events", 2, "play"), on_key=True)) == "play"
    assert document.span(("events", 0, "cut", "Ben")) == Span(5, 26, 5, 28)
    assert at(text, document.span(())) == text
    assert document.span((), on_key=True) == document.span(())
    assert document.span(("events", 0), on_key=True) == document.span(("events", 0))


def test_the_place_of_what_is_not_there_is_its_nearest_ancestors() -> None:
    document = yaml_of("a:\n  - b: 1\n")
    assert document.span(("a", 0, "c", 7)) == document.span(("a", 0)) == Span(2, 5, 2, 9)
    assert document.span(("a", 0, "c"), on_key=True) == document.span(("a", 0))
    assert document.span(("z",)) == document.span(())
    assert Document(None, []).span(("a",)) is None


def test_the_place_of_one_word_of_a_text_and_of_a_part_of_it() -> None:
    text = 'a: K♥ 2♦\nb: "K♥  2♦"\nc: "K\\u2665"\nd: |\n  K♥\n'
    document = yaml_of(text)
    assert at(text, document.word(("a",), 1)) == at(text, document.word(("b",), 1)) == "2♦"
    assert document.word(("b",), 0) == Span(2, 5, 2, 7)
    assert document.word(("a",), 2) == document.span(("a",))
    assert document.word(("z",), 0) == document.span(())
    assert at(text, document.part(("a",), 1, 2)) == at(text, document.part(("b",), 1, 2)) == "♥"
    assert document.part(("c",), 1, 2) == document.span(("c",))
    assert document.part(("z",), 1, 2) == document.span(())
    assert (document.row(2), document.row(5), document.row(0), document.row(9)) == ('b: "K♥  2♦"', "  K♥", None, None)
    assert Document(None, []).word((), 0) is None
    assert Document(None, []).part((), 0, 1) is None


def test_an_empty_value_has_its_place(reader: str) -> None:
    document = yaml_of("a:\n\n# c\nb: {c: , d}\n")
    assert document.value == {"a": None, "b": {"c": None, "d": None}}
    assert document.span(("a",)) == Span(1, 3, 1, 3)
    assert document.written(("a",)) == ""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_those_of_an_editor(end: str, reader: str) -> None:
    text = f"a: 1{end}# c{end}{end}b:{end}  - x{end}  - *y{end}"
    assert told(yaml_of(text)) == [("log.syntax", "yaml-alias", 6, 5)]
    clean = yaml_of(text.replace("*", ""))
    assert clean.span(("b", 1)) == Span(6, 5, 6, 6)
    document = read_json(f'{{{end}"a": 1,{end}{end}"b": [2]}}')
    assert document.span(("b", 0)) == Span(4, 7, 4, 8)


@pytest.mark.parametrize("separator", ["\x85", "\u2028", "\u2029"])
def test_other_separators_are_letters_like_others(separator: str, reader: str) -> None:
    for text in (f"a: x{separator}y\nb: *c\n", f'a: "x{separator}y"\nb: *c\n', f"{separator}k: 1\nb: *c\n"):
        assert told(yaml_of(text)) == [("log.syntax", "yaml-alias", 2, 4)]
    assert yaml_of(f"a: x{separator}y\n").value == {"a": f"x{separator}y"}
    assert yaml_of(f'{separator}a: "x{separator}"\n').value == {f"{separator}a": f"x{separator}"}
    assert read_json(f'{{"a": "x{separator}y", "b": [1]}}').span(("b",)) == Span(1, 19, 1, 22)
    assert yaml_of("\U000f0000: \u2028").value == {"\U000f0000": "\u2028"}  # letters that could stand in for it


# --- YAML: several logs -----------------------------------------------------------------------------------------------


def test_several_documents_are_several_logs(reader: str) -> None:
    text = "a: 1\n--- # two\na: *x\n...\n# between\n---\na: 3\n"
    first, second, third = read_yaml(text)
    assert (first.value, second.value, third.value) == ({"a": 1}, None, {"a": 3})
    assert told(second) == [("log.syntax", "yaml-alias", 3, 4)]
    assert first.span(("a",)) == Span(1, 4, 1, 5)
    assert third.span(("a",)) == Span(7, 4, 7, 5)
    assert third.written(("a",)) == "3"


def test_a_log_cut_out_of_a_file_keeps_its_lines(reader: str) -> None:
    first, second = read_yaml("---\na: 1\n---\nb: *c\n", first_line=40)
    assert first.span(("a",)) == Span(41, 4, 41, 5)
    assert told(second) == [("log.syntax", "yaml-alias", 43, 4)]


def test_a_broken_log_ends_the_reading() -> None:
    first, second = read_yaml("a: 1\n---\nb: {c: 2\n---\nd: 4\n")
    assert first.value == {"a": 1}
    assert told(second) == [("log.syntax", "yaml-unclosed-end", 3, 9)]


def test_what_follows_a_log_breaks_it() -> None:
    assert told(yaml_of("{a: 1}}\n")) == [("log.syntax", "yaml-stray-close", 1, 7)]
    first, second = read_yaml("a: 1\n...\nb: 2\n")
    assert first.value == {"a": 1}
    assert told(second) == [("log.syntax", "yaml-after-end", 3, 1)]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff", "  "])
def test_an_empty_text_is_no_log(text: str, reader: str) -> None:
    assert told(yaml_of(text)) == [("log.syntax", "text-empty", 1, 1)]
    if "#" not in text:
        assert told(read_json(text)) == [("log.syntax", "text-empty", 1, 1)]


def test_nothing_between_dashes_is_no_log(reader: str) -> None:
    assert [told(each) for each in read_yaml("a: 1\n---\n# c\n---\nb: 1\n---\n")] == [
        [],
        [("log.syntax", "yaml-empty-document", 2, 1)],
        [],
        [("log.syntax", "yaml-empty-document", 6, 1)],
    ]
    assert yaml_of("--- null").problems == []
    assert yaml_of("--- ''").value == ""


def test_memory_does_not_grow_with_the_number_of_logs() -> None:
    log = "---\nformat: referee-log/1\nevents:\n" + "  - {by: Ben, play: 7♦}\n" * 20
    peaks = []
    for count in (20, 20, 200):  # the first time for what is kept for good
        logs = read_yaml(log * count)
        tracemalloc.start()
        next(logs)
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        assert sum(len(each.value["events"]) for each in logs) == 20 * (count - 1)
        peaks.append(tracemalloc.get_traced_memory()[1] - before)
        tracemalloc.stop()
    assert peaks[2] < peaks[1] + 20_000


# --- YAML: slips ------------------------------------------------------------------------------------------------------

SLIPS = [
    # unknown cards without quotes
    ("{Anna: ? ? ?}", "yaml-question", 1, 8, '"? ? ?"'),
    ("- ? ? ?\n", "yaml-question", 1, 3, '"? ? ?"'),
    ("deal: {Anna: ? x, Ben: 7}", "yaml-question", 1, 14, '"? x"'),
    ("deal: {Anna: 7, Ben: ?}", "yaml-question", 1, 22, '"?"'),
    ("- deal:\n    Anna: ? ? x  # c\n", "yaml-question", 2, 11, '"? ? x"'),
    ("turn: ?\n", "yaml-question", 1, 7, '"?"'),
    ("? ? ?", "yaml-question", 1, 1, '"? ? ?"'),
    ("?", "yaml-question", 1, 1, '"?"'),
    ("a: [K♥, ?]", "yaml-question", 1, 9, '"?"'),
    ("a: [?, ?]", "yaml-question", 1, 5, '"?"'),
    ("a: [?x]", "yaml-question", 1, 5, '"?x"'),
    ("{?, ?}", "yaml-question", 1, 2, '"?"'),
    ("a: {? x: 1}", "yaml-question", 1, 5, '"? x"'),
    ("? a\n: b\n", "yaml-question", 1, 1, '"? a"'),
    ("a:\n  - ? x\n", "yaml-question", 2, 5, '"? x"'),
    ('a: "? ?"\nb: ? "\n', "yaml-question", 2, 4, "'? \"'"),
    ("? " * 3000, "yaml-question", 1, 1, "…"),
    # other texts that need quotes
    ("by: *Anna\n", "yaml-alias", 1, 5, '"*Anna"'),
    ("{by: *Anna, play: x}\n", "yaml-alias", 1, 6, '"*Anna"'),
    ("*a : 1\n", "yaml-alias", 1, 1, '"*a"'),
    ("by: * Anna\n", "yaml-quotes", 1, 5, '"* Anna"'),
    ("by: &a x\n", "yaml-anchor", 1, 5, '"&a x"'),
    ("by: &a [x]\n", "yaml-anchor", 1, 5, "`&a`"),
    ("by: & x\n", "yaml-quotes", 1, 5, '"& x"'),
    ("by: !x\n", "yaml-tag", 1, 5, '"!x"'),
    ("by: ! x\n", "yaml-tag", 1, 5, '"! x"'),
    ("by: !!str x\n", "yaml-tag", 1, 5, "`!!str`"),
    ("by: !a!b x\n", "yaml-tag", 1, 5, '"!a!b x"'),
    ("- !!map {a: 1}\n", "yaml-tag", 1, 3, "`!!map`"),
    ("by: %x\n", "yaml-quotes", 1, 5, '"%x"'),
    ("by: @x\n", "yaml-quotes", 1, 5, '"@x"'),
    ("by: `x\n", "yaml-quotes", 1, 5, '"`x"'),
    ("by: >x\n", "yaml-quotes", 1, 5, '">x"'),
    ("by: |x\n", "yaml-quotes", 1, 5, '"|x"'),
    ("by: ,x\n", "yaml-quotes", 1, 5, '",x"'),
    ("by: ]\n", "yaml-stray-close", 1, 5, "`]`"),
    ("<<: {a: 1}\n", "yaml-merge", 1, 1, "`<<`"),
    ("%x\n", "yaml-directive", 1, 1, "%YAML 1.2"),
    ("%YAML 2.0\n---\na: 1\n", "yaml-directive", 1, 1, "%YAML 1.2"),
    ("[a]: 1", "yaml-complex-key", 1, 1, "`:`"),
    ("{{a: 1}: 1}", "yaml-complex-key", 1, 2, "`:`"),
    # brackets and commas
    ("- {by: Ben, turn: Q♠\n  - {by: Ben, play: 7♦}\n", "yaml-unclosed", 2, 5, "line 1, column 3"),
    ("a: [1, 2\nb: 3\n", "yaml-unclosed", 2, 2, "`]` or a comma"),
    ("- {by: Ben\n   play: 7♦}\n", "yaml-unclosed", 2, 8, "`}` or a comma"),
    ("- {by: Ben\n", "yaml-unclosed-end", 1, 11, "line 1, column 3"),
    ("- {by: Ben,\n\n# c\n", "yaml-unclosed-end", 3, 4, "line 1, column 3"),
    ("- {by:", "yaml-unclosed-end", 1, 7, "line 1, column 3"),
    ("[by:", "yaml-unclosed-end", 1, 5, "line 1, column 1"),
    ("a: [1, 2}\n", "yaml-mismatch", 1, 9, "`[` of line 1, column 4"),
    ("{a: 1 b: 2}\n", "yaml-comma", 1, 8, "comma"),
    ("{a: b: c}", "yaml-comma", 1, 6, "`: `"),
    ("{a: 1,, b: 2}", "yaml-extra-comma", 1, 7, "comma"),
    ("{: 1}", "yaml-missing-key", 1, 2, "`:`"),
    (": 1\n", "yaml-missing-key", 1, 1, "`:`"),
    ("[- a, - b]", "yaml-dash-flow", 1, 2, "`{ }`"),
    ("a: [b] c\n", "yaml-after-value", 1, 8, "`]`"),
    ("a: {b: 1} c: 1\n", "yaml-after-value", 1, 11, "`}`"),
    # colons
    ("by:Ben\nplay: x\n", "yaml-missing-space", 1, 3, "`by: Ben`"),
    ("by: x\nplay:y\n", "yaml-missing-space", 2, 5, "`play: y`"),
    ("- by:Ben\n  play: x\n", "yaml-missing-space", 1, 5, "`by: Ben`"),
    ("x: 1\ny\nz: 1\n", "yaml-missing-colon", 2, 1, "`y`"),
    ("x\ny: 1\n", "yaml-missing-colon", 1, 1, "`x`"),
    ('"a": 1\n"b:c" 2\n', "yaml-missing-colon", 2, 1, "colon"),
    ("note: Ben said: no\n", "yaml-second-colon", 1, 15, "quotes"),
    ("--- a: 1\n", "yaml-second-colon", 1, 6, "new line"),
    # indentation
    ("\ta: 1\n", "yaml-tab", 1, 1, "spaces"),
    ("a:\n\tb: 1\n", "yaml-tab", 2, 1, "spaces"),
    ("a: |\n\tb\n", "yaml-tab", 2, 1, "spaces"),
    ("a: 1\n  b: 2\n", "yaml-indent-deeper", 2, 3, "line 1"),
    ("a:\n  b: 1\n c: 2\n", "yaml-indent", 3, 2, "column 2"),
    ("- a: 1\n b: 2\n", "yaml-indent-list", 2, 2, "`- `"),
    ("- a\nb: 1\n", "yaml-indent-list", 2, 1, "`- `"),
    ("a:\n  - b\n- c\n", "yaml-dash-among-keys", 3, 1, "line 1"),
    ("a: - b\n", "yaml-dash", 1, 4, "`- `"),
    ("a:\n  - {b: 1}\n  {c: 1}\n", "yaml-missing-dash", 3, 3, "`- `"),
    # quotes
    ('- a: "x\n- b\n', "yaml-open-quote", 1, 6, "quote"),
    ("a: 'x\n---\nb: 1\n", "yaml-open-quote", 1, 4, "quote"),
    ("a: 'it's'\n", "yaml-after-quote", 1, 8, "`''`"),
    ('a: "x"y\n', "yaml-after-quote", 1, 7, "line 1, column 4"),
    ('{a: "x"y}\n', "yaml-after-quote", 1, 8, "line 1, column 5"),
    ('a: "x\nb: "y"\n', "yaml-after-quote", 2, 5, "line 1, column 4"),
    ('"a" "b"\n', "yaml-after-quote", 1, 5, "line 1, column 1"),
    ('a: "\\q"\n', "yaml-escape", 1, 5, "`\\q`"),
    ('a: "\\x4"\n', "yaml-escape-code", 1, 5, "backslash"),
    ('a: "\\ud83c\\udca1"\n', "yaml-escape-code", 1, 4, "backslash"),
    ('a: "\\UFFFFFFFF"\n', "yaml-escape-code", 1, 5, "backslash"),
    ('a: "x" y\n', "yaml-quote-goes-on", 1, 8, "'\"x\" y'"),
    ('{a: "x" said y, b: 1}\n', "yaml-quote-goes-on", 1, 9, "'\"x\" said y'"),
    ("{a: 'x' said y}\n", "yaml-quote-goes-on", 1, 9, "\"'x' said y\""),
    ('{a: "x" b: 1}\n', "yaml-comma", 1, 9, "comma"),
    ('{a: "x" "y"}\n', "yaml-comma", 1, 9, "comma"),
    ('{a: "x" ]\n', "yaml-mismatch", 1, 9, "`}`"),
    ("{a: 'x' it's}\n", "yaml-after-quote", 1, 9, "`''`"),
    # texts that need quotes within brackets: they end with the bracket or the comma
    ("{a: 1, b: *x*}\n", "yaml-quotes", 1, 11, '"*x*".'),
    ("- {a: 1, b: !x}\n", "yaml-tag", 1, 13, '"!x".'),
    ("{b: @x, a: 1}\n", "yaml-quotes", 1, 5, '"@x".'),
    ("{b: %x}\n", "yaml-quotes", 1, 5, '"%x".'),
    ("{b: `x`}\n", "yaml-quotes", 1, 5, '"`x`".'),
    ("a: [1, {b: '}', c: `x`}]\n", "yaml-quotes", 1, 20, '"`x`".'),
    ("a: [[1], @x]\n", "yaml-quotes", 1, 10, '"@x".'),
    ("a: x {\nb: @x, y}\n", "yaml-quotes", 2, 4, '"@x, y}".'),
    ("{a: 1, # }\n b: @x}\n", "yaml-quotes", 2, 5, '"@x".'),
    # a comment that takes the closing bracket with it
    ("- {a: #1 x}\n- b\n", "yaml-comment", 1, 7, '"#1 x"'),
    ("- {a: no #1}\n- b\n", "yaml-comment", 1, 10, '"no #1"'),
    ("- {a: #1}\n", "yaml-comment", 1, 7, "`{` of line 1, column 3"),
    ("- [a, b, #1]\nc: 1\n", "yaml-comment", 1, 10, '"#1"'),
    ("a: {b: 1 # {c}\nd: 2\n", "yaml-unclosed", 2, 1, "`{` of line 1, column 4"),
    ("a: {b: '#}', c: 1\nd: 2\n", "yaml-unclosed", 2, 2, "`{` of line 1, column 4"),
    ("- {a: 1,\n- b\n", "yaml-unclosed", 2, 1, "`{` of line 1, column 3"),
    ("a: [\n  - b\n]\n", "yaml-dash-flow", 2, 3, "without dashes"),
    # colons, dashes and braces
    ("by：Ben\nplay: x\n", "yaml-wide-colon", 1, 3, "`by: Ben`"),
    ("a: 1\nevents：\n", "yaml-wide-colon", 2, 7, "`events:`"),
    ("- by: Ben, play: x # c\n", "yaml-no-braces", 1, 16, "`{by: Ben, play: x}`"),
    ("- a: 1\n-b: 2 # c\n", "yaml-dash-space", 2, 1, "`- b: 2`"),
    ("- a: 1\n-{b: 2}\n", "yaml-dash-space", 2, 1, "`- {b: 2}`"),
    ("-a: 1\n- b: 2\n", "yaml-dash-space", 1, 1, "`- a: 1`"),
    ("- a: 1\n-\xa0b: 2\n", "yaml-odd-dash", 2, 1, "(U+00A0). Write `- b: 2`"),
    ("- a: 1\n– b: 2\n", "yaml-odd-dash", 2, 1, "(U+2013). Write `- b: 2`"),
    # what can not be seen
    ("♠♠: \x07\n", "text-character", 1, 5, "U+0007"),
    ("a: \x00\n", "text-character", 1, 4, "U+0000"),
    ("a: \ud800\n", "text-surrogate", 1, 4, "U+D800"),
    ("a: 1\n...\n# \x7f\n", "text-character", 3, 3, "U+007F"),
    ("a: \x01 {\n", "text-character", 1, 4, "U+0001"),
]


@pytest.mark.parametrize(("text", "words", "line", "column", "says"), SLIPS, ids=[each[0][:20] for each in SLIPS])
def test_a_slip_is_told_in_an_authors_words(text: str, words: str, line: int, column: int, says: str) -> None:
    document = list(read_yaml(text))[-1]
    assert document.value is None
    assert [each.words for each in document.problems] == [words]
    (problem,) = document.problems
    assert problem.code == "log.syntax"
    near = 1 if words == "yaml-escape-code" else 0
    assert problem.span is not None
    assert problem.span.line == line
    assert abs(problem.span.column - column) <= near
    assert says in english(problem)


def test_the_slow_reader_tells_nearly_all_of_them_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_module, "_loader", lambda: yaml.SafeLoader)
    other = [text for text, words, *_ in SLIPS if list(read_yaml(text))[-1].problems[0].words != words]
    assert [text.split("\n")[0] for text in other] == ["%x"]


def test_a_byte_order_mark_within_the_text() -> None:
    assert told(yaml_of("a: 1\n\ufeff---\nb: 1")) == [("log.syntax", "text-character", 2, 1)]
    assert yaml_of("\ufeffa: 1").span(("a",)) == Span(1, 4, 1, 5)
    assert yaml_of("\ufeff\ufeffa: 1").value == read_json('\ufeff\ufeff{"a": 1}').value == {"a": 1}


def test_no_unknown_card_is_seen_where_a_question_is_asked() -> None:
    text = 'a: what?\nb: "? ?"\nc: what is it\n  ? no\nd: {e?: 1}\n# ? ?\n'
    assert yaml_of(text).value == {"a": "what?", "b": "? ?", "c": "what is it ? no", "d": {"e?": 1}}


def test_all_faults_of_one_kind_are_listed(reader: str) -> None:
    document = yaml_of("a: *x\nb: &y\n  - !z c\n<<: 1\na: 2\n")
    assert told(document) == [
        ("log.syntax", "yaml-alias", 1, 4),
        ("log.syntax", "yaml-anchor", 2, 4),
        ("log.syntax", "yaml-tag", 3, 5),
        ("log.syntax", "yaml-merge", 4, 1),
        ("log.duplicate-key", "duplicate-key", 5, 1),
    ]
    assert [(each.path, each.on_key) for each in document.problems] == [
        (("a",), False),
        (("b",), False),
        (("b", 0), False),
        (("<<",), True),
        (("a",), True),
    ]


def test_the_letters_of_merging_may_stand_in_quotes() -> None:
    assert yaml_of('"<<": {a: 1}\nb: <<\n').value == {"<<": {"a": 1}, "b": "<<"}


def test_keys_that_stand_twice(reader: str) -> None:
    text = "game: a\nevents:\n  - {by: A, play: x, by: B, by: C}\ngame: b\n"
    document = yaml_of(text)
    assert told(document) == [
        ("log.duplicate-key", "duplicate-key", 3, 22),
        ("log.duplicate-key", "duplicate-key", 3, 29),
        ("log.duplicate-key", "duplicate-key", 4, 1),
    ]
    assert [each.path for each in document.problems] == [("events", 0, "by"), ("events", 0, "by"), ("game",)]
    assert english(document.problems[2]) == "`game` stands here a second time; it is already in line 1."
    assert [at(text, each.span) for each in document.problems] == ["by", "by", "game"]
    for slip, place, says in (
        ("{A: x, y, y, y, B: x}", 11, "separated by spaces"),
        ("-a: 1\n-a: 2\n", 1, "a space is missing after `-`: `- a`"),
        ("-1: 1\n-1: 2\n", 1, "already in line 1."),
        ("{a, b: 1, a: 1}", 11, "already in line 1."),
    ):
        (problem,) = yaml_of(slip).problems
        assert problem.code == "log.duplicate-key"
        assert start(problem)[1] == place
        assert says in english(problem)
    assert yaml_of("1: a\n'1': b\n").problems[0].code == "log.duplicate-key"  # keys are text


def test_what_the_library_says_otherwise_is_passed_on() -> None:
    document = yaml_of("a: |0\n  b\n")
    assert document.problems
    assert english(document.problems[0])
    long = yaml_of("k" * 1100 + ": 1\n")
    assert long.problems
    assert english(long.problems[0])


# --- JSON -------------------------------------------------------------------------------------------------------------

JSON_SLIPS = [
    ("{", "json-unclosed", 1, 2, "`{` of line 1, column 1"),
    ('{"a": [1,\n2', "json-unclosed", 2, 2, "`[` of line 1, column 7"),
    ('{"a":', "json-unclosed", 1, 6, "`}` is missing"),
    ('{"a": 1,', "json-unclosed", 1, 9, "`}` is missing"),
    ('{"a": 1,}', "json-extra-comma", 1, 8, "comma too many"),
    ("[1,]", "json-extra-comma", 1, 3, "comma too many"),
    ("[,1]", "json-extra-comma", 1, 2, "comma too many"),
    ("[1,,2]", "json-extra-comma", 1, 4, "comma too many"),
    ("[1],", "json-extra-comma", 1, 4, "comma too many"),
    ("{,}", "json-extra-comma", 1, 2, "comma too many"),
    ("[1 2]", "json-comma", 1, 4, "`]`"),
    ('{"a": 1 "b": 2}', "json-comma", 1, 9, "`}`"),
    ("[1}", "json-mismatch", 1, 3, "closed by `]`"),
    ("[1]]", "json-stray-close", 1, 4, "`]`"),
    ('{"a" 1}', "json-colon", 1, 5, '"a"'),
    ('{"a":}', "json-value-missing", 1, 6, "missing"),
    ("{a: 1}", "json-quotes", 1, 2, '"a"'),
    ("[abc]", "json-quotes", 1, 2, '"abc"'),
    ("[7♦]", "json-quotes", 1, 2, '"7♦"'),
    ("{[]: 1}", "json-key", 1, 2, "double quotes"),
    ("{'a': 1}", "json-single-quotes", 1, 2, "double"),
    ("['a']", "json-single-quotes", 1, 2, "double"),
    ("[True]", "json-literal", 1, 2, "`true`"),
    ("[None]", "json-literal", 1, 2, "`null`"),
    ("[no]", "json-literal", 1, 2, "`false`"),
    ("[NaN]", "json-nan", 1, 2, "`NaN`"),
    ("[-Infinity]", "json-nan", 1, 2, "`-Infinity`"),
    *[(f"[{n}]", "json-number", 1, 2, f"`{n}`") for n in ("01", "+1", ".5", "5.", "0x1F", "1e", "1_000", "-01")],
    ("[\u00a01]", "json-unexpected", 1, 2, "can not stand here"),
    ("[١]", "json-quotes", 1, 2, "١"),
    ("// c\n{}", "json-comment", 1, 1, "note"),
    ('{"a": 1 // c\n}', "json-comment", 1, 9, "note"),
    ("[1 # c\n]", "json-comment", 1, 4, "note"),
    ("{} # c", "json-comment", 1, 4, "note"),
    ("{ /* c */ }", "json-comment", 1, 3, "note"),
    ("{}\n{}", "json-after-end", 2, 1, ".jsonl"),
    ('["a\nb"]', "json-open-quote", 1, 2, "this line"),
    ('["\\', "json-open-quote", 1, 2, "this line"),
    ('["a\tb"]', "json-control", 1, 4, "`\\t`"),
    ('["a\x00"]', "json-control", 1, 4, "`\\u0000`"),
    ('["\\q"]', "json-escape", 1, 3, "`\\q`"),
    ('["\\u12"]', "json-escape", 1, 3, "`\\u`"),
    ('["\\ud800"]', "text-surrogate", 1, 3, "\\ud800"),
    ('["\\udca1x"]', "text-surrogate", 1, 3, "\\udca1"),
    ('["\\ud800\\ud83c\\udca1"]', "text-surrogate", 1, 3, "\\ud800"),
    ('["\\\\ud83c\\udca1"]', "text-surrogate", 1, 10, "\\udca1"),
    ('["\ud800"]', "text-surrogate", 1, 3, "U+D800"),
]


@pytest.mark.parametrize(("text", "words", "line", "column", "says"), JSON_SLIPS)
def test_a_slip_in_json(text: str, words: str, line: int, column: int, says: str) -> None:
    document = read_json(text)
    assert document.value is None
    assert told(document) == [("log.syntax", words, line, column)]
    assert says in english(document.problems[0])
    moved = read_json(text, first_line=70)
    assert start(moved.problems[0])[0] == line + 69


def test_whole_characters_in_two_codes() -> None:
    assert read_json(r'["\ud83c\udca1", "\\ud800", "\\\\ud83c"]').value == ["🂡", r"\ud800", r"\\ud83c"]


def test_keys_that_stand_twice_in_json() -> None:
    text = '{"a": 1, "b": {"c": 1, "c": ":"},\n "a": 2, "\\u0061": 3}'
    document = read_json(text)
    assert told(document) == [
        ("log.duplicate-key", "duplicate-key", 1, 24),
        ("log.duplicate-key", "duplicate-key", 2, 2),
        ("log.duplicate-key", "duplicate-key", 2, 10),
    ]
    assert [each.path for each in document.problems] == [("b", "c"), ("a",), ("a",)]
    assert english(document.problems[0]) == "`c` stands here a second time; it is already in line 1."
    assert at(text, document.problems[1].span) == '"a"'


@pytest.mark.parametrize("text", ['{"a": ":", "a": 1}', '{"a:": 1, "a:": 1}', '[{"x": ":::"}, {"a": 1, "a": 1}]'])
def test_colons_in_texts_hide_no_second_key(text: str) -> None:
    assert [each.code for each in read_json(text).problems] == ["log.duplicate-key"]


@pytest.mark.parametrize("text", ["null", " 5 ", '"x"', "[]", "\ufeff{}", "-0", "1E400", '{"": {"": ":"}}'])
def test_json_that_is_right(text: str) -> None:
    document = read_json(text)
    assert document.problems == []
    assert document.value == json.loads(text.removeprefix("\ufeff"))


def test_places_in_one_line_of_a_file() -> None:
    document = read_json('{"events": [{"play": "KH"}]}', first_line=12)
    assert document.span(("events", 0, "play")) == Span(12, 22, 12, 26)
    assert document.span(("events", 0, "play"), on_key=True) == Span(12, 14, 12, 20)
    assert document.span(()) == Span(12, 1, 12, 29)


# --- limits -----------------------------------------------------------------------------------------------------------


def nested(form: str, depth: int) -> str:
    if form == "block":
        return "- " * depth + "x"
    if form == "mapping":
        return '{"a": ' * depth + "1" + "}" * depth
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("form", ["list", "mapping", "block"])
def test_depth_is_counted_alike(form: str, reader: str) -> None:
    step = {"list": 1, "mapping": 6, "block": 2}[form]
    for limits in (Limits(), Limits(depth=5)):
        right, wrong = nested(form, limits.depth), nested(form, limits.depth + 1)
        assert yaml_of(right, limits).problems == []
        expected = [("log.too-large", "large-depth", 1, limits.depth * step + 1)]
        assert told(yaml_of(wrong, limits)) == expected
        if form != "block":
            assert read_json(right, limits).problems == []
            assert told(read_json(wrong, limits)) == expected


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[" * 50_000 + "]" * 50_000])
def test_no_depth_breaks_the_reader(text: str) -> None:
    (problem,) = yaml_of(text).problems
    assert problem.code == "log.too-large"
    (same,) = read_json(text).problems
    assert (same.code, same.span) == (problem.code, problem.span)
    assert len(same.path) == 64
    assert english(same) == "Here more than 64 lists and mappings stand one inside the other; deeper is not read."


@pytest.mark.parametrize("text", ["- " * 100_000, "? " * 100_000, "a: " * 100_000, "[a, " * 50_000, "!" * 100_000])
def test_other_long_rows_do_no_harm(text: str) -> None:
    assert yaml_of(text).problems


def test_the_slow_reader_stops_where_it_is_too_deep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_module, "_loader", lambda: yaml.SafeLoader)
    assert told(yaml_of("[" * 1500)) == [("log.too-large", "large-depth", 1, 65)]


def test_laughs_are_not_multiplied(reader: str) -> None:
    laughs = "a: &a [x, x]\n" + "".join(
        f"{k}: &{k} [{', '.join(['*' + h] * 9)}]\n" for h, k in zip("abc", "bcd", strict=True)
    )
    document = yaml_of(laughs)
    assert [each.words for each in document.problems].count("yaml-alias") == 27
    assert {each.code for each in document.problems} == {"log.syntax"}


def test_nodes_are_counted_alike(reader: str) -> None:
    for text, nodes in (("[1, [2, 3], 4]", 6), ('{"a": 1, "b": {"c": null}}', 4), ("7", 1)):
        assert yaml_of(text, Limits(nodes=nodes)).problems == []
        assert read_json(text, Limits(nodes=nodes)).problems == []
        assert [each.words for each in yaml_of(text, Limits(nodes=nodes - 1)).problems] == ["large-nodes"]
        assert [each.words for each in read_json(text, Limits(nodes=nodes - 1)).problems] == ["large-nodes"]


def test_size_is_counted_in_bytes_and_for_each_log(reader: str) -> None:
    text = "a: ♥♥"
    assert yaml_of(text, Limits(size=9)).problems == []
    assert told(yaml_of(text, Limits(size=8))) == [("log.too-large", "large-size", 1, 1)]
    assert english(yaml_of(text, Limits(size=8)).problems[0]) == "This text has 9 bytes; at most 8 are read."
    assert read_json('"♥♥"', Limits(size=8)).problems == []
    assert told(read_json('"♥♥"', Limits(size=7), first_line=3)) == [("log.too-large", "large-size", 3, 1)]
    logs = list(read_yaml("a: 1\n---\nb: xxxxxxxxxxxx\n---\nc: 1\n", Limits(size=12)))
    assert [each.value for each in logs] == [{"a": 1}, None, {"c": 1}]
    assert told(logs[1]) == [("log.too-large", "large-size", 2, 1)]


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 4301, "0x" + "f" * 5000, "0o" + "7" * 5000])
def test_numbers_of_too_many_digits(number: str) -> None:
    document = yaml_of(f"a: [{number}]")
    assert told(document) == [("log.too-large", "large-number", 1, 5)]
    assert document.problems[0].path == ("a", 0)
    assert english(document.problems[0])
    if "x" not in number and "o" not in number:
        assert told(read_json(f'{{"a": [{number}]}}')) == [("log.too-large", "large-number", 1, 8)]
    assert yaml_of("a: " + "9" * 4300).value == read_json('{"a": ' + "9" * 4300 + "}").value
    assert read_json("[" + "1" * 5000 + ".5]").value == [float("inf")]


def test_a_text_of_a_thousand_faults_and_more() -> None:
    for document in (
        yaml_of("[" + "*a, " * 3000 + "]"),
        yaml_of("- \x01\n" * 3000),
        read_json("[" + '"\\ud800",' * 3000 + "1]"),
        read_json('"' + "\ud800" * 3000 + '"'),
    ):
        assert len(document.problems) == 1001
        assert document.problems[-1].words == "more-faults"
        assert english(document.problems[-1])


# --- properties -------------------------------------------------------------------------------------------------------

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
TREES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
WRITTEN_ALIKE = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\x85\u2028\u2029"), max_size=12
).filter(lambda text: isinstance(plain(text), str))
KEYS = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=12)  # of one line
YAML_TREES = st.recursive(
    st.integers() | WRITTEN_ALIKE | st.booleans() | st.none(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
ODD_TEXTS = st.lists(
    st.sampled_from(
        [
            *"{}[]:,?-*&!|>%@`\"'#\\ \n\r\tab1~<=.\x85\u2028\ufeff\x00\x7f\ud800♥🂡\U000f0000",
            *(": ", "- ", "? ", "\n  ", "\n- ", "---\n", "...\n", "<<", "\r\n", "\\u", "\\ud83c", "\\x", "\\U"),
            *("null", "1e3", "true", "0x1", '"a": ', "// ", "NaN"),
        ]
    ),
    max_size=14,
).map("".join)


@given(TREES, st.booleans(), st.sampled_from([None, 1]), st.integers(1, 5))
def test_json_is_read_as_it_was_written(tree: Any, ascii_only: bool, indent: int | None, line: int) -> None:
    text = json.dumps(tree, ensure_ascii=ascii_only, indent=indent)
    document = read_json(text, first_line=line)
    assert document.problems == []
    assert document.value == tree
    scan = Scan(text, Limits())
    assert (scan.value, scan.faults) == (tree, [])
    lines = text.split("\n")
    starts = [0]
    for each in lines:
        starts.append(starts[-1] + len(each) + 1)

    def piece(span: Span | None) -> Any:
        assert span is not None
        begin, end = starts[span.line - line] + span.column - 1, starts[span.end_line - line] + span.end_column - 1
        return json.loads(text[begin:end])

    for path, node in within(tree):
        assert piece(document.span(path)) == node
        if path and isinstance(path[-1], str):
            assert piece(document.span(path, on_key=True)) == path[-1]


@given(YAML_TREES, st.sampled_from([None, True, False]), st.booleans(), st.sampled_from([20, 80, 1000]))
def test_yaml_is_read_as_it_was_written(tree: Any, flow: bool | None, unicode: bool, width: int) -> None:
    text = yaml.safe_dump(tree, allow_unicode=unicode, default_flow_style=flow, width=width, sort_keys=False)
    document = yaml_of(text)
    assert document.problems == []
    assert document.value == tree
    lines = Lines(text)
    offsets = {lines.at(offset): offset for offset in range(len(text) + 1)}
    for path, node in within(tree):
        span = document.span(path)
        assert span is not None
        piece = text[offsets[span.line, span.column] : offsets[span.end_line, span.end_column]]
        if not isinstance(node, list | dict):
            assert yaml_of(piece).value == node
            assert document.written(path) == (None if isinstance(node, str) else piece)
        elif piece[:1] in ("[", "{") and piece[-1:] in ("]", "}"):
            assert yaml_of(piece).value == node
        if path and isinstance(path[-1], str):
            span = document.span(path, on_key=True)
            assert span is not None
            key = text[offsets[span.line, span.column] : offsets[span.end_line, span.end_column]]
            if not key.startswith("? "):
                assert yaml_of(key + ": 1").value == {path[-1]: 1}


def checked(text: str, document: Document) -> None:
    """What holds for every document, whatever was in the text."""
    lines = Lines(text)
    last = lines.at(len(text))
    assert document.value is None or not document.problems
    for problem in document.problems:
        assert problem.code in ("log.syntax", "log.duplicate-key", "log.too-large")
        english(problem).encode()
        assert problem.span is not None
        begin = problem.span.line, problem.span.column
        end = problem.span.end_line, problem.span.end_column
        assert (1, 1) <= begin <= end <= last
        document.span(problem.path, on_key=problem.on_key)
    assert [start(each) for each in document.problems] == sorted(start(each) for each in document.problems)
    if not document.problems:
        for path, node in within(document.value):
            assert document.span(path) is not None
            if isinstance(node, str):
                node.encode()


@given(st.text(max_size=30) | ODD_TEXTS)
@settings(max_examples=300)
def test_any_text_can_be_read_as_yaml(text: str) -> None:
    documents = list(read_yaml(text))
    assert documents
    for document in documents:
        checked(text.lstrip("\ufeff"), document)


@given(ODD_TEXTS)
@settings(max_examples=150)
def test_any_text_can_be_read_as_yaml_by_the_slow_reader(text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_module, "_loader", lambda: yaml.SafeLoader)
        for document in read_yaml(text):
            checked(text.lstrip("\ufeff"), document)


@st.composite
def nearly_json(draw: st.DrawFn) -> str:
    """JSON with a piece cut out or put in."""
    text = json.dumps(draw(TREES), ensure_ascii=draw(st.booleans()))
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(ODD_TEXTS.filter(lambda piece: len(piece) < 4)) + text[at + draw(st.integers(0, 2)) :]


def strictly(text: str) -> Any:
    """JSON as the standard library reads it, without what RFC 8259 does not have, keys that stand twice and halves."""

    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        if len(dict(found)) < len(found):
            raise ValueError
        return dict(found)

    def refuse(_constant: str) -> None:
        raise ValueError

    value = json.loads(text, object_pairs_hook=pairs, parse_constant=refuse)
    json.dumps(value, ensure_ascii=False).encode()
    return value


@given(st.text(max_size=30) | ODD_TEXTS | nearly_json())
@settings(max_examples=400)
def test_any_text_can_be_read_as_json_and_only_json_is(text: str) -> None:
    text = text.lstrip("\ufeff")
    document = read_json(text)
    checked(text, document)
    try:
        value = strictly(text)
    except ValueError:
        assert document.problems
    else:
        assert document.problems == []
        assert document.value == value
        assert Scan(text, Limits()).value == value


# --- shapes -----------------------------------------------------------------------------------------------------------

LOG: dict[str, Any] = {
    "type": "object",
    "required": ["game", "seats"],
    "properties": {
        "game": {"type": "string", "minLength": 1, "maxLength": 8},
        "notation": {"enum": ["en", "de", "home-made"]},
        "format": {"const": "log/1"},
        "seats": {
            "type": "array",
            "minItems": 2,
            "maxItems": 3,
            "uniqueItems": True,
            "items": {"$ref": "#/$defs/name"},
        },
        "options": {
            "type": "object",
            "additionalProperties": {"type": ["integer", "boolean"], "minimum": 0, "maximum": 10},
            "propertyNames": {"pattern": "^[a-z-]+$", "x-expected": {"en": "lower case", "de": "Kleinschreibung"}},
            "minProperties": 1,
            "maxProperties": 2,
        },
        "result": {"type": "object", "propertyNames": {"enum": ["winners", "scores"]}},
        "rate": {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 2, "multipleOf": 0.5},
        "pair": {"prefixItems": [{"type": "string"}, {"type": "integer"}], "items": False},
        "never": False,
        "word": {"not": {"enum": ["x"]}, "pattern": "^[a-z]+$"},
        "phases": {"type": "array", "items": {"oneOf": [{"$ref": "#/$defs/betting"}, {"$ref": "#/$defs/play"}]}},
        "events": {"type": "array", "items": {"$ref": "#/$defs/event"}},
    },
    "patternProperties": {"^_": True},
    "additionalProperties": False,
    "$defs": {
        "name": {
            "type": "string",
            "pattern": "^[^\\x00-\\x1f]{1,64}$",
            "x-expected": {"en": "a seat's name", "de": "der Name eines Platzes"},
        },
        "cards": {
            "anyOf": [
                {"type": "string"},
                {"type": "array", "items": {"type": "string"}},
                {"type": "integer", "minimum": 0},
            ]
        },
        "betting": {
            "type": "object",
            "required": ["kind", "chips"],
            "properties": {"kind": {"const": "betting"}, "chips": {"type": "integer"}},
            "additionalProperties": False,
        },
        "play": {
            "type": "object",
            "required": ["kind"],
            "properties": {"kind": {"enum": ["play", "lead"]}, "trump": {"enum": ["hearts", "spades"]}},
            "additionalProperties": False,
        },
        "event": {
            "type": "object",
            "properties": {
                "by": {"type": "string"},
                "note": {"type": "string"},
                "play": {"type": "string"},
                "turn": {"type": "string"},
                "deal": {"type": "object", "additionalProperties": {"$ref": "#/$defs/cards"}},
            },
            "oneOf": [{"required": ["play"]}, {"required": ["turn"]}, {"required": ["deal"]}],
            "if": {"required": ["play"]},
            "then": {"properties": {"as": {"type": "string"}}},
            "dependentRequired": {"note": ["by"]},
            "dependentSchemas": {"deal": {"properties": {"stock": {"$ref": "#/$defs/cards"}}}},
            "patternProperties": {"^_": True},
            "unevaluatedProperties": False,
        },
    },
}
RIGHT: dict[str, Any] = {"game": "whist", "seats": ["Anna", "Ben"], "_mine": {"x": 1}}

SHAPES: list[tuple[Any, list[tuple[Path, bool, str]]]] = [
    ({}, []),
    ({"events": [{"by": "A", "play": "x", "as": "y", "_t": 1}, {"deal": {"A": 7, "B": ["x"]}, "stock": "x"}]}, []),
    # keys
    ({"sets": 3}, [(("sets",), True, "No key `sets` may stand here. Did you mean `seats`?")]),
    ({"never": 1}, [(("never",), True, "`never` may not stand here.")]),
    (
        {"options": {"Target": 1}},
        [(("options", "Target"), True, "`Target` can not be a key here: expected is lower case.")],
    ),
    ({"options": {"a\n": 1}}, [(("options", "a\n"), True, "`a\n` can not be a key here: expected is lower case.")]),
    ({"result": {"winer": 1}}, [(("result", "winer"), True, "`winer` can not be a key here. Did you mean `winners`?")]),
    (
        {"result": {"z": 1}},
        [(("result", "z"), True, "`z` can not be a key here. Possible: `winners` or `scores`.")],
    ),
    ({"options": {}}, [(("options",), False, "At least 1 key must stand here, found 0.")]),
    ({"options": {"a": 1, "b": 1, "c": 1}}, [(("options",), False, "At most 2 keys may stand here, found 3.")]),
    # types and numbers
    ({"game": 7}, [(("game",), False, "Expected text, found whole number 7.")]),
    ({"game": None}, [(("game",), False, "Expected text, found nothing.")]),
    (
        {"options": {"a": "61"}},
        [(("options", "a"), False, 'Expected a whole number or `true` or `false`, found text "61".')],
    ),
    (
        {"options": {"a": 5.0}},
        [(("options", "a"), False, "Expected a whole number or `true` or `false`, found number 5.0.")],
    ),
    ({"options": {"a": -1}}, [(("options", "a"), False, "Expected at least 0, found whole number -1.")]),
    ({"options": {"a": 11}}, [(("options", "a"), False, "Expected at most 10, found whole number 11.")]),
    ({"rate": 0}, [(("rate",), False, "Expected more than 0, found whole number 0.")]),
    ({"rate": 2}, [(("rate",), False, "Expected less than 2, found whole number 2.")]),
    ({"rate": 0.7}, [(("rate",), False, "Expected a multiple of 0.5, found number 0.7.")]),
    ({"rate": True}, [(("rate",), False, "Expected a number, found `true`.")]),
    # texts
    ({"game": ""}, [(("game",), False, "Expected at least 1 character, found an empty text.")]),
    ({"game": "bridgewater"}, [(("game",), False, "At most 8 characters may stand here; the text has 11.")]),
    (
        {"notation": "ed"},
        [(("notation",), False, 'Expected "en", "de" or "home-made", found text "ed". Did you mean "de"?')],
    ),
    ({"notation": []}, [(("notation",), False, 'Expected "en", "de" or "home-made", found an empty list.')]),
    ({"format": "log/2"}, [(("format",), False, 'Expected "log/1", found text "log/2".')]),
    ({"word": "x"}, [(("word",), False, 'Found text "x": it can not stand here.')]),
    ({"word": "a\n"}, [(("word",), False, 'Found text "a\n": it is not written as it must be here.')]),
    # lists
    ({"seats": "Anna"}, [(("seats",), False, 'Expected a list, found text "Anna".')]),
    ({"seats": ["A"]}, [(("seats",), False, "At least 2 entries of a list are needed here; it has 1.")]),
    ({"seats": list("ABCD")}, [(("seats",), False, "At most 3 entries of a list may stand here; it has 4.")]),
    ({"seats": ["A", "A"]}, [(("seats", 1), False, 'This stands in the list a second time: text "A".')]),
    ({"seats": ["A", "B\n"]}, [(("seats", 1), False, 'Expected a seat\'s name, found text "B\n".')]),
    ({"seats": ["A", {}]}, [(("seats", 1), False, "Expected a seat's name, found an empty mapping.")]),
    ({"pair": ["x", 1, 2, 3]}, [(("pair", 2), False, "At most 2 entries of a list may stand here; it has 4.")]),
    # one of several
    ({"events": [{"by": "A"}]}, [(("events", 0), False, "`play`, `turn` or `deal` is missing.")]),
    (
        {"events": [{"turn": "x", "play": "y"}]},
        [(("events", 0, "play"), True, "Only one of these may stand here: `turn` or `play`.")],
    ),
    (
        {"events": [{"paly": "x"}]},
        [(("events", 0, "paly"), True, "No key `paly` may stand here. Did you mean `play`?")],
    ),
    ({"events": [{"turn": "x", "as": "y"}]}, [(("events", 0, "as"), True, "`as` may not stand here.")]),
    ({"events": [{"play": 5, "as": "y"}]}, [(("events", 0, "play"), False, "Expected text, found whole number 5.")]),
    ({"events": [{"play": "x", "as": 1}]}, [(("events", 0, "as"), False, "Expected text, found whole number 1.")]),
    (
        {"events": [{"play": "x", "note": "y"}]},
        [(("events", 0, "note"), True, "`note` needs `by` beside it, which is missing.")],
    ),
    (
        {"events": [{"play:x": None}]},
        [(("events", 0, "play:x"), True, "After this colon a space is missing: `play: x`.")],
    ),
    ({"events": [5]}, [(("events", 0), False, "Expected a mapping (`key: value`), found whole number 5.")]),
    (
        {"events": [{"deal": {"A": True, "B": ["x", 3], "C": -1}}]},
        [
            (("events", 0, "deal", "A"), False, "Expected text, a list or a whole number, found `true`."),
            (("events", 0, "deal", "B", 1), False, "Expected text, found whole number 3."),
            (("events", 0, "deal", "C"), False, "Expected at least 0, found whole number -1."),
        ],
    ),
    (
        {"phases": [{"kind": "beting"}]},
        [
            (
                ("phases", 0, "kind"),
                False,
                'Expected "betting", "play" or "lead", found text "beting". Did you mean "betting"?',
            )
        ],
    ),
    ({"phases": [{"kind": "betting"}]}, [(("phases", 0), False, "`chips` is missing.")]),
    ({"phases": [{}]}, [(("phases", 0), False, "`kind` is missing.")]),
    ({"phases": ["x"]}, [(("phases", 0), False, 'Expected a mapping (`key: value`), found text "x".')]),
    (
        {"phases": [{"kind": "lead", "trump": "heart"}]},
        [(("phases", 0, "trump"), False, 'Expected "hearts" or "spades", found text "heart". Did you mean "hearts"?')],
    ),
    (
        {"phases": [{"kind": "play", "chips": 1}]},
        [(("phases", 0, "chips"), True, "No key `chips` may stand here. Possible: `kind` or `trump`.")],
    ),
]


@pytest.mark.parametrize(("parts", "expected"), SHAPES)
def test_shapes_are_told_in_an_authors_words(parts: dict[str, Any], expected: list[tuple[Path, bool, str]]) -> None:
    problems = _problems({**RIGHT, **parts}, LOG)
    assert [(each.path, each.on_key, english(each)) for each in problems] == expected
    assert all(each.code == "log.schema" and each.span is None for each in problems)


CARDS: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "seats": {"type": "array", "items": {"type": "string", "maxLength": 9}},
        "count": {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]},
        "score": {"$ref": "#/$defs/claim", "examples": [{"Anna": 0, "Ben: x": 12}]},
        "chips": {"$ref": "#/$defs/claim"},
        "cards": {"$ref": "#/$defs/cards"},
        "meta": {"description": "Free; never judged."},
        "result": {"type": "object", "additionalProperties": False, "properties": {"winners": {}, "cards": {}}},
        "events": {"type": "array", "items": {"$ref": "#/$defs/event"}},
    },
    "$defs": {
        "claim": {"type": "object", "additionalProperties": {"type": "integer"}},
        "cards": {"type": ["string", "array"], "items": {"type": "string"}, "examples": ["K♥ 2♦", ["K♥"]]},
        "event": {
            "type": "object",
            "properties": {
                "play": {"type": "string", "examples": [7, "K♥"]},
                "plays": {"$ref": "#/$defs/cards"},
                "deal": {"type": "object", "additionalProperties": {"$ref": "#/$defs/cards"}},
                "note": {"description": "Free text."},
            },
            "unevaluatedProperties": False,
        },
    },
}
"""Cards may be written as one text with spaces; what is made alike has examples."""

MEANT: list[tuple[Any, list[tuple[Path, bool, str]]]] = [
    # what was written, as it should be
    ({"seats": "Mia, Tom"}, [(("seats",), False, 'Expected a list, found text "Mia, Tom". Write `[Mia, Tom]`.')]),
    ({"seats": "Mia"}, [(("seats",), False, 'Expected a list, found text "Mia". Write `[Mia]`.')]),
    ({"seats": "Mia Tom"}, [(("seats",), False, 'Expected a list, found text "Mia Tom".')]),
    ({"seats": "Mia, Bartholomew"}, [(("seats",), False, 'Expected a list, found text "Mia, Bartholomew".')]),
    (
        {"seats": {"Mia": None, "no: 1": None}},
        [(("seats",), False, 'Expected a list, found a mapping (`key: value`). Write `[Mia, "no: 1"]`.')],
    ),
    (
        {"count": {"of": 3}},
        [(("count",), False, "Expected a list or nothing, found a mapping (`key: value`). Write `[3]`.")],
    ),
    # examples, its own or those of what is made alike
    (
        {"score": [24, 16]},
        [
            (
                ("score",),
                False,
                'Expected a mapping (`key: value`), found a list. For example: `{Anna: 0, "Ben: x": 12}`.',
            )
        ],
    ),
    (
        {"chips": 3},
        [
            (
                ("chips",),
                False,
                'Expected a mapping (`key: value`), found whole number 3. For example: `{Anna: 0, "Ben: x": 12}`.',
            )
        ],
    ),
    (
        {"events": [{"play": ["K♥"]}]},
        [(("events", 0, "play"), False, "Expected text, found a list. For example: `K♥`.")],
    ),
    # colons and dashes that YAML takes for letters
    ({"events": ["play:K♥"]}, [(("events", 0), False, "After this colon a space is missing: `play: K♥`.")]),
    (
        {"events": ["plays： K♥ x", "nothing:K♥"]},
        [
            (
                ("events", 0),
                False,
                "`：` (U+FF1A) is another character than the colon and space that belong here: `plays: K♥ x`.",
            ),
            (("events", 1), False, 'Expected a mapping (`key: value`), found text "nothing:K♥".'),
        ],
    ),
    (
        {"events": {"-play": "K♥", "-plays": []}},
        [(("events", "-play"), True, "After this `-` a space is missing: `- play: K♥`.")],
    ),
    ({"events": {"-{plays": []}}, [(("events", "-{plays"), True, "After this `-` a space is missing: `- {plays`.")]),
    # texts that a comma has cut
    (
        {"events": [{"deal": {"A": "K♥", "2♦": None, "4♠": None, "B": "x x", "C": None}}]},
        [
            (
                ("events", 0, "deal", "2♦"),
                True,
                "Expected text or a list, found nothing. Cards in one text are separated by spaces, `A: K♥ 2♦ 4♠`,"
                " or put `[ ]` round them: `[K♥, 2♦, 4♠]`.",
            ),
            (("events", 0, "deal", "C"), False, "Expected text or a list, found nothing. For example: `K♥ 2♦`."),
        ],
    ),
    (
        {"events": [{"plays": "K♥", "2♦": None}]},
        [
            (
                ("events", 0, "2♦"),
                True,
                "No key `2♦` may stand here. Cards in one text are separated by spaces, `plays: K♥ 2♦`,"
                " or put `[ ]` round them: `[K♥, 2♦]`.",
            )
        ],
    ),
    (
        {"events": [{"note": "nice", "very": None, "so": None, "play": 7, "pley": None}]},
        [
            (
                ("events", 0, "very"),
                True,
                "No key `very` may stand here. If it belongs to `note`: inside `{ }` a text with a comma in it needs"
                ' quotes, `note: "nice, very, so"`.',
            ),
            (("events", 0, "play"), False, "Expected text, found whole number 7. For example: `K♥`."),
            (("events", 0, "pley"), True, "No key `pley` may stand here. Did you mean `play`?"),
        ],
    ),
    (
        {"events": [{"deal": {}, "very": None}]},
        [
            (
                ("events", 0, "very"),
                True,
                "No key `very` may stand here. Possible: `play`, `plays`, `deal` or `note`."
                " Free remarks go under `note`.",
            )
        ],
    ),
    # keys that stand elsewhere
    (
        {"events": [{"result": {}}]},
        [
            (
                ("events", 0, "result"),
                True,
                "No key `result` may stand here. `result` stands at the top, beside `events`.",
            )
        ],
    ),
    ({"winner": "A"}, [(("winner",), True, "No key `winner` may stand here. `winners` stands in `result`.")]),
    (
        {"note": 1},
        [
            (
                ("note",),
                True,
                "No key `note` may stand here. `note` stands in an entry of `events`. Free remarks go under `meta`.",
            )
        ],
    ),
    (
        {"events": [{"cards": "K♥"}]},
        [
            (
                ("events", 0, "cards"),
                True,
                "No key `cards` may stand here. `cards` stands at the top, beside `events` or in `result`.",
            )
        ],
    ),
]


@pytest.mark.parametrize(("tree", "expected"), MEANT)
def test_what_was_meant_is_shown(tree: dict[str, Any], expected: list[tuple[Path, bool, str]]) -> None:
    problems = _problems(tree, CARDS)
    assert [(each.path, each.on_key, english(each)) for each in problems] == expected
    assert {each.code for each in problems} == {"log.schema"}


@pytest.mark.parametrize("name", ["tuesday.yaml", "logs/a b.yml\n", "x.jsonl.gz", "C:\\x.json"])
def test_the_name_of_a_file_is_no_log(name: str) -> None:
    (problem,) = _problems(name, CARDS)
    assert english(problem) == (
        f"This is only a file's name, `{name.strip()}`, not what stands in the file."
        " In Python give `pathlib.Path(...)`."
    )
    assert _problems({"events": [name]}, CARDS)[0].words == "schema-type"
    assert _problems(f"no\n{name}", CARDS)[0].words == "schema-type"


def test_what_is_missing_is_told_of_the_mapping_and_once() -> None:
    assert [(each.path, english(each)) for each in _problems({}, LOG)] == [
        ((), "`game` is missing."),
        ((), "`seats` is missing."),
    ]
    (problem,) = _problems({"game": "a", "sets": ["A", "B"]}, LOG)
    assert problem.path == ("sets",)  # which is why `seats` is missing


def test_all_faults_come_in_the_order_of_the_tree() -> None:
    tree = {"events": [{"play": 1}, {}], "zz": 1, "seats": ["A", 1], "game": 2}
    assert [each.path for each in _problems(tree, LOG)] == [
        ("events", 0, "play"),
        ("events", 1),
        ("zz",),
        ("seats", 1),
        ("game",),
    ]


def test_the_root_and_odd_schemas() -> None:
    assert english(_problems([], LOG)[0]) == "Expected a mapping (`key: value`), found an empty list."
    assert english(_problems(5, {"anyOf": [False, {"const": 6}]})[0])
    assert english(_problems(5, {"contains": {"const": 6}, "not": {}})[0])
    assert english(_problems([1], {"contains": {"const": 6}})[0])
    assert english(_problems([1], {"items": {"not": {"type": "integer"}}})[0])
    assert english(_problems([1], {"items": False})[0])
    assert english(_problems([1], {"unevaluatedItems": False})[0])
    assert english(_problems([[1]], {"prefixItems": [False]})[0])
    assert english(_problems({"a": 1, "b": 2}, {"not": {"required": ["a", "b"]}})[0]) == "`b` may not stand here."
    assert (
        english(_problems("x", {"anyOf": [{"const": "a"}, {"const": "b"}]})[0])
        == 'Expected "a" or "b", found text "x".'
    )
    both = {"oneOf": [{"type": "integer"}, {"minimum": 3}]}
    assert english(_problems(5, both)[0]) == "Found whole number 5: it can not stand here."
    said = {"x-expected": {"en": "a card", "de": "eine Karte"}}
    for schema in ({"anyOf": [{"type": "string"}, {"type": "null"}]}, {"oneOf": [{"minimum": 9}, {"multipleOf": 7}]}):
        assert english(_problems(5, {**schema, **said})[0]) == "Expected a card, found whole number 5."
    assert (
        say(*_said(_problems(5, {"type": "string", **said})[0]), "de")
        == "Erwartet: eine Karte; gefunden: ganze Zahl 5."
    )


def _said(problem: Problem) -> tuple[str, Any]:
    return problem.words, problem.args


@pytest.mark.parametrize(
    ("schema", "right", "wrong"),
    [
        ({"type": "integer"}, [0, -3, 10**30], [True, 5.0, "5", None]),
        ({"type": "number"}, [0, 5.0], [True, "5"]),
        ({"const": 5}, [5], [5.0, True]),
        ({"const": [1, {"a": 0}]}, [[1, {"a": 0}]], [[1, {"a": False}], [True, {"a": 0}], [1], [1, {"b": 0}]]),
        ({"enum": [0, 1]}, [0, 1], [False, True, 0.0]),
        ({"pattern": "^[a-z]+$"}, ["ab"], ["ab\n", "", "A"]),
        ({"pattern": "^a$|^b$"}, ["a", "b"], ["a\n", "xb"]),
        ({"pattern": "^\\d+$"}, ["12"], ["١٢"]),
        ({"pattern": "[$]\\$"}, ["x$$"], ["$"]),
        ({"patternProperties": {"^a$": False}}, [{"b": 1, "a\n": 1}], [{"a": 1}]),
        ({"patternProperties": {"^a$": True}, "additionalProperties": False}, [{"a": 1}], [{"a\n": 1}]),
        ({"properties": {"a": True}, "additionalProperties": {"type": "null"}}, [{"a": 1, "b": None}], [{"b": 1}]),
    ],
)
def test_alike_is_what_is_written_alike(schema: dict[str, Any], right: list[Any], wrong: list[Any]) -> None:
    assert [value for value in right if _problems(value, schema)] == []
    assert [value for value in wrong if not _problems(value, schema)] == []


def test_a_pattern_ends_at_the_very_end() -> None:
    assert compiled(r"^a\$[$]b$").search("a$$b")
    assert not compiled(r"^a$").search("a\n")


def test_schemas_that_refer_to_each_other(monkeypatch: pytest.MonkeyPatch, tmp_path: File) -> None:
    folder = tmp_path / "schemas"
    folder.mkdir()
    part = {"$ref": "part.schema.json#/$defs/a~1b"}
    (folder / "log.schema.json").write_text(
        json.dumps({"allOf": [part], "properties": {"by": True}, "unevaluatedProperties": False})
    )
    inner = {"properties": {"deal": True}, "anyOf": [{"$ref": "#/$defs/c"}, {"required": ["zzz"]}]}
    (folder / "part.schema.json").write_text(
        json.dumps({"$defs": {"a/b": inner, "c": {"properties": {"turn": {"type": "string"}}}}})
    )
    monkeypatch.setattr(schema_module, "shipped", lambda kind: tmp_path / kind)
    caches = [schema_module._shipped_schema, schema_module._files, schema_module._registry]
    for each in caches:
        each.cache_clear()
    try:
        assert schema_problems({"by": 1, "deal": 2, "turn": "3"}, "log") == []
        (problem,) = schema_problems({"by": 1, "daal": 2}, "log.schema.json")
        assert english(problem) == "No key `daal` may stand here. Did you mean `deal`?"
        assert [each.path for each in schema_problems({"turn": 1}, "log")] == [("turn",)]
        with pytest.raises(FileNotFoundError):
            schema_problems({}, "nothing")
    finally:
        for each in caches:
            each.cache_clear()


def test_trees_that_no_text_could_hold() -> None:
    loop: list[Any] = []
    loop.append(loop)
    laughs: list[Any] = []
    for _ in range(30):
        laughs = [laughs] * 9
    for tree, code in (
        (loop, "log.too-large"),
        (laughs, "log.too-large"),
        ([10**5000], "log.too-large"),
        ({1: 2}, "log.schema"),
        ([{"a": {1, 2}}], "log.schema"),
        ((1, 2), "log.schema"),
    ):
        (problem,) = _problems(tree, LOG)
        assert problem.code == code
        assert english(problem)


def test_a_tree_of_a_thousand_faults_and_more() -> None:
    problems = _problems(["x"] * 3000, {"items": {"type": "integer"}})
    assert len(problems) == 1001
    assert problems[-1].words == "more-faults"
    assert english(problems[-1])


@given(TREES)
def test_any_tree_can_be_checked(tree: Any) -> None:
    for value in (tree, {**RIGHT, "events": [tree]}, {**RIGHT, "seats": tree, "phases": [tree]}):
        document = Document(value, [])
        for problem in _problems(value, LOG):
            english(problem).encode()
            assert document.span(problem.path) is None


def test_long_texts_are_cut() -> None:
    (problem,) = _problems("x" * 500, {"type": "integer"})
    assert english(problem) == f'Expected a whole number, found text "{"x" * 59}…".'
    (key,) = yaml_of(f"{'k' * 500}: 1\n{'k' * 500}: 1").problems
    assert len(english(key)) < 130


# --- near misses, shipped data ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "choices", "near"),
    [
        ("peneech", ["penta", "penneech"], "penneech"),
        ("PENTA", ["penta"], "penta"),
        ("sets", ["events", "seats"], "seats"),
        ("paly", ["deal", "play"], "play"),
        ("ed", ["en", "de"], "de"),
        ("throw_in", ["turn", "throw-in"], "throw-in"),
        ("Trun", ["turn"], "turn"),
        ("xyz", ["turn", "play"], None),
        ("", ["a"], None),
        ("x" * 1000, ["x"], None),
        ("a", ["x" * 1000], None),
        ("abcd", [], None),
        ("game", ["gama", "gamo"], "gama"),
    ],
)
def test_near_misses(word: str, choices: list[str], near: str | None) -> None:
    assert suggest(word, choices) == near
    assert suggest(word, iter(choices)) == near


def test_shipped_data_of_a_checkout() -> None:
    assert shipped("specs").is_dir()
    with pytest.raises(FileNotFoundError, match="no shipped nothing"):
        shipped("nothing")


def test_shipped_data_of_a_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: File) -> None:
    package = tmp_path / "referee"
    (package / "_data" / "specs").mkdir(parents=True)
    (tmp_path / "schemas").mkdir()
    monkeypatch.setattr(importlib.resources, "files", lambda _package: package)
    assert shipped("specs") == package / "_data" / "specs"
    with pytest.raises(FileNotFoundError):  # a folder of that name beside an installed package is somebody else's
        shipped("schemas")
    (tmp_path / "pyproject.toml").touch()
    assert shipped("schemas") == tmp_path / "schemas"


def test_importing_is_cheap() -> None:
    code = (
        "import sys, referee.documents, referee.wording; print(*{'yaml', 'jsonschema', 'referencing'} & {*sys.modules})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""


# --- sentences --------------------------------------------------------------------------------------------------------


def sentence_keys() -> Iterator[str]:
    """Every text in the room's code that looks like the key of a sentence."""
    for file in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_sentence_that_is_used_is_there_and_none_is_idle() -> None:
    used = set(sentence_keys())
    families = ("found-", "kind-", "entries-", "characters-", "keys-")
    rooms = ("yaml-", "json-", "schema-", "text-", "large-", "encoding-")
    looks = {each for each in used if each.startswith(rooms) and each.replace("-", "").isalpha()}
    assert looks <= set(OURS)
    assert {key for key in OURS if key not in used and not key.startswith(families)} == set()


@pytest.mark.parametrize("key", OURS)
def test_every_sentence_is_there_in_every_language(key: str) -> None:
    sentence = OURS[key]
    assert SENTENCES[key] is sentence
    assert tuple(sentence) == LANGUAGES
    fields = [{name for _, name, _, _ in PLACEHOLDERS.parse(text) if name} for text in sentence.values()]
    assert fields[0] == fields[1]
    for text in sentence.values():
        assert "  " not in text
        assert text == text.rstrip()


def test_saying() -> None:
    assert say("schema-required", {"key": "{x}"}, "fr") == "`{x}` is missing."
    choice = {"expected": [{"words": "kind-string"}], "found": {"en": "x", "de": "y"}}
    assert say("schema-type", choice, "de") == "Erwartet: Text; gefunden: y."
    many = {"keys": tuple("abcdefghijklmnopqrstuvw")}
    assert say("schema-only-one", many, "en").endswith("s, t, ….")
    with pytest.raises(ValueError, match="two rooms"):
        merged({"a": {}}, {"a": {}})
