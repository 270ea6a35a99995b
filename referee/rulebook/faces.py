"""Cards in a text as small cards: a rank and the picture of a suit, read out in words."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement

from referee.cards import Notation
from referee.rulebook.pictures import BOX, FRENCH, Picture, pictures_of
from referee.rules import Rules
from referee.wording import in_language, say
from referee.wording.escaping import folded

_EMOJI_STYLE: Final = "\ufe0f"
_STICKY: Final = "-"
"""What may join a card and a word to another word: `elay-5-ish` names no card."""

STYLE: Final = """\
.card {
  background: #fffdf8;
  background: light-dark(#fffdf8, #ece8dd);
  border: 1px solid #b9b2a3;
  border-color: light-dark(#b9b2a3, #8d8778);
  border-radius: 0.28em;
  box-shadow: 0 1px 1px rgb(0 0 0 / 12%);
  color: #1d1d1f;
  font-size: 0.94em;
  font-variant-numeric: lining-nums;
  font-weight: 650;
  padding: 0.04em 0.26em 0.06em 0.3em;
  white-space: nowrap;
}
.card svg, .suit svg {
  fill: currentColor;
  fill-rule: evenodd;
  height: 0.86em;
  margin-inline-start: 0.1em;
  overflow: visible;
  vertical-align: -0.08em;
  width: 0.86em;
}
.card.red, .suit.red { color: #c01a2b; }
.suit.red { color: light-dark(#c01a2b, #ff8a94); }
.card.orange, .suit.orange { color: #b4510a; }
.suit.orange { color: light-dark(#b4510a, #f3a365); }
.card.gold, .suit.gold { color: #8f6a00; }
.suit.gold { color: light-dark(#8f6a00, #e2bd55); }
.card.green, .suit.green { color: #1d6f37; }
.suit.green { color: light-dark(#1d6f37, #7fcf96); }
.card.sky, .suit.sky { color: #0f6f8f; }
.suit.sky { color: light-dark(#0f6f8f, #7cc9e4); }
.card.blue, .suit.blue { color: #2152b8; }
.suit.blue { color: light-dark(#2152b8, #9db9ff); }
.card.violet, .suit.violet { color: #75329b; }
.suit.violet { color: light-dark(#75329b, #d3a3f0); }
.card.brown, .suit.brown { color: #7a4a21; }
.suit.brown { color: light-dark(#7a4a21, #d8ab83); }
.card.grey, .suit.grey { color: #5b6068; }
.suit.grey { color: light-dark(#5b6068, #b4bac3); }
.suit { white-space: nowrap; }
.suit svg { margin: 0; }
.pictures { height: 0; position: absolute; width: 0; }
.unseen {
  clip-path: inset(50%);
  height: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
  width: 1px;
}
@media print {
  .card { background: none; box-shadow: none; print-color-adjust: exact; }
}
"""
"""The style of cards, of their suits, and of words that are only read out."""


class Faces:
    """Finds the cards in a text, and draws them.

    Args:
        notation: How the cards are written. Only its own way of writing each card is found, at the bounds of words.
        pictures: The picture of each suit that has one.
        labels: What each card is called in words.
        names: What each suit is called; a sign that stands alone is drawn where it is a symbol and its suit has a name.
        prefix: What the ids of the pictures begin with, where several games are drawn in one page.
    """

    def __init__(
        self,
        notation: Notation,
        pictures: Mapping[str, Picture],
        labels: Sequence[str],
        names: Mapping[str, str] | None = None,
        prefix: str = "picture",
    ) -> None:
        self.notation = notation
        self.pictures = dict(pictures)
        self.labels = labels
        self.names = dict(names or {})
        self._drawn: dict[str, None] = {}
        self._ids = {suit: f"{prefix}-{number}" for number, suit in enumerate(self.pictures, 1)}
        self._cards = {text: card for card, text in enumerate(notation.written)}
        self._signs = {
            sign: suit
            for suit, sign in notation.suit_signs.items()
            if suit in self.names and suit in self.pictures and len(sign) == 1 and not sign.isalnum()
        }
        choices = "|".join(re.escape(text) for text in sorted(self._cards, key=len, reverse=True))
        self._found = re.compile(rf"(?<!\w)(?<!\w-)({choices}){_EMOJI_STYLE}?(?!\w)")

    @classmethod
    def of(cls, rules: Rules, lang: str, notation: str | None = None, prefix: str = "picture") -> Faces:
        """The cards of a game, in a language.

        Args:
            rules: The rules of the game.
            lang: The language, in which the cards are called, and in whose notation they are written.
            notation: Another notation; else that of the language, else the first of the rules.
            prefix: What the ids of the pictures begin with.
        """
        known = rules.notations
        written = known[notation or (lang if lang in known else next(iter(known)))]
        return cls(written, pictures_of(rules), labels_of(rules, lang), _suit_names(rules, lang), prefix)

    def draws(self, text: str) -> bool:
        """Whether something in a text may be drawn."""
        return self._found.search(text) is not None or any(sign in text for sign in self._signs)

    def split(self, text: str) -> Iterator[str | int]:
        """A text in pieces: texts, and the numbers of cards."""
        at = 0
        for found in self._found.finditer(text):
            if found[1][-1].isalnum() and _joined(text, found.end()):
                continue
            if found.start() > at:
                yield text[at : found.start()]
            yield self._cards[found[1]]
            at = found.end()
        if at < len(text):
            yield text[at:]

    def put(self, parent: Element, text: str) -> None:
        """Put a text behind what an element already holds, its cards drawn, and whatever cannot be seen escaped."""
        for piece in self.split(folded(text)):
            if isinstance(piece, int):
                parent.append(self.card(piece))
            else:
                self._words(parent, piece)

    def _words(self, parent: Element, text: str) -> None:
        """A text without cards, the signs of suits drawn."""
        plain = ""
        for sign in text.replace(_EMOJI_STYLE, ""):
            if sign not in self._signs:
                plain += sign
                continue
            add_text(parent, plain)
            suit = self._signs[sign]
            drawn = self.suit(suit, self.names[suit])
            _unseen(drawn, sign)
            parent.append(drawn)
            plain = ""
        add_text(parent, plain)

    def card(self, card: int) -> Element:
        """A card, which copied as text is the card as it is written, and read out is the card in words."""
        text = self.notation.written[card]
        suit = self.notation.cards.suit[card]
        picture = self.pictures.get(suit)
        face = Element("span", {"class": "card", "role": "img", "aria-label": self.labels[card]})
        if picture is None:
            face.text = text
            return face
        face.set("class", f"card {picture.colour}")
        before, rank, after = parts_of(text, self.notation.suit_signs.get(suit, ""))
        _unseen(face, before)
        SubElement(face, "span").text = rank
        _unseen(face, after)
        face.append(self._drawing(suit))
        return face

    def suit(self, suit: str, name: str) -> Element:
        """A suit, which is read out by a name; without a picture it is that name."""
        picture = self.pictures.get(suit)
        if picture is None:
            sign = Element("span", {"class": "suit"})
            sign.text = folded(name)
            return sign
        sign = Element("span", {"class": f"suit {picture.colour}", "role": "img", "aria-label": folded(name)})
        sign.append(self._drawing(suit))
        return sign

    def _drawing(self, suit: str) -> Element:
        self._drawn.setdefault(suit)
        drawing = Element("svg", {"viewBox": BOX, "aria-hidden": "true", "focusable": "false"})
        SubElement(drawing, "use", {"href": f"#{self._ids[suit]}"})
        return drawing

    def definitions(self, wanted: Collection[str] | None = None) -> Element:
        """The pictures of suits, which must stand once in the page that they were drawn for.

        Args:
            wanted: The ids of the pictures; None for those of all suits that were drawn.
        """
        sheet = Element("svg", {"class": "pictures", "aria-hidden": "true", "focusable": "false"})
        for suit in self._drawn if wanted is None else [each for each in self._ids if self._ids[each] in wanted]:
            symbol = SubElement(sheet, "symbol", {"id": self._ids[suit], "viewBox": BOX})
            SubElement(symbol, "path", {"d": self.pictures[suit].path})
        return sheet


def labels_of(rules: Rules, lang: str) -> list[str]:
    """What each card of a game is called in words: "seven of diamonds".

    Args:
        rules: The rules of the game.
        lang: The language.
    """
    cards = rules.cards
    french = {suit for suit, picture in pictures_of(rules).items() if picture in FRENCH.values()}
    labels = []
    for suit, rank in zip(cards.suit, cards.rank, strict=True):
        name = in_language(rules.model.cards.names.get(suit, {}), lang) or suit
        spoken = say(f"face-rank-{rank}", {}, lang) if rank in _SPOKEN else rank
        labels.append(folded(say("face-of" if suit in french else "face-plain", {"suit": name, "rank": spoken}, lang)))
    return labels


def _suit_names(rules: Rules, lang: str) -> dict[str, str]:
    """What the suits of a game are called that have a name."""
    return {suit: folded(in_language(texts, lang)) for suit, texts in rules.model.cards.names.items()}


_SPOKEN: Final = frozenset(["A", "K", "Q", "J", *map(str, range(1, 11))])
"""The ranks that have a name."""


def _joined(text: str, at: int) -> bool:
    """Whether a hyphen and a word go on there."""
    return text[at : at + 1] == _STICKY and text[at + 1 : at + 2].isalnum()


def parts_of(text: str, sign: str) -> tuple[str, str, str]:
    """A card as written: what stands before its rank, the rank, and what stands behind it.

    >>> parts_of("7♦", "♦"), parts_of("elay-5", "elay"), parts_of("Joker2", "Joker"), parts_of("K♠", "trump")
    (('', '7', '♦'), ('elay-', '5', ''), ('Joker', '2', ''), ('', 'K♠', ''))
    """
    if not sign or sign not in text or sign == text:
        return "", text, ""
    before, _, after = text.partition(sign)
    if before.strip(_STICKY):
        rank = before.rstrip(_STICKY)
        return "", rank, text[len(rank) :]
    rank = after.lstrip(_STICKY)
    return text[: len(text) - len(rank)], rank, ""


def add_text(parent: Element, text: str) -> None:
    """Put a text behind what an element already holds."""
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text


def _unseen(parent: Element, text: str) -> None:
    if text:
        SubElement(parent, "span", {"class": "unseen"}).text = text
