"""The tool ``plan``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.plan import PlanDeps, PlanInput, PlanOutput


class Plan:
    """Formats."""

    def __init__(self, deps: PlanDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PlanInput, /) -> PlanOutput:
        raise ToolError("This tool is not implemented yet.")
