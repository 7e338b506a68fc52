"""``adlgen call``."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE, NO, REFUSED
from adlgen.cli.table import Argument, Command, Entry, Option, Outcome, UsageError
from adlgen.config.find import is_configured
from adlgen.diagnostics.visible import visible_lines
from adlgen.features.mcp_client.discovery.session import has_sdk
from adlgen.ir.agent import Agent
from adlgen.plugins.installation import command_for
from adlgen.running.agent import Runnable, is_generated, read, refusal_of, runnable
from adlgen.running.emitted import TITLE, CannotRunError, ProjectError
from adlgen.running.placeholders import ServerError
from adlgen.running.server import Server

_EPILOG = """\b
examples:
  adlgen call agent.yaml greet '{"name": "Ada"}'                check the arguments
  adlgen call agent.yaml greet '{"name": "Ada"}' --mock         with a sample of a result
  adlgen call agent.yaml greet '{"name": "Ada"}' --project .    with your handlers
  adlgen call greet '{"name": "Ada"}'                           with the spec of an adlgen.yaml
  adlgen call agent.yaml greet - < arguments.json               arguments of a file
  adlgen call tools.json greet '{}' --server -- ./server        on an MCP server
  adlgen call tools.json greet '{}' --unchecked --server -- ./server  with any arguments

\b
exit codes:
  0  a result, or valid arguments of a tool without a handler
  1  refused arguments, a tool that failed, or an invalid spec
  3  valid arguments of a tool that cannot run: a variable is missing, its code is broken,
     or there is no server
"""

_NOT_RUN = (
    "the arguments are valid; '{}' has not run"
    " (--project runs your handlers, --mock answers with a sample)\n"
)
_NOT_IMPLEMENTED = (
    "the arguments are valid; the handler of '{}' is not implemented yet"
    " (--mock answers with a sample)\n"
)

RUNNING: tuple[Entry, ...] = (
    Option(
        names=("--project",),
        parameter="project",
        kind="existing folder",
        metavar="DIR",
        help=f"The output folder of a {TITLE} target; its handlers and services run.",
    ),
    Option(
        names=("--mock",),
        parameter="mock",
        kind="flag",
        help="Answer with a sample of the result where a handler is not implemented.",
    ),
)
"""The options of commands that run tools."""


def run(
    *,
    spec: str,
    tool: str | None,
    arguments: str | None,
    project: Path | None,
    mock: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Call a tool of a spec with arguments as JSON, as a model would.

    The arguments are checked by the code that adlgen generates. Then the tool runs if it has a handler: one
    in the folder of --project, or the generated one of a built-in tool, a command or a program. With
    --server, other tools run on the MCP server that COMMAND after -- starts, or on the one at a URL; such a
    server is not trusted: its output is bounded, and it is ended with all that it started. The result is printed to standard output, and an error as the model would read it to standard error.
    """
    words = [word for word in (spec, tool, arguments) if word is not None]
    path, tool, arguments, program = _split([*words, *given["program"]])
    server = _server(program, given["timeout"], is_given=given["server"])
    result, agent = read(path, options.arguments_of(given))
    code = show.finish(result, error_format)
    if agent is None or code != DONE:
        return code
    text = sys.stdin.read() if arguments == "-" else arguments
    if given["unchecked"]:
        return asyncio.run(_sent(agent, tool, text, server))
    try:
        with runnable(agent, project, mock=mock or server is not None) as found:
            return asyncio.run(_call(found, tool, text, server))
    except ProjectError as error:
        raise UsageError(str(error), "--project") from None
    except CannotRunError as error:
        return asyncio.run(_checked(agent, tool, text, error, has_project=project is not None))


def _split(words: Sequence[str]) -> tuple[str | None, str, str, tuple[str, ...]]:
    """Return the spec, the tool, its arguments and the command; a project with a configuration needs no spec."""
    spec, *rest = words
    path = Path(spec)
    if spec != "-" and not path.suffix and not path.is_file() and is_configured():
        rest, spec = [*words], ""
    if not rest:
        message = "missing argument 'TOOL'"
        raise UsageError(message)
    return spec or None, rest[0], "".join(rest[1:2]) or "{}", tuple(rest[2:])


def _server(program: tuple[str, ...], seconds: float, *, is_given: bool) -> Server | None:
    """Return the server of a command line or a URL; None without one."""
    if is_given and not program:
        message = "--server requires the arguments as JSON, and a command or a URL after --"
        raise UsageError(message)
    if program and not is_given:
        message = f"unexpected argument '{program[0]}'"
        raise UsageError(message)
    return Server(program, seconds) if program else None


async def _call(found: Runnable, tool: str, arguments: str, server: Server | None) -> int:
    if server is not None:
        if not has_sdk():
            console.note(f"--server needs the official SDK: {command_for('mcp')}\n")
            return REFUSED
        found.answer_with(server.call)
    try:
        async with found.toolbox() as toolbox:
            answer = await toolbox.call_for_model(found.name_of(tool), arguments)
    except (found.config_error, NotImplementedError) as error:
        raise CannotRunError(str(error)) from error
    if found.handlers.failed:
        console.note((_NOT_IMPLEMENTED if found.has_services else _NOT_RUN).format(tool))
        return DONE
    text = visible_lines(answer.text)
    if server is not None and server.unavailable is not None:
        console.note(f"{visible_lines(server.unavailable)}\n")
        return REFUSED
    if answer.is_error:
        console.note(f"{text}\n")
        return NO
    console.line(text)
    return DONE


async def _sent(agent: Agent, tool: str, arguments: str, server: Server | None) -> int:
    """Call a tool of a server with arguments that are not checked."""
    if server is None:
        message = "--unchecked applies to --server"
        raise UsageError(message, "--unchecked")
    if not has_sdk():
        console.note(f"--server needs the official SDK: {command_for('mcp')}\n")
        return REFUSED
    try:
        value = json.loads(arguments)
    except ValueError as error:
        message = f"the arguments are not JSON: {error}"
        raise UsageError(message) from None
    names = {key: one.wire_name for one in agent.tools for key in (one.id, one.name)}
    try:
        answer = await server.call(names.get(tool, tool), value)
    except ServerError as error:
        console.note(f"{visible_lines(server.unavailable or str(error))}\n")
        return REFUSED if server.unavailable is not None else NO
    console.line(visible_lines(answer if isinstance(answer, str) else json.dumps(answer)))
    return DONE


async def _checked(
    agent: Agent, tool: str, arguments: str, error: Exception, *, has_project: bool
) -> int:
    """Check the arguments for a tool that cannot run, because of its environment or its code."""
    refusal = await refusal_of(agent, tool, arguments)
    if refusal is not None:
        console.note(f"{refusal}\n")
        return NO
    if not has_project and not is_generated(agent, tool):
        console.note(_NOT_RUN.format(tool))
        return DONE
    console.note(f"the arguments are valid; '{tool}' cannot run: {visible_lines(str(error))}\n")
    return REFUSED


COMMAND = Command(
    run,
    (
        Argument(parameter="spec", metavar="[SPEC]", complete="file", required=True),
        Argument(parameter="tool", metavar="TOOL", complete="tool"),
        Argument(parameter="arguments", metavar="[JSON]"),
        Argument(parameter="program", many=True, kind="raw", metavar="[-- COMMAND...]"),
        *RUNNING,
        Option(
            names=("--server",),
            parameter="server",
            kind="flag",
            help="Run tools without a handler on the MCP server that COMMAND starts, or at the URL after --.",
        ),
        Option(
            names=("--unchecked",),
            parameter="unchecked",
            kind="flag",
            help="Send the arguments to the server of --server even if the tool does not accept them.",
        ),
        options.SERVER_TIMEOUT,
        *options.RECOGNITION,
        *options.CONFIGURED,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
