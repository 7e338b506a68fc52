"""The tool ``new``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.new import NewDeps, NewHandler, NewInput, NewOutput


class New(NewHandler):
    """A keyword, and the usual name of a constructor."""

    def __init__(self, deps: NewDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: NewInput, /) -> NewOutput:
        raise NotImplementedError
