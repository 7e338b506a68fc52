"""The tool ``unknown``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.unknown import UnknownDeps, UnknownInput, UnknownOutput


class Unknown:
    """No output schema."""

    def __init__(self, deps: UnknownDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: UnknownInput, /) -> UnknownOutput:
        raise ToolError("This tool is not implemented yet.")
