"""The command line: arguments, files, exit codes; nothing else."""

from referee.cli import books, changes, docs
from referee.cli.commands import main

__all__ = ["books", "changes", "docs", "main"]
