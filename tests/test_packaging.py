"""What an installation holds, and what it needs: the data in wheel and checkout alike, nothing of the extras."""

from __future__ import annotations

import fnmatch
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.documents import shipped

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WHEEL = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
KINDS = ("specs", "schemas")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder laid out as the wheel is, from the tables that the build reads."""
    site = tmp_path_factory.mktemp("site")
    ignored = shutil.ignore_patterns(*patterns())
    for package in WHEEL["packages"]:
        shutil.copytree(ROOT / package, site / package, ignore=ignored)
    for source, target in WHEEL["force-include"].items():
        shutil.copytree(ROOT / source, site / target, ignore=ignored)
    return site


def patterns() -> list[str]:
    """What the build leaves out: whatever is not to be committed."""
    lines = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    return [line.rstrip("/") for line in lines if line and not line.startswith("#")]


def python(script: str, *words: str, site: Path | None = None, folder: Path) -> str:
    """What a script says, run elsewhere than in the checkout."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    if site:
        env["PYTHONPATH"] = str(site)
    done = subprocess.run(
        [sys.executable, "-c", script, *words], env=env, cwd=folder, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


class TestData:
    def test_the_build_takes_both_folders_and_every_module(self) -> None:
        assert {source: WHEEL["force-include"][source] for source in KINDS} == {
            kind: f"referee/_data/{kind}" for kind in KINDS
        }
        assert WHEEL["packages"] == ["referee"]
        assert (ROOT / "referee" / "py.typed").is_file()

    def test_nothing_shipped_is_ignored(self) -> None:
        for path in [path for kind in KINDS for path in files(ROOT / kind)]:
            for part in path.relative_to(ROOT).parts:
                assert [pattern for pattern in patterns() if fnmatch.fnmatch(part, pattern)] == []

    def test_everything_is_in_the_source_archive(self) -> None:
        included = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
        for name in (*KINDS, "referee", "features", "tests", "README.md", "CHANGELOG.md", "pyproject.toml"):
            assert f"/{name}" in included
            assert (ROOT / name).exists()

    def test_a_checkout_finds_it(self) -> None:
        for kind in KINDS:
            assert Path(str(shipped(kind))) == ROOT / kind
        with pytest.raises(FileNotFoundError):
            shipped("recipes")

    def test_a_wheel_finds_it(self, installed: Path, tmp_path: Path) -> None:
        script = (
            "import json, referee; from referee.documents import shipped;"
            "print(json.dumps([referee.__file__, [str(shipped(kind)) for kind in ('specs', 'schemas')],"
            "[game['game'] for game in referee.games()]]))"
        )
        module, folders, games = json.loads(python(script, site=installed, folder=tmp_path))
        assert Path(module) == installed / "referee" / "__init__.py"
        assert [Path(folder) for folder in folders] == [installed / "referee" / "_data" / kind for kind in KINDS]
        assert games == [game["game"] for game in referee.games()]

    def test_a_wheel_holds_all_of_it(self, installed: Path) -> None:
        for kind in KINDS:
            here, there = (
                {path.relative_to(base / kind) for path in files(base / kind)}
                for base in (ROOT, installed / "referee" / "_data")
            )
            assert here == there
            assert here

    def test_a_wheel_judges(self, installed: Path, tmp_path: Path) -> None:
        log = installed / "referee" / "_data" / "specs" / "penneech" / "examples" / "whole-match.yaml"
        script = "import sys; from referee.cli import main; main(sys.argv[1:])"
        said = python(script, "check", str(log), site=installed, folder=tmp_path)
        assert said == f"{log}: clean; Anna 3, Ben 63; Ben has won\n"
        games = python(script, "games", "--format", "jsonl", site=installed, folder=tmp_path)
        assert all(json.loads(game)["clauses"] for game in games.splitlines())
        judging = (
            "import sys, referee; print(*{v.rules.game for v in referee.judge_many(sys.argv[1:]) if not v.findings})"
        )
        shelf = installed / "referee" / "_data" / "specs"
        for name in [json.loads(game)["game"] for game in games.splitlines()]:
            assert python(judging, str(shelf / name / "examples"), site=installed, folder=tmp_path) == f"{name}\n"


class TestNeeds:
    @staticmethod
    def loaded(script: str, folder: Path, *words: str) -> set[str]:
        """The packages that a script has loaded."""
        said = python(script + "\nimport sys; print('\\n'.join(sys.modules))", *words, folder=folder)
        return {name.partition(".")[0] for name in said.splitlines()}

    def test_importing_it_loads_nothing_else(self, tmp_path: Path) -> None:
        plain = self.loaded("", tmp_path)
        assert self.loaded("import referee", tmp_path) - plain <= {"referee", "typing", "collections", "re"} | set(
            sys.stdlib_module_names
        )

    def test_help_and_usage_wait_for_nothing_but_the_command_line(self, tmp_path: Path) -> None:
        heavy = {"msgspec", "yaml", "jsonschema", "referencing"}
        assert heavy & self.loaded("import referee.cli", tmp_path) == set()

    def test_a_corpus_without_faults_needs_no_schema(self, tmp_path: Path) -> None:
        (tmp_path / "a.jsonl").write_text(
            '{"format":"referee-log/1","game":"penneech","seats":["A","B"],"events":[]}\n'
        )
        script = "import sys; from referee.cli import main; main(['check', 'a.jsonl'], standalone_mode=False)"
        script = script.replace("main([", "\ntry: main([").replace(
            "mode=False)", "mode=False)\nexcept SystemExit: pass"
        )
        loaded = self.loaded(script, tmp_path)
        assert "msgspec" in loaded
        assert "jsonschema" not in loaded

    def test_every_command_does_without_the_extras(self, tmp_path: Path) -> None:
        extras = sorted({name for extra in PROJECT["project"]["optional-dependencies"] for name in modules_of(extra)})
        assert "pytest" in extras
        (tmp_path / "a.yaml").write_text("format: referee-log/1\ngame: penneech\nseats: [A, A]\nevents: [x]\n")
        (tmp_path / "b.json").write_text('{"format": "referee-log/1", "game": "chess", "seats": [], "events": []}')
        script = f"""
import sys
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {extras!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Without())
from referee.cli import main
for words, status in [
    ("check a.yaml b.json", 1), ("check --format jsonl a.yaml", 1), ("legal a.yaml", 1), ("games", 0),
    ("explain play.revoke PN.FOLLOW", 0), ("lint penneech", 0), ("--help", 0),
]:
    try:
        main(words.split())
    except SystemExit as done:
        assert done.code == status, (words, done.code)
print("all")
"""
        assert python(script, folder=tmp_path).endswith("all\n")


def modules_of(extra: str) -> Iterator[str]:
    """The modules that an extra brings, and that nothing else here needs."""
    base = {name for need in PROJECT["project"]["dependencies"] for name in provided(need)}
    for need in PROJECT["project"]["optional-dependencies"][extra]:
        within = re.fullmatch(rf"{PROJECT['project']['name']}\[(\w+)\]", need)
        if within:  # one extra takes in another
            yield from modules_of(within[1])
            continue
        yield from (name for name in provided(need) if name not in base)


def provided(need: str) -> set[str]:
    """The modules of a distribution."""
    name = re.split(r"[<>=!~ ;\[]", need)[0]
    held = importlib.metadata.files(name) or []
    return {path.parts[0].removesuffix(".py") for path in held if path.suffix == ".py" and ".." not in path.parts}


def test_its_version_is_told_in_one_place() -> None:
    assert importlib.metadata.version("referee") == PROJECT["project"]["version"]
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text("utf-8")
