"""Compare the referee with OpenSpiel over many deals: two thousand of each game in the suite, more by hand.

    python tests/peers/run.py --game spades --games 20000 [--seed N] [--jobs 2]

A disagreement is told with its seed: `--seed N --games 1` plays the same deal again.
"""

from __future__ import annotations

import argparse
import sys
import time

from openspiel import GAMES, compare_many

SHOWN = 20
"""So many disagreements are shown."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[name.replace("-", "_") for name in GAMES], required=True)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.games)
    start = time.perf_counter()
    seen, wrong = compare_many(args.game.replace("_", "-"), seeds, args.jobs)
    for line in wrong[:SHOWN]:
        print(line)  # noqa: T201
    print(", ".join(f"{name} {count}" for name, count in sorted(seen.items())))  # noqa: T201
    decisions = sum(seen[verb] for verb in ("bid", "lead", "follow"))
    faults = seen["unlawful bid"] + seen["unlawful play"]
    print(  # noqa: T201
        f"{args.game}: {args.games} games, {decisions} decisions, {faults} unlawful acts, {len(wrong)} disagreements, "
        f"{time.perf_counter() - start:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
