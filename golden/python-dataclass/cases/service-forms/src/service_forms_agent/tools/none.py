"""The tool ``none``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.none import NoneToolDeps, NoneToolHandler, NoneToolInput, NoneToolOutput


class NoneTool(NoneToolHandler):
    """Nothing."""

    def __init__(self, deps: NoneToolDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: NoneToolInput, /
    ) -> NoneToolOutput:
        raise NotImplementedError
