"""The tool ``nothing``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.nothing import NothingDeps, NothingHandler, NothingInput, NothingOutput


class Nothing(NothingHandler):
    """No properties."""

    def __init__(self, deps: NothingDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: NothingInput, /) -> NothingOutput:
        raise NotImplementedError
