"""The cards: which is higher, which are trumps, and what they are worth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from referee.cards import members
from referee.rulebook.book import Block, Paragraph, Row, Sentence, Table
from referee.rulebook.needs import ranks_written
from referee.rulebook.selections import mask_in_words, suit_in_words
from referee.rulebook.telling import Telling
from referee.rulebook.wilds import tell_wild
from referee.rules.phase_model import RedealPhase, ScorePhase, ScoreStep, TurnUpPhase, TurnUpStep
from referee.wording.formulas import RANKS


def tell_cards(t: Telling) -> tuple[Block, ...]:
    """Which card is higher, which are trumps, and which are wild."""
    return (*_orders(t), Paragraph(tuple(_trumps(t))), *tell_wild(t))


# --- the order ---


def _ranked_suits(t: Telling) -> dict[str, list[str]]:
    """The ranks of each suit in play, from high to low; a wild card has the rank of what it stands for."""
    cards, wild = t.rules.cards, t.model.wild
    in_play = t.rules.pack & ~(t.rules.selector(wild.cards).mask() if wild else 0)
    found: dict[str, list[str]] = {}
    for suit in cards.suits:
        held = {cards.rank[card] for card in members(in_play) if cards.suit[card] == suit}
        if held:
            found[suit] = [rank for rank in t.rules.order_of(suit) if rank in held]
    return found


def _orders(t: Telling) -> list[Block]:
    """One sentence where all suits rank alike, else a table with a row for each order."""
    clause = t.model.order.clause
    suits = _ranked_suits(t)
    by_order: dict[str, list[str]] = {}
    for suit, ranks in suits.items():
        by_order.setdefault(ranks_written(t, suit, ranks), []).append(suit)
    if len(by_order) == 1:
        order = next(iter(by_order))
        return [Paragraph((t.sentence("cards-order", clause, "order/default", "order/suits", ranks=order),))]
    rows = []
    for order, alike in by_order.items():
        own = [suit for suit in alike if suit in t.rules.suit_orders]
        places = tuple(f"order/suits/{suit}" for suit in own) or ("order/default",)
        signs = ", ".join(_sign(t, suit) for suit in alike)
        rows.append(Row(f"order-{'-'.join(alike)}", (signs, order), clause, places))
    head = (t.say("cards-head-suits"), t.say("cards-head-order"))
    table = Table("orders", t.say("cards-orders"), head, tuple(rows), clause, ("order",))
    single = [alike[0] for alike in by_order.values() if len(alike) == 1]
    moved = [told for suit in single for told in [_moved(t, suit, suits[suit])] if told is not None]
    return [
        Paragraph((t.sentence("cards-order-table", clause, "order"),)),
        table,
        *([Paragraph(tuple(moved))] if moved else []),
    ]


def _sign(t: Telling, suit: str) -> str:
    """A suit's sign; where it has none but a word, the word in the book's language."""
    sign = t.notation.suit_signs.get(suit, suit)
    return suit_in_words(t, suit) if sign.isalpha() else sign


def _moved(t: Telling, suit: str, ranks: list[str]) -> Sentence | None:
    """The one card of a suit that stands elsewhere than in the others."""
    if suit not in t.rules.suit_orders:
        return None
    usual = [str(rank) for rank in t.model.order.default if str(rank) in ranks]
    movers = [rank for rank in ranks if [r for r in ranks if r != rank] == [r for r in usual if r != rank]]
    if ranks == usual or not movers:
        return None
    mover = movers[0]
    place = ranks.index(mover)
    cards = t.rules.cards
    card = {cards.rank[c]: t.notation.written[c] for c in range(len(cards)) if cards.suit[c] == suit}
    may_be = suit in t.model.trump.suits if t.model.trump else t.turns_trumps or t.changes_trumps
    words = (
        ("cards-highest-ever" if may_be else "cards-highest")
        if place == 0
        else "cards-above"
        if place < len(ranks) - 1
        else "cards-lowest"
    )
    other = ranks[place - 1] if words == "cards-lowest" else ranks[place + 1]
    return t.sentence(
        words,
        t.model.order.clause,
        f"order/suits/{suit}",
        suit=suit_in_words(t, suit),
        the_card=_with_article(t, "the", mover, card[mover]),
        to_other=_with_article(t, "to-the", other, card[other]),
    )


def _with_article(t: Telling, article: str, rank: str, card: str) -> str:
    """A card with its article, which in German hangs on the rank."""
    known = RANKS["de"].get(rank)
    return t.say(f"cards-{article}-{known.gender if known else 'f'}", card=card)


# --- trumps ---


def _trumps(t: Telling) -> Iterator[Sentence]:
    trump = t.model.trump
    if trump is not None and trump.suits == [trump.suit]:
        suit = str(trump.suit)
        own = suit_in_words(t, suit).casefold() in t.say("cards-trump-names").split()
        words = "cards-trump-own" if own else "cards-trump"
        yield t.sentence(words, trump.clause, "trump/suit", key="trump", suit=t.capital(suit_in_words(t, suit)))
    elif trump is not None:
        suits = [t.say("cards-no-trump") if suit is None else suit_in_words(t, suit) for suit in trump.suits]
        yield t.sentence("cards-trump-turns", trump.clause, "trump/suit", key="trump", suits=", ".join(suits))
        if any(isinstance(phase, RedealPhase) for phase in t.rules.dealt):
            yield t.sentence("cards-trump-kept", trump.clause, "trump/suit", key="trump/kept")
    if t.changes_trumps:
        yield t.sentence("cards-trump-each-trick", None, key="cards/trumps")
    elif t.turns_trumps:
        yield t.sentence("cards-trump-turned", None, key="cards/trumps")
    elif not t.trumps:
        yield t.sentence("cards-trump-none", None, key="cards/trumps")


# --- values ---


@dataclass(frozen=True)
class _Use:
    """Where a table of values is used."""

    name: str
    words: str
    clause: str


def _uses(t: Telling) -> Iterator[_Use]:
    """Each table, and whether it is for the cards of a trick, for a card turned up, or for something else."""
    texts: list[str] = []
    for phase in t.rules.dealt:
        if isinstance(phase, ScorePhase):
            texts.append(str(phase.amount))
        elif isinstance(phase, TurnUpPhase) and phase.score is not None:
            texts.append(str(phase.score))
    for step in t.rules.after_tricks:
        if isinstance(step, ScoreStep):
            texts.append(str(step.amount))
        elif isinstance(step, TurnUpStep) and step.score is not None:
            texts.append(str(step.score))
    for name, table in t.model.values.items():
        used = [m[1] for text in texts for m in re.finditer(rf"(trick|card)\s*,\s*{re.escape(name)}\s*\)", text)]
        words = "turned" if used and set(used) == {"card"} else "won" if used else "other"
        yield _Use(name, words, table.clause)


def value_head(t: Telling, name: str) -> str:
    """What the column of a table of values is called."""
    use = next(use for use in _uses(t) if use.name == name)
    return t.say(f"values-head-{use.words}")


def tell_values(t: Telling) -> tuple[Block, ...]:
    """What cards are worth: a row for cards that are worth the same, a column for each table."""
    uses = list(_uses(t))
    if not uses:
        return ()
    cards = t.rules.cards
    columns: list[tuple[_Use, bool]] = []  # a table, as it holds for a trump, or for any other card
    sentences = []
    for use in uses:
        worth = {card: (_worth(t, use.name, card, True), _worth(t, use.name, card, False)) for card in _played(t)}
        if not t.trumps or all(trump == plain for trump, plain in worth.values()):
            kind, new = "always", [(use, False)]
        elif all(not plain for _, plain in worth.values()):
            kind, new = "trumps", [(use, True)]
        else:
            kind, new = "mixed", [(use, True), (use, False)]
        columns += new
        place = f"values/{use.name}/rows"
        sentences.append(t.sentence(f"values-{use.words}-{kind}", use.clause, place, key=f"values/{use.name}"))
        if kind == "trumps" and use.words == "won" and t.changes_trumps:
            sentences.append(t.sentence("values-change", None, key=f"values/{use.name}/change"))
    by_worth: dict[tuple[int, ...], int] = {}
    for card in _played(t):
        points = tuple(_worth(t, use.name, card, trump) for use, trump in columns)
        by_worth[points] = by_worth.get(points, 0) | 1 << card
    rows = []
    for points in sorted(by_worth, key=lambda points: tuple(-p for p in points)):
        mask = by_worth[points]
        rest = not any(points) and len(by_worth) > 1
        first = next(members(mask))
        label = t.say("values-rest") if rest else t.capital(mask_in_words(t, mask))
        alike = mask.bit_count() > 1
        key = "rest" if rest else f"rank-{cards.rank[first]}" if alike else cards.ids[first]
        places = tuple(dict.fromkeys(_row(t, use.name, first, trump) for use, trump in columns))
        rows.append(Row(key, (label, *map(str, points)), None, places))
    head = [t.say("values-head-card")]
    for use, trump in columns:
        both = sum(other == use for other, _ in columns) > 1
        part = "" if not both else "-trump" if trump else "-plain"
        head.append(t.say(f"values-head-{use.words}{part}"))
    clause = uses[0].clause if len(uses) == 1 else None
    places = tuple(f"values/{use.name}" for use in uses)
    table = Table(
        "values", t.say("values-caption"), tuple(head), tuple(rows), clause, places, tuple(range(1, len(head)))
    )
    return (Paragraph(tuple(sentences)), table)


def _played(t: Telling) -> list[int]:
    """The cards in play."""
    return list(members(t.rules.pack))


def _trump_mask(t: Telling, card: int, trump: bool) -> int:
    """All trumps, where a card is one; where it is none, another suit is."""
    masks = t.rules.class_mask
    own = t.rules.class_of[card]
    if trump:
        return masks[own]
    return next((mask for suit, mask in enumerate(masks) if suit != own and mask), 0) if t.trumps else 0


def _worth(t: Telling, name: str, card: int, trump: bool) -> int:
    return t.rules.values[name].of(_trump_mask(t, card, trump))[card]


def _row(t: Telling, name: str, card: int, trump: bool) -> str:
    """The row of the rules that decides what a card is worth; the table where none does."""
    mask = _trump_mask(t, card, trump)
    for place, row in enumerate(t.model.values[name].rows):
        if t.rules.selector(row.cards).mask(mask) >> card & 1:
            return f"values/{name}/rows/{place}"
    return f"values/{name}/rows"
