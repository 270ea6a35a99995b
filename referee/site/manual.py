"""The manual of the rules language, written in Markdown, as elements: headings, paragraphs, lists, tables and code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from referee.site.elements import Child, element
from referee.site.pieces import wide

_INLINE: Final = re.compile(r"`(?P<code>[^`]+)`|\[(?P<words>[^\]]+)\]\((?P<href>[^)\s]+)\)|\*(?P<em>[^*\s][^*]*)\*")
_HEADING: Final = re.compile(r"(#{1,6})\s+(.*)")
_CELLS: Final = re.compile(r"(?<!\\)\|")


def headed(text: str, title: str) -> str:
    r"""The part of a text under a heading, without the heading itself.

    >>> headed("# A\n## B\nbee\n### C\nsea\n## D\n", "B")
    'bee\n### C\nsea'
    """
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^#{{1,2}} |\Z)", text, re.M | re.S)
    return found[2].strip("\n") if found else ""


def manual(text: str, level: int, prefix: str = "") -> list[Element]:
    """Write Markdown as elements.

    Args:
        text: The text.
        level: What a heading of the third level becomes.
        prefix: What the anchors of headings begin with.
    """
    return list(_blocks(text.split("\n"), level, prefix))


def _blocks(lines: list[str], level: int, prefix: str) -> Iterator[Element]:
    at = 0
    while at < len(lines):
        line = lines[at]
        start = at
        if not line.strip():
            at += 1
        elif line.startswith("```"):
            at += 1
            while at < len(lines) and not lines[at].startswith("```"):
                at += 1
            yield element("pre", element("code", "\n".join(lines[start + 1 : at])))
            at += 1
        elif heading := _HEADING.match(line):
            name = prefix + re.sub(r"[^\w-]+", "", heading[2].lower().replace(" ", "-"))
            yield element(f"h{max(2, min(6, level + len(heading[1]) - 3))}", inline(heading[2]), id=name)
            at += 1
        elif line.startswith("|"):
            while at < len(lines) and lines[at].startswith("|"):
                at += 1
            yield _table(lines[start:at])
        elif line.startswith("- "):
            while at < len(lines) and (lines[at].startswith(("- ", "  ")) and lines[at].strip()):
                at += 1
            items = "\n".join(lines[start:at])[2:].split("\n- ")
            yield element("ul", [element("li", inline(item)) for item in items])
        else:
            while at < len(lines) and lines[at].strip() and not lines[at].startswith(("|", "```", "#", "- ")):
                at += 1
            yield element("p", inline("\n".join(lines[start:at])))


def _table(lines: list[str]) -> Element:
    rows = [[cell.strip().replace("\\|", "|") for cell in _CELLS.split(line.strip().strip("|"))] for line in lines]
    head = element("tr", [element("th", inline(cell), scope="col") for cell in rows[0]])
    body = [element("tr", [element("td", inline(cell)) for cell in row]) for row in rows[2:]]
    table = element("table", element("thead", head), element("tbody", body))
    return wide(table, rows[0][0] or "…")


def coded(text: str) -> list[Child]:
    """A sentence of the referee, in which only what stands between backticks is anything else."""
    return [element("code", part) if place % 2 else part for place, part in enumerate(text.split("`"))]


def inline(text: str) -> list[Child]:
    """A line of Markdown: code, links within the page, emphasis."""
    parts: list[Child] = []
    done = 0
    for found in _INLINE.finditer(text):
        parts.append(text[done : found.start()])
        if found["code"]:
            parts.append(element("code", found["code"]))
        elif found["em"]:
            parts.append(element("em", found["em"]))
        elif found["href"].startswith("#"):
            parts.append(element("a", found["words"], href=found["href"]))
        else:
            parts.append(found["words"])
        done = found.end()
    return [*parts, text[done:]]
