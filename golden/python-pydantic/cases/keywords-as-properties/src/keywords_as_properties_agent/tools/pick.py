"""The tool ``pick``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.pick import PickDeps, PickInput, PickOutput


class Pick:
    """Properties named after words that a language keeps for itself."""

    def __init__(self, deps: PickDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PickInput, /) -> PickOutput:
        raise ToolError("This tool is not implemented yet.")
