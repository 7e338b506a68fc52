"""The tool ``go``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.go import GoDeps, GoInput, GoOutput


class Go:
    """References."""

    def __init__(self, deps: GoDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GoInput, /) -> GoOutput:
        raise ToolError("This tool is not implemented yet.")
