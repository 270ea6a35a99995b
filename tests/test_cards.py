"""Cards and their notations: what is written can be read, and nothing is read that is not one card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.cards import UNKNOWN, Cards, Form, Group, Notation, fill, mask_of, members
from referee.rules import Shelf

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
GERMAN = {"S": "Pik", "H": "Herz", "D": "Karo", "C": "Kreuz"}


def notations() -> Iterator[Any]:
    """Every notation of every shipped game."""
    for game in Shelf().games():
        assert game.base is not None
        for name, notation in game.base.notations.items():
            yield pytest.param(notation, id=f"{game.name}-{name}")


def of(name: str) -> Notation:
    game = Shelf().game("penneech")
    assert game is not None
    assert game.base is not None
    return game.base.notations[name]


EN, DE = of("en"), of("de")


@pytest.mark.parametrize("notation", list(notations()))
def test_writing_and_reading_every_card_are_inverse(notation: Notation) -> None:
    assert len(set(notation.written)) == len(notation.cards)
    for card, text in enumerate(notation.written):
        assert notation.read(text) == card
        assert notation.write(1 << card) == [text]
    for text, card in notation.exact.items():
        assert notation.read(text) == card
    assert notation.write(notation.cards.everything) == list(notation.written)
    assert notation.unwritten == notation.clashes == []


def test_english_cards_are_read_in_any_case_with_letters_or_symbols() -> None:
    for card, (rank, suit) in enumerate(zip(EN.cards.rank, EN.cards.suit, strict=True)):
        assert EN.written[card] == rank + SYMBOLS[suit]
        for each in {rank, "T" if rank == "10" else rank}:
            for sign in (suit, SYMBOLS[suit]):
                for text in {each + sign, (each + sign).lower(), each.lower() + sign, each + sign.lower()}:
                    assert EN.read(text) == card, text


def test_german_cards_are_read_as_they_are_written() -> None:
    ranks = {"Q": "D", "J": "B"}
    for card, (rank, suit) in enumerate(zip(DE.cards.rank, DE.cards.suit, strict=True)):
        german = ranks.get(rank, rank)
        assert DE.written[card] == german + SYMBOLS[suit]
        assert DE.read(f"{GERMAN[suit]}-{german}") == card
        for text in (f"{german}{SYMBOLS[suit]}".lower(), f"{GERMAN[suit]}-{german}".lower(), german + suit):
            assert DE.read(text) == (card if text == DE.written[card] else None), text
    assert DE.read("D♦") == EN.read("QD")
    assert DE.read("Kreuz-B") == EN.read("JC")


@pytest.mark.parametrize("text", ["T♦", "Q♦", "J♦", "Karo 7", "karo-7", "Karo-T", "Karo-Q", "7-Karo", "Karo7", "♦7"])
def test_german_notation_takes_nothing_else(text: str) -> None:
    assert DE.read(text) is None


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "A",
            "♥",
            "AA",
            "A♥♥",
            "AHH",
            "HA",
            "♥A",
            "1♥",
            "11♥",
            "0♥",
            "X♥",
            "A ♥",
            "A-♥",
            "A♥ ",
            " A♥",
            "A♥,",
        ),
        *("10", "1O♥", "IO♥", "l0♥", "10♡", "10❤", "A♤", "A♢", "A♧", "A◆", "🂱", "А♥", "К♥", "Α♥", "Ａ♥", "A\u200b♥"),
        *("\u212a♥", "K\u017f", "A\ufe0e♥", "xx", "??", "X", "None", "nan", "14", "A\nH", "A\0", "\ufe0f"),
    ],
)
def test_what_is_no_card_is_not_read(text: str) -> None:
    assert EN.read(text) is None
    assert DE.read(text) is None


def test_emoji_style_is_ignored_after_a_symbol() -> None:
    for card, text in enumerate(EN.written):
        assert EN.read(text + "\ufe0f") == card
        assert EN.read(text.lower() + "\ufe0f") == card
        assert DE.read(DE.written[card] + "\ufe0f") == card


def test_unknown_cards_are_x_or_a_question_mark() -> None:
    assert EN.read("x") == EN.read("?") == DE.read("x") == DE.read("?") == UNKNOWN


def finding(card: str, notation: str = "en") -> Any:
    log = {
        "format": "referee-log/1",
        "game": "penneech",
        "notation": notation,
        "seats": ["Anna", "Ben"],
        "events": [{"by": "Anna", "deal": {}}, {"turn": card}],
    }
    (found,) = referee.judge(log).findings
    return found


@pytest.mark.parametrize(
    ("card", "notation", "words"),
    [
        ("К♥", "en", ["U+041A", "CYRILLIC CAPITAL LETTER KA", "K♥"]),
        ("K♡", "en", ["U+2661", "K♥"]),
        ("\u212a♥", "en", ["U+212A", "KELVIN SIGN"]),
        ("K\u017f", "en", ["U+017F", "LATIN SMALL LETTER LONG S"]),
        ("K♥\u200b", "en", ["U+200B", "ZERO WIDTH SPACE"]),
        ("Ｋ♥", "en", ["U+FF2B"]),
        ("Karo7", "de", ["Karo7", "Karo-7"]),
        ("karo-7", "de", ["karo-7", "Karo-7"]),
        ("Bube", "de", ["Bube"]),
    ],
)
def test_a_look_alike_is_named_and_a_near_miss_suggested(card: str, notation: str, words: list[str]) -> None:
    found = finding(card, notation)
    assert found.code == "log.unknown-card"
    assert not [word for word in words if word not in found.message], found.message


# --- masks and forms -------------------------------------------------------------------------------------------------


@given(st.sets(st.integers(0, 511)))
def test_masks_hold_cards(cards: set[int]) -> None:
    assert list(members(mask_of(cards))) == sorted(cards)
    assert mask_of([*cards, UNKNOWN]) == mask_of(cards)


WORDS = st.text("ab{}ranksuit", min_size=1, max_size=8) | st.sampled_from(["{rank}", "{suit}", "}", "{"])


@given(WORDS, WORDS)
def test_what_fills_a_pattern_is_never_a_pattern_itself(rank: str, suit: str) -> None:
    assert fill("{rank}|{suit}", rank, suit) == f"{rank}|{suit}"
    assert fill("{suit}{rank}{x}", rank, suit) == f"{suit}{rank}{{x}}"


SIGNS = st.sampled_from(["a", "A", "b", "B", "ß", "s", "k", "K", "\u212a", "ſ", "1", "-", "♥", "é", "É"])
SPELLINGS = st.lists(st.text(SIGNS, min_size=1, max_size=2), min_size=2, max_size=4, unique=True)


@settings(max_examples=300, deadline=None)
@given(SPELLINGS, SPELLINGS, st.booleans(), st.booleans())
def test_a_notation_reads_one_card_or_owns_up_to_a_clash(
    ranks: list[str], suits: list[str], any_case: bool, reversed_too: bool
) -> None:
    cards = Cards((Group("one", tuple(f"s{k}" for k in range(len(suits))), tuple(f"r{k}" for k in range(len(ranks)))),))
    words = (
        {f"s{k}": (word,) for k, word in enumerate(suits)},
        {f"r{k}": (word,) for k, word in enumerate(ranks)},
    )
    forms = [Form("{rank}{suit}", *words, any_case=any_case)]
    if reversed_too:
        forms.append(Form("{suit}{rank}", *words))
    notation = Notation(cards, forms)
    meant: dict[str, set[int]] = {}
    for form in forms:
        for card in range(len(cards)):
            text = fill(form.pattern, words[1][cards.rank[card]][0], words[0][cards.suit[card]][0])
            meant.setdefault(text, set()).add(card)
    assert notation.unwritten == []
    if notation.clashes:
        for _, one, other in notation.clashes:
            assert one != other
        return
    for text, known in meant.items():
        assert {notation.read(text)} == known
        if any_case and not reversed_too:
            assert {notation.read(text.upper()), notation.read(text.lower())} <= {*known, None}
            assert {notation.read(text.swapcase())} <= {*known, None}


def test_cards_are_found_by_what_they_are() -> None:
    cards = Cards((Group("low", ("S", "H"), ("2", "3")), Group("high", ("H",), ("A",))))
    assert cards.ids == ("2S", "3S", "2H", "3H", "AH")
    assert len(cards) == 5
    assert (cards.suits, cards.ranks) == (("S", "H"), ("2", "3", "A"))
    assert cards.where("suit", ["H"]) == 0b11100
    assert cards.where("group", ["high"]) == cards.where("card", ["AH"]) == cards.where("rank", ["A"]) == 0b10000
    assert cards.where("rank", ["9"]) == 0
    assert cards.everything == 0b11111
