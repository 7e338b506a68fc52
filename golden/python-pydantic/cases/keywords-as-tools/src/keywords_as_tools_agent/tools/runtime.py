"""The tool ``runtime``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.runtime import RuntimeDeps, RuntimeInput


class Runtime(Handler[RuntimeInput, JsonOutput]):
    """The name of the emitted library."""

    def __init__(self, deps: RuntimeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RuntimeInput, /) -> JsonOutput:
        raise UnimplementedToolError
