"""Recorded games of Penneech, lawful and faulty, each with the verdict it deserves.

Written from the rulebook alone, so that what it expects owes nothing to the referee it tests. A scribe plays a game
with all cards before its eyes and writes a log of it; beside the log it keeps what a reader of the log can know
(`_Deal.told`), which is all that its expectations rest on. A fault is one act that the scribe writes otherwise.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

VARIANTS = ("follow-or-trump", "every-honour-counts", "first-turn-up-scores", "short-deck")
PRESETS: dict[str, tuple[str, ...]] = {"pagat": (), "parlett": VARIANTS[:3]}
RULINGS: dict[str, tuple[str, ...]] = {  # the default answer stands first
    "PN-A2": ("seven-d-is-not-a-face", "seven-d-blocks-redeal"),
    "PN-A3": ("before-first-turn", "before-first-lead"),
    "PN-A4": ("no-limit", "once-per-hand"),
    "PN-A5": ("non-dealer-leads", "dealer-leads"),
    "PN-A6": ("shown", "not-shown"),
    "PN-A10": ("plain-seven", "play-rank"),
}

SUITS = "♠♥♦♣"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
PENNEECH = "7♦"
HAND = 7
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
SHORT = tuple(rank + suit for suit in SUITS for rank in RANKS[:8])
FOREIGN = tuple(card for card in PACK if card not in SHORT)
HONOUR = {card: {"A": 5, "K": 4, "Q": 3, "J": 2}.get(card[:-1], 0) for card in PACK}
TURNED = {**HONOUR, PENNEECH: 14}
STRENGTH = {card: 14 if card == PENNEECH else 13 - RANKS.index(card[:-1]) for card in PACK}
LOW = {card: (12 - RANKS.index(card[:-1]) + 1) % 13 for card in PACK}  # ace low, as in a cut

PLAIN_NAMES = ("Anna", "Ben", "Jörg Ä.", "李 四", "A.", "no", "true", "null", "None", "deal", "by", "x", "?", "7♦", "0")
NAMES = (
    *PLAIN_NAMES,
    "a: b",
    "$1",
    "(x)",
    "~",
    "1e3",
    "12:30",
    "- c",
    "#4",
    "é{}[]",
    "'\"",
    "\\",
    "%s",
    "~1",
    "N" * 64,
)


# The law of the table


def takes(led: str, followed: str, trump: str) -> int:
    """Which card takes the trick: 0 for the one led, 1 for the one that followed."""
    if led[-1] == followed[-1]:
        return int(STRENGTH[followed] > STRENGTH[led])
    return int(followed[-1] == trump)


def trick_points(cards: Iterable[str], trump: str, every_honour: bool = False) -> int:
    """What the winner of a trick scores for the cards in it."""
    points = 0
    for card in cards:
        if card[-1] == trump:
            points += 7 if card == PENNEECH else HONOUR[card]
        elif every_honour:
            points += HONOUR[card]
    return points


def turn_points(card: str) -> int:
    """What a card turned up is worth to the seat that turned it."""
    return TURNED[card]


def count_points(tricks: int) -> int:
    """What a seat scores for the cards of its tricks when all seven are played."""
    return max(0, 2 * tricks - HAND)


def may_follow(hand: Sequence[str], led: str, trump: str, or_trump: bool = False) -> list[str]:
    """The cards of a hand that may follow the card led."""
    suit = led[-1]
    same = [card for card in hand if card[-1] == suit]
    if not same:
        return list(hand)
    if or_trump and suit != trump:
        return [card for card in hand if card[-1] in (suit, trump)]
    return same


def bars_throw_in(card: str, seven_bars: bool = False) -> bool:
    """Whether a hand that holds this card may not be thrown in."""
    return HONOUR[card] > 0 or (seven_bars and card == PENNEECH)


def cut_rank(card: str, play_rank: bool = False) -> int:
    """How high a card is in a cut; the lower one deals."""
    return 13 if play_rank and card == PENNEECH else LOW[card]


def judge_hidden(known: AbstractSet[str], unknown: int, pool: AbstractSet[str], bad: Callable[[str], bool]) -> str:
    """Judge an act that is a fault for a hand with a bad card, when only part of that hand is known.

    Args:
        known: The cards that the seat held at that moment for certain.
        unknown: How many more it held.
        pool: The cards these may have been: all that are accounted for nowhere.
        bad: Whether a card in the hand makes the act a fault.
    """
    if any(bad(card) for card in known):
        return "guilty"
    bad_ones = sum(bad(card) for card in pool)
    if len(pool) - bad_ones < unknown:
        return "guilty"  # too few harmless cards are left to fill the hand
    return "undecided" if unknown and bad_ones else "innocent"


# Cases


@dataclass(frozen=True)
class Expected:
    """The verdict that a log deserves: findings as (pointer, code), ledger as (pointer, seat, points)."""

    verdict: str
    findings: list[tuple[str, str]]
    undecided: list[str]
    finished: bool
    winners: list[str]
    scores: dict[str, int]
    ledger: list[tuple[str, str, int]]


@dataclass(frozen=True)
class Case:
    """A log and the verdict it deserves."""

    name: str
    log: dict[str, Any]
    expected: Expected


def lawful(
    rng: random.Random,
    *,
    variants: Iterable[str] = (),
    rulings: Mapping[str, str] | None = None,
    target: int | None = None,
    hidden: bool = False,
    claims: bool = False,
    plays: bool = False,
    stock: bool = False,
    cut: bool = False,
    stop: int | None = None,
) -> Case:
    """Record a game without a fault.

    Args:
        rng: All chance comes from here; the same state gives the same case.
        variants: Variants in force; presets may stand for them.
        rulings: Answers to open points, as in a log.
        target: The points to reach; by default what the rules say.
        hidden: Leave hands (and stocks) unrecorded, wholly or in part.
        claims: Write down what the players claim, truly: tricks, scores, the result.
        plays: Use the shorthand for several plays.
        stock: Record the stock beside most deals.
        cut: Cut for the first deal; else that deal names its dealer.
        stop: Stop after so many events, if the game is not over before.
    """
    wish = _Wish(variants, rulings or {}, target, hidden, claims, plays, stock, cut, stop)
    scribe = _Scribe(rng, wish, None, 0)
    scribe.record()
    return scribe.case("lawful")


def faulty(
    rng: random.Random,
    kind: str,
    *,
    variants: Iterable[str] = (),
    rulings: Mapping[str, str] | None = None,
    target: int | None = None,
    hidden: bool = False,
    claims: bool = False,
    plays: bool = False,
    stock: bool = False,
    cut: bool = False,
    stop: int | None = None,
) -> Case:
    """Record a game with exactly one fault; `/unproven` ones leave an open question instead of a finding.

    Args:
        rng: All chance comes from here.
        kind: One of `FAULTS`, or a code alone for any kind of that code. What a kind can not do without (a short
            deck, a cut, a ruling, hidden hands, a stock) is added to what is asked for.
        variants: See `lawful`, as for all that follow.
        rulings: Answers to open points.
        target: The points to reach.
        hidden: Leave cards unrecorded.
        claims: Write true claims too.
        plays: Use the shorthand.
        stock: Record the stock.
        cut: Cut for the first deal.
        stop: Stop an irregular game so early, but not before the fault stands.
    """
    if kind not in FAULTS:
        kind = rng.choice([other for other in FAULTS if other.startswith(kind + "/")])
    wish = _Wish(variants, rulings or {}, target, hidden, claims, plays, stock, cut, stop)
    wish.grant(kind)
    for attempt in range(2000):
        at_once = attempt > 3 or kind in _EARLY
        scribe = _Scribe(rng, wish, kind, 0 if at_once else int(rng.random() ** 2 * 120))
        if scribe.record():
            return scribe.case(kind)
    raise ValueError(f"no game with {kind} came up under these rules")


class _Wish:
    """What is asked for, presets spelt out."""

    def __init__(
        self,
        variants: Iterable[str],
        rulings: Mapping[str, str],
        target: int | None,
        hidden: bool,
        claims: bool,
        plays: bool,
        stock: bool,
        cut: bool,
        stop: int | None,
    ) -> None:
        self.named = list(variants)
        self.rulings = dict(rulings)
        self.target, self.hidden, self.claims, self.plays = target, hidden, claims, plays
        self.stock, self.cut, self.stop = stock, cut, stop
        for name in self.named:
            if name not in VARIANTS and name not in PRESETS:
                raise ValueError(f"Penneech has no variant {name}")
        for ruling, answer in self.rulings.items():
            if answer not in RULINGS.get(ruling, ()):
                raise ValueError(f"{ruling} has no answer {answer}")

    def grant(self, kind: str) -> None:
        """Add what this kind of fault can not do without."""
        if kind in _NEEDS_SHORT and "short-deck" not in self.named:
            self.named.append("short-deck")
        if kind in _NEEDS_HIDDEN:
            self.hidden = True
        if kind in _NEEDS_STOCK:
            self.stock = True
        if kind in _NEEDS_PLAYS:
            self.plays = True
        if kind in _NEEDS_CUT:
            self.cut = True
        elif kind == "deal.no-dealer":
            self.cut = False
        for ruling, answer in _NEEDS_RULING.get(kind, {}).items():
            if self.rulings.get(ruling, RULINGS[ruling][0]) != answer:
                self.rulings[ruling] = answer
        if kind in _NEEDS_END:
            self.stop = None


class _LogEnds(Exception):  # noqa: N818
    """The last event of the log is written."""


@dataclass
class _Question:
    """An act whose lawfulness may hang on cards that the log does not show."""

    at: str
    code: str
    seat: int
    gone: frozenset[str]  # what the seat had played before
    bad: Callable[[str], bool]
    planted: bool


class _Deal:
    """One deal: as the cards lie, and as much of it as the log has told."""

    __slots__ = ("gone", "hands", "known", "pack", "questions", "recorded", "stock", "told", "turned")

    def __init__(self, pack: Sequence[str], hands: list[list[str]], stock: list[str]) -> None:
        self.pack = pack
        self.hands = hands  # what is left of them
        self.stock = stock  # all of it, in the order it comes
        self.told: list[set[str]] = [set(), set()]  # each seat's cards: dealt open, played or shown
        self.gone: list[set[str]] = [set(), set()]  # those it has played
        self.known = [HAND, HAND]  # how many of each hand were dealt open
        self.turned: list[str] = []
        self.recorded: list[str] = []  # the stock as recorded
        self.questions: list[_Question] = []

    def elsewhere(self, seat: int) -> set[str]:
        """The cards that the log accounts for outside this seat's hand."""
        return self.told[1 - seat].union(self.turned, self.recorded) - _UNKNOWN

    def judge(self, question: _Question) -> str:
        """Judge an act by all that the log has told of this deal so far."""
        told = self.told[question.seat]
        pool = set(self.pack) - told - self.elsewhere(question.seat)
        return judge_hidden(told - question.gone, HAND - len(told), pool, question.bad)


class _Scribe:
    """Plays one game and writes its log, with what a referee has to say about it."""

    def __init__(self, rng: random.Random, wish: _Wish, kind: str | None, after: int) -> None:
        self.rng, self.wish, self.kind, self.after = rng, wish, kind, after
        self.pending = kind is not None  # the fault is still to come
        variants = {part for name in wish.named for part in PRESETS.get(name, (name,))}
        answers = {ruling: wish.rulings.get(ruling, options[0]) for ruling, options in RULINGS.items()}
        self.or_trump = "follow-or-trump" in variants
        self.every_honour = "every-honour-counts" in variants
        self.first_scores = "first-turn-up-scores" in variants
        self.short = "short-deck" in variants
        self.pack = SHORT if self.short else PACK
        self.seven_bars = answers["PN-A2"] == "seven-d-blocks-redeal"
        self.late = answers["PN-A3"] == "before-first-lead"
        self.once = answers["PN-A4"] == "once-per-hand"
        self.dealer_leads = answers["PN-A5"] == "dealer-leads"
        self.shown = answers["PN-A6"] == "shown"
        self.play_rank = answers["PN-A10"] == "play-rank"
        self.target = wish.target if wish.target is not None else 91 if self.short else 61
        self.hidden, self.stop = wish.hidden, wish.stop
        self.weak = [card for card in self.pack if not bars_throw_in(card)]

        self.names = rng.sample(NAMES, 2) if rng.random() < 0.5 else ["Anna", "Ben"]
        self.by_rate = rng.choice((1.0, 0.5, 0.0))
        self.list_rate = rng.choice((0.0, 0.5, 1.0))
        self.frills = rng.random() < 0.3
        self.rig = 0.6 if kind is not None and ("throw-in" in kind or "redeal" in kind) else 0.05
        if kind == "claim.result/unfinished":
            self.stop = rng.randrange(1, 70) if self.stop is None else rng.randrange(1, max(2, self.stop + 1))

        self.events: list[dict[str, Any]] = []
        self.findings: list[tuple[str, str]] = []
        self.undecided: list[str] = []
        self.ledger: list[tuple[str, str, int]] = []
        self.scores = [0, 0]
        self.winner: int | None = None
        self.impossible = False
        self.spread: list[str] | None = None  # the cards of a `plays` that is being written
        self.deal: _Deal | None = None
        self.dealer = rng.randrange(2)
        self.dealt = False  # whether there was a deal at all
        self.redeal = False
        self.thrown = False  # whether this dealer's hand was thrown in before
        self.due = 0  # the seat whose act is due
        self.opening = False  # whether the first turn, or the first lead, of a deal is due
        self.trump = ""
        self.last_trick: int | None = None
        self.any_trick = False
        self.tricks = [0, 0]

    # Writing

    def _say(self, verb: str, value: Any, seat: int | None = None, by: bool | None = None) -> str:
        """Write an event and return its pointer; `by` stands as told, else at random."""
        event: dict[str, Any] = {}
        if seat is not None and by is not False and (by or self.rng.random() < self.by_rate):
            event["by"] = self.names[seat]
        event[verb] = value
        if self.frills:
            self._frill(event)
        self.events.append(event)
        return f"/events/{len(self.events) - 1}"

    def _frill(self, event: dict[str, Any]) -> None:
        chance = self.rng.random()
        if chance < 0.03:
            event["note"] = self.rng.choice(("said something rude", "K♥ taken back", "", "play: 7♦"))
        elif chance < 0.06:
            event["at"] = f"2024-03-{self.rng.randrange(10, 32)}T20:15:00Z"
        elif chance < 0.09:
            event["_" + self.rng.choice(("", "ply", "by"))] = self.rng.choice((1, None, "x", [7, {"play": "A♥"}]))

    def _cards(self, cards: Sequence[str]) -> str | list[str]:
        """Spell cards as a list or as one text."""
        return list(cards) if self.rng.random() < self.list_rate else " ".join(cards)

    def _masked(self, cards: Sequence[str], keep: AbstractSet[str] = frozenset(), rate: float = 0.5) -> list[str]:
        """Hide some of the cards."""
        unknown = self.rng.choice("xx?")
        return [card if card in keep or self.rng.random() >= rate else unknown for card in cards]

    def _put(self, seat: int, card: str, by: bool | None = None) -> str:
        """Write a card played, in the shorthand if one is open, and return its pointer."""
        if self.spread is not None:
            self.spread.append(card)
            return f"/events/{len(self.events) - 1}/plays/{len(self.spread) - 1}"
        if self.wish.plays and self.rng.random() < 0.7:
            self.spread = [card]
            return self._say("plays", self.spread, seat, by) + "/plays/0"
        return self._say("play", card, seat, by)

    def _close(self) -> None:
        """End the shorthand that is being written."""
        if self.spread is not None:
            self.events[-1]["plays"] = self._cards(self.spread)
            self.spread = None

    # Points and questions

    def _award(self, at: str, seat: int, points: int) -> None:
        """Score points; the game may be won by them."""
        self.ledger.append((at, self.names[seat], points))
        self.scores[seat] += points
        if self.scores[seat] >= self.target:
            self.winner = seat
            self._settle()
            if self.pending:
                self._plant("end")
            self._close()
            for _ in range(2):
                if self.wish.claims and self.rng.random() < 0.3:
                    self._claim()
                if self.pending:
                    self._plant("claim")
            raise _LogEnds

    def _settle(self) -> None:
        """Answer the open questions of a deal of which nothing more will be told."""
        if self.deal is None:
            return
        for question in self.deal.questions:
            answer = self.deal.judge(question)
            assert answer != ("innocent" if question.planted else "guilty"), question
            if answer == "guilty":
                self.findings.append((question.at, question.code))
                self.stop = self.wish.stop
            elif answer == "undecided":
                self.undecided.append(question.at)
        self.deal.questions = []

    def _impossible(self, at: str, code: str) -> None:
        """End the judging at an event that can not have happened; what is written behind it must not matter."""
        self.pending = False
        self.impossible = True
        self._settle()
        self.findings.append((at, code))
        if self.spread is not None:
            self.spread += self.rng.sample(PACK, self.rng.choice((0, 0, 1)))
        self._close()
        for _ in range(self.rng.choice((0, 0, 1, 3))):
            verb, value = self._anything()
            self._say(verb, value, self.rng.randrange(2), by=True if verb == "throw-in" else verb not in _NOBODY)
        raise _LogEnds

    def _anything(self) -> tuple[str, Any]:
        """Any act or claim that can be read."""
        verb = self.rng.choice(("cut", "deal", "turn", "play", "play", "plays", "throw-in", "score", "trick"))
        first, second = self.rng.sample(PACK, 2)
        values: dict[str, Any] = {
            "cut": {self.names[0]: first, self.names[1]: second},
            "deal": {self.names[0]: HAND, self.names[1]: self._cards(self.rng.sample(PACK, HAND))},
            "plays": [first, second],
            "throw-in": self._cards(self.rng.sample(PACK, HAND)),
            "score": {self.names[0]: 77},
            "trick": self.names[1],
        }
        return verb, values.get(verb, first)

    # Between two acts

    def _between(self) -> None:
        """What may stand between two acts: claims, and the end of a log that stops early."""
        if self.pending:
            self._plant("claim")
        if self.stop is not None and not self.pending and len(self.events) >= self.stop:
            self._settle()
            raise _LogEnds
        if self.wish.claims and self.rng.random() < 0.12:
            self._claim()
            self._between()

    def _claim(self) -> None:
        if self.last_trick is not None and self.rng.random() < 0.5:
            self._say("trick", self.names[self.last_trick])
        else:
            seats = self.rng.choice(((0,), (1,), (0, 1), (1, 0)))
            self._say("score", {self.names[seat]: self.scores[seat] for seat in seats})

    # The game

    def record(self) -> bool:
        """Play the game; False if the fault asked for did not come up."""
        try:
            self._cut()
            while True:
                self._hand()
        except _LogEnds:
            pass
        if self.kind == "claim.result/unfinished":
            return self.winner is None
        if self.kind == "claim.result/winner":
            return self.winner is not None
        if self.kind is not None and self.kind.endswith("/unproven"):
            return bool(self.undecided) and not self.findings and not self.pending
        return not self.pending and (self.kind != "play.revoke/proven-later" or bool(self.findings))

    def _cut(self) -> None:
        while self.wish.cut:
            self._between()
            if self.pending:
                self._plant("cut")
            first, second = self.rng.sample(self.pack, 2)
            chance = self.rng.random()
            if chance < 0.15 or self.kind in _TIES:
                second = self.rng.choice([card for card in self.pack if card[:-1] == first[:-1] and card != first])
            elif chance < 0.25:
                first, second = PENNEECH, self.rng.choice([card for card in self.pack if card != PENNEECH])
            if self.rng.random() < 0.5:
                first, second = second, first
            low = cut_rank(first, self.play_rank), cut_rank(second, self.play_rank)
            self._say("cut", {self.names[0]: first, self.names[1]: second})
            if low[0] != low[1]:
                self.dealer = int(low[1] < low[0])
                return
            if self.pending:
                self._plant("cut-again")

    def _hand(self) -> None:
        """One dealer's hand: the deal, its redeals, seven tricks and the count."""
        self.thrown = self.redeal = False
        while True:
            deal = self._deal()
            if self._window():
                continue
            self._turn(self.dealer, first=True)
            if not (self.late and self._window()):
                break
        seat = self.dealer if self.dealer_leads else 1 - self.dealer
        self.tricks = [0, 0]
        for trick in range(HAND):
            seat = self._trick(deal, seat, trick == 0)
            self._turn(seat, last=trick == HAND - 1)
        self._settle()
        self.dealer = 1 - self.dealer

    def _shuffle(self) -> tuple[list[list[str]], list[str]]:
        """Shuffle and deal; now and then one seat gets a hand that may be thrown in."""
        rng = self.rng
        if rng.random() < (0.4 if self.redeal else self.rig):
            weak = rng.sample(self.weak, HAND)
            if (self.seven_bars or self.kind == "throw-in.not-entitled/seven") and rng.random() < 0.5:
                weak = [PENNEECH, *(card for card in weak if card != PENNEECH)][:HAND]
            rest = [card for card in self.pack if card not in weak]
            rng.shuffle(rest)
            hands = [weak, rest[:HAND]]
            if rng.random() < 0.5:
                hands.reverse()
            return hands, rest[HAND:]
        cards = list(self.pack)
        rng.shuffle(cards)
        return [cards[:HAND], cards[HAND : 2 * HAND]], cards[2 * HAND :]

    def _deal(self) -> _Deal:
        self.due = self.dealer
        self._between()
        if self.pending:
            self._plant("deal")
        hands, stock = self._shuffle()
        deal = self.deal = _Deal(self.pack, hands, stock)
        value: dict[str, Any] = {}
        eliminated = self.kind in _ELIMINATED
        closed = self.rng.randrange(2)
        for seat in (0, 1) if self.rng.random() < 0.8 else (1, 0):
            if not self.hidden or (eliminated and seat != closed):
                value[self.names[seat]] = self._cards(hands[seat])
                deal.told[seat].update(hands[seat])
            else:
                self._dealt_closed(deal, seat, value, eliminated)
        self._say("deal", value, self.dealer, by=True if not self.dealt and not self.wish.cut else None)
        if self.wish.stock and (eliminated or self.rng.random() < 0.85):
            masked = self.hidden and not eliminated and self.rng.random() < 0.5
            written = self._masked(stock, rate=self.rng.choice((0.2, 0.8))) if masked else stock
            self.events[-1]["stock"] = self._cards(written)
            deal.recorded = list(written)
        self.dealt, self.last_trick = True, None
        return deal

    def _dealt_closed(self, deal: _Deal, seat: int, value: dict[str, Any], eliminated: bool) -> None:
        """Write a hand that the log does not show, or not all of."""
        hand, name = deal.hands[seat], self.names[seat]
        how = self.rng.choice(("open", "left-out", "number", "unknown", "some", "some"))
        if how == "open" and not eliminated:
            value[name] = self._cards(hand)
            deal.told[seat].update(hand)
            return
        if how == "some":
            written = self._masked(hand, rate=self.rng.choice((0.3, 0.6, 0.9)))
            deal.told[seat].update(card for card in written if card not in _UNKNOWN)
            value[name] = self._cards(self.rng.sample(written, HAND))
        elif how == "number":
            value[name] = HAND
        elif how == "unknown":
            value[name] = self._cards(self.rng.choice("xx?") * HAND)
        deal.known[seat] = len(deal.told[seat])

    def _window(self) -> bool:
        """Whether a seat threw its hand in while it still might."""
        assert self.deal is not None
        self.opening = True
        if self.pending and self._plant("window"):
            return True
        if self.once and self.thrown:
            return False
        for seat in (0, 1):
            if any(bars_throw_in(card, self.seven_bars) for card in self.deal.hands[seat]):
                continue
            if self.rng.random() < 0.5 or self.kind == "throw-in.not-entitled/second":
                self._between()
                self._throw_in(self.deal, seat)
                return True
        return False

    def _throw_in(self, deal: _Deal, seat: int, planted: str = "") -> bool:
        """Throw a hand in; a planted one only if the log proves as much of the fault as it should."""
        told = deal.told[seat]
        before = set(told)
        value: str | list[str] = []
        if self.shown:
            cards = self.rng.sample(deal.hands[seat], HAND)
            if self.hidden and (planted in _ELIMINATED or self.rng.random() < 0.4):
                cards = self._masked(cards, rate=self.rng.choice((0.3, 0.7, 1.0)))
            told.update(card for card in cards if card not in _UNKNOWN)
            value = self._cards(cards)
        seven_bars = self.seven_bars
        question = _Question(
            "", "throw-in.not-entitled", seat, frozenset(), lambda c: bars_throw_in(c, seven_bars), False
        )
        question.planted = bool(planted)
        if planted and not self._proves(deal, question, planted):
            deal.told[seat] = before
            return False
        question.at = self._say("throw-in", value, seat, by=True)
        if self.once and self.thrown:
            self.findings.append((question.at, question.code))
        else:
            deal.questions.append(question)
        self._settle()
        self.thrown = self.redeal = True
        return True

    def _proves(self, deal: _Deal, question: _Question, kind: str) -> bool:
        """Whether the log says now, of an act about to be written, what a fault of this kind wants said."""
        answer = deal.judge(question)
        if kind.endswith("/second"):
            return True
        if kind.endswith(("/unproven", "/proven-later")):
            return answer == "undecided"
        seen = any(question.bad(card) for card in deal.told[question.seat] - question.gone)
        return answer == "guilty" and seen != (kind in _ELIMINATED)

    def _turn(self, seat: int, first: bool = False, last: bool = False) -> None:
        deal = self.deal
        assert deal is not None
        self.due, self.opening = seat, first
        self._between()
        if self.pending:
            self._plant("turn")
        card = deal.stock[len(deal.turned)]
        at = self._say("turn", card, seat)
        deal.turned.append(card)
        self.trump = card[-1]
        points = TURNED[card]
        if points and (self.first_scores or not first):
            self._award(at, seat, points)
        if last:
            holder = int(self.tricks[1] > self.tricks[0])
            self._award(at, holder, count_points(self.tricks[holder]))

    def _trick(self, deal: _Deal, leader: int, first: bool) -> int:
        """Play a trick and return the seat that takes it."""
        rng = self.rng
        self.due, self.opening = leader, first
        self._between()
        if self.pending:
            self._plant("lead")
        hand = deal.hands[leader]
        led = hand.pop(int(rng.random() * len(hand)))
        self._put(leader, led)
        deal.told[leader].add(led)
        deal.gone[leader].add(led)
        if self.spread is not None and rng.random() < 0.2:
            self._close()
        self.due, self.opening = seat, first = 1 - leader, False
        if self.spread is None:
            self._between()
        if self.pending:
            self._plant("follow", led)
        hand = deal.hands[seat]
        legal = may_follow(hand, led, self.trump, self.or_trump)
        told, gone, question = deal.told[seat], deal.gone[seat], None
        if self.pending and len(legal) < len(hand) and self._ready("play.revoke"):
            card, question = self._revoke(deal, seat, led, [card for card in hand if card not in legal])
        if question is None:
            card = legal[int(rng.random() * len(legal))]
            told.add(card)
            if len(told) < HAND and self._doubtful(card, led):
                question = self._failure(seat, led, frozenset(gone), planted=False)
        hand.remove(card)
        gone.add(card)
        at = self._put(seat, card)
        if question is not None:
            question.at = at
            deal.questions.append(question)
        winner = seat if takes(led, card, self.trump) else leader
        self.tricks[winner] += 1
        self.last_trick, self.any_trick = winner, True
        points = trick_points((led, card), self.trump, self.every_honour)
        if points:
            self._award(at, winner, points)
        if self.pending and self.spread is not None:
            self._plant("overrun")
        self._close()
        return winner

    def _doubtful(self, card: str, led: str) -> bool:
        """Whether a card is a fault when its seat could have followed."""
        return card[-1] != led[-1] and not (self.or_trump and card[-1] == self.trump)

    def _failure(self, seat: int, led: str, gone: frozenset[str], planted: bool) -> _Question:
        suit = led[-1]
        return _Question("", "play.revoke", seat, gone, lambda card: card[-1] == suit, planted)

    def _revoke(self, deal: _Deal, seat: int, led: str, cards: Sequence[str]) -> tuple[str, _Question | None]:
        """Choose a card that may not be played, if the log proves as much of the fault as it should."""
        assert self.kind is not None
        told = deal.told[seat]
        card = self.rng.choice(cards)
        new = card not in told
        question = self._failure(seat, led, frozenset(deal.gone[seat]), planted=True)
        told.add(card)
        if not self._proves(deal, question, self.kind):
            if new:
                told.discard(card)
            return card, None
        self.pending = False
        if self.kind == "play.revoke/proven-later":
            self.stop = None  # until it is proven
        elif self.kind == "play.revoke/unproven":
            soon = len(self.events) + self.rng.randrange(1, 6)
            self.stop = soon if self.stop is None else min(self.stop, soon)
        return card, question

    # Faults

    def _ready(self, code: str) -> bool:
        return self.kind is not None and len(self.events) >= self.after and self.kind.startswith(code)

    def _plant(self, point: str, led: str = "") -> bool:
        """Commit the fault if this is a point for it; True if a hand was thrown in by it."""
        if len(self.events) < self.after:
            return False
        assert self.kind is not None
        points, plant = _PLANTS[self.kind]
        return point in points and bool(plant(self, self.kind, point))

    def _break(self, code: str, verb: str, value: Any, seat: int | None = None, by: bool | None = None) -> None:
        """Write an act that can not have happened."""
        self._close()
        self._impossible(self._say(verb, value, seat, by), code)

    def _break_play(self, code: str, cards: Iterable[str]) -> None:
        """Write a card, one of these if there are any, that the seat whose turn it is can not have played."""
        choice = sorted(cards)
        if choice:
            self._impossible(self._put(self.due, self.rng.choice(choice)), code)

    def _not_held(self, kind: str, point: str) -> None:
        deal, seat = self.deal, self.due
        assert deal is not None
        told, other = deal.told[seat], deal.told[1 - seat]
        recorded = set(deal.recorded) - _UNKNOWN
        untold = set(self.pack) - told - other - set(deal.turned) - recorded
        cards: dict[str, AbstractSet[str]] = {
            "already-played": deal.gone[seat],
            "in-other-hand": other,
            "turned-up": set(deal.turned),
            "recorded-stock": recorded - set(deal.turned),
            "foreign": set(FOREIGN),
            "not-dealt": set(self.pack) - told if deal.known[seat] == HAND else set(),
            "counted": untold if deal.known[seat] < HAND == len(told) else set(),
        }
        self._break_play("play.card-not-held", cards[kind.partition("/")[2]])

    def _as_wild(self, kind: str, point: str) -> None:
        assert self.deal is not None
        self._close()
        card, other = self.rng.choice(self.deal.hands[self.due]), self.rng.choice(self.pack)
        at = self._say("play", card, self.due)
        self.events[-1]["as"] = other
        self._impossible(at, "wild.not-wild")

    def _out_of_turn(self, kind: str, point: str) -> None:
        assert self.deal is not None
        seat = 1 - self.due
        if point == "turn":
            self._break("order.out-of-turn", "turn", self.deal.stock[len(self.deal.turned)], seat, by=True)
        elif self.deal.hands[seat]:
            self._close()
            self._impossible(self._put(seat, self.rng.choice(self.deal.hands[seat]), by=True), "order.out-of-turn")

    def _out_of_phase(self, kind: str, point: str) -> None:
        rng, code, sort = self.rng, "order.out-of-phase", kind.partition("/")[2]
        seat = rng.randrange(2)
        card = rng.choice(self.pack)
        if sort in ("deal-early", "cut-missing") and (sort == "deal-early" or rng.random() < 0.6):
            hands, _ = self._shuffle()
            value = {name: self._cards(hand) for name, hand in zip(self.names, hands, strict=True)}
            self._break(code, "deal", value, seat, by=rng.random() < 0.5)
        elif sort in ("throw-in-late", "act-for-deal") and (sort == "throw-in-late" or rng.random() < 0.3):
            if not (self.opening and point in (("turn", "lead") if self.late else ("turn",))) or point == "deal":
                hand = self.deal.hands[seat] if self.deal is not None else []
                self._break(
                    code, "throw-in", self._cards(hand or self.pack[:HAND]) if self.shown else [], seat, by=True
                )
        elif sort in ("cut-late", "cut-unneeded"):
            first, second = rng.sample(self.pack, 2)
            if sort == "cut-late" and not self.dealt:
                return
            if sort == "cut-unneeded" and self.dealt:
                return
            self._break(code, "cut", {self.names[0]: first, self.names[1]: second})
        elif sort == "unknown-verb":
            verb, value = rng.choice((*_UNUSED, ("display", card), ("rename", card)))
            self._break(code, verb, value, seat, by=True)
        elif sort == "play-for-turn" or (sort in ("act-for-deal", "cut-missing") and rng.random() < 0.5):
            self._close()
            self._impossible(self._put(seat, card), code)
        else:
            self._break(code, "turn", card, seat)

    def _overrun(self, kind: str, point: str) -> None:
        self._impossible(self._put(0, self.rng.choice(self.pack)), "order.out-of-phase")

    def _after_the_end(self, kind: str, point: str) -> None:
        if self.spread is not None and self.rng.random() < 0.5:
            self._impossible(self._put(0, self.rng.choice(self.pack)), "order.after-the-end")
        self._close()
        if self.wish.claims and self.rng.random() < 0.5:
            self._claim()
        verb = "score"
        while verb in ("score", "trick"):
            verb, value = self._anything()
        at = self._say(verb, value, self.rng.randrange(2), by=verb not in _NOBODY)
        self._impossible(at + ("/plays/0" if verb == "plays" else ""), "order.after-the-end")

    def _bad_cut(self, kind: str, point: str) -> None:
        first, second = self.rng.sample(self.pack, 2)
        if kind == "deal.duplicate-card/cut":
            second = first
        elif self.rng.random() < 0.5:
            second = self.rng.choice(FOREIGN)
        else:
            first = self.rng.choice(FOREIGN)
        self._break(kind.partition("/")[0], "cut", {self.names[0]: first, self.names[1]: second})

    def _bad_deal(self, kind: str, point: str) -> None:
        rng = self.rng
        code, _, sort = kind.partition("/")
        if code == "deal.no-dealer" and self.dealt:
            return
        if code == "deal.wrong-dealer" and sort != ("redeal" if self.redeal else "next" if self.dealt else "first"):
            return
        hands, stock = self._shuffle()
        seat, spot = rng.randrange(2), rng.randrange(HAND)
        hand, other = hands[seat], hands[1 - seat]
        with_stock = sort == "stock" or (self.wish.stock and rng.random() < 0.5)
        keep: set[str] = set()
        if code == "deal.duplicate-card":
            keep = {rng.choice(other) if sort == "hands" else hand[spot - 1]}
            if sort == "stock":
                stock[rng.randrange(len(stock))] = next(iter(keep))
            else:
                hand[spot] = next(iter(keep))
        elif code == "deal.foreign-card":
            keep = {rng.choice(FOREIGN)}
            if sort == "stock":
                stock[rng.randrange(len(stock))] = next(iter(keep))
            else:
                hand[spot] = next(iter(keep))
        elif sort == "hand":
            hand[:] = rng.choice((hand[:-1], hand[:1], [*hand, stock[-1]], [*hand, *stock[:HAND]]))
        elif code == "deal.wrong-count":
            stock = rng.choice((stock[:-1], stock[:HAND], [*stock, stock[0]], [*stock, "x"]))
        value: dict[str, Any] = {}
        for place in (0, 1):
            cards = self._masked(hands[place], keep) if self.hidden and rng.random() < 0.5 else hands[place]
            value[self.names[place]] = self._cards(cards)
            if sort == "hand" and code == "deal.wrong-count" and self.hidden and rng.random() < 0.3:
                value[self.names[place]] = len(cards)
        named = True if code == "deal.wrong-dealer" or not (self.dealt or self.wish.cut) else None
        dealer = 1 - self.dealer if code == "deal.wrong-dealer" else self.dealer
        at = self._say("deal", value, dealer, by=False if code == "deal.no-dealer" else named)
        if with_stock:
            self.events[-1]["stock"] = self._cards(self._masked(stock, keep) if self.hidden else stock)
        self._impossible(at, code)

    def _bad_turn(self, kind: str, point: str) -> None:
        deal, sort = self.deal, kind.partition("/")[2]
        assert deal is not None
        recorded = bool(deal.recorded) and deal.recorded[len(deal.turned)] not in _UNKNOWN
        cards: dict[str, AbstractSet[str]] = {
            "in-hand": (deal.told[0] - deal.gone[0]) | (deal.told[1] - deal.gone[1]),
            "turned-before": set(deal.turned),
            "played-before": deal.gone[0] | deal.gone[1],
            "recorded-other": set(deal.stock[len(deal.turned) + 1 :]) if recorded else set(),
            "foreign": set(FOREIGN),
        }
        choice = sorted(cards[sort])
        if choice:
            self._break("turn-up.not-in-stock", "turn", self.rng.choice(choice), self.due)

    def _wrong_cards(self, kind: str, point: str) -> None:
        deal, rng = self.deal, self.rng
        assert deal is not None
        seat = rng.randrange(2)
        hand, told = deal.hands[seat], deal.told[seat]
        cards = rng.sample(hand, HAND)
        if kind.endswith("/count"):
            extra = rng.sample(deal.stock, 2)
            cards = rng.choice(([], cards[:-1], cards[:1], [*cards, "x"], [*cards, *extra], ["x"] * (HAND - 1)))
        elif kind.endswith("/doubled"):
            cards[0] = cards[rng.randrange(1, HAND)]
        else:
            cards[0] = rng.choice(PACK)
            named = set(cards)
            if cards[0] in hand or not (
                cards[0] not in self.pack or cards[0] in deal.elsewhere(seat) or len(told | named) > HAND
            ):
                return
        self._break("throw-in.wrong-cards", "throw-in", self._cards(cards) if cards else [], seat, by=True)

    def _not_entitled(self, kind: str, point: str) -> bool:
        deal = self.deal
        assert deal is not None
        if self.thrown != kind.endswith("/second") and (self.once or not self.thrown):
            return False
        for seat in self.rng.sample((0, 1), 2):
            hand = deal.hands[seat]
            honour = any(HONOUR[card] for card in hand)
            if kind.endswith("/seven") and (honour or PENNEECH not in hand):
                continue
            guilty = any(bars_throw_in(card, self.seven_bars) for card in hand)
            if (guilty or kind.endswith("/second")) and self._throw_in(deal, seat, planted=kind):
                self.pending = False
                return True
        return False

    def _bad_claim(self, kind: str, point: str) -> None:
        seat = self.rng.randrange(2)
        name, code = self.names[seat], kind.partition("/")[0]
        if kind == "claim.trick/wrong" and self.last_trick is not None:
            at = self._say("trick", self.names[1 - self.last_trick])
        elif kind == "claim.trick/before-any" and not self.any_trick:
            at = self._say("trick", name)
        elif kind == "claim.score":
            wrong = self.scores[seat] + self.rng.choice((-20, -2, -1, 1, 1, 3, 60))
            claim = {name: wrong}
            if self.rng.random() < 0.5:
                claim[self.names[1 - seat]] = self.scores[1 - seat]
            at = self._say("score", claim)
        elif kind == "claim.chips":
            at = self._say("chips", {name: self.rng.randrange(-3, 4)})
        else:
            return
        self.findings.append((at, code))
        self.pending = False

    def _at_result(self, kind: str, point: str) -> None:
        """The fault is the result, which is written last: let the log come to its end."""
        self.pending = False

    # The case

    def _result(self) -> dict[str, Any] | None:
        """The result as the log claims it, wrong in one thing if that is the fault."""
        rng, kind = self.rng, self.kind or ""
        scores = {name: self.scores[seat] for seat, name in enumerate(self.names)}
        result: dict[str, Any] = {}
        if not kind.startswith("claim.result/"):
            if self.impossible:
                return {"scores": {self.names[0]: 1000}, "winners": list(self.names)} if rng.random() < 0.1 else None
            if not self.wish.claims or rng.random() < 0.3:
                return None
        if rng.random() < 0.8:
            result["scores"] = scores
        if self.winner is not None:
            if rng.random() < 0.8 or not result:
                result["winners"] = [self.names[self.winner]]
            if rng.random() < 0.3:
                result["ended"] = "played"
        elif kind == "claim.result/unfinished":
            if rng.random() < 0.5 or not result:
                result["ended"] = "played"
            if rng.random() < 0.3:
                result["winners"] = [rng.choice(self.names)]
        else:
            result["ended"] = rng.choice(("resigned", "forfeit", "abandoned"))
            if rng.random() < 0.5:
                result["winners"] = [rng.choice(self.names)]
        if kind == "claim.result/score":
            seat = rng.randrange(2)
            wrong = self.scores[seat] + rng.choice((-1, 1, 7))
            result["scores"] = {**(scores if rng.random() < 0.5 else {}), self.names[seat]: wrong}
        elif kind == "claim.result/winner":
            assert self.winner is not None
            right, loser = self.names[self.winner], self.names[1 - self.winner]
            result["winners"] = rng.choice(([loser], [loser], [right, loser], []))
        return result

    def case(self, name: str) -> Case:
        """The log as it was written, and what is expected of a referee."""
        rng, wish = self.rng, self.wish
        log: dict[str, Any] = {"format": "referee-log/1", "game": "penneech"}
        if rng.random() < 0.2:
            log["id"] = rng.choice(("tuesday-7", 7, "0"))
        if rng.random() < 0.2:
            log["rules"] = "1"
        named = list(wish.named)
        if set(VARIANTS[:3]) <= set(named) and rng.random() < 0.3:
            named = ["parlett", *(variant for variant in named if variant not in PRESETS["parlett"])]
        if not named and rng.random() < 0.2:
            named = ["pagat"]
        if named or rng.random() < 0.3:
            log["variants"] = rng.sample(named, len(named))
        if wish.target is not None or rng.random() < 0.1:
            log["options"] = {"target": self.target}
        rulings = dict(wish.rulings)
        if rng.random() < 0.1:
            ruling = rng.choice(list(RULINGS))
            rulings.setdefault(ruling, RULINGS[ruling][0])
        if rulings:
            log["rulings"] = rulings
        if rng.random() < 0.1:
            log["notation"] = "en"
        log["seats"] = list(self.names)
        if self.frills:
            log["meta"] = {"event": "Tuesday club", "_n": 1}
            log["_seen"] = True
        log["events"] = self.events
        findings = list(self.findings)
        result = self._result()
        if result is not None:
            log["result"] = result
            if self.kind is not None and self.kind.startswith("claim.result/"):
                findings.append(("/result", "claim.result"))
        verdict = "impossible" if self.impossible else "irregular" if findings else "clean"
        if verdict == "clean" and self.undecided:
            verdict = "undetermined"
        scores = {seat: self.scores[place] for place, seat in enumerate(self.names)}
        winners = [] if self.winner is None else [self.names[self.winner]]
        finished = self.winner is not None
        expected = Expected(verdict, findings, self.undecided, finished, winners, scores, self.ledger)
        return Case(f"penneech {name}", log, expected)


# The kinds of fault: code, sort, at which points of a game, and who commits it

_Plant = Callable[[_Scribe, str, str], bool | None]
_TURN, _CARD = frozenset({"turn"}), frozenset({"lead", "follow"})
_ACT = _TURN | _CARD
_DEAL, _CUT, _CLAIM, _WINDOW = frozenset({"deal"}), frozenset({"cut"}), frozenset({"claim"}), frozenset({"window"})
_PLANTS: dict[str, tuple[frozenset[str], _Plant]] = {}


def _kinds(code: str, sorts: str, points: frozenset[str], plant: _Plant) -> None:
    for sort in sorts.split() or [""]:
        _PLANTS[f"{code}/{sort}" if sort else code] = points, plant


def _with_the_card(scribe: _Scribe, kind: str, point: str) -> None:
    """A revoke is chosen with the card that follows, and needs no point of its own."""


_kinds("play.revoke", "known proven-later eliminated unproven", frozenset(), _with_the_card)
_kinds("play.card-not-held", "already-played in-other-hand turned-up not-dealt", _CARD, _Scribe._not_held)
_kinds("play.card-not-held", "foreign recorded-stock counted", _CARD, _Scribe._not_held)
_kinds("wild.not-wild", "", _CARD, _Scribe._as_wild)
_kinds("order.out-of-turn", "lead", frozenset({"lead"}), _Scribe._out_of_turn)
_kinds("order.out-of-turn", "follow", frozenset({"follow"}), _Scribe._out_of_turn)
_kinds("order.out-of-turn", "turn", _TURN, _Scribe._out_of_turn)
_kinds("order.out-of-phase", "play-for-turn", _TURN, _Scribe._out_of_phase)
_kinds("order.out-of-phase", "turn-for-play", _CARD, _Scribe._out_of_phase)
_kinds("order.out-of-phase", "deal-early throw-in-late", _ACT, _Scribe._out_of_phase)
_kinds("order.out-of-phase", "cut-late unknown-verb", _ACT | _DEAL, _Scribe._out_of_phase)
_kinds("order.out-of-phase", "act-for-deal cut-unneeded", _DEAL, _Scribe._out_of_phase)
_kinds("order.out-of-phase", "cut-missing", frozenset({"cut-again"}), _Scribe._out_of_phase)
_kinds("order.out-of-phase", "plays-overrun", frozenset({"overrun"}), _Scribe._overrun)
_kinds("order.after-the-end", "", frozenset({"end"}), _Scribe._after_the_end)
_kinds("deal.no-dealer", "", _DEAL, _Scribe._bad_deal)
_kinds("deal.wrong-dealer", "first next redeal", _DEAL, _Scribe._bad_deal)
_kinds("deal.wrong-count", "hand stock", _DEAL, _Scribe._bad_deal)
_kinds("deal.duplicate-card", "hand hands stock", _DEAL, _Scribe._bad_deal)
_kinds("deal.foreign-card", "hand stock", _DEAL, _Scribe._bad_deal)
_kinds("deal.duplicate-card", "cut", _CUT, _Scribe._bad_cut)
_kinds("deal.foreign-card", "cut", _CUT, _Scribe._bad_cut)
_kinds("turn-up.not-in-stock", "in-hand turned-before played-before", _TURN, _Scribe._bad_turn)
_kinds("turn-up.not-in-stock", "recorded-other foreign", _TURN, _Scribe._bad_turn)
_kinds("throw-in.wrong-cards", "card count doubled", _WINDOW, _Scribe._wrong_cards)
_kinds("throw-in.not-entitled", "honour seven second eliminated unproven", _WINDOW, _Scribe._not_entitled)
_kinds("claim.trick", "wrong before-any", _CLAIM, _Scribe._bad_claim)
_kinds("claim.score", "", _CLAIM, _Scribe._bad_claim)
_kinds("claim.chips", "", _CLAIM, _Scribe._bad_claim)
_kinds("claim.result", "score winner unfinished", _CLAIM, _Scribe._at_result)

FAULTS: tuple[str, ...] = tuple(_PLANTS)

_UNKNOWN = frozenset({"x", "?"})
_UNUSED: tuple[tuple[str, Any], ...] = (("bid", 3), ("bid", 0), ("bet", "pass"), ("bet", 5), ("display", []))
_NOBODY = frozenset({"cut", "score", "trick"})  # verbs that no seat does
_TIES = frozenset({"order.out-of-phase/cut-missing"})
_ELIMINATED = frozenset({"play.revoke/eliminated", "throw-in.not-entitled/eliminated"})
_NEEDS_SHORT = frozenset(kind for kind in FAULTS if kind.endswith("/foreign") or kind.startswith("deal.foreign-card"))
_NEEDS_HIDDEN = _ELIMINATED | {"play.revoke/proven-later", "play.revoke/unproven"}
_NEEDS_HIDDEN |= {"throw-in.not-entitled/unproven", "play.card-not-held/counted"}
_NEEDS_STOCK = _ELIMINATED | {"play.card-not-held/recorded-stock", "turn-up.not-in-stock/recorded-other"}
_NEEDS_PLAYS = frozenset({"order.out-of-phase/plays-overrun"})
_NEEDS_CUT = _TIES | {"deal.duplicate-card/cut", "deal.foreign-card/cut", "deal.wrong-dealer/first"}
_NEEDS_CUT |= {"order.out-of-phase/cut-unneeded"}
_NEEDS_END = frozenset({"order.after-the-end", "claim.result/winner"})
_NEEDS_RULING: dict[str, dict[str, str]] = {
    "throw-in.not-entitled/seven": {"PN-A2": "seven-d-blocks-redeal"},
    "throw-in.not-entitled/second": {"PN-A4": "once-per-hand"},
    **{kind: {"PN-A6": "shown"} for kind in FAULTS if kind.startswith("throw-in.wrong-cards")},
}
_EARLY = _NEEDS_CUT | _NEEDS_END | {"deal.no-dealer", "claim.trick/before-any", "claim.result/unfinished"}
