"""Pictures of suits: outlines in a square of 24 units, drawn without any outside help."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from referee.rules import Rules

BOX: Final = "0 0 24 24"
"""The square in which every outline is drawn: x to the right and y down, both from 0 to 24."""


@dataclass(frozen=True)
class Picture:
    """What a suit looks like.

    Args:
        path: The data of an SVG path within `BOX`; what is drawn inside a drawn part is a hole in it.
        colour: One of the colours that the rules language names.
    """

    path: str
    colour: str


FRENCH: Final[Mapping[str, Picture]] = {
    "♠": Picture(
        "M12 1.5C10 5.2 2.5 9.3 2.5 14.6C2.5 17.6 4.7 19.6 7.2 19.6C8.8 19.6 10.2 18.9 11 17.7"
        "C10.8 19.9 9.9 21.6 8.2 22.5H15.8C14.1 21.6 13.2 19.9 13 17.7C13.8 18.9 15.2 19.6 16.8 19.6"
        "C19.3 19.6 21.5 17.6 21.5 14.6C21.5 9.3 14 5.2 12 1.5Z",
        "black",
    ),
    "♥": Picture(
        "M12 22C9.6 18.4 2 13.6 2 8.1C2 4.7 4.5 2.4 7.4 2.4C9.4 2.4 11.1 3.5 12 5.4C12.9 3.5 14.6 2.4 16.6 2.4"
        "C19.5 2.4 22 4.7 22 8.1C22 13.6 14.4 18.4 12 22Z",
        "red",
    ),
    "♦": Picture(
        "M12 1.2C14.2 5.1 17 8.7 20.4 12C17 15.3 14.2 18.9 12 22.8C9.8 18.9 7 15.3 3.6 12C7 8.7 9.8 5.1 12 1.2Z",
        "red",
    ),
    "♣": Picture(
        "M12 1.7C9.2 1.7 7.2 3.8 7.2 6.4C7.2 7.7 7.7 8.8 8.5 9.8C7.9 9.5 7.3 9.4 6.7 9.4C4 9.4 1.9 11.5 1.9 14.2"
        "C1.9 16.9 4 19 6.7 19C8.6 19 10.2 17.9 11.1 16.3C11 19 10.1 21.3 8.2 22.5H15.8C13.9 21.3 13 19 12.9 16.3"
        "C13.8 17.9 15.4 19 17.3 19C20 19 22.1 16.9 22.1 14.2C22.1 11.5 20 9.4 17.3 9.4C16.7 9.4 16.1 9.5 15.5 9.8"
        "C16.3 8.8 16.8 7.7 16.8 6.4C16.8 3.8 14.8 1.7 12 1.7Z",
        "black",
    ),
}
"""The French suits, by the signs with which they are written."""


def pictures_of(rules: Rules) -> dict[str, Picture]:
    """The picture of each suit that has one: what the rules draw, else a French suit by its sign."""
    found = {suit: Picture(drawn.path, drawn.colour) for suit, drawn in rules.model.cards.pictures.items()}
    for notation in rules.notations.values():
        for suit, sign in notation.suit_signs.items():
            if sign in FRENCH and suit not in rules.model.cards.pictures:
                found.setdefault(suit, FRENCH[sign])
    return {suit: found[suit] for suit in rules.cards.suits if suit in found}
