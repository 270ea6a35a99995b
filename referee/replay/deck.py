"""The cards of a game as a player sorts them, and what its suits and pots are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from referee.cards import Notation, members
from referee.replay.moments import Face, Suit
from referee.rulebook.faces import labels_of, parts_of
from referee.rulebook.pictures import Picture, pictures_of
from referee.rules import Rules
from referee.wording import in_language, say
from referee.wording.formulas import SUITS


@dataclass(frozen=True)
class Deck:
    """The cards that a game is played with.

    Args:
        sorted: The cards as they are sorted in a hand: each as a mask, and as it is written.
        cards: What each is, by how it is written, in that order.
        suits: What each suit is, by its id.
        pots: What the pots are called, by their ids.
        trumps: By suit, that it is trumps, as a part of a sentence; nothing where its name says that already.
        trumps_told: The same as sentences; the last stands for no trumps.
    """

    sorted: Sequence[tuple[int, str]]
    cards: Mapping[str, Face]
    suits: Mapping[str, Suit]
    pots: Mapping[str, str]
    trumps: Sequence[str]
    trumps_told: Sequence[str]


@lru_cache(maxsize=64)
def deck_of(rules: Rules, notation: Notation, players: int, lang: str) -> Deck:
    """The cards of a game for so many players, in a notation and a language."""
    cards, model = rules.cards, rules.model
    pack = rules.pack_for(players)
    if model.wild is not None:
        pack |= rules.selector(model.wild.stands_for).mask()
    pictures = pictures_of(rules)
    signs = notation.suit_signs
    suits = _sorted_suits(rules, pictures)
    heights = {suit: {rank: place for place, rank in enumerate(rules.order_of(suit))} for suit in suits}

    def place(card: int) -> tuple[int, int, int]:
        suit = cards.suit[card]
        return suits.index(suit), heights[suit].get(cards.rank[card], card), card

    labels = labels_of(rules, lang)
    order = sorted(members(pack), key=place)
    faces = {}
    for card in order:
        suit = cards.suit[card]
        rank = parts_of(notation.written[card], signs.get(suit, ""))[1]
        faces[notation.written[card]] = Face(suit, rank, labels[card])
    held = {cards.suit[card] for card in order}
    return Deck(
        [(1 << card, notation.written[card]) for card in order],
        faces,
        {suit: _suit(rules, suit, signs.get(suit, suit), pictures.get(suit), lang) for suit in suits if suit in held},
        {name: in_language(pot.name, lang) for name, pot in model.pots.items()},
        [trump_told(rules, suit, lang) for suit in cards.suits],
        [*(trump_told(rules, suit, lang, capital=True) for suit in cards.suits), ""],
    )


def _suit(rules: Rules, suit: str, sign: str, picture: Picture | None, lang: str) -> Suit:
    path, colour = (None, "black") if picture is None else (picture.path, picture.colour)
    return Suit(suit_name(rules, suit, lang)[0], sign, path, colour)


def suit_name(rules: Rules, suit: str, lang: str) -> tuple[str, bool]:
    """What a suit is called, and whether that is several cards: hearts."""
    name = in_language(rules.model.cards.names.get(suit, {}), lang) or suit
    forms = SUITS["en"].get(name.casefold()) if lang == "en" else None
    return (name, False) if forms is None else (forms.many, True)


def _sorted_suits(rules: Rules, pictures: Mapping[str, Picture]) -> list[str]:
    """The suits as they stand in a hand: one that is always trumps first, then so that colours alternate.

    Where they cannot all alternate, the suits stay in the order of the pack.
    """
    trumps = rules.model.trump.suits if rules.model.trump else []
    found = [str(trumps[0])] if len(trumps) == 1 and trumps[0] is not None else []
    left = [suit for suit in rules.cards.suits if suit not in found]
    colours = {suit: pictures[suit].colour if suit in pictures else suit for suit in rules.cards.suits}
    while left:
        before = colours[found[-1]] if found else ""
        suit = next((suit for suit in left if colours[suit] != before), left[0])
        left.remove(suit)
        found.append(suit)
    return found


def trump_told(rules: Rules, suit: str, lang: str, *, capital: bool = False) -> str:
    """Which suit is trumps, in words; nothing where its name says that already.

    Args:
        rules: The rules.
        suit: The suit.
        lang: The language.
        capital: It is a sentence of its own.
    """
    name, several = suit_name(rules, suit, lang)
    word = say("told-trump-word", {}, lang)
    if name.casefold() in (word.casefold(), f"{word.casefold()}s"):
        return ""
    if capital:
        name = name[:1].upper() + name[1:]
    return say("told-trumps" if several else "told-trump", {"suit": name}, lang) + ("." if capital else "")
