"""Runs feature files without a test runner, and tells how each step fared.

Nothing is green without having been tried: a step that nobody defined, one that could mean several things, and every
flaw of a file that `referee.testing.features` names make the run red, and so does a run without a scenario.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Final, Literal

from referee.testing.fitting import flaws_of_tags, flaws_of_words, nearest
from referee.testing.flaws import Flaw, FlawedError, flaw
from referee.testing.scripts import Script, feature_paths, read_scripts
from referee.testing.steps.perform import Deed
from referee.testing.steps.scene import Hall, Scene
from referee.testing.steps.told import UnsaidError, UntrueError
from referee.wording import say

StepStatus = Literal["passed", "failed", "undefined", "skipped"]
Status = Literal["passed", "failed", "undefined"]
_FEW: Final = 4
"""So few files are not worth another process."""


@dataclass(frozen=True, slots=True)
class StepRun:
    """How a step fared.

    Args:
        keyword: `Given`, `Wenn`, `And`.
        text: What it says.
        table: The table under it, row by row.
        status: `passed`, `failed`, `undefined` (it means nothing, or several things), or `skipped` after one of these.
        message: Why it did not pass, in the language of the scenario.
        line: Its line in the file, from 1.
        reason: The message as `referee.wording.say` fills it, for another language; nothing where it passed.
    """

    keyword: str
    text: str
    table: tuple[tuple[str, ...], ...]
    status: StepStatus
    message: str = ""
    line: int = 0
    reason: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class ScenarioRun:
    """How a scenario, or a row of an outline, fared; it is told of as a `referee.testing.scripts.Script` is."""

    game: str
    lang: str
    file: str
    line: int
    section: str
    rule: str
    name: str
    outline: str
    tags: tuple[str, ...]
    steps: tuple[StepRun, ...]
    status: Status


@dataclass(frozen=True)
class Run:
    """A run of feature files.

    Args:
        scenarios: Every scenario that stands in them, in the order of the files.
        flaws: What would pass there without being tried.
        started: When it began, with its time zone.
        seconds: How long it took.
    """

    scenarios: tuple[ScenarioRun, ...]
    flaws: tuple[Flaw, ...]
    started: datetime
    seconds: float

    @property
    def green(self) -> bool:
        """There are scenarios, all of them passed, and no file has a flaw."""
        return bool(self.scenarios) and not self.flaws and all(each.status == "passed" for each in self.scenarios)

    @property
    def counts(self) -> dict[str, int]:
        """How many scenarios passed, failed, have a step that means nothing."""
        return dict(Counter(each.status for each in self.scenarios))


def run_features(
    folder: Path,
    specs: Sequence[str | Path] = (),
    games: Sequence[str] | None = None,
    jobs: int | None = None,
) -> Run:
    """Run the feature files in a folder, `<game>/<language>/*.feature`.

    Args:
        folder: The folder of all feature files; a game's own words are in `<game>/words.yaml`.
        specs: Folders with rules of one's own.
        games: Only these games.
        jobs: So many processes; as many as there are processors if left out.

    Raises:
        FeaturesError: There is no such folder or game there, a file cannot be read as a feature file, or the library
            that reads them is not installed.
    """
    started, clock = datetime.now(UTC), time.perf_counter()
    paths = feature_paths(folder, games)
    work = [(folder, tuple(specs), *each) for each in paths]
    jobs = min(workers(jobs), len(work) // _FEW)
    if jobs <= 1:
        done = [_run_file(each) for each in work]
    else:
        largest_first = sorted(work, key=lambda each: -each[4].stat().st_size)
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            found = dict(zip(largest_first, pool.map(_run_file, largest_first), strict=True))
        done = [found[each] for each in work]
    return Run(
        tuple(scenario for scenarios, _ in done for scenario in scenarios),
        tuple({(each.path, each.line, each.column, each.text): each for _, flaws in done for each in flaws}.values()),
        started,
        time.perf_counter() - clock,
    )


def workers(jobs: int | None) -> int:
    """How many processes are wanted; as many as this one may use processors where nothing is said."""
    if jobs is not None:
        return jobs
    affinity = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def perform_script(script: Script, hall: Hall) -> ScenarioRun:
    """Perform one scenario, and tell how each step fared."""
    scene = Scene(hall)
    steps: list[StepRun] = []
    status: Status = "passed"
    for line in script.lines:
        now, reason = _fared(line.deed, scene) if status == "passed" else ("skipped", {})
        if now in ("failed", "undefined"):
            status = now
        message = say("step-reason", {"reason": reason}, script.lang) if reason else ""
        steps.append(StepRun(line.keyword, line.text, line.table, now, message, line.line, reason))
    return ScenarioRun(
        script.game,
        script.lang,
        script.file,
        script.line,
        script.section,
        script.rule,
        script.name,
        script.outline,
        script.tags,
        tuple(steps),
        status,
    )


def _fared(meant: Deed | UnsaidError, scene: Scene) -> tuple[StepStatus, Mapping[str, object]]:
    if isinstance(meant, UnsaidError):
        return "undefined", meant.reason
    try:
        meant.do(scene)
    except (UntrueError, UnsaidError) as told:
        return "failed", told.reason
    except FlawedError as error:
        return "failed", {"words": "step-words", "file": error.flaws[0].path}
    except Exception as error:  # whatever it is, the step did not pass, and the run goes on
        return "failed", {"words": "step-broke", "reason": f"{type(error).__name__}: {error}".rstrip(".")}
    return "passed", {}


_HALLS: Final[dict[tuple[Path, tuple[str | Path, ...]], Hall]] = {}
"""What a process has read of games and words."""


def hall_of(folder: Path, specs: Iterable[str | Path]) -> Hall:
    """Where the scenarios of a folder are judged, once in each process."""
    key = folder, tuple(specs)
    if key not in _HALLS:
        _HALLS[key] = Hall(folder, key[1])
    return _HALLS[key]


def _run_file(
    work: tuple[Path, tuple[str | Path, ...], str, str, Path],
) -> tuple[list[ScenarioRun], list[Flaw]]:
    folder, specs, game, lang, path = work
    hall = hall_of(folder, specs)
    scripts, flaws = read_scripts(folder, game, lang, path)
    if game not in hall.shelf.names():
        return [], [flaw(path, 1, "feature-no-game", game=game, near=nearest(game, hall.shelf.names())), *flaws]
    flaws += [*flaws_of_tags(hall, path, scripts), *flaws_of_words(hall, game)]
    return [perform_script(script, hall) for script in scripts], sorted(flaws, key=lambda each: (each.path, each.line))
