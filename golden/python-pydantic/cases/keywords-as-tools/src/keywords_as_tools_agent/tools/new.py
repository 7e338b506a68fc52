"""The tool ``new``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.new import NewDeps, NewInput


class New(Handler[NewInput, JsonOutput]):
    """A keyword, and the usual name of a constructor."""

    def __init__(self, deps: NewDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: NewInput, /) -> JsonOutput:
        raise UnimplementedToolError
