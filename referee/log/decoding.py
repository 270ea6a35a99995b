"""One log: from a line of JSON, or from a tree, to its model.

A line of a corpus is decoded in one step by the typed decoder. Only where that fails, or where a key may stand twice
(the decoder would keep the last one silently), is the text read again with care, to say what is wrong and where.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeGuard

import msgspec

from referee.documents import MOST_DIGITS, Document, Limits, clip, decode_text, digits_over, read_json, schema_problems
from referee.findings import Path, Problem, Span
from referee.log.binding import Token
from referee.log.model import MOST, VERB_FIELDS, LogModel

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
        if isinstance(given, str):
            return given
        return _as_text(given, "id", self.document() if self.document else None) if _is_whole(given) else None

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
    limits = limits or ReadingLimits()
    unfit = _unfit(value, limits)
    if unfit is not None:
        return Log(name, problems=[unfit])
    return careful(Log(name), value, limits, None)


def json_line(line: bytes, name: str | None, entry: int, limits: ReadingLimits, number: int) -> Log:
    """Read one log in JSON, in one step where nothing is wrong with it."""
    if len(line) <= min(limits.size, limits.text.nodes) and b"\\u003" not in line:
        try:
            model = _decode(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            pass
        else:
            if (
                len(model.events) <= limits.events
                and limits.depth >= _SHALLOW
                and (line.count(b"[") < limits.depth - _SHALLOW or not _too_deep(model, limits))
            ):
                return Log(
                    name, entry, model, document=_later(line, limits, number), colons=line.count(b":"), size=len(line)
                )
    return careful_json(line, name, entry, limits, number)


_FORMAT: Final = "referee-log/1"
_SHALLOW: Final = 8
"""A log that the decoder takes has fewer levels than this, `note`, `at`, `meta` and options aside."""


def _too_deep(model: LogModel, limits: ReadingLimits) -> bool:
    """Whether what the decoder takes as it is (notes, times, `meta`, options) goes too deep."""
    free = [(model.meta, 1), *((value, 2) for value in model.options.values())]
    for event in model.events:
        free += (event.note, 3), (event.at, 3)
    return any(isinstance(value, dict | list) and _levels_over(value, limits.depth - above) for value, above in free)


def _levels_over(value: Any, most: int) -> bool:
    """Whether more than so many lists and mappings stand one inside the other.

    >>> _levels_over([[1], {"a": []}], 3), _levels_over([[1], {"a": []}], 2)
    (False, True)
    """
    level = [value]
    for _ in range(most):
        below = [child for node in level for child in (node.values() if isinstance(node, dict) else node)]
        level = [child for child in below if isinstance(child, dict | list)]
        if not level:
            return False
    return True


def careful_json(line: bytes, name: str | None, entry: int, limits: ReadingLimits, number: int) -> Log:
    """Read a JSON text with care: keys that stand twice, places, and the schema's reasons."""
    text = decode_text(line, limits.text)
    if isinstance(text, Problem):
        return Log(name, entry, None, [moved(text, number - 1)])
    document = read_json(text, limits.text, first_line=number)
    log = Log(name, entry, document=lambda: document, size=len(line))
    return careful(log, document.value, limits, document)


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


def second_verb(log: Log, problem: Problem) -> Problem:
    """Of several verbs in one event the one too many is the second as written; the model does not keep that order."""
    if problem.words != "verb-several":
        return problem
    tree = log.document().value if log.value is None and log.document is not None else log.value
    verbs = [key for key in tree["events"][problem.path[1]] if key.replace("-", "_") in VERB_FIELDS]
    return replace(problem, args={"verbs": ", ".join(verbs)}, path=(*problem.path[:2], verbs[1]))


def without_doubt(log: Log, limits: ReadingLimits) -> Log:
    """Rule out that a key of a decoded line stood twice, where the count left it open; else read it again with care."""
    assert log.model is not None
    assert log.document is not None
    if log.colons == _encode(log.model).count(b":") and not _too_deep(log.model, limits):
        return log
    document = log.document()
    return careful(replace(log, model=None, colons=-1), document.value, limits, document)


def moved(problem: Problem, lines: int) -> Problem:
    """A problem of a text that begins further down in its file."""
    span = problem.span
    if span is None or not lines:
        return problem
    return replace(problem, span=replace(span, line=span.line + lines, end_line=span.end_line + lines))


def careful(log: Log, value: Any, limits: ReadingLimits, document: Document | None) -> Log:
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
    tree, piles = _plain(value, document)
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


def _plain(value: Any, document: Document | None) -> tuple[Any, dict[int, dict[str, Any]]]:
    """The tree without the user's own keys and with whole numbers as text where they are ids; piles apart."""
    if not isinstance(value, dict):
        return value, {}
    tree = {key: part for key, part in value.items() if not key.startswith("_")}
    for key in _TEXT_KEYS:
        if _is_whole(tree.get(key)):
            tree[key] = _as_text(tree[key], key, document)
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
                    if own and "deal" in event and all(_is_pile(pile) for pile in own.values()):
                        piles[index] = own
                    else:  # a key too many: the decoder will say no, and the schema why
                        event.update(own)
            plain.append(event)
        tree["events"] = plain
    return tree, piles


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def _is_pile(pile: object) -> bool:
    return isinstance(pile, str) or (isinstance(pile, list) and all(isinstance(card, str) for card in pile))


def _as_text(number: int, key: str, document: Document | None) -> str:
    """A whole number as text: as it was written (`007`), where it was written."""
    written = document.written((key,)) if document is not None else None
    return written if written is not None and not written.startswith("-") else str(number)


def _unfit(value: Any, limits: ReadingLimits) -> Problem | None:
    """What no text could hold, of a tree that a program has made: then it is no log."""
    waiting: list[tuple[Path, Any]] = [((), value)]
    nodes = 0
    while waiting:
        path, node = waiting.pop()
        nodes += 1
        if nodes > limits.text.nodes:
            return Problem("log.too-large", "large-nodes", {"limit": limits.text.nodes}, path)
        if isinstance(node, str):
            if not node.isascii() and (half := _HALF.search(node)):
                return Problem("log.syntax", "text-surrogate", {"code": f"U+{ord(half[0]):04X}"}, path)
        elif isinstance(node, dict | list):
            if len(path) >= limits.depth:
                return Problem("log.too-large", "large-depth", {"limit": limits.depth}, path)
            if isinstance(node, list):
                waiting.extend(((*path, index), node[index]) for index in reversed(range(len(node))))
                continue
            for key in node:
                if not isinstance(key, str):
                    return Problem("log.schema", "schema-not-json", {}, path)
                if not key.isascii() and (half := _HALF.search(key)):
                    return Problem("log.syntax", "text-surrogate", {"code": f"U+{ord(half[0]):04X}"}, path)
            waiting.extend(((*path, key), node[key]) for key in reversed(node))
        elif isinstance(node, int):
            if count := digits_over(node):
                return Problem("log.too-large", "large-number", {"count": count, "limit": MOST_DIGITS}, path)
        elif node is not None and not isinstance(node, float):
            return Problem("log.schema", "schema-not-json", {}, path)
    return None


_HALF: Final = re.compile("[\ud800-\udfff]")
