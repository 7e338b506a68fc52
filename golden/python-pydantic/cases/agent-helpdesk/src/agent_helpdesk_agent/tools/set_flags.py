"""The tool ``set_flags``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.set_flags import SetFlagsDeps, SetFlagsInput


class SetFlags(Handler[SetFlagsInput, JsonOutput]):
    """Set feature flags."""

    def __init__(self, deps: SetFlagsDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SetFlagsInput, /) -> JsonOutput:
        raise UnimplementedToolError
