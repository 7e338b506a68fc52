"""The tool ``odd``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.odd import OddDeps, OddHandler, OddInput, OddOutput


class Odd(OddHandler):
    """Odd names."""

    def __init__(self, deps: OddDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OddInput, /) -> OddOutput:
        raise NotImplementedError
