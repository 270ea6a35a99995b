"""The accounts of a game's sources: which scenario shows each of their sentences, or why it is no example."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from referee.errors import RefereeError
from referee.wording import say


class AccountError(RefereeError):
    """A file that gives no account of any sources.

    Args:
        path: The file.
        line: The line where that shows, 1-based; 0 where none is known.
    """

    def __init__(self, path: Path, line: int = 0) -> None:
        super().__init__(path, line)
        self.path = path
        self.line = line

    def told(self, lang: str) -> str:
        """What is wrong, in a language."""
        return say("site-accounts", {"place": f"{self.path}:{self.line}" if self.line else str(self.path)}, lang)

    def __str__(self) -> str:
        return self.told("en")


def read_accounts(path: Path) -> Mapping[str, Any]:
    """The accounts in `sources.yaml`: by source its title, its language, and its sections with their sentences.

    Raises:
        AccountError: It holds something else.
    """
    try:
        read = yaml.safe_load(path.read_text("utf-8"))
    except yaml.MarkedYAMLError as error:
        raise AccountError(path, error.problem_mark.line + 1 if error.problem_mark else 0) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise AccountError(path) from error
    if read is None:
        return {}
    if not isinstance(read, dict) or not all(_is_source(source) for source in read.values()):
        raise AccountError(path)
    return {str(key): source for key, source in read.items()}


def _is_source(source: object) -> bool:
    if not isinstance(source, dict):
        return False
    sections = source.get("sections") or {}
    return isinstance(sections, dict) and all(_is_section(section) for section in sections.values())


def _is_section(section: object) -> bool:
    account = section.get("account") or {} if isinstance(section, dict) else None
    return isinstance(account, dict) and all(
        isinstance(sentence, dict) and isinstance(sentence.get("shown") or [], list) for sentence in account.values()
    )
