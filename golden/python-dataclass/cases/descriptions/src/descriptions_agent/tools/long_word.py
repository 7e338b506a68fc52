"""The tool ``long_word``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.long_word import (
    LongWordDeps,
    LongWordHandler,
    LongWordInput,
    LongWordOutput,
)


class LongWord(LongWordHandler):
    """Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa."""

    def __init__(self, deps: LongWordDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: LongWordInput, /
    ) -> LongWordOutput:
        raise NotImplementedError
