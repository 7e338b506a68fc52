"""The tool ``reserve_berth``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.reserve_berth import (
    ReserveBerthDeps,
    ReserveBerthInput,
    ReserveBerthOutput,
)


class ReserveBerth(Handler[ReserveBerthInput, ReserveBerthOutput]):
    """Books berths in a harbour and tells which ships are in it."""

    def __init__(self, deps: ReserveBerthDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReserveBerthInput, /
    ) -> ReserveBerthOutput:
        raise UnimplementedToolError
