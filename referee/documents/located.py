"""A text as read: the tree it holds, and the place of each of its nodes."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from referee.findings import Path, Problem, Span

MOST_FAULTS: Final = 1000
"""So many faults of one text are told apart; a hostile text can hold millions."""
MOST_DIGITS: Final = 4300
"""So many digits a number may have; Python itself reads no more."""

_LINE_END: Final = re.compile(r"\r\n|\n|\r")
_WORD: Final = re.compile(r"\S+")
_SHOWN: Final = 60


_BITS_A_DIGIT: Final = 3.3219280948873626
_MOST_BITS: Final = int(MOST_DIGITS * _BITS_A_DIGIT)


def digits_over(number: int) -> int:
    """About how many digits a number has, where it has more than any text may give it; else 0.

    >>> digits_over(10**4000), digits_over(10**5000)
    (0, 5001)
    """
    bits = number.bit_length()
    return int(bits / _BITS_A_DIGIT) + 1 if bits > _MOST_BITS else 0


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of one log is read.

    Args:
        size: Bytes of its text in UTF-8.
        depth: Lists and mappings that stand one inside the other.
        nodes: Lists, mappings, texts, numbers and the like, keys not counted.
    """

    size: int = 8 * 1024 * 1024
    depth: int = 64
    nodes: int = 2_000_000


STANDARD: Final = Limits()
"""The limits that hold when nothing else is asked for."""


class Lines:
    """The lines of a stretch of text, as an editor counts them: they end with LF, CRLF or CR.

    Args:
        text: The whole text.
        begin: Where the stretch begins, at the beginning of a line.
        end: Where it ends.
        first: The number of its first line.
    """

    __slots__ = ("_end", "_first", "_starts")

    def __init__(self, text: str, begin: int = 0, end: int | None = None, first: int = 1) -> None:
        self._first = first
        self._end = len(text) if end is None else end
        self._starts = array("Q", [begin])
        self._starts.extend(match.end() for match in _LINE_END.finditer(text, begin, self._end))

    def at(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset into the text, 1-based."""
        row = bisect_right(self._starts, offset) - 1
        return self._first + row, offset - self._starts[row] + 1

    def only(self) -> int | None:
        """The number of the line on which all of the stretch stands; None where it has several."""
        more = len(self._starts) > 2 or (len(self._starts) == 2 and self._starts[1] < self._end)
        return None if more else self._first

    def row(self, number: int) -> tuple[int, int] | None:
        """Where a line begins and ends, its end included; None for a line that the stretch does not have."""
        index = number - self._first
        if not 0 <= index < len(self._starts):
            return None
        return self._starts[index], self._starts[index + 1] if index + 1 < len(self._starts) else self._end

    def span(self, start: int, end: int) -> Span:
        """The place from one offset up to another."""
        return Span(*self.at(start), *self.at(end))


class Places:
    """Where the nodes of one tree stand in its text, kept small: numbers in the order of the text.

    A reader opens each node as it comes and closes the lists and mappings when they end.
    """

    __slots__ = ("_children", "_ends", "_key_ends", "_key_starts", "_keys", "_sizes", "_starts")

    def __init__(self) -> None:
        self._starts = array("Q")
        self._ends = array("Q")
        self._sizes = array("Q")
        self._key_starts = array("Q")
        self._key_ends = array("Q")
        self._keys: list[str | None] = []
        self._children: dict[int, dict[str | int, int]] = {}

    def __len__(self) -> int:
        return len(self._starts)

    def add(self, start: int, end: int, key: str | None, key_start: int, key_end: int) -> int:
        """Note a node and its key, if it has one; returns the node's number."""
        number = len(self._starts)
        self._starts.append(start)
        self._ends.append(end)
        self._sizes.append(1)
        self._keys.append(key)
        self._key_starts.append(key_start)
        self._key_ends.append(key_end)
        return number

    def close(self, number: int, end: int) -> None:
        """Note where a list or mapping ends."""
        self._sizes[number] = len(self._starts) - number
        self._ends[number] = end

    def find(self, path: Path) -> tuple[int, bool]:
        """Find the node at a path, or its nearest ancestor that is there; tells which of the two."""
        node = 0
        for step in path:
            child = self._under(node).get(step)
            if child is None:
                return node, False
            node = child
        return node, True

    def value(self, number: int) -> tuple[int, int]:
        """Where a node begins and ends."""
        return self._starts[number], self._ends[number]

    def key(self, number: int) -> tuple[int, int] | None:
        """Where a node's key begins and ends, for an entry of a mapping."""
        return None if self._keys[number] is None else (self._key_starts[number], self._key_ends[number])

    def _under(self, number: int) -> dict[str | int, int]:
        known = self._children.get(number)
        if known is None:
            known = self._children[number] = {}
            at, stop = number + 1, number + self._sizes[number]
            index = 0
            while at < stop:
                key = self._keys[at]
                known.setdefault(index if key is None else key, at)
                index += 1
                at += self._sizes[at]
        return known


class Document:
    """One log or rules file, as read.

    Args:
        value: The tree: dict, list, str, int, float, bool or None, keys always text; None when there are problems.
        problems: The faults of the text itself, in its order.
        text: The text that it was read from.
        begin: Where in the text the document begins.
        end: Where it ends.
        line: The number of the line in which it begins.
        places: Where its nodes stand, if that is known already.
        find: Finds that out, when it is asked for.
    """

    __slots__ = ("_begin", "_end", "_find", "_line", "_lines", "_places", "_text", "_words", "problems", "value")

    def __init__(
        self,
        value: Any,
        problems: list[Problem],
        text: str = "",
        *,
        begin: int = 0,
        end: int | None = None,
        line: int = 1,
        places: Places | None = None,
        find: Callable[[str], Places | None] | None = None,
    ) -> None:
        self.value = value
        self.problems = problems
        self._text = text
        self._begin = begin
        self._end = end
        self._line = line
        self._lines: Lines | None = None
        self._words: tuple[int, list[tuple[int, int]]] = -1, []
        self._places = places
        self._find = find

    def span(self, path: Path, *, on_key: bool = False) -> Span | None:
        """Where a node stands, or its key; for a node that is not there, its nearest ancestor.

        Args:
            path: The node.
            on_key: Its key is meant, not its value.

        Returns:
            The place; None when no place is known at all.
        """
        places = self._located()
        if places is None:
            return None
        number, exact = places.find(path)
        stretch = places.key(number) if on_key and exact else None
        return self._counted().span(*(stretch or places.value(number)))

    def word(self, path: Path, number: int) -> Span | None:
        """Where a word stands within a text of several, counted from 0: one card of `K♥ 2♦`.

        Where the words cannot be told apart in the text as written, the whole text is the place.
        """
        places = self._located()
        if places is None:
            return None
        node, exact = places.find(path)
        if exact:
            if self._words[0] != node:  # kept for the next word: a text may hold a hundred thousand
                self._words = node, self._words_of(path, *places.value(node))
            words = self._words[1]
            if number < len(words):
                return self._counted().span(*words[number])
        return self.span(path)

    def _words_of(self, path: Path, start: int, end: int) -> list[tuple[int, int]]:
        """Where the words of a text stand; none where they cannot be told apart as written."""
        value: Any = self.value
        for step in path:
            value = value[step]
        if self._text[start] in "\"'":
            start, end = start + 1, end - 1
        elif self._text[start] in "|>":
            start = self._text.find("\n", start, end) + 1
        words = [match.span() for match in _WORD.finditer(self._text, start, end)]
        return words if len(words) == len(str(value).split()) else []

    def part(self, path: Path, start: int, end: int) -> Span | None:
        """Where part of a text stands, from one offset into it up to another.

        Where the text is not written out letter by letter (it has escapes, or goes over several lines), all of it is
        the place.
        """
        places = self._located()
        if places is None:
            return None
        value: Any = self.value
        node, exact = places.find(path)
        first, last = places.value(node)
        if exact:
            for step in path:
                value = value[step]
            first += self._text.startswith(("'", '"'), first)
            if isinstance(value, str) and self._text.startswith(value, first):
                first, last = first + min(start, len(value)), first + min(end, len(value))
                return self._counted().span(first, max(first + 1, last))
        return self.span(path)

    def row(self, line: int) -> str | None:
        """A line of the text by its number in the file, without its end."""
        stretch = self._counted().row(line)
        return None if stretch is None else self._text[slice(*stretch)].rstrip("\r\n")

    @property
    def stretch(self) -> str:
        """The text of this document alone, where the whole text holds several."""
        return self._text[self._begin : self._end]

    @property
    def first_line(self) -> int:
        """The number of the line on which it begins, in the whole text."""
        return self._line

    def only_line(self) -> int | None:
        """The number of the line on which the whole text stands; None where it has several, or was never there."""
        return self._counted().only() if self._text else None

    def written(self, path: Path) -> str | None:
        """How a number, `true`, `false` or nothing was written; None for anything else, and for no node at all."""
        value = self.value
        for step in path:
            if isinstance(value, str):
                return None
            try:
                value = value[step]
            except (LookupError, TypeError):
                return None
        if self.problems or isinstance(value, str | list | dict):
            return None
        places = self._located()
        if places is None:
            return None
        number, exact = places.find(path)
        start, end = places.value(number)
        return self._text[start:end] if exact else None

    def _counted(self) -> Lines:
        if self._lines is None:
            self._lines = Lines(self._text, self._begin, self._end, self._line)
        return self._lines

    def _located(self) -> Places | None:
        if self._places is None and self._find is not None:
            self._places = self._find(self._text)
            self._find = None
        return self._places if self._places else None


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a text, by offsets, before the lines are counted.

    Args:
        start: Where it begins.
        end: Where it ends.
        words: The key of its sentence.
        args: What fills it.
        code: The finding's code.
        path: The node at fault, where it is known.
        on_key: The node's key is at fault.
        other: Another place that the sentence names, by `{line}` and `{column}`.
    """

    start: int
    end: int
    words: str
    args: Mapping[str, object] = field(default_factory=dict)
    code: str = "log.syntax"
    path: Path = ()
    on_key: bool = False
    other: int | None = None

    def settled(self, lines: Lines) -> Problem:
        """The fault with its place."""
        args = self.args
        if self.other is not None:
            line, column = lines.at(self.other)
            args = {**args, "line": line, "column": column}
        return Problem(self.code, self.words, args, self.path, self.on_key, lines.span(self.start, self.end))


def settled(faults: Iterable[Fault], lines: Lines) -> list[Problem]:
    """Put faults in the order of the text and give each its place."""
    return [each.settled(lines) for each in sorted(faults, key=lambda each: (each.start, each.end))]


def too_many(start: int) -> Fault:
    """The last fault of a text that has more than can be listed."""
    return Fault(start, start, "more-faults", {"limit": MOST_FAULTS})


def measured(value: Any, limits: Limits) -> tuple[int, str | None]:
    """Count the keys of a tree and see whether it keeps to the limits of depth and nodes.

    It goes level by level, so that neither depth nor a loop does harm.

    Returns:
        The keys of all its mappings, and what it has too much of: `depth`, `nodes` or None.

    >>> measured([[1, 2], {"a": [3]}], Limits(depth=3)), measured([[1, 2], {"a": [3]}], Limits(depth=2))
    ((1, None), (1, 'depth'))
    """
    level = [value] if isinstance(value, dict | list) else []
    nodes, keys = 1, 0
    for _ in range(limits.depth):
        below: list[Any] = []
        for node in level:
            nodes += len(node)
            if nodes > limits.nodes:
                return keys, "nodes"
            children: Iterable[Any] = node
            if type(node) is dict:
                keys += len(node)
                children = node.values()
            below.extend([child for child in children if type(child) is dict or type(child) is list])
        if not below:
            return keys, None if nodes <= limits.nodes else "nodes"
        level = below
    return keys, "depth" if level else None


def within(value: Any) -> Iterator[tuple[Path, Any]]:
    """Every node of a tree with its path, parents first, without recursion."""
    waiting: list[tuple[Path, Any]] = [((), value)]
    while waiting:
        path, node = waiting.pop()
        yield path, node
        if isinstance(node, dict):
            waiting.extend(((*path, key), child) for key, child in reversed(node.items()))
        elif isinstance(node, list):
            waiting.extend(((*path, index), node[index]) for index in reversed(range(len(node))))


def clip(text: str) -> str:
    """Cut a user's text to what a sentence can hold.

    >>> clip("x" * 100)[-3:], len(clip("x" * 100))
    ('xx…', 60)
    """
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def size_of(text: str, begin: int = 0, end: int | None = None, *, limit: int) -> int | None:
    """The bytes of a stretch of text when they are more than the limit, else None."""
    end = len(text) if end is None else end
    if (end - begin) * 4 <= limit:
        return None
    if end - begin > limit * 4:  # no need to copy it for the count
        return end - begin
    size = len(text[begin:end].encode("utf-8", "surrogatepass"))
    return size if size > limit else None
