"""Schemas as trees: which file a part of one belongs to, what its references mean, which keys it knows."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from referee.findings import Path

Schema = Mapping[str, Any]
Place = tuple[str | None, ...]
"""Where a schema has a node: keys, and None for each entry of a list or of a mapping with keys of the user's own."""

_NOTHING: Final = object()
_LISTS: Final = ("allOf", "anyOf", "oneOf", "prefixItems")
_NAMES: Final = ("properties", "patternProperties", "dependentSchemas")
_ENTRIES: Final = ("items", "additionalProperties", "properties", "patternProperties", "prefixItems")
"""What leads to the nodes within a node."""


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    r"""A pattern as JSON Schema means it: `$` is the very end, `\d` is a digit from 0 to 9.

    >>> bool(compiled("^[a-z]+$").search("ab")), bool(compiled("^[a-z]+$").search("ab\n"))
    (True, False)
    """
    pieces = re.findall(r"\\.|\[(?:\\.|[^\]\\])*\]|.", pattern, re.DOTALL)
    return re.compile("".join(r"\Z" if piece == "$" else piece for piece in pieces), re.ASCII)


def is_free(part: Schema) -> bool:
    """Whether a schema says that what stands there is free."""
    return str(part.get("description", "")).startswith("Free")


def _is_at(place: Place, path: Path) -> bool:
    return len(place) == len(path) and all(step in (None, each) for step, each in zip(place, path, strict=True))


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
        self._root = root
        self._known: dict[str, list[tuple[Place, Schema]]] | None = None
        self._referring: list[Schema] = []  # what refers to a part and has examples of it
        self._wholes: dict[int, Schema] = {}  # by the identity of a part; all parts live as long as their whole
        for whole in (root, *others):
            self._take_in(whole)

    def keys(self, schema: Schema, instance: Any = _NOTHING) -> Keys:
        """The keys that a schema knows for a mapping; with an instance, only by what of the schema holds for it."""
        keys = Keys()
        self._collect(schema, instance, keys, set())
        return keys

    def valid(self, part: Schema, value: Any) -> bool:
        """Whether a tree keeps to a part of the schema."""
        return self._valid(self._whole(part), part, value)

    def along(self, steps: Iterable[str | int]) -> list[Schema]:
        """The schemas that speak of one node, given the way to a keyword of one of them: the outermost first."""
        way = list(steps)
        found: list[Schema] = []
        node: Any = self._root
        at = 0
        try:
            while isinstance(node, Mapping):
                found.append(node)
                if at >= len(way):
                    break
                keyword = str(way[at])
                if keyword not in node and "$ref" in node:
                    node = self._meant(node, node["$ref"])
                    continue
                named = keyword in _LISTS or keyword in _NAMES
                node = node[keyword][way[at + 1]] if named and at + 1 < len(way) else node[keyword]
                at += 1 + named
                if keyword in _ENTRIES and isinstance(node, Mapping):
                    found = []
        except (LookupError, TypeError):
            pass
        return found

    def examples(self, steps: Iterable[str | int]) -> list[Any]:
        """Examples of a node; where none are given, of one that is made alike."""
        nodes = self.along(steps)
        own = [each for node in nodes for each in node.get("examples", ())]
        if own or not nodes:
            return own
        alike = (node for node in self._referring if self._meant(node, node["$ref"]) is nodes[-1])
        return [each for node in alike for each in node["examples"]]

    def entry(self, nodes: Iterable[Schema], key: str) -> list[Schema]:
        """What schemas of one mapping say of a key of it."""
        found: list[Schema] = []
        for node in nodes:
            part = node.get("properties", {}).get(key)
            while isinstance(part, Mapping):
                found.append(part)
                part = self._meant(part, part["$ref"]) if "$ref" in part else None
        return found

    def elsewhere(self, key: str, path: Path) -> list[tuple[Place, Schema]]:
        """In which other mappings than the one at a path a key may stand, and what the schema says of it there."""
        return [each for each in self._places().get(key, ()) if not _is_at(each[0], path)]

    def free(self, path: Path) -> str | None:
        """The key under which whatever one likes may stand, in the mapping at a path."""
        for key, known in self._places().items():
            if any(_is_at(place, path) and is_free(part) for place, part in known):
                return key
        return None

    def _places(self) -> Mapping[str, list[tuple[Place, Schema]]]:
        if self._known is None:
            self._known = {}
            seen: set[int] = set()
            waiting: deque[tuple[Place, Any]] = deque([((), self._root)])
            while waiting:
                place, node = waiting.popleft()
                if not isinstance(node, Mapping) or id(node) in seen:
                    continue
                seen.add(id(node))
                for key, part in node.get("properties", {}).items():
                    known = self._known.setdefault(key, [])
                    if isinstance(part, Mapping) and place not in (each for each, _ in known):
                        known.append((place, part))
                    waiting.append(((*place, key), part))
                entries = [node.get("items"), node.get("additionalProperties"), *node.get("prefixItems", ())]
                waiting.extend(((*place, None), part) for part in entries)
                waiting.extend(((*place, None), part) for part in node.get("patternProperties", {}).values())
                waiting.extend((place, part) for part in self._parts(node, _NOTHING))
        return self._known

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
                if isinstance(node.get("$ref"), str) and isinstance(node.get("examples"), list):
                    self._referring.append(node)
                waiting.extend(node.values())
            elif isinstance(node, list):
                waiting.extend(node)
