"""JSON text to a document: fast while nothing is wrong, and read again with care when something is."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from referee.documents.json_scan import Scan
from referee.documents.located import (
    MOST_FAULTS,
    STANDARD,
    Document,
    Fault,
    Limits,
    Lines,
    Places,
    measured,
    settled,
    size_of,
    too_many,
)

_MAYBE_HALF: Final = re.compile(
    r"\\\\u[dD]"  # perhaps a backslash and no code: who knows without counting them
    r"|\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])"
    r"|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F]"
)
"""Half a character that lacks its other half, at a careful guess."""
_HALF: Final = re.compile("[\ud800-\udfff]")


def read_json(text: str, limits: Limits = STANDARD, *, first_line: int = 1) -> Document:
    """Read one log in JSON, strictly by RFC 8259.

    Args:
        text: The text, of one log.
        limits: How much of it is read.
        first_line: The number of its first line, in a file of several logs.

    >>> read_json('{"play": "7♦"}').value
    {'play': '7♦'}
    >>> read_json('{"play": 1, "play": 2}').problems[0].code
    'log.duplicate-key'
    """
    text = text.lstrip("\ufeff")
    size = size_of(text, limit=limits.size)
    if size is not None:
        args = {"size": size, "limit": limits.size}
        fault = Fault(0, 0, "large-size", args, "log.too-large")
        return Document(None, [fault.settled(Lines("", first=first_line))], text, line=first_line)
    halves = _halves(text)
    if halves:  # what else is wrong may follow from that
        return Document(None, settled(halves, Lines(text, first=first_line)), text, line=first_line)
    try:
        value = _FAST.decode(text)
        keys, excess = measured(value, limits)
        if excess is None and not ("\\u" in text and _MAYBE_HALF.search(text)):
            if text.count(":") != keys:  # else there is a colon for each key, so none stands twice
                _CAREFUL.decode(text)
            return Document(value, [], text, line=first_line, find=_places)
    except (ValueError, RecursionError):
        pass  # read on with care, to tell what is wrong
    scan = Scan(text, limits)
    if not scan.faults:
        return Document(scan.value, [], text, line=first_line, places=scan.places)
    problems = settled(scan.faults, Lines(text, first=first_line))
    return Document(None, problems, text, line=first_line, places=scan.places)


def _halves(text: str) -> list[Fault]:
    """Halves of characters that stand in the text as they are; no file holds any."""
    try:
        if not text.isascii():
            text.encode()
    except UnicodeEncodeError:
        faults: list[Fault] = []
        for match in _HALF.finditer(text):
            if len(faults) == MOST_FAULTS:
                return [*faults, too_many(match.start())]
            args = {"code": f"U+{ord(match[0]):04X}"}
            faults.append(Fault(match.start(), match.end(), "text-surrogate", args))
        return faults
    return []


def _places(text: str) -> Places:
    """Where the nodes of a text stand that is known to be without fault."""
    return Scan(text, Limits(len(text), len(text), len(text) + 1)).places


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key stands twice")
    return value


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")


_FAST: Final = json.JSONDecoder(parse_constant=_refuse)
_CAREFUL: Final = json.JSONDecoder(object_pairs_hook=_object)
