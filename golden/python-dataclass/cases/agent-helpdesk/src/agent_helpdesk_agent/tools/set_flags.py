"""The tool ``set_flags``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.set_flags import SetFlagsDeps, SetFlagsInput, SetFlagsOutput


class SetFlags:
    """Set feature flags."""

    def __init__(self, deps: SetFlagsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SetFlagsInput, /
    ) -> SetFlagsOutput:
        raise ToolError("This tool is not implemented yet.")
