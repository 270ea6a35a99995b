"""Expressions made simple before they are told: options by their values, sums as terms, an `if` drawn to the front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from referee.expressions import (
    Absolute,
    Arithmetic,
    Comparison,
    Conditional,
    Extreme,
    Junction,
    Named,
    Negation,
    Negative,
    Node,
    Number,
    PerSeat,
    Total,
)
from referee.rulebook.telling import Telling
from referee.rules.phase_model import DealPhase

CONTRARY: Final = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
TURNED: Final = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
TRUE: Final = Comparison(0, 0, "==", Number(0, 0, 0), Number(0, 0, 0))
FALSE: Final = Comparison(0, 0, "!=", Number(0, 0, 0), Number(0, 0, 0))
_ZERO: Final = Number(0, 0, 0)


def simplified(t: Telling, node: Node, *, within_total: bool = False) -> Node:
    """An expression with the values that hold at the table, and without what they decide."""
    match node:
        case Named():
            return _named(t, node)
        case Negative():
            of = simplified(t, node.of, within_total=within_total)
            return Number(0, 0, -of.value) if isinstance(of, Number) else replace(node, of=of)
        case Total() if t.model.sides is None:  # the side is the player alone
            return simplified(t, node.each, within_total=within_total)
        case Total():
            return replace(node, each=simplified(t, node.each, within_total=True))
        case Absolute():
            of = simplified(t, node.of, within_total=within_total)
            return Number(0, 0, abs(of.value)) if isinstance(of, Number) else replace(node, of=of)
        case Extreme():
            parts = tuple(simplified(t, part, within_total=within_total) for part in node.parts)
            return _extreme(node, parts, within_total=within_total)
        case Arithmetic() | Comparison() | Junction():
            left = simplified(t, node.left, within_total=within_total)
            right = simplified(t, node.right, within_total=within_total)
            return _two(replace(node, left=left, right=right))
        case Negation():
            of = simplified(t, node.of, within_total=within_total)
            return FALSE if of == TRUE else TRUE if of == FALSE else replace(node, of=of)
        case Conditional():
            test, yes, no = (simplified(t, p, within_total=within_total) for p in (node.test, node.yes, node.no))
            if test in (TRUE, FALSE) or yes == no:
                return no if test == FALSE else yes
            return Conditional(0, 0, test, yes, no)
        case _:
            return node


def every_hand(t: Telling) -> int | None:
    """The size of every hand, where it is always the same."""
    deals = [str(phase.each) for phase in t.rules.dealt if isinstance(phase, DealPhase)]
    return int(deals[0]) if len(deals) == 1 and deals[0].isdigit() else None


def _named(t: Telling, node: Named) -> Node:
    """A number that is known before the game; one that must be agreed on is none."""
    counts = t.model.players.count
    if node.name == "players" and len(counts) == 1:
        return Number(0, 0, counts[0])
    if node.name == "hand_size" and (hand := every_hand(t)) is not None:
        return Number(0, 0, hand)
    name = node.name.replace("_", "-")
    option = t.model.options.get(name)
    if option is None or name not in t.rules.options or node.name in ("players", "hand_size", "deal_no", "trick_no"):
        return node
    value = int(t.rules.options[name])
    return node if option.default is None and value == option.min else Number(0, 0, value)


def _extreme(node: Extreme, parts: tuple[Node, ...], *, within_total: bool) -> Node:
    numbers = [part.value for part in parts if isinstance(part, Number)]
    if len(numbers) == len(parts):
        return Number(0, 0, max(numbers) if node.function == "max" else min(numbers))
    if len(parts) == 1:
        return parts[0]
    bids = [part for part in parts if isinstance(part, PerSeat) and part.function == "bid"]
    if within_total and node.function == "max" and len(parts) == 2 and _ZERO in parts and bids:
        return bids[0]  # who has bid nothing yet adds nothing
    return replace(node, parts=parts)


def _two(node: Arithmetic | Comparison | Junction) -> Node:
    left, right = node.left, node.right
    if isinstance(node, Junction):
        strong, weak = (FALSE, TRUE) if node.word == "and" else (TRUE, FALSE)
        if strong in (left, right):
            return strong
        return right if left == weak else left if right == weak else node
    if isinstance(left, Number) and isinstance(right, Number):
        a, b = left.value, right.value
        if isinstance(node, Comparison):
            true = {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[node.sign]
            return TRUE if true else FALSE
        values = {
            "+": a + b, "-": a - b, "*": a * b, "//": a // b if b else 0, "%": a % b if b else 0,
        }  # fmt: skip
        return Number(0, 0, values[node.sign])
    one = Number(0, 0, 1)
    if isinstance(node, Arithmetic):
        if (right == _ZERO and node.sign in "+-") or (right == one and node.sign in ("*", "//")):
            return left
        if (left == _ZERO and node.sign == "+") or (left == one and node.sign == "*"):
            return right
        if node.sign == "*" and _ZERO in (left, right):
            return _ZERO
    return node


def contrary(node: Node) -> Node:
    """What is true where a condition is not."""
    match node:
        case Comparison():
            return replace(node, sign=CONTRARY[node.sign])
        case Negation():
            return node.of
        case Junction():
            word = "or" if node.word == "and" else "and"
            return Junction(0, 0, word, contrary(node.left), contrary(node.right))
        case Conditional():
            return Conditional(0, 0, node.test, contrary(node.yes), contrary(node.no))
        case _:
            return Negation(0, 0, node)


def addends(node: Node) -> Iterator[Node]:
    """What is added up in an amount."""
    if isinstance(node, Arithmetic) and node.sign == "+":
        yield from addends(node.left)
        yield from addends(node.right)
    else:
        yield node


def terms(node: Node, times: int = 1) -> list[tuple[int, Node | None]]:
    """An amount as a sum: how often each part counts, the plain number (None) last; no part twice."""
    found: dict[Node | None, int] = {}
    for count, part in _terms(node, times):
        found[part] = found.get(part, 0) + count
    plain = found.pop(None, 0)
    told = [(count, part) for part, count in found.items() if count]
    return [*told, (plain, None)] if plain or not told else list(told)


def _terms(node: Node, times: int) -> Iterator[tuple[int, Node | None]]:
    match node:
        case Number():
            yield times * node.value, None
        case Negative():
            yield from _terms(node.of, -times)
        case Arithmetic(sign="+" | "-"):
            yield from _terms(node.left, times)
            yield from _terms(node.right, times if node.sign == "+" else -times)
        case Arithmetic(sign="*", left=Number()):
            assert isinstance(node.left, Number)
            yield from _terms(node.right, times * node.left.value)
        case Arithmetic(sign="*", right=Number()):
            assert isinstance(node.right, Number)
            yield from _terms(node.left, times * node.right.value)
        case _:
            yield times, node


def lifted(node: Node) -> tuple[Node, Node, Node] | None:
    """An amount with its first `if` drawn to the front: the condition, and the amount where it is true and is not."""
    if isinstance(node, Conditional):
        return node.test, node.yes, node.no
    if isinstance(node, Arithmetic):
        found = lifted(node.left)
        if found is not None:
            return found[0], _two(replace(node, left=found[1])), _two(replace(node, left=found[2]))
        found = lifted(node.right)
        if found is not None:
            return found[0], _two(replace(node, right=found[1])), _two(replace(node, right=found[2]))
    if isinstance(node, Negative | Absolute):
        found = lifted(node.of)
        return None if found is None else (found[0], replace(node, of=found[1]), replace(node, of=found[2]))
    return None


def leaves(node: Node, tests: tuple[Node, ...] = (), *, within: bool = False) -> Iterator[tuple[list[Node], Node]]:
    """Each amount without an `if`, and what must be true for it, beside that no amount before it was meant."""
    found = lifted(node)
    if found is None:
        yield list(tests), node
        return
    test, yes, no = found
    yield from leaves(yes, (*tests, test), within=True)
    yield from leaves(no, (*tests, contrary(test)) if within else tests, within=within)


def summed(parts: list[Node]) -> Node:
    """Parts added up again."""
    whole = parts[0]
    for part in parts[1:]:
        whole = Arithmetic(0, 0, "+", whole, part)
    return whole
