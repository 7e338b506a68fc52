"""The tool ``deploy``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.deploy import DeployDeps, DeployInput


class Deploy(Handler[DeployInput, JsonOutput]):
    """Deeply nested."""

    def __init__(self, deps: DeployDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: DeployInput, /) -> JsonOutput:
        raise UnimplementedToolError
