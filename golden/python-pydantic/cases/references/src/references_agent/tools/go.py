"""The tool ``go``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.go import GoDeps, GoHandler, GoInput, GoOutput


class Go(GoHandler):
    """References."""

    def __init__(self, deps: GoDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GoInput, /) -> GoOutput:
        raise NotImplementedError
