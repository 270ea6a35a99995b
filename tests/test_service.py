"""The service: the same judgement as the command's and the library's, and a problem for whatever is no answer."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import re
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from time import sleep
from typing import Any
from urllib.parse import quote

import pytest
import yaml
from asking import Answer, Asker, exchange, interface
from click.testing import CliRunner
from test_faulty_logs import FILES, limits_of
from test_faulty_logs import HERE as FAULTY

from referee.adjudicate import Bench, games, legal, load_rules, one_line, seat_view, try_act
from referee.cli import main
from referee.codes import CODES
from referee.documents import read_yaml
from referee.errors import RefereeError
from referee.log import ReadingLimits, from_bytes, from_value, read_path
from referee.replay import replay_of
from referee.rules import Game, Shelf
from referee.service.application import application
from referee.service.benches import SHORT, Benches
from referee.service.problems import STATUS, RefusedError
from referee.service.settings import Door, Settings
from referee.wording import LANGUAGES, SENTENCES, service

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "specs").glob("*/examples/*.yaml"))
YAML = "application/yaml"
JSON = "application/json"
LINES = "application/jsonl"

A_LOG = {
    "format": "referee-log/1",
    "id": "tuesday",
    "game": "penneech",
    "seats": ["Anna", "Ben"],
    "meta": {"where": "here"},
    "events": [
        {"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}},
        {"turn": "9♥", "note": "at last"},
        {"play": "K♥"},
    ],
}
A_TEXT = yaml.safe_dump(A_LOG, allow_unicode=True, sort_keys=False)
BROKEN = {**A_LOG, "game": "peneech", "events": [{"plai": "K♥"}]}


@pytest.fixture(scope="module")
def ask() -> Asker:
    return Asker()


# --- the same judgement, whoever gives it ---


def settings_of(path: Path) -> Settings:
    """How a service, a command or a bench is set up to read a file of the tests."""
    if path.parent != FAULTY:
        return Settings()
    return Settings(specs=(str(FAULTY / "specs"),), limits=limits_of(path))


@cache
def asker(settings: Settings) -> Asker:
    return Asker(settings)


def by_command(paths: list[Path], settings: Settings, lang: str) -> dict[str, list[bytes]]:
    """The verdicts that the command gives, by file, its name for the log taken out."""
    limits = settings.limits
    command = ["check", "--format", "jsonl", "--lang", lang, "--max-bytes", str(limits.size)]
    command += ["--max-depth", str(limits.depth), "--max-events", str(limits.events)]
    for specs in settings.specs:
        command += ["--specs", specs]
    done = subprocess.run([sys.executable, "-m", "referee.cli", *command, *map(str, paths)], capture_output=True)
    assert not done.stderr, done.stderr
    found: dict[str, list[bytes]] = {}
    for line in done.stdout.splitlines():
        found.setdefault(json.loads(line)["log"], []).append(re.sub(rb'"log":"[^"]*"', b'"log":null', line, count=1))
    return found


def by_library(path: Path, settings: Settings, lang: str) -> list[bytes]:
    """The verdicts that the library gives."""
    bench = Bench(settings.specs, lang=lang, limits=settings.limits)
    found = []
    for log in read_path(str(path), settings.limits):
        log.name = None
        found.append(bench.judge(log).to_json())
    return found


def by_service(path: Path, settings: Settings, lang: str) -> list[bytes]:
    """The verdicts that the service gives, however they come."""
    ask, data = asker(settings), path.read_bytes()
    if data.startswith(b"\x1f\x8b"):
        data = gzip.decompress(data)  # the service unpacks nothing
    if path.name.endswith((".jsonl", ".jsonl.gz")):
        answer = ask.post(f"/v1/judge?lang={lang}", data, LINES)
        assert answer.status == 200
        return answer.body.splitlines()
    if path.suffix == ".json":
        return [verdict_in(ask.post(f"/v1/judge?lang={lang}", data, JSON))]
    answer = ask.post("/v1/judge", data, YAML, accept=f"{JSON}, {LINES};q=0.5", accept_language=lang)
    if answer.status == 422 and answer.problem == "several-logs":
        answer = ask.post("/v1/judge", data, YAML, accept=LINES, accept_language=lang)
        assert answer.status == 200
        return answer.body.splitlines()
    return [verdict_in(answer)]


def verdict_in(answer: Answer) -> bytes:
    """A verdict as it came, byte for byte: the answer, or a part of the problem."""
    if answer.status == 200:
        return answer.body
    assert answer.status == 422
    assert answer.problem == "log-unreadable"
    return answer.body[answer.body.index(b'"verdict":') + len(b'"verdict":') : -1]


CUT_OFF = "cut-off.jsonl.gz"
"""Only a file can be an archive that breaks off: the service unpacks nothing."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_verdict_is_the_same_bytes_by_service_command_and_library(lang: str) -> None:
    paths = [path for path in (*EXAMPLES, *FILES) if path.name != CUT_OFF]
    kinds: Counter[str] = Counter()
    groups: dict[Settings, list[Path]] = {}
    for path in paths:
        groups.setdefault(settings_of(path), []).append(path)
    seen = 0
    for settings, group in groups.items():
        told = by_command(group, settings, lang)
        assert list(told) == [str(path) for path in group], "every file has a verdict"
        for path in group:
            library = by_library(path, settings, lang)
            service = by_service(path, settings, lang)
            assert service == library, path
            assert told[str(path)] == library, path
            seen += len(library)
            kinds.update(json.loads(line)["verdict"] for line in library)
    every = sum(1 for path in paths for _ in read_path(str(path), settings_of(path).limits))
    assert seen == every > 200
    assert len(paths) == len(EXAMPLES) + len(FILES) - 1 > 50
    assert {path.suffix for path in paths} == {".yaml", ".json", ".jsonl", ".gz"}
    assert set(kinds) == {"clean", "undetermined", "irregular", "impossible", "unreadable"}
    assert min(kinds.values()) > 2, kinds


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_whatever_else_is_asked_of_a_log_is_what_the_library_says(path: Path, ask: Asker) -> None:
    data = path.read_bytes()
    bench = Bench(lang="de")
    log = next(from_bytes(data, kind="yaml"))
    assert log.model is not None
    told = legal(bench, log)
    assert ask.post("/v1/legal?lang=de", data, YAML).body == told.to_json()
    for seat in log.model.seats:
        view = seat_view(bench, log, seat)
        assert isinstance(view, dict)
        asked = f"seat={quote(seat)}&lang=de"
        assert ask.post(f"/v1/view?{asked}", data, YAML).body == one_line(view)
        written = ask.post(f"/v1/view?{asked}", data, YAML, accept=YAML).text
        assert yaml.safe_load(written) == view
        assert next(from_bytes(written.encode(), kind="yaml")).value == view, (
            "written as people write it, and read again"
        )
        seen = from_value(view)
        assert ask.post(f"/v1/judge?{asked}", data, YAML).body == bench.judge(seen).to_json()
        assert ask.post(f"/v1/legal?{asked}", data, YAML).body == legal(bench, seen).to_json()
        replayed = replay_of(bench, seen)
        assert ask.post(f"/v1/replay?{asked}", data, YAML).body == replayed.to_json()
    replayed = replay_of(bench, log)
    assert ask.post("/v1/replay?lang=de", data, YAML).body == replayed.to_json()


def test_a_long_log_is_judged_beside_the_short_ones(ask: Asker) -> None:
    long = {**A_LOG, "meta": {"what": "x" * 100_000}}
    assert len(json.dumps(long)) > max(SHORT.values())
    answers = [ask.post(f"/v1/{what}", long) for what in ("judge", "legal")]
    assert [answer.status for answer in answers] == [200, 200]
    assert answers[0].body == ask.post("/v1/judge", A_LOG).body


def test_many_threads_judge_as_one_does() -> None:
    benches = Benches(Settings())
    logs = [next(from_bytes(path.read_bytes(), kind="yaml")) for path in EXAMPLES]
    bench = benches.bench("en")
    alone = [Bench().judge(log).to_json() for log in logs]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda log: bench.judge(log).to_json(), logs * 20))
    assert together == alone * 20


# --- an act that is tried ---

LAWFUL = {"by": "Ben", "play": "A♥"}


def test_a_lawful_act_is_applied_and_says_what_comes_next(ask: Asker) -> None:
    told = ask.post("/v1/try", {"log": A_LOG, "act": LAWFUL}).json()
    assert told["applied"] is True
    assert [entry["points"] for entry in told["ledger"]] == [9]
    assert told["next"] == {"seat": "Ben", "acts": [{"by": "Ben", "turn": None}], "refused": [], "unknown": 0}
    assert set(told) == {"applied", "ledger", "next"}


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({"by": "Ben", "play": "3♣"}, "play.revoke"),
        ({"by": "Ben", "play": "K♥"}, "play.card-not-held"),
        ({"by": "Anna", "play": "2♦"}, "order.out-of-turn"),
        ({"by": "Bne", "play": "2♦"}, "log.unknown-seat"),
        ({"plai": "2♦"}, "log.schema"),
        ({}, "log.schema"),
    ],
)
def test_an_act_that_is_not_lawful_is_a_finding_and_nothing_else(act: dict[str, str], code: str, ask: Asker) -> None:
    answer = ask.post("/v1/try", {"log": A_LOG, "act": act})
    assert answer.status == 200
    assert list(answer.json()) == ["finding"]
    assert answer.json()["finding"]["code"] == code
    assert answer.json()["finding"]["at"].startswith("/events/3")
    assert answer.body == try_act(Bench(), from_value(A_LOG), act).to_json()


def test_an_act_that_proves_an_earlier_fault_says_so(ask: Asker) -> None:
    path = next(path for path in EXAMPLES if path.stem == "hidden-proved")
    log = next(from_bytes(path.read_bytes(), kind="yaml")).value
    act = log["events"].pop()
    told = ask.post("/v1/try", {"log": log, "act": act}).json()
    assert told["applied"] is True
    assert [(found["code"], found["at"]) for found in told["proven"]] == [("play.revoke", "/events/2/plays/1")]


def test_after_an_impossible_log_every_act_is_what_has_stopped_it(ask: Asker) -> None:
    log = {**A_LOG, "events": [*A_LOG["events"], {"by": "Anna", "play": "2♦"}]}
    told = ask.post("/v1/try", {"log": log, "act": LAWFUL}).json()
    assert list(told) == ["finding"]
    assert told["finding"]["at"] == "/events/3"
    assert ask.post("/v1/legal", log).json()["verdict"] == "impossible", "and its verdict is what may come next"


def test_a_seat_may_try_an_act_by_what_it_knows(ask: Asker) -> None:
    act = {"by": "Ben", "play": "3♣"}
    assert "finding" in ask.post("/v1/try", {"log": A_LOG, "act": act}).json()
    told = ask.post("/v1/try?seat=Anna", {"log": A_LOG, "act": act}).json()
    assert told["applied"] is True, "Anna cannot know that Ben has a heart"


WRONG_REQUESTS: list[tuple[str, list[str]]] = [
    ("[]", [""]),
    ("7", [""]),
    ("null", [""]),
    ("{}", ["", ""]),
    ('{"log": {}}', [""]),
    ('{"log": {}, "act": []}', ["/act"]),
    ('{"log": {}, "act": null, "a/b": 1}', ["/a~1b", "/act"]),
    ('{"log": {}, "act": {"by": "Ben", "by": "Anna"}}', ["/act/by"]),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("request_", "pointers"), WRONG_REQUESTS)
def test_a_wrong_request_is_told_place_by_place(request_: str, pointers: list[str], lang: str, ask: Asker) -> None:
    for media in (JSON, YAML):
        answer = ask.post("/v1/try", request_, media, accept_language=lang)
        assert (answer.status, answer.problem) == (400, "request"), answer.text
        assert [slip["pointer"] for slip in answer.json()["errors"]] == pointers
        assert all(slip["detail"] for slip in answer.json()["errors"])


def test_a_request_to_try_holds_one_document(ask: Asker) -> None:
    text = yaml.safe_dump_all([{"log": A_LOG, "act": LAWFUL}] * 2, allow_unicode=True)
    assert ask.post("/v1/try", text, YAML).problem == "request"


@pytest.mark.parametrize("log", [None, 5, [], BROKEN, "x"])
def test_a_log_that_cannot_be_read_is_a_problem_when_an_act_is_tried(log: Any, ask: Asker) -> None:
    answer = ask.post("/v1/try", json.dumps({"log": log, "act": LAWFUL}), JSON)
    assert (answer.status, answer.problem) == (422, "log-unreadable")
    assert answer.json()["verdict"] == Bench().judge(from_value(log)).to_dict()


def test_a_broken_text_is_an_unreadable_log_with_its_place(ask: Asker) -> None:
    answer = ask.post("/v1/try", '{"log": {"format": "x",\n  "format": "y"}, "act": {}}', JSON)
    assert (answer.status, answer.problem) == (422, "log-unreadable")
    [finding] = answer.json()["verdict"]["findings"]
    assert (finding["code"], finding["at"], finding["line"]) == ("log.duplicate-key", "/format", 2)
    answer = ask.post("/v1/try", b'{"log": "\xff"}', JSON)
    assert answer.json()["verdict"]["findings"][0]["code"] == "log.encoding"


# --- JSON Lines ---


def lined(*logs: Any) -> bytes:
    return b"".join(json.dumps(log, ensure_ascii=False).encode() + b"\n" for log in logs)


def test_every_line_has_its_verdict_whatever_it_is(ask: Asker) -> None:
    answer = ask.post("/v1/judge", lined(A_LOG) + b"\n \r\nx\n" + lined(BROKEN, A_LOG).rstrip(), LINES)
    assert answer.status == 200
    assert answer.media == LINES
    assert [(told["entry"], told["log"], told["verdict"]) for told in answer.lines] == [
        (1, None, "clean"),
        (2, None, "unreadable"),
        (3, None, "unreadable"),
        (4, None, "clean"),
    ]
    assert [told["findings"][0]["line"] for told in answer.lines[1:3]] == [4, 5]


@pytest.mark.parametrize("size", [1, 2, 7, 64, 10_000])
def test_lines_may_come_in_pieces_of_any_size(size: int, ask: Asker) -> None:
    data = b"\xef\xbb\xbf" + lined(A_LOG, BROKEN).replace(b"\n", b"\r\n") + b"\r\n" + lined(A_LOG)[:-1]
    pieces = [data[begin : begin + size] for begin in range(0, len(data), size)]
    answer = ask("POST", "/v1/judge", media=LINES, pieces=pieces, transfer_encoding="chunked")
    expected = [Bench().judge(log).to_json() for log in from_bytes(data, kind="jsonl")]
    assert len(expected) == 3
    assert answer.body.splitlines() == expected


def test_a_line_that_is_too_long_is_a_verdict_and_the_stream_goes_on() -> None:
    ask = Asker(Settings(limits=ReadingLimits(size=1000)))
    long = json.dumps({**A_LOG, "meta": "x" * 5000}).encode()
    data = lined(A_LOG) + long + b"\n" + lined(A_LOG) + long
    for size in (10, 999, 1001, 100_000):
        pieces = [data[begin : begin + size] for begin in range(0, len(data), size)]
        answer = ask("POST", "/v1/judge", media=LINES, pieces=pieces, transfer_encoding="chunked")
        assert [told["verdict"] for told in answer.lines] == ["clean", "unreadable", "clean", "unreadable"]
        assert answer.lines[1]["findings"][0]["code"] == "log.too-large"
        expected = [Bench().judge(log).to_json() for log in from_bytes(data, None, ReadingLimits(size=1000), "jsonl")]
        assert answer.body.splitlines() == expected


def test_each_line_is_answered_before_the_next_is_fetched() -> None:
    """Memory holds one line: what was read is answered, and the answer fetched, before more is read."""
    happened: list[str] = []
    app = application()

    async def stream() -> None:
        left = 5

        async def receive() -> dict[str, Any]:
            nonlocal left
            left -= 1
            happened.append("read")
            return {"type": "http.request", "body": lined(A_LOG), "more_body": left > 0}

        async def send(message: Any) -> None:
            if message.get("body"):
                happened.append("answered")

        headers = [(b"content-type", LINES.encode()), (b"transfer-encoding", b"chunked")]
        scope = {"type": "http", "method": "POST", "path": "/v1/judge", "query_string": b"", "headers": headers}
        await app(scope, receive, send)

    asyncio.run(stream())
    assert happened == ["read", "answered"] * 5


def test_a_stream_without_any_log_is_empty(ask: Asker) -> None:
    for data in (b"", b"\n\n", b"\xef\xbb\xbf"):
        answer = ask.post("/v1/judge", data, LINES)
        assert (answer.status, answer.body) == (200, b"")


def test_a_seat_gets_the_lines_of_the_tables_at_which_it_sits(ask: Asker) -> None:
    other = {**A_LOG, "seats": ["Cy", "Di"], "events": []}
    answer = ask.post("/v1/judge?seat=Anna", lined(A_LOG, other, BROKEN, A_LOG), LINES)
    assert [(told["entry"], told["verdict"]) for told in answer.lines] == [
        (1, "clean"),
        (2, "unreadable"),
        (3, "unreadable"),
        (4, "clean"),
    ]
    assert answer.lines[1]["findings"][0]["code"] == "log.unknown-seat"
    assert not re.search("Cy|Di", json.dumps(answer.lines[1]))


def test_a_text_of_several_documents_is_answered_by_lines_where_they_are_asked_for(ask: Asker) -> None:
    text = A_TEXT + "---\n" + A_TEXT
    assert [told["entry"] for told in ask.post("/v1/judge", text, YAML, accept=LINES).lines] == [1, 2]
    for what in ("judge", "legal", "view?seat=Anna", "replay"):
        answer = ask.post(f"/v1/{what}", text, YAML)
        assert (answer.status, answer.problem) == (422, "several-logs")
    assert LINES in ask.post("/v1/judge", text, YAML).json()["detail"]


# --- what a seat is told ---


def test_what_a_seat_is_told_shows_nothing_of_what_is_hidden(ask: Asker) -> None:
    for what in ("judge", "legal", "view", "replay"):
        for broken in (A_LOG, BROKEN):
            told = ask.post(f"/v1/{what}?seat=Anna", broken).json()
            told.pop("cards", None)  # the whole pack, which everybody knows
            assert not re.search("A♥|7♦|6♣|8♠|at last", json.dumps(told, ensure_ascii=False)), what
    answer = ask.post("/v1/try?seat=Anna", {"log": A_LOG, "act": {"by": "Ben", "play": "9♠"}})
    assert not re.search("A♥|7♦|6♣|8♠", answer.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_an_unreadable_log_a_seat_is_told_where_but_not_what(lang: str, ask: Asker) -> None:
    events = [{"by": "Ben", "deal": {"Anna": "K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ QQ"}}]
    log = {**A_LOG, "events": events}
    assert "QQ" in ask.post(f"/v1/judge?lang={lang}", log).text
    bodies = []
    for what in ("judge", "legal", "view", "replay"):
        answer = ask.post(f"/v1/{what}?seat=Anna&lang={lang}", log)
        assert answer.status == 422
        bodies.append(answer.body)
    bodies.append(ask.post(f"/v1/try?seat=Anna&lang={lang}", {"log": log, "act": {}}).body)
    for body in bodies:
        assert b"QQ" not in body
        assert json.loads(body)["verdict"]["findings"][0]["code"] == "log.unknown-card"
    broken = json.dumps({"log": log, "act": {}}, ensure_ascii=False)[:-4]
    assert b"QQ" not in ask.post("/v1/try?seat=Anna", broken, JSON).body
    assert b"QQ" not in ask.post("/v1/judge?seat=Anna", json.dumps(log)[:-4], JSON).body


def test_a_seat_is_told_that_the_act_cannot_be_read_and_nothing_of_the_log_before_it(ask: Asker) -> None:
    told = set()
    for hand in ("10♠ 8♠", "9♠ 8♠"):  # a ten is longer
        log = json.dumps({**A_LOG, "meta": hand}, ensure_ascii=False)
        answer = ask.post("/v1/try?seat=Anna", f'{{"log": {log}, "act": {{"by": "Ben", "by": "x"}}}}', JSON)
        assert (answer.status, answer.problem) == (400, "request")
        assert [slip["pointer"] for slip in answer.json()["errors"]] == ["/act"]
        told.add(answer.body)
    assert len(told) == 1


@pytest.mark.parametrize("what", ["judge", "legal", "view", "replay", "try"])
def test_a_seat_that_is_not_there_is_a_wrong_parameter(what: str, ask: Asker) -> None:
    body = {"log": A_LOG, "act": LAWFUL} if what == "try" else A_LOG
    for seat, words in (("Ana", "Anna"), ("Zora", "Zora"), ("", "value"), ("%FF", "seats")):
        answer = ask.post(f"/v1/{what}?seat={seat}", body)
        assert (answer.status, answer.problem) == (400, "parameter")
        [slip] = answer.json()["errors"]
        assert slip["parameter"] == "seat"
        assert words in slip["detail"]
        assert slip["detail"] in answer.json()["detail"], "who reads no further is told, too"
    assert ask.post("/v1/view", A_LOG).problem == "parameter"


def test_a_name_may_be_written_in_an_address_as_it_is_or_escaped(ask: Asker) -> None:
    log = {**A_LOG, "seats": ["Jürgen & Söhne", "Ben"], "events": []}
    escaped = ask.post(f"/v1/view?seat={quote('Jürgen & Söhne')}", log)
    assert escaped.status == 200
    raw = Asker().post("/v1/view?seat=Jürgen+%26 Söhne", log)
    assert raw.body == escaped.body


# --- games, rules, books, codes ---


def test_the_games_are_those_that_the_library_knows(ask: Asker) -> None:
    told = ask.get("/v1/games")
    assert told.body == one_line({"games": games()})
    for game in games():
        answer = ask.get(f"/v1/games/{game['game']}")
        assert answer.json() == json.loads(one_line(game))
        assert answer.body == ask.get(f"/v1/games/{game['game']}?version={game['version']}").body
        assert answer.headers["content-language"] == "en, de"


@pytest.mark.parametrize("name", sorted({path.parts[-3] for path in EXAMPLES}))
def test_rules_are_the_tree_that_the_digest_is_over(name: str, ask: Asker) -> None:
    game = Shelf().game(name)
    assert game is not None
    assert game.base is not None
    variants = [name for name, variant in game.base.model.variants.items() if not variant.excludes][:1]
    for chosen in ([], variants):
        query = "".join(f"variant={each}&" for each in chosen)
        tree = ask.get(f"/v1/games/{name}/rules?{query}").json()
        rules = load_rules(name, variants=chosen, options=least(game))
        plain = json.dumps(tree, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        assert "sha256:" + hashlib.sha256(plain.encode()).hexdigest() == rules.digest
        written = ask.get(f"/v1/games/{name}/rules?{query}", accept=YAML).text
        [document] = read_yaml(written)
        assert not document.problems
        assert document.value == tree


def least(game: Game) -> dict[str, int]:
    assert game.base is not None
    return {name: option.min for name, option in game.base.model.options.items() if option.default is None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_is_the_one_that_the_command_writes(lang: str, ask: Asker) -> None:
    for query, command in (
        ("", []),
        ("variant=first-turn-up-scores&option=target=31&ruling=pn-a5=non-dealer-leads&", None),
    ):
        chosen = ["--variant", "first-turn-up-scores", "--option", "target=31", "--ruling", "pn-a5=non-dealer-leads"]
        for form, media in (("html", "text/html"), ("md", "text/markdown"), ("text", "text/plain")):
            told = CliRunner().invoke(
                main, ["rules", "penneech", "--format", form, "--lang", lang, *(command if command == [] else chosen)]
            )
            assert told.exit_code == 0, told.output
            answer = ask.get(f"/v1/games/penneech/rulebook?{query}lang={lang}", accept=media)
            assert answer.media == media
            assert answer.headers["content-type"] == f"{media}; charset=utf-8"
            assert answer.text == told.output
    assert ask.get("/v1/games/penneech/rulebook").media == "text/html", "which is what a browser wants"


@pytest.mark.parametrize("what", ["rules", "rulebook"])
@pytest.mark.parametrize(
    ("query", "parameter", "words"),
    [
        ("variant=first-turn-up-score", "variant", "first-turn-up-scores"),
        ("option=target", "option", "NAME=NUMBER"),
        ("option=target=0", "option", "1"),
        ("option=target=61&option=target=62", "option", "two values"),
        ("ruling=PN-A5=nobody", "ruling", "nobody"),
        ("ruling=PN-A99=nobody", "ruling", "PN-A99"),
        ("varaint=x", "varaint", "variant"),
        ("lang=fr", "lang", "en, de"),
        ("lang=en&lang=de", "lang", "twice"),
    ],
)
def test_a_wrong_parameter_is_named_with_what_was_possible(
    what: str, query: str, parameter: str, words: str, ask: Asker
) -> None:
    answer = ask.get(f"/v1/games/penneech/{what}?{query}")
    assert (answer.status, answer.problem) == (400, "parameter")
    [slip] = answer.json()["errors"]
    assert slip["parameter"] == parameter
    assert words in slip["detail"]


def test_examples_come_as_they_were_written(ask: Asker) -> None:
    seen = 0
    for path in EXAMPLES:
        game, name = path.parts[-3], path.stem
        listed = {each["name"]: each for each in ask.get(f"/v1/games/{game}/examples").json()["examples"]}
        assert listed[name]["title"]
        assert listed[name]["text"].startswith(listed[name]["title"])
        logs = list(from_bytes(path.read_bytes(), kind="yaml"))
        assert listed[name]["verdict"] == Bench().judge(logs[0]).verdict, "so that a faulty one can be marked"
        assert listed[name]["lang"] == ("de" if logs[0].value.get("notation") == "de" else "en")
        answer = ask.get(f"/v1/games/{game}/examples/{name}")
        assert (answer.media, answer.body) == (YAML, path.read_bytes())
        assert ask.get(f"/v1/games/{game}/examples/{name}", accept="text/plain").media == "text/plain"
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_is_told_in_the_language_asked_for(lang: str, ask: Asker) -> None:
    told = ask.get(f"/v1/codes?lang={lang}").json()["codes"]
    assert [(each["code"], each["severity"], each["text"]) for each in told] == [
        (name, code.severity, code.text[lang]) for name, code in CODES.items()
    ]
    assert ask.get("/v1/codes/play.revoke", accept_language=lang).json() in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_says_what_it_means(lang: str, ask: Asker) -> None:
    for name, status in STATUS.items():
        told = ask.get(f"/problems/{name}?lang={lang}").json()
        assert (told["type"], told["status"]) == (f"/problems/{name}", status)
        assert told["title"] == SENTENCES[f"http-{name}"][lang]
        assert told["text"] == SENTENCES[f"http-{name}-means"][lang]


def test_every_sentence_of_the_service_is_filled_alike_in_every_language() -> None:
    holes = re.compile(r"\{[a-z]+\}")
    kinds = set()
    for key, sentence in service.SENTENCES.items():
        assert len({tuple(sorted(holes.findall(sentence[lang]))) for lang in LANGUAGES}) == 1, key
        name = key.removeprefix("http-").removesuffix("-means")
        kinds |= {name} if key.endswith("-means") else set()
    assert kinds == set(STATUS)


def test_rules_of_ones_own_are_there_too() -> None:
    ask = Asker(Settings(specs=(str(FAULTY / "specs"),)))
    names = {game["game"] for game in ask.get("/v1/games").json()["games"]}
    assert names > {game["game"] for game in games()}
    assert ask.get(f"/v1/games/{sorted(names - {game['game'] for game in games()})[0]}").status == 200


def test_a_game_whose_rules_cannot_be_used_is_a_problem_of_the_service(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text("format: referee-rules/1\ngame: odd\nversion: 1.0.0\n", "utf-8")
    ask = Asker(Settings(specs=(str(tmp_path),)))
    for answer in (
        ask.post("/v1/judge", {**A_LOG, "game": "odd"}),
        ask.get("/v1/games/odd"),
        ask.get("/v1/games/odd/rulebook"),
    ):
        assert (answer.status, answer.problem) == (500, "rules-faulty")
        assert str(tmp_path) not in answer.text
    assert ask.get("/v1/games").status == 200
    with pytest.raises(RefereeError):
        application(Settings(specs=(str(tmp_path / "nothing"),)))


def test_a_faulty_example_of_ones_own_keeps_nothing_else_from_working(tmp_path: Path) -> None:
    (tmp_path / "mine" / "examples").mkdir(parents=True)
    rules = "format: referee-rules/1\ngame: mine\nversion: 2.0.0\nname: {en: M, de: M}\nsummary: {en: S., de: S.}\n"
    rules += "extends: penneech\nvariants: {odd: {name: {en: O, de: O}, set: {phases/99: 5}}}\n"
    (tmp_path / "mine" / "rules.yaml").write_text(rules, "utf-8")
    faulty = {**A_LOG, "game": "mine", "variants": ["odd"]}
    (tmp_path / "mine" / "examples" / "faulty.yaml").write_text(yaml.safe_dump(faulty), "utf-8")
    (tmp_path / "mine" / "examples" / "strange.yaml").write_bytes("# Größe.\n".encode("latin-1"))
    (tmp_path / "mine" / "examples" / "two.yaml").write_text(f"# Two.\n---\n{A_TEXT}---\nformat: x\n", "utf-8")
    settings = Settings(specs=(str(tmp_path),))
    Benches(settings).open()
    ask = Asker(settings)
    told = ask.get("/v1/games/mine/examples").json()["examples"]
    assert [(each["name"], each["verdict"]) for each in told] == [
        ("faulty", None),
        ("strange", "unreadable"),
        ("two", "unreadable"),
    ]
    assert ask.get("/openapi.json").status == 200
    assert ask.post("/v1/judge", faulty).problem == "rules-faulty"


# --- what is no answer ---


@pytest.mark.parametrize(
    ("method", "target", "status", "problem", "words"),
    [
        ("GET", "/v1/jugde", 404, "not-found", "/v1/judge"),
        ("GET", "/nothing/at/all", 404, "not-found", "/openapi.json"),
        ("GET", "/v1/games/", 404, "not-found", "/v1/games"),
        ("GET", "/v1/games/peneech", 404, "unknown-game", "penneech"),
        ("GET", "/v1/games/peneech/rulebook", 404, "unknown-game", "penneech"),
        ("GET", "/v1/games/penneech?version=7", 404, "unknown-version", "1.0.0"),
        ("GET", "/v1/games/penneech/rules?version=0", 404, "unknown-version", "1.0.0"),
        ("GET", "/v1/games/penneech/examples/revok", 404, "unknown-example", "revoke"),
        ("GET", "/v1/games/penneech/examples/xyz", 404, "unknown-example", "worked-example"),
        ("GET", "/v1/codes/play.revok", 404, "unknown-code", "play.revoke"),
        ("GET", "/v1/codes/xyz", 404, "unknown-code", "/v1/codes"),
        ("GET", "/problems/paramter", 404, "unknown-problem", "parameter"),
        ("GET", "/problems/xyz", 404, "unknown-problem", "not-found"),
        ("GET", "/assets/../application.py", 404, "not-found", "/openapi.json"),
        ("GET", "/v1/judge", 405, "method-not-allowed", "POST"),
        ("DELETE", "/v1/judge", 405, "method-not-allowed", "POST"),
        ("POST", "/v1/games", 405, "method-not-allowed", "GET, HEAD"),
        ("OPTIONS", "/v1/games", 405, "method-not-allowed", "GET, HEAD"),
    ],
)
def test_what_is_not_there_is_a_problem_that_helps(
    method: str, target: str, status: int, problem: str, words: str, ask: Asker
) -> None:
    for lang in LANGUAGES:
        answer = ask(method, target, accept_language=lang)
        assert (answer.status, answer.problem) == (status, problem)
        told = answer.json()
        assert words in told["detail"]
        assert told["title"] == SENTENCES[f"http-{problem}"][lang]
        assert answer.headers["content-language"] == lang
        assert (answer.headers.get("allow", "") == words) == (status == 405)


@pytest.mark.parametrize("what", ["judge", "legal", "view?seat=Anna", "try", "replay"])
@pytest.mark.parametrize(
    ("media", "headers", "problem", "words"),
    [
        ("", {}, "media-type", "application/yaml"),
        ("text/plain", {}, "media-type", "text/plain"),
        ("application/x-www-form-urlencoded", {}, "media-type", "curl: `-H"),
        ("multipart/form-data; boundary=x", {}, "media-type", "curl: `-H"),
        ("application/json; charset=latin-1", {}, "media-type", "latin-1"),
        ("application/json", {"content_encoding": "gzip"}, "content-encoding", "gzip"),
    ],
)
def test_a_body_that_is_none_of_the_kinds_is_not_read(
    what: str, media: str, headers: dict[str, str], problem: str, words: str, ask: Asker
) -> None:
    answer = ask.post(f"/v1/{what}", b"{}", media, **headers)
    assert (answer.status, answer.problem) == (415, problem)
    assert words in answer.json()["detail"]
    wanted = answer.headers["accept" if problem == "media-type" else "accept-encoding"]
    assert ("application/json" if problem == "media-type" else "identity") in wanted


@pytest.mark.parametrize(
    "media", ["Application/JSON", "application/json; charset=UTF-8", 'application/json;charset="utf-8"']
)
def test_a_content_type_may_be_written_in_every_lawful_way(media: str, ask: Asker) -> None:
    assert ask.post("/v1/judge", json.dumps(A_LOG), media, content_encoding="identity").status == 200


def test_every_name_of_a_media_type_is_known(ask: Asker) -> None:
    told = ask.post("/v1/judge", A_LOG).body
    for media in (YAML, "application/x-yaml", "text/yaml", "text/x-yaml"):
        assert ask.post("/v1/judge", A_TEXT, media).status == 200
        assert ask.post("/v1/view?seat=Anna", A_LOG, accept=media).media == media
    for media in (LINES, "application/x-ndjson", "application/x-jsonlines"):
        assert ask.post("/v1/judge", lined(A_LOG), media).body == told + b"\n"
        assert ask.post("/v1/judge", A_LOG, accept=media).body == told + b"\n"
        assert ask.post("/v1/judge", lined(A_LOG), LINES, accept=media).media == media


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        ("*/*", "text/html"),
        ("", "text/html"),
        ("text/*", "text/html"),
        ("text/markdown", "text/markdown"),
        ("text/html;q=0.2, text/markdown;q=0.4", "text/markdown"),
        ("text/*;q=0.9, text/html;q=0.1, */*;q=0.5", "text/markdown"),
        ("text/html;q=0, */*", "text/markdown"),
        ("text/html;level=1;q=0.1, text/plain;q=0.2", "text/plain"),
        ("nonsense, text/plain;q=x, text/markdown", "text/markdown"),
        ("application/json", None),
        ("text/html;q=0", None),
    ],
)
def test_the_form_that_is_liked_best_is_given(accept: str, media: str | None, ask: Asker) -> None:
    answer = ask.get("/v1/games/penneech/rulebook", accept=accept)
    if media is None:
        assert (answer.status, answer.problem) == (406, "not-acceptable")
        assert "text/markdown" in answer.json()["detail"]
    else:
        assert (answer.status, answer.media) == (200, media)
        assert "accept" in answer.headers["vary"].lower()


def test_json_lines_are_answered_with_json_lines_only(ask: Asker) -> None:
    assert ask.post("/v1/judge", lined(A_LOG), LINES, accept=JSON).problem == "not-acceptable"
    assert ask.post("/v1/judge", A_LOG, accept="application/xml").problem == "not-acceptable"


@pytest.mark.parametrize(
    ("query", "accept", "lang"),
    [
        ("", "", "en"),
        ("", "de", "de"),
        ("", "de-AT, en;q=0.9", "de"),
        ("", "DE-ch", "de"),
        ("", "nl, fr;q=0.5", "en"),
        ("", "en;q=0.3, de;q=0.4", "de"),
        ("", "de;q=0", "en"),
        ("", "*", "en"),
        ("", "*, de;q=0.5", "en"),
        ("", "den", "en"),
        ("", "de;q=2, en", "en"),
        ("lang=en", "de", "en"),
        ("lang=de", "en", "de"),
    ],
)
def test_the_language_asked_for_is_spoken(query: str, accept: str, lang: str, ask: Asker) -> None:
    log = {**A_LOG, "events": [*A_LOG["events"], {"play": "3♣"}]}
    answer = ask.post(f"/v1/judge?{query}", log, accept_language=accept)
    assert answer.headers["content-language"] == lang
    assert "Accept-Language" in answer.headers["vary"]
    assert answer.body == Bench(lang=lang).judge(from_value(log)).to_json().replace(
        b'"line":null', b'"line":1'
    ).replace(b'"column":null', b'"column":' + re.findall(rb'"column":(\d+)', answer.body)[0])
    problem = ask.get(f"/nowhere?{query}", accept_language=accept)
    assert problem.headers["content-language"] == lang
    assert problem.json()["title"] == SENTENCES["http-not-found"][lang]


@pytest.mark.parametrize(
    ("query", "accept", "lang"),
    [("", "", "de"), ("", "nl, fr", "de"), ("", "*", "de"), ("", "en-GB", "en"), ("lang=en", "", "en")],
)
def test_a_service_has_a_language_for_whoever_asks_for_none(query: str, accept: str, lang: str) -> None:
    german = asker(Settings(lang="de"))
    for target in ("/v1/codes/play.revoke", "/", "/nowhere"):
        answer = german.get(f"{target}?{query}", **({"accept_language": accept} if accept else {}))
        assert answer.headers["content-language"] == lang, target


def test_a_ledger_may_be_left_out(ask: Asker) -> None:
    assert ask.post("/v1/judge?ledger=none", A_LOG).json()["ledger"] is None
    assert ask.post("/v1/judge?ledger=all", A_LOG).body == ask.post("/v1/judge", A_LOG).body
    assert ask.post("/v1/judge?ledger=some", A_LOG).problem == "parameter"


GETS = [
    "/",
    "/assets/table.js",
    "/v1/games",
    "/v1/games/penneech",
    "/v1/games/penneech/rules",
    "/v1/games/penneech/rulebook",
    "/v1/games/penneech/examples",
    "/v1/games/penneech/examples/revoke",
    "/v1/codes",
    "/v1/codes/play.revoke",
    "/problems/parameter",
    "/openapi.json",
]


def test_every_address_is_tried() -> None:
    paths = [path for path, methods in interface()["paths"].items() if "get" in methods]
    for path in paths:
        kind = re.compile(re.sub(r"\{[a-z]+\}", "[^/]+", path))
        assert path == "/healthz" or any(kind.fullmatch(each) for each in GETS), path


@pytest.mark.parametrize("target", GETS)
def test_who_has_an_answer_is_told_that_it_is_the_same(target: str, ask: Asker) -> None:
    first = ask.get(target)
    tag = first.headers["etag"]
    assert re.fullmatch(r'"([0-9a-f]{64}-)?[0-9a-f]{32}"', tag), "a strong tag"
    assert first.headers["cache-control"] == "no-cache"
    for held in (tag, f"W/{tag}", f'"x", {tag}', "*"):
        again = ask.get(target, if_none_match=held)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["vary"] == first.headers["vary"]
    for held in ('"x"', tag[:-1], ""):
        assert ask.get(target, if_none_match=held).body == first.body
    german = ask.get(target, accept_language="de")
    assert (german.headers["etag"] == tag) == (german.body == first.body)
    assert Asker().get(target).headers["etag"] == tag, "and it is the same in the next process"


@pytest.mark.parametrize("query", ["", "?variant=first-turn-up-scores&option=target=31"])
def test_the_tag_of_what_is_told_of_rules_begins_with_their_digest(query: str, ask: Asker) -> None:
    judged = ask.post(
        "/v1/judge", {**A_LOG, "variants": ["first-turn-up-scores"], "options": {"target": 31}} if query else A_LOG
    )
    digest = judged.json()["rules"]["digest"].removeprefix("sha256:")
    tags = {
        ask.get(f"/v1/games/penneech/{what}{query}", accept=accept, accept_language=lang).headers["etag"]
        for what, accepts in (("rules", [JSON, YAML]), ("rulebook", ["text/html", "text/plain"]))
        for accept in accepts
        for lang in LANGUAGES
    }
    assert len(tags) == 6, "one for each form and language"
    assert all(tag.startswith(f'"{digest}-') for tag in tags)
    usual = ask.get("/v1/games/penneech")
    assert usual.headers["etag"].startswith(f'"{usual.json()["digest"].removeprefix("sha256:")}-')


@pytest.mark.parametrize("target", [*GETS, "/healthz", "/nowhere", "/v1/games/x"])
def test_head_is_get_without_a_body(target: str, ask: Asker) -> None:
    got, head = ask.get(target), ask("HEAD", target)
    assert head.status == got.status
    assert head.body == b""
    got.headers.pop("request-id")
    head.headers.pop("request-id")
    assert head.headers == got.headers
    assert int(head.headers["content-length"]) == len(got.body)


@pytest.mark.parametrize("target", ["/", "/v1/games/penneech/rulebook"])
def test_a_page_says_what_it_may_load_and_loads_nothing_else(target: str, ask: Asker) -> None:
    answer = ask.get(target)
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["referrer-policy"] == "no-referrer"
    replayed = ask.post("/v1/replay", A_LOG, accept="text/html")
    assert replayed.headers["content-security-policy"].startswith("default-src 'none'; script-src 'sha256-")
    assert json.dumps(A_TEXT)[1:40] in ask.post("/v1/replay", A_TEXT, YAML, accept="text/html").text


def test_the_page_of_a_seat_shows_its_view_and_no_more(ask: Asker) -> None:
    page = ask.post("/v1/replay?seat=Anna", A_TEXT, YAML, accept="text/html").text
    assert "Anna: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣, Ben: 7" in page
    assert "3♣ 4♣ 5♣" not in page


def test_how_the_service_is(ask: Asker) -> None:
    door = Door()
    ask = Asker(app=application(door=door))
    assert ask.get("/healthz").json() == {"status": "ok", "version": version("referee")}
    door.open = False
    answer = ask.get("/healthz")
    assert (answer.status, answer.problem) == (503, "shutting-down")
    assert int(answer.headers["retry-after"]) > 0


# --- limits ---


def test_a_long_log_that_comes_when_the_service_ends_is_told_so() -> None:
    benches = Benches(Settings())
    benches.close()
    with pytest.raises(RefusedError) as refused:
        asyncio.run(benches.run({}, 1_000_000, "json", len, b""))
    assert (refused.value.name, refused.value.status) == ("shutting-down", 503)


def test_a_body_that_is_too_large_is_refused_before_it_is_read() -> None:
    ask = Asker(Settings(limits=ReadingLimits(size=1000)))
    text = json.dumps({**A_LOG, "meta": "x" * 2000})
    for what in ("judge", "legal", "try", "view?seat=Anna", "replay"):
        answer = ask.post(f"/v1/{what}", text, JSON)
        assert (answer.status, answer.problem) == (413, "body-too-large")
        assert "1000" in answer.json()["detail"]
        pieces = [text[begin : begin + 100].encode() for begin in range(0, len(text), 100)]
        answer = ask("POST", f"/v1/{what}", media=JSON, pieces=pieces, transfer_encoding="chunked")
        assert answer.problem == "body-too-large"


def test_judging_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Asker(Settings(judge_seconds=0.05))
    monkeypatch.setattr(Bench, "judge", lambda *_: sleep(0.5))
    answer = ask.post("/v1/judge", {**A_LOG, "meta": "x" * 100_000})
    assert (answer.status, answer.problem) == (503, "judging-too-slow")
    assert int(answer.headers["retry-after"]) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bug_shows_nothing_of_the_inside(lang: str, monkeypatch: pytest.MonkeyPatch, ask: Asker) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("Anna holds K♥")

    monkeypatch.setattr(Bench, "judge", fail)
    monkeypatch.setattr(Shelf, "game", fail)
    for answer in (
        ask.post(f"/v1/judge?lang={lang}", A_LOG),
        ask.post(f"/v1/judge?lang={lang}", {**A_LOG, "meta": "x" * 100_000}),
        ask.post(f"/v1/judge?lang={lang}", lined(A_LOG), LINES),
        ask.get(f"/v1/games/penneech?lang={lang}"),
    ):
        assert (answer.status, answer.problem) == (500, "internal")
        assert set(answer.json()) == {"type", "title", "status", "detail"}
        assert not re.search("Anna|K♥|Zero|Traceback|referee/|line", answer.text)
        assert answer.json()["detail"] == SENTENCES["http-internal-detail"][lang]


def test_a_bug_in_the_midst_of_a_stream_breaks_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    judge, count = Bench.judge, iter(range(10))
    monkeypatch.setattr(Bench, "judge", lambda self, log: judge(self, log) if next(count) < 2 else 1 / 0)
    answer = asyncio.run(exchange(application(), "POST", "/v1/judge", [lined(*[A_LOG] * 5)], {"content-type": LINES}))
    assert answer.status == 200
    assert len(answer.lines) == 2
    assert not answer.ended, "so whoever reads it sees that it is not whole"


# --- pages of others ---


def test_no_page_of_others_may_ask_unless_it_is_allowed_to(ask: Asker) -> None:
    answer = ask.post("/v1/judge", A_LOG, origin="https://club.example")
    assert not [name for name in answer.headers if name.startswith("access-control")]
    wish = {"origin": "https://club.example", "access_control_request_method": "POST"}
    assert ask("OPTIONS", "/v1/judge", **wish).status == 405


@pytest.mark.parametrize(
    ("allowed", "origin", "granted"),
    [
        (("https://club.example",), "https://club.example", "https://club.example"),
        (("https://CLUB.example/",), "https://club.example", "https://club.example"),
        (("https://club.example",), "https://other.example", None),
        (("https://club.example",), "null", None),
        (("*",), "https://other.example", "*"),
    ],
)
def test_a_page_that_is_allowed_to_may_ask(allowed: tuple[str, ...], origin: str, granted: str | None) -> None:
    ask = Asker(Settings(allow_origins=allowed))
    wish = {"origin": origin, "access_control_request_method": "POST", "access_control_request_headers": "content-type"}
    before = asyncio.run(
        exchange(ask.app, "OPTIONS", "/v1/judge", [], {name.replace("_", "-"): each for name, each in wish.items()})
    )
    answers = [ask.post("/v1/judge", A_LOG, origin=origin), ask.get("/nowhere", origin=origin), before]
    assert before.status == (204 if granted else 405)
    for answer in answers:
        assert answer.headers.get("access-control-allow-origin") == granted
        assert ("Origin" in answer.headers.get("vary", "")) == (allowed != ("*",))
        assert "access-control-allow-credentials" not in answer.headers
    if granted:
        assert "Content-Type" in before.headers["access-control-allow-headers"]
        assert "POST" in before.headers["access-control-allow-methods"]
        assert "Retry-After" in answers[0].headers["access-control-expose-headers"]
    assert "access-control-allow-origin" not in ask.post("/v1/judge", A_LOG).headers, "where no page asks"
