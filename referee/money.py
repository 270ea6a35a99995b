"""Chips that move by themselves: paid into a pot, from pot to pot, and shared out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.rules import Rules
from referee.rules.phase_model import AwardPhase, PayPhase
from referee.rules.rules import SCORE_SCOPE
from referee.table import Said, Table, Told

Settlement = Callable[[Table], None]
"""Moves chips at a table."""


def settlement(model: PayPhase | AwardPhase, rules: Rules, seat_count: int) -> Settlement:
    """What a payment or an award does, in the course of a deal or at the end of a game."""
    if isinstance(model, PayPhase):
        return _paying(model, rules, seat_count)
    return _awarding(model, rules, seat_count)


def _paying(model: PayPhase, rules: Rules, seat_count: int) -> Settlement:
    """Each seat, or a pot, pays an amount."""
    pots = list(rules.model.pots)
    value = rules.expression(model.amount, "number", SCORE_SCOPE).value
    words = rules.words(model.why)
    said = Told("chips-why", {"why": Said(words)}) if words else None
    pot_paid = None if model.to == "left-of-dealer" else seat_count + pots.index(model.to)
    sources = range(seat_count) if model.source == "each" else [seat_count + pots.index(model.source)]

    def pay(table: Table) -> None:
        target = table.left_of(table.dealer) if pot_paid is None else pot_paid
        amounts = [value(table, source if source < seat_count else table.dealer, 0) for source in sources]
        for source, chips in zip(sources, amounts, strict=True):
            why = said
            if why is None:
                pot = source >= seat_count
                why = Told("chips-part", {"whole": table.accounts[source]}) if pot else Told("chips-paid")
            table.pay(source, target, chips, model.clause, why)

    return pay


def _awarding(model: AwardPhase, rules: Rules, seat_count: int) -> Settlement:
    """A pot is shared evenly by those who have it coming; what does not come out stays, or goes one chip each."""
    pot = seat_count + list(rules.model.pots).index(model.pot)
    measure = None if model.of is None else rules.expression(model.of, "number", SCORE_SCOPE).value

    def takers_at(table: Table) -> Sequence[int]:
        """Who shares, from the left of the dealer."""
        round_table = [(table.dealer + step) % seat_count for step in range(1, seat_count + 1)]
        if model.to == "winners":
            return [seat for seat in round_table if seat in table.winners]
        active = [seat for seat in round_table if table.active >> seat & 1]
        if measure is None:
            return active
        amounts = {seat: measure(table, seat, 0) for seat in active}
        most = max(amounts.values())
        return [seat for seat in active if amounts[seat] == most]

    def award(table: Table) -> None:
        takers = takers_at(table)
        if not takers:
            return
        whole = table.accounts[pot]
        share, odd = divmod(whole, len(takers))
        for taker in takers:
            extra = 0
            if odd and model.leftover == "one-each":
                extra, odd = 1, odd - 1
            words = "chips-all" if len(takers) == 1 else "chips-share"
            table.pay(pot, taker, share + extra, model.clause, Told(words, {"count": len(takers), "chips": whole}))

    return award
