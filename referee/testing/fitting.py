"""Looks whether feature files and words fit the rules of their game: what they name must be there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from referee.documents import suggest
from referee.rules import RulesError
from referee.rules.model import RulesModel
from referee.rules.phase_model import BiddingPhase
from referee.testing.flaws import CLAUSE, Flaw, FlawedError, flaw
from referee.testing.scripts import Script
from referee.testing.steps.say import LANGUAGES
from referee.testing.steps.scene import Hall
from referee.testing.steps.told import listed
from referee.testing.steps.vocabulary import OPTION_KINDS, Vocabulary

_DIGITS: Final = "0123456789"


def nearest(word: str, known: Iterable[str]) -> Mapping[str, str] | str:
    """What was perhaps meant, as the end of a sentence; nothing where nothing is near."""
    meant = suggest(word, known)
    return {"words": "near-text", "word": meant} if meant else ""


def flaws_of_tags(hall: Hall, path: Path, scripts: Sequence[Script]) -> list[Flaw]:
    """The tags of a feature file that look like clauses or open points, but are none of the game."""
    model = _model(hall, scripts[0].game) if scripts else None
    if model is None:
        return []
    known = {*model.clauses, *model.rulings, *_added(model)}
    wrong = {(tag, line) for script in scripts for tag, line in script.tag_lines if _is_odd(tag, known)}
    return [
        flaw(path, line, "feature-tag", tag=tag, near=nearest(tag, known))
        for tag, line in sorted(wrong, key=lambda each: (each[1], each[0]))
    ]


def flaws_of_words(hall: Hall, game: str) -> list[Flaw]:
    """What the words of a game name that its rules do not have; or why they cannot be read."""
    try:
        words = hall.vocabulary(game)
    except FlawedError as wrong:
        return [*wrong.flaws]
    model = _model(hall, game)
    return [] if model is None else [*_unfit(words, model)]


def _unfit(words: Vocabulary, model: RulesModel) -> Iterator[Flaw]:
    given = words.model
    for kind, option in given.options.items():
        yield from _unknown(words, ["options", kind], kind, OPTION_KINDS, "words-option")
        yield from _unknown(words, ["options", kind], option, model.options, "words-id")
    for preset, texts in given.presets.items():
        yield from _unknown(words, ["presets", preset], preset, model.presets, "words-id")
        yield from _languages(words, ["presets", preset], texts)
    for point, answers in given.rulings.items():
        yield from _unknown(words, ["rulings", point], point, model.rulings, "words-id")
        if point in model.rulings:
            for answer, texts in answers.items():
                at = ["rulings", point, answer]
                yield from _unknown(words, at, answer, model.rulings[point].answers, "words-id")
                yield from _languages(words, at, texts)
    bids = [bid for phase in model.phases.values() if isinstance(phase, BiddingPhase) for bid in phase.words]
    bids += [bid for path, value in _patches(model) for bid in _bids(path.split("/"), value)]
    for bid, texts in given.bids.items():
        yield from _unknown(words, ["bids", bid], bid, bids, "words-id")
        yield from _languages(words, ["bids", bid], texts)


def _languages(words: Vocabulary, at: Sequence[str], texts: Iterable[str]) -> Iterator[Flaw]:
    for lang in texts:
        yield from _unknown(words, [*at, lang], lang, LANGUAGES, "words-language")


def _unknown(words: Vocabulary, at: Sequence[str], word: str, known: Iterable[str], sentence: str) -> Iterator[Flaw]:
    choices = list(known)
    if word not in choices:
        yield words.flaw(at, sentence, word=word, known=listed(choices), near=nearest(word, choices))


def _is_odd(tag: str, known: Iterable[str]) -> bool:
    """A tag that looks like a clause or an open point, but is none.

    Where open points are numbered, one of another number may be a question that the rules answer in one way only.
    """
    if tag in known or not CLAUSE.fullmatch(tag):
        return False
    return "." in tag or tag.rstrip(_DIGITS) not in {each.rstrip(_DIGITS) for each in known if each[-1] in _DIGITS}


def _patches(model: RulesModel) -> Iterator[tuple[str, object]]:
    """The places that variants and answers change, and what they put there."""
    for variant in model.variants.values():
        yield from variant.set.items()
    for ruling in model.rulings.values():
        for answer in ruling.answers.values():
            yield from answer.set.items()


def _bids(steps: Sequence[str], value: object) -> Iterator[str]:
    """The words that may be bid by what is put at a place: a word, the words of a phase, a phase."""
    if len(steps) == 4 and steps[2] == "words":
        yield steps[3]
    elif len(steps) == 3 and steps[2] == "words" and isinstance(value, Mapping):
        yield from value
    elif len(steps) == 2 and steps[0] == "phases" and isinstance(value, Mapping):
        yield from _bids([*steps, "words"], value.get("words"))


def _added(model: RulesModel) -> Iterator[str]:
    """Clauses that only a variant or an answer brings."""
    for path, _ in _patches(model):
        head, _, rest = path.partition("/")
        if head == "clauses":
            yield rest.partition("/")[0]


def _model(hall: Hall, name: str) -> RulesModel | None:
    """The rules of a game as they are; None where there are none that can be used: that is told elsewhere."""
    try:
        game = hall.shelf.game(name)
    except RulesError:
        return None
    return None if game is None or game.base is None else game.base.model
