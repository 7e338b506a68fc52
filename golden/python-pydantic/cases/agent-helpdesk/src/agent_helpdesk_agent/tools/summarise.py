"""The tool ``summarise``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.summarise import (
    SummariseDeps,
    SummariseHandler,
    SummariseInput,
    SummariseOutput,
)


class Summarise(SummariseHandler):
    """Summarise a conversation."""

    def __init__(self, deps: SummariseDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SummariseInput, /
    ) -> SummariseOutput:
        raise NotImplementedError
