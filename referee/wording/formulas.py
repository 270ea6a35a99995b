"""Conditions, amounts and sets of cards in words: the names of cards and numbers, and the phrases made of them."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Forms:
    """A noun.

    Args:
        one: Alone; in German in the nominative.
        many: In the plural, nominative and accusative.
        gender: In German: `m`, `f` or `n`.
        oblique: Alone in the German accusative and dative.
        dative_many: In the plural, in the German dative.
    """

    one: str
    many: str
    gender: str = "f"
    oblique: str = ""
    dative_many: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "oblique", self.oblique or self.one)
        object.__setattr__(self, "dative_many", self.dative_many or self.many)


def _regular(one: str) -> Forms:
    return Forms(one, f"{one}s")


def _eine(one: str, many: str) -> Forms:
    return Forms(one, many, "f")


NUMBERS: Final = {
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}
"""The numbers that are spelt out."""

RANKS: Final = {
    "en": {
        "A": Forms("ace", "aces"), "K": Forms("king", "kings"), "Q": Forms("queen", "queens"),
        "J": Forms("jack", "jacks"), "10": Forms("ten", "tens"), "T": Forms("ten", "tens"),
        "9": Forms("nine", "nines"), "8": Forms("eight", "eights"), "7": Forms("seven", "sevens"),
        "6": Forms("six", "sixes"), "5": Forms("five", "fives"), "4": Forms("four", "fours"),
        "3": Forms("three", "threes"), "2": Forms("two", "twos"), "1": Forms("one", "ones"),
    },
    "de": {
        "A": Forms("Ass", "Asse", "n", "Ass", "Assen"), "K": Forms("König", "Könige", "m", "König", "Königen"),
        "Q": _eine("Dame", "Damen"), "J": Forms("Bube", "Buben", "m", "Buben", "Buben"),
        "10": _eine("Zehn", "Zehnen"), "T": _eine("Zehn", "Zehnen"), "9": _eine("Neun", "Neunen"),
        "8": _eine("Acht", "Achten"), "7": _eine("Sieben", "Siebenen"), "6": _eine("Sechs", "Sechsen"),
        "5": _eine("Fünf", "Fünfen"), "4": _eine("Vier", "Vieren"), "3": _eine("Drei", "Dreien"),
        "2": _eine("Zwei", "Zweien"), "1": _eine("Eins", "Einsen"),
    },
}  # fmt: skip
"""What ranks are called, by their usual ids."""

SUITS: Final = {
    "en": {
        "spade": _regular("spade"), "heart": Forms("heart", "hearts"), "diamond": Forms("diamond", "diamonds"),
        "club": Forms("club", "clubs"), "acorn": Forms("acorn", "acorns"), "leaf": Forms("leaf", "leaves"),
        "bell": Forms("bell", "bells"), "sword": Forms("sword", "swords"), "cup": Forms("cup", "cups"),
        "coin": Forms("coin", "coins"), "baton": Forms("baton", "batons"), "trump": Forms("trump", "trumps"),
        "joker": Forms("joker", "jokers"), "wild card": Forms("wild card", "wild cards"),
    },
    "de": {
        "pik": Forms("Pik", "Pik-Karten", "n"), "herz": Forms("Herz", "Herz-Karten", "n"),
        "karo": Forms("Karo", "Karo-Karten", "n"), "kreuz": Forms("Kreuz", "Kreuz-Karten", "n"),
        "trumpf": Forms("Trumpf", "Trümpfe", "m", "Trumpf", "Trümpfen"),
        "joker": Forms("Joker", "Joker", "m", "Joker", "Jokern"),
    },
}  # fmt: skip
"""What one card, and what several cards, of a suit are called, by the name of the suit in small letters."""

COUNTED: Final = {
    "card": {"en": Forms("card", "cards"), "de": _eine("Karte", "Karten")},
    "trick": {"en": Forms("trick", "tricks"), "de": Forms("Stich", "Stiche", "m", "Stich", "Stichen")},
    "point": {"en": Forms("point", "points"), "de": Forms("Punkt", "Punkte", "m", "Punkt", "Punkten")},
    "chip": {"en": Forms("chip", "chips"), "de": Forms("Chip", "Chips", "m")},
    "deal": {"en": Forms("deal", "deals"), "de": Forms("Spiel", "Spiele", "n", "Spiel", "Spielen")},
    "player": {"en": Forms("player", "players"), "de": Forms("Spieler", "Spieler", "m", "Spieler", "Spielern")},
    "any-card": {"en": Forms("card", "all cards"), "de": Forms("Karte", "alle Karten", "f", "Karte", "allen Karten")},
    "any-bare-card": {"en": Forms("card", "cards"), "de": _eine("Karte", "Karten")},
    "none-card": {"en": Forms("card at all", "no cards"), "de": _eine("Karte", "keine Karten")},
    "trump-card": {
        "en": Forms("trump", "trumps"),
        "de": Forms("Trumpf", "Trümpfe", "m", "Trumpf", "Trümpfen"),
    },
    "led-card": {
        "en": Forms("card of the suit led", "cards of the suit led"),
        "de": _eine("Karte der ausgespielten Farbe", "Karten der ausgespielten Farbe"),
    },
    "not-led-card": {
        "en": Forms("card of another suit than the one led", "cards of other suits than the one led"),
        "de": _eine("Karte einer anderen Farbe als der ausgespielten", "Karten anderer Farben als der ausgespielten"),
    },
}  # fmt: skip
"""What is counted, and cards by what they are in play."""

VERBS: Final = {
    "en": {
        "has": ("has", "have"), "takes": ("takes", "take"), "holds": ("holds", "hold"), "is_": ("is", "are"),
    },
    "de": {
        "has": ("hat", "haben"), "takes": ("macht", "machen"), "holds": ("enthält", "enthalten"), "is_": ("ist", "sind"),
    },
}  # fmt: skip
"""Verbs, of one and of several."""

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "formula-and": {"en": " and ", "de": " und "},
    "formula-or": {"en": " or ", "de": " oder "},
    "formula-nor": {"en": " nor ", "de": " noch "},
    "formula-minus": {"en": "minus {of}", "de": "minus {of}"},
    "formula-the": {"en": "the {cards}", "de": "{cards}"},
    "formula-as-well": {"en": "{first} as well as {second}", "de": "{first} sowie {second}"},
    "formula-one-of": {"en": "one of {cards}", "de": "eine der Karten {cards}"},
    "formula-any-of": {"en": "any of {cards}", "de": "jede der Karten {cards}"},
    "formula-no-of": {"en": "none of {cards}", "de": "keine der Karten {cards}"},
    "formula-of": {"en": "{count} of {cards}", "de": "{count} von {cards}"},
    "formula-quoted": {"en": "“{word}”", "de": "»{word}«"},
    # cards
    "formula-trump-rank": {"en": "{cards} of trumps", "de": "{cards} in Trumpf"},
    "formula-led-rank": {"en": "{cards} of the suit led", "de": "{cards} der ausgespielten Farbe"},
    "formula-trump-single": {"en": "{cards} as a trump", "de": "{cards} als Trumpf"},
    "formula-led-single": {
        "en": "{cards} as a card of the suit led",
        "de": "{cards} als Karte der ausgespielten Farbe",
    },
    "formula-trump-card": {"en": "{cards} as trumps", "de": "{cards} als Trumpf"},
    "formula-led-card": {"en": "{cards} of the suit led", "de": "{cards} der ausgespielten Farbe"},
    "formula-no-trump-also": {"en": "{cards} outside trumps", "de": "{cards} außer in Trumpf"},
    "formula-no-led-also": {"en": "{cards} outside the suit led", "de": "{cards} außer in der ausgespielten Farbe"},
    "formula-also": {"en": "{cards} among {other}", "de": "{cards} unter {other}"},
    "formula-except": {"en": "{cards} other than {other}", "de": "{cards} außer {other}"},
    "formula-suits-ranks": {"en": "{suits} {ranks}", "de": "{suits} {ranks}"},
    "formula-card-of": {"en": "card of {cards}", "de": "Karte von {cards}"},
    "formula-suit-card": {"en": "{suits} card", "de": "Karte in {suits}"},
    "formula-suit-cards": {"en": "{suits} cards", "de": "Karten in {suits}"},
    "formula-from-to": {"en": "{low} to {high}", "de": "{low} bis {high}"},
    "formula-run-one": {"en": "card from {low} to {high}", "de": "Karte {low} {high}"},
    "formula-run-many": {"en": "cards from {low} to {high}", "de": "Karten {low} {high}"},
    "formula-from-m": {"en": "{rank}", "de": "vom {rank}"},
    "formula-from-f": {"en": "{rank}", "de": "von der {rank}"},
    "formula-from-n": {"en": "{rank}", "de": "vom {rank}"},
    "formula-to-m": {"en": "{rank}", "de": "bis zum {rank}"},
    "formula-to-f": {"en": "{rank}", "de": "bis zur {rank}"},
    "formula-to-n": {"en": "{rank}", "de": "bis zum {rank}"},
    "formula-rank-many": {"en": "{rank}s", "de": "{rank}"},
    # who
    "formula-player": {"en": "the player", "de": "man"},
    "formula-member": {"en": "a player of the side", "de": "ein Spieler der Partei"},
    "formula-who": {"en": "who", "de": "die"},
    "formula-side": {"en": "the side", "de": "die Partei"},
    "formula-other-side": {"en": "the other side", "de": "die andere Partei"},
    "formula-opponent": {"en": "the opponent", "de": "der Gegner"},
    "formula-left": {"en": "the next player to the left", "de": "der linke Nachbar"},
    "formula-dealer": {"en": "the dealer", "de": "der Geber"},
    "formula-leader": {"en": "the player who led", "de": "der Ausspielende"},
    "formula-winner": {"en": "the winner of the trick", "de": "der Gewinner des Stichs"},
    "formula-the-trick": {"en": "the trick", "de": "der Stich"},
    "formula-those": {"en": "those of the side {clause}", "de": "diejenigen aus der Partei, {clause}"},
    "formula-for-whom": {"en": "for whom it is true that {clause}", "de": "für die gilt, dass {clause}"},
    "formula-of-side": {"en": "of the side", "de": "der Partei"},
    "formula-of-other-side": {"en": "of the other side", "de": "der anderen Partei"},
    "formula-of-opponent": {"en": "of the opponent", "de": "des Gegners"},
    "formula-of-left": {"en": "of the next player to the left", "de": "des linken Nachbarn"},
    "formula-of-dealer": {"en": "of the dealer", "de": "des Gebers"},
    "formula-of-leader": {"en": "of the player who led", "de": "des Ausspielenden"},
    "formula-of-winner": {"en": "of the winner of the trick", "de": "des Gewinners des Stichs"},
    "formula-of-those": {"en": "of those of the side {clause}", "de": "derer aus der Partei, {clause}"},
    # conditions
    "formula-and-also": {"en": ", and ", "de": ", und "},
    "formula-or-also": {"en": ", or ", "de": ", oder "},
    "formula-this": {"en": "this", "de": "das"},
    "formula-true": {"en": "is always so", "de": "immer gilt"},
    "formula-false": {"en": "is never so", "de": "nie gilt"},
    "formula-was-played": {"en": "has been played", "de": "gespielt wurde"},
    "formula-said": {"en": "{has} bid {word}", "de": "{word} angesagt {has}"},
    "formula-not-said": {"en": "{has} not bid {word}", "de": "nicht {word} angesagt {has}"},
    "formula-not-zero": {"en": "is not zero", "de": "nicht null ist"},
    "formula-is-exactly": {"en": "is exactly {other}", "de": "genau {other} ist"},
    "formula-is-other": {"en": "is not {other}", "de": "nicht {other} ist"},
    "formula-is-over": {"en": "is more than {other}", "de": "größer als {other} ist"},
    "formula-is-least": {"en": "is at least {other}", "de": "mindestens {other} ist"},
    "formula-is-under": {"en": "is less than {other}", "de": "kleiner als {other} ist"},
    "formula-is-most": {"en": "is at most {other}", "de": "höchstens {other} ist"},
    "formula-count-exactly": {"en": "exactly {count}", "de": "genau {count}"},
    "formula-count-other": {"en": "not exactly {count}", "de": "nicht genau {count}"},
    "formula-count-over": {"en": "more than {count}", "de": "mehr als {count}"},
    "formula-count-least": {"en": "at least {count}", "de": "mindestens {count}"},
    "formula-count-under": {"en": "fewer than {count}", "de": "weniger als {count}"},
    "formula-count-most": {"en": "at most {count}", "de": "höchstens {count}"},
    "formula-first-trick": {"en": "the first trick is over", "de": "der erste Stich vorbei ist"},
    "formula-past": {"en": "{has} been played", "de": "gespielt {is_}"},
    "formula-players": {"en": "{is_} playing", "de": "mitspielen"},
    "formula-bid-number": {"en": "{has} bid {count}", "de": "{count} angesagt {has}"},
    "formula-bid-together": {"en": "{has} bid {count} together", "de": "zusammen {count} angesagt {has}"},
    "formula-tricks-none": {"en": "{takes} no trick", "de": "keinen Stich {takes}"},
    "formula-tricks-number": {"en": "{takes} {count}", "de": "{count} {takes}"},
    "formula-cards-none": {"en": "{has} won no card", "de": "keine Karte gewonnen {has}"},
    "formula-cards-number": {"en": "{has} won {count}", "de": "{count} gewonnen {has}"},
    "formula-score-number": {"en": "{has} {count}", "de": "{count} {has}"},
    "formula-bid-exactly": {
        "en": "{takes} exactly as many tricks as bid",
        "de": "genau so viele Stiche {takes} wie angesagt",
    },
    "formula-bid-other": {
        "en": "{takes} more or fewer tricks than bid",
        "de": "mehr oder weniger Stiche {takes} als angesagt",
    },
    "formula-bid-over": {"en": "{takes} more tricks than bid", "de": "mehr Stiche {takes} als angesagt"},
    "formula-bid-least": {
        "en": "{takes} at least as many tricks as bid",
        "de": "mindestens so viele Stiche {takes} wie angesagt",
    },
    "formula-bid-under": {"en": "{takes} fewer tricks than bid", "de": "weniger Stiche {takes} als angesagt"},
    "formula-bid-most": {
        "en": "{takes} at most as many tricks as bid",
        "de": "höchstens so viele Stiche {takes} wie angesagt",
    },
    "formula-tens": {"en": "full tens of points", "de": "volle Zehner"},
    "formula-lots": {"en": "full lots of {size} points", "de": "Mal volle {size} Punkte"},
    "formula-more-lots": {"en": "{has} more {lots} than {other}", "de": "mehr {lots} {has} als {other}"},
    "formula-score-more": {"en": "{has} more points than {other}", "de": "mehr Punkte {has} als {other}"},
    "formula-score-as-many": {
        "en": "{has} at least as many points as {other}",
        "de": "mindestens so viele Punkte {has} wie {other}",
    },
    "formula-score-ahead": {"en": "{has} {count} more than {other}", "de": "{count} mehr {has} als {other}"},
    "formula-score-behind": {"en": "{has} {count} fewer than {other}", "de": "{count} weniger {has} als {other}"},
    "formula-lie-hand": {"en": "{holds} {cards}", "de": "{cards} {has}"},
    "formula-lie-trick": {"en": "{holds} {cards}", "de": "{cards} enthält"},
    "formula-lie-played": {"en": "{has} played {cards}", "de": "{cards} gespielt {has}"},
    "formula-always": {"en": "in any case", "de": "auf jeden Fall"},
    "formula-otherwise": {"en": "otherwise", "de": "sonst"},
    "formula-besides": {"en": "in addition, {clause}", "de": "außerdem {clause}"},
    "formula-each-such": {"en": "{amount}, for each such player", "de": "{amount}, für jeden solchen Spieler"},
    "formula-each-other": {
        "en": "{amount}, for each other player of the side",
        "de": "{amount}, für jeden anderen Spieler der Partei",
    },
    # amounts
    "formula-name-hand_size": {
        "en": "the number of cards dealt to each player",
        "de": "die Zahl der Karten eines Blatts",
    },
    "formula-name-deal_no": {"en": "the number of the deal", "de": "die Nummer des Spiels"},
    "formula-name-trick_no": {"en": "the number of tricks played", "de": "die Zahl der gespielten Stiche"},
    "formula-agreed": {"en": "the agreed number (“{what}”)", "de": "die vereinbarte Zahl (»{what}«)"},
    "formula-my-score": {"en": "the score", "de": "der Punktestand"},
    "formula-my-tricks": {"en": "the number of tricks taken", "de": "die Zahl der gemachten Stiche"},
    "formula-my-cards": {"en": "the number of cards won", "de": "die Zahl der gewonnenen Karten"},
    "formula-my-bid": {"en": "the bid", "de": "die Ansage"},
    "formula-score-of": {"en": "the score {whose}", "de": "der Punktestand {whose}"},
    "formula-tricks-of": {"en": "the number of tricks {whose}", "de": "die Zahl der Stiche {whose}"},
    "formula-cards-of": {"en": "the number of won cards {whose}", "de": "die Zahl der gewonnenen Karten {whose}"},
    "formula-bid-of": {"en": "the bid {whose}", "de": "die Ansage {whose}"},
    "formula-pot": {"en": "the chips {place}", "de": "die Chips {place}"},
    "formula-carried": {
        "en": "the chips left over {place} from the deal before",
        "de": "die vom Spiel davor übrigen Chips {place}",
    },
    "formula-pot-part": {"en": "the chips {place}", "de": "der Chips {place}"},
    "formula-carried-part": {
        "en": "the chips left over {place} from the deal before",
        "de": "der vom Spiel davor übrigen Chips {place}",
    },
    "formula-brought": {
        "en": "the chips that this deal has brought into the pot",
        "de": "der in diesem Spiel eingezahlten Chips {place}",
    },
    "formula-in-pot": {"en": "in the {pot}", "de": "im {pot}"},
    "formula-in-pot-f": {"en": "in the {pot}", "de": "in der {pot}"},
    "formula-sum": {"en": "the value of the cards in the trick", "de": "der Wert der Karten des Stichs"},
    "formula-value": {"en": "the value of the card turned up", "de": "der Wert der aufgedeckten Karte"},
    "formula-sum-points": {
        "en": "as many points as the cards of the trick are worth",
        "de": "so viele Punkte, wie die Karten des Stichs zählen",
    },
    "formula-value-points": {
        "en": "as many points as the card turned up is worth",
        "de": "so viele Punkte, wie die aufgedeckte Karte zählt",
    },
    "formula-sum-chips": {
        "en": "as many chips as the cards of the trick are worth",
        "de": "so viele Chips, wie die Karten des Stichs zählen",
    },
    "formula-value-chips": {
        "en": "as many chips as the card turned up is worth",
        "de": "so viele Chips, wie die aufgedeckte Karte zählt",
    },
    "formula-count": {"en": "the number of {cards} {place}", "de": "die Zahl der {cards} {place}"},
    "formula-in-hand": {"en": "in the hand", "de": "im Blatt"},
    "formula-in-trick": {"en": "in the trick", "de": "im Stich"},
    "formula-in-played": {"en": "among the cards played", "de": "unter den gespielten Karten"},
    "formula-in-played-side": {
        "en": "among the cards that the side has played",
        "de": "unter den gespielten Karten der Partei",
    },
    "formula-above": {"en": "{what} above {over}", "de": "{what} über {over} hinaus"},
    "formula-at-least-zero": {"en": "{of}, at least zero", "de": "{of}, mindestens null"},
    "formula-max-two": {"en": "the larger of {parts}", "de": "die größere Zahl von {parts}"},
    "formula-max-more": {"en": "the largest of {parts}", "de": "die größte Zahl von {parts}"},
    "formula-min-two": {"en": "the smaller of {parts}", "de": "die kleinere Zahl von {parts}"},
    "formula-min-more": {"en": "the smallest of {parts}", "de": "die kleinste Zahl von {parts}"},
    "formula-difference": {"en": "the difference between {a} and {b}", "de": "der Unterschied zwischen {a} und {b}"},
    "formula-without-sign": {"en": "{of}, without its sign", "de": "{of}, ohne Vorzeichen"},
    "formula-last-digit": {"en": "the last digit of {of}", "de": "die letzte Ziffer {of}"},
    "formula-rest": {"en": "what is left of {a} after division by {b}", "de": "der Rest von {a} beim Teilen durch {b}"},
    "formula-fraction-2": {"en": "half", "de": "die Hälfte"},
    "formula-fraction-3": {"en": "a third", "de": "ein Drittel"},
    "formula-fraction-4": {"en": "a quarter", "de": "ein Viertel"},
    "formula-fraction-5": {"en": "a fifth", "de": "ein Fünftel"},
    "formula-fraction-10": {"en": "a tenth", "de": "ein Zehntel"},
    "formula-fraction": {"en": "{part} of {of}, rounded down", "de": "{part} {of}, abgerundet"},
    "formula-divided": {"en": "{a} divided by {b} (rounded down)", "de": "{a} geteilt durch {b} (abgerundet)"},
    "formula-product": {"en": "{a} times {b}", "de": "{a} mal {b}"},
    "formula-if": {"en": "{yes} if {clause}, otherwise {no}", "de": "{yes}, wenn {clause}, sonst {no}"},
    "formula-only-if": {"en": "{yes} if {clause}", "de": "{yes}, wenn {clause}"},
    "formula-whether": {"en": "one if {clause}, otherwise zero", "de": "eins, wenn {clause}, sonst null"},
    "formula-total": {
        "en": "{amount}, added up over the players of the side",
        "de": "{amount}, zusammengezählt über die Spieler der Partei",
    },
    "formula-plus": {"en": "{a} plus {b}", "de": "{a} plus {b}"},
    "formula-less": {"en": "{a} less {b}", "de": "{a} weniger {b}"},
    "formula-times": {"en": "{times} times {of}", "de": "{times}mal {of}"},
    "formula-times-digits": {"en": "{times} times {of}", "de": "{times}-mal {of}"},
    "formula-and-more": {"en": " and ", "de": " und "},
    "formula-for-each": {"en": "{amount} for each {each}", "de": "{amount} für jed{each}"},
    "formula-each-tricks": {"en": "trick taken", "de": "en gemachten Stich"},
    "formula-each-cards": {"en": "card won", "de": "e gewonnene Karte"},
    "formula-each-bid": {"en": "trick bid", "de": "en angesagten Stich"},
    "formula-each-tricks-of": {"en": "trick {whose}", "de": "en Stich {whose}"},
    "formula-each-cards-of": {"en": "won card {whose}", "de": "e gewonnene Karte {whose}"},
    "formula-each-bid-of": {"en": "trick in the bid {whose}", "de": "en angesagten Stich {whose}"},
    "formula-each-off": {"en": "trick more or fewer than bid", "de": "en Stich mehr oder weniger als angesagt"},
    "formula-as-many-points": {"en": "as many points as {amount}", "de": "so viele Punkte wie {amount}"},
    "formula-as-many-chips": {"en": "as many chips as {amount}", "de": "so viele Chips wie {amount}"},
    "formula-name-players": {"en": "the number of players", "de": "die Zahl der Spieler"},
    "formula-that": {"en": "that player", "de": "er"},
    "formula-either": {
        "en": "either {test} and {yes}, or else {no}",
        "de": "entweder {test} und {yes}, oder sonst {no}",
    },
    "formula-score-agreed": {
        "en": "{has} {how}the agreed number of points",
        "de": "{how}die vereinbarte Punktzahl {has}",
    },
    "formula-twice": {"en": "twice {of}", "de": "zweimal {of}"},
    "formula-bid-joint": {"en": "the joint bid {whose}", "de": "die gemeinsame Ansage {whose}"},
    "formula-for-players": {
        "en": "for each player of the side: {amount}",
        "de": "für jeden Spieler der Partei: {amount}",
    },
    "formula-and-apart": {"en": "; and ", "de": "; und "},
    "formula-else": {"en": "otherwise {no}", "de": "sonst {no}"},
    "formula-each-ten": {"en": "full ten in ({of})", "de": "en vollen Zehner in ({of})"},
    "formula-cards-from": {"en": "cards from {cards}", "de": "Karten aus {cards}"},
}
