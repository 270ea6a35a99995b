"""From bytes to logs: YAML, JSON and JSON Lines, files, archives, folders and standard input.

A line of a corpus is decoded in one step by the typed decoder. Only where that fails, or where a key may stand twice
(the decoder would keep the last one silently), is the text read again with care, to say what is wrong and where.
"""

from __future__ import annotations

import gzip
import io
import json
import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path as FilePath
from typing import IO, Any, Final

import msgspec

from referee.documents import Document, Limits, clip, decode_text, read_json, read_yaml, schema_problems
from referee.findings import Path, Problem, Span
from referee.log.binding import Token
from referee.log.model import VERB_FIELDS, LogModel

SUFFIXES: Final = (".yaml", ".yml", ".json", ".jsonl", ".jsonl.gz")
MOST_EVENTS: Final = 100_000

_EVENT_KEYS: Final = frozenset([name.replace("_", "-") for name in VERB_FIELDS] + ["by", "note", "at", "stock", "as"])
_TEXT_KEYS: Final = ("id", "rules")
_decode = msgspec.json.Decoder(LogModel).decode
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class ReadingLimits:
    """How much is read.

    Args:
        size: Bytes of one log, after unpacking.
        depth: Levels of nesting.
        events: Events of one log.
    """

    size: int = 8 * 1024 * 1024
    depth: int = 64
    events: int = MOST_EVENTS

    @property
    def text(self) -> Limits:
        """The limits of a text."""
        return Limits(size=self.size, depth=self.depth)


@dataclass
class Log:
    """One log as read: its model, or what is wrong with it, and how to find a place in its text.

    Args:
        name: What the caller calls it: a path, `-`, or None.
        entry: Its number in a file of several, from 1.
        model: The log; None where it could not be read.
        problems: Why not.
        piles: Piles beside deals by the event's index, other than `stock`.
        document: Reads its text with places; None for a log that never was a text.
        value: The tree as read, where it has another shape than a log's (for its `id`).
    """

    name: str | None
    entry: int = 1
    model: LogModel | None = None
    problems: list[Problem] = field(default_factory=list)
    piles: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    document: Callable[[], Document] | None = None
    value: Any = None
    colons: int = -1
    """The colons of the text it was decoded from, where keys that stand twice are yet to be ruled out."""

    size: int = 0
    """How many bytes it was read from, where that is known."""

    @property
    def id(self) -> str | None:
        """The log's own id, as text."""
        if self.model is not None:
            return None if self.model.id is msgspec.UNSET else str(self.model.id)
        given = self.value.get("id") if isinstance(self.value, dict) else None
        whole = isinstance(given, int) and not isinstance(given, bool)
        return str(given) if isinstance(given, str) or whole else None

    def place(self, path: Path, *, on_key: bool = False) -> Span | None:
        """Where a part of the log stands in its text; the last step may be a `Token` within one text of cards."""
        if self.document is None:
            return None
        token = next((k for k, step in enumerate(path) if isinstance(step, Token)), None)
        document = self.document()
        if token is None:
            return document.span(path, on_key=on_key)
        return document.word(path[:token], int(path[token]))

    def line(self, number: int) -> str | None:
        """A line of the log's text by its number in the file."""
        return None if self.document is None else self.document().row(number)


def from_value(value: Any, name: str | None = None, limits: ReadingLimits | None = None) -> Log:
    """Read a log from a tree that never was a text."""
    return _careful(Log(name), value, limits or ReadingLimits(), None)


def from_text(text: str, name: str | None = None, limits: ReadingLimits | None = None) -> Iterator[Log]:
    """Read the logs of a text: JSON or JSON Lines where it begins with `{`, else YAML."""
    yield from from_bytes(text.encode("utf-8", "surrogatepass"), name, limits)


def from_bytes(data: bytes, name: str | None = None, limits: ReadingLimits | None = None) -> Iterator[Log]:
    """Read the logs of a text as it came; see `from_text`."""
    limits = limits or ReadingLimits()
    bare = data.lstrip(b"\xef\xbb\xbf \t\r\n")
    if not bare.startswith(b"{"):
        yield from _yaml_stream(io.BytesIO(data), name, limits)
        return
    whole = next(_json(data, name, limits))
    if whole.problems and b"\n" in bare.strip():
        first = bare.split(b"\n", 1)[0]
        if not _json_line(first, name, 1, limits, 1).problems or first.rstrip().endswith(b"}"):
            yield from _lines(io.BytesIO(data), name, limits)
            return
    yield whole


def read_path(path: str, limits: ReadingLimits | None = None, stdin: IO[bytes] | None = None) -> Iterator[Log]:
    """Read the logs of a file, of a folder (in the order of names, known suffixes only), or of standard input (`-`).

    Raises:
        FileNotFoundError: There is no such file.
        OSError: It cannot be read.
    """
    limits = limits or ReadingLimits()
    if path == "-" and stdin is not None:
        yield from _stream(stdin, limits)
        return
    file = FilePath(path)
    for inside in files_in(file) if file.is_dir() else [file]:
        yield from _file(path if inside is file else str(inside), inside, limits)


def files_in(folder: FilePath) -> list[FilePath]:
    """The files of a folder that are logs by their suffix, in the order of their names."""
    return [path for path in sorted(folder.rglob("*")) if path.name.endswith(SUFFIXES) and path.is_file()]


def printable(name: str) -> str:
    r"""A path as text that JSON can carry: bytes that are no UTF-8 are spelt out.

    >>> printable("caf\udce9.yaml")
    'caf\\xe9.yaml'
    """
    return name if name.isascii() else name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _file(name: str, path: FilePath, limits: ReadingLimits) -> Iterator[Log]:
    name = printable(name)
    if name.endswith((".jsonl", ".jsonl.gz")):
        with path.open("rb") as raw:
            if name.endswith(".gz"):
                with gzip.open(raw) as unpacked:
                    yield from _lines(unpacked, name, limits)
            else:
                yield from _lines(raw, name, limits)
        return
    with path.open("rb") as raw:
        if name.endswith(".json"):
            yield from _json(raw.read(limits.size + 1), name, limits)
        elif name.endswith((".yaml", ".yml")):
            yield from _yaml_stream(raw, name, limits)
        else:
            yield from _stream(raw, limits, name)


def _stream(stream: IO[bytes], limits: ReadingLimits, name: str = "-") -> Iterator[Log]:
    """Text of an unknown kind: what begins with `{` is JSON or JSON Lines, else it is YAML."""
    buffered = io.BufferedReader(stream) if not hasattr(stream, "peek") else stream  # type: ignore[type-var]
    head = buffered.peek(64)[:64]
    if head.startswith(b"\x1f\x8b"):
        buffered = io.BufferedReader(gzip.GzipFile(fileobj=buffered))
        head = buffered.peek(64)[:64]
    if not head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        yield from _yaml_stream(buffered, name, limits)
        return
    first = buffered.readline(limits.size + 1)
    while first and not first.strip(b"\xef\xbb\xbf \t\r\n"):
        first += buffered.readline(limits.size + 1)
    if _whole_json(first):
        yield from _lines(_Prefixed(first, buffered), name, limits)
        return
    yield from from_bytes(first + buffered.read(max(0, limits.size + 1 - len(first))), name, limits)


def _whole_json(line: bytes) -> bool:
    """The line holds a whole value, so that more lines may follow."""
    try:
        json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return True


class _Prefixed:
    """A stream whose beginning has been read already."""

    def __init__(self, head: bytes, rest: IO[bytes]) -> None:
        self.head = io.BytesIO(head)
        self.rest = rest

    def readline(self, size: int) -> bytes:
        """The next line."""
        return self.head.readline(size) or self.rest.readline(size)


def _yaml_stream(stream: Any, name: str | None, limits: ReadingLimits) -> Iterator[Log]:
    """YAML of any length: taken apart at `---`, so that memory holds one log at a time.

    A line that begins with `---` ends a document wherever it stands (YAML 1.2.2, 9.1.2), even within a text.
    """
    entry = 0
    for data, number in _documents(stream, limits.size):
        if data is None:
            entry += 1
            span = Span(number, 1, number, 1)
            yield Log(name, entry, None, [Problem("log.too-large", "too-large", {"most": limits.size}, span=span)])
            continue
        text = decode_text(data, None)
        if isinstance(text, Problem):
            entry += 1
            yield Log(name, entry, None, [_moved(text, number - 1)], size=len(data))
            continue
        for document in read_yaml(text, limits.text, first_line=number):
            entry += 1
            log = Log(name, entry, document=lambda document=document: document, size=len(data))  # type: ignore[misc]
            yield _careful(log, document.value, limits, document)


def _documents(stream: Any, most: int) -> Iterator[tuple[bytes | None, int]]:
    """The documents of a YAML stream as bytes, each with its first line's number; None for one too large."""
    rows: list[bytes] = []
    size, begun, number, first = 0, False, 0, 1
    while row := stream.readline(most + 2):
        number += 1
        if begun and _DASHES.match(row):
            yield (b"".join(rows) if size <= most else None), first
            rows, size, begun, first = [], 0, False, number
        begun = begun or not _PROLOGUE.match(row.removeprefix(b"\xef\xbb\xbf"))
        size += len(row)
        if size <= most:
            rows.append(row)
        else:
            rows = []
            while not row.endswith(b"\n") and (row := stream.readline(most)):
                pass
    if rows or size or first == 1:
        yield (b"".join(rows) if size <= most else None), first


_DASHES: Final = re.compile(rb"---(\s|$)")
_PROLOGUE: Final = re.compile(rb"\s*(#.*)?$|%|---\s*(#.*)?$")
"""What may stand before a document's content: nothing, a comment, a directive, its own `---`."""


def _moved(problem: Problem, lines: int) -> Problem:
    """A problem of a text that begins further down in its file."""
    span = problem.span
    if span is None or not lines:
        return problem
    return replace(problem, span=replace(span, line=span.line + lines, end_line=span.end_line + lines))


def _json(data: bytes, name: str | None, limits: ReadingLimits) -> Iterator[Log]:
    yield _json_line(data, name, 1, limits, 1)


def _lines(stream: Any, name: str | None, limits: ReadingLimits) -> Iterator[Log]:
    """JSON Lines: one log a line; blank lines are skipped. What is wrong with one line does not touch the next."""
    entry = 0
    number = 0
    while True:
        try:
            line = stream.readline(limits.size + 2)
        except (OSError, EOFError, zlib.error) as error:
            problem = Problem(
                "log.syntax", "archive-broken", {"reason": str(error)}, span=Span(number + 1, 1, number + 1, 1)
            )
            yield Log(name, entry + 1, None, [problem])
            return
        if not line:
            return
        number += 1
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if line.isspace():
            continue
        entry += 1
        if len(line) > limits.size and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = stream.readline(limits.size)
            span = Span(number, 1, number, 1)
            yield Log(name, entry, None, [Problem("log.too-large", "too-large", {"most": limits.size}, span=span)])
            continue
        yield _json_line(line, name, entry, limits, number)


def _json_line(line: bytes, name: str | None, entry: int, limits: ReadingLimits, number: int) -> Log:
    if len(line) <= limits.size and b"\\u003" not in line:
        try:
            model = _decode(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            pass
        else:
            if len(model.events) <= limits.events and limits.depth >= _SHALLOW:
                return Log(
                    name, entry, model, document=_later(line, limits, number), colons=line.count(b":"), size=len(line)
                )
    return careful_json(line, name, entry, limits, number)


_FORMAT: Final = "referee-log/1"
_SHALLOW: Final = 8
"""A log that the decoder takes has fewer levels than this, `note`, `at`, `meta` and options aside."""


def careful_json(line: bytes, name: str | None, entry: int, limits: ReadingLimits, number: int) -> Log:
    """Read a JSON text with care: keys that stand twice, places, and the schema's reasons."""
    text = decode_text(line, limits.text)
    if isinstance(text, Problem):
        span = text.span and replace(
            text.span, line=text.span.line + number - 1, end_line=text.span.end_line + number - 1
        )
        return Log(name, entry, None, [replace(text, span=span)])
    document = read_json(text, limits.text, first_line=number)
    log = Log(name, entry, document=lambda: document, size=len(line))
    return _careful(log, document.value, limits, document)


def _later(line: bytes, limits: ReadingLimits, number: int) -> Callable[[], Document]:
    """The document behind a log, read only when a place is asked for."""
    found: list[Document] = []

    def read() -> Document:
        if not found:
            text = decode_text(line, limits.text)
            assert isinstance(text, str)
            found.append(read_json(text, limits.text, first_line=number))
        return found[0]

    return read


def counted(log: Log, keys: int) -> bool:
    """Whether a decoded line has as many keys as its model: then none stood twice, and no verb beside another.

    Args:
        log: The log as decoded.
        keys: How many keys its events have, as counted while binding.
    """
    model = log.model
    assert model is not None
    head = 4 + sum([part is not msgspec.UNSET for part in (model.id, model.rules, model.meta)])
    for part in (model.variants, model.options, model.rulings):
        if part:
            head += 1 + (len(part) if isinstance(part, dict) else 0)
    return log.colons == head + keys + (model.notation != "en")


def without_doubt(log: Log, limits: ReadingLimits) -> Log:
    """Rule out that a key of a decoded line stood twice, where the count left it open; else read it again with care."""
    if log.colons == _encode(log.model).count(b":"):
        return log
    assert log.document is not None
    document = log.document()
    return _careful(replace(log, model=None, colons=-1), document.value, limits, document)


def _careful(log: Log, value: Any, limits: ReadingLimits, document: Document | None) -> Log:
    """Make a model of a tree, or say what keeps it from being a log."""
    log.value = value
    if document is not None and document.problems:
        log.problems = list(document.problems)
        return log
    declared = value.get("format") if isinstance(value, dict) else None
    if isinstance(declared, str) and declared != _FORMAT and declared.startswith("referee-"):
        words = "format-rules" if declared.startswith("referee-rules/") else "format-other"
        log.problems = [Problem("log.schema", words, {"format": clip(declared), "expected": _FORMAT}, ("format",))]
        return log
    tree, piles, wrong = _plain(value, document)
    if wrong:
        log.problems = wrong
        return log
    events = tree.get("events") if isinstance(tree, dict) else None
    if isinstance(events, list) and len(events) > limits.events:
        args = {"count": len(events), "most": limits.events}
        log.problems = [Problem("log.too-large", "events-many", args, ("events", limits.events))]
        return log
    try:
        log.model = msgspec.convert(tree, LogModel)
        log.piles = piles
        log.colons = -1
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        log.problems = schema_problems(value, "log.schema.json")
        if not log.problems:
            log.problems = [Problem("log.schema", "decoder-says", {"reason": str(error)})]
    return log


def _plain(value: Any, document: Document | None) -> tuple[Any, dict[int, dict[str, Any]], list[Problem]]:
    """The tree without the user's own keys and with whole numbers as text where they are ids; piles apart."""
    if not isinstance(value, dict):
        return value, {}, []
    wrong: list[Problem] = []
    tree = {key: part for key, part in value.items() if not key.startswith("_")}
    for key in _TEXT_KEYS:
        given = tree.get(key)
        if isinstance(given, int) and not isinstance(given, bool):
            tree[key] = (document.written((key,)) if document else None) or str(given)
    piles: dict[int, dict[str, Any]] = {}
    events = tree.get("events")
    if isinstance(events, list):
        plain: list[Any] = []
        for index, event in enumerate(events):
            if isinstance(event, dict):
                beside = {k: v for k, v in event.items() if k not in _EVENT_KEYS}
                if beside:
                    event = {k: v for k, v in event.items() if k in _EVENT_KEYS}
                    own = {k: v for k, v in beside.items() if not k.startswith("_")}
                    if own and "deal" in event:
                        wrong += [p for k, v in own.items() if (p := _pile_problem(index, k, v))]
                        piles[index] = own
                    elif own:
                        event.update(own)
            plain.append(event)
        tree["events"] = plain
    return tree, piles, wrong if not wrong else schema_problems(value, "log.schema.json") or wrong


def _pile_problem(index: int, name: str, pile: Any) -> Problem | None:
    whole = isinstance(pile, int) and not isinstance(pile, bool) and 0 <= pile <= 1_000_000_000
    cards = isinstance(pile, str) or (
        isinstance(pile, list) and all(isinstance(c, str) and 0 < len(c) <= 64 for c in pile)
    )
    return None if whole or cards else Problem("log.schema", "pile-shape", {"name": name}, ("events", index, name))


def as_sequence(paths: str | FilePath | Sequence[str | FilePath]) -> list[str]:
    """One path or several as a list of texts."""
    return [str(paths)] if isinstance(paths, str | FilePath) else [str(path) for path in paths]
