"""Writing a rulebook: every part is told by its own room, and put in the order in which a person learns the game."""

from __future__ import annotations

from referee.rulebook import (
    bets,
    bids,
    cards,
    chips,
    choices,
    closing,
    deals,
    displays,
    ends,
    needs,
    sample,
    scores,
    tricks,
)
from referee.rulebook.book import Block, Book, Section
from referee.rulebook.telling import Telling
from referee.rules import Game, Rules
from referee.rules.phase_model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    DealPhase,
    DisplayPhase,
    PayPhase,
    Phase,
    PlayPhase,
    RedealPhase,
    TurnUpPhase,
)


def write_book(game: Game, rules: Rules, lang: str) -> Book:
    """The rulebook of a game.

    Args:
        game: The game; its examples are looked for beside its rules.
        rules: Its rules as they hold at the table, with variants, options and rulings.
        lang: The language of the book.
    """
    t = Telling(rules, lang)
    sections = (
        *body(t),
        Section("sample", t.say("book-sample"), sample.tell_sample(t, game)),
        Section("variants", t.say("book-variants"), choices.tell_variants(t)),
        Section("rulings", t.say("book-rulings"), choices.tell_rulings(t)),
        Section("options", t.say("book-options"), choices.tell_options(t)),
        Section("brief", t.say("book-brief"), closing.tell_brief(t)),
        Section("sources", t.say("book-sources"), closing.tell_sources(t)),
    )
    return Book(
        game=rules.game,
        version=rules.version,
        lang=lang,
        title=t.words(rules.model.name),
        summary=t.words(rules.model.summary),
        agreed=closing.agreed(t, game),
        sections=tuple(section for section in sections if section.blocks or section.sections),
    )


def body(t: Telling) -> tuple[Section, ...]:
    """How the game is played, told from its mechanisms: whoever changes one of them changes this text."""
    return (
        Section("need", t.say("book-need"), (*needs.tell_needs(t), *scores.tell_sides(t), *chips.tell_pots(t))),
        Section("course", t.say("book-course"), needs.tell_course(t)),
        Section("words", t.say("book-words"), needs.tell_words(t)),
        Section("cards", t.say("book-cards"), cards.tell_cards(t)),
        Section("values", t.say("book-values"), cards.tell_values(t)),
        *_course(t),
        Section("end", t.say("book-end"), ends.tell_end(t)),
        Section("besides", t.say("book-besides"), closing.tell_besides(t)),
    )


def _course(t: Telling) -> tuple[Section, ...]:
    """What comes before the tricks, the tricks, and what is counted after them, each phase in the order of play."""
    before: list[Section] = []
    play: list[Section] = []
    after: list[Section] = []
    told: set[str] = set()
    for name in scores.in_order(t):
        phase = t.rules.phases[name]
        if name in told:
            continue
        told.add(name)
        if isinstance(phase, PlayPhase):
            play.append(Section("tricks", t.say("book-tricks"), tricks.tell_tricks(t, name, phase)))
        else:
            _put(after if play else before, needs.kind_of(phase), _title(t, phase), _phase(t, name, phase))
    return (
        Section("deal", t.say("book-deal"), deals.tell_dealer(t), _unique(before, "deal")),
        *play,
        Section("scoring", t.say("book-scoring"), (), _unique(after, "after")),
    )


def _put(into: list[Section], kind: str, title: str, blocks: tuple[Block, ...]) -> None:
    """What is of the same kind and follows at once stands in one section."""
    if not blocks:
        return
    if into and into[-1].key == kind and into[-1].title == title:
        into[-1] = Section(kind, title, (*into[-1].blocks, *blocks))
    else:
        into.append(Section(kind, title, blocks))


def _title(t: Telling, phase: Phase) -> str:
    """What the section of a phase is called; of chips, by what they are for."""
    pots = t.model.pots
    if isinstance(phase, AwardPhase):
        return t.say("book-award", pot=t.words(pots[phase.pot].name))
    if isinstance(phase, PayPhase):
        why = t.words(phase.why)
        if why and "{" not in why:
            return t.capital(why)
        if phase.to in pots:
            return t.say("book-pay", pot=t.words(pots[phase.to].name))
    return t.say(f"book-kind-{needs.kind_of(phase)}")


def _unique(sections: list[Section], within: str) -> tuple[Section, ...]:
    """Sections with keys that are unique in the book: of two of a kind the second is numbered."""
    found = []
    for place, section in enumerate(sections):
        earlier = sum(other.key == section.key for other in sections[:place])
        number = f"-{earlier + 1}" if earlier else ""
        found.append(Section(f"{within}-{section.key}{number}", section.title, section.blocks))
    return tuple(found)


def _phase(t: Telling, name: str, phase: Phase) -> tuple[Block, ...]:
    """What one phase is."""
    if isinstance(phase, DealPhase):
        return deals.tell_deal(t, name, phase)
    if isinstance(phase, RedealPhase):
        return deals.tell_redeal(t, name, phase)
    if isinstance(phase, TurnUpPhase):
        return deals.tell_turn_up(t, name, phase)
    if isinstance(phase, BettingPhase):
        return bets.tell_betting(t, name, phase)
    if isinstance(phase, BiddingPhase):
        return bids.tell_bidding(t, name, phase)
    if isinstance(phase, DisplayPhase):
        return displays.tell_display(t, name, phase)
    if isinstance(phase, PayPhase):
        return chips.tell_pay(t, name, phase)
    if isinstance(phase, AwardPhase):
        return chips.tell_award(t, name, phase)
    assert not isinstance(phase, PlayPhase)
    return scores.tell_score(t, name, phase)
