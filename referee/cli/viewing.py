"""The command that lays a game on a table: a page of one file, act by act."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Final, NoReturn

import click

from referee.cli.commands import _lang, _specs, main
from referee.cli.running import Run
from referee.cli.speaking import FOUND, OK, USAGE, aside, tell_misrules

if TYPE_CHECKING:
    from referee.adjudicate import Bench, Verdict
    from referee.log import Log
    from referee.replay import Replay

_SUFFIXES: Final = (".gz", ".jsonl", ".json", ".yaml", ".yml")
_STDIO: Final = "-"
_LONGEST: Final = 40


@main.command(
    short_help="Show a game, act by act, as a page to look at.",
    epilog="Example: referee view tuesday.yaml --out tuesday.html",
)
@click.argument("path", metavar="LOG", type=click.Path(allow_dash=True))
@click.option(
    "--out",
    "out",
    type=click.Path(allow_dash=True),
    metavar="FILE",
    help="Where the page is written; `-` is standard output. Else it is called like the log (and the seat), "
    "and lies in this folder.",
)
@click.option("--entry", type=click.IntRange(min=1), metavar="NUMBER", help="Which log, of a file with several.")
@click.option("--seat", metavar="NAME", help="Show only what this seat knows.")
@_specs
@_lang
def view(path: str, out: str | None, entry: int | None, seat: str | None, specs: Sequence[str], lang: str) -> None:
    """Show a game, act by act, as a page to look at.

    The page is one file that needs nothing else: the table, the log, what is wrong with it, the scores, and the
    rulebook. A file that was there before is written anew.

    Exit status: 1 where the log is unreadable: then its verdict is printed, and no page is written; 2 where there is
    no such log, seat or folder.
    """
    from referee.adjudicate import Bench, Verdict

    if out == "":
        raise click.UsageError("`--out` is empty: name a file, or leave it out")
    bench = Bench(specs, lang=lang)
    if own := bench.shelf.misrules:
        tell_misrules(own, lang)
    run = Run(bench, "text")
    run.status = USAGE if own else OK
    _look_at(path, out, lang)
    log, several = _chosen(run, path, entry)
    page = _page_of(path, entry, log, seat) if out is None else out
    if out is None:
        _look_at(path, page, lang)
    answer = run.ask(log, lambda log: _written(bench, log, seat))
    if isinstance(answer, Verdict):
        run.write(answer, several)
        run.status = max(run.status, FOUND)
    elif answer is not None:
        replay, text = answer
        _write(page, text, lang)
        if page != _STDIO:
            _tell(run, page, log, replay, several=several)
    sys.stdout.flush()
    sys.exit(run.status)


def _page_of(path: str, entry: int | None, log: Log, seat: str | None) -> str:
    """What a page is called that was given no name: like its log, and the seat whose view it shows."""
    if path == _STDIO:
        return _STDIO
    name = FilePath(path).name
    for suffix in _SUFFIXES:
        name = name.removesuffix(suffix) or name
    if entry is not None:
        name += f"-{entry}"
    return f"{name}.html" if seat is None else f"{name}.{_seat_word(log, seat)}.html"


def _seat_word(log: Log, seat: str) -> str:
    """A seat within the name of a file: its own name where any folder takes that, else its number."""
    if len(seat) <= _LONGEST and all(sign.isalnum() or sign in "-_" for sign in seat):
        return seat
    seats = [] if log.model is None else log.model.seats
    return f"seat-{seats.index(seat) + 1}" if seat in seats else "seat"


def _look_at(path: str, page: str | None, lang: str) -> None:
    """What can be seen to go wrong before anything is read or written; the name of the page may come later."""
    from referee.wording.escaping import file_name

    if path != _STDIO and FilePath(path).is_dir():
        _refuse("view-folder", lang, log=file_name(path))
    if page is None or page == _STDIO:
        return
    there, folder = FilePath(page), FilePath(page).parent
    if there.is_dir():
        _refuse("view-is-folder", lang, page=file_name(page))
    if not folder.is_dir():
        _refuse("view-no-folder", lang, page=file_name(page), folder=file_name(str(folder)))
    if path != _STDIO and there.exists() and FilePath(path).exists() and there.samefile(path):
        _refuse("view-itself", lang, page=file_name(page))


def _chosen(run: Run, path: str, entry: int | None) -> tuple[Log, bool]:
    """The log that is asked for, and whether its file holds several."""
    from referee.wording.escaping import file_name

    chosen: Log | None = None
    several, count = False, 0
    for log, among in run.logs([path]):
        count += 1
        if count == (entry or 1):
            chosen, several = log, among
            if entry is not None:
                break
    if not count:
        sys.exit(run.status)
    if entry is None and count > 1:
        _refuse("view-several", run.lang, log=file_name(path), count=count)
    if chosen is None:
        _refuse("view-no-entry", run.lang, log=file_name(path), entry=entry, count=count)
    return chosen, several and count > 1


def _written(bench: Bench, log: Log, seat: str | None) -> tuple[Replay, str] | Verdict:
    """The game as moments, and its page; or the verdict on a log that cannot be read."""
    from referee.adjudicate import Verdict
    from referee.replay import replay_of
    from referee.replay.page import page_with_book

    log, text = _alone(bench, log) if seat is None else _seen_by(bench, log, seat)
    replay = replay_of(bench, log)
    if isinstance(replay, Verdict):
        return replay
    return replay, page_with_book(replay, text, bench.shelf)


def _alone(bench: Bench, log: Log) -> tuple[Log, str | None]:
    """A log with its text; one of a file with several is read again, so that its lines are those of its own text."""
    if log.document is None or log.model is None:
        return log, None
    text = log.document().stretch
    return (log, text) if log.document().first_line == 1 else _again(bench, log, text)


def _seen_by(bench: Bench, log: Log, seat: str) -> tuple[Log, str | None]:
    """What a seat knows of a log, with the text of that."""
    from referee.adjudicate import Verdict
    from referee.adjudicate.viewing import UnknownSeatError, seat_view
    from referee.render.yaml_writing import log_yaml

    try:
        seen = seat_view(bench, log, seat)
    except UnknownSeatError as error:
        aside(str(error))
        sys.exit(USAGE)
    return (log, None) if isinstance(seen, Verdict) else _again(bench, log, log_yaml(seen))


def _again(bench: Bench, log: Log, text: str) -> tuple[Log, str | None]:
    """A log read from a text of its own, under its old name."""
    from referee.log import from_bytes

    for kind in ("json", "yaml"):
        found = list(islice(from_bytes(text.encode(), log.name, bench.limits, kind=kind), 2))
        if len(found) == 1 and found[0].model is not None:
            found[0].entry = log.entry
            return found[0], text
    return log, None


def _write(page: str, text: str, lang: str) -> None:
    """Write the page."""
    from referee.wording.escaping import file_name

    if page == _STDIO:
        click.echo(text, nl=False)
        return
    try:
        FilePath(page).write_text(text, "utf-8", newline="\n")
    except OSError as error:
        _refuse("view-unwritten", lang, page=file_name(page), reason=error.strerror or str(error))


def _tell(run: Run, page: str, log: Log, replay: Replay, *, several: bool) -> None:
    """Say what was written."""
    from referee.render import due_next, log_name, pot_names
    from referee.render.text import summary
    from referee.wording import say
    from referee.wording.escaping import file_name

    verdict = replay.verdict
    told = summary(verdict, run.lang, due_next(run.bench, verdict), pot_names(run.bench, verdict))
    count = len(replay.moments) - 1
    args = {
        "page": file_name(page),
        "log": log_name(log.name, log.entry, log.id, several=several),
        "count": count,
        "summary": told,
    }
    click.echo(say("view-written-one" if count == 1 else "view-written", args, run.lang))


def _refuse(words: str, lang: str, **args: object) -> NoReturn:
    """Say in a line what cannot be done, and end."""
    from referee.wording import say

    aside(say(words, args, lang))
    sys.exit(USAGE)
