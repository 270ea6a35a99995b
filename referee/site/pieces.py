"""Pieces that several pages are made of: a status, a scenario, a table that may be wider than the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final
from xml.etree.ElementTree import Element

from referee.site.elements import Child, element
from referee.site.matter import PASSED, Group, Scene
from referee.wording import say

if TYPE_CHECKING:
    from referee.testing.running import ScenarioRun, StepRun


Dressed = Callable[[str], Child]
"""Writes the cards in a text as cards."""

_HOLE: Final = re.compile(r"<([^<>]+)>")
_MARKS: Final = {True: "✓", False: "✗"}


def plain(text: str) -> Child:
    """A text as it is."""
    return text


def wide(table: Element, label: str) -> Element:
    """A table that can be moved sideways where the page is narrow."""
    return element("div", table, class_="wide", role="group", tabindex="0", aria_label=label)


def badge(passed: bool, lang: str) -> Element:
    """Whether something passed: a sign and a word."""
    words = say("site-passed" if passed else "site-failed", {}, lang)
    return element("span", element("span", _MARKS[passed], aria_hidden="true"), " ", words, class_=_class(passed))


def _class(passed: bool) -> str:
    return "passed" if passed else "failed"


class Telling:
    """Tells scenarios in one language.

    Args:
        lang: The language of the page.
        dressed: Writes cards as cards.
    """

    def __init__(self, lang: str, dressed: Dressed = plain) -> None:
        self.lang = lang
        self.dressed = dressed

    def group(self, group: Group) -> Element:
        """A scenario, or an outline with its rows: the first in full, of the others what is different."""
        first = group.scenes[0]
        if len(group.scenes) == 1:
            return self._scene(first, first.run(self.lang), ())
        name = group.name(self.lang)
        passed = group.passed
        count = say("site-rows", {"passed": passed, "count": len(group.scenes)}, self.lang)
        all_passed = passed == len(group.scenes)
        summary = element(
            "summary",
            element("span", self.outlined(name), class_="name", lang=self.other(first)),
            " ",
            badge(all_passed, self.lang),
            " ",
            element("span", count, class_="count"),
        )
        whole = first.run(self.lang)
        rows: list[Element] = []
        for scene in group.scenes:
            run = scene.run(self.lang)
            rows.append(self._scene(scene, run, () if scene is first else whole.steps))
        return element("details", summary, element("div", rows, class_="rows"), class_="outline")

    def outlined(self, name: str) -> list[Child]:
        """The name of a scenario or an outline: what its rows fill in stands out."""
        return [
            element("var", piece) if place % 2 else self.dressed(piece) for place, piece in enumerate(_HOLE.split(name))
        ]

    def other(self, scene: Scene) -> str | None:
        """The language of a scenario where it is not that of the page."""
        lang = scene.run(self.lang).lang
        return None if lang == self.lang else lang

    def _scene(self, scene: Scene, run: ScenarioRun, known: Sequence[StepRun]) -> Element:
        summary = element(
            "summary",
            element("span", self.dressed(run.name), class_="name", lang=self.other(scene)),
            " ",
            badge(scene.passed, self.lang),
        )
        steps = list(self._steps(run.steps, known))
        where = element("p", f"{run.file}:{run.line}", class_="where")
        opened = not scene.passed
        elsewhere = [
            self._failed_elsewhere(each) for each in scene.runs.values() if each is not run and each.status != PASSED
        ]
        return element(
            "details", summary, element("ol", steps, class_="steps", lang=self.other(scene)), elsewhere, where,
            class_="scene", id=f"s{scene.key}", open=opened,
        )  # fmt: skip

    def _failed_elsewhere(self, run: ScenarioRun) -> Element:
        """The step that failed in another language."""
        step = next((step for step in run.steps if step.status != PASSED), None)
        told = f": {step.text}\n{step.message or step.status}" if step is not None else ""
        return element("p", f"{run.file}:{run.line}{told}", class_="message", lang=run.lang)

    def _steps(self, steps: Sequence[StepRun], known: Sequence[StepRun]) -> Iterator[Element]:
        """The steps; those that are the same in the first row of an outline are left out."""
        alike = len(steps) == len(known)
        left = 0
        for number, step in enumerate(steps):
            same = alike and (step.text, step.table, step.status) == (
                known[number].text, known[number].table, known[number].status
            )  # fmt: skip
            if same and step.status == PASSED:
                left += 1
                continue
            if left:
                yield self._left_out(left)
                left = 0
            yield self._step(step)
        if left:
            yield self._left_out(left)

    def _left_out(self, count: int) -> Element:
        words = "site-same-step" if count == 1 else "site-same-steps"
        return element("li", say(words, {"count": count}, self.lang), class_="same")

    def _table(self, rows: Sequence[Sequence[str]]) -> Element:
        """The table of a step: under headings where it has cards below a word, else each row by its first cell."""
        headed = not self._drawn(rows[0][0]) and any(self._drawn(row[0]) for row in rows[1:])
        head = [element("th", self.dressed(cell), scope="col") for cell in rows[0]]
        body = []
        for row in rows[1:] if headed else rows:
            first = element("td" if headed else "th", self.dressed(row[0]), scope=None if headed else "row")
            body.append(element("tr", first, [element("td", self.dressed(cell)) for cell in row[1:]]))
        thead = element("thead", element("tr", head)) if headed else None
        return element("table", thead, element("tbody", body), class_="dealt")

    def _drawn(self, text: str) -> bool:
        """Whether there are cards in a text."""
        return not isinstance(self.dressed(text), str)

    def _step(self, step: StepRun) -> Element:
        made = element("li", element("b", step.keyword.strip()), " ", self.dressed(step.text))
        if step.table:
            made.append(wide(self._table(step.table), say("site-step-table", {}, self.lang)))
        if step.status != PASSED:
            made.set("class", "failed")
            made.append(element("p", step.message or step.status, class_="message"))
        return made
