"""The tool ``close``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.close import CloseDeps, CloseInput


class Close(Handler[CloseInput, JsonOutput]):
    """And one more, with input that is any object."""

    def __init__(self, deps: CloseDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CloseInput, /) -> JsonOutput:
        raise UnimplementedToolError
