"""Every sentence that the referee says about a text, in each language, and how it is filled.

A room that finds something keeps only the key of its sentence and what fills it; the words are chosen here, when a
reader asks for them. Each room's sentences live in a module of their own; the keys are one name space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from referee.wording import (
    books,
    comparing,
    documents,
    formulas,
    judging,
    logs,
    page,
    render,
    replay,
    rulebook,
    rulebook_money,
    rules,
    service,
    serving,
    site,
    testing,
)

LANGUAGES: Final = ("en", "de")
_OR: Final = {"en": " or ", "de": " oder "}
_SHOWN: Final = 20


def merged(*rooms: Mapping[str, Mapping[str, str]]) -> dict[str, Mapping[str, str]]:
    """Join the sentences of all rooms.

    Raises:
        ValueError: Two rooms use one key.

    >>> merged({"clean": {"en": "Clean.", "de": "Fehlerfrei."}}, {})["clean"]["de"]
    'Fehlerfrei.'
    """
    every: dict[str, Mapping[str, str]] = {}
    for room in rooms:
        for key, sentence in room.items():
            if key in every:
                raise ValueError(f"two rooms have a sentence {key!r}")
            every[key] = sentence
    return every


SENTENCES: Final = merged(
    *(
        room.SENTENCES
        for room in (
            documents,
            logs,
            judging,
            rules,
            render,
            rulebook,
            rulebook_money,
            formulas,
            books,
            comparing,
            site,
            testing,
            replay,
            page,
            service,
            serving,
        )
    )
)


def say(words: str, args: Mapping[str, object], lang: str) -> str:
    """Put a finding into words.

    An argument is put in as it is, with three exceptions: a mapping with `words` is a sentence of its own, filled by its
    other entries; a mapping with `en` is a text that is there in several languages (what a schema says it expects); a
    list or tuple is a choice, "a, b or c".

    Args:
        words: The key of the sentence.
        args: What fills it.
        lang: The language asked for; for one that is not spoken here English is.

    >>> say("schema-required", {"key": "events"}, "en")
    '`events` is missing.'
    >>> say("schema-required", {"key": "events"}, "de")
    '`events` fehlt.'
    >>> found = {"words": "found-text", "text": "61"}
    >>> say("schema-type", {"expected": ({"words": "kind-integer"}, {"words": "kind-null"}), "found": found}, "en")
    'Expected a whole number or nothing, found text "61".'
    """
    lang = lang if lang in LANGUAGES else "en"
    sentence = SENTENCES[words]
    return sentence[lang].format_map({name: _filled(value, lang) for name, value in args.items()})


def in_language(texts: Mapping[str, str], lang: str) -> str:
    """One text of several languages: in the language asked for, else in English, else in whatever there is.

    >>> in_language({"en": "diamond", "de": "Karo"}, "de"), in_language({"nl": "ruiten"}, "de"), in_language({}, "de")
    ('Karo', 'ruiten', '')
    """
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()), "")


def _filled(value: object, lang: str) -> object:
    if isinstance(value, Mapping):
        if "words" in value:
            return say(str(value["words"]), {name: each for name, each in value.items() if name != "words"}, lang)
        return value.get(lang, value["en"])
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _choice([str(_filled(each, lang)) for each in value], lang)
    return value


def _choice(texts: list[str], lang: str) -> str:
    if len(texts) > _SHOWN:
        return ", ".join([*texts[:_SHOWN], "…"])
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + _OR[lang] + texts[-1]
