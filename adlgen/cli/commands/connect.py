"""``adlgen connect``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE, NO, REFUSED
from adlgen.cli.table import Argument, Command, Option, Outcome, UsageError
from adlgen.connecting.clients import CLIENTS, System
from adlgen.connecting.connect import Connection, User, Wanted, connection
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.document.limits import DEFAULT
from adlgen.output.diff import diff
from adlgen.output.file import replace_file
from adlgen.output.state import RunState
from adlgen.output.trace import Trace

_EPILOG = f"""\b
examples:
  adlgen connect claude-desktop                     the server of this project
  adlgen connect vscode --project --write           into .vscode/mcp.json, after a question
  adlgen connect cursor --write -- npx -y some-server
  adlgen connect claude-code --name search -- https://tools.example.com/mcp

\b
clients:
{chr(10).join(f"  {client.name:<16}{client.title}" for client in CLIENTS.values())}
"""


def run(
    *,
    words: tuple[str, ...],
    name: str | None,
    mode: str | None,
    is_project: bool,
    as_json: bool,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Print the entry for a server in the settings of an MCP client, or write it.

    Without a command after --, the server is that of the project in the current folder. Paths in the entry are
    absolute. With --write, the change is shown, and written after you have agreed; the rest of the settings stays as it
    is. Values of --env are in the settings as plain text.
    """
    if not words:
        message = f"which client? ({', '.join(CLIENTS)})"
        raise UsageError(message)
    client, *command = words
    _check(client, mode, as_json=as_json, yes=given["yes"])
    targets = tuple(one for word in given["target"] for one in word.split(","))
    wanted = Wanted(
        _user(), client, tuple(command), name or "", targets, is_project, _pairs(given["env"])
    )
    state = RunState(Log(), DEFAULT, Trace())
    found = connection(wanted, state, reads=mode is not None)
    if not found.result.ok:
        return show.failed(found.result, error_format, as_json=as_json)
    if mode is None and not as_json:
        console.product(found.entry)
        console.outcome(f"add it to '{found.path}', or run the command with --write")
        return DONE
    if not as_json:
        show.difference(diff(found.changes))
    if mode == "diff":
        return NO if found.changes.items else DONE
    return _write(found, mode, as_json=as_json, is_asked=not given["yes"])


def _user() -> User:
    is_windows = os.name == "nt"
    system: System = "win32" if is_windows else "darwin" if sys.platform == "darwin" else "linux"
    config = os.environ.get("APPDATA" if is_windows else "XDG_CONFIG_HOME", "")
    return User(Path.home(), system, config)


def _check(client: str, mode: str | None, *, as_json: bool, yes: bool) -> None:
    """Raise UsageError if the client is unknown, or if the options contradict each other."""
    if client not in CLIENTS:
        near = closest(client, CLIENTS)
        guess = f"; did you mean '{near}'?" if near else ""
        message = f"unknown client '{client}' (known: {', '.join(CLIENTS)}){guess}"
        raise UsageError(message)
    if as_json and mode == "diff":
        message = "--json does not apply to --diff"
        raise UsageError(message)
    if as_json and mode == "write" and not yes:
        message = "--json asks no question; add --yes to write"
        raise UsageError(message, "--write")
    if mode == "write" and not yes and not _has_terminal():
        message = "there is no terminal for the question; add --yes to write without it"
        raise UsageError(message, "--write")


def _write(found: Connection, mode: str | None, *, as_json: bool, is_asked: bool) -> Outcome:
    """Write the settings if the user agrees, and print what was done."""
    is_open = mode == "write" and bool(found.changes.items)
    if is_open and is_asked and console.prompt("write it?", ("yes", "no")) == "no":
        console.outcome("nothing is written")
        return NO
    if is_open and not _is_as_shown(found):
        console.outcome(
            f"'{found.path}' has changed meanwhile; nothing is written: run the command again"
        )
        return REFUSED
    if is_open:
        replace_file(found.path, found.after, parents=True, sync=True)
    if as_json:
        from adlgen.cli.report import report_members, state_name

        state = next((state_name(change.state) for change in found.changes), "unchanged")
        members = {
            "client": found.client.name,
            "name": found.name,
            "path": found.path,
            "state": state if mode else "not read",
            "entry": found.entry,
        }
        console.product(report_members(found.result, DONE, members))
        return DONE
    console.outcome(
        f"'{found.name}' is in '{found.path}'; restart {found.client.title}"
        if is_open
        else f"'{found.path}' has '{found.name}' already"
    )
    return DONE


def _has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stderr.isatty()


def _is_as_shown(found: Connection) -> bool:
    """Report whether the settings are those in the difference; clients write them, too, while a question waits."""
    path = Path(found.path)
    return (path.read_bytes() if path.exists() else None) == found.before


def _pairs(given: Sequence[str]) -> dict[str, str]:
    """Return the values of ``--env`` by name. Raises UsageError if one is malformed."""
    pairs = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not key or not equals:
            message = f"expected NAME=VALUE, got '{text}'"
            raise UsageError(message, "--env")
        pairs[key] = value
    return pairs


def _mode(name: str, help_: str) -> Option:
    return Option(names=(f"--{name}",), parameter="mode", kind="flag", value=name, help=help_)


COMMAND = Command(
    run,
    (
        Argument(parameter="words", metavar="CLIENT [-- COMMAND... | URL]", many=True),
        Option(
            names=("--name",),
            parameter="name",
            metavar="NAME",
            help="The name of the entry. [default: that of the agent, or of the program]",
        ),
        Option(
            names=("-t", "--target"),
            parameter="target",
            many=True,
            metavar="TARGET",
            complete="target",
            help="The target whose server it is, if several targets serve the tools.",
        ),
        Option(
            names=("--env",),
            parameter="env",
            many=True,
            metavar="NAME=VALUE",
            help="A variable of the environment of the server. Repeatable.",
        ),
        Option(
            names=("--project",),
            parameter="is_project",
            kind="flag",
            help="The settings of the project in the current folder, not those of the user.",
        ),
        _mode("write", "Write the settings, after a question."),
        _mode("diff", "Write nothing; print the change as a diff, and exit 1 if there is one."),
        Option(
            names=("--yes",),
            parameter="yes",
            kind="flag",
            help="Do not ask before the settings are written.",
        ),
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
