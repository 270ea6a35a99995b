"""A comparison of two rule sets as text, as Markdown and as data."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from referee.findings import Path
from referee.rulebook.differences import Comparison, Part, Told
from referee.rules.differing import ABSENT, GONE, NEW
from referee.wording import in_language, say
from referee.wording.escaping import visible

_MARKDOWN: Final = re.compile(r"([\\`*_{}\[\]<>#|~!])")


def comparison_text(found: Comparison, one: str, other: str) -> Iterator[str]:
    """A comparison, line by line; everything that does not belong on a terminal is escaped."""
    yield visible(f"{one} → {other}")
    for part in found.parts:
        yield ""
        yield from _part(found, part, visible, "", "  ", "  ")
    yield ""
    yield _total(found)


def comparison_markdown(found: Comparison, one: str, other: str) -> Iterator[str]:
    """A comparison as Markdown: a heading for each clause, and a list of what differs."""
    yield f"# {_escaped(one)} → {_escaped(other)}"
    for part in found.parts:
        yield ""
        yield from _part(found, part, _escaped, "## ", "- ", "  - ")
    yield ""
    yield _total(found)


def part_lines(found: Comparison, part: Part) -> list[str]:
    """The places of one part in words. What is new or gone as a whole is told in a line, with what it is in short."""
    lines: list[str] = []
    whole: set[Path] = set()
    for told in part.told:
        path = told.difference.spot.path
        entry = _whole(found, told)
        if entry is None:
            lines.append(told.sentence)
        elif path[0] in _IN_SHORT:
            if entry not in whole:
                lines.append(_in_short(found, told, entry))
            whole.add(entry)
        elif not _silent(found, told):
            lines.append(told.sentence)
    return lines


def comparison_rows(found: Comparison) -> Iterator[dict[str, Any]]:
    """A comparison as data: one row for each place, then one for each sentence of the rulebooks."""
    for part in found.parts:
        for told in part.told:
            yield _row(part, told)
        for was, now in part.sentences:
            yield {
                "kind": "sentence",
                "clause": part.clauses[1],
                "old-clause": part.clauses[0],
                "key": next(each.key for each in (now, was) if each is not None),
                "was": was.text if was else None,
                "now": now.text if now else None,
            }


def _row(part: Part, told: Told) -> dict[str, Any]:
    difference = told.difference
    row: dict[str, Any] = {
        "kind": difference.kind,
        "clause": part.clauses[1],
        "old-clause": part.clauses[0],
        "place": difference.spot.place,
        "old-place": None if difference.kind == NEW else difference.was.place,
        "message": told.sentence,
    }
    for key, value in (("was", difference.was.value), ("now", difference.now.value)):
        if value is not ABSENT:
            row[key] = value
    return row


def _part(
    found: Comparison, part: Part, escape: Callable[[str], str], head: str, first: str, inner: str
) -> Iterator[str]:
    """One clause: its ids, its text or both of its texts, the places, the sentences."""
    was, now = part.clauses
    ids = was if was == now else f"{was or '–'} → {now or '–'}"
    before, after = part.texts
    if was is None and now is None:
        yield head + say("diff-no-clause", {}, found.lang)
    elif before == after:
        yield head + escape(f"{ids}: {after}")
    else:
        yield head + escape(str(ids))
    blank = head != ""
    if blank:
        yield ""
    if before != after:
        for words, text in (("diff-was", before), ("diff-now", after)):
            told = escape(text) if text else "–"
            yield f"{first}{say(words, {}, found.lang)}: {told}"
    if choices := found.only_with(part):
        yield f"{first}{say('diff-only-with', {}, found.lang)}: {escape(', '.join(choices))}"
    for line in part_lines(found, part):
        yield first + escape(line)
    if part.sentences:
        yield f"{first}{say('diff-in-book', {}, found.lang)}:"
    for earlier, later in part.sentences:
        for words, sentence in (("diff-was", earlier), ("diff-now", later)):
            text = escape(sentence.text) if sentence else "–"
            yield f"{first if first == inner else ''}{inner}{say(words, {}, found.lang)}: {text}"


_IN_SHORT: Final = frozenset({"variants", "rulings", "sources", "notations"})
"""What is told in a line where it is new or gone as a whole; the rulebook tells the rest."""


def _whole(found: Comparison, told: Told) -> Path | None:
    """The thing with a name that is new or gone as a whole, where a place is within one."""
    path = told.difference.spot.path
    if told.difference.kind not in (NEW, GONE) or len(path) <= _NAMED:
        return None
    other = found.trees[0] if told.difference.kind == NEW else found.trees[1]
    holder = other.get(str(path[0]))
    there = isinstance(holder, dict) and holder.get(path[1]) is not None
    return None if there or not isinstance(holder, dict) else path[:_NAMED]


_NAMED: Final = 2


def _in_short(found: Comparison, told: Told, entry: Path) -> str:
    """A thing with a name that is new or gone, by its name or its question."""
    kind = told.difference.kind
    tree = found.trees[1] if kind == NEW else found.trees[0]
    thing = tree[str(entry[0])][str(entry[1])]
    called = thing.get("text") if entry[0] == "rulings" else thing.get("name") or thing.get("title")
    text = in_language(called, found.lang) if isinstance(called, dict) else called or str(entry[1])
    label = say(f"diff-id-{entry[0]}", {"id": entry[1]}, found.lang)
    what = f"{label[:1].upper()}{label[1:]} ({entry[0]}/{entry[1]})"
    return say(f"diff-{kind}", {"what": what, "was": text, "now": text}, found.lang)


def _silent(found: Comparison, told: Told) -> bool:
    """A part of what is new or gone as a whole that says nothing: it is empty, or a text that stands above."""
    path = told.difference.spot.path
    value = told.difference.now.value if told.difference.kind == NEW else told.difference.was.value
    above = path[0] == "clauses" and path[2:] == ("text", found.lang)
    return above or value is None or value is False or value in ([], {})


def _total(found: Comparison) -> str:
    count = sum(len(part_lines(found, part)) for part in found.parts)
    return say("diff-total-one" if count == 1 else "diff-total", {"count": count}, found.lang)


def _escaped(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", visible(text))
