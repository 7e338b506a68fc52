"""The tool ``add``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.add import AddDeps, AddInput, AddOutput


class Add:
    """Numbers."""

    def __init__(self, deps: AddDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AddInput, /) -> AddOutput:
        raise ToolError("This tool is not implemented yet.")
