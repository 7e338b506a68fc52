"""The tool ``third``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.third import ThirdDeps, ThirdInput


class Third(Handler[ThirdInput, JsonOutput]):
    """Tags."""

    def __init__(self, deps: ThirdDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ThirdInput, /) -> JsonOutput:
        raise UnimplementedToolError
