"""The tool ``set``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.set import SetDeps, SetHandler, SetInput, SetOutput


class Set(SetHandler):
    """Constants."""

    def __init__(self, deps: SetDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SetInput, /) -> SetOutput:
        raise NotImplementedError
