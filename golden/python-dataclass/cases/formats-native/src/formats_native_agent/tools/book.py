"""The tool ``book``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.book import BookDeps, BookInput, BookOutput


class Book(Handler[BookInput, BookOutput]):
    """Books a room."""

    def __init__(self, deps: BookDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: BookInput, /) -> BookOutput:
        raise UnimplementedToolError
