"""The tool ``schedule``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.schedule import (
    ScheduleDeps,
    ScheduleHandler,
    ScheduleInput,
    ScheduleOutput,
)


class Schedule(ScheduleHandler):
    """Schedule a reminder."""

    def __init__(self, deps: ScheduleDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ScheduleInput, /
    ) -> ScheduleOutput:
        raise NotImplementedError
