"""``adlgen scaffold``."""

from __future__ import annotations

from typing import Any

from adlgen import api
from adlgen.cli import options, show
from adlgen.cli.cores import JOBS
from adlgen.cli.table import Command, Option, Outcome


def run(
    *,
    specs: tuple[str, ...],
    file: str | None,
    dry_run: bool,
    move: tuple[str, str] | None,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Write missing user-owned files: tools, services, tests.

    Existing files are never changed. Files of removed tools and services are kept and listed as
    orphaned. If a tool has another id now, --move OLD NEW moves its files and renames in them what adlgen
    named after the tool; your code stays as it is.
    """
    path, arguments = options.spec_paths(specs, file), options.arguments_of(given)
    result = api.scaffold(path, dry_run=dry_run, move=move, **arguments)
    return show.written(result, error_format, dry_run=dry_run, as_json=as_json)


COMMAND = Command(
    run,
    (
        *options.SPECS,
        options.OUTPUT,
        *options.TARGETS,
        *options.READING,
        *options.PROJECT,
        options.FORMATTING,
        Option(
            names=("--dry-run",),
            parameter="dry_run",
            kind="flag",
            help="Write nothing; list the planned changes.",
        ),
        Option(
            names=("--move",),
            parameter="move",
            kind="pair",
            metavar="OLD NEW",
            help="Move the user-owned files of a renamed tool from its old id to the new one.",
        ),
        options.JSON,
        JOBS,
        options.NO_CACHE,
        options.ERROR_FORMAT,
    ),
)
