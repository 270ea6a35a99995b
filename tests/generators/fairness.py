"""What is true of any generator that judges hidden hands: hiding cards, and reading on, never turn a truth round."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from generators.whist import Case, Expected, _alter_hands

Judge = Callable[[dict[str, Any]], Expected]


def hidden_and_open_agree(rng: random.Random, case: Case, judge: Judge, times: int) -> Counter[str]:
    """What the open log says is so; the closed one may leave it open, and never says the contrary.

    Args:
        rng: Chooses the cards that are hidden.
        case: A log in which all hands are known.
        judge: Judges a log of this game.
        times: So often some cards are hidden.

    Returns:
        How many faults the closed log proves, and how many acts it leaves open that were guilty, and innocent.
    """
    log = json.loads(json.dumps(case.log))
    for _ in range(times):
        _alter_hands(rng, log)
    closed = judge(log)
    assert closed.verdict != "impossible"
    proven = {finding[0] for finding in closed.findings}
    truth = {finding[0] for finding in case.expected.findings}
    undecided = {act[0] for act in closed.undecided}
    assert proven <= truth <= proven | undecided
    assert closed.ledger == case.expected.ledger
    return Counter(
        {
            "proven": len(proven),
            "open and guilty": len(undecided & truth),
            "open and innocent": len(undecided - truth),
        }
    )


def findings_grow(case: Case, judge: Judge) -> None:
    """Event by event findings only come: at the new event, or where an act was open before."""
    before: set[tuple[Any, ...]] = set()
    may_come: set[str] = set()
    for stop in range(1, len(case.log["events"]) + 1):
        now = judge({**case.log, "events": case.log["events"][:stop]})
        findings = set(now.findings)
        assert before <= findings
        assert {finding[0] for finding in findings - before} <= may_come | {f"/events/{stop - 1}"}
        before, may_come = findings, {act[0] for act in now.undecided}
