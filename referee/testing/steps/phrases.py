"""What can be said in a feature file: cards and seats, as at the table.

Given and When steps write a log; Then steps have it judged.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from referee.testing.steps.say import phrase
from referee.testing.steps.scene import Scene
from referee.testing.steps.told import UnsaidError, holds, listed, looked_up, same, untrue
from referee.testing.steps.words import BETS, CHOICES, COLUMNS, DOINGS, FAULTS, SEVERITIES, STOCK

Table = Sequence[Sequence[str]]


# --- how the game is set up


@phrase("given", en="a game of {game} between {seats}", de="eine Partie {game} zwischen {seats}")
def _(scene: Scene, lang: str, game: str, seats: str) -> None:
    scene.speak(lang)
    scene.set_up("game", scene.hall.game(game, lang))
    scene.set_up("seats", _listed(seats))


@phrase(
    "given",
    en=("they play {names}", "they play by {word}'s rules[, with {names}]", "they play {style}[, with {names}]"),
    de=("sie spielen {names}", "sie spielen nach {word}[, dazu {names}]", "sie spielen {style}[, dazu {names}]"),
)
def _(scene: Scene, lang: str, word: str = "", style: str = "", names: str = "") -> None:
    """Variants by their names in the rules, with or without a preset: somebody's, or a style of play."""
    preset = [scene.words.preset(word or style, lang)] if word or style else []
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
    kind = "goal" if number else "ante" if ante else "hand" if hand else "deals"
    scene.settle("options", scene.words.option(kind), int(number or ante or deals or hand))


@phrase("given", en="the cards are home-made", de="die Karten sind selbst gemacht")
def _(scene: Scene) -> None:
    holds(scene.log.get("notation") == scene.language, "scene-settled", what="notation")
    del scene.log["notation"]
    scene.set_up("notation", "home-made")


@phrase("given", en="it is agreed that {agreement}", de="es ist abgesprochen, dass {agreement}")
def _(scene: Scene, lang: str, agreement: str) -> None:
    scene.settle("rulings", *scene.words.ruling(agreement, lang))


# --- what happens


@phrase(en="they cut {cut}", de="abgehoben wird: {cut}")
def _(scene: Scene, cut: str) -> None:
    scene.record(cut=dict(one.split() for one in cut.split(", ")))


@phrase(en="{seat} deals", de="{seat} gibt")
def _(scene: Scene, seat: str, datatable: Table | None = None) -> None:
    """A hand stands in the table, or how many cards it has; one that does not is unknown. So may the stock."""
    hands = {to: int(cards) if cards.isdigit() else cards for to, cards in datatable or ()}
    holds(len(hands) == len(datatable or ()), "scene-twice")
    stock = [hands.pop(to) for to in [*hands] if to in STOCK]
    scene.record(by=seat, deal=hands, **({scene.pile: stock[0]} if stock else {}))


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
        scene.record(by=bidder, bid=int(bid) if bid.isdigit() else scene.words.bid(bid, lang))


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
    holds(rows, "scene-no-trick")
    for row in rows:
        cells = [
            (looked_up("column", column, COLUMNS), *_cards_of(cell)) for column, cell in zip(header, row, strict=True)
        ]
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
    holds({"play", "rename"} & {*scene.events[-1]}, "scene-no-card")
    judged = scene.judge(*({"trick": claimed} for claimed in scene.seats))["findings"][len(scene.named) :]
    wrong = {finding["at"]: finding["code"] for finding in judged}
    for place, claimed in enumerate(scene.seats, len(scene.events)):
        code = wrong.pop(f"/events/{place}", None)
        holds(code in (None, "claim.trick"), "scene-unnamed", faults=code)
        if (claimed == seat) is bool(code):
            same("what-winner", None if code else claimed, seat)
    holds(not wrong, "scene-unnamed", faults=listed([*wrong.values()]))


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
    """Points for what happened last, several entries in this order, 0 for none.

    A clause is the one by which they are scored, or that of the table by which cards count.
    """
    entries = [entry for entry in scene.verdict()["ledger"] if entry["at"] == scene.last and "points" in entry]
    entries = [entry for entry in entries if entry["seat"] == seat or not seat]
    entries = [entry for entry in entries if clause in (entry["clause"], entry.get("table"), "")]
    points = [-int(number)] if number else [int(each) for each in re.findall(r"-?\d+", numbers)]
    same("what-points", [entry["points"] for entry in entries], [each for each in points if each])


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
        holds(others, "scene-no-others")
        stated |= dict.fromkeys(others, int(rest))
    same("what-score" if standing else "what-accounts", scene.verdict()["scores" if standing else "chips"], stated)


@phrase(
    "then",
    en=("the {pot} holds {number}{others}", "no chips are played for"),
    de=("liegen im {pot} {number}{others}", "im {pot} liegen {number}{others}", "wird nicht um Chips gespielt"),
)
def _(scene: Scene, pot: str = "", number: str = "", others: str = "") -> None:
    """All pots, by the names that the rules give them."""
    verdict = scene.verdict()
    more = [(name, int(chips)) for name, chips in re.findall(r", (?:the|im) (.+?) (\d+)", others)]
    same("what-pots", verdict["pots"], scene.pots([(pot, int(number)), *more]) if pot else None)
    if not pot:
        same("what-accounts", verdict["chips"], None)


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
    same("what-chips", [entry["chips"] for entry in entries], [each for each in [int(number or gain)] if each])


@phrase(
    "then",
    en="{number} chip[s] go[es] into the {pot}[ ({clause})]",
    de=(
        "komm[en][t] {number} Chip[s] in den {pot}[ ({clause})]",
        "{number} Chip[s] komm[en][t] in den {pot}[ ({clause})]",
    ),
)
def _(scene: Scene, number: str, pot: str, clause: str = "") -> None:
    """Chips that what happened last brought into a pot, under one clause or at all, in one movement; 0 is none."""
    (name,) = scene.pots([(pot, 0)])
    entries = [entry for entry in scene.verdict()["ledger"] if entry["at"] == scene.last and "chips" in entry]
    entries = [entry for entry in entries if entry["to"] == f"pot:{name}" and clause in (entry["clause"], "")]
    same("what-chips", [entry["chips"] for entry in entries], [each for each in [int(number)] if each])


@phrase(
    "then",
    en="{seat} is to {doing}",
    de=("ist {seat} mit {doing} an der Reihe", "{seat} ist mit {doing} an der Reihe"),
)
def _(scene: Scene, seat: str, doing: str) -> None:
    scene.verdict()
    if doing not in DOINGS:
        raise UnsaidError(
            "word-unknown", {"kind": {"words": "word-kind-doing"}, "word": doing, "known": listed(DOINGS)}
        )
    verb, trick_open = DOINGS[doing]
    legal = scene.legal()
    seats = {act["by"] for act in legal.acts if verb in act}
    if verb == "play":
        plays, active = _deal_so_far(scene)
        same("what-open", bool(plays % active), trick_open)
        seats |= {legal.seat} if legal.unknown and not any("play" not in act for act in legal.acts) else set()
    same("what-turn", seats, {seat})


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
    legal = scene.legal()
    same("what-turn", legal.seat, seat)
    holds(legal.unknown == 0, "scene-hidden")
    allowed = {act.get("play") for act in legal.acts}
    if cards:
        same("what-lawful", allowed, set(cards.split()))
    else:
        holds(len(allowed) > 1, "scene-no-choice")
    same("what-refused", bool(legal.refused), bool(cards))


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
    acts = [act for act in scene.legal().acts if act.get("by") == seat]
    if number:
        bids = [bid for bid in range(int(number), int(most) + 1) if str(bid) != barred]
        if barred and not int(number) <= int(barred) <= int(most):
            untrue("scene-barred", number=barred, least=number, most=most)
        words = [scene.words.bid(call, lang)] if call else []
        same("what-lawful", [act["bid"] for act in acts if "bid" in act], [*bids, *words])
        return
    allowed = [act.get("bet") for act in acts]
    stated: list[object] = []
    for choice in _listed(choices):
        word = next(word for pattern, word in CHOICES[lang].items() if re.fullmatch(pattern, choice))
        limits = dict(zip(("from", "to"), map(int, re.findall(r"\d+", choice)), strict=False))
        stated.append(limits or word)
    same("what-lawful", sorted(allowed, key=str), sorted(stated, key=str))


@phrase(
    "then",
    en=("{seat} may play {card} only as {cards}", "{seat} may rename it only {cards}"),
    de=("darf {seat} {card} nur als {cards} spielen", "darf {seat} ihn nur in {cards} umbenennen"),
)
def _(scene: Scene, seat: str, cards: str, card: str = "") -> None:
    """The cards that a wild card may stand for."""
    scene.verdict()
    acts = [act for act in scene.legal().acts if act.get("by") == seat]
    names = [str(act.get("as") if card else act.get("rename")) for act in acts if not card or act.get("play") == card]
    same("what-lawful", sorted(names), sorted(cards.split()))


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
    code, weight = looked_up("fault", fault, FAULTS[lang]), looked_up("severity", severity, SEVERITIES)
    unreadable = weight == "unreadable"
    at = "" if unreadable else scene.last
    if seat:
        at = scene.pointer_to_play(seat, card) if card else scene.pointer_to_display(seat)
    findings = scene.judge()["findings"]
    here = [finding for finding in findings if finding["at"] == at or finding["at"].startswith(f"{at}/")]
    said = [(finding["severity"], finding["code"], (finding["clause"] or {}).get("id")) for finding in here]
    same("what-faults", said, [(weight, code, clause)])
    if not unreadable:
        actor = scene.events[int(at.split("/")[2])].get("by")
        same("what-actor", here[0]["seat"] if actor else None, actor if here[0]["seat"] else None)
    scene.named.append((here[0]["at"], code))
    scene.verdict()


@phrase(
    "then",
    en=("everything is clean", "{seat}'s {card} cannot be judged yet"),
    de=("ist alles fehlerfrei", "alles ist fehlerfrei", "ist {card} von {seat} noch ungeklärt"),
)
def _(scene: Scene, seat: str = "", card: str = "") -> None:
    verdict = scene.verdict()
    same("what-all-faults", [code for _, code in scene.named], [])
    open_ones = [scene.pointer_to_play(seat, card)] if card else []
    same("what-undecided", [entry["at"] for entry in verdict["undecided"]], open_ones)
    same("what-verdict", verdict["verdict"], "undetermined" if card else "clean")


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
    same("what-over", verdict["finished"], bool(seats))
    same("what-winners", verdict["winners"], _listed(seats) if seats else [])


@phrase("then", en="{seats} play together", de=("spielen {seats} zusammen", "{seats} spielen zusammen"))
def _(scene: Scene, seats: str) -> None:
    sides = scene.verdict()["sides"] or []
    if _listed(seats) not in sides:
        same("what-sides", [" ".join(side) for side in sides], " ".join(_listed(seats)))


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
