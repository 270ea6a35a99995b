"""Recorded games of German Whist, lawful and faulty, each with the verdict it deserves.

Written from descriptions of the game alone. Table, scribe and the reading of logs are those of Whist as far as the
games are alike; what is known of hidden cards is found as there, by laying out all cards of the deal. Here a seat's
cards lie in the thirteen places of its hand and in those of the stock that it has drawn from.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from generators import whist
from generators.whist import (
    DEAL,
    DRAW,
    HAND,
    NEXT,
    PACK,
    PLAY,
    START,
    STRENGTH,
    TURN,
    UNKNOWN,
    Act,
    Case,
    Expected,
    Impossible,
    Scribe,
    Table,
    Wish,
    read,
    recorded,
)

VARIANTS = ("all-tricks-count", "second-half-double", "no-trumps", "to-fifty")
CUTS = ("lowest-deals", "highest-deals")
"""Answers to `GW-CUT`, the open point whose card deals first; the default stands first."""
STOCK = 26


class GermanWhist(Table):
    """Two players; after each of the first thirteen tricks both draw, the winner the card turned up."""

    prefix = "GW"
    players = 2
    stock = STOCK
    sides: ClassVar[list[list[int]]] = []

    def __init__(self, names: Sequence[str], variants: Iterable[str] = (), *law: Any) -> None:
        super().__init__(names, variants, *law)
        self.most = self.options.get("deals", 1)
        self.goal = 50  # where the game is to fifty
        self.turned: str | None = None  # the card that lies turned up on the stock
        self.taken = 0  # how many cards of the stock have been drawn
        self.no_trumps = "no-trumps" in self.chosen
        self.high_deals = self.rulings.get("GW-CUT", CUTS[0]) == CUTS[1]

    @property
    def end_clause(self) -> str:
        """The clause that ends the game."""
        return "GW.END.FIFTY" if "to-fifty" in self.chosen else "GW.END"

    @property
    def due_clause(self) -> str:
        """The clause of what is due."""
        return self.turn_clause if self.phase == TURN else super().due_clause

    @property
    def turn_clause(self) -> str:
        """The clause of the first card turned up."""
        return "GW.NO-TRUMPS" if self.no_trumps else "GW.TURN"

    def cut_rank(self, card: str) -> int:
        """How high a card is in a cut: the lowest deals, or by another ruling the highest."""
        return -STRENGTH[card] if self.high_deals else super().cut_rank(card)

    def begin(self, piles: Sequence[str]) -> None:
        """A deal begins: a card is turned up."""
        self.trump, self.turned, self.taken, self.phase = None, None, 0, TURN

    def place(self, number: int) -> int:
        """The place of a card of the stock, counted from the top."""
        return 1 << HAND * 2 + number

    def turn_up(self, at: str, card: str, by: int | None) -> None:
        """The card on top of the stock: first the dealer turns it, for trumps; later anyone does."""
        if self.phase == NEXT:
            seat, clause = by if by is not None else self.turn, "GW.NEXT"
        else:
            clause = self.turn_clause
            seat = self.whose(TURN, by, clause)
        if not self.where.put(card, self.place(self.taken)):
            raise Impossible("turn-up.not-in-stock", seat, clause)
        self.turned = card
        if self.phase == NEXT:
            self.phase = PLAY
        else:
            self.trump = None if self.no_trumps else card[-1]
            self.first_lead()

    def trick_over(self, at: str) -> None:
        """Score the trick; while there is a stock both draw, and after the last trick the deal is over."""
        done = sum(self.tricks)
        late = done > HAND
        points, clause = int(late), "GW.SCORE"
        if "all-tricks-count" in self.chosen:
            points, clause = 1, "GW.SCORE.ALL"
        elif "second-half-double" in self.chosen:
            points, clause = 1 + late, "GW.SCORE.DOUBLE"
        self.award(at, [self.turn], points, clause)
        if not late:
            self.phase = DRAW
        elif done == 2 * HAND:
            self._deal_over()

    def draw(self, at: str, card: str, by: int | None) -> None:
        """The winner takes the card turned up, the other seat the one below it."""
        seat = self.whose(DRAW, by, "GW.DRAW")
        first = self.taken % 2 == 0
        place = self.place(self.taken)
        if card != UNKNOWN and not self.where.put(card, place):
            raise Impossible("draw.wrong-card", seat, "GW.DRAW")
        self.own[seat] |= place
        self.taken += 1
        self.turn = 1 - seat
        if not first:
            self.phase = NEXT if self.taken < STOCK else PLAY

    def _deal_over(self) -> None:
        if "to-fifty" in self.chosen:
            while min(self.scores) >= self.goal:
                self.goal += 10
            first, over = [seat for seat in (0, 1) if self.scores[seat] >= self.goal], max(self.scores) >= self.goal
        else:
            first = [seat for seat in (0, 1) if self.scores[seat] == max(self.scores)]
            over = self.deals >= self.most
        if over:
            self.win(first)
        else:
            self.next_deal()


class GermanWhistScribe(Scribe):
    """Plays and writes a game of German Whist."""

    game = "german-whist"
    table_of = GermanWhist

    def other_act(self) -> None:
        """A card turned up, or drawn."""
        table, rng = self.table, self.rng
        assert isinstance(table, GermanWhist)
        card = self.pile[table.taken]
        if table.phase == DRAW:
            seat = table.turn
            self.hands[seat].append(card)
            unseen = {"none": 0.0, "few": 0.5, "suits": 0.9 * (card in self.veiled), "any": 1.5 * self.hide_rate}
            rate = 0.1 if table.taken % 2 == 0 else unseen[self.veil]
            self.do("draw", UNKNOWN if rng.random() < rate else card, seat)
        else:
            self.do("turn", card, table.turn if table.phase == TURN else rng.randrange(2))

    def due_card(self, seat: int) -> str:
        """A card that a seat might play, draw or turn up now, were it its turn."""
        table = self.table
        assert isinstance(table, GermanWhist)
        if table.phase in (DRAW, TURN, NEXT):
            return self.pile[table.taken]
        return self.rng.choice(self.hands[seat] or PACK)

    def own_fault(self) -> Act | None:
        """A card turned up, or drawn, that can not be that of the stock."""
        table, rng, sort = self.table, self.rng, self.sort
        assert isinstance(table, GermanWhist)
        wanted = {"turn-up.not-in-stock": (TURN, NEXT), "draw.wrong-card": (DRAW,)}.get(self.code, ())
        if table.phase not in wanted or ((table.phase == NEXT) != sort.startswith("next") and DRAW not in wanted):
            return None
        lies, hands = table.where.lies, table.own[0] | table.own[1]
        here = table.place(table.taken)
        below = lies.get(self.pile[table.taken + 1], 0) if table.taken + 1 < STOCK else 0
        sorts = {
            "in-hand": lambda card: bool(lies.get(card, 0) & hands) and card not in table.gone,
            "played": lambda card: card in table.gone,
            "recorded-other": lambda card: bool(lies.get(card, 0) & ~hands & ~here),
            "unseen": lambda card: card not in lies and bool(here & table.where.filled),
            "below": lambda card: bool(lies.get(card, 0) & below & ~here),
        }
        first = table.taken % 2 == 0
        if (sort == "not-turned" and not first) or (sort == "below" and not first):
            return None
        if sort == "not-turned":
            cards = [card for card in PACK if card != table.turned]
        else:
            cards = [card for card in PACK if sorts[sort.removeprefix("next-")](card)]
        seat = rng.randrange(2) if table.phase == NEXT else table.turn
        return ("turn" if "turn-up" in self.code else "draw", rng.choice(cards), seat, None) if cards else None

    def out_of_phase(self) -> Act | None:
        """An act at the wrong time: also drawing too early or too late, and turning up before all have drawn."""
        rng, table, sort = self.rng, self.table, self.sort
        assert isinstance(table, GermanWhist)
        seat, by = rng.choice((table.turn, rng.randrange(2))), rng.choice((None, None, False))
        top = self.pile[table.taken] if table.deals and table.taken < STOCK else rng.choice(PACK)
        card = rng.choice((top, top, UNKNOWN, rng.choice(PACK)))
        moments = {
            "draw-for-deal": table.phase in (START, DEAL),
            "draw-for-turn": table.phase == TURN,
            "draw-for-next": table.phase == NEXT,
            "draw-for-lead": table.phase == PLAY and not table.trick and table.taken < STOCK,
            "draw-for-follow": table.phase == PLAY and bool(table.trick),
            "draw-from-nothing": table.phase == PLAY and table.taken == STOCK,
            "turn-for-draw": table.phase == DRAW,
            "turn-after-the-stock": table.phase == PLAY and table.taken == STOCK,
        }
        if sort not in moments:
            return super().out_of_phase()
        if not moments[sort]:
            return None
        if sort.startswith("turn"):
            return "turn", top if card == UNKNOWN else card, seat, by
        return "draw", card, seat, by


_DRAWS = ("deal", "turn", "next", "lead", "follow")
FAULTS: tuple[str, ...] = (
    *whist.SHARED_FAULTS,
    "play.card-not-held/in-the-stock",
    "order.out-of-turn/draw",
    *(f"order.out-of-phase/draw-for-{sort}" for sort in _DRAWS),
    *(f"order.out-of-phase/{sort}" for sort in ("draw-from-nothing", "turn-for-draw", "turn-after-the-stock")),
    *(f"order.out-of-phase/play-for-{sort}" for sort in ("draw", "next")),
    "deal.wrong-count/stock",
    "deal.duplicate-card/stock",
    *(f"turn-up.not-in-stock/{sort}" for sort in ("in-hand", "recorded-other", "unseen")),
    *(f"turn-up.not-in-stock/next-{sort}" for sort in ("in-hand", "played", "recorded-other", "unseen")),
    *(f"draw.wrong-card/{sort}" for sort in ("not-turned", "below", "in-hand", "played", "recorded-other", "unseen")),
)


def judge(log: Mapping[str, Any]) -> Expected:
    """Judge a log of German Whist that can be read, as it is written."""
    return read(log, GermanWhist)


def sensible(variants: Iterable[str]) -> None:
    """Refuse variants that German Whist does not have, or that can not hold at once."""
    chosen = list(variants)
    for name in chosen:
        if name not in VARIANTS:
            raise ValueError(f"German Whist has no variant {name}")
    if {"all-tricks-count", "second-half-double"} <= set(chosen):
        raise ValueError("these variants do not go together")


def lawful(rng: random.Random, **wish: Any) -> Case:
    """Record a game without a fault, but for what `sloppy` players do; the wishes are those of `Wish`."""
    asked = Wish(**wish)
    sensible(asked.variants)
    writer = GermanWhistScribe(rng, asked, None, 0)
    writer.record()
    return writer.case()


def faulty(rng: random.Random, kind: str, **wish: Any) -> Case:
    """Record a game with exactly one fault, one of `FAULTS`; an `/unproven` one leaves an open question instead.

    What a kind can not do without (a cut, a stock, hidden hands) is added to what is asked for.
    """
    asked = Wish(**wish)
    sensible(asked.variants)
    if kind.endswith(("/stock", "recorded-other", "unseen", "below", "/in-the-stock", "/eliminated")):
        asked.stock = True
    if kind == "deal.wrong-dealer/next" and "to-fifty" not in asked.variants:
        asked.options = {**asked.options, "deals": max(2, asked.options.get("deals", 1))}
    if kind.endswith(("draw-from-nothing", "turn-after-the-stock")):
        asked.stop = None
    return recorded(rng, GermanWhistScribe, asked, kind)


def altered(rng: random.Random, case: Case) -> Case:
    """The log of a case with a few things written otherwise, and what it then deserves."""
    return whist.altered(rng, case, GermanWhist, VARIANTS[:3])
