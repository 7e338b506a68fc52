"""The tool ``tree``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.tree import TreeDeps, TreeHandler, TreeInput, TreeOutput


class Tree(TreeHandler):
    """A tree."""

    def __init__(self, deps: TreeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TreeInput, /) -> TreeOutput:
        raise NotImplementedError
