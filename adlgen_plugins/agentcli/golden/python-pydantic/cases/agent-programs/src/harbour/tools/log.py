"""The tool ``log``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.log import LogDeps, LogInput


class Log(Handler[LogInput, JsonOutput]):
    """Handles calls of ``log``."""

    def __init__(self, deps: LogDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LogInput, /) -> JsonOutput:
        raise UnimplementedToolError
