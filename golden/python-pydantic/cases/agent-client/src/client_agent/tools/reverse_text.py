"""The tool ``reverse_text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.reverse_text import ReverseTextDeps, ReverseTextInput


class ReverseText(Handler[ReverseTextInput, JsonOutput]):
    """Turns a text around, with no word on what comes back."""

    def __init__(self, deps: ReverseTextDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReverseTextInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
