"""Who deals, the deal itself, throwing in, and turning up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final

from referee.cards import members
from referee.rulebook.book import Block, Paragraph, Row, Sentence, Table
from referee.rulebook.formulas import amount_in_words, condition_in_words
from referee.rulebook.needs import hand_size, kind_of, numbers_in_digits, rank_sign
from referee.rulebook.selections import counted, listing, number_in_words, suit_in_words
from referee.rulebook.telling import Telling
from referee.rules import Rules
from referee.rules.phase_model import DealPhase, RedealPhase, TurnUpPhase, TurnUpStep
from referee.rules.rules import DEAL_SCOPE, END_SCOPE

_MOST_DEALS: Final = 40
_FEW_DEALS: Final = 12
VALUE: Final = re.compile(r"value\(card,\s*([a-z0-9-]+)\)")
"""A card turned up counts what a table of values says."""


# --- the dealer ---


def tell_dealer(t: Telling) -> tuple[Block, ...]:
    """Who deals first, and who next."""
    return (Paragraph(tuple(_dealer(t))),)


def _dealer(t: Telling) -> Iterator[Sentence]:
    dealer = t.model.dealer
    some = "two" if t.two else "several"
    if dealer.first is None:
        yield t.sentence("dealer-agreed", dealer.clause, "dealer/first")
    else:
        words = f"dealer-cut-{dealer.first.deals}-{some}"
        yield t.sentence(words, dealer.clause, "dealer/first/deals", key="dealer/first")
        order = _cut_order(t, dealer.first.order)
        yield t.sentence("dealer-cut-order", dealer.clause, "dealer/first/order", order=order)
    words = "dealer-next-same" if dealer.next == "same" else f"dealer-next-{some}"
    yield t.sentence(words, dealer.clause, "dealer/next")
    if dealer.unplayed is not None and dealer.unplayed != dealer.next:
        yield t.sentence(f"dealer-unplayed-{dealer.unplayed}", dealer.clause, "dealer/unplayed")


def _cut_order(t: Telling, order: list[str]) -> str:
    """The cards of the cut from high to low: ranks of all suits in one run, others by their suits."""
    cards = t.rules.cards
    every = frozenset(cards.suit[card] for card in members(t.rules.pack))
    runs: list[tuple[frozenset[str], list[int]]] = []
    for text in order:
        held = list(members(t.rules.selector(text).mask() & t.rules.pack))
        if not held:
            continue
        suits = frozenset(cards.suit[card] for card in held)
        one_rank = len({cards.rank[card] for card in held}) == 1
        if runs and one_rank and runs[-1][0] == suits and runs[-1][1]:
            runs[-1][1].append(held[0])
        else:
            runs.append((suits, [held[0]] if one_rank else []))
    told = []
    for suits, run in runs:
        ranks = " ".join(rank_sign(t, card) for card in run)
        words = listing(t, [suit_in_words(t, suit) for suit in cards.suits if suit in suits])
        if len(suits) == 1 and len(run) == 1:
            told.append(t.notation.written[run[0]])
        else:
            told.append(ranks if suits == every else f"{words} {ranks}".strip())
    return t.say("dealer-cut-then").join(told)


# --- the deal ---


def tell_deal(t: Telling, name: str, phase: DealPhase) -> tuple[Block, ...]:
    """How the cards are dealt, and what is left."""
    at = f"phases/{name}"
    told = [_dealt(t, at, phase)]
    counts = t.model.players.count
    if phase.stock is not None:
        left = {t.rules.pack_for(n).bit_count() - n * (hand_size(t, phase, n) or 0) for n in counts}
        fixed = len(left) == 1 and isinstance(phase.each, int)
        words = "dealing-stock-count" if fixed else "dealing-stock"
        told.append(t.sentence(words, phase.clause, f"{at}/stock", count=number_in_words(t, max(left))))
    blocks: list[Block] = [Paragraph(tuple(told))]
    if isinstance(phase.each, str) and phase.each != "all":
        blocks.append(_sizes(t, at, phase))
    return tuple(blocks)


def _dealt(t: Telling, at: str, phase: DealPhase) -> Sentence:
    counts = t.model.players.count
    sizes = {hand_size(t, phase, players) for players in counts}
    size = sizes.pop() if len(sizes) == 1 else None
    if isinstance(phase.each, int):
        kind = "fixed"
    elif phase.each == "all":
        kind = "all" if size is not None else "all-several" if t.model.pack.remove is None else "all-table"
    else:
        kind = "changing"
    packet = "" if phase.packet == 1 else "-packets"
    args: dict[str, Any] = {
        "each": counted(t, size, "card") if size is not None else "",
        "packet": number_in_words(t, phase.packet),
    }
    return t.sentence(f"dealing-{kind}{packet}", phase.clause, f"{at}/each", f"{at}/packet", key=f"{at}/each", **args)


def _sizes(t: Telling, at: str, phase: DealPhase) -> Table:
    """How many cards each player gets in each deal of a game, by the number of players."""
    each = str(phase.each)
    option = next((name for name in t.model.options if re.search(rf"\b{name.replace('-', '_')}\b", each)), None)
    agreements = [] if option is None else _agreements(t, option)
    by_sizes: dict[tuple[tuple[int, ...], tuple[int, int]], list[int]] = {}
    for players in t.model.players.count:
        most = _largest(agreements, each, players)
        by_sizes.setdefault((tuple(_sizes_of(t.rules, each, players)), most), []).append(players)
    rows = []
    for (sizes, most), several in by_sizes.items():
        cells = [numbers_in_digits(several), " ".join(map(str, sizes))]
        cells += [] if option is None else [t.say("dealing-most", cards=most[0], deals=most[1])]
        rows.append(Row(f"players-{'-'.join(map(str, several))}", tuple(cells), phase.clause, (f"{at}/each",)))
    head = [t.say("need-head-players"), t.say("dealing-head-sizes")]
    places = [f"{at}/each"]
    if option is not None:
        head.append(t.say("dealing-head-most"))
        places.append(f"options/{option}")
    return Table(
        f"{at}/sizes",
        t.say("dealing-sizes"),
        tuple(head),
        tuple(rows),
        phase.clause,
        tuple(places),
        (2,)[: len(head) - 2],
    )


def _agreements(t: Telling, option: str) -> list[Rules]:
    """The rules under each agreement on an option that can make a difference to a hand."""
    given = t.model.options[option]
    values = range(given.min, min(given.max, given.min + len(t.rules.cards)) + 1)
    return [replace(t.rules, options={**t.rules.options, option: value}) for value in values]


def _largest(several: Sequence[Rules], each: str, players: int) -> tuple[int, int]:
    """The largest hand that some agreement comes to, and how many deals a game then has."""
    if not several:
        return 0, 0
    return max((max(sizes), len(sizes)) for sizes in (_sizes_of(rules, each, players) for rules in several))


def _sizes_of(rules: Rules, each: str, players: int) -> list[int]:
    """The hands of deal after deal, up to the end of the game where that hangs on the deals alone."""
    size = rules.expression(each, "number", DEAL_SCOPE).value
    most = (rules.pack_for(players).bit_count() - rules.turned_once) // (players + rules.turned_a_trick)
    over, end = None, rules.model.end
    if end.check == "deal-end" and not re.search(r"\b(score|tricks|cards|bid|pot)\(", end.condition):
        over = rules.expression(end.condition, "boolean", END_SCOPE).value
    sizes = []
    for deal in range(1, (_FEW_DEALS if over is None else _MOST_DEALS) + 1):
        table: Any = SimpleNamespace(seat_count=players, deal_no=deal)
        sizes.append(max(1, min(most, size(table, 0, 0))))
        table.hand_size = sizes[-1]
        if over is not None and over(table, 0, 0):
            break
    return sizes


# --- throwing in ---


def tell_redeal(t: Telling, name: str, phase: RedealPhase) -> tuple[Block, ...]:
    """When a hand may be thrown in, until when, and how often."""
    at = f"phases/{name}"
    condition = condition_in_words(t, phase.condition)
    told = [t.sentence(f"redeal-{phase.show}", phase.clause, f"{at}/if", f"{at}/show", condition=condition)]
    sequence = list(t.rules.sequence)
    last = len(sequence) - 1 - sequence[::-1].index(name)
    following = kind_of(t.rules.phases[sequence[last + 1]])
    told.append(t.sentence(f"redeal-until-{following}", phase.clause, "sequence", key=f"{at}/until"))
    if phase.limit is None:
        told.append(t.sentence("redeal-any", phase.clause, f"{at}/limit"))
    else:
        words = "redeal-once" if phase.limit == 1 else "redeal-times"
        told.append(t.sentence(words, phase.clause, f"{at}/limit", limit=number_in_words(t, phase.limit)))
    return (Paragraph(tuple(told)),)


# --- turning up ---


def tell_turn_up(t: Telling, name: str, phase: TurnUpPhase) -> tuple[Block, ...]:
    """Who turns up which card before the tricks, and what it does."""
    at = f"phases/{name}"
    who = phase.by if phase.by == "dealer" else "other" if t.two else "left"
    told = [t.sentence(f"turn-{phase.source}-{who}", phase.clause, f"{at}/by", f"{at}/from", key=at)]
    lasts = "trick" if t.changes_trumps else "deal"
    told.append(t.sentence(f"turn-trump-{lasts if phase.trump else 'none'}", phase.clause, f"{at}/trump"))
    if phase.source == "stock" and t.draw is not None and t.draw.turned == "first":
        told.append(t.sentence("turn-prize", None, key=f"{at}/prize"))
    if phase.score is not None:
        told.append(turned_score(t, f"{at}/score", phase.clause, str(phase.score), who))
    elif any(isinstance(step, TurnUpStep) and step.score is not None for step in t.rules.after_tricks):
        told.append(t.sentence("turn-score-none", phase.clause, f"{at}/score"))
    return (Paragraph(tuple(told)),)


def turned_score(t: Telling, place: str, clause: str, score: str, who: str) -> Sentence:
    """What a card that is turned up scores."""
    if VALUE.fullmatch(score.strip()):
        return t.sentence(f"turn-score-value-{who}", clause, place)
    return t.sentence(
        f"turn-score-{who}", clause, place, amount=amount_in_words(t, score, unit="points", case="accusative")
    )
