"""The tool ``reserve_berth``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.reserve_berth import (
    ReserveBerthDeps,
    ReserveBerthHandler,
    ReserveBerthInput,
    ReserveBerthOutput,
)


class ReserveBerth(ReserveBerthHandler):
    """Books berths in a harbour and tells which ships are in it."""

    def __init__(self, deps: ReserveBerthDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReserveBerthInput, /
    ) -> ReserveBerthOutput:
        raise NotImplementedError
