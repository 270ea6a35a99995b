"""What a schema says against a tree, in an author's words.

One small function a keyword: it takes an error and the account that is given of the whole tree, and yields problems.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from referee.documents import schema_pieces as pieces
from referee.documents.located import clip
from referee.documents.near import suggest
from referee.documents.schema_pieces import Error, Say
from referee.documents.schema_tree import Place, Schema, Schemas, is_free
from referee.documents.yaml_faults import quoted
from referee.findings import Path, Problem

_ENTRY: Final = re.compile(r"([^\s:：]+)(?:(：)\s*|:)(\S.*)?")
"""A key and its value, with a colon that YAML does not take for one."""
_FILE: Final = re.compile(r"[^\r\n]{1,255}\.(?:ya?ml|jsonl?|jsonl\.gz)")
_COMMAS: Final = re.compile(r"\s*[,;]\s*")
_LONGEST: Final = 80
_MOST_PLACES: Final = 3
"""A key that may stand in more places is not looked for there."""


@dataclass(frozen=True, slots=True)
class Run:
    """A text that commas may have cut to pieces.

    Args:
        key: The key whose text it is.
        pieces: The pieces: the key's value, and what was taken for keys.
    """

    key: str
    pieces: list[str]

    def hint(self, schemas: Iterable[Schema]) -> Say:
        """How to write it, by what the schema says of it: cards need no commas, any other text needs quotes."""
        key = clip(self.key)
        if _spaced(schemas):
            right = clip(f"{key}: {' '.join(self.pieces)}")
            return {"words": "comma-spaces", "right": right, "listed": f"[{clip(', '.join(self.pieces))}]"}
        return {"words": "comma-quotes", "key": key, "right": f"{key}: {quoted(', '.join(self.pieces))}"}


def _spaced(schemas: Iterable[Schema]) -> bool:
    """Whether a list may be written as one text with spaces, by the examples."""
    schemas = list(schemas)
    lists = any("array" in each.get("type", ()) for each in schemas)
    return lists and any(" " in text for each in schemas for text in each.get("examples", ()) if isinstance(text, str))


class Account:
    """The account that is given of one tree.

    Args:
        value: The tree.
        schemas: The schemas that it is checked against.
    """

    def __init__(self, value: Any, schemas: Schemas) -> None:
        self.value = value
        self.schemas = schemas
        self._faulty: set[Path] = set()  # where something else than an unknown key is wrong, and all that is around it
        self._ranks: dict[Path, dict[str, int]] = {}
        self._runs: dict[Path, dict[str, Run]] = {}
        self.meant: dict[Path, set[str]] = {}  # the keys that misspelt ones were meant to be, by the mapping

    def problems(self, errors: Iterable[Error]) -> list[Problem]:
        """Put all errors into words, each once, in the order of the tree.

        What follows from another fault is left out: a thing of the wrong kind has no other fault, and a key that was
        misspelt is not missing too.
        """
        errors = list(errors)
        mistyped = {tuple(error.absolute_path) for error in errors if error.validator == "type"}
        for error in errors:
            if error.validator != "unevaluatedProperties":
                path = tuple(error.absolute_path)
                self._faulty.update(path[:length] for length in range(len(path) + 1))
        found: list[Problem] = []
        for error in errors:
            if error.validator == "type" or tuple(error.absolute_path) not in mistyped:
                found.extend(each for each in self.of(error) if each not in found[-100:])
        return sorted((each for each in found if not self._misspelt(each)), key=self._order)

    def of(self, error: Error) -> Iterator[Problem]:
        """Put one error into words."""
        yield from _KEYWORDS.get(str(error.validator), _other)(self, error)

    def faulty(self, path: Path) -> bool:
        """Whether anything else is wrong at a node or within it."""
        return path in self._faulty

    def at(self, path: Path) -> Any:
        """The node at a path."""
        node: Any = self.value
        for step in path:
            node = node[step]
        return node

    def run(self, path: Path, known: Iterable[str] = ()) -> Run | None:
        """The text that commas may have cut to pieces, of which a key without a value is one.

        In `{note: nice, very}` YAML takes `very` for a key.

        Args:
            path: The key.
            known: The keys that may stand there, which are no such pieces.
        """
        *above, key = path
        mapping = tuple(above)
        if mapping not in self._runs:
            runs = self._runs[mapping] = {}
            node, names, run = self.at(mapping), set(known), None
            for name, value in node.items() if isinstance(node, dict) else ():
                if value is not None or name in names:
                    text = isinstance(value, str | int) and not isinstance(value, bool)
                    run = Run(name, [str(value)]) if text else None
                elif run is not None:
                    run.pieces.append(name)
                    runs[name] = run
        return self._runs[mapping].get(str(key))

    def _misspelt(self, problem: Problem) -> bool:
        """Whether what a problem misses is there, misspelt."""
        missing: Any = problem.args.get("missing", ())
        return not self.meant.get(problem.path, set()).isdisjoint(missing)

    def _order(self, problem: Problem) -> tuple[list[int], bool]:
        node: Any = self.value
        ranks: list[int] = []
        for length, step in enumerate(problem.path):
            if isinstance(node, dict):
                path = problem.path[:length]
                if path not in self._ranks:
                    self._ranks[path] = {key: rank for rank, key in enumerate(node)}
                ranks.append(self._ranks[path].get(str(step), len(node)))
            else:
                ranks.append(int(step))
            try:
                node = node[step]
            except (LookupError, TypeError):  # what is missing, or one too many
                node = None
        return ranks, not problem.on_key


def _problem(account: Account, error: Error, words: str, **args: object) -> Problem:
    """A problem at the place of an error, at the key when it is the key that was checked."""
    path = tuple(error.absolute_path)
    node = account.at(path)
    if isinstance(node, dict) and isinstance(error.instance, str):  # propertyNames
        expected = pieces.expected(error.schema)
        words, args = "schema-key-odd", {"key": clip(error.instance), "hint": args.get("hint", "")}
        if expected:
            words, args = "schema-key-form", {"key": clip(error.instance), "expected": expected}
        return Problem("log.schema", words, args, (*path, error.instance), on_key=True)
    return Problem("log.schema", words, args, path)


def _here(account: Account, error: Error, words: str, **args: object) -> Problem:
    """A problem at the place of an error, in the schema's own words when it has some."""
    expected = pieces.expected(error.schema)
    if expected:
        return _problem(account, error, "schema-type", expected=expected, found=pieces.found(error.instance))
    return _problem(account, error, words, **args)


def _type(account: Account, error: Error) -> Iterator[Problem]:
    yield _wrong_kind(account, error, pieces.kinds(error.validator_value), error.validator_value)


def _wrong_kind(account: Account, error: Error, expected: object, types: Any) -> Problem:
    """A thing of another kind stands there than could: say what could, and show it."""
    types = [types] if isinstance(types, str) else list(types)
    slip = _slip(account, error, expected, types)
    if slip is not None:
        return slip
    found = pieces.found(error.instance)
    hint = "" if pieces.expected(error.schema) else _shown(account, error, types)
    if hint:
        return _problem(account, error, "schema-choice", expected=expected, found=found, hint=hint)
    return _here(account, error, "schema-type", expected=expected, found=found)


def _slip(account: Account, error: Error, expected: object, types: list[str]) -> Problem | None:
    """What YAML takes for something else than was meant, where that can be told."""
    path, found = tuple(error.absolute_path), error.instance
    if isinstance(found, str) and "object" in types and "string" not in types:
        if not path and _FILE.fullmatch(found.strip()):
            return Problem("log.schema", "schema-file-name", {"text": clip(found.strip())})
        entry = _ENTRY.fullmatch(found)
        if entry and entry[1] in account.schemas.keys(error.schema).names:
            return _tight_colon(entry, path)
    if isinstance(found, dict) and found and "array" in types and "object" not in types:
        key, value = next(iter(found.items()))
        if len(key) > 1 and key.startswith("-"):
            text = f": {value}" if isinstance(value, str | int) else ""
            right = clip(f"- {key[1:].strip()}{text}")
            return Problem("log.schema", "yaml-dash-space", {"right": right}, (*path, key), on_key=True)
    if found is None and path and isinstance(path[-1], str):
        if ("properties", path[-1]) in pairwise(error.absolute_schema_path):  # a key of its own, left empty
            return None
        run = account.run(path)
        schemas = account.schemas.along(error.absolute_schema_path)
        whole = run is not None and " " in run.pieces[0] and not any(" " in piece for piece in run.pieces[1:])
        if run is not None and not whole and _spaced(schemas):
            args = {"expected": expected, "found": pieces.found(None), "hint": run.hint(schemas)}
            return Problem("log.schema", "schema-choice", args, (*path[:-1], run.pieces[1]), on_key=True)
    return None


def _tight_colon(entry: re.Match[str], path: Path, *, on_key: bool = False) -> Problem:
    """A key and its value with a colon between them that YAML does not take for one."""
    words = "yaml-wide-colon" if entry[2] == "：" else "schema-key-colon"
    return Problem("log.schema", words, {"right": clip(f"{entry[1]}: {entry[3] or ''}".rstrip())}, path, on_key)


def _shown(account: Account, error: Error, types: list[str]) -> Say | str:
    """What was written as it should be, or an example."""
    if "array" in types and "string" not in types:
        meant = _as_list(error.instance)
        right = pieces.flow(meant)
        if meant and len(right) < _LONGEST and account.schemas.valid(error.schema, meant):
            return {"words": "right", "text": right}
    for each in account.schemas.examples(error.absolute_schema_path):
        if pieces.is_a(each, types):
            return {"words": "example", "text": pieces.flow(each)}
    return ""


def _as_list(value: Any) -> list[Any]:
    """What stands where a list should, as the list that was meant; empty where that can not be told."""
    if isinstance(value, str):
        parts = [part for part in _COMMAS.split(value.strip()) if part]
        return parts if len(parts) > 1 or not re.search(r"\s", value.strip()) else []
    if isinstance(value, dict):
        values = list(value.values())
        return list(value) if not any(each is not None for each in values) else values if len(values) == 1 else []
    return [] if value is None or isinstance(value, bool) else [value]


def _enum(account: Account, error: Error) -> Iterator[Problem]:
    choices = [error.validator_value] if error.validator == "const" else error.validator_value
    yield _choice(account, error, choices)


def _choice(account: Account, error: Error, choices: list[Any]) -> Problem:
    is_key = isinstance(error.instance, str) and isinstance(account.at(tuple(error.absolute_path)), dict)
    words = [each for each in choices if isinstance(each, str)]
    hint = pieces.near(error.instance, words, "near" if is_key else "near-text") if len(choices) > 1 else ""
    if is_key and not hint:
        hint = {"words": "possible", "words_here": [pieces.code(each) for each in words]}
    expected = pieces.expected(error.schema) or pieces.choices(choices)
    return _problem(account, error, "schema-choice", expected=expected, found=pieces.found(error.instance), hint=hint)


def _pattern(account: Account, error: Error) -> Iterator[Problem]:
    yield _here(account, error, "schema-form", found=pieces.found(error.instance))


def _bound(account: Account, error: Error) -> Iterator[Problem]:
    words = _BOUNDS[str(error.validator)]
    yield _here(account, error, words, limit=error.validator_value, found=pieces.found(error.instance))


def _count(account: Account, error: Error) -> Iterator[Problem]:
    words, thing = _COUNTS[str(error.validator)]
    limit = pieces.counted(thing, error.validator_value)
    count = pieces.found(error.instance) if words == "schema-short-text" else len(error.instance)
    key = "found" if words == "schema-short-text" else "count"
    yield _here(account, error, words, limit=limit, **{key: count})


def _required(account: Account, error: Error) -> Iterator[Problem]:
    for key in error.validator_value:
        if key not in error.instance:
            yield _problem(account, error, "schema-required", key=key, missing=[key])


def _dependent(account: Account, error: Error) -> Iterator[Problem]:
    path = tuple(error.absolute_path)
    for key, others in error.validator_value.items():
        if key in error.instance:
            for other in others:
                if other not in error.instance:
                    args = {"key": clip(key), "other": other}
                    yield Problem("log.schema", "schema-needs", args, (*path, key), on_key=True)


def _additional(account: Account, error: Error) -> Iterator[Problem]:
    *above, key = error.absolute_path
    yield _unknown_key(account, error, (*above, key), error.instance, list(error.schema.get("properties", ())))


def _unevaluated(account: Account, error: Error) -> Iterator[Problem]:
    """Keys that no part of the schema knows, or none that holds here."""
    path = tuple(error.absolute_path)
    every = account.schemas.keys(error.schema)
    here = account.schemas.keys(error.schema, error.instance)
    for key, value in error.instance.items():
        if here.knows(key):
            continue
        if every.knows(key):
            if not account.faulty(path):  # else it is unknown only because of what else is wrong
                yield Problem("log.schema", "schema-forbidden", {"key": clip(key)}, (*path, key), on_key=True)
        else:
            yield _unknown_key(account, error, (*path, key), value, every.names)


def _unknown_key(account: Account, error: Error, path: Path, value: Any, names: list[str]) -> Problem:
    key, above = str(path[-1]), path[:-1]
    entry = _ENTRY.fullmatch(key)
    if entry and value is None and entry[1] in names:
        account.meant.setdefault(above, set()).add(entry[1])
        return _tight_colon(entry, path, on_key=True)
    near = suggest(key, names)
    run = account.run(path, names)
    hint: Say | str = ""
    free: Say | str = ""
    if run is not None and (near is None or len(run.pieces) > 2):
        key = run.pieces[1]
        nodes = account.schemas.along(error.absolute_schema_path)
        hint = run.hint(account.schemas.entry(nodes, run.key))
    elif near:
        account.meant.setdefault(above, set()).add(near)
        hint = {"words": "near", "word": near}
    else:
        hint, remark = _elsewhere(account, path)
        if not hint and names:
            hint = {"words": "possible", "words_here": [pieces.code(each) for each in names]}
        under = account.schemas.free(above) if remark else None
        free = {"words": "free", "key": under} if under else ""
    args = {"key": clip(key), "hint": hint, "free": free}
    return Problem("log.schema", "schema-key", args, (*above, key), on_key=True)


def _elsewhere(account: Account, path: Path) -> tuple[Say | str, bool]:
    """Where else a key, or its plural or singular, may stand; and whether it may be a mere remark."""
    *above, key = path
    key = str(key)
    for word in (key, f"{key}s", key.removesuffix("s")):
        places = account.schemas.elsewhere(word, tuple(above))
        if 0 < len(places) <= _MOST_PLACES:
            where = [_where(place, path) for place, _ in places]
            return {"words": "elsewhere", "word": word, "where": where}, any(is_free(part) for _, part in places)
    return "", True


def _where(place: Place, path: Path) -> Say:
    named = [step for step in place if step is not None]
    if not named:
        return {"words": "place-top", "key": clip(str(path[0]))}
    return {"words": "place-in" if place[-1] is not None else "place-entry", "key": named[-1]}


def _unique(account: Account, error: Error) -> Iterator[Problem]:
    path = tuple(error.absolute_path)
    seen: list[Any] = []
    for index, item in enumerate(error.instance):
        if any(type(item) is type(each) and item == each for each in seen):
            yield Problem("log.schema", "schema-twice", {"found": pieces.found(item)}, (*path, index))
        else:
            seen.append(item)


def _items(account: Account, error: Error) -> Iterator[Problem]:
    if error.validator_value is not False:
        yield from _other(account, error)
        return
    limit = len(error.schema.get("prefixItems", ()))
    args = {"limit": pieces.counted("entries", limit), "count": len(error.instance)}
    yield Problem("log.schema", "schema-long-list", args, (*error.absolute_path, limit))


def _not(account: Account, error: Error) -> Iterator[Problem]:
    refused = error.validator_value
    keys = refused.get("required") if isinstance(refused, Mapping) else None
    if keys and isinstance(error.instance, dict) and not pieces.expected(error.schema):
        path = (*error.absolute_path, keys[-1])
        yield Problem("log.schema", "schema-forbidden", {"key": clip(keys[-1])}, path, on_key=True)
        return
    yield _here(account, error, "schema-odd", found=pieces.found(error.instance))


def _never(account: Account, error: Error) -> Iterator[Problem]:
    """An entry that may not be there at all."""
    path = tuple(error.absolute_path)
    yield Problem("log.schema", "schema-forbidden", {"key": clip(str(path[-1]))}, path, on_key=True)


def _other(account: Account, error: Error) -> Iterator[Problem]:
    yield _here(account, error, "schema-odd", found=pieces.found(error.instance))


def _branches(account: Account, error: Error) -> Iterator[Problem]:
    """`anyOf` and `oneOf`: the branch that was meant tells what is wrong; where none was, what could stand here."""
    branches: dict[int, list[Error]] = {}
    for each in error.context or ():
        if each.relative_schema_path:  # else the branch is `false`, which nobody means
            branches.setdefault(int(each.relative_schema_path[0]), []).append(each)
    if not branches:
        yield _several(account, error)
        return
    typed = {branch: errors for branch, errors in branches.items() if not any(_own(each, "type") for each in errors)}
    if not typed:
        yield _mistyped(account, error, branches)
        return
    tagged = _tagged(typed)
    if isinstance(tagged, list):  # the word that tells the branches apart is none of theirs
        choices = [choice for each in tagged for choice in _listed(each)]
        yield _choice(account, tagged[0], choices)
        return
    if pieces.expected(error.schema) and all(not each.relative_path for errors in tagged.values() for each in errors):
        yield _here(account, error, "schema-odd", found=pieces.found(error.instance))
        return
    every = [each for errors in tagged.values() for each in errors]
    if len(tagged) > 1 and all(_own(each, "required") for each in every):
        yield from _missing(account, error, [_lacking(errors) for errors in tagged.values()])
        return
    if len(tagged) > 1 and all(_own(each, "const", "enum") for each in every):
        yield _choice(account, error, [choice for each in every for choice in _listed(each)])
        return
    best = min(tagged.values(), key=lambda errors: (-max(len(each.relative_path) for each in errors), len(errors)))
    for each in best:
        yield from account.of(each)


def _lacking(errors: list[Error]) -> list[str]:
    """The keys that one branch misses."""
    return [key for each in errors for key in each.validator_value if key not in each.instance]


def _missing(account: Account, error: Error, branches: list[list[str]]) -> Iterator[Problem]:
    """Every branch misses a key: one that all of them need, or one of several."""
    common = [key for key in dict.fromkeys(branches[0]) if all(key in keys for keys in branches)]
    for key in common:
        yield _problem(account, error, "schema-required", key=key, missing=[key])
    if not common:
        keys = list(dict.fromkeys(key for branch in branches for key in branch))
        yield _problem(account, error, "schema-one-missing", keys=[pieces.code(key) for key in keys], missing=keys)


def _own(error: Error, *keywords: str) -> bool:
    """Whether an error is of a keyword and about the whole node, not about something in it."""
    return error.validator in keywords and not error.relative_path


def _listed(error: Error) -> list[Any]:
    return [error.validator_value] if error.validator == "const" else list(error.validator_value)


def _tagged(
    branches: dict[int, list[Error]],
) -> dict[int, list[Error]] | list[Error]:
    """Keep the branches whose tag is the one that was written; the tag's errors when it is none of theirs.

    A tag is an entry whose value a branch gives as one word of a few, such as `kind: betting`.
    """
    tags = {
        branch: {
            each.relative_path[0]: each
            for each in errors
            if each.validator in ("const", "enum") and len(each.relative_path) == 1
        }
        for branch, errors in branches.items()
    }
    keys = {key for tag in tags.values() for key in tag}
    for key in sorted(keys, key=str):
        without = {branch: errors for branch, errors in branches.items() if key not in tags[branch]}
        if not without and len(branches) > 1:
            return [tags[branch][key] for branch in branches]
        if without:
            branches = without
    return branches


def _several(account: Account, error: Error) -> Problem:
    """`oneOf` holds more than once."""
    required = [each.get("required", []) if isinstance(each, Mapping) else [] for each in error.validator_value]
    named = {key for keys in required for key in keys}
    keys = [key for key in error.instance if key in named] if isinstance(error.instance, dict) else []
    if len(keys) < 2:
        return _here(account, error, "schema-odd", found=pieces.found(error.instance))
    path = (*error.absolute_path, keys[1])
    return Problem("log.schema", "schema-only-one", {"keys": [pieces.code(key) for key in keys]}, path, on_key=True)


def _mistyped(account: Account, error: Error, branches: dict[int, list[Error]]) -> Problem:
    """No branch takes such a thing at all: tell what they take."""
    said = pieces.expected(error.schema)
    expected: list[object] = [said] if said else []
    types: list[str] = []
    for errors in () if said else branches.values():
        wrong = next(each for each in errors if _own(each, "type"))
        own = pieces.expected(wrong.schema)
        types += [wrong.validator_value] if isinstance(wrong.validator_value, str) else wrong.validator_value
        expected.extend(
            each for each in ([own] if own else pieces.kinds(wrong.validator_value)) if each not in expected
        )
    return _wrong_kind(account, error, expected, types)


_BOUNDS: Final = {
    "minimum": "schema-least",
    "maximum": "schema-most",
    "exclusiveMinimum": "schema-above",
    "exclusiveMaximum": "schema-below",
    "multipleOf": "schema-multiple",
}
_COUNTS: Final = {
    "minItems": ("schema-short-list", "entries"),
    "maxItems": ("schema-long-list", "entries"),
    "minLength": ("schema-short-text", "characters"),
    "maxLength": ("schema-long-text", "characters"),
    "minProperties": ("schema-few-keys", "keys"),
    "maxProperties": ("schema-many-keys", "keys"),
}
_KEYWORDS: Final[Mapping[str, Callable[[Account, Error], Iterator[Problem]]]] = {
    "type": _type,
    "enum": _enum,
    "const": _enum,
    "pattern": _pattern,
    **dict.fromkeys(_BOUNDS, _bound),
    **dict.fromkeys(_COUNTS, _count),
    "required": _required,
    "dependentRequired": _dependent,
    "additionalProperties": _additional,
    "unevaluatedProperties": _unevaluated,
    "uniqueItems": _unique,
    "items": _items,
    "not": _not,
    "anyOf": _branches,
    "oneOf": _branches,
    "never": _never,
}
