"""Near misses: the word that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_CLOSE: Final = 0.7
_LONGEST: Final = 64


def suggest(word: str, choices: Iterable[str]) -> str | None:
    """The choice that a misspelt word was probably meant to be.

    Args:
        word: What was written.
        choices: What could have been written; of two that are equally near the earlier one is taken.

    Returns:
        The nearest choice, None when nothing is near.

    >>> suggest("turm", ["trick", "turn"])
    'turn'
    >>> suggest("ed", ["en", "de"])
    'de'
    >>> suggest("Throw_In", ["turn", "throw-in"])
    'throw-in'
    >>> suggest("nothing", ["turn", "throw-in"]) is None
    True
    """
    from difflib import SequenceMatcher

    if not 0 < len(word) <= _LONGEST:
        return None
    matcher = SequenceMatcher(autojunk=False)
    written = _plain(word)
    matcher.set_seq2(written)
    best: str | None = None
    score = 0.0
    for choice in choices:
        plain = _plain(choice)
        if plain == written or _swapped(written, plain):
            near = 1.0 if plain == written else 0.95
        elif len(plain) > _LONGEST:
            continue
        else:
            matcher.set_seq1(plain)
            near = matcher.ratio() if matcher.quick_ratio() >= _CLOSE else 0.0
        if near >= _CLOSE and near > score:
            best, score = choice, near
    return best


def _plain(word: str) -> str:
    return word.strip().casefold().replace("_", "-").replace(" ", "-")


def _swapped(one: str, other: str) -> bool:
    """Whether two words differ by two neighbouring letters that changed places."""
    if len(one) != len(other):
        return False
    differing = [at for at in range(len(one)) if one[at] != other[at]]
    if len(differing) != 2 or differing[1] != differing[0] + 1:
        return False
    left, right = differing
    return one[left] == other[right] and one[right] == other[left]
