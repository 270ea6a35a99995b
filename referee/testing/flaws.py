"""What is wrong with feature files and what goes with them: told with its place, in the language of who asks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from referee.errors import RefereeError
from referee.wording import say

CLAUSE: Final = re.compile(r"[A-Z][A-Z0-9]*(?:[.-][A-Z0-9]+)+")
"""A tag that looks like a clause or an open point."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing wrong with a feature file, or with the words of a game.

    Args:
        path: The file.
        line: Its line, 1-based.
        text: What is wrong, a whole sentence in English.
        words: The key of that sentence; nothing where it is there in English alone.
        args: What fills the sentence.
        column: Where in the line, 1-based; 0 for the line as a whole.
    """

    path: Path
    line: int
    text: str
    words: str = ""
    args: Mapping[str, object] = field(default_factory=dict)
    column: int = 0

    def in_words(self, lang: str) -> str:
        """What is wrong, in a language."""
        return say(self.words, self.args, lang) if self.words else self.text

    def located(self, lang: str) -> str:
        """What is wrong and where, in a line: `file:line: message`.

        >>> flaw(Path("trio/en/1-trio.feature"), 7, "feature-no-step", name="A lead").located("en")
        'trio/en/1-trio.feature:7: "A lead" has no step.'
        """
        place = f"{self.path.as_posix()}:{self.line}" + (f":{self.column}" if self.column else "")
        return f"{place}: {' '.join(self.in_words(lang).split())}"


def flaw(path: Path, line: int, words: str, /, *, column: int = 0, **args: object) -> Flaw:
    """A flaw whose sentence is there in every language."""
    return Flaw(path, line, say(words, args, "en"), words, args, column)


class FeaturesError(RefereeError):
    """Feature files, or what is asked of them, cannot be worked with.

    Args:
        words: The key of the sentence that says why.
        args: What fills it.
    """

    def __init__(self, words: str, args: Mapping[str, object]) -> None:
        super().__init__(words, args)
        self.words = words
        self.fills = args

    def told(self, lang: str) -> list[str]:
        """Why, in a language, line by line."""
        return [say(self.words, self.fills, lang)]

    def __str__(self) -> str:
        return "\n".join(self.told("en"))


class FlawedError(FeaturesError):
    """Feature files have flaws.

    Args:
        flaws: All that were found.
    """

    def __init__(self, flaws: Iterable[Flaw]) -> None:
        self.flaws = tuple(flaws)
        RefereeError.__init__(self, self.flaws)

    def told(self, lang: str) -> list[str]:
        """Each flaw with its place, in a language."""
        return [each.located(lang) for each in self.flaws]
