"""The tool ``third``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.third import ThirdDeps, ThirdHandler, ThirdInput, ThirdOutput


class Third(ThirdHandler):
    """Tags."""

    def __init__(self, deps: ThirdDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ThirdInput, /) -> ThirdOutput:
        raise NotImplementedError
