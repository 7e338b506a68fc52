"""The tool ``record``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.record import RecordDeps, RecordInput, RecordOutput


class Record(Handler[RecordInput, RecordOutput]):
    """A record with a definition of its own name."""

    def __init__(self, deps: RecordDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RecordInput, /) -> RecordOutput:
        raise UnimplementedToolError
