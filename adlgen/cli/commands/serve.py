"""``adlgen serve``."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from adlgen.cli import console, options, show
from adlgen.cli.commands.call import RUNNING
from adlgen.cli.exits import DONE, INTERRUPTED, REFUSED
from adlgen.cli.loopback import HOST, port_number
from adlgen.cli.progress import PROGRESS
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.diagnostics.codes.recording import BAD_SESSION
from adlgen.diagnostics.model import Log, StopRun
from adlgen.diagnostics.visible import foreign, visible_lines
from adlgen.document import SourceError, read_source
from adlgen.features.mcp_client.discovery.session import has_sdk
from adlgen.output.outcome import Result
from adlgen.plugins.installation import command_for
from adlgen.recording.replay import replay_server, serve_replay
from adlgen.recording.session import read_session
from adlgen.running.agent import Runnable, read, runnable
from adlgen.running.emitted import CannotRunError, ProjectError

if TYPE_CHECKING:
    from socket import socket

_EPILOG = """\b
examples:
  adlgen serve agent.yaml --mock             a model can call the tools before code exists
  adlgen serve agent.yaml --project .        your handlers
  adlgen serve --replay session.jsonl        the calls that adlgen record has recorded
  adlgen serve agent.yaml --mock --port 8000  http://127.0.0.1:8000/mcp

\b
in the configuration of an MCP client:
  {"mcpServers": {"orders": {"command": "adlgen", "args": ["serve", "agent.yaml", "--mock"]}}}
"""


def run(
    *,
    spec: str | None,
    file: str | None,
    project: Path | None,
    mock: bool,
    port: str | None,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Serve the tools of a spec with the Model Context Protocol.

    The server uses standard input and output, or with --port HTTP on the loopback address. It needs the
    official SDK (package mcp). Tools without a handler answer that they are not implemented,
    or with a sample of a result (--mock). With --replay no spec and no server is needed: the calls of a recorded
    session have the same answers again, and other calls are refused.
    """
    number = port_number(port)
    if (replay := given["replay"]) is not None:
        if mock or any(one is not None for one in (spec, file, project)):
            message = "a recorded session has its tools and answers; leave out the spec, --project and --mock"
            raise UsageError(message, "--replay")
        return _replayed(replay, number, error_format)
    result, agent = read(options.known_spec(spec, file), options.arguments_of(given))
    code = show.finish(result, error_format)
    if agent is None or code != DONE:
        return code
    try:
        with runnable(agent, project, mock=mock) as found:
            count = len(agent.tools)
            what = f"serving {count} tool{'s' * (count != 1)}{{}}{' (mock)' if mock else ''}"
            return asyncio.run(_serve(found, number, what))
    except ProjectError as error:
        raise UsageError(str(error), "--project") from None
    except CannotRunError as error:
        console.note(f"{visible_lines(str(error))}\n")
        return REFUSED


def _replayed(path: Path, port: int | None, error_format: str) -> int:
    """Serve a recorded session."""
    log = Log()
    try:
        session = read_session(read_source(path), log)
    except SourceError as error:
        return show.finish(Result((error.diagnostic,)), error_format)
    except StopRun:
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    if not has_sdk():
        console.note(f"serve needs the official SDK: {command_for('mcp')}\n")
        return REFUSED
    try:
        server = replay_server(session)
    except ValueError as error:  # of pydantic
        log.add(BAD_SESSION, f"a tool is invalid: {foreign(error)}", None, "record it again")
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    PROGRESS.stop()
    count = len(session.calls)
    what = f"replaying {count} call{'s' * (count != 1)}{{}}"
    if port is not None:
        asyncio.run(_serve_http(server, port, what))
        return DONE
    if sys.stdin is not None and sys.stdin.isatty():
        console.outcome(f"{what.format('')}; waiting for a client on standard input")
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _ended)
    asyncio.run(serve_replay(server))
    return DONE


def _ended(_number: int, _frame: object) -> None:
    """End the process at once: the thread of the SDK that reads standard input would keep it until the input ends."""
    os._exit(INTERRUPTED)


async def _serve(found: Runnable, port: int | None, what: str) -> int:
    package = found.app.__name__.rpartition(".")[0]
    try:
        adapter: Any = import_module(f"{package}.adapters.mcp")
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith(package):
            console.note("the project has no adapter: generate it with --opt adapters=mcp\n")
        else:
            console.note(f"serve needs the official SDK: {command_for('mcp')}\n")
        return REFUSED
    agent = found.agent
    try:
        async with found.toolbox() as toolbox:
            if port is None:
                PROGRESS.stop()
                if sys.stdin is not None and sys.stdin.isatty():
                    console.outcome(f"{what.format('')}; waiting for a client on standard input")
                await adapter.serve(toolbox, agent.name, agent.version)
            else:
                await _serve_http(adapter.server(toolbox, agent.name, agent.version), port, what)
    except (found.config_error, NotImplementedError) as error:
        console.note(f"{visible_lines(str(error))}\n")
        return REFUSED
    return DONE


async def _serve_http(server: Any, port: int, what: str) -> None:  # noqa: ANN401 - of the SDK
    """Serve HTTP, and report where after the start."""
    import uvicorn

    class Program(uvicorn.Server):
        async def startup(self, sockets: list[socket] | None = None) -> None:
            await super().startup(sockets)
            for listening in self.servers:
                place = listening.sockets[0].getsockname()[1]
                console.outcome(what.format(f" at http://{HOST}:{place}/mcp"))

    app = server.streamable_http_app(host=HOST)
    await Program(uvicorn.Config(app, host=HOST, port=port, log_level="warning")).serve()


COMMAND = Command(
    run,
    (
        *options.SPEC_OF_PROJECT,
        *RUNNING,
        Option(
            names=("--port",),
            parameter="port",
            metavar="PORT",
            help=f"Serve HTTP at http://{HOST}:PORT/mcp, for programs on this machine only.",
        ),
        Option(
            names=("--replay",),
            parameter="replay",
            kind="path",
            metavar="FILE",
            complete="file",
            help="Answer the calls of a session that `adlgen record` has written, without its server.",
        ),
        *options.RECOGNITION,
        *options.CONFIGURED,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
