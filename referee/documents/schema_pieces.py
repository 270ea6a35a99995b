"""Pieces of the sentences about a shape: what is expected, what is there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from referee.documents.located import clip
from referee.documents.near import suggest
from referee.documents.yaml_faults import quoted
from referee.documents.yaml_tree import plain

_PLAIN: Final = re.compile(r"[^\s\"'&*!|>%@`#,\[\]{}?:~-][^\"'`#,\[\]{}:\s]*(?: [^\"'`#,\[\]{}:\s]+)*")
"""A text that needs no quotes, wherever it stands."""
_KINDS: Final[Mapping[str, tuple[type, ...]]] = {
    "string": (str,),
    "array": (list,),
    "object": (dict,),
    "integer": (int,),
    "number": (int, float),
}

Say = dict[str, object]
"""A piece of a sentence that is put into words later: see `referee.wording.say`."""


class Error(Protocol):
    """An error as the schema library tells it."""

    @property
    def absolute_path(self) -> Iterable[str | int]: ...  # noqa: D102 - its own names
    @property
    def absolute_schema_path(self) -> Iterable[str | int]: ...  # noqa: D102
    @property
    def context(self) -> Iterable[Any] | None: ...  # noqa: D102
    @property
    def instance(self) -> Any: ...  # noqa: D102
    @property
    def relative_path(self) -> Any: ...  # noqa: D102
    @property
    def relative_schema_path(self) -> Any: ...  # noqa: D102
    @property
    def schema(self) -> Any: ...  # noqa: D102
    @property
    def validator(self) -> Any: ...  # noqa: D102
    @property
    def validator_value(self) -> Any: ...  # noqa: D102


def found(value: Any) -> Say:
    """What stands there."""
    if value is None:
        return {"words": "found-null"}
    if isinstance(value, bool):
        return {"words": "found-boolean", "text": "true" if value else "false"}
    if isinstance(value, int | float):
        return {"words": "found-integer" if isinstance(value, int) else "found-number", "text": clip(str(value))}
    if isinstance(value, str):
        return {"words": "found-text", "text": clip(value)} if value else {"words": "found-empty-text"}
    kind = "array" if isinstance(value, list) else "object"
    return {"words": f"found-{kind}" if value else f"found-empty-{kind}"}


def code(text: str) -> Say:
    """A key or the like, set off from the sentence."""
    return {"words": "code", "text": clip(text)}


def counted(thing: str, number: int) -> Say:
    """So many entries, characters or keys."""
    return {"words": f"{thing}-1"} if number == 1 else {"words": f"{thing}-n", "number": number}


def choices(values: Iterable[Any]) -> list[Say]:
    """The values that may stand there."""
    return [{"words": "quoted", "text": clip(each)} if isinstance(each, str) else found(each) for each in values]


def kinds(types: Any) -> list[Say]:
    """The types that may stand there, one or several."""
    types = [types] if isinstance(types, str) else types
    return [{"words": f"kind-{each}"} for each in types if not (each == "integer" and "number" in types)]


def is_a(value: Any, types: Any) -> bool:
    """Whether a value is of one of the types of a schema; nothing and `true` are no examples of any."""
    types = [types] if isinstance(types, str) else types
    return not isinstance(value, bool) and any(isinstance(value, _KINDS.get(each, ())) for each in types)


def flow(value: Any) -> str:
    """A value as people write it in YAML, in one line.

    >>> flow({"Anna": ["K♥", "so, so"], "Ben": 7, "no: 1": ""})
    '{Anna: [K♥, "so, so"], Ben: 7, "no: 1": ""}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(each) for each in value) + "]"
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) and isinstance(plain(value), str) else quoted(value)
    return str(value)


def expected(schema: Any) -> Mapping[str, str] | None:
    """What the schema itself says that it expects, in each language."""
    said = schema.get("x-expected") if isinstance(schema, Mapping) else None
    return said if isinstance(said, Mapping) and "en" in said else None


def near(word: Any, choices: Iterable[str], words: str) -> Say | str:
    """The word that was probably meant; nothing when none is near."""
    meant = suggest(word, choices) if isinstance(word, str) else None
    return {"words": words, "word": meant} if meant else ""
