"""The names of all commands; a command is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from adlgen.cli.table import Command, Group
from adlgen.plugins import registry

COMMANDS = {
    "init": "create a repository for an agent",
    "update": "merge the files of a newer version into it",
    "generate": "generate typed stubs from a spec",
    "scaffold": "write missing user-owned files",
    "watch": "generate again after every change",
    "check": "report whether the output is up to date",
    "diff": "show what generate would change",
    "config": "show the configuration of the project, or its schema",
    "schema": "print a JSON Schema of ADL manifests for editors",
    "fmt": "format specs and files of definitions",
    "validate": "report all errors in a spec",
    "inspect": "print a stage of the pipeline as JSON",
    "convert": "convert a spec to another format",
    "share": "make equal schemas of tools one definition",
    "runtime": "write the runtime as a package that several outputs share",
    "docs": "write a catalogue of tools as a static site",
    "export": "export definitions of tools for a provider of models",
    "breaking": "report what a change of tools breaks",
    "lock": "pin what servers list",
    "lint": "report what misleads models, and what a provider would refuse",
    "call": "call a tool, as a model would",
    "test": "test whether a server keeps the contract of its tools",
    "record": "record a session of a client with an MCP server",
    "serve": "serve the tools of a spec to models with MCP",
    "connect": "add a server to the settings of an MCP client",
    "import": "import tools from a running server",
    "lsp": "serve editors with diagnostics, completion and more",
    "explain": "explain a diagnostic",
    "packs": "list, describe and create language packs",
    "plugins": "list formats, features and commands that plug-ins add",
    "completion": "print a completion script for a shell",
}

_MODULES = {"import": "import_"}
"""The modules of commands that are named differently."""


def commands() -> Mapping[str, str]:
    """Return all commands with their descriptions, also those of plug-ins that come with adlgen.

    Those of installed plug-ins are listed by ``adlgen plugins list``, which takes longer.
    """
    verbs = (item for plugin in registry.plugins() for item in plugin.verbs.items())
    return {**COMMANDS, **{name: verb.summary for name, verb in verbs if name not in COMMANDS}}


def exists(name: str) -> bool:
    """Report whether there is a command with this name."""
    return name in COMMANDS or registry.find("verbs", name) is not None


def load(name: str) -> Command | Group:
    """Import a command. Raises KeyError if there is none with this name."""
    module = f"adlgen.cli.commands.{_MODULES.get(name, name)}"
    if name not in COMMANDS:
        found = registry.find("verbs", name)
        if found is None:
            raise KeyError(name)
        module = found
    command = import_module(module).COMMAND
    assert isinstance(command, Command | Group)
    return command
