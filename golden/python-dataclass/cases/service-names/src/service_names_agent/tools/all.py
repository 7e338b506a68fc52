"""The tool ``all``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.all import AllDeps, AllHandler, AllInput, AllOutput


class All(AllHandler):
    """Everything."""

    def __init__(self, deps: AllDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AllInput, /) -> AllOutput:
        raise NotImplementedError
