"""What a run prints and how: colors, and how much; the options of every command that decide it."""

from __future__ import annotations

import sys
from typing import Any

from adlgen.cli.color import CHOICES, is_colored
from adlgen.cli.table import Entry, Option
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.style import Style

ENTRIES: tuple[Entry, ...] = (
    Option(
        names=("--color",),
        parameter="color",
        choices=CHOICES,
        help="Color the output. [default: auto, on a terminal]",
    ),
    Option(
        names=("-q", "--quiet"),
        parameter="quiet",
        kind="flag",
        help="Print errors only: no warnings and no summary.",
    ),
    Option(
        names=("-v", "--verbose"),
        parameter="verbose",
        kind="flag",
        help="Also print what is read, chosen and written.",
    ),
)
"""The options of every command, which may also precede it."""


class Console(Struct, frozen=False):
    """The settings of the command line that runs."""

    messages: Style = Style()
    """The style of standard error."""
    products: Style = Style()
    """The style of standard output."""
    quiet: bool = False
    verbose: bool = False

    def configure(
        self, *, color: str | None = None, quiet: bool = False, verbose: bool = False
    ) -> None:
        """Set everything from the options; the last of ``quiet`` and ``verbose`` cannot be known, so both cancel out."""
        self.messages = Style(is_colored(color, sys.stderr))
        self.products = Style(is_colored(color, sys.stdout))
        self.quiet, self.verbose = quiet and not verbose, verbose and not quiet

    def configured(self, parameters: dict[str, Any]) -> dict[str, Any]:
        """Set everything from the parameters of a command line; return the other parameters."""
        own = {entry.parameter for entry in ENTRIES}
        self.configure(**{key: parameters[key] for key in own})
        return {key: value for key, value in parameters.items() if key not in own}


CONSOLE = Console()
"""The settings of this process, which runs one command line at a time."""
