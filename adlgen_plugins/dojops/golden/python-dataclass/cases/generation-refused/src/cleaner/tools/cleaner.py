"""The tool ``cleaner``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from pathlib import Path

from ..generation.cleaner import lifecycle
from ..model import new_model
from ..toolspec import CallContext, Handler, JsonOutput
from ..toolspec.cleaner import CleanerDeps, CleanerInput


class Cleaner(Handler[CleanerInput, JsonOutput]):
    """Writes one file that can not be verified."""

    def __init__(self, deps: CleanerDeps) -> None:
        self.deps = deps
        self.files = lifecycle(new_model(), Path.cwd())

    async def __call__(self, ctx: CallContext, input: CleanerInput, /) -> JsonOutput:
        return await self.files.serve(input)
