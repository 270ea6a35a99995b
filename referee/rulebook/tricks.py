"""The tricks: who leads, what may be played, who wins, what happens then."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from referee.rulebook.book import Block, Items, Paragraph, Row, Sentence, Table
from referee.rulebook.cards import value_head
from referee.rulebook.deals import turned_score
from referee.rulebook.formulas import amount_in_words, cases, condition_in_words
from referee.rulebook.needs import hand_size
from referee.rulebook.selections import cards_in_words, number_in_words
from referee.rulebook.telling import Telling
from referee.rules.phase_model import (
    DealPhase,
    DrawStep,
    PlayPhase,
    Rung,
    ScoreStep,
    TurnUpPhase,
    TurnUpStep,
    Veto,
    vetoes_of,
)

_FIRST_TRICKS: Final = re.compile(r"trick_no\s*>\s*(\d+)")
_HALVES: Final = re.compile(r"if\(\s*trick_no\s*>\s*(\d+)\s*,\s*(-?\d+)\s*,\s*(-?\d+)\s*\)")
_TRICK_SUM: Final = re.compile(r"sum\(trick,\s*([a-z0-9-]+)\)")
_NUMBER: Final = re.compile(r"-?\d+")


def tell_tricks(t: Telling, name: str, phase: PlayPhase) -> tuple[Block, ...]:
    """The whole play of a deal."""
    at = f"phases/{name}"
    blocks: list[Block] = [
        Paragraph(tuple(_play(t, at, phase))),
        Paragraph(tuple(_lead(t, at, phase))),
        Paragraph(tuple(_follow(t, at, phase))),
        Paragraph(tuple(_win(t, at, phase))),
    ]
    blocks += _after(t, at, phase)
    return tuple(blocks)


def _several(t: Telling) -> str:
    """How the players are called: two, several, or those who have not folded."""
    return "folding" if t.folding else "two" if t.two else "several"


# --- how many, and in which turn ---


def _play(t: Telling, at: str, phase: PlayPhase) -> Iterator[Sentence]:
    count = _count(t)
    if count is None:
        words = "tricks-until" if t.draw is not None else "tricks-dealt"
        yield t.sentence(words, phase.clause, at, key=f"{at}/count")
    else:
        yield t.sentence("tricks-count", phase.clause, at, key=f"{at}/count", count=number_in_words(t, count))
    yield t.sentence(f"tricks-turn-{_several(t)}", phase.clause, at, key=f"{at}/turn")


def _count(t: Telling) -> int | None:
    """How many tricks there are in each deal, where the rules fix it."""
    deal = next((phase for phase in t.rules.dealt if isinstance(phase, DealPhase)), None)
    if deal is None:
        return None
    counts = {(players, hand_size(t, deal, players)) for players in t.model.players.count}
    if len({size for _, size in counts}) != 1:
        return None
    players, size = next(iter(counts))
    if size is None or t.draw is None:
        return size
    if len(counts) > 1 or t.draw.turned is None:
        return None
    return size + (t.rules.pack_for(players).bit_count() - size * players) // players


# --- the lead ---


def _lead(t: Telling, at: str, phase: PlayPhase) -> Iterator[Sentence]:
    lead, place = phase.lead, f"{at}/lead"
    who = lead.first + ("-two" if t.two and lead.first == "left-of-dealer" else "")
    yield t.sentence(f"lead-{who}", lead.clause, f"{place}/first")
    if t.folding and lead.first != "left-of-dealer-or-last-raiser":
        yield t.sentence("lead-folded", lead.clause, f"{place}/first", key=f"{place}/folded")
    yield t.sentence("lead-then", lead.clause, place, key=f"{place}/then")
    vetoes = vetoes_of(lead.veto)
    if not vetoes:
        yield t.sentence("lead-any", lead.clause, f"{place}/veto")
    for number, veto in enumerate(vetoes):
        yield _veto(t, "lead", _place(f"{place}/veto", number, isinstance(lead.veto, list)), number, veto)


def _place(place: str, number: int, listed: bool) -> str:
    return f"{place}/{number}" if listed else place


def _veto(t: Telling, of: str, place: str, number: int, veto: Veto) -> Sentence:
    """What may not be led, or not be played to a lead, and when it may."""
    key = place if place.endswith("veto") else f"{place.rpartition('/')[0]}" + (f"/{number}" if number else "")
    cards = t.capital(cards_in_words(t, veto.cards, "plural", "accusative"))
    if veto.unless is None:
        return t.sentence(f"{of}-veto", veto.clause, place, key=key, cards=cards)
    first = _FIRST_TRICKS.fullmatch(veto.unless.strip())
    if first is not None and of == "follow" and int(first[1]) < 2:
        words = "follow-veto-first" if first[1] == "0" else "follow-veto-second"
        return t.sentence(words, veto.clause, place, key=key, cards=cards)
    condition = condition_in_words(t, veto.unless)
    return t.sentence(f"{of}-veto-unless", veto.clause, place, key=key, cards=cards, condition=condition)


# --- what may be played to a lead ---


def _follow(t: Telling, at: str, phase: PlayPhase) -> Iterator[Sentence]:
    follow, place = phase.follow, f"{at}/follow"
    rungs = [
        (number, *_rung(entry, follow.clause))
        for number, entry in enumerate(follow.ladder)
        if t.trumps or _rung(entry, "")[0] != "trump"
    ]
    if len(rungs) == 1:
        yield t.sentence("follow-any", rungs[0][2], f"{place}/ladder")
    elif len(rungs) == 2 and rungs[0][1] == "led":
        some = "two" if t.two else "several"
        yield t.sentence(f"follow-led-{some}", rungs[0][2], f"{place}/ladder", f"{place}/ladder/0")
        yield t.sentence("follow-void", rungs[1][2], f"{place}/ladder/1", key=f"{place}/void")
    else:
        for turn, (number, cards, clause) in enumerate(rungs):
            where = "last" if turn == len(rungs) - 1 else "next" if turn else "first"
            words = f"follow-{where}" if where == "last" else f"follow-{where}-{'led' if cards == 'led' else 'cards'}"
            told = _one(t, cards)
            yield t.sentence(words, clause, f"{place}/ladder/{number}", f"{place}/ladder", cards=told)
    for number, entry in enumerate(follow.permit):
        cards, clause = _rung(entry, follow.clause)
        if t.trumps or cards != "trump":
            words = t.capital(cards_in_words(t, cards, "plural", "accusative"))
            yield t.sentence("follow-permit", clause, f"{place}/permit/{number}", cards=words)
    for number, veto in enumerate(vetoes_of(follow.veto)):
        yield _veto(t, "follow", _place(f"{place}/veto", number, isinstance(follow.veto, list)), number, veto)


def _rung(entry: str | Rung, clause: str) -> tuple[str, str]:
    return (entry.cards, entry.clause) if isinstance(entry, Rung) else (entry, clause)


def _one(t: Telling, cards: str) -> str:
    return t.say("follow-one-trump") if cards == "trump" else cards_in_words(t, cards, "one", "accusative")


# --- who wins ---


def _win(t: Telling, at: str, phase: PlayPhase) -> Iterator[Sentence]:
    win, place = phase.win, f"{at}/win"
    tiers = [(number, tier) for number, tier in enumerate(win.tiers) if t.trumps or tier != "trump"]
    for turn, (number, tier) in enumerate(tiers):
        known = tier if tier in ("trump", "led", "any") else "cards"
        what = t.say(
            f"win-{win.pick}-{known}",
            cards="" if known != "cards" else cards_in_words(t, tier, "plural", "dative"),
        )
        words = "win-first" if not turn else "win-next-trump" if tiers[turn - 1][1] == "trump" else "win-next"
        where = f"{place}/tiers/{number}"
        yield t.sentence(
            words, win.clause, where, f"{place}/pick", key=f"{place}/{turn}", what=t.capital(what) if not turn else what
        )
    plain = [tier for _, tier in tiers] == ["trump", "led"] and win.pick == "highest"
    if t.two and plain and t.model.wild is None:
        yield t.sentence("win-two", win.clause, f"{place}/tiers", key=f"{place}/others")
    elif tiers[-1][1] == "led":
        yield t.sentence(
            "win-never" if len(tiers) > 1 else "win-never-led", win.clause, f"{place}/tiers", key=f"{place}/others"
        )
    yield t.sentence("win-takes", None, key=f"{place}/takes")


# --- after each trick ---


def _after(t: Telling, at: str, phase: PlayPhase) -> list[Block]:
    """What happens after a trick: one thing in a paragraph, several as a list in order."""
    if not phase.after:
        return []
    steps: list[tuple[Sentence, ...]] = []
    tables: list[Block] = []
    for number, step in enumerate(phase.after):
        place = f"{at}/after/{number}"
        key = f"{at}/after/{_key(phase.after, number)}"
        if isinstance(step, ScoreStep):
            told, table = _scored(t, place, key, step)
            steps.append(told)
            tables += table
        elif isinstance(step, DrawStep):
            steps.append(tuple(_drawn(t, place, key, step)))
        else:
            steps.append(tuple(_turned(t, place, key, step)))
    intro = t.sentence("after-intro" if len(steps) > 1 else "after-one", None, key=f"{at}/after")
    return [Paragraph((intro,)), Items(tuple(Paragraph(told) for told in steps), numbered=len(steps) > 1), *tables]


def _key(steps: Sequence[object], number: int) -> str:
    """The kind of a step, and which of its kind it is: the same in a variant that has another step before it."""
    kind = type(steps[number])
    earlier = sum(isinstance(step, kind) for step in steps[:number])
    return kind.__name__.removesuffix("Step").casefold() + (f"-{earlier + 1}" if earlier else "")


def _scored(t: Telling, place: str, key: str, step: ScoreStep) -> tuple[tuple[Sentence, ...], list[Block]]:
    amount = str(step.amount).strip()
    words = f"after-score-{step.to}"
    table = _TRICK_SUM.fullmatch(amount)
    halves = _HALVES.fullmatch(amount)
    places = (f"{place}/amount", f"{place}/to")
    if table is not None:
        column = value_head(t, table[1])
        return (t.sentence(f"{words}-cards", step.clause, *places, key=key, table=column),), []
    if halves is not None:
        args = {
            "first": number_in_words(t, int(halves[1])),
            "early": _points(t, int(halves[3])),
            "late": _points(t, int(halves[2])),
        }
        return (t.sentence(f"{words}-halves", step.clause, *places, key=key, **args),), []
    if _NUMBER.fullmatch(amount):
        return (t.sentence(f"{words}-number", step.clause, *places, key=key, points=_points(t, int(amount))),), []
    found = cases(t, amount)
    if not found:
        return (t.sentence(words, step.clause, *places, key=key, amount=_amount(t, amount)),), []
    rows = tuple(Row(f"case-{n}", (case.when, case.amount), step.clause, places) for n, case in enumerate(found))
    head = (t.say("after-head-when"), t.say("after-head-points"))
    told = t.clause(step.clause, *places)
    return (told,), [Table(f"{key}/cases", t.say("after-cases"), head, rows, step.clause, places)]


def _amount(t: Telling, amount: str) -> str:
    return amount_in_words(t, amount, unit="points", case="accusative")


def _points(t: Telling, points: int) -> str:
    if points == 0:
        return t.say("after-no-point")
    words = "after-point" if abs(points) == 1 else "after-points"
    return t.say(words, count=number_in_words(t, points) if points > 0 else str(points))


def _drawn(t: Telling, place: str, key: str, step: DrawStep) -> Iterator[Sentence]:
    some = _several(t)
    yield t.sentence(f"after-draw-{step.turned or 'apart'}-{some}", step.clause, f"{place}/turned", key=key)
    yield t.sentence("after-draw-until", step.clause, place, key=f"{key}/until")


def _turned(t: Telling, place: str, key: str, step: TurnUpStep) -> Iterator[Sentence]:
    by, trump, clause, score = step.by, step.trump, step.clause, step.score
    yield t.sentence(f"after-turn-{by}", clause, f"{place}/by", key=key)
    before = any(isinstance(phase, TurnUpPhase) for phase in t.rules.dealt)
    if trump:
        words = "after-turn-trump"
    elif t.trumps:
        words = "after-turn-kept"
    else:
        words = "after-turn-none"
    yield t.sentence(words, clause, f"{place}/trump", key=f"{key}/trump")
    if score is not None:
        told = turned_score(t, f"{place}/score", clause, str(score), "winner" if by == "winner" else "anyone")
        yield Sentence(f"{key}/score", told.text, told.clause, told.places)
    if t.draw is None and (trump or score is not None) and before:
        words = "after-turn-last-scores" if score is not None else "after-turn-last"
        yield t.sentence(words, clause, place, key=f"{key}/last")
