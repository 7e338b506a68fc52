"""The tool ``descend``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.descend import DescendDeps, DescendInput


class Descend(Handler[DescendInput, JsonOutput]):
    """Sixteen million ways lead to the last text, and as many to the last number."""

    def __init__(self, deps: DescendDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: DescendInput, /) -> JsonOutput:
        raise UnimplementedToolError
