"""The tool ``own``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.own import OwnDeps, OwnInput


class Own(Handler[OwnInput, JsonOutput]):
    """Beside the built-ins."""

    def __init__(self, deps: OwnDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OwnInput, /) -> JsonOutput:
        raise UnimplementedToolError
