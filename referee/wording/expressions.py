"""What is said of a selector or an expression that cannot be read, to the person who writes rules."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "expression-pot": {
        "en": "There is no pot `{name}` in `{text}`; there are: {hint}.",
        "de": "Es gibt keinen Topf `{name}` in `{text}`; es gibt: {hint}.",
    },
    "expression-pot-near": {
        "en": "There is no pot `{name}` in `{text}`; did you mean `{hint}`?",
        "de": "Es gibt keinen Topf `{name}` in `{text}`; meinst du `{hint}`?",
    },
    "expression-pot-none": {
        "en": "`{name}` has no meaning here, in `{text}`: these rules have no pots.",
        "de": "`{name}` hat hier in `{text}` keine Bedeutung: Diese Regeln haben keine Töpfe.",
    },
    "expression-word": {
        "en": "`{name}` is no word that can be bid, in `{text}`; there are: {hint}.",
        "de": "`{name}` ist in `{text}` kein Wort, das man ansagen kann; es gibt: {hint}.",
    },
    "expression-word-near": {
        "en": "`{name}` is no word that can be bid, in `{text}`; did you mean `{hint}`?",
        "de": "`{name}` ist in `{text}` kein Wort, das man ansagen kann; meinst du `{hint}`?",
    },
    "expression-word-none": {
        "en": "`{name}` has no meaning here, in `{text}`: these rules have no words to bid.",
        "de": "`{name}` hat hier in `{text}` keine Bedeutung: In diesen Regeln gibt es keine Wörter zum Ansagen.",
    },
    "expression-side": {
        "en": "`total` adds up over a side: `total(side, …)`, not `{name}` as in `{text}`.",
        "de": "`total` zählt über eine Partei zusammen: `total(side, …)`, nicht `{name}` wie in `{text}`.",
    },
    "expression-total": {
        "en": "`total` cannot stand within `total`, as in `{text}`.",
        "de": "`total` kann nicht in `total` stehen, wie in `{text}`.",
    },
    "expression-total-nobody": {
        "en": "`total` has no meaning here, in `{text}`: it is nobody's turn, so there is no side to add up over.",
        "de": "`total` hat hier in `{text}` keine Bedeutung: Niemand ist an der Reihe, und so gibt es keine Partei.",
    },
    "selector-early": {
        "en": "`{name}` has no meaning here in `{text}`: it is not known yet.",
        "de": "`{name}` hat in `{text}` hier keine Bedeutung: Es steht noch nicht fest.",
    },
    "selector-bare": {
        "en": "`{name}` alone chooses no cards in `{text}`; did you mean `{hint}`?",
        "de": "`{name}` allein wählt in `{text}` keine Karten; meinst du `{hint}`?",
    },
    "selector-key": {
        "en": "`{name}:` is no way to choose cards in `{text}`; there are: {hint}.",
        "de": "Mit `{name}:` wählt man in `{text}` keine Karten; es gibt: {hint}.",
    },
    "selector-key-near": {
        "en": "`{name}:` is no way to choose cards in `{text}`; did you mean `{hint}:`?",
        "de": "Mit `{name}:` wählt man in `{text}` keine Karten; meinst du `{hint}:`?",
    },
    "selector-name": {
        "en": "`{name}` chooses no cards in `{text}`; there are: {hint}, and rank:, suit:, card:, group:.",
        "de": "`{name}` wählt in `{text}` keine Karten; es gibt: {hint}, und rank:, suit:, card:, group:.",
    },
    "selector-name-near": {
        "en": "`{name}` chooses no cards in `{text}`; did you mean `{hint}`?",
        "de": "`{name}` wählt in `{text}` keine Karten; meinst du `{hint}`?",
    },
    "selector-rank": {
        "en": "No pack has the rank `{name}` in `{text}`; the ranks are: {hint}.",
        "de": "Den Rang `{name}` in `{text}` hat kein Kartenspiel; die Ränge sind: {hint}.",
    },
    "selector-rank-near": {
        "en": "No pack has the rank `{name}` in `{text}`; did you mean `{hint}`?",
        "de": "Den Rang `{name}` in `{text}` hat kein Kartenspiel; meinst du `{hint}`?",
    },
    "selector-suit": {
        "en": "No pack has the suit `{name}` in `{text}`; the suits are: {hint}.",
        "de": "Die Farbe `{name}` in `{text}` hat kein Kartenspiel; die Farben sind: {hint}.",
    },
    "selector-suit-near": {
        "en": "No pack has the suit `{name}` in `{text}`; did you mean `{hint}`?",
        "de": "Die Farbe `{name}` in `{text}` hat kein Kartenspiel; meinst du `{hint}`?",
    },
    "selector-card": {
        "en": "No pack has the card `{name}` in `{text}`; cards are called: {hint} …",
        "de": "Die Karte `{name}` in `{text}` hat kein Kartenspiel; Karten heißen: {hint} …",
    },
    "selector-card-near": {
        "en": "No pack has the card `{name}` in `{text}`; did you mean `{hint}`?",
        "de": "Die Karte `{name}` in `{text}` hat kein Kartenspiel; meinst du `{hint}`?",
    },
    "selector-group": {
        "en": "No pack has the group `{name}` in `{text}`; the groups are: {hint}.",
        "de": "Die Gruppe `{name}` in `{text}` hat kein Kartenspiel; die Gruppen sind: {hint}.",
    },
    "selector-group-near": {
        "en": "No pack has the group `{name}` in `{text}`; did you mean `{hint}`?",
        "de": "Die Gruppe `{name}` in `{text}` hat kein Kartenspiel; meinst du `{hint}`?",
    },
    "expression-long": {
        "en": "An expression may have {most} characters.",
        "de": "Ein Ausdruck darf {most} Zeichen haben.",
    },
    "expression-deep": {"en": "`{text}` is nested too deep.", "de": "`{text}` ist zu tief verschachtelt."},
    "expression-operations": {
        "en": "`{text}` is too long: an expression may have {most} operators and calls.",
        "de": "`{text}` ist zu lang: Ein Ausdruck darf {most} Rechenzeichen und Aufrufe haben.",
    },
    "expression-asks": {
        "en": "`{text}` asks too much of a hand: it may count {most} sets of cards.",
        "de": "`{text}` fragt zu viel von einem Blatt: Es darf {most} Mengen von Karten zählen.",
    },
    "expression-number": {
        "en": "`{part}` must give a number here, not true or false.",
        "de": "`{part}` muss hier eine Zahl ergeben, nicht wahr oder falsch.",
    },
    "expression-boolean": {
        "en": "`{part}` must be true or false here: compare something, as in `score(me) >= target`.",
        "de": "`{part}` muss hier wahr oder falsch sein: Vergleiche etwas, etwa `score(me) >= target`.",
    },
    "expression-ends": {
        "en": "`{text}` ends too early; expected: {expected}.",
        "de": "`{text}` endet zu früh; erwartet: {expected}.",
    },
    "expression-expected": {
        "en": "In `{text}`, `{found}` cannot stand here; expected: {expected}.",
        "de": "In `{text}` kann `{found}` hier nicht stehen; erwartet: {expected}.",
    },
    "expression-large": {
        "en": "The number {name} in `{text}` is too large.",
        "de": "Die Zahl {name} in `{text}` ist zu groß.",
    },
    "expression-branches": {
        "en": "Both branches of `if` in `{text}` must be of one kind.",
        "de": "Beide Zweige von `if` in `{text}` müssen von einer Art sein.",
    },
    "expression-name": {
        "en": "`{name}` means nothing in `{text}`; there are: {hint}.",
        "de": "`{name}` bedeutet in `{text}` nichts; es gibt: {hint}.",
    },
    "expression-name-near": {
        "en": "`{name}` means nothing in `{text}`; did you mean `{hint}`?",
        "de": "`{name}` bedeutet in `{text}` nichts; meinst du `{hint}`?",
    },
    "expression-function": {
        "en": "There is no function `{name}` in `{text}`; there are: {hint}.",
        "de": "Es gibt keine Funktion `{name}` in `{text}`; es gibt: {hint}.",
    },
    "expression-function-near": {
        "en": "There is no function `{name}` in `{text}`; did you mean `{hint}`?",
        "de": "Es gibt keine Funktion `{name}` in `{text}`; meinst du `{hint}`?",
    },
    "expression-zone": {
        "en": "`{name}` is no place where cards lie here, in `{text}`; there are: {hint}.",
        "de": "`{name}` ist in `{text}` kein Ort, an dem hier Karten liegen; es gibt: {hint}.",
    },
    "expression-zone-near": {
        "en": "`{name}` is no place where cards lie here, in `{text}`; did you mean `{hint}`?",
        "de": "`{name}` ist in `{text}` kein Ort, an dem hier Karten liegen; meinst du `{hint}`?",
    },
    "expression-zone-none": {
        "en": "`{name}` has no meaning here, in `{text}`: there are no such cards at this point.",
        "de": "`{name}` hat hier in `{text}` keine Bedeutung: Solche Karten gibt es an dieser Stelle nicht.",
    },
    "expression-table": {
        "en": "There is no value table `{name}` in `{text}`; there are: {hint}.",
        "de": "Es gibt keine Wertetabelle `{name}` in `{text}`; es gibt: {hint}.",
    },
    "expression-table-near": {
        "en": "There is no value table `{name}` in `{text}`; did you mean `{hint}`?",
        "de": "Es gibt keine Wertetabelle `{name}` in `{text}`; meinst du `{hint}`?",
    },
    "expression-seat": {
        "en": "`{name}` is nobody in `{text}`; there are: {hint}.",
        "de": "`{name}` ist in `{text}` niemand; es gibt: {hint}.",
    },
    "expression-seat-near": {
        "en": "`{name}` is nobody in `{text}`; did you mean `{hint}`?",
        "de": "`{name}` ist in `{text}` niemand; meinst du `{hint}`?",
    },
}
