"""The tool ``import_rows``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.import_rows import ImportRowsDeps, ImportRowsInput


class ImportRows(Handler[ImportRowsInput, JsonOutput]):
    """Import rows of values."""

    def __init__(self, deps: ImportRowsDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ImportRowsInput, /) -> JsonOutput:
        raise UnimplementedToolError
