"""Cards laid open, as prose."""

from __future__ import annotations

from referee.cards import members
from referee.rulebook.book import Block, Sentence
from referee.rulebook.seats import everybody, folding_in
from referee.rulebook.selections import cards_in_words, listing, rank_in_words, suit_in_words
from referee.rulebook.telling import Telling
from referee.rules.phase_model import DisplayPhase


def tell_display(t: Telling, name: str, phase: DisplayPhase) -> tuple[Block, ...]:
    """Which cards each player lays open, and what becomes of them.

    Args:
        t: The telling.
        name: The phase's id.
        phase: The phase.
    """
    at = f"phases/{name}"
    suits, whole = _suits(t, phase)
    one = phase.show == "lowest-of-one-suit"
    if whole:
        words = "display-one-suit" if one else "display-each-suit"
        which = listing(t, [suit_in_words(t, suit) for suit in suits], "or" if one else "and")
    else:
        words = "display-one-of" if one else "display-each-of"
        which = cards_in_words(t, phase.cards, case="dative")
    each = everybody(t, name)
    places = (f"{at}/show", f"{at}/cards", *folding_in(t))
    told = [t.sentence(words, phase.clause, *places, each=t.capital(each), which=which)]
    told += _lowest(t, at, phase, suits)
    none = "display-none-of-all" if one else "display-none"
    told.append(t.sentence(none, phase.clause, f"{at}/cards", f"{at}/show", key=f"{at}/none"))
    kept = t.paragraph(t.sentence("display-kept", phase.clause, at, key=f"{at}/kept"))
    return (t.paragraph(*told), kept)


def _suits(t: Telling, phase: DisplayPhase) -> tuple[list[str], bool]:
    """The suits that a display is about, and whether it is about all their cards in play."""
    chosen = t.rules.selector(phase.cards).mask() & t.rules.pack
    suits, whole = [], True
    for suit, mask in zip(t.rules.cards.suits, t.rules.class_mask, strict=False):
        if chosen & mask:
            suits.append(suit)
            whole = whole and not mask & t.rules.pack & ~chosen
    return suits, whole


def _lowest(t: Telling, at: str, phase: DisplayPhase, suits: list[str]) -> list[Sentence]:
    """Which card is the lowest, where an order of their own makes that doubtful."""
    own = [suit for suit in suits if suit in t.rules.suit_orders]
    if not own:
        return []
    held = {t.rules.cards.rank[card] for card in members(t.rules.pack)}
    order = list(t.rules.order_of(own[0]) if phase.order == "own" else map(str, t.model.order.default))
    ranks = [rank for rank in order if rank in held]
    words = "display-order-own" if phase.order == "own" else "display-order-default"
    return [t.sentence(words, phase.clause, f"{at}/order", "order", lowest=rank_in_words(t, ranks[-1]))]
