"""A game as moments, one an act, and the page that shows them at a table."""

from referee.replay.moments import Moment, Replay
from referee.replay.replaying import replay_of

__all__ = ["Moment", "Replay", "replay_of"]
