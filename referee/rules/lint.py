"""What a linter sees in rules beside what keeps them from being used: each remark with its file, line and column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path as FilePath
from typing import Any, Final

from referee.documents import shipped
from referee.expressions import Scope
from referee.findings import Path, Problem
from referee.rules.checking import clause_references, named, texts
from referee.rules.merging import Misrule, Patch, clash
from referee.rules.model import PlayPhase, RedealPhase, RulesModel, Rung, ScorePhase, ScoreStep, TurnUpPhase
from referee.rules.rules import (
    END_SCOPE,
    HOLE,
    REDEAL_SCOPE,
    SCORE_SCOPE,
    TRICK_SCOPE,
    TRICK_TURN_SCOPE,
    TURN_SCOPE,
    Rules,
)  # fmt: skip
from referee.rules.shelf import FORMAT, Game, Shelf, build, read_rules_file

_MOST: Final = 200


def lint(game: Game) -> list[Misrule]:
    """Every remark on a game: in its base rules, under each variant and each answer, and where these fight.

    Faults that keep the rules from being used come alone: the rest makes no sense before they are mended.
    """
    if game.misrules or game.base is None:
        return game.misrules
    remarks = [game.tree.misrule(problem) for problem in _base(game.base)]
    remarks += _patched(game)
    unused = _Use(game)
    remarks += [game.tree.misrule(problem) for problem in unused.problems()]
    own = [remark for remark in remarks if remark.place.file == game.file.name]
    return sorted(own, key=lambda m: (m.place.span.line, m.place.span.column) if m.place.span else (0, 0))[:_MOST]


def _base(rules: Rules) -> Iterator[Problem]:
    yield from _citations(rules.model)
    yield from _languages(rules.model)
    yield from _rows(rules)
    yield from _rungs(rules)


def _citations(model: RulesModel) -> Iterator[Problem]:
    """A clause cites a source that is listed, and a section that it has."""
    cited: list[tuple[Path, list[str]]] = [(("clauses", name, "cite"), c.cite) for name, c in model.clauses.items()]
    cited += [(("variants", name, "cite"), v.cite) for name, v in model.variants.items()]
    cited += [(("rulings", name, "cite"), r.cite) for name, r in model.rulings.items()]
    for path, cites in cited:
        if not cites and path[0] == "clauses":
            yield Problem("rules.cite", "lint-cite-none", {"name": path[1]}, path[:-1], on_key=True)
        for place, cite in enumerate(cites):
            source, _, section = cite.partition(": ")
            if source not in model.sources:
                yield named("rules.cite", "lint-cite-source", (*path, place), source, list(model.sources), cite=cite)
                continue
            sections = model.sources[source].sections
            if section.split("#")[0].strip() not in sections:
                yield named("rules.cite", "lint-cite-section", (*path, place), section, sections, cite=cite)


def _languages(model: RulesModel) -> Iterator[Problem]:
    """Every text is there in each language that the game's name has."""
    for path, words in texts(model):
        for language in model.name:
            if language not in words:
                yield Problem("rules.language", "lint-language", {"language": language}, path)


def _rows(rules: Rules) -> Iterator[Problem]:
    """Rows of value tables that earlier rows leave nothing to."""
    everything = rules.cards.everything
    for name, table in rules.model.values.items():
        path: Path = ("values", name, "rows")
        masks = [rules.selector(row.cards) for row in table.rows]
        left = dict.fromkeys(rules.class_mask, everything)
        for place, selector in enumerate(masks):
            hits = {trump: selector.mask(trump) for trump in left}
            args = {"cards": table.rows[place].cards}
            if not any(hits.values()):
                yield Problem("rules.unreachable", "lint-row-empty", args, (*path, place))
            elif not any(hits[trump] & left[trump] for trump in left):
                yield Problem("rules.unreachable", "lint-row-unreachable", args, (*path, place))
            left = {trump: left[trump] & ~hits[trump] for trump in left}
        if any(left.values()):
            yield Problem("rules.unreachable", "lint-values-rest", {}, (*path, len(masks) - 1))


def _rungs(rules: Rules) -> Iterator[Problem]:
    """Rungs of a ladder that earlier rungs cover."""
    for name, phase in rules.model.phases.items():
        if not isinstance(phase, PlayPhase):
            continue
        covered: dict[tuple[int, int], int] = {}
        pairs = [(trump, led) for trump in rules.class_mask for led in rules.class_mask[:-1]]
        for place, entry in enumerate(phase.follow.ladder):
            text = entry.cards if isinstance(entry, Rung) else entry
            selector = rules.selector(text)
            masks = {pair: selector.mask(*pair) for pair in pairs}
            if not any(masks[pair] & ~covered.get(pair, 0) for pair in pairs):
                path: Path = ("phases", name, "follow", "ladder", place)
                yield Problem("rules.unreachable", "lint-rung-unreachable", {"cards": text}, path)
            covered = {pair: covered.get(pair, 0) | masks[pair] for pair in pairs}


def _all_patches(game: Game) -> Iterator[tuple[str, Patch, list[str]]]:
    """Every variant and every answer as a patch, with the variants it must be laid over."""
    assert game.base is not None
    model = game.base.model
    for name in model.variants:
        yield name, game.variant_patch(model, name), []
    for ruling, given in model.rulings.items():
        for answer in given.answers:
            if answer != given.default:
                yield f"{ruling}: {answer}", game.answer_patch(model, ruling, answer), []


def _patched(game: Game) -> list[Misrule]:
    """Each patch alone must be layable and give sound rules; no two may fight."""
    base = game.base
    assert base is not None
    remarks: list[Misrule] = []
    patches = list(_all_patches(game))
    for name, patch, _ in patches:
        rules, wrong = build(game.tree, [patch], {})
        problems: list[Misrule] = list(wrong)
        if rules is not None:
            patched = game.tree.copy()
            patched.lay(patch)
            problems += [patched.misrule(problem) for problem in [*_rows(rules), *_rungs(rules)]]
            problems += _idle(game, patch)
        mine = patch.origin[2]
        for problem in problems:
            if not _same(problem, remarks):
                remarks.append(_with(problem, name) if problem.problem.path[: len(mine)] != mine else problem)
    variants = [(name, patch) for name, patch, _ in patches if name in base.model.variants]
    for place, (name, patch) in enumerate(variants):
        for other, earlier in variants[:place]:
            excluded = other in base.model.variants[name].excludes or name in base.model.variants[other].excludes
            touched = None if excluded else clash(patch, earlier)
            if touched:
                remarks.append(_fight(patch, name, other, touched[0]))
    for name, patch, _ in patches:
        if name in base.model.variants:
            continue
        for other, earlier in variants:
            touched = clash(patch, earlier)
            if touched:
                remarks.append(_fight(patch, name, other, touched[0]))
    return remarks


def _fight(patch: Patch, name: str, other: str, place: str) -> Misrule:
    file, document, start = patch.origin
    args = {"name": name, "other": other, "place": place}
    problem = Problem("rules.conflict", "lint-variants-touch", args, (*start, place), on_key=True)
    return Misrule.at(file, document, problem)


def _idle(game: Game, patch: Patch) -> Iterator[Misrule]:
    """A patch that sets what stands there already."""
    file, document, start = patch.origin
    for place, value in patch.changes.items():
        node: Any = game.tree.value
        try:
            for step in place.split("/"):
                node = node[int(step) if isinstance(node, list) else step]
        except (KeyError, IndexError, ValueError, TypeError):
            continue
        if node == value:
            problem = Problem("rules.patch", "lint-patch-nothing", {"place": place}, (*start, place), on_key=True)
            yield Misrule.at(file, document, problem)


def _same(problem: Misrule, known: Iterable[Misrule]) -> bool:
    return any(problem.place == other.place and problem.problem.words == other.problem.words for other in known)


def _with(misrule: Misrule, patch: str) -> Misrule:
    """Say under which variant or answer a remark holds."""
    problem = misrule.problem
    inner = {"words": problem.words, **problem.args}
    return replace(misrule, problem=replace(problem, words="lint-with", args={"patch": patch, "inner": inner}))


class _Use:
    """Which clauses, tables and options anything uses, under the base rules or any patch."""

    def __init__(self, game: Game) -> None:
        assert game.base is not None
        self.model = game.base.model
        self.clauses: set[str] = set()
        self.tables: set[str] = set()
        self.options: set[str] = set()
        every = [game.base]
        every += [
            rules for _, patch, _ in _all_patches(game) if (rules := build(game.tree, [patch], {})[0]) is not None
        ]
        for rules in every:
            self._count(rules)

    def _count(self, rules: Rules) -> None:
        self.clauses |= {clause for path, clause in clause_references(rules.model) if path[0] != "options"}
        self.clauses |= {option.clause for option in rules.model.options.values()}
        for text, kind, scope in _expressions(rules.model):
            expression = rules.expression(text, kind, scope)
            self.tables |= expression.tables
            self.options |= expression.options

    def problems(self) -> Iterator[Problem]:
        """What nothing uses."""
        for name in self.model.clauses:
            if name not in self.clauses:
                yield Problem("rules.unused", "lint-clause-unused", {"name": name}, ("clauses", name), on_key=True)
        for name in self.model.values:
            if name not in self.tables:
                yield Problem("rules.unused", "lint-values-unused", {"name": name}, ("values", name), on_key=True)
        for name in self.model.options:
            if name not in self.options:
                yield Problem("rules.unused", "lint-option-unused", {"name": name}, ("options", name), on_key=True)


def _expressions(model: RulesModel) -> Iterator[tuple[str | int, str, Scope]]:
    """Every expression, its kind, and what has a meaning where it stands."""
    yield model.end.condition, "boolean", END_SCOPE
    for phase in model.phases.values():
        if isinstance(phase, PlayPhase):
            for step in phase.after:
                if isinstance(step, ScoreStep):
                    yield step.amount, "number", TRICK_SCOPE
                    yield from ((hole, "number", TRICK_SCOPE) for hole in _holes(step.why))
                elif step.score is not None:
                    yield step.score, "number", TRICK_TURN_SCOPE
        elif isinstance(phase, TurnUpPhase):
            if phase.score is not None:
                yield phase.score, "number", TURN_SCOPE
        elif isinstance(phase, ScorePhase):
            yield phase.amount, "number", SCORE_SCOPE
            yield from ((hole, "number", SCORE_SCOPE) for hole in _holes(phase.why))
        elif isinstance(phase, RedealPhase):
            yield phase.condition, "boolean", REDEAL_SCOPE


def _holes(why: object) -> Iterator[str]:
    if isinstance(why, dict):
        for text in why.values():
            yield from HOLE.findall(text)


def lint_path(name: str, specs: Sequence[str | FilePath] = ()) -> dict[str, list[Misrule]]:
    """Lint a rules file, a folder of them, or a shipped game by its name; the remarks of each file.

    Raises:
        FileNotFoundError: There is none of these.
        OSError: It cannot be read.
    """
    path = FilePath(name)
    if not path.exists():
        shelf = Shelf(specs)
        file = shelf.file(name)
        if file is None:
            raise FileNotFoundError(name)
        return {file.name: lint(shelf.open(file))}
    files = [path] if path.is_file() else Shelf([path]).own_files()
    if not files:
        raise FileNotFoundError(name)
    found: dict[str, list[Misrule]] = {}
    for each in files:
        remarks = _lint_file(each, [*specs, path if path.is_dir() else path.parent], alone=path.is_file())
        if remarks is not None:
            found[str(each)] = remarks
    return found


def _lint_file(path: FilePath, specs: Sequence[str | FilePath], *, alone: bool) -> list[Misrule] | None:
    """The remarks on one file; None for one that is no rules file, among others."""
    file, wrong = read_rules_file(str(path), path.read_bytes())
    if file is None:
        return wrong
    if file.tree.get("format") != FORMAT:
        if not alone:
            return None
        if "format" not in file.tree:
            return [Misrule.at(file.name, file.document, Problem("rules.schema", "not-rules"))]
    shelf = Shelf(specs)
    name = file.tree.get("game")
    if isinstance(name, str) and name in shelf.shipped_names and not _is_shipped(path, name):
        return [
            Misrule.at(file.name, file.document, Problem("rules.redefined", "game-shipped", {"name": name}, ("game",)))
        ]
    return lint(shelf.open(file))


def _is_shipped(path: FilePath, name: str) -> bool:
    """The file is the shipped one itself."""
    try:
        return (shipped("specs") / name / "rules.yaml").read_bytes() == path.read_bytes()
    except OSError:
        return False
