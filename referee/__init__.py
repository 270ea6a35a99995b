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
        Bench,
        ClauseReference,
        Finding,
        LedgerEntry,
        Legal,
        LiveTable,
        Outcome,
        Refusal,
        RulesReference,
        Trial,
        Undecided,
        Verdict,
        games,
        judge,
        judge_many,
        load_rules,
        seat_view,
        try_act,
    )
    from referee.errors import RefereeError
    from referee.log import Log
    from referee.rules import Rules, RulesError

__all__ = [
    "Bench",
    "ClauseReference",
    "Finding",
    "LedgerEntry",
    "Legal",
    "LiveTable",
    "Log",
    "Outcome",
    "RefereeError",
    "Refusal",
    "Rules",
    "RulesError",
    "RulesReference",
    "Trial",
    "Undecided",
    "Verdict",
    "games",
    "judge",
    "judge_many",
    "load_rules",
    "seat_view",
    "try_act",
]


_ROOMS = {
    "Log": "referee.log",
    "RefereeError": "referee.errors",
    "Rules": "referee.rules",
    "RulesError": "referee.rules",
}


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> object:
    """Import on first use, so that the command's help need not wait for the judging."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    room = importlib.import_module(_ROOMS.get(name, "referee.adjudicate"))
    value = getattr(room, name)
    globals()[name] = value
    return value
