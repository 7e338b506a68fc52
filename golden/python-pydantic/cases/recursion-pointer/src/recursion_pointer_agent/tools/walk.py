"""The tool ``walk``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.walk import WalkDeps, WalkHandler, WalkInput, WalkOutput


class Walk(WalkHandler):
    """A menu."""

    def __init__(self, deps: WalkDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WalkInput, /) -> WalkOutput:
        raise NotImplementedError
