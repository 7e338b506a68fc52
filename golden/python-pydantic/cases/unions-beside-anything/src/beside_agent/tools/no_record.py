"""The tool ``no_record``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.no_record import NoRecordDeps, NoRecordInput, NoRecordOutput


class NoRecord(Handler[NoRecordInput, NoRecordOutput]):
    """Tagged alternatives, all of whose other properties are evaluated as well."""

    def __init__(self, deps: NoRecordDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: NoRecordInput, /
    ) -> NoRecordOutput:
        raise UnimplementedToolError
