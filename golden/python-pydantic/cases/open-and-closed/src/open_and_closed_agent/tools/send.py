"""The tool ``send``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.send import SendDeps, SendHandler, SendInput, SendOutput


class Send(SendHandler):
    """Open and closed."""

    def __init__(self, deps: SendDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SendInput, /) -> SendOutput:
        raise NotImplementedError
