"""The tool ``import_rows``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.import_rows import (
    ImportRowsDeps,
    ImportRowsHandler,
    ImportRowsInput,
    ImportRowsOutput,
)


class ImportRows(ImportRowsHandler):
    """Import rows of values."""

    def __init__(self, deps: ImportRowsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ImportRowsInput, /
    ) -> ImportRowsOutput:
        raise NotImplementedError
