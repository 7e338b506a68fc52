"""The tool ``own``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.own import OwnDeps, OwnHandler, OwnInput, OwnOutput


class Own(OwnHandler):
    """Beside the built-ins."""

    def __init__(self, deps: OwnDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OwnInput, /) -> OwnOutput:
        raise NotImplementedError
