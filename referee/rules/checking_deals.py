"""Faults of a deal: hands that do not come out, a stock that is too small to turn up or to draw from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

from referee.findings import Path, Problem
from referee.rules.phase_model import BettingPhase, DealPhase, DrawStep, PlayPhase, TurnUpPhase, TurnUpStep
from referee.rules.rules import DEAL_SCOPE, Rules


def hand_size(rules: Rules, deal: DealPhase, players: int, deal_no: int = 1) -> int | None:
    """How many cards each is dealt, as the rules say it, with the usual value of each option.

    Args:
        rules: The rules.
        deal: How they deal.
        players: How many take part.
        deal_no: The number of the deal, from 1.

    Returns:
        The cards for each seat, be there so many or not; None where it hangs on an option that has no usual value.
    """
    if isinstance(deal.each, int):
        return deal.each
    if deal.each == "all":
        return rules.pack_for(players).bit_count() // players
    each = rules.usual.expression(deal.each, "number", DEAL_SCOPE)
    if any(rules.model.options[name].default is None for name in each.options):
        return None
    return each.value(SimpleNamespace(seat_count=players, deal_no=deal_no), -1, 0)


def draws(rules: Rules) -> tuple[Path, DrawStep] | None:
    """The step by which cards are drawn after a trick, with its place."""
    for name in rules.sequence:
        phase = rules.phases[name]
        for place, step in enumerate(phase.after if isinstance(phase, PlayPhase) else ()):
            if isinstance(step, DrawStep):
                return ("phases", name, "after", place), step
    return None


def deal_faults(rules: Rules) -> Iterator[Problem]:
    """The first deal must come out for every number of players, and the stock last for what is turned up and drawn."""
    first = rules.sequence[0]
    deal = rules.phases[first]
    assert isinstance(deal, DealPhase)
    drawing = draws(rules)
    if drawing is not None:
        problems = list(_draw_faults(rules, deal, first, *drawing))
        if problems:
            yield from problems
            return
    if deal.stock is None and isinstance(deal.each, str) and deal.each != "all":
        yield Problem("rules.deal", "deal-each-stock", {}, ("phases", first, "each"))
        return
    for place, players in enumerate(rules.model.players.count):
        pack = rules.pack_for(players).bit_count()
        each = hand_size(rules, deal, players)
        if each is None:
            continue
        dealt, turned = each * players, _turned(rules, each)
        args: dict[str, Any] = {"players": players, "each": each, "dealt": dealt, "pack": pack}
        args |= {"left": pack - dealt, "turned": turned}
        if each < 1:
            yield Problem("rules.deal", "deal-none", args, ("phases", first, "each"))
        elif dealt > pack:
            yield Problem("rules.deal", "deal-short", args, ("phases", first, "each"))
        elif deal.stock is None and dealt != pack:
            yield Problem("rules.deal", "deal-odd", args, ("phases", first, "each"))
        elif turned > pack - dealt:
            yield Problem("rules.deal", "deal-stock", args, ("players", "count", place))
        elif each % deal.packet:
            args = {"each": each, "packet": deal.packet}
            yield Problem("rules.deal", "deal-packet", args, ("phases", first, "packet"))
            break
        elif drawing is not None:
            yield from _uneven(rules, pack - dealt, players, *drawing)


def _turned(rules: Rules, tricks: int) -> int:
    """How many cards of the stock are turned up in a deal of so many tricks; with draws, only before the tricks."""
    return rules.turned_once + (tricks * rules.turned_a_trick if draws(rules) is None else 0)


def _draw_faults(rules: Rules, deal: DealPhase, first: str, path: Path, draw: DrawStep) -> Iterator[Problem]:
    """There is something to draw, the same for every deal, and where one card lies turned up it is clear which."""
    if deal.stock is None:
        yield Problem("rules.deal", "draw-stock", {}, path)
    if not isinstance(deal.each, int):
        yield Problem("rules.deal", "draw-each", {}, ("phases", first, "each"))
    if draw.turned is not None and not rules.turned_once:
        yield Problem("rules.deal", "draw-turned", {"turned": draw.turned}, (*path, "turned"))
    elif draw.turned is not None and sum(isinstance(phase, TurnUpPhase) for phase in rules.dealt) > 1:
        yield Problem("rules.deal", "draw-turned-several", {"turned": draw.turned}, (*path, "turned"))


def draw_order(path: Path, phase: PlayPhase) -> Iterator[Problem]:
    """There is one draw after a trick, and never more than one card turned up that somebody is to take."""
    before: DrawStep | None = None
    turned = 0
    for place, step in enumerate(phase.after):
        at = (*path, "after", place)
        if isinstance(step, DrawStep):
            if before is not None:
                yield Problem("rules.sequence", "draw-twice", {}, at)
            elif turned and step.turned is not None:
                yield Problem("rules.sequence", "draw-turn-up", {"turned": step.turned}, at)
            before = before or step
            turned = 0
        elif isinstance(step, TurnUpStep):
            turned += 1
            if before is not None and (before.turned == "last" or (before.turned == "first" and turned > 1)):
                yield Problem("rules.sequence", "draw-turn-up", {"turned": before.turned}, at)


def _uneven(rules: Rules, left: int, players: int, path: Path, draw: DrawStep) -> Iterator[Problem]:
    """Each must have a card to draw as long as there is one, be there as many as have not folded."""
    apart = draw.turned is None  # what is turned up lies apart, and nobody takes it
    left -= rules.turned_once if apart else 0
    folding = any(isinstance(phase, BettingPhase) for phase in rules.dealt)
    phase = rules.phases[str(path[1])]
    assert isinstance(phase, PlayPhase)
    for seats in range(2, players + 1) if folding else [players]:
        if not _lasts(left, seats, [step for step in phase.after if apart or isinstance(step, DrawStep)]):
            yield Problem("rules.deal", "draw-odd", {"players": seats, "left": left}, path)
            return


def _lasts(left: int, seats: int, steps: Sequence[object]) -> bool:
    """A stock of so many cards comes out even: with nobody left who has none to draw."""
    while left:
        for step in steps:
            if isinstance(step, DrawStep):
                if 0 < left < seats:
                    return False
                left = max(0, left - seats)
            elif isinstance(step, TurnUpStep):
                left = max(0, left - 1)
    return True
