"""The tool ``book``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.book import BookDeps, BookInput


class Book(Handler[BookInput, JsonOutput]):
    """Conditions."""

    def __init__(self, deps: BookDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: BookInput, /) -> JsonOutput:
        raise UnimplementedToolError
