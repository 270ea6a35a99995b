"""How fast the referee is, held against hand-written judges of one game each in the same run.

    python tests/bench/compare.py [LOGS] [--repeats N] [--seed N] [--game GAME]

For Penneech that is `yardstick.py`, which is written to be fast, knows the base rules and gives no reasons; for Penta,
Whist and German Whist the judges of the generators that the tests have (`../generators`), which are written to be
right, know every ruling and keep the ledger. Oh Hell and Spades have none: their logs are deals that OpenSpiel plays
(`../peers`), and only the referee is timed. One core, best of several repeats. Figures of one machine are ratios at
most: nothing here passes or fails.
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
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import yardstick

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "peers"))
import openspiel
from generators import german_whist, penta, whist

from referee.adjudicate import Bench, judge_many
from referee.log import Log, read_path

BATCH = 500
"""So many logs are held decoded at a time."""


@dataclass(frozen=True)
class Game:
    """A game to be judged.

    Args:
        make: Makes a lawful log.
        judge: Judges one, by hand; None where nobody has written such a judge.
        by_hand: What that judge is called.
        copies: So many times each log stands in the corpus: some take long to make.
    """

    make: Callable[[random.Random], dict[str, Any]]
    judge: Callable[[dict[str, Any]], object] | None = None
    by_hand: str = ""
    copies: int = 10


def recorded(lawful: Callable[..., Any], rng: random.Random) -> dict[str, Any]:
    """A lawful game of the base rules, card by card, for any number of players that it may have."""
    log: dict[str, Any] = lawful(rng, notation="en", plays=False, claims=False).log
    return log


def played_by_peer(play: Callable[[int], openspiel.Played], rng: random.Random) -> dict[str, Any]:
    """A random deal that another program plays, card by card."""
    played = play(rng.randrange(1 << 30))
    acts = [{"by": played.seats[act.seat], act.verb: act.chosen} for act in played.decisions]
    head = {
        "format": "referee-log/1",
        "game": played.game,
        "variants": list(played.variants),
        "options": played.options,
    }
    return {**head, "seats": played.seats, "events": [*played.beginning(), *acts]}


_OF_GENERATOR = "judge of the generator"
GAMES = {
    "penneech": Game(yardstick.make, yardstick.judge, "yardstick", copies=1),
    "penta": Game(partial(recorded, penta.lawful), penta.judge, _OF_GENERATOR),
    "whist": Game(partial(recorded, whist.lawful), whist.judge, _OF_GENERATOR),
    "german-whist": Game(partial(recorded, german_whist.lawful), german_whist.judge, _OF_GENERATOR),
    **{name: Game(partial(played_by_peer, play)) for name, play in openspiel.GAMES.items()},
}


def corpus(game: Game, path: Path, count: int, seed: int) -> int:
    """Write a corpus of random lawful games; returns its events."""
    rng = random.Random(seed)
    made = [game.make(rng) for _ in range(-(-count // game.copies))]
    logs = (made * game.copies)[:count]
    with path.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(log, ensure_ascii=False) + "\n" for log in logs)
    return sum(len(log["events"]) for log in logs)


def timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def by_hand(judge: Callable[[dict[str, Any]], object], path: Path) -> float:
    """From the text to the scores."""
    lines = path.read_bytes().splitlines()
    return timed(lambda: [judge(json.loads(line)) and None for line in lines])


def by_hand_decoded(judge: Callable[[dict[str, Any]], object], path: Path) -> float:
    """The same without the decoding."""
    lines = path.read_bytes().splitlines()
    taken = 0.0
    for first in range(0, len(lines), BATCH):
        logs = [json.loads(line) for line in lines[first : first + BATCH]]
        taken += timed(lambda logs=logs: [judge(log) and None for log in logs])  # type: ignore[misc]
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


def ways(game: Game) -> dict[str, Callable[[Path], float]]:
    """Every way to judge a game; by hand, where it can be, first of those that decode and of those that need not."""
    whole: dict[str, Callable[[Path], float]] = {
        "referee check --format jsonl": by_command,
        "referee.judge_many": by_library,
    }
    decoded: dict[str, Callable[[Path], float]] = {"referee, decoded": judging_alone}
    if game.judge is not None:
        whole = {game.by_hand: partial(by_hand, game.judge), **whole}
        decoded = {f"{game.by_hand}, decoded": partial(by_hand_decoded, game.judge), **decoded}
    return whole | decoded


def on_one_core() -> bool:
    """Keep this process, and those that it starts, to one core; tells whether that can be done here."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def report(name: str, count: int, seed: int, repeats: int) -> Iterator[str]:
    """The figures, a line each; the ways are tried in turn, so that a slow moment of the machine hits all."""
    game = GAMES[name]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "corpus.jsonl"
        events = corpus(game, path, count, seed)
        best = dict.fromkeys(ways(game), float("inf"))
        for _ in range(repeats):
            for way, judging in ways(game).items():
                gc.collect()
                best[way] = min(best[way], judging(path))
    yield f"{name}: {count:,} logs, {events:,} events, best of {repeats}"
    for way, seconds in best.items():
        base = best.get(f"{game.by_hand}, decoded" if way.endswith("decoded") else game.by_hand)
        ratio = f"{seconds / base:>7.2f} x" if base else ""
        yield f"{way:<33}{count / seconds:>10,.0f} logs/s{events / seconds:>12,.0f} events/s{ratio}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("logs", nargs="?", type=int, default=3_000)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=list(GAMES), help="Only this one; else every game.")
    wanted = parser.parse_args()
    if not on_one_core():
        sys.stdout.write("(no way to keep to one core here)\n")
    for name in [wanted.game] if wanted.game else GAMES:
        for line in report(name, wanted.logs, wanted.seed, wanted.repeats):
            sys.stdout.write(line + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
