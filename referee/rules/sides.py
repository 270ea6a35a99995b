"""Naming rules on a command line: a game or a file, and what is agreed on: `my-game.yaml+no-trumps+target=7`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Final

from referee.errors import RefereeError
from referee.findings import Problem
from referee.rules.rules import Rules
from referee.rules.shelf import Game, RulesError, Shelf
from referee.wording import say

JOINT: Final = "+"


class SideError(RefereeError):
    """A name that leads to no rules.

    Args:
        problems: Why not.
    """

    def __init__(self, *problems: Problem) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(self.told("en"))

    def told(self, lang: str) -> list[str]:
        """What is wrong, in a language."""
        return [say(problem.words, problem.args, lang) for problem in self.problems]


def _refused(words: str, **args: object) -> SideError:
    return SideError(Problem("usage", words, args))


@dataclass(frozen=True)
class Choices:
    """What a table has agreed on.

    Args:
        variants: Variants, presets or profiles.
        options: Options and their values.
        rulings: Open points and their answers.
    """

    variants: tuple[str, ...] = ()
    options: Mapping[str, int] = field(default_factory=dict)
    rulings: Mapping[str, str] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.variants or self.options or self.rulings)


@dataclass(frozen=True)
class Side:
    """One of two rule sets that are compared: the games that a name leads to, and what is agreed on.

    Args:
        name: What the user calls it, without what is agreed on.
        games: The games by their ids.
        words: What is agreed on, as the user writes it.
    """

    name: str
    games: Mapping[str, Game]
    words: tuple[str, ...] = ()

    def rules(self, game: str) -> tuple[Rules, Choices]:
        """The rules of a game under what is agreed on; an option that a log must give has its smallest value.

        Raises:
            SideError: There is no such variant, option or answer, or they do not go together.
            RulesError: No game can be played by them.
        """
        found = self.games[game]
        choices = choices_of(found, self.words)
        assert found.base is not None
        asked = {name: option.min for name, option in found.base.model.options.items() if option.default is None}
        rules = found.resolve(choices.variants, {**asked, **choices.options}, choices.rulings)
        if isinstance(rules, list):
            raise SideError(*rules)
        return rules, choices


def choices_of(game: Game, words: Sequence[str]) -> Choices:
    """What is agreed on, from how it is written: the name of a variant, or an option or an open point with a value.

    Raises:
        SideError: It is none of them.
    """
    assert game.base is not None
    model = game.base.model
    variants: list[str] = []
    options: dict[str, int] = {}
    rulings: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            variants.append(name)
        elif name in model.rulings or (name not in model.options and not _number(value)):
            rulings[name] = value
        elif _number(value):
            options[name] = int(value)
        else:
            raise _refused("diff-no-choice", choice=word, game=game.name)
    return Choices(tuple(variants), options, rulings)


def _number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 19


def side(text: str, specs: Sequence[str | FilePath] = (), words: Sequence[str] = ()) -> Side:
    """The rules that a name leads to: `GAME`, `GAME@1`, a file or a folder, with `+VARIANT` or `+OPTION=VALUE` behind.

    A game in a file or folder goes before a shipped one of the same name; what it extends is looked for beside it, in
    the folders given, and among the shipped games.

    Args:
        text: The name.
        specs: A user's own folders.
        words: What else is agreed on.

    Raises:
        SideError: It leads to no rules.
        RulesError: It leads to rules that cannot be used.
    """
    name, agreed = split(text)
    agreed = (*agreed, *words)
    if FilePath(name).exists() and name not in Shelf(specs).names():
        found = Side(name, _in_files(name, specs), agreed)
    else:
        game, _, version = name.partition("@")
        found = Side(name, {game: _named(game, version, specs)}, agreed)
    if agreed and len(found.games) > 1:
        raise _refused("diff-several", side=name, games=", ".join(found.games))
    return found


def split(text: str) -> tuple[str, tuple[str, ...]]:
    """A name and what is agreed on; a file may have the sign between the two in its name."""
    parts = text.split(JOINT)
    for end in range(len(parts), 0, -1):
        name = JOINT.join(parts[:end])
        if name and FilePath(name).exists():
            return name, tuple(parts[end:])
    return parts[0], tuple(parts[1:])


def _in_files(name: str, specs: Sequence[str | FilePath]) -> dict[str, Game]:
    """The games of a file or a folder."""
    shelf = shelf_of([name], specs)
    games = {game: shelf.game(game) for game in sorted(shelf.brought)}
    return {game: found for game, found in games.items() if found is not None}


def shelf_of(names: Sequence[str | FilePath], specs: Sequence[str | FilePath] = (), *, alone: bool = True) -> Shelf:
    """A shelf of the games in some files and folders, or by some names; `brought` on it are their names.

    The games in files go before shipped ones of the same name, and those in more folders behind all. A name that a
    game has is that game, whatever folder is called so.

    Args:
        names: The files, the folders, and the games that ship.
        specs: More folders, for what those games extend.
        alone: Of a game in those files no shipped version is there.

    Raises:
        SideError: There is no such file or game.
        RulesError: A file cannot be used.
    """
    known = Shelf(specs).names()
    paths = [name for name in names if name not in known and FilePath(name).exists()]
    called = [str(name) for name in names if name not in paths]
    own = Shelf(paths, ahead=True, alone=alone)
    if own.misrules:
        raise RulesError(own.misrules)
    for name in called:
        _named(name, "", specs)
    taken = own.names_of_own() | own.shipped_names
    more = [
        entry.path
        for entry in Shelf(specs, ahead=True).entries
        if entry.file is not None and not entry.misrules and entry.file.tree["game"] not in taken
    ]
    shelf = Shelf([*paths, *more], ahead=True, alone=alone) if more else own
    shelf.brought = own.names_of_own().union(called)
    if not shelf.brought and names:
        raise _refused("diff-no-rules", side=", ".join(map(str, names)))
    return shelf


def _named(game: str, version: str, specs: Sequence[str | FilePath]) -> Game:
    """A game by its name and version."""
    shelf = Shelf(specs)
    found = shelf.game(game, version)
    if found is not None:
        return found
    if versions := shelf.versions(game):
        raise _refused("diff-no-version", version=version, game=game, hint=", ".join(versions))
    near = shelf.suggest(game)
    hint = near or ", ".join(shelf.names())
    raise _refused("diff-no-side" if near is None else "diff-no-side-near", side=game, hint=hint)


def paired_games(one: Side, other: Side) -> tuple[list[tuple[str, str]], list[str], list[str]]:
    """The games of two sides that are compared with each other, and those that are on one side alone.

    Two single games are compared whatever they are called; else those of one name.

    Raises:
        SideError: The sides have no game in common.
    """
    if len(one.games) == 1 and len(other.games) == 1:
        return [(next(iter(one.games)), next(iter(other.games)))], [], []
    both = [(name, name) for name in one.games if name in other.games]
    if not both:
        raise _refused("diff-no-common", one=", ".join(one.games), other=", ".join(other.games))
    here = [name for name in one.games if name not in other.games] if len(other.games) > 1 else []
    there = [name for name in other.games if name not in one.games] if len(one.games) > 1 else []
    return both, here, there


__all__ = ["Choices", "Side", "SideError", "choices_of", "paired_games", "shelf_of", "side", "split"]
