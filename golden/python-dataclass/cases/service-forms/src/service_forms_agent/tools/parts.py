"""The tool ``parts``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.parts import PartsDeps, PartsInput


class Parts(Handler[PartsInput, JsonOutput]):
    """Parts of services."""

    def __init__(self, deps: PartsDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PartsInput, /) -> JsonOutput:
        raise UnimplementedToolError
