"""The room `log`: from bytes to logs, keys that stand twice, places in the text, and names looked up."""

from __future__ import annotations

import gzip
import io
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from run_generator import case_of

import referee
from referee.adjudicate import Bench, Verdict
from referee.cards import UNKNOWN
from referee.findings import MOST_PROBLEMS
from referee.log import (
    Dealt,
    Log,
    ReadingLimits,
    Token,
    Vocabulary,
    bind,
    from_bytes,
    from_text,
    from_value,
    read_path,
)
from referee.log.binding import MOST_GUESSES, Unknown

BENCH = Bench()
HEAD: dict[str, Any] = {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"]}
DEAL = {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}}
GAME = [DEAL, {"by": "Ben", "turn": "9♥"}, {"by": "Anna", "play": "K♥"}, {"by": "Ben", "play": "A♥"}]


def log_of(*events: Any, **head: Any) -> dict[str, Any]:
    return {**HEAD, **head, "events": list(events)}


def text_of(*events: Any, **head: Any) -> str:
    return json.dumps(log_of(*events, **head), ensure_ascii=False)


def judged(
    source: str | bytes | dict[str, Any], limits: ReadingLimits | None = None, lang: str = "en"
) -> list[Verdict]:
    bench = Bench(lang=lang, limits=limits)
    if isinstance(source, dict):
        return [bench.judge(from_value(source, limits=limits))]
    data = source.encode() if isinstance(source, str) else source
    return [bench.judge(log) for log in from_bytes(data, limits=limits)]


def codes(verdict: Verdict) -> list[str]:
    return [finding.code for finding in verdict.findings]


def found(source: str | bytes | dict[str, Any], limits: ReadingLimits | None = None) -> list[str]:
    """The codes of the one log of a text."""
    (verdict,) = judged(source, limits)
    return codes(verdict)


def message(source: str | dict[str, Any], lang: str = "en") -> str:
    (verdict,) = judged(source, lang=lang)
    return verdict.findings[0].message


def read(folder: Path, name: str, data: bytes | str, limits: ReadingLimits | None = None) -> list[Verdict]:
    """Judge a file of this name."""
    (folder / name).write_bytes(data.encode() if isinstance(data, str) else data)
    bench = Bench(limits=limits)
    return [bench.judge(log) for log in read_path(str(folder / name), limits)]


def piped(data: bytes | str, limits: ReadingLimits | None = None) -> list[Verdict]:
    """Judge what comes from standard input."""
    bench = Bench(limits=limits)
    raw = io.BytesIO(data.encode() if isinstance(data, str) else data)
    return [bench.judge(log) for log in read_path("-", limits, io.BufferedReader(raw))]


# --- keys that stand twice


class Writer:
    """Writes JSON with keys that stand twice, odd spellings of keys, and colons where they mean nothing."""

    def __init__(self, rng: random.Random, twice: float) -> None:
        self.rng, self.twice = rng, twice
        self.count = 0

    def write(self, value: Any) -> str:
        if isinstance(value, dict):
            entries = []
            for key, part in value.items():
                entries.append(f"{self.key(key)}{self.space()}:{self.space()}{self.write(part)}")
                if self.rng.random() < self.twice:
                    self.count += 1
                    other = self.rng.choice((part, "x", 1, None, {"a": "b:c"}, []))
                    entries.insert(self.rng.randrange(len(entries) + 1), f"{self.key(key)}: {json.dumps(other)}")
            return "{" + f",{self.space()}".join(entries) + "}"
        if isinstance(value, list):
            return "[" + ", ".join(map(self.write, value)) + "]"
        return self.key(value) if isinstance(value, str) else json.dumps(value)

    def key(self, key: str) -> str:
        letters = json.dumps(key, ensure_ascii=self.rng.random() < 0.3)
        if self.rng.random() < 0.1 and key.isascii() and key.isalpha():
            at = self.rng.randrange(len(key))
            letters = f'"{key[:at]}\\u{ord(key[at]):04x}{key[at + 1 :]}"'
        return letters.replace(":", "\\u003a") if self.rng.random() < 0.3 else letters

    def space(self) -> str:
        return self.rng.choice(("", "", " ", "\t"))


def frilled(seed: int, rng: random.Random) -> dict[str, Any]:
    """A generated log with notes and `meta` that hold keys and colons of their own."""
    log: dict[str, Any] = json.loads(json.dumps(case_of(seed).log))
    if rng.random() < 0.5:
        log["meta"] = {"event": "a: b", "by": {"by": ":"}, "\\u003a": 1, "x:y": [{"a": 1}]}
    for event in log["events"]:
        if rng.random() < 0.05:
            event["note"] = rng.choice(('"by": 1, "by": 2', {"a": 1, "b": {"a": 2}}, ":", "\\"))
    return log


def test_a_key_that_stands_twice_is_found_at_every_level_and_never_where_none_does() -> None:
    rng = random.Random(3)
    seen = 0
    for number in range(300):
        writer = Writer(rng, rng.choice((0, 0, 0.002, 0.02)))
        text = writer.write(frilled(number % 50, rng))
        (log,) = from_bytes(text.encode())
        verdict = BENCH.judge(log)
        twice = codes(verdict).count("log.duplicate-key")
        assert twice == writer.count, text
        assert set(codes(verdict)) == {"log.duplicate-key"} if twice else "log.duplicate-key" not in codes(verdict)
        seen += bool(twice)
    assert seen > 60


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param('"game": "penneech"', '"game": "penneech", "game": "chess"', id="game-to-one-unknown"),
        pytest.param('"game": "penneech"', '"game": "chess", "game": "penneech"', id="game-from-one-unknown"),
        pytest.param('"by": "Anna"', '"by": "Ben", "\\u0062y": "Anna"', id="escaped"),
        pytest.param('"by": "Anna"', '"\\u0062\\u0079": "Ben", "by": "Anna"', id="escaped-first"),
        pytest.param('"play": "K♥"', '"play": "K♥", "play": "K♥"', id="alike"),
        pytest.param('{"Anna": ', '{"Anna": 7, "Anna": ', id="seat-in-a-deal"),
        pytest.param('"play": "K♥"', '"play": "K♥", "note": {"a": 1, "a": 1}', id="in-a-note"),
        pytest.param('"seats"', '"meta": {"a": [{"b": 1, "b": 2}]}, "seats"', id="deep-in-meta"),
        pytest.param('"seats"', '"options": {"target": 61, "target": 3}, "seats"', id="option"),
        pytest.param('"seats"', '"options": {"target": 61}, "options": {}, "seats"', id="options-to-none"),
        pytest.param('"seats"', '"rulings": {"PN-A5": "a", "PN-A5": "dealer-leads"}, "seats"', id="ruling"),
        pytest.param('"seats"', '"notation": "de", "notation": "en", "seats"', id="notation-to-the-usual"),
        pytest.param('"seats"', '"variants": ["short-deck"], "variants": [], "seats"', id="variants-to-none"),
        pytest.param('"seats"', '"result": {"ended": "resigned", "ended": "played"}, "seats"', id="result"),
        pytest.param('"seats"', '"_mine": 1, "_mine": 2, "seats"', id="ones-own"),
        pytest.param('"play": "K♥"', '"_a": 1, "_a": 1, "play": "K♥"', id="ones-own-in-an-event"),
    ],
)
def test_a_key_that_stands_twice(right: str, wrong: str) -> None:
    text = text_of(*GAME)
    assert text.count(right) == 1
    assert found(text) == []
    assert found(text.replace(right, wrong)) == ["log.duplicate-key"]


@pytest.mark.parametrize("count", range(1, 9))
def test_so_many_keys_that_stand_twice_are_not_taken_for_what_a_log_may_leave_out(count: int) -> None:
    """A log may leave out `variants`, `options`, `rulings`, `notation`: their colons make up for nobody's."""
    text = text_of(*GAME, *[{"by": "Anna", "trick": "Ben"}] * 6, result={"scores": {"Anna": 0}, "ended": "abandoned"})
    text = text.replace(', "ended": "abandoned"', "")
    twice = text.replace('"by": ', '"by": "Ben", "by": ', count)
    assert found(twice) == ["log.duplicate-key"] * count


@pytest.mark.parametrize("colons", ["a:b", ": : :", "\\u003a", "\\u003A:", '\\"by\\": 1', "\\\\u003a"])
def test_a_colon_in_a_text_is_no_key(colons: str) -> None:
    text = text_of(*GAME, meta="@", id="@")
    assert found(text.replace('"@"', f'"{colons}"')) == []
    assert found(text.replace('"@"', f'"{colons}"').replace('"by": "Anna"', '"by": "Anna", "by": "Anna"')) == [
        "log.duplicate-key"
    ]


# --- a second verb, and what belongs to another


@pytest.mark.parametrize(
    ("beside", "code_path"),
    [
        ({"turn": "9♠"}, "/events/2/turn"),
        ({"score": {"Anna": 0}}, "/events/2/score"),
        ({"trick": "Ben"}, "/events/2/trick"),
        ({"plays": "K♥"}, "/events/2/plays"),
        ({"bid": 0}, "/events/2/bid"),
        ({"stock": "K♥"}, "/events/2/stock"),
    ],
)
def test_an_event_has_one_verb_and_nothing_of_another(beside: dict[str, Any], code_path: str) -> None:
    events = [*GAME[:2], {**GAME[2], **beside}]
    for source in (
        text_of(*events),
        log_of(*events),
        "--- " + text_of(*events),
        text_of(*events, id="a:b", meta={"a": 1}),
    ):
        (verdict,) = judged(source)
        assert [(f.code, f.at) for f in verdict.findings] == [("log.schema", code_path)]


# --- what a text may be


@pytest.mark.parametrize("end", ["\n", "\r\n", ""], ids=["lf", "crlf", "none"])
@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["bare", "bom"])
@pytest.mark.parametrize("suffix", [".yaml", ".yml", ".json", ".jsonl", ".jsonl.gz", ".txt"])
def test_a_mark_a_line_end_or_none_changes_nothing(tmp_path: Path, suffix: str, mark: str, end: str) -> None:
    if suffix in (".yaml", ".yml"):
        lines = ["format: referee-log/1", "game: penneech", "seats: [Anna, Ben]", "events:", "  - trick: Anna"]
    elif suffix in (".json", ".txt"):
        lines = json.dumps(log_of({"trick": "Anna"}), indent=1).splitlines()
    else:
        lines = [text_of({"trick": "Anna"})]
    data = (mark + (end or "\n").join(lines) + end).encode()
    (verdict,) = read(tmp_path, "log" + suffix, gzip.compress(data) if suffix.endswith(".gz") else data)
    (bare,) = judged("\n".join(lines))
    assert [(f.code, f.line, f.column) for f in verdict.findings] == [(f.code, f.line, f.column) for f in bare.findings]
    assert codes(verdict) == ["claim.trick"]
    assert verdict.findings[0].line == {".yaml": 5, ".yml": 5, ".json": 9, ".txt": 9}.get(suffix, 1)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "log.syntax"),
        (b" \n\t\n", "log.syntax"),
        (b"\xef\xbb\xbf", "log.syntax"),
        (b"# nothing but a remark\n", "log.syntax"),
        (b"---\n...\n", "log.syntax"),
        ("seats: [José, Ben]\n".encode("latin-1"), "log.encoding"),
        ('{"seats": ["José"]}'.encode("latin-1"), "log.encoding"),
        (text_of().encode("utf-16"), "log.encoding"),
        (text_of().encode("utf-16-le"), "log.encoding"),
        (text_of().encode("utf-32"), "log.encoding"),
        (b"\x00" * 20, "log.syntax"),
        (b"{", "log.syntax"),
        (b"}", "log.syntax"),
        (b"null", "log.schema"),
        (b"7", "log.schema"),
        (b"[]", "log.schema"),
        (b"{}", "log.schema"),
        (text_of().encode() + b"x", "log.syntax"),
        (text_of().encode()[:-1], "log.syntax"),
        (text_of().replace('"events"', '"meta": NaN, "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": Infinity, "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": 1., "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": 01, "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": \'a\', "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": "\\ud800", "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": "\\udc00\\ud800", "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": "a\x01", "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": "a\tb", "events"').encode(), "log.syntax"),
        (text_of().replace('"events"', '"meta": ' + "9" * 5000 + ', "events"').encode(), "log.too-large"),
        (text_of().replace('"events"', '"meta": ' + "[" * 70 + "]" * 70 + ', "events"').encode(), "log.too-large"),
        (b"format: referee-log/1\nmeta: " + b"[" * 70 + b"]" * 70 + b"\n", "log.too-large"),
        (b"format: referee-log/1\nid: " + b"9" * 5000 + b"\n", "log.too-large"),
    ],
)
def test_what_is_no_text_or_no_log_is_told_once(data: bytes, code: str) -> None:
    (verdict,) = judged(data)
    assert set(codes(verdict)) == {code}
    assert verdict.findings[0].line is not None
    if code == "log.encoding":
        assert len(verdict.findings) == 1
    piped_verdicts = piped(data)
    assert [codes(each) for each in piped_verdicts] == [codes(verdict)]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("suffix", [".yaml", ".json", ".jsonl", ".txt"])
def test_another_encoding_is_one_finding_however_many_lines(tmp_path: Path, encoding: str, suffix: str) -> None:
    lines = [text_of(*GAME)] * 3 if suffix == ".jsonl" else ["format: referee-log/1", "game: penneech"]
    verdicts = read(tmp_path, f"log{suffix}", "\n".join(lines).encode(encoding))
    assert [codes(each) for each in verdicts] == [["log.encoding"]]
    assert encoding[:6].upper() in verdicts[0].findings[0].message


def test_a_minus_in_front_of_nought_is_nought() -> None:
    for where in ('"score": {"Anna": -0}', '"by": "Anna", "deal": {"Anna": -0}'):
        (verdict,) = judged(text_of().replace("[]", "[{" + where + "}]"))
        assert codes(verdict) == ([] if "score" in where else ["deal.wrong-count"])
    (verdict,) = judged(text_of().replace('"events"', '"id": -0, "events"'))
    assert verdict.id == "0"


def test_halves_of_characters_in_a_text_of_a_program() -> None:
    for text in ("format: \ud800", '{"format": "\udc00"}', "a\n\nb\ud9ab"):
        (verdict,) = (BENCH.judge(log) for log in from_text(text))
        assert codes(verdict) == ["log.syntax"]
        assert "half of a character" in verdict.findings[0].message
    assert verdict.findings[0].line == 3
    assert verdict.findings[0].column == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": ["\ud800", "Ben"]}, "log.syntax"),
        ({"meta": {"\udc00": 1}}, "log.syntax"),
        ({"meta": {1: 1}}, "log.schema"),
        ({1: 1}, "log.schema"),
        ({"meta": {1, 2}}, "log.schema"),
        ({"meta": b"bytes"}, "log.schema"),
        ({"seats": ("Anna", "Ben")}, "log.schema"),
        ({"meta": Path("x")}, "log.schema"),
        ({"id": 10**5000}, "log.too-large"),
        ({"_mine": 10**5000}, "log.too-large"),
        ({"events": None}, "log.schema"),
        ({"events": [None]}, "log.schema"),
        ({"events": [{"deal": {"Anna": [None]}}]}, "log.schema"),
    ],
)
def test_a_tree_that_no_text_could_hold_is_no_log(change: dict[Any, Any], code: str) -> None:
    verdict = referee.judge({**log_of(), **change})
    assert codes(verdict) == [code]
    verdict.to_json()


def test_a_tree_without_end_is_too_deep() -> None:
    endless: list[Any] = []
    endless.append(endless)
    for change in ({"meta": endless}, {"events": [{**GAME[0], "note": {"a": endless}}]}, {"_x": endless}):
        assert codes(referee.judge({**log_of(), **change})) == ["log.too-large"]


@pytest.mark.parametrize("deep", [60, 61, 62, 63, 64, 65])
@pytest.mark.parametrize("kind", ["lists", "mappings", "both"])
@pytest.mark.parametrize("place", ["meta", "note", "options"])
def test_the_depth_is_counted_alike_in_every_spelling(deep: int, kind: str, place: str) -> None:
    value: Any = 1
    for level in range(deep - {"meta": 1, "note": 3, "options": 2}[place]):
        value = {"a": value} if kind == "mappings" or (kind == "both" and level % 2) else [value]
    log = log_of({**DEAL, "note": value}) if place == "note" else log_of(**{place: {"x": value}})
    if place == "options":
        log = log_of(options={"x": value})
    texts = (text_of(*log["events"], **{k: v for k, v in log.items() if k not in (*HEAD, "events")}), log)
    expected = {tuple(found(source)) for source in (*texts, "--- " + str(texts[0]))}
    assert len(expected) == 1
    levels = deep + (place == "meta")
    assert ("log.too-large" in next(iter(expected))) == (levels > 64)


# --- limits


def test_a_line_that_is_too_long_is_skipped_and_the_next_one_judged(tmp_path: Path) -> None:
    short, long = text_of(), text_of(meta="N" * 300)
    limits = ReadingLimits(size=len(short) + 20)
    for lines in ([long, short], [short, long, short], [short, long], [long], [long, "", long, short]):
        for end in ("\n", "\r\n"):
            text = end.join(lines)
            expected = [["log.too-large"] if line is long else [] for line in lines if line]
            assert [codes(v) for v in read(tmp_path, "x.jsonl", text, limits)] == expected
            assert [codes(v) for v in piped(text, limits)] == expected
            verdicts = read(tmp_path, "x.jsonl.gz", gzip.compress(text.encode()), limits)
            assert [codes(v) for v in verdicts] == expected
            assert [v.entry for v in verdicts] == list(range(1, len(expected) + 1))


@pytest.mark.parametrize("over", [-1, 0, 1])
@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
@pytest.mark.parametrize("suffix", [".jsonl", ".json", ".yaml"])
def test_the_size_of_a_log_is_counted_without_the_end_of_its_line(
    tmp_path: Path, over: int, end: str, suffix: str
) -> None:
    text = text_of(*GAME, meta="é" * 20)
    size = len(text.encode()) - over + (0 if suffix == ".jsonl" else len(end))
    verdicts = read(tmp_path, f"x{suffix}", text + end, ReadingLimits(size=size))
    assert [codes(verdict) for verdict in verdicts] == [["log.too-large"] if over > 0 else []]


def test_events_are_counted_and_plays_are_one() -> None:
    limits = ReadingLimits(events=2)
    plays = {"plays": " ".join(["A♥"] * 50)}
    for source in (log_of(plays, plays), text_of(plays, plays)):
        assert found(source, limits) == ["order.out-of-phase"]
    for source in (log_of(plays, plays, plays), text_of(plays, plays, plays), "--- " + text_of(plays, plays, plays)):
        (verdict,) = judged(source, limits)
        assert [(finding.code, finding.at) for finding in verdict.findings] == [("log.too-large", "/events/2")]


def test_an_archive_that_is_cut_off_keeps_the_logs_before(tmp_path: Path) -> None:
    rng = random.Random(1)
    lines = [text_of(*GAME, id=str(k), meta=f"{rng.getrandbits(4000):x}") for k in range(60)]
    whole = gzip.compress("\n".join(lines).encode(), mtime=0)
    (tmp_path / "x.jsonl.gz").write_bytes(whole[: len(whole) * 2 // 3])
    verdicts = list(referee.judge_many(tmp_path / "x.jsonl.gz"))
    *before, last = verdicts
    assert len(before) > 10
    assert [verdict.id for verdict in before] == [str(k) for k in range(len(before))]
    assert not any(map(codes, before))
    assert codes(last) == ["log.syntax"]
    assert (last.entry, last.findings[0].line) == (len(before) + 1, len(before) + 1)
    assert [verdict.id for verdict in piped(whole[: len(whole) * 2 // 3])] == [verdict.id for verdict in verdicts]


@pytest.mark.parametrize("spoil", [b"\x1f\x8b", b"\x1f\x8b\x08\x00", b"\x1f\x8b\x08\x00" + b"\xff" * 40])
@pytest.mark.parametrize("name", ["x.jsonl.gz", "x.jsonl", "x.json", "x.yaml", "x.txt"])
def test_an_archive_that_is_none_is_one_finding(tmp_path: Path, name: str, spoil: bytes) -> None:
    (verdict,) = read(tmp_path, name, spoil)
    assert codes(verdict) == ["log.syntax"]
    assert "unpacked" in verdict.findings[0].message


def test_what_a_file_is_made_of_counts_and_not_what_it_is_called(tmp_path: Path) -> None:
    line = text_of(*GAME)
    packed = gzip.compress(line.encode())
    for name in ("x.jsonl.gz", "x.jsonl", "x.json", "x.yaml", "x.yaml.gz", "x"):
        for data in (line.encode(), packed):
            assert [codes(verdict) for verdict in read(tmp_path, name, data)] == [[]], name


# --- files, folders, standard input


def test_standard_input_is_json_over_lines_json_lines_or_yaml() -> None:
    log = log_of(*GAME, id="a")
    line, pretty = json.dumps(log), json.dumps(log, indent=2)
    yaml = f"format: referee-log/1\nid: a\ngame: penneech\nseats: [Anna, Ben]\nevents:\n  - {json.dumps(DEAL)}\n"
    for text, count in (
        (line, 1),
        (pretty, 1),
        (f"\n\n{pretty}\n\n", 1),
        (f"{line}\n{line}", 2),
        (f"\ufeff\n{line}\n\n\n{line}\n", 2),
        (yaml, 1),
        (f"{yaml}---\n{yaml}", 2),
        (f"# begins with a remark\n{yaml}", 1),
        (f"--- {line}", 1),
    ):
        verdicts = piped(text)
        assert [(v.id, v.verdict, v.entry, v.log) for v in verdicts] == [
            ("a", "clean", k, "-") for k in range(1, count + 1)
        ]
        assert [v.verdict for v in judged(text)] == ["clean"] * count


def test_a_fault_in_json_over_lines_is_told_by_its_line() -> None:
    pretty = json.dumps(log_of(*GAME), indent=2).replace('"game": "penneech",', '"game": "penneech"')
    for verdicts in (piped(pretty), judged(pretty)):
        assert [(f.code, f.line) for v in verdicts for f in v.findings] == [("log.syntax", 4)]


def test_a_fault_in_the_first_line_of_many_does_not_touch_the_next() -> None:
    line = text_of(*GAME)
    for broken in (line[:-1] + "]}", line.replace(",", "", 1), line[:40], "{}", '{"a": }'):
        for verdicts in (piped(f"{broken}\n{line}\n{line}"), judged(f"{broken}\n\n{line}\n{line}")):
            assert [codes(v) for v in verdicts][1:] == [[], []], broken
            assert codes(verdicts[0])


def test_blank_lines_of_a_corpus_are_skipped_and_counted(tmp_path: Path) -> None:
    line = text_of({"trick": "Anna"})
    verdicts = read(tmp_path, "x.jsonl", f"\n \n{line}\n\t\n\n{line}\n\n")
    assert [(v.entry, v.findings[0].line) for v in verdicts] == [(1, 3), (2, 6)]
    assert read(tmp_path, "x.jsonl", "\n\n") == []
    assert read(tmp_path, "x.jsonl", "") == []


def test_a_folder_is_walked_in_the_order_of_names(tmp_path: Path) -> None:
    for name in ("b.yaml", "a.json", "c.jsonl", "sub/d.yml", "sub/a.jsonl.gz", "readme.md", "x.txt", "sub/z.yaml.bak"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        text = text_of(id=name)
        path.write_bytes(gzip.compress(text.encode()) if name.endswith(".gz") else text.encode())
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "gone.yaml").symlink_to(tmp_path / "nowhere.yaml")
    ids = [log.id for log in read_path(str(tmp_path))]
    assert ids == ["a.json", "b.yaml", "c.jsonl", "sub/a.jsonl.gz", "sub/d.yml"]
    assert [log.name for log in read_path(str(tmp_path))] == [str(tmp_path / name) for name in ids]


def test_a_file_that_is_not_there_is_the_callers_mistake(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_path(str(tmp_path / "none.yaml")))
    with pytest.raises(FileNotFoundError):
        referee.judge(tmp_path / "none.yaml")


# --- ids


@pytest.mark.parametrize(
    ("written", "id_"),
    [
        ("007", "007"),
        ("7", "7"),
        ("0x1F", "0x1F"),
        ('"7"', "7"),
        ("tuesday-7", "tuesday-7"),
        ("no", "no"),
        ("12:30", "12:30"),
    ],
)
def test_an_id_is_text_as_it_is_written(written: str, id_: str) -> None:
    rest = f"id: {written}\ngame: penneech\nseats: [Anna, Ben]\n"
    for text in (f"format: referee-log/1\n{rest}events: []\n", f"format: referee-log/1\n{rest}events: 3\n"):
        (verdict,) = judged(text)
        assert verdict.id == id_
    (verdict,) = judged(f"format: referee-log/1\n{rest}events:\n  - {{by: Bne, turn: 1♥}}\n")
    assert (verdict.id, len(verdict.findings)) == (id_, 2)


@pytest.mark.parametrize("id_", [7, 0, 10**9, "7", "007", "", "x" * 1000])
def test_an_id_is_repeated_whatever_the_verdict(id_: Any) -> None:
    for head in ({}, {"game": "chess"}, {"events": 3}):
        log = {**log_of(id=id_), **head}
        for source in (log, json.dumps(log), "--- " + json.dumps(log)):
            (verdict,) = judged(source)
            assert verdict.id == str(id_)


@pytest.mark.parametrize("id_", [-1, 5.0, True, None, [], {}, 10**9 + 1])
def test_what_is_neither_text_nor_a_whole_number_is_no_id(id_: Any) -> None:
    for key in ("id", "rules"):
        for source in (log_of(**{key: id_}), text_of(**{key: id_}), "--- " + text_of(**{key: id_})):
            assert found(source) == ["log.schema"]
            (verdict,) = judged(source)
            assert verdict.id is None


def test_rules_are_named_by_their_major_version() -> None:
    for given_ in (1, "1"):
        assert found(log_of(rules=given_)) == []
    for given_ in (2, "2", "01", "v1", "", "1.0.0", "1.9"):
        assert found(log_of(rules=given_)) == ["log.rules-version"]
    assert "`rules: 1`" in message(log_of(rules="1.0.0"))
    assert "version 2" in message(log_of(rules=2))


# --- seats


@pytest.mark.parametrize(
    "name",
    [
        "a: b",
        "$1",
        "A.",
        "(x)",
        "None",
        "null",
        "0",
        "no",
        "N" * 64,
        "\u200b",
        "\u2028",
        "李 四",
        "🂡" * 64,
        " ",
        "x",
        "K♥",
        "_a",
        "/",
        "~1",
        "by",
    ],
)
def test_a_name_may_be_anything_that_can_be_seen(name: str) -> None:
    log = log_of({"by": name, "deal": {name: 7}}, {"trick": name}, {"score": {name: 3}}, seats=["Anna", name])
    for source in (log, json.dumps(log), "--- " + json.dumps(log, ensure_ascii=False)):
        (verdict,) = judged(source)
        assert codes(verdict) == ["claim.trick", "claim.score"]
        assert verdict.scores == {"Anna": 0, name: 0}
        assert name in verdict.findings[0].message


@pytest.mark.parametrize(
    "name",
    [
        "",
        "N" * 65,
        "a\tb",
        "a\n",
        "\n",
        "\x00",
        "\x7f",
        "\x9f",
        "\u061c",
        "\u200e",
        "\u200f",
        "\u202e",
        "\u2066",
        "\u2069",
        7,
        None,
        True,
        ["A"],
    ],
)
def test_a_name_has_1_to_64_characters_and_none_that_steer(name: Any) -> None:
    log = log_of(seats=["Anna", name])
    for source in (log, json.dumps(log), json.dumps(log, indent=1)):
        (verdict,) = judged(source)
        assert [(f.code, f.at) for f in verdict.findings] == [("log.schema", "/seats/1")]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([], ["log.seats"]),
        (["Anna"], ["log.seats"]),
        (["Anna", "Ben", "Cleo"], ["log.seats"]),
        (["Anna", "Anna"], ["log.seats"]),
        (["Anna", "Anna", "Anna"], ["log.seats"] * 3),
        (["Anna", "anna"], []),
        (["Anna", "Anna "], []),
    ],
)
def test_names_are_distinct_and_as_many_as_the_game_takes(seats: list[str], expected: list[str]) -> None:
    assert found(log_of(seats=seats)) == expected


def test_a_mapping_from_seats_holds_seats_only() -> None:
    for event in (
        {"deal": {"_a": 7}},
        {"cut": {"Anna": "3♠", "Ben": "4♠", "_a": "5♠"}},
        {"score": {"_a": 1}},
        {"chips": {"": 1}},
    ):
        assert found(log_of({**event})) == ["log.unknown-seat"]


# --- cards


@pytest.mark.parametrize(
    "cards",
    [
        "K♥ Q♥",
        "K♥  Q♥",
        " K♥ Q♥ ",
        "K♥\tQ♥",
        "K♥\nQ♥",
        "K♥\u00a0Q♥",
        "K♥\u2003Q♥",
        "KH QH",
        "kh qH",
        "K\u2665\ufe0f Q♥\ufe0f",
    ],
)
def test_cards_in_a_text_stand_apart_by_any_space(cards: str) -> None:
    parts = cards.split()
    for value in (cards, parts):
        for source in (log_of({"plays": value}), text_of({"plays": value}), json.dumps(log_of({"plays": value}))):
            (verdict,) = judged(source)
            assert [(f.code, f.at) for f in verdict.findings] == [("order.out-of-phase", "/events/0/plays/0")]


@pytest.mark.parametrize("ten", ["10♥", "T♥", "10H", "TH", "th", "10h", "t♥"])
def test_the_ten_is_written_so(ten: str) -> None:
    assert found(log_of({"turn": ten})) == ["order.out-of-phase"]


@pytest.mark.parametrize(
    "card",
    [
        "X♥",
        "XC",
        "1O♥",
        "1♥",
        "10",
        "♥",
        "H10",
        "♥10",
        "10 ♥",
        "K♥Q♥",
        "K♥,",
        "nothing",
        "asks",
        "K",
        "Kh.",
        "Z♥",
        "11♥",
        "Joker",
        "K♥ Q♥",
    ],
)
def test_what_is_no_card_is_refused(card: str) -> None:
    (verdict,) = judged(log_of({"turn": card}))
    assert codes(verdict) == ["log.unknown-card"]
    assert verdict.findings[0].at == "/events/0/turn"
    assert card in verdict.findings[0].message


@pytest.mark.parametrize(
    ("card", "point", "meant"),
    [
        ("К♥", "U+041A", "K♥"),
        ("Κ♥", "U+039A", "K♥"),
        ("K♡", "U+2661", "K♥"),
        ("Ｋ♥", "U+FF2B", "K♥"),
        ("К♡", "U+041A", "K♥"),
        ("ТH", "U+0422", "10♥"),
    ],
)
def test_a_look_alike_is_named_by_its_code_point(card: str, point: str, meant: str) -> None:
    for lang in ("en", "de"):
        told = message(log_of({"turn": card}), lang)
        assert point in told
        assert meant in told


def test_a_sign_that_looks_like_nothing_is_named_and_nothing_suggested() -> None:
    told = message(log_of({"turn": "🂡"}))
    assert "U+1F0A1 (PLAYING CARD ACE OF SPADES)" in told
    assert "did you mean" not in told


@pytest.mark.parametrize("cards", ["K♥,Q♥", "K♥, Q♥", "K♥;Q♥", "KH/QH"])
def test_cards_stand_apart_by_spaces_and_by_nothing_else(cards: str) -> None:
    (verdict,) = judged(log_of({"plays": cards}))
    assert codes(verdict)[0] == "log.unknown-card"
    if " " not in cards:
        assert "spaces" in verdict.findings[0].message


@pytest.mark.parametrize(
    ("event", "codes_"),
    [
        ({"by": "Ben", "deal": {"Anna": "x ? x x x x x", "Ben": ["?", "x", "x", "x", "x", "x", "x"]}}, []),
        ({"by": "Ben", "deal": {}, "stock": "x " * 38}, []),
        ({"by": "Ben", "throw-in": "x ? x"}, ["order.out-of-phase"]),
        ({"by": "Ben", "deal": {"Anna": "X x x x x x x"}}, ["log.unknown-card"]),
        ({"turn": "x"}, ["log.schema"]),
        ({"play": "?"}, ["log.schema"]),
        ({"play": "K♥", "as": "x"}, ["log.schema"]),
        ({"plays": "K♥ x ?"}, ["log.schema", "log.schema"]),
        ({"plays": ["x"]}, ["log.schema"]),
        ({"cut": {"Anna": "x", "Ben": "3♠"}}, ["log.schema"]),
        ({"rename": "x"}, ["log.schema"]),
        ({"by": "Ben", "display": "x"}, ["log.schema"]),
    ],
)
def test_an_unknown_card_stands_where_a_hand_or_a_pile_is_recorded(event: dict[str, Any], codes_: list[str]) -> None:
    for source in (log_of(event), text_of(event)):
        assert found(source) == codes_


def test_a_log_may_claim_any_number_of_unknown_cards() -> None:
    start = time.perf_counter()
    for count in (0, 6, 8, 512, 513, 10**9):
        (verdict,) = judged(log_of({"by": "Ben", "deal": {"Anna": count}}))
        assert codes(verdict) == ["deal.wrong-count"]
        assert str(count) in verdict.findings[0].message
        assert found(log_of({"by": "Ben", "deal": {}, "stock": count})) == ["log.schema"]
    assert found(log_of({"by": "Ben", "deal": {"Anna": 7}})) == []
    assert found(log_of({"by": "Ben", "deal": {"Anna": 10**9 + 1}})) == ["log.schema"]
    assert time.perf_counter() - start < 10
    many = Unknown(10**9)
    assert (len(many), many[5], len(many[3:]), list(many[:2])) == (10**9, UNKNOWN, 10**9 - 3, [UNKNOWN] * 2)
    assert Dealt([many, [3, UNKNOWN]], {}).masks == [0, 8]


def test_a_hostile_heap_of_unknown_cards_takes_no_time() -> None:
    start = time.perf_counter()
    (verdict,) = judged(log_of(*[{"turn": f"{number}♥♥"} for number in range(20, 920)]))
    assert len(verdict.findings) == 900
    guessed = [finding for finding in verdict.findings if "did you mean" in finding.message]
    assert len(guessed) <= MOST_GUESSES
    for log in (
        log_of({"plays": "Z " * 100_000}),
        log_of({"plays": [f"Z{number}" for number in range(50_000)]}),
        log_of({"deal": {f"S{number}": 7 for number in range(25_000)}}),
        log_of(*[{"deal": {"Anna": "Z"}}] * 10_000),
        log_of(seats=["A"] * 12_000),
        log_of(variants=[f"v{number}" for number in range(25_000)]),
        log_of(options={f"o{number}": 1 for number in range(25_000)}),
        log_of(rulings={f"r{number}": "a" for number in range(25_000)}),
    ):
        (verdict,) = judged(json.dumps(log))
        assert len(verdict.findings) == MOST_PROBLEMS + 1
        assert "more faults" in verdict.findings[-1].message
    assert time.perf_counter() - start < 60
    (verdict,) = judged(log_of({"turn": "K" * 100_000}))
    assert len(verdict.findings[0].message) < 200


# --- every name is listed, in the order of the text


def test_all_names_are_listed_in_the_order_of_the_text() -> None:
    log = {
        "result": {"winners": ["Xa"]},
        "events": [
            {"play": "Z1", "by": "Xb"},
            {"deal": {"Xc": "Z2 K♥ Z3"}, "by": "Xd", "stok": "Z4"},
            {"plays": "Z5 Z6"},
        ],
        "seats": ["Anna", "Anna"],
        "rules": "9",
        "variants": ["Xe"],
        "rulings": {"Xf": "a"},
        "options": {"Xg": 1},
        "notation": "en",
        "game": "penneech",
        "format": "referee-log/1",
    }
    expected = [
        ("/result/winners/0", "log.unknown-seat"),
        ("/events/0/play", "log.unknown-card"),
        ("/events/0/by", "log.unknown-seat"),
        ("/events/1/deal/Xc", "log.unknown-seat"),
        ("/events/1/deal/Xc", "log.unknown-card"),
        ("/events/1/deal/Xc", "log.unknown-card"),
        ("/events/1/by", "log.unknown-seat"),
        ("/events/1/stok", "log.schema"),
        ("/events/2/plays/0", "log.unknown-card"),
        ("/events/2/plays/1", "log.unknown-card"),
        ("/seats/1", "log.seats"),
        ("/rules", "log.rules-version"),
        ("/variants/0", "log.unknown-variant"),
        ("/rulings/Xf", "log.unknown-ruling"),
        ("/options/Xg", "log.unknown-option"),
    ]
    text = json.dumps(log)
    for source in (log, text, json.dumps(log, indent=2), "--- " + text):
        (verdict,) = judged(source)
        assert [(f.at, f.code) for f in verdict.findings] == expected


def test_of_an_unknown_game_the_seats_are_still_looked_up() -> None:
    log = log_of(
        {"by": "Xa", "play": "Z1"},
        {"trick": "Xb"},
        {"deal": {"Xc": "Z2"}, "talon": "Z3"},
        game="chess",
        result={"winners": ["Xd"]},
    )
    expected = ["log.unknown-game", *["log.unknown-seat"] * 4]
    for source in (log, json.dumps(log)):
        assert found(source) == expected
        assert found({**log, "game": "penneech", "notation": "fr"}) == [*expected[1:], "log.unknown-notation"]


# --- places


def place_of(text: str, code: str) -> tuple[int | None, int | None]:
    (verdict,) = judged(text)
    (finding,) = (finding for finding in verdict.findings if finding.code == code)
    return finding.line, finding.column


YAML = "format: referee-log/1\ngame: penneech\nseats: [Anna, Ben]\nevents:\n"


@pytest.mark.parametrize(
    "event",
    [
        "  - {plays: K♥ Q♥ Z♥ A♥}",
        "  - plays: K♥ Q♥ Z♥ A♥",
        '  - plays: "K♥ Q♥ Z♥ A♥"',
        "  - plays: 'K♥ Q♥ Z♥ A♥'",
        "  - plays: K♥ Q♥\n      Z♥ A♥",
        '  - plays: "K♥ Q♥\n      Z♥ A♥"',
        "  - plays: |\n      K♥ Q♥\n      Z♥ A♥",
        "  - plays: >-\n      K♥ Q♥\n      Z♥ A♥",
        "  - plays: >2\n      K♥ Q♥\n\n      Z♥ A♥",
        "  - plays: [K♥, Q♥, Z♥, A♥]",
        "  - plays:\n      - K♥\n      - Q♥\n      - Z♥\n",
        "  - plays: [K♥,\n     Q♥,\n     'Z♥', A♥]",
        "  - note: Z♥\n    plays: K♥ Q♥   Z♥",
        "  - plays: [K♥ , Q♥ , Z♥]  # Z♥",
        "  - {_a: Z♥, plays: K♥\u00a0Q♥\u2003Z♥}",
        '  - plays: "K♥ \\u0051♥ Z♥"',
        "  - 'plays' : K♥ Q♥ Z♥",
        "  -\n    plays: K♥ Q♥ Z♥",
    ],
)
def test_a_card_has_its_place_in_yaml(event: str) -> None:
    text = YAML + event + "\n"
    clean = text.replace("note: Z♥", "note: ??").replace("_a: Z♥", "_a: ??")
    before = clean[: clean.index("'Z♥'") if "'Z♥'" in clean else clean.index("Z♥")]
    expected = before.count("\n") + 1, len(before) - before.rfind("\n")
    assert place_of(text, "log.unknown-card") == expected
    assert place_of(text.replace("\n", "\r\n"), "log.unknown-card") == expected


@pytest.mark.parametrize("event", ['  - plays: "K♥\\tQ♥ Z♥ A♥"', '  - plays: "K♥ Q♥ \\\n      Z\\\n      ♥"'])
def test_where_cards_cannot_be_told_apart_the_whole_text_is_the_place(event: str) -> None:
    assert place_of(YAML + event + "\n", "log.unknown-card") == (5, 12)


@pytest.mark.parametrize("indent", [None, 1, 4])
@pytest.mark.parametrize("ascii_", [True, False])
@pytest.mark.parametrize("cards", ["K♥ Q♥ Z♥ A♥", ["K♥", "Q♥", "Z♥"]])
def test_a_card_has_its_place_in_json(indent: int | None, ascii_: bool, cards: Any) -> None:
    text = json.dumps(log_of({"note": "Z♥", "plays": cards}), indent=indent, ensure_ascii=ascii_)
    card = json.dumps("Z♥", ensure_ascii=ascii_)[1:-1]
    before = text[: text.index(card, text.index('"plays"'))]
    quote = isinstance(cards, list)
    expected = before.count("\n") + 1, len(before) - before.rfind("\n") - quote
    assert place_of(text, "log.unknown-card") == expected


def test_a_line_of_a_corpus_is_counted_in_the_file(tmp_path: Path) -> None:
    bad = text_of({"by": "Anna", "turn": "Z♥"}, {"by": "Bne", "turn": "A♥"})
    lines = [text_of(*GAME), "", bad, text_of(*GAME, {"by": "Anna", "turn": "2♣"})]
    verdicts = read(tmp_path, "x.jsonl", "\n".join(lines))
    expected = [(3, bad.index('"Z♥"') + 1), (3, bad.index('"Bne"') + 1), (4, lines[3].rindex('{"by"') + 1)]
    assert [(f.line, f.column) for v in verdicts for f in v.findings] == expected
    for verdict in verdicts[1:]:
        number = verdict.findings[0].line
        assert number is not None
        assert verdict.source.line(number) == lines[number - 1]
        assert verdict.source.line(number + 1) is None


def test_the_place_is_in_code_points_and_a_second_log_of_a_file_counts_on() -> None:
    text = f"{YAML}  - {{note: 🂡🂡, turn: Z♥}}\n---\n{YAML}  - {{note: é, by: Bne, turn: A♥}}\n"
    verdicts = judged(text)
    assert [(v.entry, f.line, f.column) for v in verdicts for f in v.findings] == [(1, 5, 22), (2, 11, 19)]


@pytest.mark.parametrize(
    ("event", "marked"),
    [
        ("  - {by: Ben, deal: {Anna: 7, Bne: 7}}", "Bne"),
        ("  - {by: Bne, turn: A♥}", "Bne"),
        ("  - trick: Bne", "Bne"),
        ("  - {by: Ben, plai: A♥}", "plai"),
        ("  - {by: Ben, deal: {}, talon: A♥}", "talon"),
        ("  - {turn: A♥, play: A♥}", "play"),
        ("  - {by: Ben, turn: 7}", "7"),
        ("  - {by: Ben}", "{by"),
        ("  - by: Ben", "by"),
        ("  - {throw-in: A♥}", "{throw"),
        ("  - {turn: A♥, as: A♥}", "as"),
    ],
)
def test_the_key_the_card_or_the_event_is_the_place(event: str, marked: str) -> None:
    (verdict,) = judged(f"{YAML}{event}\n")
    assert [(f.line, f.column) for f in verdict.findings] == [(5, event.index(marked) + 1)]


# --- vocabulary


def test_a_bid_is_a_whole_number_or_a_word_that_the_rules_list() -> None:
    notation = referee.load_rules("penneech").notations["en"]
    log = from_value(log_of({"bid": "misere"}, {"bid": "misère"}, {"bid": "pass"}, {"bid": 0}))
    assert log.model is not None
    bound = bind(log.model, Vocabulary(notation, bids=frozenset({"misere", "pass"})))
    assert [(p.words, p.args["hint"]) for p in bound.problems] == [("bid-word-near", "misere")]
    assert len(bound.acts) == 4
    assert "did you mean `misere`" in referee.wording.say("bid-word-near", bound.problems[0].args, "en")  # type: ignore[attr-defined]


def test_plays_are_spelt_out_and_only_the_first_has_a_seat() -> None:
    log = from_value(log_of({"by": "Ben", "plays": "K♥ Q♥"}, {"plays": ["A♥"]}))
    assert log.model is not None
    notation = referee.load_rules("penneech").notations["en"]
    acts = bind(log.model, Vocabulary(notation)).acts
    assert [(seat, notation.written[card], at) for _, seat, card, at in acts] == [
        (1, "K♥", (0, 0)),
        (-1, "Q♥", (0, 1)),
        (-1, "A♥", (1, 0)),
    ]


def test_a_log_without_a_text_has_no_places() -> None:
    log = from_value(log_of())
    assert log.place(("events",)) is None
    assert log.line(1) is None
    assert isinstance(Log(None).problems, list)
    assert Token(3) == 3


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_no_bytes_are_the_end_of_the_referee(data: bytes) -> None:
    for verdicts in (judged(data), piped(data), judged(b"{" + data), judged(text_of().encode() + b"\n" + data)):
        for verdict in verdicts:
            verdict.to_json()


class TestDocumentsWithNothingInThem:
    """A last `---` leaves nothing behind; a file of nothing is no clean log."""

    HEAD = "format: referee-log/1\ngame: penneech\nseats: [Anna, Ben]\nevents: []\n"

    @pytest.mark.parametrize(
        "text", [f"---\n{HEAD}---\n", f"{HEAD}---\n# no more\n", f"---\n---\n{HEAD}...\n", f"{HEAD}...\n---\n"]
    )
    def test_they_are_no_logs(self, text: str) -> None:
        logs = list(from_text(text))
        assert [(log.entry, log.problems) for log in logs] == [(1, [])]

    @pytest.mark.parametrize("text", ["---\n", "---\n---\n", "# nothing\n", "", "\n"])
    def test_a_file_of_nothing_is_unreadable(self, text: str) -> None:
        (log,) = from_text(text)
        assert [problem.code for problem in log.problems] == ["log.syntax"]


DRAWING: dict[str, Any] = {"format": "referee-log/1", "game": "german-whist", "seats": ["Anna", "Ben"]}
NO_DRAW: list[tuple[dict[str, Any], str, str]] = [
    ({"draw": ["9♥"]}, "/events/3/draw", "log.schema"),
    ({"draw": []}, "/events/3/draw", "log.schema"),
    ({"draw": 1}, "/events/3/draw", "log.schema"),
    ({"draw": True}, "/events/3/draw", "log.schema"),
    ({"draw": None}, "/events/3/draw", "log.schema"),
    ({"draw": {"Ben": "9♥"}}, "/events/3/draw", "log.schema"),
    ({"draw": ""}, "/events/3/draw", "log.unknown-card"),
    ({"draw": "9♥ K♥"}, "/events/3/draw", "log.unknown-card"),
    ({"draw": "x x"}, "/events/3/draw", "log.unknown-card"),
    ({"draw": "9H x"}, "/events/3/draw", "log.unknown-card"),
    ({"draw": "Z♥"}, "/events/3/draw", "log.unknown-card"),
    ({"draw": "Herz-9"}, "/events/3/draw", "log.unknown-card"),
    ({"by": "Cleo", "draw": "x"}, "/events/3/by", "log.unknown-seat"),
    ({"draw": "9♥", "as": "K♥"}, "/events/3/as", "log.schema"),
    ({"draw": "9♥", "play": "K♥"}, "/events/3/play", "log.schema"),
    ({"draw": "9♥", "turn": "K♥"}, "/events/3/turn", "log.schema"),
    ({"Draw": "9♥"}, "/events/3/Draw", "log.schema"),
    ({"draws": "9♥"}, "/events/3/draws", "log.schema"),
]


class TestDrawing:
    """How a card drawn is written."""

    def judged(self, *events: dict[str, Any], **head: Any) -> Verdict:
        acts = [{"by": "Ben", "deal": {}}, {"turn": "9♥"}, {"plays": "K♠ A♠"}, *events]
        return BENCH.judge(from_value({**DRAWING, **head, "events": acts}))

    @pytest.mark.parametrize(("event", "at", "code"), NO_DRAW, ids=str)
    def test_what_is_no_draw(self, event: dict[str, Any], at: str, code: str) -> None:
        assert (at, code) in [(finding.at, finding.code) for finding in self.judged(event).findings]

    @pytest.mark.parametrize("card", ["9♥", "9h", "9♥\ufe0f", "x", "?", "X"])
    def test_a_card_drawn_is_one_card_known_or_not(self, card: str) -> None:
        verdict = self.judged({"draw": card})
        assert codes(verdict) == (["log.unknown-card"] if card == "X" else [])

    def test_it_is_read_in_the_notation_of_the_log(self) -> None:
        for card in ("Herz-9", "9♥"):
            acts = [{"draw": card}, {"draw": "Herz-B"}]
            deal_ = [{"by": "Ben", "deal": {}}, {"turn": "9♥"}, {"plays": "Pik-K Pik-A"}, *acts]
            assert codes(BENCH.judge(from_value({**DRAWING, "notation": "de", "events": deal_}))) == []

    def test_a_game_without_draws_knows_the_verb_and_refuses_it(self) -> None:
        verdict = BENCH.judge(from_value(log_of({"by": "Ben", "deal": {}}, {"draw": "x"})))
        assert [(f.at, f.code) for f in verdict.findings] == [("/events/1", "order.out-of-phase")]


class TestWordsToBid:
    """How a bid is written where words may be bid."""

    def judged(self, *bids: Any) -> Verdict:
        head = {"format": "referee-log/1", "game": "spades", "variants": ["blind-nil"], "seats": [*"ABCD"]}
        return BENCH.judge(from_value({**head, "events": [{"by": "D", "deal": {}}, *({"bid": bid} for bid in bids)]}))

    @pytest.mark.parametrize("bid", ["nill", "Nil", "NIL", "blind nil", "blind_nil", "pass", "0", "", "double"])
    def test_a_word_that_the_rules_do_not_have(self, bid: str) -> None:
        assert [(f.at, f.code) for f in self.judged(bid).findings] == [("/events/1/bid", "log.schema")]

    def test_a_near_miss_is_told_with_the_word(self) -> None:
        for bid, meant in (("nill", "nil"), ("Nil", "nil"), ("blind nil", "blind-nil"), ("blind_nil", "blind-nil")):
            (finding,) = self.judged(bid).findings
            assert f"`{meant}`" in finding.message, finding.message

    def test_words_and_numbers(self) -> None:
        assert codes(self.judged("nil", 0, 13, 3)) == []


PENTA: dict[str, Any] = {
    "format": "referee-log/1",
    "game": "penta",
    "options": {"goal": 100},
    "seats": ["Ada", "Bo", "Cy", "Di"],
}
NO_WORD_OF_PENTA: list[tuple[dict[str, Any], str]] = [
    ({"bet": "raise"}, "/events/1/bet"),
    ({"bet": "Pass"}, "/events/1/bet"),
    ({"bet": "5"}, "/events/1/bet"),
    ({"bet": -1}, "/events/1/bet"),
    ({"bet": 10**9 + 1}, "/events/1/bet"),
    ({"bet": 2.5}, "/events/1/bet"),
    ({"bet": 5.0}, "/events/1/bet"),
    ({"bet": True}, "/events/1/bet"),
    ({"bet": None}, "/events/1/bet"),
    ({"bet": [3]}, "/events/1/bet"),
    ({"bid": "pass"}, "/events/1/bid"),
    ({"bid": "3"}, "/events/1/bid"),
    ({"bid": -1}, "/events/1/bid"),
    ({"bid": False}, "/events/1/bid"),
    ({"bid": 10**9 + 1}, "/events/1/bid"),
    ({"display": "elay-3"}, "/events/1"),
    ({"by": "Bo", "display": 3}, "/events/1/display"),
    ({"by": "Bo", "display": {"Bo": "elay-3"}}, "/events/1/display"),
    ({"by": "Bo", "display": None}, "/events/1/display"),
    ({"rename": ["elay-3"]}, "/events/1/rename"),
    ({"rename": "elay-3", "as": "elay-4"}, "/events/1/as"),
    ({"plays": "wild-1 elay-3", "as": "elay-4"}, "/events/1/as"),
    ({"as": "elay-4"}, "/events/1"),
    ({"chips": {"Ada": 1.5}}, "/events/1/chips/Ada"),
    ({"chips": 3}, "/events/1/chips"),
    ({"bet": 3, "bid": 3}, "/events/1/bid"),
    ({"play": "wild-1", "as": "x"}, "/events/1/as"),
]


class TestPenta:
    """The words of a game with money, bids, displays and wild cards."""

    def judged(self, *events: dict[str, Any], **head: Any) -> Verdict:
        first = {"by": "Di", "deal": {}}
        return BENCH.judge(from_value({**PENTA, **head, "events": [first, *events]}))

    @pytest.mark.parametrize(("event", "at"), NO_WORD_OF_PENTA, ids=str)
    def test_what_is_no_bet_bid_display_or_name(self, event: dict[str, Any], at: str) -> None:
        verdict = self.judged(event)
        assert [(finding.code, finding.at) for finding in verdict.findings] == [("log.schema", at)]

    @pytest.mark.parametrize("card", ["elay-9", "trump-0", "wild-4", "Trumpf-9", "elay5", "elay 5", "5♦", "K♠"])
    def test_what_is_no_card_of_the_notation(self, card: str) -> None:
        for event in (
            {"rename": card},
            {"play": "wild-1", "as": card},
            {"play": card},
            {"by": "Bo", "display": [card]},
        ):
            verdict = self.judged(event)
            assert {finding.code for finding in verdict.findings} == {"log.unknown-card"}

    def test_a_card_of_another_notation_is_told_by_its_own(self) -> None:
        for card, here in (("Trumpf-9", "trump-9"), ("5▭", "coru-5"), ("K♠", "trump-9"), ("Joker-2", "wild-2")):
            (finding,) = self.judged({"play": card}).findings
            assert finding.code == "log.unknown-card"
            assert here in finding.message

    def test_the_home_made_deck_has_two_ways_to_write_its_rectangles(self) -> None:
        plays = [{"bet": "pass"}] * 4 + [{"bid": 0}] * 4
        for words in ("5▭ Rect-6 7▭\ufe0f Rect-8", ["Rect-5", "6▭", "Rect-7", "8▭"]):
            assert self.judged(*plays, {"plays": words}, notation="home-made").verdict == "clean"
        verdict = self.judged(*plays, {"plays": "5▭ 5♦ 5♣ Rect-5"}, notation="home-made")
        assert verdict.findings[-1].code == "play.card-not-held"

    def test_an_empty_display_is_written_in_two_ways(self) -> None:
        bets = [{"bet": "pass"}] * 4
        for nothing in ("", "  ", []):
            verdict = self.judged(*bets, {"by": "Ada", "display": nothing})
            assert [f.code for f in verdict.findings] == ["display.wrong-cards"]  # thirteen cards hold an elemental one

    def test_the_goal_must_be_named_and_be_at_least_one(self) -> None:
        for options, codes_ in (
            ({}, ["log.missing-option"]),
            ({"goal": 0}, ["log.bad-option"]),
            ({"goal": "100"}, ["log.bad-option"]),
            ({"goal": 1, "ante": 0, "max-hands": 0}, []),
            ({"goal": 1, "ante": -1}, ["log.bad-option"]),
            ({"goal": 1, "max_hands": 3}, ["log.unknown-option"]),
            ({"goal": 1, "max-hand": 3}, ["log.unknown-option"]),
        ):
            assert codes(self.judged(options=options)) == codes_

    def test_what_cannot_be_agreed_on_together(self) -> None:
        assert codes(self.judged(variants=["points-only", "simplified"])) == ["log.variant-conflict"]
        assert codes(self.judged(seats=["Ada", "Bo", "Di"], variants=["partners"])) == ["log.seats"]
        for seats in (["Di"], [f"s{number}" for number in range(8)] + ["Di"]):
            assert "log.seats" in codes(self.judged(seats=seats))
        assert codes(self.judged(rulings={"PT-BET-7": "round"})) == ["log.unknown-ruling"]
        assert codes(self.judged(rulings={"PT-BET-99": "yes"})) == ["log.unknown-ruling"]
        assert codes(self.judged(rulings={"PT-BET-7": "last-raiser"})) == []
