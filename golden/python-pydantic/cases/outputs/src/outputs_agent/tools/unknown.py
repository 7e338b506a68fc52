"""The tool ``unknown``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.unknown import UnknownDeps, UnknownHandler, UnknownInput, UnknownOutput


class Unknown(UnknownHandler):
    """No output schema."""

    def __init__(self, deps: UnknownDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: UnknownInput, /) -> UnknownOutput:
        raise NotImplementedError
