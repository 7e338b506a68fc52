"""The tool ``harbour.list``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.harbour_list import HarbourListDeps, HarbourListInput


class HarbourList(Handler[HarbourListInput, JsonOutput]):
    """List the harbours that the almanac knows."""

    def __init__(self, deps: HarbourListDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: HarbourListInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
