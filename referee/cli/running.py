"""Going through the logs that a command was given."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Final, TypeVar

import click

from referee.cli.speaking import BUG, FOUND, OK, USAGE, aside, columns, internal, on_terminal, seen, tell_misrules

if TYPE_CHECKING:
    from referee.adjudicate import Bench, Verdict
    from referee.log import Log
    from referee.render import Progress, Sarif

_LONG: Final = 8 * 1024 * 1024
"""So many bytes of logs take more than a moment."""

_Answer = TypeVar("_Answer")


class Run:
    """Going through what a command was given: output in the order of input, and the exit status.

    Args:
        bench: Where the logs are judged.
        form: `text`, `jsonl`, `github` or `sarif`.
        bar: Show on a terminal how much is done.
    """

    def __init__(self, bench: Bench, form: str, *, bar: bool = False) -> None:
        self.bench = bench
        self.lang = bench.lang
        self.form = form
        self.status = OK
        self._terminal = on_terminal()
        self._bar = bar and sys.stderr is not None and sys.stderr.isatty() and not self._terminal
        self._progress: Progress | None = None
        self._live = False
        self._sarif: Sarif | None = None

    def begin(self) -> None:
        """What stands before the first verdict."""
        if self.form == "sarif":
            from importlib.metadata import version

            from referee.render import Sarif

            self._sarif = Sarif(version("referee"), self.lang)
            click.echo(self._sarif.begin(), nl=False)

    def end(self) -> None:
        """What stands after the last one."""
        if self._sarif is not None:
            click.echo(self._sarif.end(successful=self.status != BUG))
        sys.stdout.flush()

    def logs(self, paths: Sequence[str]) -> Iterator[tuple[Log, bool]]:
        """Every log of every path, and whether its file holds several; a file that is not there is a log, too."""
        from referee.log import files_in

        files: list[str] = []
        barred: dict[str, str] = {}
        for path in paths:
            try:
                folder = path != "-" and FilePath(path).is_dir()
                if folder:
                    os.listdir(path)  # walking a folder that may not be read finds nothing, and says nothing
                inside = [str(file) for file in files_in(FilePath(path))] if folder else [path]
            except OSError as error:
                barred[path] = error.strerror or str(error)
                inside = [path]
            files += inside
            if not inside:
                self._nothing(path)
        sizes = self._sizes(files)
        for path in files:
            if path in barred:
                yield self._lost(path, "file-unreadable", reason=barred[path]), False
                continue
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
                log, count = None, count or -1
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
            self._nothing(path)

    def _nothing(self, path: str) -> None:
        """There is no log where some were looked for."""
        from referee.wording import say

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
        try:
            return question(log)
        except Exception as error:
            self._failed(log, error)
            return None

    def _failed(self, log: Log, error: Exception) -> None:
        """A log that was not judged: its game cannot be used, or the referee itself has failed."""
        from referee.render import log_name
        from referee.rules import RulesError
        from referee.wording import say

        name = log_name(log.name, log.entry)
        if not isinstance(error, RulesError):
            self._bug(name, error)
            return
        self._clear()
        tell_misrules(error.misrules, self.lang)
        self.aside(say("not-judged", {"log": name}, self.lang))
        self.status = max(self.status, USAGE)

    def _bug(self, name: str, error: Exception) -> None:
        if os.environ.get("REFEREE_TRACEBACK"):
            raise error
        self.aside(internal(name, error, self.lang))
        self.status = BUG

    def aside(self, text: str) -> None:
        """A line on standard error."""
        self._clear()
        aside(text)

    def _clear(self) -> None:
        if self._progress is not None:
            self._progress.clear()

    def write(self, verdict: Verdict, several: bool) -> None:
        """One verdict, as asked for."""
        if verdict.verdict not in ("clean", "undetermined"):
            self.status = max(self.status, FOUND)
        if self.form == "jsonl":
            self.line(verdict.to_json())
        else:
            self._tell(verdict, several)
        if self._progress is not None:
            self._progress.judged(verdict.source.size)

    def _tell(self, verdict: Verdict, several: bool) -> None:
        """One verdict in another form than JSON Lines."""
        from referee.render import due_next, github_lines, pot_names, verdict_text

        if self.form == "github":
            for line in github_lines(verdict, self.lang):
                click.echo(line)
        elif self._sarif is not None:
            click.echo(seen(self._sarif.add(verdict).encode()), nl=False)
        else:
            due, pots = due_next(self.bench, verdict), pot_names(self.bench, verdict)
            click.echo(verdict_text(verdict, self.lang, several=several, columns=columns(), due=due, pots=pots))

    def line(self, line: bytes) -> None:
        """One line of JSON."""
        if self._terminal:
            click.echo(seen(line))
            return
        sys.stdout.buffer.write(line + b"\n")
        if self._live:  # who sends logs one by one waits for the answers
            sys.stdout.buffer.flush()
