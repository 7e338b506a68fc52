"""The tool ``run_query``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.run_query import RunQueryDeps, RunQueryInput


class RunQuery(Handler[RunQueryInput, JsonOutput]):
    """Run a query against the reporting database."""

    def __init__(self, deps: RunQueryDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RunQueryInput, /) -> JsonOutput:
        raise UnimplementedToolError
