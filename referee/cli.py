"""The command line: arguments, files, exit codes; nothing else."""

from __future__ import annotations

import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from referee.adjudicate import Bench, Verdict
    from referee.log import Log
    from referee.render import Progress
    from referee.rules import Misrule, Shelf

OK: Final = 0
FOUND: Final = 1
USAGE: Final = 2
BUG: Final = 3
_INTERRUPTED: Final = 130

_LONG: Final = 8 * 1024 * 1024
"""So many bytes of logs take more than a moment."""

_Command = TypeVar("_Command", bound=Callable[..., Any])


def _form(rows: str) -> Callable[[_Command], _Command]:
    return click.option(
        "--format",
        "form",
        type=click.Choice(["text", "jsonl"]),
        default="text",
        show_default=True,
        help=f"For people, or {rows} a line.",
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


def _starting(names: Callable[[Shelf], Sequence[str]], ctx: click.Context, incomplete: str) -> list[CompletionItem]:
    """Completions: of the names that a shelf has, those that begin as the word does."""
    from referee.rules import Shelf

    try:
        known = names(Shelf(ctx.params.get("specs") or ()))
    except Exception:  # a shell must never show a traceback while somebody types
        return []
    return [CompletionItem(name) for name in known if name.lower().startswith(incomplete.lower())]


def _complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return _starting(lambda shelf: shelf.names(), ctx, incomplete)


def _complete_spec(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [*_complete_game(ctx, param, incomplete), CompletionItem(incomplete, type="file")]


def _complete_name(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from referee.render import codes_and_clauses

    return _starting(lambda shelf: codes_and_clauses(shelf.games()), ctx, incomplete)


class _NamesGame(click.Command):
    """A command whose example of use names a game that is there."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the example."""
        from referee.rules import Shelf

        self.epilog = (self.epilog or "").replace("GAME", Shelf().names()[0])
        super().format_epilog(ctx, formatter)


class _Front(click.Group):
    """The command as a whole: whatever goes wrong inside ends with a line and an exit code, never with a traceback."""

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
            _aside(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            sys.exit(USAGE)
        except Exception as error:
            if os.environ.get("REFEREE_TRACEBACK"):
                raise
            _aside(_internal("referee", error, ctx.params.get("lang", "en")))
            sys.exit(BUG)


@click.group(cls=_Front, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="referee", prog_name="referee")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Judge recorded trick-taking card games by rules written as data.

    \b
    referee check game.yaml      is every move lawful, and if not, why
    referee legal game.yaml      what may come next
    referee games                what can be judged
    referee explain play.revoke  what a code or a clause means
    referee lint rules.yaml      check rules of your own

    Shell completion: eval "$(_REFEREE_COMPLETE=bash_source referee)" (also zsh_source, fish_source).
    """
    for stream in (sys.stdout, sys.stderr):
        # a pipe under another locale must not turn a suit symbol into an error
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if os.environ.get("NO_COLOR"):
        ctx.color = False


def _aside(text: str) -> None:
    """A line on standard error."""
    from referee.render import visible

    click.echo(visible(text), err=True)


def _internal(name: str, error: Exception, lang: str) -> str:
    from referee.wording import say

    return say("internal", {"log": name, "reason": f"{type(error).__name__}: {error}"}, lang)


def _on_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()


@cache
def _columns() -> int | None:
    """How wide the terminal is; None where the output goes elsewhere."""
    return shutil.get_terminal_size().columns if _on_terminal() else None


@main.command(
    short_help="Judge recorded games.",
    epilog="Example: referee check tuesday.yaml archive/ --format jsonl > verdicts.jsonl",
)
@click.argument("logs", nargs=-1, required=True, type=click.Path(allow_dash=True), metavar="LOG...")
@_form("one verdict")
@click.option(
    "--ledger",
    type=click.Choice(["all", "none"]),
    default="all",
    show_default=True,
    help="In jsonl: every point with its reason, or none.",
)
@click.option(
    "--max-bytes",
    type=click.IntRange(min=1),
    default=8 * 1024 * 1024,
    show_default=True,
    help="The size of one log, unpacked.",
)
@click.option(
    "--max-depth", type=click.IntRange(min=1, max=200), default=64, show_default=True, help="The nesting of one log."
)
@click.option(
    "--max-events", type=click.IntRange(min=1), default=100_000, show_default=True, help="The events of one log."
)
@_specs
@_lang
def check(
    logs: Sequence[str],
    form: str,
    ledger: str,
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

    bench = Bench(specs, lang=lang, ledger=ledger, limits=ReadingLimits(max_bytes, max_depth, max_events))
    if own := bench.shelf.misrules:
        _misrules(own, lang)
        sys.exit(USAGE)
    run = _Run(bench, form, bar=True)
    counts: Counter[str] = Counter()
    for log, several in run.logs(logs):
        verdict = run.ask(log, bench.judge)
        if verdict is not None:
            counts[verdict.verdict] += 1
            run.write(verdict, several)
    if form == "text" and counts.total() > 1:
        click.echo(tally_text(counts, lang))
    sys.stdout.flush()
    sys.exit(run.status)


_Answer = TypeVar("_Answer")


class _Run:
    """Going through what a command was given: output in the order of input, and the exit status.

    Args:
        bench: Where the logs are judged.
        form: `text` or `jsonl`.
        bar: Show on a terminal how much is done.
    """

    def __init__(self, bench: Bench, form: str, *, bar: bool = False) -> None:
        self.bench = bench
        self.lang = bench.lang
        self.form = form
        self.status = OK
        self._bar = bar and sys.stderr is not None and sys.stderr.isatty() and not _on_terminal()
        self._progress: Progress | None = None
        self._live = False

    def logs(self, paths: Sequence[str]) -> Iterator[tuple[Log, bool]]:
        """Every log of every path, and whether its file holds several; a file that is not there is a log, too."""
        from referee.log import files_in
        from referee.wording import say

        found: list[str | None] = []
        for path in paths:
            inside = (
                [str(file) for file in files_in(FilePath(path))] if path != "-" and FilePath(path).is_dir() else None
            )
            found += [path] if inside is None else inside or [None]
            if inside == []:
                self.aside(say("no-logs", {"paths": path}, self.lang))
                self.status = max(self.status, USAGE)
        files = [path for path in found if path is not None]
        sizes = self._sizes(files)
        for path in files:
            if self._progress is not None:
                self._progress.open(sizes[path])
            self._live = path == "-"
            yield from self._file(path)
        if self._progress is not None:
            self._progress.close()

    def _sizes(self, files: Sequence[str]) -> dict[str, int]:
        """How much each file weighs, where that is to be shown."""
        if not self._bar:
            return {}
        from referee.render import Progress, weight

        sizes = {path: weight(FilePath(path)) for path in files if path != "-"} | {"-": 0}
        total = sum(sizes[path] for path in files)
        if total >= _LONG:
            self._progress = Progress(sys.stderr, total)
        return sizes

    def _file(self, path: str) -> Iterator[tuple[Log, bool]]:
        """The logs of one file. A log is held back until the next one tells that the file holds several."""
        from referee.log import printable, read_path
        from referee.wording import say

        several = path.endswith((".jsonl", ".jsonl.gz"))
        waits = self.form == "text" and not several
        held: Log | None = None
        count = 0
        reading = read_path(path, self.bench.limits, getattr(sys.stdin, "buffer", None))
        while True:
            try:
                log = next(reading, None)
            except FileNotFoundError:
                log = self._lost(path, "no-such-file")
            except OSError as error:
                log = self._lost(path, "file-unreadable", reason=error.strerror or str(error))
            except Exception as error:  # a bug: the rest of this file is lost, the others are judged
                self._bug(printable(path), error)
                return
            if log is None:
                break
            count += 1
            if not waits:
                yield log, several
                continue
            if held is not None:
                yield held, True
            held = log
        if held is not None:
            yield held, count > 1
        if not count:
            self.aside(say("no-logs", {"paths": path}, self.lang))
            self.status = max(self.status, USAGE)

    def _lost(self, path: str, words: str, **args: str) -> Log:
        """A file that cannot be judged because it cannot be had; the rest is judged."""
        from referee.findings import Problem
        from referee.log import Log, printable

        self.status = max(self.status, USAGE)
        return Log(printable(path), problems=[Problem("log.not-found", words, args)])

    def ask(self, log: Log, question: Callable[[Log], _Answer]) -> _Answer | None:
        """Ask something of a log; None where that fails: this log is lost, the others are judged."""
        from referee.render import log_name
        from referee.rules import RulesError
        from referee.wording import say

        name = log_name(log.name, log.entry)
        try:
            return question(log)
        except RulesError as error:
            self._clear()
            _misrules(error.misrules, self.lang)
            self.aside(say("not-judged", {"log": name}, self.lang))
            self.status = max(self.status, USAGE)
        except Exception as error:
            self._bug(name, error)
        return None

    def _bug(self, name: str, error: Exception) -> None:
        if os.environ.get("REFEREE_TRACEBACK"):
            raise error
        self.aside(_internal(name, error, self.lang))
        self.status = BUG

    def aside(self, text: str) -> None:
        """A line on standard error."""
        self._clear()
        _aside(text)

    def _clear(self) -> None:
        if self._progress is not None:
            self._progress.clear()

    def write(self, verdict: Verdict, several: bool) -> None:
        """One verdict, as asked for."""
        from referee.render import verdict_text

        if verdict.verdict not in ("clean", "undetermined"):
            self.status = max(self.status, FOUND)
        if self.form == "jsonl":
            self.line(verdict.to_json())
        else:
            click.echo(verdict_text(verdict, self.lang, several=several, columns=_columns()))
        if self._progress is not None:
            self._progress.judged(verdict.source.size)

    def line(self, line: bytes) -> None:
        """One line of JSON."""
        if _on_terminal():
            _json_line(line)
            return
        sys.stdout.buffer.write(line + b"\n")
        if self._live:  # who sends logs one by one waits for the answers
            sys.stdout.buffer.flush()


def _json_line(line: bytes) -> None:
    """One line of JSON; on a terminal with every unseen character escaped."""
    from referee.render import json_line

    click.echo(json_line(line) if _on_terminal() else line)


def _misrules(misrules: Sequence[Misrule], lang: str) -> None:
    """Rules that cannot be used, on standard error."""
    from referee.wording import say

    click.echo(say("specs-faulty", {}, lang), err=True)
    for text in _misrule_texts(misrules, lang):
        click.echo(text, err=True)


def _misrule_texts(misrules: Sequence[Misrule], lang: str) -> Iterator[str]:
    from referee.render import misrule_text
    from referee.wording import say

    rows: dict[str, list[str] | None] = {}
    for misrule in misrules:
        name = misrule.place.file
        if name not in rows:
            path = FilePath(name)
            rows[name] = path.read_text("utf-8-sig", errors="replace").split("\n") if path.is_file() else None
        message = say(misrule.problem.words, misrule.problem.args, lang)
        yield misrule_text(misrule, rows[name], lang, message, _columns())


@main.command(
    cls=_NamesGame,
    short_help="Show the games that can be judged.",
    epilog="Example: referee games GAME --lang de",
)
@click.argument("names", nargs=-1, metavar="[GAME]...", shell_complete=_complete_game)
@_form("one game")
@_specs
@_lang
def games(names: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Show the games that can be judged, with variants, options and open points.

    Exit status: 2 for a game that is not there, or whose rules cannot be used.
    """
    from referee.adjudicate import game_description
    from referee.render import games_text
    from referee.rules import RulesError, Shelf
    from referee.wording import say

    shelf = Shelf(specs)
    status = OK
    if shelf.misrules:
        _misrules(shelf.misrules, lang)
        status = USAGE
    found = []
    for name in names or shelf.names():
        try:
            game = shelf.game(name)
        except RulesError as error:
            _misrules(error.misrules, lang)
            status = USAGE
            continue
        if game is None:
            near = shelf.suggest(name)
            args = {"name": name, "hint": near or ", ".join(shelf.names())}
            _aside(say("unknown-game" if near is None else "unknown-game-near", args, lang))
            status = USAGE
        else:
            found.append(game)
    if form == "jsonl":
        import msgspec

        for game in found:
            _json_line(msgspec.json.encode(game_description(game)))
    elif found:
        click.echo(games_text(found, lang))
    sys.exit(status)


@main.command(
    short_help="Say what a code or a clause means.",
    epilog="Example: referee explain play.revoke",
)
@click.argument("names", nargs=-1, metavar="[CODE-OR-CLAUSE]...", shell_complete=_complete_name)
@click.option("--list", "listed", is_flag=True, help="List everything that can be explained.")
@_specs
@_lang
def explain(names: Sequence[str], listed: bool, specs: Sequence[str], lang: str) -> None:
    """Say what a code, a clause, an open point or a variant means, and where it is printed.

    Exit status: 2 for a name that is not there.
    """
    from referee.render import codes_and_clauses
    from referee.render import explain as explain_one
    from referee.rules import Shelf

    known = Shelf(specs).games()
    if listed:
        click.echo("\n".join(codes_and_clauses(known)))
        return
    if not names:
        raise click.UsageError("name a code or a clause, or ask for --list")
    status = OK
    several = False
    for name in names:
        text, there = explain_one(name, known, lang)
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
    shell_complete=_complete_spec,
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
            _aside(say("not-there", {"path": name}, lang))
            status = max(status, USAGE)
            continue
        except OSError as error:
            _aside(say("not-readable", {"path": name, "reason": error.strerror or str(error)}, lang))
            status = max(status, USAGE)
            continue
        for file, misrules in found.items():
            remarks += len(misrules)
            if misrules:
                status = max(status, FOUND)
            if form == "jsonl":
                _lint_lines(misrules, lang)
            elif misrules:
                click.echo("\n".join(_misrule_texts(misrules, lang)))
            else:
                from referee.render import visible

                click.echo(visible(say("lint-clean", {"path": file}, lang)))
    if remarks and form == "text":
        click.echo(say("lint-total-one" if remarks == 1 else "lint-total", {"count": remarks}, lang))
    sys.exit(status)


def _lint_lines(misrules: Sequence[Misrule], lang: str) -> None:
    import msgspec

    from referee.log import printable
    from referee.wording import say

    for misrule in misrules:
        span, problem = misrule.place.span, misrule.problem
        row = {
            "code": problem.code,
            "file": printable(misrule.place.file),
            "line": span.line if span else None,
            "column": span.column if span else None,
            "message": say(problem.words, problem.args, lang),
        }
        _json_line(msgspec.json.encode(row))


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
        _misrules(own, lang)
        sys.exit(USAGE)
    run = _Run(bench, form)
    for log, several in run.logs(logs):
        answer = run.ask(log, lambda log: ask(bench, log))
        if isinstance(answer, Verdict):
            run.write(answer, several)
        elif answer is not None and form == "jsonl":
            run.line(answer.to_json())
        elif answer is not None:
            click.echo(legal_text(answer, log_name(log.name, log.entry, log.id, several=several), lang))
    sys.stdout.flush()
    sys.exit(run.status)


if __name__ == "__main__":
    main()
