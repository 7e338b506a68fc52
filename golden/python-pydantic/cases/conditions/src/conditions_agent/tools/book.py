"""The tool ``book``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.book import BookDeps, BookInput, BookOutput


class Book:
    """Conditions."""

    def __init__(self, deps: BookDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: BookInput, /) -> BookOutput:
        raise ToolError("This tool is not implemented yet.")
