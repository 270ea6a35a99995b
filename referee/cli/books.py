"""The command that writes a rulebook."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import click

from referee.cli.commands import _Form, _NamesGame, _specs, main
from referee.cli.completing import complete_game
from referee.cli.speaking import USAGE, aside, columns, tell_misrules

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from referee.rulebook.book import Book
    from referee.rules import Game, Rules, Shelf
    from referee.rules.model import RulesModel

if TYPE_CHECKING:
    _Param = click.ParamType[tuple[str, str]]
else:
    _Param = click.ParamType


class _Pair(_Param):
    """A name and what it is given, as in `target=91`."""

    name = "pair"

    def __init__(self, form: str) -> None:
        self.form = form

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """How it is written."""
        return self.form

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        """Take it apart."""
        if isinstance(value, tuple):
            return value
        name, sign, given = str(value).partition("=")
        if not sign or not name.strip() or not given.strip():
            self.fail(f"{value!r} is not written {self.form}", param, ctx)
        return name.strip(), given.strip()


def _single(ctx: click.Context, param: click.Parameter, pairs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Pairs as a mapping."""
    if not pairs:
        return {}
    from referee.rulebook.agreeing import contradicts

    found: dict[str, str] = {}
    for name, given in pairs:
        if contradicts(found, name, given):
            raise click.BadParameter(f"{name!r} is named twice", ctx, param)
        found[name] = given
    return found


_Completer = Callable[[click.Context, click.Parameter, str], "list[CompletionItem]"]


def _completer(names: Callable[[RulesModel, str], Sequence[str]]) -> _Completer:
    """Completes what the game on the command line has."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        from referee.rules import Shelf

        name = ctx.params.get("game") or next(
            iter(ctx.args), ""
        )  # an option that waits for its value keeps the rest back
        try:
            game = Shelf(ctx.params.get("specs") or ()).game(str(name))
            known = names(game.base.model, incomplete) if game is not None and game.base is not None else ()
        except Exception:  # a shell must never show a traceback while somebody types
            return []
        return [CompletionItem(name) for name in known if name.lower().startswith(incomplete.lower())]

    return complete


def _answers(model: RulesModel, incomplete: str) -> list[str]:
    """The open points; once one is named, its answers."""
    name = incomplete.partition("=")[0].upper()
    if "=" not in incomplete or name not in model.rulings:
        return [f"{each}=" for each in model.rulings]
    return [f"{name}={answer}" for answer in model.rulings[name].answers]


@main.command(
    cls=_NamesGame,
    short_help="Write the rulebook of a game.",
    epilog="Example: referee rules GAME --format html > rules.html",
)
@click.argument("game", metavar="GAME", shell_complete=complete_game)
@click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME",
    shell_complete=_completer(lambda model, _: [*model.variants, *model.presets]),
    help="A variant, profile or preset that the table has agreed on; may be given several times.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    type=_Pair("NAME=NUMBER"),
    callback=_single,
    shell_complete=_completer(lambda model, _: [f"{name}=" for name in model.options]),
    help="An option and its value.",
)
@click.option(
    "--ruling",
    "rulings",
    multiple=True,
    type=_Pair("POINT=ANSWER"),
    callback=_single,
    shell_complete=_completer(_answers),
    help="An open point and how it is ruled.",
)
@click.option(
    "--format",
    "form",
    type=_Form(["text", "md", "html"]),
    default="text",
    show_default=True,
    help="For a terminal, as Markdown, or as one page that needs nothing else.",
)
@_specs
@click.option(
    "--lang", type=click.Choice(["en", "de"]), default="en", show_default=True, help="The language of the book."
)
def rules(
    game: str,
    variants: Sequence[str],
    options: dict[str, str],
    rulings: dict[str, str],
    form: str,
    specs: Sequence[str],
    lang: str,
) -> None:
    """Write the rulebook of a game, from the rules by which it is judged.

    Whatever a variant, an option or a ruling changes is marked, with what it replaces.

    Exit status: 2 for a game that is not there, or whose rules cannot be used, and for variants, options and rulings
    that it does not have.
    """
    from referee.rulebook.agreeing import agreed_book
    from referee.rules import RulesError, Shelf

    shelf = Shelf(specs)
    try:
        found = shelf.game(game)
        if found is None:
            _unknown(shelf, game, lang)
        agreed = _agreed(found, variants, options, rulings, lang)
        book = agreed_book(found, agreed, lang, mark=bool(variants or options or rulings))
    except RulesError as error:
        tell_misrules(error.misrules, lang)
        sys.exit(USAGE)
    if shelf.misrules:
        tell_misrules(shelf.misrules, lang)
    click.echo(_written(book, agreed, form), nl=False)
    sys.exit(USAGE if shelf.misrules else 0)


def _unknown(shelf: Shelf, name: str, lang: str) -> NoReturn:
    """Say that there is no such game, and end."""
    from referee.wording import say

    if shelf.misrules:  # the game may be there, but in a file that cannot be read
        tell_misrules(shelf.misrules, lang)
    unknown = shelf.unknown(name)
    aside(say(unknown.words, {**unknown.args, "name": name}, lang))
    sys.exit(USAGE)


def _agreed(game: Game, variants: Sequence[str], options: dict[str, str], rulings: dict[str, str], lang: str) -> Rules:
    """The rules as agreed on; where something is not there, that is said, and the command ends."""
    from referee.rulebook.agreeing import agreed_rules
    from referee.wording import say

    found = agreed_rules(game, variants, options, rulings)
    if isinstance(found, list):
        for problem in found:
            aside(say(problem.words, problem.args, lang))
        sys.exit(USAGE)
    return found


def _written(book: Book, agreed: Rules, form: str) -> str:
    """A book in one of the forms."""
    if form == "html":
        from referee.rulebook.faces import Faces
        from referee.rulebook.html import book_page

        return book_page(book, Faces.of(agreed, book.lang))
    if form == "md":
        from referee.rulebook.markdown import book_markdown

        return book_markdown(book)
    from referee.rulebook.text import book_text

    return book_text(book, columns())
