"""Judging: a log folded over its rules, phase by phase, into a verdict; and a table held live."""

from referee.adjudicate.judging import Bench, judge, judge_many
from referee.adjudicate.live import Legal, LiveTable, Outcome, Refusal, game_description, games, legal, load_rules
from referee.adjudicate.verdict import (
    ClauseReference,
    Finding,
    LedgerEntry,
    RulesReference,
    Undecided,
    Verdict,
    one_line,
)

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
    "Undecided",
    "Verdict",
    "game_description",
    "games",
    "judge",
    "judge_many",
    "legal",
    "load_rules",
    "one_line",
]
