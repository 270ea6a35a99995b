"""A run of the feature files as Cucumber Messages, one JSON object a line."""

from __future__ import annotations

import json
import time
import traceback
from pathlib import Path
from typing import Any, Final

from referee.testing.features import FeatureFile, Node

PROTOCOL: Final = "34.0.0"
RUN: Final = "run"


class Messages:
    """Collects what happens in a run, in the order it happens."""

    def __init__(self, runner: str) -> None:
        self._lines: list[str] = []
        self._steps: list[dict[str, Any]] = []
        self._done: list[dict[str, Any]] = []
        self._pickle: Node | None = None
        self._begun = self._step_begun = 0.0
        plain = {"name": "-"}
        implementation = {"name": "pytest-bdd", "version": runner}
        self._emit(
            meta={
                "protocolVersion": PROTOCOL,
                "implementation": implementation,
                "cpu": plain,
                "os": plain,
                "runtime": {"name": "python"},
            }
        )

    def source(self, file: FeatureFile) -> None:
        """Put down a feature file: its text, its tree, its pickles."""
        uri = file.document["uri"]
        self._emit(source={"uri": uri, "data": file.text, "mediaType": "text/x.cucumber.gherkin+plain"})
        self._emit(gherkinDocument=file.document)
        for pickle in file.pickles:
            self._emit(pickle=pickle)

    def run_started(self) -> None:
        """Put down that the run begins."""
        self._emit(testRunStarted={"id": RUN, "timestamp": _stamp(time.time())})

    def scenario_started(self, pickle: Node) -> None:
        """Open the case of a pickle."""
        self._pickle, self._done = pickle, []
        self._begun = self._step_begun = time.time()
        self._steps = [
            {
                "id": f"step-{step['id']}",
                "pickleStepId": step["id"],
                "stepDefinitionIds": ["-"],
                "stepMatchArgumentsLists": [],
            }
            for step in pickle["steps"]
        ]

    def step_started(self) -> None:
        """Start the clock of the next step."""
        self._step_begun = time.time()

    def step_finished(self, status: str, error: BaseException | None = None) -> None:
        """Note how the step went: `PASSED`, `FAILED`, `UNDEFINED` or `SKIPPED`."""
        if self._pickle is None or len(self._done) >= len(self._steps):
            return
        if status == "UNDEFINED":
            self._steps[len(self._done)]["stepDefinitionIds"] = []
        result: dict[str, Any] = {"status": status, "duration": _stamp(time.time() - self._step_begun)}
        if error is not None:
            result["message"] = "".join(traceback.format_exception_only(error))
        self._done.append(result)
        self._step_begun = time.time()

    def scenario_finished(self) -> None:
        """Close the case; steps that were not reached count as skipped."""
        if self._pickle is None:
            return
        self._step_begun = time.time()
        while len(self._done) < len(self._steps):
            self.step_finished("SKIPPED")
        case = f"case-{self._pickle['id']}"
        started = f"started-{self._pickle['id']}"
        self._emit(
            testCase={"id": case, "pickleId": self._pickle["id"], "testRunStartedId": RUN, "testSteps": self._steps}
        )
        self._emit(testCaseStarted={"id": started, "testCaseId": case, "attempt": 0, "timestamp": _stamp(self._begun)})
        moment = self._begun
        for step, result in zip(self._steps, self._done, strict=True):
            here = {"testCaseStartedId": started, "testStepId": step["id"]}
            self._emit(testStepStarted={**here, "timestamp": _stamp(moment)})
            moment += result["duration"]["seconds"] + result["duration"]["nanos"] / 1e9
            self._emit(testStepFinished={**here, "testStepResult": result, "timestamp": _stamp(moment)})
        self._emit(
            testCaseFinished={
                "testCaseStartedId": started,
                "timestamp": _stamp(time.time()),
                "willBeRetried": False,
            }
        )
        self._pickle = None

    def run_finished(self, path: Path, success: bool) -> None:
        """Put down that the run is over, and write everything to a file."""
        self._emit(testRunFinished={"success": success, "timestamp": _stamp(time.time()), "testRunStartedId": RUN})
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(self._lines), "utf-8")

    def _emit(self, **message: object) -> None:
        self._lines.append(json.dumps(message, ensure_ascii=False) + "\n")


def _stamp(seconds: float) -> dict[str, int]:
    """Write a moment or a duration as the messages want it.

    >>> _stamp(1.25)
    {'seconds': 1, 'nanos': 250000000}
    """
    return {"seconds": int(seconds), "nanos": int(seconds % 1 * 1e9)}
