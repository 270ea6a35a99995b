"""JSON read slowly: strict by RFC 8259, with the place of every node and of every fault, at any depth."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final, NoReturn

from referee.documents.located import (
    MOST_DIGITS,
    MOST_FAULTS,
    Fault,
    Limits,
    Places,
    clip,
    too_many,
)
from referee.findings import Path

_SPACE: Final = re.compile(r"[ \t\n\r]*")
_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?")
_WORD: Final = re.compile(r"""[^\s,:\[\]{}"']+""")
_CHUNK: Final = re.compile(r'[^"\\\x00-\x1f]*')
_CODE: Final = re.compile(r"[0-9a-fA-F]{4}")
_LITERALS: Final[dict[str, bool | None]] = {"true": True, "false": False, "null": None}
_MEANT: Final = {"none": "null", "nil": "null", "undefined": "null", "~": "null", "yes": "true", "no": "false"}
_NOT_NUMBERS: Final = frozenset(("nan", "infinity", "-infinity", "+infinity", "inf", "-inf", "+inf", ".inf", ".nan"))
_ESCAPES: Final = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WRITTEN: Final = {each: "\\" + letter for letter, each in _ESCAPES.items()}
_CLOSING: Final = {"[": "]", "{": "}"}


class _Stopped(Exception):  # noqa: N818 - how the scan ends, seen by nobody
    """The text can not be read on."""


class _Open:
    """A list or mapping that is still open."""

    __slots__ = ("at", "closing", "container", "key", "node", "seen", "step")

    def __init__(self, container: Any, closing: str, node: int, step: str | int, at: int) -> None:
        self.container = container
        self.step = step  # by which it hangs in the one around it
        self.closing = closing
        self.node = node
        self.at = at
        self.seen: dict[str, int] = {}
        self.key: tuple[str, int, int] | None = None  # that waits for its value


class Scan:
    """One pass over a JSON text.

    Args:
        text: The text.
        limits: How much of it is read.

    >>> Scan('{"a": [1, 2.5]}', Limits()).value
    {'a': [1, 2.5]}
    >>> [(fault.words, fault.start) for fault in Scan('{"a": 1 "b": 2}', Limits()).faults]
    [('json-comma', 8)]
    """

    def __init__(self, text: str, limits: Limits) -> None:
        self.value: Any = None
        self.places = Places()
        self.faults: list[Fault] = []
        self._text = text
        self._limits = limits
        self._open: list[_Open] = []
        try:
            self._read()
        except _Stopped:
            self.value = None

    def _read(self) -> None:
        text = self._text
        at = self._space(0)
        if at == len(text):
            self._stop(Fault(0, 0, "text-empty"))
        while True:
            at = self._value(at)
            while self._open:
                at = self._space(at)
                if text[at : at + 1] == ",":
                    at = self._next(at)
                    break
                at = self._close(at)
            else:
                break
        at = self._space(at)
        if at < len(text):
            found = text[at]
            if found in "]}":
                self._stop(Fault(at, at + 1, "json-stray-close", {"found": found}))
            if found == "#" or text[at : at + 2] in ("//", "/*"):
                self._stop(Fault(at, at + 1, "json-comment"))
            self._stop(Fault(at, at + 1, "json-extra-comma" if found == "," else "json-after-end"))

    def _space(self, at: int) -> int:
        match = _SPACE.match(self._text, at)
        assert match is not None
        return match.end()

    def _value(self, at: int) -> int:
        """Read a value, of a list or mapping up to where its first value begins; returns where it ends."""
        text = self._text
        while True:
            letter = text[at : at + 1]
            if letter == '"':
                value, end = self._string(at)
                self._add(value, at, end)
                return end
            if letter not in ("[", "{"):
                return self._scalar(at)
            if len(self._open) >= self._limits.depth:
                self._fault(
                    Fault(at, at + 1, "large-depth", {"limit": self._limits.depth}, "log.too-large", path=self._here())
                )
                raise _Stopped
            container: Any = [] if letter == "[" else {}
            step = self._step()
            node = self._add(container, at, at + 1)
            self._open.append(_Open(container, _CLOSING[letter], node, step, at))
            at = self._space(at + 1)
            if text[at : at + 1] == self._open[-1].closing:
                return self._close(at)
            if letter == "{":
                at = self._key(at)

    def _scalar(self, at: int) -> int:
        word = _WORD.match(self._text, at)
        written = word[0] if word else ""
        if written in _LITERALS:
            self._add(_LITERALS[written], at, at + len(written))
            return at + len(written)
        number = _NUMBER.fullmatch(written)
        if number is None:
            self._stop(self._no_value(at, written))
        value: int | float | None = None
        if number[1] or number[2]:
            value = float(written)
        else:
            with suppress(ValueError):  # of more digits than this Python reads
                value = int(written) if len(written) <= MOST_DIGITS + 1 else None
            if value is None:
                args = {"count": len(written), "limit": MOST_DIGITS}
                self._fault(Fault(at, at + len(written), "large-number", args, "log.too-large", path=self._here()))
        self._add(value, at, at + len(written))
        return at + len(written)

    def _no_value(self, at: int, written: str) -> Fault:
        """What stands where a value should."""
        text, end = self._text, at + len(written)
        found = text[at : at + 1]
        args: dict[str, object] = {"found": clip(written or found)}
        if not found:
            return self._unclosed(at)
        if found == "'":
            return Fault(at, at + 1, "json-single-quotes")
        if found == "#" or written.startswith(("//", "/*")):
            return Fault(at, at + 1, "json-comment")
        if found == ",":
            return Fault(at, at + 1, "json-extra-comma")
        if not written:
            return Fault(at, at + 1, "json-value-missing" if found in "]}" else "json-unexpected", args)
        if written.lower() in _NOT_NUMBERS:
            return Fault(at, end, "json-nan", args)
        right = written.lower() if written.lower() in _LITERALS else _MEANT.get(written.lower())
        if right is not None:
            return Fault(at, end, "json-literal", {**args, "right": right})
        if re.fullmatch(r"[-+]?\.?[0-9][0-9a-fA-FxX_.eE+-]*", written):
            return Fault(at, end, "json-number", args)
        return Fault(at, end, "json-quotes", {"text": clip(written)})

    def _next(self, at: int) -> int:
        """Go on after a comma: to the next value, past its key."""
        inner = self._open[-1]
        after = self._space(at + 1)
        if self._text[after : after + 1] == inner.closing:
            self._stop(Fault(at, at + 1, "json-extra-comma"))
        return self._key(after) if inner.closing == "}" else after

    def _key(self, at: int) -> int:
        """Read a key and its colon; returns where its value begins."""
        text, inner = self._text, self._open[-1]
        found = text[at : at + 1]
        if found != '"':
            if not found:
                self._stop(self._unclosed(at))
            word = _WORD.match(text, at)
            if found == "," or found == "'":
                self._stop(Fault(at, at + 1, "json-extra-comma" if found == "," else "json-single-quotes"))
            if found == "#" or text.startswith(("//", "/*"), at):
                self._stop(Fault(at, at + 1, "json-comment"))
            if word:
                self._stop(Fault(at, word.end(), "json-quotes", {"text": clip(word[0])}))
            self._stop(Fault(at, at + 1, "json-key"))
        key, end = self._string(at)
        if key in inner.seen:
            path, first = (*self._path(), key), inner.seen[key]
            args = {"key": clip(key)}
            self._fault(Fault(at, end, "duplicate-key", args, "log.duplicate-key", path, on_key=True, other=first))
        else:
            inner.seen[key] = at
        inner.key = key, at, end
        at = self._space(end)
        if text[at : at + 1] != ":":
            self._stop(Fault(end, end, "json-colon", {"key": clip(key)}))
        return self._space(at + 1)

    def _close(self, at: int) -> int:
        """A list or mapping ends, or a comma is missing in it."""
        inner, found = self._open[-1], self._text[at : at + 1]
        if found != inner.closing:
            self._stop(self._not_closed(at, found))
        self._open.pop()
        self.places.close(inner.node, at + 1)
        return at + 1

    def _not_closed(self, at: int, found: str) -> Fault:
        """What stands where a comma or the closing bracket should."""
        inner = self._open[-1]
        args = {"closing": inner.closing, "found": found, "opened": self._text[inner.at]}
        if not found:
            return self._unclosed(at)
        if found in "]}":
            return Fault(at, at + 1, "json-mismatch", args, other=inner.at)
        if found == "#" or self._text.startswith(("//", "/*"), at):
            return Fault(at, at + 1, "json-comment")
        return Fault(at, at + 1, "json-comma", args)

    def _unclosed(self, at: int) -> Fault:
        """The text ends too early."""
        end = len(self._text[:at].rstrip())
        if not self._open:
            return Fault(end, end, "json-value-missing")
        inner = self._open[-1]
        args = {"closing": inner.closing, "opened": self._text[inner.at]}
        return Fault(end, end, "json-unclosed", args, other=inner.at)

    def _string(self, at: int) -> tuple[str, int]:
        """Read a text in quotes; returns it and where it ends."""
        text, pieces, here = self._text, [], at + 1
        while True:
            chunk = _CHUNK.match(text, here)
            assert chunk is not None
            pieces.append(chunk[0])
            here = chunk.end()
            letter = text[here : here + 1]
            if letter == '"':
                return "".join(pieces), here + 1
            if letter == "\\":
                piece, here = self._escape(here)
                pieces.append(piece)
            elif letter in ("", "\n", "\r"):
                self._stop(Fault(at, at + 1, "json-open-quote"))
            else:
                args = {"code": f"U+{ord(letter):04X}", "right": _WRITTEN.get(letter, f"\\u{ord(letter):04x}")}
                self._fault(Fault(here, here + 1, "json-control", args))
                here += 1

    def _escape(self, at: int) -> tuple[str, int]:
        """Read what a backslash begins; returns the character and where it ends."""
        text = self._text
        if at + 1 == len(text):
            return "", at + 1
        simple = _ESCAPES.get(text[at + 1 : at + 2])
        if simple is not None:
            return simple, at + 2
        code = _CODE.match(text, at + 2) if text[at + 1 : at + 2] == "u" else None
        if code is None:
            self._fault(Fault(at, at + 2, "json-escape", {"text": text[at : at + 2]}))
            return "", at + 1
        unit, end = int(code[0], 16), code.end()
        if 0xD800 <= unit < 0xDC00 and text.startswith("\\u", end):
            other = _CODE.match(text, end + 2)
            low = int(other[0], 16) if other else 0
            if 0xDC00 <= low < 0xE000:
                return chr(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)), end + 6
        if 0xD800 <= unit < 0xE000:
            self._fault(Fault(at, end, "text-surrogate", {"code": text[at:end]}))
            return "\ufffd", end
        return chr(unit), end

    def _add(self, value: Any, start: int, end: int) -> int:
        if len(self.places) >= self._limits.nodes:
            self._fault(Fault(start, end, "large-nodes", {"limit": self._limits.nodes}, "log.too-large"))
            raise _Stopped
        if not self._open:
            self.value = value
            return self.places.add(start, end, None, 0, 0)
        inner = self._open[-1]
        if inner.key is None:
            inner.container.append(value)
            return self.places.add(start, end, None, 0, 0)
        key, key_start, key_end = inner.key
        inner.container[key] = value
        inner.key = None
        return self.places.add(start, end, key, key_start, key_end)

    def _path(self) -> Path:
        """The path of the list or mapping that is open."""
        return tuple(each.step for each in self._open[1:])

    def _here(self) -> Path:
        """The path of the node that comes next."""
        return (*self._path(), self._step()) if self._open else ()

    def _step(self) -> str | int:
        """By which the node that comes next hangs in the one around it."""
        if not self._open:
            return 0
        inner = self._open[-1]
        return inner.key[0] if inner.key else len(inner.container)

    def _fault(self, fault: Fault) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)
        elif len(self.faults) == MOST_FAULTS:
            self.faults.append(too_many(fault.start))

    def _stop(self, fault: Fault) -> NoReturn:
        self._fault(fault)
        raise _Stopped
