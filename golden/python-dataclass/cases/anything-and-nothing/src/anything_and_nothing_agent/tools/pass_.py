"""The tool ``pass``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.pass_ import PassDeps, PassInput, PassOutput


class Pass:
    """Anything and nothing."""

    def __init__(self, deps: PassDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PassInput, /) -> PassOutput:
        raise ToolError("This tool is not implemented yet.")
