"""The tool ``ping``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.ping import PingDeps, PingInput


class Ping(Handler[PingInput, JsonOutput]):
    """Books berths in a harbour and tells which ships are in it."""

    def __init__(self, deps: PingDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PingInput, /) -> JsonOutput:
        raise UnimplementedToolError
