"""The tool ``translate``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.translate import (
    TranslateDeps,
    TranslateHandler,
    TranslateInput,
    TranslateOutput,
)


class Translate(TranslateHandler):
    """Translate text."""

    def __init__(self, deps: TranslateDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: TranslateInput, /
    ) -> TranslateOutput:
        raise NotImplementedError
