"""The tool ``first_item``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.first_item import FirstItemDeps, FirstItemInput, FirstItemOutput


class FirstItem(Handler[FirstItemInput, FirstItemOutput]):
    """The first item may be null."""

    def __init__(self, deps: FirstItemDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: FirstItemInput, /
    ) -> FirstItemOutput:
        raise UnimplementedToolError
