"""The tool ``build_linux``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.build_linux import BuildLinuxDeps, BuildLinuxInput


class BuildLinux(Handler[BuildLinuxInput, JsonOutput]):
    """A suffix that ties a file to one system."""

    def __init__(self, deps: BuildLinuxDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: BuildLinuxInput, /) -> JsonOutput:
        raise UnimplementedToolError
