"""The tool ``score``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.score import ScoreDeps, ScoreHandler, ScoreInput, ScoreOutput


class Score(ScoreHandler):
    """Score an answer."""

    def __init__(self, deps: ScoreDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ScoreInput, /) -> ScoreOutput:
        raise NotImplementedError
