"""Pages as trees: whatever comes from rules, logs and scenarios is a text in a tree, and so it is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, Union
from xml.etree.ElementTree import Element, tostring

from referee.rulebook.faces import add_text

Child = Union[Element, str, None, "Iterable[Child]"]
"""What may stand in an element: another one, text, nothing, or several of these."""

_UNSEEN: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]"
)
"""Characters that nobody sees, or that turn the text beside them round."""


def element(tag: str, *children: Child, **attributes: str | bool | int | None) -> Element:
    """Make an element.

    Args:
        tag: Its name.
        children: What stands in it, in order.
        attributes: Its attributes; `_` in a name is `-`, and a last one is left out (`class_`). None and False leave
            an attribute out, True gives it no value.

    >>> markup(element("a", "7 < 8", element("br"), ["♥", None], href="#a", class_="card", hidden=True))
    '<a href="#a" class="card" hidden="">7 &lt; 8<br>♥</a>'
    """
    made = Element(tag)
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        made.set(name.rstrip("_").replace("_", "-"), "" if value is True else str(value))
    return add(made, *children)


def add(parent: Element, *children: Child) -> Element:
    """Put more into an element, after what is there."""
    for child in _flat(children):
        if isinstance(child, Element):
            parent.append(child)
        else:
            add_text(parent, child)
    return parent


def _flat(children: Iterable[Child]) -> Iterator[Element | str]:
    for child in children:
        if isinstance(child, Element | str):
            yield child
        elif child is not None:
            yield from _flat(child)


def markup(root: Element) -> str:
    """Write an element as HTML; what nobody would see is written as its number."""
    text = tostring(root, encoding="unicode", method="html")
    return _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text) if _UNSEEN.search(text) else text


def text_of(root: Element) -> str:
    """The text of an element, without its tags."""
    return "".join(root.itertext())


def slug(text: str) -> str:
    """A text as an anchor: what is no letter or digit becomes a hyphen, but dots stay.

    >>> slug("values/won/rows"), slug("PN.FOLLOW"), slug("A ‹b›")
    ('values-won-rows', 'PN.FOLLOW', 'A-b')
    """
    return re.sub(r"[^\w.]+", "-", text).strip("-")
