"""The table of codes: what the contract promises, what the referee says, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from test_schemas import every_verdict

from referee.codes import CODES, RULES, severity_of

SOURCE = Path(__file__).parents[1] / "referee"
CONTRACT = {
    "unreadable": """log.not-found log.encoding log.syntax log.duplicate-key log.too-large log.schema log.unknown-game
        log.unknown-variant log.variant-conflict log.unknown-option log.missing-option log.bad-option log.unknown-ruling
        log.unknown-notation log.rules-version log.seats log.unknown-seat log.unknown-card""",
    "impossible": """order.out-of-turn order.out-of-phase order.after-the-end deal.no-dealer deal.wrong-dealer
        deal.wrong-count deal.duplicate-card deal.foreign-card turn-up.not-in-stock draw.wrong-card
        throw-in.wrong-cards display.card-not-held wild.unnamed wild.wrong-identity wild.not-wild play.card-not-held
        wild.in-trick wild.rename-missing wild.rename-off-suit bet.pass-after-bet bet.nothing-to-match bet.too-low
        bet.too-high bet.own-raise""",
    "irregular": """throw-in.not-entitled display.wrong-cards bid.out-of-range play.barred play.revoke claim.trick
        claim.score claim.chips claim.result""",
}
"""The codes of the contract, with `bet.too-high` and `draw.wrong-card`, which joined them."""


@pytest.mark.parametrize("severity", CONTRACT)
def test_every_code_of_the_contract_is_there_with_its_severity(severity: str) -> None:
    for code in CONTRACT[severity].split():
        assert severity_of(code) == severity


def test_no_other_code_is_there() -> None:
    known = {code for codes in CONTRACT.values() for code in codes.split()}
    assert {code for code in CODES if CODES[code].severity != RULES} == known
    assert all(code.startswith("rules.") == (entry.severity == RULES) for code, entry in CODES.items())


def test_the_codes_stand_in_the_order_of_the_contract() -> None:
    """Several faults in one act give the finding whose code stands first."""
    for severity, codes in CONTRACT.items():
        assert [code for code in CODES if CODES[code].severity == severity] == codes.split()


def test_every_code_is_said_somewhere_and_every_code_said_is_there() -> None:
    text = "\n".join(
        p.read_text("utf-8") for p in SOURCE.rglob("*.py") if p.name != "codes.py" and "wording" not in p.parts
    )
    kinds = "|".join(sorted({code.split(".")[0] for code in CODES}))
    said = set(re.findall(rf'"((?:{kinds})\.[a-z]+(?:-[a-z]+)*)"', text)) - {"rules.yaml", "rules.html", "log.html"}
    from_texts = {f"rules.{code.split('.')[1]}" for code in CODES if code.startswith("log.")}  # a text read as rules
    assert said - set(CODES) == set()
    assert set(CODES) - said - from_texts == set()


def test_a_finding_has_the_severity_of_its_code() -> None:
    seen = set()
    for verdict in every_verdict():
        for finding in verdict.findings:
            assert finding.severity == severity_of(finding.code)
            seen.add(finding.code)
    assert len(seen) > 30


@pytest.mark.parametrize("code", CODES)
def test_a_code_is_explained_in_both_languages(code: str) -> None:
    entry = CODES[code]
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*", code)
    assert set(entry.text) == {"en", "de"}
    assert all(text.endswith(".") for text in entry.text.values())
    assert entry.text["en"] != entry.text["de"]
    assert entry.example
