"""What one seat may know of a log, and that nothing else is ever told to it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from generators.worlds import another, spread
from hypothesis import given, settings
from hypothesis import strategies as st
from run_generator import GAMES, as_yaml, case_of
from test_adjudicate import TABLES, Croupier, anything, hidden_act

import referee
from referee import RefereeError, Verdict
from referee.adjudicate import Bench, UnknownSeatError, guarded, legal, seat_log, seat_view, try_act
from referee.cards import Notation
from referee.documents import schema_problems
from referee.log import Log, from_bytes, from_text, from_value, read_path
from referee.replay import replay_of

BENCH = Bench()
ROOT = Path(__file__).parent.parent
EXAMPLES = sorted(ROOT.glob("specs/*/examples/*.yaml"))
HEAD: dict[str, Any] = {"format": "referee-log/1", "game": "german-whist", "seats": ["Anna", "Ben"]}


def seen(log: Log | dict[str, Any], seat: str, bench: Bench = BENCH) -> dict[str, Any]:
    view = seat_view(bench, log, seat)
    assert isinstance(view, dict)
    return view


def seen_log(log: dict[str, Any], seat: str) -> Log:
    view = seat_log(BENCH, from_value(log), seat)
    assert isinstance(view, Log)
    return view


# --- what is hidden, by hand


def test_a_seat_sees_what_is_open_and_its_own_cards_and_nothing_else() -> None:
    log = """
format: referee-log/1
id: 007
game: german-whist
rules: 1
variants: [all-tricks-count]
notation: en
seats: [Anna, Ben]
meta: {told: Anna held the K♥}
_mine: K♥
events:
  - {cut: {Anna: 6♣, Ben: 9♦}, note: a note}
  - by: Anna
    at: 2026-11-30T20:15:00Z
    deal:
      Anna: A♠ 10♠ 8♠ 7♠ A♥ 10♥ 9♥ 5♥ 4♦ 10♣ 9♣ 6♣ 2♣
      Ben: [5♠, 4♠, K♥, 8♥, 6♥, A♦, Q♦, J♦, 10♦, 7♦, A♣, x, 4♣]
    stock: Q♣ 3♠ J♥ 9♠ 5♦ 3♥ J♠ 6♠ 3♦ Q♥ K♦ 2♠ 4♥ 9♦ 5♣ K♠ 8♦ 8♣ 2♥ 6♦ 7♥ 3♣ K♣ 7♣ 2♦ Q♠
  - {turn: Q♣, _who: Anna}
  - plays: A♦ 4♦
  - {by: Ben, draw: Q♣, note: the queen}
  - draw: 3♠
  - trick: Ben
  - {by: Ben, turn: J♥, at: 20}
result: {scores: {Anna: 0, Ben: 1}, ended: abandoned}
"""
    (read,) = from_text(log)
    common = {
        "format": "referee-log/1",
        "id": "007",
        "game": "german-whist",
        "rules": "1",
        "variants": ["all-tricks-count"],
        "seats": ["Anna", "Ben"],
        "result": {"scores": {"Anna": 0, "Ben": 1}, "ended": "abandoned"},
    }
    cut = {"cut": {"Anna": "6♣", "Ben": "9♦"}}
    dealt = {"by": "Anna", "at": "2026-11-30T20:15:00Z"}
    draws = [{"turn": "Q♣"}, {"plays": "A♦ 4♦"}, {"by": "Ben", "draw": "Q♣"}]
    rest = [{"trick": "Ben"}, {"by": "Ben", "turn": "J♥", "at": 20}]
    anna = {"Anna": "A♠ 10♠ 8♠ 7♠ A♥ 10♥ 9♥ 5♥ 4♦ 10♣ 9♣ 6♣ 2♣", "Ben": 13}
    ben = {"Anna": 13, "Ben": ["5♠", "4♠", "K♥", "8♥", "6♥", "A♦", "Q♦", "J♦", "10♦", "7♦", "A♣", "x", "4♣"]}
    assert seen(read, "Anna") == common | {"events": [cut, dealt | {"deal": anna}, *draws, {"draw": "3♠"}, *rest]}
    assert seen(read, "Ben") == common | {"events": [cut, dealt | {"deal": ben}, *draws, {"draw": "x"}, *rest]}
    assert [*seen(read, "Ben")] == ["format", "id", "game", "rules", "variants", "seats", "events", "result"]
    quick = seat_log(BENCH, read, "Ben")
    assert isinstance(quick, Log)
    assert b"told" not in msgspec.json.encode(quick.model)


UNSEEN_DRAWS: dict[tuple[str, str], list[int]] = {
    ("german-whist/whole-game", "Anna"): [9, 17, 25, 33, 37, 41, 49, 53],
    ("german-whist/whole-game", "Ben"): [5, 13, 21, 29, 45],
    ("german-whist/hidden-draws", "Ben"): [4, 16],
}
"""In the shipped logs: the events at which somebody else draws a card that only he sees."""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_of_a_shipped_log_exactly_other_hands_the_stock_and_unseen_draws_are_hidden(path: Path) -> None:
    (log,) = read_path(str(path))
    assert log.document is not None
    written: dict[str, Any] = log.document().value
    for seat in written["seats"]:
        view = seen(log, seat)
        expected = {key: value for key, value in deepcopy(written).items() if key != "meta"}
        for event in expected["events"]:
            event.pop("note", None)
            event.pop("stock", None)
            if "deal" in event:
                event["deal"] = {
                    name: hand if name == seat else hand if isinstance(hand, int) else len(hand.split())
                    for name, hand in event["deal"].items()
                }
        for index in UNSEEN_DRAWS.get((f"{path.parent.parent.name}/{path.stem}", seat), []):
            assert expected["events"][index]["draw"] != "x"
            expected["events"][index]["draw"] = "x"
        assert view == expected
        assert len({json.dumps(seen(log, name)) for name in written["seats"]}) > 1


def test_a_draw_is_open_only_where_the_card_lay_turned_up_for_it() -> None:
    """Anna has won the trick: the Q♣ is hers to take, and what Ben takes only he sees, whatever he says it was."""
    start = [
        {"by": "Ben", "deal": {"Anna": 13}},
        {"turn": "8♥"},
        {"plays": "A♠ K♠"},
    ]

    def drawn(*acts: dict[str, Any], seat: str = "Ben") -> list[Any]:
        view = seen({**HEAD, "events": [*start, *acts]}, seat)
        return [event["draw"] for event in view["events"] if "draw" in event]

    assert drawn({"draw": "8♥"}, {"draw": "2♣"}) == ["8♥", "2♣"]
    assert drawn({"draw": "8♥"}, {"draw": "2♣"}, seat="Anna") == ["8♥", "x"]
    assert drawn({"draw": "?"}, {"draw": "?"}, seat="Anna") == ["x", "x"]
    assert drawn({"draw": "8♥"}, {"draw": "8♥"}, seat="Anna") == ["8♥", "x"]
    assert drawn({"draw": "3♣"}, {"draw": "2♣"}) == ["x", "2♣"], "Anna should have taken the 8♥"
    assert drawn({"draw": "2♣"}, seat="Anna") == ["x"], "her own draw may have been forgotten, and this be his"
    assert drawn({"by": "Anna", "draw": "2♣"}, seat="Anna") == ["2♣"]
    assert drawn({"by": "Ben", "draw": "8♥"}, seat="Anna") == ["x"], "it is not Ben's to take"
    assert drawn({"by": "Ben", "draw": "2♣"}) == ["2♣"], "what he says he drew, wrongly, he knows"
    assert drawn({"by": "Anna", "draw": "8♥"}, {"by": "Anna", "draw": "2♣"}) == ["8♥", "x"]


def test_after_an_impossible_act_there_is_no_table_and_every_draw_of_others_is_hidden() -> None:
    deal = {"by": "Ben", "deal": {"Anna": 13}}
    turned_twice = [
        deal,
        {"turn": "8♥"},
        {"turn": "9♥"},
        {"plays": "A♠ K♠"},
        {"draw": "8♥"},
        {"by": "Ben", "draw": "2♣"},
    ]
    log = {**HEAD, "events": turned_twice}
    assert [event.get("draw") for event in seen(log, "Anna")["events"]][4:] == ["x", "x"]
    assert [event.get("draw") for event in seen(log, "Ben")["events"]][4:] == ["x", "2♣"]


@pytest.mark.parametrize("fault", ["a card twice", "a card that the pack lacks", "another card of the stock"])
def test_a_fault_of_cards_that_the_seat_does_not_see_hides_nothing_more(fault: str) -> None:
    """Else the seat could tell from its view that something was wrong with them."""
    (read,) = read_path(str(ROOT / "specs/german-whist/examples/whole-game.yaml"))
    assert read.document is not None
    log = deepcopy(read.document().value)
    view = seen(log, "Anna")
    deal = log["events"][1]
    if fault == "a card twice":
        deal["deal"]["Ben"] = "5♠ " * 13
    elif fault == "a card that the pack lacks":
        deal["stock"] = deal["stock"] + " 2♦"
    else:
        deal["stock"] = " ".join(reversed(deal["stock"].split()))
    verdict = BENCH.judge(from_value(log))
    assert verdict.verdict == "impossible"
    assert seen(log, "Anna") == view


def test_a_hand_thrown_in_is_open_where_the_rules_show_it_and_else_only_its_count() -> None:
    hands = {"Anna": "2♦ 4♠ 5♠ 6♠ 8♣ 9♣ 10♣", "Ben": "A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠"}
    thrown = {"by": "Anna", "throw-in": "2♦ 4♠ 5♠ 6♠ 8♣ 9♣ 10♣"}
    log = {**HEAD, "game": "penneech", "events": [{"by": "Ben", "deal": hands}, thrown]}
    assert seen(log, "Ben")["events"][1] == thrown
    log["rulings"] = {"PN-A6": "not-shown"}
    assert seen(log, "Ben")["events"][1] == {"by": "Anna", "throw-in": ["x"] * 7}
    assert seen(log, "Anna")["events"][1] == thrown


def test_a_display_that_was_left_out_is_not_put_in_and_convicts_nobody() -> None:
    """Of Bo's hand, which the log knows, everybody saw the lowest cards: the view says less, and nothing wrong."""
    (read,) = read_path(str(ROOT / "specs/penta/examples/whole-game.yaml"))
    assert read.document is not None
    log = deepcopy(read.document().value)
    displays = [index for index, event in enumerate(log["events"]) if "display" in event]
    assert displays
    log["events"] = [event for event in log["events"] if "display" not in event]
    for seat in log["seats"]:
        view = seen(log, seat)
        assert len(view["events"]) == len(log["events"])
        assert BENCH.judge(from_value(view)).verdict in ("clean", "undetermined")


# --- a view is a log


ODD = ["x", "Ben", "7 ♥"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"x": "A♥ K♥", "Ben": 2, "7 ♥": 1}, "deal.wrong-count"),
        ({"x": "A♥", "Ben": "A♥", "7 ♥": "2♣"}, None),
        ({"x": "A♥", "Ben": "2♣", "7 ♥": "2♣"}, None),
        ({"x": "A♥ A♥", "Ben": "2♣ 3♣", "7 ♥": ["4♣", "?"]}, "deal.duplicate-card"),
        ({"x": "A♥"}, None),
        ({}, None),
        ({"x": "x", "Ben": "", "7 ♥": []}, "deal.wrong-count"),
    ],
)
def test_of_a_hand_the_number_of_its_cards_is_open_and_only_that(wrong: dict[str, Any], code: str | None) -> None:
    each = 2 if code == "deal.duplicate-card" else 1
    log = {**HEAD, "game": "oh-hell", "seats": ODD, "options": {"most": each}, "events": [{"by": "x", "deal": wrong}]}
    view = seen(log, "x")
    assert [*view["events"][0]["deal"]] == [*wrong]
    verdict = BENCH.judge(from_value(view))
    assert [finding.code for finding in verdict.findings] == ([code] if code else [])


def test_only_a_time_that_every_reader_takes_stays() -> None:
    times = ["20:15", 7, 7.5, float("nan"), float("inf"), 10**400, True, None, ["A♥"], {"_held": "A♥"}]
    log = {**HEAD, "events": [{"turn": "A♥", "at": at} for at in times]}
    assert [event.get("at") for event in seen(log, "Anna")["events"]] == ["20:15", 7, 7.5, *[None] * 7]
    assert "null" not in json.dumps(seen(log, "Anna"))


@pytest.mark.parametrize("given", [{"id": 7, "rules": 1}, {"id": "7", "rules": "1"}])
def test_numbers_that_are_ids_are_text_in_the_view(given: dict[str, Any]) -> None:
    for log in (from_value({**HEAD, **given, "events": []}), *from_text(json.dumps({**HEAD, **given, "events": []}))):
        assert seen(log, "Anna") == {**HEAD, "id": "7", "rules": "1", "events": []}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_view_is_read_and_judged_like_any_log_and_its_own_view_is_itself(path: Path) -> None:
    (log,) = read_path(str(path))
    assert log.model is not None
    for seat in log.model.seats:
        view = seen(log, seat)
        assert schema_problems(view, "log.schema.json") == []
        judged = BENCH.judge(from_value(view)).to_json()
        for text in (json.dumps(view), json.dumps(view, ensure_ascii=False, indent=1), as_yaml(view)):
            (again,) = from_text(text)
            assert again.model is not None, again.problems
            assert bare(BENCH.judge(again)) == bare(BENCH.judge(from_value(view)))
            assert seen(again, seat) == view
        quick = seat_log(BENCH, log, seat)
        assert isinstance(quick, Log)
        assert (quick.name, quick.entry, quick.document) == (str(path), 1, None)
        quick.name = None
        assert BENCH.judge(quick).to_json() == judged
        assert seen(quick, seat) == view


def bare(verdict: Verdict) -> dict[str, Any]:
    """A verdict without the places in a text."""
    plain = verdict.to_dict()
    for finding in plain["findings"]:
        finding |= {"line": None, "column": None}
    return {**plain, "log": None}


def test_a_seat_may_have_any_name_that_a_log_allows() -> None:
    seats = ["_own", "deal", "7", "a/b~c ♥"]
    hands = dict.fromkeys(seats, "x " * 13)
    log = {**HEAD, "game": "whist", "seats": seats, "_own": 7, "events": [{"by": "7", "deal": hands, "_own": "A♥"}]}
    for seat in seats:
        view = seen(log, seat)
        assert view["events"] == [{"by": "7", "deal": dict.fromkeys(seats, 13) | {seat: hands[seat]}}]
        assert bare(BENCH.judge(from_value(view))) == bare(BENCH.judge(from_value(log)))


def test_what_is_looked_at_stays_as_it_is() -> None:
    (log,) = read_path(str(ROOT / "specs/german-whist/examples/whole-game.yaml"))
    before = BENCH.judge(log).to_json()
    assert log.document is not None
    tree = log.document().value
    copy = deepcopy(tree)
    view = seen(tree, "Anna")
    view["events"][0]["cut"]["Anna"] = view["seats"][0] = view["events"][1]["deal"]["Anna"] = "A♥"
    assert tree == copy
    assert seen(log, "Anna")["events"][0] == copy["events"][0]
    assert BENCH.judge(log).to_json() == before


# --- hiding convicts nobody


def possible_part(log: dict[str, Any]) -> tuple[dict[str, Any], Verdict] | None:
    """A log up to its first act that cannot be, and its verdict; None where there is none to be had."""
    verdict = BENCH.judge(from_value(log))
    if verdict.verdict == "impossible":
        log = {**log, "events": log["events"][: int(verdict.findings[-1].at.split("/")[2])]}
        log.pop("result", None)
        verdict = BENCH.judge(from_value(log))
    return None if verdict.verdict == "unreadable" else (log, verdict)


def convicts_nobody(log: dict[str, Any]) -> list[Verdict]:
    """Judge every seat's view of a log: whatever is found there is found in the log, too, and scores are the same."""
    part = possible_part(log)
    if part is None:
        return []
    log, whole = part
    found = {(finding.at, finding.code, finding.seat) for finding in whole.findings}
    verdicts = [BENCH.judge(seen_log(log, seat)) for seat in log["seats"]]
    for verdict in verdicts:
        assert verdict.verdict not in ("unreadable", "impossible")
        assert {(finding.at, finding.code, finding.seat) for finding in verdict.findings} <= found
        assert (verdict.scores, verdict.chips, verdict.pots) == (whole.scores, whole.chips, whole.pots)
        assert (verdict.finished, verdict.winners) == (whole.finished, whole.winners)
    return [whole, *verdicts]


@settings(max_examples=150)
@given(st.integers(0, 10**9), st.sampled_from(GAMES))
def test_what_a_view_convicts_the_log_convicts(seed: int, game: str) -> None:
    convicts_nobody(case_of(seed, game=game).log)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_in_any_game_a_view_convicts_nobody_whom_the_log_acquits(table: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(6):
        verdicts = convicts_nobody(Croupier(table, 700 + seed).play(120, careless=(0.0, 0.3)[seed % 2]))
        kinds.update(verdict.verdict for verdict in verdicts[1:])
        if seed % 2 == 0:
            assert {verdict.verdict for verdict in verdicts} <= {"clean", "undetermined"}
    assert kinds["irregular"], "a careless player is seen to be one"


# --- the heart: what a seat cannot know changes nothing that it is told


DRAWING = [number for number, table in enumerate(TABLES) if table[0] == "german-whist"]


def any_log(seed: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A log of any shipped game, lawful or not, and a few acts to try after it."""
    rng = random.Random(seed)
    if rng.random() < 0.3:
        game = rng.choice(GAMES)
        log = json.loads(json.dumps(case_of(rng.randrange(10**9), game=game).log))
        return log, [{"by": seat, "throw-in": []} for seat in log["seats"][:1]] + [{"score": {log["seats"][0]: 0}}]
    croupier = Croupier(rng.choice((rng.randrange(len(TABLES)), *DRAWING)), rng.randrange(10**9))
    log = croupier.play(rng.randrange(1, 70), careless=rng.choice((0.0, 0.2)))
    events = log["events"]
    acts = [anything(croupier) for _ in range(4)]
    following = croupier.act()
    acts += [following] if following is not None else []
    if rng.random() < 0.2:
        log["events"] = events = [hidden_act(event, rng, 0.3) for event in events]
    odd = anything(croupier)
    if rng.random() < 0.3 and odd.get("bid") not in ("nil", "blind-nil", "pass"):  # a word may be none of this game
        events.insert(rng.randrange(1, len(events) + 1), odd)
    if rng.random() < 0.2:
        del events[rng.randrange(len(events))]
    return log, acts


def notation_of(log: dict[str, Any]) -> Notation:
    """How the log writes all cards, those that this game's pack lacks among them."""
    rules = referee.load_rules(log["game"], variants=log.get("variants", ()), options=log.get("options"))
    return rules.notations[log.get("notation", "en")]


def told(log: dict[str, Any], seat: str, acts: list[dict[str, Any]]) -> dict[str, bytes]:
    """Everything that a seat may be told."""
    view = seen_log(log, seat)
    answers = {
        "view": json.dumps(seen(log, seat)).encode(),
        "verdict": BENCH.judge(view).to_json(),
        "legal": legal(BENCH, view).to_json(),
        "replay": replay_of(BENCH, view).to_json(),
    }
    return answers | {f"trial {number}": try_act(BENCH, view, act).to_json() for number, act in enumerate(acts)}


def without_by(log: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A log that says less often who acts."""
    needed = {"deal", "throw-in", "display"}
    events = [
        event if needed & set(event) or rng.random() < 0.5 else {key: event[key] for key in event if key != "by"}
        for event in log["events"]
    ]
    return {**log, "events": events}


def two_worlds(seed: int) -> tuple[str, list[dict[str, Any]], list[dict[str, Any]]]:
    """A seat, two logs that it cannot tell apart, and acts to try."""
    rng = random.Random(seed)
    log, acts = any_log(seed)
    notation = notation_of(log)

    def spelt(text: str) -> str:
        card = notation.read(text)
        assert card is not None
        return notation.written[card] if card >= 0 else "x"

    log = spread(log, spelt)
    seat = rng.choice(log["seats"])
    worlds = [log, another(rng, log, seat, notation.written, possible=rng.random() < 0.5)]
    if rng.random() < 0.3:
        worlds = [without_by(world, random.Random(seed)) for world in worlds]
    return seat, worlds, acts


@settings(max_examples=300)
@given(st.integers(0, 10**9))
def test_two_logs_that_differ_only_in_what_a_seat_cannot_know_tell_it_the_same(seed: int) -> None:
    seat, (one, other), acts = two_worlds(seed)
    assert told(one, seat, acts) == told(other, seat, acts)


@settings(max_examples=60)
@given(st.integers(0, 10**9))
def test_the_view_of_any_log_is_a_log_and_its_own_view(seed: int) -> None:
    seat, worlds, _ = two_worlds(seed)
    view = seen(worlds[1], seat)
    (again,) = from_text(json.dumps(view))
    assert again.model is not None, again.problems
    assert seen(again, seat) == view
    assert bare(BENCH.judge(again)) == bare(BENCH.judge(seen_log(worlds[0], seat)))


def test_the_worlds_that_a_seat_cannot_tell_apart_differ_indeed() -> None:
    """They are judged unlike, are impossible for hidden cards alone, and have hands, stocks and draws that differ."""
    kinds: Counter[str] = Counter()
    for seed in range(250):
        _, worlds, _ = two_worlds(seed)
        one, other = [BENCH.judge(from_value(world)) for world in worlds]
        assert "unreadable" not in (one.verdict, other.verdict)
        kinds["verdict"] += one.verdict != other.verdict
        kinds["findings"] += one.findings != other.findings
        kinds["unlike"] += "impossible" not in (one.verdict, other.verdict) and one.to_json() != other.to_json()
        kinds.update(f.code for v in (one, other) for f in v.findings if f.severity == "impossible")
        for key in ("draw", "stock", "note", "_seen"):
            kinds[key] += any(a.get(key) != b.get(key) for a, b in zip(*[w["events"] for w in worlds], strict=True))
        kinds["hand"] += any(
            a["deal"] != b["deal"] for a, b in zip(*[w["events"] for w in worlds], strict=True) if "deal" in a
        )
    wanted = ["verdict", "findings", "unlike", "draw", "stock", "note", "_seen", "hand"]
    hidden_faults = ["deal.duplicate-card", "deal.foreign-card", "deal.wrong-count", "turn-up.not-in-stock"]
    few = {kind for kind in [*wanted, *hidden_faults, "draw.wrong-card", "play.card-not-held"] if not kinds[kind]}
    assert not few, kinds


# --- what has no view


def test_of_a_seat_that_is_not_there_a_near_one_is_named() -> None:
    log = {**HEAD, "events": []}
    with pytest.raises(UnknownSeatError, match=r"Nobody called Ana sits at this table; did you mean Anna\?") as caught:
        seat_view(BENCH, log, "Ana")
    assert caught.value.near == "Anna"
    assert isinstance(caught.value, RefereeError)
    with pytest.raises(
        UnknownSeatError, match="An diesem Tisch sitzt niemand, der Zoë heißt; die Plätze sind Anna, Ben"
    ):
        seat_view(Bench(lang="de"), log, "Zoë")
    for name in ("", "anna", "x" * 10_000):
        with pytest.raises(UnknownSeatError) as caught:
            seat_log(BENCH, from_value(log), name)
        assert len(str(caught.value)) < 300
    with pytest.raises(RefereeError, match="a seat is a name, not NoneType"):
        seat_view(BENCH, log, None)  # type: ignore[arg-type]
    with pytest.raises(RefereeError, match="a log is a Log or a mapping, not str"):
        seat_view(BENCH, "events: []", "Anna")  # type: ignore[arg-type]


SLIPS = """
format: referee-log/1
game: german-whist
seats: [Anna, Ben]
K♠: 3
events:
  - by: Ben
    deal: {Anna: 13, Ben K♥: 3♥, Ben: A♥ Z♥}
  - {turn: 8♥, K♦: 1}
  - {plays: [A♠, Z♣]}
  - {bid: K♥}
"""


@pytest.mark.parametrize("text", [SLIPS, SLIPS.replace("K♠: 3\n", "").replace(", K♦: 1", ""), "events: [K♥", "- K♥\n"])
def test_of_an_unreadable_log_a_seat_learns_where_the_slips_are_and_not_what_stands_there(text: str) -> None:
    (log,) = from_text(text)
    for lang, words in (("en", "cannot be read"), ("de", "lässt sich etwas nicht lesen")):
        verdict = Bench(lang=lang).judge(log)
        assert verdict.verdict == "unreadable"
        assert seat_view(Bench(lang=lang), log, "Anna").to_json() == verdict.to_json()  # type: ignore[union-attr]
        safe = guarded(verdict, lang)
        assert safe.source is None
        assert verdict.source is log
        told_ = safe.to_json().decode()
        assert not re.search("[KZ][♥♦♣♠]", told_)
        assert all(words in finding.message for finding in safe.findings)
        kept = [(finding.code, None, None) for finding in verdict.findings]  # a 10♦ is longer than a 9♦
        assert [(finding.code, finding.line, finding.column) for finding in safe.findings] == kept
        for finding, whole in zip(safe.findings, verdict.findings, strict=True):
            assert whole.at.startswith(finding.at)
            if not re.search("[♥♦♣♠]|Ben", whole.at):
                assert whole.at == finding.at


def test_the_library_has_views_and_trials() -> None:
    view = referee.seat_view(referee.Bench(), {**HEAD, "events": []}, "Anna")
    assert view == {**HEAD, "events": []}
    assert referee.judge(view).verdict == "clean"


def test_a_view_of_a_line_of_a_corpus_is_that_of_the_same_log_in_yaml() -> None:
    for path in EXAMPLES:
        (log,) = read_path(str(path))
        assert log.document is not None
        (line,) = from_bytes(json.dumps(log.document().value).encode())
        assert line.model is not None
        for seat in line.model.seats:
            assert seen(line, seat) == seen(log, seat)
