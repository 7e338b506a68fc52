"""The tool ``reverse_text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.reverse_text import (
    ReverseTextDeps,
    ReverseTextHandler,
    ReverseTextInput,
    ReverseTextOutput,
)


class ReverseText(ReverseTextHandler):
    """Turns a text around, with no word on what comes back."""

    def __init__(self, deps: ReverseTextDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ReverseTextInput, /
    ) -> ReverseTextOutput:
        raise NotImplementedError
