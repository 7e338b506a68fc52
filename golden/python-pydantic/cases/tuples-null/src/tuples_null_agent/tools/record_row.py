"""The tool ``record_row``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.record_row import RecordRowDeps, RecordRowInput


class RecordRow(Handler[RecordRowInput, JsonOutput]):
    """Rows with gaps."""

    def __init__(self, deps: RecordRowDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RecordRowInput, /) -> JsonOutput:
        raise UnimplementedToolError
