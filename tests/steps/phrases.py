"""What can be said in a feature file: cards and seats, as at the table.

Given and When steps write a log; Then steps have it judged.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from steps.say import phrase
from steps.scene import Scene
from steps.words import (
    BETS,
    CALLS,
    CHOICES,
    COLUMNS,
    DOINGS,
    FAULTS,
    GOALS,
    LENGTHS,
    PILES,
    PRESETS,
    RULINGS,
    SEVERITIES,
)

Table = Sequence[Sequence[str]]


@pytest.fixture
def scene() -> Scene:
    """An empty table."""
    return Scene()


# --- how the game is set up


@phrase("given", en="a game of {game} between {seats}", de="eine Partie {game} zwischen {seats}")
def _(scene: Scene, lang: str, game: str, seats: str) -> None:
    scene.speak(lang)
    scene.set_up("game", game.lower().replace(" ", "-"))
    scene.set_up("seats", _listed(seats))


@phrase(
    "given",
    en=("they play {names}", "they play by {word}'s rules[, with {names}]", "they play {style}[, with {names}]"),
    de=("sie spielen {names}", "sie spielen nach {word}[, dazu {names}]", "sie spielen {style}[, dazu {names}]"),
)
def _(scene: Scene, lang: str, word: str = "", style: str = "", names: str = "") -> None:
    """Variants by their names in the rules, with or without a preset: somebody's, or a style of play."""
    preset = [PRESETS[lang][word or style]] if word or style else []
    scene.set_up("variants", [*preset, *scene.variants(re.findall(r"»(.+?)«", names))])


@phrase(
    "given",
    en=(
        "the game is to {number}",
        "the ante is {ante}",
        "the game is over after {deals} deal[s]",
        "nobody is dealt more than {hand} cards",
    ),
    de=(
        "es wird bis {number} gespielt",
        "der Grundeinsatz ist {ante}",
        "nach {deals} Spiel[en] ist Schluss",
        "niemand bekommt mehr als {hand} Karten",
    ),
)
def _(scene: Scene, number: str = "", ante: str = "", deals: str = "", hand: str = "") -> None:
    name = scene.option(*GOALS) if number else "ante" if ante else "most" if hand else scene.option(*LENGTHS)
    scene.settle("options", name, int(number or ante or deals or hand))


@phrase("given", en="the cards are home-made", de="die Karten sind selbst gemacht")
def _(scene: Scene) -> None:
    assert scene.log["notation"] == scene.language, "the cards are settled already"
    scene.log["notation"] = "home-made"


@phrase("given", en="it is agreed that {agreement}", de="es ist abgesprochen, dass {agreement}")
def _(scene: Scene, lang: str, agreement: str) -> None:
    scene.settle("rulings", *RULINGS[lang][agreement])


# --- what happens


@phrase(en="they cut {cut}", de="abgehoben wird: {cut}")
def _(scene: Scene, cut: str) -> None:
    scene.record(cut=dict(one.split() for one in cut.split(", ")))


@phrase(en="{seat} deals", de="{seat} gibt")
def _(scene: Scene, seat: str, datatable: Table | None = None) -> None:
    """A hand stands in the table, or how many cards it has; one that does not is unknown. So may the stock."""
    hands = {to: int(cards) if cards.isdigit() else cards for to, cards in datatable or ()}
    assert len(hands) == len(datatable or ()), "a seat is dealt to twice"
    piles = {PILES[to]: hands.pop(to) for to in [*hands] if to in PILES}
    scene.record(by=seat, deal=hands, **piles)


@phrase(
    en=("{seat} throws in unseen", "{seat} throws in {cards}"),
    de=("{seat} verdeckt hinwirft", "{seat} {cards} hinwirft"),
)
def _(scene: Scene, seat: str, cards: str = "") -> None:
    scene.record(by=seat, throw_in=cards or [])


@phrase("when", en="{seat} turns up {card}", de="{seat} {card} aufdeckt")
def _(scene: Scene, seat: str, card: str) -> None:
    scene.record(by=seat, turn=card)


@phrase("when", en=("{seat} draws unseen", "{seat} draws {card}"), de=("{seat} verdeckt zieht", "{seat} {card} zieht"))
def _(scene: Scene, seat: str, card: str = "x") -> None:
    """The card turned up, or one of the stock, which the log need not know."""
    scene.record(by=seat, draw=card)


@phrase(
    en=("{seats} {betting}", "{seat} bets {number}", "{seat} raises to {number}"),
    de=("{seats} {betting}", "{seat} {number} setzt", "{seat} auf {number} erhöht"),
)
def _(scene: Scene, lang: str, seats: str = "", betting: str = "", seat: str = "", number: str = "") -> None:
    """Several do the same, one after the other."""
    for one in _listed(seats or seat):
        scene.record(by=one, bet=BETS[lang][betting] if betting else int(number))


@phrase(
    en=("{seat} shows nothing", "{seat} shows {cards}"),
    de=("{seat} nichts auslegt", "{seat} {cards} auslegt"),
)
def _(scene: Scene, seat: str, cards: str = "") -> None:
    scene.record(by=seat, display=cards or [])


@phrase(en=("{seat} bids {call}", "they bid {calls}"), de=("{seat} {call} ansagt", "angesagt wird: {calls}"))
def _(scene: Scene, lang: str, seat: str = "", call: str = "", calls: str = "") -> None:
    """One bid, a number or a word, or several in the order in which they are made."""
    for one in (calls or f"{seat} {call}").split(", "):
        bidder, bid = one.split(" ", 1)
        scene.record(by=bidder, bid=CALLS[lang].get(bid) or int(bid))


@phrase(
    "when",
    en=("{seat} leads {card}[ as {named}]", "{seat} plays {card}[ as {named}]"),
    de=("{seat} {card}[ als {named}] ausspielt", "{seat} {card}[ als {named}] zugibt"),
)
def _(scene: Scene, seat: str, card: str, named: str = "") -> None:
    """A wild card is named as the card that it stands for."""
    _play(scene, seat, card, named)


@phrase("when", en="{seat} renames it {card}", de="{seat} ihn in {card} umbenennt")
def _(scene: Scene, seat: str, card: str) -> None:
    scene.record(by=seat, rename=card)


@phrase("when", en="these tricks are played", de="diese Stiche gespielt werden")
def _(scene: Scene, datatable: Table) -> None:
    """A row is a trick: who led what, who followed with what, who drew what, turned it up or renamed a wild card.

    It may be several tricks that go to the same seats in turn, with a card in each cell for each of them.
    """
    header, *rows = datatable
    assert rows, "no trick is played"
    for row in rows:
        cells = [(COLUMNS[column], *_cards_of(cell)) for column, cell in zip(header, row, strict=True)]
        for trick in zip(*([(verb, seat, *card) for card in cards] for verb, seat, cards in cells), strict=True):
            for verb, seat, card, named in trick:
                if verb == "play":
                    _play(scene, seat, card, named)
                else:
                    scene.record(by=seat, **{verb: card})


# --- what the referee says of it


@phrase("then", en="{seat} wins the trick", de=("gewinnt {seat} den Stich", "{seat} gewinnt den Stich"))
def _(scene: Scene, seat: str) -> None:
    scene.verdict()
    assert {"play", "rename"} & {*scene.events[-1]}, "no card has just been played"
    for claimed in scene.seats:
        findings = scene.judge({"trick": claimed})["findings"][len(scene.named) :]
        assert [finding["code"] for finding in findings] == ([] if claimed == seat else ["claim.trick"]), claimed


@phrase(
    "then",
    en=("{seat} scores {numbers}[ ({clause})]", "{seat} loses {number}[ ({clause})]", "nobody scores"),
    de=(
        "bekommt {seat} {numbers} Punkt[e][ ({clause})]",
        "{seat} bekommt {numbers} Punkt[e][ ({clause})]",
        "verliert {seat} {number} Punkt[e][ ({clause})]",
        "{seat} verliert {number} Punkt[e][ ({clause})]",
        "bekommt niemand Punkte",
        "niemand bekommt Punkte",
    ),
)
def _(scene: Scene, seat: str = "", numbers: str = "0", number: str = "", clause: str = "") -> None:
    """Points for what happened last, under one clause or at all: several are entries in this order, 0 is none."""
    entries = [entry for entry in scene.verdict()["ledger"] if entry["at"] == scene.last and "points" in entry]
    entries = [entry for entry in entries if entry["seat"] == seat or not seat]
    entries = [entry for entry in entries if entry["clause"] == clause or not clause]
    points = [-int(number)] if number else [int(each) for each in re.findall(r"\d+", numbers)]
    assert [entry["points"] for entry in entries] == [each for each in points if each]


@phrase(
    "then",
    en=("the score is {standing}[, all others {rest}]", "the chips are {chips}[, all others {rest}]"),
    de=(
        "steht es {standing}[, alle anderen {rest}]",
        "es steht {standing}[, alle anderen {rest}]",
        "steht es in Chips {chips}[, alle anderen {rest}]",
        "es steht in Chips {chips}[, alle anderen {rest}]",
    ),
)
def _(scene: Scene, standing: str = "", chips: str = "", rest: str = "") -> None:
    """Points, or chips won and lost; of every seat."""
    stated = {seat: int(number) for seat, number in (one.split() for one in (standing or chips).split(", "))}
    if rest:
        others = [seat for seat in scene.seats if seat not in stated]
        assert others, "there are no others"
        stated |= dict.fromkeys(others, int(rest))
    assert scene.verdict()["scores" if standing else "chips"] == stated


@phrase(
    "then",
    en=("the hand pot holds {number}, the reward pot {reward}", "no chips are played for"),
    de=(
        "liegen im Topf {number}, im Siegertopf {reward}",
        "im Topf liegen {number}, im Siegertopf {reward}",
        "wird nicht um Chips gespielt",
    ),
)
def _(scene: Scene, number: str = "", reward: str = "") -> None:
    verdict = scene.verdict()
    assert verdict["pots"] == ({"hand": int(number), "reward": int(reward)} if number else None)
    assert (verdict["chips"] is None) is not bool(number)


@phrase(
    "then",
    en=("{seat} pays {number} chip[s][ ({clause})]", "{seat} gets {gain} chip[s][ ({clause})]"),
    de=(
        "zahlt {seat} {number} Chip[s][ ({clause})]",
        "{seat} zahlt {number} Chip[s][ ({clause})]",
        "bekommt {seat} {gain} Chip[s][ ({clause})]",
        "{seat} bekommt {gain} Chip[s][ ({clause})]",
    ),
)
def _(scene: Scene, seat: str, number: str = "", gain: str = "", clause: str = "") -> None:
    """Chips for what happened last, under one clause or at all, in one movement from or to a seat; 0 is none."""
    entries = [entry for entry in scene.verdict()["ledger"] if entry["at"] == scene.last and "chips" in entry]
    entries = [entry for entry in entries if entry["from" if number else "to"] == f"seat:{seat}"]
    entries = [entry for entry in entries if entry["clause"] == clause or not clause]
    assert [entry["chips"] for entry in entries] == [each for each in [int(number or gain)] if each]


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
        plays, active = _deal_so_far(scene)
        assert trick_open is bool(plays % active)
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
    en=("{seat} may only {choices}", "{seat} may bid {number} to {most}[ or {call}][, but not {barred}]"),
    de=("darf {seat} nur {choices}", "darf {seat} {number} bis {most}[ oder {call}] ansagen[, nur nicht {barred}]"),
)
def _(
    scene: Scene,
    lang: str,
    seat: str,
    choices: str = "",
    number: str = "",
    most: str = "",
    call: str = "",
    barred: str = "",
) -> None:
    """In the betting all that a seat may do, in the bidding the lowest bid and the highest, with a word beside."""
    scene.verdict()
    acts = [act for act in scene.table().legal().acts if act.get("by") == seat]
    if number:
        bids = [bid for bid in range(int(number), int(most) + 1) if str(bid) != barred]
        assert not barred or int(barred) in range(int(number), int(most) + 1)
        words = [CALLS[lang][call]] if call else []
        assert [act["bid"] for act in acts if "bid" in act] == [*bids, *words]
        return
    assert len([act for act in acts if "bet" in act]) == len(acts)
    allowed = [act["bet"] for act in acts]
    stated: list[object] = []
    for choice in _listed(choices):
        word = next(word for pattern, word in CHOICES[lang].items() if re.fullmatch(pattern, choice))
        limits = dict(zip(("from", "to"), map(int, re.findall(r"\d+", choice)), strict=False))
        stated.append(limits or word)
    assert sorted(allowed, key=str) == sorted(stated, key=str)


@phrase(
    "then",
    en=("{seat} may play {card} only as {cards}", "{seat} may rename it only {cards}"),
    de=("darf {seat} {card} nur als {cards} spielen", "darf {seat} ihn nur in {cards} umbenennen"),
)
def _(scene: Scene, seat: str, cards: str, card: str = "") -> None:
    """The cards that a wild card may stand for."""
    scene.verdict()
    acts = [act for act in scene.table().legal().acts if act.get("by") == seat]
    names = [act["as"] for act in acts if act.get("play") == card] if card else [act["rename"] for act in acts]
    assert sorted(names) == sorted(cards.split())


@phrase(
    "then",
    en=(
        "that is {severity}: {fault}[ ({clause})]",
        "{seat}'s display was {severity}: {fault}[ ({clause})]",
        "{seat}'s {card} was {severity}: {fault}[ ({clause})]",
    ),
    de=(
        "ist das {severity}: {fault}[ ({clause})]",
        "war die Auslage von {seat} {severity}: {fault}[ ({clause})]",
        "war {card} von {seat} {severity}: {fault}[ ({clause})]",
    ),
)
def _(
    scene: Scene, lang: str, severity: str, fault: str, clause: str | None = None, seat: str = "", card: str = ""
) -> None:
    """A fault of what happened last, or of a card played or a display made earlier; from now on it is known."""
    code = FAULTS[lang][fault]
    unreadable = SEVERITIES[severity] == "unreadable"
    at = "" if unreadable else scene.last
    if seat:
        at = scene.pointer_to_play(seat, card) if card else scene.pointer_to_display(seat)
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
    en=("{seats} win[s] the game", "the game goes on"),
    de=(
        "gewinnt {seats} die Partie",
        "{seats} gewinnt die Partie",
        "gewinnen {seats} die Partie",
        "{seats} gewinnen die Partie",
        "geht die Partie weiter",
        "die Partie geht weiter",
    ),
)
def _(scene: Scene, seats: str = "") -> None:
    verdict = scene.verdict()
    assert verdict["finished"] is bool(seats)
    assert verdict["winners"] == (_listed(seats) if seats else [])


@phrase("then", en="{seats} play together", de=("spielen {seats} zusammen", "{seats} spielen zusammen"))
def _(scene: Scene, seats: str) -> None:
    sides = scene.verdict()["sides"]
    assert _listed(seats) in (sides or [])


def _listed(text: str) -> list[str]:
    """Split what is listed with commas and "and" or "or"."""
    return re.split(r", | and | und | or | oder ", text)


def _cards_of(cell: str) -> tuple[str, list[tuple[str, str]]]:
    """Read a cell of a table of tricks: a seat and its cards, a wild one with the card that it is named as."""
    seat, *words = cell.split()
    cards: list[tuple[str, str]] = []
    rest = iter(words)
    for word in rest:
        if word in ("as", "als"):
            cards[-1] = (cards[-1][0], next(rest))
        else:
            cards.append((word, ""))
    return seat, cards


def _play(scene: Scene, seat: str, card: str, named: str = "") -> None:
    scene.record(by=seat, play=card, **{"as": named} if named else {})


def _deal_so_far(scene: Scene) -> tuple[int, int]:
    """Count the cards played in this deal, and the seats that are still in it."""
    plays, active = 0, len(scene.seats)
    for event in scene.events:
        if "deal" in event:
            plays, active = 0, len(scene.seats)
        plays += "play" in event
        active -= event.get("bet") == "fold"
    return plays, active
