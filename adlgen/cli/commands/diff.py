"""``adlgen diff``."""

from __future__ import annotations

from typing import Any

from adlgen import api
from adlgen.cli import options, show
from adlgen.cli.catalogue import compared
from adlgen.cli.table import Command, Option, Outcome
from adlgen.output.outcome import Mode


def run(
    *,
    specs: tuple[str, ...],
    file: str | None,
    scaffold: bool,
    stat: bool,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Show what generate would change, as a unified diff.

    Control characters are escaped. Exits with 1 if there are differences.
    """
    path, arguments = options.spec_paths(specs, file), options.arguments_of(given)
    result = None if path else compared(given, arguments, Mode.COMPARE)
    result = result or api.diff(path, scaffold=scaffold, **arguments)
    mode = "stat" if stat else "diff"
    return show.compared(result, mode, error_format, as_json=as_json)


COMMAND = Command(
    run,
    (
        *options.SPECS,
        options.OUTPUT,
        *options.TARGETS,
        *options.READING,
        *options.PROJECT,
        options.FORMATTING,
        options.SCAFFOLD,
        Option(
            names=("--stat",),
            parameter="stat",
            kind="flag",
            help="Print the number of changed lines of each file.",
        ),
        options.JSON,
        options.ERROR_FORMAT,
    ),
)
