"""The page on the language of rules tells all of it: every key of the schema, every selector, function and word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.expressions import (
    FUNCTIONS,
    KEY_SELECTORS,
    MOST_DEPTH,
    MOST_OPERATIONS,
    MOST_TEXT,
    NUMBERS,
    WORD_SELECTORS,
    ZONES,
    ExpressionError,
    Scope,
)
from referee.rules import Rules, Shelf
from referee.rules import rules as compiled
from referee.rules.checking import POT_WORDS
from referee.rules.lint import _MOST_PAIRS
from referee.rules.schema import rules_schema

PAGE = (Path(__file__).parents[1] / "specs" / "README.md").read_text("utf-8")
PARTS: dict[str, dict[str, Any]] = rules_schema()["$defs"]
HEADS = {
    "RulesModel": "### A whole game",
    "ExtensionModel": "### A game that extends another",
    "Source": "### A source",
    "Clause": "### A clause",
    "Players": "### Players",
    "Option": "### An option",
    "CardSet": "### Cards",
    "CardGroup": "### A group of cards",
    "SuitPicture": "### A picture of a suit",
    "NotationModel": "### A notation",
    "NotationForm": "### A form of a notation",
    "Pack": "### The pack",
    "Removed": "`remove`:",
    "Removal": "A row of `remove`",
    "Order": "### The order",
    "Trumps": "### The trump suit",
    "Wild": "### Wild cards",
    "Renaming": "`rename`, by which",
    "Sides": "### Sides",
    "Pot": "### A pot",
    "Values": "### A table of values",
    "ValueRow": "### A row of a table",
    "Dealer": "### The dealer",
    "Cut": "### The cut",
    "End": "### The end",
    "DealPhase": "### Phase `deal`",
    "RedealPhase": "### Phase `redeal`",
    "TurnUpPhase": "### Phase `turn-up`",
    "PayPhase": "### Phase `pay`",
    "AwardPhase": "### Phase `award`",
    "BettingPhase": "### Phase `betting`",
    "OwnRaise": "`own-raise`:",
    "PotLimit": "`limit`, which",
    "LastOne": "`alone`:",
    "DisplayPhase": "### Phase `display`",
    "BiddingPhase": "### Phase `bidding`",
    "BidWord": "A word of `words`",
    "PlayPhase": "### Phase `tricks`",
    "Lead": "`lead`:",
    "Veto": "`veto`, unless",
    "Follow": "`follow`:",
    "Rung": "A rung or a permit with a clause of its own",
    "Win": "`win`:",
    "ScoreStep": "### Step `score` after a trick",
    "DrawStep": "### Step `draw` after a trick",
    "TurnUpStep": "### Step `turn-up` after a trick",
    "ScorePhase": "### Phase `score`",
    "Variant": "### A variant",
    "Ruling": "### An open point",
    "Answer": "### An answer",
}
"""Where each part of the schema is told."""


def rows_after(head: str) -> dict[str, list[str]]:
    """The first table after a line that begins so: the cells of each row by the words in its first."""
    _, _, after = PAGE.partition(f"\n{head}")
    assert after, head
    table = re.search(r"(?:^\|.*\n)+", after, re.MULTILINE)
    assert table, head
    rows = [re.split(r"(?<!\\) \| ", row.strip("| ")) for row in table[0].splitlines()[2:]]
    return {word: cells for cells in rows for word in re.findall(r"`([^`]+)`", cells[0]) or [cells[0]]}


def test_every_part_is_told() -> None:
    assert set(HEADS) == set(PARTS)


@pytest.mark.parametrize("part", HEADS)
def test_every_key_of_a_part_is_told(part: str) -> None:
    rows = rows_after(HEADS[part])
    assert list(rows) == list(PARTS[part]["properties"])
    assert [key for key, cells in rows.items() if cells[1] == "must"] == PARTS[part]["required"]


@pytest.mark.parametrize("part", HEADS)
def test_every_default_and_choice_is_told(part: str) -> None:
    rows = rows_after(HEADS[part])
    for key, schema in PARTS[part]["properties"].items():
        told = " ".join(rows[key][1:])
        default = schema.get("default")
        if isinstance(default, str | int):
            assert str(default).lower() in rows[key][1], key
        for each in (schema, *schema.get("anyOf", [])):
            for choice in each.get("enum", []):
                if choice is not None:
                    assert f"`{choice}`" in told, (key, choice)


def test_every_kind_of_phase_and_step_is_told() -> None:
    told = set(re.findall(r"^### (?:Phase|Step) `([a-z-]+)`", PAGE, re.MULTILINE))
    assert told == {part["properties"]["kind"]["enum"][0] for part in PARTS.values() if "kind" in part["properties"]}


def test_every_way_to_begin_is_told() -> None:
    ways = rows_after("### Who begins")
    starts = [(PARTS[part]["properties"], key) for part, key in (("BettingPhase", "start"), ("Lead", "first"))]
    assert [set(keys[key]["enum"]) for keys, key in starts] == [set(ways)] * 2


def test_every_word_that_is_no_pot_is_told() -> None:
    rows = rows_after(HEADS["PayPhase"])
    told = {word for key in ("from", "to") for word in re.findall(r"`([a-z-]+)`", rows[key][2])} - {"me"}
    assert told == set(POT_WORDS)


def test_how_many_pairs_are_tried_is_told() -> None:
    assert f"of very many, the first {_MOST_PAIRS} pairs" in " ".join(PAGE.split())


def test_every_selector_is_told() -> None:
    rows = list(rows_after("## Selectors"))
    assert {row for row in rows if row.isalpha()} == set(WORD_SELECTORS)
    assert [row.partition(":")[0] for row in rows if ":" in row] == list(KEY_SELECTORS)
    assert [row for row in rows if not row.isalpha() and ":" not in row] == ["!a", "a & b", r"a \| b"]


def test_every_word_and_function_is_told() -> None:
    words, functions, others = (rows_after(f"### {head}") for head in ("Words", "Functions", "Seats and zones"))
    assert list(words) == [*NUMBERS, "an option's id"]
    assert [row.partition("(")[0] for row in functions] == list(FUNCTIONS)
    seats = {seat for scope in SCOPES for seat in scope.seats}
    assert set(others) == seats | {*ZONES, "card"}


POTS = """
format: referee-rules/1
game: pots
extends: penneech
version: 1.0.0
name: {en: With pots, de: Mit Töpfen}
phases: {bid: {kind: bidding, clause: PN.PLAY, words: {grand-slam: {clause: PN.PLAY, counts: 7}}}}
set: {pots: {pool: {name: {en: pool, de: Topf}}}}
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Rules:
    """A game with everything that an expression can name: pots, and a word to bid."""
    folder = tmp_path_factory.mktemp("pots")
    (folder / "rules.yaml").write_text(POTS, "utf-8")
    game = Shelf([folder]).game("pots")
    assert game is not None
    assert game.base is not None
    return game.base


SCOPES: list[Scope] = [value for name, value in vars(compiled).items() if isinstance(value, Scope)]
"""Everything that has a meaning somewhere."""
DEALT = [scope for scope in SCOPES if scope is not compiled.DEAL_SCOPE]
SEATED = [scope for scope in DEALT if scope is not compiled.OPENS_SCOPE]
PLACES: dict[str, list[Scope]] = {
    "everywhere": SCOPES,
    "everywhere but in `each`": DEALT,
    "where there are pots": DEALT,
    "where there are words to bid": DEALT,
    "everywhere but in `each` and `opens-at`": SEATED,
    "where `me` has": SEATED,
    "in the `if` of a `redeal`": [compiled.REDEAL_SCOPE],
    "in a `score` after a trick": [compiled.TRICK_SCOPE],
    "in a `score`, `pay` or `award`, and in a `score` after a trick": [compiled.SCORE_SCOPE, compiled.TRICK_SCOPE],
    "in the `score` of a `turn-up`": [compiled.TURN_SCOPE, compiled.TRICK_TURN_SCOPE],
    "in `after`": [compiled.TRICK_SCOPE, compiled.TRICK_TURN_SCOPE],
}


def reads(rules: Rules, text: str, scope: Scope) -> bool:
    """Whether an expression, of either kind, has a meaning there."""
    for kind in ("number", "boolean"):
        try:
            rules.expression(text, kind, scope)
        except ExpressionError:
            continue
        return True
    return False


def samples(rules: Rules) -> Iterator[tuple[str, str]]:
    """Where each word is said to have a meaning, and an expression with it."""
    table, option = next(iter(rules.values)), next(iter(rules.options))
    for word, cells in rows_after("### Words").items():
        yield cells[-1], option.replace("-", "_") if word not in NUMBERS else word
    for function, cells in rows_after("### Functions").items():
        if "zone" not in function:
            filled = function.replace("seat", "dealer").replace("table", table).replace("condition", "1 < 2")
            filled = filled.replace("(x)", f"({next(iter(rules.model.pots))})").replace("selector", "trump")
            filled = filled.replace("word", rules.bid_words[0].replace("-", "_"))
            yield cells[-1], re.sub(r"\b[ab]\b", "1", filled).replace(", …", "")
    for word, cells in rows_after("### Seats and zones").items():
        yield (
            cells[-1],
            f"value(card, {table})" if word == "card" else f"count({word}, any)" if word in ZONES else f"score({word})",
        )


def test_each_has_a_meaning_where_it_is_told(rules: Rules) -> None:
    for told, text in samples(rules):
        assert [scope for scope in SCOPES if reads(rules, text, scope)] == [s for s in SCOPES if s in PLACES[told]], (
            text
        )
    for text in ("count(trick, led)", "broken(led)"):
        assert [scope for scope in SCOPES if reads(rules, text, scope)] == PLACES["in a `score` after a trick"]


def test_without_pots_and_words_there_are_none_to_ask_of(rules: Rules) -> None:
    plain = Shelf().game("penneech")
    assert plain is not None
    assert plain.base is not None
    told = [text for place, text in samples(rules) if place.startswith("where there are")]
    assert told == ["said(dealer, grand_slam)", "pot(pool)", "carried(pool)"]
    assert [reads(plain.base, text, scope) for text in told for scope in SCOPES] == [False] * 3 * len(SCOPES)


def test_the_operators_stand_in_the_order_in_which_they_bind(rules: Rules) -> None:
    signs = [re.findall(r"`([^`]+)`", f"`{row}`") for row in rows_after("### Operators")]
    with pytest.raises(ExpressionError) as none:
        rules.expression("1 1", "number", Scope())
    assert {sign for (sign,) in signs} == {*str(none.value.fills["expected"]).split(), "-a", "not"}
    for text, worth in [
        ("-2 * 3 + 10", 4), ("7 // 2 * 2", 6), ("7 % 4 - 1", 2), ("5 // 0 + 5 % 0", 0),
        ("if(not 1 == 2 and 2 > 1 or 1 > 2 and 1 > 2, 1, 0)", 1), ("if(1 < 2 or 1 < 2 and 1 > 2, 1, 0)", 1),
    ]:  # fmt: skip
        assert rules.expression(text, "number", Scope()).value(None, 0, 0) == worth, text


def test_the_limits_are_told() -> None:
    assert f"at most {MOST_TEXT:,} characters, {MOST_OPERATIONS} operations and {MOST_DEPTH} brackets" in " ".join(
        PAGE.split()
    )
