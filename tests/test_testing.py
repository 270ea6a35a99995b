"""The guard of the feature files: each way to be green without being tried is planted, and must turn the run red."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from referee.errors import RefereeError
from referee.testing.features import read_feature
from referee.testing.flaws import FeaturesError, FlawedError
from referee.testing.running import Run, ScenarioRun, run_features
from referee.testing.scripts import feature_paths
from referee.testing.steps import PHRASES, UntrueError, say
from referee.testing.steps.told import shown

pytest_plugins = ["pytester"]

GUARD = ("-p", "referee.testing.plugin")
STEPS = """
    from pytest_bdd import given, scenarios, then, when
    scenarios("game.feature")
    @given("a pack")
    @given("ein Blatt")
    def _(): pass
    @when("someone leads")
    @when("jemand ausspielt")
    def _(): pass
    @then("the trick is won")
    @then("ist der Stich gewonnen")
    def _(): pass
    @then("the trick is lost")
    def _(): raise AssertionError
"""
MORE_STEPS = """
    from pytest_bdd import parsers
    @then(parsers.parse("the trick is won by {name}"))
    def _(name): pass
    @given("an old pack")
    def _(): pass
    @given("an old pack")
    def _(): pass
    @given("a new pack")
    def _(): pass
    @given(parsers.parse("a new {thing}"))
    def _(thing): pass
"""
SOUND = """
Feature: A game
  Scenario: The first
    Given a pack
    When someone leads
    Then the trick is won

  Scenario Outline: The second
    Given a pack
    When <who> leads
    Then the trick is won
    Examples:
      | who     |
      | someone |
      | someone |
"""


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    """Run without the plugins that nothing here needs: each run imports its own anew."""
    return pytester.runpytest_inprocess("-p", "no:hypothesispytest", "-p", "no:cov", *args)


def plant(pytester: pytest.Pytester, feature: str, steps: str = STEPS) -> None:
    (pytester.path / "game.feature").write_text(feature.strip() + "\n", "utf-8")
    pytester.makepyfile(test_game=steps)


PLANTED = {
    "two_of_one_name": (
        """
        Feature: A game
          Scenario: The same
            Given a pack
            Then the trick is lost
          Rule: Another
            Scenario: The same
              Given a pack
              Then the trick is won
        """,
        '2: "The same" never ran.\n6: "The same" is the name of the scenario in line 2 too.',
    ),
    "no_step_left": (
        """
        # language: de
        Funktionalität: Ein Spiel
          Szenario: Kein Schritt
            Womit jemand ausspielt
          Szenario: Ein Schritt
            Gegeben sei ein Blatt
            Wenn jemand ausspielt
            Dann ist der Stich gewonnen
        """,
        '3: "Kein Schritt" has no step.',
    ),
    "misspelt_when": (
        """
        # language: de
        Funktionalität: Ein Spiel
          Szenario: Ein Schritt weniger
            Wen jemand ausspielt
            Dann ist der Stich gewonnen
        """,
        '3: "Wen jemand ausspielt" is read as a description, not as a step.',
    ),
    "misspelt_given": (
        """
        # language: de
        Funktionalität: Ein Spiel
          Szenario: Ein Schritt weniger
            Gegeben ein Blatt
            Wenn jemand ausspielt
            Dann ist der Stich gewonnen
        """,
        '3: "Gegeben ein Blatt" is read as a description, not as a step.',
    ),
    "empty_background": (
        """
        Feature: A game
          Background:
            Givn a pack
          Scenario: The first
            When someone leads
            Then the trick is won
        """,
        '2: "Givn a pack" is read as a description, not as a step.',
    ),
    "name_only": (
        """
        Feature: A game
          Scenario: The first
            Given a pack
            Then the trick is won
          Scenario: The second
        """,
        '5: "The second" has no step.',
    ),
    "no_rows": (
        """
        Feature: A game
          Scenario Outline: The first
            Given a pack
            Then the trick is won
            Examples:
              | who |
        """,
        '5: The examples of "The first" have no row.',
    ),
    "no_examples": (
        """
        Feature: A game
          Scenario Outline: The first
            Given a pack
            Then the trick is won
        """,
        '2: "The first" is an outline without examples.',
    ),
    "no_column": (
        """
        Feature: A game
          Scenario Outline: The first
            Given a pack
            When someone leads
            Then the trick is won by <winer>
            Examples:
              | winner |
              | Anna   |
        """,
        '5: "<winer>" is no column of the examples.',
    ),
    "no_then": (
        """
        Feature: A game
          Scenario: The first
            Given a pack
            When someone leads
        """,
        '2: "The first" has no Then.',
    ),
    "skipped": (
        """
        Feature: A game
          @skip
          Scenario: The first
            Given a pack
            Then the trick is lost
        """,
        '3: "The first" never ran.',
    ),
    "two_definitions": (
        """
        Feature: A game
          Scenario: The first
            Given an old pack
            Then the trick is won
        """,
        '3: "an old pack" is claimed by 2 step definitions.',
    ),
    "two_patterns": (
        """
        Feature: A game
          Scenario: The first
            Given a new pack
            Then the trick is won
        """,
        '3: "a new pack" is claimed by 2 step definitions.',
    ),
}


def plant_all(pytester: pytest.Pytester) -> str:
    for name, (feature, _) in PLANTED.items():
        (pytester.path / f"{name}.feature").write_text(dedent(feature).lstrip(), "utf-8")
    pytester.makepyfile(test_planted=STEPS.replace('"game.feature"', '"."') + MORE_STEPS)
    return "test_planted.py"


def test_every_silent_pass_turns_the_run_red(pytester: pytest.Pytester) -> None:
    module = plant_all(pytester)
    silent = run(pytester, module)
    assert silent.ret == pytest.ExitCode.OK, "what fails by itself is no silent pass: plant another"
    guarded = run(pytester, *GUARD, module)
    assert guarded.ret == pytest.ExitCode.TESTS_FAILED
    assert guarded.parseoutcomes() == silent.parseoutcomes(), "the guard says what never ran; it runs nothing itself"
    said = [line for line in guarded.outlines if ".feature:" in line]
    assert said == sorted(
        f"{name}.feature:{flaw}" for name, (_, flaws) in PLANTED.items() for flaw in flaws.split("\n")
    )


@pytest.mark.parametrize("name", ["two_of_one_name", "two_definitions"])
def test_one_silent_pass_is_enough(pytester: pytest.Pytester, name: str) -> None:
    """One is found in the file, the other while it runs."""
    pytester.makepyfile(test_game=STEPS.replace("game", name) + MORE_STEPS)
    (pytester.path / f"{name}.feature").write_text(dedent(PLANTED[name][0]).lstrip(), "utf-8")
    assert run(pytester, *GUARD, "test_game.py").ret == pytest.ExitCode.TESTS_FAILED


def test_scenario_that_the_module_does_not_bind(pytester: pytest.Pytester) -> None:
    steps = STEPS.replace("scenarios(", "scenario(").replace('"game.feature"', '"game.feature", "The first"')
    steps = steps.replace("import given", "import given, scenario").replace("    scenario(", "    @scenario(")
    steps = steps.replace('"The first")\n', '"The first")\n    def test_first(): pass\n')
    plant(pytester, SOUND, steps)
    assert run(pytester, "test_game.py").ret == pytest.ExitCode.OK
    guarded = run(pytester, *GUARD, "test_game.py")
    assert guarded.ret == pytest.ExitCode.TESTS_FAILED
    guarded.stdout.fnmatch_lines(['*game.feature:7: "The second" never ran (2 rows).'])


def test_sound_features_pass(pytester: pytest.Pytester) -> None:
    plant(pytester, SOUND)
    result = run(pytester, *GUARD, "test_game.py")
    result.assert_outcomes(passed=3)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*green without*")


FAULTY = """
Feature: A game
  Scenario: The same
    Given a pack
  Scenario: The same
    Given a pack
    Then the trick is won
  Scenario: The other
    Given a pack
    Then the trick is won
"""


@pytest.mark.parametrize(
    "part",
    [
        ["test_game.py::test_the_same"],
        ["test_game.py", "-k", "other"],
        ["test_game.py", "--deselect", "test_game.py::test_the_other"],
        ["test_game.py", "--collect-only"],
        ["test_game.py", "--setup-plan"],
    ],
)
def test_part_of_a_file_is_no_offence(pytester: pytest.Pytester, part: list[str]) -> None:
    plant(pytester, FAULTY)
    assert run(pytester, *GUARD, *part).ret == pytest.ExitCode.OK
    assert run(pytester, *GUARD, "test_game.py").ret == pytest.ExitCode.TESTS_FAILED


def test_part_of_an_outline_is_no_offence(pytester: pytest.Pytester) -> None:
    plant(pytester, SOUND.replace("Then the trick is won\n    Examples", "But someone leads\n    Examples"))
    names = run(pytester, *GUARD, "test_game.py", "--collect-only", "-q").outlines
    row = next(name for name in names if "second" in name)
    assert run(pytester, *GUARD, row).ret == pytest.ExitCode.OK


def test_one_of_two_files_is_still_guarded(pytester: pytest.Pytester) -> None:
    plant(pytester, SOUND, STEPS.replace('"game.feature"', '"game.feature", "other.feature"'))
    (pytester.path / "other.feature").write_text(FAULTY.strip().replace("The ", "Its "), "utf-8")
    guarded = run(pytester, *GUARD, "test_game.py", "-k", "not first")
    assert guarded.ret == pytest.ExitCode.TESTS_FAILED
    guarded.stdout.fnmatch_lines(["*other.feature:4: *"])
    assert run(pytester, *GUARD, "test_game.py", "-k", "not its_other").ret == pytest.ExitCode.OK


def test_run_that_stops_at_a_failure_is_not_accused_of_the_rest(pytester: pytest.Pytester) -> None:
    plant(pytester, SOUND.replace("trick is won", "trick is lost", 1))
    stopped = run(pytester, *GUARD, "test_game.py", "-x")
    assert stopped.ret == pytest.ExitCode.TESTS_FAILED
    stopped.stdout.no_fnmatch_line("*green without*")


def test_failing_run_stays_failed_and_is_guarded(pytester: pytest.Pytester) -> None:
    plant(pytester, SOUND.replace("trick is won", "trick is lost", 1) + "  Scenario: The third\n")
    failed = run(pytester, *GUARD, "test_game.py")
    assert failed.ret == pytest.ExitCode.TESTS_FAILED
    failed.stdout.fnmatch_lines(['*"The third" has no step.'])


def test_nothing_to_guard(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_plain="def test_plain(): pass")
    assert run(pytester, *GUARD, "test_plain.py").ret == pytest.ExitCode.OK
    assert pytester.runpytest_subprocess(*GUARD, "-p", "no:pytest-bdd", "test_plain.py").ret == pytest.ExitCode.OK


def test_clause_tags_need_no_registration_and_can_be_selected(pytester: pytest.Pytester) -> None:
    plant(pytester, SOUND.replace("  Scenario: The first", "  @PN.FOLLOW @PN-A5\n  Scenario: The first"))
    for chosen in ("PN.FOLLOW", "PN-A5"):
        result = run(pytester, *GUARD, "--strict-markers", "test_game.py", "-m", chosen)
        result.assert_outcomes(passed=1, deselected=2)
    run(pytester, *GUARD, "--strict-markers", "test_game.py").assert_outcomes(passed=3)


def test_other_tags_stay_strict(pytester: pytest.Pytester) -> None:
    plant(pytester, SOUND.replace("  Scenario: The first", "  @slwo\n  Scenario: The first"))
    result = run(pytester, *GUARD, "--strict-markers", "test_game.py")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*'slwo' not found in `markers`*"])


def test_messages(pytester: pytest.Pytester) -> None:
    feature = SOUND + "  Scenario: The third\n    Given a pack\n    Then the trick is lost\n    And a pack\n"
    plant(pytester, feature + "  Scenario: The fourth\n    Given a thing\n    Then the trick is won\n")
    result = run(pytester, *GUARD, "test_game.py", "--messages", "out/run.ndjson")
    result.assert_outcomes(passed=3, failed=2)
    lines = (pytester.path / "out" / "run.ndjson").read_text("utf-8").splitlines()
    messages = [next(iter(json.loads(line).items())) for line in lines]
    kinds = [kind for kind, _ in messages]
    assert kinds[:3] == ["meta", "source", "gherkinDocument"]
    assert kinds[-1] == "testRunFinished"
    assert messages[-1][1]["success"] is False
    pickles = {body["id"]: body for kind, body in messages if kind == "pickle"}
    assert [body["name"] for body in pickles.values()] == [
        "The first",
        "The second",
        "The second",
        "The third",
        "The fourth",
    ]
    cases = {body["id"]: body for kind, body in messages if kind == "testCase"}
    assert {body["pickleId"] for body in cases.values()} == set(pickles)
    started = {body["id"]: body["testCaseId"] for kind, body in messages if kind == "testCaseStarted"}
    results: dict[str, list[str]] = {name: [] for name in ("The first", "The second", "The third", "The fourth")}
    for kind, body in messages:
        if kind == "testStepFinished":
            case = cases[started[body["testCaseStartedId"]]]
            assert body["testStepId"] in {step["id"] for step in case["testSteps"]}
            results[pickles[case["pickleId"]]["name"]].append(body["testStepResult"]["status"])
    assert results == {
        "The first": ["PASSED"] * 3,
        "The second": ["PASSED"] * 6,
        "The third": ["PASSED", "FAILED", "SKIPPED"],
        "The fourth": ["UNDEFINED", "SKIPPED"],
    }


def test_reading_a_file_without_a_feature(tmp_path: Path) -> None:
    path = tmp_path / "empty.feature"
    path.write_text("# nothing yet\n", "utf-8")
    assert read_feature(path).flaws() == []


# --- run without a test runner

ENGLISH = """
Feature: Whist: a trick
  Background:
    Given a game of Whist between Anna, Ben, Cleo and Di

  Rule: Partners

    @WH.SIDES @WH.SIDES @WH.DEALER
    Scenario: Opposite seats
      Then Anna and Cleo play together

    @WH.DEAL
    Scenario Outline: <who> and <other>
      Given Di deals
      Then <who> and <other> play together

      Examples:
        | who  | other |
        | Anna | Cleo  |
        | Anna | Ben   |
"""
GERMAN = """
# language: de
Funktionalität: Whist: ein Stich
  Szenario: Niemand kann tanzen
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
    Wenn Anna tanzt
    Dann spielen Anna und Cleo zusammen

  Szenario: Falsch behauptet
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
    Und Di gibt
      | Anna |
      | x    |
    Dann geht die Partie weiter

  Szenario: Falsche Partner
    Gegeben sei eine Partie Whist zwischen Anna, Ben, Cleo und Di
    Und sie spielen Bridge
    Dann spielen Anna und Ben zusammen
"""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    for lang, text in (("en", ENGLISH), ("de", GERMAN)):
        folder = tmp_path / "whist" / lang
        folder.mkdir(parents=True)
        (folder / "1-a-trick.feature").write_text(text.lstrip(), "utf-8")
    return tmp_path


def named(run: Run, name: str) -> ScenarioRun:
    (found,) = [scenario for scenario in run.scenarios if scenario.name == name]
    return found


def test_run_tells_how_each_step_fared(features: Path) -> None:
    run = run_features(features, jobs=1)
    assert [(each.lang, each.name, each.status) for each in run.scenarios] == [
        ("en", "Opposite seats", "passed"),
        ("en", "Anna and Cleo", "passed"),
        ("en", "Anna and Ben", "failed"),
        ("de", "Niemand kann tanzen", "undefined"),
        ("de", "Falsch behauptet", "failed"),
        ("de", "Falsche Partner", "failed"),
    ]
    assert not run.green
    assert run.counts == {"passed": 2, "failed": 3, "undefined": 1}
    assert run.seconds > 0
    assert run.started.tzinfo is not None
    first = named(run, "Opposite seats")
    assert (first.game, first.file, first.line) == ("whist", "whist/en/1-a-trick.feature", 8)
    assert (first.section, first.rule, first.outline) == ("a trick", "Partners", "")
    assert first.tags == ("WH.SIDES", "WH.DEALER")
    assert [(step.keyword, step.text) for step in first.steps] == [
        ("Given", "a game of Whist between Anna, Ben, Cleo and Di"),
        ("Then", "Anna and Cleo play together"),
    ]
    row = named(run, "Anna and Ben")
    assert (row.outline, row.line, row.rule) == ("<who> and <other>", 19, "Partners")


def test_run_says_why_in_the_language_of_the_scenario(features: Path) -> None:
    run = run_features(features, jobs=1)
    english = named(run, "Anna and Ben").steps[-1]
    assert (english.status, english.message) == (
        "failed",
        "Who play together: stated Anna Ben, found Anna Cleo, Ben Di.",
    )
    dance = named(run, "Niemand kann tanzen").steps
    assert [step.status for step in dance] == ["passed", "undefined", "skipped"]
    assert dance[1].message == "So lässt sich nichts sagen, was bekannt wäre."
    assert (
        named(run, "Falsche Partner")
        .steps[1]
        .message.startswith("Die Zusammenstellung »Bridge« steht nicht bei den Wörtern des Spiels (whist/words.yaml)")
    )
    odd = named(run, "Falsch behauptet").steps[1]
    assert (odd.table, odd.status) == ((("Anna",), ("x",)), "failed")
    assert odd.message.startswith("Der Schritt ließ sich nicht ausführen: ")


def test_run_in_several_processes_tells_the_same(features: Path) -> None:
    for number in range(2, 9):
        (features / "whist" / "en" / f"{number}-more.feature").write_text(ENGLISH.lstrip(), "utf-8")
    one, two = run_features(features, jobs=1), run_features(features, jobs=2)
    assert one.scenarios == two.scenarios
    assert len(one.scenarios) == 8 * 3 + 3


def test_flaw_makes_a_run_red(features: Path) -> None:
    (features / "whist" / "de" / "1-a-trick.feature").unlink()
    path = features / "whist" / "en" / "1-a-trick.feature"
    path.write_text(ENGLISH.lstrip().replace("        | Anna | Ben   |\n", ""), "utf-8")
    assert run_features(features).green
    path.write_text(path.read_text("utf-8") + "\n    Scenario: Opposite seats\n", "utf-8")
    run = run_features(features)
    assert [flaw.text for flaw in run.flaws] == [
        '"Opposite seats" is the name of the scenario in line 8 too.',
        '"Opposite seats" has no step.',
    ]
    assert not run.green


def test_flaws_can_be_told_in_german(tmp_path: Path) -> None:
    path = tmp_path / "whist" / "en" / "1.feature"
    path.parent.mkdir(parents=True)
    path.write_text(dedent(PLANTED["no_column"][0]).lstrip(), "utf-8")
    (flaw,) = read_feature(path).flaws()
    assert flaw.text == '"<winer>" is no column of the examples.'
    assert flaw.located("de") == f"{path.as_posix()}:5: »<winer>« ist keine Spalte der Beispiele."


def test_tag_that_names_no_clause_is_a_flaw(features: Path) -> None:
    path = features / "whist" / "en" / "1-a-trick.feature"
    text = path.read_text("utf-8").replace("@WH.DEAL\n", "@WH.DEALL @WH-NOBODY @slow\n")
    path.write_text("@WH.SIDS\n" + text, "utf-8")
    run = run_features(features, jobs=1)
    assert [(flaw.path, flaw.line) for flaw in run.flaws] == [(path, line) for line in (1, 12, 12)]
    assert run.flaws[0].text.endswith('@WH.SIDS is no clause and no open point of the game. Did you mean "WH.SIDES"?')
    assert {flaw.text.split()[2] for flaw in run.flaws} == {"@WH.SIDS", "@WH.DEALL", "@WH-NOBODY"}
    assert run.flaws[0].in_words("de").startswith("Das Tag @WH.SIDS ist keine Regel")


def test_open_point_of_another_number_may_have_one_answer_only(tmp_path: Path) -> None:
    path = tmp_path / "penneech" / "en" / "1.feature"
    path.parent.mkdir(parents=True)
    steps = "Given a game of Penneech between Anna and Ben\nThen the game is not over"
    path.write_text(f"Feature: A\n@PN-A99\nScenario: B\n{steps}\n@PX-A99\nScenario: C\n{steps}\n", "utf-8")
    assert [flaw.line for flaw in run_features(tmp_path, jobs=1).flaws] == [6]


def test_folder_that_is_called_like_no_game_is_a_flaw(features: Path) -> None:
    (features / "whist").rename(features / "wist")
    run = run_features(features, jobs=1)
    assert not run.scenarios
    assert [flaw.text for flaw in run.flaws] == [
        'The folder is called "wist", but there is no such game. Did you mean "whist"?'
    ] * 2


def test_folder_that_lies_too_deep(features: Path) -> None:
    for folder in (features / "whist", features / "whist" / "en"):
        with pytest.raises(FeaturesError, match="lies too deep: name the one that holds") as deep:
            run_features(folder)
        assert "liegt zu tief" in deep.value.told("de")[0]


WORDS = """
options:
  dealz: target
  goal: targt
presets:
  short-wist: {en: short whist}
  american: {nl: whist}
rulings:
  WH-NONE: {one: {en: one}}
bids:
  nil: {en: nil}
"""


def test_words_that_the_rules_do_not_have_are_flaws(features: Path) -> None:
    path = features / "whist" / "words.yaml"
    path.write_text(WORDS.lstrip(), "utf-8")
    flaws = run_features(features, jobs=1).flaws
    assert [flaw.located("en").removeprefix(f"{path.as_posix()}:") for flaw in flaws] == [
        '2:3: No phrase sets a "dealz"; what can be set: goal, deals, ante, hand. Did you mean "deals"?',
        '3:3: The rules of the game have no "targt" here; there are: target, deals. Did you mean "target"?',
        '5:3: The rules of the game have no "short-wist" here; there are: short-whist, long-whist, american,'
        ' whist-drive. Did you mean "short-whist"?',
        '6:14: No scenarios are written in "nl", only in: en, de.',
        '8:3: The rules of the game have no "WH-NONE" here; there are: -.',
        '10:3: The rules of the game have no "nil" here; there are: -.',
    ]
    assert "Die Spielregeln haben hier kein »targt«" in flaws[1].in_words("de")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("options: [goal", ":1:"),
        ("options: {}\npresetz: {}", ':2:1: There is nothing called "presetz"'),
        ("options: {}\npresets: [one]", ":2:1: The words of a game are: "),
        ("- one", ":1:1: The words of a game are: "),
    ],
)
def test_words_that_cannot_be_read_are_a_flaw_in_one_line(features: Path, text: str, said: str) -> None:
    path = features / "whist" / "words.yaml"
    path.write_text(text, "utf-8")
    run = run_features(features, jobs=1)
    (line,) = [flaw.located("en") for flaw in run.flaws]
    assert line.startswith(path.as_posix() + said)
    assert "\n" not in line
    assert "words.yaml" in named(run, "Falsche Partner").steps[1].message


def test_steps_have_their_own_lines(features: Path) -> None:
    run = run_features(features, jobs=1)
    assert [step.line for step in named(run, "Opposite seats").steps] == [3, 9]
    assert [step.line for step in named(run, "Anna and Ben").steps] == [3, 13, 14]


def test_step_that_was_perhaps_meant_is_told(features: Path) -> None:
    path = features / "whist" / "en" / "1-a-trick.feature"
    path.write_text(ENGLISH.lstrip().replace("Anna and Cleo play together", "Anna and Cleo play toghether"), "utf-8")
    step = named(run_features(features, jobs=1), "Opposite seats").steps[-1]
    assert step.message == ("Nothing is known that can be said like this. Did you mean “{seats} play together”?")


def test_step_that_can_mean_two_things_is_red(features: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twice = next(phrase for phrase in PHRASES if phrase.say.is_matching("Anna and Cleo play together"))
    monkeypatch.setattr(say, "PHRASES", [*PHRASES, twice])
    say.meanings.cache_clear()
    try:
        step = named(run_features(features, jobs=1), "Opposite seats").steps[-1]
    finally:
        say.meanings.cache_clear()
    assert (step.status, step.message) == ("undefined", "This can mean 2 things.")


def test_nothing_to_run(features: Path) -> None:
    with pytest.raises(RefereeError, match="no folder"):
        run_features(features / "nowhere")
    with pytest.raises(RefereeError, match='no feature files for "bridge"'):
        run_features(features, games=["whist", "bridge"])
    (features / "whist" / "en" / "1-a-trick.feature").write_text("Nothing of the kind\n", "utf-8")
    with pytest.raises(FlawedError) as unread:
        run_features(features)
    path = (features / "whist" / "en" / "1-a-trick.feature").as_posix()
    assert str(unread.value) == (
        f'{path}:1:1: Nothing is known that can stand here and begins like this: "Nothing of the kind".'
    )
    assert unread.value.told("de")[0] == f"{path}:1:1: Hier kann nichts stehen, was so beginnt: »Nothing of the kind«."
    (features / "empty").mkdir()
    assert not run_features(features / "empty").green


def test_files_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for name in ("10-ten", "9-nine", "plain"):
        (tmp_path / "whist" / "en").mkdir(parents=True, exist_ok=True)
        (tmp_path / "whist" / "en" / f"{name}.feature").write_text("", "utf-8")
    assert [path.stem for _, _, path in feature_paths(tmp_path)] == ["plain", "9-nine", "10-ten"]


def test_what_differs_is_told_in_words() -> None:
    assert shown({"Anna": 4}) == "Anna 4"
    assert shown({"B", "A"}) == "A, B"
    assert str(UntrueError("step-ambiguous", {"count": 3})) == "This can mean 3 things."
