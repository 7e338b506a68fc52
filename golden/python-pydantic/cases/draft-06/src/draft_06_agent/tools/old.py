"""The tool ``old``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.old import OldDeps, OldInput, OldOutput


class Old:
    """Draft 6."""

    def __init__(self, deps: OldDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OldInput, /) -> OldOutput:
        raise ToolError("This tool is not implemented yet.")
