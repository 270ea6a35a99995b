"""Who begins, who is still in, and how much of something: what the tellers of bids, bets and chips have in common."""

from __future__ import annotations

import re
from typing import Literal

from referee.rulebook.book import Sentence
from referee.rulebook.formulas import amount_in_words
from referee.rulebook.selections import number_in_words
from referee.rulebook.telling import Telling
from referee.rules.phase_model import BettingPhase

Noun = Literal["chip", "point", "deal"]


def plain(text: str | int) -> str:
    """An expression without its spaces, so that it can be compared with a pattern.

    >>> plain("pot(hand) // 3")
    'pot(hand)//3'
    """
    return "".join(str(text).split())


def after_betting(t: Telling, name: str) -> bool:
    """A phase comes when players may have folded already."""
    for other in t.rules.sequence:
        if isinstance(t.rules.phases[other], BettingPhase):
            return True
        if other == name:
            break
    return False


def folding_in(t: Telling) -> tuple[str, ...]:
    """The place of the betting, by which a player may fold, where there is one."""
    return tuple(f"phases/{name}" for name, phase in t.rules.phases.items() if isinstance(phase, BettingPhase))


def who_begins(t: Telling, rule: str, *, folded: bool) -> str:
    """A seat that begins, in the nominative.

    Args:
        t: The telling.
        rule: As the rules write it.
        folded: Players may have folded by then, and raises may have been made.
    """
    if not folded and rule != "dealer":
        rule = "left-of-dealer"
    words = f"seat-{rule}-for-two" if t.two and rule == "left-of-dealer" else f"seat-{rule}"
    return t.say(words)


def everybody(t: Telling, name: str) -> str:
    """Each player, or each who has not folded, where one may have."""
    return t.say("each-still-in" if after_betting(t, name) else "each-player")


def counted_up(t: Telling, n: int, noun: Noun) -> str:
    """So many of something in the accusative."""
    if n == 0 and noun == "chip":
        return t.say("money-chip-none")
    return t.say(f"money-{noun}-one") if n == 1 else t.say(f"money-{noun}-many", n=number_in_words(t, n))


def option_of(t: Telling, text: str | int) -> str | None:
    """The id of the option that an amount is, if it is just that."""
    name = plain(text).replace("_", "-")
    return name if name in t.model.options else None


def agreed(t: Telling, option: str) -> int | None:
    """The value of an option, where one is known: it has a usual value, or another one than the least was agreed on."""
    known = t.model.options[option]
    value = t.rules.options[option]
    return None if known.default is None and value == known.min else value


def so_many(t: Telling, text: str | int, noun: Noun, *, alone: bool = False) -> str:
    """An amount of something in the accusative: a number, an agreed number, or what the amount comes to.

    Args:
        t: The telling.
        text: The amount.
        noun: What it is an amount of.
        alone: It is not said that another number may be agreed on.
    """
    option = option_of(t, text)
    if option is not None:
        value = agreed(t, option)
        if value is None:
            return t.say(f"money-{noun}-agreed")
        number, usual = counted_up(t, value, noun), t.model.options[option].default == value
        return t.say("money-or-agreed", number=number) if usual and not alone else number
    if plain(text).isdigit():
        return counted_up(t, int(plain(text)), noun)
    assert noun != "deal", "a number of deals is an option or a number"
    return amount_in_words(t, text, "chips" if noun == "chip" else "points", "accusative")


def options_in(text: str | int, t: Telling) -> tuple[str, ...]:
    """The places of the options that an amount or a condition reads."""
    words = set(re.findall(r"[a-z_]\w*", str(text)))
    return tuple(f"options/{name}/default" for name in t.model.options if name.replace("-", "_") in words)


def by_clause(t: Telling, clause: str, key: str, *places: str) -> Sentence:
    """The text of a clause as a sentence about a matter that has a key of its own."""
    told = t.clause(clause, *places)
    return Sentence(key, told.text, told.clause, told.places)
