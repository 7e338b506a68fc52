"""The tool ``lookup``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.lookup import LookupDeps, LookupHandler, LookupInput, LookupOutput


class Lookup(LookupHandler):
    """Look up."""

    def __init__(self, deps: LookupDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LookupInput, /) -> LookupOutput:
        raise NotImplementedError
