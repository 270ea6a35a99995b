"""The page on which a game lies at a table: one that a service answers, or one file that needs nothing else."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib import resources
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote
from xml.etree.ElementTree import Element, tostring

from referee.adjudicate import one_line
from referee.replay.moments import Replay
from referee.rulebook.styles import STYLE as BOOK_STYLE
from referee.wording import LANGUAGES, SENTENCES, say
from referee.wording.escaping import folded

if TYPE_CHECKING:
    from referee.rules import Shelf

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'"
)
"""What the service's page may do: nothing but what comes from the service itself."""

STYLE: Final = "table.css"
ICON: Final = "icon.svg"
SCRIPTS: Final = (
    "dom.js",
    "cards.js",
    "game.js",
    "felt.js",
    "notices.js",
    "sheet.js",
    "book.js",
    "editor.js",
    "welcome.js",
    "links.js",
    "files.js",
    "table.js",
)
"""The parts of the script, in the order in which they need each other."""

_TYPES: Final[Mapping[str, str]] = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
}
_BODY: Final = "table.html"
_WORDS: Final = "page-"


def table_page(lang: str, version: str) -> str:
    """The page of a service: whoever opens it may lay a log on the table.

    It loads its script and style from `assets/` and asks `v1/` beside it; nothing stands in it that would have to be
    allowed by name.

    Args:
        lang: The language in which it opens.
        version: The version of the referee.
    """
    head = [
        f'<link rel="icon" type="image/svg+xml" href="assets/{ICON}">',
        f'<link rel="stylesheet" href="assets/{STYLE}">',
        *(f'<script src="assets/{name}" defer></script>' for name in SCRIPTS),
    ]
    data = {"lang": lang, "version": version, "words": words()}
    body = [read(_BODY).replace(f'src="{ICON}"', f'src="assets/{ICON}"'), island(data)]
    return document(lang, say("page-title", {}, lang), POLICY, head, body)


def replay_page(replay: Replay, text: str | None, lang: str, rulebook: Element | None) -> str:
    """A game on a page that needs nothing else: no service, no other file, nothing from outside.

    Only the script and the style that stand in it may run, by their digests, and it may load nothing.

    Args:
        replay: The game as moments.
        text: The log as it is written, where there is a text.
        lang: The language of the page; that of the replay.
        rulebook: The rulebook as an `<article>`; None: the page goes without.
    """
    script = "\n".join(map(read, SCRIPTS))
    look = style()
    policy = (
        f"default-src 'none'; script-src '{_digest(script)}'; style-src '{_digest(look)}'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
    icon = "data:image/svg+xml," + quote(read(ICON))
    data = {"lang": lang, "words": words([lang]), "replay": replay, "text": text}
    body = [read(_BODY).replace(f'src="{ICON}"', f'src="{icon}"')]
    if rulebook is not None:
        body.append(f'<template id="own-book">{tostring(rulebook, encoding="unicode", method="html")}</template>')
    body += [island(data), f"<script>{script}</script>"]
    head = [f'<link rel="icon" type="image/svg+xml" href="{icon}">', f"<style>{look}</style>"]
    title = f"{folded(replay.game.name)} · {say('page-name', {}, lang)}"
    return document(lang, title, policy, head, body)


def page_with_book(replay: Replay, text: str | None, shelf: Shelf) -> str:
    """A game on a page that needs nothing else, the rulebook by which it was judged beside it.

    Args:
        replay: The game as moments.
        text: The log as it is written, where there is a text.
        shelf: Where the game's rules are.

    Raises:
        RulesError: The rules themselves are at fault.
    """
    from referee.rulebook.agreeing import article_of

    assert replay.verdict.rules is not None, "a log that could be read"
    return replay_page(replay, text, replay.lang, article_of(shelf, replay.verdict.rules, replay.lang))


def asset(name: str) -> tuple[bytes, str]:
    """A file that the page loads: its content and its media type.

    Raises:
        KeyError: The page loads nothing of that name.
    """
    if name not in (*SCRIPTS, STYLE, ICON):
        raise KeyError(name)
    text = style() if name == STYLE else read(name)
    return text.encode(), _TYPES[name.rpartition(".")[2]]


def style() -> str:
    """The whole style: that of a rulebook, for it lies beside the table, and that of the table."""
    return BOOK_STYLE + read(STYLE)


@cache
def read(name: str) -> str:
    """A file of the page."""
    return (resources.files("referee.replay") / "assets" / name).read_text("utf-8")


def words(languages: Sequence[str] = LANGUAGES) -> dict[str, dict[str, str]]:
    """What the page says, in each language."""
    return {
        lang: {key: sentence[lang] for key, sentence in SENTENCES.items() if key.startswith(_WORDS)}
        for lang in languages
    }


def island(data: Mapping[str, Any]) -> str:
    r"""Data within a page, which nothing can leave: no `<` stands in it, and no end of a line.

    >>> island({"name": "</script>"})
    '<script type="application/json" id="page-data">{"name":"\\u003c/script>"}</script>'
    """
    text = one_line(data).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="page-data">{text}</script>'


def document(lang: str, title: str, policy: str, head: Sequence[str], body: Sequence[str]) -> str:
    """A whole file of HTML.

    Args:
        lang: Its language.
        title: Its title, as text.
        policy: What it may load and run.
        head: What else stands in its head, as markup.
        body: What stands in its body, as markup.
    """
    lines = [
        "<!doctype html>",
        f'<html lang="{escape(lang)}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy, quote=False)}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="referrer" content="no-referrer">',
        f"<title>{escape(title)}</title>",
        *head,
        "</head>",
        "<body>",
        f"<noscript><p>{escape(say('page-no-script', {}, lang))}</p></noscript>",
        *body,
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
