"""The tool ``whole``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.whole import WholeDeps, WholeHandler, WholeInput, WholeOutput


class Whole(WholeHandler):
    """A number."""

    def __init__(self, deps: WholeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WholeInput, /) -> WholeOutput:
        raise NotImplementedError
