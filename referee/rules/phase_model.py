"""The shape of the phases of a deal, as typed data: the deal itself, betting, bidding, the tricks, scores, money."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from referee.rules.fields import (
    CARD_LIMIT,
    Amount,
    ClauseId,
    Condition,
    Id,
    Part,
    SelectorText,
    Words,
    expected,
)

SeatRule = Annotated[
    Literal["left-of-dealer", "dealer", "left-of-last-raiser", "left-of-dealer-or-last-raiser"],
    Meta(
        description="A seat, or the next still in the deal to its left. `left-of-dealer-or-last-raiser`: the last "
        "raiser where the seat left of the dealer has folded. Without a raise, left of the dealer."
    ),
]


class DealPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="deal"):
    """Cards are dealt; what is left is the stock."""

    clause: ClauseId
    each: Annotated[
        Annotated[int, Meta(ge=1, le=CARD_LIMIT)] | Annotated[str, Meta(min_length=1, max_length=1000)],
        Meta(
            description="Cards for each seat: a number; `all`: as many as there are, the same number for each; or an "
            "expression of the number of the deal and of the players.",
            extra_json_schema=expected(
                f"a whole number from 1 to {CARD_LIMIT}, `all`, or an expression",
                f"eine ganze Zahl von 1 bis {CARD_LIMIT}, `all` oder ein Ausdruck",
            ),
            examples=[7, "all", "11 - deal_no"],
        ),
    ]
    packet: Annotated[int, Meta(ge=1, le=CARD_LIMIT, description="How many at a time; only the rulebook tells it.")] = 1
    stock: Annotated[
        Id | None, Meta(description="What the pile of undealt cards is called in a log; null: none is left.")
    ] = None


class RedealPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="redeal"):
    """A hand may be thrown in; the same dealer deals again."""

    clause: ClauseId
    condition: Condition = msgspec.field(name="if")
    show: Annotated[Literal["hand", "nothing"], Meta(description="Whether the hand is shown.")] = "hand"
    limit: Annotated[
        Annotated[int, Meta(ge=1)] | None,
        Meta(description="How often in one hand, its redeals included; null: no limit."),
    ] = None


class TurnUpPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="turn-up"):
    """A card of the stock, or of a hand, is turned up."""

    clause: ClauseId
    by: Annotated[Literal["dealer", "left-of-dealer"], Meta(description="Who turns it.")]
    source: Annotated[
        Literal["stock", "hand"],
        Meta(description="From the stock, or from the hand dealt to who turns it, where it stays."),
    ] = msgspec.field(name="from", default="stock")
    trump: Annotated[Literal["suit"] | None, Meta(description="Its suit is trumps; null: it changes nothing.")] = "suit"
    score: Annotated[Amount | None, Meta(description="What the turner scores; null: nothing.")] = None


class Rung(Part, frozen=True, kw_only=True):
    """One rung of a ladder or one permit, with a clause of its own."""

    cards: SelectorText
    clause: ClauseId


class Veto(Part, frozen=True, kw_only=True):
    """Cards that may not be played, unless there are no others that may."""

    clause: ClauseId
    cards: SelectorText
    unless: Annotated[
        Condition | None, Meta(description="When they may.", examples=["broken(trump)", "trick_no > 0"])
    ] = None


Vetoes = Veto | Annotated[list[Veto], Meta(max_length=8)] | None


def vetoes_of(vetoes: Vetoes) -> list[Veto]:
    """One veto or several as a list."""
    return vetoes if isinstance(vetoes, list) else [] if vetoes is None else [vetoes]


class Lead(Part, frozen=True, kw_only=True):
    """Who leads, and what."""

    clause: ClauseId
    first: SeatRule
    veto: Annotated[Vetoes, Meta(description="What may not be led; several in a list; null: any card may.")] = None


class Follow(Part, frozen=True, kw_only=True):
    """What may be played to a lead."""

    clause: ClauseId
    ladder: Annotated[
        list[SelectorText | Rung],
        Meta(
            min_length=1,
            max_length=16,
            description="The first rung that matches a card in hand is the duty.",
            examples=[["led", "any"]],
        ),
    ]
    permit: Annotated[
        list[SelectorText | Rung],
        Meta(max_length=16, description="Cards that may always be played as well.", examples=[["trump"]]),
    ] = []
    veto: Annotated[
        Vetoes,
        Meta(description="What of it may not be played while there is something else; several in a list; null: none."),
    ] = None


class Win(Part, frozen=True, kw_only=True):
    """Who takes the trick."""

    clause: ClauseId
    tiers: Annotated[
        list[SelectorText],
        Meta(
            min_length=1,
            max_length=8,
            description="The first tier with a card in the trick wins it.",
            examples=[["trump", "led"]],
        ),
    ]
    pick: Annotated[Literal["highest", "lowest"], Meta(description="Which card of that tier takes the trick.")] = (
        "highest"
    )


class ScoreStep(Part, frozen=True, kw_only=True, tag_field="kind", tag="score"):
    """Points are scored."""

    clause: ClauseId
    to: Annotated[Literal["winner", "each"], Meta(description="Who scores.")]
    amount: Amount
    why: Annotated[
        Words | UnsetType,
        Meta(description="The reason in words; `{…}` holds an expression.", examples=[{"en": "{cards(me)} cards won"}]),
    ] = UNSET


class DrawStep(Part, frozen=True, kw_only=True, tag_field="kind", tag="draw"):
    """As long as the stock lasts each seat takes a card of it, the winner of the trick first."""

    clause: ClauseId
    turned: Annotated[
        Literal["first", "last"] | None,
        Meta(
            description="Who takes the card that lies turned up: the `first`, or whoever takes the `last` of the "
            "stock; null: nobody, it lies apart."
        ),
    ] = None


class TurnUpStep(Part, frozen=True, kw_only=True, tag_field="kind", tag="turn-up"):
    """A card of the stock is turned up after the trick."""

    clause: ClauseId
    by: Annotated[
        Literal["winner", "anyone"], Meta(description="Who turns it: the winner of the trick, or anyone.")
    ] = "winner"
    trump: Annotated[Literal["suit"] | None, Meta(description="Its suit is trumps; null: it changes nothing.")] = "suit"
    score: Annotated[Amount | None, Meta(description="What the turner scores; null: nothing.")] = None


class PlayPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="tricks"):
    """The tricks."""

    clause: ClauseId
    lead: Lead
    follow: Follow
    win: Win
    after: Annotated[
        list[ScoreStep | DrawStep | TurnUpStep],
        Meta(max_length=16, description="What happens after each trick, in order."),
    ] = []


class ScorePhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="score"):
    """Points are scored when the tricks are over."""

    clause: ClauseId
    to: Annotated[
        Literal["each", "active", "sides"],
        Meta(
            description="Who scores: each seat, each that has not folded, or each side, every seat of which then gets "
            "the amount for its first seat that has not folded."
        ),
    ]
    amount: Amount
    why: Annotated[Words | UnsetType, Meta(description="The reason in words; `{…}` holds an expression.")] = UNSET
    floor: Annotated[
        Annotated[int, Meta(ge=-1_000_000_000, le=0)] | None,
        Meta(description="No score falls below it: a loss is cut; null: there is no floor."),
    ] = None


class PayPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="pay"):
    """Chips go from one place to another."""

    clause: ClauseId
    source: Annotated[str, Meta(description="`each` seat, or a pot.", examples=["each", "hand"])] = msgspec.field(
        name="from"
    )
    to: Annotated[str, Meta(description="A pot, or `left-of-dealer`.", examples=["hand"])]
    amount: Annotated[Amount, Meta(examples=["ante", "pot(hand) // 3"])]
    why: Annotated[Words | UnsetType, Meta(description="The reason in words.", examples=[{"en": "ante"}])] = UNSET


class AwardPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="award"):
    """A pot is shared evenly."""

    clause: ClauseId
    pot: Id
    to: Annotated[
        Literal["most", "active", "winners"],
        Meta(description="Who gets it: the seats with the most of something, all that are active, or the winners."),
    ]
    of: Annotated[Amount | None, Meta(description="(with `most`) of what.", examples=["tricks(me)"])] = None
    leftover: Annotated[
        Literal["stays", "one-each"],
        Meta(description="Odd chips: they stay in the pot, or go one each from the left of the dealer."),
    ] = "stays"


class OwnRaise(Part, frozen=True, kw_only=True):
    """Whoever raised last may not raise again."""

    clause: ClauseId
    opening: Annotated[bool, Meta(description="The first bet is a raise as well.")] = True


class PotLimit(Part, frozen=True, kw_only=True):
    """A raise may be no larger than the pot, once the bet is matched."""

    clause: ClauseId


class LastOne(Part, frozen=True, kw_only=True):
    """All but one have folded."""

    clause: ClauseId
    sequence: Annotated[list[Id], Meta(max_length=16, description="The phases that end the deal then.")]


class BettingPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="betting"):
    """Betting in turn: pass, bet, match, raise, fold."""

    clause: ClauseId
    pot: Annotated[Id, Meta(description="Where the chips go.")]
    start: SeatRule = "left-of-dealer"
    opens_at: Annotated[
        Amount | None,
        Meta(description="What everybody has staked before: a bet that can be matched; null: nothing, one may pass."),
    ] = None
    match: Annotated[
        Literal["difference", "in-full"], Meta(description="What matching costs: the difference, or the whole bet.")
    ] = "difference"
    fold: ClauseId
    early_fold: Annotated[bool, Meta(description="One may fold before there is a bet.")] = True
    late_raise: Annotated[bool, Meta(description="Who has passed may raise later.")] = True
    own_raise: Annotated[OwnRaise | None, Meta(description="No two raises running; null: they are allowed.")] = None
    limit: Annotated[PotLimit | None, Meta(description="How much; null: any whole number.")] = None
    close: Annotated[
        Literal["last-raiser", "full-circle"],
        Meta(description="When the turn would come back to the last raiser, or after that turn."),
    ] = "last-raiser"
    all_pass: Annotated[
        Literal["play-on", "end-deal", "dealer-bets"],
        Meta(description="When all pass: the deal goes on, ends with the pot as it is, or the last must bet."),
    ] = "play-on"
    alone: Annotated[LastOne | None, Meta(description="When all but one have folded; null: the deal goes on.")] = None


class DisplayPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="display"):
    """Cards of each hand are laid open; they stay in it."""

    clause: ClauseId
    cards: Annotated[SelectorText, Meta(description="The cards that it is about.")]
    show: Annotated[
        Literal["lowest-of-each-suit", "lowest-of-one-suit"],
        Meta(description="Which of them: the lowest of each suit, or of one suit of the player's choice."),
    ] = "lowest-of-each-suit"
    order: Annotated[
        Literal["own", "default"], Meta(description="Lowest in the suit's own order, or in the default order.")
    ] = "own"


class BidWord(Part, frozen=True, kw_only=True):
    """A word that may be bid."""

    clause: ClauseId
    counts: Annotated[int, Meta(ge=0, le=1_000_000_000, description="The number that the bid then is.")]
    spelling: Annotated[bool, Meta(description="It is only another way of writing that number.")] = False
    condition: Annotated[Condition | None, Meta(description="When it may be bid; null: always.")] = msgspec.field(
        name="if", default=None
    )


class BiddingPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="bidding"):
    """Each seat bids once, in turn."""

    clause: ClauseId
    start: SeatRule = "left-of-dealer"
    most: Annotated[
        Amount | None, Meta(description="The highest bid; null: any whole number.", examples=["hand_size"])
    ] = None
    hook: Annotated[
        ClauseId | None,
        Meta(description="The clause by which the last bid may not bring the sum to the number of tricks; or null."),
    ] = None
    words: Annotated[
        dict[Id, BidWord],
        Meta(
            max_length=16, description="Words that may be bid.", examples=[{"nil": {"clause": "SP.NIL", "counts": 0}}]
        ),
    ] = {}


Phase = (
    DealPhase
    | RedealPhase
    | TurnUpPhase
    | PlayPhase
    | ScorePhase
    | PayPhase
    | AwardPhase
    | BettingPhase
    | DisplayPhase
    | BiddingPhase
)
