"""The tool ``check``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.check import CheckDeps, CheckInput


class Check(Handler[CheckInput, JsonOutput]):
    """Bounds."""

    def __init__(self, deps: CheckDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CheckInput, /) -> JsonOutput:
        raise UnimplementedToolError
