"""The comparison runs and counts right; how fast anything is, no test says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_it_compares() -> None:
    command = [sys.executable, HERE / "compare.py", "50", "--repeats", "1"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    *_, head, first, second, third, fourth, fifth = done.stdout.splitlines()
    assert re.fullmatch(r"50 logs, [\d,]+ events, best of 1", head)
    for row in (first, second, third, fourth, fifth):
        assert re.search(r" [\d,]+ logs/s +[\d,]+ events/s +\d+\.\d\d x$", row)
    assert first.startswith("yardstick ")
    assert first.endswith(" 1.00 x")


def test_both_judge_the_same() -> None:
    import json
    import random

    import yardstick

    import referee

    rng = random.Random(7)
    for _ in range(20):
        log = yardstick.make(rng)
        verdict = referee.judge(json.dumps(log))
        assert verdict.verdict == "clean"
        assert list((verdict.scores or {}).values()) == yardstick.judge(log)
