"""The tool ``old``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.old import OldDeps, OldInput


class Old(Handler[OldInput, JsonOutput]):
    """Draft 2019-09."""

    def __init__(self, deps: OldDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OldInput, /) -> JsonOutput:
        raise UnimplementedToolError
