"""The tool ``wire``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.wire import WireDeps, WireInput


class Wire(Handler[WireInput, JsonOutput]):
    """The name of the emitted wiring."""

    def __init__(self, deps: WireDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WireInput, /) -> JsonOutput:
        raise UnimplementedToolError
