"""Scenarios ready to be performed: read from feature files, each step with its meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from referee.testing.features import FeatureFile, Node, read_feature
from referee.testing.flaws import FeaturesError, Flaw
from referee.testing.steps.perform import Deed, deed, table_of
from referee.testing.steps.say import LANGUAGES
from referee.testing.steps.told import UnsaidError

_TITLE: Final = ": "
"""What stands in the title of a feature between the game and the section."""


@dataclass(frozen=True)
class Line:
    """A step of a script.

    Args:
        keyword: `Given`, `Wenn`, `And`.
        text: What it says, an outline's placeholders filled.
        table: The table under it, row by row.
        deed: What it does, or why it means nothing.
        line: Its line in the file, from 1; of a step of the background that of the background's.
    """

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...]
    deed: Deed | UnsaidError
    line: int


@dataclass(frozen=True)
class Script:
    """A scenario, or a row of an outline.

    Args:
        game: The game's id, by its folder.
        lang: The language, by its folder.
        file: The feature file, from the folder of all of them, with `/`.
        line: Its line there, from 1; of an outline that of the row.
        section: The part of the feature's title that names the section.
        rule: The rule that it stands under, or nothing.
        name: What it is called, an outline's placeholders filled.
        outline: What the outline is called, or nothing.
        tags: The clauses and open points that it shows.
        lines: Its steps, those of the background first.
        tag_lines: Its tags, each with its line.
    """

    game: str
    lang: str
    file: str
    line: int
    section: str
    rule: str
    name: str
    outline: str
    tags: tuple[str, ...]
    lines: tuple[Line, ...]
    tag_lines: tuple[tuple[str, int], ...] = ()

    @property
    def place(self) -> str:
        """Where it stands, as `file:line`."""
        return f"{self.file}:{self.line}"

    @property
    def deeds(self) -> list[Deed]:
        """What its steps do, where all of them have a meaning."""
        return [line.deed for line in self.lines if isinstance(line.deed, Deed)]


def feature_paths(
    folder: Path, games: Sequence[str] | None = None, languages: Sequence[str] = LANGUAGES
) -> list[tuple[str, str, Path]]:
    """The feature files in a folder, `<game>/<language>/*.feature`: game, language and file, in order.

    Args:
        folder: The folder of all feature files.
        games: Only these games.
        languages: Only these languages.

    Raises:
        FeaturesError: There is no such folder, or none of a game that is asked for, or the folder is not the one of
            all games.
    """
    if not folder.is_dir():
        raise FeaturesError("features-no-folder", {"folder": folder})
    found = [
        (game.name, lang.name, path)
        for game in sorted(folder.iterdir())
        if game.is_dir() and (games is None or game.name in games)
        for lang in sorted(game.iterdir(), key=lambda lang: _place(lang.name))
        if lang.is_dir() and lang.name in languages
        for path in sorted(lang.glob("*.feature"), key=_number)
    ]
    if not found and (any(folder.glob("*.feature")) or any(folder.glob("*/*.feature"))):
        raise FeaturesError("features-layout", {"folder": folder})
    known = {game for game, _, _ in found}
    for game in games or ():
        if game not in known:
            raise FeaturesError("features-none-of", {"game": game, "folder": folder})
    return found


def read_scripts(folder: Path, game: str, lang: str, path: Path) -> tuple[list[Script], list[Flaw]]:
    """The scenarios of a feature file in the order in which they are compiled, and what is wrong with the file.

    Raises:
        FeaturesError: It is no feature file.
    """
    file = read_feature(path)
    return list(_scripts(folder, game, lang, file)), file.flaws()


def _scripts(folder: Path, game: str, lang: str, file: FeatureFile) -> Iterator[Script]:
    feature = file.document.get("feature")
    title = feature["name"] if feature else ""
    rules: dict[str, str] = {}
    outlines: dict[str, str] = {}
    steps: dict[str, Node] = {}
    tag_lines = {tag["id"]: tag["location"]["line"] for tag in _tags(feature)}
    for scenario, rule in _nodes(feature):
        if "name" in scenario and "tags" in scenario:
            rules[scenario["id"]] = rule
            outlines[scenario["id"]] = scenario["name"] if scenario["examples"] else ""
        for step in scenario["steps"]:
            steps[step["id"]] = step
    name = file.path.relative_to(folder).as_posix() if file.path.is_relative_to(folder) else file.path.as_posix()
    for pickle in file.pickles:
        node = pickle["astNodeIds"][0]
        yield Script(
            game=game,
            lang=lang,
            file=name,
            line=pickle["location"]["line"],
            section=title.partition(_TITLE)[2] or title,
            rule=rules[node],
            name=pickle["name"],
            outline=outlines[node],
            tags=tuple(dict.fromkeys(tag["name"][1:] for tag in pickle["tags"])),
            lines=tuple(_line(step, steps) for step in pickle["steps"]),
            tag_lines=tuple((tag["name"][1:], tag_lines[tag["astNodeId"]]) for tag in pickle["tags"]),
        )


def _tags(feature: Node | None) -> Iterator[Node]:
    """All tags of a feature, wherever they stand."""
    if feature:
        yield from feature["tags"]
    for child in feature["children"] if feature else ():
        yield from child["rule"]["tags"] if "rule" in child else ()
    for node, _ in _nodes(feature):
        yield from node.get("tags", ())
        for table in node.get("examples", ()):
            yield from table["tags"]


def _nodes(feature: Node | None) -> Iterator[tuple[Node, str]]:
    """The backgrounds and scenarios of a feature, each with the rule that it stands under."""
    for child in feature["children"] if feature else ():
        rule = child.get("rule")
        for inner in rule["children"] if rule else [child]:
            node = inner.get("background") or inner.get("scenario")
            if node:
                yield node, rule["name"] if rule else ""


def _line(step: Mapping[str, Any], steps: Mapping[str, Node]) -> Line:
    meant: Deed | UnsaidError
    try:
        meant = deed(step)
    except UnsaidError as unsaid:
        meant = unsaid
    table = tuple(tuple(row) for row in table_of(step))
    written = steps[step["astNodeIds"][0]]
    return Line(written["keyword"].strip(), step["text"], table, meant, written["location"]["line"])


def _place(lang: str) -> tuple[int, str]:
    return (LANGUAGES.index(lang) if lang in LANGUAGES else len(LANGUAGES), lang)


def _number(path: Path) -> tuple[int, str]:
    """Files whose names begin with a number come in the order of the numbers."""
    number = path.name.partition("-")[0]
    return (int(number) if number.isdecimal() else 0, path.name)
