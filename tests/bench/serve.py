"""What it costs to have a log judged by the service, held against judging it in the program itself.

    python tests/bench/serve.py [--seconds N] [--connections N] [--url http://127.0.0.1:8000]

The service runs as a process of its own, and is asked over loopback with connections that are kept: once one after the
other (how long one answer takes) and once from several connections at once (how many there are in a second). Beside it
stands the time that the very same text takes from its bytes to the bytes of its verdict within one process. The ratios
are what the service costs: by the clock, and by the processor time of its process (which others on the machine disturb
less; the machine's own work for the network is in it). Figures of one machine are ratios at most: nothing here passes
or fails.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

import referee
from referee.adjudicate import Bench
from referee.log import from_bytes, read_path

REFEREE = str(Path(sys.executable).with_name("referee"))
SPECS = Path(referee.__file__).parents[1] / "specs"
_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding: chunked\r\n", re.IGNORECASE)
_ADDRESS = re.compile(r'"address":"http://([^:/"]+|\[[^]"]+\]):(\d+)/"')


@contextmanager
def running(*options: str) -> Iterator[tuple[str, int, int]]:
    """A service of one's own: its host, port and process."""
    with tempfile.TemporaryFile("w+") as journal:
        command = [REFEREE, "serve", "--port", "0", *options]
        service = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=journal)
        try:
            yield *_listening(service, journal.fileno()), service.pid
        finally:
            service.terminate()
            service.wait(60)


def _listening(service: subprocess.Popen[bytes], journal: int) -> tuple[str, int]:
    until = time.monotonic() + 60
    while time.monotonic() < until and service.poll() is None:
        with open(f"/proc/self/fd/{journal}") as lines:
            found = _ADDRESS.search(lines.read())
        if found:
            return found[1].strip("[]"), int(found[2])
        time.sleep(0.05)
    raise SystemExit("the service did not begin")


def request(body: bytes, path: str = "/v1/judge", kind: str = "application/json", method: str = "POST") -> bytes:
    """A request as it goes over the wire, with what a usual client says of itself."""
    head = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Accept: application/json",
        "Accept-Language: en",
        "User-Agent: bench",
    ]
    if method == "POST":
        head += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    return "\r\n".join([*head, "", ""]).encode() + body


class Client(asyncio.Protocol):
    """One kept connection: sends what it is given, one after the other, and hands back each answer."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.waiting: asyncio.Future[tuple[int, bytes]] | None = None
        self.buffer = b""
        self.length = -1
        self.body = 0
        self.chunked = False
        self.head = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.length < 0:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            found = _LENGTH.search(self.buffer, 0, end + 2)
            self.chunked = _CHUNKED.search(self.buffer, 0, end + 2) is not None
            self.length, self.body = int(found[1]) if found and not self.head else 0, end + 4
        complete = self.buffer.endswith(b"0\r\n\r\n") if self.chunked else len(self.buffer) >= self.body + self.length
        if complete and self.waiting is not None:
            status, answer = int(self.buffer[9:12]), self.buffer[self.body :]
            waiting, self.waiting = self.waiting, None
            self.buffer, self.length = b"", -1
            waiting.set_result((status, answer))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(exc or ConnectionError("the service ended the connection"))

    async def ask(self, text: bytes) -> tuple[int, bytes]:
        """Send a request; its status and what came."""
        assert self.transport is not None
        self.waiting = asyncio.get_running_loop().create_future()
        self.head = text.startswith(b"HEAD ")
        self.transport.write(text)
        return await self.waiting


async def connected(host: str, port: int) -> Client:
    _, client = await asyncio.get_running_loop().create_connection(Client, host, port)
    return client


async def asked(clients: Sequence[Client], text: bytes, seconds: float, pid: int | None = None) -> tuple[float, float]:
    """Seconds a request, asked from all connections at once for a while: by the clock, and of its processor."""
    until = time.perf_counter() + seconds
    count = 0

    async def one(client: Client) -> None:
        nonlocal count
        while time.perf_counter() < until:
            status, _ = await client.ask(text)
            assert status in (200, 404), status
            count += 1

    begun, worked = time.perf_counter(), worked_by(pid)
    await asyncio.gather(*map(one, clients))
    return (time.perf_counter() - begun) / count, (worked_by(pid) - worked) / count


def judged(bench: Bench, body: bytes, kind: str, seconds: float) -> tuple[float, float]:
    """Seconds a log, from its bytes to those of its verdict, in this process: by the clock, and of the processor."""
    until = time.perf_counter() + seconds
    count = 0
    begun, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() < until:
        for log in from_bytes(body, None, bench.limits, kind):
            bench.judge(log).to_json()
        count += 1
    return (time.perf_counter() - begun) / count, (time.process_time() - worked) / count


def worked_by(pid: int | None) -> float:
    """The processor seconds of a process so far, as far as that can be known here."""
    try:
        after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return float("nan")


def texts() -> dict[str, tuple[bytes, str]]:
    """What is judged: each log that ships with the referee, in JSON as programs send it; two as people write them."""
    found: dict[str, tuple[bytes, str]] = {}
    for path in sorted(SPECS.glob("*/examples/*.yaml")):
        name = f"{path.parts[-3]}/{path.stem}"
        for log in read_path(str(path)):
            assert log.model is not None
            found[name] = msgspec.json.encode(log.model), "json"
    for name in ("penneech/whole-match", "penneech/worked-example"):
        game, stem = name.split("/")
        found[f"{name} (YAML)"] = (SPECS / game / "examples" / f"{stem}.yaml").read_bytes(), "yaml"
    return found


async def measured(host: str, port: int, pid: int | None, wanted: argparse.Namespace) -> None:
    bench = Bench()
    clients = [await connected(host, port) for _ in range(wanted.connections)]
    out = sys.stdout
    nothing = request(b"", "/nowhere", method="GET")
    await asked(clients, nothing, 0.1)
    clock, worked = await asked(clients, nothing, wanted.seconds, pid)
    out.write(f"a request for nothing: {clock * 1e3:.3f} ms, {worked * 1e3:.3f} ms of the processor\n")
    out.write(
        f"{'':<32}{'in process':>12}{'one answer':>12}{'a request':>12}{'requests/s':>12}{'ratio':>8}{'cpu':>8}\n"
    )
    totals = [0.0, 0.0, 0.0, 0.0]
    for name, (body, kind) in texts().items():
        text = request(body, kind=f"application/{kind}")
        status, answer = await clients[0].ask(text)
        expected = [bench.judge(log).to_json() for log in from_bytes(body, None, bench.limits, kind)]
        assert (status, [answer]) == (200, expected), f"{name}: the service says something else"
        best = [float("inf")] * 5
        for _ in range(wanted.rounds):  # in turn, so that a slow moment of the machine hits all
            gc.collect()
            inside = judged(bench, body, kind, wanted.seconds)
            alone, _ = await asked(clients[:1], text, wanted.seconds)
            several = await asked(clients, text, wanted.seconds, pid)
            best = [min(pair) for pair in zip(best, (*inside, alone, *several), strict=True)]
        clock, worked, alone, clock_there, worked_there = best
        figures = (clock, worked, clock_there, worked_there)
        totals = [total + figure for total, figure in zip(totals, figures, strict=True)]
        out.write(f"{name:<32}{clock * 1e3:>9.3f} ms{alone * 1e3:>9.3f} ms{clock_there * 1e3:>9.3f} ms")
        out.write(f"{1 / clock_there:>12,.0f}{clock_there / clock:>7.2f}x{worked_there / worked:>7.2f}x\n")
        out.flush()
    clock, worked, clock_there, worked_there = totals
    out.write(f"{'all':<32}{clock * 1e3:>9.3f} ms{'':>12}{clock_there * 1e3:>9.3f} ms{'':>12}")
    out.write(f"{clock_there / clock:>7.2f}x{worked_there / worked:>7.2f}x\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="How long each measuring takes.")
    parser.add_argument("--rounds", type=int, default=3, help="The best of so many.")
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--url", help="A service that runs already, as in http://127.0.0.1:8000; else one is begun.")
    wanted = parser.parse_args()
    if wanted.url:
        host, _, port = wanted.url.partition("://")[2].strip("/").rpartition(":")
        asyncio.run(measured(host.strip("[]"), int(port), None, wanted))
        return
    with running() as (host, port, pid):
        asyncio.run(measured(host, port, pid, wanted))


if __name__ == "__main__":
    main()
