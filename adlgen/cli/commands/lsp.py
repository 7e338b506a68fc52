"""``adlgen lsp``."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

from adlgen.cli import console
from adlgen.cli.exits import DONE, REFUSED
from adlgen.cli.progress import PROGRESS
from adlgen.cli.table import Command, Outcome
from adlgen.plugins.installation import command_for

_EPILOG = """\b
examples:
  adlgen lsp                 editors start it; docs/editors.md has their settings

\b
It needs the package pygls, the extra `lsp` of adlgen
"""


def run() -> Outcome:
    """Serve editors with the Language Server Protocol, on standard input and output.

    Specs, the files that they refer to and adlgen.yaml are checked as they are typed, by the same rules as `adlgen validate`
    and `adlgen lint`; keys, values and references are completed, documented and renamed. Writes nothing.
    """
    try:
        from adlgen.editing.program import create
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("adlgen"):
            raise
        console.note(f"lsp needs a library for its protocol: {command_for('lsp')}\n")
        return REFUSED
    PROGRESS.stop()
    if sys.stdin is not None and sys.stdin.isatty():
        console.outcome("waiting for an editor on standard input")
    create(lambda: datetime.now(UTC).date().isoformat()).start_io()
    return DONE


COMMAND = Command(run, (), _EPILOG)
