"""The commands about changed rules: what differs, and which logs get another verdict."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from referee.cli.commands import _Form, _form, _lang, _NamesGame, _specs, main
from referee.cli.completing import complete_game
from referee.cli.running import Run
from referee.cli.speaking import FOUND, OK, USAGE, aside, seen, tell_misrules

if TYPE_CHECKING:
    from referee.adjudicate.rejudging import Change, Pair, Rejudging
    from referee.log import Log
    from referee.rulebook.differences import Comparison
    from referee.rules.sides import Side

_GAMES: Final = 100
"""So many games that the old rules do not have are counted each by its name."""
_COMPARED: Final = 64


@main.command(
    cls=_NamesGame,
    short_help="Say what differs between two rule sets.",
    epilog="Example: referee diff GAME my-games/rules.yaml",
)
@click.argument("one", metavar="ONE", shell_complete=complete_game)
@click.argument("other", metavar="[OTHER]", required=False, shell_complete=complete_game)
@click.option("--variant", "variants", multiple=True, metavar="V", help="A variant of the second side.")
@click.option("--option", "options", multiple=True, metavar="K=V", help="An option of the second side.")
@click.option("--ruling", "rulings", multiple=True, metavar="R=A", help="An open point of the second side, answered.")
@click.option(
    "--format",
    "form",
    type=_Form(["text", "jsonl", "md"]),
    default="text",
    show_default=True,
    help="For people, one difference a line, or Markdown.",
)
@_specs
@_lang
def diff(
    one: str,
    other: str | None,
    variants: Sequence[str],
    options: Sequence[str],
    rulings: Sequence[str],
    form: str,
    specs: Sequence[str],
    lang: str,
) -> None:
    """Say in words, clause by clause, what differs between two rule sets.

    ONE and OTHER are a game, a version of it (as in game@1), a rules file or a folder with some. Behind each may stand
    what is agreed on: +VARIANT, +OPTION=VALUE, +POINT=ANSWER. Without OTHER, ONE is compared with itself as the options
    below have it; without these, as it is with nothing agreed on.

    Exit status: 0 no difference, 1 some, 2 wrong usage or rules that cannot be used.
    """
    from referee.rules.sides import paired_games, side, split

    words = [*variants, *options, *rulings]
    name, agreed = split(one)
    if other is None and not words and agreed:
        one, other = name, one
    if other is None and not words:
        raise click.UsageError("name a second side, or a variant, option or ruling of it")
    if wrong := next((word for word in (*options, *rulings) if "=" not in word), None):
        raise click.UsageError(f"{wrong!r} has no value: write it as in name=value")
    if wrong := next((word for word in variants if "=" in word), None):
        raise click.UsageError(f"{wrong!r} is no variant: options and rulings have a value")
    with _usable(lang):
        first = side(one, specs)
        second = side(one if other is None else other, specs, words)
        pairs, here, there = paired_games(first, second)
        found = [_compared(first, second, pair, form, lang) for pair in pairs]
    alone = [("diff-only-one", name) for name in here] + [("diff-only-other", name) for name in there]
    _write(found, alone, form, lang)
    sys.exit(FOUND if alone or any(different for different, _ in found) else OK)


@contextmanager
def _usable(lang: str) -> Iterator[None]:
    """Ends the command with what is wrong where rules or a side cannot be used."""
    from referee.rules import RulesError
    from referee.rules.sides import SideError

    try:
        yield
    except RulesError as error:
        tell_misrules(error.misrules, lang)
        sys.exit(USAGE)
    except SideError as error:
        for text in error.told(lang):
            aside(text)
        sys.exit(USAGE)


def _compared(first: Side, second: Side, pair: tuple[str, str], form: str, lang: str) -> tuple[bool, list[str | bytes]]:
    """Whether two games differ, and how, in lines."""
    from referee.adjudicate import one_line
    from referee.rulebook.differences import Comparison, side_in_words
    from referee.rulebook.differences_text import comparison_markdown, comparison_rows, comparison_text
    from referee.rulebook.writing import write_book
    from referee.wording import say
    from referee.wording.escaping import visible

    (old, old_choices), (new, new_choices) = first.rules(pair[0]), second.rules(pair[1])
    heads = [
        side_in_words(rules, lang, choices.options, choices.rulings)
        for rules, choices in ((old, old_choices), (new, new_choices))
    ]
    agreed = list(old_choices.options), list(new_choices.options)
    if not Comparison(old, new, lang, agreed=agreed).differences:
        same = visible(say("diff-none", {"one": " = ".join(dict.fromkeys(heads))}, lang))
        return False, [] if form == "jsonl" else [same]
    games = first.games[pair[0]], second.games[pair[1]]
    books = write_book(games[0], old, lang), write_book(games[1], new, lang)
    found = Comparison(old, new, lang, books, agreed)
    if form == "jsonl":
        head = {"old-game": old.game, "old-version": old.version, "game": new.game, "version": new.version}
        return True, [one_line(head | row) for row in comparison_rows(found)]
    tell = comparison_markdown if form == "md" else comparison_text
    return True, list(tell(found, *heads))


def _write(
    found: Iterable[tuple[bool, list[str | bytes]]], alone: Sequence[tuple[str, str]], form: str, lang: str
) -> None:
    """All comparisons, and the games that had nothing to be compared with."""
    from referee.adjudicate import one_line
    from referee.wording import say
    from referee.wording.escaping import visible

    for place, (_, lines) in enumerate(found):
        if place and form != "jsonl":
            click.echo()
        for line in lines:
            click.echo(seen(line) if isinstance(line, bytes) else line)
    for words, name in alone:
        if form == "jsonl":
            click.echo(seen(one_line({"kind": words.removeprefix("diff-"), "game": name})))
        else:
            click.echo(visible(say(words, {"game": name}, lang)))


@main.command(
    short_help="Say which logs get another verdict by other rules.",
    epilog="Example: referee readjudicate archive/ --against old-rules.yaml",
)
@click.argument("corpus", nargs=-1, required=True, type=click.Path(allow_dash=True), metavar="CORPUS...")
@click.option(
    "--against",
    multiple=True,
    required=True,
    metavar="OLD-RULES",
    help="The old rules: a file or a folder, or the name of a game; may be given several times.",
)
@_form("one changed log")
@_specs
@_lang
def readjudicate(corpus: Sequence[str], against: Sequence[str], form: str, specs: Sequence[str], lang: str) -> None:
    """Judge every log of a corpus by the rules that hold now and by OLD-RULES, and say which get another verdict.

    The rules that hold now are those that ship with the referee; rules given by --specs go before shipped ones of the
    same name. A log that names a version of its rules is judged by that version on each side, if it is there. A log of
    a game that OLD-RULES do not have is untouched. Only what was judged is compared, not how it is worded. OLD-RULES
    may have the name and version of shipped rules, which `referee lint` refuses in rules of your own.

    Exit status: 0 every log has its verdict still, 1 some have another, 2 wrong usage, or a file or rules that cannot
    be used, 3 the referee itself failed.
    """
    from referee.adjudicate import Bench
    from referee.adjudicate.rejudging import Rejudging
    from referee.rules.sides import shelf_of

    with _usable(lang):
        old = shelf_of(against, specs)
        new = shelf_of(specs, alone=False) if specs else None
    bench = Bench(lang=lang, shelf=new)
    rejudging = Rejudging(Bench(lang=lang, shelf=old), bench, old.brought)
    run = Run(bench, form)
    report = Report(rejudging, form, lang)
    for log, several in run.logs(corpus):
        if rejudging.untouched(log):
            report.untouched(log)
            continue
        answer = run.ask(log, lambda log: [rejudging.change(log)])
        if answer is None:
            report.unjudged += 1
        elif answer[0] is None:
            report.same += 1
        else:
            run.status = max(run.status, FOUND)
            report.changed(answer[0], several)
    report.end()
    sys.stdout.flush()
    sys.exit(run.status)


class Report:
    """What is written of a corpus that is judged twice.

    Args:
        rejudging: Judges it.
        form: `text` or `jsonl`.
        lang: The language.
    """

    def __init__(self, rejudging: Rejudging, form: str, lang: str) -> None:
        self.rejudging = rejudging
        self.form = form
        self.lang = lang
        self.same = 0
        self.unjudged = 0
        self.differing = 0
        self.clauses: Counter[tuple[Pair, ...]] = Counter()
        self.left: Counter[str] = Counter()
        self._compared: dict[tuple[tuple[str, tuple[int, ...]], ...], Comparison] = {}

    def untouched(self, log: Log) -> None:
        """A log whose game the old rules do not have."""
        assert log.model is not None
        game = log.model.game if len(self.left) < _GAMES or log.model.game in self.left else "…"
        self.left[game] += 1

    def changed(self, change: Change, several: bool) -> None:
        """A log with another verdict."""
        from referee.adjudicate import one_line
        from referee.render.changes import change_lines, change_row

        self.differing += 1
        self.clauses[change.clauses] += 1
        places = self._places(change)
        if self.form == "jsonl":
            self._line(one_line(change_row(change, places)))
        else:
            for line in change_lines(change, places, self.lang, several=several):
                click.echo(line)

    def _places(self, change: Change) -> list[tuple[str, str]]:
        """What differs in the clauses by which a verdict is another one: each place, and all of it in words."""
        from referee.adjudicate.rejudging import is_judged_by
        from referee.rulebook.differences import Comparison

        rules = self.rejudging.rules(change)
        if rules is None:
            return []
        key = tuple((each.digest, tuple(each.options.values())) for each in rules)
        if key not in self._compared:
            if len(self._compared) >= _COMPARED:
                self._compared.clear()
            self._compared[key] = Comparison(*rules, self.lang)
        parts = [part for part in self._compared[key].parts if part.clauses in change.clauses]
        every = [told for part in parts for told in part.told if is_judged_by(told.difference)]
        return [(told.difference.spot.place, told.sentence) for told in every]

    def end(self) -> None:
        """What stands after the last log."""
        from referee.adjudicate import one_line
        from referee.render.changes import clauses_in_words, summary_lines

        counts = {
            "changed": self.differing,
            "same": self.same,
            "untouched": self.left.total(),
            "not-judged": self.unjudged,
        }
        if self.form == "jsonl":
            by = {clauses_in_words(clauses, "en"): count for clauses, count in self.clauses.items()}  # keys, not words
            row = {"status": "summary", **counts, "clauses": by, "games-untouched": dict(self.left)}
            self._line(one_line(row))
        else:
            for line in summary_lines(counts, self.clauses, self.left, self.lang):
                click.echo(line)

    @staticmethod
    def _line(line: bytes) -> None:
        click.echo(seen(line))
