"""The tool ``rare``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.rare import RareDeps, RareInput


class Rare(Handler[RareInput, JsonOutput]):
    """Escapes that few programs know."""

    def __init__(self, deps: RareDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RareInput, /) -> JsonOutput:
        raise UnimplementedToolError
