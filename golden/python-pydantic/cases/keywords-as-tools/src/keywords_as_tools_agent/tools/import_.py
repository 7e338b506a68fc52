"""The tool ``import``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.import_ import ImportDeps, ImportInput, ImportOutput


class Import:
    """A keyword."""

    def __init__(self, deps: ImportDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ImportInput, /) -> ImportOutput:
        raise ToolError("This tool is not implemented yet.")
