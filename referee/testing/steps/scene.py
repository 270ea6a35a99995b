"""A game as a feature file tells it: a log that grows, and is judged whenever a step looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from referee.adjudicate import Bench, Legal, LiveTable, legal, load_rules
from referee.log import Log, from_value
from referee.rules import Rules, Shelf
from referee.rules.phase_model import DealPhase
from referee.testing.steps.told import UnsaidError, holds, listed, looked_up, untrue
from referee.testing.steps.vocabulary import Vocabulary, vocabulary

NOWHERE: Final = Path()


class Hall:
    """Where scenes are judged: the games, and the words of their scenarios. Many scenes share one.

    Args:
        words: The folder of feature files, in which each game may have words of its own.
        specs: Folders with rules of one's own.
        shelf: The games, where they are there already.
    """

    def __init__(self, words: Path = NOWHERE, specs: Sequence[str | Path] = (), *, shelf: Shelf | None = None) -> None:
        self.words = words
        self.shelf = shelf or (Shelf(specs) if specs else Bench().shelf)
        self._benches: dict[str, Bench] = {}

    def bench(self, lang: str) -> Bench:
        """Who judges, in a language."""
        if lang not in self._benches:
            self._benches[lang] = Bench(lang=lang, shelf=self.shelf)
        return self._benches[lang]

    def vocabulary(self, game: str) -> Vocabulary:
        """The words of a game's scenarios."""
        return vocabulary(self.words, game)

    def game(self, said: str, lang: str) -> str:
        """The id of the game that a scenario names, as the rules call it or by its id."""
        plain = said.lower().replace(" ", "-")
        if plain in self.shelf.names():
            return plain
        return looked_up("game", said, {rules.model.name.get(lang, rules.game): rules.game for rules in self._games})

    @cached_property
    def _games(self) -> list[Rules]:
        return [game.base for game in self.shelf.games() if game.base is not None]

    def rules(self, game: str) -> Rules:
        """A game's rules with all defaults."""
        found = self.shelf.game(game)
        assert found is not None, game
        assert found.base is not None, game
        return found.base


class Scene:
    """What has been recorded so far, and what of it the scenario has already called a fault.

    Every look at the verdict makes sure that it holds no fault that the scenario has not named: so a scene that does
    not come about as told, or a fault that nobody mentions, fails.

    Args:
        hall: Where it is judged.
    """

    def __init__(self, hall: Hall | None = None) -> None:
        self.hall = hall or Hall()
        self.language = ""
        self.log: dict[str, Any] = {"format": "referee-log/1", "events": []}
        self.named: list[tuple[str, str]] = []
        self._judged: tuple[int, dict[str, Any]] | None = None

    @property
    def events(self) -> list[dict[str, Any]]:
        """What happened, as a log has it."""
        events: list[dict[str, Any]] = self.log["events"]
        return events

    @property
    def seats(self) -> list[str]:
        """The players' names, clockwise."""
        seats: list[str] = self.log["seats"]
        return seats

    @property
    def game(self) -> str:
        """The game's id."""
        holds("game" in self.log, "scene-no-game")
        return str(self.log["game"])

    @property
    def words(self) -> Vocabulary:
        """The words of the game."""
        return self.hall.vocabulary(self.game)

    def speak(self, language: str) -> None:
        """Write cards as the language writes them, and have the verdict in it."""
        self.language = language
        self.set_up("notation", language)

    def set_up(self, key: str, value: object) -> None:
        """Settle one thing about the game, once."""
        holds(key not in self.log, "scene-settled", what=key)
        self._judged = None
        self.log[key] = value

    def settle(self, key: str, name: str, value: object) -> None:
        """Settle one of several things of a kind."""
        settled = self.log.setdefault(key, {})
        self._judged = None
        holds(name not in settled, "scene-settled", what=name)
        settled[name] = value

    def variants(self, names: Sequence[str]) -> list[str]:
        """Look up variants and profiles by the names that the rules give them in the scene's language."""
        model = self.hall.rules(self.game).model
        known = [(variant.name.get(self.language, name), name) for name, variant in model.variants.items()]
        for name in names:
            if sum(said == name for said, _ in known) > 1:
                args = {"kind": {"words": "word-kind-variant"}, "word": name, "file": self.game}
                raise UnsaidError("word-several", args)
        return [looked_up("variant", name, dict(known)) for name in names]

    def pots(self, said: Sequence[tuple[str, int]]) -> dict[str, int]:
        """Pots and their chips by ids, looked up by the names that the rules give them in the scene's language."""
        pots = self.hall.rules(self.game).model.pots
        known = {pot.name.get(self.language, name): name for name, pot in pots.items()}
        return {looked_up("pot", name, known): chips for name, chips in said}

    @property
    def pile(self) -> str:
        """What the log of this game calls the stock."""
        phases = self.hall.rules(self.game).phases.values()
        return next((phase.stock for phase in phases if isinstance(phase, DealPhase) and phase.stock), "stock")

    def record(self, **event: object) -> None:
        """Add an event."""
        holds("seats" in self.log, "scene-no-game")
        self.events.append({verb.replace("_", "-"): value for verb, value in event.items()})

    @property
    def last(self) -> str:
        """Point at the last event."""
        holds(self.events, "scene-no-event")
        return f"/events/{len(self.events) - 1}"

    def pointer_to_play(self, seat: str, card: str) -> str:
        """Point at the latest play of a card by a seat."""
        for number in range(len(self.events) - 1, -1, -1):
            if self.events[number].get("by") == seat and self.events[number].get("play") == card:
                return f"/events/{number}"
        return untrue("scene-not-played", seat=seat, card=card)

    def pointer_to_display(self, seat: str) -> str:
        """Point at the latest display of a seat."""
        for number in range(len(self.events) - 1, -1, -1):
            if self.events[number].get("by") == seat and "display" in self.events[number]:
                return f"/events/{number}"
        return untrue("scene-not-shown", seat=seat)

    def read(self, *claims: Mapping[str, object]) -> Log:
        """What is recorded, and claims about it, as a log."""
        return from_value({**self.log, "events": [*self.events, *claims]})

    def judge(self, *claims: Mapping[str, object]) -> dict[str, Any]:
        """Judge what is recorded, and claims about it; what is recorded is judged once until more is."""
        if not claims and self._judged is not None and self._judged[0] == len(self.events):
            return self._judged[1]
        verdict: dict[str, Any] = self.hall.bench(self.language).judge(self.read(*claims)).to_dict()
        if not claims:
            self._judged = len(self.events), verdict
        return verdict

    def legal(self) -> Legal:
        """What may come next; after an act that could not be, what may come instead."""
        found = legal(self.hall.bench(self.language), self.read())
        return found if isinstance(found, Legal) else self.table().legal()

    def verdict(self) -> dict[str, Any]:
        """Judge what is recorded; nothing may be wrong but what the scenario has named."""
        verdict = self.judge()
        found = [(finding["at"], finding["code"]) for finding in verdict["findings"]]
        if sorted(found) != sorted(self.named):
            unnamed = [f for f in verdict["findings"] if (f["at"], f["code"]) not in self.named]
            lost = [fault for fault in self.named if fault not in found]
            if unnamed or not lost:
                untrue("scene-unnamed", faults=" ".join(f"{f['code']}: {f['message']}" for f in unnamed) or "-")
            untrue("scene-unfound", faults=listed([code for _, code in lost]))
        return verdict

    def table(self) -> LiveTable:
        """Set up a live table, and do there what is recorded."""
        rules = load_rules(
            self.game,
            variants=self.log.get("variants", ()),
            options=self.log.get("options", {}),
            rulings=self.log.get("rulings", {}),
            shelf=self.hall.shelf,
        )
        table = LiveTable(rules, seats=self.seats, notation=self.log["notation"], lang=self.language)
        for event in self.events:
            table.do(event)
        return table
