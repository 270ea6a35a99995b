"""A game as a feature file tells it: a log that grows, judged through the public library only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import referee


class Scene:
    """What has been recorded so far, and what of it the scenario has already called a fault.

    Every look at the verdict asserts that it holds no fault that the scenario has not named: so a scene that does not
    come about as told, or a fault that nobody mentions, fails.

    Args:
        specs: Folders with rules of one's own.
    """

    def __init__(self, specs: Sequence[Any] = ()) -> None:
        self.specs = tuple(specs)
        self.language = ""
        self.log: dict[str, Any] = {"format": "referee-log/1", "events": []}
        self.named: list[tuple[str, str]] = []

    @property
    def events(self) -> list[dict[str, Any]]:
        return self.log["events"]

    @property
    def seats(self) -> list[str]:
        return self.log["seats"]

    def speak(self, language: str) -> None:
        """Write cards as the language writes them, and have the verdict in it."""
        self.language = language
        self.set_up("notation", language)

    def set_up(self, key: str, value: object) -> None:
        """Settle one thing about the game, once."""
        assert key not in self.log, f"{key} is settled already"
        self.log[key] = value

    def settle(self, key: str, name: str, value: object) -> None:
        """Settle one of several things of a kind."""
        settled = self.log.setdefault(key, {})
        assert name not in settled, f"{name} is settled already"
        settled[name] = value

    def variants(self, names: Sequence[str]) -> list[str]:
        """Look up variants by the names that the rules give them in the scene's language."""
        assert "game" in self.log, "there is no game yet"
        known = _variants(self.log["game"], self.language, self.specs)
        return [known[name] for name in names]

    def option(self, *names: str) -> str:
        """The one of several options that the game has."""
        assert "game" in self.log, "there is no game yet"
        (name,) = _options(self.log["game"], self.specs) & {*names}
        return name

    def record(self, **event: object) -> None:
        """Add an event."""
        assert "seats" in self.log, "there is no game yet"
        self.events.append({verb.replace("_", "-"): value for verb, value in event.items()})

    @property
    def last(self) -> str:
        """Point at the last event."""
        assert self.events, "nothing has happened yet"
        return f"/events/{len(self.events) - 1}"

    def pointer_to_play(self, seat: str, card: str) -> str:
        """Point at the latest play of a card by a seat."""
        for number in range(len(self.events) - 1, -1, -1):
            if self.events[number].get("by") == seat and self.events[number].get("play") == card:
                return f"/events/{number}"
        raise AssertionError(f"{seat} has not played {card}")

    def pointer_to_display(self, seat: str) -> str:
        """Point at the latest display of a seat."""
        for number in range(len(self.events) - 1, -1, -1):
            if self.events[number].get("by") == seat and "display" in self.events[number]:
                return f"/events/{number}"
        raise AssertionError(f"{seat} has shown nothing")

    def judge(self, *claims: Mapping[str, object]) -> dict[str, Any]:
        """Judge what is recorded, and claims about it."""
        log = {**self.log, "events": [*self.events, *claims]}
        verdict: dict[str, Any] = referee.judge(log, lang=self.language, specs=self.specs).to_dict()
        return verdict

    def verdict(self) -> dict[str, Any]:
        """Judge what is recorded; nothing may be wrong but what the scenario has named."""
        verdict = self.judge()
        found = [(finding["at"], finding["code"]) for finding in verdict["findings"]]
        assert sorted(found) == sorted(self.named), [
            f"{finding['at']} {finding['code']}: {finding['message']}" for finding in verdict["findings"]
        ]
        return verdict

    def table(self) -> Any:
        """Set up a live table, and do there what is recorded."""
        rules = referee.load_rules(
            self.log["game"],
            variants=self.log.get("variants", ()),
            options=self.log.get("options", {}),
            rulings=self.log.get("rulings", {}),
            specs=self.specs,
        )
        table = referee.LiveTable(rules, seats=self.seats, notation=self.log["notation"], lang=self.language)
        for event in self.events:
            table.do(event)
        return table


@cache
def _options(game: str, specs: tuple[Any, ...]) -> set[str]:
    """The options of a game."""
    return {*next(known for known in referee.games(specs) if known["game"] == game)["options"]}


@cache
def _variants(game: str, language: str, specs: tuple[Any, ...]) -> dict[str, str]:
    """The variants and profiles of a game by their names in one language."""
    described = next(known for known in referee.games(specs) if known["game"] == game)
    named = {**described["variants"], **described["profiles"]}
    variants = {name[language]: variant for variant, name in named.items()}
    assert len(variants) == len(named), "two variants have one name"
    return variants
