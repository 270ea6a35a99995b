"""The description of the interface (OpenAPI 3.1): its shapes are the schemas that ship, its examples shipped games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.metadata import metadata
from typing import Any, Final

from starlette.responses import Response

from referee.adjudicate import one_line
from referee.documents import shipped
from referee.service.benches import Benches
from referee.service.endpoints import GROUPS, LANG, SERVICE, Asked, Endpoint, Given, Parameter
from referee.service.kept import Kept
from referee.service.limits import ALWAYS
from referee.service.negotiation import HTML, JSON, LINESES, PROBLEM
from referee.service.problems import STATUS
from referee.service.showing import Shown
from referee.wording import say

SCHEMAS: Final = {"log": "Log", "verdict": "Verdict", "replay": "Replay", "rules": "Rules", "service": ""}
"""The schemas that ship, and what the names of their parts begin with here."""
_NESTED: Final = "#/$defs/"
_FILE: Final = re.compile(r"([a-z]+)\.schema\.json(?:#/\$defs/(.+))?")
_ALWAYS: Final = ("parameter", "not-acceptable", "internal")
"""The problems that may come instead of any answer."""
_WITH_BODY: Final = ("body-too-slow", "body-too-large", "media-type", "content-encoding")
_SPOKEN: Final = "en"
_PATH: Final = re.compile(r"\{([a-z]+)\}")


class Interface:
    """Answers how everything is asked.

    Args:
        endpoints: All else that can be asked.
        benches: Knows the games, for the examples.
    """

    def __init__(self, endpoints: Sequence[Endpoint], benches: Benches) -> None:
        self._every = [*endpoints, *self.endpoints()]
        self._benches = benches
        self._kept: Kept | None = None

    def endpoints(self) -> Sequence[Endpoint]:
        """What can be asked."""
        return (
            Endpoint(
                SERVICE,
                "GET",
                "/openapi.json",
                "getInterface",
                "The description of the interface",
                "All that can be asked, for programs: OpenAPI 3.1.",
                self.interface,
                (Given(JSON, "Interface"),),
                lenient=True,
                kept=True,
            ),
        )

    async def interface(self, asked: Asked) -> Response:
        """The description; it is made when it is asked for first."""
        if self._kept is None:
            self._kept = Kept(one_line(await described(self._every, self._benches)), JSON, _SPOKEN)
        return self._kept.response(asked)


async def described(endpoints: Sequence[Endpoint], benches: Benches) -> dict[str, Any]:
    """The description of the interface.

    Args:
        endpoints: All that can be asked.
        benches: Knows the games, for the examples.
    """
    shown = Shown(benches)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        path = paths.setdefault(endpoint.path, {})
        path[endpoint.method.lower()] = await _operation(endpoint, shown)
        if endpoint.method == "GET":
            path["head"] = _head(path["get"])
    about = metadata("referee")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Referee",
            "version": about["Version"],
            "summary": about["Summary"],
            "description": (
                "Logs go in the body; a log that can be judged, however faulty, is answered with 200 and its verdict."
                " Texts are in the language of `lang`, else of `Accept-Language`; codes, ids and values are the same in"
                " every language. Whatever is no answer is a problem (RFC 9457), whose `type` leads to what it means."
            ),
        },
        "tags": [{"name": name, "description": text} for name, text in GROUPS.items()],
        "paths": paths,
        "components": {
            "schemas": components() | {_choice(each): _schema(each) for each in _chosen(endpoints)},
            "parameters": {each["name"].replace("-", ""): each for each in (_ACCEPT_LANGUAGE, _IF_NONE_MATCH)},
            "headers": {name.replace("-", ""): _text(text) for name, text in _HEADERS.items()},
        },
    }


# --- shapes ---


@cache
def components() -> dict[str, Any]:
    """All shapes: the schemas that ship, each part by a name of its own; only references are written otherwise."""
    found: dict[str, Any] = {}
    for name, begin in SCHEMAS.items():
        schema = json.loads((shipped("schemas") / f"{name}.schema.json").read_text("utf-8"))
        parts = schema.pop("$defs", {})
        schema.pop("$schema")
        if begin:
            found[begin] = _referring(schema, name)
        found |= {_component(name, part): _referring(shape, name) for part, shape in parts.items()}
    return found


def _component(schema: str, part: str | None) -> str:
    """The name of a part of a schema.

    >>> _component("verdict", "finding"), _component("service", "legal-answer"), _component("rules", "RulesModel")
    ('VerdictFinding', 'LegalAnswer', 'RulesModel')
    """
    begin = SCHEMAS[schema]
    if part is None:
        return begin
    name = "".join(word[:1].upper() + word[1:] for word in part.split("-"))
    return name if name.startswith(begin) else begin + name


def _referring(shape: Any, schema: str) -> Any:
    """A shape with its references led to where the parts are here."""
    if isinstance(shape, list):
        return [_referring(part, schema) for part in shape]
    if not isinstance(shape, dict):
        return shape
    return {
        key: _led(part, schema) if key == "$ref" and isinstance(part, str) else _referring(part, schema)
        for key, part in shape.items()
    }


def _led(reference: str, schema: str) -> str:
    if reference.startswith(_NESTED):
        return _ref(_component(schema, reference.removeprefix(_NESTED)))["$ref"]
    file = _FILE.fullmatch(reference)
    assert file is not None, reference
    return _ref(_component(file[1], file[2]))["$ref"]


def _ref(component: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{component}"}


# --- questions ---


async def _operation(endpoint: Endpoint, shown: Shown) -> dict[str, Any]:
    """One question: what it takes and what it gives."""
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "tags": [endpoint.group],
        "summary": endpoint.title,
        "description": endpoint.text,
        "parameters": list(_parameters(endpoint, shown)),
    }
    if endpoint.takes:
        content = {media: _content(media, endpoint.body, shown.sent(endpoint, media)) for media in endpoint.takes}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"] = await _responses(endpoint, shown)
    return operation


def _head(get: Mapping[str, Any]) -> dict[str, Any]:
    """The same without the content."""
    responses = {
        status: {key: part for key, part in response.items() if key != "content"}
        for status, response in get["responses"].items()
    }
    return {**get, "operationId": f"{get['operationId']}Head", "responses": responses}


def _content(media: str, component: str, example: Any) -> dict[str, Any]:
    """What stands in a body of some media type."""
    text = not component or media in LINESES
    content: dict[str, Any] = {"schema": {"type": "string"} if text else _ref(component)}
    if example is not None:
        content["example"] = example
    return content


def _parameters(endpoint: Endpoint, shown: Shown) -> Iterable[dict[str, Any]]:
    for name in _PATH.findall(endpoint.path):
        schema: dict[str, Any] = {"type": "string", "minLength": 1}
        yield {"name": name, "in": "path", "required": True, "schema": schema, "example": shown.named(name)}
    for parameter in (*endpoint.parameters, LANG):
        yield _parameter(parameter, shown)
    yield {"$ref": "#/components/parameters/AcceptLanguage"}
    if endpoint.method == "GET" and endpoint.kept:
        yield {"$ref": "#/components/parameters/IfNoneMatch"}


_ACCEPT_LANGUAGE: Final[dict[str, Any]] = {
    "name": "Accept-Language",
    "in": "header",
    "description": "The languages that are liked, as RFC 9110 has it; the best of those spoken here is taken.",
    "schema": {"type": "string"},
    "example": "de-AT, en;q=0.5",
}
_IF_NONE_MATCH: Final[dict[str, Any]] = {
    "name": "If-None-Match",
    "in": "header",
    "description": "The `ETag` of an answer that the client has; if it is still the same, only that is told.",
    "schema": {"type": "string"},
}


def _parameter(parameter: Parameter, shown: Shown) -> dict[str, Any]:
    schema = _ref(_choice(parameter)) if parameter.choices else _schema(parameter)
    told: dict[str, Any] = {
        "name": parameter.name,
        "in": "query",
        "description": parameter.text,
        "required": bool(parameter.missing),
        "schema": {"type": "array", "items": schema} if parameter.several else schema,
    }
    if parameter.name == "seat":
        told["example"] = shown.seat
    return told


def _schema(parameter: Parameter) -> dict[str, Any]:
    """What a parameter looks like."""
    if parameter.choices:
        return {"title": parameter.text, "type": "string", "enum": list(parameter.choices)}
    return {"type": "string", "minLength": 1} | ({"pattern": parameter.pattern} if parameter.pattern else {})


def _choice(parameter: Parameter) -> str:
    """The name of the shape of a parameter that has one of its own."""
    return f"{parameter.name.capitalize()}Choice"


def _chosen(endpoints: Iterable[Endpoint]) -> Iterable[Parameter]:
    """The parameters of which every possible value is known."""
    return [each for endpoint in endpoints for each in (*endpoint.parameters, LANG) if each.choices]


async def _responses(endpoint: Endpoint, shown: Shown) -> dict[str, Any]:
    """What comes back, by status."""
    content = {
        given.media: _content(given.media, given.schema, await shown.given(endpoint, given.media))
        for given in endpoint.gives
    }
    told = " ".join(given.text for given in endpoint.gives if given.text) or endpoint.title
    found: dict[str, Any] = {"200": {"description": told, "headers": _headers(endpoint), "content": content}}
    if endpoint.kept:
        found["304"] = {"description": "The client has it already.", "headers": _headers(endpoint)}
    names = [*_ALWAYS, *(_WITH_BODY if endpoint.takes else ()), *endpoint.problems]
    if endpoint.path != ALWAYS:
        names.append("too-busy")
    by_status: dict[int, list[str]] = {}
    for name in STATUS:
        if name in names:
            by_status.setdefault(STATUS[name], []).append(name)
    for status, kinds in sorted(by_status.items()):
        found[str(status)] = {
            "description": "; ".join(say(f"http-{kind}", {}, _SPOKEN) for kind in kinds) + ".",
            "headers": _named("Request-Id", "Content-Language", "Cache-Control", *_MORE.get(status, ())),
            "content": {PROBLEM: {"schema": _ref("Problem"), "example": shown.problem(endpoint, kinds[0])}},
        }
    return found


_HEADERS: Final = {
    "Request-Id": "The number of this request in the service's journal.",
    "X-Content-Type-Options": "Always `nosniff`.",
    "Content-Language": "The language of the texts; several where they are there in several.",
    "Cache-Control": "`no-cache` where there is an `ETag`: it may be kept, but must be asked for. Else `no-store`.",
    "Vary": "What else the answer hangs on.",
    "ETag": "The mark of this very answer: rules, language, form or program, whatever changes the answer changes it."
    " Of what is told of one game's rules it begins with their digest, as a verdict names it, without `sha256:`.",
    "Content-Security-Policy": "What the page may load.",
    "Referrer-Policy": "Always `no-referrer`.",
    "Retry-After": "After how many seconds it may be tried again.",
    "Accept": "What the body may be.",
    "Accept-Encoding": "Always `identity`: how the body may be packed.",
}
_MORE: Final = {415: ("Accept", "Accept-Encoding"), 503: ("Retry-After",)}
"""What stands only in some problems."""


def _headers(endpoint: Endpoint) -> dict[str, Any]:
    headers = _named("Request-Id", "X-Content-Type-Options", "Cache-Control")
    if endpoint.spoken:
        headers |= _named("Content-Language", "Vary")
    if endpoint.kept:
        headers |= _named("ETag")
    if HTML in endpoint.offers:
        headers |= _named("Content-Security-Policy", "Referrer-Policy")
    return headers


def _named(*names: str) -> dict[str, Any]:
    """Headers by their names, each described in one place."""
    return {name: {"$ref": f"#/components/headers/{name.replace('-', '')}"} for name in names}


def _text(description: str) -> dict[str, Any]:
    return {"description": description, "schema": {"type": "string"}}
