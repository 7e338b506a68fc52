"""The tool ``set_flags``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.set_flags import (
    SetFlagsDeps,
    SetFlagsHandler,
    SetFlagsInput,
    SetFlagsOutput,
)


class SetFlags(SetFlagsHandler):
    """Set feature flags."""

    def __init__(self, deps: SetFlagsDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SetFlagsInput, /
    ) -> SetFlagsOutput:
        raise NotImplementedError
