"""Points as prose and as tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from referee.rulebook.book import Block, Paragraph, Row, Sentence, Table
from referee.rulebook.formulas import amount_in_words, cases, tabulated
from referee.rulebook.imagined import Imagined, deal_places, imagined, usual_hand, usual_players
from referee.rulebook.seats import after_betting, by_clause, folding_in, options_in, plain
from referee.rulebook.selections import listing, number_in_words
from referee.rulebook.telling import Telling
from referee.rules.phase_model import ScorePhase
from referee.rules.rules import HOLE, SCORE_SCOPE

_MOST_LETTERS: Final = 120
"""Of an amount that is told in a sentence."""
_LEAST_LETTERS: Final = 30
"""Of an amount that is worth a name of its own within another."""
_MOST_BIDS: Final = 6
_MOST_TRICKS: Final = 8
_OF_SIDE: Final = "total(side,tricks(me))"
_BY_BID: Final = frozenset({"bid", "tricks", "min", "max", "abs", "if"})
_MORE: Final = re.compile(r"\b(hand_size|players|deal_no|trick_no)\b")


def tell_score(t: Telling, name: str, phase: ScorePhase) -> tuple[Block, ...]:
    """What is scored when the tricks are over: who scores, how much, what limits a loss, and an example.

    Args:
        t: The telling.
        name: The phase's id.
        phase: The phase.
    """
    at = f"phases/{name}"
    head = _head(t, name, phase)
    tables = tuple(_tables(t, at, phase))
    tail = [sentence for sentence in (_floor(t, at, phase), _example(t, at, phase)) if sentence is not None]
    return (head, *tables, *([t.paragraph(*tail)] if tail else []))


def _head(t: Telling, name: str, phase: ScorePhase) -> Paragraph:
    """Who scores, and how much: in one sentence where that can be done, else in the words of the clause."""
    at = f"phases/{name}"
    folded = after_betting(t, name)
    who = "each" if phase.to == "active" and not folded else phase.to + ("-folded" if folded else "")
    amount = amount_in_words(t, phase.amount, "points", "accusative")
    hand = deal_places(t.rules) if "hand_size" in str(phase.amount) else ()
    places = (f"{at}/amount", f"{at}/to", *options_in(phase.amount, t), *folding_in(t), *hand)
    by_cases = bool(cases(t, phase.amount))
    short = len(amount) <= _MOST_LETTERS and "(" not in amount and not amount.startswith(t.say("score-as-many"))
    if short and not by_cases:
        return t.paragraph(t.sentence(f"score-amount-{who}", phase.clause, *places, amount=amount))
    told = [by_clause(t, phase.clause, f"{at}/amount", *places, f"{at}/clause")]
    if not by_cases:
        exactly = amount_in_words(t, phase.amount, "points")
        upon = built_upon(t, name)
        for other in upon:
            words = "score-by-sides" if t.model.sides else "score-by"
            clause = score_phase(t, other).clause
            if _alone(t, clause):
                exactly = exactly.replace(_number(t, other), t.say(words, clause=clause))
        by = (f"phases/{other}/{what}" for other in upon for what in ("amount", "clause"))
        told.append(t.sentence("score-exactly", phase.clause, *places, *by, key=f"{at}/amount/exactly", amount=exactly))
        if later := _later(t, name, phase):
            named = listing(t, [score_phase(t, other).clause for other in later])
            by = (f"phases/{other}/clause" for other in later)
            told.append(t.sentence("score-before", phase.clause, "sequence", *by, key=f"{at}/before", clauses=named))
    if folded:  # else it is for all, and the clause speaks of whoever it is
        told.append(t.sentence(f"score-to-{who}", phase.clause, *places, key=f"{at}/to"))
    return t.paragraph(*told)


def in_order(t: Telling) -> list[str]:
    """The phases in the order in which they are told: that of play, but points reckoned from others after those."""
    names = list(t.rules.sequence)
    for name in t.rules.sequence:
        upon = built_upon(t, name)
        last = max(map(names.index, upon), default=-1)
        if last > names.index(name):
            names.insert(last, names.pop(names.index(name)))
    return names


def built_upon(t: Telling, name: str) -> tuple[str, ...]:
    """The other points from which the points of a phase are reckoned: their amount, in words, is a part of its own."""
    phase = t.rules.phases[name]
    if not isinstance(phase, ScorePhase):
        return ()
    own = amount_in_words(t, phase.amount, "points")
    found = []
    for other in t.rules.sequence:
        scored = t.rules.phases[other]
        if other != name and isinstance(scored, ScorePhase) and scored.to == phase.to:
            number = _number(t, other)
            if len(number) > _LEAST_LETTERS and number in own:
                found.append(other)
    return tuple(found)


def _alone(t: Telling, clause: str) -> bool:
    """By this clause only one thing is scored, so that it can stand for what that is."""
    phases = (t.rules.phases[name] for name in t.rules.sequence)
    return sum(isinstance(phase, ScorePhase) and phase.clause == clause for phase in phases) == 1


def score_phase(t: Telling, name: str) -> ScorePhase:
    """A phase that is known to score."""
    phase = t.rules.phases[name]
    assert isinstance(phase, ScorePhase), name
    return phase


def _number(t: Telling, name: str) -> str:
    """What a phase scores, as a number."""
    return amount_in_words(t, score_phase(t, name).amount)


def _later(t: Telling, name: str, phase: ScorePhase) -> list[str]:
    """The phases whose points are told before those of a phase, but written down after them, where that matters."""
    if "score(" not in plain(phase.amount):
        return []
    told, played = in_order(t), list(t.rules.sequence)
    first = set(played[: played.index(name)])
    return [other for other in told[: told.index(name)] if other not in first]


def _tables(t: Telling, at: str, phase: ScorePhase) -> Iterator[Table]:
    """The amount as a table: by bid and tricks, by tricks alone, or case by case."""
    if told := cases(t, phase.amount):
        places = (f"{at}/amount", *options_in(phase.amount, t))
        rows = tuple(
            Row(f"{at}/amount/case/{place}", (case.when, case.amount), phase.clause, places)
            for place, case in enumerate(told)
        )
        head = (t.say("score-when"), t.say("score-points"))
        yield Table(f"{at}/amount/cases", t.say("score-cases"), head, rows, phase.clause, places)
    for table in (_by_bid(t, at, phase), _by_tricks(t, at, phase)):
        if table is not None:
            yield table


def _by_bid(t: Telling, at: str, phase: ScorePhase) -> Table | None:
    """The points for each bid and each number of tricks, where nothing else counts."""
    amount = t.rules.expression(phase.amount, "number", SCORE_SCOPE)
    if t.model.sides is not None or _MORE.search(amount.text) or not {"bid", "tricks"} <= amount.asks <= _BY_BID:
        return None
    players = usual_players(t.rules)
    most = usual_hand(t.rules, players)
    tricks = range(min(most + 1, _MOST_TRICKS))
    rows = []
    for bid in range(min(most + 1, _MOST_BIDS)):
        points = [
            amount.value(imagined(t.rules, players, bids=[bid] * players, tricks=[won] * players), 0, 0)
            for won in tricks
        ]
        cells = (t.say("score-bid", bid=bid), *map(_signed, points))
        rows.append(Row(f"{at}/amount/bid/{bid}", cells, phase.clause, (f"{at}/amount", *deal_places(t.rules))))
    head = ("", *(t.say("score-trick" if won == 1 else "score-tricks", tricks=won) for won in tricks))
    numbers = tuple(range(1, len(head)))
    caption, places = t.say("score-by-bid"), (f"{at}/amount", *deal_places(t.rules))
    return Table(f"{at}/amount/by-bid", caption, head, tuple(rows), phase.clause, places, numbers)


def _by_tricks(t: Telling, at: str, phase: ScorePhase) -> Table | None:
    """The points for each number of tricks, where nothing else counts and they do not simply grow with it."""
    tricks_of_side = plain(phase.amount).replace(_OF_SIDE, "tricks(me)")
    worth = tabulated(t, tricks_of_side, SCORE_SCOPE)
    if not worth:
        return None
    step = worth[-1][1] - worth[-2][1] if len(worth) > 1 else 0
    if all(points == step * won for won, points in worth):
        return None
    rows = [
        Row(f"{at}/amount/tricks/{first}", (span(t, first, last), _signed(points)), phase.clause, (f"{at}/amount",))
        for first, last, points in runs(worth)
    ]
    head = (t.say("score-head-tricks"), t.say("score-points"))
    caption = t.say("score-by-tricks")
    return Table(f"{at}/amount/by-tricks", caption, head, tuple(rows), phase.clause, (f"{at}/amount",), (0, 1))


def runs(worth: Sequence[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Neighbours that are worth the same taken together: the first, the last, and what each is worth.

    Six tricks are worth nothing, the seventh is:

    >>> runs([(5, 0), (6, 0), (7, 1)])
    [(5, 6, 0), (7, 7, 1)]
    """
    runs: list[tuple[int, int, int]] = []
    for won, points in worth:
        if runs and runs[-1][2] == points:
            runs[-1] = (runs[-1][0], won, points)
        else:
            runs.append((won, won, points))
    return runs


def span(t: Telling, first: int, last: int) -> str:
    """A number, or all numbers from one to another."""
    return str(first) if first == last else t.say("score-span", first=first, last=last)


def _signed(points: int) -> str:
    """A number as a table shows it, with a real minus sign.

    >>> _signed(25), _signed(-10)
    ('25', '−10')
    """
    return f"−{-points}" if points < 0 else str(points)


def _floor(t: Telling, at: str, phase: ScorePhase) -> Sentence | None:
    """How far a score may fall."""
    if phase.floor is None:
        return None
    if phase.floor == 0:
        return t.sentence("score-floor-zero", phase.clause, f"{at}/floor")
    return t.sentence("score-floor", phase.clause, f"{at}/floor", floor=number_in_words(t, -phase.floor))


def _example(t: Telling, at: str, phase: ScorePhase) -> Sentence | None:
    """What is written on the score sheet in a deal that is made up: the reason in its own words, and the points."""
    why = t.words(phase.why)
    if not why:
        return None
    places = (f"{at}/why", f"{at}/amount", *deal_places(t.rules))
    amount = t.rules.expression(phase.amount, "number", SCORE_SCOPE).value
    for deal in _deals(t):
        points = amount(deal, 0, 0)
        if points:
            reason = _filled(t, why, deal)
            words = "score-example" if points > 0 else "score-example-lost"
            return t.sentence(words, phase.clause, *places, reason=reason, points=_on_sheet(t, abs(points)))
    return t.sentence("score-why", phase.clause, *places, reason=HOLE.sub("…", why))


def _on_sheet(t: Telling, points: int) -> str:
    return t.say("score-sheet-one") if points == 1 else t.say("score-sheet-many", n=points)


def _filled(t: Telling, why: str, deal: Imagined) -> str:
    """A reason with its numbers put in."""

    def number(hole: re.Match[str]) -> str:
        return str(t.rules.expression(hole[1], "number", SCORE_SCOPE).value(deal, 0, 0))

    return HOLE.sub(number, why)


def _deals(t: Telling) -> Iterator[Imagined]:
    """Deals in which something may have been scored: a bid made with a trick to spare, one made, a bid of nothing."""
    players = usual_players(t.rules)
    most = usual_hand(t.rules, players)
    others = max(players - 1, 1)
    nil = _first_word(t)
    for score in (0, 58):
        for mine, bid in ((most // players + 1, most // players), (most // players + 1, most // players + 1), (0, 0)):
            won = min(mine, most)
            rest = most - won
            shares = [rest // others + (1 if seat < rest % others else 0) for seat in range(others)]
            tricks = [won, *shares[: players - 1]]
            bids = [bid, *(max(1, share - 1) for share in tricks[1:])]
            for word in dict.fromkeys((-1, nil if bid == 0 else -1)):
                yield imagined(
                    t.rules,
                    players,
                    hand_size=most,
                    tricks=tricks,
                    bids=bids,
                    said=[word, *([-1] * (players - 1))],
                    scores=[score] * players,
                )


def _first_word(t: Telling) -> int:
    """The place of a word that counts as nothing and is more than a spelling, to be bid in an example."""
    for phase in t.rules.dealt:
        for place, name in enumerate(getattr(phase, "words", {})):
            word = phase.words[name]  # type: ignore[union-attr]
            if word.counts == 0 and not word.spelling:
                return place
    return -1


def tell_sides(t: Telling) -> tuple[Block, ...]:
    """Who are partners; nothing where everybody plays alone."""
    sides = t.model.sides
    if sides is None:
        return ()
    counts = t.model.players.count
    count = sides.count
    opposite = all(players == 2 * count for players in counts)
    words = "partners-opposite" if opposite else "partners-turns"
    if count == 2 and not opposite:
        words = "partners-second"
    numbers = {"sides": number_in_words(t, count), "players": number_in_words(t, max(counts))}
    return (
        t.paragraph(
            t.sentence(words, sides.clause, "sides/count", **numbers),
            t.sentence("partners-score", sides.clause, "sides", key="sides/score"),
        ),
    )
