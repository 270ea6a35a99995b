"""Brings an expression to its simplest form, so that two that always come to the same can be seen to do so.

Everything here is sound: what is called the same is the same at every table. Not everything that is the same is seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from referee.expressions import (
    Absolute,
    Arithmetic,
    Chips,
    Comparison,
    Conditional,
    Count,
    Extreme,
    Junction,
    Named,
    Negation,
    Negative,
    Node,
    Number,
    PerSeat,
    Said,
    Total,
    written,
)

Bounds = tuple[int | None, int | None]
"""The least and the most that an amount can be; None where it has no bound."""

_YES: Final = Comparison(0, 0, "==", Number(0, 0, 0), Number(0, 0, 0))
_NO: Final = Negation(0, 0, _YES)


@dataclass(frozen=True)
class Facts:
    """What is known where an expression stands.

    Args:
        seats: Seats that are another one there: who wins the trick is `me`, where the winner scores.
        names: Numbers that are another one there, or a whole number.
        bounds: What numbers can be, by their names; of a number of a seat by its function, or by that and the seat, as
            `bid(me)`.
        counts: How many cards a selector can choose at most, by its text.
        parts: What whole parts of an expression can be.
        alone: Everybody plays alone, so that a side is a seat.
    """

    seats: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str | int] = field(default_factory=dict)
    bounds: Mapping[str, Bounds] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)
    parts: Mapping[Node, Bounds] = field(default_factory=dict)
    alone: bool = False


def reduced(node: Node, facts: Facts) -> Node:
    """An expression in its simplest form.

    >>> from referee.expressions import parse_expression
    >>> facts = Facts(bounds={"tricks": (0, None), "target": (1, None)}, names={"trick_no": "hand_size"}, alone=True)
    >>> for text in ("tricks(me) <= 0", "tricks(me) < 1", "max(0, tricks(me)) - trick_no", "total(side, tricks(me))"):
    ...     print(written(reduced(parse_expression(text), facts)))
    not tricks(me) >= 1
    not tricks(me) >= 1
    tricks(me) - hand_size
    tricks(me)
    >>> print(written(reduced(parse_expression("if(bid(me) == tricks(me), 10 + tricks(me), 0)"), facts)))
    if(bid(me) == tricks(me), 10 + bid(me), 0)
    """
    match node:
        case Named(name=name) if name in facts.names:
            known = facts.names[name]
            return Number(0, 0, known) if isinstance(known, int) else replace(node, name=known)
        case PerSeat(seat=seat) | Said(seat=seat) if seat in facts.seats:
            return replace(node, seat=facts.seats[seat])
        case Negative(of=of):
            inner = reduced(of, facts)
            return Number(0, 0, -inner.value) if isinstance(inner, Number) else replace(node, of=inner)
        case Absolute(of=of):
            inner = reduced(of, facts)
            least = bounds(inner, facts)[0]
            return inner if least is not None and least >= 0 else replace(node, of=inner)
        case Total(each=each):
            inner = reduced(each, facts)
            return inner if facts.alone else replace(node, each=inner)
        case Arithmetic():
            return _sum(node, facts)
        case Extreme():
            return _extreme(node, facts)
        case Comparison():
            return _compared(replace(node, left=reduced(node.left, facts), right=reduced(node.right, facts)), facts)
        case Negation(of=of):
            return _not(reduced(of, facts))
        case Junction(word=word, left=left, right=right):
            first, second = reduced(left, facts), reduced(right, facts)
            if word == "and":
                if _NO in (first, second):
                    return _NO
                return second if first == _YES else first if second == _YES else replace(node, left=first, right=second)
            if _YES in (first, second):
                return _YES
            return second if first == _NO else first if second == _NO else replace(node, left=first, right=second)
        case Conditional(test=test, yes=yes, no=no):
            asked, first, second = reduced(test, facts), reduced(yes, facts), reduced(no, facts)
            if isinstance(asked, Negation) and asked != _NO:
                asked, first, second = asked.of, second, first
            if asked == _YES or first == second:
                return first
            if asked == _NO:
                return second
            first, second = _given(asked, first, facts, held=True), _given(asked, second, facts, held=False)
            return first if first == second else replace(node, test=asked, yes=first, no=second)
        case _:
            return node


def _sum(node: Arithmetic, facts: Facts) -> Node:
    left, right = reduced(node.left, facts), reduced(node.right, facts)
    if isinstance(left, Number) and isinstance(right, Number):
        one, other = left.value, right.value
        quotient, rest = divmod(one, other) if other else (0, 0)
        value = {"+": one + other, "-": one - other, "*": one * other, "//": quotient, "%": rest}[node.sign]
        return Number(0, 0, value)
    if right == Number(0, 0, 0) and node.sign in "+-":
        return left
    if node.sign == "//" and isinstance(right, Number) and right.value > 0 and isinstance(left, Extreme):
        parts = tuple(Arithmetic(0, 0, "//", part, right) for part in left.parts)  # it keeps what is larger
        return _extreme(replace(left, parts=parts), facts)
    return replace(node, left=left, right=right)


def _extreme(node: Extreme, facts: Facts) -> Node:
    parts: list[Node] = []
    for part in (reduced(each, facts) for each in node.parts):
        if part not in parts:
            parts.append(part)
    for part in list(parts):
        least, most = bounds(part, facts)
        others = [bounds(each, facts) for each in parts if each is not part]
        if node.function == "max":
            beaten = most is not None and any(low is not None and low >= most for low, _ in others)
        else:
            beaten = least is not None and any(high is not None and high <= least for _, high in others)
        if beaten:
            parts.remove(part)
    return parts[0] if len(parts) == 1 else replace(node, parts=tuple(parts))


def _compared(node: Comparison, facts: Facts) -> Node:
    """A comparison with a whole number as `at least`, or its contrary; any other as `==`, `<`, or their contraries."""
    sign, left, right = node.sign, node.left, node.right
    if isinstance(left, Number) and not isinstance(right, Number):
        left, right = right, left
        sign = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}.get(sign, sign)
    if sign == "!=":
        return _not(_compared(Comparison(0, 0, "==", left, right), facts))
    if isinstance(right, Number):
        edge = right.value
        least, most = bounds(left, facts)
        if sign == "==":
            if (least is not None and edge < least) or (most is not None and edge > most):
                return _NO
            if edge == least:
                return _not(_least(left, edge + 1, facts))
            return _least(left, edge, facts) if edge == most else Comparison(0, 0, "==", left, right)
        if sign in (">=", ">"):
            return _least(left, edge + (sign == ">"), facts)
        return _not(_least(left, edge + (sign == "<="), facts))
    if left == right:
        return _YES if sign in ("==", "<=", ">=") else _NO
    if sign in (">", "<="):
        less = Comparison(0, 0, "<", right, left)
        return less if sign == ">" else _not(less)
    if sign == ">=":
        return _not(Comparison(0, 0, "<", left, right))
    if sign == "==" and written(right) < written(left):
        left, right = right, left
    return Comparison(0, 0, sign, left, right)


def _least(node: Node, edge: int, facts: Facts) -> Node:
    """An amount is at least a whole number. Who has won a card has won a trick, and the other way round."""
    if isinstance(node, PerSeat) and node.function == "cards" and edge == 1:
        node = replace(node, function="tricks")
    least, most = bounds(node, facts)
    if least is not None and least >= edge:
        return _YES
    if most is not None and most < edge:
        return _NO
    return Comparison(0, 0, ">=", node, Number(0, 0, edge))


def _not(node: Node) -> Node:
    return node.of if isinstance(node, Negation) else Negation(0, 0, node)


def _given(test: Node, node: Node, facts: Facts, *, held: bool) -> Node:
    """A branch, with what its condition says put in: where two amounts are equal, one stands for both."""
    if isinstance(test, Junction) and (test.word == "and") is held:
        return _given(test.right, _given(test.left, node, facts, held=held), facts, held=held)
    if isinstance(test, Negation):
        return _given(test.of, node, facts, held=not held)
    if isinstance(test, Comparison) and test.sign == "==" and held:
        node = (
            put(node, test.right, test.left) if not isinstance(test.right, Number) else put(node, test.left, test.right)
        )
    elif isinstance(test, Comparison) and test.sign == ">=" and isinstance(test.right, Number):
        least, most = bounds(test.left, facts)
        narrowed: Bounds = (test.right.value, most) if held else (least, test.right.value - 1)
        if narrowed[0] is not None and narrowed[0] == narrowed[1]:
            node = put(node, test.left, Number(0, 0, narrowed[0]))
        facts = replace(facts, parts={**facts.parts, test.left: narrowed})
    node = put(node, test, _YES if held else _NO)
    return reduced(node, facts)


def put(node: Node, what: Node, other: Node) -> Node:
    """An expression with one part put for another, wherever that stands; not within a side, where `me` is another."""
    if node == what:
        return other
    match node:
        case Arithmetic(left=left, right=right) | Comparison(left=left, right=right) | Junction(left=left, right=right):
            return replace(node, left=put(left, what, other), right=put(right, what, other))
        case Negative(of=of) | Negation(of=of) | Absolute(of=of):
            return replace(node, of=put(of, what, other))
        case Extreme(parts=parts):
            return replace(node, parts=tuple(put(part, what, other) for part in parts))
        case Conditional(test=test, yes=yes, no=no):
            return replace(node, test=put(test, what, other), yes=put(yes, what, other), no=put(no, what, other))
        case _:
            return node


def renamed(node: Node, seat: str, other: str) -> Node:
    """An expression that speaks of another seat."""
    match node:
        case PerSeat() | Said() if node.seat == seat:
            return replace(node, seat=other)
        case Arithmetic(left=left, right=right) | Comparison(left=left, right=right) | Junction(left=left, right=right):
            return replace(node, left=renamed(left, seat, other), right=renamed(right, seat, other))
        case Negative(of=of) | Negation(of=of) | Absolute(of=of):
            return replace(node, of=renamed(of, seat, other))
        case Total(each=each):
            return replace(node, each=renamed(each, seat, other))
        case Extreme(parts=parts):
            return replace(node, parts=tuple(renamed(part, seat, other) for part in parts))
        case Conditional(test=test, yes=yes, no=no):
            return replace(
                node,
                test=renamed(test, seat, other),
                yes=renamed(yes, seat, other),
                no=renamed(no, seat, other),
            )
        case _:
            return node


def bounds(node: Node, facts: Facts) -> Bounds:
    """The least and the most that an amount can be.

    >>> from referee.expressions import parse_expression
    >>> bounds(parse_expression("min(7, 2 * tricks(me)) + 1"), Facts(bounds={"tricks": (0, None)}))
    (1, 8)
    """
    if node in facts.parts:
        return facts.parts[node]
    match node:
        case Number(value=value):
            return value, value
        case Named(name=name):
            return facts.bounds.get(name, (None, None))
        case PerSeat(function=function, seat=seat):
            return facts.bounds.get(f"{function}({seat})") or facts.bounds.get(function, (None, None))
        case Chips(function=function):
            return facts.bounds.get(function, (None, None))
        case Count(cards=cards) | Total(each=Count(cards=cards)):  # a card lies with one seat only
            return 0, facts.counts.get(written(cards))
        case Negative(of=of):
            low, high = bounds(of, facts)
            return None if high is None else -high, None if low is None else -low
        case Total(each=each):
            low, high = bounds(each, facts)  # of a side of which all have folded it is nothing
            return 0 if low is not None and low >= 0 else None, 0 if high is not None and high <= 0 else None
        case Extreme(function=function, parts=parts):
            lows, highs = zip(*(bounds(part, facts) for part in parts), strict=True)
            return _extent(function, lows), _extent(function, highs, most=True)
        case Conditional(yes=yes, no=no):
            (one, top), (other, highest) = bounds(yes, facts), bounds(no, facts)
            low = None if one is None or other is None else min(one, other)
            return low, None if top is None or highest is None else max(top, highest)
        case Arithmetic(sign=sign, left=left, right=right):
            return _reach(sign, bounds(left, facts), bounds(right, facts))
        case _:
            return None, None


def _extent(function: str, ends: tuple[int | None, ...], *, most: bool = False) -> int | None:
    """One end of the reach of a smallest or largest: of the largest the highest least, of the smallest the lowest."""
    known = [end for end in ends if end is not None]
    helped = (function == "max") is not most  # one bound is enough where it can only get better
    if not known or (len(known) < len(ends) and not helped):
        return None
    return max(known) if function == "max" else min(known)


def _reach(sign: str, one: Bounds, other: Bounds) -> Bounds:
    (low, high), (least, most) = one, other
    if sign == "+":
        return (
            None if low is None or least is None else low + least,
            None if high is None or most is None else high + most,
        )
    if sign == "-":
        return (
            None if low is None or most is None else low - most,
            None if high is None or least is None else high - least,
        )
    if sign == "*" and low is not None and least is not None and low >= 0 and least >= 0:
        return low * least, None if high is None or most is None else high * most
    if sign == "//" and low is not None and low >= 0 and least is not None and least >= 0:
        return 0, high
    if sign == "%" and least is not None and least > 0:
        return 0, None if most is None else most - 1
    return None, None
