"""The end of the book: every clause in brief, the sources, and what was agreed on."""

from __future__ import annotations

from referee.rulebook.book import Block, Entries, Entry, Paragraph, Row, Table
from referee.rulebook.telling import Telling
from referee.rules import Game
from referee.rules.phase_model import BettingPhase
from referee.rules.walking import clause_references


def in_force(t: Telling) -> list[str]:
    """The clauses that hold, in the order of the rules: those that some part of the rules names, and those told only.

    A phase that no deal comes to holds for nobody.
    """
    reached = set(t.rules.sequence)
    for phase in t.rules.dealt:
        if isinstance(phase, BettingPhase) and phase.alone is not None:
            reached.update(phase.alone.sequence)
    named = {clause for path, clause in clause_references(t.model) if path[0] != "phases" or path[1] in reached}
    return [name for name, clause in t.model.clauses.items() if name in named or clause.told]


def tell_besides(t: Telling) -> tuple[Block, ...]:
    """The clauses that nothing else in the rules names: only the rulebook tells them, in their own words."""
    named = {clause for _, clause in clause_references(t.model)}
    told = [name for name, clause in t.model.clauses.items() if clause.told and name not in named]
    return tuple(Paragraph((t.clause(name),)) for name in told)


def tell_brief(t: Telling) -> tuple[Block, ...]:
    """Every clause in force: its id, its text, and where it is printed."""
    rows = []
    for name in in_force(t):
        clause = t.model.clauses[name]
        cells = (name, t.clause(name).text, t.cited(clause.cite))
        rows.append(Row(f"clauses/{name}", cells, name, (f"clauses/{name}",)))
    head = (t.say("brief-head-clause"), t.say("brief-head-text"), t.say("brief-head-cite"))
    intro = t.sentence("brief-intro", None, key="brief/intro")
    return (Paragraph((intro,)), Table("clauses", t.say("book-brief"), head, tuple(rows)))


def tell_sources(t: Telling) -> tuple[Block, ...]:
    """What the rules were taken from, with the sections that are cited."""
    entries = []
    for name, source in t.model.sources.items():
        place = f"sources/{name}"
        told = t.sentence("sources-sections", None, f"{place}/sections", sections="; ".join(source.sections))
        entries.append(Entry(place, source.title, name, (Paragraph((told,)),)))
    return (Entries(tuple(entries)),)


def agreed(t: Telling, game: Game) -> tuple[str, ...]:
    """What holds beside the usual rules: variants, values of options, answers to open points."""
    base = game.base.model if game.base is not None else t.model
    found = [t.words(base.variants[name].name) for name in t.rules.variants]
    for name, value in t.rules.options.items():
        option = t.model.options[name]
        usual = option.min if option.default is None else option.default
        if value != usual:
            found.append(t.say("book-agreed-option", name=t.words(option.name), value=value))
    for name, answer in t.rules.rulings.items():
        ruling = base.rulings[name]
        if answer != ruling.default:
            question, answered = t.words(ruling.text), t.words(ruling.answers[answer].text)
            found.append(t.say("book-agreed-ruling", question=question, answer=answered))
    return tuple(found)
