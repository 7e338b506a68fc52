"""The tool ``harbour.list``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.harbour_list import (
    HarbourListDeps,
    HarbourListHandler,
    HarbourListInput,
    HarbourListOutput,
)


class HarbourList(HarbourListHandler):
    """List the harbours that the almanac knows."""

    def __init__(self, deps: HarbourListDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: HarbourListInput, /
    ) -> HarbourListOutput:
        raise NotImplementedError
