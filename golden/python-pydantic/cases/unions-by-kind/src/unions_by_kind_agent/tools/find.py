"""The tool ``find``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.find import FindDeps, FindHandler, FindInput, FindOutput


class Find(FindHandler):
    """Unions by kind."""

    def __init__(self, deps: FindDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FindInput, /) -> FindOutput:
        raise NotImplementedError
