"""The tool ``pass``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.pass_ import PassDeps, PassHandler, PassInput, PassOutput


class Pass(PassHandler):
    """Anything and nothing."""

    def __init__(self, deps: PassDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PassInput, /) -> PassOutput:
        raise NotImplementedError
