"""Making foreign text harmless where people read it: names, notes and file names are data, never commands."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Final

_NO_WIDTH: Final = frozenset({"Mn", "Me", "Cf"})
_HARMLESS: Final = frozenset({"\ufe0f", "\u200d"})
_SHORT: Final = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
_WORKFLOW: Final = ("::", "##[")
_PLAIN: Final = re.compile(r"""[^\s"'&*!|>%@`#,\[\]{}?:~-]([^"'`#,\[\]{}:?]*[^\s"'`#,\[\]{}:?])?\Z""")
_TYPED: Final = re.compile(
    r"(null|true|false|yes|no|on|off|y|n|=|[-+]?\.(inf|nan)|[-+.]?[0-9][0-9a-fox_.:+-]*)\Z", re.IGNORECASE
)


def visible(text: str) -> str:
    r"""Show control, direction and other unseen characters by their code points.

    >>> visible("Anna\x1b[31m\u202e\n")
    'Anna\\x1b[31m\\u202e\\n'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(shown(sign) for sign in text)


def shown(sign: str) -> str:
    """One character as it may stand on a terminal."""
    if sign.isprintable() or sign in _HARMLESS:
        return sign
    if sign in _SHORT:
        return _SHORT[sign]
    if unicodedata.category(sign) == "Zs":
        return " "
    point = ord(sign)
    return f"\\x{point:02x}" if point < 0x100 else f"\\u{point:04x}" if point < 0x10000 else f"\\U{point:08x}"


def file_name(name: str | None) -> str:
    """What a line of output begins with; a name that a build log would take for a command does not begin it.

    >>> file_name("::error::x.yaml")
    './::error::x.yaml'
    """
    text = visible(name or "-")
    return "./" + text if text.startswith(_WORKFLOW) else text


def folded(text: str) -> str:
    r"""A text of a rules file as one line.

    >>> folded("Follow suit\n  if you can")
    'Follow suit if you can'
    """
    return visible(" ".join(text.split()))


def width(text: str) -> int:
    """How many columns a text takes on a terminal.

    >>> width("A♠"), width("e\u0301"), width("札")
    (2, 1, 2)
    """
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.category(sign) in _NO_WIDTH else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def json_text(line: bytes) -> str:
    r"""JSON for a terminal: the same data, with every unseen character escaped; line ends stay.

    >>> json_text('{"seat":"Anna\u202e♥"}'.encode())
    '{"seat":"Anna\\u202e♥"}'
    """
    text = line.decode()
    return text if text.isprintable() else "".join(_json_sign(sign) for sign in text)


def yaml_scalar(text: str) -> str:
    r"""A text as it can stand in a flow mapping of a log.

    >>> yaml_scalar("7♦"), yaml_scalar("a: b"), yaml_scalar("null"), yaml_scalar("Anna\x1b")
    ('7♦', '"a: b"', '"null"', '"Anna\\u001b"')
    """
    if text.isprintable() and _PLAIN.match(text) and not _TYPED.match(text):
        return text
    return "".join(_yaml_sign(sign) for sign in json.dumps(text, ensure_ascii=False))


def _json_sign(sign: str) -> str:
    return sign if sign.isprintable() or sign == "\n" else json.dumps(sign)[1:-1]


def _yaml_sign(sign: str) -> str:
    """JSON writes what lies beyond U+FFFF as two halves, which YAML does not put together."""
    return f"\\U{ord(sign):08x}" if sign > "\uffff" and not sign.isprintable() else _json_sign(sign)
