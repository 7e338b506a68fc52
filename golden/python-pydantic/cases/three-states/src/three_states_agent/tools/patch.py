"""The tool ``patch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.patch import PatchDeps, PatchInput, PatchOutput


class Patch:
    """Absent leaves alone, null clears."""

    def __init__(self, deps: PatchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PatchInput, /) -> PatchOutput:
        raise ToolError("This tool is not implemented yet.")
