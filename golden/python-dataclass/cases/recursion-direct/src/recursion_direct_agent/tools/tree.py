"""The tool ``tree``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.tree import TreeDeps, TreeInput


class Tree(Handler[TreeInput, JsonOutput]):
    """A tree."""

    def __init__(self, deps: TreeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TreeInput, /) -> JsonOutput:
        raise UnimplementedToolError
