"""What one seat may know of a log: its view, which is itself a log.

A seat knows what lay or was said openly, and its own cards. Whatever is told to a seat is worked out from its view
alone, so that nothing else can be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from referee.adjudicate.course import GameCourse
from referee.adjudicate.judging import Bench, Bound, run
from referee.adjudicate.live import given_log
from referee.adjudicate.verdict import Finding, Verdict
from referee.cards import UNKNOWN
from referee.documents import clip, suggest
from referee.errors import RefereeError
from referee.log import Act, Dealt, EventModel, Log, LogModel
from referee.log.binding import Unknown
from referee.log.model import ResultModel
from referee.log.verbs import DEAL, DRAW
from referee.rules import Rules
from referee.rules.phase_model import RedealPhase
from referee.table import Table
from referee.wording import say

_HIDDEN: Final = "x"
_NOTATION: Final = "en"
"""The notation that goes without saying."""
_MOST_TIME: Final = 2**53
_MOST_NAMED: Final = 12


class UnknownSeatError(RefereeError):
    """Nobody of this name sits at the table.

    Args:
        name: The name that was asked for.
        seats: Those that there are.
        lang: The language of the message.
    """

    def __init__(self, name: str, seats: Sequence[str], lang: str = "en") -> None:
        self.near = suggest(name, seats)
        """The seat that was probably meant."""
        words = "unknown-seat" if self.near is None else "unknown-seat-near"
        hint = self.near or ", ".join(seats[:_MOST_NAMED])
        super().__init__(say(words, {"name": clip(name), "hint": hint}, lang))


def seat_view(bench: Bench, log: Log | Mapping[str, Any], seat: str) -> dict[str, Any] | Verdict:
    """What a seat may know of a log, as a log of its own.

    Open is what lay or was said openly: cuts, cards turned up, plays, displays, hands thrown in, bets, bids, names of
    wild cards, claims, the result, and the seat's own cards. Of a hand dealt to another seat only the number of its
    cards is left; the stock and every other pile are left out; a card that another seat draws is an `x`, unless it is
    the one that lay turned up. Notes, `meta` and keys that begin with `_` are dropped; `at` stays where it is a text or
    a number, as a time is. All the rest stays in the log's own words, and every event in its place, so that a pointer
    into the log is one into the view. The view of a view is itself.

    Whether a drawn card lay open is asked of the table as this seat sees it, and never of cards that it cannot see: so
    a fault that only they show cannot be guessed from what is hidden after it.

    A view tells less than its seat may have seen where the log does: a display may be left out, and is taken as shown
    where the hand is known; of the view nobody can tell what was shown, for that hand is hidden there. That never makes
    anything a fault, but may leave an act undecided.

    Args:
        bench: Knows the rules, and the language of messages.
        log: The log, or its plain data.
        seat: The seat's name.

    Returns:
        The view, as plain data; the verdict where the log is unreadable (for one seat: `guarded`).

    Raises:
        UnknownSeatError: Nobody of this name sits at the table.
        RulesError: The game's rules themselves are at fault.
    """
    seen = seat_log(bench, log, seat)
    if isinstance(seen, Verdict):
        return seen
    model = seen.model
    assert model is not None
    given: dict[str, Any] = msgspec.to_builtins(model)
    return {key: given[key] for key in _WRITTEN if key in given and (key, given[key]) != ("notation", _NOTATION)}


_WRITTEN: Final = (
    "format", "id", "game", "rules", "variants", "options", "rulings", "notation", "seats", "events", "result",
)  # fmt: skip
"""The keys of a log in the order in which people write them, those aside that no view has."""


def seat_log(bench: Bench, log: Log | Mapping[str, Any], seat: str) -> Log | Verdict:
    """The view of `seat_view` as a log that can be judged at once; it keeps the log's name and entry.

    Raises:
        UnknownSeatError: Nobody of this name sits at the table.
        RulesError: The game's rules themselves are at fault.
    """
    if not isinstance(seat, str):
        raise RefereeError(f"a seat is a name, not {type(seat).__name__}")
    ready = bench.bound(given_log(bench, log))
    if isinstance(ready, tuple):
        return bench.unreadable(*ready)
    model = ready.log.model
    assert model is not None
    if seat not in model.seats:
        raise UnknownSeatError(seat, model.seats, bench.lang)
    viewer = model.seats.index(seat)
    openly = _throws_in_openly(ready.seating.rules)
    drawn_unseen = _drawn_unseen(ready, viewer)
    events = [
        _seen(event, index, seat, drawn_unseen, openly=openly or event.by == seat)
        for index, event in enumerate(model.events)
    ]
    view = replace(
        model,
        events=events,
        meta=UNSET,
        id=UNSET if ready.log.id is None else ready.log.id,
        rules=model.rules if isinstance(model.rules, UnsetType) else str(model.rules),
    )
    return Log(ready.log.name, ready.log.entry, view)


def _throws_in_openly(rules: Rules) -> bool:
    """Whether a hand that is thrown in is shown; where the game has no such thing, what is said to be shown is."""
    shown = [phase.show == "hand" for phase in rules.dealt if isinstance(phase, RedealPhase)]
    return any(shown) or not shown


# --- one event ---


def _seen(event: EventModel, index: int, seat: str, drawn_unseen: set[int], *, openly: bool) -> EventModel:
    """An event as a seat sees it."""
    if event.note is not UNSET or event.at is not UNSET:
        event = replace(event, note=UNSET, at=event.at if _is_time(event.at) else UNSET)
    if event.deal is not UNSET:
        hands = {name: hand if name == seat else _count(hand) for name, hand in event.deal.items()}
        return replace(event, deal=hands, stock=UNSET)
    if event.draw is not UNSET and index in drawn_unseen:
        return replace(event, draw=_HIDDEN)
    if event.throw_in is not UNSET and not openly:
        return replace(event, throw_in=[_HIDDEN] * _count(event.throw_in))
    return event


def _is_time(value: object) -> bool:
    """Whether `at` can be a time: a text, or a number that every reader takes."""
    if isinstance(value, int | float):
        return not isinstance(value, bool) and abs(value) <= _MOST_TIME  # what is no number is not even that
    return isinstance(value, str)


def _count(cards: str | Sequence[str] | int) -> int:
    """How many cards a hand has, however it is written."""
    return cards if isinstance(cards, int) else len(cards.split() if isinstance(cards, str) else cards)


# --- draws, the one act of which only the table can say who sees its card ---


def _drawn_unseen(ready: Bound, viewer: int) -> set[int]:
    """The events that draw a card which a seat does not see."""
    acts = ready.acts
    if not any(act[0] == DRAW for act in acts):
        return set()
    course = ready.seating.course
    table = course.table()
    unseen: set[int] = set()
    waiting: list[Act] = []
    stopped = False
    for act in acts:
        verb, seat, card, at = act
        if verb != DRAW:
            waiting.append(_act_seen(act, viewer))
            continue
        stopped = stopped or run(table, waiting) is not None
        waiting = [act]
        if seat != viewer and (stopped or not _drawn_openly(course, table, seat, card, viewer)):
            unseen.add(at)
            waiting = [(verb, seat, UNKNOWN, at)]
    return unseen


def _drawn_openly(course: GameCourse, table: Table, seat: int, card: int, viewer: int) -> bool:
    """Whether the next card is the one that lies turned up, or the viewer's where none does.

    Where one does and the log names another, and not who has drawn it, an event may be missing there, and the card be
    one that another seat drew unseen.
    """
    for offer in course.choices(table).offers:
        if offer.verb == "draw" and seat in (-1, offer.seat):
            return card in offer.cards if offer.cards else offer.seat == viewer
    return False


def _act_seen(act: Act, viewer: int) -> Act:
    """An act that is no draw, as the viewer sees it; of a hand thrown in unseen the table asks only the number."""
    verb, seat, value, at = act
    if verb == DEAL:
        hands = [hand if place == viewer else Unknown(len(hand)) for place, hand in enumerate(value.hands)]
        return verb, seat, Dealt(hands, {}, value.left_out), at
    return act


# --- a log that cannot be read has no view ---


def guarded(verdict: Verdict, lang: str) -> Verdict:
    """The verdict on an unreadable log as a single seat may have it: where the slips are, and not what stands there.

    Codes stay. A message may quote a hidden card, and so may the key of a pointer: the one is a sentence that is always
    the same, the other is cut off before the first step that is no word of a log's format. Lines and columns go, for
    they tell how long what stands before them is: a 10♦ is longer than a 9♦.
    """
    message = say("unreadable-to-a-seat", {}, lang)
    told = msgspec.structs.replace(verdict, findings=[_guarded(finding, message) for finding in verdict.findings])
    told.source = None
    return told


def _guarded(finding: Finding, message: str) -> Finding:
    at = _known_part(finding.at.split("/")[1:])
    return replace(finding, at=at, line=None, column=None, message=message, legal=None)


def _known_part(steps: Iterable[str]) -> str:
    """The beginning of a pointer that holds only words of the format, and numbers where it has lists."""
    told, listed = "", False
    for step in steps:
        if step not in _WORDS and not (listed and step.isdecimal()):
            break
        told += f"/{step}"
        listed = step in _LISTS
    return told


_WORDS: Final = frozenset(
    field.encode_name for kind in (LogModel, EventModel, ResultModel) for field in msgspec.structs.fields(kind)
)
_LISTS: Final = frozenset(("events", "seats", "variants", "plays", "display", "throw-in", "winners"))
