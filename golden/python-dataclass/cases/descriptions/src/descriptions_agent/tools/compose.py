"""The tool ``compose``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.compose import ComposeDeps, ComposeInput


class Compose(Handler[ComposeInput, JsonOutput]):
    """Short."""

    def __init__(self, deps: ComposeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ComposeInput, /) -> JsonOutput:
        raise UnimplementedToolError
