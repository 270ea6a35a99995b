"""Judge generated games by the referee and compare: a few thousand events in the suite, millions by hand.

    python tests/run_generator.py --events 2000000 --jobs 2 [--game penta]

Every case is one of a generator's (`generators/penneech.py`, `generators/penta.py`, `generators/whist.py`,
`generators/german_whist.py`; by turns, if no game is named), over all variants, presets, rulings, ways of recording
and kinds of fault; a case is told by its game and its seed, so that a disagreement can be had again with
`--game NAME --seed N --events 1`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from typing import Any

from generators import german_whist, penneech, penta, whist

from referee.adjudicate import Bench, Verdict
from referee.log import Log, from_bytes, from_value

Case = penneech.Case | penta.Case | whist.Case

CHUNK = 20_000
"""So many events are one piece of work."""


def case_of(seed: int, *, only_lawful: bool = False, game: str = "penneech") -> Case:
    """The case of a seed: what is asked of the generator is drawn like everything else."""
    return _CASES[game](seed, only_lawful)


def _penneech(seed: int, only_lawful: bool) -> Case:
    rng = random.Random(seed)
    variants = tuple(name for name in penneech.VARIANTS if rng.random() < 0.35)
    if rng.random() < 0.15:
        variants = (rng.choice(list(penneech.PRESETS)), *(name for name in variants if name == "short-deck"))
    rulings = penneech.RULINGS.items()
    wish: dict[str, Any] = {
        "variants": variants,
        "rulings": {ruling: rng.choice(answers) for ruling, answers in rulings if rng.random() < 0.3},
        "target": rng.choice((None, None, None, 1, 12, 31, 61, 91)),
        "stop": rng.choice((None, None, None, rng.randrange(1, 90))),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "stock", "cut")},
    }
    if only_lawful or rng.random() < 0.35:
        return penneech.lawful(rng, **wish)
    kind = penneech.FAULTS[seed % len(penneech.FAULTS)]
    try:
        return penneech.faulty(rng, kind, **wish)
    except ValueError:  # a target so low, a log so short: this fault can not come up
        return penneech.faulty(rng, kind, **{**wish, "target": None, "stop": None})


def _penta(seed: int, only_lawful: bool) -> Case:
    rng = random.Random(seed)
    case = _penta_as_asked(rng, seed, only_lawful)
    return case if only_lawful or rng.random() < 0.8 else penta.altered(rng, case)


def _penta_as_asked(rng: random.Random, seed: int, only_lawful: bool) -> penta.Case:
    form = rng.choice(((), (), (), ("points-only",), ("simplified",)))
    variants = (*form, "partners") if rng.random() < 0.25 else form
    rate = rng.choice((0.0, 0.1, 0.2, 0.4))
    rulings = penta.RULINGS.items()
    wish: dict[str, Any] = {
        "variants": variants,
        "rulings": {ruling: rng.choice(answers) for ruling, answers in rulings if rng.random() < rate},
        "goal": rng.choice((None, None, 1, 25, 60)),
        "ante": rng.choice((None, None, 0, 1, 2, 5)),
        "max_hands": rng.choice((None, None, 0, 1, 2, 3)),
        "notation": rng.choice((None, None, *penta.NOTATIONS)),
        "stop": rng.choice((None, None, rng.randrange(1, 150))),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "cut")},
    }
    if only_lawful or rng.random() < 0.35:
        return penta.lawful(rng, **wish)
    kind = penta.FAULTS[seed % len(penta.FAULTS)]
    try:
        return penta.faulty(rng, kind, **wish)
    except ValueError:  # a game so short, rulings so odd: this fault can not come up
        return penta.faulty(rng, kind, variants=variants, hidden=wish["hidden"], plays=wish["plays"])


def _whist(seed: int, only_lawful: bool) -> whist.Case:
    rng = random.Random(seed)
    variants = rng.choice(
        (
            *((), (), (), ("honours",), ("seven-points",), ("ten-points",)),
            *((preset,) for preset in whist.PRESETS),
            ("rotating-trumps", "honours"),
            *((name,) for name in whist.ROTATIONS),
            ("hearts-diamonds-spades-clubs", "honours", "rotating-trumps"),
            ("no-trump-every-fifth", "rotating-trumps", "honours"),
            ("whist-drive", "no-trump-every-fifth"),
            ("american", "rotating-trumps"),
            ("drive",),
        )
    )
    options = rng.choice(({}, {}, {"target": 1}, {"target": 3}, {"target": rng.randrange(2, 14)}))
    if rng.random() < 0.5:
        options = {**options, "deals": rng.choice((1, 1, 2, 2, 3, 5))}
    return _of_whist(whist, rng, only_lawful, {"variants": variants, "options": options})


def _german_whist(seed: int, only_lawful: bool) -> whist.Case:
    rng = random.Random(seed)
    counted = rng.choice(((), (), ("all-tricks-count",), ("second-half-double",)))
    variants = (*counted, *(name for name in ("no-trumps", "to-fifty") if rng.random() < 0.2))
    options = rng.choice(({}, {}, {"deals": 1}, {"deals": 2}, {"deals": 3}))
    rulings = {"GW-CUT": rng.choice(german_whist.CUTS)} if rng.random() < 0.3 else {}
    rules = {"variants": variants, "options": options, "rulings": rulings}
    return _of_whist(german_whist, rng, only_lawful, rules)


def _of_whist(game: Any, rng: random.Random, only_lawful: bool, rules: dict[str, Any]) -> whist.Case:
    """A case of Whist or German Whist under these rules: lawful, with a fault, with several, or written otherwise."""
    wish = {
        **rules,
        "notation": rng.choice((None, None, *whist.NOTATIONS)),
        "stop": rng.choice((None, rng.randrange(1, 40), rng.randrange(1, 80), rng.randrange(1, 160))),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "stock", "cut")},
    }
    chance = rng.random()
    if only_lawful or chance < 0.2:
        return game.lawful(rng, **wish)  # type: ignore[no-any-return]
    if chance < 0.4:
        return game.lawful(rng, **wish, sloppy=rng.choice((0.05, 0.2, 0.5)))  # type: ignore[no-any-return]
    if chance < 0.6:
        return game.altered(rng, game.lawful(rng, **wish, sloppy=rng.choice((0.0, 0.1))))  # type: ignore[no-any-return]
    kind = rng.choice(game.FAULTS)
    try:
        return game.faulty(rng, kind, **wish)  # type: ignore[no-any-return]
    except ValueError:  # a log so short: this fault can not come up
        return game.faulty(rng, kind, variants=wish["variants"], hidden=wish["hidden"])  # type: ignore[no-any-return]


_CASES: dict[str, Callable[[int, bool], Case]] = {
    "penneech": _penneech,
    "penta": _penta,
    "whist": _whist,
    "german-whist": _german_whist,
}
GAMES = tuple(_CASES)


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


_PLAIN = re.compile(r"[A-Za-z♠♥♦♣][A-Za-z♠♥♦♣▭0-9 -]*(?<! )|[0-9]+[♠♥♦♣▭][0-9A-Z♠♥♦♣▭ ]*(?<! )")


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
        "ledger": [(entry.at, entry.seat, entry.points) for entry in verdict.ledger or () if hasattr(entry, "points")],
    }
    unordered = ["findings", "undecided"]  # the generator lists them as they are proven, a verdict by their events
    if isinstance(expected, penta.Expected):
        entries = [entry for entry in verdict.ledger or () if hasattr(entry, "source")]
        found["moves"] = [(entry.at, entry.chips, entry.source, entry.target) for entry in entries]
        unordered += ["ledger", "moves"]  # what several seats get at once has no order
        found |= {"chips": verdict.chips, "pots": verdict.pots, "sides": verdict.sides}
    if isinstance(expected, whist.Expected):
        found["findings"] = [
            (finding.at, finding.code, _who(finding), finding.clause.id if finding.clause else None)
            for finding in verdict.findings
        ]
        found["undecided"] = [(act.at, act.seat, act.clause) for act in verdict.undecided]
        entries = [entry for entry in verdict.ledger or () if hasattr(entry, "points")]
        found["ledger"] = [(entry.at, entry.seat, entry.points, entry.clause) for entry in entries]
        found["sides"] = verdict.sides
    wanted = {name: getattr(expected, name) for name in found}
    for both in (found, wanted):
        for name in unordered:
            both[name] = sorted(both[name], key=repr)
    return {name: (wanted[name], found[name]) for name in found if wanted[name] != found[name]}


def _who(finding: Any) -> str | None:
    """The seat of a finding, where the contract says whose it is."""
    return None if finding.code.startswith("claim.") else finding.seat


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


def run(
    seed: int, events: int, *, only_lawful: bool = False, games: Sequence[str] = ("penneech",)
) -> tuple[int, int, Counter[str], list[str]]:
    """Judge cases from a seed on until there were so many events: events, cases, kinds, and what differs."""
    bench = Bench()
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    done = cases = 0
    while done < events:
        case = case_of(seed, only_lawful=only_lawful, game=games[cases % len(games)])
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
    parser.add_argument("--game", choices=GAMES, help="only this one; else all by turns")
    args = parser.parse_args()
    games = GAMES if args.game is None else (args.game,)
    work = chunks(args.seed, args.events)
    start = time.perf_counter()
    total, cases, kinds, wrong = 0, 0, Counter[str](), []
    with Pool(args.jobs) as pool:
        judge = partial(run, only_lawful=args.lawful, games=games)
        for done, some, several, differing in pool.starmap(judge, work, chunksize=1):
            total, cases, kinds = total + done, cases + some, kinds + several
            wrong += differing
    for line in wrong[:20]:
        print(line)  # noqa: T201
    rarest = ", ".join(f"{name} {count}" for name, count in kinds.most_common()[:-6:-1])
    print(  # noqa: T201
        f"{total} events in {cases} games of {len(kinds)} kinds (rarest: {rarest}), {len(wrong)} disagreements, "
        f"{time.perf_counter() - start:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
