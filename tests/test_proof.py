"""The proof by mutation: every way to change rules is there, what is the same is seen, and all games are held."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from click.testing import CliRunner

from referee.cli import main
from referee.errors import RefereeError
from referee.expressions import parse_expression, written
from referee.rules import Game, Rules, RulesError, Shelf
from referee.rules.shelf import build
from referee.testing import proving
from referee.testing.altering import laid
from referee.testing.mutants import mutants
from referee.testing.proving import Judged, Proof, prove, read_proof, write_proof
from referee.testing.reducing import Facts, bounds, reduced
from referee.testing.sameness import come_to, playable

FEATURES = Path(__file__).parents[1] / "features"
GAMES = sorted(folder.name for folder in FEATURES.iterdir() if folder.is_dir())

RULES = """
    format: referee-rules/1
    game: trio
    version: 1.0.0
    name: {en: Trio, de: Trio}
    sources: {home: {title: The sheet on our wall, sections: [Cards, Play, End]}}
    players: {count: [2, 3]}
    options:
      deals: {name: {en: deals in a game, de: Spiele in einer Partie}, clause: TR.END, min: 1, max: 9, default: 3}
      stake: {name: {en: points at stake, de: Einsatz in Punkten}, clause: TR.END, min: 0, max: 9, default: 3}
    cards:
      groups: {plain: {suits: [S, H, D], ranks: [A, K, Q, J, 10, 9]}}
      names: {S: {en: spade, de: Pik}, H: {en: heart, de: Herz}, D: {en: diamond, de: Karo}}
    notations:
      en:
        forms:
          - {write: "{rank}{suit}", suits: {S: [♠, S], H: ♥, D: ♦}, any-case: true}
    pack:
      clause: TR.PACK
      cards: any
      remove: {clause: TR.PACK, rows: [{players: [2], cards: "card:9S | card:9H", left: 16}]}
    order: {clause: TR.RANK, default: [A, K, Q, J, 10, 9], suits: {D: [9, A, K, Q, J, 10]}}
    values:
      bonus:
        clause: TR.BONUS
        rows:
          - {cards: "rank:A,K & !trump", points: 2}
          - {cards: "card:9D", points: 2}
          - {cards: any, points: 0}
    dealer: {clause: TR.DEAL, next: rotate}
    sequence: [deal, turn, bid, tricks, count]
    phases:
      deal: {kind: deal, clause: TR.DEAL, each: 5, packet: 1, stock: stock}
      turn: {kind: turn-up, clause: TR.TURN, by: dealer}
      bid:
        kind: bidding
        clause: TR.BID
        most: hand_size
        words: {nil: {clause: TR.NIL, counts: 0, if: score(me) < 5}}
      tricks:
        kind: tricks
        clause: TR.PLAY
        lead: {clause: TR.LEAD, first: left-of-dealer, veto: {cards: trump, unless: broken(trump), clause: TR.VETO}}
        follow:
          clause: TR.FOLLOW
          ladder: [led, {cards: trump, clause: TR.RUFF}, any]
          permit: [{cards: "card:9D", clause: TR.FREE}]
        win: {clause: TR.WIN, tiers: [trump, led]}
        after:
          - {kind: score, clause: TR.BONUS, to: winner, amount: "sum(trick, bonus)"}
      count:
        kind: score
        clause: TR.COUNT
        to: each
        amount: "if(bid(me) == tricks(me), 10 + bid(me), min(0, 3 - tricks(me)))"
        why: {en: "{tricks(me)} tricks", de: "{tricks(me)} Stiche"}
    end: {clause: TR.END, check: deal-end, if: deal_no >= deals, winner: highest}
    variants:
      low:
        name: {en: Low, de: Tief}
        set:
          phases/tricks/win/pick: lowest
          phases/count/amount: 2 * tricks(me)
          clauses/TR.COUNT/text: {en: Two points for each trick, de: Zwei Punkte für jeden Stich}
      short:
        name: {en: Short, de: Kurz}
        set: {phases/deal/each: 4}
        excludes: [low]
      left:
        name: {en: Left, de: Links}
        set: {phases/tricks/lead/first: left-of-dealer}
        after: [TR-A1]
    presets: {quick: [short]}
    rulings:
      TR-A1:
        text: {en: Who leads first?, de: Wer spielt zuerst aus?}
        default: left
        answers:
          left: {text: {en: The player to the left., de: Der linke Nachbar.}}
          dealer:
            text: {en: The dealer., de: Der Geber.}
            set: {phases/tricks/lead/first: dealer, phases/count/amount: tricks(me)}
            after: [low]
    clauses:
      TR.PACK: {text: {en: Eighteen cards, de: Achtzehn Karten}, cite: ["home: Cards#1"]}
      TR.RANK: {text: {en: Ace high, de: Ass hoch}, cite: ["home: Cards#2"]}
      TR.DEAL: {text: {en: Five cards each, de: Fünf Karten für jeden}, cite: ["home: Play#1"]}
      TR.TURN: {text: {en: The next makes trumps, de: Die nächste bestimmt den Trumpf}, cite: ["home: Play#1"]}
      TR.BID: {text: {en: Bid your tricks, de: Jeder sagt seine Stiche an}, cite: ["home: Play#1"]}
      TR.NIL: {text: {en: Nil is none, de: Nil ist keiner}, cite: ["home: Play#1"]}
      TR.PLAY: {text: {en: Five tricks, de: Fünf Stiche}, cite: ["home: Play#2"]}
      TR.LEAD: {text: {en: The left leads, de: Links wird ausgespielt}, cite: ["home: Play#2"]}
      TR.VETO: {text: {en: No trumps at first, de: Anfangs kein Trumpf}, cite: ["home: Play#2"]}
      TR.FOLLOW: {text: {en: Follow suit, de: Farbe bedienen}, cite: ["home: Play#3"]}
      TR.RUFF: {text: {en: Else ruff, de: Sonst stechen}, cite: ["home: Play#3"]}
      TR.FREE: {text: {en: The 9♦ is free, de: Die 9♦ ist frei}, cite: ["home: Play#3"]}
      TR.WIN: {text: {en: The highest wins, de: Die höchste gewinnt}, cite: ["home: Play#4"]}
      TR.BONUS: {text: {en: Some cards count, de: Manche Karten zählen}, cite: ["home: Play#5"]}
      TR.COUNT: {text: {en: Exact bids count, de: Genaue Ansagen zählen}, cite: ["home: Play#6"]}
      TR.END: {text: {en: The most points win, de: Die meisten Punkte gewinnen}, cite: ["home: End"]}
"""
FEATURE = """
    Feature: Trio: the whole

      Background:
        Given a game of Trio between Anna and Ben
        And Ben deals
          | Anna | A♠ K♠ Q♥ J♥ 9♦ |
          | Ben  | Q♠ A♥ K♥ J♦ A♦ |
        And the game is over after 1 deal

      @TR.COUNT
      Scenario: Nobody took what was bid
        When Ben turns up 10♥
        And they bid Anna 5, Ben 5
        And these tricks are played
          | led     | followed |
          | Anna A♠ | Ben Q♠   |
          | Anna K♠ | Ben K♥   |
          | Ben A♦  | Anna 9♦  |
          | Anna J♥ | Ben A♥   |
          | Ben J♦  | Anna Q♥  |
        Then the score is Anna 6, Ben 2
"""
EXACT = """
      @TR.COUNT
      Scenario: Three tricks are what was bid
        When Ben turns up 10♥
        And they bid Anna 3, Ben 5
        And these tricks are played
          | led     | followed |
          | Anna A♠ | Ben Q♠   |
          | Anna K♠ | Ben K♥   |
          | Ben A♦  | Anna 9♦  |
          | Anna J♥ | Ben A♥   |
          | Ben J♦  | Anna Q♥  |
        Then Anna scores 13 (TR.COUNT)
"""
GERMAN = """
# language: de
Funktionalität: Trio: das Ganze
  @TR.PACK
  Szenario: Zwei können spielen
    Gegeben sei eine Partie Trio zwischen Anna und Ben
    Dann ist alles fehlerfrei
"""
WORDS = "options: {deals: deals}\npresets: {quick: {en: quick}}\nrulings: {TR-A1: {dealer: {en: the dealer leads}}}\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of one's own, with one scenario."""
    path = tmp_path_factory.mktemp("own")
    (path / "trio.yaml").write_text(dedent(RULES).lstrip(), "utf-8")
    (path / "features" / "trio" / "en").mkdir(parents=True)
    (path / "features" / "trio" / "words.yaml").write_text(WORDS, "utf-8")
    (path / "features" / "trio" / "en" / "1-all.feature").write_text(dedent(FEATURE).lstrip(), "utf-8")
    return path


@pytest.fixture(scope="module")
def trio(folder: Path) -> Game:
    game = Shelf([folder / "trio.yaml"]).game("trio")
    assert game is not None
    return game


@pytest.fixture(scope="module")
def tried(folder: Path) -> Proof:
    return prove(folder / "features", jobs=1, specs=(folder / "trio.yaml",))


def with_scenario(folder: Path, place: Path, text: str) -> Path:
    """The features with another scenario, in a folder of their own."""
    for source in (folder / "features").rglob("*.*"):
        target = place / source.relative_to(folder / "features")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source.read_text("utf-8"), "utf-8")
    feature = place / "trio" / "en" / "1-all.feature"
    feature.write_text(feature.read_text("utf-8") + dedent(text).replace("\n", "\n  "), "utf-8")
    return place


EXACTLY = ("phases/count/amount", "if(bid(me) == tricks(me), 11 + bid(me), min(0, 3 - tricks(me)))")


def judged(proof: Proof, place: str, becomes: str) -> Judged:
    (found,) = [each for each in proof.mutants if (each.mutant.place, each.mutant.becomes) == (place, becomes)]
    return found


# --- survivors


def test_what_no_scenario_shows_survives(tried: Proof) -> None:
    assert judged(tried, *EXACTLY).killed_by is None
    survivor = next(mutant for mutant in tried.survivors if (mutant.place, mutant.becomes) == EXACTLY)
    line = next(
        n for n, text in enumerate(dedent(RULES).lstrip().splitlines(), 1) if "if(bid(me) == tricks(me)" in text
    )
    assert (survivor.clause, survivor.kind, survivor.line) == ("TR.COUNT", "number", line)
    assert survivor.was == "if(bid(me) == tricks(me), 10 + bid(me), min(0, 3 - tricks(me)))"
    assert survivor.file.endswith("trio.yaml")


def test_scenario_that_shows_it_kills(folder: Path, tmp_path: Path) -> None:
    features = with_scenario(folder, tmp_path, EXACT)
    proof = prove(features, jobs=1, specs=(folder / "trio.yaml",))
    assert judged(proof, *EXACTLY).killed_by == "trio/en/1-all.feature:24"
    assert len(proof.survivors) < len(proof.mutants)


def test_scenario_of_another_clause_does_not_count(folder: Path, tmp_path: Path) -> None:
    features = with_scenario(folder, tmp_path, EXACT.replace("@TR.COUNT", "@TR.BONUS"))
    proof = prove(features, jobs=1, specs=(folder / "trio.yaml",))
    assert judged(proof, *EXACTLY).killed_by is None


def test_scenario_that_is_red_proves_nothing(folder: Path, tmp_path: Path) -> None:
    features = with_scenario(folder, tmp_path, EXACT.replace("scores 13", "scores 12"))
    with pytest.raises(RefereeError, match=r"trio/en/1-all\.feature:34: .*Anna scores 12.*stated 12, found 13"):
        prove(features, jobs=1, specs=(folder / "trio.yaml",))


def test_scenario_whose_givens_cannot_be_done_proves_nothing(folder: Path, tmp_path: Path) -> None:
    features = with_scenario(folder, tmp_path, EXACT)
    (features / "trio" / "words.yaml").unlink()
    with pytest.raises(RefereeError, match=r"^trio/en/1-all\.feature:\d+: .*“deals” is not in the words of the game"):
        prove(features, jobs=1, specs=(folder / "trio.yaml",))


def test_scenarios_in_one_language_are_enough(folder: Path, tmp_path: Path) -> None:
    features = with_scenario(folder, tmp_path, EXACT)
    german = features / "trio" / "de"
    (features / "trio" / "en").rename(german)
    feature = german / "1-all.feature"
    feature.write_text(GERMAN.lstrip(), "utf-8")
    rules = tmp_path / "trio.yaml"
    text = (folder / "trio.yaml").read_text("utf-8")
    rules.write_text(text.replace("notations:\n  en:", "notations:\n  de:"), "utf-8")
    proof = prove(features, jobs=1, specs=(rules,))
    assert judged(proof, "players/count/0", "").killed_by == "trio/de/1-all.feature:4"


# --- ways to change rules

CHANGES = [  # kind, place, what it becomes, the clause
    ("entry", "players/count/0", "", ""),
    ("entry", "players/count", "2, 3, 4", ""),
    ("number", "options/deals/min", "2", "TR.END"),
    ("number", "options/deals/max", "8", "TR.END"),
    ("number", "options/stake/min", "1", "TR.END"),
    ("number", "options/deals/default", "4", "TR.END"),
    ("null", "options/deals/default", "null", "TR.END"),
    ("entry", "cards/groups/plain/ranks/3", "", "TR.PACK"),
    ("spelling", "notations/en/forms/0/suits/S/1", "", ""),
    ("spelling", "notations/en/forms/0/suits/S", "S, ♠", ""),
    ("spelling", "notations/en/forms/0/suits/H", "♥'", ""),
    ("flag", "notations/en/forms/0/any-case", "false", ""),
    ("null", "pack/remove", "null", "TR.PACK"),
    ("row", "pack/remove/rows/0", "", "TR.PACK"),
    ("selector", "pack/remove/rows/0/cards", "card:9S", "TR.PACK"),
    ("order", "order/default/1", "Q / K", "TR.RANK"),
    ("entry", "order/suits/D", "", "TR.RANK"),
    ("order", "order/suits/D/0", "A / 9", "TR.RANK"),
    ("clause", "values/bonus/clause", "TR.COUNT", "TR.BONUS"),
    ("row", "values/bonus/rows/1", "", "TR.BONUS"),
    ("number", "values/bonus/rows/0/points", "3", "TR.BONUS"),
    ("card", "values/bonus/rows/0/cards", "rank:K & !trump", "TR.BONUS"),
    ("selector", "values/bonus/rows/0/cards", "rank:A,K & trump", "TR.BONUS"),
    ("selector", "values/bonus/rows/0/cards", "rank:A,K", "TR.BONUS"),
    ("enum", "dealer/next", "same", "TR.DEAL"),
    ("sequence", "sequence/1", "", "TR.TURN"),
    ("sequence", "sequence/1", "bid / turn", "TR.TURN"),
    ("number", "phases/deal/each", "6", "TR.DEAL"),
    ("null", "phases/deal/stock", "null", "TR.DEAL"),
    ("enum", "phases/turn/from", "hand", "TR.TURN"),
    ("name", "phases/bid/most", "players", "TR.BID"),
    ("entry", "phases/bid/words/nil", "", "TR.NIL"),
    ("flag", "phases/bid/words/nil/spelling", "true", "TR.NIL"),
    ("comparison", "phases/bid/words/nil/if", "score(me) <= 5", "TR.NIL"),
    ("name", "phases/bid/words/nil/if", "score(left) < 5", "TR.NIL"),
    ("null", "phases/tricks/lead/veto", "null", "TR.VETO"),
    ("selector", "phases/tricks/lead/veto/unless", "broken(any)", "TR.VETO"),
    ("rung", "phases/tricks/follow/ladder/1", "", "TR.RUFF"),
    ("rung", "phases/tricks/follow/ladder/0", "cards: trump, clause: TR.RUFF / led", "TR.FOLLOW"),
    ("rung", "phases/tricks/follow/permit/0", "", "TR.FREE"),
    ("card", "phases/tricks/follow/permit/0/cards", "card:AS", "TR.FREE"),
    ("rung", "phases/tricks/win/tiers/0", "led / trump", "TR.WIN"),
    ("enum", "phases/tricks/win/pick", "lowest", "TR.WIN"),
    ("step", "phases/tricks/after/0", "", "TR.BONUS"),
    ("enum", "phases/tricks/after/0/to", "each", "TR.BONUS"),
    ("comparison", "end/if", "deal_no > deals", "TR.END"),
    ("enum", "end/winner", "lowest", "TR.END"),
    ("entry", "variants/low/set/phases/tricks/win/pick", "", "TR.WIN"),
    ("number", "variants/low/set/phases/count/amount", "3 * tricks(me)", "TR.COUNT"),
    ("number", "variants/short/set/phases/deal/each", "3", "TR.DEAL"),
    ("entry", "variants/short/excludes/0", "", ""),
    ("entry", "variants/left/after/0", "", ""),
    ("entry", "rulings/TR-A1/answers/dealer/after/0", "", ""),
    ("member", "presets/quick/0", "", ""),
    ("default", "rulings/TR-A1/default", "dealer", ""),
    ("entry", "rulings/TR-A1/answers/dealer/set/phases/tricks/lead/first", "", "TR.LEAD"),
    ("enum", "rulings/TR-A1/answers/dealer/set/phases/tricks/lead/first", "left-of-dealer", "TR.LEAD"),
]


@pytest.mark.parametrize(("kind", "place", "becomes", "clause"), CHANGES)
def test_way_to_change_rules(trio: Game, kind: str, place: str, becomes: str, clause: str) -> None:
    (mutant,) = [m for m in mutants(trio) if (m.kind, m.place, m.becomes) == (kind, place, becomes)]
    assert mutant.clause == clause
    assert mutant.tree(trio.tree.value) != trio.tree.value
    assert mutant.line > 1


def test_every_way_to_change_an_expression(trio: Game) -> None:
    amount = "if(bid(me) == tricks(me), 10 + bid(me), min(0, 3 - tricks(me)))"
    changed = {m.becomes for m in mutants(trio) if m.place == "phases/count/amount"}
    for was, becomes in (
        ("==", "<="),
        ("==", ">="),
        ("10 +", "11 +"),
        ("10 +", "9 +"),
        ("10 +", "10 -"),
        ("min", "max"),
        ("3 -", "3 +"),
        ("(0,", "(-1,"),
        ("if(bid(me)", "if(cards(me)"),
        ("if(bid(me)", "if(bid(dealer)"),
    ):
        assert amount.replace(was, becomes) in changed, becomes


def test_texts_and_what_is_only_told_stay(trio: Game) -> None:
    places = [mutant.place for mutant in mutants(trio)]
    assert not [place for place in places if {"name", "text", "why", "names", "packet", "cite"} & set(place.split("/"))]
    told = laid(trio.tree.value, ("clauses", "TR.NIL", "told"), True)
    shelf = Shelf()
    shelf._games[("trio", "")] = trio
    game = shelf.with_tree("trio", told).game("trio")
    assert game is not None
    assert [place for place in places if place.startswith("phases/bid/words")]
    assert not [m for m in mutants(game) if m.place.startswith("phases/bid/words")]


def test_clause_that_a_verdict_never_quotes_is_not_exchanged(trio: Game) -> None:
    exchanged = {mutant.place for mutant in mutants(trio) if mutant.kind == "clause"}
    assert {"phases/tricks/lead/veto/clause", "phases/bid/words/nil/clause", "end/clause"} <= exchanged
    unquoted = (
        "order/clause",
        "options/deals/clause",
        "phases/tricks/win/clause",
        "phases/tricks/follow/permit/0/clause",
    )
    assert not exchanged & set(unquoted)


def test_rules_that_do_not_load_are_no_mutant(tried: Proof, trio: Game) -> None:
    wanted = ("phases/tricks/follow/ladder/2", "")
    assert wanted in [(mutant.place, mutant.becomes) for mutant in mutants(trio)]
    assert wanted not in [(each.mutant.place, each.mutant.becomes) for each in tried.mutants]


# --- rules that come to the same


def changed_rules(game: Game, *changes: tuple[str, Any]) -> Rules:
    tree = game.tree.value
    for place, value in changes:
        path = tuple(int(step) if step.isdecimal() else step for step in place.split("/"))
        tree = laid(tree, path, value)
    game_tree = game.tree.copy()
    game_tree.value = tree
    rules, wrong = build(game_tree, [], {})
    assert rules is not None, wrong
    return rules


ALIKE = [
    ("values/bonus/rows/2/cards", "trump"),
    ("values/bonus/rows", [{"cards": "rank:A,K & !trump", "points": 2}, {"cards": "card:9D", "points": 2}]),
    ("phases/count/to", "active"),
    ("phases/count/to", "sides"),
    ("phases/count/amount", "if(bid(me) == tricks(me), 10 + tricks(me), min(0, 3 - tricks(me)))"),
    ("phases/tricks/lead/first", "left-of-last-raiser"),
    ("dealer/unplayed", "rotate"),
    ("end/if", "deal_no >= deals or score(left) != score(left)"),
    ("end/check", "every-count"),
    ("phases/bid/start", "left-of-dealer-or-last-raiser"),
    ("phases/tricks/follow/permit/0/clause", "TR.FOLLOW"),
    ("pack/cards", "rank:9,10,J,Q,K,A"),
]
DIFFERENT = [
    ("values/bonus/rows/2/points", 1),
    ("values/bonus/clause", "TR.COUNT"),
    ("phases/count/amount", "if(bid(me) == tricks(me), 10 + bid(left), min(0, 3 - tricks(me)))"),
    ("phases/tricks/lead/first", "dealer"),
    ("dealer/next", "same"),
    ("dealer/unplayed", "same"),
    ("end/if", "deal_no > deals"),
    ("end/ties", "play-on"),
    ("phases/tricks/follow/ladder/1/clause", "TR.FOLLOW"),
    ("phases/tricks/follow/permit", []),
    ("phases/tricks/win/pick", "lowest"),
    ("order/default", ["K", "A", "Q", "J", "10", "9"]),
    ("phases/tricks/lead/veto/cards", "suit:S"),
    ("phases/tricks/lead/veto/unless", None),
    ("pack/remove", None),
    ("sequence", ["deal", "bid", "turn", "tricks", "count"]),
]


@pytest.mark.parametrize(("place", "value"), ALIKE)
def test_rules_that_come_to_the_same(trio: Game, place: str, value: Any) -> None:
    assert trio.base is not None
    cards = playable(trio)
    assert come_to(changed_rules(trio, (place, value)), cards) == come_to(trio.base, cards)


@pytest.mark.parametrize(("place", "value"), DIFFERENT)
def test_rules_that_do_not(trio: Game, place: str, value: Any) -> None:
    assert trio.base is not None
    cards = playable(trio)
    assert come_to(changed_rules(trio, (place, value)), cards) != come_to(trio.base, cards)


def test_cards_that_nobody_plays_with_do_not_count(trio: Game) -> None:
    assert trio.base is not None
    fewer = ("pack", {"clause": "TR.PACK", "cards": "rank:A,K,Q,J,9"}), ("phases/deal/each", 4)
    small = changed_rules(trio, *fewer)
    other = changed_rules(trio, *fewer, ("order/default", ["A", "10", "K", "Q", "J", "9"]))
    assert come_to(small, small.pack) == come_to(other, small.pack)
    assert come_to(small, trio.base.pack) != come_to(other, trio.base.pack)


FACTS = Facts(
    seats={"winner": "me"},
    names={"trick_no": "hand_size", "players": 3},
    bounds={"tricks": (0, None), "cards": (0, None), "bid": (-1, None), "bid(me)": (0, None), "target": (1, None)},
    counts={"rank:A": 4},
)
SAME = [
    ("tricks(me) == 0", "tricks(me) <= 0"),
    ("tricks(me) == 0", "cards(me) == 0"),
    ("bid(me) == 0", "bid(me) < 1"),
    ("tricks(winner)", "tricks(me)"),
    ("cards(me) - hand_size", "cards(me) - trick_no"),
    ("count(played, rank:A) == 4", "count(played, rank:A) >= 4"),
    ("total(side, count(played, rank:A)) == 4", "total(side, count(played, rank:A)) > 3"),
    ("max(1, score(me)) // 10", "max(0, score(me)) // 10"),
    ("max(0, tricks(me))", "tricks(me)"),
    ("min(0, max(0, tricks(me)))", "0"),
    ("if(tricks(me) >= 0, 1, 2)", "1"),
    ("if(bid(me) == tricks(me), bid(me), 0)", "if(bid(me) == tricks(me), tricks(me), 0)"),
    ("if(tricks(me) == 0, 5 + tricks(me), 1)", "if(tricks(me) == 0, 5, 1)"),
    ("if(tricks(me) >= 3, 1, if(tricks(me) == 2, 2, 3))", "if(tricks(me) >= 3, 1, if(tricks(me) >= 2, 2, 3))"),
    ("if(tricks(me) > 3 and bid(me) == 2, bid(me), 0)", "if(tricks(me) > 3 and bid(me) == 2, 2, 0)"),
    ("not score(me) < 5", "score(me) >= 5"),
    ("2 + 3 * players", "11"),
    ("abs(tricks(me))", "tricks(me)"),
    ("score(me) != 5", "not 5 == score(me)"),
    ("score(me) > score(left)", "score(left) < score(me)"),
    ("tricks(me) >= 0 and score(me) > 1", "score(me) > 1"),
    ("tricks(me) < 0 or score(me) > 1", "score(me) > 1"),
]
OTHER = [
    ("tricks(me) == 0", "tricks(me) <= 1"),
    ("tricks(me) == 2", "cards(me) == 2"),
    ("bid(left) == 0", "bid(left) <= 0"),
    ("tricks(left)", "tricks(me)"),
    ("max(10, score(me)) // 10", "max(0, score(me)) // 10"),
    ("max(1, score(me))", "max(0, score(me))"),
    ("count(played, rank:A) == 3", "count(played, rank:A) >= 3"),
    ("if(bid(me) <= tricks(me), bid(me), 0)", "if(bid(me) <= tricks(me), tricks(me), 0)"),
    ("total(side, tricks(me))", "tricks(me)"),
    ("if(score(me) > 3, 1, score(me))", "if(score(me) > 4, 1, score(me))"),
    ("if(tricks(me) > 3 or bid(me) == 2, bid(me), 0)", "if(tricks(me) > 3 or bid(me) == 2, 2, 0)"),
]


def simple(text: str) -> str:
    return written(reduced(parse_expression(text), FACTS))


@pytest.mark.parametrize(("one", "other"), SAME)
def test_expressions_that_are_the_same(one: str, other: str) -> None:
    assert simple(one) == simple(other)


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_expressions_that_are_not(one: str, other: str) -> None:
    assert simple(one) != simple(other)


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("tricks(me) + 2", 2, None),
        ("3 - tricks(me)", None, 3),
        ("-tricks(me)", None, 0),
        ("min(7, tricks(me)) * 2", 0, 14),
        ("score(me) % 10", 0, 9),
        ("max(tricks(me), score(me))", 0, None),
        ("min(tricks(me), score(me))", None, None),
        ("if(score(me) > 1, 2, players)", 2, 3),
        ("tricks(me) // 2", 0, None),
        ("total(side, tricks(me))", 0, None),
        ("score(me) * 2", None, None),
    ],
)
def test_bounds(text: str, least: int | None, most: int | None) -> None:
    assert bounds(reduced(parse_expression(text), FACTS), FACTS) == (least, most)


# --- what came of it


def test_proof_is_kept_in_a_file(tried: Proof, tmp_path: Path) -> None:
    path = tmp_path / "proof.json"
    write_proof(path, tried)
    again = read_proof(path)
    assert [each.killed_by for each in again.mutants] == [each.killed_by for each in tried.mutants]
    assert [each.mutant.place for each in again.mutants] == [each.mutant.place for each in tried.mutants]
    assert again.counts == tried.counts == {"trio": (len(tried.mutants), len(tried.survivors))}
    for wrong in ("{", "[]", '{"format": "referee-proof/2"}', '{"format": "referee-proof/1", "mutants": [{}]}'):
        path.write_text(wrong, "utf-8")
        with pytest.raises(RefereeError, match=r"proof\.json"):
            read_proof(path)


def test_nothing_to_prove(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(RefereeError, match="no folder"):
        prove(tmp_path / "nowhere")
    with pytest.raises(RefereeError, match='no feature files for "duo"'):
        prove(folder / "features", games=["duo"], specs=(folder / "trio.yaml",))
    with pytest.raises(RefereeError, match='no game "trio"'):
        prove(folder / "features")


def test_rules_that_are_at_fault_are_told(folder: Path, tmp_path: Path) -> None:
    faulty = tmp_path / "trio.yaml"
    faulty.write_text(dedent(RULES).lstrip().replace("ladder: [led,", "ladder: [lead,"), "utf-8")
    with pytest.raises(RulesError):
        prove(folder / "features", specs=(faulty,))


def test_command(folder: Path, tried: Proof, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "prove", lambda *_: tried)
    args = ["prove", "trio", "--features", str(folder / "features"), "--specs", str(folder)]
    told = CliRunner().invoke(main, [*args, "--out", str(tmp_path / "proof.json")])
    assert told.exit_code == 1
    *lines, next_, of_none, total = told.stdout.splitlines()
    assert total == f"trio: {len(tried.mutants)} changes tried, {len(tried.survivors)} of them unnoticed"
    assert next_.startswith("To do: for each of these write a scenario of the clause")
    assert of_none == "What is of no clause may be noticed by a scenario of any."
    heads = [line for line in lines if not line.startswith("  ")]
    clauses = [mutant.clause for mutant in tried.survivors]
    assert heads == [
        f"trio, clause {clause}: unnoticed, {clauses.count(clause)}"
        if clause
        else f"trio, of no clause: unnoticed, {clauses.count('')}"
        for clause in dict.fromkeys(clauses)
    ]
    lines = [line.strip() for line in lines if line.startswith("  ")]
    assert len(lines) == len(tried.survivors)
    mutant = next(mutant for mutant in tried.survivors if mutant.becomes == "")
    assert f"{mutant.file}:{mutant.line}: {mutant.place}: {mutant.was} → (left out)" in lines
    assert len(read_proof(tmp_path / "proof.json").survivors) == len(lines)
    german = CliRunner().invoke(main, [*args, "--lang", "de"])
    assert german.stdout.splitlines()[-1] == (
        f"trio: {len(tried.mutants)} Änderungen versucht, {len(tried.survivors)} davon unbemerkt"
    )
    listed = CliRunner().invoke(main, [*args, "--format", "jsonl"])
    assert [json.loads(line)["place"] for line in listed.stdout.splitlines()] == [m.place for m in tried.survivors]
    killed = Proof(tuple(each for each in tried.mutants if each.killed_by), 1.0)
    monkeypatch.setattr(proving, "prove", lambda *_: killed)
    held = CliRunner().invoke(main, args)
    assert (held.exit_code, held.stdout.splitlines()[0]) == (
        0,
        "Every change was noticed: the scenarios hold these rules.",
    )


def test_command_without_anything_to_prove(folder: Path, tmp_path: Path) -> None:
    wrong = CliRunner().invoke(main, ["prove", "duo", "--features", str(folder / "features")])
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert 'no feature files for "duo"' in wrong.stderr
    nothing = CliRunner().invoke(main, ["prove", "--features", str(tmp_path)])
    assert (nothing.exit_code, nothing.stdout) == (2, "")
    assert nothing.stderr.splitlines() == [
        f'There are no feature files in "{tmp_path}": they are looked for as "<game>/<language>/*.feature".'
    ]
    deep = CliRunner().invoke(main, ["prove", "--features", str(folder / "features" / "trio"), "--lang", "de"])
    assert (deep.exit_code, deep.stdout) == (2, "")
    assert "liegt zu tief" in deep.stderr


SLIPS = """
      @TR.COUNTT
      Scenario: Slips
        Given they play »Shrt«
        When Ben turnz up 10♥
        Then Anna scors 13
"""


def test_every_slip_is_told_with_its_line(folder: Path, tmp_path: Path) -> None:
    text = SLIPS.replace("@TR.COUNTT", "@TR.COUNT").replace("turnz", "turns").replace("scors", "scores")
    features = with_scenario(folder, tmp_path, SLIPS + text.replace("Slips", "Another"))
    (features / "trio" / "words.yaml").write_text(WORDS.replace("quick: {en", "quikc: {en"), "utf-8")
    args = ["prove", "trio", "--features", str(features), "--specs", str(folder), "--jobs", "1"]
    told = CliRunner().invoke(main, args)
    assert (told.exit_code, told.stdout) == (2, "")
    assert [line.split(" ")[0] for line in told.stderr.splitlines()] == [
        "trio/en/1-all.feature:23:",
        "trio/en/1-all.feature:26:",
        "trio/en/1-all.feature:27:",
        "trio/en/1-all.feature:31:",
        "trio/words.yaml:2:11:",
    ]
    tag, turned, scored, variant, words = told.stderr.splitlines()
    assert 'Did you mean "TR.COUNT"?' in tag
    assert "“When Ben turnz up 10♥”: Nothing is known that can be said like this. Did you mean “{seat}" in turned
    assert "Did you mean “{seat} scores {numbers}”?" in scored
    assert variant.endswith("“Given they play »Shrt«”: The variant “Shrt” is not known; known: Low, Short, Left.")
    assert 'Did you mean "quick"?' in words
    german = CliRunner().invoke(main, [*args, "--lang", "de"]).stderr
    assert "Die Variante »Shrt« ist nicht bekannt; bekannt: Low, Short, Left." in german
    assert "bug" not in told.stderr + german
    assert "\\n" not in told.stderr + german


def test_file_that_cannot_be_read_is_told_in_a_line(folder: Path, tmp_path: Path) -> None:
    features = with_scenario(folder, tmp_path, EXACT)
    (features / "trio" / "en" / "2-odd.feature").write_text(
        "Feature: A\n  Scenario: b\n    Given c\n    Sudenly d\n", "utf-8"
    )
    args = ["prove", "trio", "--features", str(features), "--specs", str(folder), "--jobs", "1"]
    told = CliRunner().invoke(main, args)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.splitlines() == [
        'trio/en/2-odd.feature:4:5: Nothing is known that can stand here and begins like this: "Sudenly d".'
    ]


def test_misspelt_game_of_a_scenario_is_told(folder: Path, tmp_path: Path) -> None:
    features = with_scenario(folder, tmp_path, EXACT)
    feature = features / "trio" / "en" / "1-all.feature"
    feature.write_text(feature.read_text("utf-8").replace("game of Trio", "game of Tiro"), "utf-8")
    args = ["prove", "trio", "--features", str(features), "--specs", str(folder), "--jobs", "1"]
    told = CliRunner().invoke(main, args)
    assert told.exit_code == 2
    (line,) = told.stderr.splitlines()
    assert line.startswith("trio/en/1-all.feature:4: “Given a game of Tiro between Anna and Ben”: The game “Tiro” is")


# --- the games


@pytest.fixture(scope="module")
def proof() -> Proof:
    return prove(FEATURES)


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_hold_all_rules(proof: Proof, game: str) -> None:
    assert proof.counts[game][0] > 100
    alive = [mutant for mutant in proof.survivors if mutant.game == game]
    assert not [f"{m.file}:{m.line} {m.place}: {m.was} → {m.becomes or '-'} [{m.clause}]" for m in alive]
