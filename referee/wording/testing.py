"""What is said of scenarios: why a step does not hold, what a file of words lacks, what a change to the rules shows."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "step-undefined": {
        "en": "Nothing is known that can be said like this.",
        "de": "So lässt sich nichts sagen, was bekannt wäre.",
    },
    "step-undefined-near": {
        "en": "Nothing is known that can be said like this. Did you mean “{phrase}”?",
        "de": "So lässt sich nichts sagen, was bekannt wäre. War »{phrase}« gemeint?",
    },
    "step-ambiguous": {
        "en": "This can mean {count} things.",
        "de": "Das kann {count} verschiedene Dinge heißen.",
    },
    "step-differs": {
        "en": "{what}: stated {stated}, found {found}.",
        "de": "{what}: behauptet {stated}, gefunden {found}.",
    },
    "step-broke": {
        "en": "The step could not be performed: {reason}.",
        "de": "Der Schritt ließ sich nicht ausführen: {reason}.",
    },
    "step-reason": {"en": "{reason}", "de": "{reason}"},
    "step-words": {
        "en": "The words of the game cannot be read: {file}.",
        "de": "Die Wörter des Spiels lassen sich nicht lesen: {file}.",
    },
    "what-winner": {"en": "Who wins the trick", "de": "Wer den Stich gewinnt"},
    "what-points": {"en": "Points for what happened last", "de": "Punkte für das, was zuletzt geschah"},
    "what-chips": {"en": "Chips for what happened last", "de": "Chips für das, was zuletzt geschah"},
    "what-score": {"en": "The score", "de": "Der Stand"},
    "what-accounts": {"en": "Chips won and lost", "de": "Gewonnene und verlorene Chips"},
    "what-pots": {"en": "The pots", "de": "Die Töpfe"},
    "what-turn": {"en": "Whose turn it is", "de": "Wer an der Reihe ist"},
    "what-open": {"en": "Whether a trick lies open", "de": "Ob ein Stich offen liegt"},
    "what-lawful": {"en": "What is lawful", "de": "Was erlaubt ist"},
    "what-refused": {"en": "Whether a card is refused", "de": "Ob eine Karte verboten ist"},
    "what-faults": {"en": "The faults there", "de": "Die Verstöße dort"},
    "what-actor": {"en": "Whose fault it is", "de": "Wessen Verstoß es ist"},
    "what-all-faults": {"en": "All faults so far", "de": "Alle Verstöße bisher"},
    "what-undecided": {"en": "What cannot be judged yet", "de": "Was noch ungeklärt ist"},
    "what-verdict": {"en": "The verdict", "de": "Das Urteil"},
    "what-over": {"en": "Whether the game is over", "de": "Ob die Partie vorbei ist"},
    "what-winners": {"en": "The winners of the game", "de": "Wer die Partie gewinnt"},
    "what-sides": {"en": "Who play together", "de": "Wer zusammenspielt"},
    "scene-settled": {"en": "{what} is settled already.", "de": "{what} steht schon fest."},
    "scene-no-game": {"en": "There is no game yet.", "de": "Es gibt noch keine Partie."},
    "scene-no-event": {"en": "Nothing has happened yet.", "de": "Es ist noch nichts geschehen."},
    "scene-not-played": {"en": "{seat} has not played {card}.", "de": "{seat} hat {card} nicht gespielt."},
    "scene-not-shown": {"en": "{seat} has shown nothing.", "de": "{seat} hat nichts ausgelegt."},
    "scene-no-card": {"en": "No card has just been played.", "de": "Zuletzt wurde keine Karte gespielt."},
    "scene-twice": {"en": "A seat is dealt to twice.", "de": "Jemand bekommt zweimal Karten."},
    "scene-no-others": {"en": "There are no others.", "de": "Es gibt keine anderen."},
    "scene-no-trick": {"en": "No trick is played.", "de": "Es wird kein Stich gespielt."},
    "scene-hidden": {"en": "Not all cards of the hand are known.", "de": "Nicht alle Karten des Blatts sind bekannt."},
    "scene-no-choice": {"en": "There is no choice at all.", "de": "Es gibt gar keine Wahl."},
    "scene-barred": {
        "en": "{number} is no bid from {least} to {most}.",
        "de": "{number} ist keine Ansage von {least} bis {most}.",
    },
    "scene-unnamed": {
        "en": "Faults that the scenario does not name: {faults}",
        "de": "Verstöße, die das Szenario nicht nennt: {faults}",
    },
    "scene-unfound": {
        "en": "Faults that the scenario names are not there any more: {faults}",
        "de": "Verstöße, die das Szenario nennt, sind nicht mehr da: {faults}",
    },
    "word-unknown": {
        "en": "{kind} “{word}” is not known; known: {known}.",
        "de": "{kind} »{word}« ist nicht bekannt; bekannt: {known}.",
    },
    "word-unlisted": {
        "en": "{kind} “{word}” is not in the words of the game ({file}); there are: {known}.",
        "de": "{kind} »{word}« steht nicht bei den Wörtern des Spiels ({file}); dort stehen: {known}.",
    },
    "word-several": {
        "en": "{kind} “{word}” stands in {file} more than once.",
        "de": "{kind} »{word}« steht mehrmals in {file}.",
    },
    "word-kind-preset": {"en": "The preset", "de": "Die Zusammenstellung"},
    "word-kind-ruling": {"en": "The agreement", "de": "Die Absprache"},
    "word-kind-option": {"en": "The option", "de": "Die Einstellung"},
    "word-kind-bid": {"en": "The bid", "de": "Die Ansage"},
    "word-kind-variant": {"en": "The variant", "de": "Die Variante"},
    "word-kind-pot": {"en": "The pot", "de": "Der Topf"},
    "word-kind-game": {"en": "The game", "de": "Das Spiel"},
    "word-kind-fault": {"en": "The fault", "de": "Der Verstoß"},
    "word-kind-severity": {"en": "The judgement", "de": "Das Urteil"},
    "word-kind-doing": {"en": "The doing", "de": "Die Handlung"},
    "word-kind-column": {"en": "The column", "de": "Die Spalte"},
    "word-kind-choice": {"en": "The choice", "de": "Die Möglichkeit"},
    "feature-twice": {
        "en": '"{name}" is the name of the scenario in line {line} too.',
        "de": "»{name}« heißt auch das Szenario in Zeile {line}.",
    },
    "feature-no-examples": {
        "en": '"{name}" is an outline without examples.',
        "de": "»{name}« ist ein Szenariogrundriss ohne Beispiele.",
    },
    "feature-no-rows": {
        "en": 'The examples of "{name}" have no row.',
        "de": "Die Beispiele von »{name}« haben keine Zeile.",
    },
    "feature-no-column": {
        "en": '"<{name}>" is no column of the examples.',
        "de": "»<{name}>« ist keine Spalte der Beispiele.",
    },
    "feature-no-step": {"en": '"{name}" has no step.', "de": "»{name}« hat keinen Schritt."},
    "feature-no-then": {"en": '"{name}" has no Then.', "de": "»{name}« hat kein Dann."},
    "feature-description": {
        "en": '"{text}" is read as a description, not as a step.',
        "de": "»{text}« wird als Beschreibung gelesen, nicht als Schritt.",
    },
    "feature-claimed": {
        "en": '"{text}" is claimed by {count} step definitions.',
        "de": "Auf »{text}« passen {count} Schrittdefinitionen.",
    },
    "feature-never-ran": {"en": '"{name}" never ran.', "de": "»{name}« wurde nie ausgeführt."},
    "feature-never-ran-rows": {
        "en": '"{name}" never ran ({count} rows).',
        "de": "»{name}« wurde nie ausgeführt ({count} Zeilen).",
    },
    "feature-tag": {
        "en": "The tag @{tag} is no clause and no open point of the game.{near}",
        "de": "Das Tag @{tag} ist keine Regel und kein offener Punkt des Spiels.{near}",
    },
    "feature-no-game": {
        "en": 'The folder is called "{game}", but there is no such game.{near}',
        "de": "Der Ordner heißt »{game}«, aber so heißt kein Spiel.{near}",
    },
    "feature-unexpected": {
        "en": 'Nothing is known that can stand here and begins like this: "{text}".',
        "de": "Hier kann nichts stehen, was so beginnt: »{text}«.",
    },
    "feature-grammar": {
        "en": "This cannot be read as a feature file: {reason}.",
        "de": "Das lässt sich nicht als Feature-Datei lesen: {reason}.",
    },
    "feature-unread": {"en": "{path}: cannot be read: {reason}", "de": "{path}: lässt sich nicht lesen: {reason}"},
    "feature-no-reader": {
        "en": "Feature files are read with `gherkin-official`, which is not installed.",
        "de": "Feature-Dateien werden mit `gherkin-official` gelesen, das nicht installiert ist.",
    },
    "features-no-folder": {
        "en": 'There is no folder "{folder}" with feature files.',
        "de": "Es gibt keinen Ordner »{folder}« mit Feature-Dateien.",
    },
    "features-none": {
        "en": 'There are no feature files in "{folder}": they are looked for as "<game>/<language>/*.feature".',
        "de": "In »{folder}« sind keine Feature-Dateien: Gesucht wird »<Spiel>/<Sprache>/*.feature«.",
    },
    "features-none-of": {
        "en": 'There are no feature files for "{game}" in "{folder}".',
        "de": "In »{folder}« sind keine Feature-Dateien für »{game}«.",
    },
    "features-layout": {
        "en": (
            'The folder "{folder}" lies too deep: name the one that holds "<game>/<language>/*.feature",'
            " a folder or two above."
        ),
        "de": (
            "Der Ordner »{folder}« liegt zu tief: Zu nennen ist der, der »<Spiel>/<Sprache>/*.feature« enthält,"
            " ein oder zwei Ordner darüber."
        ),
    },
    "words-key": {
        "en": 'There is nothing called "{word}" in the words of a game; there are: {known}.',
        "de": "Bei den Wörtern eines Spiels gibt es kein »{word}«, nur: {known}.",
    },
    "words-shape": {
        "en": (
            "The words of a game are: presets, rulings and bids by their ids, each with a text for en and de;"
            " options with the id of one for each kind. This is something else."
        ),
        "de": (
            "Die Wörter eines Spiels sind: presets, rulings und bids nach ihren Kennungen, jede mit einem Text für en"
            " und de; options mit der Kennung einer Einstellung für jede Art. Hier steht etwas anderes."
        ),
    },
    "words-option": {
        "en": 'No phrase sets a "{word}"; what can be set: {known}.{near}',
        "de": "Kein Schritt stellt »{word}« ein; einstellen lassen sich: {known}.{near}",
    },
    "words-id": {
        "en": 'The rules of the game have no "{word}" here; there are: {known}.{near}',
        "de": "Die Spielregeln haben hier kein »{word}«; es gibt: {known}.{near}",
    },
    "words-language": {
        "en": 'No scenarios are written in "{word}", only in: {known}.{near}',
        "de": "In »{word}« werden keine Szenarien geschrieben, nur in: {known}.{near}",
    },
    "proof-step": {"en": "“{step}”: {reason}", "de": "»{step}«: {reason}"},
    "proof-no-game": {"en": 'There is no game "{game}".{near}', "de": "Ein Spiel »{game}« gibt es nicht.{near}"},
    "proof-unread": {
        "en": "{path}: This is no proof that was written before: {reason}",
        "de": "{path}: Das ist kein früher geschriebener Nachweis: {reason}",
    },
    "proof-clause": {
        "en": "{game}, clause {clause}: unnoticed, {count}",
        "de": "{game}, Regel {clause}: unbemerkt, {count}",
    },
    "proof-no-clause": {
        "en": "{game}, of no clause: unnoticed, {count}",
        "de": "{game}, zu keiner Regel: unbemerkt, {count}",
    },
    "proof-next": {
        "en": "To do: for each of these write a scenario of the clause, or mend one, that fails once the rules read so.",
        "de": "Zu tun: für jede davon ein Szenario dieser Regel schreiben oder ändern, das dann scheitert.",
    },
    "proof-next-none": {
        "en": "What is of no clause may be noticed by a scenario of any.",
        "de": "Was zu keiner Regel gehört, darf jedes Szenario bemerken.",
    },
    "proof-held": {
        "en": "Every change was noticed: the scenarios hold these rules.",
        "de": "Jede Änderung fiel auf: Die Szenarien belegen diese Regeln.",
    },
    "proof-survivor": {
        "en": "{file}:{line}: {place}: {was} → {becomes}",
        "de": "{file}:{line}: {place}: {was} → {becomes}",
    },
    "proof-left-out": {"en": "(left out)", "de": "(fehlt)"},
    "proof-total": {
        "en": "{game}: {count} changes tried, {alive} of them unnoticed",
        "de": "{game}: {count} Änderungen versucht, {alive} davon unbemerkt",
    },
    "proof-nowhere": {
        "en": "There are no feature files here: name their folder with `--features`.",
        "de": "Hier sind keine Feature-Dateien: Ihren Ordner nennt `--features`.",
    },
}
