"""Schemas as trees: which file a part of one belongs to, what its references mean, which keys it knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

Schema = Mapping[str, Any]

_NOTHING: Final = object()


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    r"""A pattern as JSON Schema means it: `$` is the very end, `\d` is a digit from 0 to 9.

    >>> bool(compiled("^[a-z]+$").search("ab")), bool(compiled("^[a-z]+$").search("ab\n"))
    (True, False)
    """
    pieces = re.findall(r"\\.|\[(?:\\.|[^\]\\])*\]|.", pattern, re.DOTALL)
    return re.compile("".join(r"\Z" if piece == "$" else piece for piece in pieces), re.ASCII)


class Keys:
    """The keys that a schema knows for a mapping: those it names, in its order, and those of a form."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.patterns: list[str] = []
        self.every = False

    def knows(self, key: str) -> bool:
        """Whether a key is among them."""
        return self.every or key in self.names or any(compiled(each).search(key) for each in self.patterns)


class Schemas:
    """A schema and the files that it refers to.

    Args:
        root: The schema.
        others: The other schemas, which it may refer to.
        load: Loads another one by its file.
        valid: Tells whether a tree keeps to a part of a schema, given the whole that the part belongs to.
    """

    def __init__(
        self,
        root: Schema,
        others: Iterable[Schema],
        load: Callable[[str], Schema],
        valid: Callable[[Schema, Schema, Any], bool],
    ) -> None:
        self._load = load
        self._valid = valid
        self._wholes: dict[int, Schema] = {}  # by the identity of a part; all parts live as long as their whole
        for whole in (root, *others):
            self._take_in(whole)

    def keys(self, schema: Schema, instance: Any = _NOTHING) -> Keys:
        """The keys that a schema knows for a mapping; with an instance, only by what of the schema holds for it."""
        keys = Keys()
        self._collect(schema, instance, keys, set())
        return keys

    def _collect(self, schema: Any, instance: Any, keys: Keys, seen: set[int]) -> None:
        if not isinstance(schema, Mapping) or id(schema) in seen:
            return
        seen.add(id(schema))
        keys.names.extend(key for key in schema.get("properties", ()) if key not in keys.names)
        keys.patterns.extend(schema.get("patternProperties", ()))
        if schema.get("additionalProperties", False) is not False:
            keys.every = True
        for part in self._parts(schema, instance):
            self._collect(part, instance, keys, seen)

    def _parts(self, schema: Schema, instance: Any) -> Iterator[Any]:
        """The schemas that speak of the same mapping as this one."""
        for reference in ("$ref", "$dynamicRef"):
            if reference in schema:
                yield self._meant(schema, schema[reference])
        for keyword in ("allOf", "anyOf", "oneOf"):
            yield from (part for part in schema.get(keyword, ()) if self._holds(schema, part, instance))
        if "if" in schema:
            if instance is _NOTHING:
                yield from (schema.get(keyword) for keyword in ("if", "then", "else"))
            elif self._holds(schema, schema["if"], instance):
                yield schema["if"]
                yield schema.get("then")
            else:
                yield schema.get("else")
        for key, part in schema.get("dependentSchemas", {}).items():
            if instance is _NOTHING or key in instance:
                yield part

    def _holds(self, schema: Schema, part: Any, instance: Any) -> bool:
        if instance is _NOTHING or isinstance(part, bool):
            return part is not False
        return self._valid(self._whole(schema), part, instance)

    def _whole(self, part: Schema) -> Schema:
        return self._wholes.get(id(part), part)

    def _meant(self, schema: Schema, reference: str) -> Any:
        """What a reference in a schema means; None when that can not be told."""
        from urllib.parse import unquote

        file, _, pointer = reference.partition("#")
        node: Any = self._load(file) if file else self._whole(schema)
        try:
            for step in unquote(pointer).split("/")[1:]:
                step = step.replace("~1", "/").replace("~0", "~")
                node = node[int(step)] if isinstance(node, list) else node[step]
        except (LookupError, ValueError):
            return None
        return node

    def _take_in(self, whole: Schema) -> None:
        waiting: list[Any] = [whole]
        while waiting:
            node = waiting.pop()
            if isinstance(node, Mapping):
                self._wholes.setdefault(id(node), whole)
                waiting.extend(node.values())
            elif isinstance(node, list):
                waiting.extend(node)
