"""Why points are scored: in words where the rules give some, else card by card where a table says it all."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from referee.expressions import Expression, Scope
from referee.rules import Rules
from referee.table import Reason, Table


def reason_of(
    rules: Rules, clause: str, amount: Expression, scope: Scope, why: dict[str, str] | UnsetType = UNSET
) -> Reason:
    """The reason of a score.

    Args:
        rules: The rules.
        clause: The clause that says that it is scored.
        amount: How much; where it is no more than what a table gives, its cards are the reason.
        scope: What the words may ask of the table.
        why: The reason in words, in each language.
    """
    words = rules.words(why)
    table = rules.values[amount.lists[1]] if amount.lists else None
    points_of = table.of if table is not None and not words else None
    return Reason(clause, table.clause if table else "", points_of, words, rules.holes(why, scope))


def told(reason: Reason, table: Table, seat: int, cards: tuple[int, ...] = ()) -> tuple[int, ...]:
    """What the reason must keep of the moment: the cards that a table counts, or the numbers in its words."""
    if reason.points_of is not None:
        return cards
    return tuple(hole.value(table, seat, 0) for hole in reason.holes.values())
