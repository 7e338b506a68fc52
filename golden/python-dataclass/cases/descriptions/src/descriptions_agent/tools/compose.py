"""The tool ``compose``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.compose import ComposeDeps, ComposeInput, ComposeOutput


class Compose:
    """Short."""

    def __init__(self, deps: ComposeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ComposeInput, /) -> ComposeOutput:
        raise ToolError("This tool is not implemented yet.")
