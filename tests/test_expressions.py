"""The language of rules: whatever loads has a value, nothing but the language gets through, faults have a place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import CodeType, SimpleNamespace
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.cards import Cards, Group, mask_of, members
from referee.expressions import (
    FUNCTIONS,
    MOST_AMOUNT,
    MOST_DEPTH,
    MOST_NUMBER,
    MOST_OPERATIONS,
    MOST_TEXT,
    NUMBERS,
    PER_SEAT,
    RESERVED,
    Arithmetic,
    Both,
    Either,
    Except,
    Expression,
    ExpressionError,
    Listed,
    Names,
    Number,
    PerSeat,
    Scope,
    Selector,
    SelectorReader,
    Word,
    kind_of,
    parse_expression,
    parse_selector,
    parts_of,
    read_expression,
    written,
)
from referee.expressions.expressions import _Parser

CARDS = Cards(
    (Group("plain", ("S", "H", "D"), ("A", "K", "10", "2")), Group("odd", ("T",), ("10", "9"))), form="{suit}-{rank}"
)
SELECTORS = SelectorReader(CARDS)
TRUMPS = [*(CARDS.where("suit", [suit]) for suit in CARDS.suits), 0]
EVERYWHERE = Scope(("me", "left", "dealer", "leader", "winner"), hand=True, trick=True, turned=True, played=True)
UNDEALT = Scope((), dealt=False)


class Worth:
    """A table: a card is worth its place, twice as a trump."""

    by_trump: ClassVar = {trump: [(1 + (trump >> card & 1)) * card for card in range(len(CARDS))] for trump in TRUMPS}


NAMES = Names(
    SELECTORS,
    {"target": 61, "long-name": 7, "nothing": 0},
    {"worth": Worth(), "long-table": Worth()},
    ("hand", "side-pot"),
    ("nil", "grand-slam"),
)


def read(text: str, kind: str = "number", scope: Scope = EVERYWHERE) -> Expression:
    return read_expression(text, NAMES, kind, scope)


def fails(text: str, kind: str = "number", scope: Scope = EVERYWHERE) -> tuple[str, str]:
    """The sentence with which a text is refused, and the part of it that is underlined."""
    with pytest.raises(ExpressionError) as error:
        read(text, kind, scope)
    return error.value.words, text[error.value.start : error.value.end]


def table(**more: Any) -> Any:
    """A table as expressions see it."""
    found = SimpleNamespace(
        scores=[5, 0, -3],
        tricks=[2, 0, 1],
        cards_won=[6, 0, 3],
        dealer=1,
        leader=2,
        winner=0,
        hand_size=7,
        seat_count=3,
        deal_no=4,
        trick_no=2,
        trump_mask=TRUMPS[2],
        led_mask=TRUMPS[0],
        trick_cards=[0, 9],
        turned=8,
        bids=[3, -1, 0],
        accounts=[-7, -4, 2, 6, 3],
        carried=[0, 0, 0, 4, 0],
        sides=2,
        active=[0, 2],
        laid=[1, 9],
        said=[1, -1, 0],
        played=[CARDS.where("rank", ["A", "K"]), 0, CARDS.where("suit", ["T"])],
    )
    return seated(found, **more)


def seated(found: Any, **more: Any) -> Any:
    """What a table can be asked for, beside what it says by itself."""
    vars(found).update(more)
    found.left_of = lambda seat: (seat + 1) % found.seat_count
    found.trick_mask = lambda: mask_of(found.trick_cards)
    found.allies = lambda seat: [ally for ally in found.active if ally % found.sides == seat % found.sides]
    found.was_played = lambda cards: bool(mask_of(found.laid) & cards)
    return found


def value(text: str, kind: str = "number", hand: int = 0, me: int = 0) -> int:
    return read(text, kind).value(table(), me, hand)


# --- what an expression comes to -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1 + 2 * 3 - 4", 3),
        ("(1 + 2) * 3", 9),
        ("10 - 3 - 2", 5),
        ("7 // 2 * 2 + 7 % 2", 7),
        ("-7 // 2", -4),
        ("-7 % 2", 1),
        ("--3", 3),
        ("3 // 0 + 3 % 0", 0),
        ("007", 7),
        ("target + long_name + nothing", 68),
        ("hand_size * players + deal_no - trick_no", 23),
        ("score(me) + score(dealer) + score(leader) + score(winner)", 7),
        ("tricks(leader) + cards(leader)", 4),
        ("min(3, 1, 2) + max(3, 1, 2) + max(4)", 8),
        ("abs(0 - 5) + abs(5)", 10),
        ("if(score(me) > 3, 1, 2)", 1),
        ("if(score(me) > 3 and not (1 == 1), 1, 2)", 2),
        ("if(if(1 == 1, 2 == 2, 3 == 4), 8, 9)", 8),
        ("sum(trick, worth)", 18),
        ("value(card, long_table)", 16),
        ("count(trick, any) + count(trick, trump) + count(trick, led)", 4),
        ("if(has(trick, rank:A), target, 0)", 61),
        ("if(has(trick, rank:2, 10), target, 0)", 0),
        ("max(count(trick, rank:A,K), 3)", 3),
        ("bid(me) * 100 + bid(dealer) * 10 + bid(leader)", 290),
        ("total(side, 1)", 2),
        ("total(side, tricks(me)) * 10 + tricks(me)", 32),
        ("total(side, if(bid(me) > 0, tricks(me), 0)) + total(side, max(0, bid(me)))", 5),
        ("total(side, score(dealer) + count(trick, any))", 4),
        ("total(side, -score(me)) + score(me)", 3),
        ("pot(hand) * 100 + pot(side_pot) * 10 + carried(hand) + carried(side_pot)", 634),
        ("(pot(hand) - carried(hand)) // 3", 0),
        ("if(broken(trump), 1, 0) + if(broken(led), 10, 0) + if(broken(rank:A), 100, 0)", 11),
        ("if(broken(rank:2, K), 1, 0) + if(broken(!any), 10, 0)", 1),
        ("score(left) * 10 + bid(left)", -1),
        ("score(me) - score(left)", 5),
        ("if(said(me, grand_slam), 1, 0) + if(said(me, nil), 10, 0) + if(said(leader, nil), 100, 0)", 101),
        ("if(said(left, nil) or said(dealer, grand_slam), 1, 0)", 0),
        ("count(played, any) * 100 + count(played, suit:H) * 10 + count(played, group:odd)", 620),
        ("if(has(played, rank:A & suit:S), 1, 0) + if(has(played, rank:2), 10, 0)", 1),
        ("total(side, count(played, any)) * 10 + total(side, if(said(me, nil), 1, 0))", 81),
        ("total(side, score(left))", 5),
        ("total(side, 1000000000 * 1000000000)", MOST_AMOUNT),
        ("total(side, 0 - 1000000000 * 1000000000)", -MOST_AMOUNT),
        ("1000000000 * 1000000000", MOST_AMOUNT),
        ("0 - 1000000000 - 1000000000", -2 * MOST_NUMBER),
        ("0 - 1000000000 * 1000000000", -MOST_AMOUNT),
        ("score(me)" + " * 1000000000" * 9, MOST_AMOUNT),
    ],
)
def test_numbers(text: str, result: int) -> None:
    assert value(text) == result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1 == 1 or 1 == 2 and 1 == 3", True),
        ("(1 == 1 or 1 == 2) and 1 == 3", False),
        ("not 1 == 2", True),
        ("not not 1 == 2", False),
        ("1 < 2 and 2 <= 2 and 3 > 2 and 3 >= 3 and 1 != 2", True),
        ("has(hand, rank:A)", True),
        ("has(hand, !rank:A)", False),
        ("count(hand, rank:K,10,2 | suit:T) == 0", True),
        ("2+2==4", True),
    ],
)
def test_booleans(text: str, result: bool) -> None:
    assert value(text, "boolean", hand=CARDS.where("card", ["S-A"])) is result


def test_what_a_redeal_asks_of_a_hand_is_known() -> None:
    expression = read("count(hand, rank:A) + count(trick, any) == 0 and has(hand, trump)", "boolean")
    assert [selector.mask(TRUMPS[1]) for selector in expression.hand_selectors] == [CARDS.where("rank", "A"), TRUMPS[1]]
    assert read("target + sum(trick, worth)").options == {"target"}
    assert read("target + sum(trick, worth)").tables == {"worth"}
    assert read("sum(trick, worth)").lists == read("(sum(trick, worth))").lists == ("trick", "worth")
    assert read("value(card, worth)").lists == ("card", "worth")
    assert read("sum(trick, worth) + 1").lists is read("max(sum(trick, worth))").lists is None


# --- what is no expression -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words", "part"),
    [
        ("", "expression-ends", ""),
        ("1 +", "expression-ends", ""),
        ("(1", "expression-ends", ""),
        ("1 2", "expression-expected", "2"),
        ("1 = 1", "expression-expected", "="),
        ("1 / 2", "expression-expected", "/"),
        ("2 ** 3", "expression-expected", "*"),
        ("1 if 2 == 2 else 3", "expression-expected", "if"),
        ("'a'", "expression-expected", "'"),
        ("1.5", "expression-expected", "."),
        ("1_000", "expression-expected", "_000"),
        ("1e3", "expression-expected", "e3"),
        ("٣", "expression-expected", "٣"),
        ("²", "expression-expected", "²"),
        ("min()", "expression-expected", ")"),
        ("abs(1, 2)", "expression-expected", ","),
        ("1000000001", "expression-large", "1000000001"),
        ("9" * 900, "expression-large", "9" * 900),
        ("nobody", "expression-name", "nobody"),
        ("  target + traget", "expression-name", "traget"),
        ("target()", "expression-function", "target"),
        ("score", "expression-name", "score"),
        ("if", "expression-name", "if"),
        ("1 + and", "expression-name", "and"),
        ("long-name", "expression-name", "long-name"),
        ("hand-size + 1", "expression-name", "hand-size"),
        ("Target", "expression-name", "Target"),
        ("targét", "expression-name", "targ"),
        ("pow(2, 3)", "expression-function", "pow"),
        ("score(you)", "expression-seat", "you"),
        ("score(1)", "expression-expected", "1"),
        ("count(table, any)", "expression-zone", "table"),
        ("count(hand)", "expression-expected", ")"),
        ("count(hand, )", "expression-expected", ")"),
        ("count(hand, rank:Q)", "selector-rank", "Q"),
        ("count(hand, rank:A, Q)", "selector-rank", "Q"),
        ("count(hand, card:A-S)", "selector-card", "A-S"),
        ("count(hand, A)", "selector-bare", "A"),
        ("count(hand, T-9 | trump)", "selector-bare", "T-9"),
        ("sum(trick, worht)", "expression-table", "worht"),
        ("sum(trick, long-table)", "expression-table", "long-table"),
        ("sum(hand, worth)", "expression-zone", "hand"),
        ("1 == 1", "expression-number", "1 == 1"),
        ("1 + (1 == 1)", "expression-number", "(1 == 1)"),
        ("(1 == 1) + 1", "expression-number", "(1 == 1)"),
        ("1 == 1 == 1", "expression-expected", "=="),
        ("min(1, 2 == 2)", "expression-number", "2 == 2"),
        ("if(1, 2, 3)", "expression-boolean", "1"),
        ("if(1 == 1 and 2, 2, 3)", "expression-boolean", "2"),
        ("if(2 or 1 == 1, 2, 3)", "expression-boolean", "2"),
        ("if(not 2, 2, 3)", "expression-boolean", "2"),
        ("if(1 == 1, 2 == 2, 3)", "expression-branches", "3"),
        ("bid(you)", "expression-seat", "you"),
        ("total(sides, 1)", "expression-side", "sides"),
        ("total(1, 1)", "expression-expected", "1"),
        ("total()", "expression-expected", ")"),
        ("total(side)", "expression-expected", ")"),
        ("total(side, )", "expression-expected", ")"),
        ("total(side, 1 == 1)", "expression-number", "1 == 1"),
        ("total(side, total(side, 1))", "expression-total", "total"),
        ("total(side, 1 + max(1, total(side, 1)))", "expression-total", "total"),
        ("total(side, total)", "expression-name", "total"),
        ("side", "expression-name", "side"),
        ("pot()", "expression-expected", ")"),
        ("pot(1)", "expression-expected", "1"),
        ("pot(hnad)", "expression-pot", "hnad"),
        ("carried(hand) + carried(reward)", "expression-pot", "reward"),
        ("carried(side-pot)", "expression-pot", "side-pot"),
        ("pot(hand-side)", "expression-expected", "-"),
        ("broken(trump)", "expression-number", "broken(trump)"),
        ("if(broken(), 1, 0)", "expression-expected", ")"),
        ("if(broken(trick, trump), 1, 0)", "selector-name", "trick"),
        ("if(broken(A), 1, 0)", "selector-bare", "A"),
        ("if(said(me), 1, 0)", "expression-expected", ")"),
        ("if(said(me, ), 1, 0)", "expression-expected", ")"),
        ("if(said(me, 1), 1, 0)", "expression-expected", "1"),
        ("if(said(you, nil), 1, 0)", "expression-seat", "you"),
        ("if(said(me, slam), 1, 0)", "expression-word", "slam"),
        ("if(said(me, grand-slam), 1, 0)", "expression-word", "grand-slam"),
        ("if(said(me, nil - 1), 1, 0)", "expression-expected", "-"),
        ("said(me, nil)", "expression-number", "said(me, nil)"),
        ("nil", "expression-name", "nil"),
        ("left", "expression-name", "left"),
        ("count(pleyed, any)", "expression-zone", "pleyed"),
        ("x" * (MOST_TEXT + 1), "expression-long", "x" * (MOST_TEXT + 1)),
    ],
)
def test_refused_with_the_word_that_is_wrong(text: str, words: str, part: str) -> None:
    assert fails(text) == (words, part)


@pytest.mark.parametrize(
    "text",
    [
        "__class__",
        "t",
        "me",
        "hand",
        "c0",
        "eval(1)",
        "quotient(1, 2)",
        "bounded(1)",
        "score.__class__",
        "score(me).real",
        "score[0]",
        "score(t.dealer)",
        "target.bit_length()",
        "lambda: 1",
        "[1]",
        "{1}",
        "{target}",
        '"target"',
        "`1`",
        "1;1",
        "1\\\n",
        "1 # 2",
        "target := 1",
        "print(1)",
        "open(1)",
        "__import__(1)",
        "1 @ 1",
        "~1",
        "1 << 1",
        "1 ^ 1",
        "1 | 1",
        "1 & 1",
        "...",
        "None",
        "True",
        "f'1'",
        "await 1",
        "yield",
        "count(hand, any).real",
        "count(hand, __class__)",
        "count(hand, rank:__class__)",
    ],
)
def test_no_way_leads_to_python(text: str) -> None:
    for kind in ("number", "boolean"):
        with pytest.raises(ExpressionError):
            read(text, kind)


def test_where_an_expression_stands_decides_what_it_may_name() -> None:
    plain = Scope()
    assert fails("score(winner)", scope=plain) == ("expression-seat", "winner")
    assert fails("count(hand, any)", scope=plain) == ("expression-zone-none", "hand")
    assert fails("count(hand, any)", scope=Scope(trick=True)) == ("expression-zone", "hand")
    assert fails("sum(trick, worth)", scope=plain) == ("expression-zone-none", "trick")
    assert fails("value(card, worth)", scope=Scope(trick=True)) == ("expression-zone-none", "card")
    assert fails("count(hand, !trump & led)", scope=Scope(hand=True)) == ("selector-early", "led")
    assert read("count(hand, trump)", scope=Scope(hand=True)).hand_selectors
    assert fails("if(broken(suit:S | led), 1, 0)", scope=plain) == ("selector-early", "led")
    text = "if(broken(suit:S), 1, 0) + tricks(me) + if(broken(!led), 1, 0)"
    with pytest.raises(ExpressionError) as error:
        read(text, scope=plain)
    assert error.value.start == text.index("led")


def test_a_total_is_over_what_is_open_and_nobodys_hand() -> None:
    hand = Scope(hand=True)
    assert fails("total(side, count(hand, any))", scope=hand) == ("expression-zone-none", "hand")
    assert fails("total(side, if(has(hand, rank:A), 1, 0))", scope=hand) == ("expression-zone-none", "hand")
    assert fails("total(side, count(hand, any))", scope=EVERYWHERE) == ("expression-zone", "hand")
    assert read("total(side, count(played, any))", scope=Scope(played=True)).hand_selectors == ()
    assert read("total(side, 1) + count(hand, any)", scope=hand).hand_selectors
    assert read("total(side, 1) + total(side, 2)", scope=hand).hand_selectors == ()


def test_where_it_is_nobodys_turn_there_is_no_me_and_no_side() -> None:
    nobody = Scope(("dealer",))
    assert fails("score(me)", scope=nobody) == ("expression-seat", "me")
    assert fails("1 + total(side, 1)", scope=nobody) == ("expression-total-nobody", "total")
    assert read("score(dealer) + pot(hand)", scope=nobody).kind == "number"


def test_before_the_cards_are_dealt_there_is_only_the_number_of_the_deal() -> None:
    text = "max(1, abs(min(target, 51 // players) - deal_no) + if(deal_no > 3, 1, 0))"
    situation = SimpleNamespace(seat_count=4, deal_no=5)
    assert read(text, scope=UNDEALT).value(situation, -1, 0) == 8
    assert fails("7 - trick_no", scope=UNDEALT) == ("expression-name", "trick_no")
    assert fails("hand_size", scope=UNDEALT) == ("expression-name", "hand_size")
    for called in FUNCTIONS:
        if called not in ("min", "max", "abs", "if"):
            assert fails(f"1 + {called}(hand, trump)", scope=UNDEALT) == ("expression-function", called)
    with pytest.raises(ExpressionError) as error:
        read("score(dealer)", scope=UNDEALT)
    assert error.value.fills["known"] == ("min", "max", "abs", "if")


@pytest.mark.parametrize("text", ["said(me, nil)", "said(me, 1)", "said(me, )"])
def test_without_words_to_bid_the_function_itself_has_no_meaning(text: str) -> None:
    with pytest.raises(ExpressionError) as error:
        read_expression(text, Names(SELECTORS, {}, {}), "boolean", EVERYWHERE)
    assert error.value.words == "expression-word-none"
    assert text[error.value.start : error.value.end] == "said"


@pytest.mark.parametrize("text", ["pot(hand)", "carried(hand)", "pot()", "carried(1)"])
def test_without_pots_the_function_itself_has_no_meaning(text: str) -> None:
    with pytest.raises(ExpressionError) as error:
        read_expression(text, Names(SELECTORS, {}, {}), "number", EVERYWHERE)
    assert error.value.words == "expression-pot-none"
    assert text[error.value.start : error.value.end] == text.partition("(")[0]


@pytest.mark.parametrize(
    ("text", "asks", "fixed"),
    [
        ("1 - 3 * 2", set(), -5),
        ("max(0, abs(0 - 4)) // if(1 == 1, 3, 0)", {"max", "abs", "if"}, 1),
        ("7 // 0", set(), 0),
        ("0 - 1000000000 * 5000000", set(), -MOST_AMOUNT),
        ("target - 100", set(), None),
        ("hand_size - 100", set(), None),
        ("bid(me) + tricks(dealer)", {"bid", "tricks"}, None),
        ("total(side, cards(me))", {"total", "cards"}, None),
        ("count(hand, any)", {"count"}, None),
        ("pot(hand) - carried(hand)", {"pot", "carried"}, None),
        ("if(said(me, nil), 1, 2)", {"if", "said"}, None),
        ("count(played, any)", {"count", "played"}, None),
        ("score(left)", {"score"}, None),
    ],
)
def test_what_is_asked_and_what_never_changes_is_known(text: str, asks: set[str], fixed: int | None) -> None:
    expression = read(text)
    assert (set(expression.asks), expression.fixed) == (asks, fixed)


def test_a_total_takes_no_longer_than_a_side_is_large() -> None:
    calls = 0
    t = table()

    class Tricks(list[int]):
        def __getitem__(self, at: Any) -> Any:
            nonlocal calls
            calls += 1
            return super().__getitem__(at)

    t.tricks = Tricks(t.tricks)
    times = MOST_OPERATIONS // 3
    text = " + ".join(["total(side, tricks(me))"] * times)
    assert read(text).value(t, 0, 0) == 3 * times
    assert calls == 2 * times
    assert fails(text + " + total(side, tricks(me))" * 2)[0] == "expression-operations"


@pytest.mark.parametrize("sign", [" + ", " - ", " * ", " // ", " % "])
def test_chains_may_be_long_but_not_endless(sign: str) -> None:
    assert isinstance(value(sign.join(["2"] * (MOST_OPERATIONS + 1))), int)
    assert fails(sign.join(["2"] * (MOST_OPERATIONS + 2)))[0] == "expression-operations"


@pytest.mark.parametrize("word", [" and ", " or "])
def test_conditions_may_be_long_but_not_endless(word: str) -> None:
    half = MOST_OPERATIONS // 2
    assert value(word.join(["1 == 1"] * half), "boolean") is True
    assert fails(word.join(["1 == 1"] * (half + 1)), "boolean")[0] == "expression-operations"


@pytest.mark.parametrize(
    ("opening", "closing", "core", "kind"),
    [
        ("(", ")", "1", "number"),
        ("-", "", "1", "number"),
        ("not ", "", "1 == 1", "boolean"),
        ("max(1, ", ")", "1", "number"),
        ("abs(", ")", "1", "number"),
        ("if(1 == 1, ", ", 2)", "1", "number"),
        ("total(side, 1) * (", ")", "1", "number"),
        ("if(", ", 1, 2) == 1", "1 == 1", "boolean"),
        ("1 + (", ")", "1", "number"),
        ("has(hand, ", "", "any)", "boolean"),
        ("has(hand, !", "", "any)", "boolean"),
    ],
)
def test_nesting_has_an_end_that_python_can_bear(opening: str, closing: str, core: str, kind: str) -> None:
    if opening.startswith("has"):
        sign = opening[10:] or "("
        text = "has(hand, " + sign * (MOST_DEPTH - 1) + "any" + ")" * ((sign == "(") * (MOST_DEPTH - 1) + 1)
        deeper = "has(hand, " + sign * MOST_DEPTH + "any" + ")" * ((sign == "(") * MOST_DEPTH + 1)
    else:
        text = opening * MOST_DEPTH + core + closing * MOST_DEPTH
        deeper = opening + text + closing
    assert isinstance(value(text, kind), int)
    assert fails(deeper, kind)[0] == "expression-deep"


# --- whatever loads has a value, and the right one -------------------------------------------------------------------


@dataclass
class Sample:
    """An expression, and an independent way to its value: of the table, `me` and the hand."""

    text: str
    value: Callable[[Any, int, int], Any] = field(repr=False)


def leaf(text: str, of: Callable[[Any, int, int], Any]) -> st.SearchStrategy[Sample]:
    return st.just(Sample(text, of))


@dataclass
class Chosen:
    """A selector, and whether a card is chosen by it: of the card, and the masks of trumps and the suit led."""

    text: str
    takes: Callable[[int, int, int], bool] = field(repr=False)

    def joined(self, sign: str, other: Chosen) -> Chosen:
        both = {"&": all, "|": any}[sign]
        text = f"({self.text} {sign} {other.text})"
        return Chosen(text, lambda *at: both([self.takes(*at), other.takes(*at)]))


def keyed(key: str, column: tuple[str, ...]) -> st.SearchStrategy[Chosen]:
    def of(words: list[str]) -> Chosen:
        return Chosen(f"{key}:" + ",".join(words), lambda card, trump, led: column[card] in words)

    return st.lists(st.sampled_from(sorted(set(column))), min_size=1, max_size=3).map(of)


CHOSEN = st.recursive(
    st.one_of(
        st.just(Chosen("any", lambda card, trump, led: True)),
        st.just(Chosen("trump", lambda card, trump, led: bool(trump >> card & 1))),
        st.just(Chosen("led", lambda card, trump, led: bool(led >> card & 1))),
        keyed("rank", CARDS.rank),
        keyed("suit", CARDS.suit),
        keyed("group", CARDS.group),
        keyed("card", CARDS.ids),
    ),
    lambda each: st.one_of(
        each.map(lambda a: Chosen(f"!({a.text})", lambda *at: not a.takes(*at))),
        st.builds(Chosen.joined, each, st.sampled_from("&|"), each),
    ),
    max_leaves=6,
)  # fmt: skip


def taken(chosen: Chosen, cards: list[int], t: Any) -> int:
    return sum(chosen.takes(card, t.trump_mask, t.led_mask) for card in cards)


def seat_of(word: str, t: Any, me: int) -> int:
    if word in ("me", "left"):
        return (me + (word == "left")) % 3
    return int(getattr(t, word))


def seats(function: str, attribute: str) -> st.SearchStrategy[Sample]:
    def of(seat: str) -> Sample:
        return Sample(f"{function}({seat})", lambda t, me, hand: getattr(t, attribute)[seat_of(seat, t, me)])

    return st.sampled_from(EVERYWHERE.seats).map(of)  # fmt: skip


NUMBER_LEAVES = st.one_of(
    st.integers(0, MOST_NUMBER).map(lambda n: Sample(str(n), lambda t, me, hand: n)),
    st.integers(0, 3).map(lambda n: Sample(str(n), lambda t, me, hand: n)),
    leaf("target", lambda t, me, hand: 61),
    leaf("long_name", lambda t, me, hand: 7),
    leaf("nothing", lambda t, me, hand: 0),
    leaf("hand_size", lambda t, me, hand: t.hand_size),
    leaf("players", lambda t, me, hand: t.seat_count),
    leaf("deal_no", lambda t, me, hand: t.deal_no),
    leaf("trick_no", lambda t, me, hand: t.trick_no),
    seats("score", "scores"),
    seats("tricks", "tricks"),
    seats("cards", "cards_won"),
    seats("bid", "bids"),
    st.sampled_from([("hand", -2), ("side_pot", -1)]).map(
        lambda p: Sample(f"pot({p[0]})", lambda t, *_: t.accounts[p[1]])
    ),
    st.sampled_from([("hand", -2), ("side_pot", -1)]).map(
        lambda p: Sample(f"carried({p[0]})", lambda t, *_: t.carried[p[1]])
    ),
    leaf("sum(trick, worth)", lambda t, me, hand: sum(c * (1 + (t.trump_mask >> c & 1)) for c in t.trick_cards)),
    leaf("value(card, worth)", lambda t, me, hand: t.turned * (1 + (t.trump_mask >> t.turned & 1))),
    CHOSEN.map(lambda c: Sample(f"count(hand, {c.text})", lambda t, me, hand: taken(c, list(members(hand)), t))),
    CHOSEN.map(lambda c: Sample(f"count(trick, {c.text})", lambda t, me, hand: taken(c, t.trick_cards, t))),
    CHOSEN.map(
        lambda c: Sample(f"count(played, {c.text})", lambda t, me, *_: taken(c, list(members(t.played[me])), t))
    ),
)


def floored(a: int, b: int) -> int:
    return a // b if b else 0


def left(a: int, b: int) -> int:
    return a - b * (a // b) if b else 0


SIGNS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "//": floored, "%": left,
}  # fmt: skip
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b, "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
}  # fmt: skip


def two(a: Sample, sign: str, b: Sample) -> Sample:
    of = {**SIGNS, **COMPARED}[sign]
    return Sample(f"({a.text} {sign} {b.text})", lambda *at: of(a.value(*at), b.value(*at)))


def either(a: Sample, word: str, b: Sample) -> Sample:
    both = {"and": all, "or": any}[word]
    return Sample(f"({a.text} {word} {b.text})", lambda *at: both([a.value(*at), b.value(*at)]))


def extreme(word: str, many: list[Sample]) -> Sample:
    of = {"min": min, "max": max}[word]
    return Sample(f"{word}({', '.join(m.text for m in many)})", lambda *at: of(m.value(*at) for m in many))


def choice(test: Sample, yes: Sample, no: Sample) -> Sample:
    text = f"if({test.text}, {yes.text}, {no.text})"
    return Sample(text, lambda *at: yes.value(*at) if test.value(*at) else no.value(*at))


def conditions(number: st.SearchStrategy[Sample]) -> st.SearchStrategy[Sample]:
    compared = st.builds(two, number, st.sampled_from(sorted(COMPARED)), number)
    has = CHOSEN.map(lambda c: Sample(f"has(hand, {c.text})", lambda t, me, hand: taken(c, list(members(hand)), t) > 0))
    broken = CHOSEN.map(lambda c: Sample(f"broken({c.text})", lambda t, me, hand: taken(c, t.laid, t) > 0))
    said = st.tuples(st.sampled_from(EVERYWHERE.seats), st.sampled_from([("nil", 0), ("grand_slam", 1)])).map(
        lambda of: Sample(f"said({of[0]}, {of[1][0]})", lambda t, me, hand: t.said[seat_of(of[0], t, me)] == of[1][1])
    )
    return st.one_of(
        compared,
        has,
        broken,
        said,
        st.builds(either, CONDITIONS, st.sampled_from(["and", "or"]), CONDITIONS),
        CONDITIONS.map(lambda a: Sample(f"(not {a.text})", lambda *at: not a.value(*at))),
    )


def larger(each: st.SearchStrategy[Sample]) -> st.SearchStrategy[Sample]:
    return st.one_of(
        st.builds(two, each, st.sampled_from(sorted(SIGNS)), each),
        each.map(lambda a: Sample(f"-{a.text}", lambda *at: -a.value(*at))),
        each.map(lambda a: Sample(f"abs({a.text})", lambda *at: abs(a.value(*at)))),
        st.builds(extreme, st.sampled_from(["min", "max"]), st.lists(each, min_size=1, max_size=3)),
        st.builds(choice, CONDITIONS, each, each),
        each.filter(lambda a: "hand" not in a.text and "total" not in a.text).map(summed),
    )


def summed(each: Sample) -> Sample:
    def of(t: Any, me: int, hand: int) -> int:
        return sum(each.value(t, ally, hand) for ally in t.active if ally % t.sides == me % t.sides)

    return Sample(f"total(side, {each.text})", of)


# deferred, for what strategies of strategies would be called is too long to be written
SAMPLES: st.SearchStrategy[Sample] = st.deferred(lambda: st.one_of(NUMBER_LEAVES, NUMBER_LEAVES, larger(SAMPLES)))
CONDITIONS: st.SearchStrategy[Sample] = st.deferred(lambda: conditions(SAMPLES))


TABLES = st.builds(
    lambda **state: seated(SimpleNamespace(**state)),
    scores=st.lists(st.integers(-(10**14), 10**14), min_size=3, max_size=3),
    tricks=st.lists(st.integers(0, 13), min_size=3, max_size=3),
    cards_won=st.lists(st.integers(0, 52), min_size=3, max_size=3),
    dealer=st.integers(0, 2),
    leader=st.integers(0, 2),
    winner=st.integers(0, 2),
    hand_size=st.integers(0, 13),
    seat_count=st.just(3),
    deal_no=st.integers(0, 100),
    trick_no=st.integers(0, 13),
    trump_mask=st.sampled_from(TRUMPS),
    led_mask=st.sampled_from(TRUMPS),
    trick_cards=st.lists(st.integers(0, len(CARDS) - 1), unique=True, max_size=3),
    turned=st.integers(0, len(CARDS) - 1),
    bids=st.lists(st.integers(-1, 13), min_size=3, max_size=3),
    accounts=st.lists(st.integers(-(10**14), 10**14), min_size=5, max_size=5),
    carried=st.lists(st.integers(0, 10**14), min_size=5, max_size=5),
    sides=st.integers(1, 3),
    active=st.sets(st.integers(0, 2), min_size=1).map(sorted),
    laid=st.lists(st.integers(0, len(CARDS) - 1), unique=True),
    said=st.lists(st.integers(-1, 1), min_size=3, max_size=3),
    played=st.lists(st.integers(0, CARDS.everything), min_size=3, max_size=3),
)
HANDS = st.integers(0, CARDS.everything)


def loaded(sample: Sample, kind: str) -> Expression | None:
    """The expression; None for one that is refused for its size alone."""
    try:
        return read(sample.text, kind)
    except ExpressionError as error:
        assert error.words in ("expression-long", "expression-operations", "expression-deep")  # noqa: PT017
        return None


@settings(max_examples=300, deadline=None)
@given(SAMPLES, TABLES, st.integers(0, 2), HANDS)
def test_whatever_loads_has_its_value(sample: Sample, t: Any, me: int, hand: int) -> None:
    expression = loaded(sample, "number")
    if expression is not None:
        found = expression.value(t, me, hand)
        assert type(found) is int
        assert found == max(-MOST_AMOUNT, min(MOST_AMOUNT, sample.value(t, me, hand)))


@settings(max_examples=150, deadline=None)
@given(CONDITIONS, TABLES, st.integers(0, 2), HANDS)
def test_whatever_loads_is_true_or_false(sample: Sample, t: Any, me: int, hand: int) -> None:
    expression = loaded(sample, "boolean")
    if expression is not None:
        assert expression.value(t, me, hand) is sample.value(t, me, hand)


# --- nothing else gets through ---------------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        *FUNCTIONS,
        *NUMBERS,
        *(
            "target",
            "long_name",
            "worth",
            "me",
            "dealer",
            "side",
            "side_pot",
            "left",
            "nil",
            "grand_slam",
            "played",
            "hand",
            "trick",
            "card",
            "any",
            "trump",
            "led",
        ),
        *("rank:A", "suit:S", "card:T-9", "group:odd", "1", "0", "1000000000", "and", "or", "not", "if"),
        *("+", "-", "*", "//", "%", "==", "!=", "<", "<=", ">", ">=", "(", ")", ",", ":", "&", "|", "!"),
        *("~", "^", "**", "'", '"', "`", "\\", "\n", "\0", ".", "[", "]", "{", "}", ";", "#", "@", ":=", "..."),
        *("__class__", "__import__", "eval", "lambda", "t", "c0", "quotient", "bounded"),
        *("\ufe0f", "\u202e", "ｔ", "𝓉", "٣", "é", " ", "  ", "\t"),
    ]
)
TEXTS = st.lists(PIECES, max_size=25).map("".join) | st.lists(PIECES, max_size=25).map(" ".join) | st.text(max_size=40)
GENERATED = re.compile(
    r"(?:[0-9]+|\bt\.(?:scores|tricks|cards_won|dealer|leader|winner|hand_size|seat_count|deal_no|trick_no|trump_mask"
    r"|led_mask|trick_cards|turned|bids|said|played|accounts|carried|was_played)\b|\bt\.trick_mask\(\)"
    r"|\bt\.left_of\(me\)|\)\.bit_count\(\)"
    r"|\]\.__getitem__\b|\bc[0-9]+\b| for me in t\.allies\(me\)\]"
    r"|\b(?:me|hand|sum|map|min|max|abs|quotient|rest|if|else|and|or|not)\b"
    r"|[()\[\], +*<>&-]|[=!<>]=)*"
)
INNER_NAMES = {
    *("scores", "tricks", "cards_won", "dealer", "leader", "winner", "hand_size", "seat_count", "deal_no", "trick_no"),
    *("trump_mask", "led_mask", "trick_cards", "turned", "trick_mask", "bit_count", "__getitem__"),
    *("bids", "said", "played", "left_of", "accounts", "carried", "allies", "was_played"),
    *("sum", "map", "min", "max", "abs", "quotient", "rest", "bounded"),
}


def codes(code: CodeType) -> Iterator[CodeType]:
    """What is compiled, and in older Pythons the sum over a side within it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from codes(const)


def only_language(text: str, kind: str) -> bool:
    """The text loads; then what it is compiled from is of the expected words and signs only."""
    parser = _Parser(text, NAMES, EVERYWHERE)
    try:
        node = parser.whole(kind)
    except ExpressionError as error:
        assert 0 <= error.start <= error.end <= len(text)  # noqa: PT017
        return False
    assert GENERATED.fullmatch(node.code), node.code
    compiled: CodeType = parser.compiled(node).__code__  # type: ignore[attr-defined]
    for code in codes(compiled):
        assert {name for name in code.co_names if not re.fullmatch(r"c[0-9]+", name)} <= INNER_NAMES
        flat = [each for const in code.co_consts for each in (const if isinstance(const, tuple) else [const])]
        assert all(const is None or isinstance(const, int | CodeType) for const in flat), flat
    parser.compiled(node)(table(), 0, 0)
    return True


@pytest.mark.parametrize("text", ["total(side, 1)", "total(side, if(said(me, nil), score(left), count(played, led)))"])
def test_a_total_is_of_the_language_too(text: str) -> None:
    assert only_language(text, "number")


@settings(max_examples=500, deadline=None)
@given(TEXTS, st.sampled_from(["number", "boolean"]))
def test_only_the_language_is_compiled(text: str, kind: str) -> None:
    only_language(text, kind)


@settings(max_examples=200, deadline=None)
@given(SAMPLES, st.integers(0, 400), PIECES, st.sampled_from(["number", "boolean"]))
def test_only_the_language_is_compiled_of_what_is_nearly_in_it(sample: Sample, at: int, piece: str, kind: str) -> None:
    at %= len(sample.text) + 1
    only_language(sample.text[:at] + piece + sample.text[at:], kind)
    only_language(sample.text[:at] + piece + sample.text[at + 1 :], kind)


def test_compiled_expressions_have_no_builtins_but_five() -> None:
    made = read("score(me)").value
    assert sorted(made.__globals__["__builtins__"]) == ["abs", "map", "max", "min", "sum"]  # type: ignore[attr-defined]
    assert set(made.__globals__) == {"__builtins__", "quotient", "rest", "bounded"}  # type: ignore[attr-defined]


def test_reserved_words_are_those_that_an_option_would_not_be_heard_under() -> None:
    assert {*NUMBERS, "and", "or", "not"} == RESERVED
    for word in NUMBERS:
        names = Names(SELECTORS, {word.replace("_", "-"): 1}, {})
        assert read_expression(word, names, "number", Scope()).options == set()
    for word in (*PER_SEAT, "me", "if", "any", "max"):
        assert read_expression(word, Names(SELECTORS, {word: 5}, {}), "number", Scope()).value(table(), 0, 0) == 5


# --- selectors -------------------------------------------------------------------------------------------------------


@settings(max_examples=300, deadline=None)
@given(CHOSEN, st.sampled_from(TRUMPS), st.sampled_from(TRUMPS))
def test_selectors_choose_what_they_say(chosen: Chosen, trump: int, led: int) -> None:
    selector = SELECTORS.read(chosen.text)
    assert selector.mask(trump, led) == mask_of(c for c in range(len(CARDS)) if chosen.takes(c, trump, led))
    assert selector.needs == {word for word in ("trump", "led") if word in chosen.text}


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("rank:A,K", "rank:K,A,A"),
        ("rank:A, K ,10", "rank:A,K,10"),
        (" rank:A|suit:S&rank:K ", "rank:A | (suit:S & rank:K)"),
        ("!rank:A & suit:S", "(!rank:A) & suit:S"),
        ("!!rank:A", "rank:A"),
        ("!(rank:A | rank:K)", "!rank:A & !rank:K"),
        ("suit:S & !any", "!any"),
        ("card:T-10,T-9", "group:odd"),
    ],
)
def test_selectors_bind_as_expected(text: str, same: str) -> None:
    assert SELECTORS.read(text).mask() == SELECTORS.read(same).mask()


@pytest.mark.parametrize(
    ("text", "words", "part"),
    [
        ("", "expression-ends", ""),
        ("rank:", "expression-ends", ""),
        ("rank:A,", "expression-expected", ","),
        ("rank:A,,K", "expression-expected", ","),
        ("rank :A", "selector-name", "rank"),
        ("rank: A", "expression-expected", "A"),
        ("rank:A rank:K", "expression-expected", "rank"),
        ("rank:A && rank:K", "expression-expected", "&"),
        ("ranks:A", "selector-key", "ranks"),
        ("Rank:A", "selector-key", "Rank"),
        ("rank:a", "selector-rank", "a"),
        ("rank:A,Q", "selector-rank", "Q"),
        ("suit:♠", "selector-suit", "♠"),
        ("group:french", "selector-group", "french"),
        ("card:SA", "selector-card", "SA"),
        ("spades", "selector-name", "spades"),
        ("10", "selector-bare", "10"),
        ("S-A", "selector-bare", "S-A"),
        ("any | H", "selector-bare", "H"),
        ("(any", "expression-ends", ""),
        ("any)", "expression-expected", ")"),
        ("!", "expression-ends", ""),
        ("~any", "expression-expected", "~"),
        ("!" * (MOST_DEPTH + 1) + "any", "expression-deep", "any"),
    ],
)
def test_selectors_are_refused_with_the_word_that_is_wrong(text: str, words: str, part: str) -> None:
    with pytest.raises(ExpressionError) as error:
        SELECTORS.read(text)
    assert (error.value.words, text[error.value.start : error.value.end]) == (words, part)


@settings(max_examples=300, deadline=None)
@given(TEXTS)
def test_selectors_are_read_or_refused(text: str) -> None:
    try:
        selector = SELECTORS.read(text)
    except ExpressionError as error:
        assert 0 <= error.start <= error.end <= len(text)  # noqa: PT017
        return
    assert isinstance(selector, Selector)
    for trump in TRUMPS:
        assert selector.mask(trump, TRUMPS[0]) & ~CARDS.everything == 0


@settings(max_examples=100, deadline=None)
@given(st.text(st.characters(blacklist_characters=",&|()!{}", blacklist_categories=("Cs",)), min_size=1, max_size=8))
def test_any_rank_that_may_be_named_is_chosen_by_its_name(rank: str) -> None:
    if any(sign.isspace() for sign in rank):
        return
    reader = SelectorReader(Cards((Group("one", ("S",), (rank, "other" + rank)),)))
    assert reader.read(f"rank:{rank}").mask() == 1
    assert reader.read(f"any & rank:{rank} | card:{rank}S").mask() == 1


# --- the tree --------------------------------------------------------------------------------------------------------


def test_an_expression_is_a_tree() -> None:
    assert parse_expression("10*bid(me) - (1 - 2)") == Arithmetic(
        0, 0, "-",
        Arithmetic(0, 0, "*", Number(0, 0, 10), PerSeat(0, 0, "bid", "me")),
        Arithmetic(0, 0, "-", Number(0, 0, 1), Number(0, 0, 2)),
    )  # fmt: skip
    assert parse_selector("!trump & (led|rank:A, K)") == Both(
        0, 0,
        (Except(0, 0, Word(0, 0, "trump")), Either(0, 0, (Word(0, 0, "led"), Listed(0, 0, "rank", ("A", "K"))))),
    )  # fmt: skip


def test_each_part_of_a_tree_has_its_place() -> None:
    text = "if(not has( hand, !rank:A & led ), -pot(side_pot) , max( 1,2 ))"
    found = [text[part.start : part.end] for part in parts_of(parse_expression(text))]
    assert found == [
        text, "not has( hand, !rank:A & led )", "has( hand, !rank:A & led )", "!rank:A & led", "!rank:A", "rank:A",
        "led", "-pot(side_pot)", "pot(side_pot)", "max( 1,2 )", "1", "2",
    ]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(SAMPLES | CONDITIONS, TABLES, st.integers(0, 2), HANDS)
def test_a_tree_written_back_means_the_same(sample: Sample, t: Any, me: int, hand: int) -> None:
    try:
        node = parse_expression(sample.text)
    except ExpressionError as error:
        assert error.words in ("expression-long", "expression-operations", "expression-deep", "expression-asks")  # noqa: PT017
        return
    text = written(node)
    assert parse_expression(text) == node
    expression = read(text, kind_of(node))
    found = sample.value(t, me, hand)
    if kind_of(node) == "number":
        found = max(-MOST_AMOUNT, min(MOST_AMOUNT, found))
    assert expression.value(t, me, hand) == found


@settings(max_examples=200, deadline=None)
@given(CHOSEN, st.sampled_from(TRUMPS), st.sampled_from(TRUMPS))
def test_a_selector_written_back_chooses_the_same(chosen: Chosen, trump: int, led: int) -> None:
    node = parse_selector(chosen.text)
    text = written(node)
    assert parse_selector(text) == node
    assert SELECTORS.read(text).mask(trump, led) == SELECTORS.read(chosen.text).mask(trump, led)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("tricks(me", "expression-ends"),
        ("1 + not", "expression-name"),
        ("pow(2, 3)", "expression-function"),
        ("count(table, any)", "expression-zone"),
        ("if(1, 2, 3)", "expression-boolean"),
        ("said(me, 1)", "expression-expected"),
        ("count(hand, A)", "selector-name"),
    ],
)
def test_without_rules_a_text_is_refused_for_its_grammar_alone(text: str, words: str) -> None:
    with pytest.raises(ExpressionError) as error:
        parse_expression(text)
    assert error.value.words == words
    assert parse_expression("pot(anything) + of_ours + sum(trick, worth_of)") is not None


def test_selector_is_read_while_another_thread_forgets_all() -> None:
    class Forgetful(dict[str, Any]):
        def __setitem__(self, text: str, read: Any) -> None:
            super().__setitem__(text, read)
            self.clear()

    reader = SelectorReader(CARDS)
    reader._read = Forgetful()
    assert reader.read("any").mask() == CARDS.everything
