"""The tool ``either``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.either import EitherDeps, EitherInput


class Either(Handler[EitherInput, JsonOutput]):
    """A union."""

    def __init__(self, deps: EitherDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: EitherInput, /) -> JsonOutput:
        raise UnimplementedToolError
