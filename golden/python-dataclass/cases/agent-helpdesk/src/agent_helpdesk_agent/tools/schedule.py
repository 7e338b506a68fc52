"""The tool ``schedule``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.schedule import ScheduleDeps, ScheduleInput


class Schedule(Handler[ScheduleInput, JsonOutput]):
    """Schedule a reminder."""

    def __init__(self, deps: ScheduleDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ScheduleInput, /) -> JsonOutput:
        raise UnimplementedToolError
