"""The tool ``export_csv``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.export_csv import ExportCSVDeps, ExportCSVInput, ExportCSVOutput


class ExportCSV:
    """Export tickets as CSV."""

    def __init__(self, deps: ExportCSVDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ExportCSVInput, /
    ) -> ExportCSVOutput:
        raise ToolError("This tool is not implemented yet.")
