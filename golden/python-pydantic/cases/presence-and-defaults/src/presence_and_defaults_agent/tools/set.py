"""The tool ``set``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.set import SetDeps, SetInput, SetOutput


class Set:
    """Presence times default."""

    def __init__(self, deps: SetDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SetInput, /) -> SetOutput:
        raise ToolError("This tool is not implemented yet.")
