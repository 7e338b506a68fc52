"""``adlgen docs``."""

from __future__ import annotations

from typing import Any

from adlgen.cli import options, show
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.output.outcome import Mode
from adlgen.site.api import docs

_EPILOG = """\b
examples:
  adlgen docs agent.yaml                              a catalogue in site/: open site/index.html
  adlgen docs agent.yaml -o pages --against v1.2.0    with a page of what has changed since a tag
  adlgen docs agent.yaml -t A,B                       types in two languages only
  adlgen docs agent.yaml --check                      exit 1 if site/ is not up to date
"""
_MODES = {"check": Mode.CHECK, "diff": Mode.COMPARE, "dry-run": Mode.PREVIEW}


def run(
    *,
    specs: tuple[str, ...],
    file: str | None,
    mode: str | None,
    force: bool,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Write a catalogue of tools as a static site.

    One page for each tool: description, arguments, examples, what a wrong call answers, the types in each language, and the
    definition for each provider of models; with an overview, a search, shared types, services and a graph. The pages
    need no server and no network. All files are written, or none; a file that was edited by hand is not replaced.
    """
    if as_json and mode == "diff":
        message = "--json does not apply to --diff"
        raise UsageError(message)
    result = docs(
        options.spec_paths(specs, file),
        against=given["against"] or "",
        mode=_MODES.get(mode or "", Mode.WRITE),
        force=force,
        replace=given["replace"],
        **options.arguments_of(given),
    )
    if mode in {"check", "diff"}:
        return show.compared(result, str(mode), error_format, as_json=as_json)
    return show.written(result, error_format, dry_run=mode == "dry-run", as_json=as_json)


def _mode(name: str, help_: str) -> Option:
    return Option(names=(f"--{name}",), parameter="mode", kind="flag", value=name, help=help_)


COMMAND = Command(
    run,
    (
        *options.SPECS,
        Option(
            names=("-o", "--output", "--out"),
            parameter="output",
            kind="path",
            complete="folder",
            metavar="DIR",
            help="The folder of the catalogue. [default: site]",
        ),
        Option(
            names=("--against",),
            parameter="against",
            metavar="REF|FILE",
            complete="file",
            help="An earlier version, for a page of what has changed: a branch, a tag, a commit, or a file.",
        ),
        Option(
            names=("-t", "--target"),
            parameter="target",
            many=True,
            complete="target",
            metavar="TARGET",
            help="A language whose types are shown, or several, separated by commas. Repeatable. [default: those of the "
            "configuration, or all]",
        ),
        Option(
            names=("--pack",),
            parameter="pack",
            kind="existing folder",
            many=True,
            help="The folder of a custom pack. Packs are code: use packs that you trust.",
        ),
        options.PACK_OPTION,
        Option(
            names=("--templates",),
            parameter="templates",
            kind="existing folder",
            metavar="DIR",
            help="A folder of templates and assets that replace those of the catalogue.",
        ),
        *options.READING,
        *options.PROJECT,
        _mode("check", "Write nothing; exit 1 if anything is stale."),
        _mode("diff", "Write nothing; print the changes as a diff."),
        _mode("dry-run", "Write nothing; list the planned changes."),
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
            help="Replace other output of adlgen.",
        ),
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
