"""The tool ``either``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.either import EitherDeps, EitherHandler, EitherInput, EitherOutput


class Either(EitherHandler):
    """A union."""

    def __init__(self, deps: EitherDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: EitherInput, /) -> EitherOutput:
        raise NotImplementedError
