"""``adlgen record``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from adlgen import api
from adlgen.api import Arguments
from adlgen.cli import console, options, show
from adlgen.cli.progress import PROGRESS
from adlgen.cli.table import Argument, Command, Option, Outcome, UsageError
from adlgen.diagnostics.codes.recording import NOT_RECORDED, SESSION_EXISTS
from adlgen.diagnostics.model import Log
from adlgen.document import SourceError, read_source
from adlgen.features.mcp_client.codes import SERVER_FAILED
from adlgen.features.providers.export import ExportOptions
from adlgen.output.outcome import Result
from adlgen.providers.shapes import MCP_VERSIONS
from adlgen.recording.observed import Observer
from adlgen.recording.relay import CannotStartError, Relay
from adlgen.recording.session import is_session

_EPILOG = """\b
examples:
  adlgen record -o session.jsonl -- npx -y some-mcp-server
  adlgen record tools.json -o session.jsonl -- ./server   for clients that do not list the tools
  adlgen serve --replay session.jsonl        answer the same calls without the server

\b
in the configuration of an MCP client:
  {"mcpServers": {"orders": {
    "command": "adlgen",
    "args": ["record", "-o", "session.jsonl", "--", "./server"]
  }}}

\b
exit codes:
  that of the server; 128 and the number of the signal that ended it
  3  the server cannot be started, or the file has something else
"""


def run(
    *,
    spec: str | None,
    output: Path | None,
    error_format: str,
    server: tuple[str, ...] = (),
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Record a session with an MCP server over standard input and output.

    Takes the place of the server for its client: starts it, passes every byte of both directions on unchanged, and at the end writes the
    tools that the client has listed, its calls and their answers to a file. Values whose schema has writeOnly or the
    format password are replaced, also those of tools that only the spec has; headers, environment variables and other messages are not written.
    """
    if not server:
        message = "name the server: adlgen record -o FILE -- COMMAND"
        raise UsageError(message)
    if output is None or console.is_standard_output(output):
        message = "standard output belongs to the client; name a file"
        raise UsageError(message, "--output")
    log = Log()
    _check(output, log, force=given["force"])
    if log.diagnostics:
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    found, tools = _known(spec, options.arguments_of(given))
    if tools is None:
        return show.finish(found, error_format)
    PROGRESS.stop()
    return _recorded(server, Observer(tools), output, error_format)


def _known(
    spec: str | None, arguments: Arguments
) -> tuple[Result, Sequence[Mapping[str, Any]] | None]:
    """Return the definitions of the tools of a spec; none without a spec, None after an error."""
    if spec is None:
        return Result(()), []
    wanted = ExportOptions("mcp", "off", MCP_VERSIONS[-1])
    result, found, _ = api.export(spec, wanted=wanted, **arguments)
    tools: Any = found["tools"] if isinstance(found, dict) else None
    return result, tools


def _recorded(server: Sequence[str], seen: Observer, output: Path, error_format: str) -> int:
    log, relay = Log(), Relay(server, seen.add)
    with relay.signals():
        try:
            code = relay.run()
        except CannotStartError as error:
            log.add(SERVER_FAILED, f"the server {error}", None, f"run '{server[0]}' by hand")
            return show.finish(Result(tuple(log.diagnostics)), error_format)
        lines = seen.finished()
        console.document("".join(f"{line}\n" for line in lines), output)
        for reason, count in sorted(seen.left_out.items()):
            what = "1 call is" if count == 1 else f"{count} calls are"
            log.add(NOT_RECORDED, f"{what} not recorded: {reason}", None)
        show.finish(Result(tuple(log.diagnostics)), error_format)
    return code


def _check(output: Path, log: Log, *, force: bool) -> None:
    """Report a file that is not a recorded session."""
    if force or not output.exists():
        return
    try:
        known = is_session(read_source(output).text)
    except SourceError:
        known = False
    if not known:
        message = f"'{output.as_posix()}' is not a recorded session"
        log.add(SESSION_EXISTS, message, None, "choose another file, or replace it with --force")


COMMAND = Command(
    run,
    (
        Argument(parameter="spec", metavar="[SPEC]", complete="file"),
        Option(
            names=("-o", "--output", "--out"),
            parameter="output",
            kind="file",
            metavar="FILE",
            help="The file of the session, which is written when the server has ended.",
        ),
        Option(
            names=("--force",),
            parameter="force",
            kind="flag",
            help="Replace a file that is not a recorded session.",
        ),
        *options.RECOGNITION,
        *options.CONFIGURED,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
    after="server",
)
