"""The tool ``chains``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.chains import ChainsDeps, ChainsInput


class Chains(Handler[ChainsInput, JsonOutput]):
    """References to references, and bounds at each of them."""

    def __init__(self, deps: ChainsDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChainsInput, /) -> JsonOutput:
        raise UnimplementedToolError
