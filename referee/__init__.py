"""Judges recorded trick-taking card games by rules written as data.

>>> import referee
>>> verdict = referee.judge({"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"], "events": []})
>>> verdict.verdict, verdict.scores
('clean', {'Anna': 0, 'Ben': 0})
"""

from referee.adjudicate import (
    ClauseReference,
    Finding,
    LedgerEntry,
    Legal,
    LiveTable,
    Outcome,
    Refusal,
    RulesReference,
    Undecided,
    Verdict,
    games,
    judge,
    judge_many,
    load_rules,
)
from referee.rules import Rules, RulesError

__all__ = [
    "ClauseReference",
    "Finding",
    "LedgerEntry",
    "Legal",
    "LiveTable",
    "Outcome",
    "Refusal",
    "Rules",
    "RulesError",
    "RulesReference",
    "Undecided",
    "Verdict",
    "games",
    "judge",
    "judge_many",
    "load_rules",
]
