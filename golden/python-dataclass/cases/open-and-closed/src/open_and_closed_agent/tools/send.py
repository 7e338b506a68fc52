"""The tool ``send``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.send import SendDeps, SendInput


class Send(Handler[SendInput, JsonOutput]):
    """Open and closed."""

    def __init__(self, deps: SendDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SendInput, /) -> JsonOutput:
        raise UnimplementedToolError
