"""The table at one moment: who holds what, whose turn it is, what has been scored and paid.

A table knows no rules. Phases change it; `advance` asks its course (`Course`) for what comes next. Hands are masks of
the cards that are known to be in them, beside a count of those that are not known.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from referee.cards import mask_of

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
    """A suit in a sentence, by the rules' word for it in each language; in English with its article."""

    words: dict[str, str]
    suit: str = ""
    """The suit that it names: where the rules have no word for it, its sign in the log's notation stands."""


@dataclass(frozen=True, slots=True)
class Said:
    """A text of the rules in a sentence, in each language."""

    words: dict[str, str]


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
class Movement:
    """Chips that went from one account to another.

    Args:
        at: The event that caused it.
        chips: How many.
        source: Where from: a seat, or a pot, which comes after the seats.
        target: Where to.
        clause: The rule that says so.
        why: How it came about.
    """

    at: At
    chips: int
    source: int
    target: int
    clause: str
    why: Told


@dataclass(frozen=True, slots=True)
class Display:
    """Cards that a seat has laid open from a hand that is not all known: what they say of the rest of it.

    Args:
        at: The act.
        seat: Whose they are.
        denied: The cards that it says are not in the hand.
        played: The cards that had left the hand before, as a mask.
        fault: What it is if it is refuted.
        trick_no: How many tricks had been taken: what the seat drew after that was not in the hand.
    """

    at: At
    seat: int
    denied: int
    played: int
    fault: Fault
    trick_no: int = 0


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
        duties: (with `binding`) the cards of each duty, and what it is if that one is broken: it is the first in hand.
        trick_no: How many tricks had been taken: what the seat drew after that was not in the hand.
    """

    at: At
    seat: int
    fault: Fault
    played: int
    binding: int = 0
    breach: Sequence[int] = ()
    condition: Callable[[int], bool] | None = None
    asked: tuple[int, ...] = ()
    duties: Sequence[tuple[int, Fault]] = ()
    trick_no: int = 0


Points = tuple[At, int, int, Reason, tuple[int, ...], int]
"""Points in the ledger: where, whose, how many, why, what the reason keeps of the moment, and all trumps as a mask."""


Handler = Callable[["Table", int, Any], "Fault | None"]
"""Takes an act: the table, the seat (-1 where the log names none) and what the verb carries."""


Runner = Callable[["Table", Sequence[tuple[int, int, Any, Any]], int], "tuple[int, Fault | None]"]
"""Takes acts from a place on, as long as they are its own; where it stopped, and the fault that stopped it."""


class Course(Protocol):
    """What comes after what in a game."""

    over: Sequence[Handler]

    def enter(self, table: Table) -> None:
        """Begin the phase at the table's position."""

    def leave(self, table: Table) -> None:
        """Go on with what ends a deal in which all but one have folded."""

    def end_deal(self, table: Table) -> None:
        """Close the deal: what comes after the last phase."""

    def due(self, table: Table) -> Told:
        """What must come next, in words."""

    def throw_in(self, table: Table) -> None:
        """The hands are thrown in: the same dealer deals again."""

    def scored(self, table: Table, seat: int) -> None:
        """Look whether the game is over, now that a seat has scored."""

    def counted(self, table: Table) -> None:
        """Look whether the game is over, now that the points of a phase are given."""


@cache
def followers(seat_count: int, active: int) -> tuple[int, ...]:
    """For each seat the next one to its left that is still in the deal.

    >>> followers(4, 0b1101)
    (2, 2, 3, 0)
    """
    found = []
    for seat in range(seat_count):
        steps = ((seat + step) % seat_count for step in range(1, seat_count + 1))
        found.append(next(left for left in steps if active >> left & 1))
    return tuple(found)


@cache
def partners(seat_count: int, side_count: int, active: int, seat: int) -> tuple[int, ...]:
    """The seats of a seat's side that are still in the deal, itself among them.

    >>> partners(4, 2, 0b1111, 3), partners(4, 2, 0b1101, 3)
    ((1, 3), (3,))
    """
    return tuple(ally for ally in range(seat % side_count, seat_count, side_count) if active >> ally & 1)


class Table:
    """One game at one moment; see the module. Scores are points; accounts are chips, and always sum to zero.

    Of the accounts the first are the seats' gains and losses, the last the pots.
    """

    __slots__ = (
        "accounts",
        "active",
        "at",
        "best",
        "best_seat",
        "bets_open",
        "bids",
        "binding",
        "cards_won",
        "carried",
        "course",
        "cut_open",
        "deal_no",
        "dealer",
        "displayed",
        "displays",
        "draws",
        "faults",
        "finished",
        "following",
        "hand_size",
        "handlers",
        "hands",
        "last_raiser",
        "last_winner",
        "leader",
        "led",
        "led_mask",
        "ledger",
        "level",
        "located",
        "more",
        "named",
        "open",
        "opening",
        "original",
        "pack",
        "passed",
        "played",
        "position",
        "powers",
        "redeals",
        "renaming",
        "runner",
        "said",
        "scores",
        "seat_count",
        "seen",
        "side_count",
        "stakes",
        "step",
        "stock",
        "stock_left",
        "to_act",
        "trick_cards",
        "trick_no",
        "trick_size",
        "tricks",
        "trump",
        "trump_mask",
        "turn",
        "turned",
        "undecided",
        "unknown",
        "vetoes",
        "winner",
        "winners",
    )

    def __init__(
        self, course: Course, seat_count: int, pack: int, pots: int = 0, sides: int = 0, *, more: bool = True
    ) -> None:
        self.course = course
        self.more = more
        """The game has bets, bids, displays or wild cards, of which every deal begins anew."""
        self.seat_count = seat_count
        self.side_count = sides or seat_count
        self.pack = pack
        self.at: At = 0
        self.scores = [0] * seat_count
        self.accounts = [0] * (seat_count + pots)
        self.ledger: list[Points | Movement] = []
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
        self.displays: list[Display] = []
        self.displayed = 0
        # who is still in: a mask, how many, and for each seat the next of them to its left
        self.active = (1 << seat_count) - 1
        self.trick_size = seat_count
        self.following = followers(seat_count, self.active)
        # the betting: each seat's stake, and the highest; who has still to speak, and who has passed, as masks
        self.stakes = [0] * seat_count
        self.level = self.to_act = self.passed = 0
        self.bets_open = False
        """There is a bet to match."""
        self.opening = False
        """The last raise was the first bet."""
        self.last_raiser = -1
        self.carried = self.accounts
        """The accounts as they were when the cards were dealt."""
        self.bids = [-1] * seat_count
        self.said = [-1] * seat_count
        """Of each seat the place of the word that it has bid, among those of the rules; -1 for a number."""
        # trumps
        self.trump = -1
        self.trump_mask = 0
        self.turned = -1
        # cards that came to light in a hand not all known, and cards drawn: the seat, the tricks taken till then, and
        # the card (or -1)
        self.seen: list[tuple[int, int, int]] = []
        self.draws: list[tuple[int, int, int]] = []
        # the trick
        self.tricks = [0] * seat_count
        self.cards_won = [0] * seat_count
        self.trick_no = 0
        self.trick_cards: list[int] = []
        self.named: list[tuple[int, int]] = []
        """The wild cards in it: the place of each, and what it stands for."""
        self.renaming = -1
        """The place of the one that must be renamed before anything else."""
        self.leader = self.turn = self.winner = self.last_winner = -1
        self.led = -1
        self.led_mask = 0
        self.best = 0
        self.best_seat = -1
        self.vetoes = 0
        """Which of the vetoes on following hold in it, as a mask."""
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

    def new_deal(self) -> None:
        """Clear what belongs to one deal only, hands aside."""
        count = self.seat_count
        self.played = [0] * count
        self.tricks = [0] * count
        self.cards_won = [0] * count
        self.trick_no = self.led_mask = 0
        self.trick_cards = []
        self.turned = -1
        self.seen = []
        if self.more:
            self.draws = []
            self.said = [-1] * count
            self.named = []
            self.renaming = -1
            self.displays = []
            self.displayed = 0
            self.bids = [-1] * count
            self.stay((1 << count) - 1)
            self.last_raiser = -1
            self.bets_open = False
            self.carried = self.accounts.copy()

    def stay(self, active: int) -> None:
        """These seats are in the deal, the others have folded."""
        self.active = active
        self.trick_size = active.bit_count()
        self.following = followers(self.seat_count, active)

    def out_of_turn(self, seat: int, expected: int, clause: str) -> Fault:
        """The right kind of act by the wrong seat."""
        words = "out-of-turn" if self.active >> seat & 1 else "out-of-turn-folded"
        return Fault("order.out-of-turn", words, clause, seat, {"seat": Named(seat), "expected": Named(expected)})

    def may_hold(self, seat: int, card: int) -> bool:
        """A card is in a hand, or may be among the cards of it that nobody knows."""
        bit = 1 << card
        if self.hands[seat] & bit:
            return True
        return self.unknown[seat] > 0 and not self.located & bit and self.pack & bit != 0

    def take(self, seat: int, card: int) -> int:
        """A card leaves a hand that may hold it; what is known to be left there."""
        bit = 1 << card
        if self.hands[seat] & bit:
            self.hands[seat] ^= bit
        else:
            self.unknown[seat] -= 1
            self.located |= bit
            self.seen.append((seat, self.trick_no, card))
        return self.hands[seat]

    def reveal(self, seat: int, cards: int) -> None:
        """Cards are seen to be in a hand that may hold them."""
        new = cards & ~self.hands[seat]
        self.original[seat] |= new
        self.hands[seat] |= new
        self.unknown[seat] -= new.bit_count()
        self.located |= new

    def first_active(self, seat: int) -> int:
        """A seat, or the next to its left that is still in the deal."""
        return seat if self.active >> seat & 1 else self.following[seat]

    def begins(self, rule: str) -> int:
        """Who begins: a seat by a rule of the game, or the next to its left where that one has folded."""
        eldest = (self.dealer + 1) % self.seat_count
        if rule == "left-of-dealer" and self.trick_size == self.seat_count:
            return eldest
        if rule == "dealer":
            return self.first_active(self.dealer)
        raiser = self.last_raiser
        if raiser >= 0 and rule == "left-of-last-raiser":
            return self.first_active(self.left_of(raiser))
        if raiser >= 0 and rule == "left-of-dealer-or-last-raiser" and not self.active >> eldest & 1:
            return self.first_active(raiser)
        return self.first_active(eldest)

    def allies(self, seat: int) -> tuple[int, ...]:
        """The seats of a seat's side that are still in the deal, itself among them."""
        return partners(self.seat_count, self.side_count, self.active, seat)

    def was_played(self, cards: int) -> bool:
        """Whether one of some cards was played in this deal."""
        return any(played & cards for played in self.played)

    def pay(self, source: int, target: int, chips: int, clause: str, why: Told) -> None:
        """Move chips from one account to another; a pot pays no more than it holds."""
        if source >= self.seat_count:
            chips = min(chips, self.accounts[source])
        if chips <= 0:
            return
        self.accounts[source] -= chips
        self.accounts[target] += chips
        self.ledger.append(Movement(self.at, chips, source, target, clause, why))

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
        """The cards in the trick; a wild card as the one that it stands for, which may lie there twice."""
        return mask_of(self.trick_cards)

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
        chance: Chance, or a hand that nobody knows, decides its cards.
        word: What it carries where that is no card: a number or a word, or a range of numbers.
        stands_for: The card that a wild card stands for, or -1.
    """

    verb: str
    seat: int
    cards: tuple[int, ...] = ()
    chance: bool = False
    word: int | str | Range | None = None
    stands_for: int = -1


@dataclass(frozen=True, slots=True)
class Range:
    """All whole numbers from one on, up to another where there is one."""

    lowest: int
    highest: int | None = None


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
    elsewhere: Mapping[int, Handler]
    """What is looked at first when one of its acts comes at another time; None: the usual refusal."""

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
    elsewhere: Mapping[int, Handler] = MappingProxyType({})
    accepts: dict[int, Handler]

    @property
    def verbs(self) -> frozenset[int]:
        """What it accepts."""
        return frozenset(self.accepts)

    def prepare(self, complete: Complete) -> None:
        """There is no later state."""
