"""``adlgen import``."""

from __future__ import annotations

from pathlib import Path

from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE
from adlgen.cli.table import Argument, Command, Group, Option, Outcome
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Source
from adlgen.features.mcp_client.discovery.mcp import list_tools
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.writers import convert, formats
from adlgen.output.outcome import Result
from adlgen.pipeline import load_spec
from adlgen.sharing.command import repeated_types

_EPILOG = """\b
examples:
  adlgen import mcp -o tools.json -- npx -y some-mcp-server --flag
  adlgen import mcp --as adl -o agent.yaml -- ./server
"""


def mcp(
    *,
    program: tuple[str, ...],
    output: Path | None,
    form: str,
    allow_loss: bool,
    timeout: float,
    error_format: str,
) -> Outcome:
    """Start an MCP server and import the tools that it lists.

    COMMAND is the server with its arguments, after --. adlgen connects to its standard input and output,
    and stops it afterwards. The server runs with your permissions: use servers that you trust.
    """
    log = Log()
    sources: dict[str, str] = {}
    text = None
    answer = list_tools(program, log, seconds=timeout)
    if answer is not None:
        text = json_text(answer)
    if text is not None and form != "mcp":
        source = Source("tools.json", text)
        sources[source.path] = text
        text = _converted(source, form, log, allow_loss=allow_loss, output=output)
    code = show.finish(Result(tuple(log.diagnostics), (), sources), error_format)
    if text is not None and code == DONE:
        console.document(text, output)
        _suggest_sharing(text, output)
    return code


def _suggest_sharing(text: str, output: Path | None) -> None:
    """Print that types are written several times, if the tools are in a file."""
    if output is None or console.is_standard_output(output):
        return
    count = repeated_types(Source(str(output), text))
    if count:
        types = "1 type is" if count == 1 else f"{count} types are"
        what = "a definition of it" if count == 1 else "definitions of them"
        console.outcome(f"{types} written several times: `adlgen share {output}` makes {what}")


def _converted(
    source: Source, form: str, log: Log, *, allow_loss: bool, output: Path | None
) -> str | None:
    as_json = output is not None and output.suffix == ".json"
    try:
        spec = load_spec(source, log, dialect="mcp")
    except StopRun:
        return None
    return convert(spec, form, log, allow_loss=allow_loss, as_json=as_json)


_MCP = Command(
    mcp,
    (
        Argument(parameter="program", many=True, required=True, kind="raw", metavar="COMMAND..."),
        options.output_file(),
        Option(
            names=("--as",),
            parameter="form",
            choices=formats(),
            all_choices=lambda: formats(all_=True),
            default="mcp",
            help="The format to write.",
        ),
        Option(
            names=("--allow-loss",),
            parameter="allow_loss",
            kind="flag",
            help="Omit everything that the format cannot express, with a warning.",
        ),
        options.SERVER_TIMEOUT,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
    {"ignore_unknown_options": True, "allow_interspersed_args": False},
)

COMMAND = Group("Import tools from a running server.", {"mcp": _MCP})
