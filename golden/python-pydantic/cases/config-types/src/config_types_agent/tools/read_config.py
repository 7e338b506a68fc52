"""The tool ``read_config``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.read_config import ReadConfigDeps, ReadConfigInput


class ReadConfig(Handler[ReadConfigInput, JsonOutput]):
    """Reads it."""

    def __init__(self, deps: ReadConfigDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ReadConfigInput, /) -> JsonOutput:
        raise UnimplementedToolError
