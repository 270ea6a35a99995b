"""Where games are kept: those that ship with the referee, and a user's own folders.

A game of a user's is a file `rules.yaml` in a folder, or any YAML file there that says `format: referee-rules/1`. It
may extend another game by name. A game may be there in several versions, a shipped game, too; one version is there
once.
"""

from __future__ import annotations

import copy
import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any, Final

import msgspec

from referee.documents import Document, Limits, clip, decode_text, read_yaml, schema_problems, shipped, suggest
from referee.errors import RefereeError
from referee.findings import Path, Problem, Problems
from referee.rules.checking import faults
from referee.rules.merging import Misrule, Patch, Place, Tree, blamed, clash, extend, ordered
from referee.rules.model import ExtensionModel, RulesModel
from referee.rules.remarks import named
from referee.rules.rules import Rules
from referee.wording import say

RULES_SIZE: Final = 1024 * 1024
MOST_EXTENSIONS: Final = 8
FORMAT: Final = "referee-rules/1"
_CACHED: Final = 32
"""So many ways to play a game are kept compiled; each takes some 100 KB."""
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_VERSION: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){2}")
_FILE: Final = "rules.yaml"
_HEAD_SIZE: Final = 4096
_MENTION: Final = b"referee-rules/"
"""What holds rules says so in its first bytes, or is called `rules.yaml`; else it is not even read to its end."""
_CLAIM: Final = re.compile(
    rb"""^[\xef\xbb\xbf\xff\xfe \t{]*["']?format["']?[ \t]*:[ \t]*["']?referee-rules/""", re.MULTILINE
)
"""A line that says it, be the rest readable or not."""


class RulesError(RefereeError):
    """Rules that no game can be judged by.

    Args:
        misrules: What is wrong, each with its place.
    """

    def __init__(self, misrules: Sequence[Misrule]) -> None:
        super().__init__(misrules)
        self.misrules = list(misrules)

    def __str__(self) -> str:
        return "\n".join(
            f"{place.file}:{f'{place.span.line}:{place.span.column}:' if place.span else ''} "
            f"{problem.code} {say(problem.words, problem.args, 'en')}"
            for place, problem in ((misrule.place, misrule.problem) for misrule in self.misrules)
        )


@dataclass(frozen=True)
class RulesFile:
    """A rules file as read.

    Args:
        name: How the user calls it.
        document: Its tree with places.
    """

    name: str
    document: Document

    @property
    def tree(self) -> dict[str, Any]:
        """The tree, empty where the file is no mapping."""
        return self.document.value if isinstance(self.document.value, dict) else {}


def read_rules_file(name: str, data: bytes) -> tuple[RulesFile | None, list[Misrule]]:
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
    return (None, wrong) if wrong else (RulesFile(name, documents[0]), [])


def _as_rules(problem: Problem) -> Problem:
    """A fault of a text has the code of the linter in a rules file."""
    return replace(problem, code="rules" + problem.code[problem.code.index(".") :])


@dataclass
class Game:
    """A game on the shelf.

    Args:
        name: Its id.
        file: The file that defines it.
        tree: Its merged tree before any variant.
        misrules: What keeps every log from being judged by it.
        base: The rules with every default and nothing required, for notations, names and lists; None where there are
            misrules.
        extended: The game that it extends, if any.
    """

    name: str
    file: RulesFile
    tree: Tree
    misrules: list[Misrule] = field(default_factory=list)
    base: Rules | None = None
    extended: Game | None = None
    versions: tuple[str, ...] = ()
    """All versions of the game that are on the shelf, the newest first."""
    _resolved: dict[tuple[Any, ...], Rules] = field(default_factory=dict, repr=False)

    def resolve(
        self, variants: Sequence[str], options: Mapping[str, object], rulings: Mapping[str, str]
    ) -> Rules | list[Problem]:
        """The rules under variants, options and rulings, or what is wrong with those, by its place in a log's head.

        Raises:
            RulesError: The rules themselves are at fault.
        """
        once = tuple(dict.fromkeys(variants))  # a name may stand there any number of times
        key = (once, tuple((k, type(v), v) for k, v in options.items()), tuple(rulings.items()))
        try:
            found: Rules | list[Problem] | None = self._resolved.get(key)
        except TypeError:  # an option that is a list cannot be remembered, nor right
            return self._resolve(variants, options, rulings)
        if found is None:
            found = self._resolve(variants, options, rulings)
            if isinstance(found, Rules):  # the names that are wrong may be of any length
                if len(self._resolved) >= _CACHED:
                    self._resolved.clear()
                self._resolved[key] = found
        return found

    def _resolve(
        self, variants: Sequence[str], options: Mapping[str, object], rulings: Mapping[str, str]
    ) -> Rules | list[Problem]:
        assert self.base is not None
        model = self.base.model
        problems = Problems()
        wanted: dict[str, int] = {}
        choices = [*model.variants, *model.presets]
        for place, name in enumerate(variants):
            if name in model.variants:
                wanted.setdefault(name, place)
            elif name in model.presets:
                for member in model.presets[name]:
                    wanted.setdefault(member, place)
            elif not problems.full:
                problems.append(named("log.unknown-variant", "unknown-variant", ("variants", place), name, choices))
        for name, answer in rulings.items():
            if problems.full:
                break
            if name not in model.rulings:
                known = list(model.rulings)
                problems.append(
                    named("log.unknown-ruling", "unknown-ruling", ("rulings", name), name, known, on_key=True)
                )
            elif answer not in model.rulings[name].answers:
                known = list(model.rulings[name].answers)
                problems.append(
                    named("log.unknown-ruling", "unknown-answer", ("rulings", name), answer, known, ruling=name)
                )
        if not problems:
            problems += self._conflicts(model, wanted, rulings)
        chosen = [name for name in model.variants if name in wanted]
        patches = self.patches(model, chosen, rulings) if not problems else []
        if patches or any(self.base.options.get(name) != value for name, value in options.items()):
            rules, misrules = build(self.tree, patches, options)
        else:
            rules, misrules = self.base, []
        if misrules:
            raise RulesError(misrules)
        assert rules is not None
        values, wrong = option_values(rules.model, options)
        problems += wrong
        if problems:
            return sorted(problems, key=lambda p: _HEAD.index(str(p.path[0])))
        return replace(
            rules, variants=tuple(chosen), options=MappingProxyType(values), rulings=MappingProxyType(dict(rulings))
        )

    def patches(self, model: RulesModel, variants: Iterable[str], rulings: Mapping[str, str]) -> list[Patch]:
        """The patches of some variants and answers, in the order in which they are laid; a default changes nothing."""
        found = [self.variant_patch(model, name) for name in variants]
        found += [self.answer_patch(model, name, answer) for name, answer in rulings.items()]
        return ordered(patch for patch in found if patch.changes)

    def variant_patch(self, model: RulesModel, name: str) -> Patch:
        """A variant as a patch."""
        file, document, path = self.tree.origin(("variants", name))
        variant = model.variants[name]
        return Patch(name, variant.set, (file, document, (*path, "set")), variant.after, variant.excludes)

    def answer_patch(self, model: RulesModel, ruling: str, answer: str) -> Patch:
        """An answer to a ruling as a patch."""
        file, document, path = self.tree.origin(("rulings", ruling))
        given = model.rulings[ruling].answers[answer]
        origin = file, document, (*path, "answers", answer, "set")
        return Patch(ruling, given.set, origin, given.after, answer=answer)

    def _conflicts(self, model: RulesModel, wanted: Mapping[str, int], rulings: Mapping[str, str]) -> list[Problem]:
        """Variants that exclude each other, and patches that touch the same place."""
        named_at: list[tuple[Path, Patch]] = [
            (("variants", place), self.variant_patch(model, name)) for name, place in wanted.items()
        ]
        named_at += [(("rulings", name), self.answer_patch(model, name, answer)) for name, answer in rulings.items()]
        problems: list[Problem] = []
        for (_, earlier), (path, later) in combinations(
            [(at, p) for at, p in named_at if p.changes or not p.answer], 2
        ):
            args = {"name": later.label, "other": earlier.label}
            touched = clash(later, earlier)
            if later.excluded(earlier):
                problems.append(Problem("log.variant-conflict", "variants-exclude", args, path))
            elif touched:
                args["place"] = touched[0]
                problems.append(Problem("log.variant-conflict", "variants-touch", args, path))
        return problems


_HEAD: Final = ("variants", "options", "rulings")


def option_values(model: RulesModel, given: Mapping[str, object]) -> tuple[dict[str, int], list[Problem]]:
    """Every option and its value, and what is wrong with those given."""
    values: dict[str, int] = {}
    problems = Problems()
    for name, value in given.items():
        if problems.full and name not in model.options:
            continue
        path: Path = ("options", name)
        option = model.options.get(name)
        if option is None:
            found = named("log.unknown-option", "unknown-option", path, name, list(model.options))
            problems.append(replace(found, on_key=True, words=found.words if model.options else "no-options"))
            continue
        args = {"name": name, "min": option.min, "max": option.max}
        if isinstance(value, bool) or not isinstance(value, int):
            problems.append(Problem("log.bad-option", "option-type", args, path))
        elif not option.min <= value <= option.max:
            shown = clip(str(value)) if value.bit_length() < 1_000 else "…"
            problems.append(Problem("log.bad-option", "option-out-of-range", {**args, "value": shown}, path))
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
    plain = msgspec.to_builtins(model)  # so that it is one whether a default is spelt out or not
    digest = hashlib.sha256(json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode())
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
        return None, explained(tree, error)


def explained(tree: Any, error: Exception | None = None) -> list[Problem]:
    """Why a tree has the wrong shape: the schema's words, or the decoder's where the schema has none."""
    found = [replace(problem, code="rules.schema") for problem in schema_problems(tree, "rules.schema.json")]
    return found or [Problem("rules.schema", "decoder-says", {"reason": str(error)})]


def _of_whole_games(problem: Problem) -> Problem:
    """A key that only a whole game has is no misspelt one in a game that extends another."""
    whole = [field.encode_name for field in msgspec.structs.fields(RulesModel)]
    if problem.words == "schema-key" and len(problem.path) == 1 and problem.path[0] in whole:
        return replace(problem, words="extension-key", args={"key": problem.path[0]})
    return problem


@dataclass(frozen=True)
class Entry:
    """A rules file of a user's.

    Args:
        path: Where it is.
        file: What it holds, where it can be read.
        misrules: Why its game is not on the shelf.
    """

    path: FilePath
    file: RulesFile | None
    misrules: list[Misrule]


class Shelf:
    """The games that can be judged.

    A game may be there in several versions. Where none is asked for, a shipped game is the shipped one, so that a
    version that a user adds changes no verdict on a log that names none; of a user's own game it is the newest.

    Args:
        folders: A user's own folders, or files.
        ahead: A user's games go before shipped ones of the same name: to judge by other rules than those that ship.
        alone: What ships of such a game is not there at all, in whatever version.
    """

    def __init__(self, folders: Sequence[str | FilePath] = (), *, ahead: bool = False, alone: bool = False) -> None:
        self.folders = [FilePath(folder) for folder in folders]
        self.ahead = ahead
        self.alone = alone
        self.brought: frozenset[str] = frozenset()
        """The games that this shelf was made for, where it was made for some of them."""
        self._games: dict[tuple[str, str], Game] = {}

    def with_tree(self, name: str, tree: dict[str, Any]) -> Shelf:
        """A shelf like this one, with another tree for one game; what is wrong with it is told when it is asked for.

        The tree is merged and whole, as `Game.tree.value` is. This shelf stays as it is; both share all other games.

        Args:
            name: The game.
            tree: What its rules say instead; it is never changed in place.
        """
        game = self.game(name)
        assert game is not None, "a game that is there"
        other = copy.copy(self)
        changed = self._checked(name, game.file, Tree(tree, game.tree.origins), [], game.extended)
        changed.versions = game.versions
        other._games = {key: kept for key, kept in self._games.items() if key[0] != name}
        other._games[name, ""] = changed
        other._games[name, version_of(tree)] = changed
        return other

    def names(self) -> list[str]:
        """The ids of all games: shipped ones first, each group in alphabetical order."""
        return [*sorted(self.shipped_names), *sorted(set(self._own) - self.shipped_names)]

    def names_of_own(self) -> frozenset[str]:
        """The ids of the games in a user's own folders."""
        return frozenset(self._own)

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
    def entries(self) -> list[Entry]:
        """The rules files in a user's folders, in the order of their names, and what is wrong with each."""
        found: list[Entry] = []
        names: dict[tuple[str, str], str] = {}
        for path in self._paths():
            entry = self._entry(path, names)
            if entry is not None:
                found.append(entry)
        return found

    def _entry(self, path: FilePath, names: dict[tuple[str, str], str]) -> Entry | None:
        """One file of a user's; None for one that holds no rules."""
        try:
            head = first_bytes(path, _HEAD_SIZE)
            data = first_bytes(path) if path.name == _FILE or _MENTION in head.replace(b"\0", b"") else b""
        except OSError as error:
            problem = Problem("rules.not-found", "rules-unreadable", {"reason": error.strerror or str(error)})
            return Entry(path, None, [Misrule(Place(str(path), None), problem)])
        file, wrong = read_rules_file(str(path), data) if data else (None, [])
        if file is None or file.tree.get("format") != FORMAT:
            claims = path.name == _FILE or _CLAIM.search(head.replace(b"\0", b"")) is not None
            return Entry(path, file, wrong if file is None else [not_rules(file)]) if claims else None
        game = file.tree.get("game")
        if not isinstance(game, str) or not _ID.fullmatch(game):
            return Entry(path, file, [Misrule.at(file.name, file.document, p) for p in explained(file.tree)])
        version = version_of(file.tree)
        if game in self.shipped_names and not self.ahead and version == self._shipped_version(game):
            args = {"name": game, "version": version}
            problem = Problem("rules.redefined", "game-shipped", args, ("game",))
            same = data == (shipped("specs") / game / "rules.yaml").read_bytes()
            return Entry(path, file, [] if same else [Misrule.at(file.name, file.document, problem)])
        other = names.setdefault((game, version), file.name)
        args = {"name": game, "version": version, "file": other}
        problem = Problem("rules.redefined", "game-twice", args, ("game",))
        return Entry(path, file, [] if other == file.name else [Misrule.at(file.name, file.document, problem)])

    @cached_property
    def _own(self) -> dict[str, list[RulesFile]]:
        """A user's own games, each in its versions, the newest first."""
        found: dict[str, list[RulesFile]] = {}
        for entry in self.entries:
            if entry.file is None or entry.misrules:
                continue
            game = entry.file.tree["game"]
            if (
                self.ahead
                or game not in self.shipped_names
                or (version_of(entry.file.tree) != self._shipped_version(game))
            ):
                found.setdefault(game, []).append(entry.file)
        for files in found.values():
            files.sort(key=lambda file: _newness(version_of(file.tree)), reverse=True)
        return found

    def _shipped_version(self, name: str) -> str:
        """The version of a shipped game."""
        return version_of(_shipped_file(name).tree)

    @property
    def misrules(self) -> list[Misrule]:
        """What is wrong with a user's own rules files so that their games are not on the shelf."""
        return [misrule for entry in self.entries for misrule in entry.misrules]

    def _paths(self) -> list[FilePath]:
        """The YAML files in a user's folders, in the order of their names, each once."""
        files: dict[FilePath, FilePath] = {}
        for folder in self.folders:
            inside = [folder]
            if not folder.is_file():
                inside = sorted([*folder.glob("*.yaml"), *folder.glob("*.yml"), *folder.glob("*/rules.yaml")])
            for path in inside:
                if path.is_file():
                    files.setdefault(path.resolve(), path)
        return list(files.values())

    def game(self, name: str, version: str = "") -> Game | None:
        """A game by its id; None where there is none.

        Args:
            name: Its id.
            version: A version of its rules, or the beginning of one: the newest of that major version, as in `1`. Else
                it is the one that a log without a version is judged by.

        Raises:
            RulesError: The file is there, but no game can be judged by it.
        """
        key = name, version
        game = self._games.get(key)
        if game is None:
            file = self.file(name, version)
            game = None if file is None else self._opened(name, file)
            if game is not None:
                self._games[key] = game
        if game is not None and game.misrules:
            raise RulesError(game.misrules)
        return game

    def _opened(self, name: str, file: RulesFile) -> Game:
        """A game, opened once for all the ways in which its version can be asked for."""
        key = name, version_of(file.tree)
        game = self._games.get(key)
        if game is None or game.file is not file:
            game = self.open(file)
            game.versions = tuple(self.versions(name))
            self._games[key] = game
        return game

    def versions(self, name: str) -> list[str]:
        """The versions of a game that are there, the newest first."""
        return [version_of(file.tree) for file in self._files(name)]

    def file(self, name: str, version: str = "") -> RulesFile | None:
        """The rules file of a game, in the version asked for as `game` says."""
        files = self._files(name)
        if not version:
            here = name in self.shipped_names and not (self.ahead and name in self._own)
            return _shipped_file(name) if here else next(iter(self._own.get(name, [])), None)
        wanted = version.split(".")
        return next((file for file in files if version_of(file.tree).split(".")[: len(wanted)] == wanted), None)

    def _files(self, name: str) -> list[RulesFile]:
        """The rules files of a game, one for each version, the newest first."""
        # a name is an id, never a path: it is only looked up in what the folders hold
        own = self._own.get(name, [])
        if name not in self.shipped_names or (self.alone and own):
            return own
        file = _shipped_file(name)
        version = version_of(file.tree)
        if any(version_of(each.tree) == version for each in own):  # only where it goes before what ships
            return own
        return sorted([file, *own], key=lambda each: _newness(version_of(each.tree)), reverse=True)

    def suggest(self, name: str) -> str | None:
        """A game with a similar name."""
        return suggest(name, self.names())

    def unknown(self, name: str) -> Problem:
        """That there is no such game: what was probably meant, or which there are."""
        near = self.suggest(name)
        args = {"name": clip(name), "hint": near or ", ".join(self.names())}
        return Problem("log.unknown-game", "unknown-game" if near is None else "unknown-game-near", args, ("game",))

    def open(self, file: RulesFile) -> Game:
        """Merge a file with what it extends, and check it."""
        own = file.tree
        name = str(own["game"])
        here = Tree(own, {(): (file.name, file.document, ())})
        if "extends" not in own:
            return self._checked(name, file, here, [])
        base_name = own["extends"]
        problem: Problem | None = None
        base_file = self.file(base_name) if isinstance(base_name, str) else None
        if isinstance(base_name, str) and base_file is None:
            problem = named("rules.extends", "extends-unknown", ("extends",), base_name, self.names())
        else:
            problem = self._chained(name, base_name)
        if problem is not None:
            return Game(name, file, here, [here.misrule(problem)])
        try:
            msgspec.convert(own, ExtensionModel)
        except (msgspec.ValidationError, TypeError) as error:
            problems = [_of_whole_games(problem) for problem in explained(own, error)]
            return Game(name, file, here, [here.misrule(problem) for problem in problems])
        assert base_file is not None
        base = self.open(base_file)
        if base.misrules:
            return Game(name, file, here, base.misrules, None, base)
        tree, wrong = extend(base.tree, own, file.name, file.document)
        game = self._checked(name, file, tree, wrong, base)
        game.misrules = [m if m.place.file == file.name else self._moved(game, base, m) for m in game.misrules]
        return game

    def _moved(self, game: Game, base: Game, misrule: Misrule) -> Misrule:
        """A fault in the game that is extended, which has none: its place is the change that makes it one."""
        own, document = game.file.tree, game.file.document

        def fails(changes: Mapping[str, Any]) -> bool:
            tree, _ = extend(base.tree, {**own, "set": changes}, game.file.name, document)
            return misrule.problem.words in [other.problem.words for other in build(tree, (), {})[1]]

        place = blamed(own.get("set") or {}, fails)
        path: Path = ("extends",) if place is None else ("set", place)
        inner = {"words": misrule.problem.words, **misrule.problem.args}
        args = {"base": base.name, "inner": inner}
        return Misrule.at(game.file.name, document, Problem(misrule.problem.code, "extends-then", args, path))

    def _chained(self, name: str, base_name: object) -> Problem | None:
        """A game that is made, at some distance, from itself, or from too many others."""
        chain: list[object] = []
        base = base_name
        while base not in chain:
            if base == name:
                return Problem("rules.extends", "extends-circle", {"name": base_name}, ("extends",))
            chain.append(base)
            file = self.file(base) if isinstance(base, str) else None
            if file is None or "extends" not in file.tree:
                break
            base = file.tree["extends"]
        if len(chain) > MOST_EXTENSIONS:
            return Problem("rules.extends", "extends-deep", {"most": MOST_EXTENSIONS}, ("extends",))
        return None

    @staticmethod
    def _checked(name: str, file: RulesFile, tree: Tree, wrong: list[Misrule], extended: Game | None = None) -> Game:
        game = Game(name, file, tree, wrong, None, extended)
        if not wrong:
            game.base, game.misrules = build(tree, (), {})
            if game.base is not None:  # what is left out has its usual value, which a patch may change like any other
                tree.value = msgspec.to_builtins(game.base.model)
        return game


@cache
def _shipped_file(name: str) -> RulesFile:
    """The rules file of a shipped game: it never changes while the program runs."""
    file, wrong = read_rules_file(f"{name}/rules.yaml", (shipped("specs") / name / "rules.yaml").read_bytes())
    assert file is not None, wrong
    return file


def version_of(tree: Mapping[str, Any]) -> str:
    """The version that rules say they are; nothing where they do not say it as they should.

    >>> version_of({"version": "1.0.0"}), version_of({"version": [1]})
    ('1.0.0', '')
    """
    version = tree.get("version")
    return version if isinstance(version, str) and _VERSION.fullmatch(version) else ""


def _newness(version: str) -> tuple[int, ...]:
    """What versions are put in order by.

    >>> max(["1.9.0", "1.10.0", ""], key=_newness)
    '1.10.0'
    """
    return tuple(int(number) for number in version.split(".")) if version else ()


def first_bytes(path: FilePath, size: int = RULES_SIZE + 1) -> bytes:
    """The beginning of a file: as much as can be of a rules file, or less.

    Raises:
        OSError: It cannot be read.
    """
    with path.open("rb") as opened:
        return opened.read(size)


def not_rules(file: RulesFile) -> Misrule:
    """A file that holds something else, or rules in a format that is not known."""
    return Misrule.at(file.name, file.document, Problem("rules.schema", "not-rules", {}, ("format",)))
