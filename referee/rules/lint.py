"""What a linter sees in rules beside what keeps them from being used: each remark with its file, line and column."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, product
from pathlib import Path as FilePath
from typing import Any, Final

from referee.cards import members
from referee.documents import clip
from referee.findings import Path, Problem
from referee.rules.checking_deals import hand_size
from referee.rules.checking_tricks import trumps_of
from referee.rules.merging import Misrule, Patch, Tree, blamed, clash, ordered, overlap, steps
from referee.rules.model import RulesModel
from referee.rules.phase_model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    DealPhase,
    DisplayPhase,
    PayPhase,
    Phase,
    PlayPhase,
)
from referee.rules.remarks import named
from referee.rules.rules import Rules
from referee.rules.shelf import Entry, Game, Shelf, build, first_bytes, model_of, not_rules, read_rules_file
from referee.rules.walking import clause_references, expressions, rungs, texts, vetoes

_MOST_PAIRS: Final = 300
"""So many pairs of variants and answers are tried together."""
_DEALS: Final = 60
"""So many deals are looked at, where not each has hands of the same size."""
_EARLY: Final[dict[str, tuple[str, type]]] = {
    "bid": ("lint-early-bid", BiddingPhase),
    "said": ("lint-early-said", BiddingPhase),
    "tricks": ("lint-early-tricks", PlayPhase),
    "cards": ("lint-early-tricks", PlayPhase),
    "played": ("lint-early-played", PlayPhase),
}
"""What can be asked for too early: what is said then, and which phase must have come."""


def lint(game: Game) -> list[Misrule]:
    """Every remark on a game: in its base rules, under each variant and each answer, and where these fight.

    Faults that keep the rules from being used come alone: the rest makes no sense before they are mended. What is
    wrong with a game that this one extends is that game's business.
    """
    if game.misrules or game.base is None:
        return sorted(game.misrules, key=_place)
    remarks = [game.tree.misrule(problem) for problem in [*_citations(game.base.model), *_languages(game.base.model)]]
    patches = _patches(game)
    worlds = [_World(game.tree, game.base, (), []), *_worlds(game, patches)]
    sound = [(world.tree, world.rules) for world in worlds if world.rules is not None]
    remarks += [*_fights(game, patches), *_idle(game, patches), *_own_orders(game, patches)]
    remarks += [*_unsound(game, worlds), *_unreachable(sound), *_pointless(sound)]
    remarks += [game.tree.misrule(problem) for problem in _unused(game.base.model, [rules for _, rules in sound])]
    own: dict[object, Misrule] = {}
    for remark in remarks:
        if remark.place.file == game.file.name:
            own.setdefault(_key(remark), remark)
    return sorted(own.values(), key=_place)


def _key(remark: Misrule) -> object:
    """What makes a remark the same as another."""
    return remark.place, remark.problem.words, repr(remark.problem.args)


def _place(remark: Misrule) -> tuple[int, int]:
    span = remark.place.span
    return (span.line, span.column) if span else (0, 0)


# --- what stands in the rules ----------------------------------------------------------------------------------------


def _citations(model: RulesModel) -> Iterator[Problem]:
    """A clause cites a source that is listed, and a section that it has."""
    cited: list[tuple[Path, list[str]]] = [(("clauses", name, "cite"), c.cite) for name, c in model.clauses.items()]
    cited += [(("variants", name, "cite"), v.cite) for name, v in model.variants.items()]
    cited += [(("rulings", name, "cite"), r.cite) for name, r in model.rulings.items()]
    for path, cites in cited:
        if not cites and path[0] == "clauses":
            yield Problem("rules.cite", "lint-cite-none", {"name": path[1]}, path[:-1], on_key=True)
        for place, cite in enumerate(cites):
            source, _, section = cite.partition(": ")
            if source not in model.sources:
                yield named("rules.cite", "lint-cite-source", (*path, place), source, list(model.sources), cite=cite)
                continue
            sections = model.sources[source].sections
            if section.split("#")[0].strip() not in sections:
                yield named("rules.cite", "lint-cite-section", (*path, place), section, sections, cite=cite)


def _languages(model: RulesModel) -> Iterator[Problem]:
    """Every text is there in each language that the game's name has."""
    for path, words in texts(model):
        for language in model.name:
            if language not in words:
                yield Problem("rules.language", "lint-language", {"language": language}, path, on_key=True)


# --- variants and answers --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _World:
    """The rules under some variants and answers.

    Args:
        tree: The merged tree.
        rules: The rules; None where no game can be judged by them.
        patches: What holds.
        misrules: Why no game can be judged.
    """

    tree: Tree
    rules: Rules | None
    patches: tuple[Patch, ...]
    misrules: list[Misrule]


def _patches(game: Game) -> list[Patch]:
    """Every variant, and every answer that is no default."""
    assert game.base is not None
    model = game.base.model
    found = [game.variant_patch(model, name) for name in model.variants]
    for ruling, given in model.rulings.items():
        found += [game.answer_patch(model, ruling, answer) for answer in given.answers if answer != given.default]
    return found


def _may_meet(one: Patch, other: Patch) -> bool:
    """Nothing says that the two cannot hold at once."""
    return one.name != other.name and not one.excluded(other)


def _worlds(game: Game, patches: Sequence[Patch]) -> Iterator[_World]:
    """The rules under each variant and answer, and under any two that can hold at once."""
    sound: list[Patch] = []
    for patch in patches:
        world = _world(game, (patch,))
        if world.rules is not None:
            sound.append(patch)
        yield world
    pairs = [pair for pair in combinations(sound, 2) if _may_meet(*pair) and clash(*pair) is None]
    for pair in pairs[:_MOST_PAIRS]:
        yield _world(game, pair)


def _world(game: Game, patches: tuple[Patch, ...]) -> _World:
    tree = game.tree.copy()
    wrong: list[Misrule] = []
    for patch in ordered(patches):
        wrong += tree.lay(patch)
    rules, misrules = build(tree, (), {})
    wrong += misrules
    return _World(tree, None if wrong else rules, patches, wrong)


def _fights(game: Game, patches: Sequence[Patch]) -> Iterator[Misrule]:
    """Two variants or answers that change the same place, and presets that join what cannot be joined."""
    assert game.base is not None
    for earlier, later in combinations(patches, 2):
        touched = clash(later, earlier)
        if touched and _may_meet(later, earlier):
            words = "lint-answers-touch" if earlier.answer and later.answer else "lint-variants-touch"
            one, other, place = later, earlier, touched[0]
            if later.origin[0] != game.file.name:  # an answer of the game that is extended, and a variant here
                one, other, place = earlier, later, touched[1]
            args = {"name": one.label, "other": other.label, "bare": other.name, "place": place}
            yield _at(one, place, Problem("rules.conflict", words, args))
    variants = {patch.name: patch for patch in patches if not patch.answer}
    for name, chosen in game.base.model.presets.items():
        for one, other in combinations([variants[member] for member in dict.fromkeys(chosen)], 2):
            if not _may_meet(one, other) or clash(one, other):
                args = {"one": one.label, "other": other.label}
                path: Path = ("presets", name, chosen.index(other.name))
                yield game.tree.misrule(Problem("rules.conflict", "lint-preset-fights", args, path))


def _own_orders(game: Game, patches: Sequence[Patch]) -> Iterator[Misrule]:
    """A change of the order that leaves out the suits with an order of their own: it does not reach them."""
    assert game.base is not None
    own = [suit for suit in game.base.model.order.suits if suit in game.base.cards.suits]
    changes = game.file.tree.get("set") if game.extended is not None else None
    whole = [Patch(game.name, changes, (game.file.name, game.file.document, ("set",)))] if changes else []
    for patch in [*whole, *patches]:
        if own and "order/default" in patch.changes and not any(p.startswith("order/suits") for p in patch.changes):
            problem = Problem("rules.order", "lint-order-own", {"suits": ", ".join(own)})
            yield _at(patch, "order/default", problem)


def _at(patch: Patch, place: str, problem: Problem) -> Misrule:
    """A remark on a place that a variant or answer changes."""
    file, document, start = patch.origin
    return Misrule.at(file, document, replace(problem, path=(*start, place), on_key=True))


def _idle(game: Game, patches: Sequence[Patch]) -> Iterator[Misrule]:
    """A variant or answer that sets what stands there already, unless it takes back what another has set."""
    assert game.base is not None
    for patch in patches:
        if not patch.changes:
            file, document, start = patch.origin
            yield Misrule.at(file, document, Problem("rules.patch", "lint-patch-empty", {"name": patch.label}, start))
        before = [steps(place) for other in patches if other.name in patch.after for place in other.changes]
        for place, value in patch.changes.items():
            tree = game.tree.copy()
            if any(overlap(steps(place), each) for each in before) or tree.lay(replace(patch, changes={place: value})):
                continue
            if model_of(tree.value)[0] == game.base.model:
                yield _at(patch, place, Problem("rules.patch", "lint-patch-nothing", {"place": place}))


def _unsound(game: Game, worlds: Iterable[_World]) -> Iterator[Misrule]:
    """What keeps games from being judged under a variant or answer, or under two of them."""
    for world in worlds:
        for misrule in world.misrules:
            starts = [(file, start) for file, _, start in (patch.origin for patch in world.patches)]
            path, here = misrule.problem.path, misrule.place.file == game.file.name
            mine = here and any(file == game.file.name and path[: len(start)] == start for file, start in starts)
            if len(world.patches) == 1 and mine:
                yield misrule
                continue
            told = _with(misrule, " + ".join(patch.label for patch in world.patches))
            yield told if mine else _moved(game, world, told)


def _moved(game: Game, world: _World, misrule: Misrule) -> Misrule:
    """A fault of what stands elsewhere: its place is the change that makes it one."""
    inner = misrule.problem.args["inner"]

    def fails(patch: Patch, changes: Mapping[str, Any]) -> bool:
        less = replace(patch, changes=changes)
        wrong = _world(game, tuple(less if each is patch else each for each in world.patches)).misrules
        return inner in [{"words": other.problem.words, **other.problem.args} for other in wrong]

    for patch in reversed(world.patches):
        file, document, start = patch.origin
        place = blamed(patch.changes, partial(fails, patch)) if file == game.file.name else None
        if place is not None:
            return Misrule.at(file, document, replace(misrule.problem, path=(*start, place), on_key=False))
    if misrule.place.file == game.file.name or _known(game, misrule):
        return misrule
    # the game that is extended is sound under this: what is changed here is to blame
    return Misrule.at(game.file.name, game.file.document, replace(misrule.problem, path=("extends",), on_key=False))


def _known(game: Game, misrule: Misrule) -> bool:
    """The game that is extended has this fault itself."""
    return game.extended is not None and _key(misrule) in {_key(remark) for remark in lint(game.extended)}


def _with(misrule: Misrule, patches: str) -> Misrule:
    """Say under which variant or answer a remark holds."""
    problem = misrule.problem
    inner = {"words": problem.words, **problem.args}
    return replace(misrule, problem=replace(problem, words="lint-with", args={"patch": patches, "inner": inner}))


# --- what nothing reaches or uses ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Row:
    """A row of a table, or a rung of a ladder, and what it is worth in one world.

    Args:
        words: What is said of it when nothing reaches it, and when it chooses nothing at all.
        path: Its place.
        text: What it chooses.
        some: It chooses a card of the pack.
        reached: Earlier rows leave it one.
    """

    words: str
    path: Path
    text: str
    some: bool
    reached: bool


def _unreachable(worlds: Sequence[tuple[Tree, Rules]]) -> Iterator[Misrule]:
    """Rows of tables, rungs and tiers that nothing reaches in any world, and cards that a table forgets."""
    best: dict[object, tuple[Misrule, bool, bool]] = {}
    forgotten: dict[object, Misrule] = {}
    for tree, rules in worlds:
        for row in _rows(rules):
            remark = tree.misrule(Problem("rules.unreachable", row.words, {"cards": row.text}, row.path))
            _, some, reached = best.get(remark.place, (remark, False, False))
            best[remark.place] = remark, some or row.some, reached or row.reached
        for problem in _forgotten(rules):
            remark = tree.misrule(problem)
            forgotten.setdefault(remark.place, remark)
    yield from forgotten.values()
    for remark, some, reached in best.values():
        if not reached:
            words = remark.problem.words if some else f"{remark.problem.words}-empty"
            yield replace(remark, problem=replace(remark.problem, words=words))


def _classes(rules: Rules) -> tuple[list[int], list[int]]:
    """The trumps and the suits led that there can be, as masks; no trumps at all is 0."""
    led = [mask for mask in rules.class_mask if mask & rules.pack]
    return trumps_of(rules, led), led


def _rows(rules: Rules) -> Iterator[_Row]:
    trumps, led = _classes(rules)
    pairs = [(trump, suit) for trump in trumps for suit in led]
    for name, table in rules.model.values.items():
        rows: list[tuple[Path, str]] = [
            (("values", name, "rows", place, "cards"), row.cards) for place, row in enumerate(table.rows)
        ]
        yield from _covered(rules, "lint-row", rows, [(trump, 0) for trump in trumps])
    for place, removal in enumerate(rules.model.pack.remove.rows if rules.model.pack.remove else ()):
        row = ("pack", "remove", "rows", place, "cards"), removal.cards
        yield from _covered(rules, "lint-row", [row], [(0, 0)])
    cut = rules.model.dealer.first
    if cut is not None:
        rows = [(("dealer", "first", "order", place), text) for place, text in enumerate(cut.order)]
        yield from _covered(rules, "lint-row", rows, [(0, 0)])
    for name, phase in rules.phases.items():
        path: Path = ("phases", name)
        if isinstance(phase, DisplayPhase):
            yield from _covered(rules, "lint-rung", [((*path, "cards"), phase.cards)], [(0, 0)])
        if isinstance(phase, PlayPhase):
            yield from _forbidden(rules, path, phase, pairs)
            both = list(rungs(path, phase))
            ladder = [(at, text) for at, text in both if at[3] == "ladder"]
            yield from _covered(rules, "lint-rung", ladder, pairs)
            for permit in both[len(ladder) :]:
                yield from _covered(rules, "lint-rung", [permit], pairs)
            rows = [((*path, "win", "tiers", place), text) for place, text in enumerate(phase.win.tiers)]
            yield from _covered(rules, "lint-rung", rows, pairs)


def _covered(
    rules: Rules, words: str, places: Sequence[tuple[Path, str]], pairs: Sequence[tuple[int, int]]
) -> Iterator[_Row]:
    """Of rows from which the first that matches counts, what each is left."""
    left = dict.fromkeys(pairs, rules.pack)
    for path, text in places:
        selector = rules.selector(text)
        hits = {pair: selector.mask(*pair) & rules.pack for pair in pairs}
        reached = any(hits[pair] & left[pair] for pair in pairs)
        yield _Row(words, path, text, any(hits.values()), reached)
        left = {pair: left[pair] & ~hits[pair] for pair in pairs}


def _forbidden(rules: Rules, path: Path, phase: PlayPhase, pairs: Sequence[tuple[int, int]]) -> Iterator[_Row]:
    """Of vetoes, what each forbids that is not always forbidden by those before it."""
    for key in ("lead", "follow"):
        always: list[tuple[Path, str]] = []
        for at, veto in vetoes(path, phase):
            if at[len(path)] == key:
                *_, row = _covered(rules, "lint-rung", [*always, ((*at, "cards"), veto.cards)], pairs)
                yield row
                if veto.unless is None:
                    always.append(((*at, "cards"), veto.cards))


def _forgotten(rules: Rules) -> Iterator[Problem]:
    """A table says of every card in play what it is worth."""
    for name, table in rules.model.values.items():
        for trump in _classes(rules)[0]:
            left = rules.pack
            for row in table.rows:
                left &= ~rules.selector(row.cards).mask(trump)
            if left:
                args = {"card": rules.cards.ids[next(members(left))]}
                yield Problem("rules.unreachable", "lint-values-rest", args, ("values", name, "rows"), on_key=True)
                break


# --- what never comes to anything ------------------------------------------------------------------------------------


def _pointless(worlds: Sequence[tuple[Tree, Rules]]) -> Iterator[Misrule]:
    """What is asked, kept or forbidden for nothing, wherever it holds."""
    found: dict[object, tuple[Misrule, bool]] = {}
    for tree, rules in worlds:
        for problem, fits in [*_asked_early(rules), *_kept(rules), *_vetoes(rules)]:
            remark = tree.misrule(problem)
            _, before = found.get(_key(remark), (remark, False))
            found[_key(remark)] = remark, before or fits
    yield from (remark for remark, fits in found.values() if not fits)


def _before(rules: Rules) -> Iterator[tuple[str, Sequence[Phase]]]:
    """Each phase of a deal, and those that come before it."""
    for number, name in enumerate(rules.sequence):
        yield name, rules.dealt[:number]
        phase = rules.phases[name]
        if isinstance(phase, BettingPhase) and phase.alone is not None:
            yield from (
                (ending, rules.dealt[: number + 1]) for ending in phase.alone.sequence if ending in rules.phases
            )


def _asked_early(rules: Rules) -> Iterator[tuple[Problem, bool]]:
    """What hangs on bids, tricks or raises, and whether there has been any."""
    asking: dict[str, list[tuple[Path, str, int, frozenset[str]]]] = {}
    for path, text, kind, scope, offset in expressions(rules.model):
        asks = rules.expression(text, kind, scope).asks & {*_EARLY}
        asking.setdefault(str(path[1]) if path[0] == "phases" else "", []).append((path, str(text), offset, asks))
    for name, before in [*_before(rules), ("", rules.dealt)]:
        phase = rules.phases.get(name)
        kinds = {type(each) for each in before} | ({type(phase)} & {PlayPhase, BiddingPhase})
        for path, text, offset, asks in asking.get(name, []):
            for asked in sorted(asks):
                word = re.search(rf"\b{asked}\b", text)
                start = offset + (word.start() if word else 0)
                args = {"name": asked, "text": clip(text), "at": (start, start + len(asked))}
                words, needed = _EARLY[asked]
                yield Problem("rules.expression", words, args, path), needed in kinds
        for path, rule in _seat_rules(name, phase):
            if "raiser" in rule:
                yield Problem("rules.unreachable", "lint-raiser", {"rule": rule}, path), BettingPhase in kinds


def _seat_rules(name: str, phase: Phase | None) -> Iterator[tuple[Path, str]]:
    """Who begins a phase."""
    if isinstance(phase, BettingPhase | BiddingPhase):
        yield ("phases", name, "start"), phase.start
    elif isinstance(phase, PlayPhase):
        yield ("phases", name, "lead", "first"), phase.lead.first


def _kept(rules: Rules) -> Iterator[tuple[Problem, bool]]:
    """Pots, a pile and rows for numbers of players, and whether they are ever of use."""
    model = rules.model
    used = set(_pots_used(model))
    emptied = {step.source if isinstance(step, PayPhase) else step.pot for step in model.end.settle}
    for name in model.pots:
        problem = Problem("rules.unused", "lint-pot-left", {"name": name}, ("pots", name), on_key=True)
        yield problem, name in emptied or name not in used
    for place, row in enumerate(model.pack.remove.rows if model.pack.remove else ()):
        for number, players in enumerate(row.players):
            path: Path = ("pack", "remove", "rows", place, "players", number)
            problem = Problem("rules.unused", "lint-remove-players", {"players": players}, path)
            yield problem, players in model.players.count
    for name, phase in rules.phases.items():
        if isinstance(phase, DealPhase) and phase.stock is not None:
            some = any(_leaves_some(rules, phase, count) for count in model.players.count)
            problem = Problem("rules.unused", "lint-stock-none", {"name": phase.stock}, ("phases", name, "stock"))
            yield problem, some


def _leaves_some(rules: Rules, deal: DealPhase, players: int) -> bool:
    """Some deal leaves a card over, as far as it is known how many are dealt."""
    sizes = (hand_size(rules, deal, players, deal_no) for deal_no in range(1, _DEALS + 1))
    return any(each is None or each * players < rules.pack_for(players).bit_count() for each in sizes)


def _vetoes(rules: Rules) -> Iterator[tuple[Problem, bool]]:
    """A veto on some cards, and whether it leaves any others that may be played instead."""
    trumps, suits = _classes(rules)
    for name, phase in rules.phases.items():
        if not isinstance(phase, PlayPhase):
            continue
        path: Path = ("phases", name)
        for at, veto in vetoes(path, phase):
            selector = rules.selector(veto.cards)
            args = {"cards": clip(veto.cards)}
            if at[len(path)] == "lead":
                problem = Problem("rules.unreachable", "lint-veto-all", args, (*at, "cards"))
                yield problem, any(rules.pack & ~selector.mask(trump) for trump in trumps)
            else:
                problem = Problem("rules.unreachable", "lint-veto-follow", args, (*at, "cards"))
                masks = {pair: selector.mask(*pair) for pair in product(trumps, suits)}
                some = any(mask & rules.pack for mask in masks.values())  # else that alone is told
                yield problem, not some or any(_forbids(rules, path, phase, m, *pair) for pair, m in masks.items())


def _forbids(rules: Rules, path: Path, phase: PlayPhase, cards: int, trump: int, led: int) -> bool:
    """A veto on these cards leaves other cards of some rung of the ladder, and takes some that no permit allows."""
    left, taken = rules.pack, cards
    masks = {at: rules.selector(text).mask(trump, led) for at, text in rungs(path, phase)}
    for at, mask in masks.items():
        if at[len(path) + 1] == "permit":
            taken &= ~mask
    for at, mask in masks.items():
        if at[len(path) + 1] == "ladder":
            if taken & mask & left and mask & left & ~cards:
                return True
            left &= ~mask
    return False


def _pots_used(model: RulesModel) -> Iterator[str]:
    """The pots that chips go into, or come out of."""
    for part in [*model.phases.values(), *model.end.settle]:
        if isinstance(part, PayPhase):
            yield from (part.source, part.to)
        elif isinstance(part, AwardPhase | BettingPhase):
            yield part.pot


def _unused(model: RulesModel, worlds: Sequence[Rules]) -> Iterator[Problem]:
    """Clauses, tables, options, pots and phases that nothing uses, in any world."""
    filled: set[str] = set()
    pots: set[str] = set()
    clauses: set[str] = set()
    tables: set[str] = set()
    options: set[str] = set()
    phases: set[str] = set()
    for rules in worlds:
        clauses |= {clause for _, clause in clause_references(rules.model)}
        phases.update(rules.model.sequence)
        filled.update(rules.phases)
        pots.update(_pots_used(rules.model))
        for phase in rules.phases.values():
            if isinstance(phase, BettingPhase) and phase.alone is not None:
                phases.update(phase.alone.sequence)
        for _, text, kind, scope, _ in expressions(rules.model):
            expression = rules.expression(text, kind, scope)
            tables |= expression.tables
            options |= expression.options
    told = {name for name, clause in model.clauses.items() if clause.told}
    parts: tuple[tuple[str, Iterable[str], set[str]], ...] = (
        ("clauses", model.clauses, clauses | told),
        ("values", model.values, tables),
        ("options", model.options, options),
        ("phases", model.phases, phases),
        ("pots", model.pots, pots),
    )
    for part, names, used in parts:
        for name in names:
            if name not in used:
                yield Problem("rules.unused", f"lint-{part}-unused", {"name": name}, (part, name), on_key=True)
            elif part == "phases" and name not in filled:
                yield Problem("rules.unused", "lint-phases-null", {"name": name}, (part, name), on_key=True)


# --- files -----------------------------------------------------------------------------------------------------------


def lint_path(name: str, specs: Sequence[str | FilePath] = ()) -> dict[str, list[Misrule]]:
    """Lint a rules file, a folder of them, or a game by its name.

    Returns:
        The remarks on each rules file, in the order of their names; of a folder without any, nothing.

    Raises:
        FileNotFoundError: There is none of these.
        OSError: It cannot be read.
    """
    path = FilePath(name)
    if path.is_dir():
        shelf = Shelf([*specs, path])
        inside = {each.path.resolve() for each in Shelf([path]).entries}
        return {str(e.path): _lint_entry(shelf, e) for e in shelf.entries if e.path.resolve() in inside}
    if path.exists():
        return {name: _lint_file(path, specs)}
    shelf = Shelf(specs)
    file = shelf.file(name)
    if file is None:
        raise FileNotFoundError(name)
    return {file.name: lint(shelf.open(file))}


def _lint_file(path: FilePath, specs: Sequence[str | FilePath]) -> list[Misrule]:
    """The remarks on one file; the files beside it are read only where it extends what is nowhere else."""
    file, wrong = read_rules_file(str(path), first_bytes(path))
    if file is None:
        return wrong
    base = file.tree.get("extends")
    beside = isinstance(base, str) and Shelf(specs).file(base) is None
    shelf = Shelf([*specs, path.parent, path] if beside else [*specs, path])
    entry = next((entry for entry in shelf.entries if entry.path.samefile(path)), None)
    return [not_rules(file)] if entry is None else _lint_entry(shelf, entry)


def _lint_entry(shelf: Shelf, entry: Entry) -> list[Misrule]:
    """The remarks on a rules file."""
    return entry.misrules if entry.file is None or entry.misrules else lint(shelf.open(entry.file))
