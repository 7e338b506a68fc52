"""The tool ``evil``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.evil import EvilDeps, EvilHandler, EvilInput, EvilOutput


class Evil(EvilHandler):
    """Values."""

    def __init__(self, deps: EvilDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: EvilInput, /) -> EvilOutput:
        raise NotImplementedError
