"""The tool ``pay``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.pay import PayDeps, PayHandler, PayInput, PayOutput


class Pay(PayHandler):
    """Tagged unions."""

    def __init__(self, deps: PayDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: PayInput, /) -> PayOutput:
        raise NotImplementedError
