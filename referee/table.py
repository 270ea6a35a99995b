"""The table at one moment: who holds what, whose turn it is, what has been scored.

A table knows no rules. Phases change it; `advance` asks its course (`Course`) for what comes next. Hands are masks of
the cards that are known to be in them, beside a count of those that are not known.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from referee.expressions import Expression

At = int | tuple[int, int]
"""Where an act stands: the event's index, and in `plays` the card's too."""


@dataclass(frozen=True, slots=True)
class Fault:
    """An act that the rules do not allow.

    Args:
        code: The finding's code.
        words: The key of its sentence.
        clause: The id of the clause that it breaks; empty for none.
        seat: Whose fault it is, or -1.
        args: What fills the sentence: masks of cards as `Shown`, seats as `Named`.
        legal: The cards that would have been lawful, as a mask; None where there is no such list.
        where: The offending part of the event: its key, and the card's place in it.
    """

    code: str
    words: str
    clause: str
    seat: int = -1
    args: dict[str, object] = field(default_factory=dict)
    legal: int | None = None
    where: tuple[str | int, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards in a sentence: a mask, or one card by its index."""

    mask: int

    @staticmethod
    def card(index: int) -> Shown:
        """One card."""
        return Shown(1 << index if index >= 0 else 0)


@dataclass(frozen=True, slots=True)
class Named:
    """A seat in a sentence."""

    seat: int


@dataclass(frozen=True, slots=True)
class Term:
    """A text of the rules in a sentence, in each language."""

    words: dict[str, str]
    suit: str = ""
    """The suit that it names: where the rules have no word for it, its sign in the log's notation stands."""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence within a sentence."""

    words: str
    args: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why points are scored: the rule that says so.

    Args:
        clause: Its clause.
        table: The clause of the value table whose cards make up the amount, or empty.
        words: The reason in words, in each language, where the rules give one.
        holes: The expressions in those words.
    """

    clause: str
    table: str = ""
    points_of: Callable[[int], Sequence[int]] | None = None
    words: dict[str, str] = field(default_factory=dict)
    holes: dict[str, Expression] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Open:
    """An act whose lawfulness hangs on cards of a hand that the log does not show.

    Args:
        at: The act.
        seat: Whose hand it was.
        fault: What it is if it is a fault.
        played: The cards that had left the hand before, as a mask.
        binding: It is a fault where one of these cards was in the hand...
        breach: (with `binding`) by card, the cards in hand that make it a fault to play that one;
        condition: ...or, instead, where this is true of the hand; it looks at the table as that is when it is asked, so
            it must be asked before anything that it looks at has changed.
        asked: (with `condition`) the sets of cards that it counts in the hand.
        duties: (with `binding`) the cards and the clause of each duty, the first in hand being the one broken.
    """

    at: At
    seat: int
    fault: Fault
    played: int
    binding: int = 0
    breach: Sequence[int] = ()
    condition: Callable[[int], bool] | None = None
    asked: tuple[int, ...] = ()
    duties: Sequence[tuple[int, str]] = ()


Handler = Callable[["Table", int, Any], "Fault | None"]
"""Takes an act: the table, the seat (-1 where the log names none) and what the verb carries."""


Runner = Callable[["Table", Sequence[tuple[int, int, Any, Any]], int], "tuple[int, Fault | None]"]
"""Takes acts from a place on, as long as they are its own; where it stopped, and the fault that stopped it."""


class Course(Protocol):
    """What comes after what in a game."""

    over: Sequence[Handler]

    def enter(self, table: Table) -> None:
        """Begin the phase at the table's position."""

    def end_deal(self, table: Table) -> None:
        """Close the deal: what comes after the last phase."""

    def due(self, table: Table) -> Told:
        """What must come next, in words."""

    def throw_in(self, table: Table) -> None:
        """The hands are thrown in: the same dealer deals again."""

    def scored(self, table: Table, seat: int) -> None:
        """Look whether the game is over, now that a seat has scored."""


class Table:
    """One game at one moment; see the module. Scores are points, never chips."""

    __slots__ = (
        "at",
        "best",
        "best_seat",
        "binding",
        "cards_won",
        "course",
        "cut_open",
        "deal_no",
        "dealer",
        "faults",
        "finished",
        "hand_size",
        "handlers",
        "hands",
        "last_winner",
        "leader",
        "led",
        "led_mask",
        "ledger",
        "located",
        "open",
        "original",
        "pack",
        "played",
        "position",
        "powers",
        "redeals",
        "runner",
        "scores",
        "seat_count",
        "step",
        "stock",
        "stock_left",
        "trick_cards",
        "trick_no",
        "tricks",
        "trump",
        "trump_mask",
        "turn",
        "turned",
        "undecided",
        "unknown",
        "winner",
        "winners",
    )

    def __init__(self, course: Course, seat_count: int, pack: int) -> None:
        self.course = course
        self.seat_count = seat_count
        self.pack = pack
        self.at: At = 0
        self.scores = [0] * seat_count
        self.ledger: list[tuple[At, int, int, Reason, tuple[int, ...], int]] = []
        self.faults: list[tuple[At, Fault]] = []
        self.undecided: list[tuple[At, Fault]] = []
        self.finished = False
        self.winners: list[int] = []
        # the deal
        self.dealer = -1
        self.cut_open = False
        self.deal_no = 0
        self.redeals = 0
        self.hand_size = 0
        self.hands = [0] * seat_count
        self.original = [0] * seat_count
        self.unknown = [0] * seat_count
        self.played = [0] * seat_count
        self.located = 0
        self.stock: list[int] | None = None
        self.stock_left = 0
        self.open: list[Open] = []
        # trumps
        self.trump = -1
        self.trump_mask = 0
        self.turned = -1
        # the trick
        self.tricks = [0] * seat_count
        self.cards_won = [0] * seat_count
        self.trick_no = 0
        self.trick_cards: list[int] = []
        self.leader = self.turn = self.winner = self.last_winner = -1
        self.led = -1
        self.led_mask = 0
        self.best = 0
        self.best_seat = -1
        self.powers: Sequence[int] = ()
        self.binding: Sequence[int] = ()
        # the course
        self.position = 0
        self.step = 0
        self.handlers: Sequence[Handler] = ()
        self.runner: Runner | None = None
        course.enter(self)

    def copy(self) -> Table:
        """A table in the same state that shares nothing that changes."""
        twin = object.__new__(Table)
        for name in Table.__slots__:
            value = getattr(self, name)
            setattr(twin, name, list(value) if type(value) is list else value)
        return twin

    def advance(self) -> None:
        """Go on to the next phase of the deal."""
        self.position += 1
        self.course.enter(self)

    def irregular(self, fault: Fault) -> None:
        """Note a fault that stands."""
        self.faults.append((self.at, fault))

    def award(self, seat: int, points: int, reason: Reason, cards: tuple[int, ...] = ()) -> None:
        """Give a seat points, with the reason, and look whether that ends the game."""
        if points == 0:
            return
        self.scores[seat] += points
        self.ledger.append((self.at, seat, points, reason, cards, self.trump_mask))
        self.course.scored(self, seat)

    def finish(self, winners: list[int]) -> None:
        """The game is over: nothing may follow but claims."""
        self.finished = True
        self.runner = None
        self.winners = winners
        self.handlers = self.course.over

    def trick_mask(self) -> int:
        """The cards in the trick."""
        return sum([1 << card for card in self.trick_cards])

    def left_of(self, seat: int) -> int:
        """The next seat, clockwise."""
        return (seat + 1) % self.seat_count


@dataclass(frozen=True, slots=True)
class Offer:
    """An act that may come next.

    Args:
        verb: The verb.
        seat: Whose it is, or -1.
        cards: What it carries, where the verb carries cards; `UNKNOWN` for one nobody knows.
        chance: Chance decides its cards.
    """

    verb: str
    seat: int
    cards: tuple[int, ...] = ()
    chance: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """What may come next.

    Args:
        seat: The seat to act, or -1.
        offers: What it may do.
        refused: The known cards in its hand that it may not play, each with why.
        unknown: How many cards of its hand nobody knows.
    """

    seat: int = -1
    offers: tuple[Offer, ...] = ()
    refused: tuple[tuple[Offer, Fault], ...] = ()
    unknown: int = 0


Complete = Callable[[str, Mapping[int, Handler]], Sequence[Handler]]
"""Adds to some handlers those of the claims, and a refusal of every other verb by the clause that is in the way."""


class Phase(Protocol):
    """A phase of a deal: what it accepts and what it does to the table."""

    clause: str
    optional: bool
    """Its acts may be left out: an act of the next phase ends it."""

    @property
    def accepts(self) -> dict[int, Handler]:
        """A handler for each verb that the phase accepts when it begins."""

    @property
    def verbs(self) -> frozenset[int]:
        """Every verb that the phase accepts at any time."""

    def prepare(self, complete: Complete) -> None:
        """Make the handlers of the phase's later states, if it has any."""

    def enter(self, table: Table) -> None:
        """Begin; a phase without acts does its work here and goes on."""

    def due(self, table: Table) -> Told:
        """What must come next, in words."""

    def legal(self, table: Table) -> Choices:
        """What may come next."""


class OneState:
    """What a phase has that accepts the same from its beginning to its end."""

    optional = False
    accepts: dict[int, Handler]

    @property
    def verbs(self) -> frozenset[int]:
        """What it accepts."""
        return frozenset(self.accepts)

    def prepare(self, complete: Complete) -> None:
        """There is no later state."""


def out_of_turn(seat: int, expected: int, clause: str) -> Fault:
    """The right kind of act by the wrong seat."""
    return Fault("order.out-of-turn", "out-of-turn", clause, seat, {"seat": Named(seat), "expected": Named(expected)})
