"""The tool ``pong``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.pong import PongDeps, PongHandler, PongInput, PongOutput


class Pong(PongHandler):
    """The middleware itself is injected."""

    def __init__(self, deps: PongDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PongInput, /) -> PongOutput:
        raise NotImplementedError
