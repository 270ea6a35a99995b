"""The rules room: games of one's own, merging, and what a verdict says of the rules it was given by."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from generators import penta
from generators.penneech import FAULTS, PRESETS, RULINGS, VARIANTS, faulty, lawful
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee import LiveTable
from referee.adjudicate import Bench
from referee.adjudicate.course import GameCourse
from referee.cards import members
from referee.cli import main
from referee.documents import read_yaml, shipped
from referee.log import from_value
from referee.rules import Game, Rules, RulesError, Shelf
from referee.rules.checking import LOG_KEYS
from referee.rules.checking_deals import hand_size
from referee.rules.lint import lint_path
from referee.rules.merging import Patch, Tree, blamed, clash, ordered
from referee.rules.phase_model import (
    BettingPhase,
    BiddingPhase,
    DealPhase,
    PlayPhase,
    ScorePhase,
    TurnUpPhase,
)
from referee.rules.rules import DEAL_SCOPE
from referee.rules.shelf import RULES_SIZE, build, model_of, option_values
from referee.wording import say

SPECS = Path(__file__).parent / "faulty" / "rules" / "specs"
PENNEECH, PENTA = (
    next(iter(read_yaml((shipped("specs") / game / "rules.yaml").read_text("utf-8")))).value
    for game in ("penneech", "penta")
)
SHORT = "rank:10,A,K,Q,J,9,8,7,6,5"
FORTY = f"""
format: referee-rules/1
game: forty
extends: penneech
version: 1.0.0
name: {{en: Penneech with forty cards, de: Penneech mit vierzig Karten}}
sources:
  house: {{title: The rules of our house, sections: [Cards, End]}}
clauses:
  HS.PACK:
    text: {{en: "Forty cards, five to ace", de: "Vierzig Karten, Fünf bis Ass"}}
    cite: ["house: Cards#1"]
  HS.RANK:
    text: {{en: The ten is the highest card, de: Die Zehn ist die höchste Karte}}
    cite: ["house: Cards#2"]
set:
  pack: {{clause: HS.PACK, cards: "{SHORT}"}}
  order/clause: HS.RANK
  order/default: [10, A, K, Q, J, 9, 8, 7, 6, 5]
  order/suits/D: [7, 10, A, K, Q, J, 9, 8, 6, 5]
  options/target/default: 81
"""


def write(folder: Path, text: str, file: str = "rules.yaml") -> Path:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def run(*args: str | Path) -> tuple[int, str]:
    done = CliRunner().invoke(main, [str(arg) for arg in args])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert "Traceback" not in done.output
    return done.exit_code, done.output


def head(**more: Any) -> dict[str, Any]:
    return {"format": "referee-log/1", "game": "penneech", "seats": ["Anna", "Ben"], "events": [], **more}


def resolved(game: str = "penneech", specs: tuple[Path, ...] = (), **more: Any) -> Rules:
    return referee.load_rules(game, specs=specs, **more)


# --- a variant of one's own ------------------------------------------------------------------------------------------

HANDS = {"Anna": "10♥ 2♦ 5♠ 6♠ 8♣ 9♣ J♣", "Ben": "A♥ 7♦ 7♣ 5♣ 6♣ 8♠ 9♠"}


@pytest.fixture
def forty(tmp_path: Path) -> Path:
    write(tmp_path, FORTY, "forty/rules.yaml")
    return tmp_path


def deal(game: str, hands: Mapping[str, str], plays: str) -> dict[str, Any]:
    events = [{"by": "Anna", "deal": dict(hands)}, {"turn": "K♠"}, {"by": "Ben", "plays": plays}]
    return head(game=game, events=events)


def test_own_variant_is_linted_and_listed(forty: Path) -> None:
    assert run("lint", forty) == (0, f"{forty / 'forty' / 'rules.yaml'}: nothing to remark\n")
    status, listed = run("games", "--specs", forty, "--lang", "de")
    assert status == 0
    assert "Penneech mit vierzig Karten, erweitert penneech" in listed
    assert "target = 81" in listed or "target (= 81)" in listed
    assert run("games", "forty")[0] == 2
    assert run("lint", "forty", "--specs", forty)[0] == 0


def test_own_variant_is_explained(forty: Path) -> None:
    status, told = run("explain", "HS.RANK", "--specs", forty)
    assert status == 0
    assert "The ten is the highest card" in told
    assert "house: Cards#2" in told
    assert run("explain", "HS.RANK")[0] == 2


def test_own_variant_is_judged_by_its_own_order(forty: Path) -> None:
    hands = {**HANDS, "Anna": HANDS["Anna"].replace("2♦", "6♦")}
    verdicts = {
        game: referee.judge(deal(game, hands, "A♥ 10♥"), specs=[forty]).to_dict() for game in ("penneech", "forty")
    }
    assert [verdict["verdict"] for verdict in verdicts.values()] == ["clean", "clean"]
    assert verdicts["forty"]["rules"]["options"] == {"target": 81}
    for game, winner in (("penneech", "Ben"), ("forty", "Anna")):
        log = deal(game, hands, "A♥ 10♥")
        log["events"].append({"by": winner, "turn": "Q♠"})
        assert referee.judge(log, specs=[forty]).to_dict()["scores"][winner] == 3
        log["events"][-1]["by"] = next(seat for seat in log["seats"] if seat != winner)
        assert referee.judge(log, specs=[forty]).findings[0].code == "order.out-of-turn"


def test_own_variant_quotes_its_own_clause(forty: Path) -> None:
    verdict = referee.judge(deal("forty", HANDS, "A♥"), specs=[forty])
    (finding,) = verdict.findings
    assert finding.code == "deal.foreign-card"
    assert finding.clause is not None
    assert (finding.clause.id, finding.clause.cite) == ("HS.PACK", ["house: Cards#1"])


def test_own_variant_is_checked_by_the_command(forty: Path, tmp_path: Path) -> None:
    log = tmp_path / "logs" / "game.json"
    log.parent.mkdir()
    log.write_text(json.dumps(deal("forty", HANDS, "A♥")), "utf-8")
    assert run("check", log, "--specs", forty)[0] == 1
    status, told = run("check", log)
    assert status == 1
    assert "log.unknown-game" in told


def test_broken_file_beside_a_good_one_is_told_and_nothing_is_judged(forty: Path, tmp_path: Path) -> None:
    write(tmp_path, "format: referee-rules/1\ngame: [", "broken.yaml")
    log = tmp_path / "logs" / "game.json"
    log.parent.mkdir()
    log.write_text(json.dumps(deal("forty", HANDS, "A♥")), "utf-8")
    status, told = run("check", log, "--specs", forty)
    assert status == 2
    assert f"{tmp_path / 'broken.yaml'}:2:" in told
    assert "rules.syntax" in told
    status, told = run("games", "--specs", forty)
    assert status == 2
    assert "forty 1.0.0" in told
    assert "rules.syntax" in told


def test_unsound_game_beside_a_good_one_harms_only_its_own_logs(forty: Path) -> None:
    write(forty, FORTY.replace("game: forty", "game: other").replace("pack:", "pakc:"), "other.yaml")
    assert referee.judge(deal("forty", HANDS, "A♥"), specs=[forty]).findings[0].code == "deal.foreign-card"
    with pytest.raises(RulesError, match=r"other.yaml:17:3: rules.patch There is no `pakc`"):
        referee.judge(deal("other", HANDS, "A♥"), specs=[forty])
    status, told = run("games", "--specs", forty)
    assert status == 2
    assert f"{forty / 'other.yaml'}:17:3: rules.patch" in told


@pytest.mark.parametrize(
    "name", ["../penneech", "penneech/rules.yaml", "/etc/passwd", "", ".", "penneech ", "PENNEECH", "x" * 100_000, "\0"]
)
def test_a_games_name_is_never_a_path(forty: Path, name: str) -> None:
    assert referee.judge(head(game=name), specs=[forty]).findings[0].code in ("log.unknown-game", "log.schema")


# --- a whole game of one's own ---------------------------------------------------------------------------------------

DECK = [rank + suit for suit in "♠♥♦" for rank in ("A", "K", "Q", "J", "10", "9")]


def trio_log(rng: random.Random, deals: int) -> tuple[dict[str, Any], list[int]]:
    """A lawful game of Trio, and its scores by the rules as a person reads them."""
    events: list[dict[str, Any]] = []
    scores = [0, 0, 0]
    names = ["Anna", "Ben", "Cleo"]
    for number in range(deals):
        cards = rng.sample(DECK, 18)
        hands = [cards[seat * 6 : seat * 6 + 6] for seat in range(3)]
        events.append({"by": names[number % 3], "deal": {n: list(h) for n, h in zip(names, hands, strict=True)}})
        leader = (number + 1) % 3
        for _ in range(6):
            trick: list[tuple[int, str]] = []
            for seat in (leader, (leader + 1) % 3, (leader + 2) % 3):
                same = [card for card in hands[seat] if trick and card[-1] == trick[0][1][-1]]
                card = rng.choice(same or hands[seat])
                hands[seat].remove(card)
                trick.append((seat, card))
            events.append({"by": names[leader], "plays": [card for _, card in trick]})
            best = min(
                (entry for entry in trick if entry[1][-1] == trick[0][1][-1]), key=lambda entry: DECK.index(entry[1])
            )
            leader = best[0]
            scores[leader] += 1 + 2 * ("9♦" in [card for _, card in trick])
    return {**head(game="trio", events=events, seats=names), "options": {"deals": deals}}, scores


@pytest.mark.parametrize("lowest", [False, True])
def test_whole_game_of_ones_own_is_judged_to_its_end(tmp_path: Path, lowest: bool) -> None:
    text = (SPECS / "trio" / "rules.yaml").read_text("utf-8")
    write(tmp_path, text.replace("winner: highest", "winner: lowest") if lowest else text)
    for seed in range(20):
        rng = random.Random(seed)
        log, scores = trio_log(rng, rng.randrange(1, 4))
        verdict = referee.judge(log, specs=[tmp_path])
        assert verdict.verdict == "clean", verdict.findings
        assert verdict.finished
        assert list((verdict.scores or {}).values()) == scores
        best = min(scores) if lowest else max(scores)
        assert verdict.winners == [name for name, score in zip(log["seats"], scores, strict=True) if score == best]
        log["events"].pop()
        assert not referee.judge(log, specs=[tmp_path]).finished


def test_whole_game_of_ones_own_finds_a_revoke_and_tells_why_points_were_scored() -> None:
    log, _ = trio_log(random.Random(1), 1)
    hands = log["events"][0]["deal"]
    hands["Anna"], hands["Ben"], hands["Cleo"] = [DECK[at::3] for at in range(3)]
    log["events"][1:] = [{"plays": ["K♠", "Q♠", "A♥"]}]
    verdict = referee.judge(log, specs=[SPECS])
    assert [(f.code, f.at, f.clause.id if f.clause else "") for f in verdict.findings] == [
        ("play.revoke", "/events/1/plays/2", "TR.FOLLOW")
    ]
    log, _ = trio_log(random.Random(1), 1)
    ledger = referee.judge(log, specs=[SPECS]).ledger or []
    assert {entry.why for entry in ledger if entry.clause == "TR.COUNT"} <= {f"{n} tricks" for n in range(7)}
    assert [entry.why for entry in ledger if entry.clause == "TR.BONUS"] == ["9♦ 2"]
    assert run("explain", "TR.BONUS", "--specs", SPECS)[1].startswith("TR.BONUS (trio)\nThe 9♦ is worth two points")


def test_condition_of_the_end_is_looked_at_where_the_rules_say(tmp_path: Path) -> None:
    text = (SPECS / "trio" / "rules.yaml").read_text("utf-8")
    text = text.replace("check: deal-end, if: deal_no >= deals", "check: every-score, if: score(me) >= deals")
    write(tmp_path, text.replace('"sum(trick, bonus)"', "0"))
    log, _ = trio_log(random.Random(3), 1)
    verdict = referee.judge(log, specs=[tmp_path])
    assert verdict.findings == []
    assert verdict.finished
    (entry,) = verdict.ledger or []
    assert verdict.winners == [entry.seat]


def test_no_amount_lets_scores_grow_without_bounds(tmp_path: Path) -> None:
    text = (SPECS / "trio" / "rules.yaml").read_text("utf-8")
    amount = " * ".join(["score(me)"] * 20) + " - 1000000000 * 1000000000 + 1"
    write(tmp_path, text.replace('"sum(trick, bonus)"', f'"{amount}"'))
    log, _ = trio_log(random.Random(2), 9)
    log["options"] = {"deals": 9}
    verdict = referee.judge(log, specs=[tmp_path])
    assert verdict.finished
    assert all(abs(score) <= 54 * 10**15 + 100 for score in (verdict.scores or {}).values())
    assert json.loads(verdict.to_json())["scores"] == verdict.scores


# --- the shelf -------------------------------------------------------------------------------------------------------


def test_every_shipped_game_is_called_as_its_folder_and_is_linted_clean() -> None:
    shelf = Shelf()
    assert shelf.names() == sorted(shelf.shipped_names)
    for name in shelf.names():
        game = shelf.game(name)
        assert game is not None
        assert game.tree.value["game"] == name
        assert lint_path(name) == {f"{name}/rules.yaml": []}


def test_keys_of_events_are_those_that_logs_have() -> None:
    from referee.log.verbs import VERBS

    verbs = {verb for verb in VERBS if verb != "play-as"}
    assert verbs <= LOG_KEYS
    assert {"by", "note", "at", "as"} <= LOG_KEYS
    assert "stock" not in LOG_KEYS


def test_folders_are_read_once_and_in_order(tmp_path: Path) -> None:
    write(tmp_path, FORTY, "b.yaml")
    write(tmp_path, FORTY.replace("forty\n", "fifty\n", 1), "a.yml")
    write(tmp_path, "format: referee-log/1\n", "log.yaml")
    shelf = Shelf([tmp_path, str(tmp_path), tmp_path / "b.yaml", tmp_path / "." / "a.yml"])
    assert [entry.path.name for entry in shelf.entries] == ["a.yml", "b.yaml"]
    assert shelf.misrules == []
    assert shelf.names() == [*sorted(shelf.shipped_names), "fifty", "forty"]


def test_empty_folder_is_an_empty_shelf(tmp_path: Path) -> None:
    assert Shelf([tmp_path]).names() == Shelf().names()
    assert run("games", "--specs", tmp_path)[0] == 0


def test_only_the_beginning_of_a_file_is_asked_what_it_holds(tmp_path: Path) -> None:
    write(tmp_path, "format: referee-log/1\nevents: [" + "x," * RULES_SIZE + "]", "corpus.yaml")
    write(tmp_path, "format: referee-log/1\nmeta: {note: 'format: referee-rules/1'}\nevents: [", "log.yaml")
    assert Shelf([tmp_path]).entries == []


def test_extension_may_add_to_every_part_and_change_what_was_left_out(tmp_path: Path) -> None:
    write(
        tmp_path,
        """
format: referee-rules/1
game: quartet
extends: trio
version: 2.1.0
name: {en: Quartet}
options: {bonus: {name: {en: bonus}, clause: TR.BONUS, default: 3}}
notations: {spelt: {forms: [{write: "{suit}-{rank}", suits: {S: [Spade], H: Heart, D: Diamond}}]}}
values: {aces: {clause: TR.BONUS, rows: [{cards: "rank:A", points: 1}, {cards: any, points: 0}]}}
phases: {gift: {kind: score, clause: TR.BONUS, to: each, amount: bonus}}
set:
  sequence: [deal, tricks, count, gift]
  players/count: [2, 3]
  phases/deal/stock: rest
  phases/deal/each: 5
  phases/tricks/follow/permit: ["card:9D"]
  phases/tricks/after/0/amount: sum(trick, bonus) + sum(trick, aces)
  dealer/first: {deals: lowest, order: [any]}
""",
    )
    assert lint_path(str(tmp_path), [SPECS]) == {str(tmp_path / "rules.yaml"): []}
    rules = resolved("quartet", (tmp_path, SPECS))
    assert rules.version == "2.1.0"
    assert rules.options == {"deals": 3, "bonus": 3}
    assert list(rules.notations) == ["en", "spelt"]
    assert rules.notations["spelt"].written[0] == "Spade-A"


def test_a_games_faults_are_raised_with_their_places(tmp_path: Path) -> None:
    path = write(tmp_path, FORTY.replace("pack:", "pakc:"))
    with pytest.raises(RulesError) as error:
        resolved("forty", (tmp_path,))
    (misrule,) = error.value.misrules
    assert misrule.place.file == str(path)
    assert misrule.place.span is not None
    assert misrule.place.span.line == 17


def test_games_that_cannot_be_used_are_left_out_of_the_list(forty: Path) -> None:
    write(forty, FORTY.replace("game: forty", "game: other").replace("pack:", "pakc:"), "other.yaml")
    assert [game.name for game in Shelf([forty]).games()] == [*sorted(Shelf().names()), "forty"]
    assert [game["game"] for game in referee.games([forty])] == [*sorted(Shelf().names()), "forty"]


def test_variants_that_are_unsound_together_are_the_rules_fault(tmp_path: Path) -> None:
    write(tmp_path, (SPECS.parent / "together.yaml").read_text("utf-8"))
    for variants in (["few"], ["eight"]):
        assert resolved("slip-together", (tmp_path, SPECS), variants=variants).variants == tuple(variants)
    with pytest.raises(RulesError, match=r"rules.yaml:8:65: rules.deal 2 players with 8 cards each need 16"):
        resolved("slip-together", (tmp_path, SPECS), variants=["few", "eight"])


# --- merging ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def game() -> Game:
    found = Shelf().game("penneech")
    assert found is not None
    return found


def problems_of(game: Game, **more: Any) -> list[tuple[str, tuple[str | int, ...]]]:
    found = game.resolve(more.get("variants", []), more.get("options", {}), more.get("rulings", {}))
    return [] if isinstance(found, Rules) else [(problem.code, problem.path) for problem in found]


def test_presets_are_spelt_out_and_may_stand_beside_their_members(game: Game) -> None:
    parlett = resolved(variants=["parlett"])
    assert parlett.variants == ("follow-or-trump", "every-honour-counts", "first-turn-up-scores")
    for same in (["parlett", "follow-or-trump"], ["first-turn-up-scores", "parlett"], list(parlett.variants)[::-1]):
        assert resolved(variants=same).digest == parlett.digest
        assert resolved(variants=same).variants == parlett.variants
    assert resolved(variants=["pagat"]).digest == resolved().digest


def test_default_answers_may_be_named_and_change_nothing() -> None:
    every = {name: ruling["default"] for name, ruling in PENNEECH["rulings"].items()}
    named = resolved(rulings=every)
    assert named.digest == resolved().digest
    assert named.rulings == every
    assert resolved().rulings == {}


def test_digest_tells_rules_apart_and_nothing_else() -> None:
    seen = {}
    for variant in ["", *PENNEECH["variants"]]:
        for ruling, answer in [("", ""), *((name, list(r["answers"])[1]) for name, r in PENNEECH["rulings"].items())]:
            rules = resolved(variants=[variant] if variant else [], rulings={ruling: answer} if ruling else {})
            assert rules.digest not in seen.values()
            seen[variant, ruling] = rules.digest
    assert all(digest.startswith("sha256:") and len(digest) == 71 for digest in seen.values())
    assert resolved(options={"target": 91}).digest == resolved().digest
    assert resolved(options={"target": 61}).options == resolved().options


def turned(tree: Any) -> Any:
    """The same rules with every mapping the other way round."""
    if isinstance(tree, dict):
        return {key: turned(value) for key, value in reversed(tree.items())}
    return [turned(value) for value in tree] if isinstance(tree, list) else tree


@pytest.mark.parametrize("indent", [None, 1])
def test_digest_is_of_the_rules_and_not_of_their_text(tmp_path: Path, indent: int | None) -> None:
    own = {**PENNEECH, "game": "own"}
    write(tmp_path, json.dumps(own, ensure_ascii=False, indent=indent))
    first = resolved("own", (tmp_path,))
    spelt = turned(own)
    spelt["order"]["default"] = [str(rank) for rank in spelt["order"]["default"]]
    del spelt["phases"]["deal"]["packet"], spelt["phases"]["redeal"]["limit"], spelt["options"]["target"]["type"]
    write(tmp_path, "# the same\n\n" + json.dumps(spelt, ensure_ascii=True) + "\n")
    second = resolved("own", (tmp_path,))
    assert second.digest == first.digest != resolved().digest
    spelt["order"]["default"].reverse()
    write(tmp_path, json.dumps(spelt))
    assert resolved("own", (tmp_path,)).digest != first.digest


OVERLAPS = """
format: referee-rules/1
game: overlaps
extends: penneech
version: 1.0.0
name: {en: Overlaps, de: Streit}
options: {need: {name: {en: need, de: nötig}, clause: PN.COUNT, min: 2, max: 7}}
variants:
  row: {name: {en: Row, de: Zeile}, set: {values/won/rows/0/points: 1}}
  table: {name: {en: Table, de: Tabelle}, set: {values/won: {clause: PN.VAL.WON, rows: [{cards: any, points: 3}]}}}
  tables: {name: {en: Tables, de: Tabellen}, set: {values/won/rows: [{cards: any, points: 2}]}, after: [table, row]}
  other: {name: {en: Other, de: Andere}, set: {values/wonder/rows: []}}
  alone: {name: {en: Alone, de: Allein}, set: {options/target/default: 31}, excludes: [row]}
  dealer: {name: {en: Dealer, de: Geber}, set: {dealer/next: same}, excludes: [PN-A5]}
  eldest: {name: {en: Eldest, de: Vorhand}, set: {phases/tricks/lead/first: left-of-dealer}, after: [PN-A5]}
rulings:
  OV-A1:
    text: {en: What?, de: Was?}
    default: this
    answers:
      this: {text: {en: This, de: Das}}
      that: {text: {en: That, de: Jenes}, set: {values/won/rows/6/points: 9}, after: [tables]}
      limit: {text: {en: Limit, de: Grenze}, set: {phases/redeal/limit: 3}}
"""


@pytest.fixture(scope="module")
def overlaps(tmp_path_factory: pytest.TempPathFactory) -> Game:
    folder = tmp_path_factory.mktemp("overlaps")
    write(folder, OVERLAPS)
    found = Shelf([folder]).game("overlaps")
    assert found is not None
    return found


CONFLICT = "log.variant-conflict"


@pytest.mark.parametrize(
    ("variants", "rulings", "expected"),
    [
        (["row", "table"], {}, [(CONFLICT, ("variants", 1))]),
        (["table", "row"], {}, [(CONFLICT, ("variants", 1))]),
        (["tables", "table"], {}, []),
        (["tables", "row"], {}, []),
        (["tables", "table", "row"], {}, [(CONFLICT, ("variants", 2))]),
        (["alone", "row"], {}, [(CONFLICT, ("variants", 1))]),
        (["row", "alone"], {}, [(CONFLICT, ("variants", 1))]),
        (["alone", "short-deck"], {}, [(CONFLICT, ("variants", 1))]),
        (["row", "row"], {}, []),
        (["parlett", "row"], {}, [(CONFLICT, ("variants", 1))]),
        (["table"], {"OV-A1": "that"}, [(CONFLICT, ("rulings", "OV-A1"))]),
        (["row"], {"OV-A1": "this"}, []),
        (["tables"], {"OV-A1": "this"}, []),
        ([], {"OV-A1": "limit", "PN-A4": "once-per-hand"}, [(CONFLICT, ("rulings", "PN-A4"))]),
        ([], {"PN-A4": "once-per-hand", "OV-A1": "limit"}, [(CONFLICT, ("rulings", "OV-A1"))]),
        ([], {"PN-A4": "no-limit", "OV-A1": "limit"}, []),
        (["dealer"], {"PN-A5": "dealer-leads"}, [(CONFLICT, ("rulings", "PN-A5"))]),
        (["dealer"], {"PN-A5": "non-dealer-leads"}, []),
        (["eldest"], {"PN-A5": "dealer-leads"}, []),
    ],
)
def test_what_touches_the_same_place_is_refused(
    overlaps: Game, variants: list[str], rulings: dict[str, str], expected: list[Any]
) -> None:
    assert problems_of(overlaps, variants=variants, rulings=rulings, options={"need": 2}) == expected


def test_what_comes_after_is_laid_last_in_whatever_order_it_is_named(overlaps: Game) -> None:
    for variants in (["tables", "table"], ["table", "tables"]):
        rules = overlaps.resolve(variants, {"need": 2}, {})
        assert isinstance(rules, Rules)
        assert [row.points for row in rules.model.values["won"].rows] == [2]
    rules = overlaps.resolve(["eldest"], {"need": 2}, {"PN-A5": "dealer-leads"})
    assert isinstance(rules, Rules)
    assert isinstance(tricks := rules.model.phases["tricks"], PlayPhase)
    assert tricks.lead.first == "left-of-dealer"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [("log.missing-option", ("options",))]),
        ({"need": 2}, []),
        ({"need": 7, "target": 1}, []),
        ({"need": 1}, [("log.bad-option", ("options", "need"))]),
        ({"need": 8}, [("log.bad-option", ("options", "need"))]),
        ({"need": 10**40}, [("log.bad-option", ("options", "need"))]),
        ({"need": -(10**40)}, [("log.bad-option", ("options", "need"))]),
        *(
            ({"need": wrong}, [("log.bad-option", ("options", "need"))])
            for wrong in (True, "2", 2.0, None, [2], {"a": 2}, float("nan"))
        ),
        ({"need": 2, "target": 0}, [("log.bad-option", ("options", "target"))]),
        ({"need": 2, "target": 10**9}, []),
        ({"need": 2, "target": 10**9 + 1}, [("log.bad-option", ("options", "target"))]),
        ({"need": 2, "gaol": 3}, [("log.unknown-option", ("options", "gaol"))]),
    ],
)
def test_options_are_whole_numbers_within_their_bounds(overlaps: Game, options: Any, expected: list[Any]) -> None:
    assert problems_of(overlaps, options=options) == expected
    verdict = Bench([Path(overlaps.file.name)]).judge(from_value(head(game="overlaps", options=options)))
    assert [finding.code for finding in verdict.findings] == [code for code, _ in expected]


def test_only_so_many_heads_are_remembered(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.rules.shelf._CACHED", 2)
    found = [game.resolve([], {"target": target}, {}) for target in (1, 2, 3, 1, 2, 3)]
    assert [rules.options["target"] for rules in found if isinstance(rules, Rules)] == [1, 2, 3, 1, 2, 3]


def test_everything_wrong_with_a_head_is_listed(overlaps: Game) -> None:
    wrong = problems_of(
        overlaps,
        variants=["row", "raw", "short-dekc"],
        options={"need": 99, "gaol": 1},
        rulings={"PN-A9": "x", "PN-A4": "twice"},
    )
    assert wrong == [
        ("log.unknown-variant", ("variants", 1)),
        ("log.unknown-variant", ("variants", 2)),
        ("log.bad-option", ("options", "need")),
        ("log.unknown-option", ("options", "gaol")),
        ("log.unknown-ruling", ("rulings", "PN-A9")),
        ("log.unknown-ruling", ("rulings", "PN-A4")),
    ]


def test_option_values_spell_out_every_option(game: Game) -> None:
    assert game.base is not None
    assert option_values(game.base.model, {}) == ({"target": 61}, [])


# --- variants and answers, any of them together ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def big() -> Game:
    """The game with the most to choose."""
    found = Shelf().game("penta")
    assert found is not None
    return found


def choices_of(game: Game) -> list[tuple[str, str]]:
    """Every variant, with no answer, and every answer that is no default, with its open point."""
    assert game.base is not None
    rulings = game.base.model.rulings
    answers = [(name, answer) for name, r in rulings.items() for answer in r.answers if answer != r.default]
    return [*((name, "") for name in game.base.model.variants), *answers]


def chosen(game: Game, *names: tuple[str, str]) -> Rules | list[Any]:
    """The rules with some variants and answers, named in this order."""
    variants = [name for name, answer in names if not answer]
    return game.resolve(variants, {"goal": 50}, {name: answer for name, answer in names if answer})


def digest(game: Game, *names: tuple[str, str]) -> str:
    found = chosen(game, *names)
    assert isinstance(found, Rules), [(problem.words, problem.args) for problem in found]
    return found.digest


NEVER_TOGETHER = {frozenset(("points-only", "simplified"))}
MONEY: tuple[str, ...] = (
    "PT-DEAL-5",
    "PT-DEAL-6",
    "PT-BET-2",
    "PT-BET-4",
    "PT-BET-5",
    "PT-BET-6",
    "PT-BET-7",
    "PT-BET-8",
    "PT-BET-9",
)
MONEY += ("PT-BET-10", "PT-BET-13", "PT-BID-12")


def test_any_two_variants_or_answers_can_be_played_together_or_say_that_they_cannot(big: Game) -> None:
    found = {}
    for one, other in combinations(choices_of(big), 2):
        if one[0] != other[0]:
            found[one, other] = chosen(big, one, other)
    refused = {frozenset((one[0], other[0])) for (one, other), rules in found.items() if not isinstance(rules, Rules)}
    assert refused == NEVER_TOGETHER
    (problems,) = (rules for rules in found.values() if not isinstance(rules, Rules))
    assert [(problem.code, say(problem.words, problem.args, "en")) for problem in problems] == [
        ("log.variant-conflict", "`simplified` cannot be played together with `points-only`.")
    ]


def test_partners_can_be_played_in_every_form_with_every_answer(big: Game) -> None:
    answers = [choice for choice in choices_of(big) if choice[1]]
    for form, extra in product([("points-only", ""), ("simplified", "")], [[], [("PT-OBS-2", "no-bid")]]):
        for answer in answers:
            if answer not in extra:
                rules = chosen(big, ("partners", ""), form, answer, *extra)
                assert isinstance(rules, Rules), (form, answer, extra)
                assert (rules.model.sides is None, rules.model.pots, rules.model.end.settle) == (False, {}, [])
                points = rules.phases["points"]
                assert isinstance(points, ScorePhase)
                assert points.to == "sides"
                assert ("bid" in rules.phases) is not (answer == ("PT-OBS-2", "no-bid") or bool(extra))


def test_it_never_matters_in_which_order_they_are_named(big: Game) -> None:
    rng = random.Random(4)
    every = choices_of(big)
    for _ in range(60):
        names = rng.sample(every, 6)
        if len({name for name, _ in names}) == 6 and not {"points-only", "simplified"} <= {name for name, _ in names}:
            assert digest(big, *names) == digest(big, *names[::-1])


def test_an_answer_about_what_is_not_played_holds_for_nothing(big: Game) -> None:
    answers = [choice for choice in choices_of(big) if choice[1]]
    for form, without in (("points-only", MONEY), ("simplified", (*MONEY, "PT-DIS-1", "PT-DIS-9"))):
        plain = digest(big, (form, ""))
        assert {name for name, answer in answers if digest(big, (form, ""), (name, answer)) == plain} == {*without}
    no_bid = digest(big, ("PT-OBS-2", "no-bid"))
    assert {n for n, answer in answers if digest(big, ("PT-OBS-2", "no-bid"), (n, answer)) == no_bid} == {
        "PT-OBS-2", "PT-BID-1", "PT-BID-2",
    }  # fmt: skip
    assert digest(big, ("PT-BET-8", "allowed"), ("PT-BET-9", "open-is-not-raise")) == digest(
        big, ("PT-BET-8", "allowed")
    )


def test_the_last_raiser_may_bid_first_or_lead_first_or_both(big: Game) -> None:
    begins = {}
    for names in ([], [("PT-BET-15", "last-raiser-leads")], [("PT-BID-1", "left-of-last-raiser")]):
        for more in ([], [("PT-BET-15", "last-raiser-leads")]):
            rules = chosen(big, *dict.fromkeys([*names, *more]))
            assert isinstance(rules, Rules)
            bid, tricks = rules.phases["bid"], rules.phases["tricks"]
            assert isinstance(bid, BiddingPhase)
            assert isinstance(tricks, PlayPhase)
            begins[bid.start, tricks.lead.first] = True
    either, left = "left-of-dealer-or-last-raiser", "left-of-last-raiser"
    plain = "left-of-dealer"
    assert set(begins) == {(plain, plain), (either, either), (left, plain), (left, either)}


def test_a_course_can_be_made_under_every_variant_and_answer_for_every_number_of_players(big: Game) -> None:
    for choice in [("partners", ""), ("points-only", ""), ("simplified", ""), *choices_of(big)[::5]]:
        rules = chosen(big, choice)
        assert isinstance(rules, Rules)
        for count in rules.model.players.count:
            table = GameCourse(rules, count).table()
            assert table.pack.bit_count() % count == 0


@pytest.mark.parametrize(
    ("highest_first", "left"), [(False, [30, 42, 52, 50, 48, 49, 48]), (True, [30, 42, 52, 50, 48, 49, 48])]
)
def test_each_number_of_players_has_its_pack(big: Game, highest_first: bool, left: list[int]) -> None:
    rules = chosen(big, *[("PT-DECK-4", "highest-first")] * highest_first)
    assert isinstance(rules, Rules)
    assert [rules.pack_for(players).bit_count() for players in range(2, 9)] == left
    assert rules.pack_for(4) == rules.pack == rules.pack_for(12) == rules.cards.everything
    out = [rules.cards.ids[card] for card in members(rules.pack & ~rules.pack_for(7))]
    assert out == (["trump-9", "trump-8", "wild-3"] if highest_first else ["trump-2", "trump-1", "wild-1"])
    for players in range(2, 9):
        expected = penta.pack_of(players, highest_first)
        ids = {rules.cards.ids[card] for card in members(rules.pack_for(players))}
        assert ids == {penta.spelling("en")[card] for card in penta.cards_in(expected)}


def test_what_is_null_is_left_out(big: Game) -> None:
    full, short = chosen(big), chosen(big, ("simplified", ""))
    assert isinstance(full, Rules)
    assert isinstance(short, Rules)
    assert list(full.sequence) == PENTA["sequence"]
    assert list(short.sequence) == ["deal", "bid", "tricks", "points"]
    assert list(short.model.sequence) == PENTA["sequence"]
    assert set(short.phases) == set(short.sequence)
    assert isinstance(full.phases["bet"], BettingPhase)
    assert "survivor" in full.phases
    assert "survivor" not in full.sequence


def test_a_patch_cannot_reach_into_what_is_null() -> None:
    document = next(iter(read_yaml("set: {}")))
    tree = Tree(PENNEECH, {(): ("file", document, ())})
    _, wrong = build(tree, [], {})
    assert wrong == []
    whole = Tree({**PENNEECH, "wild": None}, {(): ("file", document, ())})
    (refused,) = whole.lay(patch({"wild/rename/to": "lower"}))
    assert say(refused.problem.words, refused.problem.args, "en") == (
        "`wild` is `null` here, so there is nothing in it to change at `wild/rename/to`: set the whole of it."
    )
    assert whole.lay(patch({"wild": {"rename": None}})) == []
    (refused,) = whole.lay(patch({"wild/rename/to": "lower"}))
    assert refused.problem.args["here"] == "wild/rename"


def test_a_variant_that_takes_a_phase_away_is_laid_over_what_changes_it(tmp_path: Path) -> None:
    text = """
format: referee-rules/1
game: bidders
extends: trio
version: 1.0.0
name: {en: Bidders}
phases: {bid: {kind: bidding, clause: TR.COUNT, most: hand_size}}
set: {sequence: [deal, bid, tricks, count], phases/count/amount: tricks(me) - bid(me)}
variants:
  silent:
    name: {en: Silent}
    set: {phases/bid: null, phases/count/amount: tricks(me)}
    after: [AFTER]
  high: {name: {en: High}, set: {phases/bid/most: null}}
"""
    write(tmp_path, text.replace("AFTER", "high"))
    assert lint_path(str(tmp_path), [SPECS]) == {str(tmp_path / "rules.yaml"): []}
    for variants in (["silent", "high"], ["high", "silent"]):
        rules = resolved("bidders", (tmp_path, SPECS), variants=variants)
        assert list(rules.sequence) == ["deal", "tricks", "count"]
    write(tmp_path, text.replace("after: [AFTER]", "after: []"))
    with pytest.raises(referee.RefereeError, match=r"`high` and `silent` both change `phases/bid/most`"):
        resolved("bidders", (tmp_path, SPECS), variants=["silent", "high"])


def patch(changes: dict[str, Any], name: str = "x", after: tuple[str, ...] = ()) -> Patch:
    document = next(iter(read_yaml("set: {}")))
    return Patch(name, changes, ("file", document, ("set",)), after)


def test_patches_share_a_place_only_by_whole_steps() -> None:
    assert clash(patch({"a/b": 1}), patch({"a/bc": 1})) is None
    assert clash(patch({"a/b": 1}), patch({"a": 1})) == ("a/b", "a")
    assert clash(patch({"a": 1}), patch({"a/b/c": 1})) == ("a", "a/b/c")
    assert clash(patch({"a/b": 1}), patch({"a": 1}, "y", ("x",))) is None
    assert clash(patch({"a/b": 1}, "z"), patch({"a": 1}, "y", ("x",))) is not None


@given(st.permutations(["a", "b", "c", "d"]))
def test_patches_are_ordered_by_what_they_are_laid_over(order: list[str]) -> None:
    after = {"b": ("a",), "c": ("b", "a"), "d": ("c",)}
    laid = ordered(patch({name: 1}, name, after.get(name, ())) for name in order)
    assert [each.name for each in laid] == ["a", "b", "c", "d"]


LEAVES = st.one_of(st.integers(0, 3), st.text("ab", max_size=2), st.none())
TREES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from("abc"), inner)),
    max_leaves=12,
)
PLACES = st.lists(st.sampled_from(["a", "b", "c", "0", "1", "00", "", "-1", "9" * 5000]), min_size=1, max_size=4)


def reached(tree: Any, place: str) -> Any:
    """What stands at a place that is there."""
    for step in place.split("/"):
        tree = tree[int(step) if isinstance(tree, list) else step]
    return tree


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from("abc"), TREES, min_size=1), PLACES, LEAVES)
def test_laying_a_patch_changes_its_place_alone_and_nothing_in_place(
    tree: dict[str, Any], steps: list[str], value: Any
) -> None:
    document = next(iter(read_yaml("set: {}")))
    before = json.dumps(tree)
    merged = Tree(tree, {(): ("file", document, ())})
    wrong = merged.lay(patch({"/".join(steps): value}))
    assert json.dumps(tree) == before
    if wrong:
        (refused,) = wrong
        into = refused.problem.args["here"]
        assert refused.problem.words == ("patch-null" if into else "patch-place")
        assert not into or reached(tree, str(into)) is None
        assert merged.value == tree
        return
    node: Any = merged.value
    old: Any = tree
    for step in steps:
        node, old = (each[int(step) if isinstance(each, list) else step] for each in (node, old))
    assert node == value
    back = Tree(merged.value, merged.origins)
    assert back.lay(patch({"/".join(steps): old})) == []
    assert back.value == tree


def test_the_change_to_blame_is_the_last_without_which_all_is_well() -> None:
    assert blamed({"a": 1, "b": 2, "c": 3}, lambda changes: "a" in changes and "b" in changes) == "b"
    assert blamed({"a": 1, "b": 2}, lambda changes: True) is None


# --- the order in which things are listed ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shuffled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Penneech with suits and ranks listed otherwise, and every mapping the other way round; `order` says the same."""
    folder = tmp_path_factory.mktemp("shuffled")
    own = turned({**PENNEECH, "game": "shuffled"})
    own["cards"]["groups"]["french"] = {
        "suits": ["D", "C", "S", "H"],
        "ranks": ["2", 3, 10, "A", 4, "K", 7, "J", 5, "Q", 9, 8, 6],
    }
    write(folder, json.dumps(own, ensure_ascii=False))
    return folder


def substance(verdict: Any) -> dict[str, Any]:
    """A verdict without what may follow the order in which cards are listed."""
    found: dict[str, Any] = verdict.to_dict()
    found["rules"] = {key: found["rules"][key] for key in ("version", "options", "rulings")}
    for finding in found["findings"]:
        finding["message"] = sorted(finding["message"].replace(",", "").replace(".", "").split())
        finding["legal"] = finding["legal"] and sorted(finding["legal"])
    return found


def cases() -> Iterator[Any]:
    for seed in range(40):
        rng = random.Random(seed)
        variants = [variant for variant in VARIANTS if rng.random() < 0.4]
        rulings = {ruling: rng.choice(answers) for ruling, answers in RULINGS.items() if rng.random() < 0.4}
        kinds = {name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "stock", "cut")}
        yield lawful(rng, variants=variants, rulings=rulings, **kinds).log
        yield faulty(rng, FAULTS[seed % len(FAULTS)], variants=variants, **{**kinds, "hidden": False}).log


def test_no_verdict_hangs_on_the_order_in_which_cards_are_listed(shuffled: Path) -> None:
    bench = Bench([shuffled])
    for log in cases():
        assert substance(bench.judge(from_value(log))) == substance(
            bench.judge(from_value({**log, "game": "shuffled"}))
        )


# --- one bench for many logs -----------------------------------------------------------------------------------------

HEADS = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["penneech", "penneech", "penneech", "overlaps", "nowhere"]),
        "variants": st.lists(st.sampled_from([*VARIANTS, *PRESETS, "row", "nonsense"]), max_size=3),
        "options": st.dictionaries(
            st.sampled_from(["target", "need", "gaol"]),
            st.sampled_from([1, True, 1.0, "1", 2, 61, 10**30, None, [1], {"a": 1}]),
            max_size=2,
        ),
        "rulings": st.dictionaries(
            st.sampled_from([*RULINGS, "OV-A1"]),
            st.sampled_from([*(answer for answers in RULINGS.values() for answer in answers), "limit", "this"]),
            max_size=2,
        ),
        "notation": st.sampled_from(["en", "de", "fr"]),
        "seats": st.sampled_from([["Anna", "Ben"], ["Ben", "Anna"], ["Anna"], ["Anna", "Anna"]]),
        "rules": st.sampled_from(["1", 1, "2", "1.0"]),
    },
)


@settings(max_examples=15, deadline=None)
@given(st.lists(HEADS, min_size=2, max_size=12))
def test_no_log_is_judged_by_the_rules_of_another(tmp_path_factory: pytest.TempPathFactory, heads: list[Any]) -> None:
    folder = tmp_path_factory.getbasetemp() / "one-bench"
    write(folder, OVERLAPS)
    bench = Bench([folder])
    events = [{"by": "Anna", "deal": {}}, {"turn": "7♦"}, {"by": "Ben", "play": "A♥"}]
    logs = [from_value({**head(events=events), **each}) for each in heads]
    shared = [bench.judge(log).to_dict() for log in [*logs, *reversed(logs)]]
    fresh = [Bench([folder]).judge(log).to_dict() for log in logs]
    assert shared == [*fresh, *reversed(fresh)]


# --- whatever is taken for rules can be judged by --------------------------------------------------------------------

TRIO = next(iter(read_yaml((SPECS / "trio" / "rules.yaml").read_text("utf-8")))).value
JUNK = st.sampled_from(
    [
        *(None, True, 0, 1, -1, 2, 6, 7, 12, 512, 5.0, 2**70, "", "any", "led", "trump", "!any", "rank:A", "suit:D"),
        *("PN.PACK", "TR.END", "PT.BET", "deal", "tricks", "count", "redeal", "bet", "bid", "hand", "reward", "each"),
        *("{rank}{suit}", "{suit}", "same", "dealer", "lowest", "all", "left-of-last-raiser", "most", "active"),
        *("deal-end", "every-score", "note", "stock", "score(me) >= 2", "tricks(me)", "count(hand, any) == 0", "1"),
        *("value(card, won)", "sum(trick, bonus)", "bid(me)", "pot(hand)", "total(side, bid(me))", "group:wild"),
        *([], {}, [1], ["any"], ["led"], ["led", "any"], {"en": "A"}, {"clause": "PT.PARTNERS", "count": 2}),
        *(["deal", "tricks"], ["deal"], ["deal", "count"], [2], [1, 2, 3], [12], ["deal", "display", "bid", "bet"]),
    ]
)


def places(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [path, *(place for step, value in inner for place in places(value, (*path, step)))]


def log_of(base: Any) -> dict[str, Any]:
    """A lawful game by the rules that are then changed."""
    if base is TRIO:
        return trio_log(random.Random(5), 1)[0]
    if base is PENTA:
        return dict(penta.lawful(random.Random(5), players=4, plays=True).log)
    return dict(lawful(random.Random(5), plays=True).log)


@settings(max_examples=90, deadline=None)
@given(data=st.data())
def test_whatever_is_taken_for_rules_can_be_judged_by(tmp_path_factory: pytest.TempPathFactory, data: Any) -> None:
    base = data.draw(st.sampled_from([TRIO, PENNEECH, PENTA]))
    tree = json.loads(json.dumps({**base, "game": "mutant"}))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from([place for place in places(tree) if place and place != ("game",)]))
        node = tree
        for step in path[:-1]:
            node = node[step]
        if data.draw(st.booleans()):
            node[path[-1]] = data.draw(JUNK)
        else:
            del node[path[-1]]
    folder = tmp_path_factory.getbasetemp() / "mutant"
    file = write(folder, json.dumps(tree))
    for misrule in lint_path(str(file))[str(file)] if base is TRIO else []:
        assert misrule.place.span is not None
        assert say(misrule.problem.words, misrule.problem.args, "de")
    bench = Bench([folder])
    if bench.shelf.misrules:
        return
    try:
        verdict = bench.judge(from_value({**log_of(base), "game": "mutant"}))
    except RulesError as error:
        assert error.misrules  # noqa: PT017
        return
    assert verdict.verdict in ("clean", "irregular", "impossible", "unreadable", "undetermined")
    assert json.loads(verdict.to_json())


# --- whatever is taken for rules can be played by ---------------------------------------------------------------------

OTHERS: dict[str, list[Any]] = {
    "amount": [
        "0",
        "-3",
        "tricks(me)",
        "bid(me) * 10",
        "pot(hand) // 2",
        "total(side, tricks(me))",
        "score(dealer) - 3",
        "score(left) + count(played, rank:8)",
        "total(side, count(played, trump))",
    ],
    "of": ["tricks(me)", "bid(me)", "0 - score(me)"],
    "opens-at": [None, "ante", "0", "pot(hand)"],
    "most": [None, "hand_size", "players"],
    "if": ["deal_no >= 3", "score(me) >= goal", "1 == 2", "tricks(me) > 1"],
    "unless": [None, "broken(trump)", "broken(any)", "trick_no > 0", "1 == 2"],
    "start": ["dealer", "left-of-dealer", "left-of-last-raiser", "left-of-dealer-or-last-raiser"],
    "first": ["dealer", "left-of-dealer", "left-of-last-raiser", "left-of-dealer-or-last-raiser", None],
    "to": ["each", "active", "sides", "most", "winners", "hand", "reward", "left-of-dealer", "any", "lower"],
    "from": ["each", "hand", "reward"],
    "pot": ["hand", "reward"],
    "leftover": ["stays", "one-each"],
    "match": ["difference", "in-full"],
    "close": ["last-raiser", "full-circle"],
    "all-pass": ["play-on", "end-deal", "dealer-bets"],
    "early-fold": [True, False],
    "late-raise": [True, False],
    "opening": [True, False],
    "own-raise": [None],
    "limit": [None, {"clause": "PT.BET.LIMIT"}],
    "alone": [None],
    "show": ["lowest-of-each-suit", "lowest-of-one-suit"],
    "order": ["own", "default"],
    "hook": [None, "PT.BID.HOOK"],
    "floor": [None, 0, -20],
    "veto": [
        None,
        {"clause": "PT.LEAD.BROKEN", "cards": "trump", "unless": None},
        {"clause": "PT.BET", "cards": "any"},
        [{"clause": "PT.BET", "cards": "rank:1,2,3"}, {"clause": "PT.BET", "cards": "trump", "unless": "trick_no > 1"}],
        {"clause": "PT.BET", "cards": "led & rank:8,7"},
    ],
    "cards": ["any", "group:elemental", "group:wild", "group:trump", "suit:elay,hunti", "rank:1,2,3", "!group:wild"],
    "as": ["any", "group:elemental", "suit:elay", "rank:8,7", "group:trump"],
    "among": ["pack", "all-cards"],
    "void": ["any", "led"],
    "unmatched": ["bound", "free"],
    "when": ["at-once", "trick-end"],
    "off-suit": [True, False],
    "rename": [None],
    "ladder": [["any"], ["led", "any"], ["led", "trump", "any"], ["led", "group:wild", "any"], ["rank:8", "any"]],
    "tiers": [["led"], ["trump", "led"], ["group:wild", "led"]],
    "each": ["all", 2, 3, "4 - deal_no", "deal_no * 2", "if(players > 3, 2, 5 - deal_no)"],
    "stock": [None, "rest"],
    "check": ["deal-end", "every-score", "every-count"],
    "winner": ["scorer", "highest", "lowest"],
    "settle": [[]],
    "next": ["rotate", "same"],
    "unplayed": [None, "rotate", "same"],
    "count": [[2], [3], [4], [8], [1], [6]],
    "trump": [None, {"clause": "PT.WIN", "suit": ["elay", None, "trump"]}],
    "words": [
        {"nil": {"clause": "PT.BID", "counts": 0}},
        {
            "all": {"clause": "PT.BID", "counts": 9, "spelling": True},
            "dark-one": {"clause": "PT.BID", "counts": 1, "if": "score(me) >= score(left) or bid(left) > 0"},
        },
    ],
    "ties": ["shared", "play-on"],
    "wild": [None],
    "sides": [None, {"clause": "PT.PARTNERS", "count": 2}, {"clause": "PT.PARTNERS", "count": 3}],
}
"""What may stand under a key instead."""
MORE_PHASES: dict[str, dict[str, Any]] = {
    "redeal": {"kind": "redeal", "clause": "PT.DEAL", "if": "count(hand, trump) == 0"},
    "turned": {"kind": "turn-up", "clause": "PT.DEAL", "by": "dealer"},
    "open": {"kind": "turn-up", "clause": "PT.DEAL", "by": "left-of-dealer", "trump": None, "score": "1"},
    "second": {"kind": "betting", "clause": "PT.BET", "pot": "reward", "fold": "PT.FOLD"},
    "tax": {"kind": "pay", "clause": "PT.ANTE", "from": "each", "to": "reward", "amount": "2"},
    "shown": {"kind": "turn-up", "clause": "PT.DEAL", "by": "dealer", "from": "hand", "trump": None},
}
DRAW = {"kind": "draw", "clause": "PT.DEAL"}
NEXT = {"kind": "turn-up", "clause": "PT.DEAL", "trump": None}
AFTER: list[list[dict[str, Any]]] = [
    [DRAW],
    [DRAW | {"turned": "first"}],
    [DRAW | {"turned": "first"}, NEXT | {"by": "anyone"}],
    [DRAW | {"turned": "last"}],
    [DRAW, NEXT],
    [NEXT, DRAW],
    [NEXT],
]
"""What may happen after a trick where there is a stock."""


def otherwise(rng: random.Random) -> dict[str, Any]:
    """The rules of the game with the most to choose, with some of it otherwise."""
    tree: dict[str, Any] = json.loads(json.dumps({**PENTA, "variants": {}, "rulings": {}}))
    for name, phase in MORE_PHASES.items():
        if rng.random() < 0.15:
            tree["phases"][name] = phase
            tree["sequence"].insert(rng.randrange(1, len(tree["sequence"]) - 1), name)
    tree["phases"]["tricks"]["follow"]["veto"] = None
    tree["phases"]["bid"]["words"] = {}
    tree["end"]["ties"] = "shared"
    if rng.random() < 0.3:
        tree["phases"]["deal"] |= {"stock": "rest", "each": rng.choice([2, 3, *OTHERS["each"][3:]])}
    if rng.random() < 0.2:
        tree["wild"] = None
        tree["phases"]["tricks"]["follow"]["veto"] = rng.choice(OTHERS["veto"])
    if rng.random() < 0.3:
        tree["phases"]["deal"] |= {"stock": "rest", "each": rng.choice([2, 3, 4])}
        tree["phases"]["tricks"]["after"] = rng.choice(AFTER)
        tree["players"] = {"count": [rng.choice([2, 2, 3, 4])]}
        tree["phases"]["bet"] = rng.choice([None, tree["phases"]["bet"]])
        tree["phases"]["open"] = MORE_PHASES["open"]
        tree["sequence"] = [name for name in tree["sequence"] if name not in ("open", "turned", "shown")]
        tree["sequence"].insert(1, "open")
    if rng.random() < 0.2:
        tree |= {"sides": {"clause": "PT.PARTNERS", "count": 2}, "players": {"count": [4]}}
        tree["phases"]["points"]["to"] = "sides"
    for name in rng.sample(list(tree["phases"])[1:], rng.choice([0, 0, 1, 2])):
        tree["phases"][name] = None
    for _ in range(rng.randint(2, 7)):
        path = rng.choice(
            [place for place in places(tree) if place and place[-1] in OTHERS and place[0] not in ("options", "pack")]
        )
        changed = json.loads(json.dumps(tree))
        node = changed
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = rng.choice(OTHERS[path[-1]])
        if model_of(changed)[0] is not None:  # the same key stands in different parts
            tree = changed
    return tree


def hands_of(rules: Rules, count: int, each: int, rng: random.Random) -> tuple[list[list[str]], list[str]]:
    """The cards that each is dealt, and those that are left."""
    cards = [rules.notations["en"].written[card] for card in members(rules.pack_for(count))]
    rng.shuffle(cards)
    return [cards[seat * each : seat * each + each] for seat in range(count)], cards[each * count :]


def to_be_dealt(rules: Rules, count: int, deal_no: int) -> int:
    """How many cards each gets: as the rules say, but at least one, and no more than there are."""
    deal = rules.phases[rules.sequence[0]]
    assert isinstance(deal, DealPhase)
    said = hand_size(rules, deal, count, deal_no)
    assert said is not None
    turns = [rules.phases[name] for name in rules.sequence]
    apart = any(isinstance(phase, TurnUpPhase) and phase.source == "stock" for phase in turns)
    return max(1, min(said, (rules.pack_for(count).bit_count() - apart) // count))


def an_act(offered: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """An act as a log would say it, where a number is to be chosen."""
    act = dict(offered)
    for verb in ("bet", "bid"):
        if isinstance(act.get(verb), dict):
            act[verb] = min(act[verb]["from"] + rng.choice([0, 1, 7]), act[verb].get("to") or 10**9)
    if act.get("display", "") is None:
        act["display"] = []
    return act


def play_on(table: LiveTable, rules: Rules, rng: random.Random) -> None:
    """Play what may come next, at random, and look that it can be played and leaves the table in order."""
    count = table._table.seat_count
    hands: list[list[str]] = []
    stock: list[str] = []
    for _ in range(80):
        legal = table.legal()
        if table.finished:
            assert legal.acts == []
            return
        if not legal.acts and legal.unknown:
            return
        assert legal.acts, "nothing may come next"
        act = an_act(rng.choice(legal.acts), rng)
        if "deal" in act:
            hands, stock = hands_of(rules, count, to_be_dealt(rules, count, table._table.deal_no), rng)
            hidden = rng.random() < 0.3
            shown = [["x" if hidden and rng.random() < 0.5 else card for card in hand] for hand in hands]
            act["deal"] = {f"S{seat}": cards for seat, cards in enumerate(shown)}
        elif "turn" in act:
            coming = [rules.phases[name] for name in rules.sequence[table._table.position :]]
            phase = next(phase for phase in coming if isinstance(phase, TurnUpPhase | PlayPhase))
            from_hand = isinstance(phase, TurnUpPhase) and phase.source == "hand"
            act["turn"] = rng.choice(hands[int(act["by"][1:])]) if from_hand else stock.pop()
        elif "draw" in act and act["draw"] is None:
            act["draw"] = rng.choice([stock.pop(), "x"])
        done = table.do(act)
        assert done.applied, (act, done.finding)
        assert done.finding is None or "display" in act, (act, done.finding)
        inside = table._table
        assert sum(inside.accounts) == 0
        assert min(inside.accounts[count:], default=0) >= 0
        for seat in range(count):
            assert inside.scores[seat] == inside.scores[seat % inside.side_count]


def test_whatever_is_taken_for_rules_can_be_played_by() -> None:
    document = next(iter(read_yaml("set: {}")))
    played = 0
    for seed in range(140):
        rng = random.Random(seed)
        tree = otherwise(rng)
        rules, wrong = build(Tree(tree, {(): ("file", document, ())}), [], {"goal": rng.choice([1, 40])})
        for misrule in wrong:
            assert say(misrule.problem.words, misrule.problem.args, "de")
        if rules is not None:
            count = rng.choice(rules.model.players.count)
            play_on(LiveTable(rules, seats=[f"S{seat}" for seat in range(count)]), rules, rng)
            played += 1
    assert 40 < played < 110


# --- trumps, hands and draws by the number of the deal ----------------------------------------------------------------

OWN = """
format: referee-rules/1
game: own
extends: trio
version: 1.0.0
name: {en: Own}
"""


def own_rules(folder: Path, more: str, **chosen: Any) -> Rules:
    """Trio with changes, which the linter has nothing to say about."""
    path = write(folder, OWN + more)
    assert lint_path(str(path), [SPECS]) == {str(path): []}
    return resolved("own", (folder, SPECS), **chosen)


def deals_of(rules: Rules, count: int = 3, deals: int = 1) -> Iterator[Any]:
    """The table of a random lawful game after each deal is dealt, and after each act."""
    rng = random.Random(deals)
    live = LiveTable(rules, seats=[f"S{seat}" for seat in range(count)])
    stock: list[str] = []
    while live._table.deal_no <= deals and not live.finished:
        act = dict(rng.choice(live.legal().acts))
        if "deal" in act:
            size = to_be_dealt(rules, count, live._table.deal_no)
            hands, stock = hands_of(rules, count, size, rng)
            act["deal"] = {f"S{seat}": cards for seat, cards in enumerate(hands)}
        elif "turn" in act:
            act["turn"] = stock.pop()
        elif act.get("draw", "") is None:
            act["draw"] = stock.pop()
        done = live.do(act)
        assert done.applied, done.finding
        assert done.finding is None
        yield act, live._table, stock


def test_trumps_take_turns_and_some_deals_have_none(tmp_path: Path) -> None:
    more = """
set:
  trump: {clause: TR.BONUS, suit: [S, null, D]}
  phases/tricks/win/tiers: [trump, led]
"""
    rules = own_rules(tmp_path, more, options={"deals": 7})
    assert rules.model.trump is not None
    assert rules.model.trump.suits == ["S", None, "D"]
    found = [table.trump_mask for act, table, _ in deals_of(rules, deals=7) if "deal" in act]
    spades, diamonds = (rules.cards.where("suit", [suit]) for suit in "SD")
    assert found == [spades, 0, diamonds, spades, 0, diamonds, spades]


@pytest.mark.parametrize(
    ("each", "sizes"),
    [
        ("7 - deal_no", [6, 5, 4, 3, 2, 1, 1]),
        ("deal_no * 2 - 1", [1, 3, 5, 6, 6, 6, 6]),
        ("abs(min(most, 15 // players) - deal_no) + 1", [5, 4, 3, 2, 1, 2, 3]),
        ("if(deal_no % 2 == 0, players, most)", [5, 3, 5, 3, 5, 3, 5]),
    ],
)
def test_hands_are_as_large_as_the_number_of_the_deal_says(tmp_path: Path, each: str, sizes: list[int]) -> None:
    more = f"""
options: {{most: {{name: {{en: cards}}, clause: TR.DEAL, min: 1, max: 99, default: 5}}}}
values: {{most: {{clause: TR.BONUS, rows: [{{cards: any, points: 1}}]}}}}
phases: {{extra: {{kind: score, clause: TR.COUNT, to: each, amount: most * 0}}}}
set:
  phases/deal/each: "{each}"
  phases/deal/stock: rest
  phases/tricks/after: [{{kind: score, clause: TR.BONUS, to: winner, amount: "sum(trick, bonus) * sum(trick, most)"}}]
  sequence: [deal, tricks, count, extra]
"""
    rules = own_rules(tmp_path, more, options={"deals": 7})
    deals = [(table.hand_size, table.stock_left) for act, table, _ in deals_of(rules, deals=7) if "deal" in act]
    assert deals == [(size, 18 - 3 * size) for size in sizes]


@pytest.mark.parametrize(("default", "turned", "size"), [(5, False, 6), (5, True, 5), (None, True, 5)])
def test_no_option_can_make_a_deal_too_large(tmp_path: Path, default: int | None, turned: bool, size: int) -> None:
    more = f"""
options: {{most: {{name: {{en: cards}}, clause: TR.DEAL, min: 1, max: 99, default: {json.dumps(default)}}}}}
phases: {{turned: {{kind: turn-up, clause: TR.BONUS, by: dealer, trump: null}}}}
set: {{phases/deal/each: most, phases/deal/stock: rest, sequence: [deal, {"turned, " * turned}tricks, count]}}
variants: {{open: {{name: {{en: Open}}, set: {{sequence: [deal, turned, count]}}}}}}
"""
    rules = own_rules(tmp_path, more, options={"most": 99})
    deal = rules.phases["deal"]
    assert isinstance(deal, DealPhase)
    assert hand_size(rules, deal, 3) == default
    assert rules.expression("most", "number", DEAL_SCOPE).value(None, 0, 0) == 99
    assert GameCourse(rules, 3).table().pack.bit_count() // 3 == 6
    table = LiveTable(rules, seats=["Anna", "Ben", "Cleo"])
    wrong = table.do({"by": "Anna", "deal": {"Anna": size + 1}})
    assert wrong.finding is not None
    assert (wrong.finding.code, wrong.applied) == ("deal.wrong-count", False)
    assert table.do({"by": "Anna", "deal": {"Anna": size}}).applied


BONUS = '{kind: score, clause: TR.BONUS, to: winner, amount: "sum(trick, bonus)"}'
DRAWS = "{kind: draw, clause: TR.BONUS"
TURNS = "{kind: turn-up, clause: TR.BONUS, trump: null"


@pytest.mark.parametrize(
    ("turned", "after", "turns", "draws"),
    [
        (False, f"{DRAWS}}}", 0, 12),
        (True, f"{DRAWS}, turned: first}}", 1, 12),
        (True, f"{DRAWS}, turned: first}}, {TURNS}, by: anyone}}", 4, 12),
        (True, f"{DRAWS}, turned: last}}", 1, 12),
        (False, f"{DRAWS}}}, {TURNS}}}", 3, 9),
        (False, f"{TURNS}}}, {DRAWS}}}", 3, 9),
    ],
)
def test_a_stock_that_comes_out_even_is_drawn_to_its_end(
    tmp_path: Path, turned: bool, after: str, turns: int, draws: int
) -> None:
    more = f"""
phases: {{{"turned: {kind: turn-up, clause: TR.BONUS, by: dealer, trump: null}" * turned}}}
set:
  phases/deal/each: 2
  phases/deal/stock: rest
  phases/tricks/after: [{BONUS}, {after}]
  sequence: [deal, {"turned, " * turned}tricks, count]
"""
    rules = own_rules(tmp_path, more, options={"deals": 1})
    acts = [(act, table.stock_left, len(stock), table.trick_no) for act, table, stock in deals_of(rules)]
    drawn = [act["by"] for act, *_ in acts if "draw" in act]
    assert {seat: drawn.count(seat) for seat in drawn} == dict.fromkeys(("S0", "S1", "S2"), draws // 3)
    assert sum("turn" in act for act, *_ in acts) == turns
    assert acts[-1][1:] == (0, 0, 2 + draws // 3)


@pytest.mark.parametrize(("over", "counted"), [("score(me) > 9", 18), ("score(me) > 109", 218)])
def test_partners_may_reach_the_end_when_they_have_counted(tmp_path: Path, over: str, counted: int) -> None:
    more = f"""
phases: {{later: {{kind: score, clause: TR.COUNT, to: sides, amount: "100"}}}}
set:
  players/count: [2]
  phases/deal/stock: rest
  sides: {{clause: TR.BONUS, count: 2}}
  phases/tricks/after: []
  phases/count: {{kind: score, clause: TR.COUNT, to: sides, amount: "total(side, tricks(me)) * deals"}}
  sequence: [deal, tricks, count, later]
  end: {{clause: TR.END, check: every-count, if: {over}, winner: highest, ties: play-on}}
variants:
  alone:
    name: {{en: Alone}}
    set: {{phases/tricks/after: [{BONUS}], sides: null, phases/count/to: each, phases/later/to: each}}
"""
    rules = own_rules(tmp_path, more)
    assert (rules.model.end.check, rules.model.end.ties) == ("every-count", "play-on")
    *_, (_, table, _) = deals_of(rules, count=2, deals=9)
    assert table.finished
    assert (table.deal_no, sum(table.scores)) == (1, counted)


def test_how_many_are_dealt_hangs_on_the_players_and_the_deal(tmp_path: Path) -> None:
    more = """
set: {players/count: [2, 3], phases/deal/each: "if(players == 2, 9, 6) - deal_no", phases/deal/stock: rest}
"""
    path = write(tmp_path, OWN + more)
    assert lint_path(str(path), [SPECS]) == {str(path): []}
    rules = resolved("own", (tmp_path, SPECS))
    deal = rules.phases["deal"]
    assert isinstance(deal, DealPhase)
    assert [hand_size(rules, deal, 2, number) for number in (1, 2, 10)] == [8, 7, -1]
    assert [hand_size(rules, deal, 3, number) for number in (1, 2)] == [5, 4]
    assert [hand_size(rules, DealPhase(clause="X", each=each), 3) for each in (4, "all")] == [4, 6]
