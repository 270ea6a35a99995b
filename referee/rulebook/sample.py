"""A deal of a log that ships with the game, told trick by trick as it is judged by the rules of this book.

Nothing is told of a log that these rules do not find clean: then the next one is tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from referee.adjudicate import LedgerEntry, LiveTable, Outcome
from referee.adjudicate.verdict import ChipsEntry
from referee.cards import UNKNOWN, Notation
from referee.errors import RefereeError
from referee.log import Log, ReadingLimits, read_path
from referee.rulebook.book import Block, Paragraph, Row, Sentence, Table
from referee.rulebook.selections import listing, suit_in_words
from referee.rulebook.telling import Telling
from referee.rules import Game, Rules
from referee.rules.examples import examples_of
from referee.rules.phase_model import (
    BettingPhase,
    BiddingPhase,
    DealPhase,
    DisplayPhase,
    DrawStep,
    RedealPhase,
    TurnUpPhase,
    TurnUpStep,
)

_VERBS: Final = ("score", "chips", "trick", "cut", "throw-in", "turn", "bet", "display", "bid", "draw")
"""What is left out where these rules know no such act; claims and the cut always are."""
_ONE_CARD: Final = ("play", "turn", "rename", "draw")
_CARDS: Final = ("throw-in", "display")


@dataclass
class _Trick:
    """One trick as it was played."""

    trump: str
    lead: str = ""
    cards: list[tuple[str, str, list[str]]] = field(default_factory=list)  # who, which card, what it stood for
    winner: str = ""
    drawn: list[str] = field(default_factory=list)
    turned: str = ""
    scored: list[LedgerEntry] = field(default_factory=list)


@dataclass
class _Deal:
    """One deal as it was played."""

    dealer: str
    hands: dict[str, str]
    scores_before: dict[str, int]
    before: list[tuple[str, str, tuple[LedgerEntry, ...]]] = field(default_factory=list)  # cards turned up
    bets: list[tuple[str, object]] = field(default_factory=list)
    bids: dict[str, str] = field(default_factory=dict)
    shown: dict[str, str] = field(default_factory=dict)
    tricks: list[_Trick] = field(default_factory=list)
    after: list[LedgerEntry] = field(default_factory=list)
    chips: list[ChipsEntry] = field(default_factory=list)
    scores: dict[str, int] = field(default_factory=dict)
    winners: list[str] = field(default_factory=list)
    clean: bool = True
    whole: bool = False


def tell_sample(t: Telling, game: Game) -> tuple[Block, ...]:
    """A whole deal of an example that these rules find clean; nothing where there is none.

    One in which not all tricks go to one player is the better example.
    """
    dull: tuple[Log, _Deal] | None = None
    for log in _logs(t, game):
        for deal in _play(t, log):
            if len({trick.winner for trick in deal.tricks}) > 1:
                return tuple(_told(t, log, deal))
            dull = dull or (log, deal)
    return tuple(_told(t, *dull)) if dull is not None else ()


def _logs(t: Telling, game: Game) -> list[Log]:
    """The examples of a game, first those in the notation of this book."""
    found = []
    for path in examples_of(game).values():
        found += [log for log in read_path(str(path), ReadingLimits()) if log.model is not None]
    found = [log for log in found if log.model is not None and log.model.game == game.name]
    return sorted(found, key=lambda log: log.model is None or log.model.notation != t.notation_name)


# --- playing ---


def _rules(t: Telling, log: Log) -> Rules:
    """The rules of this book, with those options that the log has agreed on."""
    agreed = log.value.get("options") or {}
    options = {name: agreed.get(name, value) for name, value in t.rules.options.items()}
    return replace(t.rules, options=options)


def _names(t: Telling, seats: Sequence[str]) -> dict[str, str]:
    """The seats as this language calls them."""
    compass = {"North": 0, "East": 1, "South": 2, "West": 3}
    words = t.say("sample-compass").split()
    return {seat: words[compass[seat]] if seat in compass else seat for seat in seats}


def _play(t: Telling, log: Log) -> Iterator[_Deal]:
    """Play the log by these rules, and yield the deals that are whole and clean."""
    assert log.model is not None
    names = _names(t, log.model.seats)
    rules = _rules(t, log)
    notation = rules.notations.get(log.model.notation)
    try:
        live = LiveTable(rules, list(names.values()), notation=t.notation_name, lang=t.lang)
    except RefereeError:
        return
    if notation is None:
        return
    deal: _Deal | None = None
    for act in _acts(t, log, names, notation):
        if deal is not None and "rename" not in act:
            _finish_trick(deal, live)
        if "deal" in act and deal is not None:
            if deal.clean and deal.whole:
                yield deal
            deal = None
        seat = str(act.get("by") or live.legal().seat or "")
        scores = live.scores
        outcome = live.do({**act, "by": seat} if seat else act)
        if not outcome.applied:
            return
        if "deal" in act:
            deal = _begun(seat, act, scores)
        if deal is not None:
            deal.clean = deal.clean and outcome.finding is None and not outcome.proven
            _record(t, deal, seat, act, outcome, live)
        if live.finished:
            break
    if deal is not None:
        _finish_trick(deal, live)
        if deal.clean and deal.whole:
            yield deal


def _verbs(t: Telling) -> set[str]:
    """The acts that these rules have, beside dealing and playing."""
    kinds: dict[type, str] = {
        RedealPhase: "throw-in",
        TurnUpPhase: "turn",
        TurnUpStep: "turn",
        DrawStep: "draw",
        BettingPhase: "bet",
        DisplayPhase: "display",
        BiddingPhase: "bid",
    }
    return {kinds[type(part)] for part in [*t.rules.dealt, *t.rules.after_tricks] if type(part) in kinds}


def _begun(seat: str, act: Mapping[str, Any], scores: dict[str, int]) -> _Deal | None:
    """A deal whose hands are all known."""
    hands = act["deal"]
    known = all(isinstance(hand, str) and "x" not in hand.split() for hand in hands.values())
    if set(hands) != set(scores) or not known:
        return None
    return _Deal(seat, dict(hands), scores)


def _acts(t: Telling, log: Log, names: Mapping[str, str], notation: Notation) -> Iterator[dict[str, Any]]:
    """The events of a log in this book's notation and names, a card in each, as far as these rules have such acts."""
    piles = {phase.stock for phase in t.rules.phases.values() if isinstance(phase, DealPhase)}
    known = _verbs(t)

    def card(text: object) -> str:
        index = notation.read(str(text))
        return "x" if index is None or index == UNKNOWN else t.notation.written[index]

    def cards(text: object) -> Any:
        return " ".join(card(word) for word in text.split()) if isinstance(text, str) else text

    for event in log.value["events"]:
        if any(verb in event and verb not in known for verb in _VERBS):
            continue
        act: dict[str, Any] = {}
        for key, value in event.items():
            if key == "by":
                if "turn" not in event:  # these rules may have another turn it up
                    act[key] = names.get(value, value)
            elif key == "deal":
                act[key] = {names.get(seat, seat): cards(hand) for seat, hand in value.items()}
            elif key in _ONE_CARD or key == "as":
                act[key] = card(value)
            elif key in _CARDS or key in piles:
                act[key] = cards(value)
            elif key == "plays":
                act["plays"] = cards(value) if isinstance(value, str) else value
            elif key != "note":
                act[key] = value
        if "plays" in act:
            if not isinstance(act["plays"], str):
                return
            for word in act["plays"].split():
                yield {"play": word}
        else:
            yield act


def _record(t: Telling, deal: _Deal, seat: str, act: Mapping[str, Any], outcome: Outcome, live: LiveTable) -> None:
    """Keep what an act was, and what came of it."""
    points = [entry for entry in outcome.ledger if isinstance(entry, LedgerEntry)]
    deal.chips += [entry for entry in outcome.ledger if isinstance(entry, ChipsEntry)]
    deal.scores = live.scores
    steps = {step.clause for step in t.rules.after_tricks}
    if "play" in act:
        if not deal.tricks or deal.tricks[-1].winner:
            deal.tricks.append(_Trick("", seat))
        deal.tricks[-1].cards.append((seat, act["play"], [act["as"]] if "as" in act else []))
    elif "rename" in act:
        for _, _, names in reversed(deal.tricks[-1].cards):
            if names:
                names.append(act["rename"])
                break
    elif "turn" in act:
        if deal.tricks:
            deal.tricks[-1].turned = act["turn"]
        else:
            deal.before.append((seat, act["turn"], tuple(points)))
            points = []
    elif "draw" in act and deal.tricks:
        deal.tricks[-1].drawn.append(act["draw"])
    elif "bid" in act:
        deal.bids[seat] = str(act["bid"])
    elif "bet" in act:
        deal.bets.append((seat, act["bet"]))
    elif "display" in act:
        deal.shown[seat] = act["display"]
    for entry in points:
        if entry.clause in steps and deal.tricks:
            deal.tricks[-1].scored.append(entry)
        else:
            deal.after.append(entry)
    verdict = live.verdict() if live.finished else None
    deal.winners = list(verdict.winners or ()) if verdict else []


def _finish_trick(deal: _Deal, live: LiveTable) -> None:
    """Once each has played, the referee is asked who has won."""
    if not deal.tricks or deal.tricks[-1].winner:
        return
    folded = sum(bet == "fold" for _, bet in deal.bets)
    if len(deal.tricks[-1].cards) < len(deal.hands) - folded:
        return
    deal.tricks[-1].winner = next((seat for seat in deal.hands if live.can({"trick": seat})), "?")
    played = sum(len(trick.cards) for trick in deal.tricks)
    drawn = sum(len(trick.drawn) for trick in deal.tricks)
    out = {seat for seat, bet in deal.bets if bet == "fold"}
    dealt = sum(len(hand.split()) for seat, hand in deal.hands.items() if seat not in out)
    deal.whole = live.finished or played == dealt + drawn


# --- telling ---


def _told(t: Telling, log: Log, deal: _Deal) -> Iterator[Block]:
    sentences = [t.sentence("sample-intro", None, key="sample/intro", dealer=deal.dealer)]
    if any(deal.scores_before.values()):
        scores = _standing(t, deal, deal.scores_before)
        sentences.insert(0, t.sentence("sample-before", None, key="sample/before", scores=scores))
    agreed = log.value.get("options") or {}
    differing = [
        t.say("sample-option", name=t.words(t.model.options[name].name), value=value)
        for name, value in agreed.items()
        if name in t.model.options and value != t.rules.options.get(name)
    ]
    if differing:
        options = listing(t, differing)
        sentences.insert(0, t.sentence("sample-options", None, key="sample/options", options=options))
    yield Paragraph(tuple(sentences))
    yield _hands(t, deal)
    if deal.bets:
        yield Paragraph((_bets(t, deal),))
    for number, (seat, card, scored) in enumerate(deal.before):
        yield Paragraph((_turned(t, number, seat, card, scored),))
    yield Paragraph((t.sentence("sample-tricks-intro", None, key="sample/tricks-intro"),))
    yield _tricks(t, deal)
    if deal.after:
        yield Paragraph((t.sentence("sample-scores-intro", None, key="sample/scores-intro"),))
        yield _scores(t, deal)
    last = []
    if any(deal.scores.values()):
        last.append(t.sentence("sample-total", None, key="sample/total", scores=_standing(t, deal, deal.scores)))
    if deal.winners:
        players = listing(t, deal.winners)
        words = "sample-won" if len(deal.winners) == 1 else "sample-won-together"
        last.append(t.sentence(words, None, key="sample/won", players=players))
    if last:
        yield Paragraph(tuple(last))
    if deal.chips:
        yield Paragraph((t.sentence("sample-chips-intro", None, key="sample/chips-intro"),))
        yield _chips(t, deal)


def _standing(t: Telling, deal: _Deal, scores: Mapping[str, int]) -> str:
    """How it stands: the points of each side."""
    sides: dict[int, list[str]] = {}
    for seat in scores:
        sides.setdefault(_side(t, deal, seat), []).append(seat)
    told = [(listing(t, seats), scores[seats[0]]) for seats in sides.values()]
    return ", ".join(t.say("sample-score", player=player, points=_number(points)) for player, points in told)


def _hands(t: Telling, deal: _Deal) -> Table:
    head = [t.say("sample-head-player"), t.say("sample-head-hand")]
    columns: list[Mapping[str, str]] = []
    if deal.shown:
        head.append(t.say("sample-head-display"))
        columns.append(deal.shown)
    if deal.bids:
        head.append(t.say("sample-head-bid"))
        columns.append(deal.bids)
    out = {seat for seat, bet in deal.bets if bet == "fold"}
    rows = [
        Row(f"hand-{number}", (seat, hand, *(column.get(seat, _none(t, seat, out)) for column in columns)))
        for number, (seat, hand) in enumerate(deal.hands.items())
    ]
    return Table("sample/hands", t.say("sample-hands"), tuple(head), tuple(rows))


def _none(t: Telling, seat: str, out: set[str]) -> str:
    return t.say("sample-folded") if seat in out else "–"


def _bets(t: Telling, deal: _Deal) -> Sentence:
    told, highest = [], 0
    for seat, bet in deal.bets:
        if isinstance(bet, int):
            words = "sample-bet-raise" if highest else "sample-bet-number"
            highest = bet
        else:
            words = f"sample-bet-{bet}"
        told.append(t.say(words, player=seat, bet=bet))
    return t.sentence("sample-bets", None, key="sample/bets", bets=", ".join(told))


def _turned(t: Telling, number: int, seat: str, card: str, scored: Sequence[LedgerEntry]) -> Sentence:
    key = f"sample/turned/{number}"
    if not scored:
        return t.sentence("sample-turned", None, key=key, player=seat, card=card)
    points, clause = sum(entry.points for entry in scored), scored[0].clause
    return t.sentence("sample-turned-scores", clause, key=key, player=seat, card=card, points=points, rule=clause)


def _trumps(t: Telling, deal: _Deal) -> list[str]:
    """The trump suit of each trick, where it changes."""
    found = []
    card = deal.before[-1][1] if deal.before else ""
    for trick in deal.tricks:
        index = t.notation.read(card) if card else None
        found.append(t.say("sample-no-trump") if index is None else _suit(t, index))
        card = trick.turned or card
    return found


def _suit(t: Telling, card: int) -> str:
    suit = t.rules.cards.suit[card]
    sign = t.notation.suit_signs.get(suit, suit)
    return suit_in_words(t, suit) if sign.isalpha() else sign


def _tricks(t: Telling, deal: _Deal) -> Table:
    trumps = _trumps(t, deal) if t.changes_trumps else []
    drawn = any(trick.drawn for trick in deal.tricks)
    turned = any(trick.turned for trick in deal.tricks)
    scored = any(trick.scored for trick in deal.tricks)
    head = ["sample-head-trick"]
    head += ["sample-head-trump"] if trumps else []
    head += ["sample-head-lead", "sample-head-cards", "sample-head-winner"]
    head += ["sample-head-drawn"] if drawn else []
    head += ["sample-head-turned"] if turned else []
    head += ["sample-head-points", "sample-head-why", "sample-head-clause"] if scored else []
    rows = []
    for number, trick in enumerate(deal.tricks):
        cells = [str(number + 1)]
        cells += [trumps[number]] if trumps else []
        cells += [trick.lead, ", ".join(_card(t, card, names) for _, card, names in trick.cards), trick.winner]
        cells += [", ".join(trick.drawn)] if drawn else []
        cells += [trick.turned] if turned else []
        if scored:
            why = "; ".join(dict.fromkeys(entry.why for entry in trick.scored if entry.why))
            cells += [_points(trick.scored), why, ", ".join(dict.fromkeys(entry.clause for entry in trick.scored))]
        clauses = list(dict.fromkeys(entry.clause for entry in trick.scored))
        rows.append(Row(f"trick-{number + 1}", tuple(cells), clauses[0] if len(clauses) == 1 else None))
    return Table("sample/tricks", t.say("sample-tricks"), tuple(t.say(w) for w in head), tuple(rows), numbers=(0,))


def _card(t: Telling, card: str, names: Sequence[str]) -> str:
    """A card as it was played, with what it stood for."""
    if not names:
        return card
    if len(names) == 1:
        return t.say("sample-as", card=card, other=names[0])
    return t.say("sample-renamed", card=card, other=names[0], name=names[-1])


def _number(points: int) -> str:
    return str(points).replace("-", "−")


def _points(scored: Sequence[LedgerEntry]) -> str:
    by_seat: dict[str, list[int]] = {}
    for entry in scored:
        by_seat.setdefault(entry.seat, []).append(entry.points)
    told = []
    for seat, points in by_seat.items():
        total = f" = {_number(sum(points))}" if len(points) > 1 else ""
        told.append(f"{seat} {' + '.join(map(_number, points))}{total}")
    return ", ".join(told)


def _scores(t: Telling, deal: _Deal) -> Table:
    """What was counted after the tricks; partners, who score the same for the same, stand in one row."""
    head = ("sample-head-player", "sample-head-points", "sample-head-why", "sample-head-clause")
    alike: dict[tuple[str, int, str, int], list[str]] = {}
    for entry in deal.after:
        side = _side(t, deal, entry.seat)
        alike.setdefault((entry.clause, entry.points, entry.why, side), []).append(entry.seat)
    rows = tuple(
        Row(f"score-{number}", (listing(t, seats), _number(points), why, clause), clause)
        for number, ((clause, points, why, _), seats) in enumerate(alike.items())
    )
    return Table("sample/scores", t.say("sample-scores"), tuple(t.say(words) for words in head), rows, numbers=(1,))


def _side(t: Telling, deal: _Deal, seat: str) -> int:
    """Which side a player belongs to; without sides each is one."""
    place = list(deal.hands).index(seat)
    return place if t.model.sides is None else place % t.model.sides.count


def _chips(t: Telling, deal: _Deal) -> Table:
    head = ("sample-head-from", "sample-head-to", "sample-head-chips", "sample-head-why", "sample-head-clause")

    def account(name: str) -> str:
        kind, _, rest = name.partition(":")
        return t.words(t.model.pots[rest].name) if kind == "pot" and rest in t.model.pots else rest

    rows = tuple(
        Row(
            f"chips-{number}",
            (account(entry.source), account(entry.target), str(entry.chips), entry.why, entry.clause),
            entry.clause,
        )
        for number, entry in enumerate(deal.chips)
    )
    return Table("sample/chips", t.say("sample-chips"), tuple(t.say(words) for words in head), rows, numbers=(2,))
