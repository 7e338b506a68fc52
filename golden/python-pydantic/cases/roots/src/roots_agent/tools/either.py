"""The tool ``either``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.either import EitherDeps, EitherInput, EitherOutput


class Either:
    """A union."""

    def __init__(self, deps: EitherDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: EitherInput, /) -> EitherOutput:
        raise ToolError("This tool is not implemented yet.")
