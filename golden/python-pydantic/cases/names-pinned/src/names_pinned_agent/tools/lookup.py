"""The tool ``lookup``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.lookup import LookupDeps, LookupInput


class Lookup(Handler[LookupInput, JsonOutput]):
    """Look up."""

    def __init__(self, deps: LookupDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LookupInput, /) -> JsonOutput:
        raise UnimplementedToolError
