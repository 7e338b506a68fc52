"""The tool ``pick``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.pick import PickDeps, PickInput


class Pick(Handler[PickInput, JsonOutput]):
    """Properties named after words that a language keeps for itself."""

    def __init__(self, deps: PickDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PickInput, /) -> JsonOutput:
        raise UnimplementedToolError
