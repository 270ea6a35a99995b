"""The rules of a game as prose, written from the data."""

from referee.rulebook.book import (
    Block,
    Book,
    Entries,
    Entry,
    Items,
    Paragraph,
    Row,
    Section,
    Sentence,
    Table,
    sentences_of,
)
from referee.rulebook.telling import Telling
from referee.rulebook.writing import write_book

__all__ = [
    "Block",
    "Book",
    "Entries",
    "Entry",
    "Items",
    "Paragraph",
    "Row",
    "Section",
    "Sentence",
    "Table",
    "Telling",
    "sentences_of",
    "write_book",
]
