"""The verbs of a log and their numbers, by which a phase's handlers are found."""

from __future__ import annotations

from typing import Final

PLAY: Final = 0
TURN: Final = 1
DEAL: Final = 2
CUT: Final = 3
THROW_IN: Final = 4
BET: Final = 5
DISPLAY: Final = 6
BID: Final = 7
RENAME: Final = 8
TRICK: Final = 9
SCORE: Final = 10
CHIPS: Final = 11
PLAY_AS: Final = 12
"""A play that names what its card stands for."""
DRAW: Final = 13

VERBS: Final = (
    "play",
    "turn",
    "deal",
    "cut",
    "throw-in",
    "bet",
    "display",
    "bid",
    "rename",
    "trick",
    "score",
    "chips",
    "play",
    "draw",
)
"""The verb of each number."""
CLAIMS: Final = (TRICK, SCORE, CHIPS)
