"""The tool ``two_types``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.two_types import TwoTypesDeps, TwoTypesInput, TwoTypesOutput


class TwoTypes(Handler[TwoTypesInput, TwoTypesOutput]):
    """An alternative of two types beside an object."""

    def __init__(self, deps: TwoTypesDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: TwoTypesInput, /
    ) -> TwoTypesOutput:
        raise UnimplementedToolError
