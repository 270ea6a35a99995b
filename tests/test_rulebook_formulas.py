"""Amounts, conditions and sets of cards in words: all that rules can say has some, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.expressions import ExpressionError, kind_of, parse_expression, parse_selector
from referee.rulebook.formulas import Case, amount_in_words, cases, condition_in_words, tabulated
from referee.rulebook.selections import (
    cards_in_words,
    counted,
    listing,
    mask_in_words,
    number_in_words,
    rank_in_words,
    suit_in_words,
)
from referee.rulebook.telling import Telling
from referee.rules import Rules, Shelf
from referee.rules.phase_model import DisplayPhase, PlayPhase
from referee.rules.rules import SCORE_SCOPE
from referee.rules.walking import expressions, rungs, vetoes


@cache
def rules(game: str, variants: tuple[str, ...] = (), rulings: tuple[tuple[str, str], ...] = (), **given: int) -> Rules:
    found = Shelf().game(game)
    assert found is not None
    assert found.base is not None
    options = {name: option.min for name, option in found.base.model.options.items() if option.default is None}
    resolved = found.resolve(variants, {**options, **given}, dict(rulings))
    assert isinstance(resolved, Rules), resolved
    return resolved


def telling(game: str, lang: str) -> Telling:
    return Telling(rules(game), lang)


# --- amounts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "en", "de"),
    [
        ("penneech", "7", "seven", "sieben"),
        ("penneech", "-13", "minus 13", "minus 13"),
        ("penneech", "target", "61", "61"),
        ("penta", "goal", "the agreed number (“points that end the game”)",
         "die vereinbarte Zahl (»Punkte, die das Spiel beenden«)"),
        ("penneech", "hand_size", "seven", "sieben"),
        ("oh-hell", "hand_size", "the number of cards dealt to each player", "die Zahl der Karten eines Blatts"),
        ("penneech", "players", "two", "zwei"),
        ("penta", "players", "the number of players", "die Zahl der Spieler"),
        ("penta", "deal_no", "the number of the deal", "die Nummer des Spiels"),
        ("penta", "trick_no", "the number of tricks played", "die Zahl der gespielten Stiche"),
        ("penneech", "score(me)", "the score", "der Punktestand"),
        ("spades", "score(me)", "the score of the side", "der Punktestand der Partei"),
        ("spades", "score(left)", "the score of the other side", "der Punktestand der anderen Partei"),
        ("penneech", "score(left)", "the score of the opponent", "der Punktestand des Gegners"),
        ("penta", "score(left)", "the score of the next player to the left", "der Punktestand des linken Nachbarn"),
        ("penta", "tricks(me)", "the number of tricks taken", "die Zahl der gemachten Stiche"),
        ("penta", "tricks(dealer)", "the number of tricks of the dealer", "die Zahl der Stiche des Gebers"),
        ("penta", "cards(winner)", "the number of won cards of the winner of the trick",
         "die Zahl der gewonnenen Karten des Gewinners des Stichs"),
        ("penta", "bid(me)", "the bid", "die Ansage"),
        ("penta", "bid(leader)", "the bid of the player who led", "die Ansage des Ausspielenden"),
        ("spades", "total(side, bid(me))", "the joint bid of the side", "die gemeinsame Ansage der Partei"),
        ("whist", "total(side, tricks(me))", "the number of tricks of the side", "die Zahl der Stiche der Partei"),
        ("whist", "total(side, 2 * tricks(me))",
         "twice the number of tricks taken, added up over the players of the side",
         "zweimal die Zahl der gemachten Stiche, zusammengezählt über die Spieler der Partei"),
        ("spades", "total(side, if(bid(me) > 0, tricks(me), 0))",
         "the number of tricks of those of the side who have bid more than zero",
         "die Zahl der Stiche derer aus der Partei, die mehr als null angesagt haben"),
        ("penta", "pot(hand)", "the chips in the hand pot", "die Chips im Topf"),
        ("penta", "carried(hand)", "the chips left over in the hand pot from the deal before",
         "die vom Spiel davor übrigen Chips im Topf"),
        ("penta", "pot(hand) // 3", "a third of the chips in the hand pot, rounded down",
         "ein Drittel der Chips im Topf, abgerundet"),
        ("penta", "(pot(hand) - carried(hand)) // 3",
         "a third of the chips that this deal has brought into the pot, rounded down",
         "ein Drittel der in diesem Spiel eingezahlten Chips im Topf, abgerundet"),
        ("penta", "min(bid(me), 3)", "the smaller of the bid and three", "die kleinere Zahl von der Ansage und drei"),
        ("penta", "max(1, 2, bid(me))", "the largest of one, two and the bid",
         "die größte Zahl von eins, zwei und der Ansage"),
        ("penta", "max(0, tricks(me) - bid(me))", "the number of tricks taken above the bid",
         "die Zahl der gemachten Stiche über die Ansage hinaus"),
        ("penta", "max(0, bid(me) * bid(me))", "the bid times the bid, at least zero",
         "die Ansage mal die Ansage, mindestens null"),
        ("penta", "abs(tricks(me) - bid(me))", "the difference between the number of tricks taken and the bid",
         "der Unterschied zwischen der Zahl der gemachten Stiche und der Ansage"),
        ("penta", "abs(score(me))", "the score, without its sign", "der Punktestand, ohne Vorzeichen"),
        ("penta", "if(tricks(me) == 0, 25, 0)", "25 if the player takes no trick, otherwise zero",
         "25, wenn man keinen Stich macht, sonst null"),
        ("whist", "count(hand, rank:A)", "the number of aces in the hand", "die Zahl der Asse im Blatt"),
        ("whist", "count(trick, any)", "the number of cards in the trick", "die Zahl der Karten im Stich"),
        ("whist", "count(played, trump)", "the number of trumps among the cards played",
         "die Zahl der Trümpfe unter den gespielten Karten"),
        ("penneech", "sum(trick, won)", "the value of the cards in the trick", "der Wert der Karten des Stichs"),
        ("penneech", "value(card, turned)", "the value of the card turned up", "der Wert der aufgedeckten Karte"),
        ("penta", "bid(me) // 7", "the bid divided by seven (rounded down)",
         "die Ansage geteilt durch sieben (abgerundet)"),
        ("penta", "bid(me) % 7", "what is left of the bid after division by seven",
         "der Rest von der Ansage beim Teilen durch sieben"),
        ("spades", "score(me) % 10", "the last digit of the score of the side",
         "die letzte Ziffer des Punktestands der Partei"),
        ("spades", "13 - total(side, max(0, bid(me)))", "13 less the joint bid of the side",
         "13 weniger die gemeinsame Ansage der Partei"),
        ("penta", "-20 * (bid(me) // 7 + 1)",
         "minus 20 times (the bid divided by seven (rounded down)) less 20",
         "minus 20-mal (die Ansage geteilt durch sieben (abgerundet)) weniger 20"),
    ],
)  # fmt: skip
def test_an_amount_is_a_noun_phrase(game: str, text: str, en: str, de: str) -> None:
    assert amount_in_words(telling(game, "en"), text) == en
    assert amount_in_words(telling(game, "de"), text) == de


@pytest.mark.parametrize(
    ("game", "text", "en", "de"),
    [
        ("penta", "1", "one point", "einen Punkt"),
        ("penta", "-10", "minus ten points", "minus zehn Punkte"),
        ("penneech", "max(0, cards(me) - hand_size)",
         "one point for each card won above seven", "einen Punkt für jede gewonnene Karte über sieben hinaus"),
        ("whist", "max(0, total(side, tricks(me)) - 6)", "one point for each trick of the side above six",
         "einen Punkt für jeden Stich der Partei über sechs hinaus"),
        ("penta", "10 * bid(me) + tricks(me) - bid(me)",
         "ten points for each trick bid and one point for each trick taken above the bid",
         "zehn Punkte für jeden angesagten Stich und einen Punkt für jeden gemachten Stich über die Ansage hinaus"),
        ("penta", "9 * bid(me) + tricks(me)",
         "ten points for each trick bid and one point for each trick taken above the bid",
         "zehn Punkte für jeden angesagten Stich und einen Punkt für jeden gemachten Stich über die Ansage hinaus"),
        ("penta", "tricks(me) - bid(me)", "one point for each trick taken above the bid",
         "einen Punkt für jeden gemachten Stich über die Ansage hinaus"),
        ("oh-hell", "10 + tricks(me)", "ten points and one point for each trick taken",
         "zehn Punkte und einen Punkt für jeden gemachten Stich"),
        ("oh-hell", "-abs(tricks(me) - bid(me))", "minus one point for each trick more or fewer than bid",
         "minus ein Punkt für jeden Stich mehr oder weniger als angesagt"),
        ("penneech", "sum(trick, won)", "as many points as the cards of the trick are worth",
         "so viele Punkte, wie die Karten des Stichs zählen"),
        ("penta", "hand_size", "as many points as the number of cards dealt to each player",
         "so viele Punkte wie die Zahl der Karten eines Blatts"),
        ("german-whist", "if(trick_no > 13, 2, 1)",
         "two points if more than 13 tricks have been played, otherwise one point",
         "zwei Punkte, wenn mehr als 13 Stiche gespielt sind, sonst einen Punkt"),
        ("german-whist", "if(trick_no > 13, 1, 0)", "one point if more than 13 tricks have been played",
         "einen Punkt, wenn mehr als 13 Stiche gespielt sind"),
        ("spades", "-100 * (max(0, total(side, tricks(me)) - total(side, bid(me))) // 10)",
         "minus 100 points for each full ten in (the number of tricks of the side above the joint bid of the side)",
         "minus 100 Punkte für jeden vollen Zehner in "
         "(die Zahl der Stiche der Partei über die gemeinsame Ansage der Partei hinaus)"),
        ("spades", "total(side, if(bid(me) == 0, if(tricks(me) == 0, 100, -100), 0))",
         "for each player of the side: 100 points if that player has bid zero and takes no trick, "
         "minus 100 points if that player has bid zero and takes at least one trick",
         "für jeden Spieler der Partei: 100 Punkte, wenn er null angesagt hat und keinen Stich macht, "
         "minus 100 Punkte, wenn er null angesagt hat und mindestens einen Stich macht"),
    ],
)  # fmt: skip
def test_an_amount_of_points_is_so_many_for_each(game: str, text: str, en: str, de: str) -> None:
    assert amount_in_words(telling(game, "en"), text, "points") == en
    assert amount_in_words(telling(game, "de"), text, "points", "accusative") == de


def test_an_amount_of_chips_is_of_chips() -> None:
    assert amount_in_words(telling("penta", "en"), "ante", "chips") == "one chip"
    assert amount_in_words(telling("penta", "de"), "ante", "chips") == "ein Chip"
    assert amount_in_words(telling("penta", "de"), "ante + 2", "chips", "accusative") == "drei Chips"


# --- conditions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "en", "de"),
    [
        ("penneech", "count(hand, rank:A,K,Q,J) == 0", "the player holds no ace, king, queen or jack",
         "man kein Ass, keinen König, keine Dame und keinen Buben hat"),
        ("penneech", "count(hand, rank:A,K,Q,J | card:7D) == 0",
         "the player holds no ace, king, queen or jack, nor the 7♦",
         "man kein Ass, keinen König, keine Dame, keinen Buben und keine 7♦ hat"),
        ("whist", "has(hand, rank:A)", "the player holds an ace", "man ein Ass hat"),
        ("whist", "not has(hand, rank:J)", "the player holds no jack", "man keinen Buben hat"),
        ("whist", "has(trick, trump)", "the trick holds a trump", "der Stich einen Trumpf enthält"),
        ("whist", "has(played, rank:K)", "the player has played a king", "man einen König gespielt hat"),
        ("whist", "count(hand, rank:A) >= 2", "the player holds at least two aces", "man mindestens zwei Asse hat"),
        ("whist", "total(side, count(played, rank:A,K,Q,J & trump)) == 4",
         "the side has played exactly four of the ace, king, queen and jack of trumps",
         "die Partei genau vier von Ass, König, Dame und Buben in Trumpf gespielt hat"),
        ("penta", "broken(trump)", "a trump has been played", "ein Trumpf gespielt wurde"),
        ("penta", "not broken(trump)", "no trump has been played", "kein Trumpf gespielt wurde"),
        ("spades", "broken(suit:S)", "a spade has been played", "ein Pik gespielt wurde"),
        ("spades", "said(me, nil)", "the player has bid “nil”", "man »Nil« angesagt hat"),
        ("spades", "not said(left, blind_nil)", "the next player to the left has not bid “blind nil”",
         "der linke Nachbar nicht »Blind Nil« angesagt hat"),
        ("penneech", "score(me) >= target", "the player has at least 61 points", "man mindestens 61 Punkte hat"),
        ("penta", "score(me) >= goal or max_hands > 0 and deal_no >= max_hands",
         "the player has at least the agreed number of points", "man mindestens die vereinbarte Punktzahl hat"),
        ("spades", "score(me) >= target or score(me) <= -target",
         "the side has at least 500 points or has at most minus 500 points",
         "die Partei mindestens 500 Punkte hat oder höchstens minus 500 Punkte hat"),
        ("spades", "score(me) <= score(left) - 100",
         "the side has at least 100 points fewer than the other side",
         "die Partei mindestens 100 Punkte weniger hat als die andere Partei"),
        ("german-whist", "score(me) >= 50 and score(me) // 10 > score(left) // 10",
         "the player has at least 50 points and has more full tens of points than the opponent",
         "man mindestens 50 Punkte hat und mehr volle Zehner hat als der Gegner"),
        ("whist", "score(me) > score(left)", "the side has more points than the other side",
         "die Partei mehr Punkte hat als die andere Partei"),
        ("penta", "tricks(me) == 0", "the player takes no trick", "man keinen Stich macht"),
        ("penta", "0 < tricks(me)", "the player takes at least one trick", "man mindestens einen Stich macht"),
        ("penta", "tricks(me) < 3", "the player takes fewer than three tricks", "man weniger als drei Stiche macht"),
        ("penta", "cards(me) == 1", "the player has won exactly one card", "man genau eine Karte gewonnen hat"),
        ("penta", "bid(me) == 0", "the player has bid zero", "man null angesagt hat"),
        ("spades", "total(side, bid(me)) == 0", "the side has bid zero together",
         "die Partei zusammen null angesagt hat"),
        ("penta", "tricks(me) == bid(me)", "the player takes exactly as many tricks as bid",
         "man genau so viele Stiche macht wie angesagt"),
        ("penta", "bid(me) > tricks(me)", "the player takes fewer tricks than bid",
         "man weniger Stiche macht als angesagt"),
        ("spades", "total(side, tricks(me)) >= total(side, bid(me))",
         "the side takes at least as many tricks as bid", "die Partei mindestens so viele Stiche macht wie angesagt"),
        ("spades", "total(side, if(bid(me) > 0, tricks(me), 0)) >= total(side, bid(me))",
         "those of the side who have bid more than zero take at least as many tricks as bid",
         "diejenigen aus der Partei, die mehr als null angesagt haben, mindestens so viele Stiche machen wie angesagt"),
        ("spades", "trick_no > 0", "the first trick is over", "der erste Stich vorbei ist"),
        ("german-whist", "trick_no > 13", "more than 13 tricks have been played", "mehr als 13 Stiche gespielt sind"),
        ("german-whist", "deal_no >= deals", "one deal has been played", "ein Spiel gespielt ist"),
        ("whist", "deal_no >= deals", "four deals have been played", "vier Spiele gespielt sind"),
        ("penta", "players > 3", "more than three players are playing", "mehr als drei Spieler mitspielen"),
        ("penta", "bid(me) == 0 and (tricks(me) == 0 or broken(trump))",
         "the player has bid zero, and the player takes no trick or a trump has been played",
         "man null angesagt hat, und man keinen Stich macht oder ein Trumpf gespielt wurde"),
        ("penta", "not (bid(me) == 0 and tricks(me) == 0)",
         "the player has bid more than zero or takes at least one trick",
         "man mehr als null angesagt hat oder mindestens einen Stich macht"),
        ("penta", "if(bid(me) == 0, tricks(me) == 0, tricks(me) > 3)",
         "either the player has bid zero and the player takes no trick, "
         "or else the player takes more than three tricks",
         "entweder man null angesagt hat und man keinen Stich macht, oder sonst man mehr als drei Stiche macht"),
        ("penta", "hand_size >= players", "the number of cards dealt to each player is at least the number of players",
         "die Zahl der Karten eines Blatts mindestens die Zahl der Spieler ist"),
        ("penta", "1 == 1", "this is always so", "das immer gilt"),
    ],
)  # fmt: skip
def test_a_condition_is_a_clause(game: str, text: str, en: str, de: str) -> None:
    assert condition_in_words(telling(game, "en"), text) == en
    assert condition_in_words(telling(game, "de"), text) == de


# --- cases and tables ------------------------------------------------------------------------------------------------


def test_nested_cases_are_rows() -> None:
    text = (
        "if(bid(me) == 0, if(tricks(me) == 0, 25, -10 * tricks(me)), "
        "if(tricks(me) >= bid(me), 10 * bid(me) + tricks(me) - bid(me), -10 * bid(me)))"
    )
    assert cases(telling("penta", "en"), text) == (
        Case("the player has bid zero and takes no trick", "25"),
        Case("the player has bid zero and takes at least one trick", "minus 10 for each trick taken"),
        Case("the player takes at least as many tricks as bid",
             "10 for each trick bid and 1 for each trick taken above the bid"),
        Case("otherwise", "minus 10 for each trick bid"),
    )  # fmt: skip
    assert cases(telling("penta", "de"), text) == (
        Case("man null angesagt hat und keinen Stich macht", "25"),
        Case("man null angesagt hat und mindestens einen Stich macht", "minus 10 für jeden gemachten Stich"),
        Case("man mindestens so viele Stiche macht wie angesagt",
             "10 für jeden angesagten Stich und 1 für jeden gemachten Stich über die Ansage hinaus"),
        Case("sonst", "minus 10 für jeden angesagten Stich"),
    )  # fmt: skip


def test_what_each_player_of_a_side_adds_comes_after_the_cases_of_the_side() -> None:
    text = "if(total(side, bid(me)) == 0, 0, 10) + total(side, if(bid(me) == 0, if(tricks(me) == 0, 25, -10), 0))"
    assert cases(telling("spades", "en"), text) == (
        Case("the side has bid zero together", "0"),
        Case("otherwise", "10"),
        Case("in addition, a player of the side has bid zero and takes no trick", "25, for each such player"),
        Case("in addition, a player of the side has bid zero and takes at least one trick",
             "minus 10, for each such player"),
    )  # fmt: skip


def test_a_factor_that_hangs_on_a_case_is_told_in_each() -> None:
    text = "if(total(side, tricks(me)) >= total(side, bid(me)), 10, -10) * total(side, bid(me))"
    assert [case.amount for case in cases(telling("spades", "en"), text)] == [
        "10 for each trick in the bid of the side",
        "minus 10 for each trick in the bid of the side",
    ]


def test_what_has_no_if_has_no_cases() -> None:
    for text in ("7", "tricks(me)", "max(0, cards(me) - hand_size)", "total(side, if(bid(me) > 0, tricks(me), 0))"):
        assert cases(telling("spades", "en"), text) == ()


def test_what_hangs_on_tricks_alone_can_be_a_table() -> None:
    t = telling("penneech", "en")
    assert tabulated(t, "max(0, tricks(me) - 5)", SCORE_SCOPE) == [*((n, 0) for n in range(6)), (6, 1), (7, 2)]
    assert tabulated(t, "if(cards(me) > 7, 1, 0)", SCORE_SCOPE) == [(n, int(2 * n > 7)) for n in range(8)]
    assert tabulated(t, "max(0, cards(me) - hand_size)", SCORE_SCOPE) == [(n, max(0, 2 * n - 7)) for n in range(8)]
    assert len(tabulated(telling("german-whist", "en"), "tricks(me)", SCORE_SCOPE) or ()) == 27
    for text in (
        "7",
        "tricks(left)",
        "tricks(me) + deal_no",
        "total(side, tricks(me))",
        "((",
    ):
        assert tabulated(t, text, SCORE_SCOPE) is None
    assert tabulated(telling("penta", "en"), "cards(me)", SCORE_SCOPE) is None
    assert tabulated(telling("penta", "en"), "tricks(me) - hand_size", SCORE_SCOPE) is None


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "en", "de"),
    [
        ("whist", "any", ("all cards", "a card", "any card", "no card"),
         ("alle Karten", "eine Karte", "jede Karte", "keine Karte")),
        ("whist", "trump", ("trumps", "a trump", "any trump", "no trump"),
         ("Trümpfe", "einen Trumpf", "jeden Trumpf", "keinen Trumpf")),
        ("whist", "led",
         ("cards of the suit led", "a card of the suit led", "any card of the suit led", "no card of the suit led"),
         ("Karten der ausgespielten Farbe", "eine Karte der ausgespielten Farbe", "jede Karte der ausgespielten Farbe",
          "keine Karte der ausgespielten Farbe")),
        ("whist", "rank:A,K,Q,J",
         ("aces, kings, queens and jacks", "an ace, king, queen or jack", "any ace, king, queen or jack",
          "no ace, king, queen or jack"),
         ("Asse, Könige, Damen und Buben", "ein Ass, einen König, eine Dame oder einen Buben",
          "jedes Ass, jeden König, jede Dame oder jeden Buben",
          "kein Ass, keinen König, keine Dame und keinen Buben")),
        ("whist", "suit:S", ("spades", "a spade", "any spade", "no spade"),
         ("Pik-Karten", "ein Pik", "jedes Pik", "kein Pik")),
        ("whist", "card:7D", ("the 7♦", "the 7♦", "the 7♦", "no 7♦"), ("7♦", "7♦", "7♦", "keine 7♦")),
        ("whist", "card:7D,KS", ("the K♠ and the 7♦", "the K♠ or the 7♦", "the K♠ or the 7♦",
                                 "neither the K♠ nor the 7♦"),
         ("K♠ und 7♦", "K♠ oder 7♦", "K♠ oder 7♦", "keinen K♠ und keine 7♦")),
        ("penta", "group:elemental & rank:1,2,3",
         ("elay, hunti, sweela, coru and torz 1 to 3", "a card of elay, hunti, sweela, coru and torz 1 to 3",
          "any card of elay, hunti, sweela, coru and torz 1 to 3",
          "no card of elay, hunti, sweela, coru and torz 1 to 3"),
         ("Elay, Hunti, Sweela, Coru und Torz 1 bis 3", "eine Karte von Elay, Hunti, Sweela, Coru und Torz 1 bis 3",
          "jede Karte von Elay, Hunti, Sweela, Coru und Torz 1 bis 3",
          "keine Karte von Elay, Hunti, Sweela, Coru und Torz 1 bis 3")),
        ("penta", "group:wild", ("wild cards", "a wild card", "any wild card", "no wild card"),
         ("Joker", "einen Joker", "jeden Joker", "keinen Joker")),
        ("whist", "!trump", ("cards other than trumps", "a card other than trumps", "any card other than trumps",
                             "no card other than trumps"),
         ("Karten außer Trümpfen", "eine Karte außer Trümpfen", "jede Karte außer Trümpfen",
          "keine Karte außer Trümpfen")),
        ("whist", "rank:A,K & trump",
         ("the ace and king of trumps", "one of the ace and king of trumps", "any of the ace and king of trumps",
          "none of the ace and king of trumps"),
         ("Ass und König in Trumpf", "eine der Karten Ass und König in Trumpf",
           "jede der Karten Ass und König in Trumpf",
          "keine der Karten Ass und König in Trumpf")),
        ("whist", "rank:A | trump", ("aces and trumps", "an ace or trump", "any ace or trump", "no ace or trump"),
         ("Asse und Trümpfe", "ein Ass oder einen Trumpf", "jedes Ass oder jeden Trumpf",
          "kein Ass und keinen Trumpf")),
        ("whist", "rank:7,8,9,10,J,Q,K,A",
         ("cards from seven to ace", "a card from seven to ace", "any card from seven to ace",
          "no card from seven to ace"),
         ("Karten von der Sieben bis zum Ass", "eine Karte von der Sieben bis zum Ass",
          "jede Karte von der Sieben bis zum Ass", "keine Karte von der Sieben bis zum Ass")),
    ],
)  # fmt: skip
def test_cards_are_named(game: str, text: str, en: tuple[str, ...], de: tuple[str, ...]) -> None:
    for lang, told in (("en", en), ("de", de)):
        t = telling(game, lang)
        found = [cards_in_words(t, text, "plural"), cards_in_words(t, text, "one"), cards_in_words(t, text, "any")]
        assert (*found, cards_in_words(t, text, "no")) == told


def test_german_nouns_have_their_case() -> None:
    t = telling("whist", "de")
    assert cards_in_words(t, "rank:A,J | trump", "plural", "dative") == "Assen, Buben und Trümpfen"
    assert cards_in_words(t, "rank:K,J", "one", "nominative") == "ein König oder ein Bube"
    assert cards_in_words(t, "rank:K,J", "one", "dative") == "einem König oder einem Buben"


def test_a_set_of_cards_has_its_shortest_form() -> None:
    t = telling("penta", "en")
    removed = t.rules.selector(
        "group:elemental & rank:1,2,3 | group:trump & rank:1,2,3,4,5 | group:wild & rank:1,2"
    ).mask()
    assert mask_in_words(t, removed) == "elay, hunti, sweela, coru and torz 1 to 3; trump 1 to 5; wild card 1 and 2"
    t = telling("whist", "en")
    assert mask_in_words(t, t.rules.selector("rank:A | suit:S").mask()) == "spades and aces"
    assert mask_in_words(t, t.rules.selector("card:7D").mask()) == "7♦"


def test_suits_ranks_and_numbers_have_names() -> None:
    for lang, suits, ranks, numbers in (
        ("en", ("spades", "spade"), ("ace", "tens"), ("zero", "twelve", "13", "one card", "three tricks")),
        ("de", ("Pik", "Pik"), ("Ass", "Zehnen"), ("null", "zwölf", "13", "eine Karte", "drei Stiche")),
    ):
        t = telling("whist", lang)
        assert (suit_in_words(t, "S"), suit_in_words(t, "S", plural=False)) == suits
        assert (rank_in_words(t, "A"), rank_in_words(t, "10", plural=True)) == ranks
        found = (*(number_in_words(t, n) for n in (0, 12, 13)), counted(t, 1, "card"), counted(t, 3, "trick"))
        assert found == numbers
    assert counted(telling("whist", "de"), 1, "trick", "nominative") == "ein Stich"
    assert listing(telling("whist", "de"), ["a", "b", "c"], "or") == "a, b oder c"
    assert listing(telling("whist", "de"), []) == ""


# --- whatever there is has words -------------------------------------------------------------------------------------

_CODE = re.compile(r"[_&|=<>{}\0]|//|\w\(|  |\b(?:me|rank|suit|card|group):|^\s|\s$|,,|, ,|\(\s|\s\)")


def every_rules() -> Iterator[Rules]:
    """The rules of every game, as they are and under every variant, preset and answer."""
    for game in Shelf().games():
        assert game.base is not None
        model = game.base.model
        yield rules(model.game)
        for variant in (*model.variants, *model.presets):
            yield rules(model.game, (variant,))
        for ruling, found in model.rulings.items():
            for answer in found.answers:
                yield rules(model.game, (), ((ruling, answer),))


def selectors(rules: Rules) -> Iterator[str]:
    """The selectors of rules."""
    model = rules.model
    yield model.pack.cards
    yield from (row.cards for row in (model.pack.remove.rows if model.pack.remove else ()))
    yield from (row.cards for table in model.values.values() for row in table.rows)
    yield from (model.wild.cards, model.wild.stands_for) if model.wild else ()
    yield from model.dealer.first.order if model.dealer.first else ()
    for phase in model.phases.values():
        if isinstance(phase, PlayPhase):
            yield from (text for _, text in rungs((), phase))
            yield from (veto.cards for _, veto in vetoes((), phase))
            yield from phase.win.tiers
        elif isinstance(phase, DisplayPhase):
            yield phase.cards


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_expression_and_selector_of_every_game_has_words(lang: str) -> None:
    seen = set()
    for found in every_rules():
        t = Telling(found, lang)
        for _, text, kind, _, _ in expressions(found.model):
            told = [condition_in_words(t, str(text))] if kind == "boolean" else list(told_as(t, str(text)))
            seen.add((found.game, str(text)))
            for each in told:
                assert each, text
                assert not _CODE.search(each), (text, each)
        for text in selectors(found):
            told = [cards_in_words(t, text, form) for form in ("plural", "one", "any", "no")]
            assert not any(_CODE.search(each) or not each for each in told), (text, told)
    assert len(seen) > 60


def told_as(t: Telling, text: str) -> Iterator[str]:
    """An amount in all the ways in which it is told."""
    for unit in ("", "points", "chips"):
        yield amount_in_words(t, text, unit)
        yield amount_in_words(t, text, unit, "accusative")
        for case in cases(t, text, unit):
            yield case.when
            yield case.amount


SELECTED: st.SearchStrategy[str] = st.deferred(
    lambda: st.one_of(
        *[st.sampled_from(["trump", "rank:A", "suit:S"])] * 3,
        st.sampled_from(["any", "trump", "led", "rank:A,K", "rank:7", "suit:S", "suit:H,D", "card:7D", "card:7D,KS"]),
        SELECTED.map(lambda a: f"!({a})"),
        st.tuples(SELECTED, st.sampled_from("&|"), SELECTED).map(lambda p: f"({p[0]} {p[1]} {p[2]})"),
    )
)
SEATS = st.sampled_from(["me", "left", "dealer", "leader", "winner"])
LEAVES: st.SearchStrategy[str] = st.deferred(
    lambda: st.one_of(
        st.integers(0, 20).map(str),
        st.sampled_from(["hand_size", "players", "deal_no", "trick_no", "target", "some_number"]),
        st.tuples(st.sampled_from(["score", "tricks", "cards", "bid"]), SEATS).map(lambda p: f"{p[0]}({p[1]})"),
        st.sampled_from(["pot(pool)", "carried(side_pot)", "sum(trick, won)", "value(card, won)"]),
        st.tuples(st.sampled_from(["trick", "played"]), SELECTED).map(lambda p: f"count({p[0]}, {p[1]})"),
    )
)
SIGNS = st.sampled_from(["==", "!=", "<", "<=", ">", ">="])


@st.composite
def truths(draw: st.DrawFn, depth: int) -> str:
    """A condition, of which parts lie so deep in one another."""
    kind = draw(st.integers(0, 4 if depth == 0 else 7))
    if kind < 2:
        return f"{draw(amounts(max(depth - 1, 0)))} {draw(SIGNS)} {draw(amounts(max(depth - 1, 0)))}"
    if kind == 2:
        return f"has({draw(st.sampled_from(['hand', 'trick', 'played']))}, {draw(SELECTED)})"
    if kind == 3:
        return f"broken({draw(SELECTED)})"
    if kind == 4:
        return f"said({draw(SEATS)}, {draw(st.sampled_from(['nil', 'blind_nil']))})"
    one, two = draw(truths(depth - 1)), draw(truths(depth - 1))
    if kind == 5:
        return f"not ({one})"
    if kind == 6:
        return f"({one} {draw(st.sampled_from(['and', 'or']))} {two})"
    return f"if({one}, {two}, {draw(truths(depth - 1))})"


@st.composite
def amounts(draw: st.DrawFn, depth: int) -> str:
    """An amount, of which parts lie so deep in one another."""
    kind = draw(st.integers(0, 7)) if depth else 0
    if kind < 2:
        return draw(LEAVES)
    one, two = draw(amounts(depth - 1)), draw(amounts(depth - 1))
    if kind == 2:
        return f"({one} {draw(st.sampled_from(['+', '-', '*', '//', '%']))} {two})"
    if kind == 3:
        return f"-{one}"
    if kind == 4:
        return f"abs({one})"
    if kind == 5:
        return f"{draw(st.sampled_from(['min', 'max']))}({one}, {two})"
    if kind == 6 or "total" in one:
        return f"if({draw(truths(depth - 1))}, {one}, {two})"
    return f"total(side, {one})"


@settings(max_examples=200, deadline=None)
@given(
    amounts(3) | truths(3),
    st.sampled_from(["whist", "penneech", "spades"]),
    st.sampled_from(["en", "de"]),
)
def test_whatever_the_language_allows_has_words(text: str, game: str, lang: str) -> None:
    try:
        node = parse_expression(text)
    except ExpressionError as error:
        assert error.words in ("expression-long", "expression-operations", "expression-deep", "expression-asks")  # noqa: PT017
        return
    t = telling(game, lang)
    told = [condition_in_words(t, text)] if kind_of(node) == "boolean" else list(told_as(t, text))
    for each in told:
        assert each
        assert not _CODE.search(each), (text, each)


@settings(max_examples=100, deadline=None)
@given(SELECTED, st.sampled_from(["en", "de"]))
def test_whatever_can_be_chosen_has_a_name(text: str, lang: str) -> None:
    try:
        parse_selector(text)
    except ExpressionError as error:
        assert error.words == "expression-deep"  # noqa: PT017
        return
    for form in ("plural", "one", "any", "no"):
        for case in ("nominative", "accusative", "dative"):
            told = cards_in_words(telling("whist", lang), text, form, case)
            assert told
            assert not _CODE.search(told), (text, told)


@pytest.mark.parametrize(
    "text",
    [
        "max(0, " * 18 + "tricks(me)" + " - 1)" * 18,
        " + ".join(["if(bid(me) == 0, 1, 2)"] * 20),
        "if(" * 15 + "broken(trump)" + ", 1 == bid(me), 2 == bid(me))" * 15,
        " and ".join(["not (bid(me) == 0 or tricks(me) == 0)"] * 11),
        " * ".join(["max(1, bid(me))"] * 26),
    ],
)
def test_the_largest_expressions_are_told_at_once(text: str) -> None:
    node = parse_expression(text)
    for lang in ("en", "de"):
        t = telling("spades", lang)
        told = [condition_in_words(t, text)] if kind_of(node) == "boolean" else list(told_as(t, text))
        assert all(told)
