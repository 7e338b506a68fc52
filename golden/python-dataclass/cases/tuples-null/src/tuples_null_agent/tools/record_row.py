"""The tool ``record_row``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.record_row import RecordRowDeps, RecordRowInput, RecordRowOutput


class RecordRow:
    """Rows with gaps."""

    def __init__(self, deps: RecordRowDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: RecordRowInput, /
    ) -> RecordRowOutput:
        raise ToolError("This tool is not implemented yet.")
