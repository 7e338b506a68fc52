"""The tool ``ping``."""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.ping import PingDeps, PingHandler, PingInput, PingOutput


class Ping(PingHandler):
    """Check that the agent is alive."""

    def __init__(self, deps: PingDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PingInput, /) -> PingOutput:
        return "pong"
