"""Words of the feature files and what they stand for in rules, logs and verdicts."""

from __future__ import annotations

SEVERITIES = {
    "irregular": "irregular",
    "regelwidrig": "irregular",
    "impossible": "impossible",
    "unmöglich": "impossible",
    "unreadable": "unreadable",
    "unlesbar": "unreadable",
}

FAULTS = {
    "en": {
        "out of turn": "order.out-of-turn",
        "not at this point": "order.out-of-phase",
        "after the end": "order.after-the-end",
        "no dealer": "deal.no-dealer",
        "wrong dealer": "deal.wrong-dealer",
        "wrong number of cards": "deal.wrong-count",
        "card twice": "deal.duplicate-card",
        "foreign card": "deal.foreign-card",
        "not in the stock": "turn-up.not-in-stock",
        "no right to throw in": "throw-in.not-entitled",
        "wrong cards shown": "throw-in.wrong-cards",
        "card not held": "play.card-not-held",
        "revoke": "play.revoke",
        "wrong number of seats": "log.seats",
        "unknown card": "log.unknown-card",
        "no such value": "log.bad-option",
    },
    "de": {
        "nicht an der Reihe": "order.out-of-turn",
        "hier nicht vorgesehen": "order.out-of-phase",
        "nach dem Ende": "order.after-the-end",
        "kein Geber": "deal.no-dealer",
        "falscher Geber": "deal.wrong-dealer",
        "falsche Kartenzahl": "deal.wrong-count",
        "Karte doppelt": "deal.duplicate-card",
        "fremde Karte": "deal.foreign-card",
        "nicht im Ziehstapel": "turn-up.not-in-stock",
        "kein Recht zum Hinwerfen": "throw-in.not-entitled",
        "falsche Karten gezeigt": "throw-in.wrong-cards",
        "Karte nicht in der Hand": "play.card-not-held",
        "nicht bedient": "play.revoke",
        "falsche Zahl von Spielern": "log.seats",
        "unbekannte Karte": "log.unknown-card",
        "kein möglicher Wert": "log.bad-option",
    },
}

# Who lays a game down with variants of their own, and the preset of the rules that holds them.
PRESETS = {
    "en": {"pagat": "pagat", "Parlett": "parlett"},
    "de": {"pagat": "pagat", "Parlett": "parlett"},
}

# What may be agreed on a point that the rulebook leaves open, and the ruling and answer of the rules that says so.
RULINGS = {
    "en": {
        "the 7♦ does not keep a hand from being thrown in": ("PN-A2", "seven-d-is-not-a-face"),
        "the 7♦ keeps a hand from being thrown in": ("PN-A2", "seven-d-blocks-redeal"),
        "a hand may be thrown in until the first card is turned up": ("PN-A3", "before-first-turn"),
        "a hand may be thrown in until the first lead": ("PN-A3", "before-first-lead"),
        "the cards may be dealt again as often as a hand allows it": ("PN-A4", "no-limit"),
        "the cards may be dealt again only once in each deal": ("PN-A4", "once-per-hand"),
        "the non-dealer leads first": ("PN-A5", "non-dealer-leads"),
        "the dealer leads first": ("PN-A5", "dealer-leads"),
        "a hand thrown in is shown": ("PN-A6", "shown"),
        "a hand thrown in stays unseen": ("PN-A6", "not-shown"),
        "the 7♦ ranks as a seven in the cut": ("PN-A10", "plain-seven"),
        "the 7♦ ranks above every other card in the cut": ("PN-A10", "play-rank"),
    },
    "de": {
        "die 7♦ das Hinwerfen nicht verhindert": ("PN-A2", "seven-d-is-not-a-face"),
        "die 7♦ das Hinwerfen verhindert": ("PN-A2", "seven-d-blocks-redeal"),
        "man hinwerfen darf, bis die erste Karte aufgedeckt ist": ("PN-A3", "before-first-turn"),
        "man bis zum ersten Ausspiel hinwerfen darf": ("PN-A3", "before-first-lead"),
        "so oft neu gegeben wird, wie ein Blatt es erlaubt": ("PN-A4", "no-limit"),
        "in jedem Spiel nur einmal neu gegeben wird": ("PN-A4", "once-per-hand"),
        "der Nichtgeber zuerst ausspielt": ("PN-A5", "non-dealer-leads"),
        "der Geber zuerst ausspielt": ("PN-A5", "dealer-leads"),
        "ein hingeworfenes Blatt gezeigt wird": ("PN-A6", "shown"),
        "ein hingeworfenes Blatt verdeckt bleibt": ("PN-A6", "not-shown"),
        "die 7♦ beim Abheben als Sieben gilt": ("PN-A10", "plain-seven"),
        "die 7♦ beim Abheben über jeder anderen Karte steht": ("PN-A10", "play-rank"),
    },
}

# What a seat is to do: the verb of a log, and whether a trick lies open then.
DOINGS: dict[str, tuple[str, bool | None]] = {
    "deal": ("deal", None),
    "Geben": ("deal", None),
    "turn up": ("turn", None),
    "Aufdecken": ("turn", None),
    "lead": ("play", False),
    "Ausspielen": ("play", False),
    "follow": ("play", True),
    "Zugeben": ("play", True),
}

COLUMNS = {
    "led": "play",
    "followed": "play",
    "turned up": "turn",
    "ausgespielt": "play",
    "zugegeben": "play",
    "aufgedeckt": "turn",
}
