"""``adlgen diff``."""

from __future__ import annotations

from typing import Any

import click

from adlgen import api
from adlgen.cli import options, show


@click.command("diff")
@options.spec
@options.output
@options.targets
@options.reading
@options.formatting
@options.scaffold
@options.error_format
def command(
    *,
    spec: str | None,
    file: str | None,
    scaffold: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - click's parameters, typed by the options
) -> int:
    """Show what generate would change, as a unified diff.

    Control characters are made visible. Exits with 1 if there is anything to show.
    """
    path, chosen = options.spec_path(spec, file), options.choices(given)
    return show.compared(api.diff(path, scaffold=scaffold, **chosen), "diff", error_format)
