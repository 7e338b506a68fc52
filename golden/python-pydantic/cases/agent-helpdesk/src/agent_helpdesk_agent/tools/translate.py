"""The tool ``translate``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.translate import TranslateDeps, TranslateInput


class Translate(Handler[TranslateInput, JsonOutput]):
    """Translate text."""

    def __init__(self, deps: TranslateDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TranslateInput, /) -> JsonOutput:
        raise UnimplementedToolError
