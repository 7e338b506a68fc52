"""The tool ``whole``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.whole import WholeDeps, WholeInput


class Whole(Handler[WholeInput, JsonOutput]):
    """An integer."""

    def __init__(self, deps: WholeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WholeInput, /) -> JsonOutput:
        raise UnimplementedToolError
