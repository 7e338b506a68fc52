"""``adlgen check``."""

from __future__ import annotations

from typing import Any

import click

from adlgen import api
from adlgen.cli import options, show


@click.command("check")
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
    """Tell whether the output is what generate would write now.

    Lists what is not: A missing, M stale, D no longer generated, E edited, F foreign, X blocked. Line
    ends that a checkout turned into CR LF do not count. Exits with 1 if anything is listed.
    """
    path, chosen = options.spec_path(spec, file), options.choices(given)
    return show.compared(api.check(path, scaffold=scaffold, **chosen), "check", error_format)
