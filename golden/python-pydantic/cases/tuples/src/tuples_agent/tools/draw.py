"""The tool ``draw``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.draw import DrawDeps, DrawInput


class Draw(Handler[DrawInput, JsonOutput]):
    """Tuples."""

    def __init__(self, deps: DrawDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: DrawInput, /) -> JsonOutput:
        raise UnimplementedToolError
