"""Two thousand random deals of each game that OpenSpiel knows: the referee and OpenSpiel agree on every decision."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import openspiel
import pytest
from openspiel import GAMES, PLAYERS, LiveSteps, ReadSteps, compare_many, differences, oh_hell, spades, with_a_fault

DEALS = 2_000

# OpenSpiel's side


def test_every_card_has_its_name() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    for name in ("spades", "oh_hell(players=3,off_bid_penalty=False)"):
        cards = [word for word in openspiel._words(name).values() if isinstance(word, str)]
        assert set(cards) == {rank + suit for suit in "♣♦♥♠" for rank in ranks}
        assert len(cards) == 52
    assert set(openspiel._words("spades").values()) >= set(range(14))
    assert openspiel.card_of("DT") == "10♦"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_with_the_cards_that_were_dealt(game: str) -> None:
    for seed in range(100):
        played = GAMES[game](seed)
        cards = [card for hand in played.hands for card in hand]
        assert len(cards) == len(set(cards)) == played.players * played.size
        assert played.turned not in cards
        laid = [[d.chosen for d in played.decisions if d.seat == seat and d.verb == "play"] for seat in range(7)]
        assert [sorted(map(str, some)) for some in laid if some] == [sorted(hand) for hand in played.hands]
        assert next(d.seat for d in played.decisions if d.leads) == (played.dealer + 1) % played.players
        assert [d.verb for d in played.decisions[: played.players + 1]] == ["bid"] * played.players + ["play"]
        for decision in played.decisions:
            assert decision.chosen in decision.allowed
            assert not decision.allowed & decision.barred
        assert sum(d.leads for d in played.decisions) == sum(played.tricks) == played.size


def test_the_same_seed_gives_the_same_deal() -> None:
    for play in GAMES.values():
        assert play(5) == play(5) != play(6)


def test_all_sizes_of_oh_hell_come_up() -> None:
    deals = [oh_hell(seed) for seed in range(DEALS)]
    assert {(deal.players, deal.size) for deal in deals} == {
        (players, size) for players in PLAYERS for size in range(1, 51 // players + 1)
    }
    assert {(deal.players, deal.dealer) for deal in deals} == {
        (players, dealer) for players in PLAYERS for dealer in range(players)
    }
    assert {deal.penalty for deal in deals} == {False, True}


def test_how_openspiel_counts_oh_hell() -> None:
    for seed in range(300):
        deal = oh_hell(seed)
        for bid, tricks, points in zip(deal.bids, deal.tricks, deal.points, strict=True):
            missed = -abs(bid - tricks) if deal.penalty else tricks
            assert points == (10 + tricks if bid == tricks else missed)


def test_how_openspiel_counts_spades() -> None:
    for seed in range(DEALS):
        deal = spades(seed)
        for seat in range(4):
            side = (seat % 2, seat % 2 + 2)
            bid, over = sum(deal.bids[of] for of in side), sum(deal.tricks[of] - deal.bids[of] for of in side)
            nils = sum(-100 if deal.tricks[of] else 100 for of in side if deal.bids[of] == 0)
            assert deal.points[seat] == nils + (10 * bid + over - 100 * (over // 10) if over >= 0 else -10 * bid)


@pytest.mark.parametrize("game", GAMES)
def test_a_fault_is_an_act_that_openspiel_does_not_allow(game: str) -> None:
    made = Counter[str]()
    for seed in range(200):
        played = GAMES[game](seed)
        for verb in ("bid", "play"):
            decisions = with_a_fault(played, random.Random(seed), verb)
            if not decisions:
                assert not any(decision.barred for decision in played.decisions)
                continue
            *before, fault = decisions
            assert tuple(before) == played.decisions[: len(before)]
            assert fault.verb == verb
            assert fault.chosen not in fault.allowed
            assert verb == "bid" or fault.chosen in fault.barred
            made[fault.code] += 1
    assert set(made) == {"bid.out-of-range", "play.revoke", *(["play.barred"] if game == "spades" else [])}
    assert made["bid.out-of-range"] == 200


# Both


@pytest.mark.parametrize(
    ("game", "rare"),
    [
        (
            "oh-hell",
            [
                *(f"{players} players" for players in PLAYERS),
                *(f"{size} cards" for size in range(1, 18)),
                *(f"bid {how}, misses cost{what}" for how in ("made", "missed") for what in ("", " nothing")),
                "bid restricted",
            ],
        ),
        (
            "spades",
            [
                *("nil kept", "nil broken", "two nils", "ten bags", "bid restricted", "lead restricted"),
                *("contract made", "contract failed", "contract made by a broken nil", "lead of spades only"),
            ],
        ),
    ],
    ids=GAMES,
)
def test_the_referee_and_openspiel_agree(game: str, rare: list[str]) -> None:
    seen, wrong = compare_many(game, range(DEALS), jobs=2)
    assert wrong[:10] == []
    assert {kind: seen[kind] for kind in rare if seen[kind] < 10} == {}, seen
    assert seen["unlawful bid"] == DEALS
    assert seen["unlawful play"] > 0.7 * DEALS


@pytest.mark.parametrize("game", GAMES)
def test_a_live_table_and_a_log_offer_the_same(game: str) -> None:
    for seed in range(8):
        played = GAMES[game](seed)
        live, read = LiveSteps(played), ReadSteps(played)
        for _ in played.acts():
            assert live.legal() == read.legal()
            assert live.step() is read.step() is None
        assert live.end() == read.end() == (True, played.points)


@pytest.mark.parametrize("game", GAMES)
def test_what_openspiel_does_otherwise_than_the_book_is_noticed(game: str) -> None:
    by_the_book = [replace(GAMES[game](seed), variants=()) for seed in range(20)]
    found = [line for played in by_the_book for line in differences(played, random.Random(1))]
    assert [line for line in found if line.startswith("the table has ")]
    assert [line for line in found if line.startswith("the log has ")]
    otherwise = [line for line in found if " are allowed, not " in line or " are refused, not " in line]
    assert bool(otherwise) == (game == "spades"), otherwise


def test_a_long_run_tells_what_it_has_seen() -> None:
    command = [sys.executable, Path(__file__).with_name("run.py"), "--game", "oh_hell", "--games", "5", "--seed", "7"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    assert ", 0 disagreements, " in done.stdout.splitlines()[-1]
    assert ": 5 games, " in done.stdout.splitlines()[-1]
