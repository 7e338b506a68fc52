"""The tool ``react``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.react import ReactDeps, ReactHandler, ReactInput, ReactOutput


class React(ReactHandler):
    """Reactions and operators."""

    def __init__(self, deps: ReactDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ReactInput, /) -> ReactOutput:
        raise NotImplementedError
