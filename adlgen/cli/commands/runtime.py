"""``adlgen runtime``."""

from __future__ import annotations

from typing import Any

from adlgen.cli import options, show
from adlgen.cli.table import Command, Option, Outcome
from adlgen.output.outcome import Mode
from adlgen.output.roots import Permissions
from adlgen.packs import bundled_packs
from adlgen.runtimes import runtime

_EPILOG = """\b
examples:
  adlgen runtime --lang go -o adlrt --opt module=example.com/adlrt
  adlgen generate agent.yaml -t go -o shop --opt runtime=example.com/adlrt
  adlgen runtime --lang go -o adlrt --opt module=example.com/adlrt --check
"""
_MODES = {"check": Mode.CHECK, "diff": Mode.COMPARE, "dry-run": Mode.PREVIEW}


def run(
    *,
    lang: str,
    output: str,
    mode: str | None,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Write the runtime of a language as a package of its own.

    Each output has a copy of the runtime, with what its tools use. If several packages are used in one program, write the
    runtime once, and generate each of them with the option runtime: their toolboxes, errors and values then have the same
    types. The package has a manifest, a README, a changelog and tests; run the command again to update it.
    """
    wanted = options.pack_options(given["opt"])
    chosen = _MODES[mode] if mode else Mode.WRITE
    permissions = Permissions(force=given["force"], replace=given["replace"])
    result = runtime(lang, output, options=wanted, mode=chosen, permissions=permissions)
    if mode in ("check", "diff"):
        return show.compared(result, mode, error_format, as_json=as_json)
    return show.written(result, error_format, dry_run=mode == "dry-run", as_json=as_json)


def _mode(name: str, help_: str) -> Option:
    return Option(names=(f"--{name}",), parameter="mode", kind="flag", value=name, help=help_)


COMMAND = Command(
    run,
    (
        Option(
            names=("--lang",),
            parameter="lang",
            required=True,
            metavar="LANG",
            complete="pack",
            help=f"The language: {', '.join(bundled_packs())}.",
        ),
        Option(
            names=("-o", "--output", "--out"),
            parameter="output",
            kind="path",
            required=True,
            complete="folder",
            metavar="DIR",
            help="The folder of the package.",
        ),
        options.PACK_OPTION,
        _mode(
            "check",
            "Write nothing; list the files that are not up to date, and exit 1 if there are any.",
        ),
        _mode("diff", "Write nothing; print the changes as a diff, and exit 1 if there are any."),
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
            help="Replace a package that other options wrote, or the output of a spec.",
        ),
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
