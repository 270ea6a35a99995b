"""What differs between two rule sets, in words: clause by clause, then what belongs to none."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from referee.findings import Path
from referee.rulebook.book import Block, Book, Items, Paragraph, Section, Sentence
from referee.rulebook.formulas import amount_in_words, condition_in_words
from referee.rulebook.selections import cards_in_words
from referee.rulebook.telling import Telling
from referee.rules import Rules
from referee.rules.differing import ABSENT, CHANGED, GONE, MOVED, NEW, Difference, differences, paired, tree_of
from referee.rules.walking import clause_references
from referee.wording import SENTENCES, in_language, say

_OPEN: Final = frozenset(
    {
        "sources",
        "options",
        "groups",
        "names",
        "notations",
        "values",
        "phases",
        "variants",
        "presets",
        "rulings",
        "clauses",
        "pots",
        "answers",
        "suits",
        "ranks",
        "words",
        "set",
        "name",
        "text",
        "title",
        "why",
        "summary",
        "pictures",
    }
)
"""What holds things by names of its own, or a text by its language."""
_SELECTORS: Final = frozenset({"cards", "as", "tiers", "ladder", "permit"})
_CONDITIONS: Final = frozenset({"if", "unless"})
_AMOUNTS: Final = frozenset({"amount", "score", "most", "of", "each", "opens-at"})
_TEXTS: Final = frozenset({"name", "text", "title", "why", "summary"})
_AGAIN: Final = frozenset({"brief", "variants", "rulings", "options", "sources", "sample"})
"""Sections of a rulebook that say again what stands elsewhere in the rules."""


@dataclass(frozen=True)
class Told:
    """A difference in words.

    Args:
        difference: The difference.
        label: What the place is about.
        was: What stood there; nothing where it is new.
        now: What stands there; nothing where it is gone.
        sentence: All of it in a sentence.
    """

    difference: Difference
    label: str
    was: str
    now: str
    sentence: str


@dataclass
class Part:
    """What differs of one clause, or of none.

    Args:
        clauses: The clause in the old rules and in the new ones; None for what belongs to none.
        texts: Its text in both, nothing where it is not there.
        told: The places.
        sentences: The sentences of both rulebooks that are not the same, each with the one that stood there instead.
    """

    clauses: tuple[str | None, str | None]
    texts: tuple[str, str]
    told: list[Told] = field(default_factory=list)
    sentences: list[tuple[Sentence | None, Sentence | None]] = field(default_factory=list)


class Comparison:
    """Two rule sets, compared in words.

    Args:
        old: The old rules.
        new: The new ones.
        lang: The language.
        books: Their rulebooks, where the sentences of these are to stand there as well.
        agreed: The options of each whose value was agreed on.
    """

    def __init__(
        self,
        old: Rules,
        new: Rules,
        lang: str,
        books: tuple[Book, Book] | None = None,
        agreed: tuple[Collection[str], Collection[str]] = ((), ()),
    ) -> None:
        self.old = Telling(old, lang)
        self.new = Telling(new, lang)
        self.lang = lang
        self.agreed = tuple(frozenset(each) for each in agreed)
        self.trees = tree_of(old, agreed[0]), tree_of(new, agreed[1])
        self.differences = differences(*self.trees)
        self.parts = self._parts()
        if books is not None:
            self._sentences(*books)

    def only_with(self, part: Part) -> list[str]:
        """The variants and answers with which alone the clause of a part holds; none where it holds without them."""
        clause = part.clauses[1] or part.clauses[0]
        model = (self.new if part.clauses[1] else self.old).model
        if clause is None or any(named == clause for _, named in clause_references(model)):
            return []
        sets = [(name, variant.set) for name, variant in model.variants.items()]
        sets += [(name, answer.set) for each in model.rulings.values() for name, answer in each.answers.items()]
        return list(dict.fromkeys(name for name, places in sets if _mentions(places, clause)))

    def of(self, *clauses: str | None) -> list[Part]:
        """The parts on some clauses."""
        return [part for part in self.parts if any(each is not None and each in clauses for each in part.clauses)]

    # --- clause by clause ---

    def _parts(self) -> list[Part]:
        """The differences by the clauses that they belong to, in the order of the clauses."""
        parts: dict[tuple[str | None, str | None], Part] = {}
        pairs = _partners(self.differences)
        for difference in self.differences:
            was, now = difference.clauses
            key = pairs.get(was, pairs.get(now, (was, now))) if was == now else (was, now)
            if key not in parts:
                texts = self._text(self.old, key[0]), self._text(self.new, key[1])
                parts[key] = Part(key, texts)
            parts[key].told.append(self.tell(difference))
        return sorted(parts.values(), key=self._place)

    def _place(self, part: Part) -> tuple[bool, int]:
        """Where a part stands among the others: clauses in the order of the new rules, at the end what has none."""
        clause = part.clauses[1] or part.clauses[0]
        every = [*self.new.model.clauses, *self.old.model.clauses]
        return clause is None, every.index(clause) if clause in every else len(every)

    @staticmethod
    def _text(t: Telling, clause: str | None) -> str:
        found = t.model.clauses.get(clause) if clause is not None else None
        return "" if found is None else t.words(found.text)

    def _sentences(self, old: Book, new: Book) -> None:
        """Put the sentences of two rulebooks that are not the same beside the differences that they come from."""
        before, after = _said(old), _said(new)
        for key in [*after, *(key for key in before if key not in after)]:
            was, now = before.get(key), after.get(key)
            if (was and was.text) == (now and now.text) or _quoted(was, now):
                continue
            part = self._part_of(was, now)
            pairs = [[each and each.text for each in pair] for pair in part.sentences]
            if [was and was.text, now and now.text] not in pairs and not _told_above(part, was, now):
                part.sentences.append((was, now))

    def _part_of(self, was: Sentence | None, now: Sentence | None) -> Part:
        """Where a changed sentence belongs: to the clause of a place that decides it, else to the clause it tells."""
        places = {*(was.places if was else ()), *(now.places if now else ())}
        clauses = {each.clause for each in (was, now) if each is not None}
        near = [
            part
            for part in self.parts
            if any(_touches(place, told.difference) for told in part.told for place in places)
        ]
        own = [part for part in self.parts if clauses & {*part.clauses}]
        both = [part for part in near if part in own]
        found = next(iter([*both, *near, *own]), None)
        if found is None:
            told = (now and now.clause) or (was and was.clause) or None  # a sentence follows from what others say
            found = next((part for part in self.parts if part.clauses == (told, told)), None)
            if found is None:
                found = Part((told, told), (self._text(self.old, told), self._text(self.new, told)))
                self.parts.append(found)
                self.parts.sort(key=self._place)
        return found

    # --- place by place ---

    def tell(self, difference: Difference) -> Told:
        """A difference in words."""
        was, now = self._values(difference)
        label = self.label(difference)
        spot = difference.spot
        what = f"{label} ({spot.place})"
        args: dict[str, object] = {"what": what, "was": was, "now": now}
        if difference.kind == MOVED:
            args |= {"from": int(difference.was.path[-1]) + 1, "to": int(difference.now.path[-1]) + 1}
        sentence = say(f"diff-{difference.kind}", args, self.lang)
        if difference.kind == CHANGED and difference.was.path != difference.now.path:
            before = say("diff-before", {"place": difference.was.place}, self.lang)
            sentence += f" ({before})"
        sentence += self._moves(difference)
        return Told(difference, label, was, now, sentence)

    def _values(self, difference: Difference) -> tuple[str, str]:
        """What stood there and what stands there, so that the two are not alike."""
        was, now = difference.was, difference.now
        texts = self.value(self.old, was.path, was.value, 0), self.value(self.new, now.path, now.value, 1)
        if difference.kind == CHANGED and texts[0] == texts[1]:
            return _raw(was.value), _raw(now.value)
        return texts

    def _moves(self, difference: Difference) -> str:
        """What is new, gone or elsewhere in a list of plain things."""
        was, now = difference.was.value, difference.now.value
        if not (isinstance(was, list) and isinstance(now, list) and difference.kind == CHANGED and was and now):
            return ""
        old, new = [_raw(each) for each in was], [_raw(each) for each in now]
        pairs, moved = paired(old, new)
        if not pairs:
            return ""
        known = {after: before for before, after in pairs}
        parts = []
        gone = [_plain(was[place]) for place in range(len(was)) if place not in dict(pairs)]
        fresh = [_plain(now[place]) for place in range(len(now)) if place not in known]
        shifts = [
            say("diff-list-from", {"name": _plain(now[at]), "from": known[at] + 1, "to": at + 1}, self.lang)
            for at in sorted(moved)
        ]
        for words, names in (("new", fresh), ("gone", gone), ("moved", shifts)):
            if names:
                parts.append(say(f"diff-list-{words}", {"names": ", ".join(names)}, self.lang))
        return f" ({'; '.join(parts)})"

    def label(self, difference: Difference) -> str:
        """What a place is about, in a few words."""
        path = difference.spot.path
        tree = self.trees[0] if difference.kind == GONE else self.trees[1]
        nodes = _nodes(tree, path)
        if path[0] == "options" and path[-1] == "default" and path[1] in self.agreed[0] | self.agreed[1]:
            words = "diff-agreed" if path[1] in self.agreed[1] else "diff-agreed-before"
            return _capital(say(words, {}, self.lang))
        steps = [self._step(path, nodes, depth) for depth in range(len(path))]
        if path[0] in ("variants", "rulings") and "set" in path[:-1]:
            inside = path.index("set") + 1
            steps = [*steps[: inside - 1], say("diff-id-set", {"id": path[inside]}, self.lang)]
        named = [step for step in steps if step]
        return _capital(", ".join(named[-2:] if len(path) > 1 and self._needs_more(path) else named[-1:]))

    @staticmethod
    def _needs_more(path: Path) -> bool:
        """A step that says little alone: a number, a language, a name of the user's own, a key that many parts have."""
        return isinstance(path[-1], int) or path[-2] in _OPEN or path[-1] in ("clause", "kind", "cards", "to", "points")

    def _step(self, path: Path, nodes: Sequence[Any], depth: int) -> str:
        """One step of a way in words; nothing for one that the next step names as well."""
        step = path[depth]
        if isinstance(step, int):
            return self._entry(path[: depth + 1], nodes[depth], step)
        held = path[depth - 1] if depth else ""
        if held in _OPEN and not (depth > 1 and path[depth - 2] in _OPEN and held not in _TEXTS):
            words = f"diff-id-{held}"
            return say(words, {"id": step}, self.lang) if words in SENTENCES else str(step)
        if depth + 1 < len(path) and f"diff-id-{step}" in SENTENCES and isinstance(path[depth + 1], str):
            return ""
        around = nodes[depth]
        kind = around.get("kind") if isinstance(around, Mapping) else None
        context = kind if isinstance(kind, str) else next((s for s in reversed(path[:depth]) if isinstance(s, str)), "")
        words = next((w for w in (f"diff-key-{context}-{step}", f"diff-key-{step}") if w in SENTENCES), "")
        return say(words, {}, self.lang) if words else str(step)

    def _entry(self, path: Path, entries: Any, place: int) -> str:
        """A row of a table by the cards that it is about, a step by what it is; else by its number."""
        entry = entries[place] if isinstance(entries, list) and place < len(entries) else None
        args: dict[str, object] = {"number": place + 1}
        if isinstance(entry, Mapping) and "set" not in path:
            for key in ("cards", "kind"):
                if isinstance(entry.get(key), str):
                    args["what"] = self._formula(self.new, (*path, key), key, entry[key])
                    return say("diff-entry-of", args, self.lang)
        return say("diff-entry", args, self.lang)

    # --- values ---

    def value(self, t: Telling, path: Path, value: Any, side: int) -> str:
        """What stands at a place, in words."""
        key = _key(path)
        if value is ABSENT:
            return ""
        if value is None:
            out = len(path) == 2 and path[0] == "phases"
            return say("diff-left-out" if out else "diff-null", {}, self.lang)
        if isinstance(value, bool):
            return say("diff-yes" if value else "diff-no", {}, self.lang)
        if isinstance(value, list):
            each = [self.value(t, (*path, place), part, side) for place, part in enumerate(value)]
            return ", ".join(each) or say("diff-empty", {}, self.lang)
        if isinstance(value, Mapping):
            return self._mapping(t, path, value, side)
        if path[0] in ("variants", "rulings") and "set" in path:
            return _plain(value)
        if key in _TEXTS or _is_text(path):
            return say("diff-quoted", {"text": value}, self.lang)
        return self._formula(t, path, key, value)

    def _formula(self, t: Telling, path: Path, key: str, value: Any) -> str:
        """A selector, a condition, an amount or a word of the rules language."""
        if isinstance(value, str) and (key in _SELECTORS or path[:3] == ("dealer", "first", "order")):
            return cards_in_words(t, value)
        if isinstance(value, str) and key in _CONDITIONS:
            return say("diff-if", {"told": condition_in_words(t, value)}, self.lang)
        words = f"diff-word-{value}"
        if words in SENTENCES and key not in ("clause", "id", "default", "ranks", "suits", "write", "sequence"):
            return say(words, {}, self.lang)
        if key in _AMOUNTS and (isinstance(value, str) or key != "score"):
            return amount_in_words(t, value)
        return _plain(value)

    def _mapping(self, t: Telling, path: Path, value: Mapping[str, Any], side: int) -> str:
        """A row of a table, or a step: its parts one after the other."""
        if not value:
            return say("diff-empty", {}, self.lang)
        if path[0] in ("variants", "rulings") and "set" in path:
            return _raw(value)
        if not isinstance(path[-1], int):
            return say("diff-there", {}, self.lang)
        nodes = [*_nodes(self.trees[side], path), value]
        parts = []
        for key, part in value.items():
            at = (*path, key)
            label = self._step(at, nodes, len(path))
            inner = _raw(part) if isinstance(part, Mapping) and part else self.value(t, at, part, side)
            parts.append(f"{label}: {inner}")
        return "; ".join(parts)


def _partners(found: Sequence[Difference]) -> dict[str | None, tuple[str | None, str | None]]:
    """Clauses of which one has taken the place of the other, so that all that is said of either stands together."""
    pairs = {difference.clauses for difference in found}
    changed = [(was, now) for was, now in pairs if was != now and was is not None and now is not None]
    olds, news = [was for was, _ in changed], [now for _, now in changed]
    alone = [(was, now) for was, now in changed if olds.count(was) == 1 and news.count(now) == 1]
    still = {was for was, now in pairs if was == now}
    return {clause: pair for pair in alone for clause in pair if clause in still}


def _said(book: Book) -> dict[tuple[str, str], Sentence]:
    """The sentences of a book, each by its section and key; of several with one key the first."""
    found: dict[tuple[str, str], Sentence] = {}

    def take(section: Section) -> None:
        if section.key in _AGAIN:
            return
        for sentence in _in_blocks(section.blocks):
            found.setdefault((section.key, sentence.key), sentence)
        for inner in section.sections:
            take(inner)

    for section in book.sections:
        take(section)
    return found


def _in_blocks(blocks: Sequence[Block]) -> Iterator[Sentence]:
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.sentences
        elif isinstance(block, Items):
            for item in block.items:
                yield from item.sentences


def _quoted(was: Sentence | None, now: Sentence | None) -> bool:
    """Both are the text of a clause, which stands above its differences as it is."""
    return all(each is None or each.key.startswith("clauses/") for each in (was, now))


def _told_above(part: Part, was: Sentence | None, now: Sentence | None) -> bool:
    """The two say nothing but the texts of the clause, which stand above the places."""
    return all(
        each is None or each.text.rstrip(".!?") == text.rstrip(".!?")
        for each, text in zip((was, now), part.texts, strict=True)
    )


def _touches(place: str, difference: Difference) -> bool:
    """A place of the rules is the one that differs, or within it, or around it."""
    return any(
        spot.place == place or spot.place.startswith(f"{place}/") or place.startswith(f"{spot.place}/")
        for spot in (difference.was, difference.now)
    )


def _nodes(tree: Any, path: Path) -> list[Any]:
    """What stands around each step of a way, from the whole tree on."""
    found = [tree]
    for step in path[:-1]:
        try:
            tree = tree[step]
        except (LookupError, TypeError):
            tree = None
        found.append(tree)
    return found


def _key(path: Path) -> str:
    """The last step that is no number."""
    return next((step for step in reversed(path) if isinstance(step, str)), "")


def _mentions(value: Any, clause: str) -> bool:
    """A part of what a variant or an answer sets is that clause."""
    if isinstance(value, Mapping):
        return any(_mentions(part, clause) for part in value.values())
    if isinstance(value, list):
        return any(_mentions(part, clause) for part in value)
    return bool(value == clause)


def _is_text(path: Path) -> bool:
    """A text in a language."""
    return len(path) > 1 and (path[-2] in _TEXTS or path[:2] == ("cards", "names"))


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else _raw(value)


def _raw(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _capital(text: str) -> str:
    """A text with a capital; an id keeps its own."""
    return text[:1].upper() + text[1:]


def side_in_words(rules: Rules, lang: str, options: Mapping[str, object], rulings: Mapping[str, str]) -> str:
    """Rules with what is agreed on: their game, their version, and the choices."""
    choices = [in_language(rules.model.variants[name].name, lang) + f" ({name})" for name in rules.variants]
    choices += [f"{name} = {value}" for name, value in options.items()]
    choices += [f"{name}: {answer}" for name, answer in rulings.items()]
    head = f"{rules.game} {rules.version}"
    return head if not choices else f"{head} {say('diff-with', {'choices': ', '.join(choices)}, lang)}"


__all__ = ["GONE", "NEW", "Comparison", "Part", "Told", "side_in_words"]
