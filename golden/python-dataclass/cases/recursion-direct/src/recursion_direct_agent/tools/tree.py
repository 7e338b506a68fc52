"""The tool ``tree``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.tree import TreeDeps, TreeInput, TreeOutput


class Tree:
    """A tree."""

    def __init__(self, deps: TreeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TreeInput, /) -> TreeOutput:
        raise ToolError("This tool is not implemented yet.")
