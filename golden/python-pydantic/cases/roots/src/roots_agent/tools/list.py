"""The tool ``list``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.list import ListDeps, ListInput, ListOutput


class List:
    """An array."""

    def __init__(self, deps: ListDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ListInput, /) -> ListOutput:
        raise ToolError("This tool is not implemented yet.")
