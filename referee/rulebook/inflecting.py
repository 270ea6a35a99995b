"""How words change in a sentence: German cases and commas, and the words that are bid."""

from __future__ import annotations

import re
from typing import Final

from referee.rulebook.telling import Telling

CLOSE: Final = "\0"
"""Where a German relative clause ends: a comma, unless the sentence ends there as well."""
_ENDED: Final = re.compile(r"\0+(?=\s*(?:[,.;:)]|$))")
_MASCULINE: Final = re.compile(
    r"(?:^|(?<=sonst )|(?<=und ))(ein|der) (?=(?:Punkt|Chip|Stich|Punktestand|Wert|Rest|Unterschied)\b)"
)
_DATIVE: Final = (
    (re.compile(r"^die (?=(?:vom Spiel davor übrigen )?Chips)"), "den "),
    (re.compile(r"^die (\w+e) (?=[A-Z])"), r"der \1n "),
    (re.compile(r"^die "), "der "),
    (re.compile(r"^(?:der|das) "), "dem "),
    (re.compile(r"^ein "), "einem "),
)


def finished(text: str) -> str:
    """A phrase as it is read, its commas set."""
    return _ENDED.sub("", text).replace(CLOSE, ",")


def accusative(text: str) -> str:
    """A German noun phrase that begins with a masculine noun, in the accusative.

    >>> accusative("ein Punkt für jeden Stich"), accusative("der Punktestand"), accusative("die Ansage")
    ('einen Punkt für jeden Stich', 'den Punktestand', 'die Ansage')
    """
    return _MASCULINE.sub(lambda found: {"ein": "einen ", "der": "den "}[found[1]], text)


def dative(text: str) -> str:
    """A German noun phrase in the dative.

    >>> dative("die kleinere Zahl von zehn und elf"), dative("der Punktestand"), dative("die Chips im Topf")
    ('der kleineren Zahl von zehn und elf', 'dem Punktestand', 'den Chips im Topf')
    """
    for pattern, becomes in _DATIVE:
        found = pattern.sub(becomes, text)
        if found != text:
            return found
    return text


def genitive(text: str) -> str:
    """A German score in the genitive; anything else as it is.

    >>> genitive("der Punktestand der Partei")
    'des Punktestands der Partei'
    """
    return re.sub("^der Punktestand", "des Punktestands", text)


def bid_word(t: Telling, word: str) -> str:
    """A word that is bid, as it is written in a sentence: in German it is a noun."""
    said = re.sub("[-_]", " ", word)
    return said.title() if t.lang == "de" else said
