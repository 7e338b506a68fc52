"""The tool ``read_config``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.read_config import ReadConfigDeps, ReadConfigInput, ReadConfigOutput


class ReadConfig:
    """Reads it."""

    def __init__(self, deps: ReadConfigDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReadConfigInput, /
    ) -> ReadConfigOutput:
        raise ToolError("This tool is not implemented yet.")
