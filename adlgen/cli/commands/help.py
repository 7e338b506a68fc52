"""``adlgen help``."""

from __future__ import annotations

from adlgen.cli.table import Argument, Command, Outcome


def run(*, words: tuple[str, ...]) -> Outcome:
    """Describe a command, or adlgen without one."""
    from adlgen.cli.app import invoke

    return invoke([*words, "--help"])


COMMAND = Command(run, (Argument(parameter="words", metavar="[COMMAND]...", many=True),))
