"""What can be asked of the service: one table entry for each question, which both answers it and describes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.responses import Response
from starlette.types import Receive, Scope

from referee.documents import clip, suggest
from referee.service.negotiation import JSON, LINESES, YAMLS, best_media, header, media_type
from referee.service.problems import MOST_SLIPS, RefusedError, Slip, language_of
from referee.wording import LANGUAGES

KINDS: Final = {JSON: "json", **dict.fromkeys(YAMLS, "yaml"), **dict.fromkeys(LINESES, "jsonl")}
"""What a body is, by its content type."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of an address, in its path or behind its `?`.

    Args:
        name: Its name.
        text: What it does, for the description of the interface.
        choices: What it may be, where that is listed.
        pattern: What it looks like, where it has a form.
        several: It may be given several times.
        missing: The key of what is said where it is missing; empty: it may be.
    """

    name: str
    text: str
    choices: tuple[str, ...] = ()
    pattern: str = ""
    several: bool = False
    missing: str = ""


LANG: Final = Parameter("lang", "The language of texts; it goes before `Accept-Language`.", LANGUAGES)


@dataclass(frozen=True)
class Given:
    """One form of an answer.

    Args:
        media: Its media type.
        schema: The schema of what it holds; empty: it is a text.
        text: What it is, where that needs to be said.
    """

    media: str
    schema: str = ""
    text: str = ""


LOGS: Final = "logs"
GAMES: Final = "games"
FINDINGS: Final = "findings"
SERVICE: Final = "service"
GROUPS: Final = {
    LOGS: "What can be asked about a log, which goes in the body. Nothing is kept.",
    GAMES: "The games, their rules as data and in words, and recorded examples.",
    FINDINGS: "The codes of findings.",
    SERVICE: "The page, the description of the interface, and how the service is.",
}
"""What a question can be about."""


@dataclass(frozen=True)
class Endpoint:
    """A question that can be asked of the service.

    Args:
        group: What it is about, one of `GROUPS`.
        method: `GET` (and `HEAD` with it) or `POST`.
        path: Its address, with places for what is named in it.
        name: What programs call it.
        title: What it is, in a few words.
        text: What it does, in sentences.
        handler: Answers it.
        gives: The forms of the answer, the usual one first.
        takes: The content types of the body.
        body: The schema of the body.
        parameters: What may stand behind the `?`, beside `lang`.
        problems: What may come instead of an answer, beside what may come of every question.
        lenient: Parameters that are not known are passed over, as is usual for pages.
        kept: The answer stays the same, so it has a tag.
        spoken: The answer has texts in some language.
    """

    group: str
    method: str
    path: str
    name: str
    title: str
    text: str
    handler: Callable[[Asked], Awaitable[Response]]
    gives: tuple[Given, ...]
    takes: tuple[str, ...] = ()
    body: str = ""
    parameters: tuple[Parameter, ...] = ()
    problems: tuple[str, ...] = ()
    lenient: bool = False
    kept: bool = False
    spoken: bool = True

    @cached_property
    def offers(self) -> tuple[str, ...]:
        """The media types of the answer."""
        return tuple(given.media for given in self.gives)


@dataclass(frozen=True)
class Asked:
    """A question as it was asked, its parameters and headers looked through.

    Args:
        scope: The request, as the server hands it over.
        receive: Gives its body.
        lang: The language of the answer.
        media: The media type of the answer, the best of what is on offer.
        kind: What the body is: `json`, `yaml` or `jsonl`; empty where there is none.
        path: What is named in the address.
        parameters: What stands behind the `?`.
    """

    scope: Scope
    receive: Receive
    lang: str
    media: str
    kind: str
    path: Mapping[str, str]
    parameters: Mapping[str, Sequence[str]]

    @classmethod
    def of(cls, endpoint: Endpoint, scope: Scope, receive: Receive) -> Asked:
        """Look a request through.

        Raises:
            RefusedError: Its parameters or headers are wrong.
        """
        parameters = _parameters(endpoint, scope)
        kind = _kind(endpoint, scope) if endpoint.takes else ""
        media = best_media(header(scope, b"accept"), endpoint.offers)
        if media is None:
            raise not_acceptable(endpoint.offers)
        return cls(scope, receive, language_of(scope), media, kind, scope.get("path_params", {}), parameters)

    def one(self, name: str, usual: str = "") -> str:
        """A parameter's value."""
        return self.parameters.get(name, [usual])[0]

    def several(self, name: str) -> Sequence[str]:
        """All values of a parameter."""
        return self.parameters.get(name, ())

    def media_of(self, offers: tuple[str, ...]) -> str:
        """The best media type of a narrower choice.

        Raises:
            RefusedError: None of them will do.
        """
        media = best_media(header(self.scope, b"accept"), offers)
        if media is None:
            raise not_acceptable(offers)
        return media


def not_acceptable(offers: Sequence[str]) -> RefusedError:
    """The client takes nothing of what there is."""
    return RefusedError("not-acceptable", {"offers": ", ".join(offers)})


def _kind(endpoint: Endpoint, scope: Scope) -> str:
    """What the body is."""
    known = ", ".join(endpoint.takes)
    given = header(scope, b"content-type")
    media, charset = media_type(given)
    wanted = {"accept": known}  # as RFC 9110, 15.5.16 has it
    if not media:
        raise RefusedError("media-type", {"known": known}, words="http-media-type-missing", headers=wanted)
    if media not in endpoint.takes:
        words = "http-media-type-form" if media in _FORMS else ""
        raise RefusedError("media-type", {"given": clip(media), "known": known}, words=words, headers=wanted)
    if charset not in (None, "utf-8", "utf8", "us-ascii"):
        raise RefusedError("media-type", {"given": clip(charset)}, words="http-media-type-charset", headers=wanted)
    packed = header(scope, b"content-encoding")
    if packed is not None and packed.strip().lower() not in ("", "identity"):
        raise RefusedError("content-encoding", {"given": clip(packed)}, headers={"accept-encoding": "identity"})
    return KINDS[media]


_FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data")
"""What a program says of a body when nobody has told it what it is."""


def _parameters(endpoint: Endpoint, scope: Scope) -> dict[str, list[str]]:
    """What stands behind the `?`, each with its values."""
    query: bytes = scope["query_string"]
    if not query and not any(parameter.missing for parameter in endpoint.parameters):
        return {}
    known = {parameter.name: parameter for parameter in (*endpoint.parameters, LANG)}
    found: dict[str, list[str]] = {}
    slips: list[Slip] = []
    for name, value in parse_qsl(query.decode("utf-8", "replace"), keep_blank_values=True):
        if name in known:
            found.setdefault(name, []).append(value)
        elif not endpoint.lenient:
            slips.append(_unknown(name, list(known)))
    for name, parameter in known.items():
        if name in found:
            slips += _wrong(parameter, found[name])
        elif parameter.missing:
            slips.append(Slip(parameter.missing, {}, parameter=name))
    if slips:
        raise RefusedError("parameter", slips=slips[:MOST_SLIPS])
    return found


def _unknown(name: str, known: Sequence[str]) -> Slip:
    near = suggest(name, known)
    words = "http-slip-unknown" if near is None else "http-slip-unknown-near"
    return Slip(words, {"known": ", ".join(known), "hint": near}, parameter=clip(name))


def _wrong(parameter: Parameter, values: Sequence[str]) -> list[Slip]:
    """What is wrong with the values of a parameter."""
    if len(values) > 1 and not parameter.several:
        return [Slip("http-slip-twice", {}, parameter=parameter.name)]
    if "" in values:
        return [Slip("http-slip-empty", {}, parameter=parameter.name)]
    if not parameter.choices:
        return []
    return [choice_slip(parameter.name, value, parameter.choices) for value in values if value not in parameter.choices]


def choice_slip(name: str, value: str, choices: Sequence[str]) -> Slip:
    """A value that is none of the choices."""
    near = suggest(value, choices)
    args: dict[str, Any] = {"given": clip(value), "known": ", ".join(choices), "hint": near}
    return Slip("http-slip-choice" if near is None else "http-slip-choice-near", args, parameter=name)
