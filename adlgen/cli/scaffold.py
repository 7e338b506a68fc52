"""``adlgen scaffold``."""

from __future__ import annotations

from typing import Any

import click

from adlgen import api
from adlgen.cli import options, show


@click.command("scaffold")
@options.spec
@options.output
@options.targets
@options.reading
@options.formatting
@click.option("--dry-run", is_flag=True, help="Write nothing; list what would be done.")
@options.error_format
def command(
    *,
    spec: str | None,
    file: str | None,
    dry_run: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - click's parameters, typed by the options
) -> int:
    """Write the files of yours that are missing: tools, services, tests.

    A file that exists is never touched. Files whose tool or service is gone are listed as orphaned, and
    stay.
    """
    path, chosen = options.spec_path(spec, file), options.choices(given)
    result = api.scaffold(path, dry_run=dry_run, **chosen)
    return show.written(result, error_format, dry_run=dry_run)
