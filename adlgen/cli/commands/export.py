"""``adlgen export``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from adlgen import api
from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE
from adlgen.cli.report import report_members
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.features.providers.export import ExportOptions
from adlgen.frontends.shared.json_text import json_text
from adlgen.providers.shapes import FORMATS, MCP_VERSIONS

STRICT = Option(
    names=("--strict",),
    parameter="strict_mode",
    choices=("auto", "on", "off"),
    default="auto",
    help="Whether definitions use the provider's strict mode: if nothing is lost by it, always, or never.",
)
_EPILOG = """\b
examples:
  adlgen export agent.yaml --format openai                      the tools of a request
  adlgen export agent.yaml --format anthropic --strict on       strict, with all differences
  adlgen export tools.json --format gemini --rename names.json  replace refused names
"""


def run(
    *,
    spec: str | None,
    file: str | None,
    rename: Path | None,
    output: Path | None,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Export the definitions of tools that a provider of models takes.

    Names that the provider refuses are errors. What its schemas cannot express moves to a description
    and is reported, keyword by keyword. The generated code checks the arguments of a call in any case.
    """
    if given["as_json"] and output is not None and console.is_standard_output(output):
        message = "--json and --output both write to standard output"
        raise UsageError(message)
    path, arguments = options.known_spec(spec, file), options.arguments_of(given)
    wanted = ExportOptions(given["to"], given["strict_mode"], given["mcp_version"])
    if wanted.mcp_version != MCP_VERSIONS[-1] and wanted.format != "mcp":
        message = "only the format mcp has revisions"
        raise UsageError(message, "--mcp-version")
    result, definitions, renames = api.export(
        path, wanted=wanted, rename=rename is not None, **arguments
    )
    code = show.finish(result, error_format)
    if code == DONE and rename is not None:
        console.document(json_text(renames), rename)
    if code == DONE and (output is not None or not given["as_json"]):
        console.document(json_text(definitions), output)
    if given["as_json"]:
        found = {"format": wanted.format, "definitions": definitions, "renames": renames}
        console.product(report_members(result, code, found))
    return code


COMMAND = Command(
    run,
    (
        *options.SPEC_OF_PROJECT,
        Option(
            names=("--format",),
            parameter="to",
            required=True,
            choices=FORMATS,
            help="The provider, or the format.",
        ),
        STRICT,
        Option(
            names=("--mcp-version",),
            parameter="mcp_version",
            choices=MCP_VERSIONS,
            default=MCP_VERSIONS[-1],
            help="The revision of the Model Context Protocol.",
        ),
        Option(
            names=("--rename",),
            parameter="rename",
            kind="file",
            metavar="FILE",
            help="Replace names that the provider refuses; write the new names with those of the spec to FILE.",
        ),
        options.output_file(),
        *options.RECOGNITION,
        *options.PROJECT,
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
