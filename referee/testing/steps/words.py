"""Words of the feature files that mean the same in every game, and what they stand for in logs and verdicts."""

from __future__ import annotations

from typing import Final

SEVERITIES: Final = {
    "irregular": "irregular",
    "regelwidrig": "irregular",
    "impossible": "impossible",
    "unmöglich": "impossible",
    "unreadable": "unreadable",
    "unlesbar": "unreadable",
}

FAULTS: Final = {
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
        "turned-up card not held": "turn-up.not-in-stock",
        "wrong card drawn": "draw.wrong-card",
        "no right to throw in": "throw-in.not-entitled",
        "wrong cards shown": "throw-in.wrong-cards",
        "card not held": "play.card-not-held",
        "revoke": "play.revoke",
        "wrong number of seats": "log.seats",
        "unknown card": "log.unknown-card",
        "no such value": "log.bad-option",
        "value missing": "log.missing-option",
        "variants that exclude each other": "log.variant-conflict",
        "bet too low": "bet.too-low",
        "bet too high": "bet.too-high",
        "own raise": "bet.own-raise",
        "pass after a bet": "bet.pass-after-bet",
        "nothing to match": "bet.nothing-to-match",
        "displayed card not held": "display.card-not-held",
        "wrong display": "display.wrong-cards",
        "no such bid": "bid.out-of-range",
        "unknown bid": "log.schema",
        "forbidden card": "play.barred",
        "not named": "wild.unnamed",
        "wrong name": "wild.wrong-identity",
        "no wild card": "wild.not-wild",
        "name already in the trick": "wild.in-trick",
        "renaming missing": "wild.rename-missing",
        "renamed to another suit": "wild.rename-off-suit",
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
        "aufgedeckte Karte nicht in der Hand": "turn-up.not-in-stock",
        "falsche Karte gezogen": "draw.wrong-card",
        "kein Recht zum Hinwerfen": "throw-in.not-entitled",
        "falsche Karten gezeigt": "throw-in.wrong-cards",
        "Karte nicht in der Hand": "play.card-not-held",
        "nicht bedient": "play.revoke",
        "falsche Zahl von Spielern": "log.seats",
        "unbekannte Karte": "log.unknown-card",
        "kein möglicher Wert": "log.bad-option",
        "Angabe fehlt": "log.missing-option",
        "Varianten schließen sich aus": "log.variant-conflict",
        "zu wenig gesetzt": "bet.too-low",
        "zu viel gesetzt": "bet.too-high",
        "eigene Erhöhung": "bet.own-raise",
        "nach einem Einsatz geschoben": "bet.pass-after-bet",
        "nichts zum Mitgehen": "bet.nothing-to-match",
        "ausgelegte Karte nicht in der Hand": "display.card-not-held",
        "falsch ausgelegt": "display.wrong-cards",
        "Ansage nicht möglich": "bid.out-of-range",
        "unbekannte Ansage": "log.schema",
        "verbotene Karte": "play.barred",
        "nicht benannt": "wild.unnamed",
        "falsch benannt": "wild.wrong-identity",
        "kein Joker": "wild.not-wild",
        "Name schon im Stich": "wild.in-trick",
        "Umbenennen fehlt": "wild.rename-missing",
        "in eine andere Farbe umbenannt": "wild.rename-off-suit",
    },
}

STOCK: Final = ("stock", "Ziehstapel")
"""What is dealt beside the hands."""


DOINGS: Final[dict[str, tuple[str, bool | None]]] = {
    "deal": ("deal", None),
    "Geben": ("deal", None),
    "turn up": ("turn", None),
    "Aufdecken": ("turn", None),
    "lead": ("play", False),
    "Ausspielen": ("play", False),
    "follow": ("play", True),
    "Zugeben": ("play", True),
    "bet": ("bet", None),
    "Setzen": ("bet", None),
    "bid": ("bid", None),
    "Ansagen": ("bid", None),
    "draw": ("draw", None),
    "Ziehen": ("draw", None),
    "rename": ("rename", None),
    "Umbenennen": ("rename", None),
}

"""What a seat is to do: the verb of a log, and whether a trick lies open then."""

BETS: Final = {
    "en": {"pass": "pass", "passes": "pass", "match": "match", "matches": "match", "fold": "fold", "folds": "fold"},
    "de": {
        "schiebt": "pass",
        "schieben": "pass",
        "mitgeht": "match",
        "mitgehen": "match",
        "aussteigt": "fold",
        "aussteigen": "fold",
    },
}

"""What one or several seats may do in the betting without naming a number."""

CHOICES: Final = {
    "en": {"pass": "pass", "match": "match", "fold": "fold", r"bet from \d+": "from", r"bet \d+ to \d+": "from"},
    "de": {
        "schieben": "pass",
        "mitgehen": "match",
        "aussteigen": "fold",
        r"ab \d+ setzen": "from",
        r"\d+ bis \d+ setzen": "from",
    },
}

"""What a seat may choose from in the betting, as patterns."""

COLUMNS: Final = {
    "led": "play",
    "followed": "play",
    "drawn": "draw",
    "turned up": "turn",
    "renamed": "rename",
    "ausgespielt": "play",
    "zugegeben": "play",
    "gezogen": "draw",
    "aufgedeckt": "turn",
    "umbenannt": "rename",
}
"""The columns of a table of tricks: the verbs of a log."""
