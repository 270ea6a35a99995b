"""Making foreign text harmless on a terminal: names, notes and file names are data, never commands."""

from __future__ import annotations

import unicodedata
from typing import Final

_HARMLESS: Final = frozenset({"\ufe0f", "\u200d"})


def visible(text: str) -> str:
    r"""Show control, direction and other unseen characters by their code points.

    >>> visible("Anna\x1b[31m\u202e")
    'Anna\\x1b[31m\\u202e'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(sign) for sign in text)


def _shown(sign: str) -> str:
    if sign.isprintable() or sign in _HARMLESS:
        return sign
    if unicodedata.category(sign) == "Zs":
        return " "
    point = ord(sign)
    return f"\\x{point:02x}" if point < 0x100 else f"\\u{point:04x}" if point < 0x10000 else f"\\U{point:08x}"
