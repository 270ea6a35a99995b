"""The commands that write the documentation, and that prove the rules by the scenarios."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from referee.cli.commands import _lang, _specs, main
from referee.cli.speaking import FOUND, OK, USAGE, aside, lying_at, seen, tell_misrules

if TYPE_CHECKING:
    from referee.testing.mutants import Mutant
    from referee.testing.proving import Proof
    from referee.testing.running import Run

_TOLD: Final = 20
"""So many scenarios that failed are named."""


@main.command(
    short_help="Write the documentation as a static site.",
    epilog="Example: referee docs --out site",
)
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write: empty, new, or written by this command before.",
)
@click.option(
    "--features",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The folder of the feature files.  [default: features, here or beside the referee]",
)
@click.option("--no-proof", "unproven", is_flag=True, help="Do not change the rules to see which scenario notices.")
@click.option(
    "--proof",
    "proof_file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="What came of `referee prove` before, instead of trying again.",
)
@click.option(
    "--jobs", type=click.IntRange(min=1), help="How many processes work at once.  [default: all there may be]"
)
@_specs
@_lang
def docs(
    out: Path,
    features: Path | None,
    unproven: bool,
    proof_file: Path | None,
    jobs: int | None,
    specs: Sequence[str],
    lang: str,
) -> None:
    """Write rulebooks, clauses with their scenarios, coverage, codes and formats as pages that need no server.

    The pages are in English and German; --lang is the language of this command's own messages.

    Exit status: 1 where a scenario failed (the pages are written all the same), 2 for a folder that holds something
    else, or rules that cannot be used.
    """
    from referee.errors import RefereeError
    from referee.rules import RulesError, Shelf
    from referee.site import AccountError, PlaceError, check_place, gather, publish, write_site
    from referee.testing.proving import prove, read_proof
    from referee.testing.running import workers
    from referee.wording import say

    try:
        check_place(out)
    except PlaceError as error:
        aside(error.told(lang))
        sys.exit(USAGE)
    jobs = workers(jobs)
    shelf = Shelf(specs)
    features = features or _features()
    try:
        proof = read_proof(proof_file) if proof_file is not None else None
        run = _run(features, specs, jobs, lang) if features is not None else None
        if (
            proof is None and features is not None and run is not None and run.green and not unproven
        ):  # what is red already proves nothing
            _tell("site-proving", lang)
            proof = prove(features, jobs=jobs, specs=tuple(specs))
        _tell("site-writing", lang)
        material = gather(shelf, features, run, proof, specs=specs)
        count = publish(out, lambda folder: write_site(material, folder, jobs=jobs))
    except RulesError as error:
        tell_misrules(error.misrules, lang)
        sys.exit(USAGE)
    except (AccountError, PlaceError) as error:
        aside(error.told(lang))
        sys.exit(USAGE)
    except RefereeError as error:
        _tell_error(error, lang)
        sys.exit(USAGE)
    if run is None:
        click.echo(say("site-done-plain", {"path": out, "count": count}, lang))
        sys.exit(OK)
    passed = sum(scene.status == "passed" for scene in run.scenarios)
    args = {"path": out, "count": count, "passed": passed, "scenes": len(run.scenarios)}
    click.echo(say("site-done", args, lang))
    _tell_failed(run, features, lang)
    sys.exit(OK if run.green else FOUND)


def _features() -> Path | None:
    """The feature files of a checkout: here, or beside the package."""
    import referee

    beside = Path(referee.__file__).resolve().parent.parent
    places = [Path("features")]
    if (beside / "pyproject.toml").is_file():
        places.append(beside / "features")
    return next((place for place in places if any(place.glob("*/*/*.feature"))), None)


def _run(features: Path, specs: Sequence[str], jobs: int, lang: str) -> Run:
    from referee.testing.running import run_features

    _tell("site-running", lang)
    return run_features(features, tuple(specs), jobs=jobs)


def _tell(words: str, lang: str) -> None:
    """How far it is, for somebody who waits at a terminal."""
    from referee.wording import say

    if sys.stderr is not None and sys.stderr.isatty():
        aside(say(words, {}, lang))


def _tell_failed(run: Run, features: Path | None, lang: str) -> None:
    from referee.wording import say

    for flaw in run.flaws:
        aside(flaw.located(lang))
    if not run.scenarios and not run.flaws:
        aside(say("site-no-scenes", {"path": features}, lang))
    failed = [scene for scene in run.scenarios if scene.status != "passed"]
    for scene in failed[:_TOLD]:
        status = say(f"site-status-{scene.status}", {}, lang)
        args = {"file": scene.file, "line": scene.line, "status": status, "name": scene.name}
        aside(say("site-scene-failed", args, lang))
        for step in scene.steps:
            if step.message:
                step_args = {"line": step.line, "step": f"{step.keyword.strip()} {step.text}"}
                aside(say("site-step-failed", step_args | {"reason": step.reason or step.message}, lang))
    if len(failed) > _TOLD:
        aside(f"… +{len(failed) - _TOLD}")


@main.command(
    short_help="Change the rules one by one, and see whether a scenario notices.",
    epilog="Example: referee prove GAME --format jsonl",
)
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--features",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The folder of the feature files.  [default: features, here or beside the referee]",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="How the changes that nobody notices are told.",
)
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Keep what came of it, for `referee docs`."
)
@click.option(
    "--jobs", type=click.IntRange(min=1), help="How many processes work at once.  [default: all there may be]"
)
@_specs
@_lang
def prove(
    games: Sequence[str],
    features: Path | None,
    form: str,
    out: Path | None,
    jobs: int | None,
    specs: Sequence[str],
    lang: str,
) -> None:
    """List the changes to a game's rules that no scenario notices: what the rules say there is not proven.

    Every value, order, card, condition, clause, variant and answer of the rules is changed in memory, one at a time. A
    scenario of the clause whose place was changed must fail. A change that makes the rules unusable, or that makes no
    difference, does not count.

    Exit status: 1 where a change goes unnoticed, 2 where nothing can be proven: a scenario fails as it is, there are
    no scenarios, or the rules cannot be used.
    """
    from referee.errors import RefereeError
    from referee.rules import RulesError
    from referee.testing import proving
    from referee.wording import say
    from referee.wording.escaping import visible

    features = features or _features()
    if features is None:
        aside(say("proof-nowhere", {}, lang))
        sys.exit(USAGE)
    _tell("site-proving", lang)
    try:
        proof = proving.prove(features, tuple(games) or None, jobs, tuple(specs))
        if out is not None:
            proving.write_proof(out, proof)
    except RulesError as error:
        tell_misrules(error.misrules, lang)
        sys.exit(USAGE)
    except (RefereeError, OSError) as error:
        _tell_error(error, lang)
        sys.exit(USAGE)
    if form == "jsonl":
        for mutant in proof.survivors:
            click.echo(seen(proving.as_json(mutant, None)))
    else:
        for line in _proof_lines(proof, lang):
            click.echo(visible(line))
    sys.exit(FOUND if proof.survivors else OK)


def _tell_error(error: Exception, lang: str) -> None:
    """What cannot be worked with, each matter in a line of its own."""
    from referee.testing.flaws import FeaturesError

    for line in error.told(lang) if isinstance(error, FeaturesError) else [str(error)]:
        aside(line)


def _proof_lines(proof: Proof, lang: str) -> Iterator[str]:
    """What came of a proof: the changes that nobody noticed by their clauses, what to do next, and the totals."""
    from referee.wording import say

    groups: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in proof.survivors:
        groups.setdefault((mutant.game, mutant.clause), []).append(mutant)
    for (game, clause), group in groups.items():
        args: dict[str, object] = {"game": game, "clause": clause, "count": len(group)}
        yield say("proof-clause" if clause else "proof-no-clause", args, lang)
        for mutant in group:
            args = {"file": lying_at(mutant.file), "line": mutant.line, "place": mutant.place, "was": mutant.was}
            args["becomes"] = mutant.becomes or say("proof-left-out", {}, lang)
            yield "  " + say("proof-survivor", args, lang)
    yield say("proof-next" if groups else "proof-held", {}, lang)
    if any(not clause for _, clause in groups):
        yield say("proof-next-none", {}, lang)
    for game, (count, alive) in proof.counts.items():
        yield say("proof-total", {"game": game, "count": count, "alive": alive}, lang)
