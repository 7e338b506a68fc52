"""The tool ``fill``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.fill import FillDeps, FillInput


class Fill(Handler[FillInput, JsonOutput]):
    """Fills in a form."""

    def __init__(self, deps: FillDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FillInput, /) -> JsonOutput:
        raise UnimplementedToolError
