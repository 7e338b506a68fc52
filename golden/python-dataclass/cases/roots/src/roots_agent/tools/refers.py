"""The tool ``refers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.refers import RefersDeps, RefersHandler, RefersInput, RefersOutput


class Refers(RefersHandler):
    """A reference at the root."""

    def __init__(self, deps: RefersDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RefersInput, /) -> RefersOutput:
        raise NotImplementedError
