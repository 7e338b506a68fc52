"""``adlgen generate``."""

from __future__ import annotations

from typing import Any

import click

from adlgen import api
from adlgen.cli import options, show


@click.command(
    "generate",
    epilog="""\b
examples:
  adlgen generate                               agent.yaml, every language it names
  adlgen generate agent.yaml -t A -t B          A/ and B/ in the current folder
  adlgen generate -t A --opt wiring=false -o src    types and checks alone, into src/
  adlgen generate --opt A.wiring=false          an option of one target
  adlgen generate --dry-run                     what would be done, in marks

\b
marks:
  A new   M changed   D removed   = unchanged
  K yours   ? yours and missing   O yours and orphaned   I ignored
  E edited by hand   F not adlgen's   X blocked
""",
)
@options.spec
@options.output
@options.targets
@options.reading
@options.formatting
@options.scaffold
@click.option(
    "--check", "mode", flag_value="check", help="Write nothing; exit 1 if anything is stale."
)
@click.option("--diff", "mode", flag_value="diff", help="Write nothing; show what would change.")
@click.option(
    "--dry-run", "mode", flag_value="dry-run", help="Write nothing; list what would be done."
)
@click.option("--list-outputs", "mode", flag_value="list", help="List the files that a run writes.")
@click.option("--force", is_flag=True, help="Replace files that were edited or are not adlgen's.")
@options.error_format
def command(
    *,
    spec: str | None,
    file: str | None,
    mode: str | None,
    scaffold: bool,
    force: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - click's parameters, typed by the options
) -> int:
    """Write what adlgen owns: all files of all targets, or none.

    Only files whose content changes are written; files of tools that are gone are removed. A file that
    was edited by hand, or that adlgen did not write, stops the run before anything is written.
    """
    path, chosen = options.spec_path(spec, file), options.choices(given)
    if mode in {"check", "diff"}:
        verb = api.check if mode == "check" else api.diff
        return show.compared(verb(path, scaffold=scaffold, **chosen), mode, error_format)
    if mode == "list":
        result = api.diff(path, scaffold=scaffold, **chosen)
        show.paths(result.outputs)
        return show.finish(result, error_format)
    dry_run = mode == "dry-run"
    result = api.generate(path, scaffold=scaffold, force=force, dry_run=dry_run, **chosen)
    return show.written(result, error_format, dry_run=dry_run)
