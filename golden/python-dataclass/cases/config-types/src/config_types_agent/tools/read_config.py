"""The tool ``read_config``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.read_config import ReadConfigDeps, ReadConfigInput, ReadConfigOutput


class ReadConfig:
    """Reads it."""

    def __init__(self, deps: ReadConfigDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReadConfigInput, /
    ) -> ReadConfigOutput:
        raise NotImplementedError("read_config")
