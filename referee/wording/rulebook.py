"""What a rulebook says of cards, deals and tricks."""

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "book-need": {"en": "What is needed", "de": "Was man braucht"},
    "book-course": {"en": "The game in outline", "de": "Das Spiel im Überblick"},
    "book-cards": {"en": "The cards", "de": "Die Karten"},
    "book-values": {"en": "What the cards are worth", "de": "Was die Karten wert sind"},
    "book-words": {"en": "Words of the card table", "de": "Wörter am Kartentisch"},
    "book-deal": {"en": "Before the tricks", "de": "Vor den Stichen"},
    "book-tricks": {"en": "The tricks", "de": "Die Stiche"},
    "book-scoring": {"en": "Scoring", "de": "Was zählt"},
    "book-end": {"en": "The end of the game", "de": "Ende der Partie"},
    "book-besides": {"en": "What else holds", "de": "Was sonst noch gilt"},
    "book-sample": {"en": "A deal as an example", "de": "Ein Spiel als Beispiel"},
    "book-variants": {"en": "Variants", "de": "Varianten"},
    "book-rulings": {"en": "Points left open", "de": "Offene Punkte"},
    "book-options": {"en": "To be agreed on", "de": "Was man vereinbart"},
    "book-brief": {"en": "The rules in brief", "de": "Die Regeln in Kürze"},
    "book-sources": {"en": "Sources", "de": "Quellen"},
    "book-kind-deal": {"en": "Dealing", "de": "Geben"},
    "book-kind-redeal": {"en": "Throwing in a hand", "de": "Ein Blatt hinwerfen"},
    "book-kind-turn-up": {"en": "Turning up a card", "de": "Eine Karte aufdecken"},
    "book-kind-betting": {"en": "Betting", "de": "Setzen"},
    "book-kind-bidding": {"en": "Bidding", "de": "Ansagen"},
    "book-kind-display": {"en": "Displaying cards", "de": "Karten auslegen"},
    "book-kind-pay": {"en": "Paying chips", "de": "Chips zahlen"},
    "book-kind-score": {"en": "Counting the points", "de": "Die Punkte zählen"},
    "book-award": {"en": "Who gets the {pot}", "de": "Wer den {pot} bekommt"},
    "book-pay": {"en": "Chips for the {pot}", "de": "Chips für den {pot}"},
    "book-cite": {"en": "{title}: {places}", "de": "{title}: {places}"},
    "book-cite-item": {"en": "{section}, item {item}", "de": "{section}, Punkt {item}"},
    "book-cite-items": {"en": "{section}, items {item}", "de": "{section}, Punkte {item}"},
    "book-agreed-option": {"en": "{name}: {value}", "de": "{name}: {value}"},
    "book-agreed-ruling": {"en": "{question} {answer}", "de": "{question} {answer}"},
    "need-together": {
        "en": "||two|three|four|five|six|seven|eight",
        "de": "||zu zweit|zu dritt|zu viert|zu fünft|zu sechst|zu siebt|zu acht",
    },
    "need-players-one": {"en": "The game is for {count} players.", "de": "Gespielt wird {count}."},
    "need-players": {"en": "The game is for {count} players.", "de": "Es spielen {count}."},
    "need-players-alone": {
        "en": "The game is for {count} players, each on his or her own.",
        "de": "Es spielen {count}, jeder für sich.",
    },
    "need-range": {"en": "{low} to {high}", "de": "{low} bis {high}"},
    "need-pack-standard": {
        "en": "It is played with a standard pack of {size} cards, without jokers: {suits}, in each suit {ranks}.",
        "de": "Man braucht ein Kartenspiel von {size} Karten ohne Joker: {suits}, in jeder Farbe {ranks}.",
    },
    "need-courts": {
        "en": "{ace} stands for the ace, {king} for the king, {queen} for the queen and {jack} for the jack.",
        "de": "{ace} steht für das Ass, {king} für den König, {queen} für die Dame und {jack} für den Buben.",
    },
    "need-pack-part": {
        "en": "It is played with {size} cards of a standard pack: {suits}, in each suit only {ranks}.",
        "de": "Man braucht {size} Karten eines üblichen Kartenspiels: {suits}, in jeder Farbe nur {ranks}.",
    },
    "need-pack-alike": {
        "en": "It is played with {size} cards: {suits}, in each suit {ranks}.",
        "de": "Man braucht {size} Karten: {suits}, in jeder Farbe {ranks}.",
    },
    "need-pack-own": {
        "en": "It is played with a pack of its own, of {size} cards:",
        "de": "Man braucht dafür eigene Karten, {size} Stück:",
    },
    "need-suits": {
        "en": "{count} cards in each of the suits {suits}: {ranks}.",
        "de": "{count} Karten in jeder der Farben {suits}: {ranks}.",
    },
    "need-suit": {"en": "{count} {suits}: {ranks}.", "de": "{count} {suits}: {ranks}."},
    "need-removed": {
        "en": (
            "How many cards are in play depends on the number of players: before the first deal some are taken "
            "out and laid aside."
        ),
        "de": (
            "Mit welchen Karten gespielt wird, richtet sich nach der Zahl der Spieler: Vor dem ersten Geben "
            "nimmt man einige heraus und legt sie beiseite."
        ),
    },
    "need-packs": {"en": "The pack by the number of players", "de": "Die Karten nach der Zahl der Spieler"},
    "need-nothing": {"en": "nothing", "de": "nichts"},
    "need-head-players": {"en": "Players", "de": "Spieler"},
    "need-head-taken": {"en": "Taken out", "de": "Herausgenommen"},
    "need-head-left": {"en": "Cards in play", "de": "Karten im Spiel"},
    "need-head-each": {"en": "Cards each", "de": "Karten für jeden"},
    "need-paper": {
        "en": "Paper and pencil serve to keep the score.",
        "de": "Zum Aufschreiben der Punkte dienen Papier und Stift.",
    },
    "need-chips": {
        "en": "Everybody also needs a supply of chips or coins.",
        "de": "Außerdem braucht jeder einen Vorrat an Chips oder Münzen.",
    },
    "course": {
        "en": "A game is a series of deals. Each deal goes through these steps:",
        "de": "Eine Partie besteht aus einzelnen Spielen. Jedes Spiel hat diese Schritte:",
    },
    "course-one": {
        "en": "A game is a single deal, which goes through these steps:",
        "de": "Eine Partie ist ein einziges Spiel mit diesen Schritten:",
    },
    "course-one-or-more": {
        "en": "A game is one deal or more. Each deal goes through these steps:",
        "de": "Eine Partie ist ein Spiel oder mehrere. Jedes Spiel hat diese Schritte:",
    },
    "course-deal": {"en": "The cards are dealt.", "de": "Die Karten werden gegeben."},
    "course-redeal": {
        "en": "Whoever has too poor a hand may throw it in.",
        "de": "Wer ein zu schlechtes Blatt hat, darf es hinwerfen.",
    },
    "course-turn-up": {"en": "A card is turned up.", "de": "Eine Karte wird aufgedeckt."},
    "course-betting": {
        "en": "The players bet chips on their hands, in turn.",
        "de": "Reihum setzen die Spieler Chips auf ihr Blatt.",
    },
    "course-display": {
        "en": "Some cards of each hand are laid open.",
        "de": "Aus jedem Blatt werden einige Karten offen ausgelegt.",
    },
    "course-bidding": {
        "en": "Each player says in turn how many tricks to take.",
        "de": "Reihum sagt jeder an, wie viele Stiche er macht.",
    },
    "course-tricks": {"en": "The cards are played out in tricks.", "de": "Die Karten werden in Stichen ausgespielt."},
    "course-score": {"en": "The points of the deal are counted.", "de": "Die Punkte des Spiels werden gezählt."},
    "course-pay-each": {"en": "Everybody pays chips into the {to}.", "de": "Jeder zahlt Chips in den {to}."},
    "course-pay-pot": {
        "en": "Chips from the {source} are put into the {to}.",
        "de": "Aus dem {source} kommen Chips in den {to}.",
    },
    "course-pay-left": {
        "en": "Chips from the {source} are paid out.",
        "de": "Aus dem {source} werden Chips ausgezahlt.",
    },
    "course-award": {"en": "The {pot} is paid out.", "de": "Der {pot} wird ausgezahlt."},
    "word-suit": {
        "en": "A suit is all the cards that bear the same sign.",
        "de": "Zu einer Farbe gehören alle Karten mit demselben Zeichen.",
    },
    "word-deal": {
        "en": (
            "A deal is the handing out of the cards together with all that is played with them; a game has one "
            "deal or more."
        ),
        "de": (
            "Ein Spiel heißt hier: einmal geben und alles, was mit diesen Karten gespielt wird. Eine Partie "
            "besteht aus einem oder mehreren Spielen."
        ),
    },
    "word-hand": {
        "en": "A player's hand is the cards that this player holds; the others do not see them.",
        "de": (
            "Das Blatt, auch die Hand genannt, besteht aus den Karten, die ein Spieler hält; die anderen sehen "
            "sie nicht."
        ),
    },
    "word-trick": {
        "en": (
            "A trick is one round of the play in which each player lays down one card; the best of these cards "
            "wins the trick, and all its cards go to whoever played it."
        ),
        "de": (
            "Ein Stich ist eine Runde, in der jeder eine Karte legt; die beste Karte gewinnt ihn, und wer sie "
            "gelegt hat, bekommt alle Karten des Stichs."
        ),
    },
    "word-lead": {
        "en": "To lead is to play the first card of a trick.",
        "de": "Ausspielen heißt, die erste Karte eines Stichs zu legen.",
    },
    "word-follow": {
        "en": "To follow suit is to play a card of the suit that was led.",
        "de": "Bedienen heißt, eine Karte der ausgespielten Farbe zu legen.",
    },
    "word-trumps": {
        "en": (
            "Trumps are the suit that beats all others: even the lowest trump beats the highest card of any other suit."
        ),
        "de": (
            "Trumpf ist die Farbe, die alle anderen schlägt: Auch der kleinste Trumpf sticht die höchste Karte "
            "jeder anderen Farbe."
        ),
    },
    "word-stock": {
        "en": "The stock is the pile of cards that are left over when everybody has been dealt a hand.",
        "de": "Der Ziehstapel besteht aus den Karten, die übrig sind, wenn alle ihr Blatt bekommen haben.",
    },
    "word-left": {
        "en": "Everything goes round to the left, that is, clockwise.",
        "de": "Alles geht reihum nach links, also im Uhrzeigersinn.",
    },
    "word-side": {
        "en": "A side is a set of partners, who win and lose together.",
        "de": "Eine Partei bilden die Partner, die zusammen gewinnen und verlieren.",
    },
    "word-bid": {
        "en": "A bid is a promise to take so many tricks.",
        "de": "Eine Ansage ist ein Versprechen, so und so viele Stiche zu machen.",
    },
    "word-pot": {
        "en": "A pot is a pile of chips that are played for and belong to nobody yet.",
        "de": "In einem Topf liegen die Chips, um die es geht; sie gehören noch niemandem.",
    },
    "cards-order": {
        "en": "In every suit the cards rank in this order, from the highest to the lowest: {ranks}.",
        "de": "In jeder Farbe gilt dieselbe Rangfolge, von der höchsten Karte zur niedrigsten: {ranks}.",
    },
    "cards-order-table": {
        "en": "Within its suit, a card ranks as this table shows.",
        "de": "Die Rangfolge in jeder Farbe zeigt die Tabelle.",
    },
    "cards-orders": {"en": "The order of the cards in each suit", "de": "Die Rangfolge in jeder Farbe"},
    "cards-head-suits": {"en": "Suit", "de": "Farbe"},
    "cards-head-order": {"en": "From the highest to the lowest", "de": "Von der höchsten zur niedrigsten Karte"},
    "cards-highest-ever": {
        "en": (
            "Among the {suit} {the_card} is the highest card, even above {to_other}, whether that suit is "
            "trumps or not."
        ),
        "de": "Bei {suit} ist {the_card} die höchste Karte, noch über {to_other}, ob diese Farbe nun Trumpf ist oder nicht.",
    },
    "cards-highest": {
        "en": "Among the {suit} {the_card} is the highest card, even above {to_other}.",
        "de": "Bei {suit} ist {the_card} die höchste Karte, noch über {to_other}.",
    },
    "cards-above": {
        "en": "Among the {suit} {the_card} stands next above {to_other}.",
        "de": "Bei {suit} steht {the_card} gleich über {to_other}.",
    },
    "cards-lowest": {
        "en": "Among the {suit} {the_card} is the lowest card, even below {to_other}.",
        "de": "Bei {suit} ist {the_card} die niedrigste Karte, noch unter {to_other}.",
    },
    "cards-the-m": {"en": "the {card}", "de": "der {card}"},
    "cards-the-f": {"en": "the {card}", "de": "die {card}"},
    "cards-the-n": {"en": "the {card}", "de": "das {card}"},
    "cards-to-the-m": {"en": "the {card}", "de": "dem {card}"},
    "cards-to-the-f": {"en": "the {card}", "de": "der {card}"},
    "cards-to-the-n": {"en": "the {card}", "de": "dem {card}"},
    "cards-trump-names": {"en": "trump trumps trumpf trümpfe", "de": "trump trumps trumpf trümpfe"},
    "cards-trump": {"en": "{suit} are trumps in every deal.", "de": "{suit} ist in jedem Spiel Trumpf."},
    "cards-trump-own": {
        "en": "The trumps are a suit of their own, in every deal the same.",
        "de": "Die Trümpfe sind eine eigene Farbe, in jedem Spiel dieselbe.",
    },
    "cards-trump-turns": {
        "en": "With every deal the trumps change, in this order: {suits}; then it begins again.",
        "de": "Mit jedem Spiel wechselt der Trumpf, in dieser Folge: {suits}; dann wieder von vorn.",
    },
    "cards-no-trump": {"en": "no trumps", "de": "kein Trumpf"},
    "cards-trump-kept": {
        "en": "When hands are thrown in and dealt again, the trumps stay what they were.",
        "de": "Wird nach einem Hinwerfen neu gegeben, bleibt der Trumpf, wie er war.",
    },
    "cards-trump-turned": {
        "en": "Which suit is trumps is settled in each deal by a card that is turned up.",
        "de": "Welche Farbe Trumpf ist, bestimmt in jedem Spiel eine aufgedeckte Karte.",
    },
    "cards-trump-each-trick": {
        "en": (
            "Which suit is trumps is settled by a card that is turned up; after each trick another one is, so "
            "that every trick has trumps of its own."
        ),
        "de": (
            "Welche Farbe Trumpf ist, bestimmt eine aufgedeckte Karte; nach jedem Stich wird eine neue "
            "aufgedeckt, sodass jeder Stich seinen eigenen Trumpf hat."
        ),
    },
    "cards-trump-none": {"en": "There are no trumps.", "de": "Trumpf gibt es nicht."},
    "values-won-always": {
        "en": "Of the cards won in a trick, every one counts that stands in this table, whatever its suit.",
        "de": "Von den Karten im Stich zählt jede, die in der Tabelle steht, gleich in welcher Farbe.",
    },
    "values-won-trumps": {
        "en": "Of the cards won in a trick only trumps count.",
        "de": "Von den Karten im Stich zählen nur die Trümpfe.",
    },
    "values-won-mixed": {
        "en": "Of the cards won in a trick some count only if they are trumps.",
        "de": "Von den Karten im Stich zählen manche nur, wenn sie Trumpf sind.",
    },
    "values-turned-always": {
        "en": "Of the cards turned up, every one counts that stands in this table, whatever its suit.",
        "de": "Von den aufgedeckten Karten zählt jede, die in der Tabelle steht, gleich in welcher Farbe.",
    },
    "values-turned-trumps": {
        "en": "Of the cards turned up only trumps count.",
        "de": "Von den aufgedeckten Karten zählen nur die Trümpfe.",
    },
    "values-turned-mixed": {
        "en": "Of the cards turned up some count only if they are trumps.",
        "de": "Von den aufgedeckten Karten zählen manche nur, wenn sie Trumpf sind.",
    },
    "values-other-always": {
        "en": "Of the cards, every one counts that stands in this table, whatever its suit.",
        "de": "Von den Karten zählt jede, die in der Tabelle steht, gleich in welcher Farbe.",
    },
    "values-other-trumps": {"en": "Of the cards only trumps count.", "de": "Von den Karten zählen nur die Trümpfe."},
    "values-other-mixed": {
        "en": "Of the cards some count only if they are trumps.",
        "de": "Von den Karten zählen manche nur, wenn sie Trumpf sind.",
    },
    "values-change": {
        "en": "As the trumps change, a card may be worth much in one trick and nothing in the next.",
        "de": "Da der Trumpf wechselt, kann eine Karte in einem Stich viel zählen und im nächsten nichts.",
    },
    "values-caption": {"en": "What the cards are worth", "de": "Was die Karten wert sind"},
    "values-head-card": {"en": "Card", "de": "Karte"},
    "values-head-won": {"en": "Won in a trick", "de": "Im Stich"},
    "values-head-won-trump": {"en": "Won in a trick, as a trump", "de": "Im Stich, als Trumpf"},
    "values-head-won-plain": {"en": "Won in a trick, no trump", "de": "Im Stich, kein Trumpf"},
    "values-head-turned": {"en": "Turned up", "de": "Aufgedeckt"},
    "values-head-turned-trump": {"en": "Turned up, as a trump", "de": "Aufgedeckt, als Trumpf"},
    "values-head-turned-plain": {"en": "Turned up, no trump", "de": "Aufgedeckt, kein Trumpf"},
    "values-head-other": {"en": "Points", "de": "Punkte"},
    "values-head-other-trump": {"en": "As a trump", "de": "Als Trumpf"},
    "values-head-other-plain": {"en": "No trump", "de": "Kein Trumpf"},
    "values-rest": {"en": "All others", "de": "Alle anderen"},
    "dealer-agreed": {"en": "The players agree who deals first.", "de": "Wer zuerst gibt, wird vereinbart."},
    "dealer-cut-lowest-two": {
        "en": (
            "To find the first dealer both players cut: each lifts a part of the pack and shows its bottom "
            "card. Whoever cuts the lower card deals."
        ),
        "de": (
            "Zuerst wird abgehoben: Jeder hebt einen Teil der Karten ab und zeigt die unterste. Wer die "
            "niedrigere Karte hat, gibt das erste Spiel."
        ),
    },
    "dealer-cut-lowest-several": {
        "en": (
            "To find the first dealer everybody cuts: each lifts a part of the pack and shows its bottom card. "
            "Whoever cuts the lowest card deals."
        ),
        "de": (
            "Zuerst wird abgehoben: Jeder hebt einen Teil der Karten ab und zeigt die unterste. Wer die "
            "niedrigste Karte hat, gibt das erste Spiel."
        ),
    },
    "dealer-cut-highest-two": {
        "en": (
            "To find the first dealer both players cut: each lifts a part of the pack and shows its bottom "
            "card. Whoever cuts the higher card deals."
        ),
        "de": (
            "Zuerst wird abgehoben: Jeder hebt einen Teil der Karten ab und zeigt die unterste. Wer die höhere "
            "Karte hat, gibt das erste Spiel."
        ),
    },
    "dealer-cut-highest-several": {
        "en": (
            "To find the first dealer everybody cuts: each lifts a part of the pack and shows its bottom card. "
            "Whoever cuts the highest card deals."
        ),
        "de": (
            "Zuerst wird abgehoben: Jeder hebt einen Teil der Karten ab und zeigt die unterste. Wer die höchste"
            " Karte hat, gibt das erste Spiel."
        ),
    },
    "dealer-cut-order": {
        "en": (
            "For the cut the order is, from high to low, {order}; if the cards that decide are equal, the cut "
            "is made again."
        ),
        "de": (
            "Beim Abheben ist die Folge von hoch nach niedrig {order}; sind die entscheidenden Karten gleich, "
            "wird noch einmal abgehoben."
        ),
    },
    "dealer-cut-then": {"en": ", then ", "de": ", dann "},
    "dealer-next-two": {"en": "After that they take turns to deal.", "de": "Danach wird abwechselnd gegeben."},
    "dealer-next-several": {
        "en": "After each deal, the player to the dealer's left deals the next one.",
        "de": "Nach jedem Spiel gibt der linke Nachbar des Gebers das nächste.",
    },
    "dealer-next-same": {"en": "The same player deals every time.", "de": "Es gibt immer derselbe."},
    "dealer-unplayed-same": {
        "en": "After a deal in which no trick was played, however, the same player deals again.",
        "de": "Nach einem Spiel ohne einen einzigen Stich gibt allerdings derselbe noch einmal.",
    },
    "dealer-unplayed-rotate": {
        "en": "After a deal in which no trick was played, however, the next player to the left deals.",
        "de": "Nach einem Spiel ohne einen einzigen Stich gibt allerdings der nächste links.",
    },
    "dealing-fixed": {
        "en": "The dealer deals {each} to each player, one at a time.",
        "de": "Der Geber gibt jedem einzeln {each}.",
    },
    "dealing-fixed-packets": {
        "en": "The dealer deals {each} to each player, {packet} at a time.",
        "de": "Der Geber gibt jedem {each}, je {packet} auf einmal.",
    },
    "dealing-all": {
        "en": "The dealer deals out all the cards, one at a time; that makes {each} for each player.",
        "de": "Der Geber gibt alle Karten einzeln aus; das sind {each} für jeden.",
    },
    "dealing-all-packets": {
        "en": "The dealer deals out all the cards, {packet} at a time; that makes {each} for each player.",
        "de": "Der Geber gibt alle Karten aus, je {packet} auf einmal; das sind {each} für jeden.",
    },
    "dealing-all-table": {
        "en": (
            "The dealer deals out all the cards, one at a time; how many that makes for each player, the table "
            "of the pack shows."
        ),
        "de": "Der Geber gibt alle Karten einzeln aus; wie viele das für jeden sind, steht in der Tabelle am Anfang.",
    },
    "dealing-all-table-packets": {
        "en": (
            "The dealer deals out all the cards, {packet} at a time; how many that makes for each player, the "
            "table of the pack shows."
        ),
        "de": (
            "Der Geber gibt alle Karten aus, je {packet} auf einmal; wie viele das für jeden sind, steht in der"
            " Tabelle am Anfang."
        ),
    },
    "dealing-all-several": {
        "en": "The dealer deals out all the cards, one at a time, the same number to each player.",
        "de": "Der Geber gibt alle Karten einzeln aus, jedem gleich viele.",
    },
    "dealing-all-several-packets": {
        "en": "The dealer deals out all the cards, {packet} at a time, the same number to each player.",
        "de": "Der Geber gibt alle Karten aus, je {packet} auf einmal und jedem gleich viele.",
    },
    "dealing-changing": {
        "en": (
            "The dealer deals the cards one at a time. How many each player gets changes from deal to deal, as "
            "the table shows."
        ),
        "de": (
            "Der Geber gibt die Karten einzeln. Wie viele jeder bekommt, ändert sich von Spiel zu Spiel; die "
            "Tabelle zeigt es."
        ),
    },
    "dealing-changing-packets": {
        "en": (
            "The dealer deals the cards {packet} at a time. How many each player gets changes from deal to "
            "deal, as the table shows."
        ),
        "de": (
            "Der Geber gibt die Karten, je {packet} auf einmal. Wie viele jeder bekommt, ändert sich von Spiel "
            "zu Spiel; die Tabelle zeigt es."
        ),
    },
    "dealing-stock": {"en": "The rest lies face down as the stock.", "de": "Der Rest liegt verdeckt als Ziehstapel."},
    "dealing-stock-count": {
        "en": "The other {count} lie face down as the stock.",
        "de": "Die übrigen {count} liegen verdeckt als Ziehstapel.",
    },
    "dealing-sizes": {"en": "Cards for each player, deal by deal", "de": "Karten für jeden, Spiel für Spiel"},
    "dealing-most": {"en": "{cards} cards, {deals} deals", "de": "{cards} Karten, {deals} Spiele"},
    "dealing-head-most": {"en": "At most, if so agreed", "de": "Höchstens, wenn so vereinbart"},
    "dealing-head-sizes": {
        "en": "Cards for each player, from the first deal on",
        "de": "Karten für jeden, vom ersten Spiel an",
    },
    "redeal-hand": {
        "en": "A hand may be shown and thrown in if {condition}; then the same dealer deals again.",
        "de": "Wenn {condition}, darf man das Blatt zeigen und hinwerfen; dann gibt derselbe Geber noch einmal.",
    },
    "redeal-nothing": {
        "en": "A hand may be thrown in, without being shown, if {condition}; then the same dealer deals again.",
        "de": (
            "Wenn {condition}, darf man das Blatt hinwerfen, ohne es zu zeigen; dann gibt derselbe Geber noch einmal."
        ),
    },
    "redeal-until-turn-up": {
        "en": "This may be done until the card is turned up.",
        "de": "Das geht, bis die Karte aufgedeckt ist.",
    },
    "redeal-until-bidding": {
        "en": "This may be done until the first bid is made.",
        "de": "Das geht bis zur ersten Ansage.",
    },
    "redeal-until-tricks": {
        "en": "This may be done until the first card is led.",
        "de": "Das geht, bis die erste Karte ausgespielt ist.",
    },
    "redeal-any": {
        "en": "It may happen in one deal as often as a hand allows it.",
        "de": "Es darf in einem Spiel so oft geschehen, wie ein Blatt es erlaubt.",
    },
    "redeal-once": {"en": "It may happen only once in a deal.", "de": "Es darf in einem Spiel nur einmal geschehen."},
    "redeal-times": {
        "en": "It may happen {limit} times in a deal at most.",
        "de": "Es darf in einem Spiel höchstens {limit}-mal geschehen.",
    },
    "turn-stock-dealer": {
        "en": "The dealer turns up the top card of the stock.",
        "de": "Der Geber deckt die oberste Karte des Ziehstapels auf.",
    },
    "turn-stock-left": {
        "en": "The player to the dealer's left turns up the top card of the stock.",
        "de": "Der linke Nachbar des Gebers deckt die oberste Karte des Ziehstapels auf.",
    },
    "turn-stock-other": {
        "en": "The player who did not deal turns up the top card of the stock.",
        "de": "Der Nichtgeber deckt die oberste Karte des Ziehstapels auf.",
    },
    "turn-hand-dealer": {
        "en": "The dealer turns up the last card dealt, which belongs to the dealer's own hand and stays in it.",
        "de": "Der Geber deckt die letzte Karte auf, die er gibt; sie gehört zu seinem eigenen Blatt und bleibt darin.",
    },
    "turn-hand-left": {
        "en": "The player to the dealer's left turns up the last card of the own hand, where it stays.",
        "de": "Der linke Nachbar des Gebers deckt die letzte Karte seines Blatts auf; sie bleibt darin.",
    },
    "turn-hand-other": {
        "en": "The player who did not deal turns up the last card of the own hand, where it stays.",
        "de": "Der Nichtgeber deckt die letzte Karte seines Blatts auf; sie bleibt darin.",
    },
    "turn-trump-trick": {
        "en": "Its suit is trumps for the first trick.",
        "de": "Ihre Farbe ist Trumpf für den ersten Stich.",
    },
    "turn-trump-deal": {
        "en": "Its suit is trumps for the whole deal.",
        "de": "Ihre Farbe ist für das ganze Spiel Trumpf.",
    },
    "turn-trump-none": {"en": "Its suit does not become trumps.", "de": "Ihre Farbe wird dadurch nicht Trumpf."},
    "turn-prize": {"en": "It is what the first trick is played for.", "de": "Um sie geht der erste Stich."},
    "turn-score-none": {"en": "This first card scores for nobody.", "de": "Diese erste Karte zählt für niemanden."},
    "turn-score-value-dealer": {
        "en": "The dealer at once scores what the card is worth turned up.",
        "de": "Der Geber bekommt gleich, was die Karte aufgedeckt wert ist.",
    },
    "turn-score-dealer": {"en": "The dealer at once scores {amount}.", "de": "Der Geber bekommt gleich {amount}."},
    "turn-score-value-left": {
        "en": "Whoever turned it at once scores what the card is worth turned up.",
        "de": "Wer sie aufgedeckt hat, bekommt gleich, was die Karte aufgedeckt wert ist.",
    },
    "turn-score-left": {
        "en": "Whoever turned it at once scores {amount}.",
        "de": "Wer sie aufgedeckt hat, bekommt gleich {amount}.",
    },
    "turn-score-value-other": {
        "en": "Whoever turned it at once scores what the card is worth turned up.",
        "de": "Wer sie aufgedeckt hat, bekommt gleich, was die Karte aufgedeckt wert ist.",
    },
    "turn-score-other": {
        "en": "Whoever turned it at once scores {amount}.",
        "de": "Wer sie aufgedeckt hat, bekommt gleich {amount}.",
    },
    "turn-score-value-winner": {
        "en": "The same player at once scores what the card is worth turned up.",
        "de": "Er bekommt gleich, was die Karte aufgedeckt wert ist.",
    },
    "turn-score-winner": {"en": "The same player at once scores {amount}.", "de": "Er bekommt gleich {amount}."},
    "turn-score-value-anyone": {
        "en": "The winner of the trick at once scores what the card is worth turned up.",
        "de": "Der Gewinner des Stichs bekommt gleich, was die Karte aufgedeckt wert ist.",
    },
    "turn-score-anyone": {
        "en": "The winner of the trick at once scores {amount}.",
        "de": "Der Gewinner des Stichs bekommt gleich {amount}.",
    },
    "tricks-count": {"en": "There are {count} tricks in a deal.", "de": "In einem Spiel gibt es {count} Stiche."},
    "tricks-until": {
        "en": "Tricks are played until all hands are empty.",
        "de": "Es werden Stiche gespielt, bis niemand mehr eine Karte hat.",
    },
    "tricks-dealt": {
        "en": "There are as many tricks in a deal as each player is dealt cards.",
        "de": "Es werden so viele Stiche gespielt, wie jeder Karten bekommen hat.",
    },
    "tricks-turn-two": {
        "en": "To each trick both players lay one card from the hand face up on the table, one after the other.",
        "de": (
            "Zu jedem Stich legt jeder der beiden eine Karte aus der Hand offen auf den Tisch, erst der eine, "
            "dann der andere."
        ),
    },
    "tricks-turn-several": {
        "en": "To each trick every player lays one card from the hand face up on the table, in turn to the left.",
        "de": "Zu jedem Stich legt reihum nach links jeder eine Karte aus der Hand offen auf den Tisch.",
    },
    "tricks-turn-folding": {
        "en": (
            "To each trick every player who has not folded lays one card from the hand face up on the table, in"
            " turn to the left."
        ),
        "de": (
            "Zu jedem Stich legt reihum nach links jeder, der nicht ausgestiegen ist, eine Karte aus der Hand "
            "offen auf den Tisch."
        ),
    },
    "lead-left-of-dealer-two": {
        "en": "The player who did not deal leads to the first trick.",
        "de": "Zum ersten Stich spielt der Nichtgeber aus.",
    },
    "lead-left-of-dealer": {
        "en": "The player to the dealer's left leads to the first trick.",
        "de": "Zum ersten Stich spielt der linke Nachbar des Gebers aus.",
    },
    "lead-dealer": {"en": "The dealer leads to the first trick.", "de": "Zum ersten Stich spielt der Geber aus."},
    "lead-left-of-last-raiser": {
        "en": (
            "The first trick is led to by the player to the left of whoever raised last; if nobody raised, by "
            "the one to the dealer's left."
        ),
        "de": (
            "Zum ersten Stich spielt der linke Nachbar dessen aus, der zuletzt erhöht hat; hat niemand erhöht, "
            "dann der linke Nachbar des Gebers."
        ),
    },
    "lead-left-of-dealer-or-last-raiser": {
        "en": (
            "The player to the dealer's left leads to the first trick; if that player has folded, then whoever "
            "raised last."
        ),
        "de": (
            "Zum ersten Stich spielt der linke Nachbar des Gebers aus; ist er ausgestiegen, dann der, der "
            "zuletzt erhöht hat."
        ),
    },
    "lead-folded": {
        "en": "If that player has folded, the next one to the left who has not leads instead.",
        "de": "Ist dieser ausgestiegen, spielt der nächste links aus, der noch dabei ist.",
    },
    "lead-then": {
        "en": "After that, whoever wins a trick leads to the next.",
        "de": "Danach spielt immer aus, wer den letzten Stich gewonnen hat.",
    },
    "lead-any": {"en": "Any card may be led.", "de": "Ausspielen darf man jede Karte."},
    "lead-veto": {
        "en": "{cards} may be led only from a hand that holds nothing else.",
        "de": "{cards} darf man nur ausspielen, wenn man nichts anderes hat.",
    },
    "lead-veto-unless": {
        "en": "{cards} may not be led until {condition}, except from a hand that holds nothing else.",
        "de": "{cards} darf man erst ausspielen, wenn {condition}, es sei denn, man hat nichts anderes.",
    },
    "follow-any": {
        "en": "Any card may be played to it; there is no duty to follow suit.",
        "de": "Dazu darf man jede Karte legen; bedienen muss man nicht.",
    },
    "follow-led-two": {
        "en": "The other player must follow suit if possible, that is, play a card of the suit led.",
        "de": "Der andere muss bedienen, wenn er kann, also eine Karte der ausgespielten Farbe legen.",
    },
    "follow-led-several": {
        "en": "All others must follow suit if they can, that is, play a card of the suit led.",
        "de": "Alle anderen müssen bedienen, wenn sie können, also eine Karte der ausgespielten Farbe legen.",
    },
    "follow-void": {"en": "A player who has none may play any card.", "de": "Wer keine hat, darf jede Karte legen."},
    "follow-first-led": {
        "en": "Whoever can must follow suit, that is, play a card of the suit led.",
        "de": "Wer kann, muss bedienen, also eine Karte der ausgespielten Farbe legen.",
    },
    "follow-first-cards": {"en": "Whoever can must play {cards}.", "de": "Wer kann, muss {cards} legen."},
    "follow-next-led": {
        "en": "Whoever has none must follow suit, if possible, that is, play a card of the suit led.",
        "de": "Wer das nicht kann, muss nach Möglichkeit bedienen, also eine Karte der ausgespielten Farbe legen.",
    },
    "follow-next-cards": {
        "en": "Whoever cannot do that must play {cards}, if possible.",
        "de": "Wer das nicht kann, muss {cards} legen, wenn er kann.",
    },
    "follow-last": {
        "en": "Whoever can do neither may play any card.",
        "de": "Wer auch das nicht kann, darf jede Karte legen.",
    },
    "follow-one-trump": {"en": "a trump", "de": "einen Trumpf"},
    "follow-permit": {
        "en": "{cards} may always be played as well, even by a player who could follow suit.",
        "de": "{cards} darf man immer legen, auch wenn man bedienen könnte.",
    },
    "follow-veto": {
        "en": "{cards} may not be played to a lead, except from a hand that has nothing else to play lawfully.",
        "de": "{cards} darf man nicht zugeben, es sei denn, man hat sonst nichts, was erlaubt ist.",
    },
    "follow-veto-first": {
        "en": (
            "{cards} may not be played to the first trick, except from a hand that has nothing else to play lawfully."
        ),
        "de": "{cards} darf man zum ersten Stich nicht zugeben, es sei denn, man hat sonst nichts, was erlaubt ist.",
    },
    "follow-veto-second": {
        "en": (
            "{cards} may not be played to the first two tricks, except from a hand that has nothing else to "
            "play lawfully."
        ),
        "de": (
            "{cards} darf man zu den ersten beiden Stichen nicht zugeben, es sei denn, man hat sonst nichts, "
            "was erlaubt ist."
        ),
    },
    "follow-veto-unless": {
        "en": (
            "{cards} may not be played to a lead until {condition}, except from a hand that has nothing else to"
            " play lawfully."
        ),
        "de": "{cards} darf man erst zugeben, wenn {condition}, es sei denn, man hat sonst nichts, was erlaubt ist.",
    },
    "win-highest-trump": {"en": "the highest trump", "de": "der höchste Trumpf"},
    "win-highest-led": {"en": "the highest card of the suit led", "de": "die höchste Karte der ausgespielten Farbe"},
    "win-highest-any": {"en": "the highest card", "de": "die höchste Karte"},
    "win-highest-cards": {"en": "the highest card among {cards}", "de": "die höchste Karte unter {cards}"},
    "win-lowest-trump": {"en": "the lowest trump", "de": "der niedrigste Trumpf"},
    "win-lowest-led": {"en": "the lowest card of the suit led", "de": "die niedrigste Karte der ausgespielten Farbe"},
    "win-lowest-any": {"en": "the lowest card", "de": "die niedrigste Karte"},
    "win-lowest-cards": {"en": "the lowest card among {cards}", "de": "die niedrigste Karte unter {cards}"},
    "win-first": {"en": "{what} wins the trick.", "de": "{what} gewinnt den Stich."},
    "win-next": {
        "en": "If there is no such card in it, {what} wins.",
        "de": "Liegt keine solche Karte darin, gewinnt {what}.",
    },
    "win-next-trump": {
        "en": "If there is no trump in it, {what} wins.",
        "de": "Liegt kein Trumpf darin, gewinnt {what}.",
    },
    "win-two": {
        "en": (
            "So of two cards of one suit the higher wins; a trump wins against any other suit; and of two "
            "different suits, neither of them trumps, the one led wins, however low it is."
        ),
        "de": (
            "Also gewinnt von zwei Karten einer Farbe die höhere, Trumpf gewinnt gegen jede andere Farbe, und "
            "von zwei verschiedenen Farben, die beide nicht Trumpf sind, gewinnt die ausgespielte, so niedrig "
            "sie auch sei."
        ),
    },
    "win-never": {"en": "No other card can win.", "de": "Eine andere Karte kann nicht gewinnen."},
    "win-never-led": {
        "en": "A card of another suit can never win, however high it is.",
        "de": "Eine Karte einer anderen Farbe kann nie gewinnen, so hoch sie auch sei.",
    },
    "win-takes": {
        "en": "The winner takes the cards of the trick and lays them aside face down.",
        "de": "Der Gewinner nimmt die Karten des Stichs und legt sie verdeckt vor sich ab.",
    },
    "after-intro": {"en": "After every trick, in this order:", "de": "Nach jedem Stich, in dieser Reihenfolge:"},
    "after-one": {"en": "After every trick:", "de": "Nach jedem Stich:"},
    "after-score-winner-cards": {
        "en": "The winner of the trick scores what the cards in it are worth (in the table: “{table}”).",
        "de": "Der Gewinner des Stichs bekommt, was die Karten darin wert sind (in der Tabelle: »{table}«).",
    },
    "after-score-each-cards": {
        "en": "Each player scores what the cards in the trick are worth (in the table: “{table}”).",
        "de": "Jeder bekommt, was die Karten im Stich wert sind (in der Tabelle: »{table}«).",
    },
    "after-score-winner-halves": {
        "en": (
            "The winner of the trick scores {early} if it is one of the first {first}, and {late} if it is a later one."
        ),
        "de": (
            "Der Gewinner des Stichs bekommt {early}, wenn es einer der ersten {first} ist, und {late}, wenn es"
            " ein späterer ist."
        ),
    },
    "after-score-each-halves": {
        "en": "Each player scores {early} for each of the first {first} tricks, and {late} for each later one.",
        "de": "Jeder bekommt {early} für jeden der ersten {first} Stiche und {late} für jeden späteren.",
    },
    "after-score-winner-number": {
        "en": "The winner of the trick scores {points}.",
        "de": "Der Gewinner des Stichs bekommt {points}.",
    },
    "after-score-each-number": {"en": "Each player scores {points}.", "de": "Jeder bekommt {points}."},
    "after-score-winner": {
        "en": "The winner of the trick scores {amount}.",
        "de": "Der Gewinner des Stichs bekommt {amount}.",
    },
    "after-score-each": {"en": "Each player scores {amount}.", "de": "Jeder bekommt {amount}."},
    "after-no-point": {"en": "nothing", "de": "nichts"},
    "after-point": {"en": "one point", "de": "einen Punkt"},
    "after-points": {"en": "{count} points", "de": "{count} Punkte"},
    "after-head-when": {"en": "When", "de": "Wann"},
    "after-head-points": {"en": "Points", "de": "Punkte"},
    "after-cases": {"en": "What a trick is worth", "de": "Was ein Stich zählt"},
    "after-draw-first-two": {
        "en": (
            "The winner of the trick takes the card that lies turned up into the hand; then the other player "
            "takes the top card of the stock, unseen."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt die aufgedeckte Karte auf die Hand; dann nimmt der andere verdeckt "
            "die oberste Karte des Ziehstapels."
        ),
    },
    "after-draw-last-two": {
        "en": (
            "The winner of the trick takes the top card of the stock into the hand, unseen, then the other "
            "player the next; the card that lies turned up is the last of the stock."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt verdeckt die oberste Karte des Ziehstapels auf die Hand, dann der "
            "andere die nächste; die aufgedeckte Karte ist die letzte des Stapels."
        ),
    },
    "after-draw-apart-two": {
        "en": (
            "The winner of the trick takes the top card of the stock into the hand, unseen, then the other "
            "player the next."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt verdeckt die oberste Karte des Ziehstapels auf die Hand, dann der "
            "andere die nächste."
        ),
    },
    "after-draw-first-several": {
        "en": (
            "The winner of the trick takes the card that lies turned up into the hand; then the others, in turn"
            " to the left, take the top card of the stock each, unseen."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt die aufgedeckte Karte auf die Hand; dann nehmen reihum nach links "
            "die anderen verdeckt die oberste Karte des Ziehstapels."
        ),
    },
    "after-draw-last-several": {
        "en": (
            "The winner of the trick takes the top card of the stock into the hand, unseen, then the others, in"
            " turn to the left, the next ones; the card that lies turned up is the last of the stock."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt verdeckt die oberste Karte des Ziehstapels auf die Hand, dann reihum"
            " nach links die anderen die nächste; die aufgedeckte Karte ist die letzte des Stapels."
        ),
    },
    "after-draw-apart-several": {
        "en": (
            "The winner of the trick takes the top card of the stock into the hand, unseen, then the others, in"
            " turn to the left, the next ones."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt verdeckt die oberste Karte des Ziehstapels auf die Hand, dann reihum"
            " nach links die anderen die nächste."
        ),
    },
    "after-draw-first-folding": {
        "en": (
            "The winner of the trick takes the card that lies turned up into the hand; then the others who have"
            " not folded, in turn to the left, take the top card of the stock each, unseen."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt die aufgedeckte Karte auf die Hand; dann nehmen reihum nach links "
            "die anderen, die noch dabei sind, verdeckt die oberste Karte des Ziehstapels."
        ),
    },
    "after-draw-last-folding": {
        "en": (
            "The winner of the trick takes the top card of the stock into the hand, unseen, then the others who"
            " have not folded, in turn to the left, the next ones; the card that lies turned up is the last of "
            "the stock."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt verdeckt die oberste Karte des Ziehstapels auf die Hand, dann reihum"
            " nach links die anderen, die noch dabei sind, die nächste; die aufgedeckte Karte ist die letzte "
            "des Stapels."
        ),
    },
    "after-draw-apart-folding": {
        "en": (
            "The winner of the trick takes the top card of the stock into the hand, unseen, then the others who"
            " have not folded, in turn to the left, the next ones."
        ),
        "de": (
            "Der Gewinner des Stichs nimmt verdeckt die oberste Karte des Ziehstapels auf die Hand, dann reihum"
            " nach links die anderen, die noch dabei sind, die nächste."
        ),
    },
    "after-draw-until": {
        "en": "This is done as long as the stock lasts.",
        "de": "Das geschieht, solange der Ziehstapel reicht.",
    },
    "after-turn-winner": {
        "en": "The winner of the trick turns up the next card of the stock.",
        "de": "Der Gewinner des Stichs deckt die nächste Karte des Ziehstapels auf.",
    },
    "after-turn-anyone": {
        "en": "The next card of the stock is turned up.",
        "de": "Die nächste Karte des Ziehstapels wird aufgedeckt.",
    },
    "after-turn-trump": {
        "en": "Its suit is trumps for the next trick.",
        "de": "Ihre Farbe ist Trumpf für den nächsten Stich.",
    },
    "after-turn-kept": {"en": "The trumps stay what they are.", "de": "Der Trumpf bleibt, wie er ist."},
    "after-turn-none": {"en": "It does not make trumps.", "de": "Trumpf macht sie nicht."},
    "after-turn-last": {
        "en": "This is done after the last trick as well, although no trick is played with that card any more.",
        "de": "Das geschieht auch nach dem letzten Stich, obwohl mit dieser Karte kein Stich mehr gespielt wird.",
    },
    "after-turn-last-scores": {
        "en": (
            "After the last trick, too, a card is turned up and scored in this way, although no trick is played"
            " with it any more."
        ),
        "de": (
            "Auch nach dem letzten Stich wird so eine Karte aufgedeckt und gezählt, obwohl mit ihr kein Stich "
            "mehr gespielt wird."
        ),
    },
    "brief-intro": {
        "en": "Every rule that holds, with the id under which a verdict names it, and the place where it is printed.",
        "de": (
            "Alle Regeln, die gelten, jede mit dem Namen, unter dem ein Urteil sie nennt, und mit der Stelle, "
            "an der sie gedruckt steht."
        ),
    },
    "brief-head-clause": {"en": "Clause", "de": "Regel"},
    "brief-head-text": {"en": "What it says", "de": "Was sie sagt"},
    "brief-head-cite": {"en": "Where it is printed", "de": "Wo sie steht"},
    "sources-sections": {"en": "Its sections: {sections}.", "de": "Abschnitte: {sections}."},
    "sample-intro": {
        "en": "In this deal {dealer} is the dealer. These are the hands as they are dealt:",
        "de": "In diesem Spiel gibt {dealer}. So sind die Blätter verteilt:",
    },
    "sample-before": {
        "en": "Some deals have been played before this one, and the scores are: {scores}.",
        "de": "Vor diesem Spiel sind schon andere gespielt worden, und es steht: {scores}.",
    },
    "sample-options": {
        "en": "It is agreed for this game: {options}.",
        "de": "Für diese Partie ist vereinbart: {options}.",
    },
    "sample-option": {"en": "{name}: {value}", "de": "{name}: {value}"},
    "sample-hands": {"en": "The hands", "de": "Die Blätter"},
    "sample-head-player": {"en": "Player", "de": "Spieler"},
    "sample-head-hand": {"en": "Cards dealt", "de": "Karten beim Geben"},
    "sample-head-bid": {"en": "Bid", "de": "Ansage"},
    "sample-head-display": {"en": "Displayed", "de": "Ausgelegt"},
    "sample-turned": {"en": "{player} turns up {card}.", "de": "{player} deckt {card} auf."},
    "sample-turned-scores": {
        "en": "{player} turns up {card} and scores {points} for it ({rule}).",
        "de": "{player} deckt {card} auf und bekommt dafür {points} ({rule}).",
    },
    "sample-bets": {"en": "The betting goes like this: {bets}.", "de": "So wird gesetzt: {bets}."},
    "sample-bet-pass": {"en": "{player} passes", "de": "{player} schiebt"},
    "sample-bet-match": {"en": "{player} matches", "de": "{player} geht mit"},
    "sample-bet-fold": {"en": "{player} folds", "de": "{player} steigt aus"},
    "sample-bet-number": {"en": "{player} bets {bet}", "de": "{player} setzt {bet}"},
    "sample-bet-raise": {"en": "{player} raises to {bet}", "de": "{player} erhöht auf {bet}"},
    "sample-folded": {"en": "folded", "de": "ausgestiegen"},
    "sample-tricks": {"en": "The tricks", "de": "Die Stiche"},
    "sample-tricks-intro": {
        "en": "And this is how it is played; the first card in each row is the one that was led.",
        "de": "Und so wird gespielt; die erste Karte jeder Zeile ist die ausgespielte.",
    },
    "sample-head-trick": {"en": "Trick", "de": "Stich"},
    "sample-head-trump": {"en": "Trumps", "de": "Trumpf"},
    "sample-head-lead": {"en": "Led by", "de": "Es spielt aus"},
    "sample-head-cards": {"en": "Cards", "de": "Karten"},
    "sample-head-winner": {"en": "Won by", "de": "Es gewinnt"},
    "sample-head-drawn": {"en": "Drawn", "de": "Gezogen"},
    "sample-head-turned": {"en": "Then turned up", "de": "Dann aufgedeckt"},
    "sample-head-points": {"en": "Points", "de": "Punkte"},
    "sample-head-why": {"en": "For what", "de": "Wofür"},
    "sample-head-clause": {"en": "Clause", "de": "Regel"},
    "sample-as": {"en": "{card} as {other}", "de": "{card} als {other}"},
    "sample-renamed": {"en": "{card} as {other}, then as {name}", "de": "{card} als {other}, dann als {name}"},
    "sample-no-trump": {"en": "none", "de": "keiner"},
    "sample-compass": {"en": "North East South West", "de": "Nord Ost Süd West"},
    "sample-scores": {"en": "What is counted after the tricks", "de": "Was nach den Stichen gezählt wird"},
    "sample-scores-intro": {"en": "After the tricks this is counted:", "de": "Nach den Stichen wird gezählt:"},
    "sample-total": {"en": "That brings the scores to: {scores}.", "de": "Damit steht es: {scores}."},
    "sample-score": {"en": "{player} {points}", "de": "{player} {points}"},
    "sample-won-together": {"en": "{players} have won the game.", "de": "{players} haben die Partie gewonnen."},
    "sample-won": {"en": "{players} has won the game.", "de": "{players} hat die Partie gewonnen."},
    "sample-chips": {"en": "What is paid", "de": "Was gezahlt wird"},
    "sample-chips-intro": {"en": "And these chips change hands:", "de": "Und diese Chips wechseln den Besitzer:"},
    "sample-head-from": {"en": "From", "de": "Von"},
    "sample-head-to": {"en": "To", "de": "An"},
    "sample-head-chips": {"en": "Chips", "de": "Chips"},
}
