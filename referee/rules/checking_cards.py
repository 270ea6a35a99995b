"""Faults of the cards and of the notations: names that say nothing, cards that are written alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from referee.cards import MOST_CARDS, UNKNOWN_WORDS, Cards, Notation
from referee.documents import clip
from referee.findings import Path, Problem
from referee.rules.model import NotationForm, RulesModel
from referee.rules.remarks import named
from referee.rules.rules import cards_of, notations_of

MOST_SUITS: Final = 32
_NAME: Final = re.compile(r"[^\s,&|()!{}]+")
_WRITTEN: Final = re.compile(r"\S{1,64}")


def card_faults(model: RulesModel) -> Iterator[Problem]:
    """The cards themselves: nothing else can be looked at while they are wrong."""
    groups, whole = model.cards.groups, ("cards", "groups")
    size = sum(len(group.suits) * len(group.ranks) for group in groups.values())
    if size > MOST_CARDS:
        yield Problem("rules.cards", "pack-many", {"count": size, "most": MOST_CARDS}, whole, on_key=True)
        return
    several = len({suit for group in groups.values() for suit in group.suits})
    if several > MOST_SUITS:
        yield Problem(
            "rules.cards", "suits-many", {"count": several, "most": MOST_SUITS}, ("cards", "groups"), on_key=True
        )
        return
    odd = False
    for name, group in groups.items():
        for key, words in (("suits", group.suits), ("ranks", group.ranks)):
            for place, word in enumerate(words):
                path: Path = ("cards", "groups", name, key, place)
                if not _NAME.fullmatch(str(word)):
                    yield Problem("rules.cards", "card-name", {"name": clip(str(word))}, path)
                elif word in words[:place]:
                    yield Problem("rules.cards", "card-name-twice", {"name": word}, path)
                else:
                    continue
                odd = True
    if odd:
        return
    if not _is_pattern(model.cards.id):
        yield Problem("rules.cards", "pattern", {"pattern": clip(model.cards.id)}, ("cards", "id"))
        return
    cards = cards_of(model)
    twice = next((place for place, card in enumerate(cards.ids) if card in cards.ids[:place]), None)
    if twice is not None:
        args = {"card": cards.ids[twice], "one": cards.group[cards.ids.index(cards.ids[twice])]}
        yield Problem("rules.cards", "cards-twice", args, ("cards", "groups", cards.group[twice]), on_key=True)
    for key, told in (("names", model.cards.names), ("pictures", model.cards.pictures)):
        for suit in told:
            if suit not in cards.suits:
                yield named("rules.name", "no-suit", ("cards", key, suit), suit, cards.suits, on_key=True)


def _is_pattern(pattern: str) -> bool:
    return "{rank}" in pattern and "{" not in pattern.replace("{rank}", "").replace("{suit}", "")


def notation_faults(model: RulesModel) -> Iterator[Problem]:
    """The notations, one by one; how a notation writes cards is looked at where its names make sense."""
    cards = cards_of(model)
    for name, notation in notations_of(model, cards).items():
        problems = list(_forms(("notations", name), model.notations[name].forms, cards))
        yield from problems or _notation(("notations", name), notation)


def _forms(path: Path, forms: Sequence[NotationForm], cards: Cards) -> Iterator[Problem]:
    for place, form in enumerate(forms):
        at = (*path, "forms", place)
        if not _is_pattern(form.write):
            yield Problem("rules.notation", "pattern", {"pattern": clip(form.write)}, (*at, "write"))
        for suit in form.suits:
            if suit not in cards.suits:
                yield named("rules.name", "no-suit", (*at, "suits", suit), suit, cards.suits, on_key=True)
        for rank in form.ranks:
            if rank not in cards.ranks:
                yield named("rules.name", "no-rank", (*at, "ranks", rank), rank, cards.ranks, on_key=True)


def _notation(path: Path, notation: Notation) -> Iterator[Problem]:
    name = path[1]
    if notation.unwritten:
        card = notation.cards.ids[notation.unwritten[0]]
        yield Problem("rules.notation", "notation-gap", {"name": name, "card": card}, path, on_key=True)
    for text, one, other in notation.clashes[:1]:
        args = {"name": name, "text": text, "one": one, "other": other}
        yield Problem("rules.notation", "notation-clash", args, path, on_key=True)
    odd = next((text for text in notation.exact if not _WRITTEN.fullmatch(text) or text.lower() in UNKNOWN_WORDS), None)
    if odd is not None:
        yield Problem("rules.notation", "notation-odd", {"name": name, "text": clip(odd)}, path, on_key=True)
