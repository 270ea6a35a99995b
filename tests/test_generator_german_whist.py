"""The generator of German Whist games, checked against the game and against itself, then the referee by it."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from generators import german_whist, whist
from generators.fairness import findings_grow, hidden_and_open_agree
from generators.german_whist import FAULTS, VARIANTS, GermanWhist, altered, faulty, judge, lawful
from run_generator import differences, run

import referee
from referee.adjudicate import Bench
from referee.log import from_value

FORMS = (
    *((), ("all-tricks-count",), ("second-half-double",), ("no-trumps",)),
    ("to-fifty", "all-tricks-count"),
    ("second-half-double", "no-trumps"),
)
IRREGULAR = ("play.revoke", "claim.")


def names_of(variants: tuple[str, ...]) -> str:
    return "+".join(variants) or "plain"


def wishes(rng: random.Random) -> dict[str, Any]:
    """Ask for anything but variants and an early stop."""
    return {
        "options": rng.choice(({}, {}, {"deals": 2})),
        "notation": rng.choice((None, *whist.NOTATIONS)),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "stock", "cut")},
    }


def log_of(*events: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"format": "referee-log/1", "game": "german-whist", "seats": ["A", "B"], "events": [*events], **more}


OPEN: dict[str, Any] = {"A": "A♥ K♥ Q♥ A♠ K♠ Q♠ A♦ K♦ Q♦ A♣ K♣ Q♣ J♣", "B": "2♥ 3♥ 4♥ 2♠ 3♠ 4♠ 2♦ 3♦ 4♦ 2♣ 3♣ 4♣ 5♣"}
DEALT: dict[str, Any] = {"by": "B", "deal": OPEN}
CLOSED = {"by": "B", "deal": {"A": OPEN["A"]}}


def judged(*events: dict[str, Any], **more: Any) -> whist.Expected:
    """The verdict of a log, by the generator and by the referee."""
    log = log_of(*events, **more)
    case = whist.Case("by hand", log, judge(log))
    assert differences(case, Bench().judge(from_value(log))) == {}
    return case.expected


def found(*events: dict[str, Any], **more: Any) -> list[tuple[str, str, str | None]]:
    """The findings of a log as (pointer, code, seat)."""
    return [finding[:3] for finding in judged(*events, **more).findings]


# The course of the game


def test_the_winner_takes_the_card_turned_up_and_the_other_the_one_below_it() -> None:
    start: list[dict[str, Any]] = [DEALT, {"by": "B", "turn": "5♥"}, {"by": "A", "plays": "A♠ 2♠"}]
    draws: list[dict[str, Any]] = [{"by": "A", "draw": "5♥"}, {"by": "B", "draw": "6♥"}]
    assert judged(*start, *draws, {"by": "B", "turn": "5♠"}, {"plays": "5♥ 6♥"}).verdict == "clean"
    assert found(*start, draws[1]) == [("/events/3", "order.out-of-turn", "B")]
    assert found(*start, {"draw": "6♥"}) == [("/events/3", "draw.wrong-card", "A")]
    assert found(*start, draws[0], {"draw": "5♥"}) == [("/events/4", "draw.wrong-card", "B")]
    assert found(*start, draws[0], {"draw": "2♠"}) == [("/events/4", "draw.wrong-card", "B")]
    assert found(*start, {"by": "A", "play": "K♠"}) == [("/events/3", "order.out-of-phase", "A")]
    assert found(*start, draws[0], {"by": "A", "turn": "7♥"}) == [("/events/4", "order.out-of-phase", "A")]
    assert found(*start, *draws, {"by": "A", "play": "K♠"}) == [("/events/5", "order.out-of-phase", "A")]
    assert found(*start, *draws, {"turn": "7♠"}, {"by": "A", "draw": "7♠"}) == [
        ("/events/6", "order.out-of-phase", "A")
    ]
    assert found(*start, *draws, {"by": "B", "turn": "6♥"}) == [("/events/5", "turn-up.not-in-stock", "B")]
    assert found(DEALT, {"by": "A", "turn": "5♥"}) == [("/events/1", "order.out-of-turn", "A")]
    assert found(DEALT, {"turn": "2♥"}) == [("/events/1", "turn-up.not-in-stock", "B")]


def test_trumps_stay_what_they_are_and_without_trumps_the_suit_led_wins() -> None:
    events = [
        DEALT,
        {"turn": "5♠"},
        {"plays": "A♥ 2♥"},
        {"draw": "5♠"},
        {"draw": "6♥"},
        {"turn": "5♦"},
        {"plays": "A♦"},
    ]
    claim = {"trick": "B"}
    taken = [*events[:-1], {"plays": "J♣ 2♣"}, {"draw": "x"}, {"draw": "x"}, {"turn": "10♠"}]
    assert found(*taken, {"trick": "A"}) == []
    assert found(*events, {"play": "2♠"}, claim) == [("/events/7", "play.revoke", "B")]
    assert found(*events, {"play": "2♠"}, claim, variants=["no-trumps"]) == [
        ("/events/7", "play.revoke", "B"),
        ("/events/8", "claim.trick", None),
    ]


def test_the_recorded_stock_says_which_cards_come() -> None:
    rest = [card for card in whist.PACK if card not in " ".join(OPEN.values()).split()]
    dealt: dict[str, Any] = {**DEALT, "stock": rest}
    start: list[dict[str, Any]] = [dealt, {"turn": rest[0]}, {"plays": "A♠ 2♠"}, {"draw": "x"}]
    assert judged(*start, {"draw": "x"}, {"turn": rest[2]}, {"plays": f"A♦ {rest[1]}"}).verdict == "irregular"
    assert found(*start, {"draw": rest[2]}) == [("/events/4", "draw.wrong-card", "B")]
    assert found(*start, {"draw": "x"}, {"turn": rest[3]}) == [("/events/5", "turn-up.not-in-stock", "A")]
    assert found(dealt, {"turn": rest[1]}) == [("/events/1", "turn-up.not-in-stock", "B")]
    assert found({**dealt, "stock": rest[1:]}) == [("/events/0", "deal.wrong-count", "B")]
    assert found({**dealt, "stock": [*rest[1:], "A♥"]}) == [("/events/0", "deal.duplicate-card", "B")]


def test_the_last_thirteen_tricks_score_or_all_of_them() -> None:
    for variants, first, last in ((), 0, 1), (("all-tricks-count",), 1, 1), (("second-half-double",), 1, 2):
        case = lawful(random.Random(4), variants=variants)
        points = [entry[2] for entry in case.expected.ledger]
        assert points == [first] * 13 * bool(first) + [last] * 13
        assert sum(case.expected.scores.values()) == 13 * (first + last)


# Hidden hands: clubs are not led, so that only spades and hearts say something

TRICK = {"plays": "A♠ 9♦"}  # B does not follow; has it a spade?
BEGIN = (CLOSED, {"turn": "5♥"}, TRICK, {"draw": "5♥"}, {"draw": "x"}, {"turn": "6♥"})


def act_of(*events: dict[str, Any]) -> str:
    """What the log says of the first trick: guilty, innocent or undecided."""
    verdict = judged(*BEGIN, *events)
    if ("/events/2/plays/1", "play.revoke", "B") in [finding[:3] for finding in verdict.findings]:
        return "guilty"
    return "undecided" if "/events/2/plays/1" in [act[0] for act in verdict.undecided] else "innocent"


def test_a_card_played_later_may_have_been_drawn_in_between() -> None:
    assert act_of() == "undecided"
    assert act_of({"plays": "K♠ 2♠"}) == "undecided"  # it may be the one drawn
    second = ({"plays": "K♠ 2♠"}, {"draw": "6♥"}, {"draw": "9♥"}, {"turn": "7♥"})
    assert act_of(*second, {"plays": "Q♠ 3♠"}) == "guilty"  # one of the two was there
    unknown = ({"plays": "K♠ 2♠"}, {"draw": "6♥"}, {"draw": "x"}, {"turn": "7♥"})
    assert act_of(*unknown, {"plays": "Q♠ 3♠"}) == "undecided"
    third = ({"draw": "7♥"}, {"draw": "8♥"}, {"turn": "10♥"}, {"plays": "5♥ 4♠"})
    assert act_of(*unknown, {"plays": "Q♠ 3♠"}, *third) == "guilty"


def test_a_card_that_was_seen_to_be_drawn_proves_nothing() -> None:
    begin = (*BEGIN[:4], {"draw": "2♠"}, {"turn": "6♥"})
    assert found(*begin, {"plays": "K♠ 2♠"}) == []
    assert judged(*begin, {"plays": "K♠ 2♠"}).undecided[0][:2] == ("/events/2/plays/1", "B")


def test_two_cards_can_not_both_be_the_one_drawn() -> None:
    """B is dealt an open hand without spades but for one card, and draws one: two spades later are one too many."""
    hand = "2♥ 3♥ 4♥ x 8♣ 9♣ 9♦ 2♦ 3♦ 4♦ 2♣ 3♣ 4♣"
    dealt = {"by": "B", "deal": {"A": OPEN["A"], "B": hand}}
    events = (dealt, *BEGIN[1:], {"plays": "K♠ 2♠"})
    assert judged(*events).undecided[0][0] == "/events/2/plays/1"
    more = (*events, {"draw": "6♥"}, {"draw": "9♥"}, {"turn": "7♥"}, {"plays": "Q♠ 3♠"})
    assert [finding[:2] for finding in judged(*more).findings] == [("/events/2/plays/1", "play.revoke")]
    last = (*more, {"draw": "7♥"}, {"draw": "8♥"}, {"turn": "10♥"}, {"plays": "5♥ 4♠"})
    assert [finding[:2] for finding in judged(*last).findings][-1] == (
        "/events/14/plays/1",
        "play.card-not-held",
    )


def test_a_card_that_can_only_be_the_one_drawn_acquits() -> None:
    """The one card of the hand that was not known is played before the next is drawn: so the spade was drawn."""
    hand = "2♥ 3♥ 4♥ x 8♣ 9♣ 9♦ 2♦ 3♦ 4♦ 2♣ 3♣ 4♣"
    dealt = {"by": "B", "deal": {"A": OPEN["A"], "B": hand}}
    events = [dealt, {"turn": "5♥"}, TRICK, {"draw": "5♥"}, {"draw": "9♥"}, {"turn": "6♥"}]
    assert [act[0] for act in judged(*events).undecided] == ["/events/2/plays/1"]
    events += [{"plays": "A♦ 10♦"}, {"draw": "6♥"}, {"draw": "x"}, {"turn": "7♥"}]
    assert judged(*events).verdict == "clean"
    assert judged(*events, {"plays": "K♠ 2♠"}).verdict == "clean"


def test_a_suit_that_lies_elsewhere_acquits() -> None:
    """All spades are seen in the other hand and in the stock: who does not follow has none."""
    spades = [rank + "♠" for rank in whist.RANKS]
    stock = [*spades[6:], *["x"] * 19]
    dealt = {"by": "B", "deal": {"A": [*spades[:6], "A♥", "K♥", "Q♥", "J♥", "10♥", "9♥", "8♥"]}, "stock": stock}
    assert judged(dealt, {"turn": stock[0]}, {"plays": "A♠ 9♦"}).verdict == "clean"
    dealt["stock"] = [*stock[:6], *["x"] * 20]  # the two of spades may be anywhere
    assert judged(dealt, {"turn": stock[0]}, {"plays": "A♠ 9♦"}).verdict == "undetermined"


def test_hiding_cards_makes_nobody_guilty_and_clears_nobody() -> None:
    """What the open log says is so; the closed one may leave it open, and never says the contrary."""
    seen = Counter[str]()
    for seed in range(200):
        rng = random.Random(seed)
        case = lawful(rng, variants=rng.choice(FORMS), stock=True, sloppy=0.2, stop=rng.randrange(1, 110))
        seen.update(hidden_and_open_agree(rng, case, judge, times=2))
    assert min(seen[name] for name in ("proven", "open and guilty", "open and innocent")) > 20, seen


def test_findings_only_grow_and_open_acts_are_answered() -> None:
    for seed in range(16):
        rng = random.Random(seed)
        case = lawful(rng, hidden=True, stock=True, sloppy=0.2, stop=rng.randrange(10, 110))
        findings_grow(case, judge)


# Games


@pytest.mark.parametrize("variants", FORMS, ids=names_of)
def test_lawful_games_have_no_findings_and_their_points_add_up(variants: tuple[str, ...]) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        wish = wishes(rng)
        case = lawful(rng, variants=variants, **wish)
        expected, seats, events = case.expected, case.log["seats"], case.log["events"]
        assert (expected.findings, expected.finished, expected.sides) == ([], True, None)
        assert expected.verdict == ("undetermined" if expected.undecided else "clean")
        best = max(expected.scores.values())
        assert expected.winners == [seat for seat in seats if expected.scores[seat] == best]
        deals = sum("deal" in event for event in events)
        if "to-fifty" in variants:
            assert best >= 50
            assert min(expected.scores.values()) // 10 < best // 10
        else:
            assert deals == wish["options"].get("deals", 1)
        assert sum("turn" in event for event in events) == 13 * deals
        assert sum("draw" in event for event in events) == 26 * deals
        for seat in seats:
            assert expected.scores[seat] == sum(points for _, of, points, _ in expected.ledger if of == seat)


def test_equal_points_are_shared_and_a_goal_that_both_have_rises() -> None:
    table = GermanWhist(["A", "B"])
    table.scores, table.dealer, table.deals = [7, 7], 0, 1
    table._deal_over()
    assert table.winners == [0, 1]
    courses: list[tuple[list[list[int]], list[int]]] = [
        ([[49, 48]], []),
        ([[49, 50]], [1]),
        ([[52, 52]], []),
        ([[53, 51], [59, 58], [60, 59]], [0]),
        ([[53, 51], [61, 62]], []),
        ([[53, 51], [61, 62], [70, 69]], [0]),
        ([[57, 60]], [1]),
        ([[66, 64]], []),
    ]
    for course, winners in courses:
        table = GermanWhist(["A", "B"], ["to-fifty"], {"deals": 1})
        for scores in course:
            assert table.winners == []
            table.scores, table.dealer, table.deals = scores, 0, 1
            table._deal_over()
        assert table.winners == winners


def test_in_a_cut_the_lowest_deals_or_by_another_ruling_the_highest() -> None:
    cut, deal = {"cut": {"A": "A♠", "B": "K♦"}}, {"by": "A", "deal": {}}
    assert found(cut, deal) == []
    assert found(cut, deal, rulings={"GW-CUT": "highest-deals"}) == []
    assert found({"cut": {"A": "2♠", "B": "K♦"}}, deal, rulings={"GW-CUT": "highest-deals"}) == [
        ("/events/1", "deal.wrong-dealer", "A")
    ]
    assert found({"cut": {"A": "A♠", "B": "A♦"}}, deal) == [("/events/1", "order.out-of-phase", "A")]


def test_what_games_hold_when_enough_are_played() -> None:
    seen = Counter[str]()
    for seed in range(150):
        rng = random.Random(seed)
        stop = rng.choice((None, 50))
        case = lawful(rng, variants=rng.choice(FORMS[:4]), stop=stop, **wishes(rng))
        expected, events = case.expected, case.log["events"]
        seen[expected.verdict] += 1
        seen["cut again"] += sum("cut" in event for event in events) > 1
        for clause in {clause for *_, clause in expected.ledger}:
            seen[clause] += 1
        for event in events:
            for verb in ("cut", "deal", "turn", "draw", "play", "plays", "trick", "score", "stock"):
                seen[verb] += verb in event
            seen["drawn unseen"] += event.get("draw") in ("x", "?")
            if "deal" in event:
                seen["left out"] += len(event["deal"]) < 2
                seen["number"] += 13 in event["deal"].values()
                seen["no by"] += "by" not in event
                seen["stock in part"] += bool({"x", "?"} & set(whist._listed(event.get("stock", []))))
    wanted = {"clean", "undetermined", "cut again", "left out", "number", "no by", "drawn unseen", "stock in part"}
    wanted |= {"GW.SCORE", "GW.SCORE.ALL", "GW.SCORE.DOUBLE", "plays", "score"}
    assert {name for name in wanted if not seen[name]} == set()


@pytest.mark.parametrize("kind", FAULTS)
def test_every_fault_can_be_made(kind: str) -> None:
    for seed, variants in enumerate(((), ("all-tricks-count",), ("no-trumps",))):
        rng = random.Random(seed)
        case = faulty(rng, kind, variants=variants, **wishes(rng), stop=rng.choice((None, 80)))
        expected, code = case.expected, kind.partition("/")[0]
        if kind.endswith("/unproven"):
            assert (expected.verdict, expected.findings) == ("undetermined", [])
            continue
        ((_, told, _, clause),) = expected.findings
        assert told == code
        assert (clause is None) == code.startswith("claim.")
        assert expected.verdict == ("irregular" if code.startswith(IRREGULAR) else "impossible")
        assert expected.finished == bool(expected.winners)
        assert code != "order.after-the-end" or expected.finished
        assert judge(json.loads(json.dumps(case.log))) == expected


def test_sloppy_players_revoke_and_claim_wrongly_and_altered_logs_can_be_judged() -> None:
    seen = Counter[str]()
    for seed in range(100):
        rng = random.Random(seed)
        case = lawful(rng, variants=rng.choice(FORMS[:4]), sloppy=0.3, **{**wishes(rng), "claims": True})
        seen.update(finding[1] for finding in case.expected.findings)
        other = altered(rng, case).expected
        seen["altered " + other.verdict] += 1
        seen.update(finding[1] for finding in other.findings)
    wanted = ("play.revoke", "claim.trick", "claim.score", "altered impossible", "altered irregular", "draw.wrong-card")
    assert min(seen[name] for name in wanted) > 2, seen


def test_the_same_seed_gives_the_same_game() -> None:
    for kind in FAULTS[::5]:
        assert faulty(random.Random(5), kind, claims=True) == faulty(random.Random(5), kind, claims=True)
    assert lawful(random.Random(5), hidden=True) == lawful(random.Random(5), hidden=True)
    assert lawful(random.Random(5)) != lawful(random.Random(6))


def test_what_german_whist_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="no variant"):
        lawful(random.Random(1), variants=("honours",))
    with pytest.raises(ValueError, match="do not go together"):
        lawful(random.Random(1), variants=VARIANTS[:2])
    with pytest.raises(ValueError, match="no game"):
        faulty(random.Random(1), "claim.trick/before-any", stop=0)
    assert german_whist.STOCK == 26


# The referee


def test_the_referee_judges_hidden_hands_alike_wherever_the_log_stops() -> None:
    bench, seen = Bench(), Counter[str]()
    for seed in range(200):
        rng = random.Random(seed)
        log = lawful(rng, hidden=True, stock=rng.random() < 0.5, sloppy=rng.choice((0.1, 0.3)), stop=130).log
        events = log["events"]
        for stop in rng.sample(range(20, len(events) + 1), 4):
            part = {**log, "events": events[:stop]}
            case = whist.Case(f"seed {seed}, {stop} events", part, judge(part))
            assert differences(case, bench.judge(from_value(part))) == {}, case.name
            seen["undecided"] += len(case.expected.undecided)
            seen["guilty"] += len(case.expected.findings)
    assert min(seen.values()) > 100, seen


def test_the_referee_offers_what_may_be_played_and_drawn() -> None:
    for seed in range(3):
        log = lawful(random.Random(seed), variants=FORMS[seed]).log
        table = referee.LiveTable(referee.load_rules("german-whist", variants=FORMS[seed]), seats=log["seats"])
        hands: dict[str, list[str]] = {}
        led, turned, draws = "", "", 0
        for event in log["events"]:
            legal = table.legal()
            if "play" in event:
                assert legal.seat is not None
                hand = hands[legal.seat]
                wanted = whist.may_follow(hand, led) if led else hand
                assert {act["play"] for act in legal.acts} == set(wanted)
                assert {refusal.act["play"] for refusal in legal.refused} == set(hand) - set(wanted)
                card = whist._read(event["play"], "en")
                hand.remove(card)
                led = "" if led else card
            elif "draw" in event:
                assert legal.acts == [{"by": legal.seat, "draw": None if draws % 2 else turned}]
                assert legal.seat is not None
                card = whist._read(event["draw"], "en")
                hands[legal.seat].append(turned if card == whist.UNKNOWN else card)
                draws += 1
            elif "turn" in event:
                assert [act["turn"] for act in legal.acts] == [None]
                turned = whist._read(event["turn"], "en")
            assert table.do(event).applied
            for name, dealt in event.get("deal", {}).items():
                hands[name] = [whist._read(card, "en") for card in whist._listed(dealt)]
        assert draws == 26


@pytest.mark.parametrize("seed", [0, 1000])
def test_the_referee_agrees_with_the_generator(seed: int) -> None:
    """Well over a hundred games; `python tests/run_generator.py --game german-whist --events 100000` judges more."""
    done, cases, _, wrong = run(seed, 3000, games=("german-whist",))
    assert wrong == []
    assert done >= 3000
    assert cases > 20
