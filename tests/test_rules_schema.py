"""The schema of rules is written from the typed model, and the two accept the same."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.documents import read_yaml, schema_problems
from referee.rules.model import ExtensionModel, RulesModel
from referee.rules.schema import rules_schema

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "schemas" / "rules.schema.json"
SHIPPED = {
    path.parent.name: next(iter(read_yaml(path.read_text("utf-8")))).value for path in ROOT.glob("specs/*/rules.yaml")
}
EXTENSION = {
    "format": "referee-rules/1",
    "game": "own",
    "extends": "other",
    "version": "1.0.0",
    "name": {"en": "Own"},
    "set": {"options/target/default": 81},
    "phases": {
        "ante": {"kind": "pay", "clause": "OWN.ANTE", "from": "each", "to": "pool", "amount": 1},
        "bid": {"kind": "bidding", "clause": "OWN.BID", "most": "hand_size"},
        "pool": {"kind": "award", "clause": "OWN.POOL", "pot": "pool", "to": "most", "of": "tricks(me)"},
    },
    "variants": {"long": {"name": {"en": "Long"}, "cite": [], "set": {"options/target/default": 99}}},
}


def test_schema_file_is_what_the_model_says(reset: bool) -> None:
    written = json.dumps(rules_schema(), ensure_ascii=False, indent=2) + "\n"
    if reset:
        GOLDEN.write_text(written, "utf-8")
    assert GOLDEN.read_text("utf-8") == written, "run pytest --reset and read the diff"


def accepted(tree: Any) -> bool:
    model = ExtensionModel if isinstance(tree, dict) and "extends" in tree else RulesModel
    try:
        msgspec.convert(tree, model)
    except (msgspec.ValidationError, TypeError):
        return False
    return True


def test_there_are_rules_to_look_at_and_an_extension_is_none() -> None:
    assert sorted(SHIPPED) == ["german-whist", "oh-hell", "penneech", "penta", "spades", "whist"]
    assert accepted(EXTENSION)
    assert schema_problems(EXTENSION, "rules.schema.json") == []


@pytest.mark.parametrize("game", sorted(SHIPPED))
def test_shipped_rules_have_the_shape(game: str) -> None:
    assert accepted(SHIPPED[game])
    assert schema_problems(SHIPPED[game], "rules.schema.json") == []


def places(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(tree, dict):
        for key, value in tree.items():
            found += places(value, (*path, key))
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            found += places(value, (*path, index))
    return found


JUNK = st.sampled_from(
    [
        None,
        True,
        False,
        0,
        1,
        -1,
        5.0,
        2**40,
        "",
        "any",
        "PN.PACK",
        "x y",
        "integer",
        "tricks",
        [],
        {},
        [1],
        ["any"],
        {"en": "A"},
        "all",
        "same",
        "each",
        "hand",
        "active",
        [2],
        {"clause": "PN.PACK"},
        {"clause": "PN.PACK", "count": 2},
        {"kind": "pay"},
        {"kind": "bidding", "clause": "PN.PACK"},
        {"kind": "draw", "clause": "PN.PACK", "turned": "last"},
        {"clause": "PN.PACK", "cards": "any"},
        [{"clause": "PN.PACK", "cards": "any"}],
        {"nil": {"clause": "PN.PACK", "counts": 0, "if": "1 == 1"}},
        ["S", None, 1],
        "every-count",
        "play-on",
    ]
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(data=st.data())
def test_schema_and_model_accept_the_same(data: st.DataObject) -> None:
    tree = copy.deepcopy(data.draw(st.sampled_from([*SHIPPED.values(), EXTENSION]), label="game"))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from([p for p in places(tree) if p]), label="place")
        node = tree
        for step in path[:-1]:
            node = node[step]
        change = data.draw(st.sampled_from(["replace", "delete", "add", "rename"]))
        if change == "replace":
            node[path[-1]] = copy.deepcopy(data.draw(JUNK))
        elif change == "delete":
            del node[path[-1]]
        elif change == "add" and isinstance(node, dict):
            node["unknown"] = copy.deepcopy(data.draw(JUNK))
        elif change == "rename" and isinstance(node, dict):
            node[f"{path[-1]}x"] = node.pop(path[-1])
    problems = schema_problems(tree, "rules.schema.json")
    assert accepted(tree) == (problems == []), [(p.path, p.words, p.args) for p in problems]
