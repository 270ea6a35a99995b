"""What the pages are made from: games, their scenarios and how they fared, and what accounts for the sources."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from referee.rulebook.book import Book, Row, Section, Sentence, Table, sentences_of
from referee.rules import Game
from referee.rules.model import Clause, RulesModel, Ruling
from referee.site.elements import slug

if TYPE_CHECKING:
    from referee.testing.proving import Judged
    from referee.testing.running import ScenarioRun


_NUMBER: Final = re.compile(r"\d+")
PASSED: Final = "passed"


@dataclass(frozen=True)
class Made:
    """When and from what the pages were made.

    Args:
        when: The moment, as `2026-05-01 12:00 UTC`.
        commit: The commit, or nothing where none is known.
        changed: There was more than the commit.
        version: The referee's own version.
    """

    when: str
    commit: str
    changed: bool
    version: str


@dataclass(frozen=True)
class Scene:
    """A scenario in all its languages.

    Args:
        key: The number of its file and its own in that file: the same in every language, fit for an anchor.
        runs: How it fared, by language.
    """

    key: str
    runs: Mapping[str, ScenarioRun]

    def run(self, lang: str) -> ScenarioRun:
        """The run in a language; where there is none, in whatever there is."""
        return self.runs.get(lang) or next(iter(self.runs.values()))

    @property
    def tags(self) -> tuple[str, ...]:
        """The clauses and open points that it shows."""
        return self.run("en").tags

    @property
    def passed(self) -> bool:
        """It passed in every language."""
        return all(run.status == PASSED for run in self.runs.values())


@dataclass(frozen=True)
class Group:
    """Scenarios that are rows of one outline, or one that stands alone."""

    scenes: tuple[Scene, ...]

    def name(self, lang: str) -> str:
        """What it is called."""
        run = self.scenes[0].run(lang)
        return run.outline or run.name

    @property
    def passed(self) -> int:
        """How many of them passed."""
        return sum(scene.passed for scene in self.scenes)


def scenes_of(runs: Iterable[ScenarioRun]) -> tuple[Scene, ...]:
    """The scenarios of one game, each in all its languages, in the order of the files.

    The file says by its number, and the scenario by its place in it, which ones are the same in two languages; where
    they show different clauses they are not.
    """
    files: dict[tuple[str, str], list[ScenarioRun]] = {}
    for run in runs:
        found = _NUMBER.match(Path(run.file).name)
        files.setdefault((found[0] if found else slug(Path(run.file).stem), run.lang), []).append(run)
    scenes: dict[tuple[int, str, int, str], dict[str, ScenarioRun]] = {}
    for (number, lang), rows in files.items():
        for place, run in enumerate(sorted(rows, key=lambda run: (run.file, run.line)), 1):
            at = int(number) if number.isdecimal() else 0
            known = scenes.setdefault((at, number, place, ""), {})
            if any(set(other.tags) != set(run.tags) for other in known.values()):
                known = scenes.setdefault((at, number, place, lang), {})
            known[lang] = run
    return tuple(
        Scene("-".join(filter(None, (number, str(place), other))), scenes[at, number, place, other])
        for at, number, place, other in sorted(scenes)
    )


def grouped(scenes: Sequence[Scene]) -> list[Group]:
    """Scenarios with the rows of one outline together."""
    groups: list[list[Scene]] = []
    for scene in scenes:
        run = scene.run("en")
        last = groups[-1][-1].run("en") if groups else None
        if last is not None and run.outline and (last.outline, last.file) == (run.outline, run.file):
            groups[-1].append(scene)
        else:
            groups.append([scene])
    return [Group(tuple(group)) for group in groups]


def shown_first(matter: GameMatter, clause: str) -> list[Group]:
    """The scenarios of a clause, those first that are told on its page and show little else."""
    groups = grouped(matter.by_tag.get(clause, []))
    return sorted(groups, key=lambda group: (matter.home(group.scenes[0]) != clause, len(group.scenes[0].tags)))


@dataclass(frozen=True)
class Told:
    """Where a rulebook tells a clause: in which section, with what words, and the key of the place."""

    section: Section
    key: str
    text: str


@dataclass
class GameMatter:
    """A game and what is known of it.

    Args:
        game: The game.
        books: Its rulebook in each language.
        scenes: Its scenarios.
        accounts: What accounts for every sentence of its sources, as `features/<game>/sources.yaml` has it.
        examples: Recorded games that lie beside its rules.
        text: Its rules file as it is written.
        file: What that file is called.
        judged: The changes of its rules that were tried, and which scenario noticed each; None where none were.
    """

    game: Game
    books: Mapping[str, Book]
    scenes: tuple[Scene, ...] = ()
    accounts: Mapping[str, Any] = field(default_factory=dict)
    examples: tuple[Path, ...] = ()
    text: str = ""
    file: str = "rules.yaml"
    judged: tuple[Judged, ...] | None = None

    @property
    def name(self) -> str:
        """The game's id."""
        return self.game.name

    @property
    def model(self) -> RulesModel:
        """Its rules."""
        assert self.game.base is not None, "rules that can be used"
        return self.game.base.model

    @cached_property
    def lines(self) -> list[str]:
        """The lines of its rules file."""
        return self.text.splitlines()

    @cached_property
    def example_places(self) -> dict[Path, str]:
        """The anchor of each recorded game."""
        places: dict[Path, str] = {}
        for file in self.examples:
            name = f"log-{slug(file.stem)}"
            places[file] = f"{name}-{len(places) + 1}" if name in places.values() else name
        return places

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """Its clauses."""
        return self.model.clauses

    @property
    def rulings(self) -> Mapping[str, Ruling]:
        """Its open points."""
        return self.model.rulings

    @cached_property
    def by_tag(self) -> dict[str, list[Scene]]:
        """The scenarios of each clause and open point."""
        found: dict[str, list[Scene]] = {}
        for scene in self.scenes:
            for tag in scene.tags:
                found.setdefault(tag, []).append(scene)
        return found

    @cached_property
    def by_name(self) -> dict[tuple[str, str], list[Scene]]:
        """The scenarios by `file: name` in each language, as the accounts of the sources name them."""
        found: dict[tuple[str, str], list[Scene]] = {}
        for scene in self.scenes:
            for lang, run in scene.runs.items():
                found.setdefault((lang, f"{Path(run.file).stem}: {run.outline or run.name}"), []).append(scene)
        return found

    def home(self, scene: Scene) -> str | None:
        """The clause or open point on whose page a scenario is told: the first of its tags that the game has."""
        return next((tag for tag in scene.tags if tag in self.clauses or tag in self.rulings), None)

    def told(self, lang: str) -> dict[str, list[Told]]:
        """Where the rulebook tells each clause."""
        found: dict[str, list[Told]] = {}
        for section in self.books[lang].every_section():
            for sentence in sentences_of(section.blocks):
                _note(found, section, sentence)
            for block in section.blocks:
                if isinstance(block, Table):
                    _note_table(found, section, block)
        return found


def row_key(table: Table, row: Row) -> str:
    """The key of a row in the whole book: that of its own where it is a place in the rules."""
    return row.key if "/" in row.key else f"{table.key}/{row.key}"


def _note(found: dict[str, list[Told]], section: Section, sentence: Sentence) -> None:
    if sentence.clause:
        found.setdefault(sentence.clause, []).append(Told(section, sentence.key, sentence.text))


def _note_table(found: dict[str, list[Told]], section: Section, table: Table) -> None:
    """A table is told once for each clause: by what it shows, and from the first row that is of the clause."""
    text = table.caption or section.title
    if not text.startswith(section.title):
        text = f"{section.title}: {text}"
    rows: dict[str, Row | None] = {table.clause: None} if table.clause else {}
    for row in table.rows:
        if row.clause:
            rows.setdefault(row.clause, row)
    for clause, first in rows.items():
        key = table.key if first is None else row_key(table, first)
        found.setdefault(clause, []).append(Told(section, key, text))
