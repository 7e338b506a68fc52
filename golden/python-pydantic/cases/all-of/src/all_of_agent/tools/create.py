"""The tool ``create``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.create import CreateDeps, CreateInput, CreateOutput


class Create:
    """All of."""

    def __init__(self, deps: CreateDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CreateInput, /) -> CreateOutput:
        raise ToolError("This tool is not implemented yet.")
