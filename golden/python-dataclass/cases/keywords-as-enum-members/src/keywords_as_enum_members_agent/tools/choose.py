"""The tool ``choose``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.choose import ChooseDeps, ChooseHandler, ChooseInput, ChooseOutput


class Choose(ChooseHandler):
    """Choose a word."""

    def __init__(self, deps: ChooseDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChooseInput, /) -> ChooseOutput:
        raise NotImplementedError
