"""The tool ``deploy``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.deploy import DeployDeps, DeployHandler, DeployInput, DeployOutput


class Deploy(DeployHandler):
    """Deeply nested."""

    def __init__(self, deps: DeployDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: DeployInput, /) -> DeployOutput:
        raise NotImplementedError
