"""Small changes to rules, one at a time: each must be noticed by a scenario, or the rules say what nobody proves.

Texts are never changed, nor what only the rulebook tells; everything else is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any, Final

import msgspec.inspect as shapes

from referee.expressions import (
    PER_SEAT,
    Arithmetic,
    Both,
    Broken,
    Chips,
    Comparison,
    Conditional,
    Count,
    Either,
    Except,
    ExpressionError,
    Extreme,
    Has,
    Junction,
    Listed,
    Named,
    Negation,
    Negative,
    Node,
    Number,
    PerSeat,
    Said,
    Scope,
    SelectorNode,
    Total,
    Word,
    Worth,
    parse_expression,
    parse_selector,
    parts_of,
    written,
)
from referee.findings import Path
from referee.rules import Rules
from referee.rules.model import RulesModel
from referee.rules.phase_model import BiddingPhase
from referee.rules.walking import clause_references, expressions

DROPPED: Final = ""
"""What a thing that is left out has become, in words."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change to a merged tree.

    Args:
        at: Where it is made.
        path: Where the value is put.
        value: What stands there then.
        was: What stood there, in words.
        becomes: What stands there then, in words; nothing where it is left out.
        kind: What sort of change it is: `row`, `number`, `order`, `clause`.
        clauses: The clauses of the place: a scenario of one of them must notice.
    """

    at: Path
    path: Path
    value: Any
    was: str
    becomes: str
    kind: str
    clauses: tuple[str, ...] = ()


# --- trees ---


def laid(tree: Any, path: Path, value: Any) -> Any:
    """A tree with another value at a place; it shares everything else with the first.

    >>> laid({"a": [1, 2], "b": 3}, ("a", 1), 9)
    {'a': [1, 9], 'b': 3}
    """
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(tree, list):
        index = int(step)
        return [*tree[:index], laid(tree[index], rest, value), *tree[index + 1 :]]
    return {**tree, step: laid(tree.get(step) if rest else None, rest, value)}


def found(tree: Any, path: Path) -> Any:
    """What stands at a place of a tree."""
    for step in path:
        tree = tree[step]
    return tree


def told(value: object) -> str:
    """A value of the rules in a line.

    >>> told(["deal", "tricks"]), told({"clause": "TR.ANTE", "count": 2}), told(True), told(None)
    ('deal, tricks', 'clause: TR.ANTE, count: 2', 'true', 'null')
    """
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {told(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(told, value))
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    return str(value)


# --- what is changed where ---

_TEXTS: Final = frozenset(("name", "summary", "text", "cite", "why", "names", "title", "sections", "language"))
_HEAD: Final = frozenset(("format", "game", "version", "sources", "clauses", "variants", "presets", "rulings"))
_UNREAD: Final = frozenset(("id", "pictures", "packet", "type", "profile", "kind"))
"""What no log can show: how cards are called within the rules and drawn, how many are dealt at a time, what a part of
the rules is."""
_CHOOSING: Final = frozenset(("cards", "as", "ladder", "permit", "tiers"))
"""Keys that hold selectors, alone or in a list."""
_SUITS_ARE_TEXTS: Final = "notations"
_SWAPPED: Final = {
    "ladder": "rung", "permit": "rung", "tiers": "rung", "veto": "veto", "rows": "row", "sequence": "sequence",
    "after": "step", "settle": "step", "default": "order", "order": "order", "suit": "trump",
}  # fmt: skip
"""Lists whose order says something, and what their entries are."""


class Altering:
    """Finds every small change to rules.

    Args:
        rules: The rules, under whatever variants.
        tree: Their merged tree, with everything that goes without saying.
    """

    def __init__(self, rules: Rules, tree: Mapping[str, Any]) -> None:
        self.rules = rules
        self.tree = tree
        model = rules.model
        self.references = dict(clause_references(model))
        self.expressions = {
            path: (str(text), scope) for path, text, _, scope, _ in expressions(model) if "why" not in path
        }

    def changes(self, within: Path = ()) -> Iterator[Change]:
        """Every change at a place and within it; of texts and the like none."""
        kind: shapes.Type | None = _shape()
        value: Any = self.tree
        for step in within:
            kind = _inner(kind, value, step)
            value = value[step]
        for change in self._walk(within, value, kind):
            clauses = change.clauses or self.clauses(change.at)
            if not all(self.rules.clauses[clause].told for clause in clauses) or not clauses:
                yield replace(change, clauses=clauses)

    def is_text(self, place: Path) -> bool:
        """Only a person reads what stands there, or no log can show it."""
        return any(step in _TEXTS or step in _UNREAD for step in place if isinstance(step, str))

    def clauses(self, place: Path) -> tuple[str, ...]:
        """The nearest clause around a place, or the one that it names; and for what a clause beside it tells, that."""
        if place in self.references:
            return (self.references[place],)
        options = self._options(place)
        beside = _BESIDE.get(str(place[-1])) if place else None
        nearest: tuple[int, str] | None = None
        found: list[str] = []
        for path, clause in self.references.items():
            around = path[:-1]
            if path[-1] == "clause" and place[: len(around)] == around and len(around) > (nearest or (-1,))[0]:
                nearest = len(around), clause
            if beside and path == (*place[:-1], beside):
                found.append(clause)
        if nearest:
            found.insert(0, nearest[1])
        elif place and place[0] == "cards":
            found.append(self.rules.model.pack.clause)
        return tuple(dict.fromkeys((*found, *options)))

    def _options(self, place: Path) -> list[str]:
        """The clauses of the options that an expression names: they tell a part of it."""
        if place not in self.expressions:
            return []
        try:
            parts = list(parts_of(parse_expression(self.expressions[place][0])))
        except ExpressionError:
            return []
        options = self.rules.model.options
        named = [part.name.replace("_", "-") for part in parts if isinstance(part, Named)]
        return [options[name].clause for name in named if name in options]

    def _walk(self, path: Path, value: Any, kind: shapes.Type | None) -> Iterator[Change]:
        key = path[-1] if path else ""
        if path and (path[0] in _HEAD or key in _UNREAD or key in _TEXTS):
            return
        kind = _bare(kind)
        if kind is None or value is None:
            return
        if isinstance(kind, shapes.UnionType):
            phase = path[0] == "phases" and len(path) == 2  # left out as a step of the sequence
            if not phase and any(isinstance(_bare(each), shapes.NoneType) for each in kind.types):
                yield Change(path, path, None, told(value), told(None), "null")
            kind = _member(kind, value)
        if path in self.references:
            yield from self._clause(path)
        elif path in self.expressions:
            yield from self._expression(path)
        elif isinstance(kind, shapes.StructType):
            for each in kind.fields:
                if each.encode_name in value:
                    yield from self._walk((*path, each.encode_name), value[each.encode_name], each.type)
        elif isinstance(kind, shapes.LiteralType):
            for other in kind.values:
                if other != value:
                    yield Change(path, path, other, told(value), told(other), "enum")
        elif isinstance(kind, shapes.BoolType):
            yield Change(path, path, not value, told(value), told(not value), "flag")
        elif isinstance(kind, shapes.IntType):
            yield from self._number(path, value)
        elif isinstance(kind, shapes.DictType):
            yield from self._mapping(path, value, kind)
        elif isinstance(kind, shapes.ListType):
            yield from self._list(path, value, kind)
        else:
            yield from self._word(path, value)

    def _number(self, path: Path, value: int) -> Iterator[Change]:
        if path[0] == "options" and value == _WIDEST:  # the format's bound, not the game's
            return
        for other in (value - 1, value + 1):
            yield Change(path, path, other, str(value), str(other), "number")

    def _clause(self, path: Path) -> Iterator[Change]:
        """A clause exchanged for the one that stands after it."""
        names = list(self.rules.model.clauses)
        clause = self.references[path]
        other = names[(names.index(clause) + 1) % len(names)]
        if path in quoted(self.rules) and other != clause:
            yield Change(path, path, other, clause, other, "clause")

    def _mapping(self, path: Path, value: Mapping[str, Any], kind: shapes.DictType) -> Iterator[Change]:
        for name, each in value.items():
            inner: Path = (*path, name)
            if path[0] == "notations" and path[-1] in ("suits", "ranks"):
                yield from self._spellings(inner, each)
                continue
            if path[-2:] == ("order", "suits") or path[-1:] == ("words",):
                rest = {other: kept for other, kept in value.items() if other != name}
                yield Change(inner, path, rest, told(each), DROPPED, "entry")
            yield from self._walk(inner, each, kind.value_type)

    def _spellings(self, path: Path, value: str | list[str]) -> Iterator[Change]:
        """A spelling that is not read any more, or not written any more."""
        spellings = value if isinstance(value, list) else [value]
        if len(spellings) == 1:
            yield Change(path, path, f"{spellings[0]}'", told(spellings), f"{spellings[0]}'", "spelling")
            return
        for number, spelling in enumerate(spellings):
            rest = [*spellings[:number], *spellings[number + 1 :]]
            yield Change((*path, number), path, rest, spelling, DROPPED, "spelling")
        if spellings[0] != spellings[1]:
            turned = [spellings[1], spellings[0], *spellings[2:]]
            yield Change(path, path, turned, told(spellings), told(turned), "spelling")

    def _list(self, path: Path, value: list[Any], kind: shapes.ListType) -> Iterator[Change]:
        key = "default" if path[:2] == ("order", "suits") else str(path[-1])
        if key in _SWAPPED or key in ("suits", "ranks", "forms", "players", "count", "excludes"):
            for number, each in enumerate(value):
                rest = [*value[:number], *value[number + 1 :]]
                clauses = tuple(self._phase_clauses(each)) if key == "sequence" else ()
                yield Change((*path, number), path, rest, told(each), DROPPED, _SWAPPED.get(key, "entry"), clauses)
        if key in _SWAPPED:
            for number, (one, other) in enumerate(pairwise(value)):
                turned = [*value[:number], other, one, *value[number + 2 :]]
                was, becomes = f"{told(one)} / {told(other)}", f"{told(other)} / {told(one)}"
                at: Path = (*path, number)
                yield Change(at, path, turned, was, becomes, _SWAPPED[key], self._both(path, number))
        if key == "count":
            for other in sorted({min(value) - 1, max(value) + 1}):
                yield Change(path, path, sorted([*value, other]), told(value), told(sorted([*value, other])), "entry")
        for number, each in enumerate(value):
            inner: Path = (*path, number)
            if key not in ("default", "sequence", "suits", "ranks", "players", "count") and each is not None:
                yield from self._walk(inner, each, kind.item_type)

    def _both(self, path: Path, number: int) -> tuple[str, ...]:
        """Of two neighbours that change places either clause."""
        if path[-1] == "sequence":
            names = found(self.tree, path)[number : number + 2]
            return tuple(dict.fromkeys(clause for name in names for clause in self._phase_clauses(name)))
        return tuple(dict.fromkeys((*self.clauses((*path, number)), *self.clauses((*path, number + 1)))))

    def _phase_clauses(self, name: str) -> list[str]:
        """The clause of a phase; of one that is left out those that it has in variants."""
        phase = self.rules.phases.get(name)
        if phase is not None:
            return [phase.clause]
        model = self.rules.model
        patches = [variant.set for variant in model.variants.values()]
        patches += [given.set for ruling in model.rulings.values() for given in ruling.answers.values()]
        values = [patch.get(f"phases/{name}") for patch in patches]
        return [str(value["clause"]) for value in values if isinstance(value, Mapping) and "clause" in value]

    def _word(self, path: Path, value: Any) -> Iterator[Change]:
        """A text that means something: a selector, a pot, a suit, how a card is written."""
        key = str(path[-1])
        names: Sequence[str] = ()
        if key in _CHOOSING or (len(path) > 1 and path[-2] in (*_CHOOSING, "order")):
            yield from self._selector(path, str(value))
        elif key in ("pot", "from", "to"):
            names = [*self.rules.model.pots, *_ENDS.get(key, ())]
        elif key == "suit" or path[:2] == ("trump", "suit"):
            names = self.rules.cards.suits
        for other in names:
            if other != value:
                yield Change(path, path, other, str(value), other, "name")

    # --- selectors ---

    def _selector(self, path: Path, text: str) -> Iterator[Change]:
        try:
            node = parse_selector(text)
        except ExpressionError:  # what cannot be read is the linter's business
            return
        for other, kind in _selectors(node, self.rules):
            changed = written(other)
            if changed != written(node):
                yield Change(path, path, changed, text, changed, kind)

    # --- expressions ---

    def _expression(self, path: Path) -> Iterator[Change]:
        text, scope = self.expressions[path]
        try:
            node = parse_expression(text)
        except ExpressionError:
            return
        for other, kind in _expressions(node, scope, self.rules):
            changed = written(other)
            if changed != written(node):
                value: str | int = (
                    int(changed) if changed.isdecimal() and isinstance(found(self.tree, path), int) else changed
                )
                yield Change(path, path, value, text, changed, kind)


_WIDEST: Final = 1_000_000_000
_ENDS: Final = {"from": ("each",), "to": ("left-of-dealer",)}
_BESIDE: Final = {"early-fold": "fold"}
"""Keys whose meaning a clause beside them tells."""
_SIGNS: Final = {
    "<": ("<=",), "<=": ("<",), ">": (">=",), ">=": (">",), "==": ("<=", ">="), "!=": ("<", ">"),
}  # fmt: skip
"""The neighbours of each comparison."""
_TURNED: Final = {"+": "-", "-": "+"}


def quoted(rules: Rules) -> frozenset[Path]:
    """The places whose clause a verdict can quote: in a finding, in the ledger, or as what a thing was worth.

    The clauses of options, of the order, of sides, of a fixed trump suit, of who wins the trick, of permits, of the
    end of a deal in which all but one have folded: none of them is ever quoted, for no log can break them. Nor is that
    of a word that may always be bid.
    """
    return _quoted(rules)


@cache
def _quoted(rules: Rules) -> frozenset[Path]:
    unquoted: set[Path] = {("order", "clause"), ("trump", "clause"), ("sides", "clause")}
    unquoted |= {("options", name, "clause") for name in rules.model.options}
    model = rules.model
    for path, _ in clause_references(model):
        if len(path) > 4 and path[2] == "words":
            phase = model.phases[str(path[1])]
            if isinstance(phase, BiddingPhase) and phase.words[str(path[3])].condition is None:
                unquoted.add(path)
        if path[0] == "phases" and (path[-2:] in (("win", "clause"), ("alone", "clause")) or "permit" in path):
            unquoted.add(path)
    return frozenset(path for path, _ in clause_references(model) if path not in unquoted)


def _selectors(node: SelectorNode, rules: Rules) -> Iterator[tuple[SelectorNode, str]]:
    """Every selector that differs from this one in one small thing, and what sort of change that is."""
    cards = rules.cards
    values = {
        "rank": cards.ranks,
        "suit": cards.suits,
        "card": cards.ids,
        "group": [each.name for each in cards.groups],
    }
    match node:
        case Word(word=word):
            for other in ("any", "trump", "led"):
                if other != word:
                    yield replace(node, word=other), "selector"
        case Listed(key=key, values=listed):
            if len(listed) > 1:
                for value in listed:
                    yield replace(node, values=tuple(other for other in listed if other != value)), "card"
            else:
                known = list(values[key])
                other = known[(known.index(listed[0]) + 1) % len(known)] if listed[0] in known else listed[0]
                yield replace(node, values=(other,)), "card"
        case Except(of=of):
            yield of, "selector"
            for inner, kind in _selectors(of, rules):
                yield replace(node, of=inner), kind
        case Both(parts=parts) | Either(parts=parts):
            for number, part in enumerate(parts):
                rest = (*parts[:number], *parts[number + 1 :])
                yield (rest[0] if len(rest) == 1 else replace(node, parts=rest)), "selector"
                for inner, kind in _selectors(part, rules):
                    yield replace(node, parts=(*parts[:number], inner, *parts[number + 1 :])), kind


def _expressions(node: Node, scope: Scope, rules: Rules) -> Iterator[tuple[Node, str]]:
    """Every expression that differs from this one in one small thing, and what sort of change that is."""
    yield from _here(node, scope, rules)
    for name, inner in _children(node):
        for other, kind in _expressions(inner, scope, rules):
            yield replace_child(node, name, other), kind


def _here(node: Node, scope: Scope, rules: Rules) -> Iterator[tuple[Node, str]]:
    model = rules.model

    def others(known: Sequence[str], now: str, make: Callable[[str], Node]) -> Iterator[tuple[Node, str]]:
        for other in known:
            if other != now:
                yield make(other), "name"

    match node:
        case Number(value=value):
            yield replace(node, value=value + 1), "number"
            yield (
                (replace(node, value=value - 1) if value else Negative(node.start, node.end, replace(node, value=1))),
                "number",
            )
        case Comparison(sign=sign):
            for other in _SIGNS[sign]:
                yield replace(node, sign=other), "comparison"
        case Extreme(function=function):
            yield replace(node, function="max" if function == "min" else "min"), "operator"
        case Arithmetic(sign=sign) if sign in _TURNED:
            yield replace(node, sign=_TURNED[sign]), "operator"
        case Junction(word=word):
            yield replace(node, word="or" if word == "and" else "and"), "operator"
        case Negation(of=of):
            yield of, "operator"
        case Negative(of=of) if not isinstance(of, Number):
            yield of, "operator"
        case Total(each=each):
            yield each, "operator"
        case Named(name=name):
            known = [*scope.numbers, *(option.replace("-", "_") for option in model.options)]
            yield from others(known, name, lambda other: replace(node, name=other))
        case PerSeat(function=function, seat=seat):
            yield from others(PER_SEAT, function, lambda other: replace(node, function=other))
            yield from others(scope.seats, seat, lambda other: replace(node, seat=other))
        case Said(seat=seat, word=word):
            yield from others(scope.seats, seat, lambda other: replace(node, seat=other))
            words = [other.replace("-", "_") for other in rules.bid_words]
            yield from others(words, word, lambda other: replace(node, word=other))
        case Chips(function=function, pot=pot):
            yield from others(("pot", "carried"), function, lambda other: replace(node, function=other))
            pots = [other.replace("-", "_") for other in model.pots]
            yield from others(pots, pot, lambda other: replace(node, pot=other))
        case Worth(table=table):
            tables = [other.replace("-", "_") for other in model.values]
            yield from others(tables, table, lambda other: replace(node, table=other))
        case Count(zone=zone, cards=cards) | Has(zone=zone, cards=cards):
            yield from others(scope.zones, zone, lambda other: replace(node, zone=other))
            for inner, kind in _selectors(cards, rules):
                yield replace(node, cards=inner), kind
        case Broken(cards=cards):
            for inner, kind in _selectors(cards, rules):
                yield replace(node, cards=inner), kind
        case _:
            pass


def _children(node: Node) -> Iterator[tuple[str, Node]]:
    """The amounts and conditions that an expression is made of, each with its place in it."""
    match node:
        case Arithmetic(left=left, right=right) | Comparison(left=left, right=right) | Junction(left=left, right=right):
            yield "left", left
            yield "right", right
        case Negative(of=of) | Negation(of=of):
            yield "of", of
        case Extreme(parts=parts):
            yield from ((f"parts.{number}", part) for number, part in enumerate(parts))
        case Total(each=each):
            yield "each", each
        case Conditional(test=test, yes=yes, no=no):
            yield "test", test
            yield "yes", yes
            yield "no", no
        case _:
            inner = getattr(node, "of", None)
            if inner is not None:
                yield "of", inner


def replace_child(node: Node, name: str, other: Node) -> Node:
    """An expression with another part at a place."""
    if name.startswith("parts.") and isinstance(node, Extreme):
        number = int(name.partition(".")[2])
        return replace(node, parts=(*node.parts[:number], other, *node.parts[number + 1 :]))
    changed: Node = replace(node, **{name: other})  # type: ignore[arg-type]
    return changed


# --- shapes of the model ---


@cache
def _shape() -> shapes.Type:
    return shapes.type_info(RulesModel)


def _bare(kind: shapes.Type | None) -> shapes.Type | None:
    while isinstance(kind, shapes.Metadata):
        kind = kind.type
    return kind


def _member(kind: shapes.UnionType, value: Any) -> shapes.Type | None:
    """Which of several shapes a value has."""
    for each in map(_bare, kind.types):
        if isinstance(each, shapes.StructType):
            if isinstance(value, Mapping) and each.tag in (None, value.get("kind")):
                return each
        elif isinstance(each, shapes.ListType):
            if isinstance(value, list):
                return each
        elif isinstance(each, shapes.IntType):
            if isinstance(value, int) and not isinstance(value, bool):
                return each
        elif not isinstance(each, shapes.NoneType) and not isinstance(value, Mapping | list | int):
            return each
    return None


def _inner(kind: shapes.Type | None, value: Any, step: str | int) -> shapes.Type | None:
    """The shape of what stands at a step within a value."""
    kind = _bare(kind)
    if isinstance(kind, shapes.UnionType):
        kind = _member(kind, value)
    if isinstance(kind, shapes.StructType):
        return next((each.type for each in kind.fields if each.encode_name == step), None)
    if isinstance(kind, shapes.DictType):
        return kind.value_type
    if isinstance(kind, shapes.ListType):
        return kind.item_type
    return None
