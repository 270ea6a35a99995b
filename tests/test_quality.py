"""What CI demands of the code itself: types, style, the direction of imports, and no game's name in the engine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["mypy"], id="mypy"),
        pytest.param(["ruff", "check", "--quiet", "."], id="ruff-check"),
        pytest.param(["ruff", "format", "--check", "--quiet", "."], id="ruff-format"),
    ],
)
def test_tool_has_nothing_to_say(command: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_imports_only_go_down() -> None:
    script = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([script, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_engine_names_no_game() -> None:
    games = {entry.name for entry in (ROOT / "specs").iterdir() if entry.is_dir()}
    assert games
    games |= {form for name in games for form in (name.replace("-", " "), name.replace("-", "_"))}
    for module in sorted((ROOT / "referee").rglob("*.py")):
        text = module.read_text("utf-8").lower()
        assert not [game for game in games if game in text], module
