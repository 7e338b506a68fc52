"""The tool ``third``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.third import ThirdDeps, ThirdInput, ThirdOutput


class Third:
    """Tags."""

    def __init__(self, deps: ThirdDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ThirdInput, /) -> ThirdOutput:
        raise ToolError("This tool is not implemented yet.")
