"""What every page of one language is made with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from referee.adjudicate import Bench, Verdict
from referee.log import read_path
from referee.rulebook.faces import Faces
from referee.site.addresses import Links
from referee.site.earning import Earned
from referee.site.elements import Child
from referee.site.matter import GameMatter, Made
from referee.site.pieces import Dressed, Telling
from referee.wording import say

_OWN: Final = "picture"
"""What the ids of pictures begin with."""


@dataclass
class Site:
    """The pages of one language.

    Args:
        lang: The language.
        games: All games.
        made: When they were made, and from what.
        specs: A user's own folders of rules.
        earned: A finding with each code.
        flaws: What is wrong with the feature files themselves.
    """

    lang: str
    games: Sequence[GameMatter]
    made: Made
    specs: Sequence[str] = ()
    earned: Mapping[str, Earned] = field(default_factory=dict)
    flaws: Sequence[str] = ()
    _faces: dict[tuple[str, str, str, str], Faces] = field(default_factory=dict, repr=False)
    _verdicts: dict[str, list[tuple[Path, Verdict]]] = field(default_factory=dict, repr=False)

    def say(self, words: str, **args: object) -> str:
        """A sentence in the language of the pages."""
        return say(words, args, self.lang)

    @property
    def foreign(self) -> str | None:
        """The language of what is there in English alone, where the pages are in another."""
        return None if self.lang == "en" else "en"

    @cached_property
    def known(self) -> frozenset[str]:
        """The games that have pages."""
        return frozenset(matter.name for matter in self.games)

    @cached_property
    def bench(self) -> Bench:
        """Judges the recorded games."""
        return Bench(list(self.specs), lang=self.lang)

    def verdicts(self, matter: GameMatter) -> list[tuple[Path, Verdict]]:
        """The recorded games of a game, each as it is judged."""
        if matter.name not in self._verdicts:
            self._verdicts[matter.name] = [
                (file, self.bench.judge(next(read_path(str(file))))) for file in matter.examples
            ]
        return self._verdicts[matter.name]

    @property
    def has_scenes(self) -> bool:
        """There are scenarios."""
        return any(matter.scenes for matter in self.games)

    def links(self, matter: GameMatter, page: str) -> Links:
        """The links of a page of a game."""
        return Links(matter, page, self.known)

    def drawn(self, matter: GameMatter | None) -> Sequence[Faces]:
        """The faces that may stand in the pages of a game, or in those that belong to none."""
        if matter is not None:
            return (self._of(matter, self.lang, _OWN),)
        return [self._of(each, self.lang, f"{each.name}-{_OWN}") for each in self.games]

    def _of(self, matter: GameMatter, lang: str, prefix: str, notation: str | None = None) -> Faces:
        key = matter.name, lang, prefix, notation or ""
        if key not in self._faces:
            assert matter.game.base is not None, "rules that can be used"
            self._faces[key] = Faces.of(matter.game.base, lang, notation, prefix)
        return self._faces[key]

    def new_faces(self, matter: GameMatter) -> Faces:
        """The faces of a game's cards for a page that has its own pictures."""
        assert matter.game.base is not None, "rules that can be used"
        return Faces.of(matter.game.base, self.lang)

    def dressed(
        self, matter: GameMatter, lang: str = "", *, among: bool = False, notation: str | None = None
    ) -> Dressed:
        """Writes a game's cards as cards.

        Args:
            matter: The game.
            lang: The language of the text, if it is not that of the pages.
            among: The text stands in a page that belongs to no game.
            notation: How the cards are written, if not as the language has it.
        """
        known = matter.game.base.notations if matter.game.base is not None else {}
        prefix = f"{matter.name}-{_OWN}" if among else _OWN
        faces = self._of(matter, lang or self.lang, prefix, notation if notation in known else None)

        def dress(text: str) -> Child:
            if not faces.draws(text):
                return text
            held = Element("span")
            faces.put(held, text)
            around = [" " if text.strip() and end.isspace() else "" for end in (text[:1], text[-1:])]
            return [around[0], held.text, *held, around[1]]

        return dress

    def telling(self, matter: GameMatter) -> Telling:
        """Tells a game's scenarios."""
        return Telling(self.lang, self.dressed(matter))
