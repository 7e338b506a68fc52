"""The tool ``release-berth``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.release_berth import (
    ReleaseBerthDeps,
    ReleaseBerthInput,
    ReleaseBerthOutput,
)


class ReleaseBerth(Handler[ReleaseBerthInput, ReleaseBerthOutput]):
    """Books berths in a harbour and tells which ships are in it."""

    def __init__(self, deps: ReleaseBerthDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReleaseBerthInput, /
    ) -> ReleaseBerthOutput:
        raise UnimplementedToolError
