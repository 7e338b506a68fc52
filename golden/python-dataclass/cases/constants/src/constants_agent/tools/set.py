"""The tool ``set``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.set import SetDeps, SetInput


class Set(Handler[SetInput, JsonOutput]):
    """Constants."""

    def __init__(self, deps: SetDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SetInput, /) -> JsonOutput:
        raise UnimplementedToolError
