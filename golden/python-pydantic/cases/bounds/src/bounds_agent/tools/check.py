"""The tool ``check``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.check import CheckDeps, CheckInput, CheckOutput


class Check:
    """Bounds."""

    def __init__(self, deps: CheckDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CheckInput, /) -> CheckOutput:
        raise ToolError("This tool is not implemented yet.")
