"""The tool ``log``: it returns what it is given."""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.log import LogDeps, LogInput, LogOutput


class Log:
    """Returns what it is given."""

    def __init__(self, deps: LogDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LogInput, /) -> LogOutput:
        return input
