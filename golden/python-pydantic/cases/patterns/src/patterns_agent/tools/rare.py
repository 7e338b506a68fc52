"""The tool ``rare``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.rare import RareDeps, RareInput, RareOutput


class Rare:
    """Escapes that few programs know."""

    def __init__(self, deps: RareDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RareInput, /) -> RareOutput:
        raise ToolError("This tool is not implemented yet.")
