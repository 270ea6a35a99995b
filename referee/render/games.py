"""The games that can be judged, for a person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from referee.render.escaping import folded, visible
from referee.render.explaining import words_in
from referee.render.framing import fitted
from referee.rules import Game
from referee.wording import say

_SEVERAL: Final = 2
"""Of more numbers than that only the ends are named."""


def games_text(games: list[Game], lang: str, columns: int | None = None) -> str:
    """Each game with its options, variants, presets, open points, notations and sources.

    Args:
        games: The games.
        lang: The language.
        columns: How wide the terminal is; None where there is none.
    """
    return "\n\n".join("\n".join(fitted(line, columns) for line in _game(game, lang)) for game in games)


def _game(game: Game, lang: str) -> Iterator[str]:
    rules = game.base
    if rules is None:
        return
    model = rules.model
    extends = game.file.tree.get("extends")
    kin = f", {say('games-extends', {'game': visible(str(extends))}, lang)}" if extends else ""
    yield f"{model.game} {model.version}: {words_in(model.name, lang)}{kin}"
    if isinstance(model.summary, dict):
        yield f"  {words_in(model.summary, lang)}"
    yield "  " + say("games-players", {"count": _counts(model.players.count, lang)}, lang)
    yield "  " + say("games-notations", {"names": ", ".join(model.notations)}, lang)
    if model.options:
        yield "  " + say("games-options", {}, lang)
        for name, option in model.options.items():
            given = say("games-must", {}, lang) if option.default is None else f"= {option.default}"
            yield f"    {name} ({given}): {words_in(option.name, lang)}"
    if model.variants:
        yield "  " + say("games-variants", {}, lang)
        yield from (f"    {name}: {words_in(variant.name, lang)}" for name, variant in model.variants.items())
    if model.presets:
        yield "  " + say("games-presets", {}, lang)
        yield from (f"    {name}: {', '.join(members) or '-'}" for name, members in model.presets.items())
    if model.rulings:
        yield "  " + say("games-rulings", {}, lang)
        for name, ruling in model.rulings.items():
            answers = sorted(ruling.answers, key=lambda answer, ruling=ruling: answer != ruling.default)  # type: ignore[misc]
            yield f"    {name}: {', '.join(answers)}"
            yield f"      {words_in(ruling.text, lang)}"
    yield "  " + say("games-sources", {}, lang)
    yield from (f"    {name}: {folded(source.title)}" for name, source in model.sources.items())


def _counts(counts: Sequence[int], lang: str) -> str:
    """How many may play: from the fewest to the most, where no number between them is left out."""
    lowest, highest = min(counts), max(counts)
    if len(counts) > _SEVERAL and set(counts) == set(range(lowest, highest + 1)):
        return say("games-range", {"lowest": lowest, "highest": highest}, lang)
    return ", ".join(map(str, counts))
