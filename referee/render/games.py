"""The games that can be judged, for a person: of one everything in words, of several what each has, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from referee.render.explaining import answers_of, room_for, words_in
from referee.render.framing import fitted, listed
from referee.rules import Game
from referee.rules.model import Option, RulesModel, Ruling
from referee.wording import say
from referee.wording.escaping import folded, visible

_SEVERAL: Final = 2
"""Of more numbers than that only the ends are named."""
_INDENT: Final = 4


def games_text(games: Sequence[Game], lang: str, columns: int | None = None) -> str:
    """A game with its options, variants, profiles, presets, open points, notations and sources.

    Of one game each of them is told with a few words; of several games only the names stand there, and of the sources
    their titles.

    Args:
        games: The games.
        lang: The language.
        columns: How wide the terminal is; None where there is none.
    """
    if len(games) == 1:
        return "\n".join(_whole(games[0], lang, columns))
    parts = ["\n".join(_brief(game, lang, columns)) for game in games]
    return "\n\n".join([*parts, fitted(say("games-more", {}, lang), columns)])


def _head(game: Game, lang: str, columns: int | None) -> Iterator[str]:
    """What a game is called, and in a sentence what it is."""
    model = _model(game)
    extends = game.file.tree.get("extends")
    kin = f", {say('games-extends', {'game': visible(str(extends))}, lang)}" if extends else ""
    yield fitted(f"{model.game} {model.version}: {words_in(model.name, lang)}{kin}", columns)
    if others := [version for version in game.versions if version != model.version]:
        yield fitted(f"  {say('games-versions', {}, lang)}: {', '.join(others)}", columns)
    if isinstance(model.summary, dict):
        yield listed("", words_in(model.summary, lang), 0, columns, indent=0)


def _model(game: Game) -> RulesModel:
    assert game.base is not None, "rules that can be used"
    return game.base.model


def _brief(game: Game, lang: str, columns: int | None) -> Iterator[str]:
    """A game with the names of what it has, a line for each kind."""
    model = _model(game)
    told = {
        "games-players": _players(model, lang),
        "games-variants": ", ".join(_named(model)),
        "games-profiles": ", ".join(_named(model, profile=True)),
        "games-presets": ", ".join(model.presets),
        "games-options": ", ".join(_option(name, option, lang) for name, option in model.options.items()),
        "games-rulings": ", ".join(model.rulings),
        "games-notations": ", ".join(model.notations),
        "games-sources": "; ".join(folded(source.title) for source in model.sources.values()),
    }
    labels = {words: say(words, {}, lang) for words in told}
    yield from _head(game, lang, columns)
    room = room_for(labels.values())
    yield from (listed(labels[words], names, room, columns) for words, names in told.items() if names)


def _named(model: RulesModel, *, profile: bool = False) -> list[str]:
    """The variants of a game; or its profiles."""
    return [name for name, variant in model.variants.items() if variant.profile is profile]


def _whole(game: Game, lang: str, columns: int | None) -> Iterator[str]:
    """A game with everything that it has, in words."""
    model = _model(game)
    yield from _head(game, lang, columns)
    yield fitted(f"  {say('games-players', {}, lang)}: {_players(model, lang)}", columns)
    yield fitted(f"  {say('games-notations', {}, lang)}: {', '.join(model.notations)}", columns)
    options = {_option(name, option, lang): words_in(option.name, lang) for name, option in model.options.items()}
    yield from _part("games-options", options, lang, columns)
    for words, profile in (("games-variants", False), ("games-profiles-more", True)):
        variants = {name: _variant(model, name, lang) for name in _named(model, profile=profile)}
        yield from _part(words, variants, lang, columns)
    plain = say("explain-preset-plain", {}, lang)
    presets = {name: ", ".join(members) or plain for name, members in model.presets.items()}
    yield from _part("games-presets-more", presets, lang, columns)
    yield from _rulings(model.rulings, lang, columns)
    sources = {name: folded(source.title) for name, source in model.sources.items()}
    yield from _part("games-sources", sources, lang, columns)


def _part(words: str, rows: Mapping[str, str], lang: str, columns: int | None) -> Iterator[str]:
    """Some names with what is said of each, under a head; nothing where there are none."""
    if rows:
        yield fitted(f"  {say(words, {}, lang)}:", columns)
        room = room_for(rows)
        yield from (listed(name, told, room, columns, _INDENT) for name, told in rows.items())


def _rulings(rulings: Mapping[str, Ruling], lang: str, columns: int | None) -> Iterator[str]:
    """The open points: each question, and below it the answers."""
    if rulings:
        yield fitted(f"  {say('games-rulings-more', {}, lang)}:", columns)
        room = room_for(rulings)
    for name, ruling in rulings.items():
        yield listed(name, words_in(ruling.text, lang), room, columns, _INDENT)
        yield listed("", ", ".join(answers_of(ruling)), room, columns, _INDENT)


def _variant(model: RulesModel, name: str, lang: str) -> str:
    """What a variant is called, and what is different."""
    variant = model.variants[name]
    called = words_in(variant.name, lang)
    return f"{called}: {words_in(variant.text, lang)}" if isinstance(variant.text, dict) else called


def _option(name: str, option: Option, lang: str) -> str:
    """An option with its default."""
    return say("games-must", {"name": name}, lang) if option.default is None else f"{name} = {option.default}"


def _players(model: RulesModel, lang: str) -> str:
    """How many may play, and in how many sides."""
    players = _counts(model.players.count, lang)
    if model.sides is None:
        return players
    return say("games-sides", {"players": players, "count": model.sides.count}, lang)


def _counts(counts: Sequence[int], lang: str) -> str:
    """How many may play: from the fewest to the most, where no number between them is left out."""
    lowest, highest = min(counts), max(counts)
    if len(counts) > _SEVERAL and set(counts) == set(range(lowest, highest + 1)):
        return say("games-range", {"lowest": lowest, "highest": highest}, lang)
    return ", ".join(map(str, counts))
