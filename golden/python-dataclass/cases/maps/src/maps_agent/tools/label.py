"""The tool ``label``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.label import LabelDeps, LabelHandler, LabelInput, LabelOutput


class Label(LabelHandler):
    """Maps."""

    def __init__(self, deps: LabelDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LabelInput, /) -> LabelOutput:
        raise NotImplementedError
