"""The small language of conditions, amounts and selectors that rules are written in.

It is total (no loops, no assignment, no recursion), typed (whole numbers, booleans, seats, zones, tables, selectors)
and closed: a name that the rules do not have is refused when the rules are loaded, with its place in the text.

    amount: max(0, cards(me) - hand_size)
    if: count(hand, rank:A,K,Q,J) == 0

Names are ids with an underscore for the hyphen. A selector chooses cards: `rank:A,K`, `suit:D`, `card:7D`,
`group:french`, `trump`, `led`, `any`, joined by `&`, `|` and `!`; in a call it is always the last argument, so that its
commas can be told from those of the call.
"""

from referee.expressions.expressions import (
    FUNCTIONS,
    MOST_AMOUNT,
    MOST_NUMBER,
    NUMBERS,
    PER_SEAT,
    RESERVED,
    ZONES,
    Compiled,
    Expression,
    Names,
    Scope,
    ValueTable,
    read_expression,
)
from referee.expressions.selectors import (
    KEY_SELECTORS,
    MOST_DEPTH,
    MOST_OPERATIONS,
    MOST_TEXT,
    WORD_SELECTORS,
    ExpressionError,
    Selector,
    SelectorReader,
)

__all__ = [
    "FUNCTIONS",
    "KEY_SELECTORS",
    "MOST_AMOUNT",
    "MOST_DEPTH",
    "MOST_NUMBER",
    "MOST_OPERATIONS",
    "MOST_TEXT",
    "NUMBERS",
    "PER_SEAT",
    "RESERVED",
    "WORD_SELECTORS",
    "ZONES",
    "Compiled",
    "Expression",
    "ExpressionError",
    "Names",
    "Scope",
    "Selector",
    "SelectorReader",
    "ValueTable",
    "read_expression",
]
