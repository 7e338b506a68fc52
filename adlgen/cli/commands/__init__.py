"""The names of all commands; a command is imported when it is used."""

from __future__ import annotations

from importlib import import_module

from adlgen.cli.table import Command, Group

COMMANDS = {
    "generate": "write typed stubs from a specification",
    "scaffold": "write the files of yours that are missing",
    "check": "tell whether the output is up to date",
    "diff": "show what generate would change",
    "validate": "find every mistake of a specification",
    "inspect": "show what adlgen understood, as JSON",
    "convert": "write a specification in another format",
    "import": "ask a running server for its tools",
    "discover": "list the DojOps tools of a project",
    "explain": "explain a diagnostic",
    "packs": "list and describe the language packs",
    "completion": "print a completion script for a shell",
}

_MODULES = {"import": "import_"}
"""Commands whose modules have another name."""


def load(name: str) -> Command | Group:
    """Import one of :data:`COMMANDS`."""
    command = import_module(f"adlgen.cli.commands.{_MODULES.get(name, name)}").COMMAND
    assert isinstance(command, Command | Group)
    return command
