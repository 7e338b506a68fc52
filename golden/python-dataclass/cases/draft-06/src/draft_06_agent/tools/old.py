"""The tool ``old``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.old import OldDeps, OldHandler, OldInput, OldOutput


class Old(OldHandler):
    """Draft 6."""

    def __init__(self, deps: OldDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OldInput, /) -> OldOutput:
        raise NotImplementedError
