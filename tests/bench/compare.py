"""How fast the referee is, held against a hand-written judge of one game (`yardstick.py`) in the same run.

    python tests/bench/compare.py [LOGS] [--repeats N] [--seed N]

One core, best of several repeats. Figures of one machine are ratios at most: nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import yardstick

from referee.adjudicate import Bench, judge_many
from referee.log import Log, read_path

BATCH = 500
"""So many logs are held decoded at a time."""


def corpus(path: Path, count: int, seed: int) -> int:
    """Write a corpus of random lawful matches; returns its events."""
    rng = random.Random(seed)
    events = 0
    with path.open("w", encoding="utf-8") as file:
        for _ in range(count):
            log = yardstick.make(rng)
            events += len(log["events"])
            file.write(json.dumps(log, ensure_ascii=False) + "\n")
    return events


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def by_yardstick(path: Path) -> float:
    """From the text to the scores, without a reason."""
    lines = path.read_bytes().splitlines()
    return timed(lambda: [yardstick.judge(json.loads(line)) and None for line in lines])


def by_yardstick_decoded(path: Path) -> float:
    """The yardstick without its decoding."""
    lines = path.read_bytes().splitlines()
    taken = 0.0
    for first in range(0, len(lines), BATCH):
        logs = [json.loads(line) for line in lines[first : first + BATCH]]
        taken += timed(lambda logs=logs: [yardstick.judge(log) and None for log in logs])  # type: ignore[misc]
    return taken


def by_command(path: Path) -> float:
    """The whole command, its start and its output included."""
    command = [sys.executable, "-m", "referee.cli", "check", "--format", "jsonl", str(path)]
    return timed(lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=True))


def by_library(path: Path) -> float:
    """From the text to verdicts, in this process."""
    return timed(lambda: [verdict.verdict for verdict in judge_many(path)])


def judging_alone(path: Path) -> float:
    """Judging logs that are decoded already, to verdicts with every point's reason."""
    bench = Bench()
    taken = 0.0
    for logs in batches(path):
        taken += timed(lambda logs=logs: [bench.judge(log) and None for log in logs])  # type: ignore[misc]
    return taken


def batches(path: Path) -> Iterator[list[Log]]:
    logs: list[Log] = []
    for log in read_path(str(path)):
        logs.append(log)
        if len(logs) == BATCH:
            yield logs
            logs = []
    yield logs


WAYS: dict[str, Callable[[Path], float]] = {
    "yardstick": by_yardstick,
    "referee check --format jsonl": by_command,
    "referee.judge_many": by_library,
    "yardstick, decoded already": by_yardstick_decoded,
    "referee, decoded already": judging_alone,
}


def on_one_core() -> bool:
    """Keep this process, and those that it starts, to one core; tells whether that can be done here."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def report(count: int, seed: int, repeats: int) -> Iterator[str]:
    """The figures, a line each; the ways are tried in turn, so that a slow moment of the machine hits all."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "corpus.jsonl"
        events = corpus(path, count, seed)
        best = dict.fromkeys(WAYS, float("inf"))
        for _ in range(repeats):
            for name, way in WAYS.items():
                gc.collect()
                best[name] = min(best[name], way(path))
    yield f"{count:,} logs, {events:,} events, best of {repeats}"
    for name, seconds in best.items():
        base = best["yardstick, decoded already" if "decoded" in name else "yardstick"]
        yield f"{name:<30}{count / seconds:>10,.0f} logs/s{events / seconds:>12,.0f} events/s{seconds / base:>7.2f} x"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("logs", nargs="?", type=int, default=10_000)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if not on_one_core():
        sys.stdout.write("(no way to keep to one core here)\n")
    for line in report(wanted.logs, wanted.seed, wanted.repeats):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
