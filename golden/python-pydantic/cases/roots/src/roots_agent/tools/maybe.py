"""The tool ``maybe``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.maybe import MaybeDeps, MaybeInput


class Maybe(Handler[MaybeInput, JsonOutput]):
    """A record or null."""

    def __init__(self, deps: MaybeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MaybeInput, /) -> JsonOutput:
        raise UnimplementedToolError
