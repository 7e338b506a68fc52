"""The tool ``pong``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.pong import PongDeps, PongInput, PongOutput


class Pong:
    """The middleware itself is injected."""

    def __init__(self, deps: PongDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PongInput, /) -> PongOutput:
        raise ToolError("This tool is not implemented yet.")
