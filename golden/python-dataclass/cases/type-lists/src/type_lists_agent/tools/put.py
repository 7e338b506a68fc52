"""The tool ``put``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.put import PutDeps, PutInput, PutOutput


class Put:
    """Lists of types."""

    def __init__(self, deps: PutDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PutInput, /) -> PutOutput:
        raise ToolError("This tool is not implemented yet.")
