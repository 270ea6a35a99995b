"""Faults of the tricks: duties that nobody can do, vetoes and tiers that leave it open what holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from referee.cards import members
from referee.documents import clip
from referee.expressions import Selector
from referee.findings import Path
from referee.rules.checking_deals import draw_order
from referee.rules.phase_model import PlayPhase, TurnUpPhase, TurnUpStep
from referee.rules.remarks import Remarks
from referee.rules.rules import Rules
from referee.rules.walking import rungs, vetoes


def turns_trumps(rules: Rules) -> bool:
    """A card that is turned up makes trumps."""
    parts = (*rules.dealt, *rules.after_tricks)
    return any(isinstance(part, TurnUpPhase | TurnUpStep) and part.trump is not None for part in parts)


def trumps_of(rules: Rules, suits: Sequence[int]) -> list[int]:
    """The trumps that there can be, as masks; no trumps at all is 0.

    Args:
        rules: The rules.
        suits: The suits of which a card can be turned up, as masks.
    """
    trump = rules.model.trump
    if trump is not None:
        masks = [0 if suit is None else rules.cards.where("suit", [suit]) for suit in trump.suits]
        return list(dict.fromkeys(masks))
    return [0, *suits] if turns_trumps(rules) else [0]


class TrickChecker:
    """Looks at the tricks.

    Args:
        remarks: Where its remarks go.
        wilds: The wild cards in play, as a mask.
        named: The cards that these may stand for.
    """

    def __init__(self, remarks: Remarks, wilds: int, named: int) -> None:
        self.remarks = remarks
        self.rules = remarks.rules
        self.wilds = wilds
        self.lying = self.rules.pack & ~wilds | named
        self.named = named
        self.suits = [mask for mask in self.rules.class_mask if mask & (self.rules.pack | named)]
        self.trumps = trumps_of(self.rules, self.suits)

    def play(self, path: Path, phase: PlayPhase) -> None:
        """The ladder, the vetoes, the tiers and the steps after a trick."""
        remarks = self.remarks
        needs = frozenset({"trump", "led"})
        for at, veto in vetoes(path, phase):
            remarks.selector((*at, "cards"), veto.cards, needs if at[len(path)] == "follow" else frozenset({"trump"}))
        for at, text in rungs(path, phase):
            remarks.selector(at, text, needs)
        last, text = [(at, text) for at, text in rungs(path, phase) if at[len(path) + 1] == "ladder"][-1]
        if text.strip() != "any":
            remarks.found("rules.ladder", "ladder-end", last)
        remarks.problems += draw_order(path, phase)
        if phase.follow.veto and self.rules.model.wild is not None:
            remarks.found("rules.ladder", "veto-wild", (*path, "follow", "veto"), on_key=True)
        tiers = [remarks.selector((*path, "win", "tiers", at), text, needs) for at, text in enumerate(phase.win.tiers)]
        if phase.win.tiers[-1].strip() not in ("led", "any"):
            remarks.found("rules.ladder", "tiers-end", (*path, "win", "tiers", len(tiers) - 1))
        elif all(tiers) and not remarks.problems:
            self.tiers((*path, "win", "tiers"), [tier for tier in tiers if tier])
            if self.wilds:
                self.wild_duties(path, phase)

    def wild_duties(self, path: Path, phase: PlayPhase) -> None:
        """No duty, permit, veto or tier is about wild cards: in a trick there are only what they are named as."""
        rules = self.rules
        odd: dict[Path, str] = {}
        ladder = [(at, text) for at, text in rungs(path, phase) if at[len(path) + 1] == "ladder"]
        for trump, led in product(self.trumps, [mask for mask in rules.class_mask if mask & self.lying]):
            asked: list[tuple[Path, str]] = []  # the rungs that wild cards are on
            rest = self.named
            for at, text in ladder:
                chosen = rules.selector(text).mask(trump, led)
                if chosen & rest:  # whoever names one of these is bound by the wild cards of the rungs before
                    odd.update(asked)
                rest &= ~chosen
                if chosen & self.wilds:
                    asked.append((at, text))
        for at, text in self.elsewhere(path, phase):
            masks = [rules.selector(text).mask(trump, led) for trump, led in product(self.trumps, self.suits)]
            if any(mask & self.wilds for mask in masks) and not any(mask & self.lying for mask in masks):
                odd[at] = text
        for at, text in odd.items():
            assert rules.model.wild is not None
            self.remarks.found("rules.ladder", "rung-wild", at, cards=clip(text), wild=clip(rules.model.wild.cards))

    @staticmethod
    def elsewhere(path: Path, phase: PlayPhase) -> Iterator[tuple[Path, str]]:
        """The selectors of the tricks that are no rung of the ladder."""
        yield from ((at, text) for at, text in rungs(path, phase) if at[len(path) + 1] != "ladder")
        yield from (((*path, "win", "tiers", place), text) for place, text in enumerate(phase.win.tiers))
        yield from (((*at, "cards"), veto.cards) for at, veto in vetoes(path, phase))

    def tiers(self, path: Path, tiers: Sequence[Selector]) -> None:
        """No two cards of one tier are equal: else it would not be said who takes the trick."""
        rules = self.rules
        cards = rules.cards
        height = {}
        for card in members(self.lying):
            order = rules.order_of(cards.suit[card])
            height[card] = len(order) - order.index(cards.rank[card])
        for trump in rules.class_mask:
            for led in rules.class_mask[:-1]:
                left = self.lying
                if not led & left:
                    continue
                for place, tier in enumerate(tiers):
                    seen: dict[int, int] = {}
                    for card in members(tier.mask(trump, led) & left):
                        other = seen.setdefault(height[card], card)
                        if other != card:
                            args: dict[str, Any] = {"one": cards.ids[other], "other": cards.ids[card]}
                            self.remarks.found("rules.ladder", "tiers-equal", (*path, place), **args)
                            return
                    left &= ~tier.mask(trump, led)
