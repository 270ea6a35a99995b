"""YAML text to documents: 1.2 core types, nothing that refers or is typed, every node with its place.

The events of the YAML library are read one by one, so of a file with many logs only one is held at a time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from referee.documents.located import (
    MOST_FAULTS,
    STANDARD,
    Document,
    Fault,
    Limits,
    Lines,
    clip,
    settled,
    size_of,
    too_many,
)
from referee.documents.yaml_faults import beginning, explain, quoted
from referee.documents.yaml_tree import Event, Mark, Tree

_OLD_LINE_ENDS: Final = "\x85\u2028\u2029"
"""What ended a line in YAML 1.1, and to the YAML library still does."""
_ODD: Final = re.compile("[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""These, and what YAML does not count as printable."""
_HALF: Final = re.compile("[\ud800-\udfff]")
_QUESTION: Final = re.compile(r"""(?<![^\s\[\]{},:])(?:"(?:[^"\\\r\n]|\\.)*"|'[^'\r\n]*')|(?<![^\s\[\]{},:?-])(\?)""")
"""A text in quotes, or a `?` where a text could begin."""


def read_yaml(text: str, limits: Limits = STANDARD, *, first_line: int = 1) -> Iterator[Document]:
    r"""Read the logs of a YAML text, one after the other.

    A fault of the syntax ends the reading: what follows can not be told from what precedes.

    Args:
        text: The whole text; several documents are several logs.
        limits: How much of each log is read.
        first_line: The number of the text's first line in its file.

    >>> [log.value for log in read_yaml("a: no\n---\nb: 010\n")]
    [{'a': 'no'}, {'b': 10}]
    >>> next(read_yaml("plays: ? ?\n")).problems[0].words
    'yaml-question'
    """
    return _Reader(text.lstrip("\ufeff"), limits, first_line).documents()


def _loader() -> Any:
    """The reader of the YAML library: the one in C, knowingly the slow one where that was not built."""
    import yaml

    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Reader:
    """One pass over a YAML text.

    Characters that the YAML library refuses, or takes for the end of a line, are given to it as others, one for one: so
    they stop neither the reading nor the count of lines.
    """

    def __init__(self, text: str, limits: Limits, first_line: int) -> None:
        self._text = text
        self._limits = limits
        self._loader = _loader()
        self._begin = 0  # where the document begins that is being read, at the beginning of a line
        self._first = first_line
        self._line = first_line  # the number of that line
        self._dashes = 0  # where its `---` is
        self._restored: dict[int, str] = {}
        self._clean = self._cleaned()
        odd = _ODD.finditer(text) if self._clean is not text else iter(())
        self._unseen = (match for match in odd if match[0] not in _OLD_LINE_ENDS)
        self._next_unseen = next(self._unseen, None)
        if self._next_unseen is not None:
            self._text = _HALF.sub("\ufffd", text)  # what is shown of it can be written

    def documents(self) -> Iterator[Document]:
        """The documents of the text, each as soon as its end is reached."""
        import yaml
        from yaml import events

        loader = self._loader(self._clean)
        tree = self._tree()
        ended: Event | None = None
        some = explicit = False
        try:
            while True:
                try:
                    event = loader.get_event()
                except (yaml.YAMLError, ValueError, OverflowError) as error:  # the latter two from the slow reader only
                    problem = getattr(error, "problem", None) or ""
                    goes_on = ended is not None and not explicit and "document start" in problem
                    if ended is not None and not goes_on:
                        yield self._finished(tree, ended.end_mark)
                        tree = self._tree()
                    yield self._broken(tree, error, loader)
                    return
                if ended is not None:
                    yield self._finished(tree, ended.end_mark)
                    tree = self._tree()
                    ended = None
                kind = type(event)
                if kind is events.ScalarEvent:
                    tree.scalar(event)
                elif kind is events.MappingStartEvent:
                    tree.open(event, {})
                elif kind is events.SequenceStartEvent:
                    tree.open(event, [])
                elif kind is events.MappingEndEvent or kind is events.SequenceEndEvent:
                    tree.close(event)
                elif kind is events.AliasEvent:
                    tree.alias(event)
                elif kind is events.DocumentStartEvent:
                    self._dashes = event.start_mark.index
                elif kind is events.DocumentEndEvent:
                    some = True
                    ended, explicit = event, event.explicit  # the log is whole only if nothing odd follows
                elif kind is events.StreamEndEvent:
                    break
                if tree.too_deep and self._loader is yaml.SafeLoader:  # it would take too long over the rest
                    yield self._finished(tree, event.end_mark)
                    return
        finally:
            loader.dispose()
        if not some or self._next_unseen is not None:
            unseen = self._unseen_before(len(self._text))
            yield self._document(tree, len(self._text), unseen or [Fault(0, 0, "text-empty")])

    def _cleaned(self) -> str:
        text = self._text
        if not _ODD.search(text):
            return text
        unused = (letter for letter in map(chr, range(0xF0000, 0x10FFFE)) if letter not in text)
        for old in _OLD_LINE_ENDS:
            if old in text:
                letter = next(unused, "\ufffd")
                self._restored[ord(letter)] = old
                text = text.replace(old, letter)
        return _ODD.sub(next(unused, "\ufffd"), text)

    def _tree(self) -> Tree:
        return Tree(self._text, self._begin, self._limits, self._restored)

    def _finished(self, tree: Tree, mark: Mark) -> Document:
        """The document that ends at a mark; the next one begins there."""
        document = self._document(tree, mark.index, self._faults(tree, mark.index))
        self._begin, self._line = mark.index - mark.column, self._first + mark.line
        return document

    def _faults(self, tree: Tree, end: int) -> list[Fault]:
        unseen = self._unseen_before(end)
        if unseen:  # what else is wrong may follow from that
            return unseen
        size = size_of(self._text, self._begin, end, limit=self._limits.size)
        if size is not None:
            args = {"size": size, "limit": self._limits.size}
            return [Fault(self._begin, self._begin, "large-size", args, "log.too-large")]
        faults = self._asked(tree, end) or tree.faults
        if tree.empty:
            faults.append(Fault(self._dashes, self._dashes + 3, "yaml-empty-document"))
        return faults

    def _broken(self, tree: Tree, error: Exception, loader: Any) -> Document:
        """The document in which the YAML library stopped."""
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        if mark is None and hasattr(loader, "get_mark"):
            mark = loader.get_mark()
        end = len(self._text) if mark is None else mark.index
        faults = self._unseen_before(end) or self._asked(tree, end + 1)
        if not faults and tree.given_up:
            faults = tree.faults
        if not faults:
            context_mark = getattr(error, "context_mark", None)
            since = context_mark.index if context_mark else None
            problem = getattr(error, "problem", None) or "character escape code"  # the one thing it does not catch
            scene = tree.scene(end, since, getattr(error, "context", None) or "", problem)
            faults = [*tree.faults, explain(scene)]
        return self._document(tree, len(self._text), faults)

    def _document(self, tree: Tree, end: int, faults: list[Fault]) -> Document:
        place: dict[str, Any] = {"begin": self._begin, "end": end, "line": self._line, "places": tree.places}
        if not faults:
            return Document(tree.root, [], self._text, **place)
        return Document(None, settled(faults, Lines(self._text, self._begin, end, self._line)), self._text, **place)

    def _unseen_before(self, end: int) -> list[Fault]:
        """The characters up to a place that no text may hold."""
        faults: list[Fault] = []
        while self._next_unseen is not None and self._next_unseen.start() < end:
            at, letter = self._next_unseen.start(), self._next_unseen[0]
            if len(faults) < MOST_FAULTS:
                words = "text-surrogate" if _HALF.match(letter) else "text-character"
                faults.append(Fault(at, at + 1, words, {"code": f"U+{ord(letter):04X}"}))
            elif len(faults) == MOST_FAULTS:
                faults.append(too_many(at))
            self._next_unseen = next(self._unseen, None)
        return faults

    def _asked(self, tree: Tree, end: int) -> list[Fault]:
        """The faults up to a `?` that YAML takes for the mark of a key; none when there is no such.

        What follows it, and what the YAML library makes of it, is left out.
        """
        import yaml
        from yaml import tokens

        if not any(match[1] for match in _QUESTION.finditer(self._text, self._begin, end)):
            return []
        brackets = 0
        try:
            for token in yaml.scan(self._clean[self._begin : end + 1], Loader=self._loader):
                start = token.start_mark.index
                kind = type(token)
                if kind is tokens.FlowMappingStartToken or kind is tokens.FlowSequenceStartToken:
                    brackets += 1
                elif kind is tokens.FlowMappingEndToken or kind is tokens.FlowSequenceEndToken:
                    brackets -= 1
                elif kind is tokens.KeyToken and start < token.end_mark.index:
                    at = self._begin + start
                    text = beginning(self._text, at, flow=brackets > 0)
                    args = {"quoted": quoted(text), "text": clip(text)}
                    earlier = [fault for fault in tree.faults if fault.start < at]
                    return [*earlier, Fault(at, at + len(text), "yaml-question", args)]
        except yaml.YAMLError:
            pass
        return []
