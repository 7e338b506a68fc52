"""The tool ``get``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.get import GetDeps, GetHandler, GetInput, GetOutput


class Get(GetHandler):
    """Its nested type looks like the input of another tool."""

    def __init__(self, deps: GetDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GetInput, /) -> GetOutput:
        raise NotImplementedError
