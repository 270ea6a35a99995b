"""Sets of cards in words: what a selector chooses, a set of cards in its shortest form, suits, ranks and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final, Literal

from referee.cards import members
from referee.expressions import Both, Either, Except, SelectorNode, Word, parse_selector
from referee.rulebook.telling import Telling
from referee.wording.formulas import COUNTED, NUMBERS, RANKS, SUITS, Forms

Form = Literal["plural", "one", "any", "no"]
Case = Literal["nominative", "accusative", "dative"]
Joint = Literal["and", "or", "nor"]

_RUN: Final = 5
"""So many ranks one after the other are told from the first to the last."""
_SINGLE: Final = 4
"""So many cards are named one by one."""
_ARTICLES: Final = {
    "one": {
        "m": {"nominative": "ein", "accusative": "einen", "dative": "einem"},
        "f": {"nominative": "eine", "accusative": "eine", "dative": "einer"},
        "n": {"nominative": "ein", "accusative": "ein", "dative": "einem"},
    },
    "any": {
        "m": {"nominative": "jeder", "accusative": "jeden", "dative": "jedem"},
        "f": {"nominative": "jede", "accusative": "jede", "dative": "jeder"},
        "n": {"nominative": "jedes", "accusative": "jedes", "dative": "jedem"},
    },
}


@dataclass(frozen=True)
class Noun:
    """Cards by one name.

    Args:
        forms: The name, alone and in the plural, with its cases.
        kind: Many cards may have that name (`common`), a `single` one, a `named` one that stands without an article, or
            it is a list of single ones (`several`).
    """

    forms: Forms
    kind: Literal["common", "single", "named", "several"] = "common"

    @property
    def only(self) -> bool:
        """There is but one card of each name."""
        return self.kind != "common"


# --- for others ------------------------------------------------------------------------------------------------------


def cards_in_words(t: Telling, selector: str, form: Form = "plural", case: Case = "accusative") -> str:
    """The cards that a selector chooses.

    Args:
        t: The telling.
        selector: The selector, as written in the rules.
        form: All of them (`plural`: aces and kings), `one` (an ace or king), `any` (any ace or king) or `no` such card.
        case: The case, in German.
    """
    return node_in_words(t, parse_selector(selector), form, case)


def mask_in_words(t: Telling, mask: int) -> str:
    """A fixed set of cards in the shortest form: "aces and kings", "elay and hunti 1 to 3", "7♦"."""
    return _all(t, [_bare(noun) for noun in _nouns_of_mask(t, mask)])


def suit_in_words(t: Telling, suit: str, plural: bool = True) -> str:
    """A suit, by the name that the rules give it: hearts, or (not `plural`) heart."""
    name = t.words(t.model.cards.names.get(suit)) or suit
    known = SUITS[t.lang].get(name.casefold()) if t.lang == "en" else None
    return known.many if known and plural else name


def rank_in_words(t: Telling, rank: str, plural: bool = False) -> str:
    """A rank: ace, or (in the plural) aces."""
    forms = _rank(t, rank)
    return forms.many if plural else forms.one


def listing(t: Telling, words: Sequence[str], joint: Joint = "and") -> str:
    """Several things: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + t.say(f"formula-{joint}") + words[-1]


def number_in_words(t: Telling, n: int) -> str:
    """A number, spelt out up to twelve."""
    small = NUMBERS[t.lang]
    text = small[abs(n)] if abs(n) < len(small) else str(abs(n))
    return t.say("formula-minus", of=text) if n < 0 else text


def counted(t: Telling, n: int, noun: str, case: Case = "accusative") -> str:
    """So many of something: "three cards"; `noun` is `card`, `trick`, `point`, `chip`, `deal` or `player`."""
    forms = COUNTED[noun][t.lang]
    if n != 1:
        return f"{number_in_words(t, n)} {forms.dative_many if case == 'dative' else forms.many}"
    if t.lang == "de":
        return f"{_ARTICLES['one'][forms.gender][case]} {forms.one}"
    return f"{number_in_words(t, n)} {forms.one}"


def node_in_words(t: Telling, node: SelectorNode, form: Form = "plural", case: Case = "accusative") -> str:
    """The cards that the tree of a selector chooses."""
    return _together(t, _nouns(t, node), form, case)


def many_of(t: Telling, node: SelectorNode, count: str) -> str:
    """So many of the cards that a selector chooses, two or more: "four aces", "four of the ace and king of trumps"."""
    nouns = _nouns(t, node)
    if nouns == [_noun(t, "any")]:
        return f"{count} {_noun(t, 'any-bare').forms.many}"
    if all(noun.only for noun in nouns):
        return t.say("formula-of", count=count, cards=_together(t, nouns, "plural", "dative"))
    return f"{count} {listing(t, [noun.forms.many for noun in nouns], 'or')}"


def cards_of(t: Telling, node: SelectorNode) -> str:
    """The cards that a selector chooses, after "the number of"."""
    nouns = _nouns(t, node)
    if nouns == [_noun(t, "any")]:
        return _noun(t, "any-bare").forms.many
    if any(noun.only for noun in nouns):
        return t.say("formula-cards-from", cards=_together(t, nouns, "plural", "dative"))
    return _together(t, nouns, "plural", "nominative")


# --- how a name stands in a sentence ---------------------------------------------------------------------------------


def _together(t: Telling, nouns: Sequence[Noun], form: Form, case: Case) -> str:
    if form == "plural":
        return _all(t, [_plural(t, noun, case) for noun in nouns])
    if all(noun.kind == "several" for noun in nouns):
        return t.say(f"formula-{form}-of", cards=_all(t, [_plural(t, noun, "dative") for noun in nouns]))
    return _german(t, nouns, form, case) if t.lang == "de" else _english(t, nouns, form)


def _all(t: Telling, texts: Sequence[str]) -> str:
    """Several sets of cards; those that are lists themselves are kept apart."""
    joint = t.say("formula-and")
    if len(texts) < 2 or not any(joint in text for text in texts):
        return listing(t, texts)
    return t.say("formula-as-well", first=texts[0], second=texts[1]) if len(texts) == 2 else "; ".join(texts)


def _plural(t: Telling, noun: Noun, case: Case) -> str:
    forms = noun.forms
    if t.lang == "de":
        if noun.kind in ("single", "named"):
            return forms.one if case == "nominative" else forms.oblique
        return forms.dative_many if case == "dative" else forms.many
    return f"the {forms.one}" if noun.kind == "single" else forms.many


def _english(t: Telling, nouns: Sequence[Noun], form: Form) -> str:
    common = [noun.forms.one for noun in nouns if not noun.only]
    single = [_plural(t, noun, "nominative") for noun in nouns if noun.only]
    article = {"one": _a(common[0]) if common else "", "any": "any", "no": "no"}[form]
    if form == "no" and not common:
        return f"no {nouns[0].forms.one}" if len(nouns) == 1 else f"neither {listing(t, single, 'nor')}"
    if form == "no" and single:
        return f"no {listing(t, common, 'or')}, nor {listing(t, single, 'or')}"
    if common:
        common[0] = f"{article} {common[0]}"
    return listing(t, [*common, *single], "or")


def _german(t: Telling, nouns: Sequence[Noun], form: Form, case: Case) -> str:
    found = []
    for noun in nouns:
        article = _ARTICLES["any" if form == "any" and not noun.only else "one"][noun.forms.gender][case]
        name = noun.forms.one if case == "nominative" else noun.forms.oblique
        if form == "no":
            found.append(f"k{article} {name}")
        else:
            found.append(name if noun.only else f"{article} {name}")
    return listing(t, found, "and" if form == "no" else "or")


def _a(word: str) -> str:
    """The article before an English word, or before a number as it is said."""
    vowel = word[:1].lower() in "aeio8" or word.startswith(("11", "18"))
    return "an" if vowel and not word.startswith("one") else "a"


def _bare(noun: Noun) -> str:
    return noun.forms.one if noun.kind in ("single", "named") else noun.forms.many


# --- which names -----------------------------------------------------------------------------------------------------


def _nouns(t: Telling, node: SelectorNode) -> list[Noun]:
    """The names of what a selector chooses."""
    fixed = _fixed(t, node)
    if fixed is not None:
        return _nouns_of_mask(t, fixed)
    match node:
        case Word():
            return [_noun(t, node.word)]
        case Except():
            return [_except(t, node.of)]
        case Either():
            fixed_parts = [part for part in node.parts if _fixed(t, part) is not None]
            masks = [mask for mask in (_fixed(t, part) for part in fixed_parts) if mask is not None]
            found = _nouns_of_mask(t, reduce(int.__or__, masks)) if masks else []
            return [*found, *(noun for part in node.parts if part not in fixed_parts for noun in _nouns(t, part))]
        case _:
            assert isinstance(node, Both), node
            return _both(t, node)


def _both(t: Telling, node: Both) -> list[Noun]:
    """Cards that are several things at once."""
    masks = [mask for mask in (_fixed(t, part) for part in node.parts) if mask is not None]
    others = [part for part in node.parts if _fixed(t, part) is None]
    heads = _nouns_of_mask(t, reduce(int.__and__, masks)) if masks else _nouns(t, others.pop(0))
    for part in others:
        heads = [_narrowed(t, heads, part)]
    return heads


def _narrowed(t: Telling, heads: Sequence[Noun], part: SelectorNode) -> Noun:
    """Cards of which only those are meant that are something else, too."""
    single = len(heads) == 1 and heads[0].kind in ("single", "named")
    if isinstance(part, Word):
        ranks = not single and all(noun.forms in _ranks_of(t) for noun in heads)
        words = f"formula-{part.word}-{'single' if single else 'rank' if ranks else 'card'}"
    elif isinstance(part, Except) and isinstance(part.of, Word) and part.of.word in ("trump", "led"):
        words = f"formula-no-{part.of.word}-also"
    else:
        words = "formula-also"
    ranks = words.endswith("-rank")
    other = node_in_words(t, part, "plural", "dative") if words == "formula-also" else ""

    def narrow(form: Form, case: Case, joint: Joint) -> str:
        if ranks:
            texts = [noun.forms.one if case == "nominative" else noun.forms.oblique for noun in heads]
            return t.say(words, cards=listing(t, texts, joint))
        if form == "plural":
            texts = [_bare(n) if case != "dative" or n.only else n.forms.dative_many for n in heads]
        else:
            texts = [noun.forms.one if case == "nominative" else noun.forms.oblique for noun in heads]
        return t.say(words, cards=listing(t, texts, joint), other=other)

    joint: Joint = "and" if single or ranks else "or"
    many = narrow("plural", "nominative", "and")
    return Noun(
        Forms(
            narrow("one", "nominative", joint),
            t.say("formula-the", cards=many) if ranks else many,
            heads[0].forms.gender,
            narrow("one", "accusative", joint),
            narrow("plural", "dative", "and"),
        ),
        "single" if single or (ranks and len(heads) == 1) else "several" if ranks else "common",
    )


def _except(t: Telling, of: SelectorNode) -> Noun:
    """All cards but some."""
    if isinstance(of, Word) and of.word == "led":
        return _noun(t, "not-led")
    other = node_in_words(t, of, "plural", "dative")
    many = t.say("formula-except", cards=_noun(t, "any-bare").forms.many, other=other)
    one = t.say("formula-except", cards=_noun(t, "any-bare").forms.one, other=other)
    dative = t.say("formula-except", cards=_noun(t, "any-bare").forms.dative_many, other=other)
    return Noun(Forms(one, many, "f", one, dative))


def _noun(t: Telling, word: str) -> Noun:
    """Trumps, cards of the suit led, all cards."""
    return Noun(COUNTED[f"{word}-card"][t.lang])


def _fixed(t: Telling, node: SelectorNode) -> int | None:
    """The cards, where they hang on neither trump nor lead."""
    selector = t.rules.selectors.compiled(node)
    return None if selector.needs else selector.mask()


def _nouns_of_mask(t: Telling, mask: int) -> list[Noun]:
    """A fixed set of cards by as few names as will do: suits, ranks, single cards, or ranks of some suits."""
    cards = t.rules.cards
    if mask == cards.everything:
        return [_noun(t, "any")]
    if mask.bit_count() == 1:
        return [_card(t, mask.bit_length() - 1)]
    if not mask:
        return [_noun(t, "none")]
    suits = [suit for suit in cards.suits if not cards.where("suit", [suit]) & ~mask]
    found = list(_suits(t, suits))
    left = mask & ~cards.where("suit", suits)
    ranks = [rank for rank in _from_high(t) if left & cards.where("rank", [rank]) and not _rest(t, rank, suits) & ~left]
    if ranks and (_lettered(t) or not left & ~cards.where("rank", ranks)):
        found += _ranks(t, ranks)
        left &= ~cards.where("rank", ranks)
    if left.bit_count() <= _SINGLE and (_lettered(t) or left.bit_count() < 2):
        return [*found, *(_card(t, card) for card in members(left))]
    return [*found, *_suits_by_ranks(t, left)]


def _rest(t: Telling, rank: str, suits: Sequence[str]) -> int:
    """The cards of a rank, without those of some suits."""
    return t.rules.cards.where("rank", [rank]) & ~t.rules.cards.where("suit", suits)


def _suits_by_ranks(t: Telling, mask: int) -> Iterator[Noun]:
    """The cards suit by suit, those with the same ranks together: "elay and hunti 1 to 3"."""
    cards = t.rules.cards
    alike: dict[tuple[str, ...], list[str]] = {}
    for suit in cards.suits:
        held = mask & cards.where("suit", [suit])
        if held:
            alike.setdefault(tuple(cards.rank[card] for card in members(held)), []).append(suit)
    for ranks, suits in alike.items():
        names = listing(t, [suit_in_words(t, suit, plural=False) for suit in suits])
        text = t.say("formula-suits-ranks", suits=names, ranks=_numbers(t, ranks))
        if len(suits) * len(ranks) == 1:
            yield _card(t, next(iter(members(cards.where("suit", suits) & cards.where("rank", ranks) & mask))))
        else:
            one = t.say("formula-card-of", cards=text)
            yield Noun(Forms(one, text, "f", one, text))


def _numbers(t: Telling, ranks: Sequence[str]) -> str:
    """Ranks that are numbers, in their order: "1 to 3"."""
    order = [rank for rank in reversed(_from_high(t)) if rank in ranks]
    if all(rank.isdigit() for rank in order):
        order.sort(key=int)
        if len(order) > 2 and int(order[-1]) - int(order[0]) == len(order) - 1:
            return t.say("formula-from-to", low=order[0], high=order[-1])
        return listing(t, order)
    return listing(t, [rank_in_words(t, rank) for rank in reversed(order)])


def _suits(t: Telling, suits: Sequence[str]) -> Iterator[Noun]:
    """Whole suits; those that have no name of their own for a card are told together."""
    plain: list[str] = []
    for suit in suits:
        name = suit_in_words(t, suit, plural=False)
        forms = SUITS[t.lang].get(name.casefold())
        if forms is None:
            plain.append(name)
        else:
            yield Noun(forms)
    if plain:
        one = t.say("formula-suit-card", suits=listing(t, plain, "or"))
        many = t.say("formula-suit-cards", suits=listing(t, plain))
        yield Noun(Forms(one, many, "f", one, many))


def _ranks(t: Telling, ranks: Sequence[str]) -> Iterator[Noun]:
    """Whole ranks, from the highest to the lowest."""
    order = _from_high(t)
    first = order.index(ranks[0])
    if len(ranks) >= _RUN and order[first : first + len(ranks)] == list(ranks):
        low, high = _rank(t, ranks[-1]), _rank(t, ranks[0])
        fills = {"low": _to(t, low, "from"), "high": _to(t, high, "to")}
        one, many = (t.say(f"formula-run-{form}", **fills) for form in ("one", "many"))
        yield Noun(Forms(one, many, "f", one, many))
        return
    for rank in ranks:
        yield Noun(_rank(t, rank))


def _to(t: Telling, forms: Forms, way: str) -> str:
    return t.say(f"formula-{way}-{forms.gender}", rank=forms.oblique)


def _card(t: Telling, card: int) -> Noun:
    """One card, as it is written."""
    text = t.notation.written[card]
    sign = t.notation.suit_signs.get(t.rules.cards.suit[card], "")
    kind: Literal["single", "named"] = "named" if sign.isalpha() else "single"
    return Noun(Forms(text, text, _rank(t, t.rules.cards.rank[card]).gender), kind)


def _rank(t: Telling, rank: str) -> Forms:
    """A rank's name: that of a court card or a number, else as it is written."""
    known = RANKS[t.lang].get(rank)
    if known is not None:
        return known
    return Forms(rank, t.say("formula-rank-many", rank=rank), "f", rank, t.say("formula-rank-many", rank=rank))


def _ranks_of(t: Telling) -> list[Forms]:
    return [_rank(t, rank) for rank in t.rules.cards.ranks]


def _from_high(t: Telling) -> list[str]:
    """All ranks, from the highest to the lowest."""
    order = [str(rank) for rank in t.model.order.default]
    return [*order, *(rank for rank in t.rules.cards.ranks if rank not in order)]


def _lettered(t: Telling) -> bool:
    """The pack has court cards, so that numbers are the names of cards: sevens and eights, not 7 to 8."""
    return any(not rank.isdigit() for rank in t.rules.cards.ranks)
