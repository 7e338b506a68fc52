"""The tool ``long_word``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.long_word import LongWordDeps, LongWordInput


class LongWord(Handler[LongWordInput, JsonOutput]):
    """Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."""

    def __init__(self, deps: LongWordDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: LongWordInput, /) -> JsonOutput:
        raise UnimplementedToolError
