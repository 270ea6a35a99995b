"""What every writer of a book asks while reading it, so that no clause is named twice in a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from referee.rulebook.book import Paragraph, Sentence, Table


def in_turn(paragraph: Paragraph, then: Paragraph | None = None) -> Iterator[tuple[Sentence, Sentence | None]]:
    """The sentences of a paragraph, each with the next; the last one with the first of another paragraph.

    >>> from referee.rulebook.book import Sentence
    >>> lead, follow = Sentence("lead", "Lead."), Sentence("follow", "Follow.")
    >>> [(one.text, two and two.text) for one, two in in_turn(Paragraph((lead, follow)))]
    [('Lead.', 'Follow.'), ('Follow.', None)]
    """
    after = [*paragraph.sentences[1:], then.sentences[0] if then is not None and then.sentences else None]
    return zip(paragraph.sentences, after, strict=False)


def with_next(items: Sequence[Paragraph]) -> Iterator[tuple[Paragraph, Paragraph | None]]:
    """The paragraphs of a list, each with the next."""
    return zip_longest(items, items[1:])


def names_clauses(table: Table) -> bool:
    """Whether the clauses of a table's rows need a column: they are not the table's, and no cell names them.

    >>> from referee.rulebook.book import Row
    >>> rows = (Row("a", ("Ace", "5"), "XX.A"), Row("k", ("King", "4"), "XX.K"))
    >>> names_clauses(Table("worth", "Worth", ("Card", "Points"), rows, "XX.A"))
    True
    >>> names_clauses(Table("worth", "Worth", ("Card", "Points"), rows[:1], "XX.A"))
    False
    """
    return any(row.clause and row.clause != table.clause and row.clause not in row.cells for row in table.rows)


def names_clause(sentence: Sentence, following: Sentence | None) -> bool:
    """The clause of a sentence is named after it, unless the next sentence tells the same one in the same way."""
    return sentence.clause is not None and (
        following is None or following.clause != sentence.clause or following.mark != sentence.mark
    )
