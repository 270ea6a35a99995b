"""Asking the service in this process: no socket, and every answer held against what the interface says of it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from urllib.parse import unquote

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from referee.service.application import application
from referee.service.settings import Settings

PROBLEM = "application/problem+json"


@dataclass
class Answer:
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    parts: list[bytes] = field(default_factory=list)
    ended: bool = False

    @property
    def body(self) -> bytes:
        return b"".join(self.parts)

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def media(self) -> str:
        return self.headers.get("content-type", "").partition(";")[0]

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.body.splitlines()]

    @property
    def problem(self) -> str:
        """The kind of problem that it is."""
        assert self.media == PROBLEM, (self.status, self.media, self.body[:200])
        told = self.json()
        assert told["status"] == self.status
        return str(told["type"]).removeprefix("/problems/")


async def exchange(app: Any, method: str, target: str, pieces: Iterable[bytes], headers: Mapping[str, str]) -> Answer:
    """One request and its answer, as a server would hand them on."""
    address, _, query = target.partition("?")
    path = unquote(address)
    body = list(pieces)
    answer = Answer()

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0)
        if not body:
            return {"type": "http.request", "body": b"", "more_body": False}
        piece = body.pop(0)
        return {"type": "http.request", "body": piece, "more_body": bool(body)}

    async def send(message: Mapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            assert not answer.status, "an answer begins once"
            answer.status = message["status"]
            for name, value in message["headers"]:
                key = name.decode("ascii")
                assert key == key.lower()
                known = answer.headers.get(key)
                answer.headers[key] = (
                    value.decode("latin-1") if known is None else f"{known}, {value.decode('latin-1')}"
                )
        else:
            assert answer.status, "a body has a beginning"
            assert not answer.ended, "nothing comes after the end"
            answer.parts.append(message.get("body", b""))
            answer.ended = not message.get("more_body", False)

    length = {"content-length": str(sum(map(len, body)))} if body and "transfer-encoding" not in headers else {}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in {**length, **headers}.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, receive, send)
    return answer


class Asker:
    """Asks a service, and holds every answer against the description of its interface.

    Args:
        settings: How the service is set up.
        app: The service, where it is there already.
    """

    def __init__(self, settings: Settings | None = None, app: Any = None) -> None:
        self.app = app or application(settings)

    def __call__(
        self,
        method: str,
        target: str,
        body: bytes | str | Mapping[str, Any] = b"",
        media: str = "",
        *,
        pieces: Sequence[bytes] | None = None,
        **headers: str,
    ) -> Answer:
        if isinstance(body, Mapping):
            body, media = json.dumps(body, ensure_ascii=False), media or "application/json"
        data = body.encode() if isinstance(body, str) else body
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if media:
            given["content-type"] = media
        parts = list(pieces) if pieces is not None else [data] if data else []
        answer = asyncio.run(exchange(self.app, method, target, parts, given))
        assert answer.ended, "every answer has an end"
        self.hold(method, target.partition("?")[0], answer)
        return answer

    def get(self, target: str, **headers: str) -> Answer:
        return self("GET", target, **headers)

    def post(self, target: str, body: bytes | str | Mapping[str, Any], media: str = "", **headers: str) -> Answer:
        return self("POST", target, body, media, **headers)

    def hold(self, method: str, path: str, answer: Answer) -> None:
        """Hold an answer against the description."""
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["request-id"]
        document = interface()
        if answer.status >= 400:
            assert answer.media == PROBLEM
            if method != "HEAD":
                shape("Problem").validate(answer.json())
        operation = _operation(document, method.lower(), path)
        if operation is None:
            assert answer.status in (204, 404, 405), (method, path, answer.status)
            return
        told = operation["responses"].get(str(answer.status))
        assert told is not None, (method, path, answer.status, "is not described")
        if method == "HEAD" or answer.status == 304:
            assert not answer.body
            return
        content = told["content"]
        assert answer.media in content, (answer.media, list(content))
        schema = content[answer.media]["schema"]
        component = schema.get("$ref", "").rpartition("/")[2]
        if answer.media.endswith("json") and component:
            shape(component).validate(answer.json())
        elif answer.media in ("application/jsonl", "application/x-ndjson", "application/x-jsonlines"):
            for line in answer.lines:
                shape("Verdict").validate(line)


@cache
def interface() -> dict[str, Any]:
    """What the service says of its interface."""
    answer = asyncio.run(exchange(application(), "GET", "/openapi.json", [], {}))
    assert answer.status == 200, answer.body
    document: dict[str, Any] = answer.json()
    return document


@cache
def shape(component: str) -> Draft202012Validator:
    """What a part of the interface must look like."""
    resource = Resource.from_contents(interface(), default_specification=DRAFT202012)
    registry: Registry[Any] = Registry().with_resource("urn:interface", resource)
    return Draft202012Validator({"$ref": f"urn:interface#/components/schemas/{component}"}, registry=registry)


def _operation(document: Mapping[str, Any], method: str, path: str) -> Mapping[str, Any] | None:
    for template, methods in document["paths"].items():
        if re.fullmatch(re.sub(r"\{[a-z]+\}", "[^/]+", template), path):
            found: Mapping[str, Any] | None = methods.get(method)
            return found
    return None
