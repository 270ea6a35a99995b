"""Where a game stands that is not over: what must come next."""

from __future__ import annotations

from msgspec import UNSET

from referee.adjudicate import Bench, Verdict
from referee.adjudicate.judging import Seating, Speech, run
from referee.findings import IMPOSSIBLE
from referee.log import Log, bind


def due_next(bench: Bench, verdict: Verdict) -> str:
    """What must come next after a log, as a part of a sentence; empty where nothing does or nobody can say.

    The acts are done once more, for a verdict does not keep its table.
    """
    log = verdict.source
    if verdict.finished is not False or verdict.verdict == IMPOSSIBLE or not isinstance(log, Log) or log.model is None:
        return ""
    result = log.model.result
    if result is not UNSET and result.ended != "played":
        return ""
    seating = bench.seating(log.model)
    assert isinstance(seating, Seating)
    table = seating.course.table()
    run(table, bind(log.model, seating.words, log.piles).acts)
    told = seating.course.due(table)
    return Speech(bench.lang, seating.words.notation, log.model.seats).sentence(told.words, told.args)
