"""The tool ``import_rows``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.import_rows import ImportRowsDeps, ImportRowsInput, ImportRowsOutput


class ImportRows:
    """Import rows of values."""

    def __init__(self, deps: ImportRowsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ImportRowsInput, /
    ) -> ImportRowsOutput:
        raise ToolError("This tool is not implemented yet.")
