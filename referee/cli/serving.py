"""The command that serves the referee over HTTP."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import click

from referee.cli.commands import _limits, _specs, main
from referee.cli.speaking import OK, USAGE, aside, tell_misrules
from referee.service.settings import Settings

_EXTRA: Final = ("httptools", "starlette", "uvicorn")
_ORIGIN: Final = re.compile(r"\*|https?://[^\s/?#@]+")


@main.command(
    short_help="Judge over HTTP, with a page to look at games.",
    epilog="Example: referee serve --port 8080",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Who can reach it; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 for any that is free.")
@_limits
@click.option(
    "--body-seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=Settings.body_seconds,
    show_default=True,
    help="How long a client may be silent in the middle of a request.",
)
@click.option(
    "--judge-seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=Settings.judge_seconds,
    show_default=True,
    help="How long one log may take.",
)
@click.option(
    "--concurrency",
    type=click.IntRange(min=1),
    default=Settings.concurrency,
    show_default=True,
    help="How many requests may be at work at once.",
)
@click.option(
    "--shutdown-seconds",
    type=click.FloatRange(min=0),
    default=Settings.shutdown_seconds,
    show_default=True,
    help="How long what has begun may take when the service is told to stop.",
)
@click.option(
    "--allow-origin",
    "origins",
    multiple=True,
    metavar="ORIGIN",
    help="Another site whose pages may ask, as in https://club.example, or * for all; may be given several times.",
)
@_specs
@click.option(
    "--lang",
    type=click.Choice(["en", "de"]),
    default="en",
    show_default=True,
    help="The language of messages, to whoever asks for no other.",
)
def serve(
    host: str,
    port: int,
    max_bytes: int,
    max_depth: int,
    max_events: int,
    body_seconds: float,
    judge_seconds: float,
    concurrency: int,
    shutdown_seconds: float,
    origins: Sequence[str],
    specs: Sequence[str],
    lang: str,
) -> None:
    """Judge over HTTP, with a page to look at games.

    On standard error stands a line of JSON for each request, without names, addresses or contents. SIGTERM and Ctrl+C
    stop the service when what has begun is finished.

    Exit status: 0 when it was told to stop, 2 where it cannot begin: wrong usage, rules that cannot be used, a port
    that is not free.
    """
    from referee.errors import RefereeError
    from referee.log import ReadingLimits
    from referee.rules import Misrule, RulesError, Shelf
    from referee.wording import say

    wrong = next((origin for origin in origins if not _ORIGIN.fullmatch(origin)), None)
    if wrong is not None:
        aside(say("serve-origin", {"origin": wrong}, lang))
        sys.exit(USAGE)
    try:
        from referee.service.serving import serve as run
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in _EXTRA:
            raise
        aside(say("serve-extra", {}, lang))
        sys.exit(USAGE)

    if specs:
        shelf = Shelf(specs)
        misrules: list[Misrule] = list(shelf.misrules)
        for name in shelf.names():
            try:
                shelf.game(name)
            except RulesError as error:
                misrules += error.misrules
        if misrules:
            tell_misrules(misrules, lang)
            sys.exit(USAGE)
    settings = Settings(
        specs=tuple(specs),
        limits=ReadingLimits(max_bytes, max_depth, max_events),
        body_seconds=body_seconds,
        judge_seconds=judge_seconds,
        concurrency=concurrency,
        shutdown_seconds=shutdown_seconds,
        allow_origins=tuple(origins),
        lang=lang,
    )
    try:
        run(settings, host, port, lang=lang, greet=_greeter())
    except RefereeError as error:
        aside(str(error))
        sys.exit(USAGE)
    sys.exit(OK)


def _greeter() -> Callable[[str], None] | None:
    """How to speak to the person at the terminal, if one looks on; the journal may go elsewhere."""
    for stream, err in ((sys.stderr, True), (sys.stdout, False)):
        if stream is not None and stream.isatty():
            return partial(click.echo, err=err)
    return None
