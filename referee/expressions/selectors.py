"""Selectors: which cards a rule speaks of; and the reading of texts that expressions share with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, NoReturn

from referee.cards import Cards
from referee.expressions.tree import Both, Either, Except, Listed, SelectorNode, Word, parts_of

MOST_TEXT: Final = 1_000
"""Code points that one expression may have."""
MOST_DEPTH: Final = 20
"""Brackets, calls and signs that stand one inside the other."""
MOST_OPERATIONS: Final = 80
"""Operators and calls in one expression. Each takes at most two brackets of Python, which counts no more than 200."""

WORD_SELECTORS: Final = ("any", "trump", "led")
KEY_SELECTORS: Final = ("rank", "suit", "card", "group")


class ExpressionError(Exception):
    """A text that is no expression, or names what the rules do not have.

    Args:
        words: The key of the sentence.
        start: Where in the text the offending word begins, from 0.
        end: Where it ends.
        fills: What fills the sentence.
    """

    def __init__(self, words: str, start: int, end: int, **fills: object) -> None:
        super().__init__(words)
        self.words = words
        self.start = start
        self.end = end
        self.fills = fills


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


_TOKEN: Final = re.compile(r"\s*(?:([0-9]+)|([A-Za-z_][A-Za-z0-9_]*)|(==|!=|<=|>=|//|[-+*%<>()!&|,:])|(\S))")
_VALUE: Final = re.compile(r"[^\s,&|()!]+")
_HYPHENED: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+")
_COMMA: Final = re.compile(r"\s*,\s*(?=[^\s,&|()!])")


_KINDS: Final = ("end", "number", "name", "sign", "odd")


class Reader:
    """The text, token by token."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_TEXT:
            raise ExpressionError("expression-long", 0, len(text), most=MOST_TEXT)
        self.text = text
        self.at = 0
        self.depth = 0
        self.operations = 0

    def peek(self) -> tuple[str, str, int, int]:
        """The next token: its kind, its text, where it begins and ends."""
        match = _TOKEN.match(self.text, self.at)
        if match is None:
            return "end", "", len(self.text), len(self.text)
        number = match.lastindex or 0
        return _KINDS[number], match.group(number), match.start(number), match.end(number)

    @property
    def next(self) -> int:
        """Where the next token begins."""
        return self.peek()[2]

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

    def fail(self, expected: str) -> NoReturn:
        """Refuse what stands here."""
        _, text, start, end = self.peek()
        words = "expression-ends" if not text else "expression-expected"
        raise ExpressionError(words, start, end, found=text, expected=expected)

    @contextmanager
    def within(self) -> Iterator[None]:
        """Count one level of nesting."""
        self.depth += 1
        if self.depth > MOST_DEPTH:
            raise ExpressionError("expression-deep", self.at, len(self.text), most=MOST_DEPTH)
        yield
        self.depth -= 1

    def count(self, sign: str) -> None:
        """Count one operator or call."""
        self.operations += 1
        if self.operations > MOST_OPERATIONS:
            start = self.at - len(sign)
            raise ExpressionError("expression-operations", start, len(self.text), most=MOST_OPERATIONS)

    def hyphened(self, start: int) -> str:
        """The word that begins at a place, as ids are written in YAML: with hyphens."""
        match = _HYPHENED.match(self.text, start)
        return match.group() if match else ""


class SelectorGrammar:
    """Reads selectors into trees.

    Args:
        values: The values that there are for each key, `rank` and so on; without it all are taken for good.
    """

    def __init__(self, values: Mapping[str, Sequence[str]] | None = None) -> None:
        self.values = values

    def whole(self, text: str) -> SelectorNode:
        """Read a whole text as one selector.

        Raises:
            ExpressionError: It is none, or names a rank, suit, group or card that no pack has.
        """
        reader = Reader(text)
        node = self.alternatives(reader)
        if reader.peek()[0] != "end":
            reader.fail("& |")
        return node

    def alternatives(self, reader: Reader) -> SelectorNode:
        """Read `a | b | c`."""
        start = reader.next
        parts = [self._both(reader)]
        while reader.take("|"):
            parts.append(self._both(reader))
        return parts[0] if len(parts) == 1 else Either(start, reader.at, tuple(parts))

    def _both(self, reader: Reader) -> SelectorNode:
        start = reader.next
        parts = [self._one(reader)]
        while reader.take("&"):
            parts.append(self._one(reader))
        return parts[0] if len(parts) == 1 else Both(start, reader.at, tuple(parts))

    def _one(self, reader: Reader) -> SelectorNode:
        start = reader.next
        if reader.take("!"):
            with reader.within():
                inner = self._one(reader)
            return Except(start, reader.at, inner)
        if reader.take("("):
            with reader.within():
                inner = self.alternatives(reader)
            reader.need(")")
            return inner
        return self._literal(reader)

    def _literal(self, reader: Reader) -> SelectorNode:
        kind, name, start, end = reader.peek()
        if reader.text[end : end + 1] == ":" and kind == "name":
            if name not in KEY_SELECTORS:
                raise ExpressionError("selector-key", start, end, name=name, known=KEY_SELECTORS)
            reader.at = end + 1
            values = self._listed(reader, name)
            return Listed(start, reader.at, name, tuple(values))
        if name in WORD_SELECTORS:
            reader.at = end
            return Word(start, end, name)
        bare = _VALUE.match(reader.text, start)
        for key in KEY_SELECTORS if bare and self.values is not None else ():
            if bare and self.values is not None and bare.group() in self.values[key]:
                hint = f"{key}:{bare.group()}"
                raise ExpressionError("selector-bare", start, bare.end(), name=bare.group(), hint=hint)
        if kind != "name":
            reader.fail("any, trump, led, rank:…")
        raise ExpressionError("selector-name", start, end, name=name, known=WORD_SELECTORS)

    def _listed(self, reader: Reader, key: str) -> list[str]:
        """Read `A,K,Q`."""
        values: list[str] = []
        while True:
            match = _VALUE.match(reader.text, reader.at)
            if match is None:
                reader.fail(f"{key}:…")
            value = match.group()
            if self.values is not None and value not in self.values[key]:
                raise ExpressionError(f"selector-{key}", match.start(), match.end(), name=value, known=self.values[key])
            values.append(value)
            comma = _COMMA.match(reader.text, match.end())
            reader.at = comma.end() if comma else match.end()
            if comma is None:
                return values


def parse_selector(text: str) -> SelectorNode:
    """The tree of a selector, whatever cards there are.

    Raises:
        ExpressionError: It is none.

    >>> parse_selector("rank:A & !trump")
    Both(parts=(Listed(key='rank', values=('A',)), Except(of=Word(word='trump'))))
    """
    return SelectorGrammar().whole(text)


def needs_of(node: SelectorNode) -> frozenset[str]:
    """Which of `trump` and `led` a selector hangs on."""
    return frozenset(part.word for part in parts_of(node) if isinstance(part, Word) and part.word != "any")


_KEPT: Final = 4096
"""So many selectors are remembered."""


class SelectorReader:
    """Reads selectors against the cards of a game."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._read: dict[str, Selector] = {}
        self.grammar = SelectorGrammar(
            {
                "rank": cards.ranks,
                "suit": cards.suits,
                "group": [g.name for g in cards.groups],
                "card": cards.ids,
            }
        )

    def read(self, text: str) -> Selector:
        """Read a whole text as one selector.

        Raises:
            ExpressionError: It is none, or names a rank, suit, group or card that no pack has.
        """
        found = self._read.get(text)
        if found is None:
            if len(self._read) >= _KEPT:
                self._read.clear()  # perhaps while another thread reads: so what was found is not looked up again
            found = self._read[text] = self.compiled(self.grammar.whole(text), text.strip())
        return found

    def compiled(self, node: SelectorNode, text: str = "") -> Selector:
        """The choice of cards that a tree says."""
        return Selector(text, needs_of(node), self._mask(node))

    def _mask(self, node: SelectorNode) -> Callable[[int, int], int]:
        everything = self.cards.everything
        match node:
            case Word():
                words: dict[str, Callable[[int, int], int]] = {
                    "any": lambda trump, led: everything,
                    "trump": lambda trump, led: trump,
                    "led": lambda trump, led: led,
                }
                return words[node.word]
            case Listed():
                fixed = self.cards.where(node.key, node.values)
                return lambda trump, led: fixed
            case Except():
                mask = self._mask(node.of)
                return lambda trump, led: everything & ~mask(trump, led)
            case Both():
                return _both(*map(self._mask, node.parts))
            case Either():
                return _either(*map(self._mask, node.parts))


def _either(*masks: Callable[[int, int], int]) -> Callable[[int, int], int]:
    def either(trump: int, led: int) -> int:
        found = 0
        for mask in masks:
            found |= mask(trump, led)
        return found

    return either


def _both(*masks: Callable[[int, int], int]) -> Callable[[int, int], int]:
    def both(trump: int, led: int) -> int:
        found = masks[0](trump, led)
        for mask in masks[1:]:
            found &= mask(trump, led)
        return found

    return both
