"""The words of one game: what its scenarios say for presets, answers, options and bids.

They stand beside the feature files, in `<game>/words.yaml`, so that a game of one's own needs no Python.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import msgspec
import yaml
from msgspec import Struct

from referee.errors import RefereeError
from referee.testing.steps.told import UnsaidError, listed

Texts = dict[str, str]
T = TypeVar("T")
FILE: Final = "words.yaml"
"""What the file of a game's words is called."""


class _Model(Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of the file: by ids of the rules, a text in each language."""

    presets: dict[str, Texts] = {}
    rulings: dict[str, dict[str, Texts]] = {}
    options: dict[str, str] = {}
    bids: dict[str, Texts] = {}


class Vocabulary:
    """What the scenarios of a game can say beside the phrases that all games share.

    Args:
        path: The file, which need not be there: then the game has no words of its own.

    Raises:
        RefereeError: It is there, but holds something else.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            given = yaml.safe_load(path.read_bytes()) if path.is_file() else None
            self.model = msgspec.convert(given or {}, _Model)
        except (yaml.YAMLError, msgspec.ValidationError) as error:
            raise RefereeError(f"{path}: {error}") from error

    def preset(self, said: str, lang: str) -> str:
        """The preset that a scenario calls by this name."""
        return self._one("preset", said, [*self.model.presets.items()], lang)

    def ruling(self, said: str, lang: str) -> tuple[str, str]:
        """The open point that a scenario settles, and its answer."""
        known = [((point, id_), texts) for point, all_ in self.model.rulings.items() for id_, texts in all_.items()]
        return self._one("ruling", said, known, lang)

    def bid(self, said: str, lang: str) -> str:
        """The word of the rules that a scenario calls a bid."""
        return self._one("bid", said, [*self.model.bids.items()], lang)

    def option(self, kind: str) -> str:
        """The option of the rules that a phrase sets.

        Args:
            kind: `goal` for the points that win, `deals` for the deals after which the game is over, `ante` for the
                chips that each antes, `hand` for the most cards of a hand.
        """
        if kind not in self.model.options:
            self._unlisted("option", kind, list(self.model.options))
        return self.model.options[kind]

    def _one(self, kind: str, said: str, known: list[tuple[T, Texts]], lang: str) -> T:
        """What a text stands for: there must be one meaning."""
        found = [meant for meant, texts in known if texts.get(lang) == said]
        if not found:
            self._unlisted(kind, said, [texts[lang] for _, texts in known if lang in texts])
        if len(found) > 1:
            raise UnsaidError(
                "word-several", {"kind": {"words": f"word-kind-{kind}"}, "word": said, "file": self._name}
            )
        return found[0]

    def _unlisted(self, kind: str, said: str, known: list[str]) -> NoReturn:
        args = {"kind": {"words": f"word-kind-{kind}"}, "word": said, "known": listed(known), "file": self._name}
        raise UnsaidError("word-unlisted", args)

    @property
    def _name(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}"


@cache
def vocabulary(folder: Path, game: str) -> Vocabulary:
    """The words of a game whose scenarios lie in a folder of feature files."""
    return Vocabulary(folder / game / FILE)
