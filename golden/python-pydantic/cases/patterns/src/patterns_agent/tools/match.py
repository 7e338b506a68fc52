"""The tool ``match``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.match import MatchDeps, MatchInput, MatchOutput


class Match:
    """Patterns."""

    def __init__(self, deps: MatchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MatchInput, /) -> MatchOutput:
        raise ToolError("This tool is not implemented yet.")
