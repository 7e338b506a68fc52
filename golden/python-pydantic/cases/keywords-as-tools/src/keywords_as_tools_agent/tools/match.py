"""The tool ``match``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.match import MatchDeps, MatchHandler, MatchInput, MatchOutput


class Match(MatchHandler):
    """A keyword."""

    def __init__(self, deps: MatchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MatchInput, /) -> MatchOutput:
        raise NotImplementedError
