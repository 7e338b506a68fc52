"""The tool ``react``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.react import ReactDeps, ReactInput


class React(Handler[ReactInput, JsonOutput]):
    """Reactions and operators."""

    def __init__(self, deps: ReactDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ReactInput, /) -> JsonOutput:
        raise UnimplementedToolError
