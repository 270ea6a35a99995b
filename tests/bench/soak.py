"""Whether the service keeps its memory, whatever it is asked.

    python tests/bench/soak.py [--requests N] [--seed N] [--connections N] [--specs FOLDER]

A service is begun and asked many things by turns: logs that are clean, faulty, unreadable, cut short, large, in JSON,
YAML and JSON Lines; with variants, options and answers of all kinds, so that whatever is kept ready for the next
request is driven out again; games, rulebooks and codes, of which some are there; addresses that are not. At intervals
it tells how much memory the service has; what it has at the end must be what it had before, when whatever it keeps
ready was full (after some 60,000 requests). Exit status 1 if it grows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from serve import Client, connected, request, running, texts

from referee.rules import Game, Shelf

_STEPS = 20
_LOOKS = 20
"""After so many requests memory is measured; what a large log takes while it is judged is not counted, so of a step the
least is taken."""
_GROWTH = 1.1
"""So many times as much memory as in the first six tenths is no growth."""


class Asking:
    """Makes requests, by chance but the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.games: list[Game] = Shelf().games()
        self.bodies = [json.loads(body) for body, kind in texts().values() if kind == "json"]
        self.kinds: list[tuple[int, Callable[[], bytes]]] = [
            (30, self.judged),
            (10, self.agreed),
            (8, self.asked),
            (6, self.broken),
            (4, self.tried),
            (4, self.described),
            (4, self.nowhere),
            (3, self.replayed),
            (1, self.many),
            (1, self.book),
        ]
        self.rare: list[tuple[int, Callable[[], bytes]]] = [(997, self.large), (2003, self.too_large)]

    def requests(self, count: int) -> Iterator[bytes]:
        weights = [weight for weight, _ in self.kinds]
        makers = [maker for _, maker in self.kinds]
        for number in range(1, count + 1):
            made = next((maker for every, maker in self.rare if number % every == 0), None)
            yield (made or self.rng.choices(makers, weights)[0])()

    # --- logs ---

    def log(self) -> dict[str, Any]:
        """One of the logs that ship, with whatever may be changed in it changed now and then."""
        log = dict(self.rng.choice(self.bodies))
        chance = self.rng.random
        if chance() < 0.5:
            log["events"] = log["events"][: self.rng.randrange(len(log["events"]) + 1)]
            log.pop("result", None)
        if chance() < 0.3:
            log["events"] = [dict(event) for event in log["events"]]
            self.rng.shuffle(log["events"])
        if chance() < 0.3:
            log["id"] = self.word()
        return log

    def agreement(self, game: Game) -> dict[str, Any]:
        """Something that a table may agree on in a game, or could not."""
        assert game.base is not None
        model, rng = game.base.model, self.rng
        names = [*model.variants, *model.presets, self.word()]
        options: dict[str, Any] = {
            name: rng.choice((rng.randrange(1, 100), rng.randrange(10**9))) for name in model.options
        }
        options = dict(rng.sample(sorted(options.items()), rng.randrange(len(options) + 1)))
        rulings = {name: rng.choice([*ruling.answers, self.word()]) for name, ruling in model.rulings.items()}
        return {
            "variants": rng.sample(names, min(len(names), rng.randrange(4))),
            "options": options,
            "rulings": dict(rng.sample(sorted(rulings.items()), min(len(rulings), rng.randrange(3)))),
        }

    def word(self) -> str:
        return "".join(self.rng.choices("abcdefghijklmnopqrstuvwxyzäöü♠", k=self.rng.randrange(1, 40)))

    # --- requests ---

    def post(self, path: str, body: Any, kind: str = "application/json") -> bytes:
        lang = self.rng.choice(("", "lang=en", "lang=de"))
        mark = "&" if "?" in path else "?"
        return request(
            body if isinstance(body, bytes) else json.dumps(body).encode(), path + mark * bool(lang) + lang, kind
        )

    def judged(self) -> bytes:
        return self.post(self.rng.choice(("/v1/judge", "/v1/judge?ledger=none")), self.log())

    def agreed(self) -> bytes:
        """A game with options that nobody else has: what is kept of it is of no use."""
        game = self.rng.choice(self.games)
        assert game.base is not None
        seats = [f"s{number}" for number in range(self.rng.choice(game.base.model.players.count))]
        head = {"format": "referee-log/1", "game": game.name, "seats": seats, "events": []}
        return self.post(self.rng.choice(("/v1/judge", "/v1/legal")), {**head, **self.agreement(game)})

    def asked(self) -> bytes:
        log = self.log()
        seat = quote(self.rng.choice([*log["seats"], self.word()]))
        path = self.rng.choice(
            ("/v1/legal", f"/v1/legal?seat={seat}", f"/v1/view?seat={seat}", f"/v1/judge?seat={seat}")
        )
        return self.post(path, log)

    def broken(self) -> bytes:
        text = json.dumps(self.log(), ensure_ascii=False).encode()
        rng = self.rng
        at = rng.randrange(len(text))
        made = rng.choice(
            (text[:at], text[:at] + rng.randbytes(4) + text[at:], text.replace(b'"', b"", 3), rng.randbytes(99))
        )
        return self.post("/v1/judge", made, rng.choice(("application/json", "application/yaml", "text/plain")))

    def tried(self) -> bytes:
        act = self.rng.choice(({"play": "AS"}, {"turn": "9H"}, {"bid": 3}, {"bet": "fold"}, {self.word(): 1}))
        return self.post("/v1/try", {"log": self.log(), "act": act})

    def replayed(self) -> bytes:
        return self.post("/v1/replay", self.log())

    def many(self) -> bytes:
        lines = [json.dumps(self.log()).encode() for _ in range(20)]
        return self.post("/v1/judge", b"\n".join([*lines, b"nothing", b""]), "application/jsonl")

    def described(self) -> bytes:
        names = [game.name for game in self.games]
        paths = [
            "/",
            "/healthz",
            "/openapi.json",
            "/v1/games",
            "/v1/codes",
            "/v1/codes/play.revoke",
            "/problems/not-found",
        ]
        paths += [f"/v1/games/{self.rng.choice(names)}{end}" for end in ("", "/examples", "/rules", "?version=1")]
        return request(b"", self.rng.choice(paths), method=self.rng.choice(("GET", "GET", "HEAD")))

    def book(self) -> bytes:
        """A rulebook, or the rules, with something agreed on."""
        game = self.rng.choice(self.games)
        agreed = self.agreement(game)
        asked = [f"variant={quote(name)}" for name in agreed["variants"]]
        asked += [f"option={name}={value}" for name, value in agreed["options"].items()]
        asked += [f"ruling={name}={quote(answer)}" for name, answer in agreed["rulings"].items()]
        end = self.rng.choice(("rulebook", "rules"))
        accept = self.rng.choice(("text/html", "text/markdown", "*/*")).encode()
        made = request(b"", f"/v1/games/{game.name}/{end}?{'&'.join(asked)}", method="GET")
        return made.replace(b"Accept: application/json", b"Accept: " + accept)

    def nowhere(self) -> bytes:
        word = quote(self.word())
        names = (f"/{word}", f"/v1/games/{word}", f"/v1/codes/{word}", f"/v1/games?{word}={word}", f"/assets/{word}")
        return request(b"", self.rng.choice(names), method="GET")

    def large(self) -> bytes:
        return self.post("/v1/judge", {**self.log(), "meta": {"x": self.word() * 100_000}})

    def too_large(self) -> bytes:
        return self.post("/v1/judge", b"x" * 9_000_000)


def memory(pid: int) -> float:
    """What a process holds, in megabytes."""
    found = re.search(r"VmRSS:\s*(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


async def soak(host: str, port: int, pid: int, wanted: argparse.Namespace) -> bool:
    """Ask, and tell; whether memory has kept."""
    requests = Asking(wanted.seed).requests(wanted.requests)
    clients: list[Client] = [await connected(host, port) for _ in range(wanted.connections)]
    statuses: Counter[int] = Counter()
    sizes: list[float] = []
    low = memory(pid)
    step = max(1, wanted.requests // _STEPS)
    begun = time.perf_counter()
    out = sys.stdout
    out.write(f"{0:>9,} requests {low:>8.1f} MB\n")

    async def one(client: Client) -> None:
        nonlocal low
        for text in requests:
            status, _ = await client.ask(text)
            statuses[status] += 1
            if status >= 500:
                out.write(f"{status}: {text[:500]!r}\n")
            if statuses.total() % _LOOKS == 0:
                low = min(low, memory(pid))
            if statuses.total() % step == 0:
                sizes.append(low)
                low = memory(pid)
                told = " ".join(f"{status}:{count}" for status, count in sorted(statuses.items()))
                seconds = time.perf_counter() - begun
                out.write(f"{statuses.total():>9,} requests {sizes[-1]:>8.1f} MB {seconds:>7.0f} s  {told}\n")
                out.flush()

    await asyncio.gather(*map(one, clients))
    before = max(sizes[: (len(sizes) * 6 + 9) // 10])
    last = max(sizes[-len(sizes) // 3 :])
    kept = last <= before * _GROWTH
    verdict = "steady" if kept else "it grows"
    out.write(
        f"{statuses.total() / (time.perf_counter() - begun):,.0f} requests/s; {before:.1f} → {last:.1f} MB: {verdict}\n"
    )
    return kept and not statuses[500]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--specs", help="A folder with rules of your own, which the service is given.")
    wanted = parser.parse_args()
    with running(*(["--specs", wanted.specs] if wanted.specs else [])) as (host, port, pid):
        kept = asyncio.run(soak(host, port, pid, wanted))
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
