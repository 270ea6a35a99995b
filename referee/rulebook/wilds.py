"""Wild cards as prose."""

from __future__ import annotations

from referee.rulebook.book import Block, Sentence
from referee.rulebook.selections import cards_in_words, listing, suit_in_words
from referee.rulebook.telling import Telling
from referee.rules.model import Wild


def tell_wild(t: Telling) -> tuple[Block, ...]:
    """What wild cards may stand for, when they may be played, and when they are renamed; nothing without any."""
    wild = t.model.wild
    if wild is None:
        return ()
    clause = wild.clause
    what = t.paragraph(
        _which(t, wild),
        t.sentence("wild-what", clause, "wild", key="wild/what"),
        t.sentence("wild-as", clause, "wild/as", cards=cards_in_words(t, wild.stands_for, case="nominative")),
        _among(t, wild),
        t.sentence("wild-trick", clause, "wild", key="wild/in-trick"),
        t.sentence("wild-is", clause, "wild", key="wild/is"),
    )
    when = t.paragraph(
        t.sentence("wild-lead", clause, "wild", key="wild/lead"),
        t.sentence("wild-follow", clause, "wild", key="wild/follow"),
        t.sentence("wild-never-due", clause, "wild", key="wild/never-due"),
        t.sentence(f"wild-void-{wild.void}", clause, "wild/void"),
        _unmatched(t, wild),
    )
    return (what, when, t.paragraph(*_rename(t, wild)))


def _which(t: Telling, wild: Wild) -> Sentence | None:
    """Which cards are wild; nothing where they bear the name already, so that no one needs to be told."""
    cards = cards_in_words(t, wild.cards, case="nominative")
    if t.say("wild-word") in cards.casefold():
        return None
    return t.sentence("wild-cards", wild.clause, "wild/cards", cards=t.capital(cards))


def _among(t: Telling, wild: Wild) -> Sentence | None:
    """Whether they may stand for cards that were taken out, where some are."""
    chosen = t.rules.selector(wild.stands_for).mask()
    if not any(chosen & ~t.rules.pack_for(count) for count in t.model.players.count):
        return None
    return t.sentence(f"wild-among-{wild.among}", wild.clause, "wild/among", "wild/as", "pack", "players/count")


def _unmatched(t: Telling, wild: Wild) -> Sentence | None:
    """What holds where a suit is led for which no wild card can stand, if there is one."""
    stands = t.rules.selector(wild.stands_for).mask()
    cards = t.rules.pack & ~t.rules.selector(wild.cards).mask()
    suits = [
        suit_in_words(t, suit)
        for suit, mask in zip(t.rules.cards.suits, t.rules.class_mask, strict=False)
        if mask & cards and not mask & stands
    ]
    if not suits:
        return None
    words = f"wild-unmatched-{wild.unmatched}"
    return t.sentence(words, wild.clause, "wild/unmatched", suits=listing(t, suits, "or"))


def _rename(t: Telling, wild: Wild) -> list[Sentence]:
    """What happens when the card that a wild one stands for is played as well."""
    rename = wild.rename
    if rename is None:
        return [t.sentence("wild-no-rename", wild.clause, "wild/rename")]
    told = [
        t.sentence(f"wild-rename-{rename.when}", rename.clause, "wild/rename/when"),
        t.sentence(f"wild-rename-to-{rename.to}", rename.clause, "wild/rename/to"),
        t.sentence("wild-rename-winner", rename.clause, "wild/rename", key="wild/rename/winner"),
    ]
    words = "wild-rename-off-suit" if rename.off_suit else "wild-rename-only-led"
    return [*told, t.sentence(words, rename.clause, "wild/rename/off-suit")]
