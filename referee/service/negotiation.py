"""What a request is written in, and what it may be answered in: media types and languages, by its headers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from referee.wording import LANGUAGES

JSON: Final = "application/json"
YAML: Final = "application/yaml"
LINES: Final = "application/jsonl"
HTML: Final = "text/html"
MARKDOWN: Final = "text/markdown"
PLAIN: Final = "text/plain"
PROBLEM: Final = "application/problem+json"

YAMLS: Final = (YAML, "application/x-yaml", "text/yaml", "text/x-yaml")
LINESES: Final = (LINES, "application/x-ndjson", "application/x-jsonlines")
"""Each of them under all names in use, the registered or most usual one first."""

_ANY: Final = "*/*"
_ANY_LANGUAGE: Final = "*"
_KEPT: Final = 256
"""So many wishes are remembered: a client has the same ones every time."""


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    """A request's header; several of one name are one list. None where there is none."""
    found: list[bytes] = [value for key, value in scope["headers"] if key == name]
    return b", ".join(found).decode("latin-1") if found else None


def media_type(given: str | None) -> tuple[str, str | None]:
    """A content type without its parameters, and its charset if it names one.

    >>> media_type('Application/JSON; charset="UTF-8"'), media_type(None)
    (('application/json', 'utf-8'), ('', None))
    """
    media, *parameters = (given or "").split(";")
    charset = None
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "charset":
            charset = value.strip().strip('"').lower()
    return media.strip().lower(), charset


def with_charset(media: str) -> str:
    """A content type as an answer names it: of a text with its charset; JSON is UTF-8 without saying so.

    >>> with_charset("text/html"), with_charset("application/json")
    ('text/html; charset=utf-8', 'application/json')
    """
    return f"{media}; charset=utf-8" if media.startswith("text/") else media


def is_lines(scope: Mapping[str, Any]) -> bool:
    """Whether a request brings JSON Lines, which may go on for ever."""
    return media_type(header(scope, b"content-type"))[0] in LINESES


@lru_cache(maxsize=_KEPT)
def best_media(accept: str | None, offers: tuple[str, ...]) -> str | None:
    """The media type to answer in, or None where nothing on offer will do.

    Args:
        accept: What the client takes (RFC 9110, 12.5.1); without it, anything.
        offers: What there is, the best first.

    >>> best_media("text/html;q=0.5, application/*", ("text/html", "application/json"))
    'application/json'
    >>> best_media("image/png", ("text/html",)) is None
    True
    """
    wishes = dict(_wishes(accept)) or {_ANY: 1.0}
    best, liking = None, 0.0
    for offer in offers:
        kind = offer.partition("/")[0] + "/*"
        liked = next((wishes[each] for each in (offer, kind, _ANY) if each in wishes), 0.0)
        if liked > liking:
            best, liking = offer, liked
    return best


@lru_cache(maxsize=_KEPT)
def best_language(accept: str | None, default: str = LANGUAGES[0]) -> str:
    """The language to answer in: the one that is liked best of those spoken here, else the usual one.

    >>> best_language("nl, de-AT;q=0.8, en;q=0.5"), best_language("de;q=0"), best_language(None)
    ('de', 'en', 'en')
    >>> best_language("*, de;q=0.5"), best_language("nl", "de"), best_language("en-GB", "de")
    ('en', 'de', 'en')
    """
    best, liking = default, 0.0
    for wish, liked in _wishes(accept):
        spoken = next((lang for lang in LANGUAGES if wish == lang or wish.startswith(lang + "-")), None)
        spoken = default if wish == _ANY_LANGUAGE else spoken
        if spoken is not None and liked > liking:
            best, liking = spoken, liked
    return best


def matches(given: str | None, tag: str) -> bool:
    """Whether a client has this very answer already (`If-None-Match`, RFC 9110, 13.1.2).

    >>> matches('W/"a", "b"', '"b"'), matches("*", '"b"'), matches('"a"', '"b"'), matches(None, '"b"')
    (True, True, False, False)
    """
    tags = [each.strip().removeprefix("W/") for each in (given or "").split(",")]
    return tag in tags or tags == ["*"]


def _wishes(accept: str | None) -> Iterator[tuple[str, float]]:
    """What a header of wishes asks for, and how much it is liked; what cannot be read is no wish."""
    for wish in (accept or "").split(","):
        name, *parameters = [part.strip().lower() for part in wish.split(";")]
        liked = _quality(parameters)
        if name and liked is not None:
            yield name, liked


def _quality(parameters: Iterable[str]) -> float | None:
    """How much something is liked, from 0 to 1; None where it says so in no way that can be read."""
    for parameter in parameters:
        name, sign, value = parameter.partition("=")
        if name.strip() == "q" and sign:
            try:
                liked = float(value)
            except ValueError:
                return None
            return liked if 0 <= liked <= 1 else None
    return 1.0
