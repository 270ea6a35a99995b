"""The one table of codes: what each kind of finding means, with an example."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from referee.findings import IMPOSSIBLE, IRREGULAR, UNREADABLE

RULES: Final = "rules"
"""The severity of what the linter finds: it is about rules, not about a log."""


@dataclass(frozen=True, slots=True)
class Code:
    """One kind of finding.

    Args:
        severity: How much it weighs.
        text: What it means, in each language.
        example: A line that earns it.
        remark: What must be known beside the line, in each language; or nothing.
    """

    severity: str
    text: dict[str, str]
    example: str
    remark: dict[str, str]


def _code(severity: str, en: str, de: str, example: str, remark_en: str = "", remark_de: str = "") -> Code:
    return Code(severity, {"en": en, "de": de}, example, {"en": remark_en, "de": remark_de} if remark_en else {})


CODES: Final[dict[str, Code]] = {
    "log.not-found": _code(UNREADABLE, "The file is not there.", "Die Datei ist nicht da.", "referee check tuseday.yaml"),
    "log.encoding": _code(UNREADABLE, "The file is not UTF-8.", "Die Datei ist nicht UTF-8.", "seats: [Jos\\xe9, Ben]"),
    "log.syntax": _code(UNREADABLE, "The text is not well-formed YAML or JSON.", "Der Text ist kein wohlgeformtes YAML oder JSON.", "- {by: Ben, turn: Q♠"),
    "log.duplicate-key": _code(UNREADABLE, "A key stands twice in one mapping.", "Ein Schlüssel steht zweimal in einer Zuordnung.", "{by: Ben, by: Anna, play: 7♦}"),
    "log.too-large": _code(UNREADABLE, "The log is larger or deeper than is read; the limits can be set.", "Das Protokoll ist größer oder tiefer, als gelesen wird; die Grenzen lassen sich setzen.", "[[[[[[[[…]]]]]]]]"),
    "log.schema": _code(UNREADABLE, "The log has a key too many, a key too few, or something of the wrong kind.", "Dem Protokoll fehlt ein Schlüssel, es hat einen zu viel, oder etwas ist von falscher Art.", "- {by: Ben, plai: 7♦}"),
    "log.unknown-game": _code(UNREADABLE, "There is no such game.", "Dieses Spiel gibt es nicht.", "game: wisht"),
    "log.unknown-variant": _code(UNREADABLE, "The game has no such variant or preset.", "Das Spiel hat keine solche Variante oder Zusammenstellung.", "variants: [longdeck]"),
    "log.variant-conflict": _code(UNREADABLE, "Two variants or rulings cannot hold at once.", "Zwei Varianten oder Antworten können nicht zugleich gelten.", "variants: [one, other]"),
    "log.unknown-option": _code(UNREADABLE, "The game has no such option.", "Das Spiel hat keine solche Einstellung.", "options: {gaol: 61}"),
    "log.missing-option": _code(UNREADABLE, "An option that has no usual value is not given.", "Eine Einstellung ohne üblichen Wert ist nicht genannt.", "options: {}"),
    "log.bad-option": _code(UNREADABLE, "An option's value is of the wrong kind or out of range.", "Der Wert einer Einstellung ist von falscher Art oder außerhalb der Grenzen.", 'options: {target: "61"}'),
    "log.unknown-ruling": _code(UNREADABLE, "The game has no such open point, or not this answer to it.", "Das Spiel hat keinen solchen offenen Punkt oder nicht diese Antwort.", "rulings: {XX-A1: perhaps}"),
    "log.unknown-notation": _code(UNREADABLE, "The game's cards are not written in this notation.", "In dieser Schreibweise schreibt man die Karten des Spiels nicht.", "notation: fr"),
    "log.rules-version": _code(UNREADABLE, "The log was played under another major version of the rules.", "Das Protokoll folgt einer anderen Hauptfassung der Regeln.", 'rules: "2"'),
    "log.seats": _code(UNREADABLE, "Too many or too few seats, or two of the same name.", "Zu viele oder zu wenige Plätze, oder zwei mit gleichem Namen.", "seats: [Anna, Anna]"),
    "log.unknown-seat": _code(UNREADABLE, "A name that is not among the seats.", "Ein Name, der nicht unter den Plätzen ist.", "- {by: Bne, play: 7♦}"),
    "log.unknown-card": _code(UNREADABLE, "A text that is no card in the log's notation.", "Ein Text, der in der Schreibweise des Protokolls keine Karte ist.", "- {by: Ben, play: 1♥}"),
    "order.out-of-turn": _code(IMPOSSIBLE, "The right kind of act, by the wrong seat.", "Die richtige Handlung, aber vom falschen Platz.", "- {by: Anna, play: 7♦}", "it is Ben's turn", "Ben ist an der Reihe"),
    "order.out-of-phase": _code(IMPOSSIBLE, "An act that the game does not allow at this point.", "Eine Handlung, die das Spiel an dieser Stelle nicht erlaubt.", "- {by: Ben, play: 7♦}", "before the deal", "vor dem Geben"),
    "order.after-the-end": _code(IMPOSSIBLE, "An act after the game was won.", "Eine Handlung, nachdem das Spiel gewonnen war.", "- {by: Ben, play: 7♦}", "Ben has 61 points already", "Ben hat schon 61 Punkte"),
    "deal.no-dealer": _code(IMPOSSIBLE, "Neither a cut nor `by` says who deals first.", "Weder Abheben noch `by` sagt, wer zuerst gibt.", "- deal: {Anna: 7, Ben: 7}", "the first event", "das erste Ereignis"),
    "deal.wrong-dealer": _code(IMPOSSIBLE, "The deal belongs to another seat.", "Ein anderer Platz ist mit Geben dran.", "- {by: Anna, deal: {…}}", "Ben deals", "Ben gibt"),
    "deal.wrong-count": _code(IMPOSSIBLE, "A hand or a pile has the wrong number of cards.", "Ein Blatt oder ein Stapel hat die falsche Zahl Karten.", "- {by: Ben, deal: {Anna: 6, Ben: 7}}"),
    "deal.duplicate-card": _code(IMPOSSIBLE, "A card stands twice in a deal or a cut.", "Eine Karte steht beim Geben oder Abheben zweimal da.", "- cut: {Anna: 3♠, Ben: 3♠}"),
    "deal.foreign-card": _code(IMPOSSIBLE, "A card that the pack in play does not have.", "Eine Karte, die nicht zum Kartenspiel gehört.", "- cut: {Anna: 2♠, Ben: K♦}", "a pack without twos", "ein Kartenspiel ohne Zweien"),
    "turn-up.not-in-stock": _code(IMPOSSIBLE, "The card turned up is elsewhere, or the recorded stock says another.", "Die aufgedeckte Karte ist anderswo, oder der aufgeschriebene Ziehstapel nennt eine andere.", "- {by: Ben, turn: K♥}", "Anna holds K♥", "Anna hat K♥ auf der Hand"),
    "draw.wrong-card": _code(IMPOSSIBLE, "The card drawn is not the one turned up, is elsewhere, or the recorded stock says another.", "Die gezogene Karte ist nicht die aufgedeckte, ist anderswo, oder der aufgeschriebene Ziehstapel nennt eine andere.", "- {by: Ben, draw: K♥}", "9♥ lies turned up", "9♥ liegt aufgedeckt"),
    "throw-in.wrong-cards": _code(IMPOSSIBLE, "The hand shown is not the hand held.", "Das gezeigte Blatt ist nicht das gehaltene.", "- {by: Anna, throw-in: 2♣ 3♣}"),
    "throw-in.not-entitled": _code(IRREGULAR, "The hand may not be thrown in; it is, all the same.", "Das Blatt darf man nicht hinwerfen; es bleibt trotzdem hingeworfen.", "- {by: Anna, throw-in: K♥ 2♦ 4♠ 5♠ 6♠ 8♣ 9♣}"),
    "display.card-not-held": _code(IMPOSSIBLE, "A card is shown that is not in the hand.", "Eine Karte wird ausgelegt, die nicht im Blatt ist.", "- {by: Di, display: elay-2 coru-4}", "Bo holds elay-2", "Bo hat elay-2 auf der Hand"),
    "display.wrong-cards": _code(IRREGULAR, "The cards shown are not those that the hand must show.", "Ausgelegt sind nicht die Karten, die das Blatt zeigen muss.", "- {by: Di, display: elay-5}", "Di holds elay-2 as well", "Di hat auch elay-2"),
    "wild.unnamed": _code(IMPOSSIBLE, "A wild card is played without saying what it stands for.", "Ein Joker wird gespielt, ohne dass jemand sagt, wofür er steht.", "- {by: Ben, play: wild-2}"),
    "wild.wrong-identity": _code(IMPOSSIBLE, "A wild card is named as a card that no wild card may stand for.", "Ein Joker wird als Karte benannt, für die kein Joker stehen darf.", "- {by: Ben, play: wild-2, as: trump-9}"),
    "wild.not-wild": _code(IMPOSSIBLE, "`as` beside a card that is no wild card.", "`as` neben einer Karte, die kein Joker ist.", "- {by: Ben, play: 7♦, as: 8♦}"),
    "play.card-not-held": _code(IMPOSSIBLE, "The card is not in the hand, or was played already.", "Die Karte ist nicht im Blatt oder schon gespielt.", "- {by: Ben, play: K♥}", "Anna holds K♥", "Anna hat K♥ auf der Hand"),
    "wild.in-trick": _code(IMPOSSIBLE, "A wild card is named as a card, real or named, that lies in the trick already.", "Ein Joker wird als Karte benannt, die wirklich oder benannt schon im Stich liegt.", "- {by: Ben, play: wild-2, as: elay-5}", "elay-5 was led", "elay-5 ist ausgespielt"),
    "wild.rename-missing": _code(IMPOSSIBLE, "The real card of a wild one came, and the next act is not the renaming.", "Die wirkliche Karte eines Jokers kam, und als Nächstes wird er nicht umbenannt.", "- {by: Cy, play: elay-3}", "Ben must first rename his wild card", "Ben muss zuerst seinen Joker umbenennen"),
    "wild.rename-off-suit": _code(IMPOSSIBLE, "A wild card is renamed to a card of another suit.", "Ein Joker wird in eine Karte anderer Farbe umbenannt.", "- {by: Ben, rename: coru-5}", "it stood for elay-5", "er stand für elay-5"),
    "bet.pass-after-bet": _code(IMPOSSIBLE, "A pass once there is a bet.", "Geschoben, obwohl schon gesetzt ist.", "- {by: Cy, bet: pass}", "Ben has bet 3", "Ben hat 3 gesetzt"),
    "bet.nothing-to-match": _code(IMPOSSIBLE, "A match before there is a bet.", "Mitgegangen, bevor jemand gesetzt hat.", "- {by: Ada, bet: match}"),
    "bet.too-low": _code(IMPOSSIBLE, "A bet that is no higher than the one there is.", "Ein Einsatz, der nicht höher ist als der bisherige.", "- {by: Cy, bet: 3}", "Ben has bet 3", "Ben hat 3 gesetzt"),
    "bet.too-high": _code(IMPOSSIBLE, "A raise above the limit.", "Über die Grenze hinaus erhöht.", "- {by: Cy, bet: 90}", "the pot is the limit", "der Topf ist die Grenze"),
    "bet.own-raise": _code(IMPOSSIBLE, "A raise by the seat whose own raise was the last.", "Erhöht von dem, der zuletzt selbst erhöht hat.", "- {by: Ben, bet: 5}", "Ben has bet 3, and all have matched it", "Ben hat 3 gesetzt, und alle sind mitgegangen"),
    "bid.out-of-range": _code(IRREGULAR, "A bid that the rules do not allow; it stands.", "Eine Ansage, die nicht erlaubt ist; sie gilt trotzdem.", "- {by: Ada, bid: 14}", "there are 13 tricks", "es gibt 13 Stiche"),
    "play.barred": _code(IRREGULAR, "A card that may not be led or played yet; it stands.", "Eine Karte, die noch nicht ausgespielt oder zugegeben werden darf; sie bleibt liegen.", "- {by: Ada, play: trump-9}", "no trump was played yet", "es ist noch kein Trumpf gefallen"),
    "play.revoke": _code(IRREGULAR, "A card outside what the rules of following allow; it stands.", "Nicht bedient: eine Karte, die beim Bedienen nicht erlaubt war; sie bleibt liegen.", "- plays: K♥ 3♣", "Ben holds A♥", "Ben hat A♥ auf der Hand"),
    "claim.trick": _code(IRREGULAR, "The log gives the last trick to the wrong seat, or there is none yet.", "Das Protokoll gibt den letzten Stich dem falschen Platz, oder es gibt noch keinen.", "- trick: Anna", "Ben won it", "Ben hat ihn gewonnen"),
    "claim.score": _code(IRREGULAR, "The log's running score is wrong.", "Der Punktestand des Protokolls ist falsch.", "- score: {Anna: 0, Ben: 13}", "Ben has 12", "Ben hat 12"),
    "claim.chips": _code(IRREGULAR, "The log's chips are wrong, or no money is played for.", "Die Chips des Protokolls sind falsch, oder es geht nicht um Geld.", "- chips: {Anna: 3}"),
    "claim.result": _code(IRREGULAR, "The log's result is wrong, or the game is not finished.", "Das Ergebnis des Protokolls ist falsch, oder das Spiel ist nicht beendet.", "result: {winners: [Anna]}", "Ben has won", "Ben hat gewonnen"),
    "rules.not-found": _code(RULES, "The rules file cannot be had.", "Die Regeldatei ist nicht zu haben.", "referee lint rulse.yaml"),
    "rules.encoding": _code(RULES, "The rules file is not UTF-8.", "Die Regeldatei ist nicht UTF-8.", "name: {de: K\\xfcche}"),
    "rules.syntax": _code(RULES, "The rules file is not well-formed YAML.", "Die Regeldatei ist kein wohlgeformtes YAML.", "players: {count: [2]"),
    "rules.duplicate-key": _code(RULES, "A key stands twice in one mapping.", "Ein Schlüssel steht zweimal in einer Zuordnung.", "pack: …  pack: …"),
    "rules.too-large": _code(RULES, "The rules file is larger or deeper than is read.", "Die Regeldatei ist größer oder tiefer, als gelesen wird.", "[[[[[[[[…]]]]]]]]"),
    "rules.schema": _code(RULES, "The rules have a key too many, a key too few, or something of the wrong kind.", "Den Regeln fehlt ein Schlüssel, sie haben einen zu viel, oder etwas ist von falscher Art.", "tricks: {kind: trick}"),
    "rules.redefined": _code(RULES, "A game of this name is there already.", "Ein Spiel dieses Namens gibt es schon.", "game: my-game  …  game: my-game"),
    "rules.extends": _code(RULES, "The game that is extended is not there.", "Das erweiterte Spiel gibt es nicht.", "extends: ../other.yaml"),
    "rules.patch": _code(RULES, "A variant, ruling or extension changes a place that is not there.", "Eine Variante, Antwort oder Erweiterung ändert eine Stelle, die es nicht gibt.", "set: {options/targte/default: 91}"),
    "rules.cards": _code(RULES, "The cards, the pack or the wild cards cannot be: too many, twice, too few, or none.", "Die Karten, das Kartenspiel oder die Joker sind unmöglich: zu viele, doppelt, zu wenige oder keine.", 'pack: {cards: "!any"}'),
    "rules.notation": _code(RULES, "A notation cannot write a card, or writes two alike.", "Eine Schreibweise kann eine Karte nicht schreiben oder schreibt zwei gleich.", "suits: {S: X, H: X}"),
    "rules.name": _code(RULES, "A name that is not there, or that does not fit where it stands.", "Ein Name, den es nicht gibt oder der an dieser Stelle nicht passt.", "presets: {old: [short-dekc]}"),
    "rules.clause": _code(RULES, "A clause that is not there.", "Eine Klausel, die es nicht gibt.", "clause: PN.FOLOW"),
    "rules.option": _code(RULES, "An option whose default is out of its own range.", "Eine Einstellung, deren Vorgabe außerhalb ihrer Grenzen liegt.", "{min: 1, default: 0}"),
    "rules.order": _code(RULES, "An order lacks a rank of the pack, has it twice, or has one that no card has.", "Einer Reihenfolge fehlt ein Rang, sie hat ihn doppelt oder einen, den keine Karte hat.", "default: [A, K, Q, 10, 9]"),
    "rules.sequence": _code(RULES, "The phases stand in an order that cannot be played.", "Die Phasen stehen in einer Folge, die sich nicht spielen lässt.", "sequence: [tricks, deal]"),
    "rules.ladder": _code(RULES, "A ladder that does not end with `any`, tiers that may leave a trick to nobody, or wild cards chosen by them.", "Eine Leiter, die nicht mit `any` endet, Stufen, die einen Stich niemandem geben, oder Joker darin.", "ladder: [led]"),
    "rules.deal": _code(RULES, "The deal does not come out, or the stock does not last.", "Das Geben geht nicht auf, oder der Ziehstapel reicht nicht.", "deal: {each: 30}"),
    "rules.expression": _code(RULES, "An expression or selector that cannot be read, or names what is not there, or not yet there.", "Ein Ausdruck oder eine Auswahl, die nicht lesbar ist oder etwas nennt, das es nicht oder noch nicht gibt.", "if: scor(me) >= target"),
    "rules.cite": _code(RULES, "A clause that cites nothing, or a source or section that is not listed.", "Eine Klausel ohne Quelle, oder mit einer Quelle oder einem Abschnitt, die nicht aufgeführt sind.", "cite: []"),
    "rules.language": _code(RULES, "A text that lacks one of the game's languages.", "Ein Text, dem eine der Sprachen des Spiels fehlt.", "text: {en: Follow suit}"),
    "rules.unused": _code(RULES, "A clause, table, option, phase or pot that nothing uses.", "Eine Klausel, Tabelle, Einstellung, Phase oder ein Topf, die nichts benutzt.", "values: {old-ones: …}"),
    "rules.unreachable": _code(RULES, "A row of a table or a rung of a ladder that nothing can reach.", "Eine Tabellenzeile oder Sprosse, die nichts erreicht.", '[{cards: any, …}, {cards: "rank:A", …}]'),
    "rules.conflict": _code(RULES, "Two variants, or a variant and a ruling, change the same place.", "Zwei Varianten, oder eine Variante und eine Antwort, ändern dieselbe Stelle.", "set: {pack/cards: …}  …  set: {pack/cards: …}"),
}  # fmt: skip
"""Codes are stable: they never change their meaning."""


def severity_of(code: str) -> str:
    """The severity of a code."""
    return CODES[code].severity
