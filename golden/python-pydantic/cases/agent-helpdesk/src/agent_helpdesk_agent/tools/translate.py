"""The tool ``translate``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.translate import TranslateDeps, TranslateInput, TranslateOutput


class Translate:
    """Translate text."""

    def __init__(self, deps: TranslateDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: TranslateInput, /
    ) -> TranslateOutput:
        raise ToolError("This tool is not implemented yet.")
