"""The tool ``next-tide``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.next_tide import NextTideDeps, NextTideInput, NextTideOutput


class NextTide(Handler[NextTideInput, NextTideOutput]):
    """Looks tides up in the tables of the program `tides`."""

    def __init__(self, deps: NextTideDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: NextTideInput, /
    ) -> NextTideOutput:
        raise UnimplementedToolError
