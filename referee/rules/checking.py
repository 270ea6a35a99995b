"""What a schema cannot see in rules: names that are not there, orders with a gap, deals that do not come out.

`faults` are such that no game can be judged by the rules; they are looked for whenever rules are loaded. What only
makes them poor rules is `referee.rules.lint`'s business.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, get_args

from referee.cards import members
from referee.documents import clip
from referee.expressions import RESERVED, ExpressionError
from referee.findings import Path, Problem
from referee.rules.checking_cards import card_faults, notation_faults
from referee.rules.checking_deals import deal_faults
from referee.rules.checking_tricks import TrickChecker, turns_trumps
from referee.rules.model import Cut, End
from referee.rules.phase_model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    DealPhase,
    DisplayPhase,
    DrawStep,
    PayPhase,
    Phase,
    PlayPhase,
    RedealPhase,
    ScorePhase,
    ScoreStep,
    TurnUpPhase,
)
from referee.rules.remarks import SHOWN, Remarks, unread
from referee.rules.rules import Rules
from referee.rules.walking import clause_references, expressions

LOG_KEYS: Final = frozenset((
    "by", "note", "at", "as", "play", "turn", "deal", "cut", "throw-in", "plays", "trick", "score", "chips",
    "bet", "display", "bid", "rename", "draw", "pass-cards", "take", "discard", "exchange", "call", "choose",
    "double", "announce", "meld", "reveal", "concede", "claim-rest",
))  # fmt: skip
"""Keys of an event in a log: no pile may be called so."""

POT_WORDS: Final = ("each", "left-of-dealer")
"""Words that stand where a pot may stand: no pot may be called so."""

_WAITING: Final = (TurnUpPhase, PlayPhase, BiddingPhase)
"""Phases that begin by waiting for an act, and change nothing before it."""
_ONCE: Final = (BettingPhase, DisplayPhase, BiddingPhase)
"""Phases of which a deal keeps only one: who raised last, what was shown, what was bid."""
KINDS: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(Phase)}
"""What each phase is called in a rules file."""
_WORD: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def faults(rules: Rules) -> list[Problem]:
    """Everything that keeps a game from being judged by these rules, with its place in the merged tree.

    What would only follow from something else is left out.
    """
    for part in (card_faults, notation_faults):
        problems = list(part(rules.model))
        if problems:
            return problems
    checker = _Checker(rules)
    checker.run()
    return checker.problems


class _Checker(Remarks):
    """Looks at the rules part by part; each part's parts only where their names make sense."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
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
        if pack:
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
                TrickChecker(self, self.wilds, self.named).play(path, phase)
            elif isinstance(phase, DealPhase) and phase.stock in LOG_KEYS:
                self.found("rules.name", "pile-reserved", (*path, "stock"), name=phase.stock)
            elif isinstance(phase, DisplayPhase):
                self.display(path, phase)
            elif isinstance(phase, BettingPhase):
                self.betting(path, phase)
            elif isinstance(phase, BiddingPhase):
                self.bidding(path, phase)
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
                self.problems.append(unread(error, path, str(text), offset))
                continue
            if expression.fixed is not None and expression.fixed < 0 and self.never_below_0(path):
                self.found("rules.expression", "amount-below", path, amount=expression.fixed)
        if not self.problems:
            self.problems += deal_faults(self.rules)

    def clauses(self) -> None:
        """Every clause that is named must be there."""
        known = list(self.model.clauses)
        for path, clause in clause_references(self.model):
            if clause not in self.model.clauses:
                self.unknown("rules.clause", "no-clause", path, clause, known)

    def names(self) -> None:
        """Presets, rulings and variants name variants and answers."""
        variants = list(self.model.variants)
        for name, chosen in self.model.presets.items():
            if name in self.model.variants:
                self.found("rules.name", "preset-is-variant", ("presets", name), on_key=True, name=name)
            for place, member in enumerate(chosen):
                if member not in variants:
                    self.unknown("rules.name", "no-variant", ("presets", name, place), member, variants)
        for name, variant in self.model.variants.items():
            self.laid_over(("variants", name), name, variant.after, variant.excludes)
        for name, ruling in self.model.rulings.items():
            answers = list(ruling.answers)
            if ruling.default not in answers:
                self.unknown("rules.name", "no-answer", ("rulings", name, "default"), ruling.default, answers)
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
                    self.unknown("rules.name", "no-choice", at, other, known)
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
                self.unknown("rules.name", "no-suit", path, suit, cards.suits, on_key=True)
        default = [str(rank) for rank in self.model.order.default]
        asked = pack | self.named
        lists: list[tuple[Path, Sequence[str], list[str]]] = [
            (("order", "default"), default, [suit for suit in cards.suits if suit not in own]),
            *((("order", "suits", suit), ranks, [suit]) for suit, ranks in own.items() if suit in cards.suits),
        ]
        for path, ranks, suits in lists:
            for place, rank in enumerate(ranks):
                if rank not in cards.ranks:
                    self.unknown("rules.order", "no-rank", (*path, place), rank, cards.ranks)
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
        trumps = [] if trump is None else trump.suits
        for place, name in enumerate(trumps):
            if name is not None and name not in cards.suits:
                at: Path = ("trump", "suit", place) if trump and isinstance(trump.suit, list) else ("trump", "suit")
                self.unknown("rules.name", "no-suit", at, name, cards.suits)
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
            if suit in trumps:
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
                self.unknown("rules.sequence", "no-phase", at, name, list(self.model.phases))
            elif not isinstance(self.rules.phases.get(name), PayPhase | AwardPhase | ScorePhase | None):
                self.found("rules.sequence", "alone-acts", at, name=name)

    def bidding(self, path: Path, phase: BiddingPhase) -> None:
        """A word that may be bid is no number, and an expression can name it."""
        for name in phase.words:
            if not _WORD.fullmatch(name):
                self.found("rules.name", "word-odd", (*path, "words", name), on_key=True, name=name)

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
            self.unknown("rules.name", "no-pot", path, name, [*pots, *others])
        else:
            self.found("rules.name", "no-pot-none", path, name=clip(name))

    def end(self, end: End) -> None:
        """What is paid at the end can be paid; partners reach it together; it is looked at, and somebody wins."""
        if self.model.sides is not None and end.check == "every-score":
            self.found("rules.name", "sides-check", ("end", "check"))
        elif end.check == "every-count" and not any(isinstance(phase, ScorePhase) for phase in self.played()):
            self.found("rules.sequence", "end-count", ("end", "check"))
        if end.ties == "play-on" and end.winner == "scorer":
            self.found("rules.name", "end-ties", ("end", "ties"))
        for place, step in enumerate(end.settle):
            self.payment(("end", "settle", place), step)

    def played(self) -> Iterator[Phase]:
        """The phases of a deal, whichever way it ends."""
        for name in self.rules.sequence:
            phase = self.rules.phases[name]
            yield phase
            if isinstance(phase, BettingPhase) and phase.alone is not None:
                yield from (self.rules.phases[ending] for ending in phase.alone.sequence if ending in self.rules.phases)

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
            elif not isinstance(step, DrawStep) and step.score is not None:
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
            cards = ", ".join([self.rules.cards.ids[card] for card in members(left)][:SHOWN])
            self.found("rules.order", "cut-order-gap", ("dealer", "first", "order"), on_key=True, cards=cards)

    def sequence(self) -> None:
        """The phases stand in an order that can be played."""
        known = list(self.model.phases)
        for place, name in enumerate(self.model.sequence):
            if name not in known:
                self.unknown("rules.sequence", "no-phase", ("sequence", place), name, known)
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
        if self.model.trump is not None and turns_trumps(self.rules):
            self.found("rules.sequence", "trump-turned", ("trump", "suit"))
