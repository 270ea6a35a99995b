"""What every part of a rulebook is told with: the rules, the language, and how cards and clauses are called in it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from referee.cards import Notation
from referee.rulebook.book import Paragraph, Sentence
from referee.rules import Rules
from referee.rules.phase_model import BettingPhase, DrawStep, TurnUpPhase, TurnUpStep
from referee.wording import in_language, say


class Telling:
    """The telling of one book.

    Args:
        rules: The rules as they hold at the table.
        lang: The language.
        notation: The name of the notation; else the language's own, else the first of the rules.
    """

    def __init__(self, rules: Rules, lang: str, notation: str | None = None) -> None:
        self.rules = rules
        self.model = rules.model
        self.lang = lang
        known = list(rules.notations)
        self.amounts: dict[tuple[str, str, str], str] = {}
        """Amounts put in words already, by what was asked for: long ones take time, and are asked for again."""
        self.notation_name = notation or (lang if lang in known else known[0])

    @cached_property
    def notation(self) -> Notation:
        """How cards are written."""
        return self.rules.notations[self.notation_name]

    def say(self, words: str, **args: object) -> str:
        """A sentence of the rulebook's own words."""
        return say(words, args, self.lang)

    def sentence(self, words: str, clause: str | None, *places: str, key: str = "", **args: object) -> Sentence:
        """A sentence in the rulebook's own words, which tells a clause as some places in the rules decide it.

        Args:
            words: The key of the sentence.
            clause: The clause.
            places: The places, their steps joined by `/`; the first is the sentence's key if it has none of its own.
            key: What it is about, where the first place does not say it.
            args: What fills the sentence.
        """
        return Sentence(key or (places[0] if places else words), self.say(words, **args), clause, tuple(places))

    def words(self, texts: Any) -> str:
        """A text of the rules, in the book's language; nothing where there is none."""
        return in_language(texts, self.lang) if isinstance(texts, dict) else ""

    def clause(self, clause: str, *places: str) -> Sentence:
        """The text of a clause itself, as a sentence with a full stop."""
        text = self.words(self.model.clauses[clause].text)
        text = text if text.endswith((".", "!", "?")) else text + "."
        return Sentence(f"clauses/{clause}/text", text, clause, (*places, f"clauses/{clause}/text"))

    @staticmethod
    def paragraph(*sentences: Sentence | None) -> Paragraph:
        """A paragraph of those sentences that are there."""
        return Paragraph(tuple(sentence for sentence in sentences if sentence is not None))

    # --- what kind of game it is ---

    @cached_property
    def two(self) -> bool:
        """It is for two players and no more."""
        return list(self.model.players.count) == [2]

    @cached_property
    def folding(self) -> bool:
        """A player may have folded when the tricks are played."""
        return any(isinstance(phase, BettingPhase) for phase in self.rules.dealt)

    @cached_property
    def draw(self) -> DrawStep | None:
        """How cards are drawn after a trick, where they are."""
        return next((step for step in self.rules.after_tricks if isinstance(step, DrawStep)), None)

    @cached_property
    def turns_trumps(self) -> bool:
        """A card turned up before the tricks makes trumps."""
        return any(isinstance(phase, TurnUpPhase) and phase.trump for phase in self.rules.dealt)

    @cached_property
    def changes_trumps(self) -> bool:
        """A card turned up after a trick makes new trumps."""
        return any(isinstance(step, TurnUpStep) and step.trump for step in self.rules.after_tricks)

    @cached_property
    def trumps(self) -> bool:
        """There are trumps in some deal."""
        fixed = self.model.trump is not None and any(self.model.trump.suits)
        return fixed or self.turns_trumps or self.changes_trumps

    # --- where a rule is printed ---

    def cited(self, citations: Iterable[str]) -> str:
        """Where something is printed, in words: the title of each source, then its sections, each with its items."""
        found: dict[str, list[str]] = {}
        for citation in citations:
            source, _, place = citation.partition(": ")
            found.setdefault(source, []).append(place)
        sources = self.model.sources
        return "; ".join(
            self.say("book-cite", title=sources[name].title if name in sources else name, places=self.places(places))
            for name, places in found.items()
        )

    def places(self, places: Iterable[str]) -> str:
        """Sections of one source in words, the items of one section together: "Setup, items 2 and 3; Scoring"."""
        found: dict[str, list[str]] = {}
        for place in places:
            section, _, item = place.partition("#")
            items = found.setdefault(section, [])
            if item and item not in items:
                items.append(item)
        told = []
        for section, items in found.items():
            words = "book-cite-items" if len(items) > 1 else "book-cite-item"
            item = self.say("formula-and").join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)
            told.append(self.say(words, section=section, item=item) if items else section)
        return ("; " if any(found.values()) else ", ").join(told)

    def capital(self, text: str) -> str:
        """A text as the beginning of a sentence."""
        return text[:1].upper() + text[1:]
