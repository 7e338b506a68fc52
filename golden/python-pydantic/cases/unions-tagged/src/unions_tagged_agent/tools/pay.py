"""The tool ``pay``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.pay import PayDeps, PayInput


class Pay(Handler[PayInput, JsonOutput]):
    """Tagged unions."""

    def __init__(self, deps: PayDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PayInput, /) -> JsonOutput:
        raise UnimplementedToolError
