"""The tool ``shadow``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.shadow import ShadowDeps, ShadowInput


class Shadow(Handler[ShadowInput, JsonOutput]):
    """Properties named after what generated code calls, next to a default that it
    builds.
    """

    def __init__(self, deps: ShadowDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ShadowInput, /) -> JsonOutput:
        raise UnimplementedToolError
