"""A game as moments: the same judgement, and at every moment the table as it stands."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from run_generator import GAMES, case_of
from test_faulty_logs import FILES, HERE, limits_of

from referee.adjudicate import Bench, Verdict, load_rules
from referee.documents import shipped
from referee.log import from_text, from_value, read_path
from referee.replay import Replay, replay_of
from referee.replay.deck import trump_told
from referee.wording import LANGUAGES, replay

SPECS = Path(str(shipped("specs")))
EXAMPLES = sorted(SPECS.glob("*/examples/*.yaml"))
BENCH = Bench()


def schema(name: str) -> Any:
    return json.loads((shipped("schemas") / f"{name}.schema.json").read_text("utf-8"))


VALIDATOR = Draft202012Validator(
    schema("replay"),
    registry=Registry().with_resource("verdict.schema.json", Resource.from_contents(schema("verdict"))),
)


def replays_of_files() -> Iterator[tuple[Verdict, Replay]]:
    """The examples in both languages, and whatever can be read of the faulty logs: judged, and as moments."""
    for lang in LANGUAGES:
        for path in EXAMPLES:
            yield from _both(path, Bench(lang=lang), None)
    for path in FILES:
        limits = limits_of(path)
        yield from _both(path, Bench([HERE / "specs"], limits=limits), limits)


def _both(path: Path, bench: Bench, limits: Any) -> Iterator[tuple[Verdict, Replay]]:
    for log in read_path(str(path), limits):
        told = replay_of(bench, log)
        judged = bench.judge(log)
        if isinstance(told, Verdict):
            assert told.to_json() == judged.to_json()
            assert judged.verdict == "unreadable"
        else:
            yield judged, told


@cache
def every_replay() -> list[tuple[Verdict, dict[str, Any]]]:
    """Examples, faulty logs, and generated logs of every game."""
    found = [(judged, told.to_dict()) for judged, told in replays_of_files()]
    for game in GAMES:
        for seed in range(25):
            log = from_value(case_of(seed, game=game).log)
            judged, told = BENCH.judge(log), replay_of(BENCH, log)
            if isinstance(told, Replay):
                found.append((judged, told.to_dict()))
    return found


def replay_text(text: str, lang: str = "en") -> dict[str, Any]:
    told = replay_of(Bench(lang=lang), next(iter(from_text(text))))
    assert isinstance(told, Replay), told
    return told.to_dict()


def tables(told: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each moment, with the table as it stands then."""
    table: dict[str, Any] = {}
    for moment in told["moments"]:
        table = {**table, **moment["state"]}
        yield moment, table


# --- the judgement ---


def test_the_schema_of_replays_is_a_schema_and_takes_the_verdicts() -> None:
    Draft202012Validator.check_schema(schema("replay"))
    _, told = every_replay()[0]
    assert list(VALIDATOR.iter_errors({**told, "verdict": {**told["verdict"], "verdict": "fine"}}))


def test_every_replay_fits_its_schema() -> None:
    verdicts = Counter()
    for judged, told in every_replay():
        assert not (wrong := list(VALIDATOR.iter_errors(told))), wrong
        assert list(told) == list(schema("replay")["properties"])
        verdicts[judged.verdict] += 1
    assert set(verdicts) == {"clean", "undetermined", "irregular", "impossible"}


def test_a_replay_judges_as_the_referee_does() -> None:
    for judged, told in every_replay():
        assert told["verdict"] == judged.to_dict()


def test_every_remark_and_every_entry_of_the_ledger_stands_at_one_moment() -> None:
    """At that of the act which it is about: a fault that is proven later, too, is where it was done."""
    for judged, told in every_replay():
        for field in ("findings", "undecided", "ledger"):
            places = [number for moment in told["moments"] for number in moment[field]]
            assert sorted(places) == list(range(len(getattr(judged, field))))
            for moment in told["moments"]:
                for number in moment[field]:
                    assert told["verdict"][field][number]["at"] == moment["at"]


def test_the_ledger_is_kept_even_where_a_bench_keeps_none() -> None:
    log = next(read_path(str(SPECS / "penta/examples/whole-game.yaml")))
    told = replay_of(Bench(ledger="none"), log)
    assert isinstance(told, Replay)
    assert told.to_json() == _replay(log).to_json()
    assert told.verdict.ledger


def _replay(log: Any) -> Replay:
    told = replay_of(BENCH, log)
    assert isinstance(told, Replay)
    return told


# --- the table ---


def test_a_moment_tells_only_what_changed() -> None:
    for _, told in every_replay():
        before: dict[str, Any] = {}
        for moment, table in tables(told):
            assert not (same := [name for name in moment["state"] if before.get(name, Ellipsis) == table[name]]), same
            assert before or set(table) == set(schema("replay")["$defs"]["state"]["properties"])
            before = table


def test_every_known_card_is_in_one_place() -> None:
    """In one hand, in the trick, taken, or turned up; and what is dealt stays as many cards."""
    seen = Counter()
    for _, told in every_replay():
        taken: list[str] = []
        dealt = 0
        before: dict[str, Any] = {}
        for moment, table in tables(told):
            if moment["verb"] == "deal" and not moment.get("impossible"):
                taken, dealt = [], sum(map(len, table["hands"])) + table["stock"]
            elif moment["verb"] in ("turn", "draw", "play") and moment["state"] and before["taken_by"] is not None:
                taken += [lying["card"] for lying in before["trick"]]
            if before and before["turned"] not in (None, table["turned"]):
                taken += [before["turned"]] * (moment["verb"] == "turn")
            held = [card for hand in table["hands"] for card in hand]
            known = [card for card in held if card != "x"]
            lying = [each["card"] for each in table["trick"]]
            turned = [table["turned"]] if table["turned"] is not None else []
            if dealt and moment["verb"] != "deal":
                places = Counter([*known, *lying, *taken, *turned])
                assert not {card: times for card, times in places.items() if times > 1}, (told["verdict"]["id"], moment)
                assert len(held) + table["stock"] + len(lying) + len(taken) + len(turned) == dealt, moment
            seen[moment["verb"]] += 1
            assert set(known) <= set(told["cards"])
            assert all(set(shown) <= set(hand) for shown, hand in zip(table["open"], table["hands"], strict=True))
            before = table
    assert {"draw", "turn", "throw-in", "rename", "display", "play", "deal"} <= set(seen)


def test_a_hand_is_sorted_with_its_unknown_cards_last() -> None:
    for _, told in every_replay():
        place = {card: number for number, card in enumerate([*told["cards"], "x"])}
        for _, table in tables(told):
            for hand in [*table["hands"], *table["open"]]:
                assert hand == sorted(hand, key=place.__getitem__)


def test_a_trick_lies_whole_when_it_is_complete_and_until_the_next_act() -> None:
    completed = 0
    for _, told in every_replay():
        before: dict[str, Any] = {}
        for moment, table in tables(told):
            if moment["state"].get("taken_by") is not None:
                completed += 1
                assert len(table["trick"]) == sum(table["in"])
                assert table["tricks"][table["taken_by"]] == before["tricks"][table["taken_by"]] + 1
            elif moment["state"] and before and before["taken_by"] is not None and moment["verb"] != "result":
                assert table["taken_by"] is None
                assert len(table["trick"]) == (moment["verb"] == "play")
            before = table
    assert completed > 1000


def test_the_last_moment_agrees_with_the_verdict() -> None:
    for judged, told in every_replay():
        *_, (_, table) = tables(told)
        seats = told["seats"]
        assert dict(zip(seats, table["scores"], strict=True)) == judged.scores
        assert (None if table["chips"] is None else dict(zip(seats, table["chips"], strict=True))) == judged.chips
        assert table["pots"] == judged.pots
        assert table["finished"] == judged.finished
        assert [seats[seat] for seat in table["winners"]] == judged.winners
        assert not judged.finished or (table["turn"], table["due"]) == (None, "")


def test_points_and_chips_change_where_the_ledger_says_so() -> None:
    for _, told in every_replay():
        seats = {name: seat for seat, name in enumerate(told["seats"])}
        before: dict[str, Any] = {}
        for moment, table in tables(told):
            points, chips = Counter(), Counter()
            for number in moment["ledger"]:
                entry = told["verdict"]["ledger"][number]
                if "chips" in entry:
                    chips[entry["from"]] -= entry["chips"]
                    chips[entry["to"]] += entry["chips"]
                else:
                    points[seats[entry["seat"]]] += entry["points"]
            for seat, name in enumerate(told["seats"]):
                assert table["scores"][seat] == (before["scores"][seat] if before else 0) + points[seat]
                if table["chips"] is not None:
                    assert table["chips"][seat] == (before["chips"][seat] if before else 0) + chips[f"seat:{name}"]
            for pot, number in (table["pots"] or {}).items():
                assert number == (before["pots"][pot] if before else 0) + chips[f"pot:{pot}"]
            before = table


def test_who_must_act_is_who_acts_next() -> None:
    """Of an act that is not impossible; a display and a throw-in may come from anybody."""
    acts = 0
    for _, told in every_replay():
        before: dict[str, Any] = {}
        for moment, table in tables(told):
            if moment["verb"] in ("play", "bid", "bet", "rename", "draw") and not moment.get("impossible"):
                assert moment["seat"] == before["turn"]
                acts += 1
            before = table
    assert acts > 5000


def test_an_impossible_act_is_the_last_moment_and_changes_nothing() -> None:
    stopped = 0
    for judged, told in every_replay():
        for moment in told["moments"][:-1]:
            assert "impossible" not in moment
        last = told["moments"][-1]
        assert last.get("impossible", False) == (judged.verdict == "impossible")
        stopped += "impossible" in last
        assert "impossible" not in last or (last["state"] == {} and last["findings"])
    assert stopped > 100


def test_claims_and_results_change_nothing() -> None:
    verbs = Counter()
    for _, told in every_replay():
        for moment in told["moments"]:
            if moment["verb"] in ("trick", "score", "chips"):
                assert moment["state"] == {}
                verbs[moment["verb"]] += 1
            if moment["verb"] == "result":
                assert moment["state"] in ({}, {"turn": None, "due": ""}, {"due": ""})
                verbs["result"] += 1
    assert set(verbs) == {"trick", "score", "chips", "result"}


# --- single games ---

WILD = """\
format: referee-log/1
game: penta
options: {goal: 100}
seats: [Ada, Bo, Cy, Di]
events:
  - {by: Di, deal: {}}
  - {by: Ada, bet: 2}
  - {by: Bo, bet: fold}
  - {by: Cy, bet: fold}
  - {by: Di, bet: match}
  - {by: Ada, display: elay-2}
  - {by: Ada, bid: 4}
  - {by: Di, bid: 3}
  - {by: Ada, play: wild-1, as: elay-8}
  - {by: Di, play: elay-8}
  - {by: Ada, rename: elay-6}
"""


def test_a_wild_card_lies_as_what_it_stands_for_and_is_renamed() -> None:
    shown = list(tables(replay_text(WILD)))
    (_, led), (_, met), (_, renamed) = shown[-3:]
    assert led["trick"] == [{"seat": 0, "card": "wild-1", "as": "elay-8"}]
    assert met["taken_by"] is None
    assert met["turn"] == 0
    assert met["due"] == "Ada must rename the wild card that stands for elay-8"
    assert renamed["trick"][0] == {"seat": 0, "card": "wild-1", "as": "elay-6"}
    assert (renamed["taken_by"], renamed["turn"]) == (3, 3)


def test_bets_folds_bids_and_displays_are_seen() -> None:
    shown = {moment["told"]: table for moment, table in tables(replay_text(WILD))}
    dealt = shown["Di deals 13 cards each."]
    assert dealt["pots"] == {"hand": 4, "reward": 0}
    assert (dealt["stakes"], dealt["level"], dealt["in"]) == ([0] * 4, 0, [True] * 4)
    assert dealt["hands"] == [["x"] * 13] * 4
    folded = shown["Bo folds."]
    assert (folded["stakes"], folded["level"], folded["in"]) == ([2, 0, 0, 0], 2, [True, False, True, True])
    displayed = shown["Ada shows elay-2."]
    assert displayed["open"] == [["elay-2"], [], [], []]
    assert displayed["hands"][0] == ["elay-2", *["x"] * 12]
    bid = shown["Di bids 3."]
    assert bid["bids"] == [4, None, None, 3]
    assert (bid["trump"], bid["trump_told"]) == ("trump", "")
    assert bid["chips"] == [-3, -1, -1, -3]
    assert bid["pots"] == {"hand": 6, "reward": 2}


def test_a_new_deal_clears_what_belonged_to_the_one_before() -> None:
    text = WILD.partition("  - {by: Di, bet: match}")[0] + "  - {by: Di, bet: fold}\n  - {by: Ada, deal: {}}\n"
    *_, (ended, over), (moment, table) = tables(replay_text(text))
    assert ended["told"] == "Di folds: only Ada is left."
    assert (over["in"], over["stakes"]) == ([True, False, False, False], [2, 0, 0, 0])
    assert (over["deal"], over["dealer"], over["turn"]) == (1, 3, 0)
    assert moment["told"] == "Ada deals 13 cards each."
    assert (table["in"], table["stakes"], table["deal"], table["dealer"]) == ([True] * 4, [0] * 4, 2, 0)


def test_words_that_are_bid_and_the_scores_of_a_side_are_seen() -> None:
    told = _replay(next(read_path(str(SPECS / "spades/examples/whole-game.yaml")))).to_dict()
    bids = next(table["bids"] for moment, table in tables(told) if moment["told"] == "South bids 4.")
    assert bids == [3, 4, 4, "nil"]
    *_, (_, table) = tables(told)
    assert table["scores"] == [-77, 203, -77, 203]
    assert told["sides"] == [["North", "South"], ["East", "West"]]
    assert table["stakes"] is table["level"] is table["chips"] is table["pots"] is None


def test_a_card_turned_up_from_a_hand_lies_open_in_it_until_the_first_trick_is_taken() -> None:
    told = _replay(next(read_path(str(SPECS / "whist/examples/hidden-revoke.yaml")))).to_dict()
    shown = list(tables(told))
    turn = next(number for number, (moment, _) in enumerate(shown) if moment["verb"] == "turn")
    card = shown[turn][1]["open"][shown[turn][1]["dealer"]]
    assert len(card) == 1
    assert shown[turn][1]["turned"] is None
    later = [table["open"][table["dealer"]] for moment, table in shown[turn:] if sum(table["tricks"]) == 1]
    assert later
    assert not any(later)


def test_a_card_turned_up_on_the_stock_lies_there_until_it_is_drawn() -> None:
    told = _replay(next(read_path(str(SPECS / "german-whist/examples/hidden-draws.yaml")))).to_dict()
    shown = {moment["told"]: table for moment, table in tables(told)}
    assert shown["Ben turns up 8♥: hearts are trumps."]["turned"] == "8♥"
    taken = shown["Ben takes 8♥, the card turned up."]
    assert taken["turned"] is None
    assert "8♥" in taken["hands"][1]
    assert shown["Q♣ is turned up."]["turned"] == "Q♣"
    assert shown["Q♣ is turned up."]["stock"] == 23
    assert shown["Anna draws 5♣."]["turn"] is None
    assert shown["Anna draws 5♣."]["due"] == "A card must be turned up"


def test_hands_thrown_in_lie_open_and_the_next_deal_clears_them() -> None:
    text = """\
format: referee-log/1
game: penneech
seats: [Anna, Ben]
events:
  - {by: Anna, deal: {Ben: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠}}
  - {by: Ben, throw-in: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠}
  - {by: Anna, deal: {}}
"""
    told = replay_text(text)
    *_, (thrown, open_then), (_, again) = tables(told)
    assert thrown["told"] == "Ben shows 2♠, 3♠, 4♠, 5♠, 6♠, 7♠, 8♠ and throws the hand in."
    assert open_then["open"][1] == ["8♠", "7♠", "6♠", "5♠", "4♠", "3♠", "2♠"]
    assert (again["open"], again["deal"]) == ([[], []], 1)
    assert again["hands"] == [["x"] * 7] * 2


def test_a_game_given_up_leaves_nobody_to_act() -> None:
    text = "format: referee-log/1\ngame: penneech\nseats: [Anna, Ben]\nevents:\n  - {by: Ben, deal: {}}\n"
    *_, (_, open_end) = tables(replay_text(text))
    assert (open_end["turn"], open_end["due"]) == (1, "Ben must turn up a card")
    *_, (moment, over) = tables(replay_text(text + "result: {winners: [Ben], ended: resigned}\n"))
    assert (over["turn"], over["due"]) == (None, "")
    assert moment["at"] == "/result"
    assert moment["told"] == "The log says at the end: given up; Ben has won."


def test_the_cards_stand_in_the_order_of_a_hand() -> None:
    """Colours alternate, high cards first, and a suit that is always trumps stands before the others."""
    told = replay_text("format: referee-log/1\ngame: penneech\nseats: [Anna, Ben]\nevents: []\n")
    assert [suit["sign"] for suit in told["suits"].values()] == ["♠", "♥", "♣", "♦"]
    assert list(told["cards"])[:3] == ["A♠", "K♠", "Q♠"]
    assert list(told["cards"])[-13:-10] == ["7♦", "A♦", "K♦"]
    assert told["cards"]["A♥"] == {"suit": "H", "rank": "A", "label": "ace of hearts"}
    assert {"name": "hearts", "sign": "♥", "colour": "red"}.items() <= told["suits"]["H"].items()
    german = replay_text(
        "format: referee-log/1\ngame: spades\nnotation: de\nseats: [A, B, C, D]\nevents: []\n", lang="de"
    )
    assert list(german["cards"])[:4] == ["A♠", "K♠", "D♠", "B♠"]
    assert german["cards"]["D♥"] == {"suit": "H", "rank": "D", "label": "Herz Dame"}
    elements = replay_text("format: referee-log/1\ngame: penta\noptions: {goal: 1}\nseats: [A, B]\nevents: []\n")
    assert next(iter(elements["suits"])) == "trump"
    assert elements["pots"] == {"hand": "hand pot", "reward": "reward pot"}


# --- the telling ---


def test_acts_are_told_as_players_tell_them() -> None:
    told = [moment["told"] for moment in replay_text(WILD)["moments"]]
    assert told == [
        "Ada, Bo, Cy and Di play Penta.",
        "Di deals 13 cards each.",
        "Ada bets 2.",
        "Bo folds.",
        "Cy folds.",
        "Di matches the bet of 2.",
        "Ada shows elay-2.",
        "Ada bids 4.",
        "Di bids 3.",
        "Ada leads wild-1 as elay-8.",
        "Di follows with elay-8.",
        "Ada renames wild-1, elay-8 until now, as elay-6, and Di takes the trick.",
    ]


TRUMPS_OF_NOBODY = """\
format: referee-rules/1
game: new-trumps
extends: german-whist
version: 1.0.0
name: {en: New trumps, de: Neue Trümpfe}
set: {phases/tricks/after/2/trump: suit}
"""


def test_trumps_that_nobody_turns_up_and_suits_of_a_rare_name_are_told(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(TRUMPS_OF_NOBODY, "utf-8")
    log = """\
format: referee-log/1
game: new-trumps
seats: [Anna, Ben]
events: [{by: Ben, deal: {}}, {turn: 9♥}, {plays: 2♥ 3♥}, {draw: 9♥}, {draw: x}, {turn: 9♣}]
"""
    told = replay_of(Bench([tmp_path]), next(iter(from_text(log))))
    assert isinstance(told, Replay)
    assert told.moments[-1].told == "9♣ is turned up: clubs are trumps."
    rules = load_rules("penta", options={"goal": 1})
    assert trump_told(rules, "elay", "en", capital=True) == "Elay is the trump suit."
    assert trump_told(rules, "elay", "de", capital=True) == "Elay ist Trumpf."


def test_a_card_is_led_follows_trumps_or_is_thrown_off() -> None:
    text = """\
format: referee-log/1
game: spades
seats: [N, E, S, W]
events:
  - {by: W, deal: {}}
  - {by: N, bid: nil}
  - {by: E, bid: 3}
  - {by: S, bid: 3}
  - {by: W, bid: 3}
  - plays: 7♥ 5♠ 6♠ 2♣
  - plays: 7♣ 5♣ 9♠ 3♠
"""
    english = [moment["told"] for moment in replay_text(text)["moments"]]
    assert english[2] == "N bids nil."
    assert english[6:10] == [
        "N leads 7♥.",
        "E trumps with 5♠.",
        "S overtrumps with 6♠.",
        "W throws off 2♣, and S takes the trick.",
    ]
    german = [moment["told"] for moment in replay_text(text, "de")["moments"]]
    assert german[2] == "N sagt Nil an."
    assert german[6:10] == [
        "N spielt 7♥ aus.",
        "E sticht mit 5♠.",
        "S übersticht mit 6♠.",
        "W wirft 2♣ ab, und S gewinnt den Stich.",
    ]
    assert german[10:14] == [
        "S spielt 7♣ aus.",
        "W bedient mit 5♣.",
        "N sticht mit 9♠.",
        "E untersticht mit 3♠, und N gewinnt den Stich.",
    ]


IMPOSSIBLE = {
    "{by: Anna, play: K♠}": ("The log has Anna play K♠.", "Das Protokoll lässt Anna K♠ spielen."),
    "{play: K♠, as: Q♠}": ("The log says: play K♠ as Q♠.", "Im Protokoll steht: K♠ als Q♠ spielen."),
    "{by: Anna, bid: 4}": ("The log has Anna bid 4.", "Das Protokoll lässt Anna 4 ansagen."),
    "{by: Anna, bet: fold}": ("The log has Anna fold.", "Das Protokoll lässt Anna aussteigen."),
    "{by: Anna, bet: 7}": ("The log has Anna bet 7.", "Das Protokoll lässt Anna 7 setzen."),
    "{by: Anna, draw: x}": ("The log has Anna draw a card.", "Das Protokoll lässt Anna eine Karte ziehen."),
    "{by: Anna, display: []}": ("The log has Anna show no card.", "Das Protokoll lässt Anna nichts auslegen."),
    "{by: Anna, rename: K♠}": (
        "The log has Anna rename a wild card as K♠.",
        "Das Protokoll lässt Anna einen Joker in K♠ umbenennen.",
    ),
    "{by: Anna, throw-in: x}": ("The log has Anna throw a hand in.", "Das Protokoll lässt Anna hinwerfen."),
    "{by: Anna, turn: K♠}": ("The log has Anna turn up K♠.", "Das Protokoll lässt Anna K♠ aufdecken."),
    "{by: Anna, deal: {}}": ("The log has Anna deal.", "Das Protokoll lässt Anna geben."),
    "{cut: {Anna: K♠, Ben: Q♠}}": (
        "The log says: cut (Anna K♠, Ben Q♠).",
        "Im Protokoll steht: abheben (Anna K♠, Ben Q♠).",
    ),
}


@pytest.mark.parametrize("event", IMPOSSIBLE)
def test_what_cannot_have_happened_is_told_as_the_log_has_it(event: str) -> None:
    events = f"events:\n  - {{by: Ben, deal: {{}}}}\n  - {event}\n"
    text = f"format: referee-log/1\ngame: penneech\nseats: [Anna, Ben]\n{events}"
    for lang, sentence in zip(("en", "de"), IMPOSSIBLE[event], strict=True):
        last = replay_text(text, lang)["moments"][-1]
        assert last["impossible"]
        assert last["told"] == sentence


def test_every_sentence_of_a_game_told_is_told_somewhere() -> None:
    """What is told of every log above, and what these few add, takes every sentence that there is."""
    told = "\n".join(moment["told"] for _, each in every_replay() for moment in each["moments"])
    more = [
        "result: {winners: [], ended: forfeit}",
        "result: {ended: abandoned}",
        "result: {winners: [Anna, Ben], scores: {Anna: 1}, chips: {Ben: 3}}",
        "result: {ended: played}",
    ]
    head = "format: referee-log/1\ngame: penneech\nseats: [Anna, Ben]\nevents: []\n"
    told += "\n".join(replay_text(head + line)["moments"][-1]["told"] for line in more)
    told += "\n".join(texts[0] for texts in IMPOSSIBLE.values())
    told += " is turned up: … is the trump suit"  # a test of their own
    parts = {key: max(_fixed(texts["en"]), key=len) for key, texts in replay.SENTENCES.items() if key[:5] == "told-"}
    assert not (never := {key: part for key, part in parts.items() if part not in told}), never


def _fixed(sentence: str) -> list[str]:
    """The parts of a sentence that nothing fills."""
    parts, rest = [], sentence
    while "{" in rest:
        part, _, rest = rest.partition("{")
        rest = rest.partition("}")[2]
        parts.append(part)
    return [*parts, rest]


# --- places in the text ---


def test_a_moment_knows_its_lines_in_the_text() -> None:
    text = """\
format: referee-log/1
game: penneech
seats: [Anna, Ben]
events:
  - by: Ben
    deal:
      Anna: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣
      Ben: A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠

  # the first card
  - turn: 9♥
  - plays: K♥ A♥
  - turn: Q♠
  - plays:
      - 7♦
      - 4♠

result: {ended: abandoned}
"""
    told = replay_text(text)
    lines = [(moment["at"], moment["line"], moment["last_line"]) for moment in told["moments"]]
    assert lines == [
        (None, None, None),
        ("/events/0", 5, 8),
        ("/events/1", 11, 11),
        ("/events/2/plays/0", 12, 12),
        ("/events/2/plays/1", 12, 12),
        ("/events/3", 13, 13),
        ("/events/4/plays/0", 15, 15),
        ("/events/4/plays/1", 16, 16),
        ("/result", 18, 18),
    ]
    one_line = json.dumps(json.loads(_as_json(text)))
    assert {moment["line"] for moment in replay_text(one_line)["moments"][1:]} == {1}
    pretty = replay_text(json.dumps(json.loads(_as_json(text)), indent=1))
    assert len({moment["line"] for moment in pretty["moments"][1:]}) > 5
    plain = replay_of(BENCH, from_value(json.loads(_as_json(text))))
    assert isinstance(plain, Replay)
    assert {moment.line for moment in plain.moments} == {None}


def _as_json(text: str) -> str:
    import yaml

    return json.dumps(yaml.safe_load(text))


# --- whatever log ---


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 10_000))
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_recorded_is_told_and_judged_alike(game: str, seed: int) -> None:
    log = from_value(case_of(seed, game=game).log)
    told = replay_of(BENCH, log)
    judged = BENCH.judge(log)
    if isinstance(told, Verdict):
        assert told.to_json() == judged.to_json()
        return
    plain = told.to_dict()
    assert plain["verdict"] == judged.to_dict()
    assert not list(VALIDATOR.iter_errors(plain))
    assert len(told.to_json().splitlines()) == 1


def test_every_clause_and_every_source_that_is_named_can_be_told() -> None:
    named = Counter()
    for _, told in every_replay():
        verdict = told["verdict"]
        for field in ("undecided", "ledger"):
            for entry in verdict[field]:
                assert told["clauses"][entry["clause"]]["text"]
                named[field] += 1
        cited = [cite for clause in told["clauses"].values() for cite in clause["cite"]]
        cited += [cite for finding in verdict["findings"] for cite in (finding["clause"] or {"cite": []})["cite"]]
        assert {cite.partition(":")[0] for cite in cited} <= set(told["sources"])
        assert all(told["sources"].values())
    assert set(named) == {"undecided", "ledger"}
