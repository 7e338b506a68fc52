"""The known clients of MCP servers: where their settings are, and the form of an entry.

Sources: the documentation of each client, as of 2026.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from typing import Literal, TypeAlias

from adlgen.connecting.server import Server
from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue

System: TypeAlias = Literal["darwin", "linux", "win32"]
Form: TypeAlias = Literal["typed", "plain", "gemini", "goose"]
"""How an entry is written: with a ``type``; without; with ``httpUrl``; with ``cmd`` and ``uri``."""


class Client(Struct):
    """A client."""

    name: str
    title: str
    key: str
    """The member of the settings that has the entries, by the name of the server."""
    form: Form
    user: str = ""
    """The settings of the user below their home; ``{config}`` is the folder for settings of the system."""
    windows: str = ""
    """Those on Windows, if they are elsewhere; ``{config}`` is ``%APPDATA%``."""
    project: str = ""
    """The settings of a project, in its folder."""
    takes_urls: bool = True

    def path(self, home: PurePath, system: System, config: str) -> PurePath | None:
        """Return the settings of the user; None if there are only those of projects.

        ``config`` is the value of the variable that names the folder for settings, or empty.
        """
        place = (self.windows if system == "win32" else "") or self.user
        if not place:
            return None
        default = {"darwin": "Library/Application Support", "win32": "AppData/Roaming"}
        base = config if system != "darwin" and config else home / default.get(system, ".config")
        first, _, rest = place.partition("/")
        return type(home)(base) / rest if first == "{config}" else home / place


_CLAUDE = "Claude/claude_desktop_config.json"
CLIENTS: Mapping[str, Client] = {
    client.name: client
    for client in (
        Client(
            "claude-desktop",
            "Claude Desktop",
            "mcpServers",
            "plain",
            user=f"{{config}}/{_CLAUDE}",
            takes_urls=False,
        ),
        Client(
            "claude-code",
            "Claude Code",
            "mcpServers",
            "typed",
            user=".claude.json",
            project=".mcp.json",
        ),
        Client(
            "cursor",
            "Cursor",
            "mcpServers",
            "plain",
            user=".cursor/mcp.json",
            project=".cursor/mcp.json",
        ),
        Client(
            "vscode",
            "VS Code",
            "servers",
            "typed",
            user="{config}/Code/User/mcp.json",
            project=".vscode/mcp.json",
        ),
        Client(
            "gemini",
            "Gemini CLI",
            "mcpServers",
            "gemini",
            user=".gemini/settings.json",
            project=".gemini/settings.json",
        ),
        Client(
            "goose",
            "Goose",
            "extensions",
            "goose",
            user=".config/goose/config.yaml",
            windows="{config}/Block/goose/config/config.yaml",
        ),
        Client(
            "mcp-json",
            "any client that reads .mcp.json",
            "mcpServers",
            "typed",
            project=".mcp.json",
        ),
    )
}


def entry_of(client: Client, name: str, server: Server) -> dict[str, JsonValue]:
    """Return the entry for a server in the settings of a client."""
    entry: dict[str, JsonValue]
    env: dict[str, JsonValue] = {"env": {**server.env}} if server.env else {}
    if client.form == "goose":
        entry = {
            "enabled": True,
            "type": "streamable_http" if server.url else "stdio",
            "name": name,
        }
        entry |= {"uri": server.url} if server.url else _words(server, "cmd")
        return {**entry, **({"envs": {**server.env}} if server.env else {}), "timeout": 300}
    if server.url:
        key = "httpUrl" if client.form == "gemini" else "url"
        return {**({"type": "http"} if client.form == "typed" else {}), key: server.url}
    kind: dict[str, JsonValue] = {"type": "stdio"} if client.form == "typed" else {}
    return {**kind, **_words(server, "command"), **env}


def _words(server: Server, key: str) -> dict[str, JsonValue]:
    program, *arguments = server.command
    return {key: program, "args": [*arguments]}
