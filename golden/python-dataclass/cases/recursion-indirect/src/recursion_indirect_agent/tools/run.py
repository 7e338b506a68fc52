"""The tool ``run``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.run import RunDeps, RunInput, RunOutput


class Run:
    """An expression."""

    def __init__(self, deps: RunDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RunInput, /) -> RunOutput:
        raise ToolError("This tool is not implemented yet.")
