"""From bytes to logs: YAML, JSON and JSON Lines, files, archives, folders and standard input."""

from __future__ import annotations

import gzip
import io
import json
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path as FilePath
from typing import IO, Any, Final

from referee.documents import decode_text, read_yaml
from referee.findings import Problem, Span
from referee.log.decoding import Log, ReadingLimits, careful, json_line, moved

SUFFIXES: Final = (".yaml", ".yml", ".json", ".jsonl", ".jsonl.gz")


def from_text(text: str, name: str | None = None, limits: ReadingLimits | None = None) -> Iterator[Log]:
    """Read the logs of a text: JSON or JSON Lines where it begins with `{`, else YAML."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        rows = text[: error.start].splitlines() if text[: error.start] else [""]
        span = Span(len(rows), len(rows[-1]) + 1, len(rows), len(rows[-1]) + 2)
        args = {"code": f"U+{ord(text[error.start]):04X}"}
        yield Log(name, problems=[Problem("log.syntax", "text-surrogate", args, span=span)])
        return
    yield from from_bytes(data, name, limits)


def from_bytes(
    data: bytes, name: str | None = None, limits: ReadingLimits | None = None, kind: str = ""
) -> Iterator[Log]:
    """Read the logs of a text as it came; see `from_text`.

    Args:
        data: The text.
        name: What the caller calls it.
        limits: How much is read.
        kind: `yaml`, `json` or `jsonl`, where it is known what the text is: then nothing is unpacked either.
    """
    stream = io.BytesIO(data)
    if kind:  # and there is no need to look ahead, for which all room that a log may need would be taken
        yield from _KINDS[kind](stream, name, limits or ReadingLimits())
    else:
        yield from _stream(stream, limits or ReadingLimits(), name)


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
    found = []
    for path in sorted(folder.rglob("*")):
        if path.name.endswith(SUFFIXES):
            try:
                if path.is_file():
                    found.append(path)
            except OSError:  # reading it will say why it cannot be read
                found.append(path)
    return found


def printable(name: str) -> str:
    r"""A path as text that JSON can carry: bytes that are no UTF-8 are spelt out.

    >>> printable("caf\udce9.yaml")
    'caf\\xe9.yaml'
    """
    return name if name.isascii() else name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _file(name: str, path: FilePath, limits: ReadingLimits) -> Iterator[Log]:
    name = printable(name)
    with path.open("rb") as raw:
        if name.endswith((".jsonl", ".jsonl.gz")):
            yield from _unpacked(raw, limits, name, _lines)
        elif name.endswith(".json"):
            yield from _unpacked(raw, limits, name, _whole)
        elif name.endswith((".yaml", ".yml")):
            yield from _unpacked(raw, limits, name, _yaml_stream)
        else:
            yield from _stream(raw, limits, name)


_Reader = Callable[[Any, str | None, ReadingLimits], Iterator[Log]]


def _stream(stream: IO[bytes], limits: ReadingLimits, name: str | None = "-") -> Iterator[Log]:
    """Text of an unknown kind: what begins with `{` is JSON or JSON Lines, else it is YAML."""
    yield from _unpacked(stream, limits, name, _any_kind)


def _unpacked(stream: Any, limits: ReadingLimits, name: str | None, read: _Reader) -> Iterator[Log]:
    """Read a stream, unpacked where it is packed: what a file is made of counts, not what it is called."""
    buffered = stream if hasattr(stream, "peek") else io.BufferedReader(stream)
    entry = 0
    try:
        if buffered.peek(2)[:2] == b"\x1f\x8b":
            buffered = io.BufferedReader(gzip.GzipFile(fileobj=buffered))
        for log in read(buffered, name, limits):
            entry = log.entry
            yield log
    except _BROKEN as error:
        yield _broken(name, entry + 1, 1, error)


_BROKEN: Final = (EOFError, zlib.error, gzip.BadGzipFile)


def _broken(name: str | None, entry: int, line: int, error: Exception) -> Log:
    """An archive that ends too early or is damaged: what came before is judged."""
    span = Span(line, 1, line, 1)
    return Log(name, entry, None, [Problem("log.syntax", "archive-broken", {"reason": str(error)}, span=span)])


def _any_kind(stream: Any, name: str | None, limits: ReadingLimits) -> Iterator[Log]:
    """What begins with `{` is JSON or JSON Lines, else it is YAML."""
    head = _to_content(stream, limits.size)
    if not head.lstrip(_BLANK).startswith(b"{"):
        yield from _yaml_stream(_Prefixed(head, stream), name, limits)
        return
    if _is_whole_json(head):  # who sends logs one by one waits for the answer before the next
        yield from _lines(_Prefixed(head, stream), name, limits)
        return
    following = _to_content(stream, limits.size) if head.endswith(b"\n") else b""
    whole = _whole if _is_one(head, following) else _lines
    yield from whole(_Prefixed(head + following, stream), name, limits)


def _to_content(stream: Any, most: int) -> bytes:
    """The lines up to the first that is not blank, with it; no more than the limit and a line."""
    rows: list[bytes] = []
    size = 0
    while size <= most and (row := stream.readline(most + 2)):
        rows.append(row)
        size += len(row)
        if row.strip(_BLANK):
            break
    return b"".join(rows)


_BLANK: Final = b"\xef\xbb\xbf \t\r\n"


def _is_one(first: bytes, following: bytes) -> bool:
    """Whether a JSON text goes on in its second line; else each line is a log of its own."""
    if not following.strip():
        return first.endswith(b"\n")  # else it may be too long, and then more lines may come
    if first.rstrip().endswith(b"}") and following.lstrip().startswith(b"{"):
        return False
    return not (following.lstrip().startswith(b"{") and b'"format"' in following and _is_whole_json(following))


def _is_whole_json(line: bytes) -> bool:
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

    def read(self, size: int) -> bytes:
        """So many bytes, if there are so many."""
        head = self.head.read(size)
        return head + self.rest.read(size - len(head))


def _yaml_stream(stream: Any, name: str | None, limits: ReadingLimits) -> Iterator[Log]:
    """YAML of any length: taken apart at `---`, so that memory holds one log at a time.

    A line that begins with `---` ends a document wherever it stands (YAML 1.2.2, 9.1.2), even within a text. A document
    with nothing in it, such as a last `---` leaves behind, is no log, unless there is nothing else.
    """
    entry = 0
    nothing: Log | None = None
    for data, number in _documents(stream, limits.size):
        if data is None:
            entry += 1
            span = Span(number, 1, number, 1)
            yield Log(name, entry, None, [Problem("log.too-large", "too-large", {"most": limits.size}, span=span)])
            continue
        text = decode_text(data, None)
        if isinstance(text, Problem):
            entry += 1
            yield Log(name, entry, None, [moved(text, number - 1)], size=len(data))
            continue
        for document in read_yaml(text, limits.text, first_line=number):
            log = Log(name, entry + 1, document=lambda document=document: document, size=len(data))  # type: ignore[misc]
            log = careful(log, document.value, limits, document)
            if [problem.words for problem in log.problems] == ["yaml-empty-document"]:
                nothing = nothing or log
                continue
            entry += 1
            yield log
    if nothing is not None and not entry:
        yield nothing


def _documents(stream: Any, most: int) -> Iterator[tuple[bytes | None, int]]:
    """The documents of a YAML stream as bytes, each with its first line's number; None for one too large."""
    rows: list[bytes] = []
    size, begun, number, first, some = 0, False, 0, 1, False
    while row := stream.readline(most + 2):
        number += 1
        row = row.removeprefix(_BOM)  # it may stand before each document (YAML 1.2.2, 5.2)
        if begun and _DASHES.match(row):
            yield (b"".join(rows) if size <= most else None), first
            rows, size, begun, first, some = [], 0, False, number, True
        begun = begun or not _PROLOGUE.match(row)
        size += len(row)
        if size <= most:
            rows.append(row)
        else:
            rows = []
            while not row.endswith(b"\n") and (row := stream.readline(most)):
                pass
        if begun and _DOTS.match(row):
            yield (b"".join(rows) if size <= most else None), first
            rows, size, begun, first, some = [], 0, False, number + 1, True
    if begun or not some or any(_DASHES.match(row) for row in rows):
        yield (b"".join(rows) if size <= most else None), first


_BOM: Final = b"\xef\xbb\xbf"
_DASHES: Final = re.compile(rb"---(\s|$)")
_DOTS: Final = re.compile(rb"\.\.\.(\s|$)")
_PROLOGUE: Final = re.compile(rb"\s*(#.*)?$|%|---\s*(#.*)?$")
"""What may stand before a document's content: nothing, a comment, a directive, its own `---`."""


def _whole(stream: Any, name: str | None, limits: ReadingLimits) -> Iterator[Log]:
    """One log in JSON."""
    yield json_line(stream.read(limits.size + 1), name, 1, limits, 1)


def _lines(stream: Any, name: str | None, limits: ReadingLimits) -> Iterator[Log]:
    """JSON Lines from a stream: no more than one line, and of that no more than the limit, is ever held."""
    reader = LineReader(name, limits)
    while not reader.refused:
        try:
            line = rest = stream.readline(reader.most)
            while rest and not rest.endswith(b"\n"):
                rest = stream.readline(reader.most)
        except _BROKEN as error:
            yield _broken(name, reader.entry + 1, reader.number + 1, error)
            return
        if not line:
            return
        log = reader.read(line)
        if log is not None:
            yield log


class LineReader:
    """JSON Lines: one log a line; blank lines are skipped. What is wrong with one line does not touch the next.

    Args:
        name: What the caller calls the text.
        limits: How much is read of each line.
    """

    def __init__(self, name: str | None = None, limits: ReadingLimits | None = None) -> None:
        self.name = name
        self.limits = limits or ReadingLimits()
        self.entry = 0
        self.number = 0
        self.refused = False
        """The text is no JSON Lines as a whole: nothing that follows can be told apart."""

    @property
    def most(self) -> int:
        """So many bytes of a line are enough to see that it is too long; the rest of it may be thrown away."""
        return self.limits.size + 2

    def read(self, line: bytes) -> Log | None:
        """Read the next line, which is never empty: it has its end, or is the last; None where it is blank."""
        self.number += 1
        if self.number == 1:
            if wide := _wide(line):
                self.refused = True
                return Log(self.name, 1, None, [wide])
            line = line.removeprefix(_BOM)
        if not line or line.isspace():
            return None
        self.entry += 1
        line = line.rstrip(b"\r\n")
        if len(line) > self.limits.size:
            span = Span(self.number, 1, self.number, 1)
            problem = Problem("log.too-large", "too-large", {"most": self.limits.size}, span=span)
            return Log(self.name, self.entry, None, [problem])
        return json_line(line, self.name, self.entry, self.limits, self.number)


def _wide(line: bytes) -> Problem | None:
    """Lines of two or four bytes a character cannot be told apart: the text is refused as a whole."""
    if b"\0" not in line[:4] and not line.startswith((b"\xff\xfe", b"\xfe\xff")):
        return None
    text = decode_text(line, None)
    return text if isinstance(text, Problem) else None


_KINDS: Final[dict[str, _Reader]] = {"yaml": _yaml_stream, "json": _whole, "jsonl": _lines}
"""What a text can be known to be."""
