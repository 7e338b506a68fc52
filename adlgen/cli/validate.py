"""``adlgen validate``."""

from __future__ import annotations

from typing import Any

import click

from adlgen import api
from adlgen.cli import options, show


@click.command("validate")
@click.argument("specs", nargs=-1, required=True, metavar="SPEC...")
@options.targets
@options.reading
@options.error_format
def command(
    *,
    specs: tuple[str, ...],
    error_format: str,
    **given: Any,  # noqa: ANN401 - click's parameters, typed by the options
) -> int:
    """Find every mistake of one or more specifications. Writes nothing.

    Names are checked for the targets given, else for the languages that each specification names.
    """
    return show.finish(api.validate(*specs, **options.choices(given)), error_format)
