"""The tool ``log``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.log import LogDeps, LogHandler, LogInput, LogOutput


class Log(LogHandler):
    """Handles calls of ``log``."""

    def __init__(self, deps: LogDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LogInput, /) -> LogOutput:
        raise NotImplementedError
