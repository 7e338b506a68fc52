"""The tool ``mod``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.mod import ModDeps, ModInput


class Mod(Handler[ModInput, JsonOutput]):
    """The usual name of a module file."""

    def __init__(self, deps: ModDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ModInput, /) -> JsonOutput:
        raise UnimplementedToolError
