"""The tool ``export_csv``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.export_csv import ExportCSVDeps, ExportCSVInput


class ExportCSV(Handler[ExportCSVInput, JsonOutput]):
    """Export tickets as CSV."""

    def __init__(self, deps: ExportCSVDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ExportCSVInput, /) -> JsonOutput:
        raise UnimplementedToolError
