"""The mutants of a game: its rules with one small thing changed, in memory.

The base rules are changed part by part, and so is every entry of a variant and of an answer, in the world in which it
holds; entries, members of presets, exclusions and what a patch may be laid over are left out one at a time. Whether a
mutant is any at all, so that it loads and could be noticed, is seen when it is tried: see `referee.testing.proving`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from referee.findings import Path
from referee.rules import Game, Rules
from referee.rules.merging import Patch
from referee.rules.shelf import build
from referee.testing.altering import DROPPED, Altering, found, laid, told

_TOLD_ONLY: Final = "clauses"


@dataclass(frozen=True, slots=True)
class Mutant:
    """Rules with one small thing changed.

    Args:
        game: The game's id.
        place: Where, as the way to it from the top of the rules: `phases/redeal/limit`.
        clause: The clause that says what stands there; nothing where none does.
        was: What stood there, in words.
        becomes: What stands there now, in words; nothing where it is left out.
        kind: What sort of change it is: `row`, `number`, `order`, `clause`, `entry`.
        file: The rules file.
        line: The line there, from 1; 0 where none is known.
        choice: The variant, preset or open point that it is within, or nothing.
        answer: The answer to that open point.
        clauses: The clauses whose scenarios may notice, `clause` first.
        path: Where the value is put in the merged tree.
        value: What stands there then.
    """

    game: str
    place: str
    clause: str
    was: str
    becomes: str
    kind: str
    file: str = ""
    line: int = 0
    choice: str = ""
    answer: str = ""
    clauses: tuple[str, ...] = ()
    path: Path = ()
    value: Any = None

    def tree(self, tree: dict[str, Any]) -> dict[str, Any]:
        """The game's merged tree with the change."""
        changed: dict[str, Any] = laid(tree, self.path, self.value)
        return changed


def mutants(game: Game) -> Iterator[Mutant]:
    """Every mutant of a game, in the order of its rules.

    Args:
        game: The game, which can be judged by.
    """
    rules = game.base
    assert rules is not None, game.name
    for change in Altering(rules, game.tree.value).changes():
        yield _placed(
            game, change.at, change.was, change.becomes, change.kind, change.clauses, change.path, change.value
        )
    for name, variant in rules.model.variants.items():
        patch = game.variant_patch(rules.model, name)
        for mutant in _within(game, patch, ("variants", name)):
            yield replace(mutant, choice=name)
        for key, others in (("excludes", variant.excludes), ("after", variant.after)):
            for mutant in _one_left_out(game, ("variants", name, key), others, "entry"):
                yield replace(mutant, choice=name)
    for name, members in rules.model.presets.items():
        for mutant in _one_left_out(game, ("presets", name), members, "member"):
            yield replace(mutant, choice=name)
    for name, ruling in rules.model.rulings.items():
        for other in ruling.answers:
            path: Path = ("rulings", name, "default")
            if other != ruling.default:
                mutant = _placed(game, path, ruling.default, other, "default", (), path, other)
                yield replace(mutant, choice=name)
        for answer, given in ruling.answers.items():
            for mutant in _one_left_out(game, ("rulings", name, "answers", answer, "after"), given.after, "entry"):
                yield replace(mutant, choice=name, answer=answer)
            patch = game.answer_patch(rules.model, name, answer)
            for mutant in _within(game, patch, ("rulings", name, "answers", answer)):
                yield replace(mutant, choice=name, answer=answer)


def _one_left_out(game: Game, path: Path, names: Sequence[str], kind: str) -> Iterator[Mutant]:
    """Each name of a list left out."""
    for number, name in enumerate(names):
        rest = [*names[:number], *names[number + 1 :]]
        yield _placed(game, (*path, number), name, DROPPED, kind, (), path, rest)


def _within(game: Game, patch: Patch, owner: Path) -> Iterator[Mutant]:
    """Each entry of a patch left out, and each value in it changed as it would be in the rules."""
    if not patch.changes:
        return
    rules, _ = build(game.tree, [patch], {})
    assert rules is not None, patch.label
    tree: dict[str, Any] = msgspec.to_builtins(rules.model)
    altering = Altering(rules, tree)
    path: Path = (*owner, "set")
    for place, value in patch.changes.items():
        within = _typed(tree, place)
        if within[0] == _TOLD_ONLY or altering.is_text(within):
            continue
        here: Path = (*path, place)
        clauses = altering.clauses(within)
        rest = {other: kept for other, kept in patch.changes.items() if other != place}
        if _told_only(rules, clauses):
            continue
        yield _placed(game, here, told(value), DROPPED, "entry", clauses, path, rest)
        whole = found(tree, within)
        for change in altering.changes(within):
            inner = laid(whole, change.path[len(within) :], change.value)
            at = (*here, *change.at[len(within) :])
            yield _placed(
                game, at, change.was, change.becomes, change.kind, change.clauses, path, {**patch.changes, place: inner}
            )


def _told_only(rules: Rules, clauses: tuple[str, ...]) -> bool:
    return bool(clauses) and all(rules.clauses[clause].told for clause in clauses)


def _placed(
    game: Game,
    at: Path,
    was: str,
    becomes: str,
    kind: str,
    clauses: tuple[str, ...],
    path: Path,
    value: Any,
) -> Mutant:
    file, document, inner = game.tree.origin(at)
    span = document.span(inner)
    return Mutant(
        game.name,
        "/".join(map(str, at)),
        clauses[0] if clauses else "",
        was,
        becomes,
        kind,
        file,
        span.line if span else 0,
        clauses=clauses,
        path=path,
        value=value,
    )


def _typed(tree: Mapping[str, Any], place: str) -> Path:
    """A place of a patch as the way through a tree."""
    node: Any = tree
    path: list[str | int] = []
    for step in place.split("/"):
        path.append(int(step) if isinstance(node, list) else step)
        node = node[path[-1]]
    return tuple(path)
