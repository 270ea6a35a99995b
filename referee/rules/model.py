"""The shape of a game's rules, as typed data; `schemas/rules.schema.json` is written from it.

Every part of a game that can be broken, score or end it names its clause. What a schema cannot see (a name that is not
there, an order without a rank) is checked by `referee.rules.checking` and `referee.rules.lint`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType


def _expected(en: str, de: str) -> dict[str, Any]:
    """What is expected, in the words of a message."""
    return {"x-expected": {"en": en, "de": de}}


Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$(?!\n)",
        max_length=64,
        description="An id: lower case, hyphens between words.",
        extra_json_schema=_expected(
            "an id, as in `short-deck` (small letters and digits)",
            "eine Kennung wie `short-deck` (kleine Buchstaben und Ziffern)",
        ),
    ),
]
ClauseId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Z][A-Z0-9]*([.-][A-Z0-9]+)*$(?!\n)",
        max_length=64,
        description="The id of a clause or ruling: capitals, with dots and hyphens.",
        extra_json_schema=_expected(
            "an id in capitals, as in `PN.FOLLOW`", "eine Kennung in Großbuchstaben wie `PN.FOLLOW`"
        ),
        examples=["PN.FOLLOW", "PN-A5"],
    ),
]
Language = Annotated[
    str,
    Meta(
        pattern=r"^[a-z]{2,8}$(?!\n)",
        description="A language, as in `en` or `de`.",
        extra_json_schema=_expected("a language, as in `en` or `de`", "eine Sprache wie `en` oder `de`"),
    ),
]
Words = Annotated[
    dict[Language, Annotated[str, Meta(min_length=1, max_length=500)]],
    Meta(
        min_length=1,
        description="One text in each language.",
        examples=[{"en": "Follow suit if you can", "de": "Bedienen"}],
    ),
]
Cite = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9-]+: [^ ].*$(?!\n)",
        max_length=200,
        description="Where it is printed: the source's id and the section, with `#` and a number for an item of it.",
        extra_json_schema=_expected(
            "a source and its section, as in `en: Setup#3`", "eine Quelle und ihr Abschnitt wie `en: Setup#3`"
        ),
        examples=["en: Setup#3"],
    ),
]
Cites = Annotated[list[Cite], Meta(max_length=20)]
Version = Annotated[
    str,
    Meta(
        pattern=r"^[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}$(?!\n)",
        description="The version of these rules. The first number rises when any log could get another verdict.",
        examples=["1.0.0"],
        extra_json_schema=_expected("three numbers, as in `1.0.0`", "drei Zahlen wie `1.0.0`"),
    ),
]
Rank = Annotated[str | int, Meta(description="A rank. A whole number is read as text.", examples=["A", 10])]
SelectorText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=1000,
        description="Which cards: `rank:A,K`, `suit:D`, `card:7D`, `group:…`, `trump`, `led`, `any`, with & | !.",
        examples=["card:7D", "rank:A,K & !trump", "any"],
    ),
]
Amount = Annotated[
    str | int,
    Meta(
        description="How many points: an expression, at most 10^15 either way.",
        examples=["sum(trick, won)", "max(0, cards(me) - hand_size)"],
    ),
]
Condition = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=1000,
        description="An expression that is true or false.",
        examples=["score(me) >= target"],
    ),
]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]

CARD_LIMIT: Final = 512


def _texts(words: Any) -> list[str]:
    """Words as texts, one or several: the rank `10` is the rank `"10"`."""
    return [str(word) for word in (words if isinstance(words, list) else [words])]


_keep: Final = msgspec.structs.force_setattr


class Part(Struct, forbid_unknown_fields=True, rename="kebab", frozen=True, kw_only=True):
    """A closed mapping: a key that is not listed is refused."""


class Source(Part, frozen=True, kw_only=True):
    """A document that clauses cite."""

    title: Annotated[str, Meta(description="How the document is called.", max_length=200)]
    sections: Annotated[list[str], Meta(description="Its sections, as clauses may cite them.", max_length=200)]
    language: Annotated[Language | UnsetType, Meta(description="The language it is written in.")] = UNSET


class Clause(Part, frozen=True, kw_only=True):
    """One rule of the game, as a verdict quotes it."""

    text: Words
    cite: Cites = []
    told: Annotated[
        bool,
        Meta(description="Only the rulebook tells it: no log can show whether it was kept (how many cards at a time)."),
    ] = False


class Players(Part, frozen=True, kw_only=True):
    """How many take part."""

    count: Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(min_length=1, max_length=12, examples=[[2]])]


class Option(Part, frozen=True, kw_only=True):
    """A whole number that a log may set."""

    name: Words
    clause: ClauseId
    type: Literal["integer"] = "integer"
    min: Number = 0
    max: Number = 1_000_000_000
    default: Annotated[
        Number | None, Meta(description="What holds where a log says nothing; null: a log must say.")
    ] = None


class CardGroup(Part, frozen=True, kw_only=True):
    """Cards made alike: each rank in each suit."""

    suits: Annotated[list[Rank], Meta(min_length=1, max_length=64)]
    ranks: Annotated[list[Rank], Meta(min_length=1, max_length=512)]

    def __post_init__(self) -> None:
        _keep(self, "suits", _texts(self.suits))
        _keep(self, "ranks", _texts(self.ranks))


class CardSet(Part, frozen=True, kw_only=True):
    """Every card the game can speak of; which are in play says `pack`."""

    id: Annotated[str, Meta(description="How a card's id is made.", examples=["{rank}{suit}"])] = "{rank}{suit}"
    groups: Annotated[dict[Id, CardGroup], Meta(min_length=1, max_length=32)]
    names: Annotated[
        dict[str, Words],
        Meta(description="What a suit is called in a sentence.", examples=[{"D": {"en": "diamond", "de": "Karo"}}]),
    ] = {}


class NotationForm(Part, frozen=True, kw_only=True):
    """One way of writing cards; the first form of a notation is the one written, the others are read as well."""

    write: Annotated[str, Meta(description="The pattern.", examples=["{rank}{suit}", "{suit}-{rank}"])]
    suits: Annotated[
        dict[str, str | Annotated[list[str], Meta(min_length=1, max_length=16)]],
        Meta(description="How each suit is written; of several the first."),
    ]
    ranks: Annotated[
        dict[str, Rank | Annotated[list[Rank], Meta(min_length=1, max_length=16)]],
        Meta(description="How each rank is written where that is not its id."),
    ] = {}
    any_case: Annotated[bool, Meta(description="Capitals and small letters are the same.")] = False

    def __post_init__(self) -> None:
        _keep(self, "suits", {suit: _texts(words) for suit, words in self.suits.items()})
        _keep(self, "ranks", {rank: _texts(words) for rank, words in self.ranks.items()})


class NotationModel(Part, frozen=True, kw_only=True):
    """How cards are written in a log."""

    forms: Annotated[list[NotationForm], Meta(min_length=1, max_length=16)]


class Removal(Part, frozen=True, kw_only=True):
    """Cards that these numbers of players play without."""

    players: Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(min_length=1, max_length=12)]
    cards: SelectorText
    left: Annotated[int, Meta(ge=1, le=CARD_LIMIT, description="How many cards are left; it is checked.")]


class Removed(Part, frozen=True, kw_only=True):
    """The pack by the number of players."""

    clause: ClauseId
    rows: Annotated[list[Removal], Meta(min_length=1, max_length=12)]


class Pack(Part, frozen=True, kw_only=True):
    """The cards in play."""

    clause: ClauseId
    cards: SelectorText
    remove: Annotated[
        Removed | None, Meta(description="What is taken out of it for some numbers of players; null: nothing.")
    ] = None


class Trumps(Part, frozen=True, kw_only=True):
    """A suit that is always trumps."""

    clause: ClauseId
    suit: Rank

    def __post_init__(self) -> None:
        _keep(self, "suit", str(self.suit))


class Renaming(Part, frozen=True, kw_only=True):
    """The card that a wild card stands for is played: it must stand for another one of that suit."""

    clause: ClauseId
    when: Annotated[
        Literal["at-once", "trick-end"], Meta(description="Before the next card, or when all cards of the trick lie.")
    ] = "at-once"
    off_suit: Annotated[bool, Meta(description="Also a wild card that stands for a card of another suit than led.")] = (
        True
    )
    to: Annotated[
        Literal["any", "lower"], Meta(description="Any card of the suit, or a lower one where there is one.")
    ] = "any"


class Wild(Part, frozen=True, kw_only=True):
    """Cards that stand for another card, which whoever plays them names."""

    clause: ClauseId
    cards: SelectorText
    stands_for: Annotated[SelectorText, Meta(description="What they may stand for, unless it is in the trick.")] = (
        msgspec.field(name="as")
    )
    among: Annotated[
        Literal["pack", "all-cards"], Meta(description="Only cards in play, or also cards that were taken out.")
    ] = "pack"
    void: Annotated[
        Literal["any", "led"],
        Meta(description="What a hand that cannot follow may name: anything, or only the suit led where it can be."),
    ] = "any"
    unmatched: Annotated[
        Literal["bound", "free"],
        Meta(
            description="Where they cannot stand for the suit led: bound to follow like other cards, or always allowed."
        ),
    ] = "bound"
    rename: Annotated[Renaming | None, Meta(description="When the real card comes; null: nothing happens.")] = None


class Pot(Part, frozen=True, kw_only=True):
    """Chips that belong to nobody yet."""

    name: Words


class Sides(Part, frozen=True, kw_only=True):
    """Partners: seats belong together by turns, and a side has one score."""

    clause: ClauseId
    count: Annotated[int, Meta(ge=2, le=6, description="How many sides.")]


class Order(Part, frozen=True, kw_only=True):
    """Which card is higher: ranks from the highest to the lowest."""

    clause: ClauseId
    default: Annotated[list[Rank], Meta(min_length=1, max_length=CARD_LIMIT)]
    suits: Annotated[
        dict[str, Annotated[list[Rank], Meta(max_length=CARD_LIMIT)]],
        Meta(description="Suits with an order of their own."),
    ] = {}

    def __post_init__(self) -> None:
        _keep(self, "default", _texts(self.default))
        _keep(self, "suits", {suit: _texts(ranks) for suit, ranks in self.suits.items()})


class ValueRow(Part, frozen=True, kw_only=True):
    """What some cards are worth; of several rows that match, the first counts."""

    cards: SelectorText
    points: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Values(Part, frozen=True, kw_only=True):
    """A table of card values."""

    clause: ClauseId
    rows: Annotated[list[ValueRow], Meta(min_length=1, max_length=128)]


class Cut(Part, frozen=True, kw_only=True):
    """Cutting for the first deal."""

    deals: Literal["lowest", "highest"]
    order: Annotated[
        list[SelectorText],
        Meta(
            min_length=1, description="From high to low; cards of one row are equal.", examples=[["rank:K", "rank:A"]]
        ),
    ]


class Dealer(Part, frozen=True, kw_only=True):
    """Who deals."""

    clause: ClauseId
    first: Annotated[
        Cut | None, Meta(description="The cut that decides the first dealer; null: the log names him.")
    ] = None
    next: Annotated[Literal["rotate", "same"], Meta(description="Who deals next.")] = "rotate"
    unplayed: Annotated[
        Literal["rotate", "same"] | None,
        Meta(description="Who deals after a deal without tricks; null: who deals next in any case."),
    ] = None


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
        Annotated[int, Meta(ge=1, le=CARD_LIMIT)] | Literal["all"],
        Meta(
            description="Cards for each seat; `all`: as many as there are, the same number for each.",
            extra_json_schema=_expected(
                f"a whole number from 1 to {CARD_LIMIT}, or `all`", f"eine ganze Zahl von 1 bis {CARD_LIMIT} oder `all`"
            ),
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
    """A card of the stock is turned up."""

    clause: ClauseId
    by: Annotated[Literal["dealer", "left-of-dealer"], Meta(description="Who turns it.")]
    trump: Annotated[Literal["suit"] | None, Meta(description="Its suit is trumps; null: it changes nothing.")] = "suit"
    score: Annotated[Amount | None, Meta(description="What the turner scores; null: nothing.")] = None


class Rung(Part, frozen=True, kw_only=True):
    """One rung of a ladder or one permit, with a clause of its own."""

    cards: SelectorText
    clause: ClauseId


class Veto(Part, frozen=True, kw_only=True):
    """Cards that may not be led, unless the hand holds no others."""

    clause: ClauseId
    cards: SelectorText
    unless: Annotated[
        Condition | None, Meta(description="When they may.", examples=["broken(trump)", "trick_no > 0"])
    ] = None


class Lead(Part, frozen=True, kw_only=True):
    """Who leads, and what."""

    clause: ClauseId
    first: SeatRule
    veto: Annotated[Veto | None, Meta(description="What may not be led; null: any card may.")] = None


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
    pick: Literal["highest", "lowest"] = "highest"


class ScoreStep(Part, frozen=True, kw_only=True, tag_field="kind", tag="score"):
    """Points are scored."""

    clause: ClauseId
    to: Annotated[Literal["winner", "each"], Meta(description="Who scores.")]
    amount: Amount
    why: Annotated[
        Words | UnsetType,
        Meta(description="The reason in words; `{…}` holds an expression.", examples=[{"en": "{cards(me)} cards won"}]),
    ] = UNSET


class TurnUpStep(Part, frozen=True, kw_only=True, tag_field="kind", tag="turn-up"):
    """The winner of the trick turns up a card of the stock."""

    clause: ClauseId
    trump: Literal["suit"] | None = "suit"
    score: Amount | None = None


class PlayPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="tricks"):
    """The tricks."""

    clause: ClauseId
    lead: Lead
    follow: Follow
    win: Win
    after: Annotated[
        list[ScoreStep | TurnUpStep], Meta(max_length=16, description="What happens after each trick, in order.")
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


class End(Part, frozen=True, kw_only=True):
    """When the game is over, and who has won."""

    clause: ClauseId
    check: Annotated[Literal["every-score", "deal-end"], Meta(description="When it is looked at.")]
    condition: Condition = msgspec.field(name="if")
    winner: Annotated[Literal["scorer", "highest", "lowest"], Meta(description="Who has won.")]
    settle: Annotated[list[PayPhase | AwardPhase], Meta(max_length=16, description="What is paid then, in order.")] = []


Patch = Annotated[
    dict[str, Any],
    Meta(
        description="What changes: the place, its steps joined by `/`, and what stands there then. It must be there.",
        examples=[{"options/target/default": 91, "pack/cards": "rank:7,8,9,10,J,Q,K,A"}],
        max_length=64,
    ),
]


ChoiceId = Annotated[
    str,
    Meta(
        pattern=r"^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Z0-9]*([.-][A-Z0-9]+)*)$(?!\n)",
        max_length=64,
        description="The id of a variant or a ruling.",
        extra_json_schema=_expected("a variant or a ruling", "eine Variante oder ein offener Punkt"),
    ),
]
After = Annotated[
    list[ChoiceId],
    Meta(max_length=64, description="Variants and rulings that this is laid over, where both touch a place."),
]


class Variant(Part, frozen=True, kw_only=True):
    """A way of playing that a table may agree on."""

    name: Words
    text: Annotated[Words | UnsetType, Meta(description="What is different.")] = UNSET
    cite: Cites = []
    set: Patch
    after: After = []
    excludes: Annotated[
        list[ChoiceId],
        Meta(max_length=64, description="Variants, and rulings answered otherwise, that it cannot be played with."),
    ] = []


class Answer(Part, frozen=True, kw_only=True):
    """One answer to an open point."""

    text: Words
    set: Patch = {}
    after: After = []


class Ruling(Part, frozen=True, kw_only=True):
    """A point that the sources leave open, and how it may be ruled."""

    text: Words
    cite: Cites = []
    default: Id
    answers: Annotated[dict[Id, Answer], Meta(min_length=2, max_length=16)]


class RulesModel(Part, frozen=True, kw_only=True):
    """The rules of a game."""

    format: Annotated[Literal["referee-rules/1"], Meta(description="The format of this file.")]
    game: Annotated[Id, Meta(description="The game's id, as a log names it.")]
    version: Version
    name: Words
    summary: Annotated[Words | UnsetType, Meta(description="The game in a sentence.")] = UNSET
    sources: Annotated[dict[Id, Source], Meta(max_length=32)]
    players: Players
    options: Annotated[dict[Id, Option], Meta(max_length=32)] = {}
    cards: CardSet
    notations: Annotated[dict[Id, NotationModel], Meta(min_length=1, max_length=16)]
    pack: Pack
    order: Order
    trump: Annotated[Trumps | None, Meta(description="A suit that is always trumps; null: there is none.")] = None
    wild: Annotated[Wild | None, Meta(description="Wild cards; null: there are none.")] = None
    sides: Annotated[Sides | None, Meta(description="Partners; null: everybody plays alone.")] = None
    pots: Annotated[dict[Id, Pot], Meta(max_length=8, description="The pots, where money is played for.")] = {}
    values: Annotated[dict[Id, Values], Meta(max_length=32)] = {}
    dealer: Dealer
    sequence: Annotated[
        list[Id],
        Meta(
            min_length=1,
            max_length=64,
            description="The phases of a deal, in order.",
            examples=[["deal", "tricks", "count"]],
        ),
    ]
    phases: Annotated[
        dict[Id, Phase | None], Meta(min_length=1, max_length=64, description="The phases; null: it is left out.")
    ]
    end: End
    variants: Annotated[dict[Id, Variant], Meta(max_length=64)] = {}
    presets: Annotated[
        dict[Id, list[Id]],
        Meta(
            max_length=64,
            description="Names for variants played together.",
            examples=[{"parlett": ["follow-or-trump"]}],
        ),
    ] = {}
    rulings: Annotated[dict[ClauseId, Ruling], Meta(max_length=256)] = {}
    clauses: Annotated[dict[ClauseId, Clause], Meta(min_length=1, max_length=512)]


class ExtensionModel(Part, frozen=True, kw_only=True):
    """A game of one's own that is another game with changes."""

    format: Annotated[Literal["referee-rules/1"], Meta(description="The format of this file.")]
    game: Annotated[Id, Meta(description="The new game's id, as a log names it.")]
    extends: Annotated[Id, Meta(description="The game it is made from.")]
    version: Version
    name: Words
    summary: Words | UnsetType = UNSET
    sources: Annotated[dict[Id, Source], Meta(max_length=32)] = {}
    options: Annotated[dict[Id, Option], Meta(max_length=32)] = {}
    notations: Annotated[dict[Id, NotationModel], Meta(max_length=16)] = {}
    values: Annotated[dict[Id, Values], Meta(max_length=32)] = {}
    phases: Annotated[dict[Id, Phase], Meta(max_length=64)] = {}
    set: Patch = {}
    variants: Annotated[dict[Id, Variant], Meta(max_length=64)] = {}
    presets: Annotated[dict[Id, list[Id]], Meta(max_length=64)] = {}
    rulings: Annotated[dict[ClauseId, Ruling], Meta(max_length=256)] = {}
    clauses: Annotated[dict[ClauseId, Clause], Meta(max_length=512)] = {}
