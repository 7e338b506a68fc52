"""The tool ``log``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.log import LogDeps, LogInput, LogOutput


class Log:
    """Serves ``log``."""

    def __init__(self, deps: LogDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LogInput, /) -> LogOutput:
        raise NotImplementedError("log")
