"""Judge generated games by the referee and compare: a few thousand events in the suite, millions by hand.

    python tests/run_generator.py --events 2000000 --jobs 2

Every case is one of the generator's (`generators/penneech.py`), over all variants, presets, rulings, ways of recording
and kinds of fault; a case is told by its seed, so that a disagreement can be had again with `--seed N --events 1`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from typing import Any

from generators.penneech import FAULTS, PRESETS, RULINGS, VARIANTS, Case, faulty, lawful

from referee.adjudicate import Bench, Verdict
from referee.log import Log, from_bytes, from_value

CHUNK = 20_000
"""So many events are one piece of work."""


def case_of(seed: int, *, only_lawful: bool = False) -> Case:
    """The case of a seed: what is asked of the generator is drawn like everything else."""
    rng = random.Random(seed)
    variants = tuple(name for name in VARIANTS if rng.random() < 0.35)
    if rng.random() < 0.15:
        variants = (rng.choice(list(PRESETS)), *(name for name in variants if name == "short-deck"))
    wish: dict[str, Any] = {
        "variants": variants,
        "rulings": {ruling: rng.choice(answers) for ruling, answers in RULINGS.items() if rng.random() < 0.3},
        "target": rng.choice((None, None, None, 1, 12, 31, 61, 91)),
        "stop": rng.choice((None, None, None, rng.randrange(1, 90))),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "stock", "cut")},
    }
    if only_lawful or rng.random() < 0.35:
        return lawful(rng, **wish)
    kind = FAULTS[seed % len(FAULTS)]
    try:
        return faulty(rng, kind, **wish)
    except ValueError:  # a target so low, a log so short: this fault can not come up
        return faulty(rng, kind, **{**wish, "target": None, "stop": None})


def read(case: Case, seed: int) -> Log:
    """The log as a reader has it: mostly a line of JSON, now and then as it is, in YAML, or with escapes."""
    way = seed % 16
    if way == 0:
        return from_value(case.log)
    if way == 1:
        text = as_yaml(case.log)
    elif way == 2:
        text = json.dumps(case.log, indent=1)
    else:
        text = json.dumps(case.log, ensure_ascii=False)
    (log,) = from_bytes(text.encode())
    return log


_PLAIN = re.compile(r"[A-Za-z♠♥♦♣][A-Za-z♠♥♦♣0-9 -]*(?<! )|[0-9]+[♠♥♦♣][0-9A-Z♠♥♦♣ ]*(?<! )")


def as_yaml(value: Any, indent: int = 0) -> str:
    """Write a log as people do: what may stand without quotes does, lists and mappings in lines or in brackets."""
    space = "  " * indent
    if isinstance(value, dict) and value and indent < 3:
        return "".join(f"{space}{_scalar(key)}: {_below(part, indent)}" for key, part in value.items())
    if isinstance(value, list) and value and indent < 3 and isinstance(value[0], dict):
        return "".join(f"{space}- {_flow(part)}\n" for part in value)
    return space + _flow(value) + "\n"


def _below(value: Any, indent: int) -> str:
    block = isinstance(value, dict | list) and value and (isinstance(value, dict) or isinstance(value[0], dict))
    return "\n" + as_yaml(value, indent + 1) if block and indent < 2 else _flow(value) + "\n"


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_scalar(key)}: {_flow(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return _scalar(value)


def _scalar(value: Any) -> str:
    plain = isinstance(value, str) and _PLAIN.fullmatch(value) and value.lower() not in ("true", "false", "null")
    return str(value) if plain else json.dumps(value, ensure_ascii=False)


def differences(case: Case, verdict: Verdict) -> dict[str, tuple[object, object]]:
    """The fields of the verdict that are not as expected: (expected, found)."""
    expected = case.expected
    found: dict[str, Any] = {
        "verdict": verdict.verdict,
        "findings": [(finding.at, finding.code) for finding in verdict.findings],
        "undecided": [act.at for act in verdict.undecided],
        "finished": verdict.finished,
        "winners": verdict.winners,
        "scores": verdict.scores,
        "ledger": [(entry.at, entry.seat, entry.points) for entry in verdict.ledger or ()],
    }
    wanted = {name: getattr(expected, name) for name in found}
    for both in (found, wanted):  # the generator lists them as they are proven, a verdict in the order of events
        for name in ("findings", "undecided"):
            both[name] = sorted(both[name])
    return {name: (wanted[name], found[name]) for name in found if wanted[name] != found[name]}


def in_order(verdict: Verdict) -> bool:
    """Whether findings, open acts and ledger stand in the order of events."""
    for entries in (verdict.findings, verdict.undecided, verdict.ledger or []):
        places = [moment(entry.at) for entry in entries]
        if places != sorted(places):
            return False
    return True


def moment(at: str) -> tuple[float, ...]:
    """A pointer as something that can be compared; `/result` is last."""
    steps = [int(step) for step in at.split("/") if step.isdigit()]
    return tuple(steps) or (float("inf"),)


def run(seed: int, events: int, *, only_lawful: bool = False) -> tuple[int, int, Counter[str], list[str]]:
    """Judge cases from a seed on until there were so many events: events, cases, kinds, and what differs."""
    bench = Bench()
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    done = cases = 0
    while done < events:
        case = case_of(seed, only_lawful=only_lawful)
        verdict = bench.judge(read(case, seed))
        differing: dict[str, Any] = dict(differences(case, verdict))
        if not in_order(verdict):
            differing["order"] = (True, False)
        if differing:
            wrong.append(f"seed {seed}, {case.name}: {differing}")
        kinds[case.name] += 1
        done += len(case.log["events"])
        cases += 1
        seed += 1
    return done, cases, kinds, wrong


def chunks(seed: int, events: int) -> Iterator[tuple[int, int]]:
    """The work in pieces whose seeds do not meet."""
    for number in range(0, events, CHUNK):
        yield seed + number, min(CHUNK, events - number)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--lawful", action="store_true", help="no planted faults")
    args = parser.parse_args()
    work = chunks(args.seed, args.events)
    start = time.perf_counter()
    total, cases, kinds, wrong = 0, 0, Counter[str](), []
    with Pool(args.jobs) as pool:
        for done, some, several, differing in pool.starmap(partial(run, only_lawful=args.lawful), work, chunksize=1):
            total, cases, kinds = total + done, cases + some, kinds + several
            wrong += differing
    for line in wrong[:20]:
        print(line)  # noqa: T201
    rarest = ", ".join(f"{name.removeprefix('penneech ')} {count}" for name, count in kinds.most_common()[:-6:-1])
    print(  # noqa: T201
        f"{total} events in {cases} games of {len(kinds)} kinds (rarest: {rarest}), {len(wrong)} disagreements, "
        f"{time.perf_counter() - start:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
