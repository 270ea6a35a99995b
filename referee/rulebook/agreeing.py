"""The rulebook of a game as a table has agreed to play it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from referee.adjudicate import RulesReference
from referee.findings import Problem
from referee.rulebook.book import Book
from referee.rulebook.comparing import marked
from referee.rulebook.faces import Faces
from referee.rulebook.html import book_elements
from referee.rulebook.writing import write_book
from referee.rules import Game, Rules, Shelf

_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,18}")


def agreed_rules(
    game: Game, variants: Sequence[str], options: Mapping[str, str], rulings: Mapping[str, str]
) -> Rules | list[Problem]:
    """The rules as agreed on, or what is wrong with that, by its place in a log's head.

    An option that a log must name, and that is not named here, has its least value: the book says that it must be
    agreed on. The ids of open points may be written in small letters.

    Args:
        game: The game.
        variants: The variants, presets or profiles in force.
        options: Options and their values, as written.
        rulings: Open points and how they are answered.

    Raises:
        RulesError: The rules themselves are at fault.
    """
    assert game.base is not None, "rules that can be used"
    model = game.base.model
    least: dict[str, object] = {name: option.min for name, option in model.options.items() if option.default is None}
    given = {name: int(value) if _NUMBER.fullmatch(value) else value for name, value in options.items()}
    named = {name.upper() if name.upper() in model.rulings else name: answer for name, answer in rulings.items()}
    return game.resolve(list(variants), {**least, **given}, named)


def contradicts(agreed: Mapping[str, str], name: str, given: str) -> bool:
    """Whether something is agreed on twice, and otherwise: then it would have two meanings.

    >>> contradicts({"PN-A5": "dealer"}, "pn-a5", "eldest"), contradicts({"target": "61"}, "target", "61")
    (True, False)
    """
    return any(other.upper() == name.upper() and agreed[other] != given for other in agreed)


def agreed_book(game: Game, agreed: Rules, lang: str, *, mark: bool) -> Book:
    """The rulebook as agreed on.

    Args:
        game: The game.
        agreed: Its rules as agreed on.
        lang: The language of the book.
        mark: Mark what is not as usual.

    Raises:
        RulesError: The rules themselves are at fault.
    """
    book = write_book(game, agreed, lang)
    if not mark:
        return book
    usual = agreed_rules(game, (), {}, {})
    assert isinstance(usual, Rules), "nothing is wrong with what is usual"
    return marked(write_book(game, usual, lang), book)


def article_of(shelf: Shelf, played: RulesReference, lang: str) -> Element:
    """The rulebook of the rules by which a log was judged, as a part of a page.

    Args:
        shelf: Where the game is.
        played: The rules, as the verdict names them.
        lang: The language of the book.

    Raises:
        RulesError: The rules themselves are at fault.
    """
    game = shelf.game(played.game, played.version)
    assert game is not None, "a game by which a log was judged"
    rules = game.resolve(played.variants, played.options, played.rulings)
    assert isinstance(rules, Rules), "rules by which a log was judged"
    usual = agreed_rules(game, (), {}, {})
    assert isinstance(usual, Rules), "nothing is wrong with what is usual"
    mark = (rules.digest, rules.options) != (usual.digest, usual.options)
    return book_elements(agreed_book(game, rules, lang, mark=mark), Faces.of(rules, lang))
