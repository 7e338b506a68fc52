"""``adlgen update``."""

from __future__ import annotations

from pathlib import Path

from adlgen.cli import console, options, show
from adlgen.cli.commands.init import PARTS, SOURCE, parts_in
from adlgen.cli.report import report_files
from adlgen.cli.table import Argument, Command, Option, Outcome

_EPILOG = """\b
examples:
  adlgen update                  the repository in the current folder
  adlgen update --dry-run        list what would change
  adlgen update --with docker    add a part
"""


def run(
    *,
    folder: Path | None,
    parts: tuple[str, ...],
    source: str | None,
    dry_run: bool,
    as_json: bool,
    error_format: str,
) -> Outcome:
    """Bring a repository of `adlgen init` up to date with this version of adlgen.

    Generates the code, and merges newer versions of the other files (program, build files, settings of
    tools) with your changes. Files that you removed stay removed; your tools, services and their tests
    are not touched. Where you and adlgen changed the same lines, the file gets both, marked as git marks
    conflicts, and the exit code is 1.
    """
    from adlgen.repository.update import update

    found = update(folder or Path(), parts_in(parts), source=source or "", dry_run=dry_run)
    code = show.finish(found.result, error_format)
    states = {change.path: change.state.value for change in found.changes}
    if as_json:
        console.product(report_files(found.result, code, folder or Path(), states))
        return code
    for path, state in states.items():
        console.line(f"{state} {path}")
    return code


COMMAND = Command(
    run,
    (
        Argument(parameter="folder", metavar="[DIR]", kind="path", complete="folder"),
        PARTS,
        SOURCE,
        Option(
            names=("--dry-run",),
            parameter="dry_run",
            kind="flag",
            help="Write nothing; list the planned changes.",
        ),
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
