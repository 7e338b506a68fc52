"""The tool ``choose``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.choose import ChooseDeps, ChooseInput


class Choose(Handler[ChooseInput, JsonOutput]):
    """Chooses one of two."""

    def __init__(self, deps: ChooseDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChooseInput, /) -> JsonOutput:
        raise UnimplementedToolError
