"""The command line: arguments, files, exit codes; nothing else."""

from referee.cli import books, changes
from referee.cli.commands import main

__all__ = ["books", "changes", "main"]
