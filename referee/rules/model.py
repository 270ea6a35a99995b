"""The shape of a game's rules, as typed data; `schemas/rules.schema.json` is written from it.

Every part of a game that can be broken, score or end it names its clause. What a schema cannot see (a name that is not
there, an order without a rank) is checked by `referee.rules.checking` and `referee.rules.lint`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from referee.rules.fields import (
    CARD_LIMIT,
    Cites,
    ClauseId,
    Condition,
    Id,
    Language,
    Number,
    Part,
    Rank,
    SelectorText,
    Version,
    Words,
    expected,
    keep,
    texts,
)
from referee.rules.phase_model import AwardPhase, PayPhase, Phase


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

    count: Annotated[
        list[Annotated[int, Meta(ge=1, le=12)]],
        Meta(min_length=1, max_length=12, description="How many may play.", examples=[[2]]),
    ]


class Option(Part, frozen=True, kw_only=True):
    """A whole number that a log may set."""

    name: Words
    clause: ClauseId
    type: Annotated[Literal["integer"], Meta(description="What it is: a whole number.")] = "integer"
    min: Annotated[Number, Meta(description="The least that a log may say.")] = 0
    max: Annotated[Number, Meta(description="The most that a log may say.")] = 1_000_000_000
    default: Annotated[
        Number | None, Meta(description="What holds where a log says nothing; null: a log must say.")
    ] = None


class CardGroup(Part, frozen=True, kw_only=True):
    """Cards made alike: each rank in each suit."""

    suits: Annotated[
        list[Rank], Meta(min_length=1, max_length=64, description="The suits.", examples=[["S", "H", "D", "C"]])
    ]
    ranks: Annotated[list[Rank], Meta(min_length=1, max_length=512, description="The ranks that each suit has.")]

    def __post_init__(self) -> None:
        keep(self, "suits", texts(self.suits))
        keep(self, "ranks", texts(self.ranks))


class SuitPicture(Part, frozen=True, kw_only=True):
    """What a suit looks like where cards are drawn: an outline in a square of 24 by 24."""

    path: Annotated[
        str,
        Meta(
            pattern=r"^[Mm][-+MmLlHhVvCcSsQqTtAaZz0-9., ]*$(?!\n)",
            max_length=2000,
            description="The data of an SVG path, from 0 to 24 both ways; what lies within a drawn part is a hole.",
            examples=["M12 2L22 12L12 22L2 12Z"],
            extra_json_schema=expected(
                "the data of an SVG path, as in `M12 2L22 12L12 22L2 12Z`",
                "die Daten eines SVG-Pfads wie `M12 2L22 12L12 22L2 12Z`",
            ),
        ),
    ]
    colour: Annotated[
        Literal["black", "red", "orange", "gold", "green", "sky", "blue", "violet", "brown", "grey"],
        Meta(description="The colour of the suit."),
    ] = "black"


class CardSet(Part, frozen=True, kw_only=True):
    """Every card the game can speak of; which are in play says `pack`."""

    id: Annotated[str, Meta(description="How a card's id is made.", examples=["{rank}{suit}"])] = "{rank}{suit}"
    groups: Annotated[
        dict[Id, CardGroup],
        Meta(min_length=1, max_length=32, description="Cards made alike; a selector names them with `group:`."),
    ]
    names: Annotated[
        dict[str, Words],
        Meta(description="What a suit is called in a sentence.", examples=[{"D": {"en": "diamond", "de": "Karo"}}]),
    ] = {}
    pictures: Annotated[
        dict[str, SuitPicture],
        Meta(
            max_length=32,
            description="What a suit looks like in a rulebook; the French ones need none.",
            examples=[{"D": {"path": "M12 2L22 12L12 22L2 12Z", "colour": "red"}}],
        ),
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
        keep(self, "suits", {suit: texts(words) for suit, words in self.suits.items()})
        keep(self, "ranks", {rank: texts(words) for rank, words in self.ranks.items()})


class NotationModel(Part, frozen=True, kw_only=True):
    """How cards are written in a log."""

    forms: Annotated[
        list[NotationForm],
        Meta(min_length=1, max_length=16, description="Ways of writing a card: the first is written, all are read."),
    ]


class Removal(Part, frozen=True, kw_only=True):
    """Cards that these numbers of players play without."""

    players: Annotated[
        list[Annotated[int, Meta(ge=1, le=12)]], Meta(min_length=1, max_length=12, description="With how many players.")
    ]
    cards: SelectorText
    left: Annotated[int, Meta(ge=1, le=CARD_LIMIT, description="How many cards are left; it is checked.")]


class Removed(Part, frozen=True, kw_only=True):
    """The pack by the number of players."""

    clause: ClauseId
    rows: Annotated[
        list[Removal], Meta(min_length=1, max_length=12, description="What is left out, by the number of players.")
    ]


class Pack(Part, frozen=True, kw_only=True):
    """The cards in play."""

    clause: ClauseId
    cards: SelectorText
    remove: Annotated[
        Removed | None, Meta(description="What is taken out of it for some numbers of players; null: nothing.")
    ] = None


class Trumps(Part, frozen=True, kw_only=True):
    """A suit that is trumps in every deal, or in its turn."""

    clause: ClauseId
    suit: Annotated[
        Rank | Annotated[list[Rank | None], Meta(min_length=1, max_length=64)],
        Meta(
            description="The suit; or a list, one for each deal in turn, in which null is a deal without trumps.",
            extra_json_schema=expected(
                "a suit, or a list of 1 to 64 suits", "eine Farbe oder eine Liste von 1 bis 64 Farben"
            ),
            examples=["S", ["H", "C", "D", "S", None]],
        ),
    ]

    def __post_init__(self) -> None:
        suit = self.suit
        keep(self, "suit", [s if s is None else str(s) for s in suit] if isinstance(suit, list) else str(suit))

    @property
    def suits(self) -> list[str | None]:
        """The suit of each deal in turn; None is a deal without trumps."""
        suits = self.suit if isinstance(self.suit, list) else [self.suit]
        return [suit if suit is None else str(suit) for suit in suits]


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
    default: Annotated[
        list[Rank],
        Meta(min_length=1, max_length=CARD_LIMIT, description="The order of every suit that has none of its own."),
    ]
    suits: Annotated[
        dict[str, Annotated[list[Rank], Meta(max_length=CARD_LIMIT)]],
        Meta(description="Suits with an order of their own."),
    ] = {}

    def __post_init__(self) -> None:
        keep(self, "default", texts(self.default))
        keep(self, "suits", {suit: texts(ranks) for suit, ranks in self.suits.items()})


class ValueRow(Part, frozen=True, kw_only=True):
    """What some cards are worth; of several rows that match, the first counts."""

    cards: SelectorText
    points: Annotated[int, Meta(ge=-1_000_000, le=1_000_000, description="What each of them is worth.")]


class Values(Part, frozen=True, kw_only=True):
    """A table of card values."""

    clause: ClauseId
    rows: Annotated[
        list[ValueRow], Meta(min_length=1, max_length=128, description="The first row that matches a card counts.")
    ]


class Cut(Part, frozen=True, kw_only=True):
    """Cutting for the first deal."""

    deals: Annotated[Literal["lowest", "highest"], Meta(description="Which card of the cut makes the dealer.")]
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


class End(Part, frozen=True, kw_only=True):
    """When the game is over, and who has won."""

    clause: ClauseId
    check: Annotated[Literal["every-score", "every-count", "deal-end"], Meta(description="When it is looked at.")]
    condition: Condition = msgspec.field(name="if")
    winner: Annotated[Literal["scorer", "highest", "lowest"], Meta(description="Who has won.")]
    ties: Annotated[
        Literal["shared", "play-on"],
        Meta(description="Several are equal first: they have won together, or the game goes on."),
    ] = "shared"
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
        extra_json_schema=expected("a variant or a ruling", "eine Variante oder ein offener Punkt"),
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
    profile: Annotated[bool, Meta(description="It is how another program plays, for the logs of that program.")] = False


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
    answers: Annotated[
        dict[Id, Answer], Meta(min_length=2, max_length=16, description="The answers that a log may choose from.")
    ]


class RulesModel(Part, frozen=True, kw_only=True):
    """The rules of a game."""

    format: Annotated[Literal["referee-rules/1"], Meta(description="The format of this file.")]
    game: Annotated[Id, Meta(description="The game's id, as a log names it.")]
    version: Version
    name: Words
    summary: Annotated[Words | UnsetType, Meta(description="The game in a sentence.")] = UNSET
    sources: Annotated[
        dict[Id, Source],
        Meta(max_length=32, description="What the rules are printed in, by short names that `cite` uses."),
    ]
    players: Players
    options: Annotated[dict[Id, Option], Meta(max_length=32, description="Whole numbers that a log may set.")] = {}
    cards: CardSet
    notations: Annotated[
        dict[Id, NotationModel], Meta(min_length=1, max_length=16, description="Ways of writing the cards in a log.")
    ]
    pack: Pack
    order: Order
    trump: Annotated[Trumps | None, Meta(description="A suit that is always trumps; null: there is none.")] = None
    wild: Annotated[Wild | None, Meta(description="Wild cards; null: there are none.")] = None
    sides: Annotated[Sides | None, Meta(description="Partners; null: everybody plays alone.")] = None
    pots: Annotated[dict[Id, Pot], Meta(max_length=8, description="The pots, where money is played for.")] = {}
    values: Annotated[
        dict[Id, Values], Meta(max_length=32, description="Tables of what cards are worth; expressions name them.")
    ] = {}
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
    variants: Annotated[
        dict[Id, Variant], Meta(max_length=64, description="Ways of playing that a table may agree on.")
    ] = {}
    presets: Annotated[
        dict[Id, list[Id]],
        Meta(
            max_length=64,
            description="Names for variants played together.",
            examples=[{"parlett": ["follow-or-trump"]}],
        ),
    ] = {}
    rulings: Annotated[
        dict[ClauseId, Ruling],
        Meta(max_length=256, description="Points that the sources leave open, with their answers."),
    ] = {}
    clauses: Annotated[
        dict[ClauseId, Clause],
        Meta(min_length=1, max_length=512, description="The rules one by one, as a verdict quotes them."),
    ]


class ExtensionModel(Part, frozen=True, kw_only=True):
    """A game of one's own that is another game with changes."""

    format: Annotated[Literal["referee-rules/1"], Meta(description="The format of this file.")]
    game: Annotated[Id, Meta(description="The new game's id, as a log names it.")]
    extends: Annotated[Id, Meta(description="The game it is made from.")]
    version: Version
    name: Words
    summary: Words | UnsetType = UNSET
    sources: Annotated[
        dict[Id, Source],
        Meta(max_length=32, description="What the rules are printed in, by short names that `cite` uses."),
    ] = {}
    options: Annotated[dict[Id, Option], Meta(max_length=32, description="Whole numbers that a log may set.")] = {}
    notations: Annotated[
        dict[Id, NotationModel], Meta(max_length=16, description="Further ways of writing the cards in a log.")
    ] = {}
    values: Annotated[
        dict[Id, Values], Meta(max_length=32, description="Tables of what cards are worth; expressions name them.")
    ] = {}
    phases: Annotated[
        dict[Id, Phase], Meta(max_length=64, description="Further phases; `set` puts them into the sequence.")
    ] = {}
    set: Patch = {}
    variants: Annotated[
        dict[Id, Variant], Meta(max_length=64, description="Ways of playing that a table may agree on.")
    ] = {}
    presets: Annotated[dict[Id, list[Id]], Meta(max_length=64, description="Names for variants played together.")] = {}
    rulings: Annotated[
        dict[ClauseId, Ruling],
        Meta(max_length=256, description="Points that the sources leave open, with their answers."),
    ] = {}
    clauses: Annotated[
        dict[ClauseId, Clause], Meta(max_length=512, description="Clauses of its own, as a verdict quotes them.")
    ] = {}
