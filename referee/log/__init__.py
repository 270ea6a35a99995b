"""Recorded games: read from text, bound to the words of their rules, each part with its place."""

from referee.log.binding import SEATS_ONLY, Act, Bound, Dealt, Token, Vocabulary, bind, bind_result, one_verb
from referee.log.decoding import Log, ReadingLimits, counted, from_value, second_verb, without_doubt
from referee.log.model import EventModel, LogModel
from referee.log.reading import LineReader, files_in, from_bytes, from_text, printable, read_path

__all__ = [
    "SEATS_ONLY",
    "Act",
    "Bound",
    "Dealt",
    "EventModel",
    "LineReader",
    "Log",
    "LogModel",
    "ReadingLimits",
    "Token",
    "Vocabulary",
    "bind",
    "bind_result",
    "counted",
    "files_in",
    "from_bytes",
    "from_text",
    "from_value",
    "one_verb",
    "printable",
    "read_path",
    "second_verb",
    "without_doubt",
]
