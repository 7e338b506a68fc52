"""The pages of the documentation site that are written from the code: codes of diagnostics, help of commands."""

from __future__ import annotations

from collections.abc import Iterator

import click

from adlgen.cli.app import app
from adlgen.cli.commands import commands
from adlgen.plugins.catalogue import ALL

_WIDTH = 100


def reference_pages() -> dict[str, str]:
    """Return the texts of the pages by their place in the site."""
    return {"codes.md": codes(), "command-help.md": command_help()}


def codes() -> str:
    """Return a page with the explanation of every code."""
    lines = ["# Codes of diagnostics", "", "`adlgen explain CODE` prints the same.", ""]
    for kind in ALL.values():
        lines += [f"## {kind.id}", "", f"**{kind.severity.value}: {_plain(kind.title)}**", ""]
        lines += [kind.explanation.strip(), ""]
    return "\n".join(lines)


def command_help() -> str:
    """Return a page with the help of every command."""
    lines = ["# Help of commands", "", "`adlgen help COMMAND` prints the same.", ""]
    root = click.Context(app, info_name="adlgen", max_content_width=_WIDTH)
    for name in commands():
        for title, text in _helps(root, name):
            lines += [f"## {title}", "", "```text", text, "```", ""]
    return "\n".join(lines)


def _helps(root: click.Context, name: str) -> Iterator[tuple[str, str]]:
    command = app.get_command(root, name)
    assert command is not None
    context = click.Context(
        command, info_name=name, parent=root, max_content_width=_WIDTH, terminal_width=_WIDTH
    )
    yield f"adlgen {name}", command.get_help(context)
    if isinstance(command, click.Group):
        for inner in command.list_commands(context):
            found = command.get_command(context, inner)
            assert found is not None
            below = click.Context(found, info_name=inner, parent=context, terminal_width=_WIDTH)
            yield f"adlgen {name} {inner}", found.get_help(below)


def _plain(text: str) -> str:
    return text.replace("*", "\\*").replace("_", "\\_").replace("<", "&lt;")
