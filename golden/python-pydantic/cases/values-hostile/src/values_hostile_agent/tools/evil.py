"""The tool ``evil``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.evil import EvilDeps, EvilInput


class Evil(Handler[EvilInput, JsonOutput]):
    """Values."""

    def __init__(self, deps: EvilDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: EvilInput, /) -> JsonOutput:
        raise UnimplementedToolError
