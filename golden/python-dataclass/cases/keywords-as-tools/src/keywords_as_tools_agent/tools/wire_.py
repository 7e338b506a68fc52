"""The tool ``wire``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.wire_ import WireDeps, WireInput, WireOutput


class Wire:
    """The name of the emitted wiring."""

    def __init__(self, deps: WireDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WireInput, /) -> WireOutput:
        raise ToolError("This tool is not implemented yet.")
