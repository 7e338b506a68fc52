"""The tool ``maybe``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.maybe import MaybeDeps, MaybeHandler, MaybeInput, MaybeOutput


class Maybe(MaybeHandler):
    """A record or null."""

    def __init__(self, deps: MaybeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: MaybeInput, /) -> MaybeOutput:
        raise NotImplementedError
