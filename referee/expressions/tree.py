"""What a text of the rules says, as a tree: its parts, each with its place in the text, before any of it is compiled.

The tree is what the compiler reads, and whoever tells an expression in words. Places do not count when two trees are
compared: `a+b` and `( a + b )` are one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Final, Literal

Kind = Literal["number", "boolean"]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a text.

    Args:
        start: Where in the text it begins, from 0, without brackets around it.
        end: Where it ends.
    """

    start: int = field(compare=False, repr=False)
    end: int = field(compare=False, repr=False)


# --- selectors -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Word(Part):
    """A word that chooses cards by itself: `any`, `trump`, `led`."""

    word: str


@dataclass(frozen=True, slots=True)
class Listed(Part):
    """Cards of certain ranks, suits or groups, or certain cards: `rank:A,K`."""

    key: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Except(Part):
    """All cards but some: `!trump`."""

    of: SelectorNode


@dataclass(frozen=True, slots=True)
class Both(Part):
    """What all parts choose: `rank:A & trump`."""

    parts: tuple[SelectorNode, ...]


@dataclass(frozen=True, slots=True)
class Either(Part):
    """What one of the parts chooses: `rank:A | trump`."""

    parts: tuple[SelectorNode, ...]


SelectorNode = Word | Listed | Except | Both | Either


# --- amounts and conditions ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number(Part):
    """A number as it stands: `10`."""

    value: int


@dataclass(frozen=True, slots=True)
class Named(Part):
    """A number of the table or an option, by its name with underscores: `hand_size`."""

    name: str


@dataclass(frozen=True, slots=True)
class Negative(Part):
    """A number with the other sign: `-target`."""

    of: Node


@dataclass(frozen=True, slots=True)
class Arithmetic(Part):
    """Two numbers taken together: `+`, `-`, `*`, `//` or `%`."""

    sign: str
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class PerSeat(Part):
    """A number that each seat has, `score`, `tricks`, `cards` or `bid`: `tricks(me)`."""

    function: str
    seat: str


@dataclass(frozen=True, slots=True)
class Extreme(Part):
    """The smallest or the largest of some numbers: `max(0, score(me))`."""

    function: str
    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Absolute(Part):
    """A number without its sign: `abs(a)`."""

    of: Node


@dataclass(frozen=True, slots=True)
class Total(Part):
    """An amount added up over a side: `total(side, tricks(me))`."""

    each: Node


@dataclass(frozen=True, slots=True)
class Chips(Part):
    """The chips in a pot, now or when the deal began: `pot(hand)`, `carried(hand)`."""

    function: str
    pot: str


@dataclass(frozen=True, slots=True)
class Worth(Part):
    """What cards are worth by a table: `sum(trick, won)`, `value(card, turned)`."""

    function: str
    zone: str
    table: str


@dataclass(frozen=True, slots=True)
class Count(Part):
    """How many cards of some lie somewhere: `count(hand, rank:A)`."""

    zone: str
    cards: SelectorNode


@dataclass(frozen=True, slots=True)
class Has(Part):
    """Whether such a card lies there: `has(hand, rank:A)`."""

    zone: str
    cards: SelectorNode


@dataclass(frozen=True, slots=True)
class Broken(Part):
    """Whether such a card was played in this deal: `broken(trump)`."""

    cards: SelectorNode


@dataclass(frozen=True, slots=True)
class Said(Part):
    """Whether a seat has bid a word: `said(me, nil)`."""

    seat: str
    word: str


@dataclass(frozen=True, slots=True)
class Comparison(Part):
    """Two numbers compared: `==`, `!=`, `<`, `<=`, `>` or `>=`."""

    sign: str
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Junction(Part):
    """Two conditions joined by `and` or `or`."""

    word: str
    left: Node
    right: Node


@dataclass(frozen=True, slots=True)
class Negation(Part):
    """The contrary of a condition: `not broken(trump)`."""

    of: Node


@dataclass(frozen=True, slots=True)
class Conditional(Part):
    """One of two, by a condition: `if(tricks(me) == 0, 25, 0)`."""

    test: Node
    yes: Node
    no: Node


Node = (
    Number | Named | Negative | Arithmetic | PerSeat | Extreme | Absolute | Total | Chips | Worth | Count
    | Has | Broken | Said | Comparison | Junction | Negation | Conditional
)  # fmt: skip


def kind_of(node: Node) -> Kind:
    """Whether a part of an expression is a number or true or false: that can be seen without any rules."""
    while isinstance(node, Conditional):
        node = node.yes
    return "boolean" if isinstance(node, Has | Broken | Said | Comparison | Junction | Negation) else "number"


def parts_of(node: Node | SelectorNode) -> Iterator[Node | SelectorNode]:
    """A part and all parts within it, in the order of the text."""
    yield node
    for each in fields(node):
        inner = getattr(node, each.name)
        for part in inner if isinstance(inner, tuple) else (inner,):
            if isinstance(part, Part):
                yield from parts_of(part)  # type: ignore[arg-type]


_CLOSEST: Final = 8
_BINDS: Final = {"or": 1, "and": 2, "not": 3, "==": 4, "+": 5, "-": 5, "*": 6, "//": 6, "%": 6, "-a": 7}


def written(node: Node | SelectorNode) -> str:
    """A tree as text, with the brackets that it needs.

    >>> one, two = Number(0, 0, 1), Number(0, 0, 2)
    >>> written(Arithmetic(0, 0, "*", Arithmetic(0, 0, "-", one, two), Negative(0, 0, two)))
    '(1 - 2) * -2'
    >>> written(Both(0, 0, (Either(0, 0, (Word(0, 0, "trump"), Listed(0, 0, "rank", ("A", "K")))), Word(0, 0, "led"))))
    '(trump | rank:A,K) & led'
    """
    match node:
        case Word() | Listed() | Except() | Both() | Either():
            return _chosen(node, 0)
        case _:
            return _said(node, 0)


def _chosen(node: SelectorNode, within: int) -> str:
    match node:
        case Word():
            return node.word
        case Listed():
            return f"{node.key}:{','.join(node.values)}"
        case Except():
            return f"!{_chosen(node.of, 3)}"
        case Both() | Either():
            binds, sign = (2, " & ") if isinstance(node, Both) else (1, " | ")
            text = sign.join(_chosen(part, binds + 1) for part in node.parts)
            return f"({text})" if binds < within else text


def _said(node: Node, within: int) -> str:
    binds, text = _bound(node)
    return f"({text})" if binds < within else text


def _bound(node: Node) -> tuple[int, str]:
    """How closely the outermost sign binds, and the text."""
    match node:
        case Junction():
            binds = _BINDS[node.word]
            return binds, f"{_said(node.left, binds)} {node.word} {_said(node.right, binds + 1)}"
        case Negation():
            return _BINDS["not"], f"not {_said(node.of, _BINDS['not'])}"
        case Comparison():
            binds = _BINDS["=="]
            return binds, f"{_said(node.left, binds + 1)} {node.sign} {_said(node.right, binds + 1)}"
        case Arithmetic():
            binds = _BINDS[node.sign]
            return binds, f"{_said(node.left, binds)} {node.sign} {_said(node.right, binds + 1)}"
        case Negative():
            return _BINDS["-a"], f"-{_said(node.of, _BINDS['-a'])}"
        case _:
            return _CLOSEST, _single(node)


def _single(node: Node) -> str:
    """The text of what needs no brackets."""
    match node:
        case Number():
            return str(node.value)
        case Named():
            return node.name
        case PerSeat():
            return f"{node.function}({node.seat})"
        case Said():
            return f"said({node.seat}, {node.word})"
        case Extreme():
            return f"{node.function}({', '.join(map(written, node.parts))})"
        case Absolute():
            return f"abs({written(node.of)})"
        case Conditional():
            return f"if({written(node.test)}, {written(node.yes)}, {written(node.no)})"
        case Total():
            return f"total(side, {written(node.each)})"
        case Chips():
            return f"{node.function}({node.pot})"
        case Worth():
            return f"{node.function}({node.zone}, {node.table})"
        case Broken():
            return f"broken({written(node.cards)})"
        case _:
            assert isinstance(node, Count | Has)
            return f"{'has' if isinstance(node, Has) else 'count'}({node.zone}, {written(node.cards)})"
