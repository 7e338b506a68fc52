"""The tool ``refers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.refers import RefersDeps, RefersInput, RefersOutput


class Refers:
    """A reference at the root."""

    def __init__(self, deps: RefersDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RefersInput, /) -> RefersOutput:
        raise ToolError("This tool is not implemented yet.")
