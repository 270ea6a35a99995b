"""The generator of Whist games, checked against the rules of the game and against itself, then the referee by it."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from generators import whist
from generators.fairness import findings_grow, hidden_and_open_agree
from generators.whist import FAULTS, PACK, Case, Whereabouts, Whist, altered, faulty, judge, lawful, represented
from run_generator import differences, run

import referee
from referee.adjudicate import Bench
from referee.log import from_value

FORMS = (
    *((), ("honours",), ("seven-points",), ("ten-points", "honours"), *((name,) for name in whist.ROTATIONS)),
    *((preset,) for preset in whist.PRESETS),
    ("whist-drive", "no-trump-every-fifth"),
    ("drive",),
    ("rotating-trumps", "hearts-diamonds-spades-clubs"),
)
IRREGULAR = ("play.revoke", "claim.")


def names_of(variants: tuple[str, ...]) -> str:
    return "+".join(variants) or "plain"


def wishes(rng: random.Random) -> dict[str, Any]:
    """Ask for anything but variants and an early stop."""
    return {
        "options": rng.choice(({}, {}, {"target": 3}, {"target": 9, "deals": 2}, {"deals": 1})),
        "notation": rng.choice((None, *whist.NOTATIONS)),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "cut")},
    }


def plays(case: Case) -> Iterator[tuple[str, str, Any]]:
    """Every card dealt, turned or played, as (pointer, verb, card); a `plays` as so many `play`."""
    for number, event in enumerate(case.log["events"]):
        for verb in ("deal", "turn", "play"):
            if verb in event:
                yield f"/events/{number}", verb, event[verb]
        listed = event.get("plays", [])
        for place, card in enumerate(listed.split() if isinstance(listed, str) else listed):
            yield f"/events/{number}/plays/{place}", "play", card


# The law of the table


def test_the_highest_trump_takes_the_trick_or_the_highest_card_of_the_suit_led() -> None:
    assert whist.takes(["10♥", "K♥", "2♥", "A♠"], "♣") == 1
    assert whist.takes(["10♥", "K♥", "2♣", "A♠"], "♣") == 2
    assert whist.takes(["10♥", "K♥", "2♣", "3♣"], "♣") == 3
    assert whist.takes(["10♥", "A♠", "A♦", "A♣"], None) == 0
    assert whist.takes(["A♣", "2♣", "K♣", "3♥"], "♣") == 0


def test_suit_must_be_followed_by_who_can() -> None:
    assert whist.may_follow(["2♦", "3♣", "4♠"], "7♦") == ["2♦"]
    assert whist.may_follow(["3♣", "4♠"], "7♦") == ["3♣", "4♠"]


def test_tricks_count_above_six_and_honours_from_three_on() -> None:
    assert [whist.trick_points(tricks) for tricks in (0, 6, 7, 13)] == [0, 0, 1, 7]
    assert [whist.honour_points(honours) for honours in range(5)] == [0, 0, 0, 2, 4]


def test_the_ace_is_low_in_a_cut() -> None:
    assert sorted(("2♠", "K♦", "A♥", "10♣"), key=whist.LOW.__getitem__) == ["A♥", "2♠", "10♣", "K♦"]


def test_a_card_is_written_in_the_ways_of_its_notation() -> None:
    assert whist.spellings("10♦", "en") == ["10♦", "10D", "10d", "TD", "td"]
    assert whist.spellings("J♣", "en") == ["J♣", "JC", "jc"]
    assert whist.spellings("Q♠", "de") == ["D♠", "Pik-D"]
    assert whist.spellings("10♦", "de") == ["10♦", "Karo-10"]
    for notation in whist.NOTATIONS:
        written = [text for card in PACK for text in whist.spellings(card, notation)]
        assert len(set(written)) == len(written)


# Hidden cards


def test_sets_have_members_of_their_own_if_any_choice_gives_them() -> None:
    rng = random.Random(3)
    answers = Counter[bool]()
    for _ in range(3000):
        sets = [rng.randrange(1 << 5) & rng.randrange(1 << 5) for _ in range(rng.randrange(5))]
        chosen = any(
            all(number >> place & 1 for number, place in zip(sets, places, strict=True))
            for places in permutations(range(5), len(sets))
        )
        assert represented(sets) == chosen
        answers[chosen] += 1
    assert min(answers.values()) > 300


def test_what_is_known_of_cards_is_what_every_way_to_lay_them_says() -> None:
    rng = random.Random(5)
    cards = "ABCDEF"
    everything = [dict(zip(cards, places, strict=True)) for places in permutations(range(6))]
    answers = Counter[str]()
    for _ in range(1500):
        where, worlds = Whereabouts(cards, 6), everything
        for _ in range(rng.randrange(7)):
            card, places = rng.choice(cards), rng.randrange(1, 1 << 6)
            left = [world for world in worlds if places >> world[card] & 1]
            assert where.put(card, places) == bool(left)
            answers["refused"] += not left
            worlds = left or worlds
        places, asked = rng.randrange(1 << 6), rng.sample(cards, rng.randrange(4))
        held = {any(places >> world[card] & 1 for card in asked) for world in worlds}
        answer = {(True,): "yes", (False,): "no", (False, True): "perhaps"}[tuple(sorted(held))]
        assert where.holds(places, asked) == answer
        answers[answer] += 1
    assert min(answers[answer] for answer in ("yes", "no", "perhaps", "refused")) > 100, answers


def test_hiding_cards_makes_nobody_guilty_and_clears_nobody() -> None:
    """What the open log says is so; the closed one may leave it open, and never says the contrary."""
    seen = Counter[str]()
    for seed in range(150):
        rng = random.Random(seed)
        case = lawful(rng, variants=rng.choice(FORMS), sloppy=0.2, stop=rng.randrange(1, 60))
        seen.update(hidden_and_open_agree(rng, case, judge, times=1))
    assert min(seen[name] for name in ("proven", "open and guilty", "open and innocent")) > 20, seen


def test_findings_only_grow_and_open_acts_are_answered() -> None:
    for seed in range(16):
        rng = random.Random(seed)
        case = lawful(rng, hidden=True, sloppy=0.2, stop=rng.randrange(10, 80))
        findings_grow(case, judge)


HIDDEN = {
    "format": "referee-log/1",
    "game": "whist",
    "variants": ["rotating-trumps"],  # hearts
    "seats": ["N", "E", "S", "W"],
}


def test_a_revoke_is_proven_by_a_card_of_the_suit_played_later() -> None:
    events = [{"by": "W", "deal": {}}, {"plays": "A♠ 2♦ 3♠ 4♠"}, {"plays": "K♠ 3♦ 5♠ 6♠"}]
    found = judge({**HIDDEN, "events": events})
    assert (found.verdict, [act[:2] for act in found.undecided]) == (
        "undetermined",
        [("/events/1/plays/1", "E"), ("/events/2/plays/1", "E")],
    )
    found = judge({**HIDDEN, "events": [*events, {"plays": "2♥ 7♠"}]})
    assert [finding[:3] for finding in found.findings] == [
        ("/events/1/plays/1", "play.revoke", "E"),
        ("/events/2/plays/1", "play.revoke", "E"),
    ]
    assert [act[:2] for act in found.undecided] == [("/events/3/plays/1", "E")]


def test_a_fourth_hand_is_known_when_the_other_three_are() -> None:
    suits = [[rank + suit for rank in whist.RANKS] for suit in whist.SUITS]
    hands = dict(zip("NSW", ((" ".join(suits[place])) for place in (0, 2, 3)), strict=True))
    found = judge({**HIDDEN, "events": [{"by": "W", "deal": hands}, {"plays": "A♠ 2♥ A♦ A♣"}]})
    assert found.verdict == "clean"
    assert judge({**HIDDEN, "events": [{"by": "W", "deal": hands}, {"plays": "A♠ 2♦"}]}).verdict == "impossible"
    hands["N"] = hands["N"].replace("2♠", "x")  # either N or E has it
    found = judge({**HIDDEN, "events": [{"by": "W", "deal": hands}, {"plays": "A♠ 2♥ A♦ A♣"}]})
    assert [act[1] for act in found.undecided] == ["E"]
    hands["N"] = hands["N"].replace("x", "2♥")
    found = judge({**HIDDEN, "events": [{"by": "W", "deal": hands}, {"plays": "A♠ 3♥ A♦ A♣"}]})
    assert [finding[:3] for finding in found.findings] == [("/events/1/plays/1", "play.revoke", "E")]


def test_the_card_turned_up_is_in_the_hand_of_the_dealer() -> None:
    start = [{"by": "W", "deal": {}}, {"turn": "9♠"}, {"plays": "A♠ 2♠ 3♠ 2♦"}]
    plain = {**HIDDEN, "variants": []}
    found = judge({**plain, "events": start})
    assert [finding[:3] for finding in found.findings] == [("/events/2/plays/3", "play.revoke", "W")]
    taken = judge({**plain, "events": [*start[:2], {"play": "9♠"}]})
    assert [finding[:3] for finding in taken.findings] == [("/events/2", "play.card-not-held", "N")]


# Games


@pytest.mark.parametrize("variants", FORMS, ids=names_of)
def test_lawful_games_have_no_findings_and_their_points_add_up(variants: tuple[str, ...]) -> None:
    chosen = {part for name in variants for part in whist.PRESETS.get(name, (name,))}
    for seed in range(4):
        rng = random.Random(seed)
        wish = wishes(rng)
        case = lawful(rng, variants=variants, **wish)
        expected, seats = case.expected, case.log["seats"]
        usual = 7 if "seven-points" in chosen else 10 if "ten-points" in chosen else 5
        target = wish["options"].get("target", usual)
        assert (expected.verdict, expected.findings, expected.finished) == ("clean", [], True)
        if "drive" in chosen:
            deals = wish["options"].get("deals", 4)
            assert sum("deal" in event for event in case.log["events"]) == deals
            assert sum(expected.scores.values()) == 2 * 13 * deals
            target = max(expected.scores.values())
        else:
            assert expected.winners in (seats[::2], seats[1::2])
        assert expected.winners == [seat for seat in seats if expected.scores[seat] >= target]
        assert expected.sides == [seats[::2], seats[1::2]]
        for seat in seats:
            assert expected.scores[seat] == sum(points for _, of, points, _ in expected.ledger if of == seat)
        assert ("WH.HONOURS" in {clause for *_, clause in expected.ledger}) <= ("honours" in chosen)


def points_of(case: Case) -> list[tuple[str, list[int]]]:
    """How many points each side has after each deal, taking the log at its word: by the 52 cards of each deal."""
    notation = case.log.get("notation", "en")
    chosen = {part for name in case.log.get("variants", ()) for part in whist.PRESETS.get(name, (name,))}
    usual = 7 if "seven-points" in chosen else 10 if "ten-points" in chosen else 5
    target = case.log.get("options", {}).get("target", usual)
    cards = [(at, verb, whist._read(card, notation) if verb != "deal" else "") for at, verb, card in plays(case)]
    result, scores, deal_no = [], [0, 0], 0
    dealer = next(case.log["seats"].index(event["by"]) for event in case.log["events"] if "deal" in event)
    while cards:
        deal_no += 1
        first = next(place for place, (_, verb, _) in enumerate(cards) if verb == "play")
        order = "♥♦♠♣" if "hearts-diamonds-spades-clubs" in chosen else "♥♣♦♠"
        trump = cards[first - 1][2][-1:] or order[(deal_no - 1) % 4]
        played = cards[first : first + 52]
        cards = cards[first + 52 :]
        leader, tricks, honours = (dealer + 1) % 4, [0, 0], [0, 0]
        for start in range(0, 52, 4):
            trick = [card for _, _, card in played[start : start + 4]]
            for place, card in enumerate(trick):
                honours[(leader + place) % 2] += card[-1] == trump and card[:-1] in "AKQJ"
            trumps = [card for card in trick if card[-1] == trump] or [
                card for card in trick if card[-1] == trick[0][-1]
            ]
            best = max(trumps, key=lambda card: "23456789TJQKA".index(card[:-1].replace("10", "T")))
            leader = (leader + trick.index(best)) % 4
            tricks[leader % 2] += 1
        before = list(scores)
        scores = [
            score + (taken if "drive" in chosen else max(0, taken - 6))
            for score, taken in zip(scores, tricks, strict=True)
        ]
        if "honours" in chosen and max(scores) < target:
            scores = [
                score + (0 if old == target - 1 else {3: 2, 4: 4}.get(count, 0))
                for score, old, count in zip(scores, before, honours, strict=True)
            ]
        result.append((played[-1][0], list(scores)))
        dealer = (dealer + 1) % 4
    return result


def test_points_are_what_the_cards_say() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        variants = rng.choice([form for form in FORMS if "no-trump-every-fifth" not in form])
        case = lawful(rng, variants=variants, **{**wishes(rng), "cut": False})
        expected, seats = case.expected, case.log["seats"]
        totals = points_of(case)
        assert totals[-1][1] == [expected.scores[seats[0]], expected.scores[seats[1]]]
        for at, scores in totals:
            upto = whist.moment(at)
            for side in (0, 1):
                entries = [
                    entry for entry in expected.ledger if entry[1] == seats[side] and whist.moment(entry[0]) <= upto
                ]
                assert sum(points for _, _, points, _ in entries) == scores[side]


def test_a_side_one_below_the_target_counts_no_honours() -> None:
    table = Whist(["N", "E", "S", "W"], ["short-whist"])
    table.scores, table.trump, table.before = [4, 3, 4, 3], "♠", [4, 3, 4, 3]
    table.gone = {"A♠": 0, "K♠": 2, "Q♠": 0, "J♠": 1}
    table._count_honours("/events/9")
    assert table.ledger == []
    table.before = [3, 3, 3, 3]
    table._count_honours("/events/9")
    assert [entry[1:] for entry in table.ledger] == [("N", 2, "WH.HONOURS"), ("S", 2, "WH.HONOURS")]


def test_a_drive_is_won_by_the_most_points_after_its_last_deal() -> None:
    for deal_no, tricks, winners in (
        (1, [13, 0, 0, 0], []),
        (2, [3, 4, 3, 3], [1, 3]),
        (2, [3, 3, 4, 3], [0, 1, 2, 3]),
        (2, [8, 0, 0, 5], [0, 2]),
    ):
        table = Whist(["N", "E", "S", "W"], ["whist-drive"], {"deals": 2, "target": 5})
        table.scores, table.tricks, table.dealer, table.deals = [6, 7, 6, 7], tricks, 0, deal_no
        table.trick_over("/events/9")
        assert table.winners == winners
        assert {clause for *_, clause in table.ledger} == {"WH.TRICKS.DRIVE"}


def test_what_games_hold_when_enough_are_played() -> None:
    seen = Counter[str]()
    for seed in range(60):
        rng = random.Random(seed)
        stop = rng.choice((None, 50))
        case = lawful(rng, variants=rng.choice(FORMS), stop=stop, **wishes(rng))
        expected, events = case.expected, case.log["events"]
        seen[expected.verdict] += 1
        seen["cut again"] += sum("cut" in event for event in events) > 1
        for clause in {clause for *_, clause in expected.ledger}:
            seen[clause] += 1
        for event in events:
            for verb in ("cut", "deal", "turn", "play", "plays", "trick", "score", "note", "at"):
                seen[verb] += verb in event
            if "deal" in event:
                seen["left out"] += len(event["deal"]) < 4
                seen["number"] += 13 in event["deal"].values()
                seen["no by"] += "by" not in event
        seen[case.log.get("notation", "no notation")] += 1
    assert min(seen.values()) > 0
    wanted = {"clean", "undetermined", "cut again", "left out", "number", "no by", "plays", "WH.TRICKS", "WH.HONOURS"}
    wanted |= {"WH.TRICKS.DRIVE"}
    assert {name for name in wanted if not seen[name]} == set()


def test_a_log_that_stops_early_is_no_fault() -> None:
    for seed in range(40):
        rng = random.Random(seed)
        stop = rng.randrange(1, 60)
        case = lawful(rng, **{**wishes(rng), "plays": False, "claims": False, "options": {"target": 1000}}, stop=stop)
        assert len(case.log["events"]) == stop
        assert (case.expected.finished, case.expected.winners, case.expected.findings) == (False, [], [])


@pytest.mark.parametrize("kind", FAULTS)
def test_every_fault_can_be_made(kind: str) -> None:
    for seed, variants in enumerate((("honours",), ("whist-drive",))):
        rng = random.Random(seed)
        case = faulty(rng, kind, variants=variants, **{**wishes(rng), "options": {}}, stop=rng.choice((None, 80)))
        expected, code = case.expected, kind.partition("/")[0]
        if kind.endswith("/unproven"):
            assert (expected.verdict, expected.findings) == ("undetermined", [])
            continue
        ((_, found, _, clause),) = expected.findings
        assert found == code
        assert (clause is None) == code.startswith("claim.")
        assert expected.verdict == ("irregular" if code.startswith(IRREGULAR) else "impossible")
        assert expected.finished == bool(expected.winners)
        assert code != "order.after-the-end" or expected.finished
        assert judge(json.loads(json.dumps(case.log))) == expected


def test_sloppy_players_revoke_and_claim_wrongly_and_altered_logs_can_be_judged() -> None:
    seen = Counter[str]()
    for seed in range(60):
        rng = random.Random(seed)
        case = lawful(
            rng,
            variants=rng.choice(FORMS),
            sloppy=0.3,
            stop=rng.choice((None, 40, 80)),
            **{**wishes(rng), "claims": True},
        )
        seen.update(finding[1] for finding in case.expected.findings)
        seen["altered " + altered(rng, case).expected.verdict] += 1
    wanted = ("play.revoke", "claim.trick", "claim.score", "altered impossible", "altered irregular")
    assert min(seen[name] for name in wanted) > 2, seen


def test_the_same_seed_gives_the_same_game() -> None:
    for kind in FAULTS[::5]:
        assert faulty(random.Random(5), kind, claims=True) == faulty(random.Random(5), kind, claims=True)
    assert lawful(random.Random(5), hidden=True) == lawful(random.Random(5), hidden=True)
    assert lawful(random.Random(5)) != lawful(random.Random(6))


def test_what_whist_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="no variant"):
        lawful(random.Random(1), variants=("bid-whist",))
    apart = [*combinations(("american", "seven-points", "ten-points"), 2), tuple(whist.ROTATIONS)[1:]]
    apart += [
        ("short-whist", "american"),
        *(("whist-drive", name) for name in ("short-whist", "american", "ten-points")),
    ]
    for pair in apart:
        with pytest.raises(ValueError, match="do not go together"):
            lawful(random.Random(1), variants=pair)
    with pytest.raises(ValueError, match="no game"):
        faulty(random.Random(1), "claim.trick/before-any", stop=0)


# The referee


def test_the_referee_judges_hidden_hands_alike_wherever_the_log_stops() -> None:
    bench, seen = Bench(), Counter[str]()
    for seed in range(40):
        rng = random.Random(seed)
        log = lawful(rng, hidden=True, stock=rng.random() < 0.5, sloppy=rng.choice((0.1, 0.3)), stop=130).log
        events = log["events"]
        for stop in rng.sample(range(20, len(events) + 1), 4):
            part = {**log, "events": events[:stop]}
            case = whist.Case(f"seed {seed}, {stop} events", part, judge(part))
            assert differences(case, bench.judge(from_value(part))) == {}, case.name
            seen["undecided"] += len(case.expected.undecided)
            seen["guilty"] += len(case.expected.findings)
    assert min(seen.values()) > 50, seen


def test_the_referee_offers_what_may_be_played() -> None:
    for seed in range(4):
        case = lawful(random.Random(seed), variants=FORMS[seed], stop=60)
        log = case.log
        rules = referee.load_rules("whist", variants=FORMS[seed])
        table = referee.LiveTable(rules, seats=log["seats"])
        hands: dict[str, list[str]] = {}
        led: list[str] = []
        for event in log["events"]:
            if "play" in event:
                card, legal = whist._read(event["play"], "en"), table.legal()
                assert legal.seat is not None
                hand = hands[legal.seat]
                wanted = whist.may_follow(hand, led[0]) if led else hand
                assert {act["play"] for act in legal.acts} == set(wanted)
                assert {refusal.act["play"] for refusal in legal.refused} == set(hand) - set(wanted)
                assert {(refusal.code, refusal.clause) for refusal in legal.refused} <= {("play.revoke", "WH.FOLLOW")}
                assert legal.unknown == 0
                hand.remove(card)
                led = [*led, card] if len(led) < 3 else []
            assert table.do(event).applied
            for name, dealt in event.get("deal", {}).items():
                hands[name] = [whist._read(card, "en") for card in whist._listed(dealt)]


@pytest.mark.parametrize("seed", [0, 1000])
def test_the_referee_agrees_with_the_generator(seed: int) -> None:
    """Well over a hundred games; `python tests/run_generator.py --game whist --events 100000` judges more."""
    done, cases, _, wrong = run(seed, 3000, games=("whist",))
    assert wrong == []
    assert done >= 3000
    assert cases > 20
