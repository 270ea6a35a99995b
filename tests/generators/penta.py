"""Recorded games of Penta, lawful and faulty, each with the verdict it deserves.

Written from the rulebook alone, so that what it expects owes nothing to the referee it tests. A scribe plays a game
with all cards before its eyes and writes a log of it; a second person at the table (`Table`) knows only what the log
tells and judges by that. A fault is one act that the scribe writes otherwise; what it should cost is planned when it
is written, and the judgement at the table must agree.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

VARIANTS = ("points-only", "simplified", "partners")
NOTATIONS = ("en", "de", "home-made")
RULINGS: dict[str, tuple[str, ...]] = {  # the default answer stands first
    "PT-DECK-1": ("nine-high", "one-high"),
    "PT-DECK-2": ("eight-high", "ace-high"),
    "PT-DECK-4": ("lowest-first", "highest-first"),
    "PT-GAME-6": ("no-floor", "floor-zero"),
    "PT-DEAL-1": ("log-names", "cut-high", "cut-low"),
    "PT-DEAL-2": ("every-deal-moves", "same-dealer-if-unplayed"),
    "PT-DEAL-5": ("not-a-bet", "ante-is-first-bet"),
    "PT-DEAL-6": ("before-split", "added-after-split"),
    "PT-BET-2": ("difference", "pay-full-last-raise"),
    "PT-BET-4": ("any-turn", "no-fold-before-bet"),
    "PT-BET-5": ("play-on", "redeal-keep-pot", "dealer-must-bet"),
    "PT-BET-6": ("no-limit", "pot-limit"),
    "PT-BET-7": ("last-raiser", "full-circle"),
    "PT-BET-8": ("barred", "allowed"),
    "PT-BET-9": ("opening-counts", "open-is-not-raise"),
    "PT-BET-10": ("may-raise", "no-check-raise"),
    "PT-BET-13": ("award-and-end", "whole-pot", "play-alone"),
    "PT-BET-15": ("next-active", "last-raiser-leads"),
    "PT-DIS-1": ("each-suit", "one-suit-of-choice"),
    "PT-DIS-9": ("by-play-rank", "by-number"),
    "PT-BID-1": ("left-of-dealer", "left-of-last-raiser"),
    "PT-BID-2": ("free", "hook", "uncapped"),
    "PT-BID-12": ("to-reward-pot", "left-of-dealer-gets-them"),
    "PT-PLAY-2": ("any-lead", "trumps-broken"),
    "PT-PLAY-4": ("any-as", "led-suit-only"),
    "PT-PLAY-6": ("must-follow", "wild-may-escape-trump"),
    "PT-WILD-1": ("deck-in-play", "full-deck"),
    "PT-WILD-5": ("any-free", "lower-only"),
    "PT-WILD-6": ("at-once", "end-of-trick"),
    "PT-WILD-9": ("always", "ignore-off-suit"),
    "PT-OBS-1": ("king-of-spades", "numbers-ascending"),
    "PT-OBS-2": ("bids", "no-bid"),
}

# Cards are numbers: 0-39 the five suits, eight cards each; 40-48 the trumps; 49-51 the wild cards. Sets of them are
# whole numbers, one bit for each card.
SUITS = ("elay", "hunti", "sweela", "coru", "torz")
TRUMP, WILD = 5, 6
SUIT: tuple[int, ...] = tuple([card // 8 for card in range(40)] + [TRUMP] * 9 + [WILD] * 3)
NUMBER: tuple[int, ...] = tuple([card % 8 + 1 for card in range(40)] + [*range(1, 10)] + [1, 2, 3])
FIRST_TRUMP, FIRST_WILD, WHOLE = 40, 49, 52
ELEMENTAL = (1 << FIRST_TRUMP) - 1
EVERY = (1 << WHOLE) - 1
UNKNOWN = -1

HOME_SUITS = {"elay": "♦", "hunti": "♣", "sweela": "♥", "coru": "▭", "torz": "♠"}
REMOVED = {2: (3, 5, 2), 3: (1, 4, 1), 4: (0, 0, 0), 5: (0, 1, 1), 6: (0, 3, 1), 7: (0, 2, 1), 8: (0, 3, 1)}
"""For so many players, how many cards of each suit, trumps and wild cards are left out."""

PLAIN_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Jörg Ä.", "李 四", "A.", "no", "true", "null", "None", "x", "?")
ODD_NAMES = ("7♦", "0", "by", "bet", "a: b", "$1", "(x)", "~", "1e3", "12:30", "- c", "#4", "é{}[]", "'\"", "\\", "%s")
NAMES = (*PLAIN_NAMES, *ODD_NAMES, "~1", "pot:hand", "fold", "N" * 64)
TABLE_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")


def card_of(suit: str, number: int) -> int:
    """The card of a suit (`trump` and `wild` too) with this number."""
    if suit == "trump":
        return FIRST_TRUMP + number - 1
    if suit == "wild":
        return FIRST_WILD + number - 1
    return SUITS.index(suit) * 8 + number - 1


def spelling(notation: str, ascending: bool = False) -> list[str]:
    """How each card is written."""
    trump, wild = ("Trumpf", "Joker") if notation == "de" else ("trump", "wild")
    names = [f"{SUITS[SUIT[card]]}-{NUMBER[card]}" for card in range(FIRST_TRUMP)]
    names += [f"{trump}-{number}" for number in range(1, 10)] + [f"{wild}-{number}" for number in (1, 2, 3)]
    if notation == "home-made":
        names = [f"{NUMBER[card]}{HOME_SUITS[SUITS[SUIT[card]]]}" for card in range(FIRST_TRUMP)]
        best_first = [rank + suit for rank in "KQJ" for suit in ("♦♥♠" if ascending else "♠♥♦")]
        names += best_first[::-1] + [f"Joker-{number}" for number in (1, 2, 3)]
    return names


def cards_in(mask: int) -> Iterator[int]:
    """The cards of a set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def set_of(cards: Iterable[int]) -> int:
    """Cards as a set."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


# The law of the table


def bid_points(bid: int, tricks: int) -> int:
    """What a bid is worth once the tricks are counted."""
    if bid == 0:
        return -10 * tricks if tricks else 25
    return 10 * bid + tricks - bid if tricks >= bid else -10 * bid


def side_points(bids: Sequence[tuple[int, int]]) -> int:
    """What a side scores for the (bid, tricks) of its members: bids together, each zero by itself."""
    bid = sum(said for said, _ in bids)
    points = sum(bid_points(0, tricks) for said, tricks in bids if said == 0)
    return points + (bid_points(bid, sum(tricks for said, tricks in bids if said)) if bid else 0)


def reward_share(pot: int) -> int:
    """How much of a pot is set aside for the end of the game: a third, the odd chips stay."""
    return pot // 3


def shares(pot: int, takers: Sequence[int], odd_too: bool) -> dict[int, int]:
    """Split a pot evenly; the odd chips stay, or go one each to the takers as they are named."""
    each, odd = divmod(pot, len(takers))
    return {seat: each + (1 if odd_too and place < odd else 0) for place, seat in enumerate(takers)}


def judge_hidden(known: int, unknown: int, pool: int, bad: int, denied: int = 0) -> str:
    """Judge an act that is a fault for a hand with a bad card, when only part of that hand is known.

    Args:
        known: The cards that the seat held at that moment for certain.
        unknown: How many more it held.
        pool: The cards these may have been: all that are accounted for nowhere.
        bad: The cards that make the act a fault.
        denied: Those that the seat, by what it displayed, does not hold: that may acquit it, never convict it.
    """
    if known & bad or (pool & ~bad).bit_count() < unknown:
        return "guilty"
    return "undecided" if unknown and pool & bad & ~denied else "innocent"


class Law:
    """The rules of one game: players, variants, options and rulings put together."""

    def __init__(
        self, players: int, variants: Iterable[str], options: Mapping[str, int], rulings: Mapping[str, str]
    ) -> None:
        def is_so(ruling: str, answer: str) -> bool:
            assert answer in RULINGS[ruling]
            return rulings.get(ruling, RULINGS[ruling][0]) == answer

        chosen = set(variants)
        self.players = players
        self.simplified = "simplified" in chosen
        self.money = not chosen & {"points-only", "simplified"}
        self.display = not self.simplified
        self.partners = "partners" in chosen
        self.goal = options["goal"]
        self.ante = options.get("ante", 1)
        self.max_hands = options.get("max-hands", 0)
        self.one_high, self.ace_high = is_so("PT-DECK-1", "one-high"), is_so("PT-DECK-2", "ace-high")
        self.highest_first = is_so("PT-DECK-4", "highest-first")
        self.floor = is_so("PT-GAME-6", "floor-zero")
        self.cut_high, self.cut_low = is_so("PT-DEAL-1", "cut-high"), is_so("PT-DEAL-1", "cut-low")
        self.cut = self.cut_high or self.cut_low
        self.same_dealer = is_so("PT-DEAL-2", "same-dealer-if-unplayed")
        self.ante_is_bet = is_so("PT-DEAL-5", "ante-is-first-bet")
        self.carried_apart = is_so("PT-DEAL-6", "added-after-split")
        self.pay_full = is_so("PT-BET-2", "pay-full-last-raise")
        self.no_early_fold = is_so("PT-BET-4", "no-fold-before-bet")
        self.redeal, self.dealer_bets = is_so("PT-BET-5", "redeal-keep-pot"), is_so("PT-BET-5", "dealer-must-bet")
        self.pot_limit = is_so("PT-BET-6", "pot-limit")
        self.full_circle = is_so("PT-BET-7", "full-circle")
        self.own_raise = is_so("PT-BET-8", "allowed")
        self.opening_free = is_so("PT-BET-9", "open-is-not-raise")
        self.no_check_raise = is_so("PT-BET-10", "no-check-raise")
        self.whole_pot, self.play_alone = is_so("PT-BET-13", "whole-pot"), is_so("PT-BET-13", "play-alone")
        self.raiser_leads = is_so("PT-BET-15", "last-raiser-leads")
        self.one_suit = is_so("PT-DIS-1", "one-suit-of-choice")
        self.raiser_bids = is_so("PT-BID-1", "left-of-last-raiser")
        self.hook, self.uncapped = is_so("PT-BID-2", "hook"), is_so("PT-BID-2", "uncapped")
        self.left_gets = is_so("PT-BID-12", "left-of-dealer-gets-them")
        self.broken_first = is_so("PT-PLAY-2", "trumps-broken")
        self.led_suit_only = is_so("PT-PLAY-4", "led-suit-only")
        self.may_escape = is_so("PT-PLAY-6", "wild-may-escape-trump")
        self.full_deck = is_so("PT-WILD-1", "full-deck")
        self.lower_only = is_so("PT-WILD-5", "lower-only")
        self.end_of_trick = is_so("PT-WILD-6", "end-of-trick")
        self.ignore_off_suit = is_so("PT-WILD-9", "ignore-off-suit")
        self.no_bid = is_so("PT-OBS-2", "no-bid")

        self.pack = pack_of(players, self.highest_first)
        self.hand = self.pack.bit_count() // players
        self.names = ELEMENTAL if self.full_deck else ELEMENTAL & self.pack
        """What a wild card may stand for."""
        self.suits = [set_of(card for card in cards_in(self.pack) if SUIT[card] == suit) for suit in range(7)]
        self.strength = [self._strength(card) for card in range(WHOLE)]
        by_number = is_so("PT-DIS-9", "by-number")
        self.height = [NUMBER[card] if by_number else self.strength[card] for card in range(WHOLE)]
        self.lower = [
            set_of(other for other in cards_in(self.suits[SUIT[card]]) if self.height[other] < self.height[card])
            for card in range(WHOLE)
        ]
        """Of each card, the cards in play that a display of it denies."""

    def _strength(self, card: int) -> int:
        number = NUMBER[card]
        if SUIT[card] == TRUMP:
            return 10 - number if self.one_high else number
        return 9 if self.ace_high and number == 1 and SUIT[card] != WILD else number

    def cut_rank(self, card: int) -> int:
        """How high a card is in a cut for the deal."""
        if SUIT[card] == TRUMP:
            return 10 + NUMBER[card]
        return 0 if SUIT[card] == WILD else NUMBER[card]

    def takes(self, cards: Sequence[int], led: int) -> int:
        """Which of the cards of a trick, wild ones as they are named, takes it when this suit was led."""
        best, place = -1, 0
        for number, card in enumerate(cards):
            height = 20 + self.strength[card] if SUIT[card] == TRUMP else self.strength[card]
            if SUIT[card] in (led, TRUMP) and height > best:
                best, place = height, number
        return place

    def lowest(self, hand: int) -> list[int]:
        """What a hand has to display: of each suit the lowest card."""
        return [
            min(cards_in(hand & self.suits[suit]), key=lambda card: self.height[card])
            for suit in range(5)
            if hand & self.suits[suit]
        ]

    def denies(self, cards: Sequence[int]) -> int | None:
        """The cards that a display denies; none if no hand may display this."""
        if any(card >= FIRST_TRUMP for card in cards) or len({SUIT[card] for card in cards}) < len(cards):
            return None
        if self.one_suit:
            if len(cards) > 1:
                return None
            return self.lower[cards[0]] if cards else ELEMENTAL & self.pack
        denied = ELEMENTAL & self.pack
        for card in cards:
            denied &= ~self.suits[SUIT[card]]
        return denied | sum(self.lower[card] for card in cards)

    def choices(self, hand: int, led: int | None, trick: int, broken: bool) -> tuple[int, int]:
        """What a hand may play: real cards, and what a wild card in it may be named."""
        real, free = hand & ~self.suits[WILD], self.names & ~trick
        if led is None:
            if self.broken_first and not broken and hand & ~self.suits[TRUMP]:
                real &= ~self.suits[TRUMP]
            return real, free
        same = hand & self.suits[led]
        in_suit = free & _SUIT_BITS[led]
        if led == TRUMP:
            return (same, free if self.may_escape else 0) if same else (real, free)
        return (same, in_suit) if same else (real, in_suit if self.led_suit_only else free)

    def new_names(self, came: int, trick: int) -> int:
        """What a wild card may be named anew when the card it stood for has come."""
        free = self.names & _SUIT_BITS[SUIT[came]] & ~trick
        lower = set_of(card for card in cards_in(free) if self.strength[card] < self.strength[came])
        return lower if self.lower_only and lower else free


_SUIT_BITS = [set_of(card for card in range(WHOLE) if SUIT[card] == suit) for suit in range(7)]


def pack_of(players: int, highest_first: bool = False) -> int:
    """The cards in play."""
    low, trumps, wilds = REMOVED[players]
    out = [card for card in range(FIRST_TRUMP) if NUMBER[card] <= low]
    if highest_first and players > 4:
        out += [card_of("trump", 9 - place) for place in range(trumps)]
        out += [card_of("wild", 3 - place) for place in range(wilds)]
    else:
        out += [card_of("trump", 1 + place) for place in range(trumps)]
        out += [card_of("wild", 1 + place) for place in range(wilds)]
    return EVERY & ~set_of(out)


# What is expected


@dataclass(frozen=True)
class Expected:
    """The verdict that a log deserves.

    Findings are (pointer, code), points (pointer, seat, points), movements of chips (pointer, chips, from, to).
    """

    verdict: str
    findings: list[tuple[str, str]]
    undecided: list[str]
    finished: bool
    winners: list[str]
    scores: dict[str, int]
    chips: dict[str, int] | None
    pots: dict[str, int] | None
    sides: list[list[str]] | None
    ledger: list[tuple[str, str, int]]
    moves: list[tuple[str, int, str, str]]


@dataclass(frozen=True)
class Case:
    """A log and the verdict it deserves."""

    name: str
    log: dict[str, Any]
    expected: Expected


class Impossible(Exception):  # noqa: N818
    """An act that can not have happened; its code."""


@dataclass
class _Question:
    """An act whose lawfulness hangs on the rest of a hand that is not known."""

    at: str
    code: str
    seat: int
    gone: int  # what the seat had played before
    bad: int


START, CUT_AGAIN, DEAL, BET, BID, PLAY, OVER = "start", "cut-again", "deal", "bet", "bid", "play", "over"


class Table:
    """A game as far as its log has told of it, and what there is to say against it."""

    def __init__(self, law: Law, names: Sequence[str]) -> None:
        self.law, self.names = law, list(names)
        n = law.players
        self.scores, self.chips = [0] * n, [0] * n
        self.hand_pot = self.reward_pot = 0
        self.findings: list[tuple[str, str]] = []
        self.undecided: list[str] = []
        self.ledger: list[tuple[str, str, int]] = []
        self.moves: list[tuple[str, int, str, str]] = []
        self.phase = START
        self.dealer: int | None = None
        self.deals = 0
        self.winners: list[int] = []
        self.last_trick: int | None = None
        self.at = ""  # of the last act
        self._clear()

    def _clear(self) -> None:
        n = self.law.players
        self.told, self.gone = [0] * n, [0] * n
        self.active = [True] * n
        self.level, self.stake, self.any_bet = 0, [0] * n, False
        self.to_act: set[int] = set()
        self.passed: set[int] = set()
        self.raiser: int | None = None  # who raised the level last
        self.own: int | None = None  # who may for that reason not raise it again
        self.shown: list[str | None] = [None] * n  # where each seat displayed
        self.denied = [0] * n
        self.opened = False  # whether the first bid, or lead, was made
        self.bids: dict[int, int] = {}
        self.tricks = [0] * n
        self.trick: list[list[int]] = []  # seat, card, what it stands for
        self.broken = False
        self.due: list[int] = []  # the seats that must rename
        self.turn = 0
        self.leader = 0
        self.carried = self.hand_pot
        self.questions: list[_Question] = []

    # What there is to see

    @property
    def playing(self) -> list[int]:
        """The seats that have not folded."""
        return [seat for seat, active in enumerate(self.active) if active]

    @property
    def trick_cards(self) -> int:
        """The cards in the trick, real and named."""
        return set_of(card for _, real, named in self.trick for card in (real, named))

    @property
    def may_display(self) -> bool:
        """Whether it is the time for displays."""
        return self.law.display and self.phase in (BID, PLAY) and not self.opened

    def elsewhere(self, seat: int) -> int:
        """The cards that are accounted for outside this seat's hand."""
        mask = 0
        for other, told in enumerate(self.told):
            if other != seat:
                mask |= told
        return mask

    def must_bet(self) -> bool:
        """Whether the dealer has to open."""
        return self.law.dealer_bets and not self.any_bet and self.to_act == {self.dealer}

    def least(self, seat: int) -> int:
        """What a raise must be above: the level, and what is staked already (matching in full may be more)."""
        return max(self.level, self.stake[seat])

    def limit(self, seat: int) -> int:
        """The highest that a seat may raise to."""
        if not self.law.pot_limit:
            return 10**9
        return self.level + self.hand_pot + (self.level - self.stake[seat])

    def next_active(self, seat: int) -> int:
        """This seat, or the first to its left that has not folded."""
        while not self.active[seat]:
            seat = (seat + 1) % self.law.players
        return seat

    def first_lead(self) -> int:
        """Who leads to the first trick."""
        assert self.dealer is not None
        left = (self.dealer + 1) % self.law.players
        if self.law.raiser_leads and not self.active[left] and self.raiser is not None:
            return self.next_active(self.raiser)
        return self.next_active(left)

    def first_bid(self) -> int:
        """Who bids first."""
        if self.law.raiser_bids and self.raiser is not None:
            return self.next_active((self.raiser + 1) % self.law.players)
        return self.first_lead()

    # Acts

    def act(self, at: str, verb: str, value: Any, by: int | None = None, named: int | None = None) -> None:
        """Take an act as it was written; nothing has changed if it is impossible."""
        self.at = at
        if self.phase == OVER:
            raise Impossible("order.after-the-end")
        if verb == "bet" and self._is_own_raise(value, by):
            raise Impossible("bet.own-raise")
        if self.due and verb != "rename":
            raise Impossible("wild.rename-missing")
        if self.phase == CUT_AGAIN and verb != "cut":
            raise Impossible("order.out-of-phase")
        acts: dict[str, Callable[[], None]] = {
            "cut": lambda: self._cut(value),
            "deal": lambda: self._deal(at, value, by),
            "bet": lambda: self._bet(at, value, by),
            "display": lambda: self._display(at, value, by),
            "bid": lambda: self._bid(at, value, by),
            "play": lambda: self._play(at, value, by, named),
            "rename": lambda: self._rename(at, value, by),
        }
        if verb not in acts:
            raise Impossible("order.out-of-phase")
        acts[verb]()

    def _whose(self, phase: str, by: int | None) -> int:
        if self.phase != phase:
            raise Impossible("order.out-of-phase")
        if by is not None and by != self.turn:
            raise Impossible("order.out-of-turn")
        return self.turn

    def _cut(self, cards: Sequence[int]) -> None:
        law = self.law
        if not law.cut or self.phase not in (START, CUT_AGAIN) or self.dealer is not None:
            raise Impossible("order.out-of-phase")
        if len(set(cards)) < len(cards):
            raise Impossible("deal.duplicate-card")
        if set_of(cards) & ~law.pack:
            raise Impossible("deal.foreign-card")
        ranks = [law.cut_rank(card) for card in cards]
        best = max(ranks) if law.cut_high else min(ranks)
        if ranks.count(best) > 1:
            self.phase = CUT_AGAIN
        else:
            self.phase, self.dealer = START, ranks.index(best)

    def _deal(self, at: str, hands: Mapping[int, Sequence[int]], by: int | None) -> None:
        law, n = self.law, self.law.players
        if self.phase not in (START, DEAL):
            raise Impossible("order.out-of-phase")
        if self.dealer is None and by is None:
            raise Impossible("deal.no-dealer")
        if self.dealer is not None and by not in (None, self.dealer):
            raise Impossible("deal.wrong-dealer")
        if any(len(hand) != law.hand for hand in hands.values()):
            raise Impossible("deal.wrong-count")
        known = [card for hand in hands.values() for card in hand if card != UNKNOWN]
        if len(set(known)) < len(known):
            raise Impossible("deal.duplicate-card")
        if set_of(known) & ~law.pack:
            raise Impossible("deal.foreign-card")
        if self.dealer is None:
            self.dealer = by
        assert self.dealer is not None
        self.deals += 1
        self._clear()
        for seat, hand in hands.items():
            self.told[seat] = set_of(card for card in hand if card != UNKNOWN)
        if not law.money:
            self._after_betting()
            return
        for seat in range(n):
            self._pay(at, seat, law.ante)
        if law.ante_is_bet:
            self.level, self.stake, self.any_bet = law.ante, [law.ante] * n, True
        self.phase, self.to_act = BET, set(range(n))
        self.turn = (self.dealer + 1) % n

    def _is_own_raise(self, value: Any, by: int | None) -> bool:
        if self.law.own_raise or self.own is None or isinstance(value, str) or self.phase not in (BET, BID, PLAY):
            return False
        seat = by if by is not None else self.turn if self.phase == BET else None
        return seat == self.own and value > self.level

    def _bet(self, at: str, value: str | int, by: int | None) -> None:
        law, seat = self.law, self._whose(BET, by)
        if value == "pass":
            if self.any_bet:
                raise Impossible("bet.pass-after-bet")
            if self.must_bet():
                raise Impossible("order.out-of-phase")
            self.passed.add(seat)
        elif value == "fold":
            if self.must_bet() or (law.no_early_fold and not self.any_bet):
                raise Impossible("order.out-of-phase")
            self.active[seat] = False
        elif value == "match":
            if not self.any_bet:
                raise Impossible("bet.nothing-to-match")
            to_pay = seat != self.raiser and (self.raiser is not None or self.stake[seat] < self.level)
            whole = law.pay_full and to_pay
            self._stake(at, seat, self.stake[seat] + self.level if whole else self.level)
        else:
            assert isinstance(value, int)
            if law.no_check_raise and seat in self.passed:
                raise Impossible("order.out-of-phase")
            if value <= self.least(seat):
                raise Impossible("bet.too-low")
            if value > self.limit(seat):
                raise Impossible("bet.too-high")
            self._stake(at, seat, value)
            self.level, self.raiser = value, seat
            if self.any_bet or not law.opening_free:
                self.own = seat
            self.any_bet = True
            self.to_act = set(self.playing)
        if not (law.full_circle and isinstance(value, int)):
            self.to_act.discard(seat)
        if len(self.playing) == 1:
            self._alone(at)
        elif self.to_act:
            self.turn = min(self.to_act, key=lambda other: (other - seat - 1) % law.players)
        elif law.redeal and not self.any_bet:
            self._deal_over(at, played=False)
        else:
            self._split(at)
            self._after_betting()

    def _stake(self, at: str, seat: int, stake: int) -> None:
        paid = max(0, stake - self.stake[seat])
        self.stake[seat] += paid
        self._pay(at, seat, paid)

    def _alone(self, at: str) -> None:
        (seat,) = self.playing
        if not self.law.whole_pot:
            self._split(at)
        if self.law.play_alone:
            self._after_betting()
        else:
            self._take(at, seat, self.hand_pot)
            self._deal_over(at, played=False)

    def _after_betting(self) -> None:
        if self.law.no_bid:
            self.phase, self.turn = PLAY, self.first_lead()
        else:
            self.phase, self.turn = BID, self.first_bid()
        self.leader = self.first_lead()

    def _display(self, at: str, cards: Sequence[int], seat: int | None) -> None:
        assert seat is not None
        if not self.may_display:
            raise Impossible("order.out-of-phase")
        if not self.active[seat] or self.shown[seat] is not None:
            raise Impossible("order.out-of-turn")
        mask = set_of(cards)
        told = self.told[seat] | mask
        if len(set(cards)) < len(cards) or mask & (self.elsewhere(seat) | ~self.law.pack):
            raise Impossible("display.card-not-held")
        if told.bit_count() > self.law.hand:
            raise Impossible("display.card-not-held")
        self.told[seat], self.shown[seat] = told, at
        denied = self.law.denies(cards)
        if denied is None:
            self.findings.append((at, "display.wrong-cards"))
        else:
            self.denied[seat] = denied

    def _bid(self, at: str, value: int, by: int | None) -> None:
        law, seat = self.law, self._whose(BID, by)
        self.opened = True
        self.bids[seat] = value
        last = len(self.bids) == len(self.playing)
        if (value > law.hand and not law.uncapped) or (law.hook and last and sum(self.bids.values()) == law.hand):
            self.findings.append((at, "bid.out-of-range"))
        if last:
            self.phase, self.turn = PLAY, self.leader
        else:
            self.turn = self.next_active((seat + 1) % law.players)

    def _play(self, at: str, card: int, by: int | None, named: int | None) -> None:
        law, seat = self.law, self._whose(PLAY, by)
        wild = card >= FIRST_WILD
        if wild and named is None:
            raise Impossible("wild.unnamed")
        if wild and named is not None and not law.names >> named & 1:
            raise Impossible("wild.wrong-identity")
        if not wild and named is not None:
            raise Impossible("wild.not-wild")
        bit, told, gone = 1 << card, self.told[seat], self.gone[seat]
        counted = told.bit_count() == law.hand and not told & bit
        if counted or bit & (gone | self.elsewhere(seat) | ~law.pack):
            raise Impossible("play.card-not-held")
        stands = card if named is None else named
        if wild and self.trick_cards >> stands & 1:
            raise Impossible("wild.in-trick")
        self.opened = True
        self.told[seat] |= bit
        self._ask(at, seat, card, stands)
        self.gone[seat] |= bit
        self.trick.append([seat, card, stands])
        self.broken = self.broken or SUIT[card] == TRUMP
        led = SUIT[self.trick[0][2]]
        full = len(self.trick) == len(self.playing)
        if full or not law.end_of_trick:
            came = {real for _, real, _ in self.trick} if law.end_of_trick else {card}
            self.due = [
                owner
                for owner, real, name in self.trick
                if real >= FIRST_WILD and name in came and (SUIT[name] == led or not law.ignore_off_suit)
            ]
        self.turn = self.next_active((seat + 1) % law.players)
        if full and not self.due:
            self._trick_over(at)

    def _ask(self, at: str, seat: int, card: int, stands: int) -> None:
        """Whether a card was lawful may hang on the rest of the hand."""
        law, suits = self.law, self.law.suits
        if not self.trick:
            if not (law.broken_first and SUIT[card] == TRUMP and not self.broken):
                return
            code, bad = "play.barred", law.pack & ~suits[TRUMP]
        else:
            led = SUIT[self.trick[0][2]]
            if SUIT[stands] == led or (led == TRUMP and card >= FIRST_WILD and law.may_escape):
                return
            code, bad = "play.revoke", suits[led]
            if law.led_suit_only and led != TRUMP and card >= FIRST_WILD:
                self.findings.append((at, code))
                return
        question = _Question(at, code, seat, self.gone[seat], bad & ~(1 << card))
        if self.told[seat].bit_count() == law.hand:
            if self.told[seat] & ~question.gone & question.bad:
                self.findings.append((at, code))
        else:
            self.questions.append(question)

    def _rename(self, at: str, name: int, by: int | None) -> None:
        law = self.law
        if not self.due:
            raise Impossible("order.out-of-phase")
        owner = self.due[0]
        if by not in (None, owner):
            raise Impossible("order.out-of-turn")
        (entry,) = (entry for entry in self.trick if entry[0] == owner)
        came = entry[2]
        if SUIT[name] != SUIT[came]:
            raise Impossible("wild.rename-off-suit")
        trick = self.trick_cards
        free = law.new_names(came, trick)
        lower_free = any(law.strength[card] < law.strength[came] for card in cards_in(free))
        too_high = law.lower_only and lower_free and law.strength[name] >= law.strength[came]
        if not law.names >> name & 1 or too_high:
            raise Impossible("wild.wrong-identity")
        if trick >> name & 1:
            raise Impossible("wild.in-trick")
        entry[2] = name
        self.due = self.due[1:]
        if not self.due and len(self.trick) == len(self.playing):
            self._trick_over(at)

    def _trick_over(self, at: str) -> None:
        cards = [stands for _, _, stands in self.trick]
        winner = self.trick[self.law.takes(cards, SUIT[cards[0]])][0]
        self.trick = []
        self.tricks[winner] += 1
        self.turn = self.last_trick = winner
        if sum(self.tricks) == self.law.hand:
            self._score(at)
            if self.law.money:
                self._award(at)
            self._deal_over(at, played=True)

    # Points and chips

    def sides(self) -> list[list[int]]:
        """The seats that score together."""
        n = self.law.players
        return [[*range(0, n, 2)], [*range(1, n, 2)]] if self.law.partners else [[seat] for seat in range(n)]

    def _score(self, at: str) -> None:
        earned = [0] * self.law.players
        for side in self.sides():
            active = [seat for seat in side if self.active[seat]]
            if self.law.no_bid:
                points = sum(self.tricks[seat] for seat in active)
            else:
                points = side_points([(self.bids[seat], self.tricks[seat]) for seat in active])
            if self.law.floor:
                points = max(points, -self.scores[side[0]])
            for seat in side:
                earned[seat] = points
        for seat, points in enumerate(earned):
            self.scores[seat] += points
            if points:
                self.ledger.append((at, self.names[seat], points))

    def _award(self, at: str) -> None:
        sides = [side for side in self.sides() if any(self.active[seat] for seat in side)]
        taken = [sum(self.tricks[seat] for seat in side) for side in sides]
        best = [side for side, tricks in zip(sides, taken, strict=True) if tricks == max(taken)]
        takers = [seat for side in best for seat in side if self.active[seat]]
        for seat, chips in shares(self.hand_pot, takers, odd_too=False).items():
            self._take(at, seat, chips)

    def _pay(self, at: str, seat: int, chips: int) -> None:
        if chips:
            self.chips[seat] -= chips
            self.hand_pot += chips
            self.moves.append((at, chips, f"seat:{self.names[seat]}", "pot:hand"))

    def _take(self, at: str, seat: int, chips: int, pot: str = "hand") -> None:
        if chips:
            self.chips[seat] += chips
            if pot == "hand":
                self.hand_pot -= chips
            else:
                self.reward_pot -= chips
            self.moves.append((at, chips, f"pot:{pot}", f"seat:{self.names[seat]}"))

    def _set_aside(self, at: str, chips: int) -> None:
        if chips:
            self.hand_pot -= chips
            self.reward_pot += chips
            self.moves.append((at, chips, "pot:hand", "pot:reward"))

    def _split(self, at: str) -> None:
        self._set_aside(at, reward_share(self.hand_pot - (self.carried if self.law.carried_apart else 0)))

    def _deal_over(self, at: str, played: bool) -> None:
        law = self.law
        self.settle()
        self.phase, self.own, self.due = DEAL, None, []
        assert self.dealer is not None
        left = (self.dealer + 1) % law.players
        if max(self.scores) >= law.goal or (law.max_hands and self.deals >= law.max_hands):
            self.phase = OVER
            self.winners = [seat for seat, points in enumerate(self.scores) if points == max(self.scores)]
            if law.left_gets:
                self._take(at, left, self.hand_pot)
            else:
                self._set_aside(at, self.hand_pot)
            from_left = sorted(self.winners, key=lambda seat: (seat - left) % law.players)
            for seat, chips in shares(self.reward_pot, from_left, odd_too=True).items():
                self._take(at, seat, chips, "reward")
        if played or not law.same_dealer:
            self.dealer = left

    # Judging

    def answers(self) -> tuple[list[tuple[str, str]], list[str]]:
        """What all that has been told of this deal proves by now, and what it leaves open."""
        findings: list[tuple[str, str]] = []
        undecided: list[str] = []
        everywhere = self.elsewhere(-1)
        pool = self.law.pack & ~everywhere
        unknown = [self.law.hand - told.bit_count() for told in self.told]
        denied = list(self.denied)
        for seat, at in enumerate(self.shown):
            refuted = self.told[seat] & denied[seat] or (pool & ~denied[seat]).bit_count() < unknown[seat]
            if at is not None and denied[seat] and refuted:
                findings.append((at, "display.wrong-cards"))
                denied[seat] = 0
        for asked in self.questions:
            seat = asked.seat
            known = self.told[seat] & ~asked.gone
            answer = judge_hidden(known, unknown[seat], pool, asked.bad, denied[seat])
            if answer == "guilty":
                findings.append((asked.at, asked.code))
            elif answer == "undecided":
                undecided.append(asked.at)
        return findings, undecided

    def settle(self) -> None:
        """Answer what is open in a deal of which nothing more will be told."""
        findings, undecided = self.answers()
        self.findings += findings
        self.undecided += undecided
        self.questions, self.denied = [], [0] * self.law.players

    def claim(self, at: str, verb: str, value: Any) -> None:
        """Check what the log claims: a seat, or numbers by seat."""
        if verb == "trick":
            if value != self.last_trick:
                self.findings.append((at, "claim.trick"))
            return
        right = self.scores if verb == "score" else self.chips
        if any(number != right[seat] for seat, number in value.items()) or (verb == "chips" and not self.law.money):
            self.findings.append((at, f"claim.{verb}"))

    def result(self, claimed: Mapping[str, Any]) -> None:
        """Check the result that the log ends with."""
        seats = {name: seat for seat, name in enumerate(self.names)}
        wrong = any(points != self.scores[seats[name]] for name, points in claimed.get("scores", {}).items())
        wrong |= any(chips != self.chips[seats[name]] for name, chips in claimed.get("chips", {}).items())
        if claimed.get("ended", "played") == "played":
            wrong |= self.phase != OVER
            if "winners" in claimed:
                wrong |= {seats[name] for name in claimed["winners"]} != set(self.winners)
        if wrong:
            self.findings.append(("/result", "claim.result"))

    def expected(self, impossible: bool) -> Expected:
        """The verdict, when the log has come to its end."""
        verdict = "impossible" if impossible else "irregular" if self.findings else "clean"
        if verdict == "clean" and self.undecided:
            verdict = "undetermined"
        names, law = self.names, self.law
        return Expected(
            verdict,
            sorted(self.findings, key=lambda finding: _moment(finding[0])),
            sorted(self.undecided, key=_moment),
            self.phase == OVER,
            [names[seat] for seat in self.winners],
            dict(zip(names, self.scores, strict=True)),
            dict(zip(names, self.chips, strict=True)) if law.money else None,
            {"hand": self.hand_pot, "reward": self.reward_pot} if law.money else None,
            [[names[seat] for seat in side] for side in self.sides()] if law.partners else None,
            self.ledger,
            self.moves,
        )


def _moment(at: str) -> tuple[float, ...]:
    steps = tuple(float(step) for step in at.split("/") if step.isdigit())
    return steps or (float("inf"),)


# Reading a log


def judge(log: Mapping[str, Any]) -> Expected:
    """Judge a log that can be read, as it is written."""
    table, fault = replay(log)
    table.settle()
    if fault:
        table.findings.append((table.at, fault))
    elif "result" in log:
        table.result(log["result"])
    return table.expected(bool(fault))


def replay(log: Mapping[str, Any]) -> tuple[Table, str]:
    """Bring a table to where a log leaves it, or to what can not have happened: the code of that, if it came to it."""
    names = log["seats"]
    rulings = log.get("rulings") or {}
    law = Law(len(names), log.get("variants") or (), log["options"], rulings)
    ascending = rulings.get("PT-OBS-1") == "numbers-ascending"
    read = {name: card for card, name in enumerate(spelling(log.get("notation", "en"), ascending))}
    read |= {f"Rect-{number}": card_of("coru", number) for number in range(1, 9)} | {"x": UNKNOWN, "?": UNKNOWN}
    seats = {name: seat for seat, name in enumerate(names)}
    table = Table(law, names)

    def card(text: str) -> int:
        return read[text.replace("\ufe0f", "")]

    def cards(value: Any) -> list[int]:
        if isinstance(value, int):
            return [UNKNOWN] * value
        return [card(text) for text in (value.split() if isinstance(value, str) else value)]

    def take(at: str, event: Mapping[str, Any]) -> None:
        (verb,) = event.keys() & _VERBS
        value = event[verb]
        by = seats[event["by"]] if "by" in event else None
        if verb in ("trick", "score", "chips"):
            table.claim(at, verb, seats[value] if verb == "trick" else {seats[name]: value[name] for name in value})
        elif verb == "plays":
            for place, played in enumerate(cards(value)):
                table.act(f"{at}/plays/{place}", "play", played, None if place else by)
        elif verb == "deal":
            table.act(at, verb, {seats[name]: cards(hand) for name, hand in value.items()}, by)
        elif verb == "cut":
            table.act(at, verb, [card(value[name]) for name in names], by)
        elif verb == "display":
            table.act(at, verb, cards(value), by)
        elif verb in ("play", "rename"):
            table.act(at, verb, card(value), by, card(event["as"]) if "as" in event else None)
        else:
            table.act(at, verb, value, by)

    try:
        for number, event in enumerate(log["events"]):
            take(f"/events/{number}", event)
    except Impossible as fault:
        return table, str(fault)
    return table, ""


_VERBS = {"cut", "deal", "bet", "display", "bid", "play", "plays", "rename", "trick", "score", "chips"}
_VERBS |= {"turn", "throw-in"}


# Recording games


def altered(rng: random.Random, case: Case) -> Case:
    """The log of a case with a few things written otherwise, however that makes it faulty, and what it then deserves.

    It can still be read: only seats, numbers and cards are changed, and events dropped, doubled or moved.
    """
    log = json.loads(json.dumps(case.log))
    ascending = (log.get("rulings") or {}).get("PT-OBS-1") == "numbers-ascending"
    cards = spelling(log.get("notation", "en"), ascending)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(_ALTERATIONS)(rng, log, cards)
    return Case("penta altered", log, judge(log))


def _alter_order(rng: random.Random, log: dict[str, Any], cards: list[str]) -> None:
    events = log["events"]
    place, how = rng.randrange(len(events)), rng.randrange(5)
    if how == 0 and len(events) > 1:
        del events[place]
    elif how == 1:
        events.insert(place, events.pop(rng.randrange(len(events))))
    elif how == 2:
        events.insert(place, dict(events[place]))
    elif how == 3:
        del events[place + 1 :]
    else:
        log["events"] = [event for event in events if "display" not in event or rng.random() < 0.5] or events


def _alter_seat(rng: random.Random, log: dict[str, Any], cards: list[str]) -> None:
    event = rng.choice(log["events"])
    if "display" in event or rng.random() < 0.6:
        event["by"] = rng.choice(log["seats"])
    else:
        event.pop("by", None)


def _alter_value(rng: random.Random, log: dict[str, Any], cards: list[str]) -> None:
    verb = rng.choice(("bet", "bid", "play", "as", "rename", "display", "plays"))
    events = [event for event in log["events"] if verb in event or (verb == "as" and "play" in event)]
    if not events:
        return
    event = rng.choice(events)
    if verb == "bet":
        event["bet"] = rng.choice(("pass", "fold", "match", 0, 1, 2, 3, 5, 8, 20, 100))
    elif verb == "bid":
        event["bid"] = rng.randrange(20)
    elif verb in ("display", "plays"):
        listed = event[verb].split() if isinstance(event[verb], str) else event[verb]
        place, how = rng.randrange(len(listed) + 1), rng.randrange(3)
        listed[place : place + (how > 0)] = [rng.choice(cards)] if how < 2 or verb == "plays" else []
        event[verb] = listed
    else:
        event[verb] = rng.choice(cards)


def _alter_hands(rng: random.Random, log: dict[str, Any], cards: list[str]) -> None:
    """Close hands that were open, or some of their cards."""
    rate = rng.choice((0.3, 0.6, 1.0))
    for event in log["events"]:
        for name, hand in event.get("deal", {}).items():
            if not isinstance(hand, int) and rng.random() < 0.6:
                listed = hand.split() if isinstance(hand, str) else hand
                event["deal"][name] = [card if rng.random() > rate else "x" for card in listed]


def _alter_two_cards(rng: random.Random, log: dict[str, Any], cards: list[str]) -> None:
    """Let a seat play one card where it played another, and the other way round."""
    plays = [event for event in log["events"] if "play" in event and "as" not in event]
    if len(plays) > 1:
        one, two = rng.sample(plays, 2)
        if one.get("by") == two.get("by"):
            one["play"], two["play"] = two["play"], one["play"]


def _alter_rules(rng: random.Random, log: dict[str, Any], cards: list[str]) -> None:
    ruling = rng.choice([ruling for ruling in RULINGS if ruling != "PT-OBS-1"])
    log["rulings"] = {**log.get("rulings", {}), ruling: rng.choice(RULINGS[ruling])}


_ALTERATIONS = (_alter_order, _alter_seat, _alter_value, _alter_value, _alter_hands, _alter_two_cards, _alter_rules)


def lawful(
    rng: random.Random,
    *,
    players: int | None = None,
    variants: Iterable[str] = (),
    rulings: Mapping[str, str] | None = None,
    goal: int | None = None,
    ante: int | None = None,
    max_hands: int | None = None,
    notation: str | None = None,
    hidden: bool = False,
    claims: bool = False,
    plays: bool = False,
    cut: bool = False,
    stop: int | None = None,
) -> Case:
    """Record a game without a fault.

    Args:
        rng: All chance comes from here; the same state gives the same case.
        players: How many play; else any number that the variants allow.
        variants: Variants in force.
        rulings: Answers to open points, as in a log.
        goal: The points to reach; else some number.
        ante: What each pays before a deal; else what the rules say.
        max_hands: After how many deals the game ends; 0 or none: only the goal ends it.
        notation: How cards are written; `en` may be named or left to the rules.
        hidden: Leave hands unrecorded, wholly or in part.
        claims: Write down what the players claim, truly: tricks, scores, chips, the result.
        plays: Use the shorthand for several plays.
        cut: Cut for the first deal where a ruling says so; else that deal names its dealer.
        stop: Stop after so many events, or one more. It stops after a few deals anyway.
    """
    wish = _Wish(players, variants, rulings, goal, ante, max_hands, notation, hidden, claims, plays, cut, stop)
    for _ in range(20):
        scribe = _Scribe(rng, wish.settled(rng), None, 0)
        if scribe.record():
            return scribe.case("lawful")
    raise AssertionError("a lawful game was found at fault")


def faulty(
    rng: random.Random,
    kind: str,
    *,
    players: int | None = None,
    variants: Iterable[str] = (),
    rulings: Mapping[str, str] | None = None,
    goal: int | None = None,
    ante: int | None = None,
    max_hands: int | None = None,
    notation: str | None = None,
    hidden: bool = False,
    claims: bool = False,
    plays: bool = False,
    cut: bool = False,
    stop: int | None = None,
) -> Case:
    """Record a game with exactly one fault; `/unproven` ones leave an open question, or nothing, instead of a finding.

    Args:
        rng: All chance comes from here.
        kind: One of `FAULTS`, or a code alone for any kind of that code. What a kind can not do without (betting, a
            ruling, hidden hands, another number of players) is added to what is asked for, what bars it is taken away.
        players: See `lawful`, as for all that follow.
        variants: Variants in force.
        rulings: Answers to open points.
        goal: The points to reach.
        ante: What each pays before a deal.
        max_hands: After how many deals the game ends.
        notation: How cards are written.
        hidden: Leave cards unrecorded.
        claims: Write true claims too.
        plays: Use the shorthand.
        cut: Cut for the first deal.
        stop: Stop an irregular game so early, but not before the fault stands.
    """
    if kind not in FAULTS:
        kind = rng.choice([other for other in FAULTS if other.startswith(kind + "/")])
    wish = _Wish(players, variants, rulings, goal, ante, max_hands, notation, hidden, claims, plays, cut, stop)
    for attempt in range(1000):
        at_once = attempt > 3 or kind in _EARLY
        asked = wish.settled(rng, kind)
        scribe = _Scribe(rng, asked, kind, 0 if at_once else int(rng.random() ** 2 * 150))
        if scribe.record():
            return scribe.case(kind)
    raise ValueError(f"no game with {kind} came up under these rules")


@dataclass
class _Wish:
    """What is asked for; where nothing is, `settled` draws it."""

    players: int | None
    variants: Iterable[str]
    rulings: Mapping[str, str] | None
    goal: int | None
    ante: int | None
    max_hands: int | None
    notation: str | None
    hidden: bool
    claims: bool
    plays: bool
    cut: bool
    stop: int | None

    def __post_init__(self) -> None:
        self.variants = list(self.variants)
        self.rulings = dict(self.rulings or {})
        for name in self.variants:
            if name not in VARIANTS:
                raise ValueError(f"Penta has no variant {name}")
        if {"points-only", "simplified"} <= set(self.variants):
            raise ValueError("simplified takes away more than points-only: not both")
        for ruling, answer in self.rulings.items():
            if answer not in RULINGS.get(ruling, ()):
                raise ValueError(f"{ruling} has no answer {answer}")
        if self.players is not None and self.players not in (_EVEN if "partners" in self.variants else range(2, 9)):
            raise ValueError(f"{self.players} can not play this")

    def settled(self, rng: random.Random, kind: str = "") -> _Settled:
        """Draw what was left open, and grant what a kind of fault can not do without."""
        needs: dict[str, Any] = _NEEDS.get(kind, {})
        assert self.rulings is not None
        rulings = dict(self.rulings)
        for ruling, answer in needs.get("rulings", {}).items():
            if rulings.get(ruling, RULINGS[ruling][0]) not in answer.split():
                rulings[ruling] = rng.choice(answer.split())
        without = needs.get("without", ())
        variants = [name for name in self.variants if name not in without]
        variants += [name for name in needs.get("variants", ()) if name not in variants]
        players = self.players or 0
        able = [n for n in needs.get("players", range(2, 9)) if "partners" not in variants or n in _EVEN]
        if players not in able:
            if not able:
                variants.remove("partners")
                able = needs["players"]
            players = rng.choice(able)
        goal = self.goal if self.goal is not None else rng.choice((1, 10, 25, 30, 60, 60, 100, 300))
        max_hands, limit = self.max_hands, rng.choice((1, 1, 2, 2, 3, 4, 6))
        if needs.get("again"):  # the game must not be over after the first deal
            goal, max_hands = max(goal, 300), 2 if max_hands == 1 else max_hands
        ante = self.ante
        if kind and ante == 0 and ("ante" in needs or rulings.get("PT-BET-6") == "pot-limit"):
            ante = 1  # where there is nothing in the pot, nobody can bet
        if kind:
            limit = min(limit, 3)
        if needs.get("end") and (goal > 10 or max_hands):
            max_hands = max_hands if max_hands in (1, 2, 3) else rng.choice((1, 1, 2))
            limit = 9
        return _Settled(
            players,
            variants,
            rulings,
            goal,
            ante,
            max_hands,
            self.notation,
            self.hidden or bool(needs.get("hidden")),
            self.claims,
            self.plays or bool(needs.get("plays")),
            bool(needs.get("cut", self.cut)),
            None if needs.get("end") else self.stop,
            limit,
        )


@dataclass
class _Settled:
    """What one game is to be."""

    players: int
    variants: list[str]
    rulings: dict[str, str]
    goal: int
    ante: int | None
    max_hands: int | None
    notation: str | None
    hidden: bool
    claims: bool
    plays: bool
    cut: bool
    stop: int | None
    deals: int

    def options(self) -> dict[str, int]:
        """The options as a log names them."""
        options = {"goal": self.goal, "ante": self.ante, "max-hands": self.max_hands}
        return {name: number for name, number in options.items() if number is not None}


_EVEN = (4, 6, 8)


class _LogEnds(Exception):  # noqa: N818
    """The last event of the log is written."""


class _Scribe:
    """Plays one game and writes its log, and tells the table what it writes."""

    def __init__(self, rng: random.Random, wish: _Settled, kind: str | None, after: int) -> None:
        self.rng, self.wish, self.kind, self.after = rng, wish, kind, after
        self.sort = (kind or "").partition("/")[2]
        self.pending = kind is not None  # the fault is still to come
        self.plan: list[tuple[str, str]] = []  # what the fault should be found to be
        n = wish.players
        self.law = law = Law(n, wish.variants, wish.options(), wish.rulings)
        self.names = rng.sample(NAMES, n) if rng.random() < 0.5 else list(TABLE_NAMES[:n])
        self.table = Table(law, self.names)
        self.spell = spelling(wish.notation or "en", wish.rulings.get("PT-OBS-1") == "numbers-ascending")
        self.rect = rng.random() < 0.5
        self.by_rate = rng.choice((1.0, 0.5, 0.0))
        self.list_rate = rng.choice((0.0, 0.5, 1.0))
        self.frills = rng.random() < 0.3
        self.show_rate = rng.choice((0.0, 0.5, 1.0, 1.0))
        if kind is not None and kind.startswith("play.barred") and self.sort != "card" and rng.random() < 0.8:
            self.show_rate = 0.0  # what was displayed is held, and leaves little to be doubted
        self.fold_rate = rng.choice((0.02, 0.1, 0.3, 0.75))
        if self.sort in ("after-fold", "fold-alone"):
            self.fold_rate = 0.75
        self.raise_rate = rng.choice((0.05, 0.3, 0.7))
        self.bid_style = rng.choice(("low", "low", "any", "zero", "sound", "sound"))
        self.stop, self.deals = wish.stop, wish.deals
        if kind == "claim.result/unfinished":
            self.stop = rng.randrange(1, 90) if self.stop is None else rng.randrange(1, max(2, self.stop + 1))

        self.events: list[dict[str, Any]] = []
        self.impossible = False
        self.left: int | None = None  # so many acts are still to be written
        self.spread: list[str] | None = None  # the cards of a `plays` that is being written
        self.hands = [0] * n  # what is left of them
        self.dealt = [0] * n
        self.to_show: list[int] = []
        self.raises = 0

    # Writing

    def _cards(self, cards: Sequence[int]) -> str | list[str]:
        """Spell cards as a list or as one text."""
        spelt = [self._card(card) for card in cards]
        return spelt if self.rng.random() < self.list_rate else " ".join(spelt)

    def _card(self, card: int) -> str:
        if card == UNKNOWN:
            return self.rng.choice("xxx?")
        text = self.spell[card]
        if self.rect and text.endswith("▭"):
            return f"Rect-{NUMBER[card]}"
        if self.frills and text[-1] in "♠♥♦♣" and self.rng.random() < 0.1:
            return text + "\ufe0f"
        return text

    def _write(self, verb: str, value: Any, seat: int | None, by: bool | None, named: int | None = None) -> int | None:
        """Write an event; `by` stands as told, else at random. Says whose it is, if the log does."""
        self._close()
        names = self.names
        event: dict[str, Any] = {}
        told = seat is not None and by is not False and (bool(by) or self.rng.random() < self.by_rate)
        if told and seat is not None:
            event["by"] = names[seat]
        if verb == "deal":
            event[verb] = {
                names[place]: len(hand) if isinstance(hand, range) else self._cards(hand)
                for place, hand in value.items()
            }
        elif verb == "cut":
            event[verb] = {name: self._card(card) for name, card in zip(names, value, strict=True)}
        elif verb in ("display", "plays", "throw-in"):
            event[verb] = self._cards(value)
        elif verb in ("play", "rename", "turn"):
            event[verb] = self._card(value)
        elif verb in ("score", "chips"):
            event[verb] = {names[place]: number for place, number in value.items()}
        elif verb == "trick":
            event[verb] = names[value]
        else:
            event[verb] = value
        if named is not None:
            event["as"] = self._card(named)
        if self.frills:
            self._frill(event)
        self.events.append(event)
        return seat if told else None

    def _frill(self, event: dict[str, Any]) -> None:
        chance = self.rng.random()
        if chance < 0.03:
            event["note"] = self.rng.choice(("said something rude", "elay-3 taken back", "", "play: wild-2"))
        elif chance < 0.06:
            event["at"] = f"2024-03-{self.rng.randrange(10, 32)}T20:15:00Z"
        elif chance < 0.09:
            event["_" + self.rng.choice(("", "ply", "by"))] = self.rng.choice((1, None, "x", [7, {"play": "elay-1"}]))

    @property
    def here(self) -> str:
        """Where the last event stands."""
        return f"/events/{len(self.events) - 1}"

    def _close(self) -> None:
        """End the shorthand that is being written."""
        if self.spread is not None:
            self.events[-1]["plays"] = self.spread if self.rng.random() < self.list_rate else " ".join(self.spread)
            self.spread = None

    def _do(self, verb: str, value: Any, seat: int | None, by: bool | None = None, named: int | None = None) -> str:
        """Write an act, tell the table, and return the pointer to it."""
        short = verb == "play" and named is None and seat is not None and value < FIRST_WILD and by is None
        if short and self.spread is not None:
            self.spread.append(self._card(value))
            at, told = f"{self.here}/plays/{len(self.spread) - 1}", None
        elif short and self.wish.plays and self.rng.random() < 0.7:
            told = self._write("plays", [], seat, by)
            self.spread = [self._card(value)]
            at = f"{self.here}/plays/0"
        else:
            told = self._write(verb, value, seat, by, named)
            at = self.here
        self._tell(at, verb, value, told, named)
        return at

    def _tell(self, at: str, verb: str, value: Any, by: int | None, named: int | None) -> None:
        if verb == "deal":
            value = {seat: [UNKNOWN] * len(hand) if isinstance(hand, range) else hand for seat, hand in value.items()}
        self.table.act(at, verb, value, by, named)

    def _break(
        self,
        code: str,
        verb: str,
        value: Any,
        seat: int | None = None,
        by: bool | None = None,
        named: int | None = None,
    ) -> bool:
        """Write an act that can not have happened; what is written behind it must not matter."""
        rng = self.rng
        self.pending, self.impossible = False, True
        try:
            self._do(verb, value, seat, by, named)
        except Impossible as fault:
            found = str(fault)
        else:
            raise AssertionError(f"{self.kind} went unnoticed: {self.events[-1]}")
        self._over(found, code)
        if self.spread is not None and rng.random() < 0.3:
            self.spread.append(self._card(rng.randrange(WHOLE)))
        self._close()
        for _ in range(rng.choice((0, 0, 1, 3))):
            self._anything()
        raise _LogEnds

    def _anything(self) -> None:
        """Write any act or claim that can be read."""
        rng, verbs = self.rng, ("cut", "deal", "bet", "display", "bid", "play", "play", "plays", "rename", "trick")
        verb, seat = rng.choice((*verbs, "score")), rng.randrange(self.law.players)
        card, named = rng.randrange(WHOLE), None
        value: Any = card
        if verb == "cut":
            value = [rng.randrange(WHOLE) for _ in self.names]
        elif verb == "deal":
            value = {place: range(self.law.hand) for place in range(self.law.players)}
        elif verb == "bet":
            value = rng.choice(("pass", "fold", "match", 0, 3, 1000))
        elif verb == "bid":
            value = rng.randrange(20)
        elif verb in ("display", "plays"):
            value = [rng.randrange(WHOLE) for _ in range(3)]
        elif verb == "trick":
            value = seat
        elif verb == "score":
            value = {seat: 77}
        elif verb == "play" and rng.random() < 0.5:
            named = rng.randrange(WHOLE)
        claim = verb in ("trick", "score", "cut")
        self._write(verb, value, None if claim else seat, True if verb == "display" else None, named)

    # Between two acts

    def record(self) -> bool:
        """Play the game; False if the fault asked for did not come up."""
        try:
            while True:
                self._step()
        except _LogEnds:
            self._close()
        table = self.table
        if not self.impossible:
            table.settle()
        if self.kind is None:
            assert table.findings == [], table.findings
            return True
        if self.kind == "claim.result/unfinished":
            return table.phase != OVER
        if self.kind in ("claim.result/winner", "claim.result/score", "claim.result/chips"):
            return self.kind != "claim.result/winner" or table.phase == OVER
        if self.pending:
            return False
        if self.sort.startswith("unproven"):
            return not table.findings and (bool(table.undecided) or "display" in self.kind)
        if self.sort == "proven-later" and not table.findings:
            return False
        assert table.findings == self.plan, (self.kind, self.plan, table.findings)
        return True

    def _step(self) -> None:
        """One act, or the fault."""
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise _LogEnds
        self._between()
        table, law = self.table, self.law
        if self.pending and len(self.events) >= self.after and self.kind is not None:
            points, plant = _PLANTS[self.kind]
            if points & self._points() and plant(self):
                return
        if table.phase == OVER:
            raise _LogEnds
        if table.due:
            self._rename_one()
        elif table.phase in (START, CUT_AGAIN, DEAL):
            if table.dealer is None and law.cut and self.wish.cut:
                self._cut()
            else:
                self._deal()
        elif table.phase == BET:
            self._bet()
        elif table.may_display and self.to_show:
            seat = self.to_show.pop()
            self._do("display", self._lowest(seat), seat, True)
        elif table.phase == BID:
            self._bid()
        else:
            self._play()

    def _points(self) -> set[str]:
        """What kinds of moment this is."""
        table = self.table
        points = {"claim", "end" if table.phase == OVER else "any"}
        if self.spread is not None and table.phase in (DEAL, OVER):
            points.add("overrun")
        if table.phase in (START, DEAL):
            cut = table.dealer is None and self.law.cut and self.wish.cut
            points.add("cut" if cut else "deal")
        elif table.due:
            points.add("rename")
        elif table.phase == PLAY:
            points |= {"play", "follow" if table.trick else "lead"}
        else:
            points.add(table.phase)
        if table.may_display:
            points.add("display")
        if table.phase in (BET, BID, PLAY):
            points.add("deal-on")
        return points

    def _between(self) -> None:
        """What may stand between two acts: claims, and the end of a log that stops early."""
        table, rng = self.table, self.rng
        if self.spread is not None:
            if table.due and self.kind != "wild.rename-missing/plays":
                self._close()
            elif rng.random() < 0.8 and (table.phase == PLAY or self.pending):
                return
            else:
                self._close()
        if self._stopped():
            raise _LogEnds
        if table.phase == DEAL and table.deals >= self.deals:
            raise _LogEnds
        while self.wish.claims and self.events and rng.random() < 0.1:
            self._claim()
            if self._stopped():
                raise _LogEnds

    def _stopped(self) -> bool:
        return not self.pending and self.stop is not None and len(self.events) >= self.stop

    def _claim(self) -> None:
        rng, table = self.rng, self.table
        verb = rng.choice(("trick", "score", "chips"))
        if verb == "trick":
            if not sum(table.tricks):
                return
            value: Any = table.last_trick
        elif verb == "chips" and not self.law.money:
            return
        else:
            seats = rng.sample(range(self.law.players), rng.randrange(1, self.law.players + 1))
            value = {seat: (table.scores if verb == "score" else table.chips)[seat] for seat in seats}
        self._write(verb, value, None, None)
        table.claim(self.here, verb, value)

    # The game

    def _cut(self) -> None:
        law, rng = self.law, self.rng
        cards = rng.sample(list(cards_in(law.pack)), law.players)
        if rng.random() < 0.3 or (self.sort == "act-for-cut" and self.table.phase == START):
            ranks = [law.cut_rank(card) for card in cards_in(law.pack)]
            best = rng.choice([rank for rank in {*ranks} if ranks.count(rank) > 1])
            equal = [card for card in cards_in(law.pack) if law.cut_rank(card) == best]
            equal = rng.sample(equal, min(law.players, len(equal), rng.choice((2, 2, 3))))
            rest = [card for card in cards_in(law.pack) if law.cut_rank(card) != best]
            rest = [card for card in rest if (law.cut_rank(card) < best) == law.cut_high]
            if len(rest) + len(equal) >= law.players:
                cards = equal + rng.sample(rest, law.players - len(equal))
                rng.shuffle(cards)
        self._do("cut", cards, None)

    def _shuffle(self) -> list[list[int]]:
        cards = list(cards_in(self.law.pack))
        self.rng.shuffle(cards)
        size = self.law.hand
        if self.rng.random() < 0.05:  # one hand without an elemental card, if there are enough others
            strong = [card for card in cards if card >= FIRST_TRUMP]
            first = self.rng.sample(strong, min(size, len(strong)))
            rest = [card for card in cards if card not in first]
            self.rng.shuffle(rest)
            cards = first + rest
            place = self.rng.randrange(self.law.players) * size
            cards = cards[size : place + size] + cards[:size] + cards[place + size :]
        return [cards[seat * size : (seat + 1) * size] for seat in range(self.law.players)]

    def _written(self, hands: Sequence[Sequence[int]], keep: int = 0) -> dict[int, Sequence[int]]:
        """The hands as the log gives them: some closed, or partly so."""
        rng, value = self.rng, {}
        seats = list(range(self.law.players))
        if rng.random() < 0.2:
            rng.shuffle(seats)
        closed_rate = rng.choice((0.2, 0.5, 0.8, 1.0)) if self.wish.hidden else 0.0
        only = rng.choice(seats) if self.sort == "counted" or (self.wish.hidden and rng.random() < 0.15) else None
        for seat in seats:
            hand: Sequence[int] = hands[seat]
            closed = rng.random() < closed_rate if only is None else seat == only
            if closed:
                how = rng.choice(("left-out", "number", "unknown", "some", "some"))
                rate = {"some": rng.choice((0.1, 0.3, 0.6, 0.9))}.get(how, 1.0)
                hand = [card if keep >> card & 1 or rng.random() >= rate else UNKNOWN for card in hand]
                rng.shuffle(hand)
                if how == "left-out" and set(hand) == {UNKNOWN}:
                    continue
                if how == "number" and set(hand) == {UNKNOWN}:
                    hand = range(len(hand))
            value[seat] = hand
        return value

    def _deal(self) -> None:
        rng, table = self.rng, self.table
        hands = self._shuffle()
        seat = table.dealer if table.dealer is not None else rng.randrange(self.law.players)
        self.hands = [set_of(hand) for hand in hands]
        self.dealt = list(self.hands)
        self._do("deal", self._written(hands), seat, True if table.dealer is None else None)
        self.raises = 0
        self.to_show = []
        if not self.law.money:
            self._ready_to_show()

    def _ready_to_show(self) -> None:
        if self.law.display:
            self.to_show = [seat for seat in self.table.playing if self.rng.random() < self.show_rate]
            if self.rng.random() < 0.5:
                self.rng.shuffle(self.to_show)
            else:
                self.to_show.reverse()

    def _bet(self) -> None:
        rng, table, law = self.rng, self.table, self.law
        seat = table.turn
        weights: dict[str | int, float] = {}
        if not table.any_bet and not table.must_bet():
            weights["pass"] = 0.6
        if table.any_bet:
            weights["match"] = 0.9 - self.fold_rate
        if not table.must_bet() and not (law.no_early_fold and not table.any_bet):
            weights["fold"] = self.fold_rate
        limit = table.limit(seat)
        barred = (seat == table.own and not law.own_raise) or (law.no_check_raise and seat in table.passed)
        if not barred and table.least(seat) < limit:
            higher = table.least(seat) + 1 + int(rng.random() ** 3 * rng.choice((3, 3, 10, 1000)))
            weights[min(higher, limit)] = self.raise_rate * 0.75**self.raises + (0.05 if table.must_bet() else 0)
        if not weights:
            raise _LogEnds  # nothing in the pot to bet against, and yet the dealer must
        value = rng.choices(list(weights), list(weights.values()))[0]
        self.raises += isinstance(value, int)
        self._do("bet", value, seat)
        if table.may_display:
            self._ready_to_show()

    def _lowest(self, seat: int) -> list[int]:
        """What a seat displays."""
        rng, law = self.rng, self.law
        cards = law.lowest(self.hands[seat])
        if law.one_suit:
            return rng.sample(cards, min(1, len(cards)))
        if rng.random() < 0.2:
            rng.shuffle(cards)
        return cards

    def _bid(self) -> None:
        rng, table, law = self.rng, self.table, self.law
        seat = table.turn
        strong = (self.hands[seat] & (law.suits[TRUMP] | law.suits[WILD])).bit_count()
        bid = {
            "low": rng.randrange(3),
            "any": rng.randrange(law.hand + 1),
            "zero": rng.choice((0, 0, 1)),
            "sound": max(0, strong - rng.randrange(2)),
        }[self.bid_style]
        bid = min(bid, law.hand)
        if law.uncapped and rng.random() < 0.1:
            bid += law.hand
        if law.hook and len(table.bids) + 1 == len(table.playing) and sum(table.bids.values()) + bid == law.hand:
            bid += 1 if bid < law.hand else -1
        self._do("bid", bid, seat)

    def _options(self, seat: int) -> tuple[int, int]:
        """What a seat may play: real cards, and names for its wild cards."""
        table = self.table
        led = SUIT[table.trick[0][2]] if table.trick else None
        return self.law.choices(self.hands[seat], led, table.trick_cards, table.broken)

    def _later(self, seat: int) -> int:
        """The cards of those who are still to play to this trick."""
        done = {entry[0] for entry in self.table.trick}
        return sum(self.hands[other] for other in self.table.playing if other not in done and other != seat)

    def _name(self, seat: int, names: int) -> int:
        """Choose a name for a wild card; often one that will clash."""
        clash = names & self._later(seat)
        return self.rng.choice(list(cards_in(clash if clash and self.rng.random() < 0.6 else names)))

    def _play(self) -> None:
        rng, table, law = self.rng, self.table, self.law
        seat = table.turn
        real, names = self._options(seat)
        wilds = self.hands[seat] & law.suits[WILD]
        if names and wilds and (not real or rng.random() < 0.4):
            card = rng.choice(list(cards_in(wilds)))
            self._put(seat, card, self._name(seat, names))
            return
        clash = real & set_of(stands for _, card, stands in table.trick if card >= FIRST_WILD)
        self._put(seat, rng.choice(list(cards_in(clash if clash and rng.random() < 0.6 else real))))

    def _put(self, seat: int, card: int, named: int | None = None) -> str:
        """Play a card, the right one or not, that is really in the hand."""
        at = self._do("play", card, seat, named=named)
        self.hands[seat] &= ~(1 << card)
        return at

    def _rename_one(self) -> None:
        table = self.table
        owner = table.due[0]
        came = next(stands for seat, _, stands in table.trick if seat == owner)
        names = self.law.new_names(came, table.trick_cards)
        self._do("rename", self._name(owner, names), owner)

    # Faults

    def _irregular(self, at: str, code: str) -> bool:
        """An act against the rules stands as it is written."""
        self.pending = False
        self.plan.append((at, code))
        if self.sort == "proven-later":
            self.stop, self.deals = None, self.table.deals  # until it is proven
        elif self.sort.startswith("unproven"):
            self.left = self.rng.randrange(4 if code == "play.barred" else 12)
        return True

    def _another(self, seat: int | None, among: Sequence[int] | None = None) -> int | None:
        """Another seat than this, if there is any."""
        others = [other for other in (self.table.playing if among is None else among) if other != seat]
        return self.rng.choice(others) if others else None

    def _folded(self) -> list[int]:
        return [seat for seat, active in enumerate(self.table.active) if not active]

    def _some_play(self, seat: int) -> tuple[int, int | None]:
        """A card of a hand, or any, and a name if it is wild."""
        cards = list(cards_in(self.hands[seat] or self.law.pack))
        card = self.rng.choice(cards)
        return card, self.rng.choice(list(cards_in(self.law.names))) if card >= FIRST_WILD else None

    def _out_of_turn(self) -> bool:
        rng, table, code = self.rng, self.table, "order.out-of-turn"
        seat = self._another(table.turn, self._folded() if self.sort.endswith("folded") else None)
        if seat is None:
            return False
        if table.phase == BET:
            value: Any = rng.choice(("pass", "fold", "match", 0, table.level + 1, table.level + 3))
            if seat == table.own and not isinstance(value, str):
                value = "fold"
            return self._break(code, "bet", value, seat, True)
        if table.phase == BID:
            return self._break(code, "bid", rng.randrange(self.law.hand + 1), seat, True)
        card, named = self._some_play(seat)
        return self._break(code, "play", card, seat, True, named)

    def _rename_by_another(self) -> bool:
        table = self.table
        seat = self._another(table.due[0], range(self.law.players))
        came = next(stands for owner, _, stands in table.trick if owner == table.due[0])
        name = self.rng.choice(list(cards_in(self.law.new_names(came, table.trick_cards))))
        return self._break("order.out-of-turn", "rename", name, seat, True)

    def _display_again(self) -> bool:
        table = self.table
        folded = self.sort == "display-folded"
        seat = self._another(None, self._folded() if folded else [s for s in table.playing if table.shown[s]])
        if seat is None:
            return False
        cards = self.rng.choice((self.law.lowest(self.hands[seat]), []))
        return self._break("order.out-of-turn", "display", cards, seat, True)

    def _out_of_phase(self) -> bool:
        rng, table, law, sort = self.rng, self.table, self.law, self.sort
        code, seat = "order.out-of-phase", rng.randrange(law.players)
        if sort in ("act-for-deal", "act-for-cut", "plays-overrun", "fold-alone"):
            if sort == "plays-overrun":
                return table.phase == DEAL and self._break(code, "play", rng.randrange(FIRST_WILD), seat)
            if sort == "act-for-cut" and rng.random() < 0.5:
                hands = self._shuffle()
                return self._break(code, "deal", self._written(hands), seat, True)
            if sort == "fold-alone":
                if sum(table.tricks) or not table.deals or len(table.playing) > 1:
                    return False
                (seat,) = table.playing
            verb = rng.choice(("play", "bet", "bid", "display", "rename")) if sort != "fold-alone" else "bet"
        elif sort in ("cut-late", "cut-unneeded"):
            return self._break(code, "cut", rng.sample(list(cards_in(law.pack)), law.players))
        elif sort == "deal-early":
            seat = table.dealer if table.dealer is not None and rng.random() < 0.5 else seat
            return self._break(code, "deal", self._written(self._shuffle()), seat, True)
        elif sort == "unknown-verb":
            verb = rng.choice(("turn", "throw-in"))
            card = rng.randrange(WHOLE)
            return self._break(code, verb, card if verb == "turn" else [card], seat, True)
        else:
            verb = sort.partition("-")[0]
        if verb == "play":
            card, named = self._some_play(seat)
            return self._break(code, "play", card, seat, named=named)
        if verb == "bet":
            value: Any = rng.choice(("pass", "fold", "match", 0, table.level, table.level + 2))
            if not isinstance(value, str) and table.phase not in (DEAL, START, CUT_AGAIN) and seat == table.own:
                value = "match"
            return self._break(code, "bet", value, seat)
        if verb == "bid":
            return self._break(code, "bid", rng.randrange(law.hand + 1), seat)
        if verb == "display":
            if sort == "display-late" and (table.shown[seat] or not table.active[seat]):
                return False
            return self._break(code, "display", law.lowest(self.hands[seat]), seat, True)
        return self._break(code, "rename", rng.randrange(FIRST_TRUMP), seat)

    def _barred_bet(self) -> bool:
        """An act that only a ruling forbids at this point of the betting."""
        table, code = self.table, "order.out-of-phase"
        seat = table.turn
        if self.sort == "early-fold" and not table.any_bet:
            return self._break(code, "bet", "fold", seat)
        if self.sort == "dealer-must-bet" and table.must_bet():
            return self._break(code, "bet", self.rng.choice(("pass", "fold")), seat)
        if self.sort == "check-raise" and seat in table.passed and seat != table.own:
            value = min(table.level + self.rng.randrange(1, 4), table.limit(seat))
            return value > table.level and self._break(code, "bet", value, seat)
        return False

    def _after_the_end(self) -> bool:
        rng, law = self.rng, self.law
        code, seat = "order.after-the-end", rng.randrange(law.players)
        if self.sort == "plays":
            over = self.table.phase == OVER and self.spread is not None
            return over and self._break(code, "play", rng.randrange(FIRST_WILD), seat)
        verb = rng.choice(("deal", "bet", "bid", "play", "display", "rename", "cut", "turn"))
        if verb == "deal":
            return self._break(code, verb, self._written(self._shuffle()), self.table.dealer)
        if verb == "cut":
            return self._break(code, verb, rng.sample(range(WHOLE), law.players))
        values: dict[str, Any] = {"bet": 10**6, "bid": 1, "display": [], "rename": 3, "turn": 7}
        if verb == "play":
            card, named = self._some_play(seat)
            return self._break(code, verb, card, seat, named=named)
        return self._break(code, verb, values[verb], seat, True if verb == "display" else None)

    def _bad_cut(self) -> bool:
        rng, law = self.rng, self.law
        cards = rng.sample(list(cards_in(law.pack)), law.players)
        code = (self.kind or "").partition("/")[0]
        place, other = rng.sample(range(law.players), 2)
        foreign = list(cards_in(EVERY & ~law.pack))
        cards[place] = cards[other] if code == "deal.duplicate-card" else rng.choice(foreign)
        return self._break(code, "cut", cards)

    def _bad_deal(self) -> bool:
        rng, table, law = self.rng, self.table, self.law
        code, sort = (self.kind or "").partition("/")[0], self.sort
        unplayed = bool(table.deals) and not sum(table.tricks)
        dealer = table.dealer if table.dealer is not None else rng.randrange(law.players)
        by: bool | None = True if table.dealer is None else None
        if code == "deal.no-dealer":
            if table.dealer is not None:
                return False
            by = False
        elif code == "deal.wrong-dealer":
            now = "first" if not table.deals else "after-fold" if unplayed else "next"
            if table.dealer is None or now != sort:
                return False
            dealer, by = self._another(dealer, range(law.players)) or 0, True
            if dealer == table.dealer:
                dealer = (dealer + 1) % law.players
        hands = self._shuffle()
        place, other = rng.sample(range(law.players), 2)
        hand, spot, keep = hands[place], rng.randrange(law.hand), 0
        if code == "deal.wrong-count":
            extra = rng.choice(hands[other])
            shorter: list[list[int]] = [hand[:-1], hand[:1], []]
            hand[:] = rng.choice((*shorter, [*hand, extra], [*hand, extra, extra]) if sort == "hand" else shorter)
        elif code == "deal.duplicate-card":
            hand[spot] = rng.choice(hands[other]) if sort == "hands" else hand[spot - 1]
            keep = 1 << hand[spot]
        elif code == "deal.foreign-card":
            hand[spot] = rng.choice(list(cards_in(EVERY & ~law.pack)))
            keep = 1 << hand[spot]
        written = self._written(hands, keep)
        if code == "deal.wrong-count":
            written[place] = range(len(hand)) if sort == "number" else hand
        elif keep:
            for seat in (place, other):
                written.setdefault(seat, hands[seat])
        return self._break(code, "deal", written, dealer, by)

    def _bad_bet(self) -> bool:
        rng, table, law, sort = self.rng, self.table, self.law, self.sort
        code, seat, level = (self.kind or "").partition("/")[0], table.turn, table.level
        checked = law.no_check_raise and seat in table.passed
        extra = seat == table.raiser
        if code == "bet.pass-after-bet":
            right = {"turn": not extra, "extra-turn": extra, "ante": table.raiser is None}[sort]
            return table.any_bet and right and self._break(code, "bet", "pass", seat)
        if code == "bet.nothing-to-match":
            return not table.any_bet and self._break(code, "bet", "match", seat)
        if checked:
            return False
        if code == "bet.too-low":
            if sort == "less" and level < 2:
                return False
            value = {"zero": 0, "equal": level, "less": rng.randrange(1, level) if level > 1 else 0}[sort]
            return self._break(code, "bet", value, seat)
        if seat == table.own and not law.own_raise:
            return False
        return self._break(code, "bet", max(table.limit(seat), table.least(seat)) + rng.choice((1, 1, 2, 100)), seat)

    def _own_raise(self) -> bool:
        table, sort = self.table, self.sort
        if table.own is None:
            return False
        now = "out-of-turn" if table.own != table.turn else "extra-turn"
        if table.phase != BET:
            now = "rename-due" if table.due else "in-play" if table.phase == PLAY else "after-betting"
        if sort != now:
            return False
        value = table.level + self.rng.choice((1, 1, 2, 50))
        return self._break("bet.own-raise", "bet", value, table.own, None if now == "extra-turn" else True)

    def _bad_bid(self) -> bool:
        table, law, rng = self.table, self.law, self.rng
        bid = law.hand + rng.choice((1, 1, 2, 10, 10**6))
        if self.sort == "hook":
            bid = law.hand - sum(table.bids.values())
            if len(table.bids) + 1 < len(table.playing) or bid < 0:
                return False
        return self._irregular(self._do("bid", bid, table.turn), "bid.out-of-range")

    def _not_shown(self) -> list[int]:
        return [seat for seat in self.table.playing if self.table.shown[seat] is None]

    def _display_not_held(self) -> bool:
        rng, table, law = self.rng, self.table, self.law
        seats = self._not_shown()
        if not seats:
            return False
        seat = rng.choice(seats)
        cards, told = law.lowest(self.hands[seat]), table.told[seat]
        known = told.bit_count() == law.hand
        wrong: dict[str, int] = {
            "elsewhere": table.elsewhere(seat),
            "not-dealt": law.pack & ~told if known else 0,
            "foreign": EVERY & ~law.pack,
            "doubled": set_of(cards),
            "too-many": law.pack & ~table.elsewhere(seat) & ~told if 0 < told.bit_count() < law.hand else 0,
        }
        if not wrong[self.sort]:
            return False
        some = rng.choice(list(cards_in(wrong[self.sort])))
        if self.sort == "too-many":
            room = law.hand - told.bit_count()
            more = list(cards_in(wrong["too-many"]))
            if len(more) <= room:
                return False
            cards = rng.sample(more, room + 1)
        elif self.sort == "doubled" or rng.random() < 0.3 or not cards:
            cards.append(some)
        else:
            cards[rng.randrange(len(cards))] = some
            if len(set(cards)) < len(cards):
                return False
        return self._break("display.card-not-held", "display", cards, seat, True)

    def _bad_display(self) -> bool:
        rng, table, law, sort = self.rng, self.table, self.law, self.sort
        seats = self._not_shown()
        if not seats:
            return False
        seat = rng.choice(seats)
        hand, cards = self.hands[seat], self._lowest(seat)
        wrong = self._lie(hand, cards)
        if sort in ("trump", "wild"):
            more = hand & law.suits[TRUMP if sort == "trump" else WILD]
            wrong = [*cards, rng.choice(list(cards_in(more)))] if more else None
        elif sort == "two-of-a-suit":
            pairs = [(one, two) for one, two in combinations(cards_in(hand & ELEMENTAL), 2) if SUIT[one] == SUIT[two]]
            one, two = rng.choice(pairs) if pairs else (0, 0)
            wrong = [card for card in cards if SUIT[card] != SUIT[one]] + [one, two] if pairs else None
        elif sort == "several":
            lowest = law.lowest(hand)
            wrong = rng.sample(lowest, rng.randrange(2, len(lowest) + 1)) if len(lowest) > 1 else None
        if wrong is None or (table.told[seat] | set_of(wrong)).bit_count() > law.hand:
            return False
        denied = law.denies(wrong)
        told = table.told[seat] | set_of(wrong)
        if denied is not None:
            pool = law.pack & ~(told | table.elsewhere(seat))
            seen = bool(told & denied)
            counted = (pool & ~denied).bit_count() < law.hand - told.bit_count()
            suits = {SUIT[card] for card in wrong}
            left_out = any(SUIT[card] not in suits for card in law.lowest(hand)) and not (law.one_suit and wrong)
            right = {
                "not-lowest": seen and not left_out,
                "left-out": seen and left_out,
                "counted": counted and not seen,
                "proven-later": not seen and not counted,
                "unproven": not seen and not counted,
            }
            if not right.get(sort, False):
                return False
        self.to_show = [other for other in self.to_show if other != seat]
        return self._irregular(self._do("display", wrong, seat, True), "display.wrong-cards")

    def _lie(self, hand: int, cards: list[int]) -> list[int] | None:
        """What somebody with this hand should not display, each card of it being in the hand."""
        rng, law = self.rng, self.law
        higher = [card for card in cards_in(hand & ELEMENTAL) if law.lower[card] & hand]
        if self.sort == "left-out" or rng.random() < 0.4 or not higher:
            if law.one_suit or not cards:
                return [] if cards else None
            return rng.sample(cards, rng.randrange(len(cards)))
        card = rng.choice(higher)
        return [card] if law.one_suit else [other for other in cards if SUIT[other] != SUIT[card]] + [card]

    def _wilds(self) -> list[int]:
        return list(cards_in(self.hands[self.table.turn] & self.law.suits[WILD]))

    def _bad_name(self) -> bool:
        """A wild card without a name, or with one that it may not have."""
        rng, table, law, sort = self.rng, self.table, self.law, self.sort
        code, seat, wilds = (self.kind or "").partition("/")[0], table.turn, self._wilds()
        if not wilds:
            return False
        wild = rng.choice(wilds)
        if code == "wild.unnamed":
            if sort == "play":
                return self._break(code, "play", wild, seat)
            if self.spread is None:
                self._write("plays", [], seat, None)
                self.spread = []
            return self._break_spread(code, wild)
        if code == "wild.in-trick":
            names = [stands for _, card, stands in table.trick if (card >= FIRST_WILD) == (sort == "named")]
            names = [name for name in names if name < FIRST_TRUMP]
        else:
            removed = ELEMENTAL & ~law.pack if not law.full_deck else 0
            names = list(cards_in({"trump": law.suits[TRUMP], "wild": law.suits[WILD], "removed": removed}[sort]))
            if rng.random() < 0.2:  # the name is looked at before the hand
                wild = rng.randrange(FIRST_WILD, WHOLE)
        return bool(names) and self._break(code, "play", wild, seat, named=rng.choice(names))

    def _break_spread(self, code: str, card: int) -> bool:
        """Write a card into the shorthand that can not stand there."""
        assert self.spread is not None
        self.spread.append(self._card(card))
        at = f"{self.here}/plays/{len(self.spread) - 1}"
        by = self.names.index(self.events[-1]["by"]) if len(self.spread) == 1 and "by" in self.events[-1] else None
        self.pending, self.impossible = False, True
        try:
            self.table.act(at, "play", card, by)
        except Impossible as fault:
            found = str(fault)
        else:
            raise AssertionError(f"{self.kind} went unnoticed: {self.events[-1]}")
        self._over(found, code)
        raise _LogEnds

    def _over(self, found: str, code: str) -> None:
        """The judging ends at what can not have happened."""
        assert found == code, (self.kind, found, self.events[-1])
        self.table.settle()
        self.table.findings.append((self.table.at, code))
        self.plan.append((self.table.at, code))

    def _not_wild(self) -> bool:
        rng, seat = self.rng, self.table.turn
        cards = list(cards_in((self.hands[seat] if rng.random() < 0.8 else self.law.pack) & ~self.law.suits[WILD]))
        return bool(cards) and self._break(
            "wild.not-wild", "play", rng.choice(cards), seat, named=rng.randrange(FIRST_TRUMP)
        )

    def _not_held(self) -> bool:
        rng, table, law = self.rng, self.table, self.law
        seat = table.turn
        told, elsewhere = table.told[seat], table.elsewhere(seat)
        full = told.bit_count() == law.hand
        others_gone = sum(gone for other, gone in enumerate(table.gone) if other != seat)
        shown = sum(
            table.told[other] & ~table.gone[other]
            for other in range(law.players)
            if other != seat and table.shown[other] is not None
        )
        cards = {
            "already-played": table.gone[seat],
            "other-hand": elsewhere & ~others_gone,
            "played-by-another": others_gone,
            "displayed-by-another": shown,
            "foreign": EVERY & ~law.pack,
            "not-dealt": law.pack & ~told if full else 0,
            "counted": law.pack & ~told & ~elsewhere if full else 0,
        }[self.sort]
        if not cards:
            return False
        card = rng.choice(list(cards_in(cards)))
        named = rng.choice(list(cards_in(law.names))) if card >= FIRST_WILD else None
        return self._break("play.card-not-held", "play", card, seat, named=named)

    def _bad_rename(self) -> bool:
        rng, table, law, sort = self.rng, self.table, self.law, self.sort
        code, owner = (self.kind or "").partition("/")[0], table.due[0]
        came = next(stands for seat, _, stands in table.trick if seat == owner)
        suit, trick = _SUIT_BITS[SUIT[came]], table.trick_cards
        lawful = law.new_names(came, trick)
        in_play = law.pack & suit
        higher = set_of(card for card in cards_in(in_play & ~trick) if law.strength[card] > law.strength[came])
        lowers = set_of(card for card in cards_in(lawful) if law.strength[card] < law.strength[came])
        names = {
            "rename-real": 1 << came,
            "rename-other": trick & suit & ~(1 << came),
            "rename-removed": suit & ~law.pack if not law.full_deck else 0,
            "rename-higher": higher if law.lower_only and lowers else 0,
            "elemental": ELEMENTAL & law.pack & ~suit,
            "trump": law.suits[TRUMP],
        }[sort]
        if sort.startswith("rename-") and sort != "rename-higher" and law.lower_only and lowers:
            names &= set_of(card for card in range(FIRST_TRUMP) if law.strength[card] < law.strength[came])
        return bool(names) and self._break(code, "rename", rng.choice(list(cards_in(names))), owner)

    def _no_rename(self) -> bool:
        rng, table, law, code = self.rng, self.table, self.law, "wild.rename-missing"
        if self.sort == "plays":
            cards = list(cards_in(self.hands[table.turn] & ~law.suits[WILD])) or [0]
            return self.spread is not None and self._break_spread(code, rng.choice(cards))
        seat = rng.randrange(law.players)
        if self.sort == "play":
            seat = table.due[0] if rng.random() < 0.3 else table.turn
            card, named = self._some_play(seat)
            return self._break(code, "play", card, seat, named=named)
        verb = rng.choice(("bid", "bet", "deal", "display", "cut"))
        values: dict[str, Any] = {
            "bid": 2,
            "bet": rng.choice(("pass", "fold", "match")),
            "deal": self._written(self._shuffle()) if verb == "deal" else None,
            "display": [],
            "cut": [*range(law.players)],
        }
        return self._break(
            code, verb, values[verb], None if verb == "cut" else seat, True if verb == "display" else None
        )

    def _revoke(self) -> bool:
        """A card, or a lead, that the rest of the hand forbids."""
        rng, table, law, sort = self.rng, self.table, self.law, self.sort
        code, seat = (self.kind or "").partition("/")[0], table.turn
        hand, led = self.hands[seat], SUIT[table.trick[0][2]] if table.trick else TRUMP
        real, names = self._options(seat)
        wild, named = None, None
        wilds = self._wilds()
        if sort.startswith("wild-"):
            on_trump = led == TRUMP
            free = law.names & ~table.trick_cards & ~names
            if not wilds or not free or (sort == "wild-on-trump") != on_trump:
                return False
            if (sort == "wild-off-suit-void") == bool(hand & law.suits[led]):
                return False
            wild, named = rng.choice(wilds), rng.choice(list(cards_in(free)))
        cards = hand & ~real & ~law.suits[WILD]
        if wild is None and not cards:
            return False
        card = rng.choice(list(cards_in(cards))) if wild is None else wild
        bad = (law.pack & ~law.suits[TRUMP] if code == "play.barred" else law.suits[led]) & ~(1 << card)
        told = table.told[seat] | 1 << card
        if told.bit_count() > law.hand:
            return False
        known = told & ~table.gone[seat]
        pool = law.pack & ~(told | table.elsewhere(seat))
        answer = judge_hidden(known, law.hand - told.bit_count(), pool, bad, table.denied[seat])
        seen = bool(known & bad)
        if sort == "counted":
            right = answer == "guilty" and not seen
        elif sort in ("proven-later", "unproven"):
            right = answer == "undecided"
        else:
            right = answer == "guilty" or sort == "wild-off-suit-void"
            right = right and (seen or sort != "card")
        return right and self._irregular(self._put(seat, card, named), code)

    def _bad_claim(self) -> bool:
        rng, table, law, sort = self.rng, self.table, self.law, self.sort
        code, seat = (self.kind or "").partition("/")[0], rng.randrange(law.players)
        verb = code.partition(".")[2]
        value: Any = seat
        if sort == "before-any":
            if table.last_trick is not None:
                return False
        elif verb == "trick":
            unfinished = bool(table.trick) and bool(table.due) and len(table.trick) == len(table.playing)
            if not sum(table.tricks) or seat == table.last_trick or (sort == "rename-due" and not unfinished):
                return False
        else:
            right = table.scores if verb == "score" else table.chips
            wrong = rng.choice((-20, -2, -1, 1, 1, 3, 60)) if sort != "no-money" else rng.choice((0, 0, 1))
            others = rng.sample(range(law.players), rng.randrange(law.players))
            value = {other: right[other] for other in others} if sort != "no-money" else {}
            value[seat] = right[seat] + wrong
        self._write(verb, value, None, None)
        table.claim(self.here, verb, value)
        return self._irregular(self.here, code)

    def _at_result(self) -> bool:
        """The fault is the result, which is written last: let the log come to its end."""
        self.pending = False
        return False

    # The case

    def _result(self) -> dict[str, Any] | None:
        """The result as the log claims it, wrong in one thing if that is the fault."""
        rng, table, names = self.rng, self.table, self.names
        planted = (self.kind or "").startswith("claim.result/")
        if self.impossible:
            return {"scores": {names[0]: 1000}, "winners": list(names)} if rng.random() < 0.1 else None
        if not planted and (not self.wish.claims or rng.random() < 0.3):
            return None
        result: dict[str, Any] = {}
        over = table.phase == OVER
        for key, numbers in (("scores", table.scores), ("chips", table.chips)):
            seats = range(len(names)) if rng.random() < 0.7 else rng.sample(range(len(names)), 1)
            if (key == "scores" or self.law.money) and rng.random() < 0.7:
                result[key] = {names[seat]: numbers[seat] for seat in seats}
        winners = [names[seat] for seat in table.winners]
        if over:
            if rng.random() < 0.8 or not result:
                result["winners"] = rng.sample(winners, len(winners))
            if rng.random() < 0.3:
                result["ended"] = "played"
        elif self.sort == "unfinished":
            if rng.random() < 0.5 or not result:
                result["ended"] = "played"
            if rng.random() < 0.3:
                result["winners"] = [rng.choice(names)]
        else:
            result["ended"] = rng.choice(("resigned", "forfeit", "abandoned"))
            if rng.random() < 0.5:
                result["winners"] = [rng.choice(names)]
        if planted and self.sort in ("score", "chips"):
            key = "scores" if self.sort == "score" else "chips"
            seat = rng.randrange(len(names))
            right = (table.scores if key == "scores" else table.chips)[seat]
            result[key] = {**result.get(key, {}), names[seat]: right + rng.choice((-1, 1, 7))}
        elif planted and self.sort == "winner":
            losers = [name for name in names if name not in winners]
            wrong: list[list[str]] = [[], winners[1:]]
            if losers:
                wrong += [[rng.choice(losers)], [*winners, rng.choice(losers)], losers]
            result["winners"] = rng.choice(wrong)
        return result

    def case(self, name: str) -> Case:
        """The log as it was written, and what is expected of a referee."""
        rng, wish = self.rng, self.wish
        log: dict[str, Any] = {"format": "referee-log/1", "game": "penta"}
        if rng.random() < 0.2:
            log["id"] = rng.choice(("tuesday-7", 7, "0"))
        if rng.random() < 0.2:
            log["rules"] = "1"
        if wish.variants or rng.random() < 0.2:
            log["variants"] = rng.sample(wish.variants, len(wish.variants))
        log["options"] = wish.options()
        rulings = dict(wish.rulings)
        if rng.random() < 0.2:
            ruling = rng.choice(list(RULINGS))
            rulings.setdefault(ruling, RULINGS[ruling][0])
        if rulings:
            log["rulings"] = rulings
        if wish.notation is not None:
            log["notation"] = wish.notation
        log["seats"] = list(self.names)
        if self.frills:
            log["meta"] = {"event": "Tuesday club", "_n": 1}
            log["_seen"] = True
        log["events"] = self.events
        result = self._result()
        if result is not None:
            log["result"] = result
            if not self.impossible:
                self.table.result(result)
        return Case(f"penta {name}", log, self.table.expected(self.impossible))


# The kinds of fault: code, sorts, at which points of a game, who commits it, and what it can not do without

_PLANTS: dict[str, tuple[frozenset[str], Callable[[_Scribe], bool]]] = {}
_NEEDS: dict[str, dict[str, Any]] = {}


def _kinds(code: str, sorts: str, points: str, plant: Callable[[_Scribe], bool], **needs: Any) -> None:
    for sort in sorts.split() or [""]:
        kind = f"{code}/{sort}" if sort else code
        _PLANTS[kind] = frozenset(points.split()), plant
        _NEEDS[kind] = needs


_POINTS = ("points-only", "simplified")
_SMALL, _CUT_DOWN, _MANY = (2, 3), (2, 3, 5, 6, 7, 8), (3, 4, 5, 6, 7, 8)
_MONEY: dict[str, Any] = {"without": _POINTS}
_SHOWN: dict[str, Any] = {"without": ("simplified",)}
_BIDS: dict[str, Any] = {"rulings": {"PT-OBS-2": "bids"}}
_FOLDED: dict[str, Any] = {"without": _POINTS, "players": _MANY}
_CUT: dict[str, Any] = {"cut": True, "rulings": {"PT-DEAL-1": "cut-high cut-low"}}

_kinds("order.out-of-turn", "bet", "bet", _Scribe._out_of_turn, **_MONEY)
_kinds("order.out-of-turn", "bet-folded", "bet", _Scribe._out_of_turn, **_FOLDED)
_kinds("order.out-of-turn", "bid", "bid", _Scribe._out_of_turn, **_BIDS)
_kinds("order.out-of-turn", "bid-folded", "bid", _Scribe._out_of_turn, **_FOLDED, **_BIDS)
_kinds("order.out-of-turn", "lead", "lead", _Scribe._out_of_turn)
_kinds("order.out-of-turn", "follow", "follow", _Scribe._out_of_turn)
_kinds("order.out-of-turn", "lead-folded", "lead", _Scribe._out_of_turn, **_FOLDED)
_kinds("order.out-of-turn", "follow-folded", "follow", _Scribe._out_of_turn, **_FOLDED)
_kinds("order.out-of-turn", "rename", "rename", _Scribe._rename_by_another)
_kinds("order.out-of-turn", "display-twice", "display", _Scribe._display_again, **_SHOWN)
_kinds("order.out-of-turn", "display-folded", "display", _Scribe._display_again, **_FOLDED)
_kinds("order.out-of-phase", "play-for-bid", "bid", _Scribe._out_of_phase, **_BIDS)
_kinds("order.out-of-phase", "play-for-bet", "bet", _Scribe._out_of_phase, **_MONEY)
_kinds("order.out-of-phase", "bid-for-bet", "bet", _Scribe._out_of_phase, **_MONEY)
_kinds("order.out-of-phase", "bid-for-play bet-for-play rename-undue", "play", _Scribe._out_of_phase)
_kinds("order.out-of-phase", "bet-for-bid", "bid", _Scribe._out_of_phase, **_BIDS)
_kinds("order.out-of-phase", "display-in-play", "follow", _Scribe._out_of_phase, **_SHOWN)
_kinds("order.out-of-phase", "display-early", "bet", _Scribe._out_of_phase, **_MONEY)
_kinds("order.out-of-phase", "bet-for-points", "bid play", _Scribe._out_of_phase, variants=("points-only",),
       without=("simplified",))  # fmt: skip
_kinds("order.out-of-phase", "display-never", "bid play", _Scribe._out_of_phase, variants=("simplified",),
       without=("points-only",))  # fmt: skip
_kinds("order.out-of-phase", "bid-never", "play", _Scribe._out_of_phase, rulings={"PT-OBS-2": "no-bid"})
_kinds("order.out-of-phase", "deal-early", "bet bid play", _Scribe._out_of_phase)
_kinds("order.out-of-phase", "unknown-verb", "deal cut bet bid play", _Scribe._out_of_phase)
_kinds("order.out-of-phase", "act-for-deal", "deal", _Scribe._out_of_phase)
_kinds("order.out-of-phase", "act-for-cut", "cut-again", _Scribe._out_of_phase, **_CUT)
_kinds("order.out-of-phase", "cut-late", "bet bid play", _Scribe._out_of_phase)
_kinds("order.out-of-phase", "cut-unneeded", "deal", _Scribe._out_of_phase, rulings={"PT-DEAL-1": "log-names"})
_kinds("order.out-of-phase", "fold-alone", "deal", _Scribe._out_of_phase, without=_POINTS, again=True,
       rulings={"PT-BET-13": "award-and-end whole-pot"})  # fmt: skip
_kinds("order.out-of-phase", "plays-overrun", "overrun", _Scribe._out_of_phase, plays=True, again=True)
_kinds("order.out-of-phase", "early-fold", "bet", _Scribe._barred_bet, without=_POINTS,
       rulings={"PT-BET-4": "no-fold-before-bet", "PT-DEAL-5": "not-a-bet"})  # fmt: skip
_kinds("order.out-of-phase", "dealer-must-bet", "bet", _Scribe._barred_bet, without=_POINTS,
       rulings={"PT-BET-5": "dealer-must-bet", "PT-DEAL-5": "not-a-bet"})  # fmt: skip
_kinds("order.out-of-phase", "check-raise", "bet", _Scribe._barred_bet, without=_POINTS,
       rulings={"PT-BET-10": "no-check-raise", "PT-DEAL-5": "not-a-bet"}, ante=1)  # fmt: skip
_kinds("order.after-the-end", "act", "end", _Scribe._after_the_end, end=True)
_kinds("order.after-the-end", "plays", "overrun", _Scribe._after_the_end, end=True, plays=True)
_kinds("deal.no-dealer", "", "deal", _Scribe._bad_deal, cut=False)
_kinds("deal.wrong-dealer", "first", "deal", _Scribe._bad_deal, **_CUT)
_kinds("deal.wrong-dealer", "next", "deal", _Scribe._bad_deal, again=True)
_kinds("deal.wrong-dealer", "after-fold", "deal", _Scribe._bad_deal, without=_POINTS, again=True,
       rulings={"PT-BET-13": "award-and-end whole-pot"})  # fmt: skip
_kinds("deal.wrong-count", "hand number", "deal", _Scribe._bad_deal)
_kinds("deal.duplicate-card", "hand hands", "deal", _Scribe._bad_deal)
_kinds("deal.foreign-card", "hand", "deal", _Scribe._bad_deal, players=_CUT_DOWN)
_kinds("deal.duplicate-card", "cut", "cut cut-again", _Scribe._bad_cut, **_CUT)
_kinds("deal.foreign-card", "cut", "cut cut-again", _Scribe._bad_cut, **_CUT, players=_CUT_DOWN)
_kinds("bet.pass-after-bet", "turn", "bet", _Scribe._bad_bet, **_MONEY)
_kinds("bet.pass-after-bet", "extra-turn", "bet", _Scribe._bad_bet, without=_POINTS,
       rulings={"PT-BET-7": "full-circle"})  # fmt: skip
_kinds("bet.pass-after-bet", "ante", "bet", _Scribe._bad_bet, without=_POINTS,
       rulings={"PT-DEAL-5": "ante-is-first-bet"})  # fmt: skip
_kinds("bet.nothing-to-match", "", "bet", _Scribe._bad_bet, without=_POINTS, rulings={"PT-DEAL-5": "not-a-bet"})
_kinds("bet.too-low", "zero equal less", "bet", _Scribe._bad_bet, without=_POINTS, ante=1)
_kinds("bet.too-high", "", "bet", _Scribe._bad_bet, without=_POINTS, rulings={"PT-BET-6": "pot-limit"})
_kinds("bet.own-raise", "out-of-turn in-play rename-due", "deal-on", _Scribe._own_raise, without=_POINTS, ante=1,
       rulings={"PT-BET-8": "barred"})  # fmt: skip
_kinds("bet.own-raise", "after-betting", "bid", _Scribe._own_raise, without=_POINTS, ante=1,
       rulings={"PT-BET-8": "barred", "PT-OBS-2": "bids"})  # fmt: skip
_kinds("bet.own-raise", "extra-turn", "bet", _Scribe._own_raise, without=_POINTS, ante=1,
       rulings={"PT-BET-8": "barred", "PT-BET-7": "full-circle"})  # fmt: skip
_kinds("bid.out-of-range", "high", "bid", _Scribe._bad_bid, rulings={"PT-OBS-2": "bids", "PT-BID-2": "free hook"})
_kinds("bid.out-of-range", "hook", "bid", _Scribe._bad_bid, rulings={"PT-OBS-2": "bids", "PT-BID-2": "hook"})
_kinds("display.card-not-held", "elsewhere not-dealt doubled", "display", _Scribe._display_not_held, **_SHOWN)
_kinds("display.card-not-held", "foreign", "display", _Scribe._display_not_held, **_SHOWN, players=_CUT_DOWN)
_kinds("display.card-not-held", "too-many", "display", _Scribe._display_not_held, **_SHOWN, hidden=True)
_kinds("display.wrong-cards", "left-out trump wild two-of-a-suit", "display", _Scribe._bad_display, **_SHOWN)
_kinds("display.wrong-cards", "not-lowest", "display", _Scribe._bad_display, **_SHOWN)
_kinds("display.wrong-cards", "several", "display", _Scribe._bad_display, **_SHOWN,
       rulings={"PT-DIS-1": "one-suit-of-choice"})  # fmt: skip
_kinds("display.wrong-cards", "counted proven-later unproven", "display", _Scribe._bad_display, **_SHOWN, hidden=True)
_kinds("wild.unnamed", "play", "play", _Scribe._bad_name)
_kinds("wild.unnamed", "plays", "play", _Scribe._bad_name, plays=True)
_kinds("wild.wrong-identity", "trump wild", "play", _Scribe._bad_name)
_kinds("wild.wrong-identity", "removed", "play", _Scribe._bad_name, players=_SMALL,
       rulings={"PT-WILD-1": "deck-in-play"})  # fmt: skip
_kinds("wild.wrong-identity", "rename-removed", "rename", _Scribe._bad_rename, players=_SMALL,
       rulings={"PT-WILD-1": "deck-in-play"})  # fmt: skip
_kinds("wild.wrong-identity", "rename-higher", "rename", _Scribe._bad_rename, rulings={"PT-WILD-5": "lower-only"})
_kinds("wild.not-wild", "", "play", _Scribe._not_wild)
_kinds("play.card-not-held", "already-played other-hand played-by-another not-dealt", "play", _Scribe._not_held)
_kinds("play.card-not-held", "foreign", "play", _Scribe._not_held, players=_CUT_DOWN)
_kinds("play.card-not-held", "displayed-by-another", "play", _Scribe._not_held, **_SHOWN)
_kinds("play.card-not-held", "counted", "play", _Scribe._not_held, hidden=True)
_kinds("wild.in-trick", "real named", "follow", _Scribe._bad_name)
_kinds("wild.in-trick", "rename-real", "rename", _Scribe._bad_rename, rulings={"PT-WILD-5": "any-free"})
_kinds("wild.in-trick", "rename-other", "rename", _Scribe._bad_rename, players=_MANY)
_kinds("wild.rename-missing", "play act", "rename", _Scribe._no_rename)
_kinds("wild.rename-missing", "plays", "rename", _Scribe._no_rename, plays=True, players=_MANY)
_kinds("wild.rename-off-suit", "elemental trump", "rename", _Scribe._bad_rename)
_kinds("play.revoke", "card", "follow", _Scribe._revoke)
_kinds("play.revoke", "wild-off-suit", "follow", _Scribe._revoke)
_kinds("play.revoke", "wild-on-trump", "follow", _Scribe._revoke, rulings={"PT-PLAY-6": "must-follow"})
_kinds("play.revoke", "wild-off-suit-void", "follow", _Scribe._revoke, rulings={"PT-PLAY-4": "led-suit-only"})
_kinds("play.revoke", "counted proven-later unproven", "follow", _Scribe._revoke, hidden=True)
_kinds("play.barred", "card", "lead", _Scribe._revoke, rulings={"PT-PLAY-2": "trumps-broken"})
_kinds("play.barred", "counted proven-later unproven", "lead", _Scribe._revoke, hidden=True,
       rulings={"PT-PLAY-2": "trumps-broken"})  # fmt: skip
_kinds("claim.trick", "wrong", "claim", _Scribe._bad_claim)
_kinds("claim.trick", "before-any", "claim", _Scribe._bad_claim)
_kinds("claim.trick", "rename-due", "rename", _Scribe._bad_claim)
_kinds("claim.score", "", "claim", _Scribe._bad_claim)
_kinds("claim.chips", "wrong", "claim", _Scribe._bad_claim, **_MONEY)
_kinds("claim.chips", "no-money", "claim", _Scribe._bad_claim, variants=("points-only",), without=("simplified",))
_kinds("claim.result", "score unfinished", "claim", _Scribe._at_result)
_kinds("claim.result", "chips", "claim", _Scribe._at_result, **_MONEY)
_kinds("claim.result", "winner", "claim", _Scribe._at_result, end=True)

FAULTS: tuple[str, ...] = tuple(_PLANTS)
_EARLY = frozenset(kind for kind in FAULTS if _NEEDS[kind].get("end") or _NEEDS[kind].get("cut") is not None)
_EARLY |= {"claim.trick/before-any", "claim.result/unfinished", "order.out-of-phase/cut-unneeded"}
