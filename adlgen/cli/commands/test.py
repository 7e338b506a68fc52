"""``adlgen test``."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from adlgen.cli import console, options, show
from adlgen.cli.commands.call import RUNNING
from adlgen.cli.report import report_members
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.connecting.project import project_server
from adlgen.diagnostics.model import Log, StopRun
from adlgen.features.mcp_client.codes import NO_SDK, SERVER_FAILED
from adlgen.features.mcp_client.discovery.connection import ConnectionFailedError, ProgramError
from adlgen.features.mcp_client.discovery.session import has_sdk
from adlgen.ir.agent import Agent
from adlgen.output.state import RunState
from adlgen.plugins.installation import command_for
from adlgen.probing import shown
from adlgen.probing.grouped import all_of, grouped, report
from adlgen.probing.junit import junit_text
from adlgen.probing.plan import Settings
from adlgen.probing.run import Report, tested
from adlgen.running.agent import read

_EPILOG = """\b
examples:
  adlgen test tools.json --server -- npx -y some-mcp-server     tools that are marked as safe
  adlgen test agent.yaml --unmarked --server -- ./server        also those without a mark
  adlgen test agent.yaml --server -- http://127.0.0.1:8000/mcp  a server that runs
  adlgen test agent.yaml --handlers --project server            the handlers of a project
  adlgen test --handlers -t TARGET                              the server of a target

\b
exit codes:
  0  nothing is wrong, or there are only warnings
  1  a finding, or an invalid spec
  3  the server cannot be started, or the SDK is missing
"""
_MOST_CALLS = 1_000_000


def run(
    *,
    spec: str | None,
    file: str | None,
    junit: Path | None,
    as_json: bool,
    error_format: str,
    program: tuple[str, ...] = (),
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Test whether a running server keeps the contract of its tools.

    Calls each tool with valid arguments, with values at the borders of its schema, and with near-misses that break one rule. Valid calls
    must not be refused, results must be what the output schema promises, near-misses must be refused with errors from which a model can
    repair the call, and the server must list the tools of the spec, survive each call and not mix answers. Tools run for real:
    without --unmarked and --destructive, only those that are marked as read-only or not destructive are called.
    """
    path, arguments = options.known_spec(spec, file), options.arguments_of(given)
    kind, settings = _kind(path, program, given), _settings(given)
    result, agent = read(path, arguments)
    state, found, server = RunState(Log(severities=arguments["severities"])), Report(), [*program]
    if agent is not None:
        _check_names(agent, settings)
        with state.stopping():
            server = server or _server(path, kind, given, state)
            found = _tested(agent, server, given["timeout"], settings, state.log)
    groups = grouped(all_of(found))
    after = _of_project(path, given) if kind == "project" else None
    commands = [shown.command(path, server, after, group.first.case) for group in groups]
    report(groups, commands, state.log)
    whole = state.result().after(result.diagnostics, result.sources)
    code = show.finish(whole, error_format)
    if junit is not None and found.calls:
        console.document(junit_text(found), junit)
    if as_json:
        console.product(report_members(whole, code, shown.members(found, groups, commands)))
    elif found.calls:
        console.outcome(shown.summary(found))
    return code


def _kind(path: str | None, program: Sequence[str], given: Mapping[str, Any]) -> str:
    """Return what is tested: a server, the handlers of a project, or the server of a target."""
    if given["server"] and not program:
        message = "--server requires a command or a URL after --"
        raise UsageError(message)
    has_project = given["project"] is not None or given["mock"]
    if bool(program) == (given["handlers"] or has_project):
        message = "name what to test: --server -- COMMAND, or --handlers"
        raise UsageError(message)
    if has_project and path == "-":
        message = "the handlers of a project need the file of a spec, not the standard input"
        raise UsageError(message)
    return "server" if program else "project" if has_project else "target"


def _settings(given: Mapping[str, Any]) -> Settings:
    return Settings(
        seed=_number(given["seed"], "--seed", 0),
        calls=_number(given["calls"], "--calls", 1),
        only=tuple(given["only"]),
        unmarked=given["unmarked"],
        destructive=given["destructive"],
    )


def _number(text: str, option: str, least: int) -> int:
    if text.isascii() and text.isdecimal() and least <= int(text) <= _MOST_CALLS:
        return int(text)
    message = f"'{text}' is not a number from {least} to {_MOST_CALLS}"
    raise UsageError(message, option)


def _check_names(agent: Agent, settings: Settings) -> None:
    known = {name for tool in agent.tools for name in (tool.id, tool.name, tool.wire_name)}
    for name in settings.only:
        if name not in known:
            message = f"there is no tool '{name}'"
            raise UsageError(message, "--only")


def _server(path: str | None, kind: str, given: Mapping[str, Any], state: RunState) -> list[str]:
    """Return the command of the server of a project. Raises StopRun if it has none."""
    if kind == "target":
        targets = [one for text in given["target"] for one in text.split(",")]
        return [*project_server(targets, state).command]
    return [sys.executable, "-m", "adlgen", "serve", *_of_project(path, given)]


def _of_project(path: str | None, given: Mapping[str, Any]) -> list[str]:
    """Return the arguments with which other commands run the same handlers."""
    named = {"project": "--project", "dialect": "--from", "config": "--config"}
    flags = {"mock": "--mock", "lenient": "--lenient", "isolated": "--isolated"}
    words = [] if path is None else [path]
    for key, name in named.items():
        if given[key] is not None:
            words += [name, str(given[key])]
    return [*words, *(name for key, name in flags.items() if given[key])]


def _tested(
    agent: Agent, server: Sequence[str], seconds: float, settings: Settings, log: Log
) -> Report:
    if not has_sdk():
        log.add(NO_SDK, "the official SDK of MCP is not installed", None, command_for("mcp"))
        raise StopRun
    try:
        return asyncio.run(tested(agent.tools, server, seconds, settings))
    except ConnectionFailedError as error:
        errors = error.errors if isinstance(error, ProgramError) else ()
        hint = "\n".join([f"run '{server[0]}' by hand", *errors])
        log.add(SERVER_FAILED, f"the server {error}", None, hint)
        raise StopRun from None


COMMAND = Command(
    run,
    (
        *options.SPEC_OF_PROJECT,
        Option(
            names=("--server",),
            parameter="server",
            kind="flag",
            help="Test the MCP server that COMMAND after -- starts, or the one at the URL after --.",
        ),
        Option(
            names=("--handlers",),
            parameter="handlers",
            kind="flag",
            help="Test the server of the project, as `adlgen connect` starts it; with --project or --mock, "
            "what `adlgen serve` serves.",
        ),
        *RUNNING,
        Option(
            names=("-t", "--target"),
            parameter="target",
            many=True,
            metavar="TARGET",
            complete="target",
            help="The target whose server --handlers tests, if there are several.",
        ),
        Option(
            names=("--only",),
            parameter="only",
            many=True,
            metavar="TOOL",
            complete="tool",
            help="Call only this tool. Repeatable.",
        ),
        Option(
            names=("--unmarked",),
            parameter="unmarked",
            kind="flag",
            help="Also call tools without a mark, which MCP regards as destructive.",
        ),
        Option(
            names=("--destructive",),
            parameter="destructive",
            kind="flag",
            help="Call all tools, also those that are marked as destructive.",
        ),
        Option(
            names=("--calls",),
            parameter="calls",
            default="300",
            metavar="N",
            help="The most calls that are made, spread over the tools. [default: 300]",
        ),
        Option(
            names=("--seed",),
            parameter="seed",
            default="0",
            metavar="N",
            help="Which calls are made if not all are; the same ones for the same number. [default: 0]",
        ),
        Option(
            names=("--timeout",),
            parameter="timeout",
            kind="seconds",
            default="30",
            metavar="SECONDS",
            help="The time limit of each call, in seconds; the server has at least a minute to start. [default: 30]",
        ),
        Option(
            names=("--junit",),
            parameter="junit",
            kind="file",
            metavar="FILE",
            help="Write all calls to a file in the format of JUnit; - is standard output.",
        ),
        *options.RECOGNITION,
        *options.PROJECT,
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
    after="program",
)
