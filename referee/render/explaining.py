"""What a code, a clause, an open point, an answer, a variant, a preset, an option or a game means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from referee.codes import CODES, RULES
from referee.documents import suggest
from referee.render.framing import fitted, listed
from referee.rules import Game
from referee.rules.model import Option, RulesModel, Ruling
from referee.rules.walking import clause_references
from referee.wording import in_language, say
from referee.wording.escaping import folded, visible, width

_WIDEST: Final = 28
"""So many columns of a list are kept for the names; what is said of a longer one stands just behind it."""

_EXAMPLE: Final = 100
"""What an option is set to in an example, where it may be and nothing else is usual."""


def explainable(games: Sequence[Game]) -> list[str]:
    """Every name that can be explained, once."""
    return list(dict.fromkeys(name for _, rows in _groups(games, "en") for name, _ in rows))


def catalogue(games: Sequence[Game], lang: str, columns: int | None = None) -> str:
    """Everything that can be explained, in groups, with a few words on each.

    Args:
        games: The games.
        lang: The language.
        columns: How wide the terminal is; None where there is none: then each has one line.
    """
    parts = []
    for head, rows in _groups(games, lang):
        room = room_for(name for name, _ in rows)
        parts.append("\n".join([head, *(listed(name, words, room, columns) for name, words in rows)]))
    return "\n\n".join(parts)


def room_for(names: Iterable[str]) -> int:
    """How many columns of a list are kept for its names.

    >>> room_for(["en", "de", "home-made"])
    9
    """
    return min(max(map(width, names)), _WIDEST)


def _groups(games: Sequence[Game], lang: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """What can be explained: codes, then what each game has; a head, and each name with a few words. None is empty."""
    for words, about_rules in (("list-codes", False), ("list-codes-rules", True)):
        rows = [(name, code.text[lang]) for name, code in CODES.items() if (code.severity == RULES) is about_rules]
        yield say(words, {}, lang), rows
    models = [game.base.model for game in games if game.base is not None]
    if models:
        yield say("list-games", {}, lang), [(model.game, words_in(model.name, lang)) for model in models]
    for model in models:
        groups: dict[str, list[tuple[str, str]]] = {}
        for thing in _things(model, lang):
            groups.setdefault(thing.group, []).append((thing.name, thing.words))
        for group, rows in groups.items():
            yield say(group, {"game": model.game}, lang), rows


def explain(name: str, games: Sequence[Game], lang: str, columns: int | None = None) -> tuple[str, bool]:
    """Explain a name; the second part tells whether there is one.

    Args:
        name: The name; its case does not matter.
        games: The games.
        lang: The language.
        columns: How wide the terminal is; None where there is none. What can be copied into a log is never broken.
    """
    text, there = _explained(name, games, lang)
    whole = (say("explain-example", {"example": ""}, lang), say("explain-in-log", {"line": ""}, lang))
    lines = [line if line.startswith(whole) else fitted(line, columns) for line in text.split("\n")]
    return "\n".join(lines), there


def _explained(name: str, games: Sequence[Game], lang: str) -> tuple[str, bool]:
    wanted = name.strip()
    known = explainable(games)
    exact = next((k for k in known if k == wanted), None) or next(
        (k for k in known if k.lower() == wanted.lower()), None
    )
    if exact is None:
        near = suggest(wanted, known)
        words = "explain-unknown" if near is None else "explain-unknown-near"
        return visible(say(words, {"name": name, "hint": near or ""}, lang)), False
    if exact in CODES:
        return "\n".join(_code(exact, lang)), True
    models = [game.base.model for game in games if game.base is not None]
    found = ["\n".join(_game(model, lang)) for model in models if model.game == exact]
    for model in models:
        head = say("explain-in-game", {"name": exact, "game": model.game}, lang)
        found += ["\n".join([head, *thing.more()]) for thing in _things(model, lang) if thing.name == exact]
    return "\n\n".join(found), True


def _code(name: str, lang: str) -> Iterator[str]:
    code = CODES[name]
    yield say("explain-code", {"code": name, "severity": say(f"word-{code.severity}", {}, lang)}, lang)
    yield code.text[lang]
    if code.example:
        remark = f"   # {code.remark[lang]}" if code.remark else ""
        yield say("explain-example", {"example": code.example + remark}, lang)


def _game(model: RulesModel, lang: str) -> Iterator[str]:
    yield say("explain-game", {"game": model.game, "name": words_in(model.name, lang)}, lang)
    if isinstance(model.summary, dict):
        yield words_in(model.summary, lang)
    yield say("explain-game-more", {"game": model.game}, lang)


@dataclass(frozen=True)
class _Thing:
    """Something that a game has and that can be explained.

    Args:
        group: The key of its group's head.
        name: Its name.
        words: A few words on it.
        more: Makes the lines that tell of it.
    """

    group: str
    name: str
    words: str
    more: Callable[[], Iterator[str]]


def _things(model: RulesModel, lang: str) -> Iterator[_Thing]:
    """What a game has: clauses, open points with their answers, variants, profiles, presets, options."""
    for name, clause in model.clauses.items():
        yield _Thing("list-clauses", name, words_in(clause.text, lang), partial(_clause, model, name, lang))
    for name, ruling in model.rulings.items():
        yield _Thing("list-rulings", name, words_in(ruling.text, lang), partial(_ruling, model, name, lang))
        for answer in answers_of(ruling):
            words = f"{name}: {words_in(ruling.answers[answer].text, lang)}"
            yield _Thing("list-rulings", answer, words, partial(_answer, name, ruling, answer, lang))
    for name, variant in model.variants.items():
        group = "list-profiles" if variant.profile else "list-variants"
        yield _Thing(group, name, words_in(variant.name, lang), partial(_variant, model, name, lang))
    for name, members in model.presets.items():
        words = ", ".join(members) or say("explain-preset-plain", {}, lang)
        yield _Thing("list-presets", name, words, partial(_preset, name, words, lang))
    for name, option in model.options.items():
        yield _Thing("list-options", name, words_in(option.name, lang), partial(_option, model, name, lang))


def _clause(model: RulesModel, name: str, lang: str) -> Iterator[str]:
    clause = model.clauses[name]
    yield words_in(clause.text, lang)
    yield from _cited(model, clause.cite)
    used = ["/".join(map(str, path[:-1])) for path, named in clause_references(model) if named == name]
    if used:
        yield say("explain-used", {"places": ", ".join(dict.fromkeys(used))}, lang)
    elif choices := [choice for choice, places in _choices(model) if _names(places, name)]:
        yield say("explain-only-with", {"choices": ", ".join(dict.fromkeys(choices))}, lang)
    if clause.told:
        yield say("explain-told", {}, lang)


def _choices(model: RulesModel) -> Iterator[tuple[str, object]]:
    """What may be chosen, variants and answers, each with what it changes."""
    yield from ((name, variant.set) for name, variant in model.variants.items())
    yield from ((name, answer.set) for ruling in model.rulings.values() for name, answer in ruling.answers.items())


def _names(value: object, clause: str) -> bool:
    """Whether a part of a change is that clause.

    >>> _names({"phases/bid/words": {"nil": {"clause": "X.NIL", "counts": 0}}}, "X.NIL")
    True
    """
    if isinstance(value, Mapping):
        return any(_names(part, clause) for part in value.values())
    if isinstance(value, list):
        return any(_names(part, clause) for part in value)
    return value == clause


def answers_of(ruling: Ruling) -> list[str]:
    """The answers to an open point, the default first."""
    return sorted(ruling.answers, key=lambda answer: answer != ruling.default)


def _ruling(model: RulesModel, name: str, lang: str) -> Iterator[str]:
    ruling = model.rulings[name]
    yield words_in(ruling.text, lang)
    yield from _cited(model, ruling.cite)
    yield say("explain-answers", {}, lang)
    yield from (f"  {answer}: {words_in(ruling.answers[answer].text, lang)}" for answer in answers_of(ruling))


def _answer(name: str, ruling: Ruling, answer: str, lang: str) -> Iterator[str]:
    yield say("explain-answer", {"ruling": name, "text": words_in(ruling.text, lang)}, lang)
    yield words_in(ruling.answers[answer].text, lang)
    yield say("explain-in-log", {"line": f"rulings: {{{name}: {answer}}}"}, lang)
    yield from _changes(ruling.answers[answer].set, lang)


def _variant(model: RulesModel, name: str, lang: str) -> Iterator[str]:
    variant = model.variants[name]
    called = words_in(variant.name, lang)
    if variant.profile:
        yield say("explain-profile", {"name": called}, lang)
    if isinstance(variant.text, dict):
        yield words_in(variant.text, lang)
    elif not variant.profile:
        yield called
    yield from _cited(model, variant.cite)
    yield _variants_line(name, lang)
    yield from _changes(variant.set, lang)


def _preset(name: str, members: str, lang: str) -> Iterator[str]:
    yield say("explain-preset", {"members": members}, lang)
    yield _variants_line(name, lang)


def _option(model: RulesModel, name: str, lang: str) -> Iterator[str]:
    option = model.options[name]
    yield words_in(option.name, lang)
    yield say("explain-range", {"min": option.min, "max": option.max, "clause": option.clause}, lang)
    if option.default is None:
        yield say("explain-required", {}, lang)
    else:
        yield say("explain-default", {"default": option.default}, lang)
    needed = {other: _some(given) for other, given in model.options.items() if given.default is None}
    named = ", ".join(f"{each}: {value}" for each, value in ({name: option.default} | needed).items())
    yield say("explain-in-log", {"line": f"options: {{{named}}}"}, lang)


def _some(option: Option) -> int:
    """A value that an option may have, where the rules name no usual one."""
    return min(max(option.min, _EXAMPLE), option.max)


def _variants_line(name: str, lang: str) -> str:
    return say("explain-in-log", {"line": f"variants: [{name}]"}, lang)


def _changes(places: Mapping[str, object], lang: str) -> Iterator[str]:
    if places:
        yield visible(say("explain-used", {"places": ", ".join(places)}, lang))


def _cited(model: RulesModel, cites: Sequence[str]) -> Iterator[str]:
    """Where it is printed, each source by its title."""
    for cite in joined(cites):
        source = model.sources.get(cite.partition(": ")[0])
        yield "  " + folded(cite + (f" ({source.title})" if source else ""))


def joined(cites: Sequence[str]) -> list[str]:
    """Citations, those of one source together, and sentences of one section behind its name.

    >>> joined(["en: PLAY#3", "en: PLAY#5", "en: BIDDING", "de: Die Stiche"])
    ['en: PLAY#3, #5, BIDDING', 'de: Die Stiche']
    """
    found: dict[str, str] = {}
    sections: dict[str, str] = {}
    for cite in cites:
        source, _, place = cite.partition(": ")
        section = place.partition("#")[0]
        if source not in found:
            found[source] = cite
        else:
            known = sections[source] == section != place
            found[source] += ", " + (place.removeprefix(section) if known else place)
        sections[source] = section
    return list(found.values())


def words_in(words: Mapping[str, str], lang: str) -> str:
    """A text of a rules file in the language asked for, or in one that it is there in."""
    return folded(in_language(words, lang))
