"""Pots, payments and awards as prose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal

from referee.rulebook.book import Block, Items, Sentence
from referee.rulebook.formulas import amount_in_words
from referee.rulebook.seats import after_betting, options_in, plain, so_many
from referee.rulebook.selections import listing
from referee.rulebook.telling import Telling
from referee.rules.phase_model import AwardPhase, BettingPhase, PayPhase

Case = Literal["nominative", "accusative", "dative"]

_ARTICLES: Final = {
    "m": {"nominative": "der", "accusative": "den", "dative": "dem"},
    "f": {"nominative": "die", "accusative": "die", "dative": "der"},
    "n": {"nominative": "das", "accusative": "das", "dative": "dem"},
}
_FEMININE: Final = re.compile(r"(e|ung|heit|keit|schaft|bank)$", re.IGNORECASE)
_NEUTER: Final = re.compile(r"(chen|lein|konto|geld|glas|feld)$", re.IGNORECASE)
_NAMED_PARTS: Final = (2, 3, 4, 5, 6, 8, 10)
_PART: Final = re.compile(r"pot\((\w+)\)(?://(\d+))?")
_FRESH: Final = re.compile(r"\(pot\((\w+)\)-carried\(\1\)\)(?://(\d+))?")
_BARE: Final = re.compile(r"^(pot\((\w+)\)-carried\(\2\))$")
_SIDE: Final = re.compile(r"total\(side,(.*)\)")


def pot_in_words(t: Telling, pot: str, case: Case = "nominative") -> str:
    """A pot with its article; in German the end of its name tells which."""
    name = t.words(t.model.pots[pot].name)
    if t.lang != "de":
        return t.say("the-pot", pot=name)
    gender = "f" if _FEMININE.search(name) else "n" if _NEUTER.search(name) else "m"
    return f"{_ARTICLES[gender][case]} {name}"


def into_pot(t: Telling, pot: str) -> str:
    """Into a pot."""
    return _contracted(t.say("money-into", pot=pot_in_words(t, pot, "accusative")))


def in_pot(t: Telling, pot: str) -> str:
    """In a pot."""
    return _contracted(t.say("money-in", pot=pot_in_words(t, pot, "dative")))


def _contracted(text: str) -> str:
    """A German preposition grown together with its article."""
    return re.sub(r"^in dem ", "im ", re.sub(r"^in das ", "ins ", text))


def tell_pots(t: Telling) -> tuple[Block, ...]:
    """What chips and pots are; nothing where none are played for."""
    if not t.model.pots:
        return ()
    items = [t.paragraph(sentence) for sentence in _each_pot(t)]
    head = t.paragraph(
        t.sentence("pots-chips", None, "pots", key="pots/chips"), t.sentence("pots-owe", None, "pots", key="pots/owe")
    )
    return (head, Items(tuple(items)))


def _each_pot(t: Telling) -> Iterator[Sentence]:
    """Each pot: what comes into it, and when it is paid out."""
    for pot in t.model.pots:
        dealt = [phase for phase in t.rules.phases.values() if isinstance(phase, PayPhase | AwardPhase | BettingPhase)]
        comes = [
            t.say("pots-paid", why=_why(t, phase)) if _why(t, phase) else t.say("pots-payments")
            for phase in dealt
            if isinstance(phase, PayPhase) and phase.to == pot and phase.source == "each"
        ]
        comes += [t.say("pots-bets") for phase in dealt if isinstance(phase, BettingPhase) and phase.pot == pot]
        others = [
            phase.source
            for phase in (*dealt, *t.model.end.settle)
            if isinstance(phase, PayPhase) and phase.to == pot and phase.source != "each"
        ]
        comes += [t.say("pots-from", pot=pot_in_words(t, other, "dative")) for other in dict.fromkeys(others)]
        goes = any(isinstance(phase, AwardPhase) and phase.pot == pot for phase in dealt)
        when = t.say("pots-each-deal" if goes else "pots-at-end")
        yield t.sentence(
            "pots-one" if comes else "pots-empty",
            None,
            f"pots/{pot}",
            there=t.capital(in_pot(t, pot)),
            comes=listing(t, comes),
            when=when,
        )


def _why(t: Telling, phase: PayPhase) -> str:
    """What a payment is called, where the rules say it and no number stands in it."""
    why = t.words(phase.why)
    return "" if "{" in why else why


def tell_pay(t: Telling, name: str, phase: PayPhase) -> tuple[Block, ...]:
    """Who pays how many chips, and where they go.

    Args:
        t: The telling.
        name: The phase's id.
        phase: The phase.
    """
    return (t.paragraph(pay_sentence(t, f"phases/{name}", phase, late=after_betting(t, name))),)


def pay_sentence(t: Telling, at: str, phase: PayPhase, *, late: bool = False, end: bool = False) -> Sentence:
    """A payment.

    Args:
        t: The telling.
        at: Its place in the rules.
        phase: The payment.
        late: Players may have folded by then, and pay all the same.
        end: It is paid at the end of the game.
    """
    named = [f"{at}/why"] if phase.why else []
    places = (f"{at}/amount", f"{at}/from", f"{at}/to", *named, *options_in(phase.amount, t))
    why = _why(t, phase)
    label = t.say("pay-label", why=t.capital(why)) if why and end else ""
    if phase.to == "left-of-dealer":
        to = t.say("to-left-of-last-dealer" if end else "to-left-of-dealer")
    else:
        to = into_pot(t, phase.to)
    if phase.source == "each":
        who = t.say("each-folded-too" if late else "each-player")
        return _told(t, "pay-each", phase.clause, places, label, who=who, chips=so_many(t, phase.amount, "chip"), to=to)
    source, text = pot_in_words(t, phase.source, "dative"), _BARE.sub(r"(\1)", plain(phase.amount))
    for pattern, words in ((_PART, "pay"), (_FRESH, "pay-fresh")):
        found = pattern.fullmatch(text)
        if found and found[1].replace("_", "-") == phase.source:
            parts = int(found[2] or 1)
            if parts < 1:
                continue
            words += "-all" if parts == 1 else "-part"
            nominative = pot_in_words(t, phase.source)
            return _told(
                t,
                words,
                phase.clause,
                places,
                label,
                part=_part(t, parts),
                source=source,
                there=in_pot(t, phase.source),
                pot=nominative,
                to=to,
            )
    chips = so_many(t, phase.amount, "chip")
    return _told(t, "pay-other", phase.clause, places, label, source=source, chips=chips, to=to)


def _part(t: Telling, parts: int) -> str:
    return t.say(f"part-{parts}") if parts in _NAMED_PARTS else t.say("part-other", n=parts)


def _told(t: Telling, words: str, clause: str, places: tuple[str, ...], label: str, **args: object) -> Sentence:
    """A sentence that may begin with what the payment is called."""
    text = t.say(words, **args)
    whole = label + text if label and t.lang != "de" else label + t.capital(text)
    return Sentence(places[0], whole, clause, places)


def tell_award(t: Telling, name: str, phase: AwardPhase, *, alone: bool = False) -> tuple[Block, ...]:
    """Who gets a pot.

    Args:
        t: The telling.
        name: The phase's id.
        phase: The phase.
        alone: All but one have folded by then.
    """
    return (t.paragraph(*award_sentences(t, f"phases/{name}", phase, alone=alone)),)


def award_sentences(
    t: Telling, at: str, phase: AwardPhase, *, alone: bool = False, end: bool = False
) -> list[Sentence]:
    """An award, and what becomes of chips that do not come out even.

    Args:
        t: The telling.
        at: Its place in the rules.
        phase: The award.
        alone: Only one player is left.
        end: The pot is paid at the end of the game.
    """
    pot = pot_in_words(t, phase.pot, "accusative")
    subject = pot_in_words(t, phase.pot)
    places = (f"{at}/to", f"{at}/pot", f"{at}/of", *(["sides"] if phase.to != "active" else []))
    if alone and phase.to == "active":
        return [Sentence(places[0], t.say("share-alone", pot=pot), phase.clause, places)]
    if phase.to == "most":
        text = _most(t, phase, pot, subject)
    elif phase.to == "active":
        text = t.say("share-active" if t.folding else "share-everybody", pot=pot, subject=t.capital(subject))
    else:
        text = t.say("share-winners-sides" if t.model.sides else "share-winners", pot=pot)
    words = f"leftover-{phase.leftover}"
    if phase.leftover == "stays":
        words += "-end" if end else ""
    elif end:
        words += "-end"
    rest = t.sentence(words, phase.clause, f"{at}/leftover", pot=pot_in_words(t, phase.pot, "dative"))
    return [Sentence(places[0], t.capital(text), phase.clause, places), rest]


def _most(t: Telling, phase: AwardPhase, pot: str, subject: str) -> str:
    """Who has the most of something."""
    text = plain(phase.of or 0)
    side = _SIDE.fullmatch(text)
    inner = side[1] if side else text
    words = "share-most-side" if side and t.model.sides else "share-most"
    if inner in ("tricks(me)", "cards(me)", "score(me)", "bid(me)"):
        return t.say(words, pot=pot, what=t.say(f"most-{inner.partition('(')[0]}"))
    return t.say("share-most-of", pot=pot, subject=t.capital(subject), amount=amount_in_words(t, phase.of or 0))
