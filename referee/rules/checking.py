"""What a schema cannot see in rules: names that are not there, orders with a gap, deals that do not come out.

`faults` are such that no game can be judged by the rules; they are looked for whenever rules are loaded. What only
makes them poor rules is `referee.rules.lint`'s business.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET, UnsetType

from referee.cards import MOST_CARDS, UNKNOWN_WORDS, Cards, Notation, members
from referee.documents import clip, suggest
from referee.expressions import RESERVED, ExpressionError, Scope, Selector
from referee.findings import Path, Problem
from referee.rules.model import (
    Cut,
    DealPhase,
    NotationForm,
    PlayPhase,
    RedealPhase,
    RulesModel,
    Rung,
    ScorePhase,
    ScoreStep,
    TurnUpPhase,
    TurnUpStep,
)
from referee.rules.rules import (
    END_SCOPE,
    HOLE,
    REDEAL_SCOPE,
    SCORE_SCOPE,
    TRICK_SCOPE,
    TRICK_TURN_SCOPE,
    TURN_SCOPE,
    Rules,
    cards_of,
    notations_of,
)  # fmt: skip

MOST_SUITS: Final = 32
LOG_KEYS: Final = frozenset((
    "by", "note", "at", "as", "play", "turn", "deal", "cut", "throw-in", "plays", "trick", "score", "chips",
    "bet", "display", "bid", "rename", "draw", "pass-cards", "take", "discard", "exchange", "call", "choose",
    "double", "announce", "meld", "reveal", "concede", "claim-rest",
))  # fmt: skip
"""Keys of an event in a log: no pile may be called so."""

_SHOWN: Final = 12
_NAME: Final = re.compile(r"[^\s,&|()!{}]+")
_WRITTEN: Final = re.compile(r"\S{1,64}")


def faults(rules: Rules) -> list[Problem]:
    """Everything that keeps a game from being judged by these rules, with its place in the merged tree.

    What would only follow from something else is left out.
    """
    for part in (_cards, _notations):
        problems = list(part(rules.model))
        if problems:
            return problems
    checker = _Checker(rules)
    checker.run()
    return checker.problems


def named(
    code: str, words: str, path: Path, name: str, known: Sequence[str], *, on_key: bool = False, **args: object
) -> Problem:
    """A name that is not there, with a near miss."""
    near = suggest(name, known)
    hint = near if near is not None else ", ".join(known[:_SHOWN]) or "-"
    words = words if near is None else f"{words}-near"
    return Problem(code, words, {"name": clip(name), "hint": hint, **args}, path, on_key)


def _cards(model: RulesModel) -> Iterator[Problem]:
    """The cards themselves: nothing else can be looked at while they are wrong."""
    groups, whole = model.cards.groups, ("cards", "groups")
    size = sum(len(group.suits) * len(group.ranks) for group in groups.values())
    if size > MOST_CARDS:
        yield Problem("rules.cards", "pack-many", {"count": size, "most": MOST_CARDS}, whole, on_key=True)
        return
    several = len({suit for group in groups.values() for suit in group.suits})
    if several > MOST_SUITS:
        yield Problem(
            "rules.cards", "suits-many", {"count": several, "most": MOST_SUITS}, ("cards", "groups"), on_key=True
        )
        return
    odd = False
    for name, group in groups.items():
        for key, words in (("suits", group.suits), ("ranks", group.ranks)):
            for place, word in enumerate(words):
                path: Path = ("cards", "groups", name, key, place)
                if not _NAME.fullmatch(str(word)):
                    yield Problem("rules.cards", "card-name", {"name": clip(str(word))}, path)
                elif word in words[:place]:
                    yield Problem("rules.cards", "card-name-twice", {"name": word}, path)
                else:
                    continue
                odd = True
    if odd:
        return
    if not _is_pattern(model.cards.id):
        yield Problem("rules.cards", "pattern", {"pattern": clip(model.cards.id)}, ("cards", "id"))
        return
    cards = cards_of(model)
    twice = next((place for place, card in enumerate(cards.ids) if card in cards.ids[:place]), None)
    if twice is not None:
        args = {"card": cards.ids[twice], "one": cards.group[cards.ids.index(cards.ids[twice])]}
        yield Problem("rules.cards", "cards-twice", args, ("cards", "groups", cards.group[twice]), on_key=True)
    for suit in model.cards.names:
        if suit not in cards.suits:
            yield named("rules.name", "no-suit", ("cards", "names", suit), suit, cards.suits, on_key=True)


def _is_pattern(pattern: str) -> bool:
    return "{rank}" in pattern and "{" not in pattern.replace("{rank}", "").replace("{suit}", "")


def _notations(model: RulesModel) -> Iterator[Problem]:
    """The notations, one by one; how a notation writes cards is looked at where its names make sense."""
    cards = cards_of(model)
    for name, notation in notations_of(model, cards).items():
        problems = list(_forms(("notations", name), model.notations[name].forms, cards))
        yield from problems or _notation(("notations", name), notation)


def _forms(path: Path, forms: Sequence[NotationForm], cards: Cards) -> Iterator[Problem]:
    for place, form in enumerate(forms):
        at = (*path, "forms", place)
        if not _is_pattern(form.write):
            yield Problem("rules.notation", "pattern", {"pattern": clip(form.write)}, (*at, "write"))
        for suit in form.suits:
            if suit not in cards.suits:
                yield named("rules.name", "no-suit", (*at, "suits", suit), suit, cards.suits, on_key=True)
        for rank in form.ranks:
            if rank not in cards.ranks:
                yield named("rules.name", "no-rank", (*at, "ranks", rank), rank, cards.ranks, on_key=True)


def _notation(path: Path, notation: Notation) -> Iterator[Problem]:
    name = path[1]
    if notation.unwritten:
        card = notation.cards.ids[notation.unwritten[0]]
        yield Problem("rules.notation", "notation-gap", {"name": name, "card": card}, path, on_key=True)
    for text, one, other in notation.clashes[:1]:
        args = {"name": name, "text": text, "one": one, "other": other}
        yield Problem("rules.notation", "notation-clash", args, path, on_key=True)
    odd = next((text for text in notation.exact if not _WRITTEN.fullmatch(text) or text.lower() in UNKNOWN_WORDS), None)
    if odd is not None:
        yield Problem("rules.notation", "notation-odd", {"name": name, "text": clip(odd)}, path, on_key=True)


class _Checker:
    """Looks at the rules part by part; each part's parts only where their names make sense."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.model = rules.model
        self.problems: list[Problem] = []

    def run(self) -> None:
        self.clauses()
        self.names()
        self.options()
        pack = self.selector(("pack", "cards"), self.model.pack.cards, frozenset())
        mask = pack.mask() if pack else 0
        if pack and not mask:
            self.found("rules.cards", "pack-empty", ("pack", "cards"))
        self.orders(mask)
        for name, table in self.model.values.items():
            for place, row in enumerate(table.rows):
                self.selector(("values", name, "rows", place, "cards"), row.cards, frozenset({"trump"}))
        if self.model.dealer.first:
            self.cut(mask, self.model.dealer.first)
        if self.problems:
            return  # the phases read all of these
        self.sequence()
        for name, phase in self.model.phases.items():
            if isinstance(phase, PlayPhase):
                self.play(("phases", name), phase)
            elif isinstance(phase, DealPhase) and phase.stock in LOG_KEYS:
                self.found("rules.name", "pile-reserved", ("phases", name, "stock"), name=phase.stock)
        for path, text, kind, scope, offset in expressions(self.model):
            try:
                self.rules.expression(text, kind, scope)
            except ExpressionError as error:
                self.problems.append(_expression_problem(error, path, str(text), offset))
        if not self.problems:
            self.deals(mask.bit_count())

    def clauses(self) -> None:
        """Every clause that is named must be there."""
        known = list(self.model.clauses)
        for path, clause in clause_references(self.model):
            if clause not in self.model.clauses:
                self.problems.append(named("rules.clause", "no-clause", path, clause, known))

    def names(self) -> None:
        """Presets, rulings and variants name variants and answers."""
        variants = list(self.model.variants)
        for name, chosen in self.model.presets.items():
            if name in self.model.variants:
                self.found("rules.name", "preset-is-variant", ("presets", name), on_key=True, name=name)
            for place, member in enumerate(chosen):
                if member not in variants:
                    self.problems.append(named("rules.name", "no-variant", ("presets", name, place), member, variants))
        for name, variant in self.model.variants.items():
            self.laid_over(("variants", name), name, variant.after, variant.excludes)
        for name, ruling in self.model.rulings.items():
            answers = list(ruling.answers)
            if ruling.default not in answers:
                self.problems.append(
                    named("rules.name", "no-answer", ("rulings", name, "default"), ruling.default, answers)
                )
            elif ruling.answers[ruling.default].set:
                path = ("rulings", name, "answers", ruling.default, "set")
                self.found("rules.patch", "default-changes", path, on_key=True, name=ruling.default)
            for answer, given in ruling.answers.items():
                self.laid_over(("rulings", name, "answers", answer), name, given.after)

    def laid_over(self, path: Path, name: str, after: Sequence[str], excludes: Sequence[str] = ()) -> None:
        """What a variant or an answer is laid over, and excludes, is there."""
        known = [*self.model.variants, *self.model.rulings]
        for key, others in (("after", after), ("excludes", excludes)):
            for place, other in enumerate(others):
                at = (*path, key, place)
                if other not in known:
                    self.problems.append(named("rules.name", "no-choice", at, other, known))
                elif other == name:
                    self.found("rules.name", "choice-itself", at, name=name)
                elif key == "after" and self.before(name, other):
                    self.found("rules.name", "after-circle", at, name=name, other=other)

    def before(self, name: str, other: str) -> bool:
        """One variant or ruling is laid before another, so that it cannot be laid after it."""
        seen, waiting = {other}, [other]
        while waiting:
            each = waiting.pop()
            variant, ruling = self.model.variants.get(each), self.model.rulings.get(each)
            later = [*(variant.after if variant else ())]
            later += [after for given in (ruling.answers.values() if ruling else ()) for after in given.after]
            waiting += [after for after in later if after not in seen]
            seen.update(later)
        return name in seen

    def options(self) -> None:
        for name, option in self.model.options.items():
            path = ("options", name)
            if name.replace("-", "_") in RESERVED:
                self.found("rules.option", "option-reserved", path, on_key=True, name=name.replace("-", "_"))
            if option.min > option.max:
                self.found("rules.option", "option-range", (*path, "min"), min=option.min, max=option.max)
            elif option.default is not None and not option.min <= option.default <= option.max:
                args: dict[str, Any] = {"default": option.default, "min": option.min, "max": option.max}
                self.found("rules.option", "option-default", (*path, "default"), **args)

    def orders(self, pack: int) -> None:
        """Every rank in play must stand in its suit's order, once; no order names a rank that no card has."""
        cards = self.rules.cards
        own = self.rules.suit_orders
        for suit in own:
            if suit not in cards.suits:
                path: Path = ("order", "suits", suit)
                self.problems.append(named("rules.name", "no-suit", path, suit, cards.suits, on_key=True))
        default = [str(rank) for rank in self.model.order.default]
        lists: list[tuple[Path, Sequence[str], list[str]]] = [
            (("order", "default"), default, [suit for suit in cards.suits if suit not in own]),
            *((("order", "suits", suit), ranks, [suit]) for suit, ranks in own.items() if suit in cards.suits),
        ]
        for path, ranks, suits in lists:
            for place, rank in enumerate(ranks):
                if rank not in cards.ranks:
                    self.problems.append(named("rules.order", "no-rank", (*path, place), rank, cards.ranks))
                elif rank in ranks[:place]:
                    self.found("rules.order", "rank-twice", (*path, place), rank=rank)
            missing = [
                cards.rank[card]
                for card in range(len(cards))
                if pack >> card & 1 and cards.suit[card] in suits and cards.rank[card] not in ranks
            ]
            if missing:
                args = {"ranks": ", ".join(dict.fromkeys(missing)), "suits": ", ".join(suits)}
                self.found("rules.order", "rank-missing", path, on_key=True, **args)

    def cut(self, pack: int, cut: Cut) -> None:
        """Every card in play has its place in the cut."""
        left = pack
        for place, text in enumerate(cut.order):
            row = self.selector(("dealer", "first", "order", place), text, frozenset())
            left = left & ~row.mask() if row else 0
        if left:
            cards = ", ".join([self.rules.cards.ids[card] for card in members(left)][:_SHOWN])
            self.found("rules.order", "cut-order-gap", ("dealer", "first", "order"), on_key=True, cards=cards)

    def sequence(self) -> None:
        """The phases stand in an order that can be played."""
        known = list(self.model.phases)
        for place, name in enumerate(self.model.sequence):
            if name not in known:
                self.problems.append(named("rules.sequence", "no-phase", ("sequence", place), name, known))
        if self.problems:
            return
        phases = [self.model.phases[name] for name in self.model.sequence]
        if not isinstance(phases[0], DealPhase):
            self.found("rules.sequence", "sequence-first", ("sequence", 0))
        played = False
        for place, phase in enumerate(phases):
            at: Path = ("sequence", place)
            following = phases[place + 1] if place + 1 < len(phases) else None
            if place and isinstance(phase, DealPhase):
                self.found("rules.sequence", "sequence-deal", at)
            elif played and isinstance(phase, PlayPhase):
                self.found("rules.sequence", "sequence-tricks", at)
            elif played and isinstance(phase, TurnUpPhase | RedealPhase):
                self.found("rules.sequence", "sequence-late", at)
            elif isinstance(phase, RedealPhase) and not isinstance(following, TurnUpPhase | PlayPhase):
                self.found("rules.sequence", "sequence-redeal", at)
            played = played or isinstance(phase, PlayPhase)

    def play(self, path: Path, phase: PlayPhase) -> None:
        needs = frozenset({"trump", "led"})
        for at, text in rungs(path, phase):
            self.selector(at, text, needs)
        last, text = [(at, text) for at, text in rungs(path, phase) if at[len(path) + 1] == "ladder"][-1]
        if text.strip() != "any":
            self.found("rules.ladder", "ladder-end", last)
        tiers = [self.selector((*path, "win", "tiers", at), text, needs) for at, text in enumerate(phase.win.tiers)]
        if phase.win.tiers[-1].strip() not in ("led", "any"):
            self.found("rules.ladder", "tiers-end", (*path, "win", "tiers", len(tiers) - 1))
        elif all(tiers) and not self.problems:
            self.tiers((*path, "win", "tiers"), [tier for tier in tiers if tier])

    def tiers(self, path: Path, tiers: Sequence[Selector]) -> None:
        """No two cards of one tier are equal: else it would not be said who takes the trick."""
        cards = self.rules.cards
        height = {}
        for card in members(self.rules.pack):
            order = self.rules.order_of(cards.suit[card])
            height[card] = len(order) - order.index(cards.rank[card])
        for trump in self.rules.class_mask:
            for led in self.rules.class_mask[:-1]:
                left = self.rules.pack
                if not led & left:
                    continue
                for place, tier in enumerate(tiers):
                    seen: dict[int, int] = {}
                    for card in members(tier.mask(trump, led) & left):
                        other = seen.setdefault(height[card], card)
                        if other != card:
                            args: dict[str, Any] = {"one": cards.ids[other], "other": cards.ids[card]}
                            self.found("rules.ladder", "tiers-equal", (*path, place), **args)
                            return
                    left &= ~tier.mask(trump, led)

    def deals(self, pack: int) -> None:
        """The deal must come out for every number of players, and the stock last for what is turned up."""
        first = self.model.sequence[0]
        deal = self.model.phases[first]
        assert isinstance(deal, DealPhase)
        turned = 0
        for name in self.model.sequence:
            phase = self.model.phases[name]
            if isinstance(phase, TurnUpPhase):
                turned += 1
            elif isinstance(phase, PlayPhase):
                turned += deal.each * sum(isinstance(step, TurnUpStep) for step in phase.after)
        for place, count in enumerate(self.model.players.count):
            dealt = deal.each * count
            args: dict[str, Any] = {
                "players": count,
                "each": deal.each,
                "dealt": dealt,
                "pack": pack,
                "left": pack - dealt,
                "turned": turned,
            }
            if dealt > pack:
                self.found("rules.deal", "deal-short", ("phases", first, "each"), **args)
            elif deal.stock is None and dealt != pack:
                self.found("rules.deal", "deal-odd", ("phases", first, "each"), **args)
            elif turned > pack - dealt:
                self.found("rules.deal", "deal-stock", ("players", "count", place), **args)
        if deal.each % deal.packet:
            args = {"each": deal.each, "packet": deal.packet}
            self.found("rules.deal", "deal-packet", ("phases", first, "packet"), **args)

    def found(self, code: str, words: str, path: Path, *, on_key: bool = False, **args: object) -> None:
        self.problems.append(Problem(code, words, args, path, on_key))

    def selector(self, path: Path, text: str, needs: frozenset[str]) -> Selector | None:
        try:
            selector = self.rules.selector(text)
            if selector.needs - needs:
                name = min(selector.needs - needs)
                start = text.index(name)
                raise ExpressionError("selector-early", start, start + len(name), name=name)
        except ExpressionError as error:
            self.problems.append(_expression_problem(error, path, text))
            return None
        return selector


def _expression_problem(error: ExpressionError, path: Path, text: str, offset: int = 0) -> Problem:
    args = {name: clip(fill) if isinstance(fill, str) else fill for name, fill in error.fills.items()}
    known = args.pop("known", None)
    words = error.words
    if isinstance(known, list | tuple):
        choices = [str(choice) for choice in known]
        near = suggest(str(args.get("name", "")), choices)
        args["hint"] = near if near is not None else ", ".join(choices[:_SHOWN]) or "-"
        words = f"{words}-near" if near is not None else words
    args |= {"text": clip(text), "at": (error.start + offset, error.end + offset)}
    return Problem("rules.expression", words, args, path)


def expressions(model: RulesModel) -> Iterator[tuple[Path, str | int, str, Scope, int]]:
    """Every expression: where it stands, its text and kind, what has a meaning there, and where in that text it begins.

    An expression in a reason stands within a text; all others are the whole of theirs.
    """
    for name, phase in model.phases.items():
        path: Path = ("phases", name)
        if isinstance(phase, RedealPhase):
            yield (*path, "if"), phase.condition, "boolean", REDEAL_SCOPE, 0
        elif isinstance(phase, TurnUpPhase) and phase.score is not None:
            yield (*path, "score"), phase.score, "number", TURN_SCOPE, 0
        elif isinstance(phase, ScorePhase):
            yield (*path, "amount"), phase.amount, "number", SCORE_SCOPE, 0
            yield from _holes((*path, "why"), phase.why, SCORE_SCOPE)
        elif isinstance(phase, PlayPhase):
            for place, step in enumerate(phase.after):
                at = (*path, "after", place)
                if isinstance(step, ScoreStep):
                    yield (*at, "amount"), step.amount, "number", TRICK_SCOPE, 0
                    yield from _holes((*at, "why"), step.why, TRICK_SCOPE)
                elif step.score is not None:
                    yield (*at, "score"), step.score, "number", TRICK_TURN_SCOPE, 0
    yield ("end", "if"), model.end.condition, "boolean", END_SCOPE, 0


def _holes(
    path: Path, why: dict[str, str] | UnsetType, scope: Scope
) -> Iterator[tuple[Path, str | int, str, Scope, int]]:
    for language, text in ({} if isinstance(why, UnsetType) else why).items():
        for hole in HOLE.finditer(text):
            yield (*path, language), hole[1], "number", scope, hole.start(1)


def rungs(path: Path, phase: PlayPhase) -> Iterator[tuple[Path, str]]:
    """The selectors of the ladder and the permits, with their places."""
    for key, entries in (("ladder", phase.follow.ladder), ("permit", phase.follow.permit)):
        for place, entry in enumerate(entries):
            at = (*path, "follow", key, place)
            yield ((*at, "cards"), entry.cards) if isinstance(entry, Rung) else (at, entry)


def clause_references(model: RulesModel) -> Iterator[tuple[Path, str]]:
    """Every place that names a clause."""
    for name, option in model.options.items():
        yield ("options", name, "clause"), option.clause
    yield ("pack", "clause"), model.pack.clause
    yield ("order", "clause"), model.order.clause
    for name, table in model.values.items():
        yield ("values", name, "clause"), table.clause
    yield ("dealer", "clause"), model.dealer.clause
    for name, phase in model.phases.items():
        path: Path = ("phases", name)
        yield (*path, "clause"), phase.clause
        if isinstance(phase, PlayPhase):
            yield (*path, "lead", "clause"), phase.lead.clause
            yield (*path, "follow", "clause"), phase.follow.clause
            for key, entries in (("ladder", phase.follow.ladder), ("permit", phase.follow.permit)):
                for place, entry in enumerate(entries):
                    if isinstance(entry, Rung):
                        yield (*path, "follow", key, place, "clause"), entry.clause
            yield (*path, "win", "clause"), phase.win.clause
            for place, step in enumerate(phase.after):
                yield (*path, "after", place, "clause"), step.clause
    yield ("end", "clause"), model.end.clause


def texts(model: RulesModel) -> Iterator[tuple[Path, Mapping[str, str]]]:
    """Every text that a person reads."""
    yield ("name",), model.name
    if model.summary is not UNSET:
        yield ("summary",), model.summary
    for name, option in model.options.items():
        yield ("options", name, "name"), option.name
    for suit, words in model.cards.names.items():
        yield ("cards", "names", suit), words
    for name, variant in model.variants.items():
        yield ("variants", name, "name"), variant.name
        if variant.text is not UNSET:
            yield ("variants", name, "text"), variant.text
    for name, ruling in model.rulings.items():
        yield ("rulings", name, "text"), ruling.text
        for answer, given in ruling.answers.items():
            yield ("rulings", name, "answers", answer, "text"), given.text
    for name, clause in model.clauses.items():
        yield ("clauses", name, "text"), clause.text
    for name, phase in model.phases.items():
        if isinstance(phase, ScorePhase) and phase.why is not UNSET:
            yield ("phases", name, "why"), phase.why
        for place, step in enumerate(phase.after if isinstance(phase, PlayPhase) else ()):
            if isinstance(step, ScoreStep) and step.why is not UNSET:
                yield ("phases", name, "after", place, "why"), step.why
