"""The tool ``anything``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.anything import AnythingDeps, AnythingInput, AnythingOutput


class Anything(Handler[AnythingInput, AnythingOutput]):
    """True accepts everything."""

    def __init__(self, deps: AnythingDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: AnythingInput, /
    ) -> AnythingOutput:
        raise UnimplementedToolError
