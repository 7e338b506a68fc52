"""The tool ``sizes``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.sizes import SizesDeps, SizesInput, SizesOutput


class Sizes(Handler[SizesInput, SizesOutput]):
    """A length is no number of items."""

    def __init__(self, deps: SizesDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SizesInput, /) -> SizesOutput:
        raise UnimplementedToolError
