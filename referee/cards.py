"""Cards, and how they are written: every card a game knows, and its notations in both directions.

A card is a whole number, its place in `Cards.ids`; a set of cards is a mask with one bit a card. Which of them are in
play is the rules' business (`pack`): a notation can write all of them, so that a six in a game without sixes is
understood, and refused for what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

UNKNOWN: Final = -1
"""The index that stands for a card nobody recorded, written `x` or `?`."""

UNKNOWN_WORDS: Final = frozenset({"x", "?"})
MOST_CARDS: Final = 512

_EMOJI_STYLE: Final = "\ufe0f"
_HOLE: Final = re.compile(r"\{(?:rank|suit)\}")


def members(mask: int) -> Iterator[int]:
    """Yield the cards of a mask, lowest index first.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(cards: Iterable[int]) -> int:
    """Put cards into one mask; unknown ones leave no trace.

    >>> bin(mask_of([1, 4, UNKNOWN]))
    '0b10010'
    """
    mask = 0
    for card in cards:
        if card >= 0:
            mask |= 1 << card
    return mask


def fill(pattern: str, rank: str, suit: str) -> str:
    """Write a card by a pattern.

    >>> fill("{suit}-{rank}", "7", "Karo")
    'Karo-7'
    """
    return _HOLE.sub(lambda hole: rank if hole[0] == "{rank}" else suit, pattern)


@dataclass(frozen=True)
class Group:
    """Cards that are made alike: each of `ranks` in each of `suits`."""

    name: str
    suits: tuple[str, ...]
    ranks: tuple[str, ...]


@dataclass(frozen=True)
class Cards:
    """Every card a game can speak of.

    Args:
        groups: The cards, group by group; a card's index follows this order.
        form: How a card's id is made of `{rank}` and `{suit}`.
    """

    groups: tuple[Group, ...]
    form: str = "{rank}{suit}"

    @cached_property
    def _all(self) -> list[tuple[str, str, str]]:
        return [(group.name, suit, rank) for group in self.groups for suit in group.suits for rank in group.ranks]

    def __len__(self) -> int:
        return len(self._all)

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The id of each card, as rules name it: `7D`."""
        return tuple(fill(self.form, rank, suit) for _, suit, rank in self._all)

    @cached_property
    def suit(self) -> tuple[str, ...]:
        """The printed suit of each card."""
        return tuple(suit for _, suit, _ in self._all)

    @cached_property
    def rank(self) -> tuple[str, ...]:
        """The rank of each card."""
        return tuple(rank for _, _, rank in self._all)

    @cached_property
    def group(self) -> tuple[str, ...]:
        """The name of each card's group."""
        return tuple(name for name, _, _ in self._all)

    @cached_property
    def suits(self) -> tuple[str, ...]:
        """All suits, each once, in order."""
        return tuple(dict.fromkeys(self.suit))

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """All ranks, each once, in order."""
        return tuple(dict.fromkeys(self.rank))

    @cached_property
    def everything(self) -> int:
        """The mask of all cards."""
        return (1 << len(self)) - 1

    def where(self, key: str, values: Iterable[str]) -> int:
        """The mask of the cards whose `rank`, `suit`, `group` or `card` id is one of the values."""
        wanted = set(values)
        column = {"rank": self.rank, "suit": self.suit, "group": self.group, "card": self.ids}[key]
        return mask_of(index for index, value in enumerate(column) if value in wanted)


@dataclass(frozen=True)
class Form:
    """One way of writing cards: a pattern, and the words that may fill it; the first word is the one written."""

    pattern: str
    suits: Mapping[str, tuple[str, ...]]
    ranks: Mapping[str, tuple[str, ...]]
    any_case: bool = False


class Notation:
    r"""The written form of every card, both ways.

    >>> cards = Cards((Group("french", ("♥",), ("10", "K")),))
    >>> form = Form("{rank}{suit}", {"♥": ("♥", "H")}, {"10": ("10", "T")}, any_case=True)
    >>> notation = Notation(cards, [form])
    >>> notation.written
    ('10♥', 'K♥')
    >>> notation.read("th"), notation.read("K♥\ufe0f"), notation.read("x"), notation.read("Q♥")
    (0, 1, -1, None)
    """

    def __init__(self, cards: Cards, forms: Sequence[Form]) -> None:
        written: list[str | None] = [None] * len(cards)
        self.cards = cards
        self.exact: dict[str, int] = {}
        self.clashes: list[tuple[str, str, str]] = []
        """Spellings of two cards that a reader could take for one, for the linter."""
        self._any_case: dict[str, int] = {}
        self._letters: set[str] = set()
        self.suit_signs = {suit: signs[0] for form in reversed(forms) for suit, signs in form.suits.items() if signs}
        """How a suit is written where it stands alone."""
        for form in forms:
            for index in range(len(cards)):
                for suit in form.suits.get(cards.suit[index], ()):
                    for rank in form.ranks.get(cards.rank[index], (cards.rank[index],)):
                        text = fill(form.pattern, rank, suit)
                        if written[index] is None:
                            written[index] = text
                        self._learn(text, index, any_case=form.any_case)
        for text, index in self.exact.items():
            other = self._any_case.get(text.casefold(), index)
            if other != index:
                self.clashes.append((text, cards.ids[other], cards.ids[index]))
        self.unwritten = [index for index, text in enumerate(written) if text is None]
        self.written: tuple[str, ...] = tuple(
            text if text is not None else cards.ids[index] for index, text in enumerate(written)
        )

    def _learn(self, text: str, index: int, *, any_case: bool) -> None:
        """Remember one spelling."""
        known = self.exact.setdefault(text, index)
        if known != index:
            self.clashes.append((text, self.cards.ids[known], self.cards.ids[index]))
        if any_case:
            self._any_case.setdefault(text.casefold(), index)
            self._letters.update(text.lower() + text.upper())

    def read(self, text: str) -> int | None:
        """Tell which card a text means: its index, `UNKNOWN`, or None where it is no card."""
        index = self.exact.get(text)
        if index is not None:
            return index
        if text in UNKNOWN_WORDS:
            return UNKNOWN
        bare = text.replace(_EMOJI_STYLE, "")
        index = self.exact.get(bare)
        if index is None and self._letters.issuperset(bare):  # not the Kelvin sign, which is the letter K in small
            index = self._any_case.get(bare.casefold())
        return index

    def write(self, mask: int) -> list[str]:
        """Write the cards of a mask in the order of the pack."""
        return [self.written[card] for card in members(mask)]
