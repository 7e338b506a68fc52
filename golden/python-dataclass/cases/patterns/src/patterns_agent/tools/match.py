"""The tool ``match``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.match import MatchDeps, MatchInput


class Match(Handler[MatchInput, JsonOutput]):
    """Patterns."""

    def __init__(self, deps: MatchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MatchInput, /) -> JsonOutput:
        raise UnimplementedToolError
