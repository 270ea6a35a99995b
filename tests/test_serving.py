"""The service as a process: how it begins and ends, what it writes down, what it does with clients that mean ill."""

from __future__ import annotations

import asyncio
import errno
import http.client
import json
import os
import pty
import re
import resource
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import referee
from referee.adjudicate import Bench
from referee.cli import main
from referee.log import ReadingLimits, from_value
from referee.service import serving
from referee.service.journal import FAILED, Journal, Pen
from referee.service.limits import HUGE, Gate, Limits, Workers
from referee.service.problems import RefusedError, answer_refused
from referee.service.settings import Settings

REFEREE = str(Path(sys.executable).with_name("referee"))
SPECS = Path(referee.__file__).parents[1] / "specs"
LOG: dict[str, Any] = {
    "format": "referee-log/1",
    "game": "penneech",
    "seats": ["Anna", "Ben"],
    "events": [
        {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}},
        {"turn": "9♥"},
        {"plays": "K♥ 3♣"},
    ],
}
BODY = json.dumps(LOG).encode()
LINE = BODY + b"\n"
HEAD = b"Host: here\r\nContent-Type: application/json\r\n"
CHUNKED = b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
LINES_HEAD = b"Host: here\r\nContent-Type: application/jsonl\r\nTransfer-Encoding: chunked\r\n"
SOON = 0.6
"""So many seconds a client may be silent in these tests."""


# --- a service, and raw connections to it ---


class Service:
    """A service in a process of its own."""

    def __init__(self, folder: Path, *options: str, files: int | None = None) -> None:
        self.journal = folder / "journal"
        self.out = folder / "out"

        def fewer_files() -> None:
            if files is not None:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

        with self.journal.open("wb") as journal, self.out.open("wb") as out:
            self.process = subprocess.Popen(
                [REFEREE, "serve", "--port", "0", *options], stdout=out, stderr=journal, preexec_fn=fewer_files
            )
        started = self.line("start")
        self.port = int(started["address"].rstrip("/").rpartition(":")[2])

    def lines(self) -> list[dict[str, Any]]:
        return [
            json.loads(line) for line in self.journal.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")
        ]

    def line(self, event: str, **more: object) -> dict[str, Any]:
        """The first line of the journal like this, as soon as it is there."""
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            for line in self.lines():
                if line["event"] == event and more.items() <= line.items():
                    return line
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"no line {event} {more} in: {self.journal.read_text()}")

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def ask(self, path: str, body: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)) as client:
            names = {name.replace("_", "-"): value for name, value in headers.items()}
            kind = {"Content-Type": "application/json"} if body is not None else {}
            client.request("GET" if body is None else "POST", path, body, kind | names)
            answer = client.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()

    def memory(self, what: str = "VmRSS") -> float:
        """Megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"{what}:\s*(\d+) kB", status)
        assert found
        return int(found[1]) / 1024

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(sign)
        return self.process.wait(30)


@contextmanager
def serving_with(folder: Path, *options: str, files: int | None = None) -> Iterator[Service]:
    service = Service(folder, *options, files=files)
    try:
        yield service
    finally:
        if service.process.poll() is None:
            service.process.kill()
            service.process.wait()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One for all tests that need nothing special: with little patience."""
    folder = tmp_path_factory.mktemp("service")
    with serving_with(folder, "--body-seconds", str(SOON)) as service:
        yield service
        assert service.stop() == 0
        assert [line for line in service.lines() if line["level"] == "error"] == []
        assert service.out.read_bytes() == b""


def said(connection: socket.socket) -> bytes:
    """All that comes until the other side ends the connection."""
    pieces = []
    while piece := connection.recv(65536):
        pieces.append(piece)
    return b"".join(pieces)


def answer_to(service: Service, *pieces: bytes) -> bytes:
    """What comes for some bytes, until the service ends the connection."""
    with service.connect() as connection:
        for piece in pieces:
            connection.sendall(piece)
        return said(connection)


def status_of(answer: bytes) -> int:
    return int(answer.split()[1]) if answer else 0


def problem_of(answer: bytes) -> str:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/problem+json" in head.lower()
    problem = json.loads(body)
    assert problem["status"] == status_of(answer)
    return str(problem["type"]).removeprefix("/problems/")


def post(body: bytes, path: str = "/v1/judge", more: bytes = b"") -> bytes:
    return b"POST %s HTTP/1.1\r\n%s%sContent-Length: %d\r\n\r\n%s" % (path.encode(), HEAD, more, len(body), body)


def until(connection: socket.socket, what: bytes) -> bytes:
    """What comes until something came."""
    found = b""
    while what not in found:
        piece = connection.recv(65536)
        assert piece, found
        found += piece
    return found


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%s\r\n" % (len(data), data)


# --- it begins ---


def test_what_is_judged_over_http_is_the_same_bytes_as_in_the_program(service: Service) -> None:
    expected = referee.judge(BODY.decode()).to_json()
    with closing(http.client.HTTPConnection("127.0.0.1", service.port, timeout=20)) as client:
        for _ in range(3):  # one connection, which is kept
            client.request("POST", "/v1/judge", BODY, {"Content-Type": "application/json"})
            answer = client.getresponse()
            assert (answer.status, answer.read()) == (200, expected)


def test_every_request_has_a_number_of_its_own_whatever_the_client_says(service: Service) -> None:
    numbers = [service.ask("/healthz", Request_Id="mine")[1]["request-id"] for _ in range(3)]
    assert len(set(numbers)) == 3
    assert "mine" not in numbers
    assert service.line("request", request=numbers[2])["route"] == "/healthz"


def test_the_journal_tells_route_status_size_and_verdicts(service: Service) -> None:
    status, headers, answer = service.ask("/v1/judge?ledger=none", BODY)
    line = service.line("request", request=headers["request-id"])
    assert status == 200
    assert line.pop("milliseconds") > 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line.pop("time"))
    assert line == {
        "level": "info",
        "event": "request",
        "request": headers["request-id"],
        "method": "POST",
        "route": "/v1/judge",
        "status": 200,
        "bytes_in": len(BODY),
        "bytes_out": len(answer),
        "verdicts": {"irregular": 1},
    }


@pytest.mark.parametrize(
    ("lang", "greeting"),
    [
        ("en", "Referee is listening: open http://127.0.0.1:{port}/ in a browser. Ctrl+C stops it."),
        ("de", "Referee ist bereit: http://127.0.0.1:{port}/ im Browser öffnen. Strg+C beendet ihn."),
    ],
)
def test_a_person_at_a_terminal_is_greeted_and_sees_each_request_in_short(lang: str, greeting: str) -> None:
    seen, shown = pty.openpty()
    process = subprocess.Popen([REFEREE, "serve", "--port", "0", "--lang", lang], stdout=shown, stderr=shown)
    os.close(shown)
    text = _read_until(seen, r"http://127\.0\.0\.1:(\d+)/.*\n")
    port = re.search(r":(\d+)/", text)[1]  # type: ignore[index]
    assert text.splitlines() == [greeting.format(port=port)]
    with closing(http.client.HTTPConnection("127.0.0.1", int(port), timeout=20)) as client:
        client.request("GET", "/v1/games/nowhere")
        assert client.getresponse().status == 404
    text = _read_until(seen, r"ms")
    assert re.search(r"^\d\d:\d\d:\d\d 404 GET /v1/games/\{game\} [\d.]+ ms", text, re.MULTILINE)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0
    os.close(seen)


def _read_until(terminal: int, pattern: str) -> str:
    text = ""
    while not re.search(pattern, text):
        ready, _, _ = select.select([terminal], [], [], 30)
        assert ready, text
        text += os.read(terminal, 65536).decode()
    return text


def command(*options: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [REFEREE, "serve", "--lang", lang, *options], capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--port", "{port}"], "Port {port} of 127.0.0.1 is in use by another program"),
        (["--host", "no such host.invalid"], "There is no host no such host.invalid"),
        (["--host", "192.0.2.1", "--port", "0"], "192.0.2.1 is no address of this machine"),
        (["--allow-origin", "club.example"], "club.example is no origin"),
        (["--allow-origin", "https://club.example/page"], "https://club.example/page is no origin"),
    ],
)
def test_where_it_cannot_begin_one_line_says_why(service: Service, options: Sequence[str], says: str) -> None:
    done = CliRunner().invoke(main, ["serve", *(option.format(port=service.port) for option in options)])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(says.format(port=service.port))


def test_what_keeps_it_from_beginning_is_told_in_german_too(service: Service) -> None:
    done = command("--port", str(service.port), lang="de")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Port {service.port} von 127.0.0.1 gehört schon einem anderen Programm;")


@pytest.mark.parametrize(
    ("number", "says"),
    [(errno.EACCES, "may not be used without special rights"), (errno.ENOBUFS, "Nothing can listen")],
)
def test_a_port_that_may_not_be_used_is_told_from_one_in_use(
    monkeypatch: pytest.MonkeyPatch, number: int, says: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(serving, "_bound", refuse)
    with pytest.raises(serving.ListeningError, match=says):
        serving.listeners("127.0.0.1", 80)


def test_a_name_of_several_addresses_is_listened_to_at_one_port_of_each() -> None:
    sockets = serving.listeners("localhost", 0)
    ports = {each.getsockname()[1] for each in sockets}
    for each in sockets:
        each.close()
    assert len(ports) == 1


def test_rules_at_fault_are_told_before_anything_is_served(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text("format: referee-rules/1\ngame: home\nnames: 1\n")
    done = CliRunner().invoke(main, ["serve", "--port", "0", "--specs", str(tmp_path)])
    checked = CliRunner().invoke(main, ["games", "--specs", str(tmp_path)])
    assert done.exit_code == 2
    assert "rules.yaml:" in done.stderr
    assert done.stderr == checked.stderr


@pytest.mark.parametrize(("lang", "says"), [("en", "needs more than is installed"), ("de", "braucht mehr")])
def test_without_the_libraries_it_says_what_to_install(lang: str, says: str) -> None:
    program = (
        "import sys\n"
        "for name in ('uvicorn', 'starlette', 'httptools'): sys.modules[name] = None\n"
        "from referee.cli import main\n"
        f"main(['serve', '--lang', '{lang}'])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert says in done.stderr
    assert done.stderr.endswith("pip install 'referee[serve]'\n")


# --- requests that are none ---

_LONG = b"x" * 40_000


@pytest.mark.parametrize(
    ("sent", "problem"),
    [
        (b"GARBAGE\r\n\r\n", "malformed"),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "malformed"),  # somebody speaks TLS
        (b"GET /\r\n\r\n", "http-version"),  # HTTP/0.9
        (b"GET / HTTP/0.9\r\n\r\n", "http-version"),
        (b"GET / HTTP/2.0\r\n\r\n", "http-version"),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "malformed"),  # somebody begins with HTTP/2 at once
        (b"GET /\xff HTTP/1.1\r\nHost: here\r\n\r\n", "malformed"),
        (b"CONNECT elsewhere:80 HTTP/1.1\r\nHost: here\r\n\r\n", "malformed"),
        (b"GET / HTTP/1.1\r\nHost here\r\n\r\n", "malformed"),
        (b"GET / HTTP/1.1\r\nHost: here\r\nOne: " + _LONG + b"\r\n\r\n", "head-too-large"),
        (b"GET / HTTP/1.1\r\nHost: here\r\n" + b"a: b\r\n" * 8000 + b"\r\n", "head-too-large"),
        (b"GET / HTTP/1.1\r\nHost: here\r\nEndless: " + _LONG * 20, "head-too-large"),
        (b"GET /?" + _LONG + b" HTTP/1.1\r\nHost: here\r\n\r\n", "address-too-long"),
        (b"GET / HTTP/1.1\r\n\r\n", "malformed"),
        (b"GET / HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n", "malformed"),
        (b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "malformed"),
        (CHUNKED + b"0\r\n" + b"Endless: " + _LONG * 20, "malformed"),
        (CHUNKED + b"0\r\n" + b"a: b\r\n" * 100_000, "malformed"),
        (CHUNKED + b"2;" + _LONG * 20, "malformed"),
        (b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Content-Length: -1\r\n\r\n", "malformed"),
        (b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", "malformed"),
        (b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\nxyz\r\nabc\r\n", "malformed"),
        (
            b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            "malformed",  # two readers would not agree where it ends
        ),
    ],
)
def test_what_is_no_request_is_answered_with_a_problem_and_the_connection_ends(
    service: Service, sent: bytes, problem: str
) -> None:
    answer = answer_to(service, sent)
    assert problem_of(answer) == problem
    assert b"\r\nconnection: close\r\n" in answer
    assert service.line("refused", problem=problem)["status"] == status_of(answer)


def test_a_problem_with_a_request_is_told_in_the_language_that_it_asks_for(service: Service) -> None:
    sent = b"GET / HTTP/1.1\r\nAccept-Language: de-AT\r\nOne: " + _LONG + b"\r\n\r\n"
    assert b"\r\ncontent-language: de\r\n" in answer_to(service, sent)


def test_what_comes_behind_a_request_does_not_keep_it_from_its_answer(service: Service) -> None:
    answer = answer_to(service, post(BODY) + b"GARBAGE\r\n\r\n")
    assert status_of(answer) == 200
    assert answer.endswith(referee.judge(BODY.decode()).to_json())


def test_requests_sent_ahead_are_answered_in_turn_up_to_a_number(service: Service) -> None:
    answer = answer_to(service, b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 100)
    assert 10 < answer.count(b"HTTP/1.1 200 OK") < 100


@pytest.mark.parametrize("apart", [False, True])
def test_requests_that_ask_for_another_protocol_are_answered_in_this_one(service: Service, apart: bool) -> None:
    upgrade = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA\r\n"
    chunked = b"Transfer-Encoding: chunked\r\n\r\n" + chunk(BODY) + b"0\r\n\r\n"
    sent = [
        b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        post(BODY, more=upgrade),
        b"POST /v1/judge HTTP/1.1\r\n" + HEAD + upgrade + chunked,
        post(BODY, more=b"Connection: close\r\n"),
    ]
    pieces = [bytes([sign]) for sign in b"".join(sent)] if apart else [b"".join(sent)]
    answer = answer_to(service, *pieces)
    assert answer.count(b"HTTP/1.1 200 OK\r\n") == 4
    assert answer.count(referee.judge(BODY.decode()).to_json()) == 3


def test_what_stands_behind_a_body_is_no_header_of_its_request(service: Service) -> None:
    trailer = b"Content-Type: text/plain\r\nContent-Encoding: gzip\r\n\r\n"
    sent = chunk(BODY) + b"0\r\n" + trailer
    answer = answer_to(service, CHUNKED.replace(b"Host: here", b"Host: here\r\nConnection: close") + sent)
    assert status_of(answer) == 200


def test_nobody_is_told_to_go_on_who_does_not_know_what_that_means(service: Service) -> None:
    sent = post(BODY, more=b"Expect: 100-continue\r\n").replace(b"HTTP/1.1", b"HTTP/1.0")
    assert answer_to(service, sent).startswith(b"HTTP/1.1 200 OK\r\n")


def test_an_answer_without_a_body_comes_at_once(service: Service) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", service.port, timeout=20)) as client:
        client.request("GET", "/v1/games")
        answer = client.getresponse()
        answer.read()
        for method, headers, status in (
            ("HEAD", {}, 200),
            ("GET", {"If-None-Match": answer.headers["ETag"]}, 304),
            ("OPTIONS", {}, 405),
        ):
            client.request(method, "/v1/games", headers=headers)
            other = client.getresponse()
            assert other.status == status
            other.read()


def test_a_client_that_waits_to_be_told_to_go_on_is_told_to(service: Service) -> None:
    with service.connect() as connection:
        head, _, body = post(BODY, more=b"Expect: 100-continue\r\n").partition(b"\r\n\r\n")
        connection.sendall(head + b"\r\n\r\n")
        assert until(connection, b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
        connection.sendall(body)
        assert until(connection, b"]}").startswith(b"HTTP/1.1 200 OK\r\n")


@pytest.mark.parametrize("version", [b"HTTP/1.0", b"HTTP/1.1"])
def test_a_client_that_has_said_all_still_gets_its_answer(service: Service, version: bytes) -> None:
    with service.connect() as connection:
        connection.sendall(post(BODY).replace(b"HTTP/1.1", version))
        connection.shutdown(socket.SHUT_WR)
        answer = said(connection)
    assert status_of(answer) == 200
    assert answer.endswith(referee.judge(BODY.decode()).to_json())


# --- bodies that are too long, or not what they say ---


def test_a_body_that_says_it_is_too_long_is_refused_before_it_comes(service: Service) -> None:
    with service.connect() as connection:
        connection.sendall(b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Content-Length: 20971520\r\n\r\n")
        assert problem_of(until(connection, b'"}')) == "body-too-large"


def test_a_client_that_sends_twenty_megabytes_all_the_same_sees_why_not(service: Service) -> None:
    status, _, answer = service.ask("/v1/judge", b"x" * 20 * 1024 * 1024, Connection="close")
    assert (status, json.loads(answer)["type"]) == (413, "/problems/body-too-large")


def test_a_client_that_waits_to_be_told_to_go_on_is_told_not_to(service: Service) -> None:
    expects = HEAD + b"Content-Length: 20971520\r\nExpect: 100-continue\r\n\r\n"
    answer = answer_to(service, b"POST /v1/judge HTTP/1.1\r\n" + expects)
    assert problem_of(answer) == "body-too-large"


def test_an_endless_body_is_refused_when_it_has_become_too_long(service: Service) -> None:
    with service.connect() as connection:
        connection.sendall(b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
        limit = ReadingLimits().size
        for _ in range(2 * limit // 65536):
            connection.sendall(chunk(b"x" * 65536))
        assert problem_of(until(connection, b'"}')) == "body-too-large"  # and it need not have come to an end for that


def test_of_a_body_shorter_than_it_says_the_rest_is_not_waited_for_forever(service: Service) -> None:
    sent = b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Content-Length: 5000\r\n\r\n" + BODY
    assert problem_of(answer_to(service, sent)) == "body-too-slow"


def test_what_nobody_asked_for_is_swallowed_and_the_connection_stays(service: Service) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", service.port, timeout=20)) as client:
        for _ in range(2):
            client.request("POST", "/nowhere", b"x" * 4_000_000)
            answer = client.getresponse()
            assert (answer.status, json.loads(answer.read())["type"]) == (404, "/problems/not-found")


# --- clients that are slow ---


def silent(service: Service) -> bytes:
    return answer_to(service)


def half_a_head(service: Service) -> bytes:
    return answer_to(service, b"GET /healthz HT")


def byte_by_byte(service: Service) -> bytes:
    with service.connect() as connection:
        return b"".join(dripping(connection, b"GET /healthz HTTP/1.1\r\n" + b"a: b\r\n" * 40))


def empty_lines(service: Service) -> bytes:
    with service.connect() as connection:
        return b"".join(dripping(connection, b"\r\n" * 60))


def second_head(service: Service) -> bytes:
    return answer_to(service, b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n", b"GET /heal").partition(b"HTTP/1.1 ")[2]


def body_byte_by_byte(service: Service) -> bytes:
    with service.connect() as connection:
        connection.sendall(b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Content-Length: 5000\r\n\r\n")
        return b"".join(dripping(connection, BODY[:100]))


def lines_byte_by_byte(service: Service) -> bytes:
    with service.connect() as connection:
        connection.sendall(b"POST /v1/judge HTTP/1.1\r\n" + LINES_HEAD + b"\r\n")
        return b"".join(dripping(connection, *(chunk(b"\n") for _ in range(100))))


def lines_that_stop(service: Service) -> bytes:
    head = b"POST /v1/judge HTTP/1.1\r\n" + LINES_HEAD + b"\r\n"
    return answer_to(service, head, chunk(LINE), chunk(LINE + b'{"form'))


def dripping(connection: socket.socket, *pieces: bytes) -> Iterator[bytes]:
    """Send a byte (or a piece) every now and then; what comes meanwhile."""
    parts = [pieces[0][at : at + 1] for at in range(len(pieces[0]))] if len(pieces) == 1 else list(pieces)
    connection.settimeout(0.1)
    for part in parts:
        try:
            connection.sendall(part)
            piece = connection.recv(65536)
        except TimeoutError:
            continue
        except OSError:
            return
        if not piece:
            return
        yield piece
    raise AssertionError("it has taken everything")


_SLOW: dict[Callable[[Service], bytes], int] = {
    silent: 0,
    half_a_head: 408,
    byte_by_byte: 408,
    empty_lines: 0,
    body_byte_by_byte: 408,
    lines_byte_by_byte: 408,
    lines_that_stop: 200,
}


def test_slow_clients_are_sent_away_and_nobody_waits_for_them(service: Service) -> None:
    with ThreadPoolExecutor(40) as clients:
        begun = time.monotonic()
        answers = {slow: [clients.submit(slow, service) for _ in range(4)] for slow in [*_SLOW, second_head]}
        for _ in range(5):
            asked = time.monotonic()
            assert service.ask("/v1/judge", BODY)[0] == 200
            assert time.monotonic() - asked < 1.5
        for slow, status in _SLOW.items():
            assert [status_of(answer.result()) for answer in answers[slow]] == [status] * 4, slow.__name__
        assert all(b"HTTP/1.1 408 " in answer.result() for answer in answers[second_head])
        assert SOON < time.monotonic() - begun < 15
    ends = [answer.result() for answer in answers[lines_that_stop]]
    assert all(b'"verdict":"irregular"' in end and not end.endswith(b"0\r\n\r\n") for end in ends)  # broken off


def test_an_answer_that_nobody_fetches_is_thrown_away(service: Service) -> None:
    with service.connect() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert _cut_off(connection, b"GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")
    assert service.line("unread")


def _cut_off(connection: socket.socket, piece: bytes) -> bool:
    """Ask and ask, and read nothing; whether the other side has ended it."""
    for _ in range(5000):
        try:
            connection.sendall(piece)
        except OSError:
            return True
        time.sleep(0.002)
    return False


def test_a_client_that_goes_away_is_no_failure(service: Service) -> None:
    for sent in (
        b"POST /v1/judge HTTP/1.1\r\n" + LINES_HEAD + b"\r\n" + chunk(LINE * 20),
        b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Content-Length: 5000\r\n\r\n" + BODY,
        post(BODY),
    ):
        with service.connect() as connection:
            connection.sendall(sent)
    line = service.line("request", gone=True)
    assert line["level"] == "info"
    assert service.ask("/healthz")[0] == 200


# --- many ---


def test_many_at_once_are_all_answered_with_their_own_verdict(service: Service) -> None:
    logs = [{**LOG, "id": f"log-{number}"} for number in range(40)]
    with ThreadPoolExecutor(40) as clients:
        answers = list(clients.map(lambda log: service.ask("/v1/judge", json.dumps(log).encode()), logs))
    assert [status for status, _, _ in answers] == [200] * 40
    assert [json.loads(answer)["id"] for _, _, answer in answers] == [log["id"] for log in logs]


def test_idle_connections_give_way_and_busy_ones_do_not(tmp_path: Path) -> None:
    with serving_with(tmp_path, files=96) as service:
        idle = [service.connect() for _ in range(25)]
        time.sleep(1.2)
        others = [service.connect() for _ in range(25)]  # together more than there may be
        assert service.ask("/healthz")[0] == 200
        for connection in [*idle, *others]:
            connection.close()
        busy = []
        for _ in range(60):
            busy.append(service.connect())
            busy[-1].sendall(b"GET /healthz HT")
        deadline = time.monotonic() + 20
        ready: list[socket.socket] = []
        while len(ready) <= 20 and time.monotonic() < deadline:
            ready, _, _ = select.select(busy, [], [], 1)
        refused = [said(connection) for connection in ready]
        for connection in busy:
            connection.close()
        assert 20 < len(refused) < 40
        assert {problem_of(answer) for answer in refused} == {"too-many-connections"}
        assert all(b"\r\nretry-after: 1\r\n" in answer for answer in refused)
        time.sleep(0.2)
        assert service.ask("/healthz")[0] == 200
        assert service.stop() == 0


def test_memory_does_not_grow_with_what_comes(service: Service) -> None:
    large = json.dumps({**LOG, "meta": {"x": "y" * 7_000_000}}).encode()
    service.ask("/v1/judge", large)
    before = service.memory()
    with ThreadPoolExecutor(2) as clients:
        statuses = list(clients.map(lambda _: service.ask("/v1/judge", large)[0], range(2)))
        statuses += clients.map(lambda _: service.ask("/v1/judge", large * 3)[0], range(2))
    assert statuses == [200] * 2 + [413] * 2
    count = 600
    with service.connect() as connection:
        connection.sendall(b"POST /v1/judge HTTP/1.1\r\n" + LINES_HEAD + b"Connection: close\r\n\r\n")
        sender = threading.Thread(target=_send_lines, args=(connection, count))
        sender.start()
        answer = said(connection)
        sender.join()
    assert answer.count(b'"format":"referee-verdict/1"') == count
    assert service.memory() - before < 60


def _send_lines(connection: socket.socket, count: int) -> None:
    for _ in range(count // 40):
        connection.sendall(chunk(LINE * 40))
    connection.sendall(b"0\r\n\r\n")


def test_a_name_said_many_times_is_kept_once() -> None:
    bench = Bench(specs=[SPECS.parent / "features"])  # rules of one's own, of which there are none: nothing is shared
    for times in range(1, 6):
        log = from_value({**LOG, "variants": ["short-deck"] * times, "events": []})
        assert bench.judge(log).verdict == "clean"
    assert len(bench._seatings) == 1
    game = bench.shelf.game("penneech")
    assert game is not None
    assert game.resolve(["short-deck"], {}, {}) is game.resolve(["short-deck"] * 9, {}, {})


# --- the journal keeps secrets ---


def test_no_word_of_a_client_comes_into_the_journal(service: Service) -> None:
    secret = "Geheimnis"
    log = json.dumps({**LOG, "seats": [secret, "Ben"], "id": secret}).encode()
    plain = secret.encode()
    for path in (f"/{secret}", f"/v1/games/{secret}", f"/v1/games?{secret}={secret}", f"/v1/codes/{secret}"):
        service.ask(path, User_Agent=secret, Request_Id=secret, Referer=f"http://{secret}/")
    for path in ("/v1/judge", f"/v1/judge?seat={secret}", f"/v1/view?seat={secret}", f"/v1/judge?{secret}"):
        for body in (log, log.replace(b"Ben", plain), log[:-9], b"\xff" + plain, plain):
            service.ask(path, body)
            service.ask(path, body, Content_Type="application/yaml")
            service.ask(path, body, Content_Type="application/jsonl")
            service.ask(path, body, Content_Type=f"application/{secret}", Accept=secret)
    for sent in (
        plain + b" / HTTP/1.1\r\n\r\n",
        b"GET /" + plain + b" HTTP/1.7\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + plain + b"\r\n\r\n",
        b"POST /v1/judge HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + plain,
    ):
        answer_to(service, sent)
    last = service.ask("/v1/games")[1]["request-id"]
    service.line("request", request=last)
    assert secret not in service.journal.read_text()
    assert "127.0.0.1" not in service.journal.read_text().partition("\n")[2]


def journal_of(app: Any, tmp_path: Path, scope: dict[str, Any] | None = None) -> tuple[list[Any], list[dict[str, Any]]]:
    """What an application answers to a request of this process, and what the journal says of it."""
    path = tmp_path / "journal"
    answer: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        answer.append(message)

    whole = {"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b"", **(scope or {})}
    with path.open("wb") as out:
        asyncio.run(Journal(app, Pen(out))(whole, receive, send))
    return answer, [json.loads(line) for line in path.read_bytes().splitlines()]


def test_of_a_bug_the_journal_says_what_and_where_but_not_what_it_says(tmp_path: Path) -> None:
    async def fails(scope: Any, receive: Any, send: Any) -> None:
        json.loads("a secret")

    answer, (bug, line) = journal_of(fails, tmp_path)
    assert (bug["event"], bug["level"]) == ("bug", "error")
    assert bug["exception"] == "json.decoder.JSONDecodeError"
    assert all(re.fullmatch(r"referee/service/journal\.py:\d+ __call__", place) for place in bug["places"])
    assert bug["places"]
    assert (line["request"], line["status"]) == (bug["request"], 500)
    assert answer[0]["status"] == 500
    assert "secret" not in json.dumps(answer[1]["body"].decode())
    assert "secret" not in (tmp_path / "journal").read_text()


def test_a_bug_that_was_answered_is_written_down_all_the_same(tmp_path: Path) -> None:
    async def failed(scope: Any, receive: Any, send: Any) -> None:
        scope[FAILED] = KeyError("a secret")
        await answer_refused(scope, receive, send, RefusedError("internal"))

    _, (bug, line) = journal_of(failed, tmp_path)
    assert (bug["exception"], line["status"], line["level"]) == ("KeyError", 500, "error")


def test_a_method_that_nobody_knows_is_not_written_down(tmp_path: Path) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await answer_refused(scope, receive, send, RefusedError("not-found"))

    _, (line,) = journal_of(app, tmp_path, {"method": "SECRET"})
    assert (line["method"], line["route"]) == ("other", None)


def test_what_python_says_by_itself_comes_as_lines_without_its_words(tmp_path: Path) -> None:
    program = (
        "import sys, logging, warnings, threading\n"
        "from referee.service.journal import Pen, listen_to_python\n"
        "listen_to_python(Pen(sys.stderr.buffer))\n"
        "logging.getLogger('asyncio').error('broken\\nby a secret %s', 'secret', exc_info=ValueError('a secret'))\n"
        "logging.getLogger('uvicorn.error').warning('ASGI callable returned without completing response.')\n"
        "warnings.warn('a secret')\n"
        "thread = threading.Thread(target=lambda: {}['a secret'])\n"
        "thread.start(); thread.join()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in lines] == ["server", "python", "bug"]
    assert lines[0]["message"] == "broken"
    assert [lines[0]["exception"], lines[1]["warning"], lines[2]["exception"]] == [
        "ValueError",
        "UserWarning",
        "KeyError",
    ]
    assert "secret" not in done.stderr


def test_the_journal_waits_for_nobody_who_reads_it_and_tells_what_is_lost() -> None:
    reads, writes = os.pipe()
    with open(writes, "wb", buffering=0) as out:
        pen = Pen(out)
        for number in range(5000):  # more than the pipe holds
            pen.write("info", "request", number=number)
        first = os.read(reads, 1 << 20).splitlines(keepends=True)
        pen.write("info", "request", number=5000)
    rest = os.read(reads, 1 << 20).splitlines(keepends=True)
    os.close(reads)
    assert [json.loads(line)["number"] for line in first] == list(range(len(first)))
    assert 100 < len(first) < 5000
    lost, last = map(json.loads, rest)
    assert (lost["event"], lost["level"], lost["lines"]) == ("lost", "warning", 5000 - len(first))
    assert last["number"] == 5000


def test_the_journal_goes_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    resource_limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    usual = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    path = tmp_path / "journal"
    with path.open("wb") as out:
        pen = Pen(out)
        pen.write("info", "request", number=0)
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, resource_limits[1]))
            for number in range(1, 4):
                pen.write("info", "request", number=number)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, resource_limits)
            signal.signal(signal.SIGXFSZ, usual)
        pen.write("info", "request", number=4)
    first, torn, lost, last = path.read_bytes().splitlines()
    assert json.loads(first)["number"] == 0
    assert len(torn) == 20
    assert json.loads(lost)["lines"] == 3
    assert json.loads(last)["number"] == 4


def test_a_journal_that_nobody_will_read_any_more_ends() -> None:
    reads, writes = os.pipe()
    os.close(reads)
    with open(writes, "wb", buffering=0) as out:
        pen = Pen(out)
        for _ in range(3):
            pen.write("info", "request")


# --- how many are at work ---


def limited(app: Any, **settings: Any) -> Limits:
    return Limits(app, Settings(**settings))


async def ask(app: Any, path: str = "/v1/games", body: bytes = b"", headers: Any = ()) -> int:
    """Ask an application in this process; the status, or 0 where nothing was answered."""
    status = 0
    pieces = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return pieces.pop() if pieces else await asyncio.Event().wait()

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    scope = {"type": "http", "method": "POST", "path": path, "headers": list(headers), "query_string": b""}
    await app(scope, receive, send)
    return status


def test_more_than_may_be_at_work_wait_and_more_than_may_wait_are_refused() -> None:
    async def play() -> None:
        go = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            if scope["path"] != "/healthz":
                await go.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        limits = limited(app, concurrency=2)
        tasks = [asyncio.create_task(ask(limits)) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        done = [task for task in tasks if task.done()]
        assert [task.result() for task in done] == [503] * 4  # two are at work, four wait
        assert await ask(limits, "/healthz") == 200
        go.set()
        assert sorted(await asyncio.gather(*tasks)) == [200] * 6 + [503] * 4
        assert limits.gate.free == 2

    asyncio.run(play())


def test_a_place_is_handed_on_also_when_whoever_waited_has_given_up() -> None:
    async def play() -> None:
        gate = Gate(1)
        first = await gate.enter()
        gives_up = asyncio.create_task(gate.enter())
        waits = asyncio.create_task(gate.enter())
        await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.sleep(0)
        first.drop()
        (await waits).drop()
        assert (gate.free, len(gate.waiting)) == (1, 0)
        held = await gate.enter()
        unlucky = asyncio.create_task(gate.enter())
        await asyncio.sleep(0)
        held.drop()  # its turn, and at the same moment:
        unlucky.cancel()
        await asyncio.gather(unlucky, return_exceptions=True)
        assert gate.free == 1

    asyncio.run(play())


def test_judging_that_takes_too_long_is_given_up_and_keeps_its_place_until_it_ends() -> None:
    async def play() -> None:
        settings = Settings(judge_seconds=0.2, concurrency=1, workers=1)
        workers = Workers(settings)
        ends = threading.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await workers.run(scope, ends.wait, 20)

        limits = Limits(app, settings)
        assert await ask(limits) == 503
        assert limits.gate.free == 0
        ends.set()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if limits.gate.free:
                break
        assert limits.gate.free == 1
        workers.close()

    asyncio.run(play())


def test_huge_logs_hold_nobody_up_but_each_other() -> None:
    async def play() -> list[object]:
        workers = Workers(Settings(judge_seconds=20, workers=2))
        ends = threading.Event()
        held = [asyncio.create_task(workers.run({}, ends.wait, 20, size=HUGE + 1)) for _ in range(4)]
        await asyncio.sleep(0)
        answers = [await workers.run({}, str, size, size=size) for size in (0, HUGE)]
        pending = [task.done() for task in held]
        ends.set()
        await asyncio.gather(*held)
        workers.close()
        return [*answers, *pending]

    assert asyncio.run(play()) == ["0", str(HUGE), False, False, False, False]


def test_the_command_has_the_defaults_of_the_settings() -> None:
    usual = {option.name: option.default for option in main.commands["serve"].params}  # type: ignore[attr-defined]
    settings = Settings()
    for name in ("body_seconds", "judge_seconds", "concurrency", "shutdown_seconds"):
        assert usual[name] == getattr(settings, name), name
    limits = ReadingLimits(usual["max_bytes"], usual["max_depth"], usual["max_events"])
    assert limits == settings.limits == ReadingLimits()


def test_what_never_came_to_a_thread_is_told_from_what_takes_too_long() -> None:
    async def play() -> list[str]:
        workers = Workers(Settings(judge_seconds=0.2, workers=1))
        ends = threading.Event()
        asked = [asyncio.create_task(workers.run({}, ends.wait, 20)) for _ in range(2)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        ends.set()
        workers.close()
        return [answer.name for answer in answers if isinstance(answer, RefusedError)]

    assert asyncio.run(play()) == ["judging-too-slow", "too-busy"]


def test_a_slow_body_holds_no_place_until_it_is_there() -> None:
    async def play() -> None:
        comes = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            while (await receive()).get("more_body"):
                pass
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        limits = limited(app, concurrency=1, body_seconds=20)
        messages: list[Any] = []

        async def slowly() -> Any:
            await comes.wait()
            return {"type": "http.request", "body": b"ab", "more_body": False}

        async def send(message: Any) -> None:
            messages.append(message)

        scope = {
            "type": "http",
            "method": "POST",
            "path": "/",
            "headers": [(b"content-length", b"2")],
            "query_string": b"",
        }
        slow = asyncio.create_task(limits(scope, slowly, send))
        await asyncio.sleep(0)
        assert limits.gate.free == 1
        assert await ask(limits, body=b"ab", headers=[(b"content-length", b"2")]) == 200
        comes.set()
        await slow
        assert messages[0]["status"] == 200

    asyncio.run(play())


def test_a_stream_that_waits_for_its_client_holds_no_place() -> None:
    async def play() -> None:
        pieces: asyncio.Queue[bytes] = asyncio.Queue()
        sent: asyncio.Queue[Any] = asyncio.Queue()
        fetches = asyncio.Event()
        at_work: list[int] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            while (await receive())["more_body"]:
                at_work.append(limits.gate.free)
                await send({"type": "http.response.body", "body": b"line", "more_body": True})
            await send({"type": "http.response.body", "body": b""})

        async def receive() -> Any:
            piece = await pieces.get()
            return {"type": "http.request", "body": piece, "more_body": bool(piece)}

        async def send(message: Any) -> None:
            await sent.put(message)
            await fetches.wait()

        limits = limited(app, concurrency=1, body_seconds=20)
        head = [(b"transfer-encoding", b"chunked"), (b"content-type", b"application/jsonl")]
        scope = {"type": "http", "method": "POST", "path": "/", "headers": head, "query_string": b""}
        stream = asyncio.create_task(limits(scope, receive, send))
        await sent.get()
        fetches.set()
        await asyncio.sleep(0)
        assert limits.gate.free == 1  # nothing came yet
        fetches.clear()
        await pieces.put(b"one")
        await sent.get()
        assert (limits.gate.free, at_work) == (1, [0])  # nobody fetches what was answered
        fetches.set()
        await pieces.put(b"two")
        await pieces.put(b"")
        await stream
        assert (limits.gate.free, at_work) == (1, [0, 0])

    asyncio.run(play())


@pytest.mark.parametrize("size", [999, 1000, 1001])
def test_a_body_may_be_as_long_as_a_log_and_no_longer(size: int) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    limits = limited(app, limits=ReadingLimits(1000))
    said_so = asyncio.run(ask(limits, body=b"x" * size, headers=[(b"content-length", b"%d" % size)]))
    in_chunks = asyncio.run(ask(limits, body=b"x" * size, headers=[(b"transfer-encoding", b"chunked")]))
    assert (said_so, in_chunks) == ((200, 200) if size <= 1000 else (413, 413))


# --- it ends ---


def test_told_to_stop_it_finishes_what_has_begun_and_takes_nothing_new(tmp_path: Path) -> None:
    with serving_with(tmp_path) as service, service.connect() as stream, service.connect() as kept:
        kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert until(kept, b"}").startswith(b"HTTP/1.1 200 OK")
        stream.sendall(b"POST /v1/judge HTTP/1.1\r\n" + LINES_HEAD + b"\r\n" + chunk(LINE))
        until(stream, b'"verdict":"irregular"')
        service.process.send_signal(signal.SIGTERM)
        service.line("stopping")
        with pytest.raises(ConnectionError):
            service.connect()
        kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        health = said(kept)
        assert health.startswith(b"HTTP/1.1 503 ")
        stream.sendall(chunk(LINE) + chunk(LINE))
        stream.sendall(b"0\r\n\r\n")
        rest = said(stream)
        assert rest.count(b'"verdict":"irregular"') == 2
        assert rest.endswith(b"0\r\n\r\n")
        assert service.process.wait(30) == 0
        assert service.line("stop")["cut"] == 0


def test_what_does_not_end_by_itself_is_ended(tmp_path: Path) -> None:
    with serving_with(tmp_path, "--shutdown-seconds", "0.5") as service, service.connect() as stream:
        stream.sendall(b"POST /v1/judge HTTP/1.1\r\n" + LINES_HEAD + b"\r\n" + chunk(LINE))
        until(stream, b'"verdict":"irregular"')
        begun = time.monotonic()
        assert service.stop() == 0
        assert time.monotonic() - begun < 5
        assert service.line("stop")["cut"] == 1
        assert service.line("request", cut=True)["verdicts"] == {"irregular": 1}


def test_told_twice_it_stops_at_once(tmp_path: Path) -> None:
    with serving_with(tmp_path) as service, service.connect() as stream:
        stream.sendall(b"POST /v1/judge HTTP/1.1\r\n" + LINES_HEAD + b"\r\n" + chunk(LINE))
        until(stream, b'"verdict":"irregular"')
        service.process.send_signal(signal.SIGINT)
        service.line("stopping")
        assert service.stop(signal.SIGINT) == 0
        assert service.line("stop")["cut"] == 1
