"""Where things are: the page and place of a clause, a scenario, a sentence of the rulebook, and a line of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from referee.findings import Path
from referee.rules import Game
from referee.site.layout import relative
from referee.site.matter import GameMatter, Scene

CLAUSES = "clauses"
_SAID: Final = "why"
"""The key of the words for what is scored."""


@dataclass(frozen=True)
class Line:
    """A line of a game's rules file, and the last one of what begins there."""

    game: str
    number: int
    last: int


def path_of(tree: Any, place: str) -> Path:
    """A place in the rules as the steps to it, numbers for items of a list.

    >>> path_of({"rows": [{"points": 7}]}, "rows/0/points")
    ('rows', 0, 'points')
    """
    steps: list[str | int] = []
    for step in place.split("/"):
        known = isinstance(tree, list) and step.isdecimal() and int(step) < len(tree)
        key: str | int = int(step) if known else step
        steps.append(key)
        tree = tree[key] if known or (isinstance(tree, dict) and key in tree) else None
    return tuple(steps)


def line_of(game: Game, path: Path) -> Line | None:
    """The line where a part of the rules was written; the nearest part around one that is not written down."""
    file, document, start = game.tree.origin(path)
    owner: Game | None = game
    while owner is not None and owner.file.name != file:
        owner = owner.extended
    span, value = document.span(start, on_key=True), document.span(start)
    if owner is None or span is None:
        return None
    last = value.end_line - (value.end_column == 1) if value is not None else span.line
    return Line(owner.name, span.line, max(span.line, last))


def clause_page(game: str, name: str) -> str:
    """The page of a clause or an open point, within the folder of a language."""
    return f"{game}/{CLAUSES}/{name}.html"


def scene_place(matter: GameMatter, scene: Scene) -> str:
    """Where a scenario is told, within the folder of a language; one that shows no clause is told under all clauses."""
    home = matter.home(scene)
    return f"{clause_page(matter.name, home) if home else f'{matter.name}/clauses.html'}#s{scene.key}"


class Links:
    """Links from one page to the clauses of a game and to the places in its rules.

    Args:
        matter: The game.
        page: The page, within the folder of a language.
        known: The games that have pages.
    """

    def __init__(self, matter: GameMatter, page: str, known: frozenset[str]) -> None:
        self.matter = matter
        self.page = page
        self.known = known

    def to(self, path: str) -> str:
        """The way to another page of the same language."""
        return relative(path, self.page)

    def clause(self, clause: str) -> str | None:
        """The page of a clause or an open point."""
        there = clause in self.matter.clauses or clause in self.matter.rulings
        return self.to(clause_page(self.matter.name, clause)) if there else None

    def place(self, path: str) -> str | None:
        """The line of the rules that decides a place; what is said of a score leads to the phase that scores it."""
        steps = path_of(self.matter.game.tree.value, path)
        return self.at(steps[:-1] if steps[-1] == _SAID else steps)

    def at(self, path: Path) -> str | None:
        """The line of the rules where a part of them is written."""
        line = line_of(self.matter.game, path)
        if line is None or line.game not in self.known:
            return None
        return self.to(f"{line.game}/rules.html#L{line.number}")

    def scene(self, scene: Scene) -> str:
        """Where a scenario is told."""
        return self.to(scene_place(self.matter, scene))
