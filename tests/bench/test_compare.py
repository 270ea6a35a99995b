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
    lines = done.stdout.splitlines()[-12:]
    for head, *rows in (lines[:6], lines[6:]):
        assert re.fullmatch(r"(penneech|penta): 50 logs, [\d,]+ events, best of 1", head)
        for row in rows:
            assert re.search(r" [\d,]+ logs/s +[\d,]+ events/s +\d+\.\d\d x$", row)
        for by_hand in (rows[0], rows[3]):
            assert by_hand.startswith(("yardstick", "judge of the generator"))
            assert by_hand.endswith(" 1.00 x")
    assert [head.split(":")[0] for head in (lines[0], lines[6])] == ["penneech", "penta"]


def test_one_game_can_be_asked_for() -> None:
    command = [sys.executable, HERE / "compare.py", "20", "--repeats", "1", "--game", "penta"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "penta: 20 logs" in done.stdout
    assert "penneech" not in done.stdout


def test_both_judge_the_same() -> None:
    import json
    import random

    import compare
    import yardstick
    from generators import penta

    import referee

    rng = random.Random(7)
    for name, game in compare.GAMES.items():
        for _ in range(20):
            log = game.make(rng)
            verdict = referee.judge(json.dumps(log))
            assert verdict.verdict == "clean"
            assert verdict.rules
            assert verdict.rules.game == name
            scores = yardstick.judge(log) if name == "penneech" else list(penta.judge(log).scores.values())
            assert list((verdict.scores or {}).values()) == scores


def test_a_corpus_has_the_logs_and_events_that_it_says(tmp_path: Path) -> None:
    import json

    import compare

    for game in compare.GAMES.values():
        events = compare.corpus(game, tmp_path / "corpus.jsonl", 23, 1)
        logs = [json.loads(line) for line in (tmp_path / "corpus.jsonl").read_text("utf-8").splitlines()]
        assert len(logs) == 23
        assert sum(len(log["events"]) for log in logs) == events
