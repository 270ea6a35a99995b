"""The small language of conditions, amounts and selectors that rules are written in.

It is total (no loops, no assignment, no recursion), typed (whole numbers, booleans, seats, zones, tables, selectors)
and closed: a name that the rules do not have is refused when the rules are loaded, with its place in the text.

    amount: max(0, cards(me) - hand_size)
    if: count(hand, rank:A,K,Q,J) == 0

Names are ids with an underscore for the hyphen. A selector chooses cards: `rank:A,K`, `suit:D`, `card:7D`,
`group:french`, `trump`, `led`, `any`, joined by `&`, `|` and `!`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from referee.cards import Cards

MOST_TEXT: Final = 1_000
"""Code points that one expression may have."""
MOST_DEPTH: Final = 40

WORD_SELECTORS: Final = ("any", "trump", "led")
KEY_SELECTORS: Final = ("rank", "suit", "card", "group")
ZONES: Final = ("hand", "trick")
SEATS: Final = ("me", "dealer", "leader", "winner")
NUMBERS: Final = ("hand_size", "players", "deal_no", "trick_no")
PER_SEAT: Final = ("score", "tricks", "cards")


class ExpressionError(Exception):
    """A text that is no expression, or names what the rules do not have.

    Args:
        words: The key of the sentence.
        column: Where in the text, from 0.
        args: What fills the sentence.
    """

    def __init__(self, words: str, column: int, **args: object) -> None:
        super().__init__(words)
        self.words = words
        self.column = column
        self.args_map = args


# --- selectors -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Selector:
    """A choice of cards that may hang on the trump class and the class led.

    Args:
        text: As written in the rules.
        needs: Which of `trump` and `led` it hangs on.
    """

    text: str
    needs: frozenset[str]
    _mask: Callable[[int, int], int] = field(repr=False)

    def mask(self, trump: int = 0, led: int = 0) -> int:
        """The cards chosen, given the mask of all trumps and the mask of the class led."""
        return self._mask(trump, led)


_TOKEN: Final = re.compile(r"\s*(?:(\d+)|([A-Za-z_][A-Za-z0-9_]*)|(==|!=|<=|>=|//|[-+*%<>()!&|,:])|(\S))")
_SELECTOR_VALUE: Final = re.compile(r"[^\s,&|()!]+")


class _Reader:
    """The text, token by token."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_TEXT:
            raise ExpressionError("expression-long", 0, most=MOST_TEXT)
        self.text = text
        self.at = 0
        self.depth = 0

    def peek(self) -> tuple[str, str, int, int]:
        """The next token: its kind, its text, where it begins and ends."""
        match = _TOKEN.match(self.text, self.at)
        if match is None or match.end() == match.start():
            return "end", "", len(self.text), len(self.text)
        for number, kind in ((1, "number"), (2, "name"), (3, "sign"), (4, "odd")):
            if match.group(number) is not None:
                return kind, match.group(number), match.start(number), match.end(number)
        return "end", "", len(self.text), len(self.text)

    def take(self, *signs: str) -> str | None:
        """Take the next token where it is one of the signs or words."""
        kind, text, _, end = self.peek()
        if kind in ("sign", "name") and text in signs:
            self.at = end
            return text
        return None

    def need(self, sign: str) -> None:
        """Take a sign that must stand here."""
        if self.take(sign) is None:
            self.fail(sign)

    def fail(self, expected: str) -> None:
        """Refuse what stands here."""
        _, text, start, _ = self.peek()
        words = "expression-ends" if not text else "expression-expected"
        raise ExpressionError(words, start, found=text, expected=expected)

    def deeper(self) -> None:
        """Count one level of nesting."""
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise ExpressionError("expression-deep", self.at, most=MOST_DEPTH)


class SelectorReader:
    """Reads selectors against the cards of a game."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.values = {
            "rank": cards.ranks,
            "suit": cards.suits,
            "group": [g.name for g in cards.groups],
            "card": cards.ids,
        }

    def read(self, text: str) -> Selector:
        """Read a whole text as one selector.

        Raises:
            ExpressionError: It is none, or names a rank, suit, group or card that no pack has.
        """
        reader = _Reader(text)
        selector = self.alternatives(reader)
        if reader.peek()[0] != "end":
            reader.fail("& |")
        return Selector(text.strip(), selector.needs, selector._mask)

    def alternatives(self, reader: _Reader) -> Selector:
        """Read `a | b | c`."""
        parts = [self._both(reader)]
        while reader.take("|"):
            parts.append(self._both(reader))
        return parts[0] if len(parts) == 1 else _join(parts, "|")

    def _both(self, reader: _Reader) -> Selector:
        parts = [self._one(reader)]
        while reader.take("&"):
            parts.append(self._one(reader))
        return parts[0] if len(parts) == 1 else _join(parts, "&")

    def _one(self, reader: _Reader) -> Selector:
        reader.deeper()
        try:
            if reader.take("!"):
                inner = self._one(reader)
                everything, mask = self.cards.everything, inner._mask
                return Selector("", inner.needs, lambda trump, led: everything & ~mask(trump, led))
            if reader.take("("):
                inner = self.alternatives(reader)
                reader.need(")")
                return inner
            return self._literal(reader)
        finally:
            reader.depth -= 1

    def _literal(self, reader: _Reader) -> Selector:
        kind, name, start, end = reader.peek()
        if kind != "name":
            reader.fail("any, trump, rank:A")
        reader.at = end
        if reader.text[reader.at : reader.at + 1] == ":":
            if name not in KEY_SELECTORS:
                raise ExpressionError("selector-key", start, name=name, known=KEY_SELECTORS)
            reader.at += 1
            wanted = self._values(reader, name)
            fixed = self.cards.where(name, wanted)
            return Selector("", frozenset(), lambda trump, led: fixed)
        if name == "any":
            everything = self.cards.everything
            return Selector("", frozenset(), lambda trump, led: everything)
        if name == "trump":
            return Selector("", frozenset({"trump"}), lambda trump, led: trump)
        if name == "led":
            return Selector("", frozenset({"led"}), lambda trump, led: led)
        raise ExpressionError("selector-name", start, name=name, known=WORD_SELECTORS)

    def _values(self, reader: _Reader, key: str) -> list[str]:
        """Read `A,K,Q`; a comma that another argument follows is left alone."""
        known = set(self.values[key])
        values: list[str] = []
        while True:
            match = _SELECTOR_VALUE.match(reader.text, reader.at)
            if match is None:
                reader.fail(f"{key}:…")
                raise AssertionError
            value = match.group()
            if value not in known:
                raise ExpressionError(f"selector-{key}", reader.at, name=value, known=self.values[key])
            values.append(value)
            reader.at = match.end()
            if reader.text[reader.at : reader.at + 1] != ",":
                return values
            after = _SELECTOR_VALUE.match(reader.text, reader.at + 1)
            if after is None:
                return values
            reader.at += 1


def _join(parts: Sequence[Selector], sign: str) -> Selector:
    needs = frozenset().union(*(part.needs for part in parts))
    masks = [part._mask for part in parts]

    def either(trump: int, led: int) -> int:
        found = 0
        for mask in masks:
            found |= mask(trump, led)
        return found

    def both(trump: int, led: int) -> int:
        found = masks[0](trump, led)
        for mask in masks[1:]:
            found &= mask(trump, led)
        return found

    return Selector("", needs, either if sign == "|" else both)


# --- expressions -----------------------------------------------------------------------------------------------------


class ValueTable(Protocol):
    """What cards are worth."""

    @property
    def by_trump(self) -> Mapping[int, Sequence[int]]:
        """The points of each card, by its index, under each mask of all trumps."""


Compiled = Callable[[Any, int, int], int]
"""A compiled expression: the situation, the seat called `me`, and the mask of its hand."""


@dataclass(frozen=True)
class Names:
    """What an expression may name in one game.

    Args:
        selectors: Reads selectors.
        options: The value of each option, by its id.
        tables: The value tables, by their id.
        turned: The expression stands where a card is turned up, so that `card` has a meaning.
        seats: Seats that have a meaning where the expression stands.
        in_trick: The expression stands where a trick lies on the table.
    """

    selectors: SelectorReader
    options: Mapping[str, int]
    tables: Mapping[str, ValueTable]
    turned: bool = False
    seats: frozenset[str] = frozenset({"me", "dealer"})
    in_trick: bool = False


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
        lists: The zone (`trick` or `card`) and the table whose cards make up the whole amount, where that is all it
            says: such an amount can be explained card by card.
    """

    text: str
    kind: str
    value: Compiled
    options: frozenset[str] = frozenset()
    tables: frozenset[str] = frozenset()
    hand_selectors: tuple[Selector, ...] = ()
    lists: tuple[str, str] | None = None


@dataclass
class _Node:
    """A checked part of an expression: its kind, and the Python text that calculates it.

    The text is made of whole numbers, fixed attribute names and names of `_Parser.constants` only, never of what the
    rules say, so that it can be compiled safely; a compiled expression is four times as fast as a tree of closures.
    """

    kind: str
    code: str
    lists: tuple[str, str] | None = None


_COMPARE: Final = ("==", "!=", "<=", ">=", "<", ">")


def _quotient(a: int, b: int) -> int:
    """Whole division; by nothing gives nothing, so that every expression has a value."""
    return a // b if b else 0


def _rest(a: int, b: int) -> int:
    """What whole division leaves; by nothing nothing."""
    return a % b if b else 0


class _Parser:
    """Reads, checks and compiles one expression."""

    def __init__(self, text: str, names: Names) -> None:
        self.reader = _Reader(text)
        self.names = names
        self.options: set[str] = set()
        self.tables: set[str] = set()
        self.hand: list[Selector] = []
        self.constants: dict[str, Any] = {"quotient": _quotient, "rest": _rest}

    def whole(self) -> _Node:
        node = self.either()
        if self.reader.peek()[0] != "end":
            self.reader.fail("+ - and or")
        return node

    def compiled(self, node: _Node) -> Compiled:
        builtin = {"sum": sum, "map": map, "min": min, "max": max, "abs": abs}
        value: Compiled = eval(f"lambda t, me, hand: {node.code}", {"__builtins__": builtin, **self.constants})
        return value

    def constant(self, value: Any) -> str:
        name = f"c{len(self.constants)}"
        self.constants[name] = value
        return name

    def typed(self, node: _Node, kind: str, column: int) -> _Node:
        if node.kind != kind:
            raise ExpressionError(f"expression-{kind}", column)
        return node

    def part(self, read: Callable[[], _Node], kind: str) -> str:
        column = self.reader.at
        return self.typed(read(), kind, column).code

    def either(self) -> _Node:
        self.reader.deeper()
        node = self.joined(self.also, "or")
        self.reader.depth -= 1
        return node

    def also(self) -> _Node:
        return self.joined(self.negated, "and")

    def joined(self, read: Callable[[], _Node], word: str) -> _Node:
        column = self.reader.at
        left = read()
        while self.reader.take(word):
            self.typed(left, "boolean", column)
            left = _Node("boolean", f"({left.code} {word} {self.part(read, 'boolean')})")
        return left

    def negated(self) -> _Node:
        self.reader.deeper()
        try:
            if self.reader.take("not"):
                return _Node("boolean", f"(not {self.part(self.negated, 'boolean')})")
            return self.compared()
        finally:
            self.reader.depth -= 1

    def compared(self) -> _Node:
        column = self.reader.at
        left = self.summed()
        sign = self.reader.take(*_COMPARE)
        if sign is None:
            return left
        self.typed(left, "number", column)
        return _Node("boolean", f"({left.code} {sign} {self.part(self.summed, 'number')})")

    def summed(self) -> _Node:
        return self.chain(self.multiplied, "+", "-")

    def multiplied(self) -> _Node:
        return self.chain(self.signed, "*", "//", "%")

    def chain(self, read: Callable[[], _Node], *signs: str) -> _Node:
        column = self.reader.at
        left = read()
        while sign := self.reader.take(*signs):
            self.typed(left, "number", column)
            right = self.part(read, "number")
            if sign in ("//", "%"):
                left = _Node("number", f"{'quotient' if sign == '//' else 'rest'}({left.code}, {right})")
            else:
                left = _Node("number", f"({left.code} {sign} {right})")
        return left

    def signed(self) -> _Node:
        self.reader.deeper()
        try:
            if self.reader.take("-"):
                return _Node("number", f"(-{self.part(self.signed, 'number')})")
            return self.atom()
        finally:
            self.reader.depth -= 1

    def atom(self) -> _Node:
        kind, text, start, end = self.reader.peek()
        if kind == "number":
            self.reader.at = end
            if len(text) > 10:
                raise ExpressionError("expression-large", start, name=text)
            return _Node("number", str(int(text)))
        if self.reader.take("("):
            node = self.either()
            self.reader.need(")")
            return node
        if kind != "name":
            self.reader.fail("0, name, (")
        self.reader.at = end
        if self.reader.take("("):
            node = self.call(text, start)
            self.reader.need(")")
            return node
        return self.named(text, start)

    def named(self, name: str, start: int) -> _Node:
        if name in NUMBERS:
            return _Node("number", "t." + {"players": "seat_count"}.get(name, name))
        option = name.replace("_", "-")
        if option in self.names.options:
            self.options.add(option)
            return _Node("number", str(int(self.names.options[option])))
        known = [*NUMBERS, *(o.replace("-", "_") for o in self.names.options)]
        raise ExpressionError("expression-name", start, name=name, known=known)

    def call(self, name: str, start: int) -> _Node:
        if name in PER_SEAT:
            seat = self.word([s for s in SEATS if s in self.names.seats], "expression-seat")
            attribute = {"score": "scores", "cards": "cards_won"}.get(name, name)
            return _Node("number", f"t.{attribute}[{'me' if seat == 'me' else 't.' + seat}]")
        if name in ("min", "max"):
            parts = [self.part(self.either, "number")]
            while self.reader.take(","):
                parts.append(self.part(self.either, "number"))
            return _Node("number", f"{name}(({', '.join(parts)},))")
        if name == "abs":
            return _Node("number", f"abs({self.part(self.either, 'number')})")
        if name == "if":
            return self.conditional()
        if name in ("count", "has"):
            zone = self.word(ZONES if self.names.in_trick else ("hand",), "expression-zone")
            self.reader.need(",")
            return self.counted(name, zone, self.names.selectors.alternatives(self.reader))
        if name == "sum":
            self.word(("trick",) if self.names.in_trick else (), "expression-zone")
            self.reader.need(",")
            table_id = self.table()
            by_trump = self.constant(self.names.tables[table_id].by_trump)
            return _Node(
                "number", f"sum(map({by_trump}[t.trump_mask].__getitem__, t.trick_cards))", ("trick", table_id)
            )
        if name == "value":
            self.word(("card",) if self.names.turned else (), "expression-zone")
            self.reader.need(",")
            table_id = self.table()
            by_trump = self.constant(self.names.tables[table_id].by_trump)
            return _Node("number", f"{by_trump}[t.trump_mask][t.turned]", ("card", table_id))
        known = [*PER_SEAT, "min", "max", "abs", "if", "count", "has", "sum", "value"]
        raise ExpressionError("expression-function", start, name=name, known=known)

    def word(self, known: Iterable[str], words: str) -> str:
        kind, text, start, end = self.reader.peek()
        known = tuple(known)
        if kind != "name" or text not in known:
            raise ExpressionError(words, start, name=text, known=known)
        self.reader.at = end
        return text

    def table(self) -> str:
        kind, text, start, end = self.reader.peek()
        table_id = text.replace("_", "-")
        if kind != "name" or table_id not in self.names.tables:
            known = [name.replace("-", "_") for name in self.names.tables]
            raise ExpressionError("expression-table", start, name=text, known=known)
        self.reader.at = end
        self.tables.add(table_id)
        return table_id

    def conditional(self) -> _Node:
        test = self.part(self.either, "boolean")
        self.reader.need(",")
        yes = self.either()
        self.reader.need(",")
        no = self.either()
        if yes.kind != no.kind:
            raise ExpressionError("expression-branches", self.reader.at)
        return _Node(yes.kind, f"({yes.code} if {test} else {no.code})")

    def counted(self, name: str, zone: str, selector: Selector) -> _Node:
        chosen = (
            str(selector.mask()) if not selector.needs else f"{self.constant(selector.mask)}(t.trump_mask, t.led_mask)"
        )
        if zone == "hand":
            self.hand.append(selector)
        lying = "hand" if zone == "hand" else "t.trick_mask()"
        if name == "has":
            return _Node("boolean", f"(({lying} & {chosen}) != 0)")
        return _Node("number", f"({lying} & {chosen}).bit_count()")


def read_expression(text: str, names: Names, kind: str) -> Expression:
    """Read, check and compile an expression of the kind wanted, `number` or `boolean`.

    Raises:
        ExpressionError: It is none, has another kind, or names what the rules do not have.
    """
    parser = _Parser(text, names)
    node = parser.typed(parser.whole(), kind, 0)
    return Expression(
        text=text.strip(),
        kind=kind,
        value=parser.compiled(node),
        options=frozenset(parser.options),
        tables=frozenset(parser.tables),
        hand_selectors=tuple(parser.hand),
        lists=node.lists,
    )
