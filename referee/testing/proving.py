"""Proves that the scenarios hold the rules: each mutant of a game must turn a scenario red.

Only a scenario of the clause whose place was changed counts, or, within a variant or an answer, one that is played by
it. A mutant whose rules do not load is none: the linter finds it.
"""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path as FilePath
from typing import Any, Final

from referee.findings import Path
from referee.rules import Game, Rules, RulesError
from referee.rules.merging import Patch, clash, steps
from referee.rules.shelf import model_of
from referee.testing.fitting import flaws_of_tags, flaws_of_words, nearest
from referee.testing.flaws import FeaturesError, Flaw, FlawedError, flaw
from referee.testing.mutants import Mutant, mutants
from referee.testing.running import hall_of, perform_script, workers
from referee.testing.sameness import come_to, playable
from referee.testing.scripts import Script, feature_paths, read_scripts
from referee.testing.steps.perform import take
from referee.testing.steps.say import LANGUAGES
from referee.testing.steps.scene import Hall, Scene
from referee.testing.steps.told import UnsaidError

FORMAT: Final = "referee-proof/1"
_BATCH: Final = 150
"""So many mutants are tried together, or a few more."""
_TOGETHER: Final = ("after", "excludes")
"""Where a variant or an answer says of another how they go together."""
_TRIED_FIRST: Final = 5
"""So many scenarios are performed before it is looked whether a mutant is the same as the rules: that takes longer."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A mutant that was tried.

    Args:
        mutant: What was changed.
        killed_by: The scenario that noticed, as `file:line`; None where none did.
    """

    mutant: Mutant
    killed_by: str | None


@dataclass(frozen=True)
class Proof:
    """What came of all mutants.

    Args:
        mutants: Each that loads and is not the same as the rules themselves, in the order of the games and their rules.
        seconds: How long it took.
    """

    mutants: tuple[Judged, ...]
    seconds: float

    @property
    def survivors(self) -> list[Mutant]:
        """The mutants that no scenario noticed."""
        return [judged.mutant for judged in self.mutants if judged.killed_by is None]

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """For each game how many mutants there are, and how many of them no scenario noticed."""
        found: dict[str, tuple[int, int]] = {}
        for judged in self.mutants:
            count, alive = found.get(judged.mutant.game, (0, 0))
            found[judged.mutant.game] = count + 1, alive + (judged.killed_by is None)
        return found


def prove(
    folder: FilePath,
    games: Sequence[str] | None = None,
    jobs: int | None = None,
    specs: Sequence[str | FilePath] = (),
) -> Proof:
    """Try every mutant of the games that have feature files in a folder.

    Args:
        folder: The folder of all feature files, `<game>/<language>/*.feature`.
        games: Only these games.
        jobs: So many processes; as many as there are processors if left out.
        specs: Folders with rules of one's own.

    Raises:
        FeaturesError: There is no such folder or game there, a file or the words of a game have flaws, or a scenario is
            red before anything is changed.
        RulesError: The rules of a game are at fault.
    """
    clock = time.perf_counter()
    paths = feature_paths(folder, games)
    if not paths:
        raise FeaturesError("features-none", {"folder": folder})
    hall = hall_of(folder, specs)
    wanted = dict.fromkeys(game for game, _, _ in paths)
    work: list[_Work] = []
    for game in wanted:
        found = hall.shelf.game(game)
        if found is None:
            raise FeaturesError("proof-no-game", {"game": game, "near": nearest(game, hall.shelf.names())})
        work += _batches(folder, tuple(specs), game, list(mutants(found)))
    jobs = min(workers(jobs), len(work))
    if jobs <= 1:
        done = [_try(each) for each in work]
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            done = list(pool.map(_try, work))
    order = {game: number for number, game in enumerate(wanted)}
    tried = [each for batch in done for each in batch]
    tried.sort(key=lambda each: (order[each[1].mutant.game], each[0]))
    return Proof(tuple(judged for _, judged in tried), time.perf_counter() - clock)


_Work = tuple[FilePath, tuple[str | FilePath, ...], str, list[tuple[int, Mutant]]]


def _batches(folder: FilePath, specs: tuple[str | FilePath, ...], game: str, all_: list[Mutant]) -> Iterator[_Work]:
    """Mutants that the same scenarios may notice come together, so that what noticed one is tried on the next first."""
    groups: dict[tuple[str, ...], list[tuple[int, Mutant]]] = defaultdict(list)
    for number, mutant in enumerate(all_):
        groups[mutant.choice, mutant.answer, *(() if mutant.choice else mutant.clauses)].append((number, mutant))
    batch: list[tuple[int, Mutant]] = []
    for group in groups.values():
        batch += group
        if len(batch) >= _BATCH:
            yield folder, specs, game, batch
            batch = []
    if batch:
        yield folder, specs, game, batch


@dataclass
class _Case:
    """A scenario, and what it is played by.

    Args:
        script: The scenario.
        variants: The variants and presets that it names.
        rulings: The open points that it settles, with their answers.
        notation: How its cards are written.
    """

    script: Script
    variants: frozenset[str]
    rulings: Mapping[str, str]
    notation: str
    green: bool | None = None


@dataclass
class _Bench:
    """The scenarios of one game, to be tried on its mutants.

    Args:
        game: The game.
        hall: Where it is judged by the rules as they are.
        cases: Its scenarios.
        lang: The language of those that count: every language holds the same scenarios, so one is enough, but for how
            cards are written.
        recent: The scenarios that may notice a kind of change, those that did first.
        known: What the game comes to under variants and answers.
        playable: The cards that it is played with, once they were asked for.
    """

    game: Game
    hall: Hall
    cases: list[_Case]
    lang: str
    recent: dict[tuple[str, ...], list[_Case]] = field(default_factory=dict)
    known: dict[Any, Any] = field(default_factory=dict)
    playable: int = 0

    def judged(self, mutant: Mutant) -> Judged | None:
        """Try a mutant; None where it is none."""
        shelf = self.hall.shelf.with_tree(self.game.name, mutant.tree(self.game.tree.value))
        try:
            changed = shelf.game(self.game.name)
            assert changed is not None
            if mutant.path[0] == "variants":
                changed.resolve([mutant.choice], {}, {})
            elif mutant.answer:
                changed.resolve([], {}, {mutant.choice: mutant.answer})
        except RulesError:
            return None
        hall = Hall(self.hall.words, shelf=shelf)
        head = [str(step) for step in mutant.path[: 2 if mutant.path[0] in ("notations", "rulings") else 1]]
        if _of_another(mutant):
            head.append(mutant.was)
        key = (mutant.choice, mutant.answer, *(() if mutant.choice else mutant.clauses), *head)
        cases = self.recent.setdefault(key, [case for case in self.cases if self.may_notice(mutant, case)])
        loads = True
        for place, case in enumerate(cases):
            if place == _TRIED_FIRST and self.is_same(mutant, changed):
                return None
            try:
                red = _red(case.script, hall)
            except RulesError:
                loads = False
                continue
            if red and self.is_green(case):
                cases.insert(0, cases.pop(place))
                return Judged(mutant, case.script.place)
        if not loads or (len(cases) <= _TRIED_FIRST and self.is_same(mutant, changed)):
            return None
        return Judged(mutant, None)

    def is_same(self, mutant: Mutant, changed: Game) -> bool:
        """The mutant comes to the same as the rules themselves: alone, and with each other variant and answer."""
        assert self.game.base is not None
        model = self.game.base.model
        if mutant.path[0] == "presets":
            return False
        if mutant.path[0] == "rulings" and not mutant.answer:  # which answer changes nothing is only told
            return True
        if mutant.path[-1] == "excludes":  # what changes one place is refused in any case, if in other words
            variant = self.game.variant_patch(model, mutant.choice)
            return all(clash(variant, other) for other in self.patches(mutant.was))
        if not self.playable:
            self.playable = playable(self.game)
        mine = ([mutant.choice], {}) if mutant.path[0] == "variants" else ([], {mutant.choice: mutant.answer})
        variants, rulings = mine if mutant.choice else ([], {})
        others: list[tuple[str, str]] = [("", ""), *((name, "") for name in model.variants)]
        others += [(name, answer) for name, ruling in model.rulings.items() for answer in ruling.answers]
        place = mutant.path if not mutant.choice else ()
        for name, answer in others:
            if name and name == mutant.choice:
                continue
            patches = self.game.patches(model, [name] if name and not answer else [], {name: answer} if answer else {})
            if name and not patches:
                continue  # as if nothing were agreed
            if place and any(steps(each) == _plain(place)[: len(steps(each))] for p in patches for each in p.changes):
                continue  # it is not there any more
            world = (
                (*variants, *([name] if name and not answer else [])),
                {**rulings, **({name: answer} if answer else {})},
            )
            if self._come_to(self.game, world) != self._come_to(changed, world):
                return False
        return True

    def patches(self, name: str) -> list[Patch]:
        """A variant, or every answer to an open point that changes something."""
        assert self.game.base is not None
        model = self.game.base.model
        if name in model.variants:
            return [self.game.variant_patch(model, name)]
        answers = [self.game.answer_patch(model, name, answer) for answer in model.rulings[name].answers]
        return [patch for patch in answers if patch.changes]

    def _come_to(self, game: Game, world: tuple[tuple[str, ...], dict[str, str]]) -> Any:
        """What a game comes to under variants and answers; None where they cannot be played together."""
        key = (world[0], tuple(world[1].items()))
        if game is self.game and key in self.known:
            return self.known[key]
        assert game.base is not None
        patches = game.patches(game.base.model, *world)
        fights = any(clash(one, other) or one.excluded(other) for one, other in combinations(patches, 2))
        rules = None if fights else _laid_over(game, patches)
        found = None if rules is None else come_to(rules, self.playable)
        if game is self.game:
            self.known[key] = found
        return found

    def is_green(self, case: _Case) -> bool:
        """The scenario holds under the rules as they are.

        Raises:
            FlawedError: It does not, so that nothing can be proven by it.
        """
        if case.green is None:
            case.green = not _red(case.script, self.hall)
        if not case.green:
            raise FlawedError([each for case in self.cases for each in _red_before(case.script, self.hall)])
        return case.green

    def may_notice(self, mutant: Mutant, case: _Case) -> bool:
        """Whether it counts that a scenario notices a mutant."""
        script = case.script
        if mutant.path[0] == "notations":
            return case.notation == mutant.path[1]
        if script.lang != self.lang:
            return False
        if _of_another(mutant):  # only where both are agreed on
            return self.plays(case, mutant.choice, mutant.answer) and self.plays(case, mutant.was)
        if mutant.answer:
            return self.plays(case, mutant.choice, mutant.answer)
        if mutant.path[0] == "rulings":
            return mutant.choice in script.tags
        if mutant.path[0] == "presets":
            return mutant.choice in case.variants
        if mutant.choice:
            return self.plays(case, mutant.choice)
        return not mutant.clauses or bool(set(mutant.clauses) & set(script.tags))

    def plays(self, case: _Case, choice: str, answer: str = "") -> bool:
        """Whether a variant, or an answer to an open point, is in force in a scenario."""
        if choice in case.rulings:
            return not answer or case.rulings[choice] == answer
        assert self.game.base is not None
        presets = self.game.base.model.presets
        return any(name == choice or choice in presets.get(name, ()) for name in case.variants)


def _of_another(mutant: Mutant) -> bool:
    """What a variant or an answer says of another, how they go together, is changed."""
    owner = {"variants": 2, "rulings": 4}.get(str(mutant.path[0]))
    return owner is not None and len(mutant.path) == owner + 1 and mutant.path[owner] in _TOGETHER


def _plain(path: Path) -> Path:
    """A place with all its steps as a patch has them."""
    return tuple(map(str, path))


def _laid_over(game: Game, patches: Sequence[Patch]) -> Rules | None:
    """The rules of a game under patches, not checked again: whether they can be used is looked at elsewhere."""
    assert game.base is not None
    if not patches:
        return game.base
    tree = game.tree.copy()
    wrong = [misrule for patch in patches for misrule in tree.lay(patch)]
    model = None if wrong else model_of(tree.value)[0]
    if model is None:
        return None
    options = {name: option.min if option.default is None else option.default for name, option in model.options.items()}
    return Rules(model, "", options=options)


def _red(script: Script, hall: Hall) -> bool:
    """A scenario does not hold.

    Raises:
        RulesError: Its rules do not load.
    """
    try:
        take(script.deeds, Scene(hall))
    except RulesError:
        raise
    except Exception:  # however it fails, it has noticed
        return True
    return False


def _red_before(script: Script, hall: Hall) -> list[Flaw]:
    """Says of a scenario that does not hold under the rules as they are which step it is, and why."""
    path = FilePath(script.file)
    return [
        flaw(path, step.line, "proof-step", step=f"{step.keyword} {step.text}", reason=step.reason)
        for step in perform_script(script, hall).steps
        if step.reason
    ]


def _case(script: Script, hall: Hall) -> _Case:
    """Look what a scenario is played by: its steps up to the first that is no Given.

    Raises:
        FlawedError: One of these cannot be done.
        RulesError: Its rules do not load.
    """
    scene = Scene(hall)
    for each in script.deeds:
        if each.phrase.kind in ("when", "then"):
            break
        try:
            each.do(scene)
        except RulesError:
            raise
        except Exception as error:
            raise FlawedError(_red_before(script, hall)) from error
    log: dict[str, Any] = scene.log
    return _Case(script, frozenset(log.get("variants", ())), dict(log.get("rulings", {})), log.get("notation", ""))


_BENCHES: Final[dict[tuple[FilePath, tuple[str | FilePath, ...], str], _Bench]] = {}


def _bench(folder: FilePath, specs: tuple[str | FilePath, ...], name: str) -> _Bench:
    key = folder, specs, name
    if key not in _BENCHES:
        hall = Hall(folder, shelf=hall_of(folder, specs).shelf)
        game = hall.shelf.game(name)
        assert game is not None
        cases = _cases(folder, name, hall)
        scripts = [case.script for case in cases]
        cases.sort(key=lambda case: len(case.variants) + len(case.rulings))  # other rules take time to load
        languages = Counter(script.lang for script in scripts)  # those of one that is not finished are not all
        lang = max(LANGUAGES, key=lambda each: (languages[each], -LANGUAGES.index(each)))
        _BENCHES[key] = _Bench(game, hall, cases, lang)
    return _BENCHES[key]


def _cases(folder: FilePath, name: str, hall: Hall) -> list[_Case]:
    """The scenarios of a game.

    Raises:
        FlawedError: There are flaws, or steps that mean nothing or cannot be done: all that there are.
        RulesError: The rules do not load.
    """
    scripts: list[Script] = []
    flaws: list[Flaw] = []
    for _, lang, path in feature_paths(folder, [name]):
        try:
            found, wrong = read_scripts(folder, name, lang, path)
        except FlawedError as unread:
            found, wrong = [], [*unread.flaws]
        wrong += flaws_of_tags(hall, path, found)
        scripts += found
        flaws += wrong
    flaws += flaws_of_words(hall, name)
    flaws = [replace(each, path=each.path.relative_to(folder)) for each in flaws]
    cases: list[_Case] = []
    for script in scripts:
        if len(script.deeds) != len(script.lines):
            flaws += _means_nothing(script)
            continue
        try:
            cases.append(_case(script, hall))
        except FlawedError as red:
            flaws += red.flaws
    if flaws:
        raise FlawedError(sorted({each.located("en"): each for each in flaws}.values(), key=_by_place))
    return cases


def _means_nothing(script: Script) -> Iterator[Flaw]:
    path = FilePath(script.file)
    for line in script.lines:
        if isinstance(line.deed, UnsaidError):
            step = f"{line.keyword} {line.text}"
            yield flaw(path, line.line, "proof-step", step=step, reason=line.deed.reason)


def _by_place(each: Flaw) -> tuple[FilePath, int]:
    return each.path, each.line


def _try(work: _Work) -> list[tuple[int, Judged]]:
    folder, specs, game, batch = work
    bench = _bench(folder, specs, game)
    done = ((number, bench.judged(mutant)) for number, mutant in batch)
    return [(number, judged) for number, judged in done if judged is not None]


# --- kept in a file ---


def as_json(mutant: Mutant, killed_by: str | None) -> bytes:
    """A mutant as a line of JSON, without the line's end."""
    return json.dumps(_kept(mutant, killed_by), ensure_ascii=False).encode()


def _kept(mutant: Mutant, killed_by: str | None) -> dict[str, object]:
    return {name: getattr(mutant, name) for name in _KEPT} | {"killed-by": killed_by}


_KEPT: Final = ("game", "place", "clause", "was", "becomes", "kind", "file", "line", "choice", "answer")


def write_proof(path: FilePath, proof: Proof) -> None:
    """Write what came of all mutants to a file.

    Raises:
        OSError: It cannot be written.
    """
    kept = [_kept(judged.mutant, judged.killed_by) for judged in proof.mutants]
    whole = {"format": FORMAT, "seconds": round(proof.seconds, 3), "mutants": kept}
    path.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", "utf-8")


def read_proof(path: FilePath) -> Proof:
    """Read what came of all mutants, as `write_proof` wrote it.

    Raises:
        FeaturesError: The file holds something else, or cannot be read.
    """
    try:
        whole = json.loads(path.read_text("utf-8"))
        if whole["format"] != FORMAT:
            raise ValueError(whole["format"])
        judged = [
            Judged(Mutant(**{name: each[name] for name in _KEPT}), each["killed-by"]) for each in whole["mutants"]
        ]
        return Proof(tuple(judged), float(whole["seconds"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FeaturesError("proof-unread", {"path": path, "reason": repr(error)}) from error
