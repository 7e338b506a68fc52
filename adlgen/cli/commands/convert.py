"""``adlgen convert``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from adlgen import api
from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE
from adlgen.cli.table import Command, Option, Outcome
from adlgen.frontends.writers import formats

_EPILOG = """\b
examples:
  adlgen convert tools.json --to adl -o agent.yaml          tools of a server as a manifest
  adlgen convert agent.yaml --to openai --allow-loss        only what the model sees
"""


def run(
    *,
    spec: str | None,
    file: str | None,
    to: str,
    output: Path | None,
    allow_loss: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Convert a spec to another format.

    Everything that the format cannot express is reported with its position. In that case, nothing is
    written and the exit code is 1, unless --allow-loss is set. Schemas are never changed: `adlgen export`
    writes definitions whose schemas a provider takes.
    """
    path, arguments = options.spec_path(spec, file), options.arguments_of(given)
    as_json = output is not None and output.suffix == ".json"
    result, text = api.convert(path, to=to, allow_loss=allow_loss, as_json=as_json, **arguments)
    code = show.finish(result, error_format)
    if text is not None and code == DONE:
        console.document(text, output)
    return code


COMMAND = Command(
    run,
    (
        *options.SPEC,
        Option(
            names=("--to",),
            parameter="to",
            required=True,
            choices=formats(),
            all_choices=lambda: formats(all_=True),
            help="The format to write.",
        ),
        options.output_file(" Files ending in .json are written as JSON."),
        Option(
            names=("--allow-loss",),
            parameter="allow_loss",
            kind="flag",
            help="Omit everything that the format cannot express, with a warning.",
        ),
        *options.CONFIGURED,
        *options.READING,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
