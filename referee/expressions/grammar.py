"""The grammar of conditions and amounts: a text is read into a tree, and refused at its first fault."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Final, Protocol

from referee.expressions.selectors import ExpressionError, Reader, SelectorGrammar, SelectorReader
from referee.expressions.tree import (
    Absolute,
    Arithmetic,
    Broken,
    Chips,
    Comparison,
    Conditional,
    Count,
    Extreme,
    Has,
    Junction,
    Named,
    Negation,
    Negative,
    Node,
    Number,
    PerSeat,
    Said,
    SelectorNode,
    Total,
    Word,
    Worth,
    kind_of,
    parts_of,
)

MOST_NUMBER: Final = 1_000_000_000
"""The largest number that may be written."""

MOST_ASKED: Final = 4
"""Sets of cards that a condition may count in a hand: each multiplies the hands that must be tried for a hidden one."""

ZONES: Final = ("hand", "trick", "played")
NUMBERS: Final = ("hand_size", "players", "deal_no", "trick_no")
PER_SEAT: Final = ("score", "tricks", "cards", "bid")
FUNCTIONS: Final = (
    *PER_SEAT, "said", "total", "pot", "carried", "min", "max", "abs", "if", "count", "has", "broken", "sum", "value",
)  # fmt: skip
RESERVED: Final = frozenset({*NUMBERS, "and", "or", "not"})
"""Words that cannot name an option."""


class ValueTable(Protocol):
    """What cards are worth."""

    @property
    def by_trump(self) -> Mapping[int, Sequence[int]]:
        """The points of each card, by its index, under each mask of all trumps."""


@dataclass(frozen=True)
class Scope:
    """What has a meaning where an expression stands.

    Args:
        seats: The seats that can be spoken of.
        hand: The cards in the hand of `me` are asked about.
        trick: A trick lies on the table.
        turned: A card is being turned up.
        played: The cards that `me` has played in this deal are asked about.
        dealt: The cards are dealt: hands and tricks have a meaning.
    """

    seats: tuple[str, ...] = ("me", "left", "dealer")
    hand: bool = False
    trick: bool = False
    turned: bool = False
    played: bool = False
    dealt: bool = True

    @property
    def zones(self) -> tuple[str, ...]:
        """Where cards lie that can be counted."""
        return ("hand",) * self.hand + ("trick",) * self.trick + ("played",) * self.played

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers that can be named."""
        return NUMBERS if self.dealt else ("players", "deal_no")

    @property
    def functions(self) -> tuple[str, ...]:
        """The functions that can be called."""
        return FUNCTIONS if self.dealt else ("min", "max", "abs", "if")


@dataclass(frozen=True)
class Names:
    """What an expression may name in one game.

    Args:
        selectors: Reads selectors.
        options: The value of each option, by its id.
        tables: The value tables, by their id.
        pots: The pots, by their ids.
        words: The words that may be bid.
    """

    selectors: SelectorReader
    options: Mapping[str, int]
    tables: Mapping[str, ValueTable]
    pots: Sequence[str] = ()
    words: Sequence[str] = ()

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """What may be named, without what it is worth."""
        cards = self.selectors.cards
        known = (tuple(self.options), tuple(self.tables), tuple(self.pots), tuple(self.words))
        return Vocabulary((cards.groups, cards.form, *known), self)


@dataclass(frozen=True)
class Vocabulary:
    """The words that an expression may use: of two rule sets with the same words a text has the same tree.

    Args:
        words: All of them.
        names: The names of one of these rule sets.
    """

    words: tuple[object, ...]
    names: Names = field(compare=False, repr=False)


_COMPARE: Final = ("==", "!=", "<=", ">=", "<", ">")
_OPERATORS: Final = "+ - * // % == != < <= > >= and or"
_EVERYWHERE: Final = Scope(("me", "left", "dealer", "leader", "winner"), True, True, True, True)


class Parser:
    """Reads one expression into a tree.

    What is a number and what is true or false is seen from the text alone; names are looked up as they are read, so
    that of several faults the first in the text is told.

    Args:
        text: The expression.
        names: What it may name; without it every name is taken for good.
        scope: What has a meaning where it stands.
    """

    def __init__(self, text: str, names: Names | None = None, scope: Scope = _EVERYWHERE) -> None:
        self.reader = Reader(text)
        self.names = names
        self.scope = scope
        self.selectors = names.selectors.grammar if names else SelectorGrammar()
        self.within_total = False
        self.asked = 0

    def tree(self, kind: str | None = None) -> Node:
        """The tree of the whole text, which must be of that kind, if one is wanted."""
        node = self._either()
        if self.reader.peek()[0] != "end":
            self.reader.fail(_OPERATORS)
        return self._typed(node, kind, 0) if kind else node

    def _typed(self, node: Node, kind: str, start: int, end: int = -1) -> Node:
        """A part, which must be of that kind."""
        if kind_of(node) != kind:
            end = self.reader.at if end < 0 else end
            raise ExpressionError(f"expression-{kind}", start, end, part=self.reader.text[start:end])
        return node

    def _part(self, read: Callable[[], Node], kind: str) -> Node:
        start = self.reader.next
        return self._typed(read(), kind, start)

    def _either(self) -> Node:
        return self._joined(self._also, "or")

    def _also(self) -> Node:
        return self._joined(self._negated, "and")

    def _joined(self, read: Callable[[], Node], word: str) -> Node:
        start = self.reader.next
        left = read()
        end = self.reader.at
        while self.reader.take(word):
            self.reader.count(word)
            self._typed(left, "boolean", start, end)
            right = self._part(read, "boolean")
            left = Junction(start, self.reader.at, word, left, right)
        return left

    def _negated(self) -> Node:
        start = self.reader.next
        if self.reader.take("not"):
            self.reader.count("not")
            with self.reader.within():
                of = self._part(self._negated, "boolean")
            return Negation(start, self.reader.at, of)
        return self._compared()

    def _compared(self) -> Node:
        start = self.reader.next
        left = self._summed()
        end = self.reader.at
        sign = self.reader.take(*_COMPARE)
        if sign is None:
            return left
        self.reader.count(sign)
        self._typed(left, "number", start, end)
        right = self._part(self._summed, "number")
        return Comparison(start, self.reader.at, sign, left, right)

    def _summed(self) -> Node:
        return self._chain(self._multiplied, "+", "-")

    def _multiplied(self) -> Node:
        return self._chain(self._signed, "*", "//", "%")

    def _chain(self, read: Callable[[], Node], *signs: str) -> Node:
        start = self.reader.next
        left = read()
        end = self.reader.at
        while sign := self.reader.take(*signs):
            self.reader.count(sign)
            self._typed(left, "number", start, end)
            right = self._part(read, "number")
            left = Arithmetic(start, self.reader.at, sign, left, right)
        return left

    def _signed(self) -> Node:
        start = self.reader.next
        if self.reader.take("-"):
            self.reader.count("-")
            with self.reader.within():
                of = self._part(self._signed, "number")
            return Negative(start, self.reader.at, of)
        return self._atom()

    def _atom(self) -> Node:
        kind, text, start, end = self.reader.peek()
        if kind == "number":
            self.reader.at = end
            if int(text) > MOST_NUMBER:
                raise ExpressionError("expression-large", start, end, name=text)
            return Number(start, end, int(text))
        if self.reader.take("("):
            with self.reader.within():
                node = self._either()
            self.reader.need(")")
            return node
        if kind != "name":
            self.reader.fail("0, target, max(…), (…)")
        self.reader.at = end
        if self.reader.take("("):
            self.reader.count("(")
            with self.reader.within():
                node = self._call(text, start, end)
            self.reader.need(")")
            return replace(node, end=self.reader.at)
        return self._named(text, start, end)

    def _named(self, name: str, start: int, end: int) -> Node:
        options = self.names.options if self.names else {name: 0} if name not in ("and", "or", "not") else {}
        if name in self.scope.numbers or name in options or name.replace("_", "-") in options:
            return Named(start, end, name)
        known = [*self.scope.numbers, *(option.replace("-", "_") for option in options)]
        hyphened = self.reader.hyphened(start)
        if hyphened.replace("-", "_") in known:
            name, end = hyphened, start + len(hyphened)
        raise ExpressionError("expression-name", start, end, name=name, known=known)

    def _call(self, name: str, start: int, end: int) -> Node:
        """What stands in the brackets of a call; its end is not known yet."""
        if name not in self.scope.functions:
            raise ExpressionError("expression-function", start, end, name=name, known=self.scope.functions)
        if name in PER_SEAT:
            return PerSeat(start, end, name, self._seat())
        if name == "said":
            seat = self._seat()
            self.reader.need(",")
            return Said(start, end, seat, self._one_of_some("words", "expression-word", name, start, end))
        if name in ("min", "max"):
            parts = [self._part(self._either, "number")]
            while self.reader.take(","):
                parts.append(self._part(self._either, "number"))
            return Extreme(start, end, name, tuple(parts))
        if name == "abs":
            return Absolute(start, end, self._part(self._either, "number"))
        if name == "if":
            return self._conditional(start, end)
        if name == "total":
            return self._total(start, end)
        if name in ("pot", "carried"):
            return Chips(start, end, name, self._one_of_some("pots", "expression-pot", name, start, end))
        if name == "broken":
            return Broken(start, end, self._choice())
        if name in ("count", "has"):
            zone = self._word(self.scope.zones, "expression-zone")
            self.reader.need(",")
            return self._counted(name, zone, start, end)
        assert name in ("sum", "value"), name
        zone, there = ("trick", self.scope.trick) if name == "sum" else ("card", self.scope.turned)
        self._word((zone,) * there, "expression-zone")
        self.reader.need(",")
        return Worth(start, end, name, zone, self._one_of("tables", "expression-table"))

    def _word(self, known: Sequence[str], words: str) -> str:
        kind, text, start, end = self.reader.peek()
        if kind != "name" or text not in known:
            if kind != "name":
                self.reader.fail(", ".join(known) or ")")
            words = words if known else f"{words}-none"
            raise ExpressionError(words, start, end, name=text, known=known)
        self.reader.at = end
        return text

    def _seat(self) -> str:
        """A seat that can be spoken of."""
        return self._word(self.scope.seats, "expression-seat")

    def _total(self, start: int, end: int) -> Node:
        """An amount added up over the seats of a side, each of which is `me` in its turn."""
        if "me" not in self.scope.seats or self.within_total:
            words = "expression-total" if self.within_total else "expression-total-nobody"
            raise ExpressionError(words, start, end)
        kind, text, word, word_end = self.reader.peek()
        if kind == "name" and text != "side":
            raise ExpressionError("expression-side", word, word_end, name=text)
        if self.reader.take("side") is None:
            self.reader.fail("side")
        self.reader.need(",")
        whole, self.scope = self.scope, replace(self.scope, hand=False)  # it is nobody's hand in particular
        self.within_total = True
        each = self._part(self._either, "number")
        self.scope, self.within_total = whole, False
        return Total(start, end, each)

    def _one_of_some(self, column: str, words: str, name: str, start: int, end: int) -> str:
        """An id among those that a function may name; without any the function has no meaning."""
        if self.names is not None and not getattr(self.names, column):
            raise ExpressionError(f"{words}-none", start, end, name=name)
        return self._one_of(column, words)

    def _one_of(self, column: str, words: str) -> str:
        """An id among some, with underscores for hyphens."""
        ids = tuple(getattr(self.names, column)) if self.names is not None else ()
        known = [each.replace("-", "_") for each in ids]
        kind, text, start, end = self.reader.peek()
        if kind != "name" or (self.names is not None and text not in known):
            if kind != "name":
                self.reader.fail(", ".join(known))
            hyphened = self.reader.hyphened(start)
            if hyphened in ids:
                text, end = hyphened, start + len(hyphened)
            raise ExpressionError(words, start, end, name=text, known=known)
        self.reader.at = end
        return text

    def _choice(self) -> SelectorNode:
        """A selector, of which `led` has a meaning only while a trick lies on the table."""
        node = self.selectors.alternatives(self.reader)
        for part in () if self.scope.trick else parts_of(node):
            if isinstance(part, Word) and part.word == "led":
                raise ExpressionError("selector-early", part.start, part.end, name="led")
        return node

    def _conditional(self, start: int, end: int) -> Node:
        test = self._part(self._either, "boolean")
        self.reader.need(",")
        yes = self._either()
        self.reader.need(",")
        other = self.reader.next
        no = self._either()
        if kind_of(yes) != kind_of(no):
            raise ExpressionError("expression-branches", other, self.reader.at)
        return Conditional(start, end, test, yes, no)

    def _counted(self, name: str, zone: str, start: int, end: int) -> Node:
        first = self.reader.next
        cards = self._choice()
        if zone == "hand":
            self.asked += 1
            if self.asked > MOST_ASKED:
                raise ExpressionError("expression-asks", first, self.reader.at, most=MOST_ASKED)
        return Has(start, end, zone, cards) if name == "has" else Count(start, end, zone, cards)


@lru_cache(maxsize=8192)  # a tree is never changed, and rules that differ in one place share all others
def checked_tree(text: str, kind: str, scope: Scope, vocabulary: Vocabulary) -> Node:
    """The tree of an amount or a condition of the kind wanted, in whose place it has a meaning.

    Raises:
        ExpressionError: It is none, has another kind, or names what the rules do not have.
    """
    return Parser(text, vocabulary.names, scope).tree(kind)


@lru_cache(maxsize=8192)
def parse_expression(text: str) -> Node:
    """The tree of an amount or a condition, whatever the rules have and wherever it stands.

    Raises:
        ExpressionError: It is none.

    >>> parse_expression("max(0, cards(me) - 7)")
    Extreme(function='max', parts=(Number(value=0), Arithmetic(sign='-', left=PerSeat(function='cards', seat='me'), \
right=Number(value=7))))
    """
    return Parser(text).tree()
