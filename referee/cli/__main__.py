"""The command as a module: `python -m referee.cli`."""

from referee.cli import main

main()
