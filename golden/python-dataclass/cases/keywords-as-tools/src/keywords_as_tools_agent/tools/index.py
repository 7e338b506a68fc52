"""The tool ``index``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.index import IndexDeps, IndexInput


class Index(Handler[IndexInput, JsonOutput]):
    """The usual name of a list of modules."""

    def __init__(self, deps: IndexDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: IndexInput, /) -> JsonOutput:
        raise UnimplementedToolError
