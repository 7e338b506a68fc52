"""The tool ``record``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.record import RecordDeps, RecordHandler, RecordInput, RecordOutput


class Record(RecordHandler):
    """A record with a definition of its own name."""

    def __init__(self, deps: RecordDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RecordInput, /) -> RecordOutput:
        raise NotImplementedError
