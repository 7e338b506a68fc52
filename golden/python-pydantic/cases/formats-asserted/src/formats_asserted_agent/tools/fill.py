"""The tool ``fill``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.fill import FillDeps, FillHandler, FillInput, FillOutput


class Fill(FillHandler):
    """Fills in a form."""

    def __init__(self, deps: FillDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FillInput, /) -> FillOutput:
        raise NotImplementedError
