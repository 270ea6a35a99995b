"""How a verdict speaks: acts, faults and reasons in the words of a language, a notation and the names at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.adjudicate.places import pointer_of
from referee.adjudicate.verdict import ChipsEntry, ClauseReference, RulesReference
from referee.cards import Notation
from referee.rules import Rules
from referee.table import Movement, Named, Reason, Said, Shown, Term, Told
from referee.wording import in_language, say


@dataclass(frozen=True)
class Speech:
    """How a verdict speaks: its language, the log's notation and the names at the table."""

    lang: str
    notation: Notation
    seats: Sequence[str]

    def cards(self, mask: int) -> str:
        """Cards in a sentence."""
        return ", ".join(self.notation.write(mask))

    def argument(self, value: object) -> object:
        """One thing in a sentence."""
        if isinstance(value, Shown):
            return self.cards(value.mask) or say("nothing", {}, self.lang)
        if isinstance(value, Named):
            return self.seats[value.seat] if value.seat >= 0 else "?"
        if isinstance(value, Term):
            named = in_language(value.words, self.lang) or self.notation.suit_signs.get(value.suit, value.suit)
            return f"{'an' if named[:1] in 'aeiou' else 'a'} {named}" if self.lang == "en" else named
        if isinstance(value, Said):
            return in_language(value.words, self.lang)
        if isinstance(value, Told):
            return self.sentence(value.words, value.args)
        if isinstance(value, dict):
            return ", ".join(f"{self.seats[seat]} {number}" for seat, number in value.items())
        if isinstance(value, tuple):
            return ", ".join(str(self.argument(part)) for part in value) or "-"
        return value

    def sentence(self, words: str, args: Mapping[str, object]) -> str:
        """A sentence in the language asked for."""
        if words == "result":
            parts = args["parts"]
            assert isinstance(parts, tuple)
            return " ".join(self.sentence(part, inner) for part, inner in parts)
        return say(words, {name: self.argument(value) for name, value in args.items()}, self.lang)


def clause_reference(rules: Rules, clause: str, lang: str) -> ClauseReference:
    """A clause as a verdict quotes it."""
    found = rules.clauses[clause]
    return ClauseReference(clause, found.text.get(lang) or next(iter(found.text.values())), list(found.cite))


def reference_of(rules: Rules) -> RulesReference:
    """The rules as a verdict names them."""
    return RulesReference(
        rules.game, rules.version, rules.digest, list(rules.variants), dict(rules.options), dict(rules.rulings)
    )


def chips_entry(move: Movement, pots: Sequence[str], speech: Speech) -> ChipsEntry:
    """A movement of chips in words."""
    seats = speech.seats

    def account(place: int) -> str:
        return f"seat:{seats[place]}" if place < len(seats) else f"pot:{pots[place - len(seats)]}"

    why = speech.sentence(move.why.words, move.why.args)
    return ChipsEntry(pointer_of(move.at), move.chips, account(move.source), account(move.target), move.clause, why)


def reason_told(rules: Rules, reason: Reason, told: tuple[int, ...], lang: str) -> str:
    """A reason in words, its holes filled."""
    words = reason.words or rules.clauses[reason.clause].text
    text = words.get(lang) or next(iter(words.values()))
    for hole, value in zip(reason.holes, told, strict=False):
        text = text.replace("{" + hole + "}", str(value))
    return text
