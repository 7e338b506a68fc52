"""The tool ``compose``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.compose import ComposeDeps, ComposeHandler, ComposeInput, ComposeOutput


class Compose(ComposeHandler):
    """Short."""

    def __init__(self, deps: ComposeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ComposeInput, /) -> ComposeOutput:
        raise NotImplementedError
