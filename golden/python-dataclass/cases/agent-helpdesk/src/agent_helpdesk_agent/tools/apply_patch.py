"""The tool ``apply_patch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.apply_patch import (
    ApplyPatchDeps,
    ApplyPatchHandler,
    ApplyPatchInput,
    ApplyPatchOutput,
)


class ApplyPatch(ApplyPatchHandler):
    """Apply changes to a document."""

    def __init__(self, deps: ApplyPatchDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ApplyPatchInput, /
    ) -> ApplyPatchOutput:
        raise NotImplementedError
