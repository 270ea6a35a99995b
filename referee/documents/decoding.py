"""Bytes to text: UTF-8 and nothing else, and a clear word when it is something else."""

from __future__ import annotations

from typing import Final

from referee.documents.located import STANDARD, Limits, Lines
from referee.findings import Problem, Span

_MARKS: Final = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)


def decode_text(data: bytes, limits: Limits | None = STANDARD) -> str | Problem:
    r"""Read bytes as UTF-8; a byte order mark is dropped.

    Args:
        data: The whole text.
        limits: How much of it may be read; None when the documents in it are measured one by one later.

    Returns:
        The text, or the first fault that it has.

    >>> decode_text("7♦".encode())
    '7♦'
    >>> decode_text("a: b\nc: Jörg".encode("latin-1")).span
    Span(line=2, column=5, end_line=2, end_column=6)
    """
    if limits is not None and len(data) > limits.size:
        whole = Span(1, 1, 1, 1)
        return Problem("log.too-large", "large-size", {"size": len(data), "limit": limits.size}, span=whole)
    wide = _wide(data)
    if wide is not None:
        return Problem("log.encoding", "encoding-wide", {"encoding": wide}, span=Span(1, 1, 1, 1))
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").removeprefix("\ufeff")
        line, column = Lines(before).at(len(before))
        byte = data[error.start]
        latin = bytes([byte]).decode("latin-1")
        guess: object = {"words": "encoding-guess", "character": latin} if latin.isalpha() else ""
        args = {"byte": f"0x{byte:02X}", "guess": guess}
        return Problem("log.encoding", "encoding-bytes", args, span=Span(line, column, line, column + 1))


def _wide(data: bytes) -> str | None:
    """Tell a text in an encoding of two or four bytes a character, by its mark or by the zeros of its first letters."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            return name
    first = [byte == 0 for byte in data[:4]]
    if first in ([True, False, True, False], [False, True, False, True]):
        return "UTF-16"
    if first in ([True, True, True, False], [False, True, True, True]):
        return "UTF-32"
    return None
