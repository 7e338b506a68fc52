"""The tool ``summarise``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.summarise import SummariseDeps, SummariseInput, SummariseOutput


class Summarise:
    """Summarise a conversation."""

    def __init__(self, deps: SummariseDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SummariseInput, /
    ) -> SummariseOutput:
        raise NotImplementedError("summarise")
