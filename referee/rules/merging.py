"""Laying patches over rules: variants, presets, rulings, and games that extend another.

A patch names a place by its steps, joined by `/`, and says what stands there instead. The place must be there (only
under `order/suits` may a new key be set), and two patches that touch the same place are refused unless one of them says
that it is laid over the other. What comes out is checked again as a whole by whoever asked for it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from referee.documents import Document, suggest
from referee.findings import Path, Problem, Span

OPEN_PLACES: Final[tuple[Path, ...]] = (("order", "suits"), ("cards", "names"))
"""Mappings in which a patch may set a new key."""
MERGED: Final = ("sources", "variants", "presets", "rulings", "clauses")
"""Parts that an extending game adds to, key by key."""


@dataclass(frozen=True)
class Place:
    """Where something stands in a file."""

    file: str
    span: Span | None


@dataclass(frozen=True)
class Misrule:
    """A fault in rules, with the file it stands in."""

    place: Place
    problem: Problem

    @staticmethod
    def at(file: str, document: Document, problem: Problem) -> Misrule:
        """A fault at its place in one file."""
        return Misrule(Place(file, problem.span or document.span(problem.path, on_key=problem.on_key)), problem)


@dataclass
class Tree:
    """Rules as a tree, and where each part of it was written.

    Args:
        value: The merged tree.
        origins: For each part that was laid over, the file and the place it came from; `()` is the whole.
    """

    value: dict[str, Any]
    origins: dict[Path, tuple[str, Document, Path]] = field(default_factory=dict)

    def copy(self) -> Tree:
        """A tree that shares nothing that changes."""
        return Tree(copy.deepcopy(self.value), dict(self.origins))

    def locate(self, path: Path, *, on_key: bool = False) -> Place:
        """Where a part of the tree was written."""
        for length in range(len(path), -1, -1):
            origin = self.origins.get(path[:length])
            if origin is not None:
                file, document, start = origin
                return Place(file, document.span(start + path[length:], on_key=on_key))
        return Place("", None)

    def misrule(self, problem: Problem) -> Misrule:
        """Put a problem at its place."""
        if problem.span is not None:
            return Misrule(Place(self.locate(problem.path).file, problem.span), problem)
        return Misrule(self.locate(problem.path, on_key=problem.on_key), problem)

    def lay(self, patch: Patch) -> list[Misrule]:
        """Lay a patch over the tree, in place; what cannot be laid is told, and left out."""
        wrong: list[Misrule] = []
        file, document, start = patch.origin
        for place, value in patch.changes.items():
            path = steps(place)
            problem = _set(self.value, path, value, (*start, place))
            if problem is not None:
                wrong.append(Misrule.at(file, document, problem))
                continue
            typed = _typed(self.value, path)
            for known in [known for known in self.origins if known and known[: len(typed)] == typed]:
                del self.origins[known]
            self.origins[typed] = (file, document, (*start, place))
        return wrong


@dataclass(frozen=True)
class Patch:
    """A named set of changes: a variant, an answer to a ruling, or an extension.

    Args:
        name: What it is called in a message.
        changes: What to set, by place.
        origin: The file, its document and the path of the changes in it.
        after: The patches that it may be laid over.
    """

    name: str
    changes: Mapping[str, Any]
    origin: tuple[str, Document, Path]
    after: Sequence[str] = ()


def steps(place: str) -> Path:
    """Split a place into its steps.

    >>> steps("options/target/default")
    ('options', 'target', 'default')
    """
    return tuple(place.split("/"))


def clash(one: Patch, other: Patch) -> tuple[str, str] | None:
    """Where two patches touch the same part, if they do and neither is declared to come after the other."""
    if one.name in other.after or other.name in one.after:
        return None
    for first in one.changes:
        for second in other.changes:
            a, b = steps(first), steps(second)
            shorter = min(len(a), len(b))
            if a[:shorter] == b[:shorter]:
                return first, second
    return None


def ordered(patches: Iterable[Patch]) -> list[Patch]:
    """Put patches so that each comes after those it is laid over; else the order stays as it is."""
    waiting = list(patches)
    done: list[Patch] = []
    while waiting:
        names = {patch.name for patch in waiting}
        ready = next((p for p in waiting if not names & (set(p.after) - {p.name})), waiting[0])
        waiting.remove(ready)
        done.append(ready)
    return done


def _typed(tree: Any, path: Path) -> Path:
    """The path with whole numbers for the places of lists."""
    typed: list[str | int] = []
    for step in path:
        if isinstance(tree, list):
            step = int(step)
        typed.append(step)
        tree = tree[step]
    return tuple(typed)


def _set(tree: Any, path: Path, value: Any, at: Path) -> Problem | None:
    node = tree
    for depth, step in enumerate(path):
        last = depth == len(path) - 1
        if isinstance(node, list):
            index = int(step) if str(step).isascii() and str(step).isdigit() else len(node)
            if index >= len(node):
                args = {"place": "/".join(map(str, path)), "missing": step, "hint": f"0 … {len(node) - 1}"}
                return Problem("rules.patch", "patch-place", args, at, on_key=True)
            key: Any = index
        elif isinstance(node, dict):
            if step not in node and not (last and path[:-1] in OPEN_PLACES):
                hint = suggest(str(step), [str(k) for k in node]) or ", ".join(str(k) for k in list(node)[:12])
                args = {"place": "/".join(map(str, path)), "missing": step, "hint": hint}
                return Problem("rules.patch", "patch-place", args, at, on_key=True)
            key = step
        else:
            args = {"place": "/".join(map(str, path)), "missing": step, "hint": "/".join(map(str, path[:depth]))}
            return Problem("rules.patch", "patch-place", args, at, on_key=True)
        if last:
            node[key] = copy.deepcopy(value)
        else:
            node = node[key]
    return None


def extend(base: Tree, own: dict[str, Any], file: str, document: Document) -> tuple[Tree, list[Misrule]]:
    """Make a game that is another one with changes."""
    tree = base.copy()
    wrong: list[Misrule] = []
    for key in ("game", "version", "name", "summary"):
        if key in own:
            tree.value[key] = own[key]
            tree.origins[(key,)] = (file, document, (key,))
    for part in MERGED:
        for key, value in (own.get(part) or {}).items():
            mine = tree.value.setdefault(part, {})
            if key in mine:
                args = {"part": part, "name": key}
                problem = Problem("rules.patch", "extend-again", args, (part, key), on_key=True)
                wrong.append(Misrule.at(file, document, problem))
                continue
            mine[key] = copy.deepcopy(value)
            tree.origins[(part, key)] = (file, document, (part, key))
    changes = own.get("set") or {}
    wrong += tree.lay(Patch(str(own.get("game")), changes, (file, document, ("set",))))
    return tree, wrong
