"""The tool ``old``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.old import OldDeps, OldInput, OldOutput


class Old:
    """Draft 7."""

    def __init__(self, deps: OldDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: OldInput, /) -> OldOutput:
        raise NotImplementedError("old")
