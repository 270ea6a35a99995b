r"""Judges recorded trick-taking card games by rules written as data.

>>> import referee
>>> verdict = referee.judge("game: nothing\nseats: [Anna, Ben")
>>> verdict.verdict, [finding.code for finding in verdict.findings]
('unreadable', ['log.syntax'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
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


def __getattr__(name: str) -> object:
    """Import on first use, so that the command's help need not wait for the judging."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    room = importlib.import_module("referee.rules" if name in ("Rules", "RulesError") else "referee.adjudicate")
    value = getattr(room, name)
    globals()[name] = value
    return value
