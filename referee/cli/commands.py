"""The commands: arguments and exit codes."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from referee.cli.completing import complete_game, complete_name, complete_spec
from referee.cli.running import Run
from referee.cli.speaking import (
    BUG,
    FOUND,
    OK,
    USAGE,
    aside,
    columns,
    internal,
    lying_at,
    misrule_texts,
    seen,
    tell_misrules,
)

if TYPE_CHECKING:
    from referee.rules import Misrule

_INTERRUPTED: Final = 130

_Command = TypeVar("_Command", bound=Callable[..., Any])


if TYPE_CHECKING:
    _Choice = click.Choice[str]
else:
    _Choice = click.Choice


class _Form(_Choice):
    """The forms of output: for a word that is none of them, the one that may have been meant."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Choose one."""
        try:
            return str(super().convert(value, param, ctx))
        except click.BadParameter as error:
            near = get_close_matches(str(value), self.choices, 1)
            more = f" Did you mean {near[0]!r}?" if near else ""
            raise click.BadParameter(error.message + more, ctx, param) from None


def _form(rows: str, *more: str) -> Callable[[_Command], _Command]:
    return click.option(
        "--format",
        "form",
        type=_Form(["text", "jsonl", *more]),
        default="text",
        show_default=True,
        help=f"For people, or {rows} a line" + (", or for a build server." if more else "."),
    )


_lang = click.option(
    "--lang", type=click.Choice(["en", "de"]), default="en", show_default=True, help="The language of messages."
)
_specs = click.option(
    "--specs",
    "specs",
    multiple=True,
    type=click.Path(exists=True),
    help="A folder (or file) with rules of your own; may be given several times.",
)


def _limits(command: _Command) -> _Command:
    """How much is read of a log: the options of every command for which that can be set."""
    size = click.option(
        "--max-bytes",
        type=click.IntRange(min=1),
        default=8 * 1024 * 1024,
        show_default=True,
        help="The size of one log, unpacked.",
    )
    depth = click.option(
        "--max-depth",
        type=click.IntRange(min=1, max=200),
        default=64,
        show_default=True,
        help="The nesting of one log.",
    )
    events = click.option(
        "--max-events", type=click.IntRange(min=1), default=100_000, show_default=True, help="The events of one log."
    )
    return size(depth(events(command)))


class _NamesGame(click.Command):
    """A command whose example of use names a game that is there."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the example."""
        from referee.rules import Shelf

        self.epilog = (self.epilog or "").replace("GAME", Shelf().names()[0])
        super().format_epilog(ctx, formatter)


class _Front(click.Group):
    """The command as a whole: whatever goes wrong inside ends with a line and an exit code, never with a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the program: what cannot even be printed ends with a line, too."""
        try:
            return super().main(*args, **extra)
        except OSError as error:
            aside(error.strerror or str(error))
            sys.exit(USAGE)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo(err=True)
            sys.exit(_INTERRUPTED)
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise  # a pipe that is closed (`| head`) is no fault: click ends quietly
        except OSError as error:
            aside(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            sys.exit(USAGE)
        except Exception as error:
            if os.environ.get("REFEREE_TRACEBACK"):
                raise
            aside(internal("referee", error, ctx.params.get("lang", "en")))
            sys.exit(BUG)


@click.group(cls=_Front, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="referee", prog_name="referee")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Judge recorded trick-taking card games by rules written as data.

    \b
    referee check game.yaml      is every move lawful, and if not, why
    referee legal game.yaml      what may come next
    referee view game.yaml       a game, act by act, as a page to look at
    referee games                what can be judged
    referee rules GAME           the rulebook of a game
    referee explain play.revoke  what a code, a clause or a variant means
    referee lint rules.yaml      check rules of your own
    referee diff ONE OTHER       what differs between two sets of rules
    referee readjudicate LOG...  which logs get another verdict by changed rules
    referee docs --out FOLDER    rulebooks, scenarios and codes as pages
    referee prove                which change of the rules no scenario notices
    referee serve                all this over HTTP, and a page to look at games

    Shell completion: eval "$(_REFEREE_COMPLETE=bash_source referee)" (also zsh_source, fish_source).
    """  # noqa: D301  (click needs the control character itself)
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115  (closed by whoever called: nobody listens)
    for stream in (sys.stdout, sys.stderr):
        # a pipe under another locale must not turn a suit symbol into an error
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if os.environ.get("NO_COLOR"):
        ctx.color = False


@main.command(
    short_help="Judge recorded games.",
    epilog="Example: referee check tuesday.yaml archive/ --format jsonl > verdicts.jsonl",
)
@click.argument("logs", nargs=-1, required=True, type=click.Path(allow_dash=True), metavar="LOG...")
@_form("one verdict", "github", "sarif")
@click.option(
    "--ledger",
    type=click.Choice(["all", "none"]),
    help="Every point with its reason, or none of them.  [default: all in jsonl, none in text]",
)
@_limits
@_specs
@_lang
def check(
    logs: Sequence[str],
    form: str,
    ledger: str | None,
    max_bytes: int,
    max_depth: int,
    max_events: int,
    specs: Sequence[str],
    lang: str,
) -> None:
    """Judge recorded games.

    LOG is a file (.yaml, .yml, .json, .jsonl, .jsonl.gz), a folder, or - for standard input.

    Exit status: 0 every log is clean or undetermined, 1 something was found, 2 wrong usage or a file that is not there,
    3 the referee itself failed.
    """
    from referee.adjudicate import Bench
    from referee.log import ReadingLimits
    from referee.render import tally_text

    ledger = ledger or ("all" if form == "jsonl" else "none")
    bench = Bench(specs, lang=lang, ledger=ledger, limits=ReadingLimits(max_bytes, max_depth, max_events))
    if own := bench.shelf.misrules:
        tell_misrules(own, lang)
    run = Run(bench, form, bar=True)
    run.status = USAGE if own else OK
    run.begin()
    counts: Counter[str] = Counter()
    for log, several in run.logs(logs):
        verdict = run.ask(log, bench.judge)
        if verdict is not None:
            counts[verdict.verdict] += 1
            run.write(verdict, several)
    if form == "text" and counts.total() > 1:
        click.echo(tally_text(counts, lang))
    run.end()
    sys.exit(run.status)


@main.command(
    cls=_NamesGame,
    short_help="Show the games that can be judged.",
    epilog="Example: referee games GAME --lang de",
)
@click.argument("names", nargs=-1, metavar="[GAME]...", shell_complete=complete_game)
@_form("one game")
@_specs
@_lang
def games(names: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Show the games that can be judged, with variants, profiles, options, open points and sources.

    Exit status: 2 for a game that is not there, or whose rules cannot be used.
    """
    from referee.adjudicate import game_description, one_line
    from referee.render import games_text
    from referee.rules import RulesError, Shelf
    from referee.wording import say

    shelf = Shelf(specs)
    status = OK
    if shelf.misrules:
        tell_misrules(shelf.misrules, lang)
        status = USAGE
    found = []
    for name in names or shelf.names():
        try:
            game = shelf.game(name)
        except RulesError as error:
            tell_misrules(error.misrules, lang)
            status = USAGE
            continue
        if game is None:
            unknown = shelf.unknown(name)
            aside(say(unknown.words, {**unknown.args, "name": name}, lang))
            status = USAGE
        else:
            found.append(game)
    if form == "jsonl":
        for game in found:
            click.echo(seen(one_line(game_description(game))))
    elif found:
        click.echo(games_text(found, lang, columns()))
    sys.exit(status)


@main.command(
    short_help="Say what a code, a clause or a variant means.",
    epilog="Example: referee explain play.revoke",
)
@click.argument("names", nargs=-1, metavar="[NAME]...", shell_complete=complete_name)
@click.option("--list", "listed", is_flag=True, help="List everything that can be explained, with a few words on each.")
@_specs
@_lang
def explain(names: Sequence[str], listed: bool, specs: Sequence[str], lang: str) -> None:
    """Say what a name means, and where it is printed.

    NAME is a code, a clause, an open point or an answer to it, a variant, a profile, a preset, an option or a game.

    Exit status: 2 for a name that is not there.
    """
    from referee.render import catalogue
    from referee.render import explain as explain_one
    from referee.rules import Shelf

    known = Shelf(specs).games()
    if listed:
        click.echo(catalogue(known, lang, columns()))
        return
    if not names:
        raise click.UsageError("name what is to be explained, or ask for --list")
    status = OK
    several = False
    for name in names:
        text, there = explain_one(name, known, lang, columns())
        click.echo(("\n" if several and there else "") + text, err=not there)
        several = several or there
        status = status if there else USAGE
    sys.exit(status)


@main.command(
    short_help="Check rules of your own.",
    epilog="Example: referee lint my-games/rules.yaml",
)
@click.argument(
    "files",
    nargs=-1,
    required=True,
    type=click.Path(allow_dash=False),
    metavar="SPEC...",
    shell_complete=complete_spec,
)
@_form("one remark")
@_specs
@_lang
def lint(files: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Check rules: what a schema sees and what it cannot see, each with file, line and column.

    SPEC is a rules file, a folder with some, or the name of a game.

    Exit status: 0 nothing to remark, 1 something, 2 a file that is not there.
    """
    from referee.rules.lint import lint_path
    from referee.wording import say

    status = OK
    remarks = 0
    for name in files:
        try:
            found = lint_path(name, specs)
        except FileNotFoundError:
            aside(say("not-there", {"path": name}, lang))
            status = max(status, USAGE)
            continue
        except OSError as error:
            aside(say("not-readable", {"path": name, "reason": error.strerror or str(error)}, lang))
            status = max(status, USAGE)
            continue
        if not found:
            aside(say("no-rules", {"path": name}, lang))
            status = max(status, USAGE)
        for file, misrules in found.items():
            remarks += len(misrules)
            if misrules:
                status = max(status, FOUND)
            if form == "jsonl":
                _lint_lines(misrules, lang)
            elif misrules:
                click.echo("\n".join(misrule_texts(misrules, lang)))
            else:
                from referee.render import visible

                click.echo(visible(say("lint-clean", {"path": lying_at(file)}, lang)))
    if remarks and form == "text":
        click.echo(say("lint-total-one" if remarks == 1 else "lint-total", {"count": remarks}, lang))
    sys.exit(status)


def _lint_lines(misrules: Sequence[Misrule], lang: str) -> None:
    from referee.adjudicate import one_line
    from referee.log import printable
    from referee.wording import say

    for misrule in misrules:
        span, problem = misrule.place.span, misrule.problem
        row = {
            "code": problem.code,
            "file": printable(lying_at(misrule.place.file)),
            "line": span.line if span else None,
            "column": span.column if span else None,
            "message": say(problem.words, problem.args, lang),
        }
        click.echo(seen(one_line(row)))


@main.command(
    short_help="Say what may come next in a game.",
    epilog="Example: referee legal tuesday.yaml --format jsonl",
)
@click.argument("logs", nargs=-1, required=True, type=click.Path(allow_dash=True), metavar="LOG...")
@_form("one object for a log")
@_specs
@_lang
def legal(logs: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Say what may come next in a game, and why not the rest.

    Exit status: 1 where a log is unreadable or impossible: then its verdict is printed.
    """
    from referee.adjudicate import Bench, Verdict
    from referee.adjudicate import legal as ask
    from referee.render import legal_text, log_name

    bench = Bench(specs, lang=lang)
    if own := bench.shelf.misrules:
        tell_misrules(own, lang)
    run = Run(bench, form)
    run.status = USAGE if own else OK
    for log, several in run.logs(logs):
        answer = run.ask(log, lambda log: ask(bench, log))
        if isinstance(answer, Verdict):
            run.write(answer, several)
        elif answer is not None and form == "jsonl":
            run.line(answer.to_json())
        elif answer is not None:
            name = log_name(log.name, log.entry, log.id, several=several)
            click.echo(legal_text(answer, name, lang, columns()))
    sys.stdout.flush()
    sys.exit(run.status)
