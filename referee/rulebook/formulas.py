"""Amounts and conditions in words: what is scored, paid or bid at most, and when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from types import SimpleNamespace
from typing import Final

from referee.expressions import (
    Conditional,
    ExpressionError,
    Node,
    Number,
    PerSeat,
    Scope,
    Total,
    parse_expression,
    parts_of,
)
from referee.rulebook.clauses import Clause
from referee.rulebook.inflecting import accusative, finished
from referee.rulebook.phrases import GermanCase, Unit, Wording
from referee.rulebook.simplifying import addends, every_hand, leaves, lifted, simplified, summed
from referee.rulebook.telling import Telling
from referee.rules.phase_model import DealPhase, DrawStep

_MOST_ROWS: Final = 40
"""So many cases at most are set out in a table."""
_BY_ITSELF: Final = frozenset({"min", "max", "abs", "if"})


@dataclass(frozen=True)
class Case:
    """A case of an amount: when it holds, and what it comes to then."""

    when: str
    amount: str


def amount_in_words(t: Telling, text: str | int, unit: Unit = "", case: GermanCase = "nominative") -> str:
    """An amount as a noun phrase.

    Args:
        t: The telling.
        text: The amount, as written in the rules.
        unit: What it is counted in: "one point for each trick taken above the bid"; without one it is a number: "the
            number of tricks taken".
        case: The case, in German.
    """
    asked = (str(text), unit, case)
    if asked not in t.amounts:
        node = simplified(t, parse_expression(str(text)))
        words = Wording(t)
        found = finished(words.counted(node, unit) if unit else words.number(node))
        t.amounts[asked] = accusative(found) if t.lang == "de" and case == "accusative" else found
    return t.amounts[asked]


def condition_in_words(t: Telling, text: str) -> str:
    """A condition as a subordinate clause without its conjunction: "the player takes no trick"."""
    return finished(Wording(t).clause(simplified(t, parse_expression(text))).text)


def cases(t: Telling, text: str | int, unit: Unit = "") -> tuple[Case, ...]:
    """The cases of an amount, as rows of a table; none where it has no `if`.

    They are read from above: the first that holds counts, and the last of them is "otherwise". What is added for each
    player of a side comes after that.
    """
    node = simplified(t, parse_expression(str(text)))
    plain: list[Node] = []
    apart: list[Total] = []
    for part in addends(node):
        (apart if isinstance(part, Total) and _by_cases(part) else plain).append(part)  # type: ignore[arg-type]
    found: list[Case] = []
    if plain:
        rows = list(_rows(t, Wording(t), summed(plain), unit))
        if len(rows) == _MOST_ROWS:
            return ()
        if len(rows) > 1 or apart:
            found += rows if len(rows) > 1 else [Case(t.say("formula-always"), rows[0].amount)]
    for part in apart:
        found += _of_players(t, part, unit, added=bool(found))
    return tuple(found)


def tabulated(t: Telling, text: str | int, scope: Scope) -> list[tuple[int, int]] | None:
    """What an amount comes to for each number of tricks, where it hangs on nothing else; else None.

    Where always as many play, so many tricks are so many cards, and the size of a hand is known if it is always the
    same.
    """
    try:
        expression = t.rules.expression(text, "number", scope)
    except ExpressionError:
        return None
    asks = expression.asks - _BY_ITSELF
    seats = {part.seat for part in parts_of(parse_expression(str(text))) if isinstance(part, PerSeat)}
    if not asks or not asks <= {"tricks", "cards"} or seats != {"me"}:
        return None
    most = max((_most_tricks(t, players) for players in t.model.players.count), default=0)
    known: dict[str, int] = {}
    if (hand := every_hand(t)) is not None:
        known["hand_size"] = hand
    players = t.model.players.count
    found = []
    for number in range(most + 1):
        won = {"cards_won": [number * players[0]]} if len(players) == 1 else {}
        try:
            found.append((number, expression.value(SimpleNamespace(tricks=[number], **won, **known), 0, 0)))
        except AttributeError:  # it asks for something else of the table
            return None
    return found


def _most_tricks(t: Telling, players: int) -> int:
    """The most tricks that so many players can play in a deal."""
    share = t.rules.pack_for(players).bit_count() // players
    deals = [phase.each for phase in t.rules.dealt if isinstance(phase, DealPhase)]
    if any(isinstance(step, DrawStep) for step in t.rules.after_tricks) or not deals:
        return share
    each = deals[0]
    return int(each) if str(each).isdigit() else share


# --- cases -----------------------------------------------------------------------------------------------------------


def _by_cases(total: Total) -> bool:
    """What each player of a side adds hangs on more than whether he counts."""
    found = lifted(total.each)
    return found is not None and not (
        isinstance(total.each, Conditional)
        and total.each.no == Number(0, 0, 0)
        and not isinstance(total.each.yes, Number)
        and lifted(total.each.yes) is None
    )


def _rows(t: Telling, words: Wording, node: Node, unit: Unit) -> Iterator[Case]:
    for tests, leaf in islice(leaves(node), _MOST_ROWS):
        when = finished(words.joined(tests).text) if tests else t.say("formula-otherwise")
        yield Case(when, finished(words.counted(leaf, unit, digits=True)))


def _of_players(t: Telling, total: Total, unit: Unit, *, added: bool) -> list[Case]:
    """What each player of a side adds, by cases."""
    found = []
    words = Wording(t, me="member")
    rows = list(islice(leaves(total.each), _MOST_ROWS))
    for tests, leaf in rows:
        if leaf == Number(0, 0, 0) and (added or tests):
            continue
        amount = words.counted(leaf, unit, digits=True)
        if not tests:
            if leaf != Number(0, 0, 0):
                amount = t.say("formula-each-other", amount=amount)
            found.append(Case(t.say("formula-otherwise"), finished(amount)))
            continue
        clause: Clause = words.joined(tests)
        when = t.say("formula-besides", clause=clause.text) if added else clause.text
        found.append(Case(finished(when), finished(t.say("formula-each-such", amount=amount))))
    return found
