"""Where a game stands that is not over: what must come next."""

from __future__ import annotations

from referee.adjudicate import Bench, Verdict
from referee.findings import IMPOSSIBLE
from referee.log import Log


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
