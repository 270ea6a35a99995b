"""Recorded games of Whist, lawful and faulty, each with the verdict it deserves; and what German Whist shares with it.

Written from descriptions of the game alone, so that what it expects owes nothing to the referee it tests. A scribe
plays a game with all cards before its eyes and writes a log of it; a reader at the table (`Table`) knows only what the
log tells and judges by that. What the reader can know of hidden cards is found by laying them out: each card of the
pack lies in one place of the deal (`Whereabouts`), and an act is a fault when it is one for every way to lay them.
"""

from __future__ import annotations

import copy
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from generators.penneech import NAMES

ROTATIONS: dict[str, tuple[str | None, ...]] = {
    "rotating-trumps": ("♥", "♣", "♦", "♠"),
    "hearts-diamonds-spades-clubs": ("♥", "♦", "♠", "♣"),
    "no-trump-every-fifth": ("♥", "♣", "♦", "♠", None),
}
"""Variants in which trumps go by the number of the deal; of two the later one holds, and the last two exclude."""
VARIANTS = (*ROTATIONS, "honours", "seven-points", "ten-points", "drive")
PRESETS: dict[str, tuple[str, ...]] = {
    "short-whist": ("honours",),
    "long-whist": ("ten-points", "honours"),
    "american": ("seven-points",),
    "whist-drive": ("drive", "rotating-trumps"),
}

SUITS = "♠♥♦♣"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
STRENGTH = {card: 12 - RANKS.index(card[:-1]) for card in PACK}
LOW = {card: (STRENGTH[card] + 1) % 13 for card in PACK}
"""How high a card is in a cut, where the ace is low."""
HAND = 13
UNKNOWN = "x"
NOTATIONS = ("en", "de")

_LETTER = dict(zip(SUITS, "SHDC", strict=True))
_WORD = dict(zip(SUITS, ("Pik", "Herz", "Karo", "Kreuz"), strict=True))
_GERMAN = {"Q": "D", "J": "B"}


def spellings(card: str, notation: str) -> list[str]:
    """The ways of writing a card, the usual one first."""
    rank, suit = card[:-1], card[-1]
    if notation == "de":
        rank = _GERMAN.get(rank, rank)
        return [rank + suit, f"{_WORD[suit]}-{rank}"]
    written = [rank + suit, rank + _LETTER[suit], (rank + _LETTER[suit]).lower()]
    return [*written, "T" + _LETTER[suit], "t" + _LETTER[suit].lower()] if rank == "10" else written


_SPELT = {notation: {card: spellings(card, notation) for card in PACK} for notation in NOTATIONS}
_READ = {
    notation: {text: card for card in PACK for text in _SPELT[notation][card]} | {"x": UNKNOWN, "?": UNKNOWN}
    for notation in NOTATIONS
}


# The law of the table


def may_follow(hand: Iterable[str], led: str) -> list[str]:
    """The cards of a hand that may follow the card led."""
    cards = list(hand)
    return [card for card in cards if card[-1] == led[-1]] or cards


def takes(cards: Sequence[str], trump: str | None) -> int:
    """Which card takes the trick: the highest trump, or without one the highest of the suit led."""
    suit = trump if any(card[-1] == trump for card in cards) else cards[0][-1]
    return max(range(len(cards)), key=lambda place: (cards[place][-1] == suit, STRENGTH[cards[place]]))


def honour_points(honours: int) -> int:
    """What a side scores for so many of ace, king, queen and jack of trumps dealt to it."""
    return {4: 4, 3: 2}.get(honours, 0)


def trick_points(tricks: int) -> int:
    """What a side scores for its tricks: one point for each above six."""
    return max(0, tricks - 6)


# What is known of cards


def represented(choices: Sequence[int]) -> bool:
    """Whether each of these sets can be given a member of its own; sets are whole numbers, a bit for each member."""
    owner: dict[int, int] = {}
    taken = 0

    def place(number: int, seen: int) -> int:
        """Find a member for a set; what was tried besides, or -1 if there is one."""
        nonlocal taken
        free = choices[number] & ~taken
        if free:
            owner[free & -free] = number
            taken |= free & -free
            return -1
        while rest := choices[number] & ~seen:
            low = rest & -rest
            tried = place(owner[low], seen | low)
            if tried < 0:
                owner[low] = number
                return -1
            seen = tried
        return seen

    return all(place(number, 0) < 0 for number in range(len(choices)))


class Whereabouts:
    """Where the cards of a deal may lie: as many cards as places, and one card to a place.

    Args:
        cards: All cards.
        places: How many places there are, numbered from 0; sets of them are whole numbers.
    """

    def __init__(self, cards: Iterable[str], places: int) -> None:
        self.cards = frozenset(cards)
        assert len(self.cards) == places
        self.everywhere = (1 << places) - 1
        self.lies: dict[str, int] = {}  # the place of a card, as a set, where it is known
        self.filled = 0
        self.among: dict[str, int] = {}  # the places where a card must be that was seen coming from one of them

    def can(self, wishes: Mapping[str, int]) -> bool:
        """Whether the cards can lie so that these are within these places as well."""
        choices = []
        for card in self.among.keys() | wishes.keys():
            within = self.among.get(card, self.everywhere) & wishes.get(card, self.everywhere)
            if card in self.lies:
                if not within & self.lies[card]:
                    return False
            else:
                choices.append(within & ~self.filled)
        return represented(choices)

    def put(self, card: str, places: int) -> bool:
        """Take it as known that a card lies within these places; False, and nothing learnt, if it can not."""
        if card in self.lies:
            return bool(self.lies[card] & places)
        within = self.among.get(card, self.everywhere) & places
        alone = within.bit_count() == 1 and not self.among and not within & self.filled
        if not alone and not self.can({card: places}):
            return False
        if alone or within.bit_count() == 1:
            self.lies[card] = within
            self.filled |= within
            self.among.pop(card, None)
        else:
            self.among[card] = within
        return True

    def holds(self, places: int, cards: Iterable[str]) -> str:
        """Whether one of these cards lies in one of these places: yes, no or perhaps."""
        asked = list(cards)
        if any(self.lies.get(card, 0) & places for card in asked):
            return "yes"
        if not places & ~self.filled:
            return "no"
        asked = [card for card in asked if card not in self.lies]
        if not self.can(dict.fromkeys(asked, self.everywhere & ~places)):
            return "yes"
        return "perhaps" if any(self.can({card: places}) for card in asked) else "no"


# Cases


@dataclass(frozen=True)
class Expected:
    """The verdict that a log deserves.

    Findings are (pointer, code, seat, clause), open acts (pointer, seat, clause), points (pointer, seat, points,
    clause). A finding has no seat where the log names none; the seats of claims are not said.
    """

    verdict: str
    findings: list[tuple[str, str, str | None, str | None]]
    undecided: list[tuple[str, str, str]]
    finished: bool
    winners: list[str]
    scores: dict[str, int]
    sides: list[list[str]] | None
    ledger: list[tuple[str, str, int, str]]


@dataclass(frozen=True)
class Case:
    """A log and the verdict it deserves."""

    name: str
    log: dict[str, Any]
    expected: Expected


class Impossible(Exception):  # noqa: N818
    """An act that can not have happened: its code, the seat that does it, and the clause."""

    def __init__(self, code: str, seat: int | None, clause: str) -> None:
        super().__init__(code)
        self.code, self.seat, self.clause = code, seat, clause


@dataclass(frozen=True)
class _Question:
    """Whether a seat that did not follow could have: had it one of these cards in these places?"""

    at: str
    seat: int
    places: int
    bad: frozenset[str]


START, CUT_AGAIN, DEAL, TURN, PLAY, DRAW, NEXT, OVER = (
    "start",
    "cut-again",
    "deal",
    "turn",
    "play",
    "draw",
    "next",
    "over",
)
CLAIMS = ("trick", "score", "chips")


class Table(ABC):
    """What a reader of the log knows, and how it judges by that; the rules that several games have alike."""

    prefix: ClassVar[str]
    players: ClassVar[int]
    stock: ClassVar[int]
    sides: ClassVar[list[list[int]]]

    def __init__(
        self,
        names: Sequence[str],
        variants: Iterable[str] = (),
        options: Mapping[str, int] | None = None,
        rulings: Mapping[str, str] | None = None,
    ) -> None:
        self.names = list(names)
        self.chosen = set(variants)
        self.options, self.rulings = dict(options or {}), dict(rulings or {})
        self.phase = START
        self.dealer: int | None = None
        self.scores = [0] * self.players
        self.findings: list[tuple[str, str, str | None, str | None]] = []
        self.undecided: list[tuple[str, str, str]] = []
        self.ledger: list[tuple[str, str, int, str]] = []
        self.winners: list[int] = []
        self.deals = 0
        self.last_trick: int | None = None
        self.questions: list[_Question] = []
        self.turn = 0
        self.trump: str | None = None
        self.trick: list[str] = []
        self.gone: dict[str, int] = {}  # cards played, and by whom
        self.tricks = [0] * self.players
        self.own = [0] * self.players  # the places whose cards each seat has held
        self.where = Whereabouts(PACK, len(PACK))

    def clause(self, name: str) -> str:
        """The clause of this game with that name."""
        return f"{self.prefix}.{name}"

    # What a game says of its own

    @property
    def end_clause(self) -> str:
        """The clause that ends the game."""
        return self.clause("END")

    @property
    def due_clause(self) -> str:
        """The clause of what is due."""
        names = {TURN: "TRUMP", PLAY: "PLAY", DRAW: "DRAW", NEXT: "NEXT"}
        return self.clause(names.get(self.phase, "DEAL"))

    @abstractmethod
    def begin(self, piles: Sequence[str]) -> None:
        """A deal begins; the piles beside it, if recorded, are as they should be."""

    @abstractmethod
    def trick_over(self, at: str) -> None:
        """A trick is finished and its winner is to act."""

    def turn_up(self, at: str, card: str, by: int | None) -> None:
        """A card is turned up."""
        raise Impossible("order.out-of-phase", by, self.due_clause)

    def draw(self, at: str, card: str, by: int | None) -> None:
        """A card is drawn from the stock."""
        raise Impossible("order.out-of-phase", by, self.due_clause)

    # Acts

    def act(
        self, at: str, verb: str, value: Any, by: int | None, *, named: bool = False, pile: Sequence[str] | None = None
    ) -> None:
        """Take an act as it was written; nothing has changed if it is impossible."""
        if self.phase == OVER:
            raise Impossible("order.after-the-end", by, self.end_clause)
        if self.phase == CUT_AGAIN and verb != "cut":
            raise Impossible("order.out-of-phase", by, self.clause("DEALER" if verb == "deal" else "DEAL"))
        if verb == "cut":
            self._cut(value, by)
        elif verb == "deal":
            self._deal(value, by, pile)
        elif verb == "turn":
            self.turn_up(at, value, by)
        elif verb == "draw":
            self.draw(at, value, by)
        elif verb == "play":
            self._play(at, value, by, named)
        else:
            raise Impossible("order.out-of-phase", by, self.due_clause)

    def whose(self, phase: str, by: int | None, clause: str) -> int:
        """The seat whose act this is, if it is its turn to do just that."""
        if self.phase != phase:
            raise Impossible("order.out-of-phase", by, self.due_clause)
        if by not in (None, self.turn):
            raise Impossible("order.out-of-turn", by, clause)
        return self.turn

    def _cut(self, cards: Sequence[str], by: int | None) -> None:
        if self.phase not in (START, CUT_AGAIN) or self.dealer is not None:
            settled = self.phase in (START, DEAL)
            raise Impossible("order.out-of-phase", by, self.clause("DEALER") if settled else self.due_clause)
        if len(set(cards)) < len(cards):
            raise Impossible("deal.duplicate-card", None, self.clause("PACK"))
        ranks = [self.cut_rank(card) for card in cards]
        if ranks.count(min(ranks)) > 1:
            self.phase = CUT_AGAIN
        else:
            self.phase, self.dealer = START, ranks.index(min(ranks))

    def cut_rank(self, card: str) -> int:
        """How high a card is in a cut: the lowest deals, and the ace is low."""
        return LOW[card]

    def _deal(self, hands: Mapping[int, Sequence[str]], by: int | None, pile: Sequence[str] | None) -> None:
        if self.phase not in (START, DEAL):
            raise Impossible("order.out-of-phase", by, self.due_clause)
        if self.dealer is None and by is None:
            raise Impossible("deal.no-dealer", None, self.clause("DEALER"))
        if self.dealer is not None and by not in (None, self.dealer):
            raise Impossible("deal.wrong-dealer", by, self.clause("DEALER"))
        dealer = by if self.dealer is None else self.dealer
        assert dealer is not None
        piles = [*hands.values(), *([] if pile is None else [pile])]
        if any(len(hand) != HAND for hand in hands.values()) or (pile is not None and len(pile) != self.stock):
            raise Impossible("deal.wrong-count", dealer, self.clause("DEAL"))
        known = [card for cards in piles for card in cards if card != UNKNOWN]
        if len(set(known)) < len(known):
            raise Impossible("deal.duplicate-card", dealer, self.clause("PACK"))
        self.dealer = dealer
        self.deals += 1
        self.where = Whereabouts(PACK, len(PACK))
        self.own = [(1 << HAND) - 1 << HAND * seat for seat in range(self.players)]
        for seat, hand in hands.items():
            self._record(hand, HAND * seat)
        if pile is not None:
            self._record(pile, HAND * self.players)
        self.gone, self.trick, self.tricks = {}, [], [0] * self.players
        self.turn = self.dealer
        self.begin(pile or ())

    def _record(self, cards: Sequence[str], first: int) -> None:
        for number, card in enumerate(cards, first):
            if card != UNKNOWN:
                done = self.where.put(card, 1 << number)
                assert done

    def first_lead(self) -> None:
        """The seat to the left of the dealer leads."""
        assert self.dealer is not None
        self.phase, self.turn = PLAY, (self.dealer + 1) % self.players

    def _play(self, at: str, card: str, by: int | None, named: bool) -> None:
        seat = self.whose(PLAY, by, self.clause("PLAY" if self.trick else "LEAD"))
        if named:
            raise Impossible("wild.not-wild", seat, self.clause("PLAY"))
        if card in self.gone or not self.where.put(card, self.own[seat]):
            raise Impossible("play.card-not-held", seat, self.clause("PLAY"))
        self.gone[card] = seat
        if self.trick and card[-1] != self.trick[0][-1]:
            bad = frozenset(other for other in PACK if other[-1] == self.trick[0][-1] and other not in self.gone)
            self.questions.append(_Question(at, seat, self.own[seat], bad))
        self.trick.append(card)
        self.turn = (seat + 1) % self.players
        if len(self.trick) == self.players:
            winner = (self.turn + takes(self.trick, self.trump)) % self.players
            self.trick = []
            self.tricks[winner] += 1
            self.turn = self.last_trick = winner
            self.trick_over(at)

    # Points

    def award(self, at: str, seats: Iterable[int], points: int, clause: str) -> None:
        """Points for seats, each an entry of the ledger."""
        for seat in sorted(seats):
            self.scores[seat] += points
            if points:
                self.ledger.append((at, self.names[seat], points, clause))

    def win(self, seats: Iterable[int]) -> None:
        """The game is won."""
        self.settle()
        self.phase, self.winners = OVER, sorted(seats)

    def next_deal(self) -> None:
        """The deal is over, and another seat deals."""
        assert self.dealer is not None
        self.settle()
        self.phase, self.dealer = DEAL, (self.dealer + 1) % self.players

    # Judging

    def answers(self) -> list[tuple[_Question, str]]:
        """What all that has been told of this deal says of each act that may be a fault."""
        return [(asked, self.where.holds(asked.places, asked.bad)) for asked in self.questions]

    def settle(self) -> None:
        """Answer what is open in a deal of which nothing more will be told."""
        for asked, answer in self.answers():
            name, clause = self.names[asked.seat], self.clause("FOLLOW")
            if answer == "yes":
                self.findings.append((asked.at, "play.revoke", name, clause))
            elif answer == "perhaps":
                self.undecided.append((asked.at, name, clause))
        self.questions = []

    def claim(self, at: str, verb: str, value: Any) -> None:
        """Check what the log claims: a seat, or numbers by seat; there is no money."""
        wrong = verb == "chips"
        if verb == "trick":
            wrong = value != self.last_trick
        elif verb == "score":
            wrong = any(points != self.scores[seat] for seat, points in value.items())
        if wrong:
            self.findings.append((at, f"claim.{verb}", None, None))

    def result(self, claimed: Mapping[str, Any]) -> None:
        """Check the result that the log ends with."""
        seats = {name: seat for seat, name in enumerate(self.names)}
        wrong = any(points != self.scores[seats[name]] for name, points in claimed.get("scores", {}).items())
        if claimed.get("ended", "played") == "played":
            wrong |= self.phase != OVER
            if "winners" in claimed:
                wrong |= {seats[name] for name in claimed["winners"]} != set(self.winners)
        if wrong:
            self.findings.append(("/result", "claim.result", None, None))

    def expected(self, fault: Impossible | None) -> Expected:
        """The verdict, when the log has come to its end."""
        verdict = "impossible" if fault else "irregular" if self.findings else "clean"
        if verdict == "clean" and self.undecided:
            verdict = "undetermined"
        names = self.names
        return Expected(
            verdict,
            sorted(self.findings, key=lambda finding: moment(finding[0])),
            sorted(self.undecided, key=lambda act: moment(act[0])),
            self.phase == OVER,
            [names[seat] for seat in self.winners],
            dict(zip(names, self.scores, strict=True)),
            [[names[seat] for seat in side] for side in self.sides] if self.sides else None,
            self.ledger,
        )


def moment(at: str) -> tuple[float, ...]:
    """A pointer as something that can be compared; `/result` is last."""
    return tuple(float(step) for step in at.split("/") if step.isdigit()) or (float("inf"),)


class Whist(Table):
    """Four players, two sides, thirteen cards each; the dealer's last card makes trumps."""

    prefix = "WH"
    players = 4
    stock = 0
    sides: ClassVar[list[list[int]]] = [[0, 2], [1, 3]]

    def __init__(self, names: Sequence[str], variants: Iterable[str] = (), *law: Any) -> None:
        chosen = {part for name in variants for part in PRESETS.get(name, (name,))}
        super().__init__(names, chosen, *law)
        usual = 7 if "seven-points" in chosen else 10 if "ten-points" in chosen else 5
        self.target = self.options.get("target", usual)
        self.honours = "honours" in chosen
        self.drive = "drive" in chosen
        self.most = self.options.get("deals", 4)  # at a drive: so many deals
        rotations = [order for name, order in ROTATIONS.items() if name in chosen]
        self.rotation = rotations[-1] if rotations else None
        self.before = [0] * 4  # the scores when the deal began

    @property
    def end_clause(self) -> str:
        """The clause that ends the game."""
        if self.drive:
            return "WH.END.DRIVE"
        if "seven-points" in self.chosen:
            return "WH.END.SEVEN"
        return "WH.END.TEN" if "ten-points" in self.chosen else "WH.END"

    def begin(self, piles: Sequence[str]) -> None:
        """A deal begins: a card is turned up, or the suit of this deal is trumps."""
        self.before = list(self.scores)
        self.trump, self.phase = None, TURN
        if self.rotation is not None:
            self.trump = self.rotation[(self.deals - 1) % len(self.rotation)]
            self.first_lead()

    def turn_up(self, at: str, card: str, by: int | None) -> None:
        """The dealer turns up the last card, which is one of his own."""
        seat = self.whose(TURN, by, self.clause("TRUMP"))
        if not self.where.put(card, self.own[seat]):
            raise Impossible("turn-up.not-in-stock", seat, self.clause("TRUMP"))
        self.trump = card[-1]
        self.first_lead()

    def trick_over(self, at: str) -> None:
        """After thirteen tricks they are counted first, then the honours."""
        if sum(self.tricks) == HAND:
            clause = "WH.TRICKS.DRIVE" if self.drive else "WH.TRICKS"
            for seat in range(4):  # both sides may score at once, each seat in its turn
                taken = self.tricks[seat] + self.tricks[(seat + 2) % 4]
                self.award(at, [seat], taken if self.drive else trick_points(taken), clause)
            if self.honours and not self._first():
                self._count_honours(at)
            if winners := self._first():
                self.win(winners)
            else:
                self.next_deal()

    def _count_honours(self, at: str) -> None:
        honours = [rank + self.trump for rank in RANKS[:4]] if self.trump else []
        for side in self.sides:
            if self.before[side[0]] != self.target - 1:
                dealt = sum(self.gone[card] in side for card in honours)
                self.award(at, side, honour_points(dealt), "WH.HONOURS")

    def _first(self) -> list[int]:
        """Who has won: at a drive, after its last deal, whoever has most; else whoever has reached the target."""
        if self.drive:
            return [seat for seat in range(4) if self.deals >= self.most and self.scores[seat] == max(self.scores)]
        return [seat for seat in range(4) if self.scores[seat] >= self.target]


# Reading a log


def judge(log: Mapping[str, Any]) -> Expected:
    """Judge a log of Whist that can be read, as it is written."""
    return read(log, Whist)


def read(log: Mapping[str, Any], game: type[Table]) -> Expected:
    """Judge a log that can be read by the rules of a game."""
    table, fault = replay(log, game)
    table.settle()
    if fault is not None:
        name = None if fault.seat is None else table.names[fault.seat]
        at = f"/events/{fault.args[1]}"
        table.findings.append((at, fault.code, name, fault.clause))
    elif "result" in log:
        table.result(log["result"])
    return table.expected(fault)


def replay(log: Mapping[str, Any], game: type[Table]) -> tuple[Table, Impossible | None]:
    """Bring a table to where a log leaves it, or to what can not have happened."""
    table = game(log["seats"], log.get("variants") or (), log.get("options") or {}, log.get("rulings") or {})
    for number, event in enumerate(log["events"]):
        try:
            take(table, number, event, log.get("notation", "en"))
        except Impossible as fault:
            return table, fault
    return table, None


def take(table: Table, number: int, event: Mapping[str, Any], notation: str) -> None:
    """Bring a table through one event of a log; an impossible one says where it is."""
    seats = {name: seat for seat, name in enumerate(table.names)}
    (verb,) = event.keys() & VERBS
    value, at = event[verb], f"/events/{number}"
    by = seats[event["by"]] if "by" in event else None

    def cards(written: Any) -> list[str]:
        if isinstance(written, int):
            return [UNKNOWN] * written
        return [_read(text, notation) for text in (written.split() if isinstance(written, str) else written)]

    def do(place: str, *act: Any, **more: Any) -> None:
        try:
            table.act(at + place, *act, **more)
        except Impossible as fault:
            fault.args = (fault.code, f"{number}{place}")
            raise

    if verb in CLAIMS:
        table.claim(at, verb, seats[value] if verb == "trick" else {seats[name]: value[name] for name in value})
    elif verb == "plays":
        for place, card in enumerate(cards(value)):
            do(f"/plays/{place}", "play", card, None if place else by)
    elif verb == "deal":
        pile = cards(event["stock"]) if "stock" in event else None
        do("", verb, {seats[name]: cards(hand) for name, hand in value.items()}, by, pile=pile)
    elif verb == "cut":
        do("", verb, [_read(value[name], notation) for name in table.names], by)
    elif verb in ("play", "turn", "draw"):
        do("", verb, _read(value, notation), by, named="as" in event)
    else:
        do("", verb, value, by)


def _read(text: str, notation: str) -> str:
    return _READ[notation][text.replace("\ufe0f", "")]


VERBS = frozenset(
    {"cut", "deal", "turn", "draw", "play", "plays", "bet", "bid", "display", "rename", "throw-in", *CLAIMS}
)


# Recording games


@dataclass
class Wish:
    """What is asked of a game; presets may stand among the variants.

    Args:
        variants: Variants in force.
        options: Options that the log names.
        rulings: Open points that the log answers.
        notation: How cards are written; the usual way if nothing is said.
        hidden: Leave cards unrecorded: hands, draws, the stock, wholly or in part.
        claims: Write down what the players claim, truly: tricks, scores, the result.
        plays: Use the shorthand for several plays.
        stock: Record the stock beside most deals, where there is one.
        cut: Cut for the first deal; else that deal names its dealer.
        sloppy: How often players revoke, and a claim is wrong, whatever else is planted.
        stop: Stop after so many acts, if the game is not over before.
    """

    variants: tuple[str, ...] = ()
    options: dict[str, int] = field(default_factory=dict)
    rulings: dict[str, str] = field(default_factory=dict)
    notation: str | None = None
    hidden: bool = False
    claims: bool = False
    plays: bool = False
    stock: bool = False
    cut: bool = False
    sloppy: float = 0.0
    stop: int | None = None


class LogEnds(Exception):  # noqa: N818
    """The last event of the log is written."""


Act = tuple[str, Any, int | None, bool | None]
"""What may be written: verb, value, the seat that does it, and whether `by` must stand, must not, or may."""


class Scribe(ABC):
    """Plays one game and writes its log; a reader at its side says what each event is worth."""

    game: ClassVar[str]
    table_of: ClassVar[type[Table]]

    def __init__(self, rng: random.Random, wish: Wish, kind: str | None, after: int) -> None:
        self.rng, self.wish, self.kind, self.after = rng, wish, kind, after
        self.code, _, self.sort = (kind or "").partition("/")
        self.pending = kind is not None  # the fault is still to come
        players = self.table_of.players
        named = ["North", "East", "South", "West"] if players == 4 else ["Anna", "Ben"]
        self.names = rng.sample(NAMES, players) if rng.random() < 0.5 else named
        self.table = self.table_of(self.names, wish.variants, wish.options, wish.rulings)
        self.notation = wish.notation or "en"
        self.by_rate = rng.choice((1.0, 0.5, 0.0))
        self.list_rate = rng.choice((0.0, 0.5, 1.0))
        self.odd_rate = rng.choice((0.0, 0.0, 0.3, 1.0))  # how often cards are not written the usual way
        self.veil = rng.choice(("any", "any", "few", "suits")) if wish.hidden else "none"  # what cards are not told
        self.hide_rate = rng.choice((0.2, 0.5, 0.8, 1.0))
        suits = rng.sample(SUITS, rng.choice((1, 2, 2, 3)))
        self.veiled = {card for card in PACK if rng.random() < (self.hide_rate if card[-1] in suits else 0.03)}
        self.frills = rng.random() < 0.3
        self.first_dealer = rng.randrange(players)
        self.left = wish.stop
        self.events: list[dict[str, Any]] = []
        self.natural: list[bool] = []  # whether an event is as due, so that its `by` may go
        self.hands: list[list[str]] = []  # as they are, whatever the log tells
        self.pile: list[str] = []
        self.fault: Impossible | None = None

    # Writing

    def spelt(self, card: str) -> str:
        """A card as it is written here."""
        if card == UNKNOWN:
            return self.rng.choice("xxx?")
        ways = _SPELT[self.notation][card]
        written = self.rng.choice(ways) if self.odd_rate and self.rng.random() < self.odd_rate else ways[0]
        return written + "\ufe0f" if self.odd_rate == 1.0 and written[-1] in SUITS else written

    def cards(self, cards: Iterable[str]) -> str | list[str]:
        """Cards as a list or as one text."""
        written = [self.spelt(card) for card in cards]
        return written if self.rng.random() < self.list_rate else " ".join(written)

    def event(self, verb: str, value: Any, seat: int | None, by: bool | None) -> dict[str, Any]:
        """An event; `by` stands as told, else at random."""
        event: dict[str, Any] = {}
        if seat is not None and by is not False and (by or self.rng.random() < self.by_rate):
            event["by"] = self.names[seat]
        if verb in ("play", "turn", "draw"):
            event[verb] = self.spelt(value)
        elif verb in ("cut", "deal"):
            event[verb] = {self.names[place]: part for place, part in value.items()}
        elif verb == "trick":
            event[verb] = self.names[value]
        elif verb in ("score", "chips"):
            event[verb] = {self.names[place]: number for place, number in value.items()}
        else:
            event[verb] = value
        chance = self.rng.random() if self.frills else 1.0
        if chance < 0.03:
            event["note"] = self.rng.choice(("said something rude", "K♥ taken back", "", "play: 7♦"))
        elif chance < 0.06:
            event["at"] = f"2024-03-{self.rng.randrange(10, 32)}T20:15:00Z"
        elif chance < 0.09:
            event["_" + self.rng.choice(("", "ply", "by"))] = self.rng.choice((1, None, "x", [7, {"play": "A♥"}]))
        return event

    def write(self, event: dict[str, Any], natural: bool) -> None:
        """Put an event into the log and before the reader; the log ends with what can not have happened."""
        self.events.append(event)
        self.natural.append(natural)
        try:
            take(self.table, len(self.events) - 1, event, self.notation)
        except Impossible as fault:
            self.fault = fault
            for _ in range(self.rng.choice((0, 0, 0, 1, 3))):
                self.events.append(self.event(*self.anything()))
                self.natural.append(False)
            raise LogEnds from None

    def do(self, verb: str, value: Any, seat: int | None = None, by: bool | None = None) -> None:
        """Write what is due, or a claim."""
        self.write(self.event(verb, value, seat, by), natural=True)

    def anything(self) -> Act:
        """Any act or claim that can be read."""
        rng, players = self.rng, self.table.players
        verb = rng.choice(("cut", "deal", "turn", "draw", "play", "play", "trick", "score", "bid", "bet"))
        seat = rng.randrange(players)
        values: dict[str, Any] = {
            "cut": {place: self.spelt(card) for place, card in enumerate(rng.sample(PACK, players))},
            "deal": {place: self.cards(rng.sample(PACK, HAND)) for place in range(players)},
            "trick": seat,
            "score": {seat: 77},
            "bid": 3,
            "bet": "pass",
        }
        return verb, values.get(verb, rng.choice(PACK)), None if verb in ("cut", "trick", "score") else seat, None

    # The game

    def record(self) -> bool:
        """Play the game; False if the fault asked for did not come up."""
        try:
            while True:
                self.step()
        except LogEnds:
            pass
        return not self.pending

    def step(self) -> None:
        """One act, or the fault."""
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise LogEnds
        self.between()
        if self.pending and len(self.events) >= self.after and self.plant():
            return
        phase = self.table.phase
        if phase == OVER:
            raise LogEnds
        if phase in (START, CUT_AGAIN, DEAL):
            self._cut_or_deal()
        elif phase == PLAY:
            self._play()
        else:
            self.other_act()

    @abstractmethod
    def other_act(self) -> None:
        """An act that only this game has."""

    def between(self) -> None:
        """Claims between two acts."""
        rng, table = self.rng, self.table
        while self.wish.claims and rng.random() < 0.12:
            sloppy = rng.random() < self.wish.sloppy
            if table.last_trick is not None and rng.random() < 0.5:
                self.do("trick", rng.randrange(table.players) if sloppy else table.last_trick)
            else:
                seats = rng.sample(range(table.players), rng.randrange(1, table.players + 1))
                self.do("score", {seat: table.scores[seat] + sloppy * rng.choice((-1, 1, 5)) for seat in seats})

    def _cut_or_deal(self) -> None:
        table, rng = self.table, self.rng
        if table.phase == CUT_AGAIN or (table.dealer is None and self.wish.cut):
            cards = rng.sample(PACK, table.players)
            if rng.random() < 0.2 or self.sort == "cut-missing":
                low = min(cards, key=LOW.__getitem__)
                twin = rng.choice([card for card in PACK if card[:-1] == low[:-1] and card not in cards] or [low])
                cards = [twin if card == max(cards, key=LOW.__getitem__) else card for card in cards]
                cards = cards if len(set(cards)) == len(cards) else rng.sample(PACK, table.players)
            self.do("cut", {seat: self.spelt(card) for seat, card in enumerate(cards)})
        else:
            self.deal(rng.sample(PACK, len(PACK)))

    def deal(self, cards: Sequence[str]) -> None:
        """Deal these cards, or as much of them as the log tells."""
        table, players = self.table, self.table.players
        self.hands = [list(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
        self.pile = list(cards[HAND * players :])
        dealer = self.first_dealer if table.dealer is None else table.dealer
        self.write(self.deal_event(dealer), natural=True)

    def deal_event(self, dealer: int) -> dict[str, Any]:
        """The event of a deal as the cards lie."""
        rng = self.rng
        value: dict[int, Any] = {}
        for seat in rng.sample(range(len(self.hands)), len(self.hands)):
            hand = self.masked(rng.sample(self.hands[seat], HAND))
            if set(hand) != {UNKNOWN}:
                value[seat] = self.cards(hand)
            elif rng.random() < 0.6:
                value[seat] = HAND if rng.random() < 0.5 else self.cards(hand)
        event = self.event("deal", value, dealer, True if self.table.dealer is None else None)
        if self.pile and self.wish.stock and rng.random() < 0.85:
            event["stock"] = self.cards(self.masked(self.pile))
        return event

    def masked(self, cards: Sequence[str]) -> list[str]:
        """Cards as the log tells them: all, none or some; or all but a few, or but those of some suits."""
        rng = self.rng
        if self.veil == "few":
            hidden = rng.sample(cards, rng.choice((0, 0, 1, 1, 2, 3)))
            return [UNKNOWN if card in hidden else card for card in cards]
        if self.veil == "suits":
            return [UNKNOWN if card in self.veiled and rng.random() < 0.9 else card for card in cards]
        if self.veil == "none" or rng.random() >= self.hide_rate:
            return list(cards)
        rate = rng.choice((0.1, 0.3, 0.6, 0.9, 1.0, 1.0))
        return [UNKNOWN if rng.random() < rate else card for card in cards]

    def _play(self) -> None:
        table, rng = self.table, self.rng
        seat = table.turn
        hand = self.hands[seat]
        cards = hand if not table.trick or rng.random() < self.wish.sloppy else may_follow(hand, table.trick[0])
        card = rng.choice(cards)
        hand.remove(card)
        self.do("play", card, seat)

    # Faults

    def plant(self) -> bool:
        """Commit the fault if this is a moment for it; True if an act was written."""
        if self.code == "play.revoke":
            return self._revoke()
        if self.code == "claim.result":
            self.pending = False
            return False
        act = self.wrong_act()
        if act is None:
            return False
        verb, value, seat, by = act
        event = self.event(verb, value, seat, by)
        self.dress(event)
        probe = copy.deepcopy(self.table)
        before = len(probe.findings)
        try:
            take(probe, len(self.events), event, self.notation)
        except Impossible as fault:
            if fault.code != self.code:
                return False
        else:
            if [finding[1] for finding in probe.findings[before:]] != [self.code]:
                return False
        self.pending = False
        self.write(event, natural=by is False)
        return True

    def dress(self, event: dict[str, Any]) -> None:
        """Add to a faulty event what may stand beside its verb."""
        if self.code == "wild.not-wild":
            event["as"] = self.spelt(self.rng.choice(PACK))
        if "deal" in event and self.pile and (self.sort == "stock" or (self.wish.stock and self.rng.random() < 0.5)):
            event["stock"] = self.cards(self.pile)

    def _revoke(self) -> bool:
        table, rng = self.table, self.rng
        if table.phase != PLAY or not table.trick:
            return False
        seat, led = table.turn, table.trick[0]
        hand = self.hands[seat]
        wrong = [card for card in hand if card not in may_follow(hand, led)]
        if not wrong:
            return False
        card = rng.choice(wrong)
        probe = copy.deepcopy(table)
        take(probe, len(self.events), {"play": self.spelt(card)}, self.notation)
        last = [answer for asked, answer in probe.answers() if asked.at == f"/events/{len(self.events)}"]
        bad = [other for other in hand if other[-1] == led[-1]]
        seen = any(probe.where.lies.get(other, 0) & probe.own[seat] for other in bad)
        now = last[0] if last else "yes"  # nothing is open: the deal is over, and it was settled
        wanted = {"known": now == "yes" and seen, "eliminated": now == "yes" and not seen}
        if not wanted.get(self.sort, now == "perhaps"):
            return False
        self.pending = False
        if self.sort == "unproven":
            soon = rng.randrange(0, 12)
            self.left = soon if self.left is None else min(self.left, soon)
        elif self.sort == "later":
            self.left = None
        hand.remove(card)
        self.write(self.event("play", card, seat, None), natural=True)
        return True

    def wrong_act(self) -> Act | None:
        """An act or claim that is the fault to plant, or perhaps is; nothing if this is no moment for one."""
        rng, table, sort = self.rng, self.table, self.sort
        others = [seat for seat in range(table.players) if seat != table.turn]
        seat, other = rng.randrange(table.players), rng.choice(others)
        dealing = table.phase in (START, DEAL)
        if self.code.startswith("deal."):
            return self._wrong_deal() if dealing or sort == "cut" else None
        if self.code == "claim.trick":
            return ("trick", seat, None, None) if (sort == "before-any") == (table.last_trick is None) else None
        if self.code == "claim.score":
            return "score", {seat: table.scores[seat] + rng.choice((-20, -2, -1, 1, 3, 60))}, None, None
        if self.code == "claim.chips":
            return "chips", {seat: rng.randrange(-2, 3)}, None, None
        if self.code == "order.after-the-end":
            return self.any_act() if table.phase == OVER else None
        if self.code == "order.out-of-phase":
            return self.out_of_phase()
        if self.code == "order.out-of-turn":
            wanted = {"lead": PLAY, "follow": PLAY, "turn": TURN, "draw": DRAW}[sort]
            if table.phase != wanted or (wanted == PLAY and bool(table.trick) != (sort == "follow")):
                return None
            verb = "play" if wanted == PLAY else sort
            return verb, self.due_card(other), other, True
        if self.code in ("play.card-not-held", "wild.not-wild") and table.phase == PLAY:
            cards = self._not_held() if self.code == "play.card-not-held" else self.hands[table.turn]
            return ("play", rng.choice(cards), table.turn, None) if cards else None
        return self.own_fault()

    def any_act(self) -> Act:
        """Any act, no claim."""
        act = self.anything()
        while act[0] in CLAIMS:
            act = self.anything()
        return act

    def due_card(self, seat: int) -> str:
        """A card that a seat might play now, were it its turn."""
        return self.rng.choice(self.hands[seat] or PACK)

    def own_fault(self) -> Act | None:
        """A fault that only this game has."""
        return None

    def out_of_phase(self) -> Act | None:
        """An act at the wrong time."""
        rng, table, sort = self.rng, self.table, self.sort
        act, phase = self.any_act(), table.phase
        due = {"deal-early": "deal", "cut-late": "cut", "cut-unneeded": "cut", "turn-for-play": "turn"}.get(sort)
        while due not in (None, act[0]):
            act = self.any_act()
        fits = {
            "deal-early": phase in (TURN, PLAY, DRAW, NEXT),
            "cut-late": table.deals > 0,
            "cut-unneeded": phase == START and table.dealer is not None,
            "cut-missing": phase == CUT_AGAIN,
            "act-for-deal": phase in (START, DEAL),
            "turn-for-play": phase == PLAY,
        }
        if sort == "unknown-verb":
            extra = [("bid", 3), ("bet", 5), ("bet", "fold"), ("display", []), ("rename", self.spelt(rng.choice(PACK)))]
            verb, value = rng.choice(extra)
            return verb, value, rng.randrange(table.players), True if verb == "display" else None
        if sort.startswith("play-for-"):
            wanted = {"turn": TURN, "draw": DRAW, "next": NEXT}[sort.removeprefix("play-for-")]
            seat = rng.choice((table.turn, rng.randrange(table.players)))
            return ("play", self.due_card(seat), seat, rng.choice((None, False))) if phase == wanted else None
        return act if fits.get(sort) else None

    def _not_held(self) -> list[str]:
        """Cards that the seat to play can not have, for the reason asked for."""
        table, seat, sort = self.table, self.table.turn, self.sort
        own, where = table.own[seat], table.where
        lies = {card: place for card, place in where.lies.items() if not place & own}
        others = 0
        for other in range(table.players):
            others |= table.own[other] if other != seat else 0
        whole = not own & ~where.filled
        sorts: dict[str, Callable[[str], bool]] = {
            "already-played": lambda card: card in table.gone,
            "in-other-hand": lambda card: bool(lies.get(card, 0) & others) and card not in table.gone,
            "not-dealt": lambda card: whole and card not in where.lies and card not in where.among,
            "counted": lambda card: (
                not whole
                and card not in where.lies
                and not where.can({card: own})
                and bool(where.among.get(card, own) & own)
            ),
            "in-the-stock": lambda card: bool(lies.get(card, 0) & ~others),
        }
        return [card for card in PACK if sorts[sort](card)]

    def _wrong_deal(self) -> Act | None:
        """A deal, or a cut, that can not be."""
        rng, table, sort = self.rng, self.table, self.sort
        if sort == "cut":
            if table.phase not in (START, CUT_AGAIN) or table.dealer is not None:
                return None
            cards = rng.choices(rng.sample(PACK, table.players - 1), k=table.players)
            return "cut", {seat: self.spelt(card) for seat, card in enumerate(cards)}, None, None
        if table.dealer is None and self.wish.cut:
            return None
        dealer = self.first_dealer if table.dealer is None else table.dealer
        if self.code == "deal.no-dealer":
            return ("deal", self._hands(), dealer, False) if table.dealer is None else None
        if self.code == "deal.wrong-dealer":
            wrong = rng.choice([seat for seat in range(table.players) if seat != dealer])
            return ("deal", self._hands(), wrong, True) if (sort == "first") == (table.deals == 0) else None
        return "deal", self._hands(), dealer, True

    def _hands(self) -> dict[int, Any]:
        """Hands for a deal that comes to nothing, with the fault asked for in them."""
        rng, players = self.rng, self.table.players
        cards = rng.sample(PACK, len(PACK))
        hands = [cards[HAND * seat : HAND * (seat + 1)] for seat in range(players)]
        self.pile = cards[HAND * players :]
        hand, other = rng.sample(hands, 2)
        keep = {hand[0], other[0]}
        if self.code == "deal.duplicate-card":
            if self.sort == "stock":
                self.pile[rng.randrange(len(self.pile))] = hand[0]
            else:
                hand[1] = hand[0] if self.sort == "hand" else other[0]
            keep |= {hand[1]}
        if self.code == "deal.wrong-count" and self.sort == "hand":
            hand[:] = rng.choice((hand[:-1], hand[:1], [*hand, rng.choice(PACK)], hand * 2))
        if self.code == "deal.wrong-count" and self.sort == "stock":
            self.pile = rng.choice((self.pile[:-1], self.pile[:13], [*self.pile, UNKNOWN], [*self.pile, self.pile[0]]))
        if self.wish.hidden and rng.random() < 0.5:
            for each in (*hands, self.pile):
                each[:] = [card if card in keep or rng.random() < 0.5 else UNKNOWN for card in each]
        value: dict[int, Any] = {seat: self.cards(rng.sample(hand, len(hand))) for seat, hand in enumerate(hands)}
        if self.wish.hidden and self.code == "deal.wrong-count" and self.sort == "hand" and rng.random() < 0.3:
            value = {seat: len(hand) for seat, hand in enumerate(hands)}
        return value

    # The case

    def _merged(self) -> list[dict[str, Any]]:
        """The events, some plays written in one."""
        rng, merged = self.rng, list[dict[str, Any]]()
        rate = rng.choice((0.5, 0.8, 1.0)) if self.wish.plays else 0.0
        joins = False  # whether the last event takes another card
        for event, natural in zip(self.events, self.natural, strict=True):
            plain = "play" in event and not event.keys() - {"play", "by"}
            if joins and plain and natural and rng.random() < rate:
                merged[-1]["plays"].append(event["play"])
            elif plain and rng.random() < rate:
                merged.append({**{key: event[key] for key in ("by",) if key in event}, "plays": [event["play"]]})
                joins = True
            else:
                merged.append(event)
                joins = False
        for event in merged:
            if "plays" in event and rng.random() >= self.list_rate:
                event["plays"] = " ".join(event["plays"])
        return merged

    def _result(self) -> dict[str, Any] | None:
        """The result as the log claims it, wrong in one thing if that is the fault."""
        rng, table, names = self.rng, self.table, self.names
        planted = self.code == "claim.result"
        if self.fault is not None:
            return {"scores": {names[0]: 1000}, "winners": list(names)} if rng.random() < 0.1 else None
        if not planted and (not self.wish.claims or rng.random() < 0.3):
            return None
        over = table.phase == OVER
        result: dict[str, Any] = {}
        winners = [names[seat] for seat in table.winners]
        if rng.random() < 0.7:
            seats = range(len(names)) if rng.random() < 0.7 else rng.sample(range(len(names)), 1)
            result["scores"] = {names[seat]: table.scores[seat] for seat in seats}
        if over:
            if rng.random() < 0.8 or not result:
                result["winners"] = rng.sample(winners, len(winners))
            if rng.random() < 0.3:
                result["ended"] = "played"
        elif self.sort == "unfinished":
            if rng.random() < 0.5 or not result:
                result["ended"] = "played"
        else:
            result["ended"] = rng.choice(("resigned", "forfeit", "abandoned"))
            if rng.random() < 0.5:
                result["winners"] = [rng.choice(names)]
        if planted and self.sort == "score":
            seat = rng.randrange(len(names))
            wrong = table.scores[seat] + rng.choice((-1, 1, 7))
            result["scores"] = {**result.get("scores", {}), names[seat]: wrong}
        elif planted and self.sort == "winner":
            losers = [name for name in names if name not in winners]
            result["winners"] = rng.choice(([], winners[1:], [*winners, *losers[:1]] if losers else [], losers))
        return result

    def case(self) -> Case:
        """The log as it was written, and the verdict it deserves."""
        rng, wish = self.rng, self.wish
        log: dict[str, Any] = {"format": "referee-log/1", "game": self.game}
        if rng.random() < 0.2:
            log["id"] = rng.choice(("tuesday-7", 7, "0"))
        if rng.random() < 0.2:
            log["rules"] = "1"
        if wish.variants or rng.random() < 0.2:
            log["variants"] = rng.sample(wish.variants, len(wish.variants))
        if wish.options or rng.random() < 0.1:
            log["options"] = dict(wish.options)
        if wish.rulings or rng.random() < 0.1:
            log["rulings"] = dict(wish.rulings)
        if wish.notation is not None:
            log["notation"] = wish.notation
        log["seats"] = list(self.names)
        if self.frills:
            log["meta"] = {"event": "Tuesday club", "_n": 1}
            log["_seen"] = True
        log["events"] = self._merged()
        result = self._result()
        if result is not None:
            log["result"] = result
        return Case(f"{self.game} {self.kind or 'lawful'}", log, read(log, self.table_of))


class WhistScribe(Scribe):
    """Plays and writes a game of Whist."""

    game = "whist"
    table_of = Whist

    def other_act(self) -> None:
        """The dealer turns up a card of his own."""
        dealer = self.table.turn
        self.do("turn", self.rng.choice(self.hands[dealer]), dealer)

    def own_fault(self) -> Act | None:
        """A card turned up that the dealer does not hold."""
        table, rng = self.table, self.rng
        if self.code != "turn-up.not-in-stock" or table.phase != TURN:
            return None
        own, where = table.own[table.turn], table.where
        whole = not own & ~where.filled
        known = {"in-other-hand": lambda card: bool(where.lies.get(card, own) & ~own)}
        known["not-dealt"] = lambda card: whole and card not in where.lies
        cards = [card for card in PACK if known[self.sort](card)]
        return ("turn", rng.choice(cards), table.turn, None) if cards else None


_SHARED = (
    *(f"play.revoke/{sort}" for sort in ("known", "later", "eliminated", "unproven")),
    *(f"play.card-not-held/{sort}" for sort in ("already-played", "in-other-hand", "not-dealt", "counted")),
    "wild.not-wild",
    *(f"order.out-of-turn/{sort}" for sort in ("lead", "follow", "turn")),
    *(f"order.out-of-phase/{sort}" for sort in ("deal-early", "cut-late", "cut-unneeded", "cut-missing")),
    *(f"order.out-of-phase/{sort}" for sort in ("act-for-deal", "turn-for-play", "unknown-verb", "play-for-turn")),
    "order.after-the-end",
    "deal.no-dealer",
    *(f"deal.wrong-dealer/{sort}" for sort in ("first", "next")),
    "deal.wrong-count/hand",
    *(f"deal.duplicate-card/{sort}" for sort in ("hand", "hands", "cut")),
    *(f"claim.trick/{sort}" for sort in ("wrong", "before-any")),
    "claim.score",
    "claim.chips",
    *(f"claim.result/{sort}" for sort in ("score", "winner", "unfinished")),
)
SHARED_FAULTS: tuple[str, ...] = _SHARED
FAULTS: tuple[str, ...] = (
    *_SHARED,
    *(f"turn-up.not-in-stock/{sort}" for sort in ("in-other-hand", "not-dealt")),
)


def granted(wish: Wish, kind: str) -> Wish:
    """A wish with what a kind of fault can not do without."""
    wish = copy.deepcopy(wish)
    if kind.endswith(("/later", "/eliminated", "/unproven", "/counted", "/not-dealt", "unseen")):
        wish.hidden = True
    if kind in _NEEDS_CUT:
        wish.cut = True
    elif kind == "deal.no-dealer":
        wish.cut = False
    if kind in ("order.after-the-end", "claim.result/winner", "deal.wrong-dealer/next"):
        wish.stop = None
    if kind == "claim.result/unfinished" and wish.stop is None:
        wish.stop = 40
    wish.sloppy = 0.0
    return wish


_NEEDS_CUT = frozenset(
    {"deal.duplicate-card/cut", "deal.wrong-dealer/first"}
    | {f"order.out-of-phase/{sort}" for sort in ("cut-missing", "cut-unneeded")}
)
_EARLY = ("cut", "claim.trick/before", "deal.no-dealer", "deal.wrong-dealer", "claim.result", "order.after")


def recorded(
    rng: random.Random, scribe: Callable[[random.Random, Wish, str | None, int], Scribe], wish: Wish, kind: str
) -> Case:
    """Record a game with just this fault, trying until it comes up."""
    wish = granted(wish, kind)
    code = kind.partition("/")[0]
    for attempt in range(400):
        early = attempt > 5 or any(part in kind for part in _EARLY)
        writer = scribe(rng, wish, kind, 0 if early else int(rng.random() ** 2 * 120))
        if not writer.record():
            continue
        case = writer.case()
        codes = [finding[1] for finding in case.expected.findings]
        if codes == ([] if kind.endswith("/unproven") else [code]) and (codes or case.expected.undecided):
            return case
    raise ValueError(f"no game with {kind} came up under these rules")


def sensible(variants: Iterable[str]) -> None:
    """Refuse variants that Whist does not have, or that can not hold at once."""
    chosen = [part for name in variants for part in PRESETS.get(name, (name,))]
    for name in chosen:
        if name not in VARIANTS:
            raise ValueError(f"Whist has no variant {name}")
    apart = (
        {"seven-points", "ten-points"},
        {"seven-points", "honours"},
        {"hearts-diamonds-spades-clubs", "no-trump-every-fifth"},
        *({"drive", other} for other in ("honours", "seven-points", "ten-points")),
    )
    if any(pair <= set(chosen) for pair in apart) or len(set(chosen)) < len(chosen):
        raise ValueError("these variants do not go together")


def lawful(rng: random.Random, **wish: Any) -> Case:
    """Record a game without a fault, but for what `sloppy` players do; the wishes are those of `Wish`."""
    asked = Wish(**wish)
    sensible(asked.variants)
    writer = WhistScribe(rng, asked, None, 0)
    writer.record()
    return writer.case()


def faulty(rng: random.Random, kind: str, **wish: Any) -> Case:
    """Record a game with exactly one fault, one of `FAULTS`; an `/unproven` one leaves an open question instead.

    What a kind can not do without (a cut, hidden hands) is added to what is asked for.
    """
    asked = Wish(**wish)
    sensible(asked.variants)
    if kind.startswith("turn-up") or kind.endswith(("/turn", "/play-for-turn")):
        asked.variants = tuple(name for name in asked.variants if name not in _ROTATING)
    if kind == "deal.wrong-dealer/next":
        asked.options = {**asked.options, "deals": max(2, asked.options.get("deals", 4))}
    return recorded(rng, WhistScribe, asked, kind)


_ROTATING = (*ROTATIONS, "whist-drive")


# Logs written otherwise


def altered(rng: random.Random, case: Case, game: type[Table] = Whist, variants: Iterable[str] = ("honours",)) -> Case:
    """The log of a case with a few things written otherwise, however that makes it faulty, and what it then deserves.

    It can still be read: only seats, numbers and cards are changed, and events dropped, doubled or moved.
    """
    log = json.loads(json.dumps(case.log))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        way = rng.choice((_alter_order, _alter_seat, _alter_card, _alter_card, _alter_hands, _alter_hands, _alter_two))
        way(rng, log)
    if rng.random() < 0.2 and not log.get("variants"):
        log["variants"] = [rng.choice(list(variants))]
    return Case(f"{log['game']} altered", log, read(log, game))


def _some_card(rng: random.Random, log: dict[str, Any]) -> str:
    return rng.choice(spellings(rng.choice(PACK), log.get("notation", "en")))


def _listed(cards: Any) -> list[str]:
    if isinstance(cards, int):
        return ["x"] * cards
    return cards.split() if isinstance(cards, str) else list(cards)


def _alter_order(rng: random.Random, log: dict[str, Any]) -> None:
    events = log["events"]
    place, how = rng.randrange(len(events)), rng.randrange(4)
    if how == 0 and len(events) > 1:
        del events[place]
    elif how == 1:
        events.insert(place, events.pop(rng.randrange(len(events))))
    elif how == 2:
        events.insert(place, json.loads(json.dumps(events[place])))
    else:
        del events[place + 1 :]


def _alter_seat(rng: random.Random, log: dict[str, Any]) -> None:
    event = rng.choice(log["events"])
    if {"display", "throw-in"} & event.keys() or rng.random() < 0.6:
        event["by"] = rng.choice(log["seats"])
    else:
        event.pop("by", None)


def _alter_card(rng: random.Random, log: dict[str, Any]) -> None:
    event = rng.choice(log["events"])
    for verb in ("play", "turn", "draw"):
        if verb in event:
            event[verb] = _some_card(rng, log)
            if verb == "draw" and rng.random() < 0.5:
                event[verb] = "x"
    for verb in ("plays", "stock"):
        if verb in event:
            listed = _listed(event[verb])
            place, how = rng.randrange(len(listed) + 1), rng.randrange(3)
            listed[place : place + (how > 0)] = [_some_card(rng, log)]
            event[verb] = listed
    if event.get("deal") and rng.random() < 0.7:
        name = rng.choice(list(event["deal"]))
        listed = _listed(event["deal"][name])
        if listed:
            listed[rng.randrange(len(listed))] = _some_card(rng, log)
        event["deal"][name] = listed


def _alter_hands(rng: random.Random, log: dict[str, Any]) -> None:
    """Close hands that were open, or some of their cards; leave the stock out, and hide what was drawn."""
    rate, draws = rng.choice((0.3, 0.6, 1.0)), rng.random() < 0.5
    for event in log["events"]:
        for name, hand in event.get("deal", {}).items():
            if rng.random() < 0.6:
                event["deal"][name] = [card if rng.random() > rate else "x" for card in _listed(hand)]
        if "stock" in event and rng.random() < 0.6:
            event["stock"] = [card if rng.random() > rate else "x" for card in _listed(event["stock"])]
        if rng.random() < 0.3:
            event.pop("stock", None)
        if draws and "draw" in event and rng.random() < rate:
            event["draw"] = "x"


def _alter_two(rng: random.Random, log: dict[str, Any]) -> None:
    """Let a seat play one card where it played another, and the other way round."""
    plays = [event for event in log["events"] if "play" in event and "as" not in event]
    if len(plays) > 1:
        one, two = rng.sample(plays, 2)
        one["play"], two["play"] = two["play"], one["play"]
