"""The recorded games that lie beside a game's rules."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path as FilePath
from typing import Final

from referee.documents import shipped
from referee.rules.shelf import Game

_SUFFIX: Final = ".yaml"
_EDITOR: Final = "# yaml-language-server:"
"""What an editor reads, and nobody else."""
_SENTENCE: Final = re.compile(r".+?[.!?](?=\s|$)")


def examples_of(game: Game) -> dict[str, Traversable]:
    """The examples of a game, by their names, in the order of these."""
    folder: Traversable = shipped("specs") / game.name / "examples"
    if not folder.is_dir():
        folder = FilePath(game.file.name).parent / "examples"
    if not folder.is_dir():
        return {}
    files = [file for file in folder.iterdir() if file.name.endswith(_SUFFIX) and file.is_file()]
    return {file.name.removesuffix(_SUFFIX): file for file in sorted(files, key=lambda file: file.name)}


def told_of(text: str) -> str:
    r"""What an example says of itself: the comment at its head, as one paragraph.

    >>> told_of("# yaml-language-server: $schema=x\n#\n# A revoke. It stands,\n# and the game goes on.\nformat: x")
    'A revoke. It stands, and the game goes on.'
    """
    told = []
    for row in text.removeprefix("\ufeff").splitlines():
        if not row.startswith("#"):
            break
        if not row.startswith(_EDITOR):
            told.append(row.lstrip("#").strip())
    return " ".join(" ".join(told).split())


def title_of(told: str) -> str:
    """The first sentence of what an example says of itself.

    >>> title_of("A revoke. It stands, and the game goes on.")
    'A revoke.'
    """
    first = _SENTENCE.match(told)
    return first[0] if first else told
