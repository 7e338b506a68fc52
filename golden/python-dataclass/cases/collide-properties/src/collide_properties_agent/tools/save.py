"""The tool ``save``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.save import SaveDeps, SaveInput


class Save(Handler[SaveInput, JsonOutput]):
    """Properties that differ only in spelling."""

    def __init__(self, deps: SaveDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SaveInput, /) -> JsonOutput:
        raise UnimplementedToolError
