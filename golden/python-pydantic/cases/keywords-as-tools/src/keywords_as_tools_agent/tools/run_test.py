"""The tool ``run_test``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.run_test import RunTestDeps, RunTestInput


class RunTest(Handler[RunTestInput, JsonOutput]):
    """A suffix that makes a file a test."""

    def __init__(self, deps: RunTestDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RunTestInput, /) -> JsonOutput:
        raise UnimplementedToolError
