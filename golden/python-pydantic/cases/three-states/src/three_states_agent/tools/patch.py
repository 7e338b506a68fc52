"""The tool ``patch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.patch import PatchDeps, PatchHandler, PatchInput, PatchOutput


class Patch(PatchHandler):
    """Absent leaves alone, null clears."""

    def __init__(self, deps: PatchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PatchInput, /) -> PatchOutput:
        raise NotImplementedError
