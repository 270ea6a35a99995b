"""A game told act by act, as one card player tells it to another."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    # before the first act
    "told-table": {"en": "{seats} play {game}.", "de": "{seats} spielen {game}."},
    "told-table-sides": {"en": "{seats} play {game} against {others}.", "de": "{seats} spielen {game} gegen {others}."},
    # the cut, the deal, and hands thrown in
    "told-cut": {"en": "{seat} cuts {card}", "de": "{seat} hebt {card} ab"},
    "told-cut-dealer": {"en": "{cuts}: {seat} deals first.", "de": "{cuts}: {seat} gibt zuerst."},
    "told-cut-again": {"en": "{cuts}: they cut again.", "de": "{cuts}: Es wird noch einmal abgehoben."},
    "told-deal": {"en": "{seat} deals {count} cards each.", "de": "{seat} gibt jedem {count} Karten."},
    "told-deal-one": {"en": "{seat} deals one card each.", "de": "{seat} gibt jedem eine Karte."},
    "told-throw-in": {"en": "{seat} throws the hand in.", "de": "{seat} wirft hin."},
    "told-throw-in-shown": {
        "en": "{seat} shows {cards} and throws the hand in.",
        "de": "{seat} zeigt {cards} und wirft hin.",
    },
    # trumps and the stock
    "told-turn": {"en": "{seat} turns up {card}.", "de": "{seat} deckt {card} auf."},
    "told-turn-trump": {"en": "{seat} turns up {card}: {trump}.", "de": "{seat} deckt {card} auf: {trump}."},
    "told-turned": {"en": "{card} is turned up.", "de": "{card} wird aufgedeckt."},
    "told-turned-trump": {"en": "{card} is turned up: {trump}.", "de": "{card} wird aufgedeckt: {trump}."},
    "told-trump": {"en": "{suit} is the trump suit", "de": "{suit} ist Trumpf"},
    "told-trumps": {"en": "{suit} are trumps", "de": "{suit} ist Trumpf"},
    "told-trump-word": {"en": "trump", "de": "Trumpf"},
    "told-draw": {"en": "{seat} draws {card}.", "de": "{seat} zieht {card}."},
    "told-draw-unseen": {"en": "{seat} draws a card.", "de": "{seat} zieht eine Karte."},
    "told-draw-turned": {
        "en": "{seat} takes {card}, the card turned up.",
        "de": "{seat} nimmt {card}, die aufgedeckte Karte.",
    },
    # bets, displays and bids
    "told-bet": {"en": "{seat} bets {bet}.", "de": "{seat} setzt {bet}."},
    "told-raise": {"en": "{seat} raises to {bet}.", "de": "{seat} erhöht auf {bet}."},
    "told-match": {"en": "{seat} matches the bet of {bet}.", "de": "{seat} geht bei {bet} mit."},
    "told-pass": {"en": "{seat} passes.", "de": "{seat} schiebt."},
    "told-fold": {"en": "{seat} folds.", "de": "{seat} steigt aus."},
    "told-fold-alone": {
        "en": "{seat} folds: only {other} is left.",
        "de": "{seat} steigt aus: Nur {other} ist noch dabei.",
    },
    "told-display": {"en": "{seat} shows {cards}.", "de": "{seat} legt {cards} aus."},
    "told-display-nothing": {"en": "{seat} has nothing to show.", "de": "{seat} hat nichts auszulegen."},
    "told-bid": {"en": "{seat} bids {bid}.", "de": "{seat} sagt {bid} an."},
    # the tricks
    "told-as": {"en": "{card} as {named}", "de": "{card} als {named}"},
    "told-lead": {"en": "{seat} leads {card}", "de": "{seat} spielt {card} aus"},
    "told-follow": {"en": "{seat} follows with {card}", "de": "{seat} bedient mit {card}"},
    "told-ruff": {"en": "{seat} trumps with {card}", "de": "{seat} sticht mit {card}"},
    "told-overruff": {"en": "{seat} overtrumps with {card}", "de": "{seat} übersticht mit {card}"},
    "told-underruff": {"en": "{seat} undertrumps with {card}", "de": "{seat} untersticht mit {card}"},
    "told-throw-off": {"en": "{seat} throws off {card}", "de": "{seat} wirft {card} ab"},
    "told-rename": {
        "en": "{seat} renames {card}, {was} until now, as {named}",
        "de": "{seat} benennt {card}, bisher {was}, in {named} um",
    },
    "told-end": {"en": "{what}.", "de": "{what}."},
    "told-takes": {"en": "{what} and takes the trick.", "de": "{what} und gewinnt den Stich."},
    "told-other-takes": {
        "en": "{what}, and {winner} takes the trick.",
        "de": "{what}, und {winner} gewinnt den Stich.",
    },
    "told-won": {"en": "{what} {winner} wins the game.", "de": "{what} {winner} gewinnt die Partie."},
    "told-won-several": {
        "en": "{what} {winners} win the game together.",
        "de": "{what} {winners} gewinnen die Partie gemeinsam.",
    },
    # what the log claims
    "told-claim-trick": {
        "en": "The log says: {seat} took the trick.",
        "de": "Das Protokoll sagt: {seat} hat den Stich gewonnen.",
    },
    "told-claim-score": {"en": "The log says: {scores}.", "de": "Das Protokoll sagt: {scores}."},
    "told-claim-chips": {"en": "The log says, in chips: {chips}.", "de": "Das Protokoll sagt, in Chips: {chips}."},
    "told-result": {"en": "The log says at the end: {parts}.", "de": "Das Protokoll sagt zum Schluss: {parts}."},
    "told-result-won": {"en": "{winner} has won", "de": "{winner} hat gewonnen"},
    "told-result-won-several": {"en": "{winners} have won", "de": "{winners} haben gewonnen"},
    "told-result-nobody": {"en": "nobody has won", "de": "niemand hat gewonnen"},
    "told-result-chips": {"en": "in chips {chips}", "de": "in Chips {chips}"},
    "told-result-played": {"en": "played to the end", "de": "zu Ende gespielt"},
    "told-result-resigned": {"en": "given up", "de": "aufgegeben"},
    "told-result-forfeit": {"en": "forfeited", "de": "kampflos verloren"},
    "told-result-abandoned": {"en": "broken off", "de": "abgebrochen"},
    # what cannot have happened: as the log has it
    "told-lets": {"en": "The log has {seat} {what}.", "de": "Das Protokoll lässt {seat} {what}."},
    "told-lets-nobody": {"en": "The log says: {what}.", "de": "Im Protokoll steht: {what}."},
    "told-do-cut": {"en": "cut ({cuts})", "de": "abheben ({cuts})"},
    "told-do-deal": {"en": "deal", "de": "geben"},
    "told-do-throw-in": {"en": "throw a hand in", "de": "hinwerfen"},
    "told-do-turn": {"en": "turn up {card}", "de": "{card} aufdecken"},
    "told-do-draw": {"en": "draw {card}", "de": "{card} ziehen"},
    "told-do-draw-unseen": {"en": "draw a card", "de": "eine Karte ziehen"},
    "told-do-bet": {"en": "bet {bet}", "de": "{bet} setzen"},
    "told-do-match": {"en": "match the bet", "de": "mitgehen"},
    "told-do-pass": {"en": "pass", "de": "schieben"},
    "told-do-fold": {"en": "fold", "de": "aussteigen"},
    "told-do-display": {"en": "show {cards}", "de": "{cards} auslegen"},
    "told-do-display-nothing": {"en": "show no card", "de": "nichts auslegen"},
    "told-do-bid": {"en": "bid {bid}", "de": "{bid} ansagen"},
    "told-do-play": {"en": "play {card}", "de": "{card} spielen"},
    "told-do-rename": {"en": "rename a wild card as {card}", "de": "einen Joker in {card} umbenennen"},
    # the page of a game, which a command writes
    "view-written-one": {"en": "{page}: {log}, one moment; {summary}", "de": "{page}: {log}, ein Moment; {summary}"},
    "view-written": {
        "en": "{page}: {log}, {count} moments; {summary}",
        "de": "{page}: {log}, {count} Momente; {summary}",
    },
    "view-several": {
        "en": "{log} holds {count} logs: say which one by `--entry`, 1 to {count}.",
        "de": "{log} enthält {count} Protokolle: Sag mit `--entry`, welches, 1 bis {count}.",
    },
    "view-no-entry": {
        "en": "{log} has no log number {entry}: it holds {count}.",
        "de": "{log} hat kein Protokoll Nummer {entry}: Es sind {count}.",
    },
    "view-folder": {
        "en": "{log} is a folder: name the file of one game.",
        "de": "{log} ist ein Ordner: Nenn die Datei einer Partie.",
    },
    "view-itself": {
        "en": "{page} is the log itself: name another file by `--out`.",
        "de": "{page} ist das Protokoll selbst: Nenn mit `--out` eine andere Datei.",
    },
    "view-no-folder": {
        "en": "{page} cannot be written: there is no folder {folder}.",
        "de": "{page} lässt sich nicht schreiben: Den Ordner {folder} gibt es nicht.",
    },
    "view-is-folder": {
        "en": "{page} cannot be written: it is a folder.",
        "de": "{page} lässt sich nicht schreiben: Das ist ein Ordner.",
    },
    "view-unwritten": {
        "en": "{page} cannot be written: {reason}.",
        "de": "{page} lässt sich nicht schreiben: {reason}.",
    },
    # joining
    "told-and": {"en": "{first} and {last}", "de": "{first} und {last}"},
}
