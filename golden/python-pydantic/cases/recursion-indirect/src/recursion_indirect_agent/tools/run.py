"""The tool ``run``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.run import RunDeps, RunInput


class Run(Handler[RunInput, JsonOutput]):
    """An expression."""

    def __init__(self, deps: RunDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RunInput, /) -> JsonOutput:
        raise UnimplementedToolError
