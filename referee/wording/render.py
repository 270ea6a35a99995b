"""What a person reads around the findings: hints, summaries, the command's own words."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "hint-legal": {"en": "lawful: {cards}", "de": "erlaubt: {cards}"},
    "hint-cite": {"en": "see {cite}", "de": "siehe {cite}"},
    "word-clean": {"en": "clean", "de": "fehlerfrei"},
    "word-undetermined": {"en": "undetermined", "de": "ungeklärt"},
    "word-irregular": {"en": "irregular", "de": "regelwidrig"},
    "word-impossible": {"en": "impossible", "de": "unmöglich"},
    "word-unreadable": {"en": "unreadable", "de": "unlesbar"},
    "summary-won": {"en": "{winners} has won", "de": "{winners} hat gewonnen"},
    "summary-won-several": {"en": "{winners} have won", "de": "{winners} haben gewonnen"},
    "summary-open": {"en": "not finished", "de": "nicht beendet"},
    "summary-stopped": {"en": "judged up to there", "de": "bis dahin beurteilt"},
    "findings-one": {"en": "1 finding", "de": "1 Befund"},
    "findings-several": {"en": "{count} findings", "de": "{count} Befunde"},
    "undecided-one": {"en": "1 act undecided", "de": "1 Handlung offen"},
    "undecided-several": {"en": "{count} acts undecided", "de": "{count} Handlungen offen"},
    "total": {"en": "{count} logs: {parts}", "de": "{count} Protokolle: {parts}"},
    "no-logs": {"en": "No log was found in {paths}.", "de": "In {paths} wurde kein Protokoll gefunden."},
    "no-rules": {"en": "No rules were found in {path}.", "de": "In {path} wurden keine Regeln gefunden."},
    "not-there": {
        "en": "{path}: there is no such file or folder.",
        "de": "{path}: Diese Datei oder diesen Ordner gibt es nicht.",
    },
    "not-readable": {"en": "{path}: it cannot be read: {reason}.", "de": "{path}: lässt sich nicht lesen: {reason}."},
    "specs-faulty": {
        "en": "The rules cannot be used (`referee lint` checks them):",
        "de": "Die Regeln sind nicht brauchbar (`referee lint` prüft sie):",
    },
    "internal": {
        "en": "{log}: the referee itself failed; this is a bug: {reason}.",
        "de": "{log}: Der Referee selbst ist gescheitert; das ist ein Fehler im Programm: {reason}.",
    },
    "lint-clean": {"en": "{path}: nothing to remark", "de": "{path}: nichts zu bemerken"},
    "lint-total-one": {"en": "1 remark", "de": "1 Bemerkung"},
    "lint-total": {"en": "{count} remarks", "de": "{count} Bemerkungen"},
    "not-judged": {
        "en": "{log}: not judged, for the rules of its game cannot be used.",
        "de": "{log}: nicht beurteilt, denn die Regeln seines Spiels sind nicht brauchbar.",
    },
    "legal-seat": {"en": "{seat} is to act.", "de": "{seat} ist an der Reihe."},
    "legal-nobody": {"en": "No one seat is to act.", "de": "Kein bestimmter Platz ist an der Reihe."},
    "legal-over": {"en": "The game is over.", "de": "Das Spiel ist zu Ende."},
    "legal-may": {"en": "May come next:", "de": "Jetzt kann kommen:"},
    "legal-refused": {"en": "May not be played:", "de": "Darf nicht gespielt werden:"},
    "legal-unknown-one": {
        "en": "One card of this hand is unknown.",
        "de": "Eine Karte dieses Blatts ist unbekannt.",
    },
    "legal-unknown": {
        "en": "{count} cards of this hand are unknown.",
        "de": "{count} Karten dieses Blatts sind unbekannt.",
    },
    "explain-unknown": {
        "en": "There is no code, clause, open point or variant `{name}`; see `referee explain --list`.",
        "de": "Einen Code, eine Klausel, einen offenen Punkt oder eine Variante `{name}` gibt es nicht; siehe `referee explain --list`.",
    },
    "explain-unknown-near": {
        "en": "There is no code, clause, open point or variant `{name}`; did you mean `{hint}`?",
        "de": "Einen Code, eine Klausel, einen offenen Punkt oder eine Variante `{name}` gibt es nicht; meinst du `{hint}`?",
    },
    "explain-example": {"en": "Example: {example}", "de": "Beispiel: {example}"},
    "explain-code": {"en": "{code} ({severity})", "de": "{code} ({severity})"},
    "explain-clause": {"en": "{id} ({game})", "de": "{id} ({game})"},
    "explain-used": {"en": "In the rules file: {places}", "de": "In der Regeldatei: {places}"},
    "explain-told": {
        "en": "Only the rulebook tells it: no log can show whether it was kept.",
        "de": "Das sagt nur das Regelbuch: Kein Protokoll kann zeigen, ob es eingehalten wurde.",
    },
    "explain-answers": {
        "en": "Answers (the first is the default):",
        "de": "Antworten (die erste gilt, wo nichts gesagt ist):",
    },
    "word-rules": {"en": "about rules", "de": "zu Regeln"},
    "games-players": {"en": "players: {count}", "de": "Spieler: {count}"},
    "games-extends": {"en": "extends {game}", "de": "erweitert {game}"},
    "games-options": {"en": "options:", "de": "Einstellungen:"},
    "games-variants": {"en": "variants:", "de": "Varianten:"},
    "games-presets": {"en": "presets:", "de": "Zusammenstellungen:"},
    "games-rulings": {
        "en": "open points, with the answers (the default first):",
        "de": "offene Punkte mit den Antworten (die Vorgabe zuerst):",
    },
    "games-notations": {"en": "notations: {names}", "de": "Schreibweisen: {names}"},
    "games-sources": {"en": "sources:", "de": "Quellen:"},
}
