"""From a log's words to acts: verbs as numbers, seats and cards as indexes.

Everything a log names is looked up here, before anything is judged; whatever the rules do not have is listed, not
only the first.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Final, overload

from msgspec import UNSET

from referee.cards import MOST_CARDS, UNKNOWN, Cards, Notation, mask_of
from referee.documents import clip, suggest
from referee.findings import Path, Problem, Problems
from referee.log.model import VERB_FIELDS, EventModel, LogModel
from referee.log.verbs import (
    BET,
    BID,
    CHIPS,
    CUT,
    DEAL,
    DISPLAY,
    DRAW,
    PLAY,
    PLAY_AS,
    RENAME,
    SCORE,
    THROW_IN,
    TRICK,
    TURN,
)  # fmt: skip

Act = tuple[int, int, Any, Any]
"""A verb's number, the seat (-1 where none is named), what the verb carries, and where it stands."""


_BITS: Final = tuple(1 << card for card in range(MOST_CARDS))


@dataclass(slots=True)
class Dealt:
    """What a deal carries: each seat's cards (`UNKNOWN` for one not recorded), and the piles.

    Args:
        hands: The cards of each seat, as they are written.
        piles: The cards of each pile, in the order in which they come.
        left_out: The seats that the log leaves out, as a mask: all their cards are unknown.
        masks: The known cards of each seat; they have fewer cards than `named` where one stands twice.
        named: How many known cards the hands name, a card that stands twice counted twice.
    """

    hands: Sequence[Sequence[int]]
    piles: Mapping[str, Sequence[int]]
    left_out: int = 0
    masks: list[int] = field(init=False)
    named: int = field(init=False)

    def __post_init__(self) -> None:
        self.masks = []
        self.named = 0
        for hand in self.hands:
            if type(hand) is Unknown:
                self.masks.append(0)
            elif hand and min(hand) >= 0:  # a sum of bits has as many bits as it has terms only where no two are alike
                self.masks.append(sum(map(_BITS.__getitem__, hand)))
                self.named += len(hand)
            else:
                self.masks.append(mask_of(hand))
                self.named += sum([1 for card in hand if card >= 0])


class Unknown(Sequence[int]):
    """So many unknown cards: a log may claim a thousand million of them, and they are only counted.

    >>> len(Unknown(7)), list(Unknown(2))
    (7, [-1, -1])
    """

    def __init__(self, count: int) -> None:
        self.count_of_cards = count

    def __len__(self) -> int:
        return self.count_of_cards

    @overload
    def __getitem__(self, index: int) -> int: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...

    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        places = range(self.count_of_cards)[index]
        return UNKNOWN if isinstance(places, int) else Unknown(len(places))


@dataclass(frozen=True)
class Vocabulary:
    """What a log may name under some rules.

    Args:
        notation: How its cards are written.
        piles: The piles that a deal may record.
        bids: The words that may be bid.
        seats_only: Nobody knows the rules: only the seats can be looked up.
    """

    notation: Notation
    piles: frozenset[str] = frozenset()
    bids: frozenset[str] = frozenset()
    seats_only: bool = False
    name: str = ""
    others: Mapping[str, Notation] = field(default_factory=dict)
    """The name of the notation, and the game's other ones by theirs: a card may be written in one of those."""


SEATS_ONLY: Final = Vocabulary(Notation(Cards(()), []), seats_only=True)
"""What a log may name when its game or its notation is unknown."""


@dataclass
class Bound:
    """The acts of a log, or what is wrong with it.

    Args:
        acts: The acts, `plays` spelt out.
        problems: What is wrong; then the acts are not to be judged.
        keys: How many keys the events have, for the reader's check for a key that stands twice; 0 where not counted.
    """

    acts: list[Act]
    problems: list[Problem] = field(default_factory=list)
    keys: int = 0


_LOOK_ALIKES: Final = {
    "♡": "♥", "♤": "♠", "♢": "♦", "♧": "♣", "❤": "♥", "⬥": "♦", "◆": "♦", "◊": "♦",
    "А": "A", "В": "B", "Е": "E", "Ј": "J", "К": "K", "М": "M", "О": "O", "С": "C", "Т": "T", "Х": "X", "Ѕ": "S",
    "Α": "A", "Β": "B", "Ε": "E", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O", "Ρ": "P", "Τ": "T",
}  # fmt: skip
"""Suits drawn otherwise, and the capitals of Cyrillic and Greek that look like ours."""
_BETWEEN: Final = re.compile(r"[\s,;/+&·]+")
"""What may have been meant to stand between two cards."""
_LONGEST: Final = 64
MOST_SEAT_GUESSES: Final = 400
"""So many pairs of a name that is unknown and a seat are compared for a near miss."""
MOST_GUESSES: Final = 200
"""For so many unknown cards of a log a near one is looked for; a hostile log can hold a hundred thousand."""


def bind(
    model: LogModel,
    words: Vocabulary,
    piles: Mapping[int, Mapping[str, Any]] | None = None,
    *,
    counted: bool = False,
) -> Bound:
    """Look up everything that the events name.

    Args:
        model: The log.
        words: What it may name.
        piles: Piles beside deals by the event's index, other than `stock`.
        counted: The caller compares the count of keys with the text's: then a second verb in an event is seen by that.
    """
    seats = {name: index for index, name in enumerate(model.seats)}
    cards = words.notation.exact
    acts: list[Act] = []
    who: dict[Any, int] = {**seats, UNSET: -1}
    add = acts.append
    binder = _Binder(model.seats, seats, words, acts)
    keys = 0
    for index, event in enumerate(model.events):
        text = event.play
        verb = PLAY
        if text is UNSET:
            text = event.turn
            verb = TURN
        if text is not UNSET:
            card = cards.get(text)
            seat = who.get(event.by, -2)
            if card is not None and seat >= -1 and (counted or _alone(index, event)):
                if event.as_ is UNSET:
                    add((verb, seat, card, index))
                    keys += 2 if seat >= 0 else 1
                    continue
                named = cards.get(event.as_)
                if named is not None and verb == PLAY:
                    add((PLAY_AS, seat, (card, named), index))
                    keys += 3 if seat >= 0 else 2
                    continue
        elif event.bet is not UNSET or type(event.bid) is int:
            said = event.bid if event.bet is UNSET else event.bet
            seat = who.get(event.by, -2)
            if seat >= -1 and event.as_ is UNSET and (counted or _alone(index, event)):
                add((BID if event.bet is UNSET else BET, seat, said, index))
                keys += 2 if seat >= 0 else 1
                continue
        elif event.deal is not UNSET and counted and not piles:
            hands = _plain_hands(event.deal, seats, cards)
            seat = seats.get(event.by, -2)  # type: ignore[arg-type]
            if hands is not None and seat >= 0 and event.stock is UNSET:
                add((DEAL, seat, Dealt(hands, {}), index))
                keys += 2 + len(hands)
                continue
        keys += binder.event(index, event, (piles or {}).get(index))
        if binder.problems and binder.problems.full:
            break
    return Bound(acts, binder.problems, keys)


def _alone(index: int, event: EventModel) -> bool:
    """Whether an event has one verb and nothing beside it that belongs to another."""
    return event.stock is UNSET and one_verb(index, event) is None


def _plain_hands(deal: Mapping[str, Any], seats: Mapping[str, int], cards: Mapping[str, int]) -> list[list[int]] | None:
    """The hands of a deal that records every card of every seat as text; None for any other deal."""
    try:
        return [[cards[text] for text in deal[name].split()] for name in seats] if len(deal) == len(seats) else None
    except (KeyError, AttributeError):
        return None


_VALUES: Final = attrgetter(*VERB_FIELDS)


def one_verb(index: int, event: EventModel) -> Problem | None:
    """An event has exactly one verb."""
    values = _VALUES(event)
    if values.count(UNSET) == len(values) - 1:
        return None
    verbs = [name.replace("_", "-") for name in VERB_FIELDS if getattr(event, name) is not UNSET]
    path: Path = ("events", index)
    if not verbs:
        return Problem("log.schema", "verb-missing", {}, path)
    return Problem("log.schema", "verb-several", {"verbs": ", ".join(verbs)}, (*path, verbs[1]), on_key=True)


class _Binder:
    """Binds the events that the quick loop leaves: every verb, and every fault."""

    def __init__(self, names: Sequence[str], seats: Mapping[str, int], words: Vocabulary, acts: list[Act]) -> None:
        self.names = names
        self.seats = seats
        self.words = words
        self.acts = acts
        self.problems = Problems()
        self.unknown_seats: dict[str, tuple[str, dict[str, object]]] = {}
        self.unknown_cards: dict[str, Problem] = {}

    def event(self, index: int, event: EventModel, piles: Mapping[str, Any] | None) -> int:
        """Bind one event; returns how many keys it has, as far as they are counted."""
        path: Path = ("events", index)
        wrong = one_verb(index, event)
        if wrong:
            self.problems.append(wrong)
            return 0
        name = next(name for name in VERB_FIELDS if getattr(event, name) is not UNSET)
        if event.as_ is not UNSET and name != "play":
            self._schema("key-only-beside", (*path, "as"), on_key=True, key="as", verb="play")
        if (event.stock is not UNSET or piles) and name != "deal":
            key = "stock" if event.stock is not UNSET else next(iter(piles or ()))
            self._schema("key-only-beside", (*path, key), on_key=True, key=key, verb="deal")
        seat = self._seat(event.by, (*path, "by")) if event.by is not UNSET else -1
        value = getattr(event, name)
        _BIND[name](self, index, event, seat, value, path, piles)
        keys = (
            1 + (event.by is not UNSET) + (event.as_ is not UNSET) + (event.note is not UNSET) + (event.at is not UNSET)
        )
        return keys + (len(value) if isinstance(value, dict) else 0) + (event.stock is not UNSET)

    def _schema(self, words: str, path: Path, *, on_key: bool = False, **args: object) -> None:
        self.problems.append(Problem("log.schema", words, args, path, on_key))

    def _seat(self, name: str, path: Path, *, on_key: bool = False) -> int:
        seat = self.seats.get(name)
        if seat is not None:
            return seat
        if self.problems.full:
            return -1
        if name not in self.unknown_seats:
            near = suggest(name, self.names) if len(self.unknown_seats) * len(self.names) < MOST_SEAT_GUESSES else None
            words = "unknown-seat" if near is None else "unknown-seat-near"
            self.unknown_seats[name] = words, {"name": clip(name), "hint": near or ", ".join(self.names[:12])}
        words, args = self.unknown_seats[name]
        self.problems.append(Problem("log.unknown-seat", words, args, path, on_key))
        return -1

    def card(self, text: str, path: Path, *, unknown: bool = False) -> int:
        """One card; an unknown one only where it may stand."""
        if self.words.seats_only:
            return UNKNOWN
        notation = self.words.notation
        card = notation.read(text)
        if card is None:
            if self.problems.full:
                return UNKNOWN
            known = self.unknown_cards
            found = known.get(text) or unknown_card(text, path, self.words, guess=len(known) < MOST_GUESSES)
            known[text] = found
            self.problems.append(replace(found, path=path))
            return UNKNOWN
        if card == UNKNOWN and not unknown:
            self._schema("card-unknown-here", path, text=text)
        return card

    def cards(self, value: str | Sequence[str] | int, path: Path, *, unknown: bool = False) -> Sequence[int]:
        """Cards as a list or as one text; where a hand may be unknown, a whole number too."""
        if isinstance(value, int):
            return Unknown(value)
        if isinstance(value, str):
            exact = self.words.notation.exact
            texts = value.split()
            try:
                return [exact[text] for text in texts]
            except KeyError:
                return [self.card(text, (*path, Token(k)), unknown=unknown) for k, text in enumerate(texts)]
        return [self.card(text, (*path, k), unknown=unknown) for k, text in enumerate(value)]

    def play(self, index: int, event: EventModel, seat: int, value: str, path: Path, piles: object) -> None:
        card = self.card(value, (*path, "play"))
        if event.as_ is UNSET:
            self.acts.append((PLAY, seat, card, index))
            return
        named = self.card(event.as_, (*path, "as"))
        self.acts.append((PLAY_AS, seat, (card, named), index))

    def turn(self, index: int, event: EventModel, seat: int, value: str, path: Path, piles: object) -> None:
        self.acts.append((TURN, seat, self.card(value, (*path, "turn")), index))

    def rename(self, index: int, event: EventModel, seat: int, value: str, path: Path, piles: object) -> None:
        self.acts.append((RENAME, seat, self.card(value, (*path, "rename")), index))

    def draw(self, index: int, event: EventModel, seat: int, value: str, path: Path, piles: object) -> None:
        self.acts.append((DRAW, seat, self.card(value, (*path, "draw"), unknown=True), index))

    def plays(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        cards = self.cards(value, (*path, "plays"))
        if not cards:
            self._schema("plays-empty", (*path, "plays"))
        for place, card in enumerate(cards):
            self.acts.append((PLAY, seat if place == 0 else -1, card, (index, place)))

    def deal(
        self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: Mapping[str, Any] | None
    ) -> None:
        hands: list[Sequence[int]] = [[] for _ in self.names]
        left_out = (1 << len(self.names)) - 1
        for name, hand in value.items():
            place = self._seat(name, (*path, "deal", name), on_key=True)
            cards = self.cards(hand, (*path, "deal", name), unknown=True)
            if place >= 0:
                hands[place] = cards
                left_out &= ~(1 << place)
        recorded = dict(piles or {})
        if event.stock is not UNSET:
            recorded["stock"] = event.stock
        found: dict[str, Sequence[int]] = {}
        for name, pile in recorded.items():
            if self.words.seats_only:
                continue
            if name not in self.words.piles:
                near = suggest(name, [*self.words.piles, "deal", "by", "note", "at"])
                args = {"name": name, "hint": near or ", ".join(sorted(self.words.piles)) or "-"}
                self._schema(
                    "pile-unknown" if near is None else "pile-unknown-near", (*path, name), on_key=True, **args
                )
            else:
                found[name] = self.cards(pile, (*path, name), unknown=True)
        self.acts.append((DEAL, seat, Dealt(hands, found, left_out), index))

    def cut(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        cards = [UNKNOWN] * len(self.names)
        for name, text in value.items():
            place = self._seat(name, (*path, "cut", name), on_key=True)
            card = self.card(text, (*path, "cut", name))
            if place >= 0:
                cards[place] = card
        missing = [name for name in self.names if name not in value]
        if missing:
            self._schema("cut-missing", (*path, "cut"), seats=", ".join(missing))
        self.acts.append((CUT, seat, cards, index))

    def throw_in(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        if event.by is UNSET:
            self._schema("by-needed", path, verb="throw-in")
        self.acts.append((THROW_IN, seat, self.cards(value, (*path, "throw-in"), unknown=True), index))

    def display(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        if event.by is UNSET:
            self._schema("by-needed", path, verb="display")
        self.acts.append((DISPLAY, seat, self.cards(value, (*path, "display")), index))

    def bet(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        self.acts.append((BET, seat, value, index))

    def bid(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        if isinstance(value, str) and value not in self.words.bids and not self.words.seats_only:
            known = sorted(self.words.bids)
            near = suggest(value, known)
            words = "bid-word-near" if near is not None else "bid-word-known" if known else "bid-word"
            listed = ", ".join(f"`{word}`" for word in known)
            self._schema(words, (*path, "bid"), word=value, hint=near or "", known=listed)
        self.acts.append((BID, seat, value, index))

    def trick(self, index: int, event: EventModel, seat: int, value: str, path: Path, piles: object) -> None:
        self.acts.append((TRICK, seat, self._seat(value, (*path, "trick")), index))

    def score(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        self.acts.append((SCORE, seat, self.claimed(value, (*path, "score")), index))

    def chips(self, index: int, event: EventModel, seat: int, value: Any, path: Path, piles: object) -> None:
        self.acts.append((CHIPS, seat, self.claimed(value, (*path, "chips")), index))

    def claimed(self, value: Mapping[str, int], path: Path) -> dict[int, int]:
        """Numbers for seats."""
        return {self._seat(name, (*path, name), on_key=True): number for name, number in value.items()}


class Token(int):
    """The place of a card within one text of several cards: not a place in the tree."""


_BIND: Final[dict[str, Callable[..., None]]] = {name: getattr(_Binder, name) for name in VERB_FIELDS}


def bind_result(model: LogModel, words: Vocabulary) -> tuple[dict[str, Any], list[Problem]]:
    """Look up the seats that the result names."""
    result = model.result
    binder = _Binder(model.seats, {name: k for k, name in enumerate(model.seats)}, words, [])
    found: dict[str, Any] = {}
    if result is not UNSET:
        found["ended"] = result.ended
        if result.winners is not UNSET:
            found["winners"] = [binder._seat(name, ("result", "winners", k)) for k, name in enumerate(result.winners)]
        for key in ("scores", "chips"):
            value = getattr(result, key)
            if value is not UNSET:
                found[key] = binder.claimed(value, ("result", key))
    return found, binder.problems


def unknown_card(text: str, path: Path, vocabulary: Vocabulary, *, guess: bool = True) -> Problem:
    """A text that is no card in this notation: a look-alike is named by its code point, a near miss is suggested."""
    notation = vocabulary.notation
    fixed = "".join(_LOOK_ALIKES.get(sign, sign) for sign in unicodedata.normalize("NFKC", text[:_LONGEST]))
    args: dict[str, object] = {"text": clip(text), "hint": f"{notation.written[0]}, {notation.written[-1]}"}
    for other, written in vocabulary.others.items():
        card = written.read(text)
        if card is not None and card >= 0:
            args |= {"other": other, "here": vocabulary.name, "hint": notation.written[card]}
            return Problem("log.unknown-card", "unknown-card-other", args, path)
    several = _several(fixed, notation) if guess and len(text) <= _LONGEST else []
    if several:
        words, between = _several_words(several, path)
        hint = between.join(several)
        return Problem("log.unknown-card", words, {**args, "hint": hint, "count": len(several)}, path)
    card = notation.read(fixed)
    near = notation.written[card] if card is not None and card >= 0 else None
    if near is None and guess:
        near = suggest(fixed, notation.exact)
    if near is not None:
        args["hint"] = near
    alphabet = {sign for card in notation.exact for sign in card}
    odd = next((sign for sign in text if sign not in alphabet and not sign.isascii() and sign != "\ufe0f"), None)
    words = "unknown-card"
    if near is None and odd is None and path[2:3] == ("deal",) and isinstance(path[-1], Token):
        if text.isascii() and text.isdecimal():
            return Problem("log.unknown-card", "unknown-card-count", args, path)
        if text.isalpha():
            return Problem("log.unknown-card", "unknown-card-dealt", args, path)
    if odd is not None:
        words = "unknown-card-odd"
        args["point"] = f"U+{ord(odd):04X}"
        args["called"] = unicodedata.name(odd, "?")
    return Problem("log.unknown-card", words if near is None else f"{words}-near", args, path)


def _several(text: str, notation: Notation) -> list[str]:
    """The cards that one text runs together, with something else than a space between them or nothing; else none."""
    cards: list[str] = []
    longest = max(map(len, notation.exact), default=0)
    for piece in filter(None, _BETWEEN.split(text)):
        rest: list[list[str] | None] = [*([None] * len(piece)), []]  # from each place on: the cards to the end
        for start in reversed(range(len(piece))):
            for end in range(min(start + longest, len(piece)), start, -1):
                after = rest[end]
                if after is not None and notation.read(piece[start:end]) is not None:
                    rest[start] = [piece[start:end], *after]
                    break
        found = rest[0]
        if found is None:
            return []
        cards += found
    return cards if len(cards) > 1 or (cards and cards != [text]) else []


def _several_words(cards: Sequence[str], path: Path) -> tuple[str, str]:
    """What to say of cards that stand in one text, and how they are written instead."""
    if len(cards) == 1:
        return "unknown-card-comma", " "
    if isinstance(path[-1], Token):
        return "unknown-card-several", " "
    if isinstance(path[-1], int):
        return "unknown-card-entries", ", "
    return "unknown-card-plays" if path[-1] == "play" else "unknown-card-one", " "
