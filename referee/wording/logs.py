"""What is said of a log whose words the rules do not have, or whose shape is wrong."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "too-large": {
        "en": "This log is larger than {most} bytes.",
        "de": "Dieses Protokoll ist größer als {most} Bytes.",
    },
    "archive-broken": {
        "en": "The archive cannot be unpacked: {reason}.",
        "de": "Das Archiv lässt sich nicht entpacken: {reason}.",
    },
    "format-rules": {
        "en": "This is no log but a rules file (`{format}`): `referee lint` checks it.",
        "de": "Das ist kein Protokoll, sondern eine Regeldatei (`{format}`): `referee lint` prüft sie.",
    },
    "format-other": {
        "en": "The format is `{format}`; what is read here is `{expected}`.",
        "de": "Das Format ist `{format}`; gelesen wird hier `{expected}`.",
    },
    "events-many": {
        "en": "The log has {count} events; at most {most} are read.",
        "de": "Das Protokoll hat {count} Einträge; höchstens {most} werden gelesen.",
    },
    "decoder-says": {
        "en": "This does not have the right shape: {reason}.",
        "de": "Das hat nicht die richtige Form: {reason}.",
    },
    "no-such-file": {"en": "There is no such file or folder.", "de": "Diese Datei oder diesen Ordner gibt es nicht."},
    "file-unreadable": {
        "en": "The file cannot be read: {reason}.",
        "de": "Die Datei lässt sich nicht lesen: {reason}.",
    },
    "verb-missing": {
        "en": "This event says nothing that happened: give it one verb, as in `play: K♥` or `turn: 9♥`.",
        "de": "In diesem Eintrag geschieht nichts: Er braucht ein Verb, etwa `play: K♥` oder `turn: 9♥`.",
    },
    "verb-several": {
        "en": "An event has exactly one verb; this one has {verbs}. Make one event of each.",
        "de": "Ein Eintrag hat genau ein Verb; dieser hat {verbs}. Mach aus jedem einen eigenen Eintrag.",
    },
    "key-only-beside": {
        "en": "`{key}` may only stand beside `{verb}`.",
        "de": "`{key}` darf nur neben `{verb}` stehen.",
    },
    "by-needed": {
        "en": "`{verb}` needs `by`: any seat may do it, so the log must say who did.",
        "de": "`{verb}` braucht `by`: Jeder darf es tun, also muss das Protokoll sagen, wer es war.",
    },
    "cut-missing": {
        "en": "A cut needs a card for each seat; {seats} has none.",
        "de": "Beim Abheben braucht jeder Platz eine Karte; {seats} hat keine.",
    },
    "plays-empty": {
        "en": "`plays` names no card.",
        "de": "`plays` nennt keine Karte.",
    },
    "pile-unknown": {
        "en": "Nothing called `{name}` can stand beside a deal in this game; what can is: {hint}.",
        "de": "Neben dem Geben kann in diesem Spiel nichts stehen, das `{name}` heißt; möglich ist: {hint}.",
    },
    "pile-unknown-near": {
        "en": "Nothing called `{name}` can stand beside a deal in this game; did you mean `{hint}`?",
        "de": "Neben dem Geben kann in diesem Spiel nichts stehen, das `{name}` heißt; meinst du `{hint}`?",
    },
    "bid-word": {
        "en": "`{word}` is no bid of this game: a whole number, without quotes, is one.",
        "de": "`{word}` ist keine Ansage dieses Spiels: Eine ganze Zahl ohne Anführungszeichen ist eine.",
    },
    "bid-word-known": {
        "en": "`{word}` is no bid of this game: write a whole number without quotes, or {known}.",
        "de": "`{word}` ist keine Ansage dieses Spiels: Schreib eine ganze Zahl ohne Anführungszeichen, oder {known}.",
    },
    "bid-word-near": {
        "en": "`{word}` is no bid of this game; did you mean `{hint}`?",
        "de": "`{word}` ist keine Ansage dieses Spiels; meinst du `{hint}`?",
    },
    "card-unknown-here": {
        "en": "`{text}` is an unknown card, and none may stand here: what is played, turned up, cut or named is seen.",
        "de": "`{text}` ist eine unbekannte Karte, und hier darf keine stehen: Was gespielt, aufgedeckt, abgehoben oder genannt wird, sieht man.",
    },
    "unknown-card": {
        "en": "`{text}` is no card in this notation; cards are written like {hint}.",
        "de": "`{text}` ist in dieser Schreibweise keine Karte; Karten schreibt man wie {hint}.",
    },
    "unknown-card-near": {
        "en": "`{text}` is no card in this notation; did you mean {hint}?",
        "de": "`{text}` ist in dieser Schreibweise keine Karte; meinst du {hint}?",
    },
    "unknown-card-other": {
        "en": "`{text}` is a card in notation `{other}`, but this log is written in `{here}`: there it is {hint}.",
        "de": "`{text}` ist eine Karte in der Schreibweise `{other}`, aber dieses Protokoll steht in `{here}`: Dort heißt sie {hint}.",
    },
    "unknown-card-odd-near": {
        "en": "`{text}` is no card: it holds {point} ({called}), which only looks right; did you mean {hint}?",
        "de": "`{text}` ist keine Karte: Darin steht {point} ({called}), das nur so aussieht; meinst du {hint}?",
    },
    "unknown-seat": {
        "en": "Nobody called {name} sits at this table; the seats are {hint}.",
        "de": "An diesem Tisch sitzt niemand, der {name} heißt; die Plätze sind {hint}.",
    },
    "unknown-seat-near": {
        "en": "Nobody called {name} sits at this table; did you mean {hint}?",
        "de": "An diesem Tisch sitzt niemand, der {name} heißt; meinst du {hint}?",
    },
    "seats-same": {
        "en": "Two seats are called {name}: each needs a name of its own.",
        "de": "Zwei Plätze heißen {name}: Jeder braucht einen eigenen Namen.",
    },
    "seats-count": {
        "en": "This game is for {expected} seats; the log names {count}.",
        "de": "Dieses Spiel ist für {expected} Plätze; das Protokoll nennt {count}.",
    },
    "unknown-game": {
        "en": "There is no game called `{name}`; there are: {hint}.",
        "de": "Es gibt kein Spiel, das `{name}` heißt; es gibt: {hint}.",
    },
    "unknown-game-near": {
        "en": "There is no game called `{name}`; did you mean `{hint}`?",
        "de": "Es gibt kein Spiel, das `{name}` heißt; meinst du `{hint}`?",
    },
    "unknown-variant": {
        "en": "This game has no variant `{name}`; it has: {hint}.",
        "de": "Dieses Spiel hat keine Variante `{name}`; es hat: {hint}.",
    },
    "unknown-variant-near": {
        "en": "This game has no variant `{name}`; did you mean `{hint}`?",
        "de": "Dieses Spiel hat keine Variante `{name}`; meinst du `{hint}`?",
    },
    "variants-exclude": {
        "en": "`{name}` cannot be played together with `{other}`.",
        "de": "`{name}` lässt sich nicht zusammen mit `{other}` spielen.",
    },
    "variants-touch": {
        "en": "`{name}` and `{other}` both change `{place}`, and the rules do not say which one holds.",
        "de": "`{name}` und `{other}` ändern beide `{place}`, und die Regeln sagen nicht, was gilt.",
    },
    "unknown-option": {
        "en": "This game has no option `{name}`; it has: {hint}.",
        "de": "Dieses Spiel hat keine Einstellung `{name}`; es hat: {hint}.",
    },
    "unknown-option-near": {
        "en": "This game has no option `{name}`; did you mean `{hint}`?",
        "de": "Dieses Spiel hat keine Einstellung `{name}`; meinst du `{hint}`?",
    },
    "no-options": {
        "en": "This game has no options, so `{name}` is none.",
        "de": "Dieses Spiel hat keine Einstellungen, also ist `{name}` keine.",
    },
    "option-missing": {
        "en": "The option `{name}` must be given, for the rules have no usual value for it: `options: {{{name}: …}}`.",
        "de": "Die Einstellung `{name}` muss genannt sein, denn die Regeln haben keinen üblichen Wert dafür: `options: {{{name}: …}}`.",
    },
    "option-type": {
        "en": "The option `{name}` takes a whole number from {min} to {max}, without quotes and without a point.",
        "de": "Die Einstellung `{name}` ist eine ganze Zahl von {min} bis {max}, ohne Anführungszeichen und ohne Komma.",
    },
    "option-out-of-range": {
        "en": "The option `{name}` is a whole number from {min} to {max}; {value} is not.",
        "de": "Die Einstellung `{name}` ist eine ganze Zahl von {min} bis {max}; {value} liegt nicht dazwischen.",
    },
    "unknown-ruling": {
        "en": "This game has no open point `{name}`; it has: {hint}.",
        "de": "Dieses Spiel hat keinen offenen Punkt `{name}`; es hat: {hint}.",
    },
    "unknown-ruling-near": {
        "en": "This game has no open point `{name}`; did you mean `{hint}`?",
        "de": "Dieses Spiel hat keinen offenen Punkt `{name}`; meinst du `{hint}`?",
    },
    "unknown-answer": {
        "en": "`{name}` is no answer to {ruling}; the answers are: {hint}.",
        "de": "`{name}` ist keine Antwort auf {ruling}; die Antworten sind: {hint}.",
    },
    "unknown-answer-near": {
        "en": "`{name}` is no answer to {ruling}; did you mean `{hint}`?",
        "de": "`{name}` ist keine Antwort auf {ruling}; meinst du `{hint}`?",
    },
    "unknown-notation": {
        "en": "Cards of this game are not written in a notation `{name}`; there are: {hint}.",
        "de": "Die Karten dieses Spiels schreibt man nicht in einer Schreibweise `{name}`; es gibt: {hint}.",
    },
    "rules-version": {
        "en": "The log was played under version {given} of the rules; what is there, {version}, may judge it otherwise.",
        "de": "Das Protokoll folgt der Fassung {given} der Regeln; was hier liegt, {version}, kann anders urteilen.",
    },
    "unknown-card-odd": {
        "en": "`{text}` is no card: it holds {point} ({called}); cards are written like {hint}.",
        "de": "`{text}` ist keine Karte: Darin steht {point} ({called}); Karten schreibt man wie {hint}.",
    },
    "unknown-card-several": {
        "en": "`{text}` is no card: between cards stand spaces, as in `{hint}`.",
        "de": "`{text}` ist keine Karte: Zwischen Karten stehen Leerzeichen, also `{hint}`.",
    },
    "unknown-card-comma": {
        "en": "`{text}` is no card: in one text cards are separated by spaces alone; write `{hint}`.",
        "de": "`{text}` ist keine Karte: In einem Text trennen nur Leerzeichen die Karten; richtig ist `{hint}`.",
    },
    "unknown-card-entries": {
        "en": "`{text}` are {count} cards; in a list each stands by itself: `[{hint}]`.",
        "de": "`{text}` sind {count} Karten; in einer Liste steht jede für sich: `[{hint}]`.",
    },
    "unknown-card-one": {
        "en": "`{text}` are {count} cards, and only one may stand here.",
        "de": "`{text}` sind {count} Karten, und hier darf nur eine stehen.",
    },
    "unknown-card-plays": {
        "en": "`{text}` are {count} cards, and only one may stand here; for several write `plays: {hint}`.",
        "de": "`{text}` sind {count} Karten, und hier darf nur eine stehen; für mehrere gibt es `plays: {hint}`.",
    },
    "unknown-card-count": {
        "en": "`{text}` is no card; so many unknown cards are a number alone, without quotes.",
        "de": "`{text}` ist keine Karte; so viele unbekannte Karten sind eine Zahl allein, ohne Anführungszeichen.",
    },
    "unknown-card-dealt": {
        "en": "`{text}` is no card in this notation; cards are written like {hint}, and how many unknown ones a hand has"
        " is a number alone, without quotes.",
        "de": "`{text}` ist in dieser Schreibweise keine Karte; Karten schreibt man wie {hint}, und wie viele unbekannte"
        " ein Blatt hat, ist eine Zahl allein, ohne Anführungszeichen.",
    },
    "rules-version-major": {
        "en": "`rules` names the major version alone: `rules: {major}`.",
        "de": "`rules` nennt nur die Hauptfassung: `rules: {major}`.",
    },
}
