"""The tool ``plan``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.plan import PlanDeps, PlanInput


class Plan(Handler[PlanInput, JsonOutput]):
    """Formats."""

    def __init__(self, deps: PlanDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PlanInput, /) -> JsonOutput:
        raise UnimplementedToolError
