"""What differs between two rule sets: every place in their merged trees, each with the clause that it belongs to.

Compared are merged trees with every default spelt out, so that what is written in another way but means the same does
not differ. A row of a table, or a step of several, is one thing: changed in some of its parts, new, gone or moved. A
list of plain things, as an order of ranks is, differs as a whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from itertools import chain
from typing import Any, Final, Literal

import msgspec

from referee.findings import Path
from referee.rules.rules import Rules

Kind = Literal["changed", "new", "gone", "moved"]

CHANGED: Final[Kind] = "changed"
NEW: Final[Kind] = "new"
GONE: Final[Kind] = "gone"
MOVED: Final[Kind] = "moved"

_UNOWNED: Final = ("variants", "presets", "rulings", "notations", "sources", "cards", "players", "pots")
"""Parts that no clause decides."""


class Absent(Enum):
    """What stands where nothing stands: `null` is something."""

    ABSENT = "absent"


ABSENT: Final = Absent.ABSENT


@dataclass(frozen=True)
class Spot:
    """A place in one of two trees.

    Args:
        path: Its steps.
        clause: The clause that it belongs to; None where it belongs to none.
        value: What stands there.
    """

    path: Path
    clause: str | None
    value: Any

    @property
    def place(self) -> str:
        """The place, its steps joined by `/`."""
        return "/".join(map(str, self.path))


@dataclass(frozen=True)
class Difference:
    """A place where two rule sets differ.

    Args:
        kind: What has become of it.
        was: The place in the old tree; in what is new, its value is `ABSENT`.
        now: The place in the new tree; in what is gone, its value is `ABSENT`.
    """

    kind: Kind
    was: Spot
    now: Spot

    @property
    def spot(self) -> Spot:
        """Where it stands now; what is gone, where it stood."""
        return self.was if self.kind == GONE else self.now

    @property
    def clauses(self) -> tuple[str | None, str | None]:
        """The clause that it belonged to and the one that it belongs to; one twice where it is there on one side alone.

        What is left out, or put in where nothing was, belongs to its own clause and not to that of what is around it.
        """
        was, now = self.was.clause, self.now.clause
        if self.kind == NEW or (isinstance(self.now.value, Mapping) and not isinstance(self.was.value, Mapping)):
            return now, now
        if self.kind == GONE or (isinstance(self.was.value, Mapping) and not isinstance(self.now.value, Mapping)):
            return was, was
        return was, now


def tree_of(rules: Rules, agreed: Iterable[str] = ()) -> dict[str, Any]:
    """The merged tree of rules, every default spelt out.

    Args:
        rules: The rules.
        agreed: The options whose value was agreed on: it stands in place of the usual one.
    """
    tree: dict[str, Any] = msgspec.to_builtins(rules.model)
    options = {name: {**tree["options"][name], "default": rules.options[name]} for name in agreed}
    return {**tree, "options": {**tree["options"], **options}}


def differences(old: Mapping[str, Any], new: Mapping[str, Any]) -> tuple[Difference, ...]:
    """Every place where two merged trees differ, in the order of the new tree.

    >>> one = {"end": {"clause": "E", "if": "score(me) >= 61"}, "sequence": ["deal", "tricks"]}
    >>> other = {"end": {"clause": "E", "if": "score(me) >= 91"}, "sequence": ["deal", "tricks"]}
    >>> [(found.was.place, found.clauses, found.was.value, found.now.value) for found in differences(one, other)]
    [('end/if', ('E', 'E'), 'score(me) >= 61', 'score(me) >= 91')]
    >>> differences(one, one)
    ()
    """
    return tuple(_Comparing(old, new).nodes((), (), old, new))


def owner(tree: Any, path: Path) -> str | None:
    """The clause that a place in a merged tree belongs to: that of the innermost part which names one.

    >>> owner({"pack": {"clause": "PACK", "cards": "any"}}, ("pack", "cards"))
    'PACK'
    >>> owner({"clauses": {"PACK": {"text": {"en": "All cards"}}}}, ("clauses", "PACK", "text", "en"))
    'PACK'
    >>> owner({"name": {"en": "Kitchen"}}, ("name", "en"))
    """
    if len(path) > 1 and path[0] == "clauses":
        return str(path[1])
    if path and path[0] in _UNOWNED:
        return None
    found: str | None = None
    for step in (*path, None):
        if isinstance(tree, Mapping):
            clause = tree.get("clause")
            found = clause if isinstance(clause, str) else found
        try:
            tree = tree[step]
        except (LookupError, TypeError):
            break
    return found


def same(one: Any, other: Any) -> bool:
    """Two values are the same, in type as well: `1` is no text and `true` no number.

    >>> same({"a": 1, "b": [2]}, {"b": [2], "a": 1}), same(1, True), same([1], ["1"])
    (True, False, False)
    """
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, Mapping):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


class _Comparing:
    """Compares two trees, of which it needs the whole to know whose each place is."""

    def __init__(self, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
        self.old = old
        self.new = new

    def _found(self, kind: Kind, was: Path, now: Path, old: Any, new: Any) -> Difference:
        return Difference(kind, Spot(was, owner(self.old, was), old), Spot(now, owner(self.new, now), new))

    def nodes(self, was: Path, now: Path, old: Any, new: Any) -> Iterator[Difference]:
        """The differences between what stands at two places that belong together."""
        if same(old, new):
            return
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            for key in _keys(old, new):
                before, after = old.get(key, ABSENT), new.get(key, ABSENT)
                if before is ABSENT:
                    yield from self._only(NEW, (*was, key), (*now, key), after)
                elif after is ABSENT:
                    yield from self._only(GONE, (*was, key), (*now, key), before)
                else:
                    yield from self.nodes((*was, key), (*now, key), before, after)
        elif isinstance(old, list) and isinstance(new, list) and not (_plain(old) and _plain(new)):
            yield from self._lists(was, now, old, new)
        elif isinstance(old, Mapping) and not isinstance(new, Mapping):
            yield self._found(CHANGED, was, now, old, new)
            yield from self._parts(GONE, was, now, old)
        elif isinstance(new, Mapping):
            yield self._found(CHANGED, was, now, old, new)
            yield from self._parts(NEW, was, now, new)
        else:
            yield self._found(CHANGED, was, now, old, new)

    def _only(self, kind: Kind, was: Path, now: Path, value: Any) -> Iterator[Difference]:
        """What stands in one tree alone: each leaf of it, for it may belong to several clauses."""
        if isinstance(value, Mapping) and value:
            yield from self._parts(kind, was, now, value)
        else:
            old, new = (ABSENT, value) if kind == NEW else (value, ABSENT)
            yield self._found(kind, was, now, old, new)

    def _parts(self, kind: Kind, was: Path, now: Path, value: Mapping[str, Any]) -> Iterator[Difference]:
        for key, part in value.items():
            yield from self._only(kind, (*was, key), (*now, key), part)

    def _lists(self, was: Path, now: Path, old: list[Any], new: list[Any]) -> Iterator[Difference]:
        """The entries of two lists: the same ones, wherever they stand, then those that are alike, then the rest."""
        pairs, moved = paired(old, new)
        before = {after: earlier for earlier, after in pairs}
        for place in sorted(set(range(len(old))) - set(before.values())):
            yield self._found(GONE, (*was, place), (*now, place), old[place], ABSENT)
        for place, value in enumerate(new):
            if place not in before:
                yield self._found(NEW, (*was, place), (*now, place), ABSENT, value)
                continue
            earlier = before[place]
            if place in moved:
                yield self._found(MOVED, (*was, earlier), (*now, place), old[earlier], value)
            yield from self.nodes((*was, earlier), (*now, place), old[earlier], value)


def paired(old: Sequence[Any], new: Sequence[Any]) -> tuple[list[tuple[int, int]], set[int]]:
    """Which entry of a list has become which of another, and which of the other stand elsewhere than before.

    An entry has moved where it stands before one that it stood after; as few as can be are said to have moved.

    >>> paired(["A", "B", "C", "D"], ["B", "C", "A"])
    ([(0, 2), (1, 0), (2, 1)], {2})
    >>> paired([{"cards": "any", "points": 1}], [{"cards": "any", "points": 2}])
    ([(0, 0)], set())
    """
    pairs: dict[int, int] = {}
    texts: list[list[str | None]] = [[json.dumps(each, sort_keys=True) for each in entries] for entries in (old, new)]
    matcher = SequenceMatcher(None, texts[0], texts[1], autojunk=False)
    for start, other, size in matcher.get_matching_blocks():
        pairs |= {start + step: other + step for step in range(size)}
    for way in (texts, *([[_alike(each, keys) for each in entries] for entries in (old, new)] for keys in _LIKENESS)):
        _pair_off(pairs, way, lambda one, other: one is not None and one == other)
    _pair_off(pairs, (old, new), _akin)
    left = [
        [at for at in range(len(old)) if at not in pairs],
        [at for at in range(len(new)) if at not in pairs.values()],
    ]
    if all(len(each) == 1 for each in left) and _one_form(old[left[0][0]], new[left[1][0]]):
        pairs[left[0][0]] = left[1][0]
    every = sorted(pairs.items())
    return every, _moved(every)


def _pair_off(pairs: dict[int, int], entries: Sequence[Sequence[Any]], fits: Callable[[Any, Any], bool]) -> None:
    """Put together what is alone in both lists and fits, from the first on."""
    taken = set(pairs.values())
    for place, one in enumerate(entries[0]):
        if place in pairs:
            continue
        twin = next((at for at, other in enumerate(entries[1]) if at not in taken and fits(one, other)), None)
        if twin is not None:
            pairs[place] = twin
            taken.add(twin)


def _one_form(one: Any, other: Any) -> bool:
    return isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys()


def _akin(one: Any, other: Any) -> bool:
    """Two rows of one form with half of their parts the same."""
    return _one_form(one, other) and 2 * sum(same(value, other[key]) for key, value in one.items()) >= len(one)


_LIKENESS: Final = (("cards", "clause", "kind"), ("clause", "kind"), ("cards",), ("players",), ("kind", "to"))
"""Parts by which an entry is known again although others of it have changed."""


def _alike(entry: Any, keys: Sequence[str]) -> str | None:
    if not isinstance(entry, Mapping) or not any(key in entry for key in keys):
        return None
    return json.dumps([entry.get(key) for key in keys], sort_keys=True)


def _moved(pairs: Sequence[tuple[int, int]]) -> set[int]:
    """The later places of the entries that are not in a longest run which kept its order."""
    best: list[list[int]] = []
    for place, (_, after) in enumerate(pairs):
        runs: list[list[int]] = [best[earlier] for earlier in range(place) if pairs[earlier][1] < after]
        best.append([*_longest(runs), after])
    return {after for _, after in pairs} - set(_longest(best))


def _longest(runs: Sequence[list[int]]) -> list[int]:
    return max(runs, key=lambda run: len(run)) if runs else []


def _keys(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[str]:
    """The keys of both, those of the new one first."""
    return chain(new, (key for key in old if key not in new))


def _plain(entries: Sequence[Any]) -> bool:
    return not any(isinstance(each, Mapping | list) for each in entries)
