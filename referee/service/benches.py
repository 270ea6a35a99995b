"""Where the service judges: a bench for each language, made once, all with the same games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Final, TypeVar

from starlette.types import Scope

from referee.adjudicate import Bench
from referee.documents import clip
from referee.log import from_bytes
from referee.rules import Game, RulesError, Shelf
from referee.rules.examples import examples_of
from referee.service.limits import Workers
from referee.service.problems import RefusedError
from referee.service.settings import Settings
from referee.wording import LANGUAGES

SHORT: Final = {"json": 8 * 1024, "jsonl": 8 * 1024, "yaml": 4 * 1024}
"""A log that is no longer is judged at once: to hand it to a thread takes nearly as long. All others wait meanwhile."""
_BROKEN: Final = b'{"format": "referee-log/1", "game": "", "seats": [""], "events": [{}]}'
"""A log that is wrong in many ways, so that whatever explains faults is loaded."""
_TRIED: Final = 2
"""So many examples of each game are judged to begin with."""

_Answer = TypeVar("_Answer")


class Benches:
    """The benches of a service.

    Args:
        settings: How the service is set up.

    Raises:
        RefereeError: There is no such folder of rules.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = Workers(settings)
        self._closed = False
        self._warm = False
        first = Bench(settings.specs, limits=settings.limits)
        self.shelf: Shelf = first.shelf
        given = self.shelf if settings.specs else None
        self._benches = {
            (lang, ledger): Bench(lang=lang, ledger=ledger, limits=settings.limits, shelf=given)
            for lang in LANGUAGES
            for ledger in ("all", "none")
        }

    def bench(self, lang: str, ledger: str = "all") -> Bench:
        """The bench that speaks a language."""
        return self._benches[lang, ledger]

    def game(self, name: str, version: str = "") -> Game:
        """A game by its id.

        Raises:
            RefusedError: There is none, or not in this version.
            RulesError: Its rules are at fault.
        """
        found = self.shelf.game(name, version)
        if found is not None:
            return found
        if versions := self.shelf.versions(name):
            raise RefusedError("unknown-version", {"version": clip(version), "versions": ", ".join(versions)})
        unknown = self.shelf.unknown(name)
        raise RefusedError("unknown-game", unknown.args, words=unknown.words)

    async def run(self, scope: Scope, size: int, kind: str, function: Callable[..., _Answer], *args: object) -> _Answer:
        """Ask something of a text: at once where it is short, else in a thread, so that others need not wait.

        Raises:
            RefusedError: It takes too long.
        """
        if size <= SHORT[kind]:
            return function(*args)
        return await self.workers.run(scope, function, *args, size=size)

    def open(self) -> None:
        """Get ready for requests: read and compile every game, so that the first one is as quick as any other."""
        if self._closed:
            self.workers = Workers(self.settings)
            self._closed = False
        if not self._warm:
            self.warm()

    def close(self) -> None:
        """Take no more work; it may be opened again."""
        self.workers.close()
        self._closed = True

    def warm(self) -> None:
        """Read and compile every game."""
        self._warm = True
        for game in self.shelf.games():
            for name, path in islice(examples_of(game).items(), _TRIED):
                with suppress(RulesError, OSError):  # an example of a user's own may name what is at fault
                    for log in from_bytes(path.read_bytes(), name, self.settings.limits, "yaml"):
                        for bench in self._benches.values():
                            bench.judge(log)
        for log in from_bytes(_BROKEN, None, self.settings.limits, "json"):
            self.bench(LANGUAGES[0]).judge(log)
