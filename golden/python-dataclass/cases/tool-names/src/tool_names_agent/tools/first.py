"""The tool ``search-the_Web``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.first import FirstDeps, FirstHandler, FirstInput, FirstOutput


class First(FirstHandler):
    """Named."""

    def __init__(self, deps: FirstDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: FirstInput, /) -> FirstOutput:
        raise NotImplementedError
