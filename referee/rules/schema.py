"""The JSON Schema of rules, written from the typed model so that the two cannot drift apart."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from referee.rules.model import ExtensionModel, RulesModel

_KIND: Final = "Which kind of phase or step it is; the other keys hang on it."


def rules_schema() -> dict[str, Any]:
    """The schema of a rules file: a whole game, or, where it says `extends`, one that changes another."""
    (_, _), definitions = msgspec.json.schema_components([RulesModel, ExtensionModel], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rules of a trick-taking card game",
        "description": "A game as data: the referee judges recorded games by it.",
        "type": "object",
        "if": {"required": ["extends"]},
        "then": {"$ref": "#/$defs/ExtensionModel"},
        "else": {"$ref": "#/$defs/RulesModel"},
        "$defs": _tidied(definitions),
    }


def _tidied(node: Any) -> Any:
    """Alternatives that a `kind` tells apart are told apart by it, so that a fault is found in the right one."""
    if isinstance(node, dict):
        node = {key: _tidied(value) for key, value in node.items()}
        if isinstance(node.get("title"), str):
            node["title"] = _title(node["title"].removesuffix("Model"))
        for key, value in node.get("properties", {}).items():
            if isinstance(value, dict):
                told = {"description": _KIND} if key == "kind" else {}
                node["properties"][key] = {"title": _title(key), **told, **value}
        if "pattern" in node and "x-expected" in node:  # what an editor says instead of the pattern
            node["patternErrorMessage"] = f"Expected {node['x-expected']['en']}."
        discriminator = node.pop("discriminator", None)
        if discriminator:
            key, mapping = discriminator["propertyName"], discriminator["mapping"]
            del node["anyOf"]
            node |= {
                "type": "object",
                "required": [key],
                "properties": {key: {"description": _KIND, "enum": list(mapping)}},
                "allOf": [
                    {"if": {"properties": {key: {"const": value}}, "required": [key]}, "then": {"$ref": ref}}
                    for value, ref in mapping.items()
                ],
            }
        return node
    return [_tidied(value) for value in node] if isinstance(node, list) else node


def _title(name: str) -> str:
    """A name as a person reads it.

    >>> _title("TurnUpPhase"), _title("any-case")
    ('Turn up phase', 'Any case')
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])|-", " ", name).capitalize()
