"""The command line: arguments, files, exit codes; nothing else."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from referee.adjudicate import Bench, Verdict
    from referee.log import Log
    from referee.rules import Misrule

OK: Final = 0
FOUND: Final = 1
USAGE: Final = 2
BUG: Final = 3

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


def _complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from referee.rules import Shelf

    return [name for name in Shelf(ctx.params.get("specs") or ()).names() if name.startswith(incomplete)]


def _complete_name(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from referee.render import codes_and_clauses
    from referee.rules import Shelf

    shelf = Shelf(ctx.params.get("specs") or ())
    return [name for name in codes_and_clauses(shelf.games()) if name.lower().startswith(incomplete.lower())]


class _NamesGame(click.Command):
    """A command whose example of use names a game that is there."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the example."""
        from referee.rules import Shelf

        self.epilog = (self.epilog or "").replace("GAME", Shelf().names()[0])
        super().format_epilog(ctx, formatter)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="referee", prog_name="referee")
def main() -> None:
    """Judge recorded trick-taking card games by rules written as data.

    \b
    referee check game.yaml          is every move lawful, and if not, which clause did it break?
    referee games                    what can be judged
    referee explain play.revoke      what a code or a clause means
    referee legal game.yaml          what may come next
    referee lint rules.yaml          check rules of your own

    Shell completion: eval "$(_REFEREE_COMPLETE=bash_source referee)" (also zsh_source, fish_source).
    """
    for stream in (sys.stdout, sys.stderr):
        # a pipe under another locale must not turn a suit symbol into an error
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


@main.command(epilog="Example: referee check tuesday.yaml archive/ --format jsonl > verdicts.jsonl")
@click.argument("logs", nargs=-1, required=True, type=click.Path(allow_dash=True), metavar="LOG...")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="For people, or one verdict a line.",
)
@click.option(
    "--ledger",
    type=click.Choice(["all", "none"]),
    default="all",
    show_default=True,
    help="Every point with its reason, or none.",
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

    limits = ReadingLimits(max_bytes, max_depth, max_events)
    bench = Bench(specs, lang=lang, ledger=ledger, limits=limits)
    if own := bench.shelf.misrules:
        _misrules(own, lang)
        sys.exit(USAGE)
    run = _Run(bench, lang, form)
    with run.progress(logs):
        for path in logs:
            run.path(path)
    run.close()
    sys.exit(run.status)


class _Run:
    """Judging what the command was given: output in input order, and the exit status."""

    def __init__(self, bench: Bench, lang: str, form: str) -> None:
        self.bench = bench
        self.lang = lang
        self.form = form
        self.status = OK
        self.counts: Counter[str] = Counter()
        self.bar: Any = None

    def path(self, path: str) -> None:
        """Judge the logs of one path."""
        from referee.log import read_path
        from referee.wording import say

        try:
            found = False
            for log in read_path(path, self.bench.limits, sys.stdin.buffer):
                found = True
                self.log(log)
            if not found:
                self._missing(say("no-logs", {"paths": path}, self.lang))
        except FileNotFoundError:
            self.lost(path, "no-such-file")
        except OSError as error:
            self.lost(path, "file-unreadable", reason=error.strerror or str(error))

    def lost(self, path: str, words: str, **args: str) -> None:
        """A file that cannot be judged because it cannot be had; the rest is judged."""
        from referee.findings import Problem
        from referee.log import Log

        self.log(Log(path, problems=[Problem("log.not-found", words, args)]))
        self.status = max(self.status, USAGE)

    def _missing(self, text: str) -> None:
        from referee.render import visible

        click.echo(visible(text), err=True)
        self.status = max(self.status, USAGE)

    def log(self, log: Log) -> None:
        """Judge one log."""
        from referee.rules import RulesError

        try:
            verdict = self.bench.judge(log)
        except RulesError as error:
            _misrules(error.misrules, self.lang)
            sys.exit(USAGE)
        except Exception as error:  # a bug: this log is lost, the others are judged
            if os.environ.get("REFEREE_TRACEBACK"):
                raise
            self._bug(log, error)
            return
        self.counts[verdict.verdict] += 1
        if verdict.verdict not in ("clean", "undetermined"):
            self.status = max(self.status, FOUND)
        self.write(verdict)
        if self.bar is not None:
            self.bar.update(log.size)

    def _bug(self, log: Log, error: Exception) -> None:
        from referee.render import visible
        from referee.wording import say

        name = f"{log.name or '-'}#{log.entry}"
        reason = f"{type(error).__name__}: {error}"
        click.echo(visible(say("internal", {"log": name, "reason": reason}, self.lang)), err=True)
        self.status = BUG

    def write(self, verdict: Verdict) -> None:
        """One verdict, as asked for."""
        if self.form == "jsonl":
            sys.stdout.buffer.write(verdict.to_json() + b"\n")
            return
        from referee.render import verdict_text

        several = (verdict.log or "").endswith((".jsonl", ".jsonl.gz"))
        click.echo(verdict_text(verdict, self.lang, several=several))

    def close(self) -> None:
        """The tally, where there was more than one log."""
        from referee.render import tally_text

        if self.form == "text" and self.counts.total() > 1:
            click.echo(tally_text(self.counts, self.lang))
        sys.stdout.flush()

    def progress(self, paths: Sequence[str]) -> Any:
        """A bar on standard error when a corpus takes long, and only on a terminal."""
        from contextlib import nullcontext

        total = sum(_size(FilePath(path)) for path in paths if path != "-")
        if not sys.stderr.isatty() or total < _LONG or (self.form == "text" and sys.stdout.isatty()):
            return nullcontext()
        self.bar = click.progressbar(length=total, file=sys.stderr, label="referee", show_pos=False)
        return self.bar


_LONG: Final = 4 * 1024 * 1024
"""So many bytes of logs take more than a moment."""


def _size(path: FilePath) -> int:
    if path.is_dir():
        return sum(inside.stat().st_size for inside in path.rglob("*") if inside.is_file())
    return path.stat().st_size if path.is_file() else 0


def _misrules(misrules: Sequence[Misrule], lang: str) -> None:
    """Rules that cannot be used, on standard error."""
    from referee.wording import say

    click.echo(say("specs-faulty", {}, lang), err=True)
    for text in _misrule_texts(misrules, lang):
        click.echo(text, err=True)


def _misrule_texts(misrules: Sequence[Misrule], lang: str) -> Iterator[str]:
    from referee.render import misrule_text
    from referee.wording import say

    for misrule in misrules:
        path = FilePath(misrule.place.file)
        source = path.read_text("utf-8", errors="replace") if path.is_file() else None
        yield misrule_text(misrule, source, lang, say(misrule.problem.words, misrule.problem.args, lang))


@main.command(cls=_NamesGame, epilog="Example: referee games GAME --lang de")
@click.argument("names", nargs=-1, metavar="[GAME]...", shell_complete=_complete_game)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="For people, or one game a line.",
)
@_specs
@_lang
def games(names: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Show the games that can be judged, with variants, options and open points."""
    from referee.adjudicate import game_description
    from referee.render import games_text, visible
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
            click.echo(visible(say("unknown-game" if near is None else "unknown-game-near", args, lang)), err=True)
            status = USAGE
        else:
            found.append(game)
    if form == "jsonl":
        import msgspec

        for game in found:
            click.echo(msgspec.json.encode(game_description(game)).decode())
    elif found:
        click.echo(games_text(found, lang))
    sys.exit(status)


@main.command(epilog="Example: referee explain play.revoke")
@click.argument("names", nargs=-1, metavar="[CODE-OR-CLAUSE]...", shell_complete=_complete_name)
@click.option("--list", "listed", is_flag=True, help="List everything that can be explained.")
@_specs
@_lang
def explain(names: Sequence[str], listed: bool, specs: Sequence[str], lang: str) -> None:
    """Say what a code, a clause or an open point means, and where it is printed."""
    from referee.render import codes_and_clauses, visible
    from referee.render import explain as explain_one
    from referee.rules import Shelf

    shelf = Shelf(specs)
    known = shelf.games()
    if listed:
        click.echo("\n".join(codes_and_clauses(known)))
        return
    if not names:
        raise click.UsageError("name a code or a clause, or ask for --list")
    status = OK
    for place, name in enumerate(names):
        text, there = explain_one(name, known, lang)
        click.echo(("\n" if place else "") + (text if there else visible(text)), err=not there)
        status = status if there else USAGE
    sys.exit(status)


@main.command(epilog="Example: referee lint my-games/rules.yaml")
@click.argument("files", nargs=-1, required=True, type=click.Path(allow_dash=False), metavar="SPEC...")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="For people, or one remark a line.",
)
@_specs
@_lang
def lint(files: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Check rules: what a schema sees and what it cannot see, each with file, line and column.

    SPEC is a rules file, a folder with some, or the name of a game.

    Exit status: 0 nothing to remark, 1 something, 2 a file that is not there.
    """
    from referee.render import visible
    from referee.rules.lint import lint_path
    from referee.wording import say

    status = OK
    remarks = 0
    for name in files:
        try:
            found = lint_path(name, specs)
        except FileNotFoundError:
            click.echo(visible(say("not-there", {"path": name}, lang)), err=True)
            status = max(status, USAGE)
            continue
        except OSError as error:
            args = {"path": name, "reason": error.strerror or str(error)}
            click.echo(visible(say("not-readable", args, lang)), err=True)
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
                click.echo(visible(say("lint-clean", {"path": file}, lang)))
    if remarks and form == "text":
        click.echo(say("lint-total-one" if remarks == 1 else "lint-total", {"count": remarks}, lang))
    sys.exit(status)


def _lint_lines(misrules: Sequence[Misrule], lang: str) -> None:
    import msgspec

    from referee.wording import say

    for misrule in misrules:
        span, problem = misrule.place.span, misrule.problem
        row = {
            "code": problem.code,
            "file": misrule.place.file,
            "line": span.line if span else None,
            "column": span.column if span else None,
            "message": say(problem.words, problem.args, lang),
        }
        click.echo(msgspec.json.encode(row).decode())


@main.command(epilog="Example: referee legal tuesday.yaml --format jsonl")
@click.argument("logs", nargs=-1, required=True, type=click.Path(allow_dash=True), metavar="LOG...")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="For people, or one object a log.",
)
@_specs
@_lang
def legal(logs: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Say what may come next in a game, and why not the rest.

    Exit status: 1 where a log is unreadable or impossible: then its verdict is printed.
    """
    from referee.adjudicate import Bench, Verdict
    from referee.adjudicate import legal as ask
    from referee.log import read_path
    from referee.render import legal_text
    from referee.rules import RulesError

    bench = Bench(specs, lang=lang)
    run = _Run(bench, lang, form)
    for path in logs:
        try:
            for log in read_path(path, bench.limits, sys.stdin.buffer):
                answer = ask(bench, log)
                if isinstance(answer, Verdict):
                    run.status = max(run.status, FOUND)
                    run.write(answer)
                elif form == "jsonl":
                    click.echo(answer.to_json().decode())
                else:
                    click.echo(legal_text(answer, lang))
        except RulesError as error:
            _misrules(error.misrules, lang)
            sys.exit(USAGE)
        except FileNotFoundError:
            run.lost(path, "no-such-file")
        except OSError as error:
            run.lost(path, "file-unreadable", reason=error.strerror or str(error))
    sys.exit(run.status)


if __name__ == "__main__":
    main()
