"""The tool ``wire``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.wire import WireDeps, WireHandler, WireInput, WireOutput


class Wire(WireHandler):
    """The name of the emitted wiring."""

    def __init__(self, deps: WireDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WireInput, /) -> WireOutput:
        raise NotImplementedError
