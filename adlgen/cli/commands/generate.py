"""``adlgen generate``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from adlgen import api
from adlgen.cli import options, show
from adlgen.cli.build import ENTRIES, BuildFiles
from adlgen.cli.cores import JOBS
from adlgen.cli.lists import LISTS
from adlgen.cli.table import Command, Option, Outcome, UsageError

_EPILOG = """\b
examples:
  adlgen generate                               agent.yaml, every language that it names
  adlgen generate agent.yaml -t A -t B          A/ and B/ in the current folder
  adlgen generate -t A --opt wiring=false -o src    types and validation only, into src/
  adlgen generate --opt A.wiring=false          an option of one target
  adlgen generate --dry-run                     list what would be done

\b
marks:
  A new   M changed   D removed   = unchanged
  K user-owned   ? user-owned, missing   O user-owned, orphaned   I ignored
  E edited by hand   F foreign   X blocked
"""


def _mode(name: str, help_: str, choices: tuple[str, ...] = ()) -> Option:
    names = (f"--{name}",)
    return Option(
        names=names, parameter="mode", kind="flag", value=name, help=help_, choices=choices
    )


def _as_json(given: Mapping[str, Any], mode: str) -> bool:
    """Return whether the result is printed as JSON. Raises UsageError if the mode has another product."""
    if given["as_json"] and mode in {"diff", "list-outputs"}:
        message = f"--json does not apply to --{mode}"
        raise UsageError(message)
    return bool(given["as_json"])


def run(
    *,
    specs: tuple[str, ...],
    file: str | None,
    mode: str | None,
    scaffold: bool,
    force: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Write the generated files: all files of all targets, or none.

    Only changed files are written; files of removed tools are deleted. If a file was edited by hand or
    not written by adlgen, the run stops before anything is written.
    """
    path, arguments = options.spec_paths(specs, file), options.arguments_of(given)
    build = BuildFiles.of(given, path or (), mode)
    mode, _, form = (mode or "").partition("=")
    as_json = _as_json(given, mode)
    if mode in {"check", "diff"}:
        verb = api.check if mode == "check" else api.diff
        result = verb(path, scaffold=scaffold, **arguments)
        return build.written(result, show.compared(result, mode, error_format, as_json=as_json))
    if mode == "list-outputs":
        result = api.diff(path, scaffold=scaffold, **arguments)
        show.paths(result.outputs, form or "lines")
        return show.finish(result, error_format)
    dry_run = mode == "dry-run"
    result = api.generate(
        path,
        scaffold=scaffold,
        force=force,
        replace=given["replace"],
        dry_run=dry_run,
        declared=given["declare"] or None,
        **arguments,
    )
    return build.written(
        result, show.written(result, error_format, dry_run=dry_run, as_json=as_json)
    )


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
        _mode("check", "Write nothing; exit 1 if anything is stale."),
        _mode("diff", "Write nothing; print the changes as a diff."),
        _mode("dry-run", "Write nothing; list the planned changes."),
        _mode(
            "list-outputs",
            f"List the files that a run writes, as {', '.join(LISTS)}: --list-outputs=json.",
            tuple(LISTS),
        ),
        Option(
            names=("--force",),
            parameter="force",
            kind="flag",
            help="Replace edited and foreign files.",
        ),
        Option(
            names=("--replace",),
            parameter="replace",
            kind="flag",
            help="Replace the output of another spec, pack or other options.",
        ),
        *ENTRIES,
        options.JSON,
        JOBS,
        options.NO_CACHE,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
