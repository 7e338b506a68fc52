"""The tool ``pong``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.pong import PongDeps, PongInput


class Pong(Handler[PongInput, JsonOutput]):
    """The middleware itself is injected."""

    def __init__(self, deps: PongDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PongInput, /) -> JsonOutput:
        raise UnimplementedToolError
