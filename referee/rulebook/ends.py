"""The end of the game as prose."""

from __future__ import annotations

import re
from typing import Final, Literal

from referee.expressions import ExpressionError
from referee.rulebook.book import Block, Items, Row, Sentence, Table
from referee.rulebook.chips import award_sentences, pay_sentence
from referee.rulebook.formulas import condition_in_words
from referee.rulebook.imagined import imagined
from referee.rulebook.scores import runs, span
from referee.rulebook.seats import by_clause, counted_up, option_of, options_in, plain, so_many
from referee.rulebook.telling import Telling
from referee.rules.phase_model import PayPhase
from referee.rules.rules import DEAL_SCOPE

_MOST_LETTERS: Final = 120
"""Of a condition that is told in a sentence."""
_REACHED: Final = re.compile(r"score\(me\)>=([a-z0-9_]+)")
_BELOW: Final = re.compile(r"score\(me\)<=-([a-z0-9_]+)")
_DEALS: Final = re.compile(r"deal_no>=(.+)")
_IF_AGREED: Final = re.compile(r"([a-z_]+)>0anddeal_no>=\1")


def tell_end(t: Telling) -> tuple[Block, ...]:
    """When the game is over, who has won, and what is paid then."""
    end = t.model.end
    head = [*_over(t), _winner(t)]
    if end.winner != "scorer":
        head.append(_ties(t))
    blocks: list[Block] = [t.paragraph(*head)]
    if (table := _by_players(t)) is not None:
        blocks.append(table)
    if end.settle:
        steps = []
        for place, step in enumerate(end.settle):
            at = f"end/settle/{place}"
            if isinstance(step, PayPhase):
                steps.append(t.paragraph(pay_sentence(t, at, step, late=True, end=True)))
            else:
                steps.append(t.paragraph(*award_sentences(t, at, step, end=True)))
        blocks.append(t.paragraph(t.sentence("end-settle", end.clause, "end/settle")))
        blocks.append(Items(tuple(steps), numbered=len(steps) > 1))
    return tuple(blocks)


def _over(t: Telling) -> list[Sentence]:
    """When the game is over."""
    end = t.model.end
    places = ("end/if", "end/check", "sides", *options_in(end.condition, t))
    parts = [_condition(t, part) for part in _alternatives(end.condition)]
    if len(parts) == 1 and end.check == "deal-end" and (after := _after(t, end.condition)):
        return [Sentence("end/if", after, end.clause, places)]
    if all(parts):
        joined = t.say("end-or").join(part for part in parts if part)
        told = t.sentence(f"end-{end.check}", end.clause, *places, condition=joined)
        return [told]
    when = t.sentence(f"end-check-{end.check}", end.clause, "end/check")
    return [by_clause(t, end.clause, "end/if", *places, "end/clause"), when]


def _after(t: Telling, text: str) -> str:
    """After how many deals the game is over, where nothing else ends it."""
    found = _DEALS.fullmatch(plain(text))
    if found is None:
        return ""
    if option_of(t, found[1]) or found[1].isdigit():
        return t.say("end-after", deals=so_many(t, found[1], "deal"))
    counts = set(_counts(t, found[1]).values())
    if len(counts) == 1:
        return t.say("end-after", deals=counted_up(t, counts.pop(), "deal"))
    return t.say("end-after-table") if counts else ""


def number_of_deals(t: Telling) -> Literal["", "-one", "-one-or-more"]:
    """Whether a game is one deal, or is unless the table agrees on more; else nothing."""
    found = _DEALS.fullmatch(plain(t.model.end.condition))
    if found is None:
        return ""
    if option := option_of(t, found[1]):
        usual = t.model.options[option].default == t.rules.options[option]
        return "" if t.rules.options[option] != 1 else "-one-or-more" if usual else "-one"
    return "-one" if found[1] == "1" else ""


def _alternatives(text: str) -> list[str]:
    """The parts of a condition that are joined by `or`, brackets aside.

    >>> _alternatives("score(me) >= 61 or (deal_no > 3 or deal_no > 4)")
    ['score(me) >= 61', '(deal_no > 3 or deal_no > 4)']
    """
    parts, depth, start = [], 0, 0
    for at, sign in enumerate(text):
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if depth == 0 and text.startswith(" or ", at):
            parts.append(text[start:at])
            start = at + len(" or ")
    return [*parts, text[start:]]


def _condition(t: Telling, part: str) -> str:
    """A condition as a subordinate clause; nothing where it takes more than that to say it."""
    text = plain(part)
    who = t.say("end-side" if t.model.sides else "end-player")
    if found := _REACHED.fullmatch(text):
        return t.say("end-reached", who=who, points=so_many(t, found[1], "point"))
    if found := _BELOW.fullmatch(text):
        return t.say("end-below", who=who, points=so_many(t, found[1], "point", alone=True))
    if found := _IF_AGREED.fullmatch(text):
        option = option_of(t, found[1])
        if option is not None:
            value = t.rules.options[option]
            return t.say("end-deals", deals=counted_up(t, value, "deal")) if value else t.say("end-deals-agreed")
    if found := _DEALS.fullmatch(text):
        if option_of(t, found[1]) or found[1].isdigit():
            return t.say("end-deals", deals=so_many(t, found[1], "deal"))
        return _deals(t, found[1])
    told = condition_in_words(t, part)
    if len(told) > _MOST_LETTERS:
        return ""
    for words in ("end-the-player", "end-the-side"):  # nobody has been spoken of before
        if told.startswith(t.say(words)):
            return f"{who} {told.removeprefix(t.say(words))}"
    return told


def _deals(t: Telling, text: str) -> str:
    """After how many deals, where that hangs on the number of players at most."""
    counts = _counts(t, text)
    if not counts:
        return ""
    if len(set(counts.values())) == 1:
        return t.say("end-deals", deals=counted_up(t, next(iter(counts.values())), "deal"))
    return t.say("end-deals-table")


def _counts(t: Telling, text: str) -> dict[int, int]:
    """The number of deals for each number of players; nothing where it hangs on more."""
    if "deal_no" in text:
        return {}
    try:
        amount = t.rules.expression(text, "number", DEAL_SCOPE)
    except ExpressionError:
        return {}
    return {players: amount.value(imagined(t.rules, players), 0, 0) for players in t.model.players.count}


def _by_players(t: Telling) -> Table | None:
    """How many deals so many players play."""
    for part in _alternatives(t.model.end.condition):
        found = _DEALS.fullmatch(plain(part))
        if found is None or option_of(t, found[1]) or found[1].isdigit():
            continue
        counts = _counts(t, found[1])
        if len(set(counts.values())) > 1:
            rows = tuple(
                Row(f"end/if/players/{first}", (span(t, first, last), str(deals)), t.model.end.clause, ("end/if",))
                for first, last, deals in runs(sorted(counts.items()))
            )
            head = (t.say("end-head-players"), t.say("end-head-deals"))
            return Table("end/if/deals", t.say("end-table"), head, rows, t.model.end.clause, ("end/if",), (0, 1))
    return None


def _winner(t: Telling) -> Sentence:
    """Who has won."""
    end = t.model.end
    words = f"end-winner-{end.winner}" + ("-sides" if t.model.sides else "")
    return t.sentence(words, end.clause, "end/winner", "sides")


def _ties(t: Telling) -> Sentence:
    """What happens when several are equal first."""
    end = t.model.end
    words = f"end-ties-{end.ties}" + ("-sides" if t.model.sides else "")
    return t.sentence(words, end.clause, "end/ties", "end/winner", "sides")
