"""What can be asked about the games: what they are, their rules and rulebooks, examples, and the codes of findings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.responses import Response

from referee.adjudicate import Bench, game_description, one_line
from referee.adjudicate.verdict import WORST_FIRST
from referee.codes import CODES
from referee.documents import clip
from referee.log import from_bytes
from referee.render.yaml_writing import tree_yaml
from referee.rules import Game, Rules, RulesError
from referee.rules.examples import examples_of, title_of, told_of
from referee.service.benches import Benches
from referee.service.endpoints import FINDINGS, GAMES, Asked, Endpoint, Given, Parameter
from referee.service.kept import Kept, page_headers
from referee.service.negotiation import HTML, JSON, MARKDOWN, PLAIN, YAMLS, with_charset
from referee.service.problems import RefusedError, Slip, not_there
from referee.wording import LANGUAGES

_KEPT: Final = 64
"""So many answers of a kind are kept; whoever asks for more of them in turn has them made anew."""
_BOTH: Final = ", ".join(LANGUAGES)
_VERSION: Final = Parameter(
    "version",
    "A version of the rules, or the beginning of one: the newest of that major version, as in `1`. Else it is the one"
    " that a log without a version is judged by.",
    pattern=r"^[0-9]{1,6}(\.[0-9]{1,6}){0,2}$",
)
_AGREED: Final = (
    Parameter("variant", "A variant, profile or preset that the table has agreed on.", several=True),
    Parameter("option", "An option and its value, as `NAME=NUMBER`.", pattern="^[^=]+=[^=]+$", several=True),
    Parameter("ruling", "An open point and how it is ruled, as `POINT=ANSWER`.", pattern="^[^=]+=[^=]+$", several=True),
    _VERSION,
)
_ON_GAMES: Final = ("unknown-game", "unknown-version", "rules-faulty")


class Games:
    """Answers what is asked about games.

    Args:
        benches: Knows the games.
    """

    def __init__(self, benches: Benches) -> None:
        self.benches = benches
        self._kept = lru_cache(maxsize=_KEPT)(self._made)
        self._books = lru_cache(maxsize=_KEPT)(self._written)
        self._trees = lru_cache(maxsize=_KEPT)(self._merged)

    def endpoints(self) -> Sequence[Endpoint]:
        """What can be asked."""
        book = (Given(HTML, text="One page that needs nothing else."), Given(MARKDOWN), Given(PLAIN))
        yamls = [Given(media, "RulesModel") for media in YAMLS]
        return (
            Endpoint(
                GAMES,
                "GET",
                "/v1/games",
                "listGames",
                "The games",
                "All games that can be judged, each with its variants, options, open points, clauses and sources. Texts"
                " are there in every language.",
                self.games,
                (Given(JSON, "Games"),),
                kept=True,
            ),
            Endpoint(
                GAMES,
                "GET",
                "/v1/games/{game}",
                "getGame",
                "One game",
                "What a log may say of the game: its variants, options, open points, clauses and sources.",
                self.game,
                (Given(JSON, "Game"),),
                parameters=(_VERSION,),
                problems=_ON_GAMES,
                kept=True,
            ),
            Endpoint(
                GAMES,
                "GET",
                "/v1/games/{game}/rules",
                "getRules",
                "The rules as data",
                "The rules as merged from variants and rulings: the tree over which the digest in a verdict is made.",
                self.rules,
                (Given(JSON, "RulesModel"), *yamls),
                parameters=_AGREED,
                problems=_ON_GAMES,
                kept=True,
            ),
            Endpoint(
                GAMES,
                "GET",
                "/v1/games/{game}/rulebook",
                "getRulebook",
                "The rulebook",
                "The rules in words, written from the data. What a variant, an option or a ruling changes is marked.",
                self.rulebook,
                book,
                parameters=_AGREED,
                problems=(*_ON_GAMES, "judging-too-slow", "too-busy"),
                kept=True,
            ),
            Endpoint(
                GAMES,
                "GET",
                "/v1/games/{game}/examples",
                "listExamples",
                "Recorded examples",
                "The recorded games that ship with the game, each with what it says of itself and how it is judged.",
                self.examples,
                (Given(JSON, "Examples"),),
                problems=(*_ON_GAMES, "judging-too-slow", "too-busy"),
                kept=True,
            ),
            Endpoint(
                GAMES,
                "GET",
                "/v1/games/{game}/examples/{name}",
                "getExample",
                "One example",
                "A recorded game, as it was written: with its comments.",
                self.example,
                (*(Given(media, "Log") for media in YAMLS), Given(PLAIN)),
                problems=(*_ON_GAMES, "unknown-example"),
                kept=True,
            ),
            Endpoint(
                FINDINGS,
                "GET",
                "/v1/codes",
                "listCodes",
                "The codes of findings",
                "Every kind of finding: how much it weighs, what it means, and a line that earns it.",
                self.codes,
                (Given(JSON, "Codes"),),
                kept=True,
            ),
            Endpoint(
                FINDINGS,
                "GET",
                "/v1/codes/{code}",
                "getCode",
                "One code",
                "What one kind of finding means.",
                self.code,
                (Given(JSON, "Code"),),
                problems=("unknown-code",),
                kept=True,
            ),
        )

    # --- games ---

    async def games(self, asked: Asked) -> Response:
        """All games."""
        return self._kept("games", "", "", _BOTH).response(asked)

    async def game(self, asked: Asked) -> Response:
        """One game."""
        return self._kept("game", self._name(asked), asked.one("version"), _BOTH).response(asked)

    async def examples(self, asked: Asked) -> Response:
        """The examples of a game."""
        kept = await self.benches.workers.run(asked.scope, self._kept, "examples", self._name(asked), "", _BOTH)
        return kept.response(asked)

    async def example(self, asked: Asked) -> Response:
        """One example, as it was written."""
        known = examples_of(self.benches.game(self._name(asked)))
        name = asked.path["name"]
        if name not in known:
            raise not_there("unknown-example", name, known)
        return Kept(known[name].read_bytes(), with_charset(asked.media), _BOTH).response(asked)

    async def codes(self, asked: Asked) -> Response:
        """All codes."""
        return self._kept("codes", "", "", asked.lang).response(asked)

    async def code(self, asked: Asked) -> Response:
        """One code."""
        name = asked.path["code"]
        if name not in CODES:
            raise not_there("unknown-code", name, CODES)
        return Kept(one_line(_code(name, asked.lang)), JSON, asked.lang).response(asked)

    def _name(self, asked: Asked) -> str:
        """The game that is named, if it is there: so nothing is kept for names that are not."""
        name = asked.path["game"]
        self.benches.game(name, asked.one("version"))
        return name

    def _made(self, what: str, name: str, version: str, lang: str) -> Kept:
        """An answer in JSON."""
        benches = self.benches
        makers: Mapping[str, Callable[[], Any]] = {
            "games": lambda: {"games": [game_description(game) for game in benches.shelf.games()]},
            "game": lambda: game_description(benches.game(name, version)),
            "examples": lambda: {"examples": _examples(benches.game(name), benches.bench(LANGUAGES[0], "none"))},
            "codes": lambda: {"codes": [_code(code, lang) for code in CODES]},
        }
        made = makers[what]()
        digest = str(made["digest"]) if what == "game" else ""
        return Kept(one_line(made), JSON, lang, digest=digest)

    # --- rules and rulebooks ---

    async def rules(self, asked: Asked) -> Response:
        """The merged rules."""
        return self._trees(_Agreed.of(asked), asked.media).response(asked)

    def _merged(self, agreed: _Agreed, media: str) -> Kept:
        """The merged rules in one of their forms."""
        _, rules = self._resolved(agreed)
        tree = msgspec.to_builtins(rules.model)
        content = one_line(tree) if media == JSON else tree_yaml(tree).encode()
        return Kept(content, with_charset(media), _BOTH, digest=rules.digest)

    async def rulebook(self, asked: Asked) -> Response:
        """The rules in words."""
        agreed = _Agreed.of(asked)
        self._resolved(agreed)  # what is wrong is told at once
        kept = await self.benches.workers.run(asked.scope, self._books, agreed, asked.lang, asked.media)
        return kept.response(asked)

    def _written(self, agreed: _Agreed, lang: str, media: str) -> Kept:
        """A rulebook in one of its forms."""
        from referee.rulebook.agreeing import agreed_book
        from referee.rulebook.faces import Faces
        from referee.rulebook.html import book_page
        from referee.rulebook.markdown import book_markdown
        from referee.rulebook.text import book_text

        game, rules = self._resolved(agreed)
        book = agreed_book(game, rules, lang, mark=bool(agreed.variants or agreed.options or agreed.rulings))
        if media == HTML:
            page = book_page(book, Faces.of(rules, lang))
            return Kept(page.encode(), with_charset(HTML), lang, page_headers(page), rules.digest)
        text = book_markdown(book) if media == MARKDOWN else book_text(book, None)
        return Kept(text.encode(), with_charset(media), lang, digest=rules.digest)

    def _resolved(self, agreed: _Agreed) -> tuple[Game, Rules]:
        """A game and its rules as agreed on.

        Raises:
            RefusedError: It has no such variant, option or open point; or there is no such game.
        """
        from referee.rulebook.agreeing import agreed_rules

        game = self.benches.game(agreed.game, agreed.version)
        rules = agreed_rules(game, agreed.variants, dict(agreed.options), dict(agreed.rulings))
        if isinstance(rules, list):
            slips = [Slip(each.words, each.args, parameter=str(each.path[0]).removesuffix("s")) for each in rules]
            raise RefusedError("parameter", slips=slips)
        return game, rules


@dataclass(frozen=True)
class _Agreed:
    """What a table has agreed on, as it was asked for.

    Args:
        game: The game's id.
        version: The version of its rules; empty for the usual one.
        variants: Variants, profiles and presets.
        options: Options and their values.
        rulings: Open points and their answers.
    """

    game: str
    version: str
    variants: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    rulings: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, asked: Asked) -> _Agreed:
        """Read it from the parameters.

        Raises:
            RefusedError: They are not written as they should be.
        """
        slips: list[Slip] = []
        options = _pairs("option", "NAME=NUMBER", asked, slips)
        rulings = _pairs("ruling", "POINT=ANSWER", asked, slips)
        if slips:
            raise RefusedError("parameter", slips=slips)
        variants = tuple(asked.several("variant"))
        return cls(asked.path["game"], asked.one("version"), variants, tuple(options.items()), tuple(rulings.items()))


def _examples(game: Game, bench: Bench) -> list[dict[str, str | None]]:
    """The examples of a game, each with what it says of itself, the language of its cards, and its verdict."""
    found: list[dict[str, str | None]] = []
    for name, path in examples_of(game).items():
        data = path.read_bytes()
        told = told_of(data.decode("utf-8", "replace"))
        logs = list(from_bytes(data, name, bench.limits, "yaml"))
        notations = {log.model.notation for log in logs if log.model is not None}
        lang = next((lang for lang in LANGUAGES if lang in notations), LANGUAGES[0])
        try:
            verdicts = {bench.judge(log).verdict for log in logs}
        except RulesError:  # only under a variant that it names
            verdicts = set()
        verdict = next((verdict for verdict in WORST_FIRST if verdict in verdicts), None)
        found.append({"name": name, "title": title_of(told), "text": told, "lang": lang, "verdict": verdict})
    return found


def _code(name: str, lang: str) -> dict[str, str | None]:
    code = CODES[name]
    return {
        "code": name,
        "severity": code.severity,
        "text": code.text[lang],
        "example": code.example,
        "remark": code.remark.get(lang),
    }


def _pairs(parameter: str, form: str, asked: Asked, slips: list[Slip]) -> dict[str, str]:
    """Names and what they are given."""
    from referee.rulebook.agreeing import contradicts

    found: dict[str, str] = {}
    for given in asked.several(parameter):
        name, sign, value = (part.strip() for part in given.partition("="))
        if not (name and sign and value):
            slips.append(Slip("http-slip-pair", {"given": clip(given), "form": form}, parameter=parameter))
        elif contradicts(found, name, value):
            slips.append(Slip("http-slip-pair-twice", {"name": clip(name)}, parameter=parameter))
        else:
            found[name] = value
    return found
