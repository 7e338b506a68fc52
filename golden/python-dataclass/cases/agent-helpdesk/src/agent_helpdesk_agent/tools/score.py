"""The tool ``score``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.score import ScoreDeps, ScoreInput, ScoreOutput


class Score(Handler[ScoreInput, ScoreOutput]):
    """Score an answer."""

    def __init__(self, deps: ScoreDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ScoreInput, /) -> ScoreOutput:
        raise UnimplementedToolError
