"""What a shell is told while somebody types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from referee.rules import Shelf


def _starting(names: Callable[[Shelf], Sequence[str]], ctx: click.Context, incomplete: str) -> list[CompletionItem]:
    """Completions: of the names that a shelf has, those that begin as the word does."""
    from referee.rules import Shelf

    try:
        known = names(Shelf(ctx.params.get("specs") or ()))
    except Exception:  # a shell must never show a traceback while somebody types
        return []
    return [CompletionItem(name) for name in known if name.lower().startswith(incomplete.lower())]


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Games."""
    return _starting(lambda shelf: shelf.names(), ctx, incomplete)


def complete_spec(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Rules files, and games."""
    return [*complete_game(ctx, param, incomplete), CompletionItem(incomplete, type="file")]


def complete_name(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Whatever can be explained."""
    from referee.render import explainable

    return _starting(lambda shelf: explainable(shelf.games()), ctx, incomplete)
