"""The tool ``untyped``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.untyped import UntypedDeps, UntypedInput, UntypedOutput


class Untyped(Handler[UntypedInput, UntypedOutput]):
    """Properties with a default, of what need not be an object."""

    def __init__(self, deps: UntypedDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: UntypedInput, /) -> UntypedOutput:
        raise UnimplementedToolError
