"""The tool ``apply_patch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.apply_patch import ApplyPatchDeps, ApplyPatchInput


class ApplyPatch(Handler[ApplyPatchInput, JsonOutput]):
    """Apply changes to a document."""

    def __init__(self, deps: ApplyPatchDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ApplyPatchInput, /) -> JsonOutput:
        raise UnimplementedToolError
