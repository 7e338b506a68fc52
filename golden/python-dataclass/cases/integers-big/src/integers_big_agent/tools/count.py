"""The tool ``count``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.count import CountDeps, CountInput, CountOutput


class Count:
    """Counts without a limit."""

    def __init__(self, deps: CountDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CountInput, /) -> CountOutput:
        raise ToolError("This tool is not implemented yet.")
