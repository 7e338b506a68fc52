"""``adlgen convert``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from adlgen import api
from adlgen.cli import options, show
from adlgen.cli.exits import DONE
from adlgen.frontends.writers import TARGETS


@click.command(
    "convert",
    epilog="""\b
examples:
  adlgen convert tools.json --to adl -o agent.yaml          tools of a server as a manifest
  adlgen convert agent.yaml --to openai --allow-loss        only what a model is shown
""",
)
@options.spec
@click.option("--to", required=True, type=click.Choice(TARGETS), help="The format to write.")
@click.option(
    "-o",
    "--output",
    "--out",
    "output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="The file to write; standard output if none. One that ends in .json is JSON.",
)
@click.option(
    "--allow-loss", is_flag=True, help="Leave out what the format cannot say, and warn of it."
)
@options.reading
@options.error_format
def command(
    *,
    spec: str | None,
    file: str | None,
    to: str,
    output: Path | None,
    allow_loss: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - click's parameters, typed by the options
) -> int:
    """Write a specification in another format.

    Everything that the format has no place for is listed, with its line; without --allow-loss nothing
    is written then, and the exit code is 1. Schemas are never changed.
    """
    path, choices = options.spec_path(spec, file), options.choices(given)
    as_json = output is not None and output.suffix == ".json"
    result, text = api.convert(path, to=to, allow_loss=allow_loss, as_json=as_json, **choices)
    code = show.finish(result, error_format)
    if text is not None and code == DONE:
        show.document(text, output)
    return code
