"""Plays every scenario of the feature files, and keeps the two languages and the sources in step with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from pytest_bdd import scenarios

import referee
from referee.errors import RefereeError
from referee.testing.features import FeatureFile, read_feature
from referee.testing.steps import (
    LANGUAGES,
    PHRASES,
    Hall,
    Pickle,
    Scene,
    UnsaidError,
    UntrueError,
    Vocabulary,
    perform,
    phrases_for,
)

pytest_plugins = ["referee.testing.steps.bdd"]

FEATURES = Path(__file__).parent.parent / "features"
SPECS = FEATURES.parent / "specs"
GAMES = sorted(folder.name for folder in FEATURES.iterdir() if folder.is_dir())
HALL = Hall(FEATURES)

scenarios(str(FEATURES))


@cache
def description(game: str) -> dict[str, Any]:
    """Tell what the public library says of a game."""
    return next(known for known in referee.games() if known["game"] == game)


@cache
def files(game: str, language: str) -> list[FeatureFile]:
    """Read a game's feature files in one language, in the order of their numbers."""
    return [read_feature(path) for path in sorted((FEATURES / game / language).glob("*.feature"))]


def outline(file: FeatureFile) -> list[tuple[str, ...]]:
    """Reduce a file to what must be the same in every language."""
    return [
        (
            "outline" if scenario["examples"] else "scenario",
            " ".join(tag["name"] for tag in scenario["tags"]),
            " ".join(step["keywordType"] for step in scenario["steps"]),
            " ".join(str(len(table["tableBody"])) for table in scenario["examples"]),
        )
        for scenario in file.scenarios()
    ]


def tagged(game: str, language: str) -> set[str]:
    """Name the tags of all scenarios."""
    return {tag["name"][1:] for file in files(game, language) for s in file.scenarios() for tag in s["tags"]}


def answers(game: str) -> set[tuple[str, str]]:
    """Name the answers to the points that the rulebook leaves open."""
    return {(ruling, answer) for ruling, point in description(game)["rulings"].items() for answer in point["answers"]}


def agreed(game: str, language: str) -> Iterator[dict[str, Any]]:
    """Write the log of each scenario as far as it is given."""
    for file in files(game, language):
        for pickle in file.pickles:
            scene = Scene(HALL)
            perform({"steps": [step for step in pickle["steps"] if step["type"] == "Context"]}, scene)
            yield scene.log


@pytest.mark.parametrize("game", GAMES)
def test_every_language_holds_the_same_scenarios(game: str) -> None:
    english, *others = ([outline(file) for file in files(game, language)] for language in LANGUAGES)
    assert english
    for other in others:
        assert len(other) == len(english)
        for number, (here, there) in enumerate(zip(english, other, strict=True)):
            assert there == here, f"file {number}"


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_in_the_language_of_its_folder(game: str) -> None:
    for language in LANGUAGES:
        for file in files(game, language):
            assert file.document["feature"]["language"] == language, file.path


@pytest.mark.parametrize("game", GAMES)
def test_a_number_stands_for_one_section_in_every_language(game: str) -> None:
    numbers = [[file.path.name.split("-")[0] for file in files(game, language)] for language in LANGUAGES]
    assert all(those == numbers[0] for those in numbers)
    assert len(set(numbers[0])) == len(numbers[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_one_meaning(game: str, language: str) -> None:
    for file in files(game, language):
        for pickle in file.pickles:
            for step in pickle["steps"]:
                found = list(phrases_for(step))
                assert len(found) == 1, (file.path.name, pickle["name"], step["text"])
                assert found[0].say.parse_arguments(step["text"])["lang"] == language, step["text"]


def test_every_phrase_can_be_said_in_every_language_and_is() -> None:
    used = {
        phrase.say.wording(step["text"])
        for game in GAMES
        for language in LANGUAGES
        for file in files(game, language)
        for pickle in file.pickles
        for step in pickle["steps"]
        for phrase in phrases_for(step)
    }
    for phrase in PHRASES:
        assert tuple(phrase.say.wordings) == LANGUAGES
        for language, wordings in phrase.say.wordings.items():
            assert wordings
            for wording in wordings:
                assert (language, wording) in used, f"nobody says: {wording}"


def test_every_game_has_feature_files() -> None:
    assert sorted(known["game"] for known in referee.games()) == GAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_ruling_has_a_scenario(game: str, language: str) -> None:
    clauses, rulings = description(game)["clauses"], description(game)["rulings"]
    tags = tagged(game, language)
    shown = {name for name, clause in clauses.items() if not clause.get("told")}  # no log can show the others
    assert {*shown, *rulings} - tags == set()
    assert {tag for tag in tags if "." in tag} - set(clauses) == set(), "no such clause"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_agreed_is_agreed_in_a_scenario(game: str, language: str) -> None:
    known, logs = description(game), list(agreed(game, language))
    variants = {name for log in logs for name in log.get("variants", ())}
    assert variants == {*known["variants"], *known["profiles"], *known["presets"]}
    assert {name for log in logs for name in log.get("options", {})} == {*known["options"]}
    assert {ruling for log in logs for ruling in log.get("rulings", {}).items()} == answers(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_preset_and_every_answer_can_be_said_in_one_way(game: str, language: str) -> None:
    words = HALL.vocabulary(game)
    assert [*words.model.presets] == [*description(game)["presets"]]
    for preset, said in words.model.presets.items():
        assert words.preset(said[language], language) == preset
    assert {(point, answer) for point, all_ in words.model.rulings.items() for answer in all_} == answers(game)
    for point, all_ in words.model.rulings.items():
        for answer, said in all_.items():
            assert words.ruling(said[language], language) == (point, answer)
    assert sorted(words.model.options.values()) == sorted(description(game)["options"])


def test_words_that_nobody_listed_are_told(tmp_path: Path) -> None:
    path = tmp_path / "trio" / "words.yaml"
    path.parent.mkdir()
    with pytest.raises(UnsaidError) as nowhere:
        Vocabulary(path).preset("Hoyle", "en")
    assert str(nowhere.value) == "The preset “Hoyle” is not in the words of the game (trio/words.yaml); there are: -."
    path.write_text(
        "presets: {one: {en: Hoyle, de: Hoyle}, two: {en: Hoyle}, three: {en: Foster}}\noptions: {goal: target}\n",
        "utf-8",
    )
    words = Vocabulary(path)
    with pytest.raises(UnsaidError, match=r"stands in trio/words\.yaml more than once"):
        words.preset("Hoyle", "en")
    assert (words.preset("Hoyle", "de"), words.preset("Foster", "en"), words.option("goal")) == (
        "one",
        "three",
        "target",
    )
    with pytest.raises(UnsaidError) as lost:
        words.ruling("niemand ausspielt", "de")
    assert lost.value.in_words("de") == (
        "Die Absprache »niemand ausspielt« steht nicht bei den Wörtern des Spiels (trio/words.yaml); dort stehen: -."
    )
    for wrong in ("presets: [one]", "preset: {}", "a: b: c"):
        path.write_text(wrong, "utf-8")
        with pytest.raises(RefereeError, match=r"words\.yaml"):
            Vocabulary(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_speaks_in_keys(game: str, language: str) -> None:
    known = description(game)
    keys = {*known["variants"], *known["profiles"], *known["options"], *known["rulings"]}
    keys |= {answer for _, answer in answers(game)}
    keys = {key for key in keys if re.search(r"\W", key)}  # "shown" and "target" are words of players as well
    for file in files(game, language):
        for line in file.text.splitlines():
            if not line.strip().startswith("@"):
                assert not keys & set(re.findall(r"[\w-]+", line)), (file.path.name, line)


# --- a Then can fail

KINDS = {"Given": "Context", "When": "Action", "Then": "Outcome"}
TRICK = """
    Given a game of Penneech between Anna and Ben
    Given Ben deals
      | Anna | K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣ |
      | Ben  | A♥ 7♦ 3♣ 4♣ 5♣ 6♣ 8♠ |
    When Ben turns up 9♥
    When Anna leads K♥
    When Ben plays A♥
"""
LEAD = TRICK + "    When Ben turns up Q♠\n    When Ben leads 7♦\n"
REVOKE = LEAD + "    When Anna plays 4♠\n"
HIDDEN = TRICK.replace("K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣", "x x x x x x x").replace(
    "plays A♥", "plays A♥\n    When Ben turns up Q♠"
)
HIDDEN += "    When Ben leads 7♦\n    When Anna plays 4♠\n"
STATEMENTS = [  # what happens, what is true of it, what is not
    (TRICK, "Ben wins the trick", "Anna wins the trick"),
    (TRICK, "Ben scores 9", "Ben scores 8"),
    (TRICK, "Ben scores 9 (PN.SCORE.TRICK)", "Ben scores 9 (PN.TURN)"),
    (TRICK, "Anna scores 0", "Anna scores 9"),
    (TRICK, "Ben scores 9 (PN.VAL.WON)", "Ben scores 9 (PN.VAL.TURN)"),
    (TRICK, "Ben scores 9", "Ben scores -9"),
    (TRICK, "Ben scores 9", "Ben scores 5 and then 4"),
    (LEAD, "nobody scores", "Ben scores 3"),
    (TRICK, "the score is Anna 0, Ben 9", "the score is Anna 9, Ben 0"),
    (TRICK, "the score is Anna 0, Ben 9", "the score is Ben 9"),
    (TRICK, "Ben is to turn up", "Anna is to turn up"),
    (TRICK, "Ben is to turn up", "Ben is to lead"),
    (TRICK, "Ben is to turn up", "Ben is to deal"),
    (LEAD, "Anna is to follow", "Anna is to lead"),
    (LEAD, "Anna may only play 2♦", "Anna may only play 2♦ 4♠"),
    (LEAD, "Anna may only play 2♦", "Anna may play any card"),
    (LEAD, "Anna may only play 2♦", "Ben may only play 2♦"),
    (TRICK, "everything is clean", "that is irregular: revoke (PN.FOLLOW)"),
    (TRICK, "everything is clean", "Ben's A♥ cannot be judged yet"),
    (HIDDEN, "Anna's 4♠ cannot be judged yet", "everything is clean"),
    (TRICK, "the game goes on", "Ben wins the game"),
    (REVOKE, "that is irregular: revoke (PN.FOLLOW)", "that is impossible: revoke (PN.FOLLOW)"),
    (REVOKE, "that is irregular: revoke (PN.FOLLOW)", "that is irregular: out of turn (PN.FOLLOW)"),
    (REVOKE, "that is irregular: revoke (PN.FOLLOW)", "that is irregular: revoke (PN.LEAD)"),
    (REVOKE, "that is irregular: revoke (PN.FOLLOW)", "that is irregular: revoke"),
    (REVOKE, "Anna's 4♠ was irregular: revoke (PN.FOLLOW)", "Ben's 7♦ was irregular: revoke (PN.FOLLOW)"),
]
STAKES = """
    Given a game of Penta between Anna, Ben and Cleo
    Given the game is to 100
    Given Cleo deals
"""
RAISED = STAKES + "    When Anna bets 2\n    When Ben raises to 5\n"
ALONE = RAISED + "    When Cleo and Anna fold\n"
BIDDING = STAKES + "    When Anna, Ben and Cleo pass\n"
SHOWN = BIDDING + "    When Anna shows elay-4 hunti-3\n    When they bid Anna 5, Ben 5, Cleo 4\n"
FALSE = SHOWN + "    When Anna leads elay-3\n"
WILD = SHOWN + "    When Anna leads wild-2 as elay-5\n"
RENAMING = WILD + "    When Ben plays elay-5\n"
POINTS = STAKES + "    Given they play »For points«\n"
SIDES = """
    Given a game of Penta between Anna, Ben, Cleo and Di
    Given the game is to 100
    Given they play »Partners (experimental)«
"""
COUNTED = """
    Given a game of Penta between Anna, Ben and Cleo
    Given the game is to 100
    Given the game is over after 1 deal
    Given Cleo deals
    When Anna and Ben fold
"""
STATEMENTS += [
    (RAISED, "Ben pays 5 chips", "Ben pays 3 chips"),
    (RAISED, "Ben pays 5 chips", "Anna pays 5 chips"),
    (RAISED, "Ben pays 5 chips", "Ben pays 0 chips"),
    (RAISED, "Ben pays 5 chips (PT.BET)", "Ben pays 5 chips (PT.ANTE)"),
    (RAISED, "Ben gets 0 chips", "Ben gets 5 chips"),
    (ALONE, "Ben gets 7 chips (PT.ALONE)", "Ben gets 6 chips (PT.ALONE)"),
    (ALONE, "3 chips go into the reward pot (PT.SPLIT)", "4 chips go into the reward pot (PT.SPLIT)"),
    (ALONE, "3 chips go into the reward pot", "3 chips go into the reward pot (PT.ANTE)"),
    (ALONE, "3 chips go into the reward pot", "3 chips go into the hand pot"),
    (RAISED, "the chips are Anna -3, Ben -6, Cleo -1", "the chips are Anna -3, Ben -6, Cleo 0"),
    (RAISED, "the chips are Anna -3, Ben -6, all others -1", "the chips are Anna -3, all others -1"),
    (RAISED, "the chips are Anna -3, Ben -6, Cleo -1", "the score is Anna -3, Ben -6, Cleo -1"),
    (RAISED, "the hand pot holds 10, the reward pot 0", "the hand pot holds 7, the reward pot 0"),
    (ALONE, "the hand pot holds 0, the reward pot 3", "the hand pot holds 0, the reward pot 2"),
    (ALONE, "the hand pot holds 0, the reward pot 3", "no chips are played for"),
    (POINTS, "no chips are played for", "the hand pot holds 0, the reward pot 0"),
    (RAISED, "Cleo may only fold, match or bet from 6", "Cleo may only fold, match or bet from 5"),
    (RAISED, "Cleo may only fold, match or bet from 6", "Cleo may only fold or match"),
    (RAISED, "Cleo may only fold, match or bet from 6", "Anna may only fold, match or bet from 6"),
    (STAKES, "Anna may only pass, fold or bet from 1", "Anna may only match, fold or bet from 1"),
    (STAKES, "Anna is to bet", "Ben is to bet"),
    (STAKES, "Anna is to bet", "Anna is to bid"),
    (BIDDING, "Anna may bid 0 to 14", "Anna may bid 0 to 13"),
    (BIDDING, "Anna may bid 0 to 14", "Anna may bid 1 to 14"),
    (BIDDING, "Anna is to bid", "Ben is to bid"),
    (FALSE, "Anna's display was irregular: wrong display (PT.DISPLAY)", "Anna's elay-3 was irregular: wrong display"),
    (SHOWN, "everything is clean", "Anna's display was irregular: wrong display (PT.DISPLAY)"),
    (RENAMING, "Anna is to rename", "Ben is to rename"),
    (RENAMING, "Anna is to rename", "Cleo is to follow"),
    (
        RENAMING,
        "Anna may rename it only elay-2 elay-3 elay-4 elay-6 elay-7 elay-8",
        "Anna may rename it only elay-2 elay-3 elay-4 elay-5 elay-6 elay-7 elay-8",
    ),
    (
        RENAMING + "    When Anna renames it elay-8\n    When Cleo plays elay-2\n",
        "Anna wins the trick",
        "Ben wins the trick",
    ),
    (SIDES, "Anna and Cleo play together", "Anna and Ben play together"),
    (STAKES, "everything is clean", "Anna and Cleo play together"),
    (COUNTED, "Anna, Ben and Cleo win the game", "Cleo wins the game"),
    (COUNTED, "nobody scores", "Cleo loses 10"),
]
DRAWING = """
    Given a game of German Whist between Anna and Ben
    Given they play »All tricks count«
    Given Ben deals
    When Ben turns up 9♥
    When Anna leads A♠
    When Ben plays 2♠
"""
DRAWN = DRAWING + "    When Anna draws 9♥\n"
WRONG = DRAWING + "    When Anna draws 8♥\n"
HOOK = """
    Given a game of Oh Hell between Anna, Ben and Cleo
    Given nobody is dealt more than 3 cards
    Given Cleo deals
    When Cleo turns up 2♠
    When they bid Anna 1, Ben 1
"""
WORDS = """
    Given a game of Spades between Anna, Ben, Cleo and Di
    Given Di deals
"""
STATEMENTS += [
    (DRAWING, "Anna is to draw", "Ben is to draw"),
    (DRAWING, "Anna is to draw", "Anna is to lead"),
    (DRAWN, "Ben is to draw", "Anna is to draw"),
    (DRAWN, "everything is clean", "that is impossible: wrong card drawn (GW.DRAW)"),
    (WRONG, "that is impossible: wrong card drawn (GW.DRAW)", "that is impossible: wrong card drawn (GW.NEXT)"),
    (WRONG, "that is impossible: wrong card drawn (GW.DRAW)", "everything is clean"),
    (DRAWING, "Anna scores 1 (GW.SCORE.ALL)", "Anna scores 1 (GW.SCORE)"),
    (HOOK, "Cleo may bid 0 to 3, but not 1", "Cleo may bid 0 to 3"),
    (HOOK, "Cleo may bid 0 to 3, but not 1", "Cleo may bid 0 to 3, but not 2"),
    (WORDS, "Anna may bid 0 to 13", "Anna may bid 0 to 13 or nil"),
]
UNMENTIONED = [  # true, but of a scene with a fault that nobody has named
    "Anna wins the trick",
    "nobody scores",
    "the score is Anna 0, Ben 12",
    "Anna is to turn up",
    "the game goes on",
]


def told(lines: str) -> Pickle:
    """Make a pickle of steps with their keywords."""
    steps: list[dict[str, Any]] = []
    for line in lines.strip().splitlines():
        keyword, _, text = line.strip().partition(" ")
        if keyword == "|":
            cells = [{"value": cell.strip()} for cell in line.strip().strip("|").split("|")]
            steps[-1].setdefault("argument", {"dataTable": {"rows": []}})["dataTable"]["rows"].append({"cells": cells})
        else:
            steps.append({"type": KINDS[keyword], "text": text})
    return {"steps": steps}


@pytest.mark.parametrize(("happens", "true", "untrue"), STATEMENTS)
def test_a_statement_holds_or_fails(happens: str, true: str, untrue: str) -> None:
    perform(told(f"{happens}Then {true}"), Scene(HALL))
    with pytest.raises(UntrueError):
        perform(told(f"{happens}Then {untrue}"), Scene(HALL))


@pytest.mark.parametrize("statement", UNMENTIONED)
def test_a_fault_must_be_named(statement: str) -> None:
    perform(told(f"{REVOKE}Then that is irregular: revoke (PN.FOLLOW)\nThen {statement}"), Scene(HALL))
    with pytest.raises(UntrueError):
        perform(told(f"{REVOKE}Then {statement}"), Scene(HALL))


def test_every_statement_was_seen_to_fail() -> None:
    failed = {id(found) for _, _, untrue in STATEMENTS for found in phrases_for({"type": "Outcome", "text": untrue})}
    assert failed == {id(phrase) for phrase in PHRASES if phrase.kind == "then"}


@pytest.mark.parametrize(
    "again",
    [
        "Given a game of Penneech between Cleo and Di",
        "Given they play »Short deck«\nGiven they play »Short deck«",
        "Given they play by pagat's rules\nGiven they play »Short deck«",
        "Given the game is to 5\nGiven the game is to 6",
        "Given it is agreed that the dealer leads first\nGiven it is agreed that the non-dealer leads first",
    ],
)
def test_nothing_is_settled_twice(again: str) -> None:
    with pytest.raises(UntrueError, match="settled already"):
        perform(told(f"Given a game of Penneech between Anna and Ben\n{again}"), Scene(HALL))


@pytest.mark.parametrize(
    "step",
    [
        "When Anna frobs K♥",
        "Given Ben wins the trick",
        "Given they play »Long deck«",
        "Given they play by Hoyle's rules",
        "Given they play long bridge",
        "Given it is agreed that nobody leads",
        "Then Ben is to dance",
    ],
)
def test_what_nobody_can_say(step: str) -> None:
    with pytest.raises(UnsaidError) as unsaid:
        perform(told(f"Given a game of Penneech between Anna and Ben\n{step}"), Scene(HALL))
    assert unsaid.value.in_words("en") != unsaid.value.in_words("de")


# --- the sentences of the sources

RULEBOOKS = {"penneech", "penta"}
"""Games whose rulebook is given, sentence by sentence. The others are known from public descriptions, which are not
ours to quote: there a section has as many points as it makes, `sentences` is their number, and none is left out."""


@cache
def accounts(game: str) -> dict[str, Any]:
    accounts: dict[str, Any] = yaml.safe_load((FEATURES / game / "sources.yaml").read_text("utf-8"))
    return accounts


def sentences(game: str) -> Iterator[tuple[str, str, int, dict[str, Any]]]:
    for source, document in accounts(game).items():
        for section, entry in document["sections"].items():
            for number, sentence in entry["account"].items():
                yield source, section, number, sentence


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_source_is_accounted_for(game: str) -> None:
    for source, document in accounts(game).items():
        for section, entry in document["sections"].items():
            expected = list(range(1, entry["sentences"] + 1))
            assert list(entry["account"]) == expected, (source, section)
    for source, section, number, sentence in sentences(game):
        here = (source, section, number)
        assert sentence["says"].strip(), here
        assert ("shown" in sentence) != ("why" in sentence), f"{here}: either shown, or why not"
        assert sentence.get("shown") or sentence.get("why", "").strip(), here


@pytest.mark.parametrize("game", [game for game in GAMES if game not in RULEBOOKS])
def test_every_section_of_a_public_description_is_accounted_for(game: str) -> None:
    rules = yaml.safe_load((SPECS / game / "rules.yaml").read_text("utf-8"))
    listed = {name: [*source["sections"]] for name, source in rules["sources"].items()}
    assert {document["cited-as"]: [*document["sections"]] for document in accounts(game).values()} == listed


@pytest.mark.parametrize("game", GAMES)
def test_what_shows_a_sentence_exists(game: str) -> None:
    names = {
        language: {f"{file.path.stem}: {s['name']}" for file in files(game, language) for s in file.scenarios()}
        for language in LANGUAGES
    }
    for source, section, number, sentence in sentences(game):
        language = accounts(game)[source]["language"]
        for shown in sentence.get("shown", ()):
            assert shown in names[language], (source, section, number, shown)


@pytest.mark.parametrize("game", GAMES)
def test_sections_are_those_that_the_clauses_cite(game: str) -> None:
    documents = {document["cited-as"]: set(document["sections"]) for document in accounts(game).values()}
    for clause in description(game)["clauses"].values():
        for citation in clause["cite"]:
            source, _, place = citation.partition(": ")
            if source in documents:
                assert place.split("#")[0] in documents[source], citation
