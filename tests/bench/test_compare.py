"""The comparison runs and counts right; how fast anything is, no test says."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import compare
import pytest

import referee

HERE = Path(__file__).parent


def test_it_compares() -> None:
    command = [sys.executable, HERE / "compare.py", "20", "--repeats", "1"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    parts = re.findall(
        r"^([a-z-]+): 20 logs, [\d,]+ events, best of 1\n((?:.+ logs/s .+\n)+)", done.stdout, re.MULTILINE
    )
    told = {name: rows.splitlines() for name, rows in parts}
    assert list(told) == [*compare.GAMES]
    for name, rows in told.items():
        by_hand = compare.GAMES[name].by_hand
        ways = [re.sub(r" +[\d,]+ logs/s +[\d,]+ events/s( +\d+\.\d\d x)?$", "", row) for row in rows]
        of_the_referee = ["referee check --format jsonl", "referee.judge_many", "referee, decoded"]
        assert [way for way in ways if not by_hand or not way.startswith(by_hand)] == of_the_referee
        assert [row.endswith(" x") for row in rows] == [bool(by_hand)] * len(rows)
        assert len([row for row in rows if by_hand and row.startswith(by_hand)]) == 2 * bool(by_hand)
        for row in rows:
            assert not by_hand or not row.startswith(by_hand) or row.endswith(" 1.00 x")


def test_one_game_can_be_asked_for() -> None:
    command = [sys.executable, HERE / "compare.py", "20", "--repeats", "1", "--game", "penta"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "penta: 20 logs" in done.stdout
    assert "penneech" not in done.stdout


@pytest.mark.parametrize("name", compare.GAMES)
def test_both_judge_the_same(name: str) -> None:
    game = compare.GAMES[name]
    rng = random.Random(7)
    for _ in range(20):
        log = game.make(rng)
        verdict = referee.judge(json.dumps(log))
        assert verdict.verdict == "clean"
        assert verdict.rules
        assert verdict.rules.game == name
        if game.judge is None:
            continue
        told: Any = game.judge(log)
        assert list((verdict.scores or {}).values()) == (told if name == "penneech" else list(told.scores.values()))


def test_a_corpus_has_the_logs_and_events_that_it_says(tmp_path: Path) -> None:
    for game in compare.GAMES.values():
        events = compare.corpus(game, tmp_path / "corpus.jsonl", 23, 1)
        logs = [json.loads(line) for line in (tmp_path / "corpus.jsonl").read_text("utf-8").splitlines()]
        assert len(logs) == 23
        assert sum(len(log["events"]) for log in logs) == events
