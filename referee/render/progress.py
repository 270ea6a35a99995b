"""How much of a corpus is judged: a bar on a terminal."""

from __future__ import annotations

import time
from pathlib import Path as FilePath
from typing import Final, TextIO

_EVERY: Final = 0.1
_WIDTH: Final = 30
_ERASE: Final = "\r\x1b[K"


class Progress:
    """A bar that is drawn again and again in one line.

    Args:
        stream: Where: a terminal.
        total: Of how many bytes the corpus is.
    """

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = max(total, 1)
        self._before = 0
        self._within = 0
        self._logs = 0
        self._file = 0
        self._drawn = 0.0

    def open(self, size: int) -> None:
        """A file begins, of so many bytes; the one before is done."""
        self._before += self._file
        self._file = size
        self._within = 0

    def judged(self, size: int) -> None:
        """A log of so many bytes has been judged."""
        self._logs += 1
        self._within = min(self._within + size, self._file)
        now = time.monotonic()
        if now - self._drawn >= _EVERY:
            self._drawn = now
            self._draw((self._before + self._within) / self._total)

    def clear(self) -> None:
        """Make room for another line on the terminal."""
        self._stream.write(_ERASE)
        self._stream.flush()
        self._drawn = 0.0

    def close(self, *, whole: bool = True) -> None:
        """The end: the last bar stays on the terminal."""
        if whole:
            self._draw(1.0)
        self._stream.write("\n")
        self._stream.flush()

    def _draw(self, part: float) -> None:
        part = min(part, 1.0)
        full = int(part * _WIDTH)
        self._stream.write(f"{_ERASE}{int(part * 100):>3} % [{'#' * full}{'.' * (_WIDTH - full)}] {self._logs}")
        self._stream.flush()


def weight(path: FilePath) -> int:
    """How many bytes a file holds, unpacked; 0 where nobody can tell."""
    try:
        size = path.stat().st_size
        if not path.is_file() or path.suffix != ".gz" or size < _SMALLEST:
            return size if path.is_file() else 0
        with path.open("rb") as packed:  # the last four bytes of an archive tell the size of what is in it
            packed.seek(-4, 2)
            return max(size, int.from_bytes(packed.read(4), "little"))
    except OSError:
        return 0


_SMALLEST: Final = 18
"""No archive is smaller."""
