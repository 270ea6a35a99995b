"""Whatever a request cannot be answered with: a problem as RFC 9457 has it, in the language asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from referee.adjudicate import Verdict, one_line
from referee.documents import clip, suggest
from referee.service.negotiation import PROBLEM, best_language, header
from referee.wording import LANGUAGES, say

MOST_SLIPS: Final = 20
"""So many things that are wrong with one request are told."""
STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "parameter": 400,
    "request": 400,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-version": 404,
    "unknown-example": 404,
    "unknown-code": 404,
    "unknown-problem": 404,
    "method-not-allowed": 405,
    "not-acceptable": 406,
    "body-too-slow": 408,
    "head-too-slow": 408,
    "body-too-large": 413,
    "address-too-long": 414,
    "media-type": 415,
    "content-encoding": 415,
    "log-unreadable": 422,
    "several-logs": 422,
    "head-too-large": 431,
    "internal": 500,
    "rules-faulty": 500,
    "too-busy": 503,
    "judging-too-slow": 503,
    "shutting-down": 503,
    "too-many-connections": 503,
    "http-version": 505,
}
"""Every kind of problem, and the status that it comes with."""


@dataclass(frozen=True)
class Slip:
    """One thing that is wrong with a request.

    Args:
        words: The key of its sentence; or the sentence itself, where it is in the right language already.
        args: What fills it; None where nothing is to be filled.
        pointer: Where it is in the body, as a JSON Pointer.
        parameter: Which parameter it is.
        line: The line of the body, from 1.
        column: The column in that line, from 1, in code points.
    """

    words: str
    args: Mapping[str, object] | None
    pointer: str | None = None
    parameter: str | None = None
    line: int | None = None
    column: int | None = None

    def told(self, lang: str) -> dict[str, Any]:
        """The slip as a problem names it."""
        detail = self.words if self.args is None else say(self.words, self.args, lang)
        place = {"pointer": self.pointer, "parameter": self.parameter, "line": self.line, "column": self.column}
        return {"detail": detail} | {key: value for key, value in place.items() if value is not None}


class RefusedError(Exception):
    """A request that cannot be answered as asked.

    Args:
        name: The kind of problem, one of `STATUS`.
        args: What fills its sentence.
        words: The key of its sentence, where it is not the usual one of its kind.
        slips: What is wrong, piece by piece.
        verdict: The verdict on a log that cannot be read.
        headers: More headers of the answer, as in `{"retry-after": "1"}`.
    """

    def __init__(
        self,
        name: str,
        args: Mapping[str, object] | None = None,
        *,
        words: str = "",
        slips: Sequence[Slip] = (),
        verdict: Verdict | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(name)
        self.name = name
        self.args_told = dict(args or {})
        self.words = words or f"http-{name}-detail"
        self.slips = tuple(slips)
        self.verdict = verdict
        self.headers = dict(headers or {})

    @property
    def status(self) -> int:
        """The status that it is answered with."""
        return STATUS[self.name]

    def response(self, lang: str) -> Response:
        """The problem as an answer."""
        problem: dict[str, Any] = {
            "type": f"/problems/{self.name}",
            "title": say(f"http-{self.name}", {}, lang),
            "status": self.status,
            "detail": say(self.words, self.args_told, lang),
        }
        slips = self.slips
        if self.verdict is not None:
            slips = tuple(Slip(f.message, None, f.at, None, f.line, f.column) for f in self.verdict.findings)
        if slips:
            problem["errors"] = [slip.told(lang) for slip in slips]
            problem["detail"] += self._foremost(slips, lang)
        if self.verdict is not None:
            problem["verdict"] = self.verdict
        headers = {
            "content-language": lang,
            "cache-control": "no-store",
            "vary": "Accept, Accept-Language",
            "x-content-type-options": "nosniff",
        }
        return Response(one_line(problem), self.status, headers | self.headers, PROBLEM)

    def _foremost(self, slips: Sequence[Slip], lang: str) -> str:
        """What is wrong first of all, for whoever reads no further."""
        told = slips[0].told(lang)["detail"]
        where = slips[0].parameter or slips[0].pointer
        text = f" {where}: {told}" if where else f" {told}"
        if len(slips) > 1:
            text += " " + say("http-more-one" if len(slips) == 2 else "http-more", {"count": len(slips) - 1}, lang)
        return text


def not_there(kind: str, name: str, known: Iterable[str]) -> RefusedError:
    """Something of a name that is not there: what was probably meant, or what there is.

    Args:
        kind: The kind of problem.
        name: What was asked for.
        known: What there is.
    """
    known = list(known)
    near = suggest(name, known)
    words = "near" if near is not None else "detail" if known else "none"
    args = {"name": clip(name), "hint": near, "known": ", ".join(known)}
    return RefusedError(kind, args, words=f"http-{kind}-{words}")


SPOKEN: Final = "referee.lang"
"""Where a request keeps the language of a service that is asked for none that it speaks."""


def language_of(scope: Scope) -> str:
    """The language that a request is answered in, as far as it can be told from it; a wrong one is passed over."""
    query: bytes = scope["query_string"]
    if query:
        asked = [value for name, value in parse_qsl(query.decode("utf-8", "replace")) if name == "lang"]
        if len(asked) == 1 and asked[0] in LANGUAGES:
            return asked[0]
    return best_language(header(scope, b"accept-language"), scope.get(SPOKEN, LANGUAGES[0]))


def problem_bytes(name: str, lang: str = "en", args: Mapping[str, object] | None = None) -> tuple[int, bytes]:
    """A problem that is told before there is a request: its status and its body."""
    refused = RefusedError(name, args)
    return refused.status, bytes(refused.response(lang).body)


async def answer_refused(scope: Scope, receive: Receive, send: Send, refused: RefusedError) -> None:
    """Answer a request with a problem."""
    await refused.response(language_of(scope))(scope, receive, send)
