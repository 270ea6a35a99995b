"""The body of a request: all of it, its lines as they come, and the logs that it holds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import islice
from typing import Any

from starlette.types import Receive

from referee.adjudicate import Bench, Verdict, guarded
from referee.documents import Document, decode_text, read_json, read_yaml
from referee.findings import Problem, pointer
from referee.log import Log, from_bytes
from referee.service.problems import MOST_SLIPS, RefusedError, Slip


class GoneError(Exception):
    """The client has gone away: nobody waits for an answer."""


async def read_body(receive: Receive) -> bytes:
    """The whole body of a request.

    Raises:
        GoneError: The client has gone away.
        RefusedError: It is too large or too slow.
    """
    message = await receive()
    _there(message)
    first: bytes = message.get("body", b"")
    if not message.get("more_body", False):
        return first
    pieces = [first]
    while message.get("more_body", False):
        message = await receive()
        _there(message)
        pieces.append(message.get("body", b""))
    return b"".join(pieces)


async def read_lines(receive: Receive, most: int) -> AsyncIterator[bytes]:
    """The lines of a body as they come, each with its end; no more than one is ever held, nor of one more than needed.

    Args:
        receive: Gives the body.
        most: So many bytes of a line are handed on; the rest of it is thrown away.

    Raises:
        GoneError: The client has gone away.
        RefusedError: It is too slow.
    """
    held = bytearray()
    more = True
    while more:
        message = await receive()
        _there(message)
        more = message.get("more_body", False)
        piece: bytes = message.get("body", b"")
        begin = 0
        while (end := piece.find(b"\n", begin) + 1) > 0:
            if held:
                held += piece[begin : min(end, begin + max(0, most - len(held)))]
                yield bytes(held)
                held.clear()
            else:
                yield piece[begin : min(end, begin + most)]
            begin = end
        held += piece[begin : begin + max(0, most - len(held))]
    if held:
        yield bytes(held)


def _there(message: Any) -> None:
    if message["type"] == "http.disconnect":
        raise GoneError


def one_log(data: bytes, kind: str, bench: Bench, *, lines: bool = False) -> Log:
    """The one log of a body.

    Args:
        data: The body.
        kind: What it is.
        bench: Knows how much is read.
        lines: Several logs could be answered, if only a line for each were asked for.

    Raises:
        RefusedError: It holds several.
    """
    logs = list(islice(from_bytes(data, None, bench.limits, kind), 2))
    if len(logs) > 1:
        raise RefusedError("several-logs", words="http-several-logs-lines" if lines else "")
    return logs[0]


def trial_of(data: bytes, kind: str, bench: Bench, *, seat: str) -> tuple[Any, dict[str, Any]]:
    """The log and the act of a request to try one.

    Args:
        data: The body.
        kind: What it is, JSON or YAML.
        bench: Knows how much is read, and the language.
        seat: The seat that asks, if one does; it is told nothing that an unreadable log says.

    Raises:
        RefusedError: The body is not such a request; or its log's text cannot be read.
    """
    limits = bench.limits.text
    text = decode_text(data, limits)
    if isinstance(text, Problem):
        raise unreadable(bench.unreadable(Log(None), [text]), bench, seat=seat)
    documents = [read_json(text, limits)] if kind == "json" else list(islice(read_yaml(text, limits), 2))
    document = documents[0]
    if document.problems:
        raise _at_fault(document, bench, seat=seat)
    if len(documents) > 1:
        raise RefusedError("request", slips=[Slip("http-slip-documents", {}, pointer="")])
    request = document.value
    if not isinstance(request, dict):
        raise RefusedError("request", slips=[Slip("http-slip-form", {}, pointer="")])
    slips = [Slip(f"http-slip-{key}-missing", {}, pointer="") for key in ("log", "act") if key not in request]
    slips += [Slip("http-slip-key", {}, pointer=pointer((key,))) for key in request if key not in ("log", "act")][
        :MOST_SLIPS
    ]
    if "act" in request and not isinstance(request["act"], dict):
        slips.append(Slip("http-slip-act-kind", {}, pointer="/act"))
    if slips:
        raise RefusedError("request", slips=slips)
    return request["log"], request["act"]


def _at_fault(document: Document, bench: Bench, *, seat: str) -> RefusedError:
    """A text that cannot be read: a slip of the request; or, where the fault may be in the log, an unreadable log."""
    problems = [
        replace(each, span=each.span or document.span(each.path, on_key=each.on_key)) for each in document.problems
    ]
    within = [replace(each, path=each.path[1:]) for each in problems if each.path[:1] in ((), ("log",))]
    if within and (seat or len(within) == len(problems)):
        return unreadable(bench.unreadable(Log(None), within), bench, seat=seat)
    if seat:  # words and columns might tell how long the log before it is
        return RefusedError("request", slips=[Slip("http-slip-act-unreadable", {}, pointer(problems[0].path[:1]))])
    slips = []
    for each in problems:
        line, column = (each.span.line, each.span.column) if each.span else (None, None)
        slips.append(Slip(each.words, each.args, pointer(each.path), None, line, column))
    return RefusedError("request", slips=slips[:MOST_SLIPS])


def unreadable(verdict: Verdict, bench: Bench, *, seat: str) -> RefusedError:
    """A log that cannot be read, as a problem; to a seat only where, for what stands there may be hidden from it."""
    return RefusedError("log-unreadable", verdict=guarded(verdict, bench.lang) if seat else verdict)
