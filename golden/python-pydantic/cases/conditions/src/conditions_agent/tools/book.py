"""The tool ``book``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.book import BookDeps, BookHandler, BookInput, BookOutput


class Book(BookHandler):
    """Conditions."""

    def __init__(self, deps: BookDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: BookInput, /) -> BookOutput:
        raise NotImplementedError
