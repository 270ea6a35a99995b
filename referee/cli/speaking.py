"""What the command says beside its answers, how wide, and with which exit status it ends."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from referee.rules import Misrule

OK: Final = 0
FOUND: Final = 1
USAGE: Final = 2
BUG: Final = 3


def aside(text: str) -> None:
    """A line on standard error."""
    from referee.render import visible

    click.echo(visible(text), err=True)


def internal(name: str, error: Exception, lang: str) -> str:
    """What is said of a bug."""
    from referee.wording import say

    return say("internal", {"log": name, "reason": f"{type(error).__name__}: {error}"}, lang)


def on_terminal() -> bool:
    """Whether the answers are read on a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


@cache
def columns() -> int | None:
    """How wide the terminal is; None where the output goes elsewhere."""
    return shutil.get_terminal_size().columns if on_terminal() else None


def seen(line: bytes) -> str | bytes:
    """JSON as it is; on a terminal with every unseen character escaped."""
    from referee.render import json_text

    return json_text(line) if on_terminal() else line


def tell_misrules(misrules: Sequence[Misrule], lang: str) -> None:
    """Rules that cannot be used, on standard error."""
    from referee.wording import say

    click.echo(say("specs-faulty", {}, lang), err=True)
    for text in misrule_texts(misrules, lang):
        click.echo(text, err=True)


def lying_at(name: str) -> str:
    """A rules file by a path that leads to it: one that ships with the referee is called by its game alone."""
    from referee.documents import shipped

    if FilePath(name).is_file():
        return name
    path = FilePath(str(shipped("specs")), name)
    if not path.is_file():
        return name
    here = FilePath.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def misrule_texts(misrules: Sequence[Misrule], lang: str) -> Iterator[str]:
    """Remarks on rules, each with the line of its file."""
    from referee.render import misrule_text
    from referee.wording import say

    rows: dict[str, list[str] | None] = {}
    for misrule in misrules:
        name = lying_at(misrule.place.file)
        if name not in rows:
            path = FilePath(name)
            rows[name] = path.read_text("utf-8-sig", errors="replace").split("\n") if path.is_file() else None
        message = say(misrule.problem.words, misrule.problem.args, lang)
        found = replace(misrule, place=replace(misrule.place, file=name))
        yield misrule_text(found, rows[name], lang, message, columns())
