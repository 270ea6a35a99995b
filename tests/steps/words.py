"""Words of the feature files and what they stand for in a verdict."""

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
