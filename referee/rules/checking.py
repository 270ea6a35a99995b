"""What a schema cannot see in rules: names that are not there, orders with a gap, deals that do not come out.

`faults` are such that no game can be judged by the rules; they are looked for whenever rules are loaded. What only
makes them poor rules is `referee.rules.lint`'s business.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import UNSET

from referee.cards import MOST_CARDS, Notation
from referee.documents import suggest
from referee.expressions import ExpressionError, Scope, Selector
from referee.findings import Path, Problem
from referee.rules.model import DealPhase, PlayPhase, RedealPhase, RulesModel, Rung, ScoreStep, TurnUpPhase, TurnUpStep
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


def faults(rules: Rules) -> list[Problem]:
    """Everything that keeps a game from being judged by these rules, with its place in the merged tree."""
    first = [*_cards(rules.model)]
    if first:
        return first
    checker = _Checker(rules)
    checker.run()
    return checker.problems


def named(code: str, words: str, path: Path, name: str, known: Sequence[str], **args: object) -> Problem:
    """A name that is not there, with a near miss."""
    near = suggest(name, known)
    hint = near if near is not None else ", ".join(known[:12])
    return Problem(code, words if near is None else f"{words}-near", {"name": name, "hint": hint, **args}, path)


def _cards(model: RulesModel) -> Iterator[Problem]:
    """The cards themselves: nothing else can be looked at while they are wrong."""
    size = sum(len(group.suits) * len(group.ranks) for group in model.cards.groups.values())
    if size > MOST_CARDS:
        yield Problem("rules.cards", "cards-many", {"count": size, "most": MOST_CARDS}, ("cards", "groups"))
        return
    patterns: list[tuple[Path, str]] = [(("cards", "id"), model.cards.id)]
    for name, written in model.notations.items():
        for place, form in enumerate(written.forms):
            patterns.append((("notations", name, "forms", place, "write"), form.write))
    for path, pattern in patterns:
        if "{" in pattern.replace("{rank}", "").replace("{suit}", "") or "{rank}" not in pattern:
            yield Problem("rules.cards", "pattern", {"pattern": pattern}, path)
    cards = cards_of(model)
    twice = sorted({card for card in cards.ids if cards.ids.count(card) > 1})
    if twice:
        yield Problem("rules.cards", "cards-twice", {"card": twice[0]}, ("cards", "groups"))
    for suit in model.cards.names:
        if suit not in cards.suits:
            yield named("rules.name", "no-suit", ("cards", "names", suit), suit, cards.suits)
    for name, notation in notations_of(model, cards).items():
        yield from _notation(name, notation)
    for name, form_model in model.notations.items():
        for place, form in enumerate(form_model.forms):
            path = ("notations", name, "forms", place)
            for suit in form.suits:
                if suit not in cards.suits:
                    yield named("rules.name", "no-suit", (*path, "suits", suit), suit, cards.suits)
            for rank in form.ranks:
                if rank not in cards.ranks:
                    yield named("rules.name", "no-rank", (*path, "ranks", rank), rank, cards.ranks)


def _notation(name: str, notation: Notation) -> Iterator[Problem]:
    if notation.unwritten:
        card = notation.cards.ids[notation.unwritten[0]]
        yield Problem("rules.notation", "notation-gap", {"name": name, "card": card}, ("notations", name))
    for text, one, other in notation.clashes[:1]:
        args = {"name": name, "text": text, "one": one, "other": other}
        yield Problem("rules.notation", "notation-clash", args, ("notations", name))
    for text in notation.exact:
        if any(sign.isspace() for sign in text) or text in ("x", "?") or not text:
            yield Problem("rules.notation", "notation-odd", {"name": name, "text": text}, ("notations", name))
            break


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
            self.problems.append(Problem("rules.cards", "pack-empty", {}, ("pack", "cards")))
        self.orders(mask)
        for name, table in self.model.values.items():
            for place, row in enumerate(table.rows):
                self.selector(("values", name, "rows", place, "cards"), row.cards, frozenset({"trump"}))
        if self.model.dealer.first:
            for place, text in enumerate(self.model.dealer.first.order):
                self.selector(("dealer", "first", "order", place), text, frozenset())
        if self.problems:
            return  # the phases read all of these
        self.sequence()
        for name, phase in self.model.phases.items():
            self.phase(("phases", name), phase)
        end = self.model.end
        self.expression(("end", "if"), end.condition, "boolean", END_SCOPE)
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
        for name, members in self.model.presets.items():
            if name in self.model.variants:
                self.problems.append(
                    Problem("rules.name", "preset-is-variant", {"name": name}, ("presets", name), True)
                )
            for place, member in enumerate(members):
                if member not in variants:
                    self.problems.append(named("rules.name", "no-variant", ("presets", name, place), member, variants))
        for name, variant in self.model.variants.items():
            for key, others in (("after", variant.after), ("excludes", variant.excludes)):
                for place, other in enumerate(others):
                    if other not in variants:
                        path: Path = ("variants", name, key, place)
                        self.problems.append(named("rules.name", "no-variant", path, other, variants))
        for name, ruling in self.model.rulings.items():
            answers = list(ruling.answers)
            if ruling.default not in answers:
                self.problems.append(
                    named("rules.name", "no-answer", ("rulings", name, "default"), ruling.default, answers)
                )
            elif ruling.answers[ruling.default].set:
                args = {"name": ruling.default}
                path = ("rulings", name, "answers", ruling.default, "set")
                self.problems.append(Problem("rules.patch", "default-changes", args, path))
            for answer, given in ruling.answers.items():
                for place, other in enumerate(given.after):
                    if other not in variants:
                        path = ("rulings", name, "answers", answer, "after", place)
                        self.problems.append(named("rules.name", "no-variant", path, other, variants))

    def options(self) -> None:
        for name, option in self.model.options.items():
            path = ("options", name)
            if option.min > option.max:
                self.problems.append(
                    Problem("rules.option", "option-range", {"min": option.min, "max": option.max}, path)
                )
            elif option.default is not None and not option.min <= option.default <= option.max:
                args = {"default": option.default, "min": option.min, "max": option.max}
                self.problems.append(Problem("rules.option", "option-default", args, (*path, "default")))

    def orders(self, pack: int) -> None:
        """Every rank in play must stand in its suit's order, once; no order names a rank that no card has."""
        cards = self.rules.cards
        order = self.model.order
        for suit in order.suits:
            if suit not in cards.suits:
                self.problems.append(named("rules.name", "no-suit", ("order", "suits", suit), suit, cards.suits))
        lists: list[tuple[Path, list[str], list[str]]] = []
        own = [suit for suit in cards.suits if suit in order.suits]
        lists.append((("order", "default"), [str(r) for r in order.default], [s for s in cards.suits if s not in own]))
        lists += [(("order", "suits", suit), [str(r) for r in order.suits[suit]], [suit]) for suit in own]
        for path, ranks, suits in lists:
            for place, rank in enumerate(ranks):
                if rank not in cards.ranks:
                    self.problems.append(named("rules.order", "no-rank", (*path, place), rank, cards.ranks))
                elif rank in ranks[:place]:
                    self.problems.append(Problem("rules.order", "rank-twice", {"rank": rank}, (*path, place)))
            missing = [
                cards.rank[card]
                for card in range(len(cards))
                if pack >> card & 1 and cards.suit[card] in suits and cards.rank[card] not in ranks
            ]
            if missing:
                args = {"ranks": ", ".join(dict.fromkeys(missing)), "suits": ", ".join(suits)}
                self.problems.append(Problem("rules.order", "rank-missing", args, path))

    def sequence(self) -> None:
        """The phases stand in an order that can be played."""
        known = list(self.model.phases)
        kinds: list[tuple[int, object]] = []
        for place, name in enumerate(self.model.sequence):
            if name not in self.model.phases:
                self.problems.append(named("rules.sequence", "no-phase", ("sequence", place), name, known))
            else:
                kinds.append((place, self.model.phases[name]))
        if self.problems:
            return
        for name in known:
            if name not in self.model.sequence and not self._used_elsewhere(name):
                self.problems.append(Problem("rules.sequence", "phase-unused", {"name": name}, ("phases", name), True))
        if not isinstance(kinds[0][1], DealPhase):
            self.problems.append(Problem("rules.sequence", "sequence-first", {}, ("sequence", 0)))
        plays = [place for place, phase in kinds if isinstance(phase, PlayPhase)]
        if len(plays) > 1:
            self.problems.append(Problem("rules.sequence", "sequence-tricks", {}, ("sequence", plays[1])))
        for place, phase in kinds:
            if place and isinstance(phase, DealPhase):
                self.problems.append(Problem("rules.sequence", "sequence-deal", {}, ("sequence", place)))
            if plays and place > plays[0] and isinstance(phase, TurnUpPhase | RedealPhase):
                self.problems.append(Problem("rules.sequence", "sequence-late", {}, ("sequence", place)))
        for place, phase in kinds:
            following = kinds[place + 1][1] if place + 1 < len(kinds) else None
            if isinstance(phase, RedealPhase) and not isinstance(following, RedealPhase | TurnUpPhase | PlayPhase):
                self.problems.append(Problem("rules.sequence", "sequence-redeal", {}, ("sequence", place)))

    def _used_elsewhere(self, phase: str) -> bool:
        """A variant or a ruling may bring a phase into the sequence."""
        patches = [variant.set for variant in self.model.variants.values()]
        patches += [answer.set for ruling in self.model.rulings.values() for answer in ruling.answers.values()]
        return any(isinstance(s := patch.get("sequence"), list) and phase in s for patch in patches)

    def phase(self, path: Path, phase: object) -> None:
        if isinstance(phase, RedealPhase):
            self.expression((*path, "if"), phase.condition, "boolean", REDEAL_SCOPE)
        elif isinstance(phase, TurnUpPhase):
            if phase.score is not None:
                self.expression((*path, "score"), phase.score, "number", TURN_SCOPE)
        elif isinstance(phase, PlayPhase):
            self.play(path, phase)
        elif not isinstance(phase, DealPhase):
            amount, why = getattr(phase, "amount", ""), getattr(phase, "why", UNSET)
            self.expression((*path, "amount"), amount, "number", SCORE_SCOPE)
            self.why((*path, "why"), why, SCORE_SCOPE)

    def play(self, path: Path, phase: PlayPhase) -> None:
        needs = frozenset({"trump", "led"})
        for key, entries in (("ladder", phase.follow.ladder), ("permit", phase.follow.permit)):
            for place, entry in enumerate(entries):
                at = (*path, "follow", key, place)
                if isinstance(entry, Rung):
                    self.selector((*at, "cards"), entry.cards, needs)
                else:
                    self.selector(at, entry, needs)
        last = phase.follow.ladder[-1]
        if (last.cards if isinstance(last, Rung) else last).strip() != "any":
            place = len(phase.follow.ladder) - 1
            self.problems.append(Problem("rules.ladder", "ladder-end", {}, (*path, "follow", "ladder", place)))
        for place, tier in enumerate(phase.win.tiers):
            self.selector((*path, "win", "tiers", place), tier, needs)
        last_tier = phase.win.tiers[-1].strip()
        if last_tier not in ("led", "any"):
            place = len(phase.win.tiers) - 1
            self.problems.append(Problem("rules.ladder", "tiers-end", {}, (*path, "win", "tiers", place)))
        for place, step in enumerate(phase.after):
            at = (*path, "after", place)
            if isinstance(step, ScoreStep):
                self.expression((*at, "amount"), step.amount, "number", TRICK_SCOPE)
                self.why((*at, "why"), step.why, TRICK_SCOPE)
            elif step.score is not None:
                self.expression((*at, "score"), step.score, "number", TRICK_TURN_SCOPE)

    def why(self, path: Path, why: object, scope: Scope) -> None:
        if isinstance(why, dict):
            for language, text in why.items():
                for hole in HOLE.findall(text):
                    self.expression((*path, language), hole, "number", scope)

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
            args = {
                "players": count,
                "each": deal.each,
                "dealt": dealt,
                "pack": pack,
                "left": pack - dealt,
                "turned": turned,
            }
            if dealt > pack:
                self.problems.append(Problem("rules.deal", "deal-short", args, ("phases", first, "each")))
            elif deal.stock is None and dealt != pack:
                self.problems.append(Problem("rules.deal", "deal-odd", args, ("phases", first, "each")))
            elif turned > pack - dealt:
                self.problems.append(Problem("rules.deal", "deal-stock", args, ("players", "count", place)))

    def selector(self, path: Path, text: str, needs: frozenset[str]) -> Selector | None:
        try:
            selector = self.rules.selector(text)
        except ExpressionError as error:
            self.problems.append(_expression_problem(error, path, text))
            return None
        if selector.needs - needs:
            args = {"name": sorted(selector.needs - needs)[0], "text": text}
            self.problems.append(Problem("rules.expression", "selector-early", args, path))
            return None
        return selector

    def expression(self, path: Path, text: str | int, kind: str, scope: Scope) -> None:
        try:
            self.rules.expression(text, kind, scope)
        except ExpressionError as error:
            self.problems.append(_expression_problem(error, path, str(text)))


def _expression_problem(error: ExpressionError, path: Path, text: str) -> Problem:
    args: dict[str, object] = {"text": text, "part": (error.start, error.end), **error.fills}
    known = args.get("known")
    words = error.words
    if isinstance(known, list | tuple):
        choices = [str(choice) for choice in known]
        near = suggest(str(args.get("name", "")), choices)
        args["hint"] = near if near is not None else ", ".join(choices[:12])
        words = f"{words}-near" if near is not None else words
    return Problem("rules.expression", words, args, path)


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
