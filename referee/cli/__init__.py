"""The command line: arguments, files, exit codes; nothing else."""

from referee.cli import books, changes, docs, serving, viewing
from referee.cli.commands import main

__all__ = ["books", "changes", "docs", "main", "serving", "viewing"]
