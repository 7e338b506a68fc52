"""The tool ``all``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.all import AllDeps, AllInput, AllOutput


class All:
    """Everything."""

    def __init__(self, deps: AllDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AllInput, /) -> AllOutput:
        raise ToolError("This tool is not implemented yet.")
