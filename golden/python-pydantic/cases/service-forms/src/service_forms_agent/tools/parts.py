"""The tool ``parts``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.parts import PartsDeps, PartsHandler, PartsInput, PartsOutput


class Parts(PartsHandler):
    """Parts of services."""

    def __init__(self, deps: PartsDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PartsInput, /) -> PartsOutput:
        raise NotImplementedError
