"""What a schema cannot see in rules: names that are not there, orders with a gap, deals that do not come out.

`faults` are such that no game can be judged by the rules; they are looked for whenever rules are loaded. What only
makes them poor rules is `referee.rules.lint`'s business.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final, get_args

from referee.cards import MOST_CARDS, UNKNOWN_WORDS, Cards, Notation, members
from referee.documents import clip, suggest
from referee.expressions import RESERVED, ExpressionError, Selector
from referee.findings import Path, Problem
from referee.rules.model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    Cut,
    DealPhase,
    DisplayPhase,
    End,
    NotationForm,
    PayPhase,
    Phase,
    PlayPhase,
    RedealPhase,
    RulesModel,
    ScorePhase,
    ScoreStep,
    TurnUpPhase,
    TurnUpStep,
)
from referee.rules.rules import Rules, cards_of, notations_of
from referee.rules.walking import clause_references, expressions, rungs

MOST_SUITS: Final = 32
LOG_KEYS: Final = frozenset((
    "by", "note", "at", "as", "play", "turn", "deal", "cut", "throw-in", "plays", "trick", "score", "chips",
    "bet", "display", "bid", "rename", "draw", "pass-cards", "take", "discard", "exchange", "call", "choose",
    "double", "announce", "meld", "reveal", "concede", "claim-rest",
))  # fmt: skip
"""Keys of an event in a log: no pile may be called so."""

POT_WORDS: Final = ("each", "left-of-dealer")
"""Words that stand where a pot may stand: no pot may be called so."""

_SHOWN: Final = 12
_WAITING: Final = (TurnUpPhase, PlayPhase, BiddingPhase)
"""Phases that begin by waiting for an act, and change nothing before it."""
_ONCE: Final = (BettingPhase, DisplayPhase, BiddingPhase)
"""Phases of which a deal keeps only one: who raised last, what was shown, what was bid."""
KINDS: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(Phase)}
"""What each phase is called in a rules file."""
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
        self.wilds = self.named = 0

    def run(self) -> None:
        self.clauses()
        self.names()
        self.options()
        pack = self.selector(("pack", "cards"), self.model.pack.cards, frozenset())
        mask = pack.mask() if pack else 0
        if pack and not mask:
            self.found("rules.cards", "pack-empty", ("pack", "cards"))
        self.removed()
        self.wild()
        if not self.problems:
            self.wilds, self.named = self.stand_ins()
        self.orders(mask)
        self.suits_and_sides()
        for name, table in self.model.values.items():
            for place, row in enumerate(table.rows):
                self.selector(("values", name, "rows", place, "cards"), row.cards, frozenset({"trump"}))
        if self.model.dealer.first:
            self.cut(mask, self.model.dealer.first)
        if self.problems:
            return  # the phases read all of these
        self.sequence()
        for name, phase in self.rules.phases.items():
            path: Path = ("phases", name)
            self.one_score(path, phase)
            if isinstance(phase, PlayPhase):
                self.play(path, phase)
            elif isinstance(phase, DealPhase) and phase.stock in LOG_KEYS:
                self.found("rules.name", "pile-reserved", (*path, "stock"), name=phase.stock)
            elif isinstance(phase, DisplayPhase):
                self.display(path, phase)
            elif isinstance(phase, BettingPhase):
                self.betting(path, phase)
            elif isinstance(phase, PayPhase | AwardPhase):
                self.payment(path, phase)
        self.end(self.model.end)
        for name in self.model.pots:
            if name in POT_WORDS:
                self.found("rules.name", "pot-reserved", ("pots", name), on_key=True, name=name)
        for path, text, kind, scope, offset in expressions(self.model):
            try:
                expression = self.rules.expression(text, kind, scope)
            except ExpressionError as error:
                self.problems.append(_expression_problem(error, path, str(text), offset))
                continue
            if expression.fixed is not None and expression.fixed < 0 and self.never_below_0(path):
                self.found("rules.expression", "amount-below", path, amount=expression.fixed)
        if not self.problems:
            self.deals()

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
        asked = pack | self.named
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
                if asked >> card & 1 and cards.suit[card] in suits and cards.rank[card] not in ranks
            ]
            if missing:
                args = {"ranks": ", ".join(dict.fromkeys(missing)), "suits": ", ".join(suits)}
                self.found("rules.order", "rank-missing", path, on_key=True, **args)

    def removed(self) -> None:
        """What is taken out of the pack for some numbers of players leaves as many cards as the rules say."""
        removed = self.model.pack.remove
        rows = [] if removed is None else removed.rows
        before: set[int] = set()
        for place, row in enumerate(rows):
            path: Path = ("pack", "remove", "rows", place)
            for number, players in enumerate(row.players):
                if players in before:
                    self.found("rules.cards", "remove-twice", (*path, "players", number), players=players)
                before.add(players)
            if self.selector((*path, "cards"), row.cards, frozenset()) is None or self.problems:
                continue
            for players in row.players:
                left = self.rules.pack_for(players).bit_count()
                if left != row.left:
                    args: dict[str, Any] = {"players": players, "left": left, "said": row.left}
                    self.found("rules.cards", "pack-left", (*path, "left"), **args)
                    break

    def wild(self) -> None:
        """Some cards are wild, and there is something that they may stand for."""
        wild = self.model.wild
        if wild is None:
            return
        chosen = self.selector(("wild", "cards"), wild.cards, frozenset())
        named_as = self.selector(("wild", "as"), wild.stands_for, frozenset())
        if chosen and not chosen.mask() & self.rules.pack:
            self.found("rules.cards", "wild-none", ("wild", "cards"))
        elif chosen and named_as and not named_as.mask() & self.rules.pack & ~chosen.mask():
            self.found("rules.cards", "wild-as-none", ("wild", "as"))

    def stand_ins(self, players: int = 0) -> tuple[int, int]:
        """The wild cards in play, and the cards that they may stand for: with so many players, 0 for any number."""
        wild = self.model.wild
        if wild is None:
            return 0, 0
        pack = self.rules.pack_for(players) if players else self.rules.pack
        chosen = self.rules.selector(wild.cards).mask()
        named_as = self.rules.selector(wild.stands_for).mask() & ~chosen
        return chosen & pack, named_as & pack if wild.among == "pack" else named_as

    def suits_and_sides(self) -> None:
        """The suit that is always trumps and the sides are there; wild cards are a suit by themselves."""
        cards = self.rules.cards
        trump, sides = self.model.trump, self.model.sides
        if trump is not None and trump.suit not in cards.suits:
            self.problems.append(named("rules.name", "no-suit", ("trump", "suit"), str(trump.suit), cards.suits))
        for count in self.model.players.count if sides is not None else ():
            if sides is not None and count % sides.count:
                args: dict[str, Any] = {"players": count, "sides": sides.count}
                self.found("rules.name", "sides-odd", ("sides", "count"), **args)
                break
        for suit, mask in zip(cards.suits, self.rules.class_mask, strict=False):
            wilds = mask & self.wilds
            if not wilds:
                continue
            args = {"card": cards.ids[next(members(wilds))], "suit": suit}
            if trump is not None and suit == trump.suit:
                self.found("rules.cards", "wild-trump", ("wild", "cards"), **args)
            elif mask & (self.rules.pack | self.named) & ~wilds:
                self.found("rules.cards", "wild-suit", ("wild", "cards"), **args)
                break
        if not self.problems:
            self.names_left()

    def names_left(self) -> None:
        """However a trick lies, a wild card can be named and renamed: its cards are never all in the trick."""
        wild = self.model.wild
        for players in self.model.players.count if wild is not None else ():
            wilds, nameable = self.stand_ins(players)
            assert wild is not None
            if not wilds:
                continue
            one_suit = wild.rename is not None or wild.void == "led"
            suits = zip(self.rules.cards.suits, self.rules.class_mask, strict=False)
            groups = [(suit, mask & nameable) for suit, mask in suits if mask & nameable] if one_suit else []
            for suit, mask in groups or [("", nameable)]:
                if mask.bit_count() < players:
                    words = "wild-few-suit" if suit else "wild-few"
                    args: dict[str, Any] = {"players": players, "count": mask.bit_count(), "suit": suit}
                    self.found("rules.cards", words, ("wild", "as"), **args)
                    return

    def betting(self, path: Path, phase: BettingPhase) -> None:
        """The pot is there, and what ends a deal early is phases in which nobody acts."""
        self.pot((*path, "pot"), phase.pot)
        for place, name in enumerate(phase.alone.sequence if phase.alone else ()):
            at = (*path, "alone", "sequence", place)
            if name not in self.model.phases:
                self.problems.append(named("rules.sequence", "no-phase", at, name, list(self.model.phases)))
            elif not isinstance(self.rules.phases.get(name), PayPhase | AwardPhase | ScorePhase | None):
                self.found("rules.sequence", "alone-acts", at, name=name)

    def display(self, path: Path, phase: DisplayPhase) -> None:
        """The order by which cards are the lowest has all their ranks."""
        about = self.selector((*path, "cards"), phase.cards, frozenset())
        if about is None or phase.order == "own":
            return
        cards, default = self.rules.cards, self.model.order.default
        ranks = [cards.rank[card] for card in members(about.mask() & self.rules.pack)]
        missing = [rank for rank in dict.fromkeys(ranks) if rank not in default]
        if missing:
            self.found("rules.order", "display-order", (*path, "order"), ranks=", ".join(missing))

    def payment(self, path: Path, step: PayPhase | AwardPhase) -> None:
        """The pots are there, and it is clear who pays whom, and who shares."""
        if isinstance(step, PayPhase):
            if step.source != "each":
                self.pot((*path, "from"), step.source, "each")
            if step.to != "left-of-dealer":
                self.pot((*path, "to"), step.to, "left-of-dealer")
            elif step.source == "each":
                self.found("rules.name", "pay-neighbour", (*path, "to"))
            if step.source == step.to:
                self.found("rules.name", "pay-itself", (*path, "to"), name=step.to)
            return
        self.pot((*path, "pot"), step.pot)
        if (step.of is None) is (step.to == "most"):
            self.found("rules.name", "award-of", (*path, "to"))
        if step.to == "winners" and path[0] != "end":
            self.found("rules.name", "award-winners", (*path, "to"))

    def pot(self, path: Path, name: str, *others: str) -> None:
        pots = list(self.model.pots)
        if name in pots:
            return
        if pots:
            self.problems.append(named("rules.name", "no-pot", path, name, [*pots, *others]))
        else:
            self.found("rules.name", "no-pot-none", path, name=clip(name))

    def end(self, end: End) -> None:
        """What is paid at the end can be paid; partners reach it together."""
        if self.model.sides is not None and end.check == "every-score":
            self.found("rules.name", "sides-check", ("end", "check"))
        for place, step in enumerate(end.settle):
            self.payment(("end", "settle", place), step)

    def one_score(self, path: Path, phase: Phase) -> None:
        """Partners have one score: nothing is scored for one of them alone."""
        if self.model.sides is None:
            return
        at: list[Path] = []
        if isinstance(phase, ScorePhase) and phase.to != "sides":
            at.append((*path, "to"))
        elif isinstance(phase, TurnUpPhase) and phase.score is not None:
            at.append((*path, "score"))
        for place, step in enumerate(phase.after if isinstance(phase, PlayPhase) else ()):
            if isinstance(step, ScoreStep):
                at.append((*path, "after", place, "to"))
            elif step.score is not None:
                at.append((*path, "after", place, "score"))
        for each in at:
            self.found("rules.name", "sides-score", each)

    def never_below_0(self, path: Path) -> bool:
        """An amount of chips, or the highest bid."""
        phase = self.rules.phases.get(str(path[1])) if path[0] == "phases" else None
        return path[-1] in ("opens-at", "most") or path[:2] == ("end", "settle") or isinstance(phase, PayPhase)

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
        there = [place for place, name in enumerate(self.model.sequence) if name in self.rules.phases]
        phases = [self.rules.phases[self.model.sequence[place]] for place in there]
        if not phases or not isinstance(phases[0], DealPhase):
            self.found("rules.sequence", "sequence-first", ("sequence", 0))
        played = False
        for number, (place, phase) in enumerate(zip(there, phases, strict=True)):
            at: Path = ("sequence", place)
            following = phases[number + 1] if number + 1 < len(phases) else None
            if isinstance(phase, _ONCE) and any(type(other) is type(phase) for other in phases[:number]):
                self.found("rules.sequence", "sequence-twice", at, kind=KINDS[type(phase)])
            if number and isinstance(phase, DealPhase):
                self.found("rules.sequence", "sequence-deal", at)
            elif played and isinstance(phase, PlayPhase):
                self.found("rules.sequence", "sequence-tricks", at)
            elif played and not isinstance(phase, ScorePhase | PayPhase | AwardPhase):
                self.found("rules.sequence", "sequence-late", at)
            elif isinstance(phase, RedealPhase | DisplayPhase) and not isinstance(following, _WAITING):
                words = "sequence-redeal" if isinstance(phase, RedealPhase) else "sequence-display"
                self.found("rules.sequence", words, at)
            played = played or isinstance(phase, PlayPhase)
        if any(isinstance(phase, BettingPhase) for phase in phases) and 1 in self.model.players.count:
            self.found("rules.sequence", "betting-one", ("players", "count", self.model.players.count.index(1)))
        if self.model.trump is not None and self.turns_trumps():
            self.found("rules.sequence", "trump-turned", ("trump", "suit"), suit=self.model.trump.suit)

    def play(self, path: Path, phase: PlayPhase) -> None:
        if phase.lead.veto is not None:
            self.selector((*path, "lead", "veto", "cards"), phase.lead.veto.cards, frozenset({"trump"}))
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
            if self.wilds:
                self.wild_duties(path, phase)

    def wild_duties(self, path: Path, phase: PlayPhase) -> None:
        """No duty, permit, veto or tier is about wild cards: in a trick there are only what they are named as."""
        ladder = [(at, text) for at, text in rungs(path, phase) if at[len(path) + 1] == "ladder"]
        others = [(at, text) for at, text in rungs(path, phase) if at[len(path) + 1] != "ladder"]
        others += [((*path, "win", "tiers", place), text) for place, text in enumerate(phase.win.tiers)]
        if phase.lead.veto is not None:
            others.append(((*path, "lead", "veto", "cards"), phase.lead.veto.cards))
        lying = self.rules.pack & ~self.wilds | self.named
        odd: dict[Path, str] = {}
        for trump, led in product(self.trumps(), [mask for mask in self.rules.class_mask if mask & lying]):
            asked: list[tuple[Path, str]] = []  # the rungs that wild cards are on
            rest = self.named
            for at, text in ladder:
                chosen = self.rules.selector(text).mask(trump, led)
                if chosen & rest:  # whoever names one of these is bound by the wild cards of the rungs before
                    odd.update(asked)
                rest &= ~chosen
                if chosen & self.wilds:
                    asked.append((at, text))
        for at, text in others:
            masks = [self.rules.selector(text).mask(trump, led) for trump, led in product(self.trumps(), self.suits())]
            if any(mask & self.wilds for mask in masks) and not any(mask & lying for mask in masks):
                odd[at] = text
        for at, text in odd.items():
            assert self.model.wild is not None
            self.found("rules.ladder", "rung-wild", at, cards=clip(text), wild=clip(self.model.wild.cards))

    def suits(self) -> list[int]:
        """The suits that there are in play, as masks."""
        return [mask for mask in self.rules.class_mask if mask & (self.rules.pack | self.named)]

    def trumps(self) -> list[int]:
        """The trumps that there can be, as masks; no trumps at all is 0."""
        if self.model.trump is not None:
            return [self.rules.cards.where("suit", [str(self.model.trump.suit)])]
        return [0, *self.suits()] if self.turns_trumps() else [0]

    def turns_trumps(self) -> bool:
        """A card that is turned up makes trumps."""
        phases = [self.rules.phases[name] for name in self.rules.sequence]
        parts = [part for phase in phases for part in (phase, *(phase.after if isinstance(phase, PlayPhase) else ()))]
        return any(isinstance(part, TurnUpPhase | TurnUpStep) and part.trump is not None for part in parts)

    def tiers(self, path: Path, tiers: Sequence[Selector]) -> None:
        """No two cards of one tier are equal: else it would not be said who takes the trick."""
        cards = self.rules.cards
        lying = self.rules.pack & ~self.wilds | self.named
        height = {}
        for card in members(lying):
            order = self.rules.order_of(cards.suit[card])
            height[card] = len(order) - order.index(cards.rank[card])
        for trump in self.rules.class_mask:
            for led in self.rules.class_mask[:-1]:
                left = lying
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

    def deals(self) -> None:
        """The deal must come out for every number of players, and the stock last for what is turned up."""
        first = self.rules.sequence[0]
        deal = self.rules.phases[first]
        assert isinstance(deal, DealPhase)
        for place, count in enumerate(self.model.players.count):
            pack = self.rules.pack_for(count).bit_count()
            each = pack // count if deal.each == "all" else deal.each
            dealt, turned = each * count, self.turned(each)
            args: dict[str, Any] = {
                "players": count,
                "each": each,
                "dealt": dealt,
                "pack": pack,
                "left": pack - dealt,
                "turned": turned,
            }
            if dealt > pack or not each:
                self.found("rules.deal", "deal-short", ("phases", first, "each"), **args)
            elif deal.stock is None and dealt != pack:
                self.found("rules.deal", "deal-odd", ("phases", first, "each"), **args)
            elif turned > pack - dealt:
                self.found("rules.deal", "deal-stock", ("players", "count", place), **args)
            elif each % deal.packet:
                args = {"each": each, "packet": deal.packet}
                self.found("rules.deal", "deal-packet", ("phases", first, "packet"), **args)
                break

    def turned(self, tricks: int) -> int:
        """How many cards of the stock are turned up in a deal of so many tricks."""
        turned = 0
        for name in self.rules.sequence:
            phase = self.rules.phases[name]
            if isinstance(phase, TurnUpPhase):
                turned += 1
            elif isinstance(phase, PlayPhase):
                turned += tricks * sum(isinstance(step, TurnUpStep) for step in phase.after)
        return turned

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
