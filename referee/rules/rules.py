"""The rules of one game as they hold at one table: merged, checked, and ready to be compiled by the phases."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Final

from msgspec import UnsetType

from referee.cards import Cards, Form, Group, Notation
from referee.expressions import Expression, Names, Scope, Selector, SelectorReader, read_expression
from referee.rules.model import Clause, RulesModel, Values
from referee.rules.phase_model import BiddingPhase, DrawStep, Phase, PlayPhase, ScoreStep, TurnUpPhase, TurnUpStep

HOLE: Final = re.compile(r"\{([^{}]*)\}")
"""An expression in a text."""

_ALL: Final = ("me", "left", "dealer", "leader", "winner")
REDEAL_SCOPE: Final = Scope(hand=True)
TURN_SCOPE: Final = Scope(turned=True)
TRICK_SCOPE: Final = Scope(_ALL, trick=True, played=True)
TRICK_TURN_SCOPE: Final = Scope(_ALL, turned=True)
SCORE_SCOPE: Final = Scope(played=True)
DEAL_SCOPE: Final = Scope((), dealt=False)
BID_SCOPE: Final = Scope()
END_SCOPE: Final = Scope()
LEAD_SCOPE: Final = Scope()
OPENS_SCOPE: Final = Scope(("dealer",))
"""What has a meaning in a redeal's condition, what a turn-up scores, what is scored after a trick and by a turn-up
there, in a phase that scores or pays, in how many cards are dealt, in what may be bid, in the condition of the end, in
what lifts a veto, and in what everybody has staked before the betting."""


class CardValues:
    """A table of card values: what each card is worth under each trump."""

    def __init__(self, model: Values, selectors: SelectorReader, class_mask: Sequence[int], size: int) -> None:
        self.clause = model.clause
        rows = [(selectors.read(row.cards), row.points) for row in model.rows]
        self.by_trump: dict[int, tuple[int, ...]] = {}
        for trump in class_mask:
            points = [0] * size
            left = (1 << size) - 1
            for selector, worth in rows:
                hit = selector.mask(trump) & left
                left ^= hit
                for card in range(size):
                    if hit >> card & 1:
                        points[card] = worth
            self.by_trump[trump] = tuple(points)

    def of(self, trump_mask: int) -> Sequence[int]:
        """The points of each card, given the mask of all trumps."""
        return self.by_trump[trump_mask]


@dataclass(frozen=True, eq=False)
class Rules:
    """The rules of one game at one table.

    Args:
        model: The merged rules.
        digest: A hash over them.
        variants: The variants in force, presets spelt out.
        options: Every option and its value.
        rulings: The rulings that were named, and their answers.
    """

    model: RulesModel
    digest: str
    variants: tuple[str, ...] = ()
    options: Mapping[str, int] = field(default_factory=dict)
    rulings: Mapping[str, str] = field(default_factory=dict)
    _read: dict[tuple[str, str, Scope], Expression] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def game(self) -> str:
        """The game's id."""
        return self.model.game

    @property
    def version(self) -> str:
        """The version of the rules, as `1.0.0`."""
        return self.model.version

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """The clauses by their ids."""
        return MappingProxyType(self.model.clauses)

    @cached_property
    def usual(self) -> Rules:
        """These rules with the usual value of each option, the smallest where it has none."""
        options = {
            name: option.min if option.default is None else option.default
            for name, option in self.model.options.items()
        }
        return self if self.options == options else replace(self, options=options)

    @cached_property
    def cards(self) -> Cards:
        """Every card the game can speak of."""
        return cards_of(self.model)

    @cached_property
    def selectors(self) -> SelectorReader:
        """Reads selectors against this game's cards."""
        return _selectors(self.cards)

    @cached_property
    def notations(self) -> Mapping[str, Notation]:
        """The ways in which this game's cards are written."""
        return notations_of(self.model, self.cards)

    @cached_property
    def pack(self) -> int:
        """The mask of the cards that some number of players plays with."""
        return self.selector(self.model.pack.cards).mask()

    def pack_for(self, players: int) -> int:
        """The mask of the cards that so many players play with."""
        pack = self.pack
        for row in self.model.pack.remove.rows if self.model.pack.remove else ():
            if players in row.players:
                pack &= ~self.selector(row.cards).mask()
        return pack

    @cached_property
    def phases(self) -> Mapping[str, Phase]:
        """The phases that are not left out."""
        return {name: phase for name, phase in self.model.phases.items() if phase is not None}

    @cached_property
    def sequence(self) -> Sequence[str]:
        """The phases of a deal, without those that are left out."""
        return [name for name in self.model.sequence if name in self.phases]

    @cached_property
    def dealt(self) -> Sequence[Phase]:
        """The phases of a deal, in order."""
        return [self.phases[name] for name in self.sequence]

    @cached_property
    def after_tricks(self) -> Sequence[ScoreStep | DrawStep | TurnUpStep]:
        """What happens after each trick, in order."""
        return [step for phase in self.dealt if isinstance(phase, PlayPhase) for step in phase.after]

    @property
    def turned_once(self) -> int:
        """How many cards of the stock are turned up before the tricks."""
        return sum(isinstance(phase, TurnUpPhase) and phase.source == "stock" for phase in self.dealt)

    @property
    def turned_a_trick(self) -> int:
        """How many cards are turned up after each trick."""
        return sum(isinstance(step, TurnUpStep) for step in self.after_tricks)

    @cached_property
    def class_of(self) -> tuple[int, ...]:
        """Each card's class: the place of its suit in `Cards.suits`."""
        suits = self.cards.suits
        return tuple(suits.index(suit) for suit in self.cards.suit)

    @cached_property
    def class_mask(self) -> tuple[int, ...]:
        """The cards of each class; one more row, empty, stands for "none"."""
        return (*(self.cards.where("suit", [suit]) for suit in self.cards.suits), 0)

    @cached_property
    def suit_orders(self) -> dict[str, Sequence[str]]:
        """The suits that have an order of their own, from the highest rank to the lowest."""
        return {suit: [str(rank) for rank in ranks] for suit, ranks in self.model.order.suits.items()}

    def order_of(self, suit: str) -> Sequence[str]:
        """The ranks of a suit, from the highest to the lowest."""
        return self.suit_orders.get(suit, [str(rank) for rank in self.model.order.default])

    @cached_property
    def values(self) -> Mapping[str, CardValues]:
        """The tables of card values."""
        size = len(self.cards)
        return {name: CardValues(t, self.selectors, self.class_mask, size) for name, t in self.model.values.items()}

    @cached_property
    def names(self) -> Names:
        """What an expression may name."""
        return Names(self.selectors, self.options, self.values, tuple(self.model.pots), self.bid_words)

    @cached_property
    def bid_words(self) -> tuple[str, ...]:
        """The words that may be bid, in whatever phase."""
        bidding = [phase for phase in self.model.phases.values() if isinstance(phase, BiddingPhase)]
        return tuple(dict.fromkeys(word for phase in bidding for word in phase.words))

    def selector(self, text: str) -> Selector:
        """Read a selector.

        Raises:
            ExpressionError: It is none.
        """
        return self.selectors.read(text)

    def expression(self, text: str | int, kind: str, scope: Scope) -> Expression:
        """Read an expression, `number` or `boolean`.

        Raises:
            ExpressionError: It is none.
        """
        key = str(text), kind, scope
        if key not in self._read:
            self._read[key] = read_expression(str(text), self.names, kind, scope)
        return self._read[key]

    @staticmethod
    def words(texts: dict[str, str] | UnsetType) -> dict[str, str]:
        """Texts of the rules, or none."""
        return {} if isinstance(texts, UnsetType) else dict(texts)

    def holes(self, texts: dict[str, str] | UnsetType, scope: Scope) -> dict[str, Expression]:
        """The expressions in texts of the rules, each by its own text."""
        found = {hole for text in self.words(texts).values() for hole in HOLE.findall(text)}
        return {hole: self.expression(hole, "number", scope) for hole in sorted(found)}


def cards_of(model: RulesModel) -> Cards:
    """The cards that rules speak of."""
    groups = [
        Group(name, tuple(str(s) for s in group.suits), tuple(str(r) for r in group.ranks))
        for name, group in model.cards.groups.items()
    ]
    return _cards(tuple(groups), model.cards.id)


_cards: Final = lru_cache(maxsize=64)(Cards)
_selectors: Final = lru_cache(maxsize=64)(SelectorReader)
"""Rules that differ elsewhere share their cards, and how these are chosen and written: nobody changes them."""

_Spellings = tuple[tuple[str, tuple[str, ...]], ...]


@lru_cache(maxsize=256)
def _notation(cards: Cards, forms: tuple[tuple[str, _Spellings, _Spellings, bool], ...]) -> Notation:
    return Notation(cards, [Form(write, dict(suits), dict(ranks), any_case) for write, suits, ranks, any_case in forms])


def notations_of(model: RulesModel, cards: Cards) -> dict[str, Notation]:
    """The notations that rules declare."""

    def several(words: str | int | list[str] | list[str | int]) -> tuple[str, ...]:
        return tuple(str(word) for word in words) if isinstance(words, list) else (str(words),)

    return {
        name: _notation(
            cards,
            tuple(
                (
                    form.write,
                    tuple((suit, several(words)) for suit, words in form.suits.items()),
                    tuple((rank, several(words)) for rank, words in form.ranks.items()),
                    form.any_case,
                )
                for form in notation.forms
            ),
        )
        for name, notation in model.notations.items()
    }
