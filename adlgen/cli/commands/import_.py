"""``adlgen import``."""

from __future__ import annotations

from pathlib import Path

from adlgen import __version__
from adlgen.cli import options, show
from adlgen.cli.exits import DONE
from adlgen.cli.table import Argument, Command, Group, Option, Outcome
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Source
from adlgen.features.mcp_client.discovery.mcp import list_tools
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.writers import convert, formats
from adlgen.output.outcome import Result
from adlgen.pipeline import load_spec

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
    answer = list_tools(program, __version__, log, seconds=timeout)
    if answer is not None:
        text = json_text(answer)
    if text is not None and form != "mcp":
        source = Source("tools.json", text)
        sources[source.path] = text
        text = _converted(source, form, log, allow_loss=allow_loss, output=output)
    code = show.finish(Result(tuple(log.diagnostics), (), sources), error_format)
    if text is not None and code == DONE:
        show.document(text, output)
    return code


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
