"""The tool ``summarize-logs``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..commands import summarize_logs as command_line
from ..toolspec import CallContext, Handler
from ..toolspec.summarize_logs import (
    SummarizeLogsDeps,
    SummarizeLogsInput,
    SummarizeLogsOutput,
)


class SummarizeLogs(Handler[SummarizeLogsInput, SummarizeLogsOutput]):
    """Collects the lines of log files that match, and counts them."""

    def __init__(self, deps: SummarizeLogsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SummarizeLogsInput, /
    ) -> SummarizeLogsOutput:
        return await command_line.run(input)
