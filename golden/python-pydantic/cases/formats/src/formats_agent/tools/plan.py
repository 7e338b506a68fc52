"""The tool ``plan``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.plan import PlanDeps, PlanHandler, PlanInput, PlanOutput


class Plan(PlanHandler):
    """Formats."""

    def __init__(self, deps: PlanDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PlanInput, /) -> PlanOutput:
        raise NotImplementedError
