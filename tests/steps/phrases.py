"""What can be said in a feature file: cards and seats, as at the table.

Given and When steps write a log; Then steps have it judged.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from steps.say import phrase
from steps.scene import Scene
from steps.words import COLUMNS, DOINGS, FAULTS, PRESETS, RULINGS, SEVERITIES

Table = Sequence[Sequence[str]]


@pytest.fixture
def scene() -> Scene:
    """An empty table."""
    return Scene()


# --- how the game is set up


@phrase("given", en="a game of {word} between {seats}", de="eine Partie {word} zwischen {seats}")
def _(scene: Scene, lang: str, word: str, seats: str) -> None:
    scene.speak(lang)
    scene.set_up("game", word.lower())
    scene.set_up("seats", _listed(seats))


@phrase(
    "given",
    en=("they play {names}", "they play by {word}'s rules[, with {names}]"),
    de=("sie spielen {names}", "sie spielen nach {word}[, dazu {names}]"),
)
def _(scene: Scene, lang: str, word: str = "", names: str = "") -> None:
    """Variants by their names in the rules, with or without somebody's preset."""
    preset = [PRESETS[lang][word]] if word else []
    scene.set_up("variants", [*preset, *scene.variants(re.findall(r"»(.+?)«", names))])


@phrase("given", en="the game is to {number}", de="es wird bis {number} gespielt")
def _(scene: Scene, number: str) -> None:
    scene.settle("options", "target", int(number))


@phrase("given", en="it is agreed that {agreement}", de="es ist abgesprochen, dass {agreement}")
def _(scene: Scene, lang: str, agreement: str) -> None:
    scene.settle("rulings", *RULINGS[lang][agreement])


# --- what happens


@phrase(en="they cut {cut}", de="abgehoben wird: {cut}")
def _(scene: Scene, cut: str) -> None:
    scene.record(cut=dict(one.split() for one in cut.split(", ")))


@phrase(en="{seat} deals", de="{seat} gibt")
def _(scene: Scene, seat: str, datatable: Table | None = None) -> None:
    """A hand stands in the table; one that does not is unknown."""
    hands = dict(datatable or ())
    assert len(hands) == len(datatable or ()), "a seat is dealt to twice"
    scene.record(by=seat, deal=hands)


@phrase(
    en=("{seat} throws in unseen", "{seat} throws in {cards}"),
    de=("{seat} verdeckt hinwirft", "{seat} {cards} hinwirft"),
)
def _(scene: Scene, seat: str, cards: str = "") -> None:
    scene.record(by=seat, throw_in=cards or [])


@phrase("when", en="{seat} turns up {card}", de="{seat} {card} aufdeckt")
def _(scene: Scene, seat: str, card: str) -> None:
    scene.record(by=seat, turn=card)


@phrase(
    "when", en=("{seat} leads {card}", "{seat} plays {card}"), de=("{seat} {card} ausspielt", "{seat} {card} zugibt")
)
def _(scene: Scene, seat: str, card: str) -> None:
    scene.record(by=seat, play=card)


@phrase("when", en="these tricks are played", de="diese Stiche gespielt werden")
def _(scene: Scene, datatable: Table) -> None:
    """A row is a trick: who led what, who followed with what, who turned up what next."""
    header, *rows = datatable
    assert rows, "no trick is played"
    for row in rows:
        for column, cell in zip(header, row, strict=True):
            seat, card = cell.split()
            scene.record(by=seat, **{COLUMNS[column]: card})


# --- what the referee says of it


@phrase("then", en="{seat} wins the trick", de=("gewinnt {seat} den Stich", "{seat} gewinnt den Stich"))
def _(scene: Scene, seat: str) -> None:
    scene.verdict()
    assert "play" in scene.events[-1], "no card has just been played"
    for claimed in scene.seats:
        findings = scene.judge({"trick": claimed})["findings"][len(scene.named) :]
        assert [finding["code"] for finding in findings] == ([] if claimed == seat else ["claim.trick"]), claimed


@phrase(
    "then",
    en=("{seat} scores {numbers}[ ({clause})]", "nobody scores"),
    de=(
        "bekommt {seat} {numbers} Punkt[e][ ({clause})]",
        "{seat} bekommt {numbers} Punkt[e][ ({clause})]",
        "bekommt niemand Punkte",
        "niemand bekommt Punkte",
    ),
)
def _(scene: Scene, seat: str = "", numbers: str = "0", clause: str = "") -> None:
    """Points for what happened last: several are separate entries in this order, 0 is none."""
    entries = [entry for entry in scene.verdict()["ledger"] if entry["at"] == scene.last and "points" in entry]
    entries = [entry for entry in entries if entry["seat"] == seat or not seat]
    points = [int(number) for number in re.findall(r"\d+", numbers)]
    assert [entry["points"] for entry in entries] == [number for number in points if number]
    if clause:
        assert {entry["clause"] for entry in entries} == {clause}


@phrase("then", en="the score is {standing}", de=("steht es {standing}", "es steht {standing}"))
def _(scene: Scene, standing: str) -> None:
    scores = {seat: int(points) for seat, points in (one.split() for one in standing.split(", "))}
    assert scene.verdict()["scores"] == scores


@phrase(
    "then",
    en="{seat} is to {doing}",
    de=("ist {seat} mit {doing} an der Reihe", "{seat} ist mit {doing} an der Reihe"),
)
def _(scene: Scene, seat: str, doing: str) -> None:
    scene.verdict()
    verb, trick_open = DOINGS[doing]
    legal = scene.table().legal()
    seats = {act["by"] for act in legal.acts if verb in act}
    if verb == "play":
        assert trick_open is bool(_plays_since_deal(scene) % len(scene.seats))
        seats |= {legal.seat} if legal.unknown and not any("play" not in act for act in legal.acts) else set()
    assert seats == {seat}


@phrase(
    "then",
    en=("{seat} may play any card", "{seat} may only play {cards}"),
    de=(
        "darf {seat} jede Karte spielen",
        "darf {seat} nur {cards} spielen",
    ),
)
def _(scene: Scene, seat: str, cards: str = "") -> None:
    """Of a hand that is known."""
    scene.verdict()
    legal = scene.table().legal()
    assert legal.seat == seat
    assert legal.unknown == 0, "not all cards of the hand are known"
    allowed = {act["play"] for act in legal.acts}
    if cards:
        assert allowed == set(cards.split())
        assert legal.refused, "any card may be played"
    else:
        assert len(allowed) > 1, "there is no choice at all"
        assert not legal.refused


@phrase(
    "then",
    en=("that is {severity}: {fault}[ ({clause})]", "{seat}'s {card} was {severity}: {fault}[ ({clause})]"),
    de=("ist das {severity}: {fault}[ ({clause})]", "war {card} von {seat} {severity}: {fault}[ ({clause})]"),
)
def _(
    scene: Scene, lang: str, severity: str, fault: str, clause: str | None = None, seat: str = "", card: str = ""
) -> None:
    """A fault of what happened last, or of a card played earlier; from now on it is known."""
    code = FAULTS[lang][fault]
    unreadable = SEVERITIES[severity] == "unreadable"
    at = scene.pointer_to_play(seat, card) if card else "" if unreadable else scene.last
    findings = scene.judge()["findings"]
    here = [finding for finding in findings if finding["at"] == at or finding["at"].startswith(f"{at}/")]
    said = [(finding["severity"], finding["code"], (finding["clause"] or {}).get("id")) for finding in here]
    assert said == [(SEVERITIES[severity], code, clause)]
    if not unreadable:
        actor = scene.events[int(at.split("/")[2])].get("by")
        assert actor is None or here[0]["seat"] in (None, actor)
    scene.named.append((here[0]["at"], code))
    scene.verdict()


@phrase(
    "then",
    en=("everything is clean", "{seat}'s {card} cannot be judged yet"),
    de=("ist alles fehlerfrei", "alles ist fehlerfrei", "ist {card} von {seat} noch ungeklärt"),
)
def _(scene: Scene, seat: str = "", card: str = "") -> None:
    verdict = scene.verdict()
    assert not scene.named
    open_ones = [scene.pointer_to_play(seat, card)] if card else []
    assert [entry["at"] for entry in verdict["undecided"]] == open_ones
    assert verdict["verdict"] == ("undetermined" if card else "clean")


@phrase(
    "then",
    en=("{seat} wins the game", "the game goes on"),
    de=("gewinnt {seat} die Partie", "{seat} gewinnt die Partie", "geht die Partie weiter", "die Partie geht weiter"),
)
def _(scene: Scene, seat: str = "") -> None:
    verdict = scene.verdict()
    assert verdict["finished"] is bool(seat)
    assert verdict["winners"] == ([seat] if seat else [])


def _listed(text: str) -> list[str]:
    """Split what is listed with commas and "and"."""
    return re.split(r", | and | und ", text)


def _plays_since_deal(scene: Scene) -> int:
    plays = 0
    for event in scene.events:
        plays = 0 if "deal" in event else plays + ("play" in event)
    return plays
