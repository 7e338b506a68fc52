"""The tool ``label``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.label import LabelDeps, LabelInput, LabelOutput


class Label:
    """Maps."""

    def __init__(self, deps: LabelDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LabelInput, /) -> LabelOutput:
        raise ToolError("This tool is not implemented yet.")
