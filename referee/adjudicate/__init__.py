"""Judging: a log folded over its rules, phase by phase, into a verdict; and a table held live."""

from referee.adjudicate.judging import Bench, judge, judge_many
from referee.adjudicate.live import (
    Legal,
    LiveTable,
    Outcome,
    Refusal,
    Trial,
    game_description,
    games,
    legal,
    load_rules,
    try_act,
)
from referee.adjudicate.verdict import (
    ClauseReference,
    Finding,
    LedgerEntry,
    RulesReference,
    Undecided,
    Verdict,
    one_line,
)
from referee.adjudicate.viewing import UnknownSeatError, guarded, seat_log, seat_view

__all__ = [
    "Bench",
    "ClauseReference",
    "Finding",
    "LedgerEntry",
    "Legal",
    "LiveTable",
    "Outcome",
    "Refusal",
    "RulesReference",
    "Trial",
    "Undecided",
    "UnknownSeatError",
    "Verdict",
    "game_description",
    "games",
    "guarded",
    "judge",
    "judge_many",
    "legal",
    "load_rules",
    "one_line",
    "seat_log",
    "seat_view",
    "try_act",
]
