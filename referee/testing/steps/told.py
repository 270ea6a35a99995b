"""Why a step does not hold: as an exception whose words are chosen when a reader asks for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NoReturn

from referee.wording import say


class _ToldError(Exception):
    """Something to be told of a step.

    Args:
        words: The key of the sentence.
        args: What fills it.
    """

    def __init__(self, words: str, args: Mapping[str, object]) -> None:
        super().__init__(words, args)
        self.words = words
        self.fills = dict(args)

    @property
    def reason(self) -> dict[str, object]:
        """The sentence as something that fills another."""
        return {**self.fills, "words": self.words}

    def in_words(self, lang: str) -> str:
        """The sentence, in a language."""
        return say(self.words, self.fills, lang)

    def __str__(self) -> str:
        return self.in_words("en")


class UntrueError(_ToldError, AssertionError):
    """What a step states is not so, or what it does cannot be done here."""


class UnsaidError(_ToldError, LookupError):
    """A word of a step that neither the language of the scenarios nor the game knows."""


def untrue(words: str, **args: object) -> NoReturn:
    """Refuse a step.

    Raises:
        UntrueError: Always.
    """
    raise UntrueError(words, args)


def holds(condition: object, words: str, **args: object) -> None:
    """Refuse a step unless something is so.

    Raises:
        UntrueError: It is not.
    """
    if not condition:
        raise UntrueError(words, args)


def same(what: str, found: object, stated: object) -> None:
    """Refuse a step unless what is found is what it states.

    Args:
        what: The key of the words for what is compared.
        found: What the referee says.
        stated: What the scenario says.

    Raises:
        UntrueError: They differ.
    """
    if found != stated:
        raise UntrueError("step-differs", {"what": {"words": what}, "found": shown(found), "stated": shown(stated)})


def looked_up(kind: str, word: str, known: Mapping[str, str]) -> str:
    """What a word stands for.

    Args:
        kind: What sort of word it is: `fault`, `variant`.
        word: The word.
        known: All words of this sort.

    Raises:
        UnsaidError: It is none of them.
    """
    if word not in known:
        raise UnsaidError(
            "word-unknown", {"kind": {"words": f"word-kind-{kind}"}, "word": word, "known": listed(known)}
        )
    return known[word]


def listed(words: Collection[str]) -> str:
    """Words one after the other, a dash for none.

    >>> listed(["Parlett", "pagat"]), listed([])
    ('Parlett, pagat', '-')
    """
    return ", ".join(words) or "-"


def shown(value: object) -> str:
    """A value as a reader of scenarios would write it.

    >>> shown({"Anna": 4, "Ben": 0}), shown(["2♦", "4♠"]), shown([]), shown(("revoke", None))
    ('Anna 4, Ben 0', '2♦, 4♠', '-', 'revoke -')
    """
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {shown(each)}" for key, each in value.items()) or "-"
    if isinstance(value, tuple):
        return " ".join(shown(each) for each in value) or "-"
    if isinstance(value, list | set | frozenset):
        each = sorted(map(shown, value)) if isinstance(value, set | frozenset) else map(shown, value)
        return ", ".join(each) or "-"
    return "-" if value is None else str(value)
