"""The tool ``deploy``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.deploy import DeployDeps, DeployInput, DeployOutput


class Deploy:
    """Deeply nested."""

    def __init__(self, deps: DeployDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: DeployInput, /) -> DeployOutput:
        raise ToolError("This tool is not implemented yet.")
