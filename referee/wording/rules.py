"""What the linter says of rules, to the person who writes them."""

from typing import Final

from referee.wording import expressions

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "rules-several": {
        "en": "A rules file holds one game; this is the beginning of a second document.",
        "de": "Eine Regeldatei enthält ein Spiel; hier beginnt ein zweites Dokument.",
    },
    "not-rules": {
        "en": "This is no rules file that can be read: such a file begins with `format: referee-rules/1`.",
        "de": "Das ist keine lesbare Regeldatei: Eine solche beginnt mit `format: referee-rules/1`.",
    },
    "rules-unreadable": {
        "en": "The file cannot be read: {reason}.",
        "de": "Die Datei lässt sich nicht lesen: {reason}.",
    },
    "game-shipped": {
        "en": "`{name}` ships with the referee and its version {version} cannot be redefined: give your game another name and"
        " `extends: {name}`, or your rules another version.",
        "de": "`{name}` gehört zum Referee, und Fassung {version} lässt sich nicht umdefinieren: Gib deinem Spiel einen"
        " anderen Namen und `extends: {name}` oder deinen Regeln eine andere Fassung.",
    },
    "game-twice": {
        "en": "`{name}` is defined in {file} as well. Versions of one game need numbers of their own.",
        "de": "`{name}` steht auch in {file}. Fassungen eines Spiels brauchen je eine eigene Nummer.",
    },
    "extends-unknown": {
        "en": "There is no game `{name}` to extend; there are: {hint}. `extends` names a game, never a file.",
        "de": "Es gibt kein Spiel `{name}`, das sich erweitern ließe; es gibt: {hint}. `extends` nennt ein Spiel, nie eine Datei.",
    },
    "extends-unknown-near": {
        "en": "There is no game `{name}` to extend; did you mean `{hint}`?",
        "de": "Es gibt kein Spiel `{name}`, das sich erweitern ließe; meinst du `{hint}`?",
    },
    "extends-circle": {
        "en": "The games extend each other in a circle: `{name}` is made from this one.",
        "de": "Die Spiele erweitern einander im Kreis: `{name}` ist selbst aus diesem gemacht.",
    },
    "extends-deep": {
        "en": "At most {most} games may extend each other one by one.",
        "de": "Höchstens {most} Spiele dürfen einander der Reihe nach erweitern.",
    },
    "extension-key": {
        "en": "`{key}` is there in the game that is extended; to change it, use `set` with its place, as in `set: {{pack/cards: any}}`.",
        "de": "`{key}` gibt es im erweiterten Spiel; zum Ändern nimm `set` mit der Stelle, etwa `set: {{pack/cards: any}}`.",
    },
    "extends-then": {
        "en": "With what is changed here in `{base}`: {inner}",
        "de": "Mit dem, was hier an `{base}` geändert ist: {inner}",
    },
    "extend-again": {
        "en": "`{part}` already has `{name}` in the game that is extended; to change it, use `set` with its place.",
        "de": "`{part}` hat `{name}` schon im erweiterten Spiel; zum Ändern nimm `set` mit der Stelle.",
    },
    "patch-place": {
        "en": "There is no `{missing}` on the way to `{place}`; a patch can only change what is there: {hint}.",
        "de": "Auf dem Weg zu `{place}` gibt es kein `{missing}`; ändern lässt sich nur, was da ist: {hint}.",
    },
    "patch-null": {
        "en": "`{here}` is `null` here, so there is nothing in it to change at `{place}`: set the whole of it.",
        "de": "`{here}` ist hier `null`, also gibt es darin bei `{place}` nichts zu ändern: Setze es als Ganzes.",
    },
    "patch-head": {
        "en": "`{part}` stands at the top of the file: it is said there, and not changed.",
        "de": "`{part}` steht oben in der Datei: Es wird dort gesagt und nicht geändert.",
    },
    "patch-closed": {
        "en": "`{part}` cannot be changed here: all that there is to choose is known before anything is chosen.",
        "de": "`{part}` lässt sich hier nicht ändern: Was es zu wählen gibt, steht fest, bevor gewählt wird.",
    },
    "patch-twice": {
        "en": "`{place}` is changed twice: `{earlier}` has set it already.",
        "de": "`{place}` wird zweimal geändert: `{earlier}` hat es schon gesetzt.",
    },
    "default-changes": {
        "en": "`{name}` is the default answer, so it cannot change anything: the rules as written are it.",
        "de": "`{name}` ist die Vorgabe und kann nichts ändern: Die Regeln, wie sie dastehen, sind sie schon.",
    },
    "cards-twice": {
        "en": "The card `{card}` is made again here: `{one}` has it already.",
        "de": "Die Karte `{card}` entsteht hier noch einmal: `{one}` hat sie schon.",
    },
    "pack-many": {
        "en": "{count} cards are too many: at most {most} are possible.",
        "de": "{count} Karten sind zu viele: Höchstens {most} sind möglich.",
    },
    "suits-many": {
        "en": "{count} suits are too many: at most {most} are possible.",
        "de": "{count} Farben sind zu viele: Höchstens {most} sind möglich.",
    },
    "card-name": {
        "en": "`{name}` cannot be named where cards are chosen: no spaces, and none of , & | ( ) ! {{ }}.",
        "de": "`{name}` lässt sich nicht nennen, wo Karten gewählt werden: keine Leerzeichen und keines von , & | ( ) ! {{ }}.",
    },
    "card-name-twice": {
        "en": "`{name}` stands twice in this list.",
        "de": "`{name}` steht zweimal in dieser Liste.",
    },
    "pattern": {
        "en": "`{pattern}` cannot write a card: use `{{rank}}` and `{{suit}}` and plain text.",
        "de": "Mit `{pattern}` lässt sich keine Karte schreiben: Nimm `{{rank}}` und `{{suit}}` und einfachen Text.",
    },
    "notation-gap": {
        "en": "The notation `{name}` cannot write `{card}`.",
        "de": "Die Schreibweise `{name}` kann `{card}` nicht schreiben.",
    },
    "notation-clash": {
        "en": "In the notation `{name}` `{text}` means both `{one}` and `{other}`.",
        "de": "In der Schreibweise `{name}` bedeutet `{text}` sowohl `{one}` als auch `{other}`.",
    },
    "notation-odd": {
        "en": "The notation `{name}` writes a card as `{text}`, which a log cannot hold: no spaces, and not `x` or `?`.",
        "de": "Die Schreibweise `{name}` schreibt eine Karte als `{text}`; das geht in keinem Protokoll: keine Leerzeichen, nicht `x` oder `?`.",
    },
    "pack-empty": {
        "en": "No card is chosen: the pack is empty.",
        "de": "Keine Karte ist gewählt: Das Kartenspiel ist leer.",
    },
    "no-suit": {
        "en": "There is no suit `{name}`; the suits are: {hint}.",
        "de": "Es gibt keine Farbe `{name}`; die Farben sind: {hint}.",
    },
    "no-suit-near": {
        "en": "There is no suit `{name}`; did you mean `{hint}`?",
        "de": "Es gibt keine Farbe `{name}`; meinst du `{hint}`?",
    },
    "no-rank": {
        "en": "There is no rank `{name}`; the ranks are: {hint}.",
        "de": "Es gibt keinen Rang `{name}`; die Ränge sind: {hint}.",
    },
    "no-rank-near": {
        "en": "There is no rank `{name}`; did you mean `{hint}`?",
        "de": "Es gibt keinen Rang `{name}`; meinst du `{hint}`?",
    },
    "rank-twice": {
        "en": "The rank `{rank}` stands twice in this order.",
        "de": "Der Rang `{rank}` steht zweimal in dieser Reihenfolge.",
    },
    "rank-missing": {
        "en": "This order lacks {ranks}, which the pack has in {suits}.",
        "de": "Dieser Reihenfolge fehlt {ranks}; das Kartenspiel hat es in {suits}.",
    },
    "cut-order-gap": {
        "en": "The cut does not say how high these cards are: {cards}.",
        "de": "Beim Abheben ist nicht gesagt, wie hoch diese Karten sind: {cards}.",
    },
    "no-clause": {
        "en": "There is no clause `{name}`; there are: {hint}.",
        "de": "Es gibt keine Klausel `{name}`; es gibt: {hint}.",
    },
    "no-clause-near": {
        "en": "There is no clause `{name}`; did you mean `{hint}`?",
        "de": "Es gibt keine Klausel `{name}`; meinst du `{hint}`?",
    },
    "no-variant": {
        "en": "There is no variant `{name}`; there are: {hint}.",
        "de": "Es gibt keine Variante `{name}`; es gibt: {hint}.",
    },
    "no-variant-near": {
        "en": "There is no variant `{name}`; did you mean `{hint}`?",
        "de": "Es gibt keine Variante `{name}`; meinst du `{hint}`?",
    },
    "no-choice": {
        "en": "There is no variant and no ruling `{name}`; there are: {hint}.",
        "de": "Es gibt keine Variante und keinen offenen Punkt `{name}`; es gibt: {hint}.",
    },
    "no-choice-near": {
        "en": "There is no variant and no ruling `{name}`; did you mean `{hint}`?",
        "de": "Es gibt keine Variante und keinen offenen Punkt `{name}`; meinst du `{hint}`?",
    },
    "choice-itself": {
        "en": "`{name}` cannot name itself here.",
        "de": "`{name}` kann hier nicht sich selbst nennen.",
    },
    "after-circle": {
        "en": "`{name}` cannot be laid over `{other}`, which is laid over it.",
        "de": "`{name}` kann nicht auf `{other}` folgen, das selbst darauf folgt.",
    },
    "no-answer": {
        "en": "`{name}` is not among the answers: {hint}.",
        "de": "`{name}` ist nicht unter den Antworten: {hint}.",
    },
    "no-answer-near": {
        "en": "`{name}` is not among the answers; did you mean `{hint}`?",
        "de": "`{name}` ist nicht unter den Antworten; meinst du `{hint}`?",
    },
    "no-phase": {
        "en": "There is no phase `{name}`; there are: {hint}.",
        "de": "Es gibt keine Phase `{name}`; es gibt: {hint}.",
    },
    "no-phase-near": {
        "en": "There is no phase `{name}`; did you mean `{hint}`?",
        "de": "Es gibt keine Phase `{name}`; meinst du `{hint}`?",
    },
    "preset-is-variant": {
        "en": "`{name}` is a variant as well: a preset needs a name of its own.",
        "de": "`{name}` ist auch eine Variante: Eine Zusammenstellung braucht einen eigenen Namen.",
    },
    "option-range": {
        "en": "The smallest value {min} is above the largest, {max}.",
        "de": "Der kleinste Wert {min} liegt über dem größten, {max}.",
    },
    "option-default": {
        "en": "The default {default} is not between {min} and {max}.",
        "de": "Die Vorgabe {default} liegt nicht zwischen {min} und {max}.",
    },
    "option-reserved": {
        "en": "`{name}` is a word of the language of expressions: an option needs another name.",
        "de": "`{name}` ist ein Wort der Sprache der Ausdrücke: Eine Einstellung braucht einen anderen Namen.",
    },
    "pile-reserved": {
        "en": "`{name}` is a key of an event in every log: a pile needs another name.",
        "de": "`{name}` ist in jedem Protokoll ein Schlüssel eines Ereignisses: Ein Stapel braucht einen anderen Namen.",
    },
    "sequence-first": {"en": "A sequence begins with a deal.", "de": "Ein Ablauf beginnt mit dem Geben."},
    "sequence-deal": {
        "en": "A sequence deals once, at its beginning.",
        "de": "In einem Ablauf wird einmal gegeben, am Anfang.",
    },
    "sequence-tricks": {"en": "A sequence plays tricks once.", "de": "In einem Ablauf werden einmal Stiche gespielt."},
    "sequence-twice": {
        "en": "A deal has one phase of the kind `{kind}`: this is the second.",
        "de": "Ein Spiel hat eine Phase der Art `{kind}`: Das ist die zweite.",
    },
    "betting-one": {
        "en": "One player alone cannot bet: leave out 1, or the betting.",
        "de": "Einer allein kann nichts setzen: Lass die 1 weg, oder das Setzen.",
    },
    "trump-turned": {
        "en": "Which suit is trumps is said here, but a turn-up makes trumps too: give that `trump: null`, or leave this out.",
        "de": "Was Trumpf ist, steht hier, aber ein Aufdecken macht auch Trumpf: Gib diesem `trump: null`, oder lass das hier weg.",
    },
    "sequence-late": {
        "en": "This comes too late: it must stand before the tricks.",
        "de": "Das kommt zu spät: Es muss vor den Stichen stehen.",
    },
    "sequence-display": {
        "en": "After a display the bidding, a turn-up or the tricks must follow at once, so that it is known when it is too late.",
        "de": "Auf das Auslegen müssen gleich Ansagen, ein Aufdecken oder die Stiche folgen, damit klar ist, wann es zu spät ist.",
    },
    "alone-acts": {
        "en": "Somebody acts in `{name}`: when all but one have folded, only `pay`, `award` and `score` can follow.",
        "de": "In `{name}` handelt jemand: Wenn alle bis auf einen ausgestiegen sind, folgen nur `pay`, `award` und `score`.",
    },
    "pack-left": {
        "en": "With {players} players {left} cards are left, not {said}.",
        "de": "Bei {players} Spielern bleiben {left} Karten, nicht {said}.",
    },
    "remove-twice": {
        "en": "What {players} players take out stands in an earlier row already.",
        "de": "Was {players} Spieler herausnehmen, steht schon in einer früheren Zeile.",
    },
    "wild-suit": {
        "en": "{card} is wild, but other cards of its suit {suit} are not: nobody could tell whether it must follow. Give wild cards a suit of their own.",
        "de": "{card} ist ein Joker, aber andere Karten seiner Farbe {suit} sind keine: Niemand könnte sagen, ob er bedienen muss. Gib Jokern eine eigene Farbe.",
    },
    "wild-trump": {
        "en": "{card} cannot be both a wild card and a trump: {suit} is a trump suit.",
        "de": "{card} kann nicht zugleich Joker und Trumpf sein: {suit} ist eine Trumpffarbe.",
    },
    "wild-few": {
        "en": "A wild card may stand for {count} cards only: with {players} players all of them can lie in one trick, and then it has no name left.",
        "de": "Ein Joker kann nur für {count} Karten stehen: Bei {players} Spielern können sie alle in einem Stich liegen, und dann bleibt ihm kein Name.",
    },
    "wild-few-suit": {
        "en": "Of the suit {suit} a wild card may stand for {count} cards only: with {players} players all of them can lie in one trick, and then it has no name left.",
        "de": "In der Farbe {suit} kann ein Joker nur für {count} Karten stehen: Bei {players} Spielern können sie alle in einem Stich liegen, und dann bleibt ihm kein Name.",
    },
    "display-order": {
        "en": "By the default order nobody can tell which card is the lowest: `order/default` lacks {ranks}.",
        "de": "Nach der allgemeinen Reihenfolge kann niemand sagen, welche Karte die niedrigste ist: In `order/default` fehlt {ranks}.",
    },
    "wild-none": {
        "en": "No card in play is wild by this.",
        "de": "Danach ist keine Karte im Spiel ein Joker.",
    },
    "wild-as-none": {
        "en": "There is no card in play that a wild card could stand for.",
        "de": "Es gibt keine Karte im Spiel, für die ein Joker stehen könnte.",
    },
    "sides-odd": {
        "en": "{players} players cannot be {sides} sides of the same size.",
        "de": "{players} Spieler können nicht {sides} gleich große Parteien sein.",
    },
    "sides-score": {
        "en": "This scores for one seat alone, but partners have one score: with `sides` only a phase `score` with `to: sides` scores.",
        "de": "Das zählt für einen einzelnen Platz, aber Partner haben einen gemeinsamen Stand: Mit `sides` zählt nur eine Phase `score` mit `to: sides`.",
    },
    "sides-check": {
        "en": "Partners score together, so with `sides` the end is looked at when both have scored: `check: every-count`, or `check: deal-end`.",
        "de": "Partner zählen gemeinsam; mit `sides` wird deshalb erst auf das Ende gesehen, wenn beide gezählt haben: `check: every-count` oder `check: deal-end`.",
    },
    "end-count": {
        "en": "Nothing is ever counted: `check: every-count` needs a phase `score` in the sequence.",
        "de": "Hier wird nie etwas gezählt: `check: every-count` braucht eine Phase `score` im Ablauf.",
    },
    "end-ties": {
        "en": "Equals play on for the first place, and there is one only with `winner: highest` or `winner: lowest`.",
        "de": "Bei Gleichstand wird um den ersten Platz weitergespielt, und den gibt es nur mit `winner: highest` oder `winner: lowest`.",
    },
    "word-odd": {
        "en": "`{name}` is no word that can be bid: it must begin with a letter, so that no number is written like it and `said(…)` can name it.",
        "de": "`{name}` ist kein Wort, das man ansagen kann: Es muss mit einem Buchstaben beginnen, damit es keiner Zahl gleicht und `said(…)` es nennen kann.",
    },
    "pay-itself": {
        "en": "`{name}` would pay itself.",
        "de": "`{name}` würde an sich selbst zahlen.",
    },
    "pay-neighbour": {
        "en": "From `each` chips go into a pot: the seat on the left of the dealer would pay itself.",
        "de": "Von `each` gehen Chips in einen Topf: Der Platz links vom Geber würde an sich selbst zahlen.",
    },
    "pot-reserved": {
        "en": "`{name}` is no name for a pot: it says who pays, or who is paid.",
        "de": "`{name}` ist kein Name für einen Topf: Es sagt, wer zahlt oder wer bekommt.",
    },
    "amount-below": {
        "en": "This is always {amount}; neither chips nor a bid can be below 0.",
        "de": "Das ist immer {amount}; weder Chips noch eine Ansage können unter 0 sein.",
    },
    "award-of": {
        "en": "`of` belongs to `most` and to nothing else: the most of what?",
        "de": "`of` gehört zu `most` und zu nichts anderem: das meiste wovon?",
    },
    "award-winners": {
        "en": "Winners there are only when the game is over, under `end`.",
        "de": "Gewinner gibt es erst, wenn die Partie vorbei ist, unter `end`.",
    },
    "no-pot-none": {
        "en": "There is no pot `{name}`: these rules have no `pots`.",
        "de": "Es gibt keinen Topf `{name}`: Diese Regeln haben keine `pots`.",
    },
    "no-pot": {
        "en": "There is no pot `{name}`; there are: {hint}.",
        "de": "Es gibt keinen Topf `{name}`; es gibt: {hint}.",
    },
    "no-pot-near": {
        "en": "There is no pot `{name}`; did you mean `{hint}`?",
        "de": "Es gibt keinen Topf `{name}`; meinst du `{hint}`?",
    },
    "sequence-redeal": {
        "en": "After a redeal the bidding, a turn-up or the tricks must follow at once, so that it is known when it is too late.",
        "de": "Auf das Neugeben müssen gleich Ansagen, ein Aufdecken oder die Stiche folgen, damit klar ist, wann es zu spät ist.",
    },
    "ladder-end": {
        "en": "The ladder must end with `any`: a player who can do none of the rest may play any card.",
        "de": "Die Leiter muss mit `any` enden: Wer nichts davon kann, darf jede Karte spielen.",
    },
    "rung-wild": {
        "en": "`{cards}` chooses wild cards, but in a trick a wild card is only what it is named as: leave them out, with `& !({wild})`.",
        "de": "`{cards}` wählt Joker, aber im Stich ist ein Joker nur das, als was er benannt ist: Lass sie weg, mit `& !({wild})`.",
    },
    "veto-wild": {
        "en": "With wild cards nothing can be forbidden here: nobody could tell what a hand may name instead. Leave it out, or put it on the `lead`.",
        "de": "Mit Jokern lässt sich hier nichts verbieten: Niemand könnte sagen, was ein Blatt stattdessen nennen darf. Lass es weg, oder setz es beim Ausspielen (`lead`).",
    },
    "tiers-end": {
        "en": "The tiers must end with `led` or `any`: else nobody may have won the trick.",
        "de": "Die Stufen müssen mit `led` oder `any` enden: Sonst gewinnt womöglich niemand den Stich.",
    },
    "tiers-equal": {
        "en": "{one} and {other} are equally high in this tier: nothing says which of them takes a trick.",
        "de": "{one} und {other} sind in dieser Stufe gleich hoch: Nichts sagt, welche den Stich nimmt.",
    },
    "deal-short": {
        "en": "{players} players with {each} cards each need {dealt}; the pack has {pack}.",
        "de": "{players} Spieler mit je {each} Karten brauchen {dealt}; das Kartenspiel hat {pack}.",
    },
    "deal-none": {
        "en": "{players} players would get {each} cards each: in the first deal it must be one at least.",
        "de": "{players} Spieler bekämen je {each} Karten: Im ersten Spiel muss es mindestens eine sein.",
    },
    "deal-packet": {
        "en": "{each} cards each do not come out in packets of {packet}.",
        "de": "Je {each} Karten gehen in Päckchen zu {packet} nicht auf.",
    },
    "deal-odd": {
        "en": "{players} players with {each} cards each take {dealt} of {pack}: the deal does not come out, and no `stock` is left over.",
        "de": "{players} Spieler mit je {each} Karten nehmen {dealt} von {pack}: Das Geben geht nicht auf, und ein `stock` ist nicht vorgesehen.",
    },
    "deal-stock": {
        "en": "Cards to be turned up: {turned}; but with {players} players the stock has only {left}.",
        "de": "Aufzudeckende Karten: {turned}; aber bei {players} Spielern hat der Ziehstapel nur {left}.",
    },
    "deal-each-stock": {
        "en": "Hands of a size that changes leave cards over: say what that pile is called, as in `stock: stock`.",
        "de": "Bei wechselnder Kartenzahl bleiben Karten übrig: Nenne den Stapel, zum Beispiel `stock: stock`.",
    },
    "draw-stock": {
        "en": "There is nothing to draw: give the phase `deal` a `stock`.",
        "de": "Es gibt nichts zu ziehen: Gib der Phase `deal` einen `stock`.",
    },
    "draw-each": {
        "en": "Where cards are drawn, `each` is a whole number: else the stock would be empty, or another one in each deal.",
        "de": "Wo gezogen wird, ist `each` eine ganze Zahl: Sonst wäre der Ziehstapel leer oder in jedem Spiel ein anderer.",
    },
    "draw-odd": {
        "en": "{left} cards of the stock do not come out even: {players} players take one each after a trick, and at the end somebody gets none.",
        "de": "{left} Karten des Ziehstapels gehen nicht auf: {players} Spieler nehmen nach einem Stich je eine, und am Ende bekommt jemand keine.",
    },
    "draw-turned": {
        "en": "No card lies turned up that somebody could take: `turned: {turned}` needs a `turn-up` from the stock before the tricks.",
        "de": "Keine Karte liegt aufgedeckt da, die jemand nehmen könnte: `turned: {turned}` braucht ein `turn-up` aus dem Ziehstapel vor den Stichen.",
    },
    "draw-turned-several": {
        "en": "Several cards are turned up before the tricks, and nothing says which of them `turned: {turned}` is about: turn up one.",
        "de": "Vor den Stichen werden mehrere Karten aufgedeckt, und nichts sagt, welche davon mit `turned: {turned}` gemeint ist: Deck eine auf.",
    },
    "draw-twice": {
        "en": "After a trick each draws once: this is the second time.",
        "de": "Nach einem Stich wird einmal gezogen: Das ist das zweite Mal.",
    },
    "draw-turn-up": {
        "en": "With `turned: {turned}` this would leave two cards turned up: with `first` one is turned up after the draw, with `last` none.",
        "de": "Mit `turned: {turned}` lägen danach zwei Karten aufgedeckt: Mit `first` wird nach dem Ziehen eine aufgedeckt, mit `last` keine.",
    },
    **expressions.SENTENCES,
    # what only the linter says
    "lint-cite-none": {
        "en": 'The clause `{name}` cites nothing: say where it is printed, as in `cite: ["en: Setup#3"]`.',
        "de": 'Die Klausel `{name}` nennt keine Quelle: Sag, wo sie steht, etwa `cite: ["en: Setup#3"]`.',
    },
    "lint-cite-source": {
        "en": "`{cite}` cites the source `{name}`, which is not listed; listed are: {hint}.",
        "de": "`{cite}` nennt die Quelle `{name}`, die nicht aufgeführt ist; aufgeführt sind: {hint}.",
    },
    "lint-cite-source-near": {
        "en": "`{cite}` cites the source `{name}`, which is not listed; did you mean `{hint}`?",
        "de": "`{cite}` nennt die Quelle `{name}`, die nicht aufgeführt ist; meinst du `{hint}`?",
    },
    "lint-cite-section": {
        "en": "`{cite}`: that source has no section `{name}`; it has: {hint}.",
        "de": "`{cite}`: Diese Quelle hat keinen Abschnitt `{name}`; sie hat: {hint}.",
    },
    "lint-cite-section-near": {
        "en": "`{cite}`: that source has no section `{name}`; did you mean `{hint}`?",
        "de": "`{cite}`: Diese Quelle hat keinen Abschnitt `{name}`; meinst du `{hint}`?",
    },
    "lint-language": {
        "en": "This text is not there in `{language}`, though the game is.",
        "de": "Diesen Text gibt es nicht in `{language}`, das Spiel aber schon.",
    },
    "lint-clauses-unused": {"en": "Nothing uses the clause `{name}`.", "de": "Nichts benutzt die Klausel `{name}`."},
    "lint-row": {
        "en": "Nothing reaches this row: earlier rows take all cards that `{cards}` chooses.",
        "de": "Diese Zeile erreicht nichts: Frühere Zeilen nehmen schon alle Karten, die `{cards}` wählt.",
    },
    "lint-rung": {
        "en": "Nothing reaches this: earlier entries take all cards that `{cards}` chooses.",
        "de": "Das erreicht nichts: Frühere Einträge nehmen schon alle Karten, die `{cards}` wählt.",
    },
    "lint-row-empty": {
        "en": "Nothing reaches this row: `{cards}` chooses no card in play, under any trump or variant.",
        "de": "Diese Zeile erreicht nichts: `{cards}` wählt bei keinem Trumpf und keiner Variante eine Karte, die im Spiel ist.",
    },
    "lint-rung-empty": {
        "en": "Nothing reaches this: `{cards}` chooses no card in play, under any trump or variant.",
        "de": "Das erreicht nichts: `{cards}` wählt bei keinem Trumpf und keiner Variante eine Karte, die im Spiel ist.",
    },
    "lint-values-rest": {
        "en": "The table does not say what {card} is worth: end it with `{{cards: any, points: 0}}`.",
        "de": "Die Tabelle sagt nicht, was {card} wert ist: Beende sie mit `{{cards: any, points: 0}}`.",
    },
    "lint-values-unused": {"en": "Nothing uses the table `{name}`.", "de": "Nichts benutzt die Tabelle `{name}`."},
    "lint-phases-unused": {
        "en": "The phase `{name}` stands in no sequence.",
        "de": "Die Phase `{name}` steht in keinem Ablauf.",
    },
    "lint-phases-null": {
        "en": "The phase `{name}` is `null`, and no variant and no answer puts anything there: leave it out of `sequence` instead.",
        "de": "Die Phase `{name}` ist `null`, und keine Variante und keine Antwort setzt dort etwas ein: Lass sie in `sequence` weg.",
    },
    "lint-pots-unused": {"en": "Nothing uses the pot `{name}`.", "de": "Nichts benutzt den Topf `{name}`."},
    "lint-pot-left": {
        "en": "What is left in the pot `{name}` when the game ends goes to nobody: pay or award it under `end/settle`.",
        "de": "Was am Ende der Partie im Topf `{name}` bleibt, bekommt niemand: Zahle es unter `end/settle` aus.",
    },
    "lint-remove-players": {
        "en": "There are never {players} players.",
        "de": "Es sind nie {players} Spieler.",
    },
    "lint-stock-none": {
        "en": "`{name}` never holds a card: the deal leaves none over.",
        "de": "`{name}` enthält nie eine Karte: Beim Geben bleibt keine übrig.",
    },
    "lint-raiser": {
        "en": "`{rule}` is always left of the dealer here: there is no betting before this.",
        "de": "`{rule}` ist hier immer links vom Geber: Davor wird nichts gesetzt.",
    },
    "lint-veto-all": {
        "en": "This forbids nothing: `{cards}` is every card, and who holds no other may lead any.",
        "de": "Das verbietet nichts: `{cards}` ist jede Karte, und wer keine andere hat, darf jede ausspielen.",
    },
    "lint-veto-follow": {
        "en": "This forbids nothing: of what the ladder leaves, `{cards}` is always all or none.",
        "de": "Das verbietet nichts: Von dem, was die Leiter erlaubt, ist `{cards}` immer alles oder nichts.",
    },
    "lint-early-bid": {
        "en": "`bid` is -1 for everybody here, in `{text}`: nobody has bid yet.",
        "de": "`bid` ist hier in `{text}` für alle -1: Noch hat niemand angesagt.",
    },
    "lint-early-said": {
        "en": "`said` is true for nobody here, in `{text}`: nobody has bid yet.",
        "de": "`said` trifft hier in `{text}` auf niemanden zu: Noch hat niemand angesagt.",
    },
    "lint-early-played": {
        "en": "`played` holds no cards here, in `{text}`: nobody has played yet.",
        "de": "`played` enthält hier in `{text}` keine Karten: Noch hat niemand gespielt.",
    },
    "lint-early-tricks": {
        "en": "`{name}` is 0 for everybody here, in `{text}`: no trick has been played yet.",
        "de": "`{name}` ist hier in `{text}` für alle 0: Noch ist kein Stich gespielt.",
    },
    "lint-options-unused": {"en": "Nothing reads the option `{name}`.", "de": "Nichts liest die Einstellung `{name}`."},
    "lint-order-own": {
        "en": "This does not reach every suit: {suits} keeps an order of its own, `order/suits`. Change that too, or set it to `{{}}`.",
        "de": "Das gilt nicht für jede Farbe: {suits} behält die eigene Folge, `order/suits`. Ändere auch sie, oder setze sie auf `{{}}`.",
    },
    "lint-variants-touch": {
        "en": "`{name}` and `{other}` both change `{place}`: write `after: [{bare}]` in the one that holds, or `excludes: [{bare}]` where they cannot be played together.",
        "de": "`{name}` und `{other}` ändern beide `{place}`: Schreib `after: [{bare}]` in die, die gilt, oder `excludes: [{bare}]`, wenn sie sich nicht zusammen spielen lassen.",
    },
    "lint-answers-touch": {
        "en": "`{name}` and `{other}` both change `{place}`: let one come `after` the other.",
        "de": "`{name}` und `{other}` ändern beide `{place}`: Lass eine auf die andere folgen (`after`).",
    },
    "lint-preset-fights": {
        "en": "`{one}` and `{other}` cannot be played together, so no log can name this preset.",
        "de": "`{one}` und `{other}` lassen sich nicht zusammen spielen; so kann kein Protokoll diese Zusammenstellung nennen.",
    },
    "lint-with": {"en": "With `{patch}`: {inner}", "de": "Mit `{patch}`: {inner}"},
    "lint-patch-empty": {
        "en": "`{name}` changes nothing: there is nothing to choose.",
        "de": "`{name}` ändert nichts: Da gibt es nichts zu wählen.",
    },
    "lint-patch-nothing": {
        "en": "`{place}` is set to what stands there already.",
        "de": "`{place}` wird auf das gesetzt, was schon da steht.",
    },
}
