"""The logs that ship as examples: what each is judged to be; and the shape of every shipped YAML file."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import referee

ROOT = Path(__file__).parents[1]
SPECS = ROOT / "specs"
FIRST_LINE = re.compile(r"# yaml-language-server: \$schema=(\S+)\n")
"""What makes an editor help."""


@dataclass(frozen=True)
class Told:
    """What an example is there to show."""

    verdict: str
    scores: dict[str, int]
    winners: list[str] = field(default_factory=list)
    findings: list[tuple[str, str, str, str]] = field(default_factory=list)
    """Code, place, seat and clause."""
    undecided: list[tuple[str, str, str]] = field(default_factory=list)
    chips: dict[str, int] | None = None
    pots: dict[str, int] | None = None
    sides: list[list[str]] | None = None


TOLD = {
    "penneech/deutsch": Told("clean", {"Käthe": 9, "Jürgen": 10}),
    "penneech/hidden-open": Told(
        "undetermined", {"Anna": 6, "Ben": 0}, undecided=[("/events/2/plays/1", "Ben", "PN.FOLLOW")]
    ),
    "penneech/hidden-proved": Told(
        "irregular", {"Anna": 6, "Ben": 0}, findings=[("play.revoke", "/events/2/plays/1", "Ben", "PN.FOLLOW")]
    ),
    "penneech/revoke": Told(
        "irregular", {"Anna": 0, "Ben": 12}, findings=[("play.revoke", "/events/4/plays/1", "Anna", "PN.FOLLOW")]
    ),
    "penneech/whole-match": Told("clean", {"Anna": 3, "Ben": 63}, winners=["Ben"]),
    "penneech/worked-example": Told("clean", {"Anna": 0, "Ben": 12}),
    "penta/hidden-hands": Told(
        "irregular",
        dict.fromkeys(("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus"), 0),
        findings=[("display.wrong-cards", "/events/10", "Bo", "PT.DISPLAY")],
        undecided=[("/events/17/plays/4", "Gus", "PT.FOLLOW")],
        chips={"Ada": -2, "Bo": -2, "Cy": -1, "Di": -2, "Eli": -2, "Flo": -1, "Gus": -2},
        pots={"hand": 8, "reward": 4},
    ),
    "penta/points-only": Told(
        "irregular",
        {"Ada": -50, "Bo": 47},
        winners=["Bo"],
        findings=[("play.revoke", "/events/12", "Ada", "PT.FOLLOW")],
    ),
    "penta/whole-game": Told(
        "clean",
        {"Ada": 60, "Bo": 42, "Cy": 0, "Di": -20},
        winners=["Ada"],
        chips={"Ada": 10, "Bo": -1, "Cy": -2, "Di": -7},
        pots={"hand": 0, "reward": 0},
    ),
    "whist/hidden-revoke": Told(
        "irregular",
        dict.fromkeys(("North", "East", "South", "West"), 0),
        findings=[("play.revoke", "/events/4/plays/2", "West", "WH.FOLLOW")],
        undecided=[("/events/7/plays/2", "North", "WH.FOLLOW")],
        sides=[["North", "South"], ["East", "West"]],
    ),
    "whist/whole-game": Told(
        "clean",
        {"North": 4, "East": 5, "South": 4, "West": 5},
        winners=["East", "West"],
        sides=[["North", "South"], ["East", "West"]],
    ),
    "german-whist/hidden-draws": Told(
        "irregular",
        {"Anna": 0, "Ben": 0},
        findings=[("play.revoke", "/events/2/plays/1", "Ben", "GW.FOLLOW")],
        undecided=[("/events/10/plays/1", "Ben", "GW.FOLLOW")],
    ),
    "german-whist/whole-game": Told("clean", {"Anna": 6, "Ben": 7}, winners=["Ben"]),
    "oh-hell/deutsch": Told(
        "irregular",
        {"Käthe": 12, "Jürgen": 11, "Ute": 11, "Willi": 11},
        findings=[("bid.out-of-range", "/events/5", "Willi", "OH.HOOK")],
    ),
    "oh-hell/whole-game": Told("clean", {"Ida": 22, "Jon": 42, "Kim": 44}, winners=["Kim"]),
    "spades/spade-too-early": Told(
        "irregular",
        dict.fromkeys(("North", "East", "South", "West"), 0),
        findings=[("play.barred", "/events/6/plays/0", "West", "SP.BREAK")],
        sides=[["North", "South"], ["East", "West"]],
    ),
    "spades/whole-game": Told(
        "clean",
        {"North": -77, "East": 203, "South": -77, "West": 203},
        winners=["East", "West"],
        sides=[["North", "South"], ["East", "West"]],
    ),
}


def examples() -> Iterator[Path]:
    return SPECS.glob("*/examples/*.yaml")


def test_every_example_is_told_here() -> None:
    assert {f"{path.parts[-3]}/{path.stem}" for path in examples()} == set(TOLD)


@pytest.mark.parametrize("name", TOLD)
def test_example(name: str) -> None:
    game, stem = name.split("/")
    verdict = referee.judge(SPECS / game / "examples" / f"{stem}.yaml")
    assert verdict.rules
    assert verdict.rules.game == game
    found = [
        (finding.code, finding.at, finding.seat or "-", finding.clause.id if finding.clause else "-")
        for finding in verdict.findings
    ]
    undecided = [(act.at, act.seat, act.clause) for act in verdict.undecided]
    told = Told(
        verdict.verdict,
        verdict.scores or {},
        verdict.winners or [],
        found,
        undecided,
        verdict.chips,
        verdict.pots,
        verdict.sides,
    )
    assert told == TOLD[name]


def test_a_display_is_believed_until_a_card_refutes_it() -> None:
    """Without its last trick, the same log has the open question and no fault."""
    text = (SPECS / "penta" / "examples" / "hidden-hands.yaml").read_text("utf-8")
    before, after = text.split("  - {by: Di, play: sweela-8}\n")
    assert "sweela-2" in after
    verdict = referee.judge(before)
    assert (verdict.verdict, verdict.findings) == ("undetermined", [])
    assert [act.seat for act in verdict.undecided] == ["Gus"]


def test_the_renamed_wild_card_loses_its_trick() -> None:
    """The trick is not over before the renaming, and then it is the real card's."""
    text = (SPECS / "penta" / "examples" / "whole-game.yaml").read_text("utf-8")
    verdict = referee.judge(text.replace("- trick: Di", "- trick: Bo"))
    assert [finding.code for finding in verdict.findings] == ["claim.trick"]
    verdict = referee.judge(text.replace("  - {by: Bo, rename: hunti-6}", "# {by: Bo, rename: hunti-6}"))
    assert [finding.code for finding in verdict.findings] == ["claim.trick", "wild.rename-missing"]


def test_of_two_sides_a_log_may_claim_the_score_by_one_of_each() -> None:
    text = (SPECS / "spades" / "examples" / "whole-game.yaml").read_text("utf-8")
    verdict = referee.judge(text.replace("score: {North: 72, East: 140}", "score: {North: 72, West: 139}"))
    assert [(finding.code, finding.at) for finding in verdict.findings] == [("claim.score", "/events/19")]


def test_honours_do_not_count_for_a_side_that_stands_at_four() -> None:
    text = (SPECS / "whist" / "examples" / "whole-game.yaml").read_text("utf-8")
    verdict = referee.judge(text)
    honours = [(entry.seat, entry.points) for entry in verdict.ledger or [] if entry.clause == "WH.HONOURS"]
    assert honours == [("East", 2), ("West", 2), ("North", 2), ("South", 2)]
    plain = referee.judge(text.replace("variants: [short-whist]", "variants: []"))
    assert (plain.finished, plain.scores) == (False, {"North": 2, "East": 3, "South": 2, "West": 3})


def test_a_hidden_revoke_is_innocent_before_the_proof() -> None:
    for game, name, proof in (
        ("whist", "hidden-revoke", "plays: 4♣ A♣ J♣ Q♣"),
        ("german-whist", "hidden-draws", "plays: 10♠ A♠"),
    ):
        text = (SPECS / game / "examples" / f"{name}.yaml").read_text("utf-8")
        before = text[: text.index(f"  - {proof}")]
        assert (referee.judge(before).verdict, referee.judge(text).verdict) == ("undetermined", "irregular")


def test_a_card_that_may_have_been_drawn_proves_nothing() -> None:
    """Had Ben drawn nothing unseen after it, his discard would be a revoke."""
    text = (SPECS / "german-whist" / "examples" / "hidden-draws.yaml").read_text("utf-8")
    head, _, tail = text.partition("  - plays: 3♦ 6♣")
    verdict = referee.judge(f"{head}  - plays: 3♦ 6♣{tail.replace('draw: x', 'draw: 5♠', 1)}")
    assert [(finding.code, finding.at) for finding in verdict.findings] == [
        ("play.revoke", "/events/2/plays/1"),
        ("play.revoke", "/events/10/plays/1"),
    ]


def test_the_winner_takes_the_card_that_lies_turned_up() -> None:
    text = (SPECS / "german-whist" / "examples" / "whole-game.yaml").read_text("utf-8")
    swapped = text.replace("draw: Q♣ ", "draw: 3♠ ", 1)
    verdict = referee.judge(swapped)
    assert [(finding.code, finding.seat) for finding in verdict.findings] == [("draw.wrong-card", "Ben")]


def test_the_bid_that_is_forbidden_is_the_only_one() -> None:
    text = (SPECS / "oh-hell" / "examples" / "deutsch.yaml").read_text("utf-8")
    for bid in range(7):
        verdict = referee.judge(text.replace("{by: Willi, bid: 1}", f"{{by: Willi, bid: {bid}}}"))
        codes = [finding.code for finding in verdict.findings if finding.code != "claim.score"]
        assert codes == (["bid.out-of-range"] if bid in (1, 6) else [])
    assert referee.judge(text.replace("most: 5}", "most: 5}\nvariants: [no-hook]")).verdict == "clean"


def test_only_the_spade_that_is_led_too_early_is_a_fault() -> None:
    text = (SPECS / "spades" / "examples" / "spade-too-early.yaml").read_text("utf-8")
    assert referee.judge(text.replace("seats", "variants: [spades-any-time]\nseats")).verdict == "clean"
    assert referee.judge(text[: text.index("  - plays: Q♠")]).verdict == "clean"


def test_the_worked_example_scores_as_the_rulebook_says() -> None:
    verdict = referee.judge(SPECS / "penneech" / "examples" / "worked-example.yaml")
    assert [(entry.seat, entry.points, entry.why) for entry in verdict.ledger or []] == [
        ("Ben", 9, "K♥ 4, A♥ 5"),
        ("Ben", 3, "Q♠ 3"),
    ]


def test_a_guess_is_no_fault_until_it_is_proved() -> None:
    """The two logs of hidden hands are one game up to the proof."""
    open_, proved = (
        (SPECS / "penneech" / "examples" / f"hidden-{name}.yaml").read_text("utf-8").split("events:")[1]
        for name in ("open", "proved")
    )
    cards = [re.sub(r" *#.*", "", text).strip().splitlines() for text in (open_, proved)]
    assert cards[1][: len(cards[0])] == cards[0]


@pytest.mark.parametrize("path", sorted(SPECS.rglob("*.yaml")), ids=lambda path: path.relative_to(SPECS).as_posix())
def test_an_editor_finds_the_schema(path: Path) -> None:
    named = FIRST_LINE.match(path.read_text("utf-8"))
    assert named
    kind = "rules" if path.name == "rules.yaml" else "log"
    assert (path.parent / named[1]).resolve() == ROOT / "schemas" / f"{kind}.schema.json"


@pytest.mark.parametrize(("kind", "glob"), [("rules", "*/rules.yaml"), ("log", "*/examples/*.yaml")])
def test_another_reader_of_yaml_and_schemas_agrees(kind: str, glob: str) -> None:
    tool = Path(sys.executable).with_name("check-jsonschema")
    command = [tool, "--schemafile", ROOT / "schemas" / f"{kind}.schema.json", *sorted(SPECS.glob(glob))]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_schemas_are_schemas() -> None:
    tool = Path(sys.executable).with_name("check-jsonschema")
    command = [tool, "--check-metaschema", *sorted((ROOT / "schemas").glob("*.json"))]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
