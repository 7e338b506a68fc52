"""The tool ``runtime``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.runtime import RuntimeDeps, RuntimeInput, RuntimeOutput


class Runtime:
    """The name of the emitted library."""

    def __init__(self, deps: RuntimeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RuntimeInput, /) -> RuntimeOutput:
        raise ToolError("This tool is not implemented yet.")
