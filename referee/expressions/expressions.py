"""Conditions and amounts: read, checked and compiled."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from referee.expressions.selectors import ExpressionError, Reader, Selector, SelectorReader

MOST_NUMBER: Final = 1_000_000_000
"""The largest number that may be written."""
MOST_AMOUNT: Final = 1_000_000_000_000_000
"""The largest amount, either way, that an expression comes to: beyond all that a log can stake or bid."""

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


Compiled = Callable[[Any, int, int], int]
"""A compiled expression: the situation, the seat called `me`, and the mask of its hand."""


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


@dataclass(frozen=True)
class Expression:
    """A compiled expression.

    Args:
        text: As written in the rules.
        kind: `number` or `boolean`.
        value: Calculates it.
        options: The options it reads.
        tables: The value tables it reads.
        hand_selectors: What it asks of a hand, so that hidden hands can be reasoned about.
        asks: The functions that it calls, and `played`: they may have no answer yet where it stands.
        fixed: What it comes to where that hangs on nothing, neither the table nor an option; else None.
        lists: The zone (`trick` or `card`) and the table whose cards make up the whole amount, where that is all it
            says: such an amount can be explained card by card.
    """

    text: str
    kind: str
    value: Compiled
    options: frozenset[str] = frozenset()
    tables: frozenset[str] = frozenset()
    hand_selectors: tuple[Selector, ...] = ()
    asks: frozenset[str] = frozenset()
    fixed: int | None = None
    lists: tuple[str, str] | None = None


@dataclass(frozen=True)
class _Node:
    """A checked part of an expression: its kind, and the Python text that calculates it.

    The text is made of whole numbers, fixed words and names of `_Parser.constants` only, never of what the rules say,
    so that it can be compiled safely; a compiled expression is four times as fast as a tree of closures.
    """

    kind: str
    code: str
    lists: tuple[str, str] | None = None


_COMPARE: Final = ("==", "!=", "<=", ">=", "<", ">")
_OPERATORS: Final = "+ - * // % == != < <= > >= and or"


def _quotient(a: int, b: int) -> int:
    """Whole division; by nothing gives nothing, so that every expression has a value."""
    return a // b if b else 0


def _rest(a: int, b: int) -> int:
    """What whole division leaves; by nothing nothing."""
    return a % b if b else 0


def _bounded(amount: int) -> int:
    """An amount within its bounds: else a score could double its digits from trick to trick."""
    return max(-MOST_AMOUNT, min(MOST_AMOUNT, amount))


_BUILTINS: Final = {"sum": sum, "map": map, "min": min, "max": max, "abs": abs}
_FIXED: Final = {"quotient": _quotient, "rest": _rest, "bounded": _bounded}
_AT_A_TABLE: Final = re.compile(r"\bt\.|\bhand\b")
"""What is read of a situation."""


class _Parser:
    """Reads, checks and compiles one expression."""

    def __init__(self, text: str, names: Names, scope: Scope) -> None:
        self.reader = Reader(text)
        self.names = names
        self.scope = scope
        self.options: set[str] = set()
        self.tables: set[str] = set()
        self.hand: list[Selector] = []
        self.asks: set[str] = set()
        self.constants: dict[str, Any] = dict(_FIXED)
        self.within_total = False

    def whole(self, kind: str) -> _Node:
        node = self.either()
        if self.reader.peek()[0] != "end":
            self.reader.fail(_OPERATORS)
        return self.typed(node, kind, 0)

    def compiled(self, node: _Node) -> Compiled:
        code = node.code if node.kind == "boolean" or node.lists else f"bounded({node.code})"
        value: Compiled = eval(f"lambda t, me, hand: {code}", {"__builtins__": _BUILTINS, **self.constants})
        return value

    def constant(self, value: Any) -> str:
        name = f"c{len(self.constants)}"
        self.constants[name] = value
        return name

    def typed(self, node: _Node, kind: str, start: int, end: int = -1) -> _Node:
        if node.kind != kind:
            end = self.reader.at if end < 0 else end
            raise ExpressionError(f"expression-{kind}", start, end, part=self.reader.text[start:end])
        return node

    def part(self, read: Callable[[], _Node], kind: str) -> str:
        start = self.reader.next
        return self.typed(read(), kind, start).code

    def either(self) -> _Node:
        return self.joined(self.also, "or")

    def also(self) -> _Node:
        return self.joined(self.negated, "and")

    def joined(self, read: Callable[[], _Node], word: str) -> _Node:
        start = self.reader.next
        left = read()
        end = self.reader.at
        while self.reader.take(word):
            self.reader.count(word)
            self.typed(left, "boolean", start, end)
            left = _Node("boolean", f"({left.code} {word} {self.part(read, 'boolean')})")
        return left

    def negated(self) -> _Node:
        if self.reader.take("not"):
            self.reader.count("not")
            with self.reader.within():
                return _Node("boolean", f"(not {self.part(self.negated, 'boolean')})")
        return self.compared()

    def compared(self) -> _Node:
        start = self.reader.next
        left = self.summed()
        end = self.reader.at
        sign = self.reader.take(*_COMPARE)
        if sign is None:
            return left
        self.reader.count(sign)
        self.typed(left, "number", start, end)
        return _Node("boolean", f"({left.code} {sign} {self.part(self.summed, 'number')})")

    def summed(self) -> _Node:
        return self.chain(self.multiplied, "+", "-")

    def multiplied(self) -> _Node:
        return self.chain(self.signed, "*", "//", "%")

    def chain(self, read: Callable[[], _Node], *signs: str) -> _Node:
        start = self.reader.next
        left = read()
        end = self.reader.at
        while sign := self.reader.take(*signs):
            self.reader.count(sign)
            self.typed(left, "number", start, end)
            right = self.part(read, "number")
            if sign in ("//", "%"):
                left = _Node("number", f"{'quotient' if sign == '//' else 'rest'}({left.code}, {right})")
            else:
                left = _Node("number", f"({left.code} {sign} {right})")
        return left

    def signed(self) -> _Node:
        if self.reader.take("-"):
            self.reader.count("-")
            with self.reader.within():
                return _Node("number", f"(-{self.part(self.signed, 'number')})")
        return self.atom()

    def atom(self) -> _Node:
        kind, text, start, end = self.reader.peek()
        if kind == "number":
            self.reader.at = end
            if int(text) > MOST_NUMBER:
                raise ExpressionError("expression-large", start, end, name=text)
            return _Node("number", str(int(text)))
        if self.reader.take("("):
            with self.reader.within():
                node = self.either()
            self.reader.need(")")
            return node
        if kind != "name":
            self.reader.fail("0, target, max(…), (…)")
        self.reader.at = end
        if self.reader.take("("):
            self.reader.count("(")
            with self.reader.within():
                node = self.call(text, start, end)
            self.reader.need(")")
            return node
        return self.named(text, start, end)

    def named(self, name: str, start: int, end: int) -> _Node:
        if name in self.scope.numbers:
            return _Node("number", "t." + {"players": "seat_count"}.get(name, name))
        option = name.replace("_", "-")
        if option in self.names.options:
            self.options.add(option)
            return _Node("number", str(int(self.names.options[option])))
        known = [*self.scope.numbers, *(option.replace("-", "_") for option in self.names.options)]
        hyphened = self.reader.hyphened(start)
        if hyphened.replace("-", "_") in known:
            name, end = hyphened, start + len(hyphened)
        raise ExpressionError("expression-name", start, end, name=name, known=known)

    def call(self, name: str, start: int, end: int) -> _Node:
        if name not in self.scope.functions:
            raise ExpressionError("expression-function", start, end, name=name, known=self.scope.functions)
        self.asks.add(name)
        if name in PER_SEAT:
            attribute = {"score": "scores", "cards": "cards_won", "bid": "bids"}.get(name, name)
            return _Node("number", f"t.{attribute}[{self.seat()}]")
        if name == "said":
            seat = self.seat()
            self.reader.need(",")
            return _Node("boolean", f"(t.said[{seat}] == {self.bid_word(name, start, end)})")
        if name in ("min", "max"):
            parts = [self.part(self.either, "number")]
            while self.reader.take(","):
                parts.append(self.part(self.either, "number"))
            return _Node("number", f"{name}(({', '.join(parts)},))")
        if name == "abs":
            return _Node("number", f"abs({self.part(self.either, 'number')})")
        if name == "if":
            return self.conditional()
        if name == "total":
            return self.total(start, end)
        if name in ("pot", "carried"):
            return _Node("number", f"t.{'accounts' if name == 'pot' else name}[{self.pot(name, start, end)}]")
        if name == "broken":
            return _Node("boolean", f"t.was_played({self.chosen(self.choice())})")
        if name in ("count", "has"):
            zone = self.word(self.scope.zones, "expression-zone")
            self.reader.need(",")
            return self.counted(name, zone)
        if name == "sum":
            table_id, by_trump = self.valued("trick", self.scope.trick)
            code = f"sum(map({by_trump}[t.trump_mask].__getitem__, t.trick_cards))"
            return _Node("number", code, ("trick", table_id))
        assert name == "value", name
        table_id, by_trump = self.valued("card", self.scope.turned)
        return _Node("number", f"{by_trump}[t.trump_mask][t.turned]", ("card", table_id))

    def word(self, known: Sequence[str], words: str) -> str:
        kind, text, start, end = self.reader.peek()
        if kind != "name" or text not in known:
            if kind != "name":
                self.reader.fail(", ".join(known) or ")")
            words = words if known else f"{words}-none"
            raise ExpressionError(words, start, end, name=text, known=known)
        self.reader.at = end
        return text

    def seat(self) -> str:
        """A seat that can be spoken of, as it is read of the situation."""
        seat = self.word(self.scope.seats, "expression-seat")
        return {"me": "me", "left": "t.left_of(me)"}.get(seat, f"t.{seat}")

    def bid_word(self, name: str, start: int, end: int) -> int:
        """The place of a word among those that may be bid."""
        return self.one_of_some(self.names.words, "expression-word", name, start, end)

    def valued(self, zone: str, there: bool) -> tuple[str, str]:
        """The zone whose cards are counted, and the table that says what they are worth."""
        self.word((zone,) * there, "expression-zone")
        self.reader.need(",")
        tables = list(self.names.tables)
        table_id = tables[self.one_of(tables, "expression-table")]
        self.tables.add(table_id)
        return table_id, self.constant(self.names.tables[table_id].by_trump)

    def total(self, start: int, end: int) -> _Node:
        """An amount added up over the seats of a side, each of which is `me` in its turn."""
        if "me" not in self.scope.seats or self.within_total:
            words = "expression-total" if self.within_total else "expression-total-nobody"
            raise ExpressionError(words, start, end)
        kind, text, start, end = self.reader.peek()
        if kind == "name" and text != "side":
            raise ExpressionError("expression-side", start, end, name=text)
        if self.reader.take("side") is None:
            self.reader.fail("side")
        self.reader.need(",")
        whole, self.scope = self.scope, replace(self.scope, hand=False)  # it is nobody's hand in particular
        self.within_total = True
        each = self.part(self.either, "number")
        self.scope, self.within_total = whole, False
        return _Node("number", f"sum([{each} for me in t.allies(me)])")

    def pot(self, name: str, start: int, end: int) -> int:
        """The place of a pot among the accounts, from their end."""
        return self.one_of_some(self.names.pots, "expression-pot", name, start, end) - len(self.names.pots)

    def one_of_some(self, ids: Sequence[str], words: str, name: str, start: int, end: int) -> int:
        """The place of an id among those that a function may name; without any the function has no meaning."""
        if not ids:
            raise ExpressionError(f"{words}-none", start, end, name=name)
        return self.one_of(ids, words)

    def one_of(self, ids: Sequence[str], words: str) -> int:
        """The place of an id among some; hyphens are written as underscores."""
        known = [each.replace("-", "_") for each in ids]
        kind, text, start, end = self.reader.peek()
        if kind != "name" or text not in known:
            if kind != "name":
                self.reader.fail(", ".join(known))
            hyphened = self.reader.hyphened(start)
            if hyphened in ids:
                text, end = hyphened, start + len(hyphened)
            raise ExpressionError(words, start, end, name=text, known=known)
        self.reader.at = end
        return known.index(text)

    def choice(self) -> Selector:
        """A selector, of which `led` has a meaning only while a trick lies on the table."""
        start = self.reader.next
        selector = self.names.selectors.alternatives(self.reader)
        if "led" in selector.needs and not self.scope.trick:
            start = self.reader.text.index("led", start)
            raise ExpressionError("selector-early", start, start + len("led"), name="led")
        return selector

    def chosen(self, selector: Selector) -> str:
        """The mask of a selector."""
        if not selector.needs:
            return str(selector.mask())
        return f"{self.constant(selector.mask)}(t.trump_mask, t.led_mask)"

    def conditional(self) -> _Node:
        test = self.part(self.either, "boolean")
        self.reader.need(",")
        yes = self.either()
        self.reader.need(",")
        start = self.reader.next
        no = self.either()
        if yes.kind != no.kind:
            raise ExpressionError("expression-branches", start, self.reader.at)
        return _Node(yes.kind, f"({yes.code} if {test} else {no.code})")

    def counted(self, name: str, zone: str) -> _Node:
        start = self.reader.next
        selector = self.choice()
        chosen = self.chosen(selector)
        if zone == "played":
            self.asks.add(zone)
        if zone == "hand":
            self.hand.append(selector)
            if len(self.hand) > MOST_ASKED:
                raise ExpressionError("expression-asks", start, self.reader.at, most=MOST_ASKED)
        lying = {"hand": "hand", "trick": "t.trick_mask()"}.get(zone, "t.played[me]")
        if name == "has":
            return _Node("boolean", f"(({lying} & {chosen}) != 0)")
        return _Node("number", f"({lying} & {chosen}).bit_count()")


def read_expression(text: str, names: Names, kind: str, scope: Scope) -> Expression:
    """Read, check and compile an expression of the kind wanted, `number` or `boolean`.

    Raises:
        ExpressionError: It is none, has another kind, or names what the rules do not have.
    """
    parser = _Parser(text, names, scope)
    node = parser.whole(kind)
    value = parser.compiled(node)
    return Expression(
        text=text.strip(),
        kind=kind,
        value=value,
        options=frozenset(parser.options),
        tables=frozenset(parser.tables),
        hand_selectors=tuple(parser.hand),
        asks=frozenset(parser.asks),
        fixed=None if parser.options or _AT_A_TABLE.search(node.code) else value(None, 0, 0),
        lists=node.lists,
    )
