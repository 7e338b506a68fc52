"""The tool ``patch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.patch import PatchDeps, PatchInput


class Patch(Handler[PatchInput, JsonOutput]):
    """Absent leaves alone, null clears."""

    def __init__(self, deps: PatchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PatchInput, /) -> JsonOutput:
        raise UnimplementedToolError
