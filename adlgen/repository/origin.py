"""The source of the tools of a new repository."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct

SERVER = "mcp"
"""The value of ``--from`` for a running server."""


class ToolSource(Struct):
    """A spec, a server, or the example."""

    path: str = ""
    """A spec of any format; empty: the example, or a server."""
    server: tuple[str, ...] = ()
    """The command of an MCP server."""
    seconds: float = 60
    """The time limit for the server."""

    @property
    def is_example(self) -> bool:
        """Whether the tools are those of the example."""
        return not self.path and not self.server
