"""The pytest plugin that guards the feature files.

A scenario can be green without having been tried: two of one name in a file (the runner keeps the last), a
misspelt keyword (the line becomes a description), an outline without rows, a scenario that asserts nothing, a
step that two definitions claim (the later wins). After a run that took in a whole feature file, each of these
turns the run red. A run of a part - a node id, `-k`, `--lf` - says nothing of files it took in only in part.

Clause tags (`@PN.FOLLOW`) need no registration: `-m PN.FOLLOW` selects by them. Any other tag is a mark like
every other and must be registered. `--messages PATH` writes the run as Cucumber Messages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from referee.testing.features import FeatureFile, Node, read_feature
from referee.testing.flaws import CLAUSE, Flaw, flaw
from referee.testing.messages import Messages

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature, Scenario, ScenarioTemplate, Step

ROW: Final = "_pytest_bdd_example"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `--messages`."""
    group = parser.getgroup("bdd", "Feature files")
    group.addoption("--messages", metavar="PATH", help="write the run of the feature files as Cucumber Messages")


def pytest_configure(config: pytest.Config) -> None:
    """Guard where there is a runner of feature files to guard; each worker sees only its share, so none does."""
    if config.pluginmanager.hasplugin("pytest-bdd") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(FeatureGuard(config), "referee-feature-guard")


class FeatureGuard:
    """Compares what ran with what stands in the feature files."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._marks: set[str] = set()
        self._files: dict[Path, FeatureFile] = {}
        self._rows: dict[Path, dict[int, list[Node]]] = {}
        self._whole: set[Path] = set()
        self._ran: set[tuple[Path, int, int]] = set()
        self._claims: dict[tuple[str, str], Flaw | None] = {}
        self._flaws: list[Flaw] = []
        self._messages: Messages | None = None

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Callable[..., object]) -> object:
        """Register a clause's tag as a mark, the moment it is met; the runner then applies it."""
        if CLAUSE.fullmatch(tag) and tag not in self._marks:
            self._marks.add(tag)
            self._config.addinivalue_line("markers", f"{tag}: scenarios of this clause")
        return None

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Read the feature files that were collected, and note which of them were taken in whole."""
        wanted = Counter(key for item in session.items if (key := _key(item)))
        if not wanted:
            return
        from gherkin.stream.id_generator import IdGenerator

        ids = IdGenerator()
        for path in sorted({path for path, _, _ in wanted}):
            self._files[path] = read_feature(path, ids, _uri(path, self._config.rootpath))
            self._rows[path] = self._files[path].rows()
        modules = {id(module): module for item in session.items if _key(item) and (module := _module(item))}
        for module in modules.values():
            bound: dict[Path, list[tuple[Path, int, int]]] = {}
            for template in _templates(module):
                path = Path(template.feature.filename)
                rows = sum(len(table.examples) for table in template.examples) or 1
                bound.setdefault(path, []).extend((path, template.line_number, row) for row in range(rows))
            self._whole |= {path for path, keys in bound.items() if all(key in wanted for key in keys)}
        if self._config.getoption("--messages"):
            self._messages = Messages(version("pytest-bdd"))
            for file in self._files.values():
                self._messages.source(file)
            self._messages.run_started()

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_before_scenario(self, request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
        """Note that a scenario, or a row of an outline, is tried."""
        key = (Path(feature.filename), scenario.line_number, _row(request.node))
        self._ran.add(key)
        pickle = self._pickle(key)
        if self._messages and pickle is not None:
            self._messages.scenario_started(pickle)

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_before_step(self, request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> None:
        """Look whether a second definition claims the step, once for each wording."""
        if (step.type, step.name) not in self._claims:
            claims = len(_definitions(request, step))
            path = Path(scenario.feature.filename)
            claimed = flaw(path, step.line_number, "feature-claimed", text=step.name, count=claims)
            self._claims[step.type, step.name] = claimed if claims > 1 else None
        if self._messages:
            self._messages.step_started()

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_after_step(self) -> None:
        """Note a step that went well."""
        if self._messages:
            self._messages.step_finished("PASSED")

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_step_error(self, exception: Exception) -> None:
        """Note a step that failed."""
        if self._messages:
            self._messages.step_finished("FAILED", exception)

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_step_func_lookup_error(self, exception: Exception) -> None:
        """Note a step that nobody defined."""
        if self._messages:
            self._messages.step_finished("UNDEFINED", exception)

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_after_scenario(self) -> None:
        """Close the scenario."""
        if self._messages:
            self._messages.scenario_finished()

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Turn the run red for what was never tried, unless it was cut short or was no run at all."""
        option = self._config.option
        cut_short = session.shouldstop or session.shouldfail or exitstatus not in (0, 1)
        if not (cut_short or option.collectonly or option.setuponly or option.setupplan):
            self._flaws = sorted(self._found(), key=lambda each: (each.path, each.line))
        if self._flaws and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        if self._messages:
            path = self._config.invocation_params.dir / self._config.getoption("--messages")
            self._messages.run_finished(path, session.exitstatus == pytest.ExitCode.OK)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """List what was found."""
        if self._flaws:
            terminalreporter.section("feature files: green without being tried", red=True, bold=True)
            for each in self._flaws:
                terminalreporter.line(f"{_uri(each.path, self._config.rootpath)}:{each.line}: {each.text}", red=True)

    def _pickle(self, key: tuple[Path, int, int]) -> Node | None:
        path, line, row = key
        rows = self._rows.get(path, {}).get(line, [])
        return rows[row] if row < len(rows) else None

    def _found(self) -> Iterator[Flaw]:
        for path in self._whole:
            flaws = self._files[path].flaws()
            yield from flaws
            named = {each.line for each in flaws}
            for line, pickles in self._rows[path].items():
                lost = [row for row in range(len(pickles)) if (path, line, row) not in self._ran]
                if lost and line not in named:
                    words = "feature-never-ran-rows" if lost[1:] else "feature-never-ran"
                    yield flaw(path, line, words, name=pickles[lost[0]]["name"], count=len(lost))
        yield from (each for each in self._claims.values() if each and each.path in self._whole)


def _template(function: object) -> ScenarioTemplate | None:
    from pytest_bdd.scenario import scenario_wrapper_template_registry as registry

    try:
        return registry.get(function)  # type: ignore[call-overload, no-any-return]
    except TypeError:  # not hashable, or nothing a weak reference could hold
        return None


def _templates(module: object) -> Iterator[ScenarioTemplate]:
    for value in vars(module).values():
        if callable(value) and (template := _template(value)):
            yield template


def _module(item: pytest.Item) -> object:
    return getattr(item, "module", None)


def _row(node: object) -> int:
    spec = getattr(node, "callspec", None)
    return int(spec.indices.get(ROW, 0)) if spec else 0


def _key(item: pytest.Item) -> tuple[Path, int, int] | None:
    template = _template(getattr(item, "function", None))
    return (Path(template.feature.filename), template.line_number, _row(item)) if template else None


def feature_of(item: object) -> Path | None:
    """The feature file that a test item is a scenario of."""
    template = _template(getattr(item, "function", None))
    return Path(template.feature.filename) if template else None


def _definitions(request: pytest.FixtureRequest, step: Step) -> set[int]:
    from pytest_bdd.scenario import find_fixturedefs_for_step
    from pytest_bdd.steps import step_function_context_registry as registry

    fixtures = find_fixturedefs_for_step(step, request._fixturemanager, request.node)
    return {id(registry[fixture.func].step_func) for fixture in fixtures}


def _uri(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()
