"""What can be asked about a log: its verdict, what may come next, what would come of an act, what a seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final

from starlette.responses import Response

from referee.adjudicate import (
    Bench,
    Legal,
    UnknownSeatError,
    Verdict,
    guarded,
    legal,
    one_line,
    seat_log,
    seat_view,
    try_act,
)
from referee.documents import decode_text
from referee.findings import UNREADABLE, Problem
from referee.log import Log, from_bytes, from_value
from referee.render.yaml_writing import log_yaml
from referee.replay import replay_of
from referee.replay.page import page_with_book
from referee.service.benches import Benches
from referee.service.bodies import one_log, read_body, trial_of, unreadable
from referee.service.endpoints import LOGS, Asked, Endpoint, Given, Parameter
from referee.service.journal import VERDICTS
from referee.service.kept import page_headers
from referee.service.lines import LineStream
from referee.service.negotiation import HTML, JSON, LINESES, YAMLS, with_charset
from referee.service.problems import RefusedError, Slip

_ONE_LOG: Final = (JSON, *YAMLS)
_SEAT: Final = Parameter(
    "seat", "The name of a seat: the answer is worked out from what that seat may know, and from nothing else."
)
_LEDGER: Final = Parameter("ledger", "Every point with its reason, or none of them.", ("all", "none"))
_ON_LOGS: Final = ("log-unreadable", "several-logs", "rules-faulty", "judging-too-slow", "too-busy")


class Logs:
    """Answers what is asked about logs.

    Args:
        benches: Where to judge.
    """

    def __init__(self, benches: Benches) -> None:
        self.benches = benches

    def endpoints(self) -> Sequence[Endpoint]:
        """What can be asked."""
        return (
            Endpoint(
                LOGS,
                "POST",
                "/v1/judge",
                "judge",
                "Judge a log, or many",
                "The verdict on a recorded game. A log that is faulty, even impossible, is judged like any other; only"
                " one that cannot be read is a problem (422), with the verdict in it. JSON Lines are answered with a"
                " verdict a line, in order, while they still arrive; there an unreadable line is a verdict like any"
                " other, and so is one at whose table `seat` does not sit. Who sends many of them must read while"
                " writing. A YAML text of several documents is answered with a verdict a line, where `Accept` asks for"
                " JSON Lines.",
                self.judge,
                (Given(JSON, "Verdict"), *(Given(media, text="A verdict a line.") for media in LINESES)),
                (*_ONE_LOG, *LINESES),
                "Log",
                (_SEAT, _LEDGER),
                _ON_LOGS,
            ),
            Endpoint(
                LOGS,
                "POST",
                "/v1/legal",
                "legal",
                "What may come next",
                "Which acts may come next in a game, and why not the rest. Of an impossible log it is the verdict.",
                self.legal,
                (Given(JSON, "LegalAnswer"),),
                _ONE_LOG,
                "Log",
                (_SEAT,),
                _ON_LOGS,
            ),
            Endpoint(
                LOGS,
                "POST",
                "/v1/try",
                "tryAct",
                "Try an act",
                "What would come of an act after a log; nothing is kept. An unlawful act, and any act after an"
                " impossible log, is answered with a finding and nothing else.",
                self.try_,
                (Given(JSON, "Trial"),),
                _ONE_LOG,
                "Try",
                (_SEAT,),
                ("request", *_ON_LOGS),
            ),
            Endpoint(
                LOGS,
                "POST",
                "/v1/view",
                "view",
                "What a seat may see",
                "The log as one seat may know it, itself a log: what is hidden from it is unknown, the stock is left"
                " out, and so are notes, `meta` and keys that begin with `_`.",
                self.view,
                (Given(JSON, "Log"), *(Given(media, "Log") for media in YAMLS)),
                _ONE_LOG,
                "Log",
                (_required(_SEAT),),
                _ON_LOGS,
            ),
            Endpoint(
                LOGS,
                "POST",
                "/v1/replay",
                "replay",
                "The game as moments",
                "The log act by act, each with what it tells and how the table stands after it; or, as `text/html`, a"
                " page that shows it and needs nothing else.",
                self.replay,
                (Given(JSON, "Replay"), Given(HTML, text="One file that can be opened from a disk.")),
                _ONE_LOG,
                "Log",
                (_SEAT,),
                _ON_LOGS,
            ),
        )

    # --- the questions ---

    async def judge(self, asked: Asked) -> Response:
        """The verdict on a log, or on each of many."""
        bench = self.benches.bench(asked.lang, asked.one("ledger", "all"))
        seat = asked.one("seat")

        def line(log: Log) -> bytes:
            return self._counted(asked, _judged_line(bench, log, seat)).to_json()

        if asked.kind == "jsonl":
            media = asked.media_of(LINESES)
            return LineStream(self.benches, line, asked.receive, bench.limits, _headers(asked), media)
        data = await read_body(asked.receive)

        def answer() -> bytes:
            if asked.media in LINESES:
                until = monotonic() + self.benches.settings.judge_seconds
                lines = []
                for log in from_bytes(data, None, bench.limits, asked.kind):
                    if monotonic() > until:  # nobody waits any more: the thread is free for others
                        raise RefusedError("judging-too-slow")
                    lines.append(line(log) + b"\n")
                return b"".join(lines)
            log = self._seen(asked, bench, one_log(data, asked.kind, bench, lines=True), seat)
            return self._readable(asked, bench.judge(log), bench, seat).to_json()

        return _answered(asked, await self._run(asked, data, answer, long=asked.media in LINESES))

    async def legal(self, asked: Asked) -> Response:
        """What may come next in a log."""

        def answer(bench: Bench, log: Log, seat: str) -> bytes:
            found: Legal | Verdict = legal(bench, log)
            if isinstance(found, Verdict):
                self._readable(asked, found, bench, seat)
            return found.to_json()

        return await self._of_one(asked, answer)

    async def try_(self, asked: Asked) -> Response:
        """What would come of an act."""
        bench = self.benches.bench(asked.lang)
        seat = asked.one("seat")
        data = await read_body(asked.receive)

        def answer() -> bytes:
            given, act = trial_of(data, asked.kind, bench, seat=seat)
            log = self._seen(asked, bench, from_value(given, None, bench.limits), seat)
            found = try_act(bench, log, act)
            if isinstance(found, Verdict):
                raise unreadable(found, bench, seat=seat)
            return found.to_json()

        return _answered(asked, await self._run(asked, data, answer))

    async def view(self, asked: Asked) -> Response:
        """What a seat may know of a log."""
        bench = self.benches.bench(asked.lang)
        seat = asked.one("seat")
        data = await read_body(asked.receive)

        def answer() -> bytes:
            log = one_log(data, asked.kind, bench)
            with_seat = _seated(lambda: seat_view(bench, log, seat))
            if isinstance(with_seat, Verdict):
                raise unreadable(with_seat, bench, seat=seat)
            return log_yaml(with_seat).encode() if asked.media in YAMLS else one_line(with_seat)

        return _answered(asked, await self._run(asked, data, answer))

    async def replay(self, asked: Asked) -> Response:
        """A log as moments, or as a page that shows them."""
        bench = self.benches.bench(asked.lang)
        seat = asked.one("seat")
        data = await read_body(asked.receive)
        page = asked.media == HTML

        def answer() -> bytes:
            log = one_log(data, asked.kind, bench)
            text = None
            if seat and page:  # the page shows a text, and the lines in it: that of the view
                log, text = self._as_text(asked, bench, log, seat)
            elif seat:
                log = self._seen(asked, bench, log, seat)
            elif page:
                decoded = decode_text(data, bench.limits.text)
                text = decoded if isinstance(decoded, str) else None
            found = replay_of(bench, log)
            if isinstance(found, Verdict):
                raise unreadable(self._counted(asked, found), bench, seat=seat)
            self._counted(asked, found.verdict)
            return page_with_book(found, text, self.benches.shelf).encode() if page else found.to_json()

        content = await self._run(asked, data, answer, long=page)
        headers = page_headers(content.decode()) if page else {}
        return Response(content, 200, _headers(asked) | headers, with_charset(asked.media))

    def _as_text(self, asked: Asked, bench: Bench, log: Log, seat: str) -> tuple[Log, str]:
        """The view of a seat as it is read from a text, and that text."""
        view = _seated(lambda: seat_view(bench, log, seat))
        if isinstance(view, Verdict):
            raise unreadable(self._counted(asked, view), bench, seat=seat)
        text = log_yaml(view)
        return next(from_bytes(text.encode(), None, bench.limits, "yaml")), text

    # --- what they share ---

    async def _of_one(self, asked: Asked, question: Callable[[Bench, Log, str], bytes]) -> Response:
        """Ask something of one log, as the seat that asks may know it."""
        bench = self.benches.bench(asked.lang)
        seat = asked.one("seat")
        data = await read_body(asked.receive)

        def answer() -> bytes:
            return question(bench, self._seen(asked, bench, one_log(data, asked.kind, bench), seat), seat)

        return _answered(asked, await self._run(asked, data, answer))

    async def _run(self, asked: Asked, data: bytes, answer: Callable[[], bytes], *, long: bool = False) -> bytes:
        """Work an answer out; `long` where it takes long however short the body is."""
        if long:
            return await self.benches.workers.run(asked.scope, answer, size=len(data))
        return await self.benches.run(asked.scope, len(data), asked.kind, answer)

    def _seen(self, asked: Asked, bench: Bench, log: Log, seat: str) -> Log:
        """A log as the seat that asks may know it; as it is where none asks."""
        if not seat:
            return log
        seen: Log | Verdict = _seated(lambda: seat_log(bench, log, seat))
        if isinstance(seen, Verdict):
            raise unreadable(self._counted(asked, seen), bench, seat=seat)
        return seen

    def _readable(self, asked: Asked, verdict: Verdict, bench: Bench, seat: str) -> Verdict:
        """A verdict that is an answer; one on an unreadable log is a problem."""
        self._counted(asked, verdict)
        if verdict.verdict == UNREADABLE:
            raise unreadable(verdict, bench, seat=seat)
        return verdict

    def _counted(self, asked: Asked, verdict: Verdict) -> Verdict:
        """Count a verdict for the journal."""
        tally = asked.scope.get(VERDICTS)
        if tally is not None:
            tally[verdict.verdict] = tally.get(verdict.verdict, 0) + 1
        return verdict


def _required(parameter: Parameter) -> Parameter:
    return Parameter(parameter.name, parameter.text, missing="http-slip-missing")


def _headers(asked: Asked) -> dict[str, str]:
    return {"content-language": asked.lang, "cache-control": "no-store", "vary": "Accept, Accept-Language"}


def _answered(asked: Asked, content: bytes) -> Response:
    return Response(content, 200, _headers(asked), with_charset(asked.media))


def _judged_line(bench: Bench, log: Log, seat: str) -> Verdict:
    """The verdict on one log of many, whatever it is: who does not sit at its table gets none of it."""
    if not seat:
        return bench.judge(log)
    try:
        seen = seat_log(bench, log, seat)
    except UnknownSeatError:
        lost = Log(None, log.entry, problems=[Problem("log.unknown-seat", "http-seat-unknown")])
        return bench.judge(lost)
    return guarded(seen, bench.lang) if isinstance(seen, Verdict) else bench.judge(seen)


def _seated(question: Callable[[], Any]) -> Any:
    """Ask something for a seat.

    Raises:
        RefusedError: There is no such seat.
    """
    try:
        return question()
    except UnknownSeatError as error:
        raise RefusedError("parameter", slips=[Slip(str(error), None, parameter="seat")]) from None
