"""The tree of one YAML document, built from the events of its text."""

from __future__ import annotations

import re
from typing import Any, Final, Protocol

from referee.documents.located import MOST_DIGITS, MOST_FAULTS, Fault, Limits, Places, clip, too_many
from referee.documents.yaml_faults import Scene, beginning, quoted
from referee.findings import Path

_INTEGER: Final = re.compile(r"[-+]?[0-9]+")
_OTHER_BASE: Final = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT: Final = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_WORDS: Final[dict[str, bool | float | None]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **{sign + word: float("inf") for sign in ("", "+") for word in (".inf", ".Inf", ".INF")},
    **{"-" + word: float("-inf") for word in (".inf", ".Inf", ".INF")},
    **dict.fromkeys((".nan", ".NaN", ".NAN"), float("nan")),
}
_NUMERIC: Final = frozenset("0123456789+-.")
_NO_COLON: Final = re.compile(r"\s*[,}]")
_TIGHT_DASH: Final = re.compile(r"-[^\W\d]")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_MOST_OTHER_DIGITS: Final = 3500
"""In base 8 and 16: as many are fewer than `MOST_DIGITS` in base 10."""


def plain(text: str) -> str | int | float | bool | None:
    """The value of a plain scalar by the core types of YAML 1.2.

    Raises:
        ValueError: A number has too many digits.

    >>> plain("010"), plain("0x1F"), plain("7E2"), plain("no"), plain("12:30"), plain("7♦"), plain("~")
    (10, 31, 700.0, 'no', '12:30', '7♦', None)
    """
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _NUMERIC:
        return text
    if _OTHER_BASE.fullmatch(text):
        if len(text) > _MOST_OTHER_DIGITS:
            raise ValueError("too many digits")
        return int(text, 0)
    if _INTEGER.fullmatch(text):
        if len(text.lstrip("+-")) > MOST_DIGITS:
            raise ValueError("too many digits")
        return int(text)
    return float(text) if _FLOAT.fullmatch(text) else text


class Mark(Protocol):
    """A place in the text, as the YAML library tells it: from 0."""

    index: int
    line: int
    column: int


class Event(Protocol):
    """An event of the YAML library."""

    start_mark: Mark
    end_mark: Mark


class Node(Event, Protocol):
    """A text, list or mapping comes."""

    anchor: str | None
    tag: str | None


class Scalar(Node, Protocol):
    """A text comes, or what looks like one: plain without a style, else quoted or in a block."""

    value: str
    style: str | None


class Opening(Node, Protocol):
    """A list or mapping begins, in brackets or not."""

    flow_style: bool | None


class _Frame:
    """A list or mapping that is still open."""

    __slots__ = ("container", "flow", "key", "key_end", "key_start", "node", "seen", "start", "step", "told")

    def __init__(
        self, container: dict[str, Any] | list[Any], node: int, step: str | int, start: int, *, flow: bool
    ) -> None:
        self.container: Any = container
        self.node = node
        self.start = start
        self.flow = flow  # it is in brackets
        self.step = step  # by which it hangs in the one around it
        self.seen: dict[str, int] | None = {} if isinstance(container, dict) else None  # keys and where they stand
        self.told = False  # that what follows a comma is taken for a key
        self.key: str | None = None  # the key that waits for its value
        self.key_start = 0
        self.key_end = 0


class Tree:
    """The tree of one document as far as its text has been read.

    Args:
        text: The text of the whole file.
        begin: Where the document begins.
        limits: How much of it is read.
        restored: What letters stand for that the YAML library does not take as they are.
    """

    __slots__ = (
        "_begin",
        "_end",
        "_frame",
        "_frames",
        "_limits",
        "_restored",
        "_text",
        "empty",
        "faults",
        "given_up",
        "last",
        "last_is_key",
        "places",
        "root",
        "too_deep",
    )

    def __init__(self, text: str, begin: int, limits: Limits, restored: dict[int, str]) -> None:
        self._text = text
        self._begin = begin
        self._limits = limits
        self._restored = restored
        self._frames: list[_Frame] = []
        self._frame: _Frame | None = None
        self._end = begin
        self.root: Any = None
        self.places = Places()
        self.faults: list[Fault] = []
        self.given_up = False  # a fault after which nothing is certain
        self.too_deep = False  # in particular this one
        self.empty = False  # nothing at all stands here
        self.last: Scalar | None = None
        self.last_is_key = False

    def scene(self, at: int, since: int | None, context: str, problem: str) -> Scene:
        """What was read before the YAML library stopped.

        Args:
            at: Where it stopped.
            since: Where what it was reading began.
            context: What it was reading, in its words.
            problem: What it says, in its words.
        """
        last = self.last
        return Scene(
            text=self._text,
            begin=self._begin,
            at=min(at, len(self._text)),
            since=since,
            context=context,
            problem=problem,
            last=(last.start_mark.index, last.end_mark.index) if last else None,
            quote=(last.style or "") if last else "",
            is_key=self.last_is_key,
            brackets=tuple(each.start for each in self._frames if self._text[each.start] in "[{"),
            resume=max(self._end, self._frame.start + 1 if self._frame else 0),
            depth=len(self._frames),
            deepest=self._limits.depth,
        )

    def scalar(self, event: Scalar) -> None:
        """A text, number or the like comes, or a key."""
        if self.given_up:
            return
        start, end = event.start_mark.index, event.end_mark.index
        if start != end:
            self.last = event
        text = event.value
        if self._restored:
            text = text.translate(self._restored)
        if event.anchor is not None or event.tag is not None:
            self._marked(event)
        frame = self._frame
        if frame is not None and frame.seen is not None and frame.key is None:
            self.last_is_key = True
            if text == "<<" and not event.style:
                self._fault(Fault(start, end, "yaml-merge", path=(*self._path(), text), on_key=True))
            self._key(frame, text, start, end)
            return
        self.last_is_key = False
        if event.style:
            if event.style == '"' and _SURROGATE.search(text):
                self._fault(Fault(start, end, "yaml-escape-code", path=self._here()))
            self._add(text, start, end)
            return
        try:
            value = plain(text)
        except ValueError:
            value = None
            args = {"count": len(text), "limit": MOST_DIGITS}
            self._fault(Fault(start, end, "large-number", args, "log.too-large", path=self._here()))
        if start == end and frame is None:
            self.empty = True
        self._add(value, start, end)

    def alias(self, event: Event) -> None:
        """An alias comes, which is a fault."""
        if self.given_up:
            return
        start, end = event.start_mark.index, event.end_mark.index
        args = {"text": clip(self._text[start:end]), "quoted": quoted(beginning(self._text, start, flow=self._flow()))}
        self._fault(Fault(start, end, "yaml-alias", args, path=self._here()))
        frame = self._frame
        if frame is not None and frame.seen is not None and frame.key is None:
            self._key(frame, self._text[start:end], start, end)
        else:
            self._add(None, start, end)

    def open(self, event: Opening, container: dict[str, Any] | list[Any]) -> None:
        """A list or mapping begins."""
        if self.given_up:
            return
        start = event.start_mark.index
        if event.anchor is not None or event.tag is not None:
            self._marked(event)
        frame = self._frame
        if frame is not None and frame.seen is not None and frame.key is None:
            self._give_up(Fault(start, start + 1, "yaml-complex-key", path=self._path()))
            return
        if len(self._frames) >= self._limits.depth:
            self.too_deep = True
            args = {"limit": self._limits.depth}
            self._give_up(Fault(start, start + 1, "large-depth", args, "log.too-large", path=self._here()))
            return
        step = 0 if frame is None else self._step(frame)
        number = self._add(container, start, event.end_mark.index)
        if number is not None:
            self._frame = _Frame(container, number, step, start, flow=bool(event.flow_style))
            self._frames.append(self._frame)

    def close(self, event: Event) -> None:
        """A list or mapping ends: with a bracket, or where its last entry did."""
        if self.given_up:
            return
        frame = self._frames.pop()
        if event.start_mark.index != event.end_mark.index:
            self._end = event.end_mark.index
        self.places.close(frame.node, self._end)
        self._frame = self._frames[-1] if self._frames else None

    def _key(self, frame: _Frame, key: str, start: int, end: int) -> None:
        assert frame.seen is not None
        bare = frame.flow and _NO_COLON.match(self._text, end) is not None
        frame.told = frame.told and bare
        if key in frame.seen:
            path = (*self._path(), key)
            first = frame.seen[key]
            words, args = "duplicate-key", {"key": clip(key)}
            if bare:
                words = "duplicate-bare"
            elif not frame.flow and _TIGHT_DASH.match(self._text, start):
                words, args = "duplicate-dash", {**args, "right": clip(f"- {key[1:].strip()}")}
            if not frame.told:
                self._fault(Fault(start, end, words, args, "log.duplicate-key", path, on_key=True, other=first))
            frame.told = bare
        else:
            frame.seen[key] = start
        frame.key, frame.key_start, frame.key_end = key, start, end

    def _add(self, value: Any, start: int, end: int) -> int | None:
        limits = self._limits
        if len(self.places) >= limits.nodes:
            self._give_up(Fault(start, end, "large-nodes", {"limit": limits.nodes}, "log.too-large"))
            return None
        if end - self._begin > limits.size:  # the exact count, in bytes, is taken at the end
            self._stop()
            return None
        self._end = end
        frame = self._frame
        if frame is None:
            self.root = value
            return self.places.add(start, end, None, 0, 0)
        if frame.seen is None:
            frame.container.append(value)
            return self.places.add(start, end, None, 0, 0)
        key, frame.key = frame.key, None
        frame.container[key] = value
        return self.places.add(start, end, key, frame.key_start, frame.key_end)

    def _marked(self, event: Node) -> None:
        """A node has an anchor or a tag: both are faults, at their own places."""
        at, path = event.start_mark.index, self._here()
        while at < len(self._text) and self._text[at] in "&!":
            mark = re.compile(r"[^\s,\[\]{}]*").match(self._text, at)
            assert mark is not None
            words = "yaml-anchor" if self._text[at] == "&" else "yaml-tag"
            args = {"text": clip(mark[0]), "quoted": quoted(beginning(self._text, at, flow=self._flow()))}
            self._fault(Fault(at, mark.end(), words, args, path=path))
            at = mark.end()
            while at < len(self._text) and self._text[at] in " \t":
                at += 1

    def _flow(self) -> bool:
        return self._frame is not None and self._frame.flow

    def _path(self) -> Path:
        """The path of the list or mapping that is open."""
        return tuple(frame.step for frame in self._frames[1:])

    def _here(self) -> Path:
        """The path of the node that comes next, or of the mapping whose key does."""
        frame = self._frame
        if frame is None or (frame.seen is not None and frame.key is None):
            return self._path()
        return (*self._path(), self._step(frame))

    @staticmethod
    def _step(frame: _Frame) -> str | int:
        return len(frame.container) if frame.key is None else frame.key

    def _fault(self, fault: Fault) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)
        elif len(self.faults) == MOST_FAULTS:
            self.faults.append(too_many(fault.start))

    def _give_up(self, fault: Fault) -> None:
        self._fault(fault)
        self._stop()

    def _stop(self) -> None:
        self.given_up, self.root = True, None
        self._frames.clear()
        self._frame = None
