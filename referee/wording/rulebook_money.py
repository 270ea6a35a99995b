"""What a rulebook says of bids, bets, wild cards, chips, scores and the end."""

from typing import Final

_SEATS: Final[dict[str, dict[str, str]]] = {
    "seat-left-of-dealer": {"en": "the player to the dealer's left", "de": "der linke Nachbar des Gebers"},
    "seat-left-of-dealer-for-two": {"en": "the player who did not deal", "de": "der Nichtgeber"},
    "seat-dealer": {"en": "the dealer", "de": "der Geber"},
    "seat-left-of-last-raiser": {
        "en": "the player to the left of whoever raised last (if nobody has bet, the one to the dealer's left)",
        "de": "der linke Nachbar dessen, der zuletzt erhöht hat (wenn niemand gesetzt hat, der des Gebers),",
    },
    "seat-left-of-dealer-or-last-raiser": {
        "en": "the player to the dealer's left, or whoever raised last if that player has folded,",
        "de": "der linke Nachbar des Gebers oder, wenn dieser ausgestiegen ist, wer zuletzt erhöht hat,",
    },
    "each-player": {"en": "each player", "de": "jeder"},
    "each-still-in": {"en": "each player who has not folded", "de": "jeder, der nicht ausgestiegen ist,"},
    "each-folded-too": {
        "en": "each player, folded or not,",
        "de": "jeder, auch wer ausgestiegen ist,",
    },
    "money-chip-none": {"en": "no chips", "de": "keine Chips"},
    "money-chip-one": {"en": "one chip", "de": "einen Chip"},
    "money-chip-many": {"en": "{n} chips", "de": "{n} Chips"},
    "money-chip-agreed": {"en": "as many chips as have been agreed on", "de": "so viele Chips, wie vereinbart sind"},
    "money-point-one": {"en": "one point", "de": "einen Punkt"},
    "money-point-many": {"en": "{n} points", "de": "{n} Punkte"},
    "money-point-agreed": {"en": "the agreed number of points", "de": "die vereinbarte Punktzahl"},
    "money-deal-one": {"en": "one deal", "de": "ein Spiel"},
    "money-deal-many": {"en": "{n} deals", "de": "{n} Spiele"},
    "money-deal-agreed": {"en": "the agreed number of deals", "de": "die vereinbarte Zahl von Spielen"},
    "money-or-agreed": {
        "en": "{number} (or as many as have been agreed on)",
        "de": "{number} (oder so viele, wie vereinbart sind)",
    },
    "money-quoted": {"en": "“{text}”", "de": "»{text}«"},
}

_BETS: Final[dict[str, dict[str, str]]] = {
    "bets-start": {
        "en": "The players bet in turn, to the left; {who} begins.",
        "de": "Gesetzt wird reihum nach links; {who} beginnt.",
    },
    "bets-pot": {"en": "Whatever is bet goes {into}.", "de": "Was gesetzt wird, kommt {into}."},
    "bets-stake": {
        "en": "What a player has put in during the betting is that player's stake.",
        "de": "Was einer beim Setzen eingezahlt hat, ist sein Einsatz.",
    },
    "bets-stake-apart": {
        "en": "What a player has put in during the betting is that player's stake; what was paid before it does not count.",
        "de": "Was einer beim Setzen eingezahlt hat, ist sein Einsatz; was vorher gezahlt wurde, zählt nicht mit.",
    },
    "bets-opens-why": {
        "en": "What everybody has paid already ({why}) counts as the first bet, so each has staked {chips}. Therefore nobody may pass, and as long as nobody has raised, it costs nothing to match.",
        "de": "Was jeder schon gezahlt hat ({why}), gilt als erster Einsatz; jeder hat also {chips} gesetzt. Darum darf niemand schieben, und solange niemand erhöht hat, kostet das Mitgehen nichts.",
    },
    "bets-opens": {
        "en": "Everybody counts as having bet {chips} already. Therefore nobody may pass, and as long as nobody has raised, it costs nothing to match.",
        "de": "Jeder gilt als einer, der schon {chips} gesetzt hat. Darum darf niemand schieben, und solange niemand erhöht hat, kostet das Mitgehen nichts.",
    },
    "bets-choice": {
        "en": "A player whose turn it is does one of these things:",
        "de": "Wer an der Reihe ist, hat die Wahl:",
    },
    "bets-pass": {
        "en": "Pass: put nothing in and stay in the deal. That is possible only while nobody has bet.",
        "de": "Schieben: nichts einzahlen und im Spiel bleiben. Das geht nur, solange niemand gesetzt hat.",
    },
    "bets-late-raise": {
        "en": "A player who has passed may still match, raise or fold when the turn comes round again.",
        "de": "Wer geschoben hat, darf noch mitgehen, erhöhen oder aussteigen, wenn er wieder an die Reihe kommt.",
    },
    "bets-no-late-raise": {
        "en": "A player who has passed may match or fold when the turn comes round again, but may neither bet nor raise any more.",
        "de": "Wer geschoben hat, darf noch mitgehen oder aussteigen, wenn er wieder an die Reihe kommt, aber nicht mehr setzen oder erhöhen.",
    },
    "bets-bet": {
        "en": "Bet: be the first to put chips in.",
        "de": "Setzen: als Erster Chips einzahlen.",
    },
    "bets-match-difference": {
        "en": "Match: put in what one's own stake falls short of the highest.",
        "de": "Mitgehen: einzahlen, was dem eigenen Einsatz zum höchsten fehlt.",
    },
    "bets-match-in-full": {
        "en": "Match: put in the whole of the highest bet, whatever one has put in before.",
        "de": "Mitgehen: den ganzen höchsten Einsatz einzahlen, gleich was man vorher schon eingezahlt hat.",
    },
    "bets-raise": {
        "en": "Raise: put in so much that one's own stake in this betting is higher than any so far. A raise is named by the stake it goes to, not by what is added to the bet: a player who has put in two chips and raises to eight puts in six more.",
        "de": "Erhöhen: so viel einzahlen, dass der eigene Einsatz bei diesem Setzen höher ist als jeder bisher. Genannt wird der Einsatz, auf den man erhöht, nicht, um wie viel man erhöht: Wer zwei Chips eingezahlt hat und auf acht erhöht, zahlt sechs dazu.",
    },
    "bets-no-limit": {
        "en": "Any whole number of chips may be named; there is no limit.",
        "de": "Man darf jede ganze Zahl von Chips nennen; eine Grenze gibt es nicht.",
    },
    "bets-limit": {
        "en": "The pot is the limit: a raise may go above the highest stake by no more chips than lie in the pot once the raiser has matched. If ten chips lie there, the highest stake is four, and the raiser has put in two, matching makes the pot twelve, so that the raise goes to sixteen at most.",
        "de": "Der Topf ist die Grenze: Man erhöht den höchsten Einsatz um nicht mehr Chips, als im Topf liegen, nachdem man mitgegangen ist. Liegen zehn Chips darin, ist der höchste Einsatz vier und hat man selbst zwei eingezahlt, so werden es durch das Mitgehen zwölf, und man erhöht auf höchstens sechzehn.",
    },
    "bets-limit-bet": {
        "en": "The pot is the limit: the first bet may be no higher than the pot, and a raise may go above the highest stake by no more chips than lie in the pot once the raiser has matched. If ten chips lie there, the highest stake is four, and the raiser has put in two, matching makes the pot twelve, so that the raise goes to sixteen at most.",
        "de": "Der Topf ist die Grenze: Der erste Einsatz ist nicht höher als der Topf, und man erhöht den höchsten Einsatz um nicht mehr Chips, als im Topf liegen, nachdem man mitgegangen ist. Liegen zehn Chips darin, ist der höchste Einsatz vier und hat man selbst zwei eingezahlt, so werden es durch das Mitgehen zwölf, und man erhöht auf höchstens sechzehn.",
    },
    "bets-fold": {
        "en": "Fold: put the cards away face down and leave the deal. What one has put in stays in the pot. A player who has folded plays no more cards in this deal and wins no chips in it, but keeps the points scored before and is back in the next deal.",
        "de": "Aussteigen: die Karten verdeckt weglegen und das Spiel verlassen. Was man eingezahlt hat, bleibt im Topf. Wer ausgestiegen ist, spielt in diesem Spiel keine Karte mehr und gewinnt keine Chips, behält aber die Punkte von vorher und ist im nächsten Spiel wieder dabei.",
    },
    "bets-early-fold": {
        "en": "One may fold at any turn, even while nobody has bet.",
        "de": "Aussteigen darf man, sooft man an der Reihe ist, auch solange niemand gesetzt hat.",
    },
    "bets-no-early-fold": {
        "en": "One may fold only when somebody has bet.",
        "de": "Aussteigen darf man erst, wenn jemand gesetzt hat.",
    },
    "bets-own-raise": {
        "en": "Nobody raises twice running: whoever raised last may raise again only after another player has raised.",
        "de": "Niemand erhöht zweimal hintereinander: Wer zuletzt erhöht hat, darf erst wieder erhöhen, wenn ein anderer erhöht hat.",
    },
    "bets-opening-is-raise": {
        "en": "The first bet counts as a raise in this.",
        "de": "Der erste Einsatz gilt dabei als Erhöhen.",
    },
    "bets-opening-is-none": {
        "en": "The first bet does not count as a raise in this.",
        "de": "Der erste Einsatz gilt dabei nicht als Erhöhen.",
    },
    "bets-close-last-raiser": {
        "en": "Each bet and each raise must be answered by all others who are still in. The betting is over when the turn would come back to whoever made the last one.",
        "de": "Auf jeden Einsatz und jedes Erhöhen müssen alle anderen antworten, die noch dabei sind. Das Setzen ist zu Ende, wenn der wieder an der Reihe wäre, der zuletzt gesetzt oder erhöht hat.",
    },
    "bets-close-full-circle": {
        "en": "Each bet and each raise must be answered by all others who are still in. Then whoever made the last one has one more turn, to stand by it, which costs nothing, or to fold, and the betting is over.",
        "de": "Auf jeden Einsatz und jedes Erhöhen müssen alle anderen antworten, die noch dabei sind. Dann kommt, wer zuletzt gesetzt oder erhöht hat, noch einmal an die Reihe und bleibt, ohne zu zahlen, dabei oder steigt aus; damit ist das Setzen zu Ende.",
    },
    "bets-close-full-circle-again": {
        "en": "Each bet and each raise must be answered by all others who are still in. Then whoever made the last one has one more turn, to stand by it, which costs nothing, to fold or, where that is allowed, to raise once more; without another raise the betting is over.",
        "de": "Auf jeden Einsatz und jedes Erhöhen müssen alle anderen antworten, die noch dabei sind. Dann kommt, wer zuletzt gesetzt oder erhöht hat, noch einmal an die Reihe und bleibt, ohne zu zahlen, dabei, steigt aus oder erhöht, wo das erlaubt ist, noch einmal; wird nicht mehr erhöht, ist das Setzen zu Ende.",
    },
    "bets-all-pass-play-on": {
        "en": "If nobody bets, the deal goes on all the same.",
        "de": "Setzt niemand, geht das Spiel trotzdem weiter.",
    },
    "bets-all-pass-play-on-pot": {
        "en": "If nobody bets, the deal goes on all the same, for what lies in {pot}.",
        "de": "Setzt niemand, geht das Spiel trotzdem weiter, um das, was {there} liegt.",
    },
    "bets-all-pass-end-deal": {
        "en": "If nobody bets, the deal is over at once, and what lies in {pot} stays there for the next deal.",
        "de": "Setzt niemand, ist das Spiel sofort vorbei, und was {there} liegt, bleibt für das nächste Spiel.",
    },
    "bets-all-pass-dealer-bets": {
        "en": "Somebody must bet: if nobody has, the last player to speak may neither pass nor fold.",
        "de": "Einer muss setzen: Hat es noch niemand getan, darf der Letzte, der an die Reihe kommt, weder schieben noch aussteigen.",
    },
    "bets-all-pass-dealer-bets-limit": {
        "en": "Somebody must bet: if nobody has, the last player to speak may neither pass nor fold, unless the limit allows no bet at all.",
        "de": "Einer muss setzen: Hat es noch niemand getan, darf der Letzte, der an die Reihe kommt, weder schieben noch aussteigen, es sei denn, die Grenze lässt gar keinen Einsatz zu.",
    },
    "bets-alone-plays": {
        "en": "If all but one have folded, the one who is left plays the deal alone.",
        "de": "Sind alle bis auf einen ausgestiegen, spielt der Letzte das Spiel allein zu Ende.",
    },
    "bets-alone": {
        "en": "As soon as all but one have folded, the deal is over without being played.",
        "de": "Sobald alle bis auf einen ausgestiegen sind, ist das Spiel vorbei, ohne dass es gespielt wird.",
    },
    "bets-alone-then": {
        "en": "As soon as all but one have folded, the deal is over without being played, and only this is done:",
        "de": "Sobald alle bis auf einen ausgestiegen sind, ist das Spiel vorbei, ohne dass es gespielt wird, und es geschieht nur noch dies:",
    },
}

_BIDS: Final[dict[str, dict[str, str]]] = {
    "bids-start": {
        "en": "In turn, to the left, {each} bids once how many tricks to take in this deal; {who} begins.",
        "de": "Reihum nach links sagt {each} einmal an, wie viele Stiche er in diesem Spiel machen will; {who} beginnt.",
    },
    "bids-start-folded": {
        "en": "In turn, to the left, {each} bids once how many tricks to take in this deal; {who} begins, or the next to the left who is still in.",
        "de": "Reihum nach links sagt {each} einmal an, wie viele Stiche er in diesem Spiel machen will; {who} beginnt oder der Nächste links von ihm, der noch dabei ist.",
    },
    "bids-most-any": {
        "en": "A bid is a whole number, as high as one likes, even higher than the number of tricks.",
        "de": "Angesagt wird eine ganze Zahl, so hoch man will, auch höher als die Zahl der Stiche.",
    },
    "bids-most-tricks": {
        "en": "A bid is a whole number, from zero to as many tricks as are played in the deal.",
        "de": "Angesagt wird eine ganze Zahl, von null bis zur Zahl der Stiche, die in dem Spiel gemacht werden.",
    },
    "bids-most-cards": {
        "en": "A bid is a whole number, from zero to as many as each has been dealt cards.",
        "de": "Angesagt wird eine ganze Zahl, von null bis zur Zahl der Karten, die jeder bekommen hat.",
    },
    "bids-most-number": {
        "en": "A bid is a whole number from zero to {most}.",
        "de": "Angesagt wird eine ganze Zahl von null bis {most}.",
    },
    "bids-most-amount": {
        "en": "A bid is a whole number from zero up; the highest that a player may bid is {most}.",
        "de": "Angesagt wird eine ganze Zahl ab null; die höchste, die ein Spieler ansagen darf, ist {most}.",
    },
    "bids-again": {
        "en": "It need not be higher than the bid before it, and it is not changed afterwards.",
        "de": "Sie muss nicht höher sein als die Ansage davor und wird nicht mehr geändert.",
    },
    "bids-free": {
        "en": "Together the bids may come to any number.",
        "de": "Zusammen dürfen die Ansagen jede Zahl ergeben.",
    },
    "bids-hook": {
        "en": "But whoever bids last may not bring the sum of all bids to the number of tricks: not everybody can be right.",
        "de": "Wer zuletzt ansagt, darf aber die Summe aller Ansagen nicht auf die Zahl der Stiche bringen: Nicht alle können recht behalten.",
    },
    "bids-hook-dealer": {
        "en": "But the dealer, who bids last, may not bring the sum of all bids to the number of tricks: not everybody can be right.",
        "de": "Der Geber, der zuletzt ansagt, darf aber die Summe aller Ansagen nicht auf die Zahl der Stiche bringen: Nicht alle können recht behalten.",
    },
    "bids-hook-unless": {
        "en": "This does not hold where no other bid is left.",
        "de": "Das gilt nicht, wenn keine andere Ansage übrig bleibt.",
    },
    "bids-called": {"en": "“{word}”", "de": "»{word}«"},
    "bids-spelling": {
        "en": "{word} is another word for a bid of {counts}.",
        "de": "{word} ist ein anderes Wort für die Ansage {counts}.",
    },
    "bids-word": {
        "en": "Instead of a number {word} may be bid, which counts as {counts}.",
        "de": "Statt einer Zahl darf man {word} ansagen; das gilt als {counts}.",
    },
    "bids-word-if": {
        "en": "{word} may be bid only if {condition}.",
        "de": "{word} darf man nur ansagen, wenn {condition}.",
    },
}

_DISPLAYS: Final[dict[str, dict[str, str]]] = {
    "display-each-suit": {
        "en": "{each} lays open on the table the lowest card held in each of these suits: {which}.",
        "de": "{each} legt aus jeder dieser Farben die niedrigste Karte, die er hat, offen auf den Tisch: {which}.",
    },
    "display-one-suit": {
        "en": "{each} lays open on the table the lowest card held in one suit of the player's own choice: {which}.",
        "de": "{each} legt aus einer Farbe, die er sich aussucht, die niedrigste Karte, die er hat, offen auf den Tisch: {which}.",
    },
    "display-each-of": {
        "en": "Of {which}, {each} lays open on the table the lowest card held in each suit.",
        "de": "Von {which} legt {each} aus jeder Farbe die niedrigste Karte, die er hat, offen auf den Tisch.",
    },
    "display-one-of": {
        "en": "Of {which}, {each} lays open on the table the lowest card held in one suit of the player's own choice.",
        "de": "Von {which} legt {each} aus einer Farbe, die er sich aussucht, die niedrigste Karte, die er hat, offen auf den Tisch.",
    },
    "display-order-own": {
        "en": "The lowest is the one that is lowest in play, too; lowest of all is the {lowest}.",
        "de": "Die niedrigste ist die, die auch beim Spielen die niedrigste ist; am niedrigsten ist also: {lowest}.",
    },
    "display-order-default": {
        "en": "In this alone the cards do not rank as they do in play: lowest of all is the {lowest}.",
        "de": "Nur hierbei gilt nicht die Rangfolge des Spiels; am niedrigsten ist: {lowest}.",
    },
    "display-none": {
        "en": "A player without a card of one of these suits shows none of it; no other cards are shown.",
        "de": "Wer von einer Farbe keine Karte hat, zeigt keine; andere Karten werden nicht gezeigt.",
    },
    "display-none-of-all": {
        "en": "A player without a card of any of these suits shows none; no other cards are shown.",
        "de": "Wer von keiner eine Karte hat, zeigt nichts; andere Karten werden nicht gezeigt.",
    },
    "display-kept": {
        "en": "The cards shown are still part of the hand: they count when suit must be followed, and they are played like any others. Until then they lie open, and once played they are not replaced.",
        "de": "Die gezeigten Karten gehören weiter zum Blatt: Sie zählen mit, wenn bedient werden muss, und werden gespielt wie alle anderen. Bis dahin liegen sie offen; sind sie gespielt, werden sie nicht ersetzt.",
    },
}

_WILDS: Final[dict[str, dict[str, str]]] = {
    "wild-word": {"en": "wild card", "de": "joker"},
    "wild-cards": {"en": "{cards} are wild cards.", "de": "{cards} sind Joker."},
    "wild-what": {
        "en": "A wild card stands for another card, and whoever plays it says for which.",
        "de": "Ein Joker steht für eine andere Karte, und wer ihn spielt, sagt, für welche.",
    },
    "wild-as": {"en": "It may stand for any of these: {cards}.", "de": "Stehen darf er für jede von diesen: {cards}."},
    "wild-among-pack": {
        "en": "It must be a card of the pack that is being played with, not one that was taken out.",
        "de": "Es muss eine Karte sein, mit der gespielt wird, keine herausgenommene.",
    },
    "wild-among-all-cards": {
        "en": "It may also be a card that was taken out of the pack.",
        "de": "Es darf auch eine Karte sein, die herausgenommen worden ist.",
    },
    "wild-trick": {
        "en": "But it may not be a card that lies in the trick already, neither the card itself nor one that another wild card stands for; where else a card lies does not matter.",
        "de": "Es darf aber keine Karte sein, die schon im Stich liegt, weder sie selbst noch eine, für die ein anderer Joker steht; wo eine Karte sonst liegt, spielt keine Rolle.",
    },
    "wild-is": {
        "en": "Until the trick is taken, the wild card is the card that was named and nothing else.",
        "de": "Bis zum Ende des Stichs ist der Joker die genannte Karte und sonst nichts.",
    },
    "wild-lead": {
        "en": "A wild card may be led; then the suit that was named is the suit led.",
        "de": "Mit einem Joker darf man ausspielen; dann ist die genannte Farbe die ausgespielte.",
    },
    "wild-follow": {
        "en": "To a lead a wild card may always be played as a card of the suit led, even by a player who could follow with a real one.",
        "de": "Zu einem Ausspiel darf ein Joker immer als Karte der ausgespielten Farbe fallen, auch wenn man mit einer wirklichen bedienen könnte.",
    },
    "wild-never-due": {
        "en": "But nobody has to: a wild card in the hand does not oblige a player to follow suit.",
        "de": "Niemand muss das aber tun: Ein Joker im Blatt verpflichtet nicht dazu, zu bedienen.",
    },
    "wild-void-any": {
        "en": "A player who cannot follow suit may name a card of another suit as well.",
        "de": "Wer nicht bedienen kann, darf auch eine Karte einer anderen Farbe nennen.",
    },
    "wild-void-led": {
        "en": "Even a player who cannot follow suit may name only a card of the suit led, if a wild card can stand for one.",
        "de": "Auch wer nicht bedienen kann, darf nur eine Karte der ausgespielten Farbe nennen, wenn ein Joker für eine stehen kann.",
    },
    "wild-unmatched-bound": {
        "en": "To a lead of {suits}, for which a wild card cannot stand, only a player who cannot follow may play one.",
        "de": "Ist {suits} ausgespielt, wofür ein Joker nicht stehen kann, darf nur einen spielen, wer nicht bedienen kann.",
    },
    "wild-unmatched-free": {
        "en": "To a lead of {suits}, for which a wild card cannot stand, anybody may play one, even a player who could follow.",
        "de": "Ist {suits} ausgespielt, wofür ein Joker nicht stehen kann, darf trotzdem jeder einen spielen, auch wer bedienen könnte.",
    },
    "wild-no-rename": {
        "en": "If the named card itself is played to the same trick afterwards, nothing changes; of the two, the one that was played first is the higher.",
        "de": "Fällt danach im selben Stich die genannte Karte selbst, ändert sich nichts; von den beiden ist die höher, die zuerst gespielt worden ist.",
    },
    "wild-rename-at-once": {
        "en": "If the named card itself is played to the same trick afterwards, that card stands, and at once, before the next card is played, whoever played the wild card must name it anew.",
        "de": "Fällt danach im selben Stich die genannte Karte selbst, so gilt diese, und sofort, bevor die nächste Karte fällt, muss seinen Joker umbenennen, wer ihn gespielt hat.",
    },
    "wild-rename-trick-end": {
        "en": "If the named card itself is played to the same trick afterwards, that card stands, and when all cards of the trick have been played, whoever played the wild card must name it anew.",
        "de": "Fällt danach im selben Stich die genannte Karte selbst, so gilt diese, und wenn alle Karten des Stichs liegen, muss seinen Joker umbenennen, wer ihn gespielt hat.",
    },
    "wild-rename-to-any": {
        "en": "It then stands for another card of the same suit that is not in the trick, a higher or a lower one.",
        "de": "Er steht dann für eine andere Karte derselben Farbe, die nicht im Stich liegt, eine höhere oder eine niedrigere.",
    },
    "wild-rename-to-lower": {
        "en": "It then stands for a lower card of the same suit that is not in the trick; only if there is none, for a higher one.",
        "de": "Er steht dann für eine niedrigere Karte derselben Farbe, die nicht im Stich liegt; nur wenn es keine gibt, für eine höhere.",
    },
    "wild-rename-winner": {
        "en": "By that the trick may go to another player.",
        "de": "Dadurch kann der Stich einem anderen gehören.",
    },
    "wild-rename-off-suit": {
        "en": "This holds for every wild card, be it named in the suit led or in another.",
        "de": "Das gilt für jeden Joker, ob in der ausgespielten Farbe genannt oder in einer anderen.",
    },
    "wild-rename-only-led": {
        "en": "This holds only for a wild card that was named in the suit led; one that was named in another suit stays what it is.",
        "de": "Das gilt nur für einen Joker, der in der ausgespielten Farbe genannt ist; steht er für eine Karte einer anderen Farbe, bleibt er, was er ist.",
    },
}

_CHIPS: Final[dict[str, dict[str, str]]] = {
    "the-pot": {"en": "the {pot}", "de": "{pot}"},
    "pots-chips": {
        "en": "Two things are kept apart in this game: chips, which are paid, bet and won, and points, which are scored. Neither is ever changed into the other.",
        "de": "Zweierlei wird in diesem Spiel getrennt gehalten: Chips, die man zahlt, setzt und gewinnt, und Punkte, die man macht. Das eine wird nie in das andere umgerechnet.",
    },
    "pots-owe": {
        "en": "Chips that are nobody's yet lie in a pot. What a pot still holds at the end of a deal stays there for the next; a player who has no chips left owes them.",
        "de": "Chips, die noch niemandem gehören, liegen in einem Topf. Was am Ende eines Spiels noch darin ist, bleibt für das nächste liegen; wer keine Chips mehr hat, bleibt sie schuldig.",
    },
    "pots-one": {
        "en": "{there} lies {comes}; it is paid out {when}.",
        "de": "{there} liegt, {comes}; ausgezahlt wird es {when}.",
    },
    "pots-empty": {
        "en": "{there} lies nothing at first; it is paid out {when}.",
        "de": "{there} liegt zuerst nichts; ausgezahlt wird {when}.",
    },
    "pots-paid": {"en": "what each pays ({why})", "de": "was jeder zahlt ({why})"},
    "pots-payments": {"en": "what each pays", "de": "was jeder zahlt"},
    "pots-bets": {"en": "what is bet", "de": "was gesetzt wird"},
    "pots-from": {"en": "what comes over from {pot}", "de": "was aus {pot} kommt"},
    "pots-each-deal": {"en": "in each deal", "de": "in jedem Spiel"},
    "pots-at-end": {"en": "at the end of the game", "de": "am Ende der Partie"},
    "pay-label": {"en": "{why}: ", "de": "{why}: "},
    "money-into": {"en": "into {pot}", "de": "in {pot}"},
    "money-in": {"en": "in {pot}", "de": "in {pot}"},
    "to-left-of-dealer": {"en": "to the player to the dealer's left", "de": "an den linken Nachbarn des Gebers"},
    "to-left-of-last-dealer": {
        "en": "to the player to the left of the last dealer",
        "de": "an den linken Nachbarn des letzten Gebers",
    },
    "pay-each": {"en": "{who} puts {chips} {to}.", "de": "{who} zahlt {chips} {to}."},
    "pay-all": {"en": "whatever is in {pot} goes {to}.", "de": "alles aus {source} geht {to}."},
    "pay-part": {
        "en": "{part} of what is in {pot}, rounded down, goes {to}; the rest stays where it is.",
        "de": "{part} dessen, was {there} liegt, geht abgerundet {to}; der Rest bleibt liegen.",
    },
    "pay-fresh-all": {
        "en": "what has come into {pot} in this deal goes {to}; what was left there from earlier deals stays.",
        "de": "was in diesem Spiel dazugekommen ist, geht aus {source} {to}; was von früheren Spielen darin lag, bleibt.",
    },
    "pay-fresh-part": {
        "en": "{part} of what has come into {pot} in this deal, rounded down, goes {to}; the rest stays, as does all that was left there from earlier deals.",
        "de": "{part} dessen, was in diesem Spiel dazugekommen ist, geht abgerundet aus {source} {to}; der Rest bleibt liegen, ebenso alles, was von früheren Spielen darin lag.",
    },
    "pay-other": {"en": "from {source} {chips} go {to}.", "de": "aus {source} gehen {chips} {to}."},
    "part-2": {"en": "half", "de": "die Hälfte"},
    "part-3": {"en": "a third", "de": "ein Drittel"},
    "part-4": {"en": "a quarter", "de": "ein Viertel"},
    "part-5": {"en": "a fifth", "de": "ein Fünftel"},
    "part-6": {"en": "a sixth", "de": "ein Sechstel"},
    "part-8": {"en": "an eighth", "de": "ein Achtel"},
    "part-10": {"en": "a tenth", "de": "ein Zehntel"},
    "part-other": {"en": "one part in {n}", "de": "der {n}. Teil"},
    "share-alone": {
        "en": "The player who is left takes all that is in {pot}.",
        "de": "Wer allein übrig ist, bekommt {pot}.",
    },
    "share-active": {
        "en": "All who have not folded share {pot} evenly.",
        "de": "Alle, die nicht ausgestiegen sind, teilen sich {pot} zu gleichen Teilen.",
    },
    "share-everybody": {
        "en": "All players share {pot} evenly.",
        "de": "Alle teilen sich {pot} zu gleichen Teilen.",
    },
    "share-winners": {
        "en": "whoever has won the game takes {pot}; several winners share it evenly.",
        "de": "wer die Partie gewonnen hat, bekommt {pot}; mehrere Gewinner teilen zu gleichen Teilen.",
    },
    "share-winners-sides": {
        "en": "the players of the side that has won the game share {pot} evenly.",
        "de": "die Spieler der Partei, die gewonnen hat, teilen sich {pot} zu gleichen Teilen.",
    },
    "share-most": {
        "en": "whoever has {what} takes {pot}; players who have equally many share it evenly.",
        "de": "wer {what} hat, bekommt {pot}; bei Gleichstand wird zu gleichen Teilen geteilt.",
    },
    "share-most-side": {
        "en": "the side that has {what} takes {pot}, and its players share it evenly; sides that have equally many share it among all their players.",
        "de": "die Partei, die {what} hat, bekommt {pot}, und ihre Spieler teilen zu gleichen Teilen; bei Gleichstand teilen alle Spieler dieser Parteien.",
    },
    "share-most-of": {
        "en": "{subject} goes to the player for whom this is the highest: {amount}; players who are equal in it share evenly.",
        "de": "{subject} geht an den, bei dem dies am höchsten ist: {amount}; bei Gleichstand wird zu gleichen Teilen geteilt.",
    },
    "most-tricks": {"en": "the most tricks", "de": "die meisten Stiche"},
    "most-cards": {"en": "won the most cards", "de": "die meisten Karten gewonnen"},
    "most-score": {"en": "the most points", "de": "die meisten Punkte"},
    "most-bid": {"en": "bid the most", "de": "am meisten angesagt"},
    "leftover-stays": {
        "en": "Chips that do not come out even stay in the pot for the next deal.",
        "de": "Was sich nicht gleich teilen lässt, bleibt für das nächste Spiel liegen.",
    },
    "leftover-stays-end": {
        "en": "Chips that do not come out even stay where they are.",
        "de": "Was sich nicht gleich teilen lässt, bleibt liegen.",
    },
    "leftover-one-each": {
        "en": "Chips that do not come out even go one each to those who share, beginning to the left of the dealer, while they last.",
        "de": "Was sich nicht gleich teilen lässt, geht Chip für Chip an die, die teilen, links vom Geber beginnend, solange es reicht.",
    },
    "leftover-one-each-end": {
        "en": "Chips that do not come out even go one each to those who share, beginning to the left of the last dealer, while they last.",
        "de": "Was sich nicht gleich teilen lässt, geht Chip für Chip an die, die teilen, links vom letzten Geber beginnend, solange es reicht.",
    },
}

_SCORES: Final[dict[str, dict[str, str]]] = {
    "score-to-each-folded": {
        "en": "This holds for each player, also for one who has folded.",
        "de": "Das gilt für jeden, auch wenn er ausgestiegen ist.",
    },
    "score-exactly": {"en": "Exactly reckoned: {amount}.", "de": "Genau gerechnet: {amount}."},
    "score-by": {
        "en": "what the player scores in this deal by {clause}",
        "de": "das, was man in diesem Spiel nach {clause} bekommt",
    },
    "score-by-sides": {
        "en": "what the side scores in this deal by {clause}",
        "de": "das, was die Partei in diesem Spiel nach {clause} bekommt",
    },
    "score-before": {
        "en": "This is reckoned before anything is written down by {clauses}.",
        "de": "Das rechnet man aus, bevor nach {clauses} etwas aufgeschrieben wird.",
    },
    "score-to-active-folded": {
        "en": "A player who has folded neither scores nor loses anything.",
        "de": "Wer ausgestiegen ist, bekommt nichts und verliert nichts.",
    },
    "score-to-sides-folded": {
        "en": "Each side scores this of which at least one player has not folded.",
        "de": "Das gilt für jede Partei, von der noch mindestens ein Spieler dabei ist.",
    },
    "score-as-many": {"en": "as many", "de": "so viele"},
    "score-amount-sides-folded": {
        "en": "Each side of which at least one player has not folded scores {amount}.",
        "de": "Jede Partei, von der noch mindestens ein Spieler dabei ist, bekommt {amount}.",
    },
    "score-amount-sides": {"en": "Each side scores {amount}.", "de": "Jede Partei bekommt {amount}."},
    "score-amount-active-folded": {
        "en": "Each player who has not folded scores {amount}.",
        "de": "Jeder, der nicht ausgestiegen ist, bekommt {amount}.",
    },
    "score-amount-each-folded": {
        "en": "Each player, folded or not, scores {amount}.",
        "de": "Jeder, auch wer ausgestiegen ist, bekommt {amount}.",
    },
    "score-amount-each": {"en": "Each player scores {amount}.", "de": "Jeder bekommt {amount}."},
    "score-when": {"en": "If", "de": "Wenn"},
    "score-points": {"en": "Points", "de": "Punkte"},
    "score-cases": {"en": "What is scored, case by case", "de": "Was zählt, Fall für Fall"},
    "score-by-bid": {"en": "Points by bid and tricks taken", "de": "Punkte nach Ansage und Stichen"},
    "score-by-tricks": {"en": "Points by tricks taken", "de": "Punkte nach Stichen"},
    "score-head-tricks": {"en": "Tricks", "de": "Stiche"},
    "score-bid": {"en": "Bid {bid}", "de": "Ansage {bid}"},
    "score-trick": {"en": "{tricks} trick", "de": "{tricks} Stich"},
    "score-tricks": {"en": "{tricks} tricks", "de": "{tricks} Stiche"},
    "score-span": {"en": "{first} to {last}", "de": "{first} bis {last}"},
    "score-floor-zero": {
        "en": "No total falls below zero: of a loss only so much is counted as the player has.",
        "de": "Kein Stand fällt unter null: Von einem Verlust zählt nur so viel, wie man hat.",
    },
    "score-floor": {
        "en": "No total falls below minus {floor}: of a loss only so much is counted.",
        "de": "Kein Stand fällt unter minus {floor}: Von einem Verlust zählt nur so viel.",
    },
    "score-example": {
        "en": "For example, “{reason}” counts {points}.",
        "de": "Zum Beispiel zählt »{reason}« {points}.",
    },
    "score-example-lost": {
        "en": "For example, “{reason}” costs {points}.",
        "de": "Zum Beispiel kostet »{reason}« {points}.",
    },
    "score-sheet-many": {"en": "{n} points", "de": "{n} Punkte"},
    "score-sheet-one": {"en": "1 point", "de": "1 Punkt"},
    "score-why": {"en": "The reason is written down as “{reason}”.", "de": "Als Grund schreibt man »{reason}« auf."},
    "partners-opposite": {
        "en": "The {players} players form {sides} sides: those who sit opposite each other are partners.",
        "de": "Die {players} Spieler bilden {sides} Parteien: Wer sich gegenübersitzt, spielt zusammen.",
    },
    "partners-second": {
        "en": "The players form two sides: every second player round the table belongs to the same one.",
        "de": "Die Spieler bilden zwei Parteien: Rund um den Tisch gehört jeder Zweite zur selben.",
    },
    "partners-turns": {
        "en": "The players form {sides} sides, to which they belong by turns round the table: each sits between players of other sides.",
        "de": "Die Spieler bilden {sides} Parteien, zu denen sie rund um den Tisch abwechselnd gehören: Jeder sitzt zwischen Spielern anderer Parteien.",
    },
    "partners-score": {
        "en": "Partners have one score between them: whatever the side scores counts for each of its players.",
        "de": "Partner haben einen gemeinsamen Stand: Was die Partei bekommt, zählt für jeden ihrer Spieler.",
    },
}

_ENDS: Final[dict[str, dict[str, str]]] = {
    "end-player": {"en": "a player", "de": "ein Spieler"},
    "end-the-side": {"en": "the side ", "de": "die Partei "},
    "end-the-player": {"en": "the player ", "de": "man "},
    "end-side": {"en": "a side", "de": "eine Partei"},
    "end-or": {"en": ", or when ", "de": " oder wenn "},
    "end-reached": {"en": "{who} has reached {points}", "de": "{who} {points} erreicht hat"},
    "end-below": {"en": "{who} has fallen to {points} below zero", "de": "{who} auf {points} unter null gefallen ist"},
    "end-deals": {"en": "{deals} have been played", "de": "{deals} gespielt sind"},
    "end-deals-agreed": {
        "en": "as many deals have been played as have been agreed on, if a number of deals has been",
        "de": "so viele Spiele gespielt sind wie vereinbart, falls eine Zahl von Spielen vereinbart ist",
    },
    "end-deals-table": {
        "en": "as many deals have been played as the table says",
        "de": "so viele Spiele gespielt sind, wie die Tabelle sagt",
    },
    "end-after-table": {
        "en": "The game is over after as many deals as the table says.",
        "de": "Die Partie ist nach so vielen Spielen vorbei, wie die Tabelle sagt.",
    },
    "end-after": {"en": "The game is over after {deals}.", "de": "Die Partie geht über {deals}."},
    "end-every-score": {
        "en": "The game is over at once, even in the middle of a deal, when {condition}.",
        "de": "Die Partie ist sofort vorbei, auch mitten im Spiel, wenn {condition}.",
    },
    "end-every-count": {
        "en": "Whenever all points for something have been written down, one looks at the scores: the game is over as soon as {condition}, and nothing more is counted then.",
        "de": "Sooft alle Punkte für etwas aufgeschrieben sind, wird nachgesehen: Die Partie ist vorbei, sobald {condition}; mehr wird dann nicht gezählt.",
    },
    "end-deal-end": {
        "en": "The game is over at the end of a deal when {condition}.",
        "de": "Die Partie ist am Ende eines Spiels vorbei, wenn {condition}.",
    },
    "end-check-every-score": {
        "en": "This is looked at after every score, even in the middle of a deal.",
        "de": "Darauf wird nach jedem Punkt gesehen, auch mitten im Spiel.",
    },
    "end-check-every-count": {
        "en": "This is looked at each time that all points for something have been written down; if the game is over then, nothing more is counted.",
        "de": "Darauf wird gesehen, sooft alle Punkte für etwas aufgeschrieben sind; ist die Partie dann vorbei, wird nichts mehr gezählt.",
    },
    "end-check-deal-end": {
        "en": "This is looked at only at the end of a deal.",
        "de": "Darauf wird erst am Ende eines Spiels gesehen.",
    },
    "end-winner-scorer": {"en": "That player has won.", "de": "Dieser Spieler hat gewonnen."},
    "end-winner-scorer-sides": {"en": "That side has won.", "de": "Diese Partei hat gewonnen."},
    "end-winner-highest": {
        "en": "Whoever has the most points has won.",
        "de": "Wer die meisten Punkte hat, hat gewonnen.",
    },
    "end-winner-highest-sides": {
        "en": "The side with the most points has won.",
        "de": "Die Partei mit den meisten Punkten hat gewonnen.",
    },
    "end-winner-lowest": {
        "en": "Whoever has the fewest points has won.",
        "de": "Wer die wenigsten Punkte hat, hat gewonnen.",
    },
    "end-winner-lowest-sides": {
        "en": "The side with the fewest points has won.",
        "de": "Die Partei mit den wenigsten Punkten hat gewonnen.",
    },
    "end-ties-shared": {
        "en": "Players who are equal in that have won together.",
        "de": "Bei Gleichstand haben alle gewonnen, die gleich stehen.",
    },
    "end-ties-shared-sides": {
        "en": "Sides that are equal in that have won together.",
        "de": "Bei Gleichstand haben die gleich stehenden Parteien gemeinsam gewonnen.",
    },
    "end-ties-play-on": {
        "en": "If several are equal in that, the game goes on until one of them is ahead.",
        "de": "Bei Gleichstand geht die Partie weiter, bis einer vorn liegt.",
    },
    "end-ties-play-on-sides": {
        "en": "If sides are equal in that, the game goes on until one of them is ahead.",
        "de": "Bei Gleichstand geht die Partie weiter, bis eine Partei vorn liegt.",
    },
    "end-settle": {"en": "Then the pots are paid out:", "de": "Dann werden die Töpfe ausgezahlt:"},
    "end-table": {"en": "Deals in a game", "de": "Spiele in einer Partie"},
    "end-head-players": {"en": "Players", "de": "Spieler"},
    "end-head-deals": {"en": "Deals", "de": "Spiele"},
}

_CHOICES: Final[dict[str, dict[str, str]]] = {
    "variants-intro": {
        "en": "Before the game a table may agree on one or more of these ways of playing.",
        "de": "Vor der Partie kann man sich auf eine oder mehrere dieser Spielweisen einigen.",
    },
    "variant-in-force": {
        "en": "This book tells the game with it.",
        "de": "So beschreibt dieses Buch das Spiel.",
    },
    "variant-excludes": {
        "en": "It cannot be played with {names}.",
        "de": "Nicht zu spielen mit {names}.",
    },
    "variant-excludes-answers": {
        "en": "It goes only with the usual answer to the open point {question} ({id}).",
        "de": "Nur mit der üblichen Antwort auf den offenen Punkt {question} ({id}) zu spielen.",
    },
    "variant-cited": {"en": "It is found in: {cites}.", "de": "Zu finden in: {cites}."},
    "profiles-intro": {
        "en": "These are not meant for the card table: they are how another program plays, so that its games can be judged.",
        "de": "Diese sind nicht für den Kartentisch gedacht: So spielt ein anderes Programm, und so lassen sich dessen Partien beurteilen.",
    },
    "presets-intro": {
        "en": "Some ways of playing have a name of their own:",
        "de": "Manche Spielweisen haben einen eigenen Namen:",
    },
    "preset": {"en": "{name} is played with {variants}.", "de": "{name} spielt man mit {variants}."},
    "preset-plain": {
        "en": "{name} is the game as it is told here, without any of the variants.",
        "de": "{name} ist das Spiel ohne alle Varianten.",
    },
    "rulings-intro": {
        "en": "The sources do not settle everything. Where they leave a point open, the usual answer holds unless the table agrees on another before the game.",
        "de": "Die Quellen klären nicht alles. Wo sie etwas offenlassen, gilt die übliche Antwort, wenn man sich nicht vor der Partie auf eine andere einigt.",
    },
    "answer": {"en": "({id})", "de": "({id})"},
    "answer-usual": {"en": "(usual: {id})", "de": "(üblich: {id})"},
    "answer-here": {"en": "(so in this book: {id})", "de": "(so in diesem Buch: {id})"},
    "answer-left": {"en": "(usual, but not in this book: {id})", "de": "(üblich, aber nicht in diesem Buch: {id})"},
    "ruling-idle": {
        "en": "With what has been agreed on for this book, the question does not arise.",
        "de": "Bei dem, was für dieses Buch vereinbart ist, stellt sich die Frage nicht.",
    },
    "left-open": {"en": "Left open by: {cites}.", "de": "Offen nach: {cites}."},
    "options-intro": {
        "en": "Some numbers are for the table to choose; they are agreed on before the game.",
        "de": "Manche Zahlen wählt man selbst; man einigt sich vor der Partie darauf.",
    },
    "options-table": {"en": "Numbers to agree on", "de": "Zahlen, auf die man sich einigt"},
    "options-what": {"en": "What", "de": "Was"},
    "options-range": {"en": "Possible", "de": "Möglich"},
    "options-usual": {"en": "Usual", "de": "Üblich"},
    "options-name": {"en": "Name", "de": "Name"},
    "options-from": {"en": "{least} or more", "de": "ab {least}"},
    "options-between": {"en": "{least} to {most}", "de": "{least} bis {most}"},
    "options-must": {"en": "must be agreed on", "de": "muss vereinbart werden"},
    "options-here": {"en": "must be agreed on; here {value}", "de": "muss vereinbart werden; hier {value}"},
    "options-usual-here": {"en": "{usual}; here {value}", "de": "{usual}; hier {value}"},
}

SENTENCES: Final[dict[str, dict[str, str]]] = {
    **_SEATS,
    **_BETS,
    **_BIDS,
    **_DISPLAYS,
    **_WILDS,
    **_CHIPS,
    **_SCORES,
    **_ENDS,
    **_CHOICES,
}
