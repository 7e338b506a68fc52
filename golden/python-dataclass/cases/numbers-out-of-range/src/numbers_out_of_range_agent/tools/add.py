"""The tool ``add``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.add import AddDeps, AddInput


class Add(Handler[AddInput, JsonOutput]):
    """Big integers."""

    def __init__(self, deps: AddDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AddInput, /) -> JsonOutput:
        raise UnimplementedToolError
