"""Where games are kept: those that ship with the referee, and a user's own folders.

A game of a user's is a file `rules.yaml` in a folder, or any YAML file there that begins with `format:
referee-rules/1`. It may extend another game by name; it may not bear a shipped game's name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path as FilePath
from typing import Any, Final

import msgspec

from referee.documents import Document, Limits, decode_text, read_yaml, schema_problems, shipped, suggest
from referee.findings import Path, Problem
from referee.rules.checking import faults, named
from referee.rules.merging import Misrule, Patch, Place, Tree, clash, extend, ordered
from referee.rules.model import ExtensionModel, RulesModel
from referee.rules.rules import Rules

RULES_SIZE: Final = 1024 * 1024
MOST_EXTENSIONS: Final = 8
FORMAT: Final = "referee-rules/1"
_CACHED: Final = 256


class RulesError(Exception):
    """Rules that no game can be judged by.

    Args:
        misrules: What is wrong, each with its place.
    """

    def __init__(self, misrules: Sequence[Misrule]) -> None:
        super().__init__("; ".join(misrule.problem.words for misrule in misrules))
        self.misrules = list(misrules)


@dataclass(frozen=True)
class RulesFile:
    """A rules file as read.

    Args:
        name: How the user calls it.
        document: Its tree with places.
        shipped: It came with the referee.
    """

    name: str
    document: Document
    shipped: bool = False

    @property
    def tree(self) -> dict[str, Any]:
        """The tree, empty where the file is no mapping."""
        return self.document.value if isinstance(self.document.value, dict) else {}


def read_rules_file(name: str, data: bytes, *, is_shipped: bool = False) -> tuple[RulesFile | None, list[Misrule]]:
    """Read one rules file; what keeps it from being read comes as misrules."""
    limits = Limits(size=RULES_SIZE)
    text = decode_text(data, limits)
    if isinstance(text, Problem):
        return None, [Misrule(Place(name, text.span), _as_rules(text))]
    documents = list(read_yaml(text, limits))
    wrong = [
        Misrule(Place(name, p.span or d.span(p.path, on_key=p.on_key)), _as_rules(p))
        for d in documents
        for p in d.problems
    ]
    if len(documents) > 1 and not wrong:
        wrong = [Misrule(Place(name, documents[1].span(())), Problem("rules.schema", "rules-several"))]
    return (None, wrong) if wrong else (RulesFile(name, documents[0], is_shipped), [])


def _as_rules(problem: Problem) -> Problem:
    """A fault of a text has the code of the linter in a rules file."""
    return replace(problem, code="rules" + problem.code[problem.code.index(".") :])


@dataclass
class Game:
    """A game on the shelf: its merged tree before any variant, and what is wrong with it."""

    name: str
    file: RulesFile
    tree: Tree
    misrules: list[Misrule] = field(default_factory=list)
    _resolved: dict[tuple[Any, ...], Rules | list[Problem]] = field(default_factory=dict, repr=False)

    @cached_property
    def base(self) -> Rules | None:
        """The rules with every default and nothing required: for notations, names and lists."""
        return build(self.tree, (), {})[0]

    def resolve(
        self, variants: Sequence[str], options: Mapping[str, object], rulings: Mapping[str, str]
    ) -> Rules | list[Problem]:
        """The rules under variants, options and rulings, or what is wrong with those, by its place in a log's head.

        Raises:
            RulesError: The rules themselves are at fault.
        """
        key = (tuple(variants), tuple((k, type(v), v) for k, v in options.items()), tuple(rulings.items()))
        try:
            found = self._resolved.get(key)
        except TypeError:  # an option that is a list cannot be remembered, nor right
            return self._resolve(variants, options, rulings)
        if found is None:
            found = self._resolve(variants, options, rulings)
            if len(self._resolved) >= _CACHED:
                self._resolved.clear()
            self._resolved[key] = found
        return found

    def _resolve(
        self, variants: Sequence[str], options: Mapping[str, object], rulings: Mapping[str, str]
    ) -> Rules | list[Problem]:
        base = self.base
        if base is None:
            raise RulesError(self.misrules)
        model = base.model
        problems: list[Problem] = []
        wanted: dict[str, int] = {}
        choices = [*model.variants, *model.presets]
        for place, name in enumerate(variants):
            if name in model.variants:
                wanted.setdefault(name, place)
            elif name in model.presets:
                for member in model.presets[name]:
                    wanted.setdefault(member, place)
            else:
                problems.append(named("log.unknown-variant", "unknown-variant", ("variants", place), name, choices))
        for name, answer in rulings.items():
            if name not in model.rulings:
                problems.append(
                    replace(
                        named("log.unknown-ruling", "unknown-ruling", ("rulings", name), name, list(model.rulings)),
                        on_key=True,
                    )
                )
            elif answer not in model.rulings[name].answers:
                known = list(model.rulings[name].answers)
                problems.append(
                    named("log.unknown-ruling", "unknown-answer", ("rulings", name), answer, known, ruling=name)
                )
        if not problems:
            problems = self._conflicts(model, wanted, rulings)
        chosen = [name for name in model.variants if name in wanted]
        patches = self.patches(model, chosen, rulings) if not problems else []
        rules, misrules = build(self.tree, patches, options)
        if misrules:
            raise RulesError(misrules)
        assert rules is not None
        values, wrong = option_values(rules.model, options)
        problems += wrong
        if problems:
            return sorted(problems, key=lambda p: _HEAD.index(str(p.path[0])))
        return replace(rules, variants=tuple(chosen), options=values, rulings=dict(rulings))

    def patches(self, model: RulesModel, variants: Iterable[str], rulings: Mapping[str, str]) -> list[Patch]:
        """The patches of some variants and answers, in the order in which they are laid."""
        found = [self.variant_patch(model, name) for name in variants]
        return ordered(found) + [self.answer_patch(model, name, answer) for name, answer in rulings.items()]

    def variant_patch(self, model: RulesModel, name: str) -> Patch:
        """A variant as a patch."""
        file, document, path = self._origin(("variants", name))
        return Patch(name, model.variants[name].set, (file, document, (*path, "set")), model.variants[name].after)

    def answer_patch(self, model: RulesModel, ruling: str, answer: str) -> Patch:
        """An answer to a ruling as a patch."""
        file, document, path = self._origin(("rulings", ruling))
        given = model.rulings[ruling].answers[answer]
        return Patch(ruling, given.set, (file, document, (*path, "answers", answer, "set")), given.after)

    def _origin(self, path: Path) -> tuple[str, Document, Path]:
        for length in range(len(path), -1, -1):
            origin = self.tree.origins.get(path[:length])
            if origin is not None:
                file, document, start = origin
                return file, document, start + path[length:]
        raise AssertionError(path)

    def _conflicts(self, model: RulesModel, wanted: Mapping[str, int], rulings: Mapping[str, str]) -> list[Problem]:
        """Variants that exclude each other, and patches that touch the same place."""
        problems: list[Problem] = []
        names = list(wanted)
        for place, name in enumerate(names):
            for other in names[:place]:
                args = {"name": name, "other": other}
                path: Path = ("variants", wanted[name])
                if other in model.variants[name].excludes or name in model.variants[other].excludes:
                    problems.append(Problem("log.variant-conflict", "variants-exclude", args, path))
                    continue
                touched = clash(self.variant_patch(model, name), self.variant_patch(model, other))
                if touched:
                    args["place"] = touched[0]
                    problems.append(Problem("log.variant-conflict", "variants-touch", args, path))
        for ruling, answer in rulings.items():
            patch = self.answer_patch(model, ruling, answer)
            for name in names:
                touched = clash(patch, self.variant_patch(model, name))
                if touched:
                    args = {"name": f"{ruling}: {answer}", "other": name, "place": touched[0]}
                    problems.append(Problem("log.variant-conflict", "variants-touch", args, ("rulings", ruling)))
        return problems


_HEAD: Final = ("variants", "options", "rulings")


def option_values(model: RulesModel, given: Mapping[str, object]) -> tuple[dict[str, int], list[Problem]]:
    """Every option and its value, and what is wrong with those given."""
    values: dict[str, int] = {}
    problems: list[Problem] = []
    for name, value in given.items():
        path: Path = ("options", name)
        option = model.options.get(name)
        if option is None:
            found = named("log.unknown-option", "unknown-option", path, name, list(model.options))
            problems.append(replace(found, on_key=True, words=found.words if model.options else "no-options"))
            continue
        args = {"name": name, "min": option.min, "max": option.max, "value": value}
        if isinstance(value, bool) or not isinstance(value, int):
            problems.append(Problem("log.bad-option", "option-type", args, path))
        elif not option.min <= value <= option.max:
            problems.append(Problem("log.bad-option", "option-out-of-range", args, path))
        else:
            values[name] = value
    for name, option in model.options.items():
        if name not in given:
            if option.default is None:
                problems.append(Problem("log.missing-option", "option-missing", {"name": name}, ("options",)))
            else:
                values[name] = option.default
    return {name: values[name] for name in model.options if name in values}, problems


def build(tree: Tree, patches: Sequence[Patch], options: Mapping[str, object]) -> tuple[Rules | None, list[Misrule]]:
    """Lay patches over a tree and check what comes out as a whole."""
    wrong: list[Misrule] = []
    if patches:
        tree = tree.copy()
        for patch in patches:
            wrong += tree.lay(patch)
    model, problems = model_of(tree.value)
    if model is None:
        return None, wrong + [tree.misrule(problem) for problem in problems]
    digest = hashlib.sha256(json.dumps(tree.value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode())
    values, _ = option_values(model, options)
    for name, option in model.options.items():
        values.setdefault(name, option.default if option.default is not None else option.min)
    rules = Rules(model, "sha256:" + digest.hexdigest(), options=values)
    wrong += [tree.misrule(problem) for problem in faults(rules)]
    return (None if wrong else rules), wrong


def model_of(tree: Any) -> tuple[RulesModel | None, list[Problem]]:
    """Decode a tree; where it has another shape, the schema explains why."""
    try:
        return msgspec.convert(tree, RulesModel), []
    except (msgspec.ValidationError, TypeError) as error:
        return None, explained(tree, "rules.schema.json", error)


def explained(tree: Any, schema: str, error: Exception) -> list[Problem]:
    """Why a tree has the wrong shape: the schema's words, or the decoder's where the schema has none."""
    found = [replace(problem, code="rules.schema") for problem in schema_problems(tree, schema)]
    return found or [Problem("rules.schema", "decoder-says", {"reason": str(error)})]


class Shelf:
    """The games that can be judged.

    Args:
        folders: A user's own folders, or files.
    """

    def __init__(self, folders: Sequence[str | FilePath] = ()) -> None:
        self.folders = [FilePath(folder) for folder in folders]
        self._games: dict[str, Game | None] = {}

    def names(self) -> list[str]:
        """The ids of all games: shipped ones first, each group in alphabetical order."""
        return [*sorted(self.shipped_names), *sorted(self._own)]

    def games(self) -> list[Game]:
        """All games whose rules can be used."""
        found = []
        for name in self.names():
            try:
                game = self.game(name)
            except RulesError:
                continue
            if game is not None:
                found.append(game)
        return found

    @cached_property
    def shipped_names(self) -> frozenset[str]:
        """The games that came with the referee."""
        return frozenset(entry.name for entry in shipped("specs").iterdir() if (entry / "rules.yaml").is_file())

    @cached_property
    def _own(self) -> dict[str, RulesFile]:
        """A user's own games. What is wrong with their files is kept in `misrules`."""
        found: dict[str, RulesFile] = {}
        for path in self.own_files():
            file, wrong = read_rules_file(str(path), path.read_bytes())
            if file is None:
                if _claims_rules(path):
                    self._misrules += wrong
                continue
            tree = file.tree
            if tree.get("format") != FORMAT:
                continue
            game = tree.get("game")
            place = Place(str(path), file.document.span(("game",)))
            if not isinstance(game, str):
                self._misrules += [Misrule(place, Problem("rules.schema", "rules-nameless"))]
            elif game in self.shipped_names:
                self._misrules += [
                    Misrule(place, Problem("rules.redefined", "game-shipped", {"name": game}, ("game",)))
                ]
            elif game in found:
                args = {"name": game, "file": found[game].name}
                self._misrules += [Misrule(place, Problem("rules.redefined", "game-twice", args, ("game",)))]
            else:
                found[game] = file
        return found

    @cached_property
    def _misrules(self) -> list[Misrule]:
        return []

    @property
    def misrules(self) -> list[Misrule]:
        """What is wrong with a user's own rules files so that their games are not on the shelf."""
        _ = self._own
        return list(self._misrules)

    def own_files(self) -> list[FilePath]:
        """The YAML files in a user's folders, in the order of their names."""
        files: list[FilePath] = []
        for folder in self.folders:
            if folder.is_file():
                files.append(folder)
            else:
                inside = [*folder.glob("*.yaml"), *folder.glob("*.yml"), *folder.glob("*/rules.yaml")]
                files += sorted(path for path in inside if path.is_file())
        return list(dict.fromkeys(files))

    def game(self, name: str) -> Game | None:
        """A game by its id; None where there is none.

        Raises:
            RulesError: The file is there, but no game can be judged by it.
        """
        if name not in self._games:
            file = self.file(name)
            self._games[name] = None if file is None else self.open(file)
        game = self._games[name]
        if game is not None and game.misrules:
            raise RulesError(game.misrules)
        return game

    def file(self, name: str) -> RulesFile | None:
        """The rules file of a game."""
        # a name is an id, never a path: it is only looked up in what the folders hold
        if name in self.shipped_names:
            entry = shipped("specs") / name / "rules.yaml"
            file, wrong = read_rules_file(f"{name}/rules.yaml", entry.read_bytes(), is_shipped=True)
            if file is None:
                raise RulesError(wrong)
            return file
        return self._own.get(name) if self.folders else None

    def suggest(self, name: str) -> str | None:
        """A game with a similar name."""
        return suggest(name, self.names())

    def open(self, file: RulesFile, seen: tuple[str, ...] = ()) -> Game:
        """Merge a file with what it extends, and check it."""
        own = file.tree
        name = str(own.get("game", ""))
        if not isinstance(file.document.value, dict):
            problem = Problem("rules.schema", "rules-no-mapping")
            return Game(name, file, Tree({}), [Misrule(Place(file.name, file.document.span(())), problem)])
        if "extends" not in own:
            tree = Tree(own, {(): (file.name, file.document, ())})
            return self._checked(name, file, tree, [])
        return self._extended(name, file, own, seen)

    def _extended(self, name: str, file: RulesFile, own: dict[str, Any], seen: tuple[str, ...]) -> Game:
        here = Tree(own, {(): (file.name, file.document, ())})
        try:
            extension = msgspec.convert(own, ExtensionModel)
        except (msgspec.ValidationError, TypeError) as error:
            problems = explained(own, "rules.schema.json", error)
            return Game(name, file, here, [here.misrule(problem) for problem in problems])
        base_name = extension.extends
        if base_name in (*seen, name) or len(seen) >= MOST_EXTENSIONS:
            problem = Problem("rules.extends", "extends-circle", {"name": base_name}, ("extends",))
            return Game(name, file, here, [here.misrule(problem)])
        base_file = self.file(base_name)
        if base_file is None:
            problem = named("rules.extends", "extends-unknown", ("extends",), base_name, self.names())
            return Game(name, file, here, [here.misrule(problem)])
        base = self.open(base_file, (*seen, name))
        if base.misrules:
            return Game(name, file, here, base.misrules)
        tree, wrong = extend(base.tree, own, file.name, file.document)
        return self._checked(name, file, tree, wrong)

    @staticmethod
    def _checked(name: str, file: RulesFile, tree: Tree, wrong: list[Misrule]) -> Game:
        game = Game(name, file, tree, wrong)
        if not wrong:
            rules, misrules = build(tree, (), {})
            game.misrules = misrules
            if rules is not None:
                game.__dict__["base"] = rules
        return game


def _claims_rules(path: FilePath) -> bool:
    """A file that cannot be read, but says that it holds rules."""
    return FORMAT.encode() in path.read_bytes()[:4096]
