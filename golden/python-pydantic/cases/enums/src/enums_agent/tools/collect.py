"""The tool ``collect``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.collect import CollectDeps, CollectInput


class Collect(Handler[CollectInput, JsonOutput]):
    """Enumerations as items and values, with empty defaults."""

    def __init__(self, deps: CollectDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CollectInput, /) -> JsonOutput:
        raise UnimplementedToolError
