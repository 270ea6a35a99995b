"""What is said of an act that the rules do not allow: what was found, what the law allowed, from what position."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "out-of-turn": {
        "en": "{seat} acts, but it is {expected}'s turn.",
        "de": "{seat} handelt, aber {expected} ist an der Reihe.",
    },
    "out-of-turn-folded": {
        "en": "{seat} acts, but has folded; it is {expected}'s turn.",
        "de": "{seat} handelt, ist aber ausgestiegen; {expected} ist an der Reihe.",
    },
    "out-of-phase": {
        "en": "`{verb}` is not possible here: {due}.",
        "de": "`{verb}` ist hier nicht möglich: {due}.",
    },
    "verb-unused": {
        "en": "This game has no `{verb}`; {due}.",
        "de": "In diesem Spiel gibt es kein `{verb}`. {due}.",
    },
    "cut-settled": {
        "en": "`cut` is not possible here: it is settled already who deals.",
        "de": "`cut` ist hier nicht möglich: Wer gibt, steht schon fest.",
    },
    "cut-again": {
        "en": "`deal` is not possible here: equal cards were cut, so there must be another cut first.",
        "de": "`deal` ist hier nicht möglich: Es wurden gleiche Karten abgehoben, also muss noch einmal abgehoben werden.",
    },
    "due-cut": {
        "en": "equal cards were cut, so another cut is due",
        "de": "Nach gleichen Karten ist noch einmal abzuheben",
    },
    "due-cut-or-deal": {"en": "first comes the cut or the deal", "de": "Zuerst wird abgehoben oder gegeben"},
    "due-first-deal": {"en": "first comes a deal", "de": "Zuerst wird gegeben"},
    "due-deal": {"en": "a deal by {seat} is due", "de": "{seat} muss geben"},
    "due-turn-anyone": {"en": "a card must be turned up", "de": "Eine Karte ist aufzudecken"},
    "due-draw": {"en": "{seat} must draw a card", "de": "{seat} muss eine Karte ziehen"},
    "due-draw-turned": {
        "en": "{seat} must draw {card}, which lies turned up",
        "de": "{seat} muss {card} ziehen; die Karte liegt aufgedeckt",
    },
    "due-turn": {"en": "{seat} must turn up a card", "de": "{seat} muss eine Karte aufdecken"},
    "due-play": {"en": "{seat} must play a card", "de": "{seat} muss eine Karte spielen"},
    "due-lead": {"en": "{seat} must lead", "de": "{seat} muss ausspielen"},
    "due-nothing": {"en": "nothing is due", "de": "Nichts steht an"},
    "due-bet": {"en": "{seat} must pass, bet or fold", "de": "{seat} muss schieben, setzen oder aussteigen"},
    "due-match": {"en": "{seat} must match, raise or fold", "de": "{seat} muss mitgehen, erhöhen oder aussteigen"},
    "due-bid": {"en": "{seat} must bid", "de": "{seat} muss ansagen"},
    "due-rename": {
        "en": "{seat} must rename the wild card that stands for {card}",
        "de": "{seat} muss den Joker umbenennen, der für {card} steht",
    },
    "own-raise": {
        "en": "{seat} raises to {bet}, but the last raise, to {level}, was {seat}'s own.",
        "de": "{seat} erhöht auf {bet}, aber auch das letzte Erhöhen, auf {level}, war von {seat}.",
    },
    "bet-pass": {
        "en": "{seat} passes, but there is a bet of {level}: match, raise or fold.",
        "de": "{seat} schiebt, aber der Einsatz steht bei {level}: mitgehen, erhöhen oder aussteigen.",
    },
    "bet-match": {
        "en": "{seat} matches, but nobody has bet yet: pass, bet or fold.",
        "de": "{seat} geht mit, aber noch hat niemand gesetzt: schieben, setzen oder aussteigen.",
    },
    "bet-low": {
        "en": "{seat} bets {bet}, but the bet is {level} already: a raise must be higher.",
        "de": "{seat} setzt {bet}, aber der Einsatz steht schon bei {level}: Wer erhöht, muss darüber gehen.",
    },
    "bet-nothing": {
        "en": "{seat} bets {bet}: a bet is at least 1.",
        "de": "{seat} setzt {bet}: Ein Einsatz ist mindestens 1.",
    },
    "bet-high": {
        "en": "{seat} raises to {bet}, but the pot allows no more than {most}.",
        "de": "{seat} erhöht auf {bet}, aber der Topf erlaubt höchstens {most}.",
    },
    "bet-must": {
        "en": "{seat} must bet, for nobody else has.",
        "de": "{seat} muss setzen, denn sonst hat es niemand getan.",
    },
    "bet-early-fold": {
        "en": "{seat} folds before anybody has bet: pass or bet.",
        "de": "{seat} steigt aus, bevor jemand gesetzt hat: schieben oder setzen.",
    },
    "bet-late-raise": {
        "en": "{seat} raises to {bet} after passing: match or fold.",
        "de": "{seat} erhöht auf {bet}, hat aber geschoben: mitgehen oder aussteigen.",
    },
    "bid-high": {
        "en": "{seat} bids {bid}, but the highest bid is {most}.",
        "de": "{seat} sagt {bid} an, aber mehr als {most} geht nicht.",
    },
    "bid-word-not-now": {
        "en": "{seat} bids {bid}, which {seat} may not bid now.",
        "de": "{seat} sagt {bid} an, darf das jetzt aber nicht.",
    },
    "bid-hook": {
        "en": "{seat} bids {bid}, which brings the bids to {tricks}, the number of tricks.",
        "de": "{seat} sagt {bid} an; damit ergeben die Ansagen {tricks}, die Zahl der Stiche.",
    },
    "display-folded": {
        "en": "{seat} shows cards, but has folded.",
        "de": "{seat} legt aus, ist aber ausgestiegen.",
    },
    "display-again": {
        "en": "{seat} shows cards a second time.",
        "de": "{seat} legt zum zweiten Mal aus.",
    },
    "display-twice": {
        "en": "{seat} shows {card} twice.",
        "de": "{seat} legt {card} doppelt aus.",
    },
    "display-not-held": {
        "en": "{seat} shows {card} without holding it.",
        "de": "{seat} legt {card} aus, hat diese Karte aber nicht.",
    },
    "display-wrong": {
        "en": "{seat} shows {shown}, but must show {due}.",
        "de": "{seat} legt {shown} aus, muss aber {due} auslegen.",
    },
    "display-one": {
        "en": "{seat} shows {shown}, but must show one of {due}.",
        "de": "{seat} legt {shown} aus, muss aber eine von {due} auslegen.",
    },
    "display-unlike-refuted": {
        "en": "{seat} shows {shown}, but was holding {held} as well.",
        "de": "{seat} legt {shown} aus, hatte aber auch {held}.",
    },
    "display-unlike-eliminated": {
        "en": "{seat} shows {shown}, but must be holding a card that had to be shown instead or as well: too few others are left.",
        "de": "{seat} legt {shown} aus, muss aber eine Karte haben, die stattdessen oder auch auszulegen war: Andere sind nicht genug übrig.",
    },
    "display-odd": {
        "en": "{seat} shows {shown}, which no hand has to show.",
        "de": "{seat} legt {shown} aus, was kein Blatt auslegen muss.",
    },
    "wild-unnamed": {
        "en": "{seat} plays {card} without naming it: write `play: {card}` and `as` with the card it stands for, in an entry of its own.",
        "de": "{seat} spielt {card}, ohne ihn zu benennen: Schreib `play: {card}` und `as` mit der Karte, für die er steht, in einen eigenen Eintrag.",
    },
    "wild-identity": {
        "en": "{seat} names a wild card as {named}, for which no wild card may stand.",
        "de": "{seat} benennt einen Joker als {named}, aber dafür darf kein Joker stehen.",
    },
    "wild-foreign": {
        "en": "{seat} names a wild card as {named}, which is not in the pack that this game is played with.",
        "de": "{seat} benennt einen Joker als {named}, aber diese Karte gehört nicht zum Kartenspiel, mit dem hier gespielt wird.",
    },
    "wild-in-trick": {
        "en": "{seat} names a wild card as {named}, which is in the trick already.",
        "de": "{seat} benennt einen Joker als {named}, aber diese Karte liegt schon im Stich.",
    },
    "wild-off-suit": {
        "en": "{seat} names {card} as {named}: a wild card must be named in the suit led.",
        "de": "{seat} benennt {card} als {named}: Ein Joker muss als ausgespielte Farbe benannt werden.",
    },
    "rename-off-suit": {
        "en": "{seat} renames a wild card from {card} to {named}: it must stay in its suit.",
        "de": "{seat} benennt einen Joker von {card} in {named} um: Er muss in seiner Farbe bleiben.",
    },
    "rename-higher": {
        "en": "{seat} renames a wild card from {card} to {named}, though a lower card is free.",
        "de": "{seat} benennt einen Joker von {card} in {named} um, obwohl eine niedrigere Karte frei ist.",
    },
    "rename-missing": {
        "en": "The real {card} was played: first {owner} must rename the wild card.",
        "de": "Die wirkliche {card} wurde gespielt: Zuerst muss {owner} den Joker umbenennen.",
    },
    "barred": {
        "en": "{seat} leads {card}, which may not be led here, while holding {held}.",
        "de": "{seat} spielt {card} aus, was hier nicht erlaubt ist, und hat dabei {held} auf der Hand.",
    },
    "barred-eliminated": {
        "en": "{seat} leads {card}, which may not be led here: too few cards are left for a hand that has nothing else.",
        "de": "{seat} spielt {card} aus, was hier nicht erlaubt ist: Für ein Blatt, das nichts anderes hat, sind nicht genug Karten übrig.",
    },
    "barred-undecided": {
        "en": "Whether {seat} may lead {card} depends on cards that the log does not show.",
        "de": "Ob {seat} {card} ausspielen darf, hängt von Karten ab, die das Protokoll nicht zeigt.",
    },
    "barred-follow": {
        "en": "{seat} plays {card}, which may not be played here, while holding {held}.",
        "de": "{seat} spielt {card}, was hier nicht erlaubt ist, und hat dabei {held} auf der Hand.",
    },
    "barred-follow-eliminated": {
        "en": "{seat} plays {card}, which may not be played here: too few cards are left for a hand that has nothing else.",
        "de": "{seat} spielt {card}, was hier nicht erlaubt ist: Für ein Blatt, das nichts anderes hat, sind nicht genug Karten übrig.",
    },
    "barred-follow-undecided": {
        "en": "Whether {seat} may play {card} depends on cards that the log does not show.",
        "de": "Ob {seat} {card} spielen darf, hängt von Karten ab, die das Protokoll nicht zeigt.",
    },
    "nothing": {"en": "nothing", "de": "nichts"},
    "chips-why": {"en": "{why}", "de": "{why}"},
    "chips-paid": {"en": "each pays", "de": "jeder zahlt"},
    "chips-part": {"en": "of {whole} in the pot", "de": "von {whole} im Topf"},
    "chips-bet": {"en": "bets {stake}", "de": "setzt {stake}"},
    "chips-match": {"en": "matches {stake}", "de": "geht mit bei {stake}"},
    "chips-raise": {"en": "raises to {stake}", "de": "erhöht auf {stake}"},
    "chips-all": {"en": "all {chips}", "de": "alle {chips}"},
    "chips-share": {"en": "one of {count} shares of {chips}", "de": "einer von {count} Teilen von {chips}"},
    "claim-chips": {
        "en": "The log says {claimed} chips; it is {really}.",
        "de": "Das Protokoll nennt {claimed} Chips; es sind {really}.",
    },
    "after-the-end-several": {
        "en": "`{verb}` comes after the end: {winner} had already won together.",
        "de": "`{verb}` kommt nach dem Ende: {winner} hatten schon gemeinsam gewonnen.",
    },
    "throw-in-folded": {
        "en": "{seat} throws in a hand, but has folded.",
        "de": "{seat} wirft ein Blatt hin, ist aber ausgestiegen.",
    },
    "after-the-end": {
        "en": "`{verb}` comes after the end: {winner} had already won.",
        "de": "`{verb}` kommt nach dem Ende: {winner} hatte schon gewonnen.",
    },
    "no-dealer": {
        "en": "Nobody knows who deals: put `by` beside the first deal, or a `cut` before it.",
        "de": "Niemand weiß, wer gibt: Setz `by` neben das erste Geben oder ein `cut` davor.",
    },
    "wrong-dealer-cut": {
        "en": "{seat} deals, but by the cut the first deal is {expected}'s.",
        "de": "{seat} gibt, aber nach dem Abheben gibt {expected} zuerst.",
    },
    "wrong-dealer-again": {
        "en": "{seat} deals, but after a throw-in the same dealer deals again: {expected}.",
        "de": "{seat} gibt, aber nach dem Hinwerfen gibt derselbe Geber noch einmal: {expected}.",
    },
    "wrong-dealer-next": {
        "en": "{seat} deals, but it is {expected}'s turn to deal.",
        "de": "{seat} gibt, aber {expected} ist mit Geben an der Reihe.",
    },
    "wrong-count": {
        "en": "{seat} should be dealt {expected} cards; the log has {count}.",
        "de": "{seat} sollte {expected} Karten bekommen; im Protokoll sind es {count}.",
    },
    "wrong-count-pile": {
        "en": "`{pile}` must have all {expected} cards that are left after this deal (unknown ones as x); the log has {count}.",
        "de": "In `{pile}` müssen alle {expected} Karten stehen, die nach diesem Geben bleiben (Unbekanntes als x); im Protokoll sind es {count}.",
    },
    "card-twice": {
        "en": "{card} stands twice; the pack has it once.",
        "de": "{card} steht zweimal da; im Kartenspiel gibt es sie einmal.",
    },
    "card-removed": {
        "en": "{card} is taken out of the pack when there are {players} players.",
        "de": "{card} ist aus dem Kartenspiel genommen, wenn {players} mitspielen.",
    },
    "card-foreign": {
        "en": "{card} is not in the pack that this game is played with.",
        "de": "{card} gehört nicht zum Kartenspiel, mit dem hier gespielt wird.",
    },
    "throw-in-not-entitled": {
        "en": "{seat} throws in a hand that may not be thrown in: {held}.",
        "de": "{seat} wirft ein Blatt hin, das man nicht hinwerfen darf: {held}.",
    },
    "throw-in-not-entitled-eliminated": {
        "en": "{seat} throws in a hand that may not be thrown in: too few cards are left that would allow it.",
        "de": "{seat} wirft ein Blatt hin, das man nicht hinwerfen darf: Für ein Blatt, das man hinwerfen dürfte, sind nicht genug Karten übrig.",
    },
    "throw-in-not-entitled-undecided": {
        "en": "Whether {seat} may throw in the hand depends on cards that the log does not show.",
        "de": "Ob {seat} das Blatt hinwerfen darf, hängt von Karten ab, die das Protokoll nicht zeigt.",
    },
    "throw-in-again": {
        "en": "{seat} throws in a hand, but cards may not be dealt again so often in one hand.",
        "de": "{seat} wirft ein Blatt hin, aber so oft darf in einem Spiel nicht neu gegeben werden.",
    },
    "throw-in-count": {
        "en": "{seat} must show all {expected} cards of the hand; the log has {count}.",
        "de": "{seat} muss alle {expected} Karten des Blatts zeigen; im Protokoll sind es {count}.",
    },
    "throw-in-shown": {
        "en": "Here a hand is thrown in without being shown, which is written `[]`; {seat} shows {count}.",
        "de": "Hier wirft man ein Blatt ungezeigt hin, geschrieben `[]`; {seat} zeigt {count}.",
    },
    "throw-in-not-held": {
        "en": "{seat} shows {card} without holding it.",
        "de": "{seat} zeigt {card}, hat diese Karte aber nicht.",
    },
    "throw-in-twice": {
        "en": "{seat} shows {card} a second time.",
        "de": "{seat} zeigt {card} zum zweiten Mal.",
    },
    "throw-in-left-out": {
        "en": "{seat} throws in the hand but does not show {held}, which is in it.",
        "de": "{seat} wirft das Blatt hin, zeigt aber {held} nicht, obwohl es darin ist.",
    },
    "turned-foreign": {
        "en": "{seat} turns up {card}, which is not in the pack that this game is played with.",
        "de": "{seat} deckt {card} auf, aber diese Karte gehört nicht zum Kartenspiel, mit dem hier gespielt wird.",
    },
    "turned-no-stock": {
        "en": "{seat} turns up {card}, but the stock is used up.",
        "de": "{seat} deckt {card} auf, aber der Ziehstapel ist leer.",
    },
    "turned-played": {
        "en": "{seat} turns up {card}, which has been played in this deal.",
        "de": "{seat} deckt {card} auf, aber diese Karte wurde in diesem Spiel schon gespielt.",
    },
    "turned-held": {
        "en": "{seat} turns up {card}, which is in {holder}'s hand.",
        "de": "{seat} deckt {card} auf, aber diese Karte hat {holder} auf der Hand.",
    },
    "turned-not-next": {
        "en": "{seat} turns up {card}; by the stock as recorded the next card is {next}.",
        "de": "{seat} deckt {card} auf; nach dem aufgeschriebenen Ziehstapel ist {next} die nächste Karte.",
    },
    "turned-elsewhere": {
        "en": "{seat} turns up {card}, which cannot be the next card of the stock: it lies elsewhere.",
        "de": "{seat} deckt {card} auf, aber diese Karte kann nicht als Nächste im Ziehstapel liegen: Sie liegt anderswo.",
    },
    "turned-not-held": {
        "en": "{seat} turns up {card}, but must turn up a card of the hand dealt to {seat}, and this is not in it.",
        "de": "{seat} deckt {card} auf, muss aber eine Karte des eigenen Blattes aufdecken, und diese ist nicht darin.",
    },
    "drawn-not-turned": {
        "en": "{seat} draws {card}, but {turned} lies turned up and is the card to take.",
        "de": "{seat} zieht {card}, aber zu nehmen ist die aufgedeckte Karte, {turned}.",
    },
    "drawn-last": {
        "en": "{seat} draws {card}, which lies turned up and is drawn last, when the stock is used up.",
        "de": "{seat} zieht {card}, aber die aufgedeckte Karte wird als Letzte gezogen, wenn der Ziehstapel leer ist.",
    },
    "drawn-foreign": {
        "en": "{seat} draws {card}, which is not in the pack that this game is played with.",
        "de": "{seat} zieht {card}, aber diese Karte gehört nicht zum Kartenspiel, mit dem hier gespielt wird.",
    },
    "drawn-played": {
        "en": "{seat} draws {card}, which has been played in this deal.",
        "de": "{seat} zieht {card}, aber diese Karte wurde in diesem Spiel schon gespielt.",
    },
    "drawn-held": {
        "en": "{seat} draws {card}, which is in {holder}'s hand.",
        "de": "{seat} zieht {card}, aber diese Karte hat {holder} auf der Hand.",
    },
    "drawn-not-next": {
        "en": "{seat} draws {card}; by the stock as recorded the next card is {next}.",
        "de": "{seat} zieht {card}; nach dem aufgeschriebenen Ziehstapel ist {next} die nächste Karte.",
    },
    "drawn-elsewhere": {
        "en": "{seat} draws {card}, which cannot be the next card of the stock: it lies elsewhere.",
        "de": "{seat} zieht {card}, aber diese Karte kann nicht als Nächste im Ziehstapel liegen: Sie liegt anderswo.",
    },
    "play-not-held": {
        "en": "{seat} plays {card} but holds {held}.",
        "de": "{seat} spielt {card}, hat aber {held} auf der Hand.",
    },
    "play-foreign": {
        "en": "{seat} plays {card}, which is not in the pack that this game is played with.",
        "de": "{seat} spielt {card}, aber diese Karte gehört nicht zum Kartenspiel, mit dem hier gespielt wird.",
    },
    "play-again": {
        "en": "{seat} plays {card} a second time in this deal.",
        "de": "{seat} spielt {card} in diesem Spiel zum zweiten Mal.",
    },
    "play-played": {
        "en": "{seat} plays {card}, which {holder} has played in this deal.",
        "de": "{seat} spielt {card}, aber diese Karte hat {holder} in diesem Spiel schon gespielt.",
    },
    "play-other-hand": {
        "en": "{seat} plays {card}, which is in {holder}'s hand.",
        "de": "{seat} spielt {card}, aber diese Karte hat {holder} auf der Hand.",
    },
    "play-turned": {
        "en": "{seat} plays {card}, which is in no hand of this deal: it belongs to the stock.",
        "de": "{seat} spielt {card}, aber diese Karte ist in keinem Blatt: Sie gehört zum Ziehstapel.",
    },
    "revoke": {
        "en": "{seat} plays {card} to {suit} lead while holding {held}.",
        "de": "{seat} legt {card} auf ein {suit}-Ausspiel und hat dabei {held} auf der Hand.",
    },
    "revoke-eliminated": {
        "en": "{seat} plays {card} to {suit} lead, but must be holding a card that follows: too few others are left.",
        "de": "{seat} legt {card} auf ein {suit}-Ausspiel, hätte aber bedienen müssen: Für ein Blatt ohne eine solche Karte sind nicht genug andere übrig.",
    },
    "revoke-undecided": {
        "en": "{seat} plays {card} to {suit} lead; whether {seat} could follow, the log does not show.",
        "de": "{seat} legt {card} auf ein {suit}-Ausspiel; ob {seat} bedienen konnte, zeigt das Protokoll nicht.",
    },
    "revoke-as": {
        "en": "{seat} plays {card} as {named} to {suit} lead while holding {held}.",
        "de": "{seat} legt {card} als {named} auf ein {suit}-Ausspiel und hat dabei {held} auf der Hand.",
    },
    "revoke-as-eliminated": {
        "en": "{seat} plays {card} as {named} to {suit} lead, but must be holding a card that follows: too few others are left.",
        "de": "{seat} legt {card} als {named} auf ein {suit}-Ausspiel, hätte aber bedienen müssen: Für ein Blatt ohne eine solche Karte sind nicht genug andere übrig.",
    },
    "revoke-as-undecided": {
        "en": "{seat} plays {card} as {named} to {suit} lead; whether {seat} could follow, the log does not show.",
        "de": "{seat} legt {card} als {named} auf ein {suit}-Ausspiel; ob {seat} bedienen konnte, zeigt das Protokoll nicht.",
    },
    "not-wild-card": {
        "en": "{seat} names {card} as {named}, but {card} is no wild card.",
        "de": "{seat} benennt {card} als {named}, aber {card} ist kein Joker.",
    },
    "not-wild": {
        "en": "`as` names another card, but this game has no wild cards.",
        "de": "`as` nennt eine andere Karte, aber dieses Spiel hat keine Joker.",
    },
    "unreadable-to-a-seat": {
        "en": "Something in this place of the log cannot be read. What stands there is not told to a single seat.",
        "de": "An dieser Stelle des Protokolls lässt sich etwas nicht lesen. "
        "Was dort steht, wird einem einzelnen Platz nicht gesagt.",
    },
    "claim-no-trick": {
        "en": "The log gives a trick to {seat}, but none has been finished yet.",
        "de": "Das Protokoll gibt {seat} einen Stich, aber noch keiner ist beendet.",
    },
    "claim-trick": {
        "en": "The log gives the trick to {seat}; {winner} won it.",
        "de": "Das Protokoll gibt den Stich {seat}; {winner} hat ihn gewonnen.",
    },
    "claim-score": {
        "en": "The log says {claimed}; the score is {really}.",
        "de": "Das Protokoll sagt {claimed}; der Punktestand ist {really}.",
    },
    "claim-no-chips": {
        "en": "The log counts chips, but this game is not played for money.",
        "de": "Das Protokoll zählt Chips, aber in diesem Spiel geht es nicht um Geld.",
    },
    "result-unfinished": {
        "en": "The result says that the game was played to the end, but it is not finished.",
        "de": "Das Ergebnis sagt, das Spiel sei zu Ende gespielt, aber es ist nicht beendet.",
    },
    "result-winners": {
        "en": "The result names {claimed} as the winner; it is {winners}.",
        "de": "Das Ergebnis nennt {claimed} als Gewinner; es ist {winners}.",
    },
    "result-no-winners": {
        "en": "The result names no winner; it is {winners}.",
        "de": "Das Ergebnis nennt keinen Gewinner; es ist {winners}.",
    },
    "result-scores": {
        "en": "The result says {claimed}; the score is {really}.",
        "de": "Das Ergebnis sagt {claimed}; der Punktestand ist {really}.",
    },
}
