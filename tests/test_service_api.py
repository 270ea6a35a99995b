"""The interface as it is described: a valid description, and a service that keeps to it whatever is asked."""

from __future__ import annotations

import asyncio
import json
import re
from copy import deepcopy
from typing import Any
from urllib.parse import urlsplit

import requests
import schemathesis
from asking import Asker, exchange, interface, shape
from hypothesis import HealthCheck, settings
from openapi_spec_validator import validate
from schemathesis.config import SchemathesisConfig
from schemathesis.core.transport import Response

from referee.documents import shipped
from referee.service.application import application
from referee.service.problems import STATUS

NAMES = ["/v1/judge", "/v1/legal", "/v1/try", "/v1/view", "/v1/replay"]
CHOICES = ["/v1/games/{game}/rules", "/v1/games/{game}/rulebook"]
CONFIG = {
    "operations": [
        # No schema knows which seats a log has, nor which games, cards and options the rules have: what names others
        # has the right shape, and is no log that can be read (422), no seat of it (400), no variant of the game (400).
        {
            "include-path": path,
            "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "3xx", 400, 404, *more]}},
        }
        for paths, more in ((NAMES, [422]), (CHOICES, []))
        for path in paths
    ]
}
APP = application()
SCHEMA = schemathesis.openapi.from_dict(deepcopy(interface()), config=SchemathesisConfig.from_dict(CONFIG))
TRIED = {"/v1/judge": ["application/json", "application/jsonl"]}
for path in NAMES:
    # Every case is tried again for each media type: under their other names they are read by the same lines of code,
    # and so they are at every other address, YAML as well. `test_service` tries all of them.
    content = SCHEMA.raw_schema["paths"][path]["post"]["requestBody"]["content"]
    for media in set(content) - set(TRIED.get(path, ["application/json"])):
        del content[media]


def test_the_description_is_valid() -> None:
    validate(interface())


@schemathesis.serializer("application/jsonl", "application/x-ndjson", "application/x-jsonlines")
def lines(_: Any, text: Any) -> bytes:
    return str(text).encode()


@SCHEMA.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any) -> None:
    if case.media_type == "application/jsonl" and not isinstance(case.body, str):
        return  # a body is a text whatever stands in it, so there is no wrong one to be sent
    case.validate_response(answered(case))


def answered(case: Any) -> Response:
    """Ask as the case says, in this very thread: a client of schemathesis starts one for each question."""
    request = requests.Request(**case.as_transport_kwargs(base_url="http://localhost")).prepare()
    address = urlsplit(str(request.url))
    body = request.body.encode() if isinstance(request.body, str) else request.body or b""
    headers = {name.lower(): value for name, value in request.headers.items()}
    target = f"{address.path}?{address.query}"
    told = asyncio.run(exchange(APP, str(request.method), target, [body] if body else [], headers))
    given = {name: [value] for name, value in told.headers.items()}
    return Response(told.status, given, told.body, request, 0.0, True, "", "utf-8")


def test_the_shapes_are_the_schemas_that_ship() -> None:
    parts = interface()["components"]["schemas"]
    for file in shipped("schemas").iterdir():
        schema = json.loads(file.read_text("utf-8"))
        begin = file.name.removesuffix(".schema.json").capitalize()
        for name, part in {"": schema, **schema["$defs"]}.items():
            told = (
                parts.get(begin)
                if not name
                else next((parts[key] for key in (component(begin, name), component("", name)) if key in parts), None)
            )
            if begin == "Service" and not name:
                assert told is None, "it has nothing but parts"
                continue
            assert told is not None, (file.name, name)
            assert plain(told) == plain({key: value for key, value in part.items() if key not in ("$schema", "$defs")})


def component(begin: str, name: str) -> str:
    word = "".join(part[:1].upper() + part[1:] for part in name.split("-"))
    return word if word.startswith(begin) else begin + word


def plain(shape: Any) -> Any:
    """A shape without what its references are called."""
    if isinstance(shape, list):
        return [plain(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    return {key: "" if key == "$ref" else plain(part) for key, part in shape.items()}


def test_every_example_is_what_it_should_be() -> None:
    seen = 0
    for methods in interface()["paths"].values():
        for operation in methods.values():
            bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
            for body in bodies:
                for media, content in body.get("content", {}).items():
                    reference = content["schema"].get("$ref", "")
                    if "example" not in content:
                        continue
                    if reference:
                        shape(reference.rpartition("/")[2]).validate(content["example"])
                    else:
                        assert isinstance(content["example"], str), media
                    seen += 1
    assert seen > 50


def test_every_question_has_an_example_to_begin_with() -> None:
    for path, methods in interface()["paths"].items():
        for method, operation in methods.items():
            told = [each for each in operation["parameters"] if "$ref" not in each]
            named = [each for each in told if each["in"] == "path" or each.get("required")]
            assert all(each["example"] for each in named), (method, path)
            assert operation["summary"]
            assert operation["description"].endswith(".")
            if method == "post":
                assert "example" in operation["requestBody"]["content"]["application/json"]


def test_programs_that_are_written_from_the_description_have_a_name_for_everything() -> None:
    document = interface()
    operations = [each for methods in document["paths"].values() for each in methods.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names) > 30
    assert all(re.fullmatch("[a-z][A-Za-z]+", name) for name in names)
    assert "try" not in names, "a word that most languages keep for themselves"
    groups = [tag["name"] for tag in document["tags"]]
    assert sorted({group for operation in operations for group in operation["tags"]}) == sorted(groups)
    for operation in operations:
        for answer in operation["responses"].values():
            for media, content in answer.get("content", {}).items():
                assert "$ref" in content["schema"] or media != "application/json", operation["operationId"]
    text = json.dumps(document)
    parts = document["components"]
    for kind, name in re.findall(r'"\$ref": "#/components/([a-z]+)/([A-Za-z]+)"', text):
        assert name in parts[kind]
    for kind in ("parameters", "headers"):
        assert all(f'"#/components/{kind}/{name}"' in text for name in parts[kind]), "and nothing is left over"


def test_every_header_of_an_answer_is_described() -> None:
    ask = Asker(app=APP)
    log = interface()["paths"]["/v1/judge"]["post"]["requestBody"]["content"]["application/json"]["example"]
    seen = 0
    for method, target, body in (
        ("GET", "/v1/games", b""),
        ("GET", "/v1/games/none", b""),
        ("GET", "/", b""),
        ("POST", "/v1/judge", log),
        ("POST", "/v1/judge", b"{}"),
        ("POST", "/v1/view?sea=x", log),
    ):
        answer = ask(method, target, body)
        path = re.sub("/games/.+", "/games/{game}", target.partition("?")[0])
        told = interface()["paths"][path][method.lower()]["responses"][str(answer.status)]["headers"]
        usual = {"content-type", "content-length", "vary", "x-content-type-options"}
        assert set(answer.headers) - usual <= {name.lower() for name in told}, target
        assert {name.lower() for name in told if name != "Accept-Encoding"} <= set(answer.headers), target
        seen += len(told)
    assert seen > 20


def test_every_kind_of_problem_has_its_status_somewhere() -> None:
    described = {
        int(status)
        for methods in interface()["paths"].values()
        for operation in methods.values()
        for status in operation["responses"]
    }
    assert described >= {200, 304, 400, 404, 406, 408, 413, 415, 422, 500, 503}
    assert described - {200, 304} <= set(STATUS.values())
