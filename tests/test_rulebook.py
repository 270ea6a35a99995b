"""The rulebook: written for every game, language and choice, whole, and never apart from the data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from referee.rulebook import Block, Book, Entries, Items, Paragraph, Row, Section, Sentence, Table, choices, write_book
from referee.rulebook.closing import in_force
from referee.rulebook.telling import Telling
from referee.rulebook.writing import body
from referee.rules import Game, Rules, Shelf
from referee.rules.checking import faults
from referee.rules.model import RulesModel

ROOT = Path(__file__).parent.parent
SHELF = Shelf()
GAMES = sorted(SHELF.shipped_names)
LANGUAGES = ("en", "de")
NEEDED = {"penta": {"goal": 300}}
"""Options that a log must give."""


def game_of(name: str) -> Game:
    """A shipped game."""
    game = SHELF.game(name)
    assert game is not None
    return game


def resolved(name: str, variants: tuple[str, ...] = (), rulings: dict[str, str] | None = None) -> Rules:
    """A game's rules under some choices."""
    rules = game_of(name).resolve(list(variants), dict(NEEDED.get(name, {})), rulings or {})
    assert isinstance(rules, Rules), rules
    return rules


def choices_of(name: str) -> Iterator[tuple[str, tuple[str, ...], dict[str, str]]]:
    """The game as it is, each variant, each preset, each answer that is not the usual one."""
    model = game_of(name).base.model  # type: ignore[union-attr]
    yield name, (), {}
    for variant in [*model.variants, *model.presets]:
        yield name, (variant,), {}
    for ruling, given in model.rulings.items():
        for answer in given.answers:
            if answer != given.default:
                yield name, (), {ruling: answer}


EVERY = [choice for name in GAMES for choice in choices_of(name)]
_BOOKS: dict[str, tuple[Rules, Book]] = {}


def written(choice: tuple[str, tuple[str, ...], dict[str, str]], lang: str) -> tuple[Rules, Book]:
    """The book of a choice, made once."""
    key = f"{choice} {lang}"
    if key not in _BOOKS:
        rules = resolved(*choice)
        _BOOKS[key] = rules, write_book(game_of(choice[0]), rules, lang)
    return _BOOKS[key]


def ident(choice: tuple[str, tuple[str, ...], dict[str, str]]) -> str:
    """A choice as the name of a test."""
    name, variants, rulings = choice
    return "-".join([name, *variants, *(f"{k}={v}" for k, v in rulings.items())])


def parts(blocks: tuple[Block, ...]) -> Iterator[Sentence | Row | Table]:
    """All that has a key in some blocks."""
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.sentences
        elif isinstance(block, Items):
            for item in block.items:
                yield from item.sentences
        elif isinstance(block, Table):
            yield block
            yield from block.rows
        elif isinstance(block, Entries):
            for entry in block.entries:
                yield from parts(entry.blocks)


def texts(book: Book, without: tuple[str, ...] = ()) -> Iterator[str]:
    """Every text that a reader sees."""
    for section in book.every_section():
        if section.key in without:
            continue
        yield section.title
        for part in parts(section.blocks):
            if isinstance(part, Sentence):
                yield part.text
            elif isinstance(part, Row):
                yield from part.cells
            else:
                yield from (part.caption, *part.head)


every_choice = pytest.mark.parametrize("choice", EVERY, ids=ident)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
@every_choice
def test_a_book_names_every_clause_in_force(choice: Any, lang: str) -> None:
    rules, book = written(choice, lang)
    told = {
        part.clause
        for section in book.every_section()
        if section.key != "brief"
        for part in parts(section.blocks)
        if part.clause
    }
    assert set(in_force(Telling(rules, lang))) - told == set()
    assert told <= set(rules.clauses)


@every_language
@every_choice
def test_keys_are_unique(choice: Any, lang: str) -> None:
    _, book = written(choice, lang)
    sections = [section.key for section in book.every_section()]
    assert len(sections) == len(set(sections))
    for section in book.every_section():
        keys = [part.key for part in parts(section.blocks) if not isinstance(part, Row)]
        assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
        for part in parts(section.blocks):
            if isinstance(part, Table):
                rows = [row.key for row in part.rows]
                assert len(rows) == len(set(rows)), rows
                assert all(len(row.cells) == len(part.head) for row in part.rows)


@every_language
@every_choice
def test_every_place_is_there(choice: Any, lang: str) -> None:
    rules, book = written(choice, lang)
    tree = msgspec.to_builtins(rules.model)
    for section in book.every_section():
        for part in parts(section.blocks):
            for place in part.places:
                assert there(tree, place), (section.key, part.key, place)


def there(tree: Any, place: str) -> bool:
    """Whether the merged rules have that place."""
    for step in place.split("/"):
        if isinstance(tree, list):
            if not step.isdigit() or int(step) >= len(tree):
                return False
            tree = tree[int(step)]
        elif isinstance(tree, dict) and step in tree:
            tree = tree[step]
        else:
            return False
    return True


@every_language
@every_choice
def test_no_raw_data_in_the_prose(choice: Any, lang: str) -> None:
    rules, book = written(choice, lang)
    printed = [place for source in rules.model.sources.values() for place in (source.title, *source.sections)]
    for text in texts(book):
        assert text.strip() == text
        for place in printed:
            text = text.replace(place, "Book")
        assert not re.search(r"[{}]|[a-z]_[a-z]|==|//|\b(tricks|cards|bid|score|total|sum|count)\(", text), text
        assert "  " not in text, text
        assert not re.search(r"\s[.,;:]|[.,;]{2}", text.replace("…", "")), text


@every_language
@every_choice
def test_sentences_are_whole(choice: Any, lang: str) -> None:
    _, book = written(choice, lang)
    for section in book.every_section():
        for part in parts(section.blocks):
            if isinstance(part, Sentence) and section.key not in ("rulings", "variants", "options"):
                assert part.text[0].isupper() or part.text[0].isdigit() or not part.text[0].isalpha(), part.text
                assert part.text.endswith((".", ":", "?", "!", "«", "”")), part.text


# --- the book cannot drift from the data ---

LITERALS: dict[str, list[str]] = {
    "first": ["left-of-dealer", "dealer"],
    "start": ["left-of-dealer", "dealer"],
    "next": ["rotate", "same"],
    "pick": ["highest", "lowest"],
    "deals": ["highest", "lowest"],
    "show": [],
    "by": [],
    "turned": ["first", "last"],
    "winner": ["highest", "lowest"],
    "ties": ["shared", "play-on"],
    "match": ["difference", "in-full"],
    "close": ["last-raiser", "full-circle"],
    "all-pass": ["play-on", "end-deal"],
    "leftover": ["stays", "one-each"],
    "among": ["pack", "all-cards"],
    "void": ["any", "led"],
    "unmatched": ["bound", "free"],
    "when": ["at-once", "trick-end"],
    "order": ["own", "default"],
}
SAID_ELSEWHERE = (
    "name",
    "summary",
    "sources",
    "notations",
    "variants",
    "presets",
    "rulings",
    "format",
    "version",
    "game",
)
"""What is no rule of play, or printed only as a choice."""


def other(steps: tuple[str, ...], value: Any) -> Iterator[Any]:
    """Other values that could stand at a place."""
    key = steps[-1]
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        if key in LITERALS and value in LITERALS[key]:
            yield from (word for word in LITERALS[key] if word != value)
        elif key == "show":
            yield {"hand": "nothing", "nothing": "hand"}.get(value, "lowest-of-one-suit")
        elif key == "by":
            yield {"dealer": "left-of-dealer", "winner": "anyone", "anyone": "winner"}.get(value, "dealer")
        elif key == "trump" and value == "suit":
            yield None
        elif re.search(r"\d", value) and key in ("amount", "if", "of", "each", "most", "score", "unless", "opens-at"):
            for number in re.finditer(r"\d+", value):
                yield f"{value[: number.start()]}{int(number[0]) + 1}{value[number.end() :]}"
        elif key in ("cards", "as"):
            yield f"!({value})"
            if value != "any":
                yield "any"
    elif value is None and key in ("limit", "floor", "hook") and steps[-2] not in ("bet",):
        yield {"limit": 3, "floor": -7, "hook": None}[key]


def mutants(name: str) -> Iterator[tuple[str, Any]]:
    """The merged rules of a game with one thing changed, by the place of that."""
    tree = msgspec.to_builtins(game_of(name).base.model)  # type: ignore[union-attr]
    for steps, value in leaves(tree, ()):
        if steps[0] in SAID_ELSEWHERE or steps[-1] in ("clause", "stock", "kind", "text", "id", "why", "fold", "hook"):
            continue
        if "clauses" in steps or "why" in steps or "names" in steps or "groups" in steps:
            continue
        for changed in other(steps, value):
            yield f"{'/'.join(steps)} = {changed}", with_value(tree, steps, changed)
        if isinstance(value, list) and len(value) > 1:
            yield "/".join(steps), with_value(tree, steps, [value[1], value[0], *value[2:]])
            for place in range(len(value)):
                yield "/".join(steps), with_value(tree, steps, value[:place] + value[place + 1 :])


def leaves(tree: Any, steps: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value and every list of words, with its place."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, (*steps, key))
        return
    if isinstance(tree, list):
        for place, value in enumerate(tree):
            yield from leaves(value, (*steps, str(place)))
    if steps:
        yield steps, tree


def with_value(tree: Any, steps: tuple[str, ...], value: Any) -> Any:
    """A tree with another value at a place."""
    if not steps:
        return value
    if isinstance(tree, list):
        return [with_value(item, steps[1:], value) if str(k) == steps[0] else item for k, item in enumerate(tree)]
    return {key: with_value(item, steps[1:], value) if key == steps[0] else item for key, item in tree.items()}


def rules_of(name: str, tree: Any) -> Rules | None:
    """Rules of a changed tree; None where no game can be judged by them."""
    try:
        model = msgspec.convert(tree, RulesModel)
    except msgspec.ValidationError:
        return None
    options = {
        option: NEEDED.get(name, {}).get(option, given.min if given.default is None else given.default)
        for option, given in model.options.items()
    }
    rules = Rules(model, "", options=options)
    return None if faults(rules) else rules


def body_texts(rules: Rules, lang: str) -> list[str]:
    """What is told from the mechanisms, and the options: the sample and the lists of clauses prove nothing."""
    t = Telling(rules, lang)
    sections = (*body(t), Section("options", "", choices.tell_options(t)))
    return list(texts(Book("", "", lang, "", "", sections=sections)))


ALIKE = {
    "phases/survivor/leftover": "who is alone gets all of it",
    "phases/display/order": "the suits that it is about rank in the default order",
    "phases/deal/each = abs(min(most, 52 // players) - deal_no) + 1": "a card to turn up is kept back anyway",
}
"""What may be changed without a difference to anybody who plays, and why."""


def same_play(one: Rules, two: Rules) -> bool:
    """Whether packs, values and phases come to the same, however they are written."""
    counts = one.model.players.count
    if one.model.players != two.model.players or one.sequence != two.sequence:
        return False
    packs = [[rules.pack_for(players) for players in counts] for rules in (one, two)]
    values = [{name: table.by_trump for name, table in rules.values.items()} for rules in (one, two)]
    rest = [
        msgspec.structs.replace(rules.model, pack=one.model.pack, values={}, sequence=one.model.sequence)
        for rules in (one, two)
    ]
    return packs[0] == packs[1] and values[0] == values[1] and rest[0] == rest[1]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_changed_changes_the_book(name: str) -> None:
    game = game_of(name)
    base = rules_of(name, msgspec.to_builtins(game.base.model))  # type: ignore[union-attr]
    assert base is not None
    for lang in LANGUAGES:
        before = body_texts(base, lang)
        silent = []
        tried = 0
        for place, tree in mutants(name):
            rules = rules_of(name, tree)
            if rules is None or same_play(base, rules):
                continue
            tried += 1
            if place.partition(" = ")[0] not in ALIKE and place not in ALIKE and body_texts(rules, lang) == before:
                silent.append(place)
        assert tried > 15
        assert silent == [], silent


@every_language
def test_choices_are_listed(lang: str) -> None:
    game = game_of("penneech")
    rules = game.resolve(["short-deck"], {"target": 50}, {"PN-A5": "dealer-leads"})
    assert isinstance(rules, Rules)
    agreed = write_book(game, rules, lang).agreed
    assert len(agreed) == 3
    assert "50" in agreed[1]


@pytest.mark.parametrize("name", GAMES)
@every_language
def test_a_deal_is_told_as_it_is_judged(name: str, lang: str) -> None:
    rules, book = written((name, (), {}), lang)
    sample = next(section for section in book.sections if section.key == "sample")
    tables = [block for block in sample.blocks if isinstance(block, Table)]
    tricks = next(table for table in tables if table.key == "sample/tricks")
    assert len(tricks.rows) > 1
    named = {part.clause for part in parts(sample.blocks) if part.clause}
    assert named
    assert named <= set(rules.clauses)


NO_SPADES = {"clause": "SP.FIRST", "cards": "suit:S"}
WAYS = [
    ("penneech", {"phases/tricks/follow/ladder": ["led", "trump", "any"]}, "a trump"),
    ("penneech", {"phases/tricks/follow/ladder": ["trump", "led", "any"]}, "must play a trump"),
    ("penneech", {"phases/tricks/follow/ladder": ["any"]}, "no duty to follow suit"),
    ("penneech", {"phases/tricks/follow/permit": ["card:7D"]}, "7♦ may always be played"),
    ("penneech", {"phases/tricks/win/pick": "lowest"}, "The lowest trump wins"),
    ("penneech", {"phases/tricks/win/tiers": ["suit:S", "led"]}, "The highest card among"),
    ("penneech", {"phases/deal/packet": 7}, "seven at a time"),
    ("penneech", {"phases/redeal/limit": 2}, "two times in a deal at most"),
    ("penneech", {"phases/redeal/limit": 1}, "only once"),
    ("penneech", {"phases/first-turn/by": "left-of-dealer"}, "The player who did not deal turns up"),
    ("penneech", {"phases/first-turn/score": "4"}, "The dealer at once scores four points"),
    ("penneech", {"phases/tricks/after/0/amount": "if(trick_no > 3, 2, 1)"}, "one of the first three"),
    ("penneech", {"phases/tricks/after/0/amount": 3}, "The winner of the trick scores three points"),
    ("penneech", {"phases/tricks/after/0/to": "each"}, "Each player scores what the cards"),
    ("penneech", {"phases/tricks/after/0/amount": "tricks(me)"}, "The winner of the trick scores one point for each"),
    ("penneech", {"phases/tricks/after/0/amount": "if(count(trick, rank:A) > 0, 2, 1)"}, "What a trick is worth"),
    ("penneech", {"phases/tricks/after/1/score": "2"}, "The same player at once scores two points"),
    ("penneech", {"phases/tricks/after/1/score": None}, "This is done after the last trick as well"),
    ("penneech", {"phases/first-turn/by": "left-of-dealer", "phases/first-turn/score": 4}, "Whoever turned it at"),
    ("penneech", {"values/turned/rows/0/cards": "card:7D & trump"}, "some count only if they are trumps"),
    ("penneech", {"dealer/next": "same"}, "The same player deals every time"),
    ("penneech", {"dealer/unplayed": "same"}, "the same player deals again"),
    ("penneech", {"dealer/first": None}, "The players agree who deals first"),
    ("penneech", {"order/suits/D": [*"A7KQJ", "10", *"9865432"]}, "above the K♦"),
    ("penneech", {"order/suits/D": [*"KQJ", "10", *"98765432A"]}, "the lowest card"),
    ("german-whist", {"phases/tricks/after/1/turned": "last", "phases/tricks/after/2": None}, "the last of the stock"),
    ("whist", {"phases/turn-up/by": "left-of-dealer"}, "The player to the dealer's left turns up the last card"),
    ("whist", {"phases/deal/packet": 13}, "13 at a time"),
    ("spades", {"phases/tricks/lead/veto/unless": "trick_no > 2"}, "may not be led until"),
    ("spades", {"phases/tricks/follow/veto": {**NO_SPADES, "unless": "trick_no > 1"}}, "two tricks"),
    ("spades", {"phases/tricks/follow/veto": NO_SPADES}, "may not be played to a lead"),
    ("spades", {"phases/tricks/follow/veto": {**NO_SPADES, "unless": "broken(suit:S)"}}, "until a spade has been"),
    ("penta", {"phases/tricks/lead/first": "dealer"}, "The dealer leads to the first trick"),
    ("penta", {"phases/tricks/lead/first": "left-of-last-raiser"}, "whoever raised last"),
    ("penta", {"phases/tricks/lead/first": "left-of-dealer-or-last-raiser"}, "then whoever raised last"),
    ("penta", {"dealer/unplayed": "same"}, "the same player deals again"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "patch", "expected"), WAYS, ids=[f"{n}-{e}" for n, _, e in WAYS])
def test_every_way_is_told(name: str, patch: dict[str, Any], expected: str) -> None:
    game = game_of(name)
    tree = msgspec.to_builtins(game.base.model)  # type: ignore[union-attr]
    before = {lang: body_texts(resolved(name), lang) for lang in LANGUAGES}
    for place, value in patch.items():
        steps = tuple(place.split("/"))
        if value is None and steps[-1].isdigit():
            tree = with_value(tree, steps[:-1], at(tree, steps[:-1])[: int(steps[-1])])
        else:
            tree = with_value(tree, steps, value)
    rules = rules_of(name, tree)
    assert rules is not None
    for lang in LANGUAGES:
        after = body_texts(rules, lang)
        assert after != before[lang]
        assert not any("{" in text for text in after)
        if lang == "en":
            assert any(expected in text for text in after), [text for text in after if text not in before[lang]]


def at(tree: Any, steps: tuple[str, ...]) -> Any:
    """What stands at a place."""
    for step in steps:
        tree = tree[int(step)] if isinstance(tree, list) else tree[step]
    return tree


@every_language
def test_what_only_the_rulebook_tells_is_told(lang: str) -> None:
    game = game_of("whist")
    tree = msgspec.to_builtins(game.base.model)  # type: ignore[union-attr]
    text = {"en": "Nobody talks while the cards are played", "de": "Beim Spielen wird nicht geredet"}
    rules = rules_of("whist", {**tree, "clauses": {**tree["clauses"], "WH.QUIET": {"text": text, "told": True}}})
    assert rules is not None
    book = write_book(game, rules, lang)
    assert text[lang] + "." in list(texts(book, without=("brief",)))


def test_the_scores_of_the_sample_are_those_of_the_log() -> None:
    _, book = written(("oh-hell", (), {}), "en")
    sample = next(section for section in book.sections if section.key == "sample")
    told = [part.text for part in parts(sample.blocks) if isinstance(part, Sentence)]
    assert "That brings the scores to: Ida 11, Jon 0, Kim 12." in told  # as the log itself claims
    assert "It is agreed for this game: most cards that a player is dealt: 3." in told
    rows = [part.cells for part in parts(sample.blocks) if isinstance(part, Row) and part.key.startswith("trick-")]
    assert rows == [
        ("1", "Kim", "A♣, 5♠, 2♣", "Kim"),
        ("2", "Kim", "9♦, 8♠, 9♥", "Kim"),
        ("3", "Kim", "8♥, A♥, K♣", "Ida"),
    ]


def test_a_game_of_ones_own_brings_its_own_sample(tmp_path: Path) -> None:
    head = "format: referee-rules/1\ngame: ours\nextends: oh-hell\nversion: 1.0.0\nname: {en: Ours, de: Unseres}\n"
    (tmp_path / "rules.yaml").write_text(head, "utf-8")
    shelf = Shelf([tmp_path])
    game = shelf.game("ours")
    assert game is not None
    rules = game.resolve([], {}, {})
    assert isinstance(rules, Rules)
    assert "sample" not in [section.key for section in write_book(game, rules, "en").sections]
    log = (ROOT / "specs" / "oh-hell" / "examples" / "whole-game.yaml").read_text("utf-8")
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "a.yaml").write_text("no log: [", "utf-8")
    (tmp_path / "examples" / "b.yaml").write_text(log.replace("game: oh-hell", "game: ours"), "utf-8")
    assert "sample" in [section.key for section in write_book(game, rules, "en").sections]


def test_no_sample_is_told_of_a_log_that_these_rules_find_fault_with() -> None:
    _, book = written(("penneech", (), {"PN-A5": "dealer-leads"}), "en")
    assert "sample" not in [section.key for section in book.sections]


def said(name: str, lang: str, variants: tuple[str, ...] = (), rulings: dict[str, str] | None = None) -> str:
    """All sentences and cells of a book, one after the other."""
    book = write_book(game_of(name), resolved(name, variants, rulings), lang)
    return "\n".join(texts(book))


READS: list[tuple[str, tuple[str, ...], dict[str, str], str, str]] = [
    # a hand that is always of one size is told by its number
    ("penneech", (), {}, "one point for each card won above seven.", "jede gewonnene Karte über sieben hinaus."),
    # cards have their articles in German
    ("penneech", (), {}, "the 7♦ is the highest card, even above the A♦",
     "ist die 7♦ die höchste Karte, noch über dem A♦"),
    # a game that is over after one deal is no series of deals
    ("german-whist", (), {}, "A game is one deal or more. Each deal",
     "Eine Partie ist ein Spiel oder mehrere. Jedes Spiel"),
    ("whist", (), {}, "A game is a series of deals.", "Eine Partie besteht aus einzelnen Spielen."),
    # nobody has a side where everybody plays alone
    ("penta", ("simplified",), {"PT-OBS-2": "no-bid"}, "scores one point for each trick taken.",
     "einen Punkt für jeden gemachten Stich."),
    # a word that is bid is a noun
    ("spades", ("blind-nil",), {}, "not bid “blind nil”", "nicht »Blind Nil« angesagt"),
    # what several sections of a source say is not run together with their items
    ("penta", (), {}, "THE DECK; SHARON'S OBSERVATIONS, item 13.", "THE DECK; SHARON'S OBSERVATIONS, Punkt 13."),
    ("penta", (), {}, "DISPLAY, items 4 and 5; THE GAME", "DISPLAY, Punkte 4 und 5; THE GAME"),
    # what is reckoned from other points is told after them, and by them
    ("spades", (), {}, "the last digit of the score of the side plus what the side scores in this deal by SP.OVER",
     "die letzte Ziffer des Punktestands der Partei plus das, was die Partei in diesem Spiel nach SP.OVER bekommt"),
    ("spades", (), {}, "This is reckoned before anything is written down by SP.CONTRACT and SP.OVER.",
     "Das rechnet man aus, bevor nach SP.CONTRACT und SP.OVER etwas aufgeschrieben wird."),
    ("spades", ("openspiel",), {},
     "for each full ten in (the number of tricks of the side above the joint bid of the side).",
     "für jeden vollen Zehner in (die Zahl der Stiche der Partei über die gemeinsame Ansage der Partei hinaus)."),
    ("german-whist", ("to-fifty",), {}, "when a player has at least 50 points",
     "wenn ein Spieler mindestens 50 Punkte hat"),
    ("whist", (), {}, "one looks at the scores: the game is over as soon as a side has reached five points",
     "Die Partie ist vorbei, sobald eine Partei fünf Punkte"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "variants", "rulings", "en", "de"), READS, ids=[f"{r[0]}-{r[3]}" for r in READS])
def test_it_reads_as_a_player_would_say_it(
    name: str, variants: tuple[str, ...], rulings: dict[str, str], en: str, de: str
) -> None:
    assert en in said(name, "en", variants, rulings)
    assert de in said(name, "de", variants, rulings)


@every_language
def test_what_is_reckoned_from_other_points_is_told_after_them(lang: str) -> None:
    scoring = next(
        s for s in write_book(game_of("spades"), resolved("spades"), lang).every_section() if s.key == "scoring"
    )
    clauses = [part.clause for section in scoring.sections for part in parts(section.blocks)]
    assert list(dict.fromkeys(clauses)) == ["SP.NIL", "SP.CONTRACT", "SP.OVER", "SP.BAGS"]
