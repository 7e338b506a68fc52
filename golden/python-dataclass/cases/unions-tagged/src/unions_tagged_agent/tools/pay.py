"""The tool ``pay``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.pay import PayDeps, PayInput, PayOutput


class Pay:
    """Tagged unions."""

    def __init__(self, deps: PayDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PayInput, /) -> PayOutput:
        raise ToolError("This tool is not implemented yet.")
