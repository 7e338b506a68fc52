"""The tool ``count``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.count import CountDeps, CountHandler, CountInput, CountOutput


class Count(CountHandler):
    """Counts without a limit."""

    def __init__(self, deps: CountDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CountInput, /) -> CountOutput:
        raise NotImplementedError
