"""The tool ``label``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.label import LabelDeps, LabelInput


class Label(Handler[LabelInput, JsonOutput]):
    """Maps."""

    def __init__(self, deps: LabelDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LabelInput, /) -> JsonOutput:
        raise UnimplementedToolError
