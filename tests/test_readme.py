"""What people read is tried as it stands: every file is written, every command and line of Python run, in order.

python tests/test_readme.py    writes the outputs anew; read the diff
"""

from __future__ import annotations

import atexit
import contextlib
import doctest
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import referee
from referee.testing.steps import PHRASES, Vocabulary
from referee.testing.steps.words import COLUMNS, DOINGS, FAULTS, SEVERITIES

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [README, ROOT / "specs" / "README.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# (\S+)\n")
SCHEMA = re.compile(r"yaml-language-server: \$schema=([^\s`]+)")
"""What makes an editor help."""
SETTING_UP = "python3 -m venv .venv && .venv/bin/pip install -e "
SERVED = "127.0.0.1:8000"
"""Where the service is that a page asks."""
CURL = """\
#!{python}
import argparse, sys, urllib.error, urllib.request
parser = argparse.ArgumentParser()
parser.add_argument("-s", action="store_true")
parser.add_argument("-H", action="append", default=[])
parser.add_argument("--data-binary", dest="data")
parser.add_argument("url")
asked = parser.parse_args()
body = asked.data.encode() if asked.data is not None else None
if body is not None and body.startswith(b"@"):
    body = open(body[1:], "rb").read()
request = urllib.request.Request(asked.url, body, dict(header.split(": ", 1) for header in asked.H))
try:
    answer = urllib.request.urlopen(request)
except urllib.error.HTTPError as problem:
    answer = problem
sys.stdout.buffer.write(answer.read())
"""
"""What of `curl` a page uses; the program itself need not be there."""


@cache
def service() -> str:
    """A service that runs until the tests end; where it is."""
    command = [Path(sys.executable).with_name("referee"), "serve", "--port", "0"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="utf-8")
    atexit.register(process.terminate)
    assert process.stderr is not None
    began = json.loads(process.stderr.readline())
    Thread(target=process.stderr.read, daemon=True).start()
    return str(began["address"]).removeprefix("http://").rstrip("/")


class Reader:
    """Somebody who does what a page says, in a folder of their own beside the shipped `specs` and `schemas`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.status = 0
        self.names: dict[str, Any] = {}
        for shipped in ("specs", "schemas"):
            (folder / shipped).symlink_to(ROOT / shipped)

    def block(self, match: re.Match[str]) -> str:
        """A block as it should read: its commands with what they really say."""
        kind, body = match[1], match[2]
        body = {"yaml": self.file, "gherkin": self.file, "console": self.console, "python": self.python, "sh": str}[
            kind
        ](body)
        return f"```{kind}\n{body}```"

    def file(self, body: str) -> str:
        name = FILE.match(body)
        assert name, f"a file without a name: {body}"
        path = self.folder / name[1]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body, "utf-8")
        for schema in SCHEMA.findall(body):
            assert (path.parent / schema).is_file(), schema
        return body

    def console(self, body: str) -> str:
        return "".join(f"$ {line[2:]}\n{self.run(line[2:])}" for line in body.splitlines() if line.startswith("$ "))

    def run(self, command: str) -> str:
        path = [str(Path(sys.executable).parent), os.environ["PATH"]]
        if SERVED in command:
            command = command.replace(SERVED, service())
            curl = self.folder / ".bin" / "curl"
            curl.parent.mkdir(exist_ok=True)
            curl.write_text(CURL.format(python=sys.executable), "utf-8")
            curl.chmod(0o755)
            path.insert(0, str(curl.parent))
        done = subprocess.run(
            ["bash", "-c", f"(exit {self.status}); {command}"],
            cwd=self.folder,
            env={**os.environ, "PATH": os.pathsep.join(path), "COLUMNS": "80"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        self.status = done.returncode
        return done.stdout

    def python(self, body: str) -> str:
        lines = []
        with contextlib.chdir(self.folder):
            for example in doctest.DocTestParser().get_examples(body):
                said = io.StringIO()
                with contextlib.redirect_stdout(said):
                    exec(compile(example.source, "README.md", "single"), self.names)
                first, *more = example.source.splitlines()
                lines += [f">>> {first}\n", *(f"... {line}\n" for line in more), said.getvalue()]
        return "".join(lines)


def as_tried(text: str, folder: Path) -> str:
    return BLOCK.sub(Reader(folder).block, text)


@pytest.fixture
def text() -> str:
    return README.read_text("utf-8")


def blocks(text: str, kind: str) -> Iterator[str]:
    return (match[2] for match in BLOCK.finditer(text) if match[1] == kind)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
class TestPages:
    def test_everything_shown_is_what_happens(self, page: Path, tmp_path: Path) -> None:
        text = page.read_text("utf-8")
        assert as_tried(text, tmp_path) == text

    def test_no_block_is_left_out(self, page: Path) -> None:
        text = page.read_text("utf-8")
        assert text.count("```") == 2 * len(BLOCK.findall(text))

    def test_every_link_leads_somewhere(self, page: Path) -> None:
        text = page.read_text("utf-8")
        links = re.findall(r"\]\(([^)]+)\)", text)
        assert links
        files = [link for link in links if not link.startswith("#")]
        assert [link for link in files if not (page.parent / link).exists()] == []
        heads = {f"#{head.lower().replace(' ', '-')}" for head in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
        assert {link for link in links if link.startswith("#")} <= heads


def test_the_game_at_the_top_has_ten_lines(text: str) -> None:
    name, *log = next(blocks(text, "yaml")).splitlines()
    assert name == "# tuesday.yaml"
    assert len(log) == 10


def test_one_command_sets_up_and_judges(text: str) -> None:
    first, _ = blocks(text, "sh")
    assert first.startswith(SETTING_UP + ". && .venv/bin/referee ")
    command = shlex.split(first)
    last = command[len(command) - command[::-1].index("&&") :]
    done = subprocess.run(
        [Path(sys.executable).with_name("referee"), *last[1:]], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"It ends with `{done.stdout.strip()}`" in " ".join(text.split())


def test_one_command_sets_up_and_tests_as_ci_does(text: str) -> None:
    _, second = blocks(text, "sh")
    assert second == SETTING_UP + "'.[test]' && .venv/bin/pytest -q\n"
    ci = (ROOT / ".ci" / "run").read_text("utf-8")
    assert [part in ci for part in ("python3 -m venv .venv", "-e '.[test]'", ".venv/bin/pytest -q")] == [True] * 3
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "test" in project["optional-dependencies"]
    assert "referee" in project["scripts"]


def test_the_schema_is_where_an_editor_is_told(text: str) -> None:
    beside, below = (re.findall(rf"\$schema=({up}schemas/\w+\.schema\.json)` in", text) for up in ("", r"\.\./"))
    assert beside == ["schemas/log.schema.json"]
    assert below == ["../schemas/rules.schema.json"]
    assert all((ROOT / "my-games" / path).resolve().is_file() for path in below)
    assert (ROOT / beside[0]).is_file()
    (setting,) = re.findall(r"`(\"yaml\.schemas\": .+)`", text)
    assert all((ROOT / path).is_file() for path in json.loads("{" + setting + "}")["yaml.schemas"])


def test_the_rooms_are_those_that_there_are(text: str) -> None:
    table = text[text.index("| room of") : text.index("Rules lie in")]
    told = {name for row in table.strip().splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    there = {path.stem for path in (ROOT / "referee").iterdir() if not path.name.startswith(("_", "."))}
    assert told == there - {"py"}


def test_every_game_is_shown(text: str) -> None:
    """Named at the top, told in the table with its rules and logs, and judged or asked about in an example."""
    rows = [re.split(r" *\| *", row)[1:] for row in re.findall(r"^\| .+\(specs/.+/examples\) \|$", text, re.MULTILINE)]
    table = {row[0]: row for row in rows}
    assert set(table) == {game["name"]["en"] for game in referee.games()}
    for game in referee.games():
        name = game["game"]
        row = table[game["name"]["en"]]
        assert game["name"]["en"] in text[: text.index("## Start")]
        assert re.search(rf"^game: {name}$|specs/{name}/examples/[a-z-]+\.yaml", text, re.MULTILINE)
        lowest, highest = min(game["players"]), max(game["players"])
        players = f"{lowest} to {highest}" if len(game["players"]) > 1 else str(lowest)
        assert row[1].partition(",")[0] == players
        assert row[3] == f"[English](features/{name}/en), [German](features/{name}/de)"
        assert row[4] == f"[{len(list((ROOT / 'specs' / name / 'examples').iterdir()))}](specs/{name}/examples)"


def test_every_step_that_can_be_said_is_told() -> None:
    text = (ROOT / "specs" / "README.md").read_text("utf-8")
    told = text[text.index("### Every step") : text.index("## A larger one")]
    tables: dict[str, list[str]] = {}
    for head, rows in re.findall(r"^\| ([a-z ]+) \| \|\n\| --- \| --- \|\n((?:\|.*\n)+)", told, re.MULTILINE):
        tables[head] = re.findall(r"^\| `([^`]+)` \|", rows, re.MULTILINE)
    said: dict[str, list[str]] = {}
    for phrase in PHRASES:
        said.setdefault(phrase.kind or "given or when", []).extend(phrase.say.wordings["en"])
    assert tables == said
    german = {*list(SEVERITIES)[1::2], *list(DOINGS)[1::2], *list(COLUMNS)[len(COLUMNS) // 2 :]}
    words = set(re.findall(r"`([a-z -]+)`", " ".join(told.split())))
    assert {*FAULTS["en"], *SEVERITIES, *COLUMNS, *DOINGS} - german <= words


def test_every_word_of_ones_own_is_told() -> None:
    text = (ROOT / "specs" / "README.md").read_text("utf-8")
    table = text[text.index("| key of `words.yaml`") : text.index("### Every step")]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == ["options", "presets", "rulings", "bids"]
    assert {"options", "presets", "rulings", "bids"} == set(Vocabulary(Path("none")).model.__struct_fields__)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for number, page in enumerate(PAGES):
            reader = Path(folder, str(number))
            reader.mkdir()
            page.write_text(as_tried(page.read_text("utf-8"), reader), "utf-8")
