"""The small language of conditions, amounts and selectors that rules are written in.

It is total (no loops, no assignment, no recursion), typed (whole numbers, booleans, seats, zones, tables, selectors)
and closed: a name that the rules do not have is refused when the rules are loaded, with its place in the text.

    amount: max(0, cards(me) - hand_size)
    if: count(hand, rank:A,K,Q,J) == 0

Names are ids with an underscore for the hyphen. A selector chooses cards: `rank:A,K`, `suit:D`, `card:7D`,
`group:french`, `trump`, `led`, `any`, joined by `&`, `|` and `!`; in a call it is always the last argument, so that its
commas can be told from those of the call.

A text is read into a tree (`tree`, by the one grammar of `grammar` and `selectors`), and all else is made from that:
what is checked and compiled, and what a rulebook says.
"""

from referee.expressions.expressions import MOST_AMOUNT, Compiled, Expression, read_expression
from referee.expressions.grammar import (
    FUNCTIONS,
    MOST_NUMBER,
    NUMBERS,
    PER_SEAT,
    RESERVED,
    ZONES,
    Names,
    Scope,
    ValueTable,
    parse_expression,
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
    parse_selector,
)
from referee.expressions.tree import (
    Absolute,
    Arithmetic,
    Both,
    Broken,
    Chips,
    Comparison,
    Conditional,
    Count,
    Either,
    Except,
    Extreme,
    Has,
    Junction,
    Listed,
    Named,
    Negation,
    Negative,
    Node,
    Number,
    PerSeat,
    Said,
    SelectorNode,
    Total,
    Word,
    Worth,
    kind_of,
    parts_of,
    written,
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
    "Absolute",
    "Arithmetic",
    "Both",
    "Broken",
    "Chips",
    "Comparison",
    "Compiled",
    "Conditional",
    "Count",
    "Either",
    "Except",
    "Expression",
    "ExpressionError",
    "Extreme",
    "Has",
    "Junction",
    "Listed",
    "Named",
    "Names",
    "Negation",
    "Negative",
    "Node",
    "Number",
    "PerSeat",
    "Said",
    "Scope",
    "Selector",
    "SelectorNode",
    "SelectorReader",
    "Total",
    "ValueTable",
    "Word",
    "Worth",
    "kind_of",
    "parse_expression",
    "parse_selector",
    "parts_of",
    "read_expression",
    "written",
]
