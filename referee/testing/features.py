"""Reads a feature file as the Gherkin compiler does, and names what would pass without ever being tried.

A runner works with what it made of the file; the compiler's pickles are what stands there. Where the two
differ, a scenario is green for no reason.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from referee.testing.flaws import FeaturesError, Flaw, FlawedError, flaw

Node = Mapping[str, Any]
"""A node of the Gherkin tree or a message, as the compiler makes them."""

PLACEHOLDER = re.compile(r"<([^<>]+)>")


@dataclass(frozen=True, slots=True)
class FeatureFile:
    """A feature file, parsed and compiled.

    Args:
        path: The file, absolute.
        text: What it says.
        document: Its Gherkin tree.
        pickles: Its scenarios; of an outline one for each row.
    """

    path: Path
    text: str
    document: Node
    pickles: tuple[Node, ...]

    def scenarios(self) -> Iterator[Node]:
        """Give the scenarios and outlines in the order of the file, those under a rule included."""
        for node in self._nodes():
            if "scenario" in node:
                yield node["scenario"]

    def lines(self) -> dict[str, int]:
        """Tell the line of each scenario by the id that its pickles name first."""
        return {scenario["id"]: scenario["location"]["line"] for scenario in self.scenarios()}

    def rows(self) -> dict[int, list[Node]]:
        """Give the pickles of each scenario by its line, an outline's in the order of its rows."""
        lines = self.lines()
        found: dict[int, list[Node]] = {line: [] for line in lines.values()}
        for pickle in self.pickles:
            found[lines[pickle["astNodeIds"][0]]].append(pickle)
        return found

    def flaws(self) -> list[Flaw]:
        """Name what a runner would let pass: see `referee.testing.plugin`."""
        found = [*self._repeated(), *self._outlines(), *self._empty(), *self._swallowed()]
        return sorted(found, key=lambda each: each.line)

    def _nodes(self) -> Iterator[Node]:
        feature = self.document.get("feature")
        for child in feature["children"] if feature else ():
            yield child
            if "rule" in child:
                yield from child["rule"]["children"]

    def _flaw(self, node: Node, words: str, **args: Any) -> Flaw:
        return flaw(self.path, node["location"]["line"], words, **args)

    def _repeated(self) -> Iterator[Flaw]:
        first: dict[str, int] = {}
        for scenario in self.scenarios():
            name, line = scenario["name"], scenario["location"]["line"]
            if name in first:
                yield self._flaw(scenario, "feature-twice", name=name, line=first[name])
            first.setdefault(name, line)

    def _outlines(self) -> Iterator[Flaw]:
        outlines = self._dialect().scenario_outline_keywords
        for scenario in self.scenarios():
            tables = scenario["examples"]
            if not tables and scenario["keyword"] in outlines:
                yield self._flaw(scenario, "feature-no-examples", name=scenario["name"])
            for table in tables:
                if not table.get("tableBody"):
                    yield self._flaw(table, "feature-no-rows", name=scenario["name"])
            for step in scenario["steps"]:
                for name in sorted(_placeholders(step)):
                    if not tables or any(name not in _columns(table) for table in tables):
                        yield self._flaw(step, "feature-no-column", name=name)

    def _empty(self) -> Iterator[Flaw]:
        rows = self.rows()
        for scenario in self.scenarios():
            if not scenario["steps"]:
                yield self._flaw(scenario, "feature-no-step", name=scenario["name"])
            elif any(
                all(step["type"] != "Outcome" for step in pickle["steps"])
                for pickle in rows[scenario["location"]["line"]]
            ):
                yield self._flaw(scenario, "feature-no-then", name=scenario["name"])

    def _swallowed(self) -> Iterator[Flaw]:
        dialect = self._dialect()
        keywords = [*dialect.given_keywords, *dialect.when_keywords, *dialect.then_keywords]
        keywords += [*dialect.and_keywords, *dialect.but_keywords]
        openings = sorted({word.split()[0].casefold() for word in keywords} - {"*"})
        for node in self._nodes():
            part: Node = node.get("scenario") or node.get("background") or {"description": ""}
            for line in part["description"].splitlines():
                words = line.split()
                if words and difflib.get_close_matches(words[0].casefold().strip(",:;."), openings, 1, 0.8):
                    yield self._flaw(part, "feature-description", text=line.strip())

    def _dialect(self) -> Any:
        from gherkin.dialect import Dialect

        feature = self.document.get("feature")
        return Dialect.for_name(feature["language"] if feature else "en")


def read_feature(path: Path, ids: Any | None = None, uri: str | None = None) -> FeatureFile:
    """Parse and compile a feature file.

    Args:
        path: The file.
        ids: The `IdGenerator` that numbers its nodes; one of its own if left out.
        uri: The name that its pickles give the file; else the path.

    Raises:
        FeaturesError: It is no feature file, cannot be read, or the library that reads feature files is missing.
    """
    try:
        from gherkin.ast_builder import AstBuilder
        from gherkin.errors import CompositeParserException, ParserError
        from gherkin.parser import Parser
        from gherkin.pickles.compiler import Compiler
        from gherkin.stream.id_generator import IdGenerator
    except ImportError as error:
        raise FeaturesError("feature-no-reader", {}) from error
    ids = IdGenerator() if ids is None else ids
    try:
        text = path.read_text("utf-8")
        document: dict[str, Any] = dict(Parser(AstBuilder(ids)).parse(text))
    except ParserError as error:
        errors = error.errors if isinstance(error, CompositeParserException) else [error]
        raise FlawedError([_unread(path, each) for each in errors]) from error
    except (OSError, UnicodeDecodeError) as error:
        raise FeaturesError("feature-unread", {"path": path, "reason": error}) from error
    document["uri"] = uri or str(path)
    pickles: Sequence[Any] = Compiler(ids).compile(document)  # type: ignore[arg-type]
    return FeatureFile(path, text, document, tuple(pickles))


_AT: Final = re.compile(r"\(\d+:\d+\): ")
_NOT_EXPECTED: Final = re.compile(r"expected: .*, got '(.*)'", re.DOTALL)


def _unread(path: Path, error: Any) -> Flaw:
    """What the library says of a line that it cannot read; it says itself where."""
    place = getattr(error, "location", None) or {}
    said = _AT.sub("", str(error), count=1)
    unexpected = _NOT_EXPECTED.fullmatch(said)
    at = {"column": place.get("column") or 0}
    if unexpected is not None:
        return flaw(path, place.get("line", 1), "feature-unexpected", text=unexpected[1] or "-", **at)
    return flaw(path, place.get("line", 1), "feature-grammar", reason=said.rstrip("."), **at)


def _placeholders(step: Node) -> set[str]:
    texts = [step["text"]]
    if "docString" in step:
        texts.append(step["docString"]["content"])
    for row in step["dataTable"]["rows"] if "dataTable" in step else ():
        texts += [cell["value"] for cell in row["cells"]]
    return {name for text in texts for name in PLACEHOLDER.findall(text)}


def _columns(table: Node) -> set[str]:
    header = table.get("tableHeader")
    return {cell["value"] for cell in header["cells"]} if header else set()
