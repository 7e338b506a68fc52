"""The tool ``only``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.only import OnlyDeps, OnlyInput, OnlyOutput


class Only(Handler[OnlyInput, OnlyOutput]):
    """Takes an object of integers and returns one."""

    def __init__(self, deps: OnlyDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OnlyInput, /) -> OnlyOutput:
        raise UnimplementedToolError
