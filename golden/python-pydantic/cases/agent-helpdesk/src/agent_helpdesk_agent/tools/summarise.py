"""The tool ``summarise``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.summarise import SummariseDeps, SummariseInput


class Summarise(Handler[SummariseInput, JsonOutput]):
    """Summarise a conversation."""

    def __init__(self, deps: SummariseDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SummariseInput, /) -> JsonOutput:
        raise UnimplementedToolError
