"""Laying patches over rules: variants, presets, rulings, and games that extend another.

A patch names a place by its steps, joined by `/`, and says what stands there instead. The place must be there (only
under `order/suits` and `cards/names` may a new key be set), and two patches that touch the same place are refused
unless one of them says that it is laid over the other. What comes out is checked again as a whole by whoever asked for
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from referee.documents import Document, suggest
from referee.findings import Path, Problem, Span

OPEN_PLACES: Final[tuple[Path, ...]] = (("order", "suits"), ("cards", "names"))
"""Mappings in which a patch may set a new key."""
MERGED: Final = (
    "sources", "options", "notations", "values", "phases", "variants", "presets", "rulings", "clauses",
)  # fmt: skip
"""Parts that an extending game adds to, key by key."""
HEAD: Final = ("format", "game", "version", "name", "summary")
"""What an extending game says of itself, so that its `set` may not."""
SETTLED: Final = (*HEAD, "sources", "variants", "presets", "rulings")
"""What a variant or an answer may not change: all that is there to choose is known before anything is chosen."""


Origin = tuple[str, Document, Path]
"""A file, its document and a path in it."""


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
        """A fault at its place in one file; a fault of an expression at the word that is wrong in it."""
        part = problem.args.get("at")
        span = document.span(problem.path, on_key=problem.on_key)
        if isinstance(part, tuple):
            span = document.part(problem.path, *part)
        return Misrule(Place(file, span), problem)


@dataclass
class Tree:
    """Rules as a tree, and where each part of it was written.

    Args:
        value: The merged tree.
        origins: For each part that was laid over, the file and the place it came from; `()` is the whole.
    """

    value: dict[str, Any]
    origins: dict[Path, Origin] = field(default_factory=dict)

    def copy(self) -> Tree:
        """A tree that can be laid over without changing this one: nothing is ever changed in place."""
        return Tree(self.value, self.origins)

    def origin(self, path: Path) -> Origin:
        """The file, its document and the path in it where a part of the tree was written."""
        length = next(length for length in range(len(path), -1, -1) if path[:length] in self.origins)
        file, document, start = self.origins[path[:length]]
        return file, document, start + path[length:]

    def misrule(self, problem: Problem) -> Misrule:
        """Put a problem at its place."""
        file, document, path = self.origin(problem.path)
        return Misrule.at(file, document, replace(problem, path=path))

    def lay(self, patch: Patch) -> list[Misrule]:
        """Lay a patch over the tree; what cannot be laid is told, and left out."""
        wrong: list[Misrule] = []
        file, document, start = patch.origin
        done: list[Path] = []
        for place, value in patch.changes.items():
            problem = _refused(patch, place, done)
            if problem is None:
                try:
                    self.value, path = _changed(self.value, steps(place), value)
                except _NoPlaceError as lost:
                    args = {"place": place, "missing": lost.step, "hint": lost.hint, "here": lost.here}
                    words = "patch-null" if lost.here else "patch-place"
                    problem = Problem("rules.patch", words, args, (*start, place), on_key=True)
            if problem is not None:
                wrong.append(Misrule.at(file, document, problem))
                continue
            done.append(steps(place))
            self.origins = {known: origin for known, origin in self.origins.items() if known[: len(path)] != path}
            self.origins[path] = (file, document, (*start, place))
        return wrong


@dataclass(frozen=True)
class Patch:
    """A named set of changes: a variant, an answer to a ruling, or an extension.

    Args:
        name: The variant, or the ruling that it answers.
        changes: What to set, by place.
        origin: The file, its document and the path of the changes in it.
        after: The patches that it may be laid over.
        excludes: The patches that it cannot hold together with.
        answer: Which answer it is, to a ruling.
        closed: The parts of the rules that it may not change.
    """

    name: str
    changes: Mapping[str, Any]
    origin: Origin
    after: Sequence[str] = ()
    excludes: Sequence[str] = ()
    answer: str = ""
    closed: Sequence[str] = SETTLED

    @property
    def label(self) -> str:
        """What it is called in a message."""
        return f"{self.name}: {self.answer}" if self.answer else self.name

    def excluded(self, other: Patch) -> bool:
        """The two can never hold together, by what they say of each other."""
        return other.name in self.excludes or self.name in other.excludes


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
            if overlap(steps(first), steps(second)):
                return first, second
    return None


def blamed(changes: Mapping[str, Any], fails: Callable[[Mapping[str, Any]], bool]) -> str | None:
    """The change, the last of several, without which a fault would not be there."""
    for place in reversed(list(changes)):
        if not fails({other: value for other, value in changes.items() if other != place}):
            return place
    return None


def overlap(one: Path, other: Path) -> bool:
    """One place is the other, or within it.

    >>> overlap(steps("values/won"), steps("values/won/rows")), overlap(steps("values/won"), steps("values/wonder"))
    (True, False)
    """
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def _refused(patch: Patch, place: str, done: Sequence[Path]) -> Problem | None:
    """A place that is closed to a patch, or that it has changed already."""
    path = steps(place)
    at = (*patch.origin[2], place)
    if path[0] in patch.closed:
        words = "patch-head" if path[0] in HEAD else "patch-closed"
        return Problem("rules.patch", words, {"part": path[0]}, at, on_key=True)
    earlier = next((each for each in done if overlap(each, path)), None)
    if earlier is not None:
        args = {"place": place, "earlier": "/".join(map(str, earlier))}
        return Problem("rules.patch", "patch-twice", args, at, on_key=True)
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


class _NoPlaceError(Exception):
    """A step that leads nowhere, and what could stand there instead; or the place before it that is null."""

    def __init__(self, step: str, hint: str, here: str = "") -> None:
        super().__init__(step)
        self.step = step
        self.hint = hint
        self.here = here


def _changed(node: Any, path: Path, value: Any, done: Path = ()) -> tuple[Any, Path]:
    """A tree with another value at a place, which shares what stays with the first; and the place, typed.

    Raises:
        _NoPlaceError: The place is not there.
    """
    if len(done) == len(path):
        return value, done
    step = str(path[len(done)])
    here: Path = (*done, step)
    if isinstance(node, list):
        index = next((index for index in range(len(node)) if str(index) == step), None)
        if index is None:
            raise _NoPlaceError(step, f"0 … {len(node) - 1}" if node else "-")
        inner, typed = _changed(node[index], (*path[: len(done)], index, *path[len(here) :]), value, (*done, index))
        return [*node[:index], inner, *node[index + 1 :]], typed
    if not isinstance(node, dict):
        before = "/".join(map(str, done))
        raise _NoPlaceError(step, before, before if node is None else "")
    if step not in node and not (here == path and done in OPEN_PLACES):
        raise _NoPlaceError(step, suggest(step, list(node)) or ", ".join(list(node)[:12]) or "-")
    inner, typed = _changed(node.get(step), path, value, here)
    return {**node, step: inner}, typed


def extend(base: Tree, own: dict[str, Any], file: str, document: Document) -> tuple[Tree, list[Misrule]]:
    """Make a game that is another one with changes."""
    tree = base.copy()
    wrong: list[Misrule] = []
    for key in HEAD:
        if key in own:
            tree.value = {**tree.value, key: own[key]}
            tree.origins = {**tree.origins, (key,): (file, document, (key,))}
    for part in MERGED:
        for key, value in (own.get(part) or {}).items():
            mine = tree.value[part]
            if key in mine:
                args = {"part": part, "name": key}
                problem = Problem("rules.patch", "extend-again", args, (part, key), on_key=True)
                wrong.append(Misrule.at(file, document, problem))
                continue
            tree.value = {**tree.value, part: {**mine, key: value}}
            tree.origins = {**tree.origins, (part, key): (file, document, (part, key))}
    changes = own.get("set") or {}
    wrong += tree.lay(Patch(str(own.get("game")), changes, (file, document, ("set",)), closed=HEAD))
    return tree, wrong
