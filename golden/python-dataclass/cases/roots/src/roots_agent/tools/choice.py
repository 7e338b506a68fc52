"""The tool ``choice``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.choice import ChoiceDeps, ChoiceInput


class Choice(Handler[ChoiceInput, JsonOutput]):
    """An enumeration."""

    def __init__(self, deps: ChoiceDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChoiceInput, /) -> JsonOutput:
        raise UnimplementedToolError
