"""What a verdict alone does not tell of a game: what must come next, and what its pots are called."""

from __future__ import annotations

from referee.adjudicate import Bench, Verdict
from referee.findings import IMPOSSIBLE
from referee.log import Log
from referee.render.explaining import words_in
from referee.rules import Rules


def due_next(bench: Bench, verdict: Verdict) -> str:
    """What must come next after a log, as a part of a sentence; empty where nothing does or nobody can say.

    The acts are done once more, for a verdict does not keep its table.
    """
    log = verdict.source
    if verdict.finished is not False or verdict.verdict == IMPOSSIBLE or not isinstance(log, Log):
        return ""
    played = bench.play(log)
    if isinstance(played, tuple) or played.result.get("ended", "played") != "played":
        return ""
    told = played.seating.course.due(played.table)
    return played.speech(bench.lang).sentence(told.words, told.args)


def pot_names(bench: Bench, verdict: Verdict) -> dict[str, str]:
    """What the pots are called, by their ids, in the bench's language; empty where no money is played for."""
    played_by = verdict.rules
    game = bench.shelf.game(played_by.game, played_by.version) if played_by and verdict.pots is not None else None
    if played_by is None or game is None:
        return {}
    rules = game.resolve(played_by.variants, played_by.options, played_by.rulings)
    assert isinstance(rules, Rules), "a log was judged by them"
    return {name: words_in(pot.name, bench.lang) for name, pot in rules.model.pots.items()}
