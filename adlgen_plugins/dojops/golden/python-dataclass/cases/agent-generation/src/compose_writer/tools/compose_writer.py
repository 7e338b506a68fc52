"""The tool ``compose-writer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from pathlib import Path

from ..generation.compose_writer import lifecycle
from ..model import new_model
from ..toolspec import CallContext, Handler
from ..toolspec.compose_writer import (
    ComposeWriterDeps,
    ComposeWriterInput,
    ComposeWriterOutput,
)


class ComposeWriter(Handler[ComposeWriterInput, ComposeWriterOutput]):
    """Writes the service description of a small web application."""

    def __init__(self, deps: ComposeWriterDeps) -> None:
        self.deps = deps
        self.files = lifecycle(new_model(), Path.cwd())

    async def __call__(
        self, ctx: CallContext, input: ComposeWriterInput, /
    ) -> ComposeWriterOutput:
        return await self.files.serve(input)
