"""The tool ``go``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.go import GoDeps, GoInput


class Go(Handler[GoInput, JsonOutput]):
    """References."""

    def __init__(self, deps: GoDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GoInput, /) -> JsonOutput:
        raise UnimplementedToolError
