"""Rules that change: several versions of a game, what differs between two rule sets, which logs get another verdict."""

from __future__ import annotations

import copy
import gzip
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import referee
from referee.adjudicate import Bench, load_rules
from referee.adjudicate.rejudging import Rejudging
from referee.cli import main
from referee.documents import shipped
from referee.log import from_text, from_value
from referee.render.changes import change_lines
from referee.rulebook.differences import Comparison
from referee.rulebook.differences_text import comparison_markdown, comparison_rows, comparison_text
from referee.rules import RulesError, Shelf
from referee.rules.differing import CHANGED, GONE, MOVED, NEW, Difference, differences, tree_of
from referee.rules.merging import steps
from referee.rules.schema import rules_schema
from referee.rules.sides import SideError, shelf_of, side
from referee.wording import SENTENCES

GAMES = sorted(Shelf().shipped_names)
SHELF = Shelf()
SPECS = Path(str(shipped("specs")))
LOG = """format: referee-log/1
id: tuesday
game: penneech
seats: [Anna, Ben]
events:
  - {by: Ben, deal: {Anna: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣, Ben: A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠}}
  - turn: 9♥
  - {by: Anna, play: K♥}
  - {by: Ben, play: A♥}
"""


def edited(game: str, *changes: tuple[str, str]) -> str:
    """A shipped game's rules with some texts in them replaced once, each of which must be there."""
    text = (SPECS / game / "rules.yaml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def put(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, "utf-8")
    return path


class Said:
    """What a command said."""

    def __init__(self, *args: object, given: str | None = None) -> None:
        done = CliRunner().invoke(main, [str(arg) for arg in args], input=given)
        self.status = done.exit_code
        self.out = done.stdout
        self.err = done.stderr

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines]


# --- several versions of a game ---------------------------------------------------------------------------------------


CHEAP_KINGS = ('{cards: "rank:K", points: 4}', '{cards: "rank:K", points: 1}')


def scores(text: str, **kinds: Any) -> dict[str, int] | None:
    return referee.judge(text, **kinds).scores


def named(version: str) -> str:
    return LOG.replace("game: penneech\n", f'game: penneech\nrules: "{version}"\n')


class TestVersions:
    @pytest.fixture
    def versions(self, tmp_path: Path) -> Path:
        for number, points in (("0.9.0", 1), ("2.0.0", 2), ("2.1.0", 3), ("10.0.0", 0)):
            kings = (CHEAP_KINGS[0], CHEAP_KINGS[0].replace("4", str(points)))
            put(tmp_path / number, "rules.yaml", edited("penneech", ("version: 1.0.0", f"version: {number}"), kings))
        return tmp_path

    def test_a_log_without_a_version_is_judged_by_the_shipped_rules(self, versions: Path) -> None:
        assert scores(LOG, specs=[versions]) == scores(LOG) == {"Anna": 0, "Ben": 9}

    @pytest.mark.parametrize(("version", "ben"), [("1", 9), ("0", 6), ("2", 8), ("10", 5)])
    def test_a_log_that_names_one_is_judged_by_the_newest_of_it(self, versions: Path, version: str, ben: int) -> None:
        verdict = referee.judge(named(version), specs=[versions])
        assert verdict.verdict == "clean"
        assert verdict.scores == {"Anna": 0, "Ben": ben}
        assert verdict.rules is not None
        assert verdict.rules.version == {"1": "1.0.0", "0": "0.9.0", "2": "2.1.0", "10": "10.0.0"}[version]

    def test_a_number_is_a_version_as_well(self, versions: Path) -> None:
        assert scores(LOG.replace("seats", "rules: 2\nseats", 1), specs=[versions]) == {"Anna": 0, "Ben": 8}

    def test_one_that_is_not_there_is_told_with_those_that_are(self, versions: Path) -> None:
        verdict = referee.judge(named("3"), specs=[versions])
        assert [finding.code for finding in verdict.findings] == ["log.rules-version"]
        assert "version 3" in verdict.findings[0].message
        assert "10.0.0, 2.1.0, 2.0.0, 1.0.0, 0.9.0" in verdict.findings[0].message

    def test_only_the_major_version_is_named(self, versions: Path) -> None:
        verdict = referee.judge(named("2.0.0"), specs=[versions])
        assert [finding.code for finding in verdict.findings] == ["log.rules-version"]
        assert "`rules: 2`" in verdict.findings[0].message

    def test_a_bench_keeps_them_apart(self, versions: Path) -> None:
        bench = Bench([versions])
        logs = [from_text(text) for text in (LOG, named("2"), named("0"), LOG, named("2"))]
        assert [bench.judge(next(log)).scores["Ben"] for log in logs] == [9, 8, 6, 9, 8]  # type: ignore[index]

    def test_of_a_game_of_ones_own_the_newest_holds(self, tmp_path: Path) -> None:
        for number, target in (("1.0.0", 9), ("1.10.0", 8), ("1.9.0", 7)):
            kitchen = f"""format: referee-rules/1
game: kitchen
extends: penneech
version: {number}
name: {{en: Kitchen, de: Küche}}
set: {{options/target/default: {target}}}
"""
            put(tmp_path, f"kitchen-{number}.yaml", kitchen)
        shelf = Shelf([tmp_path])
        assert shelf.misrules == []
        assert shelf.versions("kitchen") == ["1.10.0", "1.9.0", "1.0.0"]
        assert load_rules("kitchen", specs=[tmp_path]).options == {"target": 8}
        assert load_rules("kitchen", specs=[tmp_path], version="1.9").options == {"target": 7}
        assert load_rules("kitchen", specs=[tmp_path], version="1").options == {"target": 8}
        with pytest.raises(referee.RefereeError, match=r"no version '2' of 'kitchen'; there are: 1\.10\.0"):
            load_rules("kitchen", specs=[tmp_path], version="2")

    def test_the_same_version_twice_is_redefined(self, versions: Path) -> None:
        put(versions / "again", "rules.yaml", edited("penneech", ("version: 1.0.0", "version: 2.0.0")))
        put(versions / "shipped", "rules.yaml", edited("penneech", CHEAP_KINGS))
        said = [misrule.problem.words for misrule in Shelf([versions]).misrules]
        assert sorted(said) == ["game-shipped", "game-twice"]

    def test_a_faulty_version_stops_only_its_own_logs(self, versions: Path) -> None:
        put(versions / "3", "rules.yaml", edited("penneech", ("version: 1.0.0", "version: 3.0.0"), ("any}", "an}")))
        assert scores(named("2"), specs=[versions]) == {"Anna": 0, "Ben": 8}
        with pytest.raises(RulesError):
            referee.judge(named("3"), specs=[versions])

    def test_the_command_shows_them(self, versions: Path) -> None:
        said = Said("games", "penneech", "--specs", versions)
        assert said.lines[0].startswith("penneech 1.0.0")
        assert "  other versions: 10.0.0, 2.1.0, 2.0.0, 0.9.0" in said.lines
        assert "  andere Fassungen: 10.0.0" in Said("games", "penneech", "--specs", versions, "--lang", "de").out
        assert Said("games", "penneech", "--specs", versions, "--format", "jsonl").rows[0]["versions"][0] == "10.0.0"
        assert "other versions" not in Said("games", "penneech").out

    def test_pots_have_the_names_of_their_version(self, tmp_path: Path) -> None:
        text = (SPECS / "penta" / "rules.yaml").read_text("utf-8")
        text = text.replace("version: 1.0.0", "version: 2.0.0", 1)
        put(tmp_path, "rules.yaml", text)
        assert Shelf([tmp_path]).game("penta", "2.0.0").base.version == "2.0.0"  # type: ignore[union-attr]


class TestShelfWithATree:
    def test_the_other_shelf_judges_by_it_and_this_one_does_not(self) -> None:
        tree = SHELF.game("penneech").tree.value  # type: ignore[union-attr]
        target = {**tree["options"]["target"], "default": 3}
        changed = SHELF.with_tree("penneech", {**tree, "options": {"target": target}})
        log = next(from_text(LOG))
        assert Bench(shelf=changed).judge(log).finished is True
        assert Bench(shelf=SHELF).judge(log).finished is False
        assert load_rules("penneech", shelf=changed).options == {"target": 3}
        assert changed.game("whist") is SHELF.game("whist")

    def test_it_is_there_however_its_version_is_asked_for(self) -> None:
        whole = Shelf()
        asked = ("", "1", "1.0", "1.0.0")
        before = [whole.game("penneech", version) for version in asked]
        tree = copy.deepcopy(dict(SHELF.game("penneech").tree.value))  # type: ignore[union-attr]
        tree["options"]["target"]["default"] = 62
        changed = whole.with_tree("penneech", tree)
        for version, old in zip(asked, before, strict=True):
            game = changed.game("penneech", version)
            assert game is not None, version
            assert load_rules("penneech", version=version, shelf=changed).options["target"] == 62, version
            assert game.versions == ("1.0.0",), version
            assert whole.game("penneech", version) is old, version

    def test_a_tree_that_is_no_game_is_told_when_it_is_asked_for(self) -> None:
        tree = SHELF.game("penneech").tree.value  # type: ignore[union-attr]
        changed = SHELF.with_tree("penneech", {**tree, "sequence": ["nowhere"]})
        with pytest.raises(RulesError, match="no phase `nowhere`"):
            changed.game("penneech")


# --- what differs -----------------------------------------------------------------------------------------------------


def leaves(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Everything in a tree that holds nothing else."""
    inner: Sequence[tuple[Any, Any]] = ()
    if isinstance(node, dict):
        inner = list(node.items())
    elif isinstance(node, list):
        inner = list(enumerate(node))
    if not inner:
        yield path, node
    for key, each in inner:
        yield from leaves(each, (*path, key))


def another(value: Any) -> Any:
    """A value that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return "x" if value is None else None


def with_other(tree: Any, path: tuple[str | int, ...]) -> Any:
    """A tree with another value at one place."""
    if not path:
        return another(tree)
    copied = copy.copy(tree)
    copied[path[0]] = with_other(tree[path[0]], path[1:])
    return copied


def covers(difference: Difference, path: tuple[str | int, ...]) -> bool:
    """A difference tells of a place: it is that place, or the list or the row that it is in."""
    return any(path[: len(spot.path)] == spot.path for spot in (difference.was, difference.now))


TREES = {name: tree_of(SHELF.game(name).base) for name in GAMES}  # type: ignore[union-attr, arg-type]
PLACES = {name: [path for path, _ in leaves(tree)] for name, tree in TREES.items()}


class TestDifferences:
    @pytest.mark.parametrize("game", GAMES)
    def test_a_game_is_like_itself(self, game: str) -> None:
        assert differences(TREES[game], copy.deepcopy(TREES[game])) == ()

    @pytest.mark.parametrize("game", GAMES)
    def test_every_leaf_that_is_changed_is_told_with_its_place_and_nothing_else(self, game: str) -> None:
        tree = TREES[game]
        for path in PLACES[game]:
            found = differences(tree, with_other(tree, path))
            assert len(found) == 1, path
            assert covers(found[0], path), path
            assert covers(differences(with_other(tree, path), tree)[0], path), path

    @settings(max_examples=60)
    @given(st.data())
    def test_of_several_changes_each_is_told(self, data: st.DataObject) -> None:
        game = data.draw(st.sampled_from(GAMES))
        chosen = data.draw(st.lists(st.sampled_from(PLACES[game]), min_size=1, max_size=6, unique=True))
        tree = TREES[game]
        for path in chosen:
            tree = with_other(tree, path)
        found = differences(TREES[game], tree)
        for path in chosen:
            assert any(covers(each, path) for each in found)
        for each in found:
            assert any(covers(each, path) for path in chosen)

    @settings(max_examples=40)
    @given(st.data())
    def test_rows_that_go_come_and_move_are_told(self, data: st.DataObject) -> None:
        rows = TREES["penneech"]["values"]["won"]["rows"]
        order = data.draw(st.permutations(rows))
        kept = order[: data.draw(st.integers(min_value=1, max_value=len(order)))]
        found = differences({"rows": rows}, {"rows": kept})
        kinds = [each.kind for each in found]
        assert set(kinds) <= {GONE, MOVED}
        assert kinds.count(GONE) == len(rows) - len(kept)
        assert bool(found) == (kept != rows)

    @pytest.mark.parametrize("game", GAMES)
    def test_rules_differ_just_where_their_digests_do(self, game: str) -> None:
        one = SHELF.game(game)
        assert one is not None
        assert one.base is not None
        for name in one.base.model.variants:
            other = one.resolve([name], {n: o.min for n, o in one.base.model.options.items()}, {})
            assert not isinstance(other, list)
            assert bool(differences(tree_of(one.base), tree_of(other))) == (one.base.digest != other.digest)

    def test_types_count(self) -> None:
        found = differences({"a": 1, "b": True}, {"a": "1", "b": 1})
        assert [(each.spot.place, each.kind) for each in found] == [("a", CHANGED), ("b", CHANGED)]

    def test_what_is_left_out_belongs_to_its_own_clause(self) -> None:
        tree = TREES["penneech"]
        without = {**tree, "phases": {**tree["phases"], "redeal": None}}
        assert {each.clauses for each in differences(tree, without)} == {("PN.REDEAL", "PN.REDEAL")}
        assert {each.clauses for each in differences(without, tree)} == {("PN.REDEAL", "PN.REDEAL")}
        assert [each.kind for each in differences(without, tree)][:2] == [CHANGED, NEW]


def words_of_schema() -> set[str]:
    """Every key that the rules language has."""
    found: set[str] = set()
    for name, part in rules_schema()["$defs"].items():
        if name != "ExtensionModel":
            found |= set(part.get("properties", {}))
    return found


class TestWords:
    def test_every_key_of_the_rules_language_has_words(self) -> None:
        assert [key for key in sorted(words_of_schema()) if f"diff-key-{key}" not in SENTENCES] == []

    def test_every_choice_of_the_rules_language_has_words(self) -> None:
        found: set[str] = set()

        def walk(node: Any) -> None:
            if isinstance(node, dict):
                found.update(each for each in node.get("enum", ()) if isinstance(each, str))
                for each in node.values():
                    walk(each)
            elif isinstance(node, list):
                for each in node:
                    walk(each)

        walk(rules_schema()["$defs"])
        known = {"integer", "referee-rules/1"}
        assert [word for word in sorted(found - known) if f"diff-word-{word}" not in SENTENCES] == []

    @pytest.mark.parametrize("lang", ["en", "de"])
    @pytest.mark.parametrize("game", GAMES)
    def test_every_variant_is_told_with_every_place(self, game: str, lang: str) -> None:
        found = SHELF.game(game)
        assert found is not None
        assert found.base is not None
        asked = {name: option.min for name, option in found.base.model.options.items() if option.default is None}
        for name, variant in found.base.model.variants.items():
            rules = found.resolve([name], asked, {})
            assert not isinstance(rules, list)
            comparison = Comparison(found.base, rules, lang)
            text = "\n".join(comparison_text(comparison, "one", "other"))
            rows = [row["place"] for row in comparison_rows(comparison) if row["kind"] != "sentence"]
            assert sorted(rows) == sorted(difference.spot.place for difference in comparison.differences)
            for difference in comparison.differences:
                assert f"({difference.spot.place})" in text or difference.kind in (NEW, GONE)
            for place in variant.set:
                there = [each for each in comparison.differences if covers(each, typed(place))]
                inside = [
                    each for each in comparison.differences if each.spot.path[: len(steps(place))] == typed(place)
                ]
                assert there or inside or same_as_before(found.base.model, comparison, place)

    @settings(max_examples=60, deadline=None)
    @given(st.data())
    def test_a_leaf_that_is_changed_is_named_with_its_place_in_words(self, data: st.DataObject) -> None:
        game = data.draw(st.sampled_from(GAMES))
        found = SHELF.game(game)
        assert found is not None
        path = data.draw(st.sampled_from([path for path, _ in leaves(found.tree.value)]))
        try:
            other = SHELF.with_tree(game, with_other(found.tree.value, path)).game(game)
        except RulesError:
            assume(False)
        assert other is not None
        for lang in ("en", "de"):
            comparison = Comparison(found.base, other.base, lang)  # type: ignore[arg-type]
            place = comparison.differences[0].spot.place
            assert covers(comparison.differences[0], path)
            for write in (comparison_text, comparison_markdown):
                text = "\n".join(write(comparison, "one", "other"))
                assert f"({place})" in text.replace("\\", "")
                assert text.count(" → ") >= 2 or "new: " in text or "neu: " in text or "gone: " in text

    def test_an_order_is_told_by_what_moved(self) -> None:
        old, new = shelf_rules("penneech", ("D: [7, A, K,", "D: [A, 7, K,"))
        text = "\n".join(comparison_text(Comparison(old, new, "en"), "a", "b"))
        assert re.search(r"order/suits/D.*moved: \w+ from place \d to \d", text)

    def test_a_change_of_writing_that_reads_alike_is_shown_as_it_is_written(self) -> None:
        old, new = shelf_rules("penneech", ("score(me) >= target", "score(me)  >=  target"))
        comparison = Comparison(old, new, "en")
        told = comparison.parts[0].told[0]
        assert told.was != told.now

    def test_a_clause_and_the_one_in_its_place_stand_together(self) -> None:
        found = SHELF.game("penneech")
        assert found is not None
        rules = found.resolve(["short-deck"], {}, {})
        assert not isinstance(rules, list)
        comparison = Comparison(found.base, rules, "en")  # type: ignore[arg-type]
        assert ("PN.PACK", "PN.PACK.SHORT") in [part.clauses for part in comparison.parts]
        assert comparison.parts[0].texts == ("A standard pack of 52 cards, no jokers", "32 cards, seven to ace")

    def test_two_games_are_compared(self) -> None:
        old, new = SHELF.game("penneech"), SHELF.game("whist")
        comparison = Comparison(old.base, new.base, "de")  # type: ignore[union-attr, arg-type]
        assert ("PN.FOLLOW", "WH.FOLLOW") in [part.clauses for part in comparison.parts]
        assert comparison.parts[-1].clauses == (None, None)

    def test_texts_that_would_be_markup_are_escaped(self) -> None:
        hostile = "<b>*[x](y)* \x1b[31m|"
        old, new = shelf_rules(
            "penneech", ('en: "A standard pack of 52 cards, no jokers"', f"en: {json.dumps(hostile)}")
        )
        comparison = Comparison(old, new, "en")
        text = "\n".join(comparison_text(comparison, "a", "b"))
        assert "\x1b" not in text
        marked = "\n".join(comparison_markdown(comparison, "a", "b"))
        assert "<b>" not in marked
        assert "\x1b" not in marked
        assert r"\<b\>" in marked


def typed(place: str) -> tuple[str | int, ...]:
    return tuple(int(step) if step.isdecimal() else step for step in steps(place))


def same_as_before(comparison: Comparison, place: str) -> bool:
    """A variant that sets what stands there already, so that nothing differs there."""
    trees = [tree_of(comparison.old.rules), tree_of(comparison.new.rules)]
    for step in typed(place):
        trees = [tree.get(step) if isinstance(tree, dict) else tree[step] for tree in trees]
    return trees[0] == trees[1]


def shelf_rules(game: str, *changes: tuple[str, str]) -> tuple[Any, Any]:
    """A shipped game's rules, and the same with some texts replaced."""
    from referee.rules.shelf import read_rules_file

    file, wrong = read_rules_file("changed.yaml", edited(game, *changes).encode())
    assert file is not None, wrong
    changed = SHELF.open(file)
    assert changed.base is not None, changed.misrules
    found = SHELF.game(game)
    assert found is not None
    return found.base, changed.base


class TestSides:
    def test_a_file_with_the_sign_in_its_name(self, tmp_path: Path) -> None:
        path = put(tmp_path, "a+b.yaml", edited("penneech", CHEAP_KINGS))
        found = side(f"{path}+short-deck+target=7")
        assert found.words == ("short-deck", "target=7")
        rules, choices = found.rules("penneech")
        assert rules.variants == ("short-deck",)
        assert choices.options == {"target": 7}

    def test_a_game_in_a_version(self, tmp_path: Path) -> None:
        put(tmp_path, "rules.yaml", edited("penneech", ("version: 1.0.0", "version: 2.0.0")))
        assert side("penneech@2", [tmp_path]).games["penneech"].tree.value["version"] == "2.0.0"
        with pytest.raises(SideError, match=r"There is no version 3 of penneech; there are: 2\.0\.0, 1\.0\.0\."):
            side("penneech@3", [tmp_path])

    def test_a_word_that_is_nothing(self) -> None:
        with pytest.raises(SideError, match="did you mean `short-deck`"):
            side("penneech+short-dek").rules("penneech")
        with pytest.raises(SideError, match="target=lots"):
            side("penneech+target=lots").rules("penneech")
        with pytest.raises(SideError, match="did you mean penneech"):
            side("penneach")

    def test_an_option_that_must_be_given(self) -> None:
        for game in GAMES:
            assert side(game).rules(game)[0].game == game

    def test_a_folder_without_rules(self, tmp_path: Path) -> None:
        with pytest.raises(SideError, match="holds no rules"):
            shelf_of([tmp_path])


class TestDiff:
    def test_no_difference(self) -> None:
        said = Said("diff", "penneech", "penneech")
        assert (said.status, said.out) == (0, "No difference: penneech 1.0.0.\n")
        said = Said("diff", "penneech", SPECS / "penneech", "--lang", "de")
        assert (said.status, said.out) == (0, "Kein Unterschied: penneech 1.0.0.\n")
        assert Said("diff", "penneech", "penneech", "--format", "jsonl").out == ""
        assert Said("diff", SPECS, SPECS).status == 0

    @pytest.mark.parametrize(
        "args",
        [
            ("penneech", "penneech+short-deck"),
            ("penneech", "--variant", "short-deck"),
            ("penneech", "penneech", "--variant", "short-deck"),
            ("penneech+short-deck",),
        ],
    )
    def test_a_variant_however_it_is_named(self, args: Sequence[str]) -> None:
        said = Said("diff", *args)
        assert said.status == 1
        assert said.lines[0] == "penneech 1.0.0 → penneech 1.0.0 with Short deck (short-deck)"
        assert "PN.PACK → PN.PACK.SHORT" in said.lines
        assert "  was: A standard pack of 52 cards, no jokers" in said.lines
        assert "  now: 32 cards, seven to ace" in said.lines
        assert "  The usual value (options/target/default): 61 → 91" in said.lines
        assert said.lines[-1] == "3 differences"

    def test_in_german(self) -> None:
        said = Said("diff", "penneech", "penneech+short-deck", "--lang", "de")
        assert "  bisher: Ein Kartenspiel mit 52 Karten, ohne Joker" in said.lines
        assert "  Der übliche Wert (options/target/default): 61 → 91" in said.lines
        assert said.lines[-1] == "3 Unterschiede"

    def test_the_sentences_of_the_rulebook_stand_beside_it(self) -> None:
        said = Said("diff", "penneech", "penneech+target=91")
        at = said.lines.index("  In the rulebook:")
        assert "61" in said.lines[at + 1]
        assert "91" in said.lines[at + 2]

    def test_a_sentence_that_only_follows_from_a_change_stands_with_its_clause(self) -> None:
        said = Said("diff", "penneech", "penneech+short-deck")
        assert "Of no clause" not in said.lines
        at = said.lines.index("PN.DEAL: Seven cards each; the rest is the stock")
        assert said.lines[at + 1 : at + 4] == [
            "  In the rulebook:",
            "    was: The other 38 lie face down as the stock.",
            "    now: The other 18 lie face down as the stock.",
        ]
        heads = [line.partition(":")[0] for line in said.lines if line.startswith("PN.")]
        assert heads == ["PN.PACK → PN.PACK.SHORT", "PN.DEALER", "PN.DEAL", "PN.END.TARGET"]

    def test_an_option_that_is_agreed_on_has_no_other_usual_value(self) -> None:
        said = Said("diff", "penneech", "penneech+target=40")
        assert "  The value agreed on (options/target/default): 61 → 40" in said.lines
        back = Said("diff", "penneech+target=40", "penneech", "--lang", "de")
        assert "  Der Wert, nicht mehr abgesprochen (options/target/default): 40 → 61" in back.lines

    def test_a_clause_that_only_a_variant_needs_is_told_as_such(self, tmp_path: Path) -> None:
        text = edited("penneech", ("  PN.FOLLOW.FREE-TRUMP:\n", "  PN.FOLLOW.FREER:\n"))
        path = put(tmp_path, "rules.yaml", text.replace(": PN.FOLLOW.FREE-TRUMP", ": PN.FOLLOW.FREER"))
        said = Said("diff", "penneech", path)
        at = said.lines.index("PN.FOLLOW.FREER")
        assert said.lines[at + 3] == "  only with: follow-or-trump"
        chosen = Said("diff", "penneech+follow-or-trump", f"{path}+follow-or-trump")
        assert not any("only with" in line for line in chosen.lines)

    def test_a_ruling_and_an_option(self) -> None:
        said = Said("diff", "penneech", "--ruling", "PN-A5=non-dealer-leads", "--option", "target=7")
        assert said.status == 1
        assert "with target = 7, PN-A5: non-dealer-leads" in said.lines[0]

    def test_a_file_against_what_ships(self, tmp_path: Path) -> None:
        path = put(tmp_path, "rules.yaml", edited("penneech", CHEAP_KINGS))
        said = Said("diff", "penneech", path, "--format", "jsonl")
        assert said.status == 1
        assert [row["place"] for row in said.rows if row["kind"] != "sentence"] == ["values/won/rows/3/points"]
        row = said.rows[0]
        assert (row["clause"], row["was"], row["now"]) == ("PN.VAL.WON", 4, 1)

    def test_markdown(self) -> None:
        said = Said("diff", "penneech", "penneech+short-deck", "--format", "md")
        assert said.lines[0].startswith("# penneech 1.0.0 → ")
        assert "## PN.PACK → PN.PACK.SHORT" in said.lines
        assert "- now: 32 cards, seven to ace" in said.lines

    def test_folders_with_other_games(self, tmp_path: Path) -> None:
        for game in ("penneech", "whist"):
            put(tmp_path / "one" / game, "rules.yaml", edited(game))
        for game in ("whist", "spades"):
            put(tmp_path / "other" / game, "rules.yaml", edited(game))
        said = Said("diff", tmp_path / "one", tmp_path / "other")
        assert said.status == 1
        assert said.lines == [
            "No difference: whist 1.0.0.",
            "penneech: only on the first side",
            "spades: only on the second side",
        ]
        assert Said("diff", "penneech", tmp_path / "other").status == 2
        assert "several games" in Said("diff", "whist", tmp_path / "other", "--variant", "x").err

    @pytest.mark.parametrize(
        ("args", "told"),
        [
            (("penneech",), "name a second side"),
            (("penneech", "nothing"), "nothing is no game"),
            (("penneech", "penneech+nothing"), "no variant `nothing`"),
            (("penneech", "--option", "target"), "has no value"),
            (("penneech", "--variant", "a=b"), "is no variant"),
            (("penneech", "--option", "target=0"), "target"),
        ],
    )
    def test_wrong_usage(self, args: Sequence[str], told: str) -> None:
        said = Said("diff", *args)
        assert said.status == 2
        assert told in said.err
        assert "Traceback" not in said.err

    def test_rules_that_cannot_be_used(self, tmp_path: Path) -> None:
        path = put(tmp_path, "rules.yaml", edited("penneech", ("cards: any}", "cards: nothing}")))
        said = Said("diff", "penneech", path)
        assert said.status == 2
        assert "rules.yaml:" in said.err


# --- which logs get another verdict -----------------------------------------------------------------------------------


def rejudging(tmp_path: Path, game: str, *changes: tuple[str, str]) -> Rejudging:
    """Judges by a shipped game with some texts replaced, and by what ships."""
    path = put(tmp_path / "old", "rules.yaml", edited(game, *changes))
    old = shelf_of([path])
    return Rejudging(Bench(shelf=old), Bench(), old.brought)


def log_of(text: str) -> Any:
    return next(from_text(text))


class TestRejudging:
    def test_the_same_rules_change_nothing(self, tmp_path: Path) -> None:
        assert rejudging(tmp_path, "penneech").change(log_of(LOG)) is None

    def test_wording_is_no_other_verdict(self, tmp_path: Path) -> None:
        twice = rejudging(
            tmp_path,
            "penneech",
            ("version: 1.0.0", "version: 0.1.0"),
            ('en: "Follow suit if you can, else play any card"', "en: Follow"),
            ("{cards(me)} cards won", "{cards(me)} won"),
        )
        assert twice.change(log_of(LOG.replace("A♥}", "3♣}"))) is None
        assert twice.change(log_of(LOG)) is None

    def test_another_value(self, tmp_path: Path) -> None:
        twice = rejudging(tmp_path, "penneech", CHEAP_KINGS)
        change = twice.change(log_of(LOG))
        assert change is not None
        assert change.fields == ("scores",)
        assert (change.old.scores, change.new.scores) == ({"Anna": 0, "Ben": 6}, {"Anna": 0, "Ben": 9})
        assert [entry.points for entry in change.gone] == [6]  # type: ignore[union-attr]
        assert [entry.points for entry in change.came] == [9]  # type: ignore[union-attr]
        assert change.at == "/events/3"
        assert change.clauses == (("PN.VAL.WON", "PN.VAL.WON"),)

    def test_of_several_changes_the_one_to_blame_is_named(self, tmp_path: Path) -> None:
        twice = rejudging(
            tmp_path, "penneech", CHEAP_KINGS, ("default: 61", "default: 62"), ("limit: null", "limit: 1"),
            ('{cards: "card:7D", points: 14}', '{cards: "card:7D", points: 13}'),
        )  # fmt: skip
        change = twice.change(log_of(LOG))
        assert change is not None
        assert change.clauses == (("PN.VAL.WON", "PN.VAL.WON"),)

    def test_an_end_that_comes_earlier(self, tmp_path: Path) -> None:
        twice = rejudging(tmp_path, "penneech", ("default: 61", "default: 9"), ("limit: null", "limit: 1"))
        change = twice.change(log_of(LOG + "  - {by: Ben, turn: Q♠}\n"))
        assert change is not None
        assert (change.old.verdict, change.new.verdict) == ("impossible", "clean")
        assert {"verdict", "finished", "winners"} <= set(change.fields)
        assert change.at == "/events/3"
        assert change.clauses == (("PN.END.TARGET", "PN.END.TARGET"),)

    def test_an_order_that_gives_the_trick_to_another(self, tmp_path: Path) -> None:
        twice = rejudging(
            tmp_path, "penneech", ("default: [A, K, Q,", "default: [K, A, Q,"), ("default: 61", "default: 62")
        )
        change = twice.change(log_of(LOG))
        assert change is not None
        assert change.at == "/events/3"
        assert change.clauses == (("PN.RANK", "PN.RANK"),)

    def test_an_act_that_was_lawful(self, tmp_path: Path) -> None:
        twice = rejudging(tmp_path, "penneech", ("ladder: [led, any]", "ladder: [any]"))
        change = twice.change(log_of(LOG.replace("A♥}", "3♣}")))
        assert change is not None
        assert [entry.code for entry in change.came] == ["play.revoke"]  # type: ignore[union-attr]
        assert change.clauses == (("PN.FOLLOW", "PN.FOLLOW"),)
        assert change.at == "/events/3"

    @pytest.mark.parametrize("gone_in", ["old", "new"])
    def test_a_phase_that_is_left_out(self, tmp_path: Path, gone_in: str) -> None:
        redeal = (
            'redeal: {kind: redeal, clause: PN.REDEAL, if: "count(hand, rank:A,K,Q,J) == 0", show: hand, limit: null}'
        )
        without = put(tmp_path / "one", "rules.yaml", edited("penneech", (redeal, "redeal: null")))
        other = put(tmp_path / "other", "rules.yaml", edited("penneech", CHEAP_KINGS, ("default: 61", "default: 62")))
        old, new = (shelf_of([path]) for path in ((without, other) if gone_in == "old" else (other, without)))
        dealt, _, _ = LOG.replace("K♥ 2♦", "7♥ 2♦").replace("A♥ 7♦", "2♥ 7♦").partition("  - turn")
        log = log_of(dealt + "  - {by: Anna, throw-in: 7♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣}\n")
        change = Rejudging(Bench(shelf=old), Bench(shelf=new)).change(log)
        assert change is not None
        assert change.at == "/events/1"
        assert change.clauses == (("PN.REDEAL", "PN.REDEAL"),)

    def test_a_spelling_that_stands_for_another_card(self, tmp_path: Path) -> None:
        letters = ("H: [♥, H], D: [♦, D]", "H: [♦, H], D: [♥, D]")
        twice = rejudging(tmp_path, "penneech", letters, ("default: 61", "default: 62"))
        log = LOG.replace("K♥ 2♦", "A♥ 2♦").replace("A♥ 7♦", "7♥ K♦").replace("play: A♥", "play: 7♥")
        change = twice.change(log_of(log.replace("play: K♥", "play: A♥")))
        assert change is not None
        assert (change.old.scores, change.new.scores) == ({"Anna": 0, "Ben": 12}, {"Anna": 5, "Ben": 0})
        assert change.clauses == ((None, None),)

    def test_how_lawful_cards_are_written_is_no_other_verdict(self, tmp_path: Path) -> None:
        twice = rejudging(tmp_path, "penneech", ("H: [♥, H]", "H: [H, ♥]"))
        revoked = LOG.replace("A♥ 7♦", "A♥ 2♥").replace("play: A♥", "play: 3♣")
        assert [finding.legal for finding in twice.new.judge(log_of(revoked)).findings] == [["A♥", "2♥"]]
        assert [finding.legal for finding in twice.old.judge(log_of(revoked)).findings] == [["AH", "2H"]]
        assert twice.change(log_of(revoked)) is None

    def test_what_would_have_come_next_is_not_to_blame(self, tmp_path: Path) -> None:
        log = next(from_text((SPECS / "oh-hell" / "examples" / "deutsch.yaml").read_text("utf-8")))
        amount = ('"if(tricks(me) == bid(me), 10 + bid(me), 0)"', '"if(tricks(me) == bid(me), 11 + bid(me), 0)"')
        change = rejudging(tmp_path, "oh-hell", amount, ("next: rotate", "next: same")).change(log)
        assert change is not None
        assert change.clauses == (("OH.SCORE", "OH.SCORE"),)

    def test_a_change_that_cannot_hold_alone(self, tmp_path: Path) -> None:
        gold = "\n  gold:\n    clause: PN.VAL.TURN\n    rows: [{cards: any, points: 2}]\n"
        twice = rejudging(
            tmp_path, "penneech", ("values: # the first row that matches counts\n", f"values:{gold}"),
            ("sum(trick, won)", "sum(trick, gold)"), ("default: 61", "default: 62"),
        )  # fmt: skip
        change = twice.change(log_of(LOG))
        assert change is not None
        assert change.clauses == (("PN.SCORE.TRICK", "PN.SCORE.TRICK"),)

    def test_sides_that_are_no_longer_there(self, tmp_path: Path) -> None:
        log = next(from_text((SPECS / "whist" / "examples" / "hidden-revoke.yaml").read_text("utf-8")))
        sides = next(line for line in edited("whist").splitlines() if line.startswith("sides:"))
        ranks = ('order: ["rank:K", "rank:Q"', 'order: ["rank:Q", "rank:K"')
        change = rejudging(tmp_path, "whist", (sides, "sides: null"), ranks).change(log)
        assert change is not None
        assert change.clauses == (("WH.SIDES", "WH.SIDES"),)

    def test_a_log_that_only_one_side_can_read(self, tmp_path: Path) -> None:
        twice = rejudging(tmp_path, "penneech", ("version: 1.0.0", "version: 2.0.0"))
        change = twice.change(log_of(named("1")))
        assert change is not None
        assert (change.old.verdict, change.new.verdict) == ("unreadable", "clean")
        assert (change.at, change.clauses) == ("", ())
        assert [entry.code for entry in change.gone][:1] == ["log.rules-version"]  # type: ignore[union-attr]

    def test_a_version_is_looked_for_on_each_side(self, tmp_path: Path) -> None:
        put(tmp_path / "old", "one.yaml", edited("penneech", CHEAP_KINGS))
        put(tmp_path / "old", "two.yaml", edited("penneech", ("version: 1.0.0", "version: 2.0.0")))
        old = shelf_of([tmp_path / "old"])
        twice = Rejudging(Bench(shelf=old), Bench(), old.brought)
        first = twice.change(log_of(named("1")))
        assert first is not None
        assert first.old.scores == {"Anna": 0, "Ben": 6}
        assert twice.change(log_of(LOG)) is None  # the newest of the old ones is the one that holds now

    def test_a_game_that_the_old_rules_do_not_have(self, tmp_path: Path) -> None:
        twice = rejudging(tmp_path, "penneech", CHEAP_KINGS)
        assert twice.untouched(log_of(LOG.replace("penneech", "whist")))
        assert not twice.untouched(log_of(LOG))
        assert not twice.untouched(log_of("format: ["))

    @pytest.mark.parametrize("game", GAMES)
    def test_the_examples_are_judged_alike_by_a_copy(self, game: str) -> None:
        old = shelf_of([SPECS / game])
        twice = Rejudging(Bench(shelf=old), Bench(), old.brought)
        for path in sorted((SPECS / game / "examples").glob("*.yaml")):
            assert twice.change(log_of(path.read_text("utf-8"))) is None


class TestReadjudicate:
    @pytest.fixture
    def old(self, tmp_path: Path) -> Path:
        return put(tmp_path / "old", "rules.yaml", edited("penneech", CHEAP_KINGS))

    def test_a_corpus_with_nothing_changed(self, old: Path, tmp_path: Path) -> None:
        path = put(tmp_path, "log.yaml", LOG)
        said = Said("readjudicate", path, "--against", SPECS)
        assert said.status == 0
        assert said.lines == ["1 log: 0 with another verdict, 1 with the same one, 0 untouched (not in the old rules)"]

    def test_what_is_told_of_a_log(self, old: Path, tmp_path: Path) -> None:
        path = put(tmp_path, "log.yaml", LOG)
        said = Said("readjudicate", path, "--against", old)
        assert said.status == 1
        assert said.lines[0] == f"{path}:9: verdict: clean"
        assert "  scores: Anna 0, Ben 6 → Anna 0, Ben 9" in said.lines
        assert "  entry gone 9:5 Ben 6 points [PN.SCORE.TRICK]" in said.lines
        assert "  the two verdicts part in line 9, column 5, by PN.VAL.WON" in said.lines
        assert any("(values/won/rows/3/points): 1 → 4" in line for line in said.lines)
        assert "  1 by PN.VAL.WON" in said.lines

    def test_an_end_that_the_log_does_not_claim_has_no_line(self, tmp_path: Path) -> None:
        change = rejudging(tmp_path, "penneech", CHEAP_KINGS).change(log_of(LOG))
        assert change is not None
        told = [*change_lines(replace(change, at="/result"), [], "en")]
        assert told[-1] == "  the two verdicts part only at the end of the log, by PN.VAL.WON"

    def test_only_what_logs_are_judged_by_is_told_of_no_clause(self, tmp_path: Path) -> None:
        letters = ("H: [♥, H], D: [♦, D]", "H: [♦, H], D: [♥, D]")
        changes = (letters, ("version: 1.0.0", "version: 1.0.1"), ("default: 61", "default: 62"))
        old = put(tmp_path / "old", "rules.yaml", edited("penneech", *changes))
        log = LOG.replace("K♥ 2♦", "A♥ 2♦").replace("A♥ 7♦", "7♥ K♦").replace("play: A♥", "play: 7♥")
        path = put(tmp_path, "log.yaml", log.replace("play: K♥", "play: A♥"))
        said = Said("readjudicate", path, "--against", old, "--format", "jsonl")
        assert said.rows[0]["places"] == ["notations/en/forms/0/suits/H", "notations/en/forms/0/suits/D"]

    def test_options_of_one_log_are_not_told_of_another(self, tmp_path: Path) -> None:
        old = put(tmp_path / "old", "rules.yaml", edited("penneech", ("score(me) >= target", "score(me) > target")))
        logs = [
            put(tmp_path, f"{target}.yaml", log.replace("seats:", f"options: {{target: {target}}}\nseats:"))
            for target, log in ((9, LOG), (8, LOG.replace("K♥", "Q♥")))
        ]
        together = Said("readjudicate", *logs, "--against", old)
        alone = [Said("readjudicate", log, "--against", old).lines for log in logs]
        assert "more than nine points" in alone[0][-3]
        assert "more than eight points" in alone[1][-3]
        assert together.lines[:-2] == [*alone[0][:-2], *alone[1][:-2]]

    def test_a_folder_that_is_called_like_a_game_is_the_game(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        put(tmp_path / "penneech", "log.yaml", LOG)
        monkeypatch.chdir(tmp_path)
        said = Said("readjudicate", "penneech", "--against", "penneech")
        assert (said.status, said.err) == (0, "")
        assert said.out.startswith("1 log: 0 with another verdict, 1 with the same one")

    def test_a_log_that_one_side_cannot_read_is_told_as_such(self, tmp_path: Path) -> None:
        letters = ("ranks: {10: [10, T]}", "ranks: {10: 10}")
        old = put(tmp_path / "old", "rules.yaml", edited("penneech", letters))
        log = put(tmp_path, "log.yaml", LOG.replace("4♠", "T♠"))
        said = Said("readjudicate", log, "--against", old)
        assert said.lines[:3] == [
            f"{log}:1: verdict: unreadable → clean",
            "  finished: – → no",
            "  scores: – → Anna 0, Ben 9",
        ]
        assert not any(line.startswith("  winners") for line in said.lines)  # neither verdict names any
        assert said.lines[-1] == "  1 unreadable on at least one side"
        german = Said("readjudicate", log, "--against", old, "--lang", "de")
        assert german.lines[-1] == "  1 auf mindestens einer Seite unlesbar"
        rows = Said("readjudicate", log, "--against", old, "--lang", "de", "--format", "jsonl").rows
        assert rows[-1]["clauses"] == {"unreadable on at least one side": 1}

    def test_in_german(self, old: Path, tmp_path: Path) -> None:
        said = Said("readjudicate", put(tmp_path, "log.yaml", LOG), "--against", old, "--lang", "de")
        assert "  Punkte: Anna 0, Ben 6 → Anna 0, Ben 9" in said.lines
        assert "  die beiden Urteile gehen in Zeile 9, Spalte 5 auseinander, durch PN.VAL.WON" in said.lines

    def test_chips_and_findings_are_told(self, tmp_path: Path) -> None:
        old = put(tmp_path / "old", "rules.yaml", edited("penta", ("match: difference", "match: in-full")))
        log = SPECS / "penta" / "examples" / "whole-game.yaml"
        said = Said("readjudicate", log, "--against", old, "--lang", "de")
        assert said.lines[0] == f"{log}:33: Urteil: regelwidrig → fehlerfrei"
        assert "  Eintrag entfällt 33:5 seat:Bo → pot:hand 5 Chips [PT.BET]" in said.lines
        assert "  die beiden Urteile gehen in Zeile 33, Spalte 5 auseinander, durch PT.BET" in said.lines
        assert any(re.match(r"  Befund entfällt \d+:\d+ claim\.result", line) for line in said.lines)
        assert any(line.endswith("(phases/bet/match): den ganzen Einsatz → die Differenz") for line in said.lines)

    def test_a_revoke_that_shows_later_is_dated_back(self, tmp_path: Path) -> None:
        old = put(tmp_path / "old", "rules.yaml", edited("whist", ("ladder: [led, any]", "ladder: [any]")))
        log = SPECS / "whist" / "examples" / "hidden-revoke.yaml"
        said = Said("readjudicate", log, "--against", old)
        assert said.lines[0] == f"{log}:16: verdict: clean → irregular"
        assert "  the two verdicts part in line 16, column 18, by WH.FOLLOW" in said.lines

    def test_corpora_of_every_kind(self, old: Path, tmp_path: Path) -> None:
        line = json.dumps(from_yaml(LOG), ensure_ascii=False)
        other = line.replace('"penneech"', '"whist"')
        corpus = f"{line}\n{other}\n{line.replace('K♥', 'Q♥')}\n"
        packed = tmp_path / "logs" / "b.jsonl.gz"
        put(tmp_path / "logs", "a.jsonl", corpus)
        packed.write_bytes(gzip.compress(corpus.encode()))
        put(tmp_path / "logs", "c.yaml", LOG)
        said = Said("readjudicate", tmp_path / "logs", "-", "--against", old, "--format", "jsonl", given=corpus)
        assert said.status == 1
        *rows, last = said.rows
        assert [(Path(row["log"]).name, row["entry"], row["line"]) for row in rows] == [
            ("a.jsonl", 1, 1), ("b.jsonl.gz", 1, 1), ("c.yaml", 1, 9), ("-", 1, 1),
        ]  # fmt: skip
        assert last == {
            "status": "summary", "changed": 4, "same": 3, "untouched": 3, "not-judged": 0,
            "clauses": {"PN.VAL.WON": 4}, "games-untouched": {"whist": 3},
        }  # fmt: skip
        assert rows[0]["clauses"] == [{"was": "PN.VAL.WON", "now": "PN.VAL.WON"}]
        assert rows[0]["places"] == ["values/won/rows/3/points"]
        assert rows[0]["was"]["scores"] == {"Anna": 0, "Ben": 6}

    def test_untouched_games_are_said(self, old: Path, tmp_path: Path) -> None:
        said = Said("readjudicate", SPECS / "whist" / "examples", "--against", old)
        assert said.status == 0
        assert "2 untouched" in said.lines[0]
        assert said.lines[-1] == "not in the old rules: whist (2)"

    def test_rules_of_ones_own_are_the_new_ones(self, tmp_path: Path, old: Path) -> None:
        said = Said("readjudicate", put(tmp_path, "log.yaml", LOG), "--specs", old, "--against", "penneech")
        assert said.status == 1
        assert "  scores: Anna 0, Ben 9 → Anna 0, Ben 6" in said.lines

    def test_new_rules_in_another_version_leave_a_log_of_the_shipped_one_alone(self, tmp_path: Path) -> None:
        changes = CHEAP_KINGS, ("version: 1.0.0", "version: 2.0.0")
        new = put(tmp_path / "new", "rules.yaml", edited("penneech", *changes))
        logs = [
            put(tmp_path, f"{name}.yaml", text) for name, text in (("a", LOG), ("b", named("1")), ("c", named("2")))
        ]
        said = Said("readjudicate", *logs, "--specs", new, "--against", "penneech", "--format", "jsonl")
        assert [(Path(row["log"]).name, row["was"]["verdict"]) for row in said.rows[:-1]] == [
            ("a.yaml", "clean"), ("c.yaml", "unreadable"),
        ]  # fmt: skip

    def test_logs_that_cannot_be_read_are_the_same_on_both_sides(self, tmp_path: Path, old: Path) -> None:
        path = put(tmp_path, "log.yaml", LOG.replace("play: K♥", "plai: K♥"))
        assert Said("readjudicate", path, "--against", old).status == 0

    def test_hostile_texts_are_escaped(self, tmp_path: Path) -> None:
        hostile = json.dumps("\x1b[31mred")[1:-1]
        changes = (CHEAP_KINGS, ('en: "Trumps won in a trick: A 5, K 4, Q 3, J 2, and the 7♦ 7"', f'en: "{hostile}"'))
        old = put(tmp_path / "old", "rules.yaml", edited("penneech", *changes))
        log = LOG.replace("tuesday", json.dumps("a\x1bb")).replace("Anna", json.dumps("A\u2067na"))
        said = Said("readjudicate", put(tmp_path, "log.yaml", LOG), put(tmp_path, "l.yaml", log), "--against", old)
        assert "\x1b" not in said.out
        assert "\u2067" not in said.out

    @pytest.mark.parametrize(
        ("args", "told"),
        [
            (("--against", "nothing"), "nothing is no game"),
            ((), "Missing option '--against'"),
            (("--against", "penneech", "--specs", "nowhere"), "nowhere"),
        ],
    )
    def test_wrong_usage(self, tmp_path: Path, args: Sequence[str], told: str) -> None:
        said = Said("readjudicate", put(tmp_path, "log.yaml", LOG), *args)
        assert said.status == 2
        assert told in said.err

    def test_old_rules_that_extend_a_game_of_ones_own(self, tmp_path: Path) -> None:
        base = put(tmp_path / "own", "rules.yaml", edited("penneech", CHEAP_KINGS, ("game: penneech", "game: cheap")))
        old = put(
            tmp_path / "old",
            "kitchen.yaml",
            "format: referee-rules/1\ngame: kitchen\nversion: 1.0.0\nextends: cheap\nname: {en: Kitchen, de: Küche}\n",
        )
        now = put(tmp_path / "new", "kitchen.yaml", old.read_text("utf-8").replace("cheap", "penneech"))
        log = put(tmp_path, "log.yaml", LOG.replace("penneech", "kitchen"))
        said = Said("readjudicate", log, "--against", old, "--specs", base, "--specs", now)
        assert "  scores: Anna 0, Ben 6 → Anna 0, Ben 9" in said.lines

    def test_a_log_whose_rules_cannot_be_used_is_not_judged(self, tmp_path: Path, old: Path) -> None:
        broken = put(tmp_path / "new", "rules.yaml", edited("penneech", ("score(me) >= target", "score(me) >= aim")))
        said = Said("readjudicate", put(tmp_path, "log.yaml", LOG), "--against", old, "--specs", broken)
        assert said.status == 2
        assert said.lines[-1] == "1 could not be judged"

    def test_old_rules_that_cannot_be_used(self, tmp_path: Path) -> None:
        old = put(tmp_path / "old", "rules.yaml", edited("penneech", ("game: penneech", "game: [")))
        said = Said("readjudicate", put(tmp_path, "log.yaml", LOG), "--against", old)
        assert said.status == 2
        assert "rules.yaml:" in said.err

    def test_a_file_that_is_not_there(self, old: Path) -> None:
        assert Said("readjudicate", "nowhere.yaml", "--against", old).status == 2


def from_yaml(text: str) -> Any:
    from referee.documents import read_yaml

    return next(iter(read_yaml(text))).value


def test_a_log_from_data_is_judged_twice_as_well(tmp_path: Path) -> None:
    change = rejudging(tmp_path, "penneech", CHEAP_KINGS).change(from_value(from_yaml(LOG)))
    assert change is not None
    assert change.at == "/events/3"
