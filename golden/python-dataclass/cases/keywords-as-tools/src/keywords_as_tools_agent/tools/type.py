"""The tool ``type``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.type import TypeDeps, TypeInput


class Type(Handler[TypeInput, JsonOutput]):
    """A keyword."""

    def __init__(self, deps: TypeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TypeInput, /) -> JsonOutput:
        raise UnimplementedToolError
