"""The tool ``second``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.second import SecondDeps, SecondInput


class Second(Handler[SecondInput, JsonOutput]):
    """A name that no model may use becomes a title."""

    def __init__(self, deps: SecondDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SecondInput, /) -> JsonOutput:
        raise UnimplementedToolError
