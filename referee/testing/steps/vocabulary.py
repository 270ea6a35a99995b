"""The words of one game: what its scenarios say for presets, answers, options and bids.

They stand beside the feature files, in `<game>/words.yaml`, so that a game of one's own needs no Python.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from referee.documents import Document, decode_text, read_yaml
from referee.findings import Problem
from referee.testing.flaws import FeaturesError, Flaw, FlawedError, flaw
from referee.testing.steps.told import UnsaidError, listed
from referee.wording import say

Texts = dict[str, str]
T = TypeVar("T")
OPTION_KINDS: Final = ("goal", "deals", "ante", "hand")
"""What phrases can set: the points that win, the deals after which the game is over, the ante, the most cards."""
_AT: Final = re.compile(r"at `\$\.(\w+)")
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
        FeaturesError: It is there, but holds something else, or cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.document: Document | None = None
        self.model = _Model()
        if path.is_file():
            self.document = self._read()
            self.model = self._shaped(self.document)

    def flaw(self, at: Sequence[str], words: str, /, **args: object) -> Flaw:
        """Something wrong with a key of the file, where that stands."""
        span = self.document.span(tuple(at), on_key=True) if self.document is not None else None
        line, column = (1, 0) if span is None else (span.line, span.column)
        return flaw(self.path, line, words, column=column, **args)

    def _read(self) -> Document:
        try:
            text = decode_text(self.path.read_bytes())
        except OSError as error:
            raise FeaturesError("feature-unread", {"path": self.path, "reason": error}) from error
        if not isinstance(text, str):
            raise FlawedError([self._problem(text)])
        documents = [*read_yaml(text)]
        problems = [problem for document in documents for problem in document.problems]
        if problems:
            raise FlawedError([self._problem(problem) for problem in problems])
        return documents[0] if documents else Document(None, [])

    def _problem(self, problem: Problem) -> Flaw:
        line, column = (problem.span.line, problem.span.column) if problem.span else (1, 0)
        return Flaw(self.path, line, say(problem.words, problem.args, "en"), problem.words, problem.args, column)

    def _shaped(self, document: Document) -> _Model:
        given = document.value or {}
        known = _Model.__struct_fields__
        odd = [key for key in given if key not in known] if isinstance(given, dict) else []
        if odd:
            listed_keys = ", ".join(known)
            raise FlawedError([self.flaw([key], "words-key", word=key, known=listed_keys) for key in odd])
        try:
            return msgspec.convert(given, _Model)
        except msgspec.ValidationError as error:
            found = _AT.search(str(error))
            raise FlawedError([self.flaw([found[1]] if found else [], "words-shape")]) from error

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
