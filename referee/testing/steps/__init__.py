"""The phrases of the feature files and what they mean, in every language they are written in.

Nothing here needs a test runner; `referee.testing.steps.bdd` hands the phrases to pytest-bdd.
"""

from referee.testing.steps.perform import Pickle, perform, phrases_for
from referee.testing.steps.say import LANGUAGES, PHRASES, Phrase
from referee.testing.steps.scene import Hall, Scene
from referee.testing.steps.told import UnsaidError, UntrueError
from referee.testing.steps.vocabulary import Vocabulary

__all__ = [
    "LANGUAGES",
    "PHRASES",
    "Hall",
    "Phrase",
    "Pickle",
    "Scene",
    "UnsaidError",
    "UntrueError",
    "Vocabulary",
    "perform",
    "phrases_for",
]
