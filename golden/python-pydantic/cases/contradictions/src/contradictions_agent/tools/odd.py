"""The tool ``odd``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.odd import OddDeps, OddInput


class Odd(Handler[OddInput, JsonOutput]):
    """Contradictions."""

    def __init__(self, deps: OddDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OddInput, /) -> JsonOutput:
        raise UnimplementedToolError
