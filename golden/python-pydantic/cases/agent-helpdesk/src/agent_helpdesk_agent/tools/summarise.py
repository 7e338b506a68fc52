"""The tool ``summarise``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.summarise import SummariseDeps, SummariseInput, SummariseOutput


class Summarise:
    """Summarise a conversation."""

    def __init__(self, deps: SummariseDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SummariseInput, /
    ) -> SummariseOutput:
        raise ToolError("This tool is not implemented yet.")
