"""The tool ``create``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.create import CreateDeps, CreateInput


class Create(Handler[CreateInput, JsonOutput]):
    """All of."""

    def __init__(self, deps: CreateDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CreateInput, /) -> JsonOutput:
        raise UnimplementedToolError
