"""The generator of Penta games, checked against the rulebook and against itself; no referee is asked."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from generators import penta
from generators.penta import (
    FAULTS,
    NOTATIONS,
    RULINGS,
    VARIANTS,
    Case,
    Law,
    Table,
    altered,
    card_of,
    faulty,
    judge,
    judge_hidden,
    lawful,
    replay,
    set_of,
    spelling,
)

FORMS = [(), ("points-only",), ("simplified",), ("partners",), ("points-only", "partners"), ("simplified", "partners")]
IRREGULAR = ("play.revoke", "play.barred", "bid.", "display.wrong-cards", "claim.")
VERBS = {"cut", "deal", "bet", "display", "bid", "play", "plays", "rename", "trick", "score", "chips"}


def names_of(variants: tuple[str, ...]) -> str:
    return "+".join(variants) or "full"


def wishes(rng: random.Random, rate: float = 0.2) -> dict[str, Any]:
    """Ask for anything but variants and an early stop."""
    return {
        "rulings": {ruling: rng.choice(answers) for ruling, answers in RULINGS.items() if rng.random() < rate},
        "ante": rng.choice((None, 0, 1, 5)),
        "max_hands": rng.choice((None, 0, 1, 3)),
        "notation": rng.choice((None, *NOTATIONS)),
        **{name: rng.random() < 0.5 for name in ("hidden", "claims", "plays", "cut")},
    }


def acts(case: Case) -> Iterator[tuple[str, str, Any]]:
    """Every act and claim of a log as (pointer, verb, value), a `plays` as so many `play`."""
    for number, event in enumerate(case.log["events"]):
        for verb in event.keys() & VERBS - {"plays"}:
            yield f"/events/{number}", verb, event[verb]
        cards = event.get("plays", [])
        for place, card in enumerate(cards.split() if isinstance(cards, str) else cards):
            yield f"/events/{number}/plays/{place}", "play", card


def law(players: int = 4, **rulings: str) -> Law:
    return Law(players, (), {"goal": 100}, {name.replace("_", "-"): answer for name, answer in rulings.items()})


def hand(*cards: str) -> int:
    names = spelling("en")
    return set_of(names.index(card) for card in cards)


def spelt(mask: int) -> set[str]:
    return {spelling("en")[card] for card in penta.cards_in(mask)}


# The rulebook


def test_the_worked_scores_of_the_rulebook() -> None:
    assert [penta.bid_points(5, tricks) for tricks in (5, 7, 4, 0)] == [50, 52, -50, -50]
    assert [penta.bid_points(0, tricks) for tricks in (0, 1, 3)] == [25, -10, -30]
    assert [penta.bid_points(1, tricks) for tricks in (0, 1, 2)] == [-10, 10, 11]


def test_the_bids_of_a_side_count_together_and_a_zero_by_itself() -> None:
    assert penta.side_points([(3, 1), (2, 5)]) == 51
    assert penta.side_points([(3, 1), (2, 3)]) == -50
    assert penta.side_points([(0, 0), (2, 3)]) == 21 + 25
    assert penta.side_points([(0, 2), (2, 1)]) == -20 - 20
    assert penta.side_points([(0, 0), (0, 1)]) == 25 - 10
    assert penta.side_points([]) == 0


@pytest.mark.parametrize(
    ("players", "cards", "size"),
    [(2, 30, 15), (3, 42, 14), (4, 52, 13), (5, 50, 10), (6, 48, 8), (7, 49, 7), (8, 48, 6)],
)
def test_the_packs_are_as_large_as_told_and_dealt_out_evenly(players: int, cards: int, size: int) -> None:
    for highest_first in (False, True):
        assert penta.pack_of(players, highest_first).bit_count() == cards == players * size
    assert law(players).hand == size


def test_what_is_taken_out_of_the_pack() -> None:
    every = penta.EVERY
    assert spelt(every & ~penta.pack_of(5)) == {"trump-1", "wild-1"}
    assert spelt(every & ~penta.pack_of(7, True)) == {"trump-9", "trump-8", "wild-3"}
    assert spelt(every & ~penta.pack_of(8)) == {"trump-1", "trump-2", "trump-3", "wild-1"}
    three = {f"{suit}-1" for suit in penta.SUITS} | {"trump-1", "trump-2", "trump-3", "trump-4", "wild-1"}
    assert spelt(every & ~penta.pack_of(3)) == spelt(every & ~penta.pack_of(3, True)) == three
    assert {"elay-3", "trump-5", "wild-2"} <= spelt(every & ~penta.pack_of(2))
    assert {"elay-4", "trump-6", "wild-3"} <= spelt(penta.pack_of(2))


def test_a_third_is_set_aside_and_the_odd_chips_stay() -> None:
    assert [penta.reward_share(pot) for pot in (0, 2, 3, 5, 12)] == [0, 0, 1, 1, 4]
    assert penta.shares(8, [3, 0, 1], odd_too=False) == {3: 2, 0: 2, 1: 2}
    assert penta.shares(8, [3, 0, 1], odd_too=True) == {3: 3, 0: 3, 1: 2}


def test_the_home_made_deck() -> None:
    names = spelling("home-made")
    assert len(set(names)) == len(set(spelling("de"))) == 52
    assert names[card_of("trump", 9)] == "K♠"
    assert names[card_of("trump", 1)] == "J♦"
    assert names[card_of("coru", 5)] == "5▭"
    assert names[card_of("torz", 8)] == "8♠"
    other = spelling("home-made", ascending=True)
    assert [other[card_of("trump", number)] for number in (9, 8, 7, 6, 1)] == ["K♦", "K♥", "K♠", "Q♦", "J♠"]
    assert spelling("de")[card_of("wild", 2)] == "Joker-2"


def takes(rules: Law, *cards: str) -> str:
    numbers = [spelling("en").index(card) for card in cards]
    return cards[rules.takes(numbers, penta.SUIT[numbers[0]])]


def test_who_takes_the_trick() -> None:
    assert takes(law(), "elay-4", "elay-8", "hunti-8", "elay-7") == "elay-8"
    assert takes(law(), "elay-8", "trump-9", "trump-1", "elay-1") == "trump-9"
    assert takes(law(), "trump-2", "elay-8", "trump-1", "coru-8") == "trump-2"
    assert takes(law(PT_DECK_1="one-high"), "elay-8", "trump-9", "trump-1") == "trump-1"
    assert takes(law(PT_DECK_2="ace-high"), "elay-8", "elay-1", "elay-7", "torz-1") == "elay-1"


def test_what_may_be_played() -> None:
    mine = hand("elay-3", "elay-5", "hunti-2", "trump-4", "wild-1")
    elay, torz, trump = 0, 4, penta.TRUMP
    real, names = law().choices(mine, elay, hand("elay-7"), broken=False)
    assert spelt(real) == {"elay-3", "elay-5"}
    assert spelt(names) == {f"elay-{number}" for number in range(1, 9)} - {"elay-7"}
    real, names = law().choices(mine, torz, hand("torz-7"), broken=False)
    assert real == mine & ~hand("wild-1")
    assert names.bit_count() == 39
    real, names = law(PT_PLAY_4="led-suit-only").choices(mine, torz, hand("torz-7"), broken=False)
    assert names.bit_count() == 7
    real, names = law().choices(mine, trump, hand("trump-9"), broken=True)
    assert (spelt(real), names) == ({"trump-4"}, 0)
    real, names = law(PT_PLAY_6="wild-may-escape-trump").choices(mine, trump, hand("trump-9"), broken=True)
    assert names.bit_count() == 40
    assert "trump-4" in spelt(law().choices(mine, None, 0, broken=False)[0])
    broken = law(PT_PLAY_2="trumps-broken")
    assert "trump-4" not in spelt(broken.choices(mine, None, 0, broken=False)[0])
    assert "trump-4" in spelt(broken.choices(mine, None, 0, broken=True)[0])
    assert "trump-4" in spelt(broken.choices(hand("trump-4"), None, 0, broken=False)[0])


def test_what_a_wild_card_may_become() -> None:
    came, trick = card_of("elay", 4), hand("elay-4", "elay-3", "elay-8")
    assert spelt(law().new_names(came, trick)) == {"elay-1", "elay-2", "elay-5", "elay-6", "elay-7"}
    lower = law(PT_WILD_5="lower-only")
    assert spelt(lower.new_names(came, trick)) == {"elay-1", "elay-2"}
    assert spelt(lower.new_names(card_of("elay", 1), hand("elay-1", "elay-2"))) == {f"elay-{n}" for n in range(3, 9)}
    assert spelt(law(2).new_names(came, trick)) == {"elay-5", "elay-6", "elay-7"}
    assert law(2, PT_WILD_1="full-deck").new_names(came, trick).bit_count() == 5


def test_what_is_displayed_and_what_it_denies() -> None:
    mine = hand("elay-3", "elay-1", "torz-7", "trump-2", "wild-1")
    assert spelt(set_of(law().lowest(mine))) == {"elay-1", "torz-7"}
    ace = law(PT_DECK_2="ace-high")
    assert spelt(set_of(ace.lowest(mine))) == {"elay-3", "torz-7"}
    assert spelt(set_of(law(PT_DECK_2="ace-high", PT_DIS_9="by-number").lowest(mine))) == {"elay-1", "torz-7"}
    denied = law().denies([card_of("elay", 3)])
    assert denied is not None
    assert denied.bit_count() == 34  # two of elay, and all of the four other suits
    one = law(PT_DIS_1="one-suit-of-choice")
    assert spelt(one.denies([card_of("elay", 3)]) or 0) == {"elay-1", "elay-2"}
    assert one.denies([card_of("elay", 3), card_of("torz", 1)]) is None
    assert law().denies([card_of("elay", 3), card_of("elay", 4)]) is None
    assert law().denies([card_of("trump", 3)]) is None


def test_in_a_cut_trumps_are_best_and_wild_cards_worst() -> None:
    rank = law(PT_DECK_1="one-high", PT_DECK_2="ace-high").cut_rank
    order = [card_of("trump", 9), card_of("trump", 1), card_of("elay", 8), card_of("torz", 7), card_of("coru", 1)]
    assert sorted(order, key=rank, reverse=True) == order
    assert rank(card_of("elay", 8)) == rank(card_of("torz", 8))
    assert rank(card_of("wild", 1)) == rank(card_of("wild", 3)) < rank(card_of("coru", 1))


# Hidden hands


def test_hidden_hands_are_judged_as_if_each_were_tried() -> None:
    rng = random.Random(11)
    answers = Counter[str]()
    for _ in range(2000):
        cards = rng.sample(range(52), 11)
        split = rng.randrange(4)
        known, pool = cards[:split], cards[split : split + rng.randrange(8)]
        unknown = rng.randrange(len(pool) + 1)
        bad = set_of(rng.sample(cards, rng.randrange(1, 5)))
        denied = set_of(rng.sample(pool, rng.randrange(len(pool) + 1))) if rng.random() < 0.5 else 0
        hands = [set_of((*known, *rest)) for rest in combinations(pool, unknown)]
        honest = [held for held in hands if not held & denied & ~set_of(known)]
        faults = {bool(held & bad) for held in hands}
        wanted = {(True,): "guilty", (False,): "innocent", (False, True): "undecided"}[tuple(sorted(faults))]
        if wanted == "undecided" and honest and not any(held & bad for held in honest):
            wanted = "innocent"
        if not honest:  # such a display is refuted, and denies nothing
            denied = 0
        answer = judge_hidden(set_of(known), unknown, set_of(pool), bad, denied)
        assert answer == wanted
        answers[answer] += 1
    assert min(answers[answer] for answer in ("guilty", "innocent", "undecided")) > 100


def hands_that_agree(table: Table, pool: int) -> Iterator[list[int]]:
    """Every way to give out the cards that lie nowhere."""
    seats = range(table.law.players)
    missing = [table.law.hand - table.told[seat].bit_count() for seat in seats]

    def give(seat: int, rest: list[int]) -> Iterator[list[int]]:
        if seat == len(seats):
            yield []
            return
        for cards in combinations(rest, missing[seat]):
            for others in give(seat + 1, [card for card in rest if card not in cards]):
                yield [table.told[seat] | set_of(cards), *others]

    yield from give(0, list(penta.cards_in(pool)))


def test_open_acts_of_a_deal_are_answered_as_if_every_deal_were_tried() -> None:
    """The judge counts cards; here all hands that agree with the log are dealt out one by one."""
    answers = Counter[str]()
    for seed in range(120):
        rng = random.Random(seed)
        rules = {"PT-PLAY-2": rng.choice(RULINGS["PT-PLAY-2"])}
        kind = rng.choice(("lawful", "play.revoke", "play.barred", "display.wrong-cards/proven-later"))
        wish: dict[str, Any] = {"players": rng.choice((2, 3, 7, 8)), "hidden": True, "rulings": rules, "goal": 1000}
        case = lawful(rng, **wish) if kind == "lawful" else faulty(rng, kind, **wish)
        for _ in range(8):
            stop = rng.randrange(1, len(case.log["events"]) + 1)
            table, _ = replay({**case.log, "events": case.log["events"][:stop]})
            pool = table.law.pack & ~table.elsewhere(-1)
            if not table.questions or not 0 < pool.bit_count() < 7:
                continue
            deals = list(hands_that_agree(table, pool))
            findings, undecided = table.answers()
            for seat, at in enumerate(table.shown):
                refuted = all(deal[seat] & table.denied[seat] for deal in deals)
                if at is not None and table.denied[seat]:
                    assert refuted == ((at, "display.wrong-cards") in findings)
                    answers["refuted"] += refuted
            for asked in table.questions:
                seat, denied = asked.seat, table.denied[asked.seat]
                guilty = [bool(deal[seat] & ~asked.gone & asked.bad) for deal in deals]
                honest = [fault for deal, fault in zip(deals, guilty, strict=True) if not deal[seat] & denied]
                # a display that no hand bears out is refuted, and acquits nobody
                answer = "guilty" if all(guilty) else "undecided" if any(honest or guilty) else "innocent"
                assert ((asked.at, asked.code) in findings) == (answer == "guilty")
                assert (asked.at in undecided) == (answer == "undecided")
                answers[answer] += 1
    assert min(answers[answer] for answer in ("guilty", "undecided", "innocent", "refuted")) > 10, answers


# Games


@pytest.mark.parametrize("variants", FORMS, ids=names_of)
def test_lawful_games_have_no_findings_and_their_points_and_chips_add_up(variants: tuple[str, ...]) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        case = lawful(rng, variants=variants, **wishes(rng))
        expected, seats = case.expected, case.log["seats"]
        assert expected.findings == []
        assert expected.verdict == ("undetermined" if expected.undecided else "clean")
        assert expected.finished == bool(expected.winners)
        best = max(expected.scores.values())
        assert not expected.winners or expected.winners == [seat for seat in seats if expected.scores[seat] == best]
        floor = case.log.get("rulings", {}).get("PT-GAME-6") == "floor-zero"
        for seat in seats:
            assert expected.scores[seat] == sum(points for _, of, points in expected.ledger if of == seat)
            assert not floor or expected.scores[seat] >= 0
        assert (expected.chips is None) == bool({"points-only", "simplified"} & set(variants))
        assert (expected.sides is None) == ("partners" not in variants)
        for side in expected.sides or ():
            assert len({expected.scores[seat] for seat in side}) == 1


def balances(case: Case) -> None:
    """Chips are neither made nor lost: what each seat and pot has is what was moved to it."""
    chips, pots = case.expected.chips, case.expected.pots
    if chips is None or pots is None:
        assert (chips, pots, case.expected.moves) == (None, None, [])
        return
    assert sum(chips.values()) + sum(pots.values()) == 0
    held = Counter[str]()
    for _, amount, source, target in case.expected.moves:
        assert amount > 0
        held[source] -= amount
        held[target] += amount
    assert {name: held[f"seat:{name}"] for name in chips} == chips
    assert {name: held[f"pot:{name}"] for name in pots} == pots
    assert min(pots.values()) >= 0
    assert not case.expected.finished or not any(pots.values())


def test_chips_and_pots_add_up_to_nothing() -> None:
    for seed in range(200):
        rng = random.Random(seed)
        wish = {**wishes(rng), "variants": rng.choice(FORMS), "stop": rng.choice((None, 30))}
        balances(lawful(rng, **wish))
        balances(faulty(rng, FAULTS[seed % len(FAULTS)], **{**wish, "max_hands": None}))


def test_a_log_says_to_a_reader_what_was_told_at_the_table() -> None:
    for seed in range(240):
        rng = random.Random(seed)
        wish = {**wishes(rng), "variants": rng.choice(FORMS), "max_hands": None}
        case = lawful(rng, **wish) if seed % 2 else faulty(rng, FAULTS[seed // 2 % len(FAULTS)], **wish)
        assert judge(json.loads(json.dumps(case.log))) == case.expected


def test_a_log_with_things_written_otherwise_can_still_be_judged() -> None:
    verdicts = Counter[str]()
    for seed in range(300):
        rng = random.Random(seed)
        case = altered(rng, lawful(rng, variants=rng.choice(FORMS), **wishes(rng)))
        balances(case)
        verdicts[case.expected.verdict] += 1
    assert min(verdicts[name] for name in ("clean", "irregular", "impossible")) > 10, verdicts


def test_a_log_that_stops_early_is_no_fault() -> None:
    for seed in range(100):
        rng = random.Random(seed)
        stop = rng.randrange(1, 60)
        case = lawful(rng, **{**wishes(rng), "max_hands": 0}, goal=10**6, stop=stop)
        assert len(case.log["events"]) <= stop + 1
        assert not case.expected.finished
        assert case.expected.winners == []
        assert case.expected.findings == []


def test_what_games_hold_when_enough_are_played() -> None:
    seen = Counter[str]()
    for seed in range(600):
        rng = random.Random(seed)
        case = lawful(rng, variants=rng.choice(FORMS), stop=rng.choice((None, 50)), **wishes(rng, 0.1))
        expected, events = case.expected, case.log["events"]
        bets = [event["bet"] for event in events if "bet" in event]
        for bet in bets:
            seen[bet if isinstance(bet, str) else "raise"] += 1
        for event in events:
            for verb in (*VERBS, "note", "at"):
                seen[verb] += verb in event
            seen["wild led or followed"] += "as" in event
            if "deal" in event:
                seen["left out"] += len(event["deal"]) < len(case.log["seats"])
                seen["number"] += any(isinstance(hand, int) for hand in event["deal"].values())
            seen["nothing displayed"] += event.get("display", "none") in ("", [])
            seen["bid of zero"] += event.get("bid") == 0
        for before, after in pairwise(events):
            seen["chain of renamings"] += "rename" in before and "rename" in after
            seen["claim while a renaming is due"] += "play" in before and "trick" in after
            seen["all but one fold"] += before.get("bet") == "fold" and "deal" in after
        to_seats = [(at, source) for at, _, source, target in expected.moves if target != "pot:reward"]
        hand_pots = Counter(at for at, source in to_seats if source == "pot:hand")
        seen["hand pot shared"] += any(takers > 1 for takers in hand_pots.values())
        rewards = Counter(at for at, _, source, _ in expected.moves if source == "pot:reward")
        seen["reward pot shared"] += any(takers > 1 for takers in rewards.values())
        seen["left in the hand pot"] += bool(expected.pots and expected.pots["hand"] and events[-1].get("deal") is None)
        seen["odd chips left at the end"] += any(at in rewards for at, _, _, to in expected.moves if to == "pot:reward")
        seen["undecided"] += bool(expected.undecided)
        seen["several winners"] += len(expected.winners) > 1
        seen["all pass"] += "pass" in bets and not set(bets) - {"pass", "fold"}
        seen[f"{len(case.log['seats'])} players"] += 1
        for ruling, answer in case.log.get("rulings", {}).items():
            seen[f"{ruling} {answer}"] += 1
        seen[case.log.get("notation", "no notation")] += 1
    wanted = {f"{ruling} {answer}" for ruling, answers in RULINGS.items() for answer in answers}
    wanted |= {f"{players} players" for players in range(2, 9)} | set(NOTATIONS)
    assert {name for name in wanted | seen.keys() if seen[name] == 0} == set()


@pytest.mark.parametrize("kind", FAULTS)
def test_every_fault_can_be_made_in_every_form(kind: str) -> None:
    for seed, variants in enumerate(FORMS):
        rng = random.Random(seed)
        wish = {**wishes(rng), "variants": variants, "stop": rng.choice((None, 5, 50))}
        expected, code = faulty(rng, kind, **wish).expected, kind.partition("/")[0]
        if kind.endswith("/unproven"):
            assert expected.findings == []
            assert expected.verdict == "undetermined" or code.startswith("display")
            continue
        ((_, found),) = expected.findings
        assert found == code
        assert expected.verdict == ("irregular" if code.startswith(IRREGULAR) else "impossible")
        assert expected.finished == bool(expected.winners)
        assert code != "order.after-the-end" or expected.finished


@pytest.mark.parametrize("code", sorted({kind.partition("/")[0] for kind in FAULTS}))
def test_a_code_alone_is_any_fault_of_that_code(code: str) -> None:
    for seed in range(4):
        case = faulty(random.Random(seed), code, claims=True)
        assert [found for _, found in case.expected.findings] == [code] or case.name.endswith("/unproven")


def test_the_same_seed_gives_the_same_game() -> None:
    for kind in FAULTS:
        assert faulty(random.Random(5), kind, claims=True) == faulty(random.Random(5), kind, claims=True)
    assert lawful(random.Random(5), hidden=True) == lawful(random.Random(5), hidden=True)
    assert lawful(random.Random(5)) != lawful(random.Random(6))


def test_what_penta_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="no variant"):
        lawful(random.Random(1), variants=("bags",))
    with pytest.raises(ValueError, match="not both"):
        lawful(random.Random(1), variants=("points-only", "simplified"))
    with pytest.raises(ValueError, match="no answer"):
        lawful(random.Random(1), rulings={"PT-BET-7": "no-circle"})
    with pytest.raises(ValueError, match="can not play"):
        lawful(random.Random(1), variants=("partners",), players=5)
    assert len(VARIANTS) == 3
