"""The tool ``put``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.put import PutDeps, PutHandler, PutInput, PutOutput


class Put(PutHandler):
    """Every spelling of a string or null."""

    def __init__(self, deps: PutDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PutInput, /) -> PutOutput:
        raise NotImplementedError
