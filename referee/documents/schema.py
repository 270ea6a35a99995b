"""Shapes: a tree checked against a schema, every fault in an author's words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from referee.documents.located import MOST_DIGITS, MOST_FAULTS, STANDARD, digits_over, measured, within
from referee.documents.resources import shipped
from referee.documents.schema_tree import Schemas, compiled
from referee.documents.schema_words import Account
from referee.findings import Problem

if TYPE_CHECKING:
    from referencing import Registry

_SUFFIX: Final = ".schema.json"


def schema_problems(value: Any, schema_name: str) -> list[Problem]:
    """Check a tree against a shipped schema.

    JSON Schema 2020-12, but stricter in what it takes for alike: `5.0` is no whole number, `true` no number, and a
    pattern's `$` stands only at the very end of a text.

    Args:
        value: The tree, as `read_yaml` and `read_json` give it.
        schema_name: `log`, `rules` or `verdict`.

    Returns:
        All faults of its shape, in the order of the tree.
    """
    return _problems(value, _shipped_schema(schema_name.removesuffix(_SUFFIX) + _SUFFIX))


def _problems(value: Any, schema: Mapping[str, Any]) -> list[Problem]:
    unfit = _unfit(value)
    if unfit is not None:
        return [unfit]
    validator = _validator(schema)
    account = Account(value, _schemas(schema))
    problems = account.problems(islice(validator.iter_errors(value), MOST_FAULTS + 1))
    if len(problems) > MOST_FAULTS:
        last = problems[MOST_FAULTS]
        more = Problem("log.schema", "more-faults", {"limit": MOST_FAULTS}, last.path, last.on_key)
        problems[MOST_FAULTS:] = [more]
    return problems


def _unfit(value: Any) -> Problem | None:
    """What can not be checked at all: a tree from a program that is none, or that has no end."""
    _, excess = measured(value, STANDARD)
    if excess == "nodes":
        return Problem("log.too-large", "large-nodes", {"limit": STANDARD.nodes})
    if excess == "depth":
        deep = next(path for path, _ in within(value) if len(path) == STANDARD.depth)
        return Problem("log.too-large", "large-depth", {"limit": STANDARD.depth}, deep)
    for path, node in within(value):
        known = node is None or isinstance(node, str | bool | int | float | list | dict)
        if isinstance(node, int) and (count := digits_over(node)):
            args = {"count": count, "limit": MOST_DIGITS}
            return Problem("log.too-large", "large-number", args, path)
        if not known or (isinstance(node, dict) and not all(isinstance(key, str) for key in node)):
            return Problem("log.schema", "schema-not-json", path=path)
    return None


@cache
def _shipped_schema(file: str) -> Mapping[str, Any]:
    schema: Mapping[str, Any] = json.loads((shipped("schemas") / file).read_text("utf-8"))
    return schema


@cache
def _files() -> tuple[str, ...]:
    return tuple(sorted(each.name for each in shipped("schemas").iterdir() if each.name.endswith(_SUFFIX)))


@cache
def _registry() -> Registry[Any]:
    """All shipped schemas, by file: they refer to each other as files that stand side by side."""
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    return Registry().with_resources((file, DRAFT202012.create_resource(_shipped_schema(file))) for file in _files())


_VALIDATORS: Final[dict[int, tuple[Mapping[str, Any], Any]]] = {}
"""By the identity of the schema, which is kept beside."""


def _validator(schema: Mapping[str, Any]) -> Any:
    known = _VALIDATORS.get(id(schema))
    if known is None:
        known = _VALIDATORS[id(schema)] = schema, _strict()(schema, registry=_registry())
    return known[1]


def _schemas(schema: Mapping[str, Any]) -> Schemas:
    """A schema and all shipped ones, which it may refer to."""

    def valid(whole: Mapping[str, Any], part: Mapping[str, Any], value: Any) -> bool:
        return bool(_validator(whole).evolve(schema=part).is_valid(value))

    return Schemas(schema, [_shipped_schema(file) for file in _files()], _shipped_schema, valid)


@cache
def _strict() -> Any:
    """The validator of JSON Schema 2020-12 with our few differences."""
    from jsonschema import Draft202012Validator, validators

    def integer(_checker: Any, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", integer)
    keywords = {
        "pattern": _pattern,
        "properties": _properties,
        "patternProperties": _pattern_properties,
        "additionalProperties": _additional_properties,
        "const": _const,
        "enum": _enum,
    }
    extend: Any = validators.extend
    return extend(Draft202012Validator, validators=keywords, type_checker=checker)


def _pattern(validator: Any, pattern: str, instance: Any, _schema: Any) -> Iterator[Any]:
    from jsonschema import ValidationError

    if validator.is_type(instance, "string") and not compiled(pattern).search(instance):
        yield ValidationError("pattern")


def _properties(validator: Any, properties: Mapping[str, Any], instance: Any, _schema: Any) -> Iterator[Any]:
    if validator.is_type(instance, "object"):
        for key, schema in properties.items():
            if key in instance:
                yield from _entry(validator, key, instance[key], schema, key)


def _entry(validator: Any, key: str, value: Any, schema: Any, schema_path: str) -> Iterator[Any]:
    """Check an entry of a mapping; the schema library forgets where it is when the entry may not be there at all."""
    from jsonschema import ValidationError

    if schema is False:
        yield ValidationError(
            "never", "never", [key], instance=value, schema=False, schema_path=[schema_path], validator_value=False
        )
    else:
        yield from validator.descend(value, schema, path=key, schema_path=schema_path)


def _pattern_properties(validator: Any, patterns: Mapping[str, Any], instance: Any, _schema: Any) -> Iterator[Any]:
    if validator.is_type(instance, "object"):
        for pattern, schema in patterns.items():
            for key, value in instance.items():
                if compiled(pattern).search(key):
                    yield from _entry(validator, key, value, schema, pattern)


def _additional_properties(validator: Any, allowed: Any, instance: Any, schema: Mapping[str, Any]) -> Iterator[Any]:
    from jsonschema import ValidationError

    if not validator.is_type(instance, "object"):
        return
    named, patterns = schema.get("properties", {}), schema.get("patternProperties", {})
    for key, value in instance.items():
        if key in named or any(compiled(pattern).search(key) for pattern in patterns):
            continue
        if allowed is False:
            yield ValidationError("additional", path=[key], instance=value)
        else:
            yield from validator.descend(value, allowed, path=key)


def _const(_validator: Any, const: Any, instance: Any, _schema: Any) -> Iterator[Any]:
    from jsonschema import ValidationError

    if not _same(instance, const):
        yield ValidationError("const")


def _enum(_validator: Any, choices: list[Any], instance: Any, _schema: Any) -> Iterator[Any]:
    from jsonschema import ValidationError

    if not any(_same(instance, choice) for choice in choices):
        yield ValidationError("enum")


def _same(one: Any, other: Any) -> bool:
    """Whether two values are written alike: `5` and `5.0` are not, nor `1` and `true`."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(value, other[key]) for key, value in one.items())
    return bool(one == other)
