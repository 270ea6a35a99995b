"""What stands as an example in the description of the interface: a game that ships, and the real answers about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from starlette.types import Message

from referee.adjudicate import Legal, legal, one_line
from referee.codes import CODES
from referee.documents import read_yaml
from referee.findings import CLEAN, IRREGULAR
from referee.log import Log, from_bytes
from referee.replay.page import STYLE
from referee.rules import Game, RulesError
from referee.rules.examples import examples_of
from referee.service.benches import Benches
from referee.service.endpoints import KINDS, Asked, Endpoint
from referee.service.negotiation import JSON, LINES, YAML
from referee.service.problems import STATUS, RefusedError, Slip
from referee.wording import SENTENCES

_LANG: Final = "en"
_PLAYED: Final = next(code for code, kind in CODES.items() if kind.severity == IRREGULAR)
_LONGEST: Final = 16_000
"""What is longer is no example."""


class Shown:
    """The examples.

    The log is the shortest of those that ship that is clean, goes on, and has an act that can be tried.

    Args:
        benches: Knows the games.
    """

    def __init__(self, benches: Benches) -> None:
        self.bench = benches.bench(_LANG)
        found = sorted(self._candidates(benches), key=_plainness)
        game, example, log, self.act = found[0]
        assert log.model is not None
        self.value: dict[str, Any] = msgspec.to_builtins(log.model)
        self.seat = log.model.seats[0]
        self._named = {"game": game.name, "name": example, "code": _PLAYED, "asset": STYLE, "problem": _last(STATUS)}

    def _candidates(self, benches: Benches) -> list[tuple[Game, str, Log, dict[str, Any]]]:
        """The examples that would do, each with an act that may come next."""
        found = []
        for game in benches.shelf.games():
            for name, path in examples_of(game).items():
                for log in from_bytes(path.read_bytes(), None, benches.settings.limits, "yaml"):
                    act = self._act(log)
                    if act is not None:
                        found.append((game, name, log, act))
        return found

    def _act(self, log: Log) -> dict[str, Any] | None:
        """An act that may come next; None where the log will not do."""
        try:
            if self.bench.judge(log).verdict != CLEAN:
                return None
        except RulesError:  # an example of a user's own that names what is at fault
            return None
        choices = legal(self.bench, log)
        acts = choices.acts if isinstance(choices, Legal) else []
        return next((act for act in acts if all(isinstance(part, str) for part in act.values())), None)

    def sent(self, endpoint: Endpoint, media: str) -> Any:
        """What may be sent; None where the same is shown already in a type of another name."""
        if media == LINES:
            return one_line(self.value).decode() + "\n"
        if media not in (JSON, YAML):
            return None
        return {"log": self.value, "act": self.act} if endpoint.body == "Try" else self.value

    async def given(self, endpoint: Endpoint, media: str) -> Any:
        """What is answered to that; None where it would be too long."""
        if media not in (endpoint.gives[0].media, LINES) or endpoint.name == "getInterface":
            return None
        sent = LINES if media == LINES else next(iter(endpoint.takes), "")
        example = self.sent(endpoint, sent)
        body = example.encode() if isinstance(example, str) else one_line(example)
        parts: list[bytes] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body}

        async def send(message: Message) -> None:
            parts.append(message.get("body", b""))

        scope = {"type": "http", "method": endpoint.method, "headers": [], "query_string": b""}
        needed = {each.name: [self.seat] for each in endpoint.parameters if each.missing}
        asked = Asked(scope, receive, _LANG, media, KINDS.get(sent, ""), self._named, needed)
        response = await endpoint.handler(asked)
        await response(scope, receive, send)
        text = b"".join(parts)
        if len(text) > _LONGEST:
            return None
        if media == YAML:
            return next(read_yaml(text.decode())).value
        return msgspec.json.decode(text) if media == JSON else text.decode()

    def problem(self, endpoint: Endpoint, name: str) -> Any:
        """A problem that may come instead."""
        filled = {
            "name": "xy",
            "hint": self._named["game"],
            "known": ", ".join(endpoint.takes or list(self._named)),
            "given": "text/plain",
            "offers": ", ".join(endpoint.offers),
            "limit": self.bench.limits.size,
            "version": "9",
            "versions": "1.0.0",
        }
        words = f"http-{name}-detail" if f"http-{name}-detail" in SENTENCES else "unknown-game"
        slips = [Slip("http-slip-empty", {}, parameter="lang")] if name == "parameter" else []
        return msgspec.json.decode(bytes(RefusedError(name, filled, words=words, slips=slips).response(_LANG).body))

    def named(self, name: str) -> str:
        """What may be named in an address."""
        return self._named[name]


def _plainness(candidate: tuple[Game, str, Log, dict[str, Any]]) -> tuple[bool, int]:
    """What examples are put in order by: first those with the usual cards, then the shortest."""
    value = candidate[2].value
    return value.get("notation", _LANG) != _LANG, len(value["events"])


def _last(names: Iterable[str]) -> str:
    return list(names)[-1]
