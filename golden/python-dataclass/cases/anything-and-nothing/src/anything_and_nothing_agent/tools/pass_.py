"""The tool ``pass``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.pass_ import PassDeps, PassInput


class Pass(Handler[PassInput, JsonOutput]):
    """Anything and nothing."""

    def __init__(self, deps: PassDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PassInput, /) -> JsonOutput:
        raise UnimplementedToolError
