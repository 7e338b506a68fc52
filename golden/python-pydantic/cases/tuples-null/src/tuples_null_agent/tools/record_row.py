"""The tool ``record_row``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.record_row import (
    RecordRowDeps,
    RecordRowHandler,
    RecordRowInput,
    RecordRowOutput,
)


class RecordRow(RecordRowHandler):
    """Rows with gaps."""

    def __init__(self, deps: RecordRowDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: RecordRowInput, /
    ) -> RecordRowOutput:
        raise NotImplementedError
