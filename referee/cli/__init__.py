"""The command line: arguments, files, exit codes; nothing else."""

from referee.cli.commands import main

__all__ = ["main"]
