"""The tool ``add``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.add import AddDeps, AddHandler, AddInput, AddOutput


class Add(AddHandler):
    """Big integers."""

    def __init__(self, deps: AddDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AddInput, /) -> AddOutput:
        raise NotImplementedError
