"""The tool ``reverse_text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.reverse_text import ReverseTextDeps, ReverseTextInput, ReverseTextOutput


class ReverseText:
    """Turns a text around, with no word on what comes back."""

    def __init__(self, deps: ReverseTextDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReverseTextInput, /
    ) -> ReverseTextOutput:
        raise ToolError("This tool is not implemented yet.")
