"""The tool ``check``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.check import CheckDeps, CheckHandler, CheckInput, CheckOutput


class Check(CheckHandler):
    """Bounds."""

    def __init__(self, deps: CheckDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CheckInput, /) -> CheckOutput:
        raise NotImplementedError
