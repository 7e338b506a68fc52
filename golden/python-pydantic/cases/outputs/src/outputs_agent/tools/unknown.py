"""The tool ``unknown``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.unknown import UnknownDeps, UnknownInput


class Unknown(Handler[UnknownInput, JsonOutput]):
    """No output schema."""

    def __init__(self, deps: UnknownDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: UnknownInput, /) -> JsonOutput:
        raise UnimplementedToolError
