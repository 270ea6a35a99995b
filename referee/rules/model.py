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
        description="How many points: an expression, at most a thousand millions either way.",
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


class Pack(Part, frozen=True, kw_only=True):
    """The cards in play."""

    clause: ClauseId
    cards: SelectorText


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


SeatRule = Literal["left-of-dealer", "dealer"]


class DealPhase(Part, frozen=True, kw_only=True, tag_field="kind", tag="deal"):
    """Cards are dealt; what is left is the stock."""

    clause: ClauseId
    each: Annotated[int, Meta(ge=1, le=CARD_LIMIT, description="Cards for each seat.")]
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


class Lead(Part, frozen=True, kw_only=True):
    """Who leads."""

    clause: ClauseId
    first: SeatRule


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
    to: Annotated[Literal["each"], Meta(description="Who scores.")]
    amount: Amount
    why: Annotated[Words | UnsetType, Meta(description="The reason in words; `{…}` holds an expression.")] = UNSET


Phase = DealPhase | RedealPhase | TurnUpPhase | PlayPhase | ScorePhase


class End(Part, frozen=True, kw_only=True):
    """When the game is over, and who has won."""

    clause: ClauseId
    check: Annotated[Literal["every-score", "deal-end"], Meta(description="When it is looked at.")]
    condition: Condition = msgspec.field(name="if")
    winner: Annotated[Literal["scorer", "highest", "lowest"], Meta(description="Who has won.")]


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
    phases: Annotated[dict[Id, Phase], Meta(min_length=1, max_length=64)]
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
