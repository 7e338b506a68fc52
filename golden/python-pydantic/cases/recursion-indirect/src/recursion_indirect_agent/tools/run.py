"""The tool ``run``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.run import RunDeps, RunHandler, RunInput, RunOutput


class Run(RunHandler):
    """An expression."""

    def __init__(self, deps: RunDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RunInput, /) -> RunOutput:
        raise NotImplementedError
